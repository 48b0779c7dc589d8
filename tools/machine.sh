#!/bin/sh
# The compiler flag for this machine's generation of x86 processors: counting and
# picking bits are single instructions on newer ones.  Prints nothing elsewhere.
[ "$(uname -m)" = x86_64 ] || exit 0
has() { grep -qw "$1" /proc/cpuinfo 2>/dev/null; }
if has avx2 && has bmi1 && has bmi2 && has abm && has f16c && has fma && has movbe; then
    echo -march=x86-64-v3
elif has popcnt && has sse4_2 && has ssse3 && has cx16 && has lahf_lm; then
    echo -march=x86-64-v2
fi
