/* tidetable arena: which of some bots plays best.
 *
 * Every deal is played in all seatings (cli/seating.h).  What is counted are whole numbers, so
 * that the result does not depend on which thread played which game; and a sequential test looks
 * at the deals in their order, so that neither does the game at which it ends. */
#include "cli/arena.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/process.h"
#include "cli/progress.h"
#include "cli/ranks.h"
#include "cli/term.h"
#include "cli/workers.h"
#include "wire/json.h"

#include <errno.h>
#include <string.h>

enum { WHOLE = OUTCOME_WHOLE };

static void count_game(tally *sum, const outcome *o, int bots_n, bool is_new)
{
    unsigned set = 0;

    sum->games++;
    sum->kept += !is_new;
    sum->decisions += (uint64_t)o->decisions;
    sum->hash += o->hash;
    for (int i = 0; i < bots_n; i++) {
        const outcome_of_bot *b = &o->bot[i];
        bot_tally *r = &sum->bot[i];
        set |= (unsigned)(b->seats > 0) << i;
        r->games += b->seats > 0;
        r->won += (uint64_t)b->won;
        r->points += (uint64_t)b->points;
        r->squares += (uint64_t)(b->points * b->points);
        r->moves += (uint64_t)b->moves;
        r->ns += (uint64_t)b->ns;
        r->faults += (uint64_t)b->faults;
        r->left += (uint64_t)b->left;
    }
    sum->met[set]++;
}

/* ==== Many games =========================================================== */

static bool open_players(arena_worker *w)
{
    bool fine = true;

    for (int bot = 0; bot < w->arena->bots_n; bot++)
        for (int i = 0; i < arena_seats_each(w->arena); i++)
            fine = player_open(&w->players[bot][i], &w->arena->bots[bot]) && fine;
    if (w->arena->options->record != NULL)
        fine = recorder_open(&w->recorder, w->arena->game) && fine;
    return fine;
}

static void close_players(arena_worker *w)
{
    for (int bot = 0; bot < w->arena->bots_n; bot++)
        for (int i = 0; i < arena_seats_each(w->arena); i++)
            player_close(&w->players[bot][i]);
    recorder_close(&w->recorder);
}

/* Rounds are whole deals; one is enough where there is nothing to tell each other before the end.
 */
static void begin_round(arena *a, uint64_t from)
{
    uint64_t deals = (ARENA_ROUND + a->seatings.n - 1) / a->seatings.n;
    bool may_fail = ranks_n() > 1 && a->options->record != NULL;
    uint64_t to = a->is_test || may_fail ? from + deals * a->seatings.n : a->games;

    memset(&a->round, 0, sizeof a->round);
    memset(a->deals, 0, sizeof a->deals);
    a->looked = 0;
    a->from = from;
    a->to = to < a->games ? to : a->games;
    a->next = from + (uint64_t)ranks_own();
}

/* A deal of the round that was played to its end. */
static void test_deal(arena *a, const duel deal[])
{
    for (int i = 0; i < a->bots_n - 1; i++)
        sprt_add(&a->tests[i], (double)deal[i].won / WHOLE, (double)deal[i].lost / WHOLE);
}

/* The test looks at what deals are whole, up to the first that is not or that makes it clear. */
static void look(arena *a)
{
    while (!arena_is_clear(a) && a->looked < ARENA_ROUND &&
           a->round.over[a->looked] == a->seatings.n) {
        test_deal(a, a->round.deal[a->looked]);
        cli_add(&a->sum, &a->deals[a->looked], sizeof a->sum);
        a->looked++;
    }
}

/* No game begins any more, and none that is being played counts. */
static void close_match(arena *a)
{
    a->is_over = true;
    atomic_store(&a->is_decided, true);
    atomic_store(&a->done, a->games);
    pthread_cond_broadcast(&a->turn);
}

/* A match may end within a deal, without a word from the test. */
static void count_rest(arena *a)
{
    for (uint64_t i = a->looked; i < ARENA_ROUND; i++)
        cli_add(&a->sum, &a->deals[i], sizeof a->sum);
}

/* All games of the round are over, here; waits for the other processes.  Goes on to the next
 * round, or ends it all. */
static void end_round(arena *a)
{
    ranks_sum((uint64_t *)&a->round, sizeof a->round / sizeof(uint64_t));
    if (a->is_test)
        look(a);
    bool clear = a->is_test && arena_is_clear(a);
    a->has_failed = a->round.failed > 0;
    if (!a->has_failed && !clear && a->to < a->games) {
        begin_round(a, a->to);
        pthread_cond_broadcast(&a->turn);
        return;
    }
    if (!clear)
        count_rest(a);
    close_match(a);
}

/* The next game for a thread; false: there is none. */
static bool next_game(arena *a, uint64_t *number)
{
    pthread_mutex_lock(&a->lock);
    while (!a->is_over && a->next >= a->to) {
        if (a->playing == 0)
            end_round(a);
        else
            pthread_cond_wait(&a->turn, &a->lock);
    }
    bool is_one = !a->is_over;
    if (is_one) {
        *number = a->next;
        a->next += (uint64_t)ranks_n();
        a->playing++;
    }
    pthread_mutex_unlock(&a->lock);
    return is_one;
}

/* What the first bot and each of the others who were there have won. */
static void count_duels(const arena *a, const outcome *o, duel deal[])
{
    for (int bot = 1; bot < a->bots_n && o->bot[0].seats > 0; bot++) {
        if (o->bot[bot].seats == 0)
            continue;
        deal[bot - 1].won += (uint64_t)o->bot[0].won;
        deal[bot - 1].lost += (uint64_t)o->bot[bot].won;
    }
}

/* Something is missing that it takes to go on: no new game begins. */
static void give_up(arena *a)
{
    a->round.failed = 1;
    a->round.refused = process_is_refused();
    a->round.unwritten = a->error != 0;
    a->next = a->to;
}

/* A game of a match with a test; its deal may have been the last that it takes. */
static void note_in_round(arena *a, uint64_t number, const outcome *o, bool is_new)
{
    uint64_t deal = (number - a->from) / a->seatings.n;

    count_duels(a, o, a->round.deal[deal]);
    count_game(&a->deals[deal], o, a->bots_n, is_new);
    a->round.over[deal]++;
    if (ranks_n() > 1)
        return;
    look(a);
    if (arena_is_clear(a))
        close_match(a);
}

/* Writes down a game wherever that is wanted; the record comes first, for a game that is kept is
 * not played again.  Under the lock, so that last words leave no file half written. */
static void keep_game(arena_worker *w, const outcome *o)
{
    arena *a = w->arena;

    if (a->options->record != NULL &&
        !recorder_write(&w->recorder, a->options->record, a->game, o->game))
        a->error = errno;
    if (a->error != 0 || (a->kept.file != NULL && !outcomes_add(&a->kept, o)))
        give_up(a);
}

/* `is_new`: it has been played just now. */
static void end_game(arena_worker *w, uint64_t number, const outcome *o, bool is_new)
{
    arena *a = w->arena;

    if (is_new)
        keep_game(w, o);
    if (is_new)
        atomic_fetch_add(&a->done, (uint64_t)ranks_n());
    if (a->is_test)
        note_in_round(a, number, o, is_new);
    else
        count_game(&a->sum, o, a->bots_n, is_new);
}

static void *work(void *arg)
{
    arena_worker *w = arg;
    arena *a = w->arena;
    uint64_t number;

    if (!open_players(w)) {
        pthread_mutex_lock(&a->lock);
        give_up(a);
        pthread_mutex_unlock(&a->lock);
    }
    while (next_game(a, &number)) {
        uint64_t game = seatings_game(&a->seatings, number);
        const outcome *kept = outcomes_find(&a->kept, game);
        outcome o = {0};
        bool is_whole = true;
        if (kept != NULL)
            o = *kept;
        else
            is_whole = arena_play(w, game, &o);
        if (kept == NULL && is_whole && a->options->record != NULL)
            arena_put_record(w, &o);
        pthread_mutex_lock(&a->lock);
        a->playing--;
        if (!is_whole && !a->is_over)
            give_up(a);
        else if (!a->is_over)
            end_game(w, number, &o, kept == NULL);
        pthread_mutex_unlock(&a->lock);
    }
    close_players(w);
    return NULL;
}

/* How many games have yet to be played, give or take some of the last deal. */
static uint64_t games_left(const arena *a)
{
    uint64_t left = a->games;

    for (size_t i = 0; i < a->kept.n; i++)
        left -= a->kept.at[i].game < a->games;
    return left;
}

/* ==== The command ========================================================== */

/* Who plays, and how many at a table: all bots, unless that is too few or too many. */
static int choose_bots(arena *a, const cli_options *o)
{
    int players = o->players;

    if (o->bots == NULL)
        return cli_fail(CLI_USAGE, "cli.error.no_bots", 1, cli_text("a", a->game->name));
    a->bots_n = cli_count(o->bots);
    if (a->bots_n < 2 || a->bots_n > SEATING_BOTS)
        return cli_fail(CLI_USAGE, "cli.error.arena_bots", 2, cli_number("a", SEATING_BOTS),
                        cli_number("b", a->bots_n));
    if (players == 0)
        players = a->bots_n;
    if (o->players == 0 && players < a->game->seats_min)
        players = a->game->seats_min;
    if (o->players == 0 && players > a->game->seats_max)
        players = a->game->seats_max;
    int code = cli_setup(o, a->game, players, &a->how);
    return code != 0 ? code : cli_bots(o->bots, a->bots, 0, a->bots_n);
}

/* Another process may have said it, whose words are not shown. */
static int fail_refused(void)
{
    return process_is_refused() ? CLI_FAILED : cli_fail(CLI_FAILED, "cli.error.no_process", 0);
}

/* A match with somebody who is not there tells nothing.  0, or an exit code after saying who;
 * every process tries, and all come to the same end. */
static int try_bots(const arena *a)
{
    uint64_t absent[SEATING_BOTS + 1];

    for (int i = 0; i < a->bots_n; i++)
        absent[i] = !player_starts(&a->bots[i]);
    absent[a->bots_n] = process_is_refused();
    ranks_sum(absent, a->bots_n + 1);
    if (absent[a->bots_n] > 0)
        return fail_refused();
    for (int i = 0; i < a->bots_n; i++)
        if (absent[i] > 0)
            return cli_fail(CLI_FAILED, "cli.error.bot_start", 1,
                            cli_text("a", a->bots[i].command));
    return 0;
}

/* Who sits where; teams are the same in every deal. */
static void seat_bots(arena *a)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance coins = tt_chance_fast(a->seed);
    const char *names[SEATING_BOTS];
    uint8_t side[TT_SEATS_MAX];

    for (int i = 0; i < a->bots_n; i++)
        names[i] = a->bots[i].name;
    seatings_make(&a->seatings, names, a->bots_n, a->how.seats);
    if (a->game->side == NULL)
        return;
    a->game->setup(state, &a->how, &coins, NULL);
    for (int seat = 0; seat < a->how.seats; seat++)
        side[seat] = (uint8_t)a->game->side(state, seat);
    seatings_by_side(&a->seatings, side);
}

/* The line of a file that tells which match is kept in it. */
static void put_match(const arena *a, tt_text *out)
{
    char text[160];

    snprintf(text, sizeof text, "{\"arena\":\"%s\",\"rules\":%u,\"players\":%d,\"seed\":%llu",
             a->game->name, (unsigned)a->game->rules_version, a->how.seats,
             (unsigned long long)a->seed);
    tt_put(out, text);
    tt_put(out, ",\"options\":[");
    for (int i = 0; i < TT_OPTIONS_MAX; i++) {
        tt_put(out, i > 0 ? "," : "");
        tt_put_number(out, a->how.option[i]);
    }
    tt_put(out, "],\"bots\":[");
    for (int i = 0; i < a->bots_n; i++) {
        tt_put(out, i > 0 ? "," : "");
        json_put_string(out, a->bots[i].name);
    }
    tt_put(out, "]}");
}

/* --save; 0, or an exit code after saying why. */
static int open_file(arena *a, const cli_options *o)
{
    static char match[OUTCOME_LINE];
    tt_text text = tt_text_in(match, sizeof match);
    uint64_t line = 0;

    if (o->save == NULL)
        return 0;
    if (ranks_n() > 1)
        return cli_fail(CLI_USAGE, "cli.error.save_ranks", 0);
    put_match(a, &text);
    TT_ASSERT(!text.full);
    switch (outcomes_open(&a->kept, o->save, match, &a->seatings, &line)) {
    case OUTCOMES_FINE:
        return 0;
    case OUTCOMES_KIND:
        return cli_fail(CLI_FAILED, "cli.error.save_kind", 1, cli_text("a", o->save));
    case OUTCOMES_BUSY:
        return cli_fail(CLI_FAILED, "cli.error.save_busy", 1, cli_text("a", o->save));
    case OUTCOMES_OTHER:
        return cli_fail(CLI_FAILED, "cli.error.save_other", 1, cli_text("a", o->save));
    case OUTCOMES_LINE:
        return cli_fail(CLI_FAILED, "cli.error.save_line", 2, cli_text("a", o->save),
                        cli_number("b", (int64_t)line));
    default:
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", o->save),
                        cli_text("b", strerror(errno)));
    }
}

/* Of another process nobody knows what was wrong. */
static int fail_record(const arena *a)
{
    if (a->error == 0)
        return cli_fail(CLI_FAILED, "cli.error.write_elsewhere", 1,
                        cli_text("a", a->options->record));
    return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", a->options->record),
                    cli_text("b", strerror(a->error)));
}

/* --record; 0, or an exit code after saying why.  All processes come to the same end. */
static int open_folder(arena *a)
{
    uint64_t failed = 0;

    if (a->options->record != NULL && !recorder_folder(a->options->record)) {
        a->error = errno;
        failed = 1;
    }
    ranks_sum(&failed, 1);
    return failed > 0 ? fail_record(a) : 0;
}

/* Games that are over count, also behind a deal that the test has not looked at; others are
 * abandoned.  The lock is not given back: nothing is counted or kept any more. */
static void say_stopped(void *arg)
{
    arena *a = arg;

    cli_watch_end();
    pthread_mutex_lock(&a->lock);
    atomic_store(&a->is_decided, true);
    if (!a->is_over)
        count_rest(a);
    a->is_over = true;
    if (a->sum.games == 0) {
        cli_fail(0, "cli.arena.stopped_none", 0);
        return;
    }
    cli_fail(0, "cli.arena.stopped", 1, cli_number("a", (int64_t)a->sum.games));
    arena_tell(a);
}

static void run(arena *a, int threads)
{
    static arena_worker workers[CLI_THREADS_MAX];

    memset(workers, 0, sizeof workers);
    pthread_mutex_init(&a->lock, NULL);
    pthread_cond_init(&a->turn, NULL);
    begin_round(a, 0);
    if (ranks_n() == 1) /* mpirun has ways of its own to stop many */
        cli_interrupt_begin(say_stopped, a);
    for (int i = 0; i < threads; i++)
        workers[i].arena = a;
    cli_work(work, workers, sizeof *workers, threads, &a->done, games_left(a));
    cli_interrupt_end();
    ranks_sum((uint64_t *)&a->sum, sizeof a->sum / sizeof(uint64_t));
}

/* 0, or an exit code after saying what has ended the match before its time. */
static int play_match(arena *a)
{
    run(a, a->options->threads);
    if (a->kept.error != 0)
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", a->options->save),
                        cli_text("b", strerror(a->kept.error)));
    if (a->round.unwritten > 0)
        return fail_record(a);
    if (a->round.refused > 0)
        return fail_refused();
    if (a->has_failed)
        return cli_fail(CLI_FAILED, "cli.error.memory", 0);
    arena_tell(a);
    return 0;
}

static int hold(int argc, char **argv)
{
    static const cli_usage USAGE = {"arena",
                                    OPT_GAMES | OPT_BOTS | OPT_PLAYERS | OPT_SEED | OPT_THREADS |
                                        OPT_JSON | OPT_OPTION | OPT_SPRT | OPT_SAVE | OPT_RECORD,
                                    1, "cli.error.no_game"};
    static arena a;
    static cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    a.game = cli_game(o.word[0]);
    if (a.game == NULL)
        return CLI_USAGE;
    a.options = &o;
    code = choose_bots(&a, &o);
    if (code == 0)
        code = try_bots(&a);
    if (code != 0)
        return code;
    a.games = o.games;
    a.seed = o.seed;
    seat_bots(&a);
    a.is_test = o.sprt;
    if (a.is_test && a.games < a.seatings.n)
        return cli_fail(CLI_USAGE, "cli.error.sprt_deal", 1,
                        cli_number("a", (int64_t)a.seatings.n));
    code = open_file(&a, &o);
    if (code == 0)
        code = open_folder(&a);
    if (code == 0)
        code = play_match(&a);
    outcomes_close(&a.kept);
    return code;
}

int cmd_arena(int argc, char **argv)
{
    ranks_begin();
    int code = hold(argc, argv);
    fflush(stdout); /* a failure is found by who called */
    ranks_end();
    return code;
}
