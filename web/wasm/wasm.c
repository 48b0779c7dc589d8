/* The program as WebAssembly: what the page and the tests can call.
 *
 * Text goes in through one buffer and comes out of another: the page writes n bytes to input(),
 * calls a function with n, and reads output_n() bytes from output().  A function returns 0, or the
 * number of a tt_status (status_name says which); what is no status but fails returns NO_ANSWER. */
#include "games/abyss/abyss.h"
#include "games/conspiracy/conspiracy.h"
#include "games/games.h"
#include "games/rumbones/rumbones.h"
#include "web/wasm/box.h"
#include "web/wasm/clock.h"
#include "web/wasm/local.h"
#include "web/wasm/notes.h"
#include "web/wasm/parity.h"
#include "web/wasm/said.h"
#include "wire/json.h"

#define EXPORT(name) __attribute__((export_name(#name)))

__attribute__((import_module("env"), import_name("now"))) double page_now(void);

uint64_t web_clock(void)
{
    return (uint64_t)(page_now() * 1000.0);
}

/* ==== Buffers ============================================================== */

enum { INPUT = 4 << 20, OUTPUT = 8 << 20, NO_ANSWER = -1, OK = 0 };

static char in[INPUT], put_here[OUTPUT];
static tt_text out;

static void begin(void)
{
    out = tt_text_in(put_here, sizeof put_here);
}

static int answered(bool is_fine)
{
    return is_fine && !out.full ? OK : NO_ANSWER;
}

EXPORT(input) char *wasm_input(void);
EXPORT(input_room) uint32_t wasm_input_room(void);
EXPORT(output) const char *wasm_output(void);
EXPORT(output_n) uint32_t wasm_output_n(void);

char *wasm_input(void)
{
    return in;
}

uint32_t wasm_input_room(void)
{
    return sizeof in;
}

const char *wasm_output(void)
{
    return put_here;
}

uint32_t wasm_output_n(void)
{
    return (uint32_t)out.n;
}

/* ==== Games ================================================================ */

EXPORT(games_n) int wasm_games_n(void);
EXPORT(game_name) const char *wasm_game_name(int game);
/* All games as JSON: names, seats, options, stages. */
EXPORT(games) int wasm_games(void);
/* Of a tt_status, the key of its sentence after "status.". */
EXPORT(status_name) const char *wasm_status_name(int status);
/* The chained hash of so many random games, as tests/parity prints it. */
EXPORT(parity) uint64_t wasm_parity(int game, int seats, uint32_t games);

int wasm_games_n(void)
{
    return tt_games_n;
}

const char *wasm_game_name(int game)
{
    return game >= 0 && game < tt_games_n ? tt_games[game]->name : NULL;
}

const char *wasm_status_name(int status)
{
    return status >= 0 && status < TT_STATUSES ? tt_status_name((tt_status)status) : NULL;
}

uint64_t wasm_parity(int game, int seats, uint32_t games)
{
    return game >= 0 && game < tt_games_n ? parity_games(tt_games[game], seats, games) : 0;
}

static void put_words(tt_writer *w, const char *key, const char *const *words, int n)
{
    tt_write_key(w, key);
    tt_write_list(w);
    for (int i = 0; i < n; i++)
        tt_write_word(w, words[i]);
    tt_write_end(w);
}

static void put_options(const tt_grammar *g)
{
    tt_put(&out, ",\"options\":[");
    for (int i = 0; i < g->options_n; i++) {
        tt_writer w = tt_writer_to(&out, TT_JSON);
        tt_put(&out, i == 0 ? "{" : ",{");
        tt_write_key(&w, "name");
        tt_write_word(&w, g->options[i].name);
        put_words(&w, "values", g->options[i].values, g->options[i].n);
        tt_put_char(&out, '}');
    }
    tt_put_char(&out, ']');
}

static void put_stages(const tt_grammar *g)
{
    tt_put(&out, ",\"stages\":{");
    for (int i = 0, n = 0; i < g->stages_n; i++) {
        if (!g->stages[i].asks)
            continue;
        if (n++ > 0)
            tt_put_char(&out, ',');
        json_put_string(&out, g->stages[i].name);
        tt_put_char(&out, ':');
        json_put_string(&out, g->stages[i].rule);
    }
    tt_put_char(&out, '}');
}

static void put_game(const tt_game *game)
{
    tt_writer w = tt_writer_to(&out, TT_JSON);

    tt_put_char(&out, '{');
    tt_write_key(&w, "name");
    tt_write_word(&w, game->name);
    tt_write_key(&w, "rules");
    tt_write_number(&w, game->rules_version);
    tt_write_key(&w, "seatsMin");
    tt_write_number(&w, game->seats_min);
    tt_write_key(&w, "seatsMax");
    tt_write_number(&w, game->seats_max);
    put_options(game->grammar);
    put_stages(game->grammar);
    tt_put_char(&out, '}');
}

int wasm_games(void)
{
    begin();
    for (int i = 0; i < tt_games_n; i++) {
        tt_put_char(&out, i == 0 ? '[' : ',');
        put_game(tt_games[i]);
    }
    tt_put_char(&out, ']');
    return answered(true);
}

/* ==== The table ============================================================ */

EXPORT(table_open) int wasm_table_open(uint32_t n); /* in: a record */
EXPORT(table_wrong_line) int wasm_table_wrong_line(void);
EXPORT(table_record) int wasm_table_record(void);   /* out: the record */
EXPORT(table_moves_n) int wasm_table_moves_n(void); /* how many were made */
EXPORT(table_message) int wasm_table_message(int seat, int moves_n);
EXPORT(table_history) int wasm_table_history(int seat);
EXPORT(table_move) int wasm_table_move(uint32_t n); /* in: a move */
EXPORT(table_undo) int wasm_table_undo(void);
EXPORT(table_bot) int wasm_table_bot(uint32_t n, uint32_t coins); /* in: a bot; out: its move */
EXPORT(table_hint) int wasm_table_hint(uint32_t coins);

int wasm_table_open(uint32_t n)
{
    return (int)local_open(in, n);
}

int wasm_table_wrong_line(void)
{
    return local_wrong_line();
}

int wasm_table_record(void)
{
    begin();
    if (local_game() == NULL)
        return NO_ANSWER;
    local_put_record(&out);
    return answered(true);
}

int wasm_table_moves_n(void)
{
    return local_moves_n();
}

/* A seat, or anything else for who only looks on. */
static int looker(int seat)
{
    return seat >= 0 && seat < TT_SEATS_MAX ? seat : TT_SPECTATOR;
}

int wasm_table_message(int seat, int moves_n)
{
    begin();
    if (local_game() == NULL || moves_n < 0)
        return NO_ANSWER;
    local_put_message(&out, looker(seat), moves_n);
    return answered(true);
}

int wasm_table_history(int seat)
{
    begin();
    if (local_game() == NULL)
        return NO_ANSWER;
    local_put_history(&out, looker(seat));
    return answered(true);
}

int wasm_table_move(uint32_t n)
{
    return local_game() == NULL ? NO_ANSWER : (int)local_move(in, n);
}

int wasm_table_undo(void)
{
    return local_game() != NULL && local_undo() ? OK : NO_ANSWER;
}

int wasm_table_bot(uint32_t n, uint32_t coins)
{
    begin();
    return answered(local_put_bot_move(&out, (tt_word){in, n}, coins));
}

int wasm_table_hint(uint32_t coins)
{
    begin();
    return answered(local_put_hint(&out, coins));
}

/* ==== A view that came from anywhere ====================================== */

/* in: the game's name, a move and a view, a line each; out: the id of the clause against the move,
 * or nothing when there is none. */
EXPORT(view_why_not) int wasm_view_why_not(uint32_t n);

_Alignas(TT_CACHE_LINE) static unsigned char view[TT_STATE_MAX];

/* Without its line break; the end of the text ends it, too. */
static tt_word next_line(tt_reader *r)
{
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    tt_word line = {r->at, (size_t)((stop == NULL ? r->end : stop) - r->at)};

    r->at = stop == NULL ? r->end : stop + 1;
    return line;
}

static const tt_game *find_game(tt_word name)
{
    for (int i = 0; i < tt_games_n; i++)
        if (tt_word_is(name, tt_games[i]->name))
            return tt_games[i];
    return NULL;
}

int wasm_view_why_not(uint32_t n)
{
    tt_reader text = tt_reader_of(in, n);
    const tt_game *game = find_game(next_line(&text));
    tt_word words = next_line(&text), line = next_line(&text);
    tt_reader move = tt_reader_of(words.at, words.n), fields = tt_reader_of(line.at, line.n);
    tt_move m;

    begin();
    if (game == NULL)
        return NO_ANSWER;
    tt_status status = tt_read_move(game, &move, &m);
    if (status == TT_OK)
        status = tt_read_view(game, view, &fields);
    if (status != TT_OK)
        return (int)status;
    const char *rule = game->why_not(view, m);
    if (rule != NULL)
        tt_put(&out, rule);
    return OK;
}

/* in: the game's name and a view, a line each; out: what web/wasm/notes.h says. */
EXPORT(view_notes) int wasm_view_notes(uint32_t n);

int wasm_view_notes(uint32_t n)
{
    tt_reader text = tt_reader_of(in, n);
    const tt_game *game = find_game(next_line(&text));
    tt_word line = next_line(&text);
    tt_reader fields = tt_reader_of(line.at, line.n);

    begin();
    if (game == NULL)
        return NO_ANSWER;
    tt_status status = tt_read_view(game, view, &fields);
    if (status != TT_OK)
        return (int)status;
    if (game == &tt_abyss)
        abyss_put_notes(&out, view);
    else if (game == &tt_conspiracy)
        conspiracy_put_notes(&out, view);
    else
        rumbones_put_notes(&out, view);
    return answered(true);
}

/* ==== What is printed ====================================================== */

EXPORT(rumbones_box) int wasm_rumbones_box(void); /* out: what web/wasm/box.h says */

int wasm_rumbones_box(void)
{
    begin();
    rumbones_put_box(&out);
    return answered(true);
}

/* ==== Words ================================================================ */

EXPORT(say) int wasm_say(uint32_t n);     /* said_put_all */
EXPORT(rules) int wasm_rules(uint32_t n); /* said_put_rules */

int wasm_say(uint32_t n)
{
    begin();
    return answered(said_put_all(&out, in, n));
}

int wasm_rules(uint32_t n)
{
    begin();
    return answered(said_put_rules(&out, in, n));
}
