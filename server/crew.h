/* Threads for work that takes too long for the loop: a few of them, and a row in which work waits.
 *
 * Each kind of work has a crew of its own, so that none makes another wait: advice does not delay
 * passwords, and neither delays bots.  Threads are begun with the first work.
 *
 * Within a crew everybody has a row of their own, and the rows take turns: whoever wants one thing
 * is served next, however much somebody else wants.
 *
 * All threads have the loop's priority.  One with a lower priority that the system sets aside while
 * it is in uv_async_send keeps the loop turning in a circle until it gets on. */
#ifndef SERVER_CREW_H
#define SERVER_CREW_H

#include <stdbool.h>
#include <uv.h>

/* Some work; part of what the caller knows about it, and there until `done` is called. */
typedef struct crew_work {
    struct crew_work *next;
    uint64_t whose; /* work of the same number is done one after the other, in turn with the rest */
    void (*work)(struct crew_work *w); /* on a thread of the crew's */
    /* From the loop; not did_it: the crew was stopped before it came to that. */
    void (*done)(struct crew_work *w, bool did_it);
} crew_work;

enum {
    CREW_THREADS_MAX = 64,
    CREW_ROWS = 1024 /* two whose numbers share one wait for each other, and for nobody else */
};

/* What waits of somebody's. */
typedef struct crew_row {
    crew_work *first, **last;
    struct crew_row *next; /* whose turn comes then */
} crew_row;

typedef struct crew {
    uv_async_t finished; /* something is done */
    uv_mutex_t lock;     /* for all that follows */
    uv_cond_t more;
    crew_row row[CREW_ROWS];
    crew_row *turn, **last_turn; /* rows in which something waits */
    crew_work *ready;            /* done, and not yet told of */
    int waiting, working, waiting_max;
    int threads_n, threads_max;
    bool is_stopping;
    uv_thread_t thread[CREW_THREADS_MAX];
} crew;

void crew_open(crew *c, uv_loop_t *loop, int threads, int waiting_max);
/* False: too much waits, or the crew was stopped. */
bool crew_ask(crew *c, crew_work *w);
/* From the loop: nothing more is begun.  The loop ends when what was begun is done. */
void crew_stop(crew *c);
/* When the loop has ended. */
void crew_close(crew *c);

#endif
