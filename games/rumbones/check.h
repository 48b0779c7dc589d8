/* What state.c, under_way.c and attack_under_way.c share: bounds of what is typed by hand, and
 * where the game stands. */
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

/* Whether dice, or what is added to them, can be so many. */
static inline bool is_small(int n)
{
    return n >= -DICE_MAX && n <= DICE_MAX;
}

/* Places with heroes. */
static inline unsigned all_places(const rumbones_table *t)
{
    unsigned places = 0;

    for (int i = 0; i < HEROES_MAX; i++)
        places |= (unsigned)(t->hero[i].who != NO_HERO) << i;
    return places;
}

static inline bool is_place(const rumbones_table *t, int place)
{
    return place < HEROES_MAX && t->hero[place].who != NO_HERO;
}

/* The story so far: which parts of a table are in use. */
typedef struct rumbones_story {
    int base, top;  /* stages */
    tt_frame frame; /* on top */
    int entry;      /* of the agenda: the attack at hand, or the harm outside attacks; or -1 */
    bool attack;    /* and it is an attack */
    bool splash;    /* a part of the one that waits */
    int stage;      /* of the entry */
    int harm;       /* of the agenda: damage about to be put on, or -1 */
    bool walks, pushes, falls, crew, sent;
} rumbones_story;

/* under_way.c: the agenda, and what every stage on it needs. */
const char *rumbones_check_under_way(const rumbones_state *s);

/* attack_under_way.c: what an attack needs, its dice and its damage. */
const char *rumbones_check_attack(const rumbones_table *t, const rumbones_story *is);

#endif
