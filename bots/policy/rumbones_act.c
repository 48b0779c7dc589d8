/* A hero's activation: whose turn, where it is deployed, what it does, buys and plays. */
#include "bots/policy/rumbones.h"

enum { AT_ONCE = 1000000 }; /* what costs no action comes first */

/* ==== Purchases =============================================================
 * How much a skill is wanted, and how much its second level. */

static const int WANTED[SKILLS_END][LEVELS] = {
    [JAWS] = {0, 400},
    [RED_TIDE] = {120, 120},
    [AMBUSH] = {0, 200},
    [ANCHOR_SWEEP] = {0, 400},
    [BREACH] = {200, 150},
    [BLUBBER] = {0, 200},
    [SWORDFISH_GUN] = {0, 400},
    [CLINGING_FIRE] = {250, 220},
    [LIFE_LINE] = {0, 60},
    [TWIN_CLEAVERS] = {0, 450},
    [CARVE] = {180, 250},
    [SHELL_UP] = {0, 180},
    [RUSTED_HOOK] = {0, 400},
    [GRAVE_RALLY] = {250, 200},
    [BORROWED_LIFE] = {120, 120},
    [SABRE_AND_PISTOL] = {0, 400},
    [LEDGER] = {80, 120},
    [INSURANCE] = {0, 120},
    [GAFF] = {0, 400},
    [CAST_NET] = {100, 250},
    [HAUL_BACK] = {0, 200},
    [FIRE_LANCE] = {0, 400},
    [POWDER_KEG] = {300, 200},
    [SMOKE_POT] = {150, 150},
    [DANCING_BLADE] = {0, 400},
    [FEINT] = {300, 250},
    [RIPOSTE] = {0, 220},
    [BULLWHIP] = {0, 400},
    [CRACK_OF_LASH] = {200, 220},
    [RUM_RATION] = {120, 120},
    [BOARDING_PISTOLS] = {0, 400},
    [CHANGE_OF_WIND] = {60, 60},
    [BLACK_SPOT] = {0, 120},
    [CAPSTAN_BAR] = {0, 400},
    [BULL_RUSH] = {200, 150},
    [GRIT_TEETH] = {0, 250},
    [RAPIER] = {0, 450},
    [LOW_BLOW] = {200, 220},
    [SLIP_AWAY] = {0, 180},
    [BLUNDERBUSS] = {0, 400},
    [CALLED_SHOT] = {150, 200},
    [COVER_FIRE] = {0, 50},
    [CENSER] = {0, 400},
    [MEND] = {120, 120},
    [MUSTER] = {120, 150},
};

static int price_of(const rumbones_table *t, int hero, int slot)
{
    const rumbones_skill *is = &rumbones_skills[card_of(t, hero)->skill[slot]];

    return t->hero[hero].level[slot] == 0 ? is->price : is->upgrade;
}

/* How much a coin spent on it does; 0: there is nothing more to buy. */
static int bargain(const rumbones_table *t, int hero, int slot)
{
    int level = t->hero[hero].level[slot], skill = card_of(t, hero)->skill[slot];

    return level == LEVELS ? 0 : WANTED[skill][level] / price_of(t, hero, slot);
}

/* A hero a coin or two short of something better saves. */
static bool saves(const rumbones_table *t, int hero, int slot)
{
    for (int i = 0; i < SKILLS_EACH; i++) {
        int missing = price_of(t, hero, i) - t->hero[hero].coins;
        if (missing > 0 && missing <= 2 && bargain(t, hero, i) > bargain(t, hero, slot))
            return true;
    }
    return false;
}

static int purchase_worth(const mind *m, int hero, int skill)
{
    int slot = rumbones_skill_slot[skill];

    return saves(&m->t, hero, slot) ? NEVER : AT_ONCE + bargain(&m->t, hero, slot);
}

/* ==== Abilities ============================================================ */

int mind_supplies(const mind *m, int hero, const rumbones_level *is)
{
    const rumbones_table *t = &m->t;
    int side = side_of_hero(t, hero);

    if (t->pirates)
        return 0;
    if ((is->effects & DO_MUSTER) != 0) {
        int hands = t->supply[side][DECKHAND], bosuns = t->supply[side][BOSUN];
        return (hands < is->n ? hands : is->n) * W_HAND +
               (bosuns < is->m ? bosuns : is->m) * W_BOATSWAIN;
    }
    if ((is->effects & DO_LEDGER) != 0)
        return t->hand_n[hand_of(t, t->hero[hero].owner)] == 0
                   ? 0
                   : (is->n - 1) * W_DRAWN + is->m * W_COIN;
    return is->n * W_DRAWN - is->m * W_DRAWN / 2;
}

static int cloud_worth(const mind *m, int hero, int zone, int statuses)
{
    const rumbones_table *t = &m->t;
    int worth = 0;

    for (unsigned left = deployed(t) & enemy_places(t, side_of_hero(t, hero)); left != 0;
         left &= left - 1)
        if (distance(t->at[first_place(left)], zone) <= 1)
            worth += mind_statuses(m, first_place(left), statuses);
    return worth;
}

static int heal_all_worth(const mind *m, int hero, const rumbones_level *is)
{
    const rumbones_table *t = &m->t;
    int worth = 0;

    for (unsigned left = deployed(t) & side_places(t, side_of_hero(t, hero)); left != 0;
         left &= left - 1)
        if (distance(t->at[first_place(left)], t->at[hero]) <= is->range)
            worth += mind_heal(m, first_place(left), is->n);
    return worth;
}

/* Bull Rush: the best attack from where he stands or from next to it. */
static int rush_worth(const mind *m, const outlook *o, int slot)
{
    int best = 0;

    for (int i = 0; i < o->offers_n[slot]; i++) {
        const offer *is = &o->offers[slot][i];
        if (distance(m->t.at[o->hero], is->zone) <= o->reach[slot] && is->worth > best)
            best = is->worth;
    }
    return best;
}

static int heal_worth(const mind *m, int hero, const rumbones_level *is)
{
    const rumbones_hero *h = &m->t.hero[hero];
    bool cleanses = (is->effects & (DO_CLEANSE_ONE | DO_CLEANSE_ALL)) != 0;

    return mind_heal(m, hero, is->n) + (cleanses && h->status != 0 ? W_SLOWED : 0);
}

static int use_worth(const mind *m, const outlook *o, tt_move use)
{
    const rumbones_table *t = &m->t;
    int slot = rumbones_skill_slot[use.a];
    const rumbones_level *is = level_of(t, o->hero, slot);
    int hero = use.verb == VERB_USE_ON ? place_of(t, use.b) : NO_PLACE;

    if ((is->effects & DO_RUSH) != 0)
        return rush_worth(m, o, slot);
    if ((is->effects & DO_COMMAND) != 0)
        return mind_best_attack(m, hero, is->n);
    if ((is->effects & DO_EVERYONE) != 0)
        return heal_all_worth(m, o->hero, is);
    if ((is->effects & DO_HEAL) != 0)
        return heal_worth(m, hero, is);
    if ((is->effects & DO_AFFLICT) != 0)
        return mind_statuses(m, hero, is->statuses);
    if ((is->effects & DO_CLOUD) != 0)
        return cloud_worth(m, o->hero, use.b, is->statuses);
    if ((is->effects & DO_SEND) != 0)
        return mind_send(m, o->side, m->board->slot[use.b], is);
    return mind_supplies(m, o->hero, is);
}

/* ==== What next? ============================================================ */

/* A hero about to act, and what it could do instead of the move at hand. */
typedef struct turn {
    outlook o;
    int zone, actions;
    int place; /* what standing here is worth */
    plan walk;
    int bleeds; /* what an action costs */
} turn;

/* The best use of the actions after this one, here, without that skill. */
static int rest_worth(const mind *m, turn *now, int without)
{
    sight *s = &now->o.sights[now->zone];
    int kept = s->skill[without];

    s->skill[without] = 0;
    int gain = mind_stay(m, &now->o, now->zone, now->actions - 1).gain;
    s->skill[without] = kept;
    return gain;
}

/* Hits of a second attack on the same zone come on top of those of the first. */
static int going_on(const turn *now, int zone)
{
    for (int i = 0; i < now->o.prey_n; i++)
        if (now->o.prey[i].zone == zone)
            return now->o.prey[i].worth[now->actions] - now->o.prey[i].worth[1];
    return 0;
}

static int attack_worth(const mind *m, turn *now, tt_move attack)
{
    int slot = rumbones_skill_slot[attack.a], level = m->t.hero[now->o.hero].level[slot];
    int worth = mind_hero_attack(m, now->o.hero, attack.a, level, attack.b, 0);
    int rest = rest_worth(m, now, slot);

    if (slot == 0) {
        int on = going_on(now, attack.b);
        rest = on > rest ? on : rest;
    }
    return worth + rest + now->place - now->bleeds;
}

static int act_worth(const mind *m, turn *now, tt_move move)
{
    switch (move.verb) {
    case VERB_STEP:
    case VERB_JUMP:
        return tt_same_move(move, now->walk.first) ? now->walk.worth - now->bleeds : NEVER;
    case VERB_ATTACK:
        return attack_worth(m, now, move);
    case VERB_USE:
    case VERB_USE_ON:
    case VERB_USE_AT:
        return use_worth(m, &now->o, move) + rest_worth(m, now, rumbones_skill_slot[move.a]) +
               now->place - now->bleeds;
    case VERB_LOOT:
        return CHEST_COINS * mind_coin(m, now->o.hero) + rest_worth(m, now, 0) + now->place -
               now->bleeds;
    case VERB_SHAKE_OFF:
        return now->walk.worth + AT_ONCE / 2;
    case VERB_BUY:
    case VERB_UPGRADE:
        return purchase_worth(m, now->o.hero, move.a);
    case VERB_PLAY:
    case VERB_PLAY_ON: {
        int worth = mind_card(m, move);
        return worth > 0 ? AT_ONCE + worth : NEVER;
    }
    default: /* the end */
        return now->place;
    }
}

/* What depends on where the hero could go. */
static bool is_walk(tt_move move)
{
    return move.verb == VERB_STEP || move.verb == VERB_JUMP || move.verb == VERB_SHAKE_OFF;
}

/* The first of the best. */
static tt_move best_of(const tt_moves *list, const int worth[])
{
    uint32_t best = 0;

    for (uint32_t i = 1; i < list->n; i++)
        if (worth[i] > worth[best])
            best = i;
    return list->at[best];
}

/* What else there is to do is weighed first: no walk matters that is worth less. */
static tt_move weigh_all(const mind *m, turn *now, const tt_moves *list)
{
    int worth[TT_MOVES_MAX], floor = NEVER;

    for (uint32_t i = 0; i < list->n; i++) {
        worth[i] = is_walk(list->at[i]) ? NEVER : act_worth(m, now, list->at[i]);
        if (worth[i] + now->bleeds - 1 > floor)
            floor = worth[i] + now->bleeds - 1;
    }
    if (tt_listed(list, tt_move_of(VERB_SHAKE_OFF, 0, 0)))
        floor = NEVER;
    now->walk = mind_walk(m, &now->o, (walk){0, now->actions, true, floor});
    for (uint32_t i = 0; i < list->n; i++)
        if (is_walk(list->at[i]))
            worth[i] = act_worth(m, now, list->at[i]);
    return best_of(list, worth);
}

tt_move mind_act(mind *m, const tt_moves *list)
{
    const rumbones_table *t = &m->t;
    int hero = t->acting;
    turn now;

    mind_look(m, hero, &now.o);
    now.zone = t->at[hero];
    now.actions = t->actions;
    now.place = mind_stay(m, &now.o, now.zone, 0).worth;
    now.bleeds = has_status(t, hero, BLEED) ? mind_hurt(m, hero, 1, NO_PLACE) : 0;
    return weigh_all(m, &now, list);
}

/* ==== Walking on, deploying ================================================= */

tt_move mind_move(mind *m, const tt_moves *list)
{
    const rumbones_table *t = &m->t;
    int hero = t->moving.hero, actions = t->acting == hero ? t->actions : 0;
    tt_move stop = tt_move_of(VERB_STOP, 0, 0);
    outlook o;

    mind_look(m, hero, &o);
    bool stops = tt_listed(list, stop);
    int floor = stops ? mind_stay(m, &o, t->at[hero], actions).worth : NEVER;
    bool jumps = (t->moving.how & WALK_JUMPS) != 0;
    plan p = mind_walk(m, &o, (walk){t->moving.points, actions, jumps, floor});
    if (stops && p.worth <= floor)
        return stop;
    return tt_listed(list, p.first) ? p.first : list->at[0];
}

/* What a hero could do with all its actions from where it stands; a walk only if it is worth
 * more than the floor. */
static plan prospect(const mind *m, outlook *o, int floor)
{
    int actions = ACTIONS - (has_status(&m->t, o->hero, STUN) ? 1 : 0);
    plan stay = mind_stay(m, o, m->t.at[o->hero], actions);
    int least = stay.worth > floor ? stay.worth : floor;
    plan p = mind_walk(m, o, (walk){0, actions, true, least});

    return p.worth > least ? p : stay;
}

tt_move mind_deploy(mind *m, const tt_moves *list)
{
    int hero = m->t.acting, best = NEVER;
    tt_move chosen = list->at[0];
    outlook o;

    mind_look(m, hero, &o);
    for (uint32_t i = 0; i < list->n; i++) {
        m->t.at[hero] = list->at[i].a;
        plan p = prospect(m, &o, best);
        if (p.worth > best) {
            best = p.worth;
            chosen = list->at[i];
        }
    }
    m->t.at[hero] = OFF_BOARD;
    return chosen;
}

/* ==== Whose turn? =========================================================== */

/* Who can hit something now, or may be hit before it has acted, comes first. */
static int urgency(const mind *m, int hero)
{
    outlook o;

    if (!is_deployed(&m->t, hero))
        return W_UNDEPLOYED;
    mind_look(m, hero, &o);
    return prospect(m, &o, NEVER).gain + mind_danger(m, &o, m->t.at[hero]) * W_IN_DANGER / 100;
}

/* What a mate could do if the turn is left to him. */
static int mates_urgency(const mind *m)
{
    const rumbones_table *t = &m->t;
    int best = 0;

    for (unsigned left = side_places(t, m->side); left != 0; left &= left - 1) {
        int hero = first_place(left);
        if (t->hero[hero].owner == m->seat || !is_ready(t, hero))
            continue;
        int worth = urgency(m, hero);
        best = worth > best ? worth : best;
    }
    return best;
}

static int take_worth(const mind *m, tt_move move)
{
    switch (move.verb) {
    case VERB_ACTIVATE:
        return urgency(m, place_of(&m->t, move.a));
    case VERB_CREW:
        return mind_crew_turn(m);
    case VERB_MONSTER:
        return mind_dragon_turn(m);
    case VERB_LEAVE:
        return mates_urgency(m);
    default: {
        int worth = mind_card(m, move);
        return worth > 0 ? AT_ONCE + worth : NEVER;
    }
    }
}

tt_move mind_take(mind *m, const tt_moves *list)
{
    int best = NEVER - 1;
    tt_move chosen = list->at[0];

    for (uint32_t i = 0; i < list->n; i++) {
        int worth = take_worth(m, list->at[i]);
        if (worth > best) {
            best = worth;
            chosen = list->at[i];
        }
    }
    return chosen;
}
