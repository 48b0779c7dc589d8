/* Games in an SQLite file.
 *
 * One connection does everything.  The file is in WAL mode with synchronous=FULL: a commit returns
 * when its pages are in the log and the log is on the disk.
 *
 * A line of each of a thousand tables, put where that table's lines are, would be a thousand pages
 * to write.  So lines are first added to `recent`, in the order in which they come, and stay in
 * memory as well (store/tails.h).  When there are many, the table whose lines have waited longest
 * gets them into `lines`, all at once, and what is no longer needed of `recent` goes. */
#include "store/sqlite.h"
#include "store/copy.h"
#include "store/sqlite_file.h"
#include "store/store.h"
#include "store/tails.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

enum {
    BUSY_MS = 2000,       /* for somebody who looks into the file with another program */
    RECENT_MAX = 1 << 16, /* lines that are kept in the order in which they came */
    LOG_PAGES = 256       /* then what is in the log is put into the file: often, so that it is
                           * little, and who writes meanwhile waits for milliseconds */
};

/* ==== The schema =========================================================== */

/* MIGRATIONS[n] makes version n + 1 of version n.  They are never changed, only added to. */
static const char *const MIGRATIONS[] = {
    "CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;"
    "INSERT INTO schema_version VALUES (0);"
    "CREATE TABLE tables ("
    "  id     TEXT PRIMARY KEY,"
    "  facts  TEXT NOT NULL,"
    "  closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))"
    ") STRICT, WITHOUT ROWID;"
    /* Most tables will be closed one day: finding the others reads none of them. */
    "CREATE INDEX tables_open ON tables (id) WHERE closed = 0;"
    /* The key is the order: the lines of a table lie together, as they are read. */
    "CREATE TABLE lines ("
    "  table_id TEXT NOT NULL REFERENCES tables (id),"
    "  seq      INTEGER NOT NULL CHECK (seq >= 1),"
    "  text     TEXT NOT NULL,"
    "  PRIMARY KEY (table_id, seq)"
    ") STRICT, WITHOUT ROWID;",

    "CREATE TABLE papers ("
    "  key   TEXT PRIMARY KEY,"
    "  owner TEXT NOT NULL,"
    "  text  TEXT NOT NULL"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX papers_owner ON papers (owner);",

    /* A line may be in both for a while: `every_line` is for people, who want it once. */
    "CREATE TABLE recent ("
    "  n        INTEGER PRIMARY KEY,"
    "  table_id TEXT NOT NULL,"
    "  seq      INTEGER NOT NULL,"
    "  text     TEXT NOT NULL"
    ") STRICT;"
    "CREATE VIEW every_line AS SELECT table_id, seq, text FROM lines"
    "  UNION SELECT table_id, seq, text FROM recent;",
};

enum { VERSION = sizeof MIGRATIONS / sizeof *MIGRATIONS };

/* ==== Statements =========================================================== */

enum statement {
    BEGIN,
    COMMIT,
    ROLLBACK,
    PUT,
    APPEND,
    CLOSE_TABLE,
    TOUCH,
    TABLE,
    STAND,
    LINE,
    OPEN_TABLES,
    LINES,
    RECENT,
    SORT_IN,
    TRIM,
    PUT_PAPER,
    CHANGE_PAPER,
    DROP_PAPERS,
    PAPER,
    PAPERS_OF,
    REPLACE_FACTS,
    REPLACE_LINE,
    REPLACE_RECENT,
    STATEMENTS
};

/* Whether a table is closed, and how many of its lines are sorted in. */
static const char STAND_SQL[] =
    "SELECT closed, (SELECT coalesce(max(seq), 0) FROM lines WHERE table_id = ?1)"
    " FROM tables WHERE id = ?1";

/* Of one owner, from one key up to another: the newest first. */
static const char PAPERS_OF_SQL[] =
    "SELECT key, text FROM papers WHERE owner = ?1 AND key >= ?2 AND key < ?3 ORDER BY key DESC";

static const char *const SQL[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ROLLBACK] = "ROLLBACK",
    [PUT] = "INSERT INTO tables (id, facts) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    [APPEND] = "INSERT INTO recent (table_id, seq, text) VALUES (?1, ?2, ?3)",
    [CLOSE_TABLE] = "UPDATE tables SET closed = 1 WHERE id = ?1",
    [TOUCH] = "UPDATE schema_version SET version = version", /* writes its page all the same */
    [TABLE] = "SELECT facts, closed FROM tables WHERE id = ?1",
    [STAND] = STAND_SQL,
    [LINE] = "SELECT text FROM lines WHERE table_id = ?1 AND seq = ?2",
    [OPEN_TABLES] = "SELECT id FROM tables WHERE closed = 0 ORDER BY id",
    [LINES] = "SELECT seq, text FROM lines WHERE table_id = ?1 ORDER BY seq",
    [RECENT] = "SELECT n, table_id, seq, text FROM recent ORDER BY n",
    [SORT_IN] = "INSERT INTO lines (table_id, seq, text) VALUES (?1, ?2, ?3)",
    [TRIM] = "DELETE FROM recent WHERE n < ?1",
    [PUT_PAPER] =
        "INSERT INTO papers (key, owner, text) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    [CHANGE_PAPER] = "UPDATE papers SET text = ?3 WHERE key = ?1 AND owner = ?2",
    [DROP_PAPERS] = "DELETE FROM papers WHERE owner = ?1",
    [PAPER] = "SELECT text, owner FROM papers WHERE key = ?1",
    [PAPERS_OF] = PAPERS_OF_SQL,
    [REPLACE_FACTS] = "UPDATE tables SET facts = ?3 WHERE id = ?1",
    [REPLACE_LINE] = "UPDATE lines SET text = ?3 WHERE table_id = ?1 AND seq = ?2",
    [REPLACE_RECENT] = "UPDATE recent SET text = ?3 WHERE table_id = ?1 AND seq = ?2",
};

typedef struct sqlite {
    sqlite3 *db;
    sqlite3_stmt *statement[STATEMENTS];
    sqlite_file file;
    tails tails;   /* what `recent` has and `lines` has not */
    int64_t row;   /* the last one of `recent` */
    int log_pages; /* at the last commit */
} sqlite;

static sqlite *inside(const tt_store *store)
{
    return store->inside;
}

/* ==== What is wrong ======================================================== */

static const struct {
    int code;
    tt_store_status status;
    const char *what;
} TROUBLES[] = {
    {SQLITE_FULL, TT_STORE_FULL, "the disk is full: make room on it"},
    {SQLITE_READONLY, TT_STORE_READ_ONLY,
     "it may not be written: look who owns it, and how its disk is mounted"},
    {SQLITE_PERM, TT_STORE_READ_ONLY, "it may not be opened: look who owns it"},
    {SQLITE_BUSY, TT_STORE_BUSY, "another process has locked it: end that one"},
    {SQLITE_NOTADB, TT_STORE_FOREIGN, "it is not a database: name another file"},
    {SQLITE_CORRUPT, TT_STORE_BROKEN, "it is damaged: put a copy back that is not"},
    {SQLITE_CANTOPEN, TT_STORE_BROKEN,
     "it or a file beside it cannot be opened: look at its folder"},
    {SQLITE_IOERR, TT_STORE_BROKEN, "the disk does not answer as it should: look at it"},
};

/* What the system said when the log could not be written; a commit writes nothing else. */
static int errno_of_log(sqlite3 *db)
{
    sqlite3_file *log = NULL;
    int error = 0;

    sqlite3_file_control(db, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (log && log->pMethods)
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
    return error;
}

/* SQLite knows one error for a full disk.  A quota, or a limit of the process, is another name
 * for it, and so is an index of the log that cannot grow. */
static bool is_no_room(sqlite3 *db, int code)
{
    int error = (code & 0xff) == SQLITE_IOERR ? errno_of_log(db) : 0;

    return error == EDQUOT || error == EFBIG || code == SQLITE_IOERR_SHMSIZE;
}

/* Of the code that SQLite has just returned. */
static tt_store_status fail(tt_store *store, int code)
{
    sqlite *s = inside(store);
    int plain = is_no_room(s->db, code) ? SQLITE_FULL : code & 0xff;

    for (size_t i = 0; i < sizeof TROUBLES / sizeof *TROUBLES; i++)
        if (TROUBLES[i].code == plain)
            return tt_store_fail(store, TROUBLES[i].status, "The store %s failed (%s): %s.",
                                 s->file.path, sqlite3_errstr(code), TROUBLES[i].what);
    return tt_store_fail(store, TT_STORE_BROKEN, "The store %s failed: %s.", s->file.path,
                         sqlite3_errmsg(s->db));
}

static tt_store_status fail_gone(tt_store *store)
{
    return tt_store_fail(store, TT_STORE_GONE,
                         "The store %s was removed or replaced while it was in use: put it back.",
                         inside(store)->file.path);
}

/* ==== Asking =============================================================== */

static sqlite3_stmt *ask(tt_store *store, enum statement which, const char *table)
{
    sqlite3_stmt *statement = inside(store)->statement[which];

    /* The caller's text stays where it is until the statement is reset. */
    if (table)
        sqlite3_bind_text(statement, 1, table, -1, SQLITE_STATIC);
    return statement;
}

static void done(sqlite3_stmt *statement)
{
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
}

/* Runs a statement that has no rows, or whose rows nobody wants. */
static tt_store_status run(tt_store *store, sqlite3_stmt *statement)
{
    int code = sqlite3_step(statement);
    tt_store_status status =
        code == SQLITE_DONE || code == SQLITE_ROW ? TT_STORE_OK : fail(store, code);

    done(statement);
    return status;
}

static tt_store_status run_text(tt_store *store, const char *sql)
{
    int code = sqlite3_exec(inside(store)->db, sql, NULL, NULL, NULL);

    return code == SQLITE_OK ? TT_STORE_OK : fail(store, code);
}

/* The number in the first column of the first row. */
static tt_store_status ask_number(tt_store *store, const char *sql, int64_t *out)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(inside(store)->db, sql, -1, &statement, NULL);

    *out = 0;
    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *out = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return code == SQLITE_ROW || code == SQLITE_DONE ? TT_STORE_OK : fail(store, code);
}

/* Steps to the one row there is; MISSING if there is none. */
static tt_store_status step_to_row(tt_store *store, sqlite3_stmt *statement, const char *table)
{
    int code = sqlite3_step(statement);

    if (code == SQLITE_DONE)
        return tt_store_refuse(store, TT_STORE_MISSING, table, 0);
    return code == SQLITE_ROW ? TT_STORE_OK : fail(store, code);
}

static const char *text_of(sqlite3_stmt *statement, int column)
{
    const unsigned char *text = sqlite3_column_text(statement, column);

    return text ? (const char *)text : "";
}

/* ==== Recent lines ========================================================= */

static tt_store_status fail_no_memory(tt_store *store)
{
    return tt_store_fail(store, TT_STORE_BROKEN, "There is not enough memory.");
}

/* Whether that line is the next of a table all of whose lines are in `lines`; if so the table gets
 * a tail, which the line begins. */
static tt_store_status begin_tail(tt_store *store, const char *table, int64_t seq, int64_t row,
                                  tail **out)
{
    sqlite *s = inside(store);
    sqlite3_stmt *found = ask(store, STAND, table);
    tt_store_status status = step_to_row(store, found, table);
    bool is_next = status == TT_STORE_OK && !sqlite3_column_int(found, 0) &&
                   sqlite3_column_int64(found, 1) + 1 == seq;

    done(found);
    *out = is_next ? tails_add(&s->tails, table, row, seq) : NULL;
    return is_next && !*out ? fail_no_memory(store) : status;
}

/* What was sorted in meanwhile is passed over. */
static tt_store_status load_row(tt_store *store, int64_t row, const char *table, int64_t seq,
                                const char *line)
{
    sqlite *s = inside(store);
    tail *t = tails_find(&s->tails, table);
    tt_store_status status = TT_STORE_OK;

    s->row = row;
    if (!t)
        status = begin_tail(store, table, seq, row, &t);
    if (status != TT_STORE_OK && !tt_store_refused(status))
        return status;
    if (t && seq == t->first_seq + t->seq_n && !tail_put(t, line))
        return fail_no_memory(store);
    return TT_STORE_OK;
}

static tt_store_status load_recent(tt_store *store)
{
    sqlite3_stmt *rows = ask(store, RECENT, NULL);
    tt_store_status status = TT_STORE_OK;
    int code;

    tails_clear(&inside(store)->tails);
    inside(store)->row = 0;
    while (status == TT_STORE_OK && (code = sqlite3_step(rows)) != SQLITE_DONE)
        status = code != SQLITE_ROW
                     ? fail(store, code)
                     : load_row(store, sqlite3_column_int64(rows, 0), text_of(rows, 1),
                                sqlite3_column_int64(rows, 2), text_of(rows, 3));
    done(rows);
    return status;
}

/* Where the table's other lines are. */
static tt_store_status sort_in(tt_store *store, tail *t)
{
    sqlite3_stmt *statement;
    tt_store_status status = TT_STORE_OK;
    const char *line = t->text;

    for (int64_t i = 0; i < t->seq_n && status == TT_STORE_OK; i++, line += strlen(line) + 1) {
        statement = ask(store, SORT_IN, t->table);
        sqlite3_bind_int64(statement, 2, t->first_seq + i);
        sqlite3_bind_text(statement, 3, line, -1, SQLITE_STATIC);
        status = run(store, statement);
    }
    if (status == TT_STORE_OK)
        tails_remove(&inside(store)->tails, t);
    return status;
}

/* The lines that came first, until no more are left than should be. */
static tt_store_status sort_in_oldest(tt_store *store)
{
    sqlite *s = inside(store);
    const tail *oldest = s->tails.oldest;
    tt_store_status status = TT_STORE_OK;
    sqlite3_stmt *statement;

    if (!oldest || s->row - oldest->row < RECENT_MAX)
        return TT_STORE_OK;
    while (status == TT_STORE_OK && s->tails.oldest && s->row - s->tails.oldest->row >= RECENT_MAX)
        status = sort_in(store, s->tails.oldest);
    if (status != TT_STORE_OK)
        return status;
    statement = ask(store, TRIM, NULL);
    sqlite3_bind_int64(statement, 1, s->tails.oldest ? s->tails.oldest->row : s->row + 1);
    return run(store, statement);
}

/* ==== Opening ============================================================== */

/* 0 for a file with nothing in it yet.  Changes nothing: the file may be somebody else's. */
static tt_store_status read_version(tt_store *store, int64_t *version)
{
    int64_t things, ours;
    tt_store_status status = ask_number(store, "SELECT count(*) FROM sqlite_schema", &things);

    *version = 0;
    if (status != TT_STORE_OK || things == 0)
        return status;
    status = ask_number(store, "SELECT count(*) FROM sqlite_schema WHERE name = 'schema_version'",
                        &ours);
    if (status == TT_STORE_OK && ours == 0)
        return tt_store_fail(store, TT_STORE_FOREIGN,
                             "%s is a database of another program: name another file.",
                             inside(store)->file.path);
    if (status == TT_STORE_OK)
        status = ask_number(store, "SELECT version FROM schema_version", version);
    return status;
}

static tt_store_status check_version(tt_store *store, int64_t *version)
{
    tt_store_status status = read_version(store, version);

    if (status == TT_STORE_OK && *version > VERSION)
        return tt_store_fail(store, TT_STORE_NEWER,
                             "%s has schema version %lld, and this program knows version %d: use a "
                             "newer version of the program.",
                             inside(store)->file.path, (long long)*version, VERSION);
    return status;
}

/* All steps in one transaction: a crash leaves the old version or the new one. */
static tt_store_status migrate(tt_store *store, int64_t version)
{
    tt_store_status status;

    if (version == VERSION)
        return TT_STORE_OK;
    status = run_text(store, "BEGIN IMMEDIATE");
    for (; status == TT_STORE_OK && version < VERSION; version++) {
        status = run_text(store, MIGRATIONS[version]);
        if (status == TT_STORE_OK)
            status = run_text(store, "UPDATE schema_version SET version = version + 1");
    }
    return status == TT_STORE_OK ? run_text(store, "COMMIT") : status;
}

static tt_store_status prepare(tt_store *store)
{
    sqlite *s = inside(store);

    for (int i = 0; i < STATEMENTS; i++) {
        int code = sqlite3_prepare_v3(s->db, SQL[i], -1, SQLITE_PREPARE_PERSISTENT,
                                      &s->statement[i], NULL);
        if (code != SQLITE_OK)
            return fail(store, code);
    }
    return TT_STORE_OK;
}

static tt_store_status open_handle(tt_store *store, int mode)
{
    sqlite *s = inside(store);
    int flags = mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    int code = sqlite3_open_v2(s->file.path, &s->db, flags, NULL);

    if (code != SQLITE_OK)
        return fail(store, code);
    sqlite3_busy_timeout(s->db, BUSY_MS);
    return TT_STORE_OK;
}

static int note_log(void *of, sqlite3 *db, const char *name, int pages)
{
    sqlite *s = of;

    (void)db;
    (void)name;
    s->log_pages = pages;
    return SQLITE_OK;
}

static tt_store_status open_database(tt_store *store)
{
    sqlite *s = inside(store);
    tt_store_status status = open_handle(store, SQLITE_OPEN_READWRITE);

    if (status != TT_STORE_OK)
        return status;
    if (sqlite3_db_readonly(s->db, "main") == 1)
        return fail(store, SQLITE_READONLY);
    sqlite3_wal_hook(s->db, note_log, s); /* instead of SQLite's own, which checkpoints at once */
    return TT_STORE_OK;
}

/* SQLite keeps the old mode without a word where it cannot have this one. */
static tt_store_status use_wal(tt_store *store)
{
    int64_t is_wal;
    tt_store_status status = run_text(store, "PRAGMA journal_mode = WAL");

    if (status == TT_STORE_OK)
        status = ask_number(store, "SELECT journal_mode = 'wal' FROM pragma_journal_mode", &is_wal);
    if (status == TT_STORE_OK && !is_wal)
        return tt_store_fail(store, TT_STORE_BROKEN,
                             "%s cannot have a write-ahead log: keep it on a local disk.",
                             inside(store)->file.path);
    return status;
}

static tt_store_status set_up(tt_store *store)
{
    int64_t version;
    tt_store_status status = open_database(store);

    if (status == TT_STORE_OK)
        status = check_version(store, &version);
    if (status == TT_STORE_OK)
        status = use_wal(store);
    if (status == TT_STORE_OK)
        status = run_text(store, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    if (status == TT_STORE_OK)
        status = migrate(store, version);
    if (status == TT_STORE_OK)
        status = prepare(store);
    if (status == TT_STORE_OK)
        status = load_recent(store);
    return status;
}

static void sqlite_close(tt_store *store)
{
    sqlite *s = inside(store);

    if (!s)
        return;
    for (int i = 0; i < STATEMENTS; i++)
        sqlite3_finalize(s->statement[i]);
    sqlite3_close(s->db);
    tails_clear(&s->tails);
    sqlite_file_close(&s->file);
    free(s);
    store->inside = NULL;
}

static tt_store_status sqlite_open(tt_store *store, const char *where)
{
    sqlite *s = calloc(1, sizeof *s);
    tt_store_status status;

    *store = (tt_store){.inside = s};
    if (!s)
        return tt_store_fail(store, TT_STORE_BROKEN, "No memory is left to open %s.", where);
    status = sqlite_file_open(store, &s->file, where);
    if (status == TT_STORE_OK)
        status = set_up(store);
    if (status != TT_STORE_OK)
        sqlite_close(store);
    return status;
}

/* ==== Transactions ========================================================= */

/* SQLite ends a transaction by itself when the disk is full.  What came after that would be kept
 * without what came before. */
static bool has_begun(const tt_store *store)
{
    return !sqlite3_get_autocommit(inside(store)->db);
}

static tt_store_status sqlite_begin(tt_store *store)
{
    return run(store, ask(store, BEGIN, NULL));
}

static tt_store_status sqlite_rollback(tt_store *store)
{
    tt_store_status status =
        has_begun(store) ? run(store, ask(store, ROLLBACK, NULL)) : TT_STORE_OK;

    return status == TT_STORE_OK ? load_recent(store) : status;
}

/* A file without a name can be written and synced, and is lost all the same. */
static bool is_gone(const tt_store *store)
{
    int moved = 0;

    sqlite3_file_control(inside(store)->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

static tt_store_status sqlite_commit(tt_store *store)
{
    tt_store_status status = sort_in_oldest(store);

    if (status == TT_STORE_OK)
        status = run(store, ask(store, COMMIT, NULL));
    return status == TT_STORE_OK && is_gone(store) ? fail_gone(store) : status;
}

/* If it fails nothing is lost: all is in the log, and it is tried again after the next commit. */
static void sqlite_tidy(tt_store *store)
{
    sqlite *s = inside(store);

    if (s->log_pages < LOG_PAGES)
        return;
    s->log_pages = 0;
    sqlite3_wal_checkpoint_v2(s->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

/* ==== Writing ============================================================== */

static tt_store_status may_write(tt_store *store, const char *table, const char *text)
{
    if (!has_begun(store))
        return tt_store_fail(store, TT_STORE_BROKEN,
                             "Nothing was begun in %s, or it has ended: begin again.",
                             inside(store)->file.path);
    return tt_store_fits(store, table, text);
}

static bool has_changed(const tt_store *store)
{
    return sqlite3_changes(inside(store)->db) != 0;
}

/* The table was there before: with the same facts? */
static tt_store_status explain_put(tt_store *store, const char *table, const char *facts)
{
    sqlite3_stmt *found = ask(store, TABLE, table);
    tt_store_status status = step_to_row(store, found, table);

    if (status == TT_STORE_OK && strcmp(text_of(found, 0), facts) != 0)
        status = tt_store_refuse(store, TT_STORE_CONFLICT, table, 0);
    done(found);
    return status;
}

static tt_store_status sqlite_put(tt_store *store, const char *table, const char *facts)
{
    tt_store_status status = may_write(store, table, facts);
    sqlite3_stmt *statement;

    if (status != TT_STORE_OK)
        return status;
    statement = ask(store, PUT, table);
    sqlite3_bind_text(statement, 2, facts, -1, SQLITE_STATIC);
    status = run(store, statement);
    if (status == TT_STORE_OK && !has_changed(store))
        status = explain_put(store, table, facts);
    return status;
}

/* No line of that number: is the table missing, closed, or not as far as that? */
static tt_store_status explain_no_line(tt_store *store, const char *table, int64_t seq)
{
    sqlite3_stmt *found = ask(store, TABLE, table);
    tt_store_status status = step_to_row(store, found, table);

    if (status == TT_STORE_OK && sqlite3_column_int(found, 1))
        status = tt_store_refuse(store, TT_STORE_CLOSED, table, seq);
    else if (status == TT_STORE_OK)
        status = tt_store_refuse(store, TT_STORE_GAP, table, seq);
    done(found);
    return status;
}

/* A line that is not the next one: is it there, is another one there, or can it not be there yet?
 */
static tt_store_status explain_line(tt_store *store, const char *table, int64_t seq,
                                    const char *line)
{
    sqlite3_stmt *found = ask(store, LINE, table);
    tt_store_status status;
    int code;

    sqlite3_bind_int64(found, 2, seq);
    code = sqlite3_step(found);
    if (code == SQLITE_DONE)
        status = explain_no_line(store, table, seq);
    else if (code != SQLITE_ROW)
        status = fail(store, code);
    else if (strcmp(text_of(found, 0), line) != 0)
        status = tt_store_refuse(store, TT_STORE_CONFLICT, table, seq);
    else
        status = TT_STORE_OK;
    done(found);
    return status;
}

static tt_store_status explain_append(tt_store *store, const tail *t, const char *table,
                                      int64_t seq, const char *line)
{
    const char *there = t ? tail_line(t, seq) : NULL;

    if (!there)
        return explain_line(store, table, seq, line);
    return strcmp(there, line) == 0 ? TT_STORE_OK
                                    : tt_store_refuse(store, TT_STORE_CONFLICT, table, seq);
}

static tt_store_status add_line(tt_store *store, tail *t, int64_t seq, const char *line)
{
    sqlite3_stmt *statement = ask(store, APPEND, t->table);
    tt_store_status status;

    sqlite3_bind_int64(statement, 2, seq);
    sqlite3_bind_text(statement, 3, line, -1, SQLITE_STATIC);
    status = run(store, statement);
    if (status != TT_STORE_OK)
        return status;
    inside(store)->row = sqlite3_last_insert_rowid(inside(store)->db);
    return tail_put(t, line) ? TT_STORE_OK : fail_no_memory(store);
}

static tt_store_status sqlite_append(tt_store *store, const char *table, int64_t seq,
                                     const char *line)
{
    tt_store_status status = may_write(store, table, line);
    tail *t = tails_find(&inside(store)->tails, table);

    if (status == TT_STORE_OK && !t)
        status = begin_tail(store, table, seq, inside(store)->row + 1, &t);
    if (status != TT_STORE_OK)
        return status;
    if (t && seq == t->first_seq + t->seq_n)
        return add_line(store, t, seq, line);
    return explain_append(store, t, table, seq, line);
}

static tt_store_status sqlite_close_table(tt_store *store, const char *table)
{
    tt_store_status status = may_write(store, table, "");
    tail *t = tails_find(&inside(store)->tails, table);

    if (status == TT_STORE_OK && t)
        status = sort_in(store, t);
    if (status == TT_STORE_OK)
        status = run(store, ask(store, CLOSE_TABLE, table));
    if (status == TT_STORE_OK && !has_changed(store))
        status = tt_store_refuse(store, TT_STORE_MISSING, table, 0);
    return status;
}

static tt_store_status replace_in(tt_store *store, enum statement which, const char *table,
                                  int64_t seq, const char *text, bool *has_any)
{
    sqlite3_stmt *statement = ask(store, which, table);
    tt_store_status status;

    if (which != REPLACE_FACTS)
        sqlite3_bind_int64(statement, 2, seq);
    sqlite3_bind_text(statement, 3, text, -1, SQLITE_STATIC);
    status = run(store, statement);
    *has_any = *has_any || (status == TT_STORE_OK && has_changed(store));
    return status;
}

/* A line that is still among the recent ones may be found there later as well. */
static tt_store_status sqlite_replace(tt_store *store, const char *table, int64_t seq,
                                      const char *text)
{
    tt_store_status status = may_write(store, table, text);
    tail *t = tails_find(&inside(store)->tails, table);
    bool has_any = false;

    if (status == TT_STORE_OK && t)
        status = sort_in(store, t);
    if (status == TT_STORE_OK)
        status =
            replace_in(store, seq == 0 ? REPLACE_FACTS : REPLACE_LINE, table, seq, text, &has_any);
    if (status == TT_STORE_OK && seq > 0)
        status = replace_in(store, REPLACE_RECENT, table, seq, text, &has_any);
    return status == TT_STORE_OK && !has_any ? tt_store_refuse(store, TT_STORE_MISSING, table, seq)
                                             : status;
}

static tt_store_status sqlite_touch(tt_store *store)
{
    return run(store, ask(store, TOUCH, NULL));
}

/* ==== Papers =============================================================== */

static tt_store_status fail_no_paper(tt_store *store, const char *key)
{
    return tt_store_fail(store, TT_STORE_MISSING, "There is no paper %s.", key);
}

/* Into storage of the caller's. */
static tt_store_status sqlite_paper(tt_store *store, const char *key, char *out, size_t size)
{
    sqlite3_stmt *found = ask(store, PAPER, key);
    int code = sqlite3_step(found);
    tt_store_status status = TT_STORE_OK;

    if (code == SQLITE_DONE)
        status = fail_no_paper(store, key);
    else if (code != SQLITE_ROW)
        status = fail(store, code);
    else if (strlen(text_of(found, 0)) >= size)
        status = tt_store_fail(store, TT_STORE_TOO_LONG, "The paper %s is too long.", key);
    else
        memcpy(out, text_of(found, 0), strlen(text_of(found, 0)) + 1);
    done(found);
    return status;
}

static tt_store_status sqlite_papers_of(tt_store *store, const char *owner, const char *from,
                                        const char *before, tt_store_each_paper each, void *to)
{
    sqlite3_stmt *rows = ask(store, PAPERS_OF, owner);
    int code;

    sqlite3_bind_text(rows, 2, from, -1, SQLITE_STATIC);
    sqlite3_bind_text(rows, 3, before, -1, SQLITE_STATIC);
    do
        code = sqlite3_step(rows);
    while (code == SQLITE_ROW && each(to, text_of(rows, 0), text_of(rows, 1)));
    done(rows);
    return code == SQLITE_ROW || code == SQLITE_DONE ? TT_STORE_OK : fail(store, code);
}

static tt_store_status write_paper(tt_store *store, enum statement which, const char *key,
                                   const char *owner, const char *text)
{
    tt_store_status status = may_write(store, key, text);
    sqlite3_stmt *statement;

    if (status == TT_STORE_OK)
        status = tt_store_fits(store, owner, text);
    if (status != TT_STORE_OK)
        return status;
    statement = ask(store, which, key);
    sqlite3_bind_text(statement, 2, owner, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 3, text, -1, SQLITE_STATIC);
    return run(store, statement);
}

/* A paper was there before: the same one? */
static tt_store_status explain_paper(tt_store *store, const char *key, const char *owner,
                                     const char *text)
{
    sqlite3_stmt *found = ask(store, PAPER, key);
    int code = sqlite3_step(found);
    tt_store_status status = code == SQLITE_ROW ? TT_STORE_OK : fail(store, code);

    if (code == SQLITE_ROW &&
        (strcmp(text_of(found, 0), text) != 0 || strcmp(text_of(found, 1), owner) != 0))
        status = tt_store_fail(store, TT_STORE_CONFLICT, "There is another paper %s.", key);
    done(found);
    return status;
}

static tt_store_status sqlite_put_paper(tt_store *store, const char *key, const char *owner,
                                        const char *text)
{
    tt_store_status status = write_paper(store, PUT_PAPER, key, owner, text);

    if (status == TT_STORE_OK && !has_changed(store))
        status = explain_paper(store, key, owner, text);
    return status;
}

static tt_store_status sqlite_change_paper(tt_store *store, const char *key, const char *owner,
                                           const char *text)
{
    tt_store_status status = write_paper(store, CHANGE_PAPER, key, owner, text);

    return status == TT_STORE_OK && !has_changed(store) ? fail_no_paper(store, key) : status;
}

static tt_store_status sqlite_drop_papers(tt_store *store, const char *owner)
{
    tt_store_status status = may_write(store, owner, "");

    return status == TT_STORE_OK ? run(store, ask(store, DROP_PAPERS, owner)) : status;
}

/* ==== Reading ============================================================== */

static tt_store_status sqlite_open_tables(tt_store *store, tt_store_each_table each, void *to)
{
    sqlite3_stmt *rows = ask(store, OPEN_TABLES, NULL);
    int code;

    do
        code = sqlite3_step(rows);
    while (code == SQLITE_ROW && each(to, text_of(rows, 0)));
    done(rows);
    return code == SQLITE_ROW || code == SQLITE_DONE ? TT_STORE_OK : fail(store, code);
}

static tt_store_status sqlite_facts(tt_store *store, const char *table, char *out, size_t size)
{
    sqlite3_stmt *found = ask(store, TABLE, table);
    tt_store_status status = step_to_row(store, found, table);
    size_t n = status == TT_STORE_OK ? strlen(text_of(found, 0)) : 0;

    if (status == TT_STORE_OK && n >= size)
        status = tt_store_fail(store, TT_STORE_TOO_LONG, "The facts of table %s have %zu bytes.",
                               table, n);
    if (status == TT_STORE_OK)
        memcpy(out, text_of(found, 0), n + 1);
    done(found);
    return status;
}

static tt_store_status sqlite_lines(tt_store *store, const char *table, tt_store_each_line each,
                                    void *to)
{
    const tail *t = tails_find(&inside(store)->tails, table);
    sqlite3_stmt *rows = ask(store, LINES, table);
    const char *line = t ? t->text : NULL;
    int code;

    do
        code = sqlite3_step(rows);
    while (code == SQLITE_ROW && each(to, sqlite3_column_int64(rows, 0), text_of(rows, 1)));
    done(rows);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return fail(store, code);
    for (int64_t i = 0; code == SQLITE_DONE && t && i < t->seq_n; i++, line += strlen(line) + 1)
        if (!each(to, t->first_seq + i, line))
            break;
    return TT_STORE_OK;
}

/* ==== Copies =============================================================== */

static tt_store_status look_inside(tt_store *store)
{
    int64_t version = 0;
    tt_store_status status = open_handle(store, SQLITE_OPEN_READONLY);

    if (status == TT_STORE_OK)
        sqlite3_db_config(inside(store)->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    if (status == TT_STORE_OK)
        status = check_version(store, &version);
    if (status == TT_STORE_OK && version == 0)
        status = tt_store_fail(store, TT_STORE_FOREIGN,
                               "%s holds no games, or is damaged: name another file.",
                               inside(store)->file.path);
    return status;
}

tt_store_status sqlite_open_to_read(tt_store *store, const char *where)
{
    sqlite *s = calloc(1, sizeof *s);
    tt_store_status status;

    *store = (tt_store){.inside = s};
    if (!s)
        return tt_store_fail(store, TT_STORE_BROKEN, "No memory is left to open %s.", where);
    s->file.lock = -1;
    if (realpath(where, s->file.path))
        status = look_inside(store);
    else
        status =
            tt_store_fail(store, errno == ENOENT ? TT_STORE_MISSING : TT_STORE_BROKEN,
                          "%s cannot be opened: %s. Name another file.", where, strerror(errno));
    if (status != TT_STORE_OK)
        sqlite_close(store);
    return status;
}

tt_store_status sqlite_check(tt_store *store)
{
    int64_t is_sound;
    tt_store_status status = ask_number(
        store, "SELECT integrity_check = 'ok' FROM pragma_integrity_check(1)", &is_sound);

    if (status == TT_STORE_OK && !is_sound)
        status = tt_store_fail(store, TT_STORE_BROKEN, "%s is damaged: use another copy.",
                               inside(store)->file.path);
    return status;
}

tt_store_status sqlite_copy_to(tt_store *store, const char *path)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(inside(store)->db, "VACUUM INTO ?1", -1, &statement, NULL);

    sqlite3_bind_text(statement, 1, path, -1, SQLITE_STATIC);
    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    sqlite3_finalize(statement);
    return code == SQLITE_DONE ? TT_STORE_OK : fail(store, code);
}

const tt_store_kind tt_sqlite = {
    .name = "sqlite",
    .open = sqlite_open,
    .look = tt_sqlite_look,
    .close = sqlite_close,
    .begin = sqlite_begin,
    .commit = sqlite_commit,
    .rollback = sqlite_rollback,
    .put = sqlite_put,
    .append = sqlite_append,
    .close_table = sqlite_close_table,
    .touch = sqlite_touch,
    .tidy = sqlite_tidy,
    .put_paper = sqlite_put_paper,
    .change_paper = sqlite_change_paper,
    .drop_papers = sqlite_drop_papers,
    .paper = sqlite_paper,
    .papers_of = sqlite_papers_of,
    .replace = sqlite_replace,
    .open_tables = sqlite_open_tables,
    .facts = sqlite_facts,
    .lines = sqlite_lines,
};
