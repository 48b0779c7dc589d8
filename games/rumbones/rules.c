/* The rules, in the order of the rulebook: turns, activations, purchases, recovery.
 *
 * Each ASK has list_x (what may be chosen), why_x (the clause against a choice that is not
 * listed) and apply_x (what choosing does, and where the game goes next).  Each STEP has
 * step_x.  Picking heroes is in opening.c, moves in movement.c, attacks in attack.c, cards and
 * reactions in windows.c and powers.c, the crew in crew.c, the Kraken and the Sea Dragon in
 * beasts.c.
 *
 * At the bottom of the agenda stands the turn; what is being done lies on top of it and goes
 * when it is over.  A question with one answer that everybody can see answers itself, and
 * one without any lapses. */
#include "games/rumbones/state.h"

/* ==== Turns ================ [R-10.1    ] ====
 * Sides alternate; who has nothing left to activate passes and has no more turn. */

void rumbones_begin_round(rumbones_play *p)
{
    rumbones_table *t = p->table;

    t->round++;
    t->turn = t->first;
    t->active = (uint8_t)speaker_of(t, t->first);
    tell(p, TOLD_ROUND, t->active, t->round > 255 ? 255 : t->round, 0);
    tell(p, TOLD_FIRST, t->active, t->first, 0);
    go(p, STAGE_TURN, 0);
}

/* the crew goes with the last seat of a side; of two and two either may take it */
bool rumbones_crew_is_of(const rumbones_table *t, int seat)
{
    int last = 0;

    for (int i = 0; i < t->seats; i++)
        if (t->side_of[i] == t->side_of[seat])
            last = i;
    return !t->pirates && (t->seats == 4 || last == seat);
}

static bool may_take_crew(const rumbones_table *t, int seat)
{
    return !t->pirates && t->team[t->side_of[seat]].crew_done == 0 && rumbones_crew_is_of(t, seat);
}

static bool may_take_dragon(const rumbones_table *t, int seat)
{
    return t->dragon == 1 && t->dragon_owner == seat && t->dragon_token == 0;
}

/* Heroes of that seat that can be activated, a bit for each place. */
static unsigned ready_heroes(const rumbones_table *t, int seat)
{
    int first = first_place(side_places(t, t->side_of[seat]));
    unsigned ready = 0;

    for (int i = first; i < first + t->heroes_each; i++) {
        bool alive = !t->pirates || t->hero[i].lives > 0;
        ready |= (unsigned)(t->hero[i].owner == seat && is_ready(t, i) && alive) << i;
    }
    return ready;
}

static bool has_something(const rumbones_table *t, int seat)
{
    return may_take_crew(t, seat) || ready_heroes(t, seat) != 0 || may_take_dragon(t, seat);
}

/* Who is asked next to take the side's turn, or -1. */
static int next_taker(const rumbones_table *t, int side)
{
    for (int i = 1; i <= t->seats; i++) {
        int seat = (t->team[side].taker + i) % t->seats;
        if (t->side_of[seat] == side && (t->asked >> seat & 1) == 0 && has_something(t, seat))
            return seat;
    }
    return -1;
}

static void step_pirate_turn(rumbones_play *p)
{
    rumbones_table *t = p->table;

    while (ready_heroes(t, t->turn) == 0)
        t->turn = (uint8_t)((t->turn + 1) % t->seats);
    t->active = t->turn;
    for (unsigned left = side_places(t, t->turn); left != 0; left &= left - 1)
        t->hero[first_place(left)].token &= (uint8_t)~TOKEN_ONCE; /* */
    tt_barrier(p->log);
    go(p, STAGE_TAKE, t->active);
}

static void step_turn(rumbones_play *p)
{
    rumbones_table *t = p->table;

    if (t->pirates) {
        step_pirate_turn(p);
        return;
    }
    if (t->team[t->turn].passed != 0)
        t->turn = (uint8_t)other_side(t->turn);
    tt_barrier(p->log);
    if (t->team[t->turn].passed != 0) {
        t->turn = t->first;
        t->active = (uint8_t)speaker_of(t, t->first);
        go(p, STAGE_RELEASE, 0);
        return;
    }
    t->asked = 0;
    int seat = next_taker(t, t->turn);
    t->active = (uint8_t)(seat >= 0 ? seat : speaker_of(t, t->turn));
    if (seat >= 0) {
        go(p, STAGE_TAKE, seat);
        return;
    }
    go(p, STAGE_PASS, t->active);
    rumbones_open(p, STAGE_BEFORE_PASS);
}

static void step_pass(rumbones_play *p)
{
    rumbones_table *t = p->table;

    if (next_taker(t, t->turn) >= 0) { /* a monster was called just now */
        go(p, STAGE_TURN, 0);
        return;
    }
    t->team[t->turn].passed = 1;
    tell(p, TOLD_PASSED, t->active, t->turn, 0);
    rumbones_end_turn(p);
}

void rumbones_end_turn(rumbones_play *p)
{
    rumbones_table *t = p->table;

    t->turn = (uint8_t)(t->pirates ? (t->turn + 1) % t->seats : other_side(t->turn));
    go(p, STAGE_TURN, 0);
}

/* ---- who takes the side's turn, and with whom ---- */

/* Whether there is a mate who might take the turn instead. */
static bool may_leave(const rumbones_table *t, int seat)
{
    for (int i = 0; i < t->seats; i++)
        if (i != seat && t->side_of[i] == t->side_of[seat] && (t->asked >> i & 1) == 0 &&
            has_something(t, i))
            return true;
    return false;
}

static void list_take(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    for (unsigned left = ready_heroes(t, see->seat); left != 0; left &= left - 1)
        tt_add(out, VERB_ACTIVATE, figure_of(t, first_place(left)), 0);
    if (may_take_crew(t, see->seat))
        tt_add(out, VERB_CREW, 0, 0);
    if (may_take_dragon(t, see->seat))
        tt_add(out, VERB_MONSTER, 0, 0);
    if (!t->pirates && may_leave(t, see->seat))
        tt_add(out, VERB_LEAVE, 0, 0);
    rumbones_list_own(see, out);
}

/* A card took away the last thing its seat could have activated: the next takes the turn;
 * if all others left it, they are asked anew. */
static void lose_turn(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int next = next_taker(t, t->turn);

    if (next < 0) {
        go(p, STAGE_TURN, 0);
        return;
    }
    t->active = (uint8_t)next;
    go(p, STAGE_TAKE, next);
}

static const char *why_take(const rumbones_sight *see, tt_move m)
{
    const rumbones_table *t = see->table;

    switch (m.verb) {
    case VERB_PLAY:
    case VERB_PLAY_ON:
        return rumbones_why_card(see, OWN, m);
    case VERB_ACTIVATE: {
        int hero = place_of(t, m.a);
        return hero != NO_PLACE && t->hero[hero].owner != see->seat ? "R-24.1" : "R-11.1";
    }
    case VERB_CREW:
        return rumbones_crew_is_of(t, see->seat) ? "R-17.3" : "R-24.3";
    case VERB_MONSTER:
        return "R-20.2";
    case VERB_LEAVE:
        return "R-24.4";
    case VERB_PASS:
        return "R-18.1";
    default:
        return "R-10.1";
    }
}

static void activate(rumbones_play *p, int seat, int hero)
{
    rumbones_table *t = p->table;

    t->active = (uint8_t)seat;
    t->acting = (uint8_t)hero;
    t->actions = ACTIONS;
    t->walked = t->fought = 0;
    t->hero[hero].used = 0;
    if (!t->pirates)
        t->team[t->turn].taker = (uint8_t)seat;
    tell_hero(p, TOLD_ACTIVATED, hero, 0);
    go(p, STAGE_ACT, seat);
    if (is_deployed(t, hero))
        rumbones_ask_toll(p, hero);
    else
        then(p, STAGE_DEPLOY, seat);
}

/* ==== Before a choice is carried out, the mates may play a card === [R-24.8] ==== */

static bool is_card(tt_move m)
{
    return m.verb == VERB_PLAY || m.verb == VERB_PLAY_ON;
}

static bool has_mates_to_ask(const rumbones_table *t, int seat)
{
    if (t->seats <= 2 || t->pirates)
        return false;
    for (int i = 0; i < t->seats; i++)
        if (i != seat && rumbones_may_act(t, STAGE_MATES, i))
            return true;
    return false;
}

static void choose(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;

    if (is_card(m)) {
        rumbones_play_card(p, seat, m);
        return;
    }
    t->active = (uint8_t)seat;
    if (!has_mates_to_ask(t, seat)) {
        rumbones_carry_out(p, seat, m);
        return;
    }
    t->pending[0] = m.verb;
    t->pending[1] = m.a;
    t->pending[2] = m.b;
    tell(p, TOLD_WAITS, seat, 0, 0);
    rumbones_open(p, STAGE_MATES);
}

static void apply_take(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;

    if (m.verb != VERB_LEAVE) {
        choose(p, seat, m);
        return;
    }
    t->asked |= (uint8_t)(1u << seat);
    int next = next_taker(t, t->turn);
    TT_ASSERT(next >= 0);
    t->active = (uint8_t)next;
    tell(p, TOLD_DECLINED, seat, 0, 0);
    go(p, STAGE_TAKE, next);
}

/* ==== Deploying ==================================== [R-11.1] ==== */

static void list_deploy(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_board *b = board_of(see->table);
    int side = see->table->pirates ? SIDE_A : see->table->side_of[see->seat];

    for (int i = 0; i < b->points_n[side]; i++)
        tt_add(out, VERB_DEPLOY, b->points[side][i], 0);
}

static void apply_deploy(rumbones_play *p, int zone)
{
    rumbones_table *t = p->table;

    t->at[t->acting] = (uint8_t)zone;
    tell_hero(p, TOLD_DEPLOYED, t->acting, zone);
    done(p);
    rumbones_ask_toll(p, t->acting);
}

/* ==== Actions, purchases, cards ===== [R-11.1   ] ==== */

static bool is_stunned(const rumbones_table *t, int hero)
{
    return has_status(t, hero, STUN) && !has_passive(t, hero, THICK_SKULL);
}

static bool may_walk(const rumbones_table *t, int hero)
{
    return t->walked == 0 || !has_status(t, hero, SLOW);
}

static bool may_loot(const rumbones_table *t, int hero)
{
    int token = rigging_at(t, t->at[hero]);

    return t->pirates && token != NO_RIGGING && board_of(t)->rigging_kind[token] == CHEST;
}

static void list_purchases(const rumbones_table *t, int hero, tt_moves *out)
{
    const rumbones_hero *h = &t->hero[hero];

    for (int i = 0; i < SKILLS_EACH; i++) {
        int skill = card_of(t, hero)->skill[i];
        const rumbones_skill *is = &rumbones_skills[skill];
        if (h->level[i] == 0 && h->coins >= is->price)
            tt_add(out, VERB_BUY, skill, 0);
        if (h->level[i] == 1 && h->coins >= is->upgrade && !has_status(t, hero, SILENCE))
            tt_add(out, VERB_UPGRADE, skill, 0);
    }
}

static void list_act(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int hero = t->acting;

    if (t->actions > 0 && is_stunned(t, hero)) {
        tt_add(out, VERB_SHAKE_OFF, 0, 0);
    } else if (t->actions > 0) {
        if (may_walk(t, hero))
            rumbones_list_steps(t, hero, MOVE_POINTS, true, out);
        rumbones_list_skills(see, hero, out);
        if (may_loot(t, hero))
            tt_add(out, VERB_LOOT, 0, 0);
    }
    list_purchases(t, hero, out);
    rumbones_list_own(see, out);
    tt_add(out, VERB_END, 0, 0);
}

static const char *why_buy(const rumbones_table *t, int hero, tt_move m)
{
    int slot = m.a < SKILLS_END ? rumbones_skill_slot[m.a] : 0;

    if (m.a >= SKILLS_END || rumbones_skill_hero[m.a] != t->hero[hero].who)
        return "R-14.1";
    if (m.verb == VERB_UPGRADE && t->hero[hero].level[slot] == 1 && has_status(t, hero, SILENCE))
        return "R-9.5";
    return "R-15.1";
}

static const char *why_skill(const rumbones_table *t, int hero, tt_move m)
{
    int slot = m.a < SKILLS_END ? rumbones_skill_slot[m.a] : 0;

    if (m.a >= SKILLS_END || rumbones_skill_hero[m.a] != t->hero[hero].who ||
        t->hero[hero].level[slot] == 0)
        return "R-15.1";
    if (rumbones_skills[m.a].kind == REACTION || (t->hero[hero].used >> slot & 1) != 0)
        return "R-14.1";
    if (rumbones_skills[m.a].kind == ABILITY)
        return has_status(t, hero, SILENCE) ? "R-9.5" : "F-9.17";
    return m.verb == VERB_ATTACK && is_target(t, side_of_hero(t, hero), m.b) ? "R-5.1" : "R-7.1";
}

static const char *why_act(const rumbones_sight *see, tt_move m)
{
    const rumbones_table *t = see->table;
    int hero = t->acting;
    bool is_action = m.verb == VERB_STEP || m.verb == VERB_JUMP || m.verb == VERB_ATTACK ||
                     m.verb == VERB_USE || m.verb == VERB_USE_ON || m.verb == VERB_USE_AT;

    if (m.verb == VERB_BUY || m.verb == VERB_UPGRADE)
        return why_buy(t, hero, m);
    if (is_card(m))
        return rumbones_why_card(see, OWN, m);
    if (m.verb == VERB_LOOT)
        return "R-25.1";
    if (is_action && t->actions == 0)
        return "R-11.1";
    if (is_action && is_stunned(t, hero))
        return "R-9.3";
    if (m.verb == VERB_STEP || m.verb == VERB_JUMP)
        return may_walk(t, hero) ? rumbones_why_step(t, hero, m) : "R-9.4";
    return is_action ? why_skill(t, hero, m) : "R-11.1";
}

static void buy(rumbones_play *p, int hero, tt_move m)
{
    rumbones_hero *h = &p->table->hero[hero];
    const rumbones_skill *skill = &rumbones_skills[m.a];
    int price = m.verb == VERB_BUY ? skill->price : skill->upgrade;

    h->coins = (uint16_t)(h->coins - price);
    set_level(p->table, hero, rumbones_skill_slot[m.a], m.verb == VERB_BUY ? 1 : LEVELS);
    tell_hero(p, m.verb == VERB_BUY ? TOLD_BOUGHT : TOLD_UPGRADED, hero, m.a);
}

void rumbones_begin_action(rumbones_play *p)
{
    rumbones_table *t = p->table;

    TT_ASSERT(t->actions > 0);
    t->actions--;
    then(p, STAGE_ACTED, t->active);
}

static void use_skill(rumbones_play *p, int hero, tt_move m)
{
    rumbones_table *t = p->table;
    int slot = rumbones_skill_slot[m.a];

    rumbones_begin_action(p);
    if (rumbones_skills[m.a].kind != BASIC)
        t->hero[hero].used |= (uint8_t)(1u << slot);
    if (m.verb == VERB_ATTACK)
        rumbones_hero_attack(p, hero, m.a, t->hero[hero].level[slot], m.b, 0);
    else
        rumbones_use(p, hero, m);
}

static void carry_out_act(rumbones_play *p, tt_move m)
{
    rumbones_table *t = p->table;
    int hero = t->acting;

    switch (m.verb) {
    case VERB_STEP:
    case VERB_JUMP:
        rumbones_begin_action(p);
        t->walked++;
        rumbones_walk(p, hero, MOVE_POINTS, WALK_ACTION | WALK_JUMPS);
        rumbones_spend_point(p, m);
        break;
    case VERB_BUY:
    case VERB_UPGRADE:
        buy(p, hero, m);
        break;
    case VERB_SHAKE_OFF:
        rumbones_begin_action(p);
        t->hero[hero].status &= (uint8_t)~STUN;
        tell_hero(p, TOLD_SHOOK_OFF, hero, 0);
        break;
    case VERB_LOOT:
        rumbones_begin_action(p);
        tell_hero(p, TOLD_LOOTED, hero, CHEST_COINS);
        rumbones_coins(p, hero, CHEST_COINS);
        break;
    case VERB_END:
        rumbones_end_activation(p);
        break;
    default:
        use_skill(p, hero, m);
    }
}

void rumbones_carry_out(rumbones_play *p, int seat, tt_move m)
{
    p->table->asked = 0;
    switch (m.verb) {
    case VERB_ACTIVATE:
        activate(p, seat, place_of(p->table, m.a));
        break;
    case VERB_CREW:
        rumbones_activate_crew(p, seat);
        break;
    case VERB_MONSTER:
        rumbones_activate_dragon(p, seat);
        break;
    default:
        if (p->table->acting == NO_PLACE)
            rumbones_apply_beast(p, (tt_frame){STAGE_SWIM, (uint8_t)seat}, m);
        else
            carry_out_act(p, m);
    }
}

/* ==== After an action ================= [R-9.6 F-9.8 F-9.27] ====
 * Bleed comes after everything the action set off.  Who has left the board is done. */

static void step_acted(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int hero = t->acting;

    done(p);
    if (hero != NO_PLACE && is_deployed(t, hero) && has_status(t, hero, BLEED)) {
        memset(t->harming.hurt, 0, sizeof t->harming.hurt);
        t->harming.hurt[hero] = 1;
        rumbones_harm(p, HARM_EFFECT);
    }
}

void rumbones_end_activation(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_hero *h = &t->hero[t->acting];

    tell_hero(p, TOLD_ENDED, t->acting, 0);
    h->status = 0;
    h->used = 0;
    if (!t->pirates)
        h->token |= TOKEN_ACTIVATED;
    t->acting = NO_PLACE;
    t->actions = t->walked = t->fought = 0;
    rumbones_end_turn(p);
}

/* ==== Recovery ======================= [R-22.1 to F-9.2] ==== */

static void turn_tokens(rumbones_play *p)
{
    rumbones_table *t = p->table;

    for (int i = 0; i < HEROES_MAX; i++) {
        uint8_t *token = &t->hero[i].token;
        *token &= (uint8_t)~TOKEN_GOLD; /* before */
        if ((*token & TOKEN_SILVER) != 0)
            *token = (uint8_t)((*token & ~TOKEN_SILVER) | TOKEN_GOLD);
        if ((*token & TOKEN_DEAD) == 0)
            *token &= (uint8_t)~TOKEN_ACTIVATED;
        *token &= (uint8_t)~TOKEN_ONCE;
    }
    for (int side = 0; side < BOTH_SIDES; side++)
        t->team[side].crew_done = t->team[side].passed = 0;
    t->dragon_token = 0;
    t->first = (uint8_t)other_side(t->first);
    tell(p, TOLD_RECOVERED, t->active, 0, 0);
    rumbones_planks_back(p);
}

static void refill(rumbones_play *p, int seat)
{
    rumbones_table *t = p->table;
    int missing = hand_limit(t, seat) - t->hand_n[seat];

    t->recovered |= (uint8_t)(1u << seat);
    t->named = 0;
    if (missing > 0)
        rumbones_draw(p, seat, missing);
}

static void step_recover(rumbones_play *p)
{
    rumbones_table *t = p->table;

    memset(t->sweep, 0, sizeof t->sweep);
    for (int i = 0; i < t->seats; i++) {
        int seat = nth_of_all(t, t->first, i);
        if ((t->recovered >> seat & 1) != 0 || hand_limit(t, seat) == 0)
            continue;
        if (t->hand_n[seat] > 0) {
            t->active = (uint8_t)seat;
            go(p, STAGE_DISCARD, seat);
            return;
        }
        refill(p, seat);
    }
    t->recovered = 0;
    turn_tokens(p);
    rumbones_begin_round(p);
}

/* Cards are named from the first of the list on, so that one set has one way to be named;
 * a surplus must still be found among those that follow. */
static void list_discard(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;
    int faction = t->team[t->side_of[see->seat]].faction;
    int surplus = t->hand_n[see->seat] - hand_limit(t, see->seat);
    int left = t->hand_n[see->seat]; /* of this card and those after it */

    for (int card = first_card(faction); left > 0 && card < CARDS_END; card++) {
        int copies = copies_in(see->hand, card);
        if (copies > 0 && card >= t->named && left >= surplus)
            tt_add(out, VERB_DISCARD, card, 0);
        left -= copies;
    }
    if (surplus <= 0)
        tt_add(out, VERB_PASS, 0, 0);
}

static const char *why_discard(const rumbones_sight *see, tt_move m)
{
    (void)see;
    return m.verb == VERB_PASS ? "R-22.6" : "R-22.1";
}

static void apply_discard(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;

    if (m.verb == VERB_DISCARD) {
        rumbones_discard_card(p, seat, m.a);
        t->named = m.a;
        if (t->hand_n[seat] > 0)
            return;
    }
    if (m.verb == VERB_PASS)
        tell(p, TOLD_DECLINED, seat, 0, 0);
    refill(p, seat);
    go(p, STAGE_RECOVER, 0);
}

/* ==== Dispatch ============================================================= */

enum kind { IS_STEP, IS_ASK, IS_FIGHT, IS_AFTERMATH, IS_WINDOW, IS_CREW, IS_POWER, IS_BEAST };

static const uint8_t KIND_OF[STAGES] = {
    IS_STEP,
#define STEP(id, name, rule)      IS_STEP,
#define ASK(id, name, rule)       IS_ASK,
#define FIGHT(id, name, rule)     IS_FIGHT,
#define AFTERMATH(id, name, rule) IS_AFTERMATH,
#define WINDOW(id, name, rule)    IS_WINDOW,
#define CREW(id, name, rule)      IS_CREW,
#define POWER(id, name, rule)     IS_POWER,
#define BEAST(id, name, rule)     IS_BEAST,
#include "games/rumbones/stages.def"
};

static void list_ask(const rumbones_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
    case STAGE_PICK:
        rumbones_list_pick(see, out);
        break;
    case STAGE_TAKE:
        list_take(see, out);
        break;
    case STAGE_DEPLOY:
        list_deploy(see, out);
        break;
    case STAGE_ACT:
        list_act(see, out);
        break;
    case STAGE_MOVE:
        rumbones_list_move(see, out);
        break;
    default:
        list_discard(see, out);
    }
}

static void list_nothing(const rumbones_sight *see, int stage, tt_moves *out)
{
    (void)see;
    (void)stage;
    (void)out;
}

void rumbones_list(const rumbones_sight *see, int stage, tt_moves *out)
{
    static void (*const LIST[])(const rumbones_sight *, int, tt_moves *) = {
        [IS_STEP] = list_nothing,           [IS_ASK] = list_ask,
        [IS_FIGHT] = rumbones_list_fight,   [IS_AFTERMATH] = rumbones_list_aftermath,
        [IS_WINDOW] = rumbones_list_window, [IS_CREW] = rumbones_list_crew,
        [IS_POWER] = rumbones_list_power,   [IS_BEAST] = rumbones_list_beast,
    };

    LIST[KIND_OF[stage]](see, stage, out);
}

static const char *why_ask(const rumbones_sight *see, int stage, tt_move m)
{
    switch (stage) {
    case STAGE_PICK:
        return rumbones_why_pick(see, m);
    case STAGE_TAKE:
        return why_take(see, m);
    case STAGE_ACT:
        return why_act(see, m);
    case STAGE_MOVE:
        return rumbones_why_move(see, m);
    case STAGE_DISCARD:
        return why_discard(see, m);
    default:
        return "R-11.1";
    }
}

const char *rumbones_why_not(const rumbones_sight *see, int stage, tt_move m)
{
    switch (KIND_OF[stage]) {
    case IS_FIGHT:
        return rumbones_why_not_fight(see, stage, m);
    case IS_AFTERMATH:
        return rumbones_why_not_aftermath(see, stage, m);
    case IS_WINDOW:
        return rumbones_why_not_window(see, stage, m);
    case IS_CREW:
        return rumbones_why_not_crew(see, stage, m);
    case IS_POWER:
        return rumbones_why_not_power(see, stage, m);
    case IS_BEAST:
        return rumbones_why_not_beast(see, stage, m);
    default:
        return why_ask(see, stage, m);
    }
}

static void apply_ask(rumbones_play *p, tt_frame top, tt_move m)
{
    switch (top.stage) {
    case STAGE_PICK:
        rumbones_apply_pick(p, m.a);
        break;
    case STAGE_TAKE:
        apply_take(p, top.seat, m);
        break;
    case STAGE_DEPLOY:
        apply_deploy(p, m.a);
        break;
    case STAGE_ACT:
        choose(p, top.seat, m);
        break;
    case STAGE_MOVE:
        rumbones_apply_move(p, m);
        break;
    default:
        apply_discard(p, top.seat, m);
    }
}

static void apply_beast(rumbones_play *p, tt_frame top, tt_move m)
{
    if (top.stage == STAGE_SWIM)
        choose(p, top.seat, m);
    else
        rumbones_apply_beast(p, top, m);
}

static void answer(rumbones_play *p, tt_frame top, tt_move m)
{
    static void (*const APPLY[])(rumbones_play *, tt_frame, tt_move) = {
        [IS_ASK] = apply_ask,
        [IS_FIGHT] = rumbones_apply_fight,
        [IS_AFTERMATH] = rumbones_apply_aftermath,
        [IS_WINDOW] = rumbones_apply_window,
        [IS_CREW] = rumbones_apply_crew,
        [IS_POWER] = rumbones_apply_power,
        [IS_BEAST] = apply_beast,
    };

    APPLY[KIND_OF[top.stage]](p, top, m);
}

static void step(rumbones_play *p, tt_frame top)
{
    switch (top.stage) {
    case STAGE_START:
        rumbones_step_start(p);
        break;
    case STAGE_TURN:
        step_turn(p);
        break;
    case STAGE_PASS:
        step_pass(p);
        break;
    case STAGE_MOVED:
        rumbones_step_moved(p);
        break;
    case STAGE_LAND:
        rumbones_step_land(p);
        break;
    case STAGE_FALL:
        rumbones_step_fall(p);
        break;
    case STAGE_ACTED:
        step_acted(p);
        break;
    case STAGE_RECOVER:
        step_recover(p);
        break;
    case STAGE_ADVANCE:
    case STAGE_CREW:
    case STAGE_BOARDING:
    case STAGE_RAMPAGING:
    case STAGE_SENT:
        rumbones_step_crew(p, top);
        break;
    case STAGE_RELEASE:
    case STAGE_ARRIVAL:
    case STAGE_LINE:
        rumbones_step_beast(p, top);
        break;
    case STAGE_ROLL:
    case STAGE_EXTRA:
    case STAGE_HITTING:
        rumbones_step_fight(p, top);
        break;
    case STAGE_HARM:
    case STAGE_DAMAGE:
        rumbones_step_harm(p, top);
        break;
    default:
        rumbones_step_aftermath(p, top);
    }
}

/* Whether what may be chosen depends on a hand, windows aside. */
bool rumbones_is_secret(const rumbones_table *t, tt_frame top)
{
    switch (top.stage) {
    case STAGE_TAKE:
    case STAGE_ACT:
    case STAGE_SWIM:
        return rumbones_may_own(t, top.seat);
    case STAGE_DISCARD:
    case STAGE_SPEND:
        return true;
    default:
        return false;
    }
}

/* Whether there is more than one choice for certain: most questions need not be listed to
 * be asked. */
static bool has_choice(const rumbones_table *t, int stage)
{
    const rumbones_moving *m = &t->moving;
    const rumbones_crewing *w = &t->crewing;
    unsigned ready;

    switch (stage) {
    case STAGE_ACT:
        return t->actions > 0 &&
               (is_stunned(t, t->acting) ||
                (may_walk(t, t->acting) && rumbones_can_step(t, t->acting, MOVE_POINTS, false)));
    case STAGE_MOVE:
        return m->points > 0 && (m->how & WALK_MUST) == 0 && is_deployed(t, m->hero) &&
               may_stop(t, side_of_hero(t, m->hero), t->at[m->hero]) &&
               rumbones_can_step(t, m->hero, m->points, false);
    case STAGE_TAKE:
        ready = ready_heroes(t, t->active);
        return (ready & (ready - 1)) != 0 || (ready != 0 && may_take_crew(t, t->active));
    case STAGE_BOSUNS:
        return w->left > 0 && w->point + 1 < board_of(t)->points_n[w->side];
    case STAGE_GUN:
        return (t->held[other_side(w->side)] & (t->held[other_side(w->side)] - 1)) != 0;
    case STAGE_SPLIT:
        return w->target + 1 < w->targets_n && w->who[DECKHAND] + w->who[BOSUN] > 0;
    case STAGE_DEPLOY:
    case STAGE_SQUAD:
    case STAGE_HOLD:
    case STAGE_FORK:
        return true;
    default:
        return false;
    }
}

void rumbones_settle(rumbones_play *p)
{
    rumbones_table *t = p->table;

    while (t->agenda.n > 0) {
        tt_frame top = tt_top(&t->agenda);
        if (KIND_OF[top.stage] == IS_STEP) {
            step(p, top);
            continue;
        }
        if (KIND_OF[top.stage] == IS_WINDOW) {
            if (rumbones_ask_window(p, top.stage))
                return;
            continue;
        }
        if (top.stage == STAGE_ACT && !is_deployed(t, t->acting)) {
            rumbones_end_activation(p); /* */
            continue;
        }
        if (has_choice(t, top.stage))
            return;
        if (top.stage == STAGE_TAKE && !has_something(t, top.seat)) {
            lose_turn(p); /* */
            continue;
        }
        if (rumbones_is_secret(t, top))
            return;
        rumbones_sight see = {t, 0, top.seat};
        tt_moves list;
        list.n = 0;
        rumbones_list(&see, top.stage, &list);
        if (list.n > 1)
            return;
        if (list.n == 0)
            done(p);
        else
            answer(p, top, list.at[0]);
    }
}

void rumbones_apply(void *state, tt_move m, tt_chance *c, tt_events *log)
{
    rumbones_state *s = state;
    rumbones_play p = {s, &s->table, c, log};

    tt_frame asked = tt_top(&s->table.agenda);

    answer(&p, asked, m);
    rumbones_settle(&p);
    if (is_over(&s->table) || tt_top(&s->table.agenda).seat != asked.seat)
        tt_barrier(log); /* somebody else is asked */
}
