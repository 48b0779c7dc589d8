/* What the two halves of the PostgreSQL store share: a connection, and questions over it. */
#ifndef TT_STORE_POSTGRES_H
#define TT_STORE_POSTGRES_H

#include "store/nodes.h"

#include <postgresql/libpq-fe.h>

/* Prepared statements; postgres_sql.c has the text of each. */
typedef enum postgres_statement {
    POSTGRES_BEGIN,
    POSTGRES_COMMIT,
    POSTGRES_ROLLBACK,
    POSTGRES_PUT,
    POSTGRES_APPEND,
    POSTGRES_CLOSE_TABLE,
    POSTGRES_PUT_PAPER,
    POSTGRES_CHANGE_PAPER,
    POSTGRES_DROP_PAPERS,
    POSTGRES_PAPER,
    POSTGRES_PAPERS_OF,
    POSTGRES_REPLACE,
    POSTGRES_OPEN_TABLES,
    POSTGRES_FACTS,
    POSTGRES_LINES,
    POSTGRES_JOIN,
    POSTGRES_RENEW,
    POSTGRES_LEAVE,
    POSTGRES_BURY,
    POSTGRES_FORGET,
    POSTGRES_CLAIM,
    POSTGRES_LIVING,
    POSTGRES_OWNER,

    POSTGRES_STATEMENTS
} postgres_statement;

extern const char *const postgres_sql[POSTGRES_STATEMENTS];

/* postgres_migrations[n] makes version n + 1 of version n. */
enum { POSTGRES_VERSION = 2, POSTGRES_NUMBER = 24, POSTGRES_ARGUMENTS_MAX = 4 };
extern const char *const postgres_migrations[POSTGRES_VERSION];

/* An argument as text. */
typedef struct postgres_number {
    char text[POSTGRES_NUMBER];
} postgres_number;
postgres_number postgres_number_of(int64_t number);

/* Asks and waits for the rows.  OK: `out` has them, for the caller to PQclear. */
tt_store_status postgres_ask(tt_store *store, postgres_statement which, int arguments_n,
                             const char *const *arguments, PGresult **out);

extern const tt_store_nodes postgres_nodes;

#endif
