/* What tests of stores share: a folder of their own, and what is in a store as one string. */
#ifndef TESTS_STORE_H
#define TESTS_STORE_H

#include "store/store.h"

#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATHS_KEPT = 8, PATH_SIZE = 300, CONTENT_SIZE = 1 << 20 };

static inline const char *test_folder(void)
{
    static char folder[] = "/tmp/tidetable-store-XXXXXX";
    static bool made;

    if (!made && !mkdtemp(folder)) {
        perror(folder);
        exit(1);
    }
    made = true;
    return folder;
}

/* A path in the folder; good until some more were asked for. */
static inline const char *new_path(const char *name)
{
    static char paths[PATHS_KEPT][PATH_SIZE];
    static int next;
    char *path = paths[next++ % PATHS_KEPT];

    snprintf(path, PATH_SIZE, "%s/%s", test_folder(), name);
    return path;
}

static inline void remove_test_folder(void)
{
    char *const roots[] = {(char *)test_folder(), NULL};
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR, NULL);
    FTSENT *entry;

    while ((entry = fts_read(tree)))
        if (entry->fts_info != FTS_D) /* a folder comes again, after what is in it */
            remove(entry->fts_accpath);
    fts_close(tree);
}

static char content[CONTENT_SIZE];

static inline bool add_line(void *to, int64_t seq, const char *line)
{
    size_t n = strlen(to);

    snprintf((char *)to + n, CONTENT_SIZE - n, "%lld=%s|", (long long)seq, line);
    return true;
}

static inline bool add_table(void *to, const char *table)
{
    size_t n = strlen(to);

    snprintf((char *)to + n, CONTENT_SIZE - n, "%s|", table);
    return true;
}

/* "1=first line|2=second|" */
static inline const char *lines_of(const tt_store_kind *kind, tt_store *store, const char *table)
{
    content[0] = '\0';
    return kind->lines(store, table, add_line, content) == TT_STORE_OK ? content : store->wrong;
}

/* "a|b|" */
static inline const char *tables_of(const tt_store_kind *kind, tt_store *store)
{
    content[0] = '\0';
    return kind->open_tables(store, add_table, content) == TT_STORE_OK ? content : store->wrong;
}

#endif
