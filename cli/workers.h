/* Work that is shared out among threads. */
#ifndef CLI_WORKERS_H
#define CLI_WORKERS_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

/* Has `work` done for each of `n` workers, `size` bytes each, in a thread of its own, showing how
 * far `done` has come on its way to `all`.  Returns how many have worked, which are fewer if there
 * are no more threads to be had, and at least one. */
int cli_work(void *(*work)(void *), void *workers, size_t size, int n,
             const atomic_uint_fast64_t *done, uint64_t all);

/* Adds what one of them has counted: so many bytes of nothing but int64_t and uint64_t. */
void cli_add(void *sum, const void *other, size_t bytes);

#endif
