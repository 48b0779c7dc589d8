/* Every random thing in this game: dice, and tide cards. */
#include "games/rumbones/state.h"

int rumbones_die(rumbones_play *p)
{
    int face = tt_scripted(p->chance, TT_SORT_NUMBER);

    tt_barrier(p->log);
    if (face >= 1 && face <= DIE_FACES)
        return face;
    if (face >= 0)
        tt_script_broken(p->chance);
    return 1 + (int)tt_draw(p->chance, DIE_FACES);
}

void rumbones_roll(rumbones_play *p, int n, uint8_t faces[DIE_FACES])
{
    memset(faces, 0, DIE_FACES);
    for (int i = 0; i < n; i++)
        faces[rumbones_die(p) - 1]++;
}

/* ==== Tide cards ================================= [R-19.1] ==== */

static int nth_card(int faction, tide_bag bag, int n)
{
    for (int card = first_card(faction);; card++, bag >>= 4) {
        n -= (int)(bag & 15);
        if (n < 0)
            return card;
    }
}

static int draw_one(rumbones_play *p, int side)
{
    tide_bag *deck = &p->state->secret.deck[side];
    int faction = p->table->team[side].faction;
    int card = tt_scripted(p->chance, SORT_CARD);

    if (card >= 0 && (rumbones_cards[card].faction != faction || copies_in(*deck, card) == 0)) {
        tt_script_broken(p->chance);
        card = -1;
    }
    if (card < 0)
        card = nth_card(faction, *deck, (int)tt_draw(p->chance, p->table->deck_n[side]));
    *deck -= one_card(card);
    p->table->deck_n[side]--;
    return card;
}

/* The discards become the deck, if there are any. */
static void reshuffle(rumbones_play *p, int seat, int side)
{
    rumbones_table *t = p->table;
    int n = cards_in(t->discard[side]);

    if (n == 0)
        return;
    p->state->secret.deck[side] = t->discard[side];
    t->deck_n[side] = (uint8_t)n;
    t->discard[side] = 0;
    tell(p, TOLD_RESHUFFLED, seat, side, n);
}

/* Seats that see a hand: its owner and the mates. */
static unsigned who_sees(const rumbones_table *t, int side)
{
    unsigned seats = 0;

    for (int seat = 0; seat < t->seats; seat++)
        seats |= (unsigned)(t->side_of[seat] == side) << seat;
    return seats;
}

void rumbones_draw(rumbones_play *p, int seat, int n)
{
    rumbones_table *t = p->table;
    int side = t->side_of[seat], drawn = 0;

    if (t->pirates)
        return; /* */
    for (; drawn < n; drawn++) {
        if (t->deck_n[side] == 0)
            reshuffle(p, seat, side);
        if (t->deck_n[side] == 0)
            break;
        int card = draw_one(p, side);
        p->state->secret.hand[seat] += one_card(card);
        t->hand_n[seat]++;
        tt_tell_to(p->log, who_sees(t, side), TOLD_DRAWN, seat, card, 0);
        if (t->deck_n[side] == 0)
            reshuffle(p, seat, side);
    }
    tt_barrier(p->log);
    tell(p, TOLD_DREW, seat, drawn, 0);
}
