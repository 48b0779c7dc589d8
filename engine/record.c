/* Reading and writing records. */
#include "engine/record.h"

#include <string.h>

/* ==== Seeds ================================================================ */

tt_seed tt_seed_fast(uint64_t seed)
{
    tt_seed s;

    memset(&s, 0, sizeof s);
    s.is_given = true;
    s.fast = seed;
    return s;
}

tt_seed tt_seed_sealed(const uint8_t secret[TT_KEY_BYTES])
{
    tt_seed s;

    memset(&s, 0, sizeof s);
    s.is_given = s.is_sealed = s.is_committed = true;
    memcpy(s.sealed.secret, secret, TT_KEY_BYTES);
    tt_seal_commit(&s.sealed, s.commit);
    return s;
}

tt_chance tt_seed_chance(const tt_seed *seed)
{
    uint8_t key[TT_KEY_BYTES];

    if (!seed->is_sealed)
        return tt_chance_fast(seed->fast);
    tt_seal_key(&seed->sealed, key);
    return tt_chance_sealed(key);
}

tt_status tt_seed_check(const tt_seed *seed)
{
    uint8_t commit[TT_KEY_BYTES];

    if (!seed->is_sealed || !seed->is_committed)
        return TT_OK;
    tt_seal_commit(&seed->sealed, commit);
    return memcmp(commit, seed->commit, TT_KEY_BYTES) == 0 ? TT_OK : TT_WRONG_SEED;
}

/* ==== Headers ============================================================== */

static void copy_word(char *to, size_t size, const char *from, size_t n)
{
    memset(to, 0, size);
    memcpy(to, from, n < size ? n : size - 1);
}

tt_header tt_header_for(const tt_game *game, const tt_setup *how, const tt_seed *seed)
{
    tt_header h;
    const tt_grammar *g = game->grammar;

    memset(&h, 0, sizeof h);
    copy_word(h.game, sizeof h.game, game->name, strlen(game->name));
    h.rules = game->rules_version;
    h.how = *how;
    h.seed = *seed;
    h.options_n = g->options_n;
    for (int i = 0; i < g->options_n; i++) {
        const char *name = g->options[i].name, *value = g->options[i].values[how->option[i]];
        copy_word(h.option[i].name, TT_WORD_MAX, name, strlen(name));
        copy_word(h.option[i].value, TT_WORD_MAX, value, strlen(value));
    }
    return h;
}

/* ---- reading ---- */

/* One line without its line break; false at the end or when it is cut off. */
static bool next_line(tt_record *r, tt_reader *line)
{
    if (r->at == r->end)
        return false;
    r->line++;
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    if (stop == NULL)
        return false;
    *line = tt_reader_of(r->at, (size_t)(stop - r->at));
    r->at = stop + 1;
    return true;
}

/* Whatever is left of the line, without blanks around it. */
static tt_word rest_of(const tt_reader *line)
{
    const char *at = line->at, *end = line->end;

    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    while (end > at && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
        end--;
    return (tt_word){at, (size_t)(end - at)};
}

/* Up to the next blank. */
static tt_word read_token(tt_reader *line)
{
    tt_word rest = rest_of(line);
    size_t n = 0;

    while (n < rest.n && rest.at[n] != ' ' && rest.at[n] != '\t') {
        if ((unsigned char)rest.at[n] < ' ' || rest.at[n] == 0x7f)
            tt_read_fail(line);
        n++;
    }
    line->at = rest.at + n;
    if (n == 0 || n >= TT_WORD_MAX)
        tt_read_fail(line);
    return (tt_word){rest.at, n};
}

static void read_word(tt_reader *line, char out[TT_WORD_MAX])
{
    tt_word word = read_token(line);

    if (!line->failed)
        copy_word(out, TT_WORD_MAX, word.at, word.n);
}

/* The character at `at`, or 0 if these bytes are none; its bytes are counted in *n. */
static uint32_t read_character(const unsigned char *at, const unsigned char *end, int *n)
{
    static const uint32_t LEAST[] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t c = at[0];

    *n = c < 0x80 ? 1 : c >= 0xf0 && c < 0xf8 ? 4 : c >= 0xe0 ? 3 : c >= 0xc0 ? 2 : 0;
    if (*n == 0 || c >= 0xf8 || end - at < *n)
        return 0;
    if (*n > 1)
        c &= 0x7fu >> *n;
    for (int i = 1; i < *n; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (at[i] & 0x3f);
    }
    bool whole = c >= LEAST[*n] && c <= 0x10ffff && (c < 0xd800 || c > 0xdfff);
    return whole ? c : 0;
}

static bool is_harmless(uint32_t c)
{
    bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
    bool turns = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);

    return !control && !turns && c != 0x2028 && c != 0x2029;
}

bool tt_is_name(const char *at, size_t n)
{
    return n < TT_NAME_MAX && tt_is_text(at, n);
}

bool tt_is_text(const char *at, size_t n)
{
    const unsigned char *c = (const unsigned char *)at, *end = c + n;
    int bytes;

    if (n == 0 || at[0] == ' ' || at[n - 1] == ' ')
        return false;
    for (; c < end; c += bytes)
        if (!is_harmless(read_character(c, end, &bytes)))
            return false;
    return true;
}

static void read_name(tt_reader *line, char out[TT_NAME_MAX])
{
    tt_word name = rest_of(line);

    if (name.n > 0 && !tt_is_name(name.at, name.n))
        tt_read_fail(line);
    if (!line->failed)
        copy_word(out, TT_NAME_MAX, name.at, name.n);
    line->at = line->end;
}

/* A word, with settings behind colons. */
static void read_kind(tt_reader *line, char out[TT_KIND_MAX])
{
    tt_word kind = tt_read_word(line);

    while (line->at<line->end && * line->at> ' ' && *line->at < 0x7f)
        line->at++;
    kind.n = (size_t)(line->at - kind.at);
    if (kind.n >= TT_KIND_MAX)
        tt_read_fail(line);
    if (!line->failed)
        copy_word(out, TT_KIND_MAX, kind.at, kind.n);
}

static uint64_t read_u64(tt_reader *line)
{
    tt_word word = tt_read_word(line);
    uint64_t value = 0;

    for (size_t i = 0; i < word.n && !line->failed; i++) {
        uint64_t digit = (uint64_t)(unsigned char)word.at[i] - '0';
        if (digit > 9 || value > (UINT64_MAX - digit) / 10)
            tt_read_fail(line);
        value = value * 10 + digit;
    }
    return value;
}

static void read_hex(tt_reader *line, uint8_t *out, size_t n)
{
    if (!tt_read_hex(tt_read_word(line), out, n))
        tt_read_fail(line);
}

/* What may be said once. */
static void once(tt_reader *line, bool said)
{
    if (said)
        tt_read_fail(line);
}

static void read_seed(tt_reader *line, tt_seed *seed)
{
    seed->is_given = true;
    if (tt_read_if(line, "fast")) {
        seed->fast = read_u64(line);
    } else if (tt_read_if(line, "sealed")) {
        seed->is_sealed = true;
        read_hex(line, seed->sealed.secret, TT_KEY_BYTES);
    } else {
        tt_read_fail(line);
    }
}

static void read_option(tt_reader *line, tt_header *h)
{
    if (h->options_n == TT_OPTIONS_MAX) {
        tt_read_fail(line);
        return;
    }
    read_word(line, h->option[h->options_n].name);
    read_word(line, h->option[h->options_n].value);
    for (int i = 0; i < h->options_n; i++)
        once(line, memcmp(h->option[i].name, h->option[h->options_n].name, TT_WORD_MAX) == 0);
    h->options_n++;
}

static void read_tag(tt_reader *line, tt_header *h)
{
    if (tt_read_if(line, "game")) {
        once(line, h->game[0] != '\0');
        read_word(line, h->game);
    } else if (tt_read_if(line, "rules")) {
        once(line, h->rules != 0);
        h->rules = (uint32_t)tt_read_number(line, 1, INT32_MAX);
    } else if (tt_read_if(line, "seats")) {
        once(line, h->how.seats != 0);
        h->how.seats = (uint8_t)tt_read_number(line, 1, TT_SEATS_MAX);
    } else if (tt_read_if(line, "option")) {
        read_option(line, h);
    } else if (tt_read_if(line, "player")) {
        int seat = (int)tt_read_number(line, 0, TT_SEATS_MAX - 1);
        once(line, h->player[seat].kind[0] != '\0');
        read_kind(line, h->player[seat].kind);
        read_name(line, h->player[seat].name);
    } else if (tt_read_if(line, "seed")) {
        once(line, h->seed.is_given);
        read_seed(line, &h->seed);
    } else if (tt_read_if(line, "nonce")) {
        int seat = (int)tt_read_number(line, 0, TT_SEATS_MAX - 1);
        once(line, (h->seed.sealed.nonces >> seat & 1) != 0);
        h->seed.sealed.nonces |= (uint8_t)(1 << seat);
        read_hex(line, h->seed.sealed.nonce[seat], TT_NONCE_BYTES);
    } else if (tt_read_if(line, "commit")) {
        once(line, h->seed.is_committed);
        h->seed.is_committed = true;
        read_hex(line, h->seed.commit, TT_KEY_BYTES);
    } else {
        tt_read_fail(line);
    }
}

static bool is_silent(const tt_reader *line)
{
    tt_word rest = rest_of(line);

    return rest.n == 0 || rest.at[0] == '#';
}

/* Whether somebody sits, or gave a nonce, where there is no seat. */
static bool has_strangers(const tt_header *h)
{
    for (int seat = h->how.seats; seat < TT_SEATS_MAX; seat++)
        if (h->player[seat].kind[0] != '\0' || (h->seed.sealed.nonces >> seat & 1) != 0)
            return true;
    return false;
}

/* What no game can be dealt without, and nothing that cannot be. */
static bool is_complete(const tt_header *h)
{
    return !has_strangers(h) && h->game[0] != '\0' && h->rules > 0 && h->how.seats > 0 &&
           h->seed.is_given;
}

static bool begins_play(tt_reader line)
{
    char c = rest_of(&line).at[0];

    return (c >= '0' && c <= '9') || c == '=' || tt_read_if(&line, "end");
}

tt_status tt_record_open(tt_record *r, const char *text, size_t n, tt_header *header)
{
    tt_reader line;

    *r = (tt_record){text, text + n, 0};
    memset(header, 0, sizeof *header);
    if (n > TT_RECORD_MAX)
        return TT_TOO_LONG;
    if (!next_line(r, &line) || !tt_read_if(&line, "tidetable") ||
        tt_read_number(&line, 1, INT32_MAX) != TT_RECORD_VERSION)
        return TT_BAD_RECORD;
    tt_read_nothing_more(&line);
    if (line.failed)
        return TT_BAD_RECORD;
    for (;;) {
        tt_record before = *r;
        if (!next_line(r, &line))
            return r->at == r->end && is_complete(header) ? TT_OK : TT_BAD_RECORD;
        if (is_silent(&line))
            continue;
        if (begins_play(line)) {
            *r = before;
            return is_complete(header) ? TT_OK : TT_BAD_RECORD;
        }
        read_tag(&line, header);
        tt_read_nothing_more(&line);
        if (line.failed)
            return TT_BAD_RECORD;
    }
}

/* ==== Moves ================================================================ */

static void cut_comment(tt_reader *line)
{
    const char *comment = memchr(line->at, ';', (size_t)(line->end - line->at));

    if (comment != NULL)
        line->end = comment;
    tt_word rest = rest_of(line);
    line->at = rest.at;
    line->end = rest.at + rest.n;
}

static void read_hash_line(tt_reader *from, tt_line *line)
{
    uint8_t bytes[8] = {0};

    from->at++;
    read_hex(from, bytes, sizeof bytes);
    tt_read_nothing_more(from);
    line->kind = TT_LINE_HASH;
    line->hash = 0;
    for (int i = 0; i < 8; i++)
        line->hash = line->hash << 8 | bytes[i];
}

tt_status tt_record_next(tt_record *r, tt_line *line)
{
    tt_reader from;

    memset(line, 0, sizeof *line);
    line->kind = TT_LINE_NONE;
    do {
        if (r->at == r->end)
            return TT_OK;
        if (!next_line(r, &from))
            return TT_BAD_RECORD;
    } while (is_silent(&from));

    cut_comment(&from);
    if (from.at < from.end && *from.at == '=') {
        read_hash_line(&from, line);
    } else if (tt_read_if(&from, "end")) {
        line->kind = TT_LINE_END;
    } else {
        line->kind = TT_LINE_MOVE;
        line->number = (uint32_t)tt_read_number(&from, 1, INT32_MAX);
        line->seat = (int)tt_read_number(&from, 0, TT_SEATS_MAX - 1);
    }
    line->rest = from;
    return from.failed ? TT_BAD_RECORD : TT_OK;
}

/* ==== Writing ============================================================== */

static void put_line(tt_text *out, const char *key, const char *value)
{
    tt_put(out, key);
    tt_put_char(out, ' ');
    tt_put(out, value);
    tt_put_char(out, '\n');
}

static void put_number_line(tt_text *out, const char *key, int64_t number)
{
    tt_put(out, key);
    tt_put_char(out, ' ');
    tt_put_number(out, number);
    tt_put_char(out, '\n');
}

static void put_u64(tt_text *out, uint64_t number)
{
    if (number >= 10)
        put_u64(out, number / 10);
    tt_put_char(out, (char)('0' + number % 10));
}

static void put_hex_line(tt_text *out, const char *key, const uint8_t *bytes, size_t n)
{
    tt_put(out, key);
    tt_put_char(out, ' ');
    tt_put_hex(out, bytes, n);
    tt_put_char(out, '\n');
}

static void put_seed(const tt_seed *seed, tt_text *out)
{
    if (!seed->is_sealed) {
        tt_put(out, "seed fast ");
        put_u64(out, seed->fast);
        tt_put_char(out, '\n');
        return;
    }
    put_hex_line(out, "seed sealed", seed->sealed.secret, TT_KEY_BYTES);
    for (int seat = 0; seat < TT_NONCES_MAX; seat++) {
        if ((seed->sealed.nonces >> seat & 1) == 0)
            continue;
        tt_put(out, "nonce ");
        tt_put_number(out, seat);
        put_hex_line(out, "", seed->sealed.nonce[seat], TT_NONCE_BYTES);
    }
    if (seed->is_committed)
        put_hex_line(out, "commit", seed->commit, TT_KEY_BYTES);
}

static void put_header(const tt_game *game, const tt_header *h, tt_text *out)
{
    put_number_line(out, "tidetable", TT_RECORD_VERSION);
    put_line(out, "game", game->name);
    put_number_line(out, "rules", h->rules);
    put_number_line(out, "seats", h->how.seats);
    for (int i = 0; i < h->options_n; i++) {
        tt_put(out, "option ");
        put_line(out, h->option[i].name, h->option[i].value);
    }
    for (int seat = 0; seat < h->how.seats; seat++) {
        if (h->player[seat].kind[0] == '\0')
            continue;
        tt_put(out, "player ");
        tt_put_number(out, seat);
        tt_put_char(out, ' ');
        tt_put(out, h->player[seat].kind);
        if (h->player[seat].name[0] != '\0') {
            tt_put_char(out, ' ');
            tt_put(out, h->player[seat].name);
        }
        tt_put_char(out, '\n');
    }
    put_seed(&h->seed, out);
    tt_put_char(out, '\n');
}

static void put_hash(const tt_game *game, const void *state, tt_text *out)
{
    tt_put(out, "= ");
    tt_put_hash(out, tt_position_hash(game, state));
    tt_put_char(out, '\n');
}

static void put_end(const tt_game *game, const void *state, int seats, tt_text *out)
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = game->score(state, points);

    tt_put(out, "end");
    for (int seat = 0; seat < seats; seat++) {
        tt_put_char(out, ' ');
        tt_put_number(out, points[seat]);
    }
    tt_put(out, " winners");
    for (int seat = 0; seat < seats; seat++) {
        if ((winners >> seat & 1) == 0)
            continue;
        tt_put_char(out, ' ');
        tt_put_number(out, seat);
    }
    tt_put_char(out, '\n');
}

void tt_put_record(const tt_game *game, const tt_header *header, const tt_move *moves, int n,
                   tt_text *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance chance = tt_seed_chance(&header->seed);

    put_header(game, header, out);
    tt_status status = game->setup(state, &header->how, &chance, NULL);
    TT_ASSERT(status == TT_OK);
    (void)status;
    for (int i = 0; i < n; i++) {
        int seat = game->actor(state);
        tt_put_number(out, i + 1);
        tt_put_char(out, ' ');
        tt_put_number(out, seat);
        tt_put_char(out, ' ');
        tt_put_move(game, moves[i], out);
        tt_put_char(out, '\n');
        game->apply(state, moves[i], &chance, NULL);
        if (game->actor(state) != seat)
            put_hash(game, state, out);
    }
    if (game->actor(state) == TT_OVER)
        put_end(game, state, header->how.seats, out);
}
