/* The list of policies. */
#include "bots/policy/policy.h"

#include <string.h>

static const struct {
    const char *game;
    tt_policy policy;
} POLICIES[] = {
    {"rumbones", tt_policy_rumbones},
};

tt_policy tt_policy_for(const tt_game *game)
{
    for (size_t i = 0; i < sizeof POLICIES / sizeof *POLICIES; i++)
        if (strcmp(POLICIES[i].game, game->name) == 0)
            return POLICIES[i].policy;
    return NULL;
}
