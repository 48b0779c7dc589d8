/* plan: improves on the policy of a game by trying what else could be done.
 *
 * Single steps of a long activation tell a search little: what counts is what the whole of it
 * comes to.  So every move that could be made now is followed by what the policy would do, for
 * both sides, until a few activations are over; there a net says who will win.  All moves are
 * tried in the same worlds with the same dice, so that what differs between them is the move.
 * Those that fall behind the policy's own choice are given up, and it is given up only for one
 * that is better beyond doubt. */
#include "bots/bot.h"
#include "bots/leaf.h"
#include "bots/math.h"

#include <string.h>

enum { WORLDS_MIN = 6 };

static const float SURE = 1.5f, HOPELESS = 1.5f; /* in standard errors */

/* A move beside the policy's. */
typedef struct rival {
    double sum, squares; /* of how much better it did */
    double value;
    uint32_t tried;
    bool is_out;
} rival;

typedef struct plan {
    const tt_question *q;
    uint64_t end; /* of the time; 0: it does not count */
    tt_judge judge;
    const tt_policy *policy;
    rival rivals[TT_MOVES_MAX];
    double share[TT_SEATS_MAX]; /* what the policy's choice brought to each seat */
} plan;

static void try_move(plan *p, const void *world, tt_move m, tt_chance coins, float share[])
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];

    memcpy(state, world, p->q->game->state_size);
    p->q->game->apply(state, m, &coins, NULL);
    tt_play_on(p->q->game, p->policy, TT_AHEAD, state, &coins);
    tt_judge_leaf(&p->judge, state, &coins, share);
}

/* How much better it is on the average, and how sure that is. */
static double mean_of(const rival *r)
{
    return r->tried > 0 ? r->sum / r->tried : 0.0;
}

static double error_of(const rival *r)
{
    double mean = mean_of(r), spread = r->squares / r->tried - mean * mean;

    return (double)tt_sqrt((float)((spread > 0.0 ? spread : 0.0) + 1e-6) / (float)r->tried);
}

static bool is_late(const plan *p)
{
    return p->end > 0 && p->q->clock() >= p->end;
}

/* All moves that are left, in one world, or as many of them as there is time for. */
static uint32_t try_all(plan *p, const tt_moves *list, uint32_t usual)
{
    _Alignas(TT_CACHE_LINE) unsigned char world[TT_STATE_MAX];
    tt_chance *coins = p->q->coins;
    float share[TT_SEATS_MAX];
    uint32_t tried = 0;

    memcpy(world, p->q->known, p->q->game->state_size);
    p->q->game->resample(world, p->q->seat, coins);
    tt_chance dice = tt_chance_fast((uint64_t)tt_draw(coins, UINT32_MAX));
    try_move(p, world, list->at[usual], dice, share);
    float value = share[p->q->seat];
    for (int i = 0; i < TT_SEATS_MAX; i++)
        p->share[i] += (double)share[i];
    p->rivals[usual].value += (double)value;
    p->rivals[usual].tried++;
    for (uint32_t i = 0; i < list->n && !is_late(p); i++) {
        rival *r = &p->rivals[i];
        if (i == usual || r->is_out)
            continue;
        try_move(p, world, list->at[i], dice, share);
        float other = share[p->q->seat];
        double gain = (double)other - (double)value;
        r->value += (double)other;
        r->sum += gain;
        r->squares += gain * gain;
        r->tried++;
        tried++;
        if (r->tried >= WORLDS_MIN && mean_of(r) < -(double)HOPELESS * error_of(r))
            r->is_out = true;
    }
    return tried + 1;
}

static uint32_t choose(const plan *p, uint32_t n, uint32_t usual)
{
    uint32_t best = usual;
    double most = 0.0;

    for (uint32_t i = 0; i < n; i++) {
        const rival *r = &p->rivals[i];
        if (i == usual || r->is_out || r->tried < WORLDS_MIN)
            continue;
        double gain = mean_of(r) - (double)SURE * error_of(r);
        if (gain > most) {
            most = gain;
            best = i;
        }
    }
    return best;
}

static bool has_rivals(const plan *p, uint32_t n, uint32_t usual)
{
    for (uint32_t i = 0; i < n; i++)
        if (i != usual && !p->rivals[i].is_out)
            return true;
    return false;
}

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    plan p = {.q = q, .policy = tt_policy_for(q->game)};
    const tt_budget *b = &bot->budget;
    uint32_t usual = 0;

    TT_ASSERT(p.policy != NULL); /* tt_bot_in */
    if (q->clock != NULL && b->ms > 0)
        p.end = q->clock() + (uint64_t)b->ms * 1000;
    out->move = p.policy->choose(q->known, q->seat, &out->list);
    while (usual < out->list.n && !tt_same_move(out->list.at[usual], out->move))
        usual++;
    TT_ASSERT(usual < out->list.n);
    if (p.end == 0 && b->iterations == 0)
        return; /* nothing would end it */
    tt_judge_open(&p.judge, q->game, TT_LEAF_NET, q->known);
    do
        out->iterations += try_all(&p, &out->list, usual);
    while (has_rivals(&p, out->list.n, usual) &&
           (b->iterations == 0 || out->iterations < b->iterations) && !is_late(&p));
    for (uint32_t i = 0; i < out->list.n; i++) {
        out->tried[i] = p.rivals[i].tried;
        if (out->tried[i] > 0)
            out->value[i] = (float)(p.rivals[i].value / out->tried[i]);
    }
    int seats = q->game->seats(q->known);
    for (int i = 0; i < seats; i++)
        out->share[i] = (float)(p.share[i] / p.rivals[usual].tried);
    out->move = out->list.at[choose(&p, out->list.n, usual)];
}

const tt_brain tt_brain_plan = {"plan", true, think};
