/* The odds of everything that the seat of a view may do. */
#include "games/rumbones/odds.h"
#include "games/rumbones/state.h"
#include "web/wasm/notes.h"
#include "wire/json.h"

/* ==== Pieces =============================================================== */

static void put_word(tt_text *out, int sort, int value)
{
    tt_put_char(out, '"');
    tt_put_word(&rumbones_grammar, sort, value, out);
    tt_put_char(out, '"');
}

static void put_numbers(tt_text *out, const char *key, const uint8_t numbers[GROUPS])
{
    json_put_string(out, key);
    for (int group = 0; group < GROUPS; group++) {
        tt_put(out, group == 0 ? ":[" : ",");
        tt_put_number(out, numbers[group]);
    }
    tt_put(out, "],");
}

/* ==== Chances ============================================================== */

enum { ALL_WAYS = 10000 };

/* Neither never nor always, unless it is. */
static int chance_of(uint64_t ways, uint64_t all)
{
    if (ways == 0 || ways == all)
        return ways == 0 ? 0 : ALL_WAYS;
    while (all > UINT64_MAX / ALL_WAYS / 2) { /* far finer than can be said */
        ways /= 2;
        all /= 2;
    }
    uint64_t chance = (ways * ALL_WAYS + all / 2) / all;
    return chance < 1 ? 1 : chance >= ALL_WAYS ? ALL_WAYS - 1 : (int)chance;
}

static void put_falls(tt_text *out, const rumbones_table *t, const rumbones_odds *odds)
{
    bool is_first = true;

    tt_put_char(out, '[');
    for (int hero = 0; hero < HEROES_MAX; hero++) {
        if ((odds->heroes >> hero & 1) == 0)
            continue;
        tt_put(out, is_first ? "[" : ",[");
        put_word(out, SORT_FIGURE, figure_of(t, hero));
        tt_put_char(out, ',');
        tt_put_number(out, chance_of(odds->ko[hero], odds->all));
        tt_put_char(out, ']');
        is_first = false;
    }
    tt_put_char(out, ']');
}

static void put_odds(tt_text *out, const rumbones_table *t, const rumbones_odds *odds)
{
    tt_put(out, "{\"zone\":");
    put_word(out, SORT_ZONE, odds->zone);
    tt_put_char(out, ',');
    put_numbers(out, "dice", odds->dice);
    put_numbers(out, "needed", odds->needed);
    tt_put(out, "\"hits\":");
    for (int hits = 0; hits <= odds->most; hits++) {
        tt_put_char(out, hits == 0 ? '[' : ',');
        tt_put_number(out, chance_of(odds->hits[hits], odds->all));
    }
    tt_put(out, "],\"ko\":");
    put_falls(out, t, odds);
    tt_put(out, ",\"destroyed\":");
    if (odds->has_thing)
        tt_put_number(out, chance_of(odds->destroyed, odds->all));
    else
        tt_put(out, "null");
    tt_put_char(out, '}');
}

static void put_declared(tt_text *out, const rumbones_table *t)
{
    rumbones_odds odds;

    tt_put(out, "{\"attack\":");
    if (t->agenda.n > 0 && rumbones_declared_odds(t, &odds))
        put_odds(out, t, &odds);
    else
        tt_put(out, "null");
    tt_put(out, ",\"jump\":");
    if (t->agenda.n > 0 && tt_top(&t->agenda).stage == STAGE_JUMPING)
        tt_put_number(out, rumbones_jump_odds(t, t->moving.hero, t->moving.jump, t->moving.bonus));
    else
        tt_put(out, "null");
}

static void put_move_key(tt_text *out, tt_move m, bool is_first)
{
    tt_put(out, is_first ? "" : ",");
    json_put_move(out, &tt_rumbones, m);
    tt_put_char(out, ':');
}

void rumbones_put_notes(tt_text *out, const void *view)
{
    const rumbones_view *v = view;
    bool is_first = true;
    rumbones_odds odds;
    tt_moves list = {.n = 0};

    put_declared(out, &v->table);
    if (v->seat < v->table.seats && v->table.agenda.n > 0)
        tt_rumbones.view_moves(v, &list);
    tt_put(out, ",\"moves\":{");
    for (uint32_t i = 0; i < list.n; i++) {
        bool jumps = list.at[i].verb == VERB_JUMP;
        if (!jumps && !rumbones_attack_odds(v, list.at[i], &odds))
            continue;
        put_move_key(out, list.at[i], is_first);
        if (jumps)
            tt_put_number(out, rumbones_jump_chance(v, list.at[i].a));
        else
            put_odds(out, &v->table, &odds);
        is_first = false;
    }
    tt_put(out, "}}");
}
