/* What a position is worth. */
#include "bots/leaf.h"

/* 1 for everybody who has won: sides and those who share a victory do not get less. */
static void result(const tt_game *game, const void *state, float share[])
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = game->score(state, points);

    for (int i = 0; i < TT_SEATS_MAX; i++)
        share[i] = (float)(winners >> i & 1);
}

static void play_at_random(const tt_game *game, void *state, tt_chance *coins)
{
    tt_moves list;

    while (game->actor(state) != TT_OVER) {
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(coins, list.n)], coins, NULL);
    }
}

void tt_judge(const tt_game *game, int leaf, void *state, tt_chance *coins, float share[])
{
    (void)leaf;
    play_at_random(game, state, coins);
    result(game, state, share);
}
