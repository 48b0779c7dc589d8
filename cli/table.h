/* How a game's table looks in plain lines. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "engine/game.h"

typedef struct cli_table {
    const tt_game *game;
    /* Of the game, for the help: a move one can type, and a clause. */
    const char *example_move, *example_rule;
    /* Standing orders, where a game has them. */
    const char *example_orders;
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

    /* ---- NULL where a game has nothing of the kind ---- */

    /* Whether what this seat sees is not for the others' eyes. */
    bool (*has_hands)(const void *view);
    /* A move of a set that is named one by one: the sentence on the order, else NULL. */
    const char *(*order_of)(const void *view, tt_move m);
    /* Whether moves of that kind name a set: typed in any order, they are put in theirs. */
    bool (*is_of_set)(tt_move m);
    /* What is printed on the card of that name, in the notation or in the language of this
     * run, or the clause on such a thing; false: there is none. */
    bool (*show_card)(const char *name);
} cli_table;

const cli_table *cli_table_of(const tt_game *game);

/* cli/rules.c: the clause with that id, or all clauses of a section; false: there is none. */
bool cli_show_rule(const tt_game *game, const char *id, int indent);

extern const cli_table cli_table_abyss;
extern const cli_table cli_table_conspiracy;
extern const cli_table cli_table_rumbones;

#endif
