/* Moves: four bytes each, and the list of those that are legal. */
#ifndef TT_MOVE_H
#define TT_MOVE_H

#include "engine/assert.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { TT_MOVES_MAX = 256 };

/* What is done (one of the game's verbs) and up to two things it is done to. */
typedef struct tt_move {
    uint8_t verb, a, b, spare;
} tt_move;

typedef struct tt_moves {
    uint32_t n;
    tt_move at[TT_MOVES_MAX];
} tt_moves;

/* Written as one word: a move stored byte by byte and read back whole at once, as a
 * search does, would keep the processor waiting. */
static inline tt_move tt_move_of(int verb, int a, int b)
{
    uint32_t word =
        (uint32_t)(uint8_t)verb | (uint32_t)(uint8_t)a << 8 | (uint32_t)(uint8_t)b << 16;
    tt_move m;

    memcpy(&m, &word, sizeof m);
    return m;
}

/* The whole move as one number. */
static inline uint32_t tt_move_word(tt_move m)
{
    uint32_t word;

    memcpy(&word, &m, sizeof word);
    return word;
}

static inline void tt_add(tt_moves *out, int verb, int a, int b)
{
    TT_ASSERT(out->n < TT_MOVES_MAX);
    out->at[out->n++] = tt_move_of(verb, a, b);
}

static inline bool tt_same_move(tt_move x, tt_move y)
{
    return tt_move_word(x) == tt_move_word(y);
}

/* Its place in the list, or how many there are. */
static inline uint32_t tt_place_of(const tt_moves *list, tt_move m)
{
    uint32_t i = 0;

    while (i < list->n && !tt_same_move(list->at[i], m))
        i++;
    return i;
}

static inline bool tt_listed(const tt_moves *list, tt_move m)
{
    return tt_place_of(list, m) < list->n;
}

#endif
