/* A connection without a socket: its queues, its states and its clock. */
#include "server/net/conn.h"

#include "engine/assert.h"

#include <string.h>

const net_limits net_usual_limits = {
    .conns = 8192,
    .conns_refused = 256,
    .conns_a_peer = 64,
    .requests = {20, 60},
    .peer_requests = {60, 240},
    .peer_files = {400, 8000}, /* a browser keeps some 400 files at its first visit */
    .messages = {20, 60},
    .peer_messages = {200, 600},
    .request_ms = 10000,
    .answer_ms = 15000,
    .idle_ms = 60000,
    .stalled_ms = 30000,
    .ping_ms = 20000,
    .pings_unheeded = 2,
    .farewell_ms = 2000,
};

const uint8_t *net_peer(const net_conn *c)
{
    return c->peer == NULL ? NULL : c->peer->address.bytes;
}

void net_set_data(net_conn *c, void *data)
{
    c->data = data;
}

void *net_data(const net_conn *c)
{
    return c->data;
}

/* ==== Beginning and end ==================================================== */

void conn_init(net_conn *c, net *n, peer *from)
{
    memset(c, 0, sizeof *c);
    c->net = n;
    c->peer = from;
    c->since_ms = n->now_ms;
    bucket_fill(&c->requests, n->limits.requests, n->now_ms);
    bucket_fill(&c->messages, n->limits.messages, n->now_ms);
    http_init(&c->http);
}

void conn_done(net_conn *c)
{
    const net_app *app = &c->net->app;

    if (c->told && app->closed != NULL)
        app->closed(app->self, c);
    if (c->peer != NULL)
        peers_leave(c->peer, c->net->now_ms);
    ws_done(c);
    queue_free(&c->out);
    queue_free(&c->sending);
}

static void enter(net_conn *c, conn_state state)
{
    c->state = state;
    c->since_ms = c->net->now_ms;
    c->net->wake(c);
}

void conn_farewell(net_conn *c)
{
    if (c->state < CONN_FAREWELL)
        enter(c, CONN_FAREWELL);
}

void conn_drop(net_conn *c)
{
    if (c->state < CONN_DEAD)
        enter(c, CONN_DEAD);
}

bool conn_is_silent(const net_conn *c)
{
    return c->state == CONN_FAREWELL && conn_unsent(c) == 0;
}

bool conn_is_over(const net_conn *c)
{
    return c->state == CONN_DEAD || (conn_is_silent(c) && c->ended);
}

void net_close(net_conn *c, uint16_t code, const char *reason)
{
    if (c->state == CONN_WEBSOCKET)
        ws_close(c, code, reason);
    else if (c->state == CONN_HTTP)
        http_close(c);
}

/* ==== Input ================================================================ */

/* Whether what has come in may be looked at: requests wait for the answer to the one before, and
 * for a client that asks much and reads little. */
static bool may_read(const net_conn *c)
{
    switch (c->state) {
    case CONN_HTTP:
        return !http_is_asking(&c->http) && c->lent == NULL && conn_unsent(c) <= NET_PIPELINE_MAX;
    case CONN_WEBSOCKET:
        return true;
    default:
        return false;
    }
}

static size_t read_some(net_conn *c, const char *bytes, size_t n)
{
    return c->state == CONN_HTTP ? http_read(c, bytes, n) : ws_read(c, bytes, n);
}

static void conn_read(net_conn *c)
{
    size_t used = 0;

    while (used < c->in_n && may_read(c))
        used += read_some(c, c->in + used, c->in_n - used);
    if (c->state >= CONN_FAREWELL)
        used = c->in_n;
    memmove(c->in, c->in + used, c->in_n - used);
    c->in_n -= used;
    /* Who has sent all requests and closed that half still gets the answers. */
    if (c->ended && c->state == CONN_HTTP && c->in_n == 0 && !http_is_asking(&c->http))
        conn_farewell(c);
}

size_t conn_room(net_conn *c, char **at)
{
    *at = c->in + c->in_n;
    return c->state == CONN_DEAD || c->ended ? 0 : sizeof c->in - c->in_n;
}

void conn_received(net_conn *c, size_t n)
{
    TT_ASSERT(n <= sizeof c->in - c->in_n);
    c->in_n += n;
    c->net->stats.bytes_in += n;
    conn_read(c);
}

void conn_ended(net_conn *c)
{
    c->ended = true;
    if (c->state == CONN_WEBSOCKET)
        conn_drop(c);
    else
        conn_read(c);
    c->net->wake(c);
}

/* ==== Output =============================================================== */

size_t conn_unsent(const net_conn *c)
{
    return c->out.n + c->sending.n + c->lent_n;
}

bool conn_put(net_conn *c, const void *bytes, size_t n)
{
    if (c->state == CONN_DEAD)
        return false;
    if (conn_unsent(c) == 0)
        c->sent_ms = c->net->now_ms;
    if (n > NET_QUEUE_MAX || c->out.n + c->sending.n > NET_QUEUE_MAX - n ||
        !queue_put(&c->out, bytes, n)) {
        c->net->stats.dropped_slow++;
        conn_drop(c);
        return false;
    }
    c->net->wake(c);
    return true;
}

int conn_output(net_conn *c, span out[2])
{
    int n = 0;

    if (c->sending.n == 0) {
        queue empty = c->sending;
        c->sending = c->out;
        c->out = empty;
    }
    if (c->sending.n > 0)
        out[n++] = (span){c->sending.bytes + c->sending.from, c->sending.n};
    if (c->lent_n > 0 && c->out.n == 0)
        out[n++] = (span){c->lent, c->lent_n};
    return n;
}

void conn_sent(net_conn *c, size_t n)
{
    size_t queued = n < c->sending.n ? n : c->sending.n;
    size_t lent = n - queued;

    TT_ASSERT(lent <= c->lent_n);
    c->net->stats.bytes_out += n;
    if (n > 0)
        c->sent_ms = c->net->now_ms;
    queue_drop(&c->sending, queued);
    c->lent_n -= lent;
    c->lent = c->lent_n > 0 ? c->lent + lent : NULL;
    conn_read(c);
}

/* ==== The clock ============================================================ */

static bool has_passed(const net_conn *c, uint64_t since_ms, uint32_t limit_ms)
{
    return c->net->now_ms - since_ms >= limit_ms;
}

void conn_tick(net_conn *c)
{
    const net_limits *limits = &c->net->limits;

    if (conn_unsent(c) > 0 && has_passed(c, c->sent_ms, limits->stalled_ms)) {
        c->net->stats.dropped_slow++;
        conn_drop(c);
    }
    if (c->state == CONN_HTTP)
        http_tick(c);
    else if (c->state == CONN_WEBSOCKET)
        ws_tick(c);
    else if (conn_is_silent(c) && has_passed(c, c->since_ms, limits->farewell_ms) &&
             has_passed(c, c->sent_ms, limits->farewell_ms))
        conn_drop(c);
}
