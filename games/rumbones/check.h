/* What state.c and under_way.c share: bounds of what is typed by hand, and where the game
 * stands. */
#ifndef RUMBONES_CHECK_H
#define RUMBONES_CHECK_H

#include "games/rumbones/state.h"

enum {
    ALL_HEROES = (1 << HEROES_END) - 2,
    COINS_MAX = 60000,
    ROUNDS_MAX = 60000,
    VICTORY_MAX = 40, /* seven, and all one blow can bring */
    DICE_MAX = 60     /* of one attack */
};

/* Whether that is on the agenda. */
static inline bool lies_on(const rumbones_table *t, int stage)
{
    for (int i = 0; i < t->agenda.n; i++)
        if (t->agenda.stage[i] == stage)
            return true;
    return false;
}

/* under_way.c: the agenda, and what every stage on it needs. */
const char *rumbones_check_under_way(const rumbones_state *s);

#endif
