/* One process that plays an arena alone; cli/ranks_mpi.c is for many. */
#include "cli/ranks.h"

void ranks_begin(void)
{
}

void ranks_end(void)
{
}

int ranks_n(void)
{
    return 1;
}

int ranks_own(void)
{
    return 0;
}

/* NOLINTNEXTLINE(readability-non-const-parameter): with others the numbers change */
void ranks_sum(uint64_t numbers[], int n)
{
    (void)numbers;
    (void)n;
}
