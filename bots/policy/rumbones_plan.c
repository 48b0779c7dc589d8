/* Where a hero could go with the actions it has, and what it could do there. */
#include "bots/policy/rumbones.h"

/* ==== What there is to do ================================================== */

static void note_lure(outlook *o, lure is)
{
    int n = o->prey_n;

    for (; n > 0 && o->lures[n - 1].pull < is.pull; n--)
        o->lures[n] = o->lures[n - 1];
    o->lures[n] = is;
}

static void take_best(sight *s, const prey *p)
{
    for (int n = 1; n <= STRIKES; n++)
        s->basic[n] = p->worth[n] > s->basic[n] ? p->worth[n] : s->basic[n];
}

static void note_prey(const mind *m, outlook *o, int zone)
{
    const rumbones_table *t = &m->t;
    int skill = card_of(t, o->hero)->skill[0], level = t->hero[o->hero].level[0];

    if (o->prey_n == PREY_MAX)
        return;
    const strike s = mind_hero_strike(m, o->hero, skill, level, zone, 0);
    prey *p = &o->prey[o->prey_n];
    p->zone = zone;
    mind_expect_all(m, &s, &o->odds, p->worth);
    add_zone(&o->hunted, zone);
    o->prey_at[zone] = (uint8_t)o->prey_n;
    take_best(&o->most, p);
    note_lure(o, (lure){zone, p->worth[STRIKES] / 100 * W_PULL});
    o->prey_n++;
}

static void note_offer(outlook *o, int slot, int zone, int worth)
{
    if (o->offers_n[slot] == OFFERS_MAX || worth <= 0)
        return;
    o->offers[slot][o->offers_n[slot]++] = (offer){zone, worth};
    if (worth > o->most.skill[slot])
        o->most.skill[slot] = worth;
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

/* Prey pulls less from farther away. */
static int best_pull(const outlook *o, int zone)
{
    int best = 0;

    for (int i = 0; i < o->prey_n && o->lures[i].pull > best; i++) {
        int away = distance(zone, o->lures[i].zone), steps = away > o->range ? away - o->range : 0;
        int pull = steps < W_PULL_FAR ? o->lures[i].pull * (W_PULL_FAR - steps) / W_PULL_FAR : 0;
        best = pull > best ? pull : best;
    }
    return best;
}

static void see_prey(const outlook *o, int zone, sight *s)
{
    uint8_t zones[ZONES];
    int zones_n = zones_within(&o->hunted, zone, o->range, zones);

    for (int i = 0; i < zones_n; i++)
        take_best(s, &o->prey[o->prey_at[zones[i]]]);
}

static void see_offers(const outlook *o, int zone, int slot, sight *s)
{
    for (int i = 0; i < o->offers_n[slot]; i++) {
        const offer *is = &o->offers[slot][i];
        if (is->worth > s->skill[slot] && distance(zone, is->zone) <= o->reach[slot])
            s->skill[slot] = is->worth;
    }
}

static const sight *look_from(outlook *o, int zone)
{
    sight *s = &o->sights[zone];

    if ((o->seen[zone] & SEEN_USES) == 0) {
        memset(s->basic, 0, sizeof s->basic);
        memset(s->skill, 0, sizeof s->skill);
        see_prey(o, zone, s);
        see_offers(o, zone, 1, s);
        see_offers(o, zone, 2, s);
        o->seen[zone] |= SEEN_USES;
    }
    return s;
}

static int pull_at(outlook *o, int zone)
{
    if ((o->seen[zone] & SEEN_PULL) == 0) {
        o->sights[zone].pull = best_pull(o, zone);
        o->seen[zone] |= SEEN_PULL;
    }
    return o->sights[zone].pull;
}

static int place_at(const mind *m, outlook *o, int zone)
{
    if ((o->seen[zone] & SEEN_PLACE) == 0) {
        o->sights[zone].place = pull_at(o, zone) - mind_danger(m, o, zone);
        o->seen[zone] |= SEEN_PLACE;
    }
    return o->sights[zone].place;
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
    int gain = best_use(look_from(o, zone), actions);

    return (plan){gain + place_at(m, o, zone), gain, tt_move_of(VERB_STOP, 0, 0)};
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
    o->prey_n = o->foes_n = o->home = o->lures[0].pull = 0;
    o->odds.strikes = 0;
    o->most = (sight){.pull = 0};
    o->offers_n[1] = o->offers_n[2] = 0;
    o->range = level_of(t, hero, 0)->range;
    o->ruin = mind_ruin(m, hero);
    memset(&o->hunted, 0, sizeof o->hunted);
    memset(o->footing, FOOTING_UNKNOWN, sizeof o->footing);
    memset(o->seen, 0, sizeof o->seen);
    for (int i = 0; i < n; i++)
        note_prey(m, o, zones[i]);
    note_skill(m, o, 1);
    note_skill(m, o, 2);
    note_foes(m, o);
    note_crowds(m, o);
    int points = t->pirates ? SIDE_A : side;
    for (int i = 0; i < m->board->points_n[points]; i++) {
        int pull = pull_at(o, m->board->points[points][i]);
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
    walk is;
    int bonus;              /* to jumps */
    uint16_t chance[ZONES]; /* the best there was */
    uint8_t at[ZONES];      /* 1 + where the zone is among `next` */
    unsigned scanned;       /* ships whose landings are known, a bit for each */
    int landings_n[SHIPS_MAX];
    uint8_t landings[SHIPS_MAX][SHIP_ZONES_MAX]; /* to which no sure way is known */
    int open_n, next_n;
    stop open[ZONES], next[ZONES]; /* reached with the last point; with this one */
    plan best;
} search;

static int actions_left(const search *s, int point)
{
    int more = point > s->is.points ? point - s->is.points : 0;

    return s->is.actions - (more + 1) / MOVE_POINTS;
}

/* No place is worth more that is reached with that point or a later one. */
static int limit(const search *s, int point)
{
    return best_use(&s->o->most, actions_left(s, point)) + s->o->lures[0].pull;
}

/* Whether a move ends with that point. */
static bool is_last(const search *s, int point)
{
    return point >= s->is.points && (point - s->is.points) % MOVE_POINTS == 0;
}

/* A better way to that zone. */
static void reach(search *s, int zone, int chance, tt_move first)
{
    s->chance[zone] = (uint16_t)chance;
    if (s->at[zone] == 0)
        s->at[zone] = (uint8_t)++s->next_n;
    s->next[s->at[zone] - 1] = (stop){(uint8_t)zone, (uint16_t)chance, first};
}

static int find_footing(const rumbones_table *t, const outlook *o, int zone)
{
    if (!is_open(t, zone))
        return NO_FOOTING;
    if (may_stop(t, o->side, zone))
        return MAY_STOP;
    return has_passive(t, o->hero, LIGHT_FEET) || t->pirates || !has_enemy(t, o->side, zone)
               ? MAY_CROSS
               : NO_FOOTING;
}

static int footing_at(const search *s, int zone)
{
    uint8_t *is = &s->o->footing[zone];

    if (*is == FOOTING_UNKNOWN)
        *is = (uint8_t)find_footing(&s->m->t, s->o, zone);
    return *is;
}

/* What it is worth to try to get somewhere. */
static int hope(const search *s, const stop *is, int worth)
{
    return (worth * is->chance + (s->o->home - W_FALL) * (SURE - is->chance)) / SURE;
}

/* Looks closer as long as it may be the best. */
static void weigh_stop(search *s, int point, const stop *is)
{
    outlook *o = s->o;

    if (footing_at(s, is->zone) != MAY_STOP)
        return;
    if (hope(s, is, limit(s, point)) <= s->best.worth)
        return;
    int gain = best_use(look_from(o, is->zone), actions_left(s, point));
    if (hope(s, is, gain + o->lures[0].pull) <= s->best.worth ||
        hope(s, is, gain + pull_at(o, is->zone)) <= s->best.worth)
        return;
    int worth = hope(s, is, gain + place_at(s->m, o, is->zone));
    if (worth > s->best.worth)
        s->best = (plan){worth, gain, is->first};
}

static bool may_cross(const search *s, int point, int zone)
{
    int footing = footing_at(s, zone);

    return footing == MAY_STOP || (footing == MAY_CROSS && !is_last(s, point));
}

static void step_from(search *s, int point, const stop *from)
{
    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = s->m->board->near[from->zone][i];
        if (from->chance > s->chance[zone] && may_cross(s, point, zone))
            reach(s, zone, from->chance, point == 1 ? tt_move_of(VERB_STEP, zone, 0) : from->first);
    }
}

/* Zones of a ship where the hero may land; those that have a sure way by now are left out. */
static int find_landings(search *s, int ship)
{
    const rumbones_board *b = s->m->board;
    bool scanned = (s->scanned >> ship & 1) != 0;
    const uint8_t *from = scanned ? s->landings[ship] : b->ship_zones[ship];
    int from_n = scanned ? s->landings_n[ship] : b->ship_zones_n[ship], n = 0;

    for (int i = 0; i < from_n; i++)
        if (s->chance[from[i]] < SURE && (scanned || footing_at(s, from[i]) == MAY_STOP))
            s->landings[ship][n++] = from[i];
    s->scanned |= 1u << ship;
    s->landings_n[ship] = n;
    return n;
}

static void jump_from(search *s, int point, const stop *from)
{
    for (unsigned ships = s->m->board->rails[from->zone]; ships != 0; ships &= ships - 1) {
        int ship = __builtin_ctz(ships), n = find_landings(s, ship);
        for (int i = 0; i < n; i++) {
            int zone = s->landings[ship][i], away = distance(from->zone, zone) - s->bonus;
            if (away > W_JUMP_FAR)
                continue;
            int faces = away < 1 ? DIE_FACES : DIE_FACES + 1 - away;
            int chance = from->chance * faces / DIE_FACES;
            if (chance > s->chance[zone])
                reach(s, zone, chance, point == 1 ? tt_move_of(VERB_JUMP, zone, 0) : from->first);
        }
    }
}

static void spend_point(search *s, int point)
{
    s->next_n = 0;
    for (int i = 0; i < s->open_n; i++) {
        step_from(s, point, &s->open[i]);
        if (s->is.jumps || point > s->is.points)
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

static void begin(search *s, int from)
{
    const rumbones_table *t = &s->m->t;

    s->bonus = has_passive(t, s->o->hero, ROPE_DANCER) ? card_of(t, s->o->hero)->n : 0;
    memset(s->chance, 0, sizeof s->chance);
    memset(s->at, 0, sizeof s->at);
    s->scanned = 0;
    s->best = (plan){s->is.floor, 0, tt_move_of(VERB_STOP, 0, 0)};
    s->chance[from] = SURE;
    s->open[0] = (stop){(uint8_t)from, SURE, s->best.first};
    s->open_n = 1;
}

plan mind_walk(const mind *m, outlook *o, walk is)
{
    search s;
    int last = is.points + MOVE_POINTS * walks_left(m, o, is.actions);

    s.m = m;
    s.o = o;
    s.is = is;
    begin(&s, m->t.at[o->hero]);
    last = last < LAYERS_MAX ? last : LAYERS_MAX;
    for (int point = 1; point <= last && limit(&s, point) > s.best.worth; point++)
        spend_point(&s, point);
    return s.best;
}
