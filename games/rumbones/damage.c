/* Damage and what it brings about: KOs, coins, points, objectives. */
#include "games/rumbones/state.h"

/* ==== What lessens damage ============================ [R-7.6 F-9.36] ====
 * One hero after the other, all before any damage is put on. */

void rumbones_harm(rumbones_play *p, int how)
{
    p->table->harming.how = (uint8_t)how;
    p->table->harming.next = 0;
    then(p, STAGE_HARM, 0);
}

/* Heroes who are about to be hurt, a bit for each place: by them harming begins. */
static unsigned hurt(const rumbones_table *t)
{
    _Static_assert(sizeof t->harming == 16 && offsetof(rumbones_harming, hurt) == 0, "at once");
    return ALL_PLACES & ~tt_equal_bytes((const uint8_t *)&t->harming, 0);
}

/* Says whether damage is put on at once: no window is open. */
static bool step_harm(rumbones_play *p)
{
    rumbones_table *t = p->table;
    rumbones_harming *h = &t->harming;

    while (h->next < 2 * HEROES_MAX && hurt(t) != 0) {
        h->next++;
        if (h->hurt[harmed_hero(t)] == 0)
            continue;
        bool first = h->next % 2 == 1;
        if (!rumbones_open(p, first ? STAGE_LESSEN : STAGE_LAST_STAND))
            continue;
        if (first)
            tell_hero(p, TOLD_THREATENED, harmed_hero(t), h->hurt[harmed_hero(t)]);
        return false;
    }
    go(p, STAGE_DAMAGE, 0);
    return true;
}

void rumbones_lessen(rumbones_play *p, int hero, int n)
{
    uint8_t *hurt = &p->table->harming.hurt[hero];

    n = n < *hurt ? n : *hurt;
    *hurt = (uint8_t)(*hurt - n);
    tell_hero(p, TOLD_LESSENED, hero, n);
}

/* ==== Coins and points ============== [R-16.1 to  F-9.3] ==== */

void rumbones_coins(rumbones_play *p, int hero, int n)
{
    rumbones_hero *h = &p->table->hero[hero];

    h->coins = (uint16_t)(h->coins + n);
    tell_hero(p, TOLD_COINS, hero, n);
}

void rumbones_all_coins(rumbones_play *p, int side, int n)
{
    rumbones_table *t = p->table;

    for (unsigned left = side_places(t, side); left != 0; left &= left - 1) {
        rumbones_hero *h = &t->hero[first_place(left)];
        if (h->who != NO_HERO)
            h->coins = (uint16_t)(h->coins + n);
    }
    tell(p, TOLD_ALL_COINS, speaker_of(t, side), side, n);
}

void rumbones_points(rumbones_play *p, int side, int n)
{
    rumbones_table *t = p->table;

    t->team[side].points = (uint8_t)(t->team[side].points + n);
    tell(p, TOLD_POINTS, speaker_of(t, side), side, n);
}

/* Nothing is under way any more. */
static void forget(rumbones_table *t)
{
    memset(&t->moving, 0, sizeof t->moving);
    memset(&t->harming, 0, sizeof t->harming);
    memset(&t->crewing, 0, sizeof t->crewing);
    memset(&t->fight, 0, sizeof t->fight);
    memset(&t->scene, 0, sizeof t->scene);
    memset(t->saved, 0, sizeof t->saved);
    memset(t->window, 0, sizeof t->window);
    memset(t->sweep, 0, sizeof t->sweep);
    t->saved_n = t->windows_n = t->splash = t->granted = t->part = t->chest_won = 0;
    t->chosen = t->skill = t->card = t->actions = t->walked = t->fought = 0;
    if (t->acting != NO_PLACE)
        t->hero[t->acting].used = 0;
    t->dragon_lashed = t->asked = t->recovered = t->named = 0;
    t->aim = 0;
    t->acting = NO_PLACE;
}

static void end_game(rumbones_play *p, int side)
{
    rumbones_table *t = p->table;

    t->winner = (uint8_t)(side + 1);
    tell(p, TOLD_OVER, speaker_of(t, side), side, 0);
    tt_barrier(p->log);
    while (t->agenda.n > 0)
        done(p);
    forget(t);
}

/* the last player with heroes */
static bool check_last_pirate(rumbones_play *p)
{
    rumbones_table *t = p->table;
    unsigned alive = 0;

    for (int i = 0; i < HEROES_MAX; i++)
        if (t->hero[i].lives > 0)
            alive |= 1u << side_of_hero(t, i);
    if ((alive & (alive - 1)) != 0)
        return false;
    end_game(p, first_place(alive));
    return true;
}

bool rumbones_check_victory(rumbones_play *p)
{
    rumbones_table *t = p->table;
    int side = active_side(t);

    if (t->pirates)
        return check_last_pirate(p);
    if (t->team[side].points < POINTS_TO_WIN)
        side = other_side(side);
    if (t->team[side].points < POINTS_TO_WIN)
        return false;
    end_game(p, side);
    return true;
}

/* ==== KOs ========================= [R-6.1  ] ==== */

static int dead_man_token(const rumbones_table *t, int hero)
{
    bool has_acted = (t->hero[hero].token & TOKEN_ACTIVATED) != 0 || t->acting == hero;

    return has_acted && !has_passive(t, hero, HALF_DEAD) ? TOKEN_SILVER : TOKEN_GOLD;
}

static bool is_by_hero(const rumbones_table *t)
{
    return t->scene.by == BY_HERO && (t->harming.how == HARM_ATTACK || t->harming.how == HARM_TEXT);
}

static void pay_for_hero(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;

    if (is_by_hero(t))
        rumbones_coins(p, t->scene.hero, KO_COINS);
    if (t->pirates)
        return;
    int enemy = other_side(side_of_hero(t, hero));
    if (!is_by_hero(t))
        rumbones_all_coins(p, enemy, OTHER_COINS);
    rumbones_points(p, enemy, 1);
}

static void knock_out(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;
    rumbones_hero *h = &t->hero[hero];
    uint16_t bit = (uint16_t)(1u << hero);

    if (t->pirates) {
        h->lives--;
        tell_hero(p, TOLD_LIFE, hero, h->lives);
        if (h->lives == 0)
            tell_hero(p, TOLD_OUT, hero, 0);
    } else {
        int token = dead_man_token(t, hero);
        h->token |= (uint8_t)token;
        tell_hero(p, TOLD_KO, hero, token == TOKEN_GOLD ? 1 : 2);
    }
    if (t->pirates && is_by_hero(t) && board_of(t)->rigging[t->at[hero]] != NO_RIGGING &&
        board_of(t)->rigging_kind[board_of(t)->rigging[t->at[hero]]] == CHEST)
        t->chest_won = 1;
    t->at[hero] = OFF_BOARD;
    h->damage = 0;
    h->status = 0;
    t->scene.fallen |= bit;
    t->scene.mourned |= bit;
    if (is_by_hero(t))
        t->scene.slain |= bit;
    pay_for_hero(p, hero);
}

/* ==== Damage ============= [R-6.1     ] ==== */

/* The side whose crew stands there. */
static int crew_side(const rumbones_table *t, int zone)
{
    return has_crew(t, SIDE_A, zone) ? SIDE_A : SIDE_B;
}

static void knock_out_crew(rumbones_play *p, int side)
{
    rumbones_table *t = p->table;
    const rumbones_scene *a = &t->scene;
    int slot = board_of(t)->slot[a->zone];

    for (int kind = 0; kind < CREW_KINDS; kind++) {
        int n = t->fight.crew[kind];
        if (n == 0)
            continue;
        supply_crew(t, side, kind, slot, n);
        tell(p, TOLD_CREW_KO, rumbones_attack_seat(t), kind, n);
        if (a->by == BY_HERO)
            rumbones_coins(p, a->hero, n);
    }
}

/* Sister Gull near friendly crew that an attack KO'd. */
static void note_rites(rumbones_table *t, int side)
{
    if (t->fight.crew[DECKHAND] + t->fight.crew[BOSUN] == 0)
        return;
    int gull = find_hero(t, side, GULL);
    if (gull != NO_PLACE && is_deployed(t, gull) && has_passive(t, gull, LAST_RITES) &&
        (t->hero[gull].token & TOKEN_ONCE) == 0 &&
        distance(t->at[gull], t->scene.zone) <= card_of(t, gull)->m)
        t->scene.rites |= (uint16_t)(1u << gull);
}

/* Kray, if she still stands after those KOs of her friends. [F-9.28] */
static void note_debts(rumbones_table *t, unsigned down)
{
    for (unsigned left = down; left != 0; left &= left - 1) {
        int kray = find_hero(t, side_of_hero(t, first_place(left)), KRAY);
        if (kray != NO_PLACE && is_deployed(t, kray) && has_passive(t, kray, OLD_DEBTS))
            t->scene.grieved |= (uint16_t)(left & -left);
    }
}

static void hurt_heroes(rumbones_play *p)
{
    rumbones_table *t = p->table;
    unsigned down = 0;

    for (unsigned left = hurt(t); left != 0; left &= left - 1) {
        int hero = first_place(left), n = t->harming.hurt[hero];
        int damage = t->hero[hero].damage + n;
        t->hero[hero].damage = (uint8_t)(damage > 255 ? 255 : damage);
        if (t->harming.how != HARM_EFFECT && t->harming.how != HARM_ARRIVAL)
            t->scene.damaged |= (uint16_t)(1u << hero);
        tell_hero(p, TOLD_HURT, hero, n);
        if ((t->hero[hero].token & TOKEN_DEAD) == 0 && vigour_left(t, hero) <= 0)
            down |= 1u << hero;
    }
    for (unsigned left = down; left != 0; left &= left - 1)
        knock_out(p, first_place(left));
    note_debts(t, down);
    memset(t->harming.hurt, 0, sizeof t->harming.hurt);
}

/* ---- objectives ---- */

/* What beating a beast pays: a hero whose attack did it, else each hero of the side. */
static void pay_for_beast(rumbones_play *p, int beast, int side, int hero)
{
    const rumbones_beast_card *is = &rumbones_beasts[beast];

    tell(p, TOLD_BEATEN, speaker_of(p->table, side), beast, 0);
    if (hero != NO_PLACE)
        rumbones_coins(p, hero, is->coins);
    else
        rumbones_all_coins(p, side, is->others);
    rumbones_points(p, side, is->points);
}

void rumbones_beat_dragon(rumbones_play *p, int hero)
{
    rumbones_table *t = p->table;

    t->dragon = 2;
    t->dragon_zone = t->dragon_damage = 0;
    pay_for_beast(p, DRAGON, other_side(t->side_of[t->dragon_owner]), hero);
    t->dragon_token = t->dragon_lashed = 0;
}

static void beat_kraken(rumbones_play *p, int side, int hero)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);

    for (int i = 0; i < PLANKS; i++)
        if (b->planks[i] == t->kraken_zone) {
            t->planks |= (uint8_t)(1u << i);
            tell(p, TOLD_PLANK_ON, t->active, t->kraken_zone, 0);
        }
    t->kraken = 2;
    t->kraken_zone = t->kraken_damage = 0;
    for (int i = 0; i < BOTH_SIDES; i++)
        t->team[i].pool = 0;
    pay_for_beast(p, KRAKEN, side, hero);
}

/* Whether a hero of that side can take the rope's move. */
static bool can_walk(const rumbones_table *t, int side, int points)
{
    for (unsigned left = deployed(t) & side_places(t, side); left != 0; left &= left - 1)
        if (rumbones_can_step(t, first_place(left), points, false))
            return true;
    return false;
}

static void grant(rumbones_play *p, int token, int side, int seat)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    const rumbones_rigging_token *is = &rumbones_riggings[b->rigging_kind[token]];

    switch (b->rigging_kind[token]) {
    case MAIN_MAST:
        for (unsigned left = deployed(t) & side_places(t, side); left != 0; left &= left - 1)
            rumbones_heal(p, first_place(left), is->n);
        break;
    case MUNITIONS:
        t->team[side].gun = 1;
        tell(p, TOLD_BETTER_GUN, speaker_of(t, side), side, 0);
        break;
    case ARMORY:
        t->team[side].bosuns = 1;
        tell(p, TOLD_BETTER_BOSUNS, speaker_of(t, side), side, 0);
        break;
    case ROPE:
        if (!can_walk(t, side, is->n))
            break;
        /* fall through */
    case HELM:
        t->granted = (uint8_t)(token + 1);
        then(p, STAGE_GRANT, t->side_of[seat] == side ? seat : speaker_of(t, side));
        break;
    default: /* the chest has none */
        break;
    }
}

void rumbones_hurt_rigging(rumbones_play *p, int token, int n, int seat)
{
    rumbones_table *t = p->table;
    const rumbones_board *b = board_of(t);
    const rumbones_rigging_token *is = &rumbones_riggings[b->rigging_kind[token]];
    int left = is->vigour - t->rigging[token];

    TT_ASSERT(token < RIGGING_MAX);
    tell(p, TOLD_THING_HURT, seat, b->rigging_zone[token], n);
    t->rigging[token] = (uint8_t)(t->rigging[token] + (n < left ? n : left));
    if (t->pirates && t->scene.by == BY_HERO)
        rumbones_coins(p, t->scene.hero, n < left ? n : left); /* */
    if (n < left)
        return;
    t->gone |= (uint16_t)(1u << token);
    if (t->pirates) {
        tell(p, TOLD_WRECKED, seat, b->rigging_kind[token], 0);
        return;
    }
    tell(p, TOLD_DESTROYED, seat, b->rigging_kind[token], b->rigging_side[token]);
    int side = other_side(b->rigging_side[token]);
    rumbones_points(p, side, is->points);
    rumbones_all_coins(p, side, is->coins);
    if (t->team[side].points < POINTS_TO_WIN)
        grant(p, token, side, seat);
}

static void hurt_thing(rumbones_play *p)
{
    rumbones_table *t = p->table;
    const rumbones_scene *a = &t->scene;
    int n = t->fight.thing, zone = a->zone, hero = a->by == BY_HERO ? a->hero : NO_PLACE;

    if (n == 0)
        return;
    if (is_kraken_at(t, zone)) {
        tell(p, TOLD_THING_HURT, rumbones_attack_seat(t), zone, n);
        t->kraken_damage = (uint8_t)(t->kraken_damage + n);
        if (t->kraken_damage >= rumbones_beasts[KRAKEN].vigour)
            beat_kraken(p, a->side, hero);
    } else if (is_dragon_at(t, zone)) {
        tell(p, TOLD_THING_HURT, rumbones_attack_seat(t), zone, n);
        t->dragon_damage = (uint8_t)(t->dragon_damage + n);
        if (t->dragon_damage >= rumbones_beasts[DRAGON].vigour)
            rumbones_beat_dragon(p, hero);
    } else {
        rumbones_hurt_rigging(p, rigging_at(t, zone), n, rumbones_attack_seat(t));
    }
}

static void step_damage(rumbones_play *p)
{
    rumbones_table *t = p->table;
    bool is_attack = t->harming.how == HARM_ATTACK;
    int crew = crew_side(t, t->scene.zone);

    if (is_attack)
        knock_out_crew(p, crew);
    hurt_heroes(p);
    if (is_attack) {
        note_rites(t, crew);
        go(p, (t->scene.mode & MODE_SPLASH) != 0 ? STAGE_FOUGHT : STAGE_TEXT, 0);
        hurt_thing(p);
    } else if (t->scene.by != BY_NOBODY) {
        done(p); /* in an attack's W3: what it set off is seen to there */
    } else {
        go(p, STAGE_BLOWS, 0);
    }
    rumbones_check_victory(p);
}

/* ==== Dispatch ============================================================= */

void rumbones_step_harm(rumbones_play *p, tt_frame top)
{
    if (top.stage == STAGE_DAMAGE || step_harm(p))
        step_damage(p);
}
