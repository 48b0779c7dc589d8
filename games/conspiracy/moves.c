/* The game as the engine calls it: set up, ask, apply. */
#include "games/conspiracy/state.h"

enum { OPTION_FIRST }; /* who starts: by chance, or a seat */

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

    int first =
        how->option[OPTION_FIRST] > 0 ? how->option[OPTION_FIRST] - 1 : (int)tt_draw(c, how->seats);
    int location = conspiracy_draw_location(s, c, log);
    t->available = only(location);
    tt_tell(log, TOLD_AVAILABLE, first, location, 0);
    tt_tell(log, TOLD_STARTS, first, 0, 0);
    tt_then(&t->agenda, STAGE_TURN, first);
    conspiracy_settle(s, c, log);
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
    .apply = conspiracy_apply,
    .any = conspiracy_any,
    .view = conspiracy_look,
    .view_moves = conspiracy_view_moves,
    .why_not = conspiracy_view_why_not,
    .resample = conspiracy_resample,
    .score = conspiracy_score,
    .write = conspiracy_write,
    .write_view = conspiracy_write_view,
    .read = conspiracy_read,
    .read_view = conspiracy_read_view,
    .check = conspiracy_check,
};
