/* What is printed on boards and cards, for a page to draw. */
#ifndef WEB_WASM_BOX_H
#define WEB_WASM_BOX_H

#include "engine/text.h"

/* Boards, heroes, skills, tide cards, rigging, crew, beasts, the Kraken's lines, as one object;
 * web/src/games/rumbones/box.ts has its type. */
void rumbones_put_box(tt_text *out);

#endif
