/* Redrawing has the right odds: what comes next is as likely as the cards in the deck are
 * many, and what would truly have come is no likelier.
 *
 * A game says in tests/props/redraw_<game>.c which move turns up one card, and out of how
 * many. */
#ifndef TESTS_REDRAW_H
#define TESTS_REDRAW_H

#include "tests/odds.h"
#include "tests/play.h"

enum { POSITIONS = 24, TRIALS = 4000, OUTCOMES_MAX = 64 };

/* A move that turns up one card, and where its name is told. */
typedef struct question {
    tt_move move;
    int told;
    uint32_t weight[OUTCOMES_MAX]; /* of each card in that deck */
    int cards_n;                   /* different ones */
} question;

/* How often the truth came up, and how often it should have; all positions together. */
typedef struct truths {
    double seen, expected;
} truths;

/* The card that the move turns up first. */
static inline int card_turned_up(const play *p, void *state, const question *q, tt_chance *c)
{
    tt_events log = {0};

    p->game->apply(state, q->move, c, &log);
    for (int i = 0; i < log.n; i++)
        if (log.at[i].kind == q->told)
            return log.at[i].a;
    return 0;
}

static inline int true_card(const play *p, const question *q)
{
    void *copy = new_copy(p);
    tt_chance deal = p->deal;
    int card = card_turned_up(p, copy, q, &deal);

    free(copy);
    return card;
}

/* What each of many resampled positions turns up, for that seat's imagination. */
static inline void imagine(play *p, const question *q, int seat, uint32_t seen[OUTCOMES_MAX])
{
    for (int i = 0; i < TRIALS; i++) {
        void *copy = new_copy(p);
        p->game->resample(copy, seat, &p->wish);
        seen[card_turned_up(p, copy, q, &p->wish)]++;
        free(copy);
    }
}

/* Whether chance alone does this more than once in a million times: hundreds of positions
 * are compared, some with two outcomes. */
static inline bool is_possible(double chi, int freedom)
{
    double above = chi - freedom - 17;

    return freedom == 0 ? chi == 0 : above < 0 || above * above < 25.0 * 2 * freedom;
}

/* Compares what was seen with the weights, and counts how often the truth was seen. */
static inline void compare_odds(play *p, const uint32_t seen[OUTCOMES_MAX],
                                const uint32_t weight[OUTCOMES_MAX], int truth, truths *sum)
{
    double weights = 0, trials = 0;
    int outcomes = 0;

    for (int i = 0; i < OUTCOMES_MAX; i++) {
        weights += weight[i];
        trials += seen[i];
        outcomes += weight[i] > 0;
    }
    double chi = chi_square(seen, weight, OUTCOMES_MAX);
    expect(p, is_possible(chi, outcomes - 1), "chi-square %.1f for %d outcomes", chi, outcomes);
    sum->seen += seen[truth];
    sum->expected += trials * weight[truth] / weights;
}

static inline void compare_cards(play *p, const question *q, int seat, truths *sum)
{
    uint32_t seen[OUTCOMES_MAX] = {0};

    imagine(p, q, seat, seen);
    compare_odds(p, seen, q->weight, true_card(p, q), sum);
}

/* Plays a game up to some decision of its first `most`. */
static inline void play_some(play *p, const tt_game *game, int seats, uint64_t seed, int most)
{
    start_play(p, game, seats, seed, seed % 2 == 0);
    for (int left = 1 + (int)tt_draw(&p->wish, (uint32_t)most); left > 0 && goes_on(p); left--)
        make_move(p, choose(p));
}

/* Positions of many games, each seat in turn imagining; one line in the end. */
static inline void run_redraw(const tt_game *game, int seats, const char *rule,
                              bool (*ask)(const play *p, question *q), truths *sum)
{
    play p = {.wrong = ""};
    question q;
    int asked = 0;

    for (uint64_t seed = 1; asked < POSITIONS && p.wrong[0] == '\0'; seed++) {
        play_some(&p, game, seats, seed, 60);
        if (goes_on(&p) && ask(&p, &q))
            compare_cards(&p, &q, asked++ % seats, sum);
        end_play(&p);
    }
    ok(p.wrong[0] == '\0',
       "%s, %d seats, %d positions: %s the next card is uniform over the deck%s%s", game->name,
       seats, asked, rule, p.wrong[0] == '\0' ? "" : ": ", p.wrong);
}

static inline void report_truths(const tt_game *game, const char *what, const truths *sum)
{
    double above = sum->seen - sum->expected;

    ok(above * above < 16 * sum->expected, "%s: %s is no likelier (%.0f times, expected %.0f)",
       game->name, what, sum->seen, sum->expected);
}

#endif
