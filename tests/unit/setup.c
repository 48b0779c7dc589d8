/* Setting a game up: what is refused, and what is dealt. */
#include "games/conspiracy/state.h"
#include "games/games.h"
#include "tests/tap.h"

#include <string.h>

static tt_word word(const char *text)
{
    return (tt_word){text, strlen(text)};
}

static tt_status set(tt_setup *how, const char *name, const char *value)
{
    return tt_setup_option(&tt_conspiracy, how, word(name), word(value));
}

/* Refused, and nothing was written. */
static bool is_refused(const tt_setup *how, tt_status why)
{
    conspiracy_state s;
    uint8_t before[sizeof s];
    tt_chance c = tt_chance_fast(1);

    memset(&s, 0x5a, sizeof s);
    memcpy(before, &s, sizeof s);
    return tt_conspiracy.setup(&s, how, &c, NULL) == why && memcmp(before, &s, sizeof s) == 0;
}

static void test_seats(void)
{
    bool refused = true;

    for (int seats = 0; seats < 256; seats++) {
        tt_setup how = tt_setup_for(seats);
        if (seats < 2 || seats > 4)
            refused &= tt_setup_valid(&tt_conspiracy, &how) == TT_BAD_SEATS &&
                       is_refused(&how, TT_BAD_SEATS);
        else
            refused &= tt_setup_valid(&tt_conspiracy, &how) == TT_OK;
    }
    ok(refused, "[C-1.1] 2 to 4 players and no others");
}

static void test_option_words(void)
{
    static const char *const BAD[][2] = {
        {"", ""},       {"first", ""},        {"first", "4"},  {"first", "-1"}, {"first", "00"},
        {"First", "0"}, {"first", "random "}, {"firs", "0"},   {"firsts", "0"}, {"first", "rando"},
        {"", "random"}, {"random", "first"},  {"first", "0 "},
    };
    bool refused = true;

    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        tt_setup how = tt_setup_for(4), before = how;
        refused &= set(&how, BAD[i][0], BAD[i][1]) == TT_BAD_OPTION;
        refused &= memcmp(&how, &before, sizeof how) == 0;
    }
    ok(refused, "setup: option words that do not exist are refused");
}

static void test_option_numbers(void)
{
    bool refused = true;

    for (int i = 0; i < TT_OPTIONS_MAX; i++) {
        for (int value = 1; value < 256; value++) {
            tt_setup how = tt_setup_for(4);
            how.option[i] = (uint8_t)value;
            bool known = i == 0 && value <= 4;
            refused &= known ? tt_setup_valid(&tt_conspiracy, &how) == TT_OK
                             : is_refused(&how, TT_BAD_OPTION);
        }
    }
    ok(refused, "setup: option numbers that do not exist are refused");
}

/* A seat that nobody sits on cannot start. */
static void test_first_is_a_seat(void)
{
    bool right = true;

    for (int seats = 2; seats <= 4; seats++) {
        for (int first = 0; first < 4; first++) {
            tt_setup how = tt_setup_for(seats);
            char digit[2] = {(char)('0' + first), '\0'};
            conspiracy_state s;
            tt_chance c = tt_chance_fast(3);
            right &= set(&how, "first", digit) == TT_OK;
            if (first >= seats)
                right &= is_refused(&how, TT_BAD_OPTION);
            else
                right &= tt_conspiracy.setup(&s, &how, &c, NULL) == TT_OK &&
                         tt_conspiracy.actor(&s) == first;
        }
    }
    ok(right, "[C-2.4] the option says who starts; seat 3 of 2 is refused");
}

static void test_first_by_chance(void)
{
    int first[3] = {0};

    for (uint64_t seed = 0; seed < 300; seed++) {
        tt_setup how = tt_setup_for(3);
        conspiracy_state s;
        tt_chance c = tt_chance_fast(seed);
        tt_conspiracy.setup(&s, &how, &c, NULL);
        first[tt_conspiracy.actor(&s)]++;
    }
    ok(first[0] > 70 && first[1] > 70 && first[2] > 70,
       "[C-2.4] a random player starts: %d %d %d of 300", first[0], first[1], first[2]);
}

static void test_table(void)
{
    tt_setup how = tt_setup_for(4);
    conspiracy_state s;
    tt_chance c = tt_chance_fast(8);

    memset(&s, 0x5a, sizeof s);
    tt_conspiracy.setup(&s, &how, &c, NULL);
    ok(s.secret.lord_deck == ALL_LORDS && s.table.discard == 0,
       "[C-2.1] all lords in the deck, no pile");
    ok(locations_in(s.table.available) == 1 && s.table.location_deck_n == 23 &&
           (s.table.available | s.secret.location_deck) == ALL_LOCATIONS,
       "[C-2.2] one location available, the others in the deck");
    bool none = s.table.master == 0;
    for (int seat = 0; seat < 4; seat++)
        none &= s.table.chamber[seat].pearls == 0 && s.table.chamber[seat].lords_n == 0;
    ok(none, "[C-2.3] nobody has pearls or lords, nobody is pearl master");
    ok(tt_conspiracy.check(&s) == NULL, "setup: a sound position");
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
    test_option_words();
    test_option_numbers();
    test_first_is_a_seat();
    test_first_by_chance();
    test_table();
    test_every_game();
    return tap_result();
}
