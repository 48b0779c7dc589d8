/* The nets there are: weights learned from self-play, by bots/learn/learn.c.  The first line of
 * each file says how it was made. */
#include "bots/net.h"

#include <string.h>

static const tt_net_row CONSPIRACY_2[] = {
#include "bots/nets/conspiracy-2.inc"
};

static const tt_net_row CONSPIRACY_3[] = {
#include "bots/nets/conspiracy-3.inc"
};

static const tt_net_row CONSPIRACY_4[] = {
#include "bots/nets/conspiracy-4.inc"
};

static const tt_net_row ABYSS_2[] = {
#include "bots/nets/abyss-2.inc"
};

static const tt_net_row ABYSS_3[] = {
#include "bots/nets/abyss-3.inc"
};

static const tt_net_row ABYSS_4[] = {
#include "bots/nets/abyss-4.inc"
};

static const tt_net_row RUMBONES_2[] = {
#include "bots/nets/rumbones-2.inc"
};

static const tt_net NETS[] = {
    {"abyss", 2, sizeof ABYSS_2 / sizeof *ABYSS_2, ABYSS_2},
    {"abyss", 3, sizeof ABYSS_3 / sizeof *ABYSS_3, ABYSS_3},
    {"abyss", 4, sizeof ABYSS_4 / sizeof *ABYSS_4, ABYSS_4},
    {"conspiracy", 2, sizeof CONSPIRACY_2 / sizeof *CONSPIRACY_2, CONSPIRACY_2},
    {"conspiracy", 3, sizeof CONSPIRACY_3 / sizeof *CONSPIRACY_3, CONSPIRACY_3},
    {"conspiracy", 4, sizeof CONSPIRACY_4 / sizeof *CONSPIRACY_4, CONSPIRACY_4},
    {"rumbones", 2, sizeof RUMBONES_2 / sizeof *RUMBONES_2, RUMBONES_2},
};

const tt_net *tt_net_for(const tt_game *game, int parties)
{
    for (size_t i = 0; i < sizeof NETS / sizeof *NETS; i++)
        if (NETS[i].parties == parties && strcmp(NETS[i].game, game->name) == 0)
            return &NETS[i];
    return NULL;
}

static const tt_feature_maker *const MAKERS[] = {&tt_features_abyss, &tt_features_conspiracy,
                                                 &tt_features_rumbones};

const tt_feature_maker *tt_features_for(const tt_game *game)
{
    for (size_t i = 0; i < sizeof MAKERS / sizeof *MAKERS; i++)
        if (strcmp(MAKERS[i]->game, game->name) == 0)
            return MAKERS[i];
    return NULL;
}
