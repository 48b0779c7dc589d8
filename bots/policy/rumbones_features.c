/* Rum & Bones as bits.  The parties are the sides; every pirate for himself, the seats. */
#include "bots/features.h"
#include "games/rumbones/state.h"

enum { FAR = 99 };

/* Steps to the nearest thing that its side would attack. */
static int way_to_rigging(const rumbones_table *t, int side, int zone)
{
    const rumbones_board *board = board_of(t);
    int nearest = FAR;

    for (int i = 0; i < board->rigging_n; i++) {
        int way = distance(zone, board->rigging_zone[i]);
        if ((t->gone >> i & 1) == 0 && board->rigging_side[i] != side && way < nearest)
            nearest = way;
    }
    return nearest;
}

static int way_to_enemy(const rumbones_table *t, int side, int zone)
{
    int nearest = FAR;

    for (unsigned left = enemy_places(t, side) & deployed(t); left != 0; left &= left - 1) {
        int way = distance(zone, t->at[first_place(left)]);
        nearest = way < nearest ? way : nearest;
    }
    return nearest;
}

static void put_hero(tt_bits *b, const rumbones_table *t, int place)
{
    int side = side_of_hero(t, place), zone = t->at[place];
    bool is_there = is_deployed(t, place);
    const rumbones_hero *h = &t->hero[place];
    int vigour = card_of(t, place)->vigour;

    tt_put_bits(b, 1, 1);
    tt_put_bits(b, is_there, 1);
    tt_put_level(b, vigour > 0 ? 4 * h->damage / vigour : 0, 4);
    tt_put_bits(b, h->token & (TOKEN_ACTIVATED | TOKEN_GOLD | TOKEN_SILVER), 3);
    tt_put_level(b, h->coins < 4 ? h->coins : 3 + h->coins / 4, 6);
    for (int slot = 0; slot < SKILLS_EACH; slot++)
        tt_put_level(b, h->level[slot], 2);
    tt_put_level(b, is_there ? (8 - way_to_rigging(t, side, zone)) / 2 : 0, 3);
    tt_put_bits(b, is_there && way_to_enemy(t, side, zone) <= 2, 1);
}

enum { HERO_BITS = 1 + 1 + 4 + 3 + 6 + 2 * SKILLS_EACH + 3 + 1 };

/* Each hero of the box has its bits, whether it plays or not. */
static void put_heroes(tt_bits *b, const rumbones_table *t, int side)
{
    int first = b->n;

    for (unsigned left = side_places(t, side); left != 0; left &= left - 1) {
        int place = first_place(left), who = t->hero[place].who;
        if (who == NO_HERO)
            continue;
        b->n = first + (who - 1) * HERO_BITS;
        put_hero(b, t, place);
    }
    b->n = first + (HEROES_END - 1) * HERO_BITS;
}

/* How far the crew of each lane has come, and how many there are. */
static void put_crew(tt_bits *b, const rumbones_table *t, int side)
{
    int all[CREW_KINDS] = {0}, beyond = 0;

    for (int lane = 0; lane < LANES; lane++) {
        int farthest = 0, crew = 0;
        for (int step = 0; step < LANE_ZONES; step++) {
            int slot = lane * LANE_ZONES + step;
            int way = side == SIDE_A ? step : LANE_STEPS - step;
            int n = t->crew[side][DECKHAND][slot] + 2 * t->crew[side][BOSUN][slot];
            all[DECKHAND] += t->crew[side][DECKHAND][slot];
            all[BOSUN] += t->crew[side][BOSUN][slot];
            crew += n;
            beyond += way > LANE_STEPS / 2 ? n : 0;
            if (n > 0 && way > farthest)
                farthest = way;
        }
        tt_put_level(b, farthest, LANE_STEPS);
        tt_put_level(b, crew / 2, 5);
    }
    tt_put_level(b, all[DECKHAND] / 2, 10);
    tt_put_level(b, all[BOSUN], 5);
    tt_put_level(b, beyond, 10);
}

/* What is left of its rigging. */
static void put_rigging(tt_bits *b, const rumbones_table *t, int side)
{
    const rumbones_board *board = board_of(t);
    int damage[RIGGINGS] = {0}, gone[RIGGINGS] = {0};

    for (int i = 0; i < board->rigging_n; i++) {
        if (board->rigging_side[i] != side)
            continue;
        damage[board->rigging_kind[i]] += t->rigging[i];
        gone[board->rigging_kind[i]] += t->gone >> i & 1;
    }
    for (int kind = 0; kind < RIGGINGS; kind++) {
        tt_put_level(b, damage[kind] / 2, 4);
        tt_put_level(b, gone[kind], 2);
    }
}

/* How many of its heroes stand on ships of others. */
static int boarders(const rumbones_table *t, int side)
{
    const rumbones_board *board = board_of(t);
    int n = 0;

    for (unsigned left = side_places(t, side) & deployed(t); left != 0; left &= left - 1) {
        int ship = board->ship[t->at[first_place(left)]];
        n += ship > 0 && board->ship_side[ship - 1] != side;
    }
    return n;
}

static void put_side(tt_bits *b, const rumbones_table *t, int side)
{
    const rumbones_team *team = &t->team[side];
    int hand = 0;

    for (int seat = 0; seat < t->seats; seat++)
        hand += t->side_of[seat] == side ? t->hand_n[seat] : 0;
    tt_put_level(b, team->points, POINTS_TO_WIN);
    tt_put_level(b, team->pool, POOL_MAX);
    tt_put_bits(b, team->gun, 1);
    tt_put_bits(b, team->bosuns, 1);
    tt_put_bits(b, team->crew_done, 1);
    tt_put_bits(b, team->passed, 1);
    tt_put_level(b, hand, 6);
    tt_put_level(b, boarders(t, side), 3);
    tt_put_bits(b, t->turn == side, 1);
    tt_put_bits(b, t->first == side, 1);
    tt_put_bits(b, t->dragon == 1 && t->side_of[t->dragon_owner] == side, 1);
    tt_put_level(b, t->turn == side && t->acting != NO_PLACE ? t->actions : 0, ACTIONS);
    put_crew(b, t, side);
    put_rigging(b, t, side);
    put_heroes(b, t, side);
}

/* The two sides, whoever shares one.  Pirates for themselves have none. */
static int parties(const void *state)
{
    const rumbones_table *t = &((const rumbones_state *)state)->table;

    return t->pirates ? 0 : t->sides;
}

static void make(const void *state, tt_features *out)
{
    const rumbones_table *t = &((const rumbones_state *)state)->table;
    tt_bits b;

    TT_ASSERT(!t->pirates); /* parties */
    out->parties_n = t->sides;
    for (int seat = 0; seat < t->seats; seat++)
        out->party_of[seat] = t->side_of[seat];
    for (int side = 0; side < t->sides; side++) {
        b = (tt_bits){out->party[side], 0};
        put_side(&b, t, side);
    }
    b = (tt_bits){out->table, 0};
    tt_put_level(&b, t->round, 12);
    tt_put_one(&b, t->kraken, 3);
    tt_put_level(&b, t->kraken_damage, 10);
}

const tt_feature_maker tt_features_rumbones = {"rumbones", 512, 64, parties, make};
