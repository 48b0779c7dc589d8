/* What tests of the PostgreSQL store share: a schema for each, in the server that
 * tools/cluster.sh has started. */
#ifndef TESTS_POSTGRES_H
#define TESTS_POSTGRES_H

#include <postgresql/libpq-fe.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { PLACES_KEPT = 8, PLACE_SIZE = 400 };

static inline const char *test_cluster(void)
{
    const char *address = getenv("TIDETABLE_POSTGRES");

    if (address == NULL) {
        printf("not ok - there is no PostgreSQL server: use tools/cluster.sh run\n");
        exit(1);
    }
    return address;
}

/* Runs SQL behind the store's back. */
static inline bool run_postgres(const char *where, const char *sql)
{
    PGconn *conn = PQconnectdb(where);
    PGresult *result = PQexec(conn, sql);
    bool fine =
        PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK;

    if (!fine)
        printf("# %s", PQerrorMessage(conn));
    PQclear(result);
    PQfinish(conn);
    return fine;
}

/* The address of an empty schema; good until some more were asked for. */
static inline const char *new_schema(const char *name)
{
    static char places[PLACES_KEPT][PLACE_SIZE];
    static int next;
    char *place = places[next++ % PLACES_KEPT], sql[PLACE_SIZE];

    snprintf(sql, sizeof sql, "CREATE SCHEMA IF NOT EXISTS %s_%d", name, (int)getpid());
    run_postgres(test_cluster(), sql);
    snprintf(place, PLACE_SIZE, "%s&options=-csearch_path%%3D%s_%d", test_cluster(), name,
             (int)getpid());
    return place;
}

#endif
