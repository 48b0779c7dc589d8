/* Bots at a table. */
#include "cli/player.h"

#include "bots/parallel.h"

#include <stdlib.h>
#include <time.h>

uint64_t player_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* ==== Playing ============================================================== */

bool player_starts(const player_kind *kind)
{
    return kind->command[0] == '\0' || external_greets(kind->command);
}

bool player_open(player *p, const player_kind *kind)
{
    *p = (player){.bot = kind->bot, .room = tt_bot_room(&kind->bot)};
    if (p->room > 0)
        p->memory = malloc(p->room);
    if (kind->command[0] != '\0')
        p->external = external_new(kind->command, kind->bot.budget);
    return (p->room == 0 || p->memory != NULL) && (kind->command[0] == '\0' || p->external != NULL);
}

void player_close(player *p)
{
    external_free(p->external);
    free(p->memory);
    *p = (player){0};
}

static bool is_parallel(const player *p)
{
    return p->bot.threads > 1 && p->memory != NULL;
}

void player_begin(player *p, const tt_game *game, const tt_setup *how)
{
    if (is_parallel(p))
        tt_bot_forget_parallel(&p->bot, p->memory, p->room);
    else if (p->memory != NULL)
        tt_bot_forget(p->memory, p->room);
    if (p->external != NULL)
        external_begin(p->external, game, how);
}

/* One legal move needs no question. */
static bool ask_program(player *p, tt_question *q, const void *state, tt_answer *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];

    tt_answer_begin(q->game, state, out);
    if (out->list.n == 1)
        return false;
    tt_bot_show(q, state, known);
    bool fine = external_ask(p->external, q, state, out);
    q->known = NULL;
    return fine;
}

void player_ask(player *p, const tt_game *game, const void *state, uint32_t decision,
                tt_chance *coins, tt_answer *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];
    tt_question q = {.game = game,
                     .decision = decision,
                     .coins = coins,
                     .clock = player_clock,
                     .memory = p->memory,
                     .room = p->room};

    if (p->external != NULL && ask_program(p, &q, state, out))
        return;
    tt_bot_show(&q, state, known);
    if (is_parallel(p))
        tt_bot_think_parallel(&p->bot, &q, out);
    else
        tt_bot_think(&p->bot, &q, out);
}

uint64_t player_faults(const player *p)
{
    return p->external != NULL ? external_faults(p->external) : 0;
}
