/* Stores: what is committed is there, what cannot be is refused, and what goes wrong is said. */
#include "store/store.h"

#include "engine/text.h"
#include "tests/postgres.h"
#include "tests/store.h"
#include "tests/tap.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool run_sqlite(const char *path, const char *sql)
{
    sqlite3 *db;
    bool fine = sqlite3_open(path, &db) == SQLITE_OK &&
                sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;

    sqlite3_close(db);
    return fine;
}

/* Every kind of store, with a new place for one, and a way to run SQL behind its back. */
static const struct {
    const tt_store_kind *kind;
    const char *(*new_place)(const char *name);
    bool (*run_sql)(const char *where, const char *sql);
} KINDS[] = {{&tt_sqlite, new_path, run_sqlite}, {&tt_postgres, new_schema, run_postgres}};

enum { KINDS_N = sizeof KINDS / sizeof *KINDS };

static const tt_store_kind *kind;
static tt_store store;
static size_t sent_n; /* in this transaction */

/* What becomes of a write, for those that do not want to wait for the commit. */
static tt_store_status now(tt_store_status status)
{
    return status == TT_STORE_SENT ? kind->result(&store, sent_n++) : status;
}

static tt_store_status begin(void)
{
    sent_n = 0;
    return kind->begin(&store);
}

static tt_store_status put(const char *table, const char *facts)
{
    return now(kind->put(&store, table, facts));
}

static tt_store_status append(const char *table, int64_t seq, const char *line)
{
    return now(kind->append(&store, table, seq, line));
}

static tt_store_status close_table(const char *table)
{
    return now(kind->close_table(&store, table));
}

/* ==== Round trips ========================================================== */

static void test_round_trip(size_t which)
{
    const char *path = KINDS[which].new_place("round");
    char facts[100];
    bool fine;

    fine = kind->open(&store, path) == TT_STORE_OK && begin() == TT_STORE_OK &&
           put("b", "game=abyss \xc5\xbb \xe7\x89\x8c\n'\"") == TT_STORE_OK &&
           append("b", 1, "") == TT_STORE_OK &&
           append("b", 2, "'; DROP TABLE lines; --") == TT_STORE_OK &&
           kind->commit(&store) == TT_STORE_OK;
    kind->close(&store);
    ok(fine && !store.inside, "store (%s): writes are committed", kind->name);
    fine = kind->open(&store, path) == TT_STORE_OK &&
           kind->facts(&store, "b", facts, sizeof facts) == TT_STORE_OK;
    ok(fine && strcmp(facts, "game=abyss \xc5\xbb \xe7\x89\x8c\n'\"") == 0,
       "store (%s): facts stay", kind->name);
    ok(strcmp(lines_of(kind, &store, "b"), "1=|2='; DROP TABLE lines; --|") == 0,
       "store (%s): lines stay", kind->name);
    ok(kind->facts(&store, "b", facts, 4) == TT_STORE_TOO_LONG,
       "store (%s): facts fit or are not given", kind->name);
    ok(kind->facts(&store, "c", facts, sizeof facts) == TT_STORE_MISSING &&
           strstr(store.wrong, "no table c"),
       "store (%s): facts of no table", kind->name);
    kind->close(&store);
}

static void test_order(size_t which)
{
    bool fine = kind->open(&store, KINDS[which].new_place("order")) == TT_STORE_OK;

    begin();
    put("y", "");
    put("x", "");
    for (int i = 1; i <= 12; i++) {
        fine &= append("y", i, "y") == TT_STORE_OK;
        fine &= i % 2 || append("x", i / 2, "x") == TT_STORE_OK;
    }
    kind->commit(&store);
    ok(fine &&
           strcmp(lines_of(kind, &store, "y"),
                  "1=y|2=y|3=y|4=y|5=y|6=y|7=y|8=y|9=y|10=y|11=y|12=y|") == 0 &&
           strcmp(lines_of(kind, &store, "x"), "1=x|2=x|3=x|4=x|5=x|6=x|") == 0,
       "store (%s): lines of each table in order of number", kind->name);
    begin();
    ok(strcmp(tables_of(kind, &store), "x|y|") == 0 && close_table("x") == TT_STORE_OK &&
           strcmp(tables_of(kind, &store), "y|") == 0 && close_table("x") == TT_STORE_OK,
       "store (%s): a closed table is not listed", kind->name);
    kind->commit(&store);
    kind->close(&store);
}

/* Lines of several tables in one transaction, whose results are asked for when all is written: what
 * is refused leaves the others alone. */
static void test_many(size_t which)
{
    static const struct {
        const char *table;
        int64_t seq;
        const char *line;
        tt_store_status becomes;
    } WRITES[] = {{"a", 1, "{\"quoted\", \\back}", TT_STORE_OK},
                  {"b", 1, "", TT_STORE_OK},
                  {"none", 1, "x", TT_STORE_MISSING},
                  {"c", 2, "x", TT_STORE_GAP},
                  {"a", 2, "NULL", TT_STORE_OK},
                  {"b", 1, "", TT_STORE_OK},
                  {"b", 1, "x", TT_STORE_CONFLICT},
                  {"shut", 1, "x", TT_STORE_CLOSED},
                  {"c", 1, "\xc5\xbb", TT_STORE_OK}};
    enum { N = sizeof WRITES / sizeof *WRITES };
    tt_store_status status[N];
    size_t sent = 0;
    bool fine = kind->open(&store, KINDS[which].new_place("many")) == TT_STORE_OK;

    begin();
    fine &= put("a", "") == TT_STORE_OK && put("b", "") == TT_STORE_OK &&
            put("c", "") == TT_STORE_OK && put("shut", "") == TT_STORE_OK &&
            close_table("shut") == TT_STORE_OK && kind->commit(&store) == TT_STORE_OK;
    begin();
    for (size_t i = 0; i < N; i++)
        status[i] = kind->append(&store, WRITES[i].table, WRITES[i].seq, WRITES[i].line);
    fine &= kind->commit(&store) == TT_STORE_OK;
    for (size_t i = 0; i < N; i++) {
        if (status[i] == TT_STORE_SENT)
            status[i] = kind->result(&store, sent++);
        fine &= status[i] == WRITES[i].becomes;
    }
    ok(fine && strcmp(lines_of(kind, &store, "a"), "1={\"quoted\", \\back}|2=NULL|") == 0 &&
           strcmp(lines_of(kind, &store, "b"), "1=|") == 0 &&
           strcmp(lines_of(kind, &store, "c"), "1=\xc5\xbb|") == 0,
       "store (%s): many lines in one transaction", kind->name);
    kind->close(&store);
}

static void test_dropped(size_t which)
{
    const char *path = KINDS[which].new_place("dropped");
    bool fine = kind->open(&store, path) == TT_STORE_OK;

    begin();
    fine &= put("a", "") == TT_STORE_OK && kind->rollback(&store) == TT_STORE_OK;
    ok(fine && strcmp(tables_of(kind, &store), "") == 0,
       "store (%s): what is rolled back is not there", kind->name);
    ok(put("a", "") == TT_STORE_BROKEN, "store (%s): no write without a transaction", kind->name);
    begin();
    put("a", "");
    kind->close(&store);
    kind->open(&store, path);
    ok(strcmp(tables_of(kind, &store), "") == 0, "store (%s): what was not committed is not there",
       kind->name);
    kind->close(&store);
}

/* ==== What is refused ====================================================== */

static void test_refused(size_t which)
{
    static char long_text[TT_STORE_TEXT_MAX + 2], long_id[TT_STORE_ID_MAX + 2];

    memset(long_text, 'a', TT_STORE_TEXT_MAX + 1);
    memset(long_id, 'a', TT_STORE_ID_MAX + 1);
    kind->open(&store, KINDS[which].new_place("refused"));
    begin();
    put("a", "facts");
    append("a", 1, "one");
    append("a", 2, "two");
    ok(put("a", "facts") == TT_STORE_OK, "store (%s): the same facts again", kind->name);
    ok(put("a", "others") == TT_STORE_CONFLICT, "store (%s): other facts are refused", kind->name);
    ok(append("a", 1, "one") == TT_STORE_OK && append("a", 2, "two") == TT_STORE_OK,
       "store (%s): the same line again", kind->name);
    ok(append("a", 1, "uno") == TT_STORE_CONFLICT && strstr(store.wrong, "another line number 1"),
       "store (%s): another line of that number is refused", kind->name);
    ok(append("a", 4, "four") == TT_STORE_GAP && append("a", 0, "none") == TT_STORE_GAP &&
           append("a", -1, "none") == TT_STORE_GAP,
       "store (%s): numbers leave none out", kind->name);
    ok(append("b", 1, "one") == TT_STORE_MISSING && close_table("b") == TT_STORE_MISSING,
       "store (%s): no table of that id", kind->name);
    ok(put("", "") == TT_STORE_TOO_LONG && put(long_id, "") == TT_STORE_TOO_LONG &&
           put(long_id + 1, "") == TT_STORE_OK && append("a", 3, long_text) == TT_STORE_TOO_LONG &&
           append("a", 3, long_text + 1) == TT_STORE_OK,
       "store (%s): ids and texts have a longest length", kind->name);
    close_table("a");
    ok(append("a", 4, "four") == TT_STORE_CLOSED && append("a", 2, "two") == TT_STORE_OK,
       "store (%s): a closed table takes no new line", kind->name);
    ok(kind->commit(&store) == TT_STORE_OK &&
           strncmp(lines_of(kind, &store, "a"), "1=one|2=two|3=aaa", 17) == 0,
       "store (%s): a transaction goes on after a refusal", kind->name);
    kind->close(&store);
}

/* ==== Files that cannot be a store ========================================= */

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");

    fputs(text, file);
    fclose(file);
}

/* Opening fails so, with these words, and leaves nothing open. */
static bool refuses(const char *path, tt_store_status status, const char *words)
{
    bool fine = kind->open(&store, path) == status && !store.inside && strstr(store.wrong, words) &&
                store.wrong[strlen(store.wrong) - 1] == '.';

    if (!fine)
        printf("# %s\n", store.wrong);
    if (store.inside)
        kind->close(&store);
    return fine;
}

static void test_foreign(size_t which)
{
    const char *place = KINDS[which].new_place("newer");

    kind->open(&store, place);
    kind->close(&store);
    KINDS[which].run_sql(place, "UPDATE schema_version SET version = 99");
    ok(refuses(place, TT_STORE_NEWER, "schema version 99"), "store (%s): a newer schema is refused",
       kind->name);
    place = KINDS[which].new_place("other");
    ok(KINDS[which].run_sql(place, "CREATE TABLE recipes (name TEXT)") &&
           refuses(place, TT_STORE_FOREIGN, "another program"),
       "store (%s): a database of another program is refused", kind->name);
}

static void test_files(void)
{
    const char *path = new_path("text");

    write_file(path, "These are the notes of last Thursday, and no database at all.\n");
    ok(refuses(path, TT_STORE_FOREIGN, "not a database"), "store: a text is refused");
    path = new_path("text/store.db");
    ok(refuses(path, TT_STORE_BROKEN, "Cannot"), "store: a file is no folder");
    ok(refuses(test_folder(), TT_STORE_BROKEN, "Cannot open"), "store: a folder is no file");
    ok(refuses("", TT_STORE_BROKEN, "empty"), "store: an empty path is refused");
}

static void test_places(void)
{
    struct stat folder = {0}, file = {0};
    bool fine;

    fine = kind->open(&store, new_path("some/where/deep/store.db")) == TT_STORE_OK;
    stat(new_path("some/where/deep"), &folder);
    stat(new_path("some/where/deep/store.db"), &file);
    ok(fine && (folder.st_mode & 0777) == 0700 && (file.st_mode & 0777) == 0600,
       "store: folders are made, and are the owner's alone");
    kind->close(&store);
}

/* The superuser may write everything: for the length of this test we are somebody else. */
static void test_read_only(void)
{
    const char *path = new_path("read-only/store.db");
    bool was_root = geteuid() == 0;

    kind->open(&store, path);
    kind->close(&store);
    chmod(test_folder(), 0755);
    chmod(new_path("read-only"), 0555);
    chmod(path, 0444);
    if (was_root && seteuid(65534) != 0)
        return;
    ok(refuses(path, TT_STORE_READ_ONLY, "Permission denied"),
       "store: a folder that may not be written");
    ok(refuses(new_path("read-only/other.db"), TT_STORE_READ_ONLY, "Permission denied"),
       "store: a file that may not be made");
    if (was_root && seteuid(0) != 0)
        return;
    chmod(new_path("read-only"), 0777);
    unlink(new_path("read-only/store.db.lock"));
    if (was_root && seteuid(65534) != 0)
        return;
    ok(refuses(path, TT_STORE_READ_ONLY, "may not be written"),
       "store: a file that may not be written");
    if (was_root && seteuid(0) != 0)
        return;
}

static void test_locked(void)
{
    const char *path = new_path("locked");
    tt_store second;
    sqlite3 *db;

    kind->open(&store, path);
    ok(kind->open(&second, path) == TT_STORE_BUSY && strstr(second.wrong, "Another process"),
       "store: only one may have it");
    sqlite3_open(path, &db);
    sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    ok(kind->begin(&store) == TT_STORE_BUSY && strstr(store.wrong, "has locked it"),
       "store: another program writes into it");
    sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    sqlite3_close(db);
    ok(kind->begin(&store) == TT_STORE_OK && kind->commit(&store) == TT_STORE_OK,
       "store: and has ended");
    kind->close(&store);
    ok(kind->open(&store, path) == TT_STORE_OK, "store: who closes it leaves it to others");
    kind->close(&store);
}

static void test_gone(void)
{
    const char *path = new_path("gone");

    kind->open(&store, path);
    kind->begin(&store);
    kind->put(&store, "a", "");
    unlink(path);
    ok(kind->commit(&store) == TT_STORE_GONE && strstr(store.wrong, "removed"),
       "store: a commit into a removed file is none");
    kind->close(&store);
}

/* ==== Recent lines ========================================================= */

static int64_t count_sqlite(const char *path, const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *rows = NULL;
    int64_t n = -1;

    if (sqlite3_open(path, &db) == SQLITE_OK &&
        sqlite3_prepare_v2(db, sql, -1, &rows, NULL) == SQLITE_OK &&
        sqlite3_step(rows) == SQLITE_ROW)
        n = sqlite3_column_int64(rows, 0);
    sqlite3_finalize(rows);
    sqlite3_close(db);
    return n;
}

/* So many lines of one table that those of the others are no longer recent. */
static bool write_many(const char *table, int64_t from, int64_t n)
{
    bool fine = begin() == TT_STORE_OK;

    for (int64_t i = from; i < from + n; i++)
        fine &= append(table, i, "l") == TT_STORE_OK;
    return fine && kind->commit(&store) == TT_STORE_OK;
}

/* Wherever a line is, the same becomes of it. */
static bool is_kept_well(void)
{
    bool fine = begin() == TT_STORE_OK;

    fine &= append("old", 2, "o2") == TT_STORE_OK && append("old", 2, "x") == TT_STORE_CONFLICT &&
            append("old", 4, "o4") == TT_STORE_OK && append("old", 4, "x") == TT_STORE_CONFLICT &&
            append("old", 6, "o6") == TT_STORE_GAP && append("none", 1, "n") == TT_STORE_MISSING;
    return kind->commit(&store) == TT_STORE_OK && fine &&
           strcmp(lines_of(kind, &store, "old"), "1=o1|2=o2|3=o3|4=o4|") == 0;
}

static void test_recent(void)
{
    const char *path = new_path("recent");
    bool fine = kind->open(&store, path) == TT_STORE_OK && begin() == TT_STORE_OK;

    fine &= put("old", "") == TT_STORE_OK && put("busy", "") == TT_STORE_OK &&
            append("old", 1, "o1") == TT_STORE_OK && append("busy", 1, "l") == TT_STORE_OK &&
            append("old", 2, "o2") == TT_STORE_OK && append("old", 3, "o3") == TT_STORE_OK &&
            kind->commit(&store) == TT_STORE_OK;
    ok(fine && count_sqlite(path, "SELECT count(*) FROM recent") == 4 &&
           count_sqlite(path, "SELECT count(*) FROM lines") == 0,
       "store: lines are added in the order in which they come");
    ok(write_many("busy", 2, 70000) &&
           count_sqlite(path, "SELECT count(*) FROM lines WHERE table_id = 'old'") == 3 &&
           count_sqlite(path, "SELECT count(*) FROM recent") < 70000 &&
           count_sqlite(path, "SELECT count(*) FROM every_line") == 70004,
       "store: and sorted in when there are many");
    begin();
    ok(append("old", 4, "o4") == TT_STORE_OK && kind->rollback(&store) == TT_STORE_OK &&
           strcmp(lines_of(kind, &store, "old"), "1=o1|2=o2|3=o3|") == 0,
       "store: not if they are rolled back");
    begin();
    append("old", 4, "o4");
    ok(kind->commit(&store) == TT_STORE_OK && is_kept_well(),
       "store: a table may have lines in both places");
    kind->close(&store);
    kind->open(&store, path);
    ok(is_kept_well(), "store: also when it is opened again");
    begin();
    fine = close_table("old") == TT_STORE_OK && append("old", 5, "o5") == TT_STORE_CLOSED &&
           append("old", 4, "o4") == TT_STORE_OK;
    kind->commit(&store);
    kind->close(&store);
    ok(fine && count_sqlite(path, "SELECT count(*) FROM lines WHERE table_id = 'old'") == 4 &&
           kind->open(&store, path) == TT_STORE_OK &&
           strcmp(lines_of(kind, &store, "old"), "1=o1|2=o2|3=o3|4=o4|") == 0,
       "store: a closed table has none that are recent");
    kind->close(&store);
}

/* ==== Papers =============================================================== */

static bool reads(tt_store_status (*read)(tt_store *, const char *, char *, size_t),
                  const char *key, const char *wanted)
{
    char text[32];
    tt_store_status status = read(&store, key, text, sizeof text);

    return wanted ? status == TT_STORE_OK && strcmp(text, wanted) == 0 : status == TT_STORE_MISSING;
}

static bool add_key(void *to, const char *key, const char *text)
{
    tt_put(to, key);
    tt_put_char(to, '=');
    tt_put(to, text);
    tt_put_char(to, ' ');
    return key[1] != '1'; /* the first one ends it */
}

static bool has_papers(const char *owner, const char *from, const char *before, const char *wanted)
{
    char bytes[128] = "";
    tt_text out = tt_text_in(bytes, sizeof bytes);

    return kind->papers_of(&store, owner, from, before, add_key, &out) == TT_STORE_OK &&
           strcmp(bytes, wanted) == 0;
}

static tt_store_status put_paper(const char *key, const char *owner, const char *text)
{
    return now(kind->put_paper(&store, key, owner, text));
}

static tt_store_status change_paper(const char *key, const char *owner, const char *text)
{
    return now(kind->change_paper(&store, key, owner, text));
}

static tt_store_status drop_papers(const char *owner)
{
    return now(kind->drop_papers(&store, owner));
}

static void test_papers(size_t which)
{
    const char *place = KINDS[which].new_place("papers");
    char text[4];

    kind->open(&store, place);
    ok(put_paper("k", "o", "t") == TT_STORE_BROKEN, "papers: begin first");
    begin();
    ok(put_paper("k1", "anna", "first") == TT_STORE_OK &&
           put_paper("k1", "anna", "first") == TT_STORE_OK &&
           put_paper("k2", "bert", "other") == TT_STORE_OK,
       "papers: written, and again");
    ok(put_paper("k1", "anna", "second") == TT_STORE_CONFLICT &&
           put_paper("k1", "bert", "first") == TT_STORE_CONFLICT &&
           strcmp(store.wrong, "There is another paper k1.") == 0,
       "papers: one a key");
    ok(change_paper("k1", "anna", "second") == TT_STORE_OK &&
           change_paper("k1", "bert", "third") == TT_STORE_MISSING &&
           change_paper("k3", "anna", "third") == TT_STORE_MISSING &&
           strcmp(store.wrong, "There is no paper k3.") == 0,
       "papers: changed by who has them");
    ok(put_paper("", "o", "") == TT_STORE_TOO_LONG && put_paper("k", "", "") == TT_STORE_TOO_LONG,
       "papers: have a key and an owner");
    ok(reads(kind->paper, "k1", "second") && put_paper("k4", "carl", "new") == TT_STORE_OK,
       "papers: read and written in one transaction");
    kind->commit(&store);
    kind->close(&store);
    kind->open(&store, place);
    ok(reads(kind->paper, "k1", "second") && reads(kind->paper, "k4", "new") &&
           reads(kind->paper, "anna", NULL) && has_papers("anna", "k", "l", "k1=second ") &&
           has_papers("bert", "k", "l", "k2=other ") && has_papers("k1", "k", "l", ""),
       "papers: found by key and by owner");
    begin();
    put_paper("k0", "anna", "older");
    put_paper("k5", "anna", "newer");
    kind->commit(&store);
    ok(has_papers("anna", "k", "l", "k5=newer k1=second ") &&
           has_papers("anna", "k1", "k5", "k1=second ") &&
           has_papers("anna", "k0", "k1", "k0=older "),
       "papers: from one key to another, the last first, as many as are wanted");
    ok(kind->paper(&store, "k1", text, sizeof text) == TT_STORE_TOO_LONG,
       "papers: fit or are not given");
    begin();
    ok(drop_papers("anna") == TT_STORE_OK && drop_papers("anna") == TT_STORE_OK &&
           reads(kind->paper, "k1", NULL) && reads(kind->paper, "k2", "other"),
       "papers: all of an owner go, and no others");
    kind->rollback(&store);
    ok(reads(kind->paper, "k1", "second"), "papers: not before they are committed");
    kind->close(&store);
}

/* A store of the first version gets what it lacks. */
/* ==== What has to be forgotten ============================================= */

static tt_store_status replace(const char *table, int64_t seq, const char *text)
{
    return now(kind->replace(&store, table, seq, text));
}

static void test_replace(size_t which)
{
    const char *place = KINDS[which].new_place("replace");
    char facts[16] = "";

    kind->open(&store, place);
    begin();
    put("a", "facts");
    append("a", 1, "Anna");
    append("a", 2, "two");
    kind->commit(&store);
    begin();
    ok(replace("a", 1, "-") == TT_STORE_OK && replace("a", 0, "other") == TT_STORE_OK &&
           replace("a", 3, "-") == TT_STORE_MISSING && replace("b", 1, "-") == TT_STORE_MISSING,
       "replace: what is there, and nothing else");
    ok(append("a", 3, "three") == TT_STORE_OK, "replace: the table goes on");
    kind->commit(&store);
    begin();
    ok(close_table("a") == TT_STORE_OK && replace("a", 3, "3") == TT_STORE_OK,
       "replace: also where nothing is added any more");
    kind->commit(&store);
    kind->close(&store);
    kind->open(&store, place);
    ok(strcmp(lines_of(kind, &store, "a"), "1=-|2=two|3=3|") == 0 &&
           kind->facts(&store, "a", facts, sizeof facts) == TT_STORE_OK &&
           strcmp(facts, "other") == 0,
       "replace: for good (%s)", lines_of(kind, &store, "a"));
    kind->close(&store);
    if (kind == &tt_sqlite)
        ok(count_sqlite(place, "SELECT count(*) FROM recent WHERE text = 'Anna'") == 0,
           "replace: nothing of it is left");
}

static void test_migration(size_t which)
{
    const char *place = KINDS[which].new_place("older");

    kind->open(&store, place);
    begin();
    put("a", "facts");
    kind->commit(&store);
    kind->close(&store);
    KINDS[which].run_sql(place, "DROP VIEW IF EXISTS every_line; DROP TABLE IF EXISTS recent;"
                                "DROP TABLE papers; UPDATE schema_version SET version = 1");
    ok(kind->open(&store, place) == TT_STORE_OK && strcmp(tables_of(kind, &store), "a|") == 0 &&
           reads(kind->paper, "k", NULL),
       "store: one of the first version is brought up to this one");
    kind->close(&store);
}

int main(void)
{
    for (size_t i = 0; i < KINDS_N; i++) {
        kind = KINDS[i].kind;
        test_round_trip(i);
        test_order(i);
        test_many(i);
        test_dropped(i);
        test_refused(i);
        test_foreign(i);
        test_papers(i);
        test_replace(i);
        test_migration(i);
    }
    kind = &tt_sqlite;
    test_files();
    test_places();
    test_read_only();
    test_locked();
    test_gone();
    test_recent();
    remove_test_folder();
    return tap_result();
}
