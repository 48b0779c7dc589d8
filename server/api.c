/* Requests over HTTP: finding who answers. */
#include "server/api.h"

#include "lang/texts.h"
#include "server/fetch.h"
#include "server/in.h"
#include "server/ops.h"
#include "server/tell.h"

#include <string.h>

static const struct {
    const char *word;
    int status;
} REFUSED[REFUSALS] = {
#define REFUSAL(id, word, status) [REFUSED_##id] = {word, status},
#include "server/refusals.def"
#undef REFUSAL
};

void api_refuse(visitor *v, refusal why)
{
    tell_word(v, REFUSED[why].status, REFUSED[why].word);
}

/* ==== The file that describes them ========================================= */

static void show_openapi(call *c)
{
    int i = 0;

    while (strcmp(tt_texts[i].path, "docs/openapi.json") != 0)
        i++;
    net_reply reply = {.status = 200,
                       .type = "application/json",
                       .headers = "Cache-Control: no-cache\r\n",
                       .body = tt_texts[i].text,
                       .body_n = tt_texts[i].n,
                       .lent = true};
    net_answer(c->who->conn, &reply);
}

/* ==== Routes =============================================================== */

typedef struct route {
    const char *method, *path;
    void (*answer)(call *c);
    unsigned needs;
    const char *fields; /* of a body, with a blank between them */
} route;

static const route ROUTES[] = {
#define ROUTE(method, path, answer, needs, fields) {method, path, answer, needs, fields},
#include "server/routes.def"
#undef ROUTE
};

enum { ROUTES_N = sizeof ROUTES / sizeof *ROUTES };

/* Whether the path is of that form; `id` is what stands for the table. */
static bool path_fits(const char *form, const char *path, tt_word *id)
{
    static const char TABLE[] = "{table}";
    const char *gap = strstr(form, TABLE);

    *id = (tt_word){NULL, 0};
    if (gap == NULL)
        return strcmp(form, path) == 0;
    if (strncmp(form, path, (size_t)(gap - form)) != 0)
        return false;
    *id = (tt_word){path + (gap - form), strcspn(path + (gap - form), "/")};
    return id->n > 0 && strcmp(gap + sizeof TABLE - 1, id->at + id->n) == 0;
}

/* The table of the path; NULL: there is none, or the request is kept until it was read. */
static room *room_of(call *c, tt_word id)
{
    char name[TABLE_ID_BYTES] = "";

    if (id.n < sizeof name)
        memcpy(name, id.at, id.n);
    room *r = house_room(c->app->house, name);
    if (r != NULL && !r->is_new)
        return r;
    house_status why =
        r != NULL ? HOUSE_NO_SUCH_TABLE : fetch_for_request(c->app, c->who, name, c->q);
    if (why != HOUSE_OK)
        api_refuse(c->who, why == HOUSE_BUSY ? REFUSED_BUSY : REFUSED_NO_SUCH_TABLE);
    return NULL;
}

static void find_key(call *c)
{
    static const char BEARER[] = "Bearer ";

    c->key = c->q->authorization;
    if (strncmp(c->key, BEARER, sizeof BEARER - 1) != 0)
        return;
    c->key += sizeof BEARER - 1;
    c->has_key = in_key(c->key, c->owner);
}

/* Whether the word is one of those, with a blank between them. */
static bool is_among(const char *word, const char *words)
{
    size_t n = strlen(word);

    for (const char *at = words; *at != '\0'; at += *at == ' ') {
        size_t length = strcspn(at, " ");
        if (length == n && memcmp(at, word, n) == 0)
            return true;
        at += length;
    }
    return false;
}

/* A field nobody knows is a mistake of who asks, who would wait for what it should do. */
static bool knows_fields(const route *r, json_t *in)
{
    const char *name;
    json_t *value;

    json_object_foreach(in, name, value)
    {
        if (!is_among(name, r->fields))
            return false;
    }
    return true;
}

static void follow(const route *r, call *c, tt_word id)
{
    if (id.n > 0 && (c->table = room_of(c, id)) == NULL)
        return;
    find_key(c);
    if ((r->needs & NEEDS_KEY) && !c->has_key) {
        api_refuse(c->who, REFUSED_NO_KEY);
        return;
    }
    if (r->needs & NEEDS_BODY)
        c->in = json_loadb(c->q->body, c->q->body_n, JSON_REJECT_DUPLICATES, NULL);
    if ((r->needs & NEEDS_BODY) && !json_is_object(c->in))
        api_refuse(c->who, REFUSED_BAD_JSON);
    else if (!knows_fields(r, c->in))
        api_refuse(c->who, REFUSED_BAD_FIELD);
    else
        r->answer(c);
    json_decref(c->in);
}

/* The path is right and the method is not: says which ones are. */
static void refuse_method(const call *c)
{
    char bytes[128], body[64];
    tt_text allow = tt_text_in(bytes, sizeof bytes), out = tt_text_in(body, sizeof body);
    const char *before = "Allow: ";
    tt_word id;

    for (int i = 0; i < ROUTES_N; i++)
        if (path_fits(ROUTES[i].path, c->q->path, &id)) {
            tt_put(&allow, before);
            tt_put(&allow, ROUTES[i].method);
            tt_put(&allow, strcmp(ROUTES[i].method, "GET") == 0 ? ", HEAD" : "");
            before = ", ";
        }
    tt_put(&allow, "\r\n");
    tell_put_word(&out, REFUSED[REFUSED_WRONG_METHOD].word);
    net_reply reply = {.status = REFUSED[REFUSED_WRONG_METHOD].status,
                       .type = "application/json",
                       .headers = allow.at,
                       .body = out.at,
                       .body_n = out.n};
    net_answer(c->who->conn, &reply);
}

void api_request(app *a, visitor *v, const net_request *q)
{
    /* The transport leaves out the body that HEAD does not want. */
    const char *method = strcmp(q->method, "HEAD") == 0 ? "GET" : q->method;
    call c = {.app = a, .who = v, .q = q};
    bool has_path = false;
    tt_word id;

    house_leave(v);
    for (int i = 0; i < ROUTES_N; i++) {
        if (!path_fits(ROUTES[i].path, q->path, &id))
            continue;
        has_path = true;
        if (strcmp(ROUTES[i].method, method) == 0) {
            follow(&ROUTES[i], &c, id);
            return;
        }
    }
    if (has_path)
        refuse_method(&c);
    else if (!ops_page(a, v, q))
        api_refuse(v, REFUSED_NO_SUCH_PAGE);
}
