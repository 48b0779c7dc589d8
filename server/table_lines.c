/* A table's facts and entries as text, and back. */
#include "engine/replay.h"
#include "games/games.h"
#include "server/table.h"

#include <string.h>

/* ==== Facts ================================================================ */

static const char *const CLOCK[] = {
    [TABLE_NO_CLOCK] = "none", [TABLE_LIVE] = "live", [TABLE_DAYS] = "days"};

const char *const table_chat_word[TABLE_CHATS] = {
    [TABLE_CHAT_SEATS] = "seats", [TABLE_CHAT_ALL] = "all", [TABLE_CHAT_OFF] = "off"};

/*     hints off
 *     chat all
 *     keep 1 <owner>
 *     clock live 600000 10000 */
static void put_terms(const table_terms *terms, tt_text *out)
{
    for (int i = 0; i < TT_SEATS_MAX; i++) {
        if ((terms->kept & table_bit(i)) == 0)
            continue;
        tt_put(out, "keep ");
        tt_put_number(out, i);
        tt_put_char(out, ' ');
        tt_put_hex(out, terms->keeper[i], TT_KEY_BYTES);
        tt_put_char(out, '\n');
    }
    if (terms->chat != TABLE_CHAT_SEATS) {
        tt_put(out, "chat ");
        tt_put(out, table_chat_word[terms->chat]);
        tt_put_char(out, '\n');
    }
    if (terms->no_hints)
        tt_put(out, "hints off\n");
    if (terms->clock.kind == TABLE_NO_CLOCK)
        return;
    tt_put(out, "clock ");
    tt_put(out, CLOCK[terms->clock.kind]);
    tt_put_char(out, ' ');
    tt_put_number(out, terms->clock.ms);
    tt_put_char(out, ' ');
    tt_put_number(out, terms->clock.increment_ms);
    tt_put_char(out, '\n');
}

static void read_hex(tt_reader *r, uint8_t *out, size_t n)
{
    if (!tt_read_hex(tt_read_word(r), out, n))
        tt_read_fail(r);
}

static bool read_clock(tt_reader *r, table_clock *out)
{
    out->kind = tt_read_if(r, CLOCK[TABLE_LIVE]) ? TABLE_LIVE : TABLE_DAYS;
    if (out->kind == TABLE_DAYS && !tt_read_if(r, CLOCK[TABLE_DAYS]))
        return false;
    out->ms = (uint32_t)tt_read_number(r, 1, INT32_MAX);
    out->increment_ms = (uint32_t)tt_read_number(r, 0, INT32_MAX);
    tt_read_nothing_more(r);
    return !r->failed;
}

static bool read_chat(tt_reader *r, table_chat *out)
{
    tt_word word = tt_read_word(r);
    int chat = 0;

    while (chat < TABLE_CHATS && !tt_word_is(word, table_chat_word[chat]))
        chat++;
    *out = (table_chat)chat;
    tt_read_nothing_more(r);
    return !r->failed && chat < TABLE_CHATS;
}

static bool read_kept(tt_reader *r, table_terms *out)
{
    int seat = (int)tt_read_number(r, 0, TT_SEATS_MAX - 1);

    read_hex(r, out->keeper[r->failed ? 0 : seat], TT_KEY_BYTES);
    tt_read_nothing_more(r);
    if (!r->failed)
        out->kept |= table_bit(seat);
    return !r->failed;
}

static bool read_hints(tt_reader *r, bool *is_off)
{
    *is_off = tt_read_if(r, "off");
    tt_read_nothing_more(r);
    return !r->failed && *is_off;
}

/* One line of terms; false: it is none. */
static bool read_term(tt_reader *r, table_terms *out, bool *fits)
{
    if (tt_read_if(r, "clock"))
        *fits = read_clock(r, &out->clock);
    else if (tt_read_if(r, "chat"))
        *fits = read_chat(r, &out->chat);
    else if (tt_read_if(r, "hints"))
        *fits = read_hints(r, &out->no_hints);
    else if (tt_read_if(r, "keep"))
        *fits = read_kept(r, out);
    else
        return false;
    return true;
}

/* The lines before the head of the record; returns how many bytes they have, or -1. */
static int64_t read_terms(const char *text, size_t n, table_terms *out)
{
    size_t at = 0;

    memset(out, 0, sizeof *out);
    for (;;) {
        const char *end = memchr(text + at, '\n', n - at);
        tt_reader r = tt_reader_of(text + at, end == NULL ? 0 : (size_t)(end - text) - at);
        bool fits = true;
        if (!read_term(&r, out, &fits))
            return (int64_t)at;
        if (!fits)
            return -1;
        at = (size_t)(end - text) + 1;
    }
}

/* The terms, then the head of the game's record, while nobody has sat down. */
void table_put_facts(const table *t, tt_text *out)
{
    tt_header header = tt_header_for(t->game, &t->how, &t->seed);

    put_terms(&t->terms, out);
    for (int i = 0; i < t->how.seats; i++)
        strcpy(header.player[i].kind, "human");
    tt_put_record(t->game, &header, NULL, 0, out);
}

static tt_status read_head(table *t, const char *id, const char *text, size_t n)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_replay replay;
    tt_status status = tt_replay_open(&replay, text, n);
    const tt_game *game = status == TT_OK ? tt_game_named(replay.header.game) : NULL;

    if (game == NULL)
        return status == TT_OK ? TT_BAD_RECORD : status;
    status = tt_replay_start(&replay, game, state);
    if (status == TT_OK && !replay.header.seed.is_sealed)
        status = TT_BAD_RECORD;
    if (status != TT_OK)
        return status;
    return table_open(t, id, game, &replay.header.how, replay.header.seed.sealed.secret);
}

tt_status table_read_facts(table *t, const char *id, const char *text, size_t n)
{
    table_terms terms;
    int64_t head = read_terms(text, n, &terms);
    tt_status status = head < 0 ? TT_BAD_RECORD : read_head(t, id, text + head, n - (size_t)head);

    t->terms = terms;
    return status;
}

/* ==== Entries as text ====================================================== */

/* What stands in a line, and who may know of it. */
static const struct {
    const char *name;
    bool has_seat, has_action, has_time, is_aside;
} KIND[TABLE_KINDS] = {
    /*                    name      seat   action  time   aside */
    [TABLE_SIT] = {"sit", true, false, false, false},
    [TABLE_BOT] = {"bot", true, false, false, false},
    [TABLE_LEAVE] = {"leave", true, false, true, false},
    [TABLE_COME_BACK] = {"back", true, false, true, false},
    [TABLE_FORGET] = {"forget", true, false, true, false},
    [TABLE_BEGIN] = {"begin", false, false, false, false},
    [TABLE_MOVE] = {"move", true, true, true, false},
    [TABLE_UNDO] = {"undo", true, true, true, false},
    [TABLE_ORDERS] = {"orders", true, true, false, true},
    [TABLE_AUTO] = {"auto", true, true, false, true},
    [TABLE_RESIGN] = {"resign", true, true, true, false},
    [TABLE_PAUSE] = {"pause", true, true, true, false},
    [TABLE_RESUME] = {"resume", true, true, true, false},
    [TABLE_TAKE_BACK] = {"take-back", true, true, true, false},
    [TABLE_AGREE] = {"agree", true, true, true, false},
    [TABLE_REFUSE] = {"refuse", true, true, true, false},
    [TABLE_LATE] = {"late", true, false, true, false},
    [TABLE_TICK] = {"tick", false, false, true, true},
    [TABLE_SAY] = {"say", true, true, false, true},
    [TABLE_GUEST] = {"guest", false, true, false, true},
    [TABLE_DISMISS] = {"dismiss", true, false, false, false},
    [TABLE_AGAIN] = {"again", true, true, false, false},
};

bool table_is_aside(const table_entry *e)
{
    return KIND[e->kind].is_aside;
}

bool table_is_timed(const table_entry *e)
{
    return KIND[e->kind].has_time;
}

bool table_is_talk(const table_entry *e)
{
    return e->kind == TABLE_SAY || e->kind == TABLE_GUEST;
}

static bool has_name(table_kind kind)
{
    return kind == TABLE_SIT || kind == TABLE_BOT || kind == TABLE_AGAIN;
}

void table_put(const table *t, const table_entry *e, tt_text *out)
{
    tt_put(out, KIND[e->kind].name);
    if (KIND[e->kind].has_seat) {
        tt_put_char(out, ' ');
        tt_put_number(out, e->seat);
    }
    if (KIND[e->kind].has_action) {
        tt_put_char(out, ' ');
        tt_put_hash(out, e->action);
    }
    if (e->kind == TABLE_SIT) {
        tt_put_char(out, ' ');
        tt_put_hex(out, e->owner, sizeof e->owner);
        tt_put_char(out, ' ');
        tt_put_hex(out, e->nonce, sizeof e->nonce);
    }
    if (has_name(e->kind)) {
        tt_put_char(out, ' ');
        tt_put(out, e->name);
    }
    if (e->kind == TABLE_MOVE) {
        tt_put_char(out, ' ');
        tt_put_move(t->game, e->move, out);
    }
    if (e->kind == TABLE_ORDERS && e->orders.n > 0) {
        tt_put_char(out, ' ');
        tt_put_orders(t->game, &e->orders, out);
    }
    if (e->kind == TABLE_AUTO)
        tt_put(out, e->is_on ? " on" : " off");
    if (e->kind == TABLE_GUEST && !tt_all_zero(e->owner, sizeof e->owner)) {
        tt_put_char(out, ' ');
        tt_put_hex(out, e->owner, sizeof e->owner);
    }
    if (e->kind == TABLE_TAKE_BACK && !e->by_hand)
        tt_put(out, " any");
    if (table_is_talk(e)) {
        tt_put_char(out, ' ');
        tt_put(out, e->kind == TABLE_GUEST ? e->name : "");
        tt_put(out, e->kind == TABLE_GUEST ? "\t" : "");
        for (size_t i = 0; i < e->text.n; i++)
            tt_put_char(out, e->text.at[i]);
    }
    if (e->spent_ms > 0 && KIND[e->kind].has_time) {
        tt_put(out, " @");
        tt_put_number(out, e->spent_ms);
    }
}

bool table_read_action(tt_word word, uint64_t *id)
{
    uint8_t bytes[8];

    *id = 0;
    if (word.n != 16 || !tt_read_hex(word, bytes, sizeof bytes))
        return false;
    for (size_t i = 0; i < sizeof bytes; i++)
        *id = *id << 8 | bytes[i];
    return true;
}

/* The rest of the line is a name. */
static void read_name(tt_reader *r, char name[TT_NAME_MAX])
{
    while (r->at < r->end && *r->at == ' ')
        r->at++;
    size_t n = (size_t)(r->end - r->at);
    if (r->failed || !tt_is_name(r->at, n)) {
        tt_read_fail(r);
        return;
    }
    memcpy(name, r->at, n);
    r->at = r->end;
}

static void read_orders(const table *t, tt_reader *r, tt_orders *out)
{
    tt_reader ahead = *r;

    tt_read_nothing_more(&ahead);
    if (!ahead.failed)
        return; /* none: forget those there are */
    if (t->game->standing == NULL || tt_read_orders(t->game, r, out) != TT_OK)
        tt_read_fail(r);
}

static bool read_switch(tt_reader *r)
{
    tt_word word = tt_read_word(r);

    if (!tt_word_is(word, "on") && !tt_word_is(word, "off"))
        tt_read_fail(r);
    return tt_word_is(word, "on");
}

/* True: there is no word more. */
static bool read_by_hand(tt_reader *r)
{
    tt_reader ahead = *r;

    tt_read_nothing_more(&ahead);
    if (ahead.failed && !tt_word_is(tt_read_word(r), "any"))
        tt_read_fail(r);
    return !ahead.failed;
}

/* Cuts off the time at the end of a line, if there is one. */
static uint32_t read_time(tt_reader *r)
{
    for (const char *at = r->end; at > r->at && at[-1] != ' '; at--)
        if (at[-1] == '@') {
            tt_reader time = tt_reader_of(at, (size_t)(r->end - at));
            uint32_t ms = (uint32_t)tt_read_number(&time, 1, INT32_MAX);
            tt_read_nothing_more(&time);
            r->end = at - 1;
            if (time.failed)
                tt_read_fail(r);
            return ms;
        }
    return 0;
}

/* A name is shorter, so that a line of before, which has no owner, is not mistaken. */
static void read_guest(tt_reader *r, uint8_t owner[TT_KEY_BYTES])
{
    tt_reader ahead = *r;
    tt_word word = tt_read_word(&ahead);

    if (ahead.failed || word.n != 2 * (size_t)TT_KEY_BYTES)
        return;
    *r = ahead;
    if (!tt_read_hex(word, owner, TT_KEY_BYTES))
        tt_read_fail(r);
}

/* One blank, the name of who looks on and a tab, and what was said. */
static void read_said(tt_reader *r, table_entry *out)
{
    const char *tab =
        out->kind == TABLE_GUEST ? memchr(r->at, '\t', (size_t)(r->end - r->at)) : r->at;
    bool fits = r->at < r->end && *r->at == ' ' && tab != NULL;

    if (fits && out->kind == TABLE_GUEST) {
        size_t n = (size_t)(tab - r->at) - 1;
        fits = tt_is_name(r->at + 1, n);
        if (fits)
            memcpy(out->name, r->at + 1, n);
    }
    if (!fits) {
        tt_read_fail(r);
        return;
    }
    out->text = (tt_word){tab + 1, (size_t)(r->end - tab) - 1};
    if (out->text.n > TABLE_SAY_MAX || !tt_is_text(out->text.at, out->text.n))
        tt_read_fail(r);
    r->at = r->end;
}

static int read_kind(tt_reader *r)
{
    tt_word word = tt_read_word(r);

    for (int i = 0; i < TABLE_KINDS; i++)
        if (tt_word_is(word, KIND[i].name))
            return i;
    tt_read_fail(r);
    return TABLE_BEGIN;
}

table_status table_read(const table *t, const char *line, size_t n, table_entry *out)
{
    tt_reader r = tt_reader_of(line, n);

    memset(out, 0, sizeof *out);
    out->kind = (table_kind)read_kind(&r);
    if (KIND[out->kind].has_time)
        out->spent_ms = read_time(&r);
    if (KIND[out->kind].has_seat)
        out->seat = (uint8_t)tt_read_number(&r, 0, t->how.seats - 1);
    if (KIND[out->kind].has_action) {
        if (!table_read_action(tt_read_word(&r), &out->action))
            tt_read_fail(&r);
    }
    if (out->kind == TABLE_SIT) {
        read_hex(&r, out->owner, sizeof out->owner);
        read_hex(&r, out->nonce, sizeof out->nonce);
    }
    if (has_name(out->kind))
        read_name(&r, out->name);
    if (out->kind == TABLE_MOVE && !r.failed && tt_read_move(t->game, &r, &out->move) != TT_OK)
        tt_read_fail(&r);
    if (out->kind == TABLE_ORDERS && !r.failed)
        read_orders(t, &r, &out->orders);
    if (out->kind == TABLE_AUTO)
        out->is_on = read_switch(&r);
    if (out->kind == TABLE_GUEST && !r.failed)
        read_guest(&r, out->owner);
    if (out->kind == TABLE_TAKE_BACK)
        out->by_hand = read_by_hand(&r);
    if (table_is_talk(out) && !r.failed)
        read_said(&r, out);
    tt_read_nothing_more(&r);
    return r.failed || n >= TABLE_LINE ? TABLE_NONSENSE : TABLE_OK;
}
