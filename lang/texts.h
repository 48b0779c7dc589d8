/* Text files of the project, built into the program: lang/, docs/rules/, docs/openapi.json. */
#ifndef TT_TEXTS_H
#define TT_TEXTS_H

#include <stddef.h>

typedef struct tt_embedded {
    const char *path; /* "lang/en.txt" */
    const char *text; /* ends with a zero byte */
    size_t n;
} tt_embedded;

extern const tt_embedded tt_texts[];
extern const int tt_texts_n;

#endif
