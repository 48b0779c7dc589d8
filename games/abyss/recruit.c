/* Recruiting: who can be paid, the payment, and which ally stays.          */
#include "games/abyss/state.h"

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

static void put_in_order(int *more, int *less)
{
    int a = *more, b = *less;

    *more = a > b ? a : b;
    *less = a > b ? b : a;
}

/* Sorted by the fewest comparisons that can sort five, without a branch. */
static purse purse_of(const abyss_hand *hand)
{
    static const uint8_t PAIRS[][2] = {{0, 1}, {3, 4}, {2, 4}, {2, 3}, {1, 4},
                                       {0, 3}, {0, 2}, {1, 3}, {1, 2}};
    purse p = {{0}, {0}};

    _Static_assert(RACES == 5, "pairs for five");
    for (int race = 0; race < RACES; race++)
        p.worth[race] = hand->worth[race];
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        put_in_order(&p.worth[PAIRS[i][0]], &p.worth[PAIRS[i][1]]);
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
    return (p->worth[races - 1] > 0) & (wanted > 0);
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

/* Without the races there is nothing to add up: then no worth is lacking yet. */
abyss_bill abyss_lacking(const abyss_view *v, int lord)
{
    const abyss_hand *hand = &v->hand[v->seat];
    purse p = purse_of(hand);
    int race = abyss_race_wanted(&v->table, v->seat, lord), wanted = wanted_worth(hand, race);
    int races = abyss_lords[lord].races, lacking;
    abyss_bill b = {.races = races, .wanted = wanted == 0 ? race : NO_RACE};

    for (int i = 0; i < races; i++)
        b.races -= p.worth[i] > 0;
    if (has_races(&p, races, wanted)) {
        lacking = abyss_cost(&v->table, v->seat, lord) - v->table.player[v->seat].pearls -
                  most_worth(&p, races, wanted);
        b.worth = lacking > 0 ? lacking : 0;
    }
    return b;
}

/* Without branches: who can be paid is hard to predict. */
unsigned abyss_recruits(const abyss_sight *see)
{
    const abyss_table *t = see->table;
    int pearls = t->player[see->seat].pearls - cost_change(t, see->seat);
    bool any_race = works_for(t, see->seat, DIPLOMAT);
    int wanted[RACES + 1];
    unsigned spaces = 0;

    if (t->hand_n[see->seat] == 0)
        return 0;
    purse p = purse_of(see->hand);
    for (int race = 0; race < RACES; race++)
        wanted[race] = any_race ? WANTS_NONE : see->hand->worth[race];
    wanted[NO_RACE] = WANTS_NONE;
    for (int i = 0; i < COURT_SPACES; i++) {
        const abyss_lord_card *lord = &abyss_lords[t->court[i]];
        unsigned is_there = t->court[i] != NO_LORD;
        unsigned races = has_races(&p, lord->races, wanted[lord->race]);
        unsigned enough = most_worth(&p, lord->races, wanted[lord->race]) + pearls >= lord->cost;
        spaces |= (is_there & races & enough) << i;
    }
    return spaces;
}

/* A lord that is not there, or races that are not there, or too little. */
const char *abyss_why_recruit(const abyss_sight *see, int lord)
{
    const abyss_table *t = see->table;

    if (lord == NO_LORD || memchr(t->court, lord, sizeof t->court) == NULL)
        return "A-7.1";
    purse p = purse_of(see->hand);
    int wanted = wanted_worth(see->hand, abyss_race_wanted(t, see->seat, lord));
    return has_races(&p, abyss_lords[lord].races, wanted) ? "A-7.2" : "A-7.1";
}

static void ask_pay(abyss_state *s, int seat, tt_chance *c, tt_events *log);

void abyss_recruit(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log)
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
        if (hand->worth[race] == 0) {
            later[race] = -1; /* nothing to play, and nothing for those before it */
            continue;
        }
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

/* Allies of one race, as long as they and all above them are enough with what comes later.
 * Without branches: what is held, and how far it reaches, is hard to predict. */
static void list_plays(const abyss_sight *see, abyss_bill b, int race, int later, tt_moves *out)
{
    bool goes_on = race == b.race && b.value > 0;
    unsigned lane = see->hand->cards.lane[race] & lane_from(goes_on ? b.value : 1);
    int worth = lane_worth(lane);
    uint32_t n = out->n;

    TT_ASSERT(n + VALUES <= TT_MOVES_MAX);
    for (int value = 1; value <= VALUES; value++) {
        int copies = lane_n(lane & abyss_cards[ally_of(0, value)].bits);
        out->at[n] = tt_move_of(VERB_PLAY, ally_of(race, value), 0);
        n += (copies > 0) & (worth + later >= b.worth);
        worth -= value * copies;
    }
    out->n = n;
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

/* ==== By stage: the RECRUITs of stages.def as functions ==================== */

void abyss_list_recruit(const abyss_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
#define RECRUIT(id, name, rule)                                                                    \
    case STAGE_##id:                                                                               \
        list_##name(see, out);                                                                     \
        return;
#include "games/abyss/stages.def"
    default:
        TT_NEVER("no question of a recruitment");
    }
}

const char *abyss_why_not_recruit(const abyss_sight *see, int stage, tt_move m)
{
    switch (stage) {
#define RECRUIT(id, name, rule)                                                                    \
    case STAGE_##id:                                                                               \
        return why_##name(see, m);
#include "games/abyss/stages.def"
    default:
        TT_NEVER("no question of a recruitment");
    }
}

void abyss_apply_recruit(abyss_state *s, tt_frame top, tt_move m, tt_chance *c, tt_events *log)
{
    switch (top.stage) {
#define RECRUIT(id, name, rule)                                                                    \
    case STAGE_##id:                                                                               \
        apply_##name(s, top.seat, m, c, log);                                                      \
        return;
#include "games/abyss/stages.def"
    default:
        TT_NEVER("no question of a recruitment");
    }
}
