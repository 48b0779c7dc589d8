/* What an arena rests on: seatings, shares, ratings, the sequential test. */
#include "cli/figures.h"
#include "cli/seating.h"
#include "tests/tap.h"

#include <math.h>
#include <string.h>

static bool is_near(double x, double y, double within)
{
    return fabs(x - y) <= within;
}

/* ==== Seatings ============================================================= */

static seatings all;

/* Over so many deals every bot has every seat equally often. */
static bool is_fair(int bots_n, int seats, uint64_t deals)
{
    uint64_t had[SEATING_BOTS][TT_SEATS_MAX] = {0};

    for (uint64_t game = 0; game < deals * all.n; game++) {
        uint8_t who[TT_SEATS_MAX];
        seatings_of(&all, game, who);
        for (int seat = 0; seat < seats; seat++)
            had[who[seat]][seat]++;
    }
    for (int bot = 0; bot < bots_n; bot++)
        for (int seat = 0; seat < seats; seat++)
            if (had[bot][seat] != had[0][0])
                return false;
    return true;
}

/* Every game of a deal has its turn.  After any number of turns all bots have played equally
 * often, give or take a game in the first round and two later; after every round, as many turns
 * as there are bots, all have had every seat equally often. */
static bool is_even(int bots_n, int seats)
{
    static bool is_played[SEATINGS_MAX];
    uint32_t games[SEATING_BOTS] = {0}, had[SEATING_BOTS][TT_SEATS_MAX] = {0};
    bool even = true;

    memset(is_played, 0, sizeof is_played);
    for (uint32_t i = 0; i < all.n; i++) {
        uint8_t who[TT_SEATS_MAX];
        uint64_t game = seatings_game(&all, i);
        unsigned set = 0;
        seatings_of(&all, game, who);
        even &= game < all.n && !is_played[game];
        is_played[game] = true;
        for (int seat = 0; seat < seats; seat++) {
            set |= 1u << who[seat];
            had[who[seat]][seat]++;
        }
        for (int bot = 0; bot < bots_n; bot++)
            games[bot] += set >> bot & 1;
        uint32_t slack = i < (uint32_t)bots_n ? 1 : 2;
        for (int bot = 0; bot < bots_n; bot++)
            even &= games[bot] <= games[0] + slack && games[0] <= games[bot] + slack;
        for (int bot = 0; bot < bots_n && (i + 1) % (uint32_t)bots_n == 0; bot++)
            even &= memcmp(had[bot], had[0], sizeof had[0]) == 0;
    }
    return even;
}

static bool sits(uint64_t game, const char *wanted)
{
    uint8_t who[TT_SEATS_MAX];

    seatings_of(&all, game, who);
    for (int seat = 0; wanted[seat] != '\0'; seat++)
        if (who[seat] != wanted[seat] - 'a')
            return false;
    return true;
}

static void test_seatings(void)
{
    static const char *const NAMES[] = {"a", "b", "c", "d", "e", "f", "g", "h"};
    static const char *const TWINS[] = {"new", "old", "old", "old"};

    seatings_make(&all, NAMES, 2, 2);
    ok(all.n == 2 && sits(0, "ab") && sits(1, "ba") && sits(2, "ab"),
       "arena: two bots change seats");
    seatings_make(&all, NAMES, 3, 3);
    ok(all.n == 6 && is_fair(3, 3, 1), "arena: three bots in six orders");
    seatings_make(&all, NAMES, 6, 6);
    ok(all.n == 720 && is_fair(6, 6, 1), "arena: six bots in 720 orders");
    seatings_make(&all, NAMES, 2, 6);
    ok(all.n == 2 && sits(0, "aaabbb") && sits(1, "bbbaaa"), "arena: two bots are two teams");
    seatings_make(&all, NAMES, 2, 5);
    ok(all.n == 2 && sits(0, "aaabb") && sits(1, "bbbaa"), "arena: teams of three and two");
    seatings_by_side(&all, (const uint8_t[]){1, 1, 0, 0, 0});
    ok(sits(0, "aabbb") && sits(1, "bbaaa"), "arena: teams of two and three");
    seatings_make(&all, NAMES, 2, 3);
    seatings_by_side(&all, (const uint8_t[]){0, 1, 1});
    ok(sits(0, "abb") && sits(1, "baa"), "arena: one against two");
    seatings_make(&all, NAMES, 3, 6);
    seatings_by_side(&all, (const uint8_t[]){0, 0, 0, 1, 1, 1});
    ok(sits(0, "aabbcc"), "arena: three bots are not two teams");
    seatings_make(&all, NAMES, 3, 4);
    ok(all.n == 6 && is_fair(3, 4, 1), "arena: three bots share four seats");
    seatings_make(&all, NAMES, 8, 6);
    ok(all.n == SEATINGS_MAX && is_fair(8, 6, 1), "arena: six of eight bots");
    seatings_make(&all, TWINS, 4, 4);
    ok(all.n == 4 && is_fair(4, 4, 3), "arena: bots of one name make no new seating");
}

static void test_order(void)
{
    static const char *const NAMES[] = {"a", "b", "c", "d", "e", "f", "g", "h"};
    static const char *const TWINS[] = {"new", "old", "old", "old"};

    for (int bots_n = 2; bots_n <= SEATING_BOTS; bots_n++)
        for (int seats = 2; seats <= TT_SEATS_MAX; seats++) {
            seatings_make(&all, NAMES, bots_n, seats);
            ok(is_even(bots_n, seats), "arena: %d bots on %d seats in an even order", bots_n,
               seats);
        }
    seatings_make(&all, TWINS, 4, 4);
    ok(sits(seatings_game(&all, 0), "abcd") && sits(seatings_game(&all, 1), "bcda") &&
           sits(seatings_game(&all, 2), "bcad") && sits(seatings_game(&all, 3), "bacd"),
       "arena: bots of one name in an even order");
    seatings_make(&all, NAMES, 3, 3);
    ok(seatings_game(&all, 6) == 6 && seatings_game(&all, 7) == 6 + seatings_game(&all, 1) &&
           sits(seatings_game(&all, 1), "bca") && sits(seatings_game(&all, 2), "cab"),
       "arena: the first seatings are one turned round");
}

/* ==== Figures ============================================================== */

static void test_estimates(void)
{
    estimate e = share_of(60, 100);
    ok(is_near(e.is, 0.6, 1e-9) && is_near(e.low, 0.5020, 1e-4) && is_near(e.high, 0.6906, 1e-4),
       "arena: Wilson's interval of 60 in 100");
    e = share_of(0, 10);
    ok(e.is == 0 && e.low == 0 && is_near(e.high, 0.2775, 1e-4), "arena: none of ten");
    e = mean_of(10, 30, 4); /* 1, 2, 3, 4 */
    ok(is_near(e.is, 2.5, 1e-9) && is_near(e.high - e.is, 2.0542, 0.02) &&
           is_near(e.is - e.low, e.high - e.is, 1e-9),
       "arena: a mean of four");
    e = mean_of(3, 5, 2); /* 1, 2 */
    ok(is_near(e.high - e.is, 6.353, 1e-3), "arena: a mean of two");
    e = mean_of(6, 14, 3); /* 1, 2, 3 */
    ok(is_near(e.high - e.is, 2.4843, 1e-3), "arena: a mean of three");
    e = mean_of(0, 101, 101);
    ok(is_near(e.high, 1.98397 * 0.1, 1e-3 * sqrt(1.01)), "arena: a mean of many");
    e = mean_of(8, 64, 1);
    ok(e.is == 8 && e.low == 8 && e.high == 8, "arena: a mean of one has no interval");
}

static void test_shown(void)
{
    ok(signbit(as_shown(-0.04, 1)) == 0 && as_shown(-0.04, 1) == 0 && as_shown(-0.06, 1) == -0.1 &&
           as_shown(2.25, 0) == 2 && signbit(as_shown(-0.0, 4)) == 0,
       "arena: nothing is shown without a sign");
}

static void test_ratings(void)
{
    uint64_t met[1 << RATED_MAX] = {0};
    estimate rating[RATED_MAX];

    met[3] = 100000;
    rate((const double[]){75000, 25000}, met, 2, rating);
    ok(is_near(rating[0].is - rating[1].is, 190.8, 0.5) &&
           is_near(rating[0].is + rating[1].is, 0, 1e-6),
       "arena: three wins to one are 191 points");
    ok(is_near(rating[0].high - rating[0].is, 1.2433, 1e-3) &&
           is_near(rating[1].is - rating[1].low, 1.2433, 1e-3),
       "arena: how sure they are of 100000 games");
    rate((const double[]){100000, 0}, met, 2, rating);
    ok(isfinite(rating[0].is) && isfinite(rating[0].low) && rating[0].is > 500,
       "arena: who never wins is rated, too");
    memset(met, 0, sizeof met);
    met[7] = 60000;
    rate((const double[]){30000, 20000, 10000}, met, 3, rating);
    ok(is_near(rating[0].is - rating[2].is, 190.8, 0.5) &&
           is_near(rating[1].is - rating[2].is, 120.4, 0.5),
       "arena: three at a table");
    double half = rating[0].high - rating[0].is;
    met[7] = 15000;
    rate((const double[]){7500, 5000, 2500}, met, 3, rating);
    ok(is_near(rating[0].high - rating[0].is, 2 * half, 1e-2),
       "arena: a quarter of the games, twice as far");
    memset(met, 0, sizeof met);
    met[3] = met[6] = 10000; /* a with b, b with c: a and c never meet */
    rate((const double[]){7500, 10000, 2500}, met, 3, rating);
    ok(is_near(rating[0].is - rating[1].is, 190.8, 1) &&
           is_near(rating[0].is - rating[2].is, 381.7, 2),
       "arena: who never met is rated through others");
    ok(rating[0].high - rating[0].is > rating[1].high - rating[1].is,
       "arena: who has met everybody is rated best");
    memset(met, 0, sizeof met);
    rate((const double[]){0, 0}, met, 2, rating);
    ok(rating[0].is == 0 && isfinite(rating[0].high), "arena: without a game there is a rating");
}

static void test_sequential(void)
{
    sprt even = {0}, won = {0}, lost = {0};

    for (int i = 0; i < 100; i++) {
        sprt_add(&even, i % 2, 1 - i % 2);
        sprt_add(&won, 2, 0);
        sprt_add(&lost, 0, 2);
    }
    ok(is_near(sprt_ratio(&even), 0, 1e-9), "arena: evenly matched, nothing is clear");
    ok(sprt_ratio(&won) > sprt_bound() && sprt_ratio(&lost) < -sprt_bound(),
       "arena: all won or all lost is clear");
    ok(sprt_ratio(&(sprt){0}) == 0, "arena: without a game nothing is clear");
    sprt_add(&even, 0, 0);
    ok(even.deals == 100 && even.squares == 50, "arena: what others have won is no deal of two");
}

/* Looking at every deal must not make the wrong answer likelier than 1 in 20, though the first few
 * say little of the spread.  A bot that is weaker by as much as the test asks is called stronger in
 * about 4.9% of all matches when a deal is two games, and in fewer when it is more. */
static void test_wrong(void)
{
    enum { MATCHES = 10000 };
    tt_chance coins = tt_chance_fast(1);

    for (int games = 2; games <= 6; games += 4) {
        int wrong = 0;
        for (int i = 0; i < MATCHES; i++) {
            sprt test = {0};
            while (fabs(sprt_ratio(&test)) < sprt_bound()) {
                int won = 0;
                for (int k = 0; k < games; k++)
                    won += tt_draw(&coins, 10000) < 4712; /* 20 points weaker */
                sprt_add(&test, won, games - won);
            }
            wrong += sprt_ratio(&test) > 0;
        }
        ok(wrong <= MATCHES / 20 + 50, "arena: deals of %d, wrong in %d matches of %d", games,
           wrong, MATCHES);
    }
}

/* Of the six games of a deal the first wins two or three, a stronger one four or two, a weak one
 * the rest: it wins more than a third of all, and yet it is not the strongest. */
static void test_three(void)
{
    sprt tests[2] = {0};

    for (int i = 0; i < 200; i++) {
        sprt_add(&tests[0], 2, 4);
        sprt_add(&tests[1], 2, 0);
        sprt_add(&tests[0], 3, 2);
        sprt_add(&tests[1], 3, 1);
    }
    ok(sprt_ratio(&tests[1]) > sprt_bound(), "arena: stronger than the weakest");
    ok(sprt_worst(tests, 2) == 0 && sprt_ratio(&tests[0]) < -sprt_bound(),
       "arena: a weak third bot does not make the first one strongest");
    ok(sprt_worst((sprt[]){tests[1], tests[0], tests[1]}, 3) == 1,
       "arena: the strongest may sit anywhere");
}

int main(void)
{
    test_seatings();
    test_order();
    test_estimates();
    test_shown();
    test_ratings();
    test_sequential();
    test_wrong();
    test_three();
    return tap_result();
}
