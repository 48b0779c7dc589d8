/* Several threads, each with a tree of its own. */
#include "bots/parallel.h"

#include "bots/math.h"
#include "bots/policy/policy.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct thinker {
    tt_bot bot;
    tt_question q;
    tt_chance coins;
    tt_answer answer;
    pthread_t thread;
    bool runs; /* a thread of its own */
} thinker;

static void *think(void *arg)
{
    thinker *t = arg;

    tt_bot_consider(&t->bot, &t->q, &t->answer);
    return NULL;
}

/* What is left to share among so many, rounded up. */
static uint32_t share(uint32_t all, uint32_t n)
{
    return (all + n - 1) / n;
}

static int threads_of(const tt_bot *bot)
{
    return bot->threads > 0 ? bot->threads : 1;
}

/* More threads than processors would wait for each other when their time is up; where a number of
 * iterations says when to stop, the answer must not depend on the machine. */
static int threads_at_once(const tt_bot *bot)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int n = threads_of(bot);

    return bot->budget.iterations == 0 && cores > 0 && cores < n ? (int)cores : n;
}

/* So much memory for each. */
static size_t room_of(const tt_bot *bot, size_t room)
{
    return room / (size_t)threads_of(bot) & ~(size_t)(TT_CACHE_LINE - 1);
}

static void begin(thinker *t, const tt_bot *bot, const tt_question *q, int number)
{
    uint32_t n = (uint32_t)threads_of(bot);
    size_t room = room_of(bot, q->room);

    t->bot = *bot;
    t->bot.threads = 1;
    t->bot.budget.iterations = share(bot->budget.iterations, n);
    t->coins = tt_chance_fast((uint64_t)tt_draw(q->coins, UINT32_MAX) << 8 | (uint64_t)number);
    t->q = *q;
    t->q.coins = &t->coins;
    t->q.memory = (unsigned char *)q->memory + room * (size_t)number;
    t->q.room = room;
}

/* Its answer is there, unless it got no thread and the time is over. */
static void end(thinker *t)
{
    if (t->runs)
        pthread_join(t->thread, NULL);
    else if (t->bot.budget.ms == 0)
        think(t);
    else
        tt_answer_begin(t->q.game, t->q.known, &t->answer);
}

/* The error of two means together, of so many tries each. */
static float error_of_both(float x, uint32_t n, float y, uint32_t m)
{
    float a = x * (float)n, b = y * (float)m;

    return tt_sqrt(a * a + b * b) / (float)(n + m);
}

/* All of them list the same moves in the same order. */
static void add(tt_answer *all, const tt_answer *one)
{
    uint32_t both = all->iterations + one->iterations;

    for (uint32_t i = 0; i < all->list.n; i++) {
        uint32_t tried = all->tried[i] + one->tried[i];
        if (tried > 0) {
            all->value[i] =
                (all->value[i] * (float)all->tried[i] + one->value[i] * (float)one->tried[i]) /
                (float)tried;
            all->error[i] =
                error_of_both(all->error[i], all->tried[i], one->error[i], one->tried[i]);
        }
        all->tried[i] = tried;
    }
    for (int seat = 0; seat < TT_SEATS_MAX && both > 0; seat++) {
        all->share_error[seat] = error_of_both(all->share_error[seat], all->iterations,
                                               one->share_error[seat], one->iterations);
        all->share[seat] = (all->share[seat] * (float)all->iterations +
                            one->share[seat] * (float)one->iterations) /
                           (float)both;
    }
    all->iterations = both;
}

static void choose(tt_answer *all)
{
    uint32_t most = 0;

    for (uint32_t i = 0; i < all->list.n; i++)
        if (all->tried[i] > most) {
            most = all->tried[i];
            all->move = all->list.at[i];
        }
}

/* Where moves race against a policy's the one tried most often need not be the best. */
static bool has_trees(const tt_bot *bot, const tt_game *game)
{
    bool races = bot->guide > 0 && tt_policy_for(game) != NULL;

    return bot->brain == &tt_brain_ismcts && !races;
}

void tt_bot_think_parallel(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    const tt_bot as = tt_bot_in(bot, q->game, q->game->seats(q->known));
    const int n = threads_at_once(&as);

    if (tt_bot_answers_at_once(&as, q, out))
        return;
    tt_question timed = *q;
    timed.until = tt_time_limit(&as, q); /* not when a thread comes to it */
    thinker *all = has_trees(&as, q->game) ? malloc((size_t)n * sizeof *all) : NULL;
    if (all == NULL) {
        tt_bot_consider(&as, &timed, out);
        return;
    }
    for (int i = 0; i < n; i++) {
        begin(&all[i], &as, &timed, i);
        all[i].runs = i > 0 && pthread_create(&all[i].thread, NULL, think, &all[i]) == 0;
    }
    think(&all[0]);
    for (int i = 1; i < n; i++)
        end(&all[i]);
    *out = all[0].answer;
    for (int i = 1; i < n; i++)
        add(out, &all[i].answer);
    choose(out);
    for (int i = 0; i < n; i++)
        tt_bot_answered(all[i].q.memory, out->move);
    free(all);
}

void tt_bot_forget_parallel(const tt_bot *bot, void *memory, size_t room)
{
    size_t each = room_of(bot, room);

    for (int i = 0; i < threads_of(bot); i++)
        tt_bot_forget((unsigned char *)memory + (size_t)i * each, each);
}
