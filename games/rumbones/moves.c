/* The game as the engine calls it: set up, ask, apply. */
#include "games/rumbones/state.h"

enum {
    OPTION_BOARD,
    OPTION_MODE,    /* two sides, or every pirate for himself */
    OPTION_FACTION, /* of the first team */
    OPTION_HEROES,  /* how they are come by */
    OPTION_ALLIES,  /* usual, or heroes from anywhere */
    OPTION_LARGER,  /* which team is the larger one, with three or five players */
    OPTION_LIVES,   /* every pirate for himself */
    OPTION_EACH     /* heroes of each pirate, less one */
};
enum { HEROES_PICKED, HEROES_STARTER, HEROES_RANDOM, HEROES_RANDOM_HIRED };
enum { HIRED_DEALT = 2 }; /* */

static const uint8_t LIVES[] = {3, 2, 4, 5};

/* ==== Seats, sides, factions ============= [R-2.10  ] ==== */

/* How many of the seats are in the first team. */
static int first_team(const tt_setup *how)
{
    bool first_is_larger = how->option[OPTION_LARGER] == 0;

    return (how->seats + first_is_larger) / 2;
}

/* On the board of three Windcutters the dice say who is in the centre: the Deep Lords roll
 * first, and the higher one is A. */
static int roll_for_centre(rumbones_play *p)
{
    int deep, marea;

    do {
        deep = rumbones_die(p);
        marea = rumbones_die(p);
        tell(p, TOLD_CENTRE_DIE, 0, DEEP, deep);
        tell(p, TOLD_CENTRE_DIE, 0, MAREA, marea);
    } while (deep == marea && !tt_is_broken(p->chance));
    return deep > marea ? DEEP : MAREA;
}

static void set_sides(rumbones_play *p, const tt_setup *how)
{
    rumbones_table *t = p->table;
    int faction = how->option[OPTION_FACTION]; /* of the first team */
    int side_a = faction;

    if (t->board == BOARD_BASE)
        side_a = DEEP;
    if (t->board == BOARD_WINDCUTTERS) {
        side_a = roll_for_centre(p);
        tell(p, TOLD_CENTRE, 0, side_a, 0);
    }
    t->team[SIDE_A].faction = (uint8_t)side_a;
    t->team[SIDE_B].faction = (uint8_t)(side_a == DEEP ? MAREA : DEEP);
    int first_side = side_a == faction ? SIDE_A : SIDE_B;
    for (int seat = 0; seat < how->seats; seat++)
        t->side_of[seat] = (uint8_t)(seat < first_team(how) ? first_side : other_side(first_side));
    for (int side = 0; side < BOTH_SIDES; side++) {
        for (int seat = 0; seat < how->seats; seat++)
            if (t->side_of[seat] == side)
                t->team[side].taker = (uint8_t)seat; /* so that the first is asked first */
        tell(p, TOLD_FACTION, speaker_of(t, side), t->team[side].faction, side);
    }
    t->heroes_each = (uint8_t)(how->seats <= 3 ? 3 : how->seats == 4 ? 4 : 5);
}

/* ==== Which heroes there are ======= [R-2.2   ] ==== */

static unsigned heroes_of_faction(int faction)
{
    unsigned heroes = 0;

    for (int who = 1; who < HEROES_END; who++)
        heroes |= (unsigned)(rumbones_heroes[who].faction == faction) << who;
    return heroes;
}

static unsigned all_heroes(void)
{
    return (1u << HEROES_END) - 2;
}

/* So many of them at random. */
static unsigned deal(rumbones_play *p, int side, unsigned from, int n)
{
    unsigned dealt = 0;

    for (; n > 0; n--) {
        int who = tt_draw_bit(p->chance, SORT_HERO, from & ~dealt);
        dealt |= 1u << who;
        tt_barrier(p->log);
        tell(p, TOLD_DEALT, speaker_of(p->table, side), who, 0);
    }
    return dealt;
}

static unsigned first_of(unsigned heroes, int n)
{
    unsigned first = 0;

    for (; n > 0; n--, heroes &= heroes - 1)
        first |= heroes & -heroes;
    return first;
}

static unsigned heroes_for_side(rumbones_play *p, int side, const tt_setup *how)
{
    const rumbones_table *t = p->table;
    unsigned own = heroes_of_faction(t->team[side].faction), hired = heroes_of_faction(HIRED);
    bool unusual = how->option[OPTION_ALLIES] != 0;
    int n = t->heroes_each;

    switch (how->option[OPTION_HEROES]) {
    case HEROES_STARTER:
        return first_of(own, n);
    case HEROES_RANDOM:
        return deal(p, side, unusual ? all_heroes() : own, n);
    case HEROES_RANDOM_HIRED:
        if (unusual)
            return deal(p, side, all_heroes(), n + HIRED_DEALT);
        own = deal(p, side, own, n);
        return own | deal(p, side, hired, HIRED_DEALT);
    default:
        return unusual ? all_heroes() : own | hired;
    }
}

/* ==== Set-up ================ [R-2.1 to   ] ==== */

static void set_crew(rumbones_table *t)
{
    const rumbones_board *b = board_of(t);

    for (int side = 0; side < BOTH_SIDES; side++) {
        t->supply[side][DECKHAND] = DECKHANDS_IN_BOX;
        t->supply[side][BOSUN] = BOSUNS_IN_BOX;
        for (int lane = 0; lane < LANES; lane++)
            supply_crew(t, side, DECKHAND, b->slot[b->starts[side][lane]], -START_DECKHANDS);
    }
}

static void set_two_sides(rumbones_play *p, const tt_setup *how)
{
    rumbones_table *t = p->table;

    t->board = how->option[OPTION_BOARD];
    t->sides = BOTH_SIDES;
    set_sides(p, how);
    set_crew(t);
    for (int side = 0; side < BOTH_SIDES; side++) {
        p->state->secret.deck[side] = rumbones_full_deck[t->team[side].faction];
        t->deck_n[side] = DECK_CARDS;
        t->dealt[side] = (uint16_t)heroes_for_side(p, side, how);
    }
}

static void set_pirates(rumbones_play *p, const tt_setup *how)
{
    rumbones_table *t = p->table;

    t->board = BOARD_PIRATES;
    t->pirates = 1;
    t->sides = how->seats;
    t->lives = LIVES[how->option[OPTION_LIVES]];
    t->heroes_each = (uint8_t)(how->option[OPTION_EACH] + 1);
    t->choice = (uint16_t)all_heroes();
    for (int seat = 0; seat < how->seats; seat++)
        t->side_of[seat] = (uint8_t)seat;
}

static tt_status setup(void *state, const tt_setup *how, tt_chance *c, tt_events *log)
{
    rumbones_state *s = state;
    rumbones_play p = {s, &s->table, c, log};
    tt_status status = tt_setup_valid(&tt_rumbones, how);
    bool pirates = status == TT_OK && how->option[OPTION_MODE] != 0;

    if (status != TT_OK)
        return status;
    if (pirates && (how->option[OPTION_BOARD] != BOARD_BASE || how->option[OPTION_HEROES] != 0))
        return TT_BAD_OPTION;
    memset(s, 0, sizeof *s);
    s->table.seats = how->seats;
    s->table.acting = NO_PLACE;
    s->table.planks = (1u << PLANKS) - 1;
    if (pirates)
        set_pirates(&p, how);
    else
        set_two_sides(&p, how);
    rumbones_start(&p);
    rumbones_settle(&p);
    return TT_OK;
}

/* ==== Asking and applying ================================================== */

static int seats(const void *state)
{
    return ((const rumbones_state *)state)->table.seats;
}

static int actor(const void *state)
{
    const tt_agenda *a = &((const rumbones_state *)state)->table.agenda;

    return a->n == 0 ? TT_OVER : tt_top(a).seat;
}

static int stage(const void *state)
{
    const tt_agenda *a = &((const rumbones_state *)state)->table.agenda;

    return a->n == 0 ? STAGE_NONE : tt_top(a).stage;
}

static void moves(const void *state, tt_moves *out)
{
    const rumbones_state *s = state;

    out->n = 0;
    if (s->table.agenda.n > 0) {
        tt_frame top = tt_top(&s->table.agenda);
        rumbones_sight see = {&s->table, s->secret.hand[top.seat], top.seat};
        rumbones_list(&see, top.stage, out);
    }
}

static tt_move any(const void *state, tt_chance *c)
{
    tt_moves list;

    moves(state, &list);
    return list.at[tt_draw(c, list.n)];
}

const tt_game tt_rumbones = {
    .name = "rumbones",
    .rules_version = 1,
    .state_size = sizeof(rumbones_state),
    .view_size = sizeof(rumbones_view),
    .moves_max = 200,
    .plies_max = TT_PLIES_MAX, /* no rule ends a game in which nobody hits anybody */
    .seats_min = 2,
    .seats_max = RUMBONES_SEATS_MAX,
    .grammar = &rumbones_grammar,
    .setup = setup,
    .seats = seats,
    .actor = actor,
    .stage = stage,
    .moves = moves,
    .apply = rumbones_apply,
    .any = any,
    .view = rumbones_look,
    .view_moves = rumbones_view_moves,
    .why_not = rumbones_view_why_not,
    .resample = rumbones_resample,
    .standing = rumbones_standing,
    .score = rumbones_score,
    .side = rumbones_side,
    .write = rumbones_write,
    .write_view = rumbones_write_view,
    .read = rumbones_read,
    .read_view = rumbones_read_view,
    .check = rumbones_check,
};
