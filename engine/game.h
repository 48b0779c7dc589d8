/* What a game is.
 *
 * Everything above games/ knows a game only through one `const tt_game`: its
 * grammar (what things are called in the notation) and its functions.
 *
 * A state is one flat value in storage of the caller's: no pointers, copied with
 * memcpy, equal states are equal bytes.  The engine is asked, it never asks:
 *
 *     game->setup(state, &how, &chance, NULL);
 *     while (game->actor(state) != TT_OVER) {
 *         tt_moves list;
 *         game->moves(state, &list);
 *         game->apply(state, list.at[i], &chance, NULL);
 *     }
 *
 * Seats are numbered from 0.  A seat that by public knowledge has one choice is
 * not asked: apply goes on by itself, and says so in an event. */
#ifndef TT_GAME_H
#define TT_GAME_H

#include "engine/agenda.h"
#include "engine/chance.h"
#include "engine/events.h"
#include "engine/hash.h"
#include "engine/move.h"
#include "engine/status.h"
#include "engine/text.h"

enum {
    TT_SEATS_MAX = 6,
    TT_OPTIONS_MAX = 8,
    TT_STATE_MAX = 1024,
    TT_LINE_BYTES = 16384,
    TT_PLIES_MAX = 400000,
    TT_OVER = -1,
    TT_SPECTATOR = 7
};

/* Storage for a state or a view begins with a line of the processor's cache, so that it
 * lies across as few of them as it can. */
enum { TT_CACHE_LINE = 64 };

/* ---- the grammar: what things are called, in notation and in lang/ ---- */

/* A sort of thing: colours, lords.  Numbers and seats are sorts of every game. */
enum { TT_SORT_NONE, TT_SORT_NUMBER, TT_SORT_SEAT, TT_SORT_FIRST };

typedef struct tt_sort {
    const char *name;         /* "lord" */
    const char *const *words; /* "blue4", ... by value; NULL where a value is none */
    int n;
} tt_sort;

/* What a move does, and the sorts of what it is done to. */
typedef struct tt_verb {
    const char *name; /* "draw" */
    uint8_t a, b;
} tt_verb;

/* What an event tells, and the sorts of what it tells of. */
typedef struct tt_told {
    const char *name; /* "drew" */
    uint8_t a, b;
} tt_told;

typedef struct tt_stage {
    const char *name; /* "recruit" */
    const char *rule; /* the clause of the ledger it stands for */
    bool asks;
} tt_stage;

/* Something a table may choose at its creation; the first value is the usual one. */
typedef struct tt_option {
    const char *name;
    const char *const *values;
    int n;
} tt_option;

/* What a standing order says, and the sorts of what it says it of. */
typedef struct tt_order_kind {
    const char *name; /* "buy" */
    uint8_t a, b, c;
} tt_order_kind;

typedef struct tt_grammar {
    const tt_sort *sorts; /* the game's own, from TT_SORT_FIRST on */
    const tt_verb *verbs;
    const tt_told *tolds;
    const tt_stage *stages;
    const tt_option *options;
    const tt_order_kind *orders; /* NULL where a game has none */
    uint8_t sorts_n, verbs_n, tolds_n, stages_n, options_n, orders_n;
} tt_grammar;

/* ---- standing orders: answers a seat gives before it is asked ---- */

enum { TT_ORDERS_MAX = 32 };

typedef struct tt_order {
    uint8_t kind, a, b, c;
} tt_order;

/* The first one that fits is obeyed. */
typedef struct tt_orders {
    uint8_t n;
    tt_order at[TT_ORDERS_MAX];
} tt_orders;

/* ---- the contract ---- */

typedef struct tt_setup {
    uint8_t seats;
    uint8_t option[TT_OPTIONS_MAX]; /* the number of the value; 0 is the usual one */
} tt_setup;

typedef struct tt_game {
    const char *name;               /* "conspiracy" */
    uint32_t rules_version;         /* moves on when an old record would replay differently */
    uint32_t state_size, view_size; /* bytes */
    int32_t plies_max;              /* at most TT_PLIES_MAX; like moves_max a bound that */
    uint16_t moves_max;             /* tests/props keeps honest */
    uint8_t seats_min, seats_max;
    const tt_grammar *grammar;

    tt_status (*setup)(void *state, const tt_setup *how, tt_chance *c, tt_events *log);
    int (*seats)(const void *state); /* how many play */
    int (*actor)(const void *state); /* the seat that is asked, or TT_OVER */
    int (*stage)(const void *state); /* what it is asked; any stage when the game is over */
    void (*moves)(const void *state, tt_moves *out);
    void (*apply)(void *state, tt_move m, tt_chance *c, tt_events *log); /* m is legal */
    /* A legal move at random, each as likely as any other: the one that tt_draw(c, n) would choose
     * from the list of n, which need not be written for it. */
    tt_move (*any)(const void *state, tt_chance *c);

    void (*view)(const void *state, int seat, void *view); /* a seat, or TT_SPECTATOR */
    void (*view_moves)(const void *view, tt_moves *out);   /* the same list, from a view */
    const char *(*why_not)(const void *view, tt_move m);   /* the clause against m, or NULL */
    void (*resample)(void *state, int seat, tt_chance *c); /* redraw what that seat cannot know */
    /* What the view's seat has ordered for the question it is asked; false: it must answer
     * itself.  NULL where a game has no orders. */
    bool (*standing)(const void *view, const tt_orders *orders, tt_move *answer);

    /* Everybody's points if it ended now; returns a bit for each who would win. */
    uint32_t (*score)(const void *state, int32_t points[]);
    /* Seats of one side win together; NULL where everybody plays for himself. */
    int (*side)(const void *state, int seat);

    void (*write)(const void *state, tt_writer *w); /* all of it, as fields */
    void (*write_view)(const void *view, tt_writer *w);
    tt_status (*read)(void *state, tt_reader *r); /* what write wrote in a line */
    tt_status (*read_view)(void *view, tt_reader *r);
    const char *(*check)(const void *state); /* NULL, or which invariant does not hold */
} tt_game;

/* ---- what every game gets from its grammar ---- */

/* apply for callers that do not trust the move: refuses one that is not listed. */
tt_status tt_play(const tt_game *game, void *state, tt_move m, tt_chance *c, tt_events *log);

/* The usual options; and one of them set by words, as in a record or on a command line. */
tt_setup tt_setup_for(int seats);
tt_status tt_setup_option(const tt_game *game, tt_setup *how, tt_word name, tt_word value);
/* Whether the numbers are in range: what every setup asks first. */
tt_status tt_setup_valid(const tt_game *game, const tt_setup *how);

/* Moves as a person types them: "draw 3", "keep blue4", "swap 2 5". */
void tt_put_move(const tt_game *game, tt_move m, tt_text *out);
tt_status tt_read_move(const tt_game *game, tt_reader *r, tt_move *m);

/* Orders as a person types them: "buy crab 3 2, pass any 5 1". */
void tt_put_orders(const tt_game *game, const tt_orders *orders, tt_text *out);
tt_status tt_read_orders(const tt_game *game, tt_reader *r, tt_orders *orders);

/* "blue4" for a value of a sort, and back (-1: no such word). */
void tt_put_word(const tt_grammar *grammar, int sort, int value, tt_text *out);
int tt_find_word(const tt_grammar *grammar, int sort, tt_word word);

/* One value of a sort as a field. */
void tt_write_sort(tt_writer *w, const tt_grammar *grammar, int sort, int value);
int tt_read_sort(tt_reader *r, const tt_grammar *grammar, int sort);

/* The agenda as the field of that name: [[stage seat] ...]. */
void tt_write_agenda(tt_writer *w, const tt_grammar *grammar, const tt_agenda *a);
void tt_read_agenda(tt_reader *r, const tt_grammar *grammar, int seats, tt_agenda *a);

/* The whole position in a line, as tt_read_position reads it. */
void tt_put_position(const tt_game *game, const void *state, tt_text *out);
tt_status tt_read_position(const tt_game *game, void *state, tt_reader *r);
/* The same of what a seat sees, with ? for what it does not. */
void tt_put_view(const tt_game *game, const void *view, tt_text *out);
tt_status tt_read_view(const tt_game *game, void *view, tt_reader *r);

/* The hash that stands in records: of the position's line, so that it does not depend
 * on how a state lies in memory. */
uint64_t tt_position_hash(const tt_game *game, const void *state);

/* A faster one, of the bytes; for comparing states within one version of the program. */
static inline uint64_t tt_state_hash(const tt_game *game, const void *state)
{
    return tt_hash(state, game->state_size);
}

/* What a state does not use is zero. */
static inline bool tt_all_zero(const void *bytes, size_t n)
{
    const uint8_t *at = bytes;

    for (size_t i = 0; i < n; i++)
        if (at[i] != 0)
            return false;
    return true;
}

#endif
