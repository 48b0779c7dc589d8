/* The little of <stdlib.h> that lang/ uses; web/wasm/libc.c has it. */
#ifndef WEB_STDLIB_H
#define WEB_STDLIB_H

#include <stddef.h>

void qsort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *));
void *bsearch(const void *key, const void *base, size_t n, size_t size,
              int (*compare)(const void *, const void *));

#endif
