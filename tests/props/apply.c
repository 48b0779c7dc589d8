/* Making a move: it depends on the state, the move and the chance, on nothing else. */
#include "tests/play.h"

/* ---- the same again ---- */

/* Leaves a pattern where the next function called will have its variables, so that
 * two runs that read one before it is set do not agree. */
__attribute__((noinline)) static void soil_stack(int pattern)
{
    uint8_t stack[8 * 1024];

    memset(stack, pattern, sizeof stack);
    __asm__ volatile("" : : "r"(stack) : "memory"); /* as if it were read */
}

/* What the move leads to, in a block of its own. */
static void *child_of(const play *p, tt_move m, tt_chance *deal, tt_events *log)
{
    void *copy = new_copy(p);

    p->game->apply(copy, m, deal, log);
    return copy;
}

static void *child_over(const play *p, tt_move m, int pattern, tt_chance *deal, tt_events *log)
{
    soil_stack(pattern);
    return child_of(p, m, deal, log);
}

static void applied_to_a_copy(play *p)
{
    tt_move m = p->list.at[tt_draw(&p->wish, p->list.n)];
    tt_events log = {0};
    tt_chance deal = p->deal, same = p->deal, with_log = p->deal;
    void *plain = child_over(p, m, 0x00, &deal, NULL), *again = child_over(p, m, 0xff, &same, NULL);
    void *told = child_over(p, m, 0x5a, &with_log, &log);

    expect(p, same_state(p, plain, again), "the same move leads elsewhere");
    void *kept = new_copy(p);
    tt_chance original = p->deal;
    p->game->apply(p->state, m, &original, NULL);
    expect(p, same_state(p, p->state, plain), "a copy fares otherwise than the original");
    memcpy(p->state, kept, p->game->state_size);
    free(kept);
    expect(p, same_state(p, plain, told), "a log changes what happens");
    expect(p, memcmp(&deal, &with_log, sizeof deal) == 0, "a log changes what is drawn");
    free(plain);
    free(again);
    free(told);
}

static void every_child(play *p)
{
    void *before = new_copy(p);

    for (uint32_t i = 0; i < p->list.n; i++) {
        tt_chance deal = p->deal;
        void *child = child_of(p, p->list.at[i], &deal, NULL);
        const char *broken = p->game->check(child);
        expect(p, broken == NULL, "after move %u: %s", (unsigned)i, broken);
        expect(p, !same_state(p, child, before), "move %u changes nothing", (unsigned)i);
        free(child);
    }
    expect(p, same_state(p, p->state, before), "a move made on a copy shows in the original");
    free(before);
}

/* The list does not depend on what lay there before. */
static void asked_twice(play *p)
{
    tt_moves list;

    memset(&list, 0x5a, sizeof list);
    soil_stack(0x5a);
    p->game->moves(p->state, &list);
    expect(p, same_moves(&list, &p->list), "another list the second time");
}

/* ---- the checked entry ---- */

static tt_move any_move(play *p)
{
    return tt_move_of((int)tt_draw(&p->wish, (uint32_t)p->game->grammar->verbs_n + 2),
                      (int)tt_draw(&p->wish, 34), (int)tt_draw(&p->wish, 18));
}

/* Near what is legal: one part of a legal move is another. */
static tt_move bent_move(play *p)
{
    tt_move m = p->list.at[tt_draw(&p->wish, p->list.n)], other = any_move(p);

    switch (tt_draw(&p->wish, 3)) {
    case 0:
        m.verb = other.verb;
        break;
    case 1:
        m.a = other.a;
        break;
    default:
        m.b = other.b;
    }
    return m;
}

static void try_checked(play *p, tt_move m)
{
    void *copy = new_copy(p), *child = NULL;
    tt_chance deal = p->deal, same = p->deal;
    bool legal = tt_listed(&p->list, m);
    tt_status status = tt_play(p->game, copy, m, &deal, NULL);

    expect(p, status == (legal ? TT_OK : TT_ILLEGAL_MOVE), "status %s", tt_status_name(status));
    if (legal)
        child = child_of(p, m, &same, NULL);
    expect(p, same_state(p, copy, legal ? child : p->state), "checked and unchecked disagree");
    if (!legal)
        expect(p, memcmp(&deal, &p->deal, sizeof deal) == 0, "a refused move draws");
    free(child);
    free(copy);
}

static void checked(play *p)
{
    try_checked(p, p->list.at[tt_draw(&p->wish, p->list.n)]);
    for (int i = 0; i < 4; i++) {
        try_checked(p, any_move(p));
        try_checked(p, bent_move(p));
    }
    try_checked(p, tt_move_of(255, 255, 255));
}

static void nothing_after_the_end(play *p)
{
    void *copy = new_copy(p);

    expect(p, tt_play(p->game, copy, any_move(p), &p->deal, NULL) == TT_GAME_OVER, "a move");
    expect(p, same_state(p, copy, p->state), "a refused move changes the state");
    free(copy);
}

/* ---- from the seed ---- */

static void nothing(play *p)
{
    (void)p;
}

static void played_again(play *p)
{
    play again;

    start_play(&again, p->game, p->seats, p->seed, p->deal.kind == TT_CHANCE_SEALED);
    while (goes_on(&again))
        make_move(&again, choose(&again));
    expect(p, again.chain == p->chain && again.plies == p->plies, "another game");
    end_play(&again);
}

int main(void)
{
    const property properties[] = {
        {.name = "a copy and the same move lead to the same bytes, told or not",
         .games = 120,
         .holds = applied_to_a_copy},
        {.name = "every legal move leads to a sound position and leaves its parent alone",
         .games = 120,
         .holds = every_child},
        {.name = "the list of moves depends on the state alone",
         .games = 300,
         .holds = asked_twice},
        {.name = "the checked entry agrees with the unchecked, and refuses the rest",
         .games = 120,
         .holds = checked,
         .ends = nothing_after_the_end},
        {.name = "the same seed gives the same positions",
         .games = 300,
         .holds = nothing,
         .ends = played_again},
        {.name = "the same sealed seed gives the same positions",
         .games = 120,
         .sealed = true,
         .holds = nothing,
         .ends = played_again},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        run_property(&properties[i]);
    return tap_result();
}
