/* Any bytes as a position or as a view: refused, or written and read back the same;
 * a position is sound then, and a game can be played from it.
 *
 * Bytes changed at random seldom make a position, so most changes are made to whole
 * words: two change places, one is copied or goes elsewhere. */
#include "fuzz/fuzz.h"

enum { PLIES = 60, WORD_MAX = 31 };

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t size_max);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed);

/* ---- the test ---- */

static void write_and_read(const tt_game *game, const void *state)
{
    char line[TT_LINE_BYTES];
    _Alignas(8) uint8_t again[TT_STATE_MAX];
    tt_text out = tt_text_in(line, sizeof line);

    tt_put_position(game, state, &out);
    MUST(!out.full);
    tt_reader r = tt_reader_of(line, out.n);
    MUST(tt_read_position(game, again, &r) == TT_OK);
    MUST(memcmp(state, again, game->state_size) == 0);
}

static void play_on(const tt_game *game, void *state, uint64_t seed)
{
    tt_chance c = tt_chance_fast(seed);
    int32_t points[TT_SEATS_MAX];
    tt_events log;
    tt_moves list;

    MUST(game->score(state, points) != 0);

    for (int i = 0; i < PLIES && game->actor(state) != TT_OVER; i++) {
        game->moves(state, &list);
        MUST(list.n > 0);
        log.n = 0;
        log.barrier = false;
        game->apply(state, list.at[tt_draw(&c, list.n)], &c, &log);
        MUST(game->check(state) == NULL);
        MUST(game->score(state, points) != 0);
    }
}

static void read_as(const tt_game *game, const char *text, size_t n)
{
    _Alignas(8) uint8_t state[TT_STATE_MAX];
    tt_reader r = tt_reader_of(text, n);

    if (tt_read_position(game, state, &r) != TT_OK)
        return;
    MUST(game->check(state) == NULL);
    write_and_read(game, state);
    play_on(game, state, tt_state_hash(game, state));
}

static void read_as_view(const tt_game *game, const char *text, size_t n)
{
    _Alignas(8) uint8_t view[TT_STATE_MAX], again[TT_STATE_MAX];
    char line[TT_LINE_BYTES];
    tt_text out = tt_text_in(line, sizeof line);
    tt_reader r = tt_reader_of(text, n);
    tt_moves list;

    if (tt_read_view(game, view, &r) != TT_OK)
        return;
    tt_put_view(game, view, &out);
    MUST(!out.full);
    r = tt_reader_of(line, out.n);
    MUST(tt_read_view(game, again, &r) == TT_OK);
    MUST(memcmp(view, again, game->view_size) == 0);
    game->view_moves(view, &list);
    for (uint32_t i = 0; i < list.n; i++)
        MUST(game->why_not(view, list.at[i]) == NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int i = 0; i < tt_games_n; i++) {
        read_as(tt_games[i], (const char *)data, size);
        read_as_view(tt_games[i], (const char *)data, size);
    }
    return 0;
}

/* ---- changes of whole words ---- */

typedef struct span {
    size_t at, n;
} span;

static bool is_word_byte(uint8_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

/* The word at or after some place; of no length at the end. */
static span word_from(const uint8_t *data, size_t size, size_t at)
{
    while (at > 0 && at < size && is_word_byte(data[at - 1]))
        at--;
    while (at < size && !is_word_byte(data[at]))
        at++;
    span word = {at, 0};
    while (at + word.n < size && is_word_byte(data[at + word.n]))
        word.n++;
    return word;
}

/* Both numbers or both names, and neither the key of a field. */
static bool are_alike(const uint8_t *data, size_t size, span a, span b)
{
    bool keys = (a.at + a.n < size && data[a.at + a.n] == '=') ||
                (b.at + b.n < size && data[b.at + b.n] == '=');

    return !keys && a.n > 0 && b.n > 0 && (data[a.at] >= 'a') == (data[b.at] >= 'a');
}

/* Puts `n` bytes in the place of a word; the new size, or the old one if it is too much. */
static size_t replace(uint8_t *data, size_t size, size_t size_max, span word, const uint8_t *by,
                      size_t n)
{
    if (size - word.n + n > size_max)
        return size;
    memmove(data + word.at + n, data + word.at + word.n, size - word.at - word.n);
    memcpy(data + word.at, by, n);
    return size - word.n + n;
}

/* The later of the two is always changed first: it would have moved. */
static size_t change_words(uint8_t *data, size_t size, size_t size_max, tt_chance *c)
{
    span x = word_from(data, size, tt_draw(c, (uint32_t)size));
    span y = word_from(data, size, tt_draw(c, (uint32_t)size));
    span first = x.at < y.at ? x : y, second = x.at < y.at ? y : x;
    uint8_t a[WORD_MAX + 1], b[WORD_MAX + 1];

    if (first.at == second.at || first.n > WORD_MAX || second.n > WORD_MAX ||
        !are_alike(data, size, first, second))
        return size;
    memcpy(a, data + first.at, first.n);
    memcpy(b, data + second.at, second.n);
    a[first.n] = b[second.n] = ' ';
    switch (tt_draw(c, 6)) {
    case 0: /* one more */
        return replace(data, size, size_max, (span){first.at, 0}, b, second.n + 1);
    case 1: /* one less */
        return replace(data, size, size_max, first, b, 0);
    case 2: /* instead of another */
        return replace(data, size, size_max, first, b, second.n);
    case 3: /* the later one goes before the other */
        size = replace(data, size, size_max, second, a, 0);
        return replace(data, size, size_max, (span){first.at, 0}, b, second.n + 1);
    case 4: /* the earlier one goes before the other */
        size = replace(data, size, size_max, (span){second.at, 0}, a, first.n + 1);
        return replace(data, size, size_max, first, b, 0);
    default: /* they change places */
        size = replace(data, size, size_max, second, a, first.n);
        return replace(data, size, size_max, first, b, second.n);
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed)
{
    tt_chance c = tt_chance_fast(seed);

    if (size == 0 || tt_draw(&c, 16) == 0)
        return LLVMFuzzerMutate(data, size, size_max);
    for (uint32_t left = 1 + tt_draw(&c, 6); left > 0 && size > 0; left--)
        size = change_words(data, size, size_max, &c);
    return size;
}
