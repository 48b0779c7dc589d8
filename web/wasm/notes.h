/* What the rules make of what a seat sees, for a page to show beside it: points so far, what a
 * location would be worth, odds.  All of it follows from the view, which is of that game. */
#ifndef WEB_WASM_NOTES_H
#define WEB_WASM_NOTES_H

#include "engine/text.h"

/* {"points":[[locations,lords,allies,tokens],...], by seat, what is hidden not counted
 *  "keys":[2,...],              by seat: those that count
 *  "held":{"depths":8,...},     of each controlled location, to its owner
 *  "worth":{"chasm":5,...},     of each other location, to the seat that looks
 *  "prices":{"jailer":{"cost":6,"wanted":"crab","races":1,"race":null,"worth":0},...},
 *                               of each lord of the court, and what that seat lacks to pay it
 *  "space":3}                   of the threat track, for whose rewards that seat may fight
 * Spectators have nothing in worth and prices. */
void abyss_put_notes(tt_text *out, const void *view);

/* {"points":[[lords,locations,coalition,master],...], by seat
 *  "coalitions":[[spaces of the largest],...],
 *  "worths":[[points of the location on that lord, or null],...],
 *  "loose":[[silver keys,gold keys],...],
 *  "worth":{"flat-7":7,...}}  of each location on offer, to the seat that looks */
void conspiracy_put_notes(tt_text *out, const void *view);

/* The odds of what is declared and not yet rolled, and of everything the seat that looks may do:
 *
 *     {"attack":ODDS or null,"jump":FACES or null,"moves":{"attack jaws e9":ODDS,"jump c3":FACES}}
 *
 * ODDS: {"zone":"e9","dice":[0,3],"needed":[4,4],"hits":[1250,...],"ko":[["viana-b",1250]],
 * "destroyed":null}; chances in ten-thousandths, at least 1 if possible, 9,999 if not certain. */
void rumbones_put_notes(tt_text *out, const void *view);

#endif
