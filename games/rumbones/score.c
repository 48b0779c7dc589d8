/* Who is ahead, and who has won. */
#include "games/rumbones/state.h"

/* Every pirate for himself: the lives left. */
static int lives_of(const rumbones_table *t, int seat)
{
    const rumbones_hero *own = &t->hero[(size_t)2 * (size_t)seat];

    return own[0].lives + own[1].lives;
}

uint32_t rumbones_score(const void *state, int32_t points[])
{
    const rumbones_table *t = &((const rumbones_state *)state)->table;
    int best = -1;
    uint32_t winners = 0;

    for (int seat = 0; seat < t->seats; seat++) {
        int side = t->side_of[seat];
        points[seat] = t->pirates ? lives_of(t, seat) : t->team[side].points;
        int rank = t->winner == side + 1 ? INT16_MAX : points[seat];
        if (rank > best)
            winners = 0;
        if (rank >= best) {
            best = rank;
            winners |= 1u << seat;
        }
    }
    return winners;
}

int rumbones_side(const void *state, int seat)
{
    return ((const rumbones_state *)state)->table.side_of[seat];
}
