/* The rules, in the order of the rulebook.
 *
 * Each ASK has list_x (what may be chosen), why_x (the clause against a choice
 * that is not listed) and apply_x (what choosing does, and where the game goes next).
 * Where by public knowledge there can be one answer, ask_x puts the question or gives
 * that answer.  Each STEP has step_x.  The questions of
 * keys are in locations.c, those of lords in powers.c.
 *
 * At the bottom of the agenda stands the turn of the active seat; a question of
 * somebody's power comes on top of it and goes when it is answered. */
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

static void list_recruits(const abyss_sight *see, tt_moves *out);

static void list_action(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;

    TT_ASSERT(out->n + 2 + RACES + COURT_SPACES <= TT_MOVES_MAX);
    out->at[out->n] = tt_move_of(VERB_EXPLORE, 0, 0);
    out->at[out->n + 1] = tt_move_of(VERB_PLOT, 0, 0);
    out->n += 1 + may_plot(t, see->seat);
    abyss_list_piles(first_piles(t, see->seat), out);
    list_recruits(see, out);
    abyss_list_uses(see, out);
}

static const char *why_recruit(const abyss_sight *see, int lord);

static const char *why_action(const abyss_sight *see, tt_move m)
{
    switch (m.verb) {
    case VERB_PLOT:
        return see->table->player[see->seat].pearls == 0 ? "A-4.1" : "A-4.2";
    case VERB_COUNCIL:
        return m.a < RACES && see->table->council_n[m.a] > 0 ? "A-8.12" : "A-6.1";
    case VERB_RECRUIT:
        return why_recruit(see, m.a);
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
static void recruit(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log);

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
        recruit(s, seat, m.a, c, log);
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

/* ==== Recruit: which lord ============ [A-7.1 ] ====
 * Who can pay: the printed number of races, the printed one among them, and the best
 * allies of those races with all pearls reach the cost. */

/* What Recruiter and Treasurer add to every cost. */
static int cost_change(const abyss_table *t, int seat)
{
    return (is_touched_by(t, seat, RECRUITER) ? 2 : 0) - (works_for(t, seat, TREASURER) ? 2 : 0);
}

int abyss_cost(const abyss_table *t, int seat, int lord)
{
    return abyss_lords[lord].cost + cost_change(t, seat);
}

/* The race that must be among those played, or NO_RACE. */
int abyss_race_wanted(const abyss_table *t, int seat, int lord)
{
    return works_for(t, seat, DIPLOMAT) ? NO_RACE : abyss_lords[lord].race;
}

/* Races from the most valuable on. */
typedef struct purse {
    int worth[RACES];   /* of the allies of each; 0: no more races */
    int top[RACES + 1]; /* of the first n races together */
} purse;

enum { WANTS_NONE = UINT8_MAX }; /* worth more than any race: it never has to be added */

static void add_race(purse *p, int worth)
{
    for (int i = 0; i < RACES; i++) {
        int held = p->worth[i];
        p->worth[i] = worth > held ? worth : held;
        worth = worth > held ? held : worth;
    }
}

static void sum_up(purse *p)
{
    for (int i = 0; i < RACES; i++)
        p->top[i + 1] = p->top[i] + p->worth[i];
}

static purse purse_of(const abyss_hand *hand)
{
    purse p = {{0}, {0}};

    for (int race = 0; race < RACES; race++)
        add_race(&p, hand->worth[race]);
    sum_up(&p);
    return p;
}

/* What the race that must be among those played is worth in the hand. */
static int wanted_worth(const abyss_hand *hand, int race)
{
    return race == NO_RACE ? WANTS_NONE : hand->worth[race];
}

/* Whether there are so many races, one or more, the wanted one among them. */
static bool has_races(const purse *p, int races, int wanted)
{
    return p->worth[races - 1] > 0 && wanted > 0;
}

/* The most that so many races are worth: the best ones, if the wanted one is among them;
 * else it takes the place of the last, and is worth less. */
static int most_worth(const purse *p, int races, int wanted)
{
    int best = p->top[races], with = p->top[races - 1] + wanted;

    return with < best ? with : best;
}

bool abyss_may_pay(const abyss_sight *see, int lord)
{
    const abyss_table *t = see->table;
    purse p = purse_of(see->hand);
    int wanted = wanted_worth(see->hand, abyss_race_wanted(t, see->seat, lord));
    int races = abyss_lords[lord].races;

    return has_races(&p, races, wanted) &&
           most_worth(&p, races, wanted) + t->player[see->seat].pearls >=
               abyss_cost(t, see->seat, lord);
}

/* Without branches: who can be paid is hard to predict. */
static void list_recruits(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;
    int pearls = t->player[see->seat].pearls - cost_change(t, see->seat);
    bool any_race = works_for(t, see->seat, DIPLOMAT);
    uint32_t n = out->n;

    if (t->hand_n[see->seat] == 0)
        return;
    purse p = purse_of(see->hand);
    for (int i = 0; i < COURT_SPACES; i++) {
        const abyss_lord_card *lord = &abyss_lords[t->court[i]];
        int wanted = wanted_worth(see->hand, any_race ? NO_RACE : lord->race);
        bool is_there = t->court[i] != NO_LORD;
        bool enough = most_worth(&p, lord->races, wanted) + pearls >= lord->cost;
        out->at[n] = tt_move_of(VERB_RECRUIT, t->court[i], 0);
        n += (uint32_t)is_there & has_races(&p, lord->races, wanted) & enough;
    }
    out->n = n;
}

/* A lord that is not there, or races that are not there, or too little. */
static const char *why_recruit(const abyss_sight *see, int lord)
{
    const abyss_table *t = see->table;

    if (lord == NO_LORD || memchr(t->court, lord, sizeof t->court) == NULL)
        return "A-7.1";
    purse p = purse_of(see->hand);
    int wanted = wanted_worth(see->hand, abyss_race_wanted(t, see->seat, lord));
    return has_races(&p, abyss_lords[lord].races, wanted) ? "A-7.2" : "A-7.1";
}

static void ask_pay(abyss_state *s, int seat, tt_chance *c, tt_events *log);

static void recruit(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    t->recruiting = (uint8_t)lord;
    t->cost = (uint8_t)abyss_cost(t, seat, lord);
    tt_tell(log, TOLD_RECRUITS, seat, lord, t->cost);
    ask_pay(s, seat, c, log);
}

/* ==== Recruit: the payment ==================== [A-7.1] ====
 * Allies are played one by one, race by race in the order of the box and within a race
 * from the lowest, so that one payment has one way to be made.  What is offered can
 * always be completed.  Pearls pay what is missing in the end. */

abyss_bill abyss_bill_of(const abyss_table *t, int seat)
{
    abyss_bill b = {.races = abyss_lords[t->recruiting].races,
                    .wanted = abyss_race_wanted(t, seat, t->recruiting),
                    .worth = t->cost - t->player[seat].pearls - t->paid_worth};

    unsigned paid = races_in(&t->paid);
    b.races -= __builtin_popcount(paid);
    b.wanted = (paid >> b.wanted & 1) != 0 ? NO_RACE : b.wanted;
    if (paid != 0) {
        b.race = 31 - __builtin_clz(paid);
        b.value = lane_highest(t->paid.lane[b.race]);
    }
    return b;
}

static bool is_complete(abyss_bill b)
{
    return b.races == 0 && b.wanted == NO_RACE && b.worth <= 0;
}

/* By public knowledge there is one answer when the hand is empty, or when it holds one
 * ally and something is missing. */
static bool is_forced(const abyss_table *t, int seat, abyss_bill b)
{
    return t->hand_n[seat] == 0 || (t->hand_n[seat] == 1 && !is_complete(b));
}

/* What must hold while a lord is paid for, whatever is in the hand. */
const char *abyss_check_payment(const abyss_table *t, tt_frame f)
{
    if (f.stage != STAGE_PAY && f.stage != STAGE_AFFILIATE)
        return NULL;
    abyss_bill b = abyss_bill_of(t, f.seat);
    if (b.races < 0 || (b.races == 0 && b.wanted != NO_RACE) ||
        (f.stage == STAGE_AFFILIATE && b.races > 0))
        return "a lord is paid with so many races [A-7.1]";
    return f.stage == STAGE_PAY && is_forced(t, f.seat, b)
               ? "nobody is asked who has one choice [A-3.3]"
               : NULL;
}

/* With an ally of each race played next, the most that the races after it can add to a
 * payment that is complete; -1 where none can be. */
static void find_later(const abyss_hand *hand, abyss_bill b, int later[RACES])
{
    purse after = {{0}, {0}}; /* the races after this one */

    for (int race = RACES - 1; race >= b.race; race--) {
        int races = b.races - (race != b.race || b.value == 0);
        int wanted = wanted_worth(hand, race == b.wanted ? NO_RACE : b.wanted);
        sum_up(&after);
        if (races == 0)
            later[race] = wanted == WANTS_NONE ? 0 : -1;
        else if (b.wanted < race || !has_races(&after, races, wanted))
            later[race] = -1;
        else
            later[race] = most_worth(&after, races, wanted);
        add_race(&after, hand->worth[race]);
    }
}

/* Allies of one race, as long as they and all above them are enough with what comes
 * later. */
static void list_plays(const abyss_sight *see, abyss_bill b, int race, int later, tt_moves *out)
{
    unsigned lane = see->hand->cards.lane[race];
    int worth = see->hand->worth[race];

    if (race == b.race && b.value > 0) {
        lane &= lane_from(b.value);
        worth = lane_worth(lane);
    }
    for (unsigned values = lane_values(lane); values != 0; values &= values - 1) {
        int value = __builtin_ctz(values) + 1, ally = ally_of(race, value);
        if (worth + later < b.worth)
            return;
        tt_add(out, VERB_PLAY, ally, 0);
        worth -= value * lane_n(lane & abyss_cards[ally].bits);
    }
}

static void list_last_race(const abyss_sight *see, abyss_bill b, tt_moves *out)
{
    int worth = see->hand->worth[b.wanted];

    if (worth == 0 || b.wanted < b.race)
        return;
    if (b.value > 0)
        list_plays(see, b, b.race, worth, out);
    list_plays(see, b, b.wanted, 0, out);
}

static void list_pay(const abyss_sight *see, tt_moves *out)
{
    abyss_bill b = abyss_bill_of(see->table, see->seat);
    int later[RACES];

    if (is_complete(b))
        tt_add(out, VERB_DONE, 0, 0);
    if (b.races == 0) { /* only more of the last one; what is wanted has been played */
        list_plays(see, b, b.race, 0, out);
        return;
    }
    if (b.races == 1 && b.wanted != NO_RACE) { /* only the wanted one is missing */
        list_last_race(see, b, out);
        return;
    }
    find_later(see->hand, b, later);
    for (int race = b.race; race < RACES; race++)
        if (later[race] >= 0)
            list_plays(see, b, race, later[race], out);
}

static const char *why_pay(const abyss_sight *see, tt_move m)
{
    abyss_bill b = abyss_bill_of(see->table, see->seat);

    if (m.verb == VERB_DONE)
        return b.races > 0 || b.wanted != NO_RACE ? "A-7.1" : "A-7.2";
    if (m.verb != VERB_PLAY)
        return "A-3.1";
    if (m.a == NO_CARD || m.a >= MONSTER || !has_card(&see->hand->cards, m.a))
        return "A-7.1";
    int race = race_of(m.a);
    bool is_new = !has_race(&see->table->paid, race), is_wanted = race == b.wanted;
    int left = b.races - is_new - (b.wanted != NO_RACE && !is_wanted);
    return left < 0 ? "A-7.1" : "A-7.2";
}

static void ask_affiliate(abyss_state *s, int seat, tt_chance *c, tt_events *log);

static void apply_pay(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    if (m.verb == VERB_PLAY) {
        out_of_hand(s, seat, m.a);
        add_card(&t->paid, m.a);
        t->paid_worth = (uint8_t)(t->paid_worth + value_of(m.a));
        tt_tell(log, TOLD_PLAYED, seat, m.a, 0);
        ask_pay(s, seat, c, log);
        return;
    }
    int missing = t->cost - t->paid_worth;
    pay_pearls(t, seat, missing > 0 ? missing : 0, log);
    ask_affiliate(s, seat, c, log);
}

static void ask_pay(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    tt_move answer;

    tt_go(&t->agenda, STAGE_PAY, seat);
    if (t->hand_n[seat] > 1 || !is_forced(t, seat, abyss_bill_of(t, seat)))
        return;
    bool only = abyss_only_answer(s, STAGE_PAY, seat, &answer);
    TT_ASSERT(only);
    apply_pay(s, seat, answer, c, log);
}

/* ==== Recruit: affiliation, and the lord enters ==== [A-7.3 ] ====
 * The lowest ally played stays; of several lowest ones the player chooses.  With the
 * Master of Magic any of them may stay. */

void abyss_list_cards(const ally_bag *bag, int verb, tt_moves *out)
{
    for (int race = 0; race < RACES; race++)
        for (unsigned values = lane_values(bag->lane[race]); values != 0; values &= values - 1)
            tt_add(out, verb, ally_of(race, __builtin_ctz(values) + 1), 0);
}

static int lowest_value(const ally_bag *bag)
{
    unsigned values = 0;

    for (int race = 0; race < RACES; race++)
        values |= lane_values(bag->lane[race]);
    return __builtin_ctz(values) + 1;
}

static void list_affiliate(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;
    int lowest = lowest_value(&t->paid);

    if (works_for(t, see->seat, MASTER_OF_MAGIC)) {
        abyss_list_cards(&t->paid, VERB_AFFILIATE, out);
        return;
    }
    for (int race = 0; race < RACES; race++)
        if (has_card(&t->paid, ally_of(race, lowest)))
            tt_add(out, VERB_AFFILIATE, ally_of(race, lowest), 0);
}

static const char *why_affiliate(const abyss_sight *see, tt_move m)
{
    (void)see;
    return m.verb == VERB_AFFILIATE ? "A-7.3" : "A-7.6";
}

static void apply_affiliate(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    int lord = t->recruiting;

    remove_card(&t->paid, m.a);
    add_card(&t->player[seat].affiliated, m.a);
    tt_tell(log, TOLD_AFFILIATED, seat, m.a, 0);
    for (int race = 0; race < RACES; race++)
        abyss_pour_lane(&t->paid, &t->discard, race);
    t->cost = t->paid_worth = 0;
    t->recruiting = NO_LORD;
    take_off_court(t, lord);
    tt_go(&t->agenda, STAGE_COURT, seat);
    abyss_arrive(s, seat, lord, c, log);
}

static void ask_affiliate(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    tt_move answer;

    if (abyss_only_answer(s, STAGE_AFFILIATE, seat, &answer))
        apply_affiliate(s, seat, answer, c, log);
    else
        tt_go(&s->table.agenda, STAGE_AFFILIATE, seat);
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
    default:
        abyss_list_power(see, stage, out);
    }
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
    default:
        abyss_apply_power(s, top, m, c, log);
    }
}

/* Whether a seat is always asked when the stage comes to the top. */
static bool waits(int stage)
{
    _Static_assert(STAGES <= 32, "a bit for each stage");
#define ASK(id, name, rule) | 1u << STAGE_##id
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
