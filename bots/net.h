/* A small net that judges positions: what share of the win each party may expect.
 *
 * Every party is judged by the same net from its own place: its own bits, those of all the
 * others, which share their weights, and the table's go through one hidden layer to a number;
 * the numbers of all parties are normalised to shares.  The first layer is a sum of weights of
 * the bits that are set, kept from one position to the next: only bits that changed are added
 * or taken away.  All of it up to the last step is in whole numbers, so that it is exact. */
#ifndef TT_NET_H
#define TT_NET_H

#include "bots/features.h"

enum {
    TT_HIDDEN = 64,
    TT_NET_ONE = 1024, /* 1 in the first layer; a hidden unit goes from 0 to 1 */
    TT_NET_OUT = 256,  /* 1 in the second */
    TT_PARTY_BITS = TT_PARTY_WORDS * 64,
    TT_TABLE_BITS = TT_TABLE_WORDS * 64
};

typedef int16_t tt_net_row[TT_HIDDEN];

/* The weights of one game and number of parties. */
typedef struct tt_net {
    const char *game;
    int parties;
    int rows_n;
    const tt_net_row *rows; /* of a party's own bits, of another's, of the table's; the bias; out */
} tt_net;

/* The net for that game and number of parties; NULL: there is none. */
const tt_net *tt_net_for(const tt_game *game, int parties);

/* What is kept from one position to the next. */
typedef struct tt_judgement {
    const tt_net *net; /* NULL: nothing yet */
    const tt_feature_maker *maker;
    const tt_net_row *own, *other, *table; /* a row for each bit */
    const int16_t *out;
    tt_features seen;
    int16_t sum[TT_SEATS_MAX][TT_HIDDEN];
} tt_judgement;

/* Begins with nothing; false: there is no net for games like this one. */
bool tt_judge_begin(tt_judgement *j, const tt_game *game, const void *state);
/* The share of the win each seat may expect. */
void tt_judge_position(tt_judgement *j, const void *state, float share[]);

#endif
