/* A connection without a socket: bytes go in, bytes come out, and a clock is told.
 *
 *     socket -> conn_room, conn_received -> http_read or ws_read -> the application
 *     socket <- conn_output, conn_sent   <- queues               <- net_answer, net_send
 *
 * listen.c gives it a socket; tests and fuzzers give it bytes. */
#ifndef NET_CONN_H
#define NET_CONN_H

#include "server/net/http.h"
#include "server/net/net.h"
#include "server/net/peers.h"
#include "server/net/queue.h"
#include "server/net/ws.h"

/* What all connections of a server share. */
typedef struct net {
    net_app app;
    net_limits limits;
    net_stats stats;
    uint64_t now_ms; /* whoever feeds connections keeps it right */
    peers peers;
    /* A connection has something to send, or has ended: look after it soon. */
    void (*wake)(net_conn *c);
} net;

typedef enum conn_state {
    CONN_HTTP,      /* requests are read */
    CONN_WEBSOCKET, /* frames are read */
    CONN_FAREWELL,  /* what is queued is sent; what comes in is thrown away */
    CONN_DEAD,      /* nothing more: to be closed at once */
} conn_state;

struct net_conn {
    net *net;
    void *data; /* the application's */
    peer *peer; /* whose connection it is; NULL if that is not known */
    bool told;  /* the application knows of it */
    bool ended; /* the other side sends nothing more */
    conn_state state;
    uint64_t since_ms; /* of what is being waited for in this state */
    uint64_t sent_ms;  /* when the other side last took something */
    bucket requests, messages;

    queue out, sending; /* a socket may be busy with `sending`, so only `out` is added to */
    const char *lent;   /* a body that is sent from where it is, after `out` */
    size_t lent_n;

    http_reader http;
    ws_reader ws;
    size_t in_n;
    char in[NET_INPUT_MAX];         /* received and not yet looked at */
    char payload[NET_BODY_MAX + 1]; /* the body of a request, or a message; then '\0' */
};

typedef struct span {
    const char *bytes;
    size_t n;
} span;

/* ---- for whoever has the socket */

/* `from` is NULL if the address is not known; it has been joined and is left by conn_done. */
void conn_init(net_conn *c, net *n, peer *from);
/* Tells the application, and frees what the connection owns; c itself is the caller's. */
void conn_done(net_conn *c);

/* Where the next bytes may be put, and how many; 0 while it wants none. */
size_t conn_room(net_conn *c, char **at);
void conn_received(net_conn *c, size_t n);
/* The other side has closed its half. */
void conn_ended(net_conn *c);

/* What is to be sent next: up to two spans, which stay where they are until conn_sent. */
int conn_output(net_conn *c, span out[2]);
/* So much of that was sent.  Requests that waited for it are read. */
void conn_sent(net_conn *c, size_t n);

/* All has been said: the socket's sending half may be closed. */
bool conn_is_silent(const net_conn *c);
/* The socket may be closed. */
bool conn_is_over(const net_conn *c);
/* Looks at the clock: called a few times a second. */
void conn_tick(net_conn *c);

/* ---- for http.c and ws.c */

/* Adds to what is to be sent.  False if the queue is full and the reader is being dropped. */
bool conn_put(net_conn *c, const void *bytes, size_t n);
/* Bytes that wait to be sent. */
size_t conn_unsent(const net_conn *c);
/* Sends what is queued, then closes. */
void conn_farewell(net_conn *c);
/* Closes at once. */
void conn_drop(net_conn *c);

#endif
