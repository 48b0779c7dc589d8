/* The game as the engine calls it: set up, ask, apply. */
#include "games/conspiracy/state.h"

#include <string.h>

enum { OPTION_FIRST }; /* who starts: by chance, or a seat */

/* Whether there is more than one answer, found out faster than by listing them.
 * A swap can always be declined; the rare cases are listed after all. */
static bool has_choice(const conspiracy_state *s, tt_frame top)
{
    const conspiracy_table *t = &s->table;

    switch (top.stage) {
    case STAGE_RECRUIT:
        if (t->lord_deck_n >= 2)
            return true;
        break;
    case STAGE_KEEP:
        return (t->drawn & ~copies_of(first_lord(t->drawn))) != 0;
    case STAGE_PLACE:
        return (t->recruited & ~copies_of(first_lord(t->recruited))) != 0;
    case STAGE_SWAP:
        return true;
    case STAGE_CHOOSE:
        return (t->turned_up & (t->turned_up - 1)) != 0;
    case STAGE_LOCATION:
        if (t->location_deck_n >= 2)
            return true;
        break;
    case STAGE_SEARCH:
        return t->location_deck_n >= 2;
    default:
        break;
    }
    tt_moves list;
    list.n = 0;
    conspiracy_list(sight_of_actor(s, top), top.stage, &list);
    return list.n > 1;
}

/* Everything that happens without a question: steps, and questions that leave
 * by public knowledge one answer [C-3.3]. */
static void settle(conspiracy_state *s, tt_chance *c, tt_events *log)
{
    while (s->table.agenda.n > 0) {
        tt_frame top = tt_top(&s->table.agenda);

        if (top.stage == STAGE_TURN) {
            conspiracy_step(s, c, log);
            continue;
        }
        if (has_choice(s, top))
            return;
        tt_moves list;
        list.n = 0;
        conspiracy_list(sight_of_actor(s, top), top.stage, &list);
        TT_ASSERT(list.n == 1);
        conspiracy_apply(s, list.at[0], c, log);
    }
}

/* ==== Setup ============================ [C-2.1 C-2.2 C-2.3 C-2.4] ==== */

static tt_status setup(void *state, const tt_setup *how, tt_chance *c, tt_events *log)
{
    conspiracy_state *s = state;
    conspiracy_table *t = &s->table;
    tt_status status = tt_setup_valid(&tt_conspiracy, how);

    if (status != TT_OK)
        return status;
    if (how->option[OPTION_FIRST] > how->seats)
        return TT_BAD_OPTION;
    memset(s, 0, sizeof *s);
    t->seats = how->seats;
    s->secret.lord_deck = ALL_LORDS;
    t->lord_deck_n = LORDS_IN_BOX;
    s->secret.location_deck = ALL_LOCATIONS;
    t->location_deck_n = LOCATIONS_IN_BOX;

    int first = how->option[OPTION_FIRST] > 0 ? how->option[OPTION_FIRST] - 1
                                              : (int)tt_draw(c, how->seats);
    int location = draw_location(s, c, log);
    t->available = only(location);
    tt_tell(log, TOLD_AVAILABLE, first, location, 0);
    tt_tell(log, TOLD_STARTS, first, 0, 0);
    tt_then(&t->agenda, STAGE_TURN, first);
    settle(s, c, log);
    return TT_OK;
}

/* ==== Asking and applying ================================================== */

static int seats(const void *state)
{
    return ((const conspiracy_state *)state)->table.seats;
}

static int actor(const void *state)
{
    const tt_agenda *a = &((const conspiracy_state *)state)->table.agenda;

    return a->n == 0 ? TT_OVER : tt_top(a).seat;
}

static int stage(const void *state)
{
    const tt_agenda *a = &((const conspiracy_state *)state)->table.agenda;

    return a->n == 0 ? STAGE_NONE : tt_top(a).stage;
}

static void moves(const void *state, tt_moves *out)
{
    const conspiracy_state *s = state;

    out->n = 0;
    if (s->table.agenda.n > 0) {
        tt_frame top = tt_top(&s->table.agenda);
        conspiracy_list(sight_of_actor(s, top), top.stage, out);
    }
}

static void apply(void *state, tt_move m, tt_chance *c, tt_events *log)
{
    conspiracy_apply(state, m, c, log);
    settle(state, c, log);
}

const tt_game tt_conspiracy = {
    .name = "conspiracy",
    .rules_version = 1,
    .state_size = sizeof(conspiracy_state),
    .view_size = sizeof(conspiracy_view),
    .moves_max = 1 + SPACES * (SPACES - 1) / 2, /* a swap: any two spaces, or none */
    .plies_max = CONSPIRACY_SEATS_MAX * SPACES * 5,
    .seats_min = 2,
    .seats_max = CONSPIRACY_SEATS_MAX,
    .grammar = &conspiracy_grammar,
    .setup = setup,
    .seats = seats,
    .actor = actor,
    .stage = stage,
    .moves = moves,
    .apply = apply,
    .view = conspiracy_look,
    .view_moves = conspiracy_view_moves,
    .why_not = conspiracy_view_why_not,
    .resample = conspiracy_resample,
    .score = conspiracy_score,
    .winners = conspiracy_winners,
    .write = conspiracy_write,
    .write_view = conspiracy_write_view,
    .read = conspiracy_read,
    .check = conspiracy_check,
};
