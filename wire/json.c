/* Games as JSON. */
#include "wire/json.h"

static bool is_plain(unsigned char c)
{
    return c >= ' ' && c != '"' && c != '\\';
}

static void put_special(tt_text *out, unsigned char c)
{
    static const char HEX[] = "0123456789abcdef";

    if (c >= ' ') {
        tt_put_char(out, '\\');
        tt_put_char(out, (char)c);
        return;
    }
    tt_put(out, "\\u00");
    tt_put_char(out, HEX[c >> 4]);
    tt_put_char(out, HEX[c & 15]);
}

void json_put_string(tt_text *out, const char *text)
{
    tt_put_char(out, '"');
    while (*text != '\0') {
        size_t n = 0;
        while (is_plain((unsigned char)text[n]))
            n++;
        tt_put_bytes(out, text, n);
        text += n;
        if (*text != '\0')
            put_special(out, (unsigned char)*text++);
    }
    tt_put_char(out, '"');
}

void json_put_move(tt_text *out, const tt_game *game, tt_move m)
{
    tt_put_char(out, '"');
    tt_put_move(game, m, out);
    tt_put_char(out, '"');
}

void json_put_moves(tt_text *out, const tt_game *game, const tt_moves *list)
{
    tt_put_char(out, '[');
    for (uint32_t i = 0; i < list->n; i++) {
        if (i > 0)
            tt_put_char(out, ',');
        json_put_move(out, game, list->at[i]);
    }
    tt_put_char(out, ']');
}

/* ==== Events =============================================================== */

static void put_argument(tt_writer *w, const tt_game *game, int sort, int value)
{
    if (sort != TT_SORT_NONE)
        tt_write_sort(w, game->grammar, sort, value);
}

/* Of a roll: the faces, from ones up. */
static void put_dice(tt_writer *w, const tt_event *e)
{
    if (tt_all_zero(e->dice, sizeof e->dice))
        return;
    tt_write_list(w);
    for (int face = 1; face <= TT_FACES; face++)
        for (int i = 0; i < e->dice[face - 1]; i++)
            tt_write_number(w, face);
    tt_write_end(w);
}

static void put_event(tt_writer *w, const tt_game *game, const tt_event *e)
{
    const tt_told *told = &game->grammar->tolds[e->kind];

    tt_write_list(w);
    tt_write_word(w, told->name);
    tt_write_number(w, e->seat);
    put_argument(w, game, told->a, e->a);
    put_argument(w, game, told->b, e->b);
    put_dice(w, e);
    tt_write_end(w);
}

void json_put_events(tt_text *out, const tt_game *game, const tt_events *log, int seat)
{
    tt_writer w = tt_writer_to(out, TT_JSON);

    tt_write_list(&w);
    for (int i = 0; i < log->n; i++)
        if (seat == TT_ALL || tt_may_see(log->at[i], seat))
            put_event(&w, game, &log->at[i]);
    tt_write_end(&w);
}

/* ==== Positions ============================================================ */

void json_put_result(tt_text *out, const tt_game *game, const void *state)
{
    tt_writer w = tt_writer_to(out, TT_JSON);
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = game->score(state, points);
    int seats = game->seats(state);

    tt_write_key(&w, "scores");
    tt_write_list(&w);
    for (int i = 0; i < seats; i++)
        tt_write_number(&w, points[i]);
    tt_write_end(&w);
    tt_write_key(&w, "winners");
    tt_write_list(&w);
    for (int i = 0; i < seats; i++)
        if (winners >> i & 1)
            tt_write_number(&w, i);
    tt_write_end(&w);
}

void json_put_state(tt_text *out, const tt_game *game, const void *state)
{
    tt_writer w = tt_writer_to(out, TT_JSON);

    tt_put_char(out, '{');
    game->write(state, &w);
    tt_put_char(out, '}');
}

void json_put_view(tt_text *out, const tt_game *game, const void *view)
{
    tt_writer w = tt_writer_to(out, TT_JSON);

    tt_put_char(out, '{');
    game->write_view(view, &w);
    tt_put_char(out, '}');
}

/* ==== Advice =============================================================== */

static void put_thousandths(tt_text *out, const char *before, float share)
{
    tt_put(out, before);
    tt_put_number(out, (int64_t)(share * 1000.0f + 0.5f));
}

void json_put_hint(tt_text *out, const tt_game *game, int seats, const char *by,
                   const tt_hint *hint)
{
    tt_put(out, "\"by\":");
    json_put_string(out, by);
    tt_put(out, ",\"iterations\":");
    tt_put_number(out, hint->iterations);
    for (int i = 0; i < seats; i++)
        put_thousandths(out, i == 0 ? ",\"share\":[" : ",", hint->share[i]);
    tt_put(out, "],\"moves\":[");
    for (uint32_t i = 0; i < hint->n; i++) {
        tt_put(out, i == 0 ? "{\"move\":" : ",{\"move\":");
        json_put_move(out, game, hint->at[i].move);
        put_thousandths(out, ",\"value\":", hint->at[i].value);
        tt_put(out, ",\"tried\":");
        tt_put_number(out, hint->at[i].tried);
        tt_put_char(out, '}');
    }
    tt_put_char(out, ']');
}
