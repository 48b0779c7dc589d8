/* Any bytes as what clients say: at a table that is being played, over WebSockets and as the bodies
 * of requests.  Every request is answered once, everything that is said is JSON, the game stays
 * sound, and the lines that were written give the table again.
 *
 * The first byte says which game; then every line is something that happens, by its first letter:
 *
 *     a b    what who sits at the first or second seat says     s    what a spectator says
 *     n      a table is asked for with this body                t    a seat, likewise
 *     g      GET what stands there                              p    POST, without a body
 *     c      an account is asked for with this body             l    its key, likewise
 *     o      another password for it, likewise                  m    what is known of a seat's key
 *     d      that is to be forgotten
 *     f      the next write fails                               w    all writes are finished
 *     x      it fails, but has arrived
 *
 * In all of them $ stands for the id of the table. */
#include "fuzz/fuzz.h"
#include "tests/server/stub.h"

#include <jansson.h>
#include <sodium.h>

enum { LINE_MAX_N = 4096, PATH_SIZE = 128 };

static const char KEYS[2][32] = {"the key of the first seat, long",
                                 "the key of the second seat, l"};

static stub fuzzed, again;
static net_conn seat[3]; /* two who sit, and a spectator */

/* In the place of libsodium's, which takes a quarter of a second and 64 MiB on purpose. */
int crypto_pwhash(unsigned char *const out, unsigned long long n, const char *const password,
                  unsigned long long password_n, const unsigned char *const salt,
                  unsigned long long work, size_t memory, int kind)
{
    (void)work;
    (void)memory;
    (void)kind;
    return crypto_generichash(out, n, (const uint8_t *)password, password_n, salt,
                              crypto_pwhash_SALTBYTES);
}

/* ==== The table ============================================================ */

static void finish_writes(void)
{
    while (fuzzed.journal->waits_n > 0) {
        stub_finish(fuzzed.journal, 1);
        uv_run(&fuzzed.loop, UV_RUN_NOWAIT);
        fuzzed.journal->status = TT_STORE_OK;
    }
}

/* The requests of a person end here.  A password is looked at on a thread. */
static void must_be_answered(net_conn *c)
{
    finish_writes();
    while (c->answers_n == 0 && fuzzed.app.people.working > 0) {
        uv_run(&fuzzed.loop, UV_RUN_ONCE);
        finish_writes();
    }
    MUST(c->answers_n == 1 && c->told_n > 4);
    stub_hang_up(&fuzzed, c);
}

static void request(const char *method, const char *path, const char *authorization,
                    const char *body)
{
    net_conn c = {0};

    stub_ask(&fuzzed, &c, method, path, authorization, body);
    must_be_answered(&c);
}

/* Of who sits at the first or second seat, or of nobody: how long the line is decides. */
static void request_of(const char *what, const char *method, const char *path, const char *body)
{
    size_t who = strlen(what) % 3;
    char bearer[64] = "";

    if (who < 2)
        snprintf(bearer, sizeof bearer, "Bearer %s", KEYS[who]);
    request(method, path, bearer, body);
}

static void open_table(const tt_game *game)
{
    char text[160], path[PATH_SIZE], bearer[64];

    stub_start(&fuzzed);
    house_set_adviser(fuzzed.app.house, "greedy"); /* who answers at once */
    snprintf(text, sizeof text, "{\"game\":\"%s\",\"players\":2}", game->name);
    request("POST", "/api/tables", "", text);
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "/api/tables/%s/sit", fuzzed.disk.id);
        snprintf(bearer, sizeof bearer, "Bearer %s", i < 2 ? KEYS[i] : "");
        if (i < 2)
            request("POST", path, bearer,
                    "{\"name\":\"Anna\",\"nonce\":\"000102030405060708090a0b0c0d0e0f\"}");
        snprintf(text, sizeof text, "{\"type\":\"watch\",\"table\":\"%s\",\"key\":\"%s\"}",
                 fuzzed.disk.id, i < 2 ? KEYS[i] : "");
        stub_say(&fuzzed, &seat[i], text);
    }
    MUST(house_room(fuzzed.app.house, fuzzed.disk.id)->t.has_begun);
}

/* ==== What must hold ======================================================= */

/* Every message is an object that says what it is. */
static void must_be_messages(net_conn *c)
{
    for (char *at = c->told; at != NULL && *at != '\0';) {
        char *end = strchr(at, '\n');
        json_t *message = json_loadb(at, (size_t)(end - at), JSON_REJECT_DUPLICATES, NULL);
        MUST(json_is_object(message) && json_is_string(json_object_get(message, "type")));
        json_decref(message);
        at = end + 1;
    }
    stub_forget(c);
}

static void must_be_sound(void)
{
    const room *r = house_room(fuzzed.app.house, fuzzed.disk.id);

    MUST(r != NULL && r->t.game->check(r->t.now.state) == NULL);
    for (int i = 0; i < 3; i++)
        must_be_messages(&seat[i]);
}

static void must_come_again(void)
{
    const room *r = house_room(fuzzed.app.house, fuzzed.disk.id);

    if (fuzzed.disk.n == (int64_t)r->t.seq + 1)
        return; /* something has arrived that nobody has noticed yet */
    again.disk = fuzzed.disk;
    again.disk.papers_n = 0; /* which stay the other's */
    stub_start(&again);
    const room *same = house_room(again.app.house, fuzzed.disk.id);
    MUST(same != NULL && same->t.seq == r->t.seq && same->t.told == r->t.told);
    MUST(memcmp(same->t.now.state, r->t.now.state, r->t.game->state_size) == 0);
    MUST(memcmp(same->t.seat, r->t.seat, sizeof r->t.seat) == 0);
    again.disk.n = 0; /* the lines are the other's */
    stub_stop(&again);
}

/* ==== What happens ========================================================= */

static void happen(const char *line)
{
    char path[PATH_SIZE], bearer[64];
    const char *what = line + 1;

    switch (line[0]) {
    case 'a':
    case 'b':
    case 's':
        stub_say(&fuzzed, &seat[line[0] == 's' ? 2 : line[0] - 'a'], what);
        break;
    case 'n':
        request("POST", "/api/tables", "", what);
        break;
    case 't':
        snprintf(path, sizeof path, "/api/tables/%s/sit", fuzzed.disk.id);
        snprintf(bearer, sizeof bearer, "Bearer %s", KEYS[strlen(what) % 2]);
        request("POST", path, bearer, what);
        break;
    case 'g':
    case 'p':
        if (what[0] == '/')
            request(line[0] == 'g' ? "GET" : "POST", what, "", "");
        break;
    case 'c':
        request_of(what, "POST", "/api/accounts", what);
        break;
    case 'l':
        request_of(what, "POST", "/api/accounts/login", what);
        break;
    case 'o':
        request_of(what, "POST", "/api/accounts/password", what);
        break;
    case 'm':
        request_of(what, "GET", "/api/my/data", "");
        break;
    case 'd':
        request_of(what, "DELETE", "/api/my/data", "");
        break;
    case 'f':
    case 'x':
        fuzzed.journal->status = TT_STORE_FULL;
        fuzzed.journal->is_kept = line[0] == 'x';
        break;
    case 'w':
        finish_writes();
        break;
    default:
        break;
    }
}

/* One line of the input, with the id of the table in its places. */
static size_t read_line(const uint8_t *data, size_t size, char line[LINE_MAX_N])
{
    size_t used = 0, n = 0, id_n = strlen(fuzzed.disk.id);

    for (; used < size && data[used] != '\n'; used++) {
        if (n + id_n + 1 >= LINE_MAX_N)
            continue;
        if (data[used] == '$') {
            memcpy(line + n, fuzzed.disk.id, id_n);
            n += id_n;
        } else if (data[used] != '\0') {
            line[n++] = (char)data[used];
        }
    }
    line[n] = '\0';
    return used + (used < size);
}

static void close_table(void)
{
    for (int i = 0; i < 3; i++)
        stub_hang_up(&fuzzed, &seat[i]);
    stub_stop(&fuzzed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char line[LINE_MAX_N];

    if (size < 1 || size > LINE_MAX_N || sodium_init() < 0)
        return 0;
    open_table(tt_games[data[0] % tt_games_n]);
    for (size_t at = 1; at < size;) {
        at += read_line(data + at, size - at, line);
        happen(line);
        must_be_sound();
    }
    finish_writes();
    must_be_sound();
    must_come_again();
    close_table();
    return 0;
}
