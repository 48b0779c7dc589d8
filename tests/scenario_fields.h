/* The fields of a position as text: found, replaced, laid out alike.
 *
 *     seats=2 agenda=[[recruit 0]] chambers=[[blue1 red2] []]
 *
 * A path names a field or an item of a list in it: "chambers", "chambers.0",
 * "chambers.0.1" (red2).  Everything here is total: whatever the bytes are, the
 * answer is a part of them or no. */
#ifndef SCENARIO_FIELDS_H
#define SCENARIO_FIELDS_H

#include "engine/text.h"

#include <string.h>

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* The next byte that is not blank, which stays unread; '\0' at the end. */
static inline char next_byte(tt_reader *r)
{
    while (r->at < r->end && is_blank(*r->at))
        r->at++;
    return r->at < r->end ? *r->at : '\0';
}

/* That byte (not '\0'), if it comes next. */
static inline bool take(tt_reader *r, char c)
{
    if (next_byte(r) != c)
        return false;
    r->at++;
    return true;
}

static inline bool same_word(tt_word a, tt_word b)
{
    return a.n == b.n && memcmp(a.at, b.at, a.n) == 0;
}

/* A value: a list with all it holds, or anything up to a blank or a bracket. */
static inline bool next_value(tt_reader *r, tt_word *value)
{
    int depth = 0;

    next_byte(r);
    value->at = r->at;
    for (; r->at < r->end; r->at++) {
        char c = *r->at;
        if (depth == 0 && (is_blank(c) || c == ']' || (c == '[' && r->at > value->at)))
            break;
        depth += (c == '[') - (c == ']');
        if (c == ']' && depth == 0) {
            r->at++;
            break;
        }
    }
    value->n = (size_t)(r->at - value->at);
    return value->n > 0 && depth == 0;
}

/* "key=value", where the key may be a path. */
static inline bool next_field(tt_reader *r, tt_word *key, tt_word *value)
{
    next_byte(r);
    key->at = r->at;
    while (r->at < r->end && *r->at != '=' && *r->at != '[' && !is_blank(*r->at))
        r->at++;
    key->n = (size_t)(r->at - key->at);
    if (key->n == 0 || r->at == r->end || *r->at != '=')
        return false;
    r->at++;
    return next_value(r, value);
}

/* The n-th item of a list, counted from 0. */
static inline bool find_item(tt_word list, size_t n, tt_word *item)
{
    if (list.n < 2 || list.at[0] != '[')
        return false;
    tt_reader r = tt_reader_of(list.at + 1, list.n - 2);
    do {
        if (!next_value(&r, item))
            return false;
    } while (n-- > 0);
    return true;
}

/* The part of a path before the first dot; what is left begins with the dot. */
static inline tt_word path_key(tt_word path)
{
    const char *dot = path.n > 0 ? memchr(path.at, '.', path.n) : NULL;

    return (tt_word){path.at, dot == NULL ? path.n : (size_t)(dot - path.at)};
}

static inline bool find_value(const char *text, tt_word path, tt_word *value)
{
    tt_word key = path_key(path), found;
    tt_reader fields = tt_reader_of(text, strlen(text));
    tt_reader rest = tt_reader_of(path.at + key.n, path.n - key.n);

    do {
        if (!next_field(&fields, &found, value))
            return false;
    } while (!same_word(key, found));
    while (take(&rest, '.')) {
        size_t item = (size_t)tt_read_number(&rest, 0, 255);
        if (rest.failed || !find_item(*value, item, value))
            return false;
    }
    return rest.at == rest.end;
}

/* Writes the text with another value where this one stands. */
static inline void put_replaced(tt_text *out, const char *text, tt_word value, tt_word with)
{
    tt_put_bytes(out, text, (size_t)(value.at - text));
    tt_put_bytes(out, with.at, with.n);
    tt_put(out, value.at + value.n);
}

/* Writes a value as tt_writer would: one blank between items, none at brackets. */
static inline void put_value(tt_text *out, tt_word value)
{
    char last = '[';

    for (size_t i = 0; i < value.n; i++) {
        char c = value.at[i];
        bool apart = i > 0 && (is_blank(value.at[i - 1]) || last == ']' || c == '[');
        if (is_blank(c))
            continue;
        if (apart && last != '[' && c != ']')
            tt_put_char(out, ' ');
        tt_put_char(out, c);
        last = c;
    }
}

#endif
