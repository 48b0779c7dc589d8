/* PostgreSQL: secrets stay secret, a database that goes away, and nodes that share one. */
#include "store/journal.h"
#include "store/nodes.h"

#include "tests/postgres.h"
#include "tests/store.h"
#include "tests/tap.h"

#include <pthread.h>
#include <semaphore.h>

static const tt_store_kind *const kind = &tt_postgres;
static const tt_store_nodes *nodes;

/* ==== Opening ============================================================== */

/* Opening fails, and says so without the password. */
static bool keeps_secret(const char *where, const char *words)
{
    tt_store store = {0};
    bool fine = kind->open(&store, where) == TT_STORE_BROKEN && !store.inside &&
                !strstr(store.wrong, "swordfish") && strstr(store.wrong, words);

    printf("# %s\n", store.wrong);
    return fine;
}

static bool shows(const char *where, const char *wanted)
{
    char out[PLACE_SIZE];

    tt_store_show(where, out, sizeof out);
    return strcmp(out, wanted) == 0;
}

static void test_opening(void)
{
    char where[PLACE_SIZE];

    ok(shows("postgres://anna:sword@fish:5432/games?password=x",
             "postgres://anna@fish:5432/games") &&
           shows("postgres://anna@host/games", "postgres://anna@host/games") &&
           shows(
               "postgres:///games?host=%2Frun&password=sword&port=1&sslpassword=fish&pass%77ord=x",
               "postgres:///games?host=%2Frun&port=1") &&
           shows("postgres://anna:sword@/games?password=fish", "postgres://anna@/games") &&
           shows("a:b@c?d.db", "a:b@c?d.db"),
       "postgres: an address is shown without a password");

    ok(tt_store_kind_for("postgres://x") == &tt_postgres &&
           tt_store_kind_for("postgresql://x") == &tt_postgres &&
           tt_store_kind_for("games.db") == &tt_sqlite,
       "postgres: an address is told from a path");
    ok(keeps_secret("postgres://anna:swordfish@127.0.0.1:1/games", "look whether it runs"),
       "postgres: nobody answers");
    ok(keeps_secret("postgres://anna:%swordfish@127.0.0.1/games", "cannot be read"),
       "postgres: an address that cannot be read is not repeated");
    ok(keeps_secret("postgres://anna:swordfish@127.0.0.1/games?pass=1", "cannot be read"),
       "postgres: nor one with an option that is none");
    snprintf(where, sizeof where, "%s&password=swordfish&dbname=nothing", test_cluster());
    ok(keeps_secret(where, "does not exist"), "postgres: a database that is not there");
    snprintf(where, sizeof where, "%s&options=-csearch_path%%3Dnowhere", test_cluster());
    ok(keeps_secret(where, "no schema"), "postgres: a schema that is not there");
}

/* ==== A database that goes away ============================================ */

static sem_t finished;

static void tell(void *owner)
{
    sem_post(owner);
}

static tt_store_status result(tt_journal *journal, tt_write write, char *wrong)
{
    tt_written done;

    if (tt_journal_hand(journal, &write) != TT_STORE_OK)
        return TT_STORE_QUEUE_FULL;
    sem_wait(&finished);
    tt_journal_take(journal, &done, 1);
    memcpy(wrong, done.wrong, sizeof done.wrong);
    return done.status;
}

static void test_gone(void)
{
    const char *place = new_schema("gone");
    char wrong[TT_STORE_WRONG_MAX];
    tt_store store = {0};
    tt_journal *journal;

    sem_init(&finished, 0, 0);
    kind->open(&store, place);
    journal = tt_journal_new(kind, &store, place, (tt_journal_owner){tell, &finished, 10});
    ok(result(journal, (tt_write){.kind = TT_WRITE_PUT, .table = "a", .text = "facts"}, wrong) ==
               TT_STORE_OK &&
           result(journal,
                  (tt_write){.kind = TT_WRITE_APPEND, .table = "a", .seq = 1, .text = "one"},
                  wrong) == TT_STORE_OK,
       "postgres: the journal writes");
    ok(result(journal, (tt_write){.kind = TT_WRITE_APPEND, .table = "a", .seq = 3, .text = "three"},
              wrong) == TT_STORE_GAP &&
           strstr(wrong, "no line before number 3"),
       "postgres: and hears why something is refused");
    run_postgres(test_cluster(), "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                 " WHERE application_name = 'tidetable'");
    ok(result(journal, (tt_write){.kind = TT_WRITE_APPEND, .table = "a", .seq = 2, .text = "two"},
              wrong) == TT_STORE_BROKEN &&
           strstr(wrong, "start it again"),
       "postgres: a connection that was ended fails a transaction");
    printf("# %s\n", wrong);
    ok(result(journal, (tt_write){.kind = TT_WRITE_APPEND, .table = "a", .seq = 2, .text = "zwei"},
              wrong) == TT_STORE_OK,
       "postgres: and the next one has another");
    tt_journal_free(journal);
    kind->open(&store, place);
    ok(strcmp(lines_of(kind, &store, "a"), "1=one|2=zwei|") == 0,
       "postgres: what it kept is there");
    kind->close(&store);
}

/* ==== Nodes ================================================================ */

static tt_store anna, bert;

static tt_store_status append(tt_store *as, const char *table, int64_t seq)
{
    tt_store_status status = kind->begin(as);

    if (status == TT_STORE_OK)
        status = kind->append(as, table, seq, "line");
    if (status == TT_STORE_SENT)
        status = kind->commit(as);
    return status == TT_STORE_OK ? kind->result(as, 0) : status;
}

static tt_store_status put(tt_store *as, const char *table)
{
    kind->begin(as);
    kind->put(as, table, "facts");
    kind->commit(as);
    return kind->result(as, 0);
}

static const char *claimed(tt_store *by, int max)
{
    content[0] = '\0';
    return nodes->claim(by, max, add_table, content) == TT_STORE_OK ? content : by->wrong;
}

static int64_t owner_of(tt_store *as, const char *table)
{
    int64_t node = -1;

    return nodes->owner(as, table, &node) == TT_STORE_OK ? node : -1;
}

/* So that a test need not wait. */
static void let_expire(const char *place, const tt_store *whose)
{
    char sql[200];

    snprintf(sql, sizeof sql,
             "UPDATE nodes SET expires = clock_timestamp() - interval '1 ms' WHERE id = %lld",
             (long long)whose->node);
    run_postgres(place, sql);
}

static void test_leases(const char *place)
{
    ok(nodes->join(&anna, "anna:1") == TT_STORE_OK && nodes->join(&bert, "bert:1") == TT_STORE_OK &&
           anna.node > 0 && bert.node > anna.node,
       "nodes: two join");
    ok(put(&anna, "a") == TT_STORE_OK && append(&anna, "a", 1) == TT_STORE_OK,
       "nodes: who makes a table writes to it");
    ok(append(&bert, "a", 2) == TT_STORE_LOST && strstr(bert.wrong, "another node"),
       "nodes: nobody else does");
    ok(owner_of(&bert, "a") == anna.node && owner_of(&bert, "b") == -1,
       "nodes: everybody knows whose it is");
    ok(nodes->bury(&bert) == TT_STORE_OK && strcmp(claimed(&bert, 10), "") == 0,
       "nodes: nothing is taken from the living");
    let_expire(place, &anna);
    ok(append(&anna, "a", 2) == TT_STORE_OK, "nodes: who is late and was not missed goes on");
    ok(nodes->renew(&anna) == TT_STORE_OK && nodes->bury(&bert) == TT_STORE_OK &&
           append(&anna, "a", 3) == TT_STORE_OK,
       "nodes: and can still renew its lease");
    let_expire(place, &anna);
    ok(nodes->bury(&bert) == TT_STORE_OK && append(&anna, "a", 4) == TT_STORE_LOST,
       "nodes: who was taken for dead writes no more, before anybody has claimed its tables");
    ok(put(&anna, "c") == TT_STORE_LOST, "nodes: and makes no table");
    ok(nodes->renew(&anna) == TT_STORE_LOST && strstr(anna.wrong, "taken for dead"),
       "nodes: and is told when it renews");
    ok(strcmp(claimed(&anna, 10), "") == 0, "nodes: and claims nothing");
    ok(strcmp(claimed(&bert, 10), "a|") == 0 && append(&bert, "a", 4) == TT_STORE_OK,
       "nodes: who claims a table goes on with it");
    ok(append(&anna, "a", 4) == TT_STORE_LOST && append(&anna, "a", 5) == TT_STORE_LOST,
       "nodes: the dead write nothing, not even the same");
    ok(strcmp(lines_of(kind, &bert, "a"), "1=line|2=line|3=line|4=line|") == 0,
       "nodes: every line is there once");
}

static bool add_node(void *to, int64_t node, const char *address)
{
    (void)node;
    return add_table(to, address);
}

static void test_leaving(void)
{
    static const char *const IDS[] = {"p", "q", "r", "s", "t"};

    ok(nodes->join(&anna, "anna:2") == TT_STORE_OK, "nodes: the dead join again, as somebody new");
    for (size_t i = 0; i < sizeof IDS / sizeof *IDS; i++)
        put(&bert, IDS[i]);
    nodes->leave(&bert);
    content[0] = '\0';
    nodes->living(&anna, add_node, content);
    ok(strcmp(content, "anna:2|") == 0, "nodes: who leaves is not listed");
    nodes->claim(&anna, 4, add_table, content);
    ok(strlen(content) == strlen("anna:2|") + 4 * strlen("a|"),
       "nodes: its tables are claimed at once, some at a time");
    ok(strlen(claimed(&anna, 4)) == 2 * strlen("a|") && strcmp(claimed(&anna, 4), "") == 0,
       "nodes: and then the rest");
    ok(nodes->bury(&anna) == TT_STORE_OK && owner_of(&anna, "q") == anna.node,
       "nodes: it is forgotten, and nothing with it");
}

/* Nobody writes to a closed table, and everybody is told so. */
static void test_closed(void)
{
    put(&bert, "z");
    append(&bert, "z", 1);
    kind->begin(&bert);
    kind->close_table(&bert, "z");
    kind->commit(&bert);
    ok(owner_of(&bert, "z") == -1 && append(&bert, "z", 2) == TT_STORE_CLOSED &&
           append(&anna, "z", 2) == TT_STORE_CLOSED && append(&anna, "z", 1) == TT_STORE_OK,
       "nodes: a closed table is closed for every node");
}

/* A transaction of the one, not yet committed; the other must not take the table meanwhile. */
static void test_in_between(const char *place)
{
    kind->begin(&anna);
    kind->append(&anna, "a", 5, "late");
    kind->result(&anna, 0); /* it is written and not committed */
    nodes->join(&bert, "bert:3");
    let_expire(place, &anna);
    nodes->bury(&bert);
    ok(strcmp(claimed(&bert, 10), "") == 0, "nodes: nobody is buried in the middle of a write");
    ok(kind->commit(&anna) == TT_STORE_OK && nodes->bury(&bert) == TT_STORE_OK,
       "nodes: which is kept");
    claimed(&bert, 10);
    ok(strstr(lines_of(kind, &bert, "a"), "5=late|") && append(&bert, "a", 6) == TT_STORE_OK,
       "nodes: and who claims the table later sees it");
}

int main(void)
{
    const char *place = new_schema("nodes");

    nodes = kind->nodes;
    test_opening();
    test_gone();
    kind->open(&anna, place);
    kind->open(&bert, place);
    test_leases(place);
    test_leaving();
    test_in_between(place);
    test_closed();
    kind->close(&anna);
    kind->close(&bert);
    return tap_result();
}
