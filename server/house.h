/* The house: all tables of a server, who watches them, and what is on its way to the disk.
 *
 * Whatever somebody wants at a table is a wish.  A table's wishes wait in a row; the first one is
 * tried, handed to the journal, and when it is on the disk done and told: nobody ever hears of a
 * move that a crash could take back.  Bots and standing orders wish like everybody else.
 *
 * The house runs in one thread.  The journal and the crews have threads of their own. */
#ifndef SERVER_HOUSE_H
#define SERVER_HOUSE_H

#include "bots/bot.h"
#include "server/books.h"
#include "server/crew.h"
#include "server/net/net.h"
#include "server/table.h"
#include "store/journal.h"

#include <uv.h>

typedef struct house house;
typedef struct room room;
typedef struct detour detour; /* server/links.c */
typedef struct task task;     /* server/desk.c */

struct outcome;

enum { HOUSE_EVERYBODY = -2, HOUSE_ITSELF = 0xff }; /* instead of a seat */

/* A connection, as the house knows it. */
typedef struct visitor {
    net_conn *conn;
    /* Who hears what became of its wishes instead of the house's ears; NULL: nobody else. */
    void (*heard)(struct visitor *v, const struct outcome *o);
    struct errand *errand;       /* what it waits for besides; people.c */
    room *room;                  /* where it watches, or waits for an answer; NULL: nowhere */
    detour *detour;              /* to the node it waits for, or that has its table; or NULL */
    struct visitor *next;        /* of those in the room */
    house *house;                /* that knows its key; NULL: none */
    struct visitor *same;        /* of those whose keys are in one place of its books */
    uint8_t owner[TT_KEY_BYTES]; /* what its key hashes to, */
    bool has_key;                /* if it has shown one */
    bool is_socket;              /* not: one request over HTTP */
    int waits_n;                 /* for tables that are being read; server/fetch.c */
    task *tasks;                 /* what is worked out for it; server/desk.c */
    int tasks_n;
    bool no_chat;           /* does not want to hear what is said, */
    uint8_t muted;          /* or not by these seats; TT_SPECTATOR's bit: by who looks on */
    uint64_t may_say_ms;    /* when it will have been silent long enough */
    char name[TT_NAME_MAX]; /* of who looks on */
} visitor;

/* Why not even a wish came of it; the rest is table_status. */
typedef enum house_status {
    HOUSE_OK,
    HOUSE_NO_SUCH_TABLE,
    HOUSE_FULL,      /* no more tables fit */
    HOUSE_BUSY,      /* too many wishes wait at this table */
    HOUSE_NOT_SAVED, /* the disk did not take it, or did not say so: the same has to be said again
                      */
    HOUSE_TOO_FAST,  /* somebody talks too much, or changes their mind too often */
    HOUSE_NO_NAME,   /* or has no name */
    HOUSE_TOO_MANY,  /* tables were made from this address */

    HOUSE_STATUSES
} house_status;

/* What became of a wish. */
typedef struct outcome {
    house_status house;
    table_status table;
    const char *rule; /* the clause against an illegal move, or NULL */
    uint64_t action;
} outcome;

const char *house_word(const outcome *o); /* "ok", "taken", "illegal", ... */

/* How the house tells what has happened; server/tell.c. */
typedef struct house_ears {
    void (*answer)(visitor *v, const room *r, const outcome *o); /* to who wished */
    /* To everybody in the room, or with a seat to those who have it alone. */
    void (*changed)(const room *r, int seat);
    void (*said)(visitor *v, const room *r, const table_said *s);
    void (*turn)(visitor *v, const room *r); /* to whose turn it is now, wherever they are */
    void (*facts)(tt_text *out,
                  const room *r); /* what everybody may know, for those who ask later */
} house_ears;

/* Takes the store over, with all tables in it; NULL: `wrong` says why. */
house *house_open(const tt_store_kind *kind, const char *where, const house_ears *ears,
                  uv_loop_t *loop, char wrong[TT_STORE_WRONG_MAX]);
/* Writes what waits, and does not start anything new; the house is still there. */
void house_stop(house *h);
/* When the loop has ended. */
void house_free(house *h);

/* Why nothing can be kept now, as a word: "disk-full", "read-only", ...; NULL: all is well. */
const char *house_trouble(const house *h);

typedef struct house_figures {
    uint64_t waiting, playing, over; /* tables: seats are free, under way, done */
    uint64_t left_out;               /* at the start, for want of space */
    uint64_t thinking;               /* bots, or waiting for their turn to think */
    uint64_t moves;                  /* since the server was started */
    tt_journal_figures journal;
} house_figures;

house_figures house_count(const house *h);

/* ---- papers: what is kept of people ---- */

/* What became of it.  What was read is there for the length of the call, or NULL. */
typedef void (*house_paper_heard)(void *to, const tt_written *w);
/* Writes or reads a paper, or a whole table, as a tt_write says; false: nobody will hear of it. */
bool house_paper(house *h, tt_write w, house_paper_heard heard, void *to);
uv_loop_t *house_loop(const house *h);

/* ---- crews: who works beside the loop ---- */

typedef enum house_crew {
    HOUSE_CLERKS,   /* play games again */
    HOUSE_ADVISERS, /* think for those who ask */
    HOUSE_QUICK,    /* bots that answer within milliseconds, */
    HOUSE_THINKERS, /* and those that search */
    HOUSE_PORTERS,  /* look at passwords */

    HOUSE_CREWS
} house_crew;

enum { HOUSE_PORTERS_N = 2 }; /* at a time, of 64 MiB each */

/* False: too much waits already, or the house has stopped. */
bool house_ask(house *h, house_crew which, crew_work *w);
/* Who gives advice; a test may want another one. */
const char *house_adviser(const house *h, const tt_game *game);
void house_set_adviser(house *h, const char *bot);
/* In whose row the bots of a table wait; crew_work. */
uint64_t house_whose(const room *r);

/* ---- several nodes ----
 * With a store that nodes share the house begins empty; server/nodes.c hands it the tables that
 * are this node's. */

/* From now on it writes as that node; 0: as none, and makes no table. */
void house_become(house *h, int64_t node);
/* A table as it is in the store: its facts and its lines, each with a zero at its end. */
void house_take(house *h, const char *id, const char *text, size_t n);
/* What became of the node's lease: nothing can be kept without the store, though nobody writes. */
void house_hear_of_lease(house *h, tt_store_status status, const char *wrong);
/* Its tables are other nodes' now: who watches one has to connect again. */
void house_lose(house *h);
/* Who else has to hear that it is somebody's turn who is not at the table. */
typedef void (*house_turned)(void *to, const room *r, const uint8_t owner[TT_KEY_BYTES]);
void house_set_turned(house *h, house_turned turned, void *to);

/* ---- rooms ---- */

enum { ROOM_WISHES = 8 };

typedef struct wish {
    visitor *who;   /* NULL: nobody waits for an answer */
    uint64_t at_ms; /* when it came */
    table_entry entry;
    char *text; /* of what is said; the wish's own */
    uint8_t by; /* a seat, TT_SPECTATOR: somebody else, HOUSE_ITSELF */
} wish;

/* A table in the house. */
struct room {
    table t;
    house *house;
    room *next, *newer, **newer_at; /* in the house's books */
    books_place place;
    visitor *visitors;
    room *idle, **idle_at; /* among those that nobody would miss, the longest untouched first */
    struct maker *maker;   /* who made it; NULL: nobody counts */
    int64_t made;          /* when, in milliseconds since 1970; no two tables of a house at once */
    bool is_public;
    bool is_new;     /* not yet on the disk */
    bool is_writing; /* the first wish, or the table itself */
    bool has_bot_thinking;
    bool is_old;      /* was there when the server was started */
    bool is_closing;  /* in the store: nothing more is written, and it need not be read at the start
                       */
    uint64_t left_ms; /* when the last visitor went */
    bool is_stuck;    /* something was not saved, and is tried again after a while */
    bool is_lost;     /* another node's, and here only until what is under way has ended */
    wish wishes[ROOM_WISHES];
    int wishes_n;
    uint64_t beside_ms[TT_SEATS_MAX];  /* when a seat will have written little enough; bounds.c */
    tt_chance thoughts;                /* what its bots toss coins with, */
    tt_chance advice;                  /* and those who give advice */
    uint8_t advised;                   /* a bit for each seat for which somebody thinks */
    uint64_t since_ms;                 /* when everybody was last told something, */
    uint64_t back_ms;                  /* and when somebody asked to take back */
    uint64_t due_ms;                   /* when an answer without a choice is given, */
    uint32_t due_asked;                /* to this question */
    uint32_t thought_ms[TT_SEATS_MAX]; /* how long the bot there thought about its last choice */
    uv_timer_t alarm;                  /* then it goes on by itself, */
    uint64_t alarm_ms;                 /* at that moment */
};

room *house_room(house *h, const char *id);

/* How many tables a house has at most that is opened from now on; a test wants few. */
void house_limit_rooms(size_t n);
/* Finished tables nobody watches leave memory after so long, those that never began and that
 * everybody has left for good.  The others are read again when somebody asks for them. */
void house_set_keep(house *h, uint32_t ms);
/* Reads a table that is not in memory; `fetched` is called when it is there, or is not to be had:
 * HOUSE_NO_SUCH_TABLE, or HOUSE_BUSY if the store has not told.  HOUSE_OK: it is being read. */
house_status house_fetch(house *h, const char *id);
void house_set_fetched(house *h, void (*fetched)(void *to, const char *id, house_status why),
                       void *to);

/* What a new table is made of. */
typedef struct house_plan {
    const tt_game *game;
    tt_setup how;
    table_terms terms;
    bool is_public;
    char bot[TT_SEATS_MAX][TT_NAME_MAX]; /* who sits there from the start; empty: nobody */
} house_plan;

/* A new table; who asked is answered when it is on the disk and all its bots sit. */
house_status house_new_table(house *h, visitor *who, const house_plan *plan);
const books *house_books(const house *h);
size_t house_rooms(const house *h);

/* What is left on a seat's clock now. */
int64_t house_left_ms(const room *r, int seat);

/* The papers by which a game that is over is found by those who played it; server/mine.c. */
void house_keep_over(room *r);
/* A paper by which somebody finds what is known of them where they have no seat: before a line is
 * written after which that is so, and for those for whom a seat is kept. */
void house_leave_trace(room *r, const table_entry *e);
void house_trace_kept(room *r);
/* Somebody is nobody any more at a table that is over, of whose lines that was erased. */
void house_forget_seat(room *r, int seat);

/* ---- visitors ---- */

void house_enter(room *r, visitor *v);
void house_leave(visitor *v);
/* It has shown a key, or with NULL has none: it hears of every turn of its owner's. */
void house_meet(house *h, visitor *v, const uint8_t owner[TT_KEY_BYTES]);
/* Those who have shown a key of that hash, one after the other: the next after `last`, or NULL. */
visitor *house_known(house *h, const uint8_t owner[TT_KEY_BYTES], const visitor *last);
/* It goes for good. */
void house_forget(visitor *v);
/* Whose view it gets where it is now: a seat, or TT_SPECTATOR.  Asked anew each time, since seats
 * change hands. */
int house_seat(const visitor *v);

/* Whether it wants to hear that. */
bool house_hears(const visitor *v, const table_said *s);
/* Says something at its table, as its seat or as who looks on. */
void house_say(visitor *v, uint64_t action, tt_word text);

/* Tells who wished what became of it. */
void house_answer(const room *r, visitor *who, const outcome *o);

/* Wishes a next game at another table, with everybody one seat further. */
void house_again(room *r, visitor *v, uint64_t action);

/* Wishes something; the ears hear what became of it. */
void house_wish(room *r, visitor *who, const table_entry *e);

#endif
