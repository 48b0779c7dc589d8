/* Several processes that play one arena together, each the games of its number.  Built
 * without MPI there is one. */
#ifndef CLI_RANKS_H
#define CLI_RANKS_H

#include <stdint.h>

/* Joins the others.  All but number 0 are silent from then on. */
void ranks_begin(void);
void ranks_end(void);
int ranks_n(void);
int ranks_own(void); /* this one's number, from 0 */

/* Every process gets the sums of everybody's numbers.  All must ask, one thread of each. */
void ranks_sum(uint64_t numbers[], int n);

#endif
