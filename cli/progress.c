/* Progress of long work. */
#include "cli/progress.h"

#include "cli/term.h"

#include <time.h>

double cli_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void show(uint64_t done, uint64_t all, double seconds)
{
    enum { WIDTH = 30 };
    char bar[WIDTH * 3 + 1] = "", line[256];
    tt_text text = tt_text_in(line, sizeof line), b = tt_text_in(bar, sizeof bar);
    int filled = (int)(done * WIDTH / all);
    double left = done == 0 ? 0 : seconds * (double)(all - done) / (double)done;

    for (int i = 0; i < WIDTH; i++)
        tt_put(&b, i < filled ? "█" : "░");
    const tt_arg args[] = {{"a", bar, 0},
                           {"b", NULL, (int64_t)(done * 100 / all)},
                           {"c", NULL, (int64_t)(left + 0.5)}};
    tt_say(cli_lang(), &text, "cli.progress", args, 3);
    fprintf(stderr, "\r\033[K%s", line);
}

void cli_watch(const atomic_uint_fast64_t *done, uint64_t all)
{
    const struct timespec pause = {0, 100000000};
    double start = cli_seconds();
    bool shown = false;

    if (!cli_is_terminal(stderr) || cli_is_dumb())
        return;
    for (;;) {
        uint64_t n = atomic_load(done);
        if (n >= all)
            break;
        if (cli_seconds() - start > 0.5) { /* short work needs none */
            show(n, all, cli_seconds() - start);
            shown = true;
        }
        nanosleep(&pause, NULL);
    }
    if (shown)
        fputs("\r\033[K", stderr);
}
