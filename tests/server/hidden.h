/* Two worlds, and what may be in a message that is sent in one of them: for hidden.c. */
#ifndef TESTS_SERVER_HIDDEN_H
#define TESTS_SERVER_HIDDEN_H

#include "games/conspiracy/conspiracy.h"
#include "games/rumbones/rumbones.h"
#include "server/inside.h"
#include "tests/abyss.h"
#include "tests/server/stub.h"
#include "wire/json.h"

#include <sodium.h>

enum { EYES_MAX = TT_SEATS_MAX + 1, TEXT_MAX = TABLE_LINE, KEY_SIZE = 48 };

/* Who gives advice: by iterations, so that the same question has the same answer. */
static const char ADVISER[] = "ismcts:it=30:leaf=net";

typedef struct world {
    stub s;
    room *room;
    net_conn eye[EYES_MAX]; /* by seat; the spectator's is the last of those that play */
} world;

static world here, there;
static bool is_split; /* `there` is open */
static int eyes;      /* for whom */
static char key[TT_SEATS_MAX][KEY_SIZE];
static tt_chance coins;
static char wrong[400];
static struct {
    int games, splits, others, compared, silent, parted, messages, ordered, by_bots;
    int histories, pages, pasts, hints;
    int with_bots, autos, away, late, paused, taken_back, talked, lists;
} count;
static int said_by[EYES_MAX]; /* so many at once are not too many */

__attribute__((format(printf, 2, 3))) static void expect_that(bool holds, const char *what, ...)
{
    va_list args;

    if (holds || wrong[0] != '\0')
        return;
    va_start(args, what);
    vsnprintf(wrong, sizeof wrong, what, args);
    va_end(args);
}

static int seats(void)
{
    return here.room->t.how.seats;
}

/* Where in `eye` somebody is. */
static net_conn *conn_of(world *w, int seat)
{
    return &w->eye[seat == TT_SPECTATOR ? TT_SEATS_MAX : seat];
}

static void random_bytes(uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = (uint8_t)tt_draw(&coins, 256);
}

/* ==== What may be in a message ============================================= */

static const char *const FIELDS[] = {
    "type",       "table",    "game",   "seq",    "begun",  "over",   "actor",   "seats",
    "commit",     "secret",   "seat",   "view",   "events", "stage",  "moves",   "undo",
    "scores",     "winners",  "action", "error",  "rule",   "paused", "pause",   "takeback",
    "clock",      "auto",     "orders", "chat",   "next",   "again",  "options", "made",
    "public",     "watchers", "hints",  "played", "from",   "after",  "by",      "share",
    "iterations", "line",     "lines",  "tables",
};

static bool is_known_field(const char *at, size_t n)
{
    for (size_t i = 0; i < sizeof FIELDS / sizeof *FIELDS; i++)
        if (strlen(FIELDS[i]) == n && memcmp(FIELDS[i], at, n) == 0)
            return true;
    return false;
}

/* The names of an object's own fields. */
static void look_at_fields(const char *at, const char *end)
{
    int depth = 0;

    for (; at < end; at++) {
        depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
        if (*at != '"')
            continue;
        const char *name = ++at;
        for (; *at != '"'; at++)
            at += *at == '\\';
        if (depth == 1 && at[1] == ':')
            expect_that(is_known_field(name, (size_t)(at - name)), "a field '%.*s' nobody knows",
                        (int)(at - name), name);
    }
}

/* Of this game: the secret, then keys, what they hash to, and nonces. */
static struct {
    char text[1 + 3 * TT_SEATS_MAX][2 * TT_KEY_BYTES + 1];
    int n;
} secrets_of;

static void add_secret(const uint8_t *bytes, size_t n)
{
    tt_text out = tt_text_in(secrets_of.text[secrets_of.n++], sizeof *secrets_of.text);

    tt_put_hex(&out, bytes, n);
}

static void note_secrets(void)
{
    const table *t = &here.room->t;

    secrets_of.n = 0;
    add_secret(t->seed.sealed.secret, TT_KEY_BYTES);
    for (int i = 0; i < t->how.seats; i++) {
        if (t->seat[i].is_bot)
            continue;
        add_secret(t->seat[i].owner, TT_KEY_BYTES);
        add_secret(t->seed.sealed.nonce[i], TT_NONCE_BYTES);
        snprintf(secrets_of.text[secrets_of.n++], sizeof *secrets_of.text, "%s", key[i]);
    }
}

static void look_for_secrets(const char *line)
{
    for (int i = table_is_over(&here.room->t); i < secrets_of.n; i++)
        expect_that(strstr(line, secrets_of.text[i]) == NULL, "a message has the secret %s",
                    secrets_of.text[i]);
}

/* Of the position nothing but what the game lets that seat see. */
static void look_at_view(const char *line, int seat)
{
    static char shown[1 << 17];
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
    tt_text out = tt_text_in(shown, sizeof shown);
    const table *t = &here.room->t;

    if (strncmp(line, "{\"type\":\"table\"", 15) != 0 || !t->has_begun)
        return;
    t->game->view(t->now.state, seat, view);
    tt_put(&out, ",\"view\":");
    json_put_view(&out, t->game, view);
    tt_put(&out, ",\"events\":");
    json_put_events(&out, t->game, &t->log, seat);
    expect_that(strstr(line, shown) != NULL, "seat %d is shown another view than its own", seat);
}

/* The last message is of the position as it is now; those before it were looked at. */
static void look_at_message(const char *line, size_t n, bool is_last, int seat)
{
    count.messages++;
    look_at_fields(line, line + n);
    look_for_secrets(line);
    if (is_last)
        look_at_view(line, seat);
}

static void look_at_all_told(void)
{
    for (int i = 0; i < EYES_MAX; i++) {
        net_conn *c = &here.eye[i];
        int seat = i < TT_SEATS_MAX ? i : TT_SPECTATOR;
        for (size_t at = 0; at < c->told_n;) {
            size_t n = strcspn(c->told + at, "\n");
            c->told[at + n] = '\0';
            look_at_message(c->told + at, n, at + n + 1 == c->told_n, seat);
            at += n + 1;
        }
    }
}

#endif
