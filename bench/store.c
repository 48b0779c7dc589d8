/* make bench, third part: how many lines a second can be kept, beside what the disk can do.
 *
 * The disk's own figure is a small file written at its end, with fdatasync after every write: one
 * at a time, nobody can acknowledge more than that.  The store's figures are lines through the
 * journal, so many of them on their way at a time, as from so many tables.
 *
 *     store FOLDER      an empty folder on the disk that is measured
 *
 * $TIDETABLE_POSTGRES is the address of an empty database, if there is one. */
#include "store/journal.h"

#include <fcntl.h>
#include <limits.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SECONDS = 3, ON_THEIR_WAY_MAX = 1000, ID_SIZE = 32 };

/* As long as a move with its hash is in a record. */
static const char LINE[] =
    "417. 2 recruit shaman with crab3 crab5 squid2 {4d1c93ae5520b7f1} 12:03:55.120";

_Noreturn static void give_up(const char *why)
{
    fprintf(stderr, "bench: %s\n", why);
    exit(1);
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ==== The disk ============================================================= */

static double syncs_per_second(const char *path)
{
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600), n = 0;
    double start = now();

    if (file < 0)
        give_up(path);
    for (; now() - start < SECONDS; n++)
        if (write(file, LINE, sizeof LINE) < 0 || fdatasync(file) != 0)
            give_up("cannot write");
    close(file);
    return n / (now() - start);
}

/* ==== The journal ========================================================== */

typedef struct measured {
    double lines, commits; /* a second */
} measured;

static tt_store store;
static tt_journal *journal;
static sem_t finished;
static int64_t last[ON_THEIR_WAY_MAX]; /* of each table */

static void tell(void *owner)
{
    sem_post(owner);
}

static int round_n; /* tables of each round are new */

static void hand(tt_write_kind kind, int table, int64_t seq)
{
    char id[ID_SIZE];
    tt_write write = {.kind = kind, .table = id, .seq = seq, .text = LINE, .tag = (uint64_t)table};

    snprintf(id, sizeof id, "table-%d-%d", round_n, table);
    if (tt_journal_hand(journal, &write) != TT_STORE_OK)
        give_up(tt_journal_wrong(journal));
}

/* Waits for a commit; each table that is told its line is there has the next one ready. */
static size_t go_on(void)
{
    static tt_written done[ON_THEIR_WAY_MAX];
    size_t n;

    sem_wait(&finished);
    n = tt_journal_take(journal, done, ON_THEIR_WAY_MAX);
    for (size_t i = 0; i < n; i++) {
        if (done[i].status != TT_STORE_OK)
            give_up(done[i].wrong);
        hand(TT_WRITE_APPEND, (int)done[i].tag, ++last[done[i].tag]);
    }
    return n;
}

static measured lines_per_second(const char *where, int tables)
{
    tt_journal_owner owner = {.finished = tell, .owner = &finished, .writes_max = ON_THEIR_WAY_MAX};
    const tt_store_kind *kind = tt_store_kind_for(where);
    double start, lines = 0, commits = 0;

    if (kind->open(&store, where) != TT_STORE_OK)
        give_up(store.wrong);
    sem_init(&finished, 0, 0);
    memset(last, 0, sizeof last);
    journal = tt_journal_new(kind, &store, where, owner);
    if (!journal)
        give_up("no thread is left");
    for (int i = 0; i < tables; i++)
        hand(TT_WRITE_PUT, i, 0);
    go_on();
    for (start = now(); now() - start < SECONDS; commits++)
        lines += (double)go_on();
    start = now() - start;
    tt_journal_free(journal);
    return (measured){lines / start, commits / start};
}

static void measure(const char *what, const char *where, int tables, double syncs)
{
    measured m = lines_per_second(where, tables);

    round_n++;
    printf("%-10s %8d %10.0f %10.0f %12.2f\n", what, tables, m.lines, m.commits, m.lines / syncs);
}

int main(int argc, char *argv[])
{
    static const int TABLES[] = {1, 10, 100, 1000};
    const char *database = getenv("TIDETABLE_POSTGRES");
    char path[PATH_MAX];
    double syncs;

    if (argc != 2)
        give_up("name an empty folder on the disk to be measured");
    snprintf(path, sizeof path, "%s/sync", argv[1]);
    syncs = syncs_per_second(path);
    printf("fdatasync of a small write: %.0f a second\n", syncs);
    printf("%-10s %8s %10s %10s %12s\n", "store", "tables", "lines/s", "commits/s", "lines=syncs");
    for (size_t i = 0; i < sizeof TABLES / sizeof *TABLES; i++) {
        snprintf(path, sizeof path, "%s/store-%d.db", argv[1], TABLES[i]);
        measure("sqlite", path, TABLES[i], syncs);
    }
    for (size_t i = 0; database != NULL && i < sizeof TABLES / sizeof *TABLES; i++)
        measure("postgres", database, TABLES[i], syncs);
    return 0;
}
