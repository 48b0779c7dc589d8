/* Stores: what is committed is there, what cannot be is refused, and what goes wrong is said. */
#include "store/store.h"

#include "tests/store.h"
#include "tests/tap.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const tt_store_kind *const kind = &tt_sqlite;
static tt_store store;

/* ==== Round trips ========================================================== */

static void test_round_trip(void)
{
    const char *path = new_path("round");
    char facts[100];
    bool fine;

    fine = kind->open(&store, path) == TT_STORE_OK && kind->begin(&store) == TT_STORE_OK &&
           kind->put(&store, "b", "game=abyss \xc5\xbb \xe7\x89\x8c\n'\"") == TT_STORE_OK &&
           kind->append(&store, "b", 1, "") == TT_STORE_OK &&
           kind->append(&store, "b", 2, "'; DROP TABLE lines; --") == TT_STORE_OK &&
           kind->commit(&store) == TT_STORE_OK;
    kind->close(&store);
    ok(fine && !store.inside, "store: writes are committed");
    fine = kind->open(&store, path) == TT_STORE_OK &&
           kind->facts(&store, "b", facts, sizeof facts) == TT_STORE_OK;
    ok(fine && strcmp(facts, "game=abyss \xc5\xbb \xe7\x89\x8c\n'\"") == 0, "store: facts stay");
    ok(strcmp(lines_of(kind, &store, "b"), "1=|2='; DROP TABLE lines; --|") == 0,
       "store: lines stay");
    ok(kind->facts(&store, "b", facts, 4) == TT_STORE_TOO_LONG,
       "store: facts fit or are not given");
    ok(kind->facts(&store, "c", facts, sizeof facts) == TT_STORE_MISSING &&
           strstr(store.wrong, "no table c"),
       "store: facts of no table");
    kind->close(&store);
}

static void test_order(void)
{
    bool fine = kind->open(&store, new_path("order")) == TT_STORE_OK;

    kind->begin(&store);
    kind->put(&store, "y", "");
    kind->put(&store, "x", "");
    for (int i = 1; i <= 12; i++) {
        fine &= kind->append(&store, "y", i, "y") == TT_STORE_OK;
        fine &= i % 2 || kind->append(&store, "x", i / 2, "x") == TT_STORE_OK;
    }
    kind->commit(&store);
    ok(fine &&
           strcmp(lines_of(kind, &store, "y"),
                  "1=y|2=y|3=y|4=y|5=y|6=y|7=y|8=y|9=y|10=y|11=y|12=y|") == 0 &&
           strcmp(lines_of(kind, &store, "x"), "1=x|2=x|3=x|4=x|5=x|6=x|") == 0,
       "store: lines of each table in order of number");
    kind->begin(&store);
    ok(strcmp(tables_of(kind, &store), "x|y|") == 0 &&
           kind->close_table(&store, "x") == TT_STORE_OK &&
           strcmp(tables_of(kind, &store), "y|") == 0 &&
           kind->close_table(&store, "x") == TT_STORE_OK,
       "store: a closed table is not listed");
    kind->commit(&store);
    kind->close(&store);
}

static void test_dropped(void)
{
    const char *path = new_path("dropped");
    bool fine = kind->open(&store, path) == TT_STORE_OK;

    kind->begin(&store);
    fine &= kind->put(&store, "a", "") == TT_STORE_OK && kind->rollback(&store) == TT_STORE_OK;
    ok(fine && strcmp(tables_of(kind, &store), "") == 0, "store: what is rolled back is not there");
    ok(kind->put(&store, "a", "") == TT_STORE_BROKEN, "store: no write without a transaction");
    kind->begin(&store);
    kind->put(&store, "a", "");
    kind->close(&store);
    kind->open(&store, path);
    ok(strcmp(tables_of(kind, &store), "") == 0, "store: what was not committed is not there");
    kind->close(&store);
}

/* ==== What is refused ====================================================== */

static void test_refused(void)
{
    static char long_text[TT_STORE_TEXT_MAX + 2], long_id[TT_STORE_ID_MAX + 2];

    memset(long_text, 'a', TT_STORE_TEXT_MAX + 1);
    memset(long_id, 'a', TT_STORE_ID_MAX + 1);
    kind->open(&store, new_path("refused"));
    kind->begin(&store);
    kind->put(&store, "a", "facts");
    kind->append(&store, "a", 1, "one");
    kind->append(&store, "a", 2, "two");
    ok(kind->put(&store, "a", "facts") == TT_STORE_OK, "store: the same facts again");
    ok(kind->put(&store, "a", "others") == TT_STORE_CONFLICT, "store: other facts are refused");
    ok(kind->append(&store, "a", 1, "one") == TT_STORE_OK &&
           kind->append(&store, "a", 2, "two") == TT_STORE_OK,
       "store: the same line again");
    ok(kind->append(&store, "a", 1, "uno") == TT_STORE_CONFLICT &&
           strstr(store.wrong, "another line number 1"),
       "store: another line of that number is refused");
    ok(kind->append(&store, "a", 4, "four") == TT_STORE_GAP &&
           kind->append(&store, "a", 0, "none") == TT_STORE_GAP &&
           kind->append(&store, "a", -1, "none") == TT_STORE_GAP,
       "store: numbers leave none out");
    ok(kind->append(&store, "b", 1, "one") == TT_STORE_MISSING &&
           kind->close_table(&store, "b") == TT_STORE_MISSING,
       "store: no table of that id");
    ok(kind->put(&store, "", "") == TT_STORE_TOO_LONG &&
           kind->put(&store, long_id, "") == TT_STORE_TOO_LONG &&
           kind->put(&store, long_id + 1, "") == TT_STORE_OK &&
           kind->append(&store, "a", 3, long_text) == TT_STORE_TOO_LONG &&
           kind->append(&store, "a", 3, long_text + 1) == TT_STORE_OK,
       "store: ids and texts have a longest length");
    kind->close_table(&store, "a");
    ok(kind->append(&store, "a", 4, "four") == TT_STORE_CLOSED &&
           kind->append(&store, "a", 2, "two") == TT_STORE_OK,
       "store: a closed table takes no new line");
    ok(kind->commit(&store) == TT_STORE_OK &&
           strncmp(lines_of(kind, &store, "a"), "1=one|2=two|3=aaa", 17) == 0,
       "store: a transaction goes on after a refusal");
    kind->close(&store);
}

/* ==== Files that cannot be a store ========================================= */

/* Runs SQL behind the store's back. */
static bool run_sql(const char *path, const char *sql)
{
    sqlite3 *db;
    bool fine = sqlite3_open(path, &db) == SQLITE_OK &&
                sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;

    sqlite3_close(db);
    return fine;
}

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

static void test_foreign(void)
{
    const char *path = new_path("newer");

    kind->open(&store, path);
    kind->close(&store);
    run_sql(path, "UPDATE schema_version SET version = 99");
    ok(refuses(path, TT_STORE_NEWER, "schema version 99"), "store: a newer schema is refused");
    path = new_path("text");
    write_file(path, "These are the notes of last Thursday, and no database at all.\n");
    ok(refuses(path, TT_STORE_FOREIGN, "not a database"), "store: a text is refused");
    path = new_path("other");
    ok(run_sql(path, "CREATE TABLE recipes (name TEXT)") &&
           refuses(path, TT_STORE_FOREIGN, "another program"),
       "store: a database of another program is refused");
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

/* ==== Papers =============================================================== */

static bool reads(tt_store_status (*read)(tt_store *, const char *, char *, size_t),
                  const char *key, const char *wanted)
{
    char text[32];
    tt_store_status status = read(&store, key, text, sizeof text);

    return wanted ? status == TT_STORE_OK && strcmp(text, wanted) == 0 : status == TT_STORE_MISSING;
}

static void test_papers(void)
{
    const char *path = new_path("papers");
    char text[4];

    kind->open(&store, path);
    ok(kind->put_paper(&store, "k", "o", "t") == TT_STORE_BROKEN, "papers: begin first");
    kind->begin(&store);
    ok(kind->put_paper(&store, "k1", "anna", "first") == TT_STORE_OK &&
           kind->put_paper(&store, "k1", "anna", "first") == TT_STORE_OK &&
           kind->put_paper(&store, "k2", "bert", "other") == TT_STORE_OK,
       "papers: written, and again");
    ok(kind->put_paper(&store, "k1", "anna", "second") == TT_STORE_CONFLICT &&
           kind->put_paper(&store, "k1", "bert", "first") == TT_STORE_CONFLICT,
       "papers: one a key");
    ok(kind->change_paper(&store, "k1", "anna", "second") == TT_STORE_OK &&
           kind->change_paper(&store, "k1", "bert", "third") == TT_STORE_MISSING &&
           kind->change_paper(&store, "k3", "anna", "third") == TT_STORE_MISSING,
       "papers: changed by who has them");
    ok(kind->put_paper(&store, "", "o", "") == TT_STORE_TOO_LONG &&
           kind->put_paper(&store, "k", "", "") == TT_STORE_TOO_LONG,
       "papers: have a key and an owner");
    kind->commit(&store);
    kind->close(&store);
    kind->open(&store, path);
    ok(reads(kind->paper, "k1", "second") && reads(kind->paper_of, "anna", "second") &&
           reads(kind->paper_of, "bert", "other") && reads(kind->paper, "anna", NULL) &&
           reads(kind->paper_of, "k1", NULL),
       "papers: found by key and by owner");
    ok(kind->paper(&store, "k1", text, sizeof text) == TT_STORE_TOO_LONG,
       "papers: fit or are not given");
    kind->begin(&store);
    ok(kind->drop_papers(&store, "anna") == TT_STORE_OK &&
           kind->drop_papers(&store, "anna") == TT_STORE_OK && reads(kind->paper, "k1", NULL) &&
           reads(kind->paper, "k2", "other"),
       "papers: all of an owner go, and no others");
    kind->rollback(&store);
    ok(reads(kind->paper, "k1", "second"), "papers: not before they are committed");
    kind->close(&store);
}

/* A file of the first version gets what it lacks. */
static void test_migration(void)
{
    const char *path = new_path("older");
    sqlite3 *db;

    kind->open(&store, path);
    kind->begin(&store);
    kind->put(&store, "a", "facts");
    kind->commit(&store);
    kind->close(&store);
    sqlite3_open(path, &db);
    sqlite3_exec(db, "DROP TABLE papers; UPDATE schema_version SET version = 1", NULL, NULL, NULL);
    sqlite3_close(db);
    ok(kind->open(&store, path) == TT_STORE_OK && strcmp(tables_of(kind, &store), "a|") == 0 &&
           reads(kind->paper, "k", NULL),
       "store: a file of the first version is brought up to this one");
    kind->close(&store);
}

int main(void)
{
    test_papers();
    test_migration();
    test_round_trip();
    test_order();
    test_dropped();
    test_refused();
    test_foreign();
    test_places();
    test_read_only();
    test_locked();
    test_gone();
    remove_test_folder();
    return tap_result();
}
