/* The journal: order, batches, a full queue, and going on after the disk has failed. */
#include "store/journal.h"

#include "tests/store.h"
#include "tests/tap.h"

#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { WRITES_MAX = 500, SECONDS_MAX = 120 };

/* ==== A store whose commits wait, and fail, when told to =================== */

static sem_t waiting;           /* posted when a commit has come to the gate */
static sem_t gate;              /* and taken when it may pass */
static tt_store_status verdict; /* OK, or what the next commits fail with */

static tt_store_status gated_commit(tt_store *store)
{
    sem_post(&waiting);
    sem_wait(&gate);
    if (verdict == TT_STORE_OK)
        return tt_sqlite.commit(store);
    return tt_store_fail(store, verdict, "The test wants no commit.");
}

static tt_store_kind gated_kind(void)
{
    tt_store_kind kind = tt_sqlite;

    kind.commit = gated_commit;
    return kind;
}

/* ==== An owner ============================================================= */

static tt_store_kind kind;
static tt_store store;
static tt_journal *journal;
static sem_t finished; /* posted once a transaction */
static tt_written results[WRITES_MAX];

static void tell(void *owner)
{
    sem_post(owner);
}

static void start(const tt_store_kind *of, const char *path)
{
    tt_journal_owner owner = {.finished = tell, .owner = &finished, .writes_max = WRITES_MAX};

    kind = *of;
    verdict = TT_STORE_OK;
    sem_init(&finished, 0, 0);
    sem_init(&waiting, 0, 0);
    sem_init(&gate, 0, 0);
    if (kind.open(&store, path) != TT_STORE_OK)
        printf("# %s\n", store.wrong);
    journal = tt_journal_new(&kind, &store, path, owner);
}

static tt_store_status put(const char *table)
{
    return tt_journal_hand(journal,
                           &(tt_write){.kind = TT_WRITE_PUT, .table = table, .text = "facts"});
}

/* The tag is the number of the line. */
static tt_store_status append(const char *table, int seq, const char *line)
{
    return tt_journal_hand(journal, &(tt_write){.kind = TT_WRITE_APPEND,
                                                .table = table,
                                                .seq = seq,
                                                .text = line,
                                                .tag = (uint64_t)seq});
}

/* Waits for the end of a transaction and takes everything that is finished. */
static size_t await(void)
{
    sem_wait(&finished);
    return tt_journal_take(journal, results, WRITES_MAX);
}

/* The status of a write that was handed in alone. */
static tt_store_status result(tt_store_status handed)
{
    if (handed != TT_STORE_OK)
        return handed;
    return await() == 1 ? results[0].status : TT_STORE_BROKEN;
}

static bool all_are(size_t from, size_t to, tt_store_status status)
{
    bool fine = true;

    for (size_t i = from; i < to; i++)
        fine &= results[i].status == status;
    return fine;
}

/* Frees the journal, and looks what is on the disk. */
static bool ends_with(const char *path, const char *table, const char *lines)
{
    bool fine;

    tt_journal_free(journal);
    if (tt_sqlite.open(&store, path) != TT_STORE_OK)
        return false;
    fine = strcmp(lines_of(&tt_sqlite, &store, table), lines) == 0;
    if (!fine)
        printf("# %.200s\n", content);
    tt_sqlite.close(&store);
    return fine;
}

/* ==== Tests ================================================================ */

static void test_order(void)
{
    const char *path = new_path("order");

    start(&tt_sqlite, path);
    ok(result(put("a")) == TT_STORE_OK && result(append("a", 1, "one")) == TT_STORE_OK &&
           result(append("a", 2, "two")) == TT_STORE_OK,
       "journal: writes are written");
    ok(result(append("a", 2, "zwei")) == TT_STORE_CONFLICT &&
           strstr(results[0].wrong, "another line number 2"),
       "journal: a refused write says why");
    ok(append("", 1, "") == TT_STORE_TOO_LONG && tt_journal_wrong(journal)[0] != '\0',
       "journal: what is out of bounds is not handed in");
    ok(result(tt_journal_hand(journal, &(tt_write){.kind = TT_WRITE_CLOSE, .table = "a"})) ==
               TT_STORE_OK &&
           result(append("a", 3, "three")) == TT_STORE_CLOSED,
       "journal: a table is closed");
    ok(ends_with(path, "a", "1=one|2=two|"), "journal: what was written is there");
}

/* While a commit waits, everything handed in meanwhile goes into the next. */
static void test_batches(void)
{
    const char *path = new_path("batches");
    tt_store_kind gated = gated_kind();
    bool in_order = true;
    size_t n;

    start(&gated, path);
    put("a");
    sem_wait(&waiting);
    sem_post(&gate);
    await();
    append("a", 1, "x");
    sem_wait(&waiting); /* with the first line; the others will be one batch */
    for (int i = 2; i <= WRITES_MAX; i++)
        append("a", i, "x");
    ok(append("a", WRITES_MAX + 1, "x") == TT_STORE_QUEUE_FULL &&
           strstr(tt_journal_wrong(journal), "500 writes wait"),
       "journal: a full queue says so at once");
    ok(tt_journal_take(journal, results, WRITES_MAX) == 0, "journal: nothing is told too early");
    sem_post(&gate);
    sem_post(&gate);
    sem_wait(&finished);
    sem_wait(&finished);
    n = tt_journal_take(journal, results, WRITES_MAX);
    for (size_t i = 0; i < WRITES_MAX; i++)
        in_order &= results[i].tag == i + 1;
    ok(n == WRITES_MAX && all_are(0, n, TT_STORE_OK), "journal: 500 writes in two transactions");
    ok(in_order, "journal: results come in the order of the writes");
    ok(append("a", WRITES_MAX + 1, "last") == TT_STORE_OK, "journal: what was taken makes room");
    sem_post(&gate);
    tt_journal_stop(journal);
    ok(tt_journal_take(journal, results, WRITES_MAX) == 1 && results[0].status == TT_STORE_OK,
       "journal: stopping writes what waits");
    tt_journal_free(journal);
}

static void test_failed_commit(void)
{
    const char *path = new_path("failed");
    tt_store_kind gated = gated_kind();

    start(&gated, path);
    put("a");
    sem_post(&gate);
    await();
    sem_post(&gate);
    ok(result(append("a", 1, "kept")) == TT_STORE_OK, "journal: a line before the disk is full");
    verdict = TT_STORE_FULL;
    sem_post(&gate);
    ok(result(append("a", 2, "lost")) == TT_STORE_FULL &&
           strcmp(results[0].wrong, "The test wants no commit.") == 0,
       "journal: a failed commit is told");
    verdict = TT_STORE_OK;
    sem_post(&gate);
    ok(result(append("a", 3, "too far")) == TT_STORE_GAP,
       "journal: a line after one that failed is refused");
    sem_post(&gate);
    ok(result(append("a", 2, "again")) == TT_STORE_OK, "journal: it goes on after a failure");
    ok(ends_with(path, "a", "1=kept|2=again|"),
       "journal: what was acknowledged is there, what failed is not");
}

/* A batch with a write that is refused, once with a commit that succeeds and once with none. */
static void test_mixed_batch(void)
{
    const char *path = new_path("mixed");
    tt_store_kind gated = gated_kind();

    for (int round = 0; round < 2; round++) {
        start(&gated, path);
        put("a");
        sem_wait(&waiting); /* that is a batch of its own, and what follows is the next */
        append("a", 1, "one");
        append("a", 3, "three");
        append("a", 2, "two");
        sem_post(&gate);
        await();
        verdict = round == 0 ? TT_STORE_READ_ONLY : TT_STORE_OK;
        sem_post(&gate);
        ok(await() == 3 && results[0].status == verdict && results[2].status == verdict &&
               results[1].status == (round == 0 ? TT_STORE_READ_ONLY : TT_STORE_GAP),
           round == 0 ? "journal: a failed commit fails all its writes"
                      : "journal: a refused write leaves the others alone");
        ok(ends_with(path, "a", round == 0 ? "" : "1=one|2=two|"), "journal: and so it is on disk");
    }
}

static void limit_files(rlim_t bytes)
{
    struct rlimit limit;

    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
}

/* No file may grow any more: the system's own errors, as with a full disk. */
static void test_full_disk(void)
{
    const char *path = new_path("full");
    static char line[TT_STORE_TEXT_MAX + 1];
    tt_store_status status = TT_STORE_OK;
    int kept = 0;
    char *want;

    memset(line, 'x', TT_STORE_TEXT_MAX);
    start(&tt_sqlite, path);
    result(put("a"));
    limit_files(300000);
    while (kept < 100 && (status = result(append("a", kept + 1, line))) == TT_STORE_OK)
        kept++;
    ok(kept > 0 && kept < 100 && status == TT_STORE_FULL && strstr(results[0].wrong, "full"),
       "journal: a full disk is told");
    limit_files(RLIM_INFINITY);
    ok(result(append("a", kept + 1, line)) == TT_STORE_OK,
       "journal: it goes on when there is room");
    want = calloc(1, CONTENT_SIZE);
    for (int i = 1; i <= kept + 1; i++)
        add_line(want, i, line);
    ok(ends_with(path, "a", want), "journal: all %d acknowledged lines are there", kept + 1);
    free(want);
}

static void test_vanished(void)
{
    const char *path = new_path("vanished/store.db");

    start(&tt_sqlite, path);
    result(put("a"));
    remove_test_folder();
    ok(result(append("a", 1, "one")) == TT_STORE_GONE, "journal: the file has vanished");
    ok(result(append("a", 1, "one")) == TT_STORE_MISSING, "journal: a new file knows no old table");
    ok(result(put("b")) == TT_STORE_OK && result(append("b", 1, "one")) == TT_STORE_OK,
       "journal: and takes new ones");
    ok(ends_with(path, "b", "1=one|"), "journal: they are there");
}

static void test_papers(void)
{
    const char *path = new_path("papers");
    tt_write paper = {.kind = TT_WRITE_PAPER, .table = "k", .owner = "o", .text = "text"};
    tt_write of = {.kind = TT_READ_OF, .table = "o", .text = "k", .owner = "l", .seq = 1};

    start(&tt_sqlite, path);
    ok(result(tt_journal_hand(journal, &paper)) == TT_STORE_OK && !results[0].found,
       "journal: a paper is written");
    ok(result(tt_journal_hand(journal, &(tt_write){.kind = TT_READ_PAPER, .table = "k"})) ==
               TT_STORE_OK &&
           strcmp(results[0].found, "text") == 0,
       "journal: and read");
    free(results[0].found);
    paper.kind = TT_WRITE_CHANGE;
    paper.text = "new";
    ok(result(tt_journal_hand(journal, &paper)) == TT_STORE_OK &&
           result(tt_journal_hand(journal, &of)) == TT_STORE_OK &&
           strcmp(results[0].found, "k\nnew\n") == 0,
       "journal: changed, and read by its owner");
    free(results[0].found);
    ok(result(tt_journal_hand(journal, &(tt_write){.kind = TT_WRITE_DROP, .table = "o"})) ==
               TT_STORE_OK &&
           result(tt_journal_hand(journal, &of)) == TT_STORE_MISSING && !results[0].found,
       "journal: and dropped");
    paper.owner = "";
    ok(tt_journal_hand(journal, &paper) == TT_STORE_TOO_LONG, "journal: a paper is somebody's");
    tt_journal_free(journal);
}

/* What was read in a transaction that fails, or is never taken, is nobody's to free. */
static void test_papers_lost(void)
{
    tt_store_kind gated = gated_kind();
    tt_write read = {.kind = TT_READ_PAPER, .table = "k"};

    start(&gated, new_path("papers_lost"));
    tt_journal_hand(journal,
                    &(tt_write){.kind = TT_WRITE_PAPER, .table = "k", .owner = "o", .text = "t"});
    sem_wait(&waiting);
    sem_post(&gate);
    await();
    verdict = TT_STORE_FULL;
    tt_journal_hand(journal, &read);
    sem_wait(&waiting);
    sem_post(&gate);
    ok(await() == 1 && results[0].status == TT_STORE_FULL && !results[0].found,
       "journal: nothing was read when the transaction fails");
    verdict = TT_STORE_OK;
    tt_journal_hand(journal, &read);
    sem_wait(&waiting);
    sem_post(&gate);
    sem_wait(&finished);
    tt_journal_free(journal);
}

static tt_store_status read_table(const char *table)
{
    return result(
        tt_journal_hand(journal, &(tt_write){.kind = TT_WRITE_READ, .table = table, .tag = 9}));
}

/* What was handed in before is read, on the thread that has written it. */
static void test_reading(void)
{
    const char *path = new_path("reading.db");
    static const char TEXT[] = "facts\0one\0two";

    start(&tt_sqlite, path);
    result(put("a"));
    result(append("a", 1, "one"));
    result(append("a", 2, "two"));
    ok(read_table("a") == TT_STORE_OK && results[0].kind == TT_WRITE_READ && results[0].tag == 9,
       "journal: a table is read");
    ok(results[0].text_n == sizeof TEXT && memcmp(results[0].text, TEXT, sizeof TEXT) == 0,
       "journal: its facts, and its lines in order");
    free(results[0].text);
    ok(read_table("b") == TT_STORE_MISSING && results[0].text == NULL,
       "journal: not one that is not there");
    tt_journal_hand(journal, &(tt_write){.kind = TT_WRITE_CLOSE, .table = "a"});
    await();
    ok(read_table("a") == TT_STORE_OK, "journal: also one that is closed");
    free(results[0].text);
    tt_journal_hand(journal, &(tt_write){.kind = TT_WRITE_READ, .table = "a"});
    ok(ends_with(path, "a", "1=one|2=two|"), "journal: what nobody takes leaks nothing");
}

int main(void)
{
    signal(SIGXFSZ, SIG_IGN); /* an error is enough */
    alarm(SECONDS_MAX);       /* a journal that hangs is a failure */
    test_papers();
    test_papers_lost();
    test_order();
    test_batches();
    test_failed_commit();
    test_mixed_batch();
    test_full_disk();
    test_vanished();
    test_reading();
    remove_test_folder();
    return tap_result();
}
