/* Tide cards: whether one could be played here, and what it does.  When that is asked is in
 * windows.c, the questions a card puts are in powers.c. */
#include "games/rumbones/state.h"

/* ==== Tide cards ============= [R-19.1 F-9.15 F-9.17 F-9.32] ==== */

/* Own deployed heroes within reach of that one. */
unsigned rumbones_own_within(const rumbones_table *t, int side, int hero, int reach)
{
    return heroes_within(t, t->at[hero], reach) & side_places(t, side);
}

/* Heroes a card is meant for. */
static unsigned heroes_meant(const rumbones_table *t, int side, const rumbones_card *is)
{
    switch (is->effect) {
    case SHOVE:
    case CURSE:
    case STEAL:
        return deployed(t) & enemy_places(t, side);
    case TREASURE:
        return side_places(t, side);
    default: /* MEDICINE */
        return deployed(t) & side_places(t, side);
    }
}

/* Whether it can be played on that one of them. */
static bool fits(const rumbones_table *t, int side, const rumbones_card *is, int hero)
{
    switch (is->effect) {
    case SHOVE:
        return rumbones_own_within(t, side, hero, is->reach) != 0 &&
               rumbones_can_push(t, hero, is->n);
    case CURSE:
        return lacks(t, hero, is->statuses) && rumbones_own_within(t, side, hero, is->reach) != 0;
    case STEAL:
        return t->hero[hero].coins > 0 && rumbones_own_within(t, side, hero, is->reach) != 0;
    case TREASURE:
        return t->hero[hero].who != NO_HERO;
    default: /* MEDICINE */
        return t->hero[hero].damage > 0;
    }
}

static bool has_hero_for(const rumbones_table *t, int side, const rumbones_card *is)
{
    for (unsigned left = heroes_meant(t, side, is); left != 0; left &= left - 1)
        if (fits(t, side, is, first_place(left)))
            return true;
    return false;
}

static bool has_damaged_hero(const rumbones_table *t, unsigned heroes)
{
    for (; heroes != 0; heroes &= heroes - 1)
        if (t->hero[first_place(heroes)].damage > 0)
            return true;
    return false;
}

/* Dice that hit and were not rerolled yet, a bit for each group and face. */
unsigned rumbones_hitting_dice(const rumbones_table *t)
{
    const rumbones_fight *f = &t->fight;
    unsigned dice = 0;

    for (int g = 0; g < GROUPS; g++)
        for (int face = 2; face <= DIE_FACES; face++)
            if (face + f->bonus[g] >= f->hit && f->die[g][FRESH][face - 1] > 0)
                dice |= 1u << (g * DIE_FACES + face - 1);
    return dice;
}

static bool can_declare(const rumbones_table *t, int side, const rumbones_card *is)
{
    unsigned heroes = enemy_heroes_at(t, side, t->scene.zone);

    if (t->scene.side != side)
        return false;
    switch (is->effect) {
    case BLOOD_SCENT:
        return has_damaged_hero(t, heroes);
    case HEROES_FIRST:
        return heroes != 0 && has_enemy_crew(t, side, t->scene.zone) &&
               (t->scene.mode & (MODE_HEROES | MODE_ANYONE)) == 0;
    default: /* MORE_DICE */
        return t->fight.range >= is->reach;
    }
}

static bool has_interest(const rumbones_table *t, int side, const rumbones_card *is)
{
    for (unsigned left = side_places(t, side); left != 0; left &= left - 1)
        if (t->hero[first_place(left)].coins >= is->reach)
            return true;
    return false;
}

static bool can_surge(const rumbones_table *t, int side, const rumbones_card *is)
{
    return t->acting != NO_PLACE && side_of_hero(t, t->acting) == side &&
           is_deployed(t, t->acting) && rumbones_can_step(t, t->acting, is->n, true);
}

static bool can_parry(const rumbones_table *t, int side)
{
    return t->scene.side != side && (heroes_at(t, t->scene.zone) & side_places(t, side)) != 0 &&
           rumbones_hitting_dice(t) != 0;
}

/* Whether a card could be played here by that seat, held or not; the window is right. */
bool rumbones_can_play(const rumbones_table *t, int seat, int card)
{
    const rumbones_card *is = &rumbones_cards[card];
    int side = t->side_of[seat];

    switch (is->effect) {
    case CALL_MONSTER:
        return t->dragon == 0;
    case MORE_DICE:
    case BLOOD_SCENT:
    case HEROES_FIRST:
        return can_declare(t, side, is);
    case LESS_DAMAGE:
        return side_of_hero(t, harmed_hero(t)) == side && t->harming.hurt[harmed_hero(t)] > 0;
    case FREE_MOVE:
        return can_surge(t, side, is);
    case MORE_CREW:
        return t->crewing.side == side && t->turn == side && t->supply[side][DECKHAND] > 0;
    case MORE_STEPS:
        return t->turn == side && rumbones_crew_moves(t, side);
    case WORSE_JUMP:
        return side_of_hero(t, t->moving.hero) != side;
    case BETTER_JUMP:
        return side_of_hero(t, t->moving.hero) == side;
    case FEED_POOL:
        return t->team[other_side(side)].pool < POOL_MAX;
    case REROLL:
        return can_parry(t, side);
    case INTEREST:
        return has_interest(t, side, is);
    default:
        return has_hero_for(t, side, is);
    }
}

static bool is_played_on_hero(int effect)
{
    return effect == SHOVE || effect == CURSE || effect == STEAL || effect == TREASURE ||
           effect == MEDICINE;
}

static void list_card(const rumbones_table *t, int seat, int card, tt_moves *out)
{
    const rumbones_card *is = &rumbones_cards[card];
    int side = t->side_of[seat];

    if (!is_played_on_hero(is->effect)) {
        if (rumbones_can_play(t, seat, card))
            tt_add(out, VERB_PLAY, card, 0);
        return;
    }
    for (unsigned left = heroes_meant(t, side, is); left != 0; left &= left - 1)
        if (fits(t, side, is, first_place(left)))
            tt_add(out, VERB_PLAY_ON, card, figure_of(t, first_place(left)));
}

/* Cards of the hand that can be played in such a window, here. */
void rumbones_list_cards(const rumbones_sight *see, int window, tt_moves *out)
{
    const rumbones_table *t = see->table;

    if (see->hand == 0)
        return;
    int first = first_card(t->team[t->side_of[see->seat]].faction);
    for (tide_bag left = see->hand; left != 0;) {
        int kind = __builtin_ctzll(left) / 4, card = first + kind;
        left &= ~((tide_bag)15 << 4 * kind);
        if (rumbones_cards[card].window == window)
            list_card(t, see->seat, card, out);
    }
}

void rumbones_list_own(const rumbones_sight *see, tt_moves *out)
{
    rumbones_list_cards(see, OWN, out);
}

/* The clause against a card here. */
const char *rumbones_why_card(const rumbones_sight *see, int window, tt_move m)
{
    const rumbones_table *t = see->table;
    bool held = m.a > NO_CARD && m.a < CARDS_END && !t->pirates &&
                rumbones_cards[m.a].faction == t->team[t->side_of[see->seat]].faction &&
                copies_in(see->hand, m.a) > 0;

    if (!held || rumbones_cards[m.a].window != window)
        return "R-19.1";
    return rumbones_cards[m.a].effect == CALL_MONSTER ? "R-20.2" : "F-9.17";
}

/* ---- playing them ---- */

static void out_of_hand(rumbones_play *p, int seat, int card)
{
    rumbones_table *t = p->table;

    p->state->secret.hand[seat] -= one_card(card);
    t->hand_n[seat]--;
    t->discard[t->side_of[seat]] += one_card(card);
}

void rumbones_discard_card(rumbones_play *p, int seat, int card)
{
    out_of_hand(p, seat, card);
    tt_barrier(p->log);
    tell(p, TOLD_DISCARDED, seat, card, 0);
}

static void raise_pool(rumbones_play *p, int side, int n)
{
    uint8_t *pool = &p->table->team[side].pool;

    if (n == 0)
        return;
    *pool = (uint8_t)(*pool + n > POOL_MAX ? POOL_MAX : *pool + n);
    tell(p, TOLD_POOL, speaker_of(p->table, side), side, *pool);
}

static void interest(rumbones_play *p, int side, const rumbones_card *is)
{
    rumbones_table *t = p->table;

    for (unsigned left = side_places(t, side); left != 0; left &= left - 1)
        if (t->hero[first_place(left)].coins >= is->reach)
            rumbones_coins(p, first_place(left), is->n);
}

static void jump_better(rumbones_play *p, int n)
{
    p->table->moving.bonus = (int8_t)(p->table->moving.bonus + n);
}

static void do_card(rumbones_play *p, int seat, int card, int hero)
{
    rumbones_table *t = p->table;
    const rumbones_card *is = &rumbones_cards[card];
    int side = t->side_of[seat];

    TT_ASSERT(hero < HEROES_MAX || !is_played_on_hero(is->effect));
    switch (is->effect) {
    case CALL_MONSTER:
        then(p, STAGE_SUMMON, seat);
        break;
    case MORE_DICE:
        t->fight.dice[1] = (int8_t)(t->fight.dice[1] + is->n);
        break;
    case SHOVE:
        rumbones_push(p, seat, 1u << (hero & 15), is->n, true);
        break;
    case LESS_DAMAGE:
        rumbones_lessen(p, harmed_hero(t), is->n);
        break;
    case BLOOD_SCENT:
        t->fight.bonus[1] = (int8_t)(t->fight.bonus[1] + is->n);
        break;
    case FREE_MOVE:
        rumbones_walk(p, t->acting, is->n, WALK_JUMPS | WALK_MUST);
        break;
    case MORE_CREW:
        t->card = (uint8_t)card;
        then(p, STAGE_POINT, seat);
        break;
    case MORE_STEPS:
        then(p, STAGE_LANE, seat);
        break;
    case WORSE_JUMP:
        jump_better(p, -is->n);
        break;
    case BETTER_JUMP:
        jump_better(p, is->n);
        break;
    case CURSE:
        rumbones_give_status(p, hero, is->statuses);
        break;
    case MEDICINE:
        rumbones_heal(p, hero, is->n);
        break;
    case FEED_POOL:
        raise_pool(p, other_side(side), is->n);
        break;
    case TREASURE:
        rumbones_coins(p, hero, is->n);
        break;
    case STEAL:
        t->card = (uint8_t)card;
        t->chosen = (uint8_t)(hero + 1);
        then(p, STAGE_RECEIVE, seat);
        break;
    case REROLL:
        then(p, STAGE_PARRY, seat);
        break;
    case HEROES_FIRST:
        t->scene.mode |= MODE_HEROES;
        break;
    default:
        interest(p, side, is);
    }
}

void rumbones_play_card(rumbones_play *p, int seat, tt_move m)
{
    rumbones_table *t = p->table;
    const rumbones_card *is = &rumbones_cards[m.a];

    out_of_hand(p, seat, m.a);
    tt_barrier(p->log);
    tell(p, TOLD_PLAYED, seat, m.a, 0);
    do_card(p, seat, m.a, m.verb == VERB_PLAY_ON ? place_of(t, m.b) : NO_PLACE);
    raise_pool(p, t->side_of[seat], is->kraken);
}
