/* The n-th set bit, and bytes that are equal: by the processor's instructions, by arithmetic,
 * and as this build does it, all against a loop. */
#include "engine/bits.h"
#include "engine/assert.h"
#include "engine/chance.h"
#include "tests/tap.h"

/* What this build does. */
static int as_built(uint64_t x, int n)
{
    return tt_nth_bit(x, n);
}

static unsigned equal_as_built(const uint8_t bytes[16], uint8_t value)
{
    return tt_equal_bytes(bytes, value);
}

/* ---- both ways of the header and its source, under other names ---- */

#undef TT_BITS_H
#if defined __x86_64__
#if defined __clang__
#pragma clang attribute push(__attribute__((target("bmi2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("bmi2")
#endif
#ifndef __BMI2__
#define __BMI2__ 1
#endif
#define tt_nth_bit     nth_bit_by_instruction
#define tt_equal_bytes equal_by_instruction
#include "engine/bits.h"
#undef tt_equal_bytes
#undef tt_nth_bit
#undef TT_BITS_H
#if defined __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
#undef __BMI2__
#undef __SSE2__
#endif

#define tt_nth_bit     nth_bit_by_arithmetic
#define tt_equal_bytes equal_by_arithmetic
#include "engine/bits.c"
#undef tt_equal_bytes
#undef tt_nth_bit

static int by_loop(uint64_t x, int n)
{
    int bit = 0;

    for (; (x >> bit & 1) == 0 || n-- > 0; bit++)
        ;
    return bit;
}

static bool agrees(int (*nth_bit)(uint64_t, int), uint64_t x)
{
    bool right = true;

    for (int n = 0; n < __builtin_popcountll(x); n++)
        right &= nth_bit(x, n) == by_loop(x, n);
    return right;
}

/* Every word of one, two or all but one bits; then words of any bits, few and many. */
static void test_nth_bit(const char *how, int (*nth_bit)(uint64_t, int))
{
    tt_chance c = tt_chance_fast(64);
    bool few = agrees(nth_bit, 0) && agrees(nth_bit, UINT64_MAX), any = true;

    for (int a = 0; a < 64; a++) {
        few &= agrees(nth_bit, ~((uint64_t)1 << a));
        for (int b = 0; b <= a; b++)
            few &= agrees(nth_bit, (uint64_t)1 << a | (uint64_t)1 << b);
    }
    for (int i = 0; i < 20000; i++) {
        uint64_t x = tt_mix((uint64_t)i), y = tt_mix(~(uint64_t)i);
        uint64_t words[] = {x, x & y, x | y, x << tt_draw(&c, 64), x >> tt_draw(&c, 64)};
        any &= agrees(nth_bit, words[i % 5]);
    }
    ok(few, "bits: the n-th of few bits, %s", how);
    ok(any, "bits: the n-th of any bits, %s", how);
}

typedef unsigned equal_bytes(const uint8_t bytes[16], uint8_t value);

/* Bytes of few different values, so that many are equal, and of any. */
static void test_equal_bytes(const char *how, equal_bytes *equal)
{
    tt_chance c = tt_chance_fast(16);
    bool right = true;

    for (int i = 0; i < 20000; i++) {
        uint8_t bytes[16], value = (uint8_t)(tt_draw(&c, 4) * 85);
        unsigned expected = 0;
        for (int k = 0; k < 16; k++) {
            bytes[k] = (uint8_t)(i % 2 == 0 ? tt_draw(&c, 4) * 85 : tt_draw(&c, 256));
            expected |= (unsigned)(bytes[k] == value) << k;
        }
        right &= equal(bytes, value) == expected;
    }
    ok(right, "bits: which bytes are equal, %s", how);
}

int main(void)
{
    test_nth_bit("as built", as_built);
    test_nth_bit("by arithmetic", nth_bit_by_arithmetic);
    test_equal_bytes("as built", equal_as_built);
    test_equal_bytes("by arithmetic", equal_by_arithmetic);
#if defined __x86_64__
    test_equal_bytes("by instruction", equal_by_instruction);
    if (__builtin_cpu_supports("bmi2"))
        test_nth_bit("by instruction", nth_bit_by_instruction);
#endif
    return tap_result();
}
