/* Nothing hidden shows: what a seat cannot see is replaced by something else of the same
 * size, and whoever does not look at it must see the same bytes.
 *
 * A game says what it hides, in tests/props/sight_<game>.c. */
#ifndef TESTS_SIGHT_H
#define TESTS_SIGHT_H

#include "tests/play.h"

/* Every seat and the spectators. */
static inline int next_eyes(const play *p, int seat)
{
    return seat + 1 < p->seats ? seat + 1 : TT_SPECTATOR + (seat >= p->seats);
}

#define FOR_ALL_EYES(p, seat) for (int seat = 0; seat <= TT_SPECTATOR; seat = next_eyes(p, seat))

static inline bool same_view(const play *p, const void *a, const void *b, int seat)
{
    void *here = new_view(p, a, seat), *there = new_view(p, b, seat);
    bool same = memcmp(here, there, p->game->view_size) == 0;

    free(here);
    free(there);
    return same;
}

typedef struct secrets {
    /* Puts something else in the place of what this seat, or a spectator, cannot see. */
    void (*scramble)(void *state, int seat, tt_chance *c);
    /* Whether this seat may tell the two states apart; then whether it sees what it should. */
    bool (*may_look)(const void *state, int seat);
    bool (*sees_it)(const void *state, const void *view);
    int looks_n;   /* how often somebody rightly saw something */
    int changes_n; /* how often there was something hidden to be replaced */
} secrets;

static inline void compare_views(play *p, secrets *hidden, const void *other, int seat)
{
    void *here = new_view(p, p->state, seat), *there = new_view(p, other, seat);
    tt_moves list;

    if (hidden->may_look(p->state, seat)) {
        hidden->looks_n++;
        expect(p, hidden->sees_it(p->state, here) && hidden->sees_it(other, there),
               "seat %d does not see what it may", seat);
    } else {
        expect(p, memcmp(here, there, p->game->view_size) == 0, "seat %d sees what is hidden",
               seat);
        p->game->view_moves(there, &list);
        expect(p, list.n == 0 || same_moves(&list, &p->list), "hidden things make moves legal");
    }
    free(here);
    free(there);
}

static inline void nothing_hidden_shows(play *p, secrets *hidden)
{
    FOR_ALL_EYES(p, seat)
    {
        void *other = new_copy(p);
        hidden->scramble(other, seat, &p->wish);
        hidden->changes_n += !same_state(p, p->state, other);
        compare_views(p, hidden, other, seat);
        free(other);
    }
}

#endif
