/* Copies of an SQLite store. */
#include "store/copy.h"

#include "store/sqlite.h"
#include "store/sqlite_file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static tt_store_status fail_errno(tt_store *said, const char *what, const char *path)
{
    int error = errno;

    return tt_store_fail(said, error == ENOSPC || error == EDQUOT ? TT_STORE_FULL : TT_STORE_BROKEN,
                         "Cannot %s %s: %s.", what, path, strerror(error));
}

/* Something with content.  An empty file may be made into anything. */
static bool is_there(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && (!S_ISREG(info.st_mode) || info.st_size > 0);
}

/* ==== Looking ============================================================== */

/* Whether somebody holds the lock beside the store. */
static bool is_locked(const char *where)
{
    char path[PATH_MAX];
    int fd;

    if (snprintf(path, sizeof path, "%s.lock", where) >= (int)sizeof path)
        return false;
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    bool locked = flock(fd, LOCK_EX | LOCK_NB) != 0;
    close(fd);
    return locked;
}

/* Whether the file could be made: the nearest folder above that is there may be written. */
static tt_store_status look_above(tt_store *said, const char *where)
{
    char path[PATH_MAX];
    char *slash;

    if (where[0] == '\0' || strlen(where) >= sizeof path)
        return tt_store_fail(said, TT_STORE_BROKEN,
                             "The path of the store is empty or too long: name another file.");
    memcpy(path, where, strlen(where) + 1);
    do {
        slash = strrchr(path, '/');
        if (slash == NULL)
            memcpy(path, ".", 2);
        else
            slash[slash == path] = '\0';
    } while (access(path, F_OK) != 0 && errno == ENOENT && slash != NULL && path[1] != '\0');
    if (access(path, W_OK | X_OK) != 0)
        return tt_store_fail(said, TT_STORE_READ_ONLY,
                             "The folder %s may not be written: look who owns it.", path);
    return TT_STORE_OK;
}

tt_store_status tt_sqlite_look(tt_store *said, const char *where)
{
    tt_store_status status;

    *said = (tt_store){.inside = NULL};
    status = look_above(said, where);
    if (status != TT_STORE_OK || !is_there(where))
        return status;
    if (access(where, R_OK | W_OK) != 0)
        return tt_store_fail(said, TT_STORE_READ_ONLY,
                             "%s may not be read and written: look who owns it.", where);
    status = sqlite_open_to_read(said, where);
    if (status == TT_STORE_OK && is_locked(where))
        status = tt_store_fail(said, TT_STORE_BUSY, "A server is using %s.", where);
    tt_sqlite.close(said);
    return status;
}

/* ==== Copying ============================================================== */

/* On the disk, under this name. */
static tt_store_status sync_path(tt_store *said, const char *path, int flags)
{
    int fd = open(path, flags | O_CLOEXEC);
    bool fine = fd >= 0 && fsync(fd) == 0;
    tt_store_status status = fine ? TT_STORE_OK : fail_errno(said, "write", path);

    if (fd >= 0)
        close(fd);
    return status;
}

static void folder_of(const char *path, char folder[PATH_MAX])
{
    const char *slash = strrchr(path, '/');

    snprintf(folder, PATH_MAX, "%.*s", slash == NULL ? 1 : (int)(slash - path + 1),
             slash == NULL ? "." : path);
}

static tt_store_status sync_folder_of(tt_store *said, const char *path)
{
    char folder[PATH_MAX];

    folder_of(path, folder);
    return sync_path(said, folder, O_RDONLY | O_DIRECTORY);
}

/* Is the copy what it should be? */
static tt_store_status check_copy(tt_store *said, const char *path)
{
    tt_store_status status = sqlite_open_to_read(said, path);

    if (status == TT_STORE_OK)
        status = sqlite_check(said);
    tt_sqlite.close(said);
    return status;
}

static tt_store_status copy_into(tt_store *said, const char *from, const char *other)
{
    tt_store_status status = sqlite_open_to_read(said, from);

    if (status == TT_STORE_OK)
        status = sqlite_copy_to(said, other);
    tt_sqlite.close(said);
    if (status == TT_STORE_OK)
        status = check_copy(said, other);
    if (status == TT_STORE_OK)
        status = sync_path(said, other, O_RDWR);
    return status;
}

/* A copy of `from` in a new file beside `to`, whose name is put into `other`.  Only its owner may
 * read it: seeds of games under way are in it. */
static tt_store_status copy_beside(tt_store *said, const char *from, const char *to,
                                   const struct stat *owner, char other[PATH_MAX])
{
    tt_store_status status;
    int fd;

    if (snprintf(other, PATH_MAX, "%s.XXXXXX", to) >= PATH_MAX)
        return tt_store_fail(said, TT_STORE_BROKEN, "The path %s is too long.", to);
    fd = mkstemp(other);
    if (fd < 0)
        return fail_errno(said, "write", other);
    status = owner == NULL || fchown(fd, owner->st_uid, owner->st_gid) == 0
                 ? TT_STORE_OK
                 : fail_errno(said, "give away", other);
    close(fd);
    if (status == TT_STORE_OK)
        status = copy_into(said, from, other);
    if (status != TT_STORE_OK)
        unlink(other);
    return status;
}

static tt_store_status give_name(tt_store *said, const char *other, const char *to)
{
    if (rename(other, to) == 0)
        return sync_folder_of(said, to);
    tt_store_status status = fail_errno(said, "write", to);
    unlink(other);
    return status;
}

tt_store_status tt_sqlite_backup(tt_store *said, const char *store, const char *to, bool replace)
{
    char other[PATH_MAX];
    tt_store_status status;

    *said = (tt_store){.inside = NULL};
    if (is_there(to) && !replace)
        return tt_store_fail(said, TT_STORE_CONFLICT,
                             "%s is there already: name a new file, or add --force.", to);
    if (is_locked(to))
        return tt_store_fail(said, TT_STORE_BUSY, "A server is using %s: name another file.", to);
    status = copy_beside(said, store, to, NULL, other);
    return status == TT_STORE_OK ? give_name(said, other, to) : status;
}

/* ==== Restoring ============================================================ */

/* Root restores, and the server is somebody else: whose the store was, or else its folder, gets it.
 * False: it stays with who runs this. */
static bool find_owner(const char *store, struct stat *owner)
{
    char folder[PATH_MAX];

    if (geteuid() != 0)
        return false;
    folder_of(store, folder);
    return stat(store, owner) == 0 || stat(folder, owner) == 0;
}

/* What root has made just now beside the store.  Nothing is followed: whoever has the folder could
 * have a link there to something of root's. */
static tt_store_status give_away(tt_store *said, const char *path, const struct stat *owner)
{
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat now;
    bool fine = fd >= 0 && fstat(fd, &now) == 0;

    if (fine && now.st_uid != owner->st_uid && S_ISREG(now.st_mode) && now.st_nlink == 1)
        fine = fchown(fd, owner->st_uid, owner->st_gid) == 0;
    tt_store_status status = fine ? TT_STORE_OK : fail_errno(said, "give away", path);
    if (fd >= 0)
        close(fd);
    return status;
}

/* The file, which may be new and empty, and its lock. */
static tt_store_status give_store_away(tt_store *said, const char *path, const struct stat *owner)
{
    char lock[PATH_MAX + sizeof ".lock"];
    tt_store_status status = give_away(said, path, owner);

    snprintf(lock, sizeof lock, "%s.lock", path);
    return status == TT_STORE_OK ? give_away(said, lock, owner) : status;
}

/* With its log, without which it may be half a store; and a log alone, which does not belong to
 * what comes in its place. */
static tt_store_status move_away(tt_store *said, const char *path)
{
    static const char *const PARTS[] = {"", "-wal", "-shm"};
    char from[PATH_MAX + 8], to[PATH_MAX + 8];

    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        snprintf(from, sizeof from, "%s%s", path, PARTS[i]);
        snprintf(to, sizeof to, "%s.old%s", path, PARTS[i]);
        if (i == 0 && !is_there(from))
            continue;
        unlink(to);
        if (rename(from, to) != 0 && errno != ENOENT)
            return fail_errno(said, "move", from);
    }
    return TT_STORE_OK;
}

static tt_store_status put_in_place(tt_store *said, const char *other, const char *path)
{
    tt_store_status status = move_away(said, path);

    if (status == TT_STORE_OK)
        return give_name(said, other, path);
    unlink(other);
    return status;
}

tt_store_status tt_sqlite_restore(tt_store *said, const char *store, const char *from, bool replace)
{
    char other[PATH_MAX];
    sqlite_file file;
    struct stat owner;
    tt_store_status status;

    *said = (tt_store){.inside = NULL};
    if (is_there(store) && !replace)
        return tt_store_fail(said, TT_STORE_CONFLICT,
                             "%s is there already: name another store, or add --force to keep it "
                             "as %s.old and take its place.",
                             store, store);
    status = check_copy(said, from);
    if (status != TT_STORE_OK)
        return status;
    bool has_owner = find_owner(store, &owner);
    status = sqlite_file_open(said, &file, store); /* nobody else has it from here on */
    if (status != TT_STORE_OK)
        return status;
    if (has_owner)
        status = give_store_away(said, file.path, &owner);
    if (status == TT_STORE_OK)
        status = copy_beside(said, from, file.path, has_owner ? &owner : NULL, other);
    if (status == TT_STORE_OK)
        status = put_in_place(said, other, file.path);
    sqlite_file_close(&file);
    return status;
}
