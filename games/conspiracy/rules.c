/* The rules, in the order of the rulebook.
 *
 * Each ASK has list_x (what may be chosen), why_x (the clause against a choice
 * that is not listed) and apply_x (what choosing does, and where the game goes next).
 * Where by public knowledge there can be one answer, ask_x puts the question or gives
 * that answer [C-3.3].  Each STEP has step_x. */
#include "engine/bits.h"
#include "games/conspiracy/state.h"

static void ask_recruit(conspiracy_state *s, int seat, tt_chance *c, tt_events *log);
static void ask_fit(conspiracy_state *s, int seat, tt_events *log);
static void ask_search(conspiracy_state *s, int seat, tt_events *log);
static void draw_to_keep(conspiracy_state *s, int seat, int n, tt_chance *c, tt_events *log);
static void place_lord(conspiracy_state *s, int seat, int lord, tt_chance *c, tt_events *log);

/* ==== A turn ============================================ [C-3.1 C-8.1] ====
 * What the seat forced on its opponents ends.  If the seat's chamber was the
 * first to be full, everybody else has had one more turn and the game is over. */

static void step_turn(conspiracy_state *s, int seat, tt_chance *c, tt_events *log)
{
    conspiracy_table *t = &s->table;

    tt_barrier(log);
    if (t->last == seat + 1) {
        tt_tell(log, TOLD_OVER, seat, 0, 0);
        tt_done(&t->agenda);
        return;
    }
    tt_tell(log, TOLD_TURN, seat, 0, 0);
    if (t->force_by == seat + 1)
        t->force = t->force_by = 0;

    /* [C-9.9 C-9.12 C-9.18] the whole recruit step; [C-4.6] unless the deck is empty */
    if (t->force > 0 && t->lord_deck_n > 0) {
        int n = t->force < t->lord_deck_n ? t->force : t->lord_deck_n;
        tt_tell(log, TOLD_FORCED, seat, n, 0);
        draw_to_keep(s, seat, n, c, log);
        return;
    }
    ask_recruit(s, seat, c, log);
}

/* The only answer there is, if there is only one. */
static bool only_answer(const conspiracy_state *s, int stage, int seat, tt_move *answer)
{
    tt_moves list;

    list.n = 0;
    conspiracy_list(sight_of_actor(s, (tt_frame){(uint8_t)stage, (uint8_t)seat}), stage, &list);
    TT_ASSERT(list.n > 0);
    *answer = list.at[0];
    return list.n == 1;
}

/* ==== Recruit =================================== [C-4.1 C-4.2 C-4.3] ====
 * From the deck one, two or three, said before any is seen, not more than it
 * holds; or all lords of one discard pile. */

enum { DRAW_MAX = 3 };

/* Up to three from a deck, and not more than it holds. */
static uint32_t numbers_n(int deck_n)
{
    return (uint32_t)(deck_n < DRAW_MAX ? deck_n : DRAW_MAX);
}

static void list_numbers(int verb, int deck_n, tt_moves *out)
{
    for (int n = 1; n <= DRAW_MAX; n++)
        out->at[out->n + (uint32_t)n - 1] = tt_move_of(verb, n, 0);
    out->n += numbers_n(deck_n);
}

/* The piles that are not empty, a bit for each colour. */
static unsigned piles_in(lord_bag discard)
{
    unsigned piles = 0;

    for (int colour = 0; colour < COLOURS; colour++)
        piles |= (unsigned)(pile_of(discard, colour) != 0) << colour;
    return piles;
}

static void list_recruit(conspiracy_sight see, tt_moves *out)
{
    const conspiracy_table *t = see.table;

    list_numbers(VERB_DRAW, t->lord_deck_n, out);

    /* without branches: which piles are empty is hard to predict */
    uint32_t n = out->n;
    for (int colour = 0; colour < COLOURS; colour++) {
        out->at[n] = tt_move_of(VERB_PILE, colour, 0);
        n += pile_of(t->discard, colour) != 0;
    }
    out->n = n;
}

static const char *why_recruit(conspiracy_sight see, tt_move m)
{
    if (m.verb == VERB_DRAW)
        return m.a >= 1 && m.a <= DRAW_MAX && m.a > see.table->lord_deck_n ? "C-4.2" : "C-4.1";
    if (m.verb == VERB_PILE)
        return "C-4.3";
    return m.verb == VERB_STAY ? "C-3.2" : "C-3.1";
}

static void apply_recruit(conspiracy_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    conspiracy_table *t = &s->table;

    if (m.verb == VERB_DRAW) {
        draw_to_keep(s, seat, m.a, c, log);
        return;
    }
    lord_bag pile = pile_of(t->discard, m.a);
    int n = lords_in(pile);
    tt_tell(log, TOLD_TOOK_PILE, seat, m.a, n);
    t->discard &= ~pile;
    if (n > free_spaces(&t->chamber[seat])) {
        t->drawn = pile;
        ask_fit(s, seat, log);
    } else {
        t->recruited = pile;
        tt_go(&t->agenda, STAGE_PLACE, seat);
    }
}

static void ask_recruit(conspiracy_state *s, int seat, tt_chance *c, tt_events *log)
{
    tt_move answer;

    if (s->table.lord_deck_n < 2 && only_answer(s, STAGE_RECRUIT, seat, &answer))
        apply_recruit(s, seat, answer, c, log);
    else
        tt_go(&s->table.agenda, STAGE_RECRUIT, seat);
}

/* ==== Keep one of those turned up ============================== [C-4.1] ====
 * The others go to the piles of their colours before the one kept is placed. */

/* One move for each different lord in the bag. */
static void list_lords(lord_bag bag, int verb, tt_moves *out)
{
    uint32_t n = out->n;

    for (bag = one_of_each(bag); bag != 0; bag &= bag - 1)
        out->at[n++] = tt_move_of(verb, first_lord(bag), 0);
    out->n = n;
}

static void list_keep(conspiracy_sight see, tt_moves *out)
{
    list_lords(see.table->drawn, VERB_KEEP, out);
}

static const char *why_keep(conspiracy_sight see, tt_move m)
{
    if (see.table->force > 0 && (m.verb == VERB_DRAW || m.verb == VERB_PILE))
        return "C-9.12"; /* whose turn it is had to draw two */
    return m.verb == VERB_KEEP || m.verb == VERB_DRAW || m.verb == VERB_PILE ? "C-4.1" : "C-3.1";
}

/* Lords not kept go where all can take them. [C-4.7] */
static void discard_drawn(conspiracy_state *s, int seat, int told, tt_events *log)
{
    conspiracy_table *t = &s->table;

    for (; t->drawn != 0; t->drawn &= t->drawn - 1) {
        int lord = first_lord(t->drawn);
        t->discard = with_lord(t->discard, lord);
        tt_tell(log, told, seat, lord, 0);
    }
}

/* The one lord kept is placed at once: there is nothing to choose. [C-3.3] */
static void apply_keep(conspiracy_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    s->table.drawn = without_lord(s->table.drawn, m.a);
    tt_tell(log, TOLD_KEPT, seat, m.a, 0);
    discard_drawn(s, seat, TOLD_DISCARDED, log);
    place_lord(s, seat, m.a, c, log);
}

static void ask_keep(conspiracy_state *s, int seat, tt_chance *c, tt_events *log)
{
    int lord = first_lord(s->table.drawn);

    if (are_alike(s->table.drawn))
        apply_keep(s, seat, tt_move_of(VERB_KEEP, lord, 0), c, log);
    else
        tt_go(&s->table.agenda, STAGE_KEEP, seat);
}

static void draw_to_keep(conspiracy_state *s, int seat, int n, tt_chance *c, tt_events *log)
{
    conspiracy_table *t = &s->table;

    for (int i = 0; i < n; i++) {
        int lord = conspiracy_draw_lord(s, c, log);
        t->drawn = with_lord(t->drawn, lord);
        tt_tell(log, TOLD_DREW, seat, lord, 0);
    }
    ask_keep(s, seat, c, log);
}

/* ==== A pile too large for the chamber ===================== [C-4.4 C-4.7] ====
 * Exactly as many as fit are kept.  They are picked in the order of the box, so
 * that one set has one way to be picked: after blue 3 no blue 1 is offered, and
 * none whose choice would leave too few behind it. */

static void list_fit(conspiracy_sight see, tt_moves *out)
{
    const conspiracy_table *t = see.table;
    int wanted = free_spaces(&t->chamber[see.seat]) - lords_in(t->recruited);
    int least = t->recruited == 0 ? NO_LORD : last_lord(t->recruited);

    for (lord_bag left = t->drawn; lords_in(left) >= wanted;) {
        int lord = first_lord(left);
        if (lord >= least)
            tt_add(out, VERB_KEEP, lord, 0);
        left &= ~copies_of(lord);
    }
}

static const char *why_fit(conspiracy_sight see, tt_move m)
{
    (void)see;
    return m.verb == VERB_KEEP ? "C-4.4" : "C-3.1";
}

static void apply_fit(conspiracy_state *s, int seat, tt_move m, tt_events *log)
{
    conspiracy_table *t = &s->table;

    t->drawn = without_lord(t->drawn, m.a);
    t->recruited = with_lord(t->recruited, m.a);
    tt_tell(log, TOLD_KEPT, seat, m.a, 0);
    if (lords_in(t->recruited) == free_spaces(&t->chamber[seat])) {
        discard_drawn(s, seat, TOLD_LEFT, log);
        tt_go(&t->agenda, STAGE_PLACE, seat);
    } else {
        ask_fit(s, seat, log);
    }
}

static void ask_fit(conspiracy_state *s, int seat, tt_events *log)
{
    tt_move answer;

    if (only_answer(s, STAGE_FIT, seat, &answer))
        apply_fit(s, seat, answer, log);
    else
        tt_go(&s->table.agenda, STAGE_FIT, seat);
}

/* ==== Place and apply ======================= [C-5.1 C-5.2 C-5.3 C-8.1] ====
 * The player says which of the recruited lords is next; the space is the next
 * free one.  Each is placed and applied in full before the next. */

static void list_place(conspiracy_sight see, tt_moves *out)
{
    list_lords(see.table->recruited, VERB_PLACE, out);
}

static const char *why_place(conspiracy_sight see, tt_move m)
{
    (void)see;
    return m.verb == VERB_PLACE ? "C-5.2" : "C-3.1";
}

/* [C-5.3] on the first lord of a colour, later only onto a worthier one */
static void move_coat(conspiracy_chamber *ch, int seat, int lord, int space, tt_events *log)
{
    const conspiracy_lord_card *card = &conspiracy_lords[lord];
    int held = ch->coat[card->colour];

    if (held != 0 && conspiracy_lords[ch->lord[held - 1]].worth >= card->worth)
        return;
    ch->coat[card->colour] = (uint8_t)space;
    tt_tell(log, TOLD_COAT, seat, card->colour, space);
}

static void place_lord(conspiracy_state *s, int seat, int lord, tt_chance *c, tt_events *log)
{
    conspiracy_table *t = &s->table;
    conspiracy_chamber *ch = &t->chamber[seat];

    ch->lord[ch->lords_n++] = (uint8_t)lord;
    tt_tell(log, TOLD_PLACED, seat, lord, ch->lords_n);
    move_coat(ch, seat, lord, ch->lords_n, log);
    if (ch->lords_n == SPACES && t->last == 0) {
        t->last = (uint8_t)(seat + 1);
        tt_tell(log, TOLD_FULL, seat, 0, 0);
    }
    if (t->recruited == 0)
        tt_go(&t->agenda, STAGE_TURN, left_of(t, seat));
    conspiracy_power_of_lord(s, seat, lord, c, log);
    if (tt_top(&t->agenda).stage == STAGE_SEARCH)
        ask_search(s, seat, log);
}

static void apply_place(conspiracy_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    s->table.recruited = without_lord(s->table.recruited, m.a);
    place_lord(s, seat, m.a, c, log);
}

/* Called anew whenever what a lord set off is finished; true: the player is asked. */
static bool ask_place(conspiracy_state *s, int seat, tt_chance *c, tt_events *log)
{
    lord_bag recruited = s->table.recruited;

    if (!are_alike(recruited))
        return true;
    apply_place(s, seat, tt_move_of(VERB_PLACE, first_lord(recruited), 0), c, log);
    return false;
}

/* ==== Swap two lords ==================================== [C-5.4 C-5.8] ====
 * A lord worth 0 lets two lords without keys change places, if the player likes. */

static void list_swap(conspiracy_sight see, tt_moves *out)
{
    const conspiracy_chamber *ch = &see.table->chamber[see.seat];

    int keyless[SPACES], n = 0; /* found first: most pairs fail for a key */

    for (int space = 1; space <= ch->lords_n; space++)
        if (!has_key(ch->lord[space - 1]))
            keyless[n++] = space;
    tt_add(out, VERB_STAY, 0, 0);
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++)
            if (conspiracy_may_swap(ch, keyless[i], keyless[k]))
                tt_add(out, VERB_SWAP, keyless[i], keyless[k]);
}

static const char *why_swap(conspiracy_sight see, tt_move m)
{
    const conspiracy_chamber *ch = &see.table->chamber[see.seat];

    if (m.verb != VERB_SWAP)
        return "C-3.1";
    if (m.a < 1 || m.a > ch->lords_n || m.b < 1 || m.b > ch->lords_n || m.a >= m.b)
        return "C-5.4";
    return has_key(ch->lord[m.a - 1]) || has_key(ch->lord[m.b - 1]) ? "C-5.4" : "C-5.8";
}

static void apply_swap(conspiracy_state *s, int seat, tt_move m, tt_events *log)
{
    conspiracy_chamber *ch = &s->table.chamber[seat];

    tt_done(&s->table.agenda);
    if (m.verb == VERB_STAY) {
        tt_tell(log, TOLD_STAYED, seat, 0, 0);
        return;
    }
    uint8_t lord = ch->lord[m.a - 1];
    ch->lord[m.a - 1] = ch->lord[m.b - 1];
    ch->lord[m.b - 1] = lord;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (ch->coat[colour] == m.a)
            ch->coat[colour] = m.b;
        else if (ch->coat[colour] == m.b)
            ch->coat[colour] = m.a;
    }
    tt_tell(log, TOLD_SWAPPED, seat, m.a, m.b);
}

/* ==== A location ======================== [C-6.4 C-6.5 C-6.6 C-6.7] ====
 * One that is available, or one of up to three turned up from the deck.  Nothing
 * replaces what is taken.  It is laid on the lord whose key completed the set,
 * which is always the lord placed last.  There is always a choice: thirty keys
 * take fifteen locations at most, and nine are left. */

static void lay_location(conspiracy_state *s, int seat, int location, tt_events *log)
{
    conspiracy_chamber *ch = &s->table.chamber[seat];

    ch->location[ch->lords_n - 1] = (uint8_t)location;
    ch->loose[0] = ch->loose[1] = 0;
    tt_tell(log, TOLD_TOOK_LOCATION, seat, location, ch->lords_n);
    tt_done(&s->table.agenda);
    conspiracy_power_of_location(s, seat, location, log);
}

static void list_locations(location_bag bag, tt_moves *out)
{
    for (; bag != 0; bag &= bag - 1)
        tt_add(out, VERB_TAKE, __builtin_ctz(bag), 0);
}

static void list_location(conspiracy_sight see, tt_moves *out)
{
    list_locations(see.table->available, out);
    list_numbers(VERB_TURN_UP, see.table->location_deck_n, out);
}

/* Why a location has to be taken before anything else. */
static const char *why_due(const conspiracy_chamber *ch)
{
    if (ch->loose[0] + ch->loose[1] >= 3)
        return "C-6.3";
    return ch->loose[0] == 2 || ch->loose[1] == 2 ? "C-6.2" : "C-9.11";
}

static const char *why_location(conspiracy_sight see, tt_move m)
{
    return m.verb == VERB_TAKE || m.verb == VERB_TURN_UP ? "C-6.4"
                                                         : why_due(&see.table->chamber[see.seat]);
}

static void apply_choose(conspiracy_state *s, int seat, tt_move m, tt_events *log);

static void apply_location(conspiracy_state *s, int seat, tt_move m, tt_chance *c, tt_events *log)
{
    conspiracy_table *t = &s->table;

    if (m.verb == VERB_TAKE) {
        t->available &= ~only(m.a);
        lay_location(s, seat, m.a, log);
        return;
    }
    for (int i = 0; i < m.a; i++) {
        int location = conspiracy_draw_location(s, c, log);
        t->turned_up |= only(location);
        tt_tell(log, TOLD_TURNED_UP, seat, location, 0);
    }
    if (m.a == 1)
        apply_choose(s, seat, tt_move_of(VERB_TAKE, __builtin_ctz(t->turned_up), 0), log);
    else
        tt_go(&t->agenda, STAGE_CHOOSE, seat);
}

/* ---- one of those turned up; the rest become available ---- */

static void list_choose(conspiracy_sight see, tt_moves *out)
{
    list_locations(see.table->turned_up, out);
}

static const char *why_choose(conspiracy_sight see, tt_move m)
{
    return why_location(see, m);
}

static void apply_choose(conspiracy_state *s, int seat, tt_move m, tt_events *log)
{
    conspiracy_table *t = &s->table;
    location_bag rest = t->turned_up & ~only(m.a);

    t->turned_up = 0;
    t->available |= rest;
    for (; rest != 0; rest &= rest - 1)
        tt_tell(log, TOLD_AVAILABLE, seat, __builtin_ctz(rest), 0);
    lay_location(s, seat, m.a, log);
}

/* ==== A location of the whole deck ============================ [C-9.14] ====
 * Its owner looks through the deck and chooses; available ones are barred. */

static void list_search(conspiracy_sight see, tt_moves *out)
{
    list_locations(see.searched, out);
}

static const char *why_search(conspiracy_sight see, tt_move m)
{
    return m.verb == VERB_TAKE || m.verb == VERB_TURN_UP ? "C-9.14"
                                                         : why_due(&see.table->chamber[see.seat]);
}

static void apply_search(conspiracy_state *s, int seat, tt_move m, tt_events *log)
{
    s->secret.location_deck &= ~only(m.a);
    s->table.location_deck_n--;
    lay_location(s, seat, m.a, log);
}

/* The last card of the deck must be taken. */
static void ask_search(conspiracy_state *s, int seat, tt_events *log)
{
    if (s->table.location_deck_n == 1)
        apply_search(s, seat, tt_move_of(VERB_TAKE, __builtin_ctz(s->secret.location_deck), 0),
                     log);
}

/* ==== By stage: stages.def as functions ==================================== */

void conspiracy_list(conspiracy_sight see, int stage, tt_moves *out)
{
    switch (stage) {
#define ASK(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        list_##name(see, out);                                                                     \
        return;
#include "games/conspiracy/stages.def"
    default:
        TT_NEVER("nobody is asked in this stage");
    }
}

/* ==== At random ============================================================
 * The most frequent questions, answered with one draw from as many moves as they would list, in
 * that order. */

static tt_move any_recruit(const conspiracy_table *t, tt_chance *c)
{
    uint32_t numbers = numbers_n(t->lord_deck_n);
    unsigned piles = piles_in(t->discard);
    uint32_t i = tt_draw(c, numbers + (uint32_t)__builtin_popcount(piles));

    if (i < numbers)
        return tt_move_of(VERB_DRAW, (int)i + 1, 0);
    return tt_move_of(VERB_PILE, tt_nth_bit(piles, (int)(i - numbers)), 0);
}

static tt_move any_lord(lord_bag bag, int verb, tt_chance *c)
{
    lord_bag lords = one_of_each(bag);

    return tt_move_of(verb, conspiracy_nth_lord(lords, (int)tt_draw(c, (uint32_t)lords_in(lords))),
                      0);
}

/* Bits from space 1 on: keyless lords behind that space which are not like its own. */
static unsigned partners_of(const conspiracy_chamber *ch, unsigned keyless, int i)
{
    uint8_t lords[16] = {0};

    memcpy(lords, ch->lord, sizeof ch->lord);
    return keyless & ~((2u << i) - 1) & ~tt_equal_bytes(lords, ch->lord[i]);
}

static tt_move any_swap(const conspiracy_chamber *ch, tt_chance *c)
{
    unsigned keyless = 0;
    uint32_t n = 1;

    for (int i = 0; i < ch->lords_n; i++)
        keyless |= (unsigned)!has_key(ch->lord[i]) << i;
    for (unsigned left = keyless; left != 0; left &= left - 1)
        n += (uint32_t)__builtin_popcount(partners_of(ch, keyless, __builtin_ctz(left)));
    uint32_t i = tt_draw(c, n);
    if (i-- == 0)
        return tt_move_of(VERB_STAY, 0, 0);
    for (unsigned left = keyless;; left &= left - 1) {
        unsigned partners = partners_of(ch, keyless, __builtin_ctz(left));
        uint32_t more = (uint32_t)__builtin_popcount(partners);
        if (i < more)
            return tt_move_of(VERB_SWAP, __builtin_ctz(left) + 1, tt_nth_bit(partners, (int)i) + 1);
        i -= more;
    }
}

static tt_move any_location(const conspiracy_table *t, tt_chance *c)
{
    uint32_t there = (uint32_t)locations_in(t->available);
    uint32_t i = tt_draw(c, there + numbers_n(t->location_deck_n));

    if (i < there)
        return tt_move_of(VERB_TAKE, tt_nth_bit(t->available, (int)i), 0);
    return tt_move_of(VERB_TURN_UP, (int)(i - there) + 1, 0);
}

tt_move conspiracy_any(const void *state, tt_chance *c)
{
    const conspiracy_state *s = state;
    tt_frame top = tt_top(&s->table.agenda);
    tt_moves list;

    switch (top.stage) {
    case STAGE_RECRUIT:
        return any_recruit(&s->table, c);
    case STAGE_KEEP:
        return any_lord(s->table.drawn, VERB_KEEP, c);
    case STAGE_PLACE:
        return any_lord(s->table.recruited, VERB_PLACE, c);
    case STAGE_SWAP:
        return any_swap(&s->table.chamber[top.seat], c);
    case STAGE_LOCATION:
        return any_location(&s->table, c);
    default:
        list.n = 0;
        conspiracy_list(sight_of_actor(s, top), top.stage, &list);
        return list.at[tt_draw(c, list.n)];
    }
}

const char *conspiracy_why_not(conspiracy_sight see, int stage, tt_move m)
{
    switch (stage) {
#define ASK(id, name, rule)                                                                        \
    case STAGE_##id:                                                                               \
        return why_##name(see, m);
#include "games/conspiracy/stages.def"
    default:
        return "C-3.1";
    }
}

static void apply_answer(conspiracy_state *s, tt_move m, tt_chance *c, tt_events *log)
{
    tt_frame top = tt_top(&s->table.agenda);
    int seat = top.seat;

    switch (top.stage) {
    case STAGE_RECRUIT:
        apply_recruit(s, seat, m, c, log);
        return;
    case STAGE_KEEP:
        apply_keep(s, seat, m, c, log);
        return;
    case STAGE_FIT:
        apply_fit(s, seat, m, log);
        return;
    case STAGE_PLACE:
        apply_place(s, seat, m, c, log);
        return;
    case STAGE_SWAP:
        apply_swap(s, seat, m, log);
        return;
    case STAGE_LOCATION:
        apply_location(s, seat, m, c, log);
        return;
    case STAGE_CHOOSE:
        apply_choose(s, seat, m, log);
        return;
    case STAGE_SEARCH:
        apply_search(s, seat, m, log);
        return;
    default:
        TT_NEVER("nobody is asked in this stage");
    }
}

/* Goes on by itself until somebody has a choice, or the game is over.  A turn and the
 * placing of lords may wait under a swap or a location, so they are looked at when
 * they come to the top. */
void conspiracy_settle(conspiracy_state *s, tt_chance *c, tt_events *log)
{
    while (s->table.agenda.n > 0) {
        tt_frame top = tt_top(&s->table.agenda);
        if (top.stage == STAGE_TURN)
            step_turn(s, top.seat, c, log);
        else if (top.stage != STAGE_PLACE || ask_place(s, top.seat, c, log))
            return;
    }
}

void conspiracy_apply(void *state, tt_move m, tt_chance *c, tt_events *log)
{
    apply_answer(state, m, c, log);
    conspiracy_settle(state, c, log);
}
