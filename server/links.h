/* What is asked here and has to be answered by another node.
 *
 * A request about a table that another node has is sent on to that node, and its answer comes back
 * the same way.  Who watches such a table gets a WebSocket between the two nodes, over which
 * everything goes back and forth unread: the other node treats it like any other visitor, by the
 * key that it shows, and nothing is granted to a node that is not granted to everybody.  When that
 * socket breaks the visitor's is closed, too, with 1012, and whoever is there connects again. */
#ifndef SERVER_LINKS_H
#define SERVER_LINKS_H

#include "server/app.h"

#include <jansson.h>

/* A request that is about a table of another node's, or a list of which every node has a part.
 * False: it can be answered here. */
bool links_request(app *a, visitor *v, const net_request *q);
/* A message about a table of another node's.  False: it is for this one. */
bool links_message(app *a, visitor *v, const json_t *in, const char *text, size_t n);
/* How much of a path says that another node asks; 0: none does. */
size_t links_hop(const char *path);
/* The visitor goes. */
void links_leave(visitor *v);

/* Some nodes may be gone: whoever waits for one of them waits no longer. */
void links_look(void *a);
/* Before the others have stopped: nothing is asked any more. */
void links_stop(app *a);

#endif
