/* Requests about accounts and about one's own data.
 *
 * Each is an errand with several ways: to the journal, which reads and writes papers, to a porter,
 * with whom argon2id takes its time and memory, and back to who asked.  All of them begin and end
 * on the loop's thread. */
#include "server/people.h"

#include "server/account.h"
#include "server/api.h"
#include "server/mine.h"
#include "server/names.h"
#include "server/tell.h"
#include "wire/json.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    WAITING_MAX = 16, /* further ones are told to come again */
    ADDRESS_TRIES = 30,
    ADDRESS_MS = 3000, /* and then one in so many */
    ACCOUNT_TRIES = 10,
    ACCOUNT_MS = 30000,
    HEX_BYTES = 2 * TT_KEY_BYTES + 1
};

struct errand {
    crew_work work;
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
    json_t *data; /* what is told of them, so far */
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
    json_decref(e->data);
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

/* Whether the key has an account. */
static void look_for_account(errand *e, house_paper_heard heard)
{
    char owner[HEX_BYTES];

    put_owner(e, owner);
    go_to_journal(
        e,
        (tt_write){
            .kind = TT_READ_OF, .table = owner, .text = "account:", .owner = "account;", .seq = 1},
        heard);
}

/* ==== Passwords, two at a time ============================================= */

static void start_waiting(people *p);

static void on_thread(crew_work *work)
{
    errand *e = (errand *)work;

    e->did_think = e->think(e);
}

static void after_thread(crew_work *work, bool did_it)
{
    errand *e = (errand *)work;
    people *p = &e->app->people;

    e->did_think = e->did_think && did_it;
    p->working--;
    e->then(e);
    start_waiting(p);
}

static void start(errand *e)
{
    people *p = &e->app->people;

    e->work = (crew_work){.work = on_thread, .done = after_thread};
    if (house_ask(e->app->house, HOUSE_PORTERS, &e->work))
        p->working++;
    else
        refuse(e, REFUSED_BUSY);
}

/* Whoever has gone meanwhile needs no thread. */
static void start_waiting(people *p)
{
    while (p->working < HOUSE_PORTERS_N && p->first != NULL) {
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

static void account_is_written(void *to, const tt_written *w)
{
    errand *e = to;

    if (w->status == TT_STORE_OK)
        reply_key(e);
    else
        refuse(e, w->status == TT_STORE_CONFLICT ? REFUSED_NAME_TAKEN : REFUSED_NOT_SAVED);
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

static void key_is_free(void *to, const tt_written *w)
{
    errand *e = to;

    if (w->status == TT_STORE_MISSING)
        go_to_thread(e, lock_key, key_is_locked);
    else
        refuse(e, w->status == TT_STORE_OK ? REFUSED_HAS_ACCOUNT : REFUSED_NOT_SAVED);
}

static void name_is_free(void *to, const tt_written *w)
{
    errand *e = to;

    if (w->status == TT_STORE_MISSING)
        look_for_account(e, key_is_free);
    else
        refuse(e, w->status == TT_STORE_OK ? REFUSED_NAME_TAKEN : REFUSED_NOT_SAVED);
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

static void is_done(void *to, const tt_written *w)
{
    errand *e = to;

    if (w->status == TT_STORE_OK)
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
static void account_is_read(void *to, const tt_written *w)
{
    errand *e = to;
    char id[TT_NAME_MAX];

    if (w->status != TT_STORE_OK && w->status != TT_STORE_MISSING) {
        refuse(e, REFUSED_NOT_SAVED);
        return;
    }
    memcpy(id, e->account.id, sizeof id);
    if (w->found == NULL || !account_read(&e->account, id, w->found))
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

/* Of "account:anna\n" and the account in a line. */
static json_t *account_in(const char *papers)
{
    const char *line = papers == NULL ? NULL : strchr(papers, '\n');
    char paper[ACCOUNT_PAPER_MAX] = "";
    account a;

    if (line != NULL && strcspn(line + 1, "\n") < sizeof paper)
        memcpy(paper, line + 1, strcspn(line + 1, "\n"));
    if (!account_read(&a, "", paper))
        return json_null();
    return json_pack("{s:s,s:I}", "name", a.name, "made", (json_int_t)a.made);
}

static void tell_data(void *to, bool is_whole)
{
    errand *e = to;
    char *text = is_whole ? json_dumps(e->data, JSON_COMPACT) : NULL;

    if (text == NULL)
        refuse(e, REFUSED_NOT_SAVED);
    else
        reply(e, &(tt_text){.at = text, .n = strlen(text)});
    free(text);
}

static void tell_tables(void *to, const json_t *page)
{
    errand *e = to;

    tell_data(e, page != NULL && json_object_update(e->data, (json_t *)page) == 0);
}

static void add_said(void *to, const json_t *page)
{
    errand *e = to;

    if (page != NULL && json_object_update(e->data, (json_t *)page) == 0)
        mine_add_said(e->app, e->owner, e->wanted.before, e->data, tell_data, e);
    else
        tell_data(e, false);
}

static void data_is_read(void *to, const tt_written *w)
{
    errand *e = to;
    char owner[HEX_BYTES];

    if (w->status != TT_STORE_OK && w->status != TT_STORE_MISSING) {
        refuse(e, REFUSED_NOT_SAVED);
        return;
    }
    put_owner(e, owner);
    json_object_set_new(e->data, "owner", json_string(owner));
    json_object_set_new(e->data, "account", account_in(w->found));
    mine_list(e->app, e->owner, &e->wanted, add_said, e);
}

/* NULL after having answered. */
static errand *new_question(call *c)
{
    books_wanted wanted;

    if (!read_wanted(c, &wanted)) {
        api_refuse(c->who, REFUSED_BAD_QUERY);
        return NULL;
    }
    errand *e = new_errand(c);
    if (e == NULL)
        return NULL;
    e->wanted = wanted;
    e->data = json_object();
    return e;
}

void list_my_tables(call *c)
{
    errand *e = new_question(c);

    if (e != NULL)
        mine_list(e->app, e->owner, &e->wanted, tell_tables, e);
}

void show_data(call *c)
{
    errand *e = new_question(c);

    if (e != NULL)
        look_for_account(e, data_is_read);
}

/* ==== Being forgotten ====================================================== */

static void forget_next(errand *e);

/* The account last: who is interrupted asks again and goes on. */
static void all_is_erased(void *to, bool is_done_so)
{
    errand *e = to;
    char owner[HEX_BYTES];

    if (!is_done_so) {
        refuse(e, REFUSED_NOT_SAVED);
        return;
    }
    put_owner(e, owner);
    go_to_journal(e, (tt_write){.kind = TT_WRITE_DROP, .table = owner}, is_done);
}

/* The name is in no line any more; in a table that is over it is taken out of memory now. */
static void table_is_erased(void *to, bool is_done_so)
{
    errand *e = to;
    room *r = house_room(e->app->house, e->place);
    int seat = r == NULL ? -1 : table_seat_of(&r->t, e->owner);

    if (!is_done_so) {
        refuse(e, REFUSED_NOT_SAVED);
        return;
    }
    if (seat >= 0 && table_is_over(&r->t))
        house_forget_seat(r, seat);
    forget_next(e);
}

static void erase_table(errand *e, const room *r)
{
    snprintf(e->place, sizeof e->place, "%s", r->t.id);
    mine_erase(e->app->house, e->place, e->owner, table_is_erased, e);
}

/* One table after the other.  At one that is not over the seat is left first. */
static void forget_next(errand *e)
{
    house *h = e->app->house;
    const room *found[BOOKS_PAGE];

    if (e->who == NULL) {
        end(e);
        return;
    }
    if (books_page_of(house_books(h), e->owner, &e->wanted, found) == 0) {
        mine_erase_all(h, e->owner, all_is_erased, e);
        return;
    }
    room *r = house_room(h, found[0]->t.id);
    if (table_is_over(&r->t)) {
        erase_table(e, r);
        return;
    }
    table_entry entry = {.kind = r->t.has_begun ? TABLE_FORGET : TABLE_LEAVE,
                         .seat = (uint8_t)table_seat_of(&r->t, e->owner)};
    house_enter(r, e->who);
    house_wish(r, e->who, &entry);
}

/* A table that was over meanwhile is looked at again. */
static void is_forgotten(visitor *v, const outcome *o)
{
    errand *e = v->errand;

    if (o->house == HOUSE_OK && o->table == TABLE_OK) {
        erase_table(e, v->room);
    } else if (o->house == HOUSE_OK && o->table == TABLE_OVER) {
        forget_next(e);
    } else {
        tell_outcome(v, NULL, o);
        end(e);
    }
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
