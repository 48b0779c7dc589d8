/* A journal: writes are handed in by one thread, and written by another.  What is read takes the
 * same way, and sees all that was handed in before.
 *
 * A commit waits for the disk, and takes as long for one write as for a hundred.  So a thread of
 * the journal's own has the store; whatever was handed in while it was busy goes into its next
 * transaction.  When that is on the disk, or has failed, it calls `finished`, and the owner takes
 * back what became of each write, in the order they were handed in.
 *
 *     owner's thread                    the journal's thread
 *     tt_journal_hand   -- waiting -->  begin, put, append, ..., commit
 *     tt_journal_take   <-- finished -- finished(owner)
 *
 * A transaction that fails fails all its writes.  The journal then closes the store, opens it
 * again for the next writes, and goes on as soon as that works.  It never tries a write twice by
 * itself: the owner knows whether it is still wanted. */
#ifndef TT_JOURNAL_H
#define TT_JOURNAL_H

#include "store/store.h"

typedef struct tt_journal tt_journal;

typedef enum tt_write_kind {
    TT_WRITE_PUT,
    TT_WRITE_APPEND,
    TT_WRITE_CLOSE,
    TT_WRITE_TOUCH,
    TT_WRITE_PAPER,   /* these two: `table` is its key */
    TT_WRITE_CHANGE,  /* ... */
    TT_WRITE_DROP,    /* `table` is whose papers */
    TT_READ_PAPER,    /* `table` is its key */
    TT_READ_OF,       /* `table` is whose, `text` from which key on, `owner` before which one; `seq`
                       * papers at most, the last one first: "key\ntext\n" each */
    TT_WRITE_REPLACE, /* another text in the place of a line; `seq` 0: of the facts */
    TT_WRITE_READ     /* writes nothing: reads a table, with all that was handed in before */
} tt_write_kind;

typedef struct tt_write {
    tt_write_kind kind;
    const char *table; /* to touch the store, any id */
    int64_t seq;       /* of a line */
    const char *text;  /* the facts, the line or the paper; NULL where there is none */
    uint64_t tag;      /* the owner's: comes back with the result */
    const char *owner; /* of a paper that is written */
} tt_write;

typedef struct tt_written {
    tt_write_kind kind;
    uint64_t tag;
    tt_store_status status;         /* OK: it is on the disk */
    char *found;                    /* the paper that was read, to be freed; or NULL */
    char *text;                     /* READ: the facts and all lines, each with a zero at its */
    size_t text_n;                  /* end, for the owner to free; else NULL */
    char wrong[TT_STORE_WRONG_MAX]; /* if it is not on the disk, why; last, for it is long */
} tt_written;

typedef struct tt_journal_owner {
    void (*finished)(void *owner); /* on the journal's thread, after each transaction */
    void *owner;
    size_t writes_max; /* so many may be handed in and not taken back */
} tt_journal_owner;

/* Takes over an open store, `where` being what it was opened with: from now on until the journal
 * is freed nobody else may touch it.  NULL: no memory or no thread is left, and the store is still
 * the caller's. */
tt_journal *tt_journal_new(const tt_store_kind *kind, tt_store *store, const char *where,
                           tt_journal_owner owner);

/* As which node the writes are written that are handed in from now on; 0 at first. */
void tt_journal_write_as(tt_journal *journal, int64_t node);

/* Copies the write, and returns at once.  Not OK: it was not handed in, since too many wait
 * (QUEUE_FULL) or it is too long, and tt_journal_wrong has a sentence about it. */
tt_store_status tt_journal_hand(tt_journal *journal, const tt_write *write);
const char *tt_journal_wrong(const tt_journal *journal);

/* What has become of the next writes, `max` at most.  Returns how many. */
size_t tt_journal_take(tt_journal *journal, tt_written *out, size_t max);

typedef struct tt_journal_figures {
    uint64_t commits, failures; /* transactions; a failure kept nothing */
    uint64_t writing_us;        /* all of them together took so long */
    uint64_t waiting;           /* writes that were handed in and are not on the disk */
} tt_journal_figures;

tt_journal_figures tt_journal_count(tt_journal *journal);

/* Writes what waits and ends the thread.  Results can still be taken; nothing can be handed in. */
void tt_journal_stop(tt_journal *journal);

/* Stops it if need be, closes the store and frees the journal. */
void tt_journal_free(tt_journal *journal);

#endif
