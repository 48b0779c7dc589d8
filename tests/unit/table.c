/* Tables: what can be done at one, that its lines give it again, and that nothing is done twice. */
#include "server/table.h"
#include "games/games.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

enum { LINES_MAX = 20000, SECRET = 7 };

/* A table and everything that was ever written about it. */
typedef struct journal {
    table t;
    char facts[TABLE_FACTS];
    char lines[LINES_MAX][TABLE_LINE];
    int n;
} journal;

static journal j;
static table_terms terms; /* of the next table */

static void open_table(const tt_game *game, int seats)
{
    tt_setup how = tt_setup_for(seats);
    uint8_t secret[TT_KEY_BYTES] = {SECRET};
    tt_text facts = tt_text_in(j.facts, sizeof j.facts);

    table_close(&j.t);
    ok(table_open(&j.t, "abc", game, &how, secret) == TT_OK, "%s for %d opens", game->name, seats);
    j.t.terms = terms;
    table_put_facts(&j.t, &facts);
    ok(!facts.full, "its facts have room");
    j.n = 0;
}

/* As the server does it: read, tried, written, done. */
static table_status say(const char *line)
{
    table_entry e;
    table_status status = table_read(&j.t, line, strlen(line), &e);

    if (status == TABLE_OK)
        status = table_try(&j.t, &e);
    if (status != TABLE_OK)
        return status;
    tt_text out = tt_text_in(j.lines[j.n++], TABLE_LINE);
    table_put(&j.t, &e, &out);
    table_do(&j.t, &e);
    return TABLE_OK;
}

static const char *sit_line(int seat, const char *name)
{
    static char line[TABLE_LINE];
    uint8_t owner[TT_KEY_BYTES] = {(uint8_t)(seat + 1)}, nonce[TT_NONCE_BYTES] = {(uint8_t)seat};
    tt_text out = tt_text_in(line, sizeof line);

    tt_put(&out, "sit ");
    tt_put_number(&out, seat);
    tt_put_char(&out, ' ');
    tt_put_hex(&out, owner, sizeof owner);
    tt_put_char(&out, ' ');
    tt_put_hex(&out, nonce, sizeof nonce);
    tt_put_char(&out, ' ');
    tt_put(&out, name);
    return line;
}

static const char *action_line(const char *kind, int seat, uint64_t action, const tt_move *m)
{
    static char line[TABLE_LINE];
    tt_text out = tt_text_in(line, sizeof line);

    tt_put(&out, kind);
    tt_put_char(&out, ' ');
    tt_put_number(&out, seat);
    tt_put_char(&out, ' ');
    tt_put_hash(&out, action);
    if (m != NULL) {
        tt_put_char(&out, ' ');
        tt_put_move(j.t.game, *m, &out);
    }
    return line;
}

static void everybody_sits(void)
{
    for (int i = 0; i < j.t.how.seats; i++)
        say(i == 1 ? "bot 1 level:3" : sit_line(i, "Żaneta 王"));
}

static tt_move any_move(tt_chance *coins)
{
    tt_moves list;

    j.t.game->moves(j.t.now.state, &list);
    return list.at[tt_draw(coins, list.n)];
}

/* ==== Before the deal ====================================================== */

static void test_seats(void)
{
    open_table(tt_games[0], 3);
    ok(say("begin") == TABLE_SEATS_FREE, "no game begins with free seats");
    ok(say(sit_line(0, "Anna")) == TABLE_OK, "a free seat can be taken");
    ok(say(sit_line(0, "Bert")) == TABLE_TAKEN, "a taken one cannot");
    ok(say(sit_line(3, "Bert")) == TABLE_NONSENSE, "nor one there is not");
    ok(say("bot 1 level:3") == TABLE_OK, "a bot can sit, too");
    ok(say("leave 2") == TABLE_NOBODY, "nobody leaves an empty seat");
    ok(say("leave 1") == TABLE_OK && !j.t.seat[1].is_taken,
       "before the deal the seat is free again");
    say("bot 1 level:3");
    ok(say("dismiss 1") == TABLE_OK && !j.t.seat[1].is_taken, "a bot can be sent away");
    ok(say("dismiss 1") == TABLE_NO_BOT && say("dismiss 0") == TABLE_NO_BOT, "nobody else can");
    ok(say("back 1") == TABLE_NOT_AWAY, "nobody comes back who is not away");
    everybody_sits();
    ok(say("undo 0 0000000000000001") == TABLE_NOT_BEGUN, "nothing is played before the deal");
    ok(say("begin") == TABLE_OK && j.t.has_begun, "with everybody there it begins");
    ok(say("begin") == TABLE_HAS_BEGUN, "once");
    ok(say("dismiss 1") == TABLE_HAS_BEGUN, "then bots stay");
    ok(say(sit_line(0, "Bert")) == TABLE_HAS_BEGUN, "nobody sits down later");

    uint8_t owner[TT_KEY_BYTES] = {3};
    ok(table_seat_of(&j.t, owner) == 2, "a key proves who sits where");
    owner[31] = 1;
    ok(table_seat_of(&j.t, owner) == -1, "another key proves nothing");
    memset(owner, 0, sizeof owner);
    ok(table_seat_of(&j.t, owner) == -1, "a bot has no key");
}

static void test_nonsense(void)
{
    static const char *const LINES[] = {"",
                                        "sit",
                                        "sit 0",
                                        "sit 0 12 34 Anna",
                                        "bot 0",
                                        "bot 9 level:1",
                                        "move 0",
                                        "move 0 draw 1",
                                        "move 0 00000000000000001 draw 1",
                                        "move 0 0000000000000001 fly",
                                        "dance 0",
                                        "begin now",
                                        "undo 0 000000000000000g",
                                        "leave x",
                                        "leave -1",
                                        "orders 0 0000000000000001 fly",
                                        "auto 0 0000000000000001",
                                        "auto 0 0000000000000001 maybe",
                                        "undo 0 0000000000000001 @",
                                        "undo 0 0000000000000001 @0",
                                        "undo 0 0000000000000001 @5x",
                                        "undo 0 0000000000000001 @99999999999",
                                        "undo 0 @5 0000000000000001",
                                        "say 0 0000000000000001",
                                        "say 0 0000000000000001 ",
                                        "say 0 0000000000000001  two blanks",
                                        "say 0 0000000000000001 a\tb",
                                        "say 0 0000000000000001 \xff",
                                        "guest 0000000000000001 Olga",
                                        "guest 0000000000000001 Olga\t",
                                        "guest 0000000000000001 \tHello",
                                        "again 0 0000000000000001"};
    bool refused = true;

    open_table(tt_games[0], 2);
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++)
        refused = refused && say(LINES[i]) == TABLE_NONSENSE;
    ok(refused, "what is no entry is refused");
    ok(j.t.seq == 0, "and changes nothing");
}

/* ==== Play ================================================================= */

static bool again_the_same(void);

static void test_actions(void)
{
    tt_chance coins = tt_chance_fast(5);

    open_table(tt_games[0], 2);
    everybody_sits();
    say("begin");
    int actor = table_actor(&j.t);
    tt_move m = any_move(&coins);
    ok(say(action_line("move", 1 - actor, 1, &m)) == TABLE_WRONG_SEAT, "only who is asked moves");
    ok(say(action_line("move", actor, 1, &m)) == TABLE_OK, "who is asked does");
    uint32_t seq = j.t.seq;
    ok(say(action_line("move", actor, 1, &m)) == TABLE_DONE_BEFORE, "no action is done twice");
    ok(j.t.seq == seq, "and nothing is written for it");
}

/* The same line again, as often as that, each time with another action. */
static void say_often(int times, const char *kind, int seat, const char *rest)
{
    char line[TABLE_LINE];

    for (int i = 0; i < times; i++) {
        tt_text out = tt_text_in(line, sizeof line);
        tt_put(&out, action_line(kind, seat, 100000 + (uint64_t)i, NULL));
        tt_put(&out, rest);
        say(line);
    }
}

/* Whatever is done at the table, a seat's moves are remembered until it has made many more. */
static void test_memory(void)
{
    tt_chance coins = tt_chance_fast(6);

    open_table(tt_games[0], 3);
    for (int i = 0; i < 3; i++)
        say(sit_line(i, "Anna"));
    say("begin");
    int actor = table_actor(&j.t), other = (actor + 1) % 3;
    tt_move m = any_move(&coins);
    say(action_line("move", actor, 1, &m));
    say_often(200, "auto", other, " on");
    ok(say(action_line("move", actor, 1, &m)) == TABLE_DONE_BEFORE,
       "nobody else makes a move forgotten");
    say_often(200, "auto", actor, " on");
    say_often(200, "pause", actor, "");
    ok(say(action_line("move", actor, 1, &m)) == TABLE_DONE_BEFORE,
       "nor does the same seat by what is no play");
    ok(say(action_line("auto", other, 100199, NULL)) == TABLE_NONSENSE, "half a line is none");
    for (uint64_t action = 2; action < 2 + TABLE_PLAYED && table_actor(&j.t) != TT_OVER;) {
        m = any_move(&coins);
        bool is_its = table_actor(&j.t) == actor;
        say(action_line("move", table_actor(&j.t), is_its ? action++ : 0, &m));
    }
    ok(!table_is_over(&j.t) && j.t.memory[actor].played_n == TABLE_PLAYED + 1,
       "its own moves do, after %d", TABLE_PLAYED);
    ok(again_the_same(), "the lines give it again");
}

/* A store of before: an action was forgotten and done again. */
static void test_old_lines(void)
{
    tt_chance coins = tt_chance_fast(7);
    table_entry e;

    open_table(tt_games[0], 2);
    everybody_sits();
    say("begin");
    tt_move m = any_move(&coins);
    say(action_line("move", 0, 1, &m));
    const char *line = "auto 0 0000000000000009 on";
    ok(say(line) == TABLE_OK && say(line) == TABLE_DONE_BEFORE, "a wish is done once");
    ok(table_read(&j.t, line, strlen(line), &e) == TABLE_OK && table_fits(&j.t, &e) == TABLE_OK,
       "a line that was written twice is still read");
}

/* Takes back as often as it can now and then: what is undone leaves no trace. */
static void undo_all(uint64_t *action)
{
    int actor = table_actor(&j.t);

    while (actor != TT_OVER && table_may_undo(&j.t, actor))
        if (say(action_line("undo", actor, ++*action, NULL)) != TABLE_OK)
            return;
}

static void play_on(int moves, uint64_t seed)
{
    tt_chance coins = tt_chance_fast(seed);
    uint64_t action = 100;

    while (moves-- > 0 && table_actor(&j.t) != TT_OVER && j.n < LINES_MAX - TABLE_BACK - 2) {
        tt_move m = any_move(&coins);
        bool is_bot = table_waits_for_bot(&j.t);
        say(action_line("move", table_actor(&j.t), is_bot ? 0 : ++action, &m));
        if (tt_draw(&coins, 8) == 0 && !is_bot)
            undo_all(&action);
    }
}

static bool again_the_same(void)
{
    static table again;
    table_entry e;

    table_close(&again);
    if (table_read_facts(&again, "abc", j.facts, strlen(j.facts)) != TT_OK)
        return false;
    for (int i = 0; i < j.n; i++) {
        if (table_read(&again, j.lines[i], strlen(j.lines[i]), &e) != TABLE_OK ||
            table_fits(&again, &e) != TABLE_OK)
            return false;
        table_do(&again, &e);
    }
    return again.seq == j.t.seq && again.told == j.t.told && again.moves_n == j.t.moves_n &&
           (again.moves_n == 0 ||
            memcmp(again.moves, j.t.moves, again.moves_n * sizeof *again.moves) == 0) &&
           memcmp(&again.terms, &j.t.terms, sizeof again.terms) == 0 &&
           again.is_paused == j.t.is_paused && again.winners == j.t.winners &&
           memcmp(&again.seat, &j.t.seat, sizeof again.seat) == 0 &&
           memcmp(&again.memory, &j.t.memory, sizeof again.memory) == 0 &&
           memcmp(again.now.state, j.t.now.state, again.game->state_size) == 0 &&
           again.now.chance.draws == j.t.now.chance.draws;
}

static void test_games(void)
{
    for (int i = 0; i < tt_games_n; i++) {
        open_table(tt_games[i], tt_games[i]->seats_max);
        everybody_sits();
        say("leave 0");
        say(sit_line(0, "Otto"));
        say("begin");
        play_on(20, 3);
        say("leave 0");
        ok(j.t.seat[0].is_away, "in play a leaver is away");
        say("back 0");
        play_on(5000, 4);
        ok(!table_is_over(&j.t) || (say("leave 0") == TABLE_OVER && say("back 0") == TABLE_OVER),
           "nobody leaves when it is over");
        ok(again_the_same(), "%s: %d lines give the table again", j.t.game->name, j.n);
        ok(j.t.game->check(j.t.now.state) == NULL, "and its position is sound");
    }
}

/* After any move that can be taken back the position is what it was. */
static void test_undo(void)
{
    static table_mark before;
    tt_chance coins = tt_chance_fast(11);
    int undone = 0;
    bool same = true;

    open_table(tt_games[0], 4);
    everybody_sits();
    say("begin");
    for (uint64_t action = 1; table_actor(&j.t) != TT_OVER && j.n < 5000; action += 2) {
        int actor = table_actor(&j.t);
        tt_move m = any_move(&coins);
        before = j.t.now;
        say(action_line("move", actor, action, &m));
        if (!table_may_undo(&j.t, actor) || tt_draw(&coins, 2) == 0)
            continue;
        same = same && say(action_line("undo", actor, action + 1, NULL)) == TABLE_OK &&
               memcmp(before.state, j.t.now.state, j.t.game->state_size) == 0 &&
               before.chance.draws == j.t.now.chance.draws;
        undone++;
    }
    ok(same && undone > 20, "%d moves were taken back without a trace", undone);
}

/* A number is good for the list it was chosen from, and for no other. */
static void test_lists(void)
{
    table_entry e = {.kind = TABLE_MOVE};

    open_table(tt_games[0], 2);
    everybody_sits();
    ok(!table_move_at(&j.t, 0, &e.move), "before the deal there is no list");
    say("begin");
    e.seat = (uint8_t)table_actor(&j.t);
    ok(table_move_at(&j.t, 0, &e.move) && !table_move_at(&j.t, TT_MOVES_MAX - 1, &e.move),
       "a list has an end");
    table_move_at(&j.t, 0, &e.move);
    e.listed = j.t.told;
    ok(table_try(&j.t, &e) == TABLE_OK, "a move of the list that was told is fine");
    say("auto 0 0000000000000001 on");
    say("leave 0");
    ok(table_try(&j.t, &e) == TABLE_OK && j.t.told == e.listed + 1,
       "also when something else has happened");
    e.listed = j.t.told + 1;
    ok(table_try(&j.t, &e) == TABLE_STALE, "no list comes from the future");
    e.listed = j.t.told;
    say(action_line("move", e.seat, 2, &e.move));
    e.seat = (uint8_t)table_actor(&j.t);
    table_move_at(&j.t, 0, &e.move);
    ok(table_try(&j.t, &e) == TABLE_STALE, "after a move the list is old");
    e.listed = 0;
    ok(table_try(&j.t, &e) == TABLE_OK, "who names no list means any");
    e = (table_entry){.kind = TABLE_UNDO, .seat = e.seat, .action = 9, .listed = j.t.told - 1};
    ok(table_try(&j.t, &e) == TABLE_STALE, "nor is a move undone that was not seen yet");
}

/* What is answered for a person takes as long as the person does. */
static void test_pace(void)
{
    char line[TABLE_LINE];
    tt_move m, only;
    uint32_t choices = 0;
    tt_chance coins = tt_chance_fast(8);

    open_table(tt_game_named("abyss"), 2);
    say(sit_line(0, "Anna"));
    say(sit_line(1, "Bert"));
    say("begin");
    for (uint64_t action = 1; table_actor(&j.t) != TT_OVER && action < 2000; action++) {
        int actor = table_actor(&j.t);
        choices += actor == 0 && !table_forced(&j.t, &only);
        m = any_move(&coins);
        tt_text out = tt_text_in(line, sizeof line);
        tt_put(&out, action_line("move", actor, action, &m));
        tt_put(&out, " @");
        tt_put_number(&out, (int64_t)(1000 + action));
        say(line);
    }
    ok(table_is_over(&j.t) && choices > TABLE_TIMES, "a game with times is played");
    ok(j.t.seat[0].took_n == choices, "every choice is timed, and nothing else is");
    ok(j.t.seat[0].took_ms[0] > 1000, "in milliseconds");
    ok(again_the_same(), "the lines give the times again");
}

static void test_auto(void)
{
    open_table(tt_games[0], 2);
    everybody_sits();
    ok(say("auto 0 0000000000000001 on") == TABLE_NOT_BEGUN, "before the deal nothing is answered");
    say("begin");
    uint32_t told = j.t.told;
    ok(say("auto 0 0000000000000001 on") == TABLE_OK && j.t.seat[0].is_auto, "auto on");
    ok(say("auto 0 0000000000000002 off") == TABLE_OK && !j.t.seat[0].is_auto, "and off");
    ok(j.t.told == told, "which is told to nobody else");
}

/* Plays with a line's wish, by an id of its own. */
static table_status wish(const char *kind, int seat)
{
    static uint64_t action = 1000000;

    return say(action_line(kind, seat, ++action, NULL));
}

static void people_sit(const tt_game *game, int seats)
{
    open_table(game, seats);
    for (int i = 0; i < seats; i++)
        say(sit_line(i, "Anna"));
    say("begin");
}

static void test_resign(void)
{
    int32_t points[TT_SEATS_MAX];
    char notes[256];
    tt_text out = tt_text_in(notes, sizeof notes);

    open_table(tt_games[0], 2);
    everybody_sits();
    ok(wish("resign", 0) == TABLE_NOT_BEGUN, "nobody gives up what has not begun");
    say("begin");
    play_on(5, 1);
    ok(wish("resign", 0) == TABLE_OK && table_is_over(&j.t), "of two, one resigns: it is over");
    ok(table_result(&j.t, points) == 2, "and the other has won");
    ok(wish("resign", 0) == TABLE_OVER && say("back 0") == TABLE_OVER, "for good");
    table_put_notes(&j.t, &out);
    ok(strcmp(notes, "# seat 0 resigned after move 5\n") == 0, "the record says so");
    ok(again_the_same(), "and the lines");

    people_sit(tt_games[0], 3);
    ok(wish("resign", table_actor(&j.t)) == TABLE_OK && !table_is_over(&j.t), "three go on");
    int gone = table_actor(&j.t);
    ok(table_waits_for_bot(&j.t), "a bot plays for who has resigned");
    tt_move m;
    table_move_at(&j.t, 0, &m);
    ok(say(action_line("move", gone, 9, &m)) == TABLE_RESIGNED && wish("pause", gone) != TABLE_OK,
       "who does nothing any more");
    ok(say("back 0") != TABLE_OK && say("leave 0") == (gone == 0 ? TABLE_NOBODY : TABLE_OK),
       "and does not come back");
    ok(say(action_line("move", gone, 0, &m)) == TABLE_OK, "the bot moves");
    play_on(5000, 3);
    ok(table_is_over(&j.t) && j.t.winners == 0, "to the end");
    ok(again_the_same(), "and the lines give it again");
}

/* A game nobody ends is over when no record could be longer. */
static void test_longest(void)
{
    tt_game game = *tt_game_named("abyss");
    int32_t points[TT_SEATS_MAX];

    people_sit(tt_game_named("abyss"), 2);
    game.plies_max = 30;
    j.t.game = &game;
    play_on(1000, 5);
    ok(table_is_over(&j.t) && j.t.moves_n == 30, "the longest game is over");
    ok(game.actor(j.t.now.state) != TT_OVER, "though by the rules it is not");
    ok(table_result(&j.t, points) == game.score(j.t.now.state, points), "who leads has won");
    ok(!table_waits_for_bot(&j.t) && table_waits_for_person(&j.t) == TT_OVER, "nobody is asked");
    int seat = game.actor(j.t.now.state);
    tt_moves list;
    game.moves(j.t.now.state, &list);
    ok(say(action_line("move", seat, 7, &list.at[0])) == TABLE_OVER, "and nobody plays on");
    ok(wish("resign", seat) == TABLE_OVER && wish("undo", seat) != TABLE_OK, "or back");
    j.t.game = tt_game_named("abyss");
    ok(again_the_same(), "its lines give the table again");
}

/* In teams the other side has won when nobody of this one is left. */
static void test_resign_in_teams(void)
{
    const tt_game *game = tt_game_named("rumbones");
    int32_t points[TT_SEATS_MAX];
    uint32_t other = 0;

    people_sit(game, 4);
    int side = game->side(j.t.now.state, 0);
    for (int i = 1; i < 4; i++)
        if (game->side(j.t.now.state, i) != side)
            other |= table_bit(i);
    ok(wish("resign", 0) == TABLE_OK && !table_is_over(&j.t),
       "a team plays on for one who resigns");
    for (int i = 1; i < 4; i++)
        if ((other & table_bit(i)) == 0)
            ok(wish("resign", i) == TABLE_OK, "its last one gives up");
    ok(table_is_over(&j.t) && table_result(&j.t, points) == other, "the other side has won");
}

static void test_pause(void)
{
    tt_move m;

    people_sit(tt_games[0], 3);
    ok(wish("resume", 0) == TABLE_NOT_PAUSED, "what does not stand still does not go on");
    ok(wish("pause", 0) == TABLE_OK && wish("pause", 1) == TABLE_OK && !j.t.is_paused,
       "two of three do not stop a game");
    ok(wish("resume", 2) == TABLE_OK && j.t.pause == 0, "one can refuse");
    wish("pause", 0);
    wish("pause", 1);
    ok(say("leave 2") == TABLE_OK && j.t.is_paused, "all who are there do");
    table_move_at(&j.t, 0, &m);
    ok(say(action_line("move", table_actor(&j.t), 1, &m)) == TABLE_PAUSED, "then nobody moves");
    ok(!table_waits_for_bot(&j.t) && table_waits_for_person(&j.t) == TT_OVER,
       "nobody is waited for");
    ok(wish("undo", 0) == TABLE_PAUSED && wish("pause", 0) == TABLE_PAUSED, "nothing else happens");
    ok(say("back 2") == TABLE_OK && j.t.is_paused && again_the_same(),
       "who comes back finds it so");
    ok(wish("resume", 2) == TABLE_OK && !j.t.is_paused, "anybody ends it");
    ok(say(action_line("move", table_actor(&j.t), 1, &m)) == TABLE_OK, "and it goes on");
}

/* What was answered for a seat counts as its move, or everybody would learn that it was; lines of
 * before that was so mean what they meant. */
static void test_take_back_of_orders(void)
{
    tt_chance coins = tt_chance_fast(23);
    uint32_t by_hand = 0, by_any = 0;
    char line[64];

    people_sit(tt_games[0], 2);
    int seat = table_actor(&j.t);
    for (uint64_t i = 0; i < 30 || by_any <= by_hand; i++) {
        int actor = table_actor(&j.t);
        tt_move m = any_move(&coins);
        if (actor == seat)
            *(i < 10 ? &by_hand : &by_any) = j.t.moves_n;
        say(action_line("move", actor, i < 10 ? i + 1 : 0, &m));
    }
    snprintf(line, sizeof line, "take-back %d 00000000000000aa any", seat);
    ok(say(line) == TABLE_OK && j.t.back_to == by_any,
       "an ordered move is taken back as any other");
    wish("refuse", 1 - seat);
    j.t.seat[seat].has_asked_back = false; /* an older server did not mind */
    ok(wish("take-back", seat) == TABLE_OK && j.t.back_to == by_hand,
       "an older line goes back to what was done by hand");
    wish("refuse", 1 - seat);
    snprintf(line, sizeof line, "take-back %d 00000000000000ab some", seat);
    ok(say(line) == TABLE_NONSENSE && again_the_same(), "there is no other word");
}

static void test_take_back(void)
{
    static table_mark before;
    tt_chance coins = tt_chance_fast(21);
    int asked = 0, done = 0;
    bool same = true;

    people_sit(tt_games[0], 3);
    ok(wish("take-back", 0) == TABLE_NO_WAY_BACK, "nothing is taken back before a move");
    ok(wish("agree", 0) == TABLE_NOT_ASKED && wish("refuse", 0) == TABLE_NOT_ASKED,
       "nor agreed to");
    for (uint64_t action = 1; !table_is_over(&j.t) && asked < 40; action++) {
        int actor = table_actor(&j.t);
        tt_move m = any_move(&coins);
        before = j.t.now;
        uint32_t moves = j.t.moves_n;
        say(action_line("move", actor, action, &m));
        if (table_is_over(&j.t) || tt_draw(&coins, 2) == 0)
            continue;
        int one = (actor + 1) % 3, other = (actor + 2) % 3;
        asked++;
        same = same && wish("take-back", actor) == TABLE_OK &&
               wish("take-back", one) == TABLE_ASKED && wish("agree", actor) == TABLE_NOT_ASKED &&
               wish("agree", one) == TABLE_OK && j.t.is_back_asked;
        if (tt_draw(&coins, 2) == 0) {
            same = same && wish("refuse", other) == TABLE_OK && j.t.moves_n == moves + 1;
            continue;
        }
        same = same && wish("agree", other) == TABLE_OK && !j.t.is_back_asked &&
               j.t.moves_n == moves && before.chance.draws == j.t.now.chance.draws &&
               memcmp(before.state, j.t.now.state, j.t.game->state_size) == 0;
        done++;
    }
    ok(same && done > 5, "%d of %d wishes to take back came true, without a trace", done, asked);
    ok(again_the_same(), "the lines give it again");

    tt_move m = any_move(&coins);
    int actor = table_actor(&j.t);
    say(action_line("move", actor, 5000, &m));
    wish("take-back", actor);
    say(action_line("move", table_actor(&j.t), 0, (m = any_move(&coins), &m)));
    ok(!j.t.is_back_asked, "a move withdraws the wish");
    ok(wish("take-back", actor) == TABLE_ASKED, "who was not allowed it does not ask again,");
    while (table_actor(&j.t) != actor)
        say(action_line("move", table_actor(&j.t), 0, (m = any_move(&coins), &m)));
    ok(wish("take-back", actor) == TABLE_ASKED, "however the others go on,");
    say(action_line("move", actor, 5002, (m = any_move(&coins), &m)));
    ok(wish("take-back", actor) == TABLE_OK, "before another move of its own");
    wish("refuse", actor);
    ok(wish("take-back", actor) == TABLE_ASKED, "nor after having withdrawn it");
    table_entry old = {.kind = TABLE_TAKE_BACK, .seat = (uint8_t)actor, .action = 99};
    ok(table_fits(&j.t, &old) == TABLE_OK, "but a store of before may have it");
    while (table_actor(&j.t) != actor)
        say(action_line("move", table_actor(&j.t), 0, (m = any_move(&coins), &m)));
    say(action_line("move", actor, 5003, (m = any_move(&coins), &m)));
    wish("take-back", actor);
    uint32_t moves = j.t.moves_n;
    for (int i = 0; i < 3; i++)
        if (i != actor && j.t.is_back_asked) {
            char line[16] = "leave 0";
            line[6] = (char)('0' + i);
            say(line);
        }
    ok(j.t.moves_n < moves, "who has gone need not agree");
}

/* A line of a seat's that has taken so long. */
static table_status after(const char *kind, int seat, int64_t ms, const tt_move *m)
{
    static uint64_t action = 2000000;
    char line[TABLE_LINE];
    tt_text out = tt_text_in(line, sizeof line);

    tt_put(&out, action_line(kind, seat, ++action, m));
    if (ms > 0)
        tt_put(&out, " @");
    if (ms > 0)
        tt_put_number(&out, ms);
    return say(line);
}

static table_status late(int seat, int64_t ms)
{
    char line[TABLE_LINE];
    tt_text out = tt_text_in(line, sizeof line);

    tt_put(&out, "late ");
    tt_put_number(&out, seat);
    tt_put(&out, " @");
    tt_put_number(&out, ms);
    return say(line);
}

/* A seat's moves until the decision passes on; returns how many. */
static int turn(int seat, int64_t ms)
{
    int n = 0;

    while (table_actor(&j.t) == seat) {
        tt_move m;
        table_move_at(&j.t, 0, &m);
        after("move", seat, ms, &m);
        n++;
    }
    return n;
}

static void test_live_clock(void)
{
    tt_move m;

    terms = (table_terms){.clock = {TABLE_LIVE, 600000, 10000}};
    people_sit(tt_games[0], 2);
    int one = table_actor(&j.t), other = 1 - one;
    ok(j.t.seat[one].left_ms == 600000, "a clock is full at first");
    ok(table_left_ms(&j.t, one, 1000) == 599000 && table_left_ms(&j.t, other, 1000) == 600000,
       "it runs for who is asked");
    int n = turn(one, 5000);
    ok(j.t.seat[one].left_ms == 600000 - n * 5000 + 10000,
       "time that was used is gone, and an increment comes when the decision passes on");
    ok(j.t.seat[other].left_ms == 600000, "nobody else pays");
    say("tick @1000");
    ok(j.t.seat[other].left_ms == 599000, "time can pass without a move");
    after("pause", other, 2000, NULL);
    after("pause", one, 3000, NULL);
    ok(j.t.is_paused && j.t.seat[other].left_ms == 594000, "until the pause begins");
    ok(table_left_ms(&j.t, other, 99999) == 594000 && say("tick @1000") == TABLE_NONSENSE,
       "then it stands still");
    wish("resume", one);
    table_move_at(&j.t, 0, &m);
    ok(late(other, 593999) == TABLE_NONSENSE, "nobody is late before the time is up");
    ok(late(one, 594000) == TABLE_NONSENSE, "nor who is not asked");
    ok(late(other, 594000) == TABLE_OK && j.t.seat[other].is_late, "then it is late");
    ok(table_waits_for_bot(&j.t), "and a bot plays on");
    ok(after("move", other, 0, &m) == TABLE_NO_TIME && say("back 0") != TABLE_OK &&
           say("back 1") != TABLE_OK,
       "to the end");
    ok(say(action_line("move", other, 0, &m)) == TABLE_OK && again_the_same(), "which goes on");
    terms = (table_terms){0};
}

static void test_days_clock(void)
{
    tt_move m;
    int64_t days = (int64_t)3 * TABLE_DAY_MS;

    terms = (table_terms){.clock = {TABLE_DAYS, 3 * TABLE_DAY_MS, 0}};
    people_sit(tt_games[0], 2);
    int one = table_actor(&j.t), other = 1 - one;
    ok(turn(one, TABLE_DAY_MS / 2) > 0 && j.t.seat[one].left_ms == days, "days begin anew");
    for (int i = 0; i < TABLE_LATES_MAX; i++) {
        turn(one, 1000);
        ok(late(other, days) == TABLE_OK && table_waits_for_bot(&j.t), "who is late is played for");
        while (table_actor(&j.t) == other) {
            table_move_at(&j.t, 0, &m);
            say(action_line("move", other, 0, &m));
        }
        ok(j.t.seat[other].is_away == (i == 1) && j.t.seat[other].left_ms == days,
           i == 1 ? "the second time it is away" : "this once");
    }
    ok(say(other == 0 ? "back 0" : "back 1") == TABLE_OK && j.t.seat[other].lates_n == 0,
       "and may come back");
    turn(one, 1000);
    ok(table_waits_for_person(&j.t) == other && turn(other, 5) > 0, "and moves again");
    ok(again_the_same(), "the lines give it again");
    terms = (table_terms){0};
}

static void test_bad_terms(void)
{
    static const char *const LINES[] = {"clock\n",        "clock live\n",     "clock live 0 0\n",
                                        "clock days 5\n", "clock slow 5 5\n", "clock live 5 5 5\n",
                                        "clock live 5 5", "chat\n",           "chat loud\n",
                                        "chat all off\n"};
    bool refused = true;

    open_table(tt_games[0], 2);
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        static table t;
        char facts[2 * TABLE_FACTS];
        tt_text out = tt_text_in(facts, sizeof facts);
        tt_put(&out, LINES[i]);
        tt_put(&out, j.facts);
        refused = refused && table_read_facts(&t, "abc", facts, out.n) != TT_OK;
    }
    ok(refused, "terms that are none are refused");
}

static const table_said *last_said(void)
{
    return j.t.said_last;
}

static void test_chat(void)
{
    char line[TABLE_LINE];
    tt_text out;
    int kept = 0;

    open_table(tt_games[0], 2);
    ok(say("say 0 0000000000000001 Hello") == TABLE_NOBODY, "nobody says nothing");
    everybody_sits();
    ok(say("say 0 0000000000000001 Hello, @5 there") == TABLE_OK &&
           strcmp(last_said()->text, "Hello, @5 there") == 0 && last_said()->seat == 0 &&
           strcmp(last_said()->name, "Żaneta 王") == 0,
       "a person says something");
    ok(say("say 0 0000000000000001 Hello again") == TABLE_DONE_BEFORE, "once");
    ok(say("say 1 0000000000000001 Beep") == TABLE_NOBODY, "bots do not talk");
    ok(say("guest 0000000000000001 Olga\tHi") == TABLE_NO_CHAT,
       "nor who looks on, if not asked to");
    say("begin");
    uint32_t told = j.t.told, events = j.t.log.n;
    for (uint64_t i = 2; i < 2 + TABLE_SAID + 20; i++) {
        out = tt_text_in(line, sizeof line);
        tt_put(&out, action_line("say", 0, i, NULL));
        tt_put(&out, " blah");
        say(line);
    }
    for (const table_said *s = j.t.said; s != NULL; s = s->next)
        kept += s->number > 21;
    ok(kept == TABLE_SAID && j.t.said->number == 22, "the last hundred are kept");
    ok(j.t.told == told && j.t.log.n == events && j.t.memory[0].besides_n == 0, "beside the game");
    out = tt_text_in(line, sizeof line);
    tt_put(&out, action_line("say", 0, 999, NULL));
    tt_put_char(&out, ' ');
    for (int i = 0; i < TABLE_SAY_MAX; i++)
        tt_put_char(&out, 'x');
    ok(say(line) == TABLE_OK, "five hundred bytes are fine");
    tt_put_char(&out, 'x');
    ok(say(line) == TABLE_NONSENSE, "more are not");
    ok(again_the_same(), "the lines give it again");

    terms.chat = TABLE_CHAT_ALL;
    open_table(tt_games[0], 2);
    ok(say("guest 0000000000000001 Olga Ż\tHi there") == TABLE_OK &&
           last_said()->seat == TT_SPECTATOR && strcmp(last_said()->name, "Olga Ż") == 0 &&
           strcmp(last_said()->text, "Hi there") == 0,
       "where it is agreed, guests speak");
    ok(again_the_same() && strncmp(j.facts, "chat all\n", 9) == 0, "and the facts say so");
    out = tt_text_in(line, sizeof line);
    uint8_t olga[TT_KEY_BYTES] = {77};
    tt_put(&out, "guest 0000000000000002 ");
    tt_put_hex(&out, olga, sizeof olga);
    tt_put(&out, " Olga\tHi again");
    ok(say(line) == TABLE_OK && strcmp(last_said()->name, "Olga") == 0 &&
           strcmp(last_said()->text, "Hi again") == 0 && strcmp(j.lines[j.n - 1], line) == 0,
       "with a key it is known who that was");
    table_forget_traces(&j.t, olga);
    ok(last_said()->text[0] == '\0' && strcmp(j.t.said->text, "Hi there") == 0,
       "and it can be forgotten");
    terms.chat = TABLE_CHAT_OFF;
    open_table(tt_games[0], 2);
    everybody_sits();
    ok(say("say 0 0000000000000001 Hello") == TABLE_NO_CHAT, "or nobody");
    terms = (table_terms){0};
}

static void test_again(void)
{
    uint8_t anna[TT_KEY_BYTES] = {1}, stranger[TT_KEY_BYTES] = {99};

    open_table(tt_games[0], 3);
    everybody_sits();
    say("begin");
    ok(say("again 0 0000000000000001 k3v9") == TABLE_NOT_OVER, "first a game comes to its end");
    play_on(5000, 3);
    ok(say("again 0 0000000000000001 k3v9") == TABLE_OK && strcmp(j.t.next, "k3v9") == 0,
       "then another can be asked for");
    ok(say("again 2 0000000000000002 m4w8") == TABLE_DONE_BEFORE && again_the_same(), "one");
    table_turn_seats(&j.t, &terms);
    open_table(tt_games[0], 3);
    ok(table_free_seat(&j.t, anna) == 1, "everybody sits one seat further");
    ok(table_free_seat(&j.t, stranger) == 2, "where a bot was, anybody may");
    ok(say("bot 2 level:3") == TABLE_OK && table_free_seat(&j.t, stranger) == -1, "not elsewhere");
    ok(say(sit_line(0, "Anna")) == TABLE_KEPT, "a seat is kept for who was there");
    ok(say("bot 1 level:3") == TABLE_OK, "or a bot has it");
    ok(say(sit_line(2, "Bert")) == TABLE_TAKEN && again_the_same(), "the facts say so");
    terms = (table_terms){.kept = 1};
    open_table(tt_games[0], 3);
    ok(say(sit_line(0, "Bert")) == TABLE_OK, "nothing is kept for who was forgotten");
    terms = (table_terms){0};
    table_forget(&j.t, 0);
    table_turn_seats(&j.t, &terms);
    ok(terms.kept == 0, "nor in the next game");
    terms = (table_terms){0};
}

static void test_bots(void)
{
    open_table(tt_games[0], 2);
    say("bot 0 greedy");
    say(sit_line(1, "Anna"));
    say("begin");
    tt_chance coins = tt_chance_fast(2);
    bool right = true;
    for (uint64_t action = 1; table_actor(&j.t) != TT_OVER && action < 5000; action++) {
        tt_move m = any_move(&coins);
        int actor = table_actor(&j.t);
        right = right && table_waits_for_bot(&j.t) == (actor == 0);
        say(action_line("move", actor, action, &m));
    }
    ok(right, "it is known when a bot has to answer");
    ok(table_is_over(&j.t) && !table_waits_for_bot(&j.t), "and that a game is over");
}

int main(void)
{
    test_seats();
    test_nonsense();
    test_actions();
    test_memory();
    test_old_lines();
    test_games();
    test_undo();
    test_lists();
    test_pace();
    test_auto();
    test_resign();
    test_longest();
    test_resign_in_teams();
    test_pause();
    test_take_back();
    test_take_back_of_orders();
    test_live_clock();
    test_days_clock();
    test_bad_terms();
    test_chat();
    test_again();
    test_bots();
    table_close(&j.t);
    return tap_result();
}
