/* Rum & Bones in words and signs. */
#include "cli/words_rumbones.h"

#include <ctype.h>

/* ==== What follows from a view ============================================= */

bool rumbones_is_looking(const rumbones_view *v)
{
    return v->seat < v->table.seats;
}

int rumbones_side_seen(const rumbones_table *t, int hero)
{
    return figure_of(t, hero) / 16;
}

int rumbones_place_seen(const rumbones_table *t, int figure)
{
    for (int hero = 0; hero < HEROES_MAX; hero++)
        if (t->hero[hero].who != NO_HERO && figure_of(t, hero) == figure)
            return hero;
    return NO_PLACE;
}

int rumbones_crew_seen(const rumbones_table *t, int side, int kind, int zone)
{
    int slot = rumbones_boards[t->board].slot[zone];

    return slot == NO_SLOT ? 0 : t->crew[side][kind][slot];
}

int rumbones_rigging_seen(const rumbones_table *t, int zone)
{
    int token = rumbones_boards[t->board].rigging[zone];

    return token != NO_RIGGING && (t->gone >> token & 1) == 0 ? token : NO_RIGGING;
}

int rumbones_plank_seen(const rumbones_table *t, int zone)
{
    const rumbones_board *b = &rumbones_boards[t->board];

    for (int i = 0; i < PLANKS; i++)
        if (b->planks[i] == zone && b->cell[zone] == CELL_PLANK && (t->planks >> i & 1) != 0)
            return i;
    return -1;
}

/* ==== Lines ================================================================ */

const cli_style rumbones_side_styles[SIDES_MAX] = {CLI_BLUE,   CLI_RED,    CLI_GREEN,
                                                   CLI_YELLOW, CLI_PURPLE, CLI_BOLD};

cli_line rumbones_begin_line(const char *key)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    tt_say(cli_lang(), &out, key, NULL, 0);
    cli_set_style(CLI_DIM);
    cli_padded(text, RUMBONES_LABEL - 1);
    putchar(' ');
    cli_set_style(CLI_PLAIN);
    int at = cli_columns(text) < RUMBONES_LABEL ? RUMBONES_LABEL : cli_columns(text) + 1;
    return (cli_line){.at = at, .indent = RUMBONES_LABEL, .is_empty = true};
}

void rumbones_add_number(cli_line *l, const char *key, int number)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_number(key, number, &out);
    cli_add_piece(l, CLI_PLAIN, text);
}

/* ==== Words ================================================================ */

const char *const rumbones_role_keys[] = {"rumbones.role.captain", "rumbones.role.brute",
                                          "rumbones.role.gunner", "rumbones.role.swashbuckler",
                                          "rumbones.role.quartermaster"};
const char *const rumbones_kind_keys[] = {"rumbones.kind.basic", "rumbones.kind.attack",
                                          "rumbones.kind.ability", "rumbones.kind.reaction"};
const char *const rumbones_when_keys[] = {
    "rumbones.when.own",  "rumbones.when.decl",  "rumbones.when.roll",  "rumbones.when.dmg",
    "rumbones.when.jump", "rumbones.when.crew1", "rumbones.when.crewm", "rumbones.when.gun"};

void rumbones_put_word(int sort, int value, tt_text *out)
{
    tt_say_word(cli_lang(), &tt_rumbones, sort, value, out);
}

void rumbones_put_figure(const rumbones_table *t, int hero, tt_text *out)
{
    rumbones_put_word(SORT_FIGURE, figure_of(t, hero), out);
}

/* The first letters of its word in the notation: no two heroes have the same. */
void rumbones_put_sign(const rumbones_table *t, int hero, tt_text *out)
{
    char word[64];
    tt_text w = tt_text_in(word, sizeof word);
    int side = rumbones_side_seen(t, hero);

    tt_put_word(tt_rumbones.grammar, SORT_HERO, t->hero[hero].who, &w);
    for (int i = 0; i < 2; i++) {
        bool capital = t->pirates ? i == 0 : side == SIDE_A;
        tt_put_char(out, (char)(capital ? toupper((unsigned char)word[i]) : word[i]));
    }
    if (t->pirates)
        tt_put_char(out, (char)('A' + side));
}

char rumbones_rigging_letter(const rumbones_table *t, int token)
{
    static const char LETTERS[RIGGINGS + 1] = "MCHRPA";
    const rumbones_board *b = &rumbones_boards[t->board];
    char letter = LETTERS[b->rigging_kind[token]];

    return (char)(b->rigging_side[token] == SIDE_B ? tolower((unsigned char)letter) : letter);
}

void rumbones_put_statuses(int statuses, tt_text *out)
{
    bool first = true;

    for (int i = 0; i < STATUSES; i++) {
        if ((statuses >> i & 1) == 0)
            continue;
        if (!first)
            cli_put_sign("cli.sign.comma", out);
        rumbones_put_word(SORT_STATUS, i, out);
        first = false;
    }
}

/* A part of a list, after a comma if it is not the first. */
static void put_comma(tt_text *out, size_t from)
{
    if (out->n > from)
        cli_put_sign("cli.sign.comma", out);
}

void rumbones_put_crew(int deckhands, int bosuns, tt_text *out)
{
    size_t from = out->n;

    if (deckhands > 0)
        cli_put_number("rumbones.table.n_deckhands", deckhands, out);
    if (bosuns > 0) {
        put_comma(out, from);
        cli_put_number("rumbones.table.n_bosuns", bosuns, out);
    }
}

/* " 3/9" */
static void put_damage(int damage, int vigour, tt_text *out)
{
    tt_put_char(out, ' ');
    tt_put_number(out, damage);
    tt_put_char(out, '/');
    tt_put_number(out, vigour);
}

static void put_beast(int beast, int damage, tt_text *out)
{
    rumbones_put_word(SORT_BEAST, beast, out);
    put_damage(damage, rumbones_beasts[beast].vigour, out);
}

static void put_things(const rumbones_table *t, int zone, int friend, size_t from, tt_text *out)
{
    const rumbones_board *b = &rumbones_boards[t->board];
    int token = rumbones_rigging_seen(t, zone);

    if (token != NO_RIGGING && (friend == NOBODY || b->rigging_side[token] != friend)) {
        int kind = b->rigging_kind[token];
        put_comma(out, from);
        rumbones_put_word(SORT_RIGGING, kind, out);
        put_damage(t->rigging[token], rumbones_riggings[kind].vigour, out);
    }
    if (t->kraken == 1 && t->kraken_zone == zone) {
        put_comma(out, from);
        put_beast(KRAKEN, t->kraken_damage, out);
    }
    if (t->dragon == 1 && t->dragon_zone == zone && t->side_of[t->dragon_owner] != friend) {
        put_comma(out, from);
        put_beast(DRAGON, t->dragon_damage, out);
    }
}

void rumbones_put_there(const rumbones_table *t, int zone, int friend, tt_text *out)
{
    size_t from = out->n;

    for (int side = 0; side < BOTH_SIDES && !t->pirates; side++) {
        int hands = rumbones_crew_seen(t, side, DECKHAND, zone);
        int bosuns = rumbones_crew_seen(t, side, BOSUN, zone);
        if (hands + bosuns == 0 || side == friend)
            continue;
        put_comma(out, from);
        rumbones_put_crew(hands, bosuns, out);
    }
    for (int hero = 0; hero < HEROES_MAX; hero++) {
        if (t->at[hero] != zone || zone == OFF_BOARD || rumbones_side_seen(t, hero) == friend)
            continue;
        put_comma(out, from);
        rumbones_put_figure(t, hero, out);
        put_damage(t->hero[hero].damage, rumbones_heroes[t->hero[hero].who].vigour, out);
    }
    put_things(t, zone, friend, from, out);
}

/* ==== Odds ================================================================= */

/* "13%", "<1%": what is neither impossible nor certain is not said to be. */
static void put_percent(uint64_t percent, bool is_some, bool is_all, tt_text *out)
{
    if (is_some && percent == 0)
        tt_put(out, "<1");
    else if (!is_all && percent == 100)
        tt_put(out, ">99");
    else
        tt_put_number(out, (int64_t)percent);
    tt_put_char(out, '%');
}

void rumbones_put_chance(uint64_t ways, uint64_t all, tt_text *out)
{
    while (all > UINT64_MAX / 200) { /* far more than can be said anyway */
        ways /= 2;
        all /= 2;
    }
    put_percent((ways * 200 + all) / (all * 2), ways > 0, ways == all, out);
}

static void put_dice(const rumbones_odds *odds, tt_text *out)
{
    bool first = true;

    for (int group = 0; group < GROUPS; group++) {
        if (odds->dice[group] == 0)
            continue;
        tt_put(out, first ? "" : " + ");
        cli_put_numbers(odds->needed[group] > DIE_FACES ? "rumbones.table.note_dice_never"
                                                        : "rumbones.table.note_dice",
                        odds->dice[group], odds->needed[group], out);
        first = false;
    }
}

/* Of many dice, what hardly ever happens is not said. */
static bool is_said(const rumbones_odds *odds, int hits)
{
    enum { FEW = 5, RARE = 200 };

    return odds->hits[hits] > 0 && (odds->most <= FEW || odds->hits[hits] >= odds->all / RARE);
}

/* Per cents of those that are said, which make a hundred: who loses most by rounding down gets
 * one more. */
static void share_percents(const rumbones_odds *odds, uint64_t percent[ODDS_HITS + 1])
{
    uint64_t left[ODDS_HITS + 1] = {0}, all = 0, sum = 0;

    for (int hits = 0; hits <= odds->most; hits++)
        all += is_said(odds, hits) ? odds->hits[hits] : 0;
    uint64_t unit = all > UINT64_MAX / 100 ? 100 : 1; /* far more than can be said anyway */
    TT_ASSERT(all > 0);
    for (int hits = 0; hits <= odds->most; hits++) {
        uint64_t ways = is_said(odds, hits) ? odds->hits[hits] / unit * 100 : 0;
        percent[hits] = ways / (all / unit);
        left[hits] = ways % (all / unit);
        sum += percent[hits];
    }
    for (; sum < 100; sum++) {
        int most = 0;
        for (int hits = 1; hits <= odds->most; hits++)
            most = left[hits] > left[most] ? hits : most;
        percent[most]++;
        left[most] = 0;
    }
}

/* "0 12%, 1 38%, 2 38%, 3 12%" */
static void put_hits(const rumbones_odds *odds, tt_text *out)
{
    uint64_t percent[ODDS_HITS + 1];

    share_percents(odds, percent);
    for (int hits = 0; hits <= odds->most; hits++) {
        if (!is_said(odds, hits))
            continue;
        put_comma(out, 0);
        tt_put_number(out, hits);
        tt_put_char(out, ' ');
        put_percent(percent[hits], true, odds->hits[hits] == odds->all, out);
    }
}

void rumbones_put_dot(tt_text *out)
{
    if (out->n > 0)
        tt_put(out, CLI_DOT);
}

void rumbones_put_roll(const rumbones_odds *odds, tt_text *out)
{
    char hits[256];
    tt_text h = tt_text_in(hits, sizeof hits);

    put_dice(odds, out);
    rumbones_put_dot(out);
    put_hits(odds, &h);
    cli_put_filled("rumbones.table.note_hits", hits, 0, out);
}

/* "KO Viana·B 13%" */
static void put_fall(const char *key, const char *who, uint64_t ways, uint64_t all, tt_text *out)
{
    char text[32];
    tt_text chance = tt_text_in(text, sizeof text);

    rumbones_put_chance(ways, all, &chance);
    const tt_arg args[] = {cli_text("a", who), cli_text("b", text)};
    rumbones_put_dot(out);
    tt_say(cli_lang(), out, key, args, 2);
}

void rumbones_put_thing(const rumbones_table *t, int zone, tt_text *out)
{
    int token = rumbones_rigging_seen(t, zone);

    if (token != NO_RIGGING)
        rumbones_put_word(SORT_RIGGING, rumbones_boards[t->board].rigging_kind[token], out);
    else
        rumbones_put_word(SORT_BEAST, t->kraken_zone == zone ? KRAKEN : DRAGON, out);
}

void rumbones_put_falls(const rumbones_table *t, const rumbones_odds *odds, tt_text *out)
{
    char name[128];
    tt_text n = tt_text_in(name, sizeof name);

    for (int hero = 0; hero < HEROES_MAX; hero++) {
        if ((odds->heroes >> hero & 1) == 0 || odds->ko[hero] == 0)
            continue;
        n = tt_text_in(name, sizeof name);
        rumbones_put_figure(t, hero, &n);
        put_fall("rumbones.table.note_ko", name, odds->ko[hero], odds->all, out);
    }
    if (odds->destroyed == 0)
        return;
    n = tt_text_in(name, sizeof name);
    rumbones_put_thing(t, odds->zone, &n);
    put_fall("rumbones.table.note_destroyed", name, odds->destroyed, odds->all, out);
}

/* ==== What is printed ====================================================== */

static void put_filled(const char *part, int sort, int value, const tt_arg *args, int n,
                       tt_text *out)
{
    char key[96];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, part);
    tt_put_word(tt_rumbones.grammar, sort, value, &k);
    tt_say(cli_lang(), out, key, args, n);
}

void rumbones_put_keyed(const char *part, int sort, int value, tt_text *out)
{
    put_filled(part, sort, value, NULL, 0, out);
}

void rumbones_put_level(int skill, int level, tt_text *out)
{
    const rumbones_level *is = &rumbones_skills[skill].level[level];
    const tt_arg args[] = {cli_number("dice", is->dice), cli_number("hit", is->hit),
                           cli_number("range", is->range), cli_number("n", is->n),
                           cli_number("m", is->m)};

    put_filled(level == 1 ? "rumbones.level1." : "rumbones.level2.", SORT_SKILL, skill, args, 5,
               out);
}

void rumbones_put_card(int card, tt_text *out)
{
    const tt_arg args[] = {cli_number("n", rumbones_cards[card].n),
                           cli_number("reach", rumbones_cards[card].reach)};

    put_filled("rumbones.card-text.", SORT_CARD, card, args, 2, out);
}

void rumbones_put_rigging(int kind, tt_text *out)
{
    const tt_arg args[] = {cli_number("n", rumbones_riggings[kind].n)};

    put_filled("rumbones.rigging-text.", SORT_RIGGING, kind, args, 1, out);
}

void rumbones_put_line(int line, tt_text *out)
{
    const rumbones_kraken_line *is = &rumbones_lines[line];
    const tt_arg args[] = {cli_number("reach", is->reach), cli_number("dice", is->dice),
                           cli_number("hit", is->hit), cli_number("n", is->n)};

    put_filled("rumbones.line-text.", SORT_LINE, line, args, 4, out);
}

void rumbones_put_passive(int hero, tt_text *out)
{
    const tt_arg args[] = {cli_number("n", rumbones_heroes[hero].n),
                           cli_number("m", rumbones_heroes[hero].m)};

    put_filled("rumbones.passive-text.", SORT_HERO, hero, args, 2, out);
}

void rumbones_put_row(int row, tt_text *out)
{
    static const char *const KEYS[CREW_ROWS] = {
#define CREW(id, word, dice, hit, range) "rumbones.crew-text." word,
#include "games/rumbones/cards.def"
    };
    const rumbones_crew_attack *is = &rumbones_crew[row];
    const tt_arg args[] = {cli_number("dice", is->dice), cli_number("hit", is->hit),
                           cli_number("range", is->range)};

    tt_say(cli_lang(), out, KEYS[row], args, 3);
}
