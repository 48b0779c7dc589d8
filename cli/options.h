/* The words of the command line. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "cli/player.h"
#include "games/games.h"

/* Which options a command knows. */
enum {
    OPT_GAMES = 1 << 0,
    OPT_BOTS = 1 << 1,
    OPT_PLAYERS = 1 << 2,
    OPT_SEED = 1 << 3,
    OPT_THREADS = 1 << 4,
    OPT_RECORD = 1 << 5,
    OPT_JSON = 1 << 6,
    OPT_RESUME = 1 << 7,
    OPT_SAVE = 1 << 8,
    OPT_NAMES = 1 << 9,
    OPT_OPTION = 1 << 10,
    OPT_SVG = 1 << 11,
    OPT_SPRT = 1 << 12,
    OPT_PORT = 1 << 13,
    OPT_LISTEN = 1 << 14,
    OPT_STORE = 1 << 15,
    OPT_CLIENT = 1 << 16,
    OPT_ORIGINS = 1 << 17,
    OPT_BEHIND_PROXY = 1 << 18,
    OPT_LOG = 1 << 19,
    OPT_CONNECTIONS = 1 << 20,
    OPT_PER_ADDRESS = 1 << 21,
    OPT_CONFIG = 1 << 22,
    OPT_CHECK_CONFIG = 1 << 23,
    OPT_FORCE = 1 << 24,
    OPT_KEEP_FINISHED = 1 << 25,
    OPT_NODE = 1 << 26,
};

enum { WORDS_MAX = 2, CLI_THREADS_MAX = 256, CLI_CONNECTIONS_MAX = 1000000, CLI_KEEP_MAX = 604800 };

typedef struct cli_options {
    const char *word[WORDS_MAX]; /* what stands without dashes: GAME, FILE, ID */
    int words_n;
    unsigned given; /* the options that were there */
    uint64_t games, seed;
    int players, threads, port, connections, per_address, keep_finished;
    const char *record, *resume, *save, *names, *svg, *listen, *store;
    const char *client, *origins, *node, *log, *config;
    const char *bots;
    const char *option[TT_OPTIONS_MAX]; /* --option NAME=VALUE */
    int options_n;
    bool json, sprt, behind_proxy, force;
} cli_options;

/* How a command is called. */
typedef struct cli_usage {
    const char *command;
    unsigned known;      /* the options it takes */
    int words_max;       /* how many words it takes */
    const char *missing; /* the sentence when the first word is missing; NULL: it may be */
} cli_usage;

/* Fills `o` from the arguments after the command.  false: the command is done, with that
 * exit code: help was asked for and given, or something is wrong and was said. */
bool cli_parse(cli_options *o, const cli_usage *usage, int argc, char **argv, int *code);

/* An option as a line of a configuration file has it; what the command line has said stays.  False
 * after saying what is wrong with it. */
bool cli_set_option(cli_options *o, const cli_usage *usage, const char *name, const char *value);

/* The game that was named; NULL after saying that there is none. */
const tt_game *cli_game(const char *name);
/* --players and --option; 0, or an exit code after saying why. */
int cli_setup(const cli_options *o, const tt_game *game, int players, tt_setup *how);
/* How many words a list with commas between them has. */
int cli_count(const char *list);
/* --bots for so many seats, starting with seat `first`, repeated as needed;
 * 0, or an exit code after saying why. */
int cli_bots(const char *list, player_kind bots[], int first, int seats);
/* --bots where one bot is wanted, and one of ours: others are programs already. */
int cli_one_bot(const char *name, player_kind *bot);

#endif
