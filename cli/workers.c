/* Threads, and what they have counted. */
#include "cli/workers.h"

#include "cli/options.h"
#include "cli/progress.h"

#include <pthread.h>

int cli_work(void *(*work)(void *), void *workers, size_t size, int n,
             const atomic_uint_fast64_t *done, uint64_t all)
{
    pthread_t thread[CLI_THREADS_MAX];
    unsigned char *worker = workers;
    int threads = 0;

    while (threads < n && pthread_create(&thread[threads], NULL, work, worker) == 0) {
        threads++;
        worker += size;
    }
    if (threads < n)
        work(worker); /* no more threads to be had: this one works too */
    cli_watch(done, all);
    for (int i = 0; i < threads; i++)
        pthread_join(thread[i], NULL);
    return threads < n ? threads + 1 : n;
}

void cli_add(void *sum, const void *other, size_t bytes)
{
    uint64_t *into = sum;
    const uint64_t *from = other;

    for (size_t i = 0; i < bytes / sizeof *into; i++)
        into[i] += from[i];
}
