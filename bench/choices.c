/* How good a bot's choices are beside another's, with far less luck in it than in a match.
 *
 *     choices GAME SEATS POSITIONS GAMES BOT OTHER
 *     choices conspiracy 4 300 1500 level:6:it=20000 ismcts:it=8000:leaf=random
 *
 * Positions are taken from games of bots that are strong and quick.  Both bots are asked there;
 * where they choose differently, so many games are played on from either choice by the net alone,
 * with the same worlds and draws.  It prints by how much the first bot wins more a decision, on
 * the average of all positions, and the standard error of that.  A few positions near the end of
 * a game, where a choice is all or nothing, decide much of it; so it is printed once more with no
 * position counting for more than a tenth of a win.  What is measured is how the net plays on: a
 * bot that sees further may be right where it says otherwise. */
#include "bots/bot.h"
#include "games/games.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEED = 1000, ONE_IN = 12, ANY_IN = 25 };

static const char PLAYERS[] = "ismcts:it=150:leaf=net", PLAYED_ON_BY[] = "net";

typedef struct position {
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    uint32_t decision;
} position;

typedef struct average {
    double sum, squares;
    int n;
} average;

static const tt_game *game;
static void *memory;
static tt_answer answer;

static void add(average *m, double value)
{
    m->sum += value;
    m->squares += value * value;
    m->n++;
}

static void print_mean(const char *what, const average *m)
{
    double mean = m->sum / m->n, spread = m->squares / m->n - mean * mean;

    printf("%-40s %+.2f %% of a win a decision, standard error %.2f\n", what, 100.0 * mean,
           100.0 * sqrt(spread / m->n));
}

static uint64_t processor_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

static tt_bot bot_named(const char *name)
{
    tt_bot bot;

    if (!tt_bot_named((tt_word){name, strlen(name)}, &bot)) {
        fprintf(stderr, "choices: there is no bot \"%s\"; docs/bots.md has them all.\n", name);
        exit(2);
    }
    return bot;
}

static int number_of(const char *text, int least, int most)
{
    int n = atoi(text);

    if (n < least || n > most) {
        fprintf(stderr, "choices: \"%s\" is not a number from %d to %d.\n", text, least, most);
        exit(2);
    }
    return n;
}

static tt_move ask(const tt_bot *bot, const void *state, uint32_t decision, tt_chance *coins)
{
    tt_question q = {.game = game,
                     .coins = coins,
                     .memory = memory,
                     .room = TT_BOT_ROOM,
                     .decision = decision,
                     .clock = processor_us};

    tt_bot_forget(memory, TT_BOT_ROOM);
    tt_bot_ask(bot, &q, state, &answer);
    return answer.move;
}

/* From games in which a move now and then is any, so that not all are alike. */
static void make_positions(position *all, int n, int seats)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_bot bot = bot_named(PLAYERS);
    tt_setup how = tt_setup_for(seats);
    tt_chance c = tt_chance_fast(SEED);
    tt_moves list;

    for (int made = 0; made < n;) {
        game->setup(state, &how, &c, NULL);
        for (uint32_t d = 0; made < n && game->actor(state) != TT_OVER; d++) {
            game->moves(state, &list);
            if (list.n > 1 && tt_draw(&c, ONE_IN) == 0) {
                memcpy(all[made].state, state, sizeof state);
                all[made++].decision = d;
            }
            tt_move m = tt_draw(&c, ANY_IN) == 0 ? game->any(state, &c) : ask(&bot, state, d, &c);
            game->apply(state, m, &c, NULL);
        }
    }
}

/* How often the seat wins after that move. */
static double value_of(const position *p, tt_move m, int games)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_bot bot = bot_named(PLAYED_ON_BY);
    int seat = game->actor(p->state);
    int32_t points[TT_SEATS_MAX];
    double won = 0.0;

    for (int i = 0; i < games; i++) {
        tt_chance c = tt_chance_fast(SEED + (uint64_t)i);
        tt_chance coins = tt_chance_fast(~(SEED + (uint64_t)i)); /* the bot's own */
        memcpy(state, p->state, sizeof state);
        game->resample(state, seat, &c);
        game->apply(state, m, &c, NULL);
        for (uint32_t d = p->decision + 1; game->actor(state) != TT_OVER; d++)
            game->apply(state, ask(&bot, state, d, &coins), &c, NULL);
        uint32_t winners = game->score(state, points);
        won += (double)(winners >> seat & 1) / __builtin_popcount(winners);
    }
    return won / games;
}

static void compare(const position *all, int n, int games, const tt_bot bots[2])
{
    average gain = {0}, bounded = {0};
    uint64_t used[2] = {0};
    int differ = 0;

    for (int i = 0; i < n; i++) {
        tt_move m[2];
        for (int k = 0; k < 2; k++) {
            tt_chance coins = tt_chance_fast((uint64_t)i);
            uint64_t start = processor_us();
            m[k] = ask(&bots[k], all[i].state, all[i].decision, &coins);
            used[k] += processor_us() - start;
        }
        bool same = tt_same_move(m[0], m[1]);
        double by = same ? 0.0 : value_of(&all[i], m[0], games) - value_of(&all[i], m[1], games);
        differ += !same;
        add(&gain, by);
        add(&bounded, fmax(-0.1, fmin(0.1, by)));
        fprintf(stderr, "\r%d of %d ", i + 1, n);
    }
    fprintf(stderr, "\n");
    printf("%s beside %s: other choices in %d of %d positions; %.1f and %.1f ms an answer\n",
           bots[0].name, bots[1].name, differ, n, (double)used[0] / 1e3 / n,
           (double)used[1] / 1e3 / n);
    print_mean("wins more", &gain);
    print_mean("no position more than a tenth of a win", &bounded);
}

int main(int argc, char **argv)
{
    if (argc != 7 || (game = tt_game_named(argv[1])) == NULL) {
        fprintf(stderr, "usage: choices GAME SEATS POSITIONS GAMES BOT OTHER\n");
        return 2;
    }
    int seats = number_of(argv[2], game->seats_min, game->seats_max);
    int n = number_of(argv[3], 1, 100000), games = number_of(argv[4], 1, 100000);
    tt_bot bots[2] = {bot_named(argv[5]), bot_named(argv[6])};
    position *all = aligned_alloc(TT_CACHE_LINE, (size_t)n * sizeof *all);

    memory = malloc(TT_BOT_ROOM);
    if (all == NULL || memory == NULL)
        return 1;
    make_positions(all, n, seats);
    compare(all, n, games, bots);
    free(memory);
    free(all);
    return 0;
}
