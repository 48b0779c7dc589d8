/* tidetable rules: the rule text of a game, one clause, or what is on a card; and what is
 * explained of all that in a game that is played. */
#include "cli/commands.h"
#include "cli/match.h"
#include "cli/options.h"
#include "cli/table.h"
#include "cli/term.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ==== All of it ============================================================ */

enum { PARAGRAPH_BYTES = 8192 };

/* Without its marks; what stands between two stars is bold. */
static void add_marked(tt_text *out, const char *at, const char *end)
{
    bool bold = false;

    for (; at < end; at++) {
        if (at + 1 < end && at[0] == '*' && at[1] == '*') {
            bold = !bold;
            tt_put_char(out, bold ? CLI_BOLD_ON : CLI_BOLD_OFF);
            at++;
        } else if (*at != '*') {
            tt_put_char(out, *at);
        }
    }
}

/* Between two lines of a paragraph: a blank, but not after a wide character; what begins
 * with a bracket stays a line. */
static void add_joint(tt_text *out, const char *next)
{
    const unsigned char *last = (const unsigned char *)out->at + out->n - 3;
    bool is_wide =
        out->n >= 3 && last[0] >= 0xe3 && (last[1] & 0xc0) == 0x80 && (last[2] & 0xc0) == 0x80;

    if (*next == '[' && out->n > 0)
        tt_put_char(out, '\n');
    else if (out->n > 0 && !is_wide)
        tt_put_char(out, ' ');
}

static void print_paragraph(tt_text *p)
{
    bool is_item = p->n > 2 && memcmp(p->at, "- ", 2) == 0;

    if (p->n > 0) {
        fputs(is_item ? "- " : "", stdout);
        cli_hanging(p->at + (is_item ? 2 : 0), is_item ? 2 : 0);
        cli_set_style(CLI_PLAIN);
    }
    p->n = 0;
    p->at[0] = '\0';
}

/* A heading, an empty line, or a line of a paragraph. */
static void read_line(tt_text *p, const char *at, const char *end)
{
    bool is_heading = end > at && *at == '#';

    if (at == end || is_heading || (end - at > 2 && memcmp(at, "- ", 2) == 0))
        print_paragraph(p);
    if (at == end) {
        putchar('\n');
        return;
    }
    at += strspn(at, "# ");
    add_joint(p, at);
    if (is_heading)
        tt_put_char(p, CLI_BOLD_ON);
    add_marked(p, at, end);
    if (is_heading)
        print_paragraph(p);
}

/* As it stands in the file; on a terminal, for reading. */
static void print_all(const tt_game *game)
{
    static char text[PARAGRAPH_BYTES];
    tt_text paragraph = tt_text_in(text, sizeof text);
    tt_word all = tt_rules(cli_lang(), game);
    const char *at = all.at, *end = all.at + all.n;

    if (!cli_is_terminal(stdout)) {
        fwrite(all.at, 1, all.n, stdout);
        return;
    }
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        if (stop == NULL)
            stop = end;
        read_line(&paragraph, at, stop);
        at = stop + 1;
    }
    print_paragraph(&paragraph);
}

/* ==== Some of it =========================================================== */

static bool print_clause(const tt_game *game, const char *id, int indent)
{
    char text[4096];
    tt_text out = tt_text_in(text, sizeof text);

    if (!tt_rule(cli_lang(), game, id, &out))
        return false;
    printf("%*s", indent, "");
    cli_styled(CLI_BOLD, id);
    putchar('\n');
    cli_wrapped(text, indent + 2);
    return true;
}

/* All clauses of a section, such as C-4: C-4.1, C-4.2, ... */
static bool print_section(const tt_game *game, const char *section, int indent)
{
    int n = 1;

    for (;; n++) {
        char id[32];
        snprintf(id, sizeof id, "%.20s.%d", section, n);
        if (!print_clause(game, id, indent))
            return n > 1;
    }
}

bool cli_show_rule(const tt_game *game, const char *typed, int indent)
{
    char id[32];
    tt_text upper = tt_text_in(id, sizeof id);

    for (const char *c = typed; *c != '\0'; c++)
        tt_put_char(&upper, (char)toupper((unsigned char)*c));
    return print_clause(game, id, indent) || print_section(game, id, indent);
}

/* ==== What is explained of a game that is played =========================== */

static void show_rule(const match *m, const char *id)
{
    if (!cli_show_rule(m->game, id, 2))
        cli_say(stdout, "cli.error.no_rule", 2, cli_text("a", id), cli_text("b", m->game->name));
}

void match_say(const match *m, const char *part)
{
    char key[64];

    snprintf(key, sizeof key, "%s.%s", m->game->name, part);
    cli_say(stdout, key, 0);
}

void match_explain(const match *m, int seat, tt_move move)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);

    m->game->view(m->state, seat, view);
    const char *rule = m->game->why_not(view, move);
    const char *order = table->order_of == NULL ? NULL : table->order_of(view, move);
    char text[1024];
    tt_text out = tt_text_in(text, sizeof text);
    if (rule == NULL) {
        match_say_choice(m, seat, move, &out);
        cli_say(stdout, "cli.play.allowed", 1, cli_text("a", text));
        return;
    }
    if (order != NULL)
        cli_say(stdout, order, 0);
    match_say_move(m, seat, move, &out);
    cli_say(stdout, "cli.play.refused", 2, cli_text("a", rule), cli_text("b", text));
    show_rule(m, rule);
}

/* The moves that can be typed now. */
static void show_notation(const match *m)
{
    char text[4096], sentence[4200];
    tt_text out = tt_text_in(text, sizeof text), all = tt_text_in(sentence, sizeof sentence);
    tt_moves list;

    m->game->moves(m->state, &list);
    for (uint32_t i = 0; i < list.n; i++) {
        tt_put(&out, i > 0 ? ", " : "");
        tt_put_move(m->game, list.at[i], &out);
    }
    tt_say(cli_lang(), &all, "cli.play.notation", NULL, 0);
    cli_put_sign("cli.sign.colon", &all);
    tt_put(&all, text);
    cli_wrapped(sentence, 2);
}

static void show_help(const match *m)
{
    const cli_table *table = cli_table_of(m->game);

    cli_say(stdout, "cli.play.help", 2, cli_text("a", table->example_move),
            cli_text("b", table->example_rule));
    if (table->show_card != NULL)
        match_say(m, "help");
    if (m->game->standing != NULL)
        cli_say(stdout, "cli.play.help_orders", 0);
    show_rule(m, m->game->grammar->stages[m->game->stage(m->state)].rule);
}

/* The choice that has that number in the list, if it is a number. */
static bool explain_number(const match *m, int seat, const char *about)
{
    char *end;
    unsigned long number = strtoul(about, &end, 10);
    tt_moves list;

    if (end == about || *end != '\0')
        return false;
    match_choices(m, seat, &list);
    if (number >= 1 && number <= list.n)
        match_explain(m, seat, list.at[number - 1]);
    else
        cli_say(stdout, "cli.play.no_number", 1, cli_number("a", list.n));
    return true;
}

/* A move, or a few words of one: whether it is possible, and if not, why. */
static bool explain_words(const match *m, int seat, const char *about)
{
    tt_move move;
    tt_moves list, found;

    match_choices(m, seat, &list);
    for (int i = 0, n = match_find(m, &list, about, &found); i < n; i++)
        match_explain(m, seat, found.at[i]);
    if (found.n > 0 || !match_guess(m, seat, about, &move))
        return found.n > 0;
    match_explain(m, seat, move);
    return true;
}

static bool show_thing(const match *m, int seat, const char *name)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);

    m->game->view(m->state, seat, view);
    return (table->show_card != NULL && table->show_card(name)) ||
           (table->show_place != NULL && table->show_place(view, name));
}

/* "?", "? C-4.1", "? draw 3", "? 3", "? hermit", "? map", "? moves", "? hint" or "? orders". */
void match_help(const match *m, int seat, const char *about)
{
    tt_move moves[MATCH_LINE];

    about += strspn(about, " ");
    if (about[0] == '\0')
        show_help(m);
    else if (strcmp(about, "orders") == 0 && m->game->standing != NULL)
        match_say(m, "orders");
    else if (strcmp(about, "map") == 0 || strcmp(about, "signs") == 0)
        cli_table_of(m->game)->show_legend();
    else if (strcmp(about, "moves") == 0)
        show_notation(m);
    else if (strcmp(about, "hint") == 0 || strcmp(about, "hints") == 0)
        cli_say(stdout, "cli.hint.about", 0);
    else if (explain_number(m, seat, about))
        return;
    else if (match_read(m, about, moves) > 0)
        match_explain(m, seat, moves[0]);
    else if (!show_thing(m, seat, about) && !explain_words(m, seat, about) &&
             !cli_show_rule(m->game, about, 2))
        cli_say(stdout, "cli.play.unknown", 1, cli_text("a", about));
}

static void show_orders(const match *m, int seat)
{
    const tt_orders *orders = &m->orders[seat];

    cli_say(stdout, orders->n > 0 ? "cli.play.orders" : "cli.play.no_orders", 1,
            cli_text("a", cli_table_of(m->game)->example_orders));
    for (int i = 0; i < orders->n; i++) {
        char text[256];
        tt_text out = tt_text_in(text, sizeof text);
        tt_say_order(cli_lang(), m->game, orders->at[i], &out);
        printf("  %d. ", i + 1);
        cli_hanging(text, 5);
    }
}

static const tt_order_kind *kind_named(const tt_grammar *g, tt_word name)
{
    for (int i = 0; i < g->orders_n; i++)
        if (tt_word_is(name, g->orders[i].name))
            return &g->orders[i];
    return NULL;
}

/* Which word of an order makes no sense; of no bytes: one is missing. */
static tt_word find_bad_word(const tt_grammar *g, tt_reader *r)
{
    tt_word name = tt_read_word(r);
    const tt_order_kind *kind = kind_named(g, name);

    if (r->failed || kind == NULL)
        return r->failed ? (tt_word){"", 0} : name;
    const uint8_t sorts[] = {kind->a, kind->b, kind->c};
    tt_reader before = *r; /* the word that was read last, or what is too much */
    for (int i = 0; i < 3 && sorts[i] != TT_SORT_NONE && !r->failed; i++) {
        before = *r;
        tt_read_sort(r, g, sorts[i]);
    }
    tt_word word = tt_read_word(r->failed ? &before : r);
    return before.failed ? (tt_word){"", 0} : word;
}

/* Says what is wrong with the first order that is. */
static void refuse_orders(const match *m, const char *text)
{
    for (;;) {
        size_t n = strcspn(text, ",");
        char order[128], word[64];
        tt_orders one = {.n = 0};
        tt_reader whole = tt_reader_of(text, n), words = whole;
        snprintf(order, sizeof order, "%.*s", (int)n, text);
        if (n == 0 || tt_read_orders(m->game, &whole, &one) != TT_OK) {
            tt_word bad = find_bad_word(m->game->grammar, &words);
            snprintf(word, sizeof word, "%.*s", (int)bad.n, bad.at);
            cli_say(stdout, word[0] == '\0' ? "cli.play.short_orders" : "cli.play.bad_orders", 2,
                    cli_text("a", order), cli_text("b", word));
            return;
        }
        text += n + (text[n] == ',');
        text += strspn(text, " ");
    }
}

void match_orders(match *m, int seat, const char *text)
{
    tt_orders given = {.n = 0};
    tt_reader r = tt_reader_of(text, strlen(text));

    if (m->game->standing == NULL) {
        cli_say(stdout, "cli.play.no_orders_here", 0);
        return;
    }
    if (strcmp(text, "none") != 0 && tt_read_orders(m->game, &r, &given) != TT_OK) {
        refuse_orders(m, text);
        match_say(m, "orders");
        return;
    }
    if (text[0] != '\0')
        m->orders[seat] = given;
    show_orders(m, seat);
}

/* ==== The command ========================================================== */

static bool show_card(const tt_game *game, const char *name)
{
    const cli_table *table = cli_table_of(game);

    return table->show_card != NULL && table->show_card(name);
}

int cmd_rules(int argc, char **argv)
{
    static const cli_usage USAGE = {"rules", 0, 2, "cli.error.no_game"};
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    const tt_game *game = cli_game(o.word[0]);
    if (game == NULL)
        return CLI_USAGE;
    if (o.words_n == 1) {
        print_all(game);
        return 0;
    }
    if (show_card(game, o.word[1]) || cli_show_rule(game, o.word[1], 0))
        return 0;
    return cli_fail(CLI_FAILED, "cli.error.no_rule", 2, cli_text("a", o.word[1]),
                    cli_text("b", game->name));
}
