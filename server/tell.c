/* What clients are told. */
#include "server/tell.h"

#include "wire/json.h"

#include <string.h>

enum { MESSAGE_MAX = 1 << 17 };

static char message[MESSAGE_MAX];

/* ==== Parts ================================================================ */

static void put_number_or_null(tt_text *out, int number, bool is_one)
{
    if (is_one)
        tt_put_number(out, number);
    else
        tt_put(out, "null");
}

static void put_bool(tt_text *out, bool yes)
{
    tt_put(out, yes ? "true" : "false");
}

static void put_seats(tt_text *out, const table *t)
{
    tt_put_char(out, '[');
    for (int i = 0; i < t->how.seats; i++) {
        const table_seat *s = &t->seat[i];
        tt_put(out, i > 0 ? ",{\"kind\":" : "{\"kind\":");
        json_put_string(out, !s->is_taken ? "free" : s->is_bot ? "bot" : "person");
        tt_put(out, ",\"name\":");
        json_put_string(out, s->name);
        tt_put(out, ",\"away\":");
        put_bool(out, s->is_away);
        tt_put(out, ",\"late\":");
        put_bool(out, s->is_late);
        tt_put(out, ",\"resigned\":");
        put_bool(out, s->is_resigned);
        tt_put_char(out, '}');
    }
    tt_put_char(out, ']');
}

/* Those whose bits are set. */
static void put_bits(tt_text *out, uint32_t bits)
{
    const char *before = "[";

    for (int i = 0; i < TT_SEATS_MAX; i++)
        if ((bits >> i & 1) != 0) {
            tt_put(out, before);
            tt_put_number(out, i);
            before = ",";
        }
    tt_put(out, *before == '[' ? "[]" : "]");
}

/* What they have to agree on. */
static void put_consent(tt_text *out, const table *t)
{
    tt_put(out, ",\"paused\":");
    put_bool(out, t->is_paused);
    tt_put(out, ",\"pause\":");
    put_bits(out, t->pause);
    tt_put(out, ",\"takeback\":");
    if (!t->is_back_asked) {
        tt_put(out, "null");
        return;
    }
    tt_put(out, "{\"seat\":");
    tt_put_number(out, t->back_seat);
    tt_put(out, ",\"moves\":");
    tt_put_number(out, t->moves_n - t->back_to);
    tt_put(out, ",\"agreed\":");
    put_bits(out, t->back_agreed);
    tt_put_char(out, '}');
}

static void put_number(tt_text *out, const char *key, int64_t number)
{
    tt_put(out, key);
    tt_put_number(out, number);
}

static void put_clock(tt_text *out, const room *r)
{
    const table_clock *c = &r->t.terms.clock;
    int running = table_waits_for_person(&r->t);

    if (c->kind == TABLE_NO_CLOCK) {
        tt_put(out, ",\"clock\":null");
        return;
    }
    if (c->kind == TABLE_LIVE) {
        put_number(out, ",\"clock\":{\"kind\":\"live\",\"seconds\":", c->ms / 1000);
        put_number(out, ",\"increment\":", c->increment_ms / 1000);
    } else {
        put_number(out, ",\"clock\":{\"kind\":\"days\",\"days\":", c->ms / TABLE_DAY_MS);
    }
    for (int i = 0; i < r->t.how.seats; i++) {
        tt_put(out, i == 0 ? ",\"left\":[" : ",");
        if (r->t.seat[i].is_bot)
            tt_put(out, "null");
        else
            tt_put_number(out, r->t.has_begun ? house_left_ms(r, i) : c->ms);
    }
    tt_put(out, "],\"running\":");
    put_number_or_null(out, running, running != TT_OVER);
    tt_put_char(out, '}');
}

static void put_result(tt_text *out, const table *t)
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = table_result(t, points);

    for (int i = 0; i < t->how.seats; i++) {
        tt_put(out, i == 0 ? ",\"scores\":[" : ",");
        tt_put_number(out, points[i]);
    }
    tt_put(out, "],\"winners\":");
    put_bits(out, winners);
}

static void put_options(tt_text *out, const table *t)
{
    const tt_grammar *grammar = t->game->grammar;

    tt_put_char(out, '{');
    for (int i = 0; i < grammar->options_n; i++) {
        tt_put(out, i > 0 ? "," : "");
        json_put_string(out, grammar->options[i].name);
        tt_put_char(out, ':');
        json_put_string(out, grammar->options[i].values[t->how.option[i]]);
    }
    tt_put_char(out, '}');
}

/* What was promised; and when the game is over, the secret itself. */
static void put_seed(tt_text *out, const table *t)
{
    tt_put(out, ",\"commit\":\"");
    tt_put_hex(out, t->seed.commit, sizeof t->seed.commit);
    tt_put_char(out, '"');
    if (!table_is_over(t))
        return;
    tt_put(out, ",\"secret\":\"");
    tt_put_hex(out, t->seed.sealed.secret, sizeof t->seed.sealed.secret);
    tt_put_char(out, '"');
}

static void put_common(tt_text *out, const room *r)
{
    const table *t = &r->t;
    int actor = table_actor(t);

    tt_put(out, "\"table\":");
    json_put_string(out, t->id);
    tt_put(out, ",\"game\":");
    json_put_string(out, t->game->name);
    tt_put(out, ",\"options\":");
    put_options(out, t);
    tt_put(out, ",\"made\":");
    tt_put_number(out, r->made);
    tt_put(out, ",\"seq\":");
    tt_put_number(out, t->told);
    tt_put(out, ",\"played\":");
    tt_put_number(out, t->moves_n);
    tt_put(out, ",\"begun\":");
    put_bool(out, t->has_begun);
    tt_put(out, ",\"over\":");
    put_bool(out, table_is_over(t));
    tt_put(out, ",\"actor\":");
    put_number_or_null(out, actor, actor != TT_OVER);
    tt_put(out, ",\"seats\":");
    put_seats(out, t);
    put_consent(out, t);
    put_clock(out, r);
    tt_put(out, ",\"chat\":");
    json_put_string(out, table_chat_word[t->terms.chat]);
    tt_put(out, ",\"hints\":");
    put_bool(out, !t->terms.no_hints);
    tt_put(out, ",\"next\":");
    if (t->next[0] != '\0')
        json_put_string(out, t->next);
    else
        tt_put(out, "null");
    put_seed(out, t);
}

/* Those at the table who have no seat. */
static int watchers(const room *r)
{
    int n = 0;

    for (const visitor *v = r->visitors; v != NULL; v = v->next)
        n += v->is_socket && house_seat(v) == TT_SPECTATOR;
    return n;
}

void tell_put_facts(tt_text *out, const room *r)
{
    put_common(out, r);
    tt_put(out, ",\"public\":");
    put_bool(out, r->is_public);
    tt_put(out, ",\"watchers\":");
    tt_put_number(out, watchers(r));
}

void tell_put_table(tt_text *out, const room *r)
{
    tt_put_char(out, '{');
    tell_put_facts(out, r);
    tt_put_char(out, '}');
}

/* ==== The table, as somebody sees it ======================================= */

/* What the seat that is asked may do, and nobody else is told. */
static void put_choices(tt_text *out, const table *t, const void *view, int seat)
{
    tt_moves list;

    t->game->view_moves(view, &list);
    tt_put(out, ",\"stage\":");
    json_put_string(out, t->game->grammar->stages[t->game->stage(t->now.state)].name);
    tt_put(out, ",\"moves\":");
    json_put_moves(out, t->game, &list);
    tt_put(out, ",\"undo\":");
    put_bool(out, table_may_undo(t, seat));
}

/* What a seat has asked the server to do for it. */
static void put_own(tt_text *out, const table *t, int seat)
{
    char line[TABLE_LINE];
    tt_text orders = tt_text_in(line, sizeof line);

    tt_put(out, ",\"auto\":");
    put_bool(out, t->seat[seat].is_auto);
    if (t->game->standing == NULL)
        return;
    tt_put_orders(t->game, &t->seat[seat].orders, &orders);
    tt_put(out, ",\"orders\":");
    json_put_string(out, line);
}

static void put_game(tt_text *out, const table *t, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];

    t->game->view(t->now.state, seat, view);
    tt_put(out, ",\"view\":");
    json_put_view(out, t->game, view);
    tt_put(out, ",\"events\":");
    json_put_events(out, t->game, &t->log, seat);
    if (table_actor(t) == seat)
        put_choices(out, t, view, seat);
    if (table_is_over(t))
        put_result(out, t);
}

/* What everybody is told alike comes first, and then what this seat is told. */
static void put_seat(tt_text *out, const room *r, int seat)
{
    tt_put(out, ",\"seat\":");
    put_number_or_null(out, seat, seat != TT_SPECTATOR);
    if (r->t.has_begun)
        put_game(out, &r->t, seat);
    if (r->t.has_begun && seat != TT_SPECTATOR)
        put_own(out, &r->t, seat);
    tt_put_char(out, '}');
    TT_ASSERT(!out->full);
}

static tt_text begin_view(const room *r)
{
    tt_text out = tt_text_in(message, sizeof message);

    tt_put(&out, "{\"type\":\"table\",");
    put_common(&out, r);
    return out;
}

void tell_view(visitor *v, const room *r)
{
    tt_text out = begin_view(r);

    put_seat(&out, r, house_seat(v));
    net_send(v->conn, out.at, out.n);
}

/* Who has the seat of the one before, as all who look on have, is sent the same bytes. */
static void tell_changed(const room *r, int to)
{
    tt_text out;
    size_t common;
    int written = HOUSE_EVERYBODY; /* for nobody yet */

    if (r->visitors == NULL)
        return;
    out = begin_view(r);
    common = out.n;
    for (const visitor *v = r->visitors; v != NULL; v = v->next) {
        int seat = house_seat(v);
        if (!v->is_socket || (to != HOUSE_EVERYBODY && to != seat))
            continue;
        if (seat != written) {
            out.n = common;
            put_seat(&out, r, seat);
            written = seat;
        }
        net_send(v->conn, out.at, out.n);
    }
}

void tell_turn(visitor *v, const char *id, uint32_t seq)
{
    char line[128];
    tt_text out = tt_text_in(line, sizeof line);

    tt_put(&out, "{\"type\":\"turn\",\"table\":");
    json_put_string(&out, id);
    tt_put(&out, ",\"seq\":");
    tt_put_number(&out, seq);
    tt_put_char(&out, '}');
    net_send(v->conn, out.at, out.n);
}

static void tell_turn_of(visitor *v, const room *r)
{
    tell_turn(v, r->t.id, r->t.told);
}

/* ==== What was said ======================================================== */

static void put_said(tt_text *out, const table_said *s)
{
    put_number(out, "{\"n\":", s->number);
    tt_put(out, ",\"seat\":");
    put_number_or_null(out, s->seat, s->seat != TT_SPECTATOR);
    tt_put(out, ",\"name\":");
    json_put_string(out, s->name);
    tt_put(out, ",\"text\":");
    json_put_string(out, s->text);
    tt_put_char(out, '}');
}

static void tell_said(visitor *v, const room *r, const table_said *s)
{
    tt_text out = tt_text_in(message, sizeof message);

    tt_put(&out, "{\"type\":\"said\",\"table\":");
    json_put_string(&out, r->t.id);
    tt_put(&out, ",\"line\":");
    put_said(&out, s);
    tt_put_char(&out, '}');
    net_send(v->conn, out.at, out.n);
}

void tell_chat(visitor *v, const room *r)
{
    tt_text out = tt_text_in(message, sizeof message);
    const char *before = "";

    tt_put(&out, "{\"type\":\"chat\",\"table\":");
    json_put_string(&out, r->t.id);
    tt_put(&out, ",\"lines\":[");
    for (const table_said *s = r->t.said; s != NULL; s = s->next)
        if (house_hears(v, s)) {
            tt_put(&out, before);
            put_said(&out, s);
            before = ",";
        }
    tt_put(&out, "]}");
    TT_ASSERT(!out.full);
    net_send(v->conn, out.at, out.n);
}

void tell_hello(visitor *v)
{
    static const char HELLO[] = "{\"type\":\"hello\"}";

    net_send(v->conn, HELLO, sizeof HELLO - 1);
}

/* ==== Answers ============================================================== */

void tell_reply(visitor *v, int status, const tt_text *body)
{
    net_reply reply = {.status = status,
                       .type = "application/json",
                       .headers = "Cache-Control: no-store\r\n",
                       .body = body->at,
                       .body_n = body->n};

    net_answer(v->conn, &reply);
}

void tell_put_word(tt_text *out, const char *word)
{
    tt_put(out, "{\"error\":");
    json_put_string(out, word);
    tt_put_char(out, '}');
}

void tell_word(visitor *v, int status, const char *word)
{
    char line[128];
    tt_text out = tt_text_in(line, sizeof line);

    tell_put_word(&out, word);
    tell_reply(v, status, &out);
}

static bool is_fine(const outcome *o)
{
    return o->house == HOUSE_OK && (o->table == TABLE_OK || o->table == TABLE_DONE_BEFORE);
}

static int http_status(const outcome *o)
{
    static const int STATUS[HOUSE_STATUSES] = {
        [HOUSE_OK] = 409,      [HOUSE_NO_SUCH_TABLE] = 404, [HOUSE_FULL] = 503,
        [HOUSE_BUSY] = 503,    [HOUSE_NOT_SAVED] = 503,     [HOUSE_TOO_FAST] = 429,
        [HOUSE_NO_NAME] = 400, [HOUSE_TOO_MANY] = 429};

    return is_fine(o) ? 200 : STATUS[o->house];
}

static void answer_request(visitor *v, const room *r, const outcome *o)
{
    tt_text out = tt_text_in(message, sizeof message);

    if (!is_fine(o)) {
        tell_word(v, http_status(o), house_word(o));
        return;
    }
    tell_put_table(&out, r);
    tell_reply(v, 200, &out);
}

static void answer_socket(visitor *v, const outcome *o)
{
    char line[256];
    tt_text out = tt_text_in(line, sizeof line);

    tt_put(&out, is_fine(o) ? "{\"type\":\"done\"" : "{\"type\":\"error\",\"error\":");
    if (!is_fine(o))
        json_put_string(&out, house_word(o));
    tt_put(&out, ",\"action\":\"");
    tt_put_hash(&out, o->action);
    tt_put_char(&out, '"');
    if (o->rule != NULL) {
        tt_put(&out, ",\"rule\":");
        json_put_string(&out, o->rule);
    }
    tt_put_char(&out, '}');
    net_send(v->conn, out.at, out.n);
}

void tell_outcome(visitor *v, const room *r, const outcome *o)
{
    if (v->is_socket)
        answer_socket(v, o);
    else
        answer_request(v, r, o);
}

const house_ears tell_ears = {tell_outcome, tell_changed, tell_said, tell_turn_of, tell_put_table};
