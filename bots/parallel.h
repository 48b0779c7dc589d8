/* One question thought about by several threads. */
#ifndef TT_PARALLEL_H
#define TT_PARALLEL_H

#include "bots/bot.h"

/* As tt_bot_think, with bot->threads of them if the bot grows a tree: each has its share of the
 * memory and of the iterations and coins of its own; what they tried is added up. */
void tt_bot_think_parallel(const tt_bot *bot, const tt_question *q, tt_answer *out);
/* As tt_bot_forget, in every share. */
void tt_bot_forget_parallel(const tt_bot *bot, void *memory, size_t room);

#endif
