/* tidetable: the command. */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/term.h"

#include <fcntl.h>
#include <string.h>

#define VERSION "0.1"

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} COMMANDS[] = {
    {"analyze", cmd_analyze}, {"arena", cmd_arena},   {"backup", cmd_backup},
    {"balance", cmd_balance}, {"bot", cmd_bot},       {"games", cmd_games},
    {"play", cmd_play},       {"replay", cmd_replay}, {"restore", cmd_restore},
    {"rules", cmd_rules},     {"serve", cmd_serve},   {"sim", cmd_sim},
    {"verify", cmd_verify},
};

/* "    mode=sides|pirates  two sides, or every pirate for himself" */
static void print_options(const tt_game *game)
{
    for (int i = 0; i < game->grammar->options_n; i++) {
        const tt_option *option = &game->grammar->options[i];
        char key[96], text[512];
        tt_text k = tt_text_in(key, sizeof key), out = tt_text_in(text, sizeof text);
        tt_put(&out, "    ");
        tt_put(&out, option->name);
        for (int value = 0; value < option->n; value++) {
            tt_put_char(&out, value > 0 ? '|' : '=');
            tt_put(&out, option->values[value]);
        }
        tt_put(&k, game->name);
        tt_put(&k, ".option.");
        tt_put(&k, option->name);
        cli_put_sign("cli.sign.colon", &out);
        tt_say(cli_lang(), &out, key, NULL, 0);
        cli_hanging(text, 0);
    }
}

int cmd_games(int argc, char **argv)
{
    static const cli_usage USAGE = {"games", OPT_JSON, 0, NULL};
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    for (int i = 0; i < tt_games_n; i++) {
        const tt_game *game = tt_games[i];
        if (o.json) {
            printf("{\"game\":\"%s\",\"rules\":%u,\"seats_min\":%d,\"seats_max\":%d}\n", game->name,
                   game->rules_version, game->seats_min, game->seats_max);
            continue;
        }
        char title[128];
        tt_text t = tt_text_in(title, sizeof title);
        tt_say_title(cli_lang(), game, &t);
        cli_say(stdout, "cli.games.line", 4, cli_text("a", game->name), cli_text("b", title),
                cli_number("c", game->seats_min), cli_number("d", game->seats_max));
        print_options(game);
    }
    return 0;
}

/* --lang may stand before the command; takes it out of the arguments. */
static int leading_language(int *argc, char ***argv)
{
    while (*argc > 1) {
        char *word = (*argv)[1];
        const char *name = NULL;
        int used = 1;
        if (strncmp(word, "--lang=", 7) == 0) {
            name = word + 7;
        } else if (strcmp(word, "--lang") == 0) {
            if (*argc == 2)
                return cli_fail(CLI_USAGE, "cli.error.no_value", 1, cli_text("a", word));
            name = (*argv)[2];
            used = 2;
        } else {
            return 0;
        }
        if (!cli_choose_language(name))
            return cli_fail(CLI_USAGE, "cli.error.lang", 1, cli_text("a", name));
        *argc -= used;
        *argv += used;
    }
    return 0;
}

/* The command of that name, or -1. */
static int command_named(const char *name)
{
    for (size_t i = 0; i < sizeof COMMANDS / sizeof *COMMANDS; i++)
        if (strcmp(name, COMMANDS[i].name) == 0)
            return (int)i;
    return -1;
}

/* "help", or "help sim" for "sim --help". */
static int help(int argc, char **argv)
{
    char option[] = "--help", *words[] = {argv[0], option, NULL};

    if (argc > 2 && argv[2][0] != '-' && command_named(argv[2]) < 0)
        return cli_fail(CLI_USAGE, "cli.error.unknown_command", 1, cli_text("a", argv[2]));
    if (argc > 2 && argv[2][0] != '-')
        return COMMANDS[command_named(argv[2])].run(2, words);
    cli_say(stdout, "cli.help", 0);
    return 0;
}

/* --lang anywhere counts from the first word on; a wrong one is told of later. */
static void choose_language(int argc, char **argv)
{
    cli_choose_language(NULL);
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--lang=", 7) == 0)
            cli_choose_language(argv[i] + 7);
        else if (strcmp(argv[i], "--lang") == 0 && i + 1 < argc)
            cli_choose_language(argv[i + 1]);
    }
}

/* What was printed has arrived, or the exit code says that it has not. */
static int finish(int code)
{
    if ((ferror(stdout) || fflush(stdout) != 0) && code == 0)
        code = cli_fail(CLI_FAILED, "cli.error.output", 0);
    return code;
}

/* Where 0, 1 or 2 is closed the next file that is opened would take its place, a record or the pipe
 * to a bot.  What stands there instead can be read as little, or written. */
static void hold_standard_files(void)
{
    for (int file = 0; file <= 2; file++)
        if (fcntl(file, F_GETFD) < 0)
            (void)open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
    hold_standard_files();
    if (argc > 0)
        cli_set_program(argv[0]);
    choose_language(argc, argv);
    int code = leading_language(&argc, &argv);
    if (code != 0)
        return code;
    const char *word = argc > 1 ? argv[1] : "";

    if (word[0] == '\0') {
        cli_say(stderr, "cli.help", 0);
        return CLI_USAGE;
    }
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0)
        return finish(help(argc, argv));
    if (strcmp(word, "--version") == 0) {
        puts("tidetable " VERSION);
        return finish(0);
    }
    if (command_named(word) < 0)
        return cli_fail(CLI_USAGE, "cli.error.unknown_command", 1, cli_text("a", word));
    return finish(COMMANDS[command_named(word)].run(argc - 1, argv + 1));
}
