/* Resampling redraws with the right odds: what comes next is as likely as the cards
 * in the deck are many, and what would truly have come is no likelier.
 *
 * Each game is asked in its own way what the next card was. */
#include "games/conspiracy/state.h"
#include "tests/odds.h"
#include "tests/play.h"

enum { POSITIONS = 24, TRIALS = 4000 };

/* A move that turns up one card, and where its name is told. */
typedef struct question {
    tt_move move;
    int told;
    uint32_t weight[LORDS_END]; /* of each card in that deck */
    int cards_n;                /* different ones */
} question;

static bool ask_lord(const conspiracy_state *s, question *q)
{
    *q = (question){.move = tt_move_of(VERB_DRAW, 1, 0), .told = TOLD_DREW};
    for (int lord = 1; lord < LORDS_END; lord++) {
        q->weight[lord] = (uint32_t)lords_in(s->secret.lord_deck & copies_of(lord));
        q->cards_n += q->weight[lord] > 0;
    }
    return q->cards_n > 1;
}

static bool ask_location(const conspiracy_state *s, question *q)
{
    *q = (question){.move = tt_move_of(VERB_TURN_UP, 1, 0), .told = TOLD_TURNED_UP};
    for (int location = 1; location < LOCATIONS_END; location++) {
        q->weight[location] = has_location(s->secret.location_deck, location);
        q->cards_n += q->weight[location] > 0;
    }
    return q->cards_n > 1;
}

static bool ask_conspiracy(const play *p, question *q)
{
    switch (p->game->stage(p->state)) {
    case STAGE_RECRUIT:
        return ask_lord(p->state, q);
    case STAGE_LOCATION:
        return ask_location(p->state, q);
    default:
        return false;
    }
}

/* The card that the move turns up first. */
static int card_turned_up(const play *p, void *state, const question *q, tt_chance *c)
{
    tt_events log = {0};

    p->game->apply(state, q->move, c, &log);
    for (int i = 0; i < log.n; i++)
        if (log.at[i].kind == q->told)
            return log.at[i].a;
    return 0;
}

static int true_card(const play *p, const question *q)
{
    void *copy = new_copy(p);
    tt_chance deal = p->deal;
    int card = card_turned_up(p, copy, q, &deal);

    free(copy);
    return card;
}

/* What each of many resampled positions turns up, for that seat's imagination. */
static void imagine(play *p, const question *q, int seat, uint32_t seen[LORDS_END])
{
    for (int i = 0; i < TRIALS; i++) {
        void *copy = new_copy(p);
        p->game->resample(copy, seat, &p->wish);
        seen[card_turned_up(p, copy, q, &p->wish)]++;
        free(copy);
    }
}

/* The truths of all positions together: how often they came up, and should have. */
static double truths_seen, truths_expected;

static void compare_odds(play *p, const question *q, int seat)
{
    uint32_t seen[LORDS_END] = {0};
    int truth = true_card(p, q), weights = 0;

    imagine(p, q, seat, seen);
    double chi = chi_square(seen, q->weight, LORDS_END);
    expect(p, is_plausible(chi, q->cards_n - 1), "chi-square %.1f for %d cards", chi, q->cards_n);
    for (int card = 0; card < LORDS_END; card++)
        weights += (int)q->weight[card];
    truths_seen += seen[truth];
    truths_expected += (double)TRIALS * q->weight[truth] / weights;
}

/* Positions of many games, each seat in turn imagining; one line in the end. */
static void run_redraw(const tt_game *game, int seats)
{
    play p = {.wrong = ""};
    question q;
    int asked = 0;

    for (uint64_t seed = 1; asked < POSITIONS && p.wrong[0] == '\0'; seed++) {
        start_play(&p, game, seats, seed, seed % 2 == 0);
        for (int left = 1 + (int)tt_draw(&p.wish, 60); left > 0 && goes_on(&p); left--)
            make_move(&p, choose(&p));
        if (goes_on(&p) && ask_conspiracy(&p, &q))
            compare_odds(&p, &q, asked++ % seats);
        end_play(&p);
    }
    ok(p.wrong[0] == '\0',
       "%s, %d seats, %d positions: [C-2.1] the next card is uniform over the deck%s%s", game->name,
       seats, asked, p.wrong[0] == '\0' ? "" : ": ", p.wrong);
}

int main(void)
{
    for (int seats = 2; seats <= 4; seats++)
        run_redraw(&tt_conspiracy, seats);

    double above = truths_seen - truths_expected;
    ok(above * above < 16 * truths_expected,
       "conspiracy: [C-10.1] the card that would truly come is no likelier (%.0f times, expected "
       "%.0f)",
       truths_seen, truths_expected);
    for (int i = 0; i < tt_games_n; i++)
        ok(tt_games[i] == &tt_conspiracy, "%s: the odds of redrawing are tested",
           tt_games[i]->name);
    return tap_result();
}
