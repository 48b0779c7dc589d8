/* Bytes that wait to be sent. */
#include "server/net/queue.h"

#include "engine/assert.h"
#include "server/net/limits.h"

#include <stdlib.h>
#include <string.h>

static bool grow(queue *q, size_t wanted)
{
    size_t room = q->room > 0 ? q->room : 1024;
    char *bytes;

    while (room < wanted)
        room *= 2;
    bytes = realloc(q->bytes, room);
    if (bytes == NULL)
        return false;
    q->bytes = bytes;
    q->room = room;
    return true;
}

bool queue_put(queue *q, const void *bytes, size_t n)
{
    if (n == 0)
        return true;
    if (n > NET_QUEUE_MAX - q->n)
        return false;
    if (q->from > 0 && q->from + q->n + n > q->room) {
        memmove(q->bytes, q->bytes + q->from, q->n);
        q->from = 0;
    }
    if (q->n + n > q->room && !grow(q, q->n + n))
        return false;
    memcpy(q->bytes + q->from + q->n, bytes, n);
    q->n += n;
    return true;
}

void queue_drop(queue *q, size_t n)
{
    TT_ASSERT(n <= q->n);
    q->from += n;
    q->n -= n;
    if (q->n > 0)
        return;
    q->from = 0;
    if (q->room > NET_QUEUE_KEPT)
        queue_free(q);
}

void queue_free(queue *q)
{
    free(q->bytes);
    *q = (queue){0};
}
