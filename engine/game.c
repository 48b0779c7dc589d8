/* What every game gets from its grammar: notation, options, the checked entry. */
#include "engine/game.h"

#include <string.h>

const char *tt_status_name(tt_status status)
{
    static const char *const NAMES[] = {
#define TT_STATUS(id, name) name,
#include "engine/status.def"
#undef TT_STATUS
    };

    TT_ASSERT(status < TT_STATUSES);
    return NAMES[status];
}

/* ---- the checked entry ---- */

tt_status tt_play(const tt_game *game, void *state, tt_move m, tt_chance *c, tt_events *log)
{
    tt_moves list;

    if (game->actor(state) == TT_OVER)
        return TT_GAME_OVER;
    game->moves(state, &list);
    if (!tt_listed(&list, m))
        return TT_ILLEGAL_MOVE;
    game->apply(state, m, c, log);
    return TT_OK;
}

/* ---- options ---- */

tt_setup tt_setup_for(int seats)
{
    tt_setup how;

    memset(&how, 0, sizeof how);
    how.seats = (uint8_t)seats;
    return how;
}

tt_status tt_setup_option(const tt_game *game, tt_setup *how, tt_word name, tt_word value)
{
    const tt_grammar *g = game->grammar;

    for (int i = 0; i < g->options_n; i++) {
        if (!tt_word_is(name, g->options[i].name))
            continue;
        for (int k = 0; k < g->options[i].n; k++) {
            if (tt_word_is(value, g->options[i].values[k])) {
                how->option[i] = (uint8_t)k;
                return TT_OK;
            }
        }
    }
    return TT_BAD_OPTION;
}

tt_status tt_setup_valid(const tt_game *game, const tt_setup *how)
{
    const tt_grammar *g = game->grammar;

    if (how->seats < game->seats_min || how->seats > game->seats_max)
        return TT_BAD_SEATS;
    for (int i = 0; i < TT_OPTIONS_MAX; i++)
        if (how->option[i] >= (i < g->options_n ? g->options[i].n : 1))
            return TT_BAD_OPTION;
    return TT_OK;
}

/* ---- words ---- */

static bool is_plain(int sort)
{
    return sort == TT_SORT_NUMBER || sort == TT_SORT_SEAT;
}

void tt_put_word(const tt_grammar *grammar, int sort, int value, tt_text *out)
{
    if (is_plain(sort)) {
        tt_put_number(out, value);
        return;
    }
    const tt_sort *s = &grammar->sorts[sort - TT_SORT_FIRST];
    TT_ASSERT(value < s->n && s->words[value] != NULL);
    tt_put(out, s->words[value]);
}

int tt_find_word(const tt_grammar *grammar, int sort, tt_word word)
{
    const tt_sort *s = &grammar->sorts[sort - TT_SORT_FIRST];

    for (int i = 0; i < s->n; i++)
        if (s->words[i] != NULL && tt_word_is(word, s->words[i]))
            return i;
    return -1;
}

void tt_write_sort(tt_writer *w, const tt_grammar *grammar, int sort, int value)
{
    if (is_plain(sort))
        tt_write_number(w, value);
    else
        tt_write_word(w, grammar->sorts[sort - TT_SORT_FIRST].words[value]);
}

int tt_read_sort(tt_reader *r, const tt_grammar *grammar, int sort)
{
    if (is_plain(sort))
        return (int)tt_read_number(r, 0, UINT8_MAX);

    int value = tt_find_word(grammar, sort, tt_read_word(r));
    if (value < 0 || r->failed) {
        tt_read_fail(r);
        return 0;
    }
    return value;
}

/* ---- moves ---- */

static void put_argument(const tt_game *game, int sort, int value, tt_text *out)
{
    if (sort == TT_SORT_NONE)
        return;
    tt_put_char(out, ' ');
    tt_put_word(game->grammar, sort, value, out);
}

void tt_put_move(const tt_game *game, tt_move m, tt_text *out)
{
    TT_ASSERT(m.verb < game->grammar->verbs_n);
    const tt_verb *verb = &game->grammar->verbs[m.verb];

    tt_put(out, verb->name);
    put_argument(game, verb->a, m.a, out);
    put_argument(game, verb->b, m.b, out);
}

static uint8_t read_argument(const tt_game *game, int sort, tt_reader *r)
{
    return sort == TT_SORT_NONE ? 0 : (uint8_t)tt_read_sort(r, game->grammar, sort);
}

tt_status tt_read_move(const tt_game *game, tt_reader *r, tt_move *m)
{
    const tt_grammar *g = game->grammar;
    tt_word name = tt_read_word(r);

    *m = tt_move_of(0, 0, 0);
    for (int i = 0; i < g->verbs_n && !r->failed; i++) {
        if (!tt_word_is(name, g->verbs[i].name))
            continue;
        m->verb = (uint8_t)i;
        m->a = read_argument(game, g->verbs[i].a, r);
        m->b = read_argument(game, g->verbs[i].b, r);
        return r->failed ? TT_BAD_MOVE : TT_OK;
    }
    tt_read_fail(r);
    return TT_BAD_MOVE;
}

/* ---- the agenda ---- */

void tt_write_agenda(tt_writer *w, const tt_grammar *grammar, const tt_agenda *a)
{
    tt_write_key(w, "agenda");
    tt_write_list(w);
    for (int i = 0; i < a->n; i++) {
        tt_write_list(w);
        tt_write_word(w, grammar->stages[a->stage[i]].name);
        tt_write_number(w, a->seat[i]);
        tt_write_end(w);
    }
    tt_write_end(w);
}

/* Stage 0 is none: a game that is over. */
static int find_stage(const tt_grammar *grammar, tt_word name)
{
    int stage = grammar->stages_n - 1;

    while (stage > 0 && !tt_word_is(name, grammar->stages[stage].name))
        stage--;
    return stage;
}

void tt_read_agenda(tt_reader *r, const tt_grammar *grammar, int seats, tt_agenda *a)
{
    tt_read_key(r, "agenda");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_read_list(r);
        int stage = find_stage(grammar, tt_read_word(r));
        int seat = (int)tt_read_number(r, 0, seats - 1);
        if (!tt_read_end(r) || r->failed || stage == 0 || a->n == TT_AGENDA_MAX)
            tt_read_fail(r);
        else
            tt_then(a, stage, seat);
    }
}

/* ---- positions ---- */

static void write_game(const tt_game *game, tt_writer *w)
{
    tt_write_key(w, "game");
    tt_write_word(w, game->name);
    tt_write_key(w, "rules");
    tt_write_number(w, game->rules_version);
}

static tt_status read_game(const tt_game *game, tt_reader *r)
{
    tt_read_key(r, "game");
    if (!tt_word_is(tt_read_word(r), game->name))
        tt_read_fail(r);
    tt_read_key(r, "rules");
    int64_t version = tt_read_number(r, 0, INT32_MAX);
    if (r->failed)
        return TT_BAD_POSITION;
    return version == game->rules_version ? TT_OK : TT_WRONG_RULES;
}

static tt_status read_to_the_end(tt_status status, tt_reader *r)
{
    if (status != TT_OK)
        return status;
    tt_read_nothing_more(r);
    return r->failed ? TT_BAD_POSITION : TT_OK;
}

void tt_put_position(const tt_game *game, const void *state, tt_text *out)
{
    tt_writer w = tt_writer_to(out, TT_LINE);

    write_game(game, &w);
    game->write(state, &w);
}

tt_status tt_read_position(const tt_game *game, void *state, tt_reader *r)
{
    memset(state, 0, game->state_size);
    tt_status status = read_game(game, r);
    return status == TT_OK ? read_to_the_end(game->read(state, r), r) : status;
}

void tt_put_view(const tt_game *game, const void *view, tt_text *out)
{
    tt_writer w = tt_writer_to(out, TT_LINE);

    write_game(game, &w);
    game->write_view(view, &w);
}

tt_status tt_read_view(const tt_game *game, void *view, tt_reader *r)
{
    memset(view, 0, game->view_size);
    tt_status status = read_game(game, r);
    return status == TT_OK ? read_to_the_end(game->read_view(view, r), r) : status;
}

uint64_t tt_position_hash(const tt_game *game, const void *state)
{
    char line[TT_LINE_BYTES];
    tt_text out = tt_text_in(line, sizeof line);

    tt_put_position(game, state, &out);
    TT_ASSERT(!out.full);
    return tt_hash(line, out.n);
}
