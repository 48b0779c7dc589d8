/* The list of policies. */
#include "bots/policy/policy.h"

#include <string.h>

static const tt_policy *const POLICIES[] = {&tt_policy_rumbones};

const tt_policy *tt_policy_for(const tt_game *game)
{
    for (size_t i = 0; i < sizeof POLICIES / sizeof *POLICIES; i++)
        if (strcmp(POLICIES[i]->game, game->name) == 0)
            return POLICIES[i];
    return NULL;
}
