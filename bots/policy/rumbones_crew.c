/* The crew, the swivel gun, the Sea Dragon, and what is chosen for the Kraken. */
#include "bots/policy/rumbones.h"

/* ==== Routes ================================================================ */

static int lane_of(const mind *m, int slot)
{
    return (slot == FORK_SLOT ? m->board->fork : slot) / LANE_ZONES;
}

static int step_of(const mind *m, int slot)
{
    return (slot == FORK_SLOT ? m->board->fork : slot) % LANE_ZONES;
}

static int last_step(int side)
{
    return side == SIDE_A ? LANE_STEPS : 0;
}

/* The slot a side's crew comes to next, or -1; at a fork the first end. */
static int next_slot(const mind *m, int side, int slot)
{
    int step = step_of(m, slot) + (side == SIDE_A ? 1 : -1);

    return step < 0 || step >= LANE_ZONES ? -1 : lane_of(m, slot) * LANE_ZONES + step;
}

static bool is_free(const mind *m, int side, int slot)
{
    int zone = m->board->slot_zone[slot];

    return is_open(&m->t, zone) && !has_enemy(&m->t, side, zone);
}

/* ==== What crew can hit ===================================================== */

/* Who attacks, from where. */
typedef struct squad {
    int side, slot, hands, bosuns, bonus;
} squad;

static squad squad_in(const mind *m, int side, int slot, int bonus)
{
    return (squad){side, slot, m->t.crew[side][DECKHAND][slot], m->t.crew[side][BOSUN][slot],
                   bonus};
}

static int squad_worth(const mind *m, const squad *q, int zone)
{
    const rumbones_crew_attack *hand = &rumbones_crew[ROW_DECKHAND];
    const rumbones_crew_attack *bosun =
        &rumbones_crew[m->t.team[q->side].bosuns ? ROW_BOSUN_TWO : ROW_BOSUN];
    int next = next_slot(m, q->side, q->slot);
    bool ahead = next >= 0 && m->board->slot_zone[next] == zone;
    bool helped = q->bosuns > 0 || m->t.crew[q->side][BOSUN][q->slot] > 0;
    const strike s = {
        .zone = zone,
        .side = q->side,
        .hero = NO_PLACE,
        .clears = ahead ? W_BOARDED : 0,
        .dice = {hand->dice * q->hands, bosun->dice * q->bosuns},
        .need = {mind_need(hand->hit, q->bonus + helped), mind_need(bosun->hit, q->bonus)}};

    return q->hands + q->bosuns == 0 ? 0 : mind_expect(m, &s);
}

/* All of them at their best target. */
static int best_target_worth(const mind *m, const squad *q)
{
    int from = m->board->slot_zone[q->slot], best = 0;

    for (int i = -1; i < DIRECTIONS; i++) {
        int zone = i < 0 ? from : m->board->near[from][i];
        if (zone == THE_SEA || !is_target(&m->t, q->side, zone))
            continue;
        int worth = squad_worth(m, q, zone);
        best = worth > best ? worth : best;
    }
    return best;
}

/* A figure that breaks everything at the end of its route. */
static int rampage_worth(const mind *m, int side, int zone)
{
    const rumbones_crew_attack *is = &rumbones_crew[ROW_RAMPAGE];
    const strike s = {.zone = zone,
                      .side = side,
                      .hero = NO_PLACE,
                      .dice = {0, is->dice},
                      .need = {DIE_FACES + 1, is->hit}};

    return mind_expect(m, &s);
}

static int best_rampage(const mind *m, int side, int slot)
{
    const rumbones_board *b = m->board;
    int ship = b->ship[b->slot_zone[slot]] - 1, best = 0;

    for (int i = 0; ship >= 0 && i < b->ship_zones_n[ship]; i++) {
        int zone = b->ship_zones[ship][i];
        if (enemy_rigging_at(&m->t, side, zone) == NO_RIGGING &&
            enemy_heroes_at(&m->t, side, zone) == 0)
            continue;
        int worth = rampage_worth(m, side, zone);
        best = worth > best ? worth : best;
    }
    return best;
}

/* So many figures of a slot one zone farther, and what they can hit there. */
static int advance_worth(const mind *m, const squad *q)
{
    int next = next_slot(m, q->side, q->slot), n = q->hands + q->bosuns;

    if (next < 0 || !is_free(m, q->side, next))
        return NEVER;
    if (step_of(m, next) == last_step(q->side))
        return n * best_rampage(m, q->side, next);
    squad there = *q;
    there.slot = next;
    return best_target_worth(m, &there) + n * W_STEP_WORTH;
}

/* Crew sent by a skill: it may advance first, if the skill says so. */
int mind_send(const mind *m, int side, int slot, const rumbones_level *is)
{
    const squad q = squad_in(m, side, slot, is->m);
    int stay = best_target_worth(m, &q);
    int go = (is->effects & DO_ADVANCE) != 0 ? advance_worth(m, &q) : NEVER;

    return go > stay ? go : stay;
}

/* ==== The gun =============================================================== */

static int gun_worth(const mind *m, int side, int zone)
{
    const rumbones_crew_attack *is = &rumbones_crew[m->t.team[side].gun ? ROW_GUN_TWO : ROW_GUN];
    const strike s = {.zone = zone,
                      .side = side,
                      .hero = NO_PLACE,
                      .gun = true,
                      .dice = {0, is->dice},
                      .need = {DIE_FACES + 1, is->hit}};

    return mind_expect(m, &s);
}

static int best_gun(const mind *m, int side)
{
    const zone_set targets = rumbones_gun_targets(&m->t, side);
    uint8_t zones[ZONES];
    int n = zones_of(&targets, zones), best = 0;

    for (int i = 0; i < n; i++) {
        int worth = gun_worth(m, side, zones[i]);
        best = worth > best ? worth : best;
    }
    return best;
}

int mind_crew_turn(const mind *m)
{
    int worth = W_CREW_TURN + best_gun(m, m->side);

    for (uint32_t left = m->t.held[m->side]; left != 0; left &= left - 1) {
        const squad q = squad_in(m, m->side, __builtin_ctz(left), 0);
        worth += best_target_worth(m, &q);
    }
    return worth;
}

/* ==== Placing =============================================================== */

static int crew_in_lane(const mind *m, int side, int lane)
{
    int n = 0;

    for (uint32_t left = m->t.held[side]; left != 0; left &= left - 1)
        if (lane_of(m, __builtin_ctz(left)) == lane)
            n += m->t.crew[side][DECKHAND][__builtin_ctz(left)];
    return n;
}

/* New crew goes where the lane has fewer of its own than of the enemy's. */
static int lane_need(const mind *m, int slot)
{
    int lane = lane_of(m, slot);

    return 5 * crew_in_lane(m, other_side(m->side), lane) - 10 * crew_in_lane(m, m->side, lane);
}

static int slot_of_point(const mind *m, int point)
{
    return m->board->slot[m->board->points[m->side][point]];
}

/* The least need among the points that follow; of two of one lane the second needs less. */
static int least_need(const mind *m)
{
    int least = -NEVER;

    for (int i = m->t.crewing.point + 1; i < m->board->points_n[m->side]; i++) {
        int slot = slot_of_point(m, i), need = lane_need(m, slot);
        for (int k = m->t.crewing.point; k < i; k++)
            need -= lane_of(m, slot_of_point(m, k)) == lane_of(m, slot) ? 20 : 0;
        least = need < least ? need : least;
    }
    return least;
}

/* A bosun helps the deckhands it stands with; a second one there adds its dice only. */
static int bosuns_worth(const mind *m, int slot, int n)
{
    return n == 0 ? 0 : 50 + 10 * m->t.crew[m->side][DECKHAND][slot] + 30 * (n - 1);
}

/* The best places for so many bosuns among the points that follow. */
static int bosuns_later(const mind *m, int n)
{
    int best = 0, second = 0, both = 0;

    for (int i = m->t.crewing.point + 1; i < m->board->points_n[m->side] && n > 0; i++) {
        int worth = bosuns_worth(m, slot_of_point(m, i), 1);
        both = bosuns_worth(m, slot_of_point(m, i), n) > both
                   ? bosuns_worth(m, slot_of_point(m, i), n)
                   : both;
        second = worth > best ? best : worth > second ? worth : second;
        best = worth > best ? worth : best;
    }
    return n == 1 ? best : both > best + second ? both : best + second;
}

static int place_worth(const mind *m, tt_move place)
{
    int slot = m->board->slot[place.a];

    if (m->stage == STAGE_BOSUNS)
        return bosuns_worth(m, slot, place.b) + bosuns_later(m, m->t.crewing.left - place.b);
    if (m->stage == STAGE_PLACE)
        return place.b * (lane_need(m, slot) - least_need(m));
    return lane_need(m, slot);
}

/* ==== Moving and attacking ================================================== */

/* All stay or all go. */
static int hold_worth(const mind *m, tt_move stay)
{
    const rumbones_crewing *w = &m->t.crewing;
    const squad staying = {w->side, w->slot, stay.a, stay.b, 0};
    const squad going = {w->side, w->slot, w->who[DECKHAND] - stay.a, w->who[BOSUN] - stay.b, 0};
    int go = going.hands + going.bosuns > 0 ? advance_worth(m, &going) : 0;

    return best_target_worth(m, &staying) + go;
}

static int bonus_of(const rumbones_crewing *w)
{
    return w->skill == NO_SKILL ? 0 : rumbones_skills[w->skill].level[w->level].m;
}

/* So many at this target, the rest at the best of those that follow. */
static int split_worth(const mind *m, tt_move send)
{
    const rumbones_crewing *w = &m->t.crewing;
    const squad here = {w->side, w->slot, send.a, send.b, bonus_of(w)};
    const squad rest = {w->side, w->slot, w->who[DECKHAND] - send.a, w->who[BOSUN] - send.b,
                        bonus_of(w)};
    int best = 0;

    for (int i = w->target + 1; i < w->targets_n; i++) {
        int worth = squad_worth(m, &rest, w->zone[i]);
        best = worth > best ? worth : best;
    }
    return squad_worth(m, &here, w->zone[w->target]) + best;
}

static int group_worth(const mind *m, int zone)
{
    const rumbones_crewing *w = &m->t.crewing;

    for (int i = 0; i < w->targets_n; i++)
        if (w->zone[i] == zone) {
            const squad q = {w->side, w->slot, w->group[i][DECKHAND], w->group[i][BOSUN],
                             bonus_of(w)};
            return squad_worth(m, &q, zone);
        }
    return 0;
}

static int lane_worth(const mind *m, int lane)
{
    int worth = 0;

    for (uint32_t left = m->t.held[m->side]; left != 0; left &= left - 1) {
        const squad q = squad_in(m, m->side, __builtin_ctz(left), 0);
        int go = lane_of(m, q.slot) == lane ? advance_worth(m, &q) : NEVER;
        if (go > NEVER)
            worth += go - best_target_worth(m, &q);
    }
    return worth;
}

int mind_lanes(const mind *m)
{
    int best = NEVER;

    for (int lane = 0; lane < LANES; lane++) {
        int worth = lane_worth(m, lane);
        best = worth > best ? worth : best;
    }
    return best;
}

/* A second zone for Grave Rally or Crack of the Lash. */
static int second_worth(const mind *m, int zone)
{
    const rumbones_crewing *w = &m->t.crewing;

    return mind_send(m, w->side, m->board->slot[zone], &rumbones_skills[w->skill].level[w->level]);
}

static int march_worth(const mind *m, tt_move march)
{
    const rumbones_crewing *w = &m->t.crewing;
    const squad q = {w->side, w->slot, w->who[DECKHAND], w->who[BOSUN], bonus_of(w)};

    return march.verb == VERB_ADVANCE ? advance_worth(m, &q) : best_target_worth(m, &q);
}

static int squad_at_worth(const mind *m, int zone)
{
    const squad q = squad_in(m, m->side, m->board->slot[zone], 0);

    return best_target_worth(m, &q);
}

int mind_crew_move(const mind *m, tt_move play)
{
    switch (m->stage) {
    case STAGE_PLACE:
    case STAGE_BOSUNS:
    case STAGE_POINT:
        return place_worth(m, play);
    case STAGE_HALVES:
        return play.verb == VERB_GUN ? W_GUN_FIRST : 0;
    case STAGE_GUN:
        return gun_worth(m, m->side, play.a);
    case STAGE_HOLD:
        return hold_worth(m, play);
    case STAGE_SQUAD:
        return squad_at_worth(m, play.a);
    case STAGE_SPLIT:
        return split_worth(m, play);
    case STAGE_GROUP:
        return group_worth(m, play.a);
    case STAGE_RAMPAGE:
        return rampage_worth(m, m->side, play.a);
    case STAGE_LANE:
        return lane_worth(m, play.a - 1);
    case STAGE_SECOND:
        return play.verb == VERB_PASS ? 0 : second_worth(m, play.a);
    case STAGE_MARCH:
        return march_worth(m, play);
    default: /* which end of a fork does not matter: both are on one ship */
        return 0;
    }
}

/* ==== The Sea Dragon ======================================================== */

static int bite_worth(const mind *m, int row, int zone)
{
    const rumbones_crew_attack *is = &rumbones_crew[row];
    const strike s = {.zone = zone,
                      .side = m->side,
                      .hero = NO_PLACE,
                      .dice = {0, is->dice},
                      .need = {DIE_FACES + 1, is->hit}};
    int worth = mind_expect(m, &s);

    if (row == ROW_LASH)
        for (unsigned left = enemy_heroes_at(&m->t, m->side, zone); left != 0; left &= left - 1)
            worth += mind_push(m, first_place(left), 1);
    return worth;
}

/* The best it could bite from there. */
static int best_bite(const mind *m, int from)
{
    const zone_set targets = rumbones_targets(&m->t, m->side);
    uint8_t zones[ZONES];
    int n = zones_within(&targets, from, rumbones_crew[ROW_BITE].range, zones), best = 0;

    for (int i = 0; i < n; i++) {
        int worth = bite_worth(m, ROW_BITE, zones[i]);
        best = worth > best ? worth : best;
    }
    return best;
}

/* Whoever stands on a plank that breaks: enemies less friends. */
static int plank_worth(const mind *m, int zone)
{
    const rumbones_table *t = &m->t;
    int worth = 0;

    if (!has_plank(t, zone))
        return 0;
    for (unsigned left = heroes_at(t, zone); left != 0; left &= left - 1) {
        int hero = first_place(left), sunk = mind_sinking(m, hero);
        worth += side_of_hero(t, hero) == m->side ? -sunk : sunk;
    }
    for (int kind = 0; kind < CREW_KINDS; kind++)
        worth += (crew_at(t, other_side(m->side), kind, zone) - crew_at(t, m->side, kind, zone)) *
                 W_HAND;
    return worth;
}

static int swim_worth(const mind *m, int zone, int actions)
{
    return plank_worth(m, zone) + actions * best_bite(m, zone);
}

/* Somewhere a stroke farther there may be more to bite. */
static int glide_worth(const mind *m, int zone, int actions)
{
    int best = swim_worth(m, zone, actions);

    for (int i = 0; i < DIRECTIONS; i++) {
        int near = m->board->near[zone][i];
        if (near == THE_SEA || m->board->channel[near] != m->board->channel[zone] ||
            is_kraken_at(&m->t, near))
            continue;
        int worth = swim_worth(m, near, actions);
        best = worth > best ? worth : best;
    }
    return best;
}

int mind_dragon_turn(const mind *m)
{
    return W_CREW_TURN + 2 * best_bite(m, m->t.dragon_zone);
}

/* ==== The Kraken ============================================================ */

/* Its dice on a zone: what the enemy loses, less what the own side does. */
static int tentacle_worth(const mind *m, int line, int zone)
{
    strike s = {.zone = zone,
                .side = m->side,
                .hero = NO_PLACE,
                .spares = true,
                .dice = {0, rumbones_lines[line].dice},
                .need = {DIE_FACES + 1, rumbones_lines[line].hit}};
    int worth = mind_expect(m, &s);

    s.side = other_side(m->side);
    return worth - mind_expect(m, &s);
}

static int drag_worth(const mind *m, tt_move drag)
{
    const rumbones_table *t = &m->t;
    int hero = drag.verb == VERB_GIVE ? place_of(t, drag.a) : t->chosen - 1;
    int sign = side_of_hero(t, hero) == m->side ? -1 : 1;

    if (drag.verb == VERB_GIVE)
        return sign * mind_push(m, hero, 1);
    return sign * (drag.a == THE_SEA ? mind_sinking(m, hero) : W_SHOVED);
}

static int crush_worth(const mind *m, int zone)
{
    int token = rigging_at(&m->t, zone);

    return m->board->rigging_side[token] == m->side ? -1 : 1;
}

int mind_beast_move(const mind *m, tt_move play)
{
    const rumbones_table *t = &m->t;

    switch (play.verb) {
    case VERB_SWIM:
        return m->stage == STAGE_GLIDE ? swim_worth(m, play.a, t->actions)
                                       : glide_worth(m, play.a, t->actions - 1);
    case VERB_STOP:
        return swim_worth(m, t->dragon_zone, t->actions);
    case VERB_DIVE:
        return swim_worth(m, play.a, t->actions - 1);
    case VERB_BITE:
        return bite_worth(m, ROW_BITE, play.a) + swim_worth(m, t->dragon_zone, t->actions - 1);
    case VERB_LASH:
        return bite_worth(m, ROW_LASH, play.a) + swim_worth(m, t->dragon_zone, t->actions - 1);
    case VERB_GIVE:
    case VERB_PUSH:
        return drag_worth(m, play);
    case VERB_CRUSH:
        return crush_worth(m, play.a);
    case VERB_AT:
        return m->stage == STAGE_SUMMON ? swim_worth(m, play.a, 2)
               : m->stage == STAGE_SLAM ? tentacle_worth(m, LINE_SLAM, play.a)
                                        : tentacle_worth(m, LINE_SWEEP, play.a);
    case VERB_END:
        return -1;
    default: { /* a card */
        int worth = mind_card(m, play);
        return worth > 0 ? W_VICTORY + worth : NEVER;
    }
    }
}
