/* HTTP/1.1 and WebSocket for an application that knows nothing of sockets.
 *
 * The application is told of requests and messages, and answers at once or later, from the same
 * thread.  A connection is the transport's; the application may keep a pointer to it until it was
 * told `closed`.  Nothing calls the application from inside a function the application has called.
 */
#ifndef NET_H
#define NET_H

#include "server/net/limits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct net_conn net_conn;

/* A request.  Everything is valid until it is answered or the callback returns, whichever is
 * first.  Texts end in '\0' and are empty where the client has sent none. */
typedef struct net_request {
    const char *method;          /* "GET" */
    const char *path;            /* begins with '/'; as it was sent, %20 and all */
    const char *query;           /* what follows '?' */
    const char *host;            /* the headers an application asks for */
    const char *origin;          /* ... */
    const char *authorization;   /* ... */
    const char *content_type;    /* ... */
    const char *if_none_match;   /* ... */
    const char *accept_encoding; /* ... */
    const char *body;            /* '\0' follows it */
    size_t body_n;
} net_request;

typedef struct net_reply {
    int status;
    const char *type;    /* content type, or NULL without a body */
    const char *headers; /* further lines, each with its "\r\n", or NULL */
    const void *body;
    size_t body_n;
    bool lent; /* the body stays where it is as long as the server runs: it is not copied */
} net_reply;

/* What the application is.  A callback that is not needed may be NULL, except `request`. */
typedef struct net_app {
    void *self;          /* handed to every callback */
    const char *ws_path; /* where WebSockets are opened; NULL for nowhere */
    const char *origins; /* other origins that may open them, separated by spaces, or NULL */
    const char *goodbye; /* what WebSockets are sent before the server stops, or NULL */
    bool behind_a_proxy; /* whose X-Forwarded-For says who asks; nobody else can connect */
    /* Has to be answered with net_answer, now or in a while: after limits.answer_ms it is too late.
     */
    void (*request)(void *self, net_conn *c, const net_request *r);
    /* Whether it is a file that lies in memory: of those an address may ask for many at once. */
    bool (*is_file)(void *self, const net_request *r);
    /* A WebSocket was opened by this request. */
    void (*opened)(void *self, net_conn *c, const net_request *r);
    /* A text, valid UTF-8; '\0' follows it. */
    void (*message)(void *self, net_conn *c, const char *text, size_t n);
    /* A request was answered, or refused with an empty path before it could be read. */
    void (*answered)(void *self, const char *method, const char *path, int status);
    /* For every connection that `request` or `opened` was called with: the last word on it. */
    void (*closed)(void *self, net_conn *c);
} net_app;

/* What has happened so far, for /metrics. */
typedef struct net_stats {
    uint64_t accepted, open;                     /* connections; open: now */
    uint64_t refused_full, refused_peer;         /* too many altogether, from one address */
    uint64_t bytes_in, bytes_out;                /* as they went over the sockets */
    uint64_t requests, replies[6];               /* replies[4]: 400 to 499 */
    uint64_t bad_requests, too_large, timed_out; /* 400 and its like; 413 and 431; 408 */
    uint64_t unanswered;                         /* 503: the application took too long */
    uint64_t limited;                            /* 429, and sockets closed with 1008 */
    uint64_t ws_opened, ws_open, ws_refused;     /* ws_open: now */
    uint64_t messages_in, messages_out;
    uint64_t ws_errors;     /* closed with 1002, 1003, 1007 or 1009 */
    uint64_t dropped_slow;  /* did not read what was sent */
    uint64_t dropped_quiet; /* did not answer pings */
} net_stats;

/* Answers the request.  False if there is none to answer, or the body is too large to be copied:
 * then the connection is being dropped. */
bool net_answer(net_conn *c, const net_reply *reply);

/* Sends a text frame.  False if the socket is closing, or the queue is full and the slow reader
 * is being dropped. */
bool net_send(net_conn *c, const char *text, size_t n);

/* Closes a WebSocket with a code of RFC 6455, 7.4, and a short reason; a connection without one
 * is closed after what has been answered.  No message comes after that. */
void net_close(net_conn *c, uint16_t code, const char *reason);

/* Whose connection it is, as sixteen bytes of an address (see peers.h); NULL: nobody knows. */
const uint8_t *net_peer(const net_conn *c);

/* The application's own pointer, NULL at first. */
void net_set_data(net_conn *c, void *data);
void *net_data(const net_conn *c);

#endif
