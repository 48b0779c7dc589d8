/* How much one person may have of the house, and who leaves when it is full. */
#include "server/inside.h"
#include "server/room.h"

#include <string.h>

enum {
    ROOMS_MAX = 100000,
    SPARE = 64,            /* of so many rooms one is kept free, */
    LOOKED_AT = 16,        /* and so many are looked at to find one that can go at once */
    TABLES_A_MAKER = 100,  /* unfinished ones */
    TABLES_AN_HOUR = 1000, /* finished or not; as many at once */
    KEEP_MS = 3600000,     /* tables that nobody watches */
    TABLE_MS = KEEP_MS / TABLES_AN_HOUR,
    BESIDES_MS = 1000,  /* so often a seat may change its mind, */
    BESIDES_BURST = 32, /* and so often at once */
    WISHES_EACH = ROOM_WISHES / 2
};

static size_t rooms_max = ROOMS_MAX;

void house_limit_rooms(size_t n)
{
    rooms_max = n;
}

void house_set_bounds(house *h)
{
    h->rooms_max = rooms_max;
    h->keep_ms = KEEP_MS;
    h->idle_last = &h->idle;
}

/* So many at once, then one in a while: whether there is one now.  `free_ms` is when all are there
 * again. */
static bool has_one(uint64_t free_ms, uint64_t each_ms, uint64_t at_once)
{
    uint64_t now = house_now_ms();

    return free_ms <= now || free_ms - now <= each_ms * (at_once - 1);
}

static void take_one(uint64_t *free_ms, uint64_t each_ms)
{
    uint64_t now = house_now_ms();

    *free_ms = (*free_ms < now ? now : *free_ms) + each_ms;
}

/* ==== Who makes tables ===================================================== */

/* Where tables made from that address are counted; NULL: they are not, as those of this machine,
 * and those of before the server was started. */
static maker *maker_of(house *h, const visitor *who)
{
    static const uint8_t MAPPED[12] = {[10] = 0xff, [11] = 0xff}, SELF[16] = {0};
    const uint8_t *peer = who == NULL ? NULL : net_peer(who->conn);

    if (peer == NULL || memcmp(peer, SELF, sizeof SELF) == 0 ||
        (memcmp(peer, MAPPED, sizeof MAPPED) == 0 && peer[12] == 127))
        return NULL;
    return &h->makers[tt_mix(h->makers_key ^ tt_hash(peer, 16)) % HOUSE_MAKERS];
}

bool house_may_make(house *h, const visitor *who)
{
    const maker *m = maker_of(h, who);

    return m == NULL ||
           (m->unfinished < TABLES_A_MAKER && has_one(m->free_ms, TABLE_MS, TABLES_AN_HOUR));
}

void house_count_made(house *h, const visitor *who, room *r)
{
    maker *m = maker_of(h, who);

    if (m == NULL)
        return;
    take_one(&m->free_ms, TABLE_MS);
    if (r == NULL)
        return;
    r->maker = m;
    m->unfinished++;
}

void house_count_no_more(room *r)
{
    if (r->maker != NULL)
        r->maker->unfinished--;
    r->maker = NULL;
}

/* ==== Who wishes =========================================================== */

uint8_t house_wisher(const visitor *who)
{
    return who == NULL ? HOUSE_ITSELF : (uint8_t)house_seat(who);
}

/* Nobody takes more than half of the row, nor do all who look on together; and the last place is
 * for who is asked: their clock runs. */
bool house_has_place(const room *r, uint8_t by)
{
    int own = 0;

    for (int i = 0; i < r->wishes_n; i++)
        own += r->wishes[i].by == by;
    if (by == HOUSE_ITSELF)
        return r->wishes_n < ROOM_WISHES;
    return own < WISHES_EACH && r->wishes_n < ROOM_WISHES - (by != table_actor(&r->t));
}

/* What can be undone, and done again, without end. */
static bool is_to_and_fro(table_kind kind)
{
    return kind == TABLE_ORDERS || kind == TABLE_AUTO || kind == TABLE_UNDO ||
           kind == TABLE_PAUSE || kind == TABLE_TAKE_BACK || kind == TABLE_COME_BACK ||
           kind == TABLE_BOT;
}

/* Each of these is a line on the disk for good. */
bool house_may_write(room *r, const table_entry *e)
{
    uint64_t *free_ms = &r->beside_ms[e->seat];
    bool is_free = e->action == 0 || !is_to_and_fro(e->kind); /* or nobody's wish */

    if (!is_free && !has_one(*free_ms, BESIDES_MS, BESIDES_BURST))
        return false;
    if (!is_free)
        take_one(free_ms, BESIDES_MS);
    return true;
}

/* ==== Who leaves =========================================================== */

void house_miss(room *r)
{
    if (r->idle_at == NULL)
        return;
    *r->idle_at = r->idle;
    if (r->idle != NULL)
        r->idle->idle_at = r->idle_at;
    else
        r->house->idle_last = r->idle_at;
    r->idle = NULL;
    r->idle_at = NULL;
}

void house_note_idle(room *r)
{
    house *h = r->house;
    bool is_idle =
        r->visitors == NULL && !r->is_lost && (table_is_over(&r->t) || table_is_deserted(&r->t));

    if (is_idle == (r->idle_at != NULL))
        return;
    house_miss(r);
    if (!is_idle)
        return;
    r->idle_at = h->idle_last;
    *h->idle_last = r;
    h->idle_last = &r->idle;
}

/* Nothing is under way. */
static bool is_at_rest(const room *r)
{
    return r->visitors == NULL && r->wishes_n == 0 && !r->is_writing && !r->is_new &&
           !r->has_bot_thinking;
}

/* How long it stays when nobody looks.  At a table that was just made nobody sits yet. */
static uint64_t stays_ms(const room *r)
{
    uint64_t ms = r->house->keep_ms;

    if (table_is_over(&r->t) || table_is_deserted(&r->t))
        return ms;
    if (table_is_empty(&r->t))
        return ms > KEEP_MS ? ms : KEEP_MS;
    return UINT64_MAX;
}

bool house_may_leave(const room *r)
{
    uint64_t last = r->since_ms > r->left_ms ? r->since_ms : r->left_ms;

    return is_at_rest(r) && house_now_ms() - last >= stays_ms(r);
}

/* Those that were over before the server was started are closed in the store first, so that the
 * next start need not read them; the others may still be played again.  Those that never began are
 * gone for good. */
void house_put_away(room *r)
{
    bool is_closed = (r->is_old || !r->t.has_begun) && r->house->journal != NULL;

    if (is_closed && r->t.has_begun)
        house_keep_over(r);
    if (is_closed && house_hand(r, TT_WRITE_CLOSE, NULL) == TT_STORE_OK)
        r->is_closing = r->is_writing = true;
    else if (!is_closed)
        house_remove_room(r);
}

/* One leaves when there is little space: before their time, but they can be read again. */
static void send_one_away(house *h)
{
    size_t before = h->rooms_n;
    room *r = h->idle;

    for (int i = 0; i < LOOKED_AT && r != NULL && h->rooms_n == before; i++) {
        room *next = r->idle;
        if (is_at_rest(r))
            house_put_away(r);
        r = next;
    }
}

bool house_make_space(house *h)
{
    if (h->rooms_n + h->rooms_max / SPARE >= h->rooms_max)
        send_one_away(h);
    return h->rooms_n < h->rooms_max;
}
