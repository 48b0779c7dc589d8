/* The lines in docs/bot-protocol.md, one at a time: what a program says to us, and what a bot of
 * ours is told.  Nothing here waits, runs or prints, and any bytes at all may come. */
#ifndef CLI_PROTOCOL_H
#define CLI_PROTOCOL_H

#include "bots/bot.h"

/* ==== What a program says ================================================== */

enum { PROTOCOL_VERSION = 1 };

typedef enum said {
    SAID_NOTHING, /* a blank line, or "info" with anything behind it */
    SAID_HELLO,   /* "bot 1 NAME" */
    SAID_MOVE,    /* "bestmove draw 3 value 0.53": see protocol_read_move */
    SAID_ERROR,   /* "error TEXT" */
    SAID_NONSENSE /* anything else */
} said;

/* Of a line without its end, behind which a zero byte stands. */
said protocol_said(const char *line, size_t n);

typedef enum answered {
    ANSWERED_MOVE,
    ANSWERED_UNLISTED, /* not a move of the list, letter by letter */
    ANSWERED_VALUE     /* a move of the list, with a value that is not from 0 to 1 */
} answered;

/* The move of such a line, which must be in the list, and its value, which may be missing; if
 * something is wrong with it `out` has no move. */
answered protocol_read_move(const tt_game *game, const char *line, size_t n, tt_answer *out);

/* ==== What a bot of ours is told =========================================== */

/* All that it knows so far.  What it is told is taken for true. */
typedef struct briefing {
    const tt_game *game; /* the one it plays */
    tt_setup how;
    int seat;
    uint64_t seed;
    uint32_t decision;
    tt_budget budget;    /* of the question, as it was put */
    bool is_new;         /* the game has not begun */
    bool has_sample;     /* there is a position to think about */
    const char *trouble; /* what is wrong with the setup, or NULL */
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
} briefing;

typedef enum wanted {
    WANTED_NOTHING, /* it has been told something, or a word that means nothing to it */
    WANTED_HELLO,
    WANTED_MOVE,
    WANTED_END
} wanted;

void protocol_begin(briefing *b, const tt_game *game);
/* Hears a line without its end; what is now expected of it. */
wanted protocol_hear(briefing *b, const char *line, size_t n);
/* Why it cannot answer when a move is wanted, or NULL. */
const char *protocol_excuse(const briefing *b);

#endif
