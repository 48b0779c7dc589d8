/* Reading the command line. */
#include "cli/options.h"

#include "cli/term.h"
#include "server/log.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

static const struct option LONG[] = {
    {"games", required_argument, NULL, OPT_GAMES},
    {"bots", required_argument, NULL, OPT_BOTS},
    {"players", required_argument, NULL, OPT_PLAYERS},
    {"seed", required_argument, NULL, OPT_SEED},
    {"threads", required_argument, NULL, OPT_THREADS},
    {"record", required_argument, NULL, OPT_RECORD},
    {"json", no_argument, NULL, OPT_JSON},
    {"resume", optional_argument, NULL, OPT_RESUME},
    {"save", required_argument, NULL, OPT_SAVE},
    {"names", required_argument, NULL, OPT_NAMES},
    {"option", required_argument, NULL, OPT_OPTION},
    {"svg", required_argument, NULL, OPT_SVG},
    {"sprt", no_argument, NULL, OPT_SPRT},
    {"port", required_argument, NULL, OPT_PORT},
    {"listen", required_argument, NULL, OPT_LISTEN},
    {"store", required_argument, NULL, OPT_STORE},
    {"client", required_argument, NULL, OPT_CLIENT},
    {"origins", required_argument, NULL, OPT_ORIGINS},
    {"node", required_argument, NULL, OPT_NODE},
    {"behind-proxy", no_argument, NULL, OPT_BEHIND_PROXY},
    {"log", required_argument, NULL, OPT_LOG},
    {"connections", required_argument, NULL, OPT_CONNECTIONS},
    {"per-address", required_argument, NULL, OPT_PER_ADDRESS},
    {"keep-finished", required_argument, NULL, OPT_KEEP_FINISHED},
    {"config", required_argument, NULL, OPT_CONFIG},
    {"check-config", no_argument, NULL, OPT_CHECK_CONFIG},
    {"force", no_argument, NULL, OPT_FORCE},
    {"lang", required_argument, NULL, 'l'},
    {"help", no_argument, NULL, 'h'},
    {NULL, 0, NULL, 0},
};

static const char *name_of(int option)
{
    for (const struct option *o = LONG; o->name != NULL; o++)
        if (o->val == option)
            return o->name;
    return "?";
}

/* A whole number from low to high; false after saying what is wrong. */
static bool read_number(const char *name, const char *text, uint64_t low, uint64_t high,
                        uint64_t *out)
{
    char *end;

    errno = 0;
    *out = strtoull(text, &end, 10);
    if (text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0 && *out >= low &&
        *out <= high)
        return true;
    char bounds[2][24];
    snprintf(bounds[0], sizeof bounds[0], "%llu", (unsigned long long)low);
    snprintf(bounds[1], sizeof bounds[1], "%llu", (unsigned long long)high);
    cli_fail(CLI_USAGE, "cli.error.number", 4, cli_text("a", name), cli_text("b", text),
             cli_text("c", bounds[0]), cli_text("d", bounds[1]));
    return false;
}

/* The same as an int. */
static bool read_int(const char *name, const char *text, int low, int high, int *out)
{
    uint64_t number = 0;

    if (!read_number(name, text, (uint64_t)low, (uint64_t)high, &number))
        return false;
    *out = (int)number;
    return true;
}

/* On the command line it needs no value. */
static bool read_switch(const char *name, const char *text, bool *out)
{
    *out = text == NULL || strcmp(text, "yes") == 0;
    if (*out || strcmp(text, "no") == 0)
        return true;
    cli_fail(CLI_USAGE, "cli.error.switch", 2, cli_text("a", name), cli_text("b", text));
    return false;
}

static bool is_log_level(const char *word)
{
    log_level level;

    if (log_level_named(word, &level))
        return true;
    cli_fail(CLI_USAGE, "cli.error.log", 1, cli_text("a", word));
    return false;
}

static bool read_option(cli_options *o, int option, const char *value)
{
    o->given |= (unsigned)option;
    switch (option) {
    case OPT_GAMES:
        return read_number("games", value, 1, 1000000000000, &o->games);
    case OPT_SEED:
        return read_number("seed", value, 0, UINT64_MAX, &o->seed);
    case OPT_PLAYERS:
        return read_int("players", value, 1, 99, &o->players); /* the game says how many */
    case OPT_THREADS:
        return read_int("threads", value, 1, CLI_THREADS_MAX, &o->threads);
    case OPT_OPTION:
        if (o->options_n == TT_OPTIONS_MAX || strchr(value, '=') == NULL) {
            cli_fail(CLI_USAGE, "cli.error.option_form", 1, cli_text("a", value));
            return false;
        }
        o->option[o->options_n++] = value;
        return true;
    case OPT_BOTS:
        o->bots = value;
        return true;
    case OPT_RECORD:
        o->record = value;
        return true;
    case OPT_RESUME:
        o->resume = value;
        return true;
    case OPT_SAVE:
        o->save = value;
        return true;
    case OPT_NAMES:
        o->names = value;
        return true;
    case OPT_SVG:
        o->svg = value;
        return true;
    case OPT_PORT:
        return read_int("port", value, 0, 65535, &o->port);
    case OPT_CONNECTIONS:
        return read_int("connections", value, 1, CLI_CONNECTIONS_MAX, &o->connections);
    case OPT_KEEP_FINISHED:
        return read_int("keep-finished", value, 0, CLI_KEEP_MAX, &o->keep_finished);
    case OPT_PER_ADDRESS:
        return read_int("per-address", value, 1, CLI_CONNECTIONS_MAX, &o->per_address);
    case OPT_LISTEN:
        o->listen = value;
        return true;
    case OPT_STORE:
        o->store = value;
        return true;
    case OPT_CLIENT:
        o->client = value;
        return true;
    case OPT_NODE:
        o->node = value;
        return true;
    case OPT_ORIGINS:
        o->origins = value;
        return true;
    case OPT_CONFIG:
        o->config = value;
        return true;
    case OPT_LOG:
        o->log = value;
        return is_log_level(value);
    case OPT_BEHIND_PROXY:
        return read_switch("behind-proxy", value, &o->behind_proxy);
    case OPT_FORCE:
        o->force = true;
        return true;
    case OPT_CHECK_CONFIG:
        return true;
    case OPT_SPRT:
        o->sprt = true;
        return true;
    default:
        o->json = true;
        return true;
    }
}

static void say_help(const char *command)
{
    char key[64];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, "cli.help.");
    tt_put(&k, command);
    cli_say(stdout, key, 0);
}

/* The word getopt stopped at; of several letters after one dash, the letter. */
static const char *offending(char **argv)
{
    static char letter[] = "-x";

    if (optopt == 0 || optopt >= 128 || argv[optind - 1][1] == '-')
        return argv[optind - 1];
    letter[1] = (char)optopt;
    return letter;
}

/* One option; 0, or an exit code after saying why. */
static int take_option(cli_options *o, const cli_usage *usage, int option, const char *word)
{
    switch (option) {
    case 'l':
        return cli_choose_language(optarg)
                   ? 0
                   : cli_fail(CLI_USAGE, "cli.error.lang", 1, cli_text("a", optarg));
    case ':':
        return cli_fail(CLI_USAGE, "cli.error.no_value", 1, cli_text("a", word));
    case '?':
        return cli_fail(CLI_USAGE, "cli.error.unknown_option", 2, cli_text("a", word),
                        cli_text("b", usage->command));
    default:
        if ((usage->known & (unsigned)option) == 0)
            return cli_fail(CLI_USAGE, "cli.error.not_here", 2, cli_text("a", name_of(option)),
                            cli_text("b", usage->command));
        return read_option(o, option, optarg) ? 0 : CLI_USAGE;
    }
}

bool cli_parse(cli_options *o, const cli_usage *usage, int argc, char **argv, int *code)
{
    int option;
    bool help = false;

    memset(o, 0, sizeof *o);
    o->games = 1000;
    o->threads = 1;
    *code = 0;
    opterr = 0;
    optind = 1;
    while (*code == 0 && (option = getopt_long(argc, argv, ":h", LONG, NULL)) != -1) {
        if (option == 'h')
            help = true;
        else
            *code = take_option(o, usage, option, offending(argv));
    }
    for (; optind < argc && *code == 0; optind++) {
        if (o->words_n == usage->words_max)
            *code = cli_fail(CLI_USAGE, "cli.error.too_many", 2, cli_text("a", argv[optind]),
                             cli_text("b", usage->command));
        else
            o->word[o->words_n++] = argv[optind];
    }
    if (*code == 0 && help) {
        say_help(usage->command);
        return false;
    }
    if (*code == 0 && o->words_n == 0 && usage->missing != NULL)
        *code = cli_fail(CLI_USAGE, usage->missing, 1, cli_text("a", usage->command));
    return *code == 0;
}

bool cli_set_option(cli_options *o, const cli_usage *usage, const char *name, const char *value)
{
    cli_options ignored = *o;

    for (const struct option *one = LONG; one->name != NULL; one++)
        if (strcmp(one->name, name) == 0 && (usage->known & (unsigned)one->val) != 0)
            return read_option((o->given & (unsigned)one->val) != 0 ? &ignored : o, one->val,
                               value);
    cli_fail(CLI_USAGE, "cli.error.config_key", 1, cli_text("a", name));
    return false;
}

/* ==== Games, options, bots ================================================= */

const tt_game *cli_game(const char *name)
{
    const tt_game *game = tt_game_named(name);

    if (game == NULL) {
        char all[256];
        tt_text list = tt_text_in(all, sizeof all);
        for (int i = 0; i < tt_games_n; i++) {
            tt_put(&list, i > 0 ? ", " : "");
            tt_put(&list, tt_games[i]->name);
        }
        cli_fail(CLI_USAGE, "cli.error.unknown_game", 2, cli_text("a", name), cli_text("b", all));
    }
    return game;
}

/* "first=random|0|1|2|3" */
static void put_options(const tt_game *game, tt_text *out)
{
    const tt_grammar *g = game->grammar;

    for (int i = 0; i < g->options_n; i++) {
        tt_put(out, i > 0 ? ", " : "");
        tt_put(out, g->options[i].name);
        for (int k = 0; k < g->options[i].n; k++) {
            tt_put_char(out, k > 0 ? '|' : '=');
            tt_put(out, g->options[i].values[k]);
        }
    }
}

static int bad_option(const tt_game *game, const char *option)
{
    char all[512];
    tt_text out = tt_text_in(all, sizeof all);

    put_options(game, &out);
    return cli_fail(CLI_USAGE, "cli.error.option", 3, cli_text("a", option),
                    cli_text("b", game->name), cli_text("c", all));
}

/* Each for itself is fine, together they are not: the game has a sentence on that, or there is
 * one option that does not fit the players. */
static int bad_options(const cli_options *o, const tt_game *game)
{
    char key[64], all[512], clash[256];
    tt_text k = tt_text_in(key, sizeof key), out = tt_text_in(all, sizeof all);
    tt_text c = tt_text_in(clash, sizeof clash);

    tt_put(&k, game->name);
    tt_put(&k, ".clash");
    if (tt_sentence(cli_lang(), key).at == NULL)
        return bad_option(game, o->option[0]);
    for (int i = 0; i < o->options_n; i++) {
        tt_put(&out, i > 0 ? ", " : "");
        tt_put(&out, o->option[i]);
    }
    tt_say(cli_lang(), &c, key, NULL, 0);
    return cli_fail(CLI_USAGE, "cli.error.options", 3, cli_text("a", all),
                    cli_text("b", game->name), cli_text("c", clash));
}

int cli_setup(const cli_options *o, const tt_game *game, int players, tt_setup *how)
{
    *how = tt_setup_for(players);
    if (tt_setup_valid(game, how) == TT_BAD_SEATS)
        return cli_fail(CLI_USAGE, "cli.error.players", 4, cli_text("a", game->name),
                        cli_number("b", game->seats_min), cli_number("c", game->seats_max),
                        cli_number("d", players));
    for (int i = 0; i < o->options_n; i++) {
        const char *equals = strchr(o->option[i], '=');
        tt_word name = {o->option[i], (size_t)(equals - o->option[i])};
        tt_word value = {equals + 1, strlen(equals + 1)};
        if (tt_setup_option(game, how, name, value) != TT_OK)
            return bad_option(game, o->option[i]);
    }
    /* whether the options go together only the game can tell */
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance = tt_chance_fast(0);
    if (game->setup(state, how, &chance, NULL) != TT_OK)
        return bad_options(o, game);
    return 0;
}

int cli_count(const char *list)
{
    int n = 1;

    for (; *list != '\0'; list++)
        n += *list == ',';
    return n;
}

static int unknown_bot(const char *name)
{
    char all[256];
    tt_text known = tt_text_in(all, sizeof all);

    for (int i = 0; i < tt_brains_n; i++) {
        tt_put(&known, i > 0 ? ", " : "");
        tt_put(&known, tt_brains[i]->name);
    }
    tt_put(&known, ", exec:COMMAND");
    return cli_fail(CLI_USAGE, "cli.error.unknown_bot", 2, cli_text("a", name), cli_text("b", all));
}

/* Its beginning is enough to know which one is meant. */
static int long_bot(tt_word bot)
{
    enum { SHOWN = 40 };
    char name[SHOWN + 1];

    snprintf(name, sizeof name, "%.*s", SHOWN, bot.at);
    return cli_fail(CLI_USAGE,
                    player_is_program(bot) ? "cli.error.command_long" : "cli.error.bot_long", 3,
                    cli_text("a", name), cli_number("b", (int64_t)player_name_max(bot)),
                    cli_number("c", (int64_t)bot.n));
}

/* Says what is wrong with the name of a bot. */
static int bad_bot(tt_word bot)
{
    static const char *const KEYS[TT_BOT_ERRORS] = {[TT_BOT_LEVEL] = "cli.error.bot_level",
                                                    [TT_BOT_NUMBER] = "cli.error.bot_number",
                                                    [TT_BOT_LEAF] = "cli.error.bot_leaf",
                                                    [TT_BOT_SETTING] = "cli.error.bot_setting",
                                                    [TT_BOT_TWICE] = "cli.error.bot_twice"};
    char name[KIND_NAME], part[TT_BOT_NAME_MAX];
    tt_text whole = tt_text_in(name, sizeof name), bad = tt_text_in(part, sizeof part);
    player_kind none;
    tt_bot_flaw flaw = player_read(bot, &none);

    if (bot.n > player_name_max(bot))
        return long_bot(bot);
    tt_put_bytes(&whole, bot.at, bot.n);
    if (KEYS[flaw.error] == NULL) /* or a program without a command */
        return unknown_bot(name);
    tt_put_bytes(&bad, flaw.part.at, flaw.part.n);
    return cli_fail(CLI_USAGE, KEYS[flaw.error], 4, cli_text("a", name), cli_text("b", part),
                    cli_number("c", flaw.most), cli_text("d", none.bot.brain->name));
}

/* The level that is called so, in English or in the language of this run; 0: none. */
static int level_called(tt_word word)
{
    const tt_lang *langs[] = {tt_lang_named("en"), cli_lang()};
    char name[64], key[32], level[64];

    snprintf(name, sizeof name, "%.*s", (int)word.n, word.at);
    for (int number = 1; number <= TT_LEVELS; number++)
        for (int i = 0; i < 2; i++) {
            tt_text text = tt_text_in(level, sizeof level);
            snprintf(key, sizeof key, "bot.level.%d", number);
            tt_say(langs[i], &text, key, NULL, 0);
            if (cli_is_same(name, level))
                return number;
        }
    return 0;
}

/* "level:shark:ms=50" is the bot "level:4:ms=50", which is made in `out`; others stay. */
static tt_word by_number(tt_word name, char out[KIND_NAME])
{
    static const char LEVEL[] = "level:";
    size_t n = strlen(LEVEL), end = n;

    if (name.n <= n || name.n >= KIND_NAME || memcmp(name.at, LEVEL, n) != 0)
        return name;
    while (end < name.n && name.at[end] != ':')
        end++;
    int level = level_called((tt_word){name.at + n, end - n});
    if (level == 0)
        return name;
    snprintf(out, KIND_NAME, "%s%d%.*s", LEVEL, level, (int)(name.n - end), name.at + end);
    return (tt_word){out, strlen(out)};
}

int cli_bots(const char *list, player_kind bots[], int first, int seats)
{
    char made[KIND_NAME];
    const char *at = list;

    if (cli_count(list) > seats - first && seats > first)
        return cli_fail(CLI_USAGE, "cli.error.too_many_bots", 1, cli_text("a", list));
    for (int seat = first; seat < seats; seat++) {
        size_t n = strcspn(at, ",");
        tt_word name = by_number((tt_word){at, n}, made);
        if (!player_named(name, &bots[seat]))
            return bad_bot(name);
        at = at[n] == ',' ? at + n + 1 : list;
    }
    return 0;
}

int cli_one_bot(const char *name, player_kind *bot)
{
    if (cli_count(name) > 1)
        return cli_fail(CLI_USAGE, "cli.error.one_bot", 1, cli_text("a", name));
    int code = cli_bots(name, bot, 0, 1);
    if (code == 0 && bot->command[0] != '\0')
        return cli_fail(CLI_USAGE, "cli.error.own_bot", 1, cli_text("a", bot->name));
    return code;
}
