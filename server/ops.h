/* What a host asks the server for, and the client's files: everything that is no game. */
#ifndef SERVER_OPS_H
#define SERVER_OPS_H

#include "server/app.h"

/* Answers with what is in the client's folder, or says how to make one; false: it is not there. */
bool ops_page(app *a, visitor *v, const net_request *q);

#endif
