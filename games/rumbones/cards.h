/* What is printed: heroes, skills, tide cards, rigging, crew, beasts.  The numbers are in
 * cards.def; here are the names the rules call them by.
 *
 * A bag of tide cards has four bits for each card of its faction: how many it holds. */
#ifndef RUMBONES_CARDS_H
#define RUMBONES_CARDS_H

#include "engine/assert.h"
#include "engine/bits.h"
#include "games/rumbones/board.h"

enum rumbones_faction {
#define FACTION(id, word) id,
#include "games/rumbones/cards.def"
    FACTIONS,
    DECKS = HIRED /* mercenaries have none */
};

enum rumbones_status_bit {
#define STATUS(id, word) id##_BIT,
#include "games/rumbones/cards.def"
    STATUSES
};

/* A set of statuses has a bit for each. */
enum rumbones_status {
#define STATUS(id, word) id = 1 << id##_BIT,
#include "games/rumbones/cards.def"
};

enum rumbones_hero_id {
    NO_HERO,
#define HERO(id, word, faction, role, vigour, passive, n, m, first, second, third) id,
#include "games/rumbones/cards.def"
    HEROES_END
};

enum rumbones_skill_id {
    NO_SKILL,
#define SKILL(id, word, kind, price, upgrade, one, two) id,
#include "games/rumbones/cards.def"
    SKILLS_END
};

enum rumbones_card_id {
    NO_CARD,
#define CARD(id, word, faction, copies, kraken, window, effect, n, reach, statuses) id,
#include "games/rumbones/cards.def"
    CARDS_END
};

enum rumbones_crew_row {
#define CREW(id, word, dice, hit, range) ROW_##id,
#include "games/rumbones/cards.def"
    CREW_ROWS
};

enum rumbones_beast {
    NO_BEAST,
#define BEAST(id, word, vigour, points, coins, others) id,
#include "games/rumbones/cards.def"
    BEASTS_END
};

enum rumbones_line {
    NO_LINE,
#define LINE(id, word, die, reach, dice, hit, n) LINE_##id,
#include "games/rumbones/cards.def"
    LINES_END
};

enum rumbones_role { CAPTAIN, BRUTE, GUNNER, SWASHBUCKLER, QUARTERMASTER };

enum rumbones_kind { BASIC, ATTACK, ABILITY, REACTION };

/* What heroes do without being asked. */
enum rumbones_passive {
    BLOOD_TRAIL,   /* an enemy hero is KO'd: draw n */
    WOUNDED_TITAN, /* at n damage one die more with the basic attack, at m two */
    BRACED_SHOT,   /* first attack, no move action before it: +n to hit */
    SPIKED_SHELL,  /* who attacks his zone from within m takes n, once a round */
    HALF_DEAD,     /* his dead-man token enters GOLD side up */
    TOLL,          /* activated: steal n coins, m if the opponent leads */
    OLD_SCARS,     /* at n damage +1 to hit; always m dice more against beasts */
    DEMOLITION,    /* natural sixes deal n to rigging */
    LIGHT_FEET,    /* walks through enemies */
    DISCIPLINE,    /* crew attacking from within n rerolls natural ones */
    OLD_DEBTS,     /* another friendly hero is KO'd: n coins */
    THICK_SKULL,   /* cannot be stunned */
    ROPE_DANCER,   /* +n to jumps */
    LONG_FUSE,     /* +n to hit at distance m or more */
    LAST_RITES     /* friendly crew within m is KO'd by an attack: n coins, once a round */
};

/* What a skill does, as bits. */
enum rumbones_effect {
    DO_EXTRA = 1 << 0,        /* each natural n or more adds a die */
    DO_HEROES = 1 << 1,       /* hits may go to heroes before crew */
    DO_ANYONE = 1 << 2,       /* hits may go to any tier */
    DO_DOUBLE = 1 << 3,       /* each natural six that hits deals n */
    DO_RUSH = 1 << 4,         /* a step before the zone is declared */
    DO_PUSH = 1 << 5,         /* W3: push surviving enemy heroes up to n */
    DO_BURN = 1 << 6,         /* W3: n damage and statuses to enemy heroes still there */
    DO_SPLASH = 1 << 7,       /* W3: n dice, m to hit, on every zone next to the target */
    DO_MARK = 1 << 8,         /* W3: one enemy hero it damaged gets the statuses */
    DO_STEP = 1 << 9,         /* W3: up to n steps */
    DO_COMMAND = 1 << 10,     /* another hero's free basic attack, +n to hit */
    DO_SEND = 1 << 11,        /* crew of n zones, one or two, attacks, +m to hit */
    DO_ADVANCE = 1 << 12,     /* and may advance first */
    DO_HEAL = 1 << 13,        /* n */
    DO_CLEANSE_ONE = 1 << 14, /* and discards a status */
    DO_CLEANSE_ALL = 1 << 15,
    DO_EVERYONE = 1 << 16, /* in reach */
    DO_AFFLICT = 1 << 17,  /* a hero gets the statuses */
    DO_CLOUD = 1 << 18,    /* all heroes of a zone and its neighbours do */
    DO_LEDGER = 1 << 19,   /* discard 1, draw n; a hero gains m coins */
    DO_WIND = 1 << 20,     /* draw n, discard 1 */
    DO_MUSTER = 1 << 21    /* n deckhands and m bosuns onto an own deployment point */
};

/* When a tide card may be played. */
enum rumbones_window { OWN, DECL, ROLL, DMG, JUMP, CREW1, CREWM, GUN, WINDOWS };

enum rumbones_card_effect {
    CALL_MONSTER,
    MORE_DICE, /* n, for a printed range of `reach` or more */
    SHOVE,     /* push an enemy hero n */
    LESS_DAMAGE,
    BLOOD_SCENT,
    FREE_MOVE,
    MORE_CREW,
    MORE_STEPS,
    WORSE_JUMP,
    BETTER_JUMP,
    CURSE,
    MEDICINE,
    FEED_POOL,
    TREASURE,
    STEAL,
    REROLL,
    HEROES_FIRST,
    INTEREST /* each own hero with `reach` coins or more gains n */
};

enum {
    SKILLS_EACH = 3,
    LEVELS = 2,
    DECK_KINDS = 13, /* different cards of a faction */
    DECK_CARDS = 30,
    CARDS_AT_ONCE = 16, /* of a deck's thirteen, looked at together */
    DECKHANDS_IN_BOX = 24,
    BOSUNS_IN_BOX = 6
};

typedef struct rumbones_hero_card {
    uint8_t faction, role, vigour, passive, n, m;
    uint8_t skill[SKILLS_EACH];
} rumbones_hero_card;

typedef struct rumbones_level {
    uint32_t effects;
    uint8_t dice, hit, range, n, m, statuses;
} rumbones_level;

typedef struct rumbones_skill {
    uint8_t kind, price, upgrade;
    rumbones_level level[LEVELS + 1]; /* by level; level 0: not owned */
} rumbones_skill;

typedef struct rumbones_card {
    uint8_t faction, copies, kraken, window, effect, n, reach, statuses;
} rumbones_card;

typedef struct rumbones_rigging_token {
    uint8_t vigour, points, coins, n;
} rumbones_rigging_token;

typedef struct rumbones_crew_attack {
    uint8_t dice, hit, range;
} rumbones_crew_attack;

typedef struct rumbones_beast_card {
    uint8_t vigour, points, coins, others;
} rumbones_beast_card;

typedef struct rumbones_kraken_line {
    uint8_t die, reach, dice, hit, n;
} rumbones_kraken_line;

extern const rumbones_hero_card rumbones_heroes[HEROES_END];
extern const rumbones_skill rumbones_skills[SKILLS_END];
extern const uint8_t rumbones_skill_hero[SKILLS_END]; /* who has it */
extern const uint8_t rumbones_skill_slot[SKILLS_END]; /* 0 to 2 */
extern const rumbones_card rumbones_cards[CARDS_END];
extern const uint8_t rumbones_card_window[CARDS_END + CARDS_AT_ONCE]; /* once more, in a row */
extern const rumbones_rigging_token rumbones_riggings[RIGGINGS];
extern const rumbones_crew_attack rumbones_crew[CREW_ROWS];
extern const rumbones_beast_card rumbones_beasts[BEASTS_END];
extern const rumbones_kraken_line rumbones_lines[LINES_END];

/* ---- bags of tide cards ---- */

typedef uint64_t tide_bag;

extern const tide_bag rumbones_full_deck[DECKS];

static inline int first_card(int faction)
{
    return faction == DEEP ? DEEP_MONSTER : MAREA_MONSTER;
}

/* The cards of a faction that belong to a window, a bit for each from its first card on. */
static inline unsigned window_cards(int faction, int window)
{
    return ((1u << DECK_KINDS) - 1) &
           tt_equal_bytes(rumbones_card_window + first_card(faction), (uint8_t)window);
}

/* Where a card's count lies in a bag of its faction. */
static inline int card_shift(int card)
{
    return 4 * (card - first_card(rumbones_cards[card].faction)) & 63;
}

static inline int copies_in(tide_bag bag, int card)
{
    return (int)(bag >> card_shift(card) & 15);
}

static inline tide_bag one_card(int card)
{
    return (tide_bag)1 << card_shift(card);
}

static inline int cards_in(tide_bag bag)
{
    bag = (bag & 0x0f0f0f0f0f0f0f0fu) + (bag >> 4 & 0x0f0f0f0f0f0f0f0fu);
    return (int)(bag * 0x0101010101010101u >> 56);
}

#endif
