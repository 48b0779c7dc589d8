/* Rum & Bones in words and signs: what its map, its table and its notes have in common.
 * Texts are for who looks through the view. */
#ifndef CLI_WORDS_RUMBONES_H
#define CLI_WORDS_RUMBONES_H

#include "cli/layout.h"
#include "games/rumbones/odds.h"

/* ---- what follows from a view ---- */

bool rumbones_is_looking(const rumbones_view *v); /* a player, no spectator */
int rumbones_side_seen(const rumbones_table *t, int hero);
/* The place of a figure, as moves name it; NO_PLACE: nobody is that. */
int rumbones_place_seen(const rumbones_table *t, int figure);
/* Deckhands or bosuns of a side in a zone. */
int rumbones_crew_seen(const rumbones_table *t, int side, int kind, int zone);
/* The rigging that stands there, or NO_RIGGING. */
int rumbones_rigging_seen(const rumbones_table *t, int zone);
/* Which of the planks lies there, or -1. */
int rumbones_plank_seen(const rumbones_table *t, int zone);

/* ---- words ---- */

void rumbones_put_word(int sort, int value, tt_text *out);
void rumbones_put_figure(const rumbones_table *t, int hero, tt_text *out); /* "Viana·B" */
/* "CA" on side A, "ca" on side B; every pirate for himself: "CaA". */
void rumbones_put_sign(const rumbones_table *t, int hero, tt_text *out);
/* Its letter, a capital one for side A. */
char rumbones_rigging_letter(const rumbones_table *t, int token);
/* "Blind, Slow" */
void rumbones_put_statuses(int statuses, tt_text *out);
/* "4 deckhands, 1 bosun"; nothing for nobody. */
void rumbones_put_crew(int deckhands, int bosuns, tt_text *out);
/* All that is in a zone and is no friend of that side, or of NOBODY, with damage and vigour;
 * nothing when there is nothing. */
void rumbones_put_there(const rumbones_table *t, int zone, int friend, tt_text *out);
/* "13%"; what is neither impossible nor certain is not said to be. */
void rumbones_put_chance(uint64_t ways, uint64_t all, tt_text *out);
/* "3 dice 4+ · hits 0 13%, 1 38%, 2 38%, 3 13%" */
void rumbones_put_roll(const rumbones_odds *odds, tt_text *out);
/* "KO Viana·B 13%": whom it may fell, and what it may destroy; nothing when there is nobody. */
void rumbones_put_falls(const rumbones_table *t, const rumbones_odds *odds, tt_text *out);
/* The rigging or the beast in that zone. */
void rumbones_put_thing(const rumbones_table *t, int zone, tt_text *out);
/* Between the parts of a note. */
void rumbones_put_dot(tt_text *out);

/* What is printed: of a skill at a level, a card, rigging, a line of the Kraken's board. */
void rumbones_put_level(int skill, int level, tt_text *out);
void rumbones_put_card(int card, tt_text *out);
void rumbones_put_rigging(int kind, tt_text *out);
void rumbones_put_line(int line, tt_text *out);
void rumbones_put_passive(int hero, tt_text *out);
void rumbones_put_row(int row, tt_text *out); /* of the crew board */
/* <part><word>, such as rumbones.status-text.blind. */
void rumbones_put_keyed(const char *part, int sort, int value, tt_text *out);

extern const char *const rumbones_role_keys[], *const rumbones_kind_keys[],
                                                   *const rumbones_when_keys[];

/* ---- lines: a label, and pieces from a column on ---- */

enum { RUMBONES_LABEL = 10 };

extern const cli_style rumbones_side_styles[SIDES_MAX];

cli_line rumbones_begin_line(const char *key);
void rumbones_add_number(cli_line *l, const char *key, int number);

/* ---- cli/map_rumbones.c: a line of the map, without its end ---- */

enum { RUMBONES_LETTERS = -1 }; /* the row above the first */

int rumbones_map_columns(const rumbones_table *t, int cell);
/* Whether the map does not say which rigging that is, or its damage, for those who stand on it. */
bool rumbones_hides_rigging(const rumbones_table *t, int token);
void rumbones_show_map_row(const rumbones_table *t, int row, int cell);

/* ---- cli/notes_rumbones.c ---- */

void rumbones_put_note(const void *view, tt_move m, tt_text *out);
/* "there: 4 deckhands, Viana·B 3/8": who is no friend of that side */
void rumbones_note_there(const rumbones_table *t, int zone, int friend, tt_text *out);
/* "c8 · damage 3/9 · 2 coins · Blind" */
void rumbones_note_hero(const rumbones_table *t, int hero, tt_text *out);
const char *rumbones_order_of(const void *view, tt_move m);
bool rumbones_is_of_set(tt_move m);

/* ---- cli/matter_rumbones.c: what is to be known of the question ---- */

void rumbones_show_matter(const rumbones_view *v);

/* ---- cli/say_rumbones.c: as table.h says ---- */

int rumbones_put_told(const void *view, const tt_events *log, int i, tt_text *out);
bool rumbones_put_move(const void *view, tt_move m, tt_text *out);
bool rumbones_put_ask(const void *view, tt_text *out);
bool rumbones_put_window(const void *view, tt_text *out);
const char *rumbones_intro_of(const void *view);
bool rumbones_is_hopeless(const void *view, tt_move m);
bool rumbones_begins_turn(tt_event e);
int rumbones_usual(const void *view, int sort);
/* Hits and double ones: the sentence for none, for the first, for the second, for both. */
enum { RUMBONES_HIT_KEYS = 4 };
void rumbones_put_hits(const char *const keys[RUMBONES_HIT_KEYS], int single, int twice,
                       tt_text *out);

/* ---- cli/cards_rumbones.c ---- */

bool rumbones_show_card(const char *name);
bool rumbones_show_place(const void *view, const char *name);

#endif
