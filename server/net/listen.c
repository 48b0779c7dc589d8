/* Sockets for connections, by libuv.
 *
 * A connection that has something to send is put into a list, and the list is gone through once
 * before the loop waits again: whatever was said meanwhile goes out in one write.  Connections end
 * there, too, and nowhere else, so that nobody has one disappear under their hands. */
#include "server/net/listen.h"

#include "server/net/conn.h"

#include <netinet/tcp.h>
#include <signal.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { BACKLOG = 1024, TICK_MS = 250 };

typedef struct link {
    struct link *next, *previous;
} link;

/* A connection and its socket: one allocation. */
typedef struct client {
    link all; /* first, for the list of all clients */
    net_conn conn;
    net_server *server;
    struct client *next_awake;
    bool awake, reading, writing, shut, closing, refused;
    size_t writing_n;
    uv_tcp_t tcp;
    uv_write_t write;
    uv_shutdown_t shutdown;
} client;

struct net_server {
    net net;
    uv_tcp_t tcp;
    uv_timer_t timer;
    uv_prepare_t prepare;
    link clients;
    client *awake;
    uint32_t refused; /* clients that are told 503 */
    bool unaccepted;  /* a connection waits, for there was no memory */
    bool stopping;
};

static client *client_of(net_conn *c)
{
    return (client *)(void *)((char *)c - offsetof(client, conn));
}

static void insert(link *list, link *one)
{
    one->next = list->next;
    one->previous = list;
    list->next->previous = one;
    list->next = one;
}

static void take_out(link *one)
{
    one->previous->next = one->next;
    one->next->previous = one->previous;
}

static void wake(net_conn *c)
{
    client *k = client_of(c);

    if (k->awake || k->closing)
        return;
    k->awake = true;
    k->next_awake = k->server->awake;
    k->server->awake = k;
}

/* ==== The end of a connection ============================================== */

/* The prepare handle keeps the list going while there is anybody to look after. */
static void close_when_empty(net_server *s)
{
    if (!s->stopping || s->clients.next != &s->clients)
        return;
    if (!uv_is_closing((uv_handle_t *)&s->prepare)) {
        uv_close((uv_handle_t *)&s->prepare, NULL);
        uv_close((uv_handle_t *)&s->timer, NULL);
    }
}

static void on_closed(uv_handle_t *handle)
{
    client *k = handle->data;
    net_server *s = k->server;

    take_out(&k->all);
    s->net.stats.open--;
    s->refused -= k->refused;
    conn_done(&k->conn);
    free(k);
    close_when_empty(s);
}

static void close_client(client *k)
{
    if (k->closing)
        return;
    k->closing = true;
    uv_close((uv_handle_t *)&k->tcp, on_closed);
}

/* ==== Reading ============================================================== */

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *buf)
{
    client *k = handle->data;

    (void)wanted;
    buf->len = conn_room(&k->conn, &buf->base);
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
    client *k = stream->data;

    (void)buf;
    k->server->net.now_ms = uv_now(stream->loop); /* it has waited since it was prepared */
    if (n > 0)
        conn_received(&k->conn, (size_t)n);
    else if (n == UV_EOF)
        conn_ended(&k->conn);
    else if (n < 0 && n != UV_ENOBUFS)
        conn_drop(&k->conn);
    wake(&k->conn);
}

/* Nothing is read that there is no room for: the other side has to wait. */
static void adjust_reading(client *k)
{
    char *at;
    bool wanted = conn_room(&k->conn, &at) > 0;

    if (wanted == k->reading)
        return;
    k->reading = wanted;
    if (wanted)
        uv_read_start((uv_stream_t *)&k->tcp, give_room, on_read);
    else
        uv_read_stop((uv_stream_t *)&k->tcp);
}

/* ==== Writing ============================================================== */

static void on_written(uv_write_t *request, int status)
{
    client *k = request->data;

    k->writing = false;
    if (status == 0)
        conn_sent(&k->conn, k->writing_n);
    else
        conn_drop(&k->conn);
    wake(&k->conn);
}

static int output_of(client *k, uv_buf_t bufs[2])
{
    span spans[2];
    int n = conn_output(&k->conn, spans);

    for (int i = 0; i < n; i++)
        bufs[i] = uv_buf_init((char *)spans[i].bytes, (unsigned)spans[i].n);
    return n;
}

/* What the socket does not take at once is left to libuv. */
static void write_later(client *k)
{
    uv_buf_t bufs[2];
    int n = output_of(k, bufs);

    k->writing_n = 0;
    for (int i = 0; i < n; i++)
        k->writing_n += bufs[i].len;
    k->write.data = k;
    k->writing = uv_write(&k->write, (uv_stream_t *)&k->tcp, bufs, (unsigned)n, on_written) == 0;
    if (!k->writing)
        conn_drop(&k->conn);
}

static void write_now(client *k)
{
    uv_buf_t bufs[2];
    int n;

    while (!k->writing && k->conn.state != CONN_DEAD && (n = output_of(k, bufs)) > 0) {
        int sent = uv_try_write((uv_stream_t *)&k->tcp, bufs, (unsigned)n);
        if (sent > 0)
            conn_sent(&k->conn, (size_t)sent);
        else if (sent == UV_EAGAIN)
            write_later(k);
        else
            conn_drop(&k->conn);
    }
}

static void on_shut(uv_shutdown_t *request, int status)
{
    (void)request;
    (void)status;
}

/* Said all: the other side is to hear so, and what it still sends is read and thrown away, for a
 * socket closed over unread bytes takes the last answer with it. */
static void shut(client *k)
{
    if (k->shut)
        return;
    k->shut = true;
    uv_shutdown(&k->shutdown, (uv_stream_t *)&k->tcp, on_shut);
}

static void look_after(client *k)
{
    write_now(k);
    if (conn_is_over(&k->conn)) {
        close_client(k);
        return;
    }
    if (conn_is_silent(&k->conn))
        shut(k);
    adjust_reading(k);
}

static void on_prepare(uv_prepare_t *prepare)
{
    net_server *s = prepare->data;

    s->net.now_ms = uv_now(prepare->loop);
    while (s->awake != NULL) {
        client *k = s->awake;
        s->awake = k->next_awake;
        k->awake = false;
        if (!k->closing)
            look_after(k);
    }
}

/* ==== Accepting ============================================================ */

static client *new_client(net_server *s)
{
    client *k = malloc(sizeof *k);

    if (k == NULL)
        return NULL;
    memset((char *)k + offsetof(client, server), 0, sizeof *k - offsetof(client, server));
    k->server = s;
    uv_tcp_init(s->tcp.loop, &k->tcp);
    k->tcp.data = k;
    return k;
}

static peer *peer_of(net_server *s, const client *k)
{
    struct sockaddr_storage from = {0};
    int n = sizeof from;

    uv_tcp_getpeername(&k->tcp, (struct sockaddr *)&from, &n);
    return peers_join(&s->net.peers, net_address_of((struct sockaddr *)&from), &s->net.limits,
                      s->net.now_ms);
}

/* One connection too many is told so, if not too many are being told already. */
static void refuse(client *k, const char *sentence)
{
    net_server *s = k->server;

    k->refused = true;
    k->conn.http.last = true;
    if (++s->refused > s->net.limits.conns_refused)
        conn_drop(&k->conn);
    else
        http_refuse(&k->conn, 503, "Retry-After: 10\r\n", sentence);
}

/* The kernel would take megabytes for a reader who reads nothing, and we would not notice. */
static void leave_little_unsent(client *k)
{
    uv_os_fd_t fd;
    int most = NET_UNSENT_MAX;

    if (uv_fileno((uv_handle_t *)&k->tcp, &fd) == 0)
        setsockopt(fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &most, sizeof most);
}

static void welcome(client *k)
{
    net_server *s = k->server;
    bool is_full = s->net.stats.open - s->refused >= s->net.limits.conns;
    peer *from = s->net.app.behind_a_proxy || is_full ? NULL : peer_of(s, k);

    conn_init(&k->conn, &s->net, from);
    s->net.stats.accepted++;
    s->net.stats.open++;
    insert(&s->clients, &k->all);
    if (is_full) {
        s->net.stats.refused_full++;
        refuse(k, "The server is full.\n");
    } else if (from == NULL && !s->net.app.behind_a_proxy) {
        s->net.stats.refused_peer++;
        refuse(k, "Too many connections from this address.\n");
    }
    uv_tcp_nodelay(&k->tcp, 1);
    leave_little_unsent(k);
    wake(&k->conn);
}

static void free_client(uv_handle_t *handle)
{
    free(handle->data);
}

/* libuv says nothing of further connections until this one is accepted: without memory for it,
 * the clock tries again. */
static void accept_one(net_server *s)
{
    client *k = new_client(s);

    s->unaccepted = k == NULL;
    if (k == NULL)
        return;
    if (uv_accept((uv_stream_t *)&s->tcp, (uv_stream_t *)&k->tcp) == 0)
        welcome(k);
    else
        uv_close((uv_handle_t *)&k->tcp, free_client);
}

static void on_connection(uv_stream_t *listening, int status)
{
    net_server *s = listening->data;

    s->net.now_ms = uv_now(listening->loop);
    if (status == 0)
        accept_one(s);
}

/* ==== The clock ============================================================ */

static void on_tick(uv_timer_t *timer)
{
    net_server *s = timer->data;

    s->net.now_ms = uv_now(timer->loop);
    for (link *one = s->clients.next; one != &s->clients; one = one->next) {
        client *k = (client *)(void *)one;
        if (!k->closing)
            conn_tick(&k->conn);
    }
    if (s->unaccepted && !s->stopping)
        accept_one(s);
}

/* ==== The server =========================================================== */

static int bind_to(net_server *s, const char *address, int port)
{
    struct sockaddr_storage at;
    int error = uv_ip4_addr(address, port, (struct sockaddr_in *)&at);

    if (error != 0)
        error = uv_ip6_addr(address, port, (struct sockaddr_in6 *)&at);
    if (error == 0)
        error = uv_tcp_bind(&s->tcp, (const struct sockaddr *)&at, 0);
    if (error == 0)
        error = uv_listen((uv_stream_t *)&s->tcp, BACKLOG, on_connection);
    return error;
}

static void start(net_server *s, uv_loop_t *loop)
{
    uv_tcp_init(loop, &s->tcp);
    uv_timer_init(loop, &s->timer);
    uv_prepare_init(loop, &s->prepare);
    s->tcp.data = s->timer.data = s->prepare.data = s;
    uv_timer_start(&s->timer, on_tick, TICK_MS, TICK_MS);
    uv_prepare_start(&s->prepare, on_prepare);
}

net_server *net_listen(uv_loop_t *loop, const char *address, int port, const net_app *app,
                       const net_limits *limits, int *error)
{
    net_server *s = calloc(1, sizeof *s);

    if (s == NULL || sodium_init() < 0) {
        free(s);
        *error = UV_ENOMEM;
        return NULL;
    }
    s->net.app = *app;
    s->net.limits = limits == NULL ? net_usual_limits : *limits;
    s->net.wake = wake;
    s->net.now_ms = uv_now(loop);
    s->clients.next = s->clients.previous = &s->clients;
    peers_init(&s->net.peers);
    signal(SIGPIPE, SIG_IGN); /* who writes to a closed socket is to be told, not killed */
    start(s, loop);
    *error = bind_to(s, address, port);
    if (*error == 0)
        return s;
    net_stop(s);
    uv_run(loop, UV_RUN_NOWAIT);
    net_free(s);
    return NULL;
}

int net_port(const net_server *s)
{
    struct sockaddr_storage at = {0};
    int n = sizeof at;

    uv_tcp_getsockname(&s->tcp, (struct sockaddr *)&at, &n);
    return ntohs(at.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&at)->sin6_port
                                          : ((struct sockaddr_in *)&at)->sin_port);
}

const net_stats *net_stats_of(const net_server *s)
{
    return &s->net.stats;
}

void net_stop(net_server *s)
{
    if (s->stopping)
        return;
    s->stopping = true;
    uv_close((uv_handle_t *)&s->tcp, NULL);
    for (link *one = s->clients.next; one != &s->clients; one = one->next) {
        net_conn *c = &((client *)(void *)one)->conn;
        if (s->net.app.goodbye != NULL)
            net_send(c, s->net.app.goodbye, strlen(s->net.app.goodbye));
        net_close(c, WS_RESTART, "the server is stopping");
    }
    close_when_empty(s);
}

void net_drop(net_server *s)
{
    for (link *one = s->clients.next; one != &s->clients; one = one->next)
        conn_drop(&((client *)(void *)one)->conn);
}

void net_free(net_server *s)
{
    free(s);
}
