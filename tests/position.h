/* Positions typed by hand: a line with some of its fields replaced, and whether it is
 * read or refused. */
#ifndef TESTS_POSITION_H
#define TESTS_POSITION_H

#include "games/games.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = TT_LINE_BYTES, FIELDS_MAX = 6 };

/* Puts "key=value" where that key stands, which has a blank before it; a value ends at a
 * blank outside brackets. */
static inline void replace_field(char line[LINE_SIZE], const char *field)
{
    static char rest[LINE_SIZE];
    char key[32];
    size_t n = strcspn(field, "=") + 1;
    int depth = 0;

    snprintf(key, sizeof key, " %.*s", (int)n, field);
    char *at = strstr(line, key);
    if (at == NULL)
        abort();
    char *end = ++at;
    for (; *end != '\0' && (*end != ' ' || depth > 0); end++)
        depth += (*end == '[') - (*end == ']');
    strcpy(rest, end);
    snprintf(at, (size_t)(line + LINE_SIZE - at), "%s%s", field, rest);
}

/* The game's name stands in the line, but who reads says which it must be. */
static inline tt_status read_line(const char *game, const char *line, void *state)
{
    tt_reader r = tt_reader_of(line, strlen(line));

    return tt_read_position(tt_game_named(game), state, &r);
}

typedef struct example {
    const char *what;
    tt_status status;
    const char *fields[FIELDS_MAX];
} example;

static inline void test_example(const char *game, const char *base, const example *e)
{
    static char line[LINE_SIZE];
    _Alignas(TT_CACHE_LINE) uint8_t state[TT_STATE_MAX];

    strcpy(line, base);
    for (int i = 0; i < FIELDS_MAX && e->fields[i] != NULL; i++)
        replace_field(line, e->fields[i]);
    tt_status status = read_line(game, line, state);
    ok(status == e->status, "%s position: %s: %s%s%s", game, e->what, tt_status_name(e->status),
       status == e->status ? "" : ", and not ", status == e->status ? "" : tt_status_name(status));
}

/* Everything that "auto" stands for, worked out by hand: the line as it is written. */
static inline void test_auto(const char *game, const char *base, const char *const *by_hand, int n)
{
    static char spelled[LINE_SIZE], written[LINE_SIZE];
    _Alignas(TT_CACHE_LINE) uint8_t state[TT_STATE_MAX];
    tt_text out = tt_text_in(written, sizeof written);

    strcpy(spelled, base);
    for (int i = 0; i < n; i++)
        replace_field(spelled, by_hand[i]);
    bool read = read_line(game, base, state) == TT_OK;
    if (read)
        tt_put_position(tt_game_named(game), state, &out);
    ok(read && strcmp(written, spelled + 1) == 0,
       "%s position: auto is what follows from the rest, written out", game);
}

#endif
