/* What a position is worth to everybody at the table: what a search asks where it stops. */
#ifndef TT_LEAF_H
#define TT_LEAF_H

#include "bots/bot.h"
#include "bots/net.h"
#include "bots/policy/policy.h"

/* So many activations are usually looked ahead by the policy before a net judges; without one the
 * game is played to its end.  No policy makes more decisions than that: two that wait for each
 * other would do so for ever. */
enum { TT_AHEAD = 4, TT_AHEAD_DECISIONS = 1000 };

typedef struct tt_judge {
    const tt_game *game;
    int leaf;                     /* tt_leaf */
    int ahead;                    /* activations; 0: to the end */
    bool is_over;                 /* the last position judged was the end of a game, */
    int32_t points[TT_SEATS_MAX]; /* with so many for everybody */
    const tt_policy *policy;
    tt_judgement net;
} tt_judge;

/* Without a net for games like this one they are played on to their end: by a policy if there is
 * one, or at random.  Where that takes too long who leads has won. */
void tt_judge_open(tt_judge *j, const tt_game *game, int leaf, const void *state);

/* The share of the win each seat may expect.  May play on in `state`, which is used up. */
void tt_judge_leaf(tt_judge *j, void *state, tt_chance *coins, float share[]);

#endif
