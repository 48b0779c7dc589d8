/* A table at one screen. */
#include "web/wasm/local.h"

#include "bots/hint.h"
#include "engine/replay.h"
#include "games/games.h"
#include "web/wasm/clock.h"
#include "wire/json.h"

#include <string.h>

typedef struct position {
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance;
} position;

static struct {
    const tt_game *game;
    tt_header header;
    position now;
    tt_events log; /* what the last move brought about */
    position mark; /* where undo stops, */
    int mark_n;    /* after so many moves */
    int moves_n;
    uint32_t seq;   /* how often the table has changed */
    int wrong_line; /* of the record that could not be opened */
    tt_move moves[TT_PLIES_MAX];
} table;

/* One for each seat, and one for hints: they remember what they thought. */
enum { HINTS = TT_SEATS_MAX, MEMORIES, ROOM = 12 << 20 };

static _Alignas(TT_CACHE_LINE) unsigned char memory[MEMORIES][ROOM];

static void forget(void)
{
    for (int i = 0; i < MEMORIES; i++)
        tt_bot_forget(memory[i], ROOM);
}

/* ==== Playing ============================================================== */

static void set_mark(void)
{
    table.mark = table.now;
    table.mark_n = table.moves_n;
}

static void deal(position *p, tt_events *log)
{
    memset(p, 0, sizeof *p);
    log->n = 0;
    p->chance = tt_seed_chance(&table.header.seed);
    table.game->setup(p->state, &table.header.how, &p->chance, log);
}

static void play(position *p, tt_move m, tt_events *log)
{
    log->n = 0;
    log->barrier = false;
    table.game->apply(p->state, m, &p->chance, log);
}

static void make(tt_move m)
{
    play(&table.now, m, &table.log);
    table.moves[table.moves_n++] = m;
    table.seq++;
    if (table.log.barrier)
        set_mark();
}

/* Reads the whole record before anything of the present table is touched. */
static tt_status read_record(tt_replay *r, const char *text, size_t n)
{
    static _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_status status = tt_replay_open(r, text, n);
    const tt_game *game = status == TT_OK ? tt_game_named(r->header.game) : NULL;

    if (status != TT_OK)
        return status;
    if (game == NULL) { /* said in some line, but not in the one read last */
        r->record.line = 0;
        return TT_BAD_RECORD;
    }
    status = tt_replay_start(r, game, state);
    while (status == TT_OK && r->has_move)
        status = tt_replay_step(r);
    return status;
}

tt_status local_open(const char *text, size_t n)
{
    static tt_replay r;
    tt_record lines;
    tt_header header;
    tt_line line;
    tt_move m;
    tt_status status = read_record(&r, text, n);

    table.wrong_line = tt_replay_line(&r);
    if (status != TT_OK)
        return status;
    table.game = r.game;
    table.header = r.header;
    table.moves_n = 0;
    table.seq = 0;
    forget();
    deal(&table.now, &table.log);
    set_mark();
    tt_record_open(&lines, text, n, &header);
    while (tt_record_next(&lines, &line) == TT_OK && line.kind != TT_LINE_NONE)
        if (line.kind == TT_LINE_MOVE && tt_read_move(table.game, &line.rest, &m) == TT_OK)
            make(m);
    TT_ASSERT(table.moves_n == (int)r.moves_n);
    return TT_OK;
}

int local_wrong_line(void)
{
    return table.wrong_line;
}

const tt_game *local_game(void)
{
    return table.game;
}

int local_moves_n(void)
{
    return table.moves_n;
}

void local_put_record(tt_text *out)
{
    tt_put_record(table.game, &table.header, table.moves, table.moves_n, out);
}

/* No record is longer: who leads has won. */
static bool is_longest(void)
{
    return table.moves_n >= table.game->plies_max;
}

static int actor(void)
{
    return is_longest() ? TT_OVER : table.game->actor(table.now.state);
}

static tt_status read_move(const char *text, size_t n, tt_move *m)
{
    tt_reader r = tt_reader_of(text, n);
    tt_status status = tt_read_move(table.game, &r, m);

    tt_read_nothing_more(&r);
    return status == TT_OK && r.failed ? TT_BAD_MOVE : status;
}

tt_status local_move(const char *text, size_t n)
{
    tt_moves list;
    tt_move m;
    tt_status status = read_move(text, n, &m);

    if (status != TT_OK)
        return status;
    if (actor() == TT_OVER)
        return TT_GAME_OVER;
    table.game->moves(table.now.state, &list);
    if (!tt_listed(&list, m))
        return TT_ILLEGAL_MOVE;
    make(m);
    return TT_OK;
}

/* Who moved last is still asked: a move that passes the turn is a barrier. */
static bool may_undo(void)
{
    return table.moves_n > table.mark_n && actor() != TT_OVER;
}

/* From the mark again, but for the last move.  Nothing is told of it. */
bool local_undo(void)
{
    if (!may_undo())
        return false;
    table.now = table.mark;
    table.moves_n--;
    table.seq++;
    for (int i = table.mark_n; i < table.moves_n; i++)
        play(&table.now, table.moves[i], &table.log);
    table.log.n = 0;
    return true;
}

/* ==== What a seat is told ================================================== */

static void put_key(tt_text *out, const char *key)
{
    tt_put(out, ",\"");
    tt_put(out, key);
    tt_put(out, "\":");
}

static void put_bool(tt_text *out, bool yes)
{
    tt_put(out, yes ? "true" : "false");
}

static void put_seat(tt_text *out, int seat)
{
    if (seat >= 0 && seat < TT_SEATS_MAX)
        tt_put_number(out, seat);
    else
        tt_put(out, "null");
}

static void put_seats(tt_text *out)
{
    for (int i = 0; i < table.header.how.seats; i++) {
        const tt_player *p = &table.header.player[i];
        bool is_person = strcmp(p->kind, "human") == 0;
        tt_put(out, i == 0 ? "[{\"kind\":" : ",{\"kind\":");
        json_put_string(out, is_person ? "person" : "bot");
        put_key(out, "name");
        json_put_string(out, p->name[0] != '\0' ? p->name : p->kind);
        put_key(out, "away");
        put_bool(out, false);
        tt_put_char(out, '}');
    }
    tt_put_char(out, ']');
}

/* What the seat that is asked may do, and nobody else is told. */
static void put_choices(tt_text *out, const void *view)
{
    tt_moves list;

    table.game->view_moves(view, &list);
    put_key(out, "stage");
    json_put_string(out, table.game->grammar->stages[table.game->stage(table.now.state)].name);
    put_key(out, "moves");
    json_put_moves(out, table.game, &list);
    put_key(out, "undo");
    put_bool(out, may_undo());
}

static int actor_in(const position *p)
{
    return p == &table.now ? actor() : table.game->actor(p->state);
}

static void put_common(tt_text *out, const position *p, int seat)
{
    int asked = actor_in(p);

    tt_put(out, "{\"type\":\"table\",\"table\":\"local\"");
    put_key(out, "game");
    json_put_string(out, table.game->name);
    put_key(out, "seq");
    tt_put_number(out, table.seq);
    put_key(out, "begun");
    put_bool(out, true);
    put_key(out, "over");
    put_bool(out, asked == TT_OVER);
    put_key(out, "actor");
    put_seat(out, asked);
    put_key(out, "seats");
    put_seats(out);
    put_key(out, "seat");
    put_seat(out, seat);
}

void local_put_message(tt_text *out, int seat, int moves_n)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    static position then;
    static tt_events log;
    bool is_now = moves_n >= table.moves_n;
    const position *p = is_now ? &table.now : &then;

    if (!is_now) {
        deal(&then, &log);
        for (int i = 0; i < moves_n; i++)
            play(&then, table.moves[i], &log);
    }
    put_common(out, p, seat);
    table.game->view(p->state, seat, view);
    put_key(out, "view");
    json_put_view(out, table.game, view);
    put_key(out, "events");
    json_put_events(out, table.game, is_now ? &table.log : &log, seat);
    if (is_now && actor() == seat)
        put_choices(out, view);
    if (actor_in(p) == TT_OVER) {
        tt_put_char(out, ',');
        json_put_result(out, table.game, p->state);
    }
    tt_put_char(out, '}');
}

void local_put_history(tt_text *out, int seat)
{
    static position then;
    static tt_events log;

    deal(&then, &log);
    tt_put_char(out, '[');
    json_put_events(out, table.game, &log, seat);
    for (int i = 0; i < table.moves_n; i++) {
        play(&then, table.moves[i], &log);
        tt_put_char(out, ',');
        json_put_events(out, table.game, &log, seat);
    }
    tt_put_char(out, ']');
}

/* ==== Bots ================================================================= */

static bool find_bot(tt_word name, tt_bot *bot)
{
    return table.game != NULL && actor() != TT_OVER && tt_bot_named(name, bot);
}

static tt_question question(int memory_of, tt_chance *coins)
{
    tt_question q = {.game = table.game,
                     .decision = (uint32_t)table.moves_n,
                     .coins = coins,
                     .clock = web_clock,
                     .memory = memory[memory_of],
                     .room = ROOM};

    return q;
}

bool local_put_bot_move(tt_text *out, tt_word name, uint64_t seed)
{
    static tt_answer answer;
    tt_chance coins = tt_chance_fast(seed);
    tt_bot bot;

    if (!find_bot(name, &bot))
        return false;
    tt_question q = question(actor(), &coins);
    tt_bot_ask(&bot, &q, table.now.state, &answer);
    tt_put_move(table.game, answer.move, out);
    return true;
}

bool local_put_hint(tt_text *out, uint64_t seed)
{
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];
    static tt_hint hint;
    tt_chance coins = tt_chance_fast(seed);
    tt_bot bot;

    if (table.game == NULL)
        return false;
    const char *adviser = tt_adviser_of(table.game);
    if (!find_bot((tt_word){adviser, strlen(adviser)}, &bot))
        return false;
    tt_question q = question(HINTS, &coins);
    tt_bot_forget(memory[HINTS], ROOM);
    tt_bot_show(&q, table.now.state, known);
    tt_hint_think(&bot, &q, &hint);
    tt_put_char(out, '{');
    json_put_hint(out, table.game, table.header.how.seats, adviser, &hint);
    tt_put_char(out, '}');
    return true;
}
