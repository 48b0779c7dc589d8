/* ChaCha20 and BLAKE2b, and how a seed becomes a commitment and a key. */
#include "engine/seal.h"

#include <string.h>

/* ---- ChaCha20: words of a stream under a 256-bit key ---- */

static uint32_t rotl32(uint32_t x, int n)
{
    return (x << n) | (x >> (32 - n));
}

static void quarter(uint32_t x[16], int a, int b, int c, int d)
{
    x[a] += x[b], x[d] = rotl32(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = rotl32(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = rotl32(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = rotl32(x[b] ^ x[c], 7);
}

static void next_block(tt_seal *s)
{
    uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    uint32_t x[16];

    memcpy(start + 4, s->key, sizeof s->key);
    start[12] = (uint32_t)s->blocks_n;
    start[13] = (uint32_t)(s->blocks_n >> 32);
    memcpy(x, start, sizeof x);
    for (int round = 0; round < 20; round += 2) {
        for (int i = 0; i < 4; i++)
            quarter(x, i, 4 + i, 8 + i, 12 + i);
        for (int i = 0; i < 4; i++)
            quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
    }
    for (int i = 0; i < 16; i++)
        s->block[i] = x[i] + start[i];
    s->blocks_n++;
    s->used = 0;
}

void tt_seal_init(tt_seal *s, const uint8_t key[TT_KEY_BYTES])
{
    memset(s, 0, sizeof *s);
    memcpy(s->key, key, TT_KEY_BYTES);
    s->used = 16;
}

uint32_t tt_seal_bits(tt_seal *s)
{
    if (s->used == 16)
        next_block(s);
    return s->block[s->used++];
}

/* ---- BLAKE2b with 32 bytes of digest ---- */

static const uint64_t IV[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static const uint8_t SIGMA[12][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
};

static uint64_t rotr64(uint64_t x, int n)
{
    return (x >> n) | (x << (64 - n));
}

static void stir(uint64_t v[16], int a, int b, int c, int d, uint64_t x, uint64_t y)
{
    v[a] += v[b] + x, v[d] = rotr64(v[d] ^ v[a], 32);
    v[c] += v[d], v[b] = rotr64(v[b] ^ v[c], 24);
    v[a] += v[b] + y, v[d] = rotr64(v[d] ^ v[a], 16);
    v[c] += v[d], v[b] = rotr64(v[b] ^ v[c], 63);
}

static void compress(uint64_t h[8], const uint8_t block[128], uint64_t bytes, uint64_t last)
{
    uint64_t v[16], m[16];

    memcpy(m, block, sizeof m);
    memcpy(v, h, 64);
    memcpy(v + 8, IV, 64);
    v[12] ^= bytes;
    v[14] ^= last;
    for (int round = 0; round < 12; round++) {
        const uint8_t *s = SIGMA[round];
        for (int i = 0; i < 4; i++, s += 2)
            stir(v, i, 4 + i, 8 + i, 12 + i, m[s[0]], m[s[1]]);
        for (int i = 0; i < 4; i++, s += 2)
            stir(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[s[0]], m[s[1]]);
    }
    for (int i = 0; i < 8; i++)
        h[i] ^= v[i] ^ v[i + 8];
}

void tt_blake2b(uint8_t out[TT_KEY_BYTES], const void *in, size_t size)
{
    const uint8_t *at = in;
    uint8_t block[128] = {0};
    uint64_t h[8], bytes = 0;

    memcpy(h, IV, sizeof h);
    h[0] ^= 0x01010000 ^ TT_KEY_BYTES;
    for (; size > 128; at += 128, size -= 128)
        compress(h, at, bytes += 128, 0);
    memcpy(block, at, size);
    compress(h, block, bytes + size, UINT64_MAX);
    memcpy(out, h, TT_KEY_BYTES);
}

/* ---- seed, commitment, key ----
 *
 * A word in front of what is hashed keeps the two from ever being the same. */

enum { WORD_BYTES = 16 };

void tt_seal_commit(const tt_sealed_seed *seed, uint8_t commit[TT_KEY_BYTES])
{
    uint8_t text[WORD_BYTES + TT_KEY_BYTES] = "tidetable commit";

    memcpy(text + WORD_BYTES, seed->secret, TT_KEY_BYTES);
    tt_blake2b(commit, text, sizeof text);
}

void tt_seal_key(const tt_sealed_seed *seed, uint8_t key[TT_KEY_BYTES])
{
    uint8_t text[WORD_BYTES + TT_KEY_BYTES + 1 + sizeof seed->nonce] = "tidetable deal 1";
    uint8_t *at = text + WORD_BYTES;

    memcpy(at, seed->secret, TT_KEY_BYTES);
    at[TT_KEY_BYTES] = seed->nonces;
    memcpy(at + TT_KEY_BYTES + 1, seed->nonce, sizeof seed->nonce);
    tt_blake2b(key, text, sizeof text);
}
