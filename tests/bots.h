/* Bots as tests ask them: from nothing, with little memory. */
#ifndef TESTS_BOTS_H
#define TESTS_BOTS_H

#include "bots/bot.h"
#include "tests/tap.h"

#include <string.h>

static const char *const TESTED_BOTS[] = {
    "random",
    "greedy",
    "net",
    "ismcts:it=12",
    "ismcts:it=12:leaf=random",
    "ismcts:it=12:leaf=net",
    "ismcts:it=12:leaf=both",
    "ismcts:it=12:guide=2",
    "plan:it=12",
    "level:1",
    "level:6:it=12",
};
enum { TESTED_BOTS_N = sizeof TESTED_BOTS / sizeof *TESTED_BOTS };

static inline tt_bot tested_bot(const char *name)
{
    tt_bot bot;

    if (!tt_bot_named((tt_word){name, strlen(name)}, &bot))
        tt_assert_failed(name, __FILE__, __LINE__);
    return bot;
}

/* A bot that remembers nothing answers in that state. */
static inline tt_move asked(const tt_bot *bot, const tt_game *game, const void *state,
                            tt_chance *coins)
{
    static _Alignas(TT_CACHE_LINE) unsigned char memory[1 << 20];
    static tt_answer answer;
    tt_question q = {.game = game, .coins = coins, .memory = memory, .room = sizeof memory};

    tt_bot_forget(memory, sizeof memory);
    tt_bot_ask(bot, &q, state, &answer);
    return answer.move;
}

#endif
