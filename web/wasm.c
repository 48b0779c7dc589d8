/* The engine as WebAssembly: what the page and the tests can call. */
#include "web/parity.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* The list of games. */
EXPORT(games_n) int wasm_games_n(void);
EXPORT(game_name) const char *wasm_game_name(int game);

/* The chained hash of so many random games, as tests/parity prints it. */
EXPORT(parity) uint64_t wasm_parity(int game, int seats, uint32_t games);

int wasm_games_n(void)
{
    return tt_games_n;
}

const char *wasm_game_name(int game)
{
    return game >= 0 && game < tt_games_n ? tt_games[game]->name : NULL;
}

uint64_t wasm_parity(int game, int seats, uint32_t games)
{
    return game >= 0 && game < tt_games_n ? parity_games(tt_games[game], seats, games) : 0;
}
