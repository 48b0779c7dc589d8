/* tidetable rules: the rule text of a game, one clause, or what is on a card; and what is
 * explained of all that in a game that is played. */
#include "cli/commands.h"
#include "cli/match.h"
#include "cli/options.h"
#include "cli/table.h"
#include "cli/term.h"

#include <ctype.h>
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
    if (rule == NULL) {
        cli_say(stdout, "cli.play.allowed", 0);
        return;
    }
    if (order != NULL)
        cli_say(stdout, order, 0);
    cli_say(stdout, "cli.play.refused", 1, cli_text("a", rule));
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
    table->show_legend();
    show_notation(m);
    show_rule(m, m->game->grammar->stages[m->game->stage(m->state)].rule);
}

/* "?", "? C-4.1", "? draw 3", "? hermit" or "? orders". */
void match_help(const match *m, int seat, const char *about)
{
    const cli_table *table = cli_table_of(m->game);
    tt_move moves[MATCH_LINE];

    about += strspn(about, " ");
    if (about[0] == '\0')
        show_help(m);
    else if (strcmp(about, "orders") == 0 && m->game->standing != NULL)
        match_say(m, "orders");
    else if (match_read(m, about, moves) > 0)
        match_explain(m, seat, moves[0]);
    else if (table->show_card == NULL || !table->show_card(about))
        show_rule(m, about);
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

void match_orders(match *m, int seat, const char *text)
{
    tt_orders given = {.n = 0};
    tt_reader r = tt_reader_of(text, strlen(text));

    if (m->game->standing == NULL) {
        cli_say(stdout, "cli.play.no_orders_here", 0);
        return;
    }
    if (strcmp(text, "none") != 0 && tt_read_orders(m->game, &r, &given) != TT_OK) {
        cli_say(stdout, "cli.play.bad_orders", 1, cli_text("a", text));
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
