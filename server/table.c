/* A table: what can be done at it, and doing it. */
#include "server/table.h"

#include <stdlib.h>
#include <string.h>

/* In `hands`: a person has made the move; no bot has, as everybody could see. */
enum { HAND = 0x80, PRESENT = 0x40, SEAT = 0x07 };

/* ==== Opening ============================================================== */

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

/* ==== What can be known of it ============================================== */

/* No record is longer.  Abyss has positions that nobody can end; who leads has won such a game. */
static bool is_longest(const table *t)
{
    return (int32_t)t->moves_n >= t->game->plies_max;
}

int table_actor(const table *t)
{
    bool goes_on = t->has_begun && t->winners == 0 && !is_longest(t);

    return goes_on ? t->game->actor(t->now.state) : TT_OVER;
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

bool table_is_empty(const table *t)
{
    for (int i = 0; i < t->how.seats; i++)
        if (is_person(&t->seat[i]))
            return false;
    return !t->has_begun;
}

bool table_is_deserted(const table *t)
{
    return t->has_sat && table_is_empty(t);
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

static bool is_nobody(const uint8_t owner[TT_KEY_BYTES])
{
    return tt_all_zero(owner, TT_KEY_BYTES);
}

/* Nobody else may sit down there.  Who was forgotten does not come. */
static bool is_kept(const table *t, int seat, const uint8_t owner[TT_KEY_BYTES])
{
    const uint8_t *keeper = t->terms.keeper[seat];

    return (t->terms.kept & table_bit(seat)) != 0 && !is_nobody(keeper) &&
           !same_owner(keeper, owner);
}

int table_free_seat(const table *t, const uint8_t owner[TT_KEY_BYTES])
{
    int found = -1;

    for (int i = t->how.seats - 1; i >= 0; i--) {
        bool is_free = !t->seat[i].is_taken && !is_kept(t, i, owner);
        if (is_free && (t->terms.kept & table_bit(i)) != 0)
            return i;
        if (is_free)
            found = i;
    }
    return found;
}

void table_turn_seats(const table *t, table_terms *out)
{
    *out = t->terms;
    out->kept = 0;
    for (int i = 0; i < t->how.seats; i++) {
        int seat = (i + 1) % t->how.seats;
        if (!is_person(&t->seat[i]) || is_nobody(t->seat[i].owner))
            continue;
        out->kept |= table_bit(seat);
        memcpy(out->keeper[seat], t->seat[i].owner, TT_KEY_BYTES);
    }
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

/* ==== What can be done ===================================================== */

static bool all_sit(const table *t)
{
    for (int i = 0; i < t->how.seats; i++)
        if (!t->seat[i].is_taken)
            return false;
    return true;
}

/* What moves the game on, or back. */
static bool plays(table_kind kind)
{
    return kind == TABLE_MOVE || kind == TABLE_UNDO || kind == TABLE_TAKE_BACK ||
           kind == TABLE_AGREE || kind == TABLE_RESIGN || kind == TABLE_AGAIN;
}

static bool is_among(const uint64_t *ids, int n, uint64_t id)
{
    for (int i = 0; i < n; i++)
        if (ids[i] == id)
            return true;
    return false;
}

static bool was_done(const table *t, const table_entry *e)
{
    const table_memory *m = &t->memory[e->seat];

    if (e->action == 0 || table_is_talk(e))
        return false;
    return plays(e->kind) ? is_among(m->played, TABLE_PLAYED, e->action)
                          : is_among(m->besides, TABLE_BESIDES, e->action);
}

static bool is_listed(const table *t, tt_move m)
{
    tt_moves list;

    t->game->moves(t->now.state, &list);
    return tt_listed(&list, m);
}

/* It was meant for another question. */
static bool is_stale(const table *t, const table_entry *e)
{
    return e->listed != 0 && (e->listed < t->asked || e->listed > t->told);
}

static table_status try_to_move(const table *t, const table_entry *e)
{
    if (table_actor(t) != e->seat)
        return TABLE_WRONG_SEAT;
    if (is_stale(t, e))
        return TABLE_STALE;
    return is_listed(t, e->move) ? TABLE_OK : TABLE_ILLEGAL;
}

static table_status try_to_undo(const table *t, const table_entry *e)
{
    if (is_stale(t, e))
        return TABLE_STALE;
    return table_may_undo(t, e->seat) ? TABLE_OK : TABLE_NO_WAY_BACK;
}

/* How many moves were made before the last one of that person's; -1: there is none.  What was
 * ordered, or answered for it, counts as well: else everybody would learn that it was. */
static int64_t moves_before_own(const table *t, const table_entry *e)
{
    int64_t n = (int64_t)t->moves_n - 1;
    int by = e->by_hand ? HAND : PRESENT;

    while (n >= 0 && (t->hands[n] & (SEAT | by)) != (e->seat | by))
        n--;
    return n;
}

static table_status try_to_take_back(const table *t, const table_entry *e)
{
    if (t->is_back_asked)
        return TABLE_ASKED;
    return moves_before_own(t, e) >= 0 ? TABLE_OK : TABLE_NO_WAY_BACK;
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
        return try_to_undo(t, e);
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
    if (t->seat[e->seat].is_taken)
        return TABLE_TAKEN;
    return e->kind == TABLE_SIT && is_kept(t, e->seat, e->owner) ? TABLE_KEPT : TABLE_OK;
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

static table_status try_to_dismiss(const table *t, const table_entry *e)
{
    if (t->has_begun)
        return TABLE_HAS_BEGUN;
    return t->seat[e->seat].is_bot ? TABLE_OK : TABLE_NO_BOT;
}

/* Before the deal leaving is enough. */
static table_status try_to_forget(const table *t, const table_entry *e)
{
    if (!t->has_begun)
        return TABLE_NOT_BEGUN;
    return is_person(&t->seat[e->seat]) ? TABLE_OK : TABLE_NOBODY;
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

static table_status try_again(const table *t)
{
    if (!table_is_over(t))
        return TABLE_NOT_OVER;
    return t->next[0] != '\0' ? TABLE_DONE_BEFORE : TABLE_OK;
}

table_status table_fits(const table *t, const table_entry *e)
{
    if (e->seat >= t->how.seats)
        return TABLE_NO_SUCH_SEAT;
    switch (e->kind) {
    case TABLE_SIT:
    case TABLE_BOT:
        return try_to_sit(t, e);
    case TABLE_LEAVE:
        return try_to_leave(t, e);
    case TABLE_DISMISS:
        return try_to_dismiss(t, e);
    case TABLE_COME_BACK:
        return try_to_come_back(t, e);
    case TABLE_FORGET:
        return try_to_forget(t, e);
    case TABLE_BEGIN:
        return try_to_begin(t);
    case TABLE_SAY:
    case TABLE_GUEST:
        return try_to_say(t, e);
    case TABLE_AGAIN:
        return try_again(t);
    default:
        return try_to_play(t, e);
    }
}

/* Others wait while it is asked, so it is asked once for each move. */
static bool is_asked_again(const table *t, const table_entry *e)
{
    return e->kind == TABLE_TAKE_BACK && t->seat[e->seat].has_asked_back;
}

/* What ends it, such as a pause, is always taken. */
static bool is_too_much(const table *t, const table_entry *e)
{
    return (e->kind == TABLE_ORDERS || e->kind == TABLE_AUTO || e->kind == TABLE_PAUSE) &&
           t->memory[e->seat].besides_n >= TABLE_BESIDES_EVER;
}

table_status table_try(const table *t, const table_entry *e)
{
    if (e->seat < t->how.seats && was_done(t, e))
        return TABLE_DONE_BEFORE;
    table_status status = table_fits(t, e);
    if (status == TABLE_OK && is_too_much(t, e))
        return TABLE_TOO_MUCH;
    return status == TABLE_OK && is_asked_again(t, e) ? TABLE_ASKED : status;
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
    t->has_sat = true;
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

static const char NOBODY[] = "\xe2\x80\x94"; /* a dash, in every language */

static void forget_said(table_said *said)
{
    memset(said->owner, 0, sizeof said->owner);
    memset(said->name, 0, sizeof said->name);
    memcpy(said->name, NOBODY, sizeof NOBODY);
    said->text[0] = '\0';
}

void table_forget_traces(table *t, const uint8_t owner[TT_KEY_BYTES])
{
    for (table_said *said = t->said; said != NULL; said = said->next)
        if (same_owner(said->owner, owner))
            forget_said(said);
    for (int i = 0; i < t->how.seats; i++)
        if (same_owner(t->terms.keeper[i], owner))
            memset(t->terms.keeper[i], 0, TT_KEY_BYTES);
}

/* No key hashes to zeros, so the seat is nobody's from now on. */
void table_forget(table *t, int seat)
{
    table_seat *s = &t->seat[seat];

    if (!is_nobody(s->owner))
        table_forget_traces(t, s->owner);
    memset(s->owner, 0, sizeof s->owner);
    memset(s->name, 0, sizeof s->name);
    memcpy(s->name, NOBODY, sizeof NOBODY);
    s->orders.n = 0;
    s->is_auto = false;
    s->is_away = s->is_away || !table_is_over(t);
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
    t->hands[t->moves_n++] = (uint8_t)(e->seat | (e->action != 0 ? HAND : 0) |
                                       (is_present(&t->seat[e->seat]) ? PRESENT : 0));
}

static void move(table *t, const table_entry *e)
{
    note_time(t, e);
    if (e->action != 0) {
        t->seat[e->seat].lates_n = 0;
        t->seat[e->seat].has_asked_back = false;
    }
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

/* Who was allowed one may ask for the one before it. */
static void take_back(table *t)
{
    t->seat[t->back_seat].has_asked_back = false;
    go_back(t, t->back_to);
}

static void ask_back(table *t, const table_entry *e)
{
    t->is_back_asked = true;
    t->seat[e->seat].has_asked_back = true;
    t->back_seat = e->seat;
    t->back_agreed = table_bit(e->seat);
    t->back_to = (uint32_t)moves_before_own(t, e);
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
        take_back(t);
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
    memcpy(s->owner, e->kind == TABLE_SAY ? t->seat[e->seat].owner : e->owner, sizeof s->owner);
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
    table_memory *m = &t->memory[e->seat];

    if (e->action == 0 || table_is_talk(e))
        return;
    if (plays(e->kind))
        m->played[m->played_n++ % TABLE_PLAYED] = e->action;
    else
        m->besides[m->besides_n++ % TABLE_BESIDES] = e->action;
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
    case TABLE_DISMISS:
        leave(t, e->seat);
        break;
    case TABLE_COME_BACK:
        come_back(t, e->seat);
        break;
    case TABLE_FORGET:
        table_forget(t, e->seat);
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
        ask_back(t, e);
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
    case TABLE_AGAIN:
        memcpy(t->next, e->name, sizeof t->next - 1);
        break;
    case TABLE_KINDS:
        TT_NEVER("not a kind of entry");
    }
    if (t->has_begun)
        settle(t);
    if (actor != TT_OVER && table_actor(t) != actor)
        passed_on(t, actor, e->kind == TABLE_MOVE);
}
