/* What lies on the table of Abyss, and what a seat may look at. */
#ifndef ABYSS_VIEW_H
#define ABYSS_VIEW_H

#include "engine/agenda.h"
#include "games/abyss/abyss.h"
#include "games/abyss/cards.h"

enum {
    ABYSS_SEATS_MAX = 4,
    COURT_SPACES = 6,
    TRACK_SPACES = 5,
    THREAT_SPACES = 6,
    KEYS_FOR_LOCATION = 3,
    DRAW_MAX = 4,   /* */
    BRIBE_COST = 5, /* */
    LORDS_TO_END = 7,
    PEARLS_MAX = 65535,      /* unlimited; nobody gains so many */
    HAND_LIMIT = 6,          /* under a Commander */
    ABYSS_AGENDA_DEEPEST = 4 /* the turn, and three opponents who discard */
};

/* What lies open before a player. */
typedef struct abyss_player {
    lord_bag free;    /* not under a location */
    lord_bag rotated; /* of those: by the Assassin */
    lord_bag used;    /* under locations; where is in table.lies_under */
    ally_bag affiliated;
    location_bag locations;
    uint16_t pearls;
    uint8_t keys;     /* key tokens */
    uint8_t tokens_n; /* monster tokens, face down */
} abyss_player;

/* Lords whose power and keys count: free, and not rotated. */
static inline lord_bag working(const abyss_player *p)
{
    return p->free & ~p->rotated;
}

/* What lies open on the table. */
typedef struct abyss_table {
    abyss_player player[ABYSS_SEATS_MAX];
    lord_bag gone;          /* lords that have left the game */
    ally_bag discard;       /* of exploration cards, face up */
    ally_bag paid;          /* allies played for the lord that is being recruited */
    location_bag available; /* face up */
    location_bag drawn;     /* one of them is to be kept */
    tt_agenda agenda;
    uint8_t lies_under[LORDS_END]; /* the location on that lord, or NO_LOCATION */
    uint8_t court[COURT_SPACES];   /* court[0] is farthest from the deck */
    uint8_t track[TRACK_SPACES];   /* track[0] is nearest to the deck */
    uint8_t track_n;
    uint8_t council_n[RACES]; /* cards in each face-down pile */
    uint8_t hand_n[ABYSS_SEATS_MAX];
    uint8_t deck_n, lord_deck_n, stack_n; /* exploration cards, lords, locations */
    uint8_t seats;
    uint8_t active;     /* whose turn it is */
    uint8_t threat;     /* the marker's space, 1 to 6 */
    uint8_t sold;       /* allies sold this turn: the next costs one more */
    uint8_t bought;     /* a bit for each opponent who has bought one this turn */
    uint8_t powers;     /* of used this turn, as POWER_ bits */
    uint8_t recruiting; /* the lord that is being paid for, or NO_LORD */
    uint8_t cost;       /* of that lord, for the active seat */
    uint8_t paid_worth; /* what the allies played for it are worth */
    uint8_t named;      /* of a set named one by one the last: an ally, or 1 + a race; or 0 */
    uint8_t victim;     /* 1 + the seat the Assassin looks at, or 0 */
    uint8_t taken;      /* the location that is being paid for, or NO_LOCATION */
    uint8_t keys_due;   /* for it */
    uint8_t again;      /* 1: the active seat has one more turn */
    uint8_t last;       /* 1 + the seat that set off the end, or 0 */
    uint8_t memory;     /* 1: this table has the memory aid */
    uint8_t zero[4];
} abyss_table;

enum { POWER_SLAVER = 1, POWER_ORACLE = 2, POWER_OPPORTUNIST = 4 };

/* Allies in a hand. */
typedef struct abyss_hand {
    ally_bag cards;
    uint8_t worth[RACES]; /* what its allies of each race are worth together */
    uint8_t zero[3];
} abyss_hand;

/* What one seat may look at; what it may not is zero. */
typedef struct abyss_view {
    abyss_table table;
    abyss_hand hand[ABYSS_SEATS_MAX];            /* its own; with the memory aid everybody's */
    ally_bag council;                            /* with the memory aid */
    location_bag stack;                          /* while this seat looks through it */
    uint8_t token[ABYSS_SEATS_MAX][TOKEN_KINDS]; /* its own; in the end everybody's */
    uint8_t seat;                                /* or TT_SPECTATOR */
    uint8_t zero[7];
} abyss_view;

enum abyss_stage {
    STAGE_NONE,
#define STEP(id, name, rule)    STAGE_##id,
#define ASK(id, name, rule)     STAGE_##id,
#define RECRUIT(id, name, rule) STAGE_##id,
#define KEY(id, name, rule)     STAGE_##id,
#define POWER(id, name, rule)   STAGE_##id,
#include "games/abyss/stages.def"
    STAGES
};

enum abyss_verb {
#define VERB(id, word, a, b) VERB_##id,
#include "games/abyss/verbs.def"
#undef VERB
    VERBS
};

enum abyss_told {
#define TOLD(id, word, a, b) TOLD_##id,
#include "games/abyss/told.def"
#undef TOLD
    TOLDS
};

enum abyss_order {
#define ORDER(id, word, a, b, c) ORDER_##id,
#include "games/abyss/orders.def"
#undef ORDER
    ORDERS
};

enum {
    SORT_RACE = TT_SORT_FIRST,
    SORT_CARD,
    SORT_LORD,
    SORT_LOCATION,
    SORT_REWARD,
    SORT_TOKEN,
    SORT_KIN, /* in orders: a race, or any */
    SORT_VALUE,
    SORT_PRICE,
    SORTS_END
};

enum { ANY_KIN = RACES };

/* The parts of a seat's score. */
typedef struct abyss_points {
    int32_t locations, lords, allies, tokens;
} abyss_points;

/* What a seat has, counted from a view; what the view hides counts nothing. */
abyss_points abyss_points_seen(const abyss_view *v, int seat);
/* What the location would be worth to that seat. */
int abyss_location_seen(const abyss_view *v, int seat, int location);

int abyss_best_lord(lord_bag lords); /* its points; 0: there is none */

/* What a lord costs that seat, the race it must play or NO_RACE, and whether the
 * seat that looks can pay it. */
int abyss_cost(const abyss_table *t, int seat, int lord);
int abyss_race_wanted(const abyss_table *t, int seat, int lord);
bool abyss_can_pay(const abyss_view *v, int lord);

/* What is still to be paid for the lord that is being recruited. */
typedef struct abyss_bill {
    int races;       /* more different ones */
    int wanted;      /* the race that must be among them, or NO_RACE */
    int worth;       /* more points, pearls counted */
    int race, value; /* of the ally played last; 0 and 0: of none */
} abyss_bill;

abyss_bill abyss_bill_of(const abyss_table *t, int seat);
/* What the seat that looks lacks to pay that lord: races, the wanted one, worth. */
abyss_bill abyss_lacking(const abyss_view *v, int lord);

/* The keys of a player's lords and tokens. */
int abyss_keys_of(const abyss_player *p);
/* The threat space whose rewards that seat gets with the marker on that one. */
int abyss_reward_space(const abyss_table *t, int seat, int space);

#endif
