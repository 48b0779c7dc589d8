/* Many processes that play one arena, under mpirun; takes the place of cli/ranks.c. */
#include "cli/ranks.h"

#include <mpi.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static int ranks = 1, own = 0;

void ranks_begin(void)
{
    int provided;
    sigset_t all, before;

    /* the threads MPI begins leave signals to ours */
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    /* whichever thread ends a round asks for the sums, but never two at a time */
    MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &provided);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &own);
    if (provided < MPI_THREAD_SERIALIZED) {
        fprintf(stderr, "tidetable: this MPI knows nothing of threads\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    if (own != 0 &&
        (freopen("/dev/null", "w", stdout) == NULL || freopen("/dev/null", "w", stderr) == NULL))
        MPI_Abort(MPI_COMM_WORLD, 1);
    /* mpirun hands its own output on through a terminal of its making, wherever that goes */
    if (getenv("OMPI_COMM_WORLD_SIZE") != NULL)
        setenv("NO_COLOR", "1", 1);
}

void ranks_end(void)
{
    MPI_Finalize();
}

int ranks_n(void)
{
    return ranks;
}

int ranks_own(void)
{
    return own;
}

void ranks_sum(uint64_t numbers[], int n)
{
    MPI_Allreduce(MPI_IN_PLACE, numbers, n, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
}
