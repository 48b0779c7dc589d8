/* tidetable play: a game at this keyboard, in plain lines. */
#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/options.h"
#include "cli/replay.h"
#include "cli/table.h"
#include "cli/term.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 80, INPUT_MAX = 512, PATH_BYTES = 4096, COLUMNS_FROM = 12 };

/* ==== The game being played ================================================ */

typedef struct table {
    const tt_game *game;
    const cli_table *look;
    tt_header header;
    const tt_bot *bots[TT_SEATS_MAX]; /* NULL: a person */
    const char *names[TT_SEATS_MAX];
    char made_names[TT_SEATS_MAX][TT_NAME_MAX];
    char path[PATH_BYTES]; /* where the game is kept after every move */

    _Alignas(16) unsigned char state[TT_STATE_MAX];
    tt_chance chance, thoughts; /* what is dealt; what bots toss coins with */
    tt_events log;
    tt_move *moves; /* plies_max of them, owned */
    bool *barriers; /* whether undo stops behind that move */
    int moves_n;
    bool looked; /* the table was shown since the last move */
} table;

const cli_table *cli_table_of(const tt_game *game)
{
    static const cli_table *const TABLES[] = {&cli_table_conspiracy};

    for (size_t i = 0; i < sizeof TABLES / sizeof *TABLES; i++)
        if (TABLES[i]->game == game)
            return TABLES[i];
    return NULL;
}

static bool begin(table *t, const tt_game *game)
{
    t->game = game;
    t->look = cli_table_of(game);
    t->moves = calloc(game->plies_max, sizeof *t->moves);
    t->barriers = calloc(game->plies_max, sizeof *t->barriers);
    return t->look != NULL && t->moves != NULL && t->barriers != NULL;
}

static void clear_log(table *t)
{
    t->log.n = 0;
    t->log.barrier = false;
}

static void apply(table *t, tt_move m)
{
    clear_log(t);
    t->moves[t->moves_n] = m;
    t->game->apply(t->state, m, &t->chance, &t->log);
    t->barriers[t->moves_n++] = t->log.barrier;
}

/* From the deal up to the first n moves. */
static void rebuild(table *t, int n)
{
    t->chance = tt_seed_chance(&t->header.seed);
    clear_log(t);
    t->game->setup(t->state, &t->header.how, &t->chance, &t->log);
    t->moves_n = 0;
    while (t->moves_n < n)
        apply(t, t->moves[t->moves_n]);
}

/* ==== Keeping it =========================================================== */

static bool keep(const table *t, const char *path)
{
    static char text[TT_RECORD_MAX];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_record(t->game, &t->header, t->moves, t->moves_n, &out);
    return cli_write_file(path, text, out.n, true);
}

static void keep_after_move(table *t)
{
    if (t->path[0] == '\0' || keep(t, t->path))
        return;
    cli_fail(0, "cli.error.write", 2, cli_text("a", t->path), cli_text("b", strerror(errno)));
    t->path[0] = '\0'; /* said once; the game goes on */
}

/* A file of its own for every game, so that none is ever written over. */
static void name_path(table *t)
{
    char folder[PATH_BYTES - 128], stamp[32];
    time_t now = time(NULL);

    if (!cli_state_folder(folder, sizeof folder)) {
        cli_fail(0, "cli.error.write", 2, cli_text("a", folder), cli_text("b", strerror(errno)));
        return;
    }
    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", localtime(&now));
    snprintf(t->path, sizeof t->path, "%s/%s-%s-%ld.ttr", folder, t->game->name, stamp,
             (long)getpid());
}

/* Whether it is a record without an end. */
static bool is_unfinished(const char *path)
{
    size_t n;
    char *text = cli_read_file(path, TT_RECORD_MAX, &n);

    if (text == NULL)
        return false;
    text[n < TT_RECORD_MAX ? n : TT_RECORD_MAX] = '\0';
    bool unfinished = strncmp(text, "tidetable ", 10) == 0 && strstr(text, "\nend ") == NULL;
    free(text);
    return unfinished;
}

/* The unfinished game that was played last, if there is one. */
static bool newest(char *path, size_t size)
{
    char folder[PATH_BYTES - 300], file[PATH_BYTES];
    struct timespec latest = {0, 0};
    bool found = false;

    if (!cli_state_folder(folder, sizeof folder))
        return false;
    DIR *dir = opendir(folder);
    for (struct dirent *e; dir != NULL && (e = readdir(dir)) != NULL;) {
        struct stat info;
        snprintf(file, sizeof file, "%s/%s", folder, e->d_name);
        if (stat(file, &info) != 0 || info.st_mtim.tv_sec < latest.tv_sec ||
            (info.st_mtim.tv_sec == latest.tv_sec && info.st_mtim.tv_nsec < latest.tv_nsec) ||
            !is_unfinished(file))
            continue;
        latest = info.st_mtim;
        snprintf(path, size, "%s", file);
        found = true;
    }
    if (dir != NULL)
        closedir(dir);
    return found;
}

/* ==== Showing ============================================================== */

/* Whose eyes look at this screen: the only person's, or everybody's. */
static int onlooker(const table *t)
{
    int people = 0, person = 0;

    for (int seat = 0; seat < t->header.how.seats; seat++) {
        if (t->bots[seat] != NULL)
            continue;
        people++;
        person = seat;
    }
    return people == 1 ? person : TT_SPECTATOR;
}

static void show_events(const table *t)
{
    for (int i = 0; i < t->log.n; i++) {
        if (!tt_may_see(t->log.at[i], onlooker(t)))
            continue;
        char text[512];
        tt_text out = tt_text_in(text, sizeof text);
        tt_say_event(cli_lang(), t->game, t->log.at[i], t->names, &out);
        cli_styled(CLI_DIM, "  · ");
        puts(text);
    }
}

static void show_table(table *t, int seat)
{
    _Alignas(16) unsigned char view[TT_STATE_MAX];

    t->game->view(t->state, seat, view);
    t->look->show(view, t->names);
    t->looked = true;
}

static void show_rule(const table *t, const char *id)
{
    char text[4096];
    tt_text out = tt_text_in(text, sizeof text);

    if (!tt_rule(cli_lang(), t->game, id, &out)) {
        cli_say(stdout, "cli.error.no_rule", 2, cli_text("a", id), cli_text("b", t->game->name));
        return;
    }
    printf("  ");
    cli_styled(CLI_BOLD, id);
    putchar('\n');
    cli_wrapped(text, 4, WIDTH);
}

/* The widest of the choices. */
static int widest(const table *t, const tt_moves *list)
{
    int most = 0;

    for (uint32_t i = 0; i < list->n; i++) {
        char text[512];
        tt_text out = tt_text_in(text, sizeof text);
        tt_say_move(cli_lang(), t->game, list->at[i], &out);
        int columns = cli_columns(text);
        most = columns > most ? columns : most;
    }
    return most;
}

/* One a line; many short ones side by side. */
static void show_choices(const table *t, const tt_moves *list)
{
    int wide = widest(t, list) + 2;
    uint32_t per_line =
        list->n > COLUMNS_FROM && wide + 6 <= WIDTH ? WIDTH / (uint32_t)(wide + 6) : 1;

    for (uint32_t i = 0; i < list->n; i++) {
        char text[512];
        tt_text out = tt_text_in(text, sizeof text);
        tt_say_move(cli_lang(), t->game, list->at[i], &out);
        cli_set_style(CLI_ACT);
        printf("%4u", i + 1);
        cli_set_style(CLI_PLAIN);
        printf("  ");
        if ((i + 1) % per_line != 0 && i + 1 < list->n)
            cli_padded(text, wide);
        else
            puts(text);
    }
}

static void show_question(table *t, int seat, const tt_moves *list)
{
    char key[96], text[256];
    tt_text k = tt_text_in(key, sizeof key), out = tt_text_in(text, sizeof text);
    const tt_stage *stage = &t->game->grammar->stages[t->game->stage(t->state)];

    tt_put(&k, t->game->name);
    tt_put(&k, ".ask.");
    tt_put(&k, stage->name);
    tt_say(cli_lang(), &out, key, NULL, 0);
    putchar('\n');
    cli_styled(CLI_BOLD, t->names[seat]);
    printf(": %s ", text);
    cli_styled(CLI_DIM, stage->rule);
    putchar('\n');
    show_choices(t, list);
}

/* ==== What a person types ================================================== */

typedef enum answer { ANSWER_MOVE, ANSWER_AGAIN, ANSWER_QUIT } answer;

/* One line without its line break; false at the end of the input. */
static bool read_line(char line[INPUT_MAX])
{
    if (fgets(line, INPUT_MAX, stdin) == NULL)
        return false;
    size_t n = strcspn(line, "\r\n");
    if (line[n] == '\0' && n == INPUT_MAX - 1) {
        for (int c; (c = getchar()) != EOF && c != '\n';) {
        }
        cli_say(stdout, "cli.play.too_long", 0);
        n = 0;
    }
    line[n] = '\0';
    return true;
}

static answer undo(table *t)
{
    if (t->moves_n == 0 || t->barriers[t->moves_n - 1]) {
        cli_say(stdout, "cli.play.no_undo", 0);
        return ANSWER_AGAIN;
    }
    rebuild(t, t->moves_n - 1);
    keep_after_move(t);
    cli_say(stdout, "cli.play.undone", 0);
    t->looked = false;
    return ANSWER_AGAIN;
}

/* In a line, as the seat sees it: for a note, or for asking somebody. */
static answer show_position(const table *t, int seat)
{
    _Alignas(16) unsigned char view[TT_STATE_MAX];
    char line[TT_LINE_BYTES];
    tt_text out = tt_text_in(line, sizeof line);

    t->game->view(t->state, seat, view);
    tt_put_view(t->game, view, &out);
    puts(line);
    return ANSWER_AGAIN;
}

static answer save(table *t, const char *path)
{
    if (keep(t, path))
        cli_say(stdout, "cli.play.saved", 1, cli_text("a", path));
    else
        cli_fail(0, "cli.error.write", 2, cli_text("a", path), cli_text("b", strerror(errno)));
    return ANSWER_AGAIN;
}

/* Why a move cannot be made, with the clause. */
static void explain(const table *t, int seat, tt_move m)
{
    _Alignas(16) unsigned char view[TT_STATE_MAX];

    t->game->view(t->state, seat, view);
    const char *rule = t->game->why_not(view, m);
    if (rule == NULL) {
        cli_say(stdout, "cli.play.allowed", 0);
        return;
    }
    cli_say(stdout, "cli.play.refused", 1, cli_text("a", rule));
    show_rule(t, rule);
}

static bool read_move(const table *t, const char *text, tt_move *m)
{
    tt_reader r = tt_reader_of(text, strlen(text));

    if (tt_read_move(t->game, &r, m) != TT_OK)
        return false;
    tt_read_nothing_more(&r);
    return !r.failed;
}

/* "?", "? C-4.1" or "? draw 3". */
static answer help(const table *t, int seat, const char *about)
{
    tt_move m;

    about += strspn(about, " ");
    if (about[0] == '\0') {
        cli_say(stdout, "cli.play.help", 0);
        show_rule(t, t->game->grammar->stages[t->game->stage(t->state)].rule);
    } else if (read_move(t, about, &m)) {
        explain(t, seat, m);
    } else {
        show_rule(t, about);
    }
    return ANSWER_AGAIN;
}

static answer choose(table *t, int seat, const tt_moves *list, const char *line, tt_move *m)
{
    char *end;
    unsigned long number = strtoul(line, &end, 10);

    if (end > line && *end == '\0') {
        if (number >= 1 && number <= list->n) {
            *m = list->at[number - 1];
            return ANSWER_MOVE;
        }
        cli_say(stdout, "cli.play.no_number", 1, cli_number("a", list->n));
        return ANSWER_AGAIN;
    }
    if (!read_move(t, line, m)) {
        cli_say(stdout, "cli.play.not_understood", 1, cli_text("a", line));
        return ANSWER_AGAIN;
    }
    const tt_verb *verb = &t->game->grammar->verbs[m->verb];
    tt_move turned = tt_move_of(m->verb, m->b, m->a);
    if (!tt_listed(list, *m) && verb->a == verb->b && tt_listed(list, turned))
        *m = turned; /* "swap 5 2" is as good as "swap 2 5" */
    if (tt_listed(list, *m))
        return ANSWER_MOVE;
    explain(t, seat, *m);
    return ANSWER_AGAIN;
}

static answer ask(table *t, int seat, tt_move *m)
{
    char line[INPUT_MAX];
    tt_moves list;

    t->game->moves(t->state, &list);
    if (!t->looked)
        show_table(t, seat);
    show_question(t, seat, &list);
    printf("> ");
    fflush(stdout);
    if (!read_line(line))
        return ANSWER_QUIT;
    char *text = line + strspn(line, " ");
    if (text[0] == '\0')
        return ANSWER_AGAIN;
    if (text[0] == '?')
        return help(t, seat, text + 1);
    if (strcmp(text, "u") == 0 || strcmp(text, "undo") == 0)
        return undo(t);
    if (strcmp(text, "t") == 0 || strcmp(text, "table") == 0) {
        t->looked = false;
        return ANSWER_AGAIN;
    }
    if (strcmp(text, "position") == 0)
        return show_position(t, seat);
    if (strncmp(text, "save ", 5) == 0)
        return save(t, text + 5 + strspn(text + 5, " "));
    if (strcmp(text, "q") == 0 || strcmp(text, "quit") == 0)
        return ANSWER_QUIT;
    return choose(t, seat, &list, text, m);
}

/* ==== Playing ============================================================== */

static void show_end(table *t)
{
    _Alignas(16) unsigned char view[TT_STATE_MAX];
    uint32_t winners = t->game->winners(t->state);
    char text[256] = "";
    tt_text out = tt_text_in(text, sizeof text);

    show_table(t, TT_SPECTATOR);
    putchar('\n');
    t->game->view(t->state, TT_SPECTATOR, view);
    t->look->show_result(view, t->names);
    for (int seat = 0, n = 0; seat < t->header.how.seats; seat++) {
        if ((winners >> seat & 1) == 0)
            continue;
        tt_put(&out, n++ > 0 ? ", " : "");
        tt_put(&out, t->names[seat]);
    }
    cli_say(stdout, "cli.play.won", 2, cli_text("a", text),
            cli_number("b", __builtin_popcount(winners)));
    if (t->path[0] != '\0')
        cli_say(stdout, "cli.play.kept", 1, cli_text("a", t->path));
}

static int leave(const table *t)
{
    putchar('\n');
    if (t->path[0] == '\0')
        return cli_fail(CLI_FAILED, "cli.error.not_kept", 0);
    if (!keep(t, t->path))
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", t->path),
                        cli_text("b", strerror(errno)));
    cli_say(stdout, "cli.play.left", 1, cli_text("a", t->path));
    return 0;
}

static int play(table *t)
{
    int seat;

    show_events(t);
    while ((seat = t->game->actor(t->state)) != TT_OVER) {
        tt_move m;
        if (t->bots[seat] != NULL) {
            m = tt_bot_choose(t->bots[seat], t->game, t->state, &t->thoughts);
        } else {
            answer a = ask(t, seat, &m);
            if (a == ANSWER_QUIT)
                return leave(t);
            if (a == ANSWER_AGAIN)
                continue;
        }
        apply(t, m);
        show_events(t);
        t->looked = t->looked && t->game->actor(t->state) == seat;
        keep_after_move(t);
    }
    show_end(t);
    return 0;
}

/* ==== Before the first move ================================================ */

/* A number from low to high, or the usual one; people are asked, pipes are not. */
static int ask_number(const char *key, int low, int high, int usual)
{
    char line[INPUT_MAX];

    if (low == high || !cli_is_terminal(stdin))
        return usual;
    for (;;) {
        cli_say(stdout, key, 3, cli_number("a", low), cli_number("b", high),
                cli_number("c", usual));
        printf("> ");
        fflush(stdout);
        if (!read_line(line))
            return -1;
        if (line[0] == '\0')
            return usual;
        char *end;
        long n = strtol(line, &end, 10);
        if (*end == '\0' && n >= low && n <= high)
            return (int)n;
    }
}

static const tt_game *ask_game(void)
{
    cli_say(stdout, "cli.play.which", 0);
    for (int i = 0; i < tt_games_n; i++) {
        char key[64], title[128];
        tt_text k = tt_text_in(key, sizeof key), text = tt_text_in(title, sizeof title);
        tt_put(&k, tt_games[i]->name);
        tt_put(&k, ".title");
        tt_say(cli_lang(), &text, key, NULL, 0);
        cli_set_style(CLI_ACT);
        printf("%4d", i + 1);
        cli_set_style(CLI_PLAIN);
        printf("  %s\n", title);
    }
    int n = cli_is_terminal(stdin) ? ask_number("cli.play.number", 1, tt_games_n, 1) : 1;
    return n < 1 ? NULL : tt_games[n - 1];
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
    int n = 1;

    if (strcmp(list, "none") == 0)
        return 0;
    for (; *list != '\0'; list++)
        n += *list == ',';
    return n;
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

/* A record keeps names as they are: they must fit, and be nothing but text. */
static bool is_name(const char *at, size_t n)
{
    if (n >= TT_NAME_MAX)
        return false;
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)at[i] < ' ' || at[i] == 0x7f)
            return false;
    return true;
}

static int name_players(table *t, const char *names)
{
    const char *at = names == NULL ? "" : names;

    for (int seat = 0; seat < t->header.how.seats; seat++) {
        tt_player *p = &t->header.player[seat];
        size_t n = strcspn(at, ",");
        snprintf(p->kind, sizeof p->kind, "%s",
                 t->bots[seat] == NULL ? "human" : t->bots[seat]->name);
        if (!is_name(at, n))
            return cli_fail(CLI_USAGE, "cli.error.name", 1, cli_number("a", TT_NAME_MAX - 1));
        snprintf(p->name, sizeof p->name, "%.*s", (int)n, at);
        at += at[n] == ',' ? n + 1 : n;
    }
    if (*at != '\0')
        return cli_fail(CLI_USAGE, "cli.error.too_many_names", 1, cli_text("a", names));
    return 0;
}

static int new_game(table *t, const cli_options *o)
{
    const tt_game *game = o->words_n > 0 ? cli_game(o->word[0]) : ask_game();
    int players, people, code;
    tt_setup how;
    tt_seed seed;

    if (game == NULL)
        return CLI_USAGE;
    if (!choose_seats(o, game, &players, &people))
        return CLI_FAILED;
    if (people < 0)
        return cli_fail(CLI_USAGE, "cli.error.too_many_bots", 1, cli_text("a", o->bots));
    if (!begin(t, game))
        return cli_fail(CLI_FAILED, "cli.error.memory", 0);
    if ((code = cli_setup(o, game, players, &how)) != 0 ||
        (code = cli_bots(o->bots == NULL ? "greedy" : o->bots, t->bots, people, players)) != 0 ||
        (code = choose_seed(o, &seed)) != 0)
        return code;
    t->header = tt_header_for(game, &how, &seed);
    return name_players(t, o->names);
}

/* Whoever notes it can check afterwards that the deal was not changed. */
static void show_commitment(const table *t)
{
    char hex[2 * TT_KEY_BYTES + 1];
    tt_text out = tt_text_in(hex, sizeof hex);

    if (!t->header.seed.is_committed)
        return;
    tt_put_hex(&out, t->header.seed.commit, TT_KEY_BYTES);
    cli_say(stdout, "cli.play.commitment", 1, cli_text("a", hex));
}

static int resume_game(table *t, const char *path)
{
    static cli_record r;
    char found[PATH_BYTES];

    if (path == NULL && !newest(found, sizeof found))
        return cli_fail(CLI_FAILED, "cli.error.nothing_kept", 0);
    path = path == NULL ? found : path;
    bool fine = cli_record_open(&r, path);
    if (fine && !begin(t, r.replay.game)) {
        cli_fail(CLI_FAILED, "cli.error.memory", 0);
        fine = false;
    }
    while (fine && r.replay.has_move) {
        t->moves[t->moves_n++] = r.replay.move;
        fine = cli_record_step(&r, path);
    }
    if (fine) {
        t->header = r.replay.header;
        for (int seat = 0; seat < t->header.how.seats; seat++) {
            const char *kind = t->header.player[seat].kind;
            t->bots[seat] = tt_bot_named(kind, strlen(kind));
        }
        snprintf(t->path, sizeof t->path, "%s", path);
    }
    cli_record_close(&r);
    return fine ? 0 : CLI_FAILED;
}

int cmd_play(int argc, char **argv)
{
    static table t;
    cli_options o;
    uint8_t bytes[8] = {0};
    int code = cli_parse(&o, "play",
                         OPT_BOTS | OPT_PLAYERS | OPT_SEED | OPT_RESUME | OPT_SAVE | OPT_NAMES |
                             OPT_OPTION,
                         1, argc, argv);

    if (code != 0)
        return code;
    if (o.help) {
        cli_say(stdout, "cli.help.play", 0);
        return 0;
    }
    bool resumed = (o.given & OPT_RESUME) != 0;
    if (resumed && (o.given & ~(unsigned)(OPT_RESUME | OPT_SAVE)) != 0)
        return cli_fail(CLI_USAGE, "cli.error.with_resume", 0);
    if (resumed && o.resume == NULL && o.words_n > 0)
        o.resume = o.word[0]; /* --resume FILE is as good as --resume=FILE */
    code = resumed ? resume_game(&t, o.resume) : new_game(&t, &o);
    if (code == 0) {
        uint64_t thought = o.seed;
        if ((o.given & OPT_SEED) == 0 && secret_bytes(bytes, sizeof bytes))
            memcpy(&thought, bytes, sizeof thought);
        t.thoughts = tt_chance_fast(~thought);
        cli_names(&t.header, t.names, t.made_names);
        rebuild(&t, t.moves_n);
        if (o.save != NULL)
            snprintf(t.path, sizeof t.path, "%s", o.save);
        else if (!resumed)
            name_path(&t);
        cli_say(stdout, resumed ? "cli.play.resumed" : "cli.play.welcome", 1,
                cli_text("a", t.path));
        show_commitment(&t);
        code = play(&t);
    }
    free(t.moves);
    free(t.barriers);
    return code;
}
