/* The box as tables, and bags that are searched or poured together. */
#include "games/conspiracy/cards.h"

#include "engine/bits.h"

const conspiracy_lord_card conspiracy_lords[LORDS_END] = {
    {0, 0, 0, 0, 0, NO_KEY, 0},
#define LORD(word, colour, worth, copies, key, pearls, bit, rule)                                  \
    {(((lord_bag)1 << (copies)) - 1) << (bit),                                                     \
     (lord_bag)1 << (bit),                                                                         \
     colour,                                                                                       \
     worth,                                                                                        \
     copies,                                                                                       \
     key,                                                                                          \
     pearls},
#include "games/conspiracy/cards.def"
};

const conspiracy_location_card conspiracy_locations[LOCATIONS_END] = {
    {0, 0, NOTHING, BLUE, 0},
#define LOCATION(id, word, points, each, counted, colour, pearls, rule)                            \
    {points, each, counted, colour, pearls},
#include "games/conspiracy/cards.def"
};

const uint8_t conspiracy_lord_of_bit[LORDS_IN_BOX] = {
    1,  2,  2,  2,  2,  3,  3,  4,  4,  5,  5,  6,  /* blue */
    7,  8,  8,  8,  8,  9,  9,  10, 10, 11, 11, 12, /* yellow */
    13, 14, 14, 14, 14, 15, 15, 16, 16, 17, 17, 18, /* red */
    19, 20, 20, 20, 20, 21, 21, 22, 22, 23, 23, 24, /* green */
    25, 26, 26, 26, 26, 27, 27, 28, 28, 29, 29, 30, /* purple */
};

lord_bag conspiracy_both_bags(lord_bag a, lord_bag b)
{
    for (; b != 0; b &= b - 1)
        a = with_lord(a, first_lord(b));
    return a;
}

int conspiracy_nth_lord(lord_bag bag, int n)
{
    return conspiracy_lord_of_bit[tt_nth_bit(bag, n)];
}
