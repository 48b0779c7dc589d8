/* A connection to another node. */
#include "server/line.h"

#include <http_parser.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wslay/wslay.h>

enum { READ_SIZE = 65536, HEADERS_SIZE = 1024, NAME_SIZE = 64, BODY_MAX = 1 << 20 };

struct line {
    uv_tcp_t tcp;
    uv_connect_t connect;
    const line_ears *ears;
    void *to; /* NULL: nobody listens any more */
    char *request;
    size_t request_n;
    bool was_sent, is_open;

    http_parser parser;
    bool has_reply;
    char name[NAME_SIZE]; /* of the header that is being read */
    bool in_value;
    char type[NAME_SIZE], headers[HEADERS_SIZE];
    char *body;
    size_t body_n;

    wslay_event_context_ptr ws;
    const uint8_t *in; /* what was received and not yet looked at */
    size_t in_n;
};

/* ==== The end ============================================================== */

static void on_closed(uv_handle_t *handle)
{
    line *l = handle->data;

    if (l->ws != NULL)
        wslay_event_context_free(l->ws);
    free(l->request);
    free(l->body);
    free(l);
}

void line_close(line *l)
{
    l->to = NULL;
    if (!uv_is_closing((uv_handle_t *)&l->tcp))
        uv_close((uv_handle_t *)&l->tcp, on_closed);
}

static void end(line *l)
{
    void *to = l->to;

    line_close(l);
    if (to != NULL)
        l->ears->ended(to, l->was_sent);
}

/* ==== Sending ============================================================== */

static void on_sent(uv_write_t *write, int status)
{
    line *l = write->handle->data;

    free(write);
    if (status != 0 && status != UV_ECANCELED)
        end(l);
}

static void put(line *l, const void *bytes, size_t n)
{
    uv_write_t *write = uv_is_closing((uv_handle_t *)&l->tcp) ? NULL : malloc(sizeof *write + n);

    if (write == NULL)
        return;
    memcpy(write + 1, bytes, n);
    uv_buf_t buf = uv_buf_init((char *)(write + 1), (unsigned)n);
    if (uv_write(write, (uv_stream_t *)&l->tcp, &buf, 1, on_sent) != 0) {
        free(write);
        end(l);
    }
}

/* ==== The answer to a request ============================================== */

/* Headers that are the answer's own; the others each node makes for itself. */
static const char *const PASSED_ON[] = {"cache-control", "content-disposition", "allow", "etag"};

static bool is_passed_on(const char *name)
{
    for (size_t i = 0; i < sizeof PASSED_ON / sizeof *PASSED_ON; i++)
        if (strcasecmp(name, PASSED_ON[i]) == 0)
            return true;
    return false;
}

static void add_text(char *to, size_t size, const char *at, size_t n)
{
    size_t used = strlen(to);

    if (used + n < size) {
        memcpy(to + used, at, n);
        to[used + n] = '\0';
    }
}

static void end_header(line *l)
{
    if (l->in_value && is_passed_on(l->name))
        add_text(l->headers, sizeof l->headers, "\r\n", 2);
    if (l->in_value)
        l->name[0] = '\0';
    l->in_value = false;
}

static int on_name(http_parser *parser, const char *at, size_t n)
{
    line *l = parser->data;

    end_header(l);
    add_text(l->name, sizeof l->name, at, n);
    return 0;
}

static int on_value(http_parser *parser, const char *at, size_t n)
{
    line *l = parser->data;

    if (!l->in_value && is_passed_on(l->name)) {
        add_text(l->headers, sizeof l->headers, l->name, strlen(l->name));
        add_text(l->headers, sizeof l->headers, ": ", 2);
    }
    l->in_value = true;
    if (is_passed_on(l->name))
        add_text(l->headers, sizeof l->headers, at, n);
    else if (strcasecmp(l->name, "content-type") == 0)
        add_text(l->type, sizeof l->type, at, n);
    return 0;
}

static int on_body(http_parser *parser, const char *at, size_t n)
{
    line *l = parser->data;
    char *more = l->body_n + n > BODY_MAX ? NULL : realloc(l->body, l->body_n + n + 1);

    if (more == NULL)
        return -1;
    memcpy(more + l->body_n, at, n);
    l->body = more;
    l->body_n += n;
    l->body[l->body_n] = '\0';
    return 0;
}

static int on_complete(http_parser *parser)
{
    line *l = parser->data;

    end_header(l);
    l->has_reply = true;
    return 0;
}

static void hear_reply(line *l)
{
    net_reply r = {.status = (int)l->parser.status_code,
                   .type = l->type[0] == '\0' ? NULL : l->type,
                   .headers = l->headers,
                   .body = l->body == NULL ? "" : l->body,
                   .body_n = l->body_n};
    void *to = l->to;

    l->to = NULL;
    if (to != NULL)
        l->ears->reply(to, &r);
    line_close(l);
}

/* ==== Frames =============================================================== */

static ssize_t take_bytes(wslay_event_context_ptr ws, uint8_t *to, size_t n, int flags, void *of)
{
    line *l = of;

    (void)flags;
    if (l->in_n == 0) {
        wslay_event_set_error(ws, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    n = n < l->in_n ? n : l->in_n;
    memcpy(to, l->in, n);
    l->in += n;
    l->in_n -= n;
    return (ssize_t)n;
}

static ssize_t give_bytes(wslay_event_context_ptr ws, const uint8_t *bytes, size_t n, int flags,
                          void *of)
{
    (void)ws;
    (void)flags;
    put(of, bytes, n);
    return (ssize_t)n;
}

static int make_mask(wslay_event_context_ptr ws, uint8_t *to, size_t n, void *of)
{
    (void)ws;
    (void)of;
    randombytes_buf(to, n);
    return 0;
}

static void on_message(wslay_event_context_ptr ws, const struct wslay_event_on_msg_recv_arg *m,
                       void *of)
{
    line *l = of;

    (void)ws;
    if (m->opcode == WSLAY_TEXT_FRAME && l->to != NULL)
        l->ears->text(l->to, (const char *)m->msg, m->msg_length);
}

static bool open_frames(line *l)
{
    static const struct wslay_event_callbacks CALLS = {.recv_callback = take_bytes,
                                                       .send_callback = give_bytes,
                                                       .genmask_callback = make_mask,
                                                       .on_msg_recv_callback = on_message};

    if (wslay_event_context_client_init(&l->ws, &CALLS, l) != 0)
        return false;
    wslay_event_config_set_max_recv_msg_length(l->ws, BODY_MAX);
    l->is_open = true;
    if (l->to != NULL)
        l->ears->opened(l->to);
    return true;
}

static void read_frames(line *l, const char *bytes, size_t n)
{
    l->in = (const uint8_t *)bytes;
    l->in_n = n;
    if (wslay_event_recv(l->ws) != 0 || wslay_event_send(l->ws) != 0 ||
        wslay_event_get_close_received(l->ws))
        end(l);
}

void line_say(line *l, const char *text, size_t n)
{
    struct wslay_event_msg m = {WSLAY_TEXT_FRAME, (const uint8_t *)text, n};

    if (l->is_open && wslay_event_queue_msg(l->ws, &m) == 0)
        wslay_event_send(l->ws);
}

/* ==== Receiving ============================================================ */

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *buf)
{
    static char room[READ_SIZE]; /* what is read is looked at before anything else is read */

    (void)handle;
    (void)wanted;
    *buf = uv_buf_init(room, sizeof room);
}

static void read_reply(line *l, const char *bytes, size_t n)
{
    static const http_parser_settings CALLS = {.on_header_field = on_name,
                                               .on_header_value = on_value,
                                               .on_body = on_body,
                                               .on_message_complete = on_complete};
    size_t used = http_parser_execute(&l->parser, &CALLS, bytes, n);

    if (l->parser.upgrade && l->parser.status_code == 101) {
        if (open_frames(l))
            read_frames(l, bytes + used, n - used);
        else
            end(l);
    } else if (l->has_reply) {
        hear_reply(l);
    } else if (l->parser.http_errno != HPE_OK || n == 0) {
        end(l);
    }
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
    line *l = stream->data;

    if (n < 0)
        end(l);
    else if (n > 0 && l->is_open)
        read_frames(l, buf->base, (size_t)n);
    else if (n > 0)
        read_reply(l, buf->base, (size_t)n);
}

/* ==== Connecting =========================================================== */

static bool read_address(const char *text, struct sockaddr_storage *out)
{
    char host[64];
    const char *colon = strrchr(text, ':');
    size_t n = colon == NULL ? 0 : (size_t)(colon - text);
    long port = colon == NULL ? 0 : strtol(colon + 1, NULL, 10);

    if (n == 0 || n >= sizeof host || port < 1 || port > 65535)
        return false;
    if (text[0] == '[' && text[n - 1] == ']') {
        snprintf(host, sizeof host, "%.*s", (int)n - 2, text + 1);
        return uv_ip6_addr(host, (int)port, (struct sockaddr_in6 *)out) == 0;
    }
    snprintf(host, sizeof host, "%.*s", (int)n, text);
    return uv_ip4_addr(host, (int)port, (struct sockaddr_in *)out) == 0;
}

bool line_can_reach(const char *address)
{
    struct sockaddr_storage to;

    return read_address(address, &to);
}

static void on_connected(uv_connect_t *connect, int status)
{
    line *l = connect->data;

    if (status != 0) {
        if (status != UV_ECANCELED)
            end(l);
        return;
    }
    uv_tcp_nodelay(&l->tcp, 1);
    l->was_sent = true;
    put(l, l->request, l->request_n);
    if (!uv_is_closing((uv_handle_t *)&l->tcp))
        uv_read_start((uv_stream_t *)&l->tcp, give_room, on_read);
}

line *line_open(uv_loop_t *loop, const char *address, const char *request, size_t n,
                const line_ears *ears, void *to)
{
    struct sockaddr_storage where = {0};
    line *l = read_address(address, &where) ? calloc(1, sizeof *l) : NULL;

    if (l == NULL || (l->request = malloc(n)) == NULL) {
        free(l);
        return NULL;
    }
    memcpy(l->request, request, n);
    l->request_n = n;
    l->ears = ears;
    l->to = to;
    http_parser_init(&l->parser, HTTP_RESPONSE);
    l->parser.data = l->tcp.data = l->connect.data = l;
    uv_tcp_init(loop, &l->tcp);
    l->tcp.data = l;
    if (uv_tcp_connect(&l->connect, &l->tcp, (struct sockaddr *)&where, on_connected) == 0)
        return l;
    line_close(l);
    return NULL;
}
