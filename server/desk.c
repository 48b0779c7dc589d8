/* What is worked out for who asks. */
#include "server/desk.h"

#include "bots/hint.h"
#include "wire/json.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TASKS_MAX = 4,          /* of one visitor at a time */
    PAGE_BYTES = 24 * 1024, /* after which a history goes on with the next page */
    ANSWER_BYTES = 128 * 1024,
    HINT_ROOM = 12 << 20 /* bytes a bot searches with */
};

/* Of a game that is played again. */
typedef struct again {
    tt_setup how;
    tt_seed seed;
    tt_move *moves;
    uint32_t moves_n; /* that were made, */
    uint32_t from;    /* of which these are asked for */
} again;

/* Of a bot that thinks. */
typedef struct advice {
    const char *by;
    tt_bot bot;
    tt_question question;
    tt_chance coins;
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];
} advice;

struct task {
    crew_work work;
    house *house;
    visitor *who; /* NULL: gone */
    task *next;   /* of the same visitor */
    char table[TABLE_ID_BYTES];
    const tt_game *game;
    int seat, seats;
    uint64_t action;
    uint32_t seq, asked;
    again again;
    advice advice;
    tt_text out; /* the answer */
    char text[ANSWER_BYTES];
};

/* ==== A task =============================================================== */

static void refuse(visitor *v, uint64_t action, house_status why, table_status status)
{
    outcome o = {why, status, NULL, action};

    house_answer(v->room, v, &o);
}

static void free_task(task *k)
{
    free(k->again.moves);
    sodium_memzero(&k->again, sizeof k->again); /* the secret of the deal */
    free(k);
}

static void take_from(visitor *v, const task *k)
{
    task **at = &v->tasks;

    while (*at != k)
        at = &(*at)->next;
    *at = k->next;
    v->tasks_n--;
}

/* NULL after having refused. */
static task *new_task(visitor *v, uint64_t action)
{
    const table *t = &v->room->t;
    task *k = v->tasks_n == TASKS_MAX ? NULL : aligned_alloc(_Alignof(task), sizeof *k);

    if (k == NULL) {
        refuse(v, action, HOUSE_BUSY, TABLE_OK);
        return NULL;
    }
    memset(k, 0, offsetof(task, text));
    k->house = v->room->house;
    k->who = v;
    k->next = v->tasks;
    v->tasks = k;
    v->tasks_n++;
    memcpy(k->table, t->id, sizeof k->table);
    k->game = t->game;
    k->seat = house_seat(v);
    k->seats = t->how.seats;
    k->action = action;
    k->seq = t->told;
    k->asked = t->asked;
    k->out = tt_text_in(k->text, sizeof k->text);
    return k;
}

void desk_leave(visitor *v)
{
    for (task *k = v->tasks, *next; k != NULL; k = next) {
        next = k->next;
        k->who = NULL;
    }
    v->tasks = NULL;
    v->tasks_n = 0;
}

/* To who asked, if they are still there. */
static void answer(task *k, bool is_fine)
{
    visitor *v = k->who;

    if (v == NULL)
        return;
    take_from(v, k);
    if (is_fine)
        net_send(v->conn, k->out.at, k->out.n);
    else
        refuse(v, k->action, HOUSE_BUSY, TABLE_OK);
}

static void hand_in(task *k, house_crew whom, void (*work)(crew_work *),
                    void (*done)(crew_work *, bool))
{
    k->work.work = work;
    k->work.done = done;
    if (!house_ask(k->house, whom, &k->work))
        done(&k->work, false);
}

/* ==== As messages ========================================================== */

static void put_table(const task *k, tt_text *out)
{
    tt_put(out, ",\"table\":");
    json_put_string(out, k->table);
    tt_put(out, ",\"action\":\"");
    tt_put_hash(out, k->action);
    tt_put_char(out, '"');
}

static void put_number(tt_text *out, const char *key, int64_t number)
{
    tt_put(out, key);
    tt_put_number(out, number);
}

static void put_seat(tt_text *out, const char *key, int seat)
{
    tt_put(out, key);
    if (seat >= 0 && seat < TT_SEATS_MAX)
        tt_put_number(out, seat);
    else
        tt_put(out, "null");
}

/* ==== The past =============================================================
 * The game is played again from its deal.  A seat is told what it was told then: events that it may
 * know of, and its own view. */

typedef struct position {
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance;
    tt_events log;
} position;

static void deal(const task *k, position *p)
{
    p->log.n = 0;
    p->chance = tt_seed_chance(&k->again.seed);
    k->game->setup(p->state, &k->again.how, &p->chance, &p->log);
}

static void play(const task *k, position *p, uint32_t move)
{
    p->log.n = 0;
    k->game->apply(p->state, k->again.moves[move], &p->chance, &p->log);
}

static void write_history(crew_work *w)
{
    task *k = (task *)w;
    tt_text *out = &k->out;
    position p;
    uint32_t at = 0;

    tt_put(out, "{\"type\":\"history\"");
    put_table(k, out);
    put_seat(out, ",\"seat\":", k->seat);
    put_number(out, ",\"seq\":", k->seq);
    put_number(out, ",\"played\":", k->again.moves_n);
    put_number(out, ",\"from\":", k->again.from);
    tt_put(out, ",\"events\":[");
    deal(k, &p);
    for (;; at++) {
        if (at >= k->again.from)
            json_put_events(out, k->game, &p.log, k->seat);
        if (at == k->again.moves_n || out->n > PAGE_BYTES)
            break;
        tt_put(out, at >= k->again.from ? "," : "");
        play(k, &p, at);
    }
    tt_put(out, "],\"next\":");
    if (at < k->again.moves_n)
        tt_put_number(out, at + 1);
    else
        tt_put(out, "null");
    tt_put_char(out, '}');
}

static void write_past(crew_work *w)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    task *k = (task *)w;
    tt_text *out = &k->out;
    position p;

    deal(k, &p);
    for (uint32_t i = 0; i < k->again.from; i++)
        play(k, &p, i);
    k->game->view(p.state, k->seat, view);
    tt_put(out, "{\"type\":\"past\"");
    put_table(k, out);
    put_seat(out, ",\"seat\":", k->seat);
    put_number(out, ",\"after\":", k->again.from);
    put_seat(out, ",\"actor\":", k->game->actor(p.state));
    tt_put(out, ",\"view\":");
    json_put_view(out, k->game, view);
    tt_put(out, ",\"events\":");
    json_put_events(out, k->game, &p.log, k->seat);
    tt_put_char(out, '}');
}

static void past_is_written(crew_work *w, bool did_it)
{
    task *k = (task *)w;

    answer(k, did_it && !k->out.full);
    free_task(k);
}

static void look_back(visitor *v, uint64_t action, uint32_t from, void (*write)(crew_work *))
{
    const table *t = &v->room->t;

    if (!t->has_begun || from > t->moves_n) {
        refuse(v, action, HOUSE_OK, t->has_begun ? TABLE_STALE : TABLE_NOT_BEGUN);
        return;
    }
    task *k = new_task(v, action);
    if (k == NULL)
        return;
    k->again =
        (again){.how = t->how, .seed = t->seed, .moves_n = t->moves_n, .from = from, .moves = NULL};
    if (t->moves_n > 0) {
        k->again.moves = malloc(t->moves_n * sizeof *t->moves);
        if (k->again.moves == NULL) {
            past_is_written(&k->work, false);
            return;
        }
        memcpy(k->again.moves, t->moves, t->moves_n * sizeof *t->moves);
    }
    hand_in(k, HOUSE_CLERKS, write, past_is_written);
}

void desk_history(visitor *v, uint64_t action, uint32_t from)
{
    look_back(v, action, from, write_history);
}

void desk_past(visitor *v, uint64_t action, uint32_t after)
{
    look_back(v, action, after, write_past);
}

/* ==== Advice =============================================================== */

static uint64_t microseconds(void)
{
    return uv_hrtime() / 1000;
}

/* It has nothing but what the seat knows. */
static void think(crew_work *w)
{
    task *k = (task *)w;
    tt_text *out = &k->out;
    advice *a = &k->advice;
    tt_hint hint;
    void *memory = aligned_alloc(TT_CACHE_LINE, HINT_ROOM);

    if (memory == NULL)
        return;
    a->question.memory = memory;
    a->question.room = HINT_ROOM;
    tt_bot_forget(memory, HINT_ROOM);
    tt_hint_think(&a->bot, &a->question, &hint);
    free(memory);
    tt_put(out, "{\"type\":\"hint\"");
    put_table(k, out);
    put_number(out, ",\"seq\":", k->seq);
    tt_put_char(out, ',');
    json_put_hint(out, k->game, k->seats, a->by, &hint);
    tt_put_char(out, '}');
}

static void has_thought(crew_work *w, bool did_it)
{
    task *k = (task *)w;
    room *r = house_room(k->house, k->table);

    if (r != NULL)
        r->advised &= (uint8_t)~table_bit(k->seat);
    if (k->who != NULL && did_it && k->who->room->t.asked != k->asked) {
        take_from(k->who, k);
        refuse(k->who, k->action, HOUSE_OK, TABLE_STALE);
    } else {
        answer(k, did_it && k->out.n > 0 && !k->out.full);
    }
    free_task(k);
}

static table_status may_be_advised(const table *t, int seat)
{
    if (seat == TT_SPECTATOR)
        return TABLE_NO_SUCH_SEAT;
    if (!t->has_begun)
        return TABLE_NOT_BEGUN;
    if (table_is_over(t))
        return TABLE_OVER;
    if (t->terms.no_hints)
        return TABLE_NO_HINTS;
    if (t->is_paused)
        return TABLE_PAUSED;
    return table_waits_for_person(t) == seat ? TABLE_OK : TABLE_WRONG_SEAT;
}

/* Its coins are not those of the bots at the table, so that asking changes nothing for anybody. */
static void ask_adviser(task *k, room *r)
{
    advice *a = &k->advice;

    a->by = house_adviser(r->house, r->t.game);
    tt_bot_named((tt_word){a->by, strlen(a->by)}, &a->bot);
    a->bot = tt_bot_in(&a->bot, r->t.game, r->t.how.seats);
    a->coins = tt_chance_fast(tt_draw(&r->advice, UINT32_MAX));
    a->question = (tt_question){
        .game = r->t.game, .decision = r->t.moves_n, .coins = &a->coins, .clock = microseconds};
    tt_bot_show(&a->question, r->t.now.state, a->known);
    hand_in(k, HOUSE_ADVISERS, think, has_thought);
}

void desk_hint(visitor *v, uint64_t action)
{
    room *r = v->room;
    int seat = house_seat(v);
    table_status status = may_be_advised(&r->t, seat);

    if (status != TABLE_OK) {
        refuse(v, action, HOUSE_OK, status);
        return;
    }
    if ((r->advised & table_bit(seat)) != 0) {
        refuse(v, action, HOUSE_BUSY, TABLE_OK);
        return;
    }
    task *k = new_task(v, action);
    if (k == NULL)
        return;
    r->advised |= table_bit(seat);
    ask_adviser(k, r);
}
