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
    /* What the signs on the table mean; too long for a low screen. */
    void (*show_legend)(void);
    bool has_long_legend;
    /* At the end: where everybody's points come from. */
    void (*show_result)(const void *view, const char *const names[]);
    /* What the seat may want to know of a choice; nothing is put when there is nothing. */
    void (*put_note)(const void *view, tt_move m, tt_text *out);

    /* ---- NULL where a game has nothing of the kind ---- */

    /* Event i of the log of the last move in words, together with those after it that are told
     * in the same sentence: how many; 0: as the grammar says it.  No text: it need not be told. */
    int (*put_told)(const void *view, const tt_events *log, int i, tt_text *out);
    /* A choice, the question, or what stands after the question, in other words than the
     * grammar's; false: there are none. */
    bool (*put_move)(const void *view, tt_move m, tt_text *out);
    bool (*put_ask)(const void *view, tt_text *out);
    bool (*put_window)(const void *view, tt_text *out);
    /* What is said of the game as it was set up, instead of <game>.intro. */
    const char *(*intro_of)(const void *view);
    /* Whether a choice is bound to fail. */
    bool (*is_hopeless)(const void *view, tt_move m);
    /* Whether the event begins the turn of who it is told of. */
    bool (*begins_turn)(tt_event e);
    /* What is meant of a sort when a move that was typed leaves it out; -1: nothing. */
    int (*usual)(const void *view, int sort);
    /* What lies at that place of the table; false: there is no such place. */
    bool (*show_place)(const void *view, const char *name);

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
