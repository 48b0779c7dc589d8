/* What became of the games of an arena, and the file in which that can be kept: a line for the
 * match, then one for every game, in the order in which they ended.  A match that was stopped
 * goes on from it.  docs/json.md has the lines. */
#ifndef CLI_OUTCOMES_H
#define CLI_OUTCOMES_H

#include "cli/seating.h"

#include <stdio.h>

enum {
    OUTCOME_WHOLE = 60,  /* a win or a mean is counted in sixtieths: up to six share it */
    OUTCOME_LINE = 32768 /* the most bytes of a line: eight commands with every letter escaped */
};

/* What a bot did in a game; nothing but int64_t. */
typedef struct outcome_of_bot {
    int64_t seats;     /* that it had; 0: it was not there, and the rest is 0, too */
    int64_t won;       /* in sixtieths */
    int64_t points;    /* the mean of its seats, in sixtieths */
    int64_t moves, ns; /* how often it had a choice, and the time it took */
    int64_t faults;    /* how often it did not answer */
    int64_t left;      /* players of it that are not asked any more */
} outcome_of_bot;

typedef struct outcome {
    uint64_t game; /* its number */
    uint64_t line; /* of the file; 0: it does not stand there */
    uint64_t hash;
    int64_t decisions;
    outcome_of_bot bot[SEATING_BOTS];
} outcome;

/* A file and what stood in it. */
typedef struct outcomes {
    FILE *file;  /* owned; NULL: nothing is kept */
    outcome *at; /* n of them by number, owned */
    size_t n;
    const seatings *seatings; /* of the match */
    int error;                /* errno of what could not be written, or 0 */
} outcomes;

typedef enum outcomes_error {
    OUTCOMES_FINE,
    OUTCOMES_SYSTEM, /* errno tells */
    OUTCOMES_KIND,   /* it is a folder, a device or the like */
    OUTCOMES_BUSY,   /* another arena is writing there */
    OUTCOMES_OTHER,  /* it is of another match */
    OUTCOMES_LINE    /* the line of that number is none of ours, or a game stands there again */
} outcomes_error;

/* Opens that file, which need not be there; `match` is what its first line says.  What a crash
 * has left of the last line is cut off; nothing else is changed.  The seatings must stay. */
outcomes_error outcomes_open(outcomes *o, const char *path, const char *match, const seatings *of,
                             uint64_t *line);
void outcomes_close(outcomes *o);

/* The game of that number, or NULL: it has yet to be played. */
const outcome *outcomes_find(const outcomes *o, uint64_t game);
/* Writes one down; false: it could not be written, and no more is. */
bool outcomes_add(outcomes *o, const outcome *one);

#endif
