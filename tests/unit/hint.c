/* Advice: every move once and the best first, from what a seat knows and nothing else. */
#include "bots/hint.h"
#include "bots/math.h"
#include "bots/policy/policy.h"
#include "games/games.h"
#include "games/rumbones/rumbones.h"
#include "tests/bots.h"

#include <string.h>

enum { MEMORY = 1 << 20 };

/* What a bot advises there, always with the same coins. */
static void advise(const tt_bot *bot, const tt_game *game, const void *known, tt_hint *out)
{
    static _Alignas(TT_CACHE_LINE) unsigned char memory[MEMORY];
    tt_chance coins = tt_chance_fast(5);
    const tt_question q = {.game = game,
                           .known = known,
                           .seat = game->actor(known),
                           .coins = &coins,
                           .memory = memory,
                           .room = sizeof memory};

    tt_bot_forget(memory, sizeof memory);
    tt_hint_think(bot, &q, out);
}

static bool is_same(const tt_hint *x, const tt_hint *y)
{
    bool same = x->n == y->n && x->iterations == y->iterations &&
                memcmp(x->share, y->share, sizeof x->share) == 0;

    for (uint32_t i = 0; same && i < x->n; i++)
        same = tt_same_move(x->at[i].move, y->at[i].move) && x->at[i].tried == y->at[i].tried &&
               x->at[i].value == y->at[i].value;
    return same;
}

static bool has_all(const tt_hint *h, const tt_moves *list)
{
    uint32_t found = 0;

    for (uint32_t i = 0; i < list->n; i++)
        for (uint32_t k = 0; k < h->n; k++)
            found += tt_same_move(list->at[i], h->at[k].move);
    return h->n == list->n && found == list->n;
}

/* Behind the bot's choice: by what a move promises at least, and those not tried come last. */
static bool is_in_order(const tt_hint *h)
{
    for (uint32_t i = 2; i < h->n; i++) {
        const tt_advice *x = &h->at[i - 1], *y = &h->at[i];
        if (x->tried == 0 && y->tried > 0)
            return false;
        if (y->tried > 0 && x->value - x->error < y->value - y->error)
            return false;
    }
    return true;
}

/* What the tries brought, added up, is what the seat may expect; but in a race what the winner
 * brought is. */
static bool adds_up(const tt_hint *h, bool is_race, int seat, int seats)
{
    float sum = 0.0f;
    uint32_t tried = 0;

    for (uint32_t i = 0; i < h->n; i++) {
        sum += h->at[i].value * (float)h->at[i].tried;
        tried += h->at[i].tried;
    }
    for (int i = 0; i < seats; i++)
        if (h->share[i] < 0.0f || h->share[i] > 1.0f || h->share_error[i] <= 0.0f)
            return false;
    float mean = is_race ? h->at[0].value : sum / (float)h->iterations;
    float off = mean - h->share[seat];
    return tried == h->iterations && off < 0.001f && off > -0.001f;
}

static bool has_equal_shares(const tt_hint *h, int seats)
{
    for (int i = 0; i < seats; i++)
        if (h->share[i] != 1.0f / (float)seats)
            return false;
    return true;
}

typedef struct seen {
    bool all, ordered, untouched, blind, shares;
    int others; /* states that differ in what is hidden */
} seen;

static void look(const tt_bot *bot, const tt_game *game, void *state, uint64_t seed, seen *s)
{
    _Alignas(TT_CACHE_LINE) unsigned char before[TT_STATE_MAX], other[TT_STATE_MAX];
    static tt_hint hint, again;
    tt_chance coins = tt_chance_fast(seed);
    tt_moves list;
    int seat = game->actor(state), seats = game->seats(state);

    memcpy(before, state, game->state_size);
    advise(bot, game, state, &hint);
    s->untouched &= memcmp(before, state, game->state_size) == 0;
    game->moves(state, &list);
    s->all &= has_all(&hint, &list);
    s->ordered &= is_in_order(&hint);
    memcpy(other, state, game->state_size);
    game->resample(other, seat, &coins);
    s->others += memcmp(other, state, game->state_size) != 0;
    advise(bot, game, other, &again);
    s->blind &= is_same(&hint, &again);
    const tt_bot as = tt_bot_in(bot, game, seats);
    bool races = tt_policy_for(game) != NULL && (as.brain == &tt_brain_plan || as.guide > 0);
    s->shares &=
        as.brain->searches ? adds_up(&hint, races, seat, seats) : has_equal_shares(&hint, seats);
}

static int others; /* of all games; Conspiracy has none, since only what comes is hidden there */

/* Now and then in a random game. */
static void test_game(const char *name, const tt_game *game, int seats)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance deal = tt_chance_fast(7), coins = tt_chance_fast(8);
    tt_setup how = tt_setup_for(seats);
    tt_bot bot = tested_bot(name);
    seen s = {true, true, true, true, true, 0};
    uint32_t often = game->plies_max > 10000 ? 400 : 12;
    tt_moves list;

    game->setup(state, &how, &deal, NULL);
    while (game->actor(state) != TT_OVER) {
        if (tt_draw(&coins, often) == 0)
            look(&bot, game, state, tt_draw(&coins, 1000), &s);
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(&coins, list.n)], &deal, NULL);
    }
    ok(s.all, "hint: %s gives every move once, %s, %d seats", name, game->name, seats);
    ok(s.ordered, "hint: %s puts the best first, %s, %d seats", name, game->name, seats);
    ok(s.untouched, "hint: %s leaves the state alone, %s, %d seats", name, game->name, seats);
    if (s.others > 0)
        ok(s.blind, "hint: %s does not look at what is hidden, %s, %d seats", name, game->name,
           seats);
    others += s.others;
    ok(s.shares, "hint: %s says what each seat may expect, %s, %d seats", name, game->name, seats);
}

static void test_error(void)
{
    const tt_advice good = {.value = 0.6f, .error = 0.0155f, .tried = 1000};
    const tt_advice bad = {.value = 0.5f, .error = 0.0158f, .tried = 1000};
    const tt_advice rare = {.value = 0.0f, .error = 1.0f, .tried = 3}, unknown = {.value = 0.5f};

    ok(tt_is_clearly_better(&good, &bad) && !tt_is_clearly_better(&bad, &good),
       "hint: 60 %% of 1000 games are more than 50 %%");
    ok(!tt_is_clearly_better(&good, &rare), "hint: three games prove nothing");
    ok(!tt_is_clearly_better(&good, &unknown) && !tt_is_clearly_better(&unknown, &bad),
       "hint: nothing is known of what was not tried");
    float thousand = tt_mean_error(499.0, 499.0, 998, 0.5), ten = tt_mean_error(0.0, 0.0, 10, 0.5);
    ok(thousand > 0.0158f && thousand < 0.0159f, "hint: the error of a thousand games");
    ok(ten > 0.05f, "hint: ten games lost leave a doubt");
}

/* Who plays makes any move when a game does not end; who is asked for advice thinks. */
static void test_late(const tt_game *game)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    static _Alignas(TT_CACHE_LINE) unsigned char memory[MEMORY];
    static tt_answer answer;
    static tt_hint hint;
    tt_chance coins = tt_chance_fast(5);
    tt_setup how = tt_setup_for(2);
    tt_bot bot = tested_bot("ismcts:it=40");
    tt_moves list;

    for (game->setup(state, &how, &coins, NULL);; game->apply(state, list.at[0], &coins, NULL)) {
        game->moves(state, &list);
        if (list.n > 1)
            break;
    }
    const tt_question q = {.game = game,
                           .known = state,
                           .seat = game->actor(state),
                           .decision = (uint32_t)game->plies_max + 20000,
                           .coins = &coins,
                           .memory = memory,
                           .room = sizeof memory};
    tt_bot_think(&bot, &q, &answer);
    tt_hint_think(&bot, &q, &hint);
    ok(answer.iterations == 0 && hint.iterations > 0, "hint: %s: is thought about however late",
       game->name);
}

/* A clock on which every look takes longer than the whole budget; in the end all is over. */
static uint64_t looks;

static uint64_t slow_clock(void)
{
    const uint64_t patience = 10000;

    looks++;
    return looks < patience ? looks * 1100 : UINT64_MAX;
}

static void test_slow(const char *name)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    static _Alignas(TT_CACHE_LINE) unsigned char memory[MEMORY];
    static tt_hint hint;
    tt_chance coins = tt_chance_fast(5);
    tt_setup how = tt_setup_for(2);
    tt_bot bot = tested_bot(name);

    tt_rumbones.setup(state, &how, &coins, NULL);
    const tt_question q = {.game = &tt_rumbones,
                           .known = state,
                           .seat = tt_rumbones.actor(state),
                           .coins = &coins,
                           .clock = slow_clock,
                           .memory = memory,
                           .room = sizeof memory};
    looks = 0;
    tt_hint_think(&bot, &q, &hint);
    ok(looks < 20 && hint.iterations > 0, "hint: %s is over though time flies", name);
}

static void test_whom(const tt_game *game)
{
    tt_bot adviser = tested_bot(tt_adviser_of(game)), analyst = tested_bot(tt_analyst_of(game));

    ok(adviser.budget.ms <= 1000, "hint: who advises on %s takes about a second", game->name);
    ok(analyst.brain->searches && analyst.budget.iterations > 0 && analyst.budget.ms == 0,
       "hint: who judges %s counts iterations, so that it can be repeated", game->name);
}

int main(void)
{
    static const char *const BOTS[] = {"greedy",
                                       "net",
                                       "ismcts:it=40",
                                       "ismcts:it=40:leaf=random",
                                       "ismcts:it=40:leaf=both",
                                       "plan:it=40",
                                       "plan:it=1",
                                       "level:3",
                                       "level:6:it=40"};

    for (int g = 0; g < tt_games_n; g++) {
        test_whom(tt_games[g]);
        test_late(tt_games[g]);
        for (size_t b = 0; b < sizeof BOTS / sizeof *BOTS; b++)
            for (int seats = tt_games[g]->seats_min; seats <= tt_games[g]->seats_max; seats++)
                test_game(BOTS[b], tt_games[g], seats);
    }
    test_error();
    test_slow("plan:ms=1");
    test_slow("ismcts:ms=1");
    ok(others > 100, "hint: something was hidden, %d times", others);
    return tap_result();
}
