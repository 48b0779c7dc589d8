/* What lords and locations do when they come into a chamber. */
#include "games/conspiracy/state.h"

/* ==== Pearls ====================================== [C-7.1 C-7.2 C-7.3] ====
 * They are only gained.  Who reaches the pearl master's number takes the token;
 * the track is the master's number and needs no place of its own. */

static void gain_pearls(conspiracy_state *s, int seat, int n, tt_events *log)
{
    conspiracy_table *t = &s->table;
    int pearls = t->chamber[seat].pearls += (uint8_t)n;

    tt_tell(log, TOLD_PEARLS, seat, n, pearls);
    if (t->master == 0 || pearls >= t->chamber[t->master - 1].pearls) {
        t->master = (uint8_t)(seat + 1);
        tt_tell(log, TOLD_MASTER, seat, pearls, 0);
    }
}

/* ==== Keys ================================== [C-6.1 C-6.2 C-6.3 C-9.11] ====
 * Of three keys two are alike, so two alike is all that has to be looked for. */

bool conspiracy_location_is_due(const conspiracy_chamber *ch)
{
    if (ch->loose[0] >= 2 || ch->loose[1] >= 2)
        return true;
    return ch->loose[0] + ch->loose[1] >= 2 && (ch->lasting & LASTING_ANY_TWO_KEYS) != 0;
}

static void power_key(conspiracy_state *s, int seat, int key, tt_events *log)
{
    conspiracy_table *t = &s->table;
    conspiracy_chamber *ch = &t->chamber[seat];

    ch->loose[key - SILVER]++;
    if (!conspiracy_location_is_due(ch))
        return;
    if ((ch->lasting & LASTING_WHOLE_DECK) == 0) {
        tt_then(&t->agenda, STAGE_LOCATION, seat);
    } else if (t->location_deck_n > 0) {
        tt_barrier(log);
        tt_tell(log, TOLD_SEARCHED, seat, 0, 0);
        tt_then(&t->agenda, STAGE_SEARCH, seat);
    } else {
        tt_tell(log, TOLD_NO_LOCATION, seat, 0, 0); /* [C-6.8] */
    }
}

/* ==== Lords by worth ================================== [C-5.4 to C-5.8] ==== */

/* Spaces count from 1. [C-5.4] no keys; [C-5.8] not two that are alike */
bool conspiracy_may_swap(const conspiracy_chamber *ch, int a, int b)
{
    int x = ch->lord[a - 1], y = ch->lord[b - 1];

    return x != y && !has_key(x) && !has_key(y);
}

bool conspiracy_may_swap_any(const conspiracy_chamber *ch)
{
    /* The lord worth 0 was just placed, and there is one of a colour: any other
     * lord without a key can change places with it. */
    for (int a = 1; a < ch->lords_n; a++)
        if (conspiracy_may_swap(ch, a, ch->lords_n))
            return true;
    return false;
}

static void power_swap(conspiracy_state *s, int seat)
{
    if (conspiracy_may_swap_any(&s->table.chamber[seat]))
        tt_then(&s->table.agenda, STAGE_SWAP, seat);
}

/* [C-5.7] */
static void power_reveal(conspiracy_state *s, int seat, tt_chance *c, tt_events *log)
{
    if (s->table.lord_deck_n == 0)
        return;
    int lord = conspiracy_draw_lord(s, c, log);
    s->table.discard = with_lord(s->table.discard, lord);
    tt_tell(log, TOLD_REVEALED, seat, lord, 0);
}

void conspiracy_power_of_lord(conspiracy_state *s, int seat, int lord, tt_chance *c, tt_events *log)
{
    const conspiracy_lord_card *card = &conspiracy_lords[lord];

    if (card->key != NO_KEY)
        power_key(s, seat, card->key, log);
    else if (card->pearls > 0)
        gain_pearls(s, seat, card->pearls, log);
    else if (card->worth == 0)
        power_swap(s, seat);
    else
        power_reveal(s, seat, c, log);
}

/* ==== Locations ======================================= [C-9.2 to C-9.14] ====
 * What happens at once; what is not here only counts at the end. */

/* [C-9.9 C-9.12]; [C-9.17] the later one counts */
static void power_force(conspiracy_state *s, int seat, int n, tt_events *log)
{
    s->table.force = (uint8_t)n;
    s->table.force_by = (uint8_t)(seat + 1);
    tt_tell(log, TOLD_FORCES, seat, n, 0);
}

/* [C-9.10]; [C-9.19] recruited lords that wait to be placed are in no pile */
static void power_reshuffle_lords(conspiracy_state *s, int seat, tt_events *log)
{
    conspiracy_table *t = &s->table;
    int n = lords_in(t->discard);

    s->secret.lord_deck = conspiracy_both_bags(s->secret.lord_deck, t->discard);
    t->lord_deck_n = (uint8_t)(t->lord_deck_n + n);
    t->discard = 0;
    tt_tell(log, TOLD_LORDS_BACK, seat, n, 0);
}

/* [C-9.13] */
static void power_reshuffle_locations(conspiracy_state *s, int seat, tt_events *log)
{
    conspiracy_table *t = &s->table;
    int n = locations_in(t->available);

    s->secret.location_deck |= t->available;
    t->location_deck_n = (uint8_t)(t->location_deck_n + n);
    t->available = 0;
    tt_tell(log, TOLD_LOCATIONS_BACK, seat, n, 0);
}

void conspiracy_power_of_location(conspiracy_state *s, int seat, int location, tt_events *log)
{
    int pearls = conspiracy_locations[location].pearls;

    if (pearls > 0)
        gain_pearls(s, seat, pearls, log);
    switch (location) {
    case FORCE_ONE:
        power_force(s, seat, 1, log);
        break;
    case FORCE_TWO:
        power_force(s, seat, 2, log);
        break;
    case RESHUFFLE_LORDS:
        power_reshuffle_lords(s, seat, log);
        break;
    case RESHUFFLE_LOCATIONS:
        power_reshuffle_locations(s, seat, log);
        break;
    case ANY_TWO_KEYS: /* [C-9.11 C-9.19] from the next location on */
        s->table.chamber[seat].lasting |= LASTING_ANY_TWO_KEYS;
        break;
    case WHOLE_DECK: /* [C-9.14 C-9.19] */
        s->table.chamber[seat].lasting |= LASTING_WHOLE_DECK;
        break;
    default:
        break;
    }
}
