/* The exact odds of an attack or a jump that could be made, for people and for bots.
 *
 * All outcomes are counted, none is tossed: of `all` equally likely ones so many have a
 * certain number of hits, so many KO a certain hero.  Tide cards and reactions that may
 * still be played are not looked at. */
#ifndef RUMBONES_ODDS_H
#define RUMBONES_ODDS_H

#include "engine/move.h"
#include "games/rumbones/view.h"

enum { ODDS_HITS = 48 };

typedef struct rumbones_odds {
    uint64_t all;                 /* outcomes */
    uint64_t hits[ODDS_HITS + 1]; /* of them, with so many dice that hit */
    uint64_t ko[HEROES_MAX];      /* in which that hero falls, when hits go to it first as
                                     far as the tiers allow, or when the attack's text does it */
    uint64_t destroyed;           /* the same for the rigging or the beast there */
    uint16_t heroes;              /* enemies in the zone, a bit for each place */
    uint8_t zone;
    uint8_t most;           /* hits there can be */
    uint8_t has_thing;      /* there is rigging or a beast that the attack can hurt */
    uint8_t dice[GROUPS];   /* deckhands', everybody else's; without extra dice */
    uint8_t needed[GROUPS]; /* the face from which on they hit; 7: never */
} rumbones_odds;

/* Of the attack that move of the seat who looks declares; false: it declares none, it is not
 * known yet who rolls, or there are too many outcomes to count. */
bool rumbones_attack_odds(const rumbones_view *v, tt_move m, rumbones_odds *out);
/* Of the attack that is declared and not yet rolled; false as above. */
bool rumbones_declared_odds(const rumbones_table *t, rumbones_odds *out);

/* With how many faces of six that hero lands from where it stands; the die counts so much
 * more. */
int rumbones_jump_odds(const rumbones_table *t, int hero, int zone, int bonus);
/* What that hero adds to the die of its jumps. */
int rumbones_jump_bonus(const rumbones_table *t, int hero);
/* The same of six faces for the hero who acts or moves, from what a seat sees. */
int rumbones_jump_chance(const rumbones_view *v, int zone);

#endif
