/* The house from inside, for the files it is made of. */
#ifndef SERVER_INSIDE_H
#define SERVER_INSIDE_H

#include "server/house.h"

enum {
    HOUSE_BUCKETS = 1 << 14,
    HOUSE_KEYS = 1 << 12,
    HOUSE_MAKERS = 1 << 16,
    HOUSE_WRITES_MAX = 1 << 16,
};

/* An address, or several that share a place. */
typedef struct maker {
    uint64_t free_ms;    /* when it will have made no table for long enough */
    uint16_t unfinished; /* tables */
} maker;

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
    size_t rooms_max, left_out;
    room *idle, **idle_last;
    maker makers[HOUSE_MAKERS];
    uint64_t makers_key; /* by which they have their places, and which nobody can choose */
    uint32_t keep_ms;
    struct fetch *fetches, **last_fetch; /* tables being read, in the order they were asked for */
    int fetches_n;
    void (*fetched)(void *to, const char *id, house_status why);
    void *fetched_to;
    house_turned turned; /* or NULL: nobody else */
    void *turned_to;
    visitor *known[HOUSE_KEYS]; /* those who have shown a key */
    bool is_stopping;
    tt_store_status trouble;       /* what the last commit failed with, or OK */
    tt_store_status lease_trouble; /* and what the last renewal of the lease, among nodes */
    bool is_touching;              /* the store, to see whether it works again */
    crew crews[HOUSE_CREWS];
    const char *adviser; /* instead of the usual one; or NULL */
    bool is_shared;      /* the store, by several nodes; and it is this one: */
    int64_t node;
    uint64_t moves;
};

/* ---- house.c ---- */

uint64_t house_now_ms(void); /* of a clock that nobody sets */
/* NULL: it is there already, or no more fit. */
room *house_add_room(house *h, const char *id);
void house_remove_room(room *r);
/* In the books: it is on the disk, or has changed. */
void house_note(room *r);
/* Does an entry that is on the disk, and tells of it; `before`: who had to decide. */
void house_do(room *r, const table_entry *e);
void house_tell_all(room *r, const table_entry *e, int before);
/* To the journal, about that room. */
tt_store_status house_hand(room *r, tt_write_kind kind, const char *text);
bool house_is_here(const room *r, int seat); /* who sits there watches the table */
/* Tries the first wish, and the next if it cannot be. */
void house_try_wishes(room *r);
/* Whether it is another node's; its memory goes with the last thing that was under way in it. */
bool house_free_if_lost(room *r);
house_status house_make_table(house *h, const char *id, visitor *who, const house_plan *plan);

/* ---- itself.c ---- */

/* The seat of the person whose answer nobody else gives, or TT_OVER. */
int house_decides(const room *r);
/* The wishes that wait, and what needs nobody; and again at that moment, or before. */
void house_go_on(room *r);
void house_wake_at(room *r, uint64_t ms);
void house_tick(room *r);

/* ---- bounds.c ---- */

void house_set_bounds(house *h);
/* Whether an address may make another table, and that it has; the room is NULL if it is the next
 * game at another one. */
bool house_may_make(house *h, const visitor *who);
void house_count_made(house *h, const visitor *who, room *r);
void house_count_no_more(room *r); /* it is finished */
/* Whose wish that is, and whether it may wait. */
uint8_t house_wisher(const visitor *who);
bool house_has_place(const room *r, uint8_t by);
/* Whether a seat may write that; if so it has. */
bool house_may_write(room *r, const table_entry *e);
/* Somebody has come or gone, or the table has changed. */
void house_note_idle(room *r);
void house_miss(room *r); /* it is nowhere any more */
/* Whether another room fits, if need be in the place of one that nobody would miss. */
bool house_make_space(house *h);
/* Whether it need not be in memory any more, and out with it. */
bool house_may_leave(const room *r);
void house_put_away(room *r);

/* ---- again.c ---- */

bool house_is_next_ready(room *r, house_status *why);

/* ---- recall.c ---- */

tt_store_status house_load_all(house *h, const tt_store_kind *kind);
void house_load_text(house *h, const char *id, const char *text, size_t n);
void house_finish_fetch(house *h, const tt_written *w);
void house_look_up(room *r);
void house_catch_up(room *r, const tt_written *w);

#endif
