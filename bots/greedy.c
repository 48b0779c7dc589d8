/* greedy: takes what looks best at once, and does not think about what the others will do.
 *
 * A game with a policy is played by it.  Otherwise greedy tries every move a few times,
 * plays the rest of its own turn at random, and keeps the move after which it stood best on
 * the average. */
#include "bots/bot.h"
#include "bots/policy/policy.h"

#include <string.h>

enum { TRIES = 24 };

/* How far ahead of the best opponent. */
static int32_t lead(const tt_game *game, const void *state, int seat, int seats)
{
    int32_t points[TT_SEATS_MAX], best = INT32_MIN;

    game->score(state, points);
    for (int i = 0; i < seats; i++)
        if (i != seat && points[i] > best)
            best = points[i];
    return points[seat] - best;
}

static int32_t try_move(const tt_game *game, const void *known, int seat, int seats, tt_move m,
                        tt_chance *c)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_moves list;

    memcpy(state, known, game->state_size);
    game->resample(state, seat, c);
    game->apply(state, m, c, NULL);
    while (game->actor(state) == seat) {
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(c, list.n)], c, NULL);
    }
    return lead(game, state, seat, seats);
}

static tt_move try_all(const tt_game *game, const void *known, int seat, const tt_moves *list,
                       tt_chance *c)
{
    int32_t best = INT32_MIN;
    uint32_t chosen = 0;
    int seats = game->seats(known);

    for (uint32_t i = 0; i < list->n; i++) {
        int32_t sum = 0;
        for (int k = 0; k < TRIES; k++)
            sum += try_move(game, known, seat, seats, list->at[i], c);
        if (sum > best) {
            best = sum;
            chosen = i;
        }
    }
    return list->at[chosen];
}

static tt_move choose(const tt_game *game, const void *known, int seat, tt_chance *c)
{
    tt_policy policy = tt_policy_for(game);
    tt_moves list;

    game->moves(known, &list);
    return policy != NULL ? policy(known, seat, &list) : try_all(game, known, seat, &list, c);
}

const tt_bot tt_bot_greedy = {"greedy", choose};
