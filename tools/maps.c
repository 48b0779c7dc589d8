/* Makes the tables of the boards of Rum & Bones from games/rumbones/boards.map, which says
 * how they are drawn.
 *
 *     maps FILE > boards.inc
 *
 * A board that is not as the rules need it is refused: the line and what is wrong there. */
#include "games/rumbones/board.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE_LENGTH = 200,
    WORDS_MAX = ROW + 1,
    STARTS = BOTH_SIDES * LANES,
    MIDDLE = LANE_STEPS / 2
};

static const char *const WORDS[BOARDS] = {
    [BOARD_BASE] = "base",
    [BOARD_GALLANT_JUNKS] = "gallant-junks",
    [BOARD_WINDCUTTERS_JUNKS] = "windcutters-junks",
    [BOARD_GALLANTS] = "gallants",
    [BOARD_JUNKS] = "junks",
    [BOARD_WINDCUTTERS] = "windcutters",
    [BOARD_PIRATES] = "pirates",
};
static const char KINDS[] = "MCHRPA"; /* as in enum rumbones_rigging */

/* A board while it is read, and the lines its parts are in: 0 if they are still missing. */
typedef struct drawing {
    rumbones_board board;
    int line, map_line, ships_line, start_line, fork_line;
    int row_line[ROW];
    int planks_n;
    int lanes_n, lane_line[LANES];
    int fork_lane, fork_zone;
    int owners_n;
    uint8_t owner[SHIPS_MAX]; /* as the line of the ships says */
    uint8_t point_owner[BOTH_SIDES][POINTS_MAX];
    int starts_n;
    uint8_t start_side[STARTS], start_kind[STARTS];
} drawing;

static const char *path;

_Noreturn __attribute__((format(printf, 2, 3))) static void fail(int line, const char *what, ...)
{
    va_list arguments;

    fprintf(stderr, "%s:%d: ", path, line);
    va_start(arguments, what);
    vfprintf(stderr, what, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

/* ---- zones and owners ---- */

/* As it is written: "e9".  Good until the third call after. */
static const char *name(int zone)
{
    static char names[3][16];
    static int last;

    last = (last + 1) % 3;
    snprintf(names[last], sizeof names[last], "%c%d", 'a' + column_of(zone), row_of(zone));
    return names[last];
}

static int to_number(const char *word)
{
    char *end;
    long n = strtol(word, &end, 10);

    return word[0] >= '0' && word[0] <= '9' && *end == '\0' && n < ROW ? (int)n : -1;
}

static int to_zone(int line, const char *word)
{
    int column = word[0] - 'a', row = column >= 0 && column < ROW ? to_number(word + 1) : -1;

    if (row < 0)
        fail(line, "\"%s\" is no zone: a letter and a number, such as e9", word);
    return row * ROW + column;
}

/* SIDE_A, SIDE_B, NOBODY; -1 if it is none of the three. */
static int to_owner(char mark, const char *both)
{
    return mark == '@' ? NOBODY : mark == both[0] ? SIDE_A : mark == both[1] ? SIDE_B : -1;
}

static int to_kind(char mark)
{
    const char *at = mark == '\0' ? NULL : strchr(KINDS, mark);

    return at == NULL ? -1 : (int)(at - KINDS);
}

static const char *owner_name(int owner)
{
    return owner == SIDE_A ? "A" : owner == SIDE_B ? "B" : "nobody";
}

static int line_of(const drawing *d, int zone)
{
    return d->row_line[row_of(zone)];
}

/* ==== Reading: the map ====================================================== */

static void add_plank(drawing *d, int line, int zone)
{
    if (d->planks_n == PLANKS)
        fail(line, "more than %d gangplanks", PLANKS);
    d->board.planks[d->planks_n++] = (uint8_t)zone;
    d->board.cell[zone] = CELL_PLANK;
}

static void add_kraken(drawing *d, int line, int zone)
{
    if (d->board.krakens_n == KRAKEN_SPOTS)
        fail(line, "more than %d zones where the Kraken rises", KRAKEN_SPOTS);
    d->board.krakens[d->board.krakens_n++] = (uint8_t)zone;
}

/* Everybody's points are kept as side A's. */
static void add_point(drawing *d, int line, int zone, const char *mark)
{
    int owner = to_owner(mark[0], "AB"), side = owner == NOBODY ? SIDE_A : owner;
    int number = mark[1] - '1';

    if (owner < 0 || number < 0 || number >= POINTS_MAX)
        fail(line, "\"%s\" in %s is no deployment point", mark, name(zone));
    if (d->board.points[side][number] != OFF_BOARD)
        fail(line, "a second %s in %s", mark, name(zone));
    d->point_owner[side][number] = (uint8_t)owner;
    d->board.points[side][number] = (uint8_t)zone;
    d->board.point[zone] = (uint8_t)(side + 1);
    d->board.points_n[side]++;
}

/* The token of that kind and owner; NO_RIGGING if there is none. */
static int find_rigging(const rumbones_board *b, int owner, int kind)
{
    for (int i = 0; i < b->rigging_n; i++)
        if (b->rigging_side[i] == owner && b->rigging_kind[i] == kind)
            return i;
    return NO_RIGGING;
}

static void add_rigging(drawing *d, int line, int zone, const char *mark)
{
    rumbones_board *b = &d->board;
    int owner = to_owner(mark[0], "ab"), kind = to_kind(mark[1]), i = b->rigging_n;

    if (owner < 0 || kind < 0)
        fail(line, "\"%s\" in %s is nothing a zone can be", mark, name(zone));
    if (owner != NOBODY && find_rigging(b, owner, kind) != NO_RIGGING)
        fail(line, "a second %s in %s", mark, name(zone));
    if (i == RIGGING_MAX)
        fail(line, "more than %d rigging tokens", RIGGING_MAX);
    b->rigging_zone[i] = (uint8_t)zone;
    b->rigging_kind[i] = (uint8_t)kind;
    b->rigging_side[i] = (uint8_t)owner;
    b->rigging[zone] = (uint8_t)i;
    b->rigging_n++;
}

static void add_deck(drawing *d, int line, int zone, const char *mark)
{
    d->board.cell[zone] = CELL_DECK;
    if (strcmp(mark, "..") == 0 || strcmp(mark, "**") == 0)
        return;
    if (mark[1] >= '0' && mark[1] <= '9')
        add_point(d, line, zone, mark);
    else
        add_rigging(d, line, zone, mark);
}

static void read_zone(drawing *d, int line, int zone, const char *mark)
{
    if (strlen(mark) != 2)
        fail(line, "\"%s\" in %s is not of two characters", mark, name(zone));
    if (strcmp(mark, "~~") == 0)
        return;
    if (strcmp(mark, "KK") == 0 || strcmp(mark, "K=") == 0)
        add_kraken(d, line, zone);
    if (mark[1] == '=' && (mark[0] == '=' || mark[0] == 'K'))
        add_plank(d, line, zone);
    else if (strcmp(mark, "KK") != 0)
        add_deck(d, line, zone, mark);
}

/* The letters over the map. */
static void read_columns(drawing *d, int line, char **word, int n)
{
    if (d->map_line != 0)
        fail(line, "a second map");
    if (n > ROW)
        fail(line, "more than %d columns", ROW);
    for (int i = 0; i < n; i++)
        if (word[i][0] != 'a' + i || word[i][1] != '\0')
            fail(line, "column %d is called %c, not \"%s\"", i, 'a' + i, word[i]);
    d->map_line = line;
    d->board.width = (uint8_t)n;
}

static void read_row(drawing *d, int line, char **word, int n)
{
    int row = d->board.height;

    if (d->map_line == 0)
        fail(line, "a row before the letters of the columns");
    if (row == ROW)
        fail(line, "more than %d rows", ROW);
    if (to_number(word[0]) != row)
        fail(line, "this is row %d, not \"%s\"", row, word[0]);
    if (n - 1 != d->board.width)
        fail(line, "%d zones in a row of %d", n - 1, d->board.width);
    d->row_line[row] = line;
    d->board.height++;
    for (int column = 0; column < n - 1; column++)
        read_zone(d, line, row * ROW + column, word[column + 1]);
}

/* ==== Reading: ships, lanes, deckhands ====================================== */

static void read_ships(drawing *d, int line, char **word, int n)
{
    if (d->ships_line != 0)
        fail(line, "a second line of ships");
    if (n < 2 || n - 1 > SHIPS_MAX)
        fail(line, "1 to %d ships, not %d", SHIPS_MAX, n - 1);
    for (int i = 1; i < n; i++) {
        int owner = to_owner(word[i][0], "AB");
        if (owner < 0 || word[i][1] != '\0')
            fail(line, "\"%s\" owns no ship: A, B or @", word[i]);
        d->owner[d->owners_n++] = (uint8_t)owner;
    }
    d->ships_line = line;
}

static int step_towards(int line, int from, int to)
{
    if (column_of(from) == column_of(to))
        return to > from ? ROW : -ROW;
    if (row_of(from) == row_of(to))
        return to > from ? 1 : -1;
    fail(line, "%s and %s are not on one line", name(from), name(to));
}

static void read_lane(drawing *d, int line, char **word, int n)
{
    int lane = d->lanes_n, steps = 0;
    uint8_t *zone;

    if (lane == LANES)
        fail(line, "more than %d lanes", LANES);
    if (n < 3)
        fail(line, "a lane has two ends");
    zone = &d->board.slot_zone[lane * LANE_ZONES];
    zone[0] = (uint8_t)to_zone(line, word[1]);
    for (int i = 2; i < n; i++) {
        int corner = to_zone(line, word[i]);
        while (zone[steps] != corner) {
            if (steps == LANE_STEPS)
                fail(line, "the lane has more than %d steps", LANE_STEPS);
            zone[steps + 1] = (uint8_t)(zone[steps] + step_towards(line, zone[steps], corner));
            steps++;
        }
    }
    if (steps != LANE_STEPS)
        fail(line, "the lane has %d steps, not %d", steps, LANE_STEPS);
    d->lane_line[lane] = line;
    d->lanes_n++;
}

static void read_fork(drawing *d, int line, char **word, int n)
{
    if (d->lanes_n == 0)
        fail(line, "a fork before the lane it belongs to");
    if (d->fork_line != 0)
        fail(line, "a second fork");
    if (n != 2)
        fail(line, "a fork is one zone");
    d->fork_line = line;
    d->fork_lane = d->lanes_n - 1;
    d->fork_zone = to_zone(line, word[1]);
}

static void read_start(drawing *d, int line, char **word, int n)
{
    if (d->start_line != 0)
        fail(line, "a second line of deckhands");
    if (n - 1 != STARTS)
        fail(line, "deckhands on %d rigging tokens, not on %d", n - 1, STARTS);
    for (int i = 1; i < n; i++) {
        int side = to_owner(word[i][0], "ab"), kind = side < 0 ? -1 : to_kind(word[i][1]);
        if (kind < 0 || side == NOBODY || word[i][2] != '\0')
            fail(line, "\"%s\" is no rigging token of A or B", word[i]);
        d->start_side[i - 1] = (uint8_t)side;
        d->start_kind[i - 1] = (uint8_t)kind;
        d->starts_n++;
    }
    d->start_line = line;
}

/* ==== What follows from the map ============================================= */

static void find_neighbours(rumbones_board *b)
{
    for (int row = 0; row < b->height; row++)
        for (int column = 0; column < b->width; column++) {
            int zone = row * ROW + column;
            b->near[zone][0] = (uint8_t)(row > 0 ? zone - ROW : THE_SEA);
            b->near[zone][1] = (uint8_t)(column + 1 < b->width ? zone + 1 : THE_SEA);
            b->near[zone][2] = (uint8_t)(row + 1 < b->height ? zone + ROW : THE_SEA);
            b->near[zone][3] = (uint8_t)(column > 0 ? zone - 1 : THE_SEA);
        }
}

/* All deck zones that hang together with this one. */
static void fill_ship(rumbones_board *b, int zone, int ship)
{
    if (b->cell[zone] != CELL_DECK || b->ship[zone] != 0)
        return;
    b->ship[zone] = (uint8_t)(ship + 1);
    if (b->ship_zones_n[ship] == SHIP_ZONES_MAX)
        fail(0, "a ship has at most %d zones", SHIP_ZONES_MAX);
    b->ship_zones[ship][b->ship_zones_n[ship]++] = (uint8_t)zone;
    for (int i = 0; i < DIRECTIONS; i++)
        fill_ship(b, b->near[zone][i], ship);
}

static void find_ships(drawing *d)
{
    rumbones_board *b = &d->board;

    for (int zone = 0; zone < ZONES; zone++) {
        if (b->cell[zone] != CELL_DECK || b->ship[zone] != 0)
            continue;
        if (b->ships_n == d->owners_n)
            fail(line_of(d, zone), "the ship in %s is one more than line %d says", name(zone),
                 d->ships_line);
        b->ship_side[b->ships_n] = d->owner[b->ships_n];
        fill_ship(b, zone, b->ships_n++);
    }
    if (b->ships_n != d->owners_n)
        fail(d->ships_line, "%d ships, but the map has %d: do two of them touch?", d->owners_n,
             b->ships_n);
}

/* A bit for each ship with a deck zone straight across one zone that is none. */
static int rails_of(const rumbones_board *b, int zone)
{
    int rails = 0;

    for (int i = 0; i < DIRECTIONS; i++) {
        int between = b->near[zone][i], across;
        if (between == OFF_BOARD || b->cell[between] == CELL_DECK)
            continue;
        across = b->near[between][i];
        if (b->ship[across] != 0 && b->ship[across] != b->ship[zone])
            rails |= 1 << (b->ship[across] - 1);
    }
    return rails;
}

static void find_rails(rumbones_board *b)
{
    for (int zone = 0; zone < ZONES; zone++)
        if (b->cell[zone] == CELL_DECK)
            b->rails[zone] = (uint8_t)rails_of(b, zone);
}

/* A bit for each side that has decks in the row, and one more for nobody; 0 off the map. */
static int sides_in_row(const rumbones_board *b, int row)
{
    int sides = 0;

    for (int column = 0; row >= 0 && row < b->height && column < b->width; column++) {
        int ship = b->ship[row * ROW + column];
        if (ship != 0)
            sides |= b->ship_side[ship - 1] == NOBODY ? 4 : 1 << b->ship_side[ship - 1];
    }
    return sides;
}

static bool are_opponents(int sides, int others)
{
    return ((sides & 1) != 0 && (others & 2) != 0) || ((sides & 2) != 0 && (others & 1) != 0);
}

/* Rows without deck, with ships of one side north of them and of the other south of them. */
static void find_channels(rumbones_board *b)
{
    for (int first = 0, next; first < b->height; first = next) {
        next = first + 1;
        if (sides_in_row(b, first) != 0)
            continue;
        while (next < b->height && sides_in_row(b, next) == 0)
            next++;
        if (!are_opponents(sides_in_row(b, first - 1), sides_in_row(b, next)))
            continue;
        b->channels_n++;
        for (int row = first; row < next; row++)
            for (int column = 1; column < b->width - 1; column++) {
                b->channel[row * ROW + column] = b->channels_n;
                add_zone(&b->channels, row * ROW + column);
            }
    }
}

static void find_slots(drawing *d)
{
    rumbones_board *b = &d->board;

    for (int slot = 0; slot < d->lanes_n * LANE_ZONES; slot++) {
        int zone = b->slot_zone[slot], line = d->lane_line[slot / LANE_ZONES];
        if (b->slot[zone] != NO_SLOT)
            fail(line, "the lane comes to %s, where a lane is already", name(zone));
        b->slot[zone] = (uint8_t)slot;
    }
}

/* The fork is another end of its lane, at the side whose deployment point it is. */
static void find_fork(drawing *d)
{
    rumbones_board *b = &d->board;
    int zone = d->fork_zone, first = d->fork_lane * LANE_ZONES;
    int end = b->point[zone] == SIDE_B + 1 ? LANE_STEPS : 0;
    int before = b->slot_zone[first + (end == 0 ? 1 : LANE_STEPS - 1)];

    if (b->point[zone] == 0)
        fail(d->fork_line, "the fork in %s is no deployment point", name(zone));
    if (distance(zone, before) != 1)
        fail(d->fork_line, "the fork in %s is not next to %s", name(zone), name(before));
    if (b->slot[zone] != NO_SLOT)
        fail(d->fork_line, "the fork in %s is on a lane already", name(zone));
    b->fork = (uint8_t)(first + end);
    b->slot_zone[FORK_SLOT] = (uint8_t)zone;
    b->slot[zone] = FORK_SLOT;
}

/* Whose it is cannot attack it; every pirate for himself nobody can attack the chest. */
static void find_prey(rumbones_board *b)
{
    for (int side = 0; side < PREYS; side++)
        for (int i = 0; i < b->rigging_n; i++)
            if (b->rigging_side[i] == NOBODY ? b->rigging_kind[i] != CHEST
                                             : b->rigging_side[i] != side)
                b->prey[side] |= (uint16_t)(1u << i);
}

static uint32_t slots_within(const rumbones_board *b, int zone, int reach)
{
    uint32_t slots = 0;

    for (int slot = 0; slot < SLOTS; slot++)
        if (b->slot_zone[slot] != THE_SEA && distance(zone, b->slot_zone[slot]) <= reach)
            slots |= 1u << slot;
    return slots;
}

static void find_near(rumbones_board *b)
{
    for (int zone = 0; zone < ZONES; zone++) {
        b->slots_beside[zone] = slots_within(b, zone, 1);
        b->slots_near[zone] = slots_within(b, zone, NEAR);
        for (int i = 0; i < b->rigging_n; i++)
            if (distance(zone, b->rigging_zone[i]) <= NEAR)
                b->rigging_near[zone] |= (uint16_t)(1u << i);
    }
}

static void find_starts(drawing *d)
{
    rumbones_board *b = &d->board;

    for (int i = 0; i < d->starts_n; i++) {
        int side = d->start_side[i], token = find_rigging(b, side, d->start_kind[i]);
        int slot = token == NO_RIGGING ? NO_SLOT : b->slot[b->rigging_zone[token]];
        char mark[] = {(char)('a' + side), KINDS[d->start_kind[i]], '\0'};
        if (token == NO_RIGGING)
            fail(d->start_line, "there is no %s on the map", mark);
        if (slot == NO_SLOT)
            fail(d->start_line, "%s is on no lane", mark);
        if (b->starts[side][slot / LANE_ZONES] != OFF_BOARD)
            fail(d->start_line, "%s is on a lane on which %s has deckhands already", mark,
                 owner_name(side));
        b->starts[side][slot / LANE_ZONES] = b->rigging_zone[token];
    }
}

/* ==== What must hold ======================================================== */

static void check_map(const drawing *d)
{
    if (d->map_line == 0 || d->board.height == 0)
        fail(d->line, "the board has no map");
    if (d->ships_line == 0)
        fail(d->line, "nobody says whose the ships are");
    if (d->board.cell[THE_SEA] != CELL_SEA)
        fail(line_of(d, THE_SEA), "%s must be sea", name(THE_SEA));
    if (d->planks_n != PLANKS)
        fail(d->map_line, "%d gangplanks, not %d", d->planks_n, PLANKS);
}

static void check_token(const drawing *d, int zone, int owner)
{
    int its = d->board.ship_side[d->board.ship[zone] - 1];

    if (its != owner)
        fail(line_of(d, zone), "the token in %s is of %s, but the ship of %s", name(zone),
             owner_name(owner), owner_name(its));
}

static void check_tokens(const drawing *d)
{
    const rumbones_board *b = &d->board;

    for (int i = 0; i < b->rigging_n; i++)
        check_token(d, b->rigging_zone[i], b->rigging_side[i]);
    for (int side = 0; side < BOTH_SIDES; side++)
        for (int i = 0; i < b->points_n[side]; i++) {
            if (b->points[side][i] == OFF_BOARD)
                fail(d->map_line, "deployment point %c%d is missing",
                     d->owner[0] == NOBODY ? '@' : 'A' + side, i + 1);
            check_token(d, b->points[side][i], d->point_owner[side][i]);
        }
}

static void check_kraken(const drawing *d)
{
    const rumbones_board *b = &d->board;

    for (int i = 0; i < b->krakens_n; i++) {
        bool decks = false;
        for (int j = 0; j < DIRECTIONS; j++)
            decks |= b->cell[b->near[b->krakens[i]][j]] == CELL_DECK;
        if (!decks)
            fail(line_of(d, b->krakens[i]), "the Kraken in %s is not next to a deck",
                 name(b->krakens[i]));
    }
}

/* What one half of a lane has, from the deployment point to the gangplank. */
static void check_half(const drawing *d, int line, int side, const int zone[MIDDLE])
{
    const rumbones_board *b = &d->board;
    int token = b->rigging[zone[2]];

    for (int i = 0; i < MIDDLE; i++)
        if (b->ship[zone[i]] == 0 || b->ship[zone[i]] != b->ship[zone[0]])
            fail(line, "the lane leaves the ship in %s", name(zone[i]));
    if (b->point[zone[0]] != side + 1)
        fail(line, "the lane's end in %s is no deployment point of %s", name(zone[0]),
             owner_name(side));
    if (token == NO_RIGGING || b->rigging_side[token] != side)
        fail(line, "in %s, two steps from the lane's end, is no rigging of %s", name(zone[2]),
             owner_name(side));
}

/* Beside the gangplank one can jump across, too. */
static void check_rail(const drawing *d, int line, int from, int to)
{
    if ((d->board.rails[from] >> (d->board.ship[to] - 1) & 1) == 0)
        fail(line, "%s, beside the gangplank, is no rail towards %s", name(from), name(to));
}

static void check_lane(const drawing *d, int lane)
{
    const uint8_t *zone = &d->board.slot_zone[lane * LANE_ZONES];
    int from_a[MIDDLE], from_b[MIDDLE], line = d->lane_line[lane];

    for (int i = 0; i < MIDDLE; i++) {
        from_a[i] = zone[i];
        from_b[i] = zone[LANE_STEPS - i];
    }
    if (d->board.cell[zone[MIDDLE]] != CELL_PLANK)
        fail(line, "the middle of the lane, %s, is no gangplank", name(zone[MIDDLE]));
    check_half(d, line, SIDE_A, from_a);
    check_half(d, line, SIDE_B, from_b);
    check_rail(d, line, zone[MIDDLE - 1], zone[MIDDLE + 1]);
    check_rail(d, line, zone[MIDDLE + 1], zone[MIDDLE - 1]);
}

/* Two sides: lanes, a Kraken, and deckhands that wait for them. */
static void check_sides(const drawing *d)
{
    if (d->lanes_n != LANES)
        fail(d->line, "%d lanes, not %d", d->lanes_n, LANES);
    for (int lane = 0; lane < LANES; lane++)
        check_lane(d, lane);
    if (d->start_line == 0)
        fail(d->line, "nobody says where the deckhands begin");
    if (d->board.krakens_n == 0)
        fail(d->map_line, "the Kraken rises nowhere");
    if (d->board.channels_n == 0)
        fail(d->map_line, "there is no channel");
}

/* New crew comes to any deployment point, so from each of them a lane leads on. */
static void check_ends(const drawing *d)
{
    for (int zone = 0; zone < ZONES; zone++) {
        int slot = d->board.slot[zone], step = slot % LANE_ZONES;
        bool end = slot == FORK_SLOT || step == 0 || step == LANE_STEPS;
        if (d->board.point[zone] != 0 && (slot == NO_SLOT || !end))
            fail(line_of(d, zone), "the deployment point in %s is at no lane's end", name(zone));
    }
}

/* Every pirate for himself: none of that. */
static void check_pirates(const drawing *d)
{
    if (d->lanes_n != 0)
        fail(d->lane_line[0], "a lane, but the ships are nobody's");
    if (d->start_line != 0)
        fail(d->start_line, "deckhands, but the ships are nobody's");
    if (d->board.krakens_n != 0)
        fail(line_of(d, d->board.krakens[0]), "a Kraken, but the ships are nobody's");
    if (d->board.points_n[SIDE_A] == 0)
        fail(d->map_line, "there is no deployment point");
}

/* Whether the ships are A's and B's, not nobody's. */
static bool has_sides(const drawing *d)
{
    for (int i = 1; i < d->owners_n; i++)
        if ((d->owner[i] == NOBODY) != (d->owner[0] == NOBODY))
            fail(d->ships_line, "either all ships are nobody's, or none");
    return d->owner[0] != NOBODY;
}

static void finish(drawing *d)
{
    bool owned;

    check_map(d);
    owned = has_sides(d);
    find_neighbours(&d->board);
    find_ships(d);
    find_rails(&d->board);
    find_channels(&d->board);
    check_tokens(d);
    check_kraken(d);
    find_slots(d);
    if (owned)
        check_sides(d);
    else
        check_pirates(d);
    if (d->fork_line != 0)
        find_fork(d);
    if (owned)
        check_ends(d);
    find_starts(d);
    find_prey(&d->board);
    find_near(&d->board);
}

/* ==== The file ============================================================== */

static drawing *begin(drawing drawings[BOARDS], int line, char **word, int n)
{
    for (int i = 0; i < BOARDS; i++) {
        drawing *d = &drawings[i];
        if (n != 2 || strcmp(word[1], WORDS[i]) != 0)
            continue;
        if (d->line != 0)
            fail(line, "%s is in line %d already", word[1], d->line);
        d->line = line;
        d->board.fork = NO_SLOT;
        memset(d->board.slot, NO_SLOT, sizeof d->board.slot);
        memset(d->board.rigging, NO_RIGGING, sizeof d->board.rigging);
        return d;
    }
    fail(line, "\"%s\" is no board", n < 2 ? "" : word[1]);
}

static void read_part(drawing *d, int line, char **word, int n)
{
    if (d == NULL)
        fail(line, "\"%s\" before the first board", word[0]);
    if (strcmp(word[0], "ships") == 0)
        read_ships(d, line, word, n);
    else if (strcmp(word[0], "a") == 0)
        read_columns(d, line, word, n);
    else if (word[0][0] >= '0' && word[0][0] <= '9')
        read_row(d, line, word, n);
    else if (strcmp(word[0], "lane") == 0)
        read_lane(d, line, word, n);
    else if (strcmp(word[0], "fork") == 0)
        read_fork(d, line, word, n);
    else if (strcmp(word[0], "start") == 0)
        read_start(d, line, word, n);
    else
        fail(line, "\"%s\" is no part of a board", word[0]);
}

static int split(int line, char *text, char **word)
{
    int n = 0;

    for (char *at = strtok(text, " \t\r\n"); at != NULL; at = strtok(NULL, " \t\r\n")) {
        if (n == WORDS_MAX)
            fail(line, "more than %d words", WORDS_MAX);
        word[n++] = at;
    }
    return n;
}

static void read_boards(FILE *in, drawing drawings[BOARDS])
{
    char text[LINE_LENGTH], *word[WORDS_MAX];
    drawing *now = NULL;

    for (int line = 1; fgets(text, sizeof text, in) != NULL; line++) {
        if (strchr(text, '\n') == NULL && !feof(in))
            fail(line, "a line of more than %d characters", LINE_LENGTH - 2);
        if (text[0] == '#')
            continue;
        int n = split(line, text, word);
        if (n != 0 && strcmp(word[0], "board") == 0)
            now = begin(drawings, line, word, n);
        else if (n != 0)
            read_part(now, line, word, n);
    }
}

/* ==== The tables ============================================================ */

static void print_bytes(const char *field, const uint8_t *bytes, int n)
{
    printf("        .%s = {", field);
    for (int i = 0; i < n; i++)
        printf("%s%d,", i % ROW == 0 ? "\n            " : " ", bytes[i]);
    printf("\n        },\n");
}

static void print_pairs(const char *field, const uint8_t *bytes, int n, int of)
{
    printf("        .%s = {", field);
    for (int i = 0; i < n; i++) {
        printf("%s{", i % 4 == 0 ? "\n            " : " ");
        for (int j = 0; j < of; j++)
            printf("%s%d", j == 0 ? "" : ", ", bytes[i * of + j]);
        printf("},");
    }
    printf("\n        },\n");
}

static void print_slots(const char *field, const uint32_t slots[ZONES])
{
    printf("        .%s = {", field);
    for (int zone = 0; zone < ZONES; zone++)
        printf("%s%u,", zone % 8 == 0 ? "\n            " : " ", (unsigned)slots[zone]);
    printf("\n        },\n");
}

static void print_tokens(const char *field, const uint16_t *tokens, int n)
{
    printf("        .%s = {", field);
    for (int i = 0; i < n; i++)
        printf("%s%d,", i % ROW == 0 ? "\n            " : " ", tokens[i]);
    printf("\n        },\n");
}

static void print_set(const char *field, const zone_set *set)
{
    printf("        .%s = {{", field);
    for (int i = 0; i < QUARTERS; i++)
        printf("%s%llu", i == 0 ? "" : ", ", (unsigned long long)set->quarter[i]);
    printf("}},\n");
}

static void print_board(const rumbones_board *b)
{
    printf("    {\n        .width = %d,\n        .height = %d,\n", b->width, b->height);
    print_bytes("cell", b->cell, ZONES);
    print_pairs("near", b->near[0], ZONES, DIRECTIONS);
    print_bytes("ship", b->ship, ZONES);
    print_bytes("rails", b->rails, ZONES);
    print_bytes("slot", b->slot, ZONES);
    print_bytes("rigging", b->rigging, ZONES);
    print_bytes("point", b->point, ZONES);
    print_bytes("channel", b->channel, ZONES);
    print_slots("slots_beside", b->slots_beside);
    print_slots("slots_near", b->slots_near);
    print_tokens("rigging_near", b->rigging_near, ZONES);
    printf("        .ships_n = %d,\n", b->ships_n);
    print_bytes("ship_side", b->ship_side, SHIPS_MAX);
    print_bytes("ship_zones_n", b->ship_zones_n, SHIPS_MAX);
    print_pairs("ship_zones", b->ship_zones[0], SHIPS_MAX, SHIP_ZONES_MAX);
    print_bytes("points_n", b->points_n, BOTH_SIDES);
    print_pairs("points", b->points[0], BOTH_SIDES, POINTS_MAX);
    print_bytes("slot_zone", b->slot_zone, SLOTS);
    printf("        .fork = %d,\n        .rigging_n = %d,\n", b->fork, b->rigging_n);
    print_bytes("rigging_zone", b->rigging_zone, RIGGING_MAX);
    print_bytes("rigging_kind", b->rigging_kind, RIGGING_MAX);
    print_bytes("rigging_side", b->rigging_side, RIGGING_MAX);
    print_tokens("prey", b->prey, PREYS);
    print_bytes("planks", b->planks, PLANKS);
    printf("        .krakens_n = %d,\n", b->krakens_n);
    print_bytes("krakens", b->krakens, KRAKEN_SPOTS);
    printf("        .channels_n = %d,\n", b->channels_n);
    print_set("channels", &b->channels);
    print_pairs("starts", b->starts[0], BOTH_SIDES, LANES);
    printf("    },\n");
}

int main(int argc, char **argv)
{
    static drawing drawings[BOARDS];
    FILE *in;

    path = argc == 2 ? argv[1] : "";
    in = fopen(path, "r");
    if (in == NULL) {
        fprintf(stderr, "maps: cannot read \"%s\"\n", path);
        return 1;
    }
    read_boards(in, drawings);
    fclose(in);
    printf("/* Made by tools/maps.c of boards.map. */\n");
    for (int i = 0; i < BOARDS; i++) {
        if (drawings[i].line == 0)
            fail(1, "there is no board %s", WORDS[i]);
        finish(&drawings[i]);
        printf("    /* %s */\n", WORDS[i]);
        print_board(&drawings[i].board);
    }
    return fflush(stdout) == 0 ? 0 : 1;
}
