/* Progress of long work: a line on a terminal, silence in a pipe. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdatomic.h>
#include <stdint.h>

double cli_seconds(void); /* a clock that only moves on */

/* Shows how far `done` has come until it reaches `all`; returns at once when
 * standard error is no terminal. */
void cli_watch(const atomic_uint_fast64_t *done, uint64_t all);
/* Takes the line away for good; for another thread, that has something to say. */
void cli_watch_end(void);

#endif
