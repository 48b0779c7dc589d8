/* Sealed dealing: a seed nobody can change afterwards, cards nobody can foresee.
 *
 * Before the first move the dealer publishes a commitment to a secret seed, and
 * every player may add a nonce.  Seed and nonces make the key, the key makes the
 * stream all cards are dealt from.  When the game is over the seed is shown, and
 * anyone can check it against the commitment and deal every card again.
 *
 * ChaCha20 (RFC 8439) and BLAKE2b (RFC 7693) are written out here and not taken
 * from a library because the same source has to run in the browser, where none
 * of ours does; the tests compare both with libsodium. */
#ifndef TT_SEAL_H
#define TT_SEAL_H

#include <stddef.h>
#include <stdint.h>

enum { TT_KEY_BYTES = 32, TT_NONCE_BYTES = 16, TT_NONCES_MAX = 6 };

/* The stream of one game. */
typedef struct tt_seal {
    uint32_t key[8];
    uint32_t block[16];
    uint64_t blocks_n; /* how many were made */
    uint32_t used;     /* words of `block` handed out */
    uint32_t zero;
} tt_seal;

void tt_seal_init(tt_seal *s, const uint8_t key[TT_KEY_BYTES]);
uint32_t tt_seal_bits(tt_seal *s);

/* A secret seed, the nonces mixed into it, and what was promised beforehand. */
typedef struct tt_sealed_seed {
    uint8_t secret[TT_KEY_BYTES];
    uint8_t nonce[TT_NONCES_MAX][TT_NONCE_BYTES];
    uint8_t nonces; /* a bit for each seat that gave one */
} tt_sealed_seed;

/* What is published before the first move. */
void tt_seal_commit(const tt_sealed_seed *seed, uint8_t commit[TT_KEY_BYTES]);
/* What the cards are dealt from. */
void tt_seal_key(const tt_sealed_seed *seed, uint8_t key[TT_KEY_BYTES]);

/* BLAKE2b without a key: 32 bytes that stand for `size` bytes at `in`. */
void tt_blake2b(uint8_t out[TT_KEY_BYTES], const void *in, size_t size);

#endif
