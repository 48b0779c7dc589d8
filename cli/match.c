/* A game being played: making moves, taking them back, keeping it. */
#include "cli/match.h"

#include "cli/file.h"

#include <dirent.h>
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

bool match_keep(const match *m, const char *path)
{
    static char text[TT_RECORD_MAX];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_record(m->game, &m->header, m->moves, m->moves_n, &out);
    return cli_write_file(path, text, out.n, true);
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
bool match_newest(char *path, size_t size)
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
