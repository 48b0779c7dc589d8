/* How a seat stands in points. */
#include "bots/lead.h"

#include <string.h>

int32_t tt_lead(const tt_game *game, const void *state, int seat)
{
    int32_t points[TT_SEATS_MAX], best = INT32_MIN;
    int seats = game->seats(state);

    game->score(state, points);
    for (int i = 0; i < seats; i++)
        if (i != seat && points[i] > best)
            best = points[i];
    return points[seat] - best;
}

int32_t tt_lead_after(const tt_game *game, const void *state, int seat, tt_move m, tt_chance *coins)
{
    _Alignas(TT_CACHE_LINE) unsigned char after[TT_STATE_MAX];
    tt_moves list;

    memcpy(after, state, game->state_size);
    game->apply(after, m, coins, NULL);
    while (game->actor(after) == seat) {
        game->moves(after, &list);
        game->apply(after, list.at[tt_draw(coins, list.n)], coins, NULL);
    }
    return tt_lead(game, after, seat);
}
