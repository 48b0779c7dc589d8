/* What a seat may look at, and what it cannot know.                 */
#include "games/abyss/state.h"

void abyss_look(const void *state, int seat, void *view)
{
    const abyss_state *s = state;
    const abyss_table *t = &s->table;
    abyss_view *v = view;
    bool is_over = t->agenda.n == 0;

    memset(v, 0, sizeof *v);
    v->table = *t;
    v->seat = (uint8_t)seat;
    if (t->memory != 0)
        v->council = s->secret.council;
    if (!is_over && tt_top(&t->agenda).stage == STAGE_SMOKERS && tt_top(&t->agenda).seat == seat)
        v->stack = s->secret.stack;
    for (int i = 0; i < t->seats; i++) {
        if (i == seat || t->memory != 0)
            v->hand[i] = s->secret.hand[i];
        if (i == seat || is_over)
            memcpy(v->token[i], s->secret.token[i], sizeof v->token[i]);
    }
}

static bool is_asked(const abyss_view *v)
{
    return v->table.agenda.n > 0 && tt_top(&v->table.agenda).seat == v->seat;
}

static abyss_sight sight_of_view(const abyss_view *v)
{
    return (abyss_sight){&v->table, &v->hand[v->seat], v->stack, v->seat};
}

void abyss_view_moves(const void *view, tt_moves *out)
{
    const abyss_view *v = view;

    out->n = 0;
    if (is_asked(v)) {
        abyss_sight see = sight_of_view(v);
        abyss_list(&see, tt_top(&v->table.agenda).stage, out);
    }
}

const char *abyss_view_why_not(const void *view, tt_move m)
{
    const abyss_view *v = view;
    tt_moves list;

    if (v->table.agenda.n == 0)
        return "A-10.2";
    if (!is_asked(v))
        return "A-2.3";
    abyss_view_moves(view, &list);
    if (tt_listed(&list, m))
        return NULL;
    abyss_sight see = sight_of_view(v);
    return abyss_why_not(&see, tt_top(&v->table.agenda).stage, m);
}

/* ==== Standing orders for the auction ============================ [A-5.2] ==== */

static bool fits(tt_order o, int ally, int cost)
{
    if (o.a != ANY_KIN && o.a != race_of(ally))
        return false;
    return o.kind == ORDER_BUY ? value_of(ally) >= o.b && cost <= o.c
                               : value_of(ally) <= o.b && cost >= o.c;
}

bool abyss_standing(const void *view, const tt_orders *orders, tt_move *answer)
{
    const abyss_view *v = view;
    const abyss_table *t = &v->table;

    if (!is_asked(v) || tt_top(&t->agenda).stage != STAGE_BUY)
        return false;
    int ally = revealed(t);
    for (int i = 0; i < orders->n; i++) {
        if (!fits(orders->at[i], ally, price(t)))
            continue;
        *answer = orders->at[i].kind == ORDER_BUY ? tt_move_of(VERB_BUY, ally, price(t))
                                                  : tt_move_of(VERB_PASS, 0, 0);
        return true;
    }
    return false;
}

bool abyss_can_pay(const abyss_view *v, int lord)
{
    if (v->seat >= v->table.seats)
        return false; /* a spectator */
    abyss_sight see = sight_of_view(v);
    return abyss_may_pay(&see, lord);
}

/* ==== What a seat cannot know ==============================================
 * Hands and council piles are known to who has watched, and a deck is a bag without an
 * order.  So only the monster tokens of others are redrawn: any of those this seat has
 * not seen.  Who was robbed by the Hunter knows which token the robber has. */

static void take_from_pool(uint8_t pool[TOKEN_KINDS], uint8_t token[TOKEN_KINDS], int kind)
{
    pool[kind]--;
    token[kind]++;
}

static int draw_kind(const uint8_t pool[TOKEN_KINDS], tt_chance *c)
{
    return nth_token(pool, tt_draw(c, tokens_in(pool)));
}

/* One seat's tokens anew, in a pool that holds all this observer has not seen. */
static void redraw_tokens(abyss_state *s, int seat, int observer, uint8_t pool[TOKEN_KINDS],
                          tt_chance *c)
{
    abyss_secret *secret = &s->secret;
    bool was_stolen = secret->robber == seat + 1;
    int left = s->table.player[seat].tokens_n;

    memset(secret->token[seat], 0, sizeof secret->token[seat]);
    if (was_stolen) { /* the first one */
        if (secret->robbed != observer + 1)
            secret->stolen = (uint8_t)draw_kind(pool, c);
        take_from_pool(pool, secret->token[seat], secret->stolen);
        left--;
    }
    for (; left > 0; left--)
        take_from_pool(pool, secret->token[seat], draw_kind(pool, c));
}

void abyss_resample(void *state, int seat, tt_chance *c)
{
    abyss_state *s = state;
    uint8_t pool[TOKEN_KINDS];

    TT_ASSERT(seat >= 0 && seat < s->table.seats);
    if (s->table.agenda.n == 0)
        return; /* in the end all tokens are seen */
    for (int kind = 0; kind < TOKEN_KINDS; kind++)
        pool[kind] = (uint8_t)(abyss_tokens[kind] - s->secret.token[seat][kind]);
    int robber = s->secret.robber - 1;
    if (robber >= 0 && s->secret.robbed == seat + 1) /* nobody else can have that token */
        redraw_tokens(s, robber, seat, pool, c);
    for (int i = 0; i < s->table.seats; i++)
        if (i != seat && (i != robber || s->secret.robbed != seat + 1))
            redraw_tokens(s, i, seat, pool, c);
}
