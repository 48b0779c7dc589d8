/* tidetable sim: many games between bots. */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/player.h"
#include "cli/process.h"
#include "cli/progress.h"
#include "cli/recorder.h"
#include "cli/term.h"
#include "cli/workers.h"

#include <errno.h>
#include <string.h>

enum { CHUNK = 64, WHOLE_WIN = 60 };

/* What all threads share. */
typedef struct sim {
    const tt_game *game;
    tt_setup how;
    player_kind bots[TT_SEATS_MAX];
    uint64_t games, seed;
    const char *record;
    atomic_uint_fast64_t next, done; /* games begun, games over */
    atomic_int error;                /* errno of a record that could not be written */
} sim;

/* What one thread has counted.  Sums do not depend on who played which game. */
typedef struct tally {
    uint64_t decisions, hash;
    int64_t points[TT_SEATS_MAX];
    uint64_t wins[TT_SEATS_MAX]; /* in sixtieths: a shared victory is shared by up to six */
    uint64_t faults[TT_SEATS_MAX];
} tally;

typedef struct worker {
    sim *sim;
    player players[TT_SEATS_MAX];
    tally tally;
    double end; /* when it had nothing left to do */
} worker;

/* ==== One game ============================================================= */

/* Hashes every move and the final position; keeps the moves if there is a record. */
static uint64_t play(worker *w, uint64_t deal, tt_move *moves, int *moves_n)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    const sim *s = w->sim;
    const tt_game *game = s->game;
    tally *sum = &w->tally;
    tt_chance chance = tt_chance_fast(deal), choice = tt_chance_fast(~deal);
    tt_answer answer;
    uint64_t hash = deal;
    int seat, n = 0;

    game->setup(state, &s->how, &chance, NULL);
    for (int i = 0; i < s->how.seats; i++)
        player_begin(&w->players[i], game, &s->how);
    /* One that nobody can end is for who leads. */
    while ((seat = game->actor(state)) != TT_OVER && n < game->plies_max) {
        tt_move m;
        if (s->bots[seat].bot.brain ==
            &tt_brain_random) { /* looks at nothing: needs no redrawn state */
            tt_moves list;
            game->moves(state, &list);
            m = list.at[tt_draw(&choice, list.n)];
        } else {
            player_ask(&w->players[seat], game, state, (uint32_t)n, &choice, &answer);
            m = answer.move;
        }
        hash = tt_chain(hash, tt_move_word(m));
        if (moves != NULL)
            moves[n] = m;
        n++;
        game->apply(state, m, &chance, NULL);
    }
    *moves_n = n;
    sum->decisions += (uint64_t)n;

    int32_t points[TT_SEATS_MAX];
    uint32_t winners = game->score(state, points);
    for (int i = 0; i < s->how.seats; i++) {
        sum->points[i] += points[i];
        if (winners >> i & 1)
            sum->wins[i] += WHOLE_WIN / (uint64_t)__builtin_popcount(winners);
    }
    return tt_chain(hash, tt_state_hash(game, state));
}

static bool write_record(const sim *s, uint64_t number, uint64_t deal, recorder *r, int moves_n)
{
    tt_seed seed = tt_seed_fast(deal);
    tt_header header = tt_header_for(s->game, &s->how, &seed);

    for (int seat = 0; seat < s->how.seats; seat++)
        snprintf(header.player[seat].kind, TT_KIND_MAX, "%s", s->bots[seat].bot.name);
    recorder_put(r, s->game, &header, moves_n);
    return recorder_write(r, s->record, s->game, number);
}

/* ==== Many games =========================================================== */

static void *work(void *arg)
{
    worker *w = arg;
    sim *s = w->sim;
    recorder kept = {0};

    if (s->record != NULL && !recorder_open(&kept, s->game))
        atomic_store(&s->error, ENOMEM);
    for (int i = 0; i < s->how.seats; i++)
        if (!player_open(&w->players[i], &s->bots[i]))
            atomic_store(&s->error, ENOMEM);
    for (;;) {
        uint64_t from = atomic_fetch_add(&s->next, CHUNK), to = from + CHUNK;
        if (from >= s->games || atomic_load(&s->error) != 0)
            break;
        for (uint64_t i = from; i < to && i < s->games; i++) {
            uint64_t deal = tt_mix(tt_mix(s->seed) + i);
            int n;
            uint64_t hash = play(w, deal, kept.moves, &n);
            w->tally.hash += tt_mix(hash ^ tt_mix(i));
            if (process_is_refused())
                atomic_store(&s->error, EMFILE);
            else if (s->record != NULL && !write_record(s, i, deal, &kept, n))
                atomic_store(&s->error, errno);
        }
        atomic_fetch_add(&s->done, (to < s->games ? to : s->games) - from);
    }
    for (int i = 0; i < s->how.seats; i++) {
        w->tally.faults[i] = player_faults(&w->players[i]);
        player_close(&w->players[i]);
    }
    recorder_close(&kept);
    w->end = cli_seconds();
    atomic_fetch_add(&s->done, atomic_load(&s->error) != 0 ? s->games : 0);
    return NULL;
}

/* `end` is when the last game was over: showing progress takes no time of the games. */
static tally run(sim *s, int threads, double *end)
{
    static worker workers[CLI_THREADS_MAX];
    tally sum = {0};

    memset(workers, 0, sizeof workers);
    for (int i = 0; i < threads; i++)
        workers[i].sim = s;
    threads = cli_work(work, workers, sizeof *workers, threads, &s->done, s->games);
    for (int i = 0; i < threads; i++) {
        *end = workers[i].end > *end ? workers[i].end : *end;
        cli_add(&sum, &workers[i].tally, sizeof sum);
    }
    return sum;
}

/* ==== Telling ============================================================== */

static void print_json(const sim *s, const tally *t, double seconds)
{
    printf("{\"game\":\"%s\",\"players\":%d,\"games\":%llu,\"decisions\":%llu,\"seconds\":%.6f,"
           "\"decisions_per_second\":%.0f,\"wins\":[",
           s->game->name, s->how.seats, (unsigned long long)s->games,
           (unsigned long long)t->decisions, seconds, (double)t->decisions / seconds);
    for (int i = 0; i < s->how.seats; i++)
        printf("%s%.10g", i > 0 ? "," : "", (double)t->wins[i] / WHOLE_WIN);
    printf("],\"mean_scores\":[");
    for (int i = 0; i < s->how.seats; i++)
        printf("%s%.4f", i > 0 ? "," : "", (double)t->points[i] / (double)s->games);
    printf("],\"hash\":\"%016llx\",\"seed\":%llu,\"bots\":[", (unsigned long long)t->hash,
           (unsigned long long)s->seed);
    for (int i = 0; i < s->how.seats; i++) {
        printf("%s", i > 0 ? "," : "");
        cli_print_json(s->bots[i].name);
    }
    printf("],\"faults\":[");
    for (int i = 0; i < s->how.seats; i++)
        printf("%s%llu", i > 0 ? "," : "", (unsigned long long)t->faults[i]);
    printf("]}\n");
}

static void print_text(const sim *s, const tally *t, double seconds)
{
    char number[32], speed[32], hash[20];

    snprintf(number, sizeof number, "%.2f", seconds);
    snprintf(speed, sizeof speed, "%.2f", (double)t->decisions / seconds / 1e6);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)t->hash);
    cli_say(stdout, "cli.sim.played", 5, cli_number("a", (int64_t)s->games),
            cli_number("b", s->how.seats), cli_number("c", (int64_t)t->decisions),
            cli_text("d", number), cli_text("e", speed));
    for (int i = 0; i < s->how.seats; i++) {
        char wins[32], points[32];
        snprintf(wins, sizeof wins, "%.1f",
                 100.0 * (double)t->wins[i] / WHOLE_WIN / (double)s->games);
        snprintf(points, sizeof points, "%.2f", (double)t->points[i] / (double)s->games);
        cli_say(stdout, "cli.sim.seat", 4, cli_number("a", i + 1), cli_text("b", s->bots[i].name),
                cli_text("c", wins), cli_text("d", points));
        cli_say_faults(s->bots[i].name, t->faults[i]);
    }
    cli_say(stdout, "cli.sim.hash", 1, cli_text("a", hash));
}

int cmd_sim(int argc, char **argv)
{
    static const cli_usage USAGE = {"sim",
                                    OPT_GAMES | OPT_BOTS | OPT_PLAYERS | OPT_SEED | OPT_THREADS |
                                        OPT_RECORD | OPT_JSON | OPT_OPTION,
                                    1, "cli.error.no_game"};
    cli_options o;
    sim s = {0};
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    s.game = cli_game(o.word[0]);
    if (s.game == NULL)
        return CLI_USAGE;
    const char *bots = o.bots != NULL ? o.bots : "random";
    int players = o.players;
    if (players == 0) { /* as many as bots were named, or the fewest */
        players = cli_count(bots);
        if (o.bots == NULL || players < s.game->seats_min)
            players = s.game->seats_min;
    }
    code = cli_setup(&o, s.game, players, &s.how);
    if (code == 0)
        code = cli_bots(bots, s.bots, 0, players);
    if (code != 0)
        return code;
    for (int i = 0; i < players; i++)
        if (!player_starts(&s.bots[i]))
            return process_is_refused() ? CLI_FAILED
                                        : cli_fail(CLI_FAILED, "cli.error.bot_start", 1,
                                                   cli_text("a", s.bots[i].command));
    s.games = o.games;
    s.seed = o.seed;
    s.record = o.record;
    if (s.record != NULL && !recorder_folder(s.record))
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", s.record),
                        cli_text("b", strerror(errno)));

    double start = cli_seconds();
    double end = start;
    tally t = run(&s, o.threads, &end);
    double seconds = end - start;
    if (process_is_refused()) /* which was said */
        return CLI_FAILED;
    if (atomic_load(&s.error) != 0)
        return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", s.record),
                        cli_text("b", strerror(atomic_load(&s.error))));
    if (o.json)
        print_json(&s, &t, seconds);
    else
        print_text(&s, &t, seconds);
    return 0;
}
