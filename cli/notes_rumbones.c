/* What one may want to know of a choice in Rum & Bones. */
#include "cli/words_rumbones.h"

#include <string.h>

/* ==== Parts of notes ======================================================= */

static const rumbones_board *board(const rumbones_table *t)
{
    return &rumbones_boards[t->board];
}

void rumbones_note_there(const rumbones_table *t, int zone, int friend, tt_text *out)
{
    char text[256];
    tt_text there = tt_text_in(text, sizeof text);

    rumbones_put_there(t, zone, friend, &there);
    if (there.n == 0)
        return;
    rumbones_put_dot(out);
    cli_put_filled("rumbones.table.note_there", text, 0, out);
}

void rumbones_note_hero(const rumbones_table *t, int hero, tt_text *out)
{
    if (hero == NO_PLACE)
        return;
    const rumbones_hero *h = &t->hero[hero];
    if (t->at[hero] == OFF_BOARD)
        cli_put_sentence("rumbones.table.ashore", out);
    else
        rumbones_put_word(SORT_ZONE, t->at[hero], out);
    rumbones_put_dot(out);
    cli_put_numbers("rumbones.table.n_damage", h->damage, rumbones_heroes[h->who].vigour, out);
    rumbones_put_dot(out);
    cli_put_number("rumbones.table.n_coins", h->coins, out);
    if (h->status == 0)
        return;
    rumbones_put_dot(out);
    rumbones_put_statuses(h->status, out);
}

/* As choices stand in the list. */
static bool comes_before(tt_move x, tt_move y)
{
    return x.verb == y.verb && (x.a < y.a || (x.a == y.a && x.b < y.b));
}

/* Of several choices that do the same to somebody else only the first says what. */
static bool is_first(const rumbones_view *v, tt_move m)
{
    tt_moves list;

    tt_rumbones.view_moves(v, &list);
    for (uint32_t i = 0; i < list.n; i++)
        if (list.at[i].a == m.a && comes_before(list.at[i], m))
            return false;
    return true;
}

/* Which of a hero's skills it is, and at what level. */
static int level_of(const rumbones_view *v, int skill)
{
    const rumbones_table *t = &v->table;
    int side = t->side_of[v->seat];
    int hero = rumbones_place_seen(t, side * 16 + rumbones_skill_hero[skill]);
    int level = hero == NO_PLACE ? 0 : t->hero[hero].level[rumbones_skill_slot[skill]];

    return level > 0 ? level : 1;
}

/* ==== Choices ============================================================== */

/* "captain · vigour 9 · Jaws, Red Tide, Ambush" */
static void note_pick(int who, tt_text *out)
{
    const rumbones_hero_card *card = &rumbones_heroes[who];

    cli_put_sentence(rumbones_role_keys[card->role], out);
    rumbones_put_dot(out);
    cli_put_number("rumbones.table.n_vigour", card->vigour, out);
    rumbones_put_dot(out);
    for (int i = 0; i < SKILLS_EACH; i++) {
        if (i > 0)
            cli_put_sign("cli.sign.comma", out);
        rumbones_put_word(SORT_SKILL, card->skill[i], out);
    }
}

/* "2/6" */
static void note_jump(const rumbones_view *v, int zone, tt_text *out)
{
    int faces = rumbones_jump_chance(v, zone);

    cli_put_number(faces == 0 ? "rumbones.table.note_jump_never" : "rumbones.table.note_jump",
                   faces, out);
}

/* What is said of the dice; "": they are the same as of a choice further up. */
static void put_roll(const rumbones_view *v, tt_move m, const rumbones_odds *odds, tt_text *out)
{
    char roll[256], other[256];
    tt_text r = tt_text_in(roll, sizeof roll);
    tt_moves list;

    rumbones_put_roll(odds, &r);
    tt_rumbones.view_moves(v, &list);
    for (uint32_t i = 0; i < list.n; i++) {
        rumbones_odds before;
        tt_text o = tt_text_in(other, sizeof other);
        if (!comes_before(list.at[i], m) || (m.verb == VERB_ATTACK && list.at[i].a != m.a) ||
            !rumbones_attack_odds(v, list.at[i], &before))
            continue;
        rumbones_put_roll(&before, &o);
        if (strcmp(roll, other) == 0)
            return;
    }
    tt_put(out, roll);
}

/* The odds, and who is there; false: that is no attack. */
static bool note_attack(const rumbones_view *v, tt_move m, tt_text *out)
{
    const rumbones_table *t = &v->table;
    int stage = tt_top(&t->agenda).stage;
    bool is_kraken = stage == STAGE_SLAM || stage == STAGE_SWEEP;
    rumbones_odds odds;

    if (!rumbones_attack_odds(v, m, &odds))
        return false;
    put_roll(v, m, &odds, out);
    rumbones_put_falls(t, &odds, out);
    if (m.verb != VERB_SEND)
        rumbones_note_there(t, odds.zone, is_kraken ? NOBODY : t->side_of[v->seat], out);
    return true;
}

static void note_purchase(const rumbones_view *v, tt_move m, tt_text *out)
{
    const rumbones_table *t = &v->table;
    const rumbones_skill *skill = &rumbones_skills[m.a];
    int price = m.verb == VERB_BUY ? skill->price : skill->upgrade;

    cli_put_numbers("rumbones.table.note_price", price, t->hero[t->acting].coins - price, out);
    rumbones_put_dot(out);
    rumbones_put_level(m.a, m.verb == VERB_BUY ? 1 : 2, out);
}

/* What it does, and what it adds to the Kraken pool. */
static void note_card(int card, tt_text *out)
{
    rumbones_put_card(card, out);
    if (rumbones_cards[card].kraken == 0)
        return;
    rumbones_put_dot(out);
    cli_put_number("rumbones.table.note_kraken", rumbones_cards[card].kraken, out);
}

static void note_play(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (is_first(v, m))
        note_card(m.a, out);
    if (m.verb != VERB_PLAY_ON)
        return;
    rumbones_put_dot(out);
    rumbones_note_hero(&v->table, rumbones_place_seen(&v->table, m.b), out);
}

static void note_use(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (is_first(v, m))
        rumbones_put_level(m.a, level_of(v, m.a), out);
    if (m.verb == VERB_USE_ON || m.verb == VERB_REACT_ON) {
        rumbones_put_dot(out);
        rumbones_note_hero(&v->table, rumbones_place_seen(&v->table, m.b), out);
    } else if (m.verb == VERB_USE_AT) {
        rumbones_note_there(&v->table, m.b, NOBODY, out);
    }
}

static void note_react(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (!note_attack(v, m, out))
        note_use(v, m, out);
}

static void note_end(const rumbones_table *t, tt_text *out)
{
    if (t->actions > 0 && tt_top(&t->agenda).stage != STAGE_HALVES)
        cli_put_number("rumbones.table.n_actions", t->actions, out);
}

/* Whoever gets a hit, and how much it has taken. */
static void note_hit(const rumbones_table *t, int hero, tt_text *out)
{
    if (hero == NO_PLACE)
        return;
    const rumbones_hero *h = &t->hero[hero];
    cli_put_numbers("rumbones.table.n_damage", h->damage + t->harming.hurt[hero],
                    rumbones_heroes[h->who].vigour, out);
}

/* "c8 – c0": the ends of a route. */
static void note_lane(const rumbones_table *t, int lane, tt_text *out)
{
    const uint8_t *zones = board(t)->slot_zone + (size_t)(lane - 1) * LANE_ZONES;

    rumbones_put_word(SORT_ZONE, zones[0], out);
    tt_put(out, " – ");
    rumbones_put_word(SORT_ZONE, zones[LANE_STEPS], out);
}

static void note_monster(const rumbones_table *t, tt_text *out)
{
    rumbones_put_word(SORT_ZONE, t->dragon_zone, out);
    rumbones_put_dot(out);
    cli_put_numbers("rumbones.table.n_damage", t->dragon_damage, rumbones_beasts[DRAGON].vigour,
                    out);
}

static void note_gun(const rumbones_view *v, tt_text *out)
{
    int side = v->table.side_of[v->seat];

    rumbones_put_row(v->table.team[side].gun != 0 ? ROW_GUN_TWO : ROW_GUN, out);
}

/* What is done to a hero. */
static void note_figure(const rumbones_view *v, tt_move m, tt_text *out)
{
    int hero = rumbones_place_seen(&v->table, m.a);

    if (m.verb == VERB_HIT)
        note_hit(&v->table, hero, out);
    else if (m.verb == VERB_TOLL && hero != NO_PLACE)
        cli_put_number("rumbones.table.n_coins", v->table.hero[hero].coins, out);
    else
        rumbones_note_hero(&v->table, hero, out);
}

/* What is done in a zone. */
static void note_zone(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (note_attack(v, m, out))
        return;
    if (m.verb == VERB_JUMP)
        note_jump(v, m.a, out);
    else if (m.verb == VERB_AT || m.verb == VERB_CRUSH || m.verb == VERB_DEPLOY)
        rumbones_note_there(&v->table, m.a, NOBODY, out);
}

/* What is done with cards, skills and coins. */
static void note_thing(const rumbones_view *v, tt_move m, tt_text *out)
{
    switch (m.verb) {
    case VERB_PICK:
        note_pick(m.a, out);
        break;
    case VERB_BUY:
    case VERB_UPGRADE:
        note_purchase(v, m, out);
        break;
    case VERB_PLAY:
    case VERB_PLAY_ON:
        note_play(v, m, out);
        break;
    case VERB_DISCARD:
        rumbones_put_card(m.a, out);
        break;
    case VERB_REACT:
    case VERB_REACT_ON:
    case VERB_REACT_AT:
        note_react(v, m, out);
        break;
    case VERB_RID:
        rumbones_put_keyed("rumbones.status-text.", SORT_STATUS, m.a, out);
        break;
    default:
        note_use(v, m, out);
    }
}

void rumbones_put_note(const void *view, tt_move m, tt_text *out)
{
    const rumbones_view *v = view;

    switch (m.verb) {
    case VERB_ATTACK:
    case VERB_BITE:
    case VERB_LASH:
    case VERB_SEND:
        note_attack(v, m, out);
        break;
    case VERB_JUMP:
    case VERB_AT:
    case VERB_CRUSH:
    case VERB_DEPLOY:
        note_zone(v, m, out);
        break;
    case VERB_ACTIVATE:
    case VERB_GIVE:
    case VERB_HIT:
    case VERB_TOLL:
        note_figure(v, m, out);
        break;
    case VERB_PICK:
    case VERB_BUY:
    case VERB_UPGRADE:
    case VERB_PLAY:
    case VERB_PLAY_ON:
    case VERB_DISCARD:
    case VERB_REACT:
    case VERB_REACT_ON:
    case VERB_REACT_AT:
    case VERB_RID:
    case VERB_USE:
    case VERB_USE_ON:
    case VERB_USE_AT:
        note_thing(v, m, out);
        break;
    case VERB_LANE:
        note_lane(&v->table, m.a, out);
        break;
    case VERB_MONSTER:
        note_monster(&v->table, out);
        break;
    case VERB_GUN:
        note_gun(v, out);
        break;
    case VERB_END:
        note_end(&v->table, out);
        break;
    default:
        break;
    }
}

/* ==== Sets ================================================================= */

bool rumbones_is_of_set(tt_move m)
{
    return m.verb == VERB_DISCARD;
}

const char *rumbones_order_of(const void *view, tt_move m)
{
    const rumbones_view *v = view;
    bool holds = m.verb == VERB_DISCARD && v->seat < v->table.seats &&
                 rumbones_cards[m.a].faction == v->table.team[v->table.side_of[v->seat]].faction &&
                 copies_in(v->hand[v->seat], m.a) > 0;

    return holds && tt_top(&v->table.agenda).stage == STAGE_DISCARD ? "rumbones.table.order_cards"
                                                                    : NULL;
}
