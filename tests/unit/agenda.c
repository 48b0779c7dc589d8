/* The agenda and the log of events: two small things every game relies on. */
#include "engine/agenda.h"
#include "engine/events.h"
#include "tests/tap.h"

#include <string.h>

static bool is_top(const tt_agenda *a, int stage, int seat)
{
    return tt_top(a).stage == stage && tt_top(a).seat == seat;
}

static void test_arrows(void)
{
    tt_agenda a = {0};

    tt_then(&a, 3, 1);
    ok(a.n == 1 && is_top(&a, 3, 1), "agenda: then puts on top");
    tt_then(&a, 5, 2);
    ok(a.n == 2 && is_top(&a, 5, 2), "agenda: then keeps what lies below");
    tt_go(&a, 6, 0);
    ok(a.n == 2 && is_top(&a, 6, 0), "agenda: go replaces the top");
    tt_done(&a);
    ok(a.n == 1 && is_top(&a, 3, 1), "agenda: done goes back to what lies below");
}

/* Equal agendas are equal bytes: nothing stays behind where something was. */
static void test_no_trace(void)
{
    tt_agenda a = {0}, empty = {0};

    for (int i = 0; i < TT_AGENDA_MAX; i++)
        tt_then(&a, i + 1, i);
    ok(a.n == TT_AGENDA_MAX && is_top(&a, TT_AGENDA_MAX, TT_AGENDA_MAX - 1),
       "agenda: holds its maximum");
    while (a.n > 0)
        tt_done(&a);
    ok(memcmp(&a, &empty, sizeof a) == 0, "agenda: an emptied one is an empty one");
}

static void test_events(void)
{
    tt_events log = {0};

    tt_tell(NULL, 1, 2, 3, 4);
    tt_barrier(NULL);
    ok(log.n == 0, "events: nobody listens to a log that is NULL");
    tt_tell(&log, 1, 2, 3, 4);
    tt_event e = log.at[0];
    ok(log.n == 1 && e.kind == 1 && e.seat == 2 && e.a == 3 && e.b == 4 && e.sees == TT_ALL,
       "events: told to all");
    ok(!log.barrier, "events: no barrier by itself");
    tt_barrier(&log);
    ok(log.barrier && log.n == 1, "events: a barrier");
    while (log.n < TT_EVENTS_MAX)
        tt_tell(&log, 0, 0, 0, 0);
    ok(log.at[0].b == 4, "events: a log holds its maximum");
}

int main(void)
{
    test_arrows();
    test_no_trace();
    test_events();
    return tap_result();
}
