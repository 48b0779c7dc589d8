/* The notation: what things are called, and a position as fields.
 *
 * Where a position is read from text, "auto" stands for a deck that holds whatever lies
 * nowhere else; of a hero all behind its zone, and of a position all that is under way, may
 * be left out.  What is written is always spelled out.
 *
 * What is under way is described once, in tables: writing and reading both follow them. */
#include "games/rumbones/state.h"

/* ==== The grammar ========================================================== */

#define ZONE_ROW(n)                                                                                \
    "b" #n, "c" #n, "d" #n, "e" #n, "f" #n, "g" #n, "h" #n, "i" #n, "j" #n, "k" #n, "l" #n,        \
        "m" #n, "n" #n, "o" #n, "p" #n

static const char *const ZONE_WORDS[] = {
    "sea", ZONE_ROW(0),  "a1",  ZONE_ROW(1),  "a2",  ZONE_ROW(2),  "a3",  ZONE_ROW(3),
    "a4",  ZONE_ROW(4),  "a5",  ZONE_ROW(5),  "a6",  ZONE_ROW(6),  "a7",  ZONE_ROW(7),
    "a8",  ZONE_ROW(8),  "a9",  ZONE_ROW(9),  "a10", ZONE_ROW(10), "a11", ZONE_ROW(11),
    "a12", ZONE_ROW(12), "a13", ZONE_ROW(13), "a14", ZONE_ROW(14), "a15", ZONE_ROW(15),
};

/* A hero of a side, both named: "kyrie-b". */
enum { FIGURES = SIDES_MAX * 16 };
static const char *const FIGURE_WORDS[FIGURES] = {
#define HERO(id, word, faction, role, vigour, passive, n, m, first, second, third)                 \
    [id] = word "-a", [16 + id] = word "-b", [32 + id] = word "-c", [48 + id] = word "-d",         \
    [64 + id] = word "-e", [80 + id] = word "-f",
#include "games/rumbones/cards.def"
};

static const char *const HERO_WORDS[] = {
    NULL,
#define HERO(id, word, faction, role, vigour, passive, n, m, first, second, third) word,
#include "games/rumbones/cards.def"
};

static const char *const SKILL_WORDS[] = {
    NULL,
#define SKILL(id, word, kind, price, upgrade, one, two) word,
#include "games/rumbones/cards.def"
};

static const char *const CARD_WORDS[] = {
    NULL,
#define CARD(id, word, faction, copies, kraken, window, effect, n, reach, statuses) word,
#include "games/rumbones/cards.def"
};

static const char *const RIGGING_WORDS[] = {
#define RIGGING(id, word, vigour, points, coins, n) word,
#include "games/rumbones/cards.def"
};

static const char *const STATUS_WORDS[] = {
#define STATUS(id, word) word,
#include "games/rumbones/cards.def"
};

static const char *const FACTION_WORDS[] = {
#define FACTION(id, word) word,
#include "games/rumbones/cards.def"
};

static const char *const BEAST_WORDS[] = {
    NULL,
#define BEAST(id, word, vigour, points, coins, others) word,
#include "games/rumbones/cards.def"
};

static const char *const LINE_WORDS[] = {
    NULL,
#define LINE(id, word, die, reach, dice, hit, n) word,
#include "games/rumbones/cards.def"
};

static const char *const CREW_WORDS[] = {"deckhand", "bosun"};
static const char *const SIDE_WORDS[] = {"a", "b", "c", "d", "e", "f"};
static const char *const DIE_WORDS[] = {"d1", "d2", "d3", "d4", "d5", "d6",
                                        "1",  "2",  "3",  "4",  "5",  "6"};
static const char *const FACE_WORDS[] = {NULL, "1", "2", "3", "4", "5", "6"};
static const char *const BLOW_WORDS[] = {"single", "double"};
static const char *const DEAD_WORDS[] = {"none", "gold", "silver"};
static const char *const WINDOW_WORDS[] = {"any",    "own",  "attack", "reroll",
                                           "damage", "jump", "crew",   "reaction"};

#define TEN(d) d "0", d "1", d "2", d "3", d "4", d "5", d "6", d "7", d "8", d "9"
static const char *const UNTIL_WORDS[] = {
    "always", "1",      "2",      "3",      "4",      "5",      "6",      "7",      "8",      "9",
    TEN("1"), TEN("2"), TEN("3"), TEN("4"), TEN("5"), TEN("6"), TEN("7"), TEN("8"), TEN("9"),
};

static const tt_sort SORTS[] = {
    {"zone", ZONE_WORDS, ZONES},
    {"figure", FIGURE_WORDS, FIGURES},
    {"hero", HERO_WORDS, HEROES_END},
    {"skill", SKILL_WORDS, SKILLS_END},
    {"card", CARD_WORDS, CARDS_END},
    {"rigging", RIGGING_WORDS, RIGGINGS},
    {"status", STATUS_WORDS, STATUSES},
    {"crew", CREW_WORDS, CREW_KINDS},
    {"side", SIDE_WORDS, SIDES_MAX},
    {"faction", FACTION_WORDS, FACTIONS},
    {"beast", BEAST_WORDS, BEASTS_END},
    {"line", LINE_WORDS, LINES_END},
    {"die", DIE_WORDS, GROUPS *DIE_FACES},
    {"face", FACE_WORDS, DIE_FACES + 1},
    {"blow", BLOW_WORDS, 2},
    {"dead", DEAD_WORDS, 3},
    {"window", WINDOW_WORDS, ORDER_WINDOWS},
    {"until", UNTIL_WORDS, UNTIL_ROUNDS + 1},
};

_Static_assert(sizeof ZONE_WORDS / sizeof *ZONE_WORDS == ZONES, "a word for every zone");
_Static_assert(sizeof UNTIL_WORDS / sizeof *UNTIL_WORDS == UNTIL_ROUNDS + 1, "a word for each");

/* verbs.def, told.def and orders.def name sorts without a prefix. */
enum { S_NONE = TT_SORT_NONE, S_NUMBER = TT_SORT_NUMBER, S_SEAT = TT_SORT_SEAT };
enum { S_ZONE = SORT_ZONE, S_FIGURE = SORT_FIGURE, S_HERO = SORT_HERO, S_SKILL = SORT_SKILL };
enum { S_CARD = SORT_CARD, S_RIGGING = SORT_RIGGING, S_STATUS = SORT_STATUS, S_CREW = SORT_CREW };
enum { S_SIDE = SORT_SIDE, S_FACTION = SORT_FACTION, S_BEAST = SORT_BEAST, S_LINE = SORT_LINE };
enum { S_DIE = SORT_DIE, S_BLOW = SORT_BLOW, S_DEAD = SORT_DEAD };
enum { S_WINDOW = SORT_WINDOW, S_UNTIL = SORT_UNTIL };

static const tt_verb VERB_ROWS[] = {
#define VERB(id, word, a, b) {word, S_##a, S_##b},
#include "games/rumbones/verbs.def"
#undef VERB
};

static const tt_told TOLD_ROWS[] = {
#define TOLD(id, word, a, b) {word, S_##a, S_##b},
#include "games/rumbones/told.def"
#undef TOLD
};

static const tt_stage STAGE_ROWS[] = {
    {"over", "R-1.1", false},
#define STEP(id, name, rule)   {#name, rule, false},
#define ASK(id, name, rule)    {#name, rule, true},
#define FIGHT(id, name, rule)  {#name, rule, true},
#define WINDOW(id, name, rule) {#name, rule, true},
#define CREW(id, name, rule)   {#name, rule, true},
#define POWER(id, name, rule)  {#name, rule, true},
#define BEAST(id, name, rule)  {#name, rule, true},
#include "games/rumbones/stages.def"
};

static const tt_order_kind ORDER_ROWS[] = {
#define ORDER(id, word, a, b, c) {word, S_##a, S_##b, S_##c},
#include "games/rumbones/orders.def"
#undef ORDER
};

/* In the order of moves.c. */
static const char *const BOARD_WORDS[] = {
    "base", "gallant-junks", "windcutters-junks", "gallants", "junks", "windcutters", "pirates"};
static const char *const MODE_WORDS[] = {"sides", "pirates"};
static const char *const HEROES_WORDS[] = {"picked", "starter", "random", "random-hired"};
static const char *const ALLIES_WORDS[] = {"usual", "unusual"};
static const char *const LIVES_WORDS[] = {"3", "2", "4", "5"};
static const char *const EACH_WORDS[] = {"1", "2"};
static const tt_option OPTION_ROWS[] = {
    {"board", BOARD_WORDS, BOARD_PIRATES},
    {"mode", MODE_WORDS, 2},
    {"faction", FACTION_WORDS, DECKS},
    {"heroes", HEROES_WORDS, 4},
    {"allies", ALLIES_WORDS, 2},
    {"larger", SIDE_WORDS, 2},
    {"lives", LIVES_WORDS, 4},
    {"each", EACH_WORDS, 2},
};

const tt_grammar rumbones_grammar = {
    .sorts = SORTS,
    .verbs = VERB_ROWS,
    .tolds = TOLD_ROWS,
    .stages = STAGE_ROWS,
    .options = OPTION_ROWS,
    .orders = ORDER_ROWS,
    .sorts_n = SORTS_END - TT_SORT_FIRST,
    .verbs_n = VERBS,
    .tolds_n = TOLDS,
    .stages_n = STAGES,
    .options_n = sizeof OPTION_ROWS / sizeof *OPTION_ROWS,
    .orders_n = ORDERS,
};

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
    CHOSEN,  /* a hero, or -; "nobody" where one is still to be chosen */
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

#define OF(type, member) NULL, offsetof(type, member)
#define N_OF(list)       (sizeof(list) / sizeof *(list))

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
    {.key = "active", HERE(active), .kind = NUMBER},
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
