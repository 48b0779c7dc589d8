/* Judging every position of a record, several at a time.
 *
 * Every position is searched by itself, from what the seat that decides there knows: what
 * is hidden from it is redrawn, as it was when the game was played.  A worker steps through
 * the record and stops at the positions it has taken. */
#include "cli/analysis.h"

#include "cli/options.h"
#include "cli/player.h"
#include "cli/term.h"
#include "cli/workers.h"

#include <stdlib.h>
#include <string.h>

/* By how much a move must be worse, or chances change, for it to be told, however sure it is. */
static const float WORTH_TELLING = 0.03f;
/* How many standard errors a swing must have: there are hundreds of decisions in a game. */
static const float SURE = 3.5f;
/* By how much more another's chances must change than those of who decided. */
static const float MORE = 0.02f;

/* What all threads share. */
typedef struct work {
    analysis *a;
    const cli_record *record;
    atomic_uint_fast64_t next, done;
    atomic_bool no_memory;
} work;

/* ==== One position ========================================================= */

static void judge_end(const tt_game *game, const void *state, judged *j)
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = game->score(state, points);

    for (int i = 0; i < TT_SEATS_MAX; i++)
        j->win[i] = (float)(winners >> i & 1);
}

/* The move that was made, beside the best one. */
static void compare(const tt_hint *h, tt_move move, judged *j)
{
    uint32_t i = 0;

    while (!tt_same_move(h->at[i].move, move))
        i++;
    j->move = move;
    j->value = h->at[i].value;
    j->is_known = h->at[i].tried > 0;
    j->was_better =
        tt_is_clearly_better(&h->at[0], &h->at[i]) && j->best_value - j->value >= WORTH_TELLING;
}

static void judge(const analysis *a, player *analyst, const tt_replay *p, judged *j)
{
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(tt_mix(tt_mix(a->seed) + p->moves_n));
    tt_hint hint;

    j->seat = p->game->actor(p->state);
    if (j->seat == TT_OVER) {
        judge_end(p->game, p->state, j);
        return;
    }
    memcpy(known, p->state, p->game->state_size);
    p->game->resample(known, j->seat, &coins);
    tt_bot_forget(analyst->memory, analyst->room);
    const tt_question q = {.game = p->game,
                           .known = known,
                           .seat = j->seat,
                           .decision = p->moves_n,
                           .coins = &coins,
                           .clock = player_clock,
                           .memory = analyst->memory,
                           .room = analyst->room};
    tt_hint_think(&analyst->bot, &q, &hint);
    memcpy(j->win, hint.share, sizeof j->win);
    memcpy(j->error, hint.share_error, sizeof j->error);
    j->choices = hint.n;
    j->best = hint.at[0].move;
    j->best_value = hint.at[0].value;
    if (p->has_move)
        compare(&hint, p->move, j);
}

/* ==== All of them ========================================================== */

/* The whole record is known to be right: main has been through it. */
static void step_to(tt_replay *p, uint64_t n)
{
    while (p->moves_n < n) {
        tt_status status = tt_replay_step(p);
        TT_ASSERT(status == TT_OK);
        (void)status;
    }
}

static void *judge_some(void *arg)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    work *w = arg;
    analysis *a = w->a;
    const uint64_t all = (uint64_t)a->moves_n + 1;
    tt_replay p;
    player analyst;

    if (!player_open(&analyst, &a->bot)) {
        atomic_store(&w->no_memory, true);
        atomic_fetch_add(&w->done, all); /* nobody need wait */
        return NULL;
    }
    if (tt_replay_open(&p, w->record->text, w->record->n) == TT_OK &&
        tt_replay_start(&p, a->game, state) == TT_OK)
        for (uint64_t i; (i = atomic_fetch_add(&w->next, 1)) < all;) {
            step_to(&p, i);
            judge(a, &analyst, &p, &a->at[i]);
            atomic_fetch_add(&w->done, 1);
        }
    player_close(&analyst);
    return NULL;
}

static bool judge_all(analysis *a, const cli_record *r, int threads)
{
    work w = {.a = a, .record = r};

    cli_work(judge_some, &w, 0, threads, &w.done, (uint64_t)a->moves_n + 1); /* one work for all */
    return !atomic_load(&w.no_memory);
}

/* ==== Swings =============================================================== */

static float change_of(const analysis *a, uint32_t at, int seat)
{
    return a->at[at + 1].win[seat] - a->at[at].win[seat];
}

static float size_of(const swing *s)
{
    return s->change < 0 ? -s->change : s->change;
}

/* The seat whose chances the decision changed most, and by how much; of those with much the
 * same change who decided. */
static swing swing_of(const analysis *a, uint32_t at)
{
    int actor = a->at[at].seat;
    swing most = {at, actor, change_of(a, at, actor)};

    for (int seat = 0; seat < a->seats; seat++) {
        swing s = {at, seat, change_of(a, at, seat)};
        if (size_of(&s) > size_of(&most) + (most.seat == actor ? MORE : 0.0f))
            most = s;
    }
    return most;
}

static bool is_sure(const analysis *a, const swing *s)
{
    float x = a->at[s->at].error[s->seat], y = a->at[s->at + 1].error[s->seat];

    return s->change * s->change > SURE * SURE * (x * x + y * y);
}

static void find_swings(analysis *a)
{
    for (uint32_t i = 0; i < a->moves_n; i++) {
        swing s = swing_of(a, i);
        int to = a->swings_n;
        if (!is_sure(a, &s) || size_of(&s) < WORTH_TELLING)
            continue;
        while (to > 0 && size_of(&a->swings[to - 1]) < size_of(&s))
            to--;
        if (to == SWINGS_MAX)
            continue;
        if (a->swings_n < SWINGS_MAX)
            a->swings_n++;
        memmove(&a->swings[to + 1], &a->swings[to], (size_t)(a->swings_n - 1 - to) * sizeof s);
        a->swings[to] = s;
    }
}

/* ==== In words ============================================================= */

int per_cent(float share)
{
    return (int)(share * 100.0f + 0.5f);
}

void analysis_put_swing(const analysis *a, const swing *s, tt_text *out)
{
    char move[1024];
    tt_text text = tt_text_in(move, sizeof move);
    const judged *j = &a->at[s->at];

    tt_say_move(cli_lang(), a->game, j->move, a->names, &text);
    const tt_arg args[] = {cli_number("a", (int64_t)s->at + 1),
                           cli_text("b", a->names[j->seat]),
                           cli_text("c", move),
                           cli_text("d", a->names[s->seat]),
                           cli_number("e", per_cent(j->win[s->seat])),
                           cli_number("f", per_cent(j[1].win[s->seat]))};
    tt_say(cli_lang(), out, "cli.analyze.swing", args, 6);
}

void analysis_put_better(const analysis *a, uint32_t at, tt_text *out)
{
    char move[1024], best[1024];
    tt_text text = tt_text_in(move, sizeof move), other = tt_text_in(best, sizeof best);
    const judged *j = &a->at[at];

    tt_say_move(cli_lang(), a->game, j->move, a->names, &text);
    tt_say_move(cli_lang(), a->game, j->best, a->names, &other);
    const tt_arg args[] = {cli_number("a", (int64_t)at + 1),
                           cli_text("b", a->names[j->seat]),
                           cli_text("c", move),
                           cli_number("d", per_cent(j->value)),
                           cli_text("e", best),
                           cli_number("f", per_cent(j->best_value))};
    tt_say(cli_lang(), out, "cli.analyze.better", args, 6);
}

bool analysis_run(analysis *a, const cli_record *r, int threads)
{
    a->game = r->replay.game;
    a->header = &r->replay.header;
    a->moves_n = r->replay.moves_n;
    a->seats = a->game->seats(r->state);
    a->swings_n = 0;
    cli_names(a->header, a->names, a->made_names);
    a->at = calloc((size_t)a->moves_n + 1, sizeof *a->at);
    if (a->at == NULL || !judge_all(a, r, threads))
        return false;
    find_swings(a);
    return true;
}

void analysis_done(analysis *a)
{
    free(a->at);
    a->at = NULL;
}
