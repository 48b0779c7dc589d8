/* plan: improves on the policy of a game by trying what else could be done.
 *
 * Single steps of a long activation tell a search little: what counts is what the whole of it
 * comes to.  So every move that could be made now is followed by what the policy would do, for
 * both sides, until some activations are over; there a net says who will win.  The moves race
 * against the policy's own choice (bots/race.h). */
#include "bots/bot.h"
#include "bots/leaf.h"
#include "bots/race.h"

#include <string.h>

enum { AHEAD = 8 }; /* activations, before a net judges */

typedef struct plan {
    const tt_question *q;
    uint64_t end; /* of the time; 0: it does not count */
    tt_judge judge;
    tt_race race;
    double share[TT_SEATS_MAX]; /* what the policy's choice brought to each seat */
} plan;

static void try_move(plan *p, const void *world, tt_move m, tt_chance coins, float share[])
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];

    memcpy(state, world, p->q->game->state_size);
    p->q->game->apply(state, m, &coins, NULL);
    tt_judge_leaf(&p->judge, state, &coins, share);
}

static bool is_late(const plan *p)
{
    return p->end > 0 && p->q->clock() >= p->end;
}

/* All moves that are left, in one world, or as many of them as there is time for. */
static uint32_t try_all(plan *p, const tt_moves *list)
{
    _Alignas(TT_CACHE_LINE) unsigned char world[TT_STATE_MAX];
    tt_chance *coins = p->q->coins;
    uint32_t tried = 0;

    memcpy(world, p->q->known, p->q->game->state_size);
    p->q->game->resample(world, p->q->seat, coins);
    tt_chance dice = tt_chance_fast((uint64_t)tt_draw(coins, UINT32_MAX));
    for (uint32_t i = 0; i < list->n && (i == 0 || !is_late(p)); i++) {
        uint32_t move = tt_race_move(&p->race, i);
        float share[TT_SEATS_MAX];
        if (p->race.rivals[move].is_out)
            continue;
        try_move(p, world, list->at[move], dice, share);
        tt_race_note(&p->race, move, (double)share[p->q->seat]);
        for (int k = 0; i == 0 && k < TT_SEATS_MAX; k++)
            p->share[k] += (double)share[k];
        tried++;
    }
    return tried;
}

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    plan p = {.q = q};
    const tt_budget *b = &bot->budget;

    tt_judge_open(&p.judge, q->game, TT_LEAF_POLICY, q->known);
    TT_ASSERT(p.judge.policy != NULL); /* tt_bot_in */
    if (p.judge.net.net != NULL)
        p.judge.ahead = AHEAD;
    if (q->clock != NULL && b->ms > 0)
        p.end = q->clock() + (uint64_t)b->ms * 1000;
    out->move = p.judge.policy->choose(q->known, q->seat, &out->list);
    if (p.end == 0 && b->iterations == 0)
        return; /* nothing would end it */
    tt_race_begin(&p.race, &out->list, out->move);
    do
        out->iterations += try_all(&p, &out->list);
    while (p.race.left > 0 && (b->iterations == 0 || out->iterations < b->iterations) &&
           !is_late(&p));
    tt_race_answer(&p.race, out);
    int seats = q->game->seats(q->known);
    for (int i = 0; i < seats; i++)
        out->share[i] = (float)(p.share[i] / p.race.rivals[p.race.usual].tried);
}

const tt_brain tt_brain_plan = {"plan", true, think};
