/* A race: moves beside the one that is usual, all tried in the same worlds with the same dice, so
 * that what differs between them is the move.  One that falls behind the usual one is given up,
 * and that is given up only for one that is better, as far as can be seen. */
#ifndef TT_RACE_H
#define TT_RACE_H

#include "bots/bot.h"

typedef struct tt_rival {
    double sum, squares;                                 /* of how much better than the usual one */
    double brought[TT_SEATS_MAX], squared[TT_SEATS_MAX]; /* to everybody, in all worlds seen */
    uint32_t tried, seen;                                /* beside the usual one; in all */
    bool is_out;
} tt_rival;

typedef struct tt_race {
    int seat; /* whose moves they are */
    uint32_t n, usual;
    uint32_t left; /* rivals that are not out */
    double now;    /* what the usual one brought in the world at hand */
    tt_rival rivals[TT_MOVES_MAX];
} tt_race;

/* Between the moves of that list; `usual` is one of them. */
void tt_race_begin(tt_race *r, const tt_moves *list, tt_move usual, int seat);
/* The order in which they are tried in a world: the usual one comes first. */
static inline uint32_t tt_race_move(const tt_race *r, uint32_t i)
{
    return i == 0 ? r->usual : i <= r->usual ? i - 1 : i;
}
/* What it brought to everybody, in the world at hand. */
void tt_race_note(tt_race *r, uint32_t move, const float share[]);
/* The same in a world in which no other was tried: what it is worth, not how much better it is. */
void tt_race_note_alone(tt_race *r, uint32_t move, const float share[]);
/* The best one. */
uint32_t tt_race_winner(const tt_race *r);
/* The best one, and what is known of all of them. */
void tt_race_answer(const tt_race *r, int seats, tt_answer *out);

/* Tries a move of the list in that world, with those dice: what it brings to each seat. */
typedef void tt_race_try(void *who, const void *world, tt_chance dice, uint32_t move,
                         float share[]);

/* The whole of it, with the moves in `out`: one world after another until no rival is left or the
 * budget is spent.  If values are wanted the last quarter of that is the winner's alone. */
void tt_race_run(const tt_bot *bot, const tt_question *q, tt_move usual, tt_race_try *try_move,
                 void *who, tt_answer *out);

#endif
