/* What text.c writes and read.c reads: keys and words that are no sorts, and what a view shows. */
#ifndef ABYSS_NOTATION_H
#define ABYSS_NOTATION_H

#include "games/abyss/state.h"

static const char *const COUNCIL_KEYS[RACES] = {
    "council-crab", "council-shellfish", "council-squid", "council-seahorse", "council-jellyfish"};
static const char *const POWER_WORDS[] = {"slaver", "oracle", "opportunist"}; /* by bit */
enum { POWER_WORDS_N = 3 };

/* Named is a pile while the Alchemist names two, else an ally. */
static inline bool names_piles(const abyss_table *t)
{
    return t->agenda.n > 0 && tt_top(&t->agenda).stage == STAGE_SECOND;
}

/* The seats whose hands, and whose tokens, a view shows. */
static inline unsigned hands_known(const abyss_table *t, int seat)
{
    return t->memory != 0 ? TT_ALL : 1u << seat;
}

static inline unsigned tokens_known(const abyss_table *t, int seat)
{
    return t->agenda.n == 0 ? TT_ALL : 1u << seat;
}

#endif
