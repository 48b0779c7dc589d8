/* "hint" while playing: what a bot would do in this seat. */
#include "bots/hint.h"

#include "cli/match.h"
#include "cli/term.h"

#include <stdlib.h>
#include <string.h>

enum { BEST = 3, PER_CENT = 100 };

/* What the seat knows is all the adviser gets; its coins are its own, so that the bots at the
 * table play on as if nobody had asked.  false: not enough memory. */
static bool think(const match *m, int seat, const tt_bot *bot, tt_hint *hint)
{
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(tt_mix((uint64_t)m->moves_n));
    size_t room = tt_bot_room(bot);
    void *memory = room > 0 ? malloc(room) : NULL;

    if (room > 0 && memory == NULL)
        return false;
    tt_bot_forget(memory, room);
    memcpy(known, m->state, m->game->state_size);
    m->game->resample(known, seat, &coins);
    const tt_question q = {.game = m->game,
                           .known = known,
                           .seat = seat,
                           .decision = (uint32_t)m->moves_n,
                           .coins = &coins,
                           .clock = player_clock,
                           .memory = memory,
                           .room = room};
    tt_hint_think(bot, &q, hint);
    free(memory);
    return true;
}

/* Its number among the choices, and the move as it is said there. */
static void say_advice(const match *m, const tt_moves *list, const tt_advice *a)
{
    char move[1024], text[1200];
    tt_text out = tt_text_in(move, sizeof move), all = tt_text_in(text, sizeof text);
    uint32_t number = tt_place_of(list, a->move);

    tt_say_move(cli_lang(), m->game, a->move, m->names, &out);
    const tt_arg args[] = {cli_text("a", move),
                           cli_number("b", (int64_t)(a->value * PER_CENT + 0.5f))};
    if (a->tried > 0)
        tt_say(cli_lang(), &all, "cli.hint.move", args, 2);
    else
        tt_put(&all, move);
    cli_set_style(CLI_ACT);
    printf("%4u  ", number + 1);
    cli_set_style(CLI_PLAIN);
    cli_hanging(text, 6);
}

/* How many of the best are known, and how many of those are as good as the first, as far as
 * one can tell. */
static int known_n(const tt_hint *h)
{
    int n = 1;

    while (n < BEST && (uint32_t)n < h->n && h->at[n].tried > 0)
        n++;
    return n;
}

static int equal_n(const tt_hint *h, int known)
{
    int n = 1;

    while (n < known && !tt_is_clearly_better(&h->at[0], &h->at[n]))
        n++;
    return n;
}

void match_hint(const match *m, int seat, const tt_moves *list)
{
    static tt_hint hint;
    const char *name = tt_adviser_of(m->game);
    tt_bot bot;

    bool is_bot = tt_bot_named((tt_word){name, strlen(name)}, &bot);
    TT_ASSERT(is_bot);
    if (!is_bot || !think(m, seat, &bot, &hint)) {
        cli_fail(0, "cli.error.memory", 0);
        return;
    }
    cli_say(stdout, hint.iterations > 0 ? "cli.hint.searched" : "cli.hint.would", 2,
            cli_text("a", bot.brain->name), cli_number("b", hint.iterations));
    int known = known_n(&hint);
    for (int i = 0; i < known; i++)
        say_advice(m, list, &hint.at[i]);
    int equal = equal_n(&hint, known);
    if (equal > 1)
        cli_say(stdout, "cli.hint.equal", 1, cli_number("a", equal));
}
