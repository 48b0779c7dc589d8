/* What a seat may look at.                                          [C-10.1] */
#include "games/conspiracy/state.h"

static bool is_searching(const conspiracy_table *t, int seat)
{
    return t->agenda.n > 0 && tt_top(&t->agenda).stage == STAGE_SEARCH &&
           tt_top(&t->agenda).seat == seat;
}

void conspiracy_look(const void *state, int seat, void *view)
{
    const conspiracy_state *s = state;
    conspiracy_view *v = view;

    memset(v, 0, sizeof *v);
    v->table = s->table;
    v->searched = is_searching(&s->table, seat) ? s->secret.location_deck : 0;
    v->seat = (uint8_t)seat;
}

static bool is_asked(const conspiracy_view *v)
{
    return v->table.agenda.n > 0 && tt_top(&v->table.agenda).seat == v->seat;
}

static conspiracy_sight sight_of_view(const conspiracy_view *v)
{
    return (conspiracy_sight){&v->table, v->searched, v->seat};
}

void conspiracy_view_moves(const void *view, tt_moves *out)
{
    const conspiracy_view *v = view;

    out->n = 0;
    if (is_asked(v))
        conspiracy_list(sight_of_view(v), tt_top(&v->table.agenda).stage, out);
}

const char *conspiracy_view_why_not(const void *view, tt_move m)
{
    const conspiracy_view *v = view;
    tt_moves list;

    if (v->table.agenda.n == 0)
        return "C-8.1";
    if (!is_asked(v))
        return "C-2.4";
    conspiracy_view_moves(view, &list);
    if (tt_listed(&list, m))
        return NULL;
    return conspiracy_why_not(sight_of_view(v), tt_top(&v->table.agenda).stage, m);
}

/* Only the order of the two decks is hidden, and a bag has none: it is drawn anew
 * whenever a card is turned up.  So there is nothing to redraw. */
void conspiracy_resample(void *state, int seat, tt_chance *c)
{
    (void)state;
    (void)seat;
    (void)c;
}
