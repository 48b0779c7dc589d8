/* Six opponents from a first game to the strongest. */
#ifndef TT_LEVELS_H
#define TT_LEVELS_H

#include "bots/bot.h"

/* What a bot of the brain `level` is in that game for so many. */
tt_bot tt_level_in(const tt_bot *bot, const tt_game *game, int seats);

#endif
