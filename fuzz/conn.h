/* A connection that is fed by a fuzzer: no socket, a clock that stands still, and an application
 * that says back whatever it is told. */
#ifndef FUZZ_CONN_H
#define FUZZ_CONN_H

#include "fuzz/fuzz.h"
#include "server/net/conn.h"

#include <sodium.h>

enum { HEARD_MAX = 1 << 20 };

/* Everything that came out of a connection. */
typedef struct heard {
    size_t n;
    char bytes[HEARD_MAX];
} heard;

static net fuzzed_net;
static net_conn fuzzed;

static void fuzzed_wake(net_conn *c)
{
    (void)c;
}

static void must_be_text(const char *text, size_t most)
{
    MUST(text != NULL && strlen(text) <= most);
}

static void fuzzed_request(void *self, net_conn *c, const net_request *r)
{
    (void)self;
    must_be_text(r->method, 32);
    must_be_text(r->query, NET_HEADERS_MAX);
    must_be_text(r->host, NET_HEADERS_MAX);
    must_be_text(r->authorization, NET_HEADERS_MAX);
    MUST(r->path[0] == '/' && strpbrk(r->path, "?# \r\n") == NULL);
    MUST(r->body_n <= NET_BODY_MAX && r->body[r->body_n] == '\0');
    net_answer(c,
               &(net_reply){.status = 200, .type = r->path, .body = r->body, .body_n = r->body_n});
}

static void fuzzed_message(void *self, net_conn *c, const char *text, size_t n)
{
    (void)self;
    MUST(n <= NET_MESSAGE_MAX && text[n] == '\0' && ws_is_utf8(text, n));
    net_send(c, text, n);
}

static void fuzzed_begin(void)
{
    static bool is_ready;
    net_rate plenty = {1, 1000000};

    if (!is_ready) {
        MUST(sodium_init() >= 0);
        peers_init(&fuzzed_net.peers);
        fuzzed_net.app =
            (net_app){.ws_path = "/ws", .request = fuzzed_request, .message = fuzzed_message};
        fuzzed_net.limits = net_usual_limits;
        fuzzed_net.limits.requests = fuzzed_net.limits.messages = plenty;
        fuzzed_net.wake = fuzzed_wake;
        is_ready = true;
    }
    conn_init(&fuzzed, &fuzzed_net, NULL);
}

static void fuzzed_drain(heard *out)
{
    span spans[2];

    while (conn_output(&fuzzed, spans) > 0) {
        MUST(spans[0].n <= HEARD_MAX - out->n);
        memcpy(out->bytes + out->n, spans[0].bytes, spans[0].n);
        out->n += spans[0].n;
        conn_sent(&fuzzed, spans[0].n);
    }
}

/* The bytes in pieces of at most so many. */
static void fuzzed_feed(const uint8_t *data, size_t size, size_t piece, heard *out)
{
    char *at;
    size_t room;

    while (size > 0 && (room = conn_room(&fuzzed, &at)) > 0) {
        size_t n = size < piece ? size : piece;
        n = n < room ? n : room;
        memcpy(at, data, n);
        conn_received(&fuzzed, n);
        fuzzed_drain(out);
        data += n;
        size -= n;
    }
}

/* The same bytes, however they were cut on the way, have the same answer. */
static void must_be_alike(const heard *a, const heard *b)
{
    MUST(a->n == b->n && memcmp(a->bytes, b->bytes, a->n) == 0);
}

#endif
