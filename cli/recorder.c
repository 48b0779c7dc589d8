/* Records of games between bots. */
#include "cli/recorder.h"

#include "cli/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

bool recorder_open(recorder *r, const tt_game *game)
{
    r->moves = malloc(game->plies_max * sizeof *r->moves);
    r->text = malloc(TT_RECORD_MAX);
    return r->moves != NULL && r->text != NULL;
}

void recorder_close(recorder *r)
{
    free(r->moves);
    free(r->text);
    *r = (recorder){0};
}

bool recorder_folder(const char *folder)
{
    return mkdir(folder, 0777) == 0 || errno == EEXIST;
}

void recorder_put(recorder *r, const tt_game *game, const tt_header *header, int moves_n)
{
    tt_text out = tt_text_in(r->text, TT_RECORD_MAX);

    tt_put_record(game, header, r->moves, moves_n, &out);
    TT_ASSERT(!out.full);
    r->text_n = out.n;
}

bool recorder_write(const recorder *r, const char *folder, const tt_game *game, uint64_t number)
{
    char path[4096];

    snprintf(path, sizeof path, "%s/%s-%06llu.ttr", folder, game->name, (unsigned long long)number);
    return cli_write_file(path, r->text, r->text_n, false);
}
