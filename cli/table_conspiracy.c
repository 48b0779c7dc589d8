/* The table of Abyss: Conspiracy in plain lines. */
#include "cli/table.h"
#include "cli/term.h"
#include "games/conspiracy/view.h"

#include <string.h>

enum { CELL = 7, CHAMBER = 5 * CELL + 1, GAP = 3, LABEL = 16, ROWS = 5 };

static const cli_style COLOUR_STYLES[COLOURS] = {
    [BLUE] = CLI_BLUE,   [YELLOW] = CLI_YELLOW, [RED] = CLI_RED,
    [GREEN] = CLI_GREEN, [PURPLE] = CLI_PURPLE,
};

/* ==== Words ================================================================ */

static void put_word(int sort, int value, tt_text *out)
{
    tt_say_word(cli_lang(), &tt_conspiracy, sort, value, out);
}

static void put_sentence(const char *key, tt_text *out)
{
    tt_say(cli_lang(), out, key, NULL, 0);
}

/* The sentence with its number, in parentheses or however the language likes it. */
static void put_number(const char *key, int number, tt_text *out)
{
    const tt_arg args[] = {cli_number("a", number)};

    tt_say(cli_lang(), out, key, args, 1);
}

/* <part>.<word>, such as conspiracy.short.blue. */
static void put_keyed(const char *part, int colour, tt_text *out)
{
    char key[64];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, part);
    tt_put_word(tt_conspiracy.grammar, SORT_COLOUR, colour, &k);
    put_sentence(key, out);
}

static void show_label(const char *key)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    put_sentence(key, &out);
    cli_set_style(CLI_DIM);
    cli_padded(text, LABEL);
    cli_set_style(CLI_PLAIN);
}

/* ==== Chambers, two beside each other ====================================== */

/* "[B4]*": colour and worth, in brackets if in the coalition; then + a loose key,
 * * the coat of arms, # a location. */
static void show_lord(const conspiracy_chamber *ch, int space, bool in_coalition, bool is_loose)
{
    int lord = ch->lord[space - 1];
    const conspiracy_lord_card *card = &conspiracy_lords[lord];
    char text[48];
    tt_text out = tt_text_in(text, sizeof text);

    if (lord == NO_LORD) {
        cli_set_style(CLI_DIM);
        cli_padded("  .", CELL);
        cli_set_style(CLI_PLAIN);
        return;
    }
    tt_put(&out, in_coalition ? "[" : " ");
    put_keyed("conspiracy.short.", card->colour, &out);
    tt_put_number(&out, card->worth);
    tt_put(&out, in_coalition ? "]" : "");
    tt_put(&out, is_loose ? "+" : "");
    tt_put(&out, ch->coat[card->colour] == space ? "*" : "");
    tt_put(&out, ch->location[space - 1] != NO_LOCATION ? "#" : "");
    cli_set_style(COLOUR_STYLES[card->colour]);
    cli_padded(text, CELL);
    cli_set_style(CLI_PLAIN);
}

/* The first space after the last location: keys from there on are loose. */
static int first_loose(const conspiracy_chamber *ch)
{
    int space = ch->lords_n;

    while (space > 0 && ch->location[space - 1] == NO_LOCATION)
        space--;
    return space + 1;
}

static void show_row(const conspiracy_chamber *ch, int row)
{
    static const int FIRST[ROWS] = {1, 6, 10, 13, 15};
    unsigned coalition = conspiracy_coalition(ch);

    printf("%*s", 1 + row * CELL / 2, "");
    for (int i = 0; i < ROWS - row; i++) {
        int space = FIRST[row] + i;
        bool key = conspiracy_lords[ch->lord[space - 1]].key != NO_KEY;
        show_lord(ch, space, (coalition >> (space - 1) & 1) != 0, key && space >= first_loose(ch));
    }
    printf("%*s", row * CELL - row * CELL / 2, "");
}

/* How many rows are begun; the next one is shown, too, so that one sees where it goes on. */
static int rows_begun(const conspiracy_chamber *ch)
{
    static const int LAST[ROWS] = {5, 9, 12, 14, 15};
    int row = 0;

    while (row < ROWS - 1 && ch->lords_n >= LAST[row])
        row++;
    return row + 1;
}

static void show_name(const conspiracy_table *t, int seat, const char *name, bool is_me)
{
    char text[160];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put(&out, name);
    if (t->master == seat + 1) {
        tt_put(&out, " · ");
        put_sentence("conspiracy.table.master", &out);
    }
    cli_set_style(is_me ? CLI_ACT : CLI_BOLD);
    cli_padded(text, CHAMBER);
    cli_set_style(CLI_PLAIN);
}

static void show_numbers(const conspiracy_table *t, int seat)
{
    const conspiracy_chamber *ch = &t->chamber[seat];
    conspiracy_points p = conspiracy_score_of(t, seat);
    const tt_arg args[] = {cli_number("a", ch->lords_n), cli_number("b", ch->pearls),
                           cli_number("c", p.lords + p.locations + p.coalition + p.master)};
    char text[160];
    tt_text out = tt_text_in(text, sizeof text);

    tt_say(cli_lang(), &out, "conspiracy.table.player", args, 3);
    cli_padded(text, CHAMBER);
}

/* Two players, or one, side by side: seats[0], and seats[1] if there is a second. */
static void show_pair(const conspiracy_table *t, const int seats[], int n,
                      const char *const names[], int me)
{
    int rows = 0;

    putchar('\n');
    for (int i = 0; i < n; i++) {
        int begun = rows_begun(&t->chamber[seats[i]]);
        rows = begun > rows ? begun : rows;
        printf("%*s", i * GAP, "");
        show_name(t, seats[i], names[seats[i]], seats[i] == me);
    }
    putchar('\n');
    for (int i = 0; i < n; i++) {
        printf("%*s", i * GAP, "");
        show_numbers(t, seats[i]);
    }
    putchar('\n');
    for (int row = 0; row < rows; row++) {
        for (int i = 0; i < n; i++) {
            printf("%*s", i * GAP, "");
            show_row(&t->chamber[seats[i]], row);
        }
        putchar('\n');
    }
}

/* ==== Lords and locations in lines ========================================= */

/* "red 1 3 6": the worths of a pile. */
static void put_worths(lord_bag pile, tt_text *out)
{
    for (; pile != 0; pile &= pile - 1) {
        tt_put_char(out, ' ');
        tt_put_number(out, conspiracy_lords[first_lord(pile)].worth);
    }
}

static void show_lords(const char *key, lord_bag bag)
{
    bool first = true;

    show_label(key);
    if (bag == 0)
        cli_say(stdout, "conspiracy.table.none", 0);
    for (int colour = 0; colour < COLOURS; colour++) {
        lord_bag pile = pile_of(bag, colour);
        char text[128];
        tt_text out = tt_text_in(text, sizeof text);
        if (pile == 0)
            continue;
        put_word(SORT_COLOUR, colour, &out);
        put_worths(pile, &out);
        fputs(first ? "" : " | ", stdout);
        cli_styled(COLOUR_STYLES[colour], text);
        first = false;
    }
    if (!first)
        putchar('\n');
}

/* "7 points (7 points now)"; what is said of the points anyway is not said twice. */
static void put_location(int location, const conspiracy_chamber *ch, tt_text *out)
{
    put_word(SORT_LOCATION, location, out);
    if (ch != NULL && conspiracy_locations[location].counted != NOTHING) {
        tt_put_char(out, ' ');
        put_number("conspiracy.table.worth", conspiracy_location_worth(ch, location), out);
    }
}

static void show_locations(const char *key, location_bag bag, const conspiracy_chamber *ch)
{
    show_label(key);
    if (bag == 0)
        cli_say(stdout, "conspiracy.table.none", 0);
    for (int n = 0; bag != 0; bag &= bag - 1, n++) {
        char text[512];
        tt_text out = tt_text_in(text, sizeof text);
        put_location(__builtin_ctz(bag), ch, &out);
        if (n > 0)
            printf("%*s", LABEL, "");
        cli_hanging(text, LABEL);
    }
}

/* What a player has, in a line of its own that may be long. */
static void show_owned(const conspiracy_chamber *ch, const char *name)
{
    char text[2048];
    tt_text out = tt_text_in(text, sizeof text);
    int n = 0;

    for (int i = 0; i < ch->lords_n; i++) {
        if (ch->location[i] == NO_LOCATION)
            continue;
        tt_put(&out, n++ > 0 ? "; " : "");
        put_location(ch->location[i], ch, &out);
    }
    if (n == 0)
        return;
    cli_set_style(CLI_DIM);
    cli_padded(name, LABEL);
    cli_set_style(CLI_PLAIN);
    cli_hanging(text, LABEL);
}

/* ==== The table ============================================================ */

static void show_middle(const conspiracy_table *t, const conspiracy_chamber *mine)
{
    show_label("conspiracy.table.decks");
    cli_say(stdout, "conspiracy.table.deck_sizes", 2, cli_number("a", t->lord_deck_n),
            cli_number("b", t->location_deck_n));
    show_lords("conspiracy.table.piles", t->discard);
    show_locations("conspiracy.table.available", t->available, mine);
    if (t->drawn != 0)
        show_lords("conspiracy.table.drawn", t->drawn);
    if (t->recruited != 0)
        show_lords("conspiracy.table.recruited", t->recruited);
    if (t->turned_up != 0)
        show_locations("conspiracy.table.turned_up", t->turned_up, mine);
}

static void show(const void *view, const char *const names[], bool whole)
{
    const conspiracy_view *v = view;
    const conspiracy_table *t = &v->table;
    const conspiracy_chamber *mine = v->seat < t->seats ? &t->chamber[v->seat] : NULL;
    int order[CONSPIRACY_SEATS_MAX];

    (void)whole;
    for (int i = 0; i < t->seats; i++) /* mine last, next to the question */
        order[i] = mine == NULL ? i : (v->seat + 1 + i) % t->seats;
    for (int i = 0; i < t->seats; i += 2)
        show_pair(t, order + i, t->seats - i > 1 ? 2 : 1, names, v->seat);
    putchar('\n');
    for (int i = 0; i < t->seats; i++)
        show_owned(&t->chamber[order[i]], names[order[i]]);
    if (t->agenda.n == 0)
        return;
    show_middle(t, mine);
    if (t->force > 0)
        cli_say(stdout, "conspiracy.told.forces", 2, cli_text("seat", names[t->force_by - 1]),
                cli_number("a", t->force));
    if (t->last != 0)
        cli_say(stdout, "conspiracy.table.last", 1, cli_text("a", names[t->last - 1]));
}

static void show_legend(void)
{
    cli_set_style(CLI_DIM);
    cli_say(stdout, "conspiracy.table.legend", 0);
    cli_say(stdout, "conspiracy.table.worths", 0);
    cli_set_style(CLI_PLAIN);
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

/* ==== Notes to choices ===================================================== */

static void put_effect(int lord, tt_text *out)
{
    char key[64];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, "conspiracy.effect.");
    tt_put_number(&k, conspiracy_lords[lord].worth);
    put_sentence(key, out);
}

static void put_note(const void *view, tt_move m, tt_text *out)
{
    const conspiracy_view *v = view;
    const conspiracy_table *t = &v->table;
    const conspiracy_chamber *mine = &t->chamber[v->seat];

    switch (m.verb) {
    case VERB_PILE:
        put_word(SORT_COLOUR, m.a, out);
        put_worths(pile_of(t->discard, m.a), out);
        break;
    case VERB_KEEP:
    case VERB_PLACE:
        put_effect(m.a, out);
        break;
    case VERB_SWAP:
        put_word(SORT_LORD, mine->lord[m.a - 1], out);
        tt_put(out, " - ");
        put_word(SORT_LORD, mine->lord[m.b - 1], out);
        break;
    case VERB_TAKE:
        if (conspiracy_locations[m.a].counted != NOTHING)
            put_number("conspiracy.table.points", conspiracy_location_worth(mine, m.a), out);
        break;
    default:
        break;
    }
}

const cli_table cli_table_conspiracy = {
    .game = &tt_conspiracy,
    .example_move = "draw 3",
    .example_rule = "C-4.1",
    .show = show,
    .show_legend = show_legend,
    .show_result = show_result,
    .put_note = put_note,
};
