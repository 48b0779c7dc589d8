/* A table: what can be done at it, and doing it. */
#include "server/table.h"

#include "engine/replay.h"
#include "games/games.h"

#include <stdlib.h>
#include <string.h>

enum { HAND = 0x80 }; /* in `hands`: a person's own move */

/* ==== Facts ================================================================ */

tt_status table_open(table *t, const char *id, const tt_game *game, const tt_setup *how,
                     const uint8_t secret[TT_KEY_BYTES])
{
    tt_status status = tt_setup_valid(game, how);

    memset(t, 0, sizeof *t);
    if (status != TT_OK)
        return status;
    strncpy(t->id, id, sizeof t->id - 1);
    t->game = game;
    t->how = *how;
    t->seed = tt_seed_sealed(secret);
    return TT_OK;
}

static void forget_first_said(table *t)
{
    table_said *first = t->said;

    t->said = first->next;
    free(first);
}

void table_close(table *t)
{
    free(t->moves);
    free(t->hands);
    t->moves = NULL;
    t->hands = NULL;
    while (t->said != NULL)
        forget_first_said(t);
}

static const char *const CLOCK[] = {
    [TABLE_NO_CLOCK] = "none", [TABLE_LIVE] = "live", [TABLE_DAYS] = "days"};

const char *const table_chat_word[TABLE_CHATS] = {
    [TABLE_CHAT_SEATS] = "seats", [TABLE_CHAT_ALL] = "all", [TABLE_CHAT_OFF] = "off"};

/*     chat all
 *     clock live 600000 10000 */
static void put_terms(const table_terms *terms, tt_text *out)
{
    if (terms->chat != TABLE_CHAT_SEATS) {
        tt_put(out, "chat ");
        tt_put(out, table_chat_word[terms->chat]);
        tt_put_char(out, '\n');
    }
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

/* The lines before the head of the record; returns how many bytes they have, or -1. */
static int64_t read_terms(const char *text, size_t n, table_terms *out)
{
    size_t at = 0;

    memset(out, 0, sizeof *out);
    for (;;) {
        const char *end = memchr(text + at, '\n', n - at);
        tt_reader r = tt_reader_of(text + at, end == NULL ? 0 : (size_t)(end - text) - at);
        bool is_clock = tt_read_if(&r, "clock");
        if (!is_clock && !tt_read_if(&r, "chat"))
            return (int64_t)at;
        if (!(is_clock ? read_clock(&r, &out->clock) : read_chat(&r, &out->chat)))
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

/* ==== What can be known of it ============================================== */

int table_actor(const table *t)
{
    return t->has_begun && t->winners == 0 ? t->game->actor(t->now.state) : TT_OVER;
}

bool table_is_over(const table *t)
{
    return t->has_begun && table_actor(t) == TT_OVER;
}

uint32_t table_result(const table *t, int32_t points[TT_SEATS_MAX])
{
    uint32_t winners = t->game->score(t->now.state, points);

    return t->winners != 0 ? t->winners : winners;
}

void table_put_notes(const table *t, tt_text *out)
{
    for (int i = 0; i < t->how.seats; i++) {
        if (!t->seat[i].is_resigned)
            continue;
        tt_put(out, "# seat ");
        tt_put_number(out, i);
        tt_put(out, " resigned after move ");
        tt_put_number(out, t->seat[i].resigned_at);
        tt_put_char(out, '\n');
    }
}

static bool is_person(const table_seat *s)
{
    return s->is_taken && !s->is_bot;
}

/* A person who plays. */
static bool is_present(const table_seat *s)
{
    return is_person(s) && !s->is_away && !s->is_resigned && !s->is_late;
}

/* Every byte is looked at, whoever it is: the time it takes tells nothing. */
static bool same_owner(const uint8_t a[TT_KEY_BYTES], const uint8_t b[TT_KEY_BYTES])
{
    unsigned differ = 0;

    for (int i = 0; i < TT_KEY_BYTES; i++)
        differ |= (unsigned)(a[i] ^ b[i]);
    return differ == 0;
}

int table_seat_of(const table *t, const uint8_t owner[TT_KEY_BYTES])
{
    int found = -1;

    for (int i = 0; i < t->how.seats; i++)
        if (is_person(&t->seat[i]) && same_owner(t->seat[i].owner, owner))
            found = i;
    return found;
}

bool table_waits_for_bot(const table *t)
{
    int actor = table_actor(t);

    return actor != TT_OVER && !t->is_paused && !is_present(&t->seat[actor]);
}

int table_waits_for_person(const table *t)
{
    return t->is_paused || table_waits_for_bot(t) ? TT_OVER : table_actor(t);
}

int64_t table_left_ms(const table *t, int seat, uint64_t passed_ms)
{
    int64_t left = t->seat[seat].left_ms;

    if (table_waits_for_person(t) != seat)
        return left;
    return passed_ms < (uint64_t)left ? left - (int64_t)passed_ms : 0;
}

bool table_ordered(const table *t, tt_move *move)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    int actor = table_actor(t);

    if (actor == TT_OVER || t->game->standing == NULL || t->seat[actor].orders.n == 0)
        return false;
    t->game->view(t->now.state, actor, view);
    return t->game->standing(view, &t->seat[actor].orders, move);
}

bool table_forced(const table *t, tt_move *move)
{
    tt_moves list;

    if (table_actor(t) == TT_OVER)
        return false;
    t->game->moves(t->now.state, &list);
    *move = list.at[0];
    return list.n == 1;
}

bool table_move_at(const table *t, uint32_t index, tt_move *move)
{
    tt_moves list;

    if (table_actor(t) == TT_OVER)
        return false;
    t->game->moves(t->now.state, &list);
    if (index >= list.n)
        return false;
    *move = list.at[index];
    return true;
}

const char *table_why_not(const table *t, tt_move m)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];

    t->game->view(t->now.state, table_actor(t), view);
    return t->game->why_not(view, m);
}

/* Who moved last is still asked: a move that passes the turn is a barrier. */
bool table_may_undo(const table *t, int seat)
{
    return t->since_n > 0 && table_actor(t) == seat;
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
};

bool table_is_aside(const table_entry *e)
{
    return KIND[e->kind].is_aside;
}

static bool is_said(table_kind kind)
{
    return kind == TABLE_SAY || kind == TABLE_GUEST;
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
    if (e->kind == TABLE_SIT || e->kind == TABLE_BOT) {
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
    if (is_said(e->kind)) {
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

static void read_hex(tt_reader *r, uint8_t *out, size_t n)
{
    if (!tt_read_hex(tt_read_word(r), out, n))
        tt_read_fail(r);
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
    if (out->kind == TABLE_SIT || out->kind == TABLE_BOT)
        read_name(&r, out->name);
    if (out->kind == TABLE_MOVE && !r.failed && tt_read_move(t->game, &r, &out->move) != TT_OK)
        tt_read_fail(&r);
    if (out->kind == TABLE_ORDERS && !r.failed)
        read_orders(t, &r, &out->orders);
    if (out->kind == TABLE_AUTO)
        out->is_on = read_switch(&r);
    if (is_said(out->kind) && !r.failed)
        read_said(&r, out);
    tt_read_nothing_more(&r);
    return r.failed || n >= TABLE_LINE ? TABLE_NONSENSE : TABLE_OK;
}

/* ==== What can be done ===================================================== */

static bool all_sit(const table *t)
{
    for (int i = 0; i < t->how.seats; i++)
        if (!t->seat[i].is_taken)
            return false;
    return true;
}

static bool was_done(const table *t, const table_entry *e)
{
    for (int i = 0; i < TABLE_ACTIONS; i++)
        if (e->action != 0 && t->action[i].id == e->action && t->action[i].seat == e->seat)
            return true;
    return false;
}

static bool is_listed(const table *t, tt_move m)
{
    tt_moves list;

    t->game->moves(t->now.state, &list);
    return tt_listed(&list, m);
}

static table_status try_to_move(const table *t, const table_entry *e)
{
    if (table_actor(t) != e->seat)
        return TABLE_WRONG_SEAT;
    if (e->listed != 0 && (e->listed < t->asked || e->listed > t->told))
        return TABLE_STALE;
    return is_listed(t, e->move) ? TABLE_OK : TABLE_ILLEGAL;
}

/* How many moves were made before the last one of that person's own; -1: there is none. */
static int64_t moves_before_own(const table *t, int seat)
{
    int64_t n = (int64_t)t->moves_n - 1;

    while (n >= 0 && t->hands[n] != (HAND | seat))
        n--;
    return n;
}

static table_status try_to_take_back(const table *t, const table_entry *e)
{
    if (t->is_back_asked)
        return TABLE_ASKED;
    return moves_before_own(t, e->seat) >= 0 ? TABLE_OK : TABLE_NO_WAY_BACK;
}

static table_status try_to_agree(const table *t, const table_entry *e)
{
    return t->is_back_asked && t->back_seat != e->seat ? TABLE_OK : TABLE_NOT_ASKED;
}

static bool is_run_out(const table *t, const table_entry *e)
{
    return t->terms.clock.kind != TABLE_NO_CLOCK && table_waits_for_person(t) == e->seat &&
           t->seat[e->seat].left_ms <= (int64_t)e->spent_ms;
}

/* What stands still in a pause. */
static bool is_play(table_kind kind)
{
    return kind == TABLE_MOVE || kind == TABLE_UNDO || kind == TABLE_TAKE_BACK ||
           kind == TABLE_AGREE;
}

/* What only those ask for, and agree to, who play themselves. */
static bool needs_consent(table_kind kind)
{
    return kind == TABLE_PAUSE || kind == TABLE_TAKE_BACK || kind == TABLE_AGREE;
}

/* Of what is done in the course of a game. */
static table_status try_to_play(const table *t, const table_entry *e)
{
    if (!t->has_begun)
        return TABLE_NOT_BEGUN;
    if (was_done(t, e))
        return TABLE_DONE_BEFORE;
    if (table_is_over(t))
        return TABLE_OVER;
    if (t->seat[e->seat].is_resigned && e->action != 0)
        return TABLE_RESIGNED;
    if (t->seat[e->seat].is_late && is_play(e->kind) && e->action != 0)
        return TABLE_NO_TIME;
    if (t->is_paused && is_play(e->kind))
        return TABLE_PAUSED;
    if (needs_consent(e->kind) && !is_present(&t->seat[e->seat]))
        return TABLE_NOBODY;
    switch (e->kind) {
    case TABLE_ORDERS:
        return t->game->standing != NULL ? TABLE_OK : TABLE_NO_ORDERS;
    case TABLE_UNDO:
        return table_may_undo(t, e->seat) ? TABLE_OK : TABLE_NO_WAY_BACK;
    case TABLE_MOVE:
        return try_to_move(t, e);
    case TABLE_PAUSE:
        return t->is_paused ? TABLE_PAUSED : TABLE_OK;
    case TABLE_RESUME:
        return t->pause != 0 ? TABLE_OK : TABLE_NOT_PAUSED;
    case TABLE_TAKE_BACK:
        return try_to_take_back(t, e);
    case TABLE_AGREE:
        return try_to_agree(t, e);
    case TABLE_REFUSE:
        return t->is_back_asked ? TABLE_OK : TABLE_NOT_ASKED;
    case TABLE_LATE:
        return is_run_out(t, e) ? TABLE_OK : TABLE_NONSENSE;
    case TABLE_TICK:
        return table_waits_for_person(t) != TT_OVER && e->spent_ms > 0 ? TABLE_OK : TABLE_NONSENSE;
    default:
        return TABLE_OK;
    }
}

static table_status try_to_sit(const table *t, const table_entry *e)
{
    if (t->has_begun)
        return TABLE_HAS_BEGUN;
    return t->seat[e->seat].is_taken ? TABLE_TAKEN : TABLE_OK;
}

static table_status try_to_begin(const table *t)
{
    if (t->has_begun)
        return TABLE_HAS_BEGUN;
    return all_sit(t) ? TABLE_OK : TABLE_SEATS_FREE;
}

static table_status try_to_leave(const table *t, const table_entry *e)
{
    const table_seat *s = &t->seat[e->seat];

    if (table_is_over(t))
        return TABLE_OVER;
    if (!s->is_taken || s->is_away || s->is_resigned || (t->has_begun && s->is_bot))
        return TABLE_NOBODY;
    return TABLE_OK;
}

static table_status try_to_come_back(const table *t, const table_entry *e)
{
    if (table_is_over(t))
        return TABLE_OVER;
    if (t->seat[e->seat].is_resigned)
        return TABLE_RESIGNED;
    if (t->seat[e->seat].is_late)
        return TABLE_NO_TIME;
    return t->seat[e->seat].is_away ? TABLE_OK : TABLE_NOT_AWAY;
}

static table_status try_to_say(const table *t, const table_entry *e)
{
    int seat = e->kind == TABLE_SAY ? e->seat : TT_SPECTATOR;

    if (t->terms.chat == TABLE_CHAT_OFF ||
        (e->kind == TABLE_GUEST && t->terms.chat != TABLE_CHAT_ALL))
        return TABLE_NO_CHAT;
    if (e->kind == TABLE_SAY && !is_person(&t->seat[e->seat]))
        return TABLE_NOBODY;
    for (const table_said *s = t->said; s != NULL; s = s->next)
        if (s->action == e->action && s->seat == seat)
            return TABLE_DONE_BEFORE;
    return t->said_n < TABLE_SAID_EVER ? TABLE_OK : TABLE_TOO_MUCH;
}

table_status table_try(const table *t, const table_entry *e)
{
    if (e->seat >= t->how.seats)
        return TABLE_NO_SUCH_SEAT;
    switch (e->kind) {
    case TABLE_SIT:
    case TABLE_BOT:
        return try_to_sit(t, e);
    case TABLE_LEAVE:
        return try_to_leave(t, e);
    case TABLE_COME_BACK:
        return try_to_come_back(t, e);
    case TABLE_BEGIN:
        return try_to_begin(t);
    case TABLE_SAY:
    case TABLE_GUEST:
        return try_to_say(t, e);
    default:
        return try_to_play(t, e);
    }
}

/* ==== Doing it ============================================================= */

static void sit(table *t, const table_entry *e)
{
    table_seat *s = &t->seat[e->seat];

    memset(s, 0, sizeof *s);
    s->is_taken = true;
    s->is_bot = e->kind == TABLE_BOT;
    memcpy(s->owner, e->owner, sizeof s->owner);
    memcpy(s->name, e->name, sizeof s->name);
    if (s->is_bot)
        return;
    memcpy(t->seed.sealed.nonce[e->seat], e->nonce, TT_NONCE_BYTES);
    t->seed.sealed.nonces |= (uint8_t)(1u << e->seat);
}

/* Who goes before the deal takes the nonce along. */
static void leave(table *t, int seat)
{
    if (t->has_begun) {
        t->seat[seat].is_away = true;
        return;
    }
    memset(&t->seat[seat], 0, sizeof t->seat[seat]);
    memset(t->seed.sealed.nonce[seat], 0, TT_NONCE_BYTES);
    t->seed.sealed.nonces &= (uint8_t) ~(1u << seat);
}

static void set_mark(table *t)
{
    t->mark = t->now;
    t->since_n = 0;
}

static void begin(table *t)
{
    t->now.chance = tt_seed_chance(&t->seed);
    t->game->setup(t->now.state, &t->how, &t->now.chance, &t->log);
    t->has_begun = true;
    for (int i = 0; i < t->how.seats; i++)
        t->seat[i].left_ms = t->terms.clock.ms;
    t->asked = t->told;
    set_mark(t);
}

/* ---- clocks ---- */

static void charge(table *t, uint32_t ms)
{
    int seat = table_waits_for_person(t);

    if (seat != TT_OVER)
        t->seat[seat].left_ms = table_left_ms(t, seat, ms);
}

/* The decision has passed on from that seat. */
static void passed_on(table *t, int seat, bool by_move)
{
    table_seat *s = &t->seat[seat];

    if (t->terms.clock.kind == TABLE_DAYS) {
        s->left_ms = t->terms.clock.ms;
        s->is_late = false;
    } else if (t->terms.clock.kind == TABLE_LIVE && by_move && !s->is_late) {
        s->left_ms += t->terms.clock.increment_ms;
    }
}

/* Live, the bot plays to the end.  Over days it plays this turn; who is late again without having
 * moved is away, and takes the seat back when it comes back. */
static void run_out(table *t, int seat)
{
    table_seat *s = &t->seat[seat];

    s->left_ms = 0;
    s->is_late = true;
    s->lates_n++;
    if (t->terms.clock.kind == TABLE_DAYS && s->lates_n >= TABLE_LATES_MAX) {
        s->is_late = false;
        s->is_away = true;
    }
}

static void come_back(table *t, int seat)
{
    table_seat *s = &t->seat[seat];

    s->is_away = false;
    s->lates_n = 0;
    if (t->terms.clock.kind == TABLE_DAYS)
        s->left_ms = t->terms.clock.ms;
}

/* ---- moves ---- */

/* How long a person takes to choose: what is answered for them takes as long. */
static void note_time(table *t, const table_entry *e)
{
    table_seat *s = &t->seat[e->seat];
    tt_move only;

    if (e->action != 0 && e->spent_ms > 0 && !table_forced(t, &only))
        s->took_ms[s->took_n++ % TABLE_TIMES] = e->spent_ms;
}

/* Out of memory is out of order: better to stop than to keep a game without its moves. */
static void *larger(void *old, size_t n)
{
    void *more = realloc(old, n);

    if (more == NULL)
        abort();
    return more;
}

static void keep_move(table *t, const table_entry *e)
{
    if (t->moves_n == t->moves_room) {
        t->moves_room = t->moves_room == 0 ? 64 : 2 * t->moves_room;
        t->moves = larger(t->moves, t->moves_room * sizeof *t->moves);
        t->hands = larger(t->hands, t->moves_room);
    }
    t->moves[t->moves_n] = e->move;
    t->hands[t->moves_n++] = (uint8_t)(e->seat | (e->action != 0 ? HAND : 0));
}

static void move(table *t, const table_entry *e)
{
    note_time(t, e);
    if (e->action != 0)
        t->seat[e->seat].lates_n = 0;
    t->game->apply(t->now.state, e->move, &t->now.chance, &t->log);
    keep_move(t, e);
    t->asked = t->told;
    t->is_back_asked = false;
    if (t->log.barrier || t->since_n == TABLE_BACK)
        set_mark(t);
    else
        t->since[t->since_n++] = e->move;
}

/* From the mark again, but for the last move.  Nothing is told of it: whoever looks gets the
 * position as it was. */
static void undo(table *t)
{
    t->since_n--;
    t->moves_n--;
    t->asked = t->told;
    t->is_back_asked = false;
    t->now = t->mark;
    for (uint32_t i = 0; i < t->since_n; i++)
        t->game->apply(t->now.state, t->since[i], &t->now.chance, NULL);
}

/* The deal again, and the first so many moves. */
static void go_back(table *t, uint32_t moves)
{
    t->now.chance = tt_seed_chance(&t->seed);
    t->game->setup(t->now.state, &t->how, &t->now.chance, NULL);
    for (uint32_t i = 0; i < moves; i++)
        t->game->apply(t->now.state, t->moves[i], &t->now.chance, NULL);
    t->moves_n = moves;
    t->asked = t->told;
    t->is_back_asked = false;
    set_mark(t);
}

static void ask_back(table *t, int seat)
{
    t->is_back_asked = true;
    t->back_seat = (uint8_t)seat;
    t->back_agreed = table_bit(seat);
    t->back_to = (uint32_t)moves_before_own(t, seat);
}

static void resume(table *t)
{
    t->is_paused = false;
    t->pause = 0;
}

static int side_of(const table *t, int seat)
{
    return t->game->side == NULL ? seat : t->game->side(t->now.state, seat);
}

/* A side of which nobody is left to play has lost; the last one that is left has won. */
static void resign(table *t, int seat)
{
    int left = -1;
    uint8_t winners = 0;

    t->seat[seat].is_resigned = true;
    t->seat[seat].resigned_at = t->moves_n;
    t->seat[seat].orders.n = 0;
    for (int i = 0; i < t->how.seats; i++)
        if (!t->seat[i].is_resigned) {
            if (left >= 0 && side_of(t, i) != left)
                return;
            left = side_of(t, i);
        }
    for (int i = 0; i < t->how.seats; i++)
        if (side_of(t, i) == left)
            winners |= table_bit(i);
    t->winners = winners;
}

/* What all who are there agree to happens, also when the last who did not has gone. */
static void settle(table *t)
{
    uint8_t there = 0;

    for (int i = 0; i < t->how.seats; i++)
        if (is_present(&t->seat[i]))
            there |= table_bit(i);
    if (t->is_back_asked && (there & table_bit(t->back_seat)) == 0)
        t->is_back_asked = false;
    if (t->is_back_asked && (there & ~t->back_agreed) == 0)
        go_back(t, t->back_to);
    if (t->pause != 0 && (t->pause & there) == 0 && !t->is_paused)
        t->pause = 0;
    if (t->pause != 0 && (there & ~t->pause) == 0)
        t->is_paused = true;
}

static void keep_said(table *t, const table_entry *e)
{
    table_said *s = larger(NULL, sizeof *s + e->text.n + 1);

    memset(s, 0, sizeof *s);
    s->action = e->action;
    s->number = ++t->said_n;
    s->seat = e->kind == TABLE_SAY ? e->seat : TT_SPECTATOR;
    memcpy(s->name, e->kind == TABLE_SAY ? t->seat[e->seat].name : e->name, sizeof s->name);
    memcpy(s->text, e->text.at, e->text.n);
    s->text[e->text.n] = '\0';
    if (t->said == NULL)
        t->said = s;
    else
        t->said_last->next = s;
    t->said_last = s;
    if (s->number > TABLE_SAID)
        forget_first_said(t);
}

/* What was said is remembered by itself, so that much talk does not make moves forgotten. */
static void remember(table *t, const table_entry *e)
{
    if (e->action == 0 || is_said(e->kind))
        return;
    t->action[t->actions_n].id = e->action;
    t->action[t->actions_n].seat = e->seat;
    t->actions_n = (t->actions_n + 1) % TABLE_ACTIONS;
}

void table_do(table *t, const table_entry *e)
{
    int actor = table_actor(t);

    charge(t, e->spent_ms);
    t->seq++;
    if (!table_is_aside(e)) {
        t->told++;
        t->log.n = 0;
        t->log.barrier = false;
    }
    remember(t, e);
    switch (e->kind) {
    case TABLE_SIT:
    case TABLE_BOT:
        sit(t, e);
        break;
    case TABLE_LEAVE:
        leave(t, e->seat);
        break;
    case TABLE_COME_BACK:
        come_back(t, e->seat);
        break;
    case TABLE_BEGIN:
        begin(t);
        break;
    case TABLE_MOVE:
        move(t, e);
        break;
    case TABLE_UNDO:
        undo(t);
        break;
    case TABLE_ORDERS:
        t->seat[e->seat].orders = e->orders;
        break;
    case TABLE_AUTO:
        t->seat[e->seat].is_auto = e->is_on;
        break;
    case TABLE_RESIGN:
        resign(t, e->seat);
        break;
    case TABLE_PAUSE:
        t->pause |= table_bit(e->seat);
        break;
    case TABLE_RESUME:
        resume(t);
        break;
    case TABLE_TAKE_BACK:
        ask_back(t, e->seat);
        break;
    case TABLE_AGREE:
        t->back_agreed |= table_bit(e->seat);
        break;
    case TABLE_REFUSE:
        t->is_back_asked = false;
        break;
    case TABLE_LATE:
        run_out(t, e->seat);
        break;
    case TABLE_TICK:
        break;
    case TABLE_SAY:
    case TABLE_GUEST:
        keep_said(t, e);
        break;
    case TABLE_KINDS:
        TT_NEVER("not a kind of entry");
    }
    if (t->has_begun)
        settle(t);
    if (actor != TT_OVER && table_actor(t) != actor)
        passed_on(t, actor, e->kind == TABLE_MOVE);
}
