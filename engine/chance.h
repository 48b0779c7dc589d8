/* Chance: where every random thing in a game comes from.
 *
 * apply() is handed a tt_chance and draws from it; no state holds a generator,
 * so nothing that looks at a state can foresee a card.  Four kinds:
 *
 *   fast       for search and simulation: a 64-bit seed, a few instructions a draw
 *   sealed     for played games: ChaCha20 under a key made from a committed seed,
 *              so what was dealt tells nothing about what will be dealt
 *   script     for tests: every outcome named beforehand
 *   enumerate  for exact odds: every outcome in turn, each with its weight
 *
 * The same seed gives the same game with every compiler and on every target. */
#ifndef TT_CHANCE_H
#define TT_CHANCE_H

#include "engine/bits.h"
#include "engine/hash.h"
#include "engine/seal.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum tt_chance_kind {
    TT_CHANCE_FAST,
    TT_CHANCE_SEALED,
    TT_CHANCE_SCRIPT,
    TT_CHANCE_ENUMERATE
} tt_chance_kind;

enum { TT_SCRIPT_MAX = 128, TT_ENUMERATE_MAX = 16 };

/* One outcome a test asks for: a value of one of the game's sorts. */
typedef struct tt_outcome {
    uint8_t sort, value;
} tt_outcome;

typedef struct tt_chance {
    tt_chance_kind kind;
    uint32_t draws; /* how many were made; the fast kind does not count */
    union {
        uint64_t fast;
        tt_seal seal;
        struct {
            uint16_t n, used;
            bool broken; /* an outcome was missing, or could not come up */
            tt_outcome at[TT_SCRIPT_MAX];
        } script;
        struct {
            uint8_t n, used;
            uint32_t digit[TT_ENUMERATE_MAX], base[TT_ENUMERATE_MAX];
        } enumerate;
    };
} tt_chance;

static inline tt_chance tt_chance_fast(uint64_t seed)
{
    return (tt_chance){.kind = TT_CHANCE_FAST, .fast = tt_mix(seed + 0x9e3779b97f4a7c15u)};
}

tt_chance tt_chance_sealed(const uint8_t key[TT_KEY_BYTES]);

/* A script begins empty; outcomes are added in the order they will be drawn. */
tt_chance tt_chance_script(void);
bool tt_script_add(tt_chance *c, int sort, int value); /* false: the script is full */
bool tt_script_ok(const tt_chance *c);                 /* used up, and nothing went wrong */

/* Every outcome of one step:
 *
 *     tt_chance c = tt_chance_enumerate();
 *     do { copy the state; apply(copy, move, &c, NULL); use it, one in tt_odds(&c); }
 *     while (tt_enumerate_next(&c)); */
tt_chance tt_chance_enumerate(void);
uint64_t tt_odds(const tt_chance *c); /* the outcome just seen has the odds 1 : this */
bool tt_enumerate_next(tt_chance *c); /* false: that was the last */

/* The kinds that are not worth inlining. */
uint32_t tt_draw_slowly(tt_chance *c, uint32_t n);
/* c is a script: its next outcome, which must be of that sort, or -1. */
int tt_scripted_slowly(tt_chance *c, int sort);
/* The script asked for something that cannot come up here. */
void tt_script_broken(tt_chance *c);

static inline uint32_t tt_fast_bits(tt_chance *c)
{
    uint64_t x = c->fast += 0x9e3779b97f4a7c15u;

    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return (uint32_t)(x >> 32);
}

/* A number from 0 to n - 1, each as likely as any other.  The product of a random
 * word and n has the answer in its upper half; the few words that would favour
 * some answers are thrown away. */
static inline uint32_t tt_draw(tt_chance *c, uint32_t n)
{
    if (c->kind != TT_CHANCE_FAST)
        return tt_draw_slowly(c, n);

    uint64_t product = (uint64_t)tt_fast_bits(c) * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair)
            product = (uint64_t)tt_fast_bits(c) * n;
    }
    return (uint32_t)(product >> 32);
}

/* Whether a script was asked for what it does not have: what comes then is no chance. */
static inline bool tt_is_broken(const tt_chance *c)
{
    return c->kind == TT_CHANCE_SCRIPT && c->script.broken;
}

/* A card drawn by name, if a script says which; -1 leaves it to tt_draw. */
static inline int tt_scripted(tt_chance *c, int sort)
{
    return c->kind == TT_CHANCE_SCRIPT ? tt_scripted_slowly(c, sort) : -1;
}

/* One of the bits of a bag, which is not empty; a script names it as a value of that sort. */
static inline int tt_draw_bit(tt_chance *c, int sort, uint64_t bag)
{
    int bit = tt_scripted(c, sort);

    if (bit >= 0 && (bit > 63 || (bag >> bit & 1) == 0)) {
        tt_script_broken(c);
        bit = -1;
    }
    return bit >= 0 ? bit : tt_nth_bit(bag, (int)tt_draw(c, (uint32_t)__builtin_popcountll(bag)));
}

#endif
