/* The odds of redrawing in Conspiracy: the next lord, and the next location. */
#include "games/conspiracy/state.h"
#include "tests/redraw.h"

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

static bool ask(const play *p, question *q)
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

int main(void)
{
    truths sum = {0, 0};

    for (int seats = 2; seats <= CONSPIRACY_SEATS_MAX; seats++)
        run_redraw(&tt_conspiracy, seats, "[C-2.1]", ask, &sum);
    report_truths(&tt_conspiracy, "[C-10.1] the card that would truly come", &sum);
    return tap_result();
}
