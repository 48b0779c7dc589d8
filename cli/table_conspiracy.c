/* The table of Abyss: Conspiracy in plain lines. */
#include "cli/table.h"
#include "cli/term.h"
#include "games/conspiracy/conspiracy.h"

#include <string.h>

enum { CELL = 8, NAME_COLUMNS = 16 };

static const cli_style COLOUR_STYLES[COLOURS] = {
    [BLUE] = CLI_BLUE,   [YELLOW] = CLI_YELLOW, [RED] = CLI_RED,
    [GREEN] = CLI_GREEN, [PURPLE] = CLI_PURPLE,
};

static void word(int sort, int value, char *buffer, size_t size)
{
    tt_text out = tt_text_in(buffer, size);

    tt_say_word(cli_lang(), &tt_conspiracy, sort, value, &out);
}

static void label(const char *key)
{
    char buffer[128];
    tt_text out = tt_text_in(buffer, sizeof buffer);

    tt_say(cli_lang(), &out, key, NULL, 0);
    cli_set_style(CLI_DIM);
    cli_padded(buffer, NAME_COLUMNS);
    cli_set_style(CLI_PLAIN);
}

/* ==== Lords ================================================================ */

/* One letter for the colour: it must be readable without colours, too. */
static void short_colour(int colour, char *buffer, size_t size)
{
    char key[64];
    tt_text k = tt_text_in(key, sizeof key), out = tt_text_in(buffer, size);

    tt_put(&k, "conspiracy.short.");
    tt_put_word(tt_conspiracy.grammar, SORT_COLOUR, colour, &k);
    tt_say(cli_lang(), &out, key, NULL, 0);
}

/* "B4": colour and worth; then marks: * coat of arms, ' or " a key, # a location. */
static void show_lord(const conspiracy_chamber *ch, int space, bool in_coalition)
{
    int lord = ch->lord[space - 1];
    const conspiracy_lord_card *card = &conspiracy_lords[lord];
    char letter[16], cell[48];

    if (lord == NO_LORD) {
        cli_set_style(CLI_DIM);
        cli_padded("  .", CELL);
        cli_set_style(CLI_PLAIN);
        return;
    }
    short_colour(card->colour, letter, sizeof letter);
    snprintf(cell, sizeof cell, "%s%s%d%s%s%s%s", in_coalition ? "[" : " ", letter, card->worth,
             in_coalition ? "]" : "",
             card->key == SILVER ? "'"
             : card->key == GOLD ? "\""
                                 : "",
             ch->coat[card->colour] == space ? "*" : "",
             ch->location[space - 1] != NO_LOCATION ? "#" : "");
    cli_set_style(COLOUR_STYLES[card->colour]);
    cli_padded(cell, CELL);
    cli_set_style(CLI_PLAIN);
}

static void show_chamber(const conspiracy_chamber *ch)
{
    unsigned coalition = conspiracy_coalition(ch);
    int space = 1;

    for (int row = 0; row < 5 && space <= ch->lords_n + 1; row++) {
        printf("  %*s", row * CELL / 2, "");
        for (int i = 0; i < 5 - row; i++, space++)
            show_lord(ch, space, (coalition >> (space - 1) & 1) != 0);
        putchar('\n');
    }
}

static void show_lords(lord_bag bag)
{
    for (; bag != 0; bag &= bag - 1) {
        int lord = first_lord(bag);
        char name[64];
        word(SORT_LORD, lord, name, sizeof name);
        cli_styled(COLOUR_STYLES[conspiracy_lords[lord].colour], name);
        fputs((bag & (bag - 1)) != 0 ? ", " : "", stdout);
    }
}

/* ==== Locations ============================================================ */

static void show_location(int location, const conspiracy_chamber *mine)
{
    char name[160];

    word(SORT_LOCATION, location, name, sizeof name);
    fputs(name, stdout);
    if (mine != NULL) {
        char now[64];
        tt_text out = tt_text_in(now, sizeof now);
        const tt_arg args[] = {cli_number("a", conspiracy_location_worth(mine, location))};
        tt_say(cli_lang(), &out, "conspiracy.table.worth", args, 1);
        printf(" ");
        cli_styled(CLI_DIM, now);
    }
    putchar('\n');
}

static void show_locations(location_bag bag, const conspiracy_chamber *mine)
{
    for (int n = 0; bag != 0; bag &= bag - 1, n++) {
        if (n > 0)
            printf("%*s", NAME_COLUMNS, "");
        show_location(__builtin_ctz(bag), mine);
    }
}

static location_bag locations_of(const conspiracy_chamber *ch)
{
    location_bag bag = 0;

    for (int i = 0; i < ch->lords_n; i++)
        if (ch->location[i] != NO_LOCATION)
            bag |= only(ch->location[i]);
    return bag;
}

/* ==== The table ============================================================ */

static void show_player(const conspiracy_table *t, int seat, const char *name, bool is_me)
{
    const conspiracy_chamber *ch = &t->chamber[seat];
    conspiracy_points p = conspiracy_score_of(t, seat);
    char line[256];
    tt_text out = tt_text_in(line, sizeof line);
    const tt_arg args[] = {cli_number("a", ch->lords_n), cli_number("b", ch->pearls),
                           cli_number("c", p.lords + p.locations + p.coalition + p.master)};

    putchar('\n');
    cli_set_style(is_me ? CLI_ACT : CLI_BOLD);
    cli_padded(name, NAME_COLUMNS);
    cli_set_style(CLI_PLAIN);
    tt_say(cli_lang(), &out, "conspiracy.table.player", args, 3);
    fputs(line, stdout);
    if (t->master == seat + 1) {
        char master[64];
        tt_text m = tt_text_in(master, sizeof master);
        tt_say(cli_lang(), &m, "conspiracy.table.master", NULL, 0);
        printf(" · ");
        cli_styled(CLI_YELLOW, master);
    }
    putchar('\n');
    show_chamber(ch);
    if (locations_of(ch) != 0) {
        label("conspiracy.table.locations");
        show_locations(locations_of(ch), ch);
    }
}

static void show_piles(const conspiracy_table *t)
{
    label("conspiracy.table.piles");
    if (t->discard == 0) {
        cli_say(stdout, "conspiracy.table.none", 0);
        return;
    }
    bool first = true;
    for (int colour = 0; colour < COLOURS; colour++) {
        lord_bag pile = pile_of(t->discard, colour);
        if (pile == 0)
            continue;
        if (!first)
            printf("  |  ");
        show_lords(pile);
        first = false;
    }
    putchar('\n');
}

static void show_row(const char *key, lord_bag bag)
{
    if (bag == 0)
        return;
    label(key);
    show_lords(bag);
    putchar('\n');
}

static void show(const void *view, const char *const names[])
{
    const conspiracy_view *v = view;
    const conspiracy_table *t = &v->table;
    const conspiracy_chamber *mine = v->seat < t->seats ? &t->chamber[v->seat] : NULL;

    for (int i = 0; i < t->seats; i++) { /* mine last, next to the question */
        int seat = mine == NULL ? i : (v->seat + 1 + i) % t->seats;
        show_player(t, seat, names[seat], seat == v->seat);
    }
    putchar('\n');
    label("conspiracy.table.decks");
    cli_say(stdout, "conspiracy.table.deck_sizes", 2, cli_number("a", t->lord_deck_n),
            cli_number("b", t->location_deck_n));
    show_piles(t);
    label("conspiracy.table.available");
    if (t->available == 0)
        cli_say(stdout, "conspiracy.table.none", 0);
    show_locations(t->available, mine);
    show_row("conspiracy.table.drawn", t->drawn);
    show_row("conspiracy.table.recruited", t->recruited);
    if (t->turned_up != 0) {
        label("conspiracy.table.turned_up");
        show_locations(t->turned_up, mine);
    }
    cli_set_style(CLI_DIM);
    cli_say(stdout, "conspiracy.table.legend", 0);
    cli_say(stdout, "conspiracy.table.worths", 0);
    cli_set_style(CLI_PLAIN);
    if (t->force > 0 && t->agenda.n > 0)
        cli_say(stdout, "conspiracy.told.forces", 2, cli_text("seat", names[t->force_by - 1]),
                cli_number("a", t->force));
    if (t->last != 0 && t->agenda.n > 0)
        cli_say(stdout, "conspiracy.table.last", 1, cli_text("a", names[t->last - 1]));
}

static void show_result(const void *view, const char *const names[])
{
    const conspiracy_table *t = &((const conspiracy_view *)view)->table;

    for (int seat = 0; seat < t->seats; seat++) {
        conspiracy_points p = conspiracy_score_of(t, seat);
        cli_say(stdout, "conspiracy.table.result", 6, cli_text("seat", names[seat]),
                cli_number("a", p.lords), cli_number("b", p.locations),
                cli_number("c", p.coalition), cli_number("d", p.master),
                cli_number("e", p.lords + p.locations + p.coalition + p.master));
    }
}

const cli_table cli_table_conspiracy = {&tt_conspiracy, show, show_result};
