/* Events: what happened, as typed records.
 *
 * Rules tell events into a log that may be NULL (a search wants none).  Logs,
 * animations and spoken sentences are made from them, above the rules. */
#ifndef TT_EVENTS_H
#define TT_EVENTS_H

#include "engine/assert.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { TT_EVENTS_MAX = 250, TT_ALL = 0xff, TT_FACES = 6 };

typedef struct tt_event {
    uint8_t kind; /* one of the game's told.def */
    uint8_t seat; /* whose doing it is */
    uint8_t a, b; /* what it is about, in the sorts told.def says */
    uint8_t sees; /* a bit for each seat that may know of it; spectators are the top bit */
    uint8_t dice[TT_FACES]; /* of a roll: how many dice show each face */
} tt_event;

/* What one move brought about. */
typedef struct tt_events {
    uint16_t n;
    bool barrier; /* something was revealed, or the turn passed: undo stops here */
    tt_event at[TT_EVENTS_MAX];
} tt_events;

/* To those whose bits are set. */
static inline void tt_tell_to(tt_events *log, unsigned sees, int kind, int seat, int a, int b)
{
    if (log == NULL)
        return;
    TT_ASSERT(log->n < TT_EVENTS_MAX);
    log->at[log->n++] =
        (tt_event){(uint8_t)kind, (uint8_t)seat, (uint8_t)a, (uint8_t)b, (uint8_t)sees, {0}};
}

static inline void tt_tell(tt_events *log, int kind, int seat, int a, int b)
{
    tt_tell_to(log, TT_ALL, kind, seat, a, b);
}

/* One roll is one event, with all its dice. */
static inline void tt_tell_dice(tt_events *log, int kind, int seat, int a, int b,
                                const uint8_t dice[TT_FACES])
{
    tt_tell(log, kind, seat, a, b);
    if (log != NULL)
        memcpy(log->at[log->n - 1].dice, dice, TT_FACES);
}

/* Whether that seat, or TT_SPECTATOR, may know of it. */
static inline bool tt_may_see(tt_event e, int seat)
{
    return (e.sees >> seat & 1) != 0;
}

/* From here there is no way back: somebody has seen something new. */
static inline void tt_barrier(tt_events *log)
{
    if (log != NULL)
        log->barrier = true;
}

#endif
