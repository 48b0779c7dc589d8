/* make bench, second part: how fast bots search.
 *
 * Iterations a second from the opening and from 9, 18 and 27 moves into a game for two, with games
 * played to their end at random and with a net at the leaves, on one core and on two.  The share
 * outside the rules is what is left of the time when every decision that was made in it is
 * given the time it takes in a random playout of the same game, measured in the same run. */
#include "bots/parallel.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 3, POSITIONS = 4, MOVES_APART = 9, ROOM = 64 << 20 };

static uint64_t clock_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

/* ==== Decisions, counted =================================================== */

static const tt_game *counted_game;
static uint64_t decisions;

static void counting_apply(void *state, tt_move m, tt_chance *c, tt_events *log)
{
    decisions++;
    counted_game->apply(state, m, c, log);
}

/* Microseconds a decision takes in random playouts. */
static double decision_us(const tt_game *game)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(1);
    tt_setup how = tt_setup_for(2);
    uint64_t n = 0, start = clock_us();

    while (clock_us() - start < 300000) {
        game->setup(state, &how, &coins, NULL);
        while (game->actor(state) != TT_OVER) {
            game->apply(state, game->any(state, &coins), &coins, NULL);
            n++;
        }
    }
    return (double)(clock_us() - start) / (double)n;
}

/* ==== Searching ============================================================ */

typedef struct measured {
    double per_second, outside; /* iterations; share of the time */
} measured;

/* A position with a choice, some moves into the game. */
static void position(const tt_game *game, int number, void *state, tt_chance *coins)
{
    tt_setup how = tt_setup_for(2);
    tt_moves list;

    game->setup(state, &how, coins, NULL);
    for (int i = 0;; i++) {
        game->moves(state, &list);
        if (i >= number * MOVES_APART && list.n > 2)
            return;
        game->apply(state, list.at[tt_draw(coins, list.n)], coins, NULL);
    }
}

static double search(const tt_game *game, const tt_bot *bot, void *memory, uint64_t *used)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX], known[TT_STATE_MAX];
    static tt_answer answer;
    uint64_t iterations = 0;

    *used = 0;
    for (int i = 0; i < POSITIONS; i++) {
        tt_chance coins = tt_chance_fast((uint64_t)i + 1);
        tt_question q = {.game = game, .coins = &coins, .memory = memory, .room = ROOM};
        position(game, i, state, &coins);
        q.clock = clock_us;
        tt_bot_show(&q, state, known);
        tt_bot_forget_parallel(bot, memory, ROOM);
        uint64_t start = clock_us();
        tt_bot_think_parallel(bot, &q, &answer);
        *used += clock_us() - start;
        iterations += answer.iterations;
    }
    return (double)iterations;
}

static measured measure(const tt_game *game, const char *name, void *memory)
{
    tt_game counted = *game;
    tt_bot bot;
    measured best = {0.0, 0.0};

    if (!tt_bot_named((tt_word){name, strlen(name)}, &bot))
        abort();
    counted_game = game;
    counted.apply = counting_apply;
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t used;
        double each = decision_us(game);
        decisions = 0;
        double n = search(bot.threads > 1 ? game : &counted, &bot, memory, &used);
        if (n * 1e6 / (double)used > best.per_second)
            best =
                (measured){n * 1e6 / (double)used, 1.0 - each * (double)decisions / (double)used};
    }
    return best;
}

int main(void)
{
    static const char *const LEAVES[] = {"random", "net"};
    void *memory = malloc(ROOM);

    if (memory == NULL)
        return 1;
    printf("%-12s %-8s %14s %14s %16s\n", "game", "leaves", "it/s, 1 core", "it/s, 2 cores",
           "outside the rules");
    for (int g = 0; g < tt_games_n; g++)
        for (int leaf = 0; leaf < 2; leaf++) {
            char one[64], two[64];
            snprintf(one, sizeof one, "ismcts:ms=250:leaf=%s:threads=1", LEAVES[leaf]);
            snprintf(two, sizeof two, "ismcts:ms=250:leaf=%s:threads=2", LEAVES[leaf]);
            measured alone = measure(tt_games[g], one, memory);
            measured both = measure(tt_games[g], two, memory);
            printf("%-12s %-8s %14.0f %14.0f %15.0f %%\n", tt_games[g]->name, LEAVES[leaf],
                   alone.per_second, both.per_second, 100.0 * alone.outside);
            fflush(stdout);
        }
    free(memory);
    return 0;
}
