/* Bytes that wait to be sent.  The buffer grows to NET_QUEUE_MAX and no further; in steady state
 * nothing is allocated. */
#ifndef NET_QUEUE_H
#define NET_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct queue {
    char *bytes; /* owned */
    size_t from, n, room;
} queue;

/* False if it would be too much, or there is no memory: then nothing was added. */
bool queue_put(queue *q, const void *bytes, size_t n);
/* The first n bytes are gone.  A large buffer is given back when it is empty. */
void queue_drop(queue *q, size_t n);
void queue_free(queue *q);

#endif
