/* Requests and replies. */
#ifndef NET_HTTP_H
#define NET_HTTP_H

#include "server/net/net.h"

#include <http_parser.h>

/* The headers that are kept; the others are read and forgotten. */
typedef enum http_header {
    HEADER_HOST,
    HEADER_ORIGIN,
    HEADER_AUTHORIZATION,
    HEADER_CONTENT_TYPE,
    HEADER_IF_NONE_MATCH,
    HEADER_ACCEPT_ENCODING,
    HEADER_EXPECT,
    HEADER_UPGRADE,
    HEADER_WS_KEY,
    HEADER_WS_VERSION,
    HEADER_FORWARDED,
    HEADERS,
    HEADER_NONE = HEADERS,
} http_header;

typedef enum http_phase {
    HTTP_IDLE,    /* between requests */
    HTTP_READING, /* a request has begun */
    HTTP_ASKING,  /* the application is to answer it */
} http_phase;

typedef struct http_reader {
    http_parser parser;
    http_phase phase;
    bool later;         /* a request has been answered before on this connection */
    bool keep_alive;    /* after this answer */
    bool has_headers;   /* what follows are the body and trailers */
    bool last;          /* close after this answer */
    int refused;        /* the status with which a callback has stopped the parser, or 0 */
    http_header header; /* whose value is being read */
    bool in_value;
    char name[32]; /* of the header being read, in small letters */
    size_t name_n;
    size_t body_n;
    /* The URL and the headers that are kept, each with a '\0'.  text[0] is the empty text, which
     * every header is that was not sent. */
    size_t text_n;
    uint16_t value[HEADERS + 1];
    char text[NET_HEADERS_MAX + 64];
} http_reader;

void http_init(http_reader *h);
/* Reads up to the end of a request, which is then acted upon; says how many bytes it took. */
size_t http_read(net_conn *c, const char *bytes, size_t n);
void http_tick(net_conn *c);
/* Closes after the request under way has been answered. */
void http_close(net_conn *c);

static inline bool http_is_asking(const http_reader *h)
{
    return h->phase == HTTP_ASKING;
}

static inline const char *http_value(const http_reader *h, http_header header)
{
    return h->text + h->value[header];
}

/* Answers in the application's place: the sentence is the body. */
void http_refuse(net_conn *c, int status, const char *headers, const char *sentence);

#endif
