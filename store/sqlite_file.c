/* The file of an SQLite store, before SQLite sees it. */
#include "store/sqlite_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Seeds of games that are being played are secret: nobody else may read them. */
enum { FOLDER_MODE = 0700, FILE_MODE = 0600 };

static tt_store_status status_of_errno(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return TT_STORE_FULL;
    case EACCES:
    case EPERM:
    case EROFS:
        return TT_STORE_READ_ONLY;
    default:
        return TT_STORE_BROKEN;
    }
}

static tt_store_status fail_errno(tt_store *store, const char *what, const char *path)
{
    int error = errno;

    return tt_store_fail(store, status_of_errno(error), "Cannot %s %s: %s.", what, path,
                         strerror(error));
}

/* ==== Folders ============================================================== */

/* A new name in a folder outlives a power cut only when the folder has been written too.  Where
 * that is not possible nothing better can be done. */
static void sync_folder(const char *path)
{
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (folder < 0)
        return;
    fsync(folder);
    close(folder);
}

/* Makes `path` up to, and without, the slash at `end`; `above` ends the folder it is in. */
static tt_store_status make_folder(tt_store *store, char *path, char *above, char *end)
{
    tt_store_status status = TT_STORE_OK;

    *end = '\0';
    if (mkdir(path, FOLDER_MODE) == 0) {
        char kept = *above;

        *above = '\0';
        sync_folder(path[0] == '\0' ? "." : path);
        *above = kept;
    } else if (errno != EEXIST) {
        status = fail_errno(store, "make the folder", path);
    }
    *end = '/';
    return status;
}

static tt_store_status make_folders(tt_store *store, char *path)
{
    tt_store_status status = TT_STORE_OK;
    char *above = path;

    for (char *end = path + 1; status == TT_STORE_OK && (end = strchr(end, '/')); end++) {
        status = make_folder(store, path, above, end);
        above = end;
    }
    return status;
}

/* ==== The file ============================================================= */

/* SQLite gives the files beside it the same mode.  O_NONBLOCK: a pipe of that name would wait. */
static tt_store_status make_file(tt_store *store, const char *path)
{
    int file = open(path, O_RDONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, FILE_MODE);

    if (file < 0)
        return fail_errno(store, "open", path);
    close(file);
    return TT_STORE_OK;
}

/* One process at a time: a second server would deal the same games again, and the SQLite that is
 * packaged may damage a WAL when two connections write and checkpoint.  The lock is a file of its
 * own, so that reading with other programs stays possible; it ends with the process, however that
 * ends. */
static tt_store_status lock_file(tt_store *store, sqlite_file *file)
{
    char path[PATH_MAX + sizeof ".lock"];

    snprintf(path, sizeof path, "%s.lock", file->path);
    file->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, FILE_MODE);
    if (file->lock < 0)
        return fail_errno(store, "write", path);
    if (flock(file->lock, LOCK_EX | LOCK_NB) == 0)
        return TT_STORE_OK;
    if (errno != EWOULDBLOCK)
        return fail_errno(store, "lock", path);
    return tt_store_fail(store, TT_STORE_BUSY,
                         "Another process uses %s: stop that one, or name another file.",
                         file->path);
}

tt_store_status sqlite_file_open(tt_store *store, sqlite_file *file, const char *where)
{
    char path[PATH_MAX];
    tt_store_status status;

    file->lock = -1;
    if (where[0] == '\0' || strlen(where) >= PATH_MAX - sizeof "-wal.lock")
        return tt_store_fail(store, TT_STORE_BROKEN,
                             "The path of the store is empty or too long: name another file.");
    memcpy(path, where, strlen(where) + 1);
    status = make_folders(store, path);
    if (status == TT_STORE_OK)
        status = make_file(store, path);
    if (status == TT_STORE_OK && !realpath(path, file->path))
        status = fail_errno(store, "find", path);
    if (status == TT_STORE_OK)
        status = lock_file(store, file);
    if (status != TT_STORE_OK)
        sqlite_file_close(file);
    return status;
}

void sqlite_file_close(sqlite_file *file)
{
    if (file->lock >= 0)
        close(file->lock);
    file->lock = -1;
}
