/* Keys and locations: what is taken for three keys, and which keys pay.       */
#include "games/abyss/state.h"

int abyss_keys_of(const abyss_player *p)
{
    lord_bag lords = working(p);

    return p->keys + lords_in(lords & abyss_key_lords) +
           3 * lords_in(lords & abyss_guild_lords[AMBASSADOR]);
}

/* ==== A location ================================== [A-9.2] ====
 * A face-up one, or one of up to four drawn from the stack; the others drawn become
 * available.  Nothing replaces what is taken.  Then the keys are paid. */

void abyss_list_locations(location_bag bag, int verb, tt_moves *out)
{
    for (; bag != 0; bag &= bag - 1)
        tt_add(out, verb, first_location(bag), 0);
}

static void list_location(const abyss_sight *see, tt_moves *out)
{
    abyss_list_locations(see->table->available, VERB_CONTROL, out);
    for (int n = 1; n <= DRAW_MAX && n <= see->table->stack_n; n++)
        tt_add(out, VERB_DRAW, n, 0);
}

static const char *why_location(const abyss_sight *see, tt_move m)
{
    (void)see;
    return m.verb == VERB_CONTROL || m.verb == VERB_DRAW ? "A-9.2" : "A-9.1";
}

void abyss_draw_locations(abyss_state *s, int seat, int n, tt_chance *c, tt_events *log)
{
    for (; n > 0; n--) {
        int location = abyss_draw_location(s, c, log);
        s->table.drawn |= location_bit(location);
        tt_tell(log, TOLD_DREW, seat, location, 0);
    }
}

void abyss_control(abyss_state *s, int seat, int location, tt_events *log)
{
    TT_ASSERT(!has_location(s->table.player[seat].locations, location));
    s->table.player[seat].locations |= location_bit(location);
    tt_tell(log, TOLD_CONTROLS, seat, location, 0);
}

/* The lord is no longer free: its keys have paid for the location. */
void abyss_lay_under(abyss_table *t, int seat, int lord, int location, tt_events *log)
{
    t->player[seat].free &= ~lord_bit(lord);
    t->player[seat].used |= lord_bit(lord);
    t->lies_under[lord] = (uint8_t)location;
    tt_tell(log, TOLD_UNDER, seat, lord, location);
}

/* One controlled location becomes another; the lords under it move along. */
void abyss_exchange(abyss_table *t, int seat, int from, int to, tt_events *log)
{
    abyss_player *p = &t->player[seat];

    p->locations ^= location_bit(from) | location_bit(to);
    for (lord_bag left = p->used; left != 0; left &= left - 1)
        if (t->lies_under[first_lord(left)] == from)
            t->lies_under[first_lord(left)] = (uint8_t)to;
    tt_tell(log, TOLD_EXCHANGED, seat, from, to);
}

/* Keeps one of those drawn; the rest become available. */
void abyss_turn_up_rest(abyss_state *s, int seat, int location, tt_events *log)
{
    abyss_table *t = &s->table;
    location_bag rest = t->drawn & ~location_bit(location);

    t->drawn = 0;
    t->available |= rest;
    for (; rest != 0; rest &= rest - 1)
        tt_tell(log, TOLD_AVAILABLE, seat, first_location(rest), 0);
}

/* The location is there; the keys are not paid yet. */
static void take_location(abyss_state *s, int seat, int location, tt_events *log)
{
    abyss_table *t = &s->table;

    abyss_control(s, seat, location, log);
    t->taken = (uint8_t)location;
    t->keys_due = KEYS_FOR_LOCATION;
    tt_go(&t->agenda, STAGE_SPEND, seat);
    abyss_ask_smokers(s, seat, location, log);
}

static void apply_choose(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log);

static void apply_location(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    if (m.verb == VERB_CONTROL) {
        t->available &= ~location_bit(m.a);
        take_location(s, seat, m.a, log);
        return;
    }
    abyss_draw_locations(s, seat, m.a, c, log);
    if (m.a == 1)
        apply_choose(s, seat, tt_move_of(VERB_CONTROL, first_location(t->drawn), 0), c, log);
    else
        tt_go(&t->agenda, STAGE_CHOOSE, seat);
}

void abyss_ask_location(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    tt_move answer;

    if (abyss_only_answer(s, STAGE_LOCATION, seat, &answer))
        apply_location(s, seat, answer, c, log);
    else
        tt_go(&s->table.agenda, STAGE_LOCATION, seat);
}

/* ---- one of those drawn ---- */

static void list_choose(const abyss_sight *see, tt_moves *out)
{
    abyss_list_locations(see->table->drawn, VERB_CONTROL, out);
}

static const char *why_choose(const abyss_sight *see, tt_move m)
{
    return why_location(see, m);
}

static void apply_choose(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    (void)c;
    abyss_turn_up_rest(s, seat, m.a, log);
    take_location(s, seat, m.a, log);
}

/* ==== Black Smokers ======================================= [A-9.5] ====
 * However it was gained, its owner may exchange it for any location of the stack, into
 * which it is shuffled.  Lords under it move along. */

void abyss_ask_smokers(abyss_state *s, int seat, int location, tt_events *log)
{
    if (location != BLACK_SMOKERS || s->table.stack_n == 0)
        return;
    tt_barrier(log); /* the owner looks through the stack */
    tt_then(&s->table.agenda, STAGE_SMOKERS, seat);
}

static void list_smokers(const abyss_sight *see, tt_moves *out)
{
    tt_add(out, VERB_DECLINE, 0, 0);
    for (location_bag left = see->stack; left != 0; left &= left - 1)
        tt_add(out, VERB_EXCHANGE, BLACK_SMOKERS, first_location(left));
}

static const char *why_smokers(const abyss_sight *see, tt_move m)
{
    (void)see;
    return m.verb == VERB_EXCHANGE ? "A-9.5" : "A-9.1";
}

static void apply_smokers(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;

    (void)c;
    if (abyss_declines(s, seat, m, log))
        return;
    s->secret.stack ^= location_bit(BLACK_SMOKERS) | location_bit(m.b);
    abyss_exchange(t, seat, BLACK_SMOKERS, m.b, log);
    if (t->taken == BLACK_SMOKERS)
        t->taken = m.b;
}

/* ==== Which keys pay ====================================== [A-9.3] ====
 * A set from which none could be left out: three lords or tokens with one key each, or
 * an ambassador alone.  Lords are named in the order of the box, then tokens. */

/* Lords with one key that may be named next: none after a token. */
static lord_bag lords_to_spend(const abyss_table *t, const abyss_player *p)
{
    lord_bag lords = working(p) & abyss_key_lords;
    int named = 0;

    for (lord_bag left = p->used & abyss_key_lords; left != 0; left &= left - 1) {
        if (t->lies_under[first_lord(left)] != t->taken)
            continue;
        lords &= ~((lord_bit(first_lord(left)) << 1) - 1);
        named++;
    }
    return named + t->keys_due == KEYS_FOR_LOCATION ? lords : 0;
}

static void list_spend(const abyss_sight *see, tt_moves *out)
{
    const abyss_table *t = see->table;
    const abyss_player *p = &t->player[see->seat];
    lord_bag ambassadors = working(p) & abyss_guild_lords[AMBASSADOR];

    for (lord_bag left = lords_to_spend(t, p); left != 0;) {
        int lord = first_lord(left);
        left &= left - 1;
        if (1 + lords_in(left) + p->keys >= t->keys_due)
            tt_add(out, VERB_SPEND, lord, 0);
    }
    if (t->keys_due == KEYS_FOR_LOCATION)
        for (; ambassadors != 0; ambassadors &= ambassadors - 1)
            tt_add(out, VERB_SPEND, first_lord(ambassadors), 0);
    if (p->keys >= t->keys_due)
        tt_add(out, VERB_SPEND_KEY, 0, 0);
}

static const char *why_spend(const abyss_sight *see, tt_move m)
{
    (void)see;
    return m.verb == VERB_SPEND || m.verb == VERB_SPEND_KEY ? "A-9.3" : "A-9.1";
}

static void apply_spend(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    abyss_table *t = &s->table;
    abyss_player *p = &t->player[seat];

    (void)c;
    if (m.verb == VERB_SPEND_KEY) {
        TT_ASSERT(p->keys > 0);
        p->keys--;
        t->keys_due--;
        tt_tell(log, TOLD_KEY_SPENT, seat, 0, 0);
    } else {
        abyss_lay_under(t, seat, m.a, t->taken, log);
        t->keys_due = (uint8_t)(t->keys_due - abyss_lords[m.a].keys);
    }
    if (t->keys_due > 0)
        return;
    t->taken = NO_LOCATION;
    tt_go(&t->agenda, STAGE_KEYS, seat);
}

/* It comes up when a location has been taken, and after each key. */
bool abyss_answer_spend(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    tt_move answer;

    if (!abyss_only_answer(s, STAGE_SPEND, seat, &answer))
        return false;
    apply_spend(s, seat, answer, c, log);
    return true;
}

/* ==== By stage: the KEYs of stages.def as functions ======================== */

void abyss_list_key(const abyss_sight *see, int stage, tt_moves *out)
{
    switch (stage) {
#define KEY(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        list_##name(see, out);                                                                     \
        return;
#include "games/abyss/stages.def"
    default:
        TT_NEVER("no question of keys");
    }
}

const char *abyss_why_not_key(const abyss_sight *see, int stage, tt_move m)
{
    switch (stage) {
#define KEY(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        return why_##name(see, m);
#include "games/abyss/stages.def"
    default:
        TT_NEVER("no question of keys");
    }
}

void abyss_apply_key(abyss_state *s, tt_frame top, tt_move m, tt_chance *c, tt_events *log)
{
    switch (top.stage) {
#define KEY(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        apply_##name(s, top.seat, m, c, log);                                                      \
        return;
#include "games/abyss/stages.def"
    default:
        TT_NEVER("no question of keys");
    }
}
