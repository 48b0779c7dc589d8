/* The scenario runner: plays short stretches of a game, written down by somebody
 * with the rulebook at hand, and says of each whether the rules agree.
 *
 *     scenario FILE...
 *
 * What stands in a file is described in tests/rules/README.md.  The first thing
 * that goes wrong ends its scenario; the others are run all the same. */
#include "engine/game.h"
#include "games/games.h"
#include "tests/scenario_fields.h"
#include "tests/scenario_lines.h"
#include "tests/tap.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UNCLEARED = 0xa5 }; /* what storage holds before a game writes to it */
enum { POSITION_MAX = 8192, COMPLAINT_MAX = 32768, FILE_MAX = 1 << 22 };

/* Fields that follow from the others: once a position is given they are "auto",
 * unless they are given themselves. */
static const struct {
    const char *game, *field;
} AUTO[] = {
    {"conspiracy", "lord-deck"},     {"conspiracy", "coats"},
    {"conspiracy", "pearls"},        {"conspiracy", "master"},
    {"conspiracy", "location-deck"}, {"abyss", "deck"},
    {"abyss", "lord-deck"},          {"abyss", "stack"},
    {"rumbones", "decks.0"},         {"rumbones", "decks.1"},
};

/* A start that is not dealt: chance decides, and what is given comes into a plain
 * position.  Games without one must be dealt. */
static const struct {
    const char *game, *field, *value;
} PLAIN[] = {
    {"abyss", "agenda", "[[action 0]]"},
    {"abyss", "track", "[]"},
    {"abyss", "court", "[keeper reaper shepherd miller aquaculturalist landowner]"},
    {"abyss", "available", "[parliament]"},
    {"rumbones", "agenda", "[[take 0]]"},
    {"rumbones", "first", "a"},
    {"rumbones", "turn", "a"},
    {"rumbones", "active", "0"},
    {"rumbones", "hands.0", "[]"},
    {"rumbones", "hands.1", "[]"},
    {"rumbones", "hands.2", "[]"},
    {"rumbones", "hands.3", "[]"},
    {"rumbones", "hands.4", "[]"},
    {"rumbones", "hands.5", "[]"},
};

typedef union storage {
    max_align_t align;
    unsigned char bytes[TT_STATE_MAX];
} storage;

typedef struct scenario {
    const char *file;
    const tt_game *game;
    int line; /* of the command that is run */
    char title[LINE_MAX_BYTES], ids[LINE_MAX_BYTES];

    storage state;
    int seats; /* 0: not started */
    tt_chance chance;
    tt_events log;              /* of the last do, or of the start */
    char given[LINE_MAX_BYTES]; /* fields that wait to be put into the position */
    int given_line;             /* where they begin; 0: there are none */
    bool plain;                 /* the start was not dealt: they go into a plain position */
    bool moved;                 /* something came after start and given */

    int checks_n;
    bool failed;
    char complaint[COMPLAINT_MAX];
} scenario;

#define NOT_STARTED "a scenario begins with start"

/* ==== Saying what is wrong ================================================= */

/* The first complaint counts.  Its lines are parted by '\n'. */
__attribute__((format(printf, 2, 3))) static void fail(scenario *s, const char *format, ...)
{
    va_list args;

    if (s->failed)
        return;
    s->failed = true;
    int n = snprintf(s->complaint, sizeof s->complaint, "%s:%d: ", s->file, s->line);
    if (n < 0 || n >= COMPLAINT_MAX)
        return;
    va_start(args, format);
    vsnprintf(s->complaint + n, sizeof s->complaint - (size_t)n, format, args);
    va_end(args);
}

/* What cannot be shown becomes a question mark. */
static void make_printable(char *text)
{
    for (; *text != '\0'; text++)
        if ((unsigned char)*text < ' ' && *text != '\n')
            *text = '?';
}

static void print_complaint(scenario *s)
{
    make_printable(s->complaint);
    for (char *line = s->complaint; line != NULL;) {
        char *end = strchr(line, '\n');
        if (end != NULL)
            *end++ = '\0';
        printf("# %s\n", line);
        line = end;
    }
    fflush(stdout);
}

static int shown(tt_word word)
{
    return word.n < 200 ? (int)word.n : 200;
}

static tt_word word_of(const char *string)
{
    return (tt_word){string, strlen(string)};
}

/* What is left to read. */
static tt_word rest_of(tt_reader *r)
{
    next_byte(r);
    return (tt_word){r->at, (size_t)(r->end - r->at)};
}

static void put_moves(const scenario *s, const tt_moves *list, tt_text *out)
{
    for (uint32_t i = 0; i < list->n; i++) {
        if (i > 0)
            tt_put(out, " | ");
        tt_put_move(s->game, list->at[i], out);
    }
    if (list->n == 0)
        tt_put(out, "no move");
}

static void put_event(const scenario *s, const tt_event *event, tt_text *out)
{
    const tt_told *told = &s->game->grammar->tolds[event->kind];

    tt_put_number(out, event->seat);
    tt_put_char(out, ' ');
    tt_put(out, told->name);
    if (told->a != TT_SORT_NONE) {
        tt_put_char(out, ' ');
        tt_put_word(s->game->grammar, told->a, event->a, out);
    }
    if (told->b != TT_SORT_NONE) {
        tt_put_char(out, ' ');
        tt_put_word(s->game->grammar, told->b, event->b, out);
    }
}

/* ==== Reading what commands have in common ================================= */

/* The line must end here. */
static void read_end(scenario *s, tt_reader *r)
{
    tt_word rest = rest_of(r);

    if (r->failed || rest.n > 0)
        fail(s, "this cannot be understood: \"%.*s\"", shown(rest), rest.at);
}

static int read_seat(scenario *s, tt_reader *r)
{
    tt_word word = rest_of(r);
    int seat = (int)tt_read_number(r, 0, TT_SEATS_MAX);

    if (r->failed || seat >= s->seats)
        fail(s, "a seat is expected, 0 to %d, not \"%.*s\"", s->seats - 1, shown(word), word.at);
    return seat;
}

static bool read_move(scenario *s, tt_reader *r, tt_move *m)
{
    tt_word word = rest_of(r);

    if (tt_read_move(s->game, r, m) != TT_OK)
        fail(s, "this is no move of %s: \"%.*s\"", s->game->name, shown(word), word.at);
    return !s->failed;
}

/* "move | move | ..." */
static void read_moves(scenario *s, tt_reader *r, tt_moves *list)
{
    list->n = 0;
    do {
        tt_move m;
        if (!read_move(s, r, &m))
            return;
        if (list->n == TT_MOVES_MAX)
            fail(s, "more than %d moves are named", TT_MOVES_MAX);
        else
            list->at[list->n++] = m;
    } while (!s->failed && take(r, '|'));
}

static bool is_number(tt_word word)
{
    for (size_t i = 0; i < word.n; i++)
        if (word.at[i] < '0' || word.at[i] > '9')
            return false;
    return word.n > 0;
}

/* One outcome of chance: a thing of the game, or a number. */
static void read_outcome(scenario *s, tt_reader *r)
{
    const tt_grammar *g = s->game->grammar;
    tt_word rest = rest_of(r), word = tt_read_word(r);
    int sort = TT_SORT_FIRST + g->sorts_n, value = -1;

    if (is_number(word)) {
        tt_reader number = tt_reader_of(word.at, word.n);
        sort = TT_SORT_NUMBER;
        value = (int)tt_read_number(&number, 0, UINT8_MAX);
        r->failed = number.failed;
    }
    while (!r->failed && value < 0 && --sort >= TT_SORT_FIRST)
        value = tt_find_word(g, sort, word);
    if (r->failed || value < 0)
        fail(s, "nothing in %s is called \"%.*s\"", s->game->name, shown(rest), rest.at);
    else if (!tt_script_add(&s->chance, sort, value))
        fail(s, "more than %d outcomes are dealt", TT_SCRIPT_MAX);
}

static void run_deal(scenario *s, tt_reader *r)
{
    while (!s->failed && next_byte(r) != '\0')
        read_outcome(s, r);
}

/* ==== Start and given ====================================================== */

/* An event names a seat and things of its sorts; what it does not use is zero. */
static bool is_event(const scenario *s, const tt_event *e)
{
    const tt_grammar *g = s->game->grammar;

    return e->kind < g->tolds_n && e->seat < s->seats &&
           (g->tolds[e->kind].a != TT_SORT_NONE || e->a == 0) &&
           (g->tolds[e->kind].b != TT_SORT_NONE || e->b == 0);
}

/* What must hold after every change. */
static void check_state(scenario *s)
{
    const char *wrong = s->game->check(s->state.bytes);

    for (int i = 0; i < s->log.n; i++)
        if (!is_event(s, &s->log.at[i]))
            fail(s, "event %d of those told makes no sense", i);
    if (wrong != NULL)
        fail(s, "after this it does not hold that %s", wrong);
    if (s->chance.script.broken)
        fail(s, "chance does not go as dealt: something else is drawn after %d of %d outcomes",
             s->chance.script.used, s->chance.script.n);
}

/* "3 first=1": as many seats, and options.  Without a word about it seat 0 is first. */
static tt_status read_setup(scenario *s, tt_reader *r, tt_setup *how)
{
    *how = tt_setup_for((int)tt_read_number(r, 0, UINT8_MAX));
    (void)tt_setup_option(s->game, how, word_of("first"), word_of("0"));
    while (!r->failed && next_byte(r) != '\0' && next_byte(r) != ':') {
        tt_reader option = *r;
        tt_word name = tt_read_word(&option);
        if (option.failed || !take(&option, '='))
            return TT_OK;
        tt_status status = tt_setup_option(s->game, how, name, tt_read_word(&option));
        *r = option;
        if (status != TT_OK)
            return status;
    }
    return TT_OK;
}

static bool has_plain(const tt_game *game)
{
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
        if (strcmp(PLAIN[i].game, game->name) == 0)
            return true;
    return false;
}

static void run_start(scenario *s, tt_reader *r)
{
    tt_setup how;
    tt_status status = read_setup(s, r, &how);

    if (s->seats > 0)
        fail(s, "a scenario starts once");
    bool dealt = tt_read_if(r, "deal");
    s->plain = !dealt && has_plain(s->game);
    s->chance = tt_chance_script();
    if (dealt)
        run_deal(s, r);
    if (s->failed || r->failed)
        return;
    memset(&s->state, UNCLEARED, sizeof s->state);
    tt_chance any = tt_chance_fast(0);
    if (status == TT_OK)
        status = s->game->setup(s->state.bytes, &how, s->plain ? &any : &s->chance, &s->log);
    if (status != TT_OK) {
        fail(s, "the game does not start: %s", tt_status_name(status));
        return;
    }
    s->seats = how.seats;
    check_state(s);
}

/* The fields are put in when the next command comes: only all of them together
 * are a position. */
static void run_given(scenario *s, tt_reader *r)
{
    tt_text given = {s->given, strlen(s->given), sizeof s->given, false};
    tt_word key, value;

    if (s->moved)
        fail(s, "what is given comes right after the start");
    if (next_byte(r) == '\0')
        fail(s, "no field is given");
    while (!s->failed && next_byte(r) != '\0') {
        tt_word rest = rest_of(r);
        if (!next_field(r, &key, &value)) {
            fail(s, "a field is expected, key=value, not \"%.*s\"", shown(rest), rest.at);
            return;
        }
        tt_put_bytes(&given, key.at, key.n);
        tt_put_char(&given, '=');
        put_value(&given, value);
        tt_put_char(&given, ' ');
    }
    if (given.full)
        fail(s, "more is given than a position can hold");
    if (s->given_line == 0)
        s->given_line = s->line;
}

static void replace(scenario *s, char position[POSITION_MAX], tt_word path, tt_word with)
{
    char before[POSITION_MAX];
    tt_word value;

    memcpy(before, position, sizeof before);
    if (!find_value(before, path, &value)) {
        if (find_value(before, path_key(path), &value))
            fail(s, "there is no %.*s in %.*s", shown(path), path.at, shown(value), value.at);
        else
            fail(s, "a position has no field %.*s", shown(path), path.at);
        return;
    }
    tt_text out = tt_text_in(position, POSITION_MAX);
    put_replaced(&out, before, value, with);
    if (out.full)
        fail(s, "more is given than a position can hold");
}

/* What follows from other fields does so anew, unless it is given. */
/* Fields of seats and sides that do not play are left alone. */
static void replace_if_there(scenario *s, char position[POSITION_MAX], const char *field,
                             const char *with)
{
    tt_word value;

    if (find_value(position, word_of(field), &value))
        replace(s, position, word_of(field), word_of(with));
}

static void replace_auto(scenario *s, char position[POSITION_MAX])
{
    for (size_t i = 0; i < sizeof AUTO / sizeof *AUTO && !s->failed; i++)
        if (strcmp(AUTO[i].game, s->game->name) == 0)
            replace_if_there(s, position, AUTO[i].field, "auto");
}

static void replace_plain(scenario *s, char position[POSITION_MAX])
{
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN && !s->failed; i++)
        if (s->plain && strcmp(PLAIN[i].game, s->game->name) == 0)
            replace_if_there(s, position, PLAIN[i].field, PLAIN[i].value);
}

static void put_given_in(scenario *s)
{
    char position[POSITION_MAX];
    tt_text out = tt_text_in(position, sizeof position);
    tt_reader fields = tt_reader_of(s->given, strlen(s->given));
    tt_word key, value;
    int line = s->line;

    s->line = s->given_line;
    s->given_line = 0;
    memset(position, 0, sizeof position);
    tt_put_position(s->game, s->state.bytes, &out);
    replace_auto(s, position);
    replace_plain(s, position);
    while (!s->failed && next_field(&fields, &key, &value))
        replace(s, position, key, value);
    if (s->failed)
        return;

    tt_reader r = tt_reader_of(position, strlen(position));
    tt_status status = tt_read_position(s->game, s->state.bytes, &r);
    if (status == TT_BROKEN)
        fail(s, "in the position given it does not hold that %s", s->game->check(s->state.bytes));
    else if (status != TT_OK)
        fail(s, "the position given cannot be read before \"%.60s\"\nfound    %s", r.at, position);
    s->line = line;
}

/* ==== Ask, do, refuse ====================================================== */

/* A view is the same whatever was in its storage before. */
static void find_view(scenario *s, int seat, storage *view)
{
    storage again;

    memset(view, UNCLEARED, sizeof *view);
    memset(&again, 0, sizeof again);
    s->game->view(s->state.bytes, seat, view->bytes);
    s->game->view(s->state.bytes, seat, again.bytes);
    if (memcmp(view, &again, s->game->view_size) != 0)
        fail(s, "the view of seat %d is not all written", seat);
}

/* Fails at the first move of a list, one of those expected and found, that is in
 * the other one, or is not. */
static void check_each(scenario *s, const tt_moves *list, bool in_other, const char *complaint,
                       const tt_moves *expected, const tt_moves *found)
{
    const tt_moves *other = list == expected ? found : expected;

    for (uint32_t i = 0; i < list->n && !s->failed; i++) {
        if (tt_listed(other, list->at[i]) == in_other)
            continue;
        char move[200], these[LINE_MAX_BYTES], those[LINE_MAX_BYTES];
        tt_text one = tt_text_in(move, sizeof move);
        tt_text x = tt_text_in(these, sizeof these), y = tt_text_in(those, sizeof those);
        tt_put_move(s->game, list->at[i], &one);
        put_moves(s, expected, &x);
        put_moves(s, found, &y);
        fail(s, "%s: %s\nexpected %s\nfound    %s", complaint, move, these, those);
    }
}

/* The seat that is asked finds the same moves in its view, the others find none. */
static void check_views(scenario *s, int actor, const tt_moves *legal)
{
    storage view;
    tt_moves list;

    for (int i = 0; i <= s->seats; i++) {
        int seat = i == s->seats ? TT_SPECTATOR : i;
        find_view(s, seat, &view);
        s->game->view_moves(view.bytes, &list);
        if (seat != actor && list.n > 0)
            fail(s, "the view of seat %d, who is not asked, has moves", seat);
        if (seat != actor)
            continue;
        check_each(s, legal, true, "legal, but not in the seat's view", legal, &list);
        check_each(s, &list, true, "not legal, but in the seat's view", legal, &list);
    }
}

static void check_asked(scenario *s, int seat, tt_word stage)
{
    int actor = s->game->actor(s->state.bytes);

    if (actor == TT_OVER) {
        fail(s, "expected seat %d to be asked\nfound    the game is over", seat);
        return;
    }
    const char *found = s->game->grammar->stages[s->game->stage(s->state.bytes)].name;
    if (actor != seat || !tt_word_is(stage, found))
        fail(s, "expected seat %d to be asked: %.*s\nfound    seat %d is asked: %s", seat,
             shown(stage), stage.at, actor, found);
}

/* ask 0 keep: keep blue4 | keep red3
 * ask 0 recruit includes: draw 3
 * ask 0 recruit excludes: pile red
 * ask 0 recruit */
static void run_ask(scenario *s, tt_reader *r)
{
    int seat = read_seat(s, r);
    tt_word stage = tt_read_word(r);
    bool includes = tt_read_if(r, "includes"), excludes = !includes && tt_read_if(r, "excludes");
    tt_moves named, legal;

    if (s->failed || r->failed)
        return;
    check_asked(s, seat, stage);
    if (s->failed)
        return;
    s->game->moves(s->state.bytes, &legal);
    check_views(s, seat, &legal);
    if (!take(r, ':')) {
        if (includes || excludes)
            tt_read_fail(r);
        return;
    }
    read_moves(s, r, &named);
    if (excludes) {
        check_each(s, &named, false, "this is a legal move", &named, &legal);
        return;
    }
    check_each(s, &named, true, "this is no legal move", &named, &legal);
    if (includes)
        return;
    check_each(s, &legal, true, "this is a legal move, too", &named, &legal);
    if (legal.n != named.n)
        fail(s, "expected %u moves\nfound    %u", named.n, legal.n);
}

static void run_do(scenario *s, tt_reader *r)
{
    int seat = read_seat(s, r), actor = s->game->actor(s->state.bytes);
    tt_move m;

    if (s->failed || !read_move(s, r, &m))
        return;
    read_end(s, r);
    if (s->failed)
        return;
    if (actor != seat) {
        if (actor == TT_OVER)
            fail(s, "expected seat %d to be asked\nfound    the game is over", seat);
        else
            fail(s, "expected seat %d to be asked\nfound    seat %d is asked", seat, actor);
        return;
    }
    s->log.n = 0;
    s->log.barrier = false;
    if (tt_play(s->game, s->state.bytes, m, &s->chance, &s->log) == TT_OK) {
        check_state(s);
        return;
    }
    char text[LINE_MAX_BYTES];
    tt_text out = tt_text_in(text, sizeof text);
    tt_moves legal;
    s->game->moves(s->state.bytes, &legal);
    put_moves(s, &legal, &out);
    fail(s, "expected that this is a legal move\nfound    %s", text);
}

/* ": C-4.2" and nothing else */
static void check_reason(scenario *s, tt_reader *r, const char *found)
{
    tt_word reason = {r->at, 0};

    if (take(r, ':'))
        reason = rest_of(r);
    while (reason.n > 0 && is_blank(reason.at[reason.n - 1]))
        reason.n--;
    r->at = r->end;
    if (reason.n == 0)
        fail(s, "a colon and what speaks against it are expected");
    else if (found == NULL)
        fail(s, "expected a refusal because of %.*s\nfound    nothing speaks against it",
             shown(reason), reason.at);
    else if (!tt_word_is(reason, found))
        fail(s, "expected a refusal because of %.*s\nfound    %s", shown(reason), reason.at, found);
}

static void refuse_start(scenario *s, tt_reader *r)
{
    storage state;
    tt_setup how;
    tt_chance chance = tt_chance_script();
    tt_status status = read_setup(s, r, &how);

    if (r->failed)
        return;
    if (status == TT_OK)
        status = s->game->setup(state.bytes, &how, &chance, NULL);
    check_reason(s, r, status == TT_OK ? NULL : tt_status_name(status));
}

/* refuse 0 draw 3: C-4.2
 * refuse start 5: bad-seats */
static void run_refuse(scenario *s, tt_reader *r)
{
    storage before = s->state, view;
    tt_chance chance = s->chance;
    tt_move m;

    if (tt_read_if(r, "start")) {
        refuse_start(s, r);
        return;
    }
    if (s->seats == 0) {
        fail(s, NOT_STARTED);
        return;
    }
    int seat = read_seat(s, r);
    if (s->failed || !read_move(s, r, &m))
        return;
    find_view(s, seat, &view);
    check_reason(s, r, s->game->why_not(view.bytes, m));
    if (s->game->actor(s->state.bytes) == seat &&
        tt_play(s->game, s->state.bytes, m, &chance, NULL) == TT_OK)
        fail(s, "expected a refusal\nfound    the move was made");
    if (memcmp(&before, &s->state, s->game->state_size) != 0)
        fail(s, "a refused move changed the position");
}

/* ==== What is seen and told ================================================ */

/* Compares "key=value key.1=value ..." with a position or a view. */
static void check_fields(scenario *s, tt_reader *r, const char *found)
{
    tt_word key, value, actual;

    do {
        char text[LINE_MAX_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        tt_word rest = rest_of(r);
        if (!next_field(r, &key, &value)) {
            fail(s, "a field is expected, key=value, not \"%.*s\"", shown(rest), rest.at);
            return;
        }
        put_value(&out, value);
        if (!find_value(found, key, &actual))
            fail(s, "there is no field %.*s\nfound    %s", shown(key), key.at, found);
        else if (!tt_word_is(actual, text))
            fail(s, "%.*s\nexpected %s\nfound    %.*s", shown(key), key.at, text, (int)actual.n,
                 actual.at);
    } while (!s->failed && next_byte(r) != '\0');
}

static void run_expect(scenario *s, tt_reader *r)
{
    char text[POSITION_MAX];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_position(s->game, s->state.bytes, &out);
    check_fields(s, r, text);
}

static void run_view(scenario *s, tt_reader *r)
{
    char text[POSITION_MAX];
    tt_text out = tt_text_in(text, sizeof text);
    tt_writer w = tt_writer_to(&out, TT_LINE);
    storage view;
    int seat = tt_read_if(r, "spectator") ? TT_SPECTATOR : read_seat(s, r);

    if (s->failed)
        return;
    find_view(s, seat, &view);
    s->game->write_view(view.bytes, &w);
    check_fields(s, r, text);
}

/* Whether the log has "seat kind a b"; arguments that are not named may be any. */
static bool read_told(scenario *s, tt_reader *r)
{
    const tt_grammar *g = s->game->grammar;
    int seat = read_seat(s, r), kind = 0, args[2], args_n = 0;
    tt_word name = tt_read_word(r);

    while (kind < g->tolds_n && !tt_word_is(name, g->tolds[kind].name))
        kind++;
    if (s->failed || r->failed || kind == g->tolds_n) {
        fail(s, "nothing is told of as \"%.*s\"", shown(name), name.at);
        return false;
    }
    const int sorts[2] = {g->tolds[kind].a, g->tolds[kind].b};
    while (args_n < 2 && sorts[args_n] != TT_SORT_NONE && next_byte(r) != '\0') {
        args[args_n] = tt_read_sort(r, g, sorts[args_n]);
        args_n++;
    }
    for (int i = 0; i < s->log.n; i++) {
        const tt_event *e = &s->log.at[i];
        if (e->kind == kind && e->seat == seat && (args_n < 1 || e->a == args[0]) &&
            (args_n < 2 || e->b == args[1]))
            return true;
    }
    return false;
}

static void check_told(scenario *s, tt_reader *r, bool expected)
{
    char text[LINE_MAX_BYTES];
    tt_text out = tt_text_in(text, sizeof text);
    tt_word event = rest_of(r);
    bool found = read_told(s, r);

    if (s->failed || r->failed || found == expected)
        return;
    for (int i = 0; i < s->log.n; i++) {
        tt_put(&out, i > 0 ? ", " : "");
        put_event(s, &s->log.at[i], &out);
    }
    fail(s, "expected %s%.*s\nfound    %s", expected ? "" : "no ", shown(event), event.at, text);
}

static void run_told(scenario *s, tt_reader *r)
{
    check_told(s, r, true);
}

static void run_untold(scenario *s, tt_reader *r)
{
    check_told(s, r, false);
}

static void run_barrier(scenario *s, tt_reader *r)
{
    bool yes = tt_read_if(r, "yes"), no = !yes && tt_read_if(r, "no");

    if (!yes && !no)
        fail(s, "expected yes or no");
    else if (yes != s->log.barrier)
        fail(s, "expected that undo %s here\nfound    it does %s", yes ? "stops" : "does not stop",
             yes ? "not" : "stop");
}

/* ==== Points =============================================================== */

static void run_score(scenario *s, tt_reader *r)
{
    char text[200];
    tt_text out = tt_text_in(text, sizeof text);
    int32_t points[TT_SEATS_MAX] = {0};
    tt_word expected = rest_of(r);
    int n = 0;
    bool same = true;

    s->game->score(s->state.bytes, points);
    for (; !r->failed && n < s->seats && next_byte(r) != '\0'; n++)
        same &= tt_read_number(r, INT32_MIN, INT32_MAX) == points[n];
    for (int seat = 0; seat < s->seats; seat++) {
        tt_put_char(&out, ' ');
        tt_put_number(&out, points[seat]);
    }
    if (!r->failed && (n < s->seats || !same))
        fail(s, "expected %.*s\nfound   %s", shown(expected), expected.at, text);
}

static void run_winners(scenario *s, tt_reader *r)
{
    char text[200];
    tt_text out = tt_text_in(text, sizeof text);
    tt_word expected = rest_of(r);
    int32_t points[TT_SEATS_MAX];
    uint32_t named = 0, winners = s->game->score(s->state.bytes, points);

    while (!s->failed && next_byte(r) != '\0')
        named |= 1u << read_seat(s, r);
    for (int seat = 0; seat < s->seats; seat++) {
        if ((winners >> seat & 1) != 0) {
            tt_put_char(&out, ' ');
            tt_put_number(&out, seat);
        }
    }
    if (named != winners)
        fail(s, "expected %.*s\nfound   %s", shown(expected), expected.at, text);
}

static void run_over(scenario *s, tt_reader *r)
{
    int actor = s->game->actor(s->state.bytes);
    tt_moves list;

    (void)r;
    if (actor != TT_OVER) {
        fail(s, "expected that the game is over\nfound    seat %d is asked", actor);
        return;
    }
    s->game->moves(s->state.bytes, &list);
    if (list.n > 0)
        fail(s, "the game is over, but there are moves");
    check_views(s, TT_OVER, &list);
}

/* ==== Commands ============================================================= */

enum { BEFORE_START = 1, CHECKS = 2, MOVES_ON = 4 };

static const struct {
    const char *name;
    void (*run)(scenario *, tt_reader *);
    int how;
} COMMANDS[] = {
    {"start", run_start, BEFORE_START},
    {"given", run_given, 0},
    {"deal", run_deal, MOVES_ON},
    {"ask", run_ask, CHECKS | MOVES_ON},
    {"do", run_do, CHECKS | MOVES_ON},
    {"refuse", run_refuse, BEFORE_START | CHECKS | MOVES_ON},
    {"expect", run_expect, CHECKS | MOVES_ON},
    {"view", run_view, CHECKS | MOVES_ON},
    {"told", run_told, CHECKS | MOVES_ON},
    {"untold", run_untold, CHECKS | MOVES_ON},
    {"barrier", run_barrier, CHECKS | MOVES_ON},
    {"score", run_score, CHECKS | MOVES_ON},
    {"winners", run_winners, CHECKS | MOVES_ON},
    {"over", run_over, CHECKS | MOVES_ON},
};

enum { COMMANDS_N = sizeof COMMANDS / sizeof *COMMANDS };

static void run_command(scenario *s, source *src)
{
    tt_reader *r = &src->r;
    tt_word name = tt_read_word(r);
    size_t i = 0;

    s->line = src->line;
    while (i < COMMANDS_N && !tt_word_is(name, COMMANDS[i].name))
        i++;
    if (r->failed || i == COMMANDS_N) {
        tt_word line = {r->start, (size_t)(r->end - r->start)};
        fail(s, "there is no such command: \"%.*s\"", shown(line), line.at);
        return;
    }
    if (s->seats == 0 && (COMMANDS[i].how & BEFORE_START) == 0) {
        fail(s, NOT_STARTED);
        return;
    }
    if (s->given_line > 0 && COMMANDS[i].run != run_given)
        put_given_in(s);
    if (s->failed)
        return;
    s->moved |= (COMMANDS[i].how & MOVES_ON) != 0;
    s->checks_n += (COMMANDS[i].how & CHECKS) != 0;
    COMMANDS[i].run(s, r);
    read_end(s, r);
}

/* ==== A scenario from its title to its end ================================= */

/* "Title in the players' words   [C-4.1 C-4.7]" */
static void read_title(scenario *s, tt_reader *r)
{
    tt_word title = rest_of(r);

    while (title.n > 0 && is_blank(title.at[title.n - 1]))
        title.n--;
    memcpy(s->title, title.at, title.n);
    make_printable(s->title);
    char *open = strrchr(s->title, '[');
    if (title.n == 0 || s->title[title.n - 1] != ']' || open == NULL) {
        fail(s, "a title ends with the clauses it is about, in brackets");
        return;
    }
    strcpy(s->ids, open);
    if (strspn(s->ids, "[ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-. ]") < strlen(s->ids) ||
        strpbrk(s->ids, "0123456789") == NULL)
        fail(s, "between the brackets stand clauses, like C-4.1");
    do
        *open = '\0';
    while (open > s->title && is_blank(*--open));
}

static void begin(scenario *s, source *src)
{
    const char *file = s->file;
    const tt_game *game = s->game;

    memset(s, 0, sizeof *s);
    s->file = file;
    s->game = game;
    s->line = src->line;
    s->chance = tt_chance_script();
    src->r.at++; /* the % */
    read_title(s, &src->r);
}

static void finish(scenario *s)
{
    if (!s->failed && s->given_line > 0)
        put_given_in(s);
    if (s->checks_n == 0)
        fail(s, "nothing is checked in this scenario");
    if (!tt_script_ok(&s->chance))
        fail(s, "%d of %d outcomes dealt were not drawn by the end",
             s->chance.script.n - s->chance.script.used, s->chance.script.n);
    ok(!s->failed, "%s %s", s->ids, s->title);
    if (s->failed)
        print_complaint(s);
}

/* ==== Files ================================================================ */

static bool next_line(scenario *s, source *src)
{
    bool more = read_line(src);

    if (src->bad != NULL) {
        s->line = src->line;
        fail(s, "%s", src->bad);
    }
    return more;
}

/* "game conspiracy" */
static void read_head(scenario *s, source *src)
{
    char name[64] = "";
    tt_reader *r = &src->r;
    tt_word line = rest_of(r);
    bool begins = tt_read_if(r, "game");
    tt_word word = tt_read_word(r);

    s->line = src->line;
    tt_read_nothing_more(r);
    if (!begins || r->failed || word.n >= sizeof name) {
        fail(s, "a file begins with the line game NAME, not \"%.*s\"", shown(line), line.at);
        return;
    }
    memcpy(name, word.at, word.n);
    s->game = tt_game_named(name);
    if (s->game == NULL)
        fail(s, "there is no game called %s", name);
    else if (s->game->view_size > sizeof(storage) || s->game->state_size > sizeof(storage))
        fail(s, "%s is too large for this program", name);
}

static void run_file(scenario *s, const char *file, const char *bytes, size_t n)
{
    static source src;

    memset(s, 0, sizeof *s);
    s->file = file;
    src = (source){.at = bytes, .end = bytes + n};
    if (next_line(s, &src))
        read_head(s, &src);
    bool more = next_line(s, &src);
    if (!more || !is_title(&src)) {
        s->line = src.lines;
        fail(s, "after the line game NAME comes the title of a scenario: %% ... [C-4.1]");
    }
    if (s->failed) {
        ok(false, "%s", file);
        print_complaint(s);
        return;
    }
    while (more) {
        begin(s, &src);
        while ((more = next_line(s, &src)) && !is_title(&src))
            if (!s->failed)
                run_command(s, &src);
        finish(s);
    }
}

/* The bytes of a file, on the heap; NULL and errno when it cannot be read. */
static char *read_file(const char *name, size_t *n)
{
    FILE *file = fopen(name, "rb");
    char *bytes = malloc(FILE_MAX);

    if (file != NULL && bytes != NULL) {
        *n = fread(bytes, 1, FILE_MAX, file);
        if (!ferror(file) && *n < FILE_MAX) {
            fclose(file);
            return bytes;
        }
        if (!ferror(file))
            errno = EFBIG;
    }
    int why = errno;
    free(bytes);
    if (file != NULL)
        fclose(file);
    errno = why;
    return NULL;
}

int main(int argc, char **argv)
{
    static scenario s;

    if (argc < 2) {
        fprintf(stderr, "scenario: name the files to run: scenario FILE...\n");
        return 2;
    }
    for (int i = 1; i < argc; i++) {
        size_t n;
        char *bytes = read_file(argv[i], &n);
        if (bytes == NULL) {
            fprintf(stderr, "scenario: cannot read %s: %s\n", argv[i], strerror(errno));
            return 2;
        }
        run_file(&s, argv[i], bytes, n);
        free(bytes);
    }
    return tap_result();
}
