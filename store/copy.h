/* Copies of an SQLite store, and stores made of copies.
 *
 * In each `said` is the caller's storage for the sentence: said->wrong, if the status is not OK. */
#ifndef TT_STORE_COPY_H
#define TT_STORE_COPY_H

#include "store/store.h"

/* Whether a server could use what is at that path, or make it if nothing is there.  Changes
 * nothing.  BUSY: a server has it. */
tt_store_status tt_sqlite_look(tt_store *said, const char *where);

/* Copies a store, which a server may be using, into a new file; with `replace` that may be there
 * already.  The copy is whole or not there: it is written under another name, checked, synced, and
 * only then given its name. */
tt_store_status tt_sqlite_backup(tt_store *said, const char *store, const char *to, bool replace);

/* Makes a store of a copy, which is checked first.  A store that a server has is never touched;
 * one that is there is, with `replace`, moved to <path>.old. */
tt_store_status tt_sqlite_restore(tt_store *said, const char *store, const char *from,
                                  bool replace);

#endif
