/* Bots: programs that choose a move.
 *
 * A bot is handed what its seat knows: a state in which everything the seat
 * cannot know has been redrawn.  It never holds the true one. */
#ifndef TT_BOT_H
#define TT_BOT_H

#include "engine/game.h"

typedef struct tt_bot {
    const char *name;
    tt_move (*choose)(const tt_game *game, const void *known, int seat, tt_chance *c);
} tt_bot;

extern const tt_bot tt_bot_random; /* any legal move */
extern const tt_bot tt_bot_greedy; /* what looks best at once */

extern const tt_bot *const tt_bots[];
extern const int tt_bots_n;
const tt_bot *tt_bot_named(const char *name, size_t n); /* NULL: there is no such bot */

/* The bot's choice in the true state: redraws the hidden part, then asks. */
tt_move tt_bot_choose(const tt_bot *bot, const tt_game *game, const void *state, tt_chance *c);

#endif
