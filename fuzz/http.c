/* Any bytes as requests: each is answered or the connection is closed, and what the application is
 * told of keeps to the limits.  The first byte says how the others are cut. */
#include "fuzz/conn.h"

static heard whole, pieces;

static void read_all(const uint8_t *data, size_t size, size_t piece, heard *out)
{
    out->n = 0;
    fuzzed_begin();
    fuzzed_feed(data, size, piece, out);
    conn_ended(&fuzzed);
    fuzzed_drain(out);
    MUST(conn_is_over(&fuzzed));
    MUST(out->n == 0 || memcmp(out->bytes, "HTTP/1.1 ", 9) == 0);
    conn_done(&fuzzed);
}

/* Who asks whether to go on is told so only while the rest is not there. */
static bool asks_to_go_on(const heard *h)
{
    static const char line[] = "HTTP/1.1 100 Continue";
    size_t n = sizeof line - 1;

    for (size_t i = 0; i + n <= h->n; i++)
        if (memcmp(h->bytes + i, line, n) == 0)
            return true;
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1 || size > NET_INPUT_MAX)
        return 0;
    read_all(data + 1, size - 1, NET_INPUT_MAX, &whole);
    read_all(data + 1, size - 1, (size_t)data[0] + 1, &pieces);
    if (!asks_to_go_on(&whole) && !asks_to_go_on(&pieces))
        must_be_alike(&whole, &pieces);
    return 0;
}
