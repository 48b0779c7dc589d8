/* Exact odds: outcomes of dice, counted.
 *
 * A die is three numbers out of a sum: how often it misses, hits, hits double.  They are
 * reduced (a die that hits on 4 or more is 1 : 1, not 3 : 3), so that many dice still fit in
 * 64 bits.  Dice are added one by one to a table of ways to so many single and so many
 * double hits. */
#include "games/rumbones/odds.h"

#include "games/rumbones/state.h"

/* ==== Declaring an attack, on a copy ======================== [R-7.1] ====
 * The rules themselves say who rolls what: the move is made on a copy of the table, up to
 * the dice. */

static bool is_declared(const rumbones_table *t)
{
    return t->agenda.n > 0 &&
           (tt_top(&t->agenda).stage == STAGE_DECLARED || tt_top(&t->agenda).stage == STAGE_ROLL);
}

/* Crew that has only one target, or one group left to roll, goes on by itself. */
static void go_on(rumbones_play *p)
{
    tt_moves list;

    for (;;) {
        tt_frame top = tt_top(&p->table->agenda);
        const rumbones_sight see = {p->table, 0, top.seat};
        if (top.stage != STAGE_SPLIT && top.stage != STAGE_GROUP)
            return;
        list.n = 0;
        rumbones_list_crew(&see, top.stage, &list);
        if (list.n != 1)
            return;
        rumbones_apply_crew(p, top, list.at[0]);
    }
}

/* So many at this target: that group rolls first. */
static void send(rumbones_play *p, tt_frame top, tt_move m)
{
    rumbones_table *t = p->table;
    int zone = t->crewing.zone[t->crewing.target];

    if (m.a + m.b == 0)
        return;
    rumbones_apply_crew(p, top, m);
    if (tt_top(&t->agenda).stage == STAGE_SPLIT)
        done(p);
    rumbones_apply_crew(p, tt_top(&t->agenda), tt_move_of(VERB_AT, zone, 0));
}

static void react(rumbones_play *p, tt_frame top, tt_move m)
{
    if ((m.verb == VERB_REACT_AT && m.a == AMBUSH) || (m.verb == VERB_REACT && m.a == HAUL_BACK))
        rumbones_apply_window(p, top, m);
}

/* Moves that declare an attack, or may. */
static void declare(rumbones_play *p, tt_frame top, tt_move m)
{
    switch (top.stage) {
    case STAGE_ACT:
        if (m.verb == VERB_ATTACK)
            rumbones_carry_out(p, top.seat, m);
        break;
    case STAGE_AIM:
        rumbones_apply_power(p, top, m);
        break;
    case STAGE_AMBUSH:
    case STAGE_AFTER:
        react(p, top, m);
        break;
    case STAGE_SPLASH:
        rumbones_apply_aftermath(p, top, m);
        break;
    case STAGE_SPLIT:
        send(p, top, m);
        break;
    case STAGE_GUN:
    case STAGE_RAMPAGE:
    case STAGE_SQUAD:
    case STAGE_GROUP:
        rumbones_apply_crew(p, top, m);
        go_on(p);
        break;
    case STAGE_SWIM:
        if (m.verb == VERB_BITE || m.verb == VERB_LASH)
            rumbones_apply_beast(p, top, m);
        break;
    case STAGE_SLAM:
    case STAGE_SWEEP:
        rumbones_apply_beast(p, top, m);
        break;
    default:
        break;
    }
}

/* ==== One die ============================ [R-7.3 R-E1 R-E2] ==== */

enum { MISS, SINGLE, DOUBLE, BLOWS, MORE = 2 };

/* How often a die, with the one it may add, brings so many single and double hits. */
typedef struct odd_die {
    uint64_t all, ways[MORE + 1][MORE + 1];
} odd_die;

/* How often each face lies in the end, out of all. */
typedef struct faces {
    uint64_t all, of[DIE_FACES];
} faces;

/* With Discipline a one is rolled once more. */
static faces faces_of(bool rerolls_ones)
{
    faces f = {DIE_FACES, {1, 1, 1, 1, 1, 1}};

    if (rerolls_ones) {
        f.all = (uint64_t)DIE_FACES * DIE_FACES;
        for (int i = 0; i < DIE_FACES; i++)
            f.of[i] = i == 0 ? 1 : DIE_FACES + 1;
    }
    return f;
}

/* What a natural face is. */
static int blow_of(int face, int needed, bool doubles)
{
    return face < needed ? MISS : face == DIE_FACES && doubles ? DOUBLE : SINGLE;
}

/* Adds what that face brings, together with a hit or miss before it. */
static void add_way(odd_die *d, int first, int second, uint64_t ways)
{
    int singles = (first == SINGLE) + (second == SINGLE);
    int doubles = (first == DOUBLE) + (second == DOUBLE);

    d->ways[singles][doubles] += ways;
}

static uint64_t common_divisor(uint64_t x, uint64_t y)
{
    while (y != 0) {
        uint64_t rest = x % y;
        x = y;
        y = rest;
    }
    return x;
}

static void reduce(odd_die *d)
{
    uint64_t divisor = d->all;

    for (int i = 0; i <= MORE; i++)
        for (int k = 0; k <= MORE; k++)
            divisor = common_divisor(divisor, d->ways[i][k]);
    d->all /= divisor;
    for (int i = 0; i <= MORE; i++)
        for (int k = 0; k <= MORE; k++)
            d->ways[i][k] /= divisor;
}

/* `extra`: from which natural face on it adds a die, which adds none; 0: from none. */
static odd_die die_of(faces f, int needed, bool doubles, int extra)
{
    odd_die d = {f.all * f.all, {{0}}};

    for (int face = 1; face <= DIE_FACES; face++) {
        int blow = blow_of(face, needed, doubles);
        if (extra == 0 || face < extra) {
            add_way(&d, blow, MISS, f.of[face - 1] * f.all);
            continue;
        }
        for (int added = 1; added <= DIE_FACES; added++)
            add_way(&d, blow, blow_of(added, needed, doubles), f.of[face - 1] * f.of[added - 1]);
    }
    reduce(&d);
    return d;
}

/* ==== All dice ============================================================= */

enum { DOUBLES = 16 };

typedef struct outcomes {
    uint64_t all, ways[ODDS_HITS + 1][DOUBLES + 1]; /* to so many single and double hits */
} outcomes;

static uint64_t ways_with(const outcomes *o, const odd_die *d, int singles, int doubles)
{
    uint64_t ways = 0;

    for (int i = 0; i <= MORE && i <= singles; i++)
        for (int k = 0; i + k <= MORE && k <= doubles; k++)
            ways += d->ways[i][k] * o->ways[singles - i][doubles - k];
    return ways;
}

/* false: more outcomes than can be counted. */
static bool add_die(outcomes *o, const odd_die *d, int most_singles, int most_doubles)
{
    if (most_singles > ODDS_HITS || most_doubles > DOUBLES ||
        __builtin_mul_overflow(o->all, d->all, &o->all))
        return false;
    for (int singles = most_singles; singles >= 0; singles--)
        for (int doubles = most_doubles; doubles >= 0; doubles--)
            o->ways[singles][doubles] = ways_with(o, d, singles, doubles);
    return true;
}

/* Natural sixes that hit count double. */
static bool has_doubles(const rumbones_table *t)
{
    const rumbones_scene *a = &t->scene;

    return (a->mode & MODE_DOUBLE) != 0 ||
           ((a->mode & MODE_RIGGING) != 0 && enemy_rigging_at(t, a->side, a->zone) != NO_RIGGING);
}

/* Friendly crew near him rerolls its ones. */
static bool has_discipline(const rumbones_table *t)
{
    int latigo = t->scene.by == BY_CREW ? find_hero(t, t->scene.side, LATIGO) : NO_PLACE;

    return latigo != NO_PLACE && is_deployed(t, latigo) && has_passive(t, latigo, DISCIPLINE) &&
           distance(t->at[latigo], t->fight.from) <= card_of(t, latigo)->n;
}

static int needed_face(const rumbones_table *t, int group)
{
    const rumbones_fight *f = &t->fight;
    bool bosun_helps = group == 0 && t->scene.by == BY_CREW &&
                       crew_at(t, t->scene.side, BOSUN, f->from) > 0; /* */
    int face = f->hit - f->bonus[group] - bosun_helps;

    return face < 2 ? 2 : face > DIE_FACES + 1 ? DIE_FACES + 1 : face;
}

/* There is always one die at least. */
static int dice_of(const rumbones_fight *f, int group)
{
    int dice = f->dice[group] > 0 ? f->dice[group] : 0;

    return group == 1 && f->dice[0] + f->dice[1] < 1 ? 1 : dice;
}

static bool roll_all(const rumbones_table *t, outcomes *o, rumbones_odds *out)
{
    const rumbones_fight *f = &t->fight;
    faces fall = faces_of(has_discipline(t));
    bool doubles = has_doubles(t);
    int n = 0;

    o->all = o->ways[0][0] = 1;
    for (int group = 0; group < GROUPS; group++) {
        int extra = group == 1 ? f->face : 0;
        out->dice[group] = (uint8_t)dice_of(f, group);
        out->needed[group] = (uint8_t)needed_face(t, group);
        odd_die d = die_of(fall, out->needed[group], doubles, extra);
        for (int i = 0; i < out->dice[group]; i++) {
            n += extra == 0 ? 1 : MORE;
            if (!add_die(o, &d, n, doubles ? n : 0))
                return false;
        }
    }
    return true;
}

/* ==== Whom they hurt ============= [R-7.4  R-E3 R-E4] ==== */

/* What stands in the zone against the attack. */
typedef struct defence {
    int crew;          /* each takes one hit */
    int vigour, odd;   /* what the heroes have left together, and how many have an odd number */
    int thing, burn;   /* vigour of rigging or beast; damage the text does to heroes */
    bool first, mixed; /* heroes, or anybody, may be hit before crew */
    bool twice;        /* a double hit deals 2 to heroes, too */
} defence;

static int crew_against(const rumbones_table *t)
{
    int n = 0;

    for (int side = 0; side < BOTH_SIDES && !t->pirates; side++)
        if (side != t->scene.side)
            n += crew_at(t, side, DECKHAND, t->scene.zone) + crew_at(t, side, BOSUN, t->scene.zone);
    return n;
}

/* Rigging or a beast that the attack can hurt: the gun spares rigging, the Kraken all of it.
 * 0: there is none. */
static int thing_against(const rumbones_table *t)
{
    const rumbones_scene *a = &t->scene;
    int token = a->by == BY_GUN ? NO_RIGGING : enemy_rigging_at(t, a->side, a->zone);

    if (a->by == BY_KRAKEN)
        return 0;
    if (is_kraken_at(t, a->zone))
        return rumbones_beasts[KRAKEN].vigour - t->kraken_damage;
    if (is_enemy_dragon_at(t, a->side, a->zone))
        return rumbones_beasts[DRAGON].vigour - t->dragon_damage;
    return token == NO_RIGGING
               ? 0
               : rumbones_riggings[board_of(t)->rigging_kind[token]].vigour - t->rigging[token];
}

/* What the attack's own text does to heroes who still stand there. */
static int burn_of(const rumbones_scene *a)
{
    if (a->by != BY_HERO || (a->mode & MODE_MUTE) != 0)
        return 0;
    const rumbones_level *is = &rumbones_skills[a->skill].level[a->level];
    return (is->effects & DO_BURN) != 0 ? is->n : 0;
}

static defence defence_of(const rumbones_table *t)
{
    const rumbones_scene *a = &t->scene;
    defence d = {.crew = crew_against(t),
                 .thing = thing_against(t),
                 .burn = burn_of(a),
                 .first = (a->mode & (MODE_HEROES | MODE_ANYONE)) != 0,
                 .mixed = (a->mode & MODE_ANYONE) != 0,
                 .twice = (a->mode & MODE_DOUBLE) != 0};

    for (unsigned left = enemy_heroes_at(t, a->side, a->zone); left != 0; left &= left - 1) {
        int vigour = vigour_left(t, first_place(left));
        d.vigour += vigour;
        d.odd += vigour % 2;
    }
    return d;
}

/* The damage so many hits do when `before` of them must go elsewhere: single ones, as long
 * as there are any. */
static int damage_after(int before, int singles, int doubles, int each)
{
    int left = singles - before;

    return left >= 0 ? left + each * doubles : left + doubles >= 0 ? each * (left + doubles) : 0;
}

static bool fells(const defence *d, int vigour, int singles, int doubles)
{
    int crew = d->first ? 0 : d->crew;

    return damage_after(crew, singles, doubles, d->twice ? 2 : 1) + d->burn >= vigour;
}

/* After crew and heroes.  Where double hits deal 2 to heroes, too, a hero with an odd rest
 * wastes half of one, if there is no single hit for it. */
static bool destroys(const defence *d, int singles, int doubles)
{
    if (d->mixed)
        return singles + 2 * doubles >= d->thing;
    if (!d->twice)
        return damage_after(d->crew + d->vigour, singles, doubles, 2) >= d->thing;
    int left = singles > d->crew ? singles - d->crew : 0;
    int wasted = d->odd > left ? d->odd - left : 0;
    return damage_after(d->crew, singles, doubles, 2) - d->vigour - wasted >= d->thing;
}

static void count(const rumbones_table *t, const outcomes *o, rumbones_odds *out)
{
    defence d = defence_of(t);

    out->heroes = (uint16_t)enemy_heroes_at(t, t->scene.side, t->scene.zone);
    out->has_thing = d.thing > 0;
    for (int singles = 0; singles <= ODDS_HITS; singles++)
        for (int doubles = 0; doubles <= DOUBLES; doubles++) {
            uint64_t ways = o->ways[singles][doubles];
            if (ways == 0)
                continue;
            int hits = singles + doubles;
            out->hits[hits] += ways;
            out->most = (uint8_t)(hits > out->most ? hits : out->most);
            out->destroyed += out->has_thing && destroys(&d, singles, doubles) ? ways : 0;
            for (unsigned left = out->heroes; left != 0; left &= left - 1) {
                int hero = first_place(left);
                out->ko[hero] += fells(&d, vigour_left(t, hero), singles, doubles) ? ways : 0;
            }
        }
}

bool rumbones_declared_odds(const rumbones_table *t, rumbones_odds *out)
{
    outcomes o = {0, {{0}}};

    memset(out, 0, sizeof *out);
    out->zone = t->scene.zone;
    if (!is_declared(t) || !roll_all(t, &o, out))
        return false;
    out->all = o.all;
    count(t, &o, out);
    return true;
}

bool rumbones_attack_odds(const rumbones_view *v, tt_move m, rumbones_odds *out)
{
    rumbones_state copy = {.table = v->table};
    rumbones_play p = {&copy, &copy.table, NULL, NULL};

    memset(out, 0, sizeof *out);
    if (copy.table.agenda.n == 0 || is_declared(&copy.table))
        return false;
    declare(&p, tt_top(&copy.table.agenda), m);
    return rumbones_declared_odds(&copy.table, out);
}

/* ==== Jumps =========================================== [R-13.1 R-E6] ==== */

int rumbones_jump_bonus(const rumbones_table *t, int hero)
{
    return has_passive(t, hero, ROPE_DANCER) ? card_of(t, hero)->n : 0;
}

int rumbones_jump_odds(const rumbones_table *t, int hero, int zone, int bonus)
{
    int lands = DIE_FACES + 1 - (distance(t->at[hero], zone) - bonus);

    return lands < 0 ? 0 : lands > DIE_FACES ? DIE_FACES : lands;
}

int rumbones_jump_chance(const rumbones_view *v, int zone)
{
    const rumbones_table *t = &v->table;
    bool is_moving = tt_top(&t->agenda).stage == STAGE_MOVE;
    int hero = is_moving ? t->moving.hero : t->acting;

    return hero < HEROES_MAX ? rumbones_jump_odds(t, hero, zone, rumbones_jump_bonus(t, hero)) : 0;
}
