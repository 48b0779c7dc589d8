/* Rum & Bones hides the decks from all, and a hand from the other side; events and bots tell
 * no more of them than views do, and who is asked depends on neither.   */
#include "games/rumbones/state.h"
#include "tests/bots.h"
#include "tests/sight.h"

static const rumbones_table *table_of(const play *p)
{
    return &((const rumbones_state *)p->state)->table;
}

/* ==== Views ================================================================ */

/* A card out of a bag. */
static tide_bag take_card(tide_bag *bag, tt_chance *c)
{
    uint32_t n = tt_draw(c, (uint32_t)cards_in(*bag));
    int shift = 0;

    for (; n >= (*bag >> shift & 15); shift += 4)
        n -= (uint32_t)(*bag >> shift & 15);
    *bag -= (tide_bag)1 << shift;
    return (tide_bag)1 << shift;
}

static tide_bag take_cards(tide_bag *bag, int n, tt_chance *c)
{
    tide_bag taken = 0;

    for (; n > 0; n--)
        taken += take_card(bag, c);
    return taken;
}

/* The deck and hands of a side dealt anew, out of all that does not lie open. */
static void redeal(rumbones_state *s, int side, bool hands, tt_chance *c)
{
    tide_bag pool = s->secret.deck[side];

    for (int seat = 0; seat < s->table.seats && hands; seat++)
        if (s->table.side_of[seat] == side)
            pool += s->secret.hand[seat];
    for (int seat = 0; seat < s->table.seats && hands; seat++)
        if (s->table.side_of[seat] == side)
            s->secret.hand[seat] = take_cards(&pool, s->table.hand_n[seat], c);
    s->secret.deck[side] = pool;
}

static bool sees_side(const rumbones_table *t, int seat, int side)
{
    return seat < t->seats && t->side_of[seat] == side;
}

static void scramble(void *state, int seat, tt_chance *c)
{
    rumbones_state *s = state;
    const rumbones_table *t = &s->table;

    for (int side = 0; side < BOTH_SIDES && !t->pirates; side++) {
        redeal(s, side, !sees_side(t, seat, side), c);
        tide_bag all = rumbones_full_deck[t->team[side].faction];
        s->secret.deck[side] = take_cards(&all, t->deck_n[side], c);
    }
}

static bool may_look(const void *state, int seat)
{
    (void)state;
    (void)seat;
    return false;
}

static secrets hidden = {.scramble = scramble, .may_look = may_look};

static void nothing_shows(play *p)
{
    nothing_hidden_shows(p, &hidden);
}

/* A view has the table, its own hand and the mates'. */
static void sees_its_own(play *p)
{
    const rumbones_state *s = p->state;

    FOR_ALL_EYES(p, seat)
    {
        rumbones_view *v = new_view(p, p->state, seat);
        expect(p, memcmp(&v->table, &s->table, sizeof s->table) == 0 && v->seat == seat,
               "another table");
        for (int i = 0; i < p->seats; i++)
            expect(p,
                   v->hand[i] ==
                       (sees_side(&s->table, seat, s->table.side_of[i]) ? s->secret.hand[i] : 0),
                   "seat %d and the hand of seat %d", seat, i);
        free(v);
    }
}

/* ==== Asking must not tell =================================================
 * The same move with other hands, and the same dice: the same is asked, of the same seat,
 * as long as nobody had to draw. */

static int asked_alike;

static bool drew(const tt_events *log)
{
    for (int i = 0; i < log->n; i++)
        if (log->at[i].kind == TOLD_DRAWN)
            return true;
    return false;
}

static void asks_alike(play *p)
{
    tt_move m = p->list.at[tt_draw(&p->wish, p->list.n)];
    rumbones_state *here = new_copy(p), *there = new_copy(p);
    tt_chance deal = p->deal, same = p->deal;
    tt_events log = {0}, other = {0};
    tt_moves list;

    for (int side = 0; side < BOTH_SIDES && !there->table.pirates; side++)
        redeal(there, side, true, &p->wish);
    p->game->moves(there, &list);
    if (tt_listed(&list, m)) {
        p->game->apply(here, m, &deal, &log);
        p->game->apply(there, m, &same, &other);
        if (!drew(&log)) {
            asked_alike++;
            expect(p, memcmp(&here->table, &there->table, sizeof here->table) == 0,
                   "the table tells what a hand holds");
            expect(p, log.n == other.n && memcmp(log.at, other.at, log.n * sizeof *log.at) == 0,
                   "events tell what a hand holds");
        }
    }
    free(here);
    free(there);
}

/* Cards drawn are told to the side, everything else to all. */
static void told_to_whom(play *p)
{
    const rumbones_table *t = table_of(p);

    for (int i = 0; i < p->log.n; i++) {
        tt_event e = p->log.at[i];
        unsigned sees = 0;
        for (int seat = 0; seat < p->seats; seat++)
            sees |= (unsigned)(t->side_of[seat] == t->side_of[e.seat]) << seat;
        expect(p, e.sees == (e.kind == TOLD_DRAWN ? sees : TT_ALL), "%s is told to %x",
               rumbones_grammar.tolds[e.kind].name, e.sees);
    }
}

/* ==== Bots ================================================================= */

static int dealt_otherwise;

static void bots_know_no_more(play *p)
{
    int seat = p->game->actor(p->state);

    if (table_of(p)->pirates || tt_draw(&p->wish, 8) > 0)
        return;
    rumbones_state *other = new_copy(p), *here = new_copy(p);
    redeal(other, other_side(table_of(p)->side_of[seat]), true, &p->wish);
    dealt_otherwise += !same_state(p, p->state, other);
    for (int i = 0; i < TESTED_BOTS_N; i++) {
        tt_chance coins = p->wish, same = p->wish;
        tt_bot bot = tested_bot(TESTED_BOTS[i]);
        if (i > 1 && tt_draw(&p->wish, 200) > 0)
            continue; /* takes long */
        tt_move m = asked(&bot, p->game, p->state, &coins);
        expect(p, tt_same_move(m, asked(&bot, p->game, other, &same)),
               "%s knows the hands of others", bot.name);
    }
    tt_chance coins = p->wish, same = p->wish;
    p->game->resample(here, seat, &coins);
    p->game->resample(other, seat, &same);
    expect(p, same_state(p, here, other), "redrawing leaves a trace of the truth");
    free(here);
    free(other);
}

int main(void)
{
    const property properties[] = {
        {.name = "no view shows what is hidden",
         .rules = "[R-28.1]",
         .games = 150,
         .holds = nothing_shows,
         .ends = nothing_shows},
        {.name = "a view shows the table, its seat's hand and the mates'",
         .rules = "[R-28.1] [R-24.7]",
         .games = 100,
         .holds = sees_its_own,
         .ends = sees_its_own},
        {.name = "who is asked what does not depend on hands",
         .rules = "[R-28.2]",
         .games = 300,
         .holds = asks_alike},
        {.name = "cards drawn are told to their side, all else to all",
         .rules = "[R-28.1] [R-24.7]",
         .games = 300,
         .holds = told_to_whom,
         .ends = told_to_whom},
        {.name = "bots answer alike whatever the other side holds",
         .rules = "[R-28.1]",
         .games = 100,
         .holds = bots_know_no_more},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        for (int seats = 2; seats <= RUMBONES_SEATS_MAX; seats++)
            run_property_with(&properties[i], &tt_rumbones, seats);
    ok(hidden.changes_n > 10000, "rumbones: something else was hidden %d times", hidden.changes_n);
    ok(asked_alike > 10000, "[R-28.2] the same was asked with other hands %d times", asked_alike);
    ok(dealt_otherwise > 1000, "[R-28.1] bots were asked with other hands %d times",
       dealt_otherwise);
    return tap_result();
}
