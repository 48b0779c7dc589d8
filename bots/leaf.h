/* What a position is worth to everybody at the table: what a search asks where it stops. */
#ifndef TT_LEAF_H
#define TT_LEAF_H

#include "bots/bot.h"

/* The share of the win each seat may expect.  Plays on in `state`, which is used up. */
void tt_judge(const tt_game *game, int leaf, void *state, tt_chance *coins, float share[]);

#endif
