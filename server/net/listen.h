/* Sockets for connections, by libuv. */
#ifndef NET_LISTEN_H
#define NET_LISTEN_H

#include "server/net/net.h"

#include <uv.h>

typedef struct net_server net_server;

/* Listens at an address such as "127.0.0.1" or "::", on a port; 0 takes a free one.  NULL if that
 * cannot be had, and *error is libuv's code.  `app` and `limits` are copied, what they point to is
 * not; `limits` may be NULL for the usual ones. */
net_server *net_listen(uv_loop_t *loop, const char *address, int port, const net_app *app,
                       const net_limits *limits, int *error);
int net_port(const net_server *s);
const net_stats *net_stats_of(const net_server *s);

/* No new connections; WebSockets are said goodbye and closed with 1012, others after their answer.
 * The loop ends when all are gone, and nothing else is in it. */
void net_stop(net_server *s);
/* Closes all that are still there at once. */
void net_drop(net_server *s);
/* After the loop has ended. */
void net_free(net_server *s);

#endif
