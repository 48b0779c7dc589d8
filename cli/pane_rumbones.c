/* Lines beside the map of Rum & Bones. */
#include "cli/pane_rumbones.h"

#include <string.h>

enum { TEXT_BYTES = 512 };
enum { BESIDE = 38, GAP = 2, CELL = 4, CELL_MAX = 6 };

static int map_rows(const rumbones_table *t)
{
    return rumbones_boards[t->board].height;
}

void pane_end(pane *p)
{
    for (; p->row < map_rows(p->table); p->row++) {
        rumbones_show_map_row(p->table, p->row, p->cell);
        putchar('\n');
    }
    p->column = 0;
}

/* As wide as the map can be with text beside it, or else at all. */
pane pane_begin(const rumbones_table *t)
{
    pane p = {.table = t, .cell = CELL_MAX, .row = RUMBONES_LETTERS, .is_empty = true};

    while (p.cell > CELL && rumbones_map_columns(t, p.cell) + GAP + BESIDE > cli_width())
        p.cell--;
    p.column = rumbones_map_columns(t, p.cell) + GAP;
    if (p.column + BESIDE <= cli_width())
        return p;
    p.cell = CELL_MAX;
    while (p.cell > CELL && rumbones_map_columns(t, p.cell) > cli_width())
        p.cell--;
    pane_end(&p);
    p.is_below = true;
    return p;
}

bool pane_leaves_map(const pane *p)
{
    return !p->is_below && p->row == map_rows(p->table) && p->column > 0;
}

int pane_room(const pane *p)
{
    return cli_width() - (p->row < map_rows(p->table) ? p->column : 0);
}

static void begin_row(pane *p)
{
    if (p->row < map_rows(p->table)) {
        rumbones_show_map_row(p->table, p->row++, p->cell);
        printf("%*s", GAP, "");
    } else {
        p->column = 0;
    }
    p->at = p->column;
}

void pane_line(pane *p, int indent)
{
    begin_row(p);
    p->indent = indent;
    p->is_empty = true;
}

void pane_line_end(pane *p)
{
    putchar('\n');
    p->is_empty = true;
}

static void go_on_below(pane *p)
{
    putchar('\n');
    begin_row(p);
    printf("%*s", p->indent, "");
    p->at += p->indent;
}

void pane_cut(char *text, int columns)
{
    size_t n = strlen(text);

    if (cli_columns(text) <= columns)
        return;
    while (n > 0 && cli_columns(text) >= columns) {
        do
            n--;
        while (n > 0 && ((unsigned char)text[n] & 0xc0) == 0x80);
        text[n] = '\0';
    }
    memcpy(text + n, "…", sizeof "…");
}

void pane_put(pane *p, cli_style style, const char *text)
{
    char room[TEXT_BYTES];

    snprintf(room, sizeof room - 4, "%s", text);
    pane_cut(room, cli_width() - p->at);
    cli_styled(style, room);
    p->at += cli_columns(room);
    p->is_empty = false;
}

void pane_add(pane *p, cli_style style, const char *text)
{
    if (!p->is_empty && p->at + cli_columns(CLI_DOT) + cli_columns(text) > cli_width())
        go_on_below(p);
    else if (!p->is_empty)
        pane_put(p, CLI_DIM, CLI_DOT);
    pane_put(p, style, text);
}

void pane_add_sentence(pane *p, cli_style style, const char *key)
{
    char text[TEXT_BYTES];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_sentence(key, &out);
    pane_add(p, style, text);
}

void pane_add_number(pane *p, const char *key, int number)
{
    char text[TEXT_BYTES];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_number(key, number, &out);
    pane_add(p, CLI_PLAIN, text);
}

void pane_add_numbers(pane *p, cli_style style, const char *key, int a, int b)
{
    char text[TEXT_BYTES];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_numbers(key, a, b, &out);
    pane_add(p, style, text);
}

void pane_add_side(pane *p, cli_style style, const char *key, int side)
{
    char text[TEXT_BYTES], name[64];
    tt_text out = tt_text_in(text, sizeof text), n = tt_text_in(name, sizeof name);

    rumbones_put_word(SORT_SIDE, side, &n);
    cli_put_filled(key, name, 0, &out);
    pane_add(p, style, text);
}
