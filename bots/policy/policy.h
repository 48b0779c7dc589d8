/* Policies: what a bot knows about one game beyond its rules.
 *
 * A policy looks at a state as its seat may know it, weighs the legal moves by hand-made
 * estimates and names the best.  It simulates nothing and tosses no coin: the same state
 * gets the same answer. */
#ifndef TT_POLICY_H
#define TT_POLICY_H

#include "engine/game.h"

typedef struct tt_policy {
    const char *game;
    tt_move (*choose)(const void *known, int seat, const tt_moves *list);
    bool (*is_quiet)(
        const void *state); /* whether nothing is half done: a place to stop and judge */
} tt_policy;

extern const tt_policy tt_policy_rumbones;

/* The policy for a game; NULL: there is none. */
const tt_policy *tt_policy_for(const tt_game *game);

#endif
