/* Records of games between bots, a file each. */
#ifndef CLI_RECORDER_H
#define CLI_RECORDER_H

#include "engine/record.h"

/* What it takes to write down one game after another; owned.  Without moves nothing is kept. */
typedef struct recorder {
    tt_move *moves; /* of the game that is being played: as many as one can have */
    char *text;
    size_t text_n;
} recorder;

/* false: not enough memory. */
bool recorder_open(recorder *r, const tt_game *game);
void recorder_close(recorder *r);

/* The folder is made if need be.  false with errno set. */
bool recorder_folder(const char *folder);
/* The text of a record of so many moves. */
void recorder_put(recorder *r, const tt_game *game, const tt_header *header, int moves_n);
/* Writes it into the folder as that of the game of that number, "abyss-000007.ttr"; false with
 * errno set. */
bool recorder_write(const recorder *r, const char *folder, const tt_game *game, uint64_t number);

#endif
