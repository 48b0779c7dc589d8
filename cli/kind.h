/* Bots by name, as they are asked for on the command line and in kept games. */
#ifndef CLI_KIND_H
#define CLI_KIND_H

#include "bots/bot.h"

enum { KIND_NAME = 512, EXTERNAL_MS = 1000 }; /* a program has a second, unless it is told */

typedef struct player_kind {
    tt_bot bot;              /* who answers when a program does not: greedy */
    char name[KIND_NAME];    /* as it was given, a level by its number: "exec:./mybot" */
    char command[KIND_NAME]; /* empty: no program of its own */
} player_kind;

/* Whether it is that of a program, "exec:COMMAND". */
bool player_is_program(tt_word name);
/* How many bytes such a name may have: a command gets more room. */
size_t player_name_max(tt_word name);

/* The bot of that name: "exec:COMMAND", "exec:ms=200:COMMAND", or one that tt_bot_named knows.
 * false: there is none. */
bool player_named(tt_word name, player_kind *kind);
/* The same, with what is wrong with it. */
tt_bot_flaw player_read(tt_word name, player_kind *kind);

#endif
