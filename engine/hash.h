/* A 64-bit hash of bytes, positions among them: the same on every target. */
#ifndef TT_HASH_H
#define TT_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Stirs 64 bits thoroughly: every bit of the result depends on every bit of x. */
static inline uint64_t tt_mix(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* Adds one word to a running hash; order matters. */
static inline uint64_t tt_chain(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 29);
}

/* Of `size` bytes.  States have no padding, so equal states hash alike. */
uint64_t tt_hash(const void *bytes, size_t size);

#endif
