/* The n-th set bit, where the processor has no instruction for it. */
#include "engine/bits.h"

#if !(defined __BMI2__ && defined __x86_64__)

#include "engine/assert.h"

/* The first of eight running sums, one a byte, that is above n: its lowest bit.
 * No sum is above 127, so the byte's top bit is there to borrow from. */
static int first_above(uint64_t sums, int n)
{
    const uint64_t ones = 0x0101010101010101, tops = ones << 7;
    uint64_t above = ((sums | tops) - ones * (uint64_t)(n + 1)) & tops;

    TT_ASSERT(above != 0);
    return __builtin_ctzll(above) & ~7;
}

/* First its byte, then the bit within, both from running sums and without a branch,
 * since what is drawn cannot be predicted. */
int tt_nth_bit(uint64_t x, int n)
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
