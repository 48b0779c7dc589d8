/* What a seat may look at, and what it cannot know. [R-28.1 ] */
#include "games/rumbones/state.h"

/* Whether that seat, or a spectator, sees that hand. */
static bool sees_hand(const rumbones_table *t, int seat, int owner)
{
    return seat < t->seats && t->side_of[seat] == t->side_of[owner];
}

void rumbones_look(const void *state, int seat, void *view)
{
    const rumbones_state *s = state;
    rumbones_view *v = view;

    memset(v, 0, sizeof *v);
    v->table = s->table;
    v->seat = (uint8_t)seat;
    for (int i = 0; i < s->table.seats; i++)
        if (sees_hand(&s->table, seat, i))
            v->hand[i] = s->secret.hand[i];
}

static bool is_asked(const rumbones_view *v)
{
    return v->table.agenda.n > 0 && tt_top(&v->table.agenda).seat == v->seat;
}

void rumbones_view_moves(const void *view, tt_moves *out)
{
    const rumbones_view *v = view;

    out->n = 0;
    if (is_asked(v)) {
        rumbones_sight see = {&v->table, v->hand[v->seat], v->seat};
        rumbones_list(&see, tt_top(&v->table.agenda).stage, out);
    }
}

const char *rumbones_view_why_not(const void *view, tt_move m)
{
    const rumbones_view *v = view;
    tt_moves list;

    if (v->table.agenda.n == 0)
        return v->table.pirates ? "R-25.6" : "R-1.1";
    if (!is_asked(v))
        return "R-24.1";
    rumbones_view_moves(view, &list);
    if (tt_listed(&list, m))
        return NULL;
    rumbones_sight see = {&v->table, v->hand[v->seat], v->seat};
    return rumbones_why_not(&see, tt_top(&v->table.agenda).stage, m);
}

/* ==== Standing answers ========================================= [R-28.2] ==== */

static int window_of(int stage)
{
    switch (stage) {
    case STAGE_MATES:
    case STAGE_BEFORE_PASS:
    case STAGE_BREAK:
        return WINDOW_OWN;
    case STAGE_DECLARED:
        return WINDOW_ATTACK;
    case STAGE_REROLLS:
        return WINDOW_REROLL;
    case STAGE_LESSEN:
        return WINDOW_DAMAGE;
    case STAGE_JUMPING:
        return WINDOW_JUMP;
    case STAGE_PLACED:
    case STAGE_ADVANCED:
        return WINDOW_CREW;
    case STAGE_AMBUSH:
    case STAGE_HITS:
    case STAGE_LAST_STAND:
    case STAGE_AFTER:
    case STAGE_FALLEN:
        return WINDOW_REACTION;
    default:
        return -1;
    }
}

bool rumbones_standing(const void *view, const tt_orders *orders, tt_move *answer)
{
    const rumbones_view *v = view;

    if (!is_asked(v))
        return false;
    int window = window_of(tt_top(&v->table.agenda).stage);
    for (int i = 0; i < orders->n && window >= 0; i++) {
        tt_order o = orders->at[i];
        if ((o.a == WINDOW_ANY || o.a == window) &&
            (o.b == UNTIL_ALWAYS || v->table.round <= o.b)) {
            *answer = tt_move_of(VERB_PASS, 0, 0);
            return true;
        }
    }
    return false;
}

/* ==== What a seat cannot know ==============================================
 * The other side's hands: any cards of its deck and hands that were not seen.  A deck is a
 * bag without an order. */

static int take_any(tide_bag *pool, int *n, tt_chance *c)
{
    int left = (int)tt_draw(c, (uint32_t)*n), shift = 0;

    for (;; shift += 4) {
        left -= (int)(*pool >> shift & 15);
        if (left < 0)
            break;
    }
    *pool -= (tide_bag)1 << shift;
    (*n)--;
    return shift;
}

/* Who discards a surplus names cards in one order, and still has enough of those to come:
 * that much everybody knows of the hand. */
static bool is_possible(const rumbones_state *s)
{
    tt_moves list;

    if (s->table.agenda.n == 0 || tt_top(&s->table.agenda).stage != STAGE_DISCARD)
        return true;
    int seat = tt_top(&s->table.agenda).seat;
    rumbones_sight see = {&s->table, s->secret.hand[seat], seat};
    list.n = 0;
    rumbones_list(&see, STAGE_DISCARD, &list);
    return list.n > 0;
}

static void redeal(rumbones_state *s, int side, tide_bag pool, tt_chance *c)
{
    const rumbones_table *t = &s->table;
    int n = cards_in(pool);

    for (int i = 0; i < t->seats; i++) {
        if (t->side_of[i] != side)
            continue;
        s->secret.hand[i] = 0;
        for (int k = 0; k < t->hand_n[i]; k++)
            s->secret.hand[i] += (tide_bag)1 << take_any(&pool, &n, c);
    }
    s->secret.deck[side] = pool;
}

void rumbones_resample(void *state, int seat, tt_chance *c)
{
    rumbones_state *s = state;
    const rumbones_table *t = &s->table;

    TT_ASSERT(seat >= 0 && seat < t->seats);
    if (t->pirates)
        return;
    int side = other_side(t->side_of[seat]);
    tide_bag pool = s->secret.deck[side];
    for (int i = 0; i < t->seats; i++)
        if (t->side_of[i] == side)
            pool += s->secret.hand[i];
    do
        redeal(s, side, pool, c);
    while (!is_possible(s));
}
