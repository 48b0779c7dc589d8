/* Lords and locations: what is printed on them, and bags of them.
 *
 * A bag of lords is a bit for each of the sixty cards in the box.  Copies of a
 * lord are alike, so a bag that holds k of them has the lowest k of their bits
 * set: equal bags are equal numbers, and a pile is the bag's bits of one colour.
 *
 *     bit  0         1  2  3  4   5  6   7  8   9 10   11         12 ...
 *     lord blue0     blue1 (x4)   blue2  blue3  blue4  blue6      yellow0 ...
 *
 * A bag of locations is a bit for each; they are all different. */
#ifndef CONSPIRACY_CARDS_H
#define CONSPIRACY_CARDS_H

#include "engine/assert.h"

#include <stdbool.h>
#include <stdint.h>

enum conspiracy_colour {
#define COLOUR(id, word) id,
#include "games/conspiracy/cards.def"
    COLOURS,
    NO_COLOUR = 0 /* in the column of a location that has none */
};

enum conspiracy_location {
    NO_LOCATION,
#define LOCATION(id, word, points, each, counted, colour, pearls, rule) id,
#include "games/conspiracy/cards.def"
    LOCATIONS_END
};

enum conspiracy_key { NO_KEY, SILVER, GOLD };

enum {
    WORTHS = 6,  /* different ones: 0 1 2 3 4 6 */
    NO_LORD = 0, /* lords are numbered from 1, colour by colour */
    LORDS_END = 1 + 5 * WORTHS,
    CARDS_PER_COLOUR = 12,
    LORDS_IN_BOX = 60,
    LOCATIONS_IN_BOX = LOCATIONS_END - 1
};

/* What a location counts at the end. */
enum conspiracy_counted {
    NOTHING,
    SILVER_KEY,
    GOLD_KEY,
    PEARL_PAIR,
    EVERY_LOC,
    BEST_WORTH, /* the worth of the best lord of a colour */
    LORD_OF     /* lords of a colour */
};

typedef uint64_t lord_bag;
typedef uint32_t location_bag;

typedef struct conspiracy_lord_card {
    lord_bag bits, first; /* all of its copies in a bag; the lowest of them */
    uint8_t colour, worth, copies, key, pearls;
} conspiracy_lord_card;

typedef struct conspiracy_location_card {
    uint8_t points, each, counted, colour, pearls;
} conspiracy_location_card;

extern const conspiracy_lord_card conspiracy_lords[LORDS_END];
extern const conspiracy_location_card conspiracy_locations[LOCATIONS_END];
extern const uint8_t conspiracy_lord_of_bit[LORDS_IN_BOX];

#define ALL_LORDS     ((lord_bag)0x0fffffffffffffff)
#define ALL_FIRSTS    ((lord_bag)0x0aa3aa3aa3aa3aa3) /* the lowest copy of each lord */
#define ALL_LOCATIONS ((location_bag)0x01fffffe)

/* The bits of all copies of a lord. */
static inline lord_bag copies_of(int lord)
{
    return conspiracy_lords[lord].bits;
}

/* The lowest of them. */
static inline lord_bag first_of(int lord)
{
    return conspiracy_lords[lord].first;
}

static inline lord_bag pile_of(lord_bag bag, int colour)
{
    return bag & ((lord_bag)0xfff << (colour * CARDS_PER_COLOUR));
}

static inline int lords_in(lord_bag bag)
{
    return __builtin_popcountll(bag);
}

static inline int locations_in(location_bag bag)
{
    return __builtin_popcount(bag);
}

/* The first lord in a bag that is not empty. */
static inline int first_lord(lord_bag bag)
{
    return conspiracy_lord_of_bit[__builtin_ctzll(bag)];
}

static inline int last_lord(lord_bag bag)
{
    return conspiracy_lord_of_bit[63 - __builtin_clzll(bag)];
}

static inline bool has_lord(lord_bag bag, int lord)
{
    return (bag & copies_of(lord)) != 0;
}

/* One bit for each different lord in a bag: of its copies the lowest are in it. */
static inline lord_bag one_of_each(lord_bag bag)
{
    return bag & ALL_FIRSTS;
}

/* Whether a bag that is not empty holds one kind of lord. */
static inline bool are_alike(lord_bag bag)
{
    return lords_in(one_of_each(bag)) == 1;
}

static inline lord_bag with_lord(lord_bag bag, int lord)
{
    lord_bag copies = copies_of(lord), held = bag & copies;

    TT_ASSERT(held != copies);
    return bag | (held << 1 & copies) | first_of(lord);
}

static inline lord_bag without_lord(lord_bag bag, int lord)
{
    lord_bag held = bag & copies_of(lord);

    TT_ASSERT(held != 0);
    return bag & ~(held & ~(held >> 1)); /* the highest of its bits */
}

static inline bool has_location(location_bag bag, int location)
{
    return (bag >> location & 1) != 0;
}

static inline location_bag only(int location)
{
    return (location_bag)1 << location;
}

lord_bag conspiracy_both_bags(lord_bag a, lord_bag b); /* everything that is in either */
int conspiracy_nth_lord(lord_bag bag, int n);          /* counted from 0 */

#endif
