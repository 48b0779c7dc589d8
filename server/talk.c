/* Messages over a WebSocket. */
#include "server/talk.h"

#include "server/in.h"
#include "server/tell.h"

#include <limits.h>
#include <string.h>

static void refuse(visitor *v, house_status why, table_status status, uint64_t action)
{
    outcome o = {why, status, NULL, action};

    tell_outcome(v, NULL, &o);
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

    if (r == NULL || r->is_new) {
        refuse(v, HOUSE_NO_SUCH_TABLE, TABLE_OK, in_action(in));
        return;
    }
    meet(a, v, in);
    house_enter(r, v);
    tell_view(v, r);
}

static void hello(app *a, visitor *v, const json_t *in)
{
    meet(a, v, in);
    tell_hello(v);
}

/* A move in words, or by its place in the list of moves of that `seq`. */
static bool read_move(const table *t, const json_t *in, table_entry *e)
{
    const char *text = in_text(in, "move");
    int index = in_number(in, "index", 0, TT_MOVES_MAX - 1);
    int seq = in_number(in, "seq", 1, INT_MAX);

    e->listed = seq < 0 ? 0 : (uint32_t)seq;
    if (text == NULL && index >= 0 && seq >= 0) {
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

static bool read_switch(const json_t *in, bool *is_on)
{
    const json_t *on = json_object_get(in, "on");

    *is_on = json_is_true(on);
    return json_is_boolean(on);
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
    if (e.kind == TABLE_MOVE)
        fits = read_move(&v->room->t, in, &e);
    if (e.kind == TABLE_ORDERS)
        fits = read_orders(&v->room->t, in, &e.orders);
    if (e.kind == TABLE_AUTO)
        fits = read_switch(in, &e.is_on);
    if (e.seat == TT_SPECTATOR)
        refuse(v, HOUSE_OK, TABLE_NO_SUCH_SEAT, e.action);
    else if (!fits || e.action == 0)
        refuse(v, HOUSE_OK, TABLE_NONSENSE, e.action);
    else
        house_wish(v->room, v, &e);
    return true;
}

void talk_message(app *a, visitor *v, const json_t *in)
{
    const char *type = in_text(in, "type");

    if (type != NULL && strcmp(type, "watch") == 0)
        watch(a, v, in);
    else if (type != NULL && strcmp(type, "hello") == 0)
        hello(a, v, in);
    else if (type == NULL || v->room == NULL || !wish_for(v, in, type))
        refuse(v, HOUSE_OK, TABLE_NONSENSE, in_action(in));
}

/* What is no message at all. */
void talk_nonsense(visitor *v)
{
    refuse(v, HOUSE_OK, TABLE_NONSENSE, 0);
}
