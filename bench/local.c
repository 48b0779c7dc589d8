/* make bench, the table of the browser as a native program, to be compared with WebAssembly.
 *
 *     local BOT ROUNDS <RECORD
 *
 * Opens the record, asks the bot what it would do, so many times; prints the least microseconds of
 * the processor an answer took, and the answer. */
#include "web/wasm/local.h"
#include "web/wasm/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RECORD_MAX = 1 << 20, MOVE_MAX = 128, COINS = 7 };

uint64_t web_clock(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

static uint64_t processor_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

/* Every round from the beginning: bots remember what they thought. */
static uint64_t ask(const char *record, size_t n, const char *bot, char move[MOVE_MAX])
{
    tt_text out = tt_text_in(move, MOVE_MAX);

    if (local_open(record, n) != TT_OK)
        exit(1);
    uint64_t start = processor_us();
    if (!local_put_bot_move(&out, (tt_word){bot, strlen(bot)}, COINS))
        exit(1);
    uint64_t used = processor_us() - start;
    return used;
}

int main(int argc, char **argv)
{
    static char record[RECORD_MAX];
    char move[MOVE_MAX];
    uint64_t best = UINT64_MAX;

    if (argc != 3) {
        fprintf(stderr, "usage: local BOT ROUNDS <RECORD\n");
        return 2;
    }
    size_t n = fread(record, 1, sizeof record, stdin);
    for (long rounds = strtol(argv[2], NULL, 10); rounds > 0; rounds--) {
        uint64_t used = ask(record, n, argv[1], move);
        best = used < best ? used : best;
    }
    printf("%llu %s\n", (unsigned long long)best, move);
    return 0;
}
