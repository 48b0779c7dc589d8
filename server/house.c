/* The house: tables, wishes, and what is on its way to the disk. */
#include "server/house.h"

#include "bots/hint.h"
#include "games/games.h"
#include "server/desk.h"
#include "server/inside.h"
#include "server/log.h"
#include "server/room.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TAKEN_AT_ONCE = 64, /* before who is at these tables is told */
    STUCK_MS = 1000,
    AHEAD_MS = 60000, /* a clock that is further ahead was wrong */
    PAST_MAX = 256,   /* so much of the past, */
    ADVICE_MAX = 16   /* and so much advice may be waited for */
};

/* ==== The books ============================================================ */

static room **place_of(house *h, const char *id)
{
    room **at = &h->bucket[tt_hash(id, strlen(id)) % HOUSE_BUCKETS];

    while (*at != NULL && strcmp((*at)->t.id, id) != 0)
        at = &(*at)->next;
    return at;
}

room *house_room(house *h, const char *id)
{
    return *place_of(h, id);
}

/* Of a clock that nobody sets. */
uint64_t house_now_ms(void)
{
    return uv_hrtime() / 1000000;
}

room *house_add_room(house *h, const char *id)
{
    room **place = place_of(h, id), *r = NULL;

    if (*place == NULL && house_make_space(h)) {
        place = place_of(h, id); /* who has left may have been before it */
        r = calloc(1, sizeof *r);
    }
    if (r == NULL)
        return NULL;
    r->house = h;
    r->newer = h->newest;
    r->newer_at = &h->newest;
    if (r->newer != NULL)
        r->newer->newer_at = &r->newer;
    h->newest = r;
    *place = r;
    h->rooms_n++;
    snprintf(r->t.id, sizeof r->t.id, "%s", id);
    r->thoughts = tt_chance_fast(((uint64_t)randombytes_random() << 32) | randombytes_random());
    r->advice = tt_chance_fast(((uint64_t)randombytes_random() << 32) | randombytes_random());
    r->since_ms = house_now_ms();
    uv_timer_init(h->loop, &r->alarm);
    r->alarm.data = r;
    return r;
}

static void drop_first(room *r)
{
    free(r->wishes[0].text);
    r->wishes_n--;
    memmove(r->wishes, r->wishes + 1, (size_t)r->wishes_n * sizeof *r->wishes);
}

static void strike_out(room *r)
{
    house *h = r->house;

    *r->newer_at = r->newer;
    if (r->newer != NULL)
        r->newer->newer_at = r->newer_at;
    *place_of(h, r->t.id) = r->next;
    h->rooms_n--;
    house_count_no_more(r);
    house_miss(r);
    books_forget(r);
}

static void on_alarm_closed(uv_handle_t *alarm)
{
    room *r = alarm->data;

    while (r->wishes_n > 0)
        drop_first(r);
    table_close(&r->t);
    free(r);
}

static void free_room(room *r)
{
    if (uv_is_closing((uv_handle_t *)&r->alarm))
        on_alarm_closed((uv_handle_t *)&r->alarm); /* the loop has ended */
    else
        uv_close((uv_handle_t *)&r->alarm, on_alarm_closed);
}

void house_remove_room(room *r)
{
    strike_out(r);
    free_room(r);
}

const books *house_books(const house *h)
{
    return h->books;
}

size_t house_rooms(const house *h)
{
    return h->rooms_n;
}

house_figures house_count(const house *h)
{
    house_figures n = {
        .left_out = h->left_out, .moves = h->moves, .journal = tt_journal_count(h->journal)};

    for (const room *r = h->newest; r != NULL; r = r->newer) {
        (*(!r->t.has_begun ? &n.waiting : table_is_over(&r->t) ? &n.over : &n.playing))++;
        n.thinking += r->has_bot_thinking;
    }
    return n;
}

/* Out of memory, a table is missing from the lobby until it changes; nobody loses a game by it. */
void house_note(room *r)
{
    if (r->made > r->house->last_made)
        r->house->last_made = r->made;
    books_note(r->house->books, r);
    house_note_idle(r);
}

/* ==== Visitors ============================================================= */

void house_enter(room *r, visitor *v)
{
    house_leave(v);
    v->room = r;
    v->next = r->visitors;
    r->visitors = v;
    house_note_idle(r);
    if (v->is_socket)
        house_go_on(r);
}

/* Nobody is told any more what becomes of their wishes; the wishes stay. */
void house_leave(visitor *v)
{
    room *r = v->room;

    if (r == NULL)
        return;
    for (visitor **at = &r->visitors; *at != NULL; at = &(*at)->next)
        if (*at == v) {
            *at = v->next;
            break;
        }
    for (int i = 0; i < r->wishes_n; i++)
        if (r->wishes[i].who == v)
            r->wishes[i].who = NULL;
    desk_leave(v);
    v->room = NULL;
    r->left_ms = house_now_ms();
    house_note_idle(r);
}

static visitor **place_of_key(house *h, const uint8_t owner[TT_KEY_BYTES])
{
    return &h->known[(owner[0] | (unsigned)owner[1] << 8) % HOUSE_KEYS];
}

void house_meet(house *h, visitor *v, const uint8_t owner[TT_KEY_BYTES])
{
    if (v->has_key) {
        visitor **at = place_of_key(h, v->owner);
        while (*at != v)
            at = &(*at)->same;
        *at = v->same;
    }
    v->house = h;
    v->has_key = owner != NULL;
    if (owner == NULL)
        return;
    memcpy(v->owner, owner, sizeof v->owner);
    visitor **place = place_of_key(h, owner);
    v->same = *place;
    *place = v;
}

visitor *house_known(house *h, const uint8_t owner[TT_KEY_BYTES], const visitor *last)
{
    visitor *v = last == NULL ? *place_of_key(h, owner) : last->same;

    while (v != NULL && memcmp(v->owner, owner, sizeof v->owner) != 0)
        v = v->same;
    return v;
}

void house_forget(visitor *v)
{
    house_leave(v);
    if (v->house != NULL)
        house_meet(v->house, v, NULL);
}

int house_seat(const visitor *v)
{
    int seat = v->has_key && v->room != NULL ? table_seat_of(&v->room->t, v->owner) : -1;

    return seat < 0 ? TT_SPECTATOR : seat;
}

bool house_is_here(const room *r, int seat)
{
    for (const visitor *v = r->visitors; v != NULL; v = v->next)
        if (v->is_socket && house_seat(v) == seat)
            return true;
    return false;
}

/* Also elsewhere, if the person is not at the table. */
static void tell_turn(room *r, int seat)
{
    const uint8_t *owner = r->t.seat[seat].owner;
    house *h = r->house;

    for (visitor *v = house_known(h, owner, NULL); v != NULL; v = house_known(h, owner, v))
        h->ears->turn(v, r);
    if (h->turned != NULL && !house_is_here(r, seat))
        h->turned(h->turned_to, r, owner);
}

void house_answer(const room *r, visitor *who, const outcome *o)
{
    r->house->ears->answer(who, r, o);
}

static void answer(room *r, visitor *who, const table_entry *e, house_status why,
                   table_status status)
{
    outcome o = {why, status, NULL, e->action};

    if (who == NULL)
        return;
    if (why == HOUSE_OK && status == TABLE_ILLEGAL)
        o.rule = table_why_not(&r->t, e->move);
    if (who->heard != NULL)
        who->heard(who, &o);
    else
        house_answer(r, who, &o);
}

/* ==== Wishes =============================================================== */

tt_store_status house_hand(room *r, tt_write_kind kind, const char *text)
{
    house *h = r->house;
    tt_write w = {
        .kind = kind, .table = r->t.id, .seq = r->t.seq + 1, .text = text, .tag = h->handed_n};
    tt_store_status status = tt_journal_hand(h->journal, &w);

    if (status == TT_STORE_OK)
        h->writing[h->handed_n++ % HOUSE_WRITES_MAX] = (pending){.room = r};
    return status;
}

bool house_paper(house *h, tt_write w, house_paper_heard heard, void *to)
{
    w.tag = h->handed_n;
    if (h->is_stopping || tt_journal_hand(h->journal, &w) != TT_STORE_OK)
        return false;
    h->writing[h->handed_n++ % HOUSE_WRITES_MAX] = (pending){.heard = heard, .to = to};
    return true;
}

uv_loop_t *house_loop(const house *h)
{
    return h->loop;
}

/* ---- crews ---- */

bool house_ask(house *h, house_crew which, crew_work *w)
{
    return crew_ask(&h->crews[which], w);
}

const char *house_adviser(const house *h, const tt_game *game)
{
    return h->adviser != NULL ? h->adviser : tt_adviser_of(game);
}

void house_set_adviser(house *h, const char *bot)
{
    h->adviser = bot;
}

/* Half of the machine gives advice.  A bot that is asked waits as long as it must: a table has one
 * question at a time, so no more wait than there are tables. */
static void open_crews(house *h)
{
    int all = (int)uv_available_parallelism(), half = all / 2;
    uv_loop_t *loop = h->loop;

    crew_open(&h->crews[HOUSE_CLERKS], loop, 1, PAST_MAX);
    crew_open(&h->crews[HOUSE_ADVISERS], loop, half > 0 ? half : 1, ADVICE_MAX);
    crew_open(&h->crews[HOUSE_QUICK], loop, half > 0 ? half : 1, (int)h->rooms_max);
    crew_open(&h->crews[HOUSE_THINKERS], loop, all > 1 ? all : 2, (int)h->rooms_max);
    crew_open(&h->crews[HOUSE_PORTERS], loop, HOUSE_PORTERS_N, HOUSE_PORTERS_N);
}

/* Tables made from one address wait for each other; one whose maker is not known waits alone. */
uint64_t house_whose(const room *r)
{
    if (r->maker != NULL)
        return (uint64_t)(r->maker - r->house->makers);
    return tt_mix(r->house->makers_key ^ tt_hash(r->t.id, strlen(r->t.id)));
}

static bool write_first(room *r)
{
    char line[TABLE_LINE];
    tt_text out = tt_text_in(line, sizeof line);

    table_put(&r->t, &r->wishes[0].entry, &out);
    house_leave_trace(r, &r->wishes[0].entry);
    return !out.full && house_hand(r, TT_WRITE_APPEND, line) == TT_STORE_OK;
}

/* How long the person who is asked has had the question, when a wish came. */
static uint32_t spent_ms(const room *r, uint64_t at_ms)
{
    if (table_waits_for_person(&r->t) == TT_OVER || at_ms <= r->since_ms)
        return 0;
    return at_ms - r->since_ms < INT32_MAX ? (uint32_t)(at_ms - r->since_ms) : INT32_MAX;
}

/* Two who come at the same moment both find the same seat free. */
static void choose_seat(const table *t, table_entry *e)
{
    int seat = table_free_seat(t, e->owner);

    if (seat >= 0)
        e->seat = (uint8_t)seat;
}

/* Tries the first wish, and the next if it cannot be. */
void house_try_wishes(room *r)
{
    while (r->wishes_n > 0 && !r->is_writing && !r->is_new && !r->house->is_stopping) {
        wish *w = &r->wishes[0];
        w->entry.spent_ms = table_is_timed(&w->entry) ? spent_ms(r, w->at_ms) : 0;
        if (w->entry.is_anywhere)
            choose_seat(&r->t, &w->entry);
        table_status status = table_try(&r->t, &w->entry);
        house_status why = HOUSE_OK;
        if (status == TABLE_OK && !house_may_write(r, &w->entry))
            why = HOUSE_TOO_FAST;
        if (status == TABLE_OK && why == HOUSE_OK && !house_is_next_ready(r, &why) &&
            why == HOUSE_OK)
            return;
        if (status == TABLE_OK && why == HOUSE_OK && write_first(r)) {
            r->is_writing = true;
            return;
        }
        if (status == TABLE_OK && why == HOUSE_OK)
            why = HOUSE_NOT_SAVED;
        if (why == HOUSE_NOT_SAVED)
            r->is_stuck = true;
        answer(r, w->who, &w->entry, why, status);
        drop_first(r);
    }
}

static bool add_wish(room *r, visitor *who, const table_entry *e)
{
    wish w = {.who = who, .at_ms = house_now_ms(), .entry = *e, .by = house_wisher(who)};

    if (!house_has_place(r, w.by))
        return false;
    if (e->text.n > 0) {
        w.text = malloc(e->text.n);
        if (w.text == NULL)
            return false;
        memcpy(w.text, e->text.at, e->text.n);
        w.entry.text.at = w.text;
    }
    r->wishes[r->wishes_n++] = w;
    return true;
}

void house_wish(room *r, visitor *who, const table_entry *e)
{
    if (r->house->is_stopping) {
        answer(r, who, e, HOUSE_NOT_SAVED, TABLE_OK);
        return;
    }
    if (!add_wish(r, who, e)) {
        answer(r, who, e, HOUSE_BUSY, TABLE_OK);
        return;
    }
    house_try_wishes(r);
}

void house_do(room *r, const table_entry *e)
{
    uint32_t told = r->t.told;

    table_do(&r->t, e);
    if (r->t.told != told || e->kind == TABLE_TICK)
        r->since_ms = house_now_ms();
    if (e->kind == TABLE_TAKE_BACK)
        r->back_ms = r->since_ms;
}

static void tell_said(room *r)
{
    for (visitor *v = r->visitors; v != NULL; v = v->next)
        if (v->is_socket && house_hears(v, r->t.said_last))
            r->house->ears->said(v, r, r->t.said_last);
}

static void tell_done(room *r, const table_entry *e)
{
    if (table_is_talk(e))
        tell_said(r);
    else if (e->kind != TABLE_TICK)
        r->house->ears->changed(r, table_is_aside(e) ? e->seat : HOUSE_EVERYBODY);
}

/* `before`: who had to decide. */
void house_tell_all(room *r, const table_entry *e, int before)
{
    int after = house_decides(r);

    tell_done(r, e);
    if (after != TT_OVER && after != before)
        tell_turn(r, after);
}

static void wish_is_written(room *r)
{
    wish w = r->wishes[0];
    int before = house_decides(r);

    house_do(r, &w.entry);
    drop_first(r);
    r->house->moves += w.entry.kind == TABLE_MOVE;
    house_note(r);
    answer(r, w.who, &w.entry, HOUSE_OK, TABLE_OK);
    house_tell_all(r, &w.entry, before);
    if (table_is_over(&r->t) && !table_is_aside(&w.entry))
        house_keep_over(r);
}

void house_forget_seat(room *r, int seat)
{
    table_forget(&r->t, seat);
    house_note(r);
    r->house->ears->changed(r, HOUSE_EVERYBODY);
}

static void wish_is_lost(room *r, bool is_closed)
{
    wish w = r->wishes[0];

    drop_first(r);
    r->is_stuck = !is_closed;
    answer(r, w.who, &w.entry, is_closed ? HOUSE_OK : HOUSE_NOT_SAVED,
           is_closed ? TABLE_OVER : TABLE_OK);
}

/* The store has put it away; so does the house, if nobody has come meanwhile. */
static void is_put_away(room *r)
{
    r->is_closing = r->is_old = false;
    if (r->visitors == NULL && r->wishes_n == 0)
        house_remove_room(r);
    else
        house_go_on(r);
}

static void table_is_written(room *r, bool is_safe)
{
    static const table_entry NONE = {0};
    visitor *who = r->visitors; /* nobody else knows of it yet */

    r->is_new = false;
    if (who != NULL && (!is_safe || r->wishes_n == 0)) /* else when the last bot sits */
        answer(r, who, &NONE, is_safe ? HOUSE_OK : HOUSE_NOT_SAVED, TABLE_OK);
    if (is_safe) {
        house_note(r);
        return;
    }
    while (r->visitors != NULL)
        house_leave(r->visitors);
    house_remove_room(r);
}

/* The last thing that was under way in a room of another node's has ended. */
bool house_free_if_lost(room *r)
{
    if (r->is_lost && !r->is_writing && !r->has_bot_thinking)
        free_room(r);
    else
        return r->is_lost;
    return true;
}

static void lose(room *r)
{
    while (r->wishes_n > 0) {
        wish w = r->wishes[0];
        drop_first(r);
        answer(r, w.who, &w.entry, HOUSE_NOT_SAVED, TABLE_OK);
    }
    while (r->visitors != NULL) {
        visitor *v = r->visitors;
        house_leave(v);
        net_close(v->conn, 1012, "the table has moved");
    }
    strike_out(r);
    uv_timer_stop(&r->alarm);
    r->is_lost = true;
    house_free_if_lost(r);
}

/* One write has come to its end. */
static void finish(room *r, const tt_written *w)
{
    bool is_safe = w->status == TT_STORE_OK, was_new = r->is_new;

    r->is_writing = false;
    if (house_free_if_lost(r))
        return;
    if (w->status == TT_STORE_LOST && !was_new) {
        lose(r);
        return;
    }
    if (r->is_closing) {
        is_put_away(r);
        return;
    }
    if (w->kind == TT_WRITE_READ)
        house_catch_up(r, w);
    else if (was_new)
        table_is_written(r, is_safe);
    else if (is_safe)
        wish_is_written(r);
    else
        wish_is_lost(r, w->status == TT_STORE_CLOSED);
    if (w->status == TT_STORE_CONFLICT && !was_new)
        house_look_up(r);
    if (!was_new || is_safe)
        house_go_on(r);
}

static const char *const TROUBLE_WORD[] = {
    [TT_STORE_FULL] = "disk-full",      [TT_STORE_READ_ONLY] = "read-only",
    [TT_STORE_BUSY] = "locked",         [TT_STORE_NEWER] = "newer-store",
    [TT_STORE_FOREIGN] = "no-store",    [TT_STORE_GONE] = "store-gone",
    [TT_STORE_BROKEN] = "store-broken",
};

const char *house_trouble(const house *h)
{
    tt_store_status first = h->trouble != TT_STORE_OK ? h->trouble : h->lease_trouble;

    return first == TT_STORE_OK ? NULL : TROUBLE_WORD[first];
}

/* Whether the store works, as somebody has found out who uses it.  What is only tried, again and
 * again, is told when it changes. */
static void note_health(house *h, tt_store_status *trouble, tt_store_status status,
                        const char *wrong, bool is_try)
{
    bool was_well = house_trouble(h) == NULL;

    *trouble = tt_store_refused(status) ? TT_STORE_OK : status;
    if (*trouble != TT_STORE_OK && (was_well || !is_try))
        log_event(LOG_ERROR, "store-failed", 2, log_text("reason", TROUBLE_WORD[*trouble]),
                  log_text("what", wrong));
    else if (!was_well && house_trouble(h) == NULL)
        log_event(LOG_WARN, "store-works-again", 0);
}

/* A store that has failed is tried again and again: it may be that nobody writes because the
 * server says that it is not ready. */
static void touch_store(house *h)
{
    tt_write w = {.kind = TT_WRITE_TOUCH, .table = "store", .tag = h->handed_n};

    if (house_trouble(h) == NULL || h->is_touching ||
        tt_journal_hand(h->journal, &w) != TT_STORE_OK)
        return;
    h->writing[h->handed_n++ % HOUSE_WRITES_MAX] = (pending){.room = NULL};
    h->is_touching = true;
}

/* What has cut off the lease has cut off the journal as well: it should know before somebody's
 * write is lost to that. */
void house_hear_of_lease(house *h, tt_store_status status, const char *wrong)
{
    note_health(h, &h->lease_trouble, status, wrong, true);
    touch_store(h);
}

static void finish_write(house *h, const tt_written *w)
{
    const pending *p = &h->writing[h->taken_n % HOUSE_WRITES_MAX];

    TT_ASSERT(w->tag == h->taken_n);
    h->taken_n++;
    note_health(h, &h->trouble, w->status, w->wrong, w->kind == TT_WRITE_TOUCH);
    if (p->room != NULL) {
        finish(p->room, w);
        free(w->text);
    } else if (p->heard != NULL) {
        p->heard(p->to, w);
        free(w->text);
    } else if (w->kind == TT_WRITE_READ)
        house_finish_fetch(h, w);
    else
        h->is_touching = false;
    free(w->found);
}

/* Whether there may be more. */
static bool finish_some(house *h)
{
    tt_written done[TAKEN_AT_ONCE];
    size_t n = tt_journal_take(h->journal, done, TAKEN_AT_ONCE);

    for (size_t i = 0; i < n; i++)
        finish_write(h, &done[i]);
    return n == TAKEN_AT_ONCE;
}

/* After a large transaction the loop sends what was said of some before it goes on with others. */
static void on_written(uv_async_t *async)
{
    house *h = async->data;

    if (finish_some(h))
        uv_async_send(async);
}

/* On the journal's thread. */
static void journal_has_finished(void *owner)
{
    house *h = owner;

    uv_async_send(&h->written);
}

static void on_again(uv_timer_t *timer)
{
    house *h = timer->data;

    touch_store(h);
    for (room *r = h->newest, *next; r != NULL; r = next) {
        next = r->newer;
        if (house_may_leave(r)) {
            house_put_away(r);
        } else if (r->is_stuck) {
            r->is_stuck = false;
            house_go_on(r);
            next = r->newer; /* for a new table another one may have left */
        }
    }
}

/* ==== New tables =========================================================== */

/* No two have the same, also where the clock was set back a little.  Where it was far ahead and is
 * right again, it is believed: what was made meanwhile stays ahead, and nothing more. */
static int64_t new_moment(house *h)
{
    uv_timeval64_t now;

    uv_gettimeofday(&now);
    int64_t ms = now.tv_sec * 1000 + now.tv_usec / 1000;
    bool was_ahead = h->last_made - ms > AHEAD_MS;
    h->last_made = ms > h->last_made || was_ahead ? ms : h->last_made + 1;
    return h->last_made;
}

static void seat_bots(room *r, visitor *who, const house_plan *plan)
{
    for (int i = 0; i < plan->how.seats; i++) {
        table_entry e = {.kind = TABLE_BOT, .seat = (uint8_t)i};
        if (plan->bot[i][0] == '\0')
            continue;
        memcpy(e.name, plan->bot[i], sizeof e.name);
        add_wish(r, NULL, &e);
    }
    if (r->wishes_n > 0)
        r->wishes[r->wishes_n - 1].who = who;
}

house_status house_make_table(house *h, const char *id, visitor *who, const house_plan *plan)
{
    char facts[TABLE_FACTS];
    uint8_t secret[TT_KEY_BYTES];
    tt_text out = tt_text_in(facts, sizeof facts);
    room *r = h->is_stopping || (h->is_shared && h->node == 0) ? NULL : house_add_room(h, id);

    if (r == NULL)
        return HOUSE_FULL;
    randombytes_buf(secret, sizeof secret);
    tt_status status = table_open(&r->t, id, plan->game, &plan->how, secret);
    TT_ASSERT(status == TT_OK);
    (void)status;
    r->t.terms = plan->terms;
    r->is_public = plan->is_public;
    r->made = new_moment(h);
    room_put_facts(r, &out);
    if (out.full || house_hand(r, TT_WRITE_PUT, facts) != TT_STORE_OK) {
        house_remove_room(r);
        return HOUSE_NOT_SAVED;
    }
    r->is_new = r->is_writing = true;
    if (who != NULL)
        house_enter(r, who);
    seat_bots(r, who, plan);
    return HOUSE_OK;
}

house_status house_new_table(house *h, visitor *who, const house_plan *plan)
{
    char id[TABLE_ID_BYTES];

    if (!house_may_make(h, who))
        return HOUSE_TOO_MANY;
    room_make_id(id);
    house_status status = house_make_table(h, id, who, plan);
    if (status == HOUSE_OK)
        house_count_made(h, who, house_room(h, id));
    return status;
}

/* ==== Several nodes ======================================================== */

void house_become(house *h, int64_t node)
{
    h->node = node;
    tt_journal_write_as(h->journal, node);
}

void house_take(house *h, const char *id, const char *text, size_t n)
{
    if (room_is_id(id) && house_room(h, id) == NULL)
        house_load_text(h, id, text, n);
    if (house_room(h, id) != NULL)
        house_room(h, id)->is_old = true;
}

void house_set_turned(house *h, house_turned turned, void *to)
{
    h->turned = turned;
    h->turned_to = to;
}

void house_lose(house *h)
{
    while (h->newest != NULL)
        lose(h->newest);
}

/* ==== Opening ============================================================== */

static void open_handles(house *h)
{
    uv_async_init(h->loop, &h->written, on_written);
    uv_timer_init(h->loop, &h->again);
    h->written.data = h->again.data = h;
    uv_timer_start(&h->again, on_again, 1, STUCK_MS);
    open_crews(h);
}

house *house_open(const tt_store_kind *kind, const char *where, const house_ears *ears,
                  uv_loop_t *loop, char wrong[TT_STORE_WRONG_MAX])
{
    house *h = calloc(1, sizeof *h);

    if (h == NULL || sodium_init() < 0 || (h->books = books_new()) == NULL) {
        snprintf(wrong, TT_STORE_WRONG_MAX, "There is not enough memory.");
        free(h);
        return NULL;
    }
    h->ears = ears;
    h->loop = loop;
    house_set_bounds(h);
    h->last_fetch = &h->fetches;
    randombytes_buf(&h->makers_key, sizeof h->makers_key);
    if (kind->open(&h->store, where) != TT_STORE_OK) {
        memcpy(wrong, h->store.wrong, TT_STORE_WRONG_MAX);
        house_free(h);
        return NULL;
    }
    h->is_shared = kind->nodes != NULL;
    if (h->is_shared || house_load_all(h, kind) == TT_STORE_OK)
        h->journal = tt_journal_new(kind, &h->store, where,
                                    (tt_journal_owner){journal_has_finished, h, HOUSE_WRITES_MAX});
    if (h->journal == NULL) {
        memcpy(wrong, h->store.wrong, TT_STORE_WRONG_MAX);
        kind->close(&h->store);
        house_free(h);
        return NULL;
    }
    books_sort(h->books);
    open_handles(h);
    return h;
}

/* Those whose wish was not even handed in. */
static void answer_the_rest(house *h)
{
    for (room *r = h->newest; r != NULL; r = r->newer)
        while (r->wishes_n > 0) {
            wish w = r->wishes[0];
            drop_first(r);
            answer(r, w.who, &w.entry, HOUSE_NOT_SAVED, TABLE_OK);
        }
}

void house_stop(house *h)
{
    for (room *r = h->newest; r != NULL; r = r->newer)
        house_tick(r);
    h->is_stopping = true;
    tt_journal_stop(h->journal);
    while (finish_some(h))
        ;
    answer_the_rest(h);
    for (room *r = h->newest; r != NULL; r = r->newer)
        uv_close((uv_handle_t *)&r->alarm, NULL);
    uv_close((uv_handle_t *)&h->written, NULL);
    uv_close((uv_handle_t *)&h->again, NULL);
    for (int i = 0; i < HOUSE_CREWS; i++)
        crew_stop(&h->crews[i]);
}

void house_free(house *h)
{
    while (h->newest != NULL)
        house_remove_room(h->newest);
    for (int i = 0; h->journal != NULL && i < HOUSE_CREWS; i++)
        crew_close(&h->crews[i]);
    if (h->journal != NULL)
        tt_journal_free(h->journal);
    books_free(h->books);
    free(h);
}
