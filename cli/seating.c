/* Who sits where in the games of an arena. */
#include "cli/seating.h"

#include <string.h>

/* Blocks of seats, one for each bot that takes part. */
static int blocks_of(const seatings *s)
{
    return s->bots_n < s->seats ? s->bots_n : s->seats;
}

/* Fills the places from `at` on in every way; `left`: how many of each name are free. */
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
    fill(s, place, 0, left);
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

void seatings_of(const seatings *s, uint64_t game, uint8_t bot[TT_SEATS_MAX])
{
    const uint8_t *place = s->place[game % s->n];
    uint64_t met[SEATING_BOTS] = {0}, deal = game / s->n;
    int blocks = blocks_of(s);
    uint8_t who[TT_SEATS_MAX] = {0};

    for (int i = 0; i < blocks; i++)
        who[i] = (uint8_t)namesake(s, place[i], deal + met[place[i]]++);
    for (int seat = 0; seat < s->seats; seat++)
        bot[seat] = who[seat * blocks / s->seats];
}
