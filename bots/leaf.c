/* What a position is worth. */
#include "bots/leaf.h"

#include "bots/math.h"

#include <string.h>

/* 1 for everybody who has won: sides and those who share a victory do not get less. */
static void result(tt_judge *j, const void *state, float share[])
{
    uint32_t winners = j->game->score(state, j->points);

    for (int i = 0; i < TT_SEATS_MAX; i++)
        share[i] = (float)(winners >> i & 1);
}

/* To the end; how many decisions that took.  Some games have none: in Abyss the last lords may want
 * races that nobody has and nobody can get any more.  Who leads has won such a game. */
static int play_at_random(const tt_game *game, void *state, tt_chance *coins)
{
    enum { LONG = 1000 }; /* a tenth of what is possible, if that is more */
    const int most = game->plies_max / 10 > LONG ? game->plies_max / 10 : LONG;
    int n = 0;

    for (; n < most && game->actor(state) != TT_OVER; n++)
        game->apply(state, game->any(state, coins), coins, NULL);
    return n;
}

/* By the policy until so many activations, turns or the like are over; 0: to the end. */
static void play_on(const tt_game *game, const tt_policy *policy, int ahead, void *state,
                    tt_chance *coins)
{
    tt_moves list;
    int seat, quiet = 0;

    for (int n = 0; n < TT_AHEAD_DECISIONS && (seat = game->actor(state)) != TT_OVER; n++) {
        if (policy->is_quiet(state) && ++quiet == ahead)
            return;
        game->moves(state, &list);
        game->apply(state, policy->choose(state, seat, &list), coins, NULL);
    }
}

void tt_judge_open(tt_judge *j, const tt_game *game, int leaf, const void *state)
{
    j->game = game;
    j->policy = tt_policy_for(game);
    j->leaf = leaf;
    bool net = tt_judge_begin(&j->net, game, state);
    j->ahead = net ? TT_AHEAD : 0;
    if (!net && leaf == TT_LEAF_NET)
        j->leaf = TT_LEAF_POLICY;
    if (leaf == TT_LEAF_BOTH && j->policy != NULL)
        j->leaf = TT_LEAF_POLICY; /* knows better than random games */
    else if (leaf == TT_LEAF_BOTH && !net)
        j->leaf = TT_LEAF_RANDOM;
    if (j->leaf == TT_LEAF_POLICY && j->policy == NULL)
        j->leaf = j->net.net != NULL ? TT_LEAF_NET : TT_LEAF_RANDOM;
}

static void judge_now(tt_judge *j, const void *state, float share[])
{
    j->is_over = j->game->actor(state) == TT_OVER;
    if (j->is_over || j->net.net == NULL)
        result(j, state, share);
    else
        tt_judge_position(&j->net, state, share);
}

/* What the points at the end of a game say: who was close behind may win the next one like it. */
static void share_by_points(const tt_judge *j, int seats, float share[])
{
    static const float SCALE = 8.0f; /* with that lead e wins to one */
    float all = 0.0f;

    for (int i = 0; i < seats; i++)
        all += share[i] = tt_exp((float)(j->points[i] - j->points[0]) / SCALE);
    for (int i = 0; i < seats; i++)
        share[i] /= all;
}

/* What the net thinks, and the points of a game that was played on: one is steady, the other right
 * on average, and they err in different ways.  Close to the end who has won counts instead: a
 * point more or less is then all or nothing, and few things are left to happen by chance. */
static void judge_both_ways(tt_judge *j, void *state, tt_chance *coins, float share[])
{
    static const float NET_PART = 0.5f, NEAR = 7.5f; /* decisions before the end */
    float by_points[TT_SEATS_MAX], won[TT_SEATS_MAX];
    int seats = j->game->seats(state);

    judge_now(j, state, share);
    float left = (float)play_at_random(j->game, state, coins), far = left / (left + NEAR);
    result(j, state, won);
    share_by_points(j, seats, by_points);
    for (int i = 0; i < seats; i++)
        share[i] =
            far * (NET_PART * share[i] + (1.0f - NET_PART) * by_points[i]) + (1.0f - far) * won[i];
}

void tt_judge_leaf(tt_judge *j, void *state, tt_chance *coins, float share[])
{
    if (j->leaf == TT_LEAF_BOTH) {
        judge_both_ways(j, state, coins, share);
        return;
    }
    if (j->leaf == TT_LEAF_POLICY)
        play_on(j->game, j->policy, j->ahead, state, coins);
    if (j->leaf == TT_LEAF_RANDOM)
        play_at_random(j->game, state, coins);
    judge_now(j, state, share);
}
