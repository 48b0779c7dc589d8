/* The lines of a scenario file: comments left out, continued ones put together. */
#ifndef SCENARIO_LINES_H
#define SCENARIO_LINES_H

#include "tests/scenario_fields.h"

enum { LINE_MAX_BYTES = 8192 };

typedef struct source {
    const char *at, *end;      /* what is left of the file; its owner keeps it */
    int lines;                 /* that were read */
    char text[LINE_MAX_BYTES]; /* a line with those that continue it */
    int line;                  /* where it begins, counted from 1 */
    tt_reader r;               /* reads it */
    const char *bad;           /* what is wrong with it, or NULL */
} source;

/* A line of the file.  A comment begins with '#' at its start or after a blank. */
static inline tt_word physical_line(source *src)
{
    const char *start = src->at;
    const char *end = memchr(start, '\n', (size_t)(src->end - start));
    size_t n = (size_t)((end == NULL ? src->end : end) - start);

    src->at = end == NULL ? src->end : end + 1;
    src->lines++;
    for (size_t i = 0; i < n; i++)
        if (start[i] == '#' && (i == 0 || is_blank(start[i - 1])))
            n = i;
    return (tt_word){start, n};
}

/* The next line that says something, with those after it that start with a blank.
 * Its first byte is not blank.  False: there is none. */
static inline bool read_line(source *src)
{
    tt_text out = tt_text_in(src->text, sizeof src->text);

    src->bad = NULL;
    while (src->at < src->end) {
        if (out.n > 0 && !is_blank(*src->at) && *src->at != '#')
            break;
        tt_word part = physical_line(src);
        while (out.n == 0 && part.n > 0 && is_blank(*part.at)) {
            part.at++;
            part.n--;
        }
        if (part.n == 0)
            continue;
        if (out.n == 0)
            src->line = src->lines;
        else
            tt_put_char(&out, ' ');
        tt_put_bytes(&out, part.at, part.n);
        if (memchr(part.at, '\0', part.n) != NULL)
            src->bad = "a zero byte is no text";
    }
    if (out.full)
        src->bad = "this line is too long";
    src->r = tt_reader_of(src->text, out.n);
    return out.n > 0;
}

static inline bool is_title(const source *src)
{
    return src->text[0] == '%';
}

#endif
