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
    const tt_game *game;
    const tt_moves *list;
    tt_judge judge;
} plan;

static void try_move(void *who, const void *world, tt_chance dice, uint32_t move, float share[])
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    plan *p = who;

    memcpy(state, world, p->game->state_size);
    p->game->apply(state, p->list->at[move], &dice, NULL);
    tt_judge_leaf(&p->judge, state, &dice, share);
}

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    plan p = {.game = q->game, .list = &out->list};

    tt_judge_open(&p.judge, q->game, TT_LEAF_POLICY, q->known);
    TT_ASSERT(p.judge.policy != NULL); /* tt_bot_in */
    if (p.judge.net.net != NULL)
        p.judge.ahead = AHEAD;
    tt_move usual = p.judge.policy->choose(q->known, q->seat, &out->list);
    tt_race_run(bot, q, usual, try_move, &p, out);
}

const tt_brain tt_brain_plan = {"plan", true, think};
