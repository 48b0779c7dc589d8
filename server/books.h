/* The house's books: which tables are in the lobby, and who sits where, so that neither question
 * goes through all tables.
 *
 * The lobby is a shelf for each state and game, in the order in which tables were made.  Seats are
 * found by the hash of the key that proves whose they are. */
#ifndef SERVER_BOOKS_H
#define SERVER_BOOKS_H

#include "engine/game.h"

typedef struct books books;
struct room;

typedef enum books_state {
    BOOKS_OPEN, /* has not begun: seats are free */
    BOOKS_PLAYING,
    BOOKS_OVER,

    BOOKS_STATES
} books_state;

extern const char *const books_word[BOOKS_STATES]; /* "open", ... */

/* A taken seat, among those whose owners hash alike. */
typedef struct books_seat {
    struct room *room; /* NULL: not in the books */
    uint8_t owner[TT_KEY_BYTES];
    struct books_seat *next, **at;
} books_seat;

/* Where a room stands in the books; part of it. */
typedef struct books_place {
    struct books_shelf *shelf; /* NULL: not in the lobby */
    books_seat seat[TT_SEATS_MAX];
} books_place;

/* NULL: no memory is left. */
books *books_new(void);
void books_free(books *b);

/* The room is on the disk, or has changed.  False: no memory is left to put it on its shelf. */
bool books_note(books *b, struct room *r);
/* It is about to be freed. */
void books_forget(struct room *r);
/* Until now rooms came in any order, from now on the newest comes last. */
void books_sort(books *b);

books_state books_state_of(const struct room *r);

/* Which tables; -1 and NULL: all. */
typedef struct books_wanted {
    int state;
    const tt_game *game;
    int64_t before; /* were made before that */
} books_wanted;

enum { BOOKS_PAGE = 50 };

/* Public ones, the newest first, BOOKS_PAGE at most.  Returns how many. */
int books_page(const books *b, const books_wanted *wanted, const struct room *out[BOOKS_PAGE]);
/* The same of those where that owner has a seat, public or not. */
int books_page_of(const books *b, const uint8_t owner[TT_KEY_BYTES], const books_wanted *wanted,
                  const struct room *out[BOOKS_PAGE]);

#endif
