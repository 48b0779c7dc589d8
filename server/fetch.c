/* What was asked of tables that are being read. */
#include "server/fetch.h"

#include "server/api.h"
#include "server/talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEPT_MAX = 8 }; /* messages of one visitor */

/* A request, with copies of what is looked at, or a message. */
struct asked {
    struct asked *next;
    visitor *who;
    char id[TABLE_ID_BYTES];
    json_t *in; /* NULL: it is a request */
    net_request q;
    char *texts; /* the request's own */
};

static void free_asked(asked *k)
{
    json_decref(k->in);
    free(k->texts);
    free(k);
}

static asked *add(app *a, visitor *v, const char *id)
{
    asked *k = calloc(1, sizeof *k), **at = &a->asked;

    if (k == NULL)
        return NULL;
    while (*at != NULL)
        at = &(*at)->next;
    *at = k;
    k->who = v;
    snprintf(k->id, sizeof k->id, "%s", id);
    v->waits_n++;
    return k;
}

/* What an answer may depend on; the rest stays empty. */
static bool copy_request(asked *k, const net_request *q)
{
    const char *from[] = {q->method,          q->path, q->query, q->authorization,
                          q->accept_encoding, q->body};
    const char **to[] = {&k->q.method,          &k->q.path, &k->q.query, &k->q.authorization,
                         &k->q.accept_encoding, &k->q.body};
    size_t n = 1;

    for (size_t i = 0; i < sizeof from / sizeof *from; i++)
        n += strlen(from[i]) + 1;
    char *at = k->texts = calloc(1, n);
    if (at == NULL)
        return false;
    k->q.host = k->q.origin = k->q.content_type = k->q.if_none_match = at + n - 1;
    for (size_t i = 0; i < sizeof from / sizeof *from; i++) {
        memcpy(at, from[i], strlen(from[i]));
        *to[i] = at;
        at += strlen(from[i]) + 1;
    }
    k->q.body_n = strlen(k->q.body);
    return true;
}

static void drop(app *a, asked *k)
{
    asked **at = &a->asked;

    while (*at != k)
        at = &(*at)->next;
    *at = k->next;
    k->who->waits_n--;
    free_asked(k);
}

/* Whether it is worth waiting for. */
static house_status begin(app *a, const char *id)
{
    return a->is_asking_again ? a->was_fetched : house_fetch(a->house, id);
}

house_status fetch_for_request(app *a, visitor *v, const char *id, const net_request *q)
{
    house_status status = begin(a, id);
    asked *k = status == HOUSE_OK ? add(a, v, id) : NULL;

    if (k != NULL && copy_request(k, q))
        return HOUSE_OK;
    if (k != NULL)
        drop(a, k);
    return status == HOUSE_OK ? HOUSE_BUSY : status;
}

house_status fetch_for_message(app *a, visitor *v, const char *id, const json_t *in)
{
    house_status status = begin(a, id);
    asked *k = status == HOUSE_OK ? add(a, v, id) : NULL;

    if (k != NULL)
        k->in = json_deep_copy(in);
    return status == HOUSE_OK && k == NULL ? HOUSE_BUSY : status;
}

bool fetch_is_awaited(const visitor *v)
{
    return v->waits_n > 0;
}

bool fetch_keep(app *a, visitor *v, const json_t *in)
{
    const asked *first = a->asked;

    while (first != NULL && first->who != v)
        first = first->next;
    asked *k = first == NULL || v->waits_n >= KEPT_MAX ? NULL : add(a, v, first->id);
    if (k != NULL)
        k->in = json_deep_copy(in);
    return k != NULL;
}

static asked *first_for(app *a, const char *id)
{
    asked *k = a->asked;

    while (k != NULL && strcmp(k->id, id) != 0)
        k = k->next;
    return k;
}

/* The table is there, or is not to be had and why: whoever asks now is told which. */
static void fetched(void *to, const char *id, house_status why)
{
    app *a = to;
    asked *k;

    while ((k = first_for(a, id)) != NULL) {
        asked one = *k;
        k->in = NULL;
        k->texts = NULL;
        drop(a, k);
        a->is_asking_again = true;
        a->was_fetched = why;
        if (one.in != NULL)
            talk_message(a, one.who, one.in);
        else
            api_request(a, one.who, &one.q);
        a->is_asking_again = false;
        json_decref(one.in);
        free(one.texts);
    }
}

void fetch_forget(app *a, const visitor *v)
{
    asked *next;

    for (asked *k = a->asked; k != NULL; k = next) {
        next = k->next;
        if (k->who == v)
            drop(a, k);
    }
}

void fetch_open(app *a)
{
    house_set_fetched(a->house, fetched, a);
}
