/* Conspiracy hides the two decks, and nothing else. */
#include "games/conspiracy/state.h"
#include "tests/sight.h"

/* Any lords and locations, as many as there were. */
static void scramble(void *state, int seat, tt_chance *c)
{
    conspiracy_state *s = state;
    lord_bag lords = ALL_LORDS, old_lords = s->secret.lord_deck;
    location_bag locations = ALL_LOCATIONS;

    (void)seat;
    while (lords_in(lords) > lords_in(old_lords))
        lords = without_lord(
            lords, conspiracy_nth_lord(lords, (int)tt_draw(c, (uint32_t)lords_in(lords))));
    while (locations_in(locations) > locations_in(s->secret.location_deck))
        locations &=
            ~only(tt_nth_bit(locations, (int)tt_draw(c, (uint32_t)locations_in(locations))));
    s->secret.lord_deck = lords;
    s->secret.location_deck = locations;
}

static bool may_look(const void *state, int seat)
{
    return tt_conspiracy.stage(state) == STAGE_SEARCH && tt_conspiracy.actor(state) == seat;
}

/* [C-9.14] the whole location deck, and that is the only thing that shows */
static bool sees_it(const void *state, const void *view)
{
    const conspiracy_state *s = state;
    const conspiracy_view *v = view;

    return v->searched == s->secret.location_deck &&
           memcmp(&v->table, &s->table, sizeof v->table) == 0;
}

static secrets hidden = {.scramble = scramble, .may_look = may_look, .sees_it = sees_it};

static void nothing_shows(play *p)
{
    nothing_hidden_shows(p, &hidden);
}

int main(void)
{
    const property shows = {.name = "no view shows what is hidden",
                            .rules = "[C-10.1] [C-9.14]",
                            .games = 500,
                            .holds = nothing_shows};

    for (int seats = 2; seats <= CONSPIRACY_SEATS_MAX; seats++)
        run_property_with(&shows, &tt_conspiracy, seats);
    ok(hidden.changes_n > 10000, "conspiracy: something else was hidden %d times",
       hidden.changes_n);
    ok(hidden.looks_n > 100, "[C-9.14] the deck was searched, and seen, %d times", hidden.looks_n);
    return tap_result();
}
