/* What lies on the table of Abyss: Conspiracy, and what a seat may look at. */
#ifndef CONSPIRACY_VIEW_H
#define CONSPIRACY_VIEW_H

#include "engine/agenda.h"
#include "games/conspiracy/cards.h"
#include "games/conspiracy/conspiracy.h"

enum { CONSPIRACY_SEATS_MAX = 4, SPACES = 15 };

/* A player's chamber: an inverted pyramid, filled from the left, row by row.
 *
 *     1   2   3   4   5
 *       6   7   8   9
 *        10  11  12
 *          13  14
 *            15                                                       [C-5.1] */
typedef struct conspiracy_chamber {
    uint8_t lord[SPACES]; /* lord[0] stands on space 1; NO_LORD is a free space */
    uint8_t lords_n;
    uint8_t location[SPACES]; /* what lies on that lord, or NO_LOCATION */
    uint8_t pearls;
    uint8_t coat[COLOURS]; /* the space with the colour's coat of arms, or 0 */
    uint8_t loose[2];      /* loose keys: silver, gold [C-6.1] */
    uint8_t lasting;       /* what its locations change for good, as LASTING_ bits */
} conspiracy_chamber;

enum { LASTING_ANY_TWO_KEYS = 1, LASTING_WHOLE_DECK = 2 };

/* What lies open on the table. */
typedef struct conspiracy_table {
    lord_bag discard;   /* the five piles */
    lord_bag drawn;     /* turned up; some are to be kept */
    lord_bag recruited; /* to be placed */
    location_bag available;
    location_bag turned_up; /* one of them is to be kept */
    conspiracy_chamber chamber[CONSPIRACY_SEATS_MAX];
    tt_agenda agenda;
    uint8_t seats;
    uint8_t lord_deck_n, location_deck_n;
    uint8_t master;          /* 1 + the seat with the pearl master, or 0 */
    uint8_t force, force_by; /* opponents of seat force_by - 1 must draw 1 or 2; 0: free */
    uint8_t last;            /* 1 + the seat whose chamber was full first, or 0 */
    uint8_t zero;
} conspiracy_table;

/* What one seat may look at. */
typedef struct conspiracy_view {
    conspiracy_table table;
    location_bag searched; /* the location deck, while this seat looks through it */
    uint8_t seat;          /* or TT_SPECTATOR */
    uint8_t zero[3];
} conspiracy_view;

enum conspiracy_stage {
    STAGE_NONE,
#define STEP(id, name, rule) STAGE_##id,
#define ASK(id, name, rule)  STAGE_##id,
#include "games/conspiracy/stages.def"
    STAGES
};

enum conspiracy_verb {
#define VERB(id, word, a, b) VERB_##id,
#include "games/conspiracy/verbs.def"
#undef VERB
    VERBS
};

enum conspiracy_told {
#define TOLD(id, word, a, b) TOLD_##id,
#include "games/conspiracy/told.def"
#undef TOLD
    TOLDS
};

enum { SORT_COLOUR = TT_SORT_FIRST, SORT_LORD, SORT_LOCATION, SORTS_END };

/* The parts of a seat's score. */
typedef struct conspiracy_points {
    int32_t lords, locations, coalition, master;
} conspiracy_points;

conspiracy_points conspiracy_score_of(const conspiracy_table *t, int seat);
/* What the location is worth in that chamber, whether it lies there or may be taken. */
int conspiracy_location_worth(const conspiracy_chamber *ch, int location);
/* The spaces of the largest coalition, as bits from space 1 on. */
unsigned conspiracy_coalition(const conspiracy_chamber *ch);

#endif
