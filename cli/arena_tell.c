/* What an arena tells of a match: the bots, their figures, the sequential test. */
#include "cli/arena.h"
#include "cli/layout.h"

enum { WHOLE = OUTCOME_WHOLE };

/* ==== Figures ============================================================== */

/* What was counted of a bot comes to this. */
typedef struct result {
    bool has_played, has_chosen; /* else there are no figures, or no time */
    bool has_spread;             /* of its points: if all are alike there is none */
    estimate wins, points, elo;
    double ms;
} result;

static void work_out(const arena *a, const tally *t, result results[])
{
    double won[SEATING_BOTS];
    estimate elo[SEATING_BOTS];

    for (int i = 0; i < a->bots_n; i++) {
        const bot_tally *r = &t->bot[i];
        double games = (double)r->games, moves = (double)r->moves;
        won[i] = (double)r->won / WHOLE;
        results[i].has_played = r->games > 0;
        results[i].has_chosen = r->moves > 0;
        results[i].wins = share_of(won[i], games);
        results[i].points =
            mean_of((double)(int64_t)r->points / WHOLE, (double)r->squares / WHOLE / WHOLE, games);
        results[i].has_spread = results[i].points.low < results[i].points.high;
        results[i].ms = moves > 0 ? (double)r->ns / moves / 1e6 : 0;
    }
    rate(won, t->met, a->bots_n, elo);
    for (int i = 0; i < a->bots_n; i++)
        results[i].elo = results[i].has_played ? elo[i] : (estimate){0};
}

/* ==== The sequential test ================================================== */

int arena_rival(const arena *a)
{
    return 1 + sprt_worst(a->tests, a->bots_n - 1);
}

double arena_ratio(const arena *a)
{
    return sprt_ratio(&a->tests[arena_rival(a) - 1]);
}

bool arena_is_clear(const arena *a)
{
    double ratio = arena_ratio(a);

    return ratio >= sprt_bound() || ratio <= -sprt_bound();
}

/* What the sequential test has found out. */
typedef enum verdict { STRONGER, WEAKER, OPEN } verdict;

static verdict verdict_of(const arena *a)
{
    if (!arena_is_clear(a))
        return OPEN;
    return arena_ratio(a) > 0 ? STRONGER : WEAKER;
}

/* ==== JSON ================================================================= */

static void print_test(const arena *a)
{
    static const char *const WORDS[] = {"stronger", "weaker", "open"};
    int rival = arena_rival(a);

    printf(",\"sprt\":{\"result\":\"%s\",\"ratio\":%.3f,\"bound\":%.3f,\"deals\":%.0f,\"elo\":%d,"
           "\"against\":",
           WORDS[verdict_of(a)], as_shown(arena_ratio(a), 3), sprt_bound(),
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

/* ==== The table ============================================================ */

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
            cli_number("b", SPRT_ELO), cli_text("c", a->bots[arena_rival(a)].name));
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

void arena_tell(const arena *a)
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
