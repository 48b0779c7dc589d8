/* Sealed dealing: ChaCha20 and BLAKE2b as libsodium has them, and what commitment
 * and key depend on. */
#include "engine/seal.h"
#include "tests/tap.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static void fill(uint8_t *bytes, size_t n, uint32_t from)
{
    for (size_t i = 0; i < n; i++) {
        from = from * 1664525 + 1013904223;
        bytes[i] = (uint8_t)(from >> 24);
    }
}

/* ---- ChaCha20 ---- */

enum { STREAM = 64 * 40 + 12 };

static void our_stream(tt_seal *s, uint8_t out[STREAM])
{
    for (int i = 0; i < STREAM; i += 4) {
        uint32_t word = tt_seal_bits(s);
        for (int k = 0; k < 4; k++)
            out[i + k] = (uint8_t)(word >> 8 * k);
    }
}

/* The first words of the stream under the key of all zeroes, as published. */
static void test_known_stream(void)
{
    static const uint32_t KNOWN[4] = {0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653};
    uint8_t key[TT_KEY_BYTES] = {0};
    bool same = true;
    tt_seal s;

    tt_seal_init(&s, key);
    for (int i = 0; i < 4; i++)
        same &= tt_seal_bits(&s) == KNOWN[i];
    ok(same, "ChaCha20: the known stream of the zero key");
}

static void test_stream(void)
{
    static const uint8_t NONCE[12] = {0};
    uint8_t ours[STREAM], theirs[STREAM], ietf[STREAM], key[TT_KEY_BYTES];
    bool same = true, same_ietf = true;
    tt_seal s;

    for (uint32_t i = 0; i < 100; i++) {
        fill(key, sizeof key, i);
        tt_seal_init(&s, key);
        our_stream(&s, ours);
        crypto_stream_chacha20(theirs, sizeof theirs, NONCE, key);
        crypto_stream_chacha20_ietf(ietf, sizeof ietf, NONCE, key);
        same &= memcmp(ours, theirs, STREAM) == 0;
        same_ietf &= memcmp(ours, ietf, STREAM) == 0;
    }
    ok(same, "ChaCha20: libsodium's stream under a hundred keys");
    ok(same_ietf, "ChaCha20: that of RFC 8439 with a zero nonce");
}

/* No game is that long; the counter is right all the same. */
static void test_counter(void)
{
    static const uint8_t NONCE[8] = {0}, ZEROES[STREAM] = {0};
    static const uint64_t BLOCKS[] = {1, 0xfffffffe, 0xffffffff, 0x100000000, 0x123456789abcdef};
    uint8_t ours[STREAM], theirs[STREAM], key[TT_KEY_BYTES];
    bool same = true;
    tt_seal s;

    fill(key, sizeof key, 5);
    for (size_t i = 0; i < sizeof BLOCKS / sizeof *BLOCKS; i++) {
        tt_seal_init(&s, key);
        s.blocks_n = BLOCKS[i];
        our_stream(&s, ours);
        crypto_stream_chacha20_xor_ic(theirs, ZEROES, STREAM, NONCE, BLOCKS[i], key);
        same &= memcmp(ours, theirs, STREAM) == 0;
    }
    ok(same, "ChaCha20: libsodium's stream from any block on");
}

/* ---- BLAKE2b ---- */

/* Each length in a block of its own, so that reading beyond it is seen. */
static void test_blake2b(void)
{
    bool same = true;

    for (size_t n = 0; n <= 300; n++) {
        uint8_t ours[TT_KEY_BYTES], theirs[TT_KEY_BYTES], *in = malloc(n);
        fill(in, n, (uint32_t)n);
        tt_blake2b(ours, in, n);
        crypto_generichash(theirs, sizeof theirs, in, n, NULL, 0);
        same &= memcmp(ours, theirs, sizeof ours) == 0;
        free(in);
    }
    ok(same, "BLAKE2b: libsodium's digest of 0 to 300 bytes");
}

/* ---- commitment and key ---- */

static tt_sealed_seed some_seed(void)
{
    tt_sealed_seed seed;

    memset(&seed, 0, sizeof seed);
    fill(seed.secret, sizeof seed.secret, 11);
    for (uint32_t i = 0; i < 3; i++)
        fill(seed.nonce[i], TT_NONCE_BYTES, 20 + i);
    seed.nonces = 7;
    return seed;
}

static bool same_commit(const tt_sealed_seed *a, const tt_sealed_seed *b)
{
    uint8_t x[TT_KEY_BYTES], y[TT_KEY_BYTES];

    tt_seal_commit(a, x);
    tt_seal_commit(b, y);
    return memcmp(x, y, sizeof x) == 0;
}

static bool same_key(const tt_sealed_seed *a, const tt_sealed_seed *b)
{
    uint8_t x[TT_KEY_BYTES], y[TT_KEY_BYTES];

    tt_seal_key(a, x);
    tt_seal_key(b, y);
    return memcmp(x, y, sizeof x) == 0;
}

static void test_commit_is_no_key(void)
{
    tt_sealed_seed seed = some_seed(), bare = seed;
    uint8_t commit[TT_KEY_BYTES], key[TT_KEY_BYTES];

    memset(bare.nonce, 0, sizeof bare.nonce);
    bare.nonces = 0;
    tt_seal_commit(&seed, commit);
    tt_seal_key(&seed, key);
    ok(memcmp(commit, key, sizeof key) != 0, "seal: what is published is not the key");
    tt_seal_commit(&bare, commit);
    tt_seal_key(&bare, key);
    ok(memcmp(commit, key, sizeof key) != 0, "seal: nor without any nonce");
    ok(memcmp(commit, bare.secret, sizeof commit) != 0, "seal: nor the secret itself");
}

static void test_secret_counts(void)
{
    tt_sealed_seed seed = some_seed();
    int same = 0;

    for (int bit = 0; bit < 8 * TT_KEY_BYTES; bit++) {
        tt_sealed_seed other = seed;
        other.secret[bit / 8] ^= (uint8_t)(1 << bit % 8);
        same += same_commit(&seed, &other) + same_key(&seed, &other);
    }
    ok(same == 0, "seal: commitment and key depend on every bit of the secret");
}

/* The dealer is bound before the nonces come; the cards depend on all of them. */
static void test_nonces_count(void)
{
    tt_sealed_seed seed = some_seed();
    bool bound = true, mixed = true;

    for (int i = 0; i < TT_NONCES_MAX; i++) {
        for (int k = 0; k < TT_NONCE_BYTES; k++) {
            tt_sealed_seed other = seed;
            other.nonce[i][k] ^= 1;
            bound &= same_commit(&seed, &other);
            mixed &= !same_key(&seed, &other);
        }
    }
    ok(bound, "seal: no nonce changes what was promised");
    ok(mixed, "seal: every nonce changes the key");
}

/* A nonce of zeroes is not the same as none. */
static void test_givers_count(void)
{
    tt_sealed_seed seed = some_seed();
    bool mixed = true;

    for (int i = 0; i < TT_NONCES_MAX; i++) {
        tt_sealed_seed other = seed;
        other.nonces ^= (uint8_t)(1 << i);
        mixed &= !same_key(&seed, &other);
    }
    ok(mixed, "seal: the key depends on who gave a nonce");
}

/* Published by servers and written into records: these may never change. */
static void test_golden(void)
{
    static const uint8_t COMMIT[4] = {0xbc, 0x7f, 0x5a, 0xd7}, KEY[4] = {0x8d, 0xb9, 0x96, 0x6a};
    tt_sealed_seed seed = some_seed();
    uint8_t commit[TT_KEY_BYTES], key[TT_KEY_BYTES];

    tt_seal_commit(&seed, commit);
    tt_seal_key(&seed, key);
    ok(memcmp(commit, COMMIT, 4) == 0, "seal: the commitment is what it was (%02x%02x%02x%02x)",
       commit[0], commit[1], commit[2], commit[3]);
    ok(memcmp(key, KEY, 4) == 0, "seal: the key is what it was (%02x%02x%02x%02x)", key[0], key[1],
       key[2], key[3]);
}

int main(void)
{
    if (sodium_init() < 0) {
        ok(false, "libsodium can be used");
        return tap_result();
    }
    test_known_stream();
    test_stream();
    test_counter();
    test_blake2b();
    test_commit_is_no_key();
    test_secret_counts();
    test_nonces_count();
    test_givers_count();
    test_golden();
    return tap_result();
}
