/* Bots that are programs of their own.
 *
 * Whatever such a program does, the game goes on.  One that hangs, dies or talks nonsense is
 * ended and started anew for the next question, so that no late answer is taken for one to
 * another question; if that has happened often in a row, or it has never worked, it is left
 * alone for good. */
#include "cli/external.h"

#include "cli/player.h"
#include "cli/process.h"
#include "cli/protocol.h"
#include "cli/term.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    START_MS = 10000, /* to load whatever it needs */
    GRACE_MS = 50,    /* to answer after "stop", */
    GRACE_PART = 10,  /* and a tenth of its time */
    CHATTER_MS = 500, /* to say what means nothing between two questions */
    FAILURES_MAX = 3, /* in a row */
    BYTES = 4 * TT_LINE_BYTES
};

typedef enum fault {
    NONE,
    NO_START,
    NOT_ALLOWED, /* to start it: this is not its fault, and was said */
    HUNG,
    DIED,
    NONSENSE,
    TWICE, /* nobody had asked */
    TOO_LONG,
    ILLEGAL,
    WRONG_VALUE,
    REFUSED,
    LEFT, /* it is not asked any more */
    FAULTS_END
} fault;

struct external {
    char command[KIND_NAME];
    tt_budget budget;
    process process;
    const tt_game *game;
    tt_setup how;
    uint64_t seed;    /* of this game, for its coins; 0: none yet */
    bool knows_setup; /* has been told which game it is */
    bool has_worked;
    bool was_stopped; /* told to answer at the last question */
    int failures;     /* in a row */
    uint64_t faults;
    char text[BYTES]; /* what it is told */
};

/* ==== Faults =============================================================== */

/* Whether that is new of that command; there are never many commands. */
static bool is_news(const char *command, fault f)
{
    enum { COMMANDS = 16 };
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static struct {
        uint64_t command;
        unsigned told;
    } known[COMMANDS];
    uint64_t hash = tt_hash(command, strlen(command));
    bool news = false;

    pthread_mutex_lock(&lock);
    for (int i = 0; i < COMMANDS; i++) {
        if (known[i].told != 0 && known[i].command != hash)
            continue;
        news = (known[i].told >> f & 1) == 0;
        known[i].command = hash;
        known[i].told |= 1u << f;
        break;
    }
    pthread_mutex_unlock(&lock);
    return news;
}

/* `line` is what it said, if that was wrong. */
static void tell(const external *e, fault f, const char *line)
{
    static const char *const KEYS[FAULTS_END] = {
        [NO_START] = "cli.fault.no_start", [HUNG] = "cli.fault.hung",
        [DIED] = "cli.fault.died",         [NONSENSE] = "cli.fault.nonsense",
        [ILLEGAL] = "cli.fault.illegal",   [WRONG_VALUE] = "cli.fault.value",
        [REFUSED] = "cli.fault.refused",   [LEFT] = "cli.fault.left",
        [TOO_LONG] = "cli.fault.long",     [TWICE] = "cli.fault.twice"};
    enum { SHOWN = 60 };
    char shown[SHOWN + 1];

    if (f == NOT_ALLOWED || !is_news(e->command, f))
        return;
    snprintf(shown, sizeof shown, "%s", line);
    for (char *c = shown; *c != '\0'; c++)
        if ((unsigned char)*c < ' ' || (unsigned char)*c >= 0x7f)
            *c = '?'; /* a terminal would obey it */
    cli_fail(0, KEYS[f], 3, cli_text("a", e->command), cli_text("b", shown),
             cli_number("c", PROCESS_LINE - 1));
}

/* What is told of a line does not end where it has a zero. */
static void show_zeros(char line[PROCESS_LINE], size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (line[i] == '\0')
            line[i] = '?';
}

static fault fault_of(heard h)
{
    static const fault FAULTS[] = {[HEARD_LINE] = NONE,
                                   [HEARD_NOTHING] = HUNG,
                                   [HEARD_END] = DIED,
                                   [HEARD_TOO_MUCH] = TOO_LONG};

    return FAULTS[h];
}

/* ==== Starting ============================================================= */

static uint64_t in_ms(uint32_t ms)
{
    return player_clock() + (uint64_t)ms * 1000;
}

/* The next line that means something. */
static heard next_line(external *e, char line[PROCESS_LINE], size_t *n, uint64_t end)
{
    for (;;) {
        heard h = process_read(&e->process, line, n, end);
        if (h != HEARD_LINE || protocol_said(line, *n) != SAID_NOTHING)
            return h;
        if (player_clock() >= end)
            return HEARD_NOTHING;
    }
}

static bool shakes_hands(external *e)
{
    static const char HELLO[] = "tidetable 1\n";
    uint64_t end = in_ms(START_MS);
    char line[PROCESS_LINE];
    size_t n;

    return process_send(&e->process, HELLO, strlen(HELLO), end) == HEARD_LINE &&
           next_line(e, line, &n, end) == HEARD_LINE && protocol_said(line, n) == SAID_HELLO;
}

/* Says once, whatever the program, that no other can be started. */
static fault say_not_allowed(void)
{
    static atomic_flag is_said = ATOMIC_FLAG_INIT;

    if (!atomic_flag_test_and_set(&is_said))
        cli_fail(0, "cli.error.no_process", 0);
    return NOT_ALLOWED;
}

/* It runs, or the fault why it does not. */
static fault start(external *e)
{
    if (e->process.pid != 0)
        return NONE;
    e->knows_setup = false;
    e->was_stopped = false;
    if (!process_start(&e->process, e->command))
        return say_not_allowed();
    if (!shakes_hands(e))
        return NO_START;
    e->has_worked = true;
    return NONE;
}

/* ==== One question ========================================================= */

static void put_setup(external *e, int seat, tt_text *out)
{
    const tt_grammar *g = e->game->grammar;

    tt_put(out, "setup ");
    tt_put(out, e->game->name);
    tt_put(out, " rules ");
    tt_put_number(out, e->game->rules_version);
    tt_put(out, " seats ");
    tt_put_number(out, e->how.seats);
    tt_put(out, " seat ");
    tt_put_number(out, seat);
    tt_put(out, " seed ");
    tt_put_number(out, (int64_t)e->seed);
    tt_put_char(out, '\n');
    for (int i = 0; i < g->options_n; i++) {
        tt_put(out, "option ");
        tt_put(out, g->options[i].name);
        tt_put_char(out, ' ');
        tt_put(out, g->options[i].values[e->how.option[i]]);
        tt_put_char(out, '\n');
    }
}

static void put_question(const external *e, const tt_question *q, const void *state,
                         const tt_moves *list, tt_text *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char view[TT_STATE_MAX];

    tt_put(out, "decision ");
    tt_put_number(out, q->decision);
    tt_put(out, "\nview ");
    q->game->view(state, q->seat, view);
    tt_put_view(q->game, view, out);
    tt_put(out, "\nsample ");
    tt_put_position(q->game, q->known, out);
    tt_put(out, "\nmoves ");
    for (uint32_t i = 0; i < list->n; i++) {
        tt_put(out, i > 0 ? ", " : "");
        tt_put_move(q->game, list->at[i], out);
    }
    tt_put(out, "\ngo it ");
    tt_put_number(out, e->budget.iterations);
    tt_put(out, " ms ");
    tt_put_number(out, e->budget.ms);
    tt_put_char(out, '\n');
}

static fault read_answer(const tt_question *q, const char *line, size_t n, tt_answer *out)
{
    static const fault FAULTS[] = {
        [ANSWERED_MOVE] = NONE, [ANSWERED_UNLISTED] = ILLEGAL, [ANSWERED_VALUE] = WRONG_VALUE};
    said s = protocol_said(line, n);

    if (s == SAID_ERROR)
        return REFUSED;
    if (s != SAID_MOVE)
        return NONSENSE;
    return FAULTS[protocol_read_move(q->game, line, n, out)];
}

/* What has come since the last answer must mean nothing: a second answer would be taken for that
 * to the next question.  Who was told to stop may be about to give one, to "stop" as well as to
 * "go".  `line` becomes what it said. */
static fault hear_pending(external *e, char line[PROCESS_LINE])
{
    uint64_t end = in_ms(CHATTER_MS), until = e->was_stopped ? in_ms(GRACE_MS) : player_clock();
    size_t n;
    heard h;

    do
        h = process_read(&e->process, line, &n, until);
    while (h == HEARD_LINE && protocol_said(line, n) == SAID_NOTHING && player_clock() < end);
    said s = h == HEARD_LINE ? protocol_said(line, n) : SAID_NOTHING;
    if (s != SAID_NOTHING) {
        show_zeros(line, n);
        return s == SAID_MOVE ? TWICE : NONSENSE;
    }
    return h == HEARD_NOTHING ? NONE : fault_of(h);
}

/* Waits for an answer, and tells it to stop when its time is up.  The little that it has then is
 * for pipes and a busy machine, not to think. */
static heard hear_answer(external *e, const tt_text *question, char line[PROCESS_LINE], size_t *n)
{
    static const char STOP[] = "stop\n";
    uint32_t ms = e->budget.ms;
    uint64_t up = in_ms(ms), end = in_ms(ms + ms / GRACE_PART + GRACE_MS);
    heard h = process_send(&e->process, question->at, question->n, up);

    if (h != HEARD_LINE)
        return h;
    h = next_line(e, line, n, up);
    e->was_stopped = h == HEARD_NOTHING;
    if (!e->was_stopped)
        return h;
    h = process_send(&e->process, STOP, strlen(STOP), end);
    return h == HEARD_LINE ? next_line(e, line, n, end) : h;
}

/* `line` becomes what it said. */
static fault ask(external *e, const tt_question *q, const void *state, tt_answer *out,
                 char line[PROCESS_LINE])
{
    tt_text text = tt_text_in(e->text, sizeof e->text);
    size_t n = 0;
    fault f = start(e);

    line[0] = '\0';
    if (f == NONE)
        f = hear_pending(e, line);
    if (f != NONE)
        return f;
    if (!e->knows_setup)
        put_setup(e, q->seat, &text);
    e->knows_setup = true;
    put_question(e, q, state, &out->list, &text);
    TT_ASSERT(!text.full);
    heard h = hear_answer(e, &text, line, &n);
    fault found = h == HEARD_LINE ? read_answer(q, line, n, out) : fault_of(h);
    if (h == HEARD_LINE)
        show_zeros(line, n);
    return found;
}

/* It said what it may not say, but knows that it was asked: it need not be ended. */
static bool is_in_step(fault f)
{
    return f == NONE || f == ILLEGAL || f == WRONG_VALUE || f == REFUSED;
}

static void note_fault(external *e, fault f, const char *line)
{
    if (f == NONE) {
        e->failures = 0;
        return;
    }
    tell(e, f, line);
    if (is_in_step(f))
        return;
    process_end(&e->process);
    e->failures++;
    if (external_is_left(e) && e->has_worked && f != NOT_ALLOWED) /* else it was said before */
        tell(e, LEFT, "");
}

bool external_ask(external *e, const tt_question *q, const void *state, tt_answer *out)
{
    char line[PROCESS_LINE];
    fault f = NO_START;

    if (e->seed == 0)
        e->seed = 1 + ((uint64_t)tt_draw(q->coins, 1 << 24) << 24 | tt_draw(q->coins, 1 << 24));
    if (!external_is_left(e)) {
        f = ask(e, q, state, out, line);
        note_fault(e, f, line);
    }
    e->faults += f != NONE;
    return f == NONE;
}

/* ==== The bot ============================================================== */

external *external_new(const char *command, tt_budget budget)
{
    external *e = calloc(1, sizeof *e);

    if (e == NULL)
        return NULL;
    snprintf(e->command, sizeof e->command, "%s", command);
    e->budget = budget;
    return e;
}

void external_free(external *e)
{
    static const char QUIT[] = "quit\n";

    if (e == NULL)
        return;
    if (e->process.pid != 0)
        process_send(&e->process, QUIT, strlen(QUIT), player_clock());
    process_end(&e->process);
    free(e);
}

bool external_greets(const char *command)
{
    external *e = external_new(command, (tt_budget){0});
    bool greets = e != NULL && start(e) == NONE;

    external_free(e);
    return greets;
}

void external_begin(external *e, const tt_game *game, const tt_setup *how)
{
    e->game = game;
    e->how = *how;
    e->seed = 0;
    e->knows_setup = false;
    if (external_is_left(e))
        return;
    fault f = start(e);
    if (f != NONE)
        note_fault(e, f, "");
}

bool external_is_left(const external *e)
{
    return e->failures >= FAILURES_MAX || (e->failures > 0 && !e->has_worked);
}

uint64_t external_faults(const external *e)
{
    return e->faults;
}
