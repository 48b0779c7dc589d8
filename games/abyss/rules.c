/* The rules, in the order of the rulebook.
 *
 * Each ASK has list_x (what may be chosen), why_x (the clause against a choice
 * that is not listed) and apply_x (what choosing does, and where the game goes next).
 * Where by public knowledge there can be one answer, ask_x puts the question or gives
 * that answer.  Each STEP has step_x.  The questions of
 * a recruitment are in recruit.c, of keys in locations.c, of lords in powers.c.
 *
 * At the bottom of the agenda stands the turn of the active seat; a question of
 * somebody's power comes on top of it and goes when it is answered. */
#include "engine/bits.h"
#include "games/abyss/state.h"

static void ask_action(abyss_state *s, tt_chance *c, tt_events *log);
static void reveal(abyss_state *s, tt_chance *c, tt_events *log);
static void step_keys(abyss_state *s, int seat, tt_chance *c, tt_events *log);
static void step_next(abyss_state *s, int seat, tt_chance *c, tt_events *log);

/* ==== A turn ===================================== [A-3.1 ] ====
 * What lasts one turn begins anew, and the Landlord pays. */

static void step_turn(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    tt_barrier(log);
    tt_tell(log, TOLD_TURN, seat, 0, 0);
    t->active = (uint8_t)seat;
    t->sold = t->bought = t->powers = 0;
    if (works_for(t, seat, LANDLORD))
        gain_pearls(t, seat, abyss_lords[LANDLORD].pearls, log);
    ask_action(s, c, log);
}

/* ==== Plot, or one action ====================== [A-3.1 ] ====
 * Plotting comes before the action, as often as pearls, spaces and lords last. */

static bool may_plot(const abyss_table *t, int seat)
{
    return t->player[seat].pearls > 0 && t->lord_deck_n > 0 &&
           t->court[COURT_SPACES - 1] == NO_LORD;
}

/* Bits of the piles that can be named first.  Of two piles the one that comes first in
 * the box is named first, so that one set has one way to be named. */
static unsigned first_piles(const abyss_table *t, int seat)
{
    unsigned piles = piles_of(t);

    if ((piles & (piles - 1)) != 0 && works_for(t, seat, ALCHEMIST))
        piles &= ~(1u << (31 - __builtin_clz(piles)));
    return piles;
}

/* Without branches: which piles are empty is hard to predict. */
void abyss_list_piles(unsigned piles, tt_moves *out)
{
    uint32_t n = out->n;

    for (int race = 0; race < RACES; race++) {
        out->at[n] = tt_move_of(VERB_COUNCIL, race, 0);
        n += piles >> race & 1;
    }
    out->n = n;
}

static void list_action(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;

    TT_ASSERT(out->n + 2 + RACES + COURT_SPACES <= TT_MOVES_MAX);
    out->at[out->n] = tt_move_of(VERB_EXPLORE, 0, 0);
    out->at[out->n + 1] = tt_move_of(VERB_PLOT, 0, 0);
    out->n += 1 + may_plot(t, see->seat);
    abyss_list_piles(first_piles(t, see->seat), out);
    for (unsigned left = abyss_recruits(see); left != 0; left &= left - 1)
        tt_add(out, VERB_RECRUIT, t->court[__builtin_ctz(left)], 0);
    abyss_list_uses(see, out);
}

static const char *why_action(const abyss_sight *see, tt_move m)
{
    switch (m.verb) {
    case VERB_PLOT:
        return see->table->player[see->seat].pearls == 0 ? "A-4.1" : "A-4.2";
    case VERB_COUNCIL:
        return m.a < RACES && see->table->council_n[m.a] > 0 ? "A-8.12" : "A-6.1";
    case VERB_RECRUIT:
        return abyss_why_recruit(see, m.a);
    default:
        return abyss_why_not_use(see, m);
    }
}

static void plot(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    int space = court_n(t);

    TT_ASSERT(space < COURT_SPACES && t->court[space] == NO_LORD);
    tt_tell(log, TOLD_PLOTTED, seat, 0, 0);
    pay_pearls(t, seat, 1, log);
    t->court[space] = (uint8_t)abyss_draw_lord(s, c, log);
    tt_tell(log, TOLD_TO_COURT, seat, t->court[space], space + 1);
    ask_action(s, c, log);
}

static void explore(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    tt_tell(log, TOLD_EXPLORES, seat, 0, 0);
    reveal(s, c, log);
}

static void council(abyss_state *s, int seat, int race, tt_chance *c, tt_events *log);

static void apply_action(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    switch (m.verb) {
    case VERB_PLOT:
        plot(s, seat, c, log);
        return;
    case VERB_EXPLORE:
        explore(s, seat, c, log);
        return;
    case VERB_COUNCIL:
        council(s, seat, m.a, c, log);
        return;
    case VERB_RECRUIT:
        abyss_recruit(s, seat, m.a, c, log);
        return;
    default:
        abyss_use(s, seat, m, c, log);
        ask_action(s, c, log);
    }
}

/* Who has no ally or no lord to pay, nothing to plot with or for, no pile and no power
 * to use explores.  Whether allies in hand can pay for a lord is not public, so their
 * owner is asked. */
bool abyss_must_explore(const abyss_table *t, int seat)
{
    bool recruits = t->hand_n[seat] > 0 && t->court[0] != NO_LORD;

    return !recruits && piles_of(t) == 0 && !may_plot(t, seat) && !abyss_may_use(t, seat);
}

static void ask_action(abyss_state *s, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    int seat = t->active;

    if (abyss_must_explore(t, seat))
        explore(s, seat, c, log);
    else
        tt_go(&t->agenda, STAGE_ACTION, seat);
}

/* ==== Explore ==================================== [A-5.1] ====
 * Cards are turned up one by one.  The deck is never left empty. */

static void refill_deck(abyss_state *s, int seat, tt_events *log)
{
    abyss_table *t = &s->table;

    s->secret.deck = t->discard;
    t->deck_n = (uint8_t)abyss_cards_in(&t->discard);
    memset(&t->discard, 0, sizeof t->discard);
    TT_ASSERT(t->deck_n > 0);
    tt_tell(log, TOLD_RESHUFFLED, seat, t->deck_n, 0);
}

static void offer(abyss_state *s, int seat, tt_chance *c, tt_events *log);
static void ask_fight(abyss_state *s, tt_chance *c, tt_events *log);

static void reveal(abyss_state *s, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    int card = abyss_draw_card(s, c, log);

    TT_ASSERT(t->track_n < TRACK_SPACES);
    t->track[t->track_n++] = (uint8_t)card;
    tt_tell(log, TOLD_TURNED_UP, t->active, card, t->track_n);
    if (t->deck_n == 0)
        refill_deck(s, t->active, log);
    if (card == MONSTER)
        ask_fight(s, c, log);
    else
        offer(s, t->active, c, log);
}

static int take_revealed(abyss_table *t)
{
    int card = t->track[--t->track_n];

    t->track[t->track_n] = NO_CARD;
    return card;
}

/* ==== Explore: an ally is for sale ================ [A-5.2] ====
 * It is offered clockwise.  The first ally sold in a turn costs 1 pearl, the next 2,
 * then 3, whoever buys; each opponent buys once. */

static void list_buy(const abyss_sight *see, tt_moves *out)
{
    tt_add(out, VERB_PASS, 0, 0);
    tt_add(out, VERB_BUY, revealed(see->table), price(see->table));
}

static const char *why_buy(const abyss_sight *see, tt_move m)
{
    (void)see;
    return m.verb == VERB_BUY ? "A-5.3" : "A-5.2";
}

static void ask_take(abyss_state *s, tt_chance *c, tt_events *log);

/* Asks the next opponent who can buy, else the explorer. */
static void offer(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    for (seat = left_of(t, seat); seat != t->active; seat = left_of(t, seat)) {
        if (may_buy(t, seat)) {
            tt_go(&t->agenda, STAGE_BUY, seat);
            return;
        }
    }
    ask_take(s, c, log);
}

static void apply_buy(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    if (m.verb == VERB_PASS) {
        tt_tell(log, TOLD_PASSED, seat, 0, 0);
        offer(s, seat, c, log);
        return;
    }
    int cost = price(t), ally = take_revealed(t);
    tt_tell(log, TOLD_BOUGHT, seat, ally, cost);
    take_pearls(t, seat, cost);
    gain_pearls(t, t->active, cost, log);
    into_hand(s, seat, ally);
    t->bought |= (uint8_t)(1u << seat);
    t->sold++;
    reveal(s, c, log);
}

/* ==== Explore: an ally nobody bought ========= [A-5.4 ] ====
 * The explorer takes it and is done, or goes on; on the fifth space it must be taken,
 * and a pearl comes with it. */

static bool is_last_space(const abyss_table *t)
{
    return t->track_n == TRACK_SPACES;
}

static void list_take(const abyss_sight *see, tt_moves *out)
{
    tt_add(out, VERB_TAKE, revealed(see->table), 0);
    tt_add(out, VERB_GO_ON, 0, 0);
    abyss_list_uses(see, out);
}

static const char *why_take(const abyss_sight *see, tt_move m)
{
    return m.verb == VERB_TAKE || m.verb == VERB_FIGHT ? "A-5.4" : abyss_why_not_use(see, m);
}

/* Allies left on the track go face down to the council, monsters to the discard. */
static void end_exploration(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    unsigned races = 0;

    for (int i = 0; i < t->track_n; i++) {
        int card = t->track[i];
        t->track[i] = NO_CARD;
        if (card == MONSTER) {
            add_card(&t->discard, card);
            continue;
        }
        add_card(&s->secret.council, card);
        t->council_n[race_of(card)]++;
        races |= 1u << race_of(card);
        tt_tell(log, TOLD_TO_COUNCIL, seat, card, 0);
    }
    t->track_n = 0;
    if (races != 0 && works_for(t, seat, SHIP_MASTER)) /* */
        gain_pearls(t, seat, __builtin_popcount(races), log);
    step_keys(s, seat, c, log);
}

static void take(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    bool gains_pearl = is_last_space(t);
    int ally = take_revealed(t);

    into_hand(s, seat, ally);
    tt_tell(log, TOLD_TOOK, seat, ally, 0);
    if (gains_pearl)
        gain_pearls(t, seat, 1, log);
    end_exploration(s, seat, c, log);
}

static void apply_take(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    if (m.verb == VERB_TAKE) {
        take(s, seat, c, log);
    } else if (m.verb == VERB_GO_ON) {
        tt_tell(log, TOLD_WENT_ON, seat, 0, 0);
        reveal(s, c, log);
    } else {
        abyss_use(s, seat, m, c, log);
    }
}

static void ask_take(abyss_state *s, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    if (is_last_space(t))
        take(s, t->active, c, log);
    else
        tt_go(&t->agenda, STAGE_TAKE, t->active);
}

/* ==== Explore: a monster ========= [A-5.6   ] ====
 * Fight it for one of the rewards of the marker's space, or go on and move the marker.
 * On the fifth space it must be fought, and a pearl comes with the reward. */

/* an opponent's Tamer makes the explorer's reward that of the space before */
int abyss_reward_space(const abyss_table *t, int seat, int space)
{
    return space > 1 && is_touched_by(t, seat, TAMER) ? space - 1 : space;
}

static int tokens_left(const abyss_table *t)
{
    int left = TOKENS_IN_BOX;

    for (int i = 0; i < t->seats; i++)
        left -= t->player[i].tokens_n;
    return left;
}

static void list_fight(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;
    int space = abyss_reward_space(t, see->seat, t->threat), tokens = tokens_left(t);

    for (int reward = 1; reward < REWARDS_END; reward++)
        if (abyss_rewards[reward].space == space && abyss_rewards[reward].tokens <= tokens)
            tt_add(out, VERB_FIGHT, reward, 0);
    if (is_last_space(t))
        return;
    tt_add(out, VERB_GO_ON, 0, 0);
    abyss_list_uses(see, out);
}

static const char *why_fight(const abyss_sight *see, tt_move m)
{
    const abyss_table *t = see->table;

    if (m.verb == VERB_FIGHT && m.a < REWARDS_END) {
        if (abyss_rewards[m.a].space == abyss_reward_space(t, see->seat, t->threat))
            return "A-5.9";
        return abyss_rewards[m.a].space == t->threat ? "A-8.6" : "A-5.8";
    }
    if (m.verb == VERB_TAKE)
        return "A-5.6";
    if (is_last_space(t))
        return is_use(m.verb) ? "A-8.21" : "A-5.7";
    return abyss_why_not_use(see, m);
}

static void move_threat(abyss_table *t, int space, tt_events *log)
{
    if (t->threat != space)
        tt_tell(log, TOLD_THREAT, t->active, space, 0);
    t->threat = (uint8_t)space;
}

/* a key the pile cannot give is not gained */
static void gain_keys(abyss_table *t, int seat, int n, tt_events *log)
{
    int left = KEYS_IN_BOX;

    for (int i = 0; i < t->seats; i++)
        left -= t->player[i].keys;
    if (n > left)
        n = left;
    t->player[seat].keys = (uint8_t)(t->player[seat].keys + n);
    if (n > 0)
        tt_tell(log, TOLD_KEYS, seat, n, 0);
}

static void fight(abyss_state *s, int seat, int reward, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    const abyss_reward_card *is = &abyss_rewards[reward];

    tt_tell(log, TOLD_FOUGHT, seat, reward, 0);
    gain_keys(t, seat, is->keys, log);
    if (is->pearls > 0)
        gain_pearls(t, seat, is->pearls, log);
    for (int i = 0; i < is->tokens; i++)
        abyss_draw_token(s, seat, c, log);
    if (is_last_space(t))
        gain_pearls(t, seat, 1, log);
    move_threat(t, 1, log);
    end_exploration(s, seat, c, log);
}

static void apply_fight(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    if (m.verb == VERB_FIGHT) {
        fight(s, seat, m.a, c, log);
    } else if (m.verb == VERB_GO_ON) {
        tt_tell(log, TOLD_WENT_ON, seat, 0, 0);
        move_threat(t, t->threat < THREAT_SPACES ? t->threat + 1 : THREAT_SPACES, log);
        reveal(s, c, log);
    } else {
        abyss_use(s, seat, m, c, log);
    }
}

static void ask_fight(abyss_state *s, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    tt_move answer;

    if (is_last_space(t) && abyss_only_answer(s, STAGE_FIGHT, t->active, &answer))
        fight(s, t->active, answer.a, c, log);
    else
        tt_go(&t->agenda, STAGE_FIGHT, t->active);
}

/* ==== Council =================================== [A-6.1] ====
 * One pile; with the Alchemist two, both named before either is looked at. */

void abyss_take_pile(abyss_state *s, int seat, int race, tt_events *log)
{
    abyss_table *t = &s->table;
    abyss_hand *hand = &s->secret.hand[seat];
    unsigned pile = s->secret.council.lane[race];
    int n = t->council_n[race];

    tt_barrier(log);
    tt_tell(log, TOLD_TOOK_PILE, seat, race, n);
    for (unsigned left = pile; log != NULL && left != 0; left &= left - 1)
        tt_tell_to(log, 1u << seat, TOLD_FOUND, seat,
                   abyss_card_of_bit[race * 16 + __builtin_ctz(left)], 0);
    hand->worth[race] = (uint8_t)(hand->worth[race] + lane_worth(pile));
    abyss_pour_lane(&s->secret.council, &hand->cards, race);
    t->hand_n[seat] = (uint8_t)(t->hand_n[seat] + n);
    t->council_n[race] = 0;
}

/* Bits of the piles that can be named second. */
static unsigned second_piles(const abyss_table *t, int first)
{
    return piles_of(t) & ~((2u << first) - 1);
}

static void list_second(const abyss_sight *see, tt_moves *out)
{
    abyss_list_piles(second_piles(see->table, see->table->named - 1), out);
}

static const char *why_second(const abyss_sight *see, tt_move m)
{
    (void)see;
    return m.verb == VERB_COUNCIL ? "A-8.12" : "A-3.1";
}

static void take_two_piles(abyss_state *s, int seat, int first, int second, tt_chance *c,
                           tt_events *log)
{
    s->table.named = 0;
    abyss_take_pile(s, seat, first, log);
    abyss_take_pile(s, seat, second, log);
    step_keys(s, seat, c, log);
}

static void apply_second(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    take_two_piles(s, seat, s->table.named - 1, m.a, c, log);
}

static void council(abyss_state *s, int seat, int race, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    unsigned second = works_for(t, seat, ALCHEMIST) ? second_piles(t, race) : 0;

    if (second == 0) {
        abyss_take_pile(s, seat, race, log);
        step_keys(s, seat, c, log);
    } else if ((second & (second - 1)) == 0) {
        take_two_piles(s, seat, race, __builtin_ctz(second), c, log);
    } else {
        t->named = (uint8_t)(race + 1);
        tt_go(&t->agenda, STAGE_SECOND, seat);
    }
}

/* ==== Recruit: the court ============ [A-7.4  ] ====
 * After all powers the court slides away from the deck.  With two lords or fewer the
 * player gains 2 pearls and it is filled; a deck that cannot fill it sets off the end. */

static void slide_court(abyss_table *t)
{
    int n = 0;

    for (int i = 0; i < COURT_SPACES; i++) {
        uint8_t lord = t->court[i];
        t->court[i] = NO_LORD;
        t->court[n] = lord;
        n += lord != NO_LORD;
    }
}

static void step_court(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    slide_court(t);
    int n = court_n(t);
    if (n <= 2) {
        gain_pearls(t, seat, 2, log);
        tt_tell(log, TOLD_REFILL, seat, COURT_SPACES - n, 0);
        for (; n < COURT_SPACES && t->lord_deck_n > 0; n++) {
            t->court[n] = (uint8_t)abyss_draw_lord(s, c, log);
            tt_tell(log, TOLD_TO_COURT, seat, t->court[n], n + 1);
        }
        if (n < COURT_SPACES) {
            tt_tell(log, TOLD_SHORT, seat, COURT_SPACES - n, 0);
            abyss_set_off_end(t, seat, log);
        }
    }
    step_keys(s, seat, c, log);
}

/* ==== Keys ===================================== [A-9.1 ] ====
 * With three keys or more a location must be taken, if there is one.  How is in
 * locations.c. */

static void ask_after(abyss_state *s, int seat, tt_chance *c, tt_events *log);

static void step_keys(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    if (abyss_keys_of(&t->player[seat]) < KEYS_FOR_LOCATION) {
        ask_after(s, seat, c, log);
    } else if (t->available == 0 && t->stack_n == 0) {
        tt_tell(log, TOLD_NO_LOCATION, seat, 0, 0);
        ask_after(s, seat, c, log);
    } else {
        abyss_ask_location(s, seat, c, log);
    }
}

/* ==== After the action =========================== [A-8.2] ====
 * Powers that have not been used this turn may still be used; then the turn ends. */

static void ask_after(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    if (abyss_may_use(&s->table, seat))
        tt_go(&s->table.agenda, STAGE_AFTER, seat);
    else
        step_next(s, seat, c, log);
}

static void list_after(const abyss_sight *see, tt_moves *out)
{
    tt_add(out, VERB_END, 0, 0);
    abyss_list_uses(see, out);
}

static const char *why_after(const abyss_sight *see, tt_move m)
{
    return abyss_why_not_use(see, m);
}

static void apply_after(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    if (m.verb == VERB_END) {
        tt_tell(log, TOLD_ENDED, seat, 0, 0);
        step_next(s, seat, c, log);
        return;
    }
    abyss_use(s, seat, m, c, log);
    ask_after(s, seat, c, log);
}

/* ==== The next turn, or the end = [A-8.4    ] ====
 * Who set off the end finishes the turn; all others have one more. */

/* the lowest ally of each race still in hand is affiliated, the rest goes */
static void affiliate_the_rest(abyss_state *s, int seat, tt_events *log)
{
    const abyss_hand *hand = &s->secret.hand[seat];

    for (int race = 0; race < RACES; race++) {
        if (hand->cards.lane[race] == 0)
            continue;
        int ally = ally_of(race, lane_lowest(hand->cards.lane[race]));
        out_of_hand(s, seat, ally);
        add_card(&s->table.player[seat].affiliated, ally);
        tt_tell(log, TOLD_AFFILIATED, seat, ally, 0);
        for (unsigned left; (left = hand->cards.lane[race]) != 0;)
            abyss_discard(s, seat, ally_of(race, lane_lowest(left)), TOLD_DISCARDED, log);
    }
}

void abyss_discard(abyss_state *s, int seat, int ally, int told, tt_events *log)
{
    out_of_hand(s, seat, ally);
    add_card(&s->table.discard, ally);
    tt_tell(log, told, seat, ally, 0);
}

static void step_next(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    int next = left_of(t, seat);

    if (abyss_is_limited(t, seat)) { /* then this step comes again */
        tt_go(&t->agenda, STAGE_NEXT, seat);
        tt_then(&t->agenda, STAGE_LIMIT, seat);
        return;
    }
    if (t->again != 0) {
        t->again = 0;
        next = seat;
    } else if (t->last == next + 1) {
        tt_done(&t->agenda);
        for (int i = 0; i < t->seats; i++, seat = left_of(t, seat))
            affiliate_the_rest(s, seat, log);
        tt_barrier(log);
        tt_tell(log, TOLD_OVER, next, 0, 0);
        return;
    }
    step_turn(s, next, c, log);
}

/* The only answer there is, if there is only one. */
bool abyss_only_answer(const abyss_state *s, int stage, int seat, tt_move *answer)
{
    abyss_sight see = sight_of_actor(s, (tt_frame){(uint8_t)stage, (uint8_t)seat});
    tt_moves list;

    list.n = 0;
    abyss_list(&see, stage, &list);
    TT_ASSERT(list.n > 0);
    *answer = list.at[0];
    return list.n == 1;
}

/* ==== By stage: stages.def as functions ==================================== */

void abyss_list(const abyss_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
#define ASK(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        list_##name(see, out);                                                                     \
        return;
#include "games/abyss/stages.def"
#define KEY(id, name, rule) case STAGE_##id:
#include "games/abyss/stages.def"
        abyss_list_key(see, stage, out);
        return;
#define RECRUIT(id, name, rule) case STAGE_##id:
#include "games/abyss/stages.def"
        abyss_list_recruit(see, stage, out);
        return;
    default:
        abyss_list_power(see, stage, out);
    }
}

/* ==== At random ============================================================
 * The most frequent questions, answered with one draw from as many moves as they would list, in
 * that order; powers that may be used are listed behind all that is drawn from here. */

static tt_move any_action(const abyss_sight *see, tt_chance *c)
{
    const abyss_table *t = see->table;
    unsigned piles = first_piles(t, see->seat), spaces = abyss_recruits(see);
    uint32_t own = 1 + may_plot(t, see->seat), piles_n = (uint32_t)__builtin_popcount(piles);
    uint32_t i = tt_draw(c, own + piles_n + (uint32_t)__builtin_popcount(spaces));

    if (i < own)
        return tt_move_of(i == 0 ? VERB_EXPLORE : VERB_PLOT, 0, 0);
    if (i < own + piles_n)
        return tt_move_of(VERB_COUNCIL, tt_nth_bit(piles, (int)(i - own)), 0);
    return tt_move_of(VERB_RECRUIT, t->court[tt_nth_bit(spaces, (int)(i - own - piles_n))], 0);
}

tt_move abyss_any(const void *state, tt_chance *c)
{
    const abyss_state *s = state;
    tt_frame top = tt_top(&s->table.agenda);
    abyss_sight see = sight_of_actor(s, top);
    tt_moves list;

    if (top.stage == STAGE_ACTION && !has_uses(see.table, top.seat))
        return any_action(&see, c);
    if (top.stage == STAGE_TAKE && !has_uses(see.table, top.seat))
        return tt_draw(c, 2) == 0 ? tt_move_of(VERB_TAKE, revealed(see.table), 0)
                                  : tt_move_of(VERB_GO_ON, 0, 0);
    list.n = 0;
    abyss_list(&see, top.stage, &list);
    return list.at[tt_draw(c, list.n)];
}

/* the four questions at which a power can be used */
static bool is_free_decision(int stage)
{
    return stage == STAGE_ACTION || stage == STAGE_TAKE || stage == STAGE_FIGHT ||
           stage == STAGE_AFTER;
}

const char *abyss_why_not(const abyss_sight *see, int stage, tt_move m)
{
    if (is_use(m.verb) && !is_free_decision(stage))
        return "A-8.2";
    switch (stage) {
#define ASK(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        return why_##name(see, m);
#include "games/abyss/stages.def"
#define KEY(id, name, rule) case STAGE_##id:
#include "games/abyss/stages.def"
        return abyss_why_not_key(see, stage, m);
#define RECRUIT(id, name, rule) case STAGE_##id:
#include "games/abyss/stages.def"
        return abyss_why_not_recruit(see, stage, m);
    default:
        return abyss_why_not_power(see, stage, m);
    }
}

static void apply_answer(abyss_state *s, tt_move m, tt_chance *c, tt_events *log)
{
    tt_frame top = tt_top(&s->table.agenda);

    switch (top.stage) {
#define ASK(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        apply_##name(s, top.seat, m, c, log);                                                      \
        return;
#include "games/abyss/stages.def"
#define KEY(id, name, rule) case STAGE_##id:
#include "games/abyss/stages.def"
        abyss_apply_key(s, top, m, c, log);
        return;
#define RECRUIT(id, name, rule) case STAGE_##id:
#include "games/abyss/stages.def"
        abyss_apply_recruit(s, top, m, c, log);
        return;
    default:
        abyss_apply_power(s, top, m, c, log);
    }
}

/* Whether a seat is always asked when the stage comes to the top. */
static bool waits(int stage)
{
    _Static_assert(STAGES <= 32, "a bit for each stage");
#define ASK(id, name, rule)     | 1u << STAGE_##id
#define RECRUIT(id, name, rule) | 1u << STAGE_##id
    const uint32_t asks = 0
#include "games/abyss/stages.def"
        ;

    return (asks >> stage & 1) != 0;
}

/* Goes on by itself until somebody has a choice, or the game is over. */
void abyss_settle(abyss_state *s, tt_chance *c, tt_events *log)
{
    while (s->table.agenda.n > 0) {
        tt_frame top = tt_top(&s->table.agenda);
        if (waits(top.stage))
            return;
        switch (top.stage) {
#define STEP(id, name, rule)                                                                       \
    case STAGE_##id:                                                                               \
        step_##name(s, top.seat, c, log);                                                          \
        break;
#include "games/abyss/stages.def"
        case STAGE_SPEND:
            if (!abyss_answer_spend(s, top.seat, c, log))
                return;
            break;
        default:
            if (!abyss_answer_power(s, top, c, log))
                return;
        }
    }
}

/* What somebody else decides next cannot be taken back alone. */
void abyss_apply(void *state, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_state *s = state;
    int seat = tt_top(&s->table.agenda).seat;

    apply_answer(s, m, c, log);
    abyss_settle(s, c, log);
    if (log != NULL && s->table.agenda.n > 0 && tt_top(&s->table.agenda).seat != seat)
        tt_barrier(log);
}
