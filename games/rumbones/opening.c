/* How a game opens: heroes are picked, the first player is found, opening hands are drawn.
 *
 * The sides, their factions and what lies on the table before that are dealt in moves.c; the
 * first round and all that follow begin in rules.c. */
#include "games/rumbones/state.h"

/* ==== Picking heroes ============== [R-2.2   ] ====
 * One at a time, openly: side A first, then in turn; or round the table. */

enum {
    HEROES_DEALT_MAX = 7
}; /* five and two; who was not dealt has more to choose from */

static unsigned hero_bit(int who)
{
    return 1u << who;
}

/* Heroes a side has already. */
static unsigned heroes_of(const rumbones_table *t, int side)
{
    unsigned has = 0;

    for (unsigned left = side_places(t, side); left != 0; left &= left - 1)
        has |= hero_bit(t->hero[first_place(left)].who);
    return has & ~hero_bit(NO_HERO);
}

static unsigned heroes_to_pick(const rumbones_table *t, int side)
{
    unsigned from = t->pirates ? t->choice : t->dealt[side];

    return from & ~heroes_of(t, side);
}

void rumbones_list_pick(const rumbones_sight *see, tt_moves *out)
{
    const rumbones_table *t = see->table;

    for (unsigned left = heroes_to_pick(t, t->side_of[see->seat]); left != 0; left &= left - 1)
        tt_add(out, VERB_PICK, __builtin_ctz(left), 0);
}

const char *rumbones_why_pick(const rumbones_sight *see, tt_move m)
{
    const rumbones_table *t = see->table;
    int side = t->side_of[see->seat];

    if (m.verb != VERB_PICK)
        return "R-2.9";
    bool dealt = !t->pirates && __builtin_popcount(t->dealt[side]) <= HEROES_DEALT_MAX;
    bool taken = m.a < HEROES_END && (heroes_of(t, side) & hero_bit(m.a)) != 0;
    return dealt && !taken ? "R-26.1" : "R-2.2";
}

static int heroes_picked(const rumbones_table *t)
{
    int n = 0;

    for (int i = 0; i < HEROES_MAX; i++)
        n += t->hero[i].who != NO_HERO;
    return n;
}

/* Which of a side's members owns its nth hero: the splits of, in seat order. */
static int owner_of(const rumbones_table *t, int side, int n)
{
    static const uint8_t SPLIT[4][4][3] = {
        /* heroes of each member, by heroes of the side less 3... by members */
        [0] = {{0}, {3, 0, 0}, {2, 1, 0}, {0}},
        [1] = {{0}, {4, 0, 0}, {2, 2, 0}, {0}},
        [2] = {{0}, {5, 0, 0}, {3, 2, 0}, {2, 2, 1}},
    };
    int members = 0, seat = speaker_of(t, side);

    for (int i = 0; i < t->seats; i++)
        members += t->side_of[i] == side;
    const uint8_t *split = SPLIT[t->heroes_each - 3][members];
    for (; n >= *split; seat++)
        n -= *split++;
    return seat;
}

static int place_of_pick(const rumbones_table *t, int pick)
{
    return t->pirates ? 2 * (pick % t->seats) + pick / t->seats
                      : SIDE_HEROES * (pick % 2) + pick / 2;
}

static int seat_of_pick(const rumbones_table *t, int pick)
{
    return t->pirates ? pick % t->seats : owner_of(t, pick % 2, pick / 2);
}

/* without coins, with the skills that cost nothing */
static void take_hero(rumbones_play *p, int who)
{
    rumbones_table *t = p->table;
    int pick = heroes_picked(t);
    rumbones_hero *hero = &t->hero[place_of_pick(t, pick)];

    hero->who = (uint8_t)who;
    hero->owner = (uint8_t)seat_of_pick(t, pick);
    hero->lives = t->pirates ? t->lives : 0;
    for (int i = 0; i < SKILLS_EACH; i++)
        hero->level[i] = rumbones_skills[rumbones_heroes[who].skill[i]].price == 0;
    tell(p, TOLD_PICKED, hero->owner, who, 0);
}

/* Whether what a side was dealt is all it keeps, and one player's. */
static bool keeps_all(const rumbones_table *t, int side)
{
    return !t->pirates && t->seats == 2 && __builtin_popcount(t->dealt[side]) == t->heroes_each;
}

static void ask_pick(rumbones_play *p)
{
    rumbones_table *t = p->table;

    for (;;) {
        int pick = heroes_picked(t);
        if (pick == t->heroes_each * t->sides) {
            go(p, STAGE_START, 0);
            return;
        }
        int seat = seat_of_pick(t, pick), side = t->side_of[seat];
        go(p, STAGE_PICK, seat);
        if (!keeps_all(t, side))
            return;
        take_hero(p, __builtin_ctz(heroes_to_pick(t, side)));
    }
}

void rumbones_apply_pick(rumbones_play *p, int who)
{
    take_hero(p, who);
    ask_pick(p);
}

/* ==== The first player, and opening hands ======= [R-2.7 ] ==== */

/* The sides that roll highest with so many dice, of those that roll. */
static unsigned toss(rumbones_play *p, unsigned rolling, int dice)
{
    rumbones_table *t = p->table;
    int best = 0;
    unsigned winners = 0;

    for (; rolling != 0; rolling &= rolling - 1) {
        int side = first_place(rolling), sum = 0;
        for (int i = 0; i < dice; i++)
            sum += rumbones_die(p);
        tell(p, TOLD_TOSSED, speaker_of(t, side), side, sum);
        if (sum > best)
            winners = 0;
        if (sum >= best) {
            best = sum;
            winners |= 1u << side;
        }
    }
    return winners;
}

void rumbones_step_start(rumbones_play *p)
{
    rumbones_table *t = p->table;
    unsigned rolling = (1u << t->sides) - 1;

    do
        rolling = toss(p, rolling, t->pirates ? 2 : 1);
    while ((rolling & (rolling - 1)) != 0 && !tt_is_broken(p->chance));
    t->first = (uint8_t)first_place(rolling);
    for (int i = 0; i < t->seats && !t->pirates; i++) {
        int seat = nth_of_all(t, t->first, i);
        if (hand_limit(t, seat) > 0)
            rumbones_draw(p, seat, hand_limit(t, seat));
    }
    rumbones_begin_round(p);
}

void rumbones_start(rumbones_play *p)
{
    then(p, STAGE_PICK, 0);
    ask_pick(p);
}
