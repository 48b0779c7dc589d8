/* The notation: what things are called, and a position as fields.
 *
 * Where a position is read from text, "auto" stands for a deck that holds whatever lies
 * nowhere else; of a hero all behind its zone, and of a position all that is under way, may
 * be left out.  What is written is always spelled out.
 *
 * What is under way is described once, in tables: writing and reading both follow them. */
#include "games/rumbones/check.h"

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
#define STEP(id, name, rule)      {#name, rule, false},
#define ASK(id, name, rule)       {#name, rule, true},
#define FIGHT(id, name, rule)     {#name, rule, true},
#define AFTERMATH(id, name, rule) {#name, rule, true},
#define WINDOW(id, name, rule)    {#name, rule, true},
#define CREW(id, name, rule)      {#name, rule, true},
#define POWER(id, name, rule)     {#name, rule, true},
#define BEAST(id, name, rule)     {#name, rule, true},
#include "games/rumbones/stages.def"
};

_Static_assert(sizeof STAGE_ROWS / sizeof *STAGE_ROWS == STAGES, "a row for every stage");

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

/* ==== Writing ============================================================== */

static void write_word_or_none(tt_writer *w, const char *const words[], int value)
{
    if (value == 0)
        tt_write_none(w);
    else
        tt_write_word(w, words[value]);
}

static void write_zone(tt_writer *w, int zone)
{
    write_word_or_none(w, ZONE_WORDS, zone);
}

static void write_number(tt_writer *w, const char *key, int number)
{
    tt_write_key(w, key);
    tt_write_number(w, number);
}

static void write_word(tt_writer *w, const char *key, const char *word)
{
    tt_write_key(w, key);
    tt_write_word(w, word);
}

static void write_flags(tt_writer *w, const char *const words[], unsigned bits)
{
    tt_write_list(w);
    for (; bits != 0; bits &= bits - 1)
        tt_write_word(w, words[__builtin_ctz(bits)]);
    tt_write_end(w);
}

/* ---- what is under way ---- */

static void write_place(tt_writer *w, const rumbones_table *t, int place)
{
    if (place == NO_PLACE)
        tt_write_none(w);
    else
        tt_write_word(w, FIGURE_WORDS[figure_of(t, place)]);
}

static void write_places(tt_writer *w, const rumbones_table *t, const uint8_t *at)
{
    uint16_t places;

    memcpy(&places, at, sizeof places);
    tt_write_list(w);
    for (unsigned left = places; left != 0; left &= left - 1)
        write_place(w, t, first_place(left));
    tt_write_end(w);
}

static void write_damages(tt_writer *w, const rumbones_table *t, const uint8_t *hurt)
{
    tt_write_list(w);
    for (int i = 0; i < HEROES_MAX; i++) {
        if (hurt[i] == 0)
            continue;
        tt_write_list(w);
        write_place(w, t, i);
        tt_write_number(w, hurt[i]);
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void write_slots(tt_writer *w, const rumbones_table *t, const uint8_t *at)
{
    uint32_t slots;

    memcpy(&slots, at, sizeof slots);
    tt_write_list(w);
    for (; slots != 0; slots &= slots - 1)
        tt_write_word(w, ZONE_WORDS[board_of(t)->slot_zone[__builtin_ctz(slots)]]);
    tt_write_end(w);
}

/* Without the empty ones at the end. */
static void write_zones(tt_writer *w, const uint8_t *zones, int n)
{
    while (n > 0 && zones[n - 1] == THE_SEA)
        n--;
    tt_write_list(w);
    for (int i = 0; i < n; i++)
        write_zone(w, zones[i]);
    tt_write_end(w);
}

static void write_numbers(tt_writer *w, const uint8_t *at, const item *is)
{
    tt_write_list(w);
    for (int i = 0; i < is->n; i++)
        tt_write_number(w, is->kind == SIGNEDS ? (int8_t)at[i] : at[i]);
    tt_write_end(w);
}

static void write_seats(tt_writer *w, unsigned seats)
{
    tt_write_list(w);
    for (; seats != 0; seats &= seats - 1)
        tt_write_number(w, __builtin_ctz(seats));
    tt_write_end(w);
}

static void write_argument(tt_writer *w, int sort, int value)
{
    if (sort != TT_SORT_NONE)
        tt_write_sort(w, &rumbones_grammar, sort, value);
}

/* A move; the first verb is never one that waits. */
static void write_move(tt_writer *w, const uint8_t move[3])
{
    const tt_verb *verb = &VERB_ROWS[move[0]];

    if (move[0] == 0) {
        tt_write_none(w);
        return;
    }
    tt_write_list(w);
    tt_write_word(w, verb->name);
    write_argument(w, verb->a, move[1]);
    write_argument(w, verb->b, move[2]);
    tt_write_end(w);
}

static void write_items(tt_writer *w, const rumbones_table *t, const void *base, const item *items,
                        int n);

static void write_part(tt_writer *w, const rumbones_table *t, const uint8_t *at, const item *is)
{
    if (tt_all_zero(at, is->size)) {
        tt_write_none(w);
        return;
    }
    tt_write_list(w);
    write_items(w, t, at, is->items, is->n);
    tt_write_end(w);
}

static void write_item(tt_writer *w, const rumbones_table *t, const uint8_t *at, const item *is)
{
    switch (is->kind) {
    case NUMBER:
        tt_write_number(w, *at);
        break;
    case SIGNED:
        tt_write_number(w, (int8_t)*at);
        break;
    case NUMBERS:
    case SIGNEDS:
        write_numbers(w, at, is);
        break;
    case ZONE:
        write_zone(w, *at);
        break;
    case ZONE_LIST:
        write_zones(w, at, is->n);
        break;
    case SLOT:
        tt_write_word(w, ZONE_WORDS[board_of(t)->slot_zone[*at]]);
        break;
    case SLOTS_SET:
        write_slots(w, t, at);
        break;
    case PLACE:
        write_place(w, t, *at);
        break;
    case PLACES:
        write_places(w, t, at);
        break;
    case CHOSEN:
        write_place(w, t, *at == 0 ? NO_PLACE : *at - 1);
        break;
    case DAMAGES:
        write_damages(w, t, at);
        break;
    case SIDE:
        if (*at == NOBODY)
            tt_write_none(w);
        else
            tt_write_word(w, SIDE_WORDS[*at]);
        break;
    case SEATS:
        write_seats(w, *at);
        break;
    case SKILL_OF:
        write_word_or_none(w, SKILL_WORDS, *at);
        break;
    case CARD_OF:
        write_word_or_none(w, CARD_WORDS, *at);
        break;
    case STAGE_OF:
        if (*at == STAGE_NONE)
            tt_write_none(w);
        else
            tt_write_word(w, STAGE_ROWS[*at].name);
        break;
    case MOVE:
        write_move(w, at);
        break;
    case NAMED:
        tt_write_word(w, is->words[*at]);
        break;
    case FLAGS:
        write_flags(w, is->words, *at);
        break;
    case GRANTED:
        write_zone(w, *at == 0 ? THE_SEA : board_of(t)->rigging_zone[*at - 1]);
        break;
    default:
        write_part(w, t, at, is);
    }
}

static void write_items(tt_writer *w, const rumbones_table *t, const void *base, const item *items,
                        int n)
{
    for (int i = 0; i < n; i++) {
        if (items[i].key != NULL)
            tt_write_key(w, items[i].key);
        write_item(w, t, (const uint8_t *)base + items[i].at, &items[i]);
    }
}

/* Windows: the side after the active one, its member, how many sides have declined. */
static void write_windows(tt_writer *w, const rumbones_table *t)
{
    tt_write_key(w, "windows");
    tt_write_list(w);
    for (int i = 0; i < t->windows_n; i++) {
        tt_write_list(w);
        for (int bits = 0; bits < 12; bits += 4)
            tt_write_number(w, t->window[i] >> bits & 15);
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void write_saved(tt_writer *w, const rumbones_table *t)
{
    tt_write_key(w, "saved");
    tt_write_list(w);
    for (int i = 0; i < t->saved_n; i++) {
        tt_write_list(w);
        write_items(w, t, &t->saved[i], SCENE, N_OF(SCENE));
        tt_write_end(w);
    }
    tt_write_end(w);
}

/* ---- sides ---- */

/* Every pirate for himself: there are no teams. */
static int teams_n(const rumbones_table *t)
{
    return t->pirates ? 0 : BOTH_SIDES;
}

static const char *const BETTER_WORDS[] = {"gun", "bosuns"};
static const char *const DONE_WORDS[] = {"crew", "passed"};

static void write_faction(tt_writer *w, const rumbones_team *team)
{
    tt_write_word(w, FACTION_WORDS[team->faction]);
}

static void write_points(tt_writer *w, const rumbones_team *team)
{
    tt_write_number(w, team->points);
}

static void write_pool(tt_writer *w, const rumbones_team *team)
{
    tt_write_number(w, team->pool);
}

static void write_better(tt_writer *w, const rumbones_team *team)
{
    write_flags(w, BETTER_WORDS, team->gun | (unsigned)team->bosuns << 1);
}

static void write_done(tt_writer *w, const rumbones_team *team)
{
    write_flags(w, DONE_WORDS, team->crew_done | (unsigned)team->passed << 1);
}

static void write_taker(tt_writer *w, const rumbones_team *team)
{
    tt_write_number(w, team->taker);
}

static void write_teams(tt_writer *w, const char *key, const rumbones_table *t,
                        void (*write_one)(tt_writer *, const rumbones_team *))
{
    tt_write_key(w, key);
    tt_write_list(w);
    for (int side = 0; side < teams_n(t); side++)
        write_one(w, &t->team[side]);
    tt_write_end(w);
}

/* ---- heroes ---- */

static const char *const TOKEN_BITS[] = {"activated", "gold", "silver", "once"};

static void write_hero(tt_writer *w, const rumbones_table *t, int place)
{
    const rumbones_hero *h = &t->hero[place];

    tt_write_list(w);
    tt_write_word(w, HERO_WORDS[h->who]);
    tt_write_number(w, h->owner);
    write_zone(w, t->at[place]);
    tt_write_number(w, h->damage);
    tt_write_number(w, h->coins);
    tt_write_list(w);
    for (int i = 0; i < SKILLS_EACH; i++)
        tt_write_number(w, h->level[i]);
    tt_write_end(w);
    write_flags(w, STATUS_WORDS, h->status);
    write_flags(w, TOKEN_BITS, h->token);
    tt_write_list(w);
    for (int i = 0; i < SKILLS_EACH; i++)
        if ((h->used >> i & 1) != 0)
            tt_write_word(w, SKILL_WORDS[card_of(t, place)->skill[i]]);
    tt_write_end(w);
    if (t->pirates)
        tt_write_number(w, h->lives);
    tt_write_end(w);
}

static void write_heroes(tt_writer *w, const rumbones_table *t)
{
    tt_write_key(w, "heroes");
    tt_write_list(w);
    for (int side = 0; side < t->sides; side++) {
        tt_write_list(w);
        for (unsigned left = side_places(t, side); left != 0; left &= left - 1)
            if (t->hero[first_place(left)].who != NO_HERO)
                write_hero(w, t, first_place(left));
        tt_write_end(w);
    }
    tt_write_end(w);
}

/* ---- the board ---- */

static void write_crew(tt_writer *w, const rumbones_table *t)
{
    tt_write_key(w, "crew");
    tt_write_list(w);
    for (int side = 0; side < teams_n(t); side++) {
        tt_write_list(w);
        for (uint32_t left = t->held[side]; left != 0; left &= left - 1) {
            int slot = __builtin_ctz(left);
            tt_write_list(w);
            tt_write_word(w, ZONE_WORDS[board_of(t)->slot_zone[slot]]);
            for (int kind = 0; kind < CREW_KINDS; kind++)
                tt_write_number(w, t->crew[side][kind][slot]);
            tt_write_end(w);
        }
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void write_rigging(tt_writer *w, const rumbones_table *t)
{
    const rumbones_board *b = board_of(t);

    tt_write_key(w, "rigging");
    tt_write_list(w);
    for (int i = 0; i < b->rigging_n; i++) {
        if (t->rigging[i] == 0)
            continue;
        tt_write_list(w);
        tt_write_word(w, ZONE_WORDS[b->rigging_zone[i]]);
        if ((t->gone >> i & 1) != 0)
            tt_write_word(w, "gone");
        else
            tt_write_number(w, t->rigging[i]);
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void write_planks(tt_writer *w, const rumbones_table *t)
{
    tt_write_key(w, "planks-off");
    tt_write_list(w);
    for (int i = 0; i < PLANKS; i++)
        if ((t->planks >> i & 1) == 0)
            tt_write_word(w, ZONE_WORDS[board_of(t)->planks[i]]);
    tt_write_end(w);
}

static const char *const DRAGON_BITS[] = {"activated", "lashed"};

static void write_beasts(tt_writer *w, const rumbones_table *t)
{
    tt_write_key(w, "kraken");
    if (t->kraken == 1) {
        tt_write_list(w);
        tt_write_word(w, ZONE_WORDS[t->kraken_zone]);
        tt_write_number(w, t->kraken_damage);
        tt_write_end(w);
    } else if (t->kraken == 2) {
        tt_write_word(w, "beaten");
    } else {
        tt_write_none(w);
    }
    tt_write_key(w, "dragon");
    if (t->dragon == 0) {
        tt_write_none(w);
        return;
    }
    tt_write_list(w);
    tt_write_number(w, t->dragon_owner);
    if (t->dragon == 2) {
        tt_write_word(w, "beaten");
    } else {
        tt_write_word(w, ZONE_WORDS[t->dragon_zone]);
        tt_write_number(w, t->dragon_damage);
        write_flags(w, DRAGON_BITS, t->dragon_token | (unsigned)t->dragon_lashed << 1);
    }
    tt_write_end(w);
}

/* ---- tide cards ---- */

/* What is known of a position: all of it, or what a view has. */
typedef struct known {
    const rumbones_table *table;
    const tide_bag *hand, *deck; /* of each seat; of each side, or NULL: hidden */
    unsigned hands_known;        /* a bit for each seat */
} known;

static void write_cards(tt_writer *w, int faction, tide_bag bag)
{
    tt_write_list(w);
    for (int card = first_card(faction); bag != 0; card++, bag >>= 4)
        for (int i = 0; i < (int)(bag & 15); i++)
            tt_write_word(w, CARD_WORDS[card]);
    tt_write_end(w);
}

static void write_tide(tt_writer *w, const known *k)
{
    const rumbones_table *t = k->table;

    tt_write_key(w, "decks");
    tt_write_list(w);
    for (int side = 0; side < teams_n(t); side++) {
        if (k->deck == NULL)
            tt_write_hidden(w, t->deck_n[side]);
        else
            write_cards(w, t->team[side].faction, k->deck[side]);
    }
    tt_write_end(w);
    tt_write_key(w, "discards");
    tt_write_list(w);
    for (int side = 0; side < teams_n(t); side++)
        write_cards(w, t->team[side].faction, t->discard[side]);
    tt_write_end(w);
    tt_write_key(w, "hands");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++) {
        if ((k->hands_known >> seat & 1) == 0)
            tt_write_hidden(w, t->hand_n[seat]);
        else
            write_cards(w, t->pirates ? DEEP : t->team[t->side_of[seat]].faction, k->hand[seat]);
    }
    tt_write_end(w);
}

/* ---- all of it ---- */

static void write_dealt(tt_writer *w, const rumbones_table *t)
{
    tt_write_key(w, "dealt");
    tt_write_list(w);
    for (int side = 0; side < teams_n(t); side++) {
        if (t->dealt[side] == ALL_HEROES)
            tt_write_word(w, "any");
        else
            write_flags(w, HERO_WORDS, t->dealt[side]);
    }
    tt_write_end(w);
}

static void write_begin(tt_writer *w, const rumbones_table *t)
{
    write_number(w, "seats", t->seats);
    write_word(w, "board", BOARD_WORDS[t->board]);
    tt_write_key(w, "teams");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++)
        tt_write_word(w, SIDE_WORDS[t->side_of[seat]]);
    tt_write_end(w);
    write_number(w, "each", t->heroes_each);
    write_number(w, "lives", t->lives);
    write_dealt(w, t);
}

static void write_known(tt_writer *w, const known *k)
{
    const rumbones_table *t = k->table;

    write_begin(w, t);
    tt_write_agenda(w, &rumbones_grammar, &t->agenda);
    write_number(w, "round", t->round);
    write_word(w, "first", SIDE_WORDS[t->first]);
    write_word(w, "turn", SIDE_WORDS[t->turn]);
    write_number(w, "active", t->active);
    write_teams(w, "factions", t, write_faction);
    write_teams(w, "points", t, write_points);
    write_teams(w, "pools", t, write_pool);
    write_teams(w, "better", t, write_better);
    write_teams(w, "done", t, write_done);
    write_teams(w, "takers", t, write_taker);
    write_heroes(w, t);
    write_items(w, t, t, TURN, N_OF(TURN));
    write_crew(w, t);
    write_rigging(w, t);
    write_planks(w, t);
    write_beasts(w, t);
    write_tide(w, k);
    tt_write_key(w, "winner");
    if (t->winner == 0)
        tt_write_none(w);
    else
        tt_write_word(w, SIDE_WORDS[t->winner - 1]);
    write_windows(w, t);
    write_saved(w, t);
    write_items(w, t, t, UNDER_WAY, N_OF(UNDER_WAY));
}

void rumbones_write(const void *state, tt_writer *w)
{
    const rumbones_state *s = state;
    const known k = {&s->table, s->secret.hand, s->secret.deck, TT_ALL};

    write_known(w, &k);
}

/* The seats whose hands a view shows: its side's. */
static unsigned hands_known(const rumbones_table *t, int seat)
{
    unsigned seats = 0;

    for (int i = 0; i < t->seats && seat < t->seats; i++)
        seats |= (unsigned)(t->side_of[i] == t->side_of[seat]) << i;
    return seats;
}

void rumbones_write_view(const void *view, tt_writer *w)
{
    const rumbones_view *v = view;
    const known k = {&v->table, v->hand, NULL, hands_known(&v->table, v->seat)};

    tt_write_key(w, "seat");
    if (v->seat == TT_SPECTATOR)
        tt_write_none(w);
    else
        tt_write_number(w, v->seat);
    write_known(w, &k);
}

/* ==== Reading ============================================================== */

static int read_sort(tt_reader *r, int sort)
{
    return tt_read_sort(r, &rumbones_grammar, sort);
}

static int read_sort_or_none(tt_reader *r, int sort)
{
    return tt_read_none(r) ? 0 : read_sort(r, sort);
}

static int read_zone(tt_reader *r)
{
    return read_sort_or_none(r, SORT_ZONE);
}

/* One of n words. */
static int read_named(tt_reader *r, const char *const words[], int n)
{
    tt_word word = tt_read_word(r);

    for (int i = 0; i < n && !r->failed; i++)
        if (words[i] != NULL && tt_word_is(word, words[i]))
            return i;
    tt_read_fail(r);
    return 0;
}

/* A list of words, each once. */
static unsigned read_flags(tt_reader *r, const char *const words[], int n)
{
    unsigned bits = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        unsigned bit = 1u << read_named(r, words, n);
        if ((bits & bit) != 0)
            tt_read_fail(r);
        bits |= bit;
    }
    return r->failed ? 0 : bits;
}

static int read_number(tt_reader *r, const char *key, int most)
{
    tt_read_key(r, key);
    return (int)tt_read_number(r, 0, most);
}

static void read_end(tt_reader *r)
{
    if (!tt_read_end(r))
        tt_read_fail(r);
}

/* ---- what is under way ---- */

static int read_place(tt_reader *r, const rumbones_table *t)
{
    if (tt_read_none(r))
        return NO_PLACE;
    int place = place_of(t, read_sort(r, SORT_FIGURE));
    if (place == NO_PLACE)
        tt_read_fail(r);
    return place;
}

static void read_places(tt_reader *r, const rumbones_table *t, uint8_t *at)
{
    uint16_t places = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        int place = read_place(r, t);
        if (r->failed || place == NO_PLACE || (places >> place & 1) != 0)
            tt_read_fail(r);
        else
            places |= (uint16_t)(1u << place);
    }
    memcpy(at, &places, sizeof places);
}

static void read_damages(tt_reader *r, const rumbones_table *t, uint8_t hurt[HEROES_MAX])
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_read_list(r);
        int place = read_place(r, t), n = (int)tt_read_number(r, 1, UINT8_MAX);
        read_end(r);
        if (r->failed || place == NO_PLACE || hurt[place] != 0)
            tt_read_fail(r);
        else
            hurt[place] = (uint8_t)n;
    }
}

static int read_slot(tt_reader *r, const rumbones_table *t)
{
    int slot = board_of(t)->slot[read_sort(r, SORT_ZONE)];

    if (r->failed || slot == NO_SLOT) {
        tt_read_fail(r);
        return 0;
    }
    return slot;
}

static void read_slots(tt_reader *r, const rumbones_table *t, uint8_t *at)
{
    uint32_t slots = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        uint32_t bit = 1u << read_slot(r, t);
        if ((slots & bit) != 0)
            tt_read_fail(r);
        slots |= bit;
    }
    memcpy(at, &slots, sizeof slots);
}

static void read_zones(tt_reader *r, uint8_t *zones, int n)
{
    tt_read_list(r);
    for (int i = 0; !tt_read_end(r); i++) {
        int zone = read_zone(r);
        if (i >= n)
            tt_read_fail(r);
        else
            zones[i] = (uint8_t)zone;
    }
}

static void read_numbers(tt_reader *r, uint8_t *at, const item *is)
{
    bool negative = is->kind == SIGNEDS;

    tt_read_list(r);
    for (int i = 0; i < is->n; i++)
        at[i] =
            (uint8_t)tt_read_number(r, negative ? INT8_MIN : 0, negative ? INT8_MAX : UINT8_MAX);
    read_end(r);
}

static unsigned read_seats(tt_reader *r, int seats)
{
    unsigned bits = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        unsigned bit = 1u << tt_read_number(r, 0, seats - 1);
        if ((bits & bit) != 0)
            tt_read_fail(r);
        bits |= bit;
    }
    return bits;
}

static int read_stage(tt_reader *r)
{
    if (tt_read_none(r))
        return STAGE_NONE;
    tt_word word = tt_read_word(r);
    for (int stage = 1; stage < STAGES; stage++)
        if (!r->failed && tt_word_is(word, STAGE_ROWS[stage].name))
            return stage;
    tt_read_fail(r);
    return STAGE_NONE;
}

static void read_move(tt_reader *r, uint8_t move[3])
{
    if (tt_read_none(r))
        return;
    tt_read_list(r);
    tt_word word = tt_read_word(r);
    for (int verb = 1; verb < VERBS && !r->failed; verb++) {
        const tt_verb *is = &VERB_ROWS[verb];
        if (!tt_word_is(word, is->name))
            continue;
        move[0] = (uint8_t)verb;
        move[1] = (uint8_t)(is->a == TT_SORT_NONE ? 0 : read_sort(r, is->a));
        move[2] = (uint8_t)(is->b == TT_SORT_NONE ? 0 : read_sort(r, is->b));
        break;
    }
    if (move[0] == 0)
        tt_read_fail(r);
    read_end(r);
}

/* One more than the place, or 0. */
static int read_chosen(tt_reader *r, const rumbones_table *t)
{
    int place = read_place(r, t);

    return place == NO_PLACE ? 0 : place + 1;
}

/* The zone of a token; its number and one more. */
static int read_granted(tt_reader *r, const rumbones_table *t)
{
    int zone = read_zone(r), token = board_of(t)->rigging[zone];

    if (zone == THE_SEA)
        return 0;
    if (r->failed || token == NO_RIGGING) {
        tt_read_fail(r);
        return 0;
    }
    return token + 1;
}

static void read_items(tt_reader *r, const rumbones_table *t, void *base, const item *items, int n);

static void read_part(tt_reader *r, const rumbones_table *t, uint8_t *at, const item *is)
{
    if (tt_read_none(r))
        return;
    tt_read_list(r);
    read_items(r, t, at, is->items, is->n);
    read_end(r);
}

/* One byte, or what is not one. */
static int read_byte(tt_reader *r, const rumbones_table *t, const item *is)
{
    switch (is->kind) {
    case NUMBER:
        return (int)tt_read_number(r, 0, UINT8_MAX);
    case SIGNED:
        return (int)tt_read_number(r, INT8_MIN, INT8_MAX);
    case ZONE:
        return read_zone(r);
    case SLOT:
        return read_slot(r, t);
    case PLACE:
        return read_place(r, t);
    case CHOSEN:
        return read_chosen(r, t);
    case SIDE:
        return tt_read_none(r) ? NOBODY : read_sort(r, SORT_SIDE);
    case SEATS:
        return (int)read_seats(r, t->seats);
    case SKILL_OF:
        return read_sort_or_none(r, SORT_SKILL);
    case CARD_OF:
        return read_sort_or_none(r, SORT_CARD);
    case STAGE_OF:
        return read_stage(r);
    case NAMED:
        return read_named(r, is->words, is->n);
    case FLAGS:
        return (int)read_flags(r, is->words, is->n);
    default:
        return read_granted(r, t);
    }
}

static void read_item(tt_reader *r, const rumbones_table *t, uint8_t *at, const item *is)
{
    switch (is->kind) {
    case NUMBERS:
    case SIGNEDS:
        read_numbers(r, at, is);
        break;
    case ZONE_LIST:
        read_zones(r, at, is->n);
        break;
    case SLOTS_SET:
        read_slots(r, t, at);
        break;
    case PLACES:
        read_places(r, t, at);
        break;
    case DAMAGES:
        read_damages(r, t, at);
        break;
    case MOVE:
        read_move(r, at);
        break;
    case PART:
        read_part(r, t, at, is);
        break;
    default:
        *at = (uint8_t)read_byte(r, t, is);
    }
}

static void read_items(tt_reader *r, const rumbones_table *t, void *base, const item *items, int n)
{
    for (int i = 0; i < n; i++) {
        if (items[i].key != NULL)
            tt_read_key(r, items[i].key);
        read_item(r, t, (uint8_t *)base + items[i].at, &items[i]);
    }
}

/* Whether that key comes next. */
static bool read_key_if(tt_reader *r, const char *key)
{
    tt_reader ahead = *r;

    tt_read_key(&ahead, key);
    if (!ahead.failed)
        *r = ahead;
    return !ahead.failed;
}

static void read_windows(tt_reader *r, rumbones_table *t)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        unsigned window = 0;
        tt_read_list(r);
        for (int bits = 0; bits < 12; bits += 4)
            window |= (unsigned)tt_read_number(r, 0, 15) << bits;
        read_end(r);
        if (r->failed || t->windows_n == WINDOWS_DEEP)
            tt_read_fail(r);
        else
            t->window[t->windows_n++] = (uint16_t)window;
    }
}

static void read_saved(tt_reader *r, rumbones_table *t)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        if (t->saved_n == SAVED_MAX) {
            tt_read_fail(r);
            return;
        }
        tt_read_list(r);
        read_items(r, t, &t->saved[t->saved_n++], SCENE, N_OF(SCENE));
        read_end(r);
    }
}

static void read_under_way(tt_reader *r, rumbones_table *t)
{
    if (read_key_if(r, "windows"))
        read_windows(r, t);
    if (read_key_if(r, "saved"))
        read_saved(r, t);
    for (size_t i = 0; i < N_OF(UNDER_WAY); i++)
        if (read_key_if(r, UNDER_WAY[i].key))
            read_item(r, t, (uint8_t *)t + UNDER_WAY[i].at, &UNDER_WAY[i]);
}

/* ---- sides ---- */

static void read_faction(tt_reader *r, rumbones_team *team)
{
    team->faction = (uint8_t)read_named(r, FACTION_WORDS, DECKS);
}

static void read_points(tt_reader *r, rumbones_team *team)
{
    team->points = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
}

static void read_pool(tt_reader *r, rumbones_team *team)
{
    team->pool = (uint8_t)tt_read_number(r, 0, POOL_MAX);
}

static void read_better(tt_reader *r, rumbones_team *team)
{
    unsigned bits = read_flags(r, BETTER_WORDS, 2);

    team->gun = bits & 1;
    team->bosuns = bits >> 1 & 1;
}

static void read_done(tt_reader *r, rumbones_team *team)
{
    unsigned bits = read_flags(r, DONE_WORDS, 2);

    team->crew_done = bits & 1;
    team->passed = bits >> 1 & 1;
}

static void read_taker(tt_reader *r, rumbones_team *team)
{
    team->taker = (uint8_t)tt_read_number(r, 0, RUMBONES_SEATS_MAX - 1);
}

static void read_teams(tt_reader *r, const char *key, rumbones_table *t,
                       void (*read_one)(tt_reader *, rumbones_team *))
{
    tt_read_key(r, key);
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++)
        read_one(r, &t->team[side]);
    read_end(r);
}

/* ---- heroes ---- */

static void read_levels(tt_reader *r, rumbones_hero *h)
{
    tt_read_list(r);
    for (int i = 0; i < SKILLS_EACH; i++)
        h->level[i] = (uint8_t)tt_read_number(r, 0, LEVELS);
    read_end(r);
}

static void read_used(tt_reader *r, rumbones_hero *h)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        int skill = read_sort(r, SORT_SKILL);
        unsigned bit = 1u << rumbones_skill_slot[skill];
        if (rumbones_skill_hero[skill] != h->who || (h->used & bit) != 0)
            tt_read_fail(r);
        h->used |= (uint8_t)bit;
    }
}

/* From the damage on all may be left out: then it is as when the hero came. */
static void read_hero(tt_reader *r, rumbones_table *t, int place)
{
    rumbones_hero *h = &t->hero[place];

    tt_read_list(r);
    h->who = (uint8_t)read_sort(r, SORT_HERO);
    h->owner = (uint8_t)tt_read_number(r, 0, t->seats - 1);
    t->at[place] = (uint8_t)read_zone(r);
    h->lives = t->pirates ? t->lives : 0;
    for (int i = 0; i < SKILLS_EACH; i++)
        h->level[i] = rumbones_skills[rumbones_heroes[h->who].skill[i]].price == 0;
    for (int i = 0; !tt_read_end(r); i++) {
        if (i == 0)
            h->damage = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
        else if (i == 1)
            h->coins = (uint16_t)tt_read_number(r, 0, UINT16_MAX);
        else if (i == 2)
            read_levels(r, h);
        else if (i == 3)
            h->status = (uint8_t)read_flags(r, STATUS_WORDS, STATUSES);
        else if (i == 4)
            h->token = (uint8_t)read_flags(r, TOKEN_BITS, N_OF(TOKEN_BITS));
        else if (i == 5)
            read_used(r, h);
        else if (i == 6 && t->pirates)
            h->lives = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
        else
            tt_read_fail(r);
    }
}

static void read_heroes(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "heroes");
    tt_read_list(r);
    for (int side = 0; side < t->sides; side++) {
        unsigned left = side_places(t, side);
        tt_read_list(r);
        for (; !tt_read_end(r); left &= left - 1) {
            if (left == 0)
                tt_read_fail(r);
            else
                read_hero(r, t, first_place(left));
        }
    }
    read_end(r);
}

/* ---- the board ---- */

static void read_crew_of(tt_reader *r, rumbones_table *t, int side)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_read_list(r);
        int slot = read_slot(r, t), hands = (int)tt_read_number(r, 0, t->supply[side][DECKHAND]);
        int bosuns = (int)tt_read_number(r, 0, t->supply[side][BOSUN]);
        read_end(r);
        if (r->failed || (t->held[side] >> slot & 1) != 0 || hands + bosuns == 0) {
            tt_read_fail(r);
            return;
        }
        supply_crew(t, side, DECKHAND, slot, -hands);
        supply_crew(t, side, BOSUN, slot, -bosuns);
    }
}

static void read_crew(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "crew");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++) {
        t->supply[side][DECKHAND] = DECKHANDS_IN_BOX;
        t->supply[side][BOSUN] = BOSUNS_IN_BOX;
        read_crew_of(r, t, side);
    }
    read_end(r);
}

static void read_rigging(tt_reader *r, rumbones_table *t)
{
    const rumbones_board *b = board_of(t);

    tt_read_key(r, "rigging");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_read_list(r);
        int token = b->rigging[read_sort(r, SORT_ZONE)];
        if (r->failed || token == NO_RIGGING || t->rigging[token] != 0) {
            tt_read_fail(r);
            return;
        }
        int vigour = rumbones_riggings[b->rigging_kind[token]].vigour;
        bool gone = tt_read_if(r, "gone");
        t->gone |= (uint16_t)((unsigned)gone << token);
        t->rigging[token] = (uint8_t)(gone ? vigour : tt_read_number(r, 1, vigour - 1));
        read_end(r);
    }
}

static void read_planks(tt_reader *r, rumbones_table *t)
{
    t->planks = (1u << PLANKS) - 1;
    tt_read_key(r, "planks-off");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        int zone = read_sort(r, SORT_ZONE), i = 0;
        while (i < PLANKS && board_of(t)->planks[i] != zone)
            i++;
        if (r->failed || i == PLANKS || (t->planks >> i & 1) == 0)
            tt_read_fail(r);
        else
            t->planks &= (uint8_t) ~(1u << i);
    }
}

static void read_kraken(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "kraken");
    if (tt_read_none(r))
        return;
    t->kraken = tt_read_if(r, "beaten") ? 2 : 1;
    if (t->kraken == 2)
        return;
    tt_read_list(r);
    t->kraken_zone = (uint8_t)read_sort(r, SORT_ZONE);
    t->kraken_damage = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
    read_end(r);
}

static void read_dragon(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "dragon");
    if (tt_read_none(r))
        return;
    tt_read_list(r);
    t->dragon_owner = (uint8_t)tt_read_number(r, 0, t->seats - 1);
    t->dragon = tt_read_if(r, "beaten") ? 2 : 1;
    if (t->dragon == 1) {
        t->dragon_zone = (uint8_t)read_sort(r, SORT_ZONE);
        t->dragon_damage = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
        unsigned bits = read_flags(r, DRAGON_BITS, 2);
        t->dragon_token = bits & 1;
        t->dragon_lashed = bits >> 1 & 1;
    }
    read_end(r);
}

/* ---- tide cards ---- */

/* What stood in the text: known, so many hidden, or auto. */
typedef struct reading {
    unsigned hands_hidden, decks_hidden, decks_auto; /* bits */
} reading;

static tide_bag read_cards(tt_reader *r, const rumbones_table *t, int side)
{
    tide_bag bag = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        int card = read_sort(r, SORT_CARD);
        const rumbones_card *is = &rumbones_cards[card];
        if (r->failed || t->pirates || is->faction != t->team[side].faction ||
            copies_in(bag, card) == is->copies)
            tt_read_fail(r);
        else
            bag += one_card(card);
    }
    return r->failed ? 0 : bag;
}

/* Whether a number of hidden things comes next; then it is read. */
static bool read_hidden(tt_reader *r, uint8_t *n)
{
    if (!tt_read_hidden(r))
        return false;
    *n = (uint8_t)tt_read_number(r, 0, DECK_CARDS);
    return true;
}

static void read_decks(tt_reader *r, rumbones_state *s, reading *how)
{
    rumbones_table *t = &s->table;

    tt_read_key(r, "decks");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++) {
        if (tt_read_if(r, "auto"))
            how->decks_auto |= 1u << side;
        else if (read_hidden(r, &t->deck_n[side]))
            how->decks_hidden |= 1u << side;
        else
            s->secret.deck[side] = read_cards(r, t, side);
    }
    read_end(r);
}

static void read_tide(tt_reader *r, rumbones_state *s, reading *how)
{
    rumbones_table *t = &s->table;

    read_decks(r, s, how);
    tt_read_key(r, "discards");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++)
        t->discard[side] = read_cards(r, t, side);
    read_end(r);
    tt_read_key(r, "hands");
    tt_read_list(r);
    for (int seat = 0; seat < t->seats; seat++) {
        if (read_hidden(r, &t->hand_n[seat]))
            how->hands_hidden |= 1u << seat;
        else
            s->secret.hand[seat] = read_cards(r, t, t->side_of[seat]);
    }
    read_end(r);
}

/* ---- all of it ---- */

static void read_dealt(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "dealt");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++)
        t->dealt[side] =
            (uint16_t)(tt_read_if(r, "any") ? ALL_HEROES : read_flags(r, HERO_WORDS, HEROES_END));
    read_end(r);
}

static void read_begin(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "seats");
    t->seats = (uint8_t)tt_read_number(r, 2, RUMBONES_SEATS_MAX);
    tt_read_key(r, "board");
    t->board = (uint8_t)read_named(r, BOARD_WORDS, BOARDS);
    t->pirates = t->board == BOARD_PIRATES;
    t->sides = t->pirates ? t->seats : BOTH_SIDES;
    t->choice = t->pirates ? ALL_HEROES : 0;
    tt_read_key(r, "teams");
    tt_read_list(r);
    for (int seat = 0; seat < t->seats; seat++)
        t->side_of[seat] = (uint8_t)read_named(r, SIDE_WORDS, t->sides);
    read_end(r);
    t->heroes_each = (uint8_t)read_number(r, "each", SIDE_HEROES);
    t->lives = (uint8_t)read_number(r, "lives", UINT8_MAX);
    read_dealt(r, t);
}

/* Everything that write_known writes. */
static void read_known(tt_reader *r, rumbones_state *s, reading *how)
{
    rumbones_table *t = &s->table;

    memset(how, 0, sizeof *how);
    read_begin(r, t);
    tt_read_agenda(r, &rumbones_grammar, t->seats, &t->agenda);
    t->round = (uint16_t)read_number(r, "round", UINT16_MAX);
    tt_read_key(r, "first");
    t->first = (uint8_t)read_named(r, SIDE_WORDS, t->sides);
    tt_read_key(r, "turn");
    t->turn = (uint8_t)read_named(r, SIDE_WORDS, t->sides);
    t->active = (uint8_t)read_number(r, "active", t->seats - 1);
    read_teams(r, "factions", t, read_faction);
    read_teams(r, "points", t, read_points);
    read_teams(r, "pools", t, read_pool);
    read_teams(r, "better", t, read_better);
    read_teams(r, "done", t, read_done);
    read_teams(r, "takers", t, read_taker);
    read_heroes(r, t);
    read_items(r, t, t, TURN, N_OF(TURN));
    read_crew(r, t);
    read_rigging(r, t);
    read_planks(r, t);
    read_kraken(r, t);
    read_dragon(r, t);
    read_tide(r, s, how);
    tt_read_key(r, "winner");
    t->winner = (uint8_t)(tt_read_none(r) ? 0 : 1 + read_named(r, SIDE_WORDS, t->sides));
    read_under_way(r, t);
}

/* ---- what follows from the rest ---- */

/* The cards of a side that lie nowhere; its deck is not asked. */
static tide_bag cards_left(tt_reader *r, const rumbones_state *s, int side)
{
    const rumbones_table *t = &s->table;
    tide_bag pool = rumbones_full_deck[t->team[side].faction];

    for (int i = -1; i < t->seats; i++) {
        if (i >= 0 && t->side_of[i] != side)
            continue;
        tide_bag bag = i < 0 ? t->discard[side] : s->secret.hand[i];
        for (int shift = 0; shift < 4 * DECK_KINDS; shift += 4)
            if ((bag >> shift & 15) > (pool >> shift & 15))
                tt_read_fail(r);
        if (r->failed)
            return 0;
        pool -= bag;
    }
    return pool;
}

static void derive_rest(rumbones_state *s)
{
    rumbones_table *t = &s->table;

    for (int place = 0; place < HEROES_MAX; place++)
        for (int slot = 0; slot < SKILLS_EACH; slot++)
            set_level(t, place, slot, t->hero[place].level[slot]);
    for (int side = 0; side < teams_n(t); side++)
        t->deck_n[side] = (uint8_t)cards_in(s->secret.deck[side]);
    for (int seat = 0; seat < t->seats; seat++)
        t->hand_n[seat] = (uint8_t)cards_in(s->secret.hand[seat]);
}

tt_status rumbones_read(void *state, tt_reader *r)
{
    rumbones_state *s = state;
    reading how;

    read_known(r, s, &how);
    if ((how.hands_hidden | how.decks_hidden) != 0)
        tt_read_fail(r);
    for (int side = 0; side < BOTH_SIDES && !r->failed; side++)
        if ((how.decks_auto >> side & 1) != 0)
            s->secret.deck[side] = cards_left(r, s, side);
    if (r->failed)
        return TT_BAD_POSITION;
    derive_rest(s);
    return rumbones_check(s) == NULL ? TT_OK : TT_BROKEN;
}

/* ---- a view: sound if some position looks like it ---- */

/* So many cards of the pool, from the last on: what was named before can be gone on from. */
static tide_bag imagine_hand(tt_reader *r, tide_bag *pool, int n)
{
    tide_bag hand = 0;

    for (int shift = 4 * (DECK_KINDS - 1); shift >= 0 && n > 0; shift -= 4)
        for (; n > 0 && (*pool >> shift & 15) > 0; n--) {
            *pool -= (tide_bag)1 << shift;
            hand += (tide_bag)1 << shift;
        }
    if (n > 0)
        tt_read_fail(r);
    return hand;
}

/* Some position in which what is hidden has the sizes the text says; who is asked gets the
 * cards first. */
static void imagine(tt_reader *r, rumbones_state *s, const reading *how)
{
    rumbones_table *t = &s->table;

    int asked = t->agenda.n == 0 ? 0 : tt_top(&t->agenda).seat;

    for (int side = 0; side < teams_n(t); side++) {
        tide_bag pool = cards_left(r, s, side);
        for (int i = 0; i < t->seats && !r->failed; i++) {
            int seat = (asked + i) % t->seats;
            if (t->side_of[seat] == side && (how->hands_hidden >> seat & 1) != 0)
                s->secret.hand[seat] = imagine_hand(r, &pool, t->hand_n[seat]);
        }
        if (t->deck_n[side] != cards_in(pool))
            tt_read_fail(r);
        s->secret.deck[side] = pool;
    }
    for (int seat = 0; seat < t->seats; seat++)
        if (t->pirates && t->hand_n[seat] != 0)
            tt_read_fail(r);
}

/* Whether just that was hidden which a seat cannot see. */
static bool hides_what_it_should(const rumbones_table *t, int seat, const reading *how)
{
    unsigned all = (1u << t->seats) - 1;

    return how->decks_hidden == (1u << teams_n(t)) - 1 &&
           how->hands_hidden == (all & ~hands_known(t, seat));
}

tt_status rumbones_read_view(void *view, tt_reader *r)
{
    rumbones_state s;
    reading how;

    memset(&s, 0, sizeof s);
    tt_read_key(r, "seat");
    int seat = tt_read_none(r) ? TT_SPECTATOR : (int)tt_read_number(r, 0, RUMBONES_SEATS_MAX - 1);
    read_known(r, &s, &how);
    if (r->failed || (seat != TT_SPECTATOR && seat >= s.table.seats))
        return TT_BAD_POSITION;
    if (!hides_what_it_should(&s.table, seat, &how))
        return TT_BROKEN;
    imagine(r, &s, &how);
    if (r->failed)
        return TT_BROKEN;
    derive_rest(&s);
    if (rumbones_check(&s) != NULL)
        return TT_BROKEN;
    rumbones_look(&s, seat, view);
    return TT_OK;
}
