/* Random play of every game, and properties that hold at each decision of it.
 *
 * run_property plays games of everything in games.h, with every number of seats,
 * asks the property at each decision before the move is made, and prints a line
 * for each.  The invariants of the game are looked at after every decision,
 * whatever else is asked.  Seeds are fixed: a failure names its own and comes
 * again.
 *
 * States lie in blocks of exactly their size, so that the address sanitizer sees
 * the first byte written beyond. */
#ifndef TESTS_PLAY_H
#define TESTS_PLAY_H

#include "games/games.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct play {
    const tt_game *game;
    int seats, plies;
    uint64_t seed;
    tt_setup how;
    tt_chance deal; /* where the cards come from */
    tt_chance wish; /* what the players choose by */
    uint64_t habit; /* 0: they choose by whim alone */
    uint64_t chain; /* of the hashes of all positions so far */
    tt_moves list;  /* what is legal now */
    tt_events log;  /* of the move made last */
    void *state;
    char wrong[160]; /* the first thing that did not hold; "" so far */
} play;

typedef struct property {
    const char *name;
    const char *rules; /* "[C-3.2] [C-3.3]": the clauses it tests, of any game; or NULL */
    int games;         /* with each number of seats; fewer where games are long */
    bool sealed;       /* dealt as in a played game: slower, but counts its draws */
    void (*holds)(play *p);
    void (*ends)(play *p); /* when the game is over; or NULL */
} property;

/* ---- blocks ---- */

/* Filled with rubbish, another kind each time: nothing can count on what lies there. */
static inline void *new_block(size_t size)
{
    static uint8_t rubbish = 0xa5;
    void *block = malloc(size);

    if (block == NULL)
        abort();
    return memset(block, rubbish += 2, size);
}

static inline void *new_state(const play *p)
{
    return new_block(p->game->state_size);
}

static inline void *new_copy(const play *p)
{
    return memcpy(new_state(p), p->state, p->game->state_size);
}

static inline bool same_state(const play *p, const void *a, const void *b)
{
    return memcmp(a, b, p->game->state_size) == 0;
}

/* What a seat sees; the caller frees it. */
static inline void *new_view(const play *p, const void *state, int seat)
{
    void *view = new_block(p->game->view_size);

    p->game->view(state, seat, view);
    return view;
}

static inline bool same_moves(const tt_moves *a, const tt_moves *b)
{
    return a->n == b->n && memcmp(a->at, b->at, a->n * sizeof *a->at) == 0;
}

/* ---- one game ---- */

/* The first thing that does not hold is remembered; the rest follows from it. */
__attribute__((format(printf, 3, 4))) static inline void expect(play *p, bool holds,
                                                                const char *what, ...)
{
    va_list args;

    if (holds || p->wrong[0] != '\0')
        return;
    int n = snprintf(p->wrong, sizeof p->wrong, "seed %" PRIu64 ", ply %d: ", p->seed, p->plies);
    va_start(args, what);
    vsnprintf(p->wrong + n, sizeof p->wrong - (size_t)n, what, args);
    va_end(args);
}

static inline tt_chance sealed_from(uint64_t seed)
{
    uint8_t key[TT_KEY_BYTES] = {0};

    memcpy(key, &seed, sizeof seed);
    return tt_chance_sealed(key);
}

/* Any options the game takes together. */
static inline tt_setup any_setup(play *p)
{
    tt_setup how = tt_setup_for(p->seats);

    for (int i = 0; i < p->game->grammar->options_n; i++)
        how.option[i] = (uint8_t)tt_draw(&p->wish, (uint32_t)p->game->grammar->options[i].n);
    return how;
}

static inline void look_again(play *p)
{
    const char *broken = p->game->check(p->state);

    expect(p, broken == NULL, "%s", broken);
    p->chain = tt_chain(p->chain, tt_state_hash(p->game, p->state));
    memset(&p->list, 0xa5, sizeof p->list);
    p->game->moves(p->state, &p->list);
}

static inline void start_play(play *p, const tt_game *game, int seats, uint64_t seed, bool sealed)
{
    memset(p, 0, sizeof *p);
    p->game = game;
    p->seats = seats;
    p->seed = seed;
    p->deal = sealed ? sealed_from(seed) : tt_chance_fast(seed);
    p->wish = tt_chance_fast(~seed);
    p->habit = seed % 2 == 0 ? 0 : tt_mix(seed);
    p->state = new_state(p);
    p->how = any_setup(p);
    if (game->setup(p->state, &p->how, &p->deal, &p->log) != TT_OK) {
        p->how = tt_setup_for(seats);
        expect(p, game->setup(p->state, &p->how, &p->deal, &p->log) == TT_OK, "setup");
    }
    look_again(p);
}

static inline void end_play(play *p)
{
    free(p->state);
}

static inline bool goes_on(const play *p)
{
    return p->wrong[0] == '\0' && p->game->actor(p->state) != TT_OVER;
}

/* In half of the games the players have habits: mostly they do what they like
 * best.  That leads where whim hardly ever goes: to a deck used up, to a pile of
 * nine. */
static inline tt_move choose(play *p)
{
    tt_move choice = p->list.at[tt_draw(&p->wish, p->list.n)];
    uint64_t most = 0;

    if (p->habit == 0 || tt_draw(&p->wish, 4) == 0)
        return choice;
    for (uint32_t i = 0; i < p->list.n; i++) {
        tt_move m = p->list.at[i];
        uint64_t liking = tt_mix(p->habit + (uint64_t)m.verb * 256 + m.a);
        if (liking > most) {
            most = liking;
            choice = m;
        }
    }
    return choice;
}

static inline void make_move(play *p, tt_move m)
{
    p->log.n = 0;
    p->log.barrier = false;
    p->game->apply(p->state, m, &p->deal, &p->log);
    p->plies++;
    expect(p, p->plies <= p->game->plies_max, "more than %d plies", (int)p->game->plies_max);
    look_again(p);
}

/* ---- properties ---- */

static inline void run_game(play *p, const property *what)
{
    while (goes_on(p)) {
        expect(p, p->list.n > 0, "no move");
        if (p->list.n > 0)
            what->holds(p);
        if (p->wrong[0] == '\0')
            make_move(p, choose(p));
    }
    if (what->ends != NULL && p->wrong[0] == '\0')
        what->ends(p);
}

/* Of the clauses those of this game, which are known by their first letter. */
static inline void put_rules(const tt_game *game, const char *rules, tt_text *out)
{
    char letter = game->grammar->stages[0].rule[0];

    for (const char *at = rules; at != NULL && *at != '\0';) {
        size_t n = strcspn(at, "]") + 1;
        if (at[1] == letter) {
            tt_put(out, " ");
            tt_put_bytes(out, at, n);
        }
        at += n + (at[n] == ' ');
    }
}

/* Whoever has longer games plays fewer: this many decisions a game, in the mean. */
enum { USUAL_PLIES = 100 };

static inline void run_property_with(const property *what, const tt_game *game, int seats)
{
    uint64_t salt = tt_hash(what->name, strlen(what->name)) % 1000000 * 1000000;
    char rules[160];
    tt_text out = tt_text_in(rules, sizeof rules);
    play p = {.wrong = ""};
    int games = 0, plies = 0;

    for (; games < what->games && plies < what->games * USUAL_PLIES; games++) {
        start_play(&p, game, seats, salt + (uint64_t)games, what->sealed);
        run_game(&p, what);
        end_play(&p);
        plies += p.plies;
        if (p.wrong[0] != '\0')
            break;
    }
    put_rules(game, what->rules, &out);
    ok(p.wrong[0] == '\0', "%s, %d seats, %d games:%s %s%s%s", game->name, seats, games, rules,
       what->name, p.wrong[0] == '\0' ? "" : ": ", p.wrong);
}

static inline void run_property(const property *what)
{
    for (int i = 0; i < tt_games_n; i++)
        for (int seats = tt_games[i]->seats_min; seats <= tt_games[i]->seats_max; seats++)
            run_property_with(what, tt_games[i], seats);
}

#endif
