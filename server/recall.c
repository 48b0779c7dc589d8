/* Tables that come from the store: at the start, when somebody asks for one, and when nobody knows
 * what has arrived there. */
#include "server/inside.h"
#include "server/log.h"
#include "server/room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FETCHES_MAX = 1024 }; /* tables that are read at a time */

/* ==== At the start ========================================================= */

typedef struct loading {
    house *h;
    room *r;
    const tt_store_kind *kind;
    bool failed;
} loading;

static bool load_line(void *to, int64_t seq, const char *line)
{
    loading *l = to;
    table_entry e;

    if (seq != (int64_t)l->r->t.seq + 1 ||
        table_read(&l->r->t, line, strlen(line), &e) != TABLE_OK ||
        table_fits(&l->r->t, &e) != TABLE_OK) {
        l->failed = true;
        return false;
    }
    house_do(l->r, &e);
    return true;
}

/* The host finds it in the store by its first letters.  All of them would be a link, and who has
 * the log could sit down. */
static void log_unreadable(const char *id)
{
    char begins[5];

    snprintf(begins, sizeof begins, "%.4s", id);
    log_event(LOG_ERROR, "table-unreadable", 1, log_text("begins", begins));
}

/* A table that cannot be read is left alone, and the host is told: it is not lost. */
static bool load_table(void *to, const char *id)
{
    loading *l = to;
    char facts[TT_STORE_TEXT_MAX] = "";
    room *r = strlen(id) < TABLE_ID_BYTES ? house_add_room(l->h, id) : NULL;

    if (r == NULL) {
        l->h->left_out += l->h->rooms_n == l->h->rooms_max;
        return true;
    }
    l->r = r;
    l->failed = l->kind->facts(&l->h->store, id, facts, sizeof facts) != TT_STORE_OK ||
                !room_read_facts(r, id, facts);
    if (!l->failed && l->kind->lines(&l->h->store, id, load_line, l) != TT_STORE_OK)
        l->failed = true;
    if (l->failed) {
        log_unreadable(id);
        house_remove_room(r);
        return true;
    }
    house_note(r);
    r->is_old = true;
    r->is_stuck = true; /* whatever it was waiting for, it is looked at soon */
    return true;
}

tt_store_status house_load_all(house *h, const tt_store_kind *kind)
{
    loading l = {.h = h, .kind = kind};
    tt_store_status status = kind->open_tables(&h->store, load_table, &l);

    if (h->left_out > 0) /* they can still be asked for, but nothing happens there by itself */
        log_event(LOG_ERROR, "tables-left-out", 2, log_number("tables", (int64_t)h->left_out),
                  log_number("fit", (int64_t)h->rooms_max));
    return status;
}

/* ==== Tables that are asked for again ====================================== */

void house_set_keep(house *h, uint32_t ms)
{
    h->keep_ms = ms;
}

void house_set_fetched(house *h, void (*fetched)(void *to, const char *id, house_status why),
                       void *to)
{
    h->fetched = fetched;
    h->fetched_to = to;
}

/* The facts and the lines, each with its zero. */
void house_load_text(house *h, const char *id, const char *text, size_t n)
{
    loading l = {.h = h, .r = house_add_room(h, id)};
    const char *end = text + n;
    int64_t seq = 1;

    if (l.r == NULL)
        return;
    l.failed = !room_read_facts(l.r, id, text);
    for (text += strlen(text) + 1; text < end && !l.failed; text += strlen(text) + 1)
        load_line(&l, seq++, text);
    if (l.failed) {
        log_unreadable(id);
        house_remove_room(l.r);
    } else {
        house_note(l.r);
        house_go_on(l.r);
    }
}

/* Where nobody ever played and nobody sits, the table was closed for good. */
static void load_put_away(house *h, const char *id, const char *text, size_t n)
{
    house_load_text(h, id, text, n);
    room *r = house_room(h, id);
    if (r != NULL && table_is_empty(&r->t))
        house_remove_room(r);
}

void house_finish_fetch(house *h, const tt_written *w)
{
    fetch *f = h->fetches;

    h->fetches = f->next;
    h->fetches_n--;
    if (h->fetches == NULL)
        h->last_fetch = &h->fetches;
    if (w->status == TT_STORE_OK && house_room(h, f->id) == NULL)
        load_put_away(h, f->id, w->text, w->text_n);
    free(w->text);
    bool is_known = w->status == TT_STORE_OK || w->status == TT_STORE_MISSING;
    h->fetched(h->fetched_to, f->id, is_known ? HOUSE_NO_SUCH_TABLE : HOUSE_BUSY);
    free(f);
}

house_status house_fetch(house *h, const char *id)
{
    tt_write w = {.kind = TT_WRITE_READ, .table = id, .tag = h->handed_n};
    fetch *f = NULL;

    for (fetch *other = h->fetches; other != NULL; other = other->next)
        if (strcmp(other->id, id) == 0)
            return HOUSE_OK;
    if (!room_is_id(id))
        return HOUSE_NO_SUCH_TABLE;
    if (h->is_stopping || h->fetches_n == FETCHES_MAX || (f = calloc(1, sizeof *f)) == NULL ||
        tt_journal_hand(h->journal, &w) != TT_STORE_OK) {
        free(f);
        return HOUSE_BUSY;
    }
    h->writing[h->handed_n++ % HOUSE_WRITES_MAX] = (pending){.room = NULL};
    snprintf(f->id, sizeof f->id, "%s", id);
    *h->last_fetch = f;
    h->last_fetch = &f->next;
    h->fetches_n++;
    return HOUSE_OK;
}

/* ==== Catching up ========================================================== */

/* A write that failed may have arrived all the same.  Then something else stands where the next one
 * should, and the table is read to see what. */
void house_look_up(room *r)
{
    r->is_writing = house_hand(r, TT_WRITE_READ, NULL) == TT_STORE_OK;
}

/* What the store has and the table has not happens now. */
void house_catch_up(room *r, const tt_written *w)
{
    size_t at = 0;
    table_entry e;

    for (int64_t seq = 0; at < w->text_n; seq++) { /* the facts come first */
        const char *line = w->text + at;
        at += strlen(line) + 1;
        if (seq != (int64_t)r->t.seq + 1)
            continue;
        if (table_read(&r->t, line, strlen(line), &e) != TABLE_OK ||
            table_fits(&r->t, &e) != TABLE_OK)
            break;
        int before = house_decides(r);
        house_do(r, &e);
        house_note(r);
        house_tell_all(r, &e, before);
    }
}
