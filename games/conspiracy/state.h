/* The state of a game, and the small words its rules are written with. */
#ifndef CONSPIRACY_STATE_H
#define CONSPIRACY_STATE_H

#include "games/conspiracy/view.h"

#include <string.h>

/* What lies face down.  Both decks are bags: a shuffled deck without the order,
 * which is drawn when a card is turned up. */
typedef struct conspiracy_secret {
    lord_bag lord_deck;
    location_bag location_deck;
    uint32_t zero;
} conspiracy_secret;

typedef struct conspiracy_state {
    conspiracy_table table; /* everyone may see it; there are no hands in this game */
    conspiracy_secret secret;
} conspiracy_state;

_Static_assert(sizeof(conspiracy_chamber) == 40, "no padding");
_Static_assert(sizeof(conspiracy_table) == 224, "no padding");
_Static_assert(sizeof(conspiracy_state) == 240, "no padding");
_Static_assert(sizeof(conspiracy_view) == 232, "no padding");

/* What a rule of legality may look at. */
typedef struct conspiracy_sight {
    const conspiracy_table *table;
    location_bag searched;
    int seat;
} conspiracy_sight;

/* What the seat that is asked may look at. */
static inline conspiracy_sight sight_of_actor(const conspiracy_state *s, tt_frame top)
{
    location_bag searched = top.stage == STAGE_SEARCH ? s->secret.location_deck : 0;

    return (conspiracy_sight){&s->table, searched, top.seat};
}

static inline int left_of(const conspiracy_table *t, int seat)
{
    return seat + 1 == t->seats ? 0 : seat + 1;
}

static inline int free_spaces(const conspiracy_chamber *ch)
{
    return SPACES - ch->lords_n;
}

static inline bool controls(const conspiracy_chamber *ch, int location)
{
    return memchr(ch->location, location, sizeof ch->location) != NULL;
}

static inline bool has_key(int lord)
{
    return conspiracy_lords[lord].key != NO_KEY;
}

/* ---- turning cards up: every random thing in this game ---- */

int conspiracy_draw_lord(conspiracy_state *s, tt_chance *c, tt_events *log);
int conspiracy_draw_location(conspiracy_state *s, tt_chance *c, tt_events *log);

/* ---- the rules, by file ---- */

/* rules.c */
void conspiracy_list(conspiracy_sight see, int stage, tt_moves *out);
tt_move conspiracy_any(const void *state, tt_chance *c);
void conspiracy_apply(void *state, tt_move m, tt_chance *c, tt_events *log);
void conspiracy_settle(conspiracy_state *s, tt_chance *c, tt_events *log);
const char *conspiracy_why_not(conspiracy_sight see, int stage, tt_move m);

/* powers.c: what a lord or a location does when it comes into the chamber */
void conspiracy_power_of_lord(conspiracy_state *s, int seat, int lord, tt_chance *c,
                              tt_events *log);
void conspiracy_power_of_location(conspiracy_state *s, int seat, int location, tt_events *log);
bool conspiracy_location_is_due(const conspiracy_chamber *ch);
bool conspiracy_may_swap(const conspiracy_chamber *ch, int a, int b);
bool conspiracy_may_swap_any(const conspiracy_chamber *ch);

/* observe.c */
void conspiracy_look(const void *state, int seat, void *view);
void conspiracy_view_moves(const void *view, tt_moves *out);
const char *conspiracy_view_why_not(const void *view, tt_move m);
void conspiracy_resample(void *state, int seat, tt_chance *c);

/* score.c */
uint32_t conspiracy_score(const void *state, int32_t points[]);

/* text.c */
extern const tt_grammar conspiracy_grammar;
void conspiracy_write(const void *state, tt_writer *w);
void conspiracy_write_view(const void *view, tt_writer *w);
tt_status conspiracy_read(void *state, tt_reader *r);
tt_status conspiracy_read_view(void *view, tt_reader *r);

/* state.c */
const char *conspiracy_check(const void *state);

#endif
