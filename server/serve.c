/* The server: loop, signals, files. */
#include "server/serve.h"

#include "server/app.h"
#include "server/line.h"
#include "server/links.h"
#include "server/net/listen.h"
#include "server/tell.h"
#include "server/turns.h"
#include "store/copy.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum {
    SLOW_MS = 5000,     /* from SIGTERM until those who do not read are dropped, */
    DRAIN_SECONDS = 10, /* and to the end, at most */
    FILES_BESIDE = 64   /* descriptors that are no connection */
};

typedef struct running {
    uv_loop_t loop;
    uv_signal_t on_int, on_term, on_hup;
    uv_timer_t too_slow;
    app app;
    net_server *net;
    const serve_owner *owner;
} running;

/* ==== The end ============================================================== */

/* The disk, or a reader, takes too long.  What was acknowledged is on the disk, so nothing is lost
 * by not waiting. */
static void give_up(int number)
{
    static const char LINE[] = "tidetable: the server did not end in time, and stops now\n";

    (void)number;
    if (write(STDERR_FILENO, LINE, sizeof LINE - 1) < 0)
        _exit(1);
    _exit(1);
}

static void drop_the_slow(uv_timer_t *timer)
{
    running *s = timer->data;

    net_drop(s->net);
    uv_close((uv_handle_t *)timer, NULL);
}

/* Nobody new; what is on its way to the disk arrives there and is told; then everybody is told
 * that the server goes.  Signals have their usual meaning again: the next one ends it at once. */
static void drain(uv_signal_t *handle, int number)
{
    running *s = handle->data;

    (void)number;
    log_event(LOG_INFO, "draining", 1, log_number("sockets", (int64_t)s->app.stats->ws_open));
    uv_close((uv_handle_t *)&s->on_int, NULL);
    uv_close((uv_handle_t *)&s->on_term, NULL);
    uv_close((uv_handle_t *)&s->on_hup, NULL);
    signal(SIGALRM, give_up);
    alarm(DRAIN_SECONDS);
    s->app.is_draining = true;
    house_stop(s->app.house);
    if (s->app.nodes != NULL)
        nodes_stop(s->app.nodes);
    links_stop(&s->app);
    net_stop(s->net);
    uv_timer_start(&s->too_slow, drop_the_slow, SLOW_MS, 0);
}

/* ==== Reading again ======================================================== */

static void read_client(app *a, const char *folder)
{
    char wrong[1024];
    bool fine = folder != NULL;

    if (fine && a->client == NULL)
        fine = (a->client = files_open(folder, wrong, sizeof wrong)) != NULL;
    else if (fine)
        fine = files_again(a->client, folder, wrong, sizeof wrong);
    if (folder != NULL && !fine)
        log_event(LOG_ERROR, "client-unreadable", 1, log_text("reason", wrong));
}

static void read_again(uv_signal_t *handle, int number)
{
    running *s = handle->data;
    serve_options o;

    (void)number;
    if (!s->owner->again(s->owner->self, &o)) {
        log_event(LOG_ERROR, "configuration-wrong", 0);
        return;
    }
    log_set_level(o.log);
    read_client(&s->app, o.client);
    log_event(LOG_INFO, "read-again", 1,
              log_number("client_files", s->app.client ? (int64_t)files_n(s->app.client) : 0));
}

static void watch_signal(running *s, uv_signal_t *handle, uv_signal_cb then, int number)
{
    uv_signal_init(&s->loop, handle);
    handle->data = s;
    uv_signal_start(handle, then, number);
}

static void watch_signals(running *s)
{
    watch_signal(s, &s->on_int, drain, SIGINT);
    watch_signal(s, &s->on_term, drain, SIGTERM);
    watch_signal(s, &s->on_hup, read_again, SIGHUP);
    uv_timer_init(&s->loop, &s->too_slow);
    s->too_slow.data = s;
    uv_unref((uv_handle_t *)&s->too_slow); /* when all have gone, so does the server */
}

/* ==== The beginning ======================================================== */

/* As many connections as the limits allow need as many descriptors; a shell often gives 1,024. */
static void raise_file_limit(uint32_t conns)
{
    struct rlimit limit;
    rlim_t wanted = (rlim_t)conns + FILES_BESIDE;

    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < wanted)
        log_event(LOG_WARN, "few-descriptors", 2, log_number("has", (int64_t)limit.rlim_cur),
                  log_number("wants", (int64_t)wanted));
}

static serve_status listen_to(uv_loop_t *loop, const serve_options *o, const net_app *net,
                              net_server **out, char *wrong, size_t size)
{
    int error = 0;

    *out = net_listen(loop, o->address, o->port, net, &o->limits, &error);
    if (*out != NULL)
        return SERVE_FINE;
    snprintf(wrong, size, "%s:%d: %s.", o->address, o->port, uv_strerror(error));
    return error == UV_EADDRINUSE ? SERVE_PORT_USED : SERVE_NO_ADDRESS;
}

/* A store that several nodes can share is shared, if only with those that come later. */
static serve_status join_others(running *s, const serve_options *o, char *wrong, size_t size)
{
    const tt_store_kind *kind = tt_store_kind_for(o->store);
    char address[TT_NODE_ADDRESS_MAX], why[TT_STORE_WRONG_MAX];

    s->app.loop = &s->loop;
    if (kind->nodes == NULL)
        return SERVE_FINE;
    if (o->node != NULL)
        snprintf(address, sizeof address, "%s", o->node);
    else
        snprintf(address, sizeof address, strchr(o->address, ':') ? "[%s]:%d" : "%s:%d", o->address,
                 net_port(s->net));
    if (!line_can_reach(address)) {
        snprintf(wrong, size,
                 "%s is no address for other servers: name one with --node, such as 10.0.0.5:7777.",
                 address);
        net_stop(s->net);
        return SERVE_NO_ADDRESS;
    }
    s->app.nodes =
        nodes_open(s->app.house, kind, o->store, address, &s->loop, links_look, &s->app, why);
    if (s->app.nodes != NULL) {
        turns_open(&s->app);
        return SERVE_FINE;
    }
    snprintf(wrong, size, "%s", why);
    net_stop(s->net);
    return SERVE_NO_STORE;
}

static serve_status open_all(running *s, const serve_options *o, char *wrong, size_t size)
{
    char why[TT_STORE_WRONG_MAX];

    if (o->client != NULL) {
        s->app.client = files_open(o->client, wrong, size);
        if (s->app.client == NULL)
            return SERVE_NO_CLIENT;
    }
    s->app.page = o->page;
    s->app.house = house_open(tt_store_kind_for(o->store), o->store, &tell_ears, &s->loop, why);
    if (s->app.house == NULL) {
        snprintf(wrong, size, "%s", why);
        return SERVE_NO_STORE;
    }
    house_set_keep(s->app.house, (uint32_t)o->keep_finished * 1000);
    net_app net = app_for(&s->app);
    net.origins = o->origins;
    net.behind_a_proxy = o->behind_a_proxy;
    serve_status status = listen_to(&s->loop, o, &net, &s->net, wrong, size);
    if (status == SERVE_FINE) {
        s->app.stats = net_stats_of(s->net);
        status = join_others(s, o, wrong, size);
    }
    if (status != SERVE_FINE)
        house_stop(s->app.house);
    return status;
}

static void begin(running *s, const serve_owner *owner)
{
    s->owner = owner;
    s->app.started = time(NULL);
    watch_signals(s);
    log_event(LOG_INFO, "ready", 3, log_number("port", net_port(s->net)),
              log_number("tables", (int64_t)house_rooms(s->app.house)),
              log_number("client_files", s->app.client ? (int64_t)files_n(s->app.client) : 0));
    owner->ready(owner->self, net_port(s->net));
}

serve_status serve_run(const serve_options *o, const serve_owner *owner, char *wrong, size_t size)
{
    static running s;

    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a full disk, not the end */
    log_set_level(o->log);
    raise_file_limit(o->limits.conns);
    uv_loop_init(&s.loop);
    serve_status status = open_all(&s, o, wrong, size);
    if (status == SERVE_FINE)
        begin(&s, owner);
    uv_run(&s.loop, UV_RUN_DEFAULT);
    if (status == SERVE_FINE && !uv_is_closing((uv_handle_t *)&s.too_slow)) {
        uv_close((uv_handle_t *)&s.too_slow, NULL);
        uv_run(&s.loop, UV_RUN_DEFAULT);
    }
    if (s.net != NULL)
        net_free(s.net);
    if (s.app.nodes != NULL)
        nodes_free(s.app.nodes);
    if (s.app.house != NULL)
        house_free(s.app.house);
    files_free(s.app.client);
    uv_loop_close(&s.loop);
    if (status == SERVE_FINE)
        log_event(LOG_INFO, "stopped", 0);
    return status;
}

/* ==== Looking before ======================================================= */

serve_status serve_check_store(const serve_options *o, char *wrong, size_t size)
{
    const tt_store_kind *kind = tt_store_kind_for(o->store);
    tt_store look = {0};

    if (kind->look(&look, o->store) == TT_STORE_OK)
        return SERVE_FINE;
    snprintf(wrong, size, "%s", look.wrong);
    return SERVE_NO_STORE;
}

serve_status serve_check_client(const serve_options *o, char *wrong, size_t size)
{
    files *client = o->client == NULL ? NULL : files_open(o->client, wrong, size);

    if (o->client != NULL && client == NULL)
        return SERVE_NO_CLIENT;
    files_free(client);
    return SERVE_FINE;
}

static void no_request(void *self, net_conn *c, const net_request *r)
{
    (void)self;
    (void)c;
    (void)r;
}

/* Listens for a moment, and answers nobody. */
serve_status serve_check_port(const serve_options *o, char *wrong, size_t size)
{
    uv_loop_t loop;
    net_server *net;
    net_app nobody = {.request = no_request};

    uv_loop_init(&loop);
    serve_status status = listen_to(&loop, o, &nobody, &net, wrong, size);
    if (status == SERVE_FINE) {
        net_stop(net);
        uv_run(&loop, UV_RUN_DEFAULT);
        net_free(net);
    }
    uv_loop_close(&loop);
    return status;
}
