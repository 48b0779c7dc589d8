/* Bots by name. */
#include "cli/kind.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *key;
    uint32_t most;
} LIMITS[] = {{"it=", TT_BOT_IT_MAX}, {"ms=", TT_BOT_MS_MAX}};

/* Which limit a text begins with, "ms=200:", be it a good one or not; -1: none. */
static int limit_at(const char *text)
{
    for (int i = 0; i < 2; i++)
        if (strncmp(text, LIMITS[i].key, strlen(LIMITS[i].key)) == 0 && strchr(text, ':') != NULL)
            return i;
    return -1;
}

/* Limits in any order; the command stands behind them. */
static tt_bot_flaw read_limits(const char **text, tt_budget *b)
{
    unsigned given = 0;

    for (int i; (i = limit_at(*text)) >= 0;) {
        const char *key = LIMITS[i].key, *digits = *text + strlen(key);
        size_t n = strspn(digits, "0123456789");
        tt_reader r = tt_reader_of(digits, n);
        if (given >> i & 1)
            return (tt_bot_flaw){TT_BOT_TWICE, {key, strlen(key) - 1}, 0};
        given |= 1u << i;
        uint32_t number = (uint32_t)tt_read_number(&r, 1, LIMITS[i].most);
        if (r.failed || digits[n] != ':')
            return (tt_bot_flaw){TT_BOT_NUMBER, {key, strlen(key) - 1}, LIMITS[i].most};
        *(i == 0 ? &b->iterations : &b->ms) = number;
        *text = digits + n + 1;
    }
    return (tt_bot_flaw){0};
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

static tt_bot_flaw read_program(player_kind *kind)
{
    const char *rest = kind->name + strlen(EXEC);

    kind->bot = (tt_bot){.name = "exec", .brain = &tt_brain_greedy, .budget.ms = EXTERNAL_MS};
    tt_bot_flaw flaw = read_limits(&rest, &kind->bot.budget);
    snprintf(kind->command, sizeof kind->command, "%s", rest);
    if (flaw.error == TT_BOT_FINE && rest[strspn(rest, " ")] == '\0')
        flaw.error = TT_BOT_UNKNOWN;
    return flaw;
}

tt_bot_flaw player_read(tt_word name, player_kind *kind)
{
    memset(kind, 0, sizeof *kind);
    if (name.n > player_name_max(name) || memchr(name.at, '\0', name.n) != NULL)
        return (tt_bot_flaw){.error = TT_BOT_UNKNOWN};
    memcpy(kind->name, name.at, name.n);
    return player_is_program(name) ? read_program(kind) : tt_bot_read(name, &kind->bot);
}

bool player_named(tt_word name, player_kind *kind)
{
    return player_read(name, kind).error == TT_BOT_FINE;
}
