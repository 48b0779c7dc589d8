/* What the engine needs from a C library, where there is none. */
#include "engine/assert.h"

#include <string.h>

/* With -mbulk-memory these three are one instruction each and not a call of
 * themselves. */
void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
    return __builtin_memcpy(to, from, n);
}

void *memmove(void *to, const void *from, size_t n)
{
    return __builtin_memmove(to, from, n);
}

void *memset(void *at, int byte, size_t n)
{
    return __builtin_memset(at, byte, n);
}

int memcmp(const void *a, const void *b, size_t n)
{
    const unsigned char *x = a, *y = b;

    for (size_t i = 0; i < n; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}

void *memchr(const void *at, int byte, size_t n)
{
    const unsigned char *x = at;

    for (size_t i = 0; i < n; i++)
        if (x[i] == (unsigned char)byte)
            return (void *)(x + i);
    return NULL;
}

size_t strlen(const char *string)
{
    size_t n = 0;

    while (string[n] != '\0')
        n++;
    return n;
}

int strcmp(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b)
        a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

/* The page sees a trap as an error, and can start again. */
_Noreturn void tt_assert_failed(const char *what, const char *file, int line)
{
    (void)what;
    (void)file;
    (void)line;
    __builtin_trap();
}
