/* tidetable rules: the rule text of a game, or one clause. */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/term.h"

#include <ctype.h>
#include <string.h>

/* One line of the text without its marks; what stands between two stars is bold. */
static void print_line(const char *at, const char *end)
{
    bool bold = end > at && *at == '#';

    cli_set_style(bold ? CLI_BOLD : CLI_PLAIN);
    for (; at < end; at++) {
        if (at + 1 < end && at[0] == '*' && at[1] == '*') {
            bold = !bold;
            cli_set_style(bold ? CLI_BOLD : CLI_PLAIN);
            at++;
        } else if (*at != '*') {
            putchar(*at);
        }
    }
    cli_set_style(CLI_PLAIN);
    putchar('\n');
}

/* As it stands in the file; on a terminal, for reading. */
static void print_all(const tt_game *game)
{
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
        print_line(at, stop);
        at = stop + 1;
    }
}

static bool print_clause(const tt_game *game, const char *id)
{
    char text[4096];
    tt_text out = tt_text_in(text, sizeof text);

    if (!tt_rule(cli_lang(), game, id, &out))
        return false;
    cli_styled(CLI_BOLD, id);
    putchar('\n');
    cli_wrapped(text, 2);
    return true;
}

/* All clauses of a section, such as C-4: C-4.1, C-4.2, ... */
static bool print_section(const tt_game *game, const char *section)
{
    int n = 1;

    for (;; n++) {
        char id[32];
        snprintf(id, sizeof id, "%.20s.%d", section, n);
        if (!print_clause(game, id))
            return n > 1;
    }
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
    char id[32];
    tt_text upper = tt_text_in(id, sizeof id);
    for (const char *c = o.word[1]; *c != '\0'; c++)
        tt_put_char(&upper, (char)toupper((unsigned char)*c));
    if (print_clause(game, id) || print_section(game, id))
        return 0;
    return cli_fail(CLI_FAILED, "cli.error.no_rule", 2, cli_text("a", o.word[1]),
                    cli_text("b", game->name));
}
