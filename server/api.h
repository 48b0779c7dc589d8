/* Requests over HTTP; docs/protocol.md has every one, and routes.def says who answers it. */
#ifndef SERVER_API_H
#define SERVER_API_H

#include "server/app.h"

#include <jansson.h>

/* A request whose route was found, with what that needs. */
typedef struct call {
    app *app;
    visitor *who; /* to be answered, now or later */
    const net_request *q;
    room *table; /* of the path; NULL: it names none */
    const char *key;
    uint8_t owner[TT_KEY_BYTES]; /* what the key hashes to, */
    bool has_key;                /* if one was shown */
    json_t *in;                  /* the body; NULL: the route has none */
} call;

/* What a request has to bring. */
enum { NEEDS_KEY = 1, NEEDS_BODY = 2 };

/* Why it cannot be: the word of the answer and its status. */
typedef enum refusal {
#define REFUSAL(id, word, status) REFUSED_##id,
#include "server/refusals.def"
#undef REFUSAL
    REFUSALS
} refusal;

void api_refuse(visitor *v, refusal why);

void api_request(app *a, visitor *v, const net_request *q);

/* ---- who answers: ops.c ---- */

void show_health(call *c);
void show_readiness(call *c);
void show_metrics(call *c);

/* ---- lobby.c ---- */

void list_games(call *c);
void list_tables(call *c);
void new_table(call *c);
void show_table(call *c);
void sit(call *c);
void show_record(call *c);

/* What follows the question mark: state, game, after; false: it cannot be. */
bool read_wanted(const call *c, books_wanted *out);
/* "tables":[...],"next":...: a page of those in memory where somebody sits. */
void put_tables_of(tt_text *out, const app *a, const uint8_t owner[TT_KEY_BYTES],
                   const books_wanted *wanted);

/* ---- people.c ---- */

void list_my_tables(call *c);
void new_account(call *c);
void login(call *c);
void change_password(call *c);
void show_data(call *c);
void delete_data(call *c);

#endif
