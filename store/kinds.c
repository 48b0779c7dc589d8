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
