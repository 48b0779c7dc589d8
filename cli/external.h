/* Bots that are programs of their own: this side of the protocol in docs/bot-protocol.md. */
#ifndef CLI_EXTERNAL_H
#define CLI_EXTERNAL_H

#include "cli/kind.h"

typedef struct external external;

/* A bot that is run by that command of the shell.  NULL: not enough memory. */
external *external_new(const char *command, tt_budget budget);
void external_free(external *e); /* or NULL */

/* Whether a program can be started by that command, and greets.  It is ended again.  If it cannot
 * because we may start none (process_is_refused) that has been said, here and below. */
bool external_greets(const char *command);

/* A new game begins.  The program is started if it does not run. */
void external_begin(external *e, const tt_game *game, const tt_setup *how);
/* Fills `out`; `state` is the true state, of which the program gets to see what its seat knows.
 * false: it did not answer, or nothing sensible, which is said once of every kind of fault. */
bool external_ask(external *e, const tt_question *q, const void *state, tt_answer *out);
/* How often it did not. */
uint64_t external_faults(const external *e);
/* Whether it has failed so often that it is not asked any more. */
bool external_is_left(const external *e);

#endif
