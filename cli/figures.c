/* What games between bots say about them. */
#include "cli/figures.h"

#include <math.h>

static const double Z = 1.959964; /* 19 of 20 lie so many standard deviations around the mean */

estimate share_of(double won, double games)
{
    double n = games, p = n > 0 ? won / n : 0;

    if (n <= 0)
        return (estimate){0, 0, 1};
    double middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n);
    return (estimate){p, fmax(middle - half, 0), fmin(middle + half, 1)};
}

/* The same for the mean of few numbers, of which the spread is a guess, too: Student's t with so
 * many degrees of freedom.  From three on Cornish and Fisher's series is right to one per cent. */
static double student(double freedom)
{
    static const double FEW[] = {12.706, 4.303};
    double z2 = Z * Z, v = freedom;

    if (freedom <= 2)
        return FEW[freedom > 1];
    return Z * (1 + (z2 + 1) / (4 * v) + ((5 * z2 + 16) * z2 + 3) / (96 * v * v) +
                (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * v * v * v));
}

estimate mean_of(double sum, double squares, double n)
{
    double mean = n > 0 ? sum / n : 0;
    double variance = n > 1 ? (squares - sum * mean) / (n - 1) : 0;
    double half = variance > 0 ? student(n - 1) * sqrt(variance / n) : 0;

    return (estimate){mean, mean - half, mean + half};
}

double as_shown(double x, int places)
{
    double unit = pow(10, places), rounded = round(x * unit) / unit;

    return rounded == 0 ? 0 : rounded; /* -0 is equal to 0 */
}

/* ==== Ratings ============================================================== */

/* In how many games a bot would have won once, were it of strength 1 and the others as they
 * are: the sum over its games of 1 / the strength of all who play. */
static double chances(const double strength[], const uint64_t met[], int bots_n, int bot)
{
    double sum = 1 / (strength[bot] + 1); /* the game with an average bot */

    for (unsigned set = 1; set < 1u << bots_n; set++) {
        double all = 0;
        if (met[set] == 0 || (set >> bot & 1) == 0)
            continue;
        for (int i = 0; i < bots_n; i++)
            all += (set >> i & 1) != 0 ? strength[i] : 0;
        sum += (double)met[set] / all;
    }
    return sum;
}

/* Makes their geometric mean 1. */
static void centre(double strength[], int bots_n)
{
    double sum = 0;

    for (int i = 0; i < bots_n; i++)
        sum += log(strength[i]);
    for (int i = 0; i < bots_n; i++)
        strength[i] /= exp(sum / bots_n);
}

/* Makes the shares most likely. */
static void find_strengths(const double won[], const uint64_t met[], int bots_n, double strength[])
{
    enum { STEPS = 2000 };
    double next[RATED_MAX], change = 1;

    for (int i = 0; i < bots_n; i++)
        strength[i] = 1;
    /* minorization and maximization: every step makes the shares more likely */
    for (int step = 0; step < STEPS && change > 1e-12; step++) {
        for (int i = 0; i < bots_n; i++)
            next[i] = (won[i] + 0.5) / chances(strength, met, bots_n, i);
        centre(next, bots_n);
        change = 0;
        for (int i = 0; i < bots_n; i++) {
            change = fmax(change, fabs(next[i] / strength[i] - 1));
            strength[i] = next[i];
        }
    }
}

/* What the games of a set say of the logarithms of the strengths: Fisher's information. */
static void add_information(const double strength[], unsigned set, double games, int bots_n,
                            double about[RATED_MAX][RATED_MAX])
{
    double all = 0;

    for (int i = 0; i < bots_n; i++)
        all += (set >> i & 1) != 0 ? strength[i] : 0;
    for (int i = 0; i < bots_n; i++)
        for (int k = 0; k < bots_n; k++)
            if ((set >> i & 1) != 0 && (set >> k & 1) != 0)
                about[i][k] += games * strength[i] / all * ((i == k ? 1 : 0) - strength[k] / all);
}

/* How far a bot's logarithm lies from their mean: the variance.  Eliminates a copy of the
 * information, which has an inverse thanks to the game with an average bot. */
static double variance_of(double about[RATED_MAX][RATED_MAX], int bots_n, int bot)
{
    double m[RATED_MAX][RATED_MAX + 1], sum = 0;

    for (int i = 0; i < bots_n; i++) {
        for (int k = 0; k < bots_n; k++)
            m[i][k] = about[i][k];
        m[i][bots_n] = (i == bot ? 1 : 0) - 1.0 / bots_n;
    }
    for (int at = 0; at < bots_n; at++)
        for (int i = 0; i < bots_n; i++) {
            double factor = m[i][at] / m[at][at];
            for (int k = at; i != at && k <= bots_n; k++)
                m[i][k] -= factor * m[at][k];
        }
    for (int i = 0; i < bots_n; i++)
        sum += m[i][bots_n] / m[i][i] * ((i == bot ? 1 : 0) - 1.0 / bots_n);
    return sum;
}

void rate(const double won[], const uint64_t met[1 << RATED_MAX], int bots_n, estimate rating[])
{
    double strength[RATED_MAX], about[RATED_MAX][RATED_MAX] = {{0}};

    find_strengths(won, met, bots_n, strength);
    for (unsigned set = 1; set < 1u << bots_n; set++)
        add_information(strength, set, (double)met[set], bots_n, about);
    for (int i = 0; i < bots_n; i++) /* the game with an average bot */
        about[i][i] += strength[i] / (strength[i] + 1) / (strength[i] + 1);
    for (int i = 0; i < bots_n; i++) {
        double is = 400 * log10(strength[i]);
        double half = Z * 400 / log(10) * sqrt(variance_of(about, bots_n, i));
        rating[i] = (estimate){is, is - half, is + half};
    }
}

/* ==== The sequential test ================================================== */

/* What a bot wins of the games of two that is so many points stronger. */
static double share_at(double elo)
{
    double strength = pow(10, elo / 400);

    return strength / (strength + 1);
}

void sprt_add(sprt *s, double won, double lost)
{
    if (won + lost <= 0) /* others have won it all: it says nothing about these two */
        return;
    double share = won / (won + lost);
    s->deals++;
    s->sum += share;
    s->squares += share * share;
}

double sprt_ratio(const sprt *s)
{
    double weaker = share_at(-SPRT_ELO), stronger = share_at(SPRT_ELO);
    double mean = s->deals > 0 ? s->sum / s->deals : (weaker + stronger) / 2;
    /* to the spread a deal won and a deal lost are added, for when all deals end alike */
    double n = s->deals + 2, middle = (s->sum + 1) / n;
    double variance = (s->squares + 1) / n - middle * middle;

    return s->deals * (stronger - weaker) * (2 * mean - weaker - stronger) / (2 * variance);
}

int sprt_worst(const sprt tests[], int n)
{
    int worst = 0;

    for (int i = 1; i < n; i++)
        if (sprt_ratio(&tests[i]) < sprt_ratio(&tests[worst]))
            worst = i;
    return worst;
}

double sprt_bound(void)
{
    return log(0.95 / 0.05);
}
