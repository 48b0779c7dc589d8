/* Talking at a table: who hears what, and how fast. */
#include "server/house.h"

#include <string.h>

enum {
    SAY_MS = 2000, /* so often somebody may say something, */
    SAY_BURST = 5  /* and so much at once */
};

bool house_hears(const visitor *v, const table_said *s)
{
    return !v->no_chat && (v->muted >> s->seat & 1) == 0;
}

/* A few at once, then one in a while. */
static bool talks_too_fast(visitor *v)
{
    uint64_t now = uv_hrtime() / 1000000;

    if (v->may_say_ms < now)
        v->may_say_ms = now;
    if (v->may_say_ms - now > (uint64_t)SAY_MS * (SAY_BURST - 1))
        return true;
    v->may_say_ms += SAY_MS;
    return false;
}

static void refuse(visitor *v, const table_entry *e, house_status why)
{
    outcome o = {why, TABLE_OK, NULL, e->action};

    house_answer(v->room, v, &o);
}

void house_say(visitor *v, uint64_t action, tt_word text)
{
    int seat = house_seat(v);
    table_entry e = {.kind = TABLE_SAY, .seat = (uint8_t)seat, .action = action, .text = text};

    if (seat == TT_SPECTATOR) {
        e.kind = TABLE_GUEST;
        e.seat = 0;
        memcpy(e.name, v->name, sizeof e.name);
        if (v->has_key) /* so that they find it, and can have it forgotten */
            memcpy(e.owner, v->owner, sizeof e.owner);
    }
    if (seat == TT_SPECTATOR && v->name[0] == '\0')
        refuse(v, &e, HOUSE_NO_NAME);
    else if (talks_too_fast(v))
        refuse(v, &e, HOUSE_TOO_FAST);
    else
        house_wish(v->room, v, &e);
}
