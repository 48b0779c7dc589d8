/* The file of an arena's games. */
#include "cli/outcomes.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* ==== A line =============================================================== */

static const char BOT_FORM[] = "{s:I,s:I,s:I,s:I,s:I,s:I,s:I !}";

static bool read_bot(json_t *from, outcome_of_bot *b)
{
    json_int_t seats, won, points, moves, ns, faults, left;

    if (json_unpack(from, BOT_FORM, "seats", &seats, "won", &won, "points", &points, "moves",
                    &moves, "ns", &ns, "faults", &faults, "left", &left) != 0)
        return false;
    *b = (outcome_of_bot){seats, won, points, moves, ns, faults, left};
    return true;
}

/* Whether that may be what a bot did on so many seats. */
static bool is_possible(const outcome_of_bot *b, int64_t seats)
{
    static const outcome_of_bot NOTHING;
    static const int64_t MANY = INT32_MAX, LONG = (int64_t)1 << 53; /* 104 days */

    if (seats == 0)
        return memcmp(b, &NOTHING, sizeof *b) == 0;
    return b->seats == seats && b->won >= 0 && b->won <= OUTCOME_WHOLE && b->points >= -MANY &&
           b->points <= MANY && b->moves >= 0 && b->moves <= MANY && b->ns >= 0 && b->ns <= LONG &&
           b->faults >= 0 && b->faults <= MANY && b->left >= 0 && b->left <= seats;
}

static bool is_of_match(const outcome *o, const seatings *of)
{
    uint8_t who[TT_SEATS_MAX];
    int64_t seats[SEATING_BOTS] = {0}, won = 0;

    seatings_of(of, o->game, who);
    for (int seat = 0; seat < of->seats; seat++)
        seats[who[seat]]++;
    for (int i = 0; i < of->bots_n; i++) {
        if (!is_possible(&o->bot[i], seats[i]))
            return false;
        won += o->bot[i].won;
    }
    return won == OUTCOME_WHOLE;
}

/* false: that is no game of such a match. */
static bool read_outcome(const char *text, size_t n, const seatings *of, outcome *o)
{
    json_t *line = json_loadb(text, n, JSON_REJECT_DUPLICATES, NULL), *bots = NULL;
    json_int_t game = -1, decisions = -1;
    const char *hash = "";
    size_t hash_n = 0;

    memset(o, 0, sizeof *o);
    bool fine = line != NULL &&
                json_unpack(line, "{s:I,s:I,s:s%,s:o !}", "game", &game, "decisions", &decisions,
                            "hash", &hash, &hash_n, "bots", &bots) == 0 &&
                game >= 0 && decisions >= 0 && decisions <= INT32_MAX && hash_n == 16 &&
                strspn(hash, "0123456789abcdef") == 16 &&
                json_array_size(bots) == (size_t)of->bots_n;
    for (int i = 0; fine && i < of->bots_n; i++)
        fine = read_bot(json_array_get(bots, (size_t)i), &o->bot[i]);
    o->game = (uint64_t)game;
    o->decisions = decisions;
    o->hash = fine ? strtoull(hash, NULL, 16) : 0;
    json_decref(line);
    return fine && is_of_match(o, of);
}

static void put_outcome(const outcome *o, int bots_n, FILE *to)
{
    fprintf(to, "{\"game\":%llu,\"decisions\":%lld,\"hash\":\"%016llx\",\"bots\":[",
            (unsigned long long)o->game, (long long)o->decisions, (unsigned long long)o->hash);
    for (int i = 0; i < bots_n; i++) {
        const outcome_of_bot *b = &o->bot[i];
        fprintf(to,
                "%s{\"seats\":%lld,\"won\":%lld,\"points\":%lld,\"moves\":%lld,\"ns\":%lld,"
                "\"faults\":%lld,\"left\":%lld}",
                i > 0 ? "," : "", (long long)b->seats, (long long)b->won, (long long)b->points,
                (long long)b->moves, (long long)b->ns, (long long)b->faults, (long long)b->left);
    }
    fprintf(to, "]}\n");
}

/* ==== The file ============================================================= */

static int by_number(const void *a, const void *b)
{
    const outcome *x = a, *y = b;

    return (x->game > y->game) - (x->game < y->game);
}

/* Puts them in order; the line of one that stands there twice, or 0. */
static uint64_t sort(outcomes *o)
{
    uint64_t twice = 0;

    if (o->n > 0)
        qsort(o->at, o->n, sizeof *o->at, by_number);
    for (size_t i = 1; i < o->n && twice == 0; i++)
        if (o->at[i].game == o->at[i - 1].game)
            twice = o->at[i].line > o->at[i - 1].line ? o->at[i].line : o->at[i - 1].line;
    return twice;
}

static bool add_one(outcomes *o, const outcome *one)
{
    if ((o->n & (o->n - 1)) == 0) {
        outcome *more = realloc(o->at, (o->n == 0 ? 1 : 2 * o->n) * sizeof *more);
        if (more == NULL)
            return false;
        o->at = more;
    }
    o->at[o->n++] = *one;
    return true;
}

/* The next line without its end; false: there is no whole one, or it is longer than any of ours
 * and `is_long`. */
static bool next_line(FILE *file, char text[OUTCOME_LINE], size_t *n, bool *is_long)
{
    int c;

    *n = 0;
    while ((c = getc(file)) != EOF && c != '\n' && *n < OUTCOME_LINE)
        text[(*n)++] = (char)c;
    *is_long = c != EOF && c != '\n';
    return c == '\n';
}

/* All that is there, up to the last whole line. */
static outcomes_error read_all(outcomes *o, const char *match, uint64_t *line)
{
    char text[OUTCOME_LINE];
    size_t n;
    off_t whole = 0;
    bool is_long;

    for (*line = 1; next_line(o->file, text, &n, &is_long); ++*line) {
        outcome one;
        if (*line == 1 && (n != strlen(match) || memcmp(text, match, n) != 0))
            return OUTCOMES_OTHER;
        if (*line > 1 && !read_outcome(text, n, o->seatings, &one))
            return OUTCOMES_LINE;
        one.line = *line;
        if (*line > 1 && !add_one(o, &one))
            return OUTCOMES_SYSTEM;
        whole += (off_t)n + 1;
    }
    if (ferror(o->file))
        return OUTCOMES_SYSTEM;
    if (is_long)
        return *line == 1 ? OUTCOMES_OTHER : OUTCOMES_LINE;
    /* of the line of the match a crash may have left a part, too; anything else is not ours */
    if (whole == 0 && (n > strlen(match) || memcmp(text, match, n) != 0))
        return OUTCOMES_OTHER;
    return ftruncate(fileno(o->file), whole) == 0 ? OUTCOMES_FINE : OUTCOMES_SYSTEM;
}

outcomes_error outcomes_open(outcomes *o, const char *path, const char *match, const seatings *of,
                             uint64_t *line)
{
    struct stat info;

    *o = (outcomes){.seatings = of};
    if (stat(path, &info) == 0 && !S_ISREG(info.st_mode))
        return OUTCOMES_KIND;
    o->file = fopen(path, "a+e");
    if (o->file == NULL)
        return OUTCOMES_SYSTEM;
    if (flock(fileno(o->file), LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? OUTCOMES_BUSY : OUTCOMES_SYSTEM;
    rewind(o->file);
    outcomes_error error = read_all(o, match, line);
    if (error != OUTCOMES_FINE)
        return error;
    uint64_t twice = sort(o);
    if (twice > 0) {
        *line = twice;
        return OUTCOMES_LINE;
    }
    if (*line == 1 && (fprintf(o->file, "%s\n", match) < 0 || fflush(o->file) != 0))
        return OUTCOMES_SYSTEM;
    return OUTCOMES_FINE;
}

void outcomes_close(outcomes *o)
{
    if (o->file != NULL)
        fclose(o->file);
    free(o->at);
    *o = (outcomes){0};
}

const outcome *outcomes_find(const outcomes *o, uint64_t game)
{
    outcome wanted = {.game = game};

    return o->n == 0 ? NULL : bsearch(&wanted, o->at, o->n, sizeof *o->at, by_number);
}

bool outcomes_add(outcomes *o, const outcome *one)
{
    if (o->error != 0)
        return false;
    put_outcome(one, o->seatings->bots_n, o->file);
    if (fflush(o->file) == 0 && !ferror(o->file))
        return true;
    o->error = errno;
    return false;
}
