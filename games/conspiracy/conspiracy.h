/* Abyss: Conspiracy, as everything above games/ knows it. */
#ifndef CONSPIRACY_H
#define CONSPIRACY_H

#include "engine/game.h"

extern const tt_game tt_conspiracy;

#endif
