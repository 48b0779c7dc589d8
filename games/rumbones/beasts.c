/* The Sea Dragon, which a tide card brings, and the Kraken, which comes by itself. */
#include "games/rumbones/state.h"

/* ==== The Sea Dragon comes =============================== [R-20.1] ==== */

static void list_summon(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    uint8_t zones[ZONES];
    int n = zones_of(&board_of(t)->channels, zones);

    for (int i = 0; i < n; i++)
        if (!is_kraken_at(t, zones[i]))
            tt_add(out, VERB_AT, zones[i], 0);
}

/* Where it swims or appears a plank breaks. */
static void dragon_to(rumbones_play *p, int zone, int told)
{
    rumbones_table *t = p->table;

    t->dragon_zone = (uint8_t)zone;
    tell(p, told, t->dragon_owner, DRAGON, zone);
    rumbones_lose_plank(p, zone);
}

static void apply_summon(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;

    t->dragon = 1;
    t->dragon_owner = (uint8_t)seat;
    done(p);
    dragon_to(p, m.a, TOLD_SUMMONED);
}

/* ==== Its activation ======================= [R-20.1] ====
 * Three actions: swim up to two zones of its channel or dive into another, bite, and once
 * lash. */

void rumbones_activate_dragon(rumbones_play *p, int seat)
{
    rumbones_table *t = p->table;

    t->active = (uint8_t)seat;
    t->team[t->turn].taker = (uint8_t)seat;
    t->actions = ACTIONS;
    t->dragon_lashed = 0;
    tell(p, TOLD_MONSTER, seat, 0, 0);
    go(p, STAGE_SWIM, seat);
}

static void list_strokes(const rumbones_table *t, tt_moves *out)
{
    const rumbones_board *b = board_of(t);

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = b->near[t->dragon_zone][i];
        if (zone != THE_SEA && b->channel[zone] == b->channel[t->dragon_zone] &&
            !is_kraken_at(t, zone))
            tt_add(out, VERB_SWIM, zone, 0);
    }
}

static void list_dives(const rumbones_table *t, tt_moves *out)
{
    const rumbones_board *b = board_of(t);
    uint8_t zones[ZONES];
    int n = b->channels_n > 1 ? zones_of(&b->channels, zones) : 0;

    for (int i = 0; i < n; i++)
        if (b->channel[zones[i]] != b->channel[t->dragon_zone] && !has_plank(t, zones[i]) &&
            !is_kraken_at(t, zones[i]))
            tt_add(out, VERB_DIVE, zones[i], 0);
}

static void list_bites(const rumbones_table *t, int row, int verb, tt_moves *out)
{
    tt_moves all;

    all.n = 0;
    rumbones_list_targets(t, t->side_of[t->dragon_owner], t->dragon_zone, rumbones_crew[row].range,
                          verb, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        tt_add(out, verb, all.at[i].b, 0);
}

static void list_swim(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    if (t->dragon == 1 && t->actions > 0) {
        list_strokes(t, out);
        list_dives(t, out);
        list_bites(t, ROW_BITE, VERB_BITE, out);
        if (t->dragon_lashed == 0)
            list_bites(t, ROW_LASH, VERB_LASH, out);
    }
    rumbones_list_own(see, out);
    tt_add(out, VERB_END, 0, 0);
}

static void bite(rumbones_play *p, int row, int zone)
{
    rumbones_table *t = p->table;
    const rumbones_crew_attack *is = &rumbones_crew[row];
    const rumbones_scene scene = {.by = BY_DRAGON,
                                  .hero = NO_PLACE,
                                  .side = t->side_of[t->dragon_owner],
                                  .zone = (uint8_t)zone,
                                  .level = (uint8_t)row};
    const rumbones_fight fight = {
        .from = t->dragon_zone, .range = is->range, .hit = is->hit, .dice = {0, (int8_t)is->dice}};

    tell(p, TOLD_BEAST_STRIKES, t->dragon_owner, DRAGON, zone);
    then(p, STAGE_ROLL, t->dragon_owner);
    rumbones_attack(p, &scene, &fight);
}

static void apply_swim(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;

    if (m.verb == VERB_END) {
        tell(p, TOLD_RESTS, seat, DRAGON, 0);
        t->dragon_token = t->dragon == 1;
        t->dragon_lashed = t->actions = 0;
        rumbones_end_turn(p);
        return;
    }
    rumbones_begin_action(p);
    switch (m.verb) {
    case VERB_SWIM:
        then(p, STAGE_GLIDE, seat);
        dragon_to(p, m.a, TOLD_SWAM);
        break;
    case VERB_DIVE:
        dragon_to(p, m.a, TOLD_SWAM);
        break;
    case VERB_BITE:
        bite(p, ROW_BITE, m.a);
        break;
    default:
        t->dragon_lashed = 1;
        bite(p, ROW_LASH, m.a);
    }
}

static void list_glide(const rumbones_sight *see, tt_moves *out)
{
    list_strokes(see->table, out);
    tt_add(out, VERB_STOP, 0, 0);
}

static void apply_glide(rumbones_play *p, tt_move m)
{
    done(p);
    if (m.verb == VERB_SWIM)
        dragon_to(p, m.a, TOLD_SWAM);
}

/* ==== Release the Kraken ==================== [R-21.1 ] ==== */

static void rise(rumbones_play *p)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    int spot = b->krakens_n > 1 && rumbones_die(p) > DIE_FACES / 2;

    t->kraken = 1;
    t->kraken_zone = b->krakens[spot];
    tell(p, TOLD_SUMMONED, t->active, KRAKEN, t->kraken_zone);
    go(p, STAGE_ARRIVAL, 0);
    if (is_dragon_at(t, t->kraken_zone)) {
        rumbones_beat_dragon(p, NO_PLACE);
        if (rumbones_check_victory(p))
            return;
    }
    rumbones_lose_plank(p, t->kraken_zone);
}

static void step_release(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int pools = t->team[SIDE_A].pool + t->team[SIDE_B].pool;

    if (t->kraken != 0) {
        go(p, t->kraken == 1 ? STAGE_LINE : STAGE_RECOVER, 0);
        return;
    }
    uint8_t faces[DIE_FACES];
    int sum = 0;
    rumbones_roll(p, 2, faces);
    for (int i = 0; i < DIE_FACES; i++)
        sum += (i + 1) * faces[i];
    tt_tell_dice(p->log, sum <= pools ? TOLD_RISES : TOLD_CALM, t->active, sum, pools, faces);
    if (sum <= pools)
        rise(p);
    else
        go(p, STAGE_RECOVER, 0);
}

/* Each hero of the side with the highest pool, whatever its state; both if they are equal. */
static void step_arrival(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int a = t->team[SIDE_A].pool, b = t->team[SIDE_B].pool;

    go(p, STAGE_LINE, 0);
    memset(&t->harming, 0, sizeof t->harming);
    for (int i = 0; i < HEROES_MAX; i++)
        if ((side_of_hero(t, i) == SIDE_A ? a >= b : b >= a) && t->hero[i].who != NO_HERO)
            t->harming.hurt[i] = ARRIVAL_DAMAGE;
    rumbones_harm(p, HARM_ARRIVAL);
}

/* ==== A line of its board ========================= [R-21.2] ==== */

/* [F-9.16] the speaker of the side with the lower pool, or of the first player's */
static int chooser(const rumbones_table *t)
{
    int a = t->team[SIDE_A].pool, b = t->team[SIDE_B].pool;

    return speaker_of(t, a == b ? t->first : a < b ? SIDE_A : SIDE_B);
}

static bool has_figures(const rumbones_table *t, int zone)
{
    return has_enemy(t, NOBODY, zone);
}

/* Zones with figures near the Kraken. */
static int zones_near(const rumbones_table *t, int reach, uint8_t zones[ZONES])
{
    zone_set figures = rumbones_enemies(t, NOBODY);

    return zones_within(&figures, t->kraken_zone, reach, zones);
}

static void ink(rumbones_play *p, int reach)
{
    rumbones_table *t = p->table;

    for (unsigned left = deployed(t); left != 0; left &= left - 1)
        if (distance(t->at[first_place(left)], t->kraken_zone) <= reach)
            rumbones_give_status(p, first_place(left), BLIND);
}

static void lurk(rumbones_play *p, int n)
{
    rumbones_table *t = p->table;

    n = n < t->kraken_damage ? n : t->kraken_damage;
    t->kraken_damage = (uint8_t)(t->kraken_damage - n);
    tell(p, TOLD_HEALS, t->active, KRAKEN, n);
}

static void begin_sweep(rumbones_table *t, int reach)
{
    uint8_t zones[ZONES];
    int n = zones_near(t, reach, zones);

    memset(t->sweep, 0, sizeof t->sweep);
    memcpy(t->sweep, zones, (size_t)(n < SWEEP_ZONES ? n : SWEEP_ZONES));
}

static void step_line(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int line = rumbones_die(p), seat = chooser(t);
    const rumbones_kraken_line *is = &rumbones_lines[line];

    t->active = (uint8_t)seat;
    tell(p, TOLD_LINE, seat, line, 0);
    go(p, STAGE_RECOVER, 0);
    switch (line) {
    case LINE_LURK:
        lurk(p, is->n);
        break;
    case LINE_INK:
        ink(p, is->reach);
        break;
    case LINE_SLAM:
        then(p, STAGE_SLAM, seat);
        break;
    case LINE_SWEEP:
        begin_sweep(t, is->reach);
        then(p, STAGE_SWEEP, seat);
        break;
    case LINE_DRAG:
        then(p, STAGE_DRAG, seat);
        break;
    default:
        then(p, STAGE_CRUSH, seat);
    }
}

/* ---- Slam and Sweep ---- [F-9.31] */

static void kraken_attack(rumbones_play *p, const rumbones_kraken_line *is, int zone)
{
    rumbones_table *t = p->table;
    const rumbones_scene scene = {
        .by = BY_KRAKEN, .hero = NO_PLACE, .side = NOBODY, .zone = (uint8_t)zone};
    const rumbones_fight fight = {
        .from = t->kraken_zone, .range = is->reach, .hit = is->hit, .dice = {0, (int8_t)is->dice}};

    tell(p, TOLD_BEAST_STRIKES, t->active, KRAKEN, zone);
    then(p, STAGE_ROLL, t->active);
    rumbones_attack(p, &scene, &fight);
}

static void list_slam(const rumbones_sight *see, tt_moves *out)
{
    uint8_t zones[ZONES];
    int n = zones_near(see->table, rumbones_lines[LINE_SLAM].reach, zones);

    for (int i = 0; i < n; i++)
        tt_add(out, VERB_AT, zones[i], 0);
}

static void list_sweep(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    for (int i = 0; i < SWEEP_ZONES; i++)
        if (t->sweep[i] != 0 && has_figures(t, t->sweep[i]))
            tt_add(out, VERB_AT, t->sweep[i], 0);
}

static void apply_sweep(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    uint8_t *zone = memchr(t->sweep, m.a, sizeof t->sweep);

    TT_ASSERT(zone != NULL);
    *zone = 0;
    kraken_attack(p, &rumbones_lines[LINE_SWEEP], m.a);
}

/* ---- Drag: which hero, then where to ---- */

static void list_drags(const rumbones_table *t, int hero, tt_moves *out)
{
    int from = t->at[hero], side = side_of_hero(t, hero);
    bool sea = false;

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = board_of(t)->near[from][i];
        if (zone == THE_SEA || distance(zone, t->kraken_zone) >= distance(from, t->kraken_zone))
            continue;
        if (!is_open(t, zone))
            sea = true;
        else if (may_stop(t, side, zone))
            tt_add(out, VERB_PUSH, zone, 0);
    }
    if (sea)
        tt_add(out, VERB_PUSH, THE_SEA, 0);
}

static void list_drag(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    if (t->chosen != 0) {
        list_drags(t, t->chosen - 1, out);
        return;
    }
    for (unsigned left = deployed(t); left != 0; left &= left - 1) {
        int hero = first_place(left);
        tt_moves drags;
        drags.n = 0;
        list_drags(t, hero, &drags);
        if (drags.n > 0 && distance(t->at[hero], t->kraken_zone) <= rumbones_lines[LINE_DRAG].reach)
            tt_add(out, VERB_GIVE, figure_of(t, hero), 0);
    }
}

static void apply_drag(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int hero = t->chosen - 1;

    if (m.verb == VERB_GIVE) {
        t->chosen = (uint8_t)(place_of(t, m.a) + 1);
        return;
    }
    t->chosen = 0;
    done(p);
    tell_hero(p, TOLD_PUSHED, hero, m.a);
    if (m.a == THE_SEA)
        rumbones_overboard(p, 1u << hero);
    else
        t->at[hero] = m.a;
}

/* ---- Crush ---- */

static void list_crush(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_board *b = board_of(t);
    int nearest = ZONES;

    for (int i = 0; i < b->rigging_n; i++) {
        int zone = b->rigging_zone[i], away = distance(zone, t->kraken_zone);
        if ((t->gone >> i & 1) != 0 || away > nearest)
            continue;
        if (away < nearest)
            out->n = 0;
        nearest = away;
        tt_add(out, VERB_CRUSH, zone, 0);
    }
}

static void apply_crush(rumbones_play *p, int seat, tt_move m)
{
    done(p);
    rumbones_hurt_rigging(p, rigging_at(p->table, m.a), rumbones_lines[LINE_CRUSH].n, seat);
    rumbones_check_victory(p);
}

/* ==== Planks come back ============================= [R-22.6] ==== */

void rumbones_planks_back(rumbones_play *p)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);

    for (int i = 0; i < PLANKS; i++) {
        if ((t->planks >> i & 1) != 0 || is_kraken_at(t, b->planks[i]) ||
            is_dragon_at(t, b->planks[i]))
            continue;
        t->planks |= (uint8_t)(1u << i);
        tell(p, TOLD_PLANK_ON, t->active, b->planks[i], 0);
    }
}

/* ==== Dispatch ============================================================= */

void rumbones_list_beast(const rumbones_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
    case STAGE_SUMMON:
        list_summon(see, out);
        break;
    case STAGE_SWIM:
        list_swim(see, out);
        break;
    case STAGE_GLIDE:
        list_glide(see, out);
        break;
    case STAGE_SLAM:
        list_slam(see, out);
        break;
    case STAGE_SWEEP:
        list_sweep(see, out);
        break;
    case STAGE_DRAG:
        list_drag(see, out);
        break;
    default:
        list_crush(see, out);
    }
}

const char *rumbones_why_not_beast(const rumbones_sight *see, int stage, tt_move m)
{
    if (m.verb == VERB_PLAY || m.verb == VERB_PLAY_ON)
        return rumbones_why_card(see, OWN, m);
    return rumbones_grammar.stages[stage].rule;
}

void rumbones_apply_beast(rumbones_play *p, tt_frame top, tt_move m)
{
    switch (top.stage) {
    case STAGE_SUMMON:
        apply_summon(p, top.seat, m);
        break;
    case STAGE_SWIM:
        apply_swim(p, top.seat, m);
        break;
    case STAGE_GLIDE:
        apply_glide(p, m);
        break;
    case STAGE_SLAM:
        done(p);
        kraken_attack(p, &rumbones_lines[LINE_SLAM], m.a);
        break;
    case STAGE_SWEEP:
        apply_sweep(p, m);
        break;
    case STAGE_DRAG:
        apply_drag(p, m);
        break;
    default:
        apply_crush(p, top.seat, m);
    }
}

void rumbones_step_beast(rumbones_play *p, tt_frame top)
{
    switch (top.stage) {
    case STAGE_RELEASE:
        step_release(p);
        break;
    case STAGE_ARRIVAL:
        step_arrival(p);
        break;
    default:
        step_line(p);
    }
}
