/* Bots at a table. */
#include "cli/player.h"

#include <stdlib.h>
#include <time.h>

uint64_t player_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

bool player_open(player *p, const tt_bot *bot)
{
    *p = (player){.bot = *bot, .room = tt_bot_room(bot)};
    if (p->room > 0)
        p->memory = malloc(p->room);
    return p->room == 0 || p->memory != NULL;
}

void player_close(player *p)
{
    free(p->memory);
    *p = (player){0};
}

void player_begin(player *p)
{
    if (p->memory != NULL)
        tt_bot_forget(p->memory, p->room);
}

void player_ask(player *p, const tt_game *game, const void *state, uint32_t decision,
                tt_chance *coins, tt_answer *out)
{
    tt_question q = {.game = game,
                     .decision = decision,
                     .coins = coins,
                     .clock = player_clock,
                     .memory = p->memory,
                     .room = p->room};

    tt_bot_ask(&p->bot, &q, state, out);
}
