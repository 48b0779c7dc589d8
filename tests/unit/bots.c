/* Bots: legal, repeatable, and better than chance where they should be. */
#include "tests/bots.h"
#include "games/games.h"

#include <string.h>

enum { GAMES = 60, SEARCHED = 3 };

typedef struct seen {
    bool legal, repeatable, untouched;
    int wins[TT_SEATS_MAX];
} seen;

static tt_move choose(const tt_bot *bot, const tt_game *game, void *state, tt_chance *c, seen *s)
{
    _Alignas(TT_CACHE_LINE) unsigned char before[TT_STATE_MAX];
    tt_chance same = *c;
    tt_moves list;

    memcpy(before, state, game->state_size);
    tt_move m = asked(bot, game, state, c);
    s->repeatable &= tt_same_move(m, asked(bot, game, state, &same));
    s->untouched &= memcmp(before, state, game->state_size) == 0;
    game->moves(state, &list);
    s->legal &= tt_listed(&list, m);
    return m;
}

static bool is_slow(const tt_bot *bot)
{
    return bot->brain != &tt_brain_random && bot->brain != &tt_brain_greedy;
}

/* Seat 0 is the bot, the others play at random. */
static void play(const tt_bot *bot, const tt_game *game, int seats, uint64_t seed, seen *s)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance deal = tt_chance_fast(seed), thoughts = tt_chance_fast(~seed);
    tt_setup how = tt_setup_for(seats);
    tt_bot other = tested_bot("random");
    int32_t points[TT_SEATS_MAX];
    uint32_t often = game->plies_max > 10000 ? 300 : 8; /* one in so many: a search takes time */
    int seat;

    game->setup(state, &how, &deal, NULL);
    while ((seat = game->actor(state)) != TT_OVER) {
        bool asks = seat == 0 && (!is_slow(bot) || tt_draw(&thoughts, often) == 0);
        game->apply(state, choose(asks ? bot : &other, game, state, &thoughts, s), &deal, NULL);
    }
    uint32_t winners = game->score(state, points);
    for (int i = 0; i < seats; i++)
        s->wins[i] += (winners >> i & 1) != 0;
}

static void test_bot(const char *name, const tt_game *game, int seats)
{
    tt_bot chosen = tested_bot(name);
    const tt_bot *bot = &chosen;
    seen s = {true, true, true, {0}};
    int games = is_slow(bot) ? SEARCHED : GAMES;

    for (int i = 0; i < games; i++)
        play(bot, game, seats, (uint64_t)i, &s);
    ok(s.legal, "bots: %s plays legal moves of %s, %d seats", bot->name, game->name, seats);
    ok(s.repeatable, "bots: %s answers alike from the same coins, %s, %d seats", bot->name,
       game->name, seats);
    ok(s.untouched, "bots: %s leaves the state alone, %s, %d seats", bot->name, game->name, seats);
    if (bot->brain == &tt_brain_greedy)
        ok(s.wins[0] > GAMES * 3 / 4, "bots: greedy wins %d of %d games of %s against %d by chance",
           s.wins[0], GAMES, game->name, seats - 1);
}

static bool is_named(const char *name)
{
    tt_bot bot;

    return tt_bot_named((tt_word){name, strlen(name)}, &bot);
}

static void test_flaws(void)
{
    static const struct {
        const char *name, *part;
        tt_bot_error error;
        uint32_t most;
    } FLAWS[] = {{"deepblue:it=5", "deepblue:it=5", TT_BOT_UNKNOWN, 0},
                 {"level", "", TT_BOT_LEVEL, TT_LEVELS},
                 {"level:7:it=5", "7", TT_BOT_LEVEL, TT_LEVELS},
                 {"plan:ms=3:it=0", "it", TT_BOT_NUMBER, 10000000},
                 {"ismcts:guide=101", "guide", TT_BOT_NUMBER, TT_BOT_GUIDE},
                 {"level:6:guide=4", "guide=4", TT_BOT_SETTING, 0},
                 {"level:6:threads=65:c=7", "threads", TT_BOT_NUMBER, TT_BOT_THREADS},
                 {"ismcts:leaf=foo", "leaf", TT_BOT_LEAF, 0},
                 {"greedy:it=5", "it=5", TT_BOT_SETTING, 0},
                 {"plan:ms=5:leaf=net", "leaf=net", TT_BOT_SETTING, 0},
                 {"plan:c=70", "c=70", TT_BOT_SETTING, 0},
                 {"plan:threads=2:it=5", "threads=2", TT_BOT_SETTING, 0},
                 {"level:2:leaf=net", "leaf=net", TT_BOT_SETTING, 0},
                 {"ismcts:", "", TT_BOT_SETTING, 0},
                 {"ismcts:it=5:it=6", "it", TT_BOT_TWICE, 0}};

    for (size_t i = 0; i < sizeof FLAWS / sizeof *FLAWS; i++) {
        tt_bot bot;
        tt_bot_flaw f = tt_bot_read((tt_word){FLAWS[i].name, strlen(FLAWS[i].name)}, &bot);
        ok(f.error == FLAWS[i].error && f.most == FLAWS[i].most &&
               tt_word_is(f.part, FLAWS[i].part),
           "bots: what is wrong with \"%s\"", FLAWS[i].name);
    }
}

static void test_names(void)
{
    static const char *const NONE[] = {"",
                                       "gree",
                                       "greedy:",
                                       "greedy:it=5",
                                       "ismcts:",
                                       "ismcts:it=",
                                       "ismcts:it=0",
                                       "ismcts:it=5:",
                                       "ismcts:5",
                                       "ismcts:ms=-1",
                                       "ismcts:leaf=tea",
                                       ":it=5",
                                       "level",
                                       "level:0",
                                       "level:7",
                                       "level:sharks",
                                       "level:1:leaf=net",
                                       "level: 1",
                                       "ismcts:it= 5",
                                       "ismcts:it=5 ",
                                       "ismcts:it=5:it=5",
                                       "ismcts:ms=5:leaf=net:leaf=net",
                                       "ismcts:threads=0"};
    tt_bot bot = tested_bot("ismcts:it=500:ms=20");

    ok(bot.brain == &tt_brain_ismcts && bot.budget.iterations == 500 && bot.budget.ms == 20 &&
           strcmp(bot.name, "ismcts:it=500:ms=20") == 0,
       "bots: by name, with settings");
    ok(is_named("greedy") && is_named("random") && is_named("ismcts"), "bots: by name");
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        ok(!is_named(NONE[i]), "bots: none is called \"%s\"", NONE[i]);
}

int main(void)
{
    for (int g = 0; g < tt_games_n; g++)
        for (int b = 0; b < TESTED_BOTS_N; b++)
            for (int seats = tt_games[g]->seats_min; seats <= tt_games[g]->seats_max; seats++)
                test_bot(TESTED_BOTS[b], tt_games[g], seats);
    test_names();
    test_flaws();
    return tap_result();
}
