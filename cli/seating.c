/* Who sits where in the games of an arena. */
#include "cli/seating.h"

#include <stdlib.h>
#include <string.h>

/* Blocks of seats, one for each bot that takes part. */
static int blocks_of(const seatings *s)
{
    return s->bots_n < s->seats ? s->bots_n : s->seats;
}

/* ==== All seatings ========================================================= */

/* Fills the places from `at` on in every way, in ascending order; `left`: how many of each name
 * are free. */
static void fill(seatings *s, uint8_t place[TT_SEATS_MAX], int at, uint8_t left[SEATING_BOTS])
{
    if (at == blocks_of(s)) {
        TT_ASSERT(s->n < SEATINGS_MAX);
        memcpy(s->place[s->n++], place, TT_SEATS_MAX);
        return;
    }
    for (int bot = 0; bot < s->bots_n; bot++) {
        if (left[bot] == 0)
            continue;
        left[bot]--;
        place[at] = (uint8_t)bot;
        fill(s, place, at + 1, left);
        left[bot]++;
    }
}

/* The k-th bot of the same name as that one, going round. */
static int namesake(const seatings *s, int first, uint64_t k)
{
    int same[SEATING_BOTS] = {first}, n = 0;

    for (int bot = 0; bot < s->bots_n; bot++)
        if (s->first[bot] == first)
            same[n++] = bot;
    TT_ASSERT(n > 0);
    return same[k % (uint64_t)n];
}

/* The bot at every place of a seating in that deal. */
static void seat_bots(const seatings *s, uint32_t seating, uint64_t deal, uint8_t who[])
{
    const uint8_t *place = s->place[seating];
    uint64_t met[SEATING_BOTS] = {0};

    for (int i = 0; i < blocks_of(s); i++)
        who[i] = (uint8_t)namesake(s, place[i], deal + met[place[i]]++);
}

/* ==== Their order ========================================================== */

static int compare_places(const void *a, const void *b)
{
    return memcmp(a, b, TT_SEATS_MAX);
}

/* The bots of a seating who have moved on by so many in the list. */
static void move_on(const seatings *s, const uint8_t who[], int by, uint8_t moved[])
{
    for (int i = 0; i < blocks_of(s); i++)
        moved[i] = (uint8_t)((who[i] + by) % s->bots_n);
}

static uint16_t seating_with(const seatings *s, const uint8_t who[])
{
    uint8_t place[TT_SEATS_MAX] = {0};

    for (int i = 0; i < blocks_of(s); i++)
        place[i] = s->first[who[i]];
    const uint8_t(*at)[TT_SEATS_MAX] =
        bsearch(place, s->place, s->n, sizeof *s->place, compare_places);
    TT_ASSERT(at != NULL);
    return (uint16_t)(at - s->place);
}

/* What is known while the order is made. */
typedef struct making {
    seatings *s;
    uint32_t n; /* seatings that have their turn */
    bool is_taken[SEATINGS_MAX];
    uint32_t played[SEATING_BOTS]; /* games of each bot */
} making;

/* The next seating of a round: of those that are left, one whose bots have played least. */
static void take_next(making *m, const uint8_t who[])
{
    uint32_t least = UINT32_MAX;
    uint8_t moved[TT_SEATS_MAX], best[TT_SEATS_MAX] = {0};

    for (int by = 0; by < m->s->bots_n; by++) {
        uint32_t sum = 0;
        move_on(m->s, who, by, moved);
        for (int i = 0; i < blocks_of(m->s); i++)
            sum += m->played[moved[i]];
        if (sum < least && !m->is_taken[seating_with(m->s, moved)]) {
            least = sum;
            memcpy(best, moved, sizeof best);
        }
    }
    if (least == UINT32_MAX) /* with bots of one name a round is shorter */
        return;
    uint16_t seating = seating_with(m->s, best);
    m->is_taken[seating] = true;
    m->s->turn[m->n++] = seating;
    for (int i = 0; i < blocks_of(m->s); i++)
        m->played[best[i]]++;
}

static void put_in_order(seatings *s)
{
    making m = {.s = s};

    for (uint32_t seating = 0; seating < s->n; seating++) {
        uint8_t who[TT_SEATS_MAX];
        if (m.is_taken[seating])
            continue;
        seat_bots(s, seating, 0, who);
        for (int i = 0; i < s->bots_n; i++)
            take_next(&m, who);
    }
    TT_ASSERT(m.n == s->n);
}

/* ==== Making and asking ==================================================== */

void seatings_make(seatings *s, const char *const names[], int bots_n, int seats)
{
    uint8_t left[SEATING_BOTS] = {0}, place[TT_SEATS_MAX] = {0};

    TT_ASSERT(bots_n <= SEATING_BOTS && seats <= TT_SEATS_MAX);
    s->bots_n = bots_n;
    s->seats = seats;
    s->n = 0;
    for (int bot = 0; bot < bots_n; bot++) {
        int first = 0;
        while (strcmp(names[first], names[bot]) != 0)
            first++;
        s->first[bot] = (uint8_t)first;
        left[first]++;
    }
    for (int seat = 0; seat < seats; seat++)
        s->block[seat] = (uint8_t)(seat * blocks_of(s) / seats);
    fill(s, place, 0, left);
    put_in_order(s);
}

void seatings_by_side(seatings *s, const uint8_t side[])
{
    uint8_t team[TT_SEATS_MAX] = {0};

    for (int seat = 1; seat < s->seats; seat++)
        team[seat] = (uint8_t)(team[seat - 1] + (side[seat] != side[seat - 1]));
    if (team[s->seats - 1] + 1 == blocks_of(s))
        memcpy(s->block, team, sizeof team);
}

uint64_t seatings_game(const seatings *s, uint64_t i)
{
    return i - i % s->n + s->turn[i % s->n];
}

void seatings_of(const seatings *s, uint64_t game, uint8_t bot[TT_SEATS_MAX])
{
    uint8_t who[TT_SEATS_MAX] = {0};

    seat_bots(s, (uint32_t)(game % s->n), game / s->n, who);
    for (int seat = 0; seat < s->seats; seat++)
        bot[seat] = who[s->block[seat]];
}
