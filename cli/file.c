/* Reading and writing files. */
#include "cli/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *cli_read_file(const char *path, size_t max, size_t *n)
{
    FILE *in = fopen(path, "rb");
    char *text = in == NULL ? NULL : malloc(max + 1);

    if (text == NULL) {
        if (in != NULL)
            fclose(in);
        return NULL;
    }
    *n = fread(text, 1, max + 1, in);
    int error = ferror(in) ? errno : *n > max ? EFBIG : 0;
    fclose(in);
    if (error != 0) {
        free(text);
        errno = error;
        return NULL;
    }
    return text;
}

static bool write_all(int fd, const char *text, size_t n, bool durable)
{
    while (n > 0) {
        ssize_t written = write(fd, text, n);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        text += written;
        n -= (size_t)written;
    }
    return !durable || fsync(fd) == 0;
}

bool cli_exists(const char *path)
{
    struct stat info;

    return lstat(path, &info) == 0;
}

/* A new file beside `path`, named after it; -1 with errno set. */
static int open_beside(const char *path, char other[], size_t size)
{
    struct stat info;

    if (lstat(path, &info) == 0 && !S_ISREG(info.st_mode)) {
        errno = EEXIST;
        return -1;
    }
    if (snprintf(other, size, "%s.XXXXXX", path) >= (int)size) {
        errno = ENAMETOOLONG;
        return -1;
    }
    return mkstemp(other);
}

/* A new name is on the disk when its folder is. */
static bool sync_folder(const char *path)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');

    snprintf(folder, sizeof folder, "%.*s", slash == NULL ? 1 : (int)(slash - path + 1),
             slash == NULL ? "." : path);
    int fd = open(folder, O_RDONLY);
    bool synced = fd >= 0 && fsync(fd) == 0;
    if (fd >= 0)
        close(fd);
    return synced;
}

bool cli_write_file(const char *path, const char *text, size_t n, bool durable)
{
    char other[4096];
    int fd = open_beside(path, other, sizeof other);

    if (fd < 0)
        return false;
    bool written = write_all(fd, text, n, durable);
    int error = errno;
    if (close(fd) != 0 && written) {
        written = false;
        error = errno;
    }
    if (written && rename(other, path) == 0)
        return !durable || sync_folder(path);
    if (written)
        error = errno;
    unlink(other);
    errno = error;
    return false;
}

/* Every folder on the way. */
static bool make_folders(char *path)
{
    for (char *at = path + 1;; at++) {
        if (*at != '/' && *at != '\0')
            continue;
        char kept = *at;
        *at = '\0';
        int made = mkdir(path, 0777);
        *at = kept;
        if (made != 0 && errno != EEXIST)
            return false;
        if (kept == '\0')
            return true;
    }
}

bool cli_state_folder(char *path, size_t size)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int n;

    if (state != NULL && state[0] == '/')
        n = snprintf(path, size, "%s/tidetable", state);
    else if (home != NULL && home[0] == '/')
        n = snprintf(path, size, "%s/.local/state/tidetable", home);
    else {
        errno = ENOENT;
        return false;
    }
    if (n < 0 || (size_t)n >= size) {
        errno = ENAMETOOLONG;
        return false;
    }
    return make_folders(path);
}
