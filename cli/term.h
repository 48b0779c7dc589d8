/* Talking to a person: sentences, colours, columns. */
#ifndef CLI_TERM_H
#define CLI_TERM_H

#include "engine/record.h"
#include "lang/lang.h"

#include <stdio.h>

/* The language of this run; English until cli_choose_language is called. */
const tt_lang *cli_lang(void);
/* By name or, with NULL, by the locale.  false: there is no such language. */
bool cli_choose_language(const char *name);
/* The language's name if it was chosen by name, else NULL. */
const char *cli_lang_given(void);

/* What this program was called as, for telling how to call it again. */
const char *cli_program(void);
void cli_set_program(const char *name);

/* Arguments of sentences. */
tt_arg cli_text(const char *name, const char *text);
tt_arg cli_number(const char *name, int64_t number);

/* Says the sentence with n arguments (tt_arg) and ends the line. */
void cli_say(FILE *to, const char *key, int n, ...);
/* The same on standard error, after "tidetable: "; returns the exit code. */
int cli_fail(int code, const char *key, int n, ...);
/* Where what is wrong stands, "FILE:LINE: ": said before the sentence.  "" at first. */
void cli_set_place(const char *place);

/* What stands between words in this language: cli.sign.comma, cli.sign.colon, ... */
void cli_put_sign(const char *key, tt_text *out);

enum { CLI_FAILED = 1, CLI_USAGE = 2 };

/* What the players are called: the names in the header, or "Player 1" ... in `made`. */
void cli_names(const tt_header *header, const char *names[], char made[][TT_NAME_MAX]);

/* One line that was typed, without its line break; false at the end of the input.  A line
 * that is too long is said to be so and comes back empty. */
enum { CLI_INPUT_MAX = 512 };
bool cli_read_line(char line[CLI_INPUT_MAX]);

/* ---- terminals ---- */

bool cli_is_terminal(FILE *f);
bool cli_is_dumb(void); /* a terminal that takes no commands */

typedef enum cli_style {
    CLI_PLAIN,
    CLI_BOLD,
    CLI_DIM,
    CLI_BLUE,
    CLI_YELLOW,
    CLI_RED,
    CLI_GREEN,
    CLI_PURPLE,
    CLI_ACT
} cli_style;

/* Switches the style of standard output, on a terminal and without NO_COLOR. */
void cli_set_style(cli_style style);
/* Prints text in a style. */
void cli_styled(cli_style style, const char *text);

/* How many columns a text takes; wide characters take two. */
int cli_columns(const char *text);
/* Prints text and blanks up to so many columns. */
void cli_padded(const char *text, int columns);
/* How wide lines may be: the terminal's width, 80 where there is none. */
int cli_width(void);
/* Prints text in lines of that width, each after `indent` blanks. */
void cli_wrapped(const char *text, int indent);
/* The same, but the first line begins where the cursor is, `indent` columns in. */
void cli_hanging(const char *text, int indent);
/* The same without the last line's end; returns the column it ends in. */
int cli_flow(const char *text, int indent);
/* What stands between these marks is printed in bold. */
enum { CLI_BOLD_ON = 1, CLI_BOLD_OFF = 2 };

/* A person reads and types: neither end is a file or a pipe. */
bool cli_is_talk(void);
/* How many lines the screen has; a file has no end. */
enum { CLI_ENDLESS = 1000 };
int cli_height(void);
/* Wipes the screen and what has scrolled off it; on a terminal that cannot, a line. */
void cli_clear(void);
#define CLI_RULE                                                                                   \
    "------------------------------------------------------------"                                 \
    "------------------------------------------------------------"
/* Says the sentence, with a name as {a}, and waits for Enter; false: the input has ended. */
bool cli_wait(const char *key, const char *name);

/* Whether two words are the same but for capital letters and dashes. */
bool cli_is_same(const char *x, const char *y);
/* Prints a text between quotes, as JSON takes it. */
void cli_print_json(const char *text);
/* Says how many turns were played for a bot that did not answer, if there were any. */
void cli_say_faults(const char *name, uint64_t n);
/* Prints a word as a shell takes it for one. */
void cli_print_quoted(const char *word);

#endif
