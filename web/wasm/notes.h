/* What the rules make of what a seat sees, for a page to show beside it: points so far, what a
 * location would be worth.  All of it follows from the view. */
#ifndef WEB_WASM_NOTES_H
#define WEB_WASM_NOTES_H

#include "engine/text.h"
#include "games/conspiracy/view.h"

/* {"points":[[lords,locations,coalition,master],...], by seat
 *  "coalitions":[[spaces of the largest],...],
 *  "worths":[[points of the location on that lord, or null],...],
 *  "loose":[[silver keys,gold keys],...],
 *  "worth":{"flat-7":7,...}}  of each location on offer, to the seat that looks */
void conspiracy_put_notes(tt_text *out, const conspiracy_view *v);

#endif
