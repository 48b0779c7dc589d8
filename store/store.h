/* Where games are kept so that a crash or a power cut loses none of them.
 *
 * A game on a server is a table: its facts, which never change (which game, who plays, the seed),
 * and its lines, one for whatever happens, numbered 1, 2, 3 and so on.  What they say is the
 * server's business; a store keeps text.
 *
 * A kind of store is a struct of functions.  Writing happens in a transaction: begin, some writes,
 * then commit or rollback.  Every function returns a status, and if it is not TT_STORE_OK, the
 * store's `wrong` is a sentence for the host's log: what is the matter, and what to do about it.
 *
 * A store belongs to one thread at a time.  docs/storage.md has the schema and the guarantees. */
#ifndef TT_STORE_H
#define TT_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    TT_STORE_ID_MAX = 64,      /* bytes of a table's id */
    TT_STORE_TEXT_MAX = 16384, /* bytes of a line, or of a table's facts */
    TT_STORE_WRONG_MAX = 512   /* of a sentence, with the zero at its end */
};

typedef enum tt_store_status {
    TT_STORE_OK,

    /* Refused: this one thing cannot be; the transaction goes on without it. */
    TT_STORE_CONFLICT, /* something else is written there already */
    TT_STORE_GAP,      /* the line before it is not there */
    TT_STORE_MISSING,  /* no such table */
    TT_STORE_CLOSED,   /* the table is closed, and takes no more lines */
    TT_STORE_LOST,     /* the table is another node's, or this one's lease has ended */
    TT_STORE_TOO_LONG, /* or an id that is empty */

    /* Failed: nothing of the transaction is kept. */
    TT_STORE_FULL,      /* no room on the disk */
    TT_STORE_READ_ONLY, /* the file or its folder may not be written */
    TT_STORE_BUSY,      /* another process has it */
    TT_STORE_NEWER,     /* written by a newer version of the program */
    TT_STORE_FOREIGN,   /* not a store at all */
    TT_STORE_GONE,      /* the file was removed or replaced while it was open */
    TT_STORE_BROKEN,    /* anything else */

    /* On its way: `result` has what becomes of it. */
    TT_STORE_SENT,

    /* A journal alone says this: too many writes wait already. */
    TT_STORE_QUEUE_FULL
} tt_store_status;

typedef struct tt_store_kind tt_store_kind;

/* Storage of the caller's, filled by the `open` of a kind. */
typedef struct tt_store {
    void *inside; /* the kind's own; NULL: not open */
    int64_t node; /* as which node it writes; 0: nobody else has the store (store/nodes.h) */
    char wrong[TT_STORE_WRONG_MAX];
} tt_store;

/* Called for each thing that is read, with the `to` the reader was given.  The text is theirs for
 * the length of the call.  False: no more, please. */
typedef bool (*tt_store_each_table)(void *to, const char *table);
typedef bool (*tt_store_each_line)(void *to, int64_t seq, const char *line);
typedef bool (*tt_store_each_paper)(void *to, const char *key, const char *text);

typedef struct tt_store_nodes tt_store_nodes;

struct tt_store_kind {
    const char *name; /* "sqlite" */

    /* Opens what is at a path or an address, and makes it if nothing is there.  If it fails, there
     * is nothing to be closed. */
    tt_store_status (*open)(tt_store *store, const char *where);
    /* Whether that would work; changes nothing, and opens nothing. */
    tt_store_status (*look)(tt_store *store, const char *where);
    void (*close)(tt_store *store); /* what was begun and not committed is dropped */

    tt_store_status (*begin)(tt_store *store);
    tt_store_status (*commit)(tt_store *store);   /* OK: it is on the disk */
    tt_store_status (*rollback)(tt_store *store); /* also after anything has failed, or close */

    /* Each may be done again with the same text and changes nothing then, so that whoever does not
     * know whether a write has arrived repeats it. */
    tt_store_status (*put)(tt_store *store, const char *table, const char *facts);
    tt_store_status (*append)(tt_store *store, const char *table, int64_t seq, const char *line);
    tt_store_status (*close_table)(tt_store *store, const char *table);

    /* Puts another text in the place of a line, or with seq 0 of the facts, also where the table is
     * closed: for what has to be forgotten.  MISSING: there is none. */
    tt_store_status (*replace)(tt_store *store, const char *table, int64_t seq, const char *text);

    /* Writes something that changes nothing, to see whether writing works; NULL: that a transaction
     * can be begun and committed shows it. */
    tt_store_status (*touch)(tt_store *store);

    /* What can be put off until who waits for a commit has been told of it; NULL: nothing can. */
    void (*tidy)(tt_store *store);

    /* Papers are what a server keeps of people: a text under a key, which is somebody's.  Keys and
     * owners are ids.  CONFLICT: another paper is there; MISSING: none is. */
    tt_store_status (*put_paper)(tt_store *store, const char *key, const char *owner,
                                 const char *text);
    tt_store_status (*change_paper)(tt_store *store, const char *key, const char *owner,
                                    const char *text);                  /* only the owner's own */
    tt_store_status (*drop_papers)(tt_store *store, const char *owner); /* all; may be none */
    tt_store_status (*paper)(tt_store *store, const char *key, char *out, size_t size);
    /* Somebody's papers with keys from `from` on and before `before`, the last one first. */
    tt_store_status (*papers_of)(tt_store *store, const char *owner, const char *from,
                                 const char *before, tt_store_each_paper each, void *to);

    /* What became of the write that was sent as number `sent` of the last transaction, from 0;
     * before the commit it waits until that is known.  NULL: this kind never answers SENT. */
    tt_store_status (*result)(tt_store *store, size_t sent);

    tt_store_status (*open_tables)(tt_store *store, tt_store_each_table each, void *to);
    tt_store_status (*facts)(tt_store *store, const char *table, char *out, size_t size);
    tt_store_status (*lines)(tt_store *store, const char *table, tt_store_each_line each, void *to);

    const tt_store_nodes *nodes; /* NULL: one process has it alone */
};

extern const tt_store_kind tt_sqlite, tt_postgres;

/* The kind for a place: postgres://... is a database, everything else a file. */
const tt_store_kind *tt_store_kind_for(const char *where);
/* The place as it may be shown: without a password, and what could have one in it. */
void tt_store_show(const char *where, char *out, size_t size);

/* Whether the status is about one write, not about the store. */
bool tt_store_refused(tt_store_status status);

/* ---- for those who write a kind of store ---- */

/* Makes the sentence, and returns the status. */
__attribute__((format(printf, 3, 4))) tt_store_status
tt_store_fail(tt_store *store, tt_store_status status, const char *sentence, ...);

/* Makes the sentence of a write that is refused. */
tt_store_status tt_store_refuse(tt_store *store, tt_store_status status, const char *table,
                                int64_t seq);

/* Whether an id and a text are within bounds. */
tt_store_status tt_store_fits(tt_store *store, const char *table, const char *text);

#endif
