/* make bench, fifth part: the whole server under load, over the loopback.
 *
 * The server is a process of its own; this one is all its clients, by epoll.  At every table sit
 * two people who play Conspiracy with any moves, and somebody watches.  A move counts when it was
 * acknowledged and all three were told; a table that is over begins again.  Each table has an
 * address of its own, so that nobody comes near the limits of the server.
 *
 *     server TIDETABLE FOLDER [WHAT [TABLES]]    an empty folder on the disk that is measured
 *
 * WHAT is load, pace, postgres, memory, connections, start, or nothing for all of them; for
 * postgres $TIDETABLE_POSTGRES is the address of an empty database.  Beside each load stands what a
 * move costs in microseconds of the processors' time, the server's and the clients': on a machine
 * that others use, moves a second say more of them. */
#include "server/app.h"
#include "server/net/listen.h"
#include "server/tell.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    TABLES_MAX = 10000,
    SOCKETS = 4, /* of a table: two people, who watches, and requests */
    WATCHER = 2,
    REQUESTS = 3,
    BYTES_MAX = 1 << 16, /* of one message */
    CONNECTIONS = 18000,
    SOCKETS_AN_ADDRESS = 50,
    LATENCIES = 1 << 22
};

_Noreturn static void give_up(const char *why)
{
    fprintf(stderr, "bench/server: %s\n", why);
    exit(1);
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ==== The server =========================================================== */

typedef struct server {
    pid_t pid;
    int port;
    double started; /* seconds until it listened */
} server;

/* A store that keeps nothing: what the rest of the server can do. */
static tt_store_status keep_nothing(tt_store *store)
{
    (void)store;
    return TT_STORE_OK;
}

static tt_store_status open_nothing(tt_store *store, const char *where)
{
    (void)where;
    store->inside = store;
    return TT_STORE_OK;
}

static void close_nothing(tt_store *store)
{
    store->inside = NULL;
}

static tt_store_status put_nothing(tt_store *store, const char *id, const char *facts)
{
    (void)id;
    (void)facts;
    return keep_nothing(store);
}

static tt_store_status append_nothing(tt_store *store, const char *id, int64_t seq,
                                      const char *line)
{
    (void)seq;
    return put_nothing(store, id, line);
}

static tt_store_status close_no_table(tt_store *store, const char *id)
{
    return put_nothing(store, id, "");
}

static tt_store_status put_no_paper(tt_store *store, const char *key, const char *owner,
                                    const char *text)
{
    (void)owner;
    return put_nothing(store, key, text);
}

static tt_store_status no_tables(tt_store *store, tt_store_each_table each, void *to)
{
    (void)each;
    (void)to;
    return keep_nothing(store);
}

static const tt_store_kind NOTHING = {.name = "nothing",
                                      .open = open_nothing,
                                      .close = close_nothing,
                                      .begin = keep_nothing,
                                      .commit = keep_nothing,
                                      .rollback = keep_nothing,
                                      .put = put_nothing,
                                      .append = append_nothing,
                                      .close_table = close_no_table,
                                      .put_paper = put_no_paper,
                                      .change_paper = put_no_paper,
                                      .open_tables = no_tables};

_Noreturn static void serve_from_memory(int port_to)
{
    static uv_loop_t loop;
    static app a;
    char wrong[TT_STORE_WRONG_MAX], line[64];
    net_limits limits = net_usual_limits;
    int error = 0;

    limits.conns = 4 * TABLES_MAX;
    uv_loop_init(&loop);
    a.house = house_open(&NOTHING, "", &tell_ears, &loop, wrong);
    if (a.house == NULL)
        give_up(wrong);
    net_app n = app_for(&a);
    net_server *net = net_listen(&loop, "127.0.0.1", 0, &n, &limits, &error);
    if (net == NULL)
        give_up(uv_strerror(error));
    a.stats = net_stats_of(net);
    int n_bytes = snprintf(line, sizeof line, "http://127.0.0.1:%d\n", net_port(net));
    if (write(port_to, line, (size_t)n_bytes) < 0)
        give_up("nobody asks for the port");
    uv_run(&loop, UV_RUN_DEFAULT);
    exit(0);
}

_Noreturn static void serve(const char *program, const char *store, int port_to)
{
    if (program == NULL)
        serve_from_memory(port_to);
    dup2(port_to, STDOUT_FILENO);
    execl(program, program, "serve", "--port", "0", "--store", store, "--connections", "19000",
          (char *)NULL);
    give_up("the server cannot be started");
}

/* Without a program: one that keeps nothing. */
static server start_server(const char *program, const char *store)
{
    int ends[2];
    char line[1024];
    size_t n = 0;
    server s = {.started = now()};

    if (pipe(ends) != 0)
        give_up("no pipe");
    s.pid = fork();
    if (s.pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); /* it does not outlive its clients */
        close(ends[0]);
        serve(program, store, ends[1]);
    }
    close(ends[1]);
    do {
        ssize_t got = read(ends[0], line + n, sizeof line - 1 - n);
        if (got <= 0)
            give_up("the server does not start");
        n += (size_t)got;
        line[n] = '\0';
    } while (strchr(line, '\n') == NULL);
    const char *port = strstr(line, "http://127.0.0.1:");
    s.port = port == NULL ? 0 : atoi(port + 17);
    s.started = now() - s.started;
    return s;
}

static void kill_server(const server *s)
{
    kill(s->pid, SIGKILL);
    waitpid(s->pid, NULL, 0);
}

/* Bytes in memory. */
static double resident(const server *s)
{
    char path[64];
    long pages = 0;

    snprintf(path, sizeof path, "/proc/%d/statm", (int)s->pid);
    FILE *f = fopen(path, "r");
    if (f == NULL || fscanf(f, "%*d %ld", &pages) != 1)
        give_up("the server is gone");
    fclose(f);
    return (double)pages * (double)sysconf(_SC_PAGESIZE);
}

/* Seconds of processor time, of the server and of this process. */
static double spent(const server *s)
{
    char path[64];
    long user = 0, system = 0;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)s->pid);
    FILE *f = fopen(path, "r");
    if (f == NULL || fscanf(f, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld",
                            &user, &system) != 2)
        give_up("the server is gone");
    fclose(f);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double spent_here(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ==== Sockets ============================================================== */

typedef struct client {
    int fd;
    int table, number; /* which of the table's */
    char *in;          /* grows to the longest message */
    size_t in_n, in_room;
    bool is_open; /* a WebSocket that was upgraded */
} client;

static int poller;

static int connect_from(int port, uint32_t address)
{
    struct sockaddr_in from = {.sin_family = AF_INET}, to = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM, 0), on = 1;

    from.sin_addr.s_addr = htonl(0x7f000001u + address);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    to.sin_port = htons((uint16_t)port);
    setsockopt(fd, IPPROTO_IP, 24 /* IP_BIND_ADDRESS_NO_PORT */, &on, sizeof on);
    setsockopt(fd, IPPROTO_TCP, 1 /* TCP_NODELAY */, &on, sizeof on);
    if (fd < 0 || bind(fd, (struct sockaddr *)&from, sizeof from) != 0 ||
        connect(fd, (struct sockaddr *)&to, sizeof to) != 0)
        give_up(strerror(errno));
    return fd;
}

static void send_bytes(int fd, const char *bytes, size_t n)
{
    if (send(fd, bytes, n, MSG_NOSIGNAL) != (ssize_t)n)
        give_up("the server does not take what is sent");
}

static void upgrade(int fd)
{
    static const char REQUEST[] =
        "GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n";

    send_bytes(fd, REQUEST, sizeof REQUEST - 1);
}

/* A frame with a mask of zeros. */
static void say(const client *c, const char *text)
{
    uint8_t frame[8 + 512];
    size_t n = strlen(text), head = n < 126 ? 2 : 4;

    frame[0] = 0x81;
    frame[1] = (uint8_t)(0x80 | (n < 126 ? n : 126));
    frame[2] = (uint8_t)(n >> 8);
    frame[3] = (uint8_t)n;
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, n);
    send_bytes(c->fd, (const char *)frame, head + 4 + n);
}

static void listen_to(client *c)
{
    struct epoll_event e = {.events = EPOLLIN, .data.ptr = c};

    if (epoll_ctl(poller, EPOLL_CTL_ADD, c->fd, &e) != 0)
        give_up("epoll");
}

/* ==== Tables =============================================================== */

typedef struct bench_table {
    client c[SOCKETS];
    char id[32];
    int sat;       /* who sits; 3: everybody watches, and plays */
    unsigned told; /* a bit for each who has heard of the last move */
    int asked;     /* who has moves to choose from; -1: nobody yet */
    char move[64]; /* the one it has chosen */
    bool is_over, is_moving;
    double sent;
    int moves_n;
} bench_table;

static struct {
    server s;
    bench_table *tables;
    int tables_n;
    int games, games_max, moves_max; /* so many games, given up after so many moves; 0: no end */
    double rate;                     /* moves a second; 0: as many as can be */
    double start, measured;          /* when it began to count; 0: not yet */
    double server_spent, here_spent; /* of the processors' time, while it counts */
    uint64_t moves, sent;            /* while it counts */
    int ready[TABLES_MAX], ready_n;  /* tables that could move */
    uint64_t dice;
} b;

static float *latency; /* milliseconds */

static uint64_t roll(void)
{
    return b.dice = b.dice * 6364136223846793005u + 1442695040888963407u, b.dice >> 33;
}

static void request(bench_table *t, const char *path, const char *body, int key)
{
    char text[1024];
    int n = snprintf(text, sizeof text,
                     "POST %s HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer key%d.%030d\r\n"
                     "Content-Length: %zu\r\n\r\n%s",
                     path, key, (int)(t - b.tables), strlen(body), body);

    send_bytes(t->c[REQUESTS].fd, text, (size_t)n);
}

static void new_game(bench_table *t)
{
    t->sat = 0;
    t->told = 0;
    t->asked = -1;
    t->is_over = t->is_moving = false;
    t->moves_n = 0;
    b.games++;
    request(t, "/api/tables", "{\"game\":\"conspiracy\",\"players\":2}", 0);
}

static void sit(bench_table *t)
{
    char path[64];

    snprintf(path, sizeof path, "/api/tables/%s/sit", t->id);
    request(t, path, "{\"name\":\"Anna\",\"nonce\":\"000102030405060708090a0b0c0d0e0f\"}", t->sat);
}

static void watch_all(bench_table *t)
{
    char text[256];

    for (int i = 0; i < REQUESTS; i++) {
        snprintf(text, sizeof text, "{\"type\":\"watch\",\"table\":\"%s\",\"key\":\"key%d.%030d\"}",
                 t->id, i, (int)(t - b.tables));
        say(&t->c[i], text);
    }
}

static void answered(bench_table *t, const char *body)
{
    const char *id = strstr(body, "\"table\":\"");

    if (id == NULL)
        give_up(body);
    if (t->sat == 0) {
        snprintf(t->id, sizeof t->id, "%.*s", (int)strcspn(id + 9, "\""), id + 9);
    }
    if (t->sat < 2) {
        sit(t);
        t->sat++;
    } else {
        t->sat = 3;
        watch_all(t);
    }
}

static void move_now(bench_table *t)
{
    char text[256];

    snprintf(text, sizeof text, "{\"type\":\"move\",\"action\":\"%08x%08x\",\"move\":\"%s\"}",
             (unsigned)roll() | 1, (unsigned)roll(), t->move);
    t->told = 0;
    t->is_moving = true;
    t->sent = now();
    b.sent++;
    say(&t->c[t->asked], text);
    t->asked = -1;
}

/* All three know where the game stands, and somebody has a move. */
static void is_ready(bench_table *t)
{
    if (t->is_moving) {
        if (b.measured > 0 && b.moves < LATENCIES)
            latency[b.moves] = (float)((now() - t->sent) * 1e3);
        b.moves += b.measured > 0;
        t->moves_n++;
        t->is_moving = false;
    }
    if (t->is_over || (b.moves_max > 0 && t->moves_n >= b.moves_max)) {
        if (b.games_max == 0 || b.games < b.games_max)
            new_game(t);
        else
            t->sat = 4; /* nothing more here */
    } else if (t->asked >= 0 && b.rate == 0) {
        move_now(t);
    } else if (t->asked >= 0) {
        b.ready[b.ready_n++] = (int)(t - b.tables);
    }
}

/* Any of the moves it is offered. */
static void choose(bench_table *t, int who, const char *moves)
{
    const char *end = strchr(moves, ']'), *chosen = NULL;
    int n = 0;

    for (const char *at = strchr(moves, '"'); at != NULL && at < end; n++) {
        const char *close = strchr(at + 1, '"');
        if (roll() % (uint64_t)(n + 1) == 0)
            chosen = at + 1;
        at = strchr(close + 1, '"');
    }
    if (chosen == NULL)
        return;
    snprintf(t->move, sizeof t->move, "%.*s", (int)strcspn(chosen, "\""), chosen);
    t->asked = who;
}

/* Is in the text here, which then stands behind it. */
static bool is_next(const char **text, const char *words)
{
    size_t n = strlen(words);

    if (strncmp(*text, words, n) != 0)
        return false;
    *text += n;
    return true;
}

/* {"type":"table","table":ID, ... "begun":true,"over":false,"actor":0, ... "moves":[...] ...}
 * Who has read so far knows whether there are moves for it further on. */
static void heard(bench_table *t, int who, const char *text)
{
    if (is_next(&text, "{\"type\":\"error\""))
        give_up(text);
    if (t->sat != 3 || !is_next(&text, "{\"type\":\"table\",\"table\":\"") ||
        !is_next(&text, t->id) || (text = strstr(text, "\"begun\":")) == NULL ||
        !is_next(&text, "\"begun\":true,\"over\":"))
        return;
    if (is_next(&text, "true"))
        t->is_over = true;
    else if (!is_next(&text, "false,\"actor\":"))
        give_up(text);
    else if (*text == '0' + who && (text = strstr(text, "\"moves\":[")) != NULL)
        choose(t, who, text + 9);
    t->told |= 1u << who;
    if (t->told == 7)
        is_ready(t);
}

/* ==== Bytes ================================================================ */

/* The length of the reply at the start of what has come, 0 if it is not whole. */
static size_t whole_reply(const client *c, const char **body)
{
    const char *end = strstr(c->in, "\r\n\r\n");
    const char *length = end == NULL ? NULL : strstr(c->in, "Content-Length: ");
    size_t n = length == NULL || length > end ? 0 : (size_t)atoi(length + 16);

    if (end == NULL || (size_t)(end + 4 - c->in) + n > c->in_n)
        return 0;
    *body = end + 4;
    return (size_t)(end + 4 - c->in) + n;
}

/* The frame at the start of so many bytes: how long it is, 0 if it is not whole, and where its text
 * begins. */
static size_t whole_frame(const char *bytes, size_t n, size_t *text)
{
    const uint8_t *f = (const uint8_t *)bytes;
    size_t length;

    if (n < 4)
        return 0;
    if (f[1] == 127)
        give_up("a message is too long");
    *text = f[1] < 126 ? 2 : 4;
    length = *text + (f[1] < 126 ? f[1] : (size_t)f[2] << 8 | f[3]);
    return n < length ? 0 : length;
}

static size_t read_reply(client *c)
{
    const char *body = NULL;
    size_t n = whole_reply(c, &body);

    if (n == 0)
        return 0;
    if (strncmp(c->in, "HTTP/1.1 101", 12) == 0)
        c->is_open = true;
    else if (strncmp(c->in, "HTTP/1.1 200", 12) != 0)
        give_up(c->in);
    else
        answered(&b.tables[c->table], body);
    return n;
}

/* There is room for one byte more.  Returns how many were read. */
static size_t read_frames(const client *c, char *bytes, size_t n)
{
    size_t at = 0, length, text = 0;

    while ((length = whole_frame(bytes + at, n - at, &text)) > 0) {
        char *end = bytes + at + length, after = *end;
        *end = '\0';
        if ((bytes[at] & 15) == 8)
            give_up("the server closes a socket");
        if (c->table >= 0 && (bytes[at] & 15) == 1)
            heard(&b.tables[c->table], c->number, bytes + at + text);
        *end = after;
        at += length;
    }
    return at;
}

/* What cannot be read yet is kept. */
static void keep(client *c, const char *bytes, size_t n)
{
    if (c->in_n + n + 1 > c->in_room) {
        c->in_room = c->in_n + n + 1;
        c->in = realloc(c->in, c->in_room);
        if (c->in == NULL)
            give_up("no memory");
    }
    memcpy(c->in + c->in_n, bytes, n);
    c->in_n += n;
    c->in[c->in_n] = '\0';
}

static void forget(client *c, size_t n)
{
    memmove(c->in, c->in + n, c->in_n - n);
    c->in_n -= n;
}

static void receive(client *c)
{
    static char bytes[4 * BYTES_MAX + 1];
    ssize_t got = recv(c->fd, bytes, sizeof bytes - 1, 0);
    size_t n;

    if (got <= 0)
        give_up("a socket has ended");
    if (c->is_open && c->in_n == 0) { /* as almost always */
        n = read_frames(c, bytes, (size_t)got);
        if (n < (size_t)got)
            keep(c, bytes + n, (size_t)got - n);
        return;
    }
    keep(c, bytes, (size_t)got);
    while (!c->is_open && c->in_n > 0 && (n = read_reply(c)) > 0)
        forget(c, n);
    if (c->is_open)
        forget(c, read_frames(c, c->in, c->in_n));
}

/* ==== Playing ============================================================== */

static void open_tables(int n)
{
    b.tables_n = n;
    b.tables = calloc((size_t)n, sizeof *b.tables);
    if (b.tables == NULL)
        give_up("no memory");
    for (int i = 0; i < n; i++)
        for (int k = 0; k < SOCKETS; k++) {
            client *c = &b.tables[i].c[k];
            *c = (client){.fd = connect_from(b.s.port, (uint32_t)i), .table = i, .number = k};
            listen_to(c);
            if (k != REQUESTS)
                upgrade(c->fd);
        }
}

static void close_tables(void)
{
    for (int i = 0; i < b.tables_n; i++)
        for (int k = 0; k < SOCKETS; k++) {
            close(b.tables[i].c[k].fd);
            free(b.tables[i].c[k].in);
        }
    free(b.tables);
    b.tables_n = 0;
}

static void pace(void)
{
    uint64_t due = (uint64_t)((now() - b.start) * b.rate);

    while (b.ready_n > 0 && b.sent < due) {
        int i = (int)(roll() % (uint64_t)b.ready_n), chosen = b.ready[i];
        b.ready[i] = b.ready[--b.ready_n];
        move_now(&b.tables[chosen]);
    }
}

static void turn(void)
{
    struct epoll_event events[512];
    int n = epoll_wait(poller, events, 512, b.rate > 0 ? 1 : 100);

    for (int i = 0; i < n; i++)
        receive(events[i].data.ptr);
    if (b.rate > 0)
        pace();
}

static bool is_done(void)
{
    for (int i = 0; i < b.tables_n; i++)
        if (b.tables[i].sat != 4)
            return false;
    return true;
}

/* So many tables, started a few at a time, played for so long. */
static void play(int tables, double warm_up, double seconds)
{
    int started = 0;
    double end = 0;

    b.measured = 0;
    b.ready_n = 0;
    b.moves = b.sent = 0;
    open_tables(tables);
    b.start = now();
    while (end == 0 || now() < end) {
        for (int i = 0; i < 20 && started < tables; i++)
            new_game(&b.tables[started++]);
        turn();
        if (b.games_max > 0 && started == tables && is_done())
            break;
        if (end == 0 && started == tables && b.measured == 0 && now() - b.start > warm_up) {
            b.measured = now();
            b.server_spent = spent(&b.s);
            b.here_spent = spent_here();
            b.moves = b.sent = 0;
            b.start = b.measured;
            if (b.games_max == 0)
                end = b.measured + seconds;
        }
    }
    b.measured = now() - b.measured;
    b.server_spent = spent(&b.s) - b.server_spent;
    b.here_spent = spent_here() - b.here_spent;
}

static int by_size(const void *x, const void *y)
{
    float p = *(const float *)x, q = *(const float *)y;

    return (p > q) - (p < q);
}

static double percentile(double p)
{
    size_t n = b.moves < LATENCIES ? (size_t)b.moves : LATENCIES;

    return n == 0 ? 0 : latency[(size_t)(p * (double)(n - 1))];
}

static void measure_load(const char *name, const char *program, const char *store, int tables,
                         double rate)
{
    b.rate = rate;
    b.games_max = b.moves_max = 0;
    b.s = start_server(program, store);
    play(tables, 8, 10);
    size_t n = b.moves < LATENCIES ? (size_t)b.moves : LATENCIES;
    qsort(latency, n, sizeof *latency, by_size);
    printf("%-10s %6d %8.0f %10.0f %9.2f %9.2f %9.2f %10.1f %10.1f\n", name, tables, rate,
           (double)b.moves / b.measured, percentile(0.5), percentile(0.99), percentile(0.999),
           b.server_spent * 1e6 / (double)b.moves, b.here_spent * 1e6 / (double)b.moves);
    fflush(stdout);
    close_tables();
    kill_server(&b.s);
}

/* ==== What is held ========================================================= */

static void measure_connections(const char *program, const char *store)
{
    static client held[CONNECTIONS];
    int open = 0;

    b.rate = 0;
    b.s = start_server(program, store);
    double before = resident(&b.s), start = now();
    for (int i = 0; i < CONNECTIONS; i++) {
        held[i] =
            (client){.fd = connect_from(b.s.port, (uint32_t)(i / SOCKETS_AN_ADDRESS)), .table = -1};
        listen_to(&held[i]);
        upgrade(held[i].fd);
        if (i % 100 == 0)
            turn();
    }
    while (open < CONNECTIONS && now() - start < 60) {
        turn();
        open = 0;
        for (int i = 0; i < CONNECTIONS; i++)
            open += held[i].is_open;
    }
    printf("%d WebSockets open after %.1f s, %.1f KiB of the server's memory each\n", open,
           now() - start, (resident(&b.s) - before) / 1024 / open);
    for (int i = 0; i < CONNECTIONS; i++) {
        close(held[i].fd);
        free(held[i].in);
    }
    kill_server(&b.s);
}

/* Ten thousand games that were begun; then the server is killed and has to know them again. */
static void measure_start(const char *program, const char *store)
{
    enum { GAMES = 10000, PLAYED = 20 };

    b.rate = 0;
    b.games = 0;
    b.games_max = GAMES;
    b.moves_max = PLAYED;
    b.s = start_server(program, store);
    double before = resident(&b.s);
    play(1000, 0, 0);
    close_tables();
    printf("%d games of %d moves: %.1f KiB of the server's memory each\n", b.games, PLAYED,
           (resident(&b.s) - before) / 1024 / b.games);
    kill_server(&b.s);
    b.s = start_server(program, store);
    printf(
        "killed, and listening again after %.2f s (%.2f s of the processor's), with %.1f KiB for "
        "each game\n",
        b.s.started, spent(&b.s), resident(&b.s) / 1024 / b.games);
    kill_server(&b.s);
}

static bool wanted(const char *what, const char *name)
{
    return what == NULL || strcmp(what, name) == 0;
}

int main(int argc, char *argv[])
{
    struct rlimit most;
    const char *what = argc > 3 ? argv[3] : NULL;
    int tables = argc > 4 ? atoi(argv[4]) : 1000;
    char store[PATH_MAX];
    static const struct {
        const char *what, *name;
        double rate;
    } LOADS[] = {{"load", "sqlite", 0},       {"pace", "sqlite", 5000},
                 {"postgres", "postgres", 0}, {"postgres", "postgres", 5000},
                 {"memory", "memory", 0},     {"memory", "memory", 5000}};
    const char *database = getenv("TIDETABLE_POSTGRES");

    if (argc < 3)
        give_up("name the program, and an empty folder on the disk to be measured");
    if (tables < 1 || tables > TABLES_MAX)
        give_up("from 1 to 10000 tables");
    getrlimit(RLIMIT_NOFILE, &most);
    most.rlim_cur = most.rlim_max;
    setrlimit(RLIMIT_NOFILE, &most);
    poller = epoll_create1(EPOLL_CLOEXEC);
    latency = malloc(LATENCIES * sizeof *latency);
    b.dice = 1;
    if (poller < 0 || latency == NULL)
        give_up("no memory");
    printf("%-10s %6s %8s %10s %9s %9s %9s %10s %10s\n", "store", "tables", "wanted/s", "moves/s",
           "p50 ms", "p99 ms", "p99.9 ms", "server us", "clients us");
    for (size_t i = 0; i < sizeof LOADS / sizeof *LOADS; i++) {
        bool is_postgres = strcmp(LOADS[i].name, "postgres") == 0;
        bool is_memory = strcmp(LOADS[i].name, "memory") == 0;
        snprintf(store, sizeof store, "%s/load-%zu.db", argv[2], i);
        if (wanted(what, LOADS[i].what) && (!is_postgres || database != NULL))
            measure_load(LOADS[i].name, is_memory ? NULL : argv[1], is_postgres ? database : store,
                         tables, LOADS[i].rate);
    }
    snprintf(store, sizeof store, "%s/connections.db", argv[2]);
    if (wanted(what, "connections"))
        measure_connections(argv[1], store);
    snprintf(store, sizeof store, "%s/start.db", argv[2]);
    if (wanted(what, "start"))
        measure_start(argv[1], store);
    return 0;
}
