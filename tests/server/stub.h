/* A server without sockets, files or threads that write: connections that keep what they are told,
 * and a journal that does as it is bid.  Whoever includes this links the server without its
 * transport and without store/journal.c.
 *
 * An archive is what a disk would hold of one table; a house opened on it goes on with that table.
 */
#ifndef TESTS_SERVER_STUB_H
#define TESTS_SERVER_STUB_H

#include "server/app.h"
#include "server/tell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ==== Connections ========================================================== */

struct net_conn {
    void *data;
    char *told; /* a line a message or answer; ends in '\0' */
    size_t told_n, told_room;
    int answers_n;
    bool is_closed;
};

static void stub_keep(net_conn *c, const void *bytes, size_t n)
{
    if (c->told_n + n + 1 > c->told_room) {
        c->told_room = 2 * c->told_room + n + 1;
        c->told = realloc(c->told, c->told_room);
        if (c->told == NULL)
            abort();
    }
    memcpy(c->told + c->told_n, bytes, n);
    c->told_n += n;
    c->told[c->told_n] = '\0';
}

static inline const char *stub_told(const net_conn *c)
{
    return c->told == NULL ? "" : c->told;
}

static inline void stub_forget(net_conn *c)
{
    c->told_n = 0;
    if (c->told != NULL)
        c->told[0] = '\0';
}

bool net_send(net_conn *c, const char *text, size_t n)
{
    stub_keep(c, text, n);
    stub_keep(c, "\n", 1);
    return true;
}

bool net_answer(net_conn *c, const net_reply *reply)
{
    char status[8];

    c->answers_n++;
    stub_keep(c, status, (size_t)snprintf(status, sizeof status, "%d ", reply->status));
    stub_keep(c, reply->body, reply->body_n);
    stub_keep(c, "\n", 1);
    return true;
}

void net_close(net_conn *c, uint16_t code, const char *reason)
{
    (void)code;
    (void)reason;
    c->is_closed = true;
}

void net_set_data(net_conn *c, void *data)
{
    c->data = data;
}

void *net_data(const net_conn *c)
{
    return c->data;
}

static const uint8_t *stub_peer; /* where all of them come from; NULL: from here */

const uint8_t *net_peer(const net_conn *c)
{
    (void)c;
    return stub_peer;
}

/* ==== The disk ============================================================= */

enum { ARCHIVE_LINES = 20000, ARCHIVE_PAPERS = 256 };

typedef struct archive {
    char id[TT_STORE_ID_MAX + 1], facts[TT_STORE_TEXT_MAX];
    char *line[ARCHIVE_LINES];
    int64_t n;
    struct {
        char key[TT_STORE_ID_MAX + 1], owner[TT_STORE_ID_MAX + 1], *text;
    } paper[ARCHIVE_PAPERS]; /* by key */
    int papers_n;
} archive;

static inline void archive_clear(archive *a)
{
    for (int64_t i = 0; i < a->n; i++)
        free(a->line[i]);
    for (int i = 0; i < a->papers_n; i++)
        free(a->paper[i].text);
    memset(a, 0, sizeof *a);
}

static char *stub_copy(const char *text)
{
    char *copy = strdup(text);

    if (copy == NULL)
        abort();
    return copy;
}

static archive *stub_disk; /* which one the next house is opened on */

static tt_store_status stub_open(tt_store *store, const char *where)
{
    (void)where;
    store->inside = stub_disk;
    return TT_STORE_OK;
}

static void stub_close(tt_store *store)
{
    store->inside = NULL;
}

static tt_store_status stub_open_tables(tt_store *store, tt_store_each_table each, void *to)
{
    const archive *a = store->inside;

    if (a->id[0] != '\0')
        each(to, a->id);
    return TT_STORE_OK;
}

static tt_store_status stub_facts(tt_store *store, const char *id, char *out, size_t size)
{
    const archive *a = store->inside;

    (void)id;
    snprintf(out, size, "%s", a->facts);
    return TT_STORE_OK;
}

static tt_store_status stub_lines(tt_store *store, const char *id, tt_store_each_line each,
                                  void *to)
{
    const archive *a = store->inside;

    (void)id;
    for (int64_t i = 0; i < a->n; i++)
        if (!each(to, i + 1, a->line[i]))
            break;
    return TT_STORE_OK;
}

static const tt_store_kind STUB_STORE = {.name = "stub",
                                         .open = stub_open,
                                         .close = stub_close,
                                         .open_tables = stub_open_tables,
                                         .facts = stub_facts,
                                         .lines = stub_lines};

/* ==== The journal ========================================================== */

enum { STUB_WRITES = 256 };

struct tt_journal {
    tt_journal_owner owner;
    archive *disk;
    struct {
        tt_write_kind kind;
        uint64_t tag;
        int64_t seq;
        char *text, table[TT_STORE_ID_MAX + 1], owner[TT_STORE_ID_MAX + 1];
    } waits[STUB_WRITES];
    int waits_n;
    int may_finish;         /* so many of them, when it is asked next */
    tt_store_status status; /* that they finish with, */
    bool is_kept;           /* though they have arrived */
};

static tt_journal *stub_journal; /* of the house that was opened last */

tt_journal *tt_journal_new(const tt_store_kind *kind, tt_store *store, const char *where,
                           tt_journal_owner owner)
{
    (void)kind;
    (void)where;
    stub_journal = calloc(1, sizeof *stub_journal);
    if (stub_journal == NULL)
        abort();
    stub_journal->owner = owner;
    stub_journal->disk = store->inside;
    return stub_journal;
}

tt_store_status tt_journal_hand(tt_journal *j, const tt_write *w)
{
    if (j->waits_n == STUB_WRITES)
        return TT_STORE_QUEUE_FULL;
    j->waits[j->waits_n].kind = w->kind;
    j->waits[j->waits_n].tag = w->tag;
    j->waits[j->waits_n].seq = w->seq;
    j->waits[j->waits_n].text = stub_copy(w->text == NULL ? "" : w->text);
    snprintf(j->waits[j->waits_n].table, TT_STORE_ID_MAX + 1, "%s", w->table);
    snprintf(j->waits[j->waits_n].owner, TT_STORE_ID_MAX + 1, "%s",
             w->owner == NULL ? "" : w->owner);
    j->waits_n++;
    return TT_STORE_OK;
}

void tt_journal_write_as(tt_journal *j, int64_t node)
{
    (void)j;
    (void)node;
}

const char *tt_journal_wrong(const tt_journal *j)
{
    (void)j;
    return "";
}

tt_journal_figures tt_journal_count(tt_journal *j)
{
    return (tt_journal_figures){.waiting = (uint64_t)j->waits_n};
}

static tt_store_status stub_append(archive *disk, int64_t seq, const char *text)
{
    if (seq <= disk->n)
        return strcmp(disk->line[seq - 1], text) == 0 ? TT_STORE_OK : TT_STORE_CONFLICT;
    if (seq > disk->n + 1)
        return TT_STORE_GAP;
    TT_ASSERT(disk->n < ARCHIVE_LINES);
    disk->line[disk->n++] = stub_copy(text);
    return TT_STORE_OK;
}

/* The facts and the lines, each with its zero. */
static tt_store_status stub_read(const archive *disk, tt_written *out)
{
    size_t n = strlen(disk->facts) + 1;

    for (int64_t i = 0; i < disk->n; i++)
        n += strlen(disk->line[i]) + 1;
    out->text = malloc(n);
    if (out->text == NULL)
        abort();
    memcpy(out->text, disk->facts, strlen(disk->facts) + 1);
    out->text_n = strlen(disk->facts) + 1;
    for (int64_t i = 0; i < disk->n; i++) {
        memcpy(out->text + out->text_n, disk->line[i], strlen(disk->line[i]) + 1);
        out->text_n += strlen(disk->line[i]) + 1;
    }
    return TT_STORE_OK;
}

static tt_store_status stub_replace(archive *disk, int64_t seq, const char *text)
{
    if (seq == 0) {
        snprintf(disk->facts, sizeof disk->facts, "%s", text);
    } else if (seq <= disk->n) {
        free(disk->line[seq - 1]);
        disk->line[seq - 1] = stub_copy(text);
    }
    return TT_STORE_OK;
}

/* ---- papers ---- */

/* Where it is, or would be. */
static int stub_place(const archive *disk, const char *key)
{
    int at = 0;

    while (at < disk->papers_n && strcmp(disk->paper[at].key, key) < 0)
        at++;
    return at;
}

static bool stub_has(const archive *disk, int at, const char *key)
{
    return at < disk->papers_n && strcmp(disk->paper[at].key, key) == 0;
}

static void stub_drop(archive *disk, int at)
{
    free(disk->paper[at].text);
    disk->papers_n--;
    memmove(&disk->paper[at], &disk->paper[at + 1],
            (size_t)(disk->papers_n - at) * sizeof *disk->paper);
}

static tt_store_status stub_write_paper(archive *disk, bool is_change, const char *key,
                                        const char *owner, const char *text)
{
    int at = stub_place(disk, key);

    if (stub_has(disk, at, key) != is_change)
        return is_change ? TT_STORE_MISSING : TT_STORE_CONFLICT;
    if (is_change)
        stub_drop(disk, at);
    if (disk->papers_n == ARCHIVE_PAPERS)
        return TT_STORE_FULL;
    memmove(&disk->paper[at + 1], &disk->paper[at],
            (size_t)(disk->papers_n - at) * sizeof *disk->paper);
    snprintf(disk->paper[at].key, sizeof disk->paper[at].key, "%s", key);
    snprintf(disk->paper[at].owner, sizeof disk->paper[at].owner, "%s", owner);
    disk->paper[at].text = stub_copy(text);
    disk->papers_n++;
    return TT_STORE_OK;
}

static tt_store_status stub_read_paper(const archive *disk, const char *key, tt_written *out)
{
    int at = stub_place(disk, key);

    if (!stub_has(disk, at, key))
        return TT_STORE_MISSING;
    out->found = stub_copy(disk->paper[at].text);
    return TT_STORE_OK;
}

/* The last one first: "key\ntext\n" each. */
static tt_store_status stub_read_of(const archive *disk, const char *owner, const char *from,
                                    const char *before, int64_t max, tt_written *out)
{
    net_conn all = {0}; /* it keeps what it is told */

    for (int i = disk->papers_n - 1; i >= 0 && max > 0; i--)
        if (strcmp(disk->paper[i].owner, owner) == 0 && strcmp(disk->paper[i].key, from) >= 0 &&
            strcmp(disk->paper[i].key, before) < 0) {
            net_send(&all, disk->paper[i].key, strlen(disk->paper[i].key));
            net_send(&all, disk->paper[i].text, strlen(disk->paper[i].text));
            max--;
        }
    out->found = all.told;
    return out->found == NULL ? TT_STORE_MISSING : TT_STORE_OK;
}

static tt_store_status stub_do_paper(tt_journal *j, tt_written *out)
{
    archive *disk = j->disk;
    const char *key = j->waits[0].table, *owner = j->waits[0].owner, *text = j->waits[0].text;

    switch (j->waits[0].kind) {
    case TT_WRITE_PAPER:
    case TT_WRITE_CHANGE:
        return stub_write_paper(disk, j->waits[0].kind == TT_WRITE_CHANGE, key, owner, text);
    case TT_WRITE_DROP:
        for (int i = disk->papers_n - 1; i >= 0; i--)
            if (strcmp(disk->paper[i].owner, key) == 0)
                stub_drop(disk, i);
        return TT_STORE_OK;
    case TT_READ_PAPER:
        return stub_read_paper(disk, key, out);
    case TT_READ_OF:
        return stub_read_of(disk, key, text, owner, j->waits[0].seq, out);
    default:
        return TT_STORE_OK;
    }
}

/* An archive has one table; of others nothing is kept. */
static tt_store_status stub_do_first(tt_journal *j, tt_written *out)
{
    archive *disk = j->disk;
    bool is_here = strcmp(disk->id, j->waits[0].table) == 0;

    if (j->waits[0].kind == TT_WRITE_READ)
        return is_here ? stub_read(disk, out) : TT_STORE_MISSING;
    if (j->waits[0].kind == TT_WRITE_PUT && disk->id[0] == '\0') {
        snprintf(disk->id, sizeof disk->id, "%s", j->waits[0].table);
        snprintf(disk->facts, sizeof disk->facts, "%s", j->waits[0].text);
    }
    if (j->waits[0].kind == TT_WRITE_APPEND && is_here)
        return stub_append(disk, j->waits[0].seq, j->waits[0].text);
    if (j->waits[0].kind == TT_WRITE_REPLACE && is_here)
        return stub_replace(disk, j->waits[0].seq, j->waits[0].text);
    return stub_do_paper(j, out);
}

static tt_written stub_finish_first(tt_journal *j)
{
    tt_written w = {.kind = j->waits[0].kind, .tag = j->waits[0].tag, .status = j->status};

    if (j->status == TT_STORE_OK || j->is_kept)
        w.status = stub_do_first(j, &w);
    if (j->status != TT_STORE_OK) {
        free(w.text);
        free(w.found);
        w.text = w.found = NULL;
        w.text_n = 0;
        w.status = j->status;
    }
    free(j->waits[0].text);
    j->waits_n--;
    j->may_finish--;
    memmove(j->waits, j->waits + 1, (size_t)j->waits_n * sizeof *j->waits);
    return w;
}

size_t tt_journal_take(tt_journal *j, tt_written *out, size_t max)
{
    size_t n = 0;

    while (n < max && j->waits_n > 0 && j->may_finish > 0)
        out[n++] = stub_finish_first(j);
    return n;
}

void tt_journal_stop(tt_journal *j)
{
    j->may_finish = j->waits_n;
}

void tt_journal_free(tt_journal *j)
{
    while (j->waits_n > 0)
        free(j->waits[--j->waits_n].text);
    free(j);
}

/* Lets so many writes come to their end, and everything follow from it. */
static inline void stub_finish(tt_journal *j, int n)
{
    j->may_finish = n;
    j->owner.finished(j->owner.owner);
}

/* ==== A server ============================================================= */

typedef struct stub {
    uv_loop_t loop;
    app app;
    net_app net;
    tt_journal *journal;
    archive disk;
} stub;

static inline void stub_start(stub *s)
{
    static const net_stats none;
    char wrong[TT_STORE_WRONG_MAX];

    stub_disk = &s->disk;
    uv_loop_init(&s->loop);
    s->app = (app){.stats = &none};
    s->app.house = house_open(&STUB_STORE, "", &tell_ears, &s->loop, wrong);
    if (s->app.house == NULL)
        abort();
    s->journal = stub_journal;
    s->net = app_for(&s->app);
}

static inline void stub_hang_up(stub *s, net_conn *c)
{
    if (c->data != NULL)
        s->net.closed(s->net.self, c);
    free(c->told);
    memset(c, 0, sizeof *c);
}

/* Connections are closed before. */
static inline void stub_stop(stub *s)
{
    house_stop(s->app.house);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    house_free(s->app.house);
    uv_loop_close(&s->loop);
    archive_clear(&s->disk);
}

static inline void stub_say(stub *s, net_conn *c, const char *text)
{
    s->net.message(s->net.self, c, text, strlen(text));
}

static inline void stub_ask(stub *s, net_conn *c, const char *method, const char *path,
                            const char *authorization, const char *body)
{
    net_request q = {.method = method,
                     .path = path,
                     .query = "",
                     .host = "localhost",
                     .origin = "",
                     .authorization = authorization,
                     .content_type = "application/json",
                     .if_none_match = "",
                     .accept_encoding = "",
                     .body = body,
                     .body_n = strlen(body)};

    s->net.request(s->net.self, c, &q);
}

#endif
