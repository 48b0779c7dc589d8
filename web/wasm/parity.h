/* Random games as one number: the same in the browser as in any native program.
 *
 * Included by web/wasm/wasm.c and by tests/parity.c; tests/parity.mjs compares. */
#ifndef WEB_WASM_PARITY_H
#define WEB_WASM_PARITY_H

#include "games/games.h"

#include <string.h>

/* Played games are sealed, searched ones are fast: every second game is each. */
static inline tt_chance parity_chance(uint64_t seed)
{
    uint8_t key[TT_KEY_BYTES] = {0};

    if (seed % 2 == 0)
        return tt_chance_fast(seed);
    memcpy(key, &seed, sizeof seed);
    return tt_chance_sealed(key);
}

/* One game: the positions after every decision, and the points in the end. */
static inline uint64_t parity_game(const tt_game *game, int seats, uint64_t seed, uint64_t chain)
{
    _Alignas(8) uint8_t state[TT_STATE_MAX];
    int32_t score[TT_SEATS_MAX] = {0};
    tt_setup how = tt_setup_for(seats);
    tt_chance c = parity_chance(seed);
    tt_moves list;

    game->setup(state, &how, &c, NULL);
    chain = tt_chain(chain, tt_state_hash(game, state));
    while (game->actor(state) != TT_OVER) {
        game->moves(state, &list);
        game->apply(state, list.at[tt_draw(&c, list.n)], &c, NULL);
        chain = tt_chain(chain, tt_state_hash(game, state));
    }
    game->score(state, score);
    return tt_chain(chain, tt_hash(score, sizeof score));
}

static inline uint64_t parity_games(const tt_game *game, int seats, uint32_t games)
{
    uint64_t chain = (uint64_t)seats;

    for (uint32_t seed = 1; seed <= games; seed++)
        chain = parity_game(game, seats, seed, chain);
    return chain;
}

#endif
