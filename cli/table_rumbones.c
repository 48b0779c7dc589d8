/* The table of Rum & Bones in plain lines: the map, and beside it or below who is where. */
#include "cli/pane_rumbones.h"
#include "cli/table.h"

enum { TEXT_BYTES = 512 };

/* ==== Heroes =============================================================== */

enum { WHERE = 4, DAMAGE = 6, COINS = 4 };

static bool is_off_board(const rumbones_table *t, int hero)
{
    return t->at[hero] == OFF_BOARD;
}

/* Why it is not on the board, or NULL. */
static const char *absence_of(const rumbones_table *t, int hero)
{
    const rumbones_hero *h = &t->hero[hero];

    if (t->pirates && h->lives == 0)
        return "rumbones.table.out";
    if ((h->token & TOKEN_SILVER) != 0)
        return "rumbones.table.silver";
    if ((h->token & TOKEN_GOLD) != 0)
        return "rumbones.table.gold";
    return is_off_board(t, hero) && (h->token & TOKEN_ACTIVATED) != 0 ? "rumbones.table.overboard"
                                                                      : NULL;
}

static int name_columns(const rumbones_table *t)
{
    int most = 0;

    for (int hero = 0; hero < HEROES_MAX; hero++) {
        char name[128];
        tt_text out = tt_text_in(name, sizeof name);
        if (t->hero[hero].who == NO_HERO)
            continue;
        rumbones_put_word(SORT_HERO, t->hero[hero].who, &out);
        most = cli_columns(name) > most ? cli_columns(name) : most;
    }
    return most;
}

/* ">CA Carcharias": who acts, or has acted, its sign and its name. */
static void put_name(pane *p, int hero, int columns)
{
    const rumbones_table *t = p->table;
    bool acts = t->acting == hero, has_acted = (t->hero[hero].token & TOKEN_ACTIVATED) != 0;
    char name[128], sign[16], text[256];
    tt_text n = tt_text_in(name, sizeof name), s = tt_text_in(sign, sizeof sign);

    rumbones_put_sign(t, hero, &s);
    rumbones_put_word(SORT_HERO, t->hero[hero].who, &n);
    pane_cut(name, columns);
    snprintf(text, sizeof text, "%c%s ", acts ? '>' : has_acted ? '*' : ' ', sign);
    pane_put(p, acts ? CLI_ACT : rumbones_side_styles[rumbones_side_seen(t, hero)], text);
    pane_put(p, acts ? CLI_ACT : has_acted ? CLI_DIM : CLI_PLAIN, name);
    printf("%*s", columns - cli_columns(name), "");
    p->at += columns - cli_columns(name);
}

/* "c8    3/9  $2  21-": where, damage and vigour, coins, levels of its skills. */
static void put_numbers(pane *p, int hero, bool with_levels)
{
    const rumbones_table *t = p->table;
    const rumbones_hero *h = &t->hero[hero];
    char text[128], zone[32], damage[32], coins[32], levels[SKILLS_EACH + 1];
    tt_text z = tt_text_in(zone, sizeof zone);

    if (is_off_board(t, hero))
        tt_put(&z, "-");
    else
        rumbones_put_word(SORT_ZONE, t->at[hero], &z);
    for (int i = 0; i < SKILLS_EACH; i++)
        levels[i] = (char)(h->level[i] == 0 ? '-' : '0' + h->level[i]);
    levels[SKILLS_EACH] = '\0';
    snprintf(damage, sizeof damage, "%d/%d", h->damage, rumbones_heroes[h->who].vigour);
    snprintf(coins, sizeof coins, "$%d", h->coins);
    snprintf(text, sizeof text, " %-*s%*s%*s%s%s", WHERE, zone, DAMAGE - 1, damage, COINS, coins,
             with_levels ? " " : "", with_levels ? levels : "");
    pane_put(p, CLI_PLAIN, text);
}

/* "Jaws 2" */
static void add_skills(pane *p, int hero)
{
    const rumbones_hero *h = &p->table->hero[hero];

    for (int i = 0; i < SKILLS_EACH; i++) {
        char text[128];
        tt_text out = tt_text_in(text, sizeof text);
        rumbones_put_word(SORT_SKILL, rumbones_heroes[h->who].skill[i], &out);
        tt_put_char(&out, ' ');
        if (h->level[i] == 0)
            tt_put_char(&out, '-');
        else
            tt_put_number(&out, h->level[i]);
        pane_add(p, h->level[i] == 0 ? CLI_DIM : h->level[i] == 2 ? CLI_BOLD : CLI_PLAIN, text);
    }
}

/* "CA Jaws 2 · Red Tide - · Ambush 1", where there was no room for names before. */
static void show_skills(pane *p)
{
    for (int hero = 0; hero < HEROES_MAX && !p->is_below; hero++) {
        char sign[16];
        tt_text out = tt_text_in(sign, sizeof sign);
        if (p->table->hero[hero].who == NO_HERO)
            continue;
        rumbones_put_sign(p->table, hero, &out);
        pane_line(p, 2);
        pane_add(p, rumbones_side_styles[rumbones_side_seen(p->table, hero)], sign);
        add_skills(p, hero);
        pane_line_end(p);
    }
}

/* Whether a side has more than one player. */
static bool is_shared(const rumbones_table *t, int side)
{
    int seats = 0;

    for (int seat = 0; seat < t->seats; seat++)
        seats += t->side_of[seat] == side;
    return seats > 1;
}

static void show_hero(pane *p, int hero, int columns)
{
    const rumbones_table *t = p->table;
    const rumbones_hero *h = &t->hero[hero];
    int room = pane_room(p);
    int numbers = 1 + WHERE + DAMAGE + COINS + SKILLS_EACH, sign = t->pirates ? 5 : 4;
    char text[TEXT_BYTES];
    tt_text out = tt_text_in(text, sizeof text);

    pane_line(p, sign);
    put_name(p, hero, columns + sign + numbers > room ? room - sign - numbers : columns);
    put_numbers(p, hero, !p->is_below);
    if (absence_of(t, hero) != NULL)
        pane_add_sentence(p, CLI_YELLOW, absence_of(t, hero));
    if (t->pirates && t->heroes_each > 1)
        pane_add_number(p, "rumbones.table.n_lives", h->lives);
    rumbones_put_statuses(h->status, &out);
    if (h->status != 0)
        pane_add(p, CLI_YELLOW, text);
    if (p->is_below)
        add_skills(p, hero);
    pane_line_end(p);
}

/* ==== Sides ================================================================ */

/* "Anna (hand 3)" */
static void add_seat(pane *p, const rumbones_view *v, int seat, const char *name)
{
    char text[TEXT_BYTES];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put(&out, name);
    if (!v->table.pirates) {
        cli_put_sign("cli.sign.open", &out);
        cli_put_number("rumbones.table.n_hand", v->table.hand_n[seat], &out);
        cli_put_sign("cli.sign.close", &out);
    }
    pane_add(p, seat == v->seat ? CLI_ACT : CLI_BOLD, text);
}

/* "> Side A · Deep Lords · Anna (hand 3)"; several players have lines of their own. */
static void show_side_name(pane *p, const rumbones_view *v, int side, const char *const names[])
{
    const rumbones_table *t = &v->table;
    bool is_active = t->agenda.n > 0 && t->turn == side && t->round > 0;

    pane_line(p, 2);
    pane_put(p, CLI_ACT, is_active ? "> " : "");
    p->is_empty = true;
    pane_add_side(p, rumbones_side_styles[side], "rumbones.table.side", side);
    if (!t->pirates) {
        char faction[128];
        tt_text out = tt_text_in(faction, sizeof faction);
        rumbones_put_word(SORT_FACTION, t->team[side].faction, &out);
        pane_add(p, CLI_PLAIN, faction);
    }
    for (int seat = 0; seat < t->seats && !is_shared(t, side); seat++)
        if (t->side_of[seat] == side)
            add_seat(p, v, seat, names[seat]);
    if (t->pirates && t->heroes_each == 1 && t->hero[(size_t)2 * (size_t)side].who != NO_HERO)
        pane_add_number(p, "rumbones.table.n_lives", t->hero[(size_t)2 * (size_t)side].lives);
    pane_line_end(p);
}

static void show_side_numbers(pane *p, int side, bool whole)
{
    const rumbones_table *t = p->table;
    const rumbones_team *team = &t->team[side];

    pane_line(p, 2);
    printf("  ");
    p->at += 2;
    pane_add_numbers(p, CLI_BOLD, "rumbones.table.n_points", team->points, POINTS_TO_WIN);
    pane_add_numbers(p, CLI_PLAIN, "rumbones.table.n_pool", team->pool, POOL_MAX);
    pane_add_numbers(p, CLI_PLAIN, "rumbones.table.n_supply", t->supply[side][DECKHAND],
                     t->supply[side][BOSUN]);
    if (team->crew_done != 0)
        pane_add_sentence(p, CLI_DIM, "rumbones.table.crew_acted");
    if (team->gun != 0)
        pane_add_sentence(p, CLI_GREEN, "rumbones.table.better_gun");
    if (team->bosuns != 0)
        pane_add_sentence(p, CLI_GREEN, "rumbones.table.better_bosuns");
    if (whole)
        pane_add_number(p, "rumbones.table.n_deck", t->deck_n[side]);
    pane_line_end(p);
}

/* A player of a side of several: a line with the name, and the heroes. */
static void show_member(pane *p, const rumbones_view *v, int seat, const char *name)
{
    pane_line(p, 2);
    printf("  ");
    p->at += 2;
    add_seat(p, v, seat, name);
    pane_line_end(p);
}

/* What goes on below the map says again whose it is. */
static void go_on_below(pane *p, const rumbones_view *v, int side, const char *const names[])
{
    if (pane_leaves_map(p))
        show_side_name(p, v, side, names);
}

static void show_side(pane *p, const rumbones_view *v, int side, const char *const names[],
                      bool whole)
{
    const rumbones_table *t = &v->table;
    int columns = name_columns(t);

    show_side_name(p, v, side, names);
    if (!t->pirates)
        show_side_numbers(p, side, whole);
    for (int seat = 0; seat < t->seats; seat++) {
        if (t->side_of[seat] != side)
            continue;
        go_on_below(p, v, side, names);
        if (is_shared(t, side))
            show_member(p, v, seat, names[seat]);
        for (int hero = 0; hero < HEROES_MAX; hero++)
            if (t->hero[hero].who != NO_HERO && rumbones_side_seen(t, hero) == side &&
                t->hero[hero].owner == seat) {
                go_on_below(p, v, side, names);
                show_hero(p, hero, columns);
            }
    }
}

static void show_sides(pane *p, const rumbones_view *v, const char *const names[], bool whole)
{
    const rumbones_table *t = &v->table;
    int mine = rumbones_is_looking(v) ? t->side_of[v->seat] : t->sides - 1;

    for (int i = 1; i <= t->sides; i++) /* mine last, next to the question */
        show_side(p, v, (mine + i) % t->sides, names, whole);
}

/* ==== Round, Kraken, Sea Dragon ============================================ */

static void show_round(pane *p)
{
    const rumbones_table *t = p->table;

    if (t->round == 0)
        return; /* heroes are picked */
    pane_line(p, 2);
    pane_add_number(p, "rumbones.table.round", t->round);
    pane_add_side(p, CLI_PLAIN, "rumbones.table.first", t->first);
    pane_line_end(p);
}

/* Two dice that show no more than the pools together. */
static int ways_to_rise(int pools)
{
    int ways = 0;

    for (int first = 1; first <= DIE_FACES; first++)
        for (int second = 1; second <= DIE_FACES; second++)
            ways += first + second <= pools;
    return ways;
}

/* Where a beast is, and its damage; {d}: whose it is. */
static void add_beast(pane *p, const char *key, int beast, int zone, int damage, int side)
{
    char text[TEXT_BYTES], where[32], owner[32];
    tt_text out = tt_text_in(text, sizeof text), z = tt_text_in(where, sizeof where);
    tt_text o = tt_text_in(owner, sizeof owner);

    rumbones_put_word(SORT_ZONE, zone, &z);
    rumbones_put_word(SORT_SIDE, side, &o);
    const tt_arg args[] = {cli_text("a", where), cli_number("b", damage),
                           cli_number("c", rumbones_beasts[beast].vigour), cli_text("d", owner)};
    tt_say(cli_lang(), &out, key, args, 4);
    pane_add(p, CLI_PLAIN, text);
}

static void show_kraken(pane *p)
{
    const rumbones_table *t = p->table;
    char text[TEXT_BYTES], chance[32];
    tt_text out = tt_text_in(text, sizeof text), c = tt_text_in(chance, sizeof chance);

    pane_line(p, 2);
    pane_add_sentence(p, CLI_PURPLE, "rumbones.beast.kraken");
    if (t->kraken == 0) {
        int pools = t->team[SIDE_A].pool + t->team[SIDE_B].pool;
        rumbones_put_chance((uint64_t)ways_to_rise(pools), (uint64_t)DIE_FACES * DIE_FACES, &c);
        cli_put_filled("rumbones.table.kraken_below", chance, 0, &out);
        pane_add(p, CLI_PLAIN, text);
    } else if (t->kraken == 1) {
        add_beast(p, "rumbones.table.kraken_at", KRAKEN, t->kraken_zone, t->kraken_damage, 0);
    } else {
        pane_add_sentence(p, CLI_PLAIN, "rumbones.table.beaten");
    }
    pane_line_end(p);
}

static void show_dragon(pane *p)
{
    const rumbones_table *t = p->table;

    pane_line(p, 2);
    pane_add_sentence(p, CLI_PURPLE, "rumbones.beast.dragon");
    if (t->dragon == 1)
        add_beast(p, "rumbones.table.dragon_at", DRAGON, t->dragon_zone, t->dragon_damage,
                  t->side_of[t->dragon_owner]);
    else
        pane_add_sentence(p, CLI_PLAIN, "rumbones.table.beaten");
    pane_line_end(p);
}

/* "M e9 2/10" */
static void put_rigging(const rumbones_table *t, int token, tt_text *out)
{
    const rumbones_board *b = &rumbones_boards[t->board];

    tt_put_char(out, rumbones_rigging_letter(t, token));
    tt_put_char(out, ' ');
    if ((t->gone >> token & 1) != 0) {
        cli_put_sentence("rumbones.table.destroyed", out);
        return;
    }
    rumbones_put_word(SORT_ZONE, b->rigging_zone[token], out);
    tt_put_char(out, ' ');
    tt_put_number(out, t->rigging[token]);
    tt_put_char(out, '/');
    tt_put_number(out, rumbones_riggings[b->rigging_kind[token]].vigour);
}

static cli_style rigging_style(const rumbones_table *t, int token)
{
    bool is_gone = (t->gone >> token & 1) != 0;

    return is_gone ? CLI_DIM : t->rigging[token] > 0 ? CLI_YELLOW : CLI_PLAIN;
}

/* What the map does not say for the figures that stand on it. */
static void show_hidden(pane *p)
{
    const rumbones_table *t = p->table;
    bool is_first = true;

    for (int token = 0; token < rumbones_boards[t->board].rigging_n; token++) {
        char text[TEXT_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        if (!rumbones_hides_rigging(t, token))
            continue;
        if (is_first) {
            pane_line(p, 2);
            pane_add_sentence(p, CLI_DIM, "rumbones.table.hidden");
        }
        is_first = false;
        put_rigging(t, token, &out);
        pane_add(p, rigging_style(t, token), text);
    }
    if (!is_first)
        pane_line_end(p);
}

static void show_map(const rumbones_view *v, const char *const names[], bool whole,
                     bool has_rigging)
{
    const rumbones_table *t = &v->table;
    pane p = pane_begin(t);

    show_round(&p);
    show_sides(&p, v, names, whole);
    if (!t->pirates)
        show_kraken(&p);
    if (t->dragon != 0)
        show_dragon(&p);
    if (!has_rigging)
        show_hidden(&p);
    pane_end(&p);
    if (whole)
        show_skills(&p);
}

/* ==== Rigging and hands ==================================================== */

static void show_rigging(const rumbones_table *t, int side)
{
    const rumbones_board *b = &rumbones_boards[t->board];
    cli_line l = rumbones_begin_line("rumbones.table.rigging");

    for (int token = 0; token < b->rigging_n; token++)
        if (b->rigging_side[token] == side) {
            char text[TEXT_BYTES];
            tt_text out = tt_text_in(text, sizeof text);
            put_rigging(t, token, &out);
            cli_add_piece(&l, rigging_style(t, token), text);
        }
    cli_end_line(&l, "rumbones.table.none");
}

static void put_card_name(tide_bag hand, int card, tt_text *out)
{
    rumbones_put_word(SORT_CARD, card, out);
    if (copies_in(hand, card) == 1)
        return;
    tt_put(out, " ×");
    tt_put_number(out, copies_in(hand, card));
}

/* Its name and what it does, a line for each. */
static void show_card_texts(tide_bag hand, int first)
{
    for (int card = first; card < first + DECK_KINDS; card++) {
        char text[TEXT_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        if (copies_in(hand, card) == 0)
            continue;
        put_card_name(hand, card, &out);
        cli_put_sign("cli.sign.colon", &out);
        rumbones_put_card(card, &out);
        cli_wrapped(text, RUMBONES_LABEL);
    }
}

static void show_hand(const rumbones_view *v, int seat, const char *name, bool whole)
{
    tide_bag hand = v->hand[seat];
    int first = first_card(v->table.team[v->table.side_of[seat]].faction);
    cli_line l = rumbones_begin_line("rumbones.table.hand");

    if (seat != v->seat)
        cli_add_piece(&l, CLI_DIM, name);
    for (int card = first; card < first + DECK_KINDS && hand != 0; card++) {
        char text[TEXT_BYTES];
        tt_text out = tt_text_in(text, sizeof text);
        if (copies_in(hand, card) == 0)
            continue;
        put_card_name(hand, card, &out);
        cli_add_piece(&l, CLI_PLAIN, text);
    }
    cli_end_line(&l, "rumbones.table.none");
    if (whole && hand != 0)
        show_card_texts(hand, first);
}

/* One's own hand, and before it those of the mates that have one. */
static void show_hands(const rumbones_view *v, const char *const names[], bool whole)
{
    const rumbones_table *t = &v->table;

    if (!rumbones_is_looking(v) || t->pirates)
        return;
    for (int seat = 0; seat < t->seats; seat++)
        if (seat != v->seat && t->side_of[seat] == t->side_of[v->seat] && t->hand_n[seat] > 0)
            show_hand(v, seat, names[seat], whole);
    if (t->hand_n[v->seat] > 0)
        show_hand(v, v->seat, names[v->seat], whole);
}

/* ==== The table ============================================================ */

/* On a low screen little is shown, so that the question is seen together with the map. */
static bool is_low(void)
{
    enum { LOW_SCREEN = 36 };

    return cli_height() < LOW_SCREEN;
}

static void show(const void *view, const char *const names[], bool whole)
{
    const rumbones_view *v = view;
    const rumbones_table *t = &v->table;

    bool has_rigging = whole || !is_low();
    putchar('\n');
    show_map(v, names, whole, has_rigging);
    if (t->pirates && has_rigging)
        show_rigging(t, NOBODY);
    for (int side = 0; side < BOTH_SIDES && !t->pirates && has_rigging; side++)
        show_rigging(t, side);
    if (t->agenda.n == 0)
        return;
    show_hands(v, names, whole);
    rumbones_show_matter(v);
}

static void show_news(const void *view, const char *const names[])
{
    const rumbones_view *v = view;

    switch (tt_top(&v->table.agenda).stage) {
    case STAGE_TAKE:
    case STAGE_ACT:
    case STAGE_HALVES:
    case STAGE_SWIM:
        putchar('\n');
        show_map(v, names, false, false);
        show_hands(v, names, false);
        break;
    default:
        break;
    }
    rumbones_show_matter(v);
}

static void show_legend(void)
{
    cli_set_style(CLI_DIM);
    cli_say(stdout, "rumbones.table.legend", 0);
    cli_set_style(CLI_PLAIN);
}

static void show_result(const void *view, const char *const names[])
{
    const rumbones_table *t = &((const rumbones_view *)view)->table;

    for (int seat = 0; seat < t->seats; seat++) {
        const rumbones_hero *own = &t->hero[(size_t)2 * (size_t)seat];
        int lives = own[0].lives + own[1].lives;
        int points = t->pirates ? lives : t->team[t->side_of[seat]].points;
        cli_say(stdout, t->pirates ? "rumbones.table.result_lives" : "rumbones.table.result_points",
                2, cli_text("a", names[seat]), cli_number("b", points));
    }
}

static bool has_hands(const void *view)
{
    return ((const rumbones_view *)view)->table.pirates == 0;
}

const cli_table cli_table_rumbones = {
    .game = &tt_rumbones,
    .example_move = "jump c7",
    .example_rule = "R-13.1",
    .example_orders = "pass jump always, pass attack 4",
    .show = show,
    .show_news = show_news,
    .show_legend = show_legend,
    .has_long_legend = true,
    .show_result = show_result,
    .put_note = rumbones_put_note,
    .has_hands = has_hands,
    .order_of = rumbones_order_of,
    .is_of_set = rumbones_is_of_set,
    .show_card = rumbones_show_card,
    .show_place = rumbones_show_place,
    .put_told = rumbones_put_told,
    .put_move = rumbones_put_move,
    .put_ask = rumbones_put_ask,
    .put_window = rumbones_put_window,
    .intro_of = rumbones_intro_of,
    .is_hopeless = rumbones_is_hopeless,
    .begins_turn = rumbones_begins_turn,
    .usual = rumbones_usual,
};
