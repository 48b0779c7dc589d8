/* What a seat sees: all it needs to move, and nothing that is hidden from it. */
#include "games/conspiracy/state.h"
#include "tests/play.h"

/* Every seat and the spectators. */
static int next_eyes(const play *p, int seat)
{
    return seat + 1 < p->seats ? seat + 1 : TT_SPECTATOR + (seat >= p->seats);
}

#define FOR_ALL_EYES(p, seat) for (int seat = 0; seat <= TT_SPECTATOR; seat = next_eyes(p, seat))

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

/* ---- nothing hidden shows ----
 *
 * What nobody can see is replaced by something else of the same size; whoever does
 * not look at it must see the same bytes.  Each game says what it hides. */

typedef struct secrets {
    const tt_game *game;
    void (*scramble)(void *state, tt_chance *c);
    /* Whether this seat may tell the two states apart; then whether it sees what it should. */
    bool (*may_look)(const void *state, int seat);
    bool (*sees_it)(const void *state, const void *view);
} secrets;

/* Any lords and locations, as many as there were. */
static void scramble_conspiracy(void *state, tt_chance *c)
{
    conspiracy_state *s = state;
    lord_bag lords = ALL_LORDS, old_lords = s->secret.lord_deck;
    location_bag locations = ALL_LOCATIONS;

    while (lords_in(lords) > lords_in(old_lords))
        lords = without_lord(
            lords, conspiracy_nth_lord(lords, (int)tt_draw(c, (uint32_t)lords_in(lords))));
    while (locations_in(locations) > locations_in(s->secret.location_deck))
        locations &= ~only(
            conspiracy_nth_location(locations, (int)tt_draw(c, (uint32_t)locations_in(locations))));
    s->secret.lord_deck = lords;
    s->secret.location_deck = locations;
}

static bool may_look_conspiracy(const void *state, int seat)
{
    return tt_conspiracy.stage(state) == STAGE_SEARCH && tt_conspiracy.actor(state) == seat;
}

/* [C-9.14] the whole location deck, and that is the only thing that shows */
static bool sees_it_conspiracy(const void *state, const void *view)
{
    const conspiracy_state *s = state;
    const conspiracy_view *v = view;

    return v->searched == s->secret.location_deck &&
           memcmp(&v->table, &s->table, sizeof v->table) == 0;
}

static const secrets SECRETS[] = {
    {&tt_conspiracy, scramble_conspiracy, may_look_conspiracy, sees_it_conspiracy},
};

static const secrets *secrets_of(const tt_game *game)
{
    for (size_t i = 0; i < sizeof SECRETS / sizeof *SECRETS; i++)
        if (SECRETS[i].game == game)
            return &SECRETS[i];
    return NULL;
}

static int looks_n; /* how often somebody rightly saw something */

static void compare_views(play *p, const secrets *hidden, const void *other, int seat)
{
    void *here = new_view(p, p->state, seat), *there = new_view(p, other, seat);
    tt_moves list;

    if (hidden->may_look(p->state, seat)) {
        looks_n++;
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

static void nothing_hidden_shows(play *p)
{
    const secrets *hidden = secrets_of(p->game);

    expect(p, hidden != NULL, "what this game hides is not written in this test");
    if (hidden == NULL)
        return;
    void *other = new_copy(p);
    hidden->scramble(other, &p->wish);
    FOR_ALL_EYES(p, seat)
    compare_views(p, hidden, other, seat);
    free(other);
}

/* ---- resampling ---- */

static bool same_view(const play *p, const void *a, const void *b, int seat)
{
    void *here = new_view(p, a, seat), *there = new_view(p, b, seat);
    bool same = memcmp(here, there, p->game->view_size) == 0;

    free(here);
    free(there);
    return same;
}

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
        {.name = "no view shows what is hidden",
         .rules = "[C-10.1] [C-9.14]",
         .games = 500,
         .holds = nothing_hidden_shows},
        {.name = "resampling keeps what a seat sees and may do",
         .rules = "[C-10.1]",
         .games = 300,
         .holds = resampled},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        run_property(&properties[i]);
    ok(looks_n > 100, "[C-9.14] the deck was searched, and seen, %d times", looks_n);
    return tap_result();
}
