/* random: any legal move, each as likely as any other. */
#include "bots/bot.h"

static tt_move choose(const tt_game *game, const void *known, int seat, tt_chance *c)
{
    tt_moves list;

    (void)seat;
    game->moves(known, &list);
    return list.at[tt_draw(c, list.n)];
}

const tt_bot tt_bot_random = {"random", choose};
