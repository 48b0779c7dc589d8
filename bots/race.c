/* Which of some moves is best, beyond doubt. */
#include "bots/race.h"

#include "bots/math.h"

#include <string.h>

enum { WORLDS_MIN = 6 };

static const double SURE = 1.5, HOPELESS = 1.5; /* in standard errors */

void tt_race_begin(tt_race *r, const tt_moves *list, tt_move usual)
{
    memset(r, 0, sizeof *r);
    r->n = list->n;
    r->left = list->n - 1;
    while (r->usual < list->n && !tt_same_move(list->at[r->usual], usual))
        r->usual++;
    TT_ASSERT(r->usual < list->n);
}

/* How much better it is on the average, and how sure that is. */
static double mean_of(const tt_rival *is)
{
    return is->sum / is->tried;
}

static double error_of(const tt_rival *is)
{
    double mean = mean_of(is), spread = is->squares / is->tried - mean * mean;

    return (double)tt_sqrt((float)((spread > 0.0 ? spread : 0.0) + 1e-6) / (float)is->tried);
}

void tt_race_note(tt_race *r, uint32_t move, double value)
{
    tt_rival *is = &r->rivals[move];
    double gain = move == r->usual ? 0.0 : value - r->now;

    if (move == r->usual)
        r->now = value;
    is->value += value;
    is->sum += gain;
    is->squares += gain * gain;
    is->tried++;
    if (is->tried >= WORLDS_MIN && mean_of(is) < -HOPELESS * error_of(is)) {
        is->is_out = true;
        r->left--;
    }
}

static uint32_t winner(const tt_race *r)
{
    uint32_t best = r->usual;
    double most = 0.0;

    for (uint32_t i = 0; i < r->n; i++) {
        const tt_rival *is = &r->rivals[i];
        if (i == r->usual || is->is_out || is->tried < WORLDS_MIN)
            continue;
        double gain = mean_of(is) - SURE * error_of(is);
        if (gain > most) {
            most = gain;
            best = i;
        }
    }
    return best;
}

void tt_race_answer(const tt_race *r, tt_answer *out)
{
    for (uint32_t i = 0; i < r->n; i++) {
        out->tried[i] = r->rivals[i].tried;
        if (out->tried[i] > 0)
            out->value[i] = (float)(r->rivals[i].value / out->tried[i]);
    }
    out->move = out->list.at[winner(r)];
}
