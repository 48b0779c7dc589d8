/* Features: a position as bits, for a value that was learned.
 *
 * A position is seen as parties (seats; in a game of sides the sides) and the table between
 * them.  Each game says with bits what a party has and what lies on the table; numbers are
 * written as a thermometer, one bit for every step they have reached. */
#ifndef TT_FEATURES_H
#define TT_FEATURES_H

#include "engine/game.h"

enum { TT_PARTY_WORDS = 8, TT_TABLE_WORDS = 4 };

typedef struct tt_features {
    uint64_t party[TT_SEATS_MAX][TT_PARTY_WORDS];
    uint64_t table[TT_TABLE_WORDS];
    uint8_t parties_n;
    uint8_t party_of[TT_SEATS_MAX]; /* a seat's */
} tt_features;

typedef struct tt_feature_maker {
    const char *game;
    int party_bits, table_bits;
    int (*parties)(const void *state); /* how many a net must be made for; 0: bits say too little */
    void (*make)(const void *state, tt_features *out); /* out is all zero before */
} tt_feature_maker;

extern const tt_feature_maker tt_features_abyss, tt_features_conspiracy, tt_features_rumbones;

/* NULL: none for that game. */
const tt_feature_maker *tt_features_for(const tt_game *game);

/* ---- for the makers: bits are put one behind the other ---- */

typedef struct tt_bits {
    uint64_t *words;
    int n; /* bits so far */
} tt_bits;

static inline void tt_put_bits(tt_bits *b, uint64_t bits, int n)
{
    int at = b->n % 64;

    b->words[b->n / 64] |= bits << at;
    if (at + n > 64)
        b->words[b->n / 64 + 1] |= bits >> (64 - at);
    b->n += n;
}

/* As many of n bits as the value has reached steps. */
static inline void tt_put_level(tt_bits *b, int value, int n)
{
    int reached = value < 0 ? 0 : value > n ? n : value;

    tt_put_bits(b, ((uint64_t)1 << reached) - 1, n);
}

/* The one of n bits that the value names; none if it is out of range. */
static inline void tt_put_one(tt_bits *b, int value, int n)
{
    tt_put_bits(b, value >= 0 && value < n ? (uint64_t)1 << value : 0, n);
}

#endif
