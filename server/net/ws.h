/* WebSocket: the upgrade, frames, pings and closing.  RFC 6455. */
#ifndef NET_WS_H
#define NET_WS_H

#include "server/net/net.h"

/* Declared before wslay.h, which uses ssize_t without saying where from. */
#include <sys/types.h>
#include <wslay/wslay.h>

enum { WS_CONTROL_MAX = 125 };

/* The codes with which a socket is closed from here. */
enum {
    WS_PROTOCOL_ERROR = 1002,
    WS_UNSUPPORTED = 1003,
    WS_NO_CODE = 1005, /* never sent: the close frame had none */
    WS_NOT_UTF8 = 1007,
    WS_POLICY = 1008,
    WS_TOO_BIG = 1009,
    WS_RESTART = 1012,
};

typedef struct ws_reader {
    wslay_frame_context_ptr frames; /* owned; NULL before the upgrade */
    const char *in;                 /* what wslay may still read, during ws_read */
    size_t in_n;
    size_t frame_n;   /* of the present frame, so far */
    bool in_message;  /* a text has begun, and fragments of it may follow */
    size_t message_n; /* of the present message, so far */
    uint8_t control[WS_CONTROL_MAX];
    uint64_t pinged_ms;
    uint32_t unheeded; /* pings since something was last heard */
} ws_reader;

/* Answers a request to upgrade, one way or the other. */
void ws_upgrade(net_conn *c, const net_request *r);
size_t ws_read(net_conn *c, const char *bytes, size_t n);
void ws_close(net_conn *c, uint16_t code, const char *reason);
void ws_tick(net_conn *c);
void ws_done(net_conn *c);

/* Whether these bytes are UTF-8 as RFC 3629 has it: shortest forms, no surrogates. */
bool ws_is_utf8(const void *bytes, size_t n);

#endif
