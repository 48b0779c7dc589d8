/* The house from inside, for the files it is made of. */
#ifndef SERVER_INSIDE_H
#define SERVER_INSIDE_H

#include "server/house.h"

#include <stdatomic.h>

enum {
    HOUSE_BUCKETS = 1 << 14,
    HOUSE_KEYS = 1 << 12,
    HOUSE_MAKERS = 1 << 16,
    HOUSE_WRITES_MAX = 1 << 16,
};

/* Who waits for a write: a room, or who wants a paper. */
typedef struct pending {
    room *room;
    house_paper_heard heard;
    void *to;
} pending;

/* A table that is being read. */
typedef struct fetch {
    struct fetch *next;
    char id[TABLE_ID_BYTES];
} fetch;

struct house {
    const house_ears *ears;
    uv_loop_t *loop;
    tt_store store;
    tt_journal *journal;
    pending writing[HOUSE_WRITES_MAX]; /* what the journal has, a ring: it returns them in order */
    uint64_t handed_n, taken_n;
    uv_async_t written; /* the journal has finished something */
    uv_timer_t again;   /* what is stuck is tried again */
    room *bucket[HOUSE_BUCKETS];
    room *newest;
    books *books;
    int64_t last_made;
    size_t rooms_n;
    uint16_t makers[HOUSE_MAKERS]; /* unfinished tables by address; two may share a place */
    uint64_t makers_key;           /* which nobody can choose */
    uint32_t keep_ms;
    struct fetch *fetches, **last_fetch; /* tables being read, in the order they were asked for */
    int fetches_n;
    void (*fetched)(void *to, const char *id);
    void *fetched_to;
    visitor *known[HOUSE_KEYS]; /* those who have shown a key */
    atomic_bool is_stopping;    /* bots look at it from their threads */
    tt_store_status trouble;    /* what the last commit failed with, or OK */
    bool is_touching;           /* the store, to see whether it works again */
    crew crews[HOUSE_CREWS];
    const char *adviser; /* instead of the usual one; or NULL */
    bool is_shared;      /* the store, by several nodes; and it is this one: */
    int64_t node;
    uint64_t moves;
};

#endif
