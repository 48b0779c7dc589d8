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
#include <unistd.h>

enum { COLUMNS_FROM = 12, CHOICE_BYTES = 1024 };

const cli_table *cli_table_of(const tt_game *game)
{
    static const cli_table *const TABLES[] = {&cli_table_abyss, &cli_table_conspiracy,
                                              &cli_table_rumbones};

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

static int people_n(const match *m)
{
    int n = 0;

    for (int seat = 0; seat < m->header.how.seats; seat++)
        n += !has_bot(m, seat);
    return n;
}

/* Whose eyes look at this screen: the only person's, or who sits before it now; what is
 * written to a file everybody may read. */
static int onlooker(const match *m)
{
    int person = 0;

    if (people_n(m) != 1)
        return cli_is_talk() && m->screen > 0 ? m->screen - 1 : TT_SPECTATOR;
    while (has_bot(m, person))
        person++;
    return person;
}

/* Event i of the last move in words, and those after it that the same sentence tells; how many
 * that were. */
static int put_told(const match *m, int seat, int i, tt_text *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);
    int n = 0;

    if (table->put_told != NULL) {
        m->game->view(m->state, seat, view);
        n = table->put_told(view, &m->log, i, out);
    }
    if (n == 0)
        tt_say_event(cli_lang(), m->game, m->log.at[i], m->names, out);
    return n == 0 ? 1 : n;
}

/* What the last move brought about, as that seat may know it; the first line with a note. */
static void tell(match *m, int seat, const char *note)
{
    for (int i = 0, n; i < m->log.n; i += n) {
        char text[512];
        tt_text out = tt_text_in(text, sizeof text);
        n = 1;
        if (!tt_may_see(m->log.at[i], seat))
            continue;
        m->is_secret |= !tt_may_see(m->log.at[i], TT_SPECTATOR);
        n = put_told(m, seat, i, &out);
        if (out.n == 0)
            continue;
        tt_put(&out, note[0] != '\0' ? " " : "");
        tt_put(&out, note);
        cli_styled(CLI_DIM, "  · ");
        cli_hanging(text, 4);
        note = "";
    }
}

static void show_table(match *m, int seat, bool whole)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];

    m->game->view(m->state, seat, view);
    cli_table_of(m->game)->show(view, m->names, whole);
    m->shown = true;
    m->is_newer = false;
}

/* The same seat goes on: only what has changed. */
static void show_news(match *m, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);

    m->is_newer = false;
    if (table->show_news == NULL)
        return;
    m->game->view(m->state, seat, view);
    table->show_news(view, m->names);
}

/* Of the choices from one to another, without the last. */
static int widest(const match *m, int seat, const tt_moves *list, uint32_t from, uint32_t to)
{
    int most = 0;

    for (uint32_t i = from; i < to; i++) {
        char text[CHOICE_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        match_say_choice(m, seat, list->at[i], &out);
        int columns = cli_columns(text);
        most = columns > most ? columns : most;
    }
    return most;
}

static void show_group(const match *m, int seat, const tt_moves *list, uint32_t from, uint32_t to)
{
    enum { NUMBER = 6 };
    int wide = widest(m, seat, list, from, to) + 2;
    int per_line = (int)list->n > COLUMNS_FROM ? (cli_width() + 2) / (wide + NUMBER) : 1;

    for (uint32_t i = from; i < to; i++) {
        char text[CHOICE_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        match_say_choice(m, seat, list->at[i], &out);
        cli_set_style(CLI_ACT);
        printf("%4u  ", i + 1);
        cli_set_style(CLI_PLAIN);
        if (per_line > 1 && (i + 1 - from) % (uint32_t)per_line != 0 && i + 1 < to)
            cli_padded(text, wide);
        else
            cli_hanging(text, NUMBER);
    }
}

/* One a line; of many, short ones that do the same side by side. */
static void show_choices(const match *m, int seat, const tt_moves *list)
{
    for (uint32_t from = 0, to; from < list->n; from = to) {
        to = from + 1;
        while (to < list->n && list->at[to].verb == list->at[from].verb)
            to++;
        show_group(m, seat, list, from, to);
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

/* What is asked, and its clause. */
static void put_question(const match *m, int seat, tt_text *ask, tt_text *rule)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);
    const tt_stage *stage = &m->game->grammar->stages[m->game->stage(m->state)];
    char key[96];
    tt_text k = tt_text_in(key, sizeof key);

    m->game->view(m->state, seat, view);
    tt_put(&k, m->game->name);
    tt_put(&k, ".ask.");
    tt_put(&k, stage->name);
    if (table->put_ask == NULL || !table->put_ask(view, ask))
        tt_say(cli_lang(), ask, key, NULL, 0);
    tt_put(rule, stage->rule);
    if (table->put_window != NULL)
        table->put_window(view, rule);
}

static void show_question(match *m, int seat, const tt_moves *list)
{
    char text[512], colon[16], rule[128];
    tt_text out = tt_text_in(text, sizeof text), c = tt_text_in(colon, sizeof colon);
    tt_text r = tt_text_in(rule, sizeof rule);

    put_question(m, seat, &out, &r);
    putchar('\n');
    cli_styled(CLI_BOLD, m->names[seat]);
    cli_put_sign("cli.sign.colon", &c);
    fputs(colon, stdout);
    show_ask(&out, rule, cli_columns(m->names[seat]) + cli_columns(colon));
    show_choices(m, seat, list);
    m->asked = m->moves_n + 1;
}

/* ==== What a person types ================================================== */

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

static void undo(match *m)
{
    if (!undo_choice(m)) {
        cli_say(stdout, "cli.play.no_undo", 0);
        return;
    }
    keep_after_move(m);
    cli_say(stdout, "cli.play.undone", 0);
    m->shown = false;
    m->asked = 0;
    memset(m->rest, 0, sizeof m->rest);
}

/* In a line, as the seat sees it: for a note, or for asking somebody. */
static void show_position(const match *m, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    char line[TT_LINE_BYTES];
    tt_text out = tt_text_in(line, sizeof line);

    m->game->view(m->state, seat, view);
    tt_put_view(m->game, view, &out);
    puts(line);
}

static void save(match *m, const char *path)
{
    if (path[0] == '\0')
        cli_say(stdout, "cli.play.save_where", 0);
    else if (match_save(m, path))
        cli_say(stdout, "cli.play.saved", 1, cli_text("a", path));
    else if (errno == EEXIST)
        cli_fail(0, "cli.error.save_exists", 1, cli_text("a", path));
    else
        cli_fail(0, "cli.error.write", 2, cli_text("a", path), cli_text("b", strerror(errno)));
}

/* ---- making moves ---- */

/* Whether a turn has begun. */
static bool is_next_turn(const match *m)
{
    for (int i = 0; i < m->log.n; i++)
        if (strcmp(m->game->grammar->tolds[m->log.at[i].kind].name, "turn") == 0)
            return true;
    return false;
}

/* What is left of the line that seat has typed is not done. */
static void drop_rest(match *m, int seat)
{
    if (m->rest[seat][0] != '\0' && (onlooker(m) == seat || !cli_is_talk()))
        cli_say(stdout, "cli.play.left_out", 1, cli_text("a", m->rest[seat]));
    m->rest[seat][0] = '\0';
}

/* A line that was typed is for one's own turn: it ends where another's begins. */
static void drop_late_rests(match *m)
{
    const cli_table *table = cli_table_of(m->game);

    for (int i = 0; i < m->log.n; i++) {
        tt_event e = m->log.at[i];
        bool begins = table->begins_turn != NULL
                          ? table->begins_turn(e)
                          : strcmp(m->game->grammar->tolds[e.kind].name, "turn") == 0;
        for (int seat = 0; begins && seat < m->header.how.seats; seat++)
            if (seat != e.seat)
                drop_rest(m, seat);
    }
}

/* The seat has moved: everybody is told, and it is kept. */
static void after_move(match *m, int seat, const char *note)
{
    tell(m, onlooker(m), note);
    drop_late_rests(m);
    m->shown = m->shown && m->game->actor(m->state) == seat && !is_next_turn(m);
    m->is_newer = true;
    keep_after_move(m);
}

static bool is_possible(const match *m, tt_move move)
{
    tt_moves list;

    m->game->moves(m->state, &list);
    return tt_listed(&list, move);
}

/* Where moves of one kind name a set, they may be typed in any order. */
static void sort_sets(const match *m, tt_move *moves, int n)
{
    const cli_table *table = cli_table_of(m->game);

    for (int i = 1; i < n && table->is_of_set != NULL; i++) {
        tt_move move = moves[i];
        int at = i;
        if (!table->is_of_set(move))
            continue;
        for (; at > 0 && moves[at - 1].verb == move.verb && moves[at - 1].a > move.a; at--)
            moves[at] = moves[at - 1];
        moves[at] = move;
    }
}

/* A move of a set that comes too late in its order is made as if it had come in time. */
static bool make_late(match *m, int seat, tt_move move)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);

    m->game->view(m->state, seat, view);
    return table->order_of != NULL && table->order_of(view, move) != NULL && match_insert(m, move);
}

/* All of them in turn; false: one is not possible, and why is said. */
static bool make_moves(match *m, int seat, tt_move *moves, int n)
{
    sort_sets(m, moves, n);
    for (int i = 0; i < n && m->game->actor(m->state) == seat; i++) {
        if (is_possible(m, moves[i])) {
            match_apply(m, moves[i]);
        } else if (!make_late(m, seat, moves[i])) {
            match_explain(m, seat, moves[i]);
            return false;
        }
        m->is_played = true;
        after_move(m, seat, "");
    }
    return true;
}

/* "jump c7, step c6, ...": the first of those that fit. */
static void say_several(const match *m, const char *text, const tt_moves *found)
{
    enum { FEW = 6 };
    char list[512];
    tt_text out = tt_text_in(list, sizeof list);

    for (uint32_t i = 0; i < found->n && i < FEW; i++) {
        if (i > 0)
            cli_put_sign("cli.sign.comma", &out);
        tt_put_move(m->game, found->at[i], &out);
    }
    tt_put(&out, found->n > FEW ? " ..." : "");
    cli_say(stdout, "cli.play.several", 2, cli_text("a", text), cli_text("b", list));
}

/* One move or several, or a few words of one; false: nothing comes of it, and why is said. */
static bool choose_by_words(match *m, int seat, const char *text)
{
    tt_move moves[MATCH_LINE];
    tt_moves list, found;
    int n = match_read(m, text, moves);

    if (n > 0)
        return make_moves(m, seat, moves, n);
    match_choices(m, seat, &list);
    n = match_find(m, &list, text, &found);
    if (n == 1)
        return make_moves(m, seat, found.at, 1);
    if (n > 1)
        say_several(m, text, &found);
    else if (match_guess(m, seat, text, moves))
        match_explain(m, seat, moves[0]);
    else
        cli_say(stdout, "cli.play.not_understood", 1, cli_text("a", text));
    return false;
}

/* ---- several moves in a line ---- */

/* Moves that are understood as they stand, those of a set in its order. */
static void put_moves(const match *m, tt_move *moves, int n, tt_text *out)
{
    sort_sets(m, moves, n);
    for (int i = 0; i < n; i++) {
        tt_put(out, i > 0 ? ", " : "");
        tt_put_move(m->game, moves[i], out);
    }
}

/* A number is that of a choice as it is listed now: later the list is another one. */
static bool put_part(const match *m, const tt_moves *list, const char *part, tt_text *out)
{
    char *end;
    unsigned long number = strtoul(part, &end, 10);

    if (end == part || end[strspn(end, " ")] != '\0') {
        tt_put(out, part);
        return true;
    }
    if (number < 1 || number > list->n) {
        cli_say(stdout, "cli.play.no_number", 1, cli_number("a", list->n));
        return false;
    }
    tt_put_move(m->game, list->at[number - 1], out);
    return true;
}

/* What the line says is to be done, part by part: between two parts what needs no question
 * happens, and who else is asked answers.  What is left of the line before comes after it. */
static void choose(match *m, int seat, const tt_moves *list, char *line)
{
    char text[REST_BYTES];
    tt_text out = tt_text_in(text, sizeof text);
    tt_move moves[MATCH_LINE];
    int n = match_read(m, line, moves);
    bool is_fine = true;

    if (n > 0)
        put_moves(m, moves, n, &out);
    for (char *part = strtok(line, ","); n == 0 && is_fine && part != NULL;
         part = strtok(NULL, ",")) {
        part += strspn(part, " ");
        if (*part == '\0')
            continue;
        tt_put(&out, out.n > 0 ? ", " : "");
        is_fine = put_part(m, list, part, &out);
    }
    if (!is_fine)
        return;
    tt_put(&out, m->rest[seat][0] != '\0' ? ", " : "");
    tt_put(&out, m->rest[seat]);
    snprintf(m->rest[seat], REST_BYTES, "%s", out.full ? "" : text);
    m->typed = m->moves_n + 1;
}

/* The next part of a line. */
static void first_part(const char *rest, char part[REST_BYTES])
{
    snprintf(part, REST_BYTES, "%.*s", (int)strcspn(rest, ","), rest);
}

/* Does the next part of the line that the seat has typed. */
static void go_on(match *m, int seat)
{
    char part[REST_BYTES], *rest = m->rest[seat];
    size_t n = strcspn(rest, ",");

    first_part(rest, part);
    n += strspn(rest + n, ", ");
    memmove(rest, rest + n, strlen(rest + n) + 1);
    if (!choose_by_words(m, seat, part))
        drop_rest(m, seat);
}

/* Whether the seat has typed what it answers here. */
static bool has_typed(const match *m, int seat)
{
    char part[REST_BYTES];
    tt_move moves[MATCH_LINE];
    tt_moves list, found;

    first_part(m->rest[seat], part);
    if (part[0] == '\0')
        return false;
    if (match_read(m, part, moves) > 0)
        return is_possible(m, moves[0]);
    m->game->moves(m->state, &list);
    return match_find(m, &list, part, &found) == 1;
}

/* In a window that has opened between two parts of a line, which the line does not speak of, the
 * person is asked, and the line waits. */
static bool is_interrupted(const match *m, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);
    char name[64];
    tt_text out = tt_text_in(name, sizeof name);

    if (table->put_window == NULL || m->typed == m->moves_n + 1 || has_typed(m, seat))
        return false;
    m->game->view(m->state, seat, view);
    return table->put_window(view, &out);
}

/* ---- a line ---- */

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

static void show_again(match *m, int seat)
{
    show_table(m, seat, true);
    m->asked = 0;
}

/* false: the person leaves. */
static bool obey(match *m, int seat, const tt_moves *list, char *text)
{
    if (is_word(text, "q", "quit", "exit"))
        return false;
    if (text[0] == '?')
        match_help(m, seat, text + 1);
    else if (is_word(text, "h", "help", "rules"))
        match_help(m, seat, "");
    else if (is_word(text, "hint", "hints", "advice"))
        match_hint(m, seat, list);
    else if (is_word(text, "u", "undo", "back"))
        undo(m);
    else if (is_word(text, "t", "table", "show"))
        show_again(m, seat);
    else if (is_word(text, "p", "position", "pos"))
        show_position(m, seat);
    else if (strncmp(text, "save", 4) == 0 && (text[4] == '\0' || text[4] == ' '))
        save(m, text + 4 + strspn(text + 4, " "));
    else if (strncmp(text, "orders", 6) == 0 && (text[6] == '\0' || text[6] == ' '))
        match_orders(m, seat, text + 6 + strspn(text + 6, " "));
    else if (text[0] != '\0')
        choose(m, seat, list, text);
    return true;
}

/* The table or what is new of it, and the question; once it has been shown, a line. */
static void show_matter(match *m, int seat, const tt_moves *list)
{
    if (m->shown && m->asked == m->moves_n + 1) {
        cli_say(stdout, "cli.play.again", 2, cli_text("a", m->names[seat]),
                cli_number("b", list->n));
        return;
    }
    if (!m->shown)
        show_table(m, seat, false);
    else if (m->is_newer)
        show_news(m, seat);
    show_question(m, seat, list);
}

/* Asks the seat, and does what it says; false: it leaves. */
static bool ask(match *m, int seat)
{
    char line[CLI_INPUT_MAX];
    tt_moves list;

    if (m->rest[seat][0] != '\0' && !is_interrupted(m, seat)) {
        go_on(m, seat);
        return true;
    }
    match_choices(m, seat, &list);
    show_matter(m, seat, &list);
    printf("> ");
    fflush(stdout);
    m->is_secret = false;
    return cli_read_line(line) && obey(m, seat, &list, tidy(line));
}

/* ==== From one person to the next ========================================== */

/* What has happened since the seat was asked last, as it may know it. */
static void retell(match *m, int seat)
{
    int n = m->moves_n;

    if (m->told[seat] >= n)
        return;
    match_rebuild(m, m->told[seat]);
    while (m->moves_n < n) {
        match_apply(m, m->moves[m->moves_n]);
        tell(m, seat, "");
    }
}

/* Nobody sees another's hand: the screen is wiped, and whose turn it is comes to it.
 * false: the input has ended. */
static bool change_places(match *m, int seat, bool is_first)
{
    if (m->is_secret && !cli_wait("cli.play.read", m->names[seat]))
        return false;
    if (!is_first) { /* before the first nobody has seen anything */
        cli_clear();
        tell(m, TT_SPECTATOR, "");
    }
    if (!cli_wait("cli.play.now", m->names[seat]))
        return false;
    cli_clear();
    retell(m, seat);
    return true;
}

/* Whether people share the screen who must not see each other's hands. */
static bool is_shared(const match *m, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);

    m->game->view(m->state, seat, view);
    return people_n(m) > 1 && table->has_hands != NULL && table->has_hands(view);
}

/* Whoever is asked sits before the screen. */
static bool call(match *m, int seat)
{
    int before = m->screen;

    if (before == seat + 1)
        return true;
    m->screen = seat + 1;
    m->shown = false;
    if (before > 0)
        m->told[before - 1] = m->moves_n;
    if (m->moves_n == 0 || !is_shared(m, seat))
        return true;
    if (cli_is_talk())
        return change_places(m, seat, before == 0);
    printf("%.79s\n", CLI_RULE);
    return true;
}

/* ==== Playing ============================================================== */

/* What the seat ordered for this question, if it did: the number of the order, or 0. */
static int order_for(const match *m, int seat, tt_move *move)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    tt_orders first = m->orders[seat];

    if (m->game->standing == NULL)
        return 0;
    m->game->view(m->state, seat, view);
    for (int n = 1; n <= m->orders[seat].n; n++) {
        first.n = (uint8_t)n;
        if (m->game->standing(view, &first, move))
            return n;
    }
    return 0;
}

/* A bot's move, or one that a person need not be asked for, with a note that says so.
 * Who does not sit before the screen is asked all the same: that there is one choice may
 * be nobody's business. */
static bool has_answer(match *m, int seat, tt_move *move, tt_text *note)
{
    static tt_answer answer;

    if (has_bot(m, seat)) {
        player_ask(&m->players[seat], m->game, m->state, (uint32_t)m->moves_n, &m->thoughts,
                   &answer);
        *move = answer.move;
        return true;
    }
    if (has_typed(m, seat))
        return false;
    int order = order_for(m, seat, move);
    const tt_arg args[] = {cli_number("a", order)};
    bool is_away = cli_is_talk() && m->screen != seat + 1 && is_shared(m, seat);
    if (order == 0 && (is_away || !is_only(m, move)))
        return false;
    if (onlooker(m) == seat)
        tt_say(cli_lang(), note, order > 0 ? "cli.play.by_order" : "cli.play.only", args, 1);
    return true;
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
        if (n++ > 0)
            cli_put_sign("cli.sign.comma", &out);
        tt_put(&out, m->names[seat]);
    }
    cli_say(stdout, "cli.play.won", 2, cli_text("a", text),
            cli_number("b", __builtin_popcount(winners)));
    cli_say(stdout, "cli.play.kept", 1, cli_text("a", m->path));
}

/* At the end of the input, before anybody here has moved, there is nothing to go on with. */
static bool is_unplayed(const match *m)
{
    return m->is_ours && !m->is_played && feof(stdin);
}

static int leave(match *m)
{
    putchar('\n');
    if (is_unplayed(m)) {
        unlink(m->path);
        cli_say(stdout, "cli.play.nothing_kept", 0);
        return 0;
    }
    if (!match_keep(m))
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", m->path),
                        cli_text("b", strerror(errno)));
    match_farewell(m);
    return 0;
}

static volatile sig_atomic_t stopped; /* by Ctrl-C */

static int play(match *m)
{
    int seat;

    tell(m, onlooker(m), "");
    while ((seat = m->game->actor(m->state)) != TT_OVER) {
        char text[64] = "";
        tt_text note = tt_text_in(text, sizeof text);
        tt_move move;
        if (m->moves_n == m->game->plies_max)
            cli_say(stdout, "cli.play.too_many", 1, cli_number("a", m->moves_n));
        if (stopped || m->moves_n == m->game->plies_max)
            return leave(m);
        if (has_answer(m, seat, &move, &note)) {
            match_apply(m, move);
            after_move(m, seat, text);
        } else if (!call(m, seat) || !ask(m, seat)) {
            return leave(m);
        }
    }
    show_end(m);
    return 0;
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
        match_welcome(&m, (o.given & OPT_RESUME) != 0);
        catch_interrupt();
        code = play(&m);
    }
    match_done(&m);
    return code;
}
