/* Connections come and go, and ask: over HTTP the api, over a WebSocket the talk. */
#include "server/app.h"

#include "server/api.h"
#include "server/fetch.h"
#include "server/files.h"
#include "server/links.h"
#include "server/log.h"
#include "server/talk.h"

#include <stdlib.h>
#include <string.h>

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

    if (v != NULL && !links_request(self, v, q))
        api_request(self, v, q);
}

static bool is_file(void *self, const net_request *q)
{
    const app *a = self;

    return a->client != NULL && files_have(a->client, q->path);
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
    bool is_fine = json_is_object(in);
    if (is_fine && !links_message(self, v, in, text, n)) {
        if (fetch_is_awaited(v))
            is_fine = fetch_keep(self, v, in);
        else
            talk_message(self, v, in);
    }
    if (!is_fine)
        talk_nonsense(v);
    json_decref(in);
}

/* "/api/tables/k3x.../sit" becomes "/api/tables/?/sit": a link invites to a table, and is not for
 * the log, whether a person or another node asks. */
static void put_path(const char *path, tt_text *out)
{
    size_t hop = links_hop(path);
    int slashes = 0;

    tt_put_bytes(out, path, hop);
    path += hop;
    size_t n = strcspn(path, "?#");
    for (size_t i = 0; i < n; i++) {
        slashes += path[i] == '/';
        if (slashes != 3 || strncmp(path, "/api/", 5) != 0 || path[i] == '/')
            tt_put_char(out, path[i]);
        else if (path[i - 1] == '/')
            tt_put_char(out, '?');
    }
}

static void on_answered(void *self, const char *method, const char *path, int status)
{
    char shown[256];
    tt_text out = tt_text_in(shown, sizeof shown);

    (void)self;
    put_path(path, &out);
    log_event(LOG_REQUESTS, "request", 3, log_text("method", path[0] == '\0' ? "?" : method),
              log_text("path", shown), log_number("status", status));
}

static void on_opened(void *self, net_conn *c, const net_request *q)
{
    (void)self;
    (void)c;
    (void)q;
    log_event(LOG_REQUESTS, "websocket", 0);
}

static void on_closed(void *self, net_conn *c)
{
    visitor *v = net_data(c);

    if (v == NULL)
        return;
    people_leave(v);
    fetch_forget(self, v);
    house_forget(v);
    links_leave(v);
    free(v);
}

net_app app_for(app *a)
{
    fetch_open(a);
    return (net_app){.self = a,
                     .ws_path = "/ws",
                     .goodbye = "{\"type\":\"bye\",\"reason\":\"restart\"}",
                     .request = on_request,
                     .is_file = is_file,
                     .opened = on_opened,
                     .answered = on_answered,
                     .message = on_message,
                     .closed = on_closed};
}
