/* The list of games. */
#ifndef TT_GAMES_H
#define TT_GAMES_H

#include "engine/game.h"

extern const tt_game *const tt_games[];
extern const int tt_games_n;

/* By name; NULL: there is no such game. */
const tt_game *tt_game_named(const char *name);

#endif
