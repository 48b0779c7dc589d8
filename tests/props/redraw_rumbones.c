/* The odds of redrawing in Rum & Bones: the next tide card, and the hands of the other
 * side. */
#include "games/rumbones/state.h"
#include "tests/redraw.h"

/* How many of each card lie in the deck, and in the hands if those are unknown, too. */
static void weigh(const rumbones_state *s, int side, bool hands, uint32_t weight[OUTCOMES_MAX])
{
    tide_bag pool = s->secret.deck[side];
    int first = first_card(s->table.team[side].faction);

    for (int seat = 0; seat < s->table.seats && hands; seat++)
        if (s->table.side_of[seat] == side)
            pool += s->secret.hand[seat];
    for (int card = first; card < first + DECK_KINDS; card++)
        weight[card] = (uint32_t)copies_in(pool, card);
}

/* Who recovers with a hand that is not full draws a card. */
static bool draws(const play *p, question *q)
{
    const rumbones_state *s = p->state;
    tt_move keep = tt_move_of(VERB_PASS, 0, 0);
    int seat = p->game->actor(p->state);

    *q = (question){.move = keep, .told = TOLD_DRAWN};
    return p->game->stage(p->state) == STAGE_DISCARD && tt_listed(&p->list, keep) &&
           s->table.hand_n[seat] < 2 && s->table.deck_n[s->table.side_of[seat]] > 1;
}

static void compare_next_card(play *p, question *q, int seat, truths *sum)
{
    const rumbones_state *s = p->state;
    int side = s->table.side_of[p->game->actor(p->state)];

    weigh(s, side, s->table.side_of[seat] != side, q->weight);
    compare_cards(p, q, seat, sum);
}

/* Each card of an unseen hand is any of the pool's. */
static void compare_hand(play *p, int seat, truths *sum)
{
    const rumbones_state *s = p->state;
    uint32_t weight[OUTCOMES_MAX] = {0}, seen[OUTCOMES_MAX] = {0};
    int side = other_side(s->table.side_of[seat]), owner = speaker_of(&s->table, side);
    int first = first_card(s->table.team[side].faction), truth = 0;

    weigh(s, side, true, weight);
    for (int i = 0; i < TRIALS; i++) {
        rumbones_state *copy = new_copy(p);
        p->game->resample(copy, seat, &p->wish);
        for (int card = first; card < first + DECK_KINDS; card++)
            seen[card] += (uint32_t)copies_in(copy->secret.hand[owner], card);
        free(copy);
    }
    for (int card = first; card < first + DECK_KINDS; card++)
        if (copies_in(s->secret.hand[owner], card) > 0)
            truth = card;
    compare_odds(p, seen, weight, truth, sum);
}

static void run(int seats, truths *cards, truths *hands)
{
    play p = {.wrong = ""};
    question q;
    int asked = 0;

    for (uint64_t seed = 1; asked < POSITIONS && p.wrong[0] == '\0'; seed++) {
        start_play(&p, &tt_rumbones, seats, seed, false);
        while (goes_on(&p) && !draws(&p, &q) && p.plies < 3000)
            make_move(&p, choose(&p));
        int seat = asked % seats;
        const rumbones_table *t = &((rumbones_state *)p.state)->table;
        if (goes_on(&p) && draws(&p, &q)) {
            compare_next_card(&p, &q, seat, cards);
            if (t->hand_n[speaker_of(t, other_side(t->side_of[seat]))] > 0)
                compare_hand(&p, seat, hands);
            asked++;
        }
        end_play(&p);
    }
    ok(p.wrong[0] == '\0',
       "rumbones, %d seats, %d positions: [R-28.1] any card of the pool is next, or in a hand%s%s",
       seats, asked, p.wrong[0] == '\0' ? "" : ": ", p.wrong);
}

int main(void)
{
    truths cards = {0, 0}, hands = {0, 0};

    for (int seats = 2; seats <= RUMBONES_SEATS_MAX; seats++)
        run(seats, &cards, &hands);
    report_truths(&tt_rumbones, "[R-28.1] the card that would truly come", &cards);
    report_truths(&tt_rumbones, "[R-28.1] a card that is truly held", &hands);
    return tap_result();
}
