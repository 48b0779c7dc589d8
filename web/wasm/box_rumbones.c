/* What is printed on the boards and cards of Rum & Bones. */
#include "web/wasm/box.h"

#include "games/rumbones/notation.h"
#include "wire/json.h"

/* ==== Pieces =============================================================== */

static void put_word(tt_text *out, int sort, int value)
{
    tt_put_char(out, '"');
    tt_put_word(&rumbones_grammar, sort, value, out);
    tt_put_char(out, '"');
}

/* ,"key": or, as the first of an object, {"key": */
static void put_key(tt_text *out, const char *key, bool is_first)
{
    tt_put_char(out, is_first ? '{' : ',');
    json_put_string(out, key);
    tt_put_char(out, ':');
}

static void put_named(tt_text *out, const char *key, int sort, int value)
{
    put_key(out, key, false);
    put_word(out, sort, value);
}

static void put_number(tt_text *out, const char *key, int number)
{
    put_key(out, key, false);
    tt_put_number(out, number);
}

static void put_zones(tt_text *out, const uint8_t *zones, int n)
{
    tt_put_char(out, '[');
    for (int i = 0; i < n; i++) {
        tt_put(out, i == 0 ? "" : ",");
        put_word(out, SORT_ZONE, zones[i]);
    }
    tt_put_char(out, ']');
}

/* ==== Boards =============================================================== */

static void put_side(tt_text *out, int side)
{
    if (side == NOBODY)
        tt_put(out, "null");
    else
        put_word(out, SORT_SIDE, side);
}

/* A string for each row: sea, deck or plank. */
static void put_cells(tt_text *out, const rumbones_board *b)
{
    tt_put_char(out, '[');
    for (int row = 0; row < b->height; row++) {
        tt_put(out, row == 0 ? "\"" : ",\"");
        for (int column = 0; column < b->width; column++)
            tt_put_char(out, "~.="[b->cell[row * ROW + column]]);
        tt_put_char(out, '"');
    }
    tt_put_char(out, ']');
}

static void put_ships(tt_text *out, const rumbones_board *b)
{
    tt_put_char(out, '[');
    for (int i = 0; i < b->ships_n; i++) {
        tt_put(out, i == 0 ? "[" : ",[");
        put_side(out, b->ship_side[i]);
        tt_put_char(out, ',');
        put_zones(out, b->ship_zones[i], b->ship_zones_n[i]);
        tt_put_char(out, ']');
    }
    tt_put_char(out, ']');
}

static void put_points(tt_text *out, const rumbones_board *b)
{
    for (int side = 0; side < BOTH_SIDES; side++) {
        tt_put_char(out, side == 0 ? '[' : ',');
        put_zones(out, b->points[side], b->points_n[side]);
    }
    tt_put_char(out, ']');
}

static void put_lanes(tt_text *out, const rumbones_board *b)
{
    bool has_lanes = b->slot_zone[0] != THE_SEA;

    tt_put_char(out, '[');
    for (int lane = 0; lane < LANES && has_lanes; lane++) {
        tt_put(out, lane == 0 ? "" : ",");
        put_zones(out, b->slot_zone + (size_t)lane * LANE_ZONES, LANE_ZONES);
    }
    tt_put_char(out, ']');
}

/* The two ends of the lane that has two at one side. */
static void put_fork(tt_text *out, const rumbones_board *b)
{
    if (b->fork == NO_SLOT || b->slot_zone[FORK_SLOT] == THE_SEA) {
        tt_put(out, "[]");
        return;
    }
    const uint8_t ends[] = {b->slot_zone[b->fork], b->slot_zone[FORK_SLOT]};
    put_zones(out, ends, 2);
}

static void put_riggings(tt_text *out, const rumbones_board *b)
{
    tt_put_char(out, '[');
    for (int i = 0; i < b->rigging_n; i++) {
        tt_put(out, i == 0 ? "[" : ",[");
        put_word(out, SORT_ZONE, b->rigging_zone[i]);
        tt_put_char(out, ',');
        put_word(out, SORT_RIGGING, b->rigging_kind[i]);
        tt_put_char(out, ',');
        put_side(out, b->rigging_side[i]);
        tt_put_char(out, ']');
    }
    tt_put_char(out, ']');
}

static void put_board(tt_text *out, const rumbones_board *b)
{
    put_key(out, "width", true);
    tt_put_number(out, b->width);
    put_number(out, "height", b->height);
    put_key(out, "cells", false);
    put_cells(out, b);
    put_key(out, "ships", false);
    put_ships(out, b);
    put_key(out, "points", false);
    put_points(out, b);
    put_key(out, "lanes", false);
    put_lanes(out, b);
    put_key(out, "fork", false);
    put_fork(out, b);
    put_key(out, "rigging", false);
    put_riggings(out, b);
    put_key(out, "planks", false);
    put_zones(out, b->planks, PLANKS);
    put_key(out, "krakens", false);
    put_zones(out, b->krakens, b->krakens_n);
    tt_put_char(out, '}');
}

/* ==== Cards ================================================================ */

static const char *const ROLES[] = {"captain", "brute", "gunner", "swashbuckler", "quartermaster"};
static const char *const KINDS[] = {"basic", "attack", "ability", "reaction"};
static const char *const WHEN[] = {"own", "decl", "roll", "dmg", "jump", "crew1", "crewm", "gun"};

_Static_assert(sizeof WHEN / sizeof *WHEN == WINDOWS, "a word for every window of cards");

static void put_hero(tt_text *out, int who)
{
    const rumbones_hero_card *is = &rumbones_heroes[who];

    put_key(out, "faction", true);
    put_word(out, SORT_FACTION, is->faction);
    put_key(out, "role", false);
    json_put_string(out, ROLES[is->role]);
    put_number(out, "vigour", is->vigour);
    put_number(out, "n", is->n);
    put_number(out, "m", is->m);
    put_key(out, "skills", false);
    for (int i = 0; i < SKILLS_EACH; i++) {
        tt_put_char(out, i == 0 ? '[' : ',');
        put_word(out, SORT_SKILL, is->skill[i]);
    }
    tt_put(out, "]}");
}

static void put_level(tt_text *out, const rumbones_level *is)
{
    put_key(out, "dice", true);
    tt_put_number(out, is->dice);
    put_number(out, "hit", is->hit);
    put_number(out, "range", is->range);
    put_number(out, "n", is->n);
    put_number(out, "m", is->m);
    tt_put_char(out, '}');
}

static void put_skill(tt_text *out, int skill)
{
    const rumbones_skill *is = &rumbones_skills[skill];

    put_key(out, "kind", true);
    json_put_string(out, KINDS[is->kind]);
    put_named(out, "hero", SORT_HERO, rumbones_skill_hero[skill]);
    put_number(out, "price", is->price);
    put_number(out, "upgrade", is->upgrade);
    put_key(out, "levels", false);
    for (int level = 1; level <= LEVELS; level++) {
        tt_put_char(out, level == 1 ? '[' : ',');
        put_level(out, &is->level[level]);
    }
    tt_put(out, "]}");
}

static void put_card(tt_text *out, int card)
{
    const rumbones_card *is = &rumbones_cards[card];

    put_key(out, "faction", true);
    put_word(out, SORT_FACTION, is->faction);
    put_number(out, "copies", is->copies);
    put_number(out, "kraken", is->kraken);
    put_key(out, "when", false);
    json_put_string(out, WHEN[is->window]);
    put_number(out, "n", is->n);
    put_number(out, "reach", is->reach);
    tt_put_char(out, '}');
}

static void put_rigging(tt_text *out, int kind)
{
    const rumbones_rigging_token *is = &rumbones_riggings[kind];

    put_key(out, "vigour", true);
    tt_put_number(out, is->vigour);
    put_number(out, "points", is->points);
    put_number(out, "coins", is->coins);
    put_number(out, "n", is->n);
    tt_put_char(out, '}');
}

static void put_beast(tt_text *out, int beast)
{
    const rumbones_beast_card *is = &rumbones_beasts[beast];

    put_key(out, "vigour", true);
    tt_put_number(out, is->vigour);
    put_number(out, "points", is->points);
    put_number(out, "coins", is->coins);
    put_number(out, "others", is->others);
    tt_put_char(out, '}');
}

static void put_line(tt_text *out, int line)
{
    const rumbones_kraken_line *is = &rumbones_lines[line];

    put_key(out, "die", true);
    tt_put_number(out, is->die);
    put_number(out, "reach", is->reach);
    put_number(out, "dice", is->dice);
    put_number(out, "hit", is->hit);
    put_number(out, "n", is->n);
    tt_put_char(out, '}');
}

static void put_crew(tt_text *out)
{
    static const char *const ROWS_OF_IT[CREW_ROWS] = {
#define CREW(id, word, dice, hit, range) word,
#include "games/rumbones/cards.def"
    };

    for (int i = 0; i < CREW_ROWS; i++) {
        put_key(out, ROWS_OF_IT[i], i == 0);
        put_key(out, "dice", true);
        tt_put_number(out, rumbones_crew[i].dice);
        put_number(out, "hit", rumbones_crew[i].hit);
        put_number(out, "range", rumbones_crew[i].range);
        tt_put_char(out, '}');
    }
    tt_put_char(out, '}');
}

/* All things of a sort, each under its word. */
static void put_all(tt_text *out, const char *key, int sort, int first, int end,
                    void (*put_one)(tt_text *, int))
{
    put_key(out, key, false);
    for (int i = first; i < end; i++) {
        tt_put_char(out, i == first ? '{' : ',');
        put_word(out, sort, i);
        tt_put_char(out, ':');
        put_one(out, i);
    }
    tt_put_char(out, '}');
}

void rumbones_put_box(tt_text *out)
{
    put_key(out, "boards", true);
    for (int i = 0; i < BOARDS; i++) {
        put_key(out, BOARD_WORDS[i], i == 0);
        put_board(out, &rumbones_boards[i]);
    }
    tt_put_char(out, '}');
    put_all(out, "heroes", SORT_HERO, NO_HERO + 1, HEROES_END, put_hero);
    put_all(out, "skills", SORT_SKILL, NO_SKILL + 1, SKILLS_END, put_skill);
    put_all(out, "cards", SORT_CARD, NO_CARD + 1, CARDS_END, put_card);
    put_all(out, "rigging", SORT_RIGGING, 0, RIGGINGS, put_rigging);
    put_all(out, "beasts", SORT_BEAST, NO_BEAST + 1, BEASTS_END, put_beast);
    put_all(out, "lines", SORT_LINE, NO_LINE + 1, LINES_END, put_line);
    put_key(out, "crew", false);
    put_crew(out);
    put_number(out, "pointsToWin", POINTS_TO_WIN);
    put_number(out, "poolMax", POOL_MAX);
    put_number(out, "actions", ACTIONS);
    put_number(out, "deckhands", DECKHANDS_IN_BOX);
    put_number(out, "bosuns", BOSUNS_IN_BOX);
    tt_put_char(out, '}');
}
