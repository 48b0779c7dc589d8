/* Abyss in words: what its table and its notes have in common.  Texts are for who looks
 * through the view. */
#ifndef CLI_WORDS_ABYSS_H
#define CLI_WORDS_ABYSS_H

#include "cli/layout.h"
#include "games/abyss/view.h"

/* ---- what follows from a view ---- */

bool abyss_is_looking(const abyss_view *v); /* a player, no spectator */
/* What a lord costs who looks. */
int abyss_cost_seen(const abyss_view *v, int lord);
/* The threat space whose rewards who looks gets with the marker on that one. */
int abyss_space_seen(const abyss_view *v, int space);

/* ---- words ---- */

void abyss_put_word(int sort, int value, tt_text *out);
/* A race's allies as they are in a bag: "crab 1 1 4", "crab 1+1+4=6". */
typedef void abyss_put_lane(int race, unsigned lane, tt_text *out);
abyss_put_lane abyss_put_allies, abyss_put_sum;
void abyss_put_total(unsigned lane, tt_text *out); /* "1+1+4=6" */
void abyss_put_races(const abyss_view *v, int lord, tt_text *out);
void abyss_put_pile(const abyss_view *v, int race, tt_text *out);
void abyss_put_rewards(int space, tt_text *out);
/* Of a location, to that seat; a spectator's is only described. */
void abyss_put_worth(const abyss_view *v, int seat, int location, tt_text *out);
/* The lords under a location; false: there are none. */
bool abyss_put_lords_under(const abyss_table *t, int seat, int location, tt_text *out);
/* A free lord of that player. */
void abyss_put_lord(const abyss_player *p, int lord, tt_text *out);
/* Of a lord that has one. */
void abyss_put_power(int lord, tt_text *out);

/* ---- lines: a label, and pieces from a column on ---- */

enum { ABYSS_LABEL = 14 };

extern const cli_style abyss_race_styles[RACES], abyss_guild_styles[GUILDS];
extern const char *const abyss_guild_keys[GUILDS]; /* abyss.guild.mage */

cli_line abyss_begin_line(const char *key);
void abyss_end_line(const cli_line *l);
void abyss_add_number(cli_line *l, const char *key, int number);
void abyss_add_allies(cli_line *l, const ally_bag *bag, abyss_put_lane *put);

/* ---- cli/notes_abyss.c ---- */

void abyss_put_note(const void *view, tt_move m, tt_text *out);
void abyss_show_payment(const abyss_view *v);
const char *abyss_order_of(const void *view, tt_move m);
bool abyss_is_of_set(tt_move m);
bool abyss_show_card(const char *name);
void abyss_show_result(const void *view, const char *const names[]);

#endif
