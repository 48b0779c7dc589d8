/* One game of an arena: who sits where, the play, what came of it. */
#include "cli/arena.h"
#include "cli/process.h"

#include <string.h>
#include <time.h>

enum { WHOLE = OUTCOME_WHOLE };

static uint64_t nanoseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

/* Everybody takes a seat. */
static void sit_down(arena_worker *w, const uint8_t who[], player *at[])
{
    int taken[SEATING_BOTS] = {0};

    for (int seat = 0; seat < w->arena->how.seats; seat++) {
        at[seat] = &w->players[who[seat]][taken[who[seat]]++];
        player_begin(at[seat], w->arena->game, &w->arena->how);
    }
}

int arena_seats_each(const arena *a)
{
    return (a->how.seats + a->bots_n - 1) / a->bots_n;
}

/* Who has won how much, and the points. */
static void note_score(const arena *a, const uint8_t who[], const void *state, outcome *o)
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = a->game->score(state, points);

    for (int seat = 0; seat < a->how.seats; seat++) {
        outcome_of_bot *b = &o->bot[who[seat]];
        b->seats++;
        b->points += (int64_t)points[seat] * WHOLE;
        if (winners >> seat & 1)
            b->won += WHOLE / __builtin_popcount(winners);
    }
    for (int bot = 0; bot < a->bots_n; bot++)
        if (o->bot[bot].seats > 0)
            o->bot[bot].points /= o->bot[bot].seats;
}

/* What programs did not answer since the last game. */
static void note_faults(arena_worker *w, outcome *o)
{
    for (int bot = 0; bot < w->arena->bots_n; bot++) {
        uint64_t faults = 0;
        for (int i = 0; i < arena_seats_each(w->arena); i++) {
            const player *p = &w->players[bot][i];
            faults += player_faults(p);
            if (i < o->bot[bot].seats)
                o->bot[bot].left += p->external != NULL && external_is_left(p->external);
        }
        o->bot[bot].faults = (int64_t)(faults - w->faults[bot]);
        w->faults[bot] = faults;
    }
}

/* Else the game would not count: all is decided, or somebody plays for a program that we could not
 * start. */
static bool is_worth_playing(const arena *a)
{
    return !atomic_load(&a->is_decided) && !process_is_refused();
}

/* The deal of a game; it is the same for all seatings. */
static uint64_t deal_of(const arena *a, uint64_t number)
{
    return tt_mix(tt_mix(a->seed) + number / a->seatings.n);
}

bool arena_play(arena_worker *w, uint64_t number, outcome *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    const arena *a = w->arena;
    const tt_game *game = a->game;
    uint64_t deal = deal_of(a, number);
    tt_chance chance = tt_chance_fast(deal);
    tt_chance coins = tt_chance_fast(~tt_mix(deal + number % a->seatings.n));
    uint64_t hash = deal;
    uint32_t n = 0;
    uint8_t who[TT_SEATS_MAX];
    player *at[TT_SEATS_MAX];
    tt_answer answer;
    outcome o = {.game = number};
    int seat;

    seatings_of(&a->seatings, number, who);
    game->setup(state, &a->how, &chance, NULL);
    sit_down(w, who, at);
    /* One that nobody can end is for who leads. */
    while ((seat = game->actor(state)) != TT_OVER && (int32_t)n < game->plies_max) {
        if (!is_worth_playing(a))
            return false;
        outcome_of_bot *b = &o.bot[who[seat]];
        uint64_t start = nanoseconds();
        player_ask(at[seat], game, state, n, &coins, &answer);
        if (w->recorder.moves != NULL)
            w->recorder.moves[n] = answer.move;
        n++;
        if (answer.list.n > 1) {
            b->ns += (int64_t)(nanoseconds() - start);
            b->moves++;
        }
        hash = tt_chain(hash, tt_move_word(answer.move));
        game->apply(state, answer.move, &chance, NULL);
    }
    o.decisions = n;
    o.hash = tt_mix(tt_chain(hash, tt_state_hash(game, state)) ^ tt_mix(number));
    note_score(a, who, state, &o);
    note_faults(w, &o);
    *out = o;
    return is_worth_playing(a);
}

void arena_put_record(arena_worker *w, const outcome *o)
{
    const arena *a = w->arena;
    tt_seed seed = tt_seed_fast(deal_of(a, o->game));
    tt_header header = tt_header_for(a->game, &a->how, &seed);
    uint8_t who[TT_SEATS_MAX];

    seatings_of(&a->seatings, o->game, who);
    for (int seat = 0; seat < a->how.seats; seat++) {
        const player_kind *kind = &a->bots[who[seat]];
        tt_player *p = &header.player[seat];
        snprintf(p->kind, TT_KIND_MAX, "%s", kind->bot.name);
        if (kind->command[0] != '\0' && tt_is_name(kind->name, strlen(kind->name)))
            snprintf(p->name, TT_NAME_MAX, "%s", kind->name);
    }
    recorder_put(&w->recorder, a->game, &header, (int)o->decisions);
}
