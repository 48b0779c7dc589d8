/* What text.c writes and read.c reads: words, and what is under way, field by field. */
#ifndef RUMBONES_NOTATION_H
#define RUMBONES_NOTATION_H

#include "games/rumbones/state.h"

#include <stddef.h>

/* In the order of moves.c. */
static const char *const BOARD_WORDS[] = {
    "base", "gallant-junks", "windcutters-junks", "gallants", "junks", "windcutters", "pirates"};
static const char *const BETTER_WORDS[] = {"gun", "bosuns"};
static const char *const DONE_WORDS[] = {"crew", "passed"};

static const char *const TOKEN_BITS[] = {"activated", "gold", "silver", "once"};

static const char *const DRAGON_BITS[] = {"activated", "lashed"};

/* The words of one of the game's sorts. */
static inline const char *const *words_of(int sort)
{
    return rumbones_grammar.sorts[sort - TT_SORT_FIRST].words;
}

/* Every pirate for himself: there are no teams. */
static inline int teams_n(const rumbones_table *t)
{
    return t->pirates ? 0 : BOTH_SIDES;
}

/* The seats whose hands a view shows: its side's. */
static inline unsigned hands_known(const rumbones_table *t, int seat)
{
    unsigned seats = 0;

    for (int i = 0; i < t->seats && seat < t->seats; i++)
        seats |= (unsigned)(t->side_of[i] == t->side_of[seat]) << i;
    return seats;
}

/* ==== What is under way: described ========================================= */

enum kind {
    NUMBER, /* a byte */
    SIGNED,
    NUMBERS, /* n of them */
    SIGNEDS,
    ZONE, /* or -: the sea */
    ZONE_LIST,
    SLOT, /* as its zone */
    SLOTS_SET,
    PLACE,   /* a hero, or - */
    PLACES,  /* heroes, a bit each */
    CHOSEN,  /* the same, in a field that is 1 more */
    DAMAGES, /* heroes with numbers */
    SIDE,    /* or -: nobody's */
    SEATS,   /* a bit each */
    SKILL_OF,
    CARD_OF,
    STAGE_OF,
    MOVE,  /* what waits for the mates */
    NAMED, /* one of n words */
    FLAGS, /* of n words, a bit each */
    GRANTED,
    PART /* a struct: - if it is zero, else its parts */
};

typedef struct item {
    const char *key;
    uint16_t at;
    uint8_t kind, n;
    const char *const *words;
    const struct item *items;
    uint16_t size;
} item;

#define N_OF(list) (sizeof(list) / sizeof *(list))

static const char *const BY_WORDS[] = {"nobody",  "hero",   "crew",  "gun",
                                       "rampage", "dragon", "kraken"};
static const char *const MODE_BITS[] = {"extra",   "heroes", "anyone", "double",
                                        "rigging", "splash", "basic",  "mute"};
static const char *const WALK_BITS[] = {"action", "jumps", "must"};
static const char *const HARM_WORDS[] = {"attack", "text", "effect", "arrival"};
static const char *const DIRECTION_BITS[] = {"north", "east", "south", "west"};

static const item SCENE[] = {
    {.at = offsetof(rumbones_scene, by), .kind = NAMED, .n = N_OF(BY_WORDS), .words = BY_WORDS},
    {.at = offsetof(rumbones_scene, hero), .kind = PLACE},
    {.at = offsetof(rumbones_scene, side), .kind = SIDE},
    {.at = offsetof(rumbones_scene, zone), .kind = ZONE},
    {.at = offsetof(rumbones_scene, skill), .kind = SKILL_OF},
    {.at = offsetof(rumbones_scene, level), .kind = NUMBER},
    {.at = offsetof(rumbones_scene, mode), .kind = FLAGS, .n = N_OF(MODE_BITS), .words = MODE_BITS},
    {.at = offsetof(rumbones_scene, resume), .kind = STAGE_OF},
    {.at = offsetof(rumbones_scene, stood), .kind = PLACES},
    {.at = offsetof(rumbones_scene, damaged), .kind = PLACES},
    {.at = offsetof(rumbones_scene, fallen), .kind = PLACES},
    {.at = offsetof(rumbones_scene, slain), .kind = PLACES},
    {.at = offsetof(rumbones_scene, owed), .kind = PLACES},
    {.at = offsetof(rumbones_scene, mourned), .kind = PLACES},
    {.at = offsetof(rumbones_scene, grieved), .kind = PLACES},
    {.at = offsetof(rumbones_scene, rites), .kind = PLACES},
};

static const item FIGHT_ITEMS[] = {
    {.at = offsetof(rumbones_fight, from), .kind = ZONE},
    {.at = offsetof(rumbones_fight, range), .kind = NUMBER},
    {.at = offsetof(rumbones_fight, hit), .kind = NUMBER},
    {.at = offsetof(rumbones_fight, bonus), .kind = SIGNEDS, .n = GROUPS},
    {.at = offsetof(rumbones_fight, dice), .kind = SIGNEDS, .n = GROUPS},
    {.at = offsetof(rumbones_fight, face), .kind = NUMBER},
    {.at = offsetof(rumbones_fight, die[0][FRESH]), .kind = NUMBERS, .n = DIE_FACES},
    {.at = offsetof(rumbones_fight, die[0][FIXED]), .kind = NUMBERS, .n = DIE_FACES},
    {.at = offsetof(rumbones_fight, die[1][FRESH]), .kind = NUMBERS, .n = DIE_FACES},
    {.at = offsetof(rumbones_fight, die[1][FIXED]), .kind = NUMBERS, .n = DIE_FACES},
    {.at = offsetof(rumbones_fight, hits), .kind = NUMBERS, .n = 2},
    {.at = offsetof(rumbones_fight, crew), .kind = NUMBERS, .n = CREW_KINDS},
    {.at = offsetof(rumbones_fight, thing), .kind = NUMBER},
    {.at = offsetof(rumbones_fight, picked), .kind = NUMBERS, .n = 2},
};

static const item MOVING[] = {
    {.at = offsetof(rumbones_moving, hero), .kind = PLACE},
    {.at = offsetof(rumbones_moving, points), .kind = NUMBER},
    {.at = offsetof(rumbones_moving, how), .kind = FLAGS, .n = N_OF(WALK_BITS), .words = WALK_BITS},
    {.at = offsetof(rumbones_moving, jump), .kind = ZONE},
    {.at = offsetof(rumbones_moving, bonus), .kind = SIGNED},
    {.at = offsetof(rumbones_moving, pushed), .kind = PLACE},
    {.at = offsetof(rumbones_moving, push_points), .kind = NUMBER},
    {.at = offsetof(rumbones_moving, push_must), .kind = NUMBER},
    {.at = offsetof(rumbones_moving, push_n), .kind = NUMBER},
    {.at = offsetof(rumbones_moving, queue), .kind = PLACES},
    {.at = offsetof(rumbones_moving, falling), .kind = PLACES},
};

static const item HARMING[] = {
    {.at = offsetof(rumbones_harming, how), .kind = NAMED, .n = 4, .words = HARM_WORDS},
    {.at = offsetof(rumbones_harming, hurt), .kind = DAMAGES},
    {.at = offsetof(rumbones_harming, next), .kind = NUMBER},
};

static const item CREWING[] = {
    {.at = offsetof(rumbones_crewing, side), .kind = SIDE},
    {.at = offsetof(rumbones_crewing, may_hold), .kind = SLOTS_SET},
    {.at = offsetof(rumbones_crewing, done), .kind = SLOTS_SET},
    {.at = offsetof(rumbones_crewing, gun), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, march), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, point), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, left), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, used), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, slot), .kind = SLOT},
    {.at = offsetof(rumbones_crewing, who), .kind = NUMBERS, .n = CREW_KINDS},
    {.at = offsetof(rumbones_crewing, targets_n), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, target), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, zone), .kind = ZONE_LIST, .n = TARGETS_MAX},
    {.at = offsetof(rumbones_crewing, group), .kind = NUMBERS, .n = TARGETS_MAX * CREW_KINDS},
    {.at = offsetof(rumbones_crewing, held), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, rampage), .kind = NUMBERS, .n = SHIPS_MAX},
    {.at = offsetof(rumbones_crewing, ship), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, skill), .kind = SKILL_OF},
    {.at = offsetof(rumbones_crewing, level), .kind = NUMBER},
    {.at = offsetof(rumbones_crewing, sent), .kind = NUMBERS, .n = 2 * (1 + CREW_KINDS)},
    {.at = offsetof(rumbones_crewing, lane), .kind = NUMBER},
};

#define HERE(member)    .at = offsetof(rumbones_table, member)
#define PART_OF(member) HERE(member), .kind = PART, .size = sizeof((rumbones_table *)0)->member

static const item TURN[] = {
    {.key = "acting", HERE(acting), .kind = PLACE},
    {.key = "actions", HERE(actions), .kind = NUMBER},
    {.key = "walked", HERE(walked), .kind = NUMBER},
    {.key = "fought", HERE(fought), .kind = NUMBER},
};

static const item UNDER_WAY[] = {
    {.key = "asked", HERE(asked), .kind = SEATS},
    {.key = "pending", HERE(pending), .kind = MOVE},
    {.key = "named", HERE(named), .kind = CARD_OF},
    {.key = "card", HERE(card), .kind = CARD_OF},
    {.key = "skill", HERE(skill), .kind = SKILL_OF},
    {.key = "chosen", HERE(chosen), .kind = CHOSEN},
    {.key = "aim", HERE(aim), .kind = SIGNED},
    {.key = "moving", PART_OF(moving), .items = MOVING, .n = N_OF(MOVING)},
    {.key = "harming", PART_OF(harming), .items = HARMING, .n = N_OF(HARMING)},
    {.key = "crewing", PART_OF(crewing), .items = CREWING, .n = N_OF(CREWING)},
    {.key = "fight", PART_OF(fight), .items = FIGHT_ITEMS, .n = N_OF(FIGHT_ITEMS)},
    {.key = "scene", PART_OF(scene), .items = SCENE, .n = N_OF(SCENE)},
    {.key = "part", HERE(part), .kind = NUMBER},
    {.key = "splash", HERE(splash), .kind = FLAGS, .n = DIRECTIONS, .words = DIRECTION_BITS},
    {.key = "granted", HERE(granted), .kind = GRANTED},
    {.key = "chest-won", HERE(chest_won), .kind = NUMBER},
    {.key = "sweep", HERE(sweep), .kind = ZONE_LIST, .n = SWEEP_ZONES},
    {.key = "recovered", HERE(recovered), .kind = SEATS},
};

#endif
