/* Bots by name. */
#include "cli/kind.h"

#include <stdio.h>
#include <string.h>

/* "ms=200:" at the beginning of a text, which goes on behind it; 0: it does not begin so. */
static uint32_t limit_in(const char **text, const char *key, uint32_t most)
{
    size_t n = strlen(key);

    if (strncmp(*text, key, n) != 0)
        return 0;
    tt_reader r = tt_reader_of(*text + n, strspn(*text + n, "0123456789"));
    uint32_t number = (uint32_t)tt_read_number(&r, 1, most);
    if (r.failed || *r.at != ':')
        return 0;
    *text = r.at + 1;
    return number;
}

/* Limits in any order; the command stands behind them. */
static tt_budget limits_in(const char **text)
{
    tt_budget b = {.ms = EXTERNAL_MS};
    uint32_t iterations, ms;

    do {
        iterations = limit_in(text, "it=", 100000000);
        ms = limit_in(text, "ms=", 3600000);
        b.iterations = iterations > 0 ? iterations : b.iterations;
        b.ms = ms > 0 ? ms : b.ms;
    } while (iterations > 0 || ms > 0);
    return b;
}

static const char EXEC[] = "exec:";

bool player_is_program(tt_word name)
{
    return name.n >= strlen(EXEC) && memcmp(name.at, EXEC, strlen(EXEC)) == 0;
}

size_t player_name_max(tt_word name)
{
    return (player_is_program(name) ? (size_t)KIND_NAME : (size_t)TT_BOT_NAME_MAX) - 1;
}

static bool read_program(player_kind *kind)
{
    const char *rest = kind->name + strlen(EXEC);

    kind->bot = (tt_bot){.name = "exec", .brain = &tt_brain_greedy};
    kind->bot.budget = limits_in(&rest);
    snprintf(kind->command, sizeof kind->command, "%s", rest);
    return kind->command[strspn(kind->command, " ")] != '\0';
}

bool player_named(tt_word name, player_kind *kind)
{
    memset(kind, 0, sizeof *kind);
    if (name.n > player_name_max(name) || memchr(name.at, '\0', name.n) != NULL)
        return false;
    memcpy(kind->name, name.at, name.n);
    return player_is_program(name) ? read_program(kind) : tt_bot_named(name, &kind->bot);
}
