/* Buffers, and the writer and the reader of fields. */
#include "engine/text.h"

#include "engine/assert.h"

#include <string.h>

/* ---- buffers ---- */

tt_text tt_text_in(char *at, size_t size)
{
    tt_text out = {.at = at, .n = 0, .size = size, .full = false};

    TT_ASSERT(size > 0);
    at[0] = '\0';
    return out;
}

void tt_put_bytes(tt_text *out, const char *bytes, size_t n)
{
    if (n >= out->size - out->n) {
        n = out->size - out->n - 1;
        out->full = true;
    }
    memcpy(out->at + out->n, bytes, n);
    out->n += n;
    out->at[out->n] = '\0';
}

void tt_put(tt_text *out, const char *string)
{
    tt_put_bytes(out, string, strlen(string));
}

/* Half of all that is written is single bytes: they are not worth a memcpy. */
static inline void put_char(tt_text *out, char c)
{
    if (out->size - out->n < 2) {
        out->full = true;
        return;
    }
    out->at[out->n++] = c;
    out->at[out->n] = '\0';
}

void tt_put_char(tt_text *out, char c)
{
    put_char(out, c);
}

void tt_put_number(tt_text *out, int64_t number)
{
    char digits[20];
    int n = 0;
    uint64_t left = number < 0 ? -(uint64_t)number : (uint64_t)number;

    if (number < 0)
        put_char(out, '-');
    do
        digits[n++] = (char)('0' + left % 10);
    while ((left /= 10) > 0);
    while (n > 0)
        put_char(out, digits[--n]);
}

void tt_put_hex(tt_text *out, const uint8_t *bytes, size_t n)
{
    static const char DIGITS[] = "0123456789abcdef";

    for (size_t i = 0; i < n; i++) {
        put_char(out, DIGITS[bytes[i] >> 4]);
        put_char(out, DIGITS[bytes[i] & 15]);
    }
}

void tt_put_hash(tt_text *out, uint64_t hash)
{
    uint8_t bytes[8];

    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(hash >> (56 - 8 * i));
    tt_put_hex(out, bytes, sizeof bytes);
}

/* ---- writing ---- */

tt_writer tt_writer_to(tt_text *out, tt_style style)
{
    return (tt_writer){.out = out, .style = style, .separate = false};
}

static void separate(tt_writer *w)
{
    if (w->separate)
        put_char(w->out, w->style == TT_JSON ? ',' : ' ');
    w->separate = true;
}

static void quote(tt_writer *w)
{
    if (w->style == TT_JSON)
        put_char(w->out, '"');
}

void tt_write_key(tt_writer *w, const char *key)
{
    separate(w);
    quote(w);
    tt_put(w->out, key);
    quote(w);
    put_char(w->out, w->style == TT_JSON ? ':' : '=');
    w->separate = false;
}

void tt_write_number(tt_writer *w, int64_t number)
{
    separate(w);
    tt_put_number(w->out, number);
}

void tt_write_word(tt_writer *w, const char *word)
{
    separate(w);
    quote(w);
    tt_put(w->out, word);
    quote(w);
}

void tt_write_none(tt_writer *w)
{
    separate(w);
    tt_put(w->out, w->style == TT_JSON ? "null" : "-");
}

void tt_write_hidden(tt_writer *w, int n)
{
    separate(w);
    tt_put(w->out, w->style == TT_JSON ? "{\"hidden\":" : "?");
    tt_put_number(w->out, n);
    if (w->style == TT_JSON)
        put_char(w->out, '}');
}

void tt_write_list(tt_writer *w)
{
    separate(w);
    put_char(w->out, '[');
    w->separate = false;
}

void tt_write_end(tt_writer *w)
{
    put_char(w->out, ']');
    w->separate = true;
}

/* ---- reading ---- */

tt_reader tt_reader_of(const char *text, size_t n)
{
    return (tt_reader){.at = text, .end = text + n, .start = text, .failed = false};
}

void tt_read_fail(tt_reader *r)
{
    r->failed = true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_dash(char c)
{
    return c == '-' || c == '_';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The next byte that is not blank stays unread; at the end, or after a failure, 0. */
static char peek(tt_reader *r)
{
    while (r->at < r->end && is_blank(*r->at))
        r->at++;
    if (r->failed || r->at == r->end)
        return '\0';
    return *r->at;
}

static bool take(tt_reader *r, char c)
{
    if (peek(r) != c)
        return false;
    r->at++;
    return true;
}

tt_word tt_read_word(tt_reader *r)
{
    tt_word word = {.at = r->at, .n = 0};

    if (!is_letter(peek(r)) && !is_digit(peek(r))) {
        tt_read_fail(r);
        return word;
    }
    word.at = r->at;
    while (r->at < r->end && (is_letter(*r->at) || is_digit(*r->at) || is_dash(*r->at)))
        r->at++;
    word.n = (size_t)(r->at - word.at);
    return word;
}

bool tt_word_is(tt_word word, const char *string)
{
    for (size_t i = 0; i < word.n; i++)
        if (string[i] == '\0' || string[i] != word.at[i])
            return false;
    return string[word.n] == '\0';
}

void tt_read_key(tt_reader *r, const char *key)
{
    if (!tt_word_is(tt_read_word(r), key) || r->at == r->end || *r->at != '=')
        tt_read_fail(r);
    else
        r->at++;
}

int64_t tt_read_number(tt_reader *r, int64_t low, int64_t high)
{
    bool negative = take(r, '-');
    uint64_t value = 0;

    if (!negative)
        peek(r); /* past the blanks; none may stand behind a sign */
    if (r->at == r->end || !is_digit(*r->at))
        tt_read_fail(r);
    while (!r->failed && r->at < r->end && is_digit(*r->at)) {
        value = value * 10 + (uint64_t)(*r->at++ - '0');
        if (value > INT64_MAX / 10 - 1)
            tt_read_fail(r);
    }
    int64_t number = negative ? -(int64_t)value : (int64_t)value;
    if (r->failed || number < low || number > high) {
        tt_read_fail(r);
        return low;
    }
    return number;
}

bool tt_read_none(tt_reader *r)
{
    return take(r, '-');
}

bool tt_read_comma(tt_reader *r)
{
    return take(r, ',');
}

bool tt_read_hidden(tt_reader *r)
{
    return take(r, '?');
}

bool tt_read_if(tt_reader *r, const char *string)
{
    tt_reader ahead = *r;

    if (peek(&ahead) == '\0' || !tt_word_is(tt_read_word(&ahead), string))
        return false;
    *r = ahead;
    return true;
}

void tt_read_list(tt_reader *r)
{
    if (!take(r, '['))
        tt_read_fail(r);
}

bool tt_read_end(tt_reader *r)
{
    return r->failed || take(r, ']');
}

void tt_read_nothing_more(tt_reader *r)
{
    if (peek(r) != '\0' || r->at != r->end)
        tt_read_fail(r);
}

static int hex_digit(char c)
{
    if (is_digit(c))
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool tt_read_hex(tt_word word, uint8_t *out, size_t n)
{
    if (word.n != 2 * n)
        return false;
    for (size_t i = 0; i < n; i++) {
        int high = hex_digit(word.at[2 * i]), low = hex_digit(word.at[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}
