/* A connection to another node: one request and its answer, or a WebSocket. */
#ifndef SERVER_LINE_H
#define SERVER_LINE_H

#include "server/net/net.h"

#include <uv.h>

typedef struct line line;

/* Who listens; everything is valid for the length of the call.  `ended` is the last that is heard
 * of a line, and is not heard after `reply` or line_close. */
typedef struct line_ears {
    void (*reply)(void *to, const net_reply *r);
    void (*opened)(void *to); /* a WebSocket */
    void (*text)(void *to, const char *text, size_t n);
    void (*ended)(void *to, bool was_sent); /* was_sent: the other side may have heard it */
} line_ears;

/* Connects to "10.0.0.5:7777" or "[fd00::5]:7777" and sends the request, which is copied.  NULL:
 * that is no address, or there is no memory. */
line *line_open(uv_loop_t *loop, const char *address, const char *request, size_t n,
                const line_ears *ears, void *to);
/* Over a WebSocket that was opened. */
void line_say(line *l, const char *text, size_t n);
void line_close(line *l);

/* Whether that is an address a line can be opened to. */
bool line_can_reach(const char *address);

#endif
