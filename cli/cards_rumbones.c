/* What is printed in Rum & Bones, by name: heroes, skills, Tide cards, rigging, statuses,
 * crew, beasts; and the clauses on the words of the table. */
#include "cli/table.h"
#include "cli/words_rumbones.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* ==== Names ================================================================ */

/* The value of that sort that has the name, in the notation or in this language; -1: none. */
static int find_named(int sort, const char *name)
{
    const tt_sort *s = &tt_rumbones.grammar->sorts[sort - TT_SORT_FIRST];

    for (int value = 0; value < s->n; value++) {
        char text[128];
        tt_text out = tt_text_in(text, sizeof text);
        if (s->words[value] == NULL)
            continue;
        rumbones_put_word(sort, value, &out);
        if (cli_is_same(name, s->words[value]) || cli_is_same(name, text))
            return value;
    }
    return -1;
}

/* The same by its sign on the map, which capital letters do not change. */
static int find_signed(int sort, const char *name)
{
    static const char RIGGING[RIGGINGS + 1] = "mchrpa", BEASTS[] = " kd";
    size_t n = strlen(name);

    if (sort == SORT_HERO && n == 2)
        for (int hero = 0; hero < HEROES_END; hero++) {
            const char *word = tt_rumbones.grammar->sorts[sort - TT_SORT_FIRST].words[hero];
            if (word != NULL && strncasecmp(word, name, n) == 0)
                return hero;
        }
    const char *letters = sort == SORT_RIGGING ? RIGGING : sort == SORT_BEAST ? BEASTS : "";
    const char *found = n == 1 ? strchr(letters, tolower((unsigned char)name[0])) : NULL;
    return found == NULL ? -1 : (int)(found - letters);
}

/* ==== Pieces =============================================================== */

static cli_line begin_card(int sort, int value)
{
    cli_line l = cli_line_from(2);
    char name[128];
    tt_text out = tt_text_in(name, sizeof name);

    fputs("  ", stdout);
    rumbones_put_word(sort, value, &out);
    cli_add_piece(&l, CLI_BOLD, name);
    l.indent = 4;
    return l;
}

static void add_sentence(cli_line *l, const char *key)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_sentence(key, &out);
    cli_add_piece(l, CLI_PLAIN, text);
}

static void add_word(cli_line *l, int sort, int value)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    rumbones_put_word(sort, value, &out);
    cli_add_piece(l, CLI_PLAIN, text);
}

/* "Level 1: 3 dice ..." */
static void show_level(int skill, int level)
{
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_number("rumbones.table.level", level, &out);
    cli_put_sign("cli.sign.colon", &out);
    rumbones_put_level(skill, level, &out);
    cli_wrapped(text, 4);
}

static void show_skill(int skill)
{
    const rumbones_skill *is = &rumbones_skills[skill];
    cli_line l = begin_card(SORT_SKILL, skill);

    add_sentence(&l, rumbones_kind_keys[is->kind]);
    if (is->price > 0)
        rumbones_add_number(&l, "rumbones.table.price", is->price);
    rumbones_add_number(&l, "rumbones.table.upgrade", is->upgrade);
    add_word(&l, SORT_HERO, rumbones_skill_hero[skill]);
    cli_end_line(&l, NULL);
    show_level(skill, 1);
    show_level(skill, 2);
}

static void show_hero(int hero)
{
    const rumbones_hero_card *card = &rumbones_heroes[hero];
    cli_line l = begin_card(SORT_HERO, hero);
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    add_sentence(&l, rumbones_role_keys[card->role]);
    add_word(&l, SORT_FACTION, card->faction);
    rumbones_add_number(&l, "rumbones.table.n_vigour", card->vigour);
    cli_end_line(&l, NULL);
    rumbones_put_keyed("rumbones.passive.", SORT_HERO, hero, &out);
    cli_put_sign("cli.sign.colon", &out);
    rumbones_put_passive(hero, &out);
    cli_wrapped(text, 4);
    for (int i = 0; i < SKILLS_EACH; i++)
        show_skill(card->skill[i]);
}

static void show_tide_card(int card)
{
    const rumbones_card *is = &rumbones_cards[card];
    cli_line l = begin_card(SORT_CARD, card);
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    add_word(&l, SORT_FACTION, is->faction);
    rumbones_add_number(&l, "rumbones.table.copies", is->copies);
    if (is->kraken > 0)
        rumbones_add_number(&l, "rumbones.table.note_kraken", is->kraken);
    add_sentence(&l, rumbones_when_keys[is->window]);
    cli_end_line(&l, NULL);
    rumbones_put_card(card, &out);
    cli_wrapped(text, 4);
}

/* What beating or destroying it brings. */
static void add_spoils(cli_line *l, int vigour, int points, int coins)
{
    rumbones_add_number(l, "rumbones.table.n_vigour", vigour);
    rumbones_add_number(l, "rumbones.table.gives_points", points);
    rumbones_add_number(l, "rumbones.table.n_coins", coins);
}

static void show_rigging(int kind)
{
    const rumbones_rigging_token *is = &rumbones_riggings[kind];
    cli_line l = begin_card(SORT_RIGGING, kind);
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    add_spoils(&l, is->vigour, is->points, is->coins);
    cli_end_line(&l, NULL);
    rumbones_put_rigging(kind, &out);
    cli_wrapped(text, 4);
}

static void show_row(int row)
{
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    rumbones_put_row(row, &out);
    cli_wrapped(text, 4);
}

static void show_line(int line)
{
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_number(&out, rumbones_lines[line].die);
    tt_put(&out, CLI_DOT);
    rumbones_put_word(SORT_LINE, line, &out);
    cli_put_sign("cli.sign.colon", &out);
    rumbones_put_line(line, &out);
    cli_wrapped(text, 4);
}

static void show_beast(int beast)
{
    const rumbones_beast_card *is = &rumbones_beasts[beast];
    cli_line l = begin_card(SORT_BEAST, beast);

    add_spoils(&l, is->vigour, is->points, is->coins);
    cli_end_line(&l, NULL);
    for (int line = 1; line < LINES_END && beast == KRAKEN; line++)
        show_line(line);
    if (beast == DRAGON) {
        show_row(ROW_BITE);
        show_row(ROW_LASH);
    }
    cli_show_rule(&tt_rumbones, beast == KRAKEN ? "R-21.1" : "R-20.1", 2);
}

static void show_crew(int kind)
{
    cli_line l = begin_card(SORT_CREW, kind);

    cli_end_line(&l, NULL);
    show_row(kind == DECKHAND ? ROW_DECKHAND : ROW_BOSUN);
    if (kind == BOSUN)
        show_row(ROW_BOSUN_TWO);
    cli_show_rule(&tt_rumbones, "R-17.6", 2);
}

static void show_status(int status)
{
    static const char *const RULES[STATUSES] = {"R-9.2", "R-9.3", "R-9.4", "R-9.5", "R-9.6"};
    cli_line l = begin_card(SORT_STATUS, status);
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    cli_end_line(&l, NULL);
    rumbones_put_keyed("rumbones.status-text.", SORT_STATUS, status, &out);
    cli_wrapped(text, 4);
    cli_show_rule(&tt_rumbones, RULES[status], 2);
}

/* ==== Words of the table =================================================== */

/* Things, as their sentence calls them or in the words of the notation, and their clause. */
static const struct topic {
    const char *word, *key, *rule;
} TOPICS[] = {
    {"activate", NULL, "R-11.1"},
    {"action", NULL, "R-11.1"},
    {"attack", "rumbones.table.attack", "R-7.1"},
    {"hit", NULL, "R-7.4"},
    {"range", NULL, "R-5.1"},
    {"crew", "rumbones.table.crew", "R-17.1"},
    {"advance", NULL, "R-17.5"},
    {"gun", "rumbones.table.gun", "R-17.4"},
    {"rampage", NULL, "R-17.8"},
    {"deploy", NULL, "R-11.1"},
    {"step", NULL, "R-12.1"},
    {"move", NULL, "R-12.1"},
    {"jump", "rumbones.table.jump", "R-13.1"},
    {"overboard", "rumbones.table.overboard", "R-13.4"},
    {"push", "rumbones.table.push", "R-3.5"},
    {"buy", NULL, "R-15.1"},
    {"upgrade", NULL, "R-15.1"},
    {"coin", NULL, "R-16.1"},
    {"react", NULL, "R-14.1"},
    {"skill", NULL, "R-14.1"},
    {"card", "rumbones.table.hand", "R-19.1"},
    {"tide", NULL, "R-19.1"},
    {"play", NULL, "R-19.1"},
    {"status", NULL, "R-9.1"},
    {"damage", "rumbones.table.damage", "R-6.1"},
    {"ko", NULL, "R-6.1"},
    {"gold", "rumbones.table.gold", "R-6.2"},
    {"silver", "rumbones.table.silver", "R-6.2"},
    {"plank", NULL, "R-4.1"},
    {"rigging", "rumbones.table.rigging", "R-4.2"},
    {"monster", NULL, "R-20.1"},
    {"pool", NULL, "R-21.1"},
    {"pass", NULL, "R-18.1"},
    {"round", NULL, "R-10.1"},
    {"discard", NULL, "R-22.1"},
    {"point", NULL, "R-1.1"},
    {"lives", NULL, "R-25.4"},
};

static bool is_topic(const struct topic *topic, const char *name)
{
    char text[128] = "";
    tt_text out = tt_text_in(text, sizeof text);

    if (topic->key != NULL)
        cli_put_sentence(topic->key, &out);
    bool is_one_word = strchr(name, ' ') == NULL;
    return (is_one_word && strncmp(topic->word, name, strlen(topic->word)) == 0) ||
           cli_is_same(text, name);
}

static bool show_topic(const char *name)
{
    for (size_t i = 0; i < sizeof TOPICS / sizeof *TOPICS; i++)
        if (is_topic(&TOPICS[i], name))
            return cli_show_rule(&tt_rumbones, TOPICS[i].rule, 2);
    return false;
}

/* ==== By name ============================================================== */

bool rumbones_show_card(const char *name)
{
    static const struct {
        int sort;
        void (*show)(int value);
    } SORTS[] = {
        {SORT_HERO, show_hero},   {SORT_SKILL, show_skill},     {SORT_CARD, show_tide_card},
        {SORT_BEAST, show_beast}, {SORT_RIGGING, show_rigging}, {SORT_STATUS, show_status},
        {SORT_CREW, show_crew},   {SORT_LINE, show_line},
    };

    for (size_t i = 0; i < sizeof SORTS / sizeof *SORTS; i++) {
        int value = find_named(SORTS[i].sort, name);
        if (value < 0)
            value = find_signed(SORTS[i].sort, name);
        if (value < 0)
            continue;
        SORTS[i].show(value);
        return true;
    }
    return show_topic(name);
}

bool rumbones_show_place(const void *view, const char *name)
{
    const rumbones_view *v = view;
    int zone = find_named(SORT_ZONE, name);
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);

    if (zone < 0)
        return false;
    rumbones_put_word(SORT_ZONE, zone, &out);
    cli_put_sign("cli.sign.colon", &out);
    size_t from = out.n;
    rumbones_put_there(&v->table, zone, NOBODY, &out);
    if (out.n == from)
        cli_put_sentence("rumbones.table.nothing_there", &out);
    cli_wrapped(text, 2);
    return true;
}
