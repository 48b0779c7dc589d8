/* Which of some moves is best. */
#include "bots/race.h"

#include "bots/math.h"

#include <string.h>

enum { WORLDS_MIN = 6, LAST_PART = 4 }; /* of the budget, for values */

static const double SURE = 1.5, HOPELESS = 1.5;     /* in standard errors */
static const double DOUBT = 0.1, SHARE_DOUBT = 0.5; /* tt_mean_error */

void tt_race_begin(tt_race *r, const tt_moves *list, tt_move usual, int seat)
{
    memset(r, 0, sizeof *r);
    r->seat = seat;
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

void tt_race_note_alone(tt_race *r, uint32_t move, const float share[])
{
    tt_rival *is = &r->rivals[move];

    for (int i = 0; i < TT_SEATS_MAX; i++) {
        is->brought[i] += (double)share[i];
        is->squared[i] += (double)share[i] * (double)share[i];
    }
    is->seen++;
}

void tt_race_note(tt_race *r, uint32_t move, const float share[])
{
    tt_rival *is = &r->rivals[move];
    double value = (double)share[r->seat], gain = move == r->usual ? 0.0 : value - r->now;

    if (move == r->usual)
        r->now = value;
    tt_race_note_alone(r, move, share);
    is->sum += gain;
    is->squares += gain * gain;
    is->tried++;
    if (is->tried >= WORLDS_MIN && mean_of(is) < -HOPELESS * error_of(is)) {
        is->is_out = true;
        r->left--;
    }
}

uint32_t tt_race_winner(const tt_race *r)
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

/* What a move is worth: what the winner brought, which was seen most, and how much better or worse
 * the move did than the winner.  Both of them are compared with the usual one in the worlds they
 * were tried in: a move that was given up was tried in the first ones only. */
static void say_rival(const tt_race *r, uint32_t i, uint32_t best, tt_answer *out)
{
    const tt_rival *is = &r->rivals[i], *won = &r->rivals[best];

    out->tried[i] = is->seen;
    if (is->tried == 0 && i != best)
        return;
    double value = won->brought[r->seat] / won->seen;
    if (i != best)
        value += mean_of(is) - mean_of(won);
    out->value[i] = value < 0.0 ? 0.0f : value > 1.0 ? 1.0f : (float)value;
    if (is->tried >= TT_TRIES_ENOUGH)
        out->error[i] = tt_mean_error(is->sum, is->squares, is->tried, DOUBT);
}

static void say_shares(const tt_rival *won, int seats, tt_answer *out)
{
    for (int i = 0; i < seats; i++) {
        out->share[i] = (float)(won->brought[i] / won->seen);
        out->share_error[i] =
            won->seen < TT_TRIES_ENOUGH
                ? 1.0f
                : tt_mean_error(won->brought[i], won->squared[i], won->seen, SHARE_DOUBT);
    }
}

void tt_race_answer(const tt_race *r, int seats, tt_answer *out)
{
    uint32_t best = tt_race_winner(r);

    for (uint32_t i = 0; i < r->n; i++)
        say_rival(r, i, best, out);
    say_shares(&r->rivals[best], seats, out);
    out->move = out->list.at[best];
}

/* ==== The whole of it ====================================================== */

typedef struct run {
    const tt_question *q;
    tt_race_try *try_move;
    void *who;
    tt_race race;
    uint32_t most, done; /* iterations; UINT32_MAX: any number */
    uint64_t end;        /* by the question's clock, or 0 */
} run;

static bool is_late(const run *x)
{
    return x->done >= x->most || (x->end > 0 && x->q->clock() >= x->end);
}

/* A world as the seat may imagine it, and dice for it. */
static tt_chance imagine(const run *x, void *world)
{
    const tt_question *q = x->q;

    memcpy(world, q->known, q->game->state_size);
    q->game->resample(world, q->seat, q->coins);
    return tt_chance_fast((uint64_t)tt_draw(q->coins, UINT32_MAX));
}

/* Until no rival is left, or it is late. */
static void race_on(run *x)
{
    _Alignas(TT_CACHE_LINE) unsigned char world[TT_STATE_MAX];
    tt_race *r = &x->race;
    bool is_over = false;

    while (r->left > 0 && !is_over) {
        tt_chance dice = imagine(x, world);
        for (uint32_t i = 0; i < r->n && !is_over; i++) {
            uint32_t move = tt_race_move(r, i);
            float share[TT_SEATS_MAX] = {0};
            if (r->rivals[move].is_out)
                continue;
            x->try_move(x->who, world, dice, move, share);
            tt_race_note(r, move, share);
            x->done++;
            is_over = is_late(x);
        }
    }
}

/* The winner alone, until it is late; where it is the only move nothing was seen of it before. */
static void look_again(run *x)
{
    _Alignas(TT_CACHE_LINE) unsigned char world[TT_STATE_MAX];
    uint32_t best = tt_race_winner(&x->race);

    while (x->race.rivals[best].seen == 0 || !is_late(x)) {
        tt_chance dice = imagine(x, world);
        float share[TT_SEATS_MAX] = {0};
        x->try_move(x->who, world, dice, best, share);
        tt_race_note_alone(&x->race, best, share);
        x->done++;
    }
}

void tt_race_run(const tt_bot *bot, const tt_question *q, tt_move usual, tt_race_try *try_move,
                 void *who, tt_answer *out)
{
    run x = {.q = q, .try_move = try_move, .who = who};
    uint32_t its = bot->budget.iterations, part = q->wants_values ? its / LAST_PART : 0;
    uint64_t end = tt_time_limit(bot, q), last = (uint64_t)bot->budget.ms * 1000 / LAST_PART;

    out->move = usual;
    if (end == 0 && its == 0)
        return; /* nothing would end it */
    tt_race_begin(&x.race, &out->list, usual, q->seat);
    x.most = its == 0 ? UINT32_MAX : its - part;
    x.end = end == 0 || !q->wants_values ? end : end - last;
    race_on(&x);
    if (q->wants_values) {
        x.most = its == 0 ? UINT32_MAX : x.done + part;
        x.end = end == 0 ? 0 : q->clock() + last;
        look_again(&x);
    }
    out->iterations = x.done;
    tt_race_answer(&x.race, q->game->seats(q->known), out);
}
