/* Abyss, as everything above games/ knows it. */
#ifndef ABYSS_H
#define ABYSS_H

#include "engine/game.h"

extern const tt_game tt_abyss;

#endif
