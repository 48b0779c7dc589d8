/* How a seat stands in points: all that greedy looks at, and a guide for a search. */
#ifndef TT_LEAD_H
#define TT_LEAD_H

#include "engine/game.h"

/* How far ahead of the best opponent, by everybody's points. */
int32_t tt_lead_in(const int32_t points[], int seats, int seat);
/* The same, if it ended after a move of that seat and the rest of its turn at random.  `state`
 * stays. */
int32_t tt_lead_after(const tt_game *game, const void *state, int seat, tt_move m,
                      tt_chance *coins);

#endif
