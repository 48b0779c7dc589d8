/* Positions and moves as text: what is written is read back, and nothing less is. */
#include "tests/play.h"

enum { LINE_MAX_BYTES = 8192 };

static tt_status read_back(const play *p, const char *line, size_t n, void *state)
{
    tt_reader r = tt_reader_of(line, n);

    return tt_read_position(p->game, state, &r);
}

static size_t put_line(play *p, char line[LINE_MAX_BYTES])
{
    tt_text out = tt_text_in(line, LINE_MAX_BYTES);

    tt_put_position(p->game, p->state, &out);
    expect(p, !out.full, "a position of more than %d bytes", LINE_MAX_BYTES);
    return out.n;
}

static void position_again(play *p)
{
    char line[LINE_MAX_BYTES];
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
    char line[LINE_MAX_BYTES];
    size_t n = put_line(p, line);

    for (int i = 0; i < 4; i++)
        read_prefix(p, line, tt_draw(&p->wish, (uint32_t)n));
    read_prefix(p, line, n - 1);
}

/* One byte is another: the line is refused, or what it says is a sound position. */
static void not_bent(play *p)
{
    static const char BYTES[] = "0123456789abcdefgimoprtu-=[]? \n\377";
    char line[LINE_MAX_BYTES];
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
    char line[LINE_MAX_BYTES];
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
    char json[LINE_MAX_BYTES];
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

/* What a spectator sees has hidden things in it, and is no position to play on from. */
static void view_is_no_position(play *p)
{
    char line[LINE_MAX_BYTES], head[64];
    void *view = new_view(p, p->state, TT_SPECTATOR), *copy = new_state(p);
    tt_text out = tt_text_in(line, sizeof line);
    tt_writer w = tt_writer_to(&out, TT_LINE);

    snprintf(head, sizeof head, "game=%s rules=%u ", p->game->name,
             (unsigned)p->game->rules_version);
    tt_put(&out, head);
    p->game->write_view(view, &w);
    expect(p, strchr(line, '?') != NULL, "nothing is hidden in a spectator's view");
    expect(p, read_back(p, line, out.n, copy) != TT_OK, "a spectator's view is read as a position");
    free(view);
    free(copy);
}

int main(void)
{
    const property properties[] = {
        {.name = "a position written is read back to the byte",
         .games = 150,
         .holds = position_again,
         .ends = position_again},
        {.name = "a line cut short is never a position",
         .games = 50,
         .holds = not_cut_short,
         .ends = not_cut_short},
        {.name = "no prefix of a line is a position",
         .games = 5,
         .holds = nothing,
         .ends = every_prefix},
        {.name = "a line with one byte changed is refused or sound",
         .games = 30,
         .holds = not_bent},
        {.name = "a move written is read back", .games = 200, .holds = moves_again},
        {.name = "fields as JSON", .games = 50, .holds = fields_as_json, .ends = fields_as_json},
        {.name = "a spectator's view hides something and is no position",
         .rules = "[C-10.1]",
         .games = 50,
         .holds = view_is_no_position},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        run_property(&properties[i]);
    return tap_result();
}
