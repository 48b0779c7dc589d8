/* Whether what was seen agrees with the odds: Pearson's chi-square. */
#ifndef TESTS_ODDS_H
#define TESTS_ODDS_H

#include <stdbool.h>
#include <stdint.h>

/* `weight` of each outcome, out of `weights` together; outcomes without weight are
 * left out, and must not have been seen. */
static inline double chi_square(const uint32_t *seen, const uint32_t *weight, int n)
{
    double total = 0, weights = 0, sum = 0;

    for (int i = 0; i < n; i++) {
        total += seen[i];
        weights += weight[i];
    }
    for (int i = 0; i < n; i++) {
        double expected = total * weight[i] / weights;
        double off = seen[i] - expected;
        if (weight[i] > 0)
            sum += off * off / expected;
        else if (seen[i] > 0)
            return 1e9;
    }
    return sum;
}

/* Its mean is the number of degrees of freedom, its variance twice that.  More
 * than four deviations above the mean is not an accident; seeds are fixed, so a
 * test that passes goes on passing. */
static inline bool is_plausible(double chi, int freedom)
{
    double above = chi - freedom;

    return above < 0 || above * above < 16.0 * 2 * freedom;
}

#endif
