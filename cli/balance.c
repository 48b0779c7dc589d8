/* tidetable balance: who wins how often when greedy plays against itself.
 *
 * A list of line-ups (players, board, factions, heroes) is played, each the same number of
 * times.  What is counted depends on nothing but the seed and the number of games. */
#include "bots/bot.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/options.h"
#include "cli/term.h"
#include "cli/workers.h"
#include "games/rumbones/state.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    GAMES_EACH = 2000, /* of a line-up, unless --games says otherwise */
    CHUNK = 16,
    CHOICES = 3,
    ROUNDS_MAX = 255 /* longer games count as this long */
};

/* ==== Line-ups ============================================================= */

typedef struct lineup {
    int players;
    const char *choice[CHOICES]; /* options as they are typed; the others are as usual */
} lineup;

static const lineup LINEUPS[] = {
    {2, {"heroes=random"}},
    {2, {"heroes=random", "allies=unusual"}},
    {2, {"heroes=random-hired"}},
    {2, {"heroes=random", "board=gallant-junks", "faction=deep"}},
    {2, {"heroes=random", "board=gallant-junks", "faction=marea"}},
    {2, {"heroes=random", "board=windcutters-junks", "faction=deep"}},
    {2, {"heroes=random", "board=windcutters-junks", "faction=marea"}},
    {2, {"heroes=random", "board=gallants", "faction=deep"}},
    {2, {"heroes=random", "board=gallants", "faction=marea"}},
    {2, {"heroes=random", "board=junks", "faction=deep"}},
    {2, {"heroes=random", "board=junks", "faction=marea"}},
    {2, {"heroes=random", "board=windcutters"}},
    {3, {"heroes=random", "faction=deep"}},
    {3, {"heroes=random", "faction=marea"}},
    {4, {"heroes=random"}},
    {5, {"heroes=random", "faction=deep"}},
    {5, {"heroes=random", "faction=marea"}},
    {6, {"heroes=random"}},
};
enum { LINEUPS_N = sizeof LINEUPS / sizeof *LINEUPS };

static tt_setup setup_of(const lineup *l)
{
    tt_setup how = tt_setup_for(l->players);

    for (int i = 0; i < CHOICES && l->choice[i] != NULL; i++) {
        const char *equals = strchr(l->choice[i], '=');
        tt_word name = {l->choice[i], (size_t)(equals - l->choice[i])};
        tt_word value = {equals + 1, strlen(equals + 1)};
        tt_status status = tt_setup_option(&tt_rumbones, &how, name, value);
        TT_ASSERT(status == TT_OK);
        (void)status;
    }
    return how;
}

/* ==== Playing ============================================================== */

/* What was counted of one line-up. */
typedef struct tally {
    uint64_t games, decisions;
    uint64_t faction[DECKS], first, side_a;    /* games won by them */
    uint64_t met[HEROES_END], won[HEROES_END]; /* by hero: games, and those it won */
    uint64_t rounds[ROUNDS_MAX + 1];
} tally;

/* What all threads share. */
typedef struct balance {
    uint64_t games, seed;
    atomic_uint_fast64_t next, done; /* games begun, games over, of all line-ups */
    atomic_int error;
} balance;

typedef struct worker {
    balance *balance;
    tally *tally; /* one for each line-up */
} worker;

static void count_heroes(const rumbones_table *t, int winner, tally *sum)
{
    for (int i = 0; i < HEROES_MAX; i++) {
        int who = t->hero[i].who;
        if (who == NO_HERO)
            continue;
        sum->met[who]++;
        sum->won[who] += side_of_hero(t, i) == winner;
    }
}

static void count_game(const rumbones_table *t, int first, uint64_t decisions, tally *sum)
{
    int winner = t->winner - 1;

    TT_ASSERT(sum != NULL);
    sum->games++;
    sum->decisions += decisions;
    sum->faction[t->team[winner].faction]++;
    sum->first += winner == first;
    sum->side_a += winner == SIDE_A;
    sum->rounds[t->round < ROUNDS_MAX ? t->round : ROUNDS_MAX]++;
    count_heroes(t, winner, sum);
}

static const tt_bot GREEDY = {.name = "greedy", .brain = &tt_brain_greedy};

static void play(const lineup *l, uint64_t deal, tally *sum)
{
    _Alignas(TT_CACHE_LINE) rumbones_state state;
    tt_chance chance = tt_chance_fast(deal), choice = tt_chance_fast(~deal);
    tt_setup how = setup_of(l);
    tt_question question = {.game = &tt_rumbones, .coins = &choice};
    tt_answer answer;
    uint64_t decisions = 0;
    int first = SIDE_A;

    tt_rumbones.setup(&state, &how, &chance, NULL);
    for (; tt_rumbones.actor(&state) != TT_OVER; decisions++) {
        if (state.table.round == 1)
            first = state.table.first;
        tt_bot_ask(&GREEDY, &question, &state, &answer);
        tt_rumbones.apply(&state, answer.move, &chance, NULL);
    }
    count_game(&state.table, first, decisions, sum);
}

static void *work(void *arg)
{
    worker *w = arg;
    balance *b = w->balance;
    uint64_t all = b->games * LINEUPS_N;

    w->tally = calloc(LINEUPS_N, sizeof *w->tally);
    if (w->tally == NULL)
        atomic_store(&b->error, ENOMEM);
    while (atomic_load(&b->error) == 0) {
        uint64_t from = atomic_fetch_add(&b->next, CHUNK), to = from + CHUNK;
        if (from >= all)
            break;
        to = to < all ? to : all;
        for (uint64_t i = from; i < to; i++)
            play(&LINEUPS[i / b->games], tt_mix(tt_mix(b->seed) + i % b->games),
                 &w->tally[i / b->games]);
        atomic_fetch_add(&b->done, to - from);
    }
    atomic_fetch_add(&b->done, atomic_load(&b->error) != 0 ? all : 0);
    return NULL;
}

static void run(balance *b, int threads, tally sum[LINEUPS_N])
{
    static worker workers[CLI_THREADS_MAX];

    memset(workers, 0, sizeof workers);
    for (int i = 0; i < threads; i++)
        workers[i].balance = b;
    threads = cli_work(work, workers, sizeof *workers, threads, &b->done, b->games * LINEUPS_N);
    for (int i = 0; i < threads; i++) {
        if (workers[i].tally != NULL)
            cli_add(sum, workers[i].tally, LINEUPS_N * sizeof *sum);
        free(workers[i].tally);
    }
}

/* ==== Figures ============================================================== */

/* The number of rounds that `part` of ten games do not exceed. */
static int rounds_of(const tally *t, uint64_t part)
{
    uint64_t sum = 0;
    int rounds = 0;

    while (sum * 10 < t->games * part && rounds < ROUNDS_MAX)
        sum += t->rounds[++rounds];
    return rounds;
}

static double decisions_of(const tally *t)
{
    return t->games > 0 ? (double)t->decisions / (double)t->games : 0;
}

/* ==== JSON ================================================================= */

static void print_share(const char *key, uint64_t wins, uint64_t games, bool comma)
{
    estimate s = share_of((double)wins, (double)games);

    printf("\"%s\":{\"wins\":%llu,\"share\":%.4f,\"low\":%.4f,\"high\":%.4f}%s", key,
           (unsigned long long)wins, s.is, s.low, s.high, comma ? "," : "");
}

static void print_options(const lineup *l)
{
    const tt_grammar *g = tt_rumbones.grammar;
    const tt_setup how = setup_of(l);

    printf("\"options\":{");
    for (int i = 0; i < g->options_n; i++)
        printf("%s\"%s\":\"%s\"", i > 0 ? "," : "", g->options[i].name,
               g->options[i].values[how.option[i]]);
    printf("},");
}

static void print_heroes(const tally *t)
{
    const char *comma = "";

    printf("\"heroes\":{");
    for (int who = NO_HERO + 1; who < HEROES_END; who++) {
        if (t->met[who] == 0)
            continue;
        estimate s = share_of((double)t->won[who], (double)t->met[who]);
        char word[TT_WORD_MAX];
        tt_text text = tt_text_in(word, sizeof word);
        tt_put_word(tt_rumbones.grammar, SORT_HERO, who, &text);
        printf("%s\"%s\":{\"games\":%llu,\"wins\":%llu,\"share\":%.4f,\"low\":%.4f,\"high\":%.4f}",
               comma, word, (unsigned long long)t->met[who], (unsigned long long)t->won[who], s.is,
               s.low, s.high);
        comma = ",";
    }
    printf("}");
}

static void print_json(const balance *b, const lineup *l, const tally *t)
{
    printf("{\"game\":\"%s\",\"bot\":\"%s\",\"players\":%d,", tt_rumbones.name,
           tt_brain_greedy.name, l->players);
    print_options(l);
    printf("\"games\":%llu,\"seed\":%llu,\"factions\":{", (unsigned long long)t->games,
           (unsigned long long)b->seed);
    print_share("deep", t->faction[DEEP], t->games, true);
    print_share("marea", t->faction[MAREA], t->games, false);
    printf("},");
    print_share("side_a", t->side_a, t->games, true);
    print_share("first", t->first, t->games, true);
    printf("\"rounds\":{\"median\":%d,\"low\":%d,\"high\":%d},\"decisions\":%.1f,", rounds_of(t, 5),
           rounds_of(t, 1), rounds_of(t, 9), decisions_of(t));
    print_heroes(t);
    printf("}\n");
}

/* ==== Tables =============================================================== */

enum { NAME_COLUMNS = 55, HERO_COLUMNS = 18, WIN_COLUMNS = 19, COLUMNS = 9 };

static void print_heading(const char *key, int columns)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    tt_say(cli_lang(), &out, key, NULL, 0);
    cli_padded(text, columns);
}

static void print_percent(double part, int columns)
{
    char cell[32];

    snprintf(cell, sizeof cell, "%.1f", 100 * part);
    cli_padded(cell, columns);
}

/* "51.2 (49.0-53.4)", or a dash if there was no game. */
static void print_interval(uint64_t wins, uint64_t games)
{
    estimate s = share_of((double)wins, (double)games);
    char cell[64] = "-";

    if (games > 0)
        snprintf(cell, sizeof cell, "%.1f (%.1f-%.1f)", 100 * s.is, 100 * s.low, 100 * s.high);
    cli_padded(cell, WIN_COLUMNS);
}

/* "7 (6-9)" */
static void print_rounds(const tally *t)
{
    char cell[64];

    snprintf(cell, sizeof cell, "%d (%d-%d)", rounds_of(t, 5), rounds_of(t, 1), rounds_of(t, 9));
    cli_padded(cell, COLUMNS);
}

static void print_name(const lineup *l)
{
    char name[128];
    int n = snprintf(name, sizeof name, "%d", l->players);

    for (int i = 0; i < CHOICES && l->choice[i] != NULL; i++)
        n += snprintf(name + n, sizeof name - (size_t)n, " %s", l->choice[i]);
    cli_padded(name, NAME_COLUMNS);
}

static void print_lineups(const tally sum[LINEUPS_N])
{
    print_heading("cli.balance.lineup", NAME_COLUMNS);
    print_heading("cli.balance.deep", WIN_COLUMNS);
    print_heading("cli.balance.first", COLUMNS);
    print_heading("cli.balance.side", COLUMNS);
    print_heading("cli.balance.rounds", COLUMNS);
    print_heading("cli.balance.decisions", 0);
    printf("\n");
    for (int i = 0; i < LINEUPS_N; i++) {
        const tally *t = &sum[i];
        print_name(&LINEUPS[i]);
        print_interval(t->faction[DEEP], t->games);
        print_percent(share_of((double)t->first, (double)t->games).is, COLUMNS);
        print_percent(share_of((double)t->side_a, (double)t->games).is, COLUMNS);
        print_rounds(t);
        printf("%.0f\n", decisions_of(t));
    }
}

/* Line-ups whose heroes are counted together. */
static const struct {
    const char *key;
    int from, to;
} GROUPINGS[] = {
    {"cli.balance.duel", 0, 0},
    {"cli.balance.mixed", 1, 1},
    {"cli.balance.hired", 2, 2},
    {"cli.balance.boards", 3, 11},
    {"cli.balance.teams", 12, LINEUPS_N - 1},
};

static void print_hero(const tally sum[LINEUPS_N], int who)
{
    char name[128];
    tt_text text = tt_text_in(name, sizeof name);

    tt_say_word(cli_lang(), &tt_rumbones, SORT_HERO, who, &text);
    cli_padded(name, HERO_COLUMNS);
    for (size_t i = 0; i < sizeof GROUPINGS / sizeof *GROUPINGS; i++) {
        uint64_t met = 0, won = 0;
        for (int k = GROUPINGS[i].from; k <= GROUPINGS[i].to; k++) {
            met += sum[k].met[who];
            won += sum[k].won[who];
        }
        print_interval(won, met);
    }
    printf("\n");
}

static void print_text(const balance *b, const tally sum[LINEUPS_N])
{
    char title[128];
    tt_text text = tt_text_in(title, sizeof title);

    tt_say_title(cli_lang(), &tt_rumbones, &text);
    cli_say(stdout, "cli.balance.title", 3, cli_text("a", title),
            cli_number("b", (int64_t)b->games), cli_number("c", (int64_t)b->seed));
    printf("\n");
    print_lineups(sum);
    printf("\n");
    cli_say(stdout, "cli.balance.heroes", 0);
    printf("\n");
    print_heading("cli.balance.hero", HERO_COLUMNS);
    for (size_t i = 0; i < sizeof GROUPINGS / sizeof *GROUPINGS; i++)
        print_heading(GROUPINGS[i].key, WIN_COLUMNS);
    printf("\n");
    for (int who = NO_HERO + 1; who < HEROES_END; who++)
        print_hero(sum, who);
}

int cmd_balance(int argc, char **argv)
{
    static const cli_usage USAGE = {"balance", OPT_GAMES | OPT_SEED | OPT_THREADS | OPT_JSON, 1,
                                    "cli.error.no_balance"};
    static tally sum[LINEUPS_N];
    cli_options o;
    balance b = {0};
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    const tt_game *game = cli_game(o.word[0]);
    if (game == NULL)
        return CLI_USAGE;
    if (game != &tt_rumbones)
        return cli_fail(CLI_USAGE, "cli.error.not_balanced", 1, cli_text("a", game->name));
    b.games = (o.given & OPT_GAMES) != 0 ? o.games : GAMES_EACH;
    b.seed = o.seed;
    run(&b, o.threads, sum);
    if (atomic_load(&b.error) != 0)
        return cli_fail(CLI_FAILED, "cli.error.memory", 0);
    if (!o.json)
        print_text(&b, sum);
    for (int i = 0; i < LINEUPS_N && o.json; i++)
        print_json(&b, &LINEUPS[i], &sum[i]);
    return 0;
}
