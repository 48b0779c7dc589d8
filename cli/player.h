/* Who sits at a table besides people: bots, with the memory and the clock they think with. */
#ifndef CLI_PLAYER_H
#define CLI_PLAYER_H

#include "cli/external.h"

typedef struct player {
    tt_bot bot;   /* without a brain: nobody, or a person */
    void *memory; /* owned */
    size_t room;
    external *external; /* a program of its own, owned; or NULL */
} player;

/* Microseconds, for bots that think by the clock. */
uint64_t player_clock(void);

/* Tries whether it can play: a program must start and greet. */
bool player_starts(const player_kind *kind);
/* Gets ready for games; false: not enough memory. */
bool player_open(player *p, const player_kind *kind);
void player_close(player *p);

/* A new game begins. */
void player_begin(player *p, const tt_game *game, const tt_setup *how);
/* Its answer in the true state, of which it is shown what its seat knows. */
void player_ask(player *p, const tt_game *game, const void *state, uint32_t decision,
                tt_chance *coins, tt_answer *out);
/* How often greedy had to answer for a program. */
uint64_t player_faults(const player *p);

#endif
