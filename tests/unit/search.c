/* Searches: budgets, memory, what is kept, threads. */
#include "bots/leaf.h"
#include "bots/parallel.h"
#include "bots/policy/policy.h"
#include "games/games.h"
#include "tests/bots.h"

enum { ROOM = 1 << 20 };

static _Alignas(TT_CACHE_LINE) unsigned char memory[ROOM], state[TT_STATE_MAX], known[TT_STATE_MAX];
static tt_answer answer;

/* A few moves into a game, where there is something to choose. */
static void start(const tt_game *game, tt_chance *coins)
{
    tt_setup how = tt_setup_for(2);
    tt_moves list;

    game->setup(state, &how, coins, NULL);
    for (int i = 0; i < 30; i++) {
        game->moves(state, &list);
        if (i >= 12 && list.n > 2)
            return;
        game->apply(state, list.at[tt_draw(coins, list.n)], coins, NULL);
    }
}

static tt_question question(const tt_game *game, tt_chance *coins)
{
    tt_question q = {.game = game, .coins = coins, .memory = memory, .room = ROOM, .decision = 12};

    tt_bot_show(&q, state, known);
    return q;
}

static uint32_t tried_in_all(void)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < answer.list.n; i++)
        sum += answer.tried[i];
    return sum;
}

static uint32_t tries_of(tt_move m)
{
    return tt_listed(&answer.list, m) ? answer.tried[tt_place_of(&answer.list, m)] : 0;
}

static void test_iterations(const tt_game *game)
{
    tt_chance coins = tt_chance_fast(3);
    tt_bot bot = tested_bot("ismcts:it=40:leaf=net");

    start(game, &coins);
    tt_question q = question(game, &coins);
    tt_bot_forget(memory, ROOM);
    tt_bot_think(&bot, &q, &answer);
    ok(answer.iterations == 40 && tried_in_all() == 40, "search: %s: as many iterations as asked",
       game->name);
    bool sane = true;
    for (uint32_t i = 0; i < answer.list.n; i++)
        sane &= answer.value[i] >= 0.0f && answer.value[i] <= 1.0f;
    ok(sane, "search: %s: values are shares of the win", game->name);
}

/* The seat decides again at once: what was found out below its answer is still there. */
static void test_kept(const tt_game *game)
{
    tt_bot bot = tested_bot("ismcts:it=300:leaf=net");

    for (uint64_t seed = 1; seed < 200; seed++) {
        tt_chance coins = tt_chance_fast(seed);
        start(game, &coins);
        tt_question q = question(game, &coins);
        int seat = q.seat;
        tt_bot_forget(memory, ROOM);
        tt_bot_think(&bot, &q, &answer);
        game->apply(state, answer.move, &coins, NULL);
        tt_moves list;
        if (game->actor(state) != seat)
            continue;
        game->moves(state, &list);
        if (list.n == 1)
            continue;
        q = question(game, &coins);
        q.decision++;
        tt_bot_think(&bot, &q, &answer);
        ok(answer.iterations == 300 && tried_in_all() > 300,
           "search: %s: %u tries, %u of them kept", game->name, tried_in_all(),
           tried_in_all() - 300);
        q.decision += 2;
        tt_bot_think(&bot, &q, &answer);
        ok(tried_in_all() == 300, "search: %s: nothing is kept when somebody else decided",
           game->name);
        return;
    }
    ok(false, "search: %s: nobody decides twice", game->name);
}

/* With a guide the first move tried is mostly what greedy would do, though nothing is known of any;
 * and values stay shares of the win. */
static void test_guide(const tt_game *game)
{
    enum { POSITIONS = 40 };
    tt_bot first = tested_bot("ismcts:it=1:guide=24"), guided = tested_bot("ismcts:it=60:guide=8");
    tt_bot greedy = tested_bot("greedy");
    static tt_answer liked;
    uint32_t alike = 0;
    bool sane = true, races = tt_policy_for(game) != NULL; /* may stop before */

    for (uint64_t seed = 1; seed <= POSITIONS; seed++) {
        tt_chance coins = tt_chance_fast(seed);
        start(game, &coins);
        tt_question q = question(game, &coins);
        tt_bot_think(&greedy, &q, &liked);
        tt_bot_forget(memory, ROOM);
        tt_bot_think(&first, &q, &answer);
        alike += tries_of(liked.move);
        tt_bot_forget(memory, ROOM);
        tt_bot_think(&guided, &q, &answer);
        sane &= tried_in_all() == answer.iterations && (answer.iterations == 60 || races);
        for (uint32_t i = 0; i < answer.list.n; i++)
            sane &= answer.value[i] >= 0.0f && answer.value[i] <= 1.0f;
    }
    ok(alike > POSITIONS * 6 / 10,
       "search: %s: a guide begins with greedy's choice, %u of %d times", game->name, alike,
       POSITIONS);
    ok(sane, "search: %s: values with a guide are shares of the win", game->name);
}

/* Who does not say how leaves are judged gets a guide; who does gets none. */
static void test_usual(const tt_game *game)
{
    tt_bot usual = tested_bot("ismcts:it=9"), plain = tested_bot("ismcts:it=9:leaf=random");
    int leaf = tt_policy_for(game) != NULL ? TT_LEAF_POLICY : TT_LEAF_RANDOM;

    usual = tt_bot_in(&usual, game, 2);
    plain = tt_bot_in(&plain, game, 2);
    ok(usual.leaf == leaf && usual.guide > 0, "search: %s: the usual way has a guide", game->name);
    ok(plain.leaf == TT_LEAF_RANDOM && plain.guide == 0,
       "search: %s: random games alone, if that is asked for", game->name);
}

static uint64_t ticks;

static uint64_t slow_clock(void)
{
    return ticks += 250;
}

/* It stops within a tenth of its time, or when it was told to: threads that begin late do. */
static void test_clock(const tt_game *game)
{
    static const struct {
        uint64_t now, until, from, to;
    } CASES[] = {{1, 0, 10000, 11000}, {5000, 8000, 8000, 8300}};
    tt_bot bot = tested_bot("ismcts:ms=10:leaf=net");

    for (int i = 0; i < 2; i++) {
        tt_chance coins = tt_chance_fast(4);
        start(game, &coins);
        tt_question q = question(game, &coins);
        q.clock = slow_clock;
        q.until = CASES[i].until;
        ticks = CASES[i].now;
        tt_bot_forget(memory, ROOM);
        tt_bot_think(&bot, &q, &answer);
        ok(ticks >= CASES[i].from && ticks <= CASES[i].to, "search: %s: stops in time, %s",
           game->name, CASES[i].until == 0 ? "its own" : "a given one");
    }
}

static void test_memory(const tt_game *game)
{
    tt_chance coins = tt_chance_fast(5);
    tt_bot bot = tested_bot("ismcts:it=2000:leaf=net");

    start(game, &coins);
    tt_question q = question(game, &coins);
    q.room = TT_BOT_ROOM_MIN;
    tt_bot_forget(memory, ROOM);
    tt_bot_think(&bot, &q, &answer);
    ok(tt_listed(&answer.list, answer.move) && answer.iterations == 2000,
       "search: %s: goes on when its memory is full", game->name);
    q.room = 100;
    tt_bot_think(&bot, &q, &answer);
    ok(tt_listed(&answer.list, answer.move), "search: %s: answers without memory", game->name);
}

static void test_threads(const tt_game *game)
{
    tt_bot bot = tested_bot("ismcts:it=61:leaf=net:threads=3");
    static tt_answer first;

    for (int i = 0; i < 2; i++) {
        tt_chance coins = tt_chance_fast(6);
        start(game, &coins);
        tt_question q = question(game, &coins);
        tt_bot_forget_parallel(&bot, memory, ROOM);
        tt_bot_think_parallel(&bot, &q, &answer);
        if (i == 0)
            first = answer;
    }
    ok(answer.iterations == 63 && tried_in_all() == 63, "search: %s: three threads share the work",
       game->name);
    ok(tt_same_move(first.move, answer.move) &&
           memcmp(first.tried, answer.tried, answer.list.n * sizeof *answer.tried) == 0,
       "search: %s: three threads answer alike from the same coins", game->name);
}

/* Whether a move is made without thinking is one question, however many threads there are. */
static void test_threads_slip(const tt_game *game)
{
    enum { TIMES = 200, SLIP = 300 };
    tt_bot bot = tested_bot("ismcts:it=4:leaf=net:threads=4");
    tt_chance coins = tt_chance_fast(6);
    int slipped = 0;

    bot.slip = SLIP;
    start(game, &coins);
    tt_question q = question(game, &coins);
    tt_bot_forget_parallel(&bot, memory, ROOM);
    for (int i = 0; i < TIMES; i++) {
        tt_bot_think_parallel(&bot, &q, &answer);
        slipped += answer.iterations == 0;
        if (answer.iterations != 0 && answer.iterations != 4)
            break; /* some of them did */
    }
    ok(slipped > TIMES * SLIP / 1500 && slipped < TIMES * SLIP / 700,
       "search: %s: four threads slip together", game->name);
}

/* Bots that grow no tree answer with threads as they do without. */
static void test_threads_without_trees(const tt_game *game)
{
    static const char *const NAMES[] = {"level:2", "level:4", "plan:it=60"};

    for (size_t n = 0; n < sizeof NAMES / sizeof *NAMES; n++) {
        tt_bot bot = tested_bot(NAMES[n]);
        tt_move alone = {0};
        if (tt_bot_in(&bot, game, 2).brain == &tt_brain_ismcts)
            continue;
        for (uint8_t threads = 1; threads <= 2; threads++) {
            tt_chance coins = tt_chance_fast(8);
            start(game, &coins);
            tt_question q = question(game, &coins);
            bot.threads = threads;
            tt_bot_think_parallel(&bot, &q, &answer);
            if (threads == 1)
                alone = answer.move;
        }
        ok(tt_same_move(alone, answer.move), "search: %s: %s with two threads", game->name,
           NAMES[n]);
    }
}

/* A level is another bot, with a budget of its own unless it was given one. */
static void test_levels(const tt_game *game)
{
    tt_bot usual = tested_bot("level:6"), given = tested_bot("level:6:it=7");
    tt_bot six = tt_bot_in(&usual, game, 2), limited = tt_bot_in(&given, game, 2);

    ok(six.brain != &tt_brain_level && six.brain->think != NULL && six.budget.ms > 0 &&
           six.budget.ms <= 1000,
       "search: %s: the strongest thinks for at most a second", game->name);
    ok(limited.budget.iterations == 7 && limited.budget.ms == 0,
       "search: %s: a budget that was given counts", game->name);
    for (int seats = 3; seats <= game->seats_max; seats++) {
        six = tt_bot_in(&usual, game, seats);
        limited = tt_bot_in(&given, game, seats);
        ok(six.budget.ms > 0 && six.budget.ms <= 1000 && limited.budget.iterations == 7,
           "search: %s: and with %d players", game->name, seats);
    }
}

/* Milliseconds without a clock: what it would do without thinking. */
static void test_no_clock(const tt_game *game)
{
    tt_bot bot = tested_bot("plan:ms=100");
    tt_chance coins = tt_chance_fast(9);

    start(game, &coins);
    tt_question q = question(game, &coins);
    tt_bot_forget(memory, ROOM);
    tt_bot_think(&bot, &q, &answer);
    ok(answer.iterations == 0, "search: %s: without a clock nothing goes on for ever", game->name);
}

/* Pirates for themselves have no net, so the policy plays on: a leaf is judged all the same. */
static void test_without_net(void)
{
    const tt_game *game = tt_game_named("rumbones");
    tt_chance coins = tt_chance_fast(41);
    tt_setup how = tt_setup_for(4);
    bool sane = true;

    how.option[1] = 1; /* mode=pirates */
    for (int i = 0; i < 300; i++) {
        float share[TT_SEATS_MAX], sum = 0.0f;
        tt_judge judge;
        how.seats = (uint8_t)(2 + i % 5);
        how.option[7] = (uint8_t)(i & 1); /* each=2 */
        game->setup(state, &how, &coins, NULL);
        for (int k = 0; k < 10 * i && game->actor(state) != TT_OVER; k++)
            game->apply(state, game->any(state, &coins), &coins, NULL);
        tt_judge_open(&judge, game, TT_LEAF_POLICY, state);
        tt_judge_leaf(&judge, state, &coins, share);
        for (int k = 0; k < how.seats; k++)
            sum += share[k];
        sane = sane && judge.net.net == NULL && sum >= 1.0f && sum <= (float)how.seats;
    }
    ok(sane, "search: leaves of pirates for themselves are judged without a net");
}

static tt_move the_last(const void *any, int seat, const tt_moves *list)
{
    (void)any;
    (void)seat;
    return list->at[list->n - 1];
}

static bool never(const void *any)
{
    (void)any;
    return false;
}

/* Pirates who do nothing but end their turns: a policy is not followed for ever. */
static void test_idle_policy(void)
{
    static const tt_policy idle = {"rumbones", the_last, never};
    const tt_game *game = tt_game_named("rumbones");
    tt_chance coins = tt_chance_fast(47);
    tt_setup how = tt_setup_for(4);
    float share[TT_SEATS_MAX];
    tt_judge judge;

    how.option[1] = 1; /* mode=pirates */
    game->setup(state, &how, &coins, NULL);
    tt_judge_open(&judge, game, TT_LEAF_POLICY, state);
    judge.policy = &idle;
    tt_judge_leaf(&judge, state, &coins, share);
    ok(game->actor(state) != TT_OVER,
       "search: a policy that does nothing is not followed for ever");
}

/* Caution does not go so far that pirates for themselves wait for each other. */
static void test_pirates_end(void)
{
    enum { LONG = 2000 };
    const tt_game *game = tt_game_named("rumbones");
    const tt_policy *policy = tt_policy_for(game);
    tt_chance coins = tt_chance_fast(53);
    bool ended = true;

    for (int i = 0; i < 30; i++) {
        tt_setup how = tt_setup_for(3 + i % 4);
        tt_moves list;
        int seat = 0;

        how.option[1] = 1; /* mode=pirates */
        game->setup(state, &how, &coins, NULL);
        for (int k = 0; k < LONG && (seat = game->actor(state)) != TT_OVER; k++) {
            game->moves(state, &list);
            game->apply(state, policy->choose(state, seat, &list), &coins, NULL);
        }
        ended = ended && seat == TT_OVER;
    }
    ok(ended, "search: pirates for themselves do not wait for each other");
}

/* What leaves judged both ways say of a game: nobody's yet when it begins, and in the end just who
 * has won. */
static void test_both(const tt_game *game, int seats)
{
    tt_chance coins = tt_chance_fast(43);
    tt_setup how = tt_setup_for(seats);
    bool open = true, decided = true;

    for (int i = 0; i < 20; i++) {
        float share[TT_SEATS_MAX];
        int32_t points[TT_SEATS_MAX];
        tt_judge judge;
        game->setup(state, &how, &coins, NULL);
        tt_judge_open(&judge, game, TT_LEAF_BOTH, state);
        tt_judge_leaf(&judge, state, &coins, share);
        for (int k = 0; k < seats; k++)
            open = open && share[k] > 0.0f && share[k] < 0.9f;
        open = open && game->actor(state) == TT_OVER; /* it was played on */
        uint32_t winners = game->score(state, points);
        tt_judge_leaf(&judge, state, &coins, share);
        for (int k = 0; k < seats; k++)
            decided = decided && share[k] == (float)(winners >> k & 1);
    }
    ok(open, "search: %s: the beginning of a game of %d is nobody's", game->name, seats);
    ok(decided, "search: %s: a game of %d that is over is who has won it", game->name, seats);
}

/* The three lords that are left want all five races, and nobody has them all or can get more. */
static void test_endless(void)
{
    static const char POSITION[] =
        "game=abyss rules=1 seats=4 memory=0 agenda=[[fight 3]] active=3 threat=1 "
        "court=[hermit sage elder - - -] lord-deck=[] "
        "gone=[seeker commander ship-master peddler shaman invoker illusionist master-of-magic "
        "landowner] track=[monster] deck=[monster] discard=[monster monster monster monster] "
        "council-crab=[] council-shellfish=[] council-squid=[] council-seahorse=[] "
        "council-jellyfish=[] hands=[[crab3 shellfish1 shellfish2 shellfish2 shellfish3 shellfish3 "
        "shellfish4 shellfish5 squid1 squid2 squid3 squid4 squid5 jellyfish2 jellyfish4] [crab1 "
        "crab2 squid1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse3 seahorse4 jellyfish2 "
        "jellyfish3 jellyfish4 jellyfish5] [shellfish2 shellfish3 squid3 seahorse3 seahorse5 "
        "jellyfish2] [crab2 crab2 crab3 crab5 shellfish4 seahorse3 seahorse4 jellyfish1]] "
        "pearls=[9 9 9 9] keys=[4 4 0 2] tokens=[[2 2 3 3 3] [2 2 2 3 3] [2 3 3 3 3 4] [2 2 2 4]] "
        "lords=[[opportunist corruptor schemer miller aquaculturalist] [jailer hunter] [recruiter "
        "trader traitor] [assassin shopkeeper apprentice]] rotated=[[opportunist] [hunter] "
        "[recruiter] []] affiliated=[[crab1 shellfish1 squid1 squid3 seahorse2 jellyfish1] [crab3 "
        "crab4 shellfish1 squid2 squid4 jellyfish3] [crab1 squid2 seahorse1 jellyfish1 jellyfish1] "
        "[crab1 crab4 shellfish1 squid1 seahorse1 jellyfish3]] locations=[[[dockworks] [sanctuary "
        "landlord] [jail] [closed-tower]] [[sargasso-silos slaver diplomat shepherd] [parliament "
        "keeper] [barracks] [abyss] [lost-tower] [chamber-of-allies]] [[hydrozoa-reserves] "
        "[depths] "
        "[coral-barrier] [city-of-mirrors tamer oracle]] [[sargasso-fields] [oceanic-senate] "
        "[chasm "
        "alchemist treasurer reaper] [giant-clams] [throne-room] [black-smokers]]] available=[] "
        "drawn=[] stack=[] sold=0 bought=[] powers=[] recruiting=- paid=[] named=- victim=- "
        "taken=- "
        "keys-due=0 again=0 last=- robbed=2 robber=1 stolen=3";
    const tt_game *game = tt_game_named("abyss");
    tt_reader r = tt_reader_of(POSITION, sizeof POSITION - 1);
    tt_chance coins = tt_chance_fast(9);
    tt_bot bot = tested_bot("ismcts:it=40:leaf=random");

    tt_status status = tt_read_position(game, state, &r);
    ok(status == TT_OK, "search: a position that nobody can end: %s", tt_status_name(status));
    tt_question q = question(game, &coins);
    tt_bot_ask(&bot, &q, state, &answer);
    ok(answer.iterations == 40, "search: games without an end are judged all the same");
}

int main(void)
{
    for (int g = 0; g < tt_games_n; g++) {
        const tt_game *game = tt_games[g];
        test_iterations(game);
        test_kept(game);
        test_guide(game);
        test_usual(game);
        test_clock(game);
        test_memory(game);
        test_threads(game);
        test_threads_slip(game);
        test_threads_without_trees(game);
        test_levels(game);
        test_no_clock(game);
    }
    for (int seats = 2; seats <= 4; seats++) {
        test_both(tt_game_named("abyss"), seats);
        test_both(tt_game_named("conspiracy"), seats);
    }
    test_without_net();
    test_idle_policy();
    test_pirates_end();
    test_endless();
    return tap_result();
}
