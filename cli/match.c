/* A game being played: making moves, taking them back, keeping it. */
#include "cli/match.h"

#include "cli/file.h"
#include "cli/table.h"
#include "cli/term.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ==== Moves ================================================================ */

bool match_init(match *m, const tt_game *game)
{
    m->game = game;
    m->moves = calloc(game->plies_max, sizeof *m->moves);
    m->barriers = calloc(game->plies_max, sizeof *m->barriers);
    return m->moves != NULL && m->barriers != NULL;
}

void match_done(match *m)
{
    for (int seat = 0; seat < TT_SEATS_MAX; seat++)
        player_close(&m->players[seat]);
    free(m->moves);
    free(m->barriers);
}

static void clear_log(match *m)
{
    m->log.n = 0;
    m->log.barrier = false;
}

void match_apply(match *m, tt_move move)
{
    TT_ASSERT(m->moves_n < m->game->plies_max);
    clear_log(m);
    m->moves[m->moves_n] = move;
    m->game->apply(m->state, move, &m->chance, &m->log);
    m->barriers[m->moves_n++] = m->log.barrier;
}

void match_rebuild(match *m, int n)
{
    m->chance = tt_seed_chance(&m->header.seed);
    clear_log(m);
    m->game->setup(m->state, &m->header.how, &m->chance, &m->log);
    m->moves_n = 0;
    while (m->moves_n < n)
        match_apply(m, m->moves[m->moves_n]);
}

bool match_undo(match *m)
{
    if (m->moves_n == 0 || m->barriers[m->moves_n - 1])
        return false;
    match_rebuild(m, m->moves_n - 1);
    return true;
}

/* ==== Choices ============================================================== */

static bool comes_after(tt_move x, tt_move y)
{
    return x.verb == y.verb && (x.a > y.a || (x.a == y.a && x.b > y.b));
}

/* Those that do the same stand in the order of what it is done to: zones row by row. */
static void sort_choices(tt_moves *list)
{
    for (uint32_t i = 1; i < list->n; i++) {
        tt_move move = list->at[i];
        uint32_t at = i;
        for (; at > 0 && comes_after(list->at[at - 1], move); at--)
            list->at[at] = list->at[at - 1];
        list->at[at] = move;
    }
}

void match_choices(const match *m, int seat, tt_moves *list)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);
    tt_moves last = {.n = 0};
    uint32_t n = 0;

    m->game->moves(m->state, list);
    sort_choices(list);
    if (table->is_hopeless == NULL)
        return;
    m->game->view(m->state, seat, view);
    for (uint32_t i = 0; i < list->n; i++) {
        if (table->is_hopeless(view, list->at[i]))
            last.at[last.n++] = list->at[i];
        else
            list->at[n++] = list->at[i];
    }
    memcpy(list->at + n, last.at, last.n * sizeof *last.at);
}

void match_say_move(const match *m, int seat, tt_move move, tt_text *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const cli_table *table = cli_table_of(m->game);

    m->game->view(m->state, seat, view);
    if (table->put_move == NULL || !table->put_move(view, move, out))
        tt_say_move(cli_lang(), m->game, move, m->names, out);
}

void match_say_choice(const match *m, int seat, tt_move move, tt_text *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    char note[512];
    tt_text n = tt_text_in(note, sizeof note);

    match_say_move(m, seat, move, out);
    m->game->view(m->state, seat, view);
    cli_table_of(m->game)->put_note(view, move, &n);
    if (n.n == 0)
        return;
    cli_put_sign("cli.sign.open", out);
    tt_put(out, note);
    cli_put_sign("cli.sign.close", out);
}

/* ==== Moves as they are typed ============================================== */

/* "swap 5 2" is as good as "swap 2 5". */
static bool read_move(const match *m, const char *text, size_t n, tt_move *move)
{
    tt_reader r = tt_reader_of(text, n);

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

/* "play crab1 squid3 done": a word is a move, or what the word before it is done to. */
static int read_words(const match *m, const char *at, const char *end, tt_move *moves, int room)
{
    char text[128] = "";
    tt_word verb = {"", 0};
    int n = 0;

    while (at < end) {
        size_t blanks = strspn(at, " "), length = strcspn(at + blanks, " ,");
        const char *word = at + blanks;
        at = word + length;
        if (length == 0)
            continue;
        snprintf(text, sizeof text, "%.*s %.*s", (int)verb.n, verb.at, (int)length, word);
        if (n < room && (read_move(m, word, length, &moves[n]) ||
                         (verb.n > 0 && read_move(m, text, strlen(text), &moves[n]))))
            n++;
        else if (n == 0 && verb.n == 0)
            verb = (tt_word){word, length};
        else
            return 0;
    }
    return n;
}

int match_read(const match *m, const char *text, tt_move moves[MATCH_LINE])
{
    int n = 0;

    while (*text != '\0') {
        size_t length = strcspn(text, ",");
        int more = n < MATCH_LINE && read_move(m, text, length, &moves[n])
                       ? 1
                       : read_words(m, text, text + length, moves + n, MATCH_LINE - n);
        if (more == 0)
            return 0;
        n += more;
        text += length + (text[length] == ',');
    }
    return n;
}

/* ---- a few words of a choice ---- */

enum { CHOICE_BYTES = 1024 };

/* The next word of a text, which goes on behind it; false: there is none. */
static bool next_word(const char **text, char word[64])
{
    static const char BETWEEN[] = " ,:;()";

    *text += strspn(*text, BETWEEN);
    size_t n = strcspn(*text, BETWEEN);
    snprintf(word, 64, "%.*s", (int)n, *text);
    *text += n;
    return n > 0;
}

/* Whether a word begins like that one; a number must be the whole number. */
static bool begins_like(const char *word, const char *typed)
{
    size_t n = strlen(typed);
    bool is_number = n > 0 && typed[n - 1] >= '0' && typed[n - 1] <= '9';

    return is_number ? strcmp(word, typed) == 0 : strncmp(word, typed, n) == 0;
}

static bool has_word(const char *text, const char *typed)
{
    char word[64];

    while (next_word(&text, word))
        if (begins_like(word, typed) || cli_is_same(word, typed))
            return true;
    return false;
}

/* Every word that was typed is one of the move's, in its notation or as it is said. */
static bool stands_for(const match *m, const char *text, tt_move move)
{
    char choice[CHOICE_BYTES], typed[64];
    tt_text out = tt_text_in(choice, sizeof choice);

    tt_put_move(m->game, move, &out);
    tt_put_char(&out, ' ');
    match_say_move(m, m->game->actor(m->state), move, &out);
    while (next_word(&text, typed))
        if (!has_word(choice, typed))
            return false;
    return true;
}

int match_find(const match *m, const tt_moves *list, const char *text, tt_moves *found)
{
    found->n = 0;
    for (uint32_t i = 0; i < list->n; i++)
        if (stands_for(m, text, list->at[i]))
            found->at[found->n++] = list->at[i];
    return (int)found->n;
}

/* Whether a word that was typed names that value, in the notation or as it is said. */
static bool names_value(const match *m, int sort, int value, const char *typed)
{
    char said[128];
    tt_text out = tt_text_in(said, sizeof said);
    const char *word = m->game->grammar->sorts[sort - TT_SORT_FIRST].words[value];

    if (word == NULL || strlen(typed) < 2)
        return false;
    tt_say_word(cli_lang(), m->game, sort, value, &out);
    return begins_like(word, typed) || has_word(said, typed);
}

/* The value of that sort that a text names, or what is usual; -1: there is none. */
static int value_meant(const match *m, const void *view, int sort, const char *text)
{
    const cli_table *table = cli_table_of(m->game);
    char typed[64];

    if (sort == TT_SORT_NONE)
        return 0;
    if (sort < TT_SORT_FIRST)
        return -1;
    while (next_word(&text, typed))
        for (int value = 0; value < m->game->grammar->sorts[sort - TT_SORT_FIRST].n; value++)
            if (names_value(m, sort, value, typed))
                return value;
    return table->usual == NULL ? -1 : table->usual(view, sort);
}

bool match_guess(const match *m, int seat, const char *text, tt_move *move)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    const tt_grammar *g = m->game->grammar;
    const char *rest = text;
    char verb[64];

    m->game->view(m->state, seat, view);
    if (!next_word(&rest, verb) || rest[strspn(rest, " ")] == '\0')
        return false; /* one word may mean too much */
    for (int i = 0; i < g->verbs_n; i++) {
        int a = value_meant(m, view, g->verbs[i].a, rest);
        int b = value_meant(m, view, g->verbs[i].b, rest);
        *move = tt_move_of(i, a < 0 ? 0 : a, b < 0 ? 0 : b);
        if (a >= 0 && b >= 0 && stands_for(m, text, *move))
            return true;
    }
    return false;
}

/* ==== Sets that are named one by one ======================================= */

/* Goes back to where the set begins of which the seat names that one, too. */
static void back_to_set(match *m, int seat, int stage, tt_move move)
{
    while (m->moves_n > 0 && !m->barriers[m->moves_n - 1]) {
        match_rebuild(m, m->moves_n - 1);
        tt_move before = m->moves[m->moves_n];
        if (m->game->actor(m->state) == seat &&
            (m->game->stage(m->state) == stage || before.verb == move.verb))
            continue;
        match_apply(m, before);
        return;
    }
}

static bool comes_later(tt_move x, tt_move y)
{
    return x.verb != y.verb ? x.verb > y.verb : x.a > y.a;
}

/* While they are possible; the log of that one stays. */
static bool apply_all(match *m, const tt_move *moves, int n, tt_move move)
{
    tt_events log = m->log;
    tt_moves list;

    for (int i = 0; i < n; i++) {
        m->game->moves(m->state, &list);
        if (!tt_listed(&list, moves[i]))
            return false;
        match_apply(m, moves[i]);
        if (tt_same_move(moves[i], move))
            log = m->log;
    }
    m->log = log;
    return true;
}

bool match_insert(match *m, tt_move move)
{
    int all = m->moves_n;
    tt_move old[MATCH_LINE], set[MATCH_LINE + 1];

    back_to_set(m, m->game->actor(m->state), m->game->stage(m->state), move);
    int from = m->moves_n, n = all - from, at = n;
    if (n <= 0 || n > MATCH_LINE) {
        match_rebuild(m, all);
        return false;
    }
    memcpy(old, m->moves + from, (size_t)n * sizeof *old);
    memcpy(set, old, (size_t)n * sizeof *old);
    for (; at > 0 && comes_later(set[at - 1], move); at--)
        set[at] = set[at - 1];
    set[at] = move;
    if (apply_all(m, set, n + 1, move))
        return true;
    memcpy(m->moves + from, old, (size_t)n * sizeof *old);
    match_rebuild(m, all);
    return false;
}

/* ==== Files ================================================================ */

static char record[TT_RECORD_MAX]; /* what is being written */

static size_t put_record(const match *m)
{
    tt_text out = tt_text_in(record, sizeof record);

    tt_put_record(m->game, &m->header, m->moves, m->moves_n, &out);
    TT_ASSERT(!out.full);
    return out.n;
}

/* Whether the file is as this match left it. */
static bool is_ours(const match *m)
{
    size_t n;
    char *text = cli_read_file(m->path, TT_RECORD_MAX, &n);
    bool ours = text == NULL || tt_hash(text, n) == m->kept;

    free(text);
    return ours;
}

bool match_keep(match *m)
{
    if (m->kept != 0 && !is_ours(m)) {
        errno = EBUSY;
        return false;
    }
    size_t n = put_record(m);
    if (!cli_write_file(m->path, record, n, true))
        return false;
    m->kept = tt_hash(record, n);
    return true;
}

bool match_save(const match *m, const char *path)
{
    if (cli_exists(path)) {
        errno = EEXIST;
        return false;
    }
    return cli_write_file(path, record, put_record(m), true);
}

bool match_name_file(match *m)
{
    char folder[PATH_BYTES - 128], stamp[32];
    time_t now = time(NULL);

    if (!cli_state_folder(folder, sizeof folder))
        return false;
    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", localtime(&now));
    snprintf(m->path, sizeof m->path, "%s/%s-%s-%ld.ttr", folder, m->game->name, stamp,
             (long)getpid());
    return true;
}

/* Whether it is a record without an end, of that game or (NULL) any. */
static bool is_unfinished(const char *path, const char *game)
{
    size_t n;
    char *text = cli_read_file(path, TT_RECORD_MAX, &n);
    tt_record r;
    tt_header header;

    if (text == NULL)
        return false;
    text[n] = '\0';
    bool unfinished = tt_record_open(&r, text, n, &header) == TT_OK &&
                      (game == NULL || strcmp(header.game, game) == 0) &&
                      strstr(text, "\nend ") == NULL;
    free(text);
    return unfinished;
}

bool match_newest(char *path, size_t size, const char *game)
{
    char folder[PATH_BYTES - 300], file[PATH_BYTES];
    struct timespec latest = {0, 0};
    bool found = false;

    if (!cli_state_folder(folder, sizeof folder))
        return false;
    DIR *dir = opendir(folder);
    for (struct dirent *e; dir != NULL && (e = readdir(dir)) != NULL;) {
        struct stat info;
        const char *ending = strrchr(e->d_name, '.');
        if (ending == NULL || strcmp(ending, ".ttr") != 0)
            continue; /* what a crash left behind, or somebody put there */
        snprintf(file, sizeof file, "%s/%s", folder, e->d_name);
        if (stat(file, &info) != 0 || info.st_mtim.tv_sec < latest.tv_sec ||
            (info.st_mtim.tv_sec == latest.tv_sec && info.st_mtim.tv_nsec < latest.tv_nsec) ||
            !is_unfinished(file, game))
            continue;
        latest = info.st_mtim;
        snprintf(path, size, "%s", file);
        found = true;
    }
    if (dir != NULL)
        closedir(dir);
    return found;
}
