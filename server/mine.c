/* One's own games that are over. */
#include "server/mine.h"

#include "server/api.h"
#include "server/inside.h"
#include "wire/json.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PAPERS = BOOKS_PAGE,
    OWNER_SIZE = 2 * TT_KEY_BYTES + 1,
    KEY_SIZE = TT_STORE_ID_MAX + 1,
    GUEST_OWNER = 23,
    /* where it stands in a line */ SAID_BYTES = 49152 /* of a page */
};

static const char GAMES[] = "game:", TRACES[] = "seen:"; /* kinds of papers, see mine.h */
static const char TABLES_OWN[] = "table";                /* whose papers about tables are */
static const char DASH[] = "\xe2\x80\x94";

static void put_owner(const uint8_t owner[TT_KEY_BYTES], char out[OWNER_SIZE])
{
    tt_text text = tt_text_in(out, OWNER_SIZE);

    tt_put_hex(&text, owner, TT_KEY_BYTES);
}

/* Keys in the order in which tables were made. */
static void put_moment(char key[KEY_SIZE], const char *kind, int64_t made)
{
    snprintf(key, KEY_SIZE, "%s%016" PRIx64, kind, (uint64_t)made);
}

static void put_over(char key[KEY_SIZE], const char *id)
{
    snprintf(key, KEY_SIZE, "over:%s", id);
}

/* ==== Keeping ============================================================== */

/* What was not written now is written when the table is put away. */
static void is_kept(void *to, const tt_written *w)
{
    (void)to;
    (void)w;
}

static void keep(house *h, const char *key, const char *owner, const char *text)
{
    tt_write w = {.kind = TT_WRITE_PAPER, .table = key, .owner = owner, .text = text};

    house_paper(h, w, is_kept, NULL);
    w.kind = TT_WRITE_CHANGE; /* if there was another */
    house_paper(h, w, is_kept, NULL);
}

static void keep_seat(const room *r, int seat)
{
    char key[KEY_SIZE], owner[OWNER_SIZE], bytes[512];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    snprintf(key, sizeof key, "game:%016" PRIx64 ":%s:%d", (uint64_t)r->made, r->t.id, seat);
    put_owner(r->t.seat[seat].owner, owner);
    tt_put(&out, "{\"table\":");
    json_put_string(&out, r->t.id);
    tt_put(&out, ",\"made\":");
    tt_put_number(&out, r->made);
    tt_put(&out, ",\"seat\":");
    tt_put_number(&out, seat);
    tt_put(&out, ",\"turn\":false,\"nonce\":\"");
    tt_put_hex(&out, r->t.seed.sealed.nonce[seat], TT_NONCE_BYTES);
    tt_put(&out, "\",\"orders\":\"\"}");
    TT_ASSERT(!out.full);
    keep(r->house, key, owner, bytes);
}

void house_keep_over(room *r)
{
    static const uint8_t NOBODY[TT_KEY_BYTES] = {0};
    static char bytes[8192];
    char key[KEY_SIZE];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    r->house->ears->facts(&out, r);
    TT_ASSERT(!out.full);
    put_over(key, r->t.id);
    keep(r->house, key, TABLES_OWN, bytes);
    for (int i = 0; i < r->t.how.seats; i++) {
        const table_seat *s = &r->t.seat[i];
        if (s->is_taken && !s->is_bot && memcmp(s->owner, NOBODY, sizeof NOBODY) != 0)
            keep_seat(r, i);
    }
}

/* Only the beginning of the owner: a key has room for no more, and two who share it at one table
 * are not to be found. */
static void trace(room *r, const uint8_t owner[TT_KEY_BYTES])
{
    char key[KEY_SIZE], hex[OWNER_SIZE], text[128];

    if (tt_all_zero(owner, TT_KEY_BYTES))
        return;
    put_owner(owner, hex);
    snprintf(key, sizeof key, "%s%016" PRIx64 ":%s:%.16s", TRACES, (uint64_t)r->made, r->t.id, hex);
    snprintf(text, sizeof text, "{\"table\":\"%s\",\"made\":%" PRId64 "}", r->t.id, r->made);
    house_paper(r->house,
                (tt_write){.kind = TT_WRITE_PAPER, .table = key, .owner = hex, .text = text},
                is_kept, NULL);
}

void house_leave_trace(room *r, const table_entry *e)
{
    if (e->kind == TABLE_GUEST)
        trace(r, e->owner);
    else if (e->kind == TABLE_LEAVE && !r->t.has_begun)
        trace(r, r->t.seat[e->seat].owner);
}

void house_trace_kept(room *r)
{
    for (int i = 0; i < r->t.how.seats; i++)
        trace(r, r->t.terms.keeper[i]);
}

/* ==== Reading papers ======================================================= */

/* The next of "key\ntext\n..."; NULL: there is none. */
static json_t *next_paper(const char **at, char key[KEY_SIZE])
{
    const char *text = *at == NULL ? NULL : strchr(*at, '\n');
    const char *end = text == NULL ? NULL : strchr(text + 1, '\n');

    if (end == NULL)
        return NULL;
    snprintf(key, KEY_SIZE, "%.*s", (int)(text - *at), *at);
    *at = end + 1;
    return json_loadb(text + 1, (size_t)(end - text) - 1, 0, NULL);
}

static bool read_papers(house *h, const char *owner, const char *kind, const char *before,
                        house_paper_heard heard, void *to)
{
    return house_paper(
        h,
        (tt_write){
            .kind = TT_READ_OF, .table = owner, .text = kind, .owner = before, .seq = PAPERS},
        heard, to);
}

/* ==== Listing ============================================================== */

typedef struct listing {
    app *app;
    uint8_t owner[TT_KEY_BYTES];
    books_wanted wanted;
    json_t *tables;
    int64_t reached; /* older ones were not looked at; 0: there are none */
    int waiting;
    bool has_failed;
    mine_listed then;
    void *to;
} listing;

/* A table that is being read. */
typedef struct entry {
    listing *of;
    json_t *own;
} entry;

static int64_t made_of(const json_t *one)
{
    return json_integer_value(json_object_get(one, "made"));
}

static int newer_first(const void *a, const void *b)
{
    int64_t x = made_of(*(json_t *const *)a), y = made_of(*(json_t *const *)b);

    return (x < y) - (x > y);
}

static void sort(json_t *tables)
{
    size_t n = json_array_size(tables);
    json_t **at = n == 0 ? NULL : malloc(n * sizeof *at);

    if (at == NULL)
        return;
    for (size_t i = 0; i < n; i++)
        at[i] = json_incref(json_array_get(tables, i));
    qsort(at, n, sizeof *at, newer_first);
    json_array_clear(tables);
    for (size_t i = 0; i < n; i++)
        json_array_append_new(tables, at[i]);
    free(at);
}

/* Those in memory; what they say is newer than papers. */
static void add_rooms(listing *l)
{
    static char bytes[BOOKS_PAGE * 4096];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    tt_put_char(&out, '{');
    put_tables_of(&out, l->app, l->owner, &l->wanted);
    tt_put_char(&out, '}');
    TT_ASSERT(!out.full);
    json_t *page = json_loadb(out.at, out.n, 0, NULL);
    json_array_extend(l->tables, json_object_get(page, "tables"));
    json_decref(page);
}

/* Where more papers are, the page ends with the last that was looked at. */
static json_t *cut_page(listing *l)
{
    json_t *tables = l->tables;

    sort(tables);
    while (json_array_size(tables) > BOOKS_PAGE ||
           (json_array_size(tables) > 0 &&
            made_of(json_array_get(tables, json_array_size(tables) - 1)) < l->reached))
        json_array_remove(tables, json_array_size(tables) - 1);
    if (json_array_size(tables) == BOOKS_PAGE)
        return json_integer(made_of(json_array_get(tables, BOOKS_PAGE - 1)));
    return l->reached > 0 ? json_integer(l->reached) : json_null();
}

static void finish_list(listing *l)
{
    add_rooms(l);
    json_t *next = cut_page(l);
    json_t *page = json_pack("{s:O,s:o}", "tables", l->tables, "next", next);

    l->then(l->to, l->has_failed ? NULL : page);
    json_decref(page);
    json_decref(l->tables);
    free(l);
}

static bool is_wanted(const listing *l, const json_t *found)
{
    const char *game = json_string_value(json_object_get(found, "game"));

    return found != NULL &&
           (l->wanted.game == NULL || (game != NULL && strcmp(game, l->wanted.game->name) == 0));
}

static void entry_is_read(void *to, const tt_written *w)
{
    entry *e = to;
    listing *l = e->of;
    json_t *found = w->found == NULL ? NULL : json_loads(w->found, 0, NULL);

    if (is_wanted(l, found)) {
        json_object_update(found, e->own);
        json_object_set_new(found, "watchers", json_integer(0));
        json_array_append(l->tables, found);
    }
    json_decref(found);
    json_decref(e->own);
    free(e);
    if (--l->waiting == 0)
        finish_list(l);
}

static void read_entry(listing *l, json_t *own)
{
    const char *id = json_string_value(json_object_get(own, "table"));
    entry *e = id == NULL || house_room(l->app->house, id) != NULL ? NULL : malloc(sizeof *e);
    char key[KEY_SIZE];

    if (e == NULL) {
        json_decref(own);
        return;
    }
    *e = (entry){l, own};
    put_over(key, id);
    l->waiting++;
    if (house_paper(l->app->house, (tt_write){.kind = TT_READ_PAPER, .table = key}, entry_is_read,
                    e))
        return;
    l->waiting--;
    l->has_failed = true;
    json_decref(own);
    free(e);
}

static void papers_are_read(void *to, const tt_written *w)
{
    listing *l = to;
    const char *at = w->found;
    char key[KEY_SIZE];
    int n = 0;

    l->has_failed = w->status != TT_STORE_OK && w->status != TT_STORE_MISSING;
    l->waiting = 1;
    for (json_t *own; (own = next_paper(&at, key)) != NULL;) {
        l->reached = ++n == PAPERS ? made_of(own) : 0;
        read_entry(l, own);
    }
    if (--l->waiting == 0)
        finish_list(l);
}

void mine_list(app *a, const uint8_t owner[TT_KEY_BYTES], const books_wanted *wanted,
               mine_listed then, void *to)
{
    listing *l = calloc(1, sizeof *l);
    char hex[OWNER_SIZE], before[KEY_SIZE];

    if (l == NULL || (l->tables = json_array()) == NULL) {
        free(l);
        then(to, NULL);
        return;
    }
    l->app = a;
    memcpy(l->owner, owner, sizeof l->owner);
    l->wanted = *wanted;
    l->then = then;
    l->to = to;
    put_owner(owner, hex);
    put_moment(before, GAMES, wanted->before);
    if (wanted->state == BOOKS_OPEN || wanted->state == BOOKS_PLAYING) {
        finish_list(l);
    } else if (!read_papers(a->house, hex, GAMES, before, papers_are_read, l)) {
        l->has_failed = true;
        finish_list(l);
    }
}

/* ==== What was said ======================================================== */

typedef struct speech {
    app *app;
    char owner[OWNER_SIZE];
    json_t *data;
    int waiting;
    bool has_failed;
    mine_done then;
    void *to;
} speech;

/* A table whose lines are being read. */
typedef struct hearing {
    speech *of;
    json_t *told; /* what is told of it */
} hearing;

static bool is_guest(const char *line, const char *owner);

/* Room for what was said is given to one table after the other; null: to this one none was left. */
static void give_room(json_t *tables, size_t *left)
{
    json_t *at, *one;
    size_t i, k;

    json_array_foreach(tables, i, at)
    {
        json_t *said = json_object_get(at, "said");
        size_t n = 0;
        json_array_foreach(said, k, one)
        {
            n += json_string_length(one) + 3;
        }
        for (; n > *left && *left == SAID_BYTES; json_array_remove(said, 0)) /* the oldest */
            n -= json_string_length(json_array_get(said, 0)) + 3;
        if (n > *left)
            json_object_set_new(at, "said", json_null());
        else
            *left -= n;
    }
}

static void end_speech(speech *p)
{
    size_t left = SAID_BYTES;

    if (--p->waiting > 0)
        return;
    give_room(json_object_get(p->data, "tables"), &left);
    give_room(json_object_get(p->data, "elsewhere"), &left);
    p->then(p->to, !p->has_failed);
    free(p);
}

/* The first word of a line and the seat behind it, -1 if there is none; and what follows. */
static int seat_in(const char *line, char word[16], const char **rest)
{
    size_t n = strcspn(line, " ");
    char *end;

    word[0] = '\0';
    *rest = line;
    if (n >= 16)
        return -1;
    memcpy(word, line, n);
    word[n] = '\0';
    long seat = strtol(line + n, &end, 10);
    if (end == line + n || seat < 0 || seat >= TT_SEATS_MAX)
        return -1;
    *rest = end + strspn(end, " ");
    return (int)seat;
}

/* What is theirs in a line: as a seat, or as who looks on. */
static const char *own_words(const char *line, const char *owner, uint8_t *seats)
{
    const char *rest;
    char word[16];

    if (is_guest(line, owner))
        return strchr(line, '\t') == NULL ? NULL : strchr(line, '\t') + 1;
    int seat = seat_in(line, word, &rest);
    if (seat < 0)
        return NULL;
    if (strcmp(word, "sit") == 0 && strncmp(rest, owner, strlen(owner)) == 0)
        *seats |= table_bit(seat);
    else if (strcmp(word, "sit") == 0)
        *seats &= (uint8_t)~table_bit(seat);
    const char *text = strcmp(word, "say") == 0 ? strchr(rest, ' ') : NULL;
    return text != NULL && (*seats & table_bit(seat)) != 0 ? text + 1 : NULL;
}

static void table_is_heard(void *to, const tt_written *w)
{
    hearing *k = to;
    speech *p = k->of;
    json_t *said = json_array();
    const char *line = w->text, *end = line == NULL ? NULL : line + w->text_n;
    uint8_t seats = 0;

    p->has_failed = p->has_failed || (w->status != TT_STORE_OK && w->status != TT_STORE_MISSING);
    for (; line != NULL && line < end; line += strlen(line) + 1) {
        const char *text = own_words(line, p->owner, &seats);
        if (text != NULL)
            json_array_append_new(said, json_string(text));
    }
    json_object_set_new(k->told, "said", said);
    json_decref(k->told);
    free(k);
    end_speech(p);
}

static void hear_table(speech *p, json_t *told)
{
    const char *id = json_string_value(json_object_get(told, "table"));
    hearing *k = id == NULL ? NULL : malloc(sizeof *k);

    if (k != NULL) {
        *k = (hearing){p, json_incref(told)};
        p->waiting++;
        if (house_paper(p->app->house, (tt_write){.kind = TT_WRITE_READ, .table = id},
                        table_is_heard, k))
            return;
        p->waiting--;
        json_decref(told);
        free(k);
    }
    p->has_failed = true;
}

bool mine_has_table(const json_t *tables, const json_t *one)
{
    const json_t *other;
    size_t i;

    json_array_foreach(tables, i, other)
    {
        if (json_equal(json_object_get(other, "table"), json_object_get(one, "table")))
            return true;
    }
    return false;
}

/* Those that belong on this page: what is older than its last table is on the next. */
static void note_elsewhere(speech *p, const char *papers)
{
    int64_t since = json_integer_value(json_object_get(p->data, "next"));
    json_t *tables = json_object_get(p->data, "tables"), *one;
    json_t *elsewhere = json_object_get(p->data, "elsewhere");
    char key[KEY_SIZE];
    int n = 0;

    while ((one = next_paper(&papers, key)) != NULL) {
        if (++n == PAPERS && since < made_of(one))
            json_object_set_new(p->data, "next", json_integer(made_of(one)));
        if (made_of(one) >= since && !mine_has_table(tables, one))
            json_array_append(elsewhere, one);
        json_decref(one);
    }
}

static void traces_are_read(void *to, const tt_written *w)
{
    speech *p = to;
    json_t *at;
    size_t i;

    p->has_failed = w->status != TT_STORE_OK && w->status != TT_STORE_MISSING;
    note_elsewhere(p, w->found);
    p->waiting = 1;
    json_array_foreach(json_object_get(p->data, "tables"), i, at)
    {
        hear_table(p, at);
    }
    json_array_foreach(json_object_get(p->data, "elsewhere"), i, at)
    {
        hear_table(p, at);
    }
    end_speech(p);
}

void mine_add_said(app *a, const uint8_t owner[TT_KEY_BYTES], int64_t before, json_t *data,
                   mine_done then, void *to)
{
    speech *p = calloc(1, sizeof *p);
    char key[KEY_SIZE];

    if (p == NULL) {
        then(to, false);
        return;
    }
    *p = (speech){.app = a, .data = data, .then = then, .to = to, .waiting = 1};
    put_owner(owner, p->owner);
    put_moment(key, TRACES, before);
    json_object_set_new(data, "elsewhere", json_array());
    if (read_papers(a->house, p->owner, TRACES, key, traces_are_read, p))
        return;
    p->has_failed = true;
    end_speech(p);
}

/* ==== Erasing ============================================================== */

typedef struct erasing {
    house *house;
    char table[TABLE_ID_BYTES], owner[OWNER_SIZE];
    uint8_t key[TT_KEY_BYTES]; /* the same as bytes */
    int waiting;               /* writes */
    uint8_t seats;
    bool has_failed;
    mine_done then;
    void *to;
} erasing;

static void erase_ends(erasing *x)
{
    if (--x->waiting > 0)
        return;
    room *r = house_room(x->house, x->table);
    if (r != NULL && !x->has_failed && table_seat_of(&r->t, x->key) < 0)
        table_forget_traces(&r->t, x->key);
    x->then(x->to, !x->has_failed);
    free(x);
}

/* What another node has, that one erases; what is not there need not be. */
static void is_replaced(void *to, const tt_written *w)
{
    erasing *x = to;

    x->has_failed = x->has_failed || (w->status != TT_STORE_OK && w->status != TT_STORE_MISSING &&
                                      w->status != TT_STORE_LOST);
    erase_ends(x);
}

static void hand(erasing *x, tt_write w, house_paper_heard heard)
{
    x->waiting++;
    if (house_paper(x->house, w, heard, x))
        return;
    x->waiting--;
    x->has_failed = true;
}

static void replace(erasing *x, int64_t seq, const char *text)
{
    hand(x, (tt_write){.kind = TT_WRITE_REPLACE, .table = x->table, .seq = seq, .text = text},
         is_replaced);
}

/* Their hash in what never changes: a seat that was kept for them. */
static void erase_from_facts(erasing *x, const char *facts)
{
    const char *at = strstr(facts, x->owner);
    char *copy = at == NULL ? NULL : strdup(facts);

    if (copy == NULL)
        return;
    memset(copy + (at - facts), '0', strlen(x->owner));
    replace(x, 0, copy);
    free(copy);
}

/* "sit 0 <owner> <nonce> Anna" and "say 0 <action> Hello": the words before the last part. */
static void erase_line(erasing *x, int64_t seq, const char *line, int words)
{
    char bytes[TABLE_LINE];
    tt_text out = tt_text_in(bytes, sizeof bytes);
    const char *owner = strstr(line, x->owner);

    for (const char *at = line; *at != '\0' && words > 0; at++) {
        bool is_owner = owner != NULL && at >= owner && at < owner + strlen(x->owner);
        if (is_owner)
            tt_put_char(&out, '0');
        else
            tt_put_char(&out, *at);
        words -= *at == ' ';
    }
    tt_put(&out, DASH);
    replace(x, seq, bytes);
}

/* "guest <action> <owner> Olga<tab>Hello". */
static bool is_guest(const char *line, const char *owner)
{
    return strncmp(line, "guest ", 6) == 0 && strlen(line) > GUEST_OWNER + strlen(owner) &&
           strncmp(line + GUEST_OWNER, owner, strlen(owner)) == 0;
}

static void erase_guest(erasing *x, int64_t seq, const char *line)
{
    char bytes[TABLE_LINE];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    for (int i = 0; i < GUEST_OWNER; i++)
        tt_put_char(&out, line[i]);
    for (size_t i = 0; i < strlen(x->owner); i++)
        tt_put_char(&out, '0');
    tt_put_char(&out, ' ');
    tt_put(&out, DASH);
    tt_put_char(&out, '\t');
    tt_put(&out, DASH);
    replace(x, seq, bytes);
}

/* The seats that are theirs at this line. */
static void look_at_line(erasing *x, int64_t seq, const char *line, bool *has_begun)
{
    const char *rest;
    char word[16];

    if (is_guest(line, x->owner)) {
        erase_guest(x, seq, line);
        return;
    }
    int seat = seat_in(line, word, &rest);
    *has_begun = *has_begun || strcmp(word, "begin") == 0;
    if (seat < 0)
        return;
    bool is_theirs = (x->seats & table_bit(seat)) != 0;
    if (strcmp(word, "sit") == 0 && strstr(line, x->owner) != NULL) {
        x->seats |= table_bit(seat);
        erase_line(x, seq, line, 4);
    } else if (strcmp(word, "say") == 0 && is_theirs) {
        erase_line(x, seq, line, 3);
    } else if (strcmp(word, "leave") == 0 && is_theirs && !*has_begun) {
        x->seats &= (uint8_t)~table_bit(seat);
    }
}

static void over_is_read(void *to, const tt_written *w)
{
    erasing *x = to;
    json_t *known = w->found == NULL ? NULL : json_loads(w->found, 0, NULL), *seat;
    size_t i;
    char key[KEY_SIZE], *text = NULL;

    json_array_foreach(json_object_get(known, "seats"), i, seat)
    {
        if ((x->seats >> i & 1) != 0)
            json_object_set_new(seat, "name", json_string(DASH));
    }
    put_over(key, x->table);
    if (known != NULL && (text = json_dumps(known, JSON_COMPACT)) != NULL)
        hand(x,
             (tt_write){.kind = TT_WRITE_CHANGE, .table = key, .owner = TABLES_OWN, .text = text},
             is_replaced);
    free(text);
    json_decref(known);
    erase_ends(x);
}

static void lines_are_read(void *to, const tt_written *w)
{
    erasing *x = to;
    bool has_begun = false;
    char key[KEY_SIZE];

    x->has_failed = w->status != TT_STORE_OK && w->status != TT_STORE_MISSING;
    if (w->status == TT_STORE_OK) { /* otherwise there is no text */
        const char *line = w->text, *end = w->text + w->text_n;
        erase_from_facts(x, line);
        line += strlen(line) + 1;
        for (int64_t seq = 1; line < end; seq++, line += strlen(line) + 1)
            look_at_line(x, seq, line, &has_begun);
        put_over(key, x->table);
        hand(x, (tt_write){.kind = TT_READ_PAPER, .table = key}, over_is_read);
    }
    erase_ends(x);
}

void mine_erase(house *h, const char *id, const uint8_t owner[TT_KEY_BYTES], mine_done then,
                void *to)
{
    erasing *x = calloc(1, sizeof *x);

    if (x == NULL) {
        then(to, false);
        return;
    }
    x->house = h;
    snprintf(x->table, sizeof x->table, "%s", id);
    put_owner(owner, x->owner);
    memcpy(x->key, owner, sizeof x->key);
    x->then = then;
    x->to = to;
    x->waiting = 1;
    if (house_paper(h, (tt_write){.kind = TT_WRITE_READ, .table = x->table}, lines_are_read, x))
        return;
    x->has_failed = true;
    erase_ends(x);
}

/* ---- all of them ---- */

typedef struct sweep {
    house *house;
    uint8_t owner[TT_KEY_BYTES];
    const char *kind;      /* of papers, */
    char before[KEY_SIZE]; /* and the last that was looked at */
    int waiting;
    bool has_failed, has_more;
    mine_done then;
    void *to;
} sweep;

static void sweep_on(sweep *s);
static void sweep_from(sweep *s, const char *kind);

static void part_is_swept(void *to, bool is_done)
{
    sweep *s = to;

    s->has_failed = s->has_failed || !is_done;
    if (--s->waiting > 0)
        return;
    if (s->has_more && !s->has_failed) {
        sweep_on(s);
        return;
    }
    if (s->kind == GAMES && !s->has_failed) {
        sweep_from(s, TRACES);
        return;
    }
    s->then(s->to, !s->has_failed);
    free(s);
}

/* NOLINTBEGIN(clang-analyzer-unix.Malloc): while it waits it is not freed */
static void sweep_is_read(void *to, const tt_written *w)
{
    sweep *s = to;
    const char *at = w->found;
    int n = 0;

    s->has_failed = w->status != TT_STORE_OK && w->status != TT_STORE_MISSING;
    s->waiting = 1;
    for (json_t *own; (own = next_paper(&at, s->before)) != NULL; n++) {
        const char *id = json_string_value(json_object_get(own, "table"));
        s->waiting += id != NULL;
        if (id != NULL)
            mine_erase(s->house, id, s->owner, part_is_swept, s);
        json_decref(own);
    }
    s->has_more = n == PAPERS;
    part_is_swept(s, true);
}
/* NOLINTEND(clang-analyzer-unix.Malloc) */

static void sweep_on(sweep *s)
{
    char owner[OWNER_SIZE];

    put_owner(s->owner, owner);
    s->waiting = 1;
    s->has_more = false;
    if (!read_papers(s->house, owner, s->kind, s->before, sweep_is_read, s))
        part_is_swept(s, false);
}

static void sweep_from(sweep *s, const char *kind)
{
    s->kind = kind;
    put_moment(s->before, kind, INT64_MAX);
    sweep_on(s);
}

void mine_erase_all(house *h, const uint8_t owner[TT_KEY_BYTES], mine_done then, void *to)
{
    sweep *s = calloc(1, sizeof *s);

    if (s == NULL) {
        then(to, false);
        return;
    }
    s->house = h;
    memcpy(s->owner, owner, sizeof s->owner);
    s->then = then;
    s->to = to;
    sweep_from(s, GAMES);
}
