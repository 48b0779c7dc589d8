/* Games in a PostgreSQL database.
 *
 * A transaction is sent whole before its first answer is read (libpq's pipeline mode), so it takes
 * one way to the database and back, however many writes it has.  A write answers SENT, and `result`
 * has the rest.  Lines of different tables that follow one another are one statement.  Commits are
 * synchronous: OK means that the database has it on its disk. */
#include "store/postgres.h"

#include "engine/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NAME_SIZE = 256,
    SENTENCE_SIZE = 256,
    GROUP_MAX = 1000, /* lines in a statement, */
    GROUP_BYTES = 1 << 20,
    GROUP_PLACES = 1 << 11 /* to find their tables by */
};

/* A write of this transaction. */
typedef struct sent {
    tt_store_status status; /* SENT: its answer was not read yet */
    postgres_statement which;
    char table[TT_STORE_ID_MAX + 1]; /* or the key of a paper, or its owner */
    int64_t seq;                     /* of a line, or 0 */
    size_t rows_n; /* of the answer, which is for so many writes from this one on */
} sent;

/* A list as an argument: {"a","b"}. */
typedef struct list {
    char *text;
    size_t n, room;
} list;

/* Lines that are not sent yet: the last ones of `sent`, no two of one table. */
typedef struct group {
    size_t n;
    int64_t node; /* whose all of them are */
    list tables, seqs, lines;
    uint16_t place[GROUP_PLACES]; /* the table's number in the group, from 1; 0: none */
} group;

typedef struct postgres {
    PGconn *conn;
    char name[NAME_SIZE]; /* for sentences; never with a password */
    bool has_begun;
    bool begin_is_unread, commit_is_unread; /* their answers, before and after those of writes */
    tt_store_status failure; /* what the transaction has failed with; store->wrong is about that */
    sent *sent;
    size_t sent_n, sent_room, read_n;
    group group;
} postgres;

static postgres *inside(const tt_store *store)
{
    return store->inside;
}

postgres_number postgres_number_of(int64_t number)
{
    postgres_number n;

    snprintf(n.text, sizeof n.text, "%lld", (long long)number);
    return n;
}

/* ==== What is wrong ======================================================== */

static const struct {
    const char *state; /* SQLSTATE, or how it begins */
    tt_store_status status;
    const char *what;
} TROUBLES[] = {
    {"53100", TT_STORE_FULL, "its disk is full: make room there"},
    {"53", TT_STORE_BROKEN, "it is short of something: look at its settings"},
    {"25006", TT_STORE_READ_ONLY, "it takes no writes: name the database that does"},
    {"42501", TT_STORE_READ_ONLY, "this user may not write there: grant it that"},
    {"57P", TT_STORE_BROKEN, "it was stopped: start it again"},
    {"08", TT_STORE_BROKEN, "it does not answer: look whether it runs"},
};

/* The first line of a message of libpq's, without what ends it. */
static void put_line(char out[SENTENCE_SIZE], const char *message)
{
    size_t n = 0;

    while (message != NULL && message[n] != '\0' && message[n] != '\n' && n < SENTENCE_SIZE - 1) {
        out[n] = message[n];
        n++;
    }
    while (n > 0 && (out[n - 1] == ' ' || out[n - 1] == '.'))
        n--;
    out[n] = '\0';
}

/* Of what the database has said, or when it says nothing any more, of the connection.  The first
 * failure has the reason: what follows it was not even tried. */
static tt_store_status fail(tt_store *store, const PGresult *result)
{
    postgres *p = inside(store);
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char *message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    char line[SENTENCE_SIZE];

    if (p->failure != TT_STORE_OK)
        return p->failure;
    put_line(line, message != NULL ? message : PQerrorMessage(p->conn));
    if (state == NULL || PQstatus(p->conn) == CONNECTION_BAD)
        state = state != NULL && strncmp(state, "57P", 3) == 0 ? state : "08";
    for (size_t i = 0; i < sizeof TROUBLES / sizeof *TROUBLES; i++)
        if (strncmp(state, TROUBLES[i].state, strlen(TROUBLES[i].state)) == 0)
            return p->failure =
                       tt_store_fail(store, TROUBLES[i].status, "The database %s failed (%s): %s.",
                                     p->name, line, TROUBLES[i].what);
    return p->failure = tt_store_fail(store, TT_STORE_BROKEN, "The database %s failed: %s (%s).",
                                      p->name, line, state);
}

/* ==== Writes on their way ================================================== */

static const struct {
    const char *word;
    tt_store_status status;
} WORDS[] = {{"ok", TT_STORE_OK},         {"conflict", TT_STORE_CONFLICT},
             {"gap", TT_STORE_GAP},       {"missing", TT_STORE_MISSING},
             {"closed", TT_STORE_CLOSED}, {"lost", TT_STORE_LOST}};

static tt_store_status status_of(const char *word)
{
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(word, WORDS[i].word) == 0)
            return WORDS[i].status;
    return TT_STORE_BROKEN;
}

/* The next answer in the pipeline; a further one, NULL, ends it. */
static PGresult *next_answer(postgres *p)
{
    PGresult *answer = PQgetResult(p->conn), *more;

    while (answer != NULL && (more = PQgetResult(p->conn)) != NULL)
        PQclear(more);
    return answer;
}

/* A transaction that has failed is committed as ROLLBACK. */
static void read_word(tt_store *store, const char *wanted)
{
    PGresult *answer = next_answer(inside(store));

    if (PQresultStatus(answer) != PGRES_COMMAND_OK || strcmp(PQcmdStatus(answer), wanted) != 0)
        fail(store, answer);
    PQclear(answer);
}

/* A row for each write of a statement. */
static void read_answer(tt_store *store, sent *of)
{
    PGresult *answer = next_answer(inside(store));
    size_t n = of->rows_n;

    if (PQresultStatus(answer) != PGRES_TUPLES_OK || (size_t)PQntuples(answer) != n)
        fail(store, answer);
    else
        for (size_t i = 0; i < n; i++)
            of[i].status = status_of(PQgetvalue(answer, (int)i, 0));
    PQclear(answer);
}

static bool send_off(postgres *p, postgres_statement which, int n, const char *const *arguments)
{
    postgres_number name = postgres_number_of(which);

    return (PQpipelineStatus(p->conn) != PQ_PIPELINE_OFF || PQenterPipelineMode(p->conn)) &&
           PQsendQueryPrepared(p->conn, name.text, n, arguments, NULL, NULL, 0);
}

/* ---- lines that are sent together ---- */

static bool list_put(list *l, const char *bytes, size_t n)
{
    size_t room = l->room > 0 ? l->room : 4096;
    char *text = l->text;

    while (room < l->n + n + 1)
        room *= 2;
    if (room != l->room && (text = realloc(l->text, room)) == NULL)
        return false;
    l->text = text;
    l->room = room;
    memcpy(l->text + l->n, bytes, n);
    l->n += n;
    l->text[l->n] = '\0';
    return true;
}

/* One more, between quotes. */
static bool list_add(list *l, const char *text)
{
    bool fits = list_put(l, l->n == 0 ? "{\"" : ",\"", 2);

    while (fits && *text != '\0') {
        size_t n = strcspn(text, "\"\\");
        fits = list_put(l, text, n);
        text += n;
        if (fits && *text != '\0')
            fits = list_put(l, (const char[]){'\\', *text++}, 2);
    }
    return fits && list_put(l, "\"", 1);
}

static bool list_end(list *l)
{
    return list_put(l, "}", 1);
}

/* Where the table is in the group, or would be. */
static uint16_t *place_in_group(postgres *p, const char *table)
{
    const sent *first = p->sent + (p->sent_n - p->group.n);
    size_t at = tt_hash(table, strlen(table)) % GROUP_PLACES;

    while (p->group.place[at] != 0 && strcmp(first[p->group.place[at] - 1].table, table) != 0)
        at = (at + 1) % GROUP_PLACES;
    return &p->group.place[at];
}

static void empty_group(group *g)
{
    g->n = g->tables.n = g->seqs.n = g->lines.n = 0;
    memset(g->place, 0, sizeof g->place);
}

static tt_store_status fail_no_memory(tt_store *store)
{
    return tt_store_fail(store, TT_STORE_BROKEN, "No memory is left to write.");
}

static tt_store_status send_group(tt_store *store)
{
    postgres *p = inside(store);
    group *g = &p->group;
    postgres_number node = postgres_number_of(g->node);

    if (g->n == 0)
        return TT_STORE_OK;
    if (!list_end(&g->tables) || !list_end(&g->seqs) || !list_end(&g->lines))
        return fail_no_memory(store);
    p->sent[p->sent_n - g->n].rows_n = g->n;
    if (!send_off(p, POSTGRES_APPEND, 4,
                  (const char *[]){g->tables.text, g->seqs.text, g->lines.text, node.text}))
        return fail(store, NULL);
    empty_group(g);
    return TT_STORE_OK;
}

/* Reads all answers; the connection can then be asked in the simple way. */
static tt_store_status settle(tt_store *store)
{
    postgres *p = inside(store);

    if (send_group(store) != TT_STORE_OK)
        fail(store, NULL);
    if (PQpipelineStatus(p->conn) == PQ_PIPELINE_OFF)
        return p->failure;
    if (!PQpipelineSync(p->conn))
        fail(store, NULL);
    if (p->begin_is_unread)
        read_word(store, "BEGIN");
    for (; p->read_n < p->sent_n - p->group.n; p->read_n += p->sent[p->read_n].rows_n)
        read_answer(store, &p->sent[p->read_n]);
    if (p->commit_is_unread)
        read_word(store, "COMMIT");
    p->begin_is_unread = p->commit_is_unread = false;
    PQclear(PQgetResult(p->conn)); /* the end of the pipeline */
    if (!PQexitPipelineMode(p->conn))
        fail(store, NULL);
    return p->failure;
}

tt_store_status postgres_ask(tt_store *store, postgres_statement which, int arguments_n,
                             const char *const *arguments, PGresult **out)
{
    postgres *p = inside(store);
    postgres_number name = postgres_number_of(which);
    tt_store_status status = settle(store);

    *out = NULL;
    if (status != TT_STORE_OK)
        return status;
    *out = PQexecPrepared(p->conn, name.text, arguments_n, arguments, NULL, NULL, 0);
    if (PQresultStatus(*out) == PGRES_TUPLES_OK || PQresultStatus(*out) == PGRES_COMMAND_OK)
        return TT_STORE_OK;
    status = fail(store, *out);
    PQclear(*out);
    *out = NULL;
    return status;
}

/* ==== Opening ============================================================== */

/* Runs statements whose rows nobody wants. */
static tt_store_status run_text(tt_store *store, const char *sql)
{
    PGresult *result = PQexec(inside(store)->conn, sql);
    ExecStatusType got = PQresultStatus(result);
    tt_store_status status =
        got == PGRES_COMMAND_OK || got == PGRES_TUPLES_OK ? TT_STORE_OK : fail(store, result);

    PQclear(result);
    return status;
}

/* The number in the first column of the first row. */
static tt_store_status ask_number(tt_store *store, const char *sql, int64_t *out)
{
    PGresult *result = PQexec(inside(store)->conn, sql);
    tt_store_status status =
        PQresultStatus(result) == PGRES_TUPLES_OK ? TT_STORE_OK : fail(store, result);

    *out = 0;
    if (status == TT_STORE_OK && PQntuples(result) > 0)
        *out = strtoll(PQgetvalue(result, 0, 0), NULL, 10);
    PQclear(result);
    return status;
}

/* 0 for a schema with nothing in it yet.  Changes nothing: it may be somebody else's. */
static tt_store_status read_version(tt_store *store, int64_t *version)
{
    int64_t things, ours;
    tt_store_status status = ask_number(store,
                                        "SELECT count(*) FROM pg_catalog.pg_tables"
                                        " WHERE schemaname = current_schema()",
                                        &things);

    *version = 0;
    if (status != TT_STORE_OK || things == 0)
        return status;
    status = ask_number(store,
                        "SELECT count(*) FROM pg_catalog.pg_tables"
                        " WHERE schemaname = current_schema() AND tablename = 'schema_version'",
                        &ours);
    if (status == TT_STORE_OK && ours == 0)
        return tt_store_fail(store, TT_STORE_FOREIGN,
                             "The database %s is another program's: name another one.",
                             inside(store)->name);
    if (status == TT_STORE_OK)
        status = ask_number(store, "SELECT version FROM schema_version", version);
    return status;
}

static tt_store_status check_version(tt_store *store, int64_t *version)
{
    tt_store_status status = read_version(store, version);

    if (status == TT_STORE_OK && *version > POSTGRES_VERSION)
        return tt_store_fail(store, TT_STORE_NEWER,
                             "The database %s has schema version %lld, and this program knows "
                             "version %d: use a newer version of the program.",
                             inside(store)->name, (long long)*version, POSTGRES_VERSION);
    return status;
}

/* All steps in one transaction, and one process at a time: several nodes may start at once.  The
 * number of the lock is any that is ours. */
static tt_store_status migrate(tt_store *store)
{
    int64_t version = 0;
    tt_store_status status =
        run_text(store, "BEGIN; SELECT pg_advisory_xact_lock(7777, hashtext(current_schema()))");

    if (status == TT_STORE_OK)
        status = check_version(store, &version);
    for (; status == TT_STORE_OK && version < POSTGRES_VERSION; version++) {
        status = run_text(store, postgres_migrations[version]);
        if (status == TT_STORE_OK)
            status = run_text(store, "UPDATE schema_version SET version = version + 1");
    }
    return status == TT_STORE_OK ? run_text(store, "COMMIT") : status;
}

static tt_store_status prepare(tt_store *store)
{
    postgres *p = inside(store);

    for (int i = 0; i < POSTGRES_STATEMENTS; i++) {
        postgres_number name = postgres_number_of(i);
        PGresult *result = PQprepare(p->conn, name.text, postgres_sql[i], 0, NULL);
        tt_store_status status =
            PQresultStatus(result) == PGRES_COMMAND_OK ? TT_STORE_OK : fail(store, result);
        PQclear(result);
        if (status != TT_STORE_OK)
            return status;
    }
    return TT_STORE_OK;
}

/* What a database says beside its answers would go to standard error, between the lines of the log.
 * What matters of it is in the error that follows. */
static void say_nothing(void *to, const char *notice)
{
    (void)to;
    (void)notice;
}

/* Who is not in a hurry to answer is taken for gone, so that a broken network or a machine that
 * stands still holds up neither the journal nor, with the locks of a transaction, other nodes.
 * What the address itself says comes later and counts more. */
static tt_store_status reach(tt_store *store, const char *where)
{
    static const char *const KEYS[] = {
        "connect_timeout",  "keepalives_idle",  "keepalives_interval",
        "keepalives_count", "tcp_user_timeout", "fallback_application_name",
        "dbname",           "client_encoding",  NULL};
    const char *const values[] = {"5", "5", "2", "3", "10000", "tidetable", where, "UTF8", NULL};
    postgres *p = inside(store);
    PQconninfoOption *parts = PQconninfoParse(where, NULL);
    char line[SENTENCE_SIZE];

    if (parts == NULL) /* what libpq says of it may have the password in it */
        return tt_store_fail(store, TT_STORE_BROKEN,
                             "The address of the database cannot be read: write "
                             "postgres://USER@HOST/NAME.");
    PQconninfoFree(parts);
    p->conn = PQconnectdbParams(KEYS, values, 1);
    PQsetNoticeProcessor(p->conn, say_nothing, NULL);
    snprintf(p->name, sizeof p->name, "%s at %s", p->conn != NULL ? PQdb(p->conn) : "?",
             p->conn != NULL && PQhost(p->conn) != NULL ? PQhost(p->conn) : "?");
    if (PQstatus(p->conn) == CONNECTION_OK)
        return TT_STORE_OK;
    put_line(line, PQerrorMessage(p->conn));
    return tt_store_fail(store, TT_STORE_BROKEN,
                         "The database %s cannot be opened (%s): look whether it runs, and who may "
                         "use it.",
                         p->name, line);
}

/* A connection to a database in which tables can be made. */
static tt_store_status reach_schema(tt_store *store, const char *where)
{
    int64_t fits;
    tt_store_status status = reach(store, where);

    if (status == TT_STORE_OK)
        status = ask_number(store,
                            "SELECT (current_setting('server_encoding') = 'UTF8'"
                            " AND current_schema() IS NOT NULL)::int",
                            &fits);
    if (status == TT_STORE_OK && !fits)
        return tt_store_fail(store, TT_STORE_BROKEN,
                             "The database %s is not in UTF-8, or has no schema to make tables in: "
                             "make one with createdb -E UTF8.",
                             inside(store)->name);
    return status;
}

static tt_store_status set_up(tt_store *store, const char *where)
{
    tt_store_status status = reach_schema(store, where);

    if (status == TT_STORE_OK)
        status = run_text(store, "SELECT set_config('synchronous_commit', 'on', false)"
                                 " WHERE current_setting('synchronous_commit') <> 'remote_apply';"
                                 "SET idle_in_transaction_session_timeout = 5000;"
                                 "SET statement_timeout = 10000;"
                                 "SET client_min_messages = warning");
    if (status == TT_STORE_OK)
        status = migrate(store);
    if (status == TT_STORE_OK)
        status = prepare(store);
    return status;
}

static void postgres_close(tt_store *store)
{
    postgres *p = inside(store);

    if (p == NULL)
        return;
    PQfinish(p->conn);
    free(p->sent);
    free(p->group.tables.text);
    free(p->group.seqs.text);
    free(p->group.lines.text);
    free(p);
    store->inside = NULL;
}

/* Storage for a connection, and then what `begin` does with it. */
static tt_store_status start(tt_store *store, const char *where,
                             tt_store_status (*begin)(tt_store *store, const char *where))
{
    tt_store_status status;

    *store = (tt_store){.inside = calloc(1, sizeof(postgres)), .node = store->node};
    if (store->inside == NULL)
        return tt_store_fail(store, TT_STORE_BROKEN, "No memory is left to open the database.");
    status = begin(store, where);
    if (status != TT_STORE_OK)
        postgres_close(store);
    return status;
}

static tt_store_status postgres_open(tt_store *store, const char *where)
{
    return start(store, where, set_up);
}

static tt_store_status postgres_look(tt_store *store, const char *where)
{
    int64_t version;
    tt_store_status status = start(store, where, reach_schema);

    if (status == TT_STORE_OK)
        status = check_version(store, &version);
    postgres_close(store);
    return status;
}

/* ==== Transactions ========================================================= */

static tt_store_status postgres_begin(tt_store *store)
{
    postgres *p = inside(store);

    p->sent_n = p->read_n = 0;
    empty_group(&p->group);
    if (!send_off(p, POSTGRES_BEGIN, 0, NULL))
        return fail(store, NULL);
    p->has_begun = p->begin_is_unread = true;
    return TT_STORE_OK;
}

static tt_store_status postgres_commit(tt_store *store)
{
    postgres *p = inside(store);

    tt_store_status status = send_group(store);

    p->has_begun = false;
    if (status != TT_STORE_OK)
        return status;
    if (!send_off(p, POSTGRES_COMMIT, 0, NULL))
        return fail(store, NULL);
    p->commit_is_unread = true;
    return settle(store);
}

static tt_store_status postgres_rollback(tt_store *store)
{
    postgres *p = inside(store);
    PGresult *answer;
    tt_store_status status;

    if (!p->has_begun)
        return TT_STORE_OK;
    settle(store);
    p->has_begun = false;
    p->failure = TT_STORE_OK;
    status = postgres_ask(store, POSTGRES_ROLLBACK, 0, NULL, &answer);
    PQclear(answer);
    return status;
}

/* ==== Writing ============================================================== */

static tt_store_status fail_no_paper(tt_store *store, const char *key)
{
    return tt_store_fail(store, TT_STORE_MISSING, "There is no paper %s.", key);
}

static bool make_room(postgres *p)
{
    size_t wanted = p->sent_room == 0 ? 64 : 2 * p->sent_room;
    sent *more = p->sent_n < p->sent_room ? p->sent : realloc(p->sent, wanted * sizeof *more);

    if (more == NULL)
        return false;
    if (p->sent_n == p->sent_room)
        p->sent_room = wanted;
    p->sent = more;
    return true;
}

static void note_sent(postgres *p, postgres_statement which, const char *table, int64_t seq)
{
    sent *one = &p->sent[p->sent_n++];

    *one = (sent){.status = TT_STORE_SENT, .which = which, .seq = seq, .rows_n = 1};
    memcpy(one->table, table, strlen(table) + 1);
}

/* Of texts that are checked.  The first argument is the table, or what a paper is found by. */
static tt_store_status send_write(tt_store *store, postgres_statement which, int n,
                                  const char *const *arguments)
{
    postgres *p = inside(store);
    tt_store_status status = send_group(store);

    if (status != TT_STORE_OK)
        return status;
    if (!make_room(p))
        return fail_no_memory(store);
    if (!send_off(p, which, n, arguments))
        return fail(store, NULL);
    note_sent(p, which, arguments[0], 0);
    return TT_STORE_SENT;
}

/* Whether a line of that table can go with those that wait. */
static bool fits_in_group(const tt_store *store, const char *table)
{
    postgres *p = inside(store);
    const group *g = &p->group;

    return g->n == 0 || (g->n < GROUP_MAX && g->lines.n < GROUP_BYTES && g->node == store->node &&
                         *place_in_group(p, table) == 0);
}

/* A line that waits to be sent with others. */
static tt_store_status add_to_group(tt_store *store, const char *table, int64_t seq,
                                    const char *line)
{
    postgres *p = inside(store);
    group *g = &p->group;
    postgres_number number = postgres_number_of(seq);

    if (!make_room(p) || !list_add(&g->tables, table) || !list_add(&g->seqs, number.text) ||
        !list_add(&g->lines, line))
        return fail_no_memory(store);
    *place_in_group(p, table) = (uint16_t)(g->n + 1);
    note_sent(p, POSTGRES_APPEND, table, seq);
    g->node = store->node;
    g->n++;
    return TT_STORE_SENT;
}

static tt_store_status may_write(tt_store *store, const char *table, const char *text)
{
    if (!inside(store)->has_begun)
        return tt_store_fail(store, TT_STORE_BROKEN,
                             "Nothing was begun in the database %s: begin again.",
                             inside(store)->name);
    return tt_store_fits(store, table, text);
}

static tt_store_status postgres_put(tt_store *store, const char *table, const char *facts)
{
    postgres_number node = postgres_number_of(store->node);
    tt_store_status status = may_write(store, table, facts);

    return status != TT_STORE_OK
               ? status
               : send_write(store, POSTGRES_PUT, 3, (const char *[]){table, facts, node.text});
}

static tt_store_status postgres_append(tt_store *store, const char *table, int64_t seq,
                                       const char *line)
{
    tt_store_status status = may_write(store, table, line);

    if (status == TT_STORE_OK && !fits_in_group(store, table))
        status = send_group(store);
    return status != TT_STORE_OK ? status : add_to_group(store, table, seq, line);
}

static tt_store_status postgres_close_table(tt_store *store, const char *table)
{
    postgres_number node = postgres_number_of(store->node);
    tt_store_status status = may_write(store, table, "");

    return status != TT_STORE_OK
               ? status
               : send_write(store, POSTGRES_CLOSE_TABLE, 2, (const char *[]){table, node.text});
}

static tt_store_status postgres_replace(tt_store *store, const char *table, int64_t seq,
                                        const char *text)
{
    postgres_number node = postgres_number_of(store->node), number = postgres_number_of(seq);
    tt_store_status status = may_write(store, table, text);

    return status != TT_STORE_OK
               ? status
               : send_write(store, POSTGRES_REPLACE, 4,
                            (const char *[]){table, number.text, text, node.text});
}

static tt_store_status write_paper(tt_store *store, postgres_statement which, const char *key,
                                   const char *owner, const char *text)
{
    tt_store_status status = may_write(store, key, text);

    if (status == TT_STORE_OK)
        status = tt_store_fits(store, owner, text);
    return status != TT_STORE_OK ? status
                                 : send_write(store, which, 3, (const char *[]){key, owner, text});
}

static tt_store_status postgres_put_paper(tt_store *store, const char *key, const char *owner,
                                          const char *text)
{
    return write_paper(store, POSTGRES_PUT_PAPER, key, owner, text);
}

static tt_store_status postgres_change_paper(tt_store *store, const char *key, const char *owner,
                                             const char *text)
{
    return write_paper(store, POSTGRES_CHANGE_PAPER, key, owner, text);
}

static tt_store_status postgres_drop_papers(tt_store *store, const char *owner)
{
    tt_store_status status = may_write(store, owner, "");

    return status != TT_STORE_OK
               ? status
               : send_write(store, POSTGRES_DROP_PAPERS, 1, (const char *[]){owner});
}

static tt_store_status postgres_result(tt_store *store, size_t number)
{
    postgres *p = inside(store);
    const sent *one = &p->sent[number];
    tt_store_status status = one->status == TT_STORE_SENT ? settle(store) : TT_STORE_OK;

    if (status != TT_STORE_OK || one->status == TT_STORE_OK)
        return status;
    if (one->which == POSTGRES_PUT_PAPER)
        return tt_store_fail(store, one->status, "There is another paper %s.", one->table);
    if (one->which == POSTGRES_CHANGE_PAPER)
        return fail_no_paper(store, one->table);
    return tt_store_refuse(store, one->status, one->table, one->seq);
}

/* ==== Reading ============================================================== */

static tt_store_status postgres_open_tables(tt_store *store, tt_store_each_table each, void *to)
{
    PGresult *rows;
    tt_store_status status = postgres_ask(store, POSTGRES_OPEN_TABLES, 0, NULL, &rows);

    for (int i = 0, n = PQntuples(rows); i < n && each(to, PQgetvalue(rows, i, 0)); i++)
        ;
    PQclear(rows);
    return status;
}

static tt_store_status postgres_facts(tt_store *store, const char *table, char *out, size_t size)
{
    PGresult *rows;
    tt_store_status status = postgres_ask(store, POSTGRES_FACTS, 1, (const char *[]){table}, &rows);
    size_t n = PQntuples(rows) > 0 ? (size_t)PQgetlength(rows, 0, 0) : 0;

    if (status == TT_STORE_OK && PQntuples(rows) == 0)
        status = tt_store_refuse(store, TT_STORE_MISSING, table, 0);
    else if (status == TT_STORE_OK && n >= size)
        status = tt_store_fail(store, TT_STORE_TOO_LONG, "The facts of table %s have %zu bytes.",
                               table, n);
    if (status == TT_STORE_OK)
        memcpy(out, PQgetvalue(rows, 0, 0), n + 1);
    PQclear(rows);
    return status;
}

static tt_store_status postgres_lines(tt_store *store, const char *table, tt_store_each_line each,
                                      void *to)
{
    PGresult *rows;
    tt_store_status status = postgres_ask(store, POSTGRES_LINES, 1, (const char *[]){table}, &rows);

    for (int i = 0, n = PQntuples(rows); i < n; i++)
        if (!each(to, strtoll(PQgetvalue(rows, i, 0), NULL, 10), PQgetvalue(rows, i, 1)))
            break;
    PQclear(rows);
    return status;
}

/* Into storage of the caller's. */
static tt_store_status postgres_paper(tt_store *store, const char *key, char *out, size_t size)
{
    PGresult *rows;
    tt_store_status status = postgres_ask(store, POSTGRES_PAPER, 1, (const char *[]){key}, &rows);
    size_t n = PQntuples(rows) > 0 ? (size_t)PQgetlength(rows, 0, 0) : 0;

    if (status == TT_STORE_OK && PQntuples(rows) == 0)
        status = fail_no_paper(store, key);
    else if (status == TT_STORE_OK && n >= size)
        status = tt_store_fail(store, TT_STORE_TOO_LONG, "The paper %s is too long.", key);
    if (status == TT_STORE_OK)
        memcpy(out, PQgetvalue(rows, 0, 0), n + 1);
    PQclear(rows);
    return status;
}

static tt_store_status postgres_papers_of(tt_store *store, const char *owner, const char *from,
                                          const char *before, tt_store_each_paper each, void *to)
{
    PGresult *rows;
    tt_store_status status =
        postgres_ask(store, POSTGRES_PAPERS_OF, 3, (const char *[]){owner, from, before}, &rows);

    for (int i = 0, n = PQntuples(rows); i < n; i++)
        if (!each(to, PQgetvalue(rows, i, 0), PQgetvalue(rows, i, 1)))
            break;
    PQclear(rows);
    return status;
}

const tt_store_kind tt_postgres = {
    .name = "postgres",
    .open = postgres_open,
    .look = postgres_look,
    .close = postgres_close,
    .begin = postgres_begin,
    .commit = postgres_commit,
    .rollback = postgres_rollback,
    .put = postgres_put,
    .append = postgres_append,
    .close_table = postgres_close_table,
    .put_paper = postgres_put_paper,
    .change_paper = postgres_change_paper,
    .drop_papers = postgres_drop_papers,
    .paper = postgres_paper,
    .papers_of = postgres_papers_of,
    .replace = postgres_replace,
    .result = postgres_result,
    .open_tables = postgres_open_tables,
    .facts = postgres_facts,
    .lines = postgres_lines,
    .nodes = &postgres_nodes,
};
