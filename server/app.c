/* Connections come and go, and ask: over HTTP the api, over a WebSocket the talk. */
#include "server/app.h"

#include "server/api.h"
#include "server/talk.h"

#include <stdlib.h>

static visitor *visitor_of(net_conn *c)
{
    visitor *v = net_data(c);

    if (v != NULL)
        return v;
    v = calloc(1, sizeof *v);
    if (v == NULL) {
        net_close(c, 1011, "out of memory");
        return NULL;
    }
    v->conn = c;
    net_set_data(c, v);
    return v;
}
static void on_request(void *self, net_conn *c, const net_request *q)
{
    visitor *v = visitor_of(c);

    if (v != NULL)
        api_request(self, v, q);
}

static void on_message(void *self, net_conn *c, const char *text, size_t n)
{
    visitor *v = visitor_of(c);
    json_t *in = json_loadb(text, n, JSON_REJECT_DUPLICATES, NULL);

    if (v == NULL) {
        json_decref(in);
        return;
    }
    v->is_socket = true;
    if (json_is_object(in))
        talk_message(self, v, in);
    else
        talk_nonsense(v);
    json_decref(in);
}

static void on_closed(void *self, net_conn *c)
{
    visitor *v = net_data(c);

    (void)self;
    if (v == NULL)
        return;
    house_leave(v);
    free(v);
}

net_app app_for(app *a)
{
    return (net_app){.self = a,
                     .ws_path = "/ws",
                     .request = on_request,
                     .message = on_message,
                     .closed = on_closed};
}
