/* The hash of a block of bytes, read as little-endian words. */
#include "engine/hash.h"

#include <string.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "states are hashed as they lie in memory: a little-endian machine is needed"
#endif

uint64_t tt_hash(const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    uint64_t hash = 0x7469646574616231u ^ size;

    for (; size >= 8; at += 8, size -= 8) {
        uint64_t word;
        memcpy(&word, at, 8);
        hash = tt_chain(hash, word);
    }
    if (size > 0) {
        uint64_t word = 0;
        memcpy(&word, at, size);
        hash = tt_chain(hash, word);
    }
    return tt_mix(hash);
}
