/* The list of games. */
#include "games/games.h"

#include "games/abyss/abyss.h"
#include "games/conspiracy/conspiracy.h"
#include "games/rumbones/rumbones.h"

#include <string.h>

const tt_game *const tt_games[] = {&tt_abyss, &tt_conspiracy, &tt_rumbones};
const int tt_games_n = sizeof tt_games / sizeof *tt_games;

const tt_game *tt_game_named(const char *name)
{
    for (int i = 0; i < tt_games_n; i++)
        if (strcmp(tt_games[i]->name, name) == 0)
            return tt_games[i];
    return NULL;
}
