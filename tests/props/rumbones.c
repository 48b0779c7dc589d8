/* Rum & Bones: what is told adds up.  Coins, victory points, pools, damage and dice are
 * counted from events alone, and must be what lies on the table. */
#include "games/rumbones/state.h"
#include "tests/play.h"

static const rumbones_table *table_of(const play *p)
{
    return &((const rumbones_state *)p->state)->table;
}

/* What the events say, and the table must say, too. */
static struct {
    int coins[HEROES_MAX], damage[HEROES_MAX];
    int points[BOTH_SIDES], pool[BOTH_SIDES];
    bool dead[HEROES_MAX]; /* off the board, so that damage is not told */
} told;

static int count(const uint8_t dice[TT_FACES])
{
    int n = 0;

    for (int i = 0; i < TT_FACES; i++)
        n += dice[i];
    return n;
}

/* ==== Coins, points, pools ================= [R-16.1 to  ] ==== */

static void add_side_coins(const rumbones_table *t, int side, int n)
{
    for (unsigned left = side_places(t, side); left != 0; left &= left - 1)
        told.coins[first_place(left)] += n;
}

static void add_event(const rumbones_table *t, tt_event e)
{
    switch (e.kind) {
    case TOLD_COINS:
        told.coins[place_of(t, e.a)] += e.b;
        break;
    case TOLD_STOLEN:
        told.coins[place_of(t, e.a)] -= e.b;
        break;
    case TOLD_ALL_COINS:
        add_side_coins(t, e.a, e.b);
        break;
    case TOLD_BOUGHT:
        told.coins[place_of(t, e.a)] -= rumbones_skills[e.b].price;
        break;
    case TOLD_UPGRADED:
        told.coins[place_of(t, e.a)] -= rumbones_skills[e.b].upgrade;
        break;
    case TOLD_POINTS:
        told.points[e.a] += e.b;
        break;
    case TOLD_POOL:
        told.pool[e.a] = e.b;
        break;
    case TOLD_BEATEN:
        if (e.a == KRAKEN)
            told.pool[SIDE_A] = told.pool[SIDE_B] = 0;
        break;
    case TOLD_HURT:
        told.damage[place_of(t, e.a)] += e.b;
        break;
    case TOLD_HEALED:
        told.damage[place_of(t, e.a)] -= e.b;
        break;
    case TOLD_KO:
    case TOLD_LIFE:
        told.damage[place_of(t, e.a)] = 0;
        break;
    default:
        break;
    }
}

static void adds_up(play *p)
{
    const rumbones_table *t = table_of(p);

    if (p->plies == 0)
        memset(&told, 0, sizeof told);
    for (int i = 0; i < p->log.n; i++)
        add_event(t, p->log.at[i]);
    for (int i = 0; i < HEROES_MAX; i++) {
        if (t->hero[i].who == NO_HERO)
            continue;
        expect(p, t->hero[i].coins == told.coins[i], "hero %d has %d coins, told were %d", i,
               t->hero[i].coins, told.coins[i]);
        expect(p, t->hero[i].damage == told.damage[i], "hero %d has damage %d, told was %d", i,
               t->hero[i].damage, told.damage[i]);
    }
    for (int side = 0; side < BOTH_SIDES && !t->pirates; side++) {
        expect(p, t->team[side].points == told.points[side], "side %d has %d points", side,
               t->team[side].points);
        expect(p, t->team[side].pool == told.pool[side], "side %d has a pool of %d", side,
               t->team[side].pool);
        expect(p, t->winner != 0 || t->team[side].points < POINTS_TO_WIN, "nobody has won");
    }
}

/* ==== Dice ==================================== [R-7.3  R-E1 R-E2] ==== */

/* A six that needs a six, a five that does not. */
static int hits_of(const uint8_t dice[TT_FACES], int needed)
{
    int n = 0;

    for (int face = needed; face <= TT_FACES; face++)
        n += dice[face - 1];
    return n;
}

/* All dice of an attack, as they lie after rerolls; deckhands' dice need what they need, so
 * the hits lie between what the harder and the easier number would give. */
static void dice_make_hits(play *p)
{
    tt_event roll = {.kind = TOLDS};
    int extra_low = 0, extra_high = 0;
    bool rerolled = false;

    for (int i = 0; i < p->log.n; i++) {
        tt_event e = p->log.at[i];
        if (e.kind == TOLD_ROLLED) {
            roll = e;
            rerolled = false;
            extra_low = extra_high = 0;
            expect(p, count(e.dice) > 0, "an attack without dice");
        } else if (e.kind == TOLD_REROLLED) {
            rerolled = true;
            expect(p, count(e.dice) == e.a, "%d dice rerolled, %d shown", e.a, count(e.dice));
        } else if (e.kind == TOLD_EXTRA) {
            expect(p, count(e.dice) == e.a, "%d extra dice, %d shown", e.a, count(e.dice));
            if (!rerolled && roll.kind == TOLD_ROLLED)
                expect(p, e.a == roll.dice[4] + roll.dice[5],
                       "%d extra dice for %d fives and sixes", e.a, roll.dice[4] + roll.dice[5]);
            extra_low = hits_of(e.dice, roll.b);
            extra_high = hits_of(e.dice, roll.a);
        } else if (e.kind == TOLD_HITS && roll.kind == TOLD_ROLLED && !rerolled) {
            int hits = e.a + e.b, low = roll.a > roll.b ? roll.a : roll.b;
            int high = roll.a < roll.b ? roll.a : roll.b;
            expect(p,
                   hits >= hits_of(roll.dice, low) + extra_low &&
                       hits <= hits_of(roll.dice, high) +
                                   (extra_high > extra_low ? extra_high : extra_low),
                   "%d hits", hits);
            expect(p, hits <= count(roll.dice) - roll.dice[0] + extra_low + extra_high,
                   "a one hits");
        } else if (e.kind == TOLD_JUMP_DIE) {
            expect(p, count(e.dice) == 1, "%d dice for a jump", count(e.dice));
        } else if (e.kind == TOLD_RISES || e.kind == TOLD_CALM) {
            expect(p, count(e.dice) == 2 && (e.a <= e.b) == (e.kind == TOLD_RISES),
                   "the Kraken and %d against %d", e.a, e.b);
        }
    }
}

/* ==== Who decides ============================ [R-24.1  ] ==== */

static void owner_decides(play *p)
{
    const rumbones_table *t = table_of(p);
    int stage = p->game->stage(p->state), seat = p->game->actor(p->state);

    for (uint32_t i = 0; i < p->list.n; i++) {
        tt_move m = p->list.at[i];
        if (m.verb == VERB_ACTIVATE)
            expect(p, t->hero[place_of(t, m.a)].owner == seat, "another's hero is activated");
        if (m.verb == VERB_REACT || m.verb == VERB_REACT_AT || m.verb == VERB_REACT_ON) {
            int hero = find_hero(t, t->side_of[seat], rumbones_skill_hero[m.a]);
            expect(p, hero != NO_PLACE && t->hero[hero].owner == seat && is_deployed(t, hero),
                   "another's hero reacts");
        }
        if (m.verb == VERB_PLAY || m.verb == VERB_PLAY_ON)
            expect(p, copies_in(((const rumbones_state *)p->state)->secret.hand[seat], m.a) > 0,
                   "a card that is not held");
    }
    if (stage == STAGE_ACT || stage == STAGE_MOVE) {
        int hero = stage == STAGE_ACT ? t->acting : t->moving.hero;
        expect(p, t->hero[hero].owner == seat, "another's hero acts or moves");
    }
}

int main(void)
{
    const property properties[] = {
        {.name = "coins, points, pools and damage are what was told",
         .rules = "[R-16.1] [R-16.2] [R-16.3] [R-16.4] [R-15.1] [R-19.1] [R-1.1]",
         .games = 2000,
         .holds = adds_up,
         .ends = adds_up},
        {.name = "hits are dice that are high enough, and no ones",
         .rules = "[R-7.3] [R-8.1] [R-13.1] [R-21.1]",
         .games = 2000,
         .holds = dice_make_hits,
         .ends = dice_make_hits},
        {.name = "the owner of a hero or a card decides",
         .rules = "[R-24.1] [R-24.5]",
         .games = 1000,
         .holds = owner_decides},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        for (int seats = 2; seats <= RUMBONES_SEATS_MAX; seats++)
            run_property_with(&properties[i], &tt_rumbones, seats);
    return tap_result();
}
