/* Conspiracy: everybody sees everything, so all points are known at any time. */
#include "web/wasm/notes.h"

#include "games/conspiracy/view.h"

static void put_points(tt_writer *w, const conspiracy_table *t)
{
    tt_write_key(w, "points");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++) {
        conspiracy_points p = conspiracy_score_of(t, seat);
        tt_write_list(w);
        tt_write_number(w, p.lords);
        tt_write_number(w, p.locations);
        tt_write_number(w, p.coalition);
        tt_write_number(w, p.master);
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void put_coalitions(tt_writer *w, const conspiracy_table *t)
{
    tt_write_key(w, "coalitions");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++) {
        unsigned spaces = conspiracy_coalition(&t->chamber[seat]);
        tt_write_list(w);
        for (int i = 0; i < SPACES; i++)
            if (spaces >> i & 1)
                tt_write_number(w, i + 1);
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void put_worths(tt_writer *w, const conspiracy_table *t)
{
    tt_write_key(w, "worths");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++) {
        const conspiracy_chamber *ch = &t->chamber[seat];
        tt_write_list(w);
        for (int i = 0; i < ch->lords_n; i++)
            if (ch->location[i] == NO_LOCATION)
                tt_write_none(w);
            else
                tt_write_number(w, conspiracy_location_worth(ch, ch->location[i]));
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void put_loose(tt_writer *w, const conspiracy_table *t)
{
    tt_write_key(w, "loose");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++) {
        tt_write_list(w);
        tt_write_number(w, t->chamber[seat].loose[0]);
        tt_write_number(w, t->chamber[seat].loose[1]);
        tt_write_end(w);
    }
    tt_write_end(w);
}

/* Of every location, as if it were taken now. */
static void put_worth(tt_writer *w, const conspiracy_chamber *ch)
{
    tt_write_key(w, "worth");
    tt_put(w->out, "{");
    for (int i = NO_LOCATION + 1; i < LOCATIONS_END; i++) {
        tt_put(w->out, i == NO_LOCATION + 1 ? "\"" : ",\"");
        tt_put_word(tt_conspiracy.grammar, SORT_LOCATION, i, w->out);
        tt_put(w->out, "\":");
        tt_put_number(w->out, conspiracy_location_worth(ch, i));
    }
    tt_put(w->out, "}");
}

void conspiracy_put_notes(tt_text *out, const void *view)
{
    const conspiracy_view *v = view;
    tt_writer w = tt_writer_to(out, TT_JSON);

    tt_put_char(out, '{');
    put_points(&w, &v->table);
    put_coalitions(&w, &v->table);
    put_worths(&w, &v->table);
    put_loose(&w, &v->table);
    if (v->seat != TT_SPECTATOR)
        put_worth(&w, &v->table.chamber[v->seat]);
    tt_put_char(out, '}');
}
