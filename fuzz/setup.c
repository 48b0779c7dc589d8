/* Any bytes as a setup: numbers, then option words.  Each is refused, or leads to a
 * sound position. */
#include "fuzz/fuzz.h"

static void set_up(const tt_game *game, const tt_setup *how)
{
    _Alignas(8) uint8_t state[TT_STATE_MAX];
    tt_chance c = tt_chance_fast(how->seats);
    tt_events log = {0};
    tt_status status = game->setup(state, how, &c, &log);

    MUST(status == TT_OK || status == TT_BAD_SEATS || status == TT_BAD_OPTION);
    if (tt_setup_valid(game, how) != TT_OK)
        MUST(status != TT_OK);
    if (status != TT_OK)
        return;
    MUST(game->check(state) == NULL);
    MUST(game->actor(state) == TT_OVER || game->actor(state) < how->seats);
}

/* Words in pairs: the name of an option and a value. */
static void set_words(const tt_game *game, tt_setup *how, tt_reader *r)
{
    while (!r->failed && r->at < r->end) {
        tt_word name = tt_read_word(r), value = tt_read_word(r);
        tt_status status = tt_setup_option(game, how, name, value);
        MUST(status == TT_OK || status == TT_BAD_OPTION);
        if (status == TT_OK)
            set_up(game, how);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tt_setup how;

    if (size < sizeof how)
        return 0;
    for (int i = 0; i < tt_games_n; i++) {
        tt_reader r = tt_reader_of((const char *)data + sizeof how, size - sizeof how);
        memcpy(&how, data, sizeof how); /* nothing but bytes */
        set_up(tt_games[i], &how);
        how = tt_setup_for(how.seats);
        set_words(tt_games[i], &how, &r);
    }
    return 0;
}
