/* Boards: zones, ships, routes.  boards.map has them as they lie on the table; the build
 * makes tables of it.
 *
 * A zone is a byte: its row times sixteen, and its column.  Zone 0, the corner of every map,
 * is sea, so 0 also says "the sea" or "off the board".  Beyond the map there is sea all
 * round.  In notation a zone is a letter and a number: column 4, row 9 is e9. */
#ifndef RUMBONES_BOARD_H
#define RUMBONES_BOARD_H

#include <stdbool.h>
#include <stdint.h>

enum {
    ZONES = 256,
    OFF_BOARD = 0,
    THE_SEA = 0,
    ROW = 16,
    ROWS = ZONES / ROW,
    SHIPS_MAX = 6,
    SHIP_ZONES_MAX = 64,
    POINTS_MAX = 6,   /* deployment points of one side */
    RIGGING_MAX = 10, /* tokens of a board */
    PLANKS = 3,
    LANES = 3,
    LANE_STEPS = 8,                 /* of every route */
    LANE_ZONES = LANE_STEPS + 1,    /* zone 0 is side A's end, zone 8 side B's */
    FORK_SLOT = LANES * LANE_ZONES, /* the second end of the lane that has two */
    SLOTS = FORK_SLOT + 1,          /* zones in which crew can stand */
    ALL_SLOTS = (1 << SLOTS) - 1,   /* a bit for each */
    NO_SLOT = 31,                   /* a bit that is in no set of slots */
    NO_RIGGING = 15,                /* the same for tokens */
    PREYS = 4,                      /* side % 4 is A, B, NOBODY, or any pirate */
    NEAR = 3,                       /* as far as most attacks reach */
    DIRECTIONS = 4,
    KRAKEN_SPOTS = 2
};

enum rumbones_side { SIDE_A, SIDE_B, BOTH_SIDES, NOBODY = 0xff };

enum rumbones_cell { CELL_SEA, CELL_DECK, CELL_PLANK };

/* A set of zones: a bit for each, four rows together. */
enum { QUARTER = 64, QUARTERS = ZONES / QUARTER };
typedef struct zone_set {
    uint64_t quarter[QUARTERS];
} zone_set;

/* Kinds of rigging, in the order of cards.def. */

typedef struct rumbones_board {
    uint8_t width, height;
    uint8_t cell[ZONES];             /* what is there when the game begins */
    uint8_t near[ZONES][DIRECTIONS]; /* north, east, south, west; THE_SEA beyond the map */
    uint8_t ship[ZONES];             /* 1 + the ship it is a deck zone of, or 0 */
    uint8_t rails[ZONES];            /* a bit for each ship one can jump to from here */
    uint8_t slot[ZONES];             /* of a lane, or NO_SLOT */
    uint8_t rigging[ZONES];          /* the token that lies here, or NO_RIGGING */
    uint8_t point[ZONES];            /* 1 + the side whose deployment point it is, or 0;
                                        every pirate for himself: 1 for all of them */
    uint8_t channel[ZONES];          /* 1 + the channel it belongs to, or 0 */
    uint32_t slots_beside[ZONES];    /* the zone's own and those next to it, a bit for each */
    uint32_t slots_near[ZONES];      /* at most NEAR away, the same */
    uint16_t rigging_near[ZONES];    /* tokens, the same */
    uint8_t ships_n;
    uint8_t ship_side[SHIPS_MAX];
    uint8_t ship_zones_n[SHIPS_MAX];
    uint8_t ship_zones[SHIPS_MAX][SHIP_ZONES_MAX];
    uint8_t points_n[BOTH_SIDES]; /* every pirate for himself: all are side A's */
    uint8_t points[BOTH_SIDES][POINTS_MAX];
    uint8_t slot_zone[SLOTS]; /* lane * LANE_ZONES + step; FORK_SLOT: THE_SEA if none */
    uint8_t fork;             /* the slot FORK_SLOT is the other end of, or NO_SLOT */
    uint8_t rigging_n;
    uint8_t rigging_zone[RIGGING_MAX];
    uint8_t rigging_kind[RIGGING_MAX]; /* in the order of enum rumbones_rigging */
    uint8_t rigging_side[RIGGING_MAX]; /* every pirate for himself: NOBODY */
    uint16_t prey[PREYS];              /* tokens that side can attack, a bit for each; the last:
                                          NOBODY's; every pirate for himself: all are alike */
    uint8_t planks[PLANKS];
    uint8_t krakens_n;             /* 0: no Kraken on this board */
    uint8_t krakens[KRAKEN_SPOTS]; /* with two a die says which */
    uint8_t channels_n;
    zone_set channels;                 /* the zones of all of them */
    uint8_t starts[BOTH_SIDES][LANES]; /* zones with four deckhands when the game begins */
} rumbones_board;

enum rumbones_board_id {
    BOARD_BASE,
    BOARD_GALLANT_JUNKS,
    BOARD_WINDCUTTERS_JUNKS,
    BOARD_GALLANTS,
    BOARD_JUNKS,
    BOARD_WINDCUTTERS,
    BOARD_PIRATES, /* every pirate for himself */
    BOARDS
};

enum rumbones_rigging { MAIN_MAST, CHEST, HELM, ROPE, MUNITIONS, ARMORY, RIGGINGS };

extern const rumbones_board rumbones_boards[BOARDS];

static inline int column_of(int zone)
{
    return zone & (ROW - 1);
}

static inline int row_of(int zone)
{
    return zone >> 4;
}

/* Steps from one zone to another, over sea too. */
static inline int distance(int from, int to)
{
    int columns = column_of(from) - column_of(to), rows = row_of(from) - row_of(to);

    return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
}

/* ---- sets of zones ---- */

static inline void add_zone(zone_set *set, int zone)
{
    set->quarter[zone / QUARTER] |= (uint64_t)1 << zone % QUARTER;
}

static inline bool in_set(const zone_set *set, int zone)
{
    return (set->quarter[zone / QUARTER] >> zone % QUARTER & 1) != 0;
}

/* Zones of a set at most that far from one, row by row; how many they are. */
static inline int zones_within(const zone_set *set, int from, int reach, uint8_t zones[])
{
    enum { ROWS_EACH = ROWS / QUARTERS };
    int first = row_of(from) - reach, last = row_of(from) + reach, n = 0;

    first = first < 0 ? 0 : first;
    last = last < ROWS ? last : ROWS - 1;
    for (int i = first / ROWS_EACH; i <= last / ROWS_EACH; i++) {
        uint64_t left = set->quarter[i];
        if (i == first / ROWS_EACH)
            left &= UINT64_MAX << first % ROWS_EACH * ROW;
        if (i == last / ROWS_EACH)
            left &= UINT64_MAX >> (ROWS_EACH - 1 - last % ROWS_EACH) * ROW;
        for (; left != 0; left &= left - 1) {
            int zone = i * QUARTER + __builtin_ctzll(left);
            if (distance(from, zone) <= reach)
                zones[n++] = (uint8_t)zone;
        }
    }
    return n;
}

/* All zones of a set, row by row; how many they are. */
static inline int zones_of(const zone_set *set, uint8_t zones[ZONES])
{
    int n = 0;

    for (int i = 0; i < QUARTERS; i++)
        for (uint64_t left = set->quarter[i]; left != 0; left &= left - 1)
            zones[n++] = (uint8_t)(i * QUARTER + __builtin_ctzll(left));
    return n;
}

#endif
