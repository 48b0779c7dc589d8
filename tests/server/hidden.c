/* What is hidden does not travel: games through the whole server but for its sockets, and every
 * byte that goes to a seat or a spectator is looked at.
 *
 * At some moment the table is opened a second time from its lines, as after a restart, and all that
 * one pair of eyes cannot see is replaced there: hands, tokens, what the cards are dealt from, the
 * secret behind it, and of the others their keys, nonces, actions and standing orders.  Both tables
 * go on with the same visible choices.  As long as the game shows those eyes the same, they must be
 * told the same, byte for byte and message for message: what, when, and who is asked.
 *
 * People do all that a table lets them do: they move and undo, give orders, want the server to
 * answer for them, leave and come back, pause, take back, talk, run out of time, give up, and look
 * at their tables anew; in half of the games bots play, too.
 *
 * Besides, no message has a field that is not known here, or a secret in it; and who asks for the
 * past is told what was told then, and no more. */
#include "tests/server/hidden.h"

/* ==== The past =============================================================
 * In each game one pair of eyes keeps what it was told; asking for the past must give it again. */

static struct {
    int seat;
    uint32_t n, room; /* the deal and the moves that were not taken back */
    char **events;
    uint64_t *sight; /* a hash of view and events, as a message ends with them */
} witness;

static void witness_forget(uint32_t keep)
{
    while (witness.n > keep)
        free(witness.events[--witness.n]);
}

static void witness_keep(const table *t)
{
    static char text[1 << 17];
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    tt_text out = tt_text_in(text, sizeof text);

    if (witness.n == witness.room) {
        witness.room = witness.room == 0 ? 64 : 2 * witness.room;
        witness.events = realloc(witness.events, witness.room * sizeof *witness.events);
        witness.sight = realloc(witness.sight, witness.room * sizeof *witness.sight);
        if (witness.events == NULL || witness.sight == NULL)
            abort();
    }
    t->game->view(t->now.state, witness.seat, view);
    tt_put(&out, ",\"view\":");
    json_put_view(&out, t->game, view);
    tt_put(&out, ",\"events\":");
    size_t at = out.n;
    json_put_events(&out, t->game, &t->log, witness.seat);
    witness.events[witness.n] = stub_copy(text + at);
    tt_put_char(&out, '}');
    witness.sight[witness.n++] = tt_hash(text, out.n);
}

/* Something was done here: a move more, or fewer. */
static void witness_look(void)
{
    const table *t = &here.room->t;

    if (!t->has_begun || t->asked != t->told)
        return;
    if (t->moves_n < witness.n)
        witness_forget(t->moves_n + 1);
    else
        witness_keep(t);
}

static const char *answer_to(net_conn *c, const char *type, const char *field, uint32_t number)
{
    char text[160];

    stub_forget(c);
    snprintf(text, sizeof text, "{\"type\":\"%s\",\"action\":\"00000000000000aa\",\"%s\":%u}", type,
             field, number);
    stub_say(&here.s, c, text);
    while (c->told_n == 0)
        uv_run(&here.s.loop, UV_RUN_ONCE);
    look_at_fields(c->told, c->told + c->told_n);
    look_for_secrets(c->told);
    return c->told;
}

/* The lists of a page; returns where the next one begins, or 0. */
static uint32_t look_at_page(const char *at, uint32_t from)
{
    static const char EVENTS[] = ",\"events\":[", NEXT[] = "],\"next\":";
    const char *list = strstr(at, EVENTS);
    bool is_fine = list != NULL;

    list = is_fine ? list + sizeof EVENTS - 1 : at;
    for (bool more = is_fine; more && is_fine; from++) {
        size_t n = from < witness.n ? strlen(witness.events[from]) : 0;
        is_fine = n > 0 && strncmp(list, witness.events[from], n) == 0;
        more = is_fine && list[n] == ',';
        list += is_fine ? n + more : 0;
    }
    is_fine = is_fine && strncmp(list, NEXT, sizeof NEXT - 1) == 0;
    expect_that(is_fine, "seat %d: another past than it was told: '%.100s'", witness.seat, list);
    list += is_fine ? sizeof NEXT - 1 : 0;
    if (is_fine && strncmp(list, "null}", 5) != 0) {
        expect_that((uint32_t)atoi(list) == from, "a page is missing");
        return from;
    }
    expect_that(from == witness.n, "the end of the past is missing");
    return 0;
}

static void look_back(void)
{
    static const char VIEW[] = ",\"view\":";
    char text[160];
    net_conn c = {0};
    uint32_t from = tt_draw(&coins, 2) == 0 ? 0 : tt_draw(&coins, witness.n);
    uint32_t after = tt_draw(&coins, witness.n);

    snprintf(text, sizeof text, "{\"type\":\"watch\",\"table\":\"%s\",\"key\":\"%s\"}",
             here.room->t.id, witness.seat == TT_SPECTATOR ? "" : key[witness.seat]);
    stub_say(&here.s, &c, text);
    do {
        from = look_at_page(answer_to(&c, "history", "from", from), from);
        count.pages++;
    } while (from > 0 && wrong[0] == '\0');
    count.histories++;
    const char *view = strstr(answer_to(&c, "past", "after", after), VIEW);
    expect_that(view != NULL && tt_hash(view, strlen(view) - 1) == witness.sight[after],
                "seat %d is shown another moment than it saw", witness.seat);
    count.pasts++;
    stub_hang_up(&here.s, &c);
}

/* ==== A second table, alike to those eyes ================================== */

static void deal_anew(const table *t, void *state, int seat)
{
    int first = seat == TT_SPECTATOR ? 0 : seat;
    int last = seat == TT_SPECTATOR ? t->how.seats - 1 : seat;

    for (int i = first; i <= last; i++) /* what no seat knows, no spectator does */
        t->game->resample(state, i, &coins);
    if (t->game == &tt_abyss && ((abyss_state *)state)->table.memory == 0)
        redeal_cards(state, seat, false, &coins);
    if (t->game == &tt_abyss)
        redeal_tokens(state, seat, &coins);
}

static bool same_sight(const table *a, const table *b, int seat)
{
    _Alignas(TT_CACHE_LINE) unsigned char one[TT_STATE_MAX], other[TT_STATE_MAX];

    a->game->view(a->now.state, seat, one);
    b->game->view(b->now.state, seat, other);
    return memcmp(one, other, a->game->view_size) == 0 && table_actor(a) == table_actor(b);
}

static bool is_sound(const table *t)
{
    tt_moves list;

    if (t->game->check(t->now.state) != NULL || table_actor(t) == TT_OVER)
        return false;
    t->game->moves(t->now.state, &list);
    return list.n > 0;
}

static bool is_legal(const table *t, tt_move m)
{
    tt_moves list;

    t->game->moves(t->now.state, &list);
    return tt_listed(&list, m);
}

/* Everything since the mark with other cards; false: it could not have been so. */
static bool replace_cards(table *t, int seat)
{
    table before = *t;

    deal_anew(t, t->mark.state, seat);
    t->now = t->mark;
    for (uint32_t i = 0; i < t->since_n; i++) {
        if (!is_legal(t, t->since[i]))
            return false;
        t->game->apply(t->now.state, t->since[i], &t->now.chance, NULL);
    }
    if (!same_sight(&before, t, seat) || !is_sound(t))
        return false;
    count.others += memcmp(before.now.state, t->now.state, t->game->state_size) != 0;
    return true;
}

/* Numbers are small where they matter: values and prices. */
static uint8_t any_value(const tt_grammar *g, int sort)
{
    uint32_t n = sort < TT_SORT_FIRST ? 6 : (uint32_t)g->sorts[sort - TT_SORT_FIRST].n;
    uint32_t value = sort == TT_SORT_NONE ? 0 : tt_draw(&coins, n);

    while (sort >= TT_SORT_FIRST && g->sorts[sort - TT_SORT_FIRST].words[value] == NULL)
        value = tt_draw(&coins, n);
    return (uint8_t)value;
}

static tt_orders any_orders(const tt_game *game)
{
    const tt_grammar *g = game->grammar;
    tt_orders all = {.n = (uint8_t)(1 + tt_draw(&coins, 4))};

    for (int i = 0; i < all.n; i++) {
        uint32_t kind = tt_draw(&coins, g->orders_n);
        const tt_order_kind *k = &g->orders[kind];
        all.at[i] =
            (tt_order){(uint8_t)kind, any_value(g, k->a), any_value(g, k->b), any_value(g, k->c)};
    }
    return all;
}

/* The nonces went into the deal, which is over; what is dealt next is another matter. */
static void replace_secrets(table *t, int seat)
{
    uint8_t secret[TT_KEY_BYTES];

    for (int i = 0; i < t->how.seats; i++) {
        if (i == seat || t->seat[i].is_bot)
            continue;
        random_bytes(t->seat[i].owner, TT_KEY_BYTES);
        random_bytes(t->seed.sealed.nonce[i], TT_NONCE_BYTES);
        t->seat[i].is_auto = tt_draw(&coins, 2) == 0;
        if (t->game->standing == NULL)
            continue;
        memset(&t->seat[i].orders, 0, sizeof t->seat[i].orders);
        if (tt_draw(&coins, 2) == 0)
            t->seat[i].orders = any_orders(t->game);
    }
    for (int i = 0; i < TT_SEATS_MAX; i++)
        if (i != seat)
            random_bytes((uint8_t *)&t->memory[i], sizeof t->memory[i]);
    random_bytes(t->seed.sealed.secret, TT_KEY_BYTES);
    if (tt_draw(&coins, 4) > 0)
        return; /* the same cards will come */
    random_bytes(secret, sizeof secret);
    t->now.chance = t->mark.chance = tt_chance_sealed(secret);
}

static void copy_disk(archive *to, const archive *from)
{
    memcpy(to->id, from->id, sizeof to->id);
    memcpy(to->facts, from->facts, sizeof to->facts);
    for (to->n = 0; to->n < from->n; to->n++)
        to->line[to->n] = stub_copy(from->line[to->n]);
}

static void watch(world *w, int seat)
{
    char text[160];

    snprintf(text, sizeof text,
             "{\"type\":\"watch\",\"table\":\"%s\",\"key\":\"%s\",\"name\":\"Olga\"}",
             w->room->t.id, seat == TT_SPECTATOR ? "" : key[seat]);
    stub_say(&w->s, conn_of(w, seat), text);
}

static void end_split(void)
{
    if (!is_split)
        return;
    stub_hang_up(&there.s, conn_of(&there, eyes));
    if (eyes != TT_SPECTATOR)
        stub_hang_up(&there.s, conn_of(&there, TT_SPECTATOR));
    stub_stop(&there.s);
    is_split = false;
}

/* The first difference, with what stands around it. */
static void tell_apart(const char *when, const char *a, const char *b)
{
    size_t at = 0;

    while (a[at] != '\0' && a[at] == b[at])
        at++;
    at -= at < 40 ? at : 40;
    expect_that(false, "%s seat %d is told what it may not know: '%.120s' or '%.120s'", when, eyes,
                a + at, b + at);
}

/* What is left on clocks is what time has passed, here and there: not the same. */
static void hide_times(net_conn *c)
{
    static const char LEFT[] = "\"left\":[";
    char *at = c->told == NULL ? NULL : strstr(c->told, LEFT);

    for (; at != NULL; at = strstr(at, LEFT)) {
        at += sizeof LEFT - 1;
        size_t n = strcspn(at, "]");
        c->told_n -= n;
        memmove(at, at + n, strlen(at + n) + 1);
    }
}

static void compare_told(const char *when)
{
    net_conn *a = conn_of(&here, eyes), *b = conn_of(&there, eyes);

    if (is_split) {
        hide_times(a);
        hide_times(b);
    }
    if (is_split && strcmp(stub_told(a), stub_told(b)) != 0)
        tell_apart(when, stub_told(a), stub_told(b));
    look_at_all_told();
    for (int i = 0; i < EYES_MAX; i++)
        stub_forget(&here.eye[i]);
    if (is_split)
        for (int i = 0; i < EYES_MAX; i++)
            stub_forget(&there.eye[i]);
}

/* Everybody has decided so fast before: orders are answered at that pace. */
static void set_pace(table *t, uint32_t ms)
{
    for (int i = 0; i < t->how.seats; i++) {
        t->seat[i].took_n = TABLE_TIMES;
        for (int k = 0; k < TABLE_TIMES; k++)
            t->seat[i].took_ms[k] = ms;
    }
}

static void split(void)
{
    uint32_t who = tt_draw(&coins, (uint32_t)seats() + 1);

    eyes = who == (uint32_t)seats() || here.room->t.seat[who].is_bot ? TT_SPECTATOR : (int)who;
    copy_disk(&there.s.disk, &here.s.disk);
    stub_start(&there.s);
    is_split = true;
    there.room = house_room(there.s.app.house, here.room->t.id);
    expect_that(there.room != NULL && there.room->t.seq == here.room->t.seq,
                "its lines do not give the table again");
    if (there.room == NULL)
        return;
    there.room->thoughts = here.room->thoughts;
    there.room->advice = here.room->advice;
    house_set_adviser(there.s.app.house, ADVISER);
    set_pace(&there.room->t, 1);
    if (!replace_cards(&there.room->t, eyes)) {
        end_split();
        return;
    }
    replace_secrets(&there.room->t, eyes);
    count.splits++;
    watch(&there, eyes);
    watch(&here, eyes);
    if (eyes != TT_SPECTATOR) /* everybody may know how many look on */
        watch(&there, TT_SPECTATOR);
    compare_told("at first sight");
}

/* ==== Going on in step ===================================================== */

/* Whether the house answers for a person who is there and wants it. */
static bool is_auto(const world *w)
{
    int seat = table_waits_for_person(&w->room->t);
    tt_move m;

    return seat != TT_OVER && w->room->t.seat[seat].is_auto &&
           conn_of((world *)w, seat)->data != NULL && table_forced(&w->room->t, &m);
}

static bool somebody_will_answer(const world *w)
{
    const room *r = w->room;
    tt_move m;

    if (r->has_bot_thinking)
        return true;
    return uv_is_active((const uv_handle_t *)&r->alarm) && !r->t.is_paused &&
           !r->t.is_back_asked && /* nobody moves for half a minute */
           (table_waits_for_bot(&r->t) || table_ordered(&r->t, &m) || is_auto(w));
}

/* Everything happens but what needs the disk. */
static void settle(world *w)
{
    uv_run(&w->s.loop, UV_RUN_NOWAIT);
    while (w->s.journal->waits_n == 0 && (w->room->is_stuck || somebody_will_answer(w)))
        uv_run(&w->s.loop, UV_RUN_ONCE);
}

static bool next_entry(const world *w, table_entry *e)
{
    const char *line = w->s.journal->waits[0].text;

    return w->s.journal->waits_n > 0 && table_read(&w->room->t, line, strlen(line), e) == TABLE_OK;
}

/* Whether those eyes have no business with it. */
static bool is_private(const table_entry *e)
{
    return table_is_aside(e) && !table_is_talk(e) && e->seat != eyes;
}

static bool same_entry(const table_entry *a, const table_entry *b)
{
    return a->kind == b->kind && a->seat == b->seat && tt_same_move(a->move, b->move);
}

static void release(world *w)
{
    stub_finish(w->s.journal, 1);
    uv_run(&w->s.loop, UV_RUN_NOWAIT);
    if (w == &here && here.room != NULL)
        witness_look();
}

/* Somebody else does there what was done here; whether it was they, an order or a bot. */
static bool wish_too(world *w, const table_entry *e)
{
    table_entry copy = *e;

    random_bytes((uint8_t *)&copy.action, sizeof copy.action);
    if (table_try(&w->room->t, &copy) != TABLE_OK)
        return false;
    house_wish(w->room, NULL, &copy);
    return true;
}

static bool heard_alike(const tt_events *a, const tt_events *b, int seat)
{
    int k = 0;

    for (int i = 0; i < a->n; i++) {
        if (!tt_may_see(a->at[i], seat))
            continue;
        while (k < b->n && !tt_may_see(b->at[k], seat))
            k++;
        if (k == b->n || memcmp(&a->at[i], &b->at[k], sizeof *a->at) != 0)
            return false;
        k++;
    }
    while (k < b->n && !tt_may_see(b->at[k], seat))
        k++;
    return k == b->n;
}

static void part(void)
{
    count.parted++;
    end_split();
}

/* Both have done the same: either those eyes now see something else, as the game has it, or they
 * must have been told the same. */
static void compare_tables(void)
{
    const table *a = &here.room->t, *b = &there.room->t;

    if (!same_sight(a, b, eyes) || !heard_alike(&a->log, &b->log, eyes) || table_is_over(a)) {
        part();
    } else {
        count.compared++;
    }
    compare_told("after an entry");
}

/* What was compared, so that nothing is forgotten. */
static void note_kind(const table_entry *a, const table_entry *b)
{
    const table *t = &here.room->t;
    const table_seat *s = &t->seat[a->seat];
    bool by_one = (a->action == 0) != (b->action == 0);

    count.paused += a->kind == TABLE_PAUSE;
    count.late += a->kind == TABLE_LATE;
    count.talked += table_is_talk(a);
    if (a->kind != TABLE_MOVE)
        return;
    count.by_bots += s->is_bot;
    count.away += !s->is_bot && table_waits_for_bot(t);
    count.ordered += by_one && !s->is_auto;
    count.autos += by_one && s->is_auto;
}

/* One entry in each, if both have one to do; false: nothing is left to be done. */
static bool step_both(void)
{
    table_entry a = {0}, b = {0};

    settle(&there);
    bool has_a = next_entry(&here, &a), has_b = next_entry(&there, &b);
    if (has_a && is_private(&a)) {
        release(&here);
        count.silent++;
        compare_told("after orders of somebody else");
    } else if (has_b && is_private(&b)) {
        release(&there);
        compare_told("after orders of somebody else");
    } else if (has_a && has_b && same_entry(&a, &b)) {
        note_kind(&a, &b);
        release(&here);
        release(&there);
        compare_tables();
    } else if (has_a && has_b) {
        part();
    } else if (has_a || has_b) {
        if (!(has_a ? wish_too(&there, &a) : wish_too(&here, &b)))
            part();
    }
    return has_a || has_b;
}

static void go_on(void)
{
    bool more = true;

    while (more && wrong[0] == '\0') {
        settle(&here);
        if (is_split) {
            more = step_both();
            continue;
        }
        more = here.s.journal->waits_n > 0;
        if (more)
            release(&here);
        compare_told("alone");
    }
    compare_told("when all is done");
}

/* ==== People =============================================================== */

/* `value` is JSON. */
static void say_json(int seat, const char *type, const char *field, const char *value)
{
    char text[TEXT_MAX];
    uint64_t action;

    random_bytes((uint8_t *)&action, sizeof action);
    snprintf(text, sizeof text, "{\"type\":\"%s\",\"action\":\"%016" PRIx64 "\",\"%s\":%s}", type,
             action | 1, field, value);
    stub_say(&here.s, conn_of(&here, seat), text);
    if (is_split && seat == eyes)
        stub_say(&there.s, conn_of(&there, seat), text);
}

static void say(int seat, const char *type, const char *field, const char *value)
{
    char text[TEXT_MAX / 2];

    snprintf(text, sizeof text, "\"%s\"", value);
    say_json(seat, type, field, text);
}

static void say_move(int seat)
{
    const table *t = &here.room->t;
    char text[128] = "";
    tt_text out = tt_text_in(text, sizeof text);
    tt_moves list;

    t->game->moves(t->now.state, &list);
    tt_put_move(t->game, list.at[tt_draw(&coins, list.n)], &out);
    say(seat, "move", "move", text);
}

static void say_orders(int seat)
{
    const table *t = &here.room->t;
    char text[256] = "";
    tt_text out = tt_text_in(text, sizeof text);

    if (t->game->standing != NULL && tt_draw(&coins, 4) > 0) {
        tt_orders orders = any_orders(t->game);
        tt_put_orders(t->game, &orders, &out);
    }
    say(seat, "orders", "orders", text);
}

/* The answer to a request, put to what those eyes were told; what has to be looked up is. */
static void ask_over_http(world *w, const char *path, const char *bearer)
{
    net_conn c = {0};

    stub_ask(&w->s, &c, "GET", path, bearer, "");
    while (c.answers_n == 0) {
        stub_finish(w->s.journal, 1);
        uv_run(&w->s.loop, UV_RUN_NOWAIT);
    }
    stub_keep(conn_of(w, eyes), strchr(c.told, '{'), strlen(strchr(c.told, '{')));
    stub_hang_up(&w->s, &c);
}

/* Their own nonce is told to nobody else, and is no secret from them. */
static void hide_own_nonce(net_conn *c)
{
    static const char NONCE[] = "\"nonce\":\"";
    char *at = strstr(c->told, NONCE);

    expect_that(at != NULL, "one's own tables are not told");
    if (at != NULL)
        memset(at + sizeof NONCE - 1, 'x', 2 * TT_NONCE_BYTES);
}

static void list_own_tables(void)
{
    char bearer[KEY_SIZE + 16];

    snprintf(bearer, sizeof bearer, "Bearer %s", key[eyes]);
    ask_over_http(&here, "/api/my/tables", bearer);
    ask_over_http(&there, "/api/my/tables", bearer);
    hide_own_nonce(conn_of(&here, eyes));
    hide_own_nonce(conn_of(&there, eyes));
    count.lists++;
}

/* Who comes anew, or asks over HTTP, learns no more than who was there. */
static void look_anew(void)
{
    char path[64];

    if (!is_split)
        return;
    snprintf(path, sizeof path, "/api/tables/%s", here.room->t.id);
    watch(&here, eyes);
    watch(&there, eyes);
    ask_over_http(&here, path, "");
    ask_over_http(&there, path, "");
    if (eyes != TT_SPECTATOR)
        list_own_tables();
}

/* A bot advises with what may be known, also from memory: Abyss tells a person less than somebody
 * who has watched the table knows, unless it is played with open memory. */
static bool is_advice_alike(const table *t)
{
    return t->game != &tt_abyss || ((const abyss_state *)t->now.state)->table.memory != 0;
}

static void wait_for_hint(world *w)
{
    const net_conn *c = conn_of(w, eyes);

    while (strstr(stub_told(c), "{\"type\":\"hint\"") == NULL)
        uv_run(&w->s.loop, UV_RUN_ONCE);
}

static void ask_for_hint(void)
{
    const table *t = &here.room->t;

    if (!is_split || eyes == TT_SPECTATOR || !is_advice_alike(t))
        return;
    bool is_given = table_waits_for_person(t) == eyes && !t->terms.no_hints;
    say(eyes, "hint", "", "");
    if (!is_given)
        return;
    wait_for_hint(&here);
    wait_for_hint(&there);
    count.hints++;
}

/* ---- what needs the others ---- */

/* A person who plays. */
static bool is_present(int seat)
{
    const table_seat *s = &here.room->t.seat[seat];

    return !s->is_bot && !s->is_away && !s->is_late && !s->is_resigned;
}

/* Whether all agree as soon as that seat does.  Then the game is dealt again and played up to
 * there; the other table, of which nothing was ever dealt so, cannot do that. */
static bool is_last_to_agree(int seat, uint8_t agreed)
{
    for (int i = 0; i < seats(); i++)
        if (i != seat && is_present(i) && (agreed & table_bit(i)) == 0)
            return false;
    return true;
}

static void ask_to_take_back(int seat)
{
    if (is_last_to_agree(seat, 0))
        end_split();
    say(seat, "take-back", "", "");
}

static void answer_who_takes_back(void)
{
    const table *t = &here.room->t;
    int seat = (int)tt_draw(&coins, (uint32_t)seats());

    while (seat == t->back_seat || !is_present(seat))
        seat = (seat + 1) % seats();
    if (tt_draw(&coins, 2) == 0) {
        say(seat, "refuse", "", "");
        return;
    }
    bool is_last = is_last_to_agree(seat, t->back_agreed);
    if (is_last)
        end_split();
    count.taken_back += is_last;
    say(seat, "agree", "", "");
}

/* ---- what else there is ---- */

static void say_something(int seat)
{
    char text[64];
    int i = seat == TT_SPECTATOR ? TT_SEATS_MAX : seat;

    if (said_by[i]++ >= 4)
        return;
    snprintf(text, sizeof text, "Good luck %u!", tt_draw(&coins, 1000));
    say(seat, "say", "text", text);
}

/* The clock of who is asked runs out, in both. */
static void let_time_pass(void)
{
    for (int i = 0; i < 1 + is_split; i++) {
        room *r = i == 0 ? here.room : there.room;
        int seat = table_waits_for_person(&r->t);
        if (r->t.terms.clock.kind != TABLE_LIVE || seat == TT_OVER)
            return;
        uint64_t left = (uint64_t)r->t.seat[seat].left_ms + 1;
        r->since_ms -= left < r->since_ms ? left : 0;
        house_go_on(r);
    }
}

static void come_or_go(int seat)
{
    say(seat, here.room->t.seat[seat].is_away ? "back" : "leave", "", "");
}

/* Mostly who is asked moves; a seat that a bot plays on for comes back soon. */
static void somebody_moves(int anybody)
{
    const table *t = &here.room->t;
    int actor = table_actor(t);

    if (t->seat[anybody].is_away)
        come_or_go(anybody);
    else if (t->is_paused)
        say(anybody, "resume", "", "");
    else
        say_move(t->seat[actor].is_bot ? anybody : actor);
}

/* Here a game takes no time: nobody is too fast, in neither of the two. */
static void rest(world *w)
{
    memset(w->room->beside_ms, 0, sizeof w->room->beside_ms);
}

/* Anybody may try anything. */
static void somebody_acts(void)
{
    const table *t = &here.room->t;
    int anybody = (int)tt_draw(&coins, (uint32_t)seats());

    rest(&here);
    if (is_split)
        rest(&there);
    while (t->seat[anybody].is_bot)
        anybody = (anybody + 1) % seats();
    if (t->is_back_asked) {
        answer_who_takes_back();
        return;
    }
    switch (tt_draw(&coins, 120)) {
    case 0:
    case 1:
    case 2:
        say_orders(anybody);
        break;
    case 3:
    case 4:
    case 5:
        say_move(anybody);
        break;
    case 6:
    case 7:
    case 8:
    case 9:
        say(anybody, "undo", "", "");
        break;
    case 10:
        stub_say(&here.s, conn_of(&here, TT_SPECTATOR), "{\"type\":\"move\"}");
        if (is_split && eyes == TT_SPECTATOR)
            stub_say(&there.s, conn_of(&there, eyes), "{\"type\":\"move\"}");
        break;
    case 11:
    case 12:
    case 13:
        look_anew();
        break;
    case 14:
    case 15:
        look_back();
        break;
    case 16:
    case 17:
        ask_for_hint();
        break;
    case 18:
    case 19:
        say_json(anybody, "auto", "on", tt_draw(&coins, 3) > 0 ? "true" : "false");
        break;
    case 20:
        come_or_go(anybody);
        break;
    case 21:
    case 22:
        say(anybody, "pause", "", "");
        break;
    case 23:
        say(anybody, "resume", "", "");
        break;
    case 24:
        ask_to_take_back(anybody);
        break;
    case 25:
        say_something(anybody);
        break;
    case 26:
        say_something(TT_SPECTATOR);
        break;
    case 27:
        if (tt_draw(&coins, 4) == 0)
            let_time_pass();
        break;
    case 28:
        if (tt_draw(&coins, 8) == 0)
            say(anybody, "resign", "", "");
        break;
    default:
        somebody_moves(anybody);
    }
}

/* ==== A game =============================================================== */

static void put_options(const tt_game *game, const tt_setup *how, tt_text *out)
{
    for (int i = 0; i < game->grammar->options_n; i++) {
        const tt_option *o = &game->grammar->options[i];
        tt_put(out, i > 0 ? ",\"" : "\"");
        tt_put(out, o->name);
        tt_put(out, "\":\"");
        tt_put(out, o->values[how->option[i]]);
        tt_put_char(out, '"');
    }
}

/* Any options the game takes together. */
static tt_setup some_setup(const tt_game *game, int n)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_setup how = tt_setup_for(n);
    tt_chance deal = coins;

    for (int i = 0; i < game->grammar->options_n; i++)
        how.option[i] = (uint8_t)tt_draw(&coins, (uint32_t)game->grammar->options[i].n);
    return game->setup(state, &how, &deal, NULL) == TT_OK ? how : tt_setup_for(n);
}

static void request(const char *path, const char *with_key, const char *body)
{
    net_conn c = {0};
    char bearer[KEY_SIZE + 16];

    snprintf(bearer, sizeof bearer, "Bearer %s", with_key);
    stub_ask(&here.s, &c, "POST", path, bearer, body);
    while (here.s.journal->waits_n > 0)
        release(&here);
    expect_that(c.answers_n == 1 && strncmp(c.told, "200 ", 4) == 0, "%s: %s", path, c.told);
    stub_hang_up(&here.s, &c);
}

/* Time, talk and advice as tables have them. */
static void put_terms(tt_text *out)
{
    static const char *const CLOCKS[] = {
        "", ",\"clock\":{\"kind\":\"live\",\"seconds\":60,\"increment\":5}",
        ",\"clock\":{\"kind\":\"days\",\"days\":3}"};

    tt_put(out, CLOCKS[tt_draw(&coins, 3)]);
    tt_put(out, ",\"chat\":\"");
    tt_put(out, table_chat_word[tt_draw(&coins, TABLE_CHATS)]);
    tt_put(out, tt_draw(&coins, 8) == 0 ? "\",\"hints\":false" : "\"");
}

static void make_table(const tt_game *game, int n, const char *bots)
{
    char body[512];
    tt_text out = tt_text_in(body, sizeof body);
    tt_setup how = some_setup(game, n);

    tt_put(&out, "{\"game\":\"");
    tt_put(&out, game->name);
    tt_put(&out, "\",\"players\":");
    tt_put_number(&out, n);
    tt_put(&out, ",\"options\":{");
    put_options(game, &how, &out);
    tt_put(&out, "},\"bots\":[");
    tt_put(&out, bots);
    tt_put(&out, "]");
    put_terms(&out);
    tt_put(&out, "}");
    request("/api/tables", "", body);
    here.room = house_room(here.s.app.house, here.s.disk.id);
}

static void sit_down(int seat)
{
    char path[64], body[160];
    uint8_t nonce[TT_NONCE_BYTES];
    char hex[2 * TT_NONCE_BYTES + 1];
    tt_text out = tt_text_in(hex, sizeof hex);

    random_bytes(nonce, sizeof nonce);
    tt_put_hex(&out, nonce, sizeof nonce);
    snprintf(key[seat], KEY_SIZE, "a key of seat %d: %08x%08x", seat, tt_draw(&coins, UINT32_MAX),
             tt_draw(&coins, UINT32_MAX));
    snprintf(path, sizeof path, "/api/tables/%s/sit", here.room->t.id);
    snprintf(body, sizeof body, "{\"name\":\"Anna\",\"nonce\":\"%s\",\"seat\":%d}", hex, seat);
    request(path, key[seat], body);
}

/* Everybody watches; the person at the first seat twice, so that one never speaks. */
static void everybody_watches(int persons)
{
    for (int i = 0; i < persons; i++)
        watch(&here, i);
    watch(&here, TT_SPECTATOR);
    compare_told("before the deal");
}

static void play_game(const tt_game *game, int n, uint64_t seed)
{
    static const char *const BOTS[] = {"", "\"level:1\"", "\"level:2\",\"level:1\""};
    int acts = 0;

    coins = tt_chance_fast(seed);
    int bots = seed % 2 == 0 ? 0 : 1 + (n > 2 && tt_draw(&coins, 2) == 0), persons = n - bots;
    memset(said_by, 0, sizeof said_by);
    witness.seat = seed % 3 == 0 ? TT_SPECTATOR : (int)(seed % (uint64_t)persons);
    witness_forget(0);
    here.room = NULL;
    stub_start(&here.s);
    house_set_adviser(here.s.app.house, ADVISER);
    make_table(game, n, BOTS[bots]);
    for (int i = 0; i < persons && wrong[0] == '\0'; i++)
        sit_down(i);
    note_secrets();
    everybody_watches(persons);
    set_pace(&here.room->t, 1);
    go_on();
    if (wrong[0] == '\0')
        look_back();
    while (wrong[0] == '\0' && !table_is_over(&here.room->t) && acts++ < 1000) {
        if (!is_split && tt_draw(&coins, 6) == 0)
            split();
        count.with_bots += is_split && bots > 0;
        somebody_acts();
        go_on();
        set_pace(&here.room->t, 1);
    }
    end_split();
    if (wrong[0] == '\0')
        look_back();
    for (int i = 0; i < EYES_MAX; i++)
        stub_hang_up(&here.s, &here.eye[i]);
    stub_stop(&here.s);
    count.games++;
}

static void play_games(const tt_game *game, int n, int games)
{
    for (int i = 0; i < games && wrong[0] == '\0'; i++)
        play_game(game, n, (uint64_t)n * 1000000 + (uint64_t)i);
    ok(wrong[0] == '\0', "hidden: %s for %d, %d games: %s", game->name, n, games,
       wrong[0] == '\0' ? "everybody is told what they may see" : wrong);
    wrong[0] = '\0';
}

/* ==== How long bots take ===================================================
 * A seat may have one move because of the cards it holds.  A bot then takes as long, more or less,
 * as it took when it had to think. */

static void bots_take_their_time(void)
{
    enum { QUESTIONS = 120 };
    int questions = 0, slow = 0, forced = 0, hasty = 0;

    coins = tt_chance_fast(5);
    witness_forget(0);
    here.room = NULL;
    stub_start(&here.s);
    make_table(&tt_abyss, 2, "\"level:5\"");
    sit_down(0);
    note_secrets();
    everybody_watches(1);
    while (questions < QUESTIONS && wrong[0] == '\0' && !table_is_over(&here.room->t)) {
        const table *t = &here.room->t;
        uint64_t start = uv_hrtime(), usual = here.room->thought_ms[1];
        bool is_bot = table_actor(t) == 1;
        tt_move only;
        bool is_forced = is_bot && usual > 0 && table_forced(t, &only);
        if (!is_bot)
            say_move(0);
        settle(&here);
        forced += is_forced;
        hasty += is_forced && (uv_hrtime() - start) / 1000000 + 2 < usual / 2;
        questions += is_bot;
        slow += is_bot && usual > 0;
        release(&here);
    }
    for (int i = 0; i < EYES_MAX; i++)
        stub_hang_up(&here.s, &here.eye[i]);
    stub_stop(&here.s);
    /* Where thinking takes less than a millisecond, there is nothing to be seen. */
    ok((forced > 2 || slow < QUESTIONS / 2) && hasty == 0,
       "hidden: a bot without a choice takes its time (%d times, %d hasty)", forced, hasty);
}

/* ==== How long orders take =================================================
 * Orders are answered as fast as the person usually is: nobody sees which of the two it was. */

/* One game, or what is needed of it. */
static void play_with_orders(int questions, int *ordered, int *hasty)
{
    enum { PACE_MS = 40 };

    witness_forget(0);
    here.room = NULL;
    stub_start(&here.s);
    make_table(&tt_abyss, 2, "");
    sit_down(0);
    sit_down(1);
    note_secrets();
    everybody_watches(2);
    say(0, "orders", "orders", "pass any 5 1");
    release(&here);
    for (int acts = 0; acts < 2000 && *ordered < questions && !table_is_over(&here.room->t);
         acts++) {
        table *t = &here.room->t;
        tt_move m;
        uint64_t start = uv_hrtime();
        set_pace(t, PACE_MS);
        bool is_ordered = table_ordered(t, &m);
        if (!is_ordered)
            say_move(table_actor(t));
        settle(&here);
        *ordered += is_ordered;
        *hasty += is_ordered && (uv_hrtime() - start) / 1000000 + 2 < PACE_MS * 3 / 4;
        while (here.s.journal->waits_n > 0)
            release(&here);
    }
    for (int i = 0; i < EYES_MAX; i++)
        stub_hang_up(&here.s, &here.eye[i]);
    stub_stop(&here.s);
}

/* Some games are over before much was ordered. */
static void orders_take_their_time(void)
{
    enum { GAMES = 6, QUESTIONS = 12 };
    int ordered = 0, hasty = 0;

    coins = tt_chance_fast(9);
    for (int i = 0; i < GAMES && ordered < QUESTIONS; i++)
        play_with_orders(QUESTIONS, &ordered, &hasty);
    ok(ordered > 2 && hasty == 0,
       "hidden: orders are answered at the person's pace (%d times, %d hasty)", ordered, hasty);
}

int main(int argc, char *argv[])
{
    static const struct {
        const tt_game *game;
        int games; /* with each number of seats */
    } PLAYED[] = {{&tt_conspiracy, 550}, {&tt_abyss, 110}, {&tt_rumbones, 10}};
    int times = argc > 1 ? atoi(argv[1]) : 1;

    ok(sodium_init() >= 0, "hidden: there is chance");
    for (size_t i = 0; i < sizeof PLAYED / sizeof *PLAYED; i++)
        for (int n = PLAYED[i].game->seats_min; n <= PLAYED[i].game->seats_max; n++)
            play_games(PLAYED[i].game, n, PLAYED[i].games * times);
    bots_take_their_time();
    orders_take_their_time();
    printf(
        "%d games, %d messages; opened twice %d times, with other cards %d; alike after %d "
        "entries, parted %d times; orders of others %d; answered by an order in one, by a person "
        "in the other %d; bots alike %d; the past was asked for %d times (%d pages, %d moments), "
        "advice %d times\n",
        count.games, count.messages, count.splits, count.others, count.compared, count.parted,
        count.silent, count.ordered, count.by_bots, count.histories, count.pages, count.pasts,
        count.hints);
    printf(
        "alike with a bot at the table %d times; answered for a person who wants it %d times, by a "
        "bot for who has left %d; late %d, asked for a pause %d, taken back %d, said %d, own "
        "tables "
        "listed %d\n",
        count.with_bots, count.autos, count.away, count.late, count.paused, count.taken_back,
        count.talked, count.lists);
    ok(count.games >= 2000 && count.others > 200 && count.compared > 10000 && count.silent > 100 &&
           count.ordered > 100 && count.pages > count.histories && count.hints > 100 &&
           count.with_bots > 10000 && count.autos > 20 && count.away > 200 && count.late > 10 &&
           count.paused > 100 && count.taken_back > 100 && count.talked > 100 && count.lists > 500,
       "hidden: there was something to compare");
    return tap_result();
}
