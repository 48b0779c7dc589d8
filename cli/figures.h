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
/* The mean of `n` numbers, of which the sum and the sum of squares are given, by Student's t.  Of
 * one number the interval is that number: nothing is known of how far others lie from it. */
estimate mean_of(double sum, double squares, double n);

/* Rounded to so many decimal places; what comes to nothing has no sign, for "-0" looks like a
 * mistake. */
double as_shown(double x, int places);

/* Elo ratings from shares of wins.  Who plays in a game is a set of bots, a bit for each, and
 * met[set] says how many games that set has played.  The ratings make the shares most likely
 * if a bot wins in proportion to its strength, 10 to the power of rating / 400; one more game
 * of every bot, drawn with an average one, keeps a bot that never wins from falling for ever.
 * Their mean is 0, and their intervals are of their distance from it, by the normal law. */
enum { RATED_MAX = 8 };
void rate(const double won[], const uint64_t met[1 << RATED_MAX], int bots_n, estimate rating[]);

/* A sequential test: is the first bot stronger than another, or weaker?  It weighs two guesses
 * against each other, SPRT_ELO points stronger and as many weaker, by the mean and the spread
 * of what it won deal by deal (the generalized test with a normal law), and ends when one of
 * them is 19 times as likely.
 *
 * With more than two bots there is such a test against each of the others, over the games that
 * one of the two has won: were the first compared with all others together, a weak one among
 * them would make it look strong.  What counts is the rival it stands worst against: it is
 * stronger when it is stronger than that one, and so than all, and weaker when it is weaker
 * than any. */
enum { SPRT_ELO = 20 };

typedef struct sprt {
    double deals, sum, squares;
} sprt;

/* The games of a deal it won, and those the other won; in the order of the deals. */
void sprt_add(sprt *s, double won, double lost);
/* The logarithm of how much likelier "stronger" is. */
double sprt_ratio(const sprt *s);
/* The least of these, of the tests against so many rivals: which one. */
int sprt_worst(const sprt tests[], int n);
/* The ratio at which the answer is clear; below minus this, it is weaker. */
double sprt_bound(void);

#endif
