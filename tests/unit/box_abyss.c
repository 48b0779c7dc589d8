/* The box of Abyss: what is printed, how bags of it work, and how a game is laid out. */
#include "games/abyss/state.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static const char *word_of(int sort, int value)
{
    return abyss_grammar.sorts[sort - TT_SORT_FIRST].words[value];
}

static int find(int sort, const char *word)
{
    return tt_find_word(&abyss_grammar, sort, (tt_word){word, strlen(word)});
}

/* ==== Exploration cards ===================================== [A-1.2] ==== */

static const char *const RACE[RACES] = {"crab", "shellfish", "squid", "seahorse", "jellyfish"};

static void test_allies(void)
{
    static const int COPIES[VALUES + 1] = {0, 4, 3, 3, 2, 1};
    int cards = 0, worth = 0;
    bool right = true;

    for (int race = 0; race < RACES; race++) {
        right &= strcmp(word_of(SORT_RACE, race), RACE[race]) == 0;
        for (int value = 1; value <= VALUES; value++) {
            char word[16];
            snprintf(word, sizeof word, "%s%d", RACE[race], value);
            int card = find(SORT_CARD, word);
            right &= card > 0 && card < MONSTER && card == ally_of(race, value) &&
                     race_of(card) == race && value_of(card) == value &&
                     copies_in(&abyss_full_deck, card) == COPIES[value];
            cards += copies_in(&abyss_full_deck, card);
            worth += copies_in(&abyss_full_deck, card) * value;
        }
    }
    ok(right, "[A-1.2] of each race one 5, two 4, three 3, three 2 and four 1");
    ok(cards == 65 && cards == ALLIES_IN_BOX && worth == 5 * 32, "[A-1.2] sixty-five allies");
    int monster = find(SORT_CARD, "monster");
    ok(monster == MONSTER && copies_in(&abyss_full_deck, monster) == 6 &&
           abyss_cards_in(&abyss_full_deck) == 71,
       "[A-1.2] six monsters, seventy-one cards");
}

/* A card's bits are its own, and lead back to it. */
static void test_bits(void)
{
    ally_bag seen = {{0}};
    bool right = true;

    for (int card = 1; card < CARDS_END; card++) {
        const abyss_card *is = &abyss_cards[card];
        right &= (seen.lane[is->lane] & is->bits) == 0 && (is->bits & -is->bits) == is->first;
        seen.lane[is->lane] |= is->bits;
        for (int bit = 0; bit < 16; bit++)
            if ((is->bits >> bit & 1) != 0)
                right &= abyss_card_of_bit[is->lane * 16 + bit] == card;
    }
    ok(right && memcmp(&seen, &abyss_full_deck, sizeof seen) == 0,
       "box: every bit of a bag is one card");
}

/* ==== Bags of cards ======================================================== */

typedef struct counts {
    int of[CARDS_END], n;
} counts;

static counts any_counts(tt_chance *c, const counts *most)
{
    counts held = {.n = 0};

    for (int card = 1; card < CARDS_END; card++) {
        held.of[card] = (int)tt_draw(c, (uint32_t)most->of[card] + 1);
        held.n += held.of[card];
    }
    return held;
}

static ally_bag bag_of(const counts *held)
{
    ally_bag bag = {{0}};

    for (int card = CARDS_END - 1; card > 0; card--)
        for (int i = 0; i < held->of[card]; i++)
            add_card(&bag, card);
    return bag;
}

/* The lowest bits of each card, as many as it has copies in the bag. */
static bool is_canonical(const ally_bag *bag, const counts *held)
{
    ally_bag expected = {{0}};

    for (int card = 1; card < CARDS_END; card++)
        for (int i = 0; i < held->of[card]; i++)
            expected.lane[abyss_cards[card].lane] |= (uint16_t)(abyss_cards[card].first << i);
    return memcmp(bag, &expected, sizeof *bag) == 0 && abyss_cards_in(bag) == held->n;
}

static bool is_listed_in_order(const ally_bag *bag, const counts *held)
{
    int n = 0;
    bool right = true;

    for (int card = 1; card < CARDS_END; card++) {
        right &= has_card(bag, card) == (held->of[card] > 0);
        right &= copies_in(bag, card) == held->of[card];
        for (int i = 0; i < held->of[card]; i++)
            right &= abyss_nth_card(bag, n++) == card;
    }
    return right;
}

static bool lanes_are_right(const ally_bag *bag, const counts *held)
{
    bool right = true;

    for (int race = 0; race < RACES; race++) {
        int n = 0, worth = 0, lowest = 0, highest = 0;
        unsigned values = 0;
        for (int value = 1; value <= VALUES; value++) {
            int copies = held->of[ally_of(race, value)];
            n += copies;
            worth += copies * value;
            values |= copies > 0 ? 1u << (value - 1) : 0;
            lowest = lowest == 0 && copies > 0 ? value : lowest;
            highest = copies > 0 ? value : highest;
        }
        unsigned lane = bag->lane[race];
        right &= lane_n(lane) == n && lane_worth(lane) == worth && lane_values(lane) == values;
        right &= n == 0 || (lane_lowest(lane) == lowest && lane_highest(lane) == highest);
    }
    return right;
}

static bool in_and_out_cancel(const ally_bag *bag, const counts *held)
{
    bool right = true;

    for (int card = 1; card < CARDS_END; card++) {
        ally_bag other = *bag;
        if (held->of[card] < copies_in(&abyss_full_deck, card)) {
            add_card(&other, card);
            remove_card(&other, card);
        }
        if (held->of[card] > 0) {
            remove_card(&other, card);
            add_card(&other, card);
        }
        right &= memcmp(bag, &other, sizeof other) == 0;
    }
    return right;
}

/* Allies, race by race; monsters stay. */
static bool pours(const counts *a, const counts *b)
{
    ally_bag from = bag_of(a), to = bag_of(b);
    counts both = {.n = a->n + b->n - a->of[MONSTER]}, left = {.n = a->of[MONSTER]};

    for (int card = 1; card < CARDS_END; card++)
        both.of[card] = b->of[card] + (card == MONSTER ? 0 : a->of[card]);
    left.of[MONSTER] = a->of[MONSTER];
    for (int race = 0; race < RACES; race++)
        abyss_pour_lane(&from, &to, race);
    return is_canonical(&to, &both) && is_canonical(&from, &left);
}

static void test_bags(void)
{
    tt_chance c = tt_chance_fast(71);
    counts all = {.n = CARDS_IN_BOX};
    bool canonical = true, order = true, lanes = true, inverse = true, poured = true;

    for (int card = 1; card < CARDS_END; card++)
        all.of[card] = copies_in(&abyss_full_deck, card);
    for (int trial = 0; trial < 3000; trial++) {
        counts held = trial == 0 ? all : any_counts(&c, &all), rest = all;
        ally_bag bag = bag_of(&held);
        canonical &= is_canonical(&bag, &held);
        order &= is_listed_in_order(&bag, &held);
        lanes &= lanes_are_right(&bag, &held);
        inverse &= in_and_out_cancel(&bag, &held);
        for (int card = 1; card < CARDS_END; card++)
            rest.of[card] -= held.of[card];
        counts more = any_counts(&c, &rest);
        poured &= pours(&held, &more) && pours(&more, &held);
    }
    ok(canonical, "bags: equal bags are equal bytes");
    ok(order, "bags: the n-th card, counted in the order of the box");
    ok(lanes, "bags: a race's allies, their worth, the lowest and the highest");
    ok(inverse, "bags: put in and taken out cancel");
    ok(poured, "bags: poured together");
}

/* ==== Lords ================================================= [A-1.3] ==== */

/* From the ledger and the cards, not from cards.def. */
static const struct {
    const char *word;
    int guild, races, cost, points, keys, pearls, when;
} LORD[] = {
    {"recruiter", SOLDIER, 2, 10, 4, 1, 0, LASTS},
    {"jailer", SOLDIER, 3, 6, 7, 0, 0, ONCE},
    {"seeker", SOLDIER, 2, 7, 7, 0, 0, ONCE},
    {"assassin", SOLDIER, 1, 10, 6, 0, 0, ONCE},
    {"commander", SOLDIER, 1, 8, 4, 1, 0, LASTS},
    {"tamer", SOLDIER, 3, 6, 4, 1, 0, LASTS},
    {"hunter", SOLDIER, 2, 8, 6, 0, 0, ONCE},
    {"ship-master", MERCHANT, 3, 6, 5, 1, 0, LASTS},
    {"trader", MERCHANT, 3, 10, 9, 0, 3, ONCE},
    {"peddler", MERCHANT, 1, 8, 9, 0, 2, ONCE},
    {"landlord", MERCHANT, 2, 10, 5, 1, 1, LASTS},
    {"slaver", MERCHANT, 1, 8, 5, 1, 0, USED},
    {"shopkeeper", MERCHANT, 3, 6, 9, 0, 1, ONCE},
    {"shaman", MAGE, 3, 6, 5, 1, 0, LASTS},
    {"invoker", MAGE, 1, 8, 8, 0, 0, ONCE},
    {"apprentice", MAGE, 3, 6, 9, 0, 0, ONCE},
    {"oracle", MAGE, 2, 8, 5, 1, 0, USED},
    {"alchemist", MAGE, 1, 7, 5, 1, 0, LASTS},
    {"illusionist", MAGE, 1, 10, 9, 0, 0, ONCE},
    {"master-of-magic", MAGE, 3, 10, 6, 1, 0, LASTS},
    {"opportunist", POLITICIAN, 3, 6, 5, 1, 0, USED},
    {"corruptor", POLITICIAN, 1, 10, 6, 0, 0, ONCE},
    {"traitor", POLITICIAN, 3, 12, 6, 0, 0, ONCE},
    {"diplomat", POLITICIAN, 1, 8, 5, 1, 0, LASTS},
    {"treasurer", POLITICIAN, 2, 10, 5, 1, 0, LASTS},
    {"schemer", POLITICIAN, 3, 8, 6, 0, 0, ONCE},
    {"keeper", FARMER, 3, 6, 6, 1, 0, NEVER},
    {"reaper", FARMER, 2, 7, 6, 1, 0, NEVER},
    {"shepherd", FARMER, 1, 8, 6, 1, 0, NEVER},
    {"miller", FARMER, 2, 8, 10, 0, 0, NEVER},
    {"aquaculturalist", FARMER, 3, 9, 11, 0, 0, NEVER},
    {"landowner", FARMER, 1, 10, 12, 0, 0, NEVER},
    {"sage", AMBASSADOR, 5, 10, 4, 3, 0, ONCE},
    {"hermit", AMBASSADOR, 5, 10, 5, 3, 0, ONCE},
    {"elder", AMBASSADOR, 5, 10, 3, 3, 0, ONCE},
};

enum { LORD_ROWS = sizeof LORD / sizeof *LORD };

static bool is_as_printed(int i, int lord)
{
    static const int RACE_OF[GUILDS] = {
        [SOLDIER] = CRAB,     [MERCHANT] = SHELLFISH, [MAGE] = JELLYFISH,
        [POLITICIAN] = SQUID, [FARMER] = SEAHORSE,    [AMBASSADOR] = NO_RACE};
    const abyss_lord_card *card = &abyss_lords[lord];

    return card->guild == LORD[i].guild && card->race == RACE_OF[LORD[i].guild] &&
           card->races == LORD[i].races && card->cost == LORD[i].cost &&
           card->points == LORD[i].points && card->keys == LORD[i].keys &&
           card->pearls == LORD[i].pearls && card->when == LORD[i].when;
}

static void test_lords(void)
{
    lord_bag seen = 0;
    const char *wrong = NULL;

    for (int i = 0; i < LORD_ROWS; i++) {
        int lord = find(SORT_LORD, LORD[i].word);
        if (lord <= 0 || !is_as_printed(i, lord))
            wrong = LORD[i].word;
        else
            seen |= lord_bit(lord);
    }
    ok(wrong == NULL,
       "[A-1.3] lords as printed: guild, race, cost, races, points, keys, [A-8.19] pearls%s%s",
       wrong == NULL ? "" : ", but not ", wrong == NULL ? "" : wrong);
    ok(seen == ALL_LORDS && lords_in(seen) == 35 && LORDS_IN_BOX == 35,
       "[A-1.3] thirty-five lords, each once");
}

/* Sums, which a slip in a single line would change. */
static void test_lord_sums(void)
{
    static const struct {
        int guild, lords, cost, points, keys;
    } SUM[GUILDS] = {{SOLDIER, 7, 55, 38, 3}, {MERCHANT, 6, 48, 42, 3},
                     {MAGE, 7, 55, 47, 4},    {POLITICIAN, 6, 54, 33, 3},
                     {FARMER, 6, 48, 51, 3},  {AMBASSADOR, 3, 30, 12, 9}};
    bool right = true;

    for (int i = 0; i < GUILDS; i++) {
        int cost = 0, points = 0, keys = 0;
        for (int lord = 1; lord < LORDS_END; lord++) {
            bool is_member = abyss_lords[lord].guild == SUM[i].guild;
            right &= has_lord(abyss_guild_lords[SUM[i].guild], lord) == is_member;
            cost += is_member ? abyss_lords[lord].cost : 0;
            points += is_member ? abyss_lords[lord].points : 0;
            keys += is_member ? abyss_lords[lord].keys : 0;
        }
        right &= lords_in(abyss_guild_lords[SUM[i].guild]) == SUM[i].lords && cost == SUM[i].cost &&
                 points == SUM[i].points && keys == SUM[i].keys;
    }
    ok(right, "[A-1.3] 7 soldiers, 6 merchants, 7 mages, 6 politicians, 6 farmers, 3 ambassadors");
}

/* lords whose power lasts have one key, and so have three farmers; ambassadors
 * have three; a power that works once has none */
static void test_keys(void)
{
    int farmers = 0, single = 0, none = 0, triple = 0;
    bool right = true;

    for (int lord = 1; lord < LORDS_END; lord++) {
        const abyss_lord_card *card = &abyss_lords[lord];
        right &= has_lord(abyss_key_lords, lord) == (card->keys == 1);
        right &= (card->keys == 3) == (card->guild == AMBASSADOR);
        if (card->guild != AMBASSADOR && card->guild != FARMER)
            right &= (card->keys == 1) == (card->when == LASTS || card->when == USED);
        farmers += card->guild == FARMER && card->keys == 1;
        none += card->keys == 0;
        single += card->keys == 1;
        triple += card->keys == 3;
    }
    ok(right && farmers == 3 && single == 16 && none == 16 && triple == 3,
       "[A-8.1] one key on lords whose power lasts, none where it works once, three on "
       "ambassadors");
}

/* ==== Locations =================================== [A-1.4 ] ==== */

/* A table for two: seat 0 has these, seat 1 Parliament and Black Smokers. */
static void fill_view(abyss_view *v)
{
    static const char *const LORDS[] = {"keeper", "slaver", "jailer", "traitor", "elder", "oracle"};
    static const char *const ALLIES[] = {"crab1", "crab3", "squid2", "jellyfish5", "jellyfish2"};
    abyss_player *own = &v->table.player[0];

    memset(v, 0, sizeof *v);
    v->table.seats = 2;
    for (size_t i = 0; i < sizeof LORDS / sizeof *LORDS; i++)
        own->free |= lord_bit(find(SORT_LORD, LORDS[i]));
    own->rotated = lord_bit(JAILER);
    own->used = lord_bit(KEEPER);
    own->free &= ~own->used;
    for (size_t i = 0; i < sizeof ALLIES / sizeof *ALLIES; i++)
        add_card(&own->affiliated, find(SORT_CARD, ALLIES[i]));
    v->table.player[1].locations = location_bit(PARLIAMENT) | location_bit(BLACK_SMOKERS);
}

/* Worked out by hand. */
static void test_locations(void)
{
    static const struct {
        const char *word;
        int worth;
    } BY_HAND[] = {
        {"sargasso-silos", 7},
        {"hydrozoa-reserves", 8},
        {"parliament", 8},
        {"barracks", 7},
        {"dockworks", 7},
        {"sanctuary", 10},
        {"sargasso-fields", 3},
        {"oceanic-senate", 7},
        {"chasm", 11},
        {"giant-clams", 3},
        {"abyss", 10},
        {"depths", 6},
        {"throne-room", 7},
        {"jail", 9},
        {"closed-tower", 12},
        {"lost-tower", 3},
        {"chamber-of-allies", 8},
        {"coral-barrier", 15},
        {"city-of-mirrors", 8},
        {"black-smokers", 0},
    };
    abyss_view v;
    location_bag seen = 0;
    const char *wrong = NULL;

    fill_view(&v);
    for (size_t i = 0; i < sizeof BY_HAND / sizeof *BY_HAND; i++) {
        int location = find(SORT_LOCATION, BY_HAND[i].word);
        if (location <= 0 || abyss_location_seen(&v, 0, location) != BY_HAND[i].worth)
            wrong = BY_HAND[i].word;
        seen |= location > 0 ? location_bit(location) : 0;
    }
    ok(seen == ALL_LOCATIONS && locations_in(seen) == 20 && LOCATIONS_IN_BOX == 20,
       "[A-1.4] twenty locations, each once");
    ok(wrong == NULL, "[A-10.4] [A-10.5] [A-10.6] locations are worth what is printed%s%s",
       wrong == NULL ? "" : ", but not ", wrong == NULL ? "" : wrong);
}

/* with nothing at all */
static void test_bare_locations(void)
{
    abyss_view v;
    int worth = 0;

    memset(&v, 0, sizeof v);
    v.table.seats = 2;
    for (int location = 1; location < LOCATIONS_END; location++)
        worth += abyss_location_seen(&v, 0, location);
    ok(abyss_location_seen(&v, 0, DEPTHS) == 0 && abyss_location_seen(&v, 0, THRONE_ROOM) == 0 &&
           abyss_location_seen(&v, 0, CITY_OF_MIRRORS) == 0,
       "[A-10.8] without a lord, without an opponent's location");
    ok(worth == 29 + 19 + 15 + 3 + 20, "[A-1.4] printed points of all locations");
}

/* ==== Tokens and rewards ============================== [A-1.4] ==== */

static void test_tokens(void)
{
    ok(abyss_tokens[0] == 9 && abyss_tokens[1] == 9 && abyss_tokens[2] == 2 &&
           tokens_in(abyss_tokens) == 20 && TOKENS_IN_BOX == 20,
       "[A-1.4] twenty monster tokens: nine 2, nine 3, two 4");
    ok(find(SORT_TOKEN, "token2") == 0 && find(SORT_TOKEN, "token4") == 2 && TOKEN_WORTH == 2,
       "[A-1.4] tokens by their worth");
    ok(KEYS_IN_BOX == 10, "[A-1.4] ten key tokens");
    bool right = true;
    for (uint32_t n = 0; n < 20; n++)
        right &= nth_token(abyss_tokens, n) == (n < 9 ? 0 : n < 18 ? 1 : 2);
    ok(right, "bags: the n-th token");
}

static void test_rewards(void)
{
    /* space, keys, pearls, tokens */
    static const int REWARD[][4] = {{1, 0, 1, 0}, {1, 0, 0, 1}, {2, 0, 2, 0}, {2, 0, 1, 1},
                                    {2, 0, 0, 2}, {3, 1, 0, 0}, {4, 1, 1, 0}, {4, 1, 0, 1},
                                    {5, 1, 2, 0}, {5, 1, 1, 1}, {5, 1, 0, 2}, {6, 2, 0, 0}};
    bool right = REWARDS_END == 1 + sizeof REWARD / sizeof *REWARD;

    for (int i = 1; i < REWARDS_END; i++) {
        const int *is = REWARD[i - 1];
        right &= abyss_rewards[i].space == is[0] && abyss_rewards[i].keys == is[1] &&
                 abyss_rewards[i].pearls == is[2] && abyss_rewards[i].tokens == is[3];
    }
    ok(right, "[A-5.8] twelve rewards on six spaces");
}

/* ==== Setup ================================= [A-2.1  ] ==== */

/* A new game whose first player has not moved; the first card may be turned up, though:
 * who can do nothing but explore is not asked. */
static void test_table(void)
{
    tt_setup how = tt_setup_for(4);
    abyss_state s;
    tt_chance c = tt_chance_fast(8);
    bool bare = true;

    memset(&s, 0x5a, sizeof s);
    tt_abyss.setup(&s, &how, &c, NULL);
    ok(court_n(&s.table) == 6 && s.table.lord_deck_n == 29 && lords_in(s.secret.lord_deck) == 29,
       "[A-2.1] six lords in the court, the others in the deck");
    ok(locations_in(s.table.available) == 1 && s.table.stack_n == 19 &&
           (s.table.available | s.secret.stack) == ALL_LOCATIONS,
       "[A-2.1] one location available, the others in the stack");
    for (int seat = 0; seat < 4; seat++) {
        const abyss_player *p = &s.table.player[seat];
        bare &= p->pearls == 1 && p->keys == 0 && p->tokens_n == 0 && p->free == 0 &&
                p->locations == 0 && s.table.hand_n[seat] == 0;
    }
    ok(bare && s.table.threat == 1, "[A-2.2] one pearl each, the marker on space 1");
    ok(s.table.deck_n + s.table.track_n == 71 && piles_of(&s.table) == 0 &&
           abyss_cards_in(&s.table.discard) == 0,
       "[A-2.4] all cards in the deck; council, discard and hands are empty");
    ok(tt_abyss.check(&s) == NULL, "setup: a sound position");
}

int main(void)
{
    test_allies();
    test_bits();
    test_bags();
    test_lords();
    test_lord_sums();
    test_keys();
    test_locations();
    test_bare_locations();
    test_tokens();
    test_rewards();
    test_table();
    return tap_result();
}
