/* The tables of the boards.  The build makes them of boards.map (tools/maps.c). */
#include "games/rumbones/board.h"

const rumbones_board rumbones_boards[BOARDS] = {
#include "games/rumbones/boards.inc"
};
