/* Turning cards up, and what must be true of every state. */
#include "games/conspiracy/state.h"

/* ==== Turning cards up ===================================================== */

int conspiracy_draw_lord(conspiracy_state *s, tt_chance *c, tt_events *log)
{
    TT_ASSERT(s->table.lord_deck_n > 0);
    int lord = tt_scripted(c, SORT_LORD);

    if (lord >= 0 && !has_lord(s->secret.lord_deck, lord)) {
        tt_script_broken(c);
        lord = -1;
    }
    if (lord < 0)
        lord = conspiracy_nth_lord(s->secret.lord_deck, (int)tt_draw(c, s->table.lord_deck_n));
    s->secret.lord_deck = without_lord(s->secret.lord_deck, lord);
    s->table.lord_deck_n--;
    tt_barrier(log);
    return lord;
}

int conspiracy_draw_location(conspiracy_state *s, tt_chance *c, tt_events *log)
{
    TT_ASSERT(s->table.location_deck_n > 0);
    int location = tt_draw_bit(c, SORT_LOCATION, s->secret.location_deck);

    s->secret.location_deck &= ~only(location);
    s->table.location_deck_n--;
    tt_barrier(log);
    return location;
}

/* ==== Invariants ===========================================================
 * Each function returns NULL, or what is wrong.  They are total: any bytes may
 * be asked about, so that a position typed by hand can be refused. */

/* A bag has the lowest bits of each lord set, and no others. */
static bool is_bag(lord_bag bag)
{
    if ((bag & ~ALL_LORDS) != 0)
        return false;
    for (int lord = 1; lord < LORDS_END; lord++) {
        lord_bag held = (bag & copies_of(lord)) / first_of(lord);
        if ((held & (held + 1)) != 0)
            return false;
    }
    return true;
}

static const char *check_spaces(const conspiracy_chamber *ch)
{
    if (ch->lords_n > SPACES)
        return "a chamber has fifteen spaces [C-5.1]";
    for (int i = 0; i < SPACES; i++) {
        if (ch->lord[i] >= LORDS_END || ch->location[i] >= LOCATIONS_END)
            return "only lords and locations lie in a chamber";
        if ((i < ch->lords_n) != (ch->lord[i] != NO_LORD))
            return "a chamber is filled without gaps [C-5.1]";
        if (ch->location[i] != NO_LOCATION && !has_key(ch->lord[i]))
            return "a location lies on a lord with a key [C-6.6]";
    }
    return NULL;
}

/* Key lords never change places, so the chamber shows in which order keys were spent. */
static const char *check_keys(const conspiracy_chamber *ch)
{
    conspiracy_chamber then = {.lords_n = 0}; /* keys and powers as they were at each space */

    for (int i = 0; i < ch->lords_n; i++) {
        int key = conspiracy_lords[ch->lord[i]].key;
        if (key != NO_KEY)
            then.loose[key - SILVER]++;
        if (ch->location[i] == NO_LOCATION)
            continue;
        if (!conspiracy_location_is_due(&then))
            return "a location is paid with keys [C-6.2]";
        then.loose[0] = then.loose[1] = 0;
        if (ch->location[i] == ANY_TWO_KEYS)
            then.lasting |= LASTING_ANY_TWO_KEYS;
        if (ch->location[i] == WHOLE_DECK)
            then.lasting |= LASTING_WHOLE_DECK;
    }
    if (ch->loose[0] != then.loose[0] || ch->loose[1] != then.loose[1])
        return "loose are the keys on lords placed since the last location [C-6.1]";
    return ch->lasting == then.lasting
               ? NULL
               : "locations change the rules for their owner [C-9.11 C-9.14]";
}

static const char *check_gains(const conspiracy_chamber *ch)
{
    int pearls = 0;

    for (int i = 0; i < ch->lords_n; i++)
        pearls +=
            conspiracy_lords[ch->lord[i]].pearls + conspiracy_locations[ch->location[i]].pearls;
    return ch->pearls == pearls ? NULL
                                : "pearls come from lords and locations and are never lost [C-7.1]";
}

static const char *check_coats(const conspiracy_chamber *ch)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        int best = -1, space = ch->coat[colour];
        for (int i = 0; i < ch->lords_n; i++) {
            const conspiracy_lord_card *card = &conspiracy_lords[ch->lord[i]];
            if (card->colour == colour && card->worth > best)
                best = card->worth;
        }
        if (space > ch->lords_n || (space != 0) != (best >= 0))
            return "each colour in a chamber has its coat of arms [C-5.3]";
        const conspiracy_lord_card *holder =
            &conspiracy_lords[space == 0 ? NO_LORD : ch->lord[space - 1]];
        if (space != 0 && (holder->colour != colour || holder->worth != best))
            return "a coat of arms lies on the best lord of its colour [C-5.3]";
    }
    return NULL;
}

static const char *check_chamber(const conspiracy_chamber *ch)
{
    const char *wrong = check_spaces(ch);

    if (wrong == NULL)
        wrong = check_keys(ch);
    if (wrong == NULL)
        wrong = check_gains(ch);
    return wrong == NULL ? check_coats(ch) : wrong;
}

static const char *check_cards(const conspiracy_state *s)
{
    const conspiracy_table *t = &s->table;
    const lord_bag bags[] = {s->secret.lord_deck, t->discard, t->drawn, t->recruited};
    location_bag seen = 0;
    int lords[LORDS_END] = {0}, locations = 0;

    for (int i = 0; i < 4; i++) {
        if (!is_bag(bags[i]))
            return "a bag holds no more copies of a lord than the box";
        for (int lord = 1; lord < LORDS_END; lord++)
            lords[lord] += lords_in(bags[i] & copies_of(lord));
    }
    for (int seat = 0; seat < t->seats; seat++) {
        for (int i = 0; i < t->chamber[seat].lords_n; i++) {
            lords[t->chamber[seat].lord[i]]++;
            if (t->chamber[seat].location[i] != NO_LOCATION) {
                seen |= only(t->chamber[seat].location[i]);
                locations++;
            }
        }
    }
    for (int lord = 1; lord < LORDS_END; lord++)
        if (lords[lord] != conspiracy_lords[lord].copies)
            return "every lord is in one place [C-1.2]";
    seen |= s->secret.location_deck | t->available | t->turned_up;
    locations += locations_in(s->secret.location_deck) + locations_in(t->available) +
                 locations_in(t->turned_up);
    if (seen != ALL_LOCATIONS || locations != LOCATIONS_IN_BOX)
        return "every location is in one place [C-1.3]";
    if (t->lord_deck_n != lords_in(s->secret.lord_deck) ||
        t->location_deck_n != locations_in(s->secret.location_deck))
        return "the sizes of the decks are public [C-10.1]";
    return NULL;
}

static const char *check_pearls(const conspiracy_table *t)
{
    int most = 0;

    if (t->master > t->seats)
        return "the pearl master is a player";
    for (int seat = 0; seat < t->seats; seat++)
        if (t->chamber[seat].pearls > most)
            most = t->chamber[seat].pearls;
    if ((most > 0) != (t->master > 0))
        return "who gains the first pearl is pearl master [C-7.1]";
    if (t->master > 0 && t->chamber[t->master - 1].pearls != most)
        return "nobody has more pearls than the pearl master [C-7.2]";
    return NULL;
}

/* The agenda is well formed: at most a swap or a location on top of the placing. */
static const char *check_agenda(const conspiracy_table *t)
{
    const tt_agenda *a = &t->agenda;

    if (a->n > 2 || a->zero != 0 || !tt_all_zero(a->stage + a->n, TT_AGENDA_MAX - a->n) ||
        !tt_all_zero(a->seat + a->n, TT_AGENDA_MAX - a->n))
        return "the agenda has at most two entries";
    for (int i = 0; i < a->n; i++)
        if (a->stage[i] == STAGE_NONE || a->stage[i] >= STAGES || a->seat[i] >= t->seats)
            return "the agenda names stages and seats";
    if (a->n == 0)
        return t->last == 0 ? "a game ends with a full chamber [C-8.1]" : NULL;

    tt_frame top = tt_top(a), below = tt_frame_at(a, 0);
    if (top.stage == STAGE_TURN)
        return "a turn begins by itself [C-3.1]";
    if ((top.stage >= STAGE_SWAP) != (a->n == 2))
        return "a swap or a location interrupts the placing of lords [C-5.2]";
    if (a->n == 1)
        return NULL;
    if (t->recruited != 0)
        return below.stage == STAGE_PLACE && below.seat == top.seat
                   ? NULL
                   : "recruited lords are placed in the same turn [C-3.1]";
    return below.stage == STAGE_TURN && below.seat == left_of(t, top.seat)
               ? NULL
               : "after the last recruited lord the turn passes [C-3.1]";
}

static const char *check_fit(const conspiracy_table *t, int room)
{
    int colour = conspiracy_lords[first_lord(t->drawn)].colour;
    int n = lords_in(t->recruited);

    if (pile_of(t->drawn | t->recruited, colour) != (t->drawn | t->recruited) ||
        pile_of(t->discard, colour) != 0)
        return "a pile is taken whole [C-4.3]";
    return n < room && n + lords_in(t->drawn) > room
               ? NULL
               : "a choice is made while too many lords lie there [C-4.4]";
}

/* What lies on the table fits the question. */
static const char *check_question(const conspiracy_table *t)
{
    tt_frame top = t->agenda.n > 0 ? tt_top(&t->agenda) : (tt_frame){STAGE_NONE, 0};
    const conspiracy_chamber *ch = &t->chamber[top.seat];
    int room = free_spaces(ch);
    int last = ch->lords_n > 0 ? ch->lord[ch->lords_n - 1] : NO_LORD;

    if ((t->drawn != 0) != (top.stage == STAGE_KEEP || top.stage == STAGE_FIT))
        return "lords are turned up while some are chosen [C-4.1]";
    if ((t->turned_up != 0) != (top.stage == STAGE_CHOOSE))
        return "locations are turned up while one is chosen [C-6.4]";
    if (lords_in(t->recruited) > room)
        return "recruited lords fit [C-4.4]";
    if (t->recruited != 0 && top.stage != STAGE_FIT &&
        pile_of(t->recruited, conspiracy_lords[first_lord(t->recruited)].colour) != t->recruited)
        return "several recruited lords come from one pile [C-4.3]";
    switch (top.stage) {
    case STAGE_NONE:
        return t->recruited == 0 ? NULL : "recruited lords are placed [C-3.1]";
    case STAGE_RECRUIT:
        if (t->force > 0 && t->lord_deck_n > 0)
            return "a forced draw is no question [C-9.18]";
        return room > 0 && t->recruited == 0 ? NULL : "recruiting comes first [C-3.1]";
    case STAGE_KEEP:
        if (t->force > 0 && (t->force != 2 || lords_in(t->drawn) != 2))
            return "a forced draw is of two where there is a choice [C-9.12]";
        return room > 0 && t->recruited == 0 && lords_in(t->drawn) <= 3
                   ? NULL
                   : "at most three lords are turned up [C-4.1]";
    case STAGE_FIT:
        return check_fit(t, room);
    case STAGE_PLACE:
        return t->recruited != 0 ? NULL : "a recruited lord is placed [C-5.2]";
    case STAGE_SWAP:
        return last != NO_LORD && conspiracy_lords[last].worth == 0 && conspiracy_may_swap_any(ch)
                   ? NULL
                   : "a lord worth 0 swaps [C-5.4]";
    default:
        if (last == NO_LORD || !has_key(last) || !conspiracy_location_is_due(ch))
            return "a location is paid with keys [C-6.2]";
        if ((top.stage == STAGE_SEARCH) != ((ch->lasting & LASTING_WHOLE_DECK) != 0))
            return "who has the whole deck searches it [C-9.14]";
        return locations_in(t->turned_up) <= 3 ? NULL : "at most three are turned up [C-6.4]";
    }
}

/* Nobody is asked who has one choice [C-3.3]. */
static const char *check_choice(const conspiracy_state *s)
{
    tt_moves list;

    list.n = 0;
    if (s->table.agenda.n == 0)
        return NULL;
    tt_frame top = tt_top(&s->table.agenda);
    conspiracy_list(sight_of_actor(s, top), top.stage, &list);
    return list.n > 1 ? NULL : "nobody is asked who has one choice [C-3.3]";
}

/* Who still has a turn has room for a lord [C-8.1]. */
static const char *check_turns(const conspiracy_table *t)
{
    if (t->last == 0 || t->agenda.n == 0)
        return NULL;
    for (int seat = left_of(t, tt_top(&t->agenda).seat); seat != t->last - 1;
         seat = left_of(t, seat))
        if (free_spaces(&t->chamber[seat]) == 0)
            return "nobody has a turn with a full chamber [C-8.1]";
    return NULL;
}

static const char *check_powers(const conspiracy_table *t)
{
    bool full = false;
    int actor = t->agenda.n > 0 ? tt_top(&t->agenda).seat : -1;

    if (t->force > 2 || t->force_by > t->seats || (t->force == 0) != (t->force_by == 0))
        return "opponents are forced to draw one or two [C-9.9 C-9.12]";
    if (t->force > 0 &&
        !controls(&t->chamber[t->force_by - 1], t->force == 1 ? FORCE_ONE : FORCE_TWO))
        return "who forces has the location for it [C-9.9 C-9.12]";
    if (t->force > 0 && t->force_by == actor + 1 && tt_top(&t->agenda).stage <= STAGE_FIT)
        return "what a seat forced ends with its turn [C-9.9 C-9.12]";
    for (int seat = 0; seat < t->seats; seat++)
        full |= t->chamber[seat].lords_n == SPACES;
    if (t->last > t->seats || (t->last != 0) != full ||
        (t->last != 0 && t->chamber[t->last - 1].lords_n != SPACES))
        return "the first full chamber sets off the end [C-8.1]";
    return NULL;
}

const char *conspiracy_check(const void *state)
{
    const conspiracy_state *s = state;
    const conspiracy_table *t = &s->table;
    const char *wrong = NULL;

    if (t->seats < 2 || t->seats > CONSPIRACY_SEATS_MAX)
        return "two to four play [C-1.1]";
    if (t->zero != 0 || s->secret.zero != 0 ||
        !tt_all_zero(t->chamber + t->seats, (CONSPIRACY_SEATS_MAX - t->seats) * sizeof *t->chamber))
        return "what is not used is zero";
    for (int seat = 0; seat < t->seats && wrong == NULL; seat++)
        wrong = check_chamber(&t->chamber[seat]);
    if (wrong == NULL)
        wrong = check_cards(s);
    if (wrong == NULL)
        wrong = check_pearls(t);
    if (wrong == NULL)
        wrong = check_agenda(t);
    if (wrong == NULL)
        wrong = check_powers(t);
    if (wrong == NULL)
        wrong = check_turns(t);
    if (wrong == NULL)
        wrong = check_question(t);
    if (wrong == NULL)
        wrong = check_choice(s);
    return wrong;
}
