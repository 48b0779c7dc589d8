/* The table of Abyss in plain lines. */
#include "cli/layout.h"
#include "cli/table.h"
#include "cli/words_abyss.h"

enum { LABEL = ABYSS_LABEL, TEXT_BYTES = 512, POWER_COLUMNS = 34 };

/* ==== The court ============================================================ */

enum { COURT_NAME, COURT_GUILD, COURT_COST, COURT_RACES, COURT_POINTS, COURT_KEYS, COURT_COLUMNS };

/* The lords of the court without the gaps between them. */
static int lords_at_court(const abyss_table *t, int lords[COURT_SPACES])
{
    int n = 0;

    for (int i = 0; i < COURT_SPACES; i++)
        if (t->court[i] != NO_LORD)
            lords[n++] = t->court[i];
    return n;
}

static void set_court_head(cli_grid *g)
{
    static const char *const KEYS[COURT_COLUMNS] = {"abyss.table.court",  "abyss.table.guild",
                                                    "abyss.table.cost",   "abyss.table.races",
                                                    "abyss.table.points", "abyss.table.keys"};

    for (int column = 0; column < COURT_COLUMNS; column++)
        cli_set_sentence(g, 0, column, KEYS[column]);
}

static void set_court_lord(cli_grid *g, const abyss_view *v, int row, int lord)
{
    const abyss_lord_card *card = &abyss_lords[lord];
    tt_text name = cli_cell(g, row, COURT_NAME), races = cli_cell(g, row, COURT_RACES);

    tt_put(&name, abyss_can_pay(v, lord) ? "* " : "  ");
    abyss_put_word(SORT_LORD, lord, &name);
    cli_set_sentence(g, row, COURT_GUILD, abyss_guild_keys[card->guild]);
    cli_set_number(g, row, COURT_COST, abyss_cost_seen(v, lord));
    abyss_put_races(v, lord, &races);
    cli_set_number(g, row, COURT_POINTS, card->points);
    cli_set_number(g, row, COURT_KEYS, card->keys);
}

/* Behind the numbers where there is room, else below them. */
static void show_power(int lord, int column)
{
    enum { BELOW = 4 };
    char text[TEXT_BYTES];
    tt_text out = tt_text_in(text, sizeof text);
    bool is_below = cli_width() - column < POWER_COLUMNS;

    abyss_put_power(lord, &out);
    if (is_below)
        putchar('\n');
    printf("%*s", is_below ? BELOW : CLI_GAP, "");
    cli_set_style(CLI_DIM);
    cli_hanging(text, is_below ? BELOW : column);
    cli_set_style(CLI_PLAIN);
}

static void show_court_lord(const cli_grid *g, const abyss_view *v, int row, int lord,
                            bool with_power)
{
    cli_set_style(abyss_can_pay(v, lord) ? CLI_ACT : CLI_PLAIN);
    cli_show_cell(g, row, COURT_NAME);
    cli_set_style(abyss_guild_styles[abyss_lords[lord].guild]);
    cli_show_cell(g, row, COURT_GUILD);
    cli_set_style(CLI_PLAIN);
    for (int column = COURT_COST; column < COURT_COLUMNS; column++)
        cli_show_cell(g, row, column);
    if (with_power && abyss_lords[lord].when != NEVER)
        show_power(lord, cli_grid_width(g) + CLI_GAP);
    else
        putchar('\n');
}

static void show_dim(const char *key)
{
    cli_set_style(CLI_DIM);
    cli_say(stdout, key, 0);
    cli_set_style(CLI_PLAIN);
}

/* Where the columns have no room: all of a lord in one line, or two. */
static void show_narrow_court(const cli_grid *g, const abyss_view *v, const int lords[],
                              bool with_powers)
{
    for (int row = 1; row < g->rows; row++) {
        int lord = lords[row - 1];
        const abyss_lord_card *card = &abyss_lords[lord];
        cli_line l = {.at = 0, .indent = 4, .is_empty = true};
        char text[256];
        tt_text out = tt_text_in(text, sizeof text);
        cli_add_piece(&l, abyss_can_pay(v, lord) ? CLI_ACT : CLI_PLAIN, g->cell[row][COURT_NAME]);
        cli_add_piece(&l, abyss_guild_styles[card->guild], g->cell[row][COURT_GUILD]);
        cli_put_filled("abyss.table.note_cost", g->cell[row][COURT_RACES], abyss_cost_seen(v, lord),
                       &out);
        cli_add_piece(&l, CLI_PLAIN, text);
        abyss_add_number(&l, "abyss.table.n_points", card->points);
        abyss_add_number(&l, "abyss.table.n_keys", card->keys);
        if (with_powers && card->when != NEVER)
            show_power(lord, cli_width());
        else
            abyss_end_line(&l);
    }
}

static void show_court(const abyss_view *v, bool with_powers)
{
    int lords[COURT_SPACES], n = lords_at_court(&v->table, lords);
    cli_grid g = {.rows = n + 1, .columns = COURT_COLUMNS};

    g.numbers = 1u << COURT_COST | 1u << COURT_POINTS | 1u << COURT_KEYS;
    set_court_head(&g);
    for (int i = 0; i < n; i++)
        set_court_lord(&g, v, i + 1, lords[i]);
    if (cli_grid_width(&g) > cli_width()) {
        show_narrow_court(&g, v, lords, with_powers);
        return;
    }
    cli_show_row(&g, 0, CLI_DIM);
    bool has_room = cli_width() - cli_grid_width(&g) - CLI_GAP >= POWER_COLUMNS;
    for (int i = 0; i < n; i++)
        show_court_lord(&g, v, i + 1, lords[i], with_powers || has_room);
    if (!with_powers && !has_room)
        show_dim("abyss.table.whole");
}

/* ==== Exploration, council, threat, locations ============================== */

/* The card turned up last, and what it costs who is asked to buy it. */
static void put_offer(const abyss_table *t, tt_text *out)
{
    char card[96];
    tt_text name = tt_text_in(card, sizeof card);

    abyss_put_word(SORT_CARD, t->track[t->track_n - 1], &name);
    if (tt_top(&t->agenda).stage == STAGE_BUY)
        cli_put_filled("abyss.table.for_sale", card, t->sold + 1, out);
    else
        tt_put(out, card);
}

static void show_track(const abyss_table *t)
{
    cli_line l = abyss_begin_line("abyss.table.track");

    for (int i = 0; i < TRACK_SPACES; i++) {
        char text[160];
        tt_text out = tt_text_in(text, sizeof text);
        int card = t->track[i];
        if (card == NO_CARD)
            tt_put_char(&out, '_');
        else if (i == t->track_n - 1)
            put_offer(t, &out);
        else
            abyss_put_word(SORT_CARD, card, &out);
        cli_add_piece(
            &l, card == NO_CARD || card == MONSTER ? CLI_BOLD : abyss_race_styles[race_of(card)],
            text);
    }
    abyss_end_line(&l);
}

static void show_council(const abyss_view *v)
{
    cli_line l = abyss_begin_line("abyss.table.council");

    for (int race = 0; race < RACES; race++) {
        char text[160];
        tt_text out = tt_text_in(text, sizeof text);
        if (v->table.council_n[race] == 0)
            continue;
        abyss_put_pile(v, race, &out);
        cli_add_piece(&l, abyss_race_styles[race], text);
    }
    abyss_end_line(&l);
}

/* "1 2 [3] 4 5 6" */
static void add_marker(cli_line *l, int marker)
{
    char text[64];
    tt_text out = tt_text_in(text, sizeof text);

    for (int space = 1; space <= THREAT_SPACES; space++) {
        tt_put(&out, space > 1 ? " " : "");
        tt_put(&out, space == marker ? "[" : "");
        tt_put_number(&out, space);
        tt_put(&out, space == marker ? "]" : "");
    }
    cli_add_piece(l, CLI_PLAIN, text);
}

/* The marker, and what one gets for a fight now. */
static void show_threat(const abyss_view *v)
{
    cli_line l = abyss_begin_line("abyss.table.threat");
    int space = abyss_space_seen(v, v->table.threat);

    add_marker(&l, v->table.threat);
    for (int reward = 1, n = 0; reward < REWARDS_END; reward++) {
        char name[128], text[160];
        tt_text r = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);
        if (abyss_rewards[reward].space != space)
            continue;
        abyss_put_word(SORT_REWARD, reward, &r);
        cli_put_filled("abyss.table.or", name, 0, &out);
        cli_add_piece(&l, CLI_PLAIN, n++ > 0 ? text : name);
    }
    abyss_end_line(&l);
}

/* Its name with what it is worth to that seat, and why. */
static void add_location(cli_line *l, const abyss_view *v, int seat, int location)
{
    char name[128], text[256], worth[256];
    tt_text n = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);
    tt_text w = tt_text_in(worth, sizeof worth);

    abyss_put_word(SORT_LOCATION, location, &n);
    if (seat < v->table.seats)
        cli_put_filled("abyss.table.location_now", name, abyss_location_seen(v, seat, location),
                       &out);
    cli_add_piece(l, CLI_PLAIN, out.n > 0 ? text : name);
    abyss_put_worth(v, TT_SPECTATOR, location, &w); /* in words */
    cli_add_piece(l, CLI_PLAIN, worth);
}

static void show_available(const abyss_view *v)
{
    cli_line l = abyss_begin_line("abyss.table.available");

    if (v->table.available == 0)
        abyss_end_line(&l);
    for (location_bag left = v->table.available; left != 0; left &= left - 1) {
        if (left != v->table.available) {
            printf("%*s", LABEL, "");
            l = cli_line_from(LABEL);
        }
        add_location(&l, v, v->seat, first_location(left));
        abyss_end_line(&l);
    }
}

static void show_decks(const abyss_table *t)
{
    const tt_arg args[] = {cli_number("a", t->deck_n), cli_number("b", abyss_cards_in(&t->discard)),
                           cli_number("c", t->lord_deck_n), cli_number("d", t->stack_n)};
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);

    abyss_begin_line("abyss.table.decks");
    tt_say(cli_lang(), &out, "abyss.table.deck_sizes", args, 4);
    cli_hanging(text, LABEL);
}

/* ==== A player ============================================================= */

/* All keys that count, and how many of them are tokens. */
static void add_keys(cli_line *l, const abyss_player *p)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    if (p->keys == 0)
        cli_put_number("abyss.table.n_keys", abyss_keys_of(p), &out);
    else
        cli_put_numbers("abyss.table.n_keys_tokens", abyss_keys_of(p), p->keys, &out);
    cli_add_piece(l, CLI_PLAIN, text);
}

/* "2 monster tokens: 2+3" to who knows them. */
static void add_tokens(cli_line *l, const abyss_view *v, int seat)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);
    bool first = true;

    cli_put_number("abyss.table.n_tokens", v->table.player[seat].tokens_n, &out);
    for (int kind = 0; kind < TOKEN_KINDS; kind++) {
        for (int i = 0; i < v->token[seat][kind]; i++) {
            if (first)
                cli_put_sign("cli.sign.colon", &out);
            else
                tt_put_char(&out, '+');
            tt_put_number(&out, kind + TOKEN_WORTH);
            first = false;
        }
    }
    cli_add_piece(l, CLI_PLAIN, text);
}

/* Whether something of this player is hidden from who looks. */
static bool has_secrets(const abyss_view *v, int seat)
{
    return abyss_cards_in(&v->hand[seat].cards) < v->table.hand_n[seat] ||
           tokens_in(v->token[seat]) < v->table.player[seat].tokens_n;
}

static void add_points(cli_line *l, const abyss_view *v, int seat)
{
    abyss_points p = abyss_points_seen(v, seat);
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_number("abyss.table.n_points", p.locations + p.lords + p.allies + p.tokens, &out);
    tt_put(&out, has_secrets(v, seat) ? " +?" : "");
    cli_add_piece(l, CLI_BOLD, text);
}

static void show_numbers(const abyss_view *v, int seat, const char *name)
{
    const abyss_player *p = &v->table.player[seat];
    bool is_active = v->table.agenda.n > 0 && v->table.active == seat;
    cli_line l = cli_line_from(0);
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put(&out, is_active ? "> " : "");
    tt_put(&out, name);
    l.indent = LABEL;
    cli_add_piece(&l, seat == v->seat ? CLI_ACT : CLI_BOLD, text);
    add_points(&l, v, seat);
    abyss_add_number(&l, "abyss.table.n_pearls", p->pearls);
    add_keys(&l, p);
    add_tokens(&l, v, seat);
    abyss_add_number(&l, "abyss.table.n_hand", v->table.hand_n[seat]);
    abyss_add_number(&l, "abyss.table.n_lords", lords_in(p->free | p->used));
    abyss_end_line(&l);
}

static void show_free_lords(const abyss_player *p)
{
    cli_line l = abyss_begin_line("abyss.table.lords");

    for (lord_bag left = p->free; left != 0; left &= left - 1) {
        char text[128];
        tt_text out = tt_text_in(text, sizeof text);
        abyss_put_lord(p, first_lord(left), &out);
        cli_add_piece(&l, abyss_guild_styles[abyss_lords[first_lord(left)].guild], text);
    }
    abyss_end_line(&l);
}

static void show_allies(const char *key, const ally_bag *bag, abyss_put_lane *put)
{
    cli_line l = abyss_begin_line(key);

    abyss_add_allies(&l, bag, put);
    abyss_end_line(&l);
}

static void show_location(const abyss_view *v, int seat, int location)
{
    cli_line l = abyss_begin_line("abyss.table.location");
    char text[TEXT_BYTES], names[256];
    tt_text out = tt_text_in(text, sizeof text), lords = tt_text_in(names, sizeof names);

    add_location(&l, v, seat, location);
    if (abyss_put_lords_under(&v->table, seat, location, &lords)) {
        cli_put_filled("abyss.table.under", names, 0, &out);
        cli_add_piece(&l, CLI_PLAIN, text);
    }
    abyss_end_line(&l);
}

static void show_player(const abyss_view *v, int seat, const char *name)
{
    const abyss_player *p = &v->table.player[seat];

    putchar('\n');
    show_numbers(v, seat, name);
    if (p->free != 0)
        show_free_lords(p);
    for (location_bag left = p->locations; left != 0; left &= left - 1)
        show_location(v, seat, first_location(left));
    if (abyss_cards_in(&p->affiliated) > 0)
        show_allies("abyss.table.affiliated", &p->affiliated, abyss_put_allies);
    if (abyss_cards_in(&v->hand[seat].cards) > 0)
        show_allies("abyss.table.hand", &v->hand[seat].cards, abyss_put_sum);
}

/* ==== The table ============================================================ */

static bool is_exploring(const abyss_table *t)
{
    return t->track_n > 0;
}

/* What everybody may look through. */
static void show_discard(const abyss_table *t)
{
    cli_line l = abyss_begin_line("abyss.table.discard");
    char name[96], text[128];
    tt_text n = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);

    abyss_add_allies(&l, &t->discard, abyss_put_allies);
    if (has_card(&t->discard, MONSTER)) {
        abyss_put_word(SORT_CARD, MONSTER, &n);
        tt_put(&out, name);
        tt_put(&out, " ×");
        tt_put_number(&out, copies_in(&t->discard, MONSTER));
        cli_add_piece(&l, CLI_BOLD, text);
    }
    abyss_end_line(&l);
}

/* How much of the table is shown: on a low screen little, so that the question is seen
 * together with it. */
typedef enum extent { SHORT, USUAL, WHOLE } extent;

static extent extent_of(bool whole)
{
    enum { LOW_SCREEN = 36 };

    return whole ? WHOLE : cli_height() < LOW_SCREEN ? SHORT : USUAL;
}

static void show_middle(const abyss_view *v, extent e)
{
    putchar('\n');
    show_court(v, e == WHOLE || (e == USUAL && !is_exploring(&v->table)));
    if (is_exploring(&v->table))
        show_track(&v->table);
    show_council(v);
    show_threat(v);
    show_available(v);
    if (e != SHORT)
        show_decks(&v->table);
    if (e == WHOLE)
        show_discard(&v->table);
}

/* What else is to be known of the question that is asked. */
static void show_matter(const abyss_view *v, const char *const names[])
{
    const abyss_table *t = &v->table;

    switch (tt_top(&t->agenda).stage) {
    case STAGE_PAY:
        putchar('\n');
        abyss_show_payment(v);
        break;
    case STAGE_SPEND:
        cli_say(stdout, "abyss.table.keys_due", 1, cli_number("a", t->keys_due));
        break;
    case STAGE_LIMIT:
        cli_say(stdout, "abyss.table.limit", 1,
                cli_number("a", t->hand_n[tt_top(&t->agenda).seat] - HAND_LIMIT));
        break;
    case STAGE_ASSASSIN:
        cli_say(stdout, "abyss.table.victim", 1, cli_text("a", names[t->victim - 1]));
        break;
    default:
        break;
    }
}

static void show_last(const abyss_table *t, const char *const names[])
{
    if (t->again != 0)
        cli_say(stdout, "abyss.table.again", 1, cli_text("a", names[t->active]));
    if (t->last != 0)
        cli_say(stdout, "abyss.table.last", 1, cli_text("a", names[t->last - 1]));
}

static void show(const void *view, const char *const names[], bool whole)
{
    const abyss_view *v = view;
    const abyss_table *t = &v->table;
    bool is_over = t->agenda.n == 0;
    extent e = extent_of(whole);

    if (e == SHORT)
        putchar('\n');
    for (int i = 1; i <= t->seats; i++) {
        int seat = abyss_is_looking(v) ? (v->seat + i) % t->seats : i - 1;
        if (seat == v->seat && !is_over) /* mine last, next to the question */
            break;
        if (e == SHORT)
            show_numbers(v, seat, names[seat]);
        else
            show_player(v, seat, names[seat]);
    }
    if (is_over)
        return;
    show_middle(v, e);
    if (abyss_is_looking(v))
        show_player(v, v->seat, names[v->seat]);
    show_last(t, names);
    show_matter(v, names);
}

static void show_news(const void *view, const char *const names[])
{
    const abyss_view *v = view;

    switch (tt_top(&v->table.agenda).stage) {
    case STAGE_ACTION:
        putchar('\n');
        show_court(v, extent_of(false) != SHORT);
        show_player(v, v->seat, names[v->seat]);
        break;
    case STAGE_TAKE:
    case STAGE_FIGHT:
        putchar('\n');
        show_track(&v->table);
        show_threat(v);
        break;
    case STAGE_PAY:
        show_matter(v, names);
        show_allies("abyss.table.hand", &v->hand[v->seat].cards, abyss_put_sum);
        break;
    default:
        show_matter(v, names);
    }
}

static void show_legend(void)
{
    show_dim("abyss.table.legend");
    show_dim("abyss.table.legend_races");
    show_dim("abyss.table.legend_points");
}

/* With the memory aid hands are for all, but monster tokens are not. */
static bool has_hands(const void *view)
{
    const abyss_table *t = &((const abyss_view *)view)->table;
    int tokens = 0;

    for (int seat = 0; seat < t->seats; seat++)
        tokens += t->player[seat].tokens_n;
    return t->memory == 0 || tokens > 0;
}

const cli_table cli_table_abyss = {
    .game = &tt_abyss,
    .example_move = "explore",
    .example_rule = "A-5.4",
    .example_orders = "buy crab 3 2, pass any 5 1",
    .show = show,
    .show_news = show_news,
    .show_legend = show_legend,
    .show_result = abyss_show_result,
    .put_note = abyss_put_note,
    .has_hands = has_hands,
    .order_of = abyss_order_of,
    .is_of_set = abyss_is_of_set,
    .show_card = abyss_show_card,
};
