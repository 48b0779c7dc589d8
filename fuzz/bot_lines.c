/* Any bytes as a talk between programs and bots.  Every line is heard twice: by a bot of ours,
 * for each game, which thinks when it is its turn, whatever position it was made to believe in;
 * and as what a program says, be it an answer to the question of that moment.
 *
 * Most changes break the positions in it; state_text is the fuzzer that changes those with care. */
#include "cli/protocol.h"
#include "fuzz/fuzz.h"

enum { LINE = 4096, ROOM = TT_BOT_ROOM_MIN };

/* With a policy, where there is one, and a net: all that bots make of a position. */
static void think(const briefing *b, tt_answer *answer)
{
    static const char NAME[] = "ismcts:it=2:leaf=policy";
    static _Alignas(TT_CACHE_LINE) unsigned char memory[ROOM], known[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(tt_mix(b->seed) + b->decision);
    tt_question q = {.game = b->game,
                     .decision = b->decision,
                     .coins = &coins,
                     .memory = memory,
                     .room = sizeof memory};
    tt_bot bot;

    MUST(tt_bot_named((tt_word){NAME, strlen(NAME)}, &bot));
    tt_bot_show(&q, b->state, known);
    MUST(q.seat == b->seat);
    tt_bot_forget(memory, sizeof memory);
    tt_bot_think(&bot, &q, answer);
    MUST(tt_listed(&answer->list, answer->move));
}

/* What a bot answers is understood as that answer. */
static void must_be_understood(const tt_game *game, tt_answer *answer)
{
    char line[256];
    tt_text out = tt_text_in(line, sizeof line);
    tt_move move = answer->move;

    tt_put(&out, "bestmove ");
    tt_put_move(game, move, &out);
    tt_put(&out, " value 0.5000");
    MUST(!out.full);
    MUST(protocol_said(line, out.n) == SAID_MOVE);
    MUST(protocol_read_move(game, line, out.n, answer) == ANSWERED_MOVE);
    MUST(tt_same_move(move, answer->move));
}

static void hear_told(briefing *b, const char *line, size_t n)
{
    static tt_answer answer;
    wanted w = protocol_hear(b, line, n);

    MUST(b->seat >= 0 && b->seat < TT_SEATS_MAX && b->decision <= TT_PLIES_MAX);
    if (w != WANTED_MOVE || protocol_excuse(b) != NULL)
        return;
    MUST(b->game->check(b->state) == NULL && b->game->actor(b->state) == b->seat);
    think(b, &answer);
    must_be_understood(b->game, &answer);
}

/* As process_read hands it over: not too long, with a zero byte behind it. */
static void hear_said(const briefing *b, const char *text, size_t n)
{
    static tt_answer answer;
    char line[LINE];
    said s;

    if (n >= sizeof line)
        return;
    memcpy(line, text, n);
    line[n] = '\0';
    s = protocol_said(line, n);
    answer.list.n = 0;
    if (b->has_sample)
        b->game->moves(b->state, &answer.list);
    for (uint32_t i = 0; i < answer.list.n; i++)
        answer.value[i] = 0.5f;
    if (s != SAID_MOVE || protocol_read_move(b->game, line, n, &answer) != ANSWERED_MOVE)
        return;
    MUST(tt_listed(&answer.list, answer.move));
    for (uint32_t i = 0; i < answer.list.n; i++)
        MUST(answer.value[i] >= 0.0f && answer.value[i] <= 1.0f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static briefing all[8];
    const char *at = (const char *)data, *end = at + size;

    MUST((size_t)tt_games_n <= sizeof all / sizeof *all);
    for (int i = 0; i < tt_games_n; i++)
        protocol_begin(&all[i], tt_games[i]);
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop != NULL ? stop : end) - at);
        for (int i = 0; i < tt_games_n; i++) {
            hear_told(&all[i], at, n);
            hear_said(&all[i], at, n);
        }
        at += n + (stop != NULL);
    }
    return 0;
}
