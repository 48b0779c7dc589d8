/* A recorded game, position by position: who was likely to win, and what was better. */
#ifndef CLI_ANALYSIS_H
#define CLI_ANALYSIS_H

#include "bots/hint.h"
#include "cli/player.h"
#include "cli/replay.h"

/* A position, and the decision made in it. */
typedef struct judged {
    float win[TT_SEATS_MAX]; /* how likely each seat wins, as who decides sees it, */
    float error[TT_SEATS_MAX];
    float value, best_value; /* of the move made, and of the best one, to who decides */
    tt_move move, best;
    int seat; /* who decides, or TT_OVER */
    uint32_t choices;
    bool is_known;   /* the search has tried the move that was made */
    bool was_better; /* another move was clearly better */
} judged;

/* A decision behind which a seat stood clearly better or worse. */
typedef struct swing {
    uint32_t at; /* the decision, from 0 */
    int seat;    /* whose chances changed most */
    float change;
} swing;

enum { SWINGS_MAX = 10 };

typedef struct analysis {
    const tt_game *game;
    const tt_header *header; /* the record's */
    const char *names[TT_SEATS_MAX];
    char made_names[TT_SEATS_MAX][TT_NAME_MAX];
    player_kind bot;
    uint64_t seed;
    int seats;
    judged *at; /* moves_n + 1 of them, owned: the last is where the record ends */
    uint32_t moves_n;
    swing swings[SWINGS_MAX]; /* largest first */
    int swings_n;
} analysis;

/* Judges every position of a record that has been stepped through to its end.  The result
 * depends on the record, the bot and the seed alone if the bot counts iterations.
 * false: not enough memory. */
bool analysis_run(analysis *a, const cli_record *r, int threads);
void analysis_done(analysis *a);

int per_cent(float share);
/* "12. Anna: draw 3. Anna goes from 54 % to 31 %.", and which move was better. */
enum { ANALYSIS_LINE = 2400 };
void analysis_put_swing(const analysis *a, const swing *s, tt_text *out);
void analysis_put_better(const analysis *a, uint32_t at, tt_text *out);

#endif
