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

/* Two arrays, not one of frames: a frame written as two bytes and read back at
 * once as one word would keep the processor waiting. */
typedef struct tt_agenda {
    uint8_t n, zero;
    uint8_t stage[TT_AGENDA_MAX]; /* stage[n - 1] is what happens next; unused ones are zero */
    uint8_t seat[TT_AGENDA_MAX];
} tt_agenda;

static inline tt_frame tt_frame_at(const tt_agenda *a, int i)
{
    return (tt_frame){a->stage[i], a->seat[i]};
}

static inline tt_frame tt_top(const tt_agenda *a)
{
    TT_ASSERT(a->n > 0);
    return tt_frame_at(a, a->n - 1);
}

static inline void tt_then(tt_agenda *a, int stage, int seat)
{
    TT_ASSERT(a->n < TT_AGENDA_MAX);
    a->stage[a->n] = (uint8_t)stage;
    a->seat[a->n] = (uint8_t)seat;
    a->n++;
}

static inline void tt_go(tt_agenda *a, int stage, int seat)
{
    TT_ASSERT(a->n > 0);
    a->stage[a->n - 1] = (uint8_t)stage;
    a->seat[a->n - 1] = (uint8_t)seat;
}

static inline void tt_done(tt_agenda *a)
{
    TT_ASSERT(a->n > 0);
    a->n--;
    a->stage[a->n] = 0;
    a->seat[a->n] = 0;
}

#endif
