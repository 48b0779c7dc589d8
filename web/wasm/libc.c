/* What the program needs from a C library, where there is none. */
#include "engine/assert.h"

#include <stdint.h>
#include <stdlib.h>
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

size_t strcspn(const char *string, const char *stop)
{
    size_t n = 0;

    while (string[n] != '\0' && memchr(stop, string[n], strlen(stop)) == NULL)
        n++;
    return n;
}

size_t strspn(const char *string, const char *of)
{
    size_t n = 0;

    while (string[n] != '\0' && memchr(of, string[n], strlen(of)) != NULL)
        n++;
    return n;
}

char *strrchr(const char *string, int c)
{
    const char *found = NULL;

    for (; *string != '\0'; string++)
        if (*string == (char)c)
            found = string;
    return (char *)found;
}

/* ==== Sorting ============================================================== */

static void swap(unsigned char *a, unsigned char *b, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = a[i];
        a[i] = b[i];
        b[i] = byte;
    }
}

/* Of a heap of n the place i, which may be too small for where it is. */
static void sift(unsigned char *base, size_t i, size_t n, size_t size,
                 int (*compare)(const void *, const void *))
{
    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        if (child + 1 < n && compare(base + child * size, base + (child + 1) * size) < 0)
            child++;
        if (compare(base + i * size, base + child * size) >= 0)
            return;
        swap(base + i * size, base + child * size, size);
    }
}

/* By a heap: no memory, and never slow. */
void qsort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *))
{
    unsigned char *at = base;

    for (size_t i = n / 2; i-- > 0;)
        sift(at, i, n, size, compare);
    for (size_t end = n; end-- > 1;) {
        swap(at, at + end * size, size);
        sift(at, 0, end, size, compare);
    }
}

void *bsearch(const void *key, const void *base, size_t n, size_t size,
              int (*compare)(const void *, const void *))
{
    const unsigned char *at = base;

    while (n > 0) {
        const unsigned char *middle = at + n / 2 * size;
        int order = compare(key, middle);
        if (order == 0)
            return (void *)middle;
        if (order > 0) {
            at = middle + size;
            n--;
        }
        n /= 2;
    }
    return NULL;
}

/* The page sees a trap as an error, and can start again. */
_Noreturn void tt_assert_failed(const char *what, const char *file, int line)
{
    (void)what;
    (void)file;
    (void)line;
    __builtin_trap();
}

/* ---- what the compiler calls for a multiplication that may overflow ---- */

__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;

int128 __multi3(int128 a, int128 b);

/* Half by half, in 32 bits: a product of 64 bits would call this function again. */
int128 __multi3(int128 a, int128 b)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    uint64_t x_high = x >> 32, x_low = x & UINT32_MAX, y_high = y >> 32, y_low = y & UINT32_MAX;
    uint64_t low = x_low * y_low, middle = x_high * y_low + (low >> 32);
    uint64_t other = x_low * y_high + (middle & UINT32_MAX);
    uint64_t high = x_high * y_high + (middle >> 32) + (other >> 32);

    high += (uint64_t)((uint128)a >> 64) * y + x * (uint64_t)((uint128)b >> 64);
    return (int128)((uint128)high << 64 | (other << 32 | (low & UINT32_MAX)));
}
