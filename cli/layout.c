/* Lines and grids. */
#include "cli/layout.h"

/* ==== Sentences ============================================================ */

void cli_put_sentence(const char *key, tt_text *out)
{
    tt_say(cli_lang(), out, key, NULL, 0);
}

void cli_put_number(const char *key, int number, tt_text *out)
{
    const tt_arg args[] = {cli_number("a", number)};

    tt_say(cli_lang(), out, key, args, 1);
}

void cli_put_numbers(const char *key, int a, int b, tt_text *out)
{
    const tt_arg args[] = {cli_number("a", a), cli_number("b", b)};

    tt_say(cli_lang(), out, key, args, 2);
}

void cli_put_filled(const char *key, const char *text, int number, tt_text *out)
{
    const tt_arg args[] = {cli_text("a", text), cli_number("b", number)};

    tt_say(cli_lang(), out, key, args, 2);
}

/* ==== Lines of pieces ====================================================== */

cli_line cli_line_from(int column)
{
    return (cli_line){column, column, true};
}

void cli_add_piece(cli_line *line, cli_style style, const char *text)
{
    int columns = cli_columns(text);

    if (!line->is_empty && line->at + cli_columns(CLI_DOT) + columns > cli_width()) {
        printf("\n%*s", line->indent, "");
        line->at = line->indent;
    } else if (!line->is_empty) {
        cli_styled(CLI_DIM, CLI_DOT);
        line->at += cli_columns(CLI_DOT);
    }
    cli_set_style(style);
    line->at = cli_flow(text, line->at);
    cli_set_style(CLI_PLAIN);
    line->is_empty = false;
}

void cli_end_line(const cli_line *line, const char *key)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    if (line->is_empty && key != NULL) {
        tt_say(cli_lang(), &out, key, NULL, 0);
        cli_styled(CLI_DIM, text);
    }
    putchar('\n');
}

/* ==== Grids ================================================================ */

tt_text cli_cell(cli_grid *g, int row, int column)
{
    TT_ASSERT(row < CLI_GRID_ROWS && column < CLI_GRID_COLUMNS);
    return tt_text_in(g->cell[row][column], CLI_CELL_BYTES);
}

void cli_set_sentence(cli_grid *g, int row, int column, const char *key)
{
    tt_text out = cli_cell(g, row, column);

    tt_say(cli_lang(), &out, key, NULL, 0);
}

void cli_set_number(cli_grid *g, int row, int column, int number)
{
    tt_text out = cli_cell(g, row, column);

    tt_put_number(&out, number);
}

static int column_width(const cli_grid *g, int column)
{
    int most = 0;

    for (int row = 0; row < g->rows; row++) {
        int columns = cli_columns(g->cell[row][column]);
        most = columns > most ? columns : most;
    }
    return most;
}

int cli_grid_width(const cli_grid *g)
{
    int sum = 0;

    for (int column = 0; column < g->columns; column++)
        sum += column_width(g, column) + (column > 0 ? CLI_GAP : 0);
    return sum;
}

void cli_show_cell(const cli_grid *g, int row, int column)
{
    const char *text = g->cell[row][column];
    int blanks = column_width(g, column) - cli_columns(text);
    bool to_right = (g->numbers >> column & 1) != 0;

    printf("%*s%s", (column > 0 ? CLI_GAP : 0) + (to_right ? blanks : 0), "", text);
    printf("%*s", to_right ? 0 : blanks, "");
}

void cli_show_row(const cli_grid *g, int row, cli_style style)
{
    cli_set_style(style);
    for (int column = 0; column < g->columns; column++)
        cli_show_cell(g, row, column);
    cli_set_style(CLI_PLAIN);
    putchar('\n');
}
