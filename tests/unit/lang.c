/* Four languages: no sentence missing, no argument lost, every clause there. */
#include "lang/lang.h"
#include "games/games.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* ==== Sentences ============================================================ */

static bool has(const tt_lang *lang, const char *key)
{
    if (tt_sentence(lang, key).n > 0)
        return true;
    printf("# %s has no sentence %s\n", tt_lang_name(lang), key);
    return false;
}

static bool has_word(const tt_lang *lang, const char *game, const char *part, const char *word)
{
    char key[128];

    snprintf(key, sizeof key, "%s.%s.%s", game, part, word);
    return has(lang, key);
}

/* It has the sentence, and the sentence asks for nothing but these arguments. */
static bool has_filled(const tt_lang *lang, const char *game, const char *part, const char *word,
                       const tt_arg *args, int n)
{
    char key[128], text[1024];
    tt_text out = tt_text_in(text, sizeof text);

    snprintf(key, sizeof key, "%s.%s.%s", game, part, word);
    tt_say(lang, &out, key, args, n);
    if (has(lang, key) && !out.full && strchr(text, '{') == NULL)
        return true;
    printf("# %s: %s: %s\n", tt_lang_name(lang), key, text);
    return false;
}

/* Nothing of what is said is a key for want of a sentence. */
static bool has_value(const tt_lang *lang, const tt_game *game, int sort, int value)
{
    char text[256], key[64];
    tt_text out = tt_text_in(text, sizeof text);

    tt_say_word(lang, game, TT_SORT_FIRST + sort, value, &out);
    snprintf(key, sizeof key, "%s.", game->name);
    if (out.n > 0 && strstr(text, key) == NULL)
        return true;
    printf("# %s has no sentence %s\n", tt_lang_name(lang), text);
    return false;
}

/* Everything a game's grammar can ask for. */
static bool has_game(const tt_lang *lang, const tt_game *game)
{
    static const tt_arg MOVE[] = {{"a", "x", 1}, {"b", "x", 1}};
    static const tt_arg TOLD[] = {{"seat", "x", 0}, {"a", "x", 1}, {"b", "x", 1}, {"dice", "x", 0}};
    static const tt_arg ORDER[] = {{"a", "x", 1}, {"b", "x", 1}, {"c", "x", 1}};
    const tt_grammar *g = game->grammar;
    char title[64];
    bool all = true;

    snprintf(title, sizeof title, "%s.title", game->name);
    all &= has(lang, title);
    for (int i = 0; i < g->sorts_n; i++)
        for (int k = 0; k < g->sorts[i].n; k++)
            if (g->sorts[i].words[k] != NULL)
                all &= has_value(lang, game, i, k);
    for (int i = 0; i < g->verbs_n; i++)
        all &= has_filled(lang, game->name, "move", g->verbs[i].name, MOVE, 2);
    for (int i = 0; i < g->tolds_n; i++)
        all &= has_filled(lang, game->name, "told", g->tolds[i].name, TOLD, 4);
    for (int i = 0; i < g->stages_n; i++)
        if (g->stages[i].asks)
            all &= has_filled(lang, game->name, "ask", g->stages[i].name, NULL, 0);
    for (int i = 0; i < g->orders_n; i++)
        all &= has_filled(lang, game->name, "order", g->orders[i].name, ORDER, 3);
    return all;
}

/* What the table of Abyss says of its cards. */
static bool has_cards_of_abyss(const tt_lang *lang)
{
    static const char *const WORDS[][2] = {
#define RACE(id, word) {"short", word},
#include "games/abyss/cards.def"
#define GUILD(id, word) {"guild", word},
#include "games/abyss/cards.def"
#define LORD(id, word, guild, race, races, cost, points, keys, pearls, when, rule) {"power", word},
#include "games/abyss/cards.def"
#define LOCATION(id, word, points, each, counted, of, rule) {"worth", word},
#include "games/abyss/cards.def"
    };
    bool all = true;

    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        all &= has_word(lang, "abyss", WORDS[i][0], WORDS[i][1]);
    return all;
}

/* What is printed in Rum & Bones, said with its numbers. */
static bool has_cards_of_rumbones(const tt_lang *lang)
{
    static const char *const WORDS[][2] = {
#define FACTION(id, word) {"faction", word},
#include "games/rumbones/cards.def"
#define STATUS(id, word) {"status", word}, {"status-text", word},
#include "games/rumbones/cards.def"
#define HERO(id, word, faction, role, vigour, passive, n, m, first, second, third)                 \
    {"hero", word}, {"passive", word}, {"passive-text", word},
#include "games/rumbones/cards.def"
#define SKILL(id, word, kind, price, upgrade, one, two)                                            \
    {"skill", word}, {"level1", word}, {"level2", word},
#include "games/rumbones/cards.def"
#define CARD(id, word, faction, copies, kraken, window, effect, n, reach, statuses)                \
    {"card", word}, {"card-text", word},
#include "games/rumbones/cards.def"
#define RIGGING(id, word, vigour, points, coins, n) {"rigging", word}, {"rigging-text", word},
#include "games/rumbones/cards.def"
#define CREW(id, word, dice, hit, range) {"crew-text", word},
#include "games/rumbones/cards.def"
#define BEAST(id, word, vigour, points, coins, others) {"beast", word},
#include "games/rumbones/cards.def"
#define LINE(id, word, die, reach, dice, hit, n) {"line", word}, {"line-text", word},
#include "games/rumbones/cards.def"
        {"role", "captain"},       {"role", "brute"}, {"role", "gunner"}, {"role", "swashbuckler"},
        {"role", "quartermaster"}, {"kind", "basic"}, {"kind", "attack"}, {"kind", "ability"},
        {"kind", "reaction"},      {"when", "own"},   {"when", "decl"},   {"when", "roll"},
        {"when", "dmg"},           {"when", "jump"},  {"when", "crew1"},  {"when", "crewm"},
        {"when", "gun"},
    };
    static const tt_arg NUMBERS[] = {{"dice", NULL, 3},  {"hit", NULL, 4}, {"range", NULL, 1},
                                     {"reach", NULL, 2}, {"n", NULL, 1},   {"m", NULL, 2}};
    bool all = true;

    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        all &= has_filled(lang, "rumbones", WORDS[i][0], WORDS[i][1], NUMBERS, 6);
    return all;
}

/* What a table of Rum & Bones may choose, and every answer. */
static bool has_options(const tt_lang *lang, const tt_game *game)
{
    bool all = true;

    for (int i = 0; i < game->grammar->options_n; i++) {
        const tt_option *option = &game->grammar->options[i];
        char part[64];
        snprintf(part, sizeof part, "option.%s", option->name);
        all &= has_word(lang, game->name, "option", option->name);
        for (int k = 0; k < option->n; k++)
            all &= has_word(lang, game->name, part, option->values[k]);
    }
    return all;
}

static bool has_statuses(const tt_lang *lang)
{
    bool all = true;

    for (int i = 0; i < TT_STATUSES; i++) {
        char key[64];
        snprintf(key, sizeof key, "status.%s", tt_status_name((tt_status)i));
        all &= has(lang, key);
    }
    return all;
}

/* ==== Languages compared =================================================== */

static bool names_argument(tt_word text, tt_word name)
{
    for (size_t i = 0; i + name.n + 1 < text.n; i++)
        if (text.at[i] == '{' && memcmp(text.at + i + 1, name.at, name.n) == 0 &&
            (text.at[i + 1 + name.n] == '}' || text.at[i + 1 + name.n] == '|'))
            return true;
    return false;
}

/* Every argument said in x is named in y; where only its form is chosen it may be missing. */
static bool same_arguments(tt_word x, tt_word y)
{
    for (size_t i = 0; i < x.n; i++) {
        if (x.at[i] != '{')
            continue;
        size_t n = 0;
        while (i + 1 + n < x.n && x.at[i + 1 + n] != '}' && x.at[i + 1 + n] != '|')
            n++;
        if (i + 1 + n < x.n && x.at[i + 1 + n] == '|')
            continue;
        if (!names_argument(y, (tt_word){x.at + i + 1, n}))
            return false;
    }
    return true;
}

static bool same_sentences(const tt_lang *x, const tt_lang *y)
{
    bool all = true;

    for (int i = 0; i < tt_sentences_n(x); i++) {
        tt_word key = tt_sentence_key(x, i);
        char name[128];
        snprintf(name, sizeof name, "%.*s", (int)key.n, key.at);
        tt_word a = tt_sentence(x, name), b = tt_sentence(y, name);
        bool same = has(y, name) && same_arguments(a, b) && same_arguments(b, a);
        if (!same)
            printf("# %s differs in %s and %s\n", name, tt_lang_name(x), tt_lang_name(y));
        all &= same;
    }
    return all;
}

/* No sentence stands twice: bsearch would find either. */
static bool no_key_twice(const tt_lang *lang)
{
    for (int i = 1; i < tt_sentences_n(lang); i++) {
        tt_word a = tt_sentence_key(lang, i - 1), b = tt_sentence_key(lang, i);
        if (a.n == b.n && memcmp(a.at, b.at, a.n) == 0) {
            printf("# %.*s stands twice in %s\n", (int)a.n, a.at, tt_lang_name(lang));
            return false;
        }
    }
    return true;
}

/* ==== Rules ================================================================ */

/* The ids of the clauses, in order, each after a blank. */
static void clause_ids(tt_word rules, char *out, size_t size)
{
    tt_text ids = tt_text_in(out, size);

    for (size_t i = 0; i + 5 < rules.n; i++) {
        if (memcmp(rules.at + i, "\n- **", 5) != 0)
            continue;
        const char *id = rules.at + i + 5, *end = strstr(id, "**");
        tt_put_char(&ids, ' ');
        tt_put_bytes(&ids, id, (size_t)(end - id));
    }
}

static bool same_rules(const tt_lang *lang, const tt_game *game)
{
    static char english[16384], other[16384];

    clause_ids(tt_rules(tt_lang_named("en"), game), english, sizeof english);
    clause_ids(tt_rules(lang, game), other, sizeof other);
    return strlen(english) > 100 && strcmp(english, other) == 0;
}

/* Every clause a stage cites is one of the rules. */
static bool cites_clauses(const tt_lang *lang, const tt_game *game)
{
    bool all = true;

    for (int i = 0; i < game->grammar->stages_n; i++) {
        char text[4096];
        tt_text out = tt_text_in(text, sizeof text);
        all &= tt_rule(lang, game, game->grammar->stages[i].rule, &out) && out.n > 10;
    }
    return all;
}

/* ==== Forms of numbers ===================================================== */

static bool says(const char *lang, int number, const char *want)
{
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);
    const tt_arg args[] = {{"seat", "X", 0}, {"a", NULL, number}, {"b", NULL, 0}};

    tt_say(tt_lang_named(lang), &out, "conspiracy.told.pearls", args, 3);
    if (strstr(text, want) != NULL)
        return true;
    printf("# %s: %s\n", lang, text);
    return false;
}

static void test_forms(void)
{
    ok(says("en", 1, "1 pearl ") && says("en", 2, "2 pearls ") && says("en", 21, "21 pearls "),
       "lang: English has two forms");
    ok(says("ru", 1, "1 жемчужин") && says("ru", 2, "2 жемчужины") && says("ru", 5, "5 жемчужин") &&
           says("ru", 11, "11 жемчужин") && says("ru", 22, "22 жемчужины"),
       "lang: Russian has three");
    ok(says("pl", 1, "1 perł") && says("pl", 3, "3 perły") && says("pl", 5, "5 pereł") &&
           says("pl", 12, "12 pereł") && says("pl", 21, "21 pereł"),
       "lang: Polish has three");
    ok(says("zh-Hant", 2, "2"), "lang: Chinese has one");
}

static void test_locales(void)
{
    ok(tt_lang_for_locale("ru_RU.UTF-8") == tt_lang_named("ru") &&
           tt_lang_for_locale("pl") == tt_lang_named("pl") &&
           tt_lang_for_locale("zh_TW.UTF-8") == tt_lang_named("zh-Hant") &&
           tt_lang_for_locale("C.UTF-8") == tt_lang_named("en") &&
           tt_lang_for_locale("") == tt_lang_named("en") &&
           tt_lang_for_locale(NULL) == tt_lang_named("en") && tt_lang_named("xx") == NULL,
       "lang: the nearest language to a locale");
}

static void test_missing(void)
{
    char text[64];
    tt_text out = tt_text_in(text, sizeof text);

    tt_say(tt_lang_named("en"), &out, "no.such.key", NULL, 0);
    ok(strcmp(text, "no.such.key") == 0, "lang: a sentence that is missing says its key");
}

/* ==== Words made of parts =================================================== */

static const char *const FIGURES[] = {"de-marco-b"};
static const char *const ZONES[] = {"sea", "e9"};
static const tt_sort SORTS[] = {{"figure", FIGURES, 1}, {"zone", ZONES, 2}};
static const tt_told TOLDS[] = {{"jump-die", TT_SORT_FIRST, TT_SORT_NUMBER},
                                {"pushed", TT_SORT_FIRST, TT_SORT_FIRST + 1}};
static const tt_grammar GRAMMAR = {.sorts = SORTS, .sorts_n = 2, .tolds = TOLDS, .tolds_n = 2};
static const tt_game GAME = {.name = "rumbones", .grammar = &GRAMMAR};

static bool tells(const char *lang, tt_event e, const char *want)
{
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);
    const char *const names[] = {"X"};

    tt_say_event(tt_lang_named(lang), &GAME, e, names, &out);
    if (strcmp(text, want) == 0)
        return true;
    printf("# %s: %s\n", lang, text);
    return false;
}

static void test_parts(void)
{
    tt_event jump = {.kind = 0, .a = 0, .b = 4, .dice = {0, 1, 0, 2, 0, 1}};
    tt_event push = {.kind = 1, .a = 0, .b = 1};
    tt_event into_sea = {.kind = 1, .a = 0, .b = 0};

    ok(tells("en", jump, "De Marco·B needs 4 or more. The die shows 2 4 4 6."),
       "lang: a figure is a hero and a side, a roll its faces");
    ok(tells("en", push, "De Marco·B is pushed to e9.") &&
           tells("en", into_sea, "De Marco·B is pushed to the sea."),
       "lang: a zone says itself, the sea is translated");
}

int main(void)
{
    const tt_game *rumbones = tt_game_named("rumbones");

    for (int i = 0; i < tt_lang_count(); i++) {
        const tt_lang *lang = tt_lang_at(i), *english = tt_lang_named("en");
        const char *name = tt_lang_name(lang);
        ok(has_statuses(lang), "lang: %s has a sentence for every status", name);
        ok(has_cards_of_abyss(lang), "lang: %s says what the cards of abyss do", name);
        ok(has_cards_of_rumbones(lang), "lang: %s says what the cards of rumbones do", name);
        if (rumbones != NULL)
            ok(has_options(lang, rumbones), "lang: %s says what rumbones may choose", name);
        ok(no_key_twice(lang), "lang: %s has no key twice", name);
        ok(same_sentences(english, lang) && same_sentences(lang, english),
           "lang: %s has the sentences of English, with the same arguments", name);
        for (int g = 0; g < tt_games_n; g++) {
            ok(has_game(lang, tt_games[g]), "lang: %s has every word of %s", name,
               tt_games[g]->name);
            ok(same_rules(lang, tt_games[g]), "lang: %s has every clause of %s, in order", name,
               tt_games[g]->name);
            ok(cites_clauses(lang, tt_games[g]), "lang: %s can print what %s cites", name,
               tt_games[g]->name);
        }
    }
    test_forms();
    test_locales();
    test_missing();
    test_parts();
    return tap_result();
}
