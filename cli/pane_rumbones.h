/* Lines beside the map of Rum & Bones: each begins with a row of the map while there are any;
 * where there is no room beside it, the map comes first. */
#ifndef CLI_PANE_RUMBONES_H
#define CLI_PANE_RUMBONES_H

#include "cli/words_rumbones.h"

typedef struct pane {
    const rumbones_table *table;
    int cell, column; /* columns of a zone; where text beside the map begins, or 0 */
    int row;          /* of the map, comes next */
    int at, indent;   /* the cursor; where further lines of a paragraph begin */
    bool is_empty;    /* the paragraph */
    bool is_below;    /* the whole width is there: skills have names */
} pane;

pane pane_begin(const rumbones_table *t);
/* The rows of the map that are left. */
void pane_end(pane *p);
/* Whether the next line is the first below the map. */
bool pane_leaves_map(const pane *p);
/* How many columns the next line has. */
int pane_room(const pane *p);

/* A line of pieces; where they do not fit it goes on below, so far in. */
void pane_line(pane *p, int indent);
void pane_line_end(pane *p);
/* Where the cursor is, with no dot before it. */
void pane_put(pane *p, cli_style style, const char *text);
void pane_add(pane *p, cli_style style, const char *text);
void pane_add_sentence(pane *p, cli_style style, const char *key);
void pane_add_number(pane *p, const char *key, int number);
void pane_add_numbers(pane *p, cli_style style, const char *key, int a, int b);
/* With the name of a side as {a}. */
void pane_add_side(pane *p, cli_style style, const char *key, int side);

/* Leaves so much of a text as so many columns hold. */
void pane_cut(char *text, int columns);

#endif
