/* What a host asks the server for, and the client's files: everything that is no game. */
#ifndef SERVER_OPS_H
#define SERVER_OPS_H

#include "server/app.h"

/* Answers /healthz, /readyz, /metrics and what is in the client's folder; false: it is none of
 * these. */
bool ops_request(app *a, visitor *v, const net_request *q);

#endif
