/* tidetable bot: a bot of ours as a program of its own, the other side of the protocol in
 * docs/bot-protocol.md.
 *
 * It thinks about the position it is given as a sample of what its seat knows.  What it is told
 * is taken for true; what is not understood is answered with "error" when it is its turn. */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/term.h"

#include <string.h>

enum { LINE_BYTES = 4 * TT_LINE_BYTES, SAFETY = 10 /* of a hundred parts of the time */ };

typedef struct talk {
    const tt_game *game;
    player_kind kind;
    player player;
    tt_setup how;
    int seat;
    uint64_t seed;
    uint32_t decision;
    bool is_new;         /* the game has not begun */
    bool has_sample;     /* there is a position to think about */
    const char *trouble; /* what is wrong with the setup, or NULL */
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
} talk;

/* ==== What it is told ====================================================== */

/* The number behind that word. */
static int64_t number_after(tt_reader *r, const char *word, int64_t high)
{
    if (!tt_read_if(r, word))
        tt_read_fail(r);
    return tt_read_number(r, 0, high);
}

/* "setup conspiracy rules 1 seats 2 seat 0 seed 81985" */
static void hear_setup(talk *t, tt_reader *r)
{
    tt_word game = tt_read_word(r);
    int64_t rules = number_after(r, "rules", UINT32_MAX);
    int64_t seats = number_after(r, "seats", TT_SEATS_MAX);

    t->seat = (int)number_after(r, "seat", TT_SEATS_MAX - 1);
    t->seed = (uint64_t)number_after(r, "seed", INT64_MAX / 16);
    t->how = tt_setup_for((int)seats);
    t->is_new = true;
    t->has_sample = false;
    t->trouble = NULL;
    if (r->failed)
        t->trouble = "this setup is not understood";
    else if (!tt_word_is(game, t->game->name))
        t->trouble = "this bot plays another game";
    else if (rules != t->game->rules_version)
        t->trouble = "this bot plays by another version of the rules";
}

static void hear_option(talk *t, tt_reader *r)
{
    tt_word name = tt_read_word(r), value = tt_read_word(r);

    if (t->trouble == NULL && tt_setup_option(t->game, &t->how, name, value) != TT_OK)
        t->trouble = "the game has no such option";
}

static void hear_decision(talk *t, tt_reader *r)
{
    t->decision = (uint32_t)tt_read_number(r, 0, TT_PLIES_MAX);
    t->has_sample = false;
}

static void hear_sample(talk *t, tt_reader *r)
{
    t->has_sample = tt_read_position(t->game, t->state, r) == TT_OK &&
                    t->game->actor(t->state) == t->seat && t->game->check(t->state) == NULL;
}

/* ==== What it answers ====================================================== */

/* Its own limits and those it is given, whichever is less.  Who thinks by the clock leaves a
 * little of the time for the way back. */
static tt_budget budget_of(const tt_bot *own, tt_reader *r)
{
    uint32_t iterations = (uint32_t)number_after(r, "it", UINT32_MAX);
    uint32_t ms = (uint32_t)number_after(r, "ms", UINT32_MAX);
    tt_budget b = own->budget;

    if (r->failed)
        return b;
    ms = ms > 0 ? ms - ms / SAFETY : 0;
    if (iterations > 0 && (b.iterations == 0 || iterations < b.iterations))
        b.iterations = iterations;
    if (ms > 0 && (b.ms == 0 || ms < b.ms))
        b.ms = ms;
    return b;
}

static void print_answer(const talk *t, const tt_answer *answer)
{
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_move(t->game, answer->move, &out);
    printf("bestmove %s", text);
    for (uint32_t i = 0; i < answer->list.n; i++)
        if (tt_same_move(answer->list.at[i], answer->move))
            printf(" value %.4f", (double)answer->value[i]);
    printf("\n");
}

static void hear_go(talk *t, tt_reader *r)
{
    static tt_answer answer;
    /* the same question gets the same answer, whatever was asked before */
    tt_chance coins = tt_chance_fast(tt_mix(t->seed) + t->decision);

    if (t->trouble != NULL || !t->has_sample) {
        printf("error %s\n", t->trouble != NULL ? t->trouble : "there is no sample to think about");
        return;
    }
    if (t->is_new)
        player_begin(&t->player, t->game, &t->how);
    t->is_new = false;
    t->player.bot.budget = budget_of(&t->kind.bot, r);
    player_ask(&t->player, t->game, t->state, t->decision, &coins, &answer);
    print_answer(t, &answer);
}

/* "tidetable 1" */
static void hear_hello(talk *t, tt_reader *r)
{
    (void)r;
    printf("bot 1 tidetable %s\n", t->kind.bot.name);
}

/* ==== The talk ============================================================= */

static const struct {
    const char *word;
    void (*hear)(talk *t, tt_reader *r);
} WORDS[] = {
    {"tidetable", hear_hello},   {"setup", hear_setup},   {"option", hear_option},
    {"decision", hear_decision}, {"sample", hear_sample}, {"go", hear_go},
};

/* Until "quit" or the end of the input.  Words it does not know mean nothing to it. */
static void listen(talk *t)
{
    static char line[LINE_BYTES];

    while (fgets(line, sizeof line, stdin) != NULL) {
        tt_reader r = tt_reader_of(line, strcspn(line, "\r\n"));
        if (tt_read_if(&r, "quit"))
            return;
        for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
            if (!tt_read_if(&r, WORDS[i].word))
                continue;
            WORDS[i].hear(t, &r);
            break;
        }
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
    t.game = cli_game(o.word[0]);
    if (t.game == NULL)
        return CLI_USAGE;
    code = cli_bots(o.bots != NULL ? o.bots : "greedy", &t.kind, 0, 1);
    if (code != 0)
        return code;
    t.trouble = "there was no setup";
    if (!player_open(&t.player, &t.kind))
        return cli_fail(CLI_FAILED, "cli.error.memory", 0);
    listen(&t);
    player_close(&t.player);
    return 0;
}
