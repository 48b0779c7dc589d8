/* The notation: what things are called, and a position as fields.
 *
 * Where a position is read from text, "auto" stands for a deck that holds whatever lies
 * nowhere else; of a hero all behind its zone, and of a position all that is under way, may
 * be left out.  What is written is always spelled out.
 *
 * What is under way is described once, in tables: writing and reading both follow them. */
#include "games/rumbones/check.h"
#include "games/rumbones/notation.h"

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
    [(id)] = word "-a", [16 + (id)] = word "-b", [32 + (id)] = word "-c", [48 + (id)] = word "-d", \
    [64 + (id)] = word "-e", [80 + (id)] = word "-f",
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
