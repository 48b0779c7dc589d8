/* The box as tables, and bags that are searched or poured together. */
#include "games/abyss/cards.h"

#include "engine/bits.h"

const abyss_card abyss_cards[CARDS_END] = {
    {0, 0, 0, 0},
#define ALLY(word, race, value, copies, bit)                                                       \
    {((1 << (copies)) - 1) << (bit), 1 << (bit), race, value},
#include "games/abyss/cards.def"
    {(1 << MONSTERS_IN_BOX) - 1, 1, MONSTER_LANE, 0},
};

const abyss_lord_card abyss_lords[LORDS_END] = {
    {SOLDIER, NO_RACE, 1, 0, 0, 0, 0, NEVER}, /* one race: some sums look one back */
#define LORD(id, word, guild, race, races, cost, points, keys, pearls, when, rule)                 \
    {guild, race, races, cost, points, keys, pearls, when},
#include "games/abyss/cards.def"
};

const abyss_location_card abyss_locations[LOCATIONS_END] = {
    {0, 0, NOTHING, 0},
#define LOCATION(id, word, points, each, counted, of, rule) {points, each, counted, of},
#include "games/abyss/cards.def"
};

const abyss_reward_card abyss_rewards[REWARDS_END] = {
    {0, 0, 0, 0},
#define REWARD(id, word, space, keys, pearls, tokens) {space, keys, pearls, tokens},
#include "games/abyss/cards.def"
};

const uint8_t abyss_tokens[TOKEN_KINDS] = {9, 9, 2};

const ally_bag abyss_full_deck = {
    {0x1fff, 0x1fff, 0x1fff, 0x1fff, 0x1fff, (1 << MONSTERS_IN_BOX) - 1, 0, 0}};

const uint8_t abyss_card_of_bit[(MONSTER_LANE + 1) * 16] = {
    1,  1,  1,  1,  2,  2,  2,  3,  3,  3,  4,  4,  5,  0, 0, 0, /* crab */
    6,  6,  6,  6,  7,  7,  7,  8,  8,  8,  9,  9,  10, 0, 0, 0, /* shellfish */
    11, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 15, 0, 0, 0, /* squid */
    16, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 20, 0, 0, 0, /* seahorse */
    21, 21, 21, 21, 22, 22, 22, 23, 23, 23, 24, 24, 25, 0, 0, 0, /* jellyfish */
    26, 26, 26, 26, 26, 26, 0,  0,  0,  0,  0,  0,  0,  0, 0, 0, /* monsters */
};

/* ---- groups of lords: guild by guild, as they stand in the box ---- */

#define FROM_TO(first, last) (((lord_bag)2 << (last)) - ((lord_bag)1 << (first)))

const lord_bag abyss_guild_lords[GUILDS] = {
    [SOLDIER] = FROM_TO(RECRUITER, HUNTER),    [MERCHANT] = FROM_TO(SHIP_MASTER, SHOPKEEPER),
    [MAGE] = FROM_TO(SHAMAN, MASTER_OF_MAGIC), [POLITICIAN] = FROM_TO(OPPORTUNIST, SCHEMER),
    [FARMER] = FROM_TO(KEEPER, LANDOWNER),     [AMBASSADOR] = FROM_TO(SAGE, ELDER),
};

const lord_bag abyss_key_lords = 0
#define LORD(id, word, guild, race, races, cost, points, keys, pearls, when, rule)                 \
    | ((keys) == 1 ? (lord_bag)1 << (id) : 0)
#include "games/abyss/cards.def"
    ;

/* ---- bags of exploration cards ---- */

/* Lanes 0 to 3, and 4 to 7, as words: a compiler reads each at once. */
static uint64_t low_lanes(const ally_bag *bag)
{
    return (uint64_t)bag->lane[0] | (uint64_t)bag->lane[1] << 16 | (uint64_t)bag->lane[2] << 32 |
           (uint64_t)bag->lane[3] << 48;
}

static uint64_t high_lanes(const ally_bag *bag)
{
    return (uint64_t)bag->lane[4] | (uint64_t)bag->lane[5] << 16 | (uint64_t)bag->lane[6] << 32 |
           (uint64_t)bag->lane[7] << 48;
}

int abyss_cards_in(const ally_bag *bag)
{
    return __builtin_popcountll(low_lanes(bag)) + __builtin_popcountll(high_lanes(bag));
}

/* Without a branch: which half of the deck comes up cannot be predicted. */
int abyss_nth_card(const ally_bag *bag, int n)
{
    uint64_t low = low_lanes(bag), high = high_lanes(bag);
    int low_n = __builtin_popcountll(low);
    bool in_high = n >= low_n;
    int bit = tt_nth_bit(in_high ? high : low, in_high ? n - low_n : n);

    return abyss_card_of_bit[bit + (in_high ? 64 : 0)];
}

/* Copies are counted value by value, without a branch: hands cannot be predicted. */
static unsigned both_lanes(unsigned a, unsigned b)
{
    unsigned lane = 0;

    for (int value = 1; value <= VALUES; value++) {
        const abyss_card *is = &abyss_cards[value];
        int n = lane_n(a & is->bits) + lane_n(b & is->bits);
        lane |= ((1u << n) - 1) * is->first;
    }
    return lane;
}

void abyss_pour_lane(ally_bag *from, ally_bag *to, int lane)
{
    to->lane[lane] = (uint16_t)both_lanes(from->lane[lane], to->lane[lane]);
    from->lane[lane] = 0;
}
