/* Replaying a record. */
#include "engine/replay.h"

#include <string.h>

int tt_replay_line(const tt_replay *r)
{
    return r->record.line;
}

tt_status tt_replay_open(tt_replay *r, const char *text, size_t n)
{
    memset(r, 0, sizeof *r);
    return tt_record_open(&r->record, text, n, &r->header);
}

static tt_status set_options(tt_replay *r)
{
    tt_header *h = &r->header;

    for (int i = 0; i < h->options_n; i++) {
        tt_word name = {h->option[i].name, strlen(h->option[i].name)};
        tt_word value = {h->option[i].value, strlen(h->option[i].value)};
        tt_status status = tt_setup_option(r->game, &h->how, name, value);
        if (status != TT_OK)
            return status;
    }
    return TT_OK;
}

/* Who is to move, and may: the seat first, then the move. */
static tt_status check_move(tt_replay *r, tt_line *line)
{
    tt_moves list;
    tt_status status = tt_read_move(r->game, &line->rest, &r->move);

    if (status != TT_OK)
        return status;
    /* a clock reading is for people */
    if (line->rest.end - line->rest.at >= 2 && memcmp(line->rest.at, " @", 2) == 0)
        line->rest.at = line->rest.end;
    tt_read_nothing_more(&line->rest);
    if (line->rest.failed)
        return TT_BAD_MOVE;
    if (line->number != r->moves_n + 1)
        return TT_BAD_RECORD;
    if (r->game->actor(r->state) == TT_OVER)
        return TT_GAME_OVER;
    if (line->seat != r->game->actor(r->state))
        return TT_WRONG_SEAT;
    r->game->moves(r->state, &list);
    if (!tt_listed(&list, r->move)) {
        _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];
        r->game->view(r->state, line->seat, view);
        r->rule = r->game->why_not(view, r->move);
        return TT_ILLEGAL_MOVE;
    }
    return TT_OK;
}

static tt_status check_end(tt_replay *r, tt_line *line)
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = 0;

    if (r->game->actor(r->state) != TT_OVER)
        return TT_WRONG_RESULT;
    uint32_t won = r->game->score(r->state, points);
    for (int seat = 0; seat < r->header.how.seats; seat++)
        if (tt_read_number(&line->rest, INT32_MIN, INT32_MAX) != points[seat])
            return line->rest.failed ? TT_BAD_RECORD : TT_WRONG_RESULT;
    if (!tt_read_if(&line->rest, "winners"))
        return TT_BAD_RECORD;
    for (int64_t least = 0; line->rest.at < line->rest.end && !line->rest.failed;) {
        int64_t seat = tt_read_number(&line->rest, least, TT_SEATS_MAX - 1);
        winners |= 1u << seat;
        least = seat + 1;
    }
    if (line->rest.failed)
        return TT_BAD_RECORD;
    if (winners != won)
        return TT_WRONG_RESULT;
    r->has_end = true;
    return TT_OK;
}

/* Up to the next move: hashes and the end are compared with where we are. */
static tt_status read_ahead(tt_replay *r)
{
    tt_line line;

    r->has_move = false;
    for (;;) {
        tt_status status = tt_record_next(&r->record, &line);
        if (status != TT_OK)
            return status;
        if (line.kind == TT_LINE_NONE) /* a game that is over says how it ended */
            return r->game->actor(r->state) == TT_OVER && !r->has_end ? TT_BAD_RECORD : TT_OK;
        if (r->has_end)
            return TT_BAD_RECORD;
        if (line.kind == TT_LINE_MOVE) {
            status = (int32_t)r->moves_n < r->game->plies_max ? check_move(r, &line) : TT_TOO_LONG;
            r->has_move = status == TT_OK;
            return status;
        }
        if (line.kind == TT_LINE_HASH)
            status = line.hash == tt_position_hash(r->game, r->state) ? TT_OK : TT_WRONG_HASH;
        else
            status = check_end(r, &line);
        if (status != TT_OK)
            return status;
    }
}

tt_status tt_replay_start(tt_replay *r, const tt_game *game, void *state)
{
    r->game = game;
    r->state = state;
    if (r->header.rules != game->rules_version)
        return TT_WRONG_RULES;
    tt_status status = set_options(r);
    if (status == TT_OK)
        status = tt_seed_check(&r->header.seed);
    if (status != TT_OK)
        return status;
    r->chance = tt_seed_chance(&r->header.seed);
    status = game->setup(state, &r->header.how, &r->chance, &r->log);
    return status == TT_OK ? read_ahead(r) : status;
}

tt_status tt_replay_step(tt_replay *r)
{
    TT_ASSERT(r->has_move);
    r->log.n = 0;
    r->log.barrier = false;
    r->game->apply(r->state, r->move, &r->chance, &r->log);
    r->moves_n++;
    return read_ahead(r);
}
