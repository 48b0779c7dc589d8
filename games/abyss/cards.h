/* Allies, lords and locations: what is printed on them, and bags of them.
 *
 * A bag of exploration cards has a lane of sixteen bits for each race and one for the
 * monsters, and in it a bit for each card of the box.  Copies are alike, so a bag that
 * holds k of them has the lowest k of their bits set: equal bags are equal bytes.
 *
 *     lane   0 crab, 1 shellfish, 2 squid, 3 seahorse, 4 jellyfish, 5 monsters
 *     bit    0  1  2  3   4  5  6   7  8  9   10 11   12
 *     value  1 (x4)       2 (x3)    3 (x3)    4 (x2)  5
 *
 * Lords and locations are all different: a bag of them has a bit for each. */
#ifndef ABYSS_CARDS_H
#define ABYSS_CARDS_H

#include "engine/assert.h"

#include <stdbool.h>
#include <stdint.h>

enum abyss_race {
#define RACE(id, word) id,
#include "games/abyss/cards.def"
    RACES,
    NO_RACE = RACES /* in the column of an ambassador */
};

enum abyss_guild {
#define GUILD(id, word) id,
#include "games/abyss/cards.def"
    GUILDS
};

enum abyss_lord {
    NO_LORD,
#define LORD(id, word, guild, race, races, cost, points, keys, pearls, when, rule) id,
#include "games/abyss/cards.def"
    LORDS_END
};

enum abyss_location {
    NO_LOCATION,
#define LOCATION(id, word, points, each, counted, of, rule) id,
#include "games/abyss/cards.def"
    LOCATIONS_END
};

enum abyss_reward {
    NO_REWARD,
#define REWARD(id, word, space, keys, pearls, tokens) REWARD_##id,
#include "games/abyss/cards.def"
    REWARDS_END
};

enum {
    VALUES = 5,
    NO_CARD = 0, /* allies are numbered from 1, race by race */
    MONSTER = 1 + RACES * VALUES,
    CARDS_END,
    ALLIES_IN_BOX = 65,
    MONSTERS_IN_BOX = 6,
    CARDS_IN_BOX = ALLIES_IN_BOX + MONSTERS_IN_BOX,
    LORDS_IN_BOX = LORDS_END - 1,
    LOCATIONS_IN_BOX = LOCATIONS_END - 1,
    KEYS_IN_BOX = 10,
    MONSTER_LANE = RACES,
    LANES = 8 /* the last two are always empty */
};

/* Monster tokens: nine worth 2, nine worth 3, two worth 4.                    */
enum { TOKEN_KINDS = 3, TOKEN_WORTH = 2, TOKENS_IN_BOX = 20 }; /* kind i is worth i + 2 */

enum abyss_when { NEVER, ONCE, LASTS, USED };

/* What a location counts at the end. */
enum abyss_counted {
    NOTHING,
    LORD_OF_GUILD,
    ALLY_OF_RACE,
    GUILD_HELD,
    WEAKEST_LORD,   /* its points */
    STRONGEST_LORD, /* its points */
    EVERY_LORD,
    LORD_WITH_KEY,
    KEYLESS_LORD,
    WEAKEST_ALLIES, /* the value of the weakest ally of each race */
    EVERY_ALLY,
    MIRROR /* the worth of an opponent's location */
};

typedef struct ally_bag {
    uint16_t lane[LANES];
} ally_bag;

typedef uint64_t lord_bag;
typedef uint32_t location_bag;

typedef struct abyss_card {
    uint16_t bits, first; /* all of its copies in their lane; the lowest of them */
    uint8_t lane, value;
} abyss_card;

typedef struct abyss_lord_card {
    uint8_t guild, race, races, cost, points, keys, pearls, when;
} abyss_lord_card;

typedef struct abyss_location_card {
    int8_t points, each;
    uint8_t counted, of;
} abyss_location_card;

typedef struct abyss_reward_card {
    uint8_t space, keys, pearls, tokens;
} abyss_reward_card;

extern const abyss_card abyss_cards[CARDS_END];
extern const abyss_lord_card abyss_lords[LORDS_END];
extern const abyss_location_card abyss_locations[LOCATIONS_END];
extern const abyss_reward_card abyss_rewards[REWARDS_END];
extern const uint8_t abyss_card_of_bit[(MONSTER_LANE + 1) * 16];
extern const uint8_t abyss_tokens[TOKEN_KINDS]; /* how many of each kind there are */
extern const ally_bag abyss_full_deck;

#define ALL_LORDS     (((lord_bag)1 << LORDS_END) - 2)
#define ALL_LOCATIONS (((location_bag)1 << LOCATIONS_END) - 2)

/* ---- lords and locations ---- */

static inline lord_bag lord_bit(int lord)
{
    return (lord_bag)1 << lord;
}

static inline bool has_lord(lord_bag bag, int lord)
{
    return (bag >> lord & 1) != 0;
}

static inline int lords_in(lord_bag bag)
{
    return __builtin_popcountll(bag);
}

static inline int first_lord(lord_bag bag)
{
    return __builtin_ctzll(bag);
}

static inline location_bag location_bit(int location)
{
    return (location_bag)1 << location;
}

static inline bool has_location(location_bag bag, int location)
{
    return (bag >> location & 1) != 0;
}

static inline int locations_in(location_bag bag)
{
    return __builtin_popcount(bag);
}

static inline int first_location(location_bag bag)
{
    return __builtin_ctz(bag);
}

extern const lord_bag abyss_guild_lords[GUILDS];
extern const lord_bag abyss_key_lords; /* with one key; ambassadors have three */

/* ---- exploration cards ---- */

static inline int race_of(int ally)
{
    return abyss_cards[ally].lane;
}

static inline int value_of(int ally)
{
    return abyss_cards[ally].value;
}

static inline int ally_of(int race, int value)
{
    return race * VALUES + value;
}

/* The bits of a lane whose cards are worth at least that much. */
static inline unsigned lane_from(int value)
{
    static const uint16_t FROM[VALUES] = {0x1fff, 0x1ff0, 0x1f80, 0x1c00, 0x1000};

    return FROM[value - 1];
}

static inline int lane_n(unsigned lane)
{
    return __builtin_popcount(lane);
}

/* What all cards of a lane are worth together. */
static inline int lane_worth(unsigned lane)
{
    int worth = 0;

    for (int value = 1; value <= VALUES; value++)
        worth += lane_n(lane & lane_from(value));
    return worth;
}

/* A bit for each different value in a lane: bit 0 for value 1. */
static inline unsigned lane_values(unsigned lane)
{
    return (lane & 1) | (lane >> 3 & 2) | (lane >> 5 & 4) | (lane >> 7 & 8) | (lane >> 8 & 16);
}

static inline int lane_lowest(unsigned lane)
{
    return abyss_card_of_bit[__builtin_ctz(lane)];
}

static inline int lane_highest(unsigned lane)
{
    return abyss_card_of_bit[31 - __builtin_clz(lane)];
}

/* A bit for each race in a bag. */
static inline unsigned races_in(const ally_bag *bag)
{
    unsigned races = 0;

    for (int race = 0; race < RACES; race++)
        races |= (unsigned)(bag->lane[race] != 0) << race;
    return races;
}

static inline bool has_race(const ally_bag *bag, int race)
{
    return bag->lane[race] != 0;
}

static inline int copies_in(const ally_bag *bag, int card)
{
    return lane_n(bag->lane[abyss_cards[card].lane] & abyss_cards[card].bits);
}

static inline bool has_card(const ally_bag *bag, int card)
{
    return (bag->lane[abyss_cards[card].lane] & abyss_cards[card].bits) != 0;
}

static inline void add_card(ally_bag *bag, int card)
{
    const abyss_card *is = &abyss_cards[card];
    unsigned held = bag->lane[is->lane] & is->bits;

    TT_ASSERT(held != is->bits);
    bag->lane[is->lane] |= (uint16_t)((held << 1 & is->bits) | is->first);
}

static inline void remove_card(ally_bag *bag, int card)
{
    const abyss_card *is = &abyss_cards[card];
    unsigned held = bag->lane[is->lane] & is->bits;
    unsigned highest = held & ~(held >> 1); /* of its bits */

    TT_ASSERT(held != 0);
    bag->lane[is->lane] ^= (uint16_t)highest;
}

/* ---- monster tokens ---- */

/* The kind of the n-th of so many tokens, counted from 0. */
static inline int nth_token(const uint8_t tokens[TOKEN_KINDS], uint32_t n)
{
    return (n >= tokens[0]) + (n >= (uint32_t)tokens[0] + tokens[1]);
}

static inline uint32_t tokens_in(const uint8_t tokens[TOKEN_KINDS])
{
    return (uint32_t)tokens[0] + tokens[1] + tokens[2];
}

/* ---- what is not worth inlining ---- */

int abyss_cards_in(const ally_bag *bag);
/* Moves every ally of one race into another bag. */
void abyss_pour_lane(ally_bag *from, ally_bag *to, int lane);
/* The n-th card, counted from 0. */
int abyss_nth_card(const ally_bag *bag, int n);

#endif
