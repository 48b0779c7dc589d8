/* A game being played at this keyboard: its moves so far, and the file it is kept in. */
#ifndef CLI_MATCH_H
#define CLI_MATCH_H

#include "cli/player.h"
#include "engine/record.h"

enum { PATH_BYTES = 4096, REST_BYTES = 1024 };

typedef struct match {
    const tt_game *game;
    tt_header header;
    player players[TT_SEATS_MAX];   /* without a bot: a person */
    tt_orders orders[TT_SEATS_MAX]; /* standing ones */
    const char *names[TT_SEATS_MAX];
    char made_names[TT_SEATS_MAX][TT_NAME_MAX];
    char path[PATH_BYTES]; /* where it is kept after every move; empty: nowhere */

    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance, thoughts; /* what is dealt; what bots toss coins with */
    tt_events log;              /* of the last move, or of the deal */
    tt_move *moves;             /* plies_max of them, owned */
    bool *barriers;             /* whether undo stops behind that move, owned */
    int moves_n;
    bool shown;             /* the table has been shown in this turn of the seat that is asked */
    bool is_newer;          /* moves have been made since */
    bool is_secret;         /* what stands on the screen is not for everybody */
    int screen;             /* 1 + the seat of who sits at the screen, or 0 */
    int told[TT_SEATS_MAX]; /* how many moves that seat has been told of */
    int asked;              /* 1 + the moves made when the choices were shown last, or 0 */
    int typed;              /* the same of when a line of moves was typed last */
    char rest[TT_SEATS_MAX][REST_BYTES]; /* of the line that seat has typed: moves to be made */
    bool is_played;                      /* a person has moved since the program began */
    bool is_ours;                        /* its file was named by this program, for a new game */
    uint64_t kept;                       /* hash of what was last written; 0: nothing yet */
} match;

/* Whether a bot sits there, not a person. */
static inline bool has_bot(const match *m, int seat)
{
    return m->players[seat].bot.brain != NULL;
}

bool match_init(match *m, const tt_game *game); /* false: not enough memory */
void match_done(match *m);

void match_apply(match *m, tt_move move);
/* From the deal up to the first n of its moves. */
void match_rebuild(match *m, int n);
/* Back by one move; false: something new was seen since, or the turn has passed. */
bool match_undo(match *m);

/* What may be chosen now, as it is listed for the seat: what does the same to zones or heroes in
 * their order, what is bound to fail last. */
void match_choices(const match *m, int seat, tt_moves *list);
/* A move in words, as it stands in the list. */
void match_say_move(const match *m, int seat, tt_move move, tt_text *out);
/* The same with what one may want to know of it. */
void match_say_choice(const match *m, int seat, tt_move move, tt_text *out);

/* Several moves as they are typed: "plot, explore", "play crab1 squid3 done"; how many, or
 * 0: that is not all understood. */
enum { MATCH_LINE = 32 };
int match_read(const match *m, const char *text, tt_move moves[MATCH_LINE]);
/* Of the choices those that a few words of them stand for: "c7" or "j c7" for "jump c7", or as
 * the choice says it, "jump to c7"; how many. */
int match_find(const match *m, const tt_moves *list, const char *text, tt_moves *found);
/* A move that is not possible and that a few words stand for: "attack e11"; false: none. */
bool match_guess(const match *m, int seat, const char *text, tt_move *move);
/* Makes a move as if it had been named earlier in the set that is being named; the log is
 * of that move alone.  false: that is not possible either, and nothing has changed. */
bool match_insert(match *m, tt_move move);

/* Writes its record into its file; false with errno set.  A file that somebody else has
 * changed in between is left alone (EBUSY). */
bool match_keep(match *m);
/* Writes a copy to where nothing is yet; false with errno set. */
bool match_save(const match *m, const char *path);
/* Gives it a file of its own, so that no game is ever written over; false with errno set. */
bool match_name_file(match *m);
/* The unfinished game, of that name or (NULL) any, that was played last; false: none. */
bool match_newest(char *path, size_t size, const char *game);

/* cli/begin.c: a new game or a kept one, as the command line and the person say; 0, or an
 * exit code after saying why. */
struct cli_options;
int match_begin(match *m, struct cli_options *o);
/* cli/rules.c: why a move cannot be made, with the clause; "?", "? C-4.1", "? draw 3",
 * "? hermit" or "? orders"; and the sentence <game>.<part>. */
void match_explain(const match *m, int seat, tt_move move);
void match_help(const match *m, int seat, const char *about);
/* "orders" shows them, "orders none" forgets them, anything else gives new ones. */
void match_orders(match *m, int seat, const char *text);
void match_say(const match *m, const char *part);
/* cli/hint.c: the best of the choices, as a bot sees them that knows what the seat knows. */
void match_hint(const match *m, int seat, const tt_moves *list);
/* What is said before the first question. */
void match_welcome(const match *m, bool resumed);
/* How to go on with it another time, for copying. */
void match_farewell(const match *m);

#endif
