/* The application on top of the transport: requests and messages become wishes. */
#ifndef SERVER_APP_H
#define SERVER_APP_H

#include "server/house.h"

typedef struct app {
    house *house;
    const net_stats *stats;
} app;

net_app app_for(app *a);

#endif
