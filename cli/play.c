/* tidetable play: a game at this keyboard, in plain lines. */
#include "cli/commands.h"
#include "cli/match.h"
#include "cli/options.h"
#include "cli/table.h"
#include "cli/term.h"

#include <ctype.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS_FROM = 12, NOTE_BYTES = 512, CHOICE_BYTES = 1024 };

static const cli_table *cli_table_of(const tt_game *game)
{
    static const cli_table *const TABLES[] = {&cli_table_abyss, &cli_table_conspiracy};

    for (size_t i = 0; i < sizeof TABLES / sizeof *TABLES; i++)
        if (TABLES[i]->game == game)
            return TABLES[i];
    TT_NEVER("every game has a table");
}

static void keep_after_move(match *m)
{
    if (!match_keep(m))
        cli_fail(0, "cli.error.write", 2, cli_text("a", m->path), cli_text("b", strerror(errno)));
}

/* ==== Showing ============================================================== */

/* Whose eyes look at this screen: the only person's, or everybody's. */
static int onlooker(const match *m)
{
    int people = 0, person = 0;

    for (int seat = 0; seat < m->header.how.seats; seat++) {
        if (m->bots[seat] != NULL)
            continue;
        people++;
        person = seat;
    }
    return people == 1 ? person : TT_SPECTATOR;
}

static void show_events(const match *m)
{
    for (int i = 0; i < m->log.n; i++) {
        if (!tt_may_see(m->log.at[i], onlooker(m)))
            continue;
        char text[512];
        tt_text out = tt_text_in(text, sizeof text);
        tt_say_event(cli_lang(), m->game, m->log.at[i], m->names, &out);
        cli_styled(CLI_DIM, "  · ");
        cli_hanging(text, 4);
    }
}

static void show_table(match *m, int seat, bool whole)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];

    m->game->view(m->state, seat, view);
    cli_table_of(m->game)->show(view, m->names, whole);
    m->shown = true;
}

/* The same seat goes on: only what has changed. */
static void show_news(const match *m, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);

    if (table->show_news == NULL)
        return;
    m->game->view(m->state, seat, view);
    table->show_news(view, m->names);
}

static void show_rule(const match *m, const char *typed)
{
    char text[4096], id[32];
    tt_text out = tt_text_in(text, sizeof text), upper = tt_text_in(id, sizeof id);

    for (const char *c = typed; *c != '\0'; c++)
        tt_put_char(&upper, (char)toupper((unsigned char)*c));
    if (!tt_rule(cli_lang(), m->game, id, &out)) {
        cli_say(stdout, "cli.error.no_rule", 2, cli_text("a", id), cli_text("b", m->game->name));
        return;
    }
    printf("  ");
    cli_styled(CLI_BOLD, id);
    putchar('\n');
    cli_wrapped(text, 4);
}

/* The choice in words, with what one may want to know of it. */
static void put_choice(const match *m, const void *view, tt_move move, tt_text *out)
{
    char note[NOTE_BYTES];
    tt_text n = tt_text_in(note, sizeof note);

    tt_say_move(cli_lang(), m->game, move, m->names, out);
    cli_table_of(m->game)->put_note(view, move, &n);
    if (n.n == 0)
        return;
    tt_put(out, " (");
    tt_put(out, note);
    tt_put_char(out, ')');
}

static int widest(const match *m, const void *view, const tt_moves *list)
{
    int most = 0;

    for (uint32_t i = 0; i < list->n; i++) {
        char text[CHOICE_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        put_choice(m, view, list->at[i], &out);
        int columns = cli_columns(text);
        most = columns > most ? columns : most;
    }
    return most;
}

/* One a line; many short ones side by side. */
static void show_choices(const match *m, int seat, const tt_moves *list)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    enum { NUMBER = 6 };

    m->game->view(m->state, seat, view);
    int wide = widest(m, view, list) + 2;
    int per_line = (int)list->n > COLUMNS_FROM ? cli_width() / (wide + NUMBER) : 1;
    for (uint32_t i = 0; i < list->n; i++) {
        char text[CHOICE_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        put_choice(m, view, list->at[i], &out);
        cli_set_style(CLI_ACT);
        printf("%4u  ", i + 1);
        cli_set_style(CLI_PLAIN);
        if (per_line > 1 && (i + 1) % (uint32_t)per_line != 0 && i + 1 < list->n)
            cli_padded(text, wide);
        else
            cli_hanging(text, NUMBER);
    }
}

/* The question and its clause, from that column on. */
static void show_ask(tt_text *text, const char *rule, int column)
{
    tt_put_char(text, ' ');
    if (column + cli_columns(text->at) + cli_columns(rule) > cli_width()) {
        tt_put(text, rule);
        cli_hanging(text->at, column);
        return;
    }
    fputs(text->at, stdout);
    cli_styled(CLI_DIM, rule);
    putchar('\n');
}

static void show_question(match *m, int seat, const tt_moves *list)
{
    char key[96], text[256];
    tt_text k = tt_text_in(key, sizeof key), out = tt_text_in(text, sizeof text);
    const tt_stage *stage = &m->game->grammar->stages[m->game->stage(m->state)];

    tt_put(&k, m->game->name);
    tt_put(&k, ".ask.");
    tt_put(&k, stage->name);
    tt_say(cli_lang(), &out, key, NULL, 0);
    putchar('\n');
    cli_styled(CLI_BOLD, m->names[seat]);
    printf(": ");
    show_ask(&out, stage->rule, cli_columns(m->names[seat]) + 2);
    show_choices(m, seat, list);
}

/* ==== What a person types ================================================== */

typedef enum answer { ANSWER_MOVE, ANSWER_AGAIN, ANSWER_QUIT } answer;

/* The only move there is, if there is only one: nobody needs to be asked for it. */
static bool is_only(const match *m, tt_move *move)
{
    tt_moves list;

    m->game->moves(m->state, &list);
    *move = list.at[0];
    return list.n == 1;
}

/* Back to where there was a choice. */
static bool undo_choice(match *m)
{
    int moves_n = m->moves_n;
    tt_move move;

    while (match_undo(m))
        if (!is_only(m, &move))
            return true;
    match_rebuild(m, moves_n);
    return false;
}

static answer undo(match *m)
{
    if (!undo_choice(m)) {
        cli_say(stdout, "cli.play.no_undo", 0);
        return ANSWER_AGAIN;
    }
    keep_after_move(m);
    cli_say(stdout, "cli.play.undone", 0);
    m->shown = false;
    return ANSWER_AGAIN;
}

/* In a line, as the seat sees it: for a note, or for asking somebody. */
static answer show_position(const match *m, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    char line[TT_LINE_BYTES];
    tt_text out = tt_text_in(line, sizeof line);

    m->game->view(m->state, seat, view);
    tt_put_view(m->game, view, &out);
    puts(line);
    return ANSWER_AGAIN;
}

static answer save(match *m, const char *path)
{
    if (match_save(m, path))
        cli_say(stdout, "cli.play.saved", 1, cli_text("a", path));
    else
        cli_fail(0, "cli.error.write", 2, cli_text("a", path), cli_text("b", strerror(errno)));
    return ANSWER_AGAIN;
}

/* Why a move cannot be made, with the clause. */
static void explain(const match *m, int seat, tt_move move)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];

    m->game->view(m->state, seat, view);
    const char *rule = m->game->why_not(view, move);
    if (rule == NULL) {
        cli_say(stdout, "cli.play.allowed", 0);
        return;
    }
    cli_say(stdout, "cli.play.refused", 1, cli_text("a", rule));
    show_rule(m, rule);
}

/* A move as it was typed; "swap 5 2" is as good as "swap 2 5". */
static bool read_move(const match *m, const char *text, tt_move *move)
{
    tt_reader r = tt_reader_of(text, strlen(text));

    if (tt_read_move(m->game, &r, move) != TT_OK)
        return false;
    const tt_verb *verb = &m->game->grammar->verbs[move->verb];
    tt_move turned = tt_move_of(move->verb, move->b, move->a);
    tt_moves list;
    m->game->moves(m->state, &list);
    if (verb->a == verb->b && tt_listed(&list, turned))
        *move = turned;
    tt_read_nothing_more(&r);
    return !r.failed;
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
    tt_put_char(&all, ' ');
    tt_put(&all, text);
    cli_wrapped(sentence, 2);
}

static void show_orders(const match *m, int seat)
{
    const tt_orders *orders = &m->orders[seat];

    cli_say(stdout, orders->n > 0 ? "cli.play.orders" : "cli.play.no_orders", 0);
    for (int i = 0; i < orders->n; i++) {
        char text[256];
        tt_text out = tt_text_in(text, sizeof text);
        tt_say_order(cli_lang(), m->game, orders->at[i], &out);
        printf("  %d. ", i + 1);
        cli_hanging(text, 5);
    }
}

/* "orders" shows them, "orders none" forgets them, anything else gives new ones. */
static answer give_orders(match *m, int seat, const char *text)
{
    tt_orders given = {.n = 0};
    tt_reader r = tt_reader_of(text, strlen(text));

    if (m->game->standing == NULL) {
        cli_say(stdout, "cli.play.no_orders_here", 0);
        return ANSWER_AGAIN;
    }
    if (strcmp(text, "none") != 0 && tt_read_orders(m->game, &r, &given) != TT_OK) {
        cli_say(stdout, "cli.play.bad_orders", 1, cli_text("a", text));
        return ANSWER_AGAIN;
    }
    if (text[0] != '\0')
        m->orders[seat] = given;
    show_orders(m, seat);
    return ANSWER_AGAIN;
}

/* "?", "? C-4.1" or "? draw 3". */
static answer help(const match *m, int seat, const char *about)
{
    tt_move move;

    about += strspn(about, " ");
    if (about[0] == '\0') {
        cli_say(stdout, "cli.play.help", 0);
        if (m->game->standing != NULL)
            cli_say(stdout, "cli.play.help_orders", 0);
        cli_table_of(m->game)->show_legend();
        show_notation(m);
        show_rule(m, m->game->grammar->stages[m->game->stage(m->state)].rule);
    } else if (read_move(m, about, &move)) {
        explain(m, seat, move);
    } else {
        show_rule(m, about);
    }
    return ANSWER_AGAIN;
}

static answer choose(match *m, int seat, const tt_moves *list, const char *line, tt_move *move)
{
    char *end;
    unsigned long number = strtoul(line, &end, 10);

    if (end > line && *end == '\0') {
        if (number >= 1 && number <= list->n) {
            *move = list->at[number - 1];
            return ANSWER_MOVE;
        }
        cli_say(stdout, "cli.play.no_number", 1, cli_number("a", list->n));
        return ANSWER_AGAIN;
    }
    if (!read_move(m, line, move)) {
        cli_say(stdout, "cli.play.not_understood", 1, cli_text("a", line));
        return ANSWER_AGAIN;
    }
    if (tt_listed(list, *move))
        return ANSWER_MOVE;
    explain(m, seat, *move);
    return ANSWER_AGAIN;
}

/* A word and what may be typed for it. */
static bool is_word(const char *text, const char *one, const char *other, const char *third)
{
    return strcmp(text, one) == 0 || strcmp(text, other) == 0 || strcmp(text, third) == 0;
}

/* Without blanks around it and in small letters: moves and words have no others.  What
 * follows "save" is a file's name and stays. */
static char *tidy(char *line)
{
    char *text = line + strspn(line, " \t");
    size_t n = strlen(text);

    while (n > 0 && (text[n - 1] == ' ' || text[n - 1] == '\t'))
        text[--n] = '\0';
    for (size_t i = 0; i < n; i++) {
        text[i] = (char)tolower((unsigned char)text[i]);
        if (strncmp(text, "save ", 5) == 0)
            break;
    }
    return text;
}

static answer obey(match *m, int seat, const tt_moves *list, char *text, tt_move *move)
{
    if (text[0] == '\0')
        return ANSWER_AGAIN;
    if (text[0] == '?')
        return help(m, seat, text + 1);
    if (is_word(text, "h", "help", "rules"))
        return help(m, seat, "");
    if (is_word(text, "u", "undo", "back"))
        return undo(m);
    if (is_word(text, "q", "quit", "exit"))
        return ANSWER_QUIT;
    if (is_word(text, "t", "table", "show")) {
        show_table(m, seat, true);
        return ANSWER_AGAIN;
    }
    if (is_word(text, "p", "position", "pos"))
        return show_position(m, seat);
    if (strncmp(text, "save ", 5) == 0)
        return save(m, text + 5 + strspn(text + 5, " "));
    if (strncmp(text, "orders", 6) == 0 && (text[6] == '\0' || text[6] == ' '))
        return give_orders(m, seat, text + 6 + strspn(text + 6, " "));
    return choose(m, seat, list, text, move);
}

static answer ask(match *m, int seat, tt_move *move)
{
    char line[CLI_INPUT_MAX];
    tt_moves list;

    m->game->moves(m->state, &list);
    if (!m->shown)
        show_table(m, seat, false);
    show_question(m, seat, &list);
    printf("> ");
    fflush(stdout);
    if (!cli_read_line(line))
        return ANSWER_QUIT;
    return obey(m, seat, &list, tidy(line), move);
}

/* ==== Playing ============================================================== */

/* What the seat ordered for this question, if it did. */
static bool is_ordered(const match *m, int seat, tt_move *move)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];

    if (m->game->standing == NULL || m->orders[seat].n == 0)
        return false;
    m->game->view(m->state, seat, view);
    return m->game->standing(view, &m->orders[seat], move);
}

static void show_end(match *m)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = m->game->score(m->state, points);
    char text[256] = "";
    tt_text out = tt_text_in(text, sizeof text);

    show_table(m, TT_SPECTATOR, true);
    putchar('\n');
    m->game->view(m->state, TT_SPECTATOR, view);
    cli_table_of(m->game)->show_result(view, m->names);
    for (int seat = 0, n = 0; seat < m->header.how.seats; seat++) {
        if ((winners >> seat & 1) == 0)
            continue;
        tt_put(&out, n++ > 0 ? ", " : "");
        tt_put(&out, m->names[seat]);
    }
    cli_say(stdout, "cli.play.won", 2, cli_text("a", text),
            cli_number("b", __builtin_popcount(winners)));
    cli_say(stdout, "cli.play.kept", 1, cli_text("a", m->path));
}

static int leave(match *m)
{
    putchar('\n');
    if (!match_keep(m))
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", m->path),
                        cli_text("b", strerror(errno)));
    cli_say(stdout, "cli.play.left", 2, cli_text("a", m->path), cli_text("b", cli_program()));
    return 0;
}

static volatile sig_atomic_t stopped; /* by Ctrl-C */

static int play(match *m)
{
    int seat;

    show_events(m);
    while ((seat = m->game->actor(m->state)) != TT_OVER) {
        tt_move move;
        if (m->moves_n == m->game->plies_max)
            cli_say(stdout, "cli.play.too_many", 1, cli_number("a", m->moves_n));
        if (stopped || m->moves_n == m->game->plies_max)
            return leave(m);
        if (m->bots[seat] != NULL) {
            move = tt_bot_choose(m->bots[seat], m->game, m->state, &m->thoughts);
        } else if (!is_ordered(m, seat, &move) && !is_only(m, &move)) {
            answer a = ask(m, seat, &move);
            if (a == ANSWER_QUIT)
                return leave(m);
            if (a == ANSWER_AGAIN)
                continue;
        }
        match_apply(m, move);
        show_events(m);
        m->shown = m->shown && m->game->actor(m->state) == seat;
        if (m->shown)
            show_news(m, seat);
        keep_after_move(m);
    }
    show_end(m);
    return 0;
}

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

/* For who has never played it: what it is about, and what the signs mean. */
static void show_intro(const match *m)
{
    char key[64];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, m->game->name);
    tt_put(&k, ".intro");
    putchar('\n');
    cli_say(stdout, key, 0);
    cli_table_of(m->game)->show_legend();
    putchar('\n');
}

static void interrupted(int signal)
{
    (void)signal;
    stopped = 1;
}

/* Ctrl-C leaves the game as the end of the input does: it is kept. */
static void catch_interrupt(void)
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = interrupted;
    sigaction(SIGINT, &action, NULL);
}

int cmd_play(int argc, char **argv)
{
    static const cli_usage USAGE = {
        "play", OPT_BOTS | OPT_PLAYERS | OPT_SEED | OPT_RESUME | OPT_SAVE | OPT_NAMES | OPT_OPTION,
        1, NULL};
    static match m;
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    code = match_begin(&m, &o);
    if (code == 0) {
        bool resumed = (o.given & OPT_RESUME) != 0;
        cli_say(stdout, resumed ? "cli.play.resumed" : "cli.play.welcome", 1,
                cli_text("a", m.path));
        show_commitment(&m);
        if (!resumed)
            show_intro(&m);
        catch_interrupt();
        code = play(&m);
    }
    match_done(&m);
    return code;
}
