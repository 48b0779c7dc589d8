/* The house's bounds: what one person may have of it, and who leaves when it is full. */
#include "server/inside.h"
#include "tests/server/stub.h"
#include "tests/tap.h"

enum { ROOMS = 4 };

static stub s;
static const net_request UPGRADE = {.path = "/ws", .query = "", .host = "localhost"};

/* Everything that was handed to the journal is on the disk. */
static void write_all(void)
{
    while (s.journal->waits_n > 0) {
        stub_finish(s.journal, 1);
        uv_run(&s.loop, UV_RUN_NOWAIT);
    }
}

/* What is answered, and the id of the table it is about. */
static bool ask(const char *path, const char *key, const char *body, char id[TABLE_ID_BYTES])
{
    net_conn c = {0};
    char bearer[64];

    snprintf(bearer, sizeof bearer, "Bearer %s", key);
    stub_ask(&s, &c, "POST", path, bearer, body);
    write_all();
    bool is_fine = strncmp(stub_told(&c), "200 ", 4) == 0;
    const char *at = strstr(stub_told(&c), "\"table\":\"");
    if (is_fine && at != NULL && id != NULL)
        snprintf(id, TABLE_ID_BYTES, "%.12s", at + 9);
    stub_hang_up(&s, &c);
    return is_fine;
}

static const char *key_of(int seat)
{
    static char key[40];

    snprintf(key, sizeof key, "a key of seat %d that is long", seat);
    return key;
}

static bool sit(const char *id, int seat)
{
    char path[64];

    snprintf(path, sizeof path, "/api/tables/%s/sit", id);
    return ask(path, key_of(seat),
               "{\"name\":\"Anna\",\"nonce\":\"00000000000000000000000000000000\"}", NULL);
}

static bool make(char id[TABLE_ID_BYTES])
{
    return ask("/api/tables", "", "{\"game\":\"conspiracy\",\"players\":2,\"public\":true}", id);
}

static void watch(net_conn *c, const char *id, int seat)
{
    char text[160];

    snprintf(text, sizeof text, "{\"type\":\"watch\",\"table\":\"%s\",\"key\":\"%s\"}", id,
             key_of(seat));
    s.net.opened(s.net.self, c, &UPGRADE);
    stub_say(&s, c, text);
}

static const char *want(net_conn *c, const char *type, int action, const char *rest)
{
    char text[160];

    snprintf(text, sizeof text, "{\"type\":\"%s\",\"action\":\"%016x\"%s}", type, action, rest);
    stub_forget(c);
    stub_say(&s, c, text);
    return stub_told(c);
}

static bool make_with_two(char id[TABLE_ID_BYTES])
{
    return make(id) && sit(id, 0) && sit(id, 1);
}

/* A game of two that one gives up. */
static bool finish_one(char id[TABLE_ID_BYTES])
{
    net_conn c = {0};

    if (!make_with_two(id))
        return false;
    watch(&c, id, 0);
    want(&c, "resign", 1, "");
    write_all();
    bool is_over = table_is_over(&house_room(s.app.house, id)->t);
    stub_hang_up(&s, &c);
    return is_over;
}

/* ==== Space ================================================================ */

static void test_space(void)
{
    char first[TABLE_ID_BYTES], watched[TABLE_ID_BYTES], id[TABLE_ID_BYTES];
    net_conn c = {0};
    int made = 0;

    house_limit_rooms(ROOMS);
    stub_start(&s);
    ok(finish_one(watched) && finish_one(first), "two games end");
    watch(&c, watched, 1);
    ok(make_with_two(id) && finish_one(id), "two more tables, and the house is full");
    ok(make_with_two(id), "there is room for another one");
    ok(house_room(s.app.house, first) == NULL && house_room(s.app.house, watched) != NULL,
       "that was finished and unwatched for longest has left");
    ok(make(id) && !make(id), "games that go on, and who is watched, stay");
    stub_hang_up(&s, &c);
    ok(make(id) && house_room(s.app.house, watched) == NULL, "until nobody looks");
    while (make(id))
        made++;
    ok(made == 0 && house_rooms(s.app.house) == ROOMS, "then it is full");
    stub_stop(&s);
}

static void test_start(void)
{
    static archive disk;
    char id[TABLE_ID_BYTES];

    house_limit_rooms(ROOMS);
    stub_start(&s);
    make_with_two(id);
    disk = s.disk;
    memset(&s.disk, 0, sizeof s.disk);
    stub_stop(&s);

    house_limit_rooms(0);
    s.disk = disk;
    stub_start(&s);
    ok(house_rooms(s.app.house) == 0 && house_count(s.app.house).left_out == 1,
       "who does not fit at the start is counted, and the log says so");
    house_limit_rooms(ROOMS);
    stub_stop(&s);
}

/* ==== Addresses ============================================================ */

static void test_makers(void)
{
    static const uint8_t SOMEBODY[16] = {1}, OTHER[16] = {2};
    char id[TABLE_ID_BYTES];
    int made = 0;

    house_limit_rooms(ROOMS);
    stub_start(&s);
    stub_peer = SOMEBODY;
    while (made < 2000 && finish_one(id))
        made++;
    ok(made >= 1000 && made < 1100, "an address makes %d finished tables, and is told to wait",
       made);
    stub_peer = OTHER;
    ok(finish_one(id), "others make theirs");
    stub_peer = NULL;
    stub_stop(&s);
}

/* ==== Wishes =============================================================== */

static void test_to_and_fro(void)
{
    char id[TABLE_ID_BYTES];
    net_conn a = {0}, b = {0};
    int done = 0;

    stub_start(&s);
    make_with_two(id);
    watch(&a, id, 0);
    watch(&b, id, 1);
    for (int i = 1; i <= 200; i++) {
        want(&a, "auto", i, i % 2 != 0 ? ",\"on\":true" : ",\"on\":false");
        write_all();
        done += strstr(stub_told(&a), "\"done\"") != NULL;
    }
    ok(done >= 32 && done < 100, "a seat changes its mind %d times at once", done);
    ok(strstr(stub_told(&a), "too-fast") != NULL, "and is told that it is too fast");
    want(&b, "auto", 1, ",\"on\":true");
    write_all();
    ok(strstr(stub_told(&b), "\"done\"") != NULL, "another one may");
    want(&a, "resign", 999, "");
    write_all();
    ok(strstr(stub_told(&a), "\"done\"") != NULL, "and what ends a game is always heard");
    stub_hang_up(&s, &a);
    stub_hang_up(&s, &b);
    stub_stop(&s);
}

/* The disk is slow, and somebody says much meanwhile. */
static void test_row(void)
{
    char id[TABLE_ID_BYTES], rest[64];
    net_conn c[3] = {{0}};
    tt_moves list;

    stub_start(&s);
    make_with_two(id);
    room *r = house_room(s.app.house, id);
    int actor = table_actor(&r->t);
    watch(&c[0], id, 1 - actor);
    watch(&c[1], id, 1 - actor);
    watch(&c[2], id, actor);
    for (int i = 1; i <= 20; i++)
        want(&c[i % 2], "auto", i, ",\"on\":true");
    ok(strstr(stub_told(&c[0]), "busy") != NULL && r->wishes_n == ROOM_WISHES / 2,
       "nobody fills the row");
    r->t.game->moves(r->t.now.state, &list);
    snprintf(rest, sizeof rest, ",\"index\":0,\"seq\":%u", r->t.told);
    want(&c[2], "move", 99, rest);
    stub_hang_up(&s, &c[0]);
    stub_hang_up(&s, &c[1]);
    write_all();
    ok(strstr(stub_told(&c[2]), "\"done\"") != NULL, "who is asked is heard");
    stub_hang_up(&s, &c[2]);
    stub_stop(&s);
}

int main(void)
{
    test_space();
    test_start();
    test_makers();
    test_to_and_fro();
    test_row();
    return tap_result();
}
