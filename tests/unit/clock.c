/* Searches by the clock: how much longer than they may they think?
 *
 * The clock is not a real one: it moves on with every move that is made in an imagined game, so
 * that the test says the same on every machine.  A search may be late by a tenth of its time, or
 * by the one game it was imagining when the time was up. */
#include "games/games.h"
#include "tests/bots.h"

enum { ROOM = 1 << 20, ASKED = 3, MS = 20, MOVE_US = 1 };

static _Alignas(TT_CACHE_LINE) unsigned char memory[ROOM], state[TT_STATE_MAX];
static tt_answer answer;

/* ==== A game that takes its time =========================================== */

static const tt_game *real;
static uint64_t ticks, since, longest; /* us; `since` a game was imagined, the `longest` took */

static uint64_t clock_of_moves(void)
{
    return ticks;
}

static void begin_imagined(void)
{
    longest = ticks - since > longest ? ticks - since : longest;
    since = ticks;
}

static void timed_apply(void *s, tt_move m, tt_chance *c, tt_events *log)
{
    ticks += MOVE_US;
    real->apply(s, m, c, log);
}

static void timed_resample(void *s, int seat, tt_chance *c)
{
    begin_imagined();
    real->resample(s, seat, c);
}

static uint32_t timed_score(const void *s, int32_t points[])
{
    begin_imagined();
    return real->score(s, points);
}

static tt_game timed(const tt_game *game)
{
    tt_game slow = *game;

    real = game;
    slow.apply = timed_apply;
    slow.resample = timed_resample;
    slow.score = timed_score;
    return slow;
}

/* ==== Asking =============================================================== */

/* Somewhere in a game, where there is something to choose. */
static void start(const tt_game *game, int seats, tt_chance *coins)
{
    tt_setup how = tt_setup_for(seats);
    tt_moves list;

    game->setup(state, &how, coins, NULL);
    for (int i = 0;; i++) {
        game->moves(state, &list);
        if (i >= 20 && list.n > 4)
            return;
        game->apply(state, list.at[tt_draw(coins, list.n)], coins, NULL);
    }
}

/* So many microseconds it is late. */
static uint64_t ask(const tt_game *game, int seats, const tt_bot *bot, uint64_t seed)
{
    tt_game slow = timed(game);
    tt_chance coins = tt_chance_fast(seed);
    tt_question q = {
        .game = &slow, .coins = &coins, .clock = clock_of_moves, .memory = memory, .room = ROOM};

    start(game, seats, &coins);
    tt_bot_forget(memory, ROOM);
    ticks = since = 1;
    longest = 0;
    tt_bot_ask(bot, &q, state, &answer);
    begin_imagined();
    return ticks > 1 + MS * 1000 ? ticks - 1 - MS * 1000 : 0;
}

static void test_late(const tt_game *game, int seats, const char *name)
{
    tt_bot bot = tested_bot(name);
    uint64_t latest = 0, most = 0;
    bool fine = true;

    bot.budget = (tt_budget){.ms = MS};
    for (uint64_t seed = 1; seed <= ASKED; seed++) {
        uint64_t late = ask(game, seats, &bot, seed);
        fine &= late <= longest || late <= MS * 1000 / 10;
        latest = late > latest ? late : latest;
        most = longest > most ? longest : most;
    }
    ok(fine, "clock: %s, %d seats, %s: late by %llu us, an imagined game takes up to %llu us",
       game->name, seats, name, (unsigned long long)latest, (unsigned long long)most);
}

int main(void)
{
    static const char *const BOTS[] = {"ismcts", "ismcts:leaf=net", "ismcts:leaf=policy",
                                       "ismcts:leaf=both", "plan"};

    for (int g = 0; g < tt_games_n; g++)
        for (int seats = 2; seats <= 4; seats += 2)
            for (size_t i = 0; i < sizeof BOTS / sizeof *BOTS; i++)
                test_late(tt_games[g], seats, BOTS[i]);
    return tap_result();
}
