/* Abyss: Conspiracy as bits. */
#include "bots/features.h"
#include "games/conspiracy/state.h"

/* 0 to 4 as they are, 6 as 5. */
static int worth_step(int lord)
{
    int worth = conspiracy_lords[lord].worth;

    return worth == 6 ? 5 : worth;
}

/* A bit for each kind of lord that the bag holds. */
static void put_lords(tt_bits *b, lord_bag bag)
{
    uint64_t kinds = 0;

    for (; bag != 0; bag &= bag - 1)
        kinds |= (uint64_t)1 << (first_lord(bag) - 1);
    tt_put_bits(b, kinds, LORDS_END - 1);
}

/* Which colours stand beside the space that is filled next. */
static unsigned colours_beside_next(const conspiracy_chamber *ch)
{
    static const uint8_t ROW_OF[SPACES] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4};
    int at = ch->lords_n;
    unsigned colours = 0;

    if (at >= SPACES)
        return 0;
    int above = at - (5 - ROW_OF[at] + 1); /* the left one of two in the row above */
    if (at > 0 && ROW_OF[at - 1] == ROW_OF[at])
        colours |= 1u << conspiracy_lords[ch->lord[at - 1]].colour;
    if (ROW_OF[at] > 0)
        colours |= 1u << conspiracy_lords[ch->lord[above]].colour |
                   1u << conspiracy_lords[ch->lord[above + 1]].colour;
    return colours;
}

/* How far the game has come for a seat: its beginning, middle and end, then the last round,
 * before and after the seat's own turn in it. */
static int phase_of(const conspiracy_table *t, int seat, int asked, int most_lords)
{
    int n = t->seats;

    if (t->last == 0)
        return most_lords < 8 ? 0 : most_lords < 12 ? 1 : 2;
    return (seat - asked + n) % n < (t->last - 1 - asked + n) % n ? 3 : 4;
}

/* How the seat stands beside the others: points before or behind the best of them, which mean
 * the more the later it is; how many have more; lords more or fewer than the one with most. */
static void put_standing(tt_bits *b, const conspiracy_table *t, int seat, int asked,
                         const int points[])
{
    enum { STEPS = 15, PHASES = 5 };
    static const int8_t STEP[STEPS] = {-20, -14, -10, -7, -4, -2, -1, 0, 1, 2, 4, 7, 10, 14, 20};
    int lords = t->chamber[seat].lords_n, best = -1, most = 0, behind = 0, reached = 0;

    for (int i = 0; i < t->seats; i++) {
        if (i == seat)
            continue;
        best = points[i] > best ? points[i] : best;
        most = t->chamber[i].lords_n > most ? t->chamber[i].lords_n : most;
        behind += points[i] > points[seat];
    }
    while (reached < STEPS && points[seat] - best >= STEP[reached])
        reached++;
    int phase = phase_of(t, seat, asked, lords > most ? lords : most);
    for (int i = 0; i < PHASES; i++)
        tt_put_level(b, i == phase ? reached : 0, STEPS);
    tt_put_level(b, behind, CONSPIRACY_SEATS_MAX - 1);
    tt_put_level(b, lords - most + 5, 10);
}

static void put_chamber(tt_bits *b, const conspiracy_table *t, int seat, const int points[])
{
    const conspiracy_chamber *ch = &t->chamber[seat];
    int colours[COLOURS] = {0}, largest = NO_LORD;
    unsigned coalition = conspiracy_coalition(ch), locations = 0;

    for (int i = 0; i < ch->lords_n; i++)
        colours[conspiracy_lords[ch->lord[i]].colour]++;
    for (int i = 0; i < ch->lords_n; i++)
        if (ch->location[i] != NO_LOCATION)
            locations |= 1u << (ch->location[i] - 1);
    tt_put_level(b, points[seat] / 2, 45);
    tt_put_level(b, ch->lords_n, SPACES);
    tt_put_level(b, ch->pearls, 16);
    for (int colour = 0; colour < COLOURS; colour++) {
        int coat = ch->coat[colour];
        tt_put_one(b, coat == 0 ? -1 : worth_step(ch->lord[coat - 1]), WORTHS);
        tt_put_level(b, colours[colour], 6);
    }
    tt_put_level(b, __builtin_popcount(coalition), 10);
    if (coalition != 0)
        largest = ch->lord[__builtin_ctz(coalition)];
    tt_put_one(b, largest == NO_LORD ? -1 : conspiracy_lords[largest].colour, COLOURS);
    tt_put_bits(b, colours_beside_next(ch), COLOURS);
    tt_put_level(b, ch->loose[0], 2);
    tt_put_level(b, ch->loose[1], 1);
    tt_put_bits(b, locations, LOCATIONS_IN_BOX);
    tt_put_bits(b, ch->lasting, 2);
    tt_put_bits(b, t->master == seat + 1, 1);
    tt_put_bits(b, t->last == seat + 1, 1);
    tt_put_bits(b, t->force != 0 && t->force_by != seat + 1, 1);
    for (int i = 0; i < SPACES; i++)
        tt_put_one(b, i < ch->lords_n ? conspiracy_lords[ch->lord[i]].colour : -1, COLOURS);
}

/* What the seat that is asked has before it. */
static void put_question(tt_bits *b, const conspiracy_table *t, int stage)
{
    tt_put_one(b, stage - STAGE_RECRUIT, STAGES - STAGE_RECRUIT);
    put_lords(b, t->drawn);
    put_lords(b, t->recruited);
    tt_put_bits(b, t->turned_up >> 1, LOCATIONS_IN_BOX);
}

static void put_table(tt_bits *b, const conspiracy_table *t)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        lord_bag pile = pile_of(t->discard, colour);
        tt_put_level(b, lords_in(pile), 6);
        tt_put_one(b, pile == 0 ? -1 : worth_step(last_lord(pile)), WORTHS);
        tt_put_bits(b, (pile & copies_of(1 + colour * WORTHS)) != 0, 1);
    }
    tt_put_bits(b, t->available >> 1, LOCATIONS_IN_BOX);
    tt_put_level(b, t->lord_deck_n / 4, 12);
    tt_put_bits(b, t->last != 0, 1);
}

static int parties(const void *state)
{
    return ((const conspiracy_state *)state)->table.seats;
}

static void make(const void *state, tt_features *out)
{
    const conspiracy_table *t = &((const conspiracy_state *)state)->table;
    tt_frame top = t->agenda.n > 0 ? tt_top(&t->agenda) : (tt_frame){.stage = STAGE_NONE};
    int points[CONSPIRACY_SEATS_MAX];
    tt_bits b;

    for (int seat = 0; seat < t->seats; seat++) {
        conspiracy_points p = conspiracy_score_of(t, seat);
        points[seat] = p.lords + p.locations + p.coalition + p.master;
    }
    out->parties_n = t->seats;
    for (int seat = 0; seat < t->seats; seat++) {
        b = (tt_bits){out->party[seat], 0};
        out->party_of[seat] = (uint8_t)seat;
        put_chamber(&b, t, seat, points);
        put_standing(&b, t, seat, top.seat, points);
        tt_put_one(&b, (seat - top.seat + t->seats) % t->seats, CONSPIRACY_SEATS_MAX);
        if (top.stage != STAGE_NONE && top.seat == seat)
            put_question(&b, t, top.stage);
    }
    b = (tt_bits){out->table, 0};
    put_table(&b, t);
}

const tt_feature_maker tt_features_conspiracy = {"conspiracy", 508, 128, parties, make};
