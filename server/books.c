/* The house's books. */
#include "server/books.h"

#include "games/games.h"
#include "server/house.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES_MAX = 8, BUCKETS = 1 << 14 };

/* Rooms in the order in which they were made. */
typedef struct books_shelf {
    room **at;
    size_t n, size;
} books_shelf;

struct books {
    books_shelf shelf[BOOKS_STATES][GAMES_MAX];
    bool is_sorted;
    /* With a secret key, so that nobody can choose keys that all hash to one bucket. */
    uint8_t key[crypto_shorthash_KEYBYTES];
    books_seat *bucket[BUCKETS];
};

const char *const books_word[BOOKS_STATES] = {"open", "playing", "over"};

books *books_new(void)
{
    books *b = calloc(1, sizeof *b);

    TT_ASSERT(tt_games_n <= GAMES_MAX);
    if (b != NULL)
        randombytes_buf(b->key, sizeof b->key);
    return b;
}

void books_free(books *b)
{
    for (int i = 0; b != NULL && i < BOOKS_STATES; i++)
        for (int g = 0; g < GAMES_MAX; g++)
            free(b->shelf[i][g].at);
    free(b);
}

/* ==== The lobby ============================================================ */

books_state books_state_of(const room *r)
{
    if (!r->t.has_begun)
        return BOOKS_OPEN;
    return table_is_over(&r->t) ? BOOKS_OVER : BOOKS_PLAYING;
}

static int game_number(const tt_game *game)
{
    int i = 0;

    while (tt_games[i] != game)
        i++;
    return i;
}

/* How many were made before that moment. */
static size_t made_before(const books_shelf *s, int64_t when)
{
    size_t low = 0, high = s->n;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (s->at[middle]->made < when)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void take_off(books_shelf *s, const room *r)
{
    size_t i = made_before(s, r->made);

    while (s->at[i] != r)
        i++;
    s->n--;
    memmove(s->at + i, s->at + i + 1, (s->n - i) * sizeof *s->at);
}

static bool put_on(books *b, books_shelf *s, room *r)
{
    size_t i = b->is_sorted ? made_before(s, r->made) : s->n;

    if (s->n == s->size) {
        size_t wanted = s->size == 0 ? 64 : 2 * s->size;
        room **more = realloc(s->at, wanted * sizeof *more);
        if (more == NULL)
            return false;
        s->at = more;
        s->size = wanted;
    }
    memmove(s->at + i + 1, s->at + i, (s->n - i) * sizeof *s->at);
    s->at[i] = r;
    s->n++;
    return true;
}

static int older_first(const void *a, const void *b)
{
    const room *x = *(room *const *)a, *y = *(room *const *)b;

    return (x->made > y->made) - (x->made < y->made);
}

void books_sort(books *b)
{
    for (int i = 0; i < BOOKS_STATES; i++)
        for (int g = 0; g < GAMES_MAX; g++)
            if (b->shelf[i][g].n > 1)
                qsort(b->shelf[i][g].at, b->shelf[i][g].n, sizeof(room *), older_first);
    b->is_sorted = true;
}

/* NULL: it is in no list.  Nobody waits for others at a table that everybody has left. */
static books_shelf *shelf_of(books *b, const room *r)
{
    if (!r->is_public || table_is_deserted(&r->t))
        return NULL;
    return &b->shelf[books_state_of(r)][game_number(r->t.game)];
}

static bool note_state(books *b, room *r)
{
    books_shelf *s = shelf_of(b, r);

    if (r->place.shelf == s)
        return true;
    if (r->place.shelf != NULL)
        take_off(r->place.shelf, r);
    r->place.shelf = s != NULL && put_on(b, s, r) ? s : NULL;
    return r->place.shelf == s;
}

/* The newest among the last ones of the shelves that are left, whose numbers are in `left`. */
static const room *take_newest(const books *b, size_t left[BOOKS_STATES][GAMES_MAX])
{
    const room *newest = NULL;
    size_t *from = NULL;

    for (int i = 0; i < BOOKS_STATES; i++)
        for (int g = 0; g < GAMES_MAX; g++) {
            const room *r = left[i][g] > 0 ? b->shelf[i][g].at[left[i][g] - 1] : NULL;
            if (r != NULL && (newest == NULL || r->made > newest->made)) {
                newest = r;
                from = &left[i][g];
            }
        }
    if (from != NULL)
        --*from;
    return newest;
}

static bool is_wanted(const books_wanted *wanted, int state, const tt_game *game)
{
    return (wanted->state < 0 || wanted->state == state) &&
           (wanted->game == NULL || wanted->game == game);
}

int books_page(const books *b, const books_wanted *wanted, const room *out[BOOKS_PAGE])
{
    size_t left[BOOKS_STATES][GAMES_MAX] = {0};
    int n = 0;

    for (int i = 0; i < BOOKS_STATES; i++)
        for (int g = 0; g < tt_games_n; g++)
            if (is_wanted(wanted, i, tt_games[g]))
                left[i][g] = made_before(&b->shelf[i][g], wanted->before);
    while (n < BOOKS_PAGE && (out[n] = take_newest(b, left)) != NULL)
        n++;
    return n;
}

/* ==== Who sits where ======================================================= */

static size_t bucket_of(const books *b, const uint8_t owner[TT_KEY_BYTES])
{
    uint64_t hash;

    _Static_assert(sizeof hash == crypto_shorthash_BYTES, "a hash of 64 bits");
    crypto_shorthash((uint8_t *)&hash, owner, TT_KEY_BYTES, b->key);
    return hash % BUCKETS;
}

static void unlink_seat(books_seat *s)
{
    if (s->room == NULL)
        return;
    *s->at = s->next;
    if (s->next != NULL)
        s->next->at = s->at;
    s->room = NULL;
}

static void link_seat(books *b, books_seat *s, room *r, const uint8_t owner[TT_KEY_BYTES])
{
    books_seat **bucket = &b->bucket[bucket_of(b, owner)];

    memcpy(s->owner, owner, sizeof s->owner);
    s->room = r;
    s->at = bucket;
    s->next = *bucket;
    if (s->next != NULL)
        s->next->at = &s->next;
    *bucket = s;
}

static void note_seats(books *b, room *r)
{
    for (int i = 0; i < r->t.how.seats; i++) {
        const table_seat *now = &r->t.seat[i];
        books_seat *s = &r->place.seat[i];
        bool is_owned = now->is_taken && !now->is_bot && !tt_all_zero(now->owner, TT_KEY_BYTES);

        if (s->room != NULL && (!is_owned || memcmp(s->owner, now->owner, TT_KEY_BYTES) != 0))
            unlink_seat(s);
        if (s->room == NULL && is_owned)
            link_seat(b, s, r, now->owner);
    }
}

/* Puts it among those found so far, the newest first, if it is one of the page. */
static int insert(const room *out[BOOKS_PAGE], int n, const room *r)
{
    int i = n;

    while (i > 0 && out[i - 1]->made < r->made)
        i--;
    if (i == BOOKS_PAGE)
        return n;
    n += n < BOOKS_PAGE;
    memmove(out + i + 1, out + i, (size_t)(n - 1 - i) * sizeof *out);
    out[i] = r;
    return n;
}

int books_page_of(const books *b, const uint8_t owner[TT_KEY_BYTES], const books_wanted *wanted,
                  const room *out[BOOKS_PAGE])
{
    int n = 0;

    for (const books_seat *s = b->bucket[bucket_of(b, owner)]; s != NULL; s = s->next)
        if (sodium_memcmp(s->owner, owner, TT_KEY_BYTES) == 0 && s->room->made < wanted->before &&
            is_wanted(wanted, (int)books_state_of(s->room), s->room->t.game))
            n = insert(out, n, s->room);
    return n;
}

/* ==== Both ================================================================= */

bool books_note(books *b, room *r)
{
    note_seats(b, r);
    return note_state(b, r);
}

void books_forget(room *r)
{
    for (int i = 0; i < TT_SEATS_MAX; i++)
        unlink_seat(&r->place.seat[i]);
    if (r->place.shelf != NULL)
        take_off(r->place.shelf, r);
    r->place.shelf = NULL;
}
