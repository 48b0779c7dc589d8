/* Attacks, from declaring to the last thing they set off.
 *
 *   1 declared, W1   2 roll   3 rerolls   4 extra dice   5 W2   6 assign   7 what lessens
 *   damage   8 damage, KOs, coins, points, objectives   9 W3: the attack's text, passives and
 *   blows owed, reactions
 *
 * One entry of the agenda goes through these stages.  An attack that another sets off (a
 * blow in return) takes the entry over; what is left of the first waits among the saved. */
#include "games/rumbones/state.h"

/* ==== Choosing a zone ================================= [R-7.1] ==== */

/* Zones with something to attack, a bit for each. */
typedef struct zone_set {
    uint64_t word[ZONES / 64];
} zone_set;

static void add_zone(zone_set *set, int zone)
{
    set->word[zone / 64] |= (uint64_t)1 << zone % 64;
}

static void add_heroes(const rumbones_table *t, int side, zone_set *set)
{
    for (unsigned left = deployed(t) & enemy_places(t, side); left != 0; left &= left - 1)
        add_zone(set, t->at[first_place(left)]);
}

static void add_crews(const rumbones_table *t, int side, zone_set *set)
{
    const rumbones_board *b = board_of(t);

    for (uint32_t left = t->held[other_side(side)]; left != 0; left &= left - 1)
        add_zone(set, b->slot_zone[__builtin_ctz(left)]);
}

static void add_beasts(const rumbones_table *t, int side, zone_set *set)
{
    if (t->kraken == 1)
        add_zone(set, t->kraken_zone);
    if (t->dragon == 1 && t->side_of[t->dragon_owner] != side)
        add_zone(set, t->dragon_zone);
}

static void add_rigging(const rumbones_table *t, int side, zone_set *set)
{
    const rumbones_board *b = board_of(t);

    for (int i = 0; i < b->rigging_n; i++)
        if (enemy_rigging_at(t, side, b->rigging_zone[i]) != NO_RIGGING)
            add_zone(set, b->rigging_zone[i]);
}

static zone_set targets_of(const rumbones_table *t, int side)
{
    zone_set set = {{0}};

    add_heroes(t, side, &set);
    if (!t->pirates)
        add_crews(t, side, &set);
    add_rigging(t, side, &set);
    add_beasts(t, side, &set);
    return set;
}

/* Own zone and neighbours are looked at one by one; farther, those with somebody are. */
static void list_near(const rumbones_table *t, int side, int from, int verb, int a, tt_moves *out)
{
    const rumbones_board *b = board_of(t);
    const int zones[] = {b->near[from][0], b->near[from][3], from, b->near[from][1],
                         b->near[from][2]};

    for (int i = 0; i < 5; i++)
        if (zones[i] != THE_SEA && is_target(t, side, zones[i]))
            tt_add(out, verb, a, zones[i]);
}

void rumbones_list_targets(const rumbones_table *t, int side, int from, int range, int verb, int a,
                           tt_moves *out)
{
    if (range <= 1) {
        list_near(t, side, from, verb, a, out);
        return;
    }
    zone_set set = targets_of(t, side);
    for (int i = 0; i < ZONES / 64; i++)
        for (uint64_t left = set.word[i]; left != 0; left &= left - 1) {
            int zone = 64 * i + __builtin_ctzll(left);
            if (distance(from, zone) <= range)
                tt_add(out, verb, a, zone);
        }
}

bool rumbones_has_target(const rumbones_table *t, int side, int from, int range)
{
    tt_moves list = {.n = 0};

    rumbones_list_targets(t, side, from, range, VERB_ATTACK, 0, &list);
    return list.n > 0;
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
static void save_scene(rumbones_table *t, int resume)
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

    save_scene(t, resume);
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

static void step_roll(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_fight *f = &t->fight;
    uint8_t all[DIE_FACES] = {0};

    if (!has_enemy(t, t->scene.side, t->scene.zone) && !can_hurt_thing(t)) {
        tell(p, TOLD_LOST, rumbones_attack_seat(t), t->scene.zone, 0); /* [F-9.20] */
        go(p, STAGE_FOUGHT, 0);
        return;
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
    if (t->scene.by == BY_CREW && has_discipline(t))
        reroll_ones(p);
    go(p, STAGE_EXTRA, 0);
    rumbones_open(p, STAGE_REROLLS);
}

static void add_extra_dice(rumbones_play *p)
{
    rumbones_fight *f = &p->table->fight;
    uint8_t faces[DIE_FACES];
    int n = 0;

    for (int face = f->face; face <= DIE_FACES; face++)
        n += f->die[1][FRESH][face - 1] + f->die[1][FIXED][face - 1];
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

static void step_extra(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_fight *f = &t->fight;

    if (f->face != 0)
        add_extra_dice(p);
    for (int g = 0; g < GROUPS; g++)
        for (int face = needed(f, g); face <= DIE_FACES; face++) {
            int n = f->die[g][FRESH][face - 1] + f->die[g][FIXED][face - 1];
            int blow = face == DIE_FACES && has_doubles(t);
            f->hits[blow] = (uint8_t)(f->hits[blow] + n);
        }
    tell(p, TOLD_HITS, rumbones_attack_seat(t), f->hits[0], f->hits[1]);
    go(p, STAGE_HITTING, 0);
    if (f->hits[0] + f->hits[1] > 0)
        rumbones_open(p, STAGE_HITS);
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
    int n = 0;

    if (t->pirates)
        return 0;
    for (int side = 0; side < BOTH_SIDES; side++)
        if (side != a->side)
            n += crew_at(t, side, kind, a->zone);
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
    if (blow == 0)
        return 1;
    return (t->scene.mode & MODE_DOUBLE) != 0 || to_thing ? 2 : 1;
}

static void list_assign(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    hittable h = who_is_hit(t);

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

static void step_hitting(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_fight *f = &t->fight;

    while (f->hits[0] + f->hits[1] > 0) {
        hittable h = who_is_hit(t);
        rumbones_sight see = {t, 0, 0};
        tt_moves list;
        bool alike = f->hits[0] == 0 || f->hits[1] == 0;
        if (hittables(h) == 0)
            break; /* crew alone, all of it down: they are lost */
        if (hittables(h) > 1 || (!alike && !is_alone(t, h))) {
            go(p, STAGE_ASSIGN, rumbones_attack_seat(t));
            return;
        }
        list.n = 0;
        list_assign(&see, &list);
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

/* ==== What lessens damage ============================ [R-7.6 F-9.36] ====
 * One hero after the other, all before any damage is put on. */

void rumbones_harm(rumbones_play *p, int how)
{
    p->table->harming.how = (uint8_t)how;
    p->table->harming.next = 0;
    then(p, STAGE_HARM, 0);
}

static void step_harm(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_harming *h = &t->harming;

    while (h->next < 2 * HEROES_MAX) {
        h->next++;
        if (h->hurt[harmed_hero(t)] == 0)
            continue;
        rumbones_open(p, h->next % 2 == 1 ? STAGE_LESSEN : STAGE_LAST_STAND);
        return;
    }
    go(p, STAGE_DAMAGE, 0);
}

/* ==== Coins and points ============== [R-16.1 to  F-9.3] ==== */

void rumbones_coins(rumbones_play *p, int hero, int n)
{
    rumbones_hero *h = &p->table->hero[hero];

    h->coins = (uint16_t)(h->coins + n);
    tell_hero(p, TOLD_COINS, hero, n);
}

void rumbones_all_coins(rumbones_play *p, int side, int n)
{
    rumbones_table *t = p->table;

    for (unsigned left = side_places(t, side); left != 0; left &= left - 1) {
        rumbones_hero *h = &t->hero[first_place(left)];
        if (h->who != NO_HERO)
            h->coins = (uint16_t)(h->coins + n);
    }
    tell(p, TOLD_ALL_COINS, speaker_of(t, side), side, n);
}

void rumbones_points(rumbones_play *p, int side, int n)
{
    rumbones_table *t = p->table;

    t->team[side].points = (uint8_t)(t->team[side].points + n);
    tell(p, TOLD_POINTS, speaker_of(t, side), side, n);
}

static void end_game(rumbones_play *p, int side)
{
    rumbones_table *t = p->table;

    t->winner = (uint8_t)(side + 1);
    tell(p, TOLD_OVER, speaker_of(t, side), side, 0);
    tt_barrier(p->log);
    while (t->agenda.n > 0)
        done(p);
}

/* the last player with heroes */
static bool check_last_pirate(rumbones_play *p)
{
    rumbones_table *t = p->table;
    unsigned alive = 0;

    for (int i = 0; i < HEROES_MAX; i++)
        if (t->hero[i].lives > 0)
            alive |= 1u << side_of_hero(t, i);
    if ((alive & (alive - 1)) != 0)
        return false;
    end_game(p, first_place(alive));
    return true;
}

bool rumbones_check_victory(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int side = active_side(t);

    if (t->pirates)
        return check_last_pirate(p);
    if (t->team[side].points < POINTS_TO_WIN)
        side = other_side(side);
    if (t->team[side].points < POINTS_TO_WIN)
        return false;
    end_game(p, side);
    return true;
}

/* ==== KOs ========================= [R-6.1  ] ==== */

static int dead_man_token(const rumbones_table *t, int hero)
{
    bool has_acted = (t->hero[hero].token & TOKEN_ACTIVATED) != 0 || t->acting == hero;

    return has_acted && !has_passive(t, hero, HALF_DEAD) ? TOKEN_SILVER : TOKEN_GOLD;
}

static bool is_by_hero(const rumbones_table *t)
{
    return t->scene.by == BY_HERO && (t->harming.how == HARM_ATTACK || t->harming.how == HARM_TEXT);
}

static void pay_for_hero(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;

    if (is_by_hero(t))
        rumbones_coins(p, t->scene.hero, KO_COINS);
    if (t->pirates)
        return;
    int enemy = other_side(side_of_hero(t, hero));
    if (!is_by_hero(t))
        rumbones_all_coins(p, enemy, OTHER_COINS);
    rumbones_points(p, enemy, 1);
}

static void knock_out(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;
    rumbones_hero *h = &t->hero[hero];
    uint16_t bit = (uint16_t)(1u << hero);

    if (t->pirates) {
        h->lives--;
        tell_hero(p, TOLD_LIFE, hero, h->lives);
        if (h->lives == 0)
            tell_hero(p, TOLD_OUT, hero, 0);
    } else {
        int token = dead_man_token(t, hero);
        h->token |= (uint8_t)token;
        tell_hero(p, TOLD_KO, hero, token == TOKEN_GOLD ? 1 : 2);
    }
    if (t->pirates && is_by_hero(t) && board_of(t)->rigging[t->at[hero]] != NO_RIGGING &&
        board_of(t)->rigging_kind[board_of(t)->rigging[t->at[hero]]] == CHEST)
        t->chest_won = 1;
    t->at[hero] = OFF_BOARD;
    h->damage = 0;
    h->status = 0;
    t->scene.fallen |= bit;
    t->scene.mourned |= bit;
    t->scene.grieved |= bit;
    if (is_by_hero(t))
        t->scene.slain |= bit;
    pay_for_hero(p, hero);
}

/* ==== Damage ============= [R-6.1     ] ==== */

static void knock_out_crew(rumbones_play *p)
{
    rumbones_table *t = p->table;
    const rumbones_scene *a = &t->scene;
    int slot = board_of(t)->slot[a->zone];

    for (int kind = 0; kind < CREW_KINDS; kind++) {
        int n = t->fight.crew[kind];
        if (n == 0)
            continue;
        int side = a->side == NOBODY ? (t->crew[SIDE_A][kind][slot] > 0 ? SIDE_A : SIDE_B)
                                     : other_side(a->side);
        supply_crew(t, side, kind, slot, n);
        tell(p, TOLD_CREW_KO, rumbones_attack_seat(t), kind, n);
        if (a->by == BY_HERO)
            rumbones_coins(p, a->hero, n);
    }
}

/* Sister Gull near friendly crew that an attack KO'd. */
static void note_rites(rumbones_table *t)
{
    if (t->fight.crew[DECKHAND] + t->fight.crew[BOSUN] == 0)
        return;
    for (int side = 0; side < BOTH_SIDES; side++) {
        int gull = side == t->scene.side ? NO_PLACE : find_hero(t, side, GULL);
        if (gull != NO_PLACE && is_deployed(t, gull) && has_passive(t, gull, LAST_RITES) &&
            (t->hero[gull].token & TOKEN_ONCE) == 0 &&
            distance(t->at[gull], t->scene.zone) <= card_of(t, gull)->m)
            t->scene.rites |= (uint16_t)(1u << gull);
    }
}

static void hurt_heroes(rumbones_play *p)
{
    rumbones_table *t = p->table;
    unsigned down = 0;

    for (int hero = 0; hero < HEROES_MAX; hero++) {
        int n = t->harming.hurt[hero];
        if (n == 0)
            continue;
        int damage = t->hero[hero].damage + n;
        t->hero[hero].damage = (uint8_t)(damage > 255 ? 255 : damage);
        if (t->harming.how != HARM_EFFECT && t->harming.how != HARM_ARRIVAL)
            t->scene.damaged |= (uint16_t)(1u << hero);
        tell_hero(p, TOLD_HURT, hero, n);
        if ((t->hero[hero].token & TOKEN_DEAD) == 0 && vigour_left(t, hero) <= 0)
            down |= 1u << hero;
    }
    for (; down != 0; down &= down - 1)
        knock_out(p, first_place(down));
    memset(t->harming.hurt, 0, sizeof t->harming.hurt);
}

/* ---- objectives ---- */

/* What beating a beast pays: a hero whose attack did it, else each hero of the side. */
static void pay_for_beast(rumbones_play *p, int beast, int side, int hero)
{
    const rumbones_beast_card *is = &rumbones_beasts[beast];

    tell(p, TOLD_BEATEN, speaker_of(p->table, side), beast, 0);
    if (hero != NO_PLACE)
        rumbones_coins(p, hero, is->coins);
    else
        rumbones_all_coins(p, side, is->others);
    rumbones_points(p, side, is->points);
}

void rumbones_beat_dragon(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;

    t->dragon = 2;
    t->dragon_zone = t->dragon_damage = 0;
    pay_for_beast(p, DRAGON, other_side(t->side_of[t->dragon_owner]), hero);
    t->dragon_token = t->dragon_lashed = 0;
}

static void beat_kraken(rumbones_play *p, int side, int hero)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);

    for (int i = 0; i < PLANKS; i++)
        if (b->planks[i] == t->kraken_zone) {
            t->planks |= (uint8_t)(1u << i);
            tell(p, TOLD_PLANK_ON, t->active, t->kraken_zone, 0);
        }
    t->kraken = 2;
    t->kraken_zone = t->kraken_damage = 0;
    for (int i = 0; i < BOTH_SIDES; i++)
        t->team[i].pool = 0;
    pay_for_beast(p, KRAKEN, side, hero);
}

/* The seats of a side that hold a hand. */
static unsigned hand_seats(const rumbones_table *t, int side)
{
    unsigned seats = 0;

    for (int seat = 0; seat < t->seats; seat++)
        if (t->side_of[seat] == side && hand_of(t, seat) == seat)
            seats |= 1u << seat;
    return seats;
}

static void grant(rumbones_play *p, int token, int side, int seat)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    const rumbones_rigging_token *is = &rumbones_riggings[b->rigging_kind[token]];

    switch (b->rigging_kind[token]) {
    case MAIN_MAST:
        for (unsigned left = deployed(t) & side_places(t, side); left != 0; left &= left - 1)
            rumbones_heal(p, first_place(left), is->n);
        break;
    case MUNITIONS:
        t->team[side].gun = 1;
        tell(p, TOLD_BETTER_GUN, speaker_of(t, side), side, 0);
        break;
    case ARMORY:
        t->team[side].bosuns = 1;
        tell(p, TOLD_BETTER_BOSUNS, speaker_of(t, side), side, 0);
        break;
    case HELM:
    case ROPE:
        t->granted = (uint8_t)(token + 1);
        then(p, STAGE_GRANT, t->side_of[seat] == side ? seat : speaker_of(t, side));
        break;
    default: /* the chest has none */
        break;
    }
}

void rumbones_hurt_rigging(rumbones_play *p, int token, int n, int seat)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    const rumbones_rigging_token *is = &rumbones_riggings[b->rigging_kind[token]];
    int left = is->vigour - t->rigging[token];

    tell(p, TOLD_THING_HURT, seat, b->rigging_zone[token], n);
    t->rigging[token] = (uint8_t)(t->rigging[token] + (n < left ? n : left));
    if (t->pirates && t->scene.by == BY_HERO)
        rumbones_coins(p, t->scene.hero, n < left ? n : left); /* */
    if (n < left)
        return;
    t->gone |= (uint16_t)(1u << token);
    tell(p, TOLD_DESTROYED, seat, b->rigging_kind[token], b->rigging_side[token]);
    if (t->pirates)
        return;
    int side = other_side(b->rigging_side[token]);
    rumbones_points(p, side, is->points);
    rumbones_all_coins(p, side, is->coins);
    if (t->team[side].points < POINTS_TO_WIN)
        grant(p, token, side, seat);
}

static void hurt_thing(rumbones_play *p)
{
    rumbones_table *t = p->table;
    const rumbones_scene *a = &t->scene;
    int n = t->fight.thing, zone = a->zone, hero = a->by == BY_HERO ? a->hero : NO_PLACE;

    if (n == 0)
        return;
    if (is_kraken_at(t, zone)) {
        tell(p, TOLD_THING_HURT, rumbones_attack_seat(t), zone, n);
        t->kraken_damage = (uint8_t)(t->kraken_damage + n);
        if (t->kraken_damage >= rumbones_beasts[KRAKEN].vigour)
            beat_kraken(p, a->side, hero);
    } else if (is_dragon_at(t, zone)) {
        tell(p, TOLD_THING_HURT, rumbones_attack_seat(t), zone, n);
        t->dragon_damage = (uint8_t)(t->dragon_damage + n);
        if (t->dragon_damage >= rumbones_beasts[DRAGON].vigour)
            rumbones_beat_dragon(p, hero);
    } else {
        rumbones_hurt_rigging(p, rigging_at(t, zone), n, rumbones_attack_seat(t));
    }
}

/* ---- who gets what an objective gives [R-24.6 F-9.35] ---- */

static void list_grant(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int token = t->granted - 1, side = other_side(board_of(t)->rigging_side[token]);

    if (board_of(t)->rigging_kind[token] == HELM) {
        for (unsigned left = hand_seats(t, side); left != 0; left &= left - 1)
            tt_add(out, VERB_GIVE_SEAT, first_place(left), 0);
        return;
    }
    for (unsigned left = deployed(t) & side_places(t, side); left != 0; left &= left - 1)
        if (rumbones_can_step(t, first_place(left), 1, false))
            tt_add(out, VERB_GIVE, figure_of(t, first_place(left)), 0);
}

static void apply_grant(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int n = rumbones_riggings[board_of(t)->rigging_kind[t->granted - 1]].n;

    t->granted = 0;
    done(p);
    if (m.verb == VERB_GIVE_SEAT)
        rumbones_draw(p, m.a, n);
    else
        rumbones_walk(p, place_of(t, m.a), n, 0);
}

static void step_damage(rumbones_play *p)
{
    rumbones_table *t = p->table;
    bool is_attack = t->harming.how == HARM_ATTACK;

    if (is_attack)
        knock_out_crew(p);
    hurt_heroes(p);
    if (is_attack) {
        note_rites(t);
        t->part = 0;
        go(p, (t->scene.mode & MODE_SPLASH) != 0 ? STAGE_FOUGHT : STAGE_TEXT, 0);
        hurt_thing(p);
    } else if (t->scene.by != BY_NOBODY) {
        done(p); /* in an attack's W3: what it set off is seen to there */
    } else {
        go(p, STAGE_BLOWS, 0);
    }
    rumbones_check_victory(p);
}

/* ==== W3: what the attack says =============== [R-7.2 F-9.12 F-9.33] ==== */

enum { PART_PUSH, PART_BURN, PART_BURNT, PART_MARK, PART_STEP, PART_SPLASH, PART_CHEST, PARTS };

static unsigned enemies_in_zone(const rumbones_table *t)
{
    return enemy_heroes_at(t, t->scene.side, t->scene.zone);
}

static void burn(rumbones_play *p, int n)
{
    rumbones_table *t = p->table;

    if (enemies_in_zone(t) == 0)
        return;
    memset(t->harming.hurt, 0, sizeof t->harming.hurt);
    for (unsigned left = enemies_in_zone(t); left != 0; left &= left - 1)
        t->harming.hurt[first_place(left)] = (uint8_t)n;
    rumbones_harm(p, HARM_TEXT);
}

static unsigned splash_directions(const rumbones_table *t)
{
    unsigned directions = 0;

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = board_of(t)->near[t->scene.zone][i];
        if (zone != THE_SEA && has_enemy(t, t->scene.side, zone))
            directions |= 1u << i;
    }
    return directions;
}

static void do_part(rumbones_play *p, int part, const rumbones_level *is, uint32_t effects)
{
    rumbones_table *t = p->table;
    int seat = rumbones_attack_seat(t);

    switch (part) {
    case PART_PUSH:
        if ((effects & DO_PUSH) != 0)
            rumbones_push(p, seat, enemies_in_zone(t), is->n, t->scene.by == BY_DRAGON);
        break;
    case PART_BURN:
        if ((effects & DO_BURN) != 0)
            burn(p, is->n);
        break;
    case PART_BURNT:
        if ((effects & DO_BURN) != 0)
            for (unsigned left = enemies_in_zone(t); left != 0; left &= left - 1)
                rumbones_give_status(p, first_place(left), is->statuses);
        break;
    case PART_MARK:
        if ((effects & DO_MARK) != 0)
            then(p, STAGE_MARK, seat);
        break;
    case PART_STEP:
        if ((effects & DO_STEP) != 0)
            rumbones_walk(p, t->scene.hero, is->n, 0);
        break;
    case PART_SPLASH:
        t->splash = (uint8_t)((effects & DO_SPLASH) != 0 ? splash_directions(t) : 0);
        if (t->splash != 0)
            then(p, STAGE_SPLASH, seat);
        break;
    default:
        if (t->chest_won != 0)
            then(p, STAGE_CHEST, seat);
    }
}

static void step_text(rumbones_play *p)
{
    static const rumbones_level LASH_LEVEL = {DO_PUSH, 0, 0, 0, 1, 0, 0};
    rumbones_table *t = p->table;
    const rumbones_scene *a = &t->scene;
    const rumbones_level *is = a->by == BY_DRAGON && a->level == ROW_LASH
                                   ? &LASH_LEVEL
                                   : &rumbones_skills[a->skill].level[a->skill == 0 ? 0 : a->level];
    uint32_t effects = (a->mode & MODE_MUTE) != 0 ? 0 : is->effects;

    if (effects == 0 && t->chest_won == 0)
        t->part = PARTS;
    while (t->part < PARTS) {
        uint8_t depth = t->agenda.n;
        do_part(p, t->part++, is, effects);
        if (t->agenda.n != depth)
            return;
    }
    t->part = 0;
    go(p, STAGE_BLOWS, 0);
}

/* ---- one enemy hero it damaged gets the status ---- */

static void list_mark(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_scene *a = &t->scene;
    int statuses = rumbones_skills[a->skill].level[a->level].statuses;

    for (unsigned left = a->damaged & deployed(t) & enemy_places(t, a->side); left != 0;
         left &= left - 1)
        if ((statuses & ~t->hero[first_place(left)].status) != 0)
            tt_add(out, VERB_GIVE, figure_of(t, first_place(left)), 0);
}

static void apply_mark(rumbones_play *p, tt_move m)
{
    const rumbones_scene *a = &p->table->scene;

    done(p);
    rumbones_give_status(p, place_of(p->table, m.a),
                         rumbones_skills[a->skill].level[a->level].statuses);
}

void rumbones_give_status(rumbones_play *p, int hero, int statuses)
{
    rumbones_hero *h = &p->table->hero[hero];

    for (int i = 0; i < STATUSES; i++) {
        int status = 1 << i;
        if ((statuses & status & ~h->status) == 0)
            continue;
        h->status |= (uint8_t)status;
        tell_hero(p, TOLD_STATUS, hero, i);
    }
}

void rumbones_heal(rumbones_play *p, int hero, int n)
{
    rumbones_hero *h = &p->table->hero[hero];

    n = n < h->damage ? n : h->damage;
    h->damage = (uint8_t)(h->damage - n);
    if (n > 0)
        tell_hero(p, TOLD_HEALED, hero, n);
}

/* ---- a splash is a small attack, part of the one at hand [F-9.30] ---- */

static void list_splash(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = board_of(t)->near[t->scene.zone][i];
        if ((t->splash >> i & 1) != 0 && has_enemy(t, t->scene.side, zone))
            tt_add(out, VERB_AT, zone, 0);
    }
}

static void apply_splash(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    const rumbones_level *is = &rumbones_skills[t->scene.skill].level[t->scene.level];
    rumbones_scene scene = {.by = BY_HERO,
                            .hero = t->scene.hero,
                            .side = t->scene.side,
                            .zone = m.a,
                            .mode = (uint8_t)((t->scene.mode & MODE_RIGGING) | MODE_SPLASH)};
    rumbones_fight fight = {.from = t->fight.from,
                            .hit = is->m,
                            .bonus = {0, t->fight.bonus[1]},
                            .dice = {0, (int8_t)is->n}};

    for (int i = 0; i < DIRECTIONS; i++)
        if (board_of(t)->near[t->scene.zone][i] == m.a)
            t->splash &= (uint8_t) ~(1u << i);
    tell(p, TOLD_SPLASHES, rumbones_attack_seat(t), m.a, 0);
    save_scene(t, STAGE_SPLASH);
    rumbones_attack(p, &scene, &fight);
}

/* ---- every pirate for himself: onto the chest ---- [R-25.1 ] */

static int chest_zone(const rumbones_table *t)
{
    const rumbones_board *b = board_of(t);

    for (int i = 0; i < b->rigging_n; i++)
        if (b->rigging_kind[i] == CHEST)
            return b->rigging_zone[i];
    return OFF_BOARD;
}

static void list_chest(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    if (distance(t->at[t->scene.hero], chest_zone(t)) != 1)
        return;
    tt_add(out, VERB_STEP, chest_zone(t), 0);
    tt_add(out, VERB_PASS, 0, 0);
}

static void apply_chest(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;

    done(p);
    if (m.verb != VERB_STEP)
        return;
    t->at[t->scene.hero] = m.a;
    tell_hero(p, TOLD_STEPPED, t->scene.hero, m.a);
}

/* ==== Pushing ============================ [R-3.5 F-9.4 F-9.33 F-9.34] ==== */

/* Whether a push with so many zones left can go on from there. */
static bool push_leads_on(const rumbones_table *t, int side, int zone, int n)
{
    if (may_stop(t, side, zone))
        return true;
    for (int i = 0; n > 0 && i < DIRECTIONS; i++) {
        int next = board_of(t)->near[zone][i];
        if (next == THE_SEA || !is_open(t, next))
            return true;
        if ((t->pirates || !has_enemy(t, side, next)) && push_leads_on(t, side, next, n - 1))
            return true;
    }
    return false;
}

/* The sea is named once, wherever it is: all of it is one fall. */
static void list_pushes(const rumbones_table *t, int hero, int n, tt_moves *out)
{
    int side = side_of_hero(t, hero);
    bool sea = false;

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = board_of(t)->near[t->at[hero]][i];
        if (zone == THE_SEA || !is_open(t, zone))
            sea = true;
        else if ((t->pirates || !has_enemy(t, side, zone)) && push_leads_on(t, side, zone, n - 1))
            tt_add(out, VERB_PUSH, zone, 0);
    }
    if (sea)
        tt_add(out, VERB_PUSH, THE_SEA, 0);
}

bool rumbones_can_push(const rumbones_table *t, int hero, int n)
{
    tt_moves list = {.n = 0};

    list_pushes(t, hero, n, &list);
    return list.n > 0;
}

void rumbones_push(rumbones_play *p, int seat, unsigned heroes, int n, bool must)
{
    rumbones_moving *m = &p->table->moving;

    if (heroes == 0)
        return;
    m->queue = (uint16_t)heroes;
    m->push_n = (uint8_t)n;
    m->push_must = must;
    then(p, STAGE_PUSHING, seat);
}

static void step_pushing(rumbones_play *p, int seat)
{
    rumbones_moving *m = &p->table->moving;

    if (m->queue == 0) {
        m->pushed = m->push_points = m->push_must = m->push_n = 0;
        done(p);
        return;
    }
    m->pushed = (uint8_t)first_place(m->queue);
    m->push_points = m->push_n;
    m->queue &= (uint16_t)(m->queue - 1);
    if (is_deployed(p->table, m->pushed))
        then(p, STAGE_PUSH, seat);
}

static void list_push(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_moving *m = &t->moving;

    if (m->push_points == 0)
        return;
    list_pushes(t, m->pushed, m->push_points, out);
    bool stops = may_stop(t, side_of_hero(t, m->pushed), t->at[m->pushed]);
    if (out->n > 0 && m->push_must == 0 && stops)
        tt_add(out, VERB_STOP, 0, 0);
}

static void apply_push(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    rumbones_moving *moving = &t->moving;

    if (m.verb == VERB_STOP) {
        done(p);
        return;
    }
    tell_hero(p, TOLD_PUSHED, moving->pushed, m.a);
    if (m.a == THE_SEA) {
        done(p);
        rumbones_overboard(p, 1u << moving->pushed);
        return;
    }
    t->at[moving->pushed] = m.a;
    moving->push_points--;
}

/* ==== W3: passives, and blows owed ========= [R-8.1 F-9.22 F-9.25 F-9.28] ==== */

/* Enemy heroes of that hero's side KO'd just now. */
static unsigned trail_of(const rumbones_table *t, int hero)
{
    if (t->pirates || !has_passive(t, hero, BLOOD_TRAIL))
        return 0;
    return t->scene.fallen & enemy_places(t, side_of_hero(t, hero));
}

static bool is_near_attacker(const rumbones_table *t, int hero, int reach)
{
    const rumbones_scene *a = &t->scene;

    return a->by == BY_HERO && is_deployed(t, a->hero) && is_deployed(t, hero) &&
           side_of_hero(t, hero) != a->side && distance(t->at[hero], t->at[a->hero]) <= reach;
}

static bool has_spikes(const rumbones_table *t, int hero)
{
    return has_passive(t, hero, SPIKED_SHELL) && (t->hero[hero].token & TOKEN_ONCE) == 0 &&
           (t->scene.stood >> hero & 1) != 0 && is_near_attacker(t, hero, card_of(t, hero)->m);
}

static bool owes_blow(const rumbones_table *t, int hero)
{
    return (t->scene.owed >> hero & 1) != 0 &&
           is_near_attacker(t, hero, rumbones_skills[RIPOSTE].level[2].range);
}

static unsigned pending_blows(const rumbones_table *t, unsigned *hitting)
{
    unsigned pending = 0;

    *hitting = 0;
    for (unsigned left = deployed(t); left != 0; left &= left - 1) {
        int hero = first_place(left);
        bool hits = has_spikes(t, hero) || owes_blow(t, hero);
        *hitting |= (unsigned)hits << hero;
        pending |= (unsigned)(hits || trail_of(t, hero) != 0) << hero;
    }
    return pending;
}

static void do_blow(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;
    const rumbones_hero_card *card = card_of(t, hero);

    if (trail_of(t, hero) != 0) {
        int n = card->n * __builtin_popcount(trail_of(t, hero));
        t->scene.fallen &= (uint16_t)~trail_of(t, hero);
        tell_hero(p, TOLD_PASSIVE, hero, 0);
        rumbones_draw(p, hand_of(t, t->hero[hero].owner), n);
    } else if (has_spikes(t, hero)) {
        t->hero[hero].token |= TOKEN_ONCE;
        tell_hero(p, TOLD_PASSIVE, hero, 0);
        memset(t->harming.hurt, 0, sizeof t->harming.hurt);
        t->harming.hurt[t->scene.hero] = card->n;
        rumbones_harm(p, HARM_EFFECT);
    } else {
        t->scene.owed &= (uint16_t) ~(1u << hero);
        rumbones_strike_back(p, hero, RIPOSTE, 2, STAGE_BLOWS);
    }
}

/* Coins for Old Debts and Last Rites. */
static void pay_mourners(rumbones_play *p)
{
    rumbones_table *t = p->table;

    for (unsigned left = t->scene.grieved; left != 0; left &= left - 1) {
        int kray = find_hero(t, side_of_hero(t, first_place(left)), KRAY);
        if (kray == NO_PLACE || kray == first_place(left) || !is_deployed(t, kray) ||
            !has_passive(t, kray, OLD_DEBTS))
            continue;
        tell_hero(p, TOLD_PASSIVE, kray, 0);
        rumbones_coins(p, kray, card_of(t, kray)->n);
    }
    t->scene.grieved = 0;
    for (unsigned left = t->scene.rites; left != 0; left &= left - 1) {
        int gull = first_place(left);
        if ((t->hero[gull].token & TOKEN_ONCE) != 0)
            continue;
        t->hero[gull].token |= TOKEN_ONCE;
        tell_hero(p, TOLD_PASSIVE, gull, 0);
        rumbones_coins(p, gull, card_of(t, gull)->n);
    }
    t->scene.rites = 0;
}

static void step_blows(rumbones_play *p)
{
    rumbones_table *t = p->table;
    unsigned hitting, pending;

    pay_mourners(p);
    pending = pending_blows(t, &hitting);
    if (pending == 0) {
        t->scene.fallen = t->scene.owed = 0;
        go(p, STAGE_FOUGHT, 0);
        rumbones_open(p, t->scene.by == BY_NOBODY ? STAGE_FALLEN : STAGE_AFTER);
        return;
    }
    if (hitting != 0 && (pending & (pending - 1)) != 0)
        go(p, STAGE_ORDER, t->active);
    else
        do_blow(p, first_place(pending));
}

static void list_order(const rumbones_sight *see, tt_moves *out)
{
    unsigned hitting;

    for (unsigned left = pending_blows(see->table, &hitting); left != 0; left &= left - 1)
        tt_add(out, VERB_FIRST, figure_of(see->table, first_place(left)), 0);
}

static void apply_order(rumbones_play *p, tt_move m)
{
    go(p, STAGE_BLOWS, 0);
    do_blow(p, place_of(p->table, m.a));
}

/* ==== The end of an attack ================================================= */

static void step_fought(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_scene was = t->scene;

    memset(&t->scene, 0, sizeof t->scene);
    memset(&t->harming, 0, sizeof t->harming);
    t->chest_won = 0;
    if (t->saved_n == 0) {
        memset(&t->fight, 0, sizeof t->fight);
        done(p);
        return;
    }
    t->scene = t->saved[--t->saved_n];
    memset(&t->saved[t->saved_n], 0, sizeof *t->saved);
    if ((was.mode & MODE_SPLASH) != 0) { /* part of the attack it belongs to */
        t->scene.damaged |= was.damaged;
        t->scene.fallen |= was.fallen;
        t->scene.mourned |= was.mourned;
        t->scene.grieved |= was.grieved;
        t->scene.slain |= was.slain;
        t->scene.rites |= was.rites;
    }
    int resume = t->scene.resume;
    t->scene.resume = 0;
    if (resume == STAGE_BLOWS) {
        go(p, STAGE_BLOWS, 0);
    } else if (resume == STAGE_SPLASH) {
        go(p, STAGE_SPLASH, rumbones_attack_seat(t));
    } else {
        go(p, STAGE_FOUGHT, 0);
        then(p, STAGE_AFTER, 0); /* the window that was left for the blow */
    }
}

/* ==== Dispatch ============================================================= */

void rumbones_list_fight(const rumbones_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
    case STAGE_ASSIGN:
        list_assign(see, out);
        break;
    case STAGE_GRANT:
        list_grant(see, out);
        break;
    case STAGE_PUSH:
        list_push(see, out);
        break;
    case STAGE_MARK:
        list_mark(see, out);
        break;
    case STAGE_SPLASH:
        list_splash(see, out);
        break;
    case STAGE_CHEST:
        list_chest(see, out);
        break;
    default:
        list_order(see, out);
    }
}

const char *rumbones_why_not_fight(const rumbones_sight *see, int stage, tt_move m)
{
    (void)see;
    switch (stage) {
    case STAGE_ASSIGN:
        return m.verb == VERB_PASS ? "R-7.6" : "R-7.4";
    case STAGE_GRANT:
        return "R-24.6";
    case STAGE_PUSH:
        return m.verb == VERB_STOP ? "F-9.33" : "F-9.4";
    case STAGE_MARK:
        return "R-9.1";
    case STAGE_SPLASH:
        return "F-9.30";
    case STAGE_CHEST:
        return "R-25.5";
    default:
        return "R-8.1";
    }
}

void rumbones_apply_fight(rumbones_play *p, tt_frame top, tt_move m)
{
    switch (top.stage) {
    case STAGE_ASSIGN:
        apply_assign(p, m);
        break;
    case STAGE_GRANT:
        apply_grant(p, m);
        break;
    case STAGE_PUSH:
        apply_push(p, m);
        break;
    case STAGE_MARK:
        apply_mark(p, m);
        break;
    case STAGE_SPLASH:
        apply_splash(p, m);
        break;
    case STAGE_CHEST:
        apply_chest(p, m);
        break;
    default:
        apply_order(p, m);
    }
}

void rumbones_step_fight(rumbones_play *p, tt_frame top)
{
    switch (top.stage) {
    case STAGE_ROLL:
        step_roll(p);
        break;
    case STAGE_EXTRA:
        step_extra(p);
        break;
    case STAGE_HITTING:
        step_hitting(p);
        break;
    case STAGE_HARM:
        step_harm(p);
        break;
    case STAGE_DAMAGE:
        step_damage(p);
        break;
    case STAGE_TEXT:
        step_text(p);
        break;
    case STAGE_PUSHING:
        step_pushing(p, top.seat);
        break;
    case STAGE_BLOWS:
        step_blows(p);
        break;
    default:
        step_fought(p);
    }
}
