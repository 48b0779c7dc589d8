/* A table at one screen: one game, all its moves, and what each seat is told of it.
 *
 * A record without moves is a new game, with some it is one to go on with or to look at, so a
 * record is the only way in.  There is one table; who needs two takes two instances. */
#ifndef WEB_WASM_LOCAL_H
#define WEB_WASM_LOCAL_H

#include "engine/record.h"

/* Replays the record up to its last move. */
tt_status local_open(const char *text, size_t n);
int local_wrong_line(void);      /* after a failure: which line it was found in, from 1; or 0 */
const tt_game *local_game(void); /* NULL: no table is open */
int local_moves_n(void);
void local_put_record(tt_text *out);

/* The message `table` of docs/protocol.md, as that seat or TT_SPECTATOR sees it after so many
 * moves; only after the last one is anybody asked anything. */
void local_put_message(tt_text *out, int seat, int moves_n);
/* [[events of the deal],[events of the first move],...] as that seat may know them. */
void local_put_history(tt_text *out, int seat);

/* A move of the seat that is asked. */
tt_status local_move(const char *text, size_t n);
/* Back by one move; false: something new was seen since, or the turn has passed. */
bool local_undo(void);

/* What a bot would do in the place of the seat that is asked; false: there is no such bot, or
 * nobody is asked.  The same coins give the same answer. */
bool local_put_bot_move(tt_text *out, tt_word bot, uint64_t coins);
/* {"by":...,"iterations":N,"share":[...],"moves":[{"move":...,"value":...,"tried":N},...]}, the
 * best first; values and shares are in thousandths. */
bool local_put_hint(tt_text *out, uint64_t coins);

#endif
