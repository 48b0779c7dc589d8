/* level: six opponents from a first game to the strongest, for each game.
 *
 * Weak ones are hasty: they make so many of a thousand moves without thinking.  Strong ones
 * think longer.  None sees more than its seat may. */
#include "bots/bot.h"

#include <string.h>

typedef struct level {
    const tt_brain *brain;
    uint32_t iterations, ms;
    uint8_t leaf;
    uint16_t slip;
} level;

static const struct {
    const char *game;
    level at[TT_LEVELS];
} LEVELS[] = {
    {"abyss",
     {{&tt_brain_greedy, 0, 0, 0, 600},
      {&tt_brain_greedy, 0, 0, 0, 200},
      {&tt_brain_net, 0, 0, TT_LEAF_NET, 0},
      {&tt_brain_ismcts, 200, 0, TT_LEAF_NET, 0},
      {&tt_brain_ismcts, 1500, 0, TT_LEAF_NET, 0},
      {&tt_brain_ismcts, 0, 900, TT_LEAF_NET, 0}}},
    {"conspiracy",
     {{&tt_brain_greedy, 0, 0, 0, 600},
      {&tt_brain_greedy, 0, 0, 0, 200},
      {&tt_brain_net, 0, 0, TT_LEAF_NET, 0},
      {&tt_brain_ismcts, 200, 0, TT_LEAF_NET, 0},
      {&tt_brain_ismcts, 2000, 0, TT_LEAF_NET, 0},
      {&tt_brain_ismcts, 0, 900, TT_LEAF_NET, 0}}},
    {"rumbones",
     {{&tt_brain_greedy, 0, 0, 0, 700},
      {&tt_brain_greedy, 0, 0, 0, 350},
      {&tt_brain_greedy, 0, 0, 0, 120},
      {&tt_brain_greedy, 0, 0, 0, 0},
      {&tt_brain_plan, 300, 0, TT_LEAF_NET, 0},
      {&tt_brain_plan, 0, 900, TT_LEAF_NET, 0}}},
};

static const level *level_of(const tt_game *game, int number)
{
    for (size_t i = 0; i < sizeof LEVELS / sizeof *LEVELS; i++)
        if (strcmp(LEVELS[i].game, game->name) == 0)
            return &LEVELS[i].at[number - 1];
    TT_NEVER("every game has its levels");
}

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    const level *l = level_of(q->game, bot->level);
    tt_bot as = *bot;

    as.brain = l->brain;
    as.leaf = l->leaf;
    as.slip = l->slip;
    if (bot->budget.iterations == 0 && bot->budget.ms == 0)
        as.budget = (tt_budget){l->iterations, l->ms};
    tt_bot_think(&as, q, out);
}

const tt_brain tt_brain_level = {"level", true, think};
