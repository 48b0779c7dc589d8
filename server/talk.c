/* Messages over a WebSocket. */
#include "server/talk.h"

#include "server/desk.h"
#include "server/fetch.h"
#include "server/in.h"
#include "server/tell.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static void reply(visitor *v, house_status why, table_status status, uint64_t action)
{
    outcome o = {why, status, NULL, action};

    tell_outcome(v, NULL, &o);
}

static bool read_switch(const json_t *in, bool *is_on)
{
    const json_t *on = json_object_get(in, "on");

    *is_on = json_is_true(on);
    return json_is_boolean(on);
}

/* The key it shows, if any. */
static void meet(app *a, visitor *v, const json_t *in)
{
    uint8_t owner[TT_KEY_BYTES];

    house_meet(a->house, v, in_key(in_text(in, "key"), owner) ? owner : NULL);
}

static void watch(app *a, visitor *v, const json_t *in)
{
    const char *id = in_text(in, "table");
    room *r = id == NULL ? NULL : house_room(a->house, id);

    house_status why =
        r == NULL && id != NULL ? fetch_for_message(a, v, id, in) : HOUSE_NO_SUCH_TABLE;

    if (why == HOUSE_OK)
        return;
    if (r == NULL || r->is_new) {
        reply(v, why, TABLE_OK, in_action(in));
        return;
    }
    const char *name = in_text(in, "name"), *chat = in_text(in, "chat");
    bool has_name = name != NULL && tt_is_name(name, strlen(name));
    meet(a, v, in);
    v->no_chat = chat != NULL && strcmp(chat, "off") == 0;
    v->muted = 0;
    snprintf(v->name, sizeof v->name, "%s", has_name ? name : "");
    house_enter(r, v);
    tell_view(v, r);
    if (!v->no_chat && r->t.said != NULL)
        tell_chat(v, r);
}

static void say(visitor *v, const json_t *in)
{
    const char *text = in_text(in, "text");
    size_t n = text == NULL ? 0 : strlen(text);

    if (in_action(in) == 0 || n == 0 || n > TABLE_SAY_MAX || !tt_is_text(text, n))
        reply(v, HOUSE_OK, TABLE_NONSENSE, in_action(in));
    else
        house_say(v, in_action(in), (tt_word){text, n});
}

/* Only who has played asks for another game. */
static void again(visitor *v, const json_t *in)
{
    if (house_seat(v) == TT_SPECTATOR)
        reply(v, HOUSE_OK, TABLE_NO_SUCH_SEAT, in_action(in));
    else if (in_action(in) == 0)
        reply(v, HOUSE_OK, TABLE_NONSENSE, 0);
    else
        house_again(v->room, v, in_action(in));
}

/* A seat, or with null those who look on, is heard no more, or again. */
static void mute(visitor *v, const json_t *in)
{
    bool is_on;
    bool guests = json_is_null(json_object_get(in, "seat"));
    int seat = guests ? TT_SPECTATOR : in_number(in, "seat", 0, v->room->t.how.seats - 1);

    if (seat < 0 || !read_switch(in, &is_on) || in_action(in) == 0) {
        reply(v, HOUSE_OK, TABLE_NONSENSE, in_action(in));
        return;
    }
    v->muted = (uint8_t)(is_on ? v->muted | table_bit(seat) : v->muted & ~table_bit(seat));
    reply(v, HOUSE_OK, TABLE_OK, in_action(in));
    tell_chat(v, v->room);
}

/* Something of the past, from that move on or after it. */
static void look_back(visitor *v, const json_t *in, const char *key,
                      void (*ask)(visitor *, uint64_t, uint32_t))
{
    int number = in_number(in, key, 0, TT_PLIES_MAX);

    if (number < 0 || in_action(in) == 0)
        reply(v, HOUSE_OK, TABLE_NONSENSE, in_action(in));
    else
        ask(v, in_action(in), (uint32_t)number);
}

static void history(visitor *v, const json_t *in)
{
    look_back(v, in, "from", desk_history);
}

static void past(visitor *v, const json_t *in)
{
    look_back(v, in, "after", desk_past);
}

static void hint(visitor *v, const json_t *in)
{
    if (in_action(in) == 0)
        reply(v, HOUSE_OK, TABLE_NONSENSE, 0);
    else
        desk_hint(v, in_action(in));
}

static void hello(app *a, visitor *v, const json_t *in)
{
    meet(a, v, in);
    tell_hello(v);
}

/* The `seq` of the message it was chosen from, if it says so. */
static uint32_t read_listed(const json_t *in)
{
    int seq = in_number(in, "seq", 1, INT_MAX);

    return seq < 0 ? 0 : (uint32_t)seq;
}

/* A move in words, or by its place in the list of moves of that `seq`. */
static bool read_move(const table *t, const json_t *in, table_entry *e)
{
    const char *text = in_text(in, "move");
    int index = in_number(in, "index", 0, TT_MOVES_MAX - 1);

    if (text == NULL && index >= 0 && e->listed > 0) {
        /* From an old list, or not asked: the table says so, or that it was done.  How many moves
         * somebody else has is not told. */
        bool is_theirs = table_actor(t) == e->seat && e->listed >= t->asked;
        return !is_theirs || table_move_at(t, (uint32_t)index, &e->move);
    }
    if (text == NULL || index >= 0)
        return false;
    tt_reader r = tt_reader_of(text, strlen(text));
    if (tt_read_move(t->game, &r, &e->move) != TT_OK)
        return false;
    tt_read_nothing_more(&r);
    return !r.failed;
}

static bool read_orders(const table *t, const json_t *in, tt_orders *orders)
{
    const char *text = in_text(in, "orders");

    if (text == NULL || t->game->standing == NULL)
        return false;
    tt_reader r = tt_reader_of(text, strlen(text));
    return *text == '\0' || tt_read_orders(t->game, &r, orders) == TT_OK;
}

static const struct {
    const char *name;
    table_kind kind;
} WISHES[] = {
    {"move", TABLE_MOVE},     {"undo", TABLE_UNDO},           {"orders", TABLE_ORDERS},
    {"auto", TABLE_AUTO},     {"resign", TABLE_RESIGN},       {"pause", TABLE_PAUSE},
    {"resume", TABLE_RESUME}, {"take-back", TABLE_TAKE_BACK}, {"agree", TABLE_AGREE},
    {"refuse", TABLE_REFUSE}, {"leave", TABLE_LEAVE},         {"back", TABLE_COME_BACK},
};

/* What somebody who sits at the table wants; false: not a wish. */
static bool wish_for(visitor *v, const json_t *in, const char *type)
{
    table_entry e = {.seat = (uint8_t)house_seat(v), .action = in_action(in)};
    bool fits = true;
    size_t i = 0;

    while (i < sizeof WISHES / sizeof *WISHES && strcmp(WISHES[i].name, type) != 0)
        i++;
    if (i == sizeof WISHES / sizeof *WISHES)
        return false;
    e.kind = WISHES[i].kind;
    if (e.kind == TABLE_MOVE || e.kind == TABLE_UNDO)
        e.listed = read_listed(in);
    if (e.kind == TABLE_MOVE)
        fits = read_move(&v->room->t, in, &e);
    if (e.kind == TABLE_ORDERS)
        fits = read_orders(&v->room->t, in, &e.orders);
    if (e.kind == TABLE_AUTO)
        fits = read_switch(in, &e.is_on);
    if (e.seat == TT_SPECTATOR)
        reply(v, HOUSE_OK, TABLE_NO_SUCH_SEAT, e.action);
    else if (!fits || e.action == 0)
        reply(v, HOUSE_OK, TABLE_NONSENSE, e.action);
    else
        house_wish(v->room, v, &e);
    return true;
}

/* Who has a seat gives another one to a bot, or sends that away. */
static void wish_for_bot(visitor *v, const json_t *in, table_kind kind)
{
    table_entry e = {.kind = kind, .action = in_action(in)};
    int seat = in_number(in, "seat", 0, v->room->t.how.seats - 1);
    bool fits =
        seat >= 0 && e.action != 0 && (kind == TABLE_DISMISS || in_bot(in_text(in, "bot"), e.name));

    e.seat = (uint8_t)seat;
    if (house_seat(v) == TT_SPECTATOR)
        reply(v, HOUSE_OK, TABLE_NO_SUCH_SEAT, in_action(in));
    else if (!fits)
        reply(v, HOUSE_OK, TABLE_NONSENSE, in_action(in));
    else
        house_wish(v->room, v, &e);
}

static void bot(visitor *v, const json_t *in)
{
    wish_for_bot(v, in, TABLE_BOT);
}

static void dismiss(visitor *v, const json_t *in)
{
    wish_for_bot(v, in, TABLE_DISMISS);
}

/* What is said at a table and is no wish for one's own seat. */
static const struct {
    const char *name;
    void (*hear)(visitor *v, const json_t *in);
} WORDS[] = {
    {"say", say},         {"mute", mute},       {"again", again}, {"bot", bot},
    {"dismiss", dismiss}, {"history", history}, {"past", past},   {"hint", hint},
};

static bool is_word(visitor *v, const json_t *in, const char *type)
{
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(WORDS[i].name, type) == 0) {
            WORDS[i].hear(v, in);
            return true;
        }
    return false;
}

void talk_message(app *a, visitor *v, const json_t *in)
{
    const char *type = in_text(in, "type");

    if (type != NULL && strcmp(type, "watch") == 0)
        watch(a, v, in);
    else if (type != NULL && strcmp(type, "hello") == 0)
        hello(a, v, in);
    else if (type == NULL || v->room == NULL || (!is_word(v, in, type) && !wish_for(v, in, type)))
        reply(v, HOUSE_OK, TABLE_NONSENSE, in_action(in));
}

/* What is no message at all. */
void talk_nonsense(visitor *v)
{
    reply(v, HOUSE_OK, TABLE_NONSENSE, 0);
}
