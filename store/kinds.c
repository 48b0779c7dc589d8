/* Which kind of store a place is for. */
#include "store/store.h"

#include <stdio.h>
#include <string.h>

const tt_store_kind *tt_store_kind_for(const char *where)
{
    static const char *const SCHEMES[] = {"postgres://", "postgresql://"};

    for (size_t i = 0; i < sizeof SCHEMES / sizeof *SCHEMES; i++)
        if (strncmp(where, SCHEMES[i], strlen(SCHEMES[i])) == 0)
            return &tt_postgres;
    return &tt_sqlite;
}

void tt_store_show(const char *where, char *out, size_t size)
{
    size_t scheme = tt_store_kind_for(where) == &tt_sqlite ? 0 : strcspn(where, "/") + 2;
    const char *at = where + scheme;
    int end = (int)(scheme == 0 ? strlen(at) : strcspn(at, "?"));
    const char *host = memchr(at, '@', (size_t)end);
    int user = host == NULL || scheme == 0 ? 0 : (int)strcspn(at, ":@");

    if (user > 0 && at + user < host)
        snprintf(out, size, "%.*s%.*s%.*s", (int)scheme, where, user, at, (int)(at + end - host),
                 host);
    else
        snprintf(out, size, "%.*s%.*s", (int)scheme, where, end, at);
}
