/* Requests about accounts and about one's own data.
 *
 * Each is an errand with several ways: to the journal, which reads and writes papers, to a thread
 * on which argon2id takes its time and memory, and back to who asked.  All of them begin and end on
 * the loop's thread. */
#include "server/people.h"

#include "server/account.h"
#include "server/api.h"
#include "server/names.h"
#include "server/tell.h"
#include "wire/json.h"

#include <stdlib.h>
#include <string.h>

enum {
    WORKING_MAX = 2,  /* of 64 MiB each */
    WAITING_MAX = 16, /* further ones are told to come again */
    ADDRESS_TRIES = 30,
    ADDRESS_MS = 3000, /* and then one in so many */
    ACCOUNT_TRIES = 10,
    ACCOUNT_MS = 30000,
    HEX_BYTES = 2 * TT_KEY_BYTES + 1,
    PAGE_BYTES = 240 * 1024
};

struct errand {
    uv_work_t work;
    errand *next; /* of those that wait for a thread */
    app *app;
    visitor *who; /* NULL: gone */
    /* What is done on the thread, */
    bool (*think)(errand *e);
    bool did_think;
    /* and what comes then. */
    void (*then)(errand *e);
    account account;
    char place[TT_STORE_ID_MAX + 1]; /* of its paper */
    uint8_t owner[TT_KEY_BYTES];
    bool has_key; /* one was shown */
    char key[IN_KEY_MAX + 1];
    char password[ACCOUNT_PASSWORD_MAX + 1], new_password[ACCOUNT_PASSWORD_MAX + 1];
    books_wanted wanted;
};

/* ==== An errand ============================================================ */

static errand *new_errand(call *c)
{
    errand *e = calloc(1, sizeof *e);

    if (e == NULL) {
        api_refuse(c->who, REFUSED_FULL);
        return NULL;
    }
    e->app = c->app;
    e->who = c->who;
    e->work.data = e;
    e->has_key = c->has_key;
    memcpy(e->owner, c->owner, sizeof e->owner);
    c->who->errand = e;
    return e;
}

static void end(errand *e)
{
    if (e->who != NULL) {
        house_leave(e->who);
        e->who->errand = NULL;
        e->who->heard = NULL;
    }
    sodium_memzero(e, sizeof *e);
    free(e);
}

static void refuse(errand *e, refusal why)
{
    if (e->who != NULL)
        api_refuse(e->who, why);
    end(e);
}

static void reply(errand *e, const tt_text *out)
{
    TT_ASSERT(!out->full);
    if (e->who != NULL)
        tell_reply(e->who, 200, out);
    end(e);
}

static void reply_done(errand *e)
{
    reply(e, &(tt_text){.at = (char[]){"{}"}, .n = 2});
}

void people_leave(visitor *v)
{
    if (v->errand != NULL)
        v->errand->who = NULL;
    v->errand = NULL;
}

/* To the journal; `heard` has the errand next. */
static void go_to_journal(errand *e, tt_write w, house_paper_heard heard)
{
    if (!house_paper(e->app->house, w, heard, e))
        refuse(e, REFUSED_NOT_SAVED);
}

static void put_owner(const errand *e, char out[HEX_BYTES])
{
    tt_text text = tt_text_in(out, HEX_BYTES);

    tt_put_hex(&text, e->owner, sizeof e->owner);
}

/* ==== Passwords, two at a time ============================================= */

static void start_waiting(people *p);

static void on_thread(uv_work_t *work)
{
    errand *e = work->data;

    e->did_think = e->think(e);
}

static void after_thread(uv_work_t *work, int status)
{
    errand *e = work->data;
    people *p = &e->app->people;

    e->did_think = e->did_think && status == 0;
    p->working--;
    e->then(e);
    start_waiting(p);
}

static void start(errand *e)
{
    people *p = &e->app->people;

    if (uv_queue_work(house_loop(e->app->house), &e->work, on_thread, after_thread) == 0)
        p->working++;
    else
        refuse(e, REFUSED_BUSY);
}

/* Whoever has gone meanwhile needs no thread. */
static void start_waiting(people *p)
{
    while (p->working < WORKING_MAX && p->first != NULL) {
        errand *e = p->first;
        p->first = e->next;
        p->waiting--;
        if (e->who == NULL)
            end(e);
        else
            start(e);
    }
}

static void go_to_thread(errand *e, bool (*think)(errand *e), void (*then)(errand *e))
{
    people *p = &e->app->people;

    e->think = think;
    e->then = then;
    e->next = NULL;
    if (p->waiting == WAITING_MAX) {
        refuse(e, REFUSED_BUSY);
        return;
    }
    *(p->first == NULL ? &p->first : &p->last->next) = e;
    p->last = e;
    p->waiting++;
    start_waiting(p);
}

/* ==== Tries ================================================================ */

static uint64_t *place_of(people *p, uint64_t places[PEOPLE_TRIES], const void *bytes, size_t n)
{
    uint64_t hash;

    if (!p->has_hash_key)
        randombytes_buf(p->hash_key, sizeof p->hash_key);
    p->has_hash_key = true;
    crypto_shorthash((uint8_t *)&hash, bytes, n, p->hash_key);
    return &places[hash % PEOPLE_TRIES];
}

/* So many tries at once, then one in so many milliseconds. */
static bool take_try(uint64_t *paid_ms, uint64_t now_ms, int tries, int ms)
{
    uint64_t from = *paid_ms > now_ms ? *paid_ms : now_ms;

    if (from - now_ms > (uint64_t)(tries - 1) * (uint64_t)ms)
        return false;
    *paid_ms = from + (uint64_t)ms;
    return true;
}

static bool may_try(errand *e)
{
    people *p = &e->app->people;
    uint64_t now_ms = uv_now(house_loop(e->app->house));
    static const uint8_t UNKNOWN[16] = {0};
    const uint8_t *address = net_peer(e->who->conn);

    if (address == NULL)
        address = UNKNOWN;
    return take_try(place_of(p, p->address_ms, address, sizeof UNKNOWN), now_ms, ADDRESS_TRIES,
                    ADDRESS_MS) &&
           take_try(place_of(p, p->account_ms, e->account.id, strlen(e->account.id)), now_ms,
                    ACCOUNT_TRIES, ACCOUNT_MS);
}

/* Who knows the password may log in as often as they like. */
static void give_try_back(errand *e)
{
    people *p = &e->app->people;

    *place_of(p, p->account_ms, e->account.id, strlen(e->account.id)) -= ACCOUNT_MS;
}

/* ==== What is asked ======================================================== */

static bool read_password(const json_t *in, const char *key, char out[ACCOUNT_PASSWORD_MAX + 1])
{
    const char *text = in_text(in, key);
    size_t n = text == NULL ? 0 : strlen(text);

    if (n < ACCOUNT_PASSWORD_MIN || n > ACCOUNT_PASSWORD_MAX)
        return false;
    memcpy(out, text, n + 1);
    return true;
}

/* Name and password of the body; false after having answered. */
static bool read_account(errand *e, const json_t *in)
{
    const char *name = in_text(in, "name");

    if (name == NULL || !names_fold(name, e->account.id)) {
        refuse(e, REFUSED_BAD_NAME);
        return false;
    }
    memcpy(e->account.name, name, strlen(name) + 1);
    tt_text place = tt_text_in(e->place, sizeof e->place);
    tt_put(&place, "account:");
    tt_put(&place, e->account.id);
    if (!read_password(in, "password", e->password)) {
        refuse(e, REFUSED_BAD_PASSWORD);
        return false;
    }
    if (!may_try(e)) {
        refuse(e, REFUSED_TOO_MANY_TRIES);
        return false;
    }
    return true;
}

static void reply_key(errand *e)
{
    char bytes[2 * (TT_NAME_MAX + IN_KEY_MAX) + 64];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    tt_put(&out, "{\"name\":");
    json_put_string(&out, e->account.name);
    tt_put(&out, ",\"key\":");
    json_put_string(&out, e->key);
    tt_put_char(&out, '}');
    reply(e, &out);
    sodium_memzero(bytes, sizeof bytes);
}

/* ==== A new account ======================================================== */

static void account_is_written(void *to, tt_store_status status, const char *found)
{
    errand *e = to;

    (void)found;
    if (status == TT_STORE_OK)
        reply_key(e);
    else
        refuse(e, status == TT_STORE_CONFLICT ? REFUSED_NAME_TAKEN : REFUSED_NOT_SAVED);
}

static void write_account(errand *e, tt_write_kind kind, house_paper_heard heard)
{
    char paper[ACCOUNT_PAPER_MAX], owner[HEX_BYTES];
    tt_text out = tt_text_in(paper, sizeof paper);

    account_put(&e->account, &out);
    TT_ASSERT(!out.full);
    put_owner(e, owner);
    go_to_journal(e, (tt_write){.kind = kind, .table = e->place, .owner = owner, .text = paper},
                  heard);
}

static bool lock_key(errand *e)
{
    return account_lock(&e->account, e->password, e->key);
}

static void key_is_locked(errand *e)
{
    if (e->did_think && e->who != NULL)
        write_account(e, TT_WRITE_PAPER, account_is_written);
    else
        refuse(e, REFUSED_BUSY);
}

static void key_is_free(void *to, tt_store_status status, const char *found)
{
    errand *e = to;

    (void)found;
    if (status == TT_STORE_MISSING)
        go_to_thread(e, lock_key, key_is_locked);
    else
        refuse(e, status == TT_STORE_OK ? REFUSED_HAS_ACCOUNT : REFUSED_NOT_SAVED);
}

static void name_is_free(void *to, tt_store_status status, const char *found)
{
    errand *e = to;
    char owner[HEX_BYTES];

    (void)found;
    put_owner(e, owner);
    if (status == TT_STORE_MISSING)
        go_to_journal(e, (tt_write){.kind = TT_READ_OF, .table = owner}, key_is_free);
    else
        refuse(e, status == TT_STORE_OK ? REFUSED_NAME_TAKEN : REFUSED_NOT_SAVED);
}

/* A key that was shown becomes the account's, with all its games; else there is a new one. */
static void choose_key(errand *e, const char *shown)
{
    uint8_t bytes[TT_KEY_BYTES];
    tt_text key = tt_text_in(e->key, sizeof e->key);

    if (e->has_key) {
        tt_put(&key, shown);
        return;
    }
    randombytes_buf(bytes, sizeof bytes);
    tt_put_hex(&key, bytes, sizeof bytes);
    in_key(e->key, e->owner);
    sodium_memzero(bytes, sizeof bytes);
}

static int64_t now_ms(void)
{
    uv_timeval64_t now;

    uv_gettimeofday(&now);
    return now.tv_sec * 1000 + now.tv_usec / 1000;
}

void new_account(call *c)
{
    errand *e = new_errand(c);

    if (e == NULL || !read_account(e, c->in))
        return;
    choose_key(e, c->key);
    e->account.made = now_ms();
    go_to_journal(e, (tt_write){.kind = TT_READ_PAPER, .table = e->place}, name_is_free);
}

/* ==== Logging in, and another password ===================================== */

static bool open_key(errand *e)
{
    return account_open(&e->account, e->password, e->key);
}

static void key_is_open(errand *e)
{
    if (!e->did_think) {
        refuse(e, REFUSED_WRONG_LOGIN);
        return;
    }
    give_try_back(e);
    reply_key(e);
}

static bool change_lock(errand *e)
{
    return open_key(e) && account_lock(&e->account, e->new_password, e->key);
}

static void is_done(void *to, tt_store_status status, const char *found)
{
    errand *e = to;

    (void)found;
    if (status == TT_STORE_OK)
        reply_done(e);
    else
        refuse(e, REFUSED_NOT_SAVED);
}

static void lock_is_changed(errand *e)
{
    if (!e->did_think) {
        refuse(e, REFUSED_WRONG_LOGIN);
        return;
    }
    give_try_back(e);
    in_key(e->key, e->owner);
    write_account(e, TT_WRITE_CHANGE, is_done);
}

/* Of a name that nobody has a box is opened, too, so that the time tells nothing. */
static void account_is_read(void *to, tt_store_status status, const char *found)
{
    errand *e = to;
    char id[TT_NAME_MAX];

    if (status != TT_STORE_OK && status != TT_STORE_MISSING) {
        refuse(e, REFUSED_NOT_SAVED);
        return;
    }
    memcpy(id, e->account.id, sizeof id);
    if (found == NULL || !account_read(&e->account, id, found))
        account_decoy(&e->account, id);
    if (e->new_password[0] == '\0')
        go_to_thread(e, open_key, key_is_open);
    else
        go_to_thread(e, change_lock, lock_is_changed);
}

void login(call *c)
{
    errand *e = new_errand(c);

    if (e != NULL && read_account(e, c->in))
        go_to_journal(e, (tt_write){.kind = TT_READ_PAPER, .table = e->place}, account_is_read);
}

void change_password(call *c)
{
    errand *e = new_errand(c);

    if (e == NULL)
        return;
    if (!read_password(c->in, "new-password", e->new_password))
        refuse(e, REFUSED_BAD_PASSWORD);
    else if (read_account(e, c->in))
        go_to_journal(e, (tt_write){.kind = TT_READ_PAPER, .table = e->place}, account_is_read);
}

/* ==== All that is known of somebody ======================================== */

static void put_account(tt_text *out, const char *paper)
{
    account a;

    if (paper == NULL || !account_read(&a, "", paper)) {
        tt_put(out, "null");
        return;
    }
    tt_put(out, "{\"name\":");
    json_put_string(out, a.name);
    tt_put(out, ",\"made\":");
    tt_put_number(out, a.made);
    tt_put_char(out, '}');
}

static void tell_data(void *to, tt_store_status status, const char *found)
{
    static char bytes[PAGE_BYTES];
    tt_text out = tt_text_in(bytes, sizeof bytes);
    errand *e = to;

    if (status != TT_STORE_OK && status != TT_STORE_MISSING) {
        refuse(e, REFUSED_NOT_SAVED);
        return;
    }
    tt_put(&out, "{\"owner\":\"");
    tt_put_hex(&out, e->owner, sizeof e->owner);
    tt_put(&out, "\",\"account\":");
    put_account(&out, found);
    tt_put_char(&out, ',');
    put_tables_of(&out, e->app, e->owner, &e->wanted);
    tt_put_char(&out, '}');
    reply(e, &out);
}

void show_data(call *c)
{
    char owner[HEX_BYTES];
    books_wanted wanted;

    if (!read_wanted(c, &wanted)) {
        api_refuse(c->who, REFUSED_BAD_QUERY);
        return;
    }
    errand *e = new_errand(c);
    if (e == NULL)
        return;
    e->wanted = wanted;
    put_owner(e, owner);
    go_to_journal(e, (tt_write){.kind = TT_READ_OF, .table = owner}, tell_data);
}

/* ==== Being forgotten ====================================================== */

/* One table after the other, the account last: who is interrupted asks again and goes on. */
static void forget_next(errand *e)
{
    house *h = e->app->house;
    const room *found[BOOKS_PAGE];
    char owner[HEX_BYTES];

    if (books_page_of(house_books(h), e->owner, &e->wanted, found) == 0) {
        put_owner(e, owner);
        go_to_journal(e, (tt_write){.kind = TT_WRITE_DROP, .table = owner}, is_done);
        return;
    }
    room *r = house_room(h, found[0]->t.id);
    table_entry entry = {.kind = r->t.has_begun ? TABLE_FORGET : TABLE_LEAVE,
                         .seat = (uint8_t)table_seat_of(&r->t, e->owner)};
    house_enter(r, e->who);
    house_wish(r, e->who, &entry);
}

static void is_forgotten(visitor *v, const outcome *o)
{
    errand *e = v->errand;

    /* Closed in the store: nothing is added to it any more. */
    bool is_closed = o->house == HOUSE_OK && o->table == TABLE_OVER;

    if (is_closed)
        e->wanted.before = v->room->made;
    if (is_closed || (o->house == HOUSE_OK && o->table == TABLE_OK)) {
        forget_next(e);
        return;
    }
    tell_outcome(v, NULL, o);
    end(e);
}

void delete_data(call *c)
{
    errand *e = new_errand(c);

    if (e == NULL)
        return;
    c->who->heard = is_forgotten;
    e->wanted = (books_wanted){.state = -1, .before = INT64_MAX};
    forget_next(e);
}
