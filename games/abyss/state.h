/* The state of a game, and the small words its rules are written with. */
#ifndef ABYSS_STATE_H
#define ABYSS_STATE_H

#include "games/abyss/view.h"

#include <string.h>

/* What lies face down.  Decks are bags: a shuffled deck without the order, which is drawn
 * when a card is turned up.
 *
 * Who has watched knows every hand and every council pile: all those cards lay open
 * before they were taken or turned down.  Only monster tokens were seen by
 * nobody but their owner, and by who was robbed of one. */
typedef struct abyss_secret {
    abyss_hand hand[ABYSS_SEATS_MAX];
    ally_bag council; /* its five piles are its five lanes */
    ally_bag deck;
    lord_bag lord_deck;
    location_bag stack;
    uint8_t token[ABYSS_SEATS_MAX][TOKEN_KINDS];
    uint8_t robbed, robber; /* 1 + the seats of the Hunter's theft, or 0 */
    uint8_t stolen;         /* the kind of that token */
    uint8_t zero[5];
} abyss_secret;

typedef struct abyss_state {
    abyss_table table;
    abyss_secret secret;
} abyss_state;

_Static_assert(sizeof(abyss_player) == 48, "no padding");
_Static_assert(sizeof(abyss_table) == 344, "no padding");
_Static_assert(sizeof(abyss_state) == 504, "no padding");
_Static_assert(sizeof(abyss_view) == 480, "no padding");

/* What a rule of legality may look at. */
typedef struct abyss_sight {
    const abyss_table *table;
    const abyss_hand *hand; /* the seat's own */
    location_bag stack;     /* while it looks through it */
    int seat;
} abyss_sight;

/* What the seat that is asked may look at. */
static inline abyss_sight sight_of_actor(const abyss_state *s, tt_frame top)
{
    location_bag stack = top.stage == STAGE_SMOKERS ? s->secret.stack : 0;

    return (abyss_sight){&s->table, &s->secret.hand[top.seat], stack, top.seat};
}

static inline int left_of(const abyss_table *t, int seat)
{
    return seat + 1 == t->seats ? 0 : seat + 1;
}

static inline bool works_for(const abyss_table *t, int seat, int lord)
{
    return has_lord(working(&t->player[seat]), lord);
}

/* Opponents' soldiers do not touch this seat. */
static inline bool is_shielded(const abyss_table *t, int seat)
{
    return works_for(t, seat, SHAMAN);
}

/* Lords of opponents that work, unless this seat is shielded.  Of seats that are not in
 * the game all is zero. */
static inline lord_bag lords_against(const abyss_table *t, int seat)
{
    lord_bag lords = 0;

    for (int i = 0; i < ABYSS_SEATS_MAX; i++)
        lords |= i == seat ? 0 : working(&t->player[i]);
    return is_shielded(t, seat) ? 0 : lords;
}

/* Whether a soldier of an opponent touches this seat. */
static inline bool is_touched_by(const abyss_table *t, int seat, int soldier)
{
    return has_lord(lords_against(t, seat), soldier);
}

static inline int lords_of(const abyss_player *p)
{
    return lords_in(p->free | p->used);
}

static inline int court_n(const abyss_table *t)
{
    int n = 0;

    for (int i = 0; i < COURT_SPACES; i++)
        n += t->court[i] != NO_LORD;
    return n;
}

/* Bits of the council piles that have cards. */
static inline unsigned piles_of(const abyss_table *t)
{
    unsigned piles = 0;

    for (int race = 0; race < RACES; race++)
        piles |= (unsigned)(t->council_n[race] != 0) << race;
    return piles;
}

static inline void gain_pearls(abyss_table *t, int seat, int n, tt_events *log)
{
    int pearls = t->player[seat].pearls + n;

    t->player[seat].pearls = (uint16_t)(pearls < PEARLS_MAX ? pearls : PEARLS_MAX);
    tt_tell(log, TOLD_PEARLS, seat, n, 0);
}

static inline void take_pearls(abyss_table *t, int seat, int n)
{
    TT_ASSERT(t->player[seat].pearls >= n);
    t->player[seat].pearls = (uint16_t)(t->player[seat].pearls - n);
}

/* To the treasury. */
static inline void pay_pearls(abyss_table *t, int seat, int n, tt_events *log)
{
    take_pearls(t, seat, n);
    if (n > 0)
        tt_tell(log, TOLD_PAID, seat, n, 0);
}

static inline void into_hand(abyss_state *s, int seat, int ally)
{
    abyss_hand *hand = &s->secret.hand[seat];

    add_card(&hand->cards, ally);
    hand->worth[race_of(ally)] = (uint8_t)(hand->worth[race_of(ally)] + value_of(ally));
    s->table.hand_n[seat]++;
}

static inline void out_of_hand(abyss_state *s, int seat, int ally)
{
    abyss_hand *hand = &s->secret.hand[seat];

    remove_card(&hand->cards, ally);
    hand->worth[race_of(ally)] = (uint8_t)(hand->worth[race_of(ally)] - value_of(ally));
    s->table.hand_n[seat]--;
}

static inline void take_off_court(abyss_table *t, int lord)
{
    uint8_t *space = memchr(t->court, lord, sizeof t->court);

    TT_ASSERT(space != NULL);
    *space = NO_LORD;
}

/* The exploration card turned up last. */
static inline int revealed(const abyss_table *t)
{
    TT_ASSERT(t->track_n > 0);
    return t->track[t->track_n - 1];
}

/* Of the next ally that is sold. */
static inline int price(const abyss_table *t)
{
    return t->sold + 1;
}

static inline bool may_buy(const abyss_table *t, int seat)
{
    return (t->bought >> seat & 1) == 0 && t->player[seat].pearls >= price(t);
}

/* Whether it uses one of the powers of. */
static inline bool is_use(int verb)
{
    return verb == VERB_SELL || verb == VERB_DISPEL || verb == VERB_REPLACE;
}

/* ---- every random thing in this game ---- */

int abyss_draw_card(abyss_state *s, tt_chance *c, tt_events *log);
int abyss_draw_lord(abyss_state *s, tt_chance *c, tt_events *log);
int abyss_draw_location(abyss_state *s, tt_chance *c, tt_events *log);
void abyss_draw_token(abyss_state *s, int seat, tt_chance *c, tt_events *log);
void abyss_steal_token(abyss_state *s, int robber, int robbed, tt_chance *c, tt_events *log);

/* ---- the rules, by file ---- */

/* rules.c */
void abyss_list(const abyss_sight *see, int stage, tt_moves *out);
tt_move abyss_any(const void *state, tt_chance *c);
void abyss_apply(void *state, tt_move m, tt_chance *c, tt_events *log);
void abyss_settle(abyss_state *s, tt_chance *c, tt_events *log);
const char *abyss_why_not(const abyss_sight *see, int stage, tt_move m);
bool abyss_must_explore(const abyss_table *t, int seat);
bool abyss_only_answer(const abyss_state *s, int stage, int seat, tt_move *answer);
void abyss_list_cards(const ally_bag *bag, int verb, tt_moves *out);
void abyss_list_piles(unsigned piles, tt_moves *out);
void abyss_take_pile(abyss_state *s, int seat, int race, tt_events *log);
void abyss_discard(abyss_state *s, int seat, int ally, int told, tt_events *log);

/* recruit.c */
unsigned abyss_recruits(const abyss_sight *see); /* spaces of the court, a bit for each */
const char *abyss_why_recruit(const abyss_sight *see, int lord);
void abyss_recruit(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log);
void abyss_list_recruit(const abyss_sight *see, int stage, tt_moves *out);
const char *abyss_why_not_recruit(const abyss_sight *see, int stage, tt_move m);
void abyss_apply_recruit(abyss_state *s, tt_frame top, tt_move m, tt_chance *c, tt_events *log);
bool abyss_may_pay(const abyss_sight *see, int lord);
const char *abyss_check_payment(const abyss_table *t, tt_frame f);

/* locations.c */
void abyss_ask_location(abyss_state *s, int seat, tt_chance *c, tt_events *log);
bool abyss_answer_spend(abyss_state *s, int seat, tt_chance *c, tt_events *log);
void abyss_list_key(const abyss_sight *see, int stage, tt_moves *out);
const char *abyss_why_not_key(const abyss_sight *see, int stage, tt_move m);
void abyss_apply_key(abyss_state *s, tt_frame top, tt_move m, tt_chance *c, tt_events *log);
void abyss_draw_locations(abyss_state *s, int seat, int n, tt_chance *c, tt_events *log);
void abyss_list_locations(location_bag bag, int verb, tt_moves *out);
void abyss_turn_up_rest(abyss_state *s, int seat, int location, tt_events *log);
void abyss_control(abyss_state *s, int seat, int location, tt_events *log);
void abyss_lay_under(abyss_table *t, int seat, int lord, int location, tt_events *log);
void abyss_exchange(abyss_table *t, int seat, int from, int to, tt_events *log);
void abyss_ask_smokers(abyss_state *s, int seat, int location, tt_events *log);

/* powers.c: what a lord does when it comes into play, and what may be used later */
void abyss_set_off_end(abyss_table *t, int seat, tt_events *log);
bool abyss_declines(abyss_state *s, int seat, tt_move m, tt_events *log);
void abyss_arrive(abyss_state *s, int seat, int lord, tt_chance *c, tt_events *log);
void abyss_list_power(const abyss_sight *see, int stage, tt_moves *out);
const char *abyss_why_not_power(const abyss_sight *see, int stage, tt_move m);
void abyss_apply_power(abyss_state *s, tt_frame top, tt_move m, tt_chance *c, tt_events *log);
bool abyss_answer_power(abyss_state *s, tt_frame top, tt_chance *c, tt_events *log);
bool abyss_may_use_any(const abyss_table *t, int seat);
void abyss_list_all_uses(const abyss_sight *see, tt_moves *out);
const char *abyss_why_not_use(const abyss_sight *see, tt_move m);
void abyss_use(abyss_state *s, int seat, tt_move m, tt_chance *c, tt_events *log);
bool abyss_is_limited(const abyss_table *t, int seat);

/* Most players have none of the three lords whose powers are used. */
static inline bool has_uses(const abyss_table *t, int seat)
{
    const lord_bag uses =
        (lord_bag)1 << SLAVER | (lord_bag)1 << ORACLE | (lord_bag)1 << OPPORTUNIST;

    return (working(&t->player[seat]) & uses) != 0;
}

static inline bool abyss_may_use(const abyss_table *t, int seat)
{
    return has_uses(t, seat) && abyss_may_use_any(t, seat);
}

static inline void abyss_list_uses(const abyss_sight *see, tt_moves *out)
{
    if (has_uses(see->table, see->seat))
        abyss_list_all_uses(see, out);
}

/* observe.c */
void abyss_look(const void *state, int seat, void *view);
void abyss_view_moves(const void *view, tt_moves *out);
const char *abyss_view_why_not(const void *view, tt_move m);
void abyss_resample(void *state, int seat, tt_chance *c);
bool abyss_standing(const void *view, const tt_orders *orders, tt_move *answer);

/* score.c */
uint32_t abyss_score(const void *state, int32_t points[]);

/* text.c */
extern const tt_grammar abyss_grammar;
void abyss_write(const void *state, tt_writer *w);
void abyss_write_view(const void *view, tt_writer *w);

/* read.c */
tt_status abyss_read(void *state, tt_reader *r);
tt_status abyss_read_view(void *view, tt_reader *r);

/* state.c */
const char *abyss_check(const void *state);
const char *abyss_check_known(const abyss_state *s, unsigned known);

#endif
