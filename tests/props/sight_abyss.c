/* Abyss hides the decks from all, and from others a hand, council piles and monster
 * tokens; events and bots tell no more of them than views do.            */
#include "tests/abyss.h"
#include "tests/bots.h"
#include "tests/sight.h"

/* ==== Views ================================================================ */

static bool is_over(const abyss_table *t)
{
    return t->agenda.n == 0;
}

static ally_bag any_cards(int n, tt_chance *c)
{
    ally_bag all = abyss_full_deck, bag = {{0}};

    for (; n > 0; n--)
        add_card(&bag, deal_from(&all, 0, MONSTER_LANE, c));
    return bag;
}

/* So many of the bits from 1 to below `end`. */
static uint64_t any_bits(int n, int end, tt_chance *c)
{
    uint64_t bits = 0;

    while (n > 0) {
        uint64_t bit = (uint64_t)1 << (1 + tt_draw(c, (uint32_t)end - 1));
        n -= (bits & bit) == 0;
        bits |= bit;
    }
    return bits;
}

static void scramble(void *state, int seat, tt_chance *c)
{
    abyss_state *s = state;
    const abyss_table *t = &s->table;

    if (t->memory == 0)
        redeal_cards(s, seat, true, c);
    if (!is_over(t))
        redeal_tokens(s, seat, c);
    s->secret.deck = any_cards(t->deck_n, c);
    s->secret.lord_deck = any_bits(t->lord_deck_n, LORDS_END, c);
    s->secret.stack = (location_bag)any_bits(t->stack_n, LOCATIONS_END, c);
}

static bool may_look(const void *state, int seat)
{
    return tt_abyss.stage(state) == STAGE_SMOKERS && tt_abyss.actor(state) == seat;
}

/* the whole stack; and still nothing of what others hold */
static bool sees_it(const void *state, const void *view)
{
    static const abyss_hand NO_HAND;
    static const uint8_t NO_TOKENS[TOKEN_KINDS];
    const abyss_state *s = state;
    const abyss_view *v = view;
    bool right = v->stack == s->secret.stack && memcmp(&v->table, &s->table, sizeof v->table) == 0;

    for (int i = 0; i < s->table.seats; i++) {
        if (i == v->seat)
            continue;
        right &= memcmp(v->token[i], NO_TOKENS, sizeof NO_TOKENS) == 0;
        right &= s->table.memory != 0 || memcmp(&v->hand[i], &NO_HAND, sizeof NO_HAND) == 0;
    }
    return right;
}

static secrets hidden = {.scramble = scramble, .may_look = may_look, .sees_it = sees_it};

static void nothing_shows(play *p)
{
    nothing_hidden_shows(p, &hidden);
}

/* What a seat does see, field by field: its own hand and tokens; everybody's hand with the
 * memory aid, everybody's tokens when the game is over. */
static void sees_its_own(play *p)
{
    const abyss_table *t = table_of(p);
    const abyss_secret *secret = secret_of(p);

    FOR_ALL_EYES(p, seat)
    {
        abyss_view *v = new_view(p, p->state, seat);
        expect(p, memcmp(&v->table, t, sizeof *t) == 0 && v->seat == seat, "another table");
        if (t->memory != 0)
            expect(p, memcmp(&v->council, &secret->council, sizeof v->council) == 0,
                   "no memory of the council");
        for (int i = 0; i < p->seats; i++) {
            if (i == seat || t->memory != 0)
                expect(p, memcmp(&v->hand[i], &secret->hand[i], sizeof *v->hand) == 0,
                       "seat %d does not see the hand of seat %d", seat, i);
            if (i == seat || is_over(t))
                expect(p, memcmp(v->token[i], secret->token[i], TOKEN_KINDS) == 0,
                       "seat %d does not see the tokens of seat %d", seat, i);
        }
        free(v);
    }
}

/* ==== Events ===============================================================
 * The same move in two states that are alike to a seat.  If the seat sees no difference
 * afterwards, nothing was turned up, and it must have heard the same. */

static int compared_n; /* pairs of states that stayed alike */
static int private_n;  /* and where something was told that this seat must not hear */

static bool heard_alike(const tt_events *here, const tt_events *there, int seat)
{
    int k = 0;

    for (int i = 0; i < here->n; i++) {
        if (!tt_may_see(here->at[i], seat))
            continue;
        while (k < there->n && !tt_may_see(there->at[k], seat))
            k++;
        if (k == there->n || memcmp(&here->at[i], &there->at[k], sizeof *here->at) != 0)
            return false;
        k++;
    }
    while (k < there->n && !tt_may_see(there->at[k], seat))
        k++;
    return k == there->n;
}

static bool tells_privately(const tt_events *log, int seat)
{
    for (int i = 0; i < log->n; i++)
        if (!tt_may_see(log->at[i], seat))
            return true;
    return false;
}

/* Another state that is alike to this seat, in which the move is legal, too. */
static void *alike(play *p, int seat, tt_move m)
{
    abyss_state *other = new_copy(p);
    tt_moves list;

    if (other->table.memory == 0)
        redeal_cards(other, seat, false, &p->wish); /* the same cards will be turned up */
    redeal_tokens(other, seat, &p->wish);
    expect(p, same_view(p, p->state, other, seat), "dealt again, it is not alike");
    if (p->game->check(other) == NULL) {
        p->game->moves(other, &list);
        if (tt_listed(&list, m))
            return other;
    }
    free(other);
    return NULL;
}

static void hears_no_more(play *p)
{
    tt_move m = p->list.at[tt_draw(&p->wish, p->list.n)];

    FOR_ALL_EYES(p, seat)
    {
        void *here = new_copy(p), *there = alike(p, seat, m);
        tt_chance deal = p->deal, same = p->deal;
        tt_events log = {0}, other = {0};
        if (there != NULL) {
            p->game->apply(here, m, &deal, &log);
            p->game->apply(there, m, &same, &other);
            if (same_view(p, here, there, seat)) {
                expect(p, heard_alike(&log, &other, seat), "seat %d hears what it cannot see",
                       seat);
                compared_n++;
                private_n += tells_privately(&log, seat);
            }
        }
        free(here);
        free(there);
    }
}

/* Two kinds of events are private: cards found in a pile are told to who took it, a token
 * to who has it, and to who was robbed of it. */
static void told_to_whom(play *p)
{
    for (int i = 0; i < p->log.n; i++) {
        tt_event e = p->log.at[i], before = p->log.at[i > 0 ? i - 1 : 0];
        unsigned own = 1u << e.seat;
        unsigned sees = e.kind == TOLD_FOUND ? own : TT_ALL;
        if (e.kind == TOLD_TOKEN_SEEN)
            sees = before.kind == TOLD_ROBBED ? own | 1u << before.a : own;
        expect(p, e.sees == sees, "%s is told to %x", abyss_grammar.tolds[e.kind].name, e.sees);
    }
}

/* ==== Bots =================================================================
 * A bot has watched: it knows hands and piles, but not the tokens of others. */

static int dealt_otherwise; /* other tokens than the true ones */

static void bots_know_no_more(play *p)
{
    int seat = p->game->actor(p->state);

    if (tt_draw(&p->wish, 5) > 0)
        return;
    abyss_state *other = new_copy(p), *here = new_copy(p);
    redeal_tokens(other, seat, &p->wish);
    dealt_otherwise += !same_state(p, p->state, other);
    for (int i = 0; i < TESTED_BOTS_N; i++) {
        tt_chance coins = p->wish, same = p->wish;
        tt_bot bot = tested_bot(TESTED_BOTS[i]);
        if (i > 1 && tt_draw(&p->wish, 20) > 0)
            continue; /* takes long */
        tt_move m = asked(&bot, p->game, p->state, &coins);
        expect(p, tt_same_move(m, asked(&bot, p->game, other, &same)),
               "%s knows the tokens of others", bot.name);
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
         .rules = "[A-11.1] [A-9.5] [A-5.10]",
         .games = 300,
         .holds = nothing_shows,
         .ends = nothing_shows},
        {.name = "a view shows the table, its seat's hand and tokens, and what is remembered",
         .rules = "[A-11.1] [A-5.10]",
         .games = 200,
         .holds = sees_its_own,
         .ends = sees_its_own},
        {.name = "events tell a seat no more than it sees",
         .rules = "[A-11.1] [A-6.1] [A-5.10]",
         .games = 200,
         .holds = hears_no_more},
        {.name = "cards in a pile and tokens are told to whom they belong, all else to all",
         .rules = "[A-6.1] [A-5.10] [A-8.17]",
         .games = 500,
         .holds = told_to_whom,
         .ends = told_to_whom},
        {.name = "bots answer alike whatever tokens the others have",
         .rules = "[A-11.1]",
         .games = 100,
         .holds = bots_know_no_more},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        for (int seats = 2; seats <= ABYSS_SEATS_MAX; seats++)
            run_property_with(&properties[i], &tt_abyss, seats);
    ok(hidden.changes_n > 10000, "abyss: something else was hidden %d times", hidden.changes_n);
    ok(hidden.looks_n > 20, "[A-9.5] the stack was searched, and seen, %d times", hidden.looks_n);
    ok(compared_n > 10000 && private_n > 300,
       "[A-11.1] two states stayed alike %d times, %d times something was told to others",
       compared_n, private_n);
    ok(dealt_otherwise > 1000, "[A-5.10] bots were asked with other tokens %d times",
       dealt_otherwise);
    return tap_result();
}
