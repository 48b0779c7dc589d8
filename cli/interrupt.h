/* Being stopped by a signal while there is something to tell. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

/* From now on SIGINT and SIGTERM, unless they are ignored, have `last_words` said, in a thread of
 * its own while all others go on, and then end the program as they always do.  One more does so
 * at once.  Threads must be begun after this. */
void cli_interrupt_begin(void (*last_words)(void *arg), void *arg);
/* Signals are what they were; does not return if the last words are being said. */
void cli_interrupt_end(void);

#endif
