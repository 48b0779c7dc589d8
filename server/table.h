/* A table: one game, who sits at it, and how far it has come.
 *
 * A table changes only by entries, a line of text each:
 *
 *     sit 0 <owner> <nonce> Anna      somebody takes a seat
 *     bot 1 level:3                   a bot does
 *     dismiss 1                       a bot leaves, before the deal
 *     leave 0                         before the deal the seat is free again, later a bot plays on
 *     back 0                          who left takes the seat again
 *     forget 0                        who left for good; a bot plays on, nobody comes back
 *     begin                           every seat is taken: the cards are dealt
 *     move 0 7f3a draw 3              the action's id, then the move
 *     undo 0 7f3b                     back by one move, where nothing new was seen since
 *     orders 0 7f3c buy crab 3 2      standing orders; none: forget them
 *     auto 0 7f3d on                  answer for me where I have no choice; or off
 *     resign 0 7f3e                   a bot plays on to the end, or nobody is left to play against
 *     pause 0 7f3f                    asks for a pause, or agrees to one
 *     resume 0 7f40                   ends it, or does not want it
 *     take-back 0 7f41 any            asks to go back to before its last move; without `any`, which
 *                                     older servers wrote, to before the last it has made by hand
 *     agree 1 7f42                    to that; refuse 1 7f43: does not, or has changed its mind
 *     late 0                          its clock has run out
 *     tick                            nothing but time has passed
 *     say 0 7f44 Good luck!           something to the others; by somebody who looks on:
 *     guest 7f45 <owner> Olga<tab>Hello   with a name; the owner only if a key was shown
 *     again 0 7f46 k3v9...            after the end: the next game is at that table
 *
 * A line about play may end in the time the seat that was asked has used, in milliseconds: @2300.
 *
 * What somebody wants is first tried, then written to the journal, then done: doing never fails.
 * All lines of a table done again give the same table, bit for bit, so a server that was killed
 * goes on where it was.  There is no clock, no file and no socket in here. */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "engine/record.h"

enum {
    TABLE_ID_BYTES = 16,    /* letters and digits of its link, and a zero */
    TABLE_LINE = 768,       /* bytes of the longest entry */
    TABLE_SAY_MAX = 500,    /* of what is said at a time */
    TABLE_SAID = 100,       /* the last that were said are kept, */
    TABLE_SAID_EVER = 5000, /* and no more are ever taken */
    TABLE_FACTS = 2048,
    TABLE_BACK = 64,    /* moves that can be taken back; more than any turn has */
    TABLE_PLAYED = 48,  /* actions of a seat of which it is remembered that they were done, */
    TABLE_BESIDES = 16, /* and so many that play nothing, such as orders */
    TABLE_BESIDES_EVER = 10000, /* and no more of these are ever taken from a seat */
    TABLE_TIMES = 8,            /* of a seat's last decisions */
    TABLE_TIMES_MIN = 3         /* with fewer its pace is not known */
};

typedef enum table_kind {
    TABLE_SIT,
    TABLE_BOT,
    TABLE_LEAVE,
    TABLE_COME_BACK,
    TABLE_FORGET,
    TABLE_BEGIN,
    TABLE_MOVE,
    TABLE_UNDO,
    TABLE_ORDERS,
    TABLE_AUTO,
    TABLE_RESIGN,
    TABLE_PAUSE,
    TABLE_RESUME,
    TABLE_TAKE_BACK,
    TABLE_AGREE,
    TABLE_REFUSE,
    TABLE_LATE,
    TABLE_TICK,
    TABLE_SAY,
    TABLE_GUEST,
    TABLE_AGAIN,
    TABLE_DISMISS,

    TABLE_KINDS
} table_kind;

/* Why something cannot be done; the sentences are table.<name> in lang/. */
typedef enum table_status {
    TABLE_OK,
    TABLE_DONE_BEFORE, /* an action of that id was done: say so again, do nothing */
    TABLE_NONSENSE,    /* not an entry */
    TABLE_NO_SUCH_SEAT,
    TABLE_TAKEN,  /* somebody sits there */
    TABLE_NOBODY, /* nobody sits there, or a bot does */
    TABLE_HAS_BEGUN,
    TABLE_NOT_BEGUN,
    TABLE_SEATS_FREE, /* it cannot begin yet */
    TABLE_NOT_AWAY,
    TABLE_WRONG_SEAT, /* somebody else has to decide */
    TABLE_OVER,
    TABLE_ILLEGAL,     /* see table_why_not */
    TABLE_STALE,       /* it was chosen from an older list of moves */
    TABLE_NO_WAY_BACK, /* something new was seen, or the turn has passed */
    TABLE_NO_ORDERS,   /* the game has none, or these are none */
    TABLE_RESIGNED,    /* who has resigned does nothing any more */
    TABLE_PAUSED,      /* nothing is played now */
    TABLE_NOT_PAUSED,  /* and nobody has asked for it */
    TABLE_ASKED,       /* somebody has asked to take back, or this seat has for the same move */
    TABLE_NOT_ASKED,   /* nobody has, or it was this seat */
    TABLE_NO_TIME,     /* its clock has run out */
    TABLE_NO_CHAT,     /* the table has none, or not for who looks on */
    TABLE_TOO_MUCH,    /* was said here already, or ordered by that seat */
    TABLE_NOT_OVER,    /* the game goes on */
    TABLE_KEPT,        /* the seat is kept for somebody */
    TABLE_NO_BOT,      /* sits there */
    TABLE_NO_HINTS,    /* are given at this table */

    TABLE_STATUSES
} table_status;

/* An entry that was read. */
typedef struct table_entry {
    table_kind kind;
    uint8_t seat;
    uint64_t action;   /* 0: none */
    uint32_t spent_ms; /* by the seat that is asked, since this was last said */
    /* The `told` a move was chosen, or is undone, by; 0: any.  Not in the line. */
    uint32_t listed;
    tt_move move;
    bool is_on;       /* auto */
    bool by_hand;     /* take-back: what was answered for the seat is skipped; in older lines */
    bool is_anywhere; /* sits at whatever seat is free when it comes to that.  Not in the line */
    tt_orders orders;
    uint8_t owner[TT_KEY_BYTES]; /* hash of the key that proves who it is */
    uint8_t nonce[TT_NONCE_BYTES];
    char name[TT_NAME_MAX]; /* of the person, of the bot, or of the next table */
    tt_word text;           /* what is said, in memory of the caller's */
} table_entry;

typedef struct table_seat {
    bool is_taken, is_bot;
    bool is_away;    /* a bot plays on for a person */
    bool is_late;    /* its clock has run out: a bot plays on, */
    uint8_t lates_n; /* for the so-maniest time without a move of its own */
    int64_t left_ms; /* on its clock, when time was last written */
    bool is_resigned;
    bool has_asked_back;  /* to take back, since its own last move */
    uint32_t resigned_at; /* after so many moves */
    uint8_t owner[TT_KEY_BYTES];
    char name[TT_NAME_MAX];
    tt_orders orders;
    bool is_auto;                  /* the server answers where there is one choice */
    uint32_t took_ms[TABLE_TIMES]; /* its last decisions between several moves, a ring; */
    uint32_t took_n;               /* so many in all */
} table_seat;

/* A seat's bit. */
static inline uint8_t table_bit(int seat)
{
    return (uint8_t)(1u << seat);
}

/* Time to think.  Live: so much for the game, and an increment for each time the decision passes
 * on.  Days: so much for each time the decision comes. */
typedef enum table_clock_kind { TABLE_NO_CLOCK, TABLE_LIVE, TABLE_DAYS } table_clock_kind;

enum { TABLE_DAY_MS = 86400000, TABLE_DAYS_MAX = 14, TABLE_LATES_MAX = 2 };

typedef struct table_clock {
    table_clock_kind kind;
    uint32_t ms, increment_ms;
} table_clock;

/* Who may talk. */
typedef enum table_chat {
    TABLE_CHAT_SEATS,
    TABLE_CHAT_ALL,
    TABLE_CHAT_OFF,
    TABLE_CHATS
} table_chat;

extern const char *const table_chat_word[TABLE_CHATS]; /* "seats", "all", "off" */

/* What was agreed on when the table was made, beside the game. */
typedef struct table_terms {
    table_clock clock;
    table_chat chat;
    bool no_hints;                              /* everybody thinks for themselves */
    uint8_t kept;                               /* a bit for each seat that is kept for somebody: */
    uint8_t keeper[TT_SEATS_MAX][TT_KEY_BYTES]; /* who proves it with a key of that hash */
} table_terms;

/* Something that was said. */
typedef struct table_said {
    struct table_said *next; /* said later */
    uint64_t action;
    uint32_t number; /* from 1 on */
    uint8_t seat;    /* TT_SPECTATOR: by somebody who looks on */
    uint8_t owner[TT_KEY_BYTES];
    char name[TT_NAME_MAX];
    char text[];
} table_said;

/* What a seat has done, by the ids of its actions: rings, so it is bounded.  Each seat has its own,
 * so that nobody makes another one's moves forgotten, and what is no play has another than moves.
 */
typedef struct table_memory {
    uint64_t played[TABLE_PLAYED], besides[TABLE_BESIDES];
    uint32_t played_n, besides_n; /* ever */
} table_memory;

/* A position one can go back to. */
typedef struct table_mark {
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance;
} table_mark;

typedef struct table {
    char id[TABLE_ID_BYTES];
    const tt_game *game;
    tt_setup how;
    table_terms terms;
    tt_seed seed;
    table_seat seat[TT_SEATS_MAX];
    bool has_begun;
    bool has_sat; /* a person, be it for a moment */
    bool is_paused;
    uint8_t pause;       /* a bit for each seat that wants one */
    uint8_t winners;     /* if all others have resigned; 0: it goes on, or has come to its end */
    bool is_back_asked;  /* somebody wants to take back: */
    uint8_t back_seat;   /* who, */
    uint8_t back_agreed; /* who agrees, */
    uint32_t back_to;    /* and how many moves would be left */
    uint32_t seq;        /* entries done, */
    uint32_t told;       /* those among them that are no asides, */
    uint32_t asked;      /* and how many of these, when the present question was asked */
    tt_move *moves;      /* made and not taken back, */
    uint8_t *hands;      /* whose each was, and who made it */
    uint32_t moves_n, moves_room;
    table_mark now;
    tt_events log;   /* what the last entry brought about that was no aside */
    table_mark mark; /* where undo stops, */
    tt_move since[TABLE_BACK];
    uint32_t since_n; /* and the moves made since */
    table_memory memory[TT_SEATS_MAX];
    table_said *said, *said_last; /* the last TABLE_SAID, the oldest first */
    uint32_t said_n;              /* ever */
    char next[TABLE_ID_BYTES];    /* where they play again; empty: nowhere yet */
} table;

/* A new table, on no special terms; TT_OK, or what is wrong with the setup. */
tt_status table_open(table *t, const char *id, const tt_game *game, const tt_setup *how,
                     const uint8_t secret[TT_KEY_BYTES]);

/* Gives back its memory. */
void table_close(table *t);

/* What never changes, as lines, and back: terms, game, rules, seats, options, seed. */
void table_put_facts(const table *t, tt_text *out);
tt_status table_read_facts(table *t, const char *id, const char *text, size_t n);

/* The terms of a game with the same people, the seats turned by one. */
void table_turn_seats(const table *t, table_terms *out);

/* An entry as a line without its line break, and back. */
void table_put(const table *t, const table_entry *e, tt_text *out);
table_status table_read(const table *t, const char *line, size_t n, table_entry *out);

/* The id of an action, sixteen hexadecimal digits; false: it is none. */
bool table_read_action(tt_word word, uint64_t *id);

/* Whether it can be done now, and may be: nothing is done twice, nor asked for again and again. */
table_status table_try(const table *t, const table_entry *e);
/* Whether a line of the store can be done.  What may be was asked when it was written, perhaps by a
 * server that remembered less. */
table_status table_fits(const table *t, const table_entry *e);
/* The clause against a move of the seat that is asked; NULL: there is none. */
const char *table_why_not(const table *t, tt_move m);
/* Does what table_try has allowed. */
void table_do(table *t, const table_entry *e);

/* What a `forget` does, for a table that is over and takes no more lines. */
void table_forget(table *t, int seat);
/* Somebody has no seat, and what they have said, or a seat that is kept for them, is nobody's. */
void table_forget_traces(table *t, const uint8_t owner[TT_KEY_BYTES]);

/* Who is asked: a seat, or TT_OVER when the game has not begun or is over. */
int table_actor(const table *t);
bool table_is_over(const table *t);
/* Whether it has not begun and no person sits there, only bots; deserted if somebody did. */
bool table_is_empty(const table *t);
bool table_is_deserted(const table *t);
/* Everybody's points, and a bit for each who wins or would win now. */
uint32_t table_result(const table *t, int32_t points[TT_SEATS_MAX]);
/* What a record says in comments: who has resigned. */
void table_put_notes(const table *t, tt_text *out);
/* The seat of who proves it with a key of that hash; -1: none. */
int table_seat_of(const table *t, const uint8_t owner[TT_KEY_BYTES]);
/* The first seat that is free for that person: the one that is kept for it, or anybody's; -1. */
int table_free_seat(const table *t, const uint8_t owner[TT_KEY_BYTES]);
/* Whether a bot has to answer now; the same seat's standing orders come first. */
bool table_waits_for_bot(const table *t);
/* The seat of the person who has to answer now; TT_OVER: none. */
int table_waits_for_person(const table *t);
/* What is left on a seat's clock when so much has passed since time was last written. */
int64_t table_left_ms(const table *t, int seat, uint64_t passed_ms);
/* What the seat that is asked has ordered; false: nothing that fits. */
bool table_ordered(const table *t, tt_move *move);
/* Whether the seat that is asked has one choice, and which.  Only that seat may know. */
bool table_forced(const table *t, tt_move *move);
/* The move at that place of the list the seat that is asked was told; false: there is none. */
bool table_move_at(const table *t, uint32_t index, tt_move *move);
/* Whether an entry changes nothing of what everybody sees of the game. */
bool table_is_aside(const table_entry *e);
bool table_is_talk(const table_entry *e);
/* Whether the time that has passed is written with it. */
bool table_is_timed(const table_entry *e);
/* Back by one is possible for that seat. */
bool table_may_undo(const table *t, int seat);

#endif
