/* A match of an arena: what its threads share while it is played, and what is told of it. */
#ifndef CLI_ARENA_H
#define CLI_ARENA_H

#include "cli/figures.h"
#include "cli/options.h"
#include "cli/outcomes.h"
#include "cli/player.h"
#include "cli/recorder.h"
#include "cli/seating.h"

#include <pthread.h>
#include <stdatomic.h>

enum {
    ARENA_ROUND = 64 /* about so many games that a match with a sequential test begins at a time */
};

/* What was counted of one bot. */
typedef struct bot_tally {
    uint64_t games, won;      /* won in sixtieths */
    uint64_t points, squares; /* of the mean of its seats in a game, in sixtieths; may wrap */
    uint64_t moves, ns;       /* how often it had a choice, and the time it took */
    uint64_t faults;          /* how often it did not answer */
    uint64_t left;            /* players of it that are not asked any more */
} bot_tally;

/* Nothing but uint64_t. */
typedef struct tally {
    uint64_t games, decisions, hash;
    uint64_t kept; /* games that were over before */
    bot_tally bot[SEATING_BOTS];
    uint64_t met[1 << SEATING_BOTS]; /* games by the set of bots that played */
} tally;

/* What the first bot and a rival won of the games of a deal they both played, in sixtieths. */
typedef struct duel {
    uint64_t won, lost;
} duel;

/* What processes tell each other of a round: nothing but uint64_t. */
typedef struct round_tally {
    uint64_t failed;                          /* processes that cannot go on, */
    uint64_t refused;                         /* those of them that may not start a program, */
    uint64_t unwritten;                       /* and those that could not write a record */
    uint64_t over[ARENA_ROUND];               /* games of each deal */
    duel deal[ARENA_ROUND][SEATING_BOTS - 1]; /* the first bot against each of the others */
} round_tally;

/* What all threads share.  Games are played in rounds; mostly there is one.
 *
 * The test looks at every deal, in order, and games behind the deal that made it clear do not
 * count, so that it does not matter how many were played before it looked.  A process that plays
 * alone looks as soon as a deal is over.  Many have to tell each other what was won, and wait for
 * the slowest: they do so once a round, and may play the rest of it for nothing. */
typedef struct arena {
    const cli_options *options;
    const tt_game *game;
    tt_setup how;
    player_kind bots[SEATING_BOTS];
    int bots_n;
    seatings seatings;
    uint64_t games, seed;
    bool is_test;                 /* it ends when the answer is clear */
    sprt tests[SEATING_BOTS - 1]; /* of the first bot against each of the others */

    outcomes kept; /* games that were over before; new ones are added under the lock */

    pthread_mutex_t lock; /* over what follows */
    pthread_cond_t turn;  /* a new round has begun, or all is over */
    uint64_t next, from, to;
    round_tally round;
    tally deals[ARENA_ROUND]; /* of the round, until the test looks at them */
    uint64_t looked;          /* at so many of these */
    tally sum;                /* of all others */
    int playing;              /* games that have begun and are not over */
    bool is_over, has_failed;
    int error;                 /* errno of a record that could not be written, or 0 */
    atomic_bool is_decided;    /* games that are being played do not count any more */
    atomic_uint_fast64_t done; /* games over, of all processes, as far as one can tell */
} arena;

/* What a thread plays with. */
typedef struct arena_worker {
    arena *arena;
    player players[SEATING_BOTS][TT_SEATS_MAX]; /* of each bot, as many as it has seats */
    uint64_t faults[SEATING_BOTS];              /* of its players, before this game */
    recorder recorder;                          /* for --record */
} arena_worker;

/* How many seats a bot can have in a game. */
int arena_seats_each(const arena *a);
/* Plays the game of that number, with coins of its own.  false: it was abandoned. */
bool arena_play(arena_worker *w, uint64_t number, outcome *out);
/* Puts down the game just played.  Who played stands there as in the records of sim; of programs,
 * which are all "exec", also by name if it can be one. */
void arena_put_record(arena_worker *w, const outcome *o);

/* The bot the first one stands worst against, the ratio of the test against it, and whether that
 * is clear. */
int arena_rival(const arena *a);
double arena_ratio(const arena *a);
bool arena_is_clear(const arena *a);

/* Prints what was counted, as a table or as JSON. */
void arena_tell(const arena *a);

#endif
