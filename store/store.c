/* What all kinds of store share: sentences and bounds. */
#include "store/store.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool tt_store_refused(tt_store_status status)
{
    return status >= TT_STORE_CONFLICT && status <= TT_STORE_TOO_LONG;
}

tt_store_status tt_store_fail(tt_store *store, tt_store_status status, const char *sentence, ...)
{
    va_list args;

    va_start(args, sentence);
    vsnprintf(store->wrong, sizeof store->wrong, sentence, args);
    va_end(args);
    return status;
}

tt_store_status tt_store_refuse(tt_store *store, tt_store_status status, const char *table,
                                int64_t seq)
{
    switch (status) {
    case TT_STORE_MISSING:
        return tt_store_fail(store, status, "There is no table %s.", table);
    case TT_STORE_CLOSED:
        return tt_store_fail(store, status, "Table %s is closed.", table);
    case TT_STORE_LOST:
        return tt_store_fail(store, status, "Table %s belongs to another node.", table);
    case TT_STORE_GAP:
        return tt_store_fail(store, status, "Table %s has no line before number %lld.", table,
                             (long long)seq);
    default:
        break;
    }
    if (seq == 0)
        return tt_store_fail(store, status, "Table %s is there with other facts.", table);
    return tt_store_fail(store, status, "Table %s has another line number %lld.", table,
                         (long long)seq);
}

tt_store_status tt_store_fits(tt_store *store, const char *table, const char *text)
{
    if (table[0] == '\0')
        return tt_store_fail(store, TT_STORE_TOO_LONG, "A table needs an id that is not empty.");
    if (strnlen(table, TT_STORE_ID_MAX + 1) > TT_STORE_ID_MAX)
        return tt_store_fail(store, TT_STORE_TOO_LONG, "The id of a table has at most %d bytes.",
                             TT_STORE_ID_MAX);
    if (strnlen(text, TT_STORE_TEXT_MAX + 1) > TT_STORE_TEXT_MAX)
        return tt_store_fail(store, TT_STORE_TOO_LONG, "A text of table %s has more than %d bytes.",
                             table, TT_STORE_TEXT_MAX);
    return TT_STORE_OK;
}
