/* Tide cards and reactions: what playing one is worth, less what it costs. */
#include "bots/policy/rumbones.h"

/* ==== The attack at hand ==================================================== */

/* Before its dice are rolled. */
static strike strike_at_hand(const mind *m)
{
    const rumbones_table *t = &m->t;
    const rumbones_scene *a = &t->scene;
    const rumbones_fight *f = &t->fight;
    bool helped = a->by == BY_CREW && crew_at(t, a->side, BOSUN, f->from) > 0;

    return (strike){
        .zone = a->zone,
        .side = a->side == NOBODY ? other_side(m->side) : a->side,
        .hero = a->by == BY_HERO ? a->hero : NO_PLACE,
        .mode = a->mode,
        .gun = a->by == BY_GUN,
        .spares = a->by == BY_KRAKEN,
        .dice = {f->dice[0], f->dice[1]},
        .need = {mind_need(f->hit, f->bonus[0] + helped), mind_need(f->hit, f->bonus[1])},
        .face = f->face};
}

/* What more dice, a better aim or another order of tiers would add to it. */
static int change_worth(const mind *m, int dice, int aim, int mode)
{
    strike s = strike_at_hand(m);
    int before = mind_expect(m, &s);

    s.dice[1] += dice;
    s.need[1] = mind_need(s.need[1], aim);
    s.mode |= mode;
    return mind_expect(m, &s) - before;
}

/* Its hits, once the dice lie there: a double one counts as two. */
static int hits_rolled(const rumbones_table *t)
{
    const rumbones_fight *f = &t->fight;
    int n = f->hits[0] + 2 * f->hits[1];

    for (int g = 0; g < GROUPS && t->agenda.n > 0 && n == 0; g++)
        for (int face = 2; face <= DIE_FACES; face++)
            if (face >= mind_need(f->hit, f->bonus[g]))
                n += f->die[g][FRESH][face - 1] + f->die[g][FIXED][face - 1];
    return n < HITS_MAX ? n : HITS_MAX;
}

static int fewer_hits_worth(const mind *m, int n)
{
    const strike s = strike_at_hand(m);
    const gains g = mind_gains(m, &s);
    int hits = hits_rolled(&m->t);

    return g.at[hits] - g.at[hits > n ? hits - n : 0];
}

/* Dice that hit are rolled again; some hit again. */
static int parry_worth(const mind *m, int n)
{
    const strike s = strike_at_hand(m);
    const gains g = mind_gains(m, &s);
    int hits = hits_rolled(&m->t), faces = DIE_FACES + 1 - s.need[1];

    n = n < hits ? n : hits;
    int one = g.at[hits] - g.at[hits - (n > 0)], all = g.at[hits] - g.at[hits - n];
    int miss = DIE_FACES - faces;
    return (2 * miss * faces * one + miss * miss * all) / (DIE_FACES * DIE_FACES);
}

/* ==== Damage, jumps ========================================================= */

static int harm_cost(const mind *m, int hero, int n)
{
    return n <= 0 ? 0 : mind_hurt(m, hero, n, NO_PLACE);
}

static int lessen_worth(const mind *m, int n)
{
    int hero = harmed_hero(&m->t), hurt = m->t.harming.hurt[hero];

    return harm_cost(m, hero, hurt) - harm_cost(m, hero, hurt - n);
}

static int landing_faces(int away)
{
    return away <= 1 ? DIE_FACES : away > DIE_FACES ? 0 : DIE_FACES + 1 - away;
}

/* A jump that is made so much easier, or harder. */
static int jump_worth(const mind *m, int n)
{
    const rumbones_moving *is = &m->t.moving;
    int away = distance(m->t.at[is->hero], is->jump) - is->bonus;
    int faces = landing_faces(away - n) - landing_faces(away);

    return (faces < 0 ? -faces : faces) * W_JUMP_WORTH / DIE_FACES;
}

/* ==== Cards ================================================================= */

static int surge_worth(const mind *m)
{
    const rumbones_table *t = &m->t;
    outlook o;

    mind_look(m, t->acting, &o);
    int stay = mind_stay(m, &o, t->at[t->acting], t->actions).worth;
    int usual = mind_walk(m, &o, (walk){0, t->actions, true, stay}).worth;
    return mind_walk(m, &o, (walk){MOVE_POINTS, t->actions, true, NEVER}).worth - usual;
}

static int interest_worth(const mind *m, const rumbones_card *is)
{
    int worth = 0;

    for (unsigned left = side_places(&m->t, m->side); left != 0; left &= left - 1)
        if (m->t.hero[first_place(left)].coins >= is->reach)
            worth += is->n * mind_coin(m, first_place(left));
    return worth;
}

static int crew_card_worth(const mind *m, const rumbones_card *is)
{
    int hands = m->t.supply[m->side][DECKHAND];

    return (hands < is->n ? hands : is->n) * W_HAND;
}

/* The Kraken comes for those with the fuller pool; once it is beaten pools do nothing. */
static int pool_worth(const rumbones_table *t)
{
    return t->kraken == 0 ? W_FED_POOL : t->kraken == 1 ? W_FED_POOL / 2 : 0;
}

static int effect_worth(const mind *m, const rumbones_card *is, int hero)
{
    switch (is->effect) {
    case CALL_MONSTER:
        return W_MONSTER;
    case MORE_DICE:
        return change_worth(m, is->n, 0, 0);
    case BLOOD_SCENT:
        return change_worth(m, 0, is->n, 0);
    case HEROES_FIRST:
        return change_worth(m, 0, 0, MODE_HEROES);
    case SHOVE:
        return mind_push(m, hero, is->n);
    case LESS_DAMAGE:
        return lessen_worth(m, is->n);
    case FREE_MOVE:
        return surge_worth(m);
    case MORE_CREW:
        return crew_card_worth(m, is);
    case MORE_STEPS:
        return mind_lanes(m);
    case WORSE_JUMP:
    case BETTER_JUMP:
        return jump_worth(m, is->effect == WORSE_JUMP ? -is->n : is->n);
    case CURSE:
        return mind_statuses(m, hero, is->statuses);
    case MEDICINE:
        return mind_heal(m, hero, is->n);
    case FEED_POOL:
        return pool_worth(&m->t);
    case TREASURE:
        return is->n * mind_coin(m, hero);
    case STEAL:
        return 2 * is->n * W_COIN;
    case REROLL:
        return parry_worth(m, is->n);
    default:
        return interest_worth(m, is);
    }
}

int mind_card(const mind *m, tt_move play)
{
    const rumbones_card *is = &rumbones_cards[play.a];
    int hero = play.verb == VERB_PLAY_ON ? place_of(&m->t, play.b) : NO_PLACE;

    return effect_worth(m, is, hero) - W_HELD_CARD - is->kraken * W_SYMBOL;
}

int mind_keep(const mind *m, int card)
{
    static const int WORTH[] = {
        [CALL_MONSTER] = 500, [MORE_DICE] = 150,  [SHOVE] = 80,      [LESS_DAMAGE] = 150,
        [BLOOD_SCENT] = 90,   [FREE_MOVE] = 100,  [MORE_CREW] = 120, [MORE_STEPS] = 80,
        [WORSE_JUMP] = 50,    [BETTER_JUMP] = 60, [CURSE] = 100,     [MEDICINE] = 100,
        [FEED_POOL] = 80,     [TREASURE] = 100,   [STEAL] = 80,      [REROLL] = 140,
        [HEROES_FIRST] = 90,  [INTEREST] = 60,
    };
    int effect = rumbones_cards[card].effect;
    bool idle =
        (effect == CALL_MONSTER && m->t.dragon != 0) || (effect == FEED_POOL && m->t.kraken == 2);

    return idle ? 0 : WORTH[effect];
}

/* ==== Reactions ============================================================= */

/* What the attack at hand would win less if the hero stepped there. */
static int slip_worth(const mind *m, int hero, int zone)
{
    const strike s = strike_at_hand(m);
    mind there = *m;

    there.t.at[hero] = (uint8_t)zone;
    return mind_expect(m, &s) - mind_expect(&there, &s);
}

/* Fewer dice, and a blow in return if he is near enough. */
static int riposte_worth(const mind *m, int hero)
{
    const rumbones_table *t = &m->t;
    const rumbones_level *is = &rumbones_skills[RIPOSTE].level[2];
    int attacker = t->at[t->scene.hero], worth = -change_worth(m, -is->n, 0, 0);

    if (distance(t->at[hero], attacker) <= is->range)
        worth += mind_hero_attack(m, hero, RIPOSTE, 2, attacker, 0) / 2;
    return worth;
}

int mind_reaction(const mind *m, tt_move react)
{
    const rumbones_table *t = &m->t;
    int skill = react.verb == VERB_CANCEL ? SHELL_UP : react.a;
    const rumbones_level *is = &rumbones_skills[skill].level[2];
    int hero = find_hero(t, m->side, rumbones_skill_hero[skill]);
    int worth;

    switch (skill) {
    case AMBUSH:
        worth =
            mind_hero_attack(m, hero, AMBUSH, 2, t->at[t->acting], 0) + (t->at[hero] == react.b);
        break;
    case BLUBBER:
        worth = lessen_worth(m, is->n);
        break;
    case GRIT_TEETH:
        worth = lessen_worth(m, t->harming.hurt[hero] - vigour_left(t, hero) + is->n);
        break;
    case SHELL_UP:
        worth = fewer_hits_worth(m, react.a + 2 * react.b);
        break;
    case INSURANCE:
        worth = is->n * mind_coin(m, place_of(t, react.b)) + is->m * W_DRAWN;
        break;
    case HAUL_BACK:
        worth = mind_hero_attack(m, hero, card_of(t, hero)->skill[0], t->hero[hero].level[0],
                                 t->at[t->scene.hero], 0);
        break;
    case RIPOSTE:
        worth = riposte_worth(m, hero);
        break;
    case BLACK_SPOT:
        worth = mind_statuses(m, t->scene.hero, is->statuses);
        break;
    case SLIP_AWAY:
        worth = slip_worth(m, hero, react.b);
        break;
    case LIFE_LINE:
        worth = W_JUMP_WORTH;
        break;
    default: /* Cover Fire */
        worth = jump_worth(m, -is->n);
    }
    return worth - W_REACTION_COST;
}
