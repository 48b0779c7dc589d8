/* The boards of Rum & Bones: what lies where, told once more in another way than boards.map
 * tells it, and what follows from it. */
#include "games/rumbones/board.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

/* Zones are written as in notation; c3-g3 is all zones of that line, from c3 to g3. */
typedef struct facts {
    const char *name;
    const char *ships;               /* in the order of the map: the hull and its corner */
    const char *sides;               /* whose they are */
    const char *planks, *krakens;    /* in the order of the map */
    const char *channels[2];         /* NULL if there is none */
    const char *rails[7][2];         /* lines of deck that face each other */
    const char *points[BOTH_SIDES];  /* in the order of their numbers */
    const char *kinds[BOTH_SIDES];   /* of rigging, */
    const char *rigging[BOTH_SIDES]; /* and where it lies */
    const char *lanes[LANES];        /* from A's end to B's */
    const char *fork;                /* NULL if there is none */
    int fork_slot;                   /* the end it stands beside */
    const char *starts[BOTH_SIDES];  /* lane by lane */
    const char *start_kinds[BOTH_SIDES];
} facts;

enum { END_OF_A = 0, END_OF_B = LANE_STEPS, SECOND_LANE = LANE_ZONES, THIRD_LANE = 2 * LANE_ZONES };

static const facts FACTS[BOARDS] = {
    [BOARD_BASE] =
        {
            .name = "base",
            .ships = "Wb0 Ga5 Wb12",
            .sides = "BAB",
            .planks = "c4 g4 e11",
            .krakens = "e4",
            .channels = {"b4-h4", "b11-h11"},
            .rails = {{"c3-g3", "c5-g5"}, {"c10-g10", "c12-g12"}},
            .points = {"c8 e7 g8", "c0 g0 d14 f14"},
            .kinds = {"RHAPM", "PRHCA"},
            .rigging = {"c6 g6 a7 i8 e9", "e1 c2 g2 e13 g13"},
            .lanes = {"c8-c0", "e7-e14 d14", "g8-g0"},
            .fork = "f14",
            .fork_slot = SECOND_LANE + END_OF_B,
            .starts = {"c6 e9 g6", "c2 e13 g2"},
            .start_kinds = {"RMH", "RCH"},
        },
    [BOARD_GALLANT_JUNKS] =
        {
            .name = "gallant-junks",
            .ships = "Jb0 Jf0 Ga5 Jd12",
            .sides = "BBAB",
            .planks = "c4 g4 e11",
            .krakens = "d4",
            .channels = {"b4-h4", "b11-h11"},
            .rails = {{"c3-d3", "c5-d5"},
                      {"f3-g3", "f5-g5"},
                      {"d10-f10", "d12-f12"},
                      {"d0-d3", "f0-f3"}},
            .points = {"c8 e7 g8", "c0 e15 g0"},
            .kinds = {"RHAPM", "CPRAH"},
            .rigging = {"c6 g6 a7 i8 e9", "h1 c2 g2 e13 d14"},
            .lanes = {"c8-c0", "e7-e15", "g8-g0"},
            .fork_slot = NO_SLOT,
            .starts = {"c6 e9 g6", "c2 e13 g2"},
            .start_kinds = {"RMH", "PAR"},
        },
    [BOARD_WINDCUTTERS_JUNKS] =
        {
            .name = "windcutters-junks",
            .ships = "Wb0 Wj0 Jb5 Jf5 Jl5",
            .sides = "AABBB",
            .planks = "c4 g4 m4",
            .krakens = "f4",
            .channels = {"b4-o4"},
            .rails = {{"c3-d3", "c5-d5"},
                      {"f3-g3", "f5-g5"},
                      {"l3-n3", "l5-n5"},
                      {"h1-h2", "j1-j2"},
                      {"d5-d8", "f5-f8"}},
            .points = {"c0 g0 l1 n1", "c8 g8 m8"},
            .kinds = {"PRHCA", "PARHC"},
            .rigging = {"e1 c2 g2 m2 o2", "c6 g6 m6 f7 n7"},
            .lanes = {"c0-c8", "g0-g8", "l1 m1-m8"},
            .fork = "n1",
            .fork_slot = THIRD_LANE + END_OF_A,
            .starts = {"c2 g2 m2", "c6 g6 m6"},
            .start_kinds = {"RHC", "PAR"},
        },
    [BOARD_GALLANTS] =
        {
            .name = "gallants",
            .ships = "Ga0 Ga7",
            .sides = "AB",
            .planks = "c6 e6 g6",
            .krakens = "e6",
            .channels = {"b6-h6"},
            .rails = {{"c5-g5", "c7-g7"}},
            .points = {"c2 e2 g2", "c10 e10 g10"},
            .kinds = {"APRMH", "HMRPA"},
            .rigging = {"a2 i3 c4 e4 g4", "c8 e8 g8 a9 i10"},
            .lanes = {"c2-c10", "e2-e10", "g2-g10"},
            .fork_slot = NO_SLOT,
            .starts = {"c4 e4 g4", "c8 e8 g8"},
            .start_kinds = {"RMH", "HMR"},
        },
    [BOARD_JUNKS] =
        {
            .name = "junks",
            .ships = "Jb0 Jf0 Jj0 Jb5 Jf5 Jj5",
            .sides = "AAABBB",
            .planks = "c4 g4 k4",
            .krakens = "f4",
            .channels = {"b4-k4"},
            .rails = {{"b3-d3", "b5-d5"},
                      {"f3-h3", "f5-h5"},
                      {"j3-l3", "j5-l5"},
                      {"d0-d3", "f0-f3"},
                      {"h0-h3", "j0-j3"},
                      {"d5-d8", "f5-f8"},
                      {"h5-h8", "j5-j8"}},
            .points = {"c0 g0 k0", "c8 g8 k8"},
            .kinds = {"HCPAR", "RAPCH"},
            .rigging = {"f1 l1 c2 g2 k2", "c6 g6 k6 b7 h7"},
            .lanes = {"c0-c8", "g0-g8", "k0-k8"},
            .fork_slot = NO_SLOT,
            .starts = {"c2 g2 k2", "c6 g6 k6"},
            .start_kinds = {"PAR", "RAP"},
        },
    [BOARD_WINDCUTTERS] =
        {
            .name = "windcutters",
            .ships = "Wb0 Wb5 Wb10",
            .sides = "BAB",
            .planks = "c4 g4 e9",
            .krakens = "e4 d9",
            .channels = {"b4-g4", "b9-g9"},
            .rails = {{"c3-g3", "c5-g5"}, {"c8-g8", "c10-g10"}},
            .points = {"c8 e5 g8", "c0 g0 d12 f12"},
            .kinds = {"HRAC", "PRHCA"},
            .rigging = {"c6 g6 b7 e7", "e1 c2 g2 e11 g11"},
            .lanes = {"c8-c0", "e5-e12 d12", "g8-g0"},
            .fork = "f12",
            .fork_slot = SECOND_LANE + END_OF_B,
            .starts = {"c6 e7 g6", "c2 e11 g2"},
            .start_kinds = {"HCR", "RCH"},
        },
    [BOARD_PIRATES] =
        {
            .name = "pirates",
            .ships = "Wb0 Ga5 Wb12",
            .sides = "@@@",
            .planks = "c4 g4 e11",
            .krakens = "",
            .rails = {{"c3-g3", "c5-g5"}, {"c10-g10", "c12-g12"}},
            .points = {"c0 g0 a8 i7 c15 g15", ""},
            .kinds = {"PRHRHACPMA", ""},
            .rigging = {"e1 c2 g2 c6 g6 a7 e8 i8 e9 g13", ""},
            .fork_slot = NO_SLOT,
        },
};

static const char *const GALLANT[] = {
    "  #####  ", " ####### ", "#########", "#########", " ####### ", "  #####  ", NULL,
};
static const char *const WINDCUTTER[] = {" ##### ", "#######", "#######", " ##### ", NULL};
static const char *const JUNK[] = {"###", "###", "###", "###", NULL};

/* ---- reading the facts ---- */

typedef struct zones {
    int n;
    uint8_t at[ZONES];
} zones;

static int read_zone(const char **text)
{
    int column = *(*text)++ - 'a';
    char *end;
    int row = (int)strtol(*text, &end, 10);

    *text = end;
    return row * ROW + column;
}

static int toward(int from, int to)
{
    int step = column_of(from) == column_of(to) ? ROW : 1;

    return from < to ? step : -step;
}

/* "e7-e9 d9": e7, e8, e9, d9. */
static zones read_zones(const char *text)
{
    zones out = {0};

    while (text != NULL && *text != '\0') {
        int zone = read_zone(&text);
        out.at[out.n++] = (uint8_t)zone;
        if (*text == '-') {
            text++;
            for (int last = read_zone(&text); zone != last;) {
                zone += toward(zone, last);
                out.at[out.n++] = (uint8_t)zone;
            }
        }
        text += *text == ' ';
    }
    return out;
}

static bool are(const uint8_t *at, int n, const char *text)
{
    zones all = read_zones(text);

    return all.n == n && memcmp(all.at, at, (size_t)n) == 0;
}

static int kind_of(char letter)
{
    return (int)(strchr("MCHRPA", letter) - "MCHRPA");
}

static int side_of(char letter)
{
    return letter == 'A' ? SIDE_A : letter == 'B' ? SIDE_B : NOBODY;
}

/* ==== Zones ===================================== [R-2.5 R-4.1 R-5.1] ==== */

static const char *const *hull(char letter)
{
    return letter == 'G' ? GALLANT : letter == 'W' ? WINDCUTTER : JUNK;
}

/* Hulls as they are in the box, each where it belongs, and no other deck. */
static void test_ships(const facts *is, const rumbones_board *b)
{
    uint8_t ship[ZONES] = {0};
    const char *text = is->ships;
    int n = 0;
    bool right = true;

    while (*text != '\0') {
        const char *const *lines = hull(*text++);
        int corner = read_zone(&text);
        n++;
        for (int row = 0; lines[row] != NULL; row++)
            for (int column = 0; lines[row][column] != '\0'; column++)
                if (lines[row][column] == '#')
                    ship[corner + row * ROW + column] = (uint8_t)n;
        text += *text == ' ';
    }
    for (int zone = 0; zone < ZONES; zone++)
        right &= (b->cell[zone] == CELL_DECK) == (ship[zone] != 0);
    ok(right, "[R-2.5] %s: decks are where the ships are", is->name);
    ok(b->ships_n == n && memcmp(b->ship, ship, sizeof ship) == 0, "[R-2.5] %s: %d ships", is->name,
       n);
    right = strlen(is->sides) == (size_t)n;
    for (int i = 0; i < n; i++)
        right &= b->ship_side[i] == side_of(is->sides[i]);
    ok(right, "[R-2.10] %s: whose the ships are", is->name);
}

static void test_planks(const facts *is, const rumbones_board *b)
{
    int n = 0;

    for (int zone = 0; zone < ZONES; zone++)
        n += b->cell[zone] == CELL_PLANK;
    bool right = n == PLANKS;
    for (int i = 0; i < PLANKS; i++)
        right &= b->cell[b->planks[i]] == CELL_PLANK;
    ok(right && are(b->planks, PLANKS, is->planks), "[R-2.5] %s: three gangplanks", is->name);
}

/* Neighbours are one zone away, both ways; who leaves the map is in the sea. */
static void test_neighbours(const facts *is, const rumbones_board *b)
{
    static const int COLUMN[DIRECTIONS] = {0, 1, 0, -1}, STEP[DIRECTIONS] = {-1, 0, 1, 0};
    bool right = b->width <= ROW && b->height <= ROW && b->cell[THE_SEA] == CELL_SEA;

    for (int zone = 0; zone < ZONES; zone++)
        for (int i = 0; i < DIRECTIONS; i++) {
            int column = column_of(zone) + COLUMN[i], row = row_of(zone) + STEP[i];
            bool inside = column >= 0 && column < b->width && row >= 0 && row < b->height &&
                          column_of(zone) < b->width && row_of(zone) < b->height;
            right &= b->near[zone][i] == (inside ? row * ROW + column : THE_SEA);
        }
    ok(right, "[R-3.5] %s: four neighbours, and sea beyond the map", is->name);
}

/* ==== Tokens ================================ [R-2.5 R-4.1 R-23.1 R-25.3] ==== */

static void test_points(const facts *is, const rumbones_board *b)
{
    bool right = true;
    int n = 0;

    for (int side = 0; side < BOTH_SIDES; side++) {
        right &= are(b->points[side], b->points_n[side], is->points[side]);
        for (int i = 0; i < b->points_n[side]; i++)
            right &= b->point[b->points[side][i]] == side + 1;
        n += b->points_n[side];
    }
    for (int zone = 0; zone < ZONES; zone++)
        n -= b->point[zone] != 0;
    ok(right && n == 0, "[R-4.1] %s: deployment points of both sides", is->name);
}

static bool rigging_at(const rumbones_board *b, int zone, int side, int kind)
{
    int token = b->rigging[zone];

    return token < b->rigging_n && b->rigging_zone[token] == zone &&
           b->rigging_side[token] == side && b->rigging_kind[token] == kind;
}

static void test_rigging(const facts *is, const rumbones_board *b)
{
    bool right = true;
    int n = 0;

    for (int side = 0; side < BOTH_SIDES; side++) {
        zones at = read_zones(is->rigging[side]);
        right &= strlen(is->kinds[side]) == (size_t)at.n;
        for (int i = 0; i < at.n; i++)
            right &= rigging_at(b, at.at[i], is->sides[0] == '@' ? NOBODY : side,
                                kind_of(is->kinds[side][i]));
        n += at.n;
    }
    ok(right && b->rigging_n == n, "[R-2.5] %s: %d rigging tokens", is->name, n);
    for (int zone = 0; zone < ZONES; zone++)
        n -= b->rigging[zone] != NO_RIGGING;
    ok(n == 0, "[R-2.5] %s: no other zone has rigging", is->name);
}

/* Tokens lie on decks of their own side, and no two in one zone. */
static void test_decks(const facts *is, const rumbones_board *b)
{
    bool right = true;

    for (int zone = 0; zone < ZONES; zone++) {
        int token = b->rigging[zone], point = b->point[zone];
        if (token == NO_RIGGING && point == 0)
            continue;
        right &= (token == NO_RIGGING) != (point == 0) && b->ship[zone] != 0;
        int side = b->ship[zone] == 0 ? NOBODY : b->ship_side[b->ship[zone] - 1];
        if (token != NO_RIGGING)
            right &= b->rigging_side[token] == side;
        else
            right &= is->sides[0] == '@' ? point == 1 : point == side + 1;
    }
    ok(right, "[R-4.1] %s: tokens lie on their own decks, one in a zone", is->name);
}

static void test_starts(const facts *is, const rumbones_board *b)
{
    bool right = true;

    for (int side = 0; side < BOTH_SIDES; side++) {
        right &= are(b->starts[side], LANES, is->starts[side]);
        for (int lane = 0; lane < LANES; lane++)
            right &=
                rigging_at(b, b->starts[side][lane], side, kind_of(is->start_kinds[side][lane]));
    }
    ok(right, "[R-23.1] %s: the rigging the first deckhands stand on", is->name);
}

/* ==== Jumps, monsters ========================== [R-13.1 R-20.1 R-21.1] ==== */

static void test_rails(const facts *is, const rumbones_board *b)
{
    uint8_t rails[ZONES] = {0};

    for (int i = 0; i < 7 && is->rails[i][0] != NULL; i++) {
        zones one = read_zones(is->rails[i][0]), other = read_zones(is->rails[i][1]);
        for (int j = 0; j < one.n; j++) {
            rails[one.at[j]] |= (uint8_t)(1 << (b->ship[other.at[0]] - 1));
            rails[other.at[j]] |= (uint8_t)(1 << (b->ship[one.at[0]] - 1));
        }
    }
    ok(memcmp(rails, b->rails, sizeof rails) == 0, "[R-13.1] %s: rails, and the ships they face",
       is->name);
}

static void test_channels(const facts *is, const rumbones_board *b)
{
    uint8_t channel[ZONES] = {0};
    int n = 0;

    for (; n < 2 && is->channels[n] != NULL; n++) {
        zones all = read_zones(is->channels[n]);
        for (int i = 0; i < all.n; i++)
            channel[all.at[i]] = (uint8_t)(n + 1);
    }
    ok(b->channels_n == n && memcmp(channel, b->channel, sizeof channel) == 0,
       "[R-20.1] %s: channels", is->name);
}

static void test_krakens(const facts *is, const rumbones_board *b)
{
    bool right = are(b->krakens, b->krakens_n, is->krakens);

    for (int i = 0; i < b->krakens_n; i++)
        right &= b->cell[b->krakens[i]] != CELL_DECK;
    ok(right, "[R-21.1] %s: where the Kraken rises", is->name);
}

/* The two boards on which it is not the plain sea of the only spot. */
static void test_special_krakens(void)
{
    const rumbones_board *gallants = &rumbones_boards[BOARD_GALLANTS];
    const rumbones_board *windcutters = &rumbones_boards[BOARD_WINDCUTTERS];

    ok(gallants->cell[gallants->krakens[0]] == CELL_PLANK &&
           gallants->krakens[0] == gallants->planks[1],
       "[R-21.1] gallants: the Kraken breaks the middle gangplank");
    ok(windcutters->krakens_n == 2 && windcutters->channel[windcutters->krakens[0]] == 1 &&
           windcutters->channel[windcutters->krakens[1]] == 2,
       "[R-23.2] windcutters: the Kraken rises in the northern channel or the southern one");
}

/* ==== Lanes ============================================== [R-17.5] ==== */

static void test_lanes(const facts *is, const rumbones_board *b)
{
    uint8_t slot[ZONES];
    bool right = true;

    memset(slot, NO_SLOT, sizeof slot);
    for (int lane = 0; lane < LANES; lane++) {
        const uint8_t *zone = &b->slot_zone[lane * LANE_ZONES];
        right &= are(zone, LANE_ZONES, is->lanes[lane]);
        for (int i = 0; i < LANE_ZONES; i++)
            slot[zone[i]] = (uint8_t)(lane * LANE_ZONES + i);
    }
    if (is->fork != NULL)
        slot[read_zones(is->fork).at[0]] = FORK_SLOT;
    ok(right, "[R-17.5] %s: lanes run from A's end to B's", is->name);
    ok(memcmp(slot, b->slot, sizeof slot) == 0, "[R-17.5] %s: no zone is in two lanes", is->name);
    ok(b->fork == is->fork_slot && b->slot_zone[FORK_SLOT] == read_zones(is->fork).at[0],
       "[R-17.5] %s: the lane with two ends", is->name);
}

/* A half of a lane: point, deck, rigging, rail towards the other ship. */
static bool is_half(const rumbones_board *b, int side, const uint8_t *zone, int step)
{
    int rigging = b->rigging[zone[2 * step]], across = b->ship[zone[5 * step]];

    return b->point[zone[0]] == side + 1 && rigging != NO_RIGGING &&
           b->rigging_side[rigging] == side && across != 0 &&
           (b->rails[zone[3 * step]] >> (across - 1) & 1) != 0 &&
           b->cell[zone[4 * step]] == CELL_PLANK;
}

static void test_steps(const facts *is, const rumbones_board *b)
{
    bool right = true, near = true;

    for (int lane = 0; lane < LANES; lane++) {
        const uint8_t *zone = &b->slot_zone[lane * LANE_ZONES];
        right &= is_half(b, SIDE_A, zone, 1) && is_half(b, SIDE_B, zone + LANE_STEPS, -1);
        for (int i = 0; i < LANE_STEPS; i++)
            near &= distance(zone[i], zone[i + 1]) == 1;
    }
    if (b->fork != NO_SLOT) {
        int end = b->slot_zone[b->fork], fork = b->slot_zone[FORK_SLOT];
        int before = b->slot_zone[b->fork % LANE_ZONES == 0 ? b->fork + 1 : b->fork - 1];
        near &= distance(fork, before) == 1 && fork != end && b->point[fork] == b->point[end];
    }
    ok(near, "[R-17.5] %s: every lane is eight steps", is->name);
    ok(right, "[R-17.5] %s: points at the ends, then rigging, rails, and a gangplank", is->name);
}

/* ==== What follows: near, to attack, in a channel ======== [R-5.1 R-7.1 R-20.1] ==== */

static void test_near(const facts *is, const rumbones_board *b)
{
    bool beside = true, near = true, rigging = true;

    for (int zone = 0; zone < ZONES; zone++) {
        for (int slot = 0; slot < SLOTS; slot++) {
            int to = b->slot_zone[slot], away = distance(zone, to);
            beside &= (b->slots_beside[zone] >> slot & 1) == (to != THE_SEA && away <= 1);
            near &= (b->slots_near[zone] >> slot & 1) == (to != THE_SEA && away <= NEAR);
        }
        for (int i = 0; i < b->rigging_n; i++)
            rigging &=
                (b->rigging_near[zone] >> i & 1) == (distance(zone, b->rigging_zone[i]) <= NEAR);
        beside &= b->slots_beside[zone] >> SLOTS == 0;
        near &= b->slots_near[zone] >> SLOTS == 0;
        rigging &= b->rigging_near[zone] >> b->rigging_n == 0;
    }
    ok(beside && near, "[R-5.1] %s: which slots are near a zone", is->name);
    ok(rigging, "[R-5.1] %s: which rigging is near a zone", is->name);
}

static void test_prey(const facts *is, const rumbones_board *b)
{
    bool pirates = is->sides[0] == '@', right = true, channels = true;

    for (int side = 0; side < PREYS; side++)
        for (int i = 0; i < RIGGING_MAX; i++)
            right &= (b->prey[side] >> i & 1) ==
                     (i < b->rigging_n &&
                      (pirates ? b->rigging_kind[i] != CHEST : b->rigging_side[i] != side));
    for (int zone = 0; zone < ZONES; zone++)
        channels &= in_set(&b->channels, zone) == (b->channel[zone] != 0);
    ok(right, "[R-7.1] %s: the rigging a side can attack", is->name);
    ok(channels, "[R-20.1] %s: the zones of all channels", is->name);
}

/* Every zone of every set of a few: within reach are those that the distance says. */
static bool are_within(const zone_set *set, int from, int reach)
{
    uint8_t all[ZONES], within[ZONES];
    int n = zones_of(set, all), found = zones_within(set, from, reach, within), expected = 0;
    bool right = true;

    for (int i = 0; i < n; i++) {
        right &= in_set(set, all[i]) && (i == 0 || all[i - 1] < all[i]);
        if (distance(from, all[i]) <= reach)
            right &= expected < found && within[expected++] == all[i];
    }
    return right && found == expected;
}

static void test_sets(void)
{
    zone_set few = {{0}}, full;
    bool right = true;

    memset(&full, 0xff, sizeof full);
    for (int zone = 0; zone < ZONES; zone += 7)
        add_zone(&few, zone);
    for (int from = 0; from < ZONES; from++)
        for (int reach = 0; reach <= 30; reach++)
            right &= are_within(&few, from, reach) && are_within(&full, from, reach);
    ok(right, "[R-5.1] the zones of a set within reach");
}

/* ==== Every pirate for himself, distance ================= [R-25.1 R-5.1] ==== */

static void test_pirates(void)
{
    static const uint8_t NOWHERE[SLOTS] = {0};
    const rumbones_board *base = &rumbones_boards[BOARD_BASE];
    const rumbones_board *b = &rumbones_boards[BOARD_PIRATES];
    bool no_lane = b->fork == NO_SLOT && memcmp(b->slot_zone, NOWHERE, SLOTS) == 0;

    for (int zone = 0; zone < ZONES; zone++)
        no_lane &= b->slot[zone] == NO_SLOT;
    ok(no_lane, "[R-25.1] pirates: no crew, and no lanes");
    ok(memcmp(b->starts, NOWHERE, sizeof b->starts) == 0, "[R-25.1] pirates: no deckhands");
    ok(memcmp(base->cell, b->cell, sizeof b->cell) == 0, "[R-25.1] pirates: ships as on base");
    ok(b->krakens_n == 0 && b->channels_n == 0, "[R-25.1] pirates: neither Kraken nor monsters");
    ok(b->points_n[SIDE_A] == 6 && b->points_n[SIDE_B] == 0,
       "[R-25.3] pirates: deployment points are for everybody");
}

static int between(const char *from, const char *to)
{
    return distance(read_zones(from).at[0], read_zones(to).at[0]);
}

static void test_distance(void)
{
    ok(between("e9", "e9") == 0 && between("e9", "e10") == 1 && between("e9", "d9") == 1,
       "[R-5.1] a neighbour is one zone away");
    ok(between("d3", "e4") == 2 && between("p0", "a15") == 30, "[R-5.1] never diagonally");
    ok(between("d3", "d5") == 2 && between("f5", "d3") == 4, "[R-5.1] zones of sea count");
}

int main(void)
{
    for (int i = 0; i < BOARDS; i++) {
        const facts *is = &FACTS[i];
        const rumbones_board *b = &rumbones_boards[i];
        test_ships(is, b);
        test_planks(is, b);
        test_neighbours(is, b);
        test_points(is, b);
        test_rigging(is, b);
        test_decks(is, b);
        test_rails(is, b);
        test_near(is, b);
        test_prey(is, b);
        test_channels(is, b);
        test_krakens(is, b);
        if (i == BOARD_PIRATES)
            continue;
        test_starts(is, b);
        test_lanes(is, b);
        test_steps(is, b);
    }
    test_special_krakens();
    test_pirates();
    test_distance();
    test_sets();
    return tap_result();
}
