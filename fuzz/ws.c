/* Any bytes as frames: texts come back, whatever else is wrong closes the socket with a code.  The
 * first byte says how the others are cut. */
#include "fuzz/conn.h"

static heard whole, pieces;

static const char upgrade[] =
    "GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n";

/* The frames that came out are whole, short and not masked; nothing follows a close frame. */
static void must_be_frames(const heard *h)
{
    const uint8_t *at = (const uint8_t *)h->bytes, *end = at + h->n;

    while (at < end) {
        size_t n;
        MUST(end - at >= 2 && (at[0] & 0xf0) == 0x80 && at[1] <= 126);
        MUST(at[1] < 126 || end - at >= 4);
        n = at[1] < 126 ? 2 + (size_t)at[1] : 4 + (size_t)(at[2] << 8 | at[3]);
        MUST(n <= (size_t)(end - at));
        MUST(at[0] != 0x88 || n == (size_t)(end - at));
        at += n;
    }
}

static void read_all(const uint8_t *data, size_t size, size_t piece, heard *out)
{
    fuzzed_begin();
    out->n = 0;
    fuzzed_feed((const uint8_t *)upgrade, sizeof upgrade - 1, NET_INPUT_MAX, out);
    MUST(fuzzed.state == CONN_WEBSOCKET);
    out->n = 0;
    fuzzed_feed(data, size, piece, out);
    must_be_frames(out);
    conn_done(&fuzzed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    read_all(data + 1, size - 1, NET_INPUT_MAX, &whole);
    read_all(data + 1, size - 1, (size_t)data[0] + 1, &pieces);
    must_be_alike(&whole, &pieces);
    return 0;
}
