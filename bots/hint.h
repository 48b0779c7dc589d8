/* Advice: what a bot thinks of the moves, the best one first.
 *
 * Like every bot the adviser is handed what the seat knows, coins and memory of its own, so
 * that asking it changes nothing in the game and tells nothing that is hidden.  It always thinks,
 * also where a bot that plays would make any move. */
#ifndef TT_HINT_H
#define TT_HINT_H

#include "bots/bot.h"

typedef struct tt_advice {
    tt_move move;
    float value;    /* the share of the win it promises, 0 to 1 */
    float error;    /* the standard error of that, beside other moves */
    uint32_t tried; /* how often it was looked at; 0: nothing is known of its value */
} tt_advice;

typedef struct tt_hint {
    uint32_t n;
    tt_advice at[TT_MOVES_MAX];
    float share[TT_SEATS_MAX]; /* what each seat may expect here, */
    float share_error[TT_SEATS_MAX];
    uint32_t iterations; /* how many games were imagined; 0: the bot does not search */
} tt_hint;

/* The bot's own choice, then the others by what they promise at least: a good value of few
 * tries comes behind one that is nearly as good and better known. */
void tt_hint_think(const tt_bot *bot, const tt_question *q, tt_hint *out);

/* Whether the one is better than the other by more than the error of both values; false if
 * either was not tried. */
bool tt_is_clearly_better(const tt_advice *one, const tt_advice *other);

/* Whom to ask, as tt_bot_named takes it: who answers a person in about a second, and who
 * judges every position of a record in some. */
const char *tt_adviser_of(const tt_game *game);
const char *tt_analyst_of(const tt_game *game);

#endif
