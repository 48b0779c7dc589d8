/* Nodes with a PostgreSQL database between them. */
#include "store/postgres.h"

#include <stdlib.h>

/* Asks something as this node, with a number more where there is one. */
static tt_store_status ask_as(tt_store *store, postgres_statement which, int n, int64_t number,
                              PGresult **rows)
{
    postgres_number me = postgres_number_of(store->node), more = postgres_number_of(number);

    return postgres_ask(store, which, n, (const char *[]){me.text, more.text}, rows);
}

/* Asks something that has no rows. */
static tt_store_status run(tt_store *store, postgres_statement which)
{
    PGresult *rows;
    tt_store_status status = postgres_ask(store, which, 0, NULL, &rows);

    PQclear(rows);
    return status;
}

static int64_t number_at(const PGresult *rows, int row)
{
    return strtoll(PQgetvalue(rows, row, 0), NULL, 10);
}

static tt_store_status join(tt_store *store, const char *address)
{
    postgres_number lease = postgres_number_of(TT_LEASE_MS);
    PGresult *rows;
    tt_store_status status =
        postgres_ask(store, POSTGRES_JOIN, 2, (const char *[]){address, lease.text}, &rows);

    if (status == TT_STORE_OK)
        store->node = number_at(rows, 0);
    PQclear(rows);
    return status;
}

static tt_store_status renew(tt_store *store)
{
    PGresult *rows;
    tt_store_status status = ask_as(store, POSTGRES_RENEW, 2, TT_LEASE_MS, &rows);

    if (status == TT_STORE_OK && PQntuples(rows) == 0)
        status = tt_store_fail(store, TT_STORE_LOST,
                               "Node %lld was taken for dead, since it did not renew its lease.",
                               (long long)store->node);
    PQclear(rows);
    return status;
}

static tt_store_status leave(tt_store *store)
{
    PGresult *rows;
    tt_store_status status = ask_as(store, POSTGRES_LEAVE, 1, 0, &rows);

    PQclear(rows);
    return status;
}

static tt_store_status bury(tt_store *store)
{
    tt_store_status status = run(store, POSTGRES_BURY);

    return status == TT_STORE_OK ? run(store, POSTGRES_FORGET) : status;
}

static tt_store_status claim(tt_store *store, int max, tt_store_each_table each, void *to)
{
    PGresult *rows;
    tt_store_status status = ask_as(store, POSTGRES_CLAIM, 2, max, &rows);

    for (int i = 0, n = PQntuples(rows); i < n && each(to, PQgetvalue(rows, i, 0)); i++)
        ;
    PQclear(rows);
    return status;
}

static tt_store_status living(tt_store *store, tt_store_each_node each, void *to)
{
    PGresult *rows;
    tt_store_status status = postgres_ask(store, POSTGRES_LIVING, 0, NULL, &rows);

    for (int i = 0, n = PQntuples(rows); i < n; i++)
        if (!each(to, number_at(rows, i), PQgetvalue(rows, i, 1)))
            break;
    PQclear(rows);
    return status;
}

static tt_store_status owner(tt_store *store, const char *table, int64_t *node)
{
    PGresult *rows;
    tt_store_status status = postgres_ask(store, POSTGRES_OWNER, 1, (const char *[]){table}, &rows);

    *node = 0;
    if (status == TT_STORE_OK && PQntuples(rows) == 0)
        status = tt_store_refuse(store, TT_STORE_MISSING, table, 0);
    else if (status == TT_STORE_OK)
        *node = number_at(rows, 0);
    PQclear(rows);
    return status;
}

const tt_store_nodes postgres_nodes = {.join = join,
                                       .renew = renew,
                                       .leave = leave,
                                       .bury = bury,
                                       .claim = claim,
                                       .living = living,
                                       .owner = owner};
