/* "It is your turn", from node to node. */
#include "server/turns.h"

#include "server/api.h"
#include "server/in.h"
#include "server/line.h"
#include "server/tell.h"
#include "wire/json.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES_MAX = 64, NOTICES_MAX = 256 /* on their way */ };

struct notice {
    notice *next, **before;
    app *app;
    line *line;
    char address[TT_NODE_ADDRESS_MAX];
};

/* ==== Telling ============================================================== */

static void end(notice *n)
{
    *n->before = n->next;
    if (n->next != NULL)
        n->next->before = n->before;
    n->app->notices_n--;
    free(n);
}

static void has_reply(void *to, const net_reply *r)
{
    (void)r;
    end(to);
}

static void has_ended(void *to, bool was_sent)
{
    (void)was_sent;
    end(to);
}

static void send_to(app *a, const char *address, const tt_text *request)
{
    static const line_ears EARS = {.reply = has_reply, .ended = has_ended};
    notice *n = a->notices_n == NOTICES_MAX ? NULL : calloc(1, sizeof *n);

    if (n == NULL)
        return;
    snprintf(n->address, sizeof n->address, "%s", address);
    n->app = a;
    n->line = line_open(a->loop, address, request->at, request->n, &EARS, n);
    if (n->line == NULL) {
        free(n);
        return;
    }
    n->next = a->notices;
    n->before = &a->notices;
    if (n->next != NULL)
        n->next->before = &n->next;
    a->notices = n;
    a->notices_n++;
}

static void put_request(tt_text *out, const room *r, const uint8_t owner[TT_KEY_BYTES])
{
    char bytes[256];
    tt_text body = tt_text_in(bytes, sizeof bytes);

    tt_put(&body, "{\"owner\":\"");
    tt_put_hex(&body, owner, TT_KEY_BYTES);
    tt_put(&body, "\",\"table\":");
    json_put_string(&body, r->t.id);
    tt_put(&body, ",\"seq\":");
    tt_put_number(&body, r->t.told);
    tt_put_char(&body, '}');
    tt_put(out, "POST /node/api/turn HTTP/1.1\r\nHost: node\r\nConnection: close\r\n"
                "Content-Type: application/json\r\nContent-Length: ");
    tt_put_number(out, (int64_t)body.n);
    tt_put(out, "\r\n\r\n");
    tt_put(out, bytes);
}

/* The first address is this node's own. */
static void tell_others(void *to, const room *r, const uint8_t owner[TT_KEY_BYTES])
{
    app *a = to;
    const char *addresses[NODES_MAX];
    int n = a->nodes == NULL ? 0 : nodes_living(a->nodes, addresses, NODES_MAX);
    char bytes[512];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    if (n < 2)
        return;
    put_request(&out, r, owner);
    TT_ASSERT(!out.full);
    for (int i = 1; i < n; i++)
        send_to(a, addresses[i], &out);
}

void turns_open(app *a)
{
    house_set_turned(a->house, tell_others, a);
}

/* ==== Hearing ============================================================== */

void turns_hear(app *a, visitor *v, const net_request *q)
{
    json_t *in = json_loadb(q->body, q->body_n, JSON_REJECT_DUPLICATES, NULL);
    const char *owner = in_text(in, "owner"), *id = in_text(in, "table");
    int seq = in_number(in, "seq", 0, INT_MAX);
    uint8_t hash[TT_KEY_BYTES];

    if (owner != NULL && id != NULL && seq >= 0 && strlen(id) < TABLE_ID_BYTES &&
        tt_read_hex((tt_word){owner, strlen(owner)}, hash, sizeof hash)) {
        for (visitor *one = house_known(a->house, hash, NULL); one != NULL;
             one = house_known(a->house, hash, one))
            if (one->is_socket)
                tell_turn(one, id, (uint32_t)seq);
        tell_reply(v, 200, &(tt_text){.at = (char[]){"{}"}, .n = 2});
    } else {
        api_refuse(v, REFUSED_BAD_JSON);
    }
    json_decref(in);
}

/* ==== The end ============================================================== */

static void close_those(app *a, bool all)
{
    for (notice *n = a->notices, *next; n != NULL; n = next) {
        next = n->next;
        if (!all && nodes_lives(a->nodes, n->address))
            continue;
        line_close(n->line);
        end(n);
    }
}

void turns_look(app *a)
{
    close_those(a, false);
}

void turns_stop(app *a)
{
    close_those(a, true);
}
