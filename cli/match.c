/* A game being played: making moves, taking them back, keeping it. */
#include "cli/match.h"

#include "cli/file.h"

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
