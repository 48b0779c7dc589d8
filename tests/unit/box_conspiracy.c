/* The box of Conspiracy: what is printed, how bags of it work, how spaces touch, and how a
 * game is laid out. */
#include "games/conspiracy/state.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *word_of(int sort, int value)
{
    return conspiracy_grammar.sorts[sort - TT_SORT_FIRST].words[value];
}

static int value_of(int sort, const char *word)
{
    return tt_find_word(&conspiracy_grammar, sort, (tt_word){word, strlen(word)});
}

/* ==== Lords ================================================== [C-1.2] ==== */

/* From the ledger, not from cards.def: worth, copies, key, pearls. */
static const struct {
    int worth, copies, key, pearls;
} PRINTED[WORTHS] = {
    {0, 1, NO_KEY, 0}, {1, 4, SILVER, 0}, {2, 2, GOLD, 0},
    {3, 2, NO_KEY, 2}, {4, 2, NO_KEY, 1}, {6, 1, NO_KEY, 0},
};

static void test_lords(void)
{
    static const char *const COLOUR[COLOURS] = {"blue", "yellow", "red", "green", "purple"};
    int cards = 0;
    bool right = true;

    for (int colour = 0; colour < COLOURS; colour++) {
        right &= strcmp(word_of(SORT_COLOUR, colour), COLOUR[colour]) == 0;
        for (int i = 0; i < WORTHS; i++) {
            char word[16];
            snprintf(word, sizeof word, "%s%d", COLOUR[colour], PRINTED[i].worth);
            int lord = value_of(SORT_LORD, word);
            right &= lord > 0;
            const conspiracy_lord_card *card = &conspiracy_lords[lord > 0 ? lord : 0];
            right &= card->colour == colour && card->worth == PRINTED[i].worth &&
                     card->copies == PRINTED[i].copies && card->key == PRINTED[i].key &&
                     card->pearls == PRINTED[i].pearls;
            cards += card->copies;
        }
    }
    ok(right,
       "[C-1.2] thirty lords as printed: colour, worth, copies, [C-5.5] keys, [C-5.6] pearls");
    ok(cards == 60 && lords_in(ALL_LORDS) == 60, "[C-1.2] sixty cards");
    for (int colour = 0; colour < COLOURS; colour++)
        right &= lords_in(pile_of(ALL_LORDS, colour)) == 12;
    ok(right, "[C-1.2] twelve of each colour");
}

/* A lord's bits are its own, side by side, and lead back to it. */
static void test_bits(void)
{
    lord_bag seen = 0;
    int bit = 0;
    bool right = true;

    for (int lord = 1; lord < LORDS_END; lord++) {
        right &= (copies_of(lord) & seen) == 0 &&
                 lords_in(copies_of(lord)) == conspiracy_lords[lord].copies;
        right &= first_of(lord) == (lord_bag)1 << bit;
        right &= one_of_each(copies_of(lord)) == first_of(lord);
        right &= copies_of(lord) == pile_of(copies_of(lord), conspiracy_lords[lord].colour);
        for (int i = 0; i < conspiracy_lords[lord].copies; i++)
            right &=
                conspiracy_lord_of_bit[bit + i] == lord && (copies_of(lord) >> (bit + i) & 1) == 1;
        bit += conspiracy_lords[lord].copies;
        seen |= copies_of(lord);
    }
    ok(right && bit == LORDS_IN_BOX && seen == ALL_LORDS, "box: every bit of a bag is one card");
    ok(copies_of(NO_LORD) == 0, "box: no card is no lord");
}

/* ==== Bags ================================================================= */

/* So many copies of each lord; the bag is built from it. */
typedef struct counts {
    int of[LORDS_END], n;
} counts;

static lord_bag bag_of(const counts *held)
{
    lord_bag bag = 0;

    for (int lord = 1; lord < LORDS_END; lord++)
        for (int i = 0; i < held->of[lord]; i++)
            bag = with_lord(bag, lord);
    return bag;
}

static counts any_counts(tt_chance *c, const counts *most)
{
    counts held = {.n = 0};

    for (int lord = 1; lord < LORDS_END; lord++) {
        held.of[lord] = (int)tt_draw(c, (uint32_t)most->of[lord] + 1);
        held.n += held.of[lord];
    }
    return held;
}

/* The lowest bits of each lord, as many as it has copies in the bag. */
static bool is_canonical(lord_bag bag, const counts *held)
{
    lord_bag expected = 0;

    for (int lord = 1; lord < LORDS_END; lord++)
        for (int i = 0; i < held->of[lord]; i++)
            expected |= first_of(lord) << i;
    return bag == expected && lords_in(bag) == held->n;
}

static bool is_listed_in_order(lord_bag bag, const counts *held)
{
    int n = 0;
    bool right = true;

    for (int lord = 1; lord < LORDS_END; lord++) {
        right &= has_lord(bag, lord) == (held->of[lord] > 0);
        for (int i = 0; i < held->of[lord]; i++)
            right &= conspiracy_nth_lord(bag, n++) == lord;
    }
    return right && (n == 0 || (first_lord(bag) == conspiracy_nth_lord(bag, 0) &&
                                last_lord(bag) == conspiracy_nth_lord(bag, n - 1)));
}

static bool with_and_without_cancel(lord_bag bag, const counts *held)
{
    bool right = true;

    for (int lord = 1; lord < LORDS_END; lord++) {
        if (held->of[lord] < conspiracy_lords[lord].copies)
            right &= without_lord(with_lord(bag, lord), lord) == bag;
        if (held->of[lord] > 0)
            right &= with_lord(without_lord(bag, lord), lord) == bag;
    }
    return right;
}

static void test_bags(void)
{
    tt_chance c = tt_chance_fast(60);
    counts all = {.n = LORDS_IN_BOX};
    bool canonical = true, order = true, inverse = true, poured = true;

    for (int lord = 1; lord < LORDS_END; lord++)
        all.of[lord] = conspiracy_lords[lord].copies;
    for (int trial = 0; trial < 3000; trial++) {
        counts held = trial == 0 ? all : any_counts(&c, &all), rest = all, more;
        lord_bag bag = bag_of(&held);
        canonical &= is_canonical(bag, &held);
        order &= is_listed_in_order(bag, &held);
        inverse &= with_and_without_cancel(bag, &held);

        for (int lord = 1; lord < LORDS_END; lord++)
            rest.of[lord] -= held.of[lord];
        more = any_counts(&c, &rest);
        lord_bag other = bag_of(&more);
        for (int lord = 1; lord < LORDS_END; lord++)
            more.of[lord] += held.of[lord];
        more.n += held.n;
        poured &= is_canonical(conspiracy_both_bags(bag, other), &more) &&
                  conspiracy_both_bags(bag, other) == conspiracy_both_bags(other, bag);
    }
    ok(canonical, "bags: equal bags are equal numbers");
    ok(order, "bags: the n-th lord, counted in the order of the box");
    ok(inverse, "bags: put in and taken out cancel");
    ok(poured, "bags: poured together");
}

static void test_location_bags(void)
{
    tt_chance c = tt_chance_fast(61);
    bool right = true;

    for (int trial = 0; trial < 3000; trial++) {
        location_bag bag = tt_draw(&c, UINT32_MAX) & ALL_LOCATIONS;
        int n = 0;
        for (int location = 1; location < LOCATIONS_END; location++)
            if (has_location(bag, location))
                right &= tt_nth_bit(bag, n++) == location;
        right &= n == locations_in(bag);
    }
    ok(right, "bags: the n-th location");
}

/* ==== Locations ============================================= [C-1.3 C-9] ==== */

/* A chamber to count in, filled by words; row by row as on the table. */
static conspiracy_chamber chamber_of(const char *const *lords, int n)
{
    conspiracy_chamber ch;

    memset(&ch, 0, sizeof ch);
    for (int i = 0; i < n; i++) {
        int lord = value_of(SORT_LORD, lords[i]);
        ch.lord[ch.lords_n++] = (uint8_t)lord;
        uint8_t *coat = &ch.coat[conspiracy_lords[lord].colour];
        if (*coat == 0 || conspiracy_lords[lord].worth > conspiracy_lords[ch.lord[*coat - 1]].worth)
            *coat = ch.lords_n;
    }
    return ch;
}

/* Worked out by hand for this chamber, with 7 pearls and 3 locations:
 * blue 1 1 2 4, yellow 1 3, red 2 0, green 6. */
static void test_locations(void)
{
    static const char *const LORDS[] = {"blue1",   "blue1", "blue2", "blue4", "yellow1",
                                        "yellow3", "red2",  "red0",  "green6"};
    static const struct {
        const char *word;
        int worth;
    } BY_HAND[] = {
        {"flat-7", 7},
        {"1-pearl", 5},
        {"2-pearls", 4},
        {"3-pearls", 3},
        {"silver-keys", 3},
        {"gold-keys", 4},
        {"pearl-pairs", 3},
        {"per-location", 6},
        {"force-one", 3},
        {"reshuffle-lords", 3},
        {"any-two-keys", 3},
        {"force-two", 3},
        {"reshuffle-locations", 3},
        {"whole-deck", 3},
        {"top-blue", 4},
        {"top-yellow", 3},
        {"top-red", 2},
        {"top-green", 6},
        {"top-purple", 0},
        {"count-blue", 5},
        {"count-yellow", 3},
        {"count-red", 3},
        {"count-green", 2},
        {"count-purple", 1},
    };
    conspiracy_chamber ch = chamber_of(LORDS, 9);
    location_bag seen = 0;
    const char *wrong = NULL;

    ch.pearls = 7;
    ch.location[1] = FLAT_7;
    ch.location[4] = PEARL_1;
    ch.location[6] = PER_LOCATION;
    for (size_t i = 0; i < sizeof BY_HAND / sizeof *BY_HAND; i++) {
        int location = value_of(SORT_LOCATION, BY_HAND[i].word);
        if (location > 0 && conspiracy_location_worth(&ch, location) != BY_HAND[i].worth)
            wrong = BY_HAND[i].word;
        seen |= location > 0 ? only(location) : 0;
    }
    ok(seen == ALL_LOCATIONS && locations_in(seen) == 24 && LOCATIONS_IN_BOX == 24,
       "[C-1.3] twenty-four locations, each once");
    ok(wrong == NULL, "[C-9.1] to [C-9.16] locations are worth what is printed%s%s",
       wrong == NULL ? "" : ", but not ", wrong == NULL ? "" : wrong);
}

static void test_location_pearls(void)
{
    bool right = true;

    for (int location = 1; location < LOCATIONS_END; location++) {
        int pearls = location == PEARL_1    ? 1
                     : location == PEARLS_2 ? 2
                     : location == PEARLS_3 ? 3
                                            : 0;
        right &= conspiracy_locations[location].pearls == pearls;
    }
    ok(right, "[C-9.2] [C-9.3] [C-9.4] three locations bring pearls, the others none");
}

/* [C-1.4] one coat of arms for each colour and player; one pearl master */
static void test_tokens(void)
{
    conspiracy_table t;

    ok(sizeof t.chamber[0].coat / sizeof *t.chamber[0].coat == COLOURS && COLOURS == 5 &&
           sizeof t.chamber / sizeof *t.chamber == 4,
       "[C-1.4] five coats of arms for each of four players");
}

/* ==== Coalitions ============================================ [C-5.1 C-8.4] ====
 * Rows of 5, 4, 3, 2, 1, each shifted by half a card.  In half cards a space's left
 * edge is at 2 * column + row; two touch if they share part of a side. */

static int row_of(int space)
{
    return space < 5 ? 0 : space < 9 ? 1 : space < 12 ? 2 : space < 14 ? 3 : 4;
}

static int edge_of(int space)
{
    static const int FIRST[5] = {0, 5, 9, 12, 14};

    return 2 * (space - FIRST[row_of(space)]) + row_of(space);
}

static bool touch(int a, int b)
{
    int down = abs(row_of(a) - row_of(b)), across = abs(edge_of(a) - edge_of(b));

    return (down == 0 && across == 2) || (down == 1 && across < 2);
}

/* The spaces of `set` that hang together with this one. */
static unsigned group_with(unsigned set, int space)
{
    unsigned group = 1u << space, before = 0;

    while (group != before) {
        before = group;
        for (int a = 0; a < SPACES; a++)
            for (int b = 0; b < SPACES; b++)
                if ((before >> a & 1) != 0 && (set >> b & 1) != 0 && touch(a, b))
                    group |= 1u << b;
    }
    return group;
}

/* One of the largest groups of one colour, and as large as any. */
static bool is_coalition(const conspiracy_chamber *ch, unsigned found)
{
    int largest = 0;
    bool is_group = false;

    for (int i = 0; i < ch->lords_n; i++) {
        unsigned colour = 0;
        for (int k = 0; k < ch->lords_n; k++)
            if (conspiracy_lords[ch->lord[k]].colour == conspiracy_lords[ch->lord[i]].colour)
                colour |= 1u << k;
        unsigned group = group_with(colour, i);
        int n = __builtin_popcount(group);
        largest = n > largest ? n : largest;
        is_group |= group == found;
    }
    return is_group && __builtin_popcount(found) == largest;
}

/* The spaces of the set in blue; the others in three colours such that none touches
 * its own, which a pattern of three along the rows gives. */
static conspiracy_chamber coloured(unsigned set)
{
    conspiracy_chamber ch;

    memset(&ch, 0, sizeof ch);
    ch.lords_n = SPACES;
    for (int i = 0; i < SPACES; i++) {
        int column = (edge_of(i) - row_of(i)) / 2;
        int colour = (set >> i & 1) != 0 ? BLUE : 1 + (column + 2 * row_of(i)) % 3;
        ch.lord[i] = (uint8_t)(1 + colour * WORTHS);
    }
    return ch;
}

static void test_pairs(void)
{
    int pairs = 0, wrong = 0;

    for (int a = 0; a < SPACES; a++) {
        for (int b = 0; b < a; b++) {
            unsigned both = 1u << a | 1u << b;
            conspiracy_chamber ch = coloured(both);
            bool joined = conspiracy_coalition(&ch) == both;
            wrong += joined != touch(a, b);
            pairs += joined;
        }
    }
    ok(wrong == 0 && pairs == 30, "[C-8.4] thirty pairs of spaces touch");
}

static void test_all_sets(void)
{
    int wrong = 0;

    for (unsigned set = 0; set < 1u << SPACES; set++) {
        conspiracy_chamber ch = coloured(set);
        wrong += !is_coalition(&ch, conspiracy_coalition(&ch));
    }
    ok(wrong == 0, "[C-8.4] the largest group, for every set of spaces");
}

static void test_any_chambers(void)
{
    tt_chance c = tt_chance_fast(15);
    bool right = true;

    for (int trial = 0; trial < 5000; trial++) {
        conspiracy_chamber ch;
        memset(&ch, 0, sizeof ch);
        ch.lords_n = (uint8_t)(1 + tt_draw(&c, SPACES));
        for (int i = 0; i < ch.lords_n; i++)
            ch.lord[i] = (uint8_t)(1 + tt_draw(&c, LORDS_END - 1));
        right &= is_coalition(&ch, conspiracy_coalition(&ch));
    }
    ok(right, "[C-8.4] the largest group of chambers partly filled");
    conspiracy_chamber empty;
    memset(&empty, 0, sizeof empty);
    ok(conspiracy_coalition(&empty) == 0, "[C-8.4] no coalition in an empty chamber");
}

/* [C-E3] the rulebook's chamber: five blue lords hang together */
static void test_example(void)
{
    static const char *const LORDS[SPACES] = {"blue1",  "blue1", "yellow1", "yellow1", "green1",
                                              "red1",   "blue1", "yellow1", "blue1",   "blue2",
                                              "green1", "red1",  "blue2",   "purple1", "purple1"};
    conspiracy_table t;

    memset(&t, 0, sizeof t);
    t.chamber[0] = chamber_of(LORDS, SPACES);
    unsigned group = conspiracy_coalition(&t.chamber[0]);
    ok(group == (1u << 0 | 1u << 1 | 1u << 6 | 1u << 9 | 1u << 12),
       "[C-E3] spaces 1, 2, 7, 10 and 13");
    ok(conspiracy_score_of(&t, 0).coalition == 15, "[C-E3] a coalition of five scores 15");
}

/* ==== Setup ====================================== [C-2.1 C-2.2 C-2.3] ==== */

static void test_table(void)
{
    tt_setup how = tt_setup_for(4);
    conspiracy_state s;
    tt_chance c = tt_chance_fast(8);

    memset(&s, 0x5a, sizeof s);
    tt_conspiracy.setup(&s, &how, &c, NULL);
    ok(s.secret.lord_deck == ALL_LORDS && s.table.discard == 0,
       "[C-2.1] all lords in the deck, no pile");
    ok(locations_in(s.table.available) == 1 && s.table.location_deck_n == 23 &&
           (s.table.available | s.secret.location_deck) == ALL_LOCATIONS,
       "[C-2.2] one location available, the others in the deck");
    bool none = s.table.master == 0;
    for (int seat = 0; seat < 4; seat++)
        none &= s.table.chamber[seat].pearls == 0 && s.table.chamber[seat].lords_n == 0;
    ok(none, "[C-2.3] nobody has pearls or lords, nobody is pearl master");
    ok(tt_conspiracy.check(&s) == NULL, "setup: a sound position");
}

int main(void)
{
    test_lords();
    test_bits();
    test_bags();
    test_location_bags();
    test_locations();
    test_location_pearls();
    test_tokens();
    test_pairs();
    test_all_sets();
    test_any_chambers();
    test_example();
    test_table();
    return tap_result();
}
