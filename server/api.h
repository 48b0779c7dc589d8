/* Requests over HTTP; docs/protocol.md has every one. */
#ifndef SERVER_API_H
#define SERVER_API_H

#include "server/app.h"

void api_request(app *a, visitor *v, const net_request *q);

#endif
