/* Records: what is written can be read, and what is damaged is refused. */
#include "engine/replay.h"
#include "games/games.h"
#include "tests/tap.h"

#include <string.h>

enum { MOVES_MAX = 1000 };

static char text[TT_RECORD_MAX];
static tt_move moves[MOVES_MAX];

/* ==== A game to record ===================================================== */

static int play(const tt_game *game, const tt_header *header, int plies)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance = tt_seed_chance(&header->seed), choice = tt_chance_fast(99);
    tt_moves list;
    int n = 0;

    game->setup(state, &header->how, &chance, NULL);
    while (n < plies && game->actor(state) != TT_OVER) {
        game->moves(state, &list);
        moves[n] = list.at[tt_draw(&choice, list.n)];
        game->apply(state, moves[n++], &chance, NULL);
    }
    return n;
}

static tt_header header_for(const tt_game *game, int seats, const tt_seed *seed)
{
    tt_setup how = tt_setup_for(seats);
    tt_header h = tt_header_for(game, &how, seed);

    strcpy(h.player[0].kind, "human");
    strcpy(h.player[0].name, "Żaneta Ивановна 王");
    strcpy(h.player[1].kind, "greedy");
    return h;
}

/* Replays to the end; the number of moves, or -1. */
static int replay(const char *record, size_t n, tt_status *status)
{
    static _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    static tt_replay r;

    *status = tt_replay_open(&r, record, n);
    if (*status != TT_OK)
        return -1;
    const tt_game *game = tt_game_named(r.header.game);
    if (game == NULL) {
        *status = TT_BAD_RECORD;
        return -1;
    }
    *status = tt_replay_start(&r, game, state);
    while (*status == TT_OK && r.has_move)
        *status = tt_replay_step(&r);
    return *status == TT_OK ? (int)r.moves_n : -1;
}

/* ==== Round trips ========================================================== */

static void test_round_trip(const tt_game *game, int seats, const tt_seed *seed, const char *what)
{
    static char again[TT_RECORD_MAX];
    static tt_replay r;
    static _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_header header = header_for(game, seats, seed);
    int n = play(game, &header, MOVES_MAX);
    tt_text out = tt_text_in(text, sizeof text), second = tt_text_in(again, sizeof again);
    tt_status status;

    tt_put_record(game, &header, moves, n, &out);
    ok(replay(text, out.n, &status) == n, "record: %s, %d seats, %s replays", game->name, seats,
       what);
    tt_replay_open(&r, text, out.n);
    tt_replay_start(&r, game, state);
    tt_put_record(game, &r.header, moves, n, &second);
    ok(strcmp(text, again) == 0, "record: %s, %d seats, %s is written again as it was read",
       game->name, seats, what);

    n = play(game, &header, 20);
    out = tt_text_in(text, sizeof text);
    tt_put_record(game, &header, moves, n, &out);
    ok(replay(text, out.n, &status) == n && strstr(text, "\nend") == NULL,
       "record: %s, %d seats, %s: an unfinished game replays", game->name, seats, what);
}

/* ==== Damage =============================================================== */

/* Cut anywhere it is refused, or, between two lines, a shorter true record. */
static void test_cuts(const tt_game *game, size_t n)
{
    bool all = true;
    tt_status status;

    for (size_t cut = 0; cut < n; cut++) {
        int moves_n = replay(text, cut, &status);
        if (moves_n >= 0 && text[cut - 1] != '\n')
            all = false;
    }
    ok(all, "record: cut within a line, it is refused, %s", game->name);
}

/* No byte can be changed so that the record still replays and tells another game: the
 * hashes see it.  Names, comments and blanks may change. */
static void test_flips(const tt_game *game, size_t n)
{
    const char *play_starts = strstr(text, "\n\n");
    bool all = true;
    tt_status status;

    for (size_t i = (size_t)(play_starts - text) + 2; i < n; i++) {
        char kept = text[i];
        for (int bit = 0; bit < 7; bit++) {
            text[i] = (char)(kept ^ (1 << bit));
            bool harmless = kept == ' ' || kept == '\n' || text[i] == ';' || text[i] == '#' ||
                            text[i] == '\t' || text[i] == '\r' || text[i] == '\n' || text[i] == ' ';
            if (!harmless && replay(text, n, &status) >= 0)
                all = false;
        }
        text[i] = kept;
    }
    ok(all, "record: no changed byte of a move, a hash or the result goes unnoticed, %s",
       game->name);
}

/* Of a record of that many moves at most. */
static void test_damage(const tt_game *game, const tt_seed *seed, int plies)
{
    tt_header header = header_for(game, 2, seed);
    int n = play(game, &header, plies);
    tt_text out = tt_text_in(text, sizeof text);
    tt_status status;

    tt_put_record(game, &header, moves, n, &out);
    test_cuts(game, out.n);
    test_flips(game, out.n);
    tt_put(&out, "  # silent\n\n");
    ok(replay(text, out.n, &status) == n, "record: comments and empty lines mean nothing, %s",
       game->name);
}

static bool refused(const char *record, tt_status want)
{
    tt_status status;

    return replay(record, strlen(record), &status) < 0 && status == want;
}

static void test_refusals(void)
{
#define TOP "tidetable 1\ngame conspiracy\nrules 1\nseats 2\n"
    ok(refused("", TT_BAD_RECORD) && refused("\n", TT_BAD_RECORD) &&
           refused("tidetable 2\n", TT_BAD_RECORD) && refused("tidetable 1\n", TT_BAD_RECORD),
       "record: what is no record is refused");
    ok(refused(TOP, TT_BAD_RECORD), "record: without a seed it is refused");
    ok(refused(TOP "seed fast 1\nbananas\n", TT_BAD_RECORD), "record: an unknown line is refused");
    ok(refused(TOP "seed fast 1\nseed fast 1\n", TT_BAD_RECORD) &&
           refused(TOP "seats 2\nseed fast 1\n", TT_BAD_RECORD) &&
           refused(TOP "game conspiracy\nseed fast 1\n", TT_BAD_RECORD) &&
           refused(TOP "rules 1\nseed fast 1\n", TT_BAD_RECORD) &&
           refused(TOP "option first 0\noption first 0\nseed fast 1\n", TT_BAD_RECORD) &&
           refused(TOP "player 0 human\nplayer 0 human\nseed fast 1\n", TT_BAD_RECORD),
       "record: what is said twice is refused");
    ok(refused(TOP "player 2 human\nseed fast 1\n", TT_BAD_RECORD) &&
           refused(TOP "nonce 5 000102030405060708090a0b0c0d0e0f\nseed fast 1\n", TT_BAD_RECORD),
       "record: nobody sits where there is no seat");
    ok(refused("tidetable 1\ngame conspiracy\nrules 2\nseats 2\nseed fast 1\n", TT_WRONG_RULES),
       "record: another rules version is refused");
    ok(refused("tidetable 1\ngame conspiracy\nrules 1\nseats 5\nseed fast 1\n", TT_BAD_SEATS),
       "record: a wrong number of seats is refused");
    ok(refused(TOP "option first 9\nseed fast 1\n", TT_BAD_OPTION),
       "record: a wrong option is refused");
    ok(refused(TOP "seed fast 99999999999999999999\n", TT_BAD_RECORD) &&
           refused(TOP "seed fast -1\n", TT_BAD_RECORD) &&
           refused(TOP "seed sealed 12\n", TT_BAD_RECORD),
       "record: a bad seed is refused");
    ok(refused(TOP "player 0 human a\x01b\nseed fast 1\n", TT_BAD_RECORD),
       "record: control characters in a name are refused");
    ok(refused(TOP "option first 0\nseed fast 1\n1 1 draw 1\n", TT_WRONG_SEAT),
       "record: a move of the wrong seat is refused");
    ok(refused(TOP "option first 0\nseed fast 1\n1 0 draw 4\n", TT_ILLEGAL_MOVE),
       "record: an illegal move is refused");
    ok(refused(TOP "option first 0\nseed fast 1\n1 0 jump\n", TT_BAD_MOVE),
       "record: what is no move is refused");
    ok(refused(TOP "option first 0\nseed fast 1\nend 0 0 winners 0\n", TT_WRONG_RESULT),
       "record: an end that is none is refused");
#undef TOP
}

static void test_seed(void)
{
    uint8_t secret[TT_KEY_BYTES] = {1, 2, 3};
    tt_seed seed = tt_seed_sealed(secret);

    ok(tt_seed_check(&seed) == TT_OK, "record: a seed that was committed to");
    seed.sealed.secret[31] ^= 1;
    ok(tt_seed_check(&seed) == TT_WRONG_SEED, "record: another seed than was committed to");
}

int main(void)
{
    uint8_t secret[TT_KEY_BYTES];

    for (int i = 0; i < TT_KEY_BYTES; i++)
        secret[i] = (uint8_t)(7 * i + 1);
    tt_seed fast = tt_seed_fast(UINT64_MAX), sealed = tt_seed_sealed(secret), mixed = sealed;
    mixed.sealed.nonces = 3;
    mixed.sealed.nonce[0][5] = 77;
    for (int g = 0; g < tt_games_n; g++) {
        for (int seats = tt_games[g]->seats_min; seats <= tt_games[g]->seats_max; seats++) {
            test_round_trip(tt_games[g], seats, &fast, "fast");
            test_round_trip(tt_games[g], seats, &sealed, "sealed");
            test_round_trip(tt_games[g], seats, &mixed, "sealed with nonces");
        }
    }

    test_damage(tt_game_named("conspiracy"), &fast, MOVES_MAX);
    test_damage(tt_game_named("abyss"), &fast, 40); /* a whole game would take long */
    test_refusals();
    test_seed();
    return tap_result();
}
