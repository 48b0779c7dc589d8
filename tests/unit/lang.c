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

static bool has_word(const tt_lang *lang, const tt_game *game, const char *part, const char *word)
{
    char key[128];

    snprintf(key, sizeof key, "%s.%s.%s", game->name, part, word);
    return has(lang, key);
}

/* Everything a game's grammar can ask for. */
static bool has_game(const tt_lang *lang, const tt_game *game)
{
    const tt_grammar *g = game->grammar;
    char title[64];
    bool all = true;

    snprintf(title, sizeof title, "%s.title", game->name);
    all &= has(lang, title);
    for (int i = 0; i < g->sorts_n; i++)
        for (int k = 0; k < g->sorts[i].n; k++)
            if (g->sorts[i].words[k] != NULL)
                all &= has_word(lang, game, g->sorts[i].name, g->sorts[i].words[k]);
    for (int i = 0; i < g->verbs_n; i++)
        all &= has_word(lang, game, "move", g->verbs[i].name);
    for (int i = 0; i < g->tolds_n; i++)
        all &= has_word(lang, game, "told", g->tolds[i].name);
    for (int i = 0; i < g->stages_n; i++)
        if (g->stages[i].asks)
            all &= has_word(lang, game, "ask", g->stages[i].name);
    for (int i = 0; i < g->orders_n; i++)
        all &= has_word(lang, game, "order", g->orders[i].name);
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
        all &= has_word(lang, tt_game_named("abyss"), WORDS[i][0], WORDS[i][1]);
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

int main(void)
{
    for (int i = 0; i < tt_lang_count(); i++) {
        const tt_lang *lang = tt_lang_at(i), *english = tt_lang_named("en");
        const char *name = tt_lang_name(lang);
        ok(has_statuses(lang), "lang: %s has a sentence for every status", name);
        ok(has_cards_of_abyss(lang), "lang: %s says what the cards of abyss do", name);
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
    return tap_result();
}
