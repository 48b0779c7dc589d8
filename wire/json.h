/* Games as JSON: what records, clients and other programs are told in the same words.
 *
 * Everything goes into a buffer of the caller's, as a value or as fields of an object that is
 * open; docs/json.md says what each looks like. */
#ifndef WIRE_JSON_H
#define WIRE_JSON_H

#include "bots/hint.h"
#include "engine/game.h"

/* Any UTF-8 text as a string. */
void json_put_string(tt_text *out, const char *text);
/* "draw 3" */
void json_put_move(tt_text *out, const tt_game *game, tt_move m);
/* ["draw 1","draw 2"] */
void json_put_moves(tt_text *out, const tt_game *game, const tt_moves *list);
/* [["drew",0,"blue4"],...]: those that seat, or TT_SPECTATOR, may know of; TT_ALL: every one */
void json_put_events(tt_text *out, const tt_game *game, const tt_events *log, int seat);
/* "scores":[34,41],"winners":[1] */
void json_put_result(tt_text *out, const tt_game *game, const void *state);
/* {"seats":2,...}: the whole position; or what a view shows */
void json_put_state(tt_text *out, const tt_game *game, const void *state);
void json_put_view(tt_text *out, const tt_game *game, const void *view);
/* "by":"ismcts:ms=800","iterations":900,"share":[510,490],"moves":[{"move":"draw 1","value":520,
 * "tried":400},...]: the best first; values and shares are in thousandths */
void json_put_hint(tt_text *out, const tt_game *game, int seats, const char *by,
                   const tt_hint *hint);

#endif
