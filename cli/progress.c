/* Progress of long work. */
#include "cli/progress.h"

#include "cli/term.h"

#include <pthread.h>
#include <time.h>

double cli_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static struct {
    pthread_mutex_t lock;
    bool is_shown, has_ended;
} line_shown = {.lock = PTHREAD_MUTEX_INITIALIZER};

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

/* The same unless it has ended. */
static void show_if_wanted(uint64_t done, uint64_t all, double seconds)
{
    pthread_mutex_lock(&line_shown.lock);
    if (!line_shown.has_ended)
        show(done, all, seconds);
    line_shown.is_shown = !line_shown.has_ended;
    pthread_mutex_unlock(&line_shown.lock);
}

static void wipe(bool has_ended)
{
    pthread_mutex_lock(&line_shown.lock);
    if (line_shown.is_shown)
        fputs("\r\033[K", stderr);
    line_shown.is_shown = false;
    line_shown.has_ended |= has_ended;
    pthread_mutex_unlock(&line_shown.lock);
}

void cli_watch(const atomic_uint_fast64_t *done, uint64_t all)
{
    const struct timespec pause = {0, 100000000};
    double start = cli_seconds();

    if (!cli_is_terminal(stderr) || cli_is_dumb())
        return;
    for (;;) {
        uint64_t n = atomic_load(done);
        if (n >= all)
            break;
        if (cli_seconds() - start > 0.5) /* short work needs none */
            show_if_wanted(n, all, cli_seconds() - start);
        nanosleep(&pause, NULL);
    }
    wipe(false);
}

void cli_watch_end(void)
{
    wipe(true);
}
