/* Lists of lines, by table. */
#include "store/tails.h"

#include "engine/hash.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_ROOM = 512 };

static tail **place_of(tails *all, const char *table)
{
    return &all->bucket[tt_hash(table, strlen(table)) % TAILS_BUCKETS];
}

tail *tails_find(const tails *all, const char *table)
{
    tail *t = all->bucket[tt_hash(table, strlen(table)) % TAILS_BUCKETS];

    while (t != NULL && strcmp(t->table, table) != 0)
        t = t->next;
    return t;
}

tail *tails_add(tails *all, const char *table, int64_t row, int64_t first_seq)
{
    tail *t = calloc(1, sizeof *t);
    tail **place = place_of(all, table);

    if (t == NULL)
        return NULL;
    memcpy(t->table, table, strlen(table) + 1);
    t->row = row;
    t->first_seq = first_seq;
    t->next = *place;
    *place = t;
    t->older = all->youngest;
    if (t->older != NULL)
        t->older->younger = t;
    else
        all->oldest = t;
    all->youngest = t;
    return t;
}

void tails_remove(tails *all, tail *one)
{
    tail **at = place_of(all, one->table);

    while (*at != one)
        at = &(*at)->next;
    *at = one->next;
    if (one->older != NULL)
        one->older->younger = one->younger;
    else
        all->oldest = one->younger;
    if (one->younger != NULL)
        one->younger->older = one->older;
    else
        all->youngest = one->older;
    free(one->text);
    free(one);
}

void tails_clear(tails *all)
{
    for (tail *t = all->oldest, *younger; t != NULL; t = younger) {
        younger = t->younger;
        free(t->text);
        free(t);
    }
    memset(all, 0, sizeof *all);
}

static bool grow(tail *t, size_t wanted)
{
    size_t room = t->text_room > 0 ? t->text_room : TEXT_ROOM;
    char *text;

    while (room < wanted)
        room *= 2;
    text = realloc(t->text, room);
    if (text == NULL)
        return false;
    t->text = text;
    t->text_room = room;
    return true;
}

bool tail_put(tail *t, const char *line)
{
    size_t n = strlen(line) + 1;

    if (t->text_n + n > t->text_room && !grow(t, t->text_n + n))
        return false;
    memcpy(t->text + t->text_n, line, n);
    t->text_n += n;
    t->seq_n++;
    return true;
}

const char *tail_line(const tail *t, int64_t seq)
{
    const char *line = t->text;

    if (seq < t->first_seq || seq >= t->first_seq + t->seq_n)
        return NULL;
    for (int64_t i = t->first_seq; i < seq; i++)
        line += strlen(line) + 1;
    return line;
}
