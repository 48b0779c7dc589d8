/* Records (.ttr): a game as text that a person can read and a program replay.
 *
 *     tidetable 1
 *     game conspiracy
 *     rules 1
 *     seats 2
 *     option first random
 *     player 0 human Anna
 *     player 1 greedy
 *     seed sealed 6d0c...              or: seed fast 42
 *     nonce 0 91ff...                  what a player mixed in
 *     commit 4b21...                   what was promised before the first move
 *
 *     1 0 draw 3                       number, seat, move
 *     2 0 keep red3 @58.2 ; a comment  clock and comment are optional
 *     = 93ab03c2d1e4f507               the position's hash, whenever the turn has passed
 *     ...
 *     end 34 41 winners 1
 *
 * Save, resume, replay, bug report, golden test and server log are all this.
 * A record without an end line is a game that is not finished.  Every line ends
 * with a line break: one that does not was cut off.  Lines beginning with # and
 * empty lines mean nothing. */
#ifndef TT_RECORD_H
#define TT_RECORD_H

#include "engine/game.h"

enum {
    TT_RECORD_VERSION = 1,
    TT_WORD_MAX = 32,
    TT_KIND_MAX = 64,
    TT_NAME_MAX = 48,
    TT_RECORD_MAX = 1 << 24
};

typedef struct tt_seed {
    bool is_given, is_sealed, is_committed;
    uint64_t fast;
    tt_sealed_seed sealed;
    uint8_t commit[TT_KEY_BYTES];
} tt_seed;

typedef struct tt_player {
    char kind[TT_KIND_MAX]; /* "human", or the name of a bot, as in "ismcts:it=500" */
    char name[TT_NAME_MAX]; /* UTF-8, may be empty */
} tt_player;

/* Everything that stands before the first move. */
typedef struct tt_header {
    char game[TT_WORD_MAX];
    uint32_t rules;
    tt_setup how; /* set when the options are known to be the game's */
    tt_player player[TT_SEATS_MAX];
    tt_seed seed;
    uint8_t options_n;
    struct {
        char name[TT_WORD_MAX], value[TT_WORD_MAX];
    } option[TT_OPTIONS_MAX];
} tt_header;

/* Whether it can be what a person says: UTF-8 without control characters and without those
 * that turn the direction of writing; not blank, no blanks around it. */
bool tt_is_text(const char *at, size_t n);
/* Whether it can be a player's name: such a text that fits. */
bool tt_is_name(const char *at, size_t n);

/* A header for a new game, with nobody's names. */
tt_header tt_header_for(const tt_game *game, const tt_setup *how, const tt_seed *seed);

/* The chance a game with that seed is dealt from. */
tt_seed tt_seed_fast(uint64_t seed);
tt_seed tt_seed_sealed(const uint8_t secret[TT_KEY_BYTES]); /* commits to it, too */
tt_chance tt_seed_chance(const tt_seed *seed);
/* TT_OK, or TT_WRONG_SEED when the seed is not what was committed to. */
tt_status tt_seed_check(const tt_seed *seed);

/* ---- reading, line by line ---- */

typedef enum tt_line_kind { TT_LINE_MOVE, TT_LINE_HASH, TT_LINE_END, TT_LINE_NONE } tt_line_kind;

typedef struct tt_line {
    tt_line_kind kind;
    uint32_t number; /* of the move */
    int seat;        /* who made it */
    uint64_t hash;
    tt_reader rest; /* the move, or what follows "end" */
} tt_line;

typedef struct tt_record {
    const char *at, *end;
    int line; /* the number of the line read last, from 1 */
} tt_record;

/* Reads up to the first move. */
tt_status tt_record_open(tt_record *r, const char *text, size_t n, tt_header *header);
/* The next line that says something; TT_LINE_NONE at the end. */
tt_status tt_record_next(tt_record *r, tt_line *line);

/* ---- writing ---- */

/* The whole record of a game whose moves were these. */
void tt_put_record(const tt_game *game, const tt_header *header, const tt_move *moves, int n,
                   tt_text *out);

#endif
