/* Who connects, by address. */
#include "server/net/peers.h"

#include "engine/assert.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sodium.h>
#include <string.h>

/* ==== Addresses ============================================================ */

static const uint8_t v4_prefix[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

static net_address address_v4(const struct in_addr *from)
{
    net_address out;

    memcpy(out.bytes, v4_prefix, sizeof v4_prefix);
    memcpy(out.bytes + sizeof v4_prefix, from, 4);
    return out;
}

static net_address address_v6(const struct in6_addr *from)
{
    net_address out = {{0}};
    bool is_v4 = memcmp(from, v4_prefix, sizeof v4_prefix) == 0;

    memcpy(out.bytes, from, is_v4 ? 16 : 8);
    return out;
}

net_address net_address_of(const struct sockaddr *from)
{
    if (from->sa_family == AF_INET)
        return address_v4(&((const struct sockaddr_in *)(const void *)from)->sin_addr);
    if (from->sa_family == AF_INET6)
        return address_v6(&((const struct sockaddr_in6 *)(const void *)from)->sin6_addr);
    return (net_address){{0}};
}

bool net_address_forwarded(const char *header, net_address *out)
{
    const char *comma = strrchr(header, ',');
    const char *last = comma == NULL ? header : comma + 1;
    struct in_addr v4;
    struct in6_addr v6;

    last += strspn(last, " \t");
    if (inet_pton(AF_INET, last, &v4) == 1)
        *out = address_v4(&v4);
    else if (inet_pton(AF_INET6, last, &v6) == 1)
        *out = address_v6(&v6);
    else
        return false;
    return true;
}

/* ==== Tokens =============================================================== */

static void refill(bucket *b, net_rate rate, uint64_t now_ms)
{
    uint64_t full = (uint64_t)rate.burst * 1000;
    uint64_t more = (now_ms - b->at_ms) * rate.a_second; /* a token a second is one in a ms */

    b->at_ms = now_ms;
    b->thousandths = (uint32_t)(more > full - b->thousandths ? full : b->thousandths + more);
}

void bucket_fill(bucket *b, net_rate rate, uint64_t now_ms)
{
    *b = (bucket){.at_ms = now_ms, .thousandths = rate.burst * 1000};
}

bool bucket_take(bucket *b, net_rate rate, uint64_t now_ms)
{
    refill(b, rate, now_ms);
    if (b->thousandths < 1000)
        return false;
    b->thousandths -= 1000;
    return true;
}

/* ==== The table ============================================================ */

void peers_init(peers *all)
{
    memset(all, 0, sizeof *all);
    randombytes_buf(all->key, sizeof all->key);
}

static peer *set_of(peers *all, const net_address *address)
{
    uint64_t hash;

    _Static_assert(sizeof hash == crypto_shorthash_BYTES, "a hash is a number");
    _Static_assert(sizeof all->key == crypto_shorthash_KEYBYTES, "the key fits");
    crypto_shorthash((uint8_t *)&hash, address->bytes, sizeof address->bytes, all->key);
    return all->sets[hash % NET_PEER_SETS];
}

/* A time that is not taken for a free place. */
static uint64_t at_least_1(uint64_t ms)
{
    return ms > 0 ? ms : 1;
}

/* The address's own place, or the one that has been without a connection for longest. */
static peer *place_for(peer set[NET_PEER_WAYS], const net_address *address)
{
    peer *oldest = NULL;

    for (int i = 0; i < NET_PEER_WAYS; i++) {
        peer *p = &set[i];
        if (p->seen_ms != 0 && memcmp(&p->address, address, sizeof *address) == 0)
            return p;
        if (p->conns == 0 && (oldest == NULL || p->seen_ms < oldest->seen_ms))
            oldest = p;
    }
    if (oldest != NULL)
        oldest->seen_ms = 0;
    return oldest;
}

peer *peers_join(peers *all, net_address address, const net_limits *limits, uint64_t now_ms)
{
    peer *p = place_for(set_of(all, &address), &address);

    if (p == NULL || p->conns >= limits->conns_a_peer)
        return NULL;
    if (p->seen_ms == 0) {
        p->address = address;
        bucket_fill(&p->requests, limits->peer_requests, now_ms);
        bucket_fill(&p->files, limits->peer_files, now_ms);
        bucket_fill(&p->messages, limits->peer_messages, now_ms);
    }
    p->seen_ms = at_least_1(now_ms);
    p->conns++;
    return p;
}

void peers_leave(peer *one, uint64_t now_ms)
{
    TT_ASSERT(one->conns > 0);
    one->conns--;
    one->seen_ms = at_least_1(now_ms);
}
