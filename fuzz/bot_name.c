/* Any bytes as the name of a bot: refused, or a bot that is what it says it is, under a name that
 * a record can hold and that gives the same bot again. */
#include "cli/kind.h"
#include "engine/record.h"
#include "fuzz/fuzz.h"

static void must_be_sound(const tt_bot *bot)
{
    bool is_level = bot->brain == &tt_brain_level;

    MUST(bot->brain != NULL);
    MUST(bot->leaf < TT_LEAVES && bot->threads <= TT_BOT_THREADS && bot->curiosity <= 1000);
    MUST(is_level == (bot->level > 0) && bot->level <= TT_LEVELS);
    MUST(bot->budget.iterations <= 100000000 && bot->budget.ms <= 3600000);
    if (bot->brain == &tt_brain_plan)
        MUST(bot->leaf == 0 && bot->curiosity == 0 && bot->threads == 0);
    if (bot->brain->searches && !is_level)
        MUST(bot->budget.iterations > 0 || bot->budget.ms > 0);
}

static void must_be_a_word(const char *name)
{
    MUST(name[0] != '\0' && strlen(name) < TT_KIND_MAX);
    for (; *name != '\0'; name++)
        MUST(*name > ' ' && *name < 0x7f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    player_kind kind, again;

    if (!player_named((tt_word){(const char *)data, size}, &kind))
        return 0;
    must_be_a_word(kind.bot.name);
    MUST(player_named((tt_word){kind.name, strlen(kind.name)}, &again));
    MUST(memcmp(&kind, &again, sizeof kind) == 0);
    if (kind.command[0] != '\0')
        MUST(kind.bot.brain == &tt_brain_greedy && kind.bot.budget.ms > 0);
    else
        must_be_sound(&kind.bot);
    return 0;
}
