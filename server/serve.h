/* The server: loop, signals, files. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include "server/log.h"
#include "server/net/limits.h"

#include <stddef.h>

typedef struct serve_options {
    const char *address;
    int port;            /* 0: a free one */
    const char *store;   /* a file, or the address of a database */
    const char *node;    /* how other servers with that database reach this one; NULL: so */
    const char *client;  /* the folder of the client for browsers, or NULL: */
    const char *page;    /* in HTML, how to build one */
    const char *origins; /* further ones that may open WebSockets, separated by blanks; or NULL */
    bool behind_a_proxy; /* which says who asks */
    net_limits limits;
    int keep_finished; /* seconds that finished tables stay in memory when nobody watches them */
    log_level log;
} serve_options;

typedef enum serve_status {
    SERVE_FINE,
    SERVE_NO_STORE,
    SERVE_NO_CLIENT,
    SERVE_NO_ADDRESS,
    SERVE_PORT_USED
} serve_status;

/* Who runs the server. */
typedef struct serve_owner {
    void (*ready)(void *self, int port); /* it listens */
    /* At SIGHUP: what is wanted now; of that, `client` and `log` are heeded.  False: what there is
     * to read is wrong, and nothing changes. */
    bool (*again)(void *self, serve_options *o);
    void *self;
} serve_owner;

/* Serves until SIGTERM or SIGINT; not SERVE_FINE: `wrong` says why it could not. */
serve_status serve_run(const serve_options *o, const serve_owner *owner, char *wrong, size_t size);

/* Whether it could, without changing anything; each part for itself. */
serve_status serve_check_store(const serve_options *o, char *wrong, size_t size);
serve_status serve_check_client(const serve_options *o, char *wrong, size_t size);
serve_status serve_check_port(const serve_options *o, char *wrong, size_t size);

#endif
