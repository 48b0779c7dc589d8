/* Everything that is said to PostgreSQL. */
#include "store/postgres.h"

/* They are never changed, only added to.  Text is compared byte by byte, as in SQLite. */
const char *const postgres_migrations[POSTGRES_VERSION] = {
    "CREATE TABLE schema_version (version integer NOT NULL);"
    "INSERT INTO schema_version VALUES (0);"
    "CREATE TABLE nodes ("
    "  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    "  address text NOT NULL,"
    "  expires timestamptz NOT NULL,"
    "  dead    boolean NOT NULL DEFAULT false"
    ");"
    "CREATE TABLE tables ("
    "  id     text COLLATE \"C\" PRIMARY KEY,"
    "  facts  text NOT NULL,"
    "  closed boolean NOT NULL DEFAULT false,"
    "  node   bigint NOT NULL DEFAULT 0"
    ");"
    /* Whose tables are looked for is dead, and they are few among many. */
    "CREATE INDEX tables_of_node ON tables (node) WHERE NOT closed;"
    /* No reference to tables: to add a line looks there anyway, and to have PostgreSQL look again
     * would write a lock into that row for every line. */
    "CREATE TABLE lines ("
    "  table_id text COLLATE \"C\" NOT NULL,"
    "  seq      bigint NOT NULL CHECK (seq >= 1),"
    "  text     text NOT NULL,"
    "  PRIMARY KEY (table_id, seq)"
    ");",

    "CREATE TABLE papers ("
    "  key   text COLLATE \"C\" PRIMARY KEY,"
    "  owner text COLLATE \"C\" NOT NULL,"
    "  text  text NOT NULL"
    ");"
    "CREATE INDEX papers_owner ON papers (owner);",
};

/* The row is there as long as the node lives.  Locked so, it can be renewed but not buried until
 * the transaction has ended: a node either dies before its write, which is then refused, or after,
 * and who claims the table sees what was written. */
#define LEASE(node)     "lease AS (SELECT id FROM nodes WHERE id = " node " AND NOT dead FOR KEY SHARE)"
#define MAY_WRITE(node) "(" node " = 0 OR EXISTS (SELECT FROM lease))"

const char *const postgres_sql[POSTGRES_STATEMENTS] = {
    [POSTGRES_BEGIN] = "BEGIN",
    [POSTGRES_COMMIT] = "COMMIT",
    [POSTGRES_ROLLBACK] = "ROLLBACK",

    /* Writes answer with the word of a status; see WORDS in postgres.c. */
    [POSTGRES_PUT] = "WITH " LEASE(
        "$3::bigint") ", added AS ("
                      "  INSERT INTO tables (id, facts, node) SELECT $1, $2, $3::bigint"
                      "  WHERE " MAY_WRITE(
                          "$3::bigint") " ON CONFLICT DO NOTHING RETURNING 1)"
                                        "SELECT CASE WHEN EXISTS (SELECT FROM added) THEN 'ok'"
                                        "  WHEN NOT " MAY_WRITE(
                                            "$3::bigint") " THEN 'lost'"
                                                          "  WHEN (SELECT facts = $2 FROM tables "
                                                          "WHERE id = $1) THEN 'ok'"
                                                          "  ELSE 'conflict' END",
    /* Lines of different tables, and a word for each.  Every table is looked up by its key, however
     * many the planner expects. */
    [POSTGRES_APPEND] = "WITH " LEASE(
        "$4::bigint") ","
                      "  wanted AS MATERIALIZED (SELECT w.*, t.closed,"
                      "      t.node = $4::bigint AND " MAY_WRITE(
                          "$4::bigint") " AS mine,"
                                        "      1 + (SELECT coalesce(max(seq), 0) FROM lines l "
                                        "WHERE l.table_id = w.table_id) AS next"
                                        "    FROM unnest($1::text[], $2::bigint[], $3::text[])"
                                        "      WITH ORDINALITY AS w (table_id, seq, text, n)"
                                        "    LEFT JOIN LATERAL (SELECT closed, node FROM tables "
                                        "WHERE id = w.table_id LIMIT 1) t"
                                        "      ON true),"
                                        "  added AS (INSERT INTO lines (table_id, seq, text)"
                                        "    SELECT table_id, seq, text FROM wanted WHERE mine AND "
                                        "NOT closed AND seq = next)"
                                        "SELECT CASE WHEN mine IS NULL THEN 'missing'"
                                        "  WHEN mine AND NOT closed AND seq = next THEN 'ok'"
                                        "  WHEN NOT (mine OR closed) THEN 'lost'"
                                        "  ELSE coalesce((SELECT CASE WHEN l.text = w.text THEN "
                                        "'ok' ELSE 'conflict' END"
                                        "    FROM lines l WHERE l.table_id = w.table_id AND l.seq "
                                        "= w.seq),"
                                        "    CASE WHEN closed THEN 'closed' ELSE 'gap' END) END"
                                        "  FROM wanted w ORDER BY n",
    [POSTGRES_CLOSE_TABLE] =
        "WITH " LEASE("$2::bigint") ","
                                    "  it AS (SELECT node = $2::bigint AND " MAY_WRITE(
                                        "$2::bigint") "    AS mine FROM tables WHERE id = $1),"
                                                      "  done AS (UPDATE tables SET closed = true"
                                                      "    WHERE id = $1 AND (SELECT mine FROM it))"
                                                      "SELECT coalesce((SELECT CASE WHEN mine THEN "
                                                      "'ok' ELSE 'lost' END"
                                                      "  FROM it), 'missing')",

    /* Papers belong to people, not to nodes: any node writes them.  One that another node is just
     * writing is waited for, and is another one. */
    [POSTGRES_PUT_PAPER] = "WITH added AS (INSERT INTO papers (key, owner, text)"
                           "  VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1)"
                           "SELECT CASE WHEN EXISTS (SELECT FROM added) OR EXISTS (SELECT"
                           "  FROM papers WHERE key = $1 AND owner = $2 AND text = $3)"
                           "  THEN 'ok' ELSE 'conflict' END",
    [POSTGRES_CHANGE_PAPER] = "WITH done AS (UPDATE papers SET text = $3"
                              "  WHERE key = $1 AND owner = $2 RETURNING 1)"
                              "SELECT CASE WHEN EXISTS (SELECT FROM done) THEN 'ok'"
                              "  ELSE 'missing' END",
    [POSTGRES_DROP_PAPERS] = "WITH done AS (DELETE FROM papers WHERE owner = $1) SELECT 'ok'",
    [POSTGRES_PAPER] = "SELECT text FROM papers WHERE key = $1",
    [POSTGRES_PAPERS_OF] = "SELECT key, text FROM papers WHERE owner = $1 AND key >= $2"
                           "  AND key < $3 ORDER BY key DESC LIMIT 1000",
    /* What is closed belongs to nobody, and any node may make it forget. */
    [POSTGRES_REPLACE] = "WITH " LEASE(
        "$4::bigint") ","
                      "  it AS (SELECT closed OR (node = $4::bigint AND " MAY_WRITE(
                          "$4::bigint") ") AS may FROM tables WHERE id = $1),"
                                        "  line AS (UPDATE lines SET text = $3 WHERE "
                                        "table_id = $1 AND seq = $2::bigint"
                                        "    AND (SELECT may FROM it) RETURNING 1),"
                                        "  facts AS (UPDATE tables SET facts = $3 "
                                        "WHERE id = $1 AND $2::bigint = 0"
                                        "    AND (SELECT may FROM it) RETURNING 1)"
                                        "SELECT CASE WHEN NOT EXISTS (SELECT FROM it) "
                                        "THEN 'missing'"
                                        "  WHEN NOT (SELECT may FROM it) THEN 'lost'"
                                        "  WHEN EXISTS (SELECT FROM line) OR EXISTS "
                                        "(SELECT FROM facts) THEN 'ok'"
                                        "  ELSE 'missing' END",

    [POSTGRES_OPEN_TABLES] = "SELECT id FROM tables WHERE NOT closed ORDER BY id",
    [POSTGRES_FACTS] = "SELECT facts FROM tables WHERE id = $1",
    [POSTGRES_LINES] = "SELECT seq, text FROM lines WHERE table_id = $1 ORDER BY seq",

    [POSTGRES_JOIN] = "INSERT INTO nodes (address, expires) VALUES"
                      " ($1, clock_timestamp() + $2::int * interval '1 ms') RETURNING id",
    [POSTGRES_RENEW] = "UPDATE nodes SET expires = clock_timestamp() + $2::int * interval '1 ms'"
                       " WHERE id = $1::bigint AND NOT dead RETURNING id",
    [POSTGRES_LEAVE] = "WITH me AS (SELECT id FROM nodes WHERE id = $1::bigint FOR UPDATE)"
                       "UPDATE nodes SET dead = true FROM me WHERE nodes.id = me.id",
    /* One that is in the middle of a transaction is left for the next time. */
    [POSTGRES_BURY] = "WITH late AS MATERIALIZED (SELECT id FROM nodes"
                      "  WHERE NOT dead AND expires < clock_timestamp() FOR UPDATE SKIP LOCKED)"
                      "UPDATE nodes SET dead = true FROM late WHERE nodes.id = late.id",
    [POSTGRES_FORGET] = "DELETE FROM nodes WHERE dead AND NOT EXISTS"
                        " (SELECT FROM tables WHERE node = nodes.id AND NOT closed)",
    [POSTGRES_CLAIM] = "WITH " LEASE(
        "$1::bigint") ", free AS MATERIALIZED (SELECT id FROM tables"
                      "  WHERE NOT closed AND node = ANY (ARRAY("
                      "    SELECT 0::bigint UNION ALL SELECT id FROM nodes WHERE dead))"
                      "  LIMIT $2::int FOR UPDATE SKIP LOCKED)"
                      "UPDATE tables SET node = $1::bigint FROM free"
                      " WHERE tables.id = free.id AND EXISTS (SELECT FROM lease)"
                      " RETURNING tables.id",
    [POSTGRES_LIVING] = "SELECT id, address FROM nodes WHERE NOT dead ORDER BY id",
    [POSTGRES_OWNER] = "SELECT CASE WHEN closed THEN -1 ELSE node END FROM tables WHERE id = $1",
};
