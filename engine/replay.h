/* Replaying a record: every move checked, every hash compared. */
#ifndef TT_REPLAY_H
#define TT_REPLAY_H

#include "engine/record.h"

typedef struct tt_replay {
    const tt_game *game;
    tt_header header;
    tt_record record;
    tt_chance chance;
    tt_events log; /* what setup, or the last step, brought about */
    void *state;   /* the caller's, of game->state_size bytes */
    tt_move move;  /* the next one, if there is one */
    bool has_move;
    bool has_end;     /* the record says how the game ended, and it did */
    uint32_t moves_n; /* made so far */
    const char *rule; /* after TT_ILLEGAL_MOVE: the clause against it */
} tt_replay;

/* The header first, since it says which game it is.  TT_OK, and then the caller
 * looks header.game up. */
tt_status tt_replay_open(tt_replay *r, const char *text, size_t n);
/* Sets the game up in `state` and reads ahead to the first move. */
tt_status tt_replay_start(tt_replay *r, const tt_game *game, void *state);
/* Makes the move and reads ahead to the next. */
tt_status tt_replay_step(tt_replay *r);

/* After a failure: the line of the record it was found in. */
int tt_replay_line(const tt_replay *r);

#endif
