/* Windows: moments in which tide cards and reactions may be played.
 *
 * The active side is asked first, then the other, one card or reaction at a time, until all
 * have declined in a row; of a side the member who is acting, then the mates in seat order
 * .  Who is asked depends on what everybody sees: a hand that is not empty and a
 * card of the faction that could be played here, or a reaction that could be used. */
#include "games/rumbones/state.h"

/* ==== Reactions ========================= [R-14.1 F-9.21 F-9.25] ==== */

static bool is_enemy_of_attack(const rumbones_table *t, int hero)
{
    return side_of_hero(t, hero) != t->scene.side;
}

/* Whoever acts has just moved. */
static void list_ambush(const rumbones_table *t, int hero, tt_moves *out)
{
    const rumbones_level *is = &rumbones_skills[AMBUSH].level[2];
    int victim = t->acting, zone = t->at[victim];
    tt_moves steps;

    steps.n = 0;
    if (!is_deployed(t, victim) || side_of_hero(t, victim) == side_of_hero(t, hero) ||
        distance(t->at[hero], zone) > is->m)
        return;
    if (distance(t->at[hero], zone) <= is->range)
        tt_add(out, VERB_REACT_AT, AMBUSH, t->at[hero]);
    rumbones_list_steps(t, hero, 1, false, &steps);
    for (uint32_t i = 0; i < steps.n; i++)
        if (distance(steps.at[i].a, zone) <= is->range)
            tt_add(out, VERB_REACT_AT, AMBUSH, steps.at[i].a);
}

static void list_slip_away(const rumbones_table *t, int hero, tt_moves *out)
{
    tt_moves steps;

    steps.n = 0;
    if (t->at[hero] != t->scene.zone || !is_enemy_of_attack(t, hero))
        return;
    rumbones_list_steps(t, hero, 1, false, &steps);
    for (uint32_t i = 0; i < steps.n; i++)
        tt_add(out, VERB_REACT_AT, SLIP_AWAY, steps.at[i].a);
}

/* [F-9.33] up to n hits, of the sorts there are */
static void list_shell_up(const rumbones_table *t, int hero, tt_moves *out)
{
    const uint8_t *hits = t->fight.hits;
    int n = rumbones_skills[SHELL_UP].level[2].n;

    if (t->at[hero] != t->scene.zone || (t->scene.stood >> hero & 1) == 0 ||
        !is_enemy_of_attack(t, hero))
        return;
    for (int twice = 0; twice <= n && twice <= hits[1]; twice++)
        for (int once = 0; once + twice <= n && once <= hits[0]; once++)
            if (once + twice > 0)
                tt_add(out, VERB_CANCEL, once, twice);
}

static bool would_fall(const rumbones_table *t, int hero)
{
    return (t->harming.how == HARM_ATTACK || t->harming.how == HARM_TEXT) &&
           t->harming.hurt[hero] >= vigour_left(t, hero);
}

static void list_insurance(const rumbones_table *t, int hero, tt_moves *out)
{
    unsigned friends = t->scene.mourned & side_places(t, side_of_hero(t, hero)) & ~(1u << hero);

    for (; friends != 0; friends &= friends - 1)
        tt_add(out, VERB_REACT_ON, INSURANCE, figure_of(t, first_place(friends)));
}

static bool can_mark_killer(const rumbones_table *t, int hero)
{
    const rumbones_scene *a = &t->scene;
    unsigned friends = a->slain & side_places(t, side_of_hero(t, hero)) & ~(1u << hero);

    return friends != 0 && is_enemy_of_attack(t, hero) && is_deployed(t, a->hero) &&
           (rumbones_skills[BLACK_SPOT].level[2].statuses & ~t->hero[a->hero].status) != 0;
}

static bool can_haul_back(const rumbones_table *t, int hero)
{
    const rumbones_scene *a = &t->scene;

    return a->by == BY_HERO && (a->damaged >> hero & 1) != 0 && is_enemy_of_attack(t, hero) &&
           is_deployed(t, a->hero) &&
           distance(t->at[hero], t->at[a->hero]) <= rumbones_skills[HAUL_BACK].level[2].range;
}

static bool can_spoil_jump(const rumbones_table *t, int hero)
{
    return side_of_hero(t, t->moving.hero) != side_of_hero(t, hero) &&
           distance(t->moving.jump, t->at[hero]) <= rumbones_skills[COVER_FIRE].level[2].range;
}

static bool can_riposte(const rumbones_table *t, int hero)
{
    return t->scene.by == BY_HERO && t->at[hero] == t->scene.zone && is_enemy_of_attack(t, hero);
}

/* A reaction that needs no choice, in its window. */
static bool is_provoked(const rumbones_table *t, int hero, int skill)
{
    switch (skill) {
    case COVER_FIRE:
        return can_spoil_jump(t, hero);
    case RIPOSTE:
        return can_riposte(t, hero);
    case BLUBBER:
        return harmed_hero(t) == hero && t->harming.hurt[hero] > 0;
    case GRIT_TEETH:
        return harmed_hero(t) == hero && would_fall(t, hero);
    case BLACK_SPOT:
        return can_mark_killer(t, hero);
    default:
        return can_haul_back(t, hero);
    }
}

static void list_reaction(const rumbones_table *t, int hero, tt_moves *out)
{
    int skill = card_of(t, hero)->skill[2];

    if (!can_react(t, hero, skill))
        return;
    switch (skill) {
    case AMBUSH:
        list_ambush(t, hero, out);
        break;
    case SLIP_AWAY:
        list_slip_away(t, hero, out);
        break;
    case SHELL_UP:
        list_shell_up(t, hero, out);
        break;
    case INSURANCE:
        list_insurance(t, hero, out);
        break;
    default:
        if (is_provoked(t, hero, skill))
            tt_add(out, VERB_REACT, skill, 0);
    }
}

/* Heroes with a reaction to a window, a bit for each by name. */
static const uint16_t REACTING[STAGES] = {
    [STAGE_JUMPING] = 1u << EMBER,
    [STAGE_AMBUSH] = 1u << CARCHARIAS,
    [STAGE_DECLARED] = 1u << FARROW | 1u << DE_MARCO,
    [STAGE_HITS] = 1u << SNAPPER,
    [STAGE_LESSEN] = 1u << ISHMAEL,
    [STAGE_LAST_STAND] = 1u << TALLOW,
    [STAGE_FALLEN] = 1u << VIANA,
    [STAGE_AFTER] = 1u << VIANA | 1u << KRAY | 1u << SANTIAGO,
};

/* Those of the heroes whose reaction is ready and belongs to that window, a bit for each
 * place. */
static unsigned reacting(const rumbones_table *t, int stage, unsigned heroes)
{
    unsigned found = 0;

    for (unsigned left = t->armed & heroes; left != 0; left &= left - 1)
        if ((REACTING[stage] >> t->hero[first_place(left)].who & 1) != 0)
            found |= left & -left;
    return found;
}

static void list_reactions(const rumbones_table *t, int stage, int seat, tt_moves *out)
{
    if (REACTING[stage] == 0)
        return;
    for (unsigned left = reacting(t, stage, side_places(t, t->side_of[seat])); left != 0;
         left &= left - 1)
        if (t->hero[first_place(left)].owner == seat)
            list_reaction(t, first_place(left), out);
}

static bool has_reactions(const rumbones_table *t, int stage, int seat)
{
    tt_moves list;

    list.n = 0;
    list_reactions(t, stage, seat, &list);
    return list.n > 0;
}

static void slip_away(rumbones_play *p, int hero, int zone)
{
    p->table->at[hero] = (uint8_t)zone;
    tell_hero(p, TOLD_STEPPED, hero, zone);
}

static void ambush(rumbones_play *p, int hero, int zone)
{
    rumbones_table *t = p->table;
    int target = t->at[t->acting];

    if (t->at[hero] != zone)
        slip_away(p, hero, zone);
    rumbones_hero_attack(p, hero, AMBUSH, 2, target, 0);
}

/* The window's own entry goes; it comes back when the blow has been fought. */
static void haul_back(rumbones_play *p, int hero)
{
    int basic = card_of(p->table, hero)->skill[0], level = p->table->hero[hero].level[0];

    done(p);
    rumbones_strike_back(p, hero, basic, level, STAGE_AFTER);
}

static void insure(rumbones_play *p, int hero, int victim)
{
    const rumbones_level *is = &rumbones_skills[INSURANCE].level[2];

    rumbones_coins(p, victim, is->n);
    rumbones_draw(p, hand_of(p->table, p->table->hero[hero].owner), is->m);
}

static void react(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;
    int skill = m.verb == VERB_CANCEL ? SHELL_UP : m.a;
    const rumbones_level *is = &rumbones_skills[skill].level[2];
    int hero = find_hero(t, t->side_of[seat], rumbones_skill_hero[skill]);

    TT_ASSERT(hero < HEROES_MAX);
    rumbones_flip(p, hero, skill);
    switch (skill) {
    case AMBUSH:
        ambush(p, hero, m.b);
        break;
    case BLUBBER:
        rumbones_lessen(p, hero, is->n);
        break;
    case GRIT_TEETH:
        rumbones_lessen(p, hero, t->harming.hurt[hero] - vigour_left(t, hero) + is->n);
        break;
    case SHELL_UP:
        t->fight.hits[0] = (uint8_t)(t->fight.hits[0] - m.a);
        t->fight.hits[1] = (uint8_t)(t->fight.hits[1] - m.b);
        tell(p, TOLD_CANCELLED, seat, m.a, m.b);
        break;
    case INSURANCE:
        insure(p, hero, place_of(t, m.b));
        break;
    case HAUL_BACK:
        haul_back(p, hero);
        break;
    case RIPOSTE:
        t->fight.dice[1] = (int8_t)(t->fight.dice[1] - is->n);
        t->scene.owed |= (uint16_t)(1u << (hero & 15));
        break;
    case BLACK_SPOT:
        rumbones_give_status(p, t->scene.hero, is->statuses);
        break;
    case SLIP_AWAY:
        slip_away(p, hero, m.b);
        break;
    default: /* Cover Fire */
        t->moving.bonus = (int8_t)(t->moving.bonus - is->n);
    }
}

/* ==== Who is asked ===================================== [R-28.2] ==== */

/* The sort of card that can be played in a window; WINDOWS: none. */
static int card_window(const rumbones_table *t, int stage)
{
    switch (stage) {
    case STAGE_MATES:
    case STAGE_BEFORE_PASS:
    case STAGE_BREAK:
        return OWN;
    case STAGE_DECLARED:
        return t->scene.by == BY_GUN ? GUN : t->scene.by == BY_HERO ? DECL : WINDOWS;
    case STAGE_REROLLS:
        return ROLL;
    case STAGE_LESSEN:
        return DMG;
    case STAGE_JUMPING:
        return JUMP;
    case STAGE_PLACED:
        return CREW1;
    case STAGE_ADVANCED:
        return CREWM;
    default:
        return WINDOWS;
    }
}

static bool is_open_to(const rumbones_table *t, int stage, int seat)
{
    if (stage == STAGE_MATES)
        return seat != t->active && t->side_of[seat] == t->turn;
    if (stage == STAGE_BEFORE_PASS || stage == STAGE_BREAK)
        return t->side_of[seat] == t->turn;
    return true;
}

/* Whether the faction has a card that could be played here, held or not.  The last ones of
 * either list are the easiest to play. */
static bool may_play(const rumbones_table *t, int window, int seat)
{
    int faction = t->team[t->side_of[seat]].faction, kind;

    if (t->hand_n[seat] == 0 || window == WINDOWS)
        return false;
    for (unsigned left = window_cards(faction, window); left != 0; left ^= 1u << kind) {
        kind = 31 - __builtin_clz(left);
        if (rumbones_can_play(t, seat, first_card(faction) + kind))
            return true;
    }
    return false;
}

bool rumbones_may_own(const rumbones_table *t, int seat)
{
    return !t->pirates && may_play(t, OWN, seat);
}

bool rumbones_may_act(const rumbones_table *t, int stage, int seat)
{
    if (!is_open_to(t, stage, seat))
        return false;
    if (!t->pirates && may_play(t, card_window(t, stage), seat))
        return true;
    return has_reactions(t, stage, seat);
}

void rumbones_list_window(const rumbones_sight *see, int stage, tt_moves *out)
{
    const rumbones_table *t = see->table;

    rumbones_list_cards(see, card_window(t, stage), out);
    list_reactions(t, stage, see->seat, out);
    tt_add(out, VERB_PASS, 0, 0);
}

const char *rumbones_why_not_window(const rumbones_sight *see, int stage, tt_move m)
{
    const rumbones_table *t = see->table;

    if (m.verb == VERB_PLAY || m.verb == VERB_PLAY_ON)
        return rumbones_why_card(see, card_window(t, stage), m);
    return m.verb == VERB_REACT || m.verb == VERB_REACT_AT || m.verb == VERB_REACT_ON ||
                   m.verb == VERB_CANCEL
               ? "R-14.1"
               : "R-28.2";
}

/* ==== Round the table ======================================================
 * An open window remembers which side after the active one is asked, which of its members,
 * and how many sides have declined in a row. */

enum { SIDE_BITS = 0, MEMBER_BITS = 4, DECLINED_BITS = 8 };

static int window_part(const rumbones_table *t, int bits)
{
    return t->window[t->windows_n - 1] >> bits & 15;
}

static void set_window(rumbones_table *t, int side, int member, int declined)
{
    t->window[t->windows_n - 1] =
        (uint16_t)(side << SIDE_BITS | member << MEMBER_BITS | declined << DECLINED_BITS);
}

/* The nth member of a side that is asked, or -1. */
int rumbones_nth_member(const rumbones_table *t, int side, int n)
{
    if (t->seats == t->sides) /* everybody is alone */
        return n == 0 ? speaker_of(t, side) : -1;
    bool acts = t->side_of[t->active] == side;
    if (acts && n == 0)
        return t->active;
    n -= acts;
    for (int seat = 0; seat < t->seats; seat++)
        if (t->side_of[seat] == side && !(acts && seat == t->active) && n-- == 0)
            return seat;
    return -1;
}

/* The next who is asked, or -1: all have declined. */
static int next_asked(rumbones_table *t, int stage)
{
    int after = window_part(t, SIDE_BITS), member = window_part(t, MEMBER_BITS);
    int declined = window_part(t, DECLINED_BITS);

    while (declined < t->sides) {
        int seat = rumbones_nth_member(t, (active_side(t) + after) % t->sides, member);
        if (seat < 0) {
            after = (after + 1) % t->sides;
            member = 0;
            declined++;
        } else if (rumbones_may_act(t, stage, seat)) {
            set_window(t, after, member, declined);
            return seat;
        } else {
            member++;
        }
    }
    return -1;
}

static void close_window(rumbones_table *t)
{
    t->window[--t->windows_n] = 0;
}

/* Comes back whenever the window lies on top of the agenda: asks the next, or closes it. */
bool rumbones_ask_window(rumbones_play *p, int stage)
{
    rumbones_table *t = p->table;
    int seat = next_asked(t, stage);

    if (seat >= 0) {
        go(p, stage, seat);
        return true;
    }
    close_window(t);
    done(p);
    if (stage == STAGE_MATES) {
        tt_move m = tt_move_of(t->pending[0], t->pending[1], t->pending[2]);
        memset(t->pending, 0, sizeof t->pending);
        rumbones_carry_out(p, t->active, m);
    }
    return false;
}

/* Heroes who could react in a window that opens now, a bit for each place. */
static unsigned concerned(const rumbones_table *t, int stage)
{
    switch (stage) {
    case STAGE_AMBUSH:
        return enemy_places(t, side_of_hero(t, t->acting));
    case STAGE_DECLARED:
    case STAGE_HITS:
        return enemy_heroes_at(t, t->scene.side, t->scene.zone);
    case STAGE_LAST_STAND:
        return 1u << harmed_hero(t);
    case STAGE_AFTER:
        return (t->scene.damaged | t->scene.mourned) != 0 ? ALL_PLACES : 0;
    default:
        return ALL_PLACES;
    }
}

/* Whether cards could be played in it: the faction of those it concerns has some. */
static bool has_cards(const rumbones_table *t, int window)
{
    if (t->pirates)
        return false;
    switch (window) {
    case DECL:
    case GUN: /* the attacker's */
        return window_cards(t->team[t->scene.side].faction, window) != 0;
    case ROLL: /* [Parry] a hero of the other side must stand there */
        return enemy_heroes_at(t, t->scene.side, t->scene.zone) != 0;
    default:
        return window != WINDOWS;
    }
}

/* Whether nobody can act in it, as one glance tells: those concerned have neither a reaction
 * that is ready nor cards for it. */
static bool is_idle(const rumbones_table *t, int stage)
{
    return !has_cards(t, card_window(t, stage)) && reacting(t, stage, concerned(t, stage)) == 0;
}

/* Says whether it is open now. */
bool rumbones_open(rumbones_play *p, int stage)
{
    rumbones_table *t = p->table;

    if (is_idle(t, stage))
        return false;
    TT_ASSERT(t->windows_n < WINDOWS_DEEP);
    t->window[t->windows_n++] = 0;
    then(p, stage, 0);
    return true;
}

/* After something was played the other side is asked. */
static void play_in_window(rumbones_play *p, tt_frame top, tt_move m)
{
    rumbones_table *t = p->table;

    set_window(t, (window_part(t, SIDE_BITS) + 1) % t->sides, 0, 0);
    if (top.stage == STAGE_MATES) { /* who was acting chooses anew */
        close_window(t);
        done(p);
        memset(t->pending, 0, sizeof t->pending);
    }
    if (m.verb == VERB_PLAY || m.verb == VERB_PLAY_ON)
        rumbones_play_card(p, top.seat, m);
    else
        react(p, top.seat, m);
}

void rumbones_apply_window(rumbones_play *p, tt_frame top, tt_move m)
{
    rumbones_table *t = p->table;

    if (m.verb != VERB_PASS) {
        play_in_window(p, top, m);
        return;
    }
    tell(p, TOLD_DECLINED, top.seat, 0, 0);
    set_window(t, window_part(t, SIDE_BITS), window_part(t, MEMBER_BITS) + 1,
               window_part(t, DECLINED_BITS));
}
