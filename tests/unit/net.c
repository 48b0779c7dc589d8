/* Features and nets: what is kept from one position to the next changes nothing. */
#include "bots/leaf.h"
#include "games/games.h"
#include "tests/tap.h"

#include <string.h>

enum { GAMES = 4, OFTEN = 3 };

typedef struct seen {
    long positions;
    bool is_there, same, shared, fits, is_whole;
} seen;

/* Bits beyond those a game says it has. */
static bool has_bits_beyond(const uint64_t *words, int words_n, int bits)
{
    for (int i = bits; i < words_n * 64; i++)
        if (words[i / 64] >> i % 64 & 1)
            return true;
    return false;
}

static bool fits(const tt_feature_maker *maker, const void *state)
{
    tt_features f = {.parties_n = 0};

    maker->make(state, &f);
    if (has_bits_beyond(f.table, TT_TABLE_WORDS, maker->table_bits))
        return false;
    for (int i = 0; i < f.parties_n; i++)
        if (has_bits_beyond(f.party[i], TT_PARTY_WORDS, maker->party_bits))
            return false;
    return f.parties_n >= 2;
}

static void add_bits(int32_t sum[TT_HIDDEN], const uint64_t *words, int words_n,
                     const tt_net_row *rows)
{
    for (int bit = 0; bit < words_n * 64; bit++)
        for (int i = 0; i < TT_HIDDEN && (words[bit / 64] >> bit % 64 & 1) != 0; i++)
            sum[i] += rows[bit][i];
}

/* Whether sums of 16 bits are what they would be with more. */
static bool is_whole(const tt_judgement *j)
{
    for (int party = 0; party < j->seen.parties_n; party++) {
        int32_t sum[TT_HIDDEN];
        for (int i = 0; i < TT_HIDDEN; i++)
            sum[i] = j->table[j->maker->table_bits][i];
        for (int i = 0; i < j->seen.parties_n; i++)
            add_bits(sum, j->seen.party[i], TT_PARTY_WORDS, i == party ? j->own : j->other);
        add_bits(sum, j->seen.table, TT_TABLE_WORDS, j->table);
        for (int i = 0; i < TT_HIDDEN; i++)
            if (sum[i] != j->sum[party][i])
                return false;
    }
    return true;
}

/* Judged by one that has seen all positions before, and by one that has seen none. */
static void look(const tt_game *game, tt_judgement *kept, const void *state, int seats, seen *s)
{
    tt_judgement fresh;
    tt_features f = {.parties_n = 0};
    float one[TT_SEATS_MAX], other[TT_SEATS_MAX], sum = 0.0f;
    bool counted[TT_SEATS_MAX] = {false};

    tt_judge_begin(&fresh, game, state);
    tt_judge_position(kept, state, one);
    tt_judge_position(&fresh, state, other);
    kept->maker->make(state, &f);
    for (int seat = 0; seat < seats; seat++) {
        s->same &= one[seat] == other[seat];
        if (!counted[f.party_of[seat]])
            sum += one[seat];
        counted[f.party_of[seat]] = true;
    }
    s->shared &= sum > 0.999f && sum < 1.001f;
    s->fits &= fits(kept->maker, state);
    s->is_whole &= is_whole(kept);
    s->positions++;
}

static void play(const tt_game *game, int seats, uint64_t seed, seen *s)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(seed);
    tt_setup how = tt_setup_for(seats);
    tt_judgement kept;
    tt_moves list;

    game->setup(state, &how, &coins, NULL);
    s->is_there &= tt_judge_begin(&kept, game, state);
    while (s->is_there && game->actor(state) != TT_OVER) {
        if (tt_draw(&coins, OFTEN) == 0)
            look(game, &kept, state, seats, s);
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(&coins, list.n)], &coins, NULL);
    }
}

static void test_net(const tt_game *game, int seats)
{
    seen s = {.is_there = true, .same = true, .shared = true, .fits = true, .is_whole = true};

    for (uint64_t i = 0; i < GAMES; i++)
        play(game, seats, i, &s);
    ok(s.is_there, "net: %s, %d seats: there is one", game->name, seats);
    ok(s.same, "net: %s, %d seats: %ld positions, one after another as each alone", game->name,
       seats, s.positions);
    ok(s.shared, "net: %s, %d seats: the shares of all make one", game->name, seats);
    ok(s.fits, "net: %s, %d seats: features are as many as they say", game->name, seats);
    ok(s.is_whole, "net: %s, %d seats: no sum is too large for its 16 bits", game->name, seats);
}

/* A game that is over is judged by its result, whatever the net thinks. */
static void test_end(const tt_game *game)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(5);
    tt_setup how = tt_setup_for(2);
    float share[TT_SEATS_MAX];
    int32_t points[TT_SEATS_MAX];
    tt_judge judge;
    tt_moves list;

    game->setup(state, &how, &coins, NULL);
    while (game->actor(state) != TT_OVER) {
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(&coins, list.n)], &coins, NULL);
    }
    uint32_t winners = game->score(state, points);
    tt_judge_open(&judge, game, TT_LEAF_NET, state);
    tt_judge_leaf(&judge, state, &coins, share);
    ok(share[0] == (float)(winners & 1) && share[1] == (float)(winners >> 1 & 1),
       "net: %s: who has won has won", game->name);
}

int main(void)
{
    for (int g = 0; g < tt_games_n; g++) {
        for (int seats = tt_games[g]->seats_min; seats <= tt_games[g]->seats_max; seats++)
            test_net(tt_games[g], seats);
        test_end(tt_games[g]);
    }
    return tap_result();
}
