/* The newest lines of tables, in memory: those that SQLite has in the order in which they came, and
 * not yet table by table (store/sqlite.c).
 *
 * A tail is one table's: lines that follow one another up to the last one written.  Tails are found
 * by their table, and stand in a row, the one whose first line came first in front. */
#ifndef TT_TAILS_H
#define TT_TAILS_H

#include "store/store.h"

enum { TAILS_BUCKETS = 1 << 12 };

typedef struct tail {
    struct tail *next;            /* in the bucket */
    struct tail *older, *younger; /* in the row */
    char table[TT_STORE_ID_MAX + 1];
    int64_t row;              /* where its first line stands in the order of all, */
    int64_t first_seq, seq_n; /* that line's number in the table, and how many there are */
    char *text;               /* the lines, each with a zero at its end */
    size_t text_n, text_room;
} tail;

typedef struct tails {
    tail *bucket[TAILS_BUCKETS];
    tail *oldest, *youngest;
} tails;

tail *tails_find(const tails *all, const char *table);
/* With no line yet; NULL: no memory is left. */
tail *tails_add(tails *all, const char *table, int64_t row, int64_t first_seq);
void tails_remove(tails *all, tail *one);
void tails_clear(tails *all);

/* The next line; false: no memory is left. */
bool tail_put(tail *t, const char *line);
/* The line of that number, or NULL. */
const char *tail_line(const tail *t, int64_t seq);

#endif
