/* Several processes, the nodes, with one store between them.
 *
 * Every open table belongs to one node, and nobody else may write to it.  A node has a lease that
 * it renews; the clock is the store's.  When a lease has run out, the others take its node for
 * dead.  From that moment on nothing the dead node writes is kept, whether it knows or not: its
 * number is part of every write, and looked at in the same transaction.  Then they claim its
 * tables.  A node that was taken for dead and is not joins again, as a new one.
 *
 * The functions act as the node store->node. */
#ifndef TT_STORE_NODES_H
#define TT_STORE_NODES_H

#include "store/store.h"

enum {
    TT_LEASE_MS = 3000,
    TT_NODE_ADDRESS_MAX = 128 /* bytes of host:port, with the zero at its end */
};

typedef bool (*tt_store_each_node)(void *to, int64_t node, const char *address);

struct tt_store_nodes {
    /* Makes this a new node, and sets store->node.  Others reach it at the address. */
    tt_store_status (*join)(tt_store *store, const char *address);
    /* LOST: it was taken for dead. */
    tt_store_status (*renew)(tt_store *store);
    /* Ends the lease: the others need not wait. */
    tt_store_status (*leave)(tt_store *store);

    /* Takes nodes whose lease has run out for dead. */
    tt_store_status (*bury)(tt_store *store);
    /* Some open tables that belong to nobody, or to the dead, become this node's. */
    tt_store_status (*claim)(tt_store *store, int max, tt_store_each_table each, void *to);

    /* Those that live, this one among them. */
    tt_store_status (*living)(tt_store *store, tt_store_each_node each, void *to);
    /* Whose a table is; 0: nobody's yet, -1: it is closed, and anybody may read it.  MISSING: there
     * is none. */
    tt_store_status (*owner)(tt_store *store, const char *table, int64_t *node);
};

#endif
