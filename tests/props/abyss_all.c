/* Abyss, all of it: random play goes on until every lord, location, reward, question, verb
 * and event, and every situation a clause speaks of, was met so many times. */
#include "tests/abyss.h"

enum { OFTEN = 3, GAMES_MAX = 4000 };

/* ==== What is to be met ==================================================== */

#define SITUATIONS(IS)                                                                             \
    IS(NO_KEY_LEFT, "[A-1.4] a key that the pile cannot give")                                     \
    IS(OFFERED_TO_NOBODY, "[A-3.3] an ally that nobody can buy")                                   \
    IS(SIX_CARDS, "[A-5.1] more than five cards in one exploration")                               \
    IS(SOLD_FOR_3, "[A-5.3] a third ally is sold")                                                 \
    IS(TAKEN_ON_FIFTH, "[A-5.5] an ally must be taken on the fifth space")                         \
    IS(THREAT_STAYS, "[A-5.6] a monster is passed on space 6")                                     \
    IS(FOUGHT_ON_FIFTH, "[A-5.7] a monster must be fought on the fifth space")                     \
    IS(FEW_TOKENS, "[A-5.9] a reward with more tokens than are left")                              \
    IS(SHUFFLED_EXPLORING, "[A-5.12] the discard is shuffled with cards on the track")             \
    IS(PAID_PEARLS, "[A-7.2] pearls pay missing points")                                           \
    IS(SURPLUS, "[A-7.2] an ally more than needed is played")                                      \
    IS(EQUALLY_LOW, "[A-7.3] one of several lowest allies is affiliated")                          \
    IS(REFILLED_ONCE, "[A-7.5] powers leave two lords, and the court is filled once")              \
    IS(USED_IN_ACTION, "[A-8.2] a power is used before the action")                                \
    IS(USED_BETWEEN_PLOTS, "[A-8.2] a power is used after plotting")                               \
    IS(USED_IN_TAKE, "[A-8.2] a power is used before an ally is taken or left")                    \
    IS(USED_IN_FIGHT, "[A-8.2] a power is used before a monster is fought or left")                \
    IS(USED_AFTER, "[A-8.2] a power is used after the action")                                     \
    IS(USED_ON_ARRIVAL, "[A-8.2] a power is used in the turn its lord arrives")                    \
    IS(CHAIN_OF_TWO, "[A-8.3] a lord brings another")                                              \
    IS(CHAIN_OF_THREE, "[A-8.3] a lord brings another that brings a third")                        \
    IS(LIMIT_ON_ARRIVAL, "[A-8.4] the Commander arrives and opponents discard")                    \
    IS(LIMIT_AFTER_TURN, "[A-8.4] the Commander's limit at the end of a turn")                     \
    IS(SEVEN_KEPT, "[A-8.4] a card bought under a Commander is kept for a while")                  \
    IS(ROTATED_GIVEN_UP, "[A-8.5] a rotated lord is given up")                                     \
    IS(TAMED_ON_FIRST, "[A-8.6] a Tamer changes nothing on space 1")                               \
    IS(NOTHING_TO_GIVE_UP, "[A-8.8] a Traitor or Schemer without another lord")                    \
    IS(NO_LORD_TO_SCHEME, "[A-8.8] a Schemer with an empty deck")                                  \
    IS(EIGHTH_LORD, "[A-8.9] an eighth lord")                                                      \
    IS(NO_PEARLS_TO_BRIBE, "[A-8.9] a Corruptor without five pearls")                              \
    IS(BOTH_COSTS, "[A-8.10] Recruiter and Treasurer add up")                                      \
    IS(SHIELD_RECRUITER, "[A-8.11] a Shaman against the Recruiter")                                \
    IS(SHIELD_JAILER, "[A-8.11] a Shaman against the Jailer")                                      \
    IS(SHIELD_SEEKER, "[A-8.11] a Shaman against the Seeker")                                      \
    IS(SHIELD_ASSASSIN, "[A-8.11] a Shaman against the Assassin")                                  \
    IS(SHIELD_COMMANDER, "[A-8.11] a Shaman against the Commander")                                \
    IS(SHIELD_TAMER, "[A-8.11] a Shaman against the Tamer")                                        \
    IS(SHIELD_HUNTER, "[A-8.11] a Shaman against the Hunter")                                      \
    IS(ONE_PILE, "[A-8.12] an Alchemist with one pile")                                            \
    IS(AGAIN_IN_LAST_ROUND, "[A-8.14] an Invoker in the last round")                               \
    IS(AGAIN_BEFORE_LAST_ROUND, "[A-10.8] who set off the end has an Invoker's turn")              \
    IS(NO_LOCATION_TO_SWAP, "[A-8.15] an Illusionist without a location")                          \
    IS(EMPTY_STACK, "[A-8.16] an ambassador with an empty stack")                                  \
    IS(SHORT_STACK, "[A-8.16] an ambassador with fewer locations than it draws")                   \
    IS(NOBODY_TO_ROB, "[A-8.17] a Hunter with nobody to rob")                                      \
    IS(ONE_CARD_JAILED, "[A-8.17] a Jailer takes somebody's only ally")                            \
    IS(POWER_WAITS, "[A-8.21] a forced step, and then a power")                                    \
    IS(LIMIT_AT_END, "[A-8.21] the Commander's limit in a last turn")                              \
    IS(THREE_DISCARD, "[A-8.22] three opponents discard")                                          \
    IS(BRINGER_GIVEN_UP, "[A-8.23] a lord gives up the one that brought it")                       \
    IS(AMBASSADOR_PAYS, "[A-9.3] an ambassador's keys pay")                                        \
    IS(KEYS_STAY, "[A-9.4] no location is left")                                                   \
    IS(SMOKERS_TAKEN, "[A-9.5] Black Smokers is taken face up")                                    \
    IS(SMOKERS_DRAWN, "[A-9.5] Black Smokers is drawn")                                            \
    IS(SMOKERS_EMBASSY, "[A-9.5] Black Smokers, an ambassador's, is exchanged")                    \
    IS(SMOKERS_ILLUSION, "[A-9.5] Black Smokers, the Illusionist's, is exchanged")                 \
    IS(SMOKERS_DECLINED, "[A-9.5] Black Smokers is kept")                                          \
    IS(SMOKERS_EMPTY, "[A-9.5] Black Smokers with an empty stack")                                 \
    IS(POWER_SPENT, "[A-9.6] a power goes under a location in the turn it arrives")                \
    IS(END_BY_SEVEN, "[A-10.1] a seventh lord sets off the end")                                   \
    IS(END_BY_DECK, "[A-10.1] a deck that cannot fill the court sets off the end")                 \
    IS(DECK_EMPTY, "[A-10.1] an empty deck is no end")                                             \
    IS(PEARLS_UNFILLED, "[A-10.8] two pearls though nothing can be filled")                        \
    IS(HAND_AT_END, "[A-10.3] allies in hand are affiliated at the end")                           \
    IS(ROTATED_AT_END, "[A-10.5] a rotated lord at the end")                                       \
    IS(MIRROR_COUNTS, "[A-10.6] City of Mirrors has something to mirror")                          \
    IS(MIRROR_EMPTY, "[A-10.8] City of Mirrors has nothing to mirror")                             \
    IS(LEVEL_POINTS, "[A-10.7] level points, other pearls")                                        \
    IS(LEVEL_PEARLS, "[A-10.7] level points and pearls")                                           \
    IS(SEVENTH_GIVES_UP, "[A-10.8] a seventh lord gives up another, and the end stays")

enum situation {
#define IS(id, text) id,
    SITUATIONS(IS)
#undef IS
        SITUATIONS_N
};

static const char *const SITUATION[SITUATIONS_N] = {
#define IS(id, text) text,
    SITUATIONS(IS)
#undef IS
};

static struct {
    int situation[SITUATIONS_N];
    int arrival[LORDS_END], use[LORDS_END];
    int taken[LOCATIONS_END], scored[LOCATIONS_END];
    int reward[REWARDS_END], stage[STAGES], verb[VERBS], told[TOLDS];
} met;

/* ==== What is remembered of a turn ========================================= */

static struct {
    int turned_up;        /* in this turn */
    int chain;            /* lords that joined in this recruitment */
    lord_bag arrived;     /* in this turn */
    int bringer;          /* the lord that brought the one that asks; or NO_LORD */
    bool plotted, forced; /* a forced step was made */
    bool by_seven;        /* the end was set off by a seventh lord */
} turn;

static void see(int situation, bool met_now)
{
    met.situation[situation] += met_now;
}

static int lord_of_use(tt_move m)
{
    return m.verb == VERB_SELL ? SLAVER : m.verb == VERB_DISPEL ? ORACLE : OPPORTUNIST;
}

/* Whether an opponent of the seat has that lord at work; the Shaman aside. */
static bool faces(const abyss_table *t, int seat, int lord)
{
    bool found = false;

    for (int i = 0; i < t->seats; i++)
        found |= i != seat && works_for(t, i, lord);
    return found;
}

static bool shielded(const abyss_table *t, int seat, int lord)
{
    return works_for(t, seat, SHAMAN) && faces(t, seat, lord);
}

/* ==== Before a move ======================================================== */

static void note_fight(const play *p, const abyss_table *t, tt_move m)
{
    int space = t->threat, offered = 0, printed = 0;
    bool tamed = is_touched_by(t, t->active, TAMER);

    if (tamed && space > 1)
        space--;
    for (int reward = 1; reward < REWARDS_END; reward++)
        printed += abyss_rewards[reward].space == space;
    for (uint32_t i = 0; i < p->list.n; i++)
        offered += p->list.at[i].verb == VERB_FIGHT;
    see(FEW_TOKENS, offered < printed);
    see(THREAT_STAYS, m.verb == VERB_GO_ON && t->threat == THREAT_SPACES);
    see(TAMED_ON_FIRST, m.verb == VERB_FIGHT && tamed && t->threat == 1);
    met.use[TAMER] += m.verb == VERB_FIGHT && space < t->threat;
    see(SHIELD_TAMER, m.verb == VERB_FIGHT && t->threat > 1 && shielded(t, t->active, TAMER));
    if (t->track_n == TRACK_SPACES) {
        see(FOUGHT_ON_FIFTH, true);
        turn.forced = true;
    }
}

static void note_use(const play *p, tt_move m)
{
    int stage = p->game->stage(p->state);

    see(USED_IN_ACTION, stage == STAGE_ACTION);
    see(USED_BETWEEN_PLOTS, stage == STAGE_ACTION && turn.plotted);
    see(USED_IN_TAKE, stage == STAGE_TAKE);
    see(USED_IN_FIGHT, stage == STAGE_FIGHT);
    see(USED_AFTER, stage == STAGE_AFTER);
    see(POWER_WAITS, stage == STAGE_AFTER && turn.forced);
    see(USED_ON_ARRIVAL, has_lord(turn.arrived, lord_of_use(m)));
    met.use[lord_of_use(m)]++;
}

static void note_limit(const abyss_table *t)
{
    bool at_end = tt_frame_at(&t->agenda, 0).stage == STAGE_NEXT;

    see(LIMIT_AFTER_TURN, at_end);
    see(LIMIT_ON_ARRIVAL, !at_end);
    see(LIMIT_AT_END, at_end && t->last != 0);
    met.use[COMMANDER]++;
}

static void note_giving(const abyss_table *t, int seat, tt_move m)
{
    see(ROTATED_GIVEN_UP, has_lord(t->player[seat].rotated, m.a));
    see(BRINGER_GIVEN_UP, m.a == turn.bringer);
    see(SEVENTH_GIVES_UP, t->last == seat + 1 && lords_of(&t->player[seat]) == LORDS_TO_END);
    met.use[m.verb == VERB_SWAP ? TRAITOR : SCHEMER]++;
}

static void note_smokers(const abyss_table *t, tt_move m)
{
    see(SMOKERS_DECLINED, m.verb == VERB_DECLINE);
    if (m.verb != VERB_EXCHANGE)
        return;
    int base = tt_frame_at(&t->agenda, 0).stage;
    bool by_ambassador = false;
    for (lord_bag left = t->player[t->active].used; left != 0; left &= left - 1)
        by_ambassador |= t->lies_under[first_lord(left)] == BLACK_SMOKERS &&
                         abyss_lords[first_lord(left)].guild == AMBASSADOR;
    see(SMOKERS_EMBASSY, base == STAGE_COURT && by_ambassador);
    see(SMOKERS_ILLUSION, base == STAGE_COURT && has_lord(turn.arrived, ILLUSIONIST));
}

static void note_question(const abyss_table *t)
{
    for (int seat = 0; seat < t->seats; seat++)
        see(SEVEN_KEPT,
            seat != t->active && t->hand_n[seat] > HAND_LIMIT && is_touched_by(t, seat, COMMANDER));
    see(THREE_DISCARD, t->agenda.n == ABYSS_AGENDA_DEEPEST);
    see(DECK_EMPTY, t->lord_deck_n == 0 && t->last == 0);
}

static void note_before(const play *p, tt_move m)
{
    const abyss_table *t = table_of(p);
    int stage = p->game->stage(p->state), seat = p->game->actor(p->state);

    met.stage[stage]++;
    met.verb[m.verb]++;
    note_question(t);
    turn.plotted |= m.verb == VERB_PLOT;
    if (stage == STAGE_FIGHT)
        note_fight(p, t, m);
    if (is_use(m.verb))
        note_use(p, m);
    if (stage == STAGE_LIMIT)
        note_limit(t);
    if (m.verb == VERB_SWAP || m.verb == VERB_GIVE_UP)
        note_giving(t, seat, m);
    if (stage == STAGE_SMOKERS)
        note_smokers(t, m);
    if (stage == STAGE_AFFILIATE)
        see(EQUALLY_LOW, !works_for(t, seat, MASTER_OF_MAGIC));
    if (stage == STAGE_JAILER)
        met.use[JAILER]++;
    see(ONE_PILE, stage == STAGE_ACTION && m.verb == VERB_COUNCIL &&
                      works_for(t, seat, ALCHEMIST) && __builtin_popcount(piles_of(t)) == 1);
}

/* ==== After a move: what was told, against what stood before =============== */

/* The allies that were paid: those on the table, and those just played. */
static ally_bag all_paid(const abyss_table *before, const tt_events *log)
{
    ally_bag paid = before->paid;

    for (int i = 0; i < log->n; i++)
        if (log->at[i].kind == TOLD_PLAYED)
            add_card(&paid, log->at[i].a);
    return paid;
}

static void note_affiliation(const abyss_table *before, const tt_events *log, int seat, int card)
{
    ally_bag paid = all_paid(before, log);
    int lord = before->recruiting, worth = 0, lowest = VALUES;

    for (int i = 0; i < log->n; i++)
        if (log->at[i].kind == TOLD_RECRUITS)
            lord = log->at[i].a;
    if (lord == NO_LORD)
        return;
    for (int race = 0; race < RACES; race++) {
        worth += lane_worth(paid.lane[race]);
        if (paid.lane[race] != 0 && lane_lowest(paid.lane[race]) < lowest)
            lowest = lane_lowest(paid.lane[race]);
    }
    const abyss_lord_card *is = &abyss_lords[lord];
    met.use[MASTER_OF_MAGIC] += value_of(card) > lowest;
    met.use[DIPLOMAT] += is->race != NO_RACE && paid.lane[is->race] == 0;
    see(PAID_PEARLS, worth < abyss_cost(before, seat, lord));
    see(SURPLUS,
        worth - lowest >= abyss_cost(before, seat, lord) && abyss_cards_in(&paid) > is->races);
}

static void note_recruits(const abyss_table *t, int seat)
{
    bool dearer = is_touched_by(t, seat, RECRUITER), cheaper = works_for(t, seat, TREASURER);

    met.use[RECRUITER] += dearer;
    met.use[TREASURER] += cheaper;
    see(BOTH_COSTS, dearer && cheaper);
    see(SHIELD_RECRUITER, shielded(t, seat, RECRUITER));
    turn.chain = 0;
}

/* A soldier comes, and somebody's Shaman stands in its way. */
static void note_soldier(const abyss_table *t, int owner, int lord)
{
    for (int seat = 0; seat < t->seats; seat++) {
        const abyss_player *p = &t->player[seat];
        if (seat == owner || !works_for(t, seat, SHAMAN))
            continue;
        see(SHIELD_JAILER, lord == JAILER && t->hand_n[seat] > 0);
        see(SHIELD_SEEKER, lord == SEEKER && p->pearls > 0);
        see(SHIELD_ASSASSIN, lord == ASSASSIN);
        see(SHIELD_COMMANDER, lord == COMMANDER && t->hand_n[seat] > HAND_LIMIT);
        see(SHIELD_HUNTER, lord == HUNTER && p->tokens_n > 0);
    }
}

static bool nobody_has_tokens(const abyss_table *t, int owner)
{
    bool none = true;

    for (int seat = 0; seat < t->seats; seat++)
        none &= seat == owner || t->player[seat].tokens_n == 0;
    return none;
}

/* A power that finds nothing to work on. */
static void note_idle(const abyss_table *t, int seat, int lord)
{
    const abyss_player *p = &t->player[seat];
    int draws = lord == HERMIT ? 1 : lord == SAGE ? 2 : lord == ELDER ? 3 : 0;

    see(NOTHING_TO_GIVE_UP,
        (lord == TRAITOR || lord == SCHEMER) && (p->free & ~lord_bit(lord)) == 0);
    see(NO_LORD_TO_SCHEME, lord == SCHEMER && t->lord_deck_n == 0);
    see(NO_PEARLS_TO_BRIBE, lord == CORRUPTOR && p->pearls < 5);
    see(NO_LOCATION_TO_SWAP, lord == ILLUSIONIST && p->locations == 0);
    see(NOBODY_TO_ROB, lord == HUNTER && nobody_has_tokens(t, seat));
    see(EMPTY_STACK, draws > 0 && t->stack_n == 0);
    see(SHORT_STACK, t->stack_n > 0 && t->stack_n < draws);
}

/* `before` is the table before the move; of its lords only those are gone that were given
 * up since. */
static void note_joined(const abyss_table *before, const abyss_table *t, int seat, int lord,
                        int last_lord)
{
    static const uint8_t AT_ONCE[] = {TRADER, PEDDLER, SHOPKEEPER, LANDLORD};

    met.arrival[lord]++;
    for (size_t i = 0; i < sizeof AT_ONCE; i++)
        met.use[lord] += lord == AT_ONCE[i];
    turn.chain++;
    see(CHAIN_OF_TWO, turn.chain == 2);
    see(CHAIN_OF_THREE, turn.chain == 3);
    see(EIGHTH_LORD, lords_of(&t->player[seat]) == LORDS_TO_END + 1);
    turn.arrived |= lord_bit(lord);
    turn.bringer = turn.chain > 1 ? last_lord : NO_LORD;
    note_soldier(before, seat, lord);
    note_idle(before, seat, lord);
}

static void note_location(const abyss_table *before, int location)
{
    met.taken[location]++;
    if (location != BLACK_SMOKERS)
        return;
    see(SMOKERS_EMPTY, before->stack_n == 0);
    see(SMOKERS_TAKEN, has_location(before->available, location));
    see(SMOKERS_DRAWN, !has_location(before->available, location));
}

static void note_turn(const abyss_table *t, int seat)
{
    memset(&turn, 0, sizeof turn);
    met.use[LANDLORD] += works_for(t, seat, LANDLORD);
}

static void note_last(const abyss_table *t, int lords)
{
    see(END_BY_SEVEN, lords >= LORDS_TO_END);
    see(END_BY_DECK, lords < LORDS_TO_END && t->lord_deck_n == 0);
}

static int keys_told(const tt_events *log)
{
    int n = 0;

    for (int i = 0; i < log->n; i++)
        n += log->at[i].kind == TOLD_KEYS ? log->at[i].a : 0;
    return n;
}

static void note_event(const abyss_table *before, const abyss_table *t, const tt_events *log,
                       tt_event e, int *last_lord)
{
    switch (e.kind) {
    case TOLD_TURN:
        note_turn(t, e.seat);
        return;
    case TOLD_TURNED_UP:
        see(SIX_CARDS, ++turn.turned_up == 6);
        see(OFFERED_TO_NOBODY,
            e.a != MONSTER && e.b < TRACK_SPACES && tt_frame_at(&t->agenda, 0).stage == STAGE_TAKE);
        return;
    case TOLD_RESHUFFLED:
        see(SHUFFLED_EXPLORING, t->track_n > 1);
        return;
    case TOLD_BOUGHT:
        see(SOLD_FOR_3, e.b == 3);
        return;
    case TOLD_TOOK:
        turn.forced = before->track_n == TRACK_SPACES;
        return;
    case TOLD_FOUGHT:
        met.reward[e.a]++;
        see(NO_KEY_LEFT, keys_told(log) < abyss_rewards[e.a].keys);
        return;
    case TOLD_RECRUITS:
        note_recruits(before, e.seat);
        return;
    case TOLD_AFFILIATED:
        note_affiliation(before, log, e.seat, e.a);
        see(HAND_AT_END, t->agenda.n == 0);
        return;
    case TOLD_JOINED:
        note_joined(before, t, e.seat, e.a, *last_lord);
        *last_lord = e.a;
        return;
    case TOLD_REFILL:
        see(REFILLED_ONCE, turn.chain > 1);
        see(PEARLS_UNFILLED, before->lord_deck_n == 0);
        return;
    case TOLD_CONTROLS:
        note_location(before, e.a);
        return;
    case TOLD_EXCHANGED:
        met.taken[e.b]++;
        met.use[ILLUSIONIST] += has_location(before->available, e.b);
        return;
    case TOLD_UNDER:
        see(POWER_SPENT,
            has_lord(turn.arrived, e.a) && (e.a == SLAVER || e.a == ORACLE || e.a == OPPORTUNIST));
        if (abyss_lords[e.a].guild == AMBASSADOR)
            met.use[e.a] += has_lord(turn.arrived, e.a);
        see(AMBASSADOR_PAYS,
            abyss_lords[e.a].guild == AMBASSADOR && before->stack_n == 0 && before->drawn == 0);
        return;
    case TOLD_LAST:
        note_last(t, e.a);
        return;
    case TOLD_ONE_MORE:
        met.use[INVOKER]++;
        see(AGAIN_IN_LAST_ROUND, before->last != 0 && before->last != e.seat + 1);
        see(AGAIN_BEFORE_LAST_ROUND, t->last == e.seat + 1);
        return;
    case TOLD_NO_LOCATION:
        see(KEYS_STAY, true);
        return;
    default:
        return;
    }
}

/* Powers that are known by one event. */
static void note_told_use(const abyss_table *before, const tt_events *log)
{
    int n[TOLDS] = {0};
    bool came[LORDS_END] = {false};

    for (int i = 0; i < log->n; i++) {
        n[log->at[i].kind]++;
        met.told[log->at[i].kind]++;
        if (log->at[i].kind == TOLD_JOINED)
            came[log->at[i].a] = true;
    }
    met.use[SEEKER] += n[TOLD_LOST] > 0;
    met.use[ASSASSIN] += n[TOLD_ROTATED] > 0;
    met.use[HUNTER] += n[TOLD_ROBBED] > 0;
    met.use[CORRUPTOR] += n[TOLD_BRIBED] > 0;
    met.use[ALCHEMIST] += n[TOLD_TOOK_PILE] == 2;
    met.use[APPRENTICE] += n[TOLD_TOOK_PILE] > 0 &&
                           (came[APPRENTICE] || tt_top(&before->agenda).stage == STAGE_APPRENTICE);
    met.use[SHIP_MASTER] +=
        n[TOLD_TO_COUNCIL] > 0 && works_for(before, before->active, SHIP_MASTER);
    met.use[SHAMAN] = met.situation[SHIELD_JAILER] + met.situation[SHIELD_SEEKER];
    see(ONE_CARD_JAILED, came[JAILER] && n[TOLD_DISCARDED] > 0);
}

static void note_after(const abyss_state *was, const play *p)
{
    const abyss_table *before = &was->table, *t = table_of(p);
    int last_lord = NO_LORD;

    for (lord_bag left = turn.arrived; left != 0; left &= left - 1)
        last_lord = first_lord(left); /* before this move one at most */
    note_told_use(before, &p->log);
    for (int i = 0; i < p->log.n; i++) {
        see(TAKEN_ON_FIFTH, p->log.at[i].kind == TOLD_TOOK && i + 1 < p->log.n &&
                                p->log.at[i + 1].kind == TOLD_PEARLS);
        note_event(before, t, &p->log, p->log.at[i], &last_lord);
    }
}

/* ==== The end ============================================================== */

static void note_end(const play *p)
{
    const abyss_table *t = table_of(p);
    int32_t points[ABYSS_SEATS_MAX];
    location_bag all = 0;

    p->game->score(p->state, points);
    for (int seat = 0; seat < t->seats; seat++)
        all |= t->player[seat].locations;
    for (int seat = 0; seat < t->seats; seat++) {
        const abyss_player *player = &t->player[seat];
        for (location_bag left = player->locations; left != 0; left &= left - 1)
            met.scored[first_location(left)]++;
        see(ROTATED_AT_END, player->rotated != 0);
        if (has_location(player->locations, CITY_OF_MIRRORS)) {
            see(MIRROR_EMPTY, (all & ~player->locations) == 0);
            see(MIRROR_COUNTS, (all & ~player->locations) != 0);
        }
        for (int i = 0; i < seat; i++)
            if (points[i] == points[seat])
                see(t->player[i].pearls == player->pearls ? LEVEL_PEARLS : LEVEL_POINTS, true);
    }
}

/* ==== All of it ============================================================ */

static bool is_met(const int *seen, int from, int to)
{
    for (int i = from; i < to; i++)
        if (seen[i] < OFTEN)
            return false;
    return true;
}

static bool is_step(int stage)
{
    return !abyss_grammar.stages[stage].asks;
}

/* Farmers have no power. */
static bool has_power(int lord)
{
    return abyss_lords[lord].guild != FARMER;
}

static bool all_met(void)
{
    for (int stage = 1; stage < STAGES; stage++)
        if (!is_step(stage) && met.stage[stage] < OFTEN)
            return false;
    for (int lord = 1; lord < LORDS_END; lord++)
        if (has_power(lord) && met.use[lord] < OFTEN)
            return false;
    return is_met(met.situation, 0, SITUATIONS_N) && is_met(met.arrival, 1, LORDS_END) &&
           is_met(met.taken, 1, LOCATIONS_END) && is_met(met.scored, 1, LOCATIONS_END) &&
           is_met(met.reward, 1, REWARDS_END) && is_met(met.verb, 0, VERBS) &&
           is_met(met.told, 0, TOLDS);
}

static void play_noting(play *p)
{
    abyss_state *before = new_state(p);

    memset(&turn, 0, sizeof turn);
    for (int i = 0; i < p->log.n; i++)
        met.told[p->log.at[i].kind]++;
    while (goes_on(p)) {
        tt_move m = choose(p);
        memcpy(before, p->state, sizeof *before);
        note_before(p, m);
        make_move(p, m);
        note_after(before, p);
    }
    if (p->wrong[0] == '\0')
        note_end(p);
    free(before);
}

static void report(const char *what, const char *word, int seen)
{
    if (seen < OFTEN)
        ok(false, "abyss: %s %s was met %d times", what, word, seen);
}

static void report_words(const char *what, int sort, const int *seen, int end)
{
    for (int i = 1; i < end; i++)
        report(what, abyss_grammar.sorts[sort - TT_SORT_FIRST].words[i], seen[i]);
}

static void report_missing(void)
{
    for (int i = 1; i < STAGES; i++)
        if (!is_step(i))
            report("question", abyss_grammar.stages[i].name, met.stage[i]);
    for (int i = 0; i < VERBS; i++)
        report("verb", abyss_grammar.verbs[i].name, met.verb[i]);
    for (int i = 0; i < TOLDS; i++)
        report("event", abyss_grammar.tolds[i].name, met.told[i]);
    for (int i = 1; i < LORDS_END; i++)
        met.use[i] = has_power(i) ? met.use[i] : OFTEN;
    report_words("the arrival of", SORT_LORD, met.arrival, LORDS_END);
    report_words("the power of", SORT_LORD, met.use, LORDS_END);
    report_words("taking", SORT_LOCATION, met.taken, LOCATIONS_END);
    report_words("scoring", SORT_LOCATION, met.scored, LOCATIONS_END);
    report_words("the reward", SORT_REWARD, met.reward, REWARDS_END);
}

int main(void)
{
    play p = {.wrong = ""};
    int games = 0;

    while (games < GAMES_MAX && !all_met() && p.wrong[0] == '\0') {
        start_play(&p, &tt_abyss, 2 + games % 3, (uint64_t)(4444444 + games), false);
        play_noting(&p);
        end_play(&p);
        games++;
    }
    ok(all_met() && p.wrong[0] == '\0', "abyss: everything is met %d times, in %d games %s", OFTEN,
       games, p.wrong);
    for (int i = 0; i < SITUATIONS_N; i++)
        ok(met.situation[i] >= OFTEN, "abyss: %s: met %d times", SITUATION[i], met.situation[i]);
    report_missing();
    return tap_result();
}
