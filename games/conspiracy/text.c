/* The notation: what things are called, and a position as fields.
 *
 * In a position read from text the word "auto" stands for whatever follows from
 * the rest: the cards that lie nowhere else, the coats of arms on the first of
 * the best lords, the pearls that lords and locations gave, the first player with
 * the most of them as pearl master.  What is written is always spelled out. */
#include "games/conspiracy/state.h"

/* ==== The grammar ========================================================== */

static const char *const COLOUR_WORDS[] = {
#define COLOUR(id, word) word,
#include "games/conspiracy/cards.def"
};

static const char *const LORD_WORDS[] = {
    NULL,
#define LORD(word, colour, worth, copies, key, pearls, bit, rule) word,
#include "games/conspiracy/cards.def"
};

static const char *const LOCATION_WORDS[] = {
    NULL,
#define LOCATION(id, word, points, each, counted, colour, pearls, rule) word,
#include "games/conspiracy/cards.def"
};

static const tt_sort SORTS[] = {
    {"colour", COLOUR_WORDS, COLOURS},
    {"lord", LORD_WORDS, LORDS_END},
    {"location", LOCATION_WORDS, LOCATIONS_END},
};

/* verbs.def and told.def name sorts without a prefix. */
enum { S_NONE = TT_SORT_NONE, S_NUMBER = TT_SORT_NUMBER, S_COLOUR = SORT_COLOUR };
enum { S_LORD = SORT_LORD, S_LOCATION = SORT_LOCATION };

static const tt_verb VERB_ROWS[] = {
#define VERB(id, word, a, b) {word, S_##a, S_##b},
#include "games/conspiracy/verbs.def"
#undef VERB
};

static const tt_told TOLD_ROWS[] = {
#define TOLD(id, word, a, b) {word, S_##a, S_##b},
#include "games/conspiracy/told.def"
#undef TOLD
};

static const tt_stage STAGE_ROWS[] = {
    {"over", "C-8.1", false},
#define STEP(id, name, rule) {#name, rule, false},
#define ASK(id, name, rule)  {#name, rule, true},
#include "games/conspiracy/stages.def"
};

static const char *const FIRST_WORDS[] = {"random", "0", "1", "2", "3"};
static const tt_option OPTION_ROWS[] = {{"first", FIRST_WORDS, 5}};

const tt_grammar conspiracy_grammar = {
    .sorts = SORTS,
    .verbs = VERB_ROWS,
    .tolds = TOLD_ROWS,
    .stages = STAGE_ROWS,
    .options = OPTION_ROWS,
    .sorts_n = SORTS_END - TT_SORT_FIRST,
    .verbs_n = VERBS,
    .tolds_n = TOLDS,
    .stages_n = STAGES,
    .options_n = 1,
};

/* ==== Writing ============================================================== */

static void write_lords(tt_writer *w, lord_bag bag)
{
    tt_write_list(w);
    for (; bag != 0; bag &= bag - 1)
        tt_write_word(w, LORD_WORDS[first_lord(bag)]);
    tt_write_end(w);
}

static void write_locations(tt_writer *w, location_bag bag)
{
    tt_write_list(w);
    for (; bag != 0; bag &= bag - 1)
        tt_write_word(w, LOCATION_WORDS[__builtin_ctz(bag)]);
    tt_write_end(w);
}

static void write_seat(tt_writer *w, int one_more)
{
    if (one_more == 0)
        tt_write_none(w);
    else
        tt_write_number(w, one_more - 1);
}

static void write_chamber_lords(tt_writer *w, const conspiracy_chamber *ch)
{
    tt_write_list(w);
    for (int i = 0; i < ch->lords_n; i++)
        tt_write_word(w, LORD_WORDS[ch->lord[i]]);
    tt_write_end(w);
}

static void write_chamber_locations(tt_writer *w, const conspiracy_chamber *ch)
{
    tt_write_list(w);
    for (int i = 0; i < ch->lords_n; i++) {
        if (ch->location[i] == NO_LOCATION)
            tt_write_none(w);
        else
            tt_write_word(w, LOCATION_WORDS[ch->location[i]]);
    }
    tt_write_end(w);
}

static void write_chamber_coats(tt_writer *w, const conspiracy_chamber *ch)
{
    tt_write_list(w);
    for (int colour = 0; colour < COLOURS; colour++)
        tt_write_number(w, ch->coat[colour]);
    tt_write_end(w);
}

static void write_chamber_pearls(tt_writer *w, const conspiracy_chamber *ch)
{
    tt_write_number(w, ch->pearls);
}

static void write_chambers(tt_writer *w, const char *key, const conspiracy_table *t,
                           void (*write_one)(tt_writer *, const conspiracy_chamber *))
{
    tt_write_key(w, key);
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++)
        write_one(w, &t->chamber[seat]);
    tt_write_end(w);
}

static const char *const PILE_KEYS[COLOURS] = {"pile-blue", "pile-yellow", "pile-red", "pile-green",
                                               "pile-purple"};

/* The table; the decks are known or hidden. */
static void write_table(tt_writer *w, const conspiracy_table *t, const lord_bag *lord_deck,
                        const location_bag *location_deck)
{
    tt_write_key(w, "seats");
    tt_write_number(w, t->seats);
    tt_write_agenda(w, &conspiracy_grammar, &t->agenda);
    tt_write_key(w, "lord-deck");
    if (lord_deck != NULL)
        write_lords(w, *lord_deck);
    else
        tt_write_hidden(w, t->lord_deck_n);
    for (int colour = 0; colour < COLOURS; colour++) {
        tt_write_key(w, PILE_KEYS[colour]);
        write_lords(w, pile_of(t->discard, colour));
    }
    tt_write_key(w, "drawn");
    write_lords(w, t->drawn);
    tt_write_key(w, "recruited");
    write_lords(w, t->recruited);
    write_chambers(w, "chambers", t, write_chamber_lords);
    write_chambers(w, "locations", t, write_chamber_locations);
    write_chambers(w, "coats", t, write_chamber_coats);
    write_chambers(w, "pearls", t, write_chamber_pearls);
    tt_write_key(w, "master");
    write_seat(w, t->master);
    tt_write_key(w, "location-deck");
    if (location_deck != NULL)
        write_locations(w, *location_deck);
    else
        tt_write_hidden(w, t->location_deck_n);
    tt_write_key(w, "available");
    write_locations(w, t->available);
    tt_write_key(w, "turned-up");
    write_locations(w, t->turned_up);
    tt_write_key(w, "force");
    tt_write_number(w, t->force);
    tt_write_key(w, "force-by");
    write_seat(w, t->force_by);
    tt_write_key(w, "last");
    write_seat(w, t->last);
}

void conspiracy_write(const void *state, tt_writer *w)
{
    const conspiracy_state *s = state;

    write_table(w, &s->table, &s->secret.lord_deck, &s->secret.location_deck);
}

void conspiracy_write_view(const void *view, tt_writer *w)
{
    const conspiracy_view *v = view;

    tt_write_key(w, "seat");
    write_seat(w, v->seat == TT_SPECTATOR ? 0 : v->seat + 1);
    write_table(w, &v->table, NULL, v->searched != 0 ? &v->searched : NULL);
}

/* ==== Reading ============================================================== */

static int read_lord(tt_reader *r)
{
    return tt_read_sort(r, &conspiracy_grammar, SORT_LORD);
}

static int read_location(tt_reader *r)
{
    return tt_read_sort(r, &conspiracy_grammar, SORT_LOCATION);
}

static void add_lord(tt_reader *r, lord_bag *bag, int lord)
{
    if (r->failed || (*bag & copies_of(lord)) == copies_of(lord))
        tt_read_fail(r);
    else
        *bag = with_lord(*bag, lord);
}

static lord_bag read_lords(tt_reader *r)
{
    lord_bag bag = 0;

    tt_read_list(r);
    while (!tt_read_end(r))
        add_lord(r, &bag, read_lord(r));
    return bag;
}

static location_bag read_locations(tt_reader *r)
{
    location_bag bag = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        int location = read_location(r);
        if (has_location(bag, location))
            tt_read_fail(r);
        if (!r->failed)
            bag |= only(location);
    }
    return bag;
}

static uint8_t read_seat(tt_reader *r, int seats)
{
    return tt_read_none(r) ? 0 : (uint8_t)(1 + tt_read_number(r, 0, seats - 1));
}

static void read_chamber_lords(tt_reader *r, conspiracy_chamber *ch)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        int lord = read_lord(r);
        if (r->failed || ch->lords_n == SPACES)
            tt_read_fail(r);
        else
            ch->lord[ch->lords_n++] = (uint8_t)lord;
    }
}

/* Spaces without a location at the end may be left out. */
static void read_chamber_locations(tt_reader *r, conspiracy_chamber *ch)
{
    tt_read_list(r);
    for (int i = 0; !tt_read_end(r); i++) {
        int location = tt_read_none(r) ? NO_LOCATION : read_location(r);
        if (r->failed || i >= ch->lords_n)
            tt_read_fail(r);
        else
            ch->location[i] = (uint8_t)location;
    }
}

static void read_chamber_coats(tt_reader *r, conspiracy_chamber *ch)
{
    tt_read_list(r);
    for (int colour = 0; colour < COLOURS; colour++)
        ch->coat[colour] = (uint8_t)tt_read_number(r, 0, ch->lords_n);
    if (!tt_read_end(r))
        tt_read_fail(r);
}

static void read_chamber_pearls(tt_reader *r, conspiracy_chamber *ch)
{
    ch->pearls = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
}

static void read_chambers(tt_reader *r, const char *key, conspiracy_table *t,
                          void (*read_one)(tt_reader *, conspiracy_chamber *),
                          void (*derive_one)(conspiracy_chamber *))
{
    tt_read_key(r, key);
    if (derive_one != NULL && tt_read_if(r, "auto")) {
        for (int seat = 0; seat < t->seats; seat++)
            derive_one(&t->chamber[seat]);
        return;
    }
    tt_read_list(r);
    for (int seat = 0; seat < t->seats; seat++)
        read_one(r, &t->chamber[seat]);
    if (!tt_read_end(r))
        tt_read_fail(r);
}

/* ---- auto ---- */

static void derive_coats(conspiracy_chamber *ch)
{
    for (int i = 0; i < ch->lords_n; i++) {
        const conspiracy_lord_card *card = &conspiracy_lords[ch->lord[i]];
        uint8_t *coat = &ch->coat[card->colour];
        if (*coat == 0 || conspiracy_lords[ch->lord[*coat - 1]].worth < card->worth)
            *coat = (uint8_t)(i + 1);
    }
}

static void derive_pearls(conspiracy_chamber *ch)
{
    for (int i = 0; i < ch->lords_n; i++)
        ch->pearls = (uint8_t)(ch->pearls + conspiracy_lords[ch->lord[i]].pearls +
                               conspiracy_locations[ch->location[i]].pearls);
}

/* Never written: both follow from what lies in the chamber, always. */
static void derive_keys(conspiracy_chamber *ch)
{
    for (int i = 0; i < ch->lords_n; i++) {
        int key = conspiracy_lords[ch->lord[i]].key;
        if (key != NO_KEY)
            ch->loose[key - SILVER]++;
        if (ch->location[i] != NO_LOCATION)
            ch->loose[0] = ch->loose[1] = 0;
        if (ch->location[i] == ANY_TWO_KEYS)
            ch->lasting |= LASTING_ANY_TWO_KEYS;
        if (ch->location[i] == WHOLE_DECK)
            ch->lasting |= LASTING_WHOLE_DECK;
    }
}

static void derive_master(conspiracy_table *t)
{
    int most = 0;

    for (int seat = 0; seat < t->seats; seat++) {
        if (t->chamber[seat].pearls > most) {
            most = t->chamber[seat].pearls;
            t->master = (uint8_t)(seat + 1);
        }
    }
}

/* The lords that lie nowhere else. */
static void derive_lord_deck(tt_reader *r, conspiracy_state *s)
{
    const conspiracy_table *t = &s->table;
    lord_bag gone = 0;

    for (int seat = 0; seat < t->seats; seat++)
        for (int i = 0; i < t->chamber[seat].lords_n; i++)
            add_lord(r, &gone, t->chamber[seat].lord[i]);
    const lord_bag bags[] = {t->discard, t->drawn, t->recruited};
    for (int i = 0; i < 3; i++)
        for (lord_bag bag = bags[i]; bag != 0; bag &= bag - 1)
            add_lord(r, &gone, first_lord(bag));
    for (lord_bag left = gone, deck = ALL_LORDS;; left &= left - 1) {
        if (left == 0) {
            s->secret.lord_deck = deck;
            return;
        }
        deck = without_lord(deck, first_lord(left));
    }
}

static void derive_location_deck(conspiracy_state *s)
{
    const conspiracy_table *t = &s->table;
    location_bag gone = t->available | t->turned_up;

    for (int seat = 0; seat < t->seats; seat++)
        for (int i = 0; i < t->chamber[seat].lords_n; i++)
            gone |= only(t->chamber[seat].location[i]);
    s->secret.location_deck = ALL_LOCATIONS & ~gone;
}

/* A deck: its cards, how many there are (?n), or what follows from the rest (auto). */
typedef enum deck { DECK_KNOWN, DECK_HIDDEN, DECK_AUTO } deck;

static deck read_deck(tt_reader *r, uint8_t *n, int most)
{
    if (tt_read_if(r, "auto"))
        return DECK_AUTO;
    if (!tt_read_hidden(r))
        return DECK_KNOWN;
    *n = (uint8_t)tt_read_number(r, 0, most);
    return DECK_HIDDEN;
}

/* Everything that write_table writes. */
static void read_table(tt_reader *r, conspiracy_state *s, deck *lords, deck *locations)
{
    conspiracy_table *t = &s->table;

    tt_read_key(r, "seats");
    t->seats = (uint8_t)tt_read_number(r, 2, CONSPIRACY_SEATS_MAX);
    tt_read_agenda(r, &conspiracy_grammar, t->seats, &t->agenda);
    tt_read_key(r, "lord-deck");
    *lords = read_deck(r, &t->lord_deck_n, LORDS_IN_BOX);
    if (*lords == DECK_KNOWN)
        s->secret.lord_deck = read_lords(r);
    for (int colour = 0; colour < COLOURS; colour++) {
        tt_read_key(r, PILE_KEYS[colour]);
        lord_bag pile = read_lords(r);
        if (pile != pile_of(pile, colour))
            tt_read_fail(r);
        t->discard |= pile;
    }
    tt_read_key(r, "drawn");
    t->drawn = read_lords(r);
    tt_read_key(r, "recruited");
    t->recruited = read_lords(r);
    read_chambers(r, "chambers", t, read_chamber_lords, NULL);
    read_chambers(r, "locations", t, read_chamber_locations, NULL);
    read_chambers(r, "coats", t, read_chamber_coats, derive_coats);
    read_chambers(r, "pearls", t, read_chamber_pearls, derive_pearls);
    for (int seat = 0; seat < t->seats; seat++)
        derive_keys(&t->chamber[seat]);
    tt_read_key(r, "master");
    if (tt_read_if(r, "auto"))
        derive_master(t);
    else
        t->master = read_seat(r, t->seats);
    tt_read_key(r, "location-deck");
    *locations = read_deck(r, &t->location_deck_n, LOCATIONS_IN_BOX);
    if (*locations == DECK_KNOWN)
        s->secret.location_deck = read_locations(r);
    tt_read_key(r, "available");
    t->available = read_locations(r);
    tt_read_key(r, "turned-up");
    t->turned_up = read_locations(r);
    tt_read_key(r, "force");
    t->force = (uint8_t)tt_read_number(r, 0, 2);
    tt_read_key(r, "force-by");
    t->force_by = read_seat(r, t->seats);
    tt_read_key(r, "last");
    t->last = read_seat(r, t->seats);
}

tt_status conspiracy_read(void *state, tt_reader *r)
{
    conspiracy_state *s = state;
    deck lords, locations;

    read_table(r, s, &lords, &locations);
    if (lords == DECK_HIDDEN || locations == DECK_HIDDEN)
        tt_read_fail(r);
    if (lords == DECK_AUTO && !r->failed)
        derive_lord_deck(r, s);
    if (locations == DECK_AUTO && !r->failed)
        derive_location_deck(s);
    s->table.lord_deck_n = (uint8_t)lords_in(s->secret.lord_deck);
    s->table.location_deck_n = (uint8_t)locations_in(s->secret.location_deck);
    if (r->failed)
        return TT_BAD_POSITION;
    return conspiracy_check(s) == NULL ? TT_OK : TT_BROKEN;
}

/* In this game what is hidden follows from what lies open: a view is sound if the decks
 * that follow have the sizes it says, and the whole is a position. */
tt_status conspiracy_read_view(void *view, tt_reader *r)
{
    conspiracy_state s;
    conspiracy_view *v = view;
    deck lords, locations;

    memset(&s, 0, sizeof s);
    tt_read_key(r, "seat");
    int seat = tt_read_none(r) ? TT_SPECTATOR : (int)tt_read_number(r, 0, CONSPIRACY_SEATS_MAX - 1);
    read_table(r, &s, &lords, &locations);
    if (lords != DECK_HIDDEN || locations == DECK_AUTO ||
        (seat != TT_SPECTATOR && seat >= s.table.seats))
        tt_read_fail(r);
    if (r->failed)
        return TT_BAD_POSITION;
    if (locations == DECK_KNOWN)
        s.table.location_deck_n = (uint8_t)locations_in(s.secret.location_deck);
    else
        derive_location_deck(&s);
    derive_lord_deck(r, &s);
    if (r->failed || conspiracy_check(&s) != NULL)
        return TT_BROKEN;
    conspiracy_look(&s, seat, v);
    return (v->searched != 0) == (locations == DECK_KNOWN) ? TT_OK : TT_BROKEN;
}
