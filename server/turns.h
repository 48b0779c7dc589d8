/* "It is your turn" for people who are connected to another node than the one that has the table.
 *
 * A person who has no socket at the table may have one anywhere, so every other node is told whose
 * turn it is, by the hash of the key, and tells those it knows by that key.  It is a notice, not
 * news: what cannot be sent at once is not sent. */
#ifndef SERVER_TURNS_H
#define SERVER_TURNS_H

#include "server/app.h"

/* From the start, where there are nodes. */
void turns_open(app *a);
/* Another node says so; answered. */
void turns_hear(app *a, visitor *v, const net_request *q);
/* Some nodes may be gone; and before the others have stopped. */
void turns_look(app *a);
void turns_stop(app *a);

#endif
