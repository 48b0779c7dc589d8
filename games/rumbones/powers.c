/* Skills: what may be done with them, what they do; and the questions that skills and tide
 * cards put. */
#include "games/rumbones/state.h"

/* ==== Abilities =============== [R-14.1 F-9.6 F-9.17 F-9.32] ==== */

static unsigned friends_within(const rumbones_table *t, int hero, int reach)
{
    return heroes_within(t, t->at[hero], reach) & side_places(t, side_of_hero(t, hero));
}

static unsigned enemies_within(const rumbones_table *t, int hero, int reach)
{
    return heroes_within(t, t->at[hero], reach) & enemy_places(t, side_of_hero(t, hero));
}

/* A basic attack of that hero has somebody to aim at. */
static bool can_strike(const rumbones_table *t, int hero)
{
    return rumbones_has_target(t, side_of_hero(t, hero), t->at[hero], level_of(t, hero, 0)->range);
}

static bool can_be_healed(const rumbones_table *t, int hero, uint32_t effects)
{
    const rumbones_hero *h = &t->hero[hero];

    return h->damage > 0 || ((effects & (DO_CLEANSE_ONE | DO_CLEANSE_ALL)) != 0 && h->status != 0);
}

/* Heroes a cloud on that zone reaches. */
static unsigned clouded(const rumbones_table *t, int hero, int zone, int statuses)
{
    unsigned found = 0;

    for (unsigned left = heroes_within(t, zone, 1) & enemy_places(t, side_of_hero(t, hero));
         left != 0; left &= left - 1)
        if (lacks(t, first_place(left), statuses))
            found |= left & -left;
    return found;
}

static void list_clouds(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                        tt_moves *out)
{
    const rumbones_board *b = board_of(t);

    if (enemies_within(t, hero, is->range + 1) == 0)
        return;
    for (int row = 0; row < b->height; row++)
        for (int column = 0; column < b->width; column++) {
            int zone = row * ROW + column;
            if (zone != THE_SEA && distance(t->at[hero], zone) <= is->range &&
                clouded(t, hero, zone, is->statuses) != 0)
                tt_add(out, VERB_USE_AT, skill, zone);
        }
}

static void list_heroes(const rumbones_table *t, unsigned heroes, int skill, tt_moves *out)
{
    for (; heroes != 0; heroes &= heroes - 1)
        tt_add(out, VERB_USE_ON, skill, figure_of(t, first_place(heroes)));
}

static void list_healing(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                         tt_moves *out)
{
    unsigned hurt = 0;

    for (unsigned left = friends_within(t, hero, is->range); left != 0; left &= left - 1)
        if (can_be_healed(t, first_place(left), is->effects))
            hurt |= left & -left;
    if ((is->effects & DO_EVERYONE) == 0)
        list_heroes(t, hurt, skill, out);
    else if (hurt != 0)
        tt_add(out, VERB_USE, skill, 0);
}

static void list_commands(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                          tt_moves *out)
{
    for (unsigned left = friends_within(t, hero, is->range) & ~(1u << hero); left != 0;
         left &= left - 1)
        if (can_strike(t, first_place(left)))
            tt_add(out, VERB_USE_ON, skill, figure_of(t, first_place(left)));
}

static void list_afflictions(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                             tt_moves *out)
{
    for (unsigned left = enemies_within(t, hero, is->range); left != 0; left &= left - 1)
        if (lacks(t, first_place(left), is->statuses))
            tt_add(out, VERB_USE_ON, skill, figure_of(t, first_place(left)));
}

static void list_sendings(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                          tt_moves *out)
{
    int side = side_of_hero(t, hero);

    for (uint32_t left = t->held[side]; left != 0; left &= left - 1) {
        int slot = __builtin_ctz(left), zone = board_of(t)->slot_zone[slot];
        if (distance(t->at[hero], zone) <= is->range &&
            rumbones_can_send(t, side, slot, (is->effects & DO_ADVANCE) != 0))
            tt_add(out, VERB_USE_AT, skill, zone);
    }
}

static void list_musters(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                         tt_moves *out)
{
    int side = side_of_hero(t, hero);
    const rumbones_board *b = board_of(t);

    if ((is->n == 0 || t->supply[side][DECKHAND] == 0) &&
        (is->m == 0 || t->supply[side][BOSUN] == 0))
        return;
    for (int i = 0; i < b->points_n[side]; i++)
        tt_add(out, VERB_USE_AT, skill, b->points[side][i]);
}

static int cards_to_draw(const rumbones_table *t, int side)
{
    return t->deck_n[side] + cards_in(t->discard[side]);
}

static void list_ability(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                         tt_moves *out)
{
    int side = side_of_hero(t, hero);

    if ((is->effects & DO_COMMAND) != 0)
        list_commands(t, hero, skill, is, out);
    else if ((is->effects & DO_HEAL) != 0)
        list_healing(t, hero, skill, is, out);
    else if ((is->effects & DO_AFFLICT) != 0)
        list_afflictions(t, hero, skill, is, out);
    else if ((is->effects & DO_CLOUD) != 0)
        list_clouds(t, hero, skill, is, out);
    else if (t->pirates)
        return; /* crew and tide cards */
    else if ((is->effects & DO_SEND) != 0)
        list_sendings(t, hero, skill, is, out);
    else if ((is->effects & DO_MUSTER) != 0)
        list_musters(t, hero, skill, is, out);
    else if ((is->effects & DO_LEDGER) != 0
                 ? t->hand_n[hand_of(t, t->hero[hero].owner)] > 0
                 : cards_to_draw(t, side) + t->hand_n[hand_of(t, t->hero[hero].owner)] > 0)
        tt_add(out, VERB_USE, skill, 0);
}

/* Bull Rush: the zones he can attack from, his own or one step away. */
static void list_rush(const rumbones_table *t, int hero, int range, tt_moves *out)
{
    tt_moves steps;

    steps.n = 0;
    rumbones_list_steps(t, hero, 1, false, &steps);
    for (uint32_t i = 0; i < steps.n; i++)
        if (rumbones_has_target(t, side_of_hero(t, hero), steps.at[i].a, range))
            tt_add(out, VERB_STEP, steps.at[i].a, 0);
    if (rumbones_has_target(t, side_of_hero(t, hero), t->at[hero], range))
        tt_add(out, VERB_STOP, 0, 0);
}

static void list_attack(const rumbones_table *t, int hero, int skill, const rumbones_level *is,
                        tt_moves *out)
{
    tt_moves rush;

    rush.n = 0;
    if ((is->effects & DO_RUSH) == 0 || has_status(t, hero, SILENCE)) {
        rumbones_list_targets(t, side_of_hero(t, hero), t->at[hero], is->range, VERB_ATTACK, skill,
                              out);
        return;
    }
    list_rush(t, hero, is->range, &rush);
    if (rush.n > 0)
        tt_add(out, VERB_USE, skill, 0);
}

void rumbones_list_skills(const rumbones_sight *see, int hero, tt_moves *out)
{
    const rumbones_table *t = see->table;

    for (int slot = 0; slot < SKILLS_EACH; slot++) {
        int skill = card_of(t, hero)->skill[slot], kind = rumbones_skills[skill].kind;
        const rumbones_level *is = level_of(t, hero, slot);
        if (t->hero[hero].level[slot] == 0 || kind == REACTION ||
            (t->hero[hero].used >> slot & 1) != 0)
            continue;
        if (kind != ABILITY)
            list_attack(t, hero, skill, is, out);
        else if (!has_status(t, hero, SILENCE))
            list_ability(t, hero, skill, is, out);
    }
}

/* ---- using them ---- */

static void aim(rumbones_play *p, int hero, int skill, int bonus)
{
    rumbones_table *t = p->table;

    t->chosen = (uint8_t)(hero + 1);
    t->skill = (uint8_t)skill;
    t->aim = (int8_t)bonus;
    then(p, STAGE_AIM, t->hero[hero].owner);
}

static void rid_of(rumbones_play *p, int hero, int statuses)
{
    rumbones_hero *h = &p->table->hero[hero];

    for (int i = 0; i < STATUSES; i++)
        if ((h->status & statuses & 1 << i) != 0)
            tell_hero(p, TOLD_RID, hero, i);
    h->status &= (uint8_t)~statuses;
}

static void heal(rumbones_play *p, int hero, int target, const rumbones_level *is)
{
    rumbones_table *t = p->table;

    rumbones_heal(p, target, is->n);
    if ((is->effects & DO_CLEANSE_ALL) != 0)
        rid_of(p, target, 0xff);
    if ((is->effects & DO_CLEANSE_ONE) != 0 && t->hero[target].status != 0) {
        t->chosen = (uint8_t)(target + 1);
        then(p, STAGE_CLEANSE, t->hero[hero].owner);
    }
}

static void heal_everyone(rumbones_play *p, int hero, const rumbones_level *is)
{
    for (unsigned left = friends_within(p->table, hero, is->range); left != 0; left &= left - 1)
        rumbones_heal(p, first_place(left), is->n);
}

static void cloud(rumbones_play *p, int hero, int zone, int statuses)
{
    for (unsigned left = clouded(p->table, hero, zone, statuses); left != 0; left &= left - 1)
        rumbones_give_status(p, first_place(left), statuses);
}

/* discarding from the hand never raises the pool */
static void ledger(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;

    t->skill = LEDGER;
    t->chosen = (uint8_t)(hero + 1);
    then(p, STAGE_SPEND, hand_of(t, t->hero[hero].owner));
}

static void change_wind(rumbones_play *p, int hero, const rumbones_level *is)
{
    rumbones_table *t = p->table;
    int seat = hand_of(t, t->hero[hero].owner);

    rumbones_draw(p, seat, is->n);
    if (t->hand_n[seat] == 0)
        return;
    t->skill = CHANGE_OF_WIND;
    t->chosen = (uint8_t)(hero + 1);
    then(p, STAGE_SPEND, seat);
}

void rumbones_use(rumbones_play *p, int hero, tt_move m)
{
    rumbones_table *t = p->table;
    int seat = t->hero[hero].owner;
    int level = t->hero[hero].level[rumbones_skill_slot[m.a]];
    const rumbones_level *is = &rumbones_skills[m.a].level[level];

    tell_hero(p, TOLD_WITH, hero, m.a);
    if ((is->effects & DO_RUSH) != 0) {
        t->skill = m.a;
        then(p, STAGE_RUSH, seat);
    } else if ((is->effects & DO_COMMAND) != 0) {
        int target = place_of(t, m.b);
        aim(p, target, card_of(t, target)->skill[0], is->n);
    } else if ((is->effects & DO_EVERYONE) != 0) {
        heal_everyone(p, hero, is);
    } else if ((is->effects & DO_HEAL) != 0) {
        heal(p, hero, place_of(t, m.b), is);
    } else if ((is->effects & DO_AFFLICT) != 0) {
        rumbones_give_status(p, place_of(t, m.b), is->statuses);
    } else if ((is->effects & DO_CLOUD) != 0) {
        cloud(p, hero, m.b, is->statuses);
    } else if ((is->effects & DO_SEND) != 0) {
        rumbones_send(p, seat, m.a, level, m.b);
    } else if ((is->effects & DO_MUSTER) != 0) {
        rumbones_muster(p, seat, m.b, is->n, is->m);
    } else if ((is->effects & DO_LEDGER) != 0) {
        ledger(p, hero);
    } else {
        change_wind(p, hero, is);
    }
}

/* A reaction is used: back to level 1. */
void rumbones_flip(rumbones_play *p, int hero, int skill)
{
    rumbones_table *t = p->table;
    int slot = rumbones_skill_slot[skill];

    set_level(t, hero, slot, 1);
    if (t->acting == hero)
        t->hero[hero].used |= (uint8_t)(1u << slot);
    tell_hero(p, TOLD_REACTS, hero, skill);
}

/* ---- Bull Rush: a step before it ---- */

static void apply_rush(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int hero = t->acting;

    done(p);
    if (m.verb == VERB_STEP) {
        t->at[hero] = m.a;
        tell_hero(p, TOLD_STEPPED, hero, m.a);
    }
    aim(p, hero, t->skill, 0);
}

/* ---- which zone ---- [R-7.1 F-9.35] */

static int aimed_level(const rumbones_table *t)
{
    return t->hero[t->chosen - 1].level[rumbones_skill_slot[t->skill]];
}

static void list_aim(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int range = rumbones_skills[t->skill].level[aimed_level(t)].range;

    int hero = t->chosen - 1;

    rumbones_list_targets(t, side_of_hero(t, hero), t->at[hero], range, VERB_ATTACK, t->skill, out);
}

static void apply_aim(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int hero = t->chosen - 1, level = aimed_level(t);
    int8_t bonus = t->aim;

    t->chosen = t->skill = 0;
    t->aim = 0;
    done(p);
    rumbones_hero_attack(p, hero, m.a, level, m.b, bonus);
}

/* ---- Toll ---- [F-9.26] */

static int toll(const rumbones_table *t, int hero)
{
    const rumbones_hero_card *card = card_of(t, hero);
    int side = side_of_hero(t, hero);

    if (t->pirates)
        return card->n;
    return t->team[other_side(side)].points > t->team[side].points ? card->m : card->n;
}

static void list_toll(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int side = t->side_of[see->seat];

    for (unsigned from = enemy_places(t, side); from != 0; from &= from - 1) {
        if (t->hero[first_place(from)].coins == 0)
            continue;
        for (unsigned to = side_places(t, side); to != 0; to &= to - 1)
            if (t->hero[first_place(to)].who != NO_HERO)
                tt_add(out, VERB_TOLL, figure_of(t, first_place(from)),
                       figure_of(t, first_place(to)));
    }
    if (out->n > 0)
        tt_add(out, VERB_PASS, 0, 0);
}

void rumbones_ask_toll(rumbones_play *p, int hero)
{
    if (has_passive(p->table, hero, TOLL))
        then(p, STAGE_TOLL, p->table->hero[hero].owner);
}

static void steal(rumbones_play *p, int from, int to, int n)
{
    rumbones_table *t = p->table;

    n = n < t->hero[from].coins ? n : t->hero[from].coins;
    t->hero[from].coins = (uint16_t)(t->hero[from].coins - n);
    tell_hero(p, TOLD_STOLEN, from, n);
    rumbones_coins(p, to, n);
}

static void apply_toll(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;

    done(p);
    if (m.verb != VERB_TOLL) {
        tell(p, TOLD_DECLINED, t->hero[t->acting].owner, 0, 0);
        return;
    }
    tell_hero(p, TOLD_PASSIVE, t->acting, 0);
    steal(p, place_of(t, m.a), place_of(t, m.b), toll(t, t->acting));
}

/* ---- Life Line ---- [R-13.3 F-9.21] */

/* Where the hero can be held: where it stood, or the nearest deck on which it may stop. */
static void list_life_line(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    const rumbones_board *b = board_of(t);
    int hero = next_to_fall(t), side = side_of_hero(t, hero);
    int nearest = ZONES;

    tt_add(out, VERB_PASS, 0, 0);
    if (may_stop(t, side, t->at[hero])) {
        tt_add(out, VERB_REACT_AT, LIFE_LINE, t->at[hero]);
        return;
    }
    for (int zone = 1; zone < ZONES; zone++) {
        int away = distance(t->at[hero], zone);
        if (b->cell[zone] != CELL_DECK || away > nearest || !may_stop(t, side, zone))
            continue;
        if (away < nearest)
            out->n = 1; /* those before are farther */
        nearest = away;
        tt_add(out, VERB_REACT_AT, LIFE_LINE, zone);
    }
}

static void apply_life_line(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int hero = next_to_fall(t), side = side_of_hero(t, hero);

    done(p);
    if (m.verb == VERB_PASS) {
        rumbones_fall(p, hero);
        return;
    }
    t->moving.falling &= (uint16_t) ~(1u << hero);
    rumbones_flip(p, find_hero(t, side, KYRIE), LIFE_LINE);
    t->at[hero] = m.b;
    tell_hero(p, TOLD_HELD, hero, m.b);
}

/* ---- Parry: which dice ---- [R-8.1] */

/* Dice are chosen from the lowest up, so that one set has one way to be named. */
static void list_parry(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int last = t->fight.picked[0];
    int n = rumbones_cards[PARRY].n;

    for (unsigned left = rumbones_hitting_dice(t); left != 0 && t->fight.picked[n - 1] == 0;
         left &= left - 1) {
        int die = first_place(left);
        bool enough = die + 1 != last || t->fight.die[die / DIE_FACES][FRESH][die % DIE_FACES] > 1;
        if (die + 1 >= last && enough)
            tt_add(out, VERB_REROLL, die, 0);
    }
    if (last != 0)
        tt_add(out, VERB_PASS, 0, 0);
}

static void reroll_picked(rumbones_play *p, int seat)
{
    rumbones_fight *f = &p->table->fight;
    uint8_t all[DIE_FACES] = {0};
    int n = 0;

    for (int i = 0; i < 2 && f->picked[i] != 0; i++, n++) {
        int die = f->picked[i] - 1, face = rumbones_die(p);
        f->die[die / DIE_FACES][FRESH][die % DIE_FACES]--;
        f->die[die / DIE_FACES][FIXED][face - 1]++;
        all[face - 1]++;
    }
    memset(f->picked, 0, sizeof f->picked);
    tt_tell_dice(p->log, TOLD_REROLLED, seat, n, 0, all);
    done(p);
}

static void apply_parry(rumbones_play *p, int seat, tt_move m)
{
    rumbones_fight *f = &p->table->fight;

    if (m.verb == VERB_REROLL)
        f->picked[f->picked[0] != 0] = (uint8_t)(m.a + 1);
    if (m.verb == VERB_PASS || f->picked[rumbones_cards[PARRY].n - 1] != 0)
        reroll_picked(p, seat);
}

/* ---- which hero gets the coins: Bribe, Ledger ---- */

static bool is_bribe(const rumbones_table *t)
{
    return t->skill != LEDGER;
}

static void list_receive(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int side = t->side_of[see->seat];
    unsigned to = is_bribe(t)
                      ? rumbones_own_within(t, side, t->chosen - 1, rumbones_cards[t->card].reach)
                      : side_places(t, side);

    for (; to != 0; to &= to - 1)
        if (t->hero[first_place(to)].who != NO_HERO)
            tt_add(out, VERB_GIVE, figure_of(t, first_place(to)), 0);
}

static void apply_receive(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int hero = place_of(t, m.a), from = t->chosen - 1, card = t->card;
    bool bribe = is_bribe(t);

    t->chosen = t->skill = t->card = 0;
    done(p);
    if (bribe)
        steal(p, from, hero, rumbones_cards[card].n);
    else
        rumbones_coins(p, hero, rumbones_skills[LEDGER].level[2].m);
}

/* ---- which card is discarded: Ledger, Change of Wind ---- */

static void list_spend(const rumbones_sight *see, tt_moves *out)
{
    int first = first_card(see->table->team[see->table->side_of[see->seat]].faction);

    for (int card = first; card < first + DECK_KINDS; card++)
        if (copies_in(see->hand, card) > 0)
            tt_add(out, VERB_DISCARD, card, 0);
}

static void apply_spend(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;
    int hero = t->chosen - 1, skill = t->skill;
    const rumbones_level *is = level_of(t, hero, rumbones_skill_slot[skill]);

    rumbones_discard_card(p, seat, m.a);
    t->chosen = t->skill = 0;
    done(p);
    if (skill != LEDGER)
        return;
    rumbones_draw(p, seat, is->n);
    if (is->m > 0) {
        t->skill = LEDGER;
        then(p, STAGE_RECEIVE, t->hero[hero].owner);
    }
}

/* ---- which status, which point ---- */

static void list_cleanse(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    for (int i = 0; i < STATUSES; i++)
        if (has_status(t, t->chosen - 1, 1 << i))
            tt_add(out, VERB_RID, i, 0);
}

static void list_points(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_board *b = board_of(see->table);
    int side = see->table->side_of[see->seat];

    for (int i = 0; i < b->points_n[side]; i++)
        tt_add(out, VERB_AT, b->points[side][i], 0);
}

/* ==== Dispatch ============================================================= */

void rumbones_list_power(const rumbones_sight *see, int stage, tt_moves *out)
{
    const rumbones_table *t = see->table;

    switch (stage) {
    case STAGE_TOLL:
        list_toll(see, out);
        break;
    case STAGE_LIFE_LINE:
        list_life_line(see, out);
        break;
    case STAGE_RUSH:
        list_rush(t, t->acting, level_of(t, t->acting, rumbones_skill_slot[t->skill])->range, out);
        break;
    case STAGE_AIM:
        list_aim(see, out);
        break;
    case STAGE_PARRY:
        list_parry(see, out);
        break;
    case STAGE_RECEIVE:
        list_receive(see, out);
        break;
    case STAGE_CLEANSE:
        list_cleanse(see, out);
        break;
    case STAGE_POINT:
        list_points(see, out);
        break;
    default:
        list_spend(see, out);
    }
}

const char *rumbones_why_not_power(const rumbones_sight *see, int stage, tt_move m)
{
    (void)see;
    (void)m;
    return rumbones_grammar.stages[stage].rule;
}

void rumbones_apply_power(rumbones_play *p, tt_frame top, tt_move m)
{
    rumbones_table *t = p->table;
    int chosen = t->chosen - 1, card = t->card;

    switch (top.stage) {
    case STAGE_TOLL:
        apply_toll(p, m);
        break;
    case STAGE_LIFE_LINE:
        apply_life_line(p, m);
        break;
    case STAGE_RUSH:
        apply_rush(p, m);
        break;
    case STAGE_AIM:
        apply_aim(p, m);
        break;
    case STAGE_PARRY:
        apply_parry(p, top.seat, m);
        break;
    case STAGE_RECEIVE:
        apply_receive(p, m);
        break;
    case STAGE_CLEANSE:
        t->chosen = 0;
        done(p);
        rid_of(p, chosen, 1 << m.a);
        break;
    case STAGE_POINT:
        t->card = 0;
        done(p);
        rumbones_muster(p, top.seat, m.a, rumbones_cards[card].n, 0);
        break;
    default:
        apply_spend(p, top.seat, m);
    }
}
