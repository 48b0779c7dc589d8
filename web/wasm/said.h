/* Sentences for what a page has as text: moves, and events of a `table` message. */
#ifndef WEB_WASM_SAID_H
#define WEB_WASM_SAID_H

#include "engine/text.h"

/* Lines of a request:
 *
 *     lang ru
 *     game abyss
 *     name Anna              one for each seat, in order
 *     move draw 3
 *     event drew 0 blue4     kind, seat, arguments
 *     event rolled 0 4 4 [1 4 6]
 *
 * A list of strings comes out, one for each move and event; "" for what is none.  false: there
 * is no such language or game. */
bool said_put_all(tt_text *out, const char *text, size_t n);

/* "ru abyss A-7.1": the clause; "ru abyss": all rules, as they stand in docs/rules/. */
bool said_put_rules(tt_text *out, const char *text, size_t n);

#endif
