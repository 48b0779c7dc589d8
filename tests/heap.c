/* No heap below bots/: whole games through everything a game can be asked, while
 * every call of malloc and its kin is counted.
 *
 * Linked with -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc: calls of malloc come
 * to __wrap_malloc, and __real_malloc is the library's. */
#include "engine/replay.h"
#include "games/games.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

/* ---- the counter ---- */

static volatile int calls_n; /* the compiler believes that malloc does not change it */

void *__real_malloc(size_t size);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *block, size_t size);

void *__wrap_malloc(size_t size)
{
    calls_n++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t n, size_t size)
{
    calls_n++;
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    calls_n++;
    return __real_realloc(block, size);
}

/* A count of zero would say nothing if nobody counted. */
static void test_counter(void)
{
    void *volatile block = malloc(10);
    int after_malloc = calls_n;

    block = realloc(block, 20);
    int after_realloc = calls_n;
    free(block);
    block = calloc(3, 4);
    free(block);
    ok(after_malloc == 1 && after_realloc == 2 && calls_n == 3, "heap: calls are counted");
    calls_n = 0;
}

/* ---- everything a game can be asked ---- */

static _Alignas(8) uint8_t state[TT_STATE_MAX], copy[TT_STATE_MAX], view[TT_STATE_MAX];
enum { ENOUGH = 20000 }; /* decisions of a game with so many seats */

static char line[TT_LINE_BYTES];
static tt_moves list;
static tt_events told;
static int refused_n; /* what was read back must not have been refused */

static void ask_seat(const tt_game *game, int seat, tt_chance *c)
{
    tt_text out = tt_text_in(line, sizeof line);
    tt_writer w = tt_writer_to(&out, TT_JSON);
    tt_moves seen;

    game->view(state, seat, view);
    game->view_moves(view, &seen);
    game->why_not(view, tt_move_of(0, 1, 2));
    game->why_not(view, list.at[0]);
    game->write_view(view, &w);
    out = tt_text_in(line, sizeof line);
    tt_put_view(game, view, &out);
    tt_reader r = tt_reader_of(line, out.n);
    refused_n += tt_read_view(game, view, &r) != TT_OK;
    if (seat != TT_SPECTATOR) {
        memcpy(copy, state, game->state_size);
        game->resample(copy, seat, c);
    }
}

static void write_and_read(const tt_game *game)
{
    tt_text out = tt_text_in(line, sizeof line);

    tt_put_position(game, state, &out);
    tt_reader r = tt_reader_of(line, out.n);
    refused_n += tt_read_position(game, copy, &r) != TT_OK;
    r = tt_reader_of("nonsense", 8);
    tt_read_position(game, copy, &r);
}

static void write_and_read_move(const tt_game *game, tt_move m)
{
    tt_text out = tt_text_in(line, sizeof line);
    tt_move again;

    tt_put_move(game, m, &out);
    tt_reader r = tt_reader_of(line, out.n);
    refused_n += tt_read_move(game, &r, &again) != TT_OK;
}

static void ask_everything(const tt_game *game, int seats, tt_chance *c)
{
    int32_t score[TT_SEATS_MAX];

    game->moves(state, &list);
    game->stage(state);
    refused_n += game->seats(state) != seats;
    for (int seat = 0; seat < seats; seat++)
        ask_seat(game, seat, c);
    ask_seat(game, TT_SPECTATOR, c);
    game->score(state, score);
    game->check(state);
    tt_state_hash(game, state);
    tt_position_hash(game, state);
    write_and_read(game);
}

/* By a log and without one, checked and unchecked. */
static void play_one(const tt_game *game, tt_move m, tt_chance *c)
{
    tt_chance same = *c;

    write_and_read_move(game, m);
    memcpy(copy, state, game->state_size);
    game->apply(copy, m, &same, NULL);
    told.n = 0;
    refused_n += tt_play(game, state, m, c, &told) != TT_OK;
    refused_n += memcmp(copy, state, game->state_size) != 0;
}

/* A record of the game, written, and replayed up to its end. */
static void write_and_replay(const tt_game *game, int seats, const tt_move *moves, int n)
{
    static char text[TT_RECORD_MAX];
    static tt_replay r;
    tt_setup how = tt_setup_for(seats);
    tt_seed seed = tt_seed_fast(1);
    tt_header header = tt_header_for(game, &how, &seed);
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_record(game, &header, moves, n, &out);
    refused_n += tt_replay_open(&r, text, out.n) != TT_OK;
    refused_n += tt_replay_start(&r, game, copy) != TT_OK;
    while (r.has_move)
        refused_n += tt_replay_step(&r) != TT_OK;
}

/* A game dealt from a seed, so that it can be recorded. */
static void record_game(const tt_game *game, int seats)
{
    static tt_move moves[TT_PLIES_MAX];
    tt_setup how = tt_setup_for(seats);
    tt_seed seed = tt_seed_fast(1);
    tt_chance deal = tt_seed_chance(&seed), choice = tt_chance_fast(2);
    int n = 0;

    game->setup(state, &how, &deal, NULL);
    while (game->actor(state) != TT_OVER) {
        game->moves(state, &list);
        moves[n] = list.at[tt_draw(&choice, list.n)];
        game->apply(state, moves[n++], &deal, NULL);
    }
    write_and_replay(game, seats, moves, n);
}

/* How many decisions it took. */
static int play_game(const tt_game *game, int seats, tt_chance *c)
{
    tt_setup how = tt_setup_for(seats);
    int n = 0;

    told.n = 0;
    refused_n += game->setup(state, &how, c, &told) != TT_OK;
    ask_everything(game, seats, c);
    while (game->actor(state) != TT_OVER) {
        play_one(game, list.at[tt_draw(c, list.n)], c);
        ask_everything(game, seats, c);
        n++;
    }
    return n;
}

int main(void)
{
    static const uint8_t KEY[TT_KEY_BYTES] = {1};
    int games = 0;

    test_counter();
    for (int i = 0; i < tt_games_n; i++) {
        for (int seats = tt_games[i]->seats_min; seats <= tt_games[i]->seats_max; seats++) {
            record_game(tt_games[i], seats);
            tt_chance fast = tt_chance_fast((uint64_t)seats), sealed = tt_chance_sealed(KEY);
            int plies = 0; /* fewer games where they are long */
            for (int k = 0; k < 100 && plies < ENOUGH; k++, games += 2) {
                plies += play_game(tt_games[i], seats, &fast);
                plies += play_game(tt_games[i], seats, &sealed);
            }
        }
    }
    ok(calls_n == 0, "no heap below bots/: %d calls in %d games", calls_n, games);
    ok(refused_n == 0, "heap: all of it was played and read");
    return tap_result();
}
