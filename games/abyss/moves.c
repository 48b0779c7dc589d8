/* The game as the engine calls it: set up, ask, apply. */
#include "games/abyss/state.h"

enum { OPTION_FIRST, OPTION_MEMORY }; /* who starts; whether the memory aid is on */

/* ==== Setup ==================== [A-2.1  ] ==== */

static void fill_court(abyss_state *s, int first, tt_chance *c, tt_events *log)
{
    for (int i = 0; i < COURT_SPACES; i++) {
        s->table.court[i] = (uint8_t)abyss_draw_lord(s, c, log);
        tt_tell(log, TOLD_TO_COURT, first, s->table.court[i], i + 1);
    }
}

static tt_status setup(void *state, const tt_setup *how, tt_chance *c, tt_events *log)
{
    abyss_state *s = state;
    abyss_table *t = &s->table;
    tt_status status = tt_setup_valid(&tt_abyss, how);

    if (status != TT_OK)
        return status;
    if (how->option[OPTION_FIRST] > how->seats)
        return TT_BAD_OPTION;
    memset(s, 0, sizeof *s);
    t->seats = how->seats;
    t->memory = how->option[OPTION_MEMORY];
    t->threat = 1;
    for (int seat = 0; seat < how->seats; seat++)
        t->player[seat].pearls = 1;
    s->secret.deck = abyss_full_deck;
    t->deck_n = CARDS_IN_BOX;
    s->secret.lord_deck = ALL_LORDS;
    t->lord_deck_n = LORDS_IN_BOX;
    s->secret.stack = ALL_LOCATIONS;
    t->stack_n = LOCATIONS_IN_BOX;

    int first =
        how->option[OPTION_FIRST] > 0 ? how->option[OPTION_FIRST] - 1 : (int)tt_draw(c, how->seats);
    fill_court(s, first, c, log);
    int location = abyss_draw_location(s, c, log);
    t->available = location_bit(location);
    tt_tell(log, TOLD_AVAILABLE, first, location, 0);
    tt_tell(log, TOLD_STARTS, first, 0, 0);
    tt_then(&t->agenda, STAGE_TURN, first);
    abyss_settle(s, c, log);
    return TT_OK;
}

/* ==== Asking and applying ================================================== */

static int seats(const void *state)
{
    return ((const abyss_state *)state)->table.seats;
}

static int actor(const void *state)
{
    const tt_agenda *a = &((const abyss_state *)state)->table.agenda;

    return a->n == 0 ? TT_OVER : tt_top(a).seat;
}

static int stage(const void *state)
{
    const tt_agenda *a = &((const abyss_state *)state)->table.agenda;

    return a->n == 0 ? STAGE_NONE : tt_top(a).stage;
}

static void moves(const void *state, tt_moves *out)
{
    const abyss_state *s = state;

    out->n = 0;
    if (s->table.agenda.n > 0) {
        tt_frame top = tt_top(&s->table.agenda);
        abyss_sight see = sight_of_actor(s, top);
        abyss_list(&see, top.stage, out);
    }
}

const tt_game tt_abyss = {
    .name = "abyss",
    .rules_version = 1,
    .state_size = sizeof(abyss_state),
    .view_size = sizeof(abyss_view),
    .moves_max = 1 + (LORDS_IN_BOX - COURT_SPACES - 1) * COURT_SPACES, /* Traitor: any for any */
    .plies_max = 20000, /* no rule ends a game in which nobody recruits; nobody plays so long */
    .seats_min = 2,
    .seats_max = ABYSS_SEATS_MAX,
    .grammar = &abyss_grammar,
    .setup = setup,
    .seats = seats,
    .actor = actor,
    .stage = stage,
    .moves = moves,
    .apply = abyss_apply,
    .any = abyss_any,
    .view = abyss_look,
    .view_moves = abyss_view_moves,
    .why_not = abyss_view_why_not,
    .resample = abyss_resample,
    .standing = abyss_standing,
    .score = abyss_score,
    .write = abyss_write,
    .write_view = abyss_write_view,
    .read = abyss_read,
    .read_view = abyss_read_view,
    .check = abyss_check,
};
