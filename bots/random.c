/* random: any legal move, each as likely as any other. */
#include "bots/bot.h"

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    (void)bot;
    out->move = out->list.at[tt_draw(q->coins, out->list.n)];
}

const tt_brain tt_brain_random = {"random", false, think};
