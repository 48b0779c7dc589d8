/* Text: bounded buffers, and the notation for positions.
 *
 * A position is a line of fields, and the same fields are an object in JSON:
 *
 *     seats=2 pearls=[3 1] master=0 lord-deck=?51
 *     {"seats":2,"pearls":[3,1],"master":0,"lord-deck":{"hidden":51}}
 *
 * A value is a number, a word, nothing (-), so many hidden things (?n), or a
 * list of values.  A game describes its state once, to a tt_writer; which of
 * the two comes out is the writer's business.  Reading is total: whatever the
 * bytes are, a tt_reader ends in a value or in an error, never beyond the end. */
#ifndef TT_TEXT_H
#define TT_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- a buffer of the caller's, always ended by a zero byte ---- */

typedef struct tt_text {
    char *at;
    size_t n, size;
    bool full; /* something did not fit and was left out */
} tt_text;

tt_text tt_text_in(char *at, size_t size);
void tt_put(tt_text *out, const char *string);
void tt_put_bytes(tt_text *out, const char *bytes, size_t n);
void tt_put_char(tt_text *out, char c);
void tt_put_number(tt_text *out, int64_t number);
void tt_put_hex(tt_text *out, const uint8_t *bytes, size_t n);
void tt_put_hash(tt_text *out, uint64_t hash); /* sixteen hexadecimal digits */

/* ---- writing fields ---- */

typedef enum tt_style { TT_LINE, TT_JSON } tt_style;

typedef struct tt_writer {
    tt_text *out;
    tt_style style;
    bool separate; /* something stands before, on this level */
} tt_writer;

tt_writer tt_writer_to(tt_text *out, tt_style style);
void tt_write_key(tt_writer *w, const char *key);
void tt_write_number(tt_writer *w, int64_t number);
void tt_write_word(tt_writer *w, const char *word);
void tt_write_none(tt_writer *w);
void tt_write_hidden(tt_writer *w, int n);
void tt_write_list(tt_writer *w); /* ... until */
void tt_write_end(tt_writer *w);

/* ---- reading fields, and anything else that is made of words ---- */

typedef struct tt_reader {
    const char *at, *end, *start;
    bool failed;
} tt_reader;

/* A word as it lies in the text that is read. */
typedef struct tt_word {
    const char *at;
    size_t n;
} tt_word;

tt_reader tt_reader_of(const char *text, size_t n);
void tt_read_key(tt_reader *r, const char *key); /* "key=" must come next */
int64_t tt_read_number(tt_reader *r, int64_t low, int64_t high);
bool tt_read_none(tt_reader *r);                 /* a "-", if one comes next */
bool tt_read_comma(tt_reader *r);                /* a ",", if one comes next */
bool tt_read_hidden(tt_reader *r);               /* a "?", if one comes next; then a number */
bool tt_read_if(tt_reader *r, const char *word); /* that word, if it comes next */
void tt_read_list(tt_reader *r);                 /* "[" must come next */
bool tt_read_end(tt_reader *r);                  /* true: "]" came, or reading failed */
tt_word tt_read_word(tt_reader *r);              /* letters, digits, inner dashes (- or _) */
void tt_read_nothing_more(tt_reader *r);         /* only blanks are left */
void tt_read_fail(tt_reader *r);                 /* the first failure stops everything */
bool tt_read_hex(tt_word word, uint8_t *out, size_t n);
bool tt_word_is(tt_word word, const char *string);

#endif
