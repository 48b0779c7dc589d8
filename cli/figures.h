/* What games between bots say about them: shares, means, ratings. */
#ifndef CLI_FIGURES_H
#define CLI_FIGURES_H

#include <stdint.h>

/* A figure, and between what it lies in 19 of 20 cases. */
typedef struct estimate {
    double is, low, high;
} estimate;

/* A share of `games`, by Wilson's interval; `won` may be a fraction. */
estimate share_of(double won, double games);
/* The mean of `n` numbers, of which the sum and the sum of squares are given. */
estimate mean_of(double sum, double squares, double n);

/* Rounded to so many decimal places; what comes to nothing has no sign, for "-0" looks like a
 * mistake. */
double as_shown(double x, int places);

/* Elo ratings from shares of wins.  Who plays in a game is a set of bots, a bit for each, and
 * met[set] says how many games that set has played.  The ratings make the shares most likely
 * if a bot wins in proportion to its strength, 10 to the power of rating / 400; one more game
 * of every bot, drawn with an average one, keeps a bot that never wins from falling for ever.
 * Their mean is 0. */
enum { RATED_MAX = 8 };
void rate(const double won[], const uint64_t met[1 << RATED_MAX], int bots_n, double rating[]);

/* A sequential test: is the first bot stronger than the others, or weaker?  It weighs two
 * guesses against each other, SPRT_ELO points stronger and as many weaker, by the mean and
 * the spread of what it won deal by deal (the generalized test with a normal law), and ends
 * when one of them is 19 times as likely. */
enum { SPRT_ELO = 20 };

typedef struct sprt {
    double deals, sum, squares;
} sprt;

/* The share of a deal's games it won, 0 to 1; in the order of the deals. */
void sprt_add(sprt *s, double share);
/* The logarithm of how much likelier "stronger" is, when so many bots play in a game. */
double sprt_ratio(const sprt *s, int bots_n);
/* The ratio at which the answer is clear; below minus this, it is weaker. */
double sprt_bound(void);

#endif
