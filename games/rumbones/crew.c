/* The crew: placing, the swivel gun, moving, attacking, boarding, rampage.
 *
 * Crew never leaves its lane, so where it stands is a slot: the lane and the step on it.
 * Side A walks up the steps, side B down. */
#include "games/rumbones/state.h"

/* ==== Routes ========================================= [R-17.5] ==== */

/* Slots, a bit for each. */
enum {
    ONE_LANE = (1 << LANE_ZONES) - 1,
    ALL_LANES = (1 << LANES * LANE_ZONES) - 1, /* without the fork */
    ENDS_OF_A = 1 | 1 << LANE_ZONES | 1 << 2 * LANE_ZONES,
    ENDS_OF_B = ENDS_OF_A << LANE_STEPS
};

static uint32_t slot_bit(const rumbones_board *b, int zone)
{
    return 1u << b->slot[zone] & ALL_SLOTS;
}

/* Those slots, and the fork if the lane's end beside it is among them. */
static uint32_t with_fork(const rumbones_board *b, uint32_t slots)
{
    return slots | (slots >> b->fork & 1) << FORK_SLOT;
}

static uint32_t lane_slots(const rumbones_board *b, int lane)
{
    return with_fork(b, (uint32_t)ONE_LANE << lane * LANE_ZONES);
}

/* Where a side's routes end. */
static uint32_t last_slots(const rumbones_board *b, int side)
{
    return with_fork(b, side == SIDE_A ? ENDS_OF_B : ENDS_OF_A);
}

/* What a side's crew comes to next from a slot: two where its route ends in a fork. */
static uint32_t next_slots(const rumbones_board *b, int side, int slot)
{
    uint32_t from = 1u << (slot == FORK_SLOT ? b->fork : slot);

    if (side == SIDE_A)
        return (from & ENDS_OF_B) != 0 ? 0 : with_fork(b, from << 1);
    return (from & ENDS_OF_A) != 0 ? 0 : with_fork(b, from >> 1);
}

/* Slots a side's crew may come to: not in the sea, nor among enemies. */
static uint32_t free_slots(const rumbones_table *t, int side)
{
    const rumbones_board *b = board_of(t);
    uint32_t taken = t->held[other_side(side)];

    for (unsigned left = deployed(t) & enemy_places(t, side); left != 0; left &= left - 1)
        taken |= slot_bit(b, t->at[first_place(left)]);
    for (int i = 0; i < PLANKS; i++)
        if ((t->planks >> i & 1) == 0)
            taken |= slot_bit(b, b->planks[i]);
    return ALL_SLOTS & ~taken;
}

/* Those of the next slots that are free. */
static uint32_t open_slots(const rumbones_table *t, int side, int slot)
{
    return next_slots(board_of(t), side, slot) & free_slots(t, side);
}

/* Of those slots the ones whose crew can go on to a free one, all at once: a bit's neighbour
 * is the next step of its lane.  Either end of a fork will do, and both lead the same way back. */
static uint32_t going_on(const rumbones_board *b, int side, uint32_t slots, uint32_t free)
{
    uint32_t last = last_slots(b, side);

    if ((free & last & 1u << FORK_SLOT) != 0)
        free |= 1u << b->fork;
    uint32_t before = (side == SIDE_A ? free >> 1 : free << 1) & ALL_LANES & ~last;
    return slots & with_fork(b, before);
}

static bool can_advance(const rumbones_table *t, int side, int slot)
{
    return open_slots(t, side, slot) != 0;
}

static void move_crew(rumbones_play *p, int from, int to, const uint8_t who[CREW_KINDS])
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    int side = t->crewing.side;

    for (int kind = 0; kind < CREW_KINDS; kind++) {
        if (who[kind] == 0)
            continue;
        add_crew(t, side, kind, from, -who[kind]);
        add_crew(t, side, kind, to, who[kind]);
        tell(p, TOLD_MOVED, t->active, kind, who[kind]);
        tell(p, TOLD_FROM_TO, t->active, b->slot_zone[from], b->slot_zone[to]);
    }
}

/* ==== The activation ======================= [R-17.1 ] ==== */

/* Slots in or next to a zone with enemies or a beast. */
static uint32_t slots_near_enemy(const rumbones_table *t, int side)
{
    const rumbones_board *b = board_of(t);
    uint32_t slots = 0;

    for (unsigned left = deployed(t) & enemy_places(t, side); left != 0; left &= left - 1)
        slots |= b->slots_beside[t->at[first_place(left)]];
    for (uint32_t left = t->held[other_side(side)]; left != 0; left &= left - 1)
        slots |= b->slots_beside[b->slot_zone[__builtin_ctz(left)]];
    if (t->kraken == 1)
        slots |= b->slots_beside[t->kraken_zone];
    if (t->dragon == 1 && t->side_of[t->dragon_owner] != side)
        slots |= b->slots_beside[t->dragon_zone];
    return slots;
}

static int at_most(int n, int most)
{
    return n < most ? n : most;
}

/* Deckhands are placed: now the bosuns. */
static void place_bosuns(rumbones_play *p, int seat)
{
    rumbones_crewing *w = &p->table->crewing;

    w->point = w->used = 0;
    w->left = (uint8_t)at_most(p->table->supply[w->side][BOSUN], LANDING_BOSUNS);
    go(p, STAGE_BOSUNS, seat);
}

void rumbones_activate_crew(rumbones_play *p, int seat)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;

    t->active = (uint8_t)seat;
    t->team[t->turn].taker = (uint8_t)seat;
    memset(w, 0, sizeof *w);
    w->side = t->turn;
    w->may_hold = slots_near_enemy(t, w->side);
    w->left = (uint8_t)at_most(t->supply[w->side][DECKHAND], LANDING_DECKHANDS * LANDING_POINTS);
    tell(p, TOLD_CREW, seat, w->side, 0);
    go(p, STAGE_HALVES, seat);
    rumbones_open(p, STAGE_PLACED);
    then(p, STAGE_PLACE, seat);
    if (w->left == 0)
        place_bosuns(p, seat);
}

void rumbones_muster(rumbones_play *p, int seat, int zone, int hands, int bosuns)
{
    rumbones_table *t = p->table;
    const int wanted[CREW_KINDS] = {hands, bosuns};
    int side = t->side_of[seat], slot = board_of(t)->slot[zone];

    for (int kind = 0; kind < CREW_KINDS; kind++) {
        int n = at_most(wanted[kind], t->supply[side][kind]);
        if (n == 0)
            continue;
        supply_crew(t, side, kind, slot, -n);
        tell(p, TOLD_PLACED, seat, kind, n);
        tell(p, TOLD_THERE, seat, zone, 0);
    }
}

/* ---- placing, point by point [R-17.1] ---- */

/* Three points at most get deckhands, two each; what is left must still find room. */
static void list_place(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_crewing *w = &t->crewing;
    const rumbones_board *b = board_of(t);
    int points = b->points_n[w->side] - w->point - 1;

    for (int n = 0; n <= LANDING_DECKHANDS && n <= w->left && w->left > 0; n++) {
        int more = at_most(points, LANDING_POINTS - w->used - (n > 0));
        if (more >= 0 && w->left - n <= more * LANDING_DECKHANDS)
            tt_add(out, VERB_PLACE, b->points[w->side][w->point], n);
    }
}

static void list_bosuns(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_crewing *w = &t->crewing;
    const rumbones_board *b = board_of(t);
    bool last = w->point + 1 == b->points_n[w->side];

    for (int n = last ? w->left : 0; n <= w->left && w->left > 0; n++)
        tt_add(out, VERB_PLACE, b->points[w->side][w->point], n);
}

static void apply_place(rumbones_play *p, tt_frame top, tt_move m)
{
    rumbones_crewing *w = &p->table->crewing;
    bool bosuns = top.stage == STAGE_BOSUNS;

    rumbones_muster(p, top.seat, m.a, bosuns ? 0 : m.b, bosuns ? m.b : 0);
    w->left = (uint8_t)(w->left - m.b);
    w->used = (uint8_t)(w->used + (m.b > 0));
    w->point++;
    if (w->left > 0)
        return;
    if (!bosuns) {
        place_bosuns(p, top.seat);
        return;
    }
    w->point = w->used = 0;
    done(p);
}

/* ---- its two halves, in either order ---- */

static void list_gun(const rumbones_sight *see, tt_moves *out)
{
    zone_set set = rumbones_gun_targets(see->table, see->table->crewing.side);
    uint8_t zones[ZONES];
    int n = zones_of(&set, zones);

    for (int i = 0; i < n; i++)
        tt_add(out, VERB_AT, zones[i], 0);
}

static bool has_gun_target(const rumbones_table *t, int side)
{
    return t->held[other_side(side)] != 0 || (deployed(t) & enemy_places(t, side)) != 0 ||
           t->kraken == 1 || (t->dragon == 1 && t->side_of[t->dragon_owner] != side);
}

static void list_halves(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_crewing *w = &t->crewing;

    if (w->gun == 0 && has_gun_target(t, w->side))
        tt_add(out, VERB_GUN, 0, 0);
    if (w->march == 0)
        tt_add(out, VERB_ADVANCE, 0, 0);
    if (out->n == 0)
        tt_add(out, VERB_END, 0, 0);
}

static void apply_halves(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;

    if (m.verb == VERB_END) {
        t->team[w->side].crew_done = 1;
        memset(w, 0, sizeof *w);
        rumbones_end_turn(p);
        return;
    }
    rumbones_open(p, STAGE_BREAK);
    if (m.verb == VERB_GUN) {
        w->gun = 1;
        then(p, STAGE_GUN, seat);
        return;
    }
    w->march = 1;
    w->slot = 0;
    tell(p, TOLD_ADVANCES, seat, w->side, 0);
    then(p, STAGE_CREW, seat);
    rumbones_open(p, STAGE_ADVANCED);
    then(p, STAGE_ADVANCE, seat);
}

/* ==== The swivel gun ============================= [R-17.4] ==== */

static void apply_gun(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int side = t->crewing.side;
    const rumbones_crew_attack *is = &rumbones_crew[t->team[side].gun ? ROW_GUN_TWO : ROW_GUN];
    const rumbones_scene scene = {
        .by = BY_GUN, .hero = NO_PLACE, .side = (uint8_t)side, .zone = m.a};
    const rumbones_fight fight = {.hit = is->hit, .dice = {0, (int8_t)is->dice}};

    tell(p, TOLD_GUN, t->active, m.a, 0);
    rumbones_attack(p, &scene, &fight);
}

/* ==== Moving ====================== [R-17.5 ] ====
 * From the front of each lane backwards, so that nobody moves twice. */

static const uint8_t NTH_SLOT[BOTH_SIDES][SLOTS] = {
    {8,  17, 26, 7,  16, 25, 6,  15, 24, 5,  14, 23, 4,  13,
     22, 3,  12, 21, 2,  11, 20, 1,  10, 19, 0,  9,  18, FORK_SLOT},
    {0,  9, 18, 1,  10, 19, 2,  11, 20, 3,  12, 21, 4,  13,
     22, 5, 14, 23, 6,  15, 24, 7,  16, 25, 8,  17, 26, FORK_SLOT}};

static void take_all(const rumbones_table *t, int slot, uint8_t who[CREW_KINDS])
{
    for (int kind = 0; kind < CREW_KINDS; kind++)
        who[kind] = t->crew[t->crewing.side][kind][slot];
}

static int how_many(const uint8_t who[CREW_KINDS])
{
    return who[DECKHAND] + who[BOSUN];
}

/* Who is on the move goes on, to one of two ends if there are two. */
static void go_on(rumbones_play *p, int seat, uint32_t free)
{
    rumbones_crewing *w = &p->table->crewing;
    uint32_t next = next_slots(board_of(p->table), w->side, w->slot) & free;

    if (how_many(w->who) == 0)
        return;
    if ((next & (next - 1)) != 0) {
        then(p, STAGE_FORK, seat);
        return;
    }
    int to = __builtin_ctz(next);
    move_crew(p, w->slot, to, w->who);
    w->slot = (uint8_t)to;
}

static void list_counts(const uint8_t who[CREW_KINDS], int verb, tt_moves *out)
{
    for (int hands = 0; hands <= who[DECKHAND]; hands++)
        for (int bosuns = 0; bosuns <= who[BOSUN]; bosuns++)
            tt_add(out, verb, hands, bosuns);
}

static void apply_hold(rumbones_play *p, int seat, tt_move m)
{
    rumbones_crewing *w = &p->table->crewing;

    w->who[DECKHAND] = (uint8_t)(w->who[DECKHAND] - m.a);
    w->who[BOSUN] = (uint8_t)(w->who[BOSUN] - m.b);
    tell(p, TOLD_STAYS, seat, m.a, m.b);
    done(p);
    go_on(p, seat, free_slots(p->table, w->side));
}

static void apply_fork(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    const uint8_t first[CREW_KINDS] = {m.a, m.b};
    const uint8_t second[CREW_KINDS] = {(uint8_t)(w->who[DECKHAND] - m.a),
                                        (uint8_t)(w->who[BOSUN] - m.b)};
    int from = w->slot, to = __builtin_ctz(open_slots(t, w->side, from));

    done(p);
    move_crew(p, from, to, first);
    move_crew(p, from, FORK_SLOT, second);
    w->slot = (uint8_t)to;
}

static void collect_rampage(rumbones_play *p);

static void step_advance(rumbones_play *p, int seat)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    const rumbones_board *b = board_of(t);
    uint32_t lane = w->lane == 0 ? ALL_SLOTS : lane_slots(b, w->lane - 1);
    uint32_t free = free_slots(t, w->side);
    uint32_t going = going_on(b, w->side, t->held[w->side] & lane, free);

    while (w->point < SLOTS && going != 0) {
        int slot = NTH_SLOT[w->side][w->point++];
        if ((going >> slot & 1) == 0)
            continue;
        going ^= 1u << slot;
        w->slot = (uint8_t)slot;
        take_all(t, slot, w->who);
        if (w->lane == 0 && (w->may_hold >> slot & 1) != 0) {
            then(p, STAGE_HOLD, seat);
            return;
        }
        uint8_t depth = t->agenda.n;
        go_on(p, seat, free);
        if (t->agenda.n != depth)
            return;
    }
    w->point = w->lane = 0;
    memset(w->who, 0, sizeof w->who);
    done(p);
    collect_rampage(p);
}

/* ---- a card sends one route on ---- */

bool rumbones_crew_moves(const rumbones_table *t, int side)
{
    return going_on(board_of(t), side, t->held[side], free_slots(t, side)) != 0;
}

static void list_lane(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_board *b = board_of(t);
    int side = t->crewing.side;
    uint32_t going = going_on(b, side, t->held[side], free_slots(t, side));

    for (int lane = 0; lane < LANES; lane++)
        if ((going & lane_slots(b, lane)) != 0)
            tt_add(out, VERB_LANE, lane + 1, 0);
}

static void apply_lane(rumbones_play *p, int seat, tt_move m)
{
    p->table->crewing.lane = m.a;
    p->table->crewing.point = 0;
    go(p, STAGE_ADVANCE, seat);
}

/* ==== Rampage ========================= [R-17.8 ] ==== */

static void collect_from(rumbones_play *p, int slot)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    rumbones_crewing *w = &t->crewing;
    int n = 0, zone = b->slot_zone[slot], ship = b->ship[zone] - 1;

    for (int kind = 0; kind < CREW_KINDS; kind++) {
        int crew = t->crew[w->side][kind][slot];
        supply_crew(t, w->side, kind, slot, crew);
        n += crew;
    }
    w->rampage[ship] = (uint8_t)(w->rampage[ship] + n);
    tell(p, TOLD_REMOVED, t->active, zone, n);
}

/* Crew at the end of its route is removed, and hits what it can on that ship. */
static void collect_rampage(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int side = t->crewing.side;
    uint32_t last = t->held[side] & last_slots(board_of(t), side);

    for (uint32_t left = last; left != 0; left &= left - 1)
        collect_from(p, __builtin_ctz(left));
    if (last != 0)
        then(p, STAGE_RAMPAGING, t->active);
}

static void list_rampage(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_crewing *w = &t->crewing;
    const rumbones_board *b = board_of(t);
    zone_set targets = rumbones_rampage_targets(t, w->side);

    for (int ship = 0; ship < b->ships_n; ship++) {
        if (w->rampage[ship] == 0 || (w->ship != 0 && w->ship != ship + 1))
            continue;
        for (int i = 0; i < b->ship_zones_n[ship]; i++)
            if (in_set(&targets, b->ship_zones[ship][i]))
                tt_add(out, VERB_AT, b->ship_zones[ship][i], 0);
    }
}

/* One ship after the other; with nothing to hit there nothing is rolled. */
static void step_rampaging(rumbones_play *p, int seat)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    rumbones_sight see = {t, 0, seat};
    tt_moves list;

    if (w->ship != 0 && w->rampage[w->ship - 1] == 0)
        w->ship = 0;
    list.n = 0;
    list_rampage(&see, &list);
    if (list.n > 0) {
        then(p, STAGE_RAMPAGE, seat);
        return;
    }
    if (w->ship != 0) {
        w->rampage[w->ship - 1] = 0;
        w->ship = 0;
        return;
    }
    memset(w->rampage, 0, sizeof w->rampage);
    done(p);
}

static void apply_rampage(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    const rumbones_crew_attack *is = &rumbones_crew[ROW_RAMPAGE];
    const rumbones_scene scene = {.by = BY_RAMPAGE, .hero = NO_PLACE, .side = w->side, .zone = m.a};
    const rumbones_fight fight = {.hit = is->hit, .dice = {0, (int8_t)is->dice}};

    w->ship = board_of(t)->ship[m.a];
    w->rampage[w->ship - 1]--;
    tell(p, TOLD_RAMPAGES, t->active, m.a, 0);
    rumbones_attack(p, &scene, &fight);
}

/* ==== Attacking ============================= [R-17.6] ==== */

static bool can_fight(const rumbones_table *t, int side, int slot)
{
    return rumbones_has_target(t, side, board_of(t)->slot_zone[slot], 1);
}

/* Slots whose crew has yet to attack, and can. */
static uint32_t squads(const rumbones_table *t)
{
    const rumbones_board *b = board_of(t);
    const rumbones_crewing *w = &t->crewing;
    uint32_t near = slots_near_enemy(t, w->side);

    for (unsigned left = prey_of(t, w->side); left != 0; left &= left - 1)
        near |= b->slots_beside[b->rigging_zone[__builtin_ctz(left)]];
    return t->held[w->side] & ~w->done & near;
}

static void list_squads(const rumbones_sight *see, tt_moves *out)
{
    for (uint32_t left = squads(see->table); left != 0; left &= left - 1)
        tt_add(out, VERB_AT, board_of(see->table)->slot_zone[__builtin_ctz(left)], 0);
}

/* Those who attack are split among their targets, then the groups roll. */
static void begin_squad(rumbones_play *p, int seat)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    int from = board_of(t)->slot_zone[w->slot];
    uint8_t zones[ZONES];

    w->done |= 1u << w->slot;
    w->target = 0;
    memset(w->group, 0, sizeof w->group);
    w->targets_n = (uint8_t)rumbones_targets_within(t, w->side, from, 1, zones);
    memcpy(w->zone, zones, w->targets_n);
    if (w->targets_n == 0 || how_many(w->who) == 0)
        return;
    then(p, STAGE_GROUP, seat);
    if (w->targets_n > 1) {
        then(p, STAGE_SPLIT, seat);
        return;
    }
    memcpy(w->group[0], w->who, sizeof w->who);
    memset(w->who, 0, sizeof w->who);
}

static void send_squad(rumbones_play *p, int seat, int slot)
{
    rumbones_table *t = p->table;

    t->crewing.slot = (uint8_t)slot;
    take_all(t, slot, t->crewing.who);
    begin_squad(p, seat);
}

static void step_crew(rumbones_play *p, int seat)
{
    uint32_t can = squads(p->table);

    if (can == 0)
        done(p);
    else if ((can & (can - 1)) == 0)
        send_squad(p, seat, __builtin_ctz(can));
    else
        then(p, STAGE_SQUAD, seat);
}

static void apply_squad(rumbones_play *p, int seat, tt_move m)
{
    done(p);
    send_squad(p, seat, board_of(p->table)->slot[m.a]);
}

/* The last target gets the rest. */
static void list_split(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_crewing *w = &see->table->crewing;

    if (how_many(w->who) == 0)
        return;
    if (w->target + 1 == w->targets_n)
        tt_add(out, VERB_SEND, w->who[DECKHAND], w->who[BOSUN]);
    else
        list_counts(w->who, VERB_SEND, out);
}

static void apply_split(rumbones_play *p, tt_move m)
{
    rumbones_crewing *w = &p->table->crewing;

    w->group[w->target][DECKHAND] = m.a;
    w->group[w->target][BOSUN] = m.b;
    w->who[DECKHAND] = (uint8_t)(w->who[DECKHAND] - m.a);
    w->who[BOSUN] = (uint8_t)(w->who[BOSUN] - m.b);
    w->target++;
    if (w->target == w->targets_n || how_many(w->who) == 0)
        done(p);
}

static void list_groups(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_crewing *w = &see->table->crewing;

    for (int i = 0; i < w->targets_n; i++)
        if (how_many(w->group[i]) > 0)
            tt_add(out, VERB_AT, w->zone[i], 0);
}

static void crew_attack(rumbones_play *p, int group)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    const rumbones_crew_attack *hand = &rumbones_crew[ROW_DECKHAND];
    const rumbones_crew_attack *bosun =
        &rumbones_crew[t->team[w->side].bosuns ? ROW_BOSUN_TWO : ROW_BOSUN];
    int bonus = w->skill == NO_SKILL ? 0 : rumbones_skills[w->skill].level[w->level].m;
    const rumbones_scene scene = {
        .by = BY_CREW, .hero = NO_PLACE, .side = w->side, .zone = w->zone[group]};
    const rumbones_fight fight = {
        .from = board_of(t)->slot_zone[w->slot],
        .range = 1,
        .hit = bosun->hit,
        .bonus = {(int8_t)(bosun->hit - hand->hit + bonus), (int8_t)bonus},
        .dice = {(int8_t)(hand->dice * w->group[group][DECKHAND]),
                 (int8_t)(bosun->dice * w->group[group][BOSUN])}};

    tell(p, TOLD_CREW_ATTACKS, t->active, fight.from, scene.zone);
    then(p, STAGE_ROLL, t->active);
    rumbones_attack(p, &scene, &fight);
}

static void apply_group(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    int group = 0;

    while (w->zone[group] != m.a || how_many(w->group[group]) == 0)
        group++;
    w->target = (uint8_t)group;
    w->held = has_enemy(t, w->side, m.a);
    then(p, STAGE_BOARDING, seat);
    if (is_target(t, w->side, m.a))
        crew_attack(p, group);
    else
        tell(p, TOLD_LOST, seat, m.a, 0);
}

/* ---- boarding [R-17.7] ---- */

static void step_boarding(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    int zone = w->zone[w->target];
    uint32_t next = w->held == 0 ? 0 : open_slots(t, w->side, w->slot);
    const uint8_t who[CREW_KINDS] = {w->group[w->target][DECKHAND], w->group[w->target][BOSUN]};

    memset(w->group[w->target], 0, sizeof w->group[w->target]);
    done(p);
    w->held = 0;
    next &= slot_bit(board_of(t), zone);
    if (next == 0)
        return;
    move_crew(p, w->slot, __builtin_ctz(next), who);
    w->done |= next;
    collect_rampage(p);
}

/* ==== Crew sent by a skill ============================= [F-9.24] ==== */

bool rumbones_can_send(const rumbones_table *t, int side, int slot, bool advances)
{
    return can_fight(t, side, slot) || (advances && can_advance(t, side, slot));
}

static void name_zone(rumbones_table *t, int which, int slot)
{
    rumbones_crewing *w = &t->crewing;

    w->sent[which][0] = (uint8_t)(slot + 1);
    for (int kind = 0; kind < CREW_KINDS; kind++)
        w->sent[which][1 + kind] = t->crew[w->side][kind][slot];
}

void rumbones_send(rumbones_play *p, int seat, int skill, int level, int zone)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;

    memset(w, 0, sizeof *w);
    w->side = t->side_of[seat];
    w->skill = (uint8_t)skill;
    w->level = (uint8_t)level;
    name_zone(t, 0, board_of(t)->slot[zone]);
    then(p, STAGE_SENT, seat);
    if (rumbones_skills[skill].level[level].n > 1)
        then(p, STAGE_SECOND, seat);
}

static void list_second(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_crewing *w = &t->crewing;
    int reach = rumbones_skills[w->skill].level[w->level].range;

    for (uint32_t left = t->held[w->side]; left != 0; left &= left - 1) {
        int slot = __builtin_ctz(left), zone = board_of(t)->slot_zone[slot];
        if (slot + 1 != w->sent[0][0] && distance(t->at[t->acting], zone) <= reach)
            tt_add(out, VERB_AT, zone, 0);
    }
    tt_add(out, VERB_PASS, 0, 0);
}

static void apply_second(rumbones_play *p, tt_move m)
{
    if (m.verb == VERB_AT)
        name_zone(p->table, 1, board_of(p->table)->slot[m.a]);
    done(p);
}

/* One zone after the other: it may advance, then it attacks. */
static void step_sent(rumbones_play *p, int seat)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    bool advances = (rumbones_skills[w->skill].level[w->level].effects & DO_ADVANCE) != 0;

    if (w->march != 0) {
        w->march = 0;
        begin_squad(p, seat);
        return;
    }
    for (int i = 0; i < 2; i++) {
        if (w->sent[i][0] == 0)
            continue;
        w->slot = (uint8_t)(w->sent[i][0] - 1);
        memcpy(w->who, w->sent[i] + 1, sizeof w->who);
        memset(w->sent[i], 0, sizeof w->sent[i]);
        w->march = 1;
        if (advances && can_advance(t, w->side, w->slot))
            then(p, STAGE_MARCH, seat);
        return;
    }
    memset(w, 0, sizeof *w);
    done(p);
}

static void list_march(tt_moves *out)
{
    tt_add(out, VERB_ADVANCE, 0, 0);
    tt_add(out, VERB_PASS, 0, 0);
}

static void apply_march(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;
    rumbones_crewing *w = &t->crewing;
    const rumbones_board *b = board_of(t);

    done(p);
    if (m.verb == VERB_PASS) {
        tell(p, TOLD_DECLINED, seat, 0, 0);
        return;
    }
    if ((next_slots(b, w->side, w->slot) & last_slots(b, w->side)) != 0) {
        w->point = SLOTS; /* nobody else moves: of the move only its rampage is left */
        then(p, STAGE_ADVANCE, seat);
    }
    go_on(p, seat, free_slots(t, w->side));
}

/* ==== Dispatch ============================================================= */

void rumbones_list_crew(const rumbones_sight *see, int stage, tt_moves *out)
{
    const rumbones_crewing *w = &see->table->crewing;

    switch (stage) {
    case STAGE_PLACE:
        list_place(see, out);
        break;
    case STAGE_BOSUNS:
        list_bosuns(see, out);
        break;
    case STAGE_HALVES:
        list_halves(see, out);
        break;
    case STAGE_GUN:
        list_gun(see, out);
        break;
    case STAGE_HOLD:
        list_counts(w->who, VERB_STAY, out);
        break;
    case STAGE_FORK:
        list_counts(w->who, VERB_GO, out);
        break;
    case STAGE_SQUAD:
        list_squads(see, out);
        break;
    case STAGE_SPLIT:
        list_split(see, out);
        break;
    case STAGE_GROUP:
        list_groups(see, out);
        break;
    case STAGE_RAMPAGE:
        list_rampage(see, out);
        break;
    case STAGE_LANE:
        list_lane(see, out);
        break;
    case STAGE_SECOND:
        list_second(see, out);
        break;
    default:
        list_march(out);
    }
}

const char *rumbones_why_not_crew(const rumbones_sight *see, int stage, tt_move m)
{
    (void)see;
    (void)m;
    return rumbones_grammar.stages[stage].rule;
}

void rumbones_apply_crew(rumbones_play *p, tt_frame top, tt_move m)
{
    switch (top.stage) {
    case STAGE_PLACE:
    case STAGE_BOSUNS:
        apply_place(p, top, m);
        break;
    case STAGE_HALVES:
        apply_halves(p, top.seat, m);
        break;
    case STAGE_GUN:
        apply_gun(p, m);
        break;
    case STAGE_HOLD:
        apply_hold(p, top.seat, m);
        break;
    case STAGE_FORK:
        apply_fork(p, m);
        break;
    case STAGE_SQUAD:
        apply_squad(p, top.seat, m);
        break;
    case STAGE_SPLIT:
        apply_split(p, m);
        break;
    case STAGE_GROUP:
        apply_group(p, top.seat, m);
        break;
    case STAGE_RAMPAGE:
        apply_rampage(p, m);
        break;
    case STAGE_LANE:
        apply_lane(p, top.seat, m);
        break;
    case STAGE_SECOND:
        apply_second(p, m);
        break;
    default:
        apply_march(p, top.seat, m);
    }
}

void rumbones_step_crew(rumbones_play *p, tt_frame top)
{
    switch (top.stage) {
    case STAGE_ADVANCE:
        step_advance(p, top.seat);
        break;
    case STAGE_CREW:
        step_crew(p, top.seat);
        break;
    case STAGE_BOARDING:
        step_boarding(p);
        break;
    case STAGE_RAMPAGING:
        step_rampaging(p, top.seat);
        break;
    default:
        step_sent(p, top.seat);
    }
}
