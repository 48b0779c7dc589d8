/* level: six opponents from a first game to the strongest, for each game.
 *
 * Weak ones are hasty: they make so many of a thousand moves without thinking.  Strong ones
 * think longer.  None sees more than its seat may. */
#include "bots/levels.h"

#include <string.h>

typedef struct level {
    const tt_brain *brain;
    uint32_t iterations, ms;  /* 0: no limit of that kind */
    uint16_t slip, curiosity; /* as in tt_bot */
    uint8_t leaf;
} level;

/* The strongest may be another one where more than two play. */
static const struct {
    const char *game;
    level at[TT_LEVELS];
    level of_many; /* no brain: the same */
} LEVELS[] = {
    {.game = "abyss",
     .at = {{.brain = &tt_brain_greedy, .slip = 600},
            {.brain = &tt_brain_greedy, .slip = 150},
            {.brain = &tt_brain_net, .slip = 200},
            {.brain = &tt_brain_net},
            {.brain = &tt_brain_ismcts, .iterations = 100, .leaf = TT_LEAF_NET},
            {.brain = &tt_brain_ismcts, .ms = 900, .curiosity = 70, .leaf = TT_LEAF_NET}},
     .of_many = {.brain = &tt_brain_ismcts, .ms = 900}},
    {.game = "conspiracy",
     .at = {{.brain = &tt_brain_greedy, .slip = 910},
            {.brain = &tt_brain_greedy, .slip = 640},
            {.brain = &tt_brain_greedy, .slip = 290},
            {.brain = &tt_brain_net, .slip = 60},
            {.brain = &tt_brain_ismcts, .iterations = 250, .leaf = TT_LEAF_BOTH},
            {.brain = &tt_brain_ismcts, .ms = 900, .leaf = TT_LEAF_BOTH}},
     .of_many = {.brain = &tt_brain_ismcts, .ms = 900}},
    {.game = "rumbones",
     .at = {{.brain = &tt_brain_greedy, .slip = 700},
            {.brain = &tt_brain_greedy, .slip = 500},
            {.brain = &tt_brain_greedy, .slip = 280},
            {.brain = &tt_brain_greedy, .slip = 120},
            {.brain = &tt_brain_greedy},
            {.brain = &tt_brain_plan, .iterations = 400, .ms = 900}}},
};

static const level *level_of(const tt_game *game, int number, int seats)
{
    for (size_t i = 0; i < sizeof LEVELS / sizeof *LEVELS; i++) {
        if (strcmp(LEVELS[i].game, game->name) != 0)
            continue;
        bool is_other = number == TT_LEVELS && seats > 2 && LEVELS[i].of_many.brain != NULL;
        return is_other ? &LEVELS[i].of_many : &LEVELS[i].at[number - 1];
    }
    TT_NEVER("every game has its levels");
}

tt_bot tt_level_in(const tt_bot *bot, const tt_game *game, int seats)
{
    const level *l = level_of(game, bot->level, seats);
    tt_bot as = *bot;

    as.brain = l->brain;
    as.leaf = l->leaf;
    as.slip = l->slip;
    if (bot->curiosity == 0)
        as.curiosity = l->curiosity;
    if (bot->budget.iterations == 0 && bot->budget.ms == 0)
        as.budget = (tt_budget){l->iterations, l->ms};
    return as;
}

const tt_brain tt_brain_level = {"level", true, NULL};
