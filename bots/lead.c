/* How a seat stands in points. */
#include "bots/lead.h"

#include <string.h>

/* The rest of a seat's turn, at random. */
static void finish_turn(const tt_game *game, void *state, int seat, tt_chance *coins)
{
    while (game->actor(state) == seat)
        game->apply(state, game->any(state, coins), coins, NULL);
}

int32_t tt_lead_in(const int32_t points[], int seats, int seat)
{
    int32_t best = INT32_MIN;

    for (int i = 0; i < seats; i++)
        if (i != seat && points[i] > best)
            best = points[i];
    return points[seat] - best;
}

static int32_t lead_of(const tt_game *game, const void *state, int seat)
{
    int32_t points[TT_SEATS_MAX];

    game->score(state, points);
    return tt_lead_in(points, game->seats(state), seat);
}

int32_t tt_lead_after(const tt_game *game, const void *state, int seat, tt_move m, tt_chance *coins)
{
    _Alignas(TT_CACHE_LINE) unsigned char after[TT_STATE_MAX];

    memcpy(after, state, game->state_size);
    game->apply(after, m, coins, NULL);
    finish_turn(game, after, seat, coins);
    return lead_of(game, after, seat);
}
