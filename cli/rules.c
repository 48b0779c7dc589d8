/* tidetable rules: the rule text of a game, or one clause. */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/term.h"

#include <string.h>

enum { WIDTH = 80 };

static void print_all(const tt_game *game)
{
    tt_word all = tt_rules(cli_lang(), game);

    fwrite(all.at, 1, all.n, stdout);
}

int cmd_rules(int argc, char **argv)
{
    cli_options o;
    int code = cli_parse(&o, "rules", 0, 2, argc, argv);

    if (code != 0)
        return code;
    if (o.help) {
        cli_say(stdout, "cli.help.rules", 0);
        return 0;
    }
    if (o.words_n == 0)
        return cli_fail(CLI_USAGE, "cli.error.no_game", 1, cli_text("a", "rules"));
    const tt_game *game = cli_game(o.word[0]);
    if (game == NULL)
        return CLI_USAGE;
    if (o.words_n == 1) {
        print_all(game);
        return 0;
    }
    char text[4096];
    tt_text out = tt_text_in(text, sizeof text);
    if (!tt_rule(cli_lang(), game, o.word[1], &out))
        return cli_fail(CLI_FAILED, "cli.error.no_rule", 2, cli_text("a", o.word[1]),
                        cli_text("b", game->name));
    cli_styled(CLI_BOLD, o.word[1]);
    putchar('\n');
    cli_wrapped(text, 2, WIDTH);
    return 0;
}
