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

/* A parameter that may be anything one keeps to oneself; its name may be written in other signs. */
static bool is_secret(const char *name, size_t n)
{
    static const char *const WORDS[] = {"pass", "secret", "%"};
    char word[32];

    if (n >= sizeof word)
        return true;
    memcpy(word, name, n);
    word[n] = '\0';
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strstr(word, WORDS[i]) != NULL)
            return true;
    return false;
}

/* "host=a&password=b" without what is secret, after a question mark. */
static void show_parameters(const char *at, char *out, size_t size)
{
    const char *before = "?";
    size_t used = 0;

    for (; *at != '\0' && used < size; at += *at == '&') {
        size_t n = strcspn(at, "&");
        if (!is_secret(at, strcspn(at, "=&"))) {
            used += (size_t)snprintf(out + used, size - used, "%s%.*s", before, (int)n, at);
            before = "&";
        }
        at += n;
    }
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
    size_t used = strlen(out);
    if (scheme > 0 && at[end] == '?')
        show_parameters(at + end + 1, out + used, size - used);
}
