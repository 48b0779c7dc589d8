/* The file of an SQLite store: its folder, who may read it, and who has it. */
#ifndef TT_STORE_SQLITE_FILE_H
#define TT_STORE_SQLITE_FILE_H

#include "store/store.h"

#include <limits.h>

typedef struct sqlite_file {
    char path[PATH_MAX]; /* absolute: another working folder later changes nothing */
    int lock;            /* a descriptor of <path>.lock, which is locked while it is open; or -1 */
} sqlite_file;

/* Makes the file and the folders above it where they are missing, and takes it for this process. */
tt_store_status sqlite_file_open(tt_store *store, sqlite_file *file, const char *where);

void sqlite_file_close(sqlite_file *file);

#endif
