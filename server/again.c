/* The next game of the same people, at another table. */
#include "server/inside.h"
#include "server/room.h"

enum { NEXT_MS = 10 }; /* until the table for it is looked at again */

static house_status make_next(const room *r, const char *id)
{
    house_plan plan = room_plan_next(r);

    house_status status = house_make_table(r->house, id, NULL, &plan);
    if (status == HOUSE_OK)
        house_trace_kept(house_room(r->house, id));
    return status;
}

/* Whether the table of the next game is there with all its bots, before it is told of; it is made,
 * and looked at again soon, if not. */
bool house_is_next_ready(room *r, house_status *why)
{
    const table_entry *e = &r->wishes[0].entry;
    const room *next = e->kind == TABLE_AGAIN ? house_room(r->house, e->name) : r;

    if (next == r || (next != NULL && !next->is_new && !next->is_writing && next->wishes_n == 0))
        return true;
    if (next == NULL)
        *why = make_next(r, e->name);
    house_wake_at(r, house_now_ms() + NEXT_MS);
    return false;
}

void house_again(room *r, visitor *v, uint64_t action)
{
    table_entry e = {.kind = TABLE_AGAIN, .seat = (uint8_t)house_seat(v), .action = action};
    bool is_first = table_is_over(&r->t) && r->t.next[0] == '\0';

    if (is_first && !house_may_make(r->house, v)) {
        outcome o = {HOUSE_TOO_MANY, TABLE_OK, NULL, action};
        house_answer(r, v, &o);
        return;
    }
    if (is_first)
        house_count_made(r->house, v, NULL);
    room_make_id(e.name);
    house_wish(r, v, &e);
}
