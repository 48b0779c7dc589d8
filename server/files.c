/* The client for browsers. */
#include "server/files.h"

#include "engine/hash.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    FILES_MAX = 4096,
    BYTES_MAX = 128 << 20, /* of all files together */
    PATH_BYTES = 256,      /* of a name with its folders, as it is asked for */
    DEPTH_MAX = 8,
    HEADERS_BYTES = 256
};

/* What a file holds.  It stays as long as the server runs: answers are sent from where it is. */
typedef struct bytes {
    struct bytes *next;
    size_t n;
    uint64_t hash;
    char at[];
} bytes;

typedef struct file {
    char path[PATH_BYTES]; /* "/assets/index.js" */
    const bytes *plain, *zipped;
} file;

struct files {
    bytes *all;
    size_t bytes_n;
    size_t n;
    file file[FILES_MAX];
};

/* ==== Reading ============================================================== */

typedef struct reading {
    files *f;
    const char *folder;
    char *wrong;
    size_t size;
} reading;

static bool fail(const reading *r, const char *path, const char *why)
{
    snprintf(r->wrong, r->size, "%s%s: %s", r->folder, path, why);
    return false;
}

static bool read_all(int fd, char *at, size_t n)
{
    while (n > 0) {
        ssize_t got = read(fd, at, n);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        n -= (size_t)got;
    }
    return true;
}

/* What was read before is not read into memory twice. */
static const bytes *keep(files *f, bytes *b)
{
    b->hash = tt_hash(b->at, b->n);
    for (const bytes *old = f->all; old != NULL; old = old->next)
        if (old->hash == b->hash && old->n == b->n && memcmp(old->at, b->at, b->n) == 0) {
            free(b);
            return old;
        }
    b->next = f->all;
    f->all = b;
    return b;
}

/* NULL after having said why. */
static const bytes *read_bytes(reading *r, int fd, const char *path, size_t n)
{
    bytes *b = n <= BYTES_MAX - r->f->bytes_n ? malloc(sizeof *b + n) : NULL;

    if (b == NULL) {
        fail(r, path, "the files of the client are too large together.");
        return NULL;
    }
    b->n = n;
    if (!read_all(fd, b->at, n)) {
        fail(r, path, "it cannot be read.");
        free(b);
        return NULL;
    }
    r->f->bytes_n += n;
    return keep(r->f, b);
}

static file *file_named(files *f, const char *path)
{
    for (size_t i = 0; i < f->n; i++)
        if (strcmp(f->file[i].path, path) == 0)
            return &f->file[i];
    if (f->n == FILES_MAX)
        return NULL;
    file *new = &f->file[f->n++];
    *new = (file){.plain = NULL};
    memcpy(new->path, path, strlen(path) + 1);
    return new;
}

static bool is_zipped(const char *path)
{
    size_t n = strlen(path);

    return n > 3 && strcmp(path + n - 3, ".gz") == 0;
}

static bool add_file(reading *r, int fd, const char *path, size_t n)
{
    char name[PATH_BYTES];
    const bytes *b = read_bytes(r, fd, path, n);
    file *one;

    if (b == NULL)
        return false;
    snprintf(name, sizeof name, "%s", path);
    if (is_zipped(path))
        name[strlen(path) - 3] = '\0';
    one = file_named(r->f, name);
    if (one == NULL)
        return fail(r, path, "there are too many files for a client.");
    *(is_zipped(path) ? &one->zipped : &one->plain) = b;
    return true;
}

static bool read_folder(reading *r, int fd, const char *path, int depth);

/* Links are not followed, and what begins with a dot is nobody's business. */
static bool read_entry(reading *r, int folder, const char *path, const char *name, int depth)
{
    char whole[PATH_BYTES];
    struct stat info;

    if (name[0] == '.')
        return true;
    if (snprintf(whole, sizeof whole, "%s/%s", path, name) >= (int)sizeof whole)
        return fail(r, path, "it holds a name that is too long.");
    int fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return errno == ELOOP || fail(r, whole, strerror(errno));
    bool fine = fstat(fd, &info) == 0 || fail(r, whole, strerror(errno));
    if (fine && S_ISDIR(info.st_mode))
        return read_folder(r, fd, whole, depth + 1);
    if (fine && S_ISREG(info.st_mode))
        fine = add_file(r, fd, whole, (size_t)info.st_size);
    close(fd);
    return fine;
}

/* Closes `fd`. */
static bool read_folder(reading *r, int fd, const char *path, int depth)
{
    DIR *folder = depth > DEPTH_MAX ? NULL : fdopendir(fd);
    const struct dirent *entry;
    bool fine = true;

    if (folder == NULL) {
        close(fd);
        return fail(r, path, "it cannot be read as a folder.");
    }
    while (fine && (entry = readdir(folder)) != NULL)
        fine = read_entry(r, dirfd(folder), path, entry->d_name, depth);
    closedir(folder);
    return fine;
}

static int by_path(const void *x, const void *y)
{
    const file *a = x, *b = y;

    return strcmp(a->path, b->path);
}

/* Names that are there as NAME.gz alone cannot be had by those who do not take it: left out. */
static void order(files *f)
{
    size_t n = 0;

    for (size_t i = 0; i < f->n; i++)
        if (f->file[i].plain != NULL)
            f->file[n++] = f->file[i];
    f->n = n;
    qsort(f->file, f->n, sizeof *f->file, by_path);
}

static bool has_index(const files *f)
{
    file index = {.path = "/index.html"};

    return bsearch(&index, f->file, f->n, sizeof index, by_path) != NULL;
}

/* Bytes of old files are kept: somebody may still be getting them. */
bool files_again(files *f, const char *folder, char *wrong, size_t size)
{
    files *fresh = calloc(1, sizeof *fresh);
    reading r = {.f = fresh, .folder = folder, .size = size};
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    r.wrong = wrong;
    if (fresh == NULL || fd < 0) {
        fail(&r, "", strerror(errno));
        if (fd >= 0)
            close(fd);
        free(fresh);
        return false;
    }
    fresh->all = f->all;
    bool fine = read_folder(&r, fd, "", 0);
    order(fresh);
    if (fine && !has_index(fresh))
        fine = fail(&r, "", "there is no index.html in it.");
    if (fine)
        *f = *fresh;
    else
        f->all = fresh->all;
    free(fresh);
    return fine;
}

files *files_open(const char *folder, char *wrong, size_t size)
{
    files *f = calloc(1, sizeof *f);

    if (f != NULL && files_again(f, folder, wrong, size))
        return f;
    files_free(f);
    return NULL;
}

void files_free(files *f)
{
    if (f == NULL)
        return;
    while (f->all != NULL) {
        bytes *next = f->all->next;
        free(f->all);
        f->all = next;
    }
    free(f);
}

size_t files_n(const files *f)
{
    return f->n;
}

/* ==== Answering ============================================================ */

static const struct {
    const char *ending, *type;
} TYPES[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".txt", "text/plain; charset=utf-8"},
    {".md", "text/plain; charset=utf-8"},
};

static const char *type_of(const char *path)
{
    const char *dot = strrchr(path, '.');

    for (size_t i = 0; dot != NULL && i < sizeof TYPES / sizeof *TYPES; i++)
        if (strcmp(TYPES[i].ending, dot) == 0)
            return TYPES[i].type;
    return "application/octet-stream";
}

/* "/assets/index-Bx3_9aQz.js": the bundler puts a hash of eight letters into the name, so what
 * that name holds never changes. */
static bool is_hashed(const char *path)
{
    static const char FOLDER[] = "/assets/";
    const char *dot = strchr(path, '.');

    return strncmp(path, FOLDER, sizeof FOLDER - 1) == 0 && dot != NULL &&
           dot - path >= (ptrdiff_t)sizeof FOLDER + 8 && dot[-9] == '-' &&
           memchr(dot - 8, '/', 8) == NULL;
}

/* Whether a list such as "br, gzip;q=0.5" takes gzip. */
static bool takes_gzip(const char *list)
{
    const char *at = strstr(list, "gzip");

    if (at == NULL)
        return false;
    at += strlen("gzip");
    at += strspn(at, " ;");
    return strncmp(at, "q=", 2) != 0 || strtod(at + 2, NULL) > 0;
}

static const file *file_at(const files *f, const char *path)
{
    file wanted = {.plain = NULL};

    if (strcmp(path, "/") == 0)
        path = "/index.html";
    if (strlen(path) >= sizeof wanted.path)
        return NULL;
    memcpy(wanted.path, path, strlen(path) + 1);
    return bsearch(&wanted, f->file, f->n, sizeof *f->file, by_path);
}

bool files_have(const files *f, const char *path)
{
    return file_at(f, path) != NULL;
}

static void put_headers(char out[HEADERS_BYTES], const file *one, const char *tag, bool zipped)
{
    snprintf(out, HEADERS_BYTES, "ETag: %s\r\nCache-Control: %s\r\n%s%s", tag,
             is_hashed(one->path) ? "public, max-age=31536000, immutable" : "no-cache",
             one->zipped != NULL ? "Vary: Accept-Encoding\r\n" : "",
             zipped ? "Content-Encoding: gzip\r\n" : "");
}

bool files_answer(const files *f, net_conn *c, const net_request *q)
{
    const file *one = file_at(f, q->path);
    char headers[HEADERS_BYTES], tag[32];

    if (one == NULL)
        return false;
    bool zipped = one->zipped != NULL && takes_gzip(q->accept_encoding);
    const bytes *b = zipped ? one->zipped : one->plain;
    snprintf(tag, sizeof tag, "\"%016llx\"", (unsigned long long)b->hash);
    put_headers(headers, one, tag, zipped);
    net_reply reply = {.status = 200,
                       .type = type_of(one->path),
                       .headers = headers,
                       .body = b->at,
                       .body_n = b->n,
                       .lent = true};
    if (strcmp(q->method, "GET") != 0 && strcmp(q->method, "HEAD") != 0)
        reply = (net_reply){.status = 405, .headers = "Allow: GET, HEAD\r\n"};
    else if (strstr(q->if_none_match, tag) != NULL)
        reply = (net_reply){.status = 304, .headers = headers};
    net_answer(c, &reply);
    return true;
}
