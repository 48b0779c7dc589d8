/* What somebody at a table may ask for and somebody else works out: the past of the game, and what
 * a bot would do.
 *
 * The loop copies what is needed and goes on; a crew (crew.h) works, and the answer is sent when it
 * is there.  Nothing changes by it, so nothing is written, and nobody else hears of it. */
#ifndef SERVER_DESK_H
#define SERVER_DESK_H

#include "server/house.h"

/* What was told since the deal, from there on: 0 is the deal, then come the moves. */
void desk_history(visitor *v, uint64_t action, uint32_t from);
/* The table as it was after so many moves. */
void desk_past(visitor *v, uint64_t action, uint32_t after);
/* What a bot that knows what the seat knows thinks of the moves. */
void desk_hint(visitor *v, uint64_t action);

/* It goes: what is under way for it is not told any more. */
void desk_leave(visitor *v);

#endif
