/* net: takes the move after which a net that was learned likes its place best. */
#include "bots/bot.h"
#include "bots/leaf.h"

#include <string.h>

enum { DRAWS = 4 };

/* The mean over a few worlds and draws. */
static float try_move(const tt_question *q, tt_judge *judge, tt_move m)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    float share[TT_SEATS_MAX], sum = 0.0f;
    int n = 0;

    do {
        uint64_t before = q->coins->fast;
        memcpy(state, q->known, q->game->state_size);
        q->game->resample(state, q->seat, q->coins);
        q->game->apply(state, m, q->coins, NULL);
        tt_judge_leaf(judge, state, q->coins, share);
        sum += share[q->seat];
        n++;
        if (q->coins->fast == before)
            break; /* nothing was drawn: it is always like this */
    } while (n < DRAWS);
    return sum / (float)n;
}

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    tt_judge judge;
    float most = -1.0f;

    (void)bot;
    tt_judge_open(&judge, q->game, TT_LEAF_NET, q->known);
    for (uint32_t i = 0; i < out->list.n; i++) {
        out->value[i] = try_move(q, &judge, out->list.at[i]);
        out->tried[i] = 1;
        if (out->value[i] > most) {
            most = out->value[i];
            out->move = out->list.at[i];
        }
    }
}

const tt_brain tt_brain_net = {"net", false, think};
