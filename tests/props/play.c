/* Games go on until they end, and every position on the way is sound. */
#include "tests/play.h"

/* Whether a value is one of its sort, so that it can be written down. */
static bool is_of_sort(const play *p, int sort, int value)
{
    const tt_grammar *g = p->game->grammar;

    switch (sort) {
    case TT_SORT_NONE:
        return value == 0;
    case TT_SORT_NUMBER:
        return true;
    case TT_SORT_SEAT:
        return value < p->seats;
    default:
        return value < g->sorts[sort - TT_SORT_FIRST].n &&
               g->sorts[sort - TT_SORT_FIRST].words[value] != NULL;
    }
}

static bool is_sensible(const play *p, tt_move m)
{
    const tt_grammar *g = p->game->grammar;

    return m.verb < g->verbs_n && is_of_sort(p, g->verbs[m.verb].a, m.a) &&
           is_of_sort(p, g->verbs[m.verb].b, m.b) && m.spare == 0;
}

static void some_move(play *p)
{
    int actor = p->game->actor(p->state), stage = p->game->stage(p->state);

    expect(p, p->game->seats(p->state) == p->seats, "%d seats", p->game->seats(p->state));
    expect(p, actor >= 0 && actor < p->seats, "actor %d", actor);
    expect(p, stage >= 0 && stage < p->game->grammar->stages_n, "stage %d", stage);
    expect(p, p->game->grammar->stages[stage].asks, "asked in a stage that asks nothing");
    expect(p, p->list.n <= p->game->moves_max, "%u moves", (unsigned)p->list.n);
    for (uint32_t i = 0; i < p->list.n; i++) {
        expect(p, is_sensible(p, p->list.at[i]), "move %u cannot be written down", (unsigned)i);
        for (uint32_t k = 0; k < i; k++)
            expect(p, !tt_same_move(p->list.at[i], p->list.at[k]), "move %u twice", (unsigned)i);
    }
}

static void no_move(play *p)
{
    expect(p, p->list.n == 0, "a move after the end");
}

/* Drawn as from the list, several times, since most lists are short. */
static void any_of_the_list(play *p)
{
    tt_chance c = tt_chance_fast(p->seed + (uint64_t)p->plies), same = c;

    for (int i = 0; i < 4; i++) {
        tt_move drawn = p->list.at[tt_draw(&same, p->list.n)];
        expect(p, tt_same_move(p->game->any(p->state, &c), drawn) && c.fast == same.fast,
               "another move than drawn from the list");
    }
}

/* Written over rubbish: a seat without a score would show. */
static void points(play *p)
{
    int32_t score[TT_SEATS_MAX + 1];
    int32_t best = INT32_MIN;

    for (int i = 0; i <= TT_SEATS_MAX; i++)
        score[i] = INT32_MIN;
    uint32_t winners = p->game->score(p->state, score);
    expect(p, score[p->seats] == INT32_MIN, "points for a seat nobody sits on");
    for (int i = 0; i < p->seats; i++) {
        expect(p, score[i] > -10000 && score[i] < 10000, "seat %d has %" PRId32 " points", i,
               score[i]);
        if (score[i] > best)
            best = score[i];
    }
    expect(p, winners != 0 && winners >> p->seats == 0, "winners %" PRIx32, winners);
    for (int i = 0; i < p->seats; i++)
        expect(p, (winners >> i & 1) == 0 || score[i] == best, "seat %d wins with less", i);
}

/* The bound on events leaves room: no move tells nearly as much.  Nothing at all is told
 * only in the middle of a choice, which the same seat goes on with. */
static void few_events(play *p)
{
    static int asked_before;
    const tt_grammar *g = p->game->grammar;
    int asked = p->game->actor(p->state);

    expect(p, p->log.n < TT_EVENTS_MAX / 2, "%d events", p->log.n);
    if (p->log.n == 0)
        expect(p, p->plies > 0 && asked == asked_before && !p->log.barrier, "nothing is told");
    asked_before = asked;
    for (int i = 0; i < p->log.n; i++) {
        tt_event e = p->log.at[i];
        expect(p, e.kind < g->tolds_n, "event of kind %d", e.kind);
        expect(p, e.seat < p->seats, "event of seat %d", e.seat);
        expect(p, e.sees != 0, "an event nobody may see");
        if (e.kind < g->tolds_n)
            expect(p,
                   is_of_sort(p, g->tolds[e.kind].a, e.a) && is_of_sort(p, g->tolds[e.kind].b, e.b),
                   "event %s tells of nothing known", g->tolds[e.kind].name);
    }
}

int main(void)
{
    const property properties[] = {
        {.name = "some move until the game is over, none listed twice",
         .rules = "[C-3.2] [A-3.2]",
         .games = 2000,
         .holds = some_move,
         .ends = no_move},
        {.name = "a move at random is the one drawn from the list",
         .games = 600,
         .holds = any_of_the_list},
        {.name = "points and winners at every moment",
         .rules = "[C-8.6] [A-10.7]",
         .games = 600,
         .holds = points,
         .ends = points},
        {.name = "moves tell events, fewer than fit, of known things",
         .games = 600,
         .holds = few_events,
         .ends = few_events},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        run_property(&properties[i]);
    return tap_result();
}
