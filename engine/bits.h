/* Bags as bits: a deck, a hand or a pile is a word with a bit for each card. */
#ifndef TT_BITS_H
#define TT_BITS_H

#include "engine/assert.h"

#include <stdint.h>

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

#endif
