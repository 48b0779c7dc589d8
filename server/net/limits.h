/* Every limit of the transport.  Sizes are fixed, for buffers are made of them; times, rates and
 * counts are the usual ones of a net_limits, which a test may make smaller. */
#ifndef NET_LIMITS_H
#define NET_LIMITS_H

#include <stdint.h>

/* ---- sizes, in bytes */
enum {
    NET_HEADERS_MAX = 8 * 1024,   /* the request line and all headers: 431 */
    NET_BODY_MAX = 4 * 1024,      /* the body of a request: 413 */
    NET_MESSAGE_MAX = 4 * 1024,   /* a WebSocket message, all its fragments: close 1009 */
    NET_QUEUE_MAX = 256 * 1024,   /* what waits to be sent to one reader, who is then dropped */
    NET_UNSENT_MAX = 64 * 1024,   /* and what the kernel holds of it beyond what is on its way */
    NET_QUEUE_KEPT = 16 * 1024,   /* an empty queue keeps no larger buffer than this */
    NET_PIPELINE_MAX = 16 * 1024, /* the next request waits while more than this is unsent */
    NET_INPUT_MAX = 4 * 1024,     /* what is read at a time */
    NET_REASON_MAX = 123,         /* the reason in a close frame, by RFC 6455 */
};

/* ---- how many addresses are remembered, and how many may collide (see peers.h); with 8,192
 * addresses connected, one in a million finds no place */
enum { NET_PEER_SETS = 8192, NET_PEER_WAYS = 8 };

/* So many tokens come in a second, and so many can be saved. */
typedef struct net_rate {
    uint32_t a_second, burst;
} net_rate;

typedef struct net_limits {
    uint32_t conns;          /* altogether: 503 */
    uint32_t conns_refused;  /* that wait to be told 503; further ones are told nothing */
    uint32_t conns_a_peer;   /* from one address: 503 */
    net_rate requests;       /* of a connection: 429 */
    net_rate peer_requests;  /* of an address: 429 */
    net_rate peer_files;     /* of an address, for what costs next to nothing: 429 */
    net_rate messages;       /* frames of a WebSocket, whatever kind: close 1008 */
    net_rate peer_messages;  /* frames from an address: close 1008 */
    uint32_t request_ms;     /* from its first byte a request has to be complete: 408 */
    uint32_t answer_ms;      /* the application has to answer it: 503 */
    uint32_t idle_ms;        /* a connection may be kept alive without a request */
    uint32_t stalled_ms;     /* a reader has to take something: dropped */
    uint32_t ping_ms;        /* between pings */
    uint32_t pings_unheeded; /* and so many may stay unanswered: dropped */
    uint32_t farewell_ms;    /* for the other side to close, too */
} net_limits;

extern const net_limits net_usual_limits;

#endif
