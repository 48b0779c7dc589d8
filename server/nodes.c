/* This node among others. */
#include "server/nodes.h"

#include "server/log.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TICK_MS = 500,    /* between two renewals */
    CLAIMED_MAX = 64, /* tables at a time */
    NODES_MAX = 64,   /* that are known by address */
    EVERYBODYS = -1   /* a closed table, which nobody writes to */
};

/* What the thread tells the loop, in order. */
typedef enum news_kind {
    NEWS_JOINED,
    NEWS_LOST,
    NEWS_TABLE,
    NEWS_LIVING,
    NEWS_FOUND,
    NEWS_HEALTH
} news_kind;

typedef struct member {
    int64_t node;
    char address[TT_NODE_ADDRESS_MAX];
} member;

typedef struct news {
    struct news *next;
    news_kind kind;
    int64_t node; /* that joined, or whose the table is; 0: nobody's */
    char table[TABLE_ID_BYTES];
    char *text; /* the facts and lines of a table, each with its zero; or what is wrong */
    size_t text_n;
    member *members; /* that live */
    int members_n;
    bool is_missing; /* a table that was looked for */
    tt_store_status health;
    nodes_found found;
    void *to;
} news;

/* A row of them. */
typedef struct row {
    news *first, **end;
} row;

struct nodes {
    house *house;
    const tt_store_kind *kind;
    char *where, address[TT_NODE_ADDRESS_MAX];
    uv_async_t told; /* there are news */
    nodes_counted counted;
    void *to;

    /* the thread's */
    tt_store store;
    uint64_t steady_since;  /* since then every renewal was in time; 0: the last one was not */
    tt_store_status health; /* that the loop was told of */

    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool is_stopping;
    row asked, news;

    /* the loop's */
    int64_t me;
    member members[NODES_MAX];
    int members_n;
    bool has_stopped;
};

static uint64_t milliseconds(void)
{
    return uv_hrtime() / 1000000;
}

static void add_to(row *r, news *n)
{
    n->next = NULL;
    *(r->first == NULL ? &r->first : r->end) = n;
    r->end = &n->next;
}

static news *take_all(nodes *n, row *r)
{
    pthread_mutex_lock(&n->lock);
    news *all = r->first;
    r->first = NULL;
    pthread_mutex_unlock(&n->lock);
    return all;
}

static news *new_news(news_kind kind)
{
    news *one = calloc(1, sizeof *one);

    if (one == NULL)
        abort(); /* better than a table that nobody has */
    one->kind = kind;
    return one;
}

static void free_news(news *one)
{
    free(one->text);
    free(one->members);
    free(one);
}

/* ==== The thread =========================================================== */

static void tell(nodes *n, news *one)
{
    pthread_mutex_lock(&n->lock);
    add_to(&n->news, one);
    pthread_mutex_unlock(&n->lock);
    uv_async_send(&n->told);
}

static bool add_line(void *to, int64_t seq, const char *line)
{
    news *one = to;
    size_t size = strlen(line) + 1;
    char *more = realloc(one->text, one->text_n + size);

    (void)seq;
    if (more == NULL)
        abort();
    memcpy(more + one->text_n, line, size);
    one->text = more;
    one->text_n += size;
    return true;
}

typedef struct claimed {
    char id[CLAIMED_MAX][TABLE_ID_BYTES];
    int n;
} claimed;

static bool add_claimed(void *to, const char *id)
{
    claimed *all = to;

    if (strlen(id) < TABLE_ID_BYTES)
        snprintf(all->id[all->n++], TABLE_ID_BYTES, "%s", id);
    return all->n < CLAIMED_MAX;
}

static tt_store_status read_table(nodes *n, const char *id, news *one)
{
    char facts[TT_STORE_TEXT_MAX + 1];
    tt_store_status status = n->kind->facts(&n->store, id, facts, sizeof facts);

    snprintf(one->table, sizeof one->table, "%s", id);
    if (status == TT_STORE_OK) {
        add_line(one, 0, facts);
        status = n->kind->lines(&n->store, id, add_line, one);
    }
    return status;
}

/* Some of the tables nobody has become ours, and are read. */
static tt_store_status claim_some(nodes *n, int *claimed_n)
{
    claimed all = {.n = 0};
    tt_store_status status = n->kind->nodes->claim(&n->store, CLAIMED_MAX, add_claimed, &all);

    for (int i = 0; status == TT_STORE_OK && i < all.n; i++) {
        news *one = new_news(NEWS_TABLE);
        status = read_table(n, all.id[i], one);
        if (status == TT_STORE_OK)
            tell(n, one);
        else
            free_news(one);
    }
    *claimed_n = all.n;
    return status;
}

static bool add_member(void *to, int64_t node, const char *address)
{
    news *one = to;

    one->members[one->members_n].node = node;
    snprintf(one->members[one->members_n].address, TT_NODE_ADDRESS_MAX, "%s", address);
    return ++one->members_n < NODES_MAX;
}

static tt_store_status list_living(nodes *n)
{
    news *one = new_news(NEWS_LIVING);
    tt_store_status status = TT_STORE_BROKEN;

    one->members = calloc(NODES_MAX, sizeof *one->members);
    if (one->members != NULL)
        status = n->kind->nodes->living(&n->store, add_member, one);
    if (status == TT_STORE_OK)
        tell(n, one);
    else
        free_news(one);
    return status;
}

static tt_store_status join(nodes *n)
{
    tt_store_status status = n->kind->nodes->join(&n->store, n->address);
    news *one;

    if (status != TT_STORE_OK)
        return status;
    n->steady_since = milliseconds();
    one = new_news(NEWS_JOINED);
    one->node = n->store.node;
    tell(n, one);
    return TT_STORE_OK;
}

static tt_store_status renew(nodes *n)
{
    tt_store_status status = n->kind->nodes->renew(&n->store);

    if (status == TT_STORE_OK && n->steady_since == 0)
        n->steady_since = milliseconds();
    return status;
}

/* Everything is given up, and the next tick joins as somebody new.  Also when a claim has failed:
 * nobody knows then which tables are ours. */
static void lose(nodes *n)
{
    tell(n, new_news(NEWS_LOST));
    n->kind->nodes->leave(&n->store);
    n->store.node = 0;
}

static tt_store_status look_after_others(nodes *n)
{
    tt_store_status status = TT_STORE_OK;
    int claimed_n = CLAIMED_MAX;

    if (n->steady_since != 0 && milliseconds() - n->steady_since > TT_LEASE_MS)
        status = n->kind->nodes->bury(&n->store);
    if (status == TT_STORE_OK)
        status = list_living(n);
    while (status == TT_STORE_OK && claimed_n == CLAIMED_MAX) {
        status = claim_some(n, &claimed_n);
        if (status != TT_STORE_OK)
            lose(n);
        else
            status = renew(n);
    }
    return status;
}

/* Once when it begins, once when it ends: a store that nobody writes to is missed, too.  A lease
 * that was lost is neither; the next tick joins again. */
static void tell_health(nodes *n, tt_store_status status)
{
    if (status == n->health || status == TT_STORE_LOST)
        return;
    n->health = status;
    news *one = new_news(NEWS_HEALTH);
    one->health = status;
    add_line(one, 0, n->store.wrong);
    tell(n, one);
}

static void tick(nodes *n)
{
    tt_store_status status = TT_STORE_OK;

    if (n->store.inside == NULL)
        status = n->kind->open(&n->store, n->where);
    if (status == TT_STORE_OK)
        status = n->store.node == 0 ? join(n) : renew(n);
    if (status == TT_STORE_LOST)
        lose(n);
    else if (status == TT_STORE_OK)
        status = look_after_others(n);
    tell_health(n, status);
    if (status == TT_STORE_OK)
        return;
    n->steady_since = 0;
    if (n->store.inside != NULL)
        n->kind->close(&n->store);
}

static void answer_all(nodes *n, news *asked)
{
    while (asked != NULL) {
        news *next = asked->next;
        tt_store_status status = TT_STORE_BROKEN;
        if (n->store.inside != NULL)
            status = n->kind->nodes->owner(&n->store, asked->table, &asked->node);
        asked->is_missing = status == TT_STORE_MISSING;
        if (status != TT_STORE_OK)
            asked->node = 0;
        tell(n, asked);
        asked = next;
    }
}

/* By a clock that nobody sets, so that a lease is renewed whatever the other one does. */
static void init_wake(pthread_cond_t *wake)
{
    pthread_condattr_t how;

    pthread_condattr_init(&how);
    pthread_condattr_setclock(&how, CLOCK_MONOTONIC);
    pthread_cond_init(wake, &how);
    pthread_condattr_destroy(&how);
}

/* Until the time is up, or something is asked, or it is the end. */
static void wait_until(nodes *n, uint64_t until_ms)
{
    uint64_t now = milliseconds();
    struct timespec end;

    clock_gettime(CLOCK_MONOTONIC, &end);
    uint64_t ns = (uint64_t)end.tv_nsec + (until_ms > now ? until_ms - now : 0) * 1000000;
    end.tv_sec += (time_t)(ns / 1000000000);
    end.tv_nsec = (long)(ns % 1000000000);
    pthread_mutex_lock(&n->lock);
    if (!n->is_stopping && n->asked.first == NULL)
        pthread_cond_timedwait(&n->wake, &n->lock, &end);
    pthread_mutex_unlock(&n->lock);
}

static bool goes_on(nodes *n)
{
    pthread_mutex_lock(&n->lock);
    bool yes = !n->is_stopping;
    pthread_mutex_unlock(&n->lock);
    return yes;
}

static void *work(void *of)
{
    nodes *n = of;

    for (uint64_t next = milliseconds(); goes_on(n);) {
        if (milliseconds() >= next) {
            next = milliseconds() + TICK_MS;
            tick(n);
        }
        answer_all(n, take_all(n, &n->asked));
        wait_until(n, next);
    }
    return NULL;
}

/* ==== The loop ============================================================= */

static const char *address_of(const nodes *n, int64_t node)
{
    for (int i = 0; i < n->members_n; i++)
        if (n->members[i].node == node)
            return n->members[i].address;
    return NULL;
}

static void say_found(nodes *n, const news *one)
{
    const char *address = address_of(n, one->node);
    nodes_place place = one->is_missing                                 ? NODES_MISSING
                        : one->node == 0                                ? NODES_NOBODY
                        : one->node == n->me || one->node == EVERYBODYS ? NODES_HERE
                        : address != NULL                               ? NODES_THERE
                                                                        : NODES_NOBODY;

    one->found(one->to, place, address);
}

static void hear(nodes *n, const news *one)
{
    switch (one->kind) {
    case NEWS_JOINED:
        n->me = one->node;
        house_become(n->house, one->node);
        log_event(LOG_INFO, "node-joined", 1, log_number("node", one->node));
        break;
    case NEWS_LOST:
        log_event(LOG_ERROR, "node-lost-its-lease", 1, log_number("node", n->me));
        n->me = 0;
        house_become(n->house, 0);
        house_lose(n->house);
        break;
    case NEWS_TABLE:
        house_take(n->house, one->table, one->text, one->text_n);
        break;
    case NEWS_LIVING:
        n->members_n = one->members_n;
        memcpy(n->members, one->members, (size_t)one->members_n * sizeof *n->members);
        n->counted(n->to);
        break;
    case NEWS_FOUND:
        say_found(n, one);
        break;
    case NEWS_HEALTH:
        house_hear_of_lease(n->house, one->health, one->text);
        break;
    }
}

static void on_told(uv_async_t *async)
{
    nodes *n = async->data;
    news *one = take_all(n, &n->news);

    while (one != NULL) {
        news *next = one->next;
        hear(n, one);
        free_news(one);
        one = next;
    }
}

bool nodes_find(nodes *n, const char *id, nodes_found found, void *to)
{
    news *one = n->has_stopped || strlen(id) >= TABLE_ID_BYTES ? NULL : new_news(NEWS_FOUND);

    if (one == NULL)
        return false;
    snprintf(one->table, sizeof one->table, "%s", id);
    one->found = found;
    one->to = to;
    pthread_mutex_lock(&n->lock);
    add_to(&n->asked, one);
    pthread_cond_signal(&n->wake);
    pthread_mutex_unlock(&n->lock);
    return true;
}

bool nodes_lives(const nodes *n, const char *address)
{
    for (int i = 0; i < n->members_n; i++)
        if (strcmp(n->members[i].address, address) == 0)
            return true;
    return false;
}

int nodes_living(const nodes *n, const char *addresses[], int max)
{
    int count = 0;

    for (int pass = 0; pass < 2; pass++) /* this one, then the others */
        for (int i = 0; i < n->members_n && count < max; i++)
            if ((n->members[i].node == n->me) == (pass == 0))
                addresses[count++] = n->members[i].address;
    return count;
}

/* ==== Beginning and end ==================================================== */

static void free_all(nodes *n)
{
    for (news *one = n->news.first, *next; one != NULL; one = next) {
        next = one->next;
        free_news(one);
    }
    for (news *one = n->asked.first, *next; one != NULL; one = next) {
        next = one->next;
        free_news(one);
    }
    pthread_mutex_destroy(&n->lock);
    pthread_cond_destroy(&n->wake);
    free(n->where);
    free(n);
}

nodes *nodes_open(house *h, const tt_store_kind *kind, const char *where, const char *address,
                  uv_loop_t *loop, nodes_counted counted, void *to, char wrong[TT_STORE_WRONG_MAX])
{
    nodes *n = calloc(1, sizeof *n);
    bool fine = n != NULL && (n->where = strdup(where)) != NULL;

    snprintf(wrong, TT_STORE_WRONG_MAX, "There is not enough memory.");
    if (!fine) {
        free(n);
        return NULL;
    }
    n->house = h;
    n->kind = kind;
    n->counted = counted;
    n->to = to;
    snprintf(n->address, sizeof n->address, "%s", address);
    pthread_mutex_init(&n->lock, NULL);
    init_wake(&n->wake);
    uv_async_init(loop, &n->told, on_told);
    n->told.data = n;
    if (kind->open(&n->store, where) == TT_STORE_OK && join(n) == TT_STORE_OK &&
        pthread_create(&n->thread, NULL, work, n) == 0) {
        on_told(&n->told);
        return n;
    }
    memcpy(wrong, n->store.wrong, TT_STORE_WRONG_MAX);
    if (n->store.inside != NULL)
        kind->close(&n->store);
    uv_close((uv_handle_t *)&n->told, NULL);
    uv_run(loop, UV_RUN_NOWAIT);
    free_all(n);
    return NULL;
}

void nodes_stop(nodes *n)
{
    pthread_mutex_lock(&n->lock);
    n->is_stopping = true;
    pthread_cond_signal(&n->wake);
    pthread_mutex_unlock(&n->lock);
    pthread_join(n->thread, NULL);
    if (n->store.inside != NULL && n->store.node != 0)
        n->kind->nodes->leave(&n->store);
    if (n->store.inside != NULL)
        n->kind->close(&n->store);
    n->has_stopped = true;
    uv_close((uv_handle_t *)&n->told, NULL);
}

void nodes_free(nodes *n)
{
    free_all(n);
}
