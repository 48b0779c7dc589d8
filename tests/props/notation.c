/* Positions and moves as text: what is written is read back, and nothing less is. */
#include "tests/play.h"

static tt_status read_back(const play *p, const char *line, size_t n, void *state)
{
    tt_reader r = tt_reader_of(line, n);

    return tt_read_position(p->game, state, &r);
}

static size_t put_line(play *p, char line[TT_LINE_BYTES])
{
    tt_text out = tt_text_in(line, TT_LINE_BYTES);

    tt_put_position(p->game, p->state, &out);
    expect(p, !out.full, "a position of more than %d bytes", TT_LINE_BYTES);
    return out.n;
}

static void position_again(play *p)
{
    char line[TT_LINE_BYTES];
    size_t n = put_line(p, line);
    void *copy = new_state(p);
    tt_status status = read_back(p, line, n, copy);

    expect(p, status == TT_OK, "%s", tt_status_name(status));
    expect(p, same_state(p, copy, p->state), "another position is read");
    free(copy);
}

/* A prefix in a block of its own size: reading beyond it is seen. */
static void read_prefix(play *p, const char *line, size_t n)
{
    char *prefix = new_block(n + 1);
    void *copy = new_state(p);

    memcpy(prefix + 1, line, n);
    expect(p, read_back(p, prefix + 1, n, copy) != TT_OK, "the first %zu bytes are enough", n);
    free(prefix);
    free(copy);
}

static void not_cut_short(play *p)
{
    char line[TT_LINE_BYTES];
    size_t n = put_line(p, line);

    for (int i = 0; i < 4; i++)
        read_prefix(p, line, tt_draw(&p->wish, (uint32_t)n));
    read_prefix(p, line, n - 1);
}

/* One byte is another: the line is refused, or what it says is a sound position. */
static void not_bent(play *p)
{
    static const char BYTES[] = "0123456789abcdefgimoprtu-=[]? \n\377";
    char line[TT_LINE_BYTES];
    size_t n = put_line(p, line);
    void *copy = new_state(p);

    for (int i = 0; i < 8; i++) {
        size_t at = tt_draw(&p->wish, (uint32_t)n);
        char was = line[at];
        line[at] = BYTES[tt_draw(&p->wish, sizeof BYTES - 1)];
        if (read_back(p, line, n, copy) == TT_OK)
            expect(p, p->game->check(copy) == NULL, "a broken position is read");
        line[at] = was;
    }
    free(copy);
}

/* The end of one game: every prefix of its line. */
static void every_prefix(play *p)
{
    char line[TT_LINE_BYTES];
    size_t n = put_line(p, line);

    for (size_t i = 0; i < n; i++)
        read_prefix(p, line, i);
}

static void nothing(play *p)
{
    (void)p;
}

/* ---- moves ---- */

static void moves_again(play *p)
{
    char text[64];

    for (uint32_t i = 0; i < p->list.n; i++) {
        tt_text out = tt_text_in(text, sizeof text);
        tt_move m;
        tt_put_move(p->game, p->list.at[i], &out);
        tt_reader r = tt_reader_of(text, out.n);
        tt_status status = tt_read_move(p->game, &r, &m);
        tt_read_nothing_more(&r);
        expect(p, status == TT_OK && !r.failed && !out.full, "'%s' is not read", text);
        expect(p, memcmp(&m, &p->list.at[i], sizeof m) == 0, "'%s' is another move", text);
    }
}

/* ---- the same fields as JSON, and as a seat sees them ---- */

/* Far from a parser: brackets and quotes must match, and nothing may trail. */
static bool is_balanced(const char *json)
{
    char open[64];
    int depth = 0;
    bool quoted = false;

    for (; *json != '\0'; json++) {
        if (*json == '"')
            quoted = !quoted;
        if (quoted)
            continue;
        if (*json == '[' || *json == '{') {
            if (depth == 64)
                return false;
            open[depth++] = *json;
        }
        if (*json == ']' || *json == '}')
            if (depth == 0 || open[--depth] != *json - 2) /* two apart in ASCII */
                return false;
        if (*json == ',' && strchr(",]}[{:", json[1]) != NULL && json[1] != '[' && json[1] != '{')
            return false;
    }
    return depth == 0 && !quoted;
}

static void fields_as_json(play *p)
{
    char json[TT_LINE_BYTES];
    tt_text out = tt_text_in(json, sizeof json);
    tt_writer w = tt_writer_to(&out, TT_JSON);

    p->game->write(p->state, &w);
    expect(p, !out.full && json[0] == '"' && is_balanced(json), "not JSON: %.40s", json);
    for (int seat = 0; seat < p->seats; seat++) {
        void *view = new_view(p, p->state, seat);
        out = tt_text_in(json, sizeof json);
        w = tt_writer_to(&out, TT_JSON);
        p->game->write_view(view, &w);
        expect(p, !out.full && json[0] == '"' && is_balanced(json), "not JSON: %.40s", json);
        free(view);
    }
}

/* ---- views ---- */

static tt_status read_view_back(const play *p, const char *line, size_t n, void *view)
{
    tt_reader r = tt_reader_of(line, n);

    return tt_read_view(p->game, view, &r);
}

/* Read back to the byte, not when cut short, and never taken for a position. */
static void view_again(play *p, int seat)
{
    char line[TT_LINE_BYTES];
    tt_text out = tt_text_in(line, sizeof line);
    void *view = new_view(p, p->state, seat), *again = new_block(p->game->view_size);
    void *copy = new_state(p);

    tt_put_view(p->game, view, &out);
    expect(p, !out.full && read_view_back(p, line, out.n, again) == TT_OK, "a view is not read");
    expect(p, memcmp(view, again, p->game->view_size) == 0, "another view of seat %d is read",
           seat);
    size_t n = tt_draw(&p->wish, (uint32_t)out.n);
    expect(p, read_view_back(p, line, n, again) != TT_OK, "the first %zu bytes are enough", n);
    expect(p, read_back(p, line, out.n, copy) != TT_OK, "a view is read as a position");
    expect(p, strchr(line, '?') != NULL, "nothing is hidden in a view");
    free(view);
    free(again);
    free(copy);
}

static void views_again(play *p)
{
    for (int seat = 0; seat < p->seats; seat++)
        view_again(p, seat);
    view_again(p, TT_SPECTATOR);
}

static void position_is_no_view(play *p)
{
    char line[TT_LINE_BYTES];
    size_t n = put_line(p, line);
    void *view = new_block(p->game->view_size);

    expect(p, read_view_back(p, line, n, view) != TT_OK, "a position is read as a view");
    free(view);
}

int main(void)
{
    const property properties[] = {
        {.name = "a position written is read back to the byte",
         .games = 70,
         .holds = position_again,
         .ends = position_again},
        {.name = "a line cut short is never a position",
         .games = 25,
         .holds = not_cut_short,
         .ends = not_cut_short},
        {.name = "no prefix of a line is a position",
         .games = 5,
         .holds = nothing,
         .ends = every_prefix},
        {.name = "a line with one byte changed is refused or sound",
         .games = 15,
         .holds = not_bent},
        {.name = "a move written is read back", .games = 150, .holds = moves_again},
        {.name = "fields as JSON", .games = 25, .holds = fields_as_json, .ends = fields_as_json},
        {.name = "a view written is read back to the byte, and is no position",
         .rules = "[C-10.1] [A-11.1]",
         .games = 15,
         .holds = views_again,
         .ends = views_again},
        {.name = "a position is no view", .games = 10, .holds = position_is_no_view},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        run_property(&properties[i]);
    return tap_result();
}
