/* One's own games that are over: found for as long as the store is kept, and forgotten on demand.
 *
 * What the store knows of a finished game is two kinds of papers.  `over:<table>` has what
 * everybody may know of the table, and `game:<when it was made>:<table>:<seat>` is somebody's, and
 * says which seat was theirs.  `seen:<when it was made>:<table>:<owner>` is of a table where they
 * have no seat but a trace: they left before the deal, looked on and talked, or a seat is kept for
 * them. */
#ifndef SERVER_MINE_H
#define SERVER_MINE_H

#include "server/app.h"

#include <jansson.h>

/* A page of somebody's tables, the newest first, as {"tables": [...], "next": ...}, for the length
 * of the call; NULL: the store cannot be read. */
typedef void (*mine_listed)(void *to, const json_t *page);
void mine_list(app *a, const uint8_t owner[TT_KEY_BYTES], const books_wanted *wanted,
               mine_listed then, void *to);

/* Whether the table that is told of is among those. */
bool mine_has_table(const json_t *tables, const json_t *one);

typedef void (*mine_done)(void *to, bool is_done);
/* Adds to a page of tables what somebody has said at each, and where else there is a trace of them
 * among tables made before that moment: "elsewhere". */
void mine_add_said(app *a, const uint8_t owner[TT_KEY_BYTES], int64_t before, json_t *data,
                   mine_done then, void *to);
/* Takes somebody's name out of the lines of a table. */
void mine_erase(house *h, const char *id, const uint8_t owner[TT_KEY_BYTES], mine_done then,
                void *to);
/* And out of those of all finished ones. */
void mine_erase_all(house *h, const uint8_t owner[TT_KEY_BYTES], mine_done then, void *to);

#endif
