/* Opening a record from a file, with what can be wrong said in words. */
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include "engine/replay.h"

typedef struct cli_record {
    tt_replay replay;
    char *text; /* owned */
    size_t n;
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
} cli_record;

/* false after saying why. */
bool cli_record_open(cli_record *r, const char *path);
bool cli_record_step(cli_record *r, const char *path);
/* Opens it and goes through all of it. */
bool cli_record_read(cli_record *r, const char *path);
void cli_record_close(cli_record *r);

#endif
