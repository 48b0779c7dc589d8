/* The list of bots, and the door to them. */
#include "bots/bot.h"

#include <string.h>

const tt_bot *const tt_bots[] = {&tt_bot_random, &tt_bot_greedy};
const int tt_bots_n = sizeof tt_bots / sizeof *tt_bots;

const tt_bot *tt_bot_named(const char *name, size_t n)
{
    for (int i = 0; i < tt_bots_n; i++)
        if (tt_word_is((tt_word){name, n}, tt_bots[i]->name))
            return tt_bots[i];
    return NULL;
}

tt_move tt_bot_choose(const tt_bot *bot, const tt_game *game, const void *state, tt_chance *c)
{
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];
    int seat = game->actor(state);

    memcpy(known, state, game->state_size);
    game->resample(known, seat, c);
    return bot->choose(game, known, seat, c);
}
