/* Policies: what a bot knows about one game beyond its rules.
 *
 * A policy looks at a state as its seat may know it, weighs the legal moves by hand-made
 * estimates and names the best.  It simulates nothing and tosses no coin: the same state
 * gets the same answer. */
#ifndef TT_POLICY_H
#define TT_POLICY_H

#include "engine/game.h"

typedef tt_move (*tt_policy)(const void *known, int seat, const tt_moves *list);

/* The policy for a game; NULL: there is none. */
tt_policy tt_policy_for(const tt_game *game);

tt_move tt_policy_rumbones(const void *known, int seat, const tt_moves *list);

#endif
