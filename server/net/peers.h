/* Who connects, by address: how many connections each has, and how much it may still ask.
 *
 * A table of fixed size.  An address has its place in one of the eight ways of a set; who left
 * first gives place to others.  The hash has a secret key, so that nobody can
 * fill the set of somebody else on purpose. */
#ifndef NET_PEERS_H
#define NET_PEERS_H

#include "server/net/limits.h"

#include <stdbool.h>
#include <stdint.h>

/* An IPv4 address as IPv6 writes it, or the first half of an IPv6 address: who has one of those
 * has all that begin like it. */
typedef struct net_address {
    uint8_t bytes[16];
} net_address;

struct sockaddr;
net_address net_address_of(const struct sockaddr *from);
/* The last address of an X-Forwarded-For header, the one our own proxy has added. */
bool net_address_forwarded(const char *header, net_address *out);

/* Tokens in thousandths, as of a moment. */
typedef struct bucket {
    uint64_t at_ms;
    uint32_t thousandths;
} bucket;

void bucket_fill(bucket *b, net_rate rate, uint64_t now_ms);
/* Takes a token, if there is one. */
bool bucket_take(bucket *b, net_rate rate, uint64_t now_ms);

typedef struct peer {
    net_address address;
    uint32_t conns;
    uint64_t seen_ms; /* when it last came or went; 0: a free place */
    bucket requests, files, messages;
} peer;

typedef struct peers {
    uint8_t key[16];
    peer sets[NET_PEER_SETS][NET_PEER_WAYS];
} peers;

void peers_init(peers *all);
/* The place of an address, with one connection more; NULL if all it could have are taken. */
peer *peers_join(peers *all, net_address address, const net_limits *limits, uint64_t now_ms);
void peers_leave(peer *one, uint64_t now_ms);

#endif
