/* Abyss: points as far as they are known, what locations are worth, what lords cost. */
#include "games/abyss/view.h"
#include "web/wasm/notes.h"

static void begin_object(tt_writer *w, const char *key)
{
    tt_write_key(w, key);
    tt_put_char(w->out, '{');
}

static void end_object(tt_writer *w)
{
    tt_put_char(w->out, '}');
    w->separate = true;
}

/* "depths": as the next key of an object. */
static void put_key(tt_text *out, int sort, int value, bool *is_first)
{
    tt_put(out, *is_first ? "\"" : ",\"");
    tt_put_word(tt_abyss.grammar, sort, value, out);
    tt_put(out, "\":");
    *is_first = false;
}

static void put_points(tt_writer *w, const abyss_view *v)
{
    tt_write_key(w, "points");
    tt_write_list(w);
    for (int seat = 0; seat < v->table.seats; seat++) {
        abyss_points p = abyss_points_seen(v, seat);
        tt_write_list(w);
        tt_write_number(w, p.locations);
        tt_write_number(w, p.lords);
        tt_write_number(w, p.allies);
        tt_write_number(w, p.tokens);
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void put_keys(tt_writer *w, const abyss_table *t)
{
    tt_write_key(w, "keys");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++)
        tt_write_number(w, abyss_keys_of(&t->player[seat]));
    tt_write_end(w);
}

static void put_worths(tt_text *out, const abyss_view *v, int seat, location_bag left,
                       bool *is_first)
{
    for (; left != 0; left &= left - 1) {
        put_key(out, SORT_LOCATION, first_location(left), is_first);
        tt_put_number(out, abyss_location_seen(v, seat, first_location(left)));
    }
}

static void put_held(tt_writer *w, const abyss_view *v)
{
    bool is_first = true;

    begin_object(w, "held");
    for (int seat = 0; seat < v->table.seats; seat++)
        put_worths(w->out, v, seat, v->table.player[seat].locations, &is_first);
    end_object(w);
}

static void put_worth(tt_writer *w, const abyss_view *v)
{
    bool is_first = true;
    location_bag all = 0;

    for (int i = NO_LOCATION + 1; i < LOCATIONS_END; i++)
        all |= location_bit(i);
    for (int seat = 0; seat < v->table.seats; seat++)
        all &= ~v->table.player[seat].locations;
    begin_object(w, "worth");
    if (v->seat < v->table.seats)
        put_worths(w->out, v, v->seat, all, &is_first);
    end_object(w);
}

static void put_race(tt_text *out, int race)
{
    if (race == NO_RACE) {
        tt_put(out, "null");
        return;
    }
    tt_put_char(out, '"');
    tt_put_word(tt_abyss.grammar, SORT_RACE, race, out);
    tt_put_char(out, '"');
}

static void put_price(tt_text *out, const abyss_view *v, int lord)
{
    abyss_bill lacking = abyss_lacking(v, lord);

    tt_put(out, "{\"cost\":");
    tt_put_number(out, abyss_cost(&v->table, v->seat, lord));
    tt_put(out, ",\"wanted\":");
    put_race(out, abyss_race_wanted(&v->table, v->seat, lord));
    tt_put(out, ",\"races\":");
    tt_put_number(out, lacking.races);
    tt_put(out, ",\"race\":");
    put_race(out, lacking.wanted);
    tt_put(out, ",\"worth\":");
    tt_put_number(out, lacking.worth);
    tt_put_char(out, '}');
}

static void put_prices(tt_writer *w, const abyss_view *v)
{
    bool is_first = true;

    begin_object(w, "prices");
    for (int i = 0; i < COURT_SPACES && v->seat < v->table.seats; i++) {
        if (v->table.court[i] == NO_LORD)
            continue;
        put_key(w->out, SORT_LORD, v->table.court[i], &is_first);
        put_price(w->out, v, v->table.court[i]);
    }
    end_object(w);
}

void abyss_put_notes(tt_text *out, const void *view)
{
    const abyss_view *v = view;
    tt_writer w = tt_writer_to(out, TT_JSON);
    int threat = v->table.threat;

    tt_put_char(out, '{');
    put_points(&w, v);
    put_keys(&w, &v->table);
    put_held(&w, v);
    put_worth(&w, v);
    put_prices(&w, v);
    tt_write_key(&w, "space");
    tt_write_number(&w, v->seat < v->table.seats ? abyss_reward_space(&v->table, v->seat, threat)
                                                 : threat);
    tt_put_char(out, '}');
}
