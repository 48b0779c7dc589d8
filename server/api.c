/* Requests over HTTP: one answer each. */
#include "server/api.h"

#include "games/games.h"
#include "server/fetch.h"
#include "server/in.h"
#include "server/ops.h"
#include "server/tell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIST_MAX = 100, LIST_BYTES = 200 << 10 };

/* ==== Who it is ============================================================ */

static bool owner_of_request(const net_request *r, uint8_t owner[TT_KEY_BYTES])
{
    static const char BEARER[] = "Bearer ";

    return strncmp(r->authorization, BEARER, sizeof BEARER - 1) == 0 &&
           in_key(r->authorization + sizeof BEARER - 1, owner);
}

/* ==== Making a table ======================================================= */

static bool options_of(const json_t *in, const tt_game *game, tt_setup *how)
{
    json_t *options = json_object_get(in, "options"), *value;
    const char *name;

    json_object_foreach(options, name, value)
    {
        const char *word = json_string_value(value);
        if (word == NULL || tt_setup_option(game, how, (tt_word){name, strlen(name)},
                                            (tt_word){word, strlen(word)}) != TT_OK)
            return false;
    }
    return true;
}

/* Bots at the last seats; false: they cannot be. */
static bool bots_of(const json_t *in, house_plan *plan)
{
    const json_t *list = json_object_get(in, "bots");
    size_t n = json_array_size(list);

    if (n > 0 && n >= plan->how.seats)
        return false;
    for (size_t i = 0; i < n; i++) {
        const char *name = json_string_value(json_array_get(list, i));
        if (!in_bot(name, plan->bot[plan->how.seats - n + i]))
            return false;
    }
    return true;
}

static void new_table(app *a, visitor *v, const json_t *in)
{
    const char *name = in_text(in, "game");
    int seats = in_number(in, "players", 1, TT_SEATS_MAX);
    house_plan plan = {.game = name == NULL ? NULL : tt_game_named(name),
                       .how = tt_setup_for(seats < 0 ? 0 : seats),
                       .is_public = json_is_true(json_object_get(in, "public"))};

    if (plan.game == NULL) {
        tell_word(v, 400, "no-such-game");
    } else if (!options_of(in, plan.game, &plan.how) ||
               tt_setup_valid(plan.game, &plan.how) != TT_OK) {
        tell_word(v, 400, "bad-setup");
    } else if (!bots_of(in, &plan)) {
        tell_word(v, 400, "bad-bots");
    } else if (!in_terms(in, &plan.terms)) {
        tell_word(v, 400, "bad-terms");
    } else {
        outcome o = {.house = house_new_table(a->house, v, &plan)};
        if (o.house != HOUSE_OK)
            tell_outcome(v, NULL, &o);
    }
}

/* ==== Sitting down ========================================================= */

static void sit(room *r, visitor *v, const json_t *in, const uint8_t owner[TT_KEY_BYTES])
{
    const char *name = in_text(in, "name"), *nonce = in_text(in, "nonce");
    int seat = json_object_get(in, "seat") == NULL ? table_free_seat(&r->t, owner)
                                                   : in_number(in, "seat", 0, TT_SEATS_MAX - 1);
    table_entry e = {.kind = TABLE_SIT, .seat = (uint8_t)(seat < 0 ? 0 : seat)};

    if (name == NULL || !tt_is_name(name, strlen(name))) {
        tell_word(v, 400, "bad-name");
    } else if (nonce == NULL ||
               !tt_read_hex((tt_word){nonce, strlen(nonce)}, e.nonce, sizeof e.nonce)) {
        tell_word(v, 400, "bad-nonce");
    } else if (seat < 0) {
        tell_word(v, 409, "taken");
    } else if (table_seat_of(&r->t, owner) >= 0) {
        tell_word(v, 409, "sits-already");
    } else {
        memcpy(e.owner, owner, sizeof e.owner);
        memcpy(e.name, name, strlen(name));
        house_enter(r, v);
        house_wish(r, v, &e);
    }
}

/* ==== Requests ============================================================= */

typedef struct list_of_tables {
    tt_text out;
    int n;
} list_of_tables;

static bool put_if_public(void *to, const room *r)
{
    list_of_tables *l = to;

    if (!r->is_public || r->is_new)
        return true;
    if (l->n++ > 0)
        tt_put_char(&l->out, ',');
    tell_put_table(&l->out, r);
    return l->n < LIST_MAX;
}

static void list_tables(app *a, visitor *v)
{
    static char bytes[LIST_BYTES];
    list_of_tables l = {tt_text_in(bytes, sizeof bytes), 0};

    tt_put(&l.out, "{\"tables\":[");
    house_each_room(a->house, put_if_public, &l);
    tt_put(&l.out, "]}");
    TT_ASSERT(!l.out.full);
    tell_reply(v, 200, &l.out);
}

static void show_table(visitor *v, const room *r)
{
    static char bytes[4096];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    tell_put_table(&out, r);
    TT_ASSERT(!out.full);
    tell_reply(v, 200, &out);
}

static void show_record(visitor *v, const room *r)
{
    size_t room_for = 4096 + (size_t)r->t.moves_n * 96;
    char *bytes = malloc(room_for);
    tt_text out = tt_text_in(bytes, room_for);
    tt_header header = tt_header_for(r->t.game, &r->t.how, &r->t.seed);

    if (bytes == NULL) {
        tell_word(v, 503, "full");
        return;
    }
    for (int i = 0; i < r->t.how.seats; i++) {
        const table_seat *s = &r->t.seat[i];
        tt_player *p = &header.player[i];
        snprintf(p->kind, sizeof p->kind, "%s", s->is_bot ? s->name : "human");
        snprintf(p->name, sizeof p->name, "%s", s->is_bot ? "" : s->name);
    }
    tt_put_record(r->t.game, &header, r->t.moves, (int)r->t.moves_n, &out);
    table_put_notes(&r->t, &out);
    net_reply reply = {.status = 200,
                       .type = "text/plain; charset=utf-8",
                       .headers = "Content-Disposition: attachment; filename=\"game.ttr\"\r\n",
                       .body = out.at,
                       .body_n = out.n};
    net_answer(v->conn, &reply);
    free(bytes);
}

static bool is_post(const net_request *r)
{
    return strcmp(r->method, "POST") == 0;
}

/* The body as an object; NULL after having answered. */
static json_t *body_of(visitor *v, const net_request *r)
{
    json_t *in = json_loadb(r->body, r->body_n, JSON_REJECT_DUPLICATES, NULL);

    if (json_is_object(in))
        return in;
    json_decref(in);
    tell_word(v, 400, "bad-json");
    return NULL;
}

static void request_at_table(visitor *v, room *r, const char *what, const net_request *q)
{
    uint8_t owner[TT_KEY_BYTES];

    if (strcmp(what, "") == 0 && !is_post(q)) {
        show_table(v, r);
    } else if (strcmp(what, "record") == 0 && !is_post(q)) {
        if (table_is_over(&r->t))
            show_record(v, r);
        else
            tell_word(v, 409, "not-over");
    } else if (strcmp(what, "sit") == 0 && is_post(q)) {
        if (!owner_of_request(q, owner)) {
            tell_word(v, 401, "no-key");
            return;
        }
        json_t *in = body_of(v, q);
        if (in != NULL)
            sit(r, v, in, owner);
        json_decref(in);
    } else {
        tell_word(v, 404, "no-such-page");
    }
}

/* "/api/tables/<id>[/<what>]" */
static void request_for_table(app *a, visitor *v, const char *path, const net_request *q)
{
    char id[TABLE_ID_BYTES] = "";
    size_t n = strcspn(path, "/");

    if (n < sizeof id)
        memcpy(id, path, n);
    room *r = house_room(a->house, id);
    if (r != NULL && !r->is_new)
        request_at_table(v, r, path[n] == '/' ? path + n + 1 : "", q);
    else if (r != NULL || !fetch_for_request(a, v, id, q))
        tell_word(v, 404, "no-such-table");
}

void api_request(app *a, visitor *v, const net_request *q)
{
    static const char TABLES[] = "/api/tables";
    const char *rest = q->path + sizeof TABLES - 1;

    house_leave(v);
    if (ops_request(a, v, q))
        return;
    if (strcmp(q->path, TABLES) == 0 && !is_post(q)) {
        list_tables(a, v);
    } else if (strcmp(q->path, TABLES) == 0) {
        json_t *in = body_of(v, q);
        if (in != NULL)
            new_table(a, v, in);
        json_decref(in);
    } else if (strncmp(q->path, TABLES, sizeof TABLES - 1) == 0 && *rest == '/') {
        request_for_table(a, v, rest + 1, q);
    } else {
        tell_word(v, 404, "no-such-page");
    }
}
