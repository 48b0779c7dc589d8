/* greedy: takes what looks best at once, and does not think about what the others will do.
 *
 * A game with a policy is played by it.  Otherwise greedy tries every move a few times,
 * plays the rest of its own turn at random, and keeps the move after which it stood best on
 * the average. */
#include "bots/bot.h"
#include "bots/lead.h"
#include "bots/policy/policy.h"

#include <string.h>

enum { TRIES = 24 };

/* In one world of those the seat cannot tell apart. */
static int32_t try_move(const tt_question *q, tt_move m)
{
    _Alignas(TT_CACHE_LINE) unsigned char world[TT_STATE_MAX];

    memcpy(world, q->known, q->game->state_size);
    q->game->resample(world, q->seat, q->coins);
    return tt_lead_after(q->game, world, q->seat, m, q->coins);
}

/* A lead of that many points on the average, as a share of the win: a rough guess. */
static float share_of(int32_t sum)
{
    float points = (float)sum / TRIES;

    return 0.5f + 0.5f * points / (20.0f + (points < 0 ? -points : points));
}

static void try_all(const tt_question *q, tt_answer *out)
{
    int32_t best = INT32_MIN;

    for (uint32_t i = 0; i < out->list.n; i++) {
        int32_t sum = 0;
        for (int k = 0; k < TRIES; k++)
            sum += try_move(q, out->list.at[i]);
        out->value[i] = share_of(sum);
        out->tried[i] = TRIES;
        if (sum > best) {
            best = sum;
            out->move = out->list.at[i];
        }
    }
}

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    const tt_policy *policy = tt_policy_for(q->game);

    (void)bot;
    if (policy != NULL)
        out->move = policy->choose(q->known, q->seat, &out->list);
    else
        try_all(q, out);
}

const tt_brain tt_brain_greedy = {"greedy", false, think};
