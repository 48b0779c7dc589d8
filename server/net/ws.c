/* WebSocket: the upgrade, frames, pings and closing. */
#include "server/net/ws.h"

#include "server/net/conn.h"

#include <nettle/sha1.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* ==== UTF-8 ================================================================ */

/* How a character begins, how many bytes follow, and between which the first of them is. */
static const struct {
    uint8_t from, to, more, least, most;
} utf8_lead[] = {
    {0x00, 0x7f, 0, 0x00, 0x00}, {0xc2, 0xdf, 1, 0x80, 0xbf}, {0xe0, 0xe0, 2, 0xa0, 0xbf},
    {0xe1, 0xec, 2, 0x80, 0xbf}, {0xed, 0xed, 2, 0x80, 0x9f}, {0xee, 0xef, 2, 0x80, 0xbf},
    {0xf0, 0xf0, 3, 0x90, 0xbf}, {0xf1, 0xf3, 3, 0x80, 0xbf}, {0xf4, 0xf4, 3, 0x80, 0x8f},
};

/* How many bytes the character at `at` has; 0 if it is none. */
static size_t utf8_length(const uint8_t *at, size_t n)
{
    size_t row = 0, rows = sizeof utf8_lead / sizeof utf8_lead[0];

    while (row < rows && !(at[0] >= utf8_lead[row].from && at[0] <= utf8_lead[row].to))
        row++;
    if (row == rows || utf8_lead[row].more >= n)
        return 0;
    for (size_t i = 1; i <= utf8_lead[row].more; i++) {
        uint8_t least = i == 1 ? utf8_lead[row].least : 0x80;
        uint8_t most = i == 1 ? utf8_lead[row].most : 0xbf;
        if (at[i] < least || at[i] > most)
            return 0;
    }
    return (size_t)utf8_lead[row].more + 1;
}

bool ws_is_utf8(const void *bytes, size_t n)
{
    const uint8_t *at = bytes;

    while (n > 0) {
        size_t length = utf8_length(at, n);
        if (length == 0)
            return false;
        at += length;
        n -= length;
    }
    return true;
}

/* ==== Sending ============================================================== */

static ssize_t send_bytes(const uint8_t *bytes, size_t n, int flags, void *conn)
{
    (void)flags;
    return conn_put(conn, bytes, n) ? (ssize_t)n : -1;
}

/* False if the queue is full; then the reader is being dropped. */
static bool put_frame(net_conn *c, uint8_t opcode, const void *bytes, size_t n)
{
    struct wslay_frame_iocb frame = {
        .fin = 1, .opcode = opcode, .payload_length = n, .data = bytes, .data_length = n};

    return wslay_frame_send(c->ws.frames, &frame) >= 0 && c->state == CONN_WEBSOCKET;
}

bool net_send(net_conn *c, const char *text, size_t n)
{
    if (c->state != CONN_WEBSOCKET || !put_frame(c, WSLAY_TEXT_FRAME, text, n))
        return false;
    c->net->stats.messages_out++;
    return true;
}

void ws_close(net_conn *c, uint16_t code, const char *reason)
{
    uint8_t payload[WS_CONTROL_MAX] = {(uint8_t)(code >> 8), (uint8_t)code};
    size_t n = strnlen(reason, NET_REASON_MAX);

    while (!ws_is_utf8(reason, n)) /* cut within a character */
        n--;
    memcpy(payload + 2, reason, n);
    put_frame(c, WSLAY_CONNECTION_CLOSE, payload, code == WS_NO_CODE ? 0 : n + 2);
    conn_farewell(c);
}

/* ==== The upgrade ========================================================== */

static bool is_same_host(const char *origin, const char *host)
{
    const char *after = strstr(origin, "://");

    return after != NULL && strcasecmp(after + 3, host) == 0;
}

/* Whether a word of the list is exactly this one. */
static bool is_listed(const char *list, const char *word)
{
    size_t n = strlen(word);

    while (*list != '\0') {
        size_t length = strcspn(list, " ");
        if (length == n && strncasecmp(list, word, n) == 0)
            return true;
        list += length;
        list += strspn(list, " ");
    }
    return false;
}

/* Browsers always say where a page comes from.  Who says nothing is no browser, and cannot be made
 * to connect by a page somewhere else. */
static bool is_welcome(const net_app *app, const net_request *r)
{
    return r->origin[0] == '\0' || is_same_host(r->origin, r->host) ||
           (app->origins != NULL && is_listed(app->origins, r->origin));
}

/* A key is the base64 of 16 bytes. */
static bool is_key(const char *key)
{
    uint8_t bytes[16];
    size_t n;

    return strlen(key) == 24 &&
           sodium_base642bin(bytes, sizeof bytes, key, 24, NULL, &n, NULL,
                             sodium_base64_VARIANT_ORIGINAL) == 0 &&
           n == sizeof bytes;
}

/* The proof that the key was understood: RFC 6455, 4.2.2. */
static void accept_key(const char *key, char out[32])
{
    static const char guid[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    uint8_t digest[SHA1_DIGEST_SIZE];
    struct sha1_ctx sha1;

    sha1_init(&sha1);
    sha1_update(&sha1, strlen(key), (const uint8_t *)key);
    sha1_update(&sha1, sizeof guid - 1, (const uint8_t *)guid);
    sha1_digest(&sha1, sizeof digest, digest);
    sodium_bin2base64(out, 32, digest, sizeof digest, sodium_base64_VARIANT_ORIGINAL);
}

/* What comes after a refused upgrade may be frames already: it is not read. */
static void refuse(net_conn *c, int status, const char *headers, const char *sentence)
{
    c->net->stats.ws_refused++;
    c->http.last = true;
    http_refuse(c, status, headers, sentence);
}

static ssize_t recv_bytes(uint8_t *to, size_t n, int flags, void *conn)
{
    ws_reader *w = &((net_conn *)conn)->ws;

    (void)flags;
    if (n > w->in_n)
        n = w->in_n;
    if (n == 0)
        return -1;
    memcpy(to, w->in, n);
    w->in += n;
    w->in_n -= n;
    return (ssize_t)n;
}

static const struct wslay_frame_callbacks frame_callbacks = {
    .send_callback = send_bytes,
    .recv_callback = recv_bytes,
};

static void open_socket(net_conn *c, const net_request *r)
{
    net *n = c->net;
    char key[32], head[192];

    accept_key(http_value(&c->http, HEADER_WS_KEY), key);
    snprintf(head, sizeof head,
             "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
             "Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n",
             key);
    if (!conn_put(c, head, strlen(head)))
        return;
    n->stats.replies[1]++;
    n->stats.ws_opened++;
    n->stats.ws_open++;
    c->state = CONN_WEBSOCKET;
    c->ws.pinged_ms = n->now_ms;
    c->told = true;
    if (n->app.opened != NULL)
        n->app.opened(n->app.self, c, r);
}

void ws_upgrade(net_conn *c, const net_request *r)
{
    const net_app *app = &c->net->app;
    const http_reader *h = &c->http;

    if (app->ws_path == NULL || strcmp(r->path, app->ws_path) != 0)
        refuse(c, 404, NULL, "There is no WebSocket here.\n");
    else if (strcmp(http_value(h, HEADER_WS_VERSION), "13") != 0)
        refuse(c, 426, "Sec-WebSocket-Version: 13\r\n", "Only version 13 is spoken here.\n");
    else if (h->parser.method != HTTP_GET || h->parser.http_minor < 1 ||
             !is_key(http_value(h, HEADER_WS_KEY)))
        refuse(c, 400, NULL, "This is no request for a WebSocket.\n");
    else if (!is_welcome(app, r))
        refuse(c, 403, NULL, "Pages of this origin may not connect.\n");
    else if (wslay_frame_context_init(&c->ws.frames, &frame_callbacks, c) != 0)
        refuse(c, 503, NULL, "There is no memory left.\n");
    else
        open_socket(c, r);
}

void ws_done(net_conn *c)
{
    if (c->ws.frames == NULL)
        return;
    wslay_frame_context_free(c->ws.frames);
    c->net->stats.ws_open--;
}

/* ==== Frames =============================================================== */

static void fail(net_conn *c, uint16_t code, const char *reason)
{
    if (code == WS_POLICY)
        c->net->stats.limited++;
    else
        c->net->stats.ws_errors++;
    ws_close(c, code, reason);
}

static bool may_send(net_conn *c)
{
    const net *n = c->net;

    return bucket_take(&c->messages, n->limits.messages, n->now_ms) &&
           (c->peer == NULL || bucket_take(&c->peer->messages, n->limits.peer_messages, n->now_ms));
}

/* A frame that is not control: it begins a text, or goes on with one. */
static void check_data(net_conn *c, const struct wslay_frame_iocb *f)
{
    ws_reader *w = &c->ws;

    if (f->opcode == WSLAY_BINARY_FRAME)
        fail(c, WS_UNSUPPORTED, "only text is understood");
    else if (f->opcode != WSLAY_TEXT_FRAME && f->opcode != WSLAY_CONTINUATION_FRAME)
        fail(c, WS_PROTOCOL_ERROR, "unknown kind of frame");
    else if ((f->opcode == WSLAY_CONTINUATION_FRAME) != w->in_message)
        fail(c, WS_PROTOCOL_ERROR, "fragments out of order");
    else if (f->payload_length > NET_MESSAGE_MAX - w->message_n)
        fail(c, WS_TOO_BIG, "a message has at most 4096 bytes");
}

static void check_control(net_conn *c, const struct wslay_frame_iocb *f)
{
    if (f->opcode > WSLAY_PONG)
        fail(c, WS_PROTOCOL_ERROR, "unknown kind of frame");
    else if (!f->fin || f->payload_length > WS_CONTROL_MAX)
        fail(c, WS_PROTOCOL_ERROR, "a control frame is short and whole");
}

static void begin_frame(net_conn *c, const struct wslay_frame_iocb *f)
{
    c->ws.unheeded = 0;
    if (!f->mask || f->rsv != WSLAY_RSV_NONE)
        fail(c, WS_PROTOCOL_ERROR, f->mask ? "reserved bits are set" : "frames must be masked");
    else if (!may_send(c))
        fail(c, WS_POLICY, "too many messages");
    else if (wslay_is_ctrl_frame(f->opcode))
        check_control(c, f);
    else
        check_data(c, f);
}

static void add_bytes(net_conn *c, const struct wslay_frame_iocb *f)
{
    ws_reader *w = &c->ws;

    if (f->data_length == 0)
        return;
    if (wslay_is_ctrl_frame(f->opcode)) {
        memcpy(w->control + w->frame_n, f->data, f->data_length);
    } else {
        memcpy(c->payload + w->message_n, f->data, f->data_length);
        w->message_n += f->data_length;
    }
    w->frame_n += f->data_length;
}

static void end_data(net_conn *c, bool is_last)
{
    ws_reader *w = &c->ws;
    size_t n = w->message_n;

    w->in_message = !is_last;
    if (!is_last)
        return;
    w->message_n = 0;
    c->payload[n] = '\0';
    if (!ws_is_utf8(c->payload, n)) {
        fail(c, WS_NOT_UTF8, "text must be UTF-8");
        return;
    }
    c->net->stats.messages_in++;
    if (c->net->app.message != NULL)
        c->net->app.message(c->net->app.self, c, c->payload, n);
}

/* The codes a close frame may have: RFC 6455, 7.4. */
static bool is_close_code(unsigned code)
{
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
           (code >= 3000 && code <= 4999);
}

static void end_close(net_conn *c, const uint8_t *payload, size_t n)
{
    uint16_t code = n >= 2 ? (uint16_t)(payload[0] << 8 | payload[1]) : WS_NO_CODE;

    if (n == 1 || (n >= 2 && !is_close_code(code)))
        fail(c, WS_PROTOCOL_ERROR, "no such code to close with");
    else if (n > 2 && !ws_is_utf8(payload + 2, n - 2))
        fail(c, WS_NOT_UTF8, "a reason must be UTF-8");
    else
        ws_close(c, code, "");
}

static void end_frame(net_conn *c, const struct wslay_frame_iocb *f)
{
    ws_reader *w = &c->ws;
    size_t n = w->frame_n;

    w->frame_n = 0;
    switch (f->opcode) {
    case WSLAY_CONNECTION_CLOSE:
        end_close(c, w->control, n);
        break;
    case WSLAY_PING:
        put_frame(c, WSLAY_PONG, w->control, n);
        break;
    case WSLAY_PONG:
        break;
    default:
        end_data(c, f->fin);
        break;
    }
}

static void read_part(net_conn *c, const struct wslay_frame_iocb *f)
{
    if (c->ws.frame_n == 0)
        begin_frame(c, f);
    if (c->state != CONN_WEBSOCKET)
        return;
    add_bytes(c, f);
    if (c->ws.frame_n == f->payload_length)
        end_frame(c, f);
}

/* wslay takes all bytes, and hands frames out in parts as they come. */
size_t ws_read(net_conn *c, const char *bytes, size_t n)
{
    c->ws.in = bytes;
    c->ws.in_n = n;
    while (c->state == CONN_WEBSOCKET) {
        struct wslay_frame_iocb frame = {0};
        ssize_t result = wslay_frame_recv(c->ws.frames, &frame);
        if (result == WSLAY_ERR_WANT_READ)
            break;
        if (result < 0)
            fail(c, WS_PROTOCOL_ERROR, "this is no frame");
        else
            read_part(c, &frame);
    }
    return n;
}

/* ==== The clock ============================================================ */

void ws_tick(net_conn *c)
{
    const net *n = c->net;
    ws_reader *w = &c->ws;

    if (n->now_ms - w->pinged_ms < n->limits.ping_ms)
        return;
    if (w->unheeded >= n->limits.pings_unheeded) {
        c->net->stats.dropped_quiet++;
        conn_drop(c);
        return;
    }
    w->pinged_ms = n->now_ms;
    w->unheeded++;
    put_frame(c, WSLAY_PING, NULL, 0);
}
