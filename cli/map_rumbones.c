/* The ships of Rum & Bones as a map: letters above, numbers at the left, a cell for each zone.
 *
 *          a   b   c   d   e
 *      4   ~   ~  ==   ~  K?       sea, a plank, where the Kraken may rise
 *      5   ~   ~   |   ·   ·       the crew's way, deck
 *      6   ~   · R(4)>CA2  ·       rope and four deckhands of side A; who acts, and two
 *      7  A-2  ·  +A  [3' ca       armory with 2 damage, a deployment point, crew and a hero of B
 *
 * The first column of a cell says what is under the figures; what it cannot say stands beside the
 * map.  Sides differ by capital and small letters and by brackets, too, not only by colour. */
#include "cli/words_rumbones.h"

#include <string.h>

enum { NUMBERS = 3 }; /* columns of the row's number */

typedef struct map_cell {
    char mark; /* what is under the figures; 0: they take its column, too */
    cli_style mark_style, style;
    char text[32];
} map_cell;

/* ==== Where nobody is ====================================================== */

static bool is_kraken_spot(const rumbones_table *t, int zone)
{
    const rumbones_board *b = &rumbones_boards[t->board];

    for (int i = 0; i < b->krakens_n; i++)
        if (b->krakens[i] == zone && t->kraken == 0)
            return true;
    return false;
}

static void put_ground(const rumbones_table *t, int zone, map_cell *c)
{
    const rumbones_board *b = &rumbones_boards[t->board];
    int point = b->point[zone];
    tt_text out = tt_text_in(c->text, sizeof c->text);

    c->style = CLI_DIM;
    if (rumbones_plank_seen(t, zone) >= 0) {
        tt_put(&out, is_kraken_spot(t, zone) ? "=K?" : "==");
        c->style = CLI_PLAIN;
    } else if (b->cell[zone] != CELL_DECK) {
        tt_put(&out, is_kraken_spot(t, zone) ? "K?" : " ~");
    } else if (point != 0) {
        tt_put(&out, t->pirates ? " +" : point - 1 == SIDE_A ? "+A" : "+b");
        c->style = t->pirates ? CLI_PLAIN : rumbones_side_styles[point - 1];
    } else {
        tt_put(&out, b->slot[zone] != NO_SLOT ? " |" : " ·");
    }
}

/* "M", or "M-3" with damage. */
static void put_thing(char letter, int damage, map_cell *c)
{
    tt_text out = tt_text_in(c->text, sizeof c->text);

    tt_put(&out, damage == 0 ? " " : "");
    tt_put_char(&out, letter);
    if (damage == 0)
        return;
    tt_put_char(&out, '-');
    tt_put_number(&out, damage);
}

static cli_style rigging_style(const rumbones_table *t, int token)
{
    int side = rumbones_boards[t->board].rigging_side[token];

    return side < SIDES_MAX ? rumbones_side_styles[side] : CLI_BOLD;
}

/* ==== Figures ============================================================== */

/* The first of these that has room. */
static void put_longest(const char *const texts[], int n, int room, char *into, size_t size)
{
    int i = 0;

    while (i < n - 1 && cli_columns(texts[i]) > room)
        i++;
    snprintf(into, size, "%s", texts[i]);
}

/* "(4)" on side A, "[4]" on side B; with a bosun "(4')", with two "(4\")", with three "(4'3)".
 * Where there is no room brackets go, never numbers. */
static void put_crew(int side, int hands, int bosuns, int room, map_cell *c)
{
    char whole[48], open[40], brief[36], number[16] = "", more[16] = "";
    char left = side == SIDE_A ? '(' : '[', right = side == SIDE_A ? ')' : ']';

    if (hands > 0)
        snprintf(number, sizeof number, "%d", hands);
    if (bosuns > 2)
        snprintf(more, sizeof more, "'%d", bosuns);
    else if (bosuns > 0)
        snprintf(more, sizeof more, "%c", bosuns == 1 ? '\'' : '"');
    snprintf(brief, sizeof brief, "%s%s", number, more);
    snprintf(open, sizeof open, "%c%s", left, brief);
    snprintf(whole, sizeof whole, "%s%c", open, right);
    const char *const texts[] = {whole, open, brief};
    put_longest(texts, 3, room, c->text, sizeof c->text);
}

/* "CA", "CA4" with crew, "CA+" with more than has room; of a pirate "CaB", then "Ca+". */
static void put_heroes(const rumbones_table *t, unsigned heroes, const map_cell *crew, int crew_n,
                       int room, map_cell *c)
{
    char signs[64], with_crew[128], with_number[96], first[16], brief[8];
    tt_text all = tt_text_in(signs, sizeof signs), one = tt_text_in(first, sizeof first);

    rumbones_put_sign(t, __builtin_ctz(heroes), &one);
    snprintf(brief, sizeof brief, "%.2s+", first);
    tt_put(&one, (heroes & (heroes - 1)) != 0 || crew_n > 0 ? "+" : "");
    for (; heroes != 0; heroes &= heroes - 1)
        rumbones_put_sign(t, __builtin_ctz(heroes), &all);
    snprintf(with_crew, sizeof with_crew, "%s%s", signs, crew->text);
    snprintf(with_number, sizeof with_number, "%s%d", signs, crew_n);
    const char *const texts[] = {with_crew, crew_n > 0 ? with_number : signs, first, brief};
    put_longest(texts, 4, room, c->text, sizeof c->text);
}

static unsigned heroes_in(const rumbones_table *t, int zone)
{
    unsigned heroes = 0;

    for (int hero = 0; hero < HEROES_MAX; hero++)
        if (t->at[hero] == zone && zone != OFF_BOARD)
            heroes |= 1u << hero;
    return heroes;
}

/* Who acts comes first. */
static unsigned first_of(const rumbones_table *t, unsigned heroes)
{
    unsigned acting = t->acting < HEROES_MAX ? heroes & 1u << t->acting : 0;

    return acting != 0 && (heroes & (heroes - 1)) != 0 ? acting : heroes;
}

static void set_mark(const rumbones_table *t, int zone, unsigned heroes, map_cell *c)
{
    const rumbones_board *b = &rumbones_boards[t->board];
    int token = rumbones_rigging_seen(t, zone);

    c->mark_style = CLI_PLAIN;
    if (t->acting < HEROES_MAX && (heroes >> t->acting & 1) != 0) {
        c->mark = '>';
        c->mark_style = CLI_ACT;
    } else if (token != NO_RIGGING) {
        c->mark = (char)(heroes != 0 ? ':' : rumbones_rigging_letter(t, token));
        c->mark_style = rigging_style(t, token);
    } else if (b->point[zone] != 0) {
        c->mark = '+';
        c->mark_style = t->pirates ? CLI_PLAIN : rumbones_side_styles[b->point[zone] - 1];
    } else if (rumbones_plank_seen(t, zone) >= 0) {
        c->mark = '=';
    }
}

/* Who needs more room than there is may have the first column, too, if nothing but deck or
 * a plank is under him. */
static int room_at(const rumbones_table *t, int zone, unsigned heroes, int room)
{
    map_cell c = {.mark = ' '};

    set_mark(t, zone, heroes, &c);
    return c.mark == ' ' || c.mark == '=' ? room + 1 : room;
}

/* false: nobody is there. */
static bool put_figures(const rumbones_table *t, int zone, int room, map_cell *c)
{
    unsigned heroes = heroes_in(t, zone);
    map_cell crew = {.text = ""};
    int crew_n = 0;

    for (int side = 0; side < BOTH_SIDES && !t->pirates; side++) {
        int hands = rumbones_crew_seen(t, side, DECKHAND, zone);
        int bosuns = rumbones_crew_seen(t, side, BOSUN, zone);
        if (hands + bosuns == 0)
            continue;
        crew_n += hands + bosuns;
        put_crew(side, hands, bosuns, heroes == 0 ? room_at(t, zone, heroes, room) : room, &crew);
        c->style = rumbones_side_styles[side];
    }
    if (heroes == 0 && crew_n == 0)
        return false;
    set_mark(t, zone, heroes, c);
    if (heroes == 0) {
        memcpy(c->text, crew.text, sizeof c->text);
        c->mark = (char)(cli_columns(c->text) > room ? '\0' : c->mark);
        return true;
    }
    unsigned shown = first_of(t, heroes);
    put_heroes(t, shown, &crew, crew_n + (shown != heroes), room, c);
    c->style = rumbones_side_styles[rumbones_side_seen(t, __builtin_ctz(shown))];
    return true;
}

/* ==== What figures stand on ================================================ */

bool rumbones_hides_rigging(const rumbones_table *t, int token)
{
    int zone = rumbones_boards[t->board].rigging_zone[token];
    bool is_beast =
        (t->kraken == 1 && t->kraken_zone == zone) || (t->dragon == 1 && t->dragon_zone == zone);
    int crew_n = 0;

    if ((t->gone >> token & 1) != 0)
        return false;
    for (int i = 0; i < BOTH_SIDES * CREW_KINDS && !t->pirates; i++)
        crew_n += rumbones_crew_seen(t, i / CREW_KINDS, i % CREW_KINDS, zone);
    return is_beast || heroes_in(t, zone) != 0 || (crew_n > 0 && t->rigging[token] > 0);
}

/* ==== The map ============================================================== */

static map_cell cell_of(const rumbones_table *t, int zone, int room)
{
    map_cell c = {.mark = ' ', .mark_style = CLI_PLAIN, .style = CLI_PLAIN, .text = ""};
    int token = rumbones_rigging_seen(t, zone);

    if (t->kraken == 1 && t->kraken_zone == zone) {
        put_thing('K', t->kraken_damage, &c);
        c.style = CLI_PURPLE;
    } else if (t->dragon == 1 && t->dragon_zone == zone) {
        int side = t->side_of[t->dragon_owner];
        put_thing(side == SIDE_A ? 'D' : 'd', t->dragon_damage, &c);
        c.style = rumbones_side_styles[side];
    } else if (put_figures(t, zone, room, &c)) {
        return c;
    } else if (token != NO_RIGGING) {
        put_thing(rumbones_rigging_letter(t, token), t->rigging[token], &c);
        c.style = rigging_style(t, token);
    } else {
        put_ground(t, zone, &c);
    }
    return c;
}

int rumbones_map_columns(const rumbones_table *t, int cell)
{
    return NUMBERS + rumbones_boards[t->board].width * cell;
}

static void show_letters(const rumbones_table *t, int cell)
{
    cli_set_style(CLI_DIM);
    printf("%*s", NUMBERS, "");
    for (int column = 0; column < rumbones_boards[t->board].width; column++)
        printf("  %c%*s", 'a' + column, cell - 3, "");
    cli_set_style(CLI_PLAIN);
}

void rumbones_show_map_row(const rumbones_table *t, int row, int cell)
{
    char number[16];

    if (row == RUMBONES_LETTERS) {
        show_letters(t, cell);
        return;
    }
    snprintf(number, sizeof number, "%2d ", row);
    cli_styled(CLI_DIM, number);
    for (int column = 0; column < rumbones_boards[t->board].width; column++) {
        map_cell c = cell_of(t, row * ROW + column, cell - 1);
        cli_set_style(c.mark_style);
        if (c.mark != '\0')
            putchar(c.mark);
        cli_set_style(c.style);
        cli_padded(c.text, c.mark != '\0' ? cell - 1 : cell);
        cli_set_style(CLI_PLAIN);
    }
}
