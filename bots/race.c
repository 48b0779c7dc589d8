/* Which of some moves is best. */
#include "bots/race.h"

#include "bots/math.h"

#include <string.h>

enum { WORLDS_MIN = 6 };

static const double SURE = 1.5, HOPELESS = 1.5; /* in standard errors */
static const double DOUBT = 0.1;                /* tt_mean_error */

void tt_race_begin(tt_race *r, const tt_moves *list, tt_move usual)
{
    memset(r, 0, sizeof *r);
    r->n = list->n;
    r->left = list->n - 1;
    r->usual = tt_place_of(list, usual);
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

/* A move that was given up was seen in the first worlds only, so what it is worth is told by how
 * much better it did there than the usual one. */
static void say_rival(const tt_race *r, uint32_t i, tt_answer *out)
{
    const tt_rival *is = &r->rivals[i], *usual = &r->rivals[r->usual];

    out->tried[i] = is->tried;
    if (is->tried == 0)
        return;
    double value = usual->value / usual->tried + mean_of(is);
    out->value[i] = value < 0.0 ? 0.0f : value > 1.0 ? 1.0f : (float)value;
    if (is->tried >= TT_TRIES_ENOUGH)
        out->error[i] = tt_mean_error(is->sum, is->squares, is->tried, DOUBT);
}

void tt_race_answer(const tt_race *r, tt_answer *out)
{
    for (uint32_t i = 0; i < r->n; i++)
        say_rival(r, i, out);
    out->move = out->list.at[winner(r)];
}

/* ==== The whole of it ====================================================== */

static void note_all(tt_race *r, const float share[])
{
    for (int i = 0; i < TT_SEATS_MAX; i++) {
        r->sum[i] += (double)share[i];
        r->squares[i] += (double)share[i] * (double)share[i];
    }
}

static void say_shares(const tt_race *r, int seats, tt_answer *out)
{
    uint32_t n = r->rivals[r->usual].tried;

    for (int i = 0; i < seats; i++) {
        out->share[i] = (float)(r->sum[i] / n);
        out->share_error[i] = tt_mean_error(r->sum[i], r->squares[i], n, DOUBT);
    }
}

void tt_race_run(const tt_bot *bot, const tt_question *q, tt_move usual, tt_race_try *try_move,
                 void *who, tt_answer *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char world[TT_STATE_MAX];
    const uint32_t most = bot->budget.iterations;
    uint64_t end = tt_time_limit(bot, q);
    bool is_late = false;
    tt_race r;

    out->move = usual;
    if (end == 0 && most == 0)
        return; /* nothing would end it */
    tt_race_begin(&r, &out->list, usual);
    while (r.left > 0 && !is_late) {
        memcpy(world, q->known, q->game->state_size);
        q->game->resample(world, q->seat, q->coins);
        tt_chance dice = tt_chance_fast((uint64_t)tt_draw(q->coins, UINT32_MAX));
        for (uint32_t i = 0; i < r.n && !is_late; i++) {
            uint32_t move = tt_race_move(&r, i);
            float share[TT_SEATS_MAX] = {0};
            if (r.rivals[move].is_out)
                continue;
            try_move(who, world, dice, move, share);
            tt_race_note(&r, move, (double)share[q->seat]);
            if (i == 0)
                note_all(&r, share);
            out->iterations++;
            is_late = (most > 0 && out->iterations >= most) || (end > 0 && q->clock() >= end);
        }
    }
    tt_race_answer(&r, out);
    say_shares(&r, q->game->seats(q->known), out);
}
