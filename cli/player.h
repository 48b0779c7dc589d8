/* Who sits at a table besides people: bots, with the memory and the clock they think with. */
#ifndef CLI_PLAYER_H
#define CLI_PLAYER_H

#include "bots/bot.h"

typedef struct player {
    tt_bot bot;   /* without a brain: nobody, or a person */
    void *memory; /* owned */
    size_t room;
} player;

/* Microseconds, for bots that think by the clock. */
uint64_t player_clock(void);

/* Gets ready for games; false: not enough memory. */
bool player_open(player *p, const tt_bot *bot);
void player_close(player *p);

/* A new game begins. */
void player_begin(player *p);
/* Its answer in the true state, of which it is shown what its seat knows. */
void player_ask(player *p, const tt_game *game, const void *state, uint32_t decision,
                tt_chance *coins, tt_answer *out);

#endif
