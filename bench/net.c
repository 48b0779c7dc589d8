/* How many messages a second the transport echoes on one core.
 *
 * The server runs in a thread, and its own processor time is what counts; the clients in the main
 * thread write to all sockets, then read from all. */
#include "server/net/listen.h"

#include <arpa/inet.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { CLIENTS = 100, TEXT_N = 100 };

typedef struct bench {
    uv_loop_t loop;
    uv_async_t stop;
    net_server *server;
    double seconds; /* of the server's thread */
    int sockets[CLIENTS];
} bench;

static void die(const char *what)
{
    fprintf(stderr, "bench/net: %s\n", what);
    exit(1);
}

/* ---- the server */

static void on_request(void *self, net_conn *c, const net_request *r)
{
    (void)self;
    (void)r;
    net_answer(c, &(net_reply){.status = 204});
}

static void on_message(void *self, net_conn *c, const char *text, size_t n)
{
    (void)self;
    net_send(c, text, n);
}

static void on_stop(uv_async_t *stop)
{
    bench *b = stop->data;

    net_stop(b->server);
    uv_close((uv_handle_t *)stop, NULL);
}

static void *serve(void *arg)
{
    bench *b = arg;
    struct timespec used;

    uv_run(&b->loop, UV_RUN_DEFAULT);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    b->seconds = (double)used.tv_sec + (double)used.tv_nsec / 1e9;
    return NULL;
}

static void start(bench *b)
{
    net_app app = {.ws_path = "/ws", .request = on_request, .message = on_message};
    net_limits limits = net_usual_limits;
    int error;

    limits.conns_a_peer = CLIENTS;
    limits.messages = limits.peer_messages = (net_rate){1000000, 4000000};
    limits.requests = limits.peer_requests = limits.messages;
    uv_loop_init(&b->loop);
    uv_async_init(&b->loop, &b->stop, on_stop);
    b->stop.data = b;
    b->server = net_listen(&b->loop, "127.0.0.1", 0, &app, &limits, &error);
    if (b->server == NULL)
        die(uv_strerror(error));
}

/* ---- the clients */

static void read_all(int fd, size_t n)
{
    char bytes[65536];

    while (n > 0) {
        ssize_t got = read(fd, bytes, n < sizeof bytes ? n : sizeof bytes);
        if (got <= 0)
            die("a socket has ended");
        n -= (size_t)got;
    }
}

static int open_socket(int port)
{
    static const char upgrade[] =
        "GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n";
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    char head[129];

    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to) != 0 ||
        write(fd, upgrade, sizeof upgrade - 1) < 0)
        die("cannot connect");
    read_all(fd, sizeof head);
    return fd;
}

/* So many texts in one write, as a masked frame each. */
static void exchange(bench *b, int rounds, int at_once)
{
    enum { FRAME_N = 6 + TEXT_N };
    static uint8_t frames[16 * FRAME_N];

    memset(frames, 0, sizeof frames);
    for (int i = 0; i < at_once; i++) {
        frames[(size_t)i * FRAME_N] = 0x81;
        frames[(size_t)i * FRAME_N + 1] = 0x80 | TEXT_N;
    }
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < CLIENTS; i++)
            if (write(b->sockets[i], frames, (size_t)at_once * FRAME_N) < 0)
                die("a socket has ended");
        for (int i = 0; i < CLIENTS; i++)
            read_all(b->sockets[i], (size_t)at_once * (2 + TEXT_N));
    }
}

static void measure(int rounds, int at_once)
{
    static bench b;
    pthread_t thread;

    start(&b);
    pthread_create(&thread, NULL, serve, &b);
    for (int i = 0; i < CLIENTS; i++)
        b.sockets[i] = open_socket(net_port(b.server));
    exchange(&b, rounds, at_once);
    for (int i = 0; i < CLIENTS; i++)
        close(b.sockets[i]);
    uv_async_send(&b.stop);
    pthread_join(thread, NULL);
    net_free(b.server);
    uv_loop_close(&b.loop);
    printf("%8d %12.0f\n", at_once, (double)rounds * at_once * CLIENTS / b.seconds);
}

int main(void)
{
    printf(" at once    messages/s\n");
    measure(1000, 1);
    measure(500, 16);
    return 0;
}
