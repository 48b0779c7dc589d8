/* The hash of bytes: pinned, because records hold it of positions. */
#include "engine/hash.h"
#include "tests/tap.h"

#include <string.h>

static void test_golden(void)
{
    static const struct {
        size_t size;
        uint64_t hash;
    } KNOWN[] = {
        {0, 0xb03a8d5bba54239d}, {1, 0xaeb80d4e1e6f1bc7}, {7, 0x9dbb565142902d26},
        {8, 0x2488700ceb9146f0}, {9, 0x40ea56afc217171f}, {240, 0x22d631171b7a0eb2},
    };
    uint8_t bytes[240];
    bool same = true;

    for (int i = 0; i < 240; i++)
        bytes[i] = (uint8_t)(i * 7 + 1);
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        same &= tt_hash(bytes, KNOWN[i].size) == KNOWN[i].hash;
    ok(same, "hash: what it was");
    ok(tt_mix(1) == 0x5692161d100b05e5 && tt_chain(1, 2) == 0xdaa66d2aa8ec1d5c,
       "hash: mixing and chaining are what they were");
}

/* Every bit of a block, and its length, make a difference. */
static void test_all_bits(void)
{
    uint8_t bytes[61] = {0};
    uint64_t zero = tt_hash(bytes, sizeof bytes);
    int same = 0;

    for (size_t bit = 0; bit < 8 * sizeof bytes; bit++) {
        bytes[bit / 8] = (uint8_t)(1 << bit % 8);
        same += tt_hash(bytes, sizeof bytes) == zero;
        bytes[bit / 8] = 0;
    }
    for (size_t n = 0; n < sizeof bytes; n++)
        same += tt_hash(bytes, n) == zero;
    ok(same == 0, "hash: every bit and the length count");
}

/* Read byte by byte where it must be: a block may begin anywhere. */
static void test_unaligned(void)
{
    uint8_t bytes[64 + 8], *at = bytes;
    uint64_t hash = 0;
    bool same = true;

    for (int i = 0; i < 8; i++, at++) {
        for (int k = 0; k < 64; k++)
            at[k] = (uint8_t)k;
        same &= i == 0 || tt_hash(at, 64) == hash;
        hash = tt_hash(at, 64);
    }
    ok(same, "hash: where a block lies does not count");
}

static void test_chain_order(void)
{
    ok(tt_chain(tt_chain(0, 1), 2) != tt_chain(tt_chain(0, 2), 1), "hash: a chain knows its order");
}

int main(void)
{
    test_golden();
    test_all_bits();
    test_unaligned();
    test_chain_order();
    return tap_result();
}
