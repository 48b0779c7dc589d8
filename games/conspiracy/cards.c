/* The box as tables, and bags that are searched or poured together. */
#include "games/conspiracy/cards.h"

const conspiracy_lord_card conspiracy_lords[LORDS_END] = {
    {0, 0, 0, 0, 0, NO_KEY, 0},
#define COLOUR(id, word)
#define LORD(word, colour, worth, copies, key, pearls, bit, rule)                                  \
    {(((lord_bag)1 << (copies)) - 1) << (bit), (lord_bag)1 << (bit), colour, worth, copies, key,   \
     pearls},
#define LOCATION(id, word, points, each, counted, colour, pearls, rule)
#include "games/conspiracy/cards.def"
#undef LORD
#undef LOCATION
};

const conspiracy_location_card conspiracy_locations[LOCATIONS_END] = {
    {0, 0, NOTHING, BLUE, 0},
#define LORD(word, colour, worth, copies, key, pearls, bit, rule)
#define LOCATION(id, word, points, each, counted, colour, pearls, rule)                            \
    {points, each, counted, colour, pearls},
#include "games/conspiracy/cards.def"
#undef COLOUR
#undef LORD
#undef LOCATION
};

const uint8_t conspiracy_lord_of_bit[LORDS_IN_BOX] = {
    1,  2,  2,  2,  2,  3,  3,  4,  4,  5,  5,  6,  /* blue */
    7,  8,  8,  8,  8,  9,  9,  10, 10, 11, 11, 12, /* yellow */
    13, 14, 14, 14, 14, 15, 15, 16, 16, 17, 17, 18, /* red */
    19, 20, 20, 20, 20, 21, 21, 22, 22, 23, 23, 24, /* green */
    25, 26, 26, 26, 26, 27, 27, 28, 28, 29, 29, 30, /* purple */
};

lord_bag both_bags(lord_bag a, lord_bag b)
{
    for (; b != 0; b &= b - 1)
        a = with_lord(a, first_lord(b));
    return a;
}

/* The n-th set bit: first its byte, from the running sums of the bytes' counts,
 * then the bit within that byte. */
static int nth_bit(uint64_t x, int n)
{
    const uint64_t ones = 0x0101010101010101, tops = ones << 7;
    uint64_t counts = x - (x >> 1 & 0x5555555555555555);

    counts = (counts & 0x3333333333333333) + (counts >> 2 & 0x3333333333333333);
    counts = ((counts + (counts >> 4)) & 0x0f0f0f0f0f0f0f0f) * ones;
    uint64_t beyond = ((counts | tops) - ones * (uint64_t)(n + 1)) & tops;
    TT_ASSERT(beyond != 0);
    int byte = __builtin_ctzll(beyond) & ~7;

    n -= (int)(counts << 8 >> byte & 0xff);
    x >>= byte;
    while (n-- > 0)
        x &= x - 1;
    return byte + __builtin_ctzll(x);
}

int nth_lord(lord_bag bag, int n)
{
    return conspiracy_lord_of_bit[nth_bit(bag, n)];
}

int nth_location(location_bag bag, int n)
{
    return nth_bit(bag, n);
}
