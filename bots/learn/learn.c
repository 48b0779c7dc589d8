/* learn: makes a net by playing games against itself.
 *
 *     learn GAME SEATS GAMES SEED [BOT] > bots/nets/GAME-SEATS.inc
 *
 * First it is told who has won in the final positions of games played at random.  Nothing is
 * thought of these, so nothing is mixed into what is wanted a turn or more before their end: it is
 * less for everybody.  Then it plays itself, taking the move after which it likes its place best
 * (now and then any other), or watches a bot that does, and learns from every game backwards: what
 * it should have thought is what it thought a turn later, mixed with what came of it, TD(0.7).
 * Weights are real numbers here and whole ones when written. */
#include "bots/bot.h"
#include "bots/net.h"
#include "games/games.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    ROWS_MAX = 2 * TT_PARTY_BITS + TT_TABLE_BITS + 1,
    ROWS_SEEN = TT_SEATS_MAX * TT_PARTY_BITS + TT_TABLE_BITS,
    STEPS_MAX = 4096,
    RANDOM_PART = 50, /* one game in so many is played at random, the first ones */
    RANDOM_KEPT = 4,  /* of which so many last positions are looked at */
    SLIP = 30,        /* moves in a thousand that are any */
    TEACHER_ROOM = 4 << 20,
};

static const float LAMBDA = 0.7f;
static const float RATE = 0.001f;     /* in the beginning; it falls to a fiftieth of that */
static const float STRIDE_MAX = 0.2f; /* of the error, in one step */

typedef struct learner {
    const tt_game *game;
    const tt_feature_maker *maker;
    tt_setup how;
    tt_bot teacher; /* whose games are watched; without a brain: its own */
    uint32_t decision;
    float rows[ROWS_MAX][TT_HIDDEN]; /* own, other, table; then the bias */
    float out[TT_HIDDEN];
    int other, table, bias; /* where those rows begin */
    float rate;
    double missed;   /* squares of how far it was from the results, */
    uint64_t judged; /* over so many positions */
    tt_chance coins;
} learner;

/* One position of a game, and what it thought of it. */
typedef struct step {
    tt_features features;
    float share[TT_SEATS_MAX]; /* by party */
    int actor;
} step;

/* ==== The net in real numbers ============================================== */

typedef struct forward {
    float unit[TT_SEATS_MAX][TT_HIDDEN]; /* before it is cut off at 0 and 1 */
    float share[TT_SEATS_MAX];
} forward;

/* The rows of the bits that are set in some words. */
static int rows_of(const uint64_t *words, int words_n, int first, int rows[])
{
    int n = 0;

    for (int w = 0; w < words_n; w++)
        for (uint64_t left = words[w]; left != 0; left &= left - 1)
            rows[n++] = first + w * 64 + __builtin_ctzll(left);
    return n;
}

/* The rows of all bits that party `p` sees. */
static int rows_seen(const learner *l, const tt_features *f, int p, int rows[ROWS_SEEN])
{
    int n = rows_of(f->table, TT_TABLE_WORDS, l->table, rows);

    for (int i = 0; i < f->parties_n; i++)
        n += rows_of(f->party[i], TT_PARTY_WORDS, i == p ? 0 : l->other, rows + n);
    return n;
}

static float cut(float x)
{
    return x < 0.0f ? 0.0f : x > 1.0f ? 1.0f : x;
}

static void think(learner *l, const tt_features *f, forward *out)
{
    float all = 0.0f;
    int rows[ROWS_SEEN];

    for (int p = 0; p < f->parties_n; p++) {
        float *unit = out->unit[p], sum = 0.0f;
        int n = rows_seen(l, f, p, rows);
        memcpy(unit, l->rows[l->bias], sizeof l->rows[0]);
        for (int k = 0; k < n; k++)
            for (int i = 0; i < TT_HIDDEN; i++)
                unit[i] += l->rows[rows[k]][i];
        for (int i = 0; i < TT_HIDDEN; i++)
            sum += cut(unit[i]) * l->out[i];
        all += out->share[p] = expf(sum < -30.0f ? -30.0f : sum > 30.0f ? 30.0f : sum);
    }
    for (int p = 0; p < f->parties_n; p++)
        out->share[p] /= all;
}

/* One step of gradient descent towards the shares that should have been; where the slope is
 * steep it is a short one. */
static void learn_step(learner *l, const tt_features *f, const float wanted[])
{
    forward is;
    int rows[ROWS_SEEN];

    think(l, f, &is);
    for (int p = 0; p < f->parties_n; p++) {
        float slope[TT_HIDDEN], steep = 0.0f;
        int n = rows_seen(l, f, p, rows);
        for (int i = 0; i < TT_HIDDEN; i++) {
            float unit = is.unit[p][i];
            slope[i] = l->out[i] * (unit > 0.0f && unit < 1.0f ? 1.0f : 0.02f); /* never dead */
            steep += slope[i] * slope[i];
        }
        float most = STRIDE_MAX / (steep * (float)(n + 1));
        float stride = (wanted[p] - is.share[p]) * (l->rate < most ? l->rate : most);
        for (int i = 0; i < TT_HIDDEN; i++) {
            slope[i] *= stride;
            l->rows[l->bias][i] += slope[i];
        }
        for (int k = 0; k < n; k++)
            for (int i = 0; i < TT_HIDDEN; i++)
                l->rows[rows[k]][i] += slope[i];
    }
}

/* ==== Games ================================================================ */

static tt_features features_of(const learner *l, const void *state)
{
    tt_features f = {.parties_n = 0};

    l->maker->make(state, &f);
    return f;
}

static void result(const learner *l, const void *state, float share[])
{
    tt_features f = features_of(l, state);
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = l->game->score(state, points);

    memset(share, 0, TT_SEATS_MAX * sizeof *share);
    for (int seat = 0; seat < l->how.seats; seat++)
        if (winners >> seat & 1)
            share[f.party_of[seat]] += 1.0f / (float)__builtin_popcount(winners);
}

/* What the seat thinks of a state; the game may be over. */
static float worth(learner *l, const void *state, int seat)
{
    float share[TT_SEATS_MAX];
    forward is;

    tt_features f = features_of(l, state);
    if (l->game->actor(state) == TT_OVER) {
        result(l, state, share);
        return share[f.party_of[seat]];
    }
    think(l, &f, &is);
    return is.share[f.party_of[seat]];
}

/* The mean over a few draws, where there is something to draw. */
static float try_move(learner *l, const void *state, int seat, tt_move m)
{
    enum { DRAWS = 3 };
    _Alignas(TT_CACHE_LINE) unsigned char next[TT_STATE_MAX];
    float sum = 0.0f;
    int n = 0;

    do {
        memcpy(next, state, l->game->state_size);
        l->game->resample(next, seat, &l->coins);
        uint64_t before = l->coins.fast;
        l->game->apply(next, m, &l->coins, NULL);
        sum += worth(l, next, seat);
        n++;
        if (l->coins.fast == before)
            break; /* nothing was drawn */
    } while (n < DRAWS);
    return sum / (float)n;
}

static tt_move ask_teacher(learner *l, const void *state)
{
    static _Alignas(TT_CACHE_LINE) unsigned char memory[TEACHER_ROOM];
    tt_question q = {.game = l->game,
                     .decision = l->decision,
                     .coins = &l->coins,
                     .memory = memory,
                     .room = sizeof memory};
    tt_answer answer;

    if (l->decision == 0)
        tt_bot_forget(memory, sizeof memory);
    tt_bot_ask(&l->teacher, &q, state, &answer);
    return answer.move;
}

static tt_move choose(learner *l, const void *state, const tt_moves *list, int slip)
{
    int seat = l->game->actor(state);
    float most = -1.0f;
    tt_move best = list->at[0];

    if (list->n == 1)
        return best;
    if (tt_draw(&l->coins, 1000) < (uint32_t)slip)
        return list->at[tt_draw(&l->coins, list->n)];
    if (l->teacher.brain != NULL)
        return ask_teacher(l, state);
    for (uint32_t i = 0; i < list->n; i++) {
        float value = try_move(l, state, seat, list->at[i]);
        if (value > most) {
            most = value;
            best = list->at[i];
        }
    }
    return best;
}

/* Backwards from the result. */
static void learn_game(learner *l, step *steps, int n, const float end[])
{
    float wanted[TT_SEATS_MAX];

    memcpy(wanted, end, sizeof wanted);
    for (int i = n - 1; i >= 0; i--) {
        for (int p = 0; p < steps[i].features.parties_n; p++) {
            float miss = end[p] - steps[i].share[p];
            l->missed += miss * miss;
        }
        l->judged++;
        learn_step(l, &steps[i].features, wanted);
        if (i > 0 && steps[i - 1].actor != steps[i].actor)
            for (int p = 0; p < TT_SEATS_MAX; p++)
                wanted[p] = LAMBDA * wanted[p] + (1.0f - LAMBDA) * steps[i].share[p];
    }
}

/* `slip` of a thousand moves are any; 1000: a game at random, of which only the last
 * positions are looked at. */
static void play_game(learner *l, uint64_t seed, int slip, int keep)
{
    static step steps[STEPS_MAX];
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance deal = tt_chance_fast(seed);
    float end[TT_SEATS_MAX];
    tt_moves list;
    int n = 0, seat;

    l->game->setup(state, &l->how, &deal, NULL);
    /* Abyss has positions nobody can end: who leads when it is too long has won. */
    for (l->decision = 0; l->decision < (uint32_t)l->game->plies_max; l->decision++) {
        if ((seat = l->game->actor(state)) == TT_OVER)
            break;
        l->game->moves(state, &list);
        if (list.n > 1) {
            if (n == STEPS_MAX) {
                memmove(steps, steps + STEPS_MAX / 2, sizeof steps / 2);
                n = STEPS_MAX / 2;
            }
            steps[n].features = features_of(l, state);
            steps[n].actor = seat;
            if (slip < 1000) {
                forward is;
                think(l, &steps[n].features, &is);
                memcpy(steps[n].share, is.share, sizeof is.share);
            }
            n++;
        }
        l->game->apply(state, choose(l, state, &list, slip), &deal, NULL);
    }
    result(l, state, end);
    tt_features last = features_of(l, state);
    learn_step(l, &last, end);
    if (keep < n) {
        memmove(steps, steps + n - keep, (size_t)keep * sizeof *steps);
        n = keep;
    }
    learn_game(l, steps, n, end);
}

/* ==== Beginning and end ==================================================== */

static void begin(learner *l)
{
    l->other = l->maker->party_bits;
    l->table = 2 * l->maker->party_bits;
    l->bias = l->table + l->maker->table_bits;
    for (int i = 0; i < TT_HIDDEN; i++) {
        for (int row = 0; row < l->bias; row++)
            l->rows[row][i] = ((float)tt_draw(&l->coins, 2001) - 1000.0f) * 0.00002f;
        l->rows[l->bias][i] = 0.5f;
        l->out[i] = i % 2 == 0 ? 0.5f : -0.5f;
    }
}

static int whole(float x, int one)
{
    float scaled = x * (float)one;

    return scaled > 32767.0f ? 32767 : scaled < -32767.0f ? -32767 : (int)lrintf(scaled);
}

static void write_row(const float row[TT_HIDDEN], int one)
{
    putchar('{');
    for (int i = 0; i < TT_HIDDEN; i++)
        printf("%s%d", i > 0 ? "," : "", whole(row[i], one));
    puts("},");
}

static void write_net(const learner *l, uint64_t games, uint64_t seed, double seconds)
{
    bool taught = l->teacher.brain != NULL;

    printf("/* learn %s %d %llu %llu%s%s: %.0f s on one core */\n", l->game->name, l->how.seats,
           (unsigned long long)games, (unsigned long long)seed, taught ? " " : "",
           taught ? l->teacher.name : "", seconds);
    for (int row = 0; row <= l->bias; row++)
        write_row(l->rows[row], TT_NET_ONE);
    write_row(l->out, TT_NET_OUT);
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static const tt_game *game_named(const char *name)
{
    for (int i = 0; i < tt_games_n; i++)
        if (strcmp(tt_games[i]->name, name) == 0)
            return tt_games[i];
    return NULL;
}

static void report(learner *l, double percent, double seconds)
{
    fprintf(stderr, "%3.0f %% %6.0f s, error %.4f\n", percent, seconds,
            l->judged > 0 ? l->missed / (double)l->judged : 0.0);
    l->missed = 0.0;
    l->judged = 0;
}

static learner the;

/* A whole number from 1 on; 0: it is none. */
static uint64_t number(const char *text)
{
    char *end;
    uint64_t n = strtoull(text, &end, 10);

    return *text >= '0' && *text <= '9' && *end == '\0' ? n : 0;
}

static void learn(learner *l, uint64_t games, uint64_t seed)
{
    double start = now();

    l->coins = tt_chance_fast(seed);
    begin(l);
    for (uint64_t i = 0; i < games; i++) {
        bool random = i < games / RANDOM_PART;
        float left = (float)(games - i) / (float)games;
        l->rate = RATE * (0.02f + 0.98f * left);
        play_game(l, tt_mix(seed * 1000003 + i), random ? 1000 : SLIP,
                  random ? RANDOM_KEPT : STEPS_MAX);
        if (i % (games / 20 + 1) == 0)
            report(l, 100.0 * (double)i / (double)games, now() - start);
    }
    write_net(l, games, seed, now() - start);
}

/* Whether the teacher's games are the same every time. */
static bool is_repeatable(const learner *l)
{
    tt_bot as = tt_bot_in(&l->teacher, l->game, l->how.seats);

    return !as.brain->searches || as.budget.iterations > 0;
}

/* Nets go by parties: of two sides there is one for two, however many share them. */
static int parties_of(const learner *l)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(1);

    l->game->setup(state, &l->how, &coins, NULL);
    return l->maker->parties(state);
}

int main(int argc, char **argv)
{
    learner *l = &the;

    l->game = argc == 5 || argc == 6 ? game_named(argv[1]) : NULL;
    l->maker = l->game != NULL ? tt_features_for(l->game) : NULL;
    if (l->maker == NULL || number(argv[2]) < l->game->seats_min ||
        number(argv[2]) > l->game->seats_max || number(argv[3]) == 0 || number(argv[4]) == 0 ||
        (argc == 6 && !tt_bot_named((tt_word){argv[5], strlen(argv[5])}, &l->teacher))) {
        fputs("Usage: learn GAME SEATS GAMES SEED [BOT] > bots/nets/GAME-SEATS.inc\n", stderr);
        return 2;
    }
    l->how = tt_setup_for((int)number(argv[2]));
    if (parties_of(l) != l->how.seats) {
        fprintf(stderr, "learn: %d sides are judged in %s, whoever shares them: learn %s %d ...\n",
                parties_of(l), l->game->name, l->game->name, parties_of(l));
        return 2;
    }
    if (argc == 6 && !is_repeatable(l)) {
        fputs("learn: there is no clock here: give the bot iterations, like ismcts:it=500\n",
              stderr);
        return 2;
    }
    learn(l, number(argv[3]), number(argv[4]));
    return 0;
}
