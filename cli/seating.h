/* Who sits where in the games of an arena, so that everybody has every place equally often.
 *
 * Every deal is played in all seatings: every order of the bots, or of as many of them as
 * there are seats.  Where bots are fewer, each has a block of neighbouring seats; if there are as
 * many teams as bots, each has a team.  Bots of the same name are the same bot, and changing
 * them round is no other seating; which of them sits where changes with the deal.
 *
 * A match may end in the middle of a deal.  So seatings come in rounds: in a round, as many as
 * there are bots, everybody moves on by one in the list of bots and has every place once. */
#ifndef CLI_SEATING_H
#define CLI_SEATING_H

#include "engine/game.h"

enum { SEATING_BOTS = 8, SEATINGS_MAX = 20160 }; /* six of eight bots in every order */

typedef struct seatings {
    int bots_n, seats;
    uint32_t n;
    uint8_t first[SEATING_BOTS];               /* the first bot of the same name */
    uint8_t block[TT_SEATS_MAX];               /* of each seat */
    uint8_t place[SEATINGS_MAX][TT_SEATS_MAX]; /* of blocks or seats: the first so named */
    uint16_t turn[SEATINGS_MAX];               /* the order in which they are played */
} seatings;

void seatings_make(seatings *s, const char *const names[], int bots_n, int seats);
/* In a game of teams: the side of every seat, those of one side beside each other. */
void seatings_by_side(seatings *s, const uint8_t side[]);
/* The number of the game that is played as the i-th: those of a deal change places. */
uint64_t seatings_game(const seatings *s, uint64_t i);
/* The bot on every seat in a game, by its number. */
void seatings_of(const seatings *s, uint64_t game, uint8_t bot[TT_SEATS_MAX]);

#endif
