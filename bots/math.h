/* The little arithmetic bots need, the same on every target, without a library. */
#ifndef TT_BOT_MATH_H
#define TT_BOT_MATH_H

#include <stdint.h>
#include <string.h>

static inline float tt_sqrt(float x)
{
    return __builtin_sqrtf(x);
}

/* The natural logarithm of x > 0, to about three digits: the exponent, and a parabola through
 * the mantissa. */
static inline float tt_ln(float x)
{
    uint32_t bits;
    float mantissa;

    memcpy(&bits, &x, sizeof bits);
    float exponent = (float)((int32_t)(bits >> 23) - 127);
    bits = (bits & 0x7fffffu) | 0x3f800000u;
    memcpy(&mantissa, &bits, sizeof mantissa);
    return 0.69314718f * (exponent + (-0.33582878f * mantissa + 2.0f) * mantissa - 1.65871759f);
}

/* Fewer tries prove nothing: a move is left alone when its first ones went badly. */
enum { TT_TRIES_ENOUGH = 20 };

/* The standard error of the mean of n values.  Two more of them that are off by `doubt`, one to
 * either side, keep a few that were alike from being sure. */
static inline float tt_mean_error(double sum, double squares, uint32_t n, double doubt)
{
    double mean = n > 0 ? sum / n : 0.0, off = squares - mean * sum, all = (double)n + 2.0;

    return tt_sqrt((float)(((off > 0.0 ? off : 0.0) + 2.0 * doubt * doubt) / (all * all)));
}

/* e to the x, to about four digits. */
static inline float tt_exp(float x)
{
    float power = x * 1.44269504f, scale;

    if (power < -126.0f)
        return 0.0f;
    if (power > 126.0f)
        power = 126.0f;
    float whole = (float)(int32_t)(power + (power < 0.0f ? -1.0f : 0.0f)); /* rounded down */
    float part = power - whole;
    uint32_t bits = (uint32_t)((int32_t)whole + 127) << 23;
    memcpy(&scale, &bits, sizeof scale);
    return scale * (1.0f + part * (0.69583356f + part * (0.22606716f + part * 0.07809930f)));
}

#endif
