/* Finding sentences and rules in the texts built into the program. */
#include "lang/lang.h"

#include "lang/texts.h"

#include <stdlib.h>
#include <string.h>

enum { SENTENCES_MAX = 2048 };

typedef struct sentence {
    tt_word key, text;
} sentence;

struct tt_lang {
    const char *name;    /* "zh-Hant" */
    const char *locales; /* the language part of its locales: "zh" */
    int n;
    bool loaded;
    sentence at[SENTENCES_MAX]; /* sorted by key */
};

static tt_lang langs[] = {
    {.name = "en", .locales = "en"},
    {.name = "ru", .locales = "ru"},
    {.name = "pl", .locales = "pl"},
    {.name = "zh-Hant", .locales = "zh"},
};

/* ==== Loading ============================================================== */

static const tt_embedded *embedded(const char *path)
{
    for (int i = 0; i < tt_texts_n; i++)
        if (strcmp(tt_texts[i].path, path) == 0)
            return &tt_texts[i];
    return NULL;
}

static int compare(const void *x, const void *y)
{
    const tt_word *a = &((const sentence *)x)->key, *b = &((const sentence *)y)->key;
    int order = memcmp(a->at, b->at, a->n < b->n ? a->n : b->n);

    return order != 0 ? order : (a->n > b->n) - (a->n < b->n);
}

static const char *line_end(const char *at, const char *end)
{
    const char *stop = memchr(at, '\n', (size_t)(end - at));

    return stop == NULL ? end : stop;
}

/* "key = text", and the lines after it that begin with a bar. */
static const char *load_sentence(tt_lang *lang, const char *at, const char *end)
{
    const char *stop = line_end(at, end);
    const char *equals = memchr(at, '=', (size_t)(stop - at));

    if (equals == NULL || at[0] == '#' || equals - at < 2 || equals[-1] != ' ')
        return stop < end ? stop + 1 : end;
    TT_ASSERT(lang->n < SENTENCES_MAX);
    sentence *s = &lang->at[lang->n++];
    s->key = (tt_word){at, (size_t)(equals - 1 - at)};
    const char *text = equals + 1;
    if (text < stop && *text == ' ')
        text++;
    while (stop + 1 < end && stop[1] == '|')
        stop = line_end(stop + 1, end);
    s->text = (tt_word){text, (size_t)(stop - text)};
    return stop < end ? stop + 1 : end;
}

static const tt_lang *load(tt_lang *lang)
{
    char path[32];
    tt_text name = tt_text_in(path, sizeof path);

    if (lang->loaded)
        return lang;
    lang->loaded = true;
    tt_put(&name, "lang/");
    tt_put(&name, lang->name);
    tt_put(&name, ".txt");
    const tt_embedded *file = embedded(path);
    TT_ASSERT(file != NULL);
    for (const char *at = file->text, *end = at + file->n; at < end;)
        at = load_sentence(lang, at, end);
    qsort(lang->at, (size_t)lang->n, sizeof *lang->at, compare);
    return lang;
}

/* ==== Languages ============================================================ */

int tt_lang_count(void)
{
    return sizeof langs / sizeof *langs;
}

const tt_lang *tt_lang_at(int i)
{
    return load(&langs[i]);
}

const char *tt_lang_name(const tt_lang *lang)
{
    return lang->name;
}

const tt_lang *tt_lang_named(const char *name)
{
    for (int i = 0; i < tt_lang_count(); i++)
        if (strcmp(langs[i].name, name) == 0)
            return load(&langs[i]);
    return NULL;
}

const tt_lang *tt_lang_for_locale(const char *locale)
{
    size_t n = locale == NULL ? 0 : strcspn(locale, "_.@-");

    for (int i = 0; i < tt_lang_count(); i++)
        if (n > 0 && strlen(langs[i].locales) == n && memcmp(langs[i].locales, locale, n) == 0)
            return load(&langs[i]);
    return load(&langs[0]);
}

/* ==== Sentences ============================================================ */

tt_word tt_sentence(const tt_lang *lang, const char *key)
{
    sentence wanted = {.key = {key, strlen(key)}};
    const sentence *found = bsearch(&wanted, lang->at, (size_t)lang->n, sizeof *lang->at, compare);

    return found == NULL ? (tt_word){NULL, 0} : found->text;
}

int tt_sentences_n(const tt_lang *lang)
{
    return lang->n;
}

tt_word tt_sentence_key(const tt_lang *lang, int i)
{
    return lang->at[i].key;
}

/* ==== Rules ================================================================ */

tt_word tt_rules(const tt_lang *lang, const tt_game *game)
{
    char path[64];
    tt_text name = tt_text_in(path, sizeof path);

    tt_put(&name, "docs/rules/");
    tt_put(&name, game->name);
    if (strcmp(lang->name, "en") != 0) {
        tt_put_char(&name, '.');
        tt_put(&name, lang->name);
    }
    tt_put(&name, ".md");
    const tt_embedded *file = embedded(path);
    TT_ASSERT(file != NULL);
    return (tt_word){file->text, file->n};
}

/* The id of a line "- **C-4.1** ...". */
static bool is_clause(const char *at, const char *end, const char *id)
{
    size_t n = strlen(id);

    return (size_t)(end - at) > n + 6 && memcmp(at, "- **", 4) == 0 && memcmp(at + 4, id, n) == 0 &&
           memcmp(at + 4 + n, "**", 2) == 0;
}

static void put_plain(const char *at, const char *end, tt_text *out)
{
    for (; at < end; at++)
        if (*at != '*')
            tt_put_char(out, *at);
}

/* Lines of a sentence are joined: with a blank, or without one after a wide
 * character.  Lines of a picture begin with a blank or a bracket and stay. */
static void put_joint(const char *next, tt_text *out)
{
    /* the wide ones have three bytes, of which the first is E3 or above */
    const unsigned char *last = (const unsigned char *)out->at + out->n - 3;
    bool wide =
        out->n >= 3 && last[0] >= 0xe3 && (last[1] & 0xc0) == 0x80 && (last[2] & 0xc0) == 0x80;

    if (*next == ' ' || *next == '[')
        tt_put_char(out, '\n');
    else if (!wide)
        tt_put_char(out, ' ');
}

bool tt_rule(const tt_lang *lang, const tt_game *game, const char *id, tt_text *out)
{
    tt_word all = tt_rules(lang, game);
    const char *at = all.at, *end = all.at + all.n;

    while (at < end && !is_clause(at, line_end(at, end), id))
        at = line_end(at, end) + 1;
    if (at >= end)
        return false;
    put_plain(at + strlen(id) + 7, line_end(at, end), out);
    for (at = line_end(at, end) + 1; at < end && end - at > 2 && memcmp(at, "  ", 2) == 0;
         at = line_end(at, end) + 1) {
        put_joint(at + 2, out);
        put_plain(at + 2, line_end(at, end), out);
    }
    return true;
}
