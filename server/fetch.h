/* Asking for a table that is not in memory: what was asked is kept, and asked again when the table
 * was read. */
#ifndef SERVER_FETCH_H
#define SERVER_FETCH_H

#include "server/app.h"

#include <jansson.h>

/* From the start. */
void fetch_open(app *a);

/* HOUSE_OK: it is kept.  Else HOUSE_NO_SUCH_TABLE, or HOUSE_BUSY: whether there is one is not known
 * now. */
house_status fetch_for_request(app *a, visitor *v, const char *id, const net_request *q);
house_status fetch_for_message(app *a, visitor *v, const char *id, const json_t *in);
/* A message of who still waits comes after that; false: nobody waits, or too much is kept. */
bool fetch_is_awaited(const visitor *v);
bool fetch_keep(app *a, visitor *v, const json_t *in);
/* It goes for good. */
void fetch_forget(app *a, const visitor *v);

#endif
