/* What is asked here and has to be answered by another node. */
#include "server/links.h"

#include "server/api.h"
#include "server/fetch.h"
#include "server/in.h"
#include "server/line.h"
#include "server/mine.h"
#include "server/talk.h"
#include "server/tell.h"
#include "server/turns.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    AGAIN_MS = 100,      /* until it is asked again where a table is */
    PATIENCE_MS = 10000, /* and so long altogether */
    GATHER_MS = 1000,    /* who has not answered by then is left out */
    TEXTS_MAX = 8,       /* messages that wait until it is known where to send them */
    FORGET_MS = 10000,   /* but who is to forget somebody gets more time */
    NODES_MAX = 64,
    REQUEST_SIZE = NET_HEADERS_MAX + NET_BODY_MAX
};

/* Paths between nodes begin so: whoever is asked answers itself, or says that it cannot.  Nodes ask
 * each other nothing but the api: the rest is the host's. */
static const char HOP[] = "/node", API[] = "/api/";
static const char NOT_HERE[] = "{\"type\":\"error\",\"error\":\"not-here\"}";

typedef struct text {
    char *at;
    size_t n;
} text;

/* What one node answers to what all are asked. */
typedef struct part {
    detour *of;
    line *line; /* NULL: it has answered, or never will */
    int status; /* of the answer; 0: there is none */
    json_t *body;
} part;

struct detour {
    detour *next, **before; /* of all */
    app *app;
    visitor *who;
    char table[TABLE_ID_BYTES];
    bool is_hop;     /* another node asks: it is answered here or not at all */
    bool is_looking; /* nodes_find will call */
    bool is_over;
    uint64_t until_ms;
    uv_timer_t timer;
    line *line;
    char address[TT_NODE_ADDRESS_MAX]; /* where it leads */
    bool is_through;                   /* the other node has answered: it is the right one */

    net_request request; /* if it is one; its texts are in `bytes` */
    char *bytes;
    text texts[TEXTS_MAX]; /* of a WebSocket; the first says which table */
    int texts_n;

    part *parts; /* of what every node is asked */
    int parts_n, waiting_n;
    bool is_list;
};

size_t links_hop(const char *path)
{
    size_t n = sizeof HOP - 1;

    return strncmp(path, HOP, n) == 0 && path[n] == '/' ? n : 0;
}

/* ==== Beginning and end ==================================================== */

static void free_detour(detour *d)
{
    for (int i = 0; i < d->texts_n; i++)
        free(d->texts[i].at);
    for (int i = 0; i < d->parts_n; i++)
        json_decref(d->parts[i].body);
    free(d->parts);
    free(d->bytes);
    free(d);
}

static void on_timer_closed(uv_handle_t *handle)
{
    detour *d = handle->data;

    d->is_over = true;
    if (!d->is_looking)
        free_detour(d);
}

/* The visitor has nothing to do with it any more. */
static visitor *let_go(detour *d)
{
    visitor *who = d->who;

    if (d->line != NULL)
        line_close(d->line);
    d->line = NULL;
    for (int i = 0; i < d->parts_n; i++)
        if (d->parts[i].line != NULL)
            line_close(d->parts[i].line);
    who->detour = NULL;
    d->who = NULL;
    *d->before = d->next;
    if (d->next != NULL)
        d->next->before = d->before;
    uv_close((uv_handle_t *)&d->timer, on_timer_closed);
    return who;
}

static detour *new_detour(app *a, visitor *v)
{
    detour *d = calloc(1, sizeof *d);

    if (d == NULL)
        return NULL;
    d->app = a;
    d->who = v;
    v->detour = d;
    d->next = a->detours;
    d->before = &a->detours;
    if (a->detours != NULL)
        a->detours->before = &d->next;
    a->detours = d;
    uv_timer_init(a->loop, &d->timer);
    d->timer.data = d;
    d->until_ms = uv_now(a->loop) + PATIENCE_MS;
    return d;
}

void links_leave(visitor *v)
{
    if (v->detour != NULL)
        let_go(v->detour);
}

void links_stop(app *a)
{
    turns_stop(a);
    while (a->detours != NULL) {
        detour *d = a->detours;
        bool is_request = d->bytes != NULL;
        d->is_looking = false; /* nobody will call any more */
        visitor *who = let_go(d);
        if (is_request)
            tell_word(who, 503, "busy");
    }
}

/* ==== A request as bytes =================================================== */

static void put_who(tt_text *out, const visitor *v)
{
    static const uint8_t V4[12] = {[10] = 0xff, [11] = 0xff};
    const uint8_t *who = net_peer(v->conn);
    char shown[INET6_ADDRSTRLEN];

    if (who == NULL)
        return;
    if (memcmp(who, V4, sizeof V4) == 0)
        inet_ntop(AF_INET, who + sizeof V4, shown, sizeof shown);
    else
        inet_ntop(AF_INET6, who, shown, sizeof shown);
    tt_put(out, "\r\nX-Forwarded-For: ");
    tt_put(out, shown);
}

static void put_header(tt_text *out, const char *name, const char *value)
{
    if (value[0] == '\0')
        return;
    tt_put(out, "\r\n");
    tt_put(out, name);
    tt_put(out, ": ");
    tt_put(out, value);
}

/* HEAD is asked as GET: whoever answers the visitor leaves the body out. */
static void put_request(tt_text *out, const visitor *v, const net_request *q)
{
    tt_put(out, strcmp(q->method, "HEAD") == 0 ? "GET" : q->method);
    tt_put_char(out, ' ');
    tt_put(out, HOP);
    tt_put(out, q->path);
    if (q->query[0] != '\0') {
        tt_put_char(out, '?');
        tt_put(out, q->query);
    }
    tt_put(out, " HTTP/1.1\r\nHost: node\r\nConnection: close");
    put_who(out, v);
    put_header(out, "Authorization", q->authorization);
    put_header(out, "Content-Type", q->content_type);
    put_header(out, "If-None-Match", q->if_none_match);
    tt_put(out, "\r\nContent-Length: ");
    tt_put_number(out, (int64_t)q->body_n);
    tt_put(out, "\r\n\r\n");
    for (size_t i = 0; i < q->body_n; i++)
        tt_put_char(out, q->body[i]);
}

static void put_upgrade(tt_text *out, const visitor *v)
{
    tt_put(out, "GET /ws HTTP/1.1\r\nHost: node\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGlkZXRhYmxlIG5vZGVzLg==");
    put_who(out, v);
    tt_put(out, "\r\n\r\n");
}

/* What a request says, kept for later. */
static bool keep(detour *d, const net_request *q)
{
    const char *const texts[] = {q->method,       q->path,          q->query,
                                 q->host,         q->origin,        q->authorization,
                                 q->content_type, q->if_none_match, q->accept_encoding};
    const char *kept[sizeof texts / sizeof *texts];
    size_t size = q->body_n + 1, n = 0;

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        size += strlen(texts[i]) + 1;
    d->bytes = calloc(1, size);
    if (d->bytes == NULL)
        return false;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        kept[i] = d->bytes + n;
        memcpy(d->bytes + n, texts[i], strlen(texts[i]) + 1);
        n += strlen(texts[i]) + 1;
    }
    memcpy(d->bytes + n, q->body, q->body_n);
    d->request = (net_request){.method = kept[0],
                               .path = kept[1],
                               .query = kept[2],
                               .host = kept[3],
                               .origin = kept[4],
                               .authorization = kept[5],
                               .content_type = kept[6],
                               .if_none_match = kept[7],
                               .accept_encoding = kept[8],
                               .body = d->bytes + n,
                               .body_n = q->body_n};
    return true;
}

/* ==== Finding the node ===================================================== */

static void look(detour *d);

static void on_again(uv_timer_t *timer)
{
    look(timer->data);
}

static void tell_busy(visitor *v)
{
    outcome o = {.house = HOUSE_BUSY};

    tell_outcome(v, NULL, &o);
}

/* Nobody has the table, or not who was said to: after a while somebody will. */
static void try_again(detour *d)
{
    if (d->line != NULL)
        line_close(d->line);
    d->line = NULL;
    if (uv_now(d->app->loop) < d->until_ms)
        uv_timer_start(&d->timer, on_again, AGAIN_MS, 0);
    else
        tell_busy(let_go(d));
}

/* Answers what has waited, at this node: the table is here, or there is none. */
static void answer_here(detour *d)
{
    app *a = d->app;
    net_request *q = d->bytes != NULL ? &d->request : NULL;
    visitor *v = let_go(d); /* the link itself is there until the loop goes on */

    if (q != NULL)
        api_request(a, v, q);
    for (int i = 0; i < d->texts_n; i++) {
        json_t *in = json_loadb(d->texts[i].at, d->texts[i].n, JSON_REJECT_DUPLICATES, NULL);
        if (fetch_is_awaited(v))
            fetch_keep(a, v, in);
        else
            talk_message(a, v, in);
        json_decref(in);
    }
}

/* Said to the other node: with a mark that it has to answer itself. */
static void say_watch(detour *d)
{
    static const char MARK[] = "{\"here\":true,";
    const char *rest = memchr(d->texts[0].at, '{', d->texts[0].n);
    size_t skipped = (size_t)(rest - d->texts[0].at) + 1;
    char watch[NET_MESSAGE_MAX + sizeof MARK];
    tt_text out = tt_text_in(watch, sizeof watch);

    tt_put(&out, MARK);
    tt_put(&out, d->texts[0].at + skipped);
    if (out.full || out.n > NET_MESSAGE_MAX)
        line_close(d->line);
    else
        line_say(d->line, out.at, out.n);
}

static void line_is_open(void *to)
{
    say_watch(to);
}

static void line_has_text(void *to, const char *at, size_t n)
{
    detour *d = to;

    if (!d->is_through && n >= sizeof NOT_HERE - 1 &&
        memcmp(at, NOT_HERE, sizeof NOT_HERE - 1) == 0) {
        try_again(d);
        return;
    }
    if (!d->is_through) /* now it is known that this is the right node */
        for (int i = 1; i < d->texts_n; i++)
            line_say(d->line, d->texts[i].at, d->texts[i].n);
    d->is_through = true;
    net_send(d->who->conn, at, n);
}

static void line_has_reply(void *to, const net_reply *r)
{
    detour *d = to;

    d->line = NULL;
    if (r->status == 421)
        try_again(d);
    else
        net_answer(let_go(d)->conn, r);
}

/* A request that may have been heard is not said twice, except if it only asks. */
static void line_has_ended(void *to, bool was_sent)
{
    detour *d = to;

    d->line = NULL;
    if (d->is_through)
        net_close(let_go(d)->conn, 1012, "the table has moved");
    else if (d->bytes != NULL && was_sent && strcmp(d->request.method, "GET") != 0)
        tell_busy(let_go(d));
    else
        try_again(d);
}

static const line_ears EARS = {line_has_reply, line_is_open, line_has_text, line_has_ended};

/* A machine that stands still does not even hang up. */
void links_look(void *of)
{
    app *a = of;

    turns_look(a);
    for (detour *d = a->detours, *next; d != NULL; d = next) {
        next = d->next;
        if (d->line != NULL && !nodes_lives(a->nodes, d->address)) {
            line_close(d->line);
            line_has_ended(d, true);
        }
    }
}

static void call_there(detour *d, const char *address)
{
    static char bytes[REQUEST_SIZE];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    if (d->bytes != NULL)
        put_request(&out, d->who, &d->request);
    else
        put_upgrade(&out, d->who);
    snprintf(d->address, sizeof d->address, "%s", address);
    if (!out.full)
        d->line = line_open(d->app->loop, address, out.at, out.n, &EARS, d);
    if (d->line == NULL)
        try_again(d);
}

static bool is_here(const app *a, const char *id)
{
    const room *r = house_room(a->house, id);

    return r != NULL && !r->is_new;
}

static void say_not_here(detour *d)
{
    bool is_request = d->bytes != NULL;
    visitor *v = let_go(d);

    if (is_request)
        tell_word(v, 421, "not-here");
    else
        net_send(v->conn, NOT_HERE, sizeof NOT_HERE - 1);
}

static void table_is_found(void *to, nodes_place place, const char *address)
{
    detour *d = to;

    d->is_looking = false;
    if (d->is_over)
        free_detour(d);
    else if (d->who == NULL) /* the timer is being closed, and frees it */
        return;
    else if (place == NODES_MISSING || place == NODES_HERE || is_here(d->app, d->table))
        answer_here(d); /* and read it, if it is not in memory */
    else if (d->is_hop)
        say_not_here(d);
    else if (place == NODES_THERE)
        call_there(d, address);
    else
        try_again(d);
}

static void look(detour *d)
{
    d->is_looking = nodes_find(d->app->nodes, d->table, table_is_found, d);
    if (!d->is_looking)
        answer_here(d);
}

/* ==== What every node has a part of ======================================== */

static const struct {
    const char *method, *path;
} SHARED[] = {{"GET", "/api/tables"},
              {"GET", "/api/my/tables"},
              {"GET", "/api/my/data"},
              {"DELETE", "/api/my/data"}};

static bool is_shared(const net_request *q)
{
    const char *method = strcmp(q->method, "HEAD") == 0 ? "GET" : q->method;

    for (size_t i = 0; i < sizeof SHARED / sizeof *SHARED; i++)
        if (strcmp(method, SHARED[i].method) == 0 && strcmp(q->path, SHARED[i].path) == 0)
            return true;
    return false;
}

static int64_t made_at(const part *p)
{
    const json_t *first = json_array_get(json_object_get(p->body, "tables"), 0);

    return first == NULL ? -1 : json_integer_value(json_object_get(first, "made"));
}

/* The part that has the newest of those that are left. */
static part *newest_part(detour *d)
{
    part *newest = &d->parts[0];

    for (int i = 1; i < d->parts_n; i++)
        if (made_at(&d->parts[i]) > made_at(newest))
            newest = &d->parts[i];
    return newest;
}

/* Some node may have more that is older than this; 0: none has. */
static int64_t reached(const detour *d)
{
    int64_t since = 0;

    for (int i = 0; i < d->parts_n; i++) {
        int64_t next = json_integer_value(json_object_get(d->parts[i].body, "next"));
        since = next > since ? next : since;
    }
    return since;
}

/* Takes the first table of a part to the page, if it is not there: every node finds games that are
 * over in the store. */
static void take_first(json_t *tables, const part *p)
{
    json_t *rest = json_object_get(p->body, "tables"), *one = json_array_get(rest, 0);

    if (!mine_has_table(tables, one))
        json_array_append(tables, one);
    json_array_remove(rest, 0);
}

/* One page of all, as far as every node has told; whatever else is in it every node knows, so the
 * first has it, too. */
static json_t *merge(detour *d)
{
    json_t *tables = json_array();
    const part *newest;
    int64_t since = reached(d);

    while (json_array_size(tables) < BOOKS_PAGE && made_at(newest = newest_part(d)) >= since)
        take_first(tables, newest);
    if (json_array_size(tables) == BOOKS_PAGE)
        since = json_integer_value(json_object_get(json_array_get(tables, BOOKS_PAGE - 1), "made"));
    json_t *next = since > 0 ? json_integer(since) : json_null();
    for (int i = 0; i < d->parts_n; i++)
        if (d->parts[i].status == 200 && d->parts[i].body != NULL) {
            json_t *page = json_copy(d->parts[i].body);
            json_object_set_new(page, "tables", tables);
            json_object_set_new(page, "next", next);
            return page;
        }
    json_decref(tables);
    json_decref(next);
    return NULL;
}

/* What one has refused, if any has.  A list does without a node that is in trouble. */
static const part *refused(const detour *d)
{
    for (int i = 0; i < d->parts_n; i++)
        if (d->parts[i].status > 200 && (!d->is_list || d->parts[i].status < 500))
            return &d->parts[i];
    return NULL;
}

static bool has_all(const detour *d)
{
    for (int i = 0; i < d->parts_n; i++)
        if (d->parts[i].status == 0)
            return false;
    return true;
}

/* A list may lack what a node has that does not answer; who wants to be forgotten is told so only
 * when all have. */
static void answer_all(detour *d)
{
    const part *no = refused(d);
    json_t *page = no != NULL ? json_incref(no->body) : d->is_list ? merge(d) : json_object();
    int status = no != NULL ? no->status : 200;
    bool is_fine = page != NULL && (d->is_list || no != NULL || has_all(d));
    char *body = is_fine ? json_dumps(page, JSON_COMPACT) : NULL;
    tt_text out = {.at = body, .n = body == NULL ? 0 : strlen(body)};
    visitor *v = let_go(d);

    if (body == NULL)
        tell_busy(v);
    else
        tell_reply(v, status, &out);
    free(body);
    json_decref(page);
}

static void part_has_ended(void *to, bool was_sent)
{
    part *p = to;

    (void)was_sent;
    p->line = NULL;
    if (--p->of->waiting_n == 0)
        answer_all(p->of);
}

static void part_has_reply(void *to, const net_reply *r)
{
    part *p = to;

    p->status = r->status;
    p->body = json_loadb(r->body, r->body_n, 0, NULL);
    part_has_ended(to, true);
}

static void on_late(uv_timer_t *timer)
{
    answer_all(timer->data);
}

static bool gather(app *a, visitor *v, const net_request *q)
{
    static const line_ears EARS_OF_PART = {.reply = part_has_reply, .ended = part_has_ended};
    static char bytes[REQUEST_SIZE];
    const char *addresses[NODES_MAX];
    int n = nodes_living(a->nodes, addresses, NODES_MAX);
    tt_text out = tt_text_in(bytes, sizeof bytes);
    detour *d = n < 2 ? NULL : new_detour(a, v);

    if (d == NULL || (d->parts = calloc((size_t)n, sizeof *d->parts)) == NULL) {
        links_leave(v);
        return false;
    }
    d->is_list = strcmp(q->method, "DELETE") != 0;
    put_request(&out, v, q);
    for (int i = 0; i < n; i++) {
        part *p = &d->parts[d->parts_n++];
        p->of = d;
        p->line = line_open(a->loop, addresses[i], out.at, out.n, &EARS_OF_PART, p);
        d->waiting_n += p->line != NULL;
    }
    if (d->waiting_n == 0)
        answer_all(d);
    else
        uv_timer_start(&d->timer, on_late, d->is_list ? GATHER_MS : FORGET_MS, 0);
    return true;
}

/* ==== What comes in ======================================================== */

/* The table of "/api/tables/<id>[/<what>]"; false: it is no such path. */
static bool id_of(const char *path, char id[TABLE_ID_BYTES])
{
    static const char TABLES[] = "/api/tables/";
    size_t n = 0;

    if (strncmp(path, TABLES, sizeof TABLES - 1) == 0)
        n = strcspn(path + sizeof TABLES - 1, "/");
    if (n == 0 || n >= TABLE_ID_BYTES)
        return false;
    memcpy(id, path + sizeof TABLES - 1, n);
    id[n] = '\0';
    return true;
}

/* Looks where the table is, and asks there. */
static bool ask_there(app *a, visitor *v, const net_request *q, const char *id, bool is_hop)
{
    detour *d = new_detour(a, v);

    if (d == NULL)
        return false;
    house_leave(v);
    snprintf(d->table, sizeof d->table, "%s", id);
    d->is_hop = is_hop;
    if (keep(d, q))
        look(d);
    else
        tell_busy(let_go(d));
    return true;
}

bool links_request(app *a, visitor *v, const net_request *q)
{
    bool is_hop = links_hop(q->path) > 0;
    net_request here = *q;
    char id[TABLE_ID_BYTES];

    links_leave(v);
    if (a->nodes == NULL)
        return false;
    here.path += links_hop(q->path);
    if (is_hop && strncmp(here.path, API, sizeof API - 1) != 0) {
        api_refuse(v, REFUSED_NO_SUCH_PAGE);
        return true;
    }
    if (is_hop && strcmp(here.path, "/api/turn") == 0) {
        turns_hear(a, v, &here);
        return true;
    }
    if (!is_hop && is_shared(q))
        return gather(a, v, q);
    if (id_of(here.path, id) && !is_here(a, id))
        return ask_there(a, v, &here, id, is_hop);
    if (is_hop)
        api_request(a, v, &here);
    return is_hop;
}

static bool keep_text(detour *d, const char *at, size_t n)
{
    char *copy = d->texts_n == TEXTS_MAX ? NULL : malloc(n + 1);

    if (copy == NULL)
        return false;
    memcpy(copy, at, n);
    copy[n] = '\0';
    d->texts[d->texts_n++] = (text){copy, n};
    return true;
}

static bool watch_there(app *a, visitor *v, const char *id, bool is_hop, text said)
{
    detour *d = new_detour(a, v);

    if (d == NULL)
        return false;
    house_leave(v);
    snprintf(d->table, sizeof d->table, "%s", id);
    d->is_hop = is_hop;
    if (keep_text(d, said.at, said.n))
        look(d);
    else
        tell_busy(let_go(d));
    return true;
}

static bool is_watch(const json_t *in)
{
    const char *type = in_text(in, "type");

    return type != NULL && strcmp(type, "watch") == 0;
}

bool links_message(app *a, visitor *v, const json_t *in, const char *at, size_t n)
{
    const char *id = in_text(in, "table");

    if (a->nodes == NULL)
        return false;
    if (is_watch(in)) {
        links_leave(v);
        if (id == NULL || strlen(id) >= TABLE_ID_BYTES || is_here(a, id))
            return false;
        return watch_there(a, v, id, json_is_true(json_object_get(in, "here")),
                           (text){(char *)at, n});
    }
    if (v->detour == NULL)
        return false;
    if (v->detour->is_through)
        line_say(v->detour->line, at, n);
    else if (!keep_text(v->detour, at, n))
        tell_busy(v);
    return true;
}
