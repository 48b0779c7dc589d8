/* Bots: legal, repeatable, and better than chance where they should be. */
#include "bots/bot.h"
#include "games/games.h"
#include "tests/tap.h"

#include <string.h>

enum { GAMES = 60 };

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
    tt_move m = tt_bot_choose(bot, game, state, c);
    s->repeatable &= tt_same_move(m, tt_bot_choose(bot, game, state, &same));
    s->untouched &= memcmp(before, state, game->state_size) == 0;
    game->moves(state, &list);
    s->legal &= tt_listed(&list, m);
    return m;
}

/* Seat 0 is the bot, the others play at random. */
static void play(const tt_bot *bot, const tt_game *game, int seats, uint64_t seed, seen *s)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance deal = tt_chance_fast(seed), thoughts = tt_chance_fast(~seed);
    tt_setup how = tt_setup_for(seats);
    int32_t points[TT_SEATS_MAX];
    int seat;

    game->setup(state, &how, &deal, NULL);
    while ((seat = game->actor(state)) != TT_OVER)
        game->apply(state, choose(seat == 0 ? bot : &tt_bot_random, game, state, &thoughts, s),
                    &deal, NULL);
    uint32_t winners = game->score(state, points);
    for (int i = 0; i < seats; i++)
        s->wins[i] += (winners >> i & 1) != 0;
}

static void test_bot(const tt_bot *bot, const tt_game *game, int seats)
{
    seen s = {true, true, true, {0}};

    for (int i = 0; i < GAMES; i++)
        play(bot, game, seats, (uint64_t)i, &s);
    ok(s.legal, "bots: %s plays legal moves of %s, %d seats", bot->name, game->name, seats);
    ok(s.repeatable, "bots: %s answers alike from the same coins, %s, %d seats", bot->name,
       game->name, seats);
    ok(s.untouched, "bots: %s leaves the state alone, %s, %d seats", bot->name, game->name, seats);
    if (bot == &tt_bot_greedy)
        ok(s.wins[0] > GAMES * 3 / 4, "bots: greedy wins %d of %d games of %s against %d by chance",
           s.wins[0], GAMES, game->name, seats - 1);
}

int main(void)
{
    for (int g = 0; g < tt_games_n; g++)
        for (int b = 0; b < tt_bots_n; b++)
            for (int seats = tt_games[g]->seats_min; seats <= tt_games[g]->seats_max; seats++)
                test_bot(tt_bots[b], tt_games[g], seats);
    ok(tt_bot_named("greedy", 6) == &tt_bot_greedy && tt_bot_named("gree", 4) == NULL &&
           tt_bot_named("", 0) == NULL,
       "bots: by name");
    return tap_result();
}
