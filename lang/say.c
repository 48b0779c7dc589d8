/* Sentences with arguments. */
#include "lang/lang.h"

#include <string.h>

/* ==== Which form a number takes ============================================ */

/* Of one, few, many: 1 book; 2 books (few); 5 books (many). */
static int form_of(const tt_lang *lang, int64_t number)
{
    const char *name = tt_lang_name(lang);
    int64_t n = number < 0 ? -number : number;
    bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);

    if (strcmp(name, "ru") == 0)
        return n % 10 == 1 && n % 100 != 11 ? 0 : few ? 1 : 2;
    if (strcmp(name, "pl") == 0)
        return n == 1 ? 0 : few ? 1 : 2;
    return n == 1 ? 0 : 1;
}

/* ==== Filling in =========================================================== */

static const tt_arg *find_arg(tt_word name, const tt_arg *args, int n)
{
    for (int i = 0; i < n; i++)
        if (tt_word_is(name, args[i].name))
            return &args[i];
    return NULL;
}

/* The form-th of the parts between bars; the last one when there are fewer. */
static void put_form(tt_word forms, int form, tt_text *out)
{
    const char *at = forms.at, *end = forms.at + forms.n, *bar;

    while (form-- > 0 && (bar = memchr(at, '|', (size_t)(end - at))) != NULL)
        at = bar + 1;
    bar = memchr(at, '|', (size_t)(end - at));
    tt_put_bytes(out, at, (size_t)((bar == NULL ? end : bar) - at));
}

/* Text from outside: a terminal must not take it for commands, and it may be long. */
static void put_harmless(const char *text, tt_text *out)
{
    enum { LONGEST = 400 };
    unsigned char before = 0;

    for (int n = 0; *text != '\0'; n++, text++) {
        unsigned char c = (unsigned char)*text;
        bool begins = (c & 0xc0) != 0x80; /* not within a character */
        if (n >= LONGEST && begins) {
            tt_put(out, "...");
            return;
        }
        if (c < ' ' || c == 0x7f || (before == 0xc2 && c < 0xa0))
            tt_put_char(out, '?');
        else
            tt_put_char(out, *text);
        before = c;
    }
}

/* What stands between braces: "a" or "a|one|few|many". */
static void put_hole(const tt_lang *lang, tt_word hole, const tt_arg *args, int n, tt_text *out)
{
    const char *bar = memchr(hole.at, '|', hole.n);
    tt_word name = {hole.at, bar == NULL ? hole.n : (size_t)(bar - hole.at)};
    const tt_arg *arg = find_arg(name, args, n);

    if (arg == NULL) {
        tt_put_bytes(out, hole.at - 1, hole.n + 2); /* not ours: left as it stands */
        return;
    }
    if (bar != NULL)
        put_form((tt_word){bar + 1, hole.n - name.n - 1}, form_of(lang, arg->number), out);
    else if (arg->text != NULL)
        put_harmless(arg->text, out);
    else
        tt_put_number(out, arg->number);
}

void tt_say(const tt_lang *lang, tt_text *out, const char *key, const tt_arg *args, int n)
{
    tt_word text = tt_sentence(lang, key);

    if (text.at == NULL) {
        tt_put(out, key);
        return;
    }
    bool starts_line = text.n > 0 && text.at[0] == '\n'; /* "key =" and bars below */
    const char *at = text.at, *end = text.at + text.n;
    while (at < end) {
        if (at[0] == '\n' && at + 1 < end && at[1] == '|') {
            if (!starts_line)
                tt_put_char(out, '\n');
            starts_line = false;
            at += at + 2 < end && at[2] == ' ' ? 3 : 2;
            continue;
        }
        const char *close = at[0] == '{' ? memchr(at, '}', (size_t)(end - at)) : NULL;
        if (close != NULL) {
            put_hole(lang, (tt_word){at + 1, (size_t)(close - at - 1)}, args, n, out);
            at = close + 1;
        } else {
            tt_put_char(out, *at++);
        }
    }
}

enum { NAME_BYTES = 256 };

/* ==== Moves and events ===================================================== */

static void put_key(tt_text *key, const tt_game *game, const char *part, const char *word)
{
    tt_put(key, game->name);
    tt_put_char(key, '.');
    tt_put(key, part);
    tt_put_char(key, '.');
    tt_put(key, word);
}

void tt_say_title(const tt_lang *lang, const tt_game *game, tt_text *out)
{
    char key[96];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, game->name);
    tt_put(&k, ".title");
    tt_say(lang, out, key, NULL, 0);
}

/* A word that is the same in every language: a number, or a letter and a number such as e9. */
static bool says_itself(const char *word)
{
    const char *at = word[0] >= 'a' && word[0] <= 'z' ? word + 1 : word;
    size_t digits = strspn(at, "0123456789");

    return digits > 0 && at[digits] == '\0';
}

/* "de-marco-a" is the hero De Marco of side A. */
static void say_figure(const tt_lang *lang, const tt_game *game, const char *word, tt_text *out)
{
    char key[96];
    tt_text k = tt_text_in(key, sizeof key);
    const char *dash = strrchr(word, '-');

    TT_ASSERT(dash != NULL);
    put_key(&k, game, "hero", "");
    tt_put_bytes(&k, word, (size_t)(dash - word));
    tt_say(lang, out, key, NULL, 0);
    tt_put(out, "·");
    k = tt_text_in(key, sizeof key);
    put_key(&k, game, "side", dash + 1);
    tt_say(lang, out, key, NULL, 0);
}

void tt_say_word(const tt_lang *lang, const tt_game *game, int sort, int value, tt_text *out)
{
    char key[96];
    tt_text k = tt_text_in(key, sizeof key);

    if (sort < TT_SORT_FIRST) {
        tt_put_number(out, value);
        return;
    }
    const tt_sort *s = &game->grammar->sorts[sort - TT_SORT_FIRST];
    const char *word = s->words[value];
    put_key(&k, game, s->name, word);
    if (strcmp(s->name, "figure") == 0)
        say_figure(lang, game, word, out);
    else if (tt_sentence(lang, key).at == NULL && says_itself(word))
        tt_put(out, word);
    else
        tt_say(lang, out, key, NULL, 0);
}

/* An argument of that sort, its words in the buffer; a seat is the name of who sits there. */
static tt_arg arg_of(const tt_lang *lang, const tt_game *game, const char *name, int sort,
                     int value, const char *const names[], char *buffer)
{
    tt_text text = tt_text_in(buffer, NAME_BYTES);

    if (sort == TT_SORT_SEAT && names != NULL)
        tt_put(&text, names[value]);
    else if (sort != TT_SORT_NONE)
        tt_say_word(lang, game, sort, value, &text);
    return (tt_arg){name, buffer, value};
}

void tt_say_move(const tt_lang *lang, const tt_game *game, tt_move m, const char *const names[],
                 tt_text *out)
{
    const tt_verb *verb = &game->grammar->verbs[m.verb];
    char key[96], a[NAME_BYTES], b[NAME_BYTES];
    tt_text k = tt_text_in(key, sizeof key);
    const tt_arg args[] = {
        arg_of(lang, game, "a", verb->a, m.a, names, a),
        arg_of(lang, game, "b", verb->b, m.b, names, b),
    };

    put_key(&k, game, "move", verb->name);
    tt_say(lang, out, key, args, 2);
}

/* The faces of a roll, one after the other: "2 4 4 6". */
static void put_dice(const uint8_t dice[TT_FACES], tt_text *out)
{
    for (int face = 0; face < TT_FACES; face++) {
        for (int n = dice[face]; n > 0; n--) {
            if (out->n > 0)
                tt_put_char(out, ' ');
            tt_put_number(out, face + 1);
        }
    }
}

void tt_say_event(const tt_lang *lang, const tt_game *game, tt_event e, const char *const names[],
                  tt_text *out)
{
    const tt_told *told = &game->grammar->tolds[e.kind];
    char key[96], a[NAME_BYTES], b[NAME_BYTES], rolled[NAME_BYTES];
    tt_text k = tt_text_in(key, sizeof key), dice = tt_text_in(rolled, sizeof rolled);
    const tt_arg args[] = {
        {"seat", names[e.seat], e.seat},
        arg_of(lang, game, "a", told->a, e.a, names, a),
        arg_of(lang, game, "b", told->b, e.b, names, b),
        {"dice", rolled, 0},
    };

    put_dice(e.dice, &dice);
    put_key(&k, game, "told", told->name);
    tt_say(lang, out, key, args, 4);
}

void tt_say_order(const tt_lang *lang, const tt_game *game, tt_order o, tt_text *out)
{
    const tt_order_kind *kind = &game->grammar->orders[o.kind];
    char key[96], a[NAME_BYTES], b[NAME_BYTES], c[NAME_BYTES];
    tt_text k = tt_text_in(key, sizeof key);
    const tt_arg args[] = {
        arg_of(lang, game, "a", kind->a, o.a, NULL, a),
        arg_of(lang, game, "b", kind->b, o.b, NULL, b),
        arg_of(lang, game, "c", kind->c, o.c, NULL, c),
    };

    put_key(&k, game, "order", kind->name);
    tt_say(lang, out, key, args, 3);
}
