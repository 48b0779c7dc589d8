/* Bots: programs that choose a move.
 *
 * A bot is handed what its seat knows: a state in which everything the seat
 * cannot know has been redrawn.  It never holds the true one.  It is also handed
 * a budget, coins to toss and memory to think in; the same question with the same
 * coins and a budget of iterations gets the same answer. */
#ifndef TT_BOT_H
#define TT_BOT_H

#include "engine/game.h"

/* What one answer may cost; 0: no limit of that kind. */
typedef struct tt_budget {
    uint32_t iterations, ms;
} tt_budget;

/* Microseconds from some moment on.  bots/ has no clock of its own. */
typedef uint64_t (*tt_clock)(void);

typedef struct tt_question {
    const tt_game *game;
    const void *known; /* what the seat knows, the rest redrawn */
    int seat;          /* which is the one that is asked */
    uint32_t decision; /* how many were made in this game before */
    tt_chance *coins;
    tt_clock clock;    /* NULL: milliseconds are not counted */
    uint64_t until;    /* by the clock, when time is up; 0: the bot's milliseconds from now on */
    void *memory;      /* for this seat in this game, kept from one question to the next; */
    size_t room;       /* so many bytes of it */
    bool wants_values; /* for advice: not only a move, but what it is worth */
} tt_question;

/* The move, and what was thought of all the legal ones in the order the game lists them. */
typedef struct tt_answer {
    tt_move move;
    tt_moves list;
    float value[TT_MOVES_MAX];    /* the share of the win it promises, 0 to 1 */
    float error[TT_MOVES_MAX];    /* the standard error of that, beside other moves; 1: unknown */
    uint32_t tried[TT_MOVES_MAX]; /* how often it was looked at; 0: the value is a guess */
    /* What each seat may expect here: the mean over the iterations of this question, where moves
     * race over those of the winner; or equal shares from a bot that does not search. */
    float share[TT_SEATS_MAX], share_error[TT_SEATS_MAX];
    uint32_t iterations;
} tt_answer;

typedef struct tt_bot tt_bot;

/* A way to think. */
typedef struct tt_brain {
    const char *name;
    bool searches; /* takes a budget and needs memory */
    void (*think)(const tt_bot *bot, const tt_question *q, tt_answer *out);
} tt_brain;

extern const tt_brain tt_brain_random; /* any legal move */
extern const tt_brain tt_brain_greedy; /* what looks best at once */
extern const tt_brain tt_brain_net;    /* what a learned value likes best at once */
extern const tt_brain tt_brain_plan;   /* what else could be done than the policy would */
extern const tt_brain tt_brain_level;  /* one of these, as strong as is wanted: tt_bot_in */
extern const tt_brain tt_brain_ismcts; /* looks ahead, move by move, in many possible worlds */

extern const tt_brain *const tt_brains[];
extern const int tt_brains_n;

/* How a search judges the position at which it stops. */
typedef enum tt_leaf {
    TT_LEAF_USUAL, /* as is best in that game, and with a guide: tt_bot_in */
    TT_LEAF_RANDOM,
    TT_LEAF_NET,
    TT_LEAF_POLICY,
    TT_LEAF_BOTH, /* the net, and a random game */

    TT_LEAVES
} tt_leaf;

enum { TT_BOT_NAME_MAX = 64, TT_LEVELS = 6, TT_BOT_THREADS = 64, TT_BOT_GUIDE = 100 };

/* A bot as it was asked for: a brain and how it is to use it. */
struct tt_bot {
    char name[TT_BOT_NAME_MAX]; /* "ismcts:it=500" */
    const tt_brain *brain;
    tt_budget budget;
    uint8_t leaf;       /* tt_leaf */
    uint16_t curiosity; /* of a search, in hundredths; 0: the usual */
    uint8_t guide;      /* a search tries moves so often as greedy does before; 0: not at all */
    uint8_t level;      /* of the brain of that name, from 1 on */
    uint8_t threads;    /* to think with; 0: one */
    uint16_t slip;      /* so many of a thousand moves are made without thinking */
};

/* The most a budget may be. */
enum { TT_BOT_IT_MAX = 10000000, TT_BOT_MS_MAX = 3600000 };

/* What is wrong with the name of a bot. */
typedef enum tt_bot_error {
    TT_BOT_FINE,
    TT_BOT_UNKNOWN, /* there is no such brain */
    TT_BOT_LEVEL,   /* not a level from 1 to `most` */
    TT_BOT_NUMBER,  /* `part` is a setting that takes a number from 1 to `most` */
    TT_BOT_LEAF,    /* `part` is a setting that names no way to judge leaves */
    TT_BOT_SETTING, /* `part` is nothing the brain takes */
    TT_BOT_TWICE,   /* `part` is a setting that was given before */

    TT_BOT_ERRORS
} tt_bot_error;

typedef struct tt_bot_flaw {
    tt_bot_error error;
    tt_word part; /* of the name */
    uint32_t most;
} tt_bot_flaw;

/* The bot of that name: a brain and settings behind colons, "random", "ismcts:it=500",
 * "ismcts:ms=200:leaf=net". */
tt_bot_flaw tt_bot_read(tt_word name, tt_bot *bot);
/* The same; false: there is none. */
bool tt_bot_named(tt_word name, tt_bot *bot);

/* The bot that thinks in that game for so many: a level is one of the others with a budget, plan
 * is a search where there is no policy, and a search that was asked for without saying how to
 * judge leaves gets a guide, and leaves by the policy if there is one, else random games. */
tt_bot tt_bot_in(const tt_bot *bot, const tt_game *game, int seats);

/* The memory it would like to have; 0 if it needs none.  Less makes it forgetful. */
enum { TT_BOT_ROOM_MIN = 1 << 16, TT_BOT_ROOM = 48 << 20 };
size_t tt_bot_room(const tt_bot *bot);
/* A new game begins: nothing in its memory is of use.  Asked before the first question. */
void tt_bot_forget(void *memory, size_t room);

/* Somebody else has decided what the answer to the last question is. */
void tt_bot_answered(void *memory, tt_move m);

/* When a question's time is up, by its clock; 0: time does not count.  Asked when it begins. */
uint64_t tt_time_limit(const tt_bot *bot, const tt_question *q);
/* The moves there are, of which nothing is known yet. */
void tt_answer_begin(const tt_game *game, const void *state, tt_answer *out);

/* The two parts of tt_bot_think, with the bot that tt_bot_in says.  Whether there is one move, or
 * one was made without thinking, as weak bots do, and all in a game that does not end. */
bool tt_bot_answers_at_once(const tt_bot *as, const tt_question *q, tt_answer *out);
/* Thinks; the list has more than one move. */
void tt_bot_consider(const tt_bot *as, const tt_question *q, tt_answer *out);

/* Thinks.  A list with one move is answered at once. */
void tt_bot_think(const tt_bot *bot, const tt_question *q, tt_answer *out);

/* Puts the question of a true state: who is asked, and into `known`, TT_STATE_MAX bytes, what
 * that seat knows. */
void tt_bot_show(tt_question *q, const void *state, void *known);
/* Who plays: asks the bot in the true state, redrawing first what its seat cannot know. */
void tt_bot_ask(const tt_bot *bot, tt_question *q, const void *state, tt_answer *out);

#endif
