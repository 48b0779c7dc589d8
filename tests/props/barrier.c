/* The undo barrier: no way back once a card was turned up or the turn has passed. */
#include "tests/play.h"

static int moves_n, free_n; /* and how many of them can be taken back */

static void barrier_where_due(play *p)
{
    tt_move m = p->list.at[tt_draw(&p->wish, p->list.n)];
    void *copy = new_copy(p);
    tt_chance deal = p->deal;
    tt_events log = {0};

    p->game->apply(copy, m, &deal, &log);
    bool drawn = deal.draws != p->deal.draws;
    bool passed = p->game->actor(copy) != p->game->actor(p->state);
    expect(p, log.barrier || !drawn, "a card is turned up and can be undone");
    expect(p, log.barrier || !passed, "the turn has passed and can be undone");
    moves_n++;
    free_n += !log.barrier;
    free(copy);
}

/* A move without a barrier told the player nothing that was not on the table: the
 * same move in another chance leads to the same place. */
static void nothing_new(play *p)
{
    tt_move m = p->list.at[tt_draw(&p->wish, p->list.n)];
    void *here = new_copy(p), *there = new_copy(p);
    tt_chance deal = p->deal, other = sealed_from(p->seed + 1);
    tt_events log = {0};

    p->game->apply(here, m, &deal, &log);
    p->game->apply(there, m, &other, NULL);
    expect(p, log.barrier || same_state(p, here, there), "chance shows before the barrier");
    free(here);
    free(there);
}

int main(void)
{
    const property properties[] = {
        {.name = "a barrier whenever a card is turned up or the turn passes",
         .games = 500,
         .sealed = true,
         .holds = barrier_where_due},
        {.name = "what can be undone does not depend on chance",
         .games = 200,
         .sealed = true,
         .holds = nothing_new},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        run_property(&properties[i]);
    ok(free_n > moves_n / 20, "some moves can be taken back: %d of %d", free_n, moves_n);
    return tap_result();
}
