/* The four kinds of chance. */
#include "engine/chance.h"
#include "games/conspiracy/state.h"
#include "tests/odds.h"
#include "tests/tap.h"

#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static tt_chance sealed(uint8_t fill)
{
    uint8_t key[TT_KEY_BYTES];

    memset(key, fill, sizeof key);
    return tt_chance_sealed(key);
}

/* ---- fair draws ---- */

static double chi_of_draws(tt_chance *c, uint32_t n, int draws)
{
    uint32_t seen[256] = {0}, weight[256];

    for (uint32_t i = 0; i < n; i++)
        weight[i] = 1;
    for (int i = 0; i < draws; i++) {
        uint32_t x = tt_draw(c, n);
        if (x >= n)
            return 1e9;
        seen[x]++;
    }
    return chi_square(seen, weight, (int)n);
}

static void test_fair(const char *kind, tt_chance c)
{
    static const uint32_t N[] = {2, 3, 5, 6, 7, 12, 24, 25, 52, 60, 71, 100, 128, 255};

    for (int i = 0; i < COUNT(N); i++) {
        double chi = chi_of_draws(&c, N[i], 400 * (int)N[i]);
        ok(is_plausible(chi, (int)N[i] - 1), "chance: %s draws below %u are fair (chi-square %.1f)",
           kind, (unsigned)N[i], chi);
    }
}

/* Three quarters of all words: where a draw without rejection is worst, every third
 * answer comes twice as often. */
static void test_fair_when_large(const char *kind, tt_chance c)
{
    uint32_t n = 3u << 30, seen[3] = {0}, weight[3] = {1, 1, 1};

    for (int i = 0; i < 30000; i++)
        seen[tt_draw(&c, n) % 3]++;
    ok(is_plausible(chi_square(seen, weight, 3), 2), "chance: %s draws below 3 * 2^30 are fair",
       kind);
}

/* Draws that follow each other have nothing to do with each other. */
static void test_pairs(const char *kind, tt_chance c)
{
    uint32_t seen[36] = {0}, weight[36];

    for (int i = 0; i < 36; i++)
        weight[i] = 1;
    for (int i = 0; i < 36 * 400; i++) {
        uint32_t first = tt_draw(&c, 6);
        seen[first * 6 + tt_draw(&c, 6)]++;
    }
    ok(is_plausible(chi_square(seen, weight, 36), 35), "chance: pairs of %s draws are fair", kind);
}

/* Neighbouring seeds give streams that have nothing to do with each other. */
static void test_first_draws(void)
{
    uint32_t seen[60] = {0}, weight[60];

    for (int i = 0; i < 60; i++)
        weight[i] = 1;
    for (uint64_t seed = 0; seed < 24000; seed++) {
        tt_chance c = tt_chance_fast(seed);
        seen[tt_draw(&c, 60)]++;
    }
    ok(is_plausible(chi_square(seen, weight, 60), 59),
       "chance: first draws of seeds 0, 1, 2 ... are fair");
}

static void test_range(const char *kind, tt_chance c)
{
    static const uint32_t N[] = {1,          2,          3,          60,        0x7fffffff,
                                 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff};
    bool below = true;

    for (int i = 0; i < COUNT(N); i++)
        for (int k = 0; k < 2000; k++)
            below &= tt_draw(&c, N[i]) < N[i];
    ok(below, "chance: a %s draw below n is below n", kind);
}

/* ---- the same on every target ---- */

static void test_golden(const char *kind, tt_chance c, const uint32_t expected[8])
{
    static const uint32_t N[8] = {2, 6, 24, 60, 1000, 1000000, 3u << 30, 0xffffffff};
    bool same = true;

    for (int i = 0; i < 8; i++) {
        uint32_t x = tt_draw(&c, N[i]);
        same &= x == expected[i];
        if (x != expected[i])
            ok(false, "chance: %s draw %d is %u", kind, i, (unsigned)x);
    }
    ok(same, "chance: the %s stream is what it was", kind);
}

/* The generator is SplitMix64 without its last shift, which would only touch the
 * lowest of the bits used; these five are published with it, for 1234567. */
static void test_splitmix(void)
{
    static const uint64_t KNOWN[] = {6457827717110365317u, 3203168211198807973u,
                                     9817491932198370423u, 4593380528125082431u,
                                     16408922859458223821u};
    tt_chance c = tt_chance_fast(0);
    bool same = true;

    c.fast = 1234567;
    for (int i = 0; i < COUNT(KNOWN); i++)
        same &= tt_fast_bits(&c) >> 1 == KNOWN[i] >> 33;
    ok(same, "chance: the fast stream is the upper half of SplitMix64");
}

static void test_copies(void)
{
    tt_chance a = sealed(9), b;
    bool same = true;

    for (int i = 0; i < 21; i++)
        tt_draw(&a, 60);
    b = a;
    for (int i = 0; i < 40; i++)
        same &= tt_draw(&a, 60) == tt_draw(&b, 60);
    ok(same && a.draws == 61, "chance: a copy goes on as the original does, and draws are counted");
}

/* ---- script ---- */

enum { SORT_X = TT_SORT_FIRST, SORT_Y };

static void test_script_in_order(void)
{
    tt_chance c = tt_chance_script();

    ok(tt_script_ok(&c), "script: an empty one is used up");
    tt_script_add(&c, SORT_X, 7);
    tt_script_add(&c, TT_SORT_NUMBER, 4);
    tt_script_add(&c, SORT_Y, 0);
    ok(!tt_script_ok(&c), "script: left over is not ok");
    bool order =
        tt_scripted(&c, SORT_X) == 7 && tt_draw(&c, 5) == 4 && tt_scripted(&c, SORT_Y) == 0;
    ok(order && tt_script_ok(&c), "script: outcomes in their order");
    ok(c.draws == 3, "script: draws are counted");
}

static void test_script_wrong(void)
{
    tt_chance c = tt_chance_script();
    tt_script_add(&c, SORT_X, 7);
    ok(tt_scripted(&c, SORT_Y) == -1 && !tt_script_ok(&c), "script: another sort is not ok");
    tt_draw(&c, 3);
    ok(!tt_script_ok(&c), "script: once broken it stays so");

    c = tt_chance_script();
    ok(tt_scripted(&c, SORT_X) == -1 && !tt_script_ok(&c), "script: too few outcomes are not ok");

    c = tt_chance_script();
    ok(tt_draw(&c, 3) < 3 && !tt_script_ok(&c), "script: too few numbers are not ok");

    c = tt_chance_script();
    tt_script_add(&c, TT_SORT_NUMBER, 3);
    ok(tt_draw(&c, 3) < 3 && !tt_script_ok(&c), "script: a number that cannot come up is not ok");
}

static void test_script_full(void)
{
    tt_chance c = tt_chance_script();
    bool added = true;

    for (int i = 0; i < TT_SCRIPT_MAX; i++)
        added &= tt_script_add(&c, SORT_X, i);
    ok(added && !tt_script_add(&c, SORT_X, 0), "script: says when it is full");
}

static void test_script_only(void)
{
    tt_chance kinds[] = {tt_chance_fast(1), sealed(1), tt_chance_enumerate()};
    bool none = true;

    for (int i = 0; i < COUNT(kinds); i++)
        none &= tt_scripted(&kinds[i], SORT_X) == -1 && !tt_script_ok(&kinds[i]);
    ok(none, "script: no other kind has one");
}

/* ---- enumerate ---- */

/* A step whose number of draws depends on what is drawn: 1, 2 or 3 of them. */
static int branching_step(tt_chance *c)
{
    switch (tt_draw(c, 3)) {
    case 0:
        return 0;
    case 1:
        return 1 + (int)tt_draw(c, 2);
    default:
        return 3 + (int)tt_draw(c, 5) * 2 + (int)tt_draw(c, 2);
    }
}

static void test_enumerate_paths(void)
{
    static const uint64_t ODDS[13] = {3, 6, 6, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30};
    tt_chance c = tt_chance_enumerate();
    int seen[13] = {0}, paths = 0;
    uint64_t thirtieths = 0;
    bool odds = true, once = true;

    do {
        int path = branching_step(&c);
        seen[path]++;
        paths++;
        odds &= tt_odds(&c) == ODDS[path];
        thirtieths += 30 / tt_odds(&c);
    } while (tt_enumerate_next(&c));
    for (int i = 0; i < 13; i++)
        once &= seen[i] == 1;
    ok(paths == 13 && once, "enumerate: every path once");
    ok(odds && thirtieths == 30, "enumerate: odds as counted by hand, together 1");
}

static void test_enumerate_nothing(void)
{
    tt_chance c = tt_chance_enumerate();

    ok(tt_odds(&c) == 1 && !tt_enumerate_next(&c), "enumerate: a step without chance has one path");
}

/* ---- all of them on a real step ---- */

/* A game that has just begun, but only these lords are left in the deck and all
 * others lie in the piles. */
static conspiracy_state with_deck(const int *lords, int n)
{
    conspiracy_state s;
    tt_setup how = tt_setup_for(2);
    tt_chance c = tt_chance_fast(1);

    tt_conspiracy.setup(&s, &how, &c, NULL);
    s.secret.lord_deck = 0;
    s.table.discard = ALL_LORDS;
    for (int i = 0; i < n; i++) {
        s.table.discard = without_lord(s.table.discard, lords[i]);
        s.secret.lord_deck = with_lord(s.secret.lord_deck, lords[i]);
    }
    s.table.lord_deck_n = (uint8_t)n;
    return s;
}

static int lord_named(const char *word)
{
    return tt_find_word(tt_conspiracy.grammar, SORT_LORD, (tt_word){word, strlen(word)});
}

/* The lords turned up by a move, in any order, as one number. */
static int turned_up(const conspiracy_state *start, tt_move m, tt_chance *c)
{
    conspiracy_state s = *start;
    tt_events log = {0};
    lord_bag bag = 0;

    tt_conspiracy.apply(&s, m, c, &log);
    for (int i = 0; i < log.n; i++)
        if (log.at[i].kind == TOLD_DREW || log.at[i].kind == TOLD_REVEALED)
            bag = with_lord(bag, log.at[i].a);
    return first_lord(bag) * LORDS_END + last_lord(bag);
}

/* Two of blue1 blue1 red3 green0: six pairs, equally likely. */
static void test_draw_two(void)
{
    int b1 = lord_named("blue1"), r3 = lord_named("red3"), g0 = lord_named("green0");
    int deck[] = {b1, b1, r3, g0};
    int pairs[] = {b1 * LORDS_END + b1, b1 * LORDS_END + r3, b1 * LORDS_END + g0,
                   r3 * LORDS_END + g0};
    uint32_t by_hand[] = {1, 2, 2, 1}, twelfths[4] = {0}, seen[4] = {0};
    conspiracy_state s = with_deck(deck, 4);
    tt_move two = tt_move_of(VERB_DRAW, 2, 0);
    tt_chance c = tt_chance_enumerate();
    bool exact = true;

    ok(tt_conspiracy.check(&s) == NULL, "enumerate: a small deck to draw from");
    do {
        int pair = turned_up(&s, two, &c);
        for (int i = 0; i < 4; i++)
            twelfths[i] += pair == pairs[i];
        exact &= tt_odds(&c) == 12;
    } while (tt_enumerate_next(&c));
    for (int i = 0; i < 4; i++)
        exact &= twelfths[i] == 2 * by_hand[i];
    ok(exact, "[C-4.1] draw 2 of four lords: the odds as counted by hand");

    c = tt_chance_fast(4);
    for (int trial = 0; trial < 6000; trial++) {
        int pair = turned_up(&s, two, &c);
        for (int i = 0; i < 4; i++)
            seen[i] += pair == pairs[i];
    }
    ok(seen[0] + seen[1] + seen[2] + seen[3] == 6000 &&
           is_plausible(chi_square(seen, by_hand, 4), 3),
       "[C-4.1] draw 2 of four lords: fast draws agree");
}

/* One of blue6 red3 red4; blue6 turns up another, so its paths are longer. */
static void test_draw_six(void)
{
    int b6 = lord_named("blue6"), r3 = lord_named("red3"), r4 = lord_named("red4");
    int deck[] = {b6, r3, r4};
    conspiracy_state s = with_deck(deck, 3);
    tt_chance c = tt_chance_enumerate();
    int sixths = 0, paths = 0;
    bool odds = true;

    do {
        int lords = turned_up(&s, tt_move_of(VERB_DRAW, 1, 0), &c);
        bool revealed = lords == b6 * LORDS_END + r3 || lords == b6 * LORDS_END + r4;
        odds &= tt_odds(&c) == (revealed ? 6 : 3);
        sixths += 6 / (int)tt_odds(&c);
        paths++;
    } while (tt_enumerate_next(&c));
    ok(odds && paths == 4 && sixths == 6, "[C-5.7] a lord worth 6 turns up another: odds 3 3 6 6");
}

/* A script that names cards; and one that names a card which is not in the deck. */
static void test_script_in_game(void)
{
    int b1 = lord_named("blue1"), r3 = lord_named("red3"), g0 = lord_named("green0");
    int deck[] = {b1, r3};
    conspiracy_state s = with_deck(deck, 2);
    tt_chance c = tt_chance_script();

    tt_script_add(&c, SORT_LORD, r3);
    ok(turned_up(&s, tt_move_of(VERB_DRAW, 1, 0), &c) == r3 * LORDS_END + r3 && tt_script_ok(&c),
       "script: the card named is turned up");
    c = tt_chance_script();
    tt_script_add(&c, SORT_LORD, g0);
    turned_up(&s, tt_move_of(VERB_DRAW, 1, 0), &c);
    ok(!tt_script_ok(&c), "script: a card that is not in the deck is not ok");
}

int main(void)
{
    static const uint32_t FAST[8] = {1, 1, 3, 37, 118, 998486, 764193565, 84631183};
    static const uint32_t SEALED[8] = {0, 2, 7, 7, 511, 400298, 1314358445, 1846235368};

    test_fair("fast", tt_chance_fast(20));
    test_fair("sealed", sealed(20));
    test_fair_when_large("fast", tt_chance_fast(21));
    test_fair_when_large("sealed", sealed(21));
    test_pairs("fast", tt_chance_fast(22));
    test_pairs("sealed", sealed(22));
    test_first_draws();
    test_range("fast", tt_chance_fast(23));
    test_range("sealed", sealed(23));
    test_golden("fast", tt_chance_fast(2024), FAST);
    test_golden("sealed", sealed(0x42), SEALED);
    test_splitmix();
    test_copies();
    test_script_in_order();
    test_script_wrong();
    test_script_full();
    test_script_only();
    test_enumerate_paths();
    test_enumerate_nothing();
    test_draw_two();
    test_draw_six();
    test_script_in_game();
    return tap_result();
}
