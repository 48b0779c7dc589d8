/* What copies of an SQLite store are made with. */
#ifndef TT_STORE_SQLITE_H
#define TT_STORE_SQLITE_H

#include "store/store.h"

/* Opens a store that is there to read it, also while a server has it: this connection neither
 * writes nor checkpoints.  To be closed with tt_sqlite.close.  MISSING: nothing is there. */
tt_store_status sqlite_open_to_read(tt_store *store, const char *where);
/* Looks at every page. */
tt_store_status sqlite_check(tt_store *store);
/* Writes all that is committed now into a file that is empty or not there, in one read
 * transaction; whoever writes meanwhile is not held up, and does not show in the copy. */
tt_store_status sqlite_copy_to(tt_store *store, const char *path);

#endif
