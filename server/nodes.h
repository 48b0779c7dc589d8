/* This node among others: its lease, the tables that are its own, and whose the others are.
 *
 * A thread with a connection of its own renews the lease, takes nodes that do not renew theirs for
 * dead, claims tables of the dead and reads them; the loop is told and never waits for it.  When
 * the lease is lost, so are all tables, and the node joins again as a new one.  Who could not renew
 * its own lease for a while buries nobody: it may have been the database that was away. */
#ifndef SERVER_NODES_H
#define SERVER_NODES_H

#include "server/house.h"
#include "store/nodes.h"

typedef struct nodes nodes;

/* Called from the loop when others were looked for, and some may be gone. */
typedef void (*nodes_counted)(void *to);

/* Joins, as a node that others reach at that address; NULL: `wrong` says why not. */
nodes *nodes_open(house *h, const tt_store_kind *kind, const char *where, const char *address,
                  uv_loop_t *loop, nodes_counted counted, void *to, char wrong[TT_STORE_WRONG_MAX]);
/* Ends the lease, so that others go on at once.  When the house has stopped. */
void nodes_stop(nodes *n);
/* When the loop has ended. */
void nodes_free(nodes *n);

/* Where a table is. */
typedef enum nodes_place {
    NODES_HERE,   /* or closed, so that everybody may read it */
    NODES_THERE,  /* at the address */
    NODES_NOBODY, /* somebody will soon claim it, or the database does not answer: ask again */
    NODES_MISSING /* there is no such table */
} nodes_place;

typedef void (*nodes_found)(void *to, nodes_place place, const char *address);

/* `found` is called later, once, from the loop; not at all when the nodes have stopped. */
bool nodes_find(nodes *n, const char *id, nodes_found found, void *to);

/* Whether a node at that address was alive when it was last looked. */
bool nodes_lives(const nodes *n, const char *address);
/* The addresses of all that live, this one first; good until the loop goes on. */
int nodes_living(const nodes *n, const char *addresses[], int max);

#endif
