/* How a game's table looks in plain lines. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "engine/game.h"

typedef struct cli_table {
    const tt_game *game;
    /* The table as the view's seat sees it; if not whole, without what it has seen lately. */
    void (*show)(const void *view, const char *const names[], bool whole);
    /* What has changed, when the same seat goes on and the table is not shown again; or
     * NULL. */
    void (*show_news)(const void *view, const char *const names[]);
    /* What the signs on the table mean. */
    void (*show_legend)(void);
    /* At the end: where everybody's points come from. */
    void (*show_result)(const void *view, const char *const names[]);
    /* What the seat may want to know of a choice; nothing is put when there is nothing. */
    void (*put_note)(const void *view, tt_move m, tt_text *out);
} cli_table;

extern const cli_table cli_table_abyss;
extern const cli_table cli_table_conspiracy;

#endif
