/* Walking, rigging jumps, and going overboard. */
#include "games/rumbones/state.h"

/* ==== Moving ===================== [R-12.1  F-9.18 F-9.34] ==== */

/* Whether that hero may walk into the zone, if only to walk on. */
static bool may_enter(const rumbones_table *t, int hero, int zone)
{
    return is_open(t, zone) && (t->pirates || has_passive(t, hero, LIGHT_FEET) ||
                                !has_enemy(t, side_of_hero(t, hero), zone));
}

/* Whether a walk with so many points left can come to an end from there. */
static bool leads_on(const rumbones_table *t, int hero, int zone, int points, bool jumps)
{
    const rumbones_board *b = board_of(t);

    if (may_stop(t, side_of_hero(t, hero), zone))
        return true;
    if (points == 0)
        return false;
    for (int i = 0; i < DIRECTIONS; i++) {
        int next = b->near[zone][i];
        if (next != THE_SEA && may_enter(t, hero, next) &&
            leads_on(t, hero, next, points - 1, jumps))
            return true;
    }
    return jumps && b->rails[zone] != 0;
}

/* to stop there, or to walk on */
static bool may_step(const rumbones_table *t, int hero, int zone, int points, bool jumps)
{
    return may_stop(t, side_of_hero(t, hero), zone) ||
           (points > 0 && may_enter(t, hero, zone) && leads_on(t, hero, zone, points, jumps));
}

/* Whether enemies stand next to that zone; if none do, only the board is in the way. */
static bool has_enemy_beside(const rumbones_table *t, int side, int zone)
{
    const rumbones_board *b = board_of(t);
    unsigned heroes = 0;

    for (int i = 0; i < DIRECTIONS; i++)
        heroes |= tt_equal_bytes(t->at, b->near[zone][i]);
    return (enemy_held(t, side) & b->slots_beside[zone]) != 0 ||
           (heroes & deployed(t) & enemy_places(t, side)) != 0;
}

/* [R-13.1 F-9.9] from a rail to any zone of the ship it faces on which one may stop */
static void list_jumps(const rumbones_table *t, int hero, tt_moves *out)
{
    const rumbones_board *b = board_of(t);
    int side = side_of_hero(t, hero);
    zone_set enemies = rumbones_enemies(t, side);

    for (unsigned ships = b->rails[t->at[hero]]; ships != 0; ships &= ships - 1) {
        int ship = __builtin_ctz(ships);
        for (int i = 0; i < b->ship_zones_n[ship]; i++) {
            int zone = b->ship_zones[ship][i];
            bool free = t->pirates || (!in_set(&enemies, zone) && !is_enemy_point(t, side, zone));
            if (free)
                tt_add(out, VERB_JUMP, zone, 0);
        }
    }
}

void rumbones_list_steps(const rumbones_table *t, int hero, int points, bool jumps, tt_moves *out)
{
    const rumbones_board *b = board_of(t);
    int from = t->at[hero], side = side_of_hero(t, hero);
    bool alone = !has_enemy_beside(t, side, from);

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = b->near[from][i];
        if (!is_open(t, zone))
            continue;
        bool stops = alone && !is_enemy_point(t, side, zone);
        if (stops || may_step(t, hero, zone, points - 1, jumps))
            tt_add(out, VERB_STEP, zone, 0);
    }
    if (jumps && b->rails[from] != 0)
        list_jumps(t, hero, out);
}

bool rumbones_can_step(const rumbones_table *t, int hero, int points, bool jumps)
{
    const rumbones_board *b = board_of(t);
    int from = t->at[hero];
    tt_moves list;

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = b->near[from][i];
        if (zone != THE_SEA && may_step(t, hero, zone, points - 1, jumps))
            return true;
    }
    list.n = 0;
    if (jumps && b->rails[from] != 0)
        list_jumps(t, hero, &list);
    return list.n > 0;
}

static const char *why_jump(const rumbones_table *t, int hero, int zone)
{
    const rumbones_board *b = board_of(t);
    unsigned rails = b->rails[t->at[hero]];
    bool faced = b->ship[zone] != 0 && (rails >> (b->ship[zone] - 1) & 1) != 0;

    return rails != 0 && (faced || has_plank(t, zone)) ? "F-9.9" : "R-13.1";
}

const char *rumbones_why_step(const rumbones_table *t, int hero, tt_move m)
{
    int side = side_of_hero(t, hero);

    if (m.verb == VERB_JUMP)
        return why_jump(t, hero, m.a);
    if (distance(t->at[hero], m.a) == 1 && is_open(t, m.a) && !has_enemy(t, side, m.a))
        return "R-12.2";
    return "R-12.1";
}

void rumbones_walk(rumbones_play *p, int hero, int points, int how)
{
    rumbones_moving *m = &p->table->moving;
    int seat = p->table->hero[hero].owner;

    m->hero = (uint8_t)hero;
    m->points = (uint8_t)points;
    m->how = (uint8_t)how;
    then(p, STAGE_MOVED, seat);
    then(p, STAGE_MOVE, seat);
}

void rumbones_list_move(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_moving *m = &t->moving;

    if (m->points == 0 || !is_deployed(t, m->hero))
        return; /* it is over */
    rumbones_list_steps(t, m->hero, m->points, (m->how & WALK_JUMPS) != 0, out);
    bool must = (m->how & WALK_MUST) != 0 && m->points == MOVE_POINTS;
    if (!must && may_stop(t, side_of_hero(t, m->hero), t->at[m->hero]))
        tt_add(out, VERB_STOP, 0, 0);
}

const char *rumbones_why_move(const rumbones_sight *see, tt_move m)
{
    const rumbones_moving *moving = &see->table->moving;

    if (m.verb == VERB_JUMP && (moving->how & WALK_JUMPS) == 0)
        return "F-9.18";
    if (m.verb == VERB_STEP || m.verb == VERB_JUMP)
        return rumbones_why_step(see->table, moving->hero, m);
    return "R-12.2";
}

void rumbones_spend_point(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    rumbones_moving *moving = &t->moving;

    moving->points--;
    if (m.verb == VERB_STEP) {
        t->at[moving->hero] = m.a;
        tell_hero(p, TOLD_STEPPED, moving->hero, m.a);
        if (moving->points == 0)
            done(p);
        return;
    }
    moving->jump = m.a;
    moving->bonus =
        (int8_t)(has_passive(t, moving->hero, ROPE_DANCER) ? card_of(t, moving->hero)->n : 0);
    tell_hero(p, TOLD_JUMPS, moving->hero, m.a);
    then(p, STAGE_LAND, t->hero[moving->hero].owner);
    rumbones_open(p, STAGE_JUMPING);
}

void rumbones_apply_move(rumbones_play *p, tt_move m)
{
    if (m.verb != VERB_STOP) {
        rumbones_spend_point(p, m);
        return;
    }
    tell_hero(p, TOLD_STOPS, p->table->moving.hero, 0);
    done(p);
}

void rumbones_step_moved(rumbones_play *p)
{
    rumbones_table *t = p->table;
    bool was_action = (t->moving.how & WALK_ACTION) != 0;

    done(p);
    memset(&t->moving, 0, sizeof t->moving);
    if (was_action && is_deployed(t, t->acting))
        rumbones_open(p, STAGE_AMBUSH);
}

/* ==== Rigging jumps and overboard ==== [R-13.1  F-9.9 F-9.11] ==== */

void rumbones_step_land(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_moving *m = &t->moving;
    int needed = distance(t->at[m->hero], m->jump);
    uint8_t faces[DIE_FACES];

    done(p);
    rumbones_roll(p, 1, faces);
    tt_tell_dice(p->log, TOLD_JUMP_DIE, t->hero[m->hero].owner, figure_of(t, m->hero), needed,
                 faces);
    int face = 1;
    while (faces[face - 1] == 0)
        face++;
    if (face + m->bonus < needed) {
        rumbones_overboard(p, 1u << m->hero);
        return;
    }
    t->at[m->hero] = m->jump;
    tell_hero(p, TOLD_LANDED, m->hero, m->jump);
}

void rumbones_overboard(rumbones_play *p, unsigned heroes)
{
    if (heroes == 0)
        return;
    p->table->moving.falling |= (uint16_t)heroes;
    then(p, STAGE_FALL, 0);
}

/* The hero leaves the board: an activation token, but no dead-man token; damage stays. */
void rumbones_fall(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;

    t->moving.falling &= (uint16_t) ~(1u << hero);
    t->at[hero] = OFF_BOARD;
    if (!t->pirates)
        t->hero[hero].token |= TOKEN_ACTIVATED;
    tell_hero(p, TOLD_OVERBOARD, hero, 0);
}

static bool can_hold(const rumbones_table *t, int hero)
{
    int kyrie = find_hero(t, side_of_hero(t, hero), KYRIE);

    return can_react(t, kyrie, LIFE_LINE) &&
           distance(t->at[kyrie], t->at[hero]) <= rumbones_skills[LIFE_LINE].level[2].range;
}

void rumbones_step_fall(rumbones_play *p)
{
    rumbones_table *t = p->table;

    if (t->moving.falling == 0) {
        done(p);
        return;
    }
    int hero = next_to_fall(t);
    if (can_hold(t, hero))
        then(p, STAGE_LIFE_LINE, t->hero[find_hero(t, side_of_hero(t, hero), KYRIE)].owner);
    else
        rumbones_fall(p, hero);
}

/* [F-9.5] whoever stands on a plank that goes */
void rumbones_lose_plank(rumbones_play *p, int zone)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    int slot = b->slot[zone];

    if (!has_plank(t, zone))
        return;
    for (int i = 0; i < PLANKS; i++)
        if (b->planks[i] == zone)
            t->planks &= (uint8_t) ~(1u << i);
    tell(p, TOLD_PLANK_OFF, t->active, zone, 0);
    for (int side = 0; side < BOTH_SIDES && slot != NO_SLOT; side++)
        for (int kind = 0; kind < CREW_KINDS; kind++) {
            int n = t->crew[side][kind][slot];
            if (n > 0) {
                supply_crew(t, side, kind, slot, n);
                tell(p, TOLD_CREW_LOST, speaker_of(t, side), kind, n);
            }
        }
    rumbones_overboard(p, heroes_at(t, zone));
}
