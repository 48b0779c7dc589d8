/* The box as tables, and bags that are searched or poured together. */
#include "games/conspiracy/cards.h"

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

#if defined __BMI2__ && defined __x86_64__

/* The n-th set bit, by the processor's own instruction for it. */
static int nth_bit(uint64_t x, int n)
{
    return __builtin_ctzll(__builtin_ia32_pdep_di((uint64_t)1 << n, x));
}

#else

/* The first of eight running sums, one a byte, that is above n: its lowest bit.
 * No sum is above 127, so the byte's top bit is there to borrow from. */
static int first_above(uint64_t sums, int n)
{
    const uint64_t ones = 0x0101010101010101, tops = ones << 7;
    uint64_t above = ((sums | tops) - ones * (uint64_t)(n + 1)) & tops;

    TT_ASSERT(above != 0);
    return __builtin_ctzll(above) & ~7;
}

/* The n-th set bit: first its byte, then the bit within, both from running sums
 * and without a branch, since what is drawn cannot be predicted. */
static int nth_bit(uint64_t x, int n)
{
    const uint64_t ones = 0x0101010101010101, bits = 0x8040201008040201;
    uint64_t sums = x - (x >> 1 & 0x5555555555555555);

    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333);
    sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0f) * ones;
    int byte = first_above(sums, n);
    n -= (int)(sums << 8 >> byte & 0xff);

    uint64_t spread = (x >> byte & 0xff) * ones & bits; /* bit i alone in byte i */
    sums = ((spread + 0x7f * ones) >> 7 & ones) * ones;
    return byte + first_above(sums, n) / 8;
}

#endif

int conspiracy_nth_lord(lord_bag bag, int n)
{
    return conspiracy_lord_of_bit[nth_bit(bag, n)];
}

int conspiracy_nth_location(location_bag bag, int n)
{
    return nth_bit(bag, n);
}
