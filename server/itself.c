/* What happens at a table by itself: forced answers, orders, bots and clocks. */
#include "server/inside.h"
#include "server/room.h"
#include "server/thinker.h"

enum {
    HELD_MS = 30000,    /* bots and orders wait for consent */
    ORDERED_MS = 30000, /* orders wait no longer, however slow the person is */
    TICK_LIVE_MS = 60000,
    TICK_DAYS_MS = 3600000
};

/* ==== Who is asked ========================================================= */

/* Whether there is one choice, and the house makes it: for a bot, and for a person who asked for
 * it.  That tells nobody, since it takes as long as a choice would: what the others see is the
 * pace of somebody who thinks.  While its pace is not known, or the person is not there to have
 * one, nothing is answered for it. */
static bool is_answered(const room *r, tt_move *move)
{
    int actor = table_actor(&r->t);
    const table_seat *s = &r->t.seat[actor == TT_OVER ? 0 : actor];

    if (actor == TT_OVER || !table_forced(&r->t, move))
        return false;
    if (table_waits_for_bot(&r->t))
        return r->thought_ms[actor] > 0;
    return s->is_auto && s->took_n >= TABLE_TIMES_MIN && house_is_here(r, actor);
}

/* The seat of the person who has to decide: one whose answer nobody else gives. */
int house_decides(const room *r)
{
    tt_move m;
    int seat = table_waits_for_person(&r->t);

    return seat == TT_OVER || table_ordered(&r->t, &m) || is_answered(r, &m) ? TT_OVER : seat;
}

/* While somebody's wish to take back is talked about, nothing moves by itself.  Whatever else
 * happens meanwhile, that does not last longer. */
static bool is_held(const room *r)
{
    return r->t.is_back_asked && house_now_ms() < r->back_ms + HELD_MS;
}

/* ==== Bots and orders ====================================================== */

static void bot_has_thought(room *r, const thought *t)
{
    table_entry e = {.kind = TABLE_MOVE, .seat = t->seat, .move = t->move};

    r->has_bot_thinking = false;
    if (house_free_if_lost(r))
        return;
    if (!t->has_move) {
        r->is_stuck = true;
    } else if (r->t.asked == t->asked && table_waits_for_bot(&r->t) && !is_held(r)) {
        if (t->had_choice)
            r->thought_ms[t->seat] = t->ms;
        house_wish(r, NULL, &e);
    }
    house_go_on(r);
}

static void ask_bot(room *r)
{
    r->has_bot_thinking = thinker_ask(r, bot_has_thought);
    r->is_stuck = !r->has_bot_thinking;
}

static void on_alarm(uv_timer_t *alarm)
{
    house_go_on(alarm->data);
}

/* Goes on by itself at that moment, or before. */
void house_wake_at(room *r, uint64_t ms)
{
    uint64_t now = house_now_ms();

    if (uv_is_active((uv_handle_t *)&r->alarm) && r->alarm_ms <= ms)
        return;
    r->alarm_ms = ms;
    uv_timer_start(&r->alarm, on_alarm, ms > now ? ms - now : 0, 0);
}

/* Makes the only move there is, or the one that was ordered, when it is time: at the pace of who is
 * asked, so that the others do not see who answers. */
static void answer_in_time(room *r, const table_entry *e, uint64_t most_ms)
{
    if (r->due_asked != r->t.asked) {
        uint64_t ms = room_pace_ms(r);
        r->due_asked = r->t.asked;
        r->due_ms = r->since_ms + (ms < most_ms ? ms : most_ms);
    }
    if (r->due_ms <= house_now_ms())
        house_wish(r, NULL, e);
    else
        house_wake_at(r, r->due_ms);
}

/* ==== Clocks =============================================================== */

int64_t house_left_ms(const room *r, int seat)
{
    return table_left_ms(&r->t, seat, house_now_ms() - r->since_ms);
}

/* Now and then the time that has passed is written, so that little of it is lost with the server.
 */
void house_tick(room *r)
{
    table_entry e = {.kind = TABLE_TICK};

    if (r->t.terms.clock.kind != TABLE_NO_CLOCK && table_waits_for_person(&r->t) != TT_OVER &&
        !r->is_writing && house_now_ms() > r->since_ms)
        house_wish(r, NULL, &e);
}

static uint64_t tick_ms(const room *r)
{
    return r->t.terms.clock.kind == TABLE_DAYS ? TICK_DAYS_MS : TICK_LIVE_MS;
}

/* Whether the clock of who is asked has just run out; else the house looks again in time. */
static bool is_run_out(room *r)
{
    int seat = table_waits_for_person(&r->t);

    if (r->t.terms.clock.kind == TABLE_NO_CLOCK || seat == TT_OVER)
        return false;
    int64_t left = house_left_ms(r, seat);
    if (left > 0) {
        house_wake_at(r, house_now_ms() + (uint64_t)left);
        house_wake_at(r, r->since_ms + tick_ms(r));
    }
    return left == 0;
}

/* ==== Going on ============================================================= */

/* The wishes that wait; without any, what nobody has to wish: the deal, standing orders, bots. */
void house_go_on(room *r)
{
    table_entry e = {.kind = TABLE_BEGIN};

    house_try_wishes(r);
    if (r->is_new || r->is_writing || r->wishes_n > 0 || r->is_stuck || r->house->is_stopping)
        return;
    if (!r->t.has_begun) {
        house_wish(r, NULL, &e); /* forgotten while seats are free */
        return;
    }
    if (table_is_over(&r->t))
        house_count_no_more(r);
    if (table_is_over(&r->t))
        return; /* it stays in the store's list, so that its record can be had after a restart */
    if (r->t.is_paused)
        return;
    e = (table_entry){.kind = TABLE_LATE, .seat = (uint8_t)table_actor(&r->t)};
    if (is_run_out(r)) {
        house_wish(r, NULL, &e);
        return;
    }
    if (is_held(r)) {
        house_wake_at(r, r->back_ms + HELD_MS);
        return;
    }
    e.kind = TABLE_MOVE;
    if (table_ordered(&r->t, &e.move))
        answer_in_time(r, &e, ORDERED_MS);
    else if (is_answered(r, &e.move))
        answer_in_time(r, &e, UINT64_MAX);
    else if (table_waits_for_bot(&r->t) && !r->has_bot_thinking)
        ask_bot(r);
    else if (house_now_ms() >= r->since_ms + tick_ms(r))
        house_tick(r);
}
