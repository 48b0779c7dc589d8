/* Tables: making them, finding them, sitting down at them. */
#include "games/games.h"
#include "lang/lang.h"
#include "server/api.h"
#include "server/in.h"
#include "server/tell.h"
#include "wire/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of a page: a table has 6 names of 48 bytes, which may be written with a \\ before each. */
enum { PAGE_BYTES = BOOKS_PAGE * 4096, GAMES_BYTES = 1 << 14 };

/* ==== The games there are ================================================== */

static void put_options(tt_text *out, const tt_grammar *grammar)
{
    for (int i = 0; i < grammar->options_n; i++) {
        const tt_option *option = &grammar->options[i];
        tt_put(out, i > 0 ? ",{\"name\":" : "{\"name\":");
        json_put_string(out, option->name);
        tt_put(out, ",\"values\":[");
        for (int k = 0; k < option->n; k++) {
            tt_put(out, k > 0 ? "," : "");
            json_put_string(out, option->values[k]);
        }
        tt_put(out, "]}");
    }
}

static void put_said(tt_text *out, const tt_lang *lang, const char *key)
{
    char bytes[256];
    tt_text said = tt_text_in(bytes, sizeof bytes);

    tt_say(lang, &said, key, NULL, 0);
    json_put_string(out, bytes);
}

static void put_game(tt_text *out, const tt_lang *lang, const tt_game *game)
{
    char key[64];

    snprintf(key, sizeof key, "%s.title", game->name);
    tt_put(out, "{\"name\":");
    json_put_string(out, game->name);
    tt_put(out, ",\"title\":");
    put_said(out, lang, key);
    tt_put(out, ",\"rules\":");
    tt_put_number(out, game->rules_version);
    tt_put(out, ",\"players\":{\"min\":");
    tt_put_number(out, game->seats_min);
    tt_put(out, ",\"max\":");
    tt_put_number(out, game->seats_max);
    tt_put(out, "},\"orders\":");
    tt_put(out, game->standing != NULL ? "true" : "false");
    tt_put(out, ",\"options\":[");
    put_options(out, game->grammar);
    tt_put(out, "]}");
}

static void put_levels(tt_text *out, const tt_lang *lang)
{
    char key[64];

    for (int i = 1; i <= TT_LEVELS; i++) {
        tt_put(out, i > 1 ? ",{\"name\":\"level:" : "{\"name\":\"level:");
        tt_put_number(out, i);
        tt_put(out, "\",\"title\":");
        snprintf(key, sizeof key, "bot.level.%d", i);
        put_said(out, lang, key);
        tt_put_char(out, '}');
    }
}

void list_games(call *c)
{
    static char bytes[GAMES_BYTES];
    tt_text out = tt_text_in(bytes, sizeof bytes);
    char name[16] = "en";
    const tt_lang *lang;

    in_query(c->q->query, "lang", name, sizeof name);
    lang = tt_lang_named(name);
    if (lang == NULL) {
        api_refuse(c->who, REFUSED_BAD_QUERY);
        return;
    }
    tt_put(&out, "{\"games\":[");
    for (int i = 0; i < tt_games_n; i++) {
        tt_put(&out, i > 0 ? "," : "");
        put_game(&out, lang, tt_games[i]);
    }
    tt_put(&out, "],\"levels\":[");
    put_levels(&out, lang);
    tt_put(&out, "]}");
    TT_ASSERT(!out.full);
    tell_reply(c->who, 200, &out);
}

/* ==== Making a table ======================================================= */

static bool options_of(const json_t *in, const tt_game *game, tt_setup *how)
{
    json_t *options = json_object_get(in, "options"), *value;
    const char *name;

    if (options != NULL && !json_is_object(options))
        return false;
    json_object_foreach(options, name, value)
    {
        const char *word = json_string_value(value);
        if (word == NULL || tt_setup_option(game, how, (tt_word){name, strlen(name)},
                                            (tt_word){word, strlen(word)}) != TT_OK)
            return false;
    }
    return true;
}

/* Whether such a game can be dealt: only its own setup knows which options go together. */
static bool can_be(const tt_game *game, const tt_setup *how)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance = tt_chance_fast(0);

    return game->setup(state, how, &chance, NULL) == TT_OK;
}

/* Bots at the last seats, null for one that stays free; false: they cannot be. */
static bool bots_of(const json_t *in, house_plan *plan)
{
    const json_t *list = json_object_get(in, "bots");
    size_t n = json_array_size(list), bots_n = 0;

    if ((list != NULL && !json_is_array(list)) || n > plan->how.seats)
        return false;
    for (size_t i = 0; i < n; i++) {
        const json_t *one = json_array_get(list, i);
        if (json_is_null(one))
            continue;
        if (!in_bot(json_string_value(one), plan->bot[plan->how.seats - n + i]))
            return false;
        bots_n++;
    }
    return bots_n < plan->how.seats;
}

void new_table(call *c)
{
    const char *name = in_text(c->in, "game");
    const json_t *is_public = json_object_get(c->in, "public");
    int seats = in_number(c->in, "players", 1, TT_SEATS_MAX);
    house_plan plan = {.game = name == NULL ? NULL : tt_game_named(name),
                       .how = tt_setup_for(seats < 0 ? 0 : seats),
                       .is_public = json_is_true(is_public)};

    if (plan.game == NULL) {
        api_refuse(c->who, REFUSED_NO_SUCH_GAME);
    } else if (!options_of(c->in, plan.game, &plan.how) || !can_be(plan.game, &plan.how)) {
        api_refuse(c->who, REFUSED_BAD_SETUP);
    } else if (!bots_of(c->in, &plan)) {
        api_refuse(c->who, REFUSED_BAD_BOTS);
    } else if (!in_terms(c->in, &plan.terms) ||
               (is_public != NULL && !json_is_boolean(is_public))) {
        api_refuse(c->who, REFUSED_BAD_TERMS);
    } else {
        outcome o = {.house = house_new_table(c->app->house, c->who, &plan)};
        if (o.house != HOUSE_OK)
            tell_outcome(c->who, NULL, &o);
    }
}

/* ==== Sitting down ========================================================= */

void sit(call *c)
{
    const char *name = in_text(c->in, "name"), *nonce = in_text(c->in, "nonce");
    const table *t = &c->table->t;
    bool has_seat = json_object_get(c->in, "seat") != NULL;
    int seat =
        has_seat ? in_number(c->in, "seat", 0, TT_SEATS_MAX - 1) : table_free_seat(t, c->owner);
    table_entry e = {
        .kind = TABLE_SIT, .seat = (uint8_t)(seat < 0 ? 0 : seat), .is_anywhere = !has_seat};

    if (name == NULL || !tt_is_name(name, strlen(name))) {
        api_refuse(c->who, REFUSED_BAD_NAME);
    } else if (nonce == NULL ||
               !tt_read_hex((tt_word){nonce, strlen(nonce)}, e.nonce, sizeof e.nonce)) {
        api_refuse(c->who, REFUSED_BAD_NONCE);
    } else if (seat < 0) {
        api_refuse(c->who, has_seat ? REFUSED_BAD_FIELD : REFUSED_TAKEN);
    } else if (table_seat_of(t, c->owner) >= 0) {
        api_refuse(c->who, REFUSED_SITS_ALREADY);
    } else {
        memcpy(e.owner, c->owner, sizeof e.owner);
        memcpy(e.name, name, strlen(name));
        house_enter(c->table, c->who);
        house_wish(c->table, c->who, &e);
    }
}

/* ==== Looking ============================================================== */

bool read_wanted(const call *c, books_wanted *out)
{
    char word[TT_WORD_MAX];
    tt_reader after;

    *out = (books_wanted){.state = -1, .before = INT64_MAX};
    if (in_query(c->q->query, "state", word, sizeof word)) {
        out->state = BOOKS_STATES - 1;
        while (out->state >= 0 && strcmp(word, books_word[out->state]) != 0)
            out->state--;
        if (out->state < 0)
            return false;
    }
    if (in_query(c->q->query, "game", word, sizeof word) &&
        (out->game = tt_game_named(word)) == NULL)
        return false;
    if (!in_query(c->q->query, "after", word, sizeof word))
        return true;
    after = tt_reader_of(word, strlen(word));
    out->before = tt_read_number(&after, 0, INT64_MAX);
    tt_read_nothing_more(&after);
    return !after.failed;
}

/* Somebody's own seat; nothing of it without a key. */
static void put_own_seat(tt_text *out, const table *t, int seat)
{
    tt_put(out, ",\"seat\":");
    tt_put_number(out, seat);
    tt_put(out, ",\"turn\":");
    tt_put(out, table_actor(t) == seat && !t->seat[seat].is_away ? "true" : "false");
    tt_put(out, ",\"nonce\":\"");
    tt_put_hex(out, t->seed.sealed.nonce[seat], TT_NONCE_BYTES);
    tt_put(out, "\",\"orders\":\"");
    tt_put_orders(t->game, &t->seat[seat].orders, out);
    tt_put_char(out, '"');
}

/* The tables of a page, and where the next one begins; the seats of that owner, unless NULL. */
static void put_page(tt_text *out, const room *const rooms[], int n, const uint8_t *owner)
{
    tt_put(out, "\"tables\":[");
    for (int i = 0; i < n; i++) {
        tt_put(out, i > 0 ? ",{" : "{");
        tell_put_facts(out, rooms[i]);
        if (owner != NULL)
            put_own_seat(out, &rooms[i]->t, table_seat_of(&rooms[i]->t, owner));
        tt_put_char(out, '}');
    }
    tt_put(out, "],\"next\":");
    if (n == BOOKS_PAGE)
        tt_put_number(out, rooms[n - 1]->made);
    else
        tt_put(out, "null");
}

void put_tables_of(tt_text *out, const app *a, const uint8_t owner[TT_KEY_BYTES],
                   const books_wanted *wanted)
{
    const room *rooms[BOOKS_PAGE];

    put_page(out, rooms, books_page_of(house_books(a->house), owner, wanted, rooms), owner);
}

void list_tables(call *c)
{
    static char bytes[PAGE_BYTES];
    tt_text out = tt_text_in(bytes, sizeof bytes);
    const room *rooms[BOOKS_PAGE];
    books_wanted wanted;

    if (!read_wanted(c, &wanted)) {
        api_refuse(c->who, REFUSED_BAD_QUERY);
        return;
    }
    tt_put_char(&out, '{');
    put_page(&out, rooms, books_page(house_books(c->app->house), &wanted, rooms), NULL);
    tt_put_char(&out, '}');
    TT_ASSERT(!out.full);
    tell_reply(c->who, 200, &out);
}

void show_table(call *c)
{
    static char bytes[4096];
    tt_text out = tt_text_in(bytes, sizeof bytes);

    tell_put_table(&out, c->table);
    TT_ASSERT(!out.full);
    tell_reply(c->who, 200, &out);
}

static void put_record(tt_text *out, const room *r)
{
    tt_header header = tt_header_for(r->t.game, &r->t.how, &r->t.seed);

    for (int i = 0; i < r->t.how.seats; i++) {
        const table_seat *s = &r->t.seat[i];
        tt_player *p = &header.player[i];
        snprintf(p->kind, sizeof p->kind, "%s", s->is_bot ? s->name : "human");
        snprintf(p->name, sizeof p->name, "%s", s->is_bot ? "" : s->name);
    }
    tt_put_record(r->t.game, &header, r->t.moves, (int)r->t.moves_n, out);
    table_put_notes(&r->t, out);
}

void show_record(call *c)
{
    const room *r = c->table;

    if (!table_is_over(&r->t)) {
        api_refuse(c->who, REFUSED_NOT_OVER);
        return;
    }
    size_t room_for = 4096 + (size_t)r->t.moves_n * 96;
    char *bytes = malloc(room_for);
    tt_text out = tt_text_in(bytes, room_for);
    if (bytes == NULL) {
        api_refuse(c->who, REFUSED_FULL);
        return;
    }
    put_record(&out, r);
    net_reply reply = {.status = 200,
                       .type = "text/plain; charset=utf-8",
                       .headers = "Content-Disposition: attachment; filename=\"game.ttr\"\r\n",
                       .body = out.at,
                       .body_n = out.n};
    net_answer(c->who->conn, &reply);
    free(bytes);
}
