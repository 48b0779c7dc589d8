/* After the damage: W3, with the attack's text, passives and blows owed, and reactions; and
 * pushes, whoever makes them. */
#include "games/rumbones/state.h"

/* ==== What an objective gives ============================ [R-24.6 F-9.35] ==== */

/* The seats of a side that hold a hand. */
static unsigned hand_seats(const rumbones_table *t, int side)
{
    unsigned seats = 0;

    for (int seat = 0; seat < t->seats; seat++)
        if (t->side_of[seat] == side && hand_of(t, seat) == seat)
            seats |= 1u << seat;
    return seats;
}

static void list_grant(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int token = t->granted - 1, side = other_side(board_of(t)->rigging_side[token]);

    if (board_of(t)->rigging_kind[token] == HELM) {
        for (unsigned left = hand_seats(t, side); left != 0; left &= left - 1)
            tt_add(out, VERB_GIVE_SEAT, first_place(left), 0);
        return;
    }
    int points = rumbones_riggings[ROPE].n;
    for (unsigned left = deployed(t) & side_places(t, side); left != 0; left &= left - 1)
        if (rumbones_can_step(t, first_place(left), points, false))
            tt_add(out, VERB_GIVE, figure_of(t, first_place(left)), 0);
}

static void apply_grant(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int n = rumbones_riggings[board_of(t)->rigging_kind[t->granted - 1]].n;

    t->granted = 0;
    done(p);
    if (m.verb == VERB_GIVE_SEAT) {
        rumbones_draw(p, m.a, n);
        return;
    }
    tell_hero(p, TOLD_GIVEN, place_of(t, m.a), 0);
    rumbones_walk(p, place_of(t, m.a), n, 0);
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

/* This and what follows say whether the next step comes at once. */
static bool step_text(rumbones_play *p)
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
            return false;
    }
    t->part = t->splash = t->chest_won = 0;
    go(p, STAGE_BLOWS, 0);
    return true;
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
    rumbones_save_scene(t, STAGE_SPLASH);
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
    if (m.verb != VERB_STEP) {
        tell(p, TOLD_DECLINED, t->hero[t->scene.hero].owner, 0, 0);
        return;
    }
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
    int side = side_of_hero(t, hero);

    for (int i = 0; i < DIRECTIONS; i++) {
        int zone = board_of(t)->near[t->at[hero]][i];
        if (zone == THE_SEA || !is_open(t, zone) ||
            ((t->pirates || !has_enemy(t, side, zone)) && push_leads_on(t, side, zone, n - 1)))
            return true;
    }
    return false;
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

/* [R-8.1 F-9.4] The active player would push Kyrie first, who could hold the others. */
static void step_pushing(rumbones_play *p, int seat)
{
    rumbones_moving *m = &p->table->moving;
    unsigned kyrie = kyries(p->table, m->queue);

    if (m->queue == 0) {
        m->pushed = m->push_points = m->push_must = m->push_n = 0;
        done(p);
        return;
    }
    m->pushed = (uint8_t)first_place(kyrie != 0 ? kyrie : m->queue);
    m->push_points = m->push_n;
    m->queue &= (uint16_t) ~(1u << m->pushed);
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
        tell_hero(p, TOLD_STOPS, moving->pushed, 0);
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

/* Heroes with something to do now; of those the ones who strike. */
static unsigned pending_blows(const rumbones_table *t, unsigned *hitting)
{
    unsigned pending = 0;

    *hitting = 0;
    for (unsigned left = (t->scene.stood | t->scene.owed) & deployed(t); left != 0;
         left &= left - 1)
        if (has_spikes(t, first_place(left)) || owes_blow(t, first_place(left)))
            *hitting |= left & -left;
    for (unsigned left = t->scene.fallen != 0 ? deployed(t) : 0; left != 0; left &= left - 1)
        if (trail_of(t, first_place(left)) != 0)
            pending |= left & -left;
    return pending | *hitting;
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

static bool step_blows(rumbones_play *p)
{
    rumbones_table *t = p->table;
    unsigned hitting, pending;

    pay_mourners(p);
    pending = pending_blows(t, &hitting);
    if (pending == 0) {
        t->scene.fallen = t->scene.owed = 0;
        go(p, STAGE_FOUGHT, 0);
        return !rumbones_open(p, t->scene.by == BY_NOBODY ? STAGE_FALLEN : STAGE_AFTER);
    }
    if (hitting != 0 && (pending & (pending - 1)) != 0)
        go(p, STAGE_ORDER, t->active);
    else
        do_blow(p, first_place(pending));
    return false;
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

void rumbones_list_aftermath(const rumbones_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
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

const char *rumbones_why_not_aftermath(const rumbones_sight *see, int stage, tt_move m)
{
    switch (stage) {
    case STAGE_GRANT:
        return "R-24.6";
    case STAGE_PUSH:
        if (m.verb == VERB_STOP)
            return see->table->moving.push_must ? "F-9.33" : "F-9.34";
        return "F-9.4";
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

void rumbones_apply_aftermath(rumbones_play *p, tt_frame top, tt_move m)
{
    switch (top.stage) {
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

void rumbones_step_aftermath(rumbones_play *p, tt_frame top)
{
    switch (top.stage) {
    case STAGE_PUSHING:
        step_pushing(p, top.seat);
        break;
    case STAGE_TEXT:
        if (!step_text(p))
            break;
        /* fall through */
    case STAGE_BLOWS:
        if (!step_blows(p))
            break;
        /* fall through */
    default:
        step_fought(p);
    }
}
