/* Connections without sockets: what depends on the clock, on tokens and on memory, with a clock
 * that is told what time it is. */
#include "server/net/conn.h"
#include "engine/assert.h"
#include "server/net/listen.h"
#include "tests/tap.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static net shared;
static net_conn conn;
static unsigned requests, messages, closings;
static bool says_nothing; /* the application */

static void on_request(void *self, net_conn *c, const net_request *r)
{
    (void)self;
    (void)r;
    requests++;
    if (!says_nothing)
        net_answer(c, &(net_reply){.status = 204});
}

static void on_message(void *self, net_conn *c, const char *text, size_t n)
{
    (void)self;
    messages++;
    net_send(c, text, n);
}

static void on_closed(void *self, net_conn *c)
{
    (void)self;
    (void)c;
    closings++;
}

static void wake(net_conn *c)
{
    (void)c;
}

/* A new connection at this time, the first of its server. */
static void begin(uint64_t now_ms)
{
    static const net_address here = {{127, 1}};

    memset(&shared, 0, sizeof shared);
    shared.app = (net_app){
        .ws_path = "/ws", .request = on_request, .message = on_message, .closed = on_closed};
    shared.limits = net_usual_limits;
    shared.wake = wake;
    shared.now_ms = now_ms;
    peers_init(&shared.peers);
    requests = messages = closings = 0;
    conn_init(&conn, &shared, peers_join(&shared.peers, here, &shared.limits, now_ms));
}

static void feed(const void *bytes, size_t n)
{
    char *at;

    TT_ASSERT(n <= conn_room(&conn, &at));
    memcpy(at, bytes, n);
    conn_received(&conn, n);
}

static void feed_text(const char *text)
{
    feed(text, strlen(text));
}

/* Everything that is to be sent is; says how much it was. */
static size_t drain(void)
{
    span out[2];
    size_t all = 0;
    int n;

    while ((n = conn_output(&conn, out)) > 0) {
        all += out[0].n;
        conn_sent(&conn, out[0].n);
    }
    return all;
}

static void pass(uint64_t ms)
{
    shared.now_ms += ms;
    conn_tick(&conn);
}

static void open_socket(void)
{
    begin(5000);
    feed_text("GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n");
    drain();
}

/* ==== Times ================================================================ */

static void test_request_time(void)
{
    begin(1000);
    feed_text("GET / HT");
    pass(9999);
    ok(conn.state == CONN_HTTP, "conn: a request may take ten seconds");
    feed_text("TP/1.1\r\n");
    pass(1);
    ok(conn.state == CONN_FAREWELL && shared.stats.timed_out == 1,
       "conn: and no more, however it trickles in");
    drain();
    ok(conn_is_silent(&conn) && !conn_is_over(&conn), "conn: the answer is waited for");
    pass(2000);
    ok(conn_is_over(&conn), "conn: but not for long");
    conn_done(&conn);
}

static void test_answer_time(void)
{
    says_nothing = true;
    begin(1000);
    feed_text("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    pass(14999);
    ok(conn.state == CONN_HTTP && requests == 1 && drain() == 0,
       "conn: an application may think for fifteen seconds");
    pass(1);
    ok(conn.state == CONN_FAREWELL && shared.stats.replies[5] == 1 && shared.stats.unanswered == 1,
       "conn: then there is an answer all the same");
    ok(!net_answer(&conn, &(net_reply){.status = 204}) && drain() > 0,
       "conn: and the application is too late");
    conn_done(&conn);
    says_nothing = false;
}

static void test_idle_time(void)
{
    begin(1000);
    feed_text("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    drain();
    pass(59999);
    ok(conn.state == CONN_HTTP && requests == 1, "conn: it is kept alive for a minute");
    pass(1);
    ok(conn.state == CONN_FAREWELL, "conn: and no more");
    conn_done(&conn);
    ok(closings == 1, "conn: the application is told once");
}

static void test_stalled(void)
{
    begin(1000);
    feed_text("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    pass(29999);
    ok(conn.state == CONN_HTTP, "conn: a reader may take nothing for half a minute");
    pass(1);
    ok(conn.state == CONN_DEAD && shared.stats.dropped_slow == 1, "conn: and is dropped then");
    conn_done(&conn);
}

static void test_pings(void)
{
    static const uint8_t pong[] = {0x8a, 0x80, 1, 2, 3, 4};

    open_socket();
    pass(19999);
    ok(drain() == 0, "conn: no ping before 20 seconds");
    pass(1);
    ok(drain() == 2, "conn: then one");
    pass(20000);
    drain();
    feed(pong, sizeof pong);
    pass(20000);
    pass(20000);
    ok(conn.state == CONN_WEBSOCKET && drain() == 4, "conn: an answer counts for all before");
    pass(20000);
    ok(conn.state == CONN_DEAD && shared.stats.dropped_quiet == 1,
       "conn: two without an answer, and it is dropped");
    conn_done(&conn);
    ok(shared.stats.ws_open == 0, "conn: none is open");
}

/* ==== Tokens and addresses ================================================= */

static void test_bucket(void)
{
    net_rate rate = {2, 3};
    bucket b;
    int taken = 0;

    bucket_fill(&b, rate, 0);
    while (bucket_take(&b, rate, 0))
        taken++;
    ok(taken == 3, "bucket: as many as it holds");
    ok(!bucket_take(&b, rate, 499) && bucket_take(&b, rate, 500), "bucket: two a second come back");
    taken = 0;
    while (bucket_take(&b, rate, UINT32_MAX))
        taken++;
    ok(taken == 3, "bucket: never more than it holds");
}

static net_address numbered(uint32_t i)
{
    net_address out = {{0}};

    memcpy(out.bytes, &i, sizeof i);
    return out;
}

static void test_peers(void)
{
    peers *all = malloc(sizeof *all);
    peer *first, *again;
    unsigned joined = 0;

    peers_init(all);
    first = peers_join(all, numbered(0), &net_usual_limits, 1);
    for (uint32_t i = 1; i <= 100000; i++) {
        peer *p = peers_join(all, numbered(i), &net_usual_limits, i);
        joined += p != NULL;
        if (p != NULL)
            peers_leave(p, i);
    }
    again = peers_join(all, numbered(0), &net_usual_limits, 100001);
    ok(joined == 100000, "peers: who has left gives place to others");
    ok(again == first && again->conns == 2, "peers: who is connected keeps theirs");
    free(all);
}

static void test_forwarded(void)
{
    net_address a, b;

    ok(net_address_forwarded("10.0.0.1", &a) && net_address_forwarded("1.1.1.1, 10.0.0.1", &b) &&
           memcmp(&a, &b, sizeof a) == 0,
       "peers: the last address forwarded is the one our proxy saw");
    ok(net_address_forwarded("2001:db8::1", &a) && net_address_forwarded("2001:db8::2", &b) &&
           memcmp(&a, &b, sizeof a) == 0,
       "peers: an IPv6 network is one address");
    ok(!net_address_forwarded("", &a) && !net_address_forwarded("unknown", &a),
       "peers: rubbish is none");
}

/* ==== Memory =============================================================== */

static void test_steady(void)
{
    static const uint8_t frame[] = {0x81, 0x83, 0, 0, 0, 0, 'a', 'b', 'c'};
    const char *out, *sending;

    open_socket();
    shared.limits.messages = shared.limits.peer_messages = (net_rate){1000000, 4000000};
    for (int i = 0; i < 2; i++) {
        feed(frame, sizeof frame);
        drain();
    }
    out = conn.out.bytes;
    sending = conn.sending.bytes;
    for (int i = 0; i < 1000; i++) {
        shared.now_ms++;
        feed(frame, sizeof frame);
        drain();
    }
    ok(messages == 1002 && ((conn.out.bytes == out && conn.sending.bytes == sending) ||
                            (conn.out.bytes == sending && conn.sending.bytes == out)),
       "conn: a thousand messages, and the same two buffers");
    conn_done(&conn);
}

static void test_full_queue(void)
{
    static char text[4096];
    size_t sent = 0;

    memset(text, 'x', sizeof text);
    open_socket();
    while (net_send(&conn, text, sizeof text))
        sent += sizeof text;
    ok(sent > NET_QUEUE_MAX - 2 * sizeof text && sent <= NET_QUEUE_MAX && conn.state == CONN_DEAD,
       "conn: what nobody reads is kept up to the limit");
    ok(!net_send(&conn, "a", 1) && shared.stats.dropped_slow == 1,
       "conn: the reader is dropped once");
    conn_done(&conn);
    begin(1000);
    feed_text("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    ok(!net_answer(&conn, &(net_reply){.status = 200}), "conn: nothing is answered twice");
    conn_done(&conn);
}

/* ==== Listening ============================================================ */

static void test_listen(void)
{
    net_app app = {.request = on_request};
    net_server *first, *second, *nowhere;
    int error = 0, in_use = 0, invalid = 0;
    uv_loop_t loop;

    uv_loop_init(&loop);
    first = net_listen(&loop, "127.0.0.1", 0, &app, NULL, &error);
    second = net_listen(&loop, "127.0.0.1", net_port(first), &app, NULL, &in_use);
    nowhere = net_listen(&loop, "here", 0, &app, NULL, &invalid);
    ok(first != NULL && error == 0, "listen: on a free port");
    ok(second == NULL && in_use == UV_EADDRINUSE, "listen: not where somebody else does");
    ok(nowhere == NULL && invalid == UV_EINVAL, "listen: not at what is no address");
    net_stop(first);
    uv_run(&loop, UV_RUN_DEFAULT);
    net_free(first);
    ok(uv_loop_close(&loop) == 0, "listen: nothing is left in the loop");
}

int main(void)
{
    if (sodium_init() < 0)
        return 1;
    test_request_time();
    test_answer_time();
    test_idle_time();
    test_stalled();
    test_pings();
    test_bucket();
    test_peers();
    test_forwarded();
    test_steady();
    test_full_queue();
    test_listen();
    return tap_result();
}
