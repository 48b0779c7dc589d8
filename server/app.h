/* The application on top of the transport: requests and messages become wishes. */
#ifndef SERVER_APP_H
#define SERVER_APP_H

#include "server/files.h"
#include "server/house.h"

typedef struct app {
    house *house;
    const net_stats *stats;
    files *client;    /* for browsers, or NULL: */
    const char *page; /* in HTML, how to build one */
    int64_t started;  /* when, in seconds since 1970 */
    bool is_draining; /* it is about to end */
} app;

net_app app_for(app *a);

#endif
