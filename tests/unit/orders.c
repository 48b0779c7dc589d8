/* Standing orders: read, written, obeyed. */
#include "games/abyss/state.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* ==== Text ================================================================= */

static bool reads(const char *text, tt_orders *orders)
{
    tt_reader r = tt_reader_of(text, strlen(text));

    return tt_read_orders(&tt_abyss, &r, orders) == TT_OK;
}

static void test_text(void)
{
    static const char *const BAD[] = {
        "buy",
        "buy crab",
        "buy crab 3",
        "buy crab 6 1",
        "buy crab 0 1",
        "buy crab 3 4",
        "buy crab 3 0",
        "buy lobster 3 1",
        "sell crab 3 1",
        "buy crab 3 1 2",
        "buy crab 3 1,x",
        "[]",
        ",",
        "buy crab 3 1,",
        "buy crab 3 1 pass any 5 1",
        "buy crab 3 99999999",
        "pass any 5 -1",
    };
    tt_orders orders;
    char line[128], long_line[2048] = "";
    tt_text out = tt_text_in(line, sizeof line);

    ok(reads("  buy crab 3 2 ,pass any 5 1\n\t", &orders) && orders.n == 2, "orders: two are read");
    tt_put_orders(&tt_abyss, &orders, &out);
    ok(strcmp(line, "buy crab 3 2, pass any 5 1") == 0, "orders: and written as read (%s)", line);
    ok(reads("", &orders) && orders.n == 0, "orders: none are none");
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ok(!reads(BAD[i], &orders) && orders.n == 0, "orders: \"%s\" is refused", BAD[i]);
    for (int i = 0; i < TT_ORDERS_MAX; i++)
        strcat(long_line, i == 0 ? "buy any 1 3" : ", buy any 1 3");
    ok(reads(long_line, &orders) && orders.n == TT_ORDERS_MAX, "orders: so many are taken");
    strcat(long_line, ", buy any 1 3");
    ok(!reads(long_line, &orders), "orders: one more is refused");
}

/* ==== Obeying ============================================================== */

/* What seat 1 does by its orders when this ally is offered: "buy", "pass" or "ask". */
static const char *answer(const char *text, const char *ally, int sold)
{
    abyss_state s;
    abyss_view v;
    tt_setup how = tt_setup_for(3);
    tt_chance c = tt_chance_fast(3);
    tt_orders orders;
    tt_move m;
    tt_moves list;

    how.option[0] = 1; /* seat 0 begins */
    tt_abyss.setup(&s, &how, &c, NULL);
    memset(s.table.track, 0, sizeof s.table.track);
    s.table.track[0] =
        (uint8_t)tt_find_word(tt_abyss.grammar, SORT_CARD, (tt_word){ally, strlen(ally)});
    s.table.track_n = 1;
    s.table.sold = (uint8_t)sold;
    s.table.player[1].pearls = 5;
    tt_go(&s.table.agenda, STAGE_BUY, 1);
    abyss_look(&s, 1, &v);
    if (!reads(text, &orders))
        return "unreadable";
    if (!abyss_standing(&v, &orders, &m))
        return "ask";
    tt_abyss.view_moves(&v, &list);
    return tt_listed(&list, m) ? tt_abyss.grammar->verbs[m.verb].name : "illegal";
}

static void expect(const char *orders, const char *ally, int sold, const char *expected)
{
    const char *found = answer(orders, ally, sold);

    ok(strcmp(found, expected) == 0, "orders: [A-5.2] \"%s\" with %s for %d: %s (%s)", orders, ally,
       sold + 1, expected, found);
}

static void test_obeying(void)
{
    expect("buy crab 3 2", "crab3", 0, "buy");
    expect("buy crab 3 2", "crab5", 1, "buy");
    expect("buy crab 3 2", "crab2", 0, "ask");
    expect("buy crab 3 2", "crab4", 2, "ask");
    expect("buy crab 3 2", "squid4", 0, "ask");
    expect("pass any 2 1", "squid2", 0, "pass");
    expect("pass any 2 1", "squid3", 0, "ask");
    expect("pass squid 5 2", "squid5", 0, "ask");
    expect("pass squid 5 2", "squid5", 1, "pass");
    expect("buy crab 3 2, pass any 5 1", "crab3", 2, "pass");
    expect("buy crab 3 2, pass any 5 1", "crab3", 1, "buy");
    expect("pass any 5 1, buy crab 3 2", "crab3", 1, "pass");
    expect("", "crab3", 0, "ask");
}

/* Only in the auction, and only for who is asked. */
static void test_silent(void)
{
    abyss_state s;
    abyss_view v;
    tt_setup how = tt_setup_for(2);
    tt_chance c = tt_chance_fast(1);
    tt_orders orders;
    tt_moves list;
    tt_move m;
    int asked = 0, wrong = 0;

    reads("pass any 5 1", &orders);
    tt_abyss.setup(&s, &how, &c, NULL);
    while (tt_abyss.actor(&s) != TT_OVER) {
        for (int seat = 0; seat < 2; seat++) {
            bool is_buying = tt_abyss.actor(&s) == seat && tt_abyss.stage(&s) == STAGE_BUY;
            abyss_look(&s, seat, &v);
            wrong += abyss_standing(&v, &orders, &m) != is_buying;
            asked += is_buying;
        }
        tt_abyss.moves(&s, &list);
        tt_abyss.apply(&s, list.at[tt_draw(&c, list.n)], &c, NULL);
    }
    ok(wrong == 0 && asked > 0, "orders: answer in the auction only (%d times)", asked);
}

int main(void)
{
    test_text();
    test_obeying();
    test_silent();
    return tap_result();
}
