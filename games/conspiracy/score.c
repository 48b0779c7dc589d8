/* Points. */
#include "games/conspiracy/state.h"

/* ==== What lies in a chamber, counted once ================================= */

/* A set of spaces: each row of the pyramid in eight bits of its own.
 *
 *     row 0      0   1   2   3   4
 *     row 1        0   1   2   3
 *     row 2          0   1   2  ...
 *
 * Space i of a row touches i - 1 and i + 1 beside it, i - 1 and i below it, i and
 * i + 1 above it: shifts by 1, by 7 and by 8 [C-8.4].  A shift that leaves its row
 * ends on a bit that is no space. */
typedef uint64_t space_set;

static const uint8_t PLACE_OF[SPACES] = {0, 1, 2, 3, 4, 8, 9, 10, 11, 16, 17, 18, 24, 25, 32};

typedef struct census {
    space_set spaces[COLOURS]; /* where lords of a colour stand */
    uint8_t keys[GOLD + 1];    /* lords by key, spent or not */
    uint8_t locations_n;
    uint16_t located; /* bits from space 1 on: a location lies there */
} census;

static census count_chamber(const conspiracy_chamber *ch)
{
    census c = {.locations_n = 0};

    for (int i = 0; i < ch->lords_n; i++) {
        const conspiracy_lord_card *card = &conspiracy_lords[ch->lord[i]];
        bool located = ch->location[i] != NO_LOCATION;
        c.spaces[card->colour] |= (space_set)1 << PLACE_OF[i];
        c.keys[card->key]++;
        c.locations_n += located;
        c.located |= (uint16_t)(located << i);
    }
    return c;
}

/* ==== Coalition =============================================== [C-8.4] ==== */

/* The spaces of `colour` connected with the lowest one of them. */
static space_set group_of(space_set colour)
{
    space_set group = colour & -colour, grown = group;

    do {
        group = grown;
        grown |=
            (group << 1 | group >> 1 | group << 7 | group >> 7 | group << 8 | group >> 8) & colour;
    } while (grown != group);
    return group;
}

static space_set largest_group(const census *c)
{
    space_set largest = 0;
    int most = 0;

    for (int colour = 0; colour < COLOURS; colour++) {
        space_set left = c->spaces[colour];
        while (__builtin_popcountll(left) > most) {
            space_set group = group_of(left);
            int n = __builtin_popcountll(group);
            if (n > most) {
                most = n;
                largest = group;
            }
            left &= ~group;
        }
    }
    return largest;
}

unsigned conspiracy_coalition(const conspiracy_chamber *ch)
{
    census c = count_chamber(ch);
    space_set largest = largest_group(&c);
    unsigned spaces = 0;

    for (int i = 0; i < SPACES; i++)
        spaces |= (unsigned)(largest >> PLACE_OF[i] & 1) << i;
    return spaces;
}

/* ==== Locations ======================================= [C-8.3 C-9.1 ...] ==== */

static int worth_at(const conspiracy_chamber *ch, int space)
{
    return space == 0 ? 0 : conspiracy_lords[ch->lord[space - 1]].worth;
}

static int count(const conspiracy_chamber *ch, const census *c, int location)
{
    const conspiracy_location_card *card = &conspiracy_locations[location];

    switch (card->counted) {
    case SILVER_KEY:
        return c->keys[SILVER];
    case GOLD_KEY:
        return c->keys[GOLD];
    case PEARL_PAIR:
        return ch->pearls / 2;
    case EVERY_LOC: /* [C-9.8] one that is not there yet will be, and counts itself */
        return c->locations_n + !controls(ch, location);
    case BEST_WORTH:
        return worth_at(ch, ch->coat[card->colour]);
    case LORD_OF:
        return __builtin_popcountll(c->spaces[card->colour]);
    default:
        return 0;
    }
}

static int worth_of(const conspiracy_chamber *ch, const census *c, int location)
{
    const conspiracy_location_card *card = &conspiracy_locations[location];

    return card->points + card->each * count(ch, c, location);
}

int conspiracy_location_worth(const conspiracy_chamber *ch, int location)
{
    census c = count_chamber(ch);

    return worth_of(ch, &c, location);
}

/* ==== Score and victory ============================ [C-8.2 to C-8.6] ==== */

conspiracy_points conspiracy_score_of(const conspiracy_table *t, int seat)
{
    const conspiracy_chamber *ch = &t->chamber[seat];
    census c = count_chamber(ch);
    conspiracy_points points = {0};

    for (int colour = 0; colour < COLOURS; colour++)
        points.lords += worth_at(ch, ch->coat[colour]);
    for (unsigned left = c.located; left != 0; left &= left - 1)
        points.locations += worth_of(ch, &c, ch->location[__builtin_ctz(left)]);
    points.coalition = 3 * __builtin_popcountll(largest_group(&c));
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
