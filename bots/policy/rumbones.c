/* The policy for Rum & Bones: one function for each sort of decision.
 *
 * It looks one move ahead.  Dice count by what they may be expected to win, a hero's moves by
 * what it can do where they lead; everything is weighed in thousandths of a victory point. */
#include "bots/policy/rumbones.h"

#include "bots/policy/policy.h"

typedef int (*weigh)(const mind *m, tt_move move);

static tt_move best_of(const mind *m, const tt_moves *list, weigh worth_of)
{
    int best = NEVER - 1;
    tt_move chosen = list->at[0];

    for (uint32_t i = 0; i < list->n; i++) {
        int worth = worth_of(m, list->at[i]);
        if (worth > best) {
            best = worth;
            chosen = list->at[i];
        }
    }
    return chosen;
}

/* ==== Picking heroes ========================================================
 * By how often, of a hundred games, sides or pirates for themselves with them win who have all else
 * at random and play by this policy; even is 50. */

static int pick_worth(const mind *m, tt_move pick)
{
    static const int OF_SIDES[HEROES_END] = {
        [CARCHARIAS] = 51, [ISHMAEL] = 52,  [KYRIE] = 55,    [SNAPPER] = 47,  [WALDORF] = 44,
        [VIANA] = 56,      [SANTIAGO] = 50, [GABRIELA] = 55, [DE_MARCO] = 50, [LATIGO] = 51,
        [KRAY] = 50,       [TALLOW] = 46,   [FARROW] = 48,   [EMBER] = 51,    [GULL] = 44,
    };
    static const int OF_PIRATES[HEROES_END] = {
        [CARCHARIAS] = 52, [ISHMAEL] = 98,  [KYRIE] = 17,    [SNAPPER] = 55,  [WALDORF] = 44,
        [VIANA] = 47,      [SANTIAGO] = 83, [GABRIELA] = 14, [DE_MARCO] = 77, [LATIGO] = 48,
        [KRAY] = 27,       [TALLOW] = 55,   [FARROW] = 58,   [EMBER] = 23,    [GULL] = 50,
    };

    return (m->t.pirates ? OF_PIRATES : OF_SIDES)[pick.a];
}

/* ==== Windows =============================================================== */

static int window_worth(const mind *m, tt_move move)
{
    switch (move.verb) {
    case VERB_PASS:
        return 0;
    case VERB_PLAY:
    case VERB_PLAY_ON:
        return mind_card(m, move);
    default:
        return mind_reaction(m, move);
    }
}

/* ==== Attacks =============================================================== */

static int aim_worth(const mind *m, tt_move aim)
{
    const rumbones_table *t = &m->t;
    int hero = t->chosen - 1, slot = rumbones_skill_slot[aim.a];

    return mind_hero_attack(m, hero, aim.a, t->hero[hero].level[slot], aim.b, t->aim);
}

/* Bull Rush: where the best attack can be made from. */
static int rush_worth(const mind *m, tt_move rush)
{
    const rumbones_table *t = &m->t;
    int hero = t->acting, slot = rumbones_skill_slot[t->skill];
    int from = rush.verb == VERB_STEP ? rush.a : t->at[hero], best = 0;
    tt_moves list;

    list.n = 0;
    rumbones_list_targets(t, side_of_hero(t, hero), from, level_of(t, hero, slot)->range,
                          VERB_ATTACK, t->skill, &list);
    for (uint32_t i = 0; i < list.n; i++) {
        int worth = mind_hero_attack(m, hero, t->skill, t->hero[hero].level[slot], list.at[i].b, 0);
        best = worth > best ? worth : best;
    }
    return best;
}

/* Damage the hits left can still deal, if all go to one. */
static int damage_left(const rumbones_table *t)
{
    return t->fight.hits[0] + t->fight.hits[1] * ((t->scene.mode & MODE_DOUBLE) != 0 ? 2 : 1);
}

/* A hero who can be finished first; a double hit for whom it is not wasted on. */
static int hit_hero_worth(const mind *m, int hero, int blow)
{
    const rumbones_table *t = &m->t;
    int left = vigour_left(t, hero) - t->harming.hurt[hero];
    int by = t->scene.by == BY_HERO ? t->scene.hero : NO_PLACE;
    int ko = mind_ko(m, hero, by), sign = side_of_hero(t, hero) == m->side ? -1 : 1;

    if (left <= 0)
        return 0;
    int each = damage_left(t) >= left ? ko / left : ko / 100 * W_HURT_HERO / left;
    return sign * (each + (blow == 1 && left > 1 ? 1 : 0));
}

static int hit_thing_worth(const mind *m, int blow)
{
    const rumbones_table *t = &m->t;
    const strike s = {.zone = t->scene.zone,
                      .side = t->scene.side,
                      .hero = t->scene.by == BY_HERO ? t->scene.hero : NO_PLACE,
                      .mode = MODE_ANYONE,
                      .gun = t->scene.by == BY_GUN};
    const gains g = mind_gains(m, &s);
    int n = damage_left(t) + t->fight.thing, hits = n < HITS_MAX ? n : HITS_MAX;

    return (hits > 0 ? g.at[hits] / hits : 0) + blow;
}

static int assign_worth(const mind *m, tt_move hit)
{
    static const int CREW_WORTH[CREW_KINDS] = {W_HAND, W_BOATSWAIN};
    const rumbones_table *t = &m->t;

    switch (hit.verb) {
    case VERB_HIT:
        return hit_hero_worth(m, place_of(t, hit.a), hit.b);
    case VERB_HIT_THING:
        return hit_thing_worth(m, hit.a);
    default:
        return CREW_WORTH[hit.a] + (t->scene.by == BY_HERO ? mind_coin(m, t->scene.hero) : 0) -
               hit.b;
    }
}

/* ==== What an attack or a card goes on to ask =============================== */

/* Into the sea; else away from what the hero would attack. */
static int push_worth(const mind *m, tt_move push)
{
    const rumbones_table *t = &m->t;
    int hero = t->moving.pushed;

    if (push.verb == VERB_STOP)
        return 1;
    if (push.a == THE_SEA)
        return mind_sinking(m, hero);
    mind there = *m;
    there.t.at[hero] = push.a;
    if (t->moving.push_points > 1 && mind_push(&there, hero, t->moving.push_points - 1) > W_SHOVED)
        return mind_sinking(m, hero) - 1;
    return mind_best_attack(m, hero, 0) - mind_best_attack(&there, hero, 0);
}

static int give_worth(const mind *m, tt_move give)
{
    const rumbones_table *t = &m->t;
    int hero = give.verb == VERB_GIVE ? place_of(t, give.a) : NO_PLACE;

    if (give.verb == VERB_GIVE_SEAT)
        return give.a == m->seat;
    if (m->stage == STAGE_MARK)
        return mind_statuses(m, hero,
                             rumbones_skills[t->scene.skill].level[t->scene.level].statuses) *
                   16 -
               vigour_left(t, hero);
    if (m->stage == STAGE_RECEIVE)
        return mind_coin(m, hero) * 100 + t->hero[hero].coins;
    /* the rope: who gains most by walking */
    outlook o;
    mind_look(m, hero, &o);
    return mind_walk(m, &o, (walk){rumbones_riggings[ROPE].n, 0, false, NEVER}).worth -
           mind_stay(m, &o, t->at[hero], 0).worth;
}

/* From the enemy who is nearest to a purchase, to the own hero who is. */
static int toll_worth(const mind *m, tt_move toll)
{
    if (toll.verb == VERB_PASS)
        return 0;
    int from = place_of(&m->t, toll.a), to = place_of(&m->t, toll.b);
    return 100 * (mind_coin(m, from) + mind_coin(m, to)) + m->t.hero[from].coins +
           m->t.hero[to].coins;
}

static int cleanse_worth(const mind *m, tt_move rid)
{
    static const int WORTH[STATUSES] = {[BLIND_BIT] = W_BLINDED,
                                        [STUN_BIT] = W_STUNNED,
                                        [SLOW_BIT] = W_SLOWED,
                                        [SILENCE_BIT] = W_SILENCED,
                                        [BLEED_BIT] = W_BLEEDING};

    (void)m;
    return WORTH[rid.a];
}

/* Dice that are least likely to hit again. */
static int reroll_worth(const mind *m, tt_move reroll)
{
    int group = reroll.a / DIE_FACES, face = reroll.a % DIE_FACES + 1;

    return reroll.verb == VERB_PASS ? -1000 : face - 10 * m->t.fight.bonus[group];
}

static int spend_worth(const mind *m, tt_move discard)
{
    return -mind_keep(m, discard.a);
}

/* At the end of a round: what is worth less than a new card. */
static int discard_worth(const mind *m, tt_move discard)
{
    return discard.verb == VERB_PASS ? 0 : W_NEW_CARD - mind_keep(m, discard.a);
}

static int chest_worth(const mind *m, tt_move step)
{
    (void)m;
    return step.verb == VERB_STEP;
}

static int nothing(const mind *m, tt_move any)
{
    (void)m;
    (void)any;
    return 0;
}

/* ==== Dispatch ============================================================== */

static weigh weigh_of(int stage)
{
    switch (stage) {
    case STAGE_PICK:
        return pick_worth;
    case STAGE_AIM:
        return aim_worth;
    case STAGE_RUSH:
        return rush_worth;
    case STAGE_ASSIGN:
        return assign_worth;
    case STAGE_PUSH:
        return push_worth;
    case STAGE_GRANT:
    case STAGE_MARK:
    case STAGE_RECEIVE:
        return give_worth;
    case STAGE_TOLL:
        return toll_worth;
    case STAGE_CLEANSE:
        return cleanse_worth;
    case STAGE_PARRY:
        return reroll_worth;
    case STAGE_POINT: /* onto the one whose lane needs crew most */
        return mind_crew_move;
    case STAGE_SPEND:
        return spend_worth;
    case STAGE_DISCARD:
        return discard_worth;
    case STAGE_CHEST:
        return chest_worth;
    case STAGE_SPLASH:
    case STAGE_ORDER:
        return nothing;
    default:
        return window_worth;
    }
}

static bool is_crew_stage(int stage)
{
    static const bool IS[STAGES] = {
#define CREW(id, name, rule) [STAGE_##id] = true,
#include "games/rumbones/stages.def"
    };

    return IS[stage];
}

static bool is_beast_stage(int stage)
{
    static const bool IS[STAGES] = {
#define BEAST(id, name, rule) [STAGE_##id] = true,
#include "games/rumbones/stages.def"
    };

    return IS[stage];
}

static tt_move choose(const void *known, int seat, const tt_moves *list)
{
    const rumbones_state *s = known;
    mind m;

    if (list->n == 1)
        return list->at[0];
    m.t = s->table;
    m.board = board_of(&m.t);
    m.hand = s->secret.hand[seat];
    m.seat = seat;
    m.side = m.t.side_of[seat];
    m.stage = tt_top(&m.t.agenda).stage;
    switch (m.stage) {
    case STAGE_TAKE:
        return mind_take(&m, list);
    case STAGE_DEPLOY:
        return mind_deploy(&m, list);
    case STAGE_ACT:
        return mind_act(&m, list);
    case STAGE_MOVE:
        return mind_move(&m, list);
    default:
        break;
    }
    if (is_crew_stage(m.stage))
        return best_of(&m, list, mind_crew_move);
    if (is_beast_stage(m.stage))
        return best_of(&m, list, mind_beast_move);
    return best_of(&m, list, weigh_of(m.stage));
}

/* Between two activations. */
static bool is_quiet(const void *state)
{
    const rumbones_table *t = &((const rumbones_state *)state)->table;

    return t->agenda.n == 0 || tt_top(&t->agenda).stage == STAGE_TAKE;
}

const tt_policy tt_policy_rumbones = {"rumbones", choose, is_quiet};
