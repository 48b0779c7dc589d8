/* Before the first move: which game, who plays, from which seed; or which kept game. */
#include "cli/file.h"
#include "cli/match.h"
#include "cli/options.h"
#include "cli/process.h"
#include "cli/replay.h"
#include "cli/table.h"
#include "cli/term.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LEVEL_USUAL = 2 }; /* who plays for the first time can beat it, and has to try */

/* A number from low to high, or the usual one; people are asked, pipes are not. */
static int ask_number(const char *key, int low, int high, int usual)
{
    char line[CLI_INPUT_MAX];

    if (!cli_is_terminal(stdin))
        return usual;
    for (;;) {
        cli_say(stdout, key, 3, cli_number("a", low), cli_number("b", high),
                cli_number("c", usual));
        printf("> ");
        fflush(stdout);
        if (!cli_read_line(line))
            return -1;
        if (line[0] == '\0')
            return usual;
        char *end;
        long n = strtol(line, &end, 10);
        if (*end == '\0' && n >= low && n <= high)
            return (int)n;
        cli_say(stdout, "cli.play.wrong_number", 2, cli_number("a", low), cli_number("b", high));
    }
}

/* By its number in the list, its name or its title; NULL: none of them. */
static const tt_game *game_called(const char *line)
{
    char *end;
    long n = strtol(line, &end, 10);

    if (end > line && *end == '\0')
        return n >= 1 && n <= tt_games_n ? tt_games[n - 1] : NULL;
    for (int i = 0; i < tt_games_n; i++) {
        char title[128];
        tt_text text = tt_text_in(title, sizeof title);
        tt_say_title(cli_lang(), tt_games[i], &text);
        if (cli_is_same(line, tt_games[i]->name) || cli_is_same(line, title))
            return tt_games[i];
    }
    return NULL;
}

static void list_games(void)
{
    cli_say(stdout, "cli.play.which", 0);
    for (int i = 0; i < tt_games_n; i++) {
        char title[128];
        tt_text text = tt_text_in(title, sizeof title);
        tt_say_title(cli_lang(), tt_games[i], &text);
        cli_set_style(CLI_ACT);
        printf("%4d", i + 1);
        cli_set_style(CLI_PLAIN);
        printf("  %s\n", title);
    }
}

static const tt_game *ask_game(void)
{
    char line[CLI_INPUT_MAX];
    const tt_game *game = NULL;

    list_games();
    if (!cli_is_terminal(stdin))
        return tt_games[0];
    while (game == NULL) {
        cli_say(stdout, "cli.play.number", 3, cli_number("a", 1), cli_number("b", tt_games_n),
                cli_number("c", 1));
        printf("> ");
        fflush(stdout);
        if (!cli_read_line(line))
            return NULL;
        game = line[0] == '\0' ? tt_games[0] : game_called(line);
        if (game == NULL)
            cli_say(stdout, "cli.play.wrong_game", 0);
    }
    return game;
}

/* Secret bytes from the system. */
static bool secret_bytes(uint8_t *out, size_t n)
{
    int fd = open("/dev/urandom", O_RDONLY);
    bool got = fd >= 0 && read(fd, out, n) == (ssize_t)n;

    if (fd >= 0)
        close(fd);
    return got;
}

static int choose_seed(const cli_options *o, tt_seed *seed)
{
    uint8_t secret[TT_KEY_BYTES];

    if ((o->given & OPT_SEED) != 0) {
        *seed = tt_seed_fast(o->seed);
        return 0;
    }
    if (!secret_bytes(secret, sizeof secret))
        return cli_fail(CLI_FAILED, "cli.error.read", 2, cli_text("a", "/dev/urandom"),
                        cli_text("b", strerror(errno)));
    *seed = tt_seed_sealed(secret);
    return 0;
}

static int count_bots(const char *list)
{
    return strcmp(list, "none") == 0 ? 0 : cli_count(list);
}

/* "none" is the whole list, or it is no part of it. */
static bool is_none_beside_others(const char *list)
{
    bool is_there = false;

    for (int left = cli_count(list), all = left; left > 0 && all > 1; left--) {
        size_t n = strcspn(list, ",");
        is_there |= tt_word_is((tt_word){list, n}, "none");
        list += n + 1;
    }
    return is_there;
}

/* How many play, and how many of them are people. */
static bool choose_seats(const cli_options *o, const tt_game *game, int *players, int *people)
{
    *players = o->players;
    if (o->bots != NULL) {
        int bots = count_bots(o->bots);
        if (*players == 0)
            *players = bots + 1 < game->seats_min ? game->seats_min : bots + 1;
        if (o->players == 0 && bots == game->seats_max)
            *players = bots; /* nobody but bots */
        *people = *players - bots;
        return true;
    }
    if (*players == 0)
        *players =
            ask_number("cli.play.players", game->seats_min, game->seats_max, game->seats_min);
    *people = *players < 0 ? -1 : ask_number("cli.play.people", 0, *players, 1);
    return *people >= 0;
}

/* A name that two players have, or NULL. */
static const char *name_twice(const match *m)
{
    for (int seat = 1; seat < m->header.how.seats; seat++)
        for (int other = 0; other < seat; other++)
            if (m->header.player[seat].name[0] != '\0' &&
                cli_is_same(m->header.player[seat].name, m->header.player[other].name))
                return m->header.player[seat].name;
    return NULL;
}

static int name_players(match *m, const char *names)
{
    const char *at = names == NULL ? "" : names;

    for (int seat = 0; seat < m->header.how.seats; seat++) {
        tt_player *p = &m->header.player[seat];
        size_t n = strcspn(at, ",");
        snprintf(p->kind, sizeof p->kind, "%s",
                 has_bot(m, seat) ? m->players[seat].bot.name : "human");
        if (n > 0 && !tt_is_name(at, n))
            return cli_fail(CLI_USAGE, "cli.error.name", 1, cli_number("a", TT_NAME_MAX - 1));
        snprintf(p->name, sizeof p->name, "%.*s", (int)n, at);
        at += at[n] == ',' ? n + 1 : n;
    }
    if (*at != '\0')
        return cli_fail(CLI_USAGE, "cli.error.too_many_names", 1, cli_text("a", names));
    if (name_twice(m) != NULL)
        return cli_fail(CLI_USAGE, "cli.error.same_names", 1, cli_text("a", name_twice(m)));
    return 0;
}

/* The bots of that list sit down; 0, or an exit code after saying why. */
static int seat_bots(match *m, const tt_setup *how, const char *list, int first, int seats)
{
    player_kind bots[TT_SEATS_MAX];
    int code = cli_bots(list, bots, first, seats);

    for (int seat = first; code == 0 && seat < seats; seat++) {
        if (!player_open(&m->players[seat], &bots[seat]))
            return cli_fail(CLI_FAILED, "cli.error.memory", 0);
        player_begin(&m->players[seat], m->game, how);
        if (process_is_refused()) /* which was said */
            return CLI_FAILED;
    }
    return code;
}

/* Who plays against people: the bots that were named, or of a level that is asked for. */
static int choose_bots(match *m, const cli_options *o, const tt_setup *how, int people)
{
    char level[] = "level:?";
    int players = how->seats, number = LEVEL_USUAL;

    if (o->bots != NULL)
        return seat_bots(m, how, o->bots, people, players);
    if (people < players)
        number = ask_number("cli.play.level", 1, TT_LEVELS, LEVEL_USUAL);
    if (number < 0)
        return CLI_FAILED;
    level[strlen(level) - 1] = (char)('0' + number);
    return seat_bots(m, how, level, people, players);
}

static int new_match(match *m, const cli_options *o)
{
    const tt_game *game = o->words_n > 0 ? cli_game(o->word[0]) : ask_game();
    int players, people, code;
    tt_setup how;
    tt_seed seed;

    if (game == NULL)
        return CLI_USAGE;
    if (o->bots != NULL && is_none_beside_others(o->bots))
        return cli_fail(CLI_USAGE, "cli.error.none_beside", 1, cli_text("a", o->bots));
    if (o->players > 0 && (code = cli_setup(o, game, o->players, &how)) != 0)
        return code; /* before anything is asked */
    if (!choose_seats(o, game, &players, &people))
        return CLI_FAILED;
    if (people < 0)
        return cli_fail(CLI_USAGE, "cli.error.too_many_bots", 1, cli_text("a", o->bots));
    if (!match_init(m, game))
        return cli_fail(CLI_FAILED, "cli.error.memory", 0);
    code = cli_setup(o, game, players, &how);
    if (code == 0)
        code = choose_bots(m, o, &how, people);
    if (code == 0)
        code = choose_seed(o, &seed);
    if (code != 0)
        return code;
    m->header = tt_header_for(game, &how, &seed);
    return name_players(m, o->names);
}

static int resume_match(match *m, const char *path, const char *game)
{
    static cli_record r;
    char found[PATH_BYTES];

    if (path == NULL && !match_newest(found, sizeof found, game))
        return cli_fail(CLI_FAILED, "cli.error.nothing_kept", 0);
    path = path == NULL ? found : path;
    bool fine = cli_record_open(&r, path);
    if (fine && game != NULL && strcmp(r.replay.game->name, game) != 0) {
        cli_fail(CLI_FAILED, "cli.error.other_game", 3, cli_text("a", path),
                 cli_text("b", r.replay.game->name), cli_text("c", game));
        fine = false;
    }
    if (fine && !match_init(m, r.replay.game)) {
        cli_fail(CLI_FAILED, "cli.error.memory", 0);
        fine = false;
    }
    while (fine && r.replay.has_move) {
        TT_ASSERT(m->moves_n < m->game->plies_max);
        m->moves[m->moves_n++] = r.replay.move;
        fine = cli_record_step(&r, path);
    }
    if (fine) {
        m->header = r.replay.header;
        for (int seat = 0; seat < m->header.how.seats; seat++) {
            const char *kind = m->header.player[seat].kind;
            bool is_person = kind[0] == '\0' || strcmp(kind, "human") == 0;
            bool is_gone = strcmp(kind, "exec") == 0;
            if (is_gone) /* a record does not say how a program was run */
                cli_say(stderr, "cli.play.exec_gone", 0);
            if (!is_person &&
                seat_bots(m, &m->header.how, is_gone ? "greedy" : kind, seat, seat + 1) != 0)
                fine = false;
        }
        snprintf(m->path, sizeof m->path, "%s", path);
        m->kept = tt_hash(r.text, r.n); /* untouched until a move is made */
    }
    cli_record_close(&r);
    return fine ? 0 : CLI_FAILED;
}

/* What the bots toss coins with: the seed's, so that a game can be played again. */
static tt_chance thoughts(const cli_options *o)
{
    uint64_t seed = o->seed;
    uint8_t bytes[sizeof seed];

    if ((o->given & OPT_SEED) == 0 && secret_bytes(bytes, sizeof bytes))
        memcpy(&seed, bytes, sizeof seed);
    return tt_chance_fast(~seed);
}

int match_begin(match *m, cli_options *o)
{
    bool resumed = (o->given & OPT_RESUME) != 0;

    if (resumed && (o->given & ~(unsigned)(OPT_RESUME | OPT_SAVE)) != 0)
        return cli_fail(CLI_USAGE, "cli.error.with_resume", 0);
    const char *word = resumed && o->words_n > 0 ? o->word[0] : NULL;
    if (word != NULL && o->resume != NULL && tt_game_named(word) == NULL)
        return cli_fail(CLI_USAGE, "cli.error.too_many", 2, cli_text("a", word),
                        cli_text("b", "play"));
    if (word != NULL && tt_game_named(word) == NULL) {
        o->resume = word; /* --resume FILE is as good as --resume=FILE */
        word = NULL;
    }
    int code = resumed ? resume_match(m, o->resume, word) : new_match(m, o);
    if (code != 0)
        return code;
    m->thoughts = thoughts(o);
    cli_names(&m->header, m->names, m->made_names);
    match_rebuild(m, m->moves_n);
    for (int seat = 0; seat < TT_SEATS_MAX; seat++)
        m->told[seat] = m->moves_n;
    if (o->save != NULL && cli_exists(o->save))
        return cli_fail(CLI_FAILED, "cli.error.exists", 1, cli_text("a", o->save));
    if (o->save != NULL) {
        snprintf(m->path, sizeof m->path, "%s", o->save);
        m->kept = 0;
    } else if (!resumed) {
        if (!match_name_file(m))
            return cli_fail(CLI_FAILED, "cli.error.no_home", 0);
        m->is_ours = true;
    }
    if (m->kept == 0 && !match_keep(m))
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", m->path),
                        cli_text("b", strerror(errno)));
    return 0;
}

/* ==== Welcome and farewell ================================================= */

/* Whoever notes it can check afterwards that the deal was not changed. */
static void show_commitment(const match *m)
{
    char hex[2 * TT_KEY_BYTES + 1];
    tt_text out = tt_text_in(hex, sizeof hex);

    if (!m->header.seed.is_committed)
        return;
    tt_put_hex(&out, m->header.seed.commit, TT_KEY_BYTES);
    cli_say(stdout, "cli.play.commitment", 1, cli_text("a", hex));
}

/* For who has never played it: what it is about and, if there is room, what the signs mean. */
static void show_intro(const match *m)
{
    enum { LOW_SCREEN = 36 };
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);
    char key[64];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, m->game->name);
    tt_put(&k, ".intro");
    m->game->view(m->state, TT_SPECTATOR, view);
    putchar('\n');
    cli_say(stdout, table->intro_of == NULL ? key : table->intro_of(view), 0);
    if (!table->has_long_legend || cli_height() >= LOW_SCREEN)
        table->show_legend();
    putchar('\n');
}

void match_welcome(const match *m, bool resumed)
{
    cli_say(stdout, resumed ? "cli.play.resumed" : "cli.play.welcome", 1, cli_text("a", m->path));
    show_commitment(m);
    if (!resumed)
        show_intro(m);
    else if (m->game->standing != NULL)
        cli_say(stdout, "cli.play.orders_gone", 0);
}

void match_farewell(const match *m)
{
    cli_say(stdout, "cli.play.left", 0);
    fputs("  ", stdout);
    cli_print_quoted(cli_program());
    if (cli_lang_given() != NULL)
        printf(" --lang %s", cli_lang_given());
    fputs(" play --resume=", stdout);
    cli_print_quoted(m->path);
    putchar('\n');
}
