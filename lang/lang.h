/* Languages: every name and sentence a person reads.
 *
 * Each language is one file, lang/<name>.txt, built into the program:
 *
 *     # a comment
 *     conspiracy.told.pearls = {seat} gains {a} {a|pearl|pearls} and has {b}.
 *     cli.help =
 *     | several lines, each after a bar
 *     | and a blank
 *
 * {a} is replaced by an argument.  {a|one|many} chooses by the number a: English
 * has two forms, Russian and Polish three (one, few, many), Chinese one. */
#ifndef TT_LANG_H
#define TT_LANG_H

#include "engine/game.h"

typedef struct tt_lang tt_lang;

/* "en", "ru", "pl" or "zh-Hant"; NULL: there is no such language. */
const tt_lang *tt_lang_named(const char *name);
/* The nearest to a locale such as "pl_PL.UTF-8"; English when nothing is near. */
const tt_lang *tt_lang_for_locale(const char *locale);
const char *tt_lang_name(const tt_lang *lang);
int tt_lang_count(void);
const tt_lang *tt_lang_at(int i);

/* The sentence as it stands in the file; n == 0 and at == NULL: there is none. */
tt_word tt_sentence(const tt_lang *lang, const char *key);
/* All keys, for the test that compares languages. */
int tt_sentences_n(const tt_lang *lang);
tt_word tt_sentence_key(const tt_lang *lang, int i);

/* ---- saying ---- */

/* What stands for {a}, {b}, ... : text, or a number. */
typedef struct tt_arg {
    const char *name; /* "a" */
    const char *text; /* NULL: the number */
    int64_t number;
} tt_arg;

void tt_say(const tt_lang *lang, tt_text *out, const char *key, const tt_arg *args, int n);

/* What a game is called: <game>.title. */
void tt_say_title(const tt_lang *lang, const tt_game *game, tt_text *out);
/* The name of a value of a sort, <game>.<sort>.<word>: "blue 4".  A number or a letter with a
 * number, such as e9, needs no sentence; a figure is said by its hero and its side. */
void tt_say_word(const tt_lang *lang, const tt_game *game, int sort, int value, tt_text *out);
/* <game>.move.<verb>, <game>.told.<kind>; names are the players', by seat.  {dice} in an event
 * is its roll: "2 4 4 6". */
void tt_say_move(const tt_lang *lang, const tt_game *game, tt_move m, const char *const names[],
                 tt_text *out);
void tt_say_event(const tt_lang *lang, const tt_game *game, tt_event e, const char *const names[],
                  tt_text *out);
/* <game>.order.<kind>: a standing order. */
void tt_say_order(const tt_lang *lang, const tt_game *game, tt_order o, tt_text *out);

/* ---- the rule text, docs/rules/<game>.md ---- */

/* One clause, without its id and marks of layout; false: there is no such id. */
bool tt_rule(const tt_lang *lang, const tt_game *game, const char *id, tt_text *out);
/* The whole text as it stands in the file. */
tt_word tt_rules(const tt_lang *lang, const tt_game *game);

#endif
