/* Records: whatever the bytes, a replay ends in a finished, an unfinished or a
 * refused game; and what replays is written again and replays the same. */
#include "engine/replay.h"
#include "fuzz/fuzz.h"

static bool replay(tt_replay *r, const char *text, size_t n, void *state, tt_move *moves)
{
    if (tt_replay_open(r, text, n) != TT_OK)
        return false;
    const tt_game *game = tt_game_named(r->header.game);
    if (game == NULL || tt_replay_start(r, game, state) != TT_OK)
        return false;
    while (r->has_move) {
        MUST((int32_t)r->moves_n < game->plies_max);
        moves[r->moves_n] = r->move;
        if (tt_replay_step(r) != TT_OK)
            return false;
        MUST(game->check(state) == NULL);
    }
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX], state2[TT_STATE_MAX];
    static char text[TT_RECORD_MAX];
    static tt_replay r, r2;
    static tt_move moves[TT_PLIES_MAX], moves2[TT_PLIES_MAX];

    if (!replay(&r, (const char *)data, size, state, moves))
        return 0;
    tt_text out = tt_text_in(text, sizeof text);
    tt_put_record(r.game, &r.header, moves, (int)r.moves_n, &out);
    MUST(!out.full && replay(&r2, text, out.n, state2, moves2));
    MUST(r.moves_n == r2.moves_n && memcmp(state, state2, r.game->state_size) == 0);
    return 0;
}
