/* Setting a game up: what is refused, who starts, and that every game of the list is
 * looked after.  What is dealt is in box_<game>.c. */
#include "games/games.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static tt_word word(const char *text)
{
    return (tt_word){text, strlen(text)};
}

static tt_status set(const tt_game *game, tt_setup *how, const char *name, const char *value)
{
    return tt_setup_option(game, how, word(name), word(value));
}

/* Refused, and nothing was written. */
static bool is_refused(const tt_game *game, const tt_setup *how, tt_status why)
{
    _Alignas(TT_CACHE_LINE) uint8_t state[TT_STATE_MAX], before[TT_STATE_MAX];
    tt_chance c = tt_chance_fast(1);

    memset(state, 0x5a, sizeof state);
    memcpy(before, state, sizeof state);
    return game->setup(state, how, &c, NULL) == why && memcmp(before, state, sizeof state) == 0;
}

static bool takes_seats(const tt_game *game, int min, int max)
{
    bool right = game->seats_min == min && game->seats_max == max;

    for (int seats = 0; seats < 256; seats++) {
        tt_setup how = tt_setup_for(seats);
        if (seats < min || seats > max)
            right &=
                tt_setup_valid(game, &how) == TT_BAD_SEATS && is_refused(game, &how, TT_BAD_SEATS);
        else
            right &= tt_setup_valid(game, &how) == TT_OK;
    }
    return right;
}

static void test_seats(void)
{
    ok(takes_seats(tt_game_named("abyss"), 2, 4), "abyss: [A-1.1] 2 to 4 players and no others");
    ok(takes_seats(tt_game_named("conspiracy"), 2, 4),
       "conspiracy: [C-1.1] 2 to 4 players and no others");
}

static void test_option_words(const tt_game *game)
{
    static const char *const BAD[][2] = {
        {"", ""},        {"first", ""},        {"first", "4"},       {"first", "-1"},
        {"first", "00"}, {"First", "0"},       {"first", "random "}, {"firs", "0"},
        {"firsts", "0"}, {"first", "rando"},   {"", "random"},       {"random", "first"},
        {"first", "0 "}, {"memory", "maybe"},  {"memory", ""},       {"memory", "0"},
        {"first", "on"}, {"memory", "random"},
    };
    bool refused = true;

    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        tt_setup how = tt_setup_for(game->seats_max), before = how;
        refused &= set(game, &how, BAD[i][0], BAD[i][1]) == TT_BAD_OPTION;
        refused &= memcmp(&how, &before, sizeof how) == 0;
    }
    ok(refused, "%s: option words that do not exist are refused", game->name);
}

/* Every word of every option sets its own number. */
static void test_known_options(const tt_game *game)
{
    bool right = true;

    for (int i = 0; i < game->grammar->options_n; i++) {
        const tt_option *option = &game->grammar->options[i];
        for (int value = 0; value < option->n; value++) {
            tt_setup how = tt_setup_for(game->seats_max), expected = how;
            expected.option[i] = (uint8_t)value;
            right &= set(game, &how, option->name, option->values[value]) == TT_OK &&
                     memcmp(&how, &expected, sizeof how) == 0;
        }
    }
    ok(right, "%s: every option by its words", game->name);
}

static void test_option_numbers(const tt_game *game)
{
    bool refused = true;

    for (int i = 0; i < TT_OPTIONS_MAX; i++) {
        for (int value = 1; value < 256; value++) {
            tt_setup how = tt_setup_for(game->seats_max);
            how.option[i] = (uint8_t)value;
            bool known = i < game->grammar->options_n && value < game->grammar->options[i].n;
            refused &=
                known ? tt_setup_valid(game, &how) == TT_OK : is_refused(game, &how, TT_BAD_OPTION);
        }
    }
    ok(refused, "%s: option numbers that do not exist are refused", game->name);
}

/* Who has the first turn is told; who is asked first may be another. */
static int first_of(const tt_game *game, const tt_setup *how, uint64_t seed)
{
    _Alignas(TT_CACHE_LINE) uint8_t state[TT_STATE_MAX];
    tt_chance c = tt_chance_fast(seed);
    tt_events log = {0};

    if (game->setup(state, how, &c, &log) != TT_OK)
        return -1;
    for (int i = 0; i < log.n; i++)
        if (strcmp(game->grammar->tolds[log.at[i].kind].name, "turn") == 0)
            return log.at[i].seat;
    return -1;
}

/* A seat that nobody sits on cannot start. */
static void test_first_is_a_seat(const tt_game *game, const char *rule)
{
    bool right = true;

    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        for (int first = 0; first < game->seats_max; first++) {
            tt_setup how = tt_setup_for(seats);
            char digit[2] = {(char)('0' + first), '\0'};
            right &= set(game, &how, "first", digit) == TT_OK;
            if (first >= seats)
                right &= is_refused(game, &how, TT_BAD_OPTION);
            else
                right &= first_of(game, &how, 3) == first;
        }
    }
    ok(right, "%s: %s the option says who starts; seat 3 of 2 is refused", game->name, rule);
}

static void test_first_by_chance(const tt_game *game, const char *rule)
{
    int first[3] = {0};
    tt_setup how = tt_setup_for(3);

    for (uint64_t seed = 0; seed < 300; seed++)
        first[first_of(game, &how, seed)]++;
    ok(first[0] > 70 && first[1] > 70 && first[2] > 70,
       "%s: %s a random player starts: %d %d %d of 300", game->name, rule, first[0], first[1],
       first[2]);
}

/* ==== Every game =========================================================== */

/* What only a test that knows the game can test. */
static void test_is_looked_after(const tt_game *game)
{
    static const char *const TEST[] = {"unit/box_", "unit/position_", "props/", "props/sight_",
                                       "props/redraw_"};

    for (size_t i = 0; i < sizeof TEST / sizeof *TEST; i++) {
        char path[80];
        snprintf(path, sizeof path, "tests/%s%s.c", TEST[i], game->name);
        FILE *file = fopen(path, "r");
        ok(file != NULL, "%s: there is a test %s", game->name, path);
        if (file != NULL)
            fclose(file);
    }
}

static void test_every_game(void)
{
    for (int i = 0; i < tt_games_n; i++) {
        const tt_game *game = tt_games[i];
        ok(game->state_size <= TT_STATE_MAX && game->view_size <= TT_STATE_MAX,
           "%s: fits into a state", game->name);
        ok(game->seats_min >= 1 && game->seats_max <= TT_SEATS_MAX &&
               game->moves_max <= TT_MOVES_MAX,
           "%s: within the bounds of the engine", game->name);
        ok(game->grammar->options_n <= TT_OPTIONS_MAX, "%s: not too many options", game->name);
        ok(tt_game_named(game->name) == game, "%s: found by its name", game->name);
    }
    ok(tt_game_named("chess") == NULL && tt_game_named("") == NULL, "games: no others");
}

int main(void)
{
    test_seats();
    for (int i = 0; i < tt_games_n; i++) {
        test_option_words(tt_games[i]);
        test_known_options(tt_games[i]);
        test_option_numbers(tt_games[i]);
        test_is_looked_after(tt_games[i]);
    }
    test_first_is_a_seat(tt_game_named("abyss"), "[A-2.3]");
    test_first_is_a_seat(tt_game_named("conspiracy"), "[C-2.4]");
    test_first_by_chance(tt_game_named("abyss"), "[A-2.3]");
    test_first_by_chance(tt_game_named("conspiracy"), "[C-2.4]");
    test_every_game();
    return tap_result();
}
