/* Rum & Bones: Second Tide, as everything above games/ knows it. */
#ifndef RUMBONES_H
#define RUMBONES_H

#include "engine/game.h"

extern const tt_game tt_rumbones;

#endif
