/* Last words.  Signals are taken by a thread that waits for them, which may do what a handler may
 * not: lock, print, calculate. */
#include "cli/interrupt.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

static struct {
    sigset_t signals, before; /* those that are waited for; those blocked before that */
    pthread_t thread;
    bool runs;
    atomic_flag is_ending; /* somebody ends it all: the thread, or who began it */
    void (*last_words)(void *arg);
    void *arg;
} watch;

static void *wait_for_signal(void *unused)
{
    int number;

    (void)unused;
    while (sigwait(&watch.signals, &number) != 0) {
    }
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
    pthread_sigmask(SIG_UNBLOCK, &watch.signals, NULL); /* the second one finds us */
    if (!atomic_flag_test_and_set(&watch.is_ending))
        watch.last_words(watch.arg);
    fflush(stdout);
    raise(number); /* as before: cli/process.c may want to take programs along */
    return NULL;
}

static bool is_ignored(int number)
{
    struct sigaction now;

    return sigaction(number, NULL, &now) != 0 || now.sa_handler == SIG_IGN;
}

void cli_interrupt_begin(void (*last_words)(void *arg), void *arg)
{
    static const int SIGNALS[] = {SIGINT, SIGTERM};

    watch.last_words = last_words;
    watch.arg = arg;
    atomic_flag_clear(&watch.is_ending);
    sigemptyset(&watch.signals);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof *SIGNALS; i++)
        if (!is_ignored(SIGNALS[i]))
            sigaddset(&watch.signals, SIGNALS[i]);
    pthread_sigmask(SIG_BLOCK, &watch.signals, &watch.before);
    watch.runs = pthread_create(&watch.thread, NULL, wait_for_signal, NULL) == 0;
    if (!watch.runs)
        pthread_sigmask(SIG_SETMASK, &watch.before, NULL);
}

void cli_interrupt_end(void)
{
    if (!watch.runs)
        return;
    while (atomic_flag_test_and_set(&watch.is_ending))
        pause(); /* for the end */
    pthread_cancel(watch.thread);
    pthread_join(watch.thread, NULL);
    pthread_sigmask(SIG_SETMASK, &watch.before, NULL);
    watch.runs = false;
}
