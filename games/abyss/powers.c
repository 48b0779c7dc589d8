/* Lords' powers: what they do on arrival, and what their owners may use later.
 *
 * Powers that last are looked up by name where their rule is computed: Recruiter,
 * Treasurer and Diplomat in the cost, Tamer in the reward, Alchemist, Ship Master,
 * Master of Magic and Landlord in rules.c.  is_shielded() is the Shaman. */
#include "games/abyss/state.h"

/* ==== Powers for pearls ==================================== [A-8.19] ====
 * The amount is printed; it is gained on arrival. */

static void power_pearls(abyss_state *s, int seat, int lord, tt_events *log)
{
    if (abyss_lords[lord].pearls > 0)
        gain_pearls(&s->table, seat, abyss_lords[lord].pearls, log);
}

/* ==== Soldiers against the opponents =============== [A-8.11] ====
 * Opponents are dealt with clockwise from the owner's left; a Shaman shields its owner. */

/* Asks each opponent who has more than so many allies, the nearest to the left first. */
static void ask_opponents(abyss_table *t, int owner, int stage, int most)
{
    for (int i = t->seats - 1; i > 0; i--) {
        int seat = (owner + i) % t->seats;
        if (t->hand_n[seat] > most && !is_shielded(t, seat))
            tt_then(&t->agenda, stage, seat);
    }
}

/* ---- Seeker: two pearls each, or what there is [A-8.17] ---- */

static void power_seeker(abyss_state *s, int owner, tt_events *log)
{
    abyss_table *t = &s->table;

    for (int seat = left_of(t, owner); seat != owner; seat = left_of(t, seat)) {
        abyss_player *p = &t->player[seat];
        int n = p->pearls < 2 ? p->pearls : 2;
        if (n == 0 || is_shielded(t, seat))
            continue;
        take_pearls(t, seat, n);
        tt_tell(log, TOLD_LOST, seat, n, 0);
    }
}

/* ---- Jailer: an ally each, of their choice [A-8.17] ---- */

static void power_jailer(abyss_state *s, int owner)
{
    ask_opponents(&s->table, owner, STAGE_JAILER, 0);
}

static void list_jailer(const abyss_sight *see, tt_moves *out)
{
    abyss_list_cards(&see->hand->cards, VERB_DISCARD, out);
}

static void apply_jailer(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    (void)c;
    tt_done(&s->table.agenda);
    abyss_discard(s, seat, m.a, TOLD_DISCARDED, log);
}

/* One card out of one. */
static bool answer_jailer(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    const ally_bag *cards = &s->secret.hand[seat].cards;

    if (s->table.hand_n[seat] > 1)
        return false;
    apply_jailer(s, seat, tt_move_of(VERB_DISCARD, abyss_nth_card(cards, 0), 0), c, log);
    return true;
}

/* ---- Commander: down to six allies [A-8.4] ----
 * Discards are named in the order of the box, so that one set has one way to be named. */

static void power_commander(abyss_state *s, int owner)
{
    ask_opponents(&s->table, owner, STAGE_LIMIT, HAND_LIMIT);
}

/* At the end of the seat's own turn. */
bool abyss_is_limited(const abyss_table *t, int seat)
{
    return t->hand_n[seat] > HAND_LIMIT && is_touched_by(t, seat, COMMANDER);
}

static void list_limit(const abyss_sight *see, tt_moves *out)
{
    int due = see->table->hand_n[see->seat] - HAND_LIMIT, left = 0;

    for (int ally = see->table->named; ally < MONSTER; ally++)
        left += ally == NO_CARD ? 0 : copies_in(&see->hand->cards, ally);
    for (int ally = see->table->named; ally < MONSTER && left >= due; ally++) {
        int n = ally == NO_CARD ? 0 : copies_in(&see->hand->cards, ally);
        if (n > 0)
            tt_add(out, VERB_DISCARD, ally, 0);
        left -= n;
    }
}

static void apply_limit(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    (void)c;
    s->table.named = m.a;
    abyss_discard(s, seat, m.a, TOLD_DISCARDED, log);
}

static bool answer_limit(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    (void)c;
    (void)log;
    if (s->table.hand_n[seat] > HAND_LIMIT)
        return false;
    s->table.named = 0;
    tt_done(&s->table.agenda);
    return true;
}

/* ---- Assassin: a free lord of each opponent is rotated [A-8.5] ---- */

/* Lords of an opponent that can be rotated. */
static lord_bag lords_to_rotate(const abyss_table *t, int seat)
{
    return is_shielded(t, seat) ? 0 : working(&t->player[seat]);
}

static void power_assassin(abyss_state *s, int owner)
{
    s->table.victim = (uint8_t)(left_of(&s->table, owner) + 1);
    tt_then(&s->table.agenda, STAGE_ASSASSIN, owner);
}

static void list_assassin(const abyss_sight *see, tt_moves *out)
{
    lord_bag lords = lords_to_rotate(see->table, see->table->victim - 1);

    for (; lords != 0; lords &= lords - 1)
        tt_add(out, VERB_ROTATE, first_lord(lords), 0);
}

static const char *why_assassin(const abyss_sight *see, tt_move m)
{
    const abyss_table *t = see->table;

    if (m.verb == VERB_ROTATE && m.a < LORDS_END)
        for (int seat = 0; seat < t->seats; seat++)
            if (seat != see->seat && works_for(t, seat, m.a))
                return is_shielded(t, seat) ? "A-8.11" : "A-8.22";
    return "A-8.5";
}

static void apply_assassin(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    (void)c;
    t->player[t->victim - 1].rotated |= lord_bit(m.a);
    tt_tell(log, TOLD_ROTATED, seat, m.a, t->victim - 1);
    t->victim = (uint8_t)(left_of(t, t->victim - 1) + 1);
}

/* Goes from one opponent to the next; true while there is nothing to choose. */
static bool answer_assassin(abyss_state *s, int owner, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    if (t->victim == owner + 1) {
        t->victim = 0;
        tt_done(&t->agenda);
        return true;
    }
    lord_bag lords = lords_to_rotate(t, t->victim - 1);
    if ((lords & (lords - 1)) != 0)
        return false;
    if (lords != 0)
        apply_assassin(s, owner, tt_move_of(VERB_ROTATE, first_lord(lords), 0), c, log);
    else
        t->victim = (uint8_t)(left_of(t, t->victim - 1) + 1);
    return true;
}

/* ---- Hunter: a monster token of an opponent [A-8.17] ---- */

static bool may_rob(const abyss_table *t, int owner, int seat)
{
    return seat != owner && t->player[seat].tokens_n > 0 && !is_shielded(t, seat);
}

static void list_hunter(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;

    for (int seat = left_of(t, see->seat); seat != see->seat; seat = left_of(t, seat))
        if (may_rob(t, see->seat, seat))
            tt_add(out, VERB_ROB, seat, 0);
}

static const char *why_hunter(const abyss_sight *see, tt_move m)
{
    const abyss_table *t = see->table;

    return m.verb == VERB_ROB && m.a < t->seats && m.a != see->seat && t->player[m.a].tokens_n > 0
               ? "A-8.11"
               : "A-8.17";
}

static void rob(abyss_state *s, int owner, int seat, tt_chance *c, tt_events *log)
{
    tt_tell(log, TOLD_ROBBED, owner, seat, 0);
    abyss_steal_token(s, owner, seat, c, log);
}

static void apply_hunter(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    tt_done(&s->table.agenda);
    rob(s, seat, m.a, c, log);
}

static void power_hunter(abyss_state *s, int owner, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    int n = 0, found = owner;

    for (int seat = 0; seat < t->seats; seat++) {
        if (may_rob(t, owner, seat)) {
            n++;
            found = seat;
        }
    }
    if (n > 1)
        tt_then(&t->agenda, STAGE_HUNTER, owner);
    else if (n == 1)
        rob(s, owner, found, c, log);
}

/* ==== Lords for lords ============================ [A-8.8 ] ====
 * Traitor: another free lord for one of the court.  Schemer: for the top of the deck.
 * Corruptor: one of the court for five pearls.  All may be declined. */

/* The other free lords of the owner; rotated ones, too. */
static lord_bag lords_to_give_up(const abyss_table *t, int owner, int giver)
{
    return t->player[owner].free & ~lord_bit(giver);
}

static void give_up(abyss_table *t, int owner, int lord, tt_events *log)
{
    t->player[owner].free &= ~lord_bit(lord);
    t->player[owner].rotated &= ~lord_bit(lord);
    t->gone |= lord_bit(lord);
    tt_tell(log, TOLD_GAVE_UP, owner, lord, 0);
}

/* The question is answered; whether by declining. */
bool abyss_declines(abyss_state *s, int seat, tt_move m, tt_events *log)
{
    tt_done(&s->table.agenda);
    if (m.verb == VERB_DECLINE)
        tt_tell(log, TOLD_DECLINED, seat, 0, 0);
    return m.verb == VERB_DECLINE;
}

/* ---- Traitor ---- */

static void power_traitor(abyss_state *s, int owner)
{
    abyss_table *t = &s->table;

    if (lords_to_give_up(t, owner, TRAITOR) != 0 && court_n(t) > 0)
        tt_then(&t->agenda, STAGE_TRAITOR, owner);
}

static void list_traitor(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;

    tt_add(out, VERB_DECLINE, 0, 0);
    for (lord_bag left = lords_to_give_up(t, see->seat, TRAITOR); left != 0; left &= left - 1)
        for (int i = 0; i < COURT_SPACES; i++)
            if (t->court[i] != NO_LORD)
                tt_add(out, VERB_SWAP, first_lord(left), t->court[i]);
}

static void apply_traitor(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    if (abyss_declines(s, seat, m, log))
        return;
    give_up(&s->table, seat, m.a, log);
    take_off_court(&s->table, m.b);
    abyss_arrive(s, seat, m.b, c, log);
}

/* ---- Schemer ---- */

static void power_schemer(abyss_state *s, int owner)
{
    abyss_table *t = &s->table;

    if (lords_to_give_up(t, owner, SCHEMER) != 0 && t->lord_deck_n > 0)
        tt_then(&t->agenda, STAGE_SCHEMER, owner);
}

static void list_schemer(const abyss_sight *see, tt_moves *out)
{
    tt_add(out, VERB_DECLINE, 0, 0);
    for (lord_bag left = lords_to_give_up(see->table, see->seat, SCHEMER); left != 0;
         left &= left - 1)
        tt_add(out, VERB_GIVE_UP, first_lord(left), 0);
}

static void apply_schemer(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    if (abyss_declines(s, seat, m, log))
        return;
    give_up(&s->table, seat, m.a, log);
    abyss_arrive(s, seat, abyss_draw_lord(s, c, log), c, log);
}

/* ---- Corruptor ---- */

static void power_corruptor(abyss_state *s, int owner)
{
    abyss_table *t = &s->table;

    if (t->player[owner].pearls >= BRIBE_COST && court_n(t) > 0)
        tt_then(&t->agenda, STAGE_CORRUPTOR, owner);
}

static void list_corruptor(const abyss_sight *see, tt_moves *out)
{
    tt_add(out, VERB_DECLINE, 0, 0);
    for (int i = 0; i < COURT_SPACES; i++)
        if (see->table->court[i] != NO_LORD)
            tt_add(out, VERB_BRIBE, see->table->court[i], 0);
}

static void apply_corruptor(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    if (abyss_declines(s, seat, m, log))
        return;
    tt_tell(log, TOLD_BRIBED, seat, m.a, 0);
    pay_pearls(&s->table, seat, BRIBE_COST, log);
    take_off_court(&s->table, m.a);
    abyss_arrive(s, seat, m.a, c, log);
}

/* ==== Illusionist ========================================= [A-8.15] ====
 * One controlled location for an available one; may be declined. */

static void power_illusionist(abyss_state *s, int owner)
{
    abyss_table *t = &s->table;

    if (t->player[owner].locations != 0 && t->available != 0)
        tt_then(&t->agenda, STAGE_ILLUSIONIST, owner);
}

static void list_illusionist(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;

    tt_add(out, VERB_DECLINE, 0, 0);
    for (location_bag own = t->player[see->seat].locations; own != 0; own &= own - 1)
        for (location_bag left = t->available; left != 0; left &= left - 1)
            tt_add(out, VERB_EXCHANGE, first_location(own), first_location(left));
}

static void apply_illusionist(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    (void)c;
    if (abyss_declines(s, seat, m, log))
        return;
    t->available ^= location_bit(m.a) | location_bit(m.b);
    abyss_exchange(t, seat, m.a, m.b, log);
    abyss_ask_smokers(s, seat, m.b, log);
}

/* ==== Ambassadors ========================================= [A-8.16] ====
 * They bring a location of their own, and go under it.  Since the stack never grows, an
 * ambassador lies free only when it was empty on arrival, or just now. */

static void control_by_ambassador(abyss_state *s, int seat, int location, tt_events *log)
{
    abyss_table *t = &s->table;
    lord_bag ambassador = t->player[seat].free & abyss_guild_lords[AMBASSADOR];

    TT_ASSERT(lords_in(ambassador) == 1);
    abyss_turn_up_rest(s, seat, location, log);
    abyss_control(s, seat, location, log);
    abyss_lay_under(t, seat, first_lord(ambassador), location, log);
    abyss_ask_smokers(s, seat, location, log);
}

static void power_ambassador(abyss_state *s, int owner, int n, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    abyss_draw_locations(s, owner, n < t->stack_n ? n : t->stack_n, c, log);
    if (locations_in(t->drawn) > 1)
        tt_then(&t->agenda, STAGE_EMBASSY, owner);
    else if (t->drawn != 0)
        control_by_ambassador(s, owner, first_location(t->drawn), log);
}

static void list_embassy(const abyss_sight *see, tt_moves *out)
{
    abyss_list_locations(see->table->drawn, VERB_CONTROL, out);
}

static void apply_embassy(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    (void)c;
    tt_done(&s->table.agenda);
    control_by_ambassador(s, seat, m.a, log);
}

/* ==== Apprentice ========================================== [A-8.18] ====
 * One council pile. */

static void power_apprentice(abyss_state *s, int owner, tt_events *log)
{
    unsigned piles = piles_of(&s->table);

    if ((piles & (piles - 1)) != 0)
        tt_then(&s->table.agenda, STAGE_APPRENTICE, owner);
    else if (piles != 0)
        abyss_take_pile(s, owner, __builtin_ctz(piles), log);
}

static void list_apprentice(const abyss_sight *see, tt_moves *out)
{
    abyss_list_piles(piles_of(see->table), out);
}

static void apply_apprentice(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    (void)c;
    tt_done(&s->table.agenda);
    abyss_take_pile(s, seat, m.a, log);
}

/* ==== A lord comes into play ==================== [A-7.4  ] ====
 * However it came.  What it asks comes on top of the agenda; the power that brought it
 * has left it, so a chain of lords does not make it deeper. */

static void power_on_arrival(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log)
{
    switch (lord) {
    case SEEKER:
        power_seeker(s, seat, log);
        return;
    case JAILER:
        power_jailer(s, seat);
        return;
    case COMMANDER:
        power_commander(s, seat);
        return;
    case ASSASSIN:
        power_assassin(s, seat);
        return;
    case HUNTER:
        power_hunter(s, seat, c, log);
        return;
    case TRAITOR:
        power_traitor(s, seat);
        return;
    case SCHEMER:
        power_schemer(s, seat);
        return;
    case CORRUPTOR:
        power_corruptor(s, seat);
        return;
    case ILLUSIONIST:
        power_illusionist(s, seat);
        return;
    case HERMIT:
        power_ambassador(s, seat, 1, c, log);
        return;
    case SAGE:
        power_ambassador(s, seat, 2, c, log);
        return;
    case ELDER:
        power_ambassador(s, seat, 3, c, log);
        return;
    case APPRENTICE:
        power_apprentice(s, seat, log);
        return;
    case INVOKER: /* */
        s->table.again = 1;
        tt_tell(log, TOLD_ONE_MORE, seat, 0, 0);
        return;
    default:
        power_pearls(s, seat, lord, log);
    }
}

/* The first reason counts. */
void abyss_set_off_end(abyss_table *t, int seat, tt_events *log)
{
    if (t->last != 0)
        return;
    t->last = (uint8_t)(seat + 1);
    tt_tell(log, TOLD_LAST, seat, lords_of(&t->player[seat]), 0);
}

void abyss_arrive(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    abyss_player *p = &t->player[seat];

    p->free |= lord_bit(lord);
    tt_tell(log, TOLD_JOINED, seat, lord, 0);
    if (lords_of(p) >= LORDS_TO_END)
        abyss_set_off_end(t, seat, log);
    power_on_arrival(s, seat, lord, c, log);
}

/* ==== Powers used at a moment of the owner's choice ==== [A-8.2] ====
 * Slaver: an ally for 2 pearls.  Oracle: a council pile to the discard.  Opportunist: a
 * lord of the court leaves, the top of the deck takes its space.  Each once a turn. */

static bool may_sell(const abyss_table *t, int seat)
{
    return (t->powers & POWER_SLAVER) == 0 && works_for(t, seat, SLAVER) && t->hand_n[seat] > 0;
}

static bool may_dispel(const abyss_table *t, int seat)
{
    return (t->powers & POWER_ORACLE) == 0 && works_for(t, seat, ORACLE) && piles_of(t) != 0;
}

static bool may_replace(const abyss_table *t, int seat)
{
    return (t->powers & POWER_OPPORTUNIST) == 0 && works_for(t, seat, OPPORTUNIST) &&
           t->lord_deck_n > 0 && t->court[0] != NO_LORD;
}

bool abyss_may_use_any(const abyss_table *t, int seat)
{
    return may_sell(t, seat) || may_dispel(t, seat) || may_replace(t, seat);
}

void abyss_list_all_uses(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;

    if (may_sell(t, see->seat))
        abyss_list_cards(&see->hand->cards, VERB_SELL, out);
    if (may_dispel(t, see->seat))
        for (unsigned piles = piles_of(t); piles != 0; piles &= piles - 1)
            tt_add(out, VERB_DISPEL, __builtin_ctz(piles), 0);
    if (may_replace(t, see->seat))
        for (int i = 0; i < COURT_SPACES && t->court[i] != NO_LORD; i++)
            tt_add(out, VERB_REPLACE, t->court[i], 0);
}

/* Where a power might have been used: the clause against this use, or against whatever
 * else it is. */
const char *abyss_why_not_use(const abyss_sight *see, tt_move m)
{
    const abyss_table *t = see->table;

    switch (m.verb) {
    case VERB_SELL:
        return "A-8.2";
    case VERB_DISPEL:
        return (t->powers & POWER_ORACLE) != 0 || !works_for(t, see->seat, ORACLE) ? "A-8.2"
                                                                                   : "A-8.18";
    case VERB_REPLACE:
        return (t->powers & POWER_OPPORTUNIST) != 0 || !works_for(t, see->seat, OPPORTUNIST)
                   ? "A-8.2"
                   : "A-8.18";
    default:
        return "A-3.1";
    }
}

static void sell(abyss_state *s, int seat, int ally, tt_events *log)
{
    s->table.powers |= POWER_SLAVER;
    abyss_discard(s, seat, ally, TOLD_SOLD, log);
    gain_pearls(&s->table, seat, 2, log);
}

static void dispel(abyss_state *s, int seat, int race, tt_events *log)
{
    abyss_table *t = &s->table;

    t->powers |= POWER_ORACLE;
    tt_barrier(log);
    tt_tell(log, TOLD_DISPELLED, seat, race, t->council_n[race]);
    t->council_n[race] = 0;
    abyss_pour_lane(&s->secret.council, &t->discard, race);
}

static void replace(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    uint8_t *space = memchr(t->court, lord, sizeof t->court);

    TT_ASSERT(space != NULL);
    t->powers |= POWER_OPPORTUNIST;
    t->gone |= lord_bit(lord);
    tt_tell(log, TOLD_REMOVED, seat, lord, 0);
    *space = (uint8_t)abyss_draw_lord(s, c, log);
    tt_tell(log, TOLD_TO_COURT, seat, *space, (int)(space - t->court) + 1);
}

void abyss_use(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    if (m.verb == VERB_SELL)
        sell(s, seat, m.a, log);
    else if (m.verb == VERB_DISPEL)
        dispel(s, seat, m.a, log);
    else
        replace(s, seat, m.a, c, log);
}

/* ==== By stage: the POWERs of stages.def as functions ====================== */

void abyss_list_power(const abyss_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
#define POWER(id, name, rule)                                                                      \
    case STAGE_##id:                                                                               \
        list_##name(see, out);                                                                     \
        return;
#include "games/abyss/stages.def"
    default:
        TT_NEVER("nobody is asked in this stage");
    }
}

const char *abyss_why_not_power(const abyss_sight *see, int stage, tt_move m)
{
    switch (stage) {
    case STAGE_ASSASSIN:
        return why_assassin(see, m);
    case STAGE_HUNTER:
        return why_hunter(see, m);
#define POWER(id, name, rule) [STAGE_##id] = (rule),
    default: {
        static const char *const RULES[STAGES] = {
#include "games/abyss/stages.def"
        };
        return RULES[stage];
    }
    }
}

void abyss_apply_power(abyss_state *s, tt_frame top, tt_move m, tt_chance *c, tt_events *log)
{
    switch (top.stage) {
#define POWER(id, name, rule)                                                                      \
    case STAGE_##id:                                                                               \
        apply_##name(s, top.seat, m, c, log);                                                      \
        return;
#include "games/abyss/stages.def"
    default:
        TT_NEVER("nobody is asked in this stage");
    }
}

/* Whether the question at the top answered itself; if not, or if it is no power's, a
 * seat has to. */
bool abyss_answer_power(abyss_state *s, tt_frame top, tt_chance *c, tt_events *log)
{
    switch (top.stage) {
    case STAGE_JAILER:
        return answer_jailer(s, top.seat, c, log);
    case STAGE_LIMIT:
        return answer_limit(s, top.seat, c, log);
    case STAGE_ASSASSIN:
        return answer_assassin(s, top.seat, c, log);
    default:
        return false;
    }
}
