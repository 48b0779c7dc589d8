/* Requests and replies. */
#include "server/net/http.h"

#include "engine/assert.h"
#include "server/net/conn.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* What a browser may do with anything that comes from here. */
static const char security_headers[] = "X-Content-Type-Options: nosniff\r\n"
                                       "Referrer-Policy: no-referrer\r\n"
                                       "X-Frame-Options: DENY\r\n"
                                       "Cross-Origin-Opener-Policy: same-origin\r\n";

/* With an answer of the API, or a sentence, nothing at all. */
static const char data_policy[] =
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n";

/* The client is WebAssembly, which a browser compiles only where that is allowed by name. */
static const char page_policy[] =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "worker-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n";

static const char *const header_names[HEADERS] = {
    [HEADER_HOST] = "host",
    [HEADER_ORIGIN] = "origin",
    [HEADER_AUTHORIZATION] = "authorization",
    [HEADER_CONTENT_TYPE] = "content-type",
    [HEADER_IF_NONE_MATCH] = "if-none-match",
    [HEADER_ACCEPT_ENCODING] = "accept-encoding",
    [HEADER_EXPECT] = "expect",
    [HEADER_UPGRADE] = "upgrade",
    [HEADER_WS_KEY] = "sec-websocket-key",
    [HEADER_WS_VERSION] = "sec-websocket-version",
    [HEADER_FORWARDED] = "x-forwarded-for",
};

/* ==== What the parser finds ================================================
 * A callback that returns -1 stops the parser, and `refused` says why; 1 would mean something else
 * at the end of the headers. */

static int refuse(http_reader *h, int status)
{
    h->refused = status;
    return -1;
}

static int add_text(http_reader *h, const char *at, size_t n)
{
    if (n >= sizeof h->text - h->text_n)
        return refuse(h, 431);
    memcpy(h->text + h->text_n, at, n);
    h->text_n += n;
    return 0;
}

/* Ends the URL or the value that was being added. */
static int end_text(http_reader *h)
{
    if (h->in_value && h->header == HEADER_NONE)
        return 0;
    while (h->in_value && h->text_n > h->value[h->header] && h->text[h->text_n - 1] == ' ')
        h->text_n--;
    return add_text(h, "", 1);
}

static http_header header_named(const char *name, size_t n)
{
    for (http_header i = 0; i < HEADERS; i++)
        if (strlen(header_names[i]) == n && memcmp(header_names[i], name, n) == 0)
            return i;
    return HEADER_NONE;
}

static int on_begin(http_parser *p)
{
    http_reader *h = p->data;

    h->has_headers = h->in_value = false;
    h->header = HEADER_NONE;
    h->name_n = h->body_n = 0;
    h->text[0] = '\0';
    h->text_n = 1;
    memset(h->value, 0, sizeof h->value);
    return 0;
}

static int on_url(http_parser *p, const char *at, size_t n)
{
    return add_text(p->data, at, n);
}

static int on_field(http_parser *p, const char *at, size_t n)
{
    http_reader *h = p->data;

    if (h->has_headers)
        return 0;
    if (h->in_value || h->name_n == 0) {
        if (end_text(h) != 0)
            return -1;
        h->in_value = false;
        h->name_n = 0;
    }
    /* A longer name is none of ours, and stays as long as the buffer. */
    for (size_t i = 0; i < n && h->name_n < sizeof h->name; i++) {
        char byte = at[i];
        h->name[h->name_n++] = (char)(byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte);
    }
    return 0;
}

static int on_value(http_parser *p, const char *at, size_t n)
{
    http_reader *h = p->data;

    if (h->has_headers)
        return 0;
    if (!h->in_value) {
        h->in_value = true;
        h->header = header_named(h->name, h->name_n);
        if (h->header == HEADER_HOST && h->value[HEADER_HOST] != 0)
            return refuse(h, 400); /* two hosts: whose request is it? */
        h->value[h->header] = (uint16_t)h->text_n;
    }
    return h->header == HEADER_NONE ? 0 : add_text(h, at, n);
}

/* Only a WebSocket is an upgrade; whatever else was offered is politely ignored. */
static void keep_upgrade(http_parser *p, const http_reader *h)
{
    if (p->upgrade && strcasecmp(http_value(h, HEADER_UPGRADE), "websocket") != 0)
        p->upgrade = 0;
}

static int on_headers(http_parser *p)
{
    http_reader *h = p->data;

    if (end_text(h) != 0)
        return -1;
    h->value[HEADER_NONE] = 0;
    h->has_headers = true;
    if (p->http_major != 1)
        return refuse(h, 505);
    if ((p->flags & F_CONTENTLENGTH) && p->content_length > NET_BODY_MAX)
        return refuse(h, 413);
    keep_upgrade(p, h);
    return 0;
}

static net_conn *conn_of(http_reader *h)
{
    return (net_conn *)(void *)((char *)h - offsetof(net_conn, http));
}

static int on_body(http_parser *p, const char *at, size_t n)
{
    http_reader *h = p->data;

    if (n > NET_BODY_MAX - h->body_n)
        return refuse(h, 413);
    memcpy(conn_of(h)->payload + h->body_n, at, n);
    h->body_n += n;
    return 0;
}

/* The parser stops here, so that the next request waits for the answer to this one. */
static int on_complete(http_parser *p)
{
    http_reader *h = p->data;

    h->keep_alive = http_should_keep_alive(p);
    http_parser_pause(p, 1);
    return 0;
}

static const http_parser_settings settings = {
    .on_message_begin = on_begin,
    .on_url = on_url,
    .on_header_field = on_field,
    .on_header_value = on_value,
    .on_headers_complete = on_headers,
    .on_body = on_body,
    .on_message_complete = on_complete,
};

void http_init(http_reader *h)
{
    http_parser_init(&h->parser, HTTP_REQUEST);
    h->parser.data = h;
    http_parser_set_max_header_size(NET_HEADERS_MAX);
}

/* ==== Replies ============================================================== */

static bool has_body(int status)
{
    return status != 204 && status != 304;
}

static bool put_text(net_conn *c, const char *text)
{
    return conn_put(c, text, strlen(text));
}

/* What has no type may be the news that a page has not changed, and must not change it. */
static bool is_data(const char *type)
{
    return type != NULL &&
           (strncmp(type, "application/json", 16) == 0 || strncmp(type, "text/plain", 10) == 0);
}

static bool put_head(net_conn *c, const net_reply *r, bool keep_alive)
{
    char line[96];

    snprintf(line, sizeof line, "HTTP/1.1 %d %s\r\nConnection: %s\r\n", r->status,
             http_status_str((enum http_status)r->status), keep_alive ? "keep-alive" : "close");
    if (!put_text(c, line))
        return false;
    if (has_body(r->status)) {
        snprintf(line, sizeof line, "Content-Length: %zu\r\n", r->body_n);
        if (!put_text(c, line))
            return false;
    }
    if (r->type != NULL &&
        !(put_text(c, "Content-Type: ") && put_text(c, r->type) && put_text(c, "\r\n")))
        return false;
    return put_text(c, security_headers) &&
           put_text(c, is_data(r->type) ? data_policy : page_policy) &&
           put_text(c, r->headers == NULL ? "" : r->headers) && put_text(c, "\r\n");
}

static bool put_body(net_conn *c, const net_reply *r)
{
    if (!has_body(r->status) || c->http.parser.method == HTTP_HEAD)
        return true;
    if (!r->lent)
        return conn_put(c, r->body, r->body_n);
    c->lent = r->body_n > 0 ? r->body : NULL;
    c->lent_n = r->body_n;
    return true;
}

static void tell_answered(net_conn *c, int status)
{
    const net_app *app = &c->net->app;
    const http_reader *h = &c->http;

    if (app->answered != NULL)
        app->answered(app->self, http_method_str((enum http_method)h->parser.method),
                      h->phase == HTTP_ASKING ? h->text + 1 : "", status);
}

static bool answer(net_conn *c, const net_reply *r)
{
    http_reader *h = &c->http;
    bool keep_alive = h->keep_alive && !h->last;

    TT_ASSERT(r->status >= 100 && r->status <= 599);
    c->net->stats.replies[r->status / 100]++;
    tell_answered(c, r->status);
    if (!put_head(c, r, keep_alive) || !put_body(c, r))
        return false;
    h->phase = HTTP_IDLE;
    h->later = true;
    c->since_ms = c->net->now_ms;
    if (!keep_alive)
        conn_farewell(c);
    return true;
}

bool net_answer(net_conn *c, const net_reply *reply)
{
    return c->state == CONN_HTTP && http_is_asking(&c->http) && answer(c, reply);
}

void http_refuse(net_conn *c, int status, const char *headers, const char *sentence)
{
    answer(c, &(net_reply){.status = status,
                           .type = "text/plain; charset=utf-8",
                           .headers = headers,
                           .body = sentence,
                           .body_n = strlen(sentence)});
}

/* Nobody knows where the next request begins: this is the last answer. */
static void refuse_and_close(net_conn *c, int status, const char *sentence)
{
    c->http.last = true;
    http_refuse(c, status, NULL, sentence);
}

/* ==== A request ============================================================ */

static void refuse_unread(net_conn *c, int status)
{
    net_stats *stats = &c->net->stats;

    switch (status) {
    case 413:
        stats->too_large++;
        refuse_and_close(c, 413, "The body is larger than 4 KiB.\n");
        break;
    case 431:
        stats->too_large++;
        refuse_and_close(c, 431, "The request line and headers are larger than 8 KiB.\n");
        break;
    case 505:
        stats->bad_requests++;
        refuse_and_close(c, 505, "Only HTTP/1.0 and HTTP/1.1 are spoken here.\n");
        break;
    default:
        stats->bad_requests++;
        refuse_and_close(c, 400, "This is no HTTP request that can be read.\n");
        break;
    }
}

/* Cuts the URL into path and query; the host of an absolute one is passed over. */
static bool split_url(http_reader *h, net_request *r)
{
    char *url = h->text + 1;
    struct http_parser_url parts;

    http_parser_url_init(&parts);
    if (http_parser_parse_url(url, strlen(url), 0, &parts) != 0 ||
        !(parts.field_set & (1 << UF_PATH)))
        return false;
    r->path = url + parts.field_data[UF_PATH].off;
    r->query = "";
    if (parts.field_set & (1 << UF_QUERY)) {
        r->query = url + parts.field_data[UF_QUERY].off;
        url[parts.field_data[UF_QUERY].off + parts.field_data[UF_QUERY].len] = '\0';
    }
    url[parts.field_data[UF_PATH].off + parts.field_data[UF_PATH].len] = '\0';
    return r->path[0] == '/';
}

static bool make_request(net_conn *c, net_request *r)
{
    http_reader *h = &c->http;

    c->payload[h->body_n] = '\0';
    *r = (net_request){
        .method = http_method_str((enum http_method)h->parser.method),
        .host = http_value(h, HEADER_HOST),
        .origin = http_value(h, HEADER_ORIGIN),
        .authorization = http_value(h, HEADER_AUTHORIZATION),
        .content_type = http_value(h, HEADER_CONTENT_TYPE),
        .if_none_match = http_value(h, HEADER_IF_NONE_MATCH),
        .accept_encoding = http_value(h, HEADER_ACCEPT_ENCODING),
        .body = c->payload,
        .body_n = h->body_n,
    };
    if (h->parser.http_minor > 0 && r->host[0] == '\0')
        return false;
    return split_url(h, r);
}

/* Behind a proxy every request may be somebody else's, who does not pay for those before.  False
 * if that address has too many connections already. */
static bool know_peer(net_conn *c)
{
    net_address address;
    peer *now;

    if (!c->net->app.behind_a_proxy ||
        !net_address_forwarded(http_value(&c->http, HEADER_FORWARDED), &address))
        return true;
    if (c->peer != NULL && memcmp(&c->peer->address, &address, sizeof address) == 0)
        return true;
    now = peers_join(&c->net->peers, address, &c->net->limits, c->net->now_ms);
    if (now == NULL)
        return false;
    if (c->peer != NULL)
        peers_leave(c->peer, c->net->now_ms);
    c->peer = now;
    bucket_fill(&c->requests, c->net->limits.requests, c->net->now_ms);
    return true;
}

static bool may_ask(net_conn *c, const net_request *r)
{
    const net *n = c->net;

    if (c->peer != NULL && n->app.is_file != NULL && n->app.is_file(n->app.self, r))
        return bucket_take(&c->peer->files, n->limits.peer_files, n->now_ms);
    return bucket_take(&c->requests, n->limits.requests, n->now_ms) &&
           (c->peer == NULL || bucket_take(&c->peer->requests, n->limits.peer_requests, n->now_ms));
}

static void act(net_conn *c)
{
    http_reader *h = &c->http;
    net_app *app = &c->net->app;
    net_request r;

    c->net->stats.requests++;
    h->phase = HTTP_ASKING;
    c->since_ms = c->net->now_ms;
    if (!make_request(c, &r)) {
        refuse_unread(c, 400);
    } else if (!know_peer(c)) {
        c->net->stats.refused_peer++;
        refuse_and_close(c, 503, "Too many connections from this address.\n");
    } else if (!may_ask(c, &r)) {
        c->net->stats.limited++;
        h->last = h->last || h->parser.upgrade; /* what follows may be frames */
        http_refuse(c, 429, "Retry-After: 1\r\n", "Too many requests; wait a second.\n");
    } else if (h->parser.upgrade) {
        ws_upgrade(c, &r);
    } else {
        c->told = true;
        app->request(app->self, c, &r);
    }
}

/* A client that asks first whether its body is wanted is told to go on. */
static void welcome_body(net_conn *c)
{
    http_reader *h = &c->http;

    if (h->has_headers && strcasecmp(http_value(h, HEADER_EXPECT), "100-continue") == 0) {
        put_text(c, "HTTP/1.1 100 Continue\r\n\r\n");
        h->value[HEADER_EXPECT] = 0;
    }
}

size_t http_read(net_conn *c, const char *bytes, size_t n)
{
    http_reader *h = &c->http;
    size_t used;

    if (h->phase == HTTP_IDLE) {
        h->phase = HTTP_READING;
        c->since_ms = c->net->now_ms;
        h->has_headers = false; /* the parser says that a request begins only at its first letter */
    }
    used = http_parser_execute(&h->parser, &settings, bytes, n);
    switch (HTTP_PARSER_ERRNO(&h->parser)) {
    case HPE_OK:
        welcome_body(c);
        return n;
    case HPE_PAUSED:
        http_parser_pause(&h->parser, 0);
        act(c);
        return used;
    case HPE_HEADER_OVERFLOW:
        refuse_unread(c, 431);
        return n;
    default:
        refuse_unread(c, h->refused);
        return n;
    }
}

/* ==== The clock, and the end =============================================== */

void http_tick(net_conn *c)
{
    const net_limits *limits = &c->net->limits;
    uint64_t waited_ms = c->net->now_ms - c->since_ms;
    http_reader *h = &c->http;

    if (conn_unsent(c) > 0)
        return; /* that has a limit of its own */
    if (h->phase == HTTP_READING && waited_ms >= limits->request_ms) {
        c->net->stats.timed_out++;
        refuse_and_close(c, 408, "The request took too long to arrive.\n");
    } else if (h->phase == HTTP_ASKING && waited_ms >= limits->answer_ms) {
        c->net->stats.unanswered++;
        refuse_and_close(c, 503, "The server is too busy to answer; try again.\n");
    } else if (h->phase == HTTP_IDLE &&
               waited_ms >= (h->later ? limits->idle_ms : limits->request_ms)) {
        conn_farewell(c);
    }
}

void http_close(net_conn *c)
{
    c->http.last = true;
    if (c->http.phase == HTTP_IDLE)
        conn_farewell(c);
}
