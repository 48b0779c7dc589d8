/* Attacks, from declaring to the last thing they set off.
 *
 *   1 declared, W1   2 roll   3 rerolls   4 extra dice   5 W2   6 assign   7 what lessens
 *   damage   8 damage, KOs, coins, points, objectives   9 W3: the attack's text, passives and
 *   blows owed, reactions
 *
 * One entry of the agenda goes through these stages.  An attack that another sets off (a
 * blow in return) takes the entry over; what is left of the first waits among the saved.
 *
 * Here are the steps up to 6; 7 and 8 are in damage.c, 9 in aftermath.c.  What must be true of
 * an attack while it is fought is in attack_under_way.c. */
#include "games/rumbones/state.h"

/* ==== Choosing a zone ================================= [R-7.1] ==== */

static void add_heroes(const rumbones_table *t, unsigned heroes, zone_set *set)
{
    for (; heroes != 0; heroes &= heroes - 1)
        add_zone(set, t->at[first_place(heroes)]);
}

static void add_crew_of(const rumbones_table *t, uint32_t slots, zone_set *set)
{
    for (; slots != 0; slots &= slots - 1)
        add_zone(set, board_of(t)->slot_zone[__builtin_ctz(slots)]);
}

static bool has_enemy_dragon(const rumbones_table *t, int side)
{
    return t->dragon == 1 && t->side_of[t->dragon_owner] != side;
}

static void add_beasts(const rumbones_table *t, int side, zone_set *set)
{
    if (t->kraken == 1)
        add_zone(set, t->kraken_zone);
    if (has_enemy_dragon(t, side))
        add_zone(set, t->dragon_zone);
}

static bool has_beast_within(const rumbones_table *t, int side, int from, int range)
{
    return (t->kraken == 1 && distance(from, t->kraken_zone) <= range) ||
           (has_enemy_dragon(t, side) && distance(from, t->dragon_zone) <= range);
}

static void add_rigging(const rumbones_table *t, unsigned tokens, zone_set *set)
{
    for (; tokens != 0; tokens &= tokens - 1)
        add_zone(set, board_of(t)->rigging_zone[__builtin_ctz(tokens)]);
}

zone_set rumbones_enemies(const rumbones_table *t, int side)
{
    zone_set set = {{0}};

    add_heroes(t, deployed(t) & enemy_places(t, side), &set);
    add_crew_of(t, enemy_held(t, side), &set);
    return set;
}

zone_set rumbones_gun_targets(const rumbones_table *t, int side)
{
    zone_set set = rumbones_enemies(t, side);

    add_beasts(t, side, &set);
    return set;
}

zone_set rumbones_targets(const rumbones_table *t, int side)
{
    zone_set set = rumbones_gun_targets(t, side);

    add_rigging(t, prey_of(t, side), &set);
    return set;
}

zone_set rumbones_rampage_targets(const rumbones_table *t, int side)
{
    zone_set set = {{0}};

    add_heroes(t, deployed(t) & enemy_places(t, side), &set);
    add_rigging(t, prey_of(t, side), &set);
    return set;
}

/* Slots at most that far from a zone; and some that are farther. */
static uint32_t slots_within(const rumbones_board *b, int from, int range)
{
    return range <= 1 ? b->slots_beside[from] : range <= NEAR ? b->slots_near[from] : ALL_SLOTS;
}

/* Those within range, row by row; how many they are: most often none. */
int rumbones_targets_within(const rumbones_table *t, int side, int from, int range,
                            uint8_t zones[ZONES])
{
    const rumbones_board *b = board_of(t);
    unsigned heroes = heroes_within(t, from, range) & enemy_places(t, side);
    uint32_t slots = enemy_held(t, side) & slots_within(b, from, range);
    unsigned tokens = prey_of(t, side) & (range <= NEAR ? b->rigging_near[from] : UINT16_MAX);
    zone_set set = {{0}};

    if ((heroes | slots | tokens) == 0 && !has_beast_within(t, side, from, range))
        return 0;
    add_heroes(t, heroes, &set);
    add_crew_of(t, slots, &set);
    add_beasts(t, side, &set);
    add_rigging(t, tokens, &set);
    return zones_within(&set, from, range, zones);
}

void rumbones_list_targets(const rumbones_table *t, int side, int from, int range, int verb, int a,
                           tt_moves *out)
{
    uint8_t zones[ZONES];
    int n = rumbones_targets_within(t, side, from, range, zones);

    for (int i = 0; i < n; i++)
        tt_add(out, verb, a, zones[i]);
}

bool rumbones_has_target(const rumbones_table *t, int side, int from, int range)
{
    uint8_t zones[ZONES];

    return rumbones_targets_within(t, side, from, range, zones) > 0;
}

/* ==== Declaring ================================ [R-7.1 ] ==== */

void rumbones_attack(rumbones_play *p, const rumbones_scene *scene, const rumbones_fight *fight)
{
    rumbones_table *t = p->table;

    t->scene = *scene;
    t->scene.stood = (uint16_t)heroes_at(t, scene->zone);
    t->fight = *fight;
    memset(&t->harming, 0, sizeof t->harming);
    go(p, STAGE_ROLL, 0);
    if ((scene->mode & MODE_SPLASH) == 0)
        rumbones_open(p, STAGE_DECLARED);
}

/* The attack at hand waits until the one it sets off has been fought. */
void rumbones_save_scene(rumbones_table *t, int resume)
{
    TT_ASSERT(t->saved_n < SAVED_MAX);
    t->scene.resume = (uint8_t)resume;
    t->saved[t->saved_n++] = t->scene;
    memset(&t->scene, 0, sizeof t->scene);
}

static int attack_mode(const rumbones_table *t, int hero, int skill, uint32_t effects)
{
    int mode = rumbones_skills[skill].kind == BASIC ? MODE_BASIC : 0;

    if (has_status(t, hero, SILENCE))
        return mode | MODE_MUTE;
    mode |= (effects & DO_EXTRA) != 0 ? MODE_EXTRA : 0;
    mode |= (effects & DO_HEROES) != 0 ? MODE_HEROES : 0;
    mode |= (effects & DO_ANYONE) != 0 ? MODE_ANYONE : 0;
    mode |= (effects & DO_DOUBLE) != 0 ? MODE_DOUBLE : 0;
    return has_passive(t, hero, DEMOLITION) ? mode | MODE_RIGGING : mode;
}

static int dice_bonus(const rumbones_table *t, int hero, int mode, int zone)
{
    const rumbones_hero_card *card = card_of(t, hero);
    int damage = t->hero[hero].damage, side = side_of_hero(t, hero);

    if (has_passive(t, hero, WOUNDED_TITAN) && (mode & MODE_BASIC) != 0)
        return (damage >= card->n) + (damage >= card->m);
    if (has_passive(t, hero, OLD_SCARS) && has_enemy_beast(t, side, zone))
        return card->m;
    return 0;
}

static int hit_bonus(const rumbones_table *t, int hero, int zone)
{
    const rumbones_hero_card *card = card_of(t, hero);
    int bonus = has_status(t, hero, BLIND) ? -1 : 0;

    if (has_passive(t, hero, BRACED_SHOT) && t->acting == hero && t->walked + t->fought == 0)
        bonus += card->n;
    if (has_passive(t, hero, OLD_SCARS) && t->hero[hero].damage >= card->n)
        bonus++;
    if (has_passive(t, hero, LONG_FUSE) && distance(t->at[hero], zone) >= card->m)
        bonus += card->n;
    return bonus;
}

rumbones_fight rumbones_hero_fight(const rumbones_table *t, int hero, int skill, int level,
                                   int zone, int bonus)
{
    const rumbones_level *is = &rumbones_skills[skill].level[level];
    int mode = attack_mode(t, hero, skill, is->effects);
    int dice = is->dice + dice_bonus(t, hero, mode, zone);

    bonus += hit_bonus(t, hero, zone);
    return (rumbones_fight){.from = t->at[hero],
                            .range = is->range,
                            .hit = is->hit,
                            .bonus = {0, (int8_t)bonus},
                            .dice = {0, (int8_t)dice},
                            .face = (mode & MODE_EXTRA) != 0 ? is->n : 0};
}

void rumbones_hero_attack(rumbones_play *p, int hero, int skill, int level, int zone, int bonus)
{
    rumbones_table *t = p->table;
    const rumbones_fight fight = rumbones_hero_fight(t, hero, skill, level, zone, bonus);
    const rumbones_scene scene = {
        .by = BY_HERO,
        .hero = (uint8_t)hero,
        .side = (uint8_t)side_of_hero(t, hero),
        .zone = (uint8_t)zone,
        .skill = (uint8_t)skill,
        .level = (uint8_t)level,
        .mode = (uint8_t)attack_mode(t, hero, skill, rumbones_skills[skill].level[level].effects)};

    if (t->acting == hero)
        t->fought = 1;
    tell_hero(p, TOLD_WITH, hero, skill);
    tell_hero(p, TOLD_ATTACKS, hero, zone);
    then(p, STAGE_ROLL, t->hero[hero].owner);
    rumbones_attack(p, &scene, &fight);
}

/* A blow in return, while the attack it answers waits. */
void rumbones_strike_back(rumbones_play *p, int hero, int skill, int level, int resume)
{
    rumbones_table *t = p->table;
    int zone = t->at[t->scene.hero];

    rumbones_save_scene(t, resume);
    done(p); /* the entry that the new attack takes over */
    rumbones_hero_attack(p, hero, skill, level, zone, 0);
}

/* Who decides for the attacker. */
int rumbones_attack_seat(const rumbones_table *t)
{
    switch (t->scene.by) {
    case BY_HERO:
        return t->hero[t->scene.hero].owner;
    case BY_DRAGON:
        return t->dragon_owner;
    default: /* crew and gun; the Kraken's chooser is active then */
        return t->active;
    }
}

/* ==== The dice ============================= [R-7.3 R-E1 R-E2] ==== */

/* What the attack can hurt besides figures: rigging, beasts; the gun spares rigging, the
 * Kraken all of it. */
static bool can_hurt_thing(const rumbones_table *t)
{
    const rumbones_scene *a = &t->scene;

    if (a->by == BY_KRAKEN)
        return false;
    if (a->by != BY_GUN && enemy_rigging_at(t, a->side, a->zone) != NO_RIGGING)
        return true;
    return has_enemy_beast(t, a->side, a->zone);
}

static void add_faces(uint8_t into[DIE_FACES], const uint8_t faces[DIE_FACES])
{
    for (int i = 0; i < DIE_FACES; i++)
        into[i] = (uint8_t)(into[i] + faces[i]);
}

static int count_dice(const uint8_t faces[DIE_FACES])
{
    int n = 0;

    for (int i = 0; i < DIE_FACES; i++)
        n += faces[i];
    return n;
}

/* Discipline: friendly crew near him rerolls natural ones. */
static bool has_discipline(const rumbones_table *t)
{
    int latigo = find_hero(t, t->scene.side, LATIGO);

    return latigo != NO_PLACE && is_deployed(t, latigo) && has_passive(t, latigo, DISCIPLINE) &&
           distance(t->at[latigo], t->fight.from) <= card_of(t, latigo)->n;
}

static void reroll_ones(rumbones_play *p)
{
    rumbones_fight *f = &p->table->fight;
    uint8_t all[DIE_FACES] = {0};

    for (int g = 0; g < GROUPS; g++) {
        uint8_t faces[DIE_FACES];
        rumbones_roll(p, f->die[g][FRESH][0], faces);
        f->die[g][FRESH][0] = 0;
        add_faces(f->die[g][FIXED], faces);
        add_faces(all, faces);
    }
    if (count_dice(all) > 0)
        tt_tell_dice(p->log, TOLD_REROLLED, rumbones_attack_seat(p->table), count_dice(all), 0,
                     all);
}

static int needed(const rumbones_fight *f, int group)
{
    int face = f->hit - f->bonus[group];

    return face < 2 ? 2 : face > DIE_FACES + 1 ? DIE_FACES + 1 : face; /* a one never hits */
}

/* This and what follows say whether the next step comes at once: no window is open. */
static bool step_roll(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_fight *f = &t->fight;
    uint8_t all[DIE_FACES] = {0};

    if (!has_enemy(t, t->scene.side, t->scene.zone) && !can_hurt_thing(t)) {
        tell(p, TOLD_LOST, rumbones_attack_seat(t), t->scene.zone, 0); /* [F-9.20] */
        go(p, STAGE_FOUGHT, 0);
        return false;
    }
    if (t->scene.by == BY_CREW && crew_at(t, t->scene.side, BOSUN, f->from) > 0)
        f->bonus[0]++; /* the bosun helps deckhands */
    if (f->dice[0] + f->dice[1] < 1)
        f->dice[1] = 1;
    for (int g = 0; g < GROUPS; g++) {
        rumbones_roll(p, f->dice[g] > 0 ? f->dice[g] : 0, f->die[g][FRESH]);
        add_faces(all, f->die[g][FRESH]);
    }
    tt_tell_dice(p->log, TOLD_ROLLED, rumbones_attack_seat(t), needed(f, f->dice[0] == 0),
                 needed(f, 1), all);
    if (t->scene.by == BY_CREW && all[0] > 0 && has_discipline(t))
        reroll_ones(p);
    go(p, STAGE_EXTRA, 0);
    return !rumbones_open(p, STAGE_REROLLS);
}

static void add_extra_dice(rumbones_play *p)
{
    rumbones_fight *f = &p->table->fight;
    uint8_t faces[DIE_FACES];
    int n = 0;

    for (int i = f->face > 0 ? f->face - 1 : DIE_FACES; i < DIE_FACES; i++)
        n += f->die[1][FRESH][i] + f->die[1][FIXED][i];
    if (n == 0)
        return;
    rumbones_roll(p, n, faces);
    add_faces(f->die[1][FIXED], faces);
    tt_tell_dice(p->log, TOLD_EXTRA, rumbones_attack_seat(p->table), n, 0, faces);
}

/* Whether natural sixes that hit count as double here. */
static bool has_doubles(const rumbones_table *t)
{
    const rumbones_scene *a = &t->scene;

    return (a->mode & MODE_DOUBLE) != 0 ||
           ((a->mode & MODE_RIGGING) != 0 && enemy_rigging_at(t, a->side, a->zone) != NO_RIGGING);
}

static bool step_extra(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_fight *f = &t->fight;

    if (f->face != 0)
        add_extra_dice(p);
    for (int g = 0; g < GROUPS; g++)
        for (int i = needed(f, g) - 1; i > 0 && i < DIE_FACES; i++) {
            int n = f->die[g][FRESH][i] + f->die[g][FIXED][i];
            int blow = i == DIE_FACES - 1 && has_doubles(t);
            f->hits[blow] = (uint8_t)(f->hits[blow] + n);
        }
    tell(p, TOLD_HITS, rumbones_attack_seat(t), f->hits[0], f->hits[1]);
    go(p, STAGE_HITTING, 0);
    return f->hits[0] + f->hits[1] == 0 || !rumbones_open(p, STAGE_HITS);
}

/* ==== Assigning hits ================ [R-7.4  R-E3 R-E4] ==== */

/* Who can get the next hit. */
typedef struct hittable {
    bool crew[CREW_KINDS], thing;
    unsigned heroes;
} hittable;

static int crew_standing(const rumbones_table *t, int kind)
{
    const rumbones_scene *a = &t->scene;
    int slot = board_of(t)->slot[a->zone];

    if (slot == NO_SLOT)
        return 0;
    int n = a->side == NOBODY ? t->crew[SIDE_A][kind][slot] + t->crew[SIDE_B][kind][slot]
                              : t->crew[other_side(a->side)][kind][slot];
    return n - t->fight.crew[kind];
}

static int thing_vigour_left(const rumbones_table *t, int zone)
{
    int token = rigging_at(t, zone);

    if (is_kraken_at(t, zone))
        return rumbones_beasts[KRAKEN].vigour - t->kraken_damage;
    if (is_dragon_at(t, zone))
        return rumbones_beasts[DRAGON].vigour - t->dragon_damage;
    return token == NO_RIGGING
               ? 0
               : rumbones_riggings[board_of(t)->rigging_kind[token]].vigour - t->rigging[token];
}

static unsigned heroes_standing(const rumbones_table *t)
{
    unsigned standing = 0;

    for (unsigned left = enemy_heroes_at(t, t->scene.side, t->scene.zone); left != 0;
         left &= left - 1) {
        int hero = first_place(left);
        if (t->harming.hurt[hero] < vigour_left(t, hero))
            standing |= 1u << hero;
    }
    return standing;
}

static hittable who_is_hit(const rumbones_table *t)
{
    const rumbones_scene *a = &t->scene;
    bool anyone = (a->mode & MODE_ANYONE) != 0, first = (a->mode & MODE_HEROES) != 0;
    unsigned heroes = heroes_standing(t);
    bool thing = can_hurt_thing(t);
    bool stands = thing && t->fight.thing < thing_vigour_left(t, a->zone);
    hittable h = {.crew = {crew_standing(t, DECKHAND) > 0, crew_standing(t, BOSUN) > 0}};
    bool crew = h.crew[DECKHAND] || h.crew[BOSUN];

    if (anyone) {
        h.heroes = heroes;
        h.thing = stands;
    } else {
        h.crew[BOSUN] = h.crew[BOSUN] && !h.crew[DECKHAND];
        h.heroes = crew && !first ? 0 : heroes;
        h.thing = stands && !crew && heroes == 0;
    }
    if (crew || h.heroes != 0 || h.thing)
        return h;
    h.thing = thing; /* nobody stands: on top, to the highest tier */
    h.heroes = thing ? 0 : enemy_heroes_at(t, a->side, a->zone);
    return h;
}

static int hittables(hittable h)
{
    return h.crew[DECKHAND] + h.crew[BOSUN] + h.thing + __builtin_popcount(h.heroes);
}

static int damage_of(const rumbones_table *t, int blow, bool to_thing)
{
    const rumbones_scene *a = &t->scene;

    if (blow == 0)
        return 1;
    if ((a->mode & MODE_DOUBLE) != 0)
        return rumbones_skills[a->skill].level[a->level].n;
    return to_thing ? card_of(t, a->hero)->n : 1; /* Demolition */
}

static void list_hits(const rumbones_table *t, hittable h, tt_moves *out)
{
    for (int blow = 0; blow < 2; blow++) {
        if (t->fight.hits[blow] == 0)
            continue;
        for (int kind = 0; kind < CREW_KINDS; kind++)
            if (h.crew[kind])
                tt_add(out, VERB_HIT_CREW, kind, blow);
        for (unsigned left = h.heroes; left != 0; left &= left - 1)
            tt_add(out, VERB_HIT, figure_of(t, first_place(left)), blow);
        if (h.thing)
            tt_add(out, VERB_HIT_THING, blow, 0);
    }
}

static void list_assign(const rumbones_sight *see, tt_moves *out)
{
    list_hits(see->table, who_is_hit(see->table), out);
}

static void assign(rumbones_table *t, tt_move m)
{
    int blow = m.verb == VERB_HIT_THING ? m.a : m.b;

    t->fight.hits[blow]--;
    if (m.verb == VERB_HIT_CREW) {
        t->fight.crew[m.a]++;
    } else if (m.verb == VERB_HIT) {
        uint8_t *hurt = &t->harming.hurt[place_of(t, m.a)];
        *hurt = (uint8_t)(*hurt + damage_of(t, blow, false));
    } else {
        t->fight.thing = (uint8_t)(t->fight.thing + damage_of(t, blow, true));
    }
}

/* Whether whoever can be hit is all there is in the zone. */
static bool is_alone(const rumbones_table *t, hittable h)
{
    bool crew = crew_standing(t, DECKHAND) + crew_standing(t, BOSUN) > 0;
    int heroes = __builtin_popcount(enemy_heroes_at(t, t->scene.side, t->scene.zone));

    return !crew && heroes + can_hurt_thing(t) == 1 && hittables(h) == 1;
}

/* As many hits as crew of that kind stands there. */
static void hit_crew(rumbones_table *t, int kind)
{
    uint8_t *hits = &t->fight.hits[t->fight.hits[0] == 0];
    int standing = crew_standing(t, kind), n = standing < *hits ? standing : *hits;

    *hits = (uint8_t)(*hits - n);
    t->fight.crew[kind] = (uint8_t)(t->fight.crew[kind] + n);
}

static void step_hitting(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_fight *f = &t->fight;

    while (f->hits[0] + f->hits[1] > 0) {
        hittable h = who_is_hit(t);
        tt_moves list;
        bool alike = f->hits[0] == 0 || f->hits[1] == 0;
        if (hittables(h) == 0)
            break; /* crew alone, all of it down: they are lost */
        if (hittables(h) > 1 || (!alike && !is_alone(t, h))) {
            go(p, STAGE_ASSIGN, rumbones_attack_seat(t));
            return;
        }
        if (h.crew[DECKHAND] || h.crew[BOSUN]) {
            hit_crew(t, h.crew[DECKHAND] ? DECKHAND : BOSUN);
            continue;
        }
        list.n = 0;
        list_hits(t, h, &list);
        assign(t, list.at[0]);
    }
    f->hits[0] = f->hits[1] = 0;
    t->harming.how = HARM_ATTACK;
    t->harming.next = 0;
    go(p, STAGE_HARM, 0);
}

static void apply_assign(rumbones_play *p, tt_move m)
{
    assign(p->table, m);
    go(p, STAGE_HITTING, 0);
}
/* ==== Dispatch ============================================================= */

void rumbones_list_fight(const rumbones_sight *see, int stage, tt_moves *out)
{
    TT_ASSERT(stage == STAGE_ASSIGN);
    list_assign(see, out);
}

const char *rumbones_why_not_fight(const rumbones_sight *see, int stage, tt_move m)
{
    (void)see;
    (void)stage;
    return m.verb == VERB_PASS ? "R-7.6" : "R-7.4";
}

void rumbones_apply_fight(rumbones_play *p, tt_frame top, tt_move m)
{
    TT_ASSERT(top.stage == STAGE_ASSIGN);
    apply_assign(p, m);
}

void rumbones_step_fight(rumbones_play *p, tt_frame top)
{
    switch (top.stage) {
    case STAGE_ROLL:
        if (!step_roll(p))
            break;
        /* fall through */
    case STAGE_EXTRA:
        if (!step_extra(p))
            break;
        /* fall through */
    default:
        step_hitting(p);
    }
}
