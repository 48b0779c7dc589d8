/* A bot in C, for every game, with the rules engine linked in: it plays by sampling.
 *
 *     make examples
 *     tidetable arena abyss --bots "exec:build/examples/bot,greedy"
 *
 * Every legal move is tried in turn: what the seat cannot know is redrawn, the move made, the
 * game played on at random, and who wins counted.  When the time is up the move that
 * won most is the answer.  docs/bot-protocol.md says what is read and written here. */
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEPTH = 150 };

typedef struct bot {
    const tt_game *game; /* NULL: not one we know */
    int seat;
    tt_chance chance;
    _Alignas(TT_CACHE_LINE) unsigned char sample[TT_STATE_MAX];
    bool has_sample;
} bot;

static double milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* What the move brings in one world: 1 for a win, a part of it if it is shared.  A long game is
 * judged as it stands. */
static double try_move(bot *b, tt_move m)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    const tt_game *game = b->game;
    int32_t points[TT_SEATS_MAX];
    tt_moves list;

    memcpy(state, b->sample, game->state_size);
    game->resample(state, b->seat, &b->chance);
    game->apply(state, m, &b->chance, NULL);
    for (int n = 0; n < DEPTH && game->actor(state) != TT_OVER; n++) {
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(&b->chance, list.n)], &b->chance, NULL);
    }
    uint32_t winners = game->score(state, points);
    return (winners >> b->seat & 1) != 0 ? 1.0 / __builtin_popcount(winners) : 0;
}

/* "go it N ms M": about N tries of every move, at most M milliseconds; 0 is no limit. */
static void answer(bot *b, long tries_max, double ms)
{
    double end = milliseconds() + (ms > 0 ? ms * 0.8 : 60000), sum[TT_MOVES_MAX] = {0};
    long tries = 0;
    tt_moves list;
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);
    uint32_t best = 0;

    b->game->moves(b->sample, &list);
    do {
        for (uint32_t i = 0; i < list.n; i++)
            sum[i] += try_move(b, list.at[i]);
        tries++;
    } while ((tries_max == 0 || tries < tries_max) && milliseconds() < end);
    for (uint32_t i = 1; i < list.n; i++)
        if (sum[i] > sum[best])
            best = i;
    tt_put_move(b->game, list.at[best], &out);
    printf("bestmove %s value %.3f\n", text, sum[best] / (double)tries);
}

/* "conspiracy rules 1 seats 2 seat 0 seed 81985" */
static void hear_setup(bot *b, const char *rest)
{
    char name[32];
    unsigned rules, seats, seat;
    unsigned long long seed;

    b->game = NULL;
    b->has_sample = false;
    if (sscanf(rest, "%31s rules %u seats %u seat %u seed %llu", name, &rules, &seats, &seat,
               &seed) != 5)
        return;
    b->game = tt_game_named(name);
    if (b->game != NULL && b->game->rules_version != rules)
        b->game = NULL;
    b->seat = (int)seat;
    b->chance = tt_chance_fast(seed);
}

static void hear_sample(bot *b, const char *rest)
{
    tt_reader r = tt_reader_of(rest, strcspn(rest, "\r\n"));

    b->has_sample = b->game != NULL && tt_read_position(b->game, b->sample, &r) == TT_OK;
}

static void hear_go(bot *b, const char *rest)
{
    long tries = 0;
    double ms = 0;

    if (!b->has_sample || sscanf(rest, "it %ld ms %lf", &tries, &ms) != 2)
        printf("error this game, or this position, is not known here\n");
    else
        answer(b, tries, ms);
}

int main(void)
{
    static char line[4 * TT_LINE_BYTES];
    static bot b;

    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strncmp(line, "tidetable ", 10) == 0)
            printf("bot 1 example in C\n");
        else if (strncmp(line, "setup ", 6) == 0)
            hear_setup(&b, line + 6);
        else if (strncmp(line, "sample ", 7) == 0)
            hear_sample(&b, line + 7);
        else if (strncmp(line, "go ", 3) == 0)
            hear_go(&b, line + 3);
        else if (strncmp(line, "quit", 4) == 0)
            break;
        fflush(stdout);
    }
    return 0;
}
