/* The smallest application: says back what it is told.  tests/server/net/clients.py talks to it.
 *
 *     echo [usual | quick | open | tight | proxy]
 *
 * listens on a free port of the loopback, prints it, and stops at SIGTERM. */
#include "server/net/listen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BIG = 1024 * 1024, LATER_MS = 50 };

typedef struct echo {
    uv_loop_t loop;
    uv_signal_t signal;
    uv_timer_t timer;
    net_server *server;
    net_conn *waiting; /* for an answer to /later */
    unsigned opened, closed;
    char big[BIG];
} echo;

static void answer(net_conn *c, int status, const char *body, size_t n)
{
    net_answer(c, &(net_reply){.status = status, .type = "text/plain", .body = body, .body_n = n});
}

static void answer_text(net_conn *c, int status, const char *text)
{
    answer(c, status, text, strlen(text));
}

/* Every figure that a test asks for. */
static size_t write_stats(const echo *e, char *out, size_t room)
{
    const net_stats *s = net_stats_of(e->server);

    return (size_t)snprintf(
        out, room,
        "{\"accepted\":%ju,\"open\":%ju,\"refused_full\":%ju,\"refused_peer\":%ju,"
        "\"requests\":%ju,\"bad_requests\":%ju,\"too_large\":%ju,\"timed_out\":%ju,"
        "\"limited\":%ju,\"ws_opened\":%ju,\"ws_open\":%ju,\"ws_refused\":%ju,"
        "\"messages_in\":%ju,\"messages_out\":%ju,\"ws_errors\":%ju,\"dropped_slow\":%ju,"
        "\"dropped_quiet\":%ju,\"told_opened\":%u,\"told_closed\":%u}",
        (uintmax_t)s->accepted, (uintmax_t)s->open, (uintmax_t)s->refused_full,
        (uintmax_t)s->refused_peer, (uintmax_t)s->requests, (uintmax_t)s->bad_requests,
        (uintmax_t)s->too_large, (uintmax_t)s->timed_out, (uintmax_t)s->limited,
        (uintmax_t)s->ws_opened, (uintmax_t)s->ws_open, (uintmax_t)s->ws_refused,
        (uintmax_t)s->messages_in, (uintmax_t)s->messages_out, (uintmax_t)s->ws_errors,
        (uintmax_t)s->dropped_slow, (uintmax_t)s->dropped_quiet, e->opened, e->closed);
}

static void on_later(uv_timer_t *timer)
{
    echo *e = timer->data;
    net_conn *c = e->waiting;

    e->waiting = NULL;
    if (c != NULL)
        answer_text(c, 200, "later");
}

static void show_request(net_conn *c, const net_request *r)
{
    char text[1024];

    snprintf(text, sizeof text, "%s|%s|%s|%s|%s|%s|%s|%s", r->method, r->path, r->query,
             r->authorization, r->origin, r->content_type, r->if_none_match, r->accept_encoding);
    answer_text(c, 200, text);
}

static bool is_file(void *self, const net_request *r)
{
    (void)self;
    return strcmp(r->path, "/file") == 0;
}

static void on_request(void *self, net_conn *c, const net_request *r)
{
    echo *e = self;
    char text[1024];

    if (strcmp(r->path, "/") == 0 || is_file(self, r)) {
        answer_text(c, 200, "hello");
    } else if (strcmp(r->path, "/echo") == 0) {
        answer(c, 200, r->body, r->body_n);
    } else if (strcmp(r->path, "/show") == 0) {
        show_request(c, r);
    } else if (strcmp(r->path, "/stats") == 0) {
        answer(c, 200, text, write_stats(e, text, sizeof text));
    } else if (strcmp(r->path, "/page") == 0) {
        net_answer(c, &(net_reply){.status = 200, .type = "text/html", .body = "<p>", .body_n = 3});
    } else if (strcmp(r->path, "/none") == 0) {
        net_answer(c, &(net_reply){.status = 304, .headers = "ETag: \"1\"\r\n"});
    } else if (strcmp(r->path, "/big") == 0) {
        net_answer(c, &(net_reply){.status = 200, .body = e->big, .body_n = BIG, .lent = true});
    } else if (strcmp(r->path, "/later") == 0 && e->waiting == NULL) {
        e->waiting = c;
        uv_timer_start(&e->timer, on_later, LATER_MS, 0);
    } else {
        answer_text(c, 404, "nothing here");
    }
}

static void on_opened(void *self, net_conn *c, const net_request *r)
{
    echo *e = self;

    e->opened++;
    net_set_data(c, e);
    if (strcmp(r->query, "greet") == 0)
        net_send(c, "welcome", 7);
}

/* Sends until nobody takes it any more. */
static void flood(const echo *e, net_conn *c)
{
    for (int i = 0; i < 100000 && net_send(c, e->big, 4096); i++)
        ;
}

static void on_message(void *self, net_conn *c, const char *text, size_t n)
{
    echo *e = self;

    if (strncmp(text, "close ", 6) == 0)
        net_close(c, (uint16_t)atoi(text + 6), "as you wish");
    else if (strcmp(text, "flood") == 0)
        flood(e, c);
    else
        net_send(c, text, n);
}

static void on_closed(void *self, net_conn *c)
{
    echo *e = self;

    e->closed += net_data(c) != NULL;
    if (e->waiting == c)
        e->waiting = NULL;
}

static void on_signal(uv_signal_t *signal, int number)
{
    echo *e = signal->data;

    (void)number;
    on_later(&e->timer); /* nobody is left without an answer */
    net_stop(e->server);
    uv_close((uv_handle_t *)&e->signal, NULL);
    uv_close((uv_handle_t *)&e->timer, NULL);
}

/* Limits for what a test wants to see. */
static net_limits limits_named(const char *name)
{
    net_limits limits = net_usual_limits;
    net_rate plenty = {1000000, 4000000};

    limits.conns_a_peer = 5000;
    if (strcmp(name, "usual") == 0 || strcmp(name, "proxy") == 0)
        return net_usual_limits;
    if (strcmp(name, "tight") == 0) {
        limits.conns = 4;
        return limits;
    }
    limits.requests = limits.peer_requests = limits.messages = limits.peer_messages = plenty;
    if (strcmp(name, "quick") == 0) {
        limits.request_ms = limits.idle_ms = 1000;
        limits.ping_ms = 500;
        limits.farewell_ms = 300;
        limits.stalled_ms = 2000;
    }
    return limits;
}

static void start(echo *e)
{
    uv_loop_init(&e->loop);
    uv_signal_init(&e->loop, &e->signal);
    uv_timer_init(&e->loop, &e->timer);
    e->signal.data = e->timer.data = e;
    uv_signal_start(&e->signal, on_signal, SIGTERM);
    memset(e->big, 'x', sizeof e->big);
}

int main(int argc, char **argv)
{
    static echo e;
    const char *name = argc > 1 ? argv[1] : "usual";
    net_limits limits = limits_named(name);
    net_app app = {
        .self = &e,
        .ws_path = "/ws",
        .origins = "https://friend.example http://other.example:8080",
        .behind_a_proxy = strcmp(name, "proxy") == 0,
        .request = on_request,
        .is_file = is_file,
        .opened = on_opened,
        .message = on_message,
        .closed = on_closed,
    };
    int error = 0;

    start(&e);
    e.server = net_listen(&e.loop, "127.0.0.1", 0, &app, &limits, &error);
    if (e.server == NULL) {
        fprintf(stderr, "echo: cannot listen: %s\n", uv_strerror(error));
        return 1;
    }
    printf("%d\n", net_port(e.server));
    fflush(stdout);
    uv_run(&e.loop, UV_RUN_DEFAULT);
    net_free(e.server);
    return uv_loop_close(&e.loop) == 0 ? 0 : 1;
}
