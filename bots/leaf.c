/* What a position is worth. */
#include "bots/leaf.h"

#include "bots/lead.h"
#include "bots/math.h"

#include <string.h>

enum { TURNS = 8 }; /* that are tried, of which the best is made */

/* 1 for everybody who has won: sides and those who share a victory do not get less. */
static void result(tt_judge *j, const void *state, float share[])
{
    uint32_t winners = j->game->score(state, j->points);

    for (int i = 0; i < TT_SEATS_MAX; i++)
        share[i] = (float)(winners >> i & 1);
}

static void play_at_random(const tt_game *game, void *state, tt_chance *coins)
{
    while (game->actor(state) != TT_OVER)
        game->apply(state, game->any(state, coins), coins, NULL);
}

/* A turn at random, in a copy; how many points its seat has then. */
static int32_t try_turn(const tt_game *game, const void *state, void *after, tt_chance *coins)
{
    int32_t points[TT_SEATS_MAX];
    int seat = game->actor(state);

    memcpy(after, state, game->state_size);
    tt_finish_turn(game, after, seat, coins);
    game->score(after, points);
    return points[seat];
}

/* To the end, everybody making the best of a few turns: as people play who look no further. */
static void play_good_turns(const tt_game *game, void *state, tt_chance *coins)
{
    _Alignas(TT_CACHE_LINE) unsigned char after[2][TT_STATE_MAX];

    while (game->actor(state) != TT_OVER) {
        int best = 0;
        int32_t most = INT32_MIN;
        for (int i = 0; i < TURNS; i++) {
            int32_t points = try_turn(game, state, after[!best], coins);
            if (points > most) {
                most = points;
                best = !best;
            }
        }
        memcpy(state, after[best], game->state_size);
    }
}

void tt_play_on(const tt_game *game, const tt_policy *policy, int ahead, void *state,
                tt_chance *coins)
{
    tt_moves list;
    int seat, quiet = 0;

    while ((seat = game->actor(state)) != TT_OVER) {
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
    if (!net && leaf == TT_LEAF_NET)
        j->leaf = TT_LEAF_POLICY;
    if (leaf == TT_LEAF_TURNS && j->policy != NULL)
        j->leaf = TT_LEAF_POLICY; /* knows good turns without trying */
    else if (leaf == TT_LEAF_TURNS && !net)
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
    static const float SCALE = 6.0f; /* with that lead e wins to one */
    float all = 0.0f;

    for (int i = 0; i < seats; i++)
        all += share[i] = tt_exp((float)(j->points[i] - j->points[0]) / SCALE);
    for (int i = 0; i < seats; i++)
        share[i] /= all;
}

/* What the net thinks, and what came of it when it was played on: one is steady, the other
 * right on average, and they err in different ways. */
static void judge_both_ways(tt_judge *j, void *state, tt_chance *coins, float share[])
{
    static const float NET_PART = 0.3f;
    float played[TT_SEATS_MAX];
    int seats = j->game->seats(state);

    judge_now(j, state, share);
    play_good_turns(j->game, state, coins);
    j->game->score(state, j->points);
    share_by_points(j, seats, played);
    for (int i = 0; i < seats; i++)
        share[i] = NET_PART * share[i] + (1.0f - NET_PART) * played[i];
}

void tt_judge_leaf(tt_judge *j, void *state, tt_chance *coins, float share[])
{
    if (j->leaf == TT_LEAF_TURNS) {
        judge_both_ways(j, state, coins, share);
        return;
    }
    if (j->leaf == TT_LEAF_POLICY)
        tt_play_on(j->game, j->policy, j->net.net != NULL ? TT_AHEAD : TT_AHEAD_MAX, state, coins);
    if (j->leaf == TT_LEAF_RANDOM)
        play_at_random(j->game, state, coins);
    judge_now(j, state, share);
}
