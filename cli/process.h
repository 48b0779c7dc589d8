/* A program that is run beside this one and talked to line by line.
 *
 * Nothing it does can harm: it may hang, die, say nothing or too much.  Nobody waits for it
 * longer than they want to, and when it is ended all it has started ends with it. */
#ifndef CLI_PROCESS_H
#define CLI_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { PROCESS_LINE = 4096 }; /* bytes of the longest line that is listened to */

typedef struct process {
    pid_t pid;   /* 0: it does not run */
    int in, out; /* what it reads from and writes to, this end of it */
    size_t n;    /* bytes that have come and were not taken yet */
    char bytes[PROCESS_LINE];
} process;

typedef enum heard {
    HEARD_LINE,
    HEARD_NOTHING, /* in time */
    HEARD_END,     /* it is gone */
    HEARD_TOO_MUCH /* a line without an end */
} heard;

/* Runs a command of the shell; false: the system lets us start no further one, which is nobody's
 * fault but ours. */
bool process_start(process *p, const char *command);
/* Whether that has happened. */
bool process_is_refused(void);
/* Ends it, and all it has started; a moment is left to it to end by itself. */
void process_end(process *p);

/* Times are those of player_clock. */
heard process_send(process *p, const char *text, size_t n, uint64_t end);
/* The next line without its end; a zero byte follows. */
heard process_read(process *p, char line[PROCESS_LINE], size_t *n, uint64_t end);

#endif
