/* The application on top of the transport: requests and messages become wishes. */
#ifndef SERVER_APP_H
#define SERVER_APP_H

#include "server/files.h"
#include "server/nodes.h"
#include "server/people.h"

typedef struct asked asked;
typedef struct notice notice; /* server/turns.c */

typedef struct app {
    house *house;
    asked *asked;             /* what waits for tables that are being read; server/fetch.c */
    bool is_asking_again;     /* one of these: its table is there, or not to be had, */
    house_status was_fetched; /* for this reason */
    uv_loop_t *loop;
    nodes *nodes;    /* that share the store; NULL: this one is alone */
    detour *detours; /* to other nodes */
    notice *notices; /* on their way there */
    int notices_n;
    const net_stats *stats;
    files *client;    /* for browsers, or NULL: */
    const char *page; /* in HTML, how to build one */
    int64_t started;  /* when, in seconds since 1970 */
    bool is_draining; /* it is about to end */
    people people;
} app;

net_app app_for(app *a);

#endif
