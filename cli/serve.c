/* tidetable serve: the game server. */
#include "server/serve.h"

#include "cli/commands.h"
#include "cli/config.h"
#include "cli/file.h"
#include "cli/store.h"
#include "cli/term.h"
#include "store/store.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { USUAL_PORT = 7777, USUAL_KEEP = 3600, PAGE_BYTES = 8192 };

static const cli_usage USAGE = {"serve",
                                OPT_PORT | OPT_LISTEN | OPT_STORE | OPT_CLIENT | OPT_ORIGINS |
                                    OPT_NODE | OPT_BEHIND_PROXY | OPT_LOG | OPT_CONNECTIONS |
                                    OPT_PER_ADDRESS | OPT_KEEP_FINISHED | OPT_CONFIG |
                                    OPT_CHECK_CONFIG,
                                0, NULL};

/* What the server is started with, and again and again at SIGHUP. */
typedef struct command {
    cli_options line; /* what the command line has said */
    cli_options o;    /* with what the file says */
    char *config;     /* the file's text at the start, to which the server has pointers; or NULL */
    char *again;      /* and the last time it was read again */
    bool has_client;
    char store[PATH_MAX], client[PATH_MAX], page[PAGE_BYTES], host[300];
} command;

/* ==== What is wanted ======================================================= */

/* "web" beside the program where it was built, or where `make install` puts it. */
static const char *usual_client(char path[PATH_MAX])
{
    static const char *const PLACES[] = {"web", "../share/tidetable/web"};
    char own[PATH_MAX], index[PATH_MAX + 16];
    ssize_t n = readlink("/proc/self/exe", own, sizeof own - 1);

    own[n < 0 ? 0 : n] = '\0';
    char *slash = strrchr(own, '/');
    for (size_t i = 0; slash != NULL && i < sizeof PLACES / sizeof *PLACES; i++) {
        slash[1] = '\0';
        if (snprintf(path, PATH_MAX, "%s%s", own, PLACES[i]) >= PATH_MAX)
            continue;
        snprintf(index, sizeof index, "%s/index.html", path);
        if (access(index, R_OK) == 0)
            return path;
    }
    return NULL;
}

/* What a browser sees where there is no client: how to build one, in every language. */
static void make_page(char bytes[PAGE_BYTES])
{
    tt_text out = tt_text_in(bytes, PAGE_BYTES);

    tt_put(&out, "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                 "<meta name=\"viewport\" content=\"width=device-width\">"
                 "<title>Tidetable</title></head>\n<body><h1>Tidetable</h1>\n");
    for (int i = 0; i < tt_lang_count(); i++) {
        tt_put(&out, "<p lang=\"");
        tt_put(&out, tt_lang_name(tt_lang_at(i)));
        tt_put(&out, "\">");
        tt_say(tt_lang_at(i), &out, "cli.serve.no_client", NULL, 0);
        tt_put(&out, "</p>\n");
    }
    tt_put(&out, "</body></html>\n");
    TT_ASSERT(!out.full);
}

/* All that was not said is as usual; 0, or an exit code after saying why. */
static int settle(command *k, serve_options *s)
{
    const cli_options *o = &k->o;
    int code = 0;

    *s = (serve_options){.address = o->listen != NULL ? o->listen : "127.0.0.1",
                         .port = o->given & OPT_PORT ? o->port : USUAL_PORT,
                         .client = o->client != NULL ? o->client : usual_client(k->client),
                         .page = k->page,
                         .origins = o->origins,
                         .node = o->node,
                         .behind_a_proxy = o->behind_proxy,
                         .limits = net_usual_limits,
                         .keep_finished =
                             o->given & OPT_KEEP_FINISHED ? o->keep_finished : USUAL_KEEP,
                         .log = LOG_WARN};
    if (o->log != NULL)
        log_level_named(o->log, &s->log);
    if (o->given & OPT_CONNECTIONS)
        s->limits.conns = (uint32_t)o->connections;
    if (o->given & OPT_PER_ADDRESS)
        s->limits.conns_a_peer = (uint32_t)o->per_address;
    s->store = cli_store(o, k->store, &code);
    return code;
}

static int read_all(command *k, serve_options *s)
{
    char **text = k->config == NULL ? &k->config : &k->again;
    int code = 0;

    free(k->again);
    k->again = NULL;
    k->o = k->line;
    if (k->o.config != NULL)
        code = cli_read_config(&k->o, &USAGE, k->o.config, text);
    return code == 0 ? settle(k, s) : code;
}

/* ==== Saying it ============================================================ */

/* The address as a browser takes it. */
static const char *host_of(command *k, const char *address)
{
    bool is_any = strcmp(address, "0.0.0.0") == 0 || strcmp(address, "::") == 0;

    snprintf(k->host, sizeof k->host, strchr(address, ':') != NULL && !is_any ? "[%s]" : "%s",
             is_any ? "localhost" : address);
    return k->host;
}

static int fail(command *k, const serve_options *s, serve_status status, const char *wrong)
{
    switch (status) {
    case SERVE_FINE:
        return 0;
    case SERVE_PORT_USED:
        return cli_fail(CLI_FAILED, "cli.error.port_used", 2, cli_number("a", s->port),
                        cli_text("b", host_of(k, s->address)));
    case SERVE_NO_CLIENT:
        return cli_fail(CLI_FAILED, "cli.error.client", 1, cli_text("a", wrong));
    default:
        return cli_fail(CLI_FAILED, "cli.error.serve", 1, cli_text("a", wrong));
    }
}

static void print_settings(const serve_options *s)
{
    char store[PATH_MAX];

    tt_store_show(s->store, store, sizeof store);
    printf("listen = %s\nport = %d\nstore = %s\n", s->address, s->port, store);
    if (s->node != NULL)
        printf("node = %s\n", s->node);
    if (s->client != NULL)
        printf("client = %s\n", s->client);
    if (s->origins != NULL)
        printf("origins = %s\n", s->origins);
    printf("behind-proxy = %s\nlog = %s\nconnections = %u\nper-address = %u\n"
           "keep-finished = %d\n",
           s->behind_a_proxy ? "yes" : "no", log_level_name(s->log), s->limits.conns,
           s->limits.conns_a_peer, s->keep_finished);
}

/* Prints what would be used, as a configuration file, and whether it works. */
static int check(command *k, const serve_options *s)
{
    static const struct {
        serve_status (*look)(const serve_options *o, char *wrong, size_t size);
        const char *fine;
    } PARTS[] = {{serve_check_store, "cli.check.store"},
                 {serve_check_client, "cli.check.client"},
                 {serve_check_port, "cli.check.port"}};
    char wrong[1024];
    int code = 0;

    print_settings(s);
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        serve_status status = PARTS[i].look(s, wrong, sizeof wrong);
        bool no_client = PARTS[i].look == serve_check_client && s->client == NULL;
        if (status != SERVE_FINE) {
            code = fail(k, s, status, wrong);
            continue;
        }
        fputs("# ", stdout);
        cli_say(stdout, no_client ? "cli.check.no_client" : PARTS[i].fine, 0);
    }
    return code;
}

/* ==== Serving ============================================================== */

static void say_ready(void *self, int port)
{
    command *k = self;

    cli_say(stdout, "cli.serve.ready", 2, cli_text("a", k->host), cli_number("b", port));
    if (!k->has_client)
        cli_say(stdout, "cli.check.no_client", 0);
    fflush(stdout);
}

static bool read_again(void *self, serve_options *s)
{
    return read_all(self, s) == 0;
}

int cmd_serve(int argc, char **argv)
{
    static command k;
    char wrong[1024];
    serve_options s;
    int code;

    if (!cli_parse(&k.line, &USAGE, argc, argv, &code))
        return code;
    make_page(k.page);
    code = read_all(&k, &s);
    if (code == 0 && k.line.given & OPT_CHECK_CONFIG) {
        code = check(&k, &s);
    } else if (code == 0) {
        serve_owner owner = {say_ready, read_again, &k};
        host_of(&k, s.address);
        k.has_client = s.client != NULL;
        code = fail(&k, &s, serve_run(&s, &owner, wrong, sizeof wrong), wrong);
    }
    free(k.config);
    free(k.again);
    return code;
}
