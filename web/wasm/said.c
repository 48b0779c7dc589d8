/* Sentences for what a page has as text. */
#include "web/wasm/said.h"

#include "engine/record.h"
#include "games/games.h"
#include "lang/lang.h"
#include "wire/json.h"

#include <string.h>

typedef struct request {
    const tt_lang *lang;
    const tt_game *game;
    int names_n, said_n;
    char name[TT_SEATS_MAX][TT_NAME_MAX];
    const char *names[TT_SEATS_MAX];
} request;

/* ==== Words ================================================================ */

enum { WORD = 48 };

/* The next word up to a blank; "" at the end, or when it is too long. */
static void read_token(tt_reader *r, char word[WORD])
{
    size_t n = 0;

    while (r->at < r->end && *r->at == ' ')
        r->at++;
    while (r->at + n < r->end && r->at[n] != ' ')
        n++;
    memset(word, 0, WORD);
    if (n < WORD)
        memcpy(word, r->at, n);
    r->at += n;
}

static void read_lang(tt_reader *r, const tt_lang **lang)
{
    char word[WORD];

    read_token(r, word);
    *lang = tt_lang_named(word);
}

static void read_game(tt_reader *r, const tt_game **game)
{
    char word[WORD];

    read_token(r, word);
    *game = tt_game_named(word);
}

/* ==== Moves and events ===================================================== */

static bool is_seat(int sort, int value)
{
    return sort != TT_SORT_SEAT || value < TT_SEATS_MAX;
}

static void say_move(const request *q, tt_reader *r, tt_text *out)
{
    tt_move m;

    if (tt_read_move(q->game, r, &m) != TT_OK)
        return;
    const tt_verb *verb = &q->game->grammar->verbs[m.verb];
    if (is_seat(verb->a, m.a) && is_seat(verb->b, m.b))
        tt_say_move(q->lang, q->game, m, q->names, out);
}

static int find_told(const tt_grammar *g, tt_word name)
{
    for (int i = 0; i < g->tolds_n; i++)
        if (tt_word_is(name, g->tolds[i].name))
            return i;
    return -1;
}

static uint8_t read_argument(const request *q, tt_reader *r, int sort)
{
    return sort == TT_SORT_NONE ? 0 : (uint8_t)tt_read_sort(r, q->game->grammar, sort);
}

static void read_dice(tt_reader *r, uint8_t dice[TT_FACES])
{
    if (r->at == r->end)
        return;
    tt_read_list(r);
    while (!tt_read_end(r))
        dice[tt_read_number(r, 1, TT_FACES) - 1]++;
}

static void say_event(const request *q, tt_reader *r, tt_text *out)
{
    tt_event e = {0};
    int kind = find_told(q->game->grammar, tt_read_word(r));

    if (kind < 0 || r->failed)
        return;
    const tt_told *told = &q->game->grammar->tolds[kind];
    e.kind = (uint8_t)kind;
    e.seat = (uint8_t)tt_read_number(r, 0, TT_SEATS_MAX - 1);
    e.a = read_argument(q, r, told->a);
    e.b = read_argument(q, r, told->b);
    read_dice(r, e.dice);
    if (!r->failed && is_seat(told->a, e.a) && is_seat(told->b, e.b))
        tt_say_event(q->lang, q->game, e, q->names, out);
}

/* ==== Requests ============================================================= */

static void read_name(request *q, tt_reader *r)
{
    size_t n = (size_t)(r->end - r->at);

    if (q->names_n == TT_SEATS_MAX)
        return;
    if (n > 0 && *r->at == ' ') {
        r->at++;
        n--;
    }
    if (n < TT_NAME_MAX)
        memcpy(q->name[q->names_n], r->at, n);
    q->names_n++;
}

static void answer(request *q, tt_text *out, void (*say)(const request *, tt_reader *, tt_text *),
                   tt_reader *r)
{
    static char sentence[4096];
    tt_text text = tt_text_in(sentence, sizeof sentence);

    say(q, r, &text);
    if (q->said_n++ > 0)
        tt_put_char(out, ',');
    json_put_string(out, sentence);
}

/* false: it asks for something before language and game are known. */
static bool do_line(request *q, tt_reader r, tt_text *out)
{
    if (tt_read_if(&r, "lang"))
        read_lang(&r, &q->lang);
    else if (tt_read_if(&r, "game"))
        read_game(&r, &q->game);
    else if (tt_read_if(&r, "name"))
        read_name(q, &r);
    else if (q->lang == NULL || q->game == NULL)
        return false;
    else if (tt_read_if(&r, "move"))
        answer(q, out, say_move, &r);
    else if (tt_read_if(&r, "event"))
        answer(q, out, say_event, &r);
    return true;
}

bool said_put_all(tt_text *out, const char *text, size_t n)
{
    request q = {0};
    const char *at = text, *end = text + n;

    for (int i = 0; i < TT_SEATS_MAX; i++)
        q.names[i] = q.name[i];
    tt_put_char(out, '[');
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        if (stop == NULL)
            stop = end;
        if (!do_line(&q, tt_reader_of(at, (size_t)(stop - at)), out))
            return false;
        at = stop + 1;
    }
    tt_put_char(out, ']');
    return true;
}

bool said_put_rules(tt_text *out, const char *text, size_t n)
{
    tt_reader r = tt_reader_of(text, n);
    const tt_lang *lang;
    const tt_game *game;
    char id[WORD];

    read_lang(&r, &lang);
    read_game(&r, &game);
    read_token(&r, id);
    if (lang == NULL || game == NULL)
        return false;
    if (id[0] != '\0')
        return tt_rule(lang, game, id, out);
    tt_word all = tt_rules(lang, game);
    tt_put_bytes(out, all.at, all.n);
    return true;
}
