/* Half of tests/server/durable.sh: a writer that will be killed, and somebody who looks after it.
 *
 *     durable write STORE          goes on with some tables until it is killed;
 *                                  prints "TABLE SEQ" for every line that is acknowledged
 *
 *     durable check STORE FILE...  looks whether everything those files say is in the store,
 *                                  and nothing that was not written; prints how many lines
 *                                  there are */
#include "store/journal.h"

#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TABLES = 3, IN_FLIGHT = 40, LINE_SIZE = 400, SECONDS_MAX = 60 };

static tt_store store;
static int64_t last[TABLES]; /* the number of each table's last line */

_Noreturn static void give_up(const char *why)
{
    printf("# %s\n", why);
    exit(1);
}

static const char *table_name(int table)
{
    static const char *const NAMES[TABLES] = {"anchor", "buoy", "cable"};

    return NAMES[table];
}

/* What stands in a line follows from its number, and lines are of all lengths. */
static const char *line_text(int table, int64_t seq)
{
    static char text[LINE_SIZE];

    snprintf(text, sizeof text, "%s %lld %0*d", table_name(table), (long long)seq,
             (int)(seq * 37 % 300) + 1, 0);
    return text;
}

/* ==== What is there ======================================================== */

static bool see_line(void *to, int64_t seq, const char *line)
{
    int table = (int)((int64_t *)to - last);

    if (seq != last[table] + 1)
        give_up("a line is missing, or there twice");
    if (strcmp(line, line_text(table, seq)) != 0)
        give_up("a line is not what was written");
    last[table] = seq;
    return true;
}

static void open_store(const char *path)
{
    if (tt_sqlite.open(&store, path) != TT_STORE_OK)
        give_up(store.wrong);
    for (int i = 0; i < TABLES; i++)
        if (tt_sqlite.lines(&store, table_name(i), see_line, &last[i]) != TT_STORE_OK)
            give_up(store.wrong);
}

/* A last line without an end was being printed when the writer died, and is not yet told. */
static void check_told(const char *path)
{
    FILE *file = fopen(path, "r");
    char name[16], end;
    long long seq;

    if (!file)
        give_up(path);
    while (fscanf(file, "%15s %lld%c", name, &seq, &end) == 3)
        for (int i = 0; i < TABLES; i++)
            if (strcmp(name, table_name(i)) == 0 && seq > last[i])
                give_up("an acknowledged line is not there");
    fclose(file);
}

static int check(const char *path, char *const told[])
{
    open_store(path);
    for (; *told; told++)
        check_told(*told);
    printf("%lld\n", (long long)(last[0] + last[1] + last[2]));
    tt_sqlite.close(&store);
    return 0;
}

/* ==== Writing ============================================================== */

static sem_t finished;

static void tell(void *owner)
{
    sem_post(owner);
}

static void hand(tt_journal *journal, tt_write_kind kind, int table, int64_t seq, const char *text)
{
    tt_write write = {
        .kind = kind, .table = table_name(table), .seq = seq, .text = text, .tag = (uint64_t)table};

    if (tt_journal_hand(journal, &write) != TT_STORE_OK)
        give_up(tt_journal_wrong(journal));
}

/* Puts the table, and writes its last line once more: whoever was cut off would do the same. */
static void hand_first(tt_journal *journal, int table)
{
    hand(journal, TT_WRITE_PUT, table, 0, "the facts");
    if (last[table] > 0)
        hand(journal, TT_WRITE_APPEND, table, last[table], line_text(table, last[table]));
}

static void hand_next(tt_journal *journal)
{
    static int turn;
    int table = turn++ % TABLES;

    last[table]++;
    hand(journal, TT_WRITE_APPEND, table, last[table], line_text(table, last[table]));
}

/* Prints those that are done.  Each table's lines come in order, so their numbers need only be
 * counted; the first writes of a table are not new lines. */
static size_t print_done(tt_journal *journal, int64_t told[TABLES])
{
    static tt_written done[IN_FLIGHT];
    size_t n = tt_journal_take(journal, done, IN_FLIGHT);

    for (size_t i = 0; i < n; i++) {
        int table = (int)done[i].tag;

        if (done[i].status != TT_STORE_OK)
            give_up(done[i].wrong);
        if (++told[table] > 0)
            printf("%s %lld\n", table_name(table), (long long)told[table]);
    }
    fflush(stdout);
    return n;
}

_Noreturn static void write_on(const char *path)
{
    tt_journal_owner owner = {.finished = tell, .owner = &finished, .writes_max = IN_FLIGHT};
    int64_t told[TABLES];
    tt_journal *journal;

    alarm(SECONDS_MAX); /* in case nobody kills us */
    sem_init(&finished, 0, 0);
    open_store(path);
    journal = tt_journal_new(&tt_sqlite, &store, path, owner);
    for (int i = 0; i < TABLES; i++) {
        told[i] = last[i] - (last[i] > 0 ? 2 : 1); /* before the facts and the line again */
        hand_first(journal, i);
    }
    for (size_t free_n = IN_FLIGHT - 2 * TABLES;;) {
        for (; free_n > 0; free_n--)
            hand_next(journal);
        sem_wait(&finished);
        free_n = print_done(journal, told);
    }
}

int main(int argc, char *argv[])
{
    if (argc == 3 && strcmp(argv[1], "write") == 0)
        write_on(argv[2]);
    if (argc >= 3 && strcmp(argv[1], "check") == 0)
        return check(argv[2], argv + 3);
    fputs("durable write STORE | durable check STORE FILE...\n", stderr);
    return 2;
}
