/* Points. */
#include "games/conspiracy/state.h"

/* ==== Coalition =============================================== [C-8.4] ====
 * A group of spaces is a set of bits, space 1 the lowest.  The set is grown by
 * the neighbours of its members until nothing is added. */

#define SPACE(n) (1u << (n) >> 1)

static const uint16_t TOUCHES[SPACES] = {
    SPACE(2) | SPACE(6),                                                 /*  1 */
    SPACE(1) | SPACE(3) | SPACE(6) | SPACE(7),                           /*  2 */
    SPACE(2) | SPACE(4) | SPACE(7) | SPACE(8),                           /*  3 */
    SPACE(3) | SPACE(5) | SPACE(8) | SPACE(9),                           /*  4 */
    SPACE(4) | SPACE(9),                                                 /*  5 */
    SPACE(1) | SPACE(2) | SPACE(7) | SPACE(10),                          /*  6 */
    SPACE(2) | SPACE(3) | SPACE(6) | SPACE(8) | SPACE(10) | SPACE(11),   /*  7 */
    SPACE(3) | SPACE(4) | SPACE(7) | SPACE(9) | SPACE(11) | SPACE(12),   /*  8 */
    SPACE(4) | SPACE(5) | SPACE(8) | SPACE(12),                          /*  9 */
    SPACE(6) | SPACE(7) | SPACE(11) | SPACE(13),                         /* 10 */
    SPACE(7) | SPACE(8) | SPACE(10) | SPACE(12) | SPACE(13) | SPACE(14), /* 11 */
    SPACE(8) | SPACE(9) | SPACE(11) | SPACE(14),                         /* 12 */
    SPACE(10) | SPACE(11) | SPACE(14) | SPACE(15),                       /* 13 */
    SPACE(11) | SPACE(12) | SPACE(13) | SPACE(15),                       /* 14 */
    SPACE(13) | SPACE(14),                                               /* 15 */
};

/* The spaces of `colour` connected with the lowest one of them. */
static unsigned group_of(unsigned colour)
{
    unsigned group = 0, grown = colour & -colour;

    while (grown != 0) {
        unsigned next = 0;
        group |= grown;
        for (; grown != 0; grown &= grown - 1)
            next |= TOUCHES[__builtin_ctz(grown)];
        grown = next & colour & ~group;
    }
    return group;
}

unsigned conspiracy_coalition(const conspiracy_chamber *ch)
{
    unsigned spaces[COLOURS] = {0}, largest = 0;
    int most = 0;

    for (int i = 0; i < ch->lords_n; i++)
        spaces[conspiracy_lords[ch->lord[i]].colour] |= 1u << i;
    for (int colour = 0; colour < COLOURS; colour++) {
        unsigned left = spaces[colour];
        while (__builtin_popcount(left) > most) {
            unsigned group = group_of(left);
            int n = __builtin_popcount(group);
            if (n > most) {
                most = n;
                largest = group;
            }
            left &= ~group;
        }
    }
    return largest;
}

/* ==== Locations ======================================= [C-8.3 C-9.1 ...] ==== */

static int worth_at(const conspiracy_chamber *ch, int space)
{
    return space == 0 ? 0 : conspiracy_lords[ch->lord[space - 1]].worth;
}

static int lords_with_key(const conspiracy_chamber *ch, int key)
{
    int n = 0;

    for (int i = 0; i < ch->lords_n; i++)
        n += conspiracy_lords[ch->lord[i]].key == key;
    return n;
}

static int lords_of_colour(const conspiracy_chamber *ch, int colour)
{
    int n = 0;

    for (int i = 0; i < ch->lords_n; i++)
        n += conspiracy_lords[ch->lord[i]].colour == colour;
    return n;
}

static int locations_controlled(const conspiracy_chamber *ch)
{
    int n = 0;

    for (int i = 0; i < ch->lords_n; i++)
        n += ch->location[i] != NO_LOCATION;
    return n;
}

/* [C-9.8] one that is not there yet will be, and counts itself */
static int count(const conspiracy_chamber *ch, int location)
{
    const conspiracy_location_card *card = &conspiracy_locations[location];

    switch (card->counted) {
    case SILVER_KEY:
        return lords_with_key(ch, SILVER);
    case GOLD_KEY:
        return lords_with_key(ch, GOLD);
    case PEARL_PAIR:
        return ch->pearls / 2;
    case EVERY_LOC:
        return locations_controlled(ch) + !controls(ch, location);
    case BEST_WORTH:
        return worth_at(ch, ch->coat[card->colour]);
    case LORD_OF:
        return lords_of_colour(ch, card->colour);
    default:
        return 0;
    }
}

int conspiracy_location_worth(const conspiracy_chamber *ch, int location)
{
    const conspiracy_location_card *card = &conspiracy_locations[location];

    return card->points + card->each * count(ch, location);
}

/* ==== Score and victory ============================ [C-8.2 to C-8.6] ==== */

conspiracy_points conspiracy_score_of(const conspiracy_table *t, int seat)
{
    const conspiracy_chamber *ch = &t->chamber[seat];
    conspiracy_points points = {0};

    for (int colour = 0; colour < COLOURS; colour++)
        points.lords += worth_at(ch, ch->coat[colour]);
    for (int i = 0; i < ch->lords_n; i++)
        if (ch->location[i] != NO_LOCATION)
            points.locations += conspiracy_location_worth(ch, ch->location[i]);
    points.coalition = 3 * __builtin_popcount(conspiracy_coalition(ch));
    points.master = t->master == seat + 1 ? 5 : 0;
    return points;
}

/* [C-8.6] most points, then most pearls; who is still level shares the victory */
uint32_t conspiracy_score(const void *state, int32_t points[])
{
    const conspiracy_table *t = &((const conspiracy_state *)state)->table;
    int32_t best = -1;
    uint32_t winners = 0;

    for (int seat = 0; seat < t->seats; seat++) {
        conspiracy_points p = conspiracy_score_of(t, seat);
        points[seat] = p.lords + p.locations + p.coalition + p.master;
        int32_t rank = points[seat] * 256 + t->chamber[seat].pearls;
        if (rank > best) {
            best = rank;
            winners = 0;
        }
        if (rank == best)
            winners |= 1u << seat;
    }
    return winners;
}
