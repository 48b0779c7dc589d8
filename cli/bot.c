/* tidetable bot: a bot of ours as a program of its own, the other side of the protocol in
 * docs/bot-protocol.md.
 *
 * It thinks about the position it is given as a sample of what its seat knows.  What is not
 * understood is answered with "error" when it is its turn. */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/protocol.h"
#include "cli/term.h"

#include <string.h>

enum { LINE_BYTES = 4 * TT_LINE_BYTES, SAFETY = 10 }; /* one in so many parts of the time is kept */

typedef struct talk {
    player_kind kind;
    player player;
    briefing brief;
} talk;

/* ==== What it answers ====================================================== */

/* Its own limits, which a level has by the game, and those it is given, whichever is less.  Who
 * thinks by the clock leaves a little of the time for the way back. */
static tt_budget budget_of(const tt_bot *own, const briefing *brief)
{
    tt_budget b = tt_bot_in(own, brief->game, brief->how.seats).budget;
    const tt_budget *given = &brief->budget;
    uint32_t ms = given->ms - given->ms / SAFETY;

    if (given->iterations > 0 && (b.iterations == 0 || given->iterations < b.iterations))
        b.iterations = given->iterations;
    if (ms > 0 && (b.ms == 0 || ms < b.ms))
        b.ms = ms;
    return b;
}

static void print_answer(const tt_game *game, const tt_answer *answer)
{
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_move(game, answer->move, &out);
    printf("bestmove %s", text);
    printf(" value %.4f\n", (double)answer->value[tt_place_of(&answer->list, answer->move)]);
}

static void answer_move(talk *t)
{
    static tt_answer answer;
    briefing *b = &t->brief;
    /* by the question alone; of what was asked before it a search may have kept its tree */
    tt_chance coins = tt_chance_fast(tt_mix(b->seed) + b->decision);
    const char *excuse = protocol_excuse(b);

    if (excuse != NULL) {
        printf("error %s\n", excuse);
        return;
    }
    if (b->is_new)
        player_begin(&t->player, b->game, &b->how);
    b->is_new = false;
    t->player.bot.budget = budget_of(&t->kind.bot, b);
    player_ask(&t->player, b->game, b->state, b->decision, &coins, &answer);
    print_answer(b->game, &answer);
}

/* ==== The talk ============================================================= */

/* Until "quit" or the end of the input. */
static void listen(talk *t)
{
    static char line[LINE_BYTES];

    while (fgets(line, sizeof line, stdin) != NULL) {
        wanted w = protocol_hear(&t->brief, line, strcspn(line, "\r\n"));
        if (w == WANTED_END)
            return;
        if (w == WANTED_HELLO)
            printf("bot %d tidetable %s\n", PROTOCOL_VERSION, t->kind.bot.name);
        if (w == WANTED_MOVE)
            answer_move(t);
        fflush(stdout);
    }
}

int cmd_bot(int argc, char **argv)
{
    static const cli_usage USAGE = {"bot", OPT_BOTS, 1, "cli.error.no_game"};
    static talk t;
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    const tt_game *game = cli_game(o.word[0]);
    if (game == NULL)
        return CLI_USAGE;
    code = cli_one_bot(o.bots != NULL ? o.bots : "greedy", &t.kind);
    if (code != 0)
        return code;
    protocol_begin(&t.brief, game);
    if (!player_open(&t.player, &t.kind))
        return cli_fail(CLI_FAILED, "cli.error.memory", 0);
    listen(&t);
    player_close(&t.player);
    return 0;
}
