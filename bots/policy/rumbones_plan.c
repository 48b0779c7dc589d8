/* Where a hero could go with the actions it has, and what it could do there. */
#include "bots/policy/rumbones.h"

/* ==== What there is to do ================================================== */

static void note_prey(const mind *m, outlook *o, int zone)
{
    const rumbones_table *t = &m->t;
    int skill = card_of(t, o->hero)->skill[0], level = t->hero[o->hero].level[0];

    if (o->prey_n == PREY_MAX)
        return;
    const strike s = mind_hero_strike(m, o->hero, skill, level, zone, 0);
    prey *p = &o->prey[o->prey_n++];
    p->zone = zone;
    mind_expect_all(m, &s, &o->odds, p->worth);
    p->pull = p->worth[STRIKES] / 100 * W_PULL;
}

static void note_offer(outlook *o, int slot, int zone, int worth)
{
    if (o->offers_n[slot] < OFFERS_MAX && worth > 0)
        o->offers[slot][o->offers_n[slot]++] = (offer){zone, worth};
}

static void note_attacks(const mind *m, outlook *o, int slot, int skill, int level)
{
    for (int i = 0; i < o->prey_n; i++)
        note_offer(o, slot, o->prey[i].zone,
                   mind_hero_attack(m, o->hero, skill, level, o->prey[i].zone, 0));
}

static void note_friends(const mind *m, outlook *o, int slot, const rumbones_level *is)
{
    const rumbones_table *t = &m->t;

    for (unsigned left = deployed(t) & side_places(t, o->side); left != 0; left &= left - 1) {
        int hero = first_place(left);
        if ((is->effects & DO_HEAL) != 0)
            note_offer(o, slot, t->at[hero], mind_heal(m, hero, is->n));
        else if (hero != o->hero)
            note_offer(o, slot, t->at[hero], mind_best_attack(m, hero, is->n));
    }
}

static void note_enemies(const mind *m, outlook *o, int slot, const rumbones_level *is)
{
    const rumbones_table *t = &m->t;

    for (unsigned left = deployed(t) & enemy_places(t, o->side); left != 0; left &= left - 1)
        note_offer(o, slot, t->at[first_place(left)],
                   mind_statuses(m, first_place(left), is->statuses));
}

static void note_crew(const mind *m, outlook *o, int slot, const rumbones_level *is)
{
    const rumbones_table *t = &m->t;

    for (uint32_t left = t->pirates ? 0 : t->held[o->side]; left != 0; left &= left - 1)
        note_offer(o, slot, m->board->slot_zone[__builtin_ctz(left)],
                   mind_send(m, o->side, __builtin_ctz(left), is));
}

/* Muster, Ledger, Change of Wind: wherever the hero stands. */
static void note_anywhere(const mind *m, outlook *o, int slot, const rumbones_level *is)
{
    o->reach[slot] = ZONES;
    note_offer(o, slot, m->t.at[o->hero], mind_supplies(m, o->hero, is));
}

/* Skills other than the basic attack, if they can still be used in this activation. */
static void note_skill(const mind *m, outlook *o, int slot)
{
    const rumbones_table *t = &m->t;
    int skill = card_of(t, o->hero)->skill[slot], level = t->hero[o->hero].level[slot];
    const rumbones_level *is = &rumbones_skills[skill].level[level];
    bool used = t->acting == o->hero && (t->hero[o->hero].used >> slot & 1) != 0;

    o->reach[slot] = is->range + ((is->effects & DO_RUSH) != 0);
    if (level == 0 || used || rumbones_skills[skill].kind == REACTION)
        return;
    if (rumbones_skills[skill].kind == ATTACK)
        note_attacks(m, o, slot, skill, level);
    else if (has_status(t, o->hero, SILENCE))
        return;
    else if ((is->effects & (DO_HEAL | DO_COMMAND)) != 0)
        note_friends(m, o, slot, is);
    else if ((is->effects & (DO_AFFLICT | DO_CLOUD)) != 0)
        note_enemies(m, o, slot, is);
    else if ((is->effects & DO_SEND) != 0)
        note_crew(m, o, slot, is);
    else
        note_anywhere(m, o, slot, is);
}

/* ==== What there is to fear ================================================ */

static void note_foes(const mind *m, outlook *o)
{
    const rumbones_table *t = &m->t;

    for (unsigned left = deployed(t) & enemy_places(t, o->side); left != 0; left &= left - 1) {
        int foe = first_place(left), n = o->foes_n++;
        const rumbones_level *is = level_of(t, foe, 0);
        int faces = DIE_FACES + 1 - mind_need(is->hit, 0);
        o->foes[n].zone = t->at[foe];
        o->foes[n].range = is->range;
        o->foes[n].harm = is->dice * faces * 100 / DIE_FACES;
    }
}

static void note_crowds(const mind *m, outlook *o)
{
    const rumbones_table *t = &m->t;
    int side = other_side(o->side);

    memset(o->crowd, 0, sizeof o->crowd);
    for (uint32_t left = t->pirates ? 0 : t->held[side]; left != 0; left &= left - 1) {
        int slot = __builtin_ctz(left), zone = m->board->slot_zone[slot];
        int harm = t->crew[side][DECKHAND][slot] + 2 * t->crew[side][BOSUN][slot];
        for (int i = 0; i < DIRECTIONS; i++)
            o->crowd[m->board->near[zone][i]] = (uint8_t)(o->crowd[m->board->near[zone][i]] + harm);
    }
}

/* What the enemies near could cost a hero that stays there; its crew is in their way. */
int mind_danger(const mind *m, const outlook *o, int zone)
{
    const rumbones_table *t = &m->t;
    int harm = o->crowd[zone] * 50, left = vigour_left(t, o->hero) * 100;

    for (int i = 0; i < o->foes_n; i++) {
        int gap = distance(o->foes[i].zone, zone) - o->foes[i].range;
        int strikes = STRIKES - (gap > 0 ? (gap + MOVE_POINTS - 1) / MOVE_POINTS : 0);
        harm += strikes > 0 ? strikes * o->foes[i].harm : 0;
    }
    harm = harm * W_THREAT / 100;
    if (!t->pirates)
        harm -= 100 * (crew_at(t, o->side, DECKHAND, zone) + crew_at(t, o->side, BOSUN, zone));
    if (harm <= 0 || left <= 0)
        return 0;
    int cost = o->ruin / 100 * W_CAUTION;
    return harm >= left ? cost : (int)((int64_t)cost * harm * harm / left / left);
}

/* ==== A place ============================================================== */

static int pull_of(const outlook *o, const prey *p, int away)
{
    int steps = away > o->range ? away - o->range : 0;

    return steps >= W_PULL_FAR ? 0 : p->pull * (W_PULL_FAR - steps) / W_PULL_FAR;
}

static void see_prey(const outlook *o, int zone, sight *s)
{
    for (int i = 0; i < o->prey_n; i++) {
        const prey *p = &o->prey[i];
        int away = distance(zone, p->zone);
        int pull = p->pull > s->pull ? pull_of(o, p, away) : 0; /* it is less farther away */
        s->pull = pull > s->pull ? pull : s->pull;
        for (int n = 1; away <= o->range && n <= STRIKES; n++)
            s->basic[n] = p->worth[n] > s->basic[n] ? p->worth[n] : s->basic[n];
    }
}

static void see_offers(const outlook *o, int zone, int slot, sight *s)
{
    for (int i = 0; i < o->offers_n[slot]; i++) {
        const offer *is = &o->offers[slot][i];
        if (is->worth > s->skill[slot] && distance(zone, is->zone) <= o->reach[slot])
            s->skill[slot] = is->worth;
    }
}

static const sight *look_from(const mind *m, outlook *o, int zone)
{
    sight *s = &o->sights[zone];

    if (o->looked[zone])
        return s;
    *s = (sight){.pull = 0};
    see_prey(o, zone, s);
    see_offers(o, zone, 1, s);
    see_offers(o, zone, 2, s);
    s->place = s->pull - mind_danger(m, o, zone);
    o->looked[zone] = true;
    return s;
}

/* The best use of so many actions: the basic attack, and each other skill at most once. */
static int best_use(const sight *s, int actions)
{
    int best = 0;

    for (int with = 0; with < 4; with++) {
        int n = (with & 1) + (with >> 1), sum = 0;
        if (n > actions)
            continue;
        sum += (with & 1) != 0 ? s->skill[1] : 0;
        sum += (with & 2) != 0 ? s->skill[2] : 0;
        sum += s->basic[actions - n];
        best = sum > best ? sum : best;
    }
    return best;
}

plan mind_stay(const mind *m, outlook *o, int zone, int actions)
{
    const sight *s = look_from(m, o, zone);
    int gain = best_use(s, actions);

    return (plan){gain + s->place, gain, tt_move_of(VERB_STOP, 0, 0)};
}

void mind_look(const mind *m, int hero, outlook *o)
{
    const rumbones_table *t = &m->t;
    int side = side_of_hero(t, hero);
    const zone_set targets = rumbones_targets(t, side);
    uint8_t zones[ZONES];
    int n = zones_of(&targets, zones);

    o->hero = hero;
    o->side = side;
    o->prey_n = o->foes_n = o->home = 0;
    o->odds.strikes = 0;
    o->offers_n[1] = o->offers_n[2] = 0;
    o->range = level_of(t, hero, 0)->range;
    o->ruin = mind_ko(m, hero, NO_PLACE);
    memset(o->looked, 0, sizeof o->looked);
    for (int i = 0; i < n; i++)
        note_prey(m, o, zones[i]);
    note_skill(m, o, 1);
    note_skill(m, o, 2);
    note_foes(m, o);
    note_crowds(m, o);
    int points = t->pirates ? SIDE_A : side;
    for (int i = 0; i < m->board->points_n[points]; i++) {
        int pull = look_from(m, o, m->board->points[points][i])->pull;
        o->home = pull > o->home ? pull : o->home;
    }
}

/* ==== Walking ============================== [R-12.1 ] ====
 * Zones are visited point by point; of the ways to one the surest counts.  A failed jump
 * leaves the hero overboard. */

enum { SURE = 6 * 6 * 6 * 6, LAYERS_MAX = 12 };

/* A zone that was reached, how surely, and with which first move. */
typedef struct stop {
    uint8_t zone;
    uint16_t chance;
    tt_move first;
} stop;

typedef struct search {
    const mind *m;
    outlook *o;
    int points, actions;    /* of the move at hand; beyond it */
    uint16_t chance[ZONES]; /* the best there was */
    uint8_t at[ZONES];      /* 1 + where the zone is among `next` */
    int open_n, next_n;
    stop open[ZONES], next[ZONES]; /* reached with the last point; with this one */
    plan best;
} search;

static int actions_left(const search *s, int point)
{
    return s->actions - (point > s->points ? (point - s->points + 1) / MOVE_POINTS : 0);
}

/* Whether a move ends with that point. */
static bool is_last(const search *s, int point)
{
    return point >= s->points && (point - s->points) % MOVE_POINTS == 0;
}

/* A better way to that zone. */
static void reach(search *s, int zone, int chance, tt_move first)
{
    s->chance[zone] = (uint16_t)chance;
    if (s->at[zone] == 0)
        s->at[zone] = (uint8_t)++s->next_n;
    s->next[s->at[zone] - 1] = (stop){(uint8_t)zone, (uint16_t)chance, first};
}

static void weigh_stop(search *s, int point, const stop *is)
{
    if (!may_stop(&s->m->t, s->o->side, is->zone))
        return;
    plan p = mind_stay(s->m, s->o, is->zone, actions_left(s, point));
    int fallen = s->o->home - W_FALL;
    p.worth = (p.worth * is->chance + fallen * (SURE - is->chance)) / SURE;
    if (p.worth > s->best.worth) {
        s->best = p;
        s->best.first = is->first;
    }
}

static bool may_cross(const search *s, int point, int zone)
{
    const rumbones_table *t = &s->m->t;

    if (zone == THE_SEA || !is_open(t, zone))
        return false;
    if (may_stop(t, s->o->side, zone))
        return true;
    return !is_last(s, point) && (has_passive(t, s->o->hero, LIGHT_FEET) || t->pirates ||
                                  !has_enemy(t, s->o->side, zone));
}

static void step_from(search *s, int point, const stop *from)
{
    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = s->m->board->near[from->zone][i];
        if (from->chance > s->chance[zone] && may_cross(s, point, zone))
            reach(s, zone, from->chance, point == 1 ? tt_move_of(VERB_STEP, zone, 0) : from->first);
    }
}

static void jump_from(search *s, int point, const stop *from)
{
    const rumbones_table *t = &s->m->t;
    const rumbones_board *b = s->m->board;
    int bonus = has_passive(t, s->o->hero, ROPE_DANCER) ? card_of(t, s->o->hero)->n : 0;

    for (unsigned ships = b->rails[from->zone]; ships != 0; ships &= ships - 1) {
        int ship = __builtin_ctz(ships);
        for (int i = 0; i < b->ship_zones_n[ship]; i++) {
            int zone = b->ship_zones[ship][i];
            if (from->chance <= s->chance[zone])
                continue; /* not even a sure jump would be a better way */
            int away = distance(from->zone, zone) - bonus;
            int faces = away < 1 ? DIE_FACES : DIE_FACES + 1 - away;
            int chance = from->chance * faces / DIE_FACES;
            if (away <= W_JUMP_FAR && chance > s->chance[zone] && may_stop(t, s->o->side, zone))
                reach(s, zone, chance, point == 1 ? tt_move_of(VERB_JUMP, zone, 0) : from->first);
        }
    }
}

static void spend_point(search *s, int point, bool jumps)
{
    s->next_n = 0;
    for (int i = 0; i < s->open_n; i++) {
        step_from(s, point, &s->open[i]);
        if (jumps || point > s->points)
            jump_from(s, point, &s->open[i]);
    }
    for (int i = 0; i < s->next_n; i++) {
        s->at[s->next[i].zone] = 0;
        weigh_stop(s, point, &s->next[i]);
    }
    memcpy(s->open, s->next, (size_t)s->next_n * sizeof *s->next);
    s->open_n = s->next_n;
}

/* How many more move actions the hero can take. */
static int walks_left(const mind *m, const outlook *o, int actions)
{
    const rumbones_table *t = &m->t;
    int walked = t->acting == o->hero ? t->walked : 0;

    if (!has_status(t, o->hero, SLOW))
        return actions;
    return actions > 0 && walked == 0 ? 1 : 0;
}

plan mind_walk(const mind *m, outlook *o, int points, int actions, bool jumps)
{
    search s;
    int from = m->t.at[o->hero], last = points + MOVE_POINTS * walks_left(m, o, actions);

    s.m = m;
    s.o = o;
    s.points = points;
    s.actions = actions;
    memset(s.chance, 0, sizeof s.chance);
    memset(s.at, 0, sizeof s.at);
    s.best = (plan){NEVER, 0, tt_move_of(VERB_STOP, 0, 0)};
    s.chance[from] = SURE;
    s.open[0] = (stop){(uint8_t)from, SURE, s.best.first};
    s.open_n = 1;
    for (int point = 1; point <= last && point <= LAYERS_MAX; point++)
        spend_point(&s, point, jumps);
    return s.best;
}
