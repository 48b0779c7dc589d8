/* Races: who is given up, who wins. */
#include "bots/race.h"
#include "tests/tap.h"

enum { MOVES = 4, USUAL = 2, WORLDS = 20, SEATS = 2, SEAT = 1 };

static tt_race race;
static tt_answer answer;

static void start(void)
{
    answer = (tt_answer){.list = {.n = MOVES}};
    for (int i = 0; i < MOVES; i++) {
        answer.list.at[i] = tt_move_of(1, i, 0);
        answer.error[i] = 1.0f;
    }
    tt_race_begin(&race, &answer.list, answer.list.at[USUAL], SEAT);
}

/* Every move brings half, more or less by what is said of it, and luck that all have in common. */
static void run(const double better[MOVES])
{
    start();
    for (int world = 0; world < WORLDS; world++)
        for (uint32_t i = 0; i < MOVES; i++) {
            uint32_t move = tt_race_move(&race, i);
            double luck = world < 6 ? 0.35 : -0.15; /* none in the end */
            float value = (float)(0.5 + luck + better[move]);
            if (!race.rivals[move].is_out)
                tt_race_note(&race, move, (float[TT_SEATS_MAX]){1.0f - value, value});
        }
    tt_race_answer(&race, SEATS, &answer);
}

static void test_order(void)
{
    unsigned seen = 0;

    start();
    for (uint32_t i = 0; i < MOVES; i++)
        seen |= 1u << tt_race_move(&race, i);
    ok(tt_race_move(&race, 0) == USUAL && seen == (1u << MOVES) - 1,
       "race: the usual move comes first, then all others");
}

static void test_behind(void)
{
    run((double[MOVES]){-0.1, -0.01, 0.0, -0.2});
    ok(race.left == 0 && answer.move.a == USUAL, "race: who falls behind is given up");
    ok(answer.tried[0] < WORLDS && answer.tried[USUAL] == WORLDS,
       "race: and tried no more, the usual one always");
    ok(answer.value[3] > 0.299f && answer.value[3] < 0.301f,
       "race: its value is told by the worlds it was seen in");
    ok(answer.error[3] == 1.0f, "race: which are too few to be sure of it");
}

static void test_ahead(void)
{
    run((double[MOVES]){0.02, -0.1, 0.0, 0.05});
    ok(answer.move.a == 3 && race.left == 2, "race: who is better in all worlds wins");
    ok(answer.value[3] > 0.549f && answer.value[3] < 0.551f,
       "race: and is known by what it brought");
    ok(answer.error[3] < 0.01f, "race: luck that all have in common leaves no doubt");
}

static bool is_about(float x, float y)
{
    return x > y - 0.001f && x < y + 0.001f;
}

/* What the winner brings is what everybody may expect, whatever else was looked at. */
static void test_shares(void)
{
    run((double[MOVES]){0.02, -0.1, 0.0, 0.05});
    ok(is_about(answer.share[SEAT], 0.55f) && is_about(answer.share[0], 0.45f),
       "race: what seats may expect is what the winner brings");
    ok(answer.share_error[SEAT] < 0.1f, "race: twenty worlds are enough to be sure");
    for (int i = 0; i < WORLDS; i++)
        tt_race_note_alone(&race, 3, (float[TT_SEATS_MAX]){0.25f, 0.75f});
    tt_race_answer(&race, SEATS, &answer);
    ok(is_about(answer.share[SEAT], 0.65f) && is_about(answer.value[3], 0.65f) &&
           is_about(answer.value[USUAL], 0.6f) && answer.tried[3] == 2 * WORLDS,
       "race: worlds it had to itself count for what it is worth, not beside others");
}

static void test_few(void)
{
    start();
    for (uint32_t i = 0; i < MOVES; i++)
        tt_race_note(&race, tt_race_move(&race, i), (float[TT_SEATS_MAX]){1.0f, 0.0f});
    tt_race_answer(&race, SEATS, &answer);
    ok(answer.share_error[0] == 1.0f, "race: one world says nothing for sure");
}

static void test_doubt(void)
{
    run((double[MOVES]){0.0, 0.0, 0.0, 0.0});
    ok(answer.move.a == USUAL && race.left == MOVES - 1,
       "race: the usual one is kept for nothing that is as good");
}

int main(void)
{
    test_order();
    test_behind();
    test_ahead();
    test_shares();
    test_few();
    test_doubt();
    return tap_result();
}
