/* tidetable arena: which of some bots plays best.
 *
 * Every deal is played in all seatings (cli/seating.h).  What is counted are whole numbers, so
 * that the result does not depend on which thread played which game; and a sequential test looks
 * at the deals in their order, so that neither does the game at which it ends. */
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/interrupt.h"
#include "cli/layout.h"
#include "cli/options.h"
#include "cli/outcomes.h"
#include "cli/player.h"
#include "cli/process.h"
#include "cli/progress.h"
#include "cli/ranks.h"
#include "cli/recorder.h"
#include "cli/seating.h"
#include "cli/workers.h"
#include "wire/json.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

enum {
    WHOLE = OUTCOME_WHOLE,
    ROUND = 64 /* about so many games that a match with a sequential test begins at a time */
};

/* What was counted of one bot. */
typedef struct record {
    uint64_t games, won;      /* won in sixtieths */
    uint64_t points, squares; /* of the mean of its seats in a game, in sixtieths; may wrap */
    uint64_t moves, ns;       /* how often it had a choice, and the time it took */
    uint64_t faults;          /* how often it did not answer */
    uint64_t left;            /* players of it that are not asked any more */
} record;

/* Nothing but uint64_t. */
typedef struct tally {
    uint64_t games, decisions, hash;
    uint64_t kept; /* games that were over before */
    record bot[SEATING_BOTS];
    uint64_t met[1 << SEATING_BOTS]; /* games by the set of bots that played */
} tally;

/* What the first bot and a rival won of the games of a deal they both played, in sixtieths. */
typedef struct duel {
    uint64_t won, lost;
} duel;

/* What the first bot did in the deals of a round, against each of the others; nothing but
 * uint64_t. */
typedef struct round_tally {
    uint64_t failed;      /* processes that cannot go on, */
    uint64_t refused;     /* those of them that may not start a program, */
    uint64_t unwritten;   /* and those that could not write a record */
    uint64_t over[ROUND]; /* games of each deal */
    duel deal[ROUND][SEATING_BOTS - 1];
} round_tally;

/* What all threads share.  Games are played in rounds; without a sequential test there is one.
 *
 * The test looks at every deal, in order, and games behind the deal that made it clear do not
 * count, so that it does not matter how many were played before it looked.  A process that plays
 * alone looks as soon as a deal is over.  Many have to tell each other what was won, and wait for
 * the slowest: they do so once a round, and may play the rest of it for nothing. */
typedef struct arena {
    const cli_options *options;
    const tt_game *game;
    tt_setup how;
    player_kind bots[SEATING_BOTS];
    int bots_n;
    seatings seatings;
    uint64_t games, seed;
    bool is_test;                 /* it ends when the answer is clear */
    sprt tests[SEATING_BOTS - 1]; /* of the first bot against each of the others */

    outcomes kept; /* games that were over before; new ones are added under the lock */

    pthread_mutex_t lock; /* over what follows */
    pthread_cond_t turn;  /* a new round has begun, or all is over */
    uint64_t next, from, to;
    round_tally round;
    tally deals[ROUND]; /* of the round, until the test looks at them */
    uint64_t looked;    /* at so many of these */
    tally sum;          /* of all others */
    int playing;        /* games that have begun and are not over */
    bool is_over, has_failed;
    int error;                 /* errno of a record that could not be written, or 0 */
    atomic_bool is_decided;    /* games that are being played do not count any more */
    atomic_uint_fast64_t done; /* games over, of all processes, as far as one can tell */
} arena;

typedef struct worker {
    arena *arena;
    player players[SEATING_BOTS][TT_SEATS_MAX]; /* of each bot, as many as it has seats */
    uint64_t faults[SEATING_BOTS];              /* of its players, before this game */
    recorder recorder;                          /* for --record */
} worker;

/* ==== One game ============================================================= */

static uint64_t nanoseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

/* Everybody takes a seat. */
static void sit_down(worker *w, const uint8_t who[], player *at[])
{
    int taken[SEATING_BOTS] = {0};

    for (int seat = 0; seat < w->arena->how.seats; seat++) {
        at[seat] = &w->players[who[seat]][taken[who[seat]]++];
        player_begin(at[seat], w->arena->game, &w->arena->how);
    }
}

/* How many seats a bot can have in a game. */
static int seats_each(const arena *a)
{
    return (a->how.seats + a->bots_n - 1) / a->bots_n;
}

/* Who has won how much, and the points. */
static void note_score(const arena *a, const uint8_t who[], const void *state, outcome *o)
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = a->game->score(state, points);

    for (int seat = 0; seat < a->how.seats; seat++) {
        outcome_of_bot *b = &o->bot[who[seat]];
        b->seats++;
        b->points += (int64_t)points[seat] * WHOLE;
        if (winners >> seat & 1)
            b->won += WHOLE / __builtin_popcount(winners);
    }
    for (int bot = 0; bot < a->bots_n; bot++)
        if (o->bot[bot].seats > 0)
            o->bot[bot].points /= o->bot[bot].seats;
}

/* What programs did not answer since the last game. */
static void note_faults(worker *w, outcome *o)
{
    for (int bot = 0; bot < w->arena->bots_n; bot++) {
        uint64_t faults = 0;
        for (int i = 0; i < seats_each(w->arena); i++) {
            const player *p = &w->players[bot][i];
            faults += player_faults(p);
            if (i < o->bot[bot].seats)
                o->bot[bot].left += p->external != NULL && external_is_left(p->external);
        }
        o->bot[bot].faults = (int64_t)(faults - w->faults[bot]);
        w->faults[bot] = faults;
    }
}

/* Else a game would not count: all is decided, or somebody plays for a program that we could not
 * start. */
static bool is_worth_playing(const arena *a)
{
    return !atomic_load(&a->is_decided) && !process_is_refused();
}

/* The deal of a game; it is the same for all seatings. */
static uint64_t deal_of(const arena *a, uint64_t number)
{
    return tt_mix(tt_mix(a->seed) + number / a->seatings.n);
}

/* Each game has coins of its own.  false: it was abandoned. */
static bool play(worker *w, uint64_t number, outcome *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    const arena *a = w->arena;
    const tt_game *game = a->game;
    uint64_t deal = deal_of(a, number);
    tt_chance chance = tt_chance_fast(deal);
    tt_chance coins = tt_chance_fast(~tt_mix(deal + number % a->seatings.n));
    uint64_t hash = deal;
    uint32_t n = 0;
    uint8_t who[TT_SEATS_MAX];
    player *at[TT_SEATS_MAX];
    tt_answer answer;
    outcome o = {.game = number};
    int seat;

    seatings_of(&a->seatings, number, who);
    game->setup(state, &a->how, &chance, NULL);
    sit_down(w, who, at);
    /* One that nobody can end is for who leads. */
    while ((seat = game->actor(state)) != TT_OVER && (int32_t)n < game->plies_max) {
        if (!is_worth_playing(a))
            return false;
        outcome_of_bot *b = &o.bot[who[seat]];
        uint64_t start = nanoseconds();
        player_ask(at[seat], game, state, n, &coins, &answer);
        if (w->recorder.moves != NULL)
            w->recorder.moves[n] = answer.move;
        n++;
        if (answer.list.n > 1) {
            b->ns += (int64_t)(nanoseconds() - start);
            b->moves++;
        }
        hash = tt_chain(hash, tt_move_word(answer.move));
        game->apply(state, answer.move, &chance, NULL);
    }
    o.decisions = n;
    o.hash = tt_mix(tt_chain(hash, tt_state_hash(game, state)) ^ tt_mix(number));
    note_score(a, who, state, &o);
    note_faults(w, &o);
    *out = o;
    return is_worth_playing(a);
}

/* Who played stands there as in the records of sim; of programs, which are all "exec", also by name
 * if it can be one. */
static bool write_record(const worker *w, const outcome *o)
{
    const arena *a = w->arena;
    tt_seed seed = tt_seed_fast(deal_of(a, o->game));
    tt_header header = tt_header_for(a->game, &a->how, &seed);
    uint8_t who[TT_SEATS_MAX];

    seatings_of(&a->seatings, o->game, who);
    for (int seat = 0; seat < a->how.seats; seat++) {
        const player_kind *kind = &a->bots[who[seat]];
        tt_player *p = &header.player[seat];
        snprintf(p->kind, TT_KIND_MAX, "%s", kind->bot.name);
        if (kind->command[0] != '\0' && tt_is_name(kind->name, strlen(kind->name)))
            snprintf(p->name, TT_NAME_MAX, "%s", kind->name);
    }
    return recorder_write(&w->recorder, a->options->record, o->game, a->game, &header,
                          (int)o->decisions);
}

static void count_game(tally *sum, const outcome *o, int bots_n, bool is_new)
{
    unsigned set = 0;

    sum->games++;
    sum->kept += !is_new;
    sum->decisions += (uint64_t)o->decisions;
    sum->hash += o->hash;
    for (int i = 0; i < bots_n; i++) {
        const outcome_of_bot *b = &o->bot[i];
        record *r = &sum->bot[i];
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

static bool open_players(worker *w)
{
    bool fine = true;

    for (int bot = 0; bot < w->arena->bots_n; bot++)
        for (int i = 0; i < seats_each(w->arena); i++)
            fine = player_open(&w->players[bot][i], &w->arena->bots[bot]) && fine;
    if (w->arena->options->record != NULL)
        fine = recorder_open(&w->recorder, w->arena->game) && fine;
    return fine;
}

static void close_players(worker *w)
{
    for (int bot = 0; bot < w->arena->bots_n; bot++)
        for (int i = 0; i < seats_each(w->arena); i++)
            player_close(&w->players[bot][i]);
    recorder_close(&w->recorder);
}

/* Rounds are whole deals. */
static void begin_round(arena *a, uint64_t from)
{
    uint64_t deals = (ROUND + a->seatings.n - 1) / a->seatings.n;
    uint64_t to = a->is_test ? from + deals * a->seatings.n : a->games;

    memset(&a->round, 0, sizeof a->round);
    memset(a->deals, 0, sizeof a->deals);
    a->looked = 0;
    a->from = from;
    a->to = to < a->games ? to : a->games;
    a->next = from + (uint64_t)ranks_own();
}

/* The bot the first one stands worst against. */
static int worst_rival(const arena *a)
{
    return 1 + sprt_worst(a->tests, a->bots_n - 1);
}

static double worst_ratio(const arena *a)
{
    return sprt_ratio(&a->tests[worst_rival(a) - 1]);
}

static bool is_clear(const arena *a)
{
    double ratio = worst_ratio(a);

    return ratio >= sprt_bound() || ratio <= -sprt_bound();
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
    while (!is_clear(a) && a->looked < ROUND && a->round.over[a->looked] == a->seatings.n) {
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
    for (uint64_t i = a->looked; i < ROUND; i++)
        cli_add(&a->sum, &a->deals[i], sizeof a->sum);
}

/* All games of the round are over, here; waits for the other processes.  Goes on to the next
 * round, or ends it all. */
static void end_round(arena *a)
{
    ranks_sum((uint64_t *)&a->round, sizeof a->round / sizeof(uint64_t));
    if (a->is_test)
        look(a);
    bool clear = a->is_test && is_clear(a);
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
    if (is_clear(a))
        close_match(a);
}

/* Writes down a game wherever that is wanted; the record comes first, for a game that is kept is
 * not played again. */
static void keep_game(worker *w, const outcome *o)
{
    arena *a = w->arena;

    if (a->options->record != NULL && !write_record(w, o))
        a->error = errno;
    if (a->error != 0 || (a->kept.file != NULL && !outcomes_add(&a->kept, o)))
        give_up(a);
}

/* `is_new`: it has been played just now. */
static void end_game(worker *w, uint64_t number, const outcome *o, bool is_new)
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
    worker *w = arg;
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
            is_whole = play(w, game, &o);
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

/* ==== Telling ============================================================== */

/* What the record of a bot comes to. */
typedef struct result {
    bool has_played, has_chosen; /* else there are no figures, or no time */
    bool has_spread;             /* of its points: of one game there is none */
    estimate wins, points, elo;
    double ms;
} result;

static void work_out(const arena *a, const tally *t, result results[])
{
    double won[SEATING_BOTS];
    estimate elo[SEATING_BOTS];

    for (int i = 0; i < a->bots_n; i++) {
        const record *r = &t->bot[i];
        double games = (double)r->games, moves = (double)r->moves;
        won[i] = (double)r->won / WHOLE;
        results[i].has_played = r->games > 0;
        results[i].has_spread = r->games > 1;
        results[i].has_chosen = r->moves > 0;
        results[i].wins = share_of(won[i], games);
        results[i].points =
            mean_of((double)(int64_t)r->points / WHOLE, (double)r->squares / WHOLE / WHOLE, games);
        results[i].ms = moves > 0 ? (double)r->ns / moves / 1e6 : 0;
    }
    rate(won, t->met, a->bots_n, elo);
    for (int i = 0; i < a->bots_n; i++)
        results[i].elo = results[i].has_played ? elo[i] : (estimate){0};
}

/* What the sequential test has found out. */
typedef enum verdict { STRONGER, WEAKER, OPEN } verdict;

static verdict verdict_of(const arena *a)
{
    if (!is_clear(a))
        return OPEN;
    return worst_ratio(a) > 0 ? STRONGER : WEAKER;
}

static void print_test(const arena *a)
{
    static const char *const WORDS[] = {"stronger", "weaker", "open"};
    int rival = worst_rival(a);

    printf(",\"sprt\":{\"result\":\"%s\",\"ratio\":%.3f,\"bound\":%.3f,\"deals\":%.0f,\"elo\":%d,"
           "\"against\":",
           WORDS[verdict_of(a)], as_shown(worst_ratio(a), 3), sprt_bound(),
           a->tests[rival - 1].deals, SPRT_ELO);
    cli_print_json(a->bots[rival].name);
    printf("}");
}

static void print_json(const arena *a, const tally *t, const result results[])
{
    printf("{\"game\":\"%s\",\"players\":%d,\"games\":%llu,\"seed\":%llu,\"seatings\":%u,"
           "\"decisions\":%llu,\"hash\":\"%016llx\",\"bots\":[",
           a->game->name, a->how.seats, (unsigned long long)t->games, (unsigned long long)a->seed,
           a->seatings.n, (unsigned long long)t->decisions, (unsigned long long)t->hash);
    for (int i = 0; i < a->bots_n; i++) {
        const result *r = &results[i];
        printf("%s{\"name\":", i > 0 ? "," : "");
        cli_print_json(a->bots[i].name);
        printf(",\"games\":%llu,\"win_rate\":%.6f,\"win_rate_low\":%.6f,\"win_rate_high\":%.6f,"
               "\"mean_score\":%.4f,\"mean_score_low\":%.4f,\"mean_score_high\":%.4f,"
               "\"elo\":%.1f,\"elo_low\":%.1f,\"elo_high\":%.1f,\"ms_per_move\":%.6f,\"faults\":%"
               "llu,\"replaced\":%s}",
               (unsigned long long)t->bot[i].games, r->wins.is, r->wins.low, r->wins.high,
               as_shown(r->points.is, 4), as_shown(r->points.low, 4), as_shown(r->points.high, 4),
               as_shown(r->elo.is, 1), as_shown(r->elo.low, 1), as_shown(r->elo.high, 1), r->ms,
               (unsigned long long)t->bot[i].faults, t->bot[i].left > 0 ? "true" : "false");
    }
    printf("]");
    if (a->kept.file != NULL)
        printf(",\"kept\":%llu", (unsigned long long)t->kept);
    if (a->is_test)
        print_test(a);
    printf("}\n");
}

enum { BOT, WINS, POINTS, ELO, TIME, COLUMNS };

static void put_figure(cli_grid *g, int row, int column, double scale, const estimate *f,
                       bool has_spread)
{
    char text[64];
    tt_text cell = cli_cell(g, row, column);

    snprintf(text, sizeof text, "%.1f (", as_shown(f->is * scale, 1));
    tt_put(&cell, text);
    snprintf(text, sizeof text, "%.1f–%.1f", as_shown(f->low * scale, 1),
             as_shown(f->high * scale, 1));
    tt_put(&cell, has_spread ? text : "–");
    tt_put(&cell, ")");
}

/* "+120 ±35"; alone where the table is too wide for how sure it is. */
static void put_rating(cli_grid *g, int row, const estimate *elo, bool is_alone)
{
    double is = as_shown(elo->is, 0);
    char text[64];
    tt_text cell = cli_cell(g, row, ELO);

    snprintf(text, sizeof text, is == 0 ? "%.0f" : "%+.0f", is);
    tt_put(&cell, text);
    snprintf(text, sizeof text, " ±%.0f", elo->high - elo->is);
    tt_put(&cell, is_alone ? "" : text);
}

static void put_decimal(cli_grid *g, int row, int column, const char *form, double number)
{
    char text[32];
    tt_text cell = cli_cell(g, row, column);

    snprintf(text, sizeof text, form, number);
    tt_put(&cell, text);
}

/* Figures of a program that greedy has played for are greedy's as well: the row says so, before
 * the name, which may be longer than the cell. */
static void put_name(cli_grid *g, int row, const char *name, bool is_replaced)
{
    tt_text cell = cli_cell(g, row, BOT);

    if (is_replaced)
        cli_put_sentence("cli.arena.replaced", &cell);
    tt_put(&cell, is_replaced ? " " : "");
    tt_put(&cell, name);
}

/* A row of the table; who has not played has dashes in it. */
static void put_figures(cli_grid *g, int row, const result *r)
{
    tt_text cell;

    for (int column = BOT + 1; column < COLUMNS; column++) {
        cell = cli_cell(g, row, column);
        tt_put(&cell, "–");
    }
    if (r->has_played) {
        put_figure(g, row, WINS, 100, &r->wins, true);
        put_figure(g, row, POINTS, 1, &r->points, r->has_spread);
        put_rating(g, row, &r->elo, false);
    }
    if (r->has_chosen)
        put_decimal(g, row, TIME, "%.3f", r->ms);
}

static void print_verdict(const arena *a)
{
    static const char *const KEYS[] = {"cli.arena.stronger", "cli.arena.weaker", "cli.arena.open"};

    cli_say(stdout, KEYS[verdict_of(a)], 3, cli_text("a", a->bots[0].name),
            cli_number("b", SPRT_ELO), cli_text("c", a->bots[worst_rival(a)].name));
}

static void print_text(const arena *a, const tally *t, const result results[])
{
    static const char *const HEADINGS[COLUMNS] = {
        "cli.arena.bot", "cli.arena.wins", "cli.arena.points", "cli.arena.elo", "cli.arena.time"};
    static cli_grid grid;
    char title[128];
    tt_text text = tt_text_in(title, sizeof title);

    tt_say_title(cli_lang(), a->game, &text);
    cli_say(stdout, "cli.arena.title", 4, cli_text("a", title), cli_number("b", a->how.seats),
            cli_number("c", (int64_t)t->games), cli_number("d", (int64_t)a->seatings.n));
    grid.rows = a->bots_n + 1;
    grid.columns = COLUMNS;
    grid.numbers = 1u << ELO | 1u << TIME;
    for (int i = 0; i < COLUMNS; i++)
        cli_set_sentence(&grid, 0, i, HEADINGS[i]);
    for (int i = 0; i < a->bots_n; i++) {
        put_name(&grid, i + 1, a->bots[i].name, t->bot[i].left > 0);
        put_figures(&grid, i + 1, &results[i]);
    }
    bool is_wide = cli_grid_width(&grid) > cli_width();
    for (int i = 0; i < a->bots_n; i++)
        if (is_wide && results[i].has_played)
            put_rating(&grid, i + 1, &results[i].elo, true);
    for (int row = 0; row < grid.rows; row++)
        cli_show_row(&grid, row, row == 0 ? CLI_DIM : CLI_PLAIN);
    for (int i = 0; i < a->bots_n; i++)
        cli_say_faults(a->bots[i].name, t->bot[i].faults);
    if (a->is_test)
        print_verdict(a);
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
static void put_match(const arena *a, const cli_options *o, tt_text *out)
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
    tt_put(out, "],\"bots\":");
    json_put_string(out, o->bots);
    tt_put(out, "}");
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
    put_match(a, o, &text);
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
    return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", a->options->record),
                    cli_text("b", strerror(a->error != 0 ? a->error : EIO)));
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

static void tell(const arena *a)
{
    result results[SEATING_BOTS];
    const tally *t = &a->sum;

    work_out(a, t, results);
    if (a->options->json)
        print_json(a, t, results);
    else
        print_text(a, t, results);
    if (!a->options->json && t->kept > 0)
        cli_say(stdout, "cli.arena.kept", 2, cli_number("a", (int64_t)t->kept),
                cli_text("b", a->options->save));
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
    tell(a);
}

static void run(arena *a, int threads)
{
    static worker workers[CLI_THREADS_MAX];

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
    tell(a);
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
