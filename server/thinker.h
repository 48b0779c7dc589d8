/* Bots that think, each on a thread of a crew's: those that answer at once, and those that search.
 */
#ifndef SERVER_THINKER_H
#define SERVER_THINKER_H

#include "server/house.h"

/* What came of it. */
typedef struct thought {
    uint8_t seat;
    uint32_t asked; /* which question of the table's it was */
    bool has_move;
    bool had_choice;
    tt_move move;
    uint32_t ms; /* it took */
} thought;

typedef void (*thinker_done)(room *r, const thought *t);

/* Asks the bot of the seat that is asked; the room has to stay until `done` is called from the
 * loop.  Bots that have not begun when the house stops do not.  False: nobody thinks. */
bool thinker_ask(room *r, thinker_done done);

#endif
