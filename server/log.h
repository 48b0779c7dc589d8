/* The server's log: a line for whatever a host should know, on standard error.
 *
 *     2026-11-16T15:04:05.123Z error store-failed reason=disk-full
 *
 * The time is UTC, then come the level, the event and its fields.  What players are called, what
 * they say and whatever proves who they are has no place in here.  A warning or an error that
 * happens again and again is written a few times a minute, with how often it was not. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

#include <stdbool.h>
#include <stdint.h>

typedef enum log_level {
    LOG_ERROR,    /* somebody has to do something */
    LOG_WARN,     /* somebody should look */
    LOG_INFO,     /* begins, ends, reads its files again */
    LOG_REQUESTS, /* every request */
    LOG_DEBUG,

    LOG_LEVELS
} log_level;

/* What is above the level is not written; at first LOG_WARN. */
void log_set_level(log_level level);
/* "error", "warn", "info", "requests", "debug"; false: there is no such level. */
bool log_level_named(const char *name, log_level *level);
const char *log_level_name(log_level level);

typedef struct log_field {
    const char *name, *text; /* NULL: the number */
    int64_t number;
} log_field;

log_field log_text(const char *name, const char *text);
log_field log_number(const char *name, int64_t number);

/* Writes a line with n fields (log_field), unless the level forbids it. */
void log_event(log_level level, const char *event, int n, ...);

#endif
