/* The parts of the policy for Rum & Bones.
 *
 *   rumbones.c        whose turn, what next: one function for each sort of decision
 *   rumbones_act.c    a hero's activation: actions, purchases, walks
 *   rumbones_cards.c  tide cards and reactions
 *   rumbones_crew.c   the crew, the gun, the Sea Dragon, the Kraken
 *   rumbones_plan.c   where a hero could go, and what it could do there
 *   rumbones_worth.c  what things are worth, and what dice may be expected to win
 *
 * All worths are in thousandths of a victory point; the weights are in rumbones.def. */
#ifndef TT_POLICY_RUMBONES_H
#define TT_POLICY_RUMBONES_H

#include "games/rumbones/state.h"

enum rumbones_weight {
#define WEIGHT(id, worth) W_##id = (worth),
#include "bots/policy/rumbones.def"
};

enum { NEVER = -1000000, HITS_MAX = 18, STRIKES = ACTIONS };

/* What a seat has before its eyes. */
typedef struct mind {
    rumbones_table t; /* a copy: heroes are put where they might go */
    const rumbones_board *board;
    tide_bag hand;
    int seat, side, stage;
} mind;

/* ---- rumbones_worth.c ---- */

/* An attack that could be made. */
typedef struct strike {
    int zone, side;   /* the one attacked; the attacker's */
    int hero;         /* whose attack it is, or NO_PLACE */
    int mode;         /* bits of enum rumbones_mode */
    bool spares;      /* rigging and beasts */
    bool gun;         /* it spares rigging alone */
    int clears;       /* what it is worth to leave no enemy figure there */
    int dice[GROUPS]; /* deckhands', everybody else's */
    int need[GROUPS]; /* the lowest face that hits */
    int face;         /* from which face on dice are added, or 0 */
} strike;

/* How many hits some dice bring, and how often, in 65536ths: whole numbers, alike on every
 * machine. */
typedef struct outcome {
    uint32_t chance[HITS_MAX + 1];
    int most;
} outcome;

/* The same of one, two, three attacks in a row with dice like these. */
typedef struct odds {
    int strikes; /* how many; 0: nothing is known */
    int dice[GROUPS], need[GROUPS], face;
    bool doubles;
    outcome after[STRIKES];
} odds;

/* What one hit after another wins, all of them together. */
typedef struct gains {
    int at[HITS_MAX + 1];
} gains;

int mind_coin(const mind *m, int hero);
int mind_ko(const mind *m, int victim, int hero);
int mind_ruin(const mind *m, int hero);
int mind_hurt(const mind *m, int victim, int n, int hero); /* n damage, if it comes to that */
int mind_heal(const mind *m, int hero, int n);
int mind_statuses(const mind *m, int hero, int statuses);
int mind_sinking(const mind *m, int hero);     /* an enemy hero goes overboard */
int mind_push(const mind *m, int hero, int n); /* one is pushed that far */
gains mind_gains(const mind *m, const strike *s);
/* What one, two, three such attacks in a row may be expected to win; `o` is kept from one call to
 * the next, since most attacks of a hero are made with the same dice. */
void mind_expect_all(const mind *m, const strike *s, odds *o, int worth[STRIKES + 1]);
int mind_expect(const mind *m, const strike *s);
int mind_need(int hit, int bonus);
strike mind_hero_strike(const mind *m, int hero, int skill, int level, int zone, int bonus);
int mind_hero_attack(const mind *m, int hero, int skill, int level, int zone, int bonus);
int mind_best_attack(const mind *m, int hero, int bonus); /* with the basic attack, from there */

/* ---- rumbones_plan.c ---- */

enum { PREY_MAX = 40, OFFERS_MAX = 24 };

/* A zone to attack with the basic attack, once, twice, three times. */
typedef struct prey {
    int zone, worth[STRIKES + 1];
} prey;

/* The same zone, seen from afar: what three times pull from next to it. */
typedef struct lure {
    int zone, pull;
} lure;

/* A zone in whose reach a skill can be used, and what for. */
typedef struct offer {
    int zone, worth;
} offer;

/* What can be done from a zone: the best of each skill; and what it is worth to be there when
 * the activation is over. */
typedef struct sight {
    int basic[STRIKES + 1];
    int skill[SKILLS_EACH];
    int pull, place;
} sight;

/* What of it is known, a bit for each: most zones are not worth a second look. */
enum { SEEN_USES = 1, SEEN_PULL = 2, SEEN_PLACE = 4 };

/* Whether a hero can walk there. */
enum footing { FOOTING_UNKNOWN, NO_FOOTING, MAY_CROSS, MAY_STOP };

/* What a hero sees of the board. */
typedef struct outlook {
    int hero, side;
    int range, prey_n;
    prey prey[PREY_MAX];
    zone_set hunted;        /* their zones, */
    uint8_t prey_at[ZONES]; /* and which is where */
    lure lures[PREY_MAX];   /* the strongest first */
    odds odds;              /* of the last one's dice */
    int reach[SKILLS_EACH], offers_n[SKILLS_EACH];
    offer offers[SKILLS_EACH][OFFERS_MAX];
    int foes_n;
    struct {
        int zone, range, harm; /* of one attack, in hundredths of a hit */
    } foes[HEROES_MAX];
    uint8_t crowd[ZONES]; /* half hits that enemy crew next to a zone can deal */
    sight most;           /* the best of each skill from anywhere */
    int ruin;             /* what its own KO would cost */
    int home;             /* what it is worth to be deployed anew */
    uint8_t footing[ZONES];
    uint8_t seen[ZONES]; /* what is known of its sight */
    sight sights[ZONES];
} outlook;

/* Somewhere to go: the first step or jump, and what all of it is worth. */
typedef struct plan {
    int worth; /* what can be done there, and the place */
    int gain;  /* what can be done there */
    tt_move first;
} plan;

void mind_look(const mind *m, int hero, outlook *o);
plan mind_stay(const mind *m, outlook *o, int zone, int actions);
/* A walk with so many points left in the move at hand. */
typedef struct walk {
    int points, actions; /* of the move at hand; beyond it */
    bool jumps;          /* whether the move at hand may be a jump */
    int floor;           /* what it must be worth more than */
} walk;

/* The best one; if none is worth more than the floor, that, and no step. */
plan mind_walk(const mind *m, outlook *o, walk is);
int mind_danger(const mind *m, const outlook *o, int zone);

/* ---- rumbones_act.c ---- */

int mind_supplies(const mind *m, int hero, const rumbones_level *is); /* crew, cards, coins */
tt_move mind_act(mind *m, const tt_moves *list);
tt_move mind_move(mind *m, const tt_moves *list);
tt_move mind_deploy(mind *m, const tt_moves *list);
tt_move mind_take(mind *m, const tt_moves *list);

/* ---- rumbones_cards.c ---- */

int mind_card(const mind *m, tt_move play); /* what playing it is worth, less what it costs */
int mind_reaction(const mind *m, tt_move react);
int mind_keep(const mind *m, int card); /* in hand, for the next round */

/* ---- rumbones_crew.c ---- */

int mind_crew_turn(const mind *m);
int mind_crew_move(const mind *m, tt_move play); /* a decision of the crew */
int mind_send(const mind *m, int side, int slot, const rumbones_level *is);
int mind_lanes(const mind *m); /* the best lane for a card that sends one on */
int mind_beast_move(const mind *m, tt_move play);
int mind_dragon_turn(const mind *m);

#endif
