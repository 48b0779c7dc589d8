/* What a seat sees: all it needs to move, the clause against any other move, and nothing
 * that redrawing changes.  That nothing hidden shows is in sight_<game>.c. */
#include "tests/sight.h"

/* ---- legal moves from a view ---- */

static void view_lists_moves(play *p)
{
    int actor = p->game->actor(p->state);

    FOR_ALL_EYES(p, seat)
    {
        void *view = new_view(p, p->state, seat);
        tt_moves list;
        memset(&list, 0x5a, sizeof list);
        p->game->view_moves(view, &list);
        if (seat == actor)
            expect(p, same_moves(&list, &p->list), "the actor's view lists other moves");
        else
            expect(p, list.n == 0, "moves for seat %d, which is not asked", seat);
        free(view);
    }
}

/* ---- why not ---- */

static bool is_number(const char **at)
{
    const char *start = *at;

    while (**at >= '0' && **at <= '9')
        ++*at;
    return *at > start;
}

/* "C-4.12" */
static bool is_clause(const char *rule)
{
    if (rule == NULL || *rule < 'A' || *rule > 'Z' || rule[1] != '-')
        return false;
    rule += 2;
    return is_number(&rule) && *rule++ == '.' && is_number(&rule) && *rule == '\0';
}

static void ask_why(play *p, const void *view, int seat, tt_move m)
{
    const char *rule = p->game->why_not(view, m);
    bool legal = seat == p->game->actor(p->state) && tt_listed(&p->list, m);

    if (legal)
        expect(p, rule == NULL, "%s against a legal move", rule);
    else
        expect(p, is_clause(rule), "no clause against %d %d %d of seat %d but '%s'", m.verb, m.a,
               m.b, seat, rule == NULL ? "" : rule);
}

static void says_why(play *p)
{
    FOR_ALL_EYES(p, seat)
    {
        void *view = new_view(p, p->state, seat);
        for (uint32_t i = 0; i < p->list.n; i++)
            ask_why(p, view, seat, p->list.at[i]);
        for (int i = 0; i < 30; i++) {
            uint32_t verb = tt_draw(&p->wish, (uint32_t)p->game->grammar->verbs_n + 1);
            uint32_t a = tt_draw(&p->wish, 40), b = tt_draw(&p->wish, 3) == 0 ? 255 : a + 1;
            ask_why(p, view, seat, tt_move_of((int)verb, (int)a, (int)b));
        }
        free(view);
    }
}

static void says_why_when_over(play *p)
{
    void *view = new_view(p, p->state, 0);

    expect(p, is_clause(p->game->why_not(view, tt_move_of(0, 1, 0))), "no clause after the end");
    free(view);
}

/* ---- resampling ---- */

static void resampled_for(play *p, int seat)
{
    void *other = new_copy(p);
    tt_moves list;

    p->game->resample(other, seat, &p->wish);
    const char *broken = p->game->check(other);
    expect(p, broken == NULL, "resampled for seat %d: %s", seat, broken);
    expect(p, same_view(p, p->state, other, seat), "seat %d sees another position", seat);
    expect(p, same_view(p, p->state, other, TT_SPECTATOR), "the table changes for seat %d", seat);
    expect(p, p->game->actor(other) == p->game->actor(p->state), "another seat is asked");
    if (p->game->actor(p->state) == seat) {
        p->game->moves(other, &list);
        expect(p, same_moves(&list, &p->list), "seat %d has other moves", seat);
    }
    free(other);
}

static void resampled(play *p)
{
    for (int seat = 0; seat < p->seats; seat++)
        resampled_for(p, seat);
}

int main(void)
{
    const property properties[] = {
        {.name = "the actor's view lists its moves, all others list none",
         .games = 300,
         .holds = view_lists_moves},
        {.name = "a clause against every move but the actor's legal ones",
         .games = 100,
         .holds = says_why,
         .ends = says_why_when_over},
        {.name = "resampling keeps what a seat sees and may do",
         .rules = "[C-10.1] [A-11.1]",
         .games = 300,
         .holds = resampled},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        run_property(&properties[i]);
    return tap_result();
}
