/* Prints what random games come to, one line for each game and number of seats:
 *
 *     conspiracy 2 1000 0123456789abcdef
 *
 * tests/parity.mjs compares the lines of several compilers with WebAssembly. */
#include "web/wasm/parity.h"

#include <stdio.h>

enum { GAMES = 1000 };

int main(void)
{
    for (int i = 0; i < tt_games_n; i++) {
        for (int seats = tt_games[i]->seats_min; seats <= tt_games[i]->seats_max; seats++) {
            char hash[20];
            tt_text out = tt_text_in(hash, sizeof hash);
            tt_put_hash(&out, parity_games(tt_games[i], seats, GAMES));
            printf("%s %d %d %s\n", tt_games[i]->name, seats, GAMES, hash);
        }
    }
    return 0;
}
