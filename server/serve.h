/* The server: loop, signals, files. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct serve_options {
    const char *address;
    int port;
    const char *store; /* a file */
} serve_options;

/* Called when it listens. */
typedef void (*serve_ready)(void *to, int port);

/* Serves until SIGTERM or SIGINT; false: `wrong` says why it could not. */
bool serve_run(const serve_options *o, serve_ready ready, void *to, char *wrong, size_t size);

#endif
