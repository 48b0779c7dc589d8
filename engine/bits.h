/* Bags as bits: a deck, a hand or a pile is a word with a bit for each card; and bytes made bits.
 */
#ifndef TT_BITS_H
#define TT_BITS_H

#include "engine/assert.h"

#include <stdint.h>
#include <string.h>

#if defined __BMI2__ && defined __x86_64__

/* The place of the n-th set bit, counted from 0: by the processor's own instruction. */
static inline int tt_nth_bit(uint64_t x, int n)
{
    TT_ASSERT(n < __builtin_popcountll(x));
    return __builtin_ctzll(__builtin_ia32_pdep_di((uint64_t)1 << n, x));
}

#else

int tt_nth_bit(uint64_t x, int n);

#endif

#if defined __SSE2__

/* Which of sixteen bytes have that value, a bit for each: by the processor's own instructions. */
static inline unsigned tt_equal_bytes(const uint8_t bytes[16], uint8_t value)
{
    typedef uint8_t sixteen __attribute__((vector_size(16)));
    typedef char mask __attribute__((vector_size(16)));
    sixteen all;

    memcpy(&all, bytes, sizeof all);
    return (unsigned)__builtin_ia32_pmovmskb128((mask)(all == (sixteen){0} + value));
}

#else

/* Eight at a time: the top bit of each byte that is equal, then those bits side by side. */
static inline unsigned tt_equal_bytes(const uint8_t bytes[16], uint8_t value)
{
    const uint64_t ones = 0x0101010101010101, low = 0x7f7f7f7f7f7f7f7f;
    uint64_t word[2];
    unsigned found = 0;

    memcpy(word, bytes, sizeof word);
    for (int i = 0; i < 2; i++) {
        uint64_t x = word[i] ^ ones * value;
        uint64_t equal = ~(((x & low) + low) | x | low);
        found |= (unsigned)((equal >> 7) * 0x0102040810204080 >> 56) << 8 * i;
    }
    return found;
}

#endif

#endif
