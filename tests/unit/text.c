/* Buffers, fields and moves as text. */
#include "engine/text.h"
#include "games/games.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- buffers ---- */

/* Into a block of exactly that size: one byte too many is seen. */
static bool is_cut_well(size_t size)
{
    static const char WHOLE[] = "seats=2 -17 00ff";
    const uint8_t bytes[2] = {0x00, 0xff};
    char *at = malloc(size);
    tt_text out = tt_text_in(at, size);

    tt_put(&out, "seats");
    tt_put_char(&out, '=');
    tt_put_number(&out, 2);
    tt_put_bytes(&out, " ", 1);
    tt_put_number(&out, -17);
    tt_put(&out, " ");
    tt_put_hex(&out, bytes, 2);
    size_t n = size - 1 < sizeof WHOLE - 1 ? size - 1 : sizeof WHOLE - 1;
    bool well = out.n == n && strlen(at) == n && memcmp(at, WHOLE, n) == 0 &&
                out.full == (size < sizeof WHOLE);
    free(at);
    return well;
}

static void test_buffers(void)
{
    bool well = true;

    for (size_t size = 1; size < 24; size++)
        well &= is_cut_well(size);
    ok(well, "text: what does not fit is left out, and said");
}

static void test_put_number(void)
{
    static const int64_t NUMBERS[] = {0,    1,         -1,        9,         10,           255,
                                      -256, INT32_MAX, INT64_MAX, INT64_MIN, INT64_MIN + 1};
    bool same = true;

    for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++) {
        char ours[32], theirs[32];
        tt_text out = tt_text_in(ours, sizeof ours);
        tt_put_number(&out, NUMBERS[i]);
        snprintf(theirs, sizeof theirs, "%" PRId64, NUMBERS[i]);
        same &= strcmp(ours, theirs) == 0;
    }
    ok(same, "text: numbers, the lowest included");
}

static void test_put_hash(void)
{
    char at[20];
    tt_text out = tt_text_in(at, sizeof at);

    tt_put_hash(&out, 0x0123456789abcdef);
    ok(strcmp(at, "0123456789abcdef") == 0, "text: a hash has sixteen digits");
}

static void test_hex(void)
{
    uint8_t bytes[3];

    ok(tt_read_hex((tt_word){"00ff7a", 6}, bytes, 3) && bytes[0] == 0 && bytes[1] == 255 &&
           bytes[2] == 122,
       "text: hexadecimal digits");
    ok(!tt_read_hex((tt_word){"00ff7", 5}, bytes, 3) &&
           !tt_read_hex((tt_word){"00ff7aa", 7}, bytes, 3) &&
           !tt_read_hex((tt_word){"00fg7a", 6}, bytes, 3) &&
           !tt_read_hex((tt_word){"00FF7A", 6}, bytes, 3),
       "text: too few, too many, other digits are refused");
}

/* ---- writing ---- */

static void write_sample(tt_text *out, tt_style style)
{
    tt_writer w = tt_writer_to(out, style);

    tt_write_key(&w, "seats");
    tt_write_number(&w, 2);
    tt_write_key(&w, "pearls");
    tt_write_list(&w);
    tt_write_number(&w, 3);
    tt_write_none(&w);
    tt_write_word(&w, "blue4");
    tt_write_hidden(&w, 7);
    tt_write_list(&w);
    tt_write_end(&w);
    tt_write_list(&w);
    tt_write_number(&w, -1);
    tt_write_end(&w);
    tt_write_end(&w);
    tt_write_key(&w, "master");
    tt_write_none(&w);
    tt_write_key(&w, "lord-deck");
    tt_write_hidden(&w, 51);
    tt_write_key(&w, "game");
    tt_write_word(&w, "abyss");
}

static void test_writer(void)
{
    char at[256];
    tt_text out = tt_text_in(at, sizeof at);

    write_sample(&out, TT_LINE);
    ok(strcmp(at, "seats=2 pearls=[3 - blue4 ?7 [] [-1]] master=- lord-deck=?51 game=abyss") == 0,
       "text: fields in a line");
    out = tt_text_in(at, sizeof at);
    write_sample(&out, TT_JSON);
    ok(strcmp(at,
              "\"seats\":2,\"pearls\":[3,null,\"blue4\",{\"hidden\":7},[],[-1]],\"master\":null,"
              "\"lord-deck\":{\"hidden\":51},\"game\":\"abyss\"") == 0,
       "text: the same fields in JSON");
}

/* ---- reading ---- */

static tt_reader reader(const char *text)
{
    return tt_reader_of(text, strlen(text));
}

static void test_reader(void)
{
    tt_reader r = reader(" seats=2\tpearls=[3 - blue4 [-1]]\r\nmaster=auto end ");
    bool right = true;

    tt_read_key(&r, "seats");
    right &= tt_read_number(&r, 2, 4) == 2;
    tt_read_key(&r, "pearls");
    tt_read_list(&r);
    right &=
        !tt_read_end(&r) && !tt_read_none(&r) && tt_read_number(&r, 0, 9) == 3 && tt_read_none(&r);
    right &= !tt_read_if(&r, "blue") && tt_read_if(&r, "blue4");
    tt_read_list(&r);
    right &= tt_read_number(&r, -1, 9) == -1 && tt_read_end(&r) && tt_read_end(&r);
    tt_read_key(&r, "master");
    right &= tt_read_if(&r, "auto") && tt_word_is(tt_read_word(&r), "end");
    tt_read_nothing_more(&r);
    ok(right && !r.failed, "text: fields are read");
}

static void test_read_number(void)
{
    static const struct {
        const char *text;
        bool fails;
        int64_t number;
    } CASES[] = {
        {"0", false, 0},
        {"-0", false, 0},
        {"007", false, 7},
        {"-12 ", false, -12},
        {"100000000000000000", false, 100000000000000000},
        {"", true, 0},
        {"-", true, 0},
        {"--1", true, 0},
        {"x", true, 0},
        {"[", true, 0},
        {"9223372036854775808", true, 0},
        {"-9223372036854775809", true, 0},
        {"99999999999999999999", true, 0},
        {"18446744073709551617", true, 0},
        {"100000000000000000000000000000000000000001", true, 0},
    };
    bool right = true;

    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        tt_reader r = reader(CASES[i].text);
        int64_t number = tt_read_number(&r, INT64_MIN, INT64_MAX);
        right &= r.failed == CASES[i].fails && (r.failed || number == CASES[i].number);
    }
    ok(right, "text: numbers are read, or refused when they are none or too large");

    tt_reader low = reader("-1"), high = reader("256"), fits = reader("255");
    tt_read_number(&low, 0, 255);
    tt_read_number(&high, 0, 255);
    ok(low.failed && high.failed && tt_read_number(&fits, 0, 255) == 255 && !fits.failed,
       "text: numbers out of range are refused");
}

/* The first failure is the last thing that happens: lists end, nothing is read. */
static void test_failed_reader(void)
{
    tt_reader r = reader("[1 2");
    int n = 0;

    tt_read_list(&r);
    while (!tt_read_end(&r)) {
        tt_read_number(&r, 0, 9);
        n++;
    }
    ok(r.failed && n == 3, "text: an unclosed list ends in an error");
    ok(!tt_read_none(&r) && !tt_read_if(&r, "2") && tt_read_word(&r).n == 0 &&
           tt_read_number(&r, 5, 9) == 5,
       "text: nothing is read after a failure");

    tt_reader key = reader("seat=1"), space = reader("seats =1"), end = reader("seats");
    tt_read_key(&key, "seats");
    tt_read_key(&space, "seats");
    tt_read_key(&end, "seats");
    ok(key.failed && space.failed && end.failed, "text: another key is refused");
}

static void call_any(tt_reader *r, uint32_t which)
{
    switch (which) {
    case 0:
        tt_read_key(r, "a");
        break;
    case 1:
        tt_read_number(r, -5, 50);
        break;
    case 2:
        tt_read_none(r);
        break;
    case 3:
        tt_read_if(r, "ab");
        break;
    case 4:
        tt_read_list(r);
        break;
    case 5:
        tt_read_end(r);
        break;
    case 6:
        tt_read_word(r);
        break;
    default:
        tt_read_nothing_more(r);
    }
}

/* Any bytes, any calls: the reader stays where it may read, and failure is final. */
static void test_total(void)
{
    static const char BYTES[] = "ab1=-[] ?\n\377";
    tt_chance c = tt_chance_fast(77);
    bool total = true;

    for (int trial = 0; trial < 20000; trial++) {
        size_t n = tt_draw(&c, 12);
        char *text = malloc(n);
        for (size_t i = 0; i < n; i++)
            text[i] = BYTES[tt_draw(&c, sizeof BYTES)]; /* the zero byte too */
        tt_reader r = tt_reader_of(text, n);
        for (int i = 0; i < 8; i++) {
            bool failed = r.failed;
            call_any(&r, tt_draw(&c, 8));
            total &= r.at >= r.start && r.at <= r.end && r.failed >= failed;
        }
        free(text);
    }
    ok(total, "text: whatever the bytes are, reading stays inside");
}

/* ---- moves ---- */

static tt_status read_whole_move(const tt_game *game, const char *text, tt_move *m)
{
    tt_reader r = reader(text);
    tt_status status = tt_read_move(game, &r, m);

    tt_read_nothing_more(&r);
    return r.failed ? TT_BAD_MOVE : status;
}

static bool is_word(const tt_game *game, int sort, int value)
{
    if (sort == TT_SORT_NONE)
        return value == 0;
    if (sort < TT_SORT_FIRST)
        return true;
    const tt_sort *s = &game->grammar->sorts[sort - TT_SORT_FIRST];
    return value < s->n && s->words[value] != NULL;
}

static bool is_read_back(const tt_game *game, tt_move m)
{
    char text[64];
    tt_text out = tt_text_in(text, sizeof text);
    tt_move again;

    tt_put_move(game, m, &out);
    return !out.full && read_whole_move(game, text, &again) == TT_OK &&
           memcmp(&again, &m, sizeof m) == 0;
}

static void test_all_moves(const tt_game *game)
{
    int n = 0, wrong = 0;

    for (int verb = 0; verb < game->grammar->verbs_n; verb++) {
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b < 256; b++) {
                if (!is_word(game, game->grammar->verbs[verb].a, a) ||
                    !is_word(game, game->grammar->verbs[verb].b, b))
                    continue;
                n++;
                wrong += !is_read_back(game, tt_move_of(verb, a, b));
            }
        }
    }
    ok(n > 0 && wrong == 0, "%s: all %d moves that can be written are read back", game->name, n);
}

/* No two things of a sort, no two verbs, have one name. */
static void test_words_differ(const tt_game *game)
{
    const tt_grammar *g = game->grammar;
    bool differ = true;

    for (int i = 0; i < g->sorts_n; i++) {
        for (int k = 0; k < g->sorts[i].n; k++) {
            const char *word = g->sorts[i].words[k];
            if (word != NULL)
                differ &= tt_find_word(g, TT_SORT_FIRST + i, (tt_word){word, strlen(word)}) == k;
        }
        differ &= tt_find_word(g, TT_SORT_FIRST + i, (tt_word){"nobody", 6}) == -1;
    }
    for (int i = 0; i < g->verbs_n; i++)
        for (int k = 0; k < i; k++)
            differ &= strcmp(g->verbs[i].name, g->verbs[k].name) != 0;
    ok(differ, "%s: every word means one thing", game->name);
}

static void test_bad_moves(void)
{
    static const char *const BAD[] = {
        "",
        " ",
        "-",
        "draw",
        "draw x",
        "draw -1",
        "draw 256",
        "draw - 1",
        "draw 1.5",
        "draw=1",
        "draw [1]",
        "draw ?1",
        "Draw 1",
        "drawn 1",
        "draw1",
        "dra 1",
        "1 draw",
        "[draw 1]",
        "keep",
        "keep blue",
        "keep blue5",
        "keep 4",
        "keep Blue4",
        "keep blue44",
        "pile",
        "pile 1",
        "pile black",
        "swap",
        "swap 1",
        "swap 1 -",
        "swap 1,2",
        "swap 1-2",
        "swap 1 x",
        "take",
        "take flat",
        "take none",
        "turn-up",
        "turn up 1",
        "turn-up -3",
        "?",
        "draw 99999999999999999999",
        "draw 3x",
        "draw 3 3",
        "stay now",
        "swap 1 2 3",
        "pile red red",
        "draw 3\x01",
    };
    const tt_game *game = tt_game_named("conspiracy");
    const char *read = NULL;
    tt_move m;

    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        if (read_whole_move(game, BAD[i], &m) != TT_BAD_MOVE)
            read = BAD[i];
    ok(read == NULL, "text: what is no move is refused%s%s", read == NULL ? "" : ", but not ",
       read == NULL ? "" : read);
    ok(read_whole_move(game, " draw \t 2 ", &m) == TT_OK,
       "text: blanks around a move do not matter");
}

int main(void)
{
    test_buffers();
    test_put_number();
    test_put_hash();
    test_hex();
    test_writer();
    test_reader();
    test_read_number();
    test_failed_reader();
    test_total();
    for (int i = 0; i < tt_games_n; i++) {
        test_all_moves(tt_games[i]);
        test_words_differ(tt_games[i]);
    }
    test_bad_moves();
    return tap_result();
}
