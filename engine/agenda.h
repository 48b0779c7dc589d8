/* The agenda: what a game still has to do, a small stack inside its state.
 *
 *     then(stage)   do this first, come back afterwards     push
 *     go(stage)     this instead of what we were doing      replace
 *     done()        finished: back to what lies below       pop
 *
 * An empty agenda is a game that is over. */
#ifndef TT_AGENDA_H
#define TT_AGENDA_H

#include "engine/assert.h"

#include <stdint.h>

enum { TT_AGENDA_MAX = 11 };

typedef struct tt_frame {
    uint8_t stage, seat;
} tt_frame;

typedef struct tt_agenda {
    uint8_t n, zero;
    tt_frame at[TT_AGENDA_MAX]; /* at[n - 1] is what happens next; unused ones are zero */
} tt_agenda;

static inline tt_frame tt_top(const tt_agenda *a)
{
    TT_ASSERT(a->n > 0);
    return a->at[a->n - 1];
}

static inline void tt_then(tt_agenda *a, int stage, int seat)
{
    TT_ASSERT(a->n < TT_AGENDA_MAX);
    a->at[a->n++] = (tt_frame){(uint8_t)stage, (uint8_t)seat};
}

static inline void tt_go(tt_agenda *a, int stage, int seat)
{
    TT_ASSERT(a->n > 0);
    a->at[a->n - 1] = (tt_frame){(uint8_t)stage, (uint8_t)seat};
}

static inline void tt_done(tt_agenda *a)
{
    TT_ASSERT(a->n > 0);
    a->at[--a->n] = (tt_frame){0, 0};
}

#endif
