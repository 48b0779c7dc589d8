/* The server: loop, signals, files. */
#include "server/serve.h"

#include "server/app.h"
#include "server/net/listen.h"
#include "server/tell.h"

#include <signal.h>
#include <stdio.h>

typedef struct running {
    uv_loop_t loop;
    uv_signal_t on_int, on_term;
    app app;
    net_server *net;
} running;

/* Nobody new; what is on its way to the disk arrives there and is told; then everybody goes. */
static void drain(uv_signal_t *signal, int number)
{
    running *s = signal->data;

    (void)number;
    if (uv_is_closing((uv_handle_t *)&s->on_int))
        return;
    uv_close((uv_handle_t *)&s->on_int, NULL);
    uv_close((uv_handle_t *)&s->on_term, NULL);
    house_stop(s->app.house);
    net_stop(s->net);
}

static void watch_signals(running *s)
{
    uv_signal_init(&s->loop, &s->on_int);
    uv_signal_init(&s->loop, &s->on_term);
    s->on_int.data = s->on_term.data = s;
    uv_signal_start(&s->on_int, drain, SIGINT);
    uv_signal_start(&s->on_term, drain, SIGTERM);
}

static bool open_all(running *s, const serve_options *o, char *wrong, size_t size)
{
    char why[TT_STORE_WRONG_MAX];
    int error = 0;

    s->app.house = house_open(&tt_sqlite, o->store, &tell_ears, &s->loop, why);
    if (s->app.house == NULL) {
        snprintf(wrong, size, "%s", why);
        return false;
    }
    net_app net = app_for(&s->app);
    s->net = net_listen(&s->loop, o->address, o->port, &net, NULL, &error);
    if (s->net != NULL) {
        s->app.stats = net_stats_of(s->net);
        return true;
    }
    snprintf(wrong, size, "%s:%d: %s", o->address, o->port, uv_strerror(error));
    house_stop(s->app.house);
    return false;
}

bool serve_run(const serve_options *o, serve_ready ready, void *to, char *wrong, size_t size)
{
    static running s;

    signal(SIGPIPE, SIG_IGN);
    uv_loop_init(&s.loop);
    bool fine = open_all(&s, o, wrong, size);
    if (fine) {
        watch_signals(&s);
        ready(to, net_port(s.net));
    }
    uv_run(&s.loop, UV_RUN_DEFAULT);
    if (s.net != NULL)
        net_free(s.net);
    if (s.app.house != NULL)
        house_free(s.app.house);
    uv_loop_close(&s.loop);
    return fine;
}
