/* Lines and grids for tables: what is coloured, or in columns, and still fits. */
#ifndef CLI_LAYOUT_H
#define CLI_LAYOUT_H

#include "cli/term.h"

#define CLI_DOT " · " /* between the parts of a line */

/* ---- sentences into a text ---- */

void cli_put_sentence(const char *key, tt_text *out);
/* With one number, {a}, or with two, {a} and {b}. */
void cli_put_number(const char *key, int a, tt_text *out);
void cli_put_numbers(const char *key, int a, int b, tt_text *out);
/* With words, {a}, and a number, {b}. */
void cli_put_filled(const char *key, const char *a, int b, tt_text *out);

/* ---- a line of pieces with dots between them, broken where a piece does not fit ---- */

typedef struct cli_line {
    int at, indent; /* columns */
    bool is_empty;
} cli_line;

/* The cursor is in that column; further lines begin there, too. */
cli_line cli_line_from(int column);
void cli_add_piece(cli_line *line, cli_style style, const char *text);
/* Ends the line; a line without a piece says the sentence (or nothing, with NULL). */
void cli_end_line(const cli_line *line, const char *key);

/* ---- a grid: columns as wide as what is in them ---- */

enum { CLI_GRID_ROWS = 9, CLI_GRID_COLUMNS = 8, CLI_CELL_BYTES = 128, CLI_GAP = 2 };

typedef struct cli_grid {
    int rows, columns;
    unsigned numbers; /* a bit for each column that is set to the right */
    char cell[CLI_GRID_ROWS][CLI_GRID_COLUMNS][CLI_CELL_BYTES];
} cli_grid;

tt_text cli_cell(cli_grid *g, int row, int column);
void cli_set_sentence(cli_grid *g, int row, int column, const char *key);
void cli_set_number(cli_grid *g, int row, int column, int number);
/* All columns and the gaps between them. */
int cli_grid_width(const cli_grid *g);
void cli_show_cell(const cli_grid *g, int row, int column);
/* All cells of a row, and the end of the line. */
void cli_show_row(const cli_grid *g, int row, cli_style style);

#endif
