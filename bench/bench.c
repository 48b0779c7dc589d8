/* make bench: how fast the games are, on one core.
 *
 *     bench                     figures for every game and number of players
 *     bench GAME SEATS GAMES    only plays; for counting instructions
 *
 * What is measured is what a search does: list the legal moves, choose one at
 * random, apply it, until the game is over.  Every figure stands beside the
 * checksum of the games it was measured on: the moves chosen, in order, and the
 * final positions.  `tidetable sim` prints the same checksum for the same games. */
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 7, GAMES = 40000, DECISIONS = 16000000, SMALL = 4000000 };

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ==== Random playouts ====================================================== */

typedef struct played {
    uint64_t decisions, hash;
    double seconds;
} played;

static uint64_t play_one(const tt_game *game, const tt_setup *how, uint64_t deal, uint64_t *sum)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance = tt_chance_fast(deal), choice = tt_chance_fast(~deal);
    uint64_t hash = deal, n = 0;
    tt_moves list;

    game->setup(state, how, &chance, NULL);
    while (game->actor(state) != TT_OVER) {
        game->moves(state, &list);
        tt_move m = list.at[tt_draw(&choice, list.n)];
        hash = tt_chain(hash, tt_move_word(m));
        game->apply(state, m, &chance, NULL);
        n++;
    }
    *sum += n;
    return tt_chain(hash, tt_state_hash(game, state));
}

static played play(const tt_game *game, int seats, uint64_t games)
{
    tt_setup how = tt_setup_for(seats);
    played p = {0, 0, 0};
    double start = now();

    for (uint64_t i = 0; i < games; i++)
        p.hash += tt_mix(play_one(game, &how, tt_mix(tt_mix(0) + i), &p.decisions) ^ tt_mix(i));
    p.seconds = now() - start;
    return p;
}

/* ==== Single operations, on a position from the middle of a game =========== */

static void to_the_middle(const tt_game *game, int seats, void *state)
{
    tt_chance chance = tt_chance_fast(7);
    tt_setup how = tt_setup_for(seats);
    tt_moves list;

    game->setup(state, &how, &chance, NULL);
    for (int i = 0; i < 10 * seats && game->actor(state) != TT_OVER; i++) {
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(&chance, list.n)], &chance, NULL);
    }
}

typedef enum operation { COPY, RESAMPLE, VIEW, DRAW } operation;

/* Nanoseconds for one; the compiler is kept from leaving anything out. */
static double time_of(operation what, const tt_game *game, int seats)
{
    static _Alignas(64) unsigned char state[TT_STATE_MAX], other[TT_STATE_MAX];
    tt_chance chance = tt_chance_fast(1);
    double best = 1e9;

    to_the_middle(game, seats, state);
    memcpy(other, state, game->state_size);
    for (int round = 0; round < ROUNDS; round++) {
        double start = now();
        uint32_t sum = 0;
        for (int i = 0; i < SMALL; i++) {
            if (what == COPY)
                memcpy(other, state, game->state_size);
            else if (what == RESAMPLE)
                game->resample(other, 0, &chance);
            else if (what == VIEW)
                game->view(state, 0, other);
            else
                sum += tt_draw(&chance, 60);
            __asm__ volatile("" : "+r"(sum) : "r"(state), "r"(other) : "memory");
        }
        double ns = (now() - start) * 1e9 / SMALL;
        best = ns < best ? ns : best;
    }
    return best;
}

/* ==== The table ============================================================ */

/* As many games as for the others, or fewer where games are long. */
static uint64_t games_for(const tt_game *game, int seats)
{
    const uint64_t few = 20;
    uint64_t most = DECISIONS * few / play(game, seats, few).decisions;

    return most < GAMES ? most : GAMES;
}

static int figures(void)
{
    printf("%-12s %5s %12s %10s %9s %7s %6s %6s %9s %6s  %s\n", "game", "seats", "decisions/s",
           "games/s", "ns/dec", "=draws", "bytes", "copy", "resample", "view", "checksum");
    for (int g = 0; g < tt_games_n; g++) {
        const tt_game *game = tt_games[g];
        for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
            played best = {0, 0, 1e9};
            uint64_t games = games_for(game, seats);
            for (int round = 0; round < ROUNDS; round++) {
                played p = play(game, seats, games);
                best = p.seconds < best.seconds ? p : best;
            }
            double ns = best.seconds * 1e9 / (double)best.decisions;
            printf("%-12s %5d %12.0f %10.0f %9.1f %7.1f %6u %6.1f %9.1f %6.1f  %016llx\n",
                   game->name, seats, (double)best.decisions / best.seconds,
                   (double)games / best.seconds, ns, ns / time_of(DRAW, game, seats),
                   game->state_size, time_of(COPY, game, seats), time_of(RESAMPLE, game, seats),
                   time_of(VIEW, game, seats), (unsigned long long)best.hash);
            fflush(stdout);
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 1)
        return figures();
    const tt_game *game = argc == 4 ? tt_game_named(argv[1]) : NULL;
    if (game == NULL) {
        fprintf(stderr, "usage: bench [GAME SEATS GAMES]\n");
        return 2;
    }
    played p = play(game, atoi(argv[2]), strtoull(argv[3], NULL, 10));
    printf("%llu %016llx\n", (unsigned long long)p.decisions, (unsigned long long)p.hash);
    return 0;
}
