/* The lines of the protocol between programs and bots. */
#include "cli/protocol.h"

#include <stdlib.h>
#include <string.h>

/* ==== What a program says ================================================== */

/* "bot 1 NAME" */
static bool is_greeting(tt_reader r)
{
    return tt_read_number(&r, PROTOCOL_VERSION, PROTOCOL_VERSION) == PROTOCOL_VERSION && !r.failed;
}

said protocol_said(const char *line, size_t n)
{
    tt_reader r = tt_reader_of(line, n);

    if (n == 0 || tt_read_if(&r, "info"))
        return SAID_NOTHING;
    if (tt_read_if(&r, "error"))
        return SAID_ERROR;
    if (tt_read_if(&r, "bot"))
        return is_greeting(r) ? SAID_HELLO : SAID_NONSENSE;
    return tt_read_if(&r, "bestmove") && memchr(line, '\0', n) == NULL ? SAID_MOVE : SAID_NONSENSE;
}

/* "0.53", to the end of the line, after which a zero byte stands. */
static bool read_value(const tt_reader *r, float *value)
{
    char *end;

    *value = strtof(r->at, &end);
    bool is_decimal = strspn(r->at, " 0123456789.e+-") == (size_t)(r->end - r->at);
    return is_decimal && end > r->at && end == r->end && *value >= 0 && *value <= 1;
}

answered protocol_read_move(const tt_game *game, const char *line, size_t n, tt_answer *out)
{
    tt_reader r = tt_reader_of(line, n);
    float value = 0.5f;
    tt_move move;

    if (!tt_read_if(&r, "bestmove") || tt_read_move(game, &r, &move) != TT_OK)
        return ANSWERED_UNLISTED;
    uint32_t i = tt_place_of(&out->list, move);
    bool has_value = tt_read_if(&r, "value");
    if (!has_value)
        tt_read_nothing_more(&r);
    if (i == out->list.n || r.failed)
        return ANSWERED_UNLISTED;
    if (has_value && !read_value(&r, &value))
        return ANSWERED_VALUE;
    out->move = move;
    out->value[i] = value;
    out->tried[i] = 1;
    return ANSWERED_MOVE;
}

/* ==== What a bot of ours is told =========================================== */

/* The number behind that word. */
static int64_t number_after(tt_reader *r, const char *word, int64_t high)
{
    if (!tt_read_if(r, word))
        tt_read_fail(r);
    return tt_read_number(r, 0, high);
}

/* "setup conspiracy rules 1 seats 2 seat 0 seed 81985" */
static wanted hear_setup(briefing *b, tt_reader *r)
{
    tt_word game = tt_read_word(r);
    int64_t rules = number_after(r, "rules", UINT32_MAX);
    int64_t seats = number_after(r, "seats", TT_SEATS_MAX);

    b->seat = (int)number_after(r, "seat", TT_SEATS_MAX - 1);
    b->seed = (uint64_t)number_after(r, "seed", INT64_MAX / 16);
    b->how = tt_setup_for((int)seats);
    b->is_new = true;
    b->has_sample = false;
    b->trouble = NULL;
    if (r->failed)
        b->trouble = "this setup is not understood";
    else if (!tt_word_is(game, b->game->name))
        b->trouble = "this bot plays another game";
    else if (rules != b->game->rules_version)
        b->trouble = "this bot plays by another version of the rules";
    return WANTED_NOTHING;
}

static wanted hear_option(briefing *b, tt_reader *r)
{
    tt_word name = tt_read_word(r), value = tt_read_word(r);

    if (b->trouble == NULL && tt_setup_option(b->game, &b->how, name, value) != TT_OK)
        b->trouble = "the game has no such option";
    return WANTED_NOTHING;
}

static wanted hear_decision(briefing *b, tt_reader *r)
{
    b->decision = (uint32_t)tt_read_number(r, 0, TT_PLIES_MAX);
    b->has_sample = false;
    return WANTED_NOTHING;
}

static wanted hear_sample(briefing *b, tt_reader *r)
{
    b->has_sample = tt_read_position(b->game, b->state, r) == TT_OK &&
                    b->game->actor(b->state) == b->seat && b->game->check(b->state) == NULL;
    return WANTED_NOTHING;
}

/* "go it 0 ms 1000"; what is not understood sets no limits. */
static wanted hear_go(briefing *b, tt_reader *r)
{
    uint32_t iterations = (uint32_t)number_after(r, "it", UINT32_MAX);
    uint32_t ms = (uint32_t)number_after(r, "ms", UINT32_MAX);

    b->budget = (tt_budget){iterations, ms};
    if (r->failed)
        b->budget = (tt_budget){0};
    return WANTED_MOVE;
}

/* "tidetable 1" */
static wanted hear_hello(briefing *b, tt_reader *r)
{
    (void)b;
    (void)r;
    return WANTED_HELLO;
}

static wanted hear_quit(briefing *b, tt_reader *r)
{
    (void)b;
    (void)r;
    return WANTED_END;
}

static const struct {
    const char *word;
    wanted (*hear)(briefing *b, tt_reader *r);
} WORDS[] = {
    {"tidetable", hear_hello},   {"setup", hear_setup},   {"option", hear_option},
    {"decision", hear_decision}, {"sample", hear_sample}, {"go", hear_go},
    {"quit", hear_quit},
};

void protocol_begin(briefing *b, const tt_game *game)
{
    memset(b, 0, sizeof *b);
    b->game = game;
    b->trouble = "there was no setup";
}

wanted protocol_hear(briefing *b, const char *line, size_t n)
{
    tt_reader r = tt_reader_of(line, n);

    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (tt_read_if(&r, WORDS[i].word))
            return WORDS[i].hear(b, &r);
    return WANTED_NOTHING;
}

const char *protocol_excuse(const briefing *b)
{
    if (b->trouble != NULL)
        return b->trouble;
    return b->has_sample ? NULL : "there is no sample to think about";
}
