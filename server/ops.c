/* Health, figures and files. */
#include "server/ops.h"

#include "server/api.h"
#include "server/tell.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

/* ==== Figures, as Prometheus reads them ==================================== */

static void put_type(tt_text *out, const char *name, const char *kind)
{
    tt_put(out, "# TYPE ");
    tt_put(out, name);
    tt_put_char(out, ' ');
    tt_put(out, kind);
    tt_put_char(out, '\n');
}

static void put_value(tt_text *out, const char *name, uint64_t value)
{
    tt_put(out, name);
    tt_put_char(out, ' ');
    tt_put_number(out, (int64_t)value);
    tt_put_char(out, '\n');
}

static void put_metric(tt_text *out, const char *name, const char *kind, uint64_t value)
{
    put_type(out, name, kind);
    put_value(out, name, value);
}

/* Seconds, of microseconds. */
static void put_seconds(tt_text *out, const char *name, uint64_t us)
{
    char line[128];

    snprintf(line, sizeof line, "%s %llu.%06llu\n", name, (unsigned long long)(us / 1000000),
             (unsigned long long)(us % 1000000));
    tt_put(out, line);
}

static void put_net(tt_text *out, const net_stats *s)
{
    put_metric(out, "tidetable_connections", "gauge", s->open);
    put_metric(out, "tidetable_websockets", "gauge", s->ws_open);
    put_metric(out, "tidetable_connections_total", "counter", s->accepted);
    put_metric(out, "tidetable_connections_refused_total", "counter",
               s->refused_full + s->refused_peer);
    put_metric(out, "tidetable_requests_total", "counter", s->requests);
    put_metric(out, "tidetable_messages_received_total", "counter", s->messages_in);
    put_metric(out, "tidetable_messages_sent_total", "counter", s->messages_out);
    put_metric(out, "tidetable_bytes_received_total", "counter", s->bytes_in);
    put_metric(out, "tidetable_bytes_sent_total", "counter", s->bytes_out);
    put_metric(out, "tidetable_rate_limited_total", "counter", s->limited);
    put_metric(out, "tidetable_slow_readers_dropped_total", "counter", s->dropped_slow);
}

static void put_house(tt_text *out, const house *h)
{
    house_figures n = house_count(h);

    put_metric(out, "tidetable_tables", "gauge", house_rooms(h));
    put_type(out, "tidetable_tables_by_state", "gauge");
    put_value(out, "tidetable_tables_by_state{state=\"waiting\"}", n.waiting);
    put_value(out, "tidetable_tables_by_state{state=\"playing\"}", n.playing);
    put_value(out, "tidetable_tables_by_state{state=\"over\"}", n.over);
    put_metric(out, "tidetable_bots_thinking", "gauge", n.thinking);
    put_metric(out, "tidetable_moves_total", "counter", n.moves);
    put_metric(out, "tidetable_store_works", "gauge", house_trouble(h) == NULL);
    put_metric(out, "tidetable_journal_waiting", "gauge", n.journal.waiting);
    put_metric(out, "tidetable_commits_failed_total", "counter", n.journal.failures);
    put_type(out, "tidetable_commit_seconds", "summary");
    put_seconds(out, "tidetable_commit_seconds_sum", n.journal.writing_us);
    put_value(out, "tidetable_commit_seconds_count", n.journal.commits + n.journal.failures);
}

/* The usual names, which dashboards know. */
static void put_process(tt_text *out, const app *a)
{
    struct rusage used;
    size_t memory = 0;

    getrusage(RUSAGE_SELF, &used);
    uv_resident_set_memory(&memory);
    put_metric(out, "process_resident_memory_bytes", "gauge", memory);
    put_metric(out, "process_start_time_seconds", "gauge", (uint64_t)a->started);
    put_type(out, "process_cpu_seconds_total", "counter");
    put_seconds(out, "process_cpu_seconds_total",
                (uint64_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 +
                    (uint64_t)(used.ru_utime.tv_usec + used.ru_stime.tv_usec));
}

void show_metrics(call *c)
{
    const app *a = c->app;
    char bytes[8192];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    put_net(&out, a->stats);
    put_house(&out, a->house);
    put_process(&out, a);
    TT_ASSERT(!out.full);
    net_reply reply = {.status = 200,
                       .type = "text/plain; version=0.0.4",
                       .headers = "Cache-Control: no-store\r\n",
                       .body = out.at,
                       .body_n = out.n};
    net_answer(c->who->conn, &reply);
}

/* ==== Health =============================================================== */

void show_health(call *c)
{
    tt_text out = {.at = (char[]){"{}"}, .n = 2};

    tell_reply(c->who, 200, &out);
}

/* Whether somebody new should be sent here. */
void show_readiness(call *c)
{
    const char *trouble = c->app->is_draining ? "draining" : house_trouble(c->app->house);

    if (trouble != NULL)
        tell_word(c->who, 503, trouble);
    else
        show_health(c);
}

/* ==== The client =========================================================== */

/* Without a client the first page says how to build one. */
static bool show_page(const app *a, visitor *v, const net_request *q)
{
    net_reply reply = {.status = 200,
                       .type = "text/html; charset=utf-8",
                       .headers = "Cache-Control: no-store\r\n",
                       .body = a->page,
                       .body_n = a->page == NULL ? 0 : strlen(a->page)};

    if (a->page == NULL || strcmp(q->path, "/") != 0)
        return false;
    if (strcmp(q->method, "GET") != 0 && strcmp(q->method, "HEAD") != 0)
        reply = (net_reply){.status = 405, .headers = "Allow: GET, HEAD\r\n"};
    net_answer(v->conn, &reply);
    return true;
}

bool ops_page(app *a, visitor *v, const net_request *q)
{
    if (a->client != NULL)
        return files_answer(a->client, v->conn, q);
    return show_page(a, v, q);
}
