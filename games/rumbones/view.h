/* What lies on the table of Rum & Bones, and what a seat may look at.
 *
 * Seats are not sides.  Two sides play, A and B, each of one to three seats; when every
 * pirate is for himself each seat is a side of its own.  Heroes have twelve places:
 *
 *     two sides        0 1 2 3 4 5   side A      6 7 8 9 10 11   side B
 *     every pirate     0 1  seat 0   2 3  seat 1   4 5  seat 2   ...
 *
 * In moves and events a hero is a figure: its side times sixteen, and which hero it is. */
#ifndef RUMBONES_VIEW_H
#define RUMBONES_VIEW_H

#include "engine/agenda.h"
#include "games/rumbones/cards.h"
#include "games/rumbones/rumbones.h"

enum {
    RUMBONES_SEATS_MAX = 6,
    SIDES_MAX = 6,
    HEROES_MAX = 12,
    SIDE_HEROES = 6, /* places of a side, two sides playing */
    NO_PLACE = 0xff, /* no hero */
    ALL_PLACES = (1 << HEROES_MAX) - 1,
    POINTS_TO_WIN = 8,
    POOL_MAX = 10,
    ACTIONS = 3,
    MOVE_POINTS = 2,
    DIE_FACES = 6,
    ARRIVAL_DAMAGE = 2,
    KO_COINS = 3,          /* to the hero whose attack it was */
    OTHER_COINS = 1,       /* to each hero, otherwise */
    CHEST_COINS = 3,       /* */
    LANDING_DECKHANDS = 2, /* on each of three points */
    LANDING_POINTS = 3,
    LANDING_BOSUNS = 2,
    START_DECKHANDS = 4,
    TARGETS_MAX = 5,  /* of a zone's crew: its own zone and four neighbours */
    SWEEP_ZONES = 12, /* within 2 of the Kraken */
    SAVED_MAX = 12,   /* attacks that wait for one they set off */
    WINDOWS_DEEP = 16
};

enum rumbones_token {
    TOKEN_ACTIVATED = 1,
    TOKEN_GOLD = 2,
    TOKEN_SILVER = 4,
    TOKEN_ONCE = 8, /* the passive that works once a round has worked */
    TOKEN_DEAD = TOKEN_GOLD | TOKEN_SILVER
};

typedef struct rumbones_hero {
    uint16_t coins;
    uint8_t who; /* or NO_HERO: nobody in this place */
    uint8_t owner;
    uint8_t damage;
    uint8_t status;             /* bits of enum rumbones_status */
    uint8_t token;              /* bits of enum rumbones_token */
    uint8_t level[SKILLS_EACH]; /* 0: not owned */
    uint8_t used;               /* a bit for each skill used in this activation of its own */
    uint8_t lives;              /* every pirate for himself */
} rumbones_hero;

enum rumbones_crew_kind { DECKHAND, BOSUN, CREW_KINDS }; /* the lower tier first */

typedef struct rumbones_team {
    uint8_t faction;
    uint8_t points; /* victory points */
    uint8_t pool;
    uint8_t gun, bosuns; /* 1: the better ones */
    uint8_t crew_done;   /* has its activation token */
    uint8_t passed;
    uint8_t taker; /* the seat that took the side's last turn */
} rumbones_team;

/* How an attack came to be. */
enum rumbones_attacker { BY_NOBODY, BY_HERO, BY_CREW, BY_GUN, BY_RAMPAGE, BY_DRAGON, BY_KRAKEN };

/* Bits of an attack. */
enum rumbones_mode {
    MODE_EXTRA = 1,    /* natural fives and sixes add dice */
    MODE_HEROES = 2,   /* hits may go to heroes before crew */
    MODE_ANYONE = 4,   /* hits may go to any tier */
    MODE_DOUBLE = 8,   /* natural sixes that hit deal 2 */
    MODE_RIGGING = 16, /* natural sixes that hit deal 2 to rigging */
    MODE_SPLASH = 32,  /* part of another attack: no windows but in steps 2 to 8 */
    MODE_BASIC = 64,
    MODE_MUTE = 128 /* a silenced hero: bare dice */
};

/* What is left of an attack once its damage is done, and is kept while one that it set off
 * is fought. */
typedef struct rumbones_scene {
    uint8_t by;    /* enum rumbones_attacker */
    uint8_t hero;  /* its place, or NO_PLACE */
    uint8_t side;  /* of the attacker; NOBODY: the Kraken */
    uint8_t zone;  /* attacked */
    uint8_t skill; /* or NO_SKILL */
    uint8_t level;
    uint8_t mode;
    uint8_t resume;   /* the stage to come back to */
    uint16_t stood;   /* heroes in the zone when it was declared */
    uint16_t damaged; /* heroes it hurt */
    uint16_t fallen;  /* heroes KO'd, by anything in it; not yet answered by passives */
    uint16_t slain;   /* heroes it KO'd */
    uint16_t owed;    /* heroes who owe it a blow: Riposte */
    uint16_t mourned; /* the same, for reactions */
    uint16_t grieved; /* those a friend has Old Debts for */
    uint16_t rites;   /* heroes who get a coin for Last Rites */
} rumbones_scene;

enum { GROUPS = 2, FRESH = 0, FIXED = 1 };

/* The dice of an attack.  Deckhands' dice are a group of their own: their bosun helps. */
typedef struct rumbones_fight {
    uint8_t from;         /* the attacker's zone, when it was declared */
    uint8_t range;        /* printed */
    uint8_t hit;          /* to hit */
    int8_t bonus[GROUPS]; /* deckhands, everybody else */
    int8_t dice[GROUPS];
    uint8_t face;                      /* from which natural face on extra dice come */
    uint8_t die[GROUPS][2][DIE_FACES]; /* how many show a face: fresh, or rerolled and extra */
    uint8_t hits[2];                   /* not yet assigned: single, double */
    uint8_t crew[CREW_KINDS];          /* hits assigned */
    uint8_t thing;                     /* damage assigned to the objective */
    uint8_t picked[2];                 /* dice chosen for a reroll, 1 + the die's number */
    uint8_t zero;
} rumbones_fight;

/* A move, in steps and jumps. */
enum rumbones_walk {
    WALK_ACTION = 1,
    WALK_JUMPS = 2,
    WALK_MUST = 4
}; /* must: one point at least */

typedef struct rumbones_moving {
    uint8_t hero, points, how;
    uint8_t jump;                           /* the zone jumped to */
    int8_t bonus;                           /* to the jump's die */
    uint8_t pushed, push_points, push_must; /* hero, zones left, whether it must go on */
    uint8_t push_n, zero[3];
    uint16_t queue;   /* heroes still to be pushed */
    uint16_t falling; /* heroes about to go overboard */
} rumbones_moving;

/* What hurts heroes: an attack's step 6, or something else. */
enum rumbones_harm { HARM_ATTACK, HARM_TEXT, HARM_EFFECT, HARM_ARRIVAL };

typedef struct rumbones_harming {
    uint8_t hurt[HEROES_MAX];
    uint8_t how;
    uint8_t next; /* twice the hero whose windows come next, and 1 for the last of them */
    uint8_t zero[2];
} rumbones_harming;

/* The crew at work. */
typedef struct rumbones_crewing {
    uint32_t may_hold; /* slots whose crew began next to an enemy */
    uint32_t done;     /* slots whose crew has attacked */
    uint8_t side;
    uint8_t gun, march;        /* halves done */
    uint8_t point, left, used; /* placing: which point, how many are left, points used */
    uint8_t slot;              /* being moved, or attacking from */
    uint8_t who[CREW_KINDS];   /* of it: who attacks, or moves */
    uint8_t targets_n, target; /* being split; the group rolling */
    uint8_t zone[TARGETS_MAX];
    uint8_t group[TARGETS_MAX][CREW_KINDS];
    uint8_t held;                    /* the target held enemy figures when it was attacked */
    uint8_t rampage[SHIPS_MAX];      /* attacks still to be made on a ship */
    uint8_t ship;                    /* 1 + the one at hand */
    uint8_t skill, level;            /* that sent it, or NO_SKILL */
    uint8_t sent[2][1 + CREW_KINDS]; /* 1 + slot, deckhands, bosuns */
    uint8_t lane;                    /* 1 + the lane of a card, or 0 */
    uint8_t zero;
} rumbones_crewing;

typedef struct rumbones_table {
    rumbones_hero hero[HEROES_MAX];
    uint8_t at[16]; /* the zones of the heroes, OFF_BOARD: not deployed; the last four are zero */
    rumbones_team team[BOTH_SIDES];
    uint8_t crew[BOTH_SIDES][CREW_KINDS][SLOTS];
    uint32_t held[BOTH_SIDES]; /* slots with crew of that side */
    uint8_t supply[BOTH_SIDES][CREW_KINDS];
    uint8_t rigging[RIGGING_MAX]; /* damage */
    uint16_t gone;                /* rigging destroyed, a bit each */
    uint16_t armed;               /* heroes with a reaction at level 2, a bit each */
    uint16_t choice;              /* every pirate for himself: heroes there are */
    uint16_t dealt[BOTH_SIDES];   /* heroes a side may keep */
    tide_bag discard[BOTH_SIDES];
    uint8_t hand_n[RUMBONES_SEATS_MAX];
    uint8_t deck_n[BOTH_SIDES];
    uint8_t side_of[RUMBONES_SEATS_MAX];
    tt_agenda agenda;
    uint8_t board, seats, sides, pirates; /* pirates: every one for himself */
    uint8_t heroes_each;                  /* of each side or player */
    uint8_t lives;                        /* of each hero, every pirate for himself */
    uint8_t planks;                       /* a bit for each that lies there */
    uint8_t kraken;                       /* 0: not yet, 1: on the board, 2: beaten */
    uint8_t kraken_zone, kraken_damage;
    uint8_t dragon, dragon_zone, dragon_damage, dragon_owner, dragon_token, dragon_lashed;
    uint16_t round;
    uint8_t first, turn; /* sides */
    uint8_t active;      /* the seat whose turn it is */
    uint8_t acting;      /* the hero being activated, or NO_PLACE */
    uint8_t actions;     /* left */
    uint8_t walked;      /* move actions taken in this activation */
    uint8_t fought;      /* attacks made in this activation */
    uint8_t asked;       /* of a side's members, for its turn */
    uint8_t named;       /* of a set named one by one the last */
    uint8_t card;        /* being played */
    uint8_t skill;       /* being used */
    uint8_t chosen;      /* 1 + a hero chosen for it, or 0 */
    uint8_t winner;      /* 1 + the side */
    uint8_t pending[3];  /* what waits for the mates: a move */
    uint16_t window[WINDOWS_DEEP];
    rumbones_moving moving;
    rumbones_harming harming;
    rumbones_crewing crewing;
    rumbones_fight fight;
    rumbones_scene scene; /* the attack at hand */
    rumbones_scene saved[SAVED_MAX];
    uint8_t saved_n, windows_n;
    uint8_t sweep[SWEEP_ZONES];
    uint8_t splash;    /* directions left */
    uint8_t recovered; /* seats that have drawn, a bit each */
    uint8_t granted;   /* 1 + the rigging whose effect is to be given */
    uint8_t part;      /* of an attack's text */
    int8_t aim;        /* to hit, for the attack being aimed */
    uint8_t chest_won; /* a hero on the captain's chest was KO'd by the attack at hand */
    uint8_t zero[8];
} rumbones_table;

/* What one seat may look at; what it may not is zero. */
typedef struct rumbones_view {
    rumbones_table table;
    tide_bag hand[RUMBONES_SEATS_MAX]; /* its own, and its mates' */
    uint8_t seat;                      /* or TT_SPECTATOR */
    uint8_t zero[7];
} rumbones_view;

enum rumbones_stage {
    STAGE_NONE,
#define STEP(id, name, rule)      STAGE_##id,
#define ASK(id, name, rule)       STAGE_##id,
#define FIGHT(id, name, rule)     STAGE_##id,
#define WINDOW(id, name, rule)    STAGE_##id,
#define AFTERMATH(id, name, rule) STAGE_##id,
#define CREW(id, name, rule)      STAGE_##id,
#define POWER(id, name, rule)     STAGE_##id,
#define BEAST(id, name, rule)     STAGE_##id,
#include "games/rumbones/stages.def"
    STAGES
};

enum rumbones_verb {
#define VERB(id, word, a, b) VERB_##id,
#include "games/rumbones/verbs.def"
#undef VERB
    VERBS
};

enum rumbones_told {
#define TOLD(id, word, a, b) TOLD_##id,
#include "games/rumbones/told.def"
#undef TOLD
    TOLDS
};

enum rumbones_order {
#define ORDER(id, word, a, b, c) ORDER_##id,
#include "games/rumbones/orders.def"
#undef ORDER
    ORDERS
};

enum {
    SORT_ZONE = TT_SORT_FIRST,
    SORT_FIGURE,
    SORT_HERO,
    SORT_SKILL,
    SORT_CARD,
    SORT_RIGGING,
    SORT_STATUS,
    SORT_CREW,
    SORT_SIDE,
    SORT_FACTION,
    SORT_BEAST,
    SORT_LINE,
    SORT_DIE,  /* of an attack: group and face */
    SORT_FACE, /* of a die that is rolled */
    SORT_BLOW, /* a hit: single or double */
    SORT_DEAD, /* tokens */
    SORT_WINDOW,
    SORT_UNTIL,
    SORTS_END
};

/* In orders: which windows. */
enum rumbones_order_window {
    WINDOW_ANY,
    WINDOW_OWN,
    WINDOW_ATTACK,
    WINDOW_REROLL,
    WINDOW_DAMAGE,
    WINDOW_JUMP,
    WINDOW_CREW,
    WINDOW_REACTION,
    ORDER_WINDOWS
};
enum { UNTIL_ALWAYS, UNTIL_ROUNDS = 99 };

static inline int figure_of(const rumbones_table *t, int hero)
{
    int side = t->pirates ? hero >> 1 : hero >= SIDE_HEROES;

    return side * 16 + t->hero[hero].who;
}

/* Of those places the ones of Kyrie, who has the Life Line. */
static inline unsigned kyries(const rumbones_table *t, unsigned places)
{
    unsigned found = 0;

    for (int i = 0; i < HEROES_MAX; i++)
        found |= (unsigned)(t->hero[i].who == KYRIE) << i;
    return found & places;
}

/* [F-9.21] Of those who fall together she comes last who could hold any of them. */
static inline int next_to_fall(const rumbones_table *t)
{
    unsigned falling = t->moving.falling, others = falling & ~kyries(t, falling);

    return __builtin_ctz(others != 0 ? others : falling);
}

#endif
