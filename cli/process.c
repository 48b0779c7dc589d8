/* A program that is run beside this one. */
#include "cli/process.h"

#include "cli/options.h"
#include "cli/player.h"
#include "cli/seating.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { FAREWELL_MS = 300 };

/* ==== Programs that run ==================================================== */

/* Their process groups, for the signals that end this program: what a shell has started would
 * stay behind.  A free place is 0; who finds none is not remembered. */
enum { GROUPS = CLI_THREADS_MAX * (TT_SEATS_MAX + SEATING_BOTS) }; /* of the largest arena */
static atomic_int groups[GROUPS];

static void replace_group(int old, int new)
{
    for (int i = 0; i < GROUPS; i++) {
        int expected = old;
        if (atomic_compare_exchange_strong(&groups[i], &expected, new))
            return;
    }
}

/* Takes all programs along; the signal comes again and does what it always does. */
static void end_all(int number)
{
    for (int i = 0; i < GROUPS; i++) {
        int group = atomic_load(&groups[i]);
        if (group != 0)
            kill(-group, SIGKILL);
    }
    raise(number);
}

/* Signals that somebody else takes care of, or that are ignored, stay as they are. */
static void watch_signals(void)
{
    static const int SIGNALS[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = end_all, .sa_flags = (int)SA_RESETHAND}, now;

    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof *SIGNALS; i++)
        if (sigaction(SIGNALS[i], NULL, &now) == 0 && now.sa_handler == SIG_DFL)
            sigaction(SIGNALS[i], &action, NULL);
}

/* ==== Beginning and end ==================================================== */

static struct rlimit files_before; /* how many we could open; programs have as many as then */
static atomic_bool is_refused;

/* A program takes two files, and a shell often allows a process no more than 1024. */
static void allow_many_files(void)
{
    static bool is_done;
    struct rlimit now;

    if (is_done || getrlimit(RLIMIT_NOFILE, &now) != 0)
        return;
    is_done = true;
    files_before = now;
    now.rlim_cur = now.rlim_max;
    setrlimit(RLIMIT_NOFILE, &now);
}

/* What a program does before it is itself; only calls that are safe after fork. */
static _Noreturn void become(const char *command, int in, int out)
{
    sigset_t none;

    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* whoever is killed takes the shell along */
#endif
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    if (files_before.rlim_max > 0) /* it may be one that closes as many as there could be */
        setrlimit(RLIMIT_NOFILE, &files_before);
    if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0)
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static void close_pair(const int pair[2])
{
    close(pair[0]);
    close(pair[1]);
}

/* A pipe that no other program gets to see. */
static bool open_pipe(int pair[2])
{
    if (pipe(pair) != 0)
        return false;
    fcntl(pair[0], F_SETFD, FD_CLOEXEC);
    fcntl(pair[1], F_SETFD, FD_CLOEXEC);
    return true;
}

static bool start(process *p, const char *command)
{
    int in[2], out[2];

    if (!open_pipe(in))
        return false;
    if (!open_pipe(out)) {
        close_pair(in);
        return false;
    }
    pid_t pid = fork();
    if (pid == 0)
        become(command, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    if (pid < 0) {
        close(in[1]);
        close(out[0]);
        return false;
    }
    setpgid(pid, pid); /* both do, whoever comes first */
    replace_group(0, pid);
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    fcntl(out[0], F_SETFL, O_NONBLOCK);
    *p = (process){.pid = pid, .in = in[1], .out = out[0]};
    return true;
}

bool process_start(process *p, const char *command)
{
    /* between pipe and fork no other thread may fork, or its program would hold our pipe */
    static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

    pthread_mutex_lock(&one_at_a_time);
    watch_signals();
    allow_many_files();
    bool fine = start(p, command);
    pthread_mutex_unlock(&one_at_a_time);
    if (!fine)
        atomic_store(&is_refused, true);
    return fine;
}

bool process_is_refused(void)
{
    return atomic_load(&is_refused);
}

void process_end(process *p)
{
    uint64_t end = player_clock() + (uint64_t)FAREWELL_MS * 1000;
    char line[PROCESS_LINE];
    size_t n;

    if (p->pid == 0)
        return;
    close(p->in);
    while (player_clock() < end && process_read(p, line, &n, end) == HEARD_LINE) {
    }
    close(p->out);
    kill(-p->pid, SIGKILL);
    kill(p->pid, SIGKILL);    /* should it have left its group */
    replace_group(p->pid, 0); /* while the number is still taken */
    while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR) {
    }
    *p = (process){0};
}

/* ==== Talking ============================================================== */

/* Waits until something can be read or written. */
static bool wait_for(int file, short what, uint64_t end)
{
    for (;;) {
        uint64_t now = player_clock();
        int ms = now < end ? (int)((end - now + 999) / 1000) : 0;
        struct pollfd one = {.fd = file, .events = what};
        int n = poll(&one, 1, ms);
        if (n > 0)
            return true;
        if ((n == 0 && player_clock() >= end) || (n < 0 && errno != EINTR))
            return false;
    }
}

/* write, for a program that may be gone: that is an error here, no signal. */
static ssize_t write_quietly(int file, const char *text, size_t n)
{
    const struct timespec at_once = {0, 0};
    sigset_t pipe_only, before, pending;

    sigemptyset(&pipe_only);
    sigaddset(&pipe_only, SIGPIPE);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &pipe_only, &before);
    ssize_t written = write(file, text, n);
    int error = errno;
    if (written < 0 && error == EPIPE && sigismember(&pending, SIGPIPE) == 0)
        while (sigtimedwait(&pipe_only, NULL, &at_once) < 0 && errno == EINTR) {
        }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return written;
}

heard process_send(process *p, const char *text, size_t n, uint64_t end)
{
    while (n > 0) {
        ssize_t written = write_quietly(p->in, text, n);
        if (written > 0) {
            text += written;
            n -= (size_t)written;
        } else if (written < 0 && errno != EAGAIN && errno != EINTR) {
            return HEARD_END;
        } else if (!wait_for(p->in, POLLOUT, end)) {
            return HEARD_NOTHING;
        }
    }
    return HEARD_LINE;
}

/* Takes a line out of what has come; false: there is no whole one. */
static bool take_line(process *p, char line[PROCESS_LINE], size_t *n)
{
    const char *stop = memchr(p->bytes, '\n', p->n);

    if (stop == NULL)
        return false;
    *n = (size_t)(stop - p->bytes);
    memcpy(line, p->bytes, *n);
    p->n -= *n + 1;
    memmove(p->bytes, stop + 1, p->n);
    if (*n > 0 && line[*n - 1] == '\r')
        --*n;
    line[*n] = '\0';
    return true;
}

heard process_read(process *p, char line[PROCESS_LINE], size_t *n, uint64_t end)
{
    while (!take_line(p, line, n)) {
        if (p->n == sizeof p->bytes)
            return HEARD_TOO_MUCH;
        ssize_t got = read(p->out, p->bytes + p->n, sizeof p->bytes - p->n);
        if (got > 0)
            p->n += (size_t)got;
        else if (got == 0 || (errno != EAGAIN && errno != EINTR))
            return HEARD_END;
        else if (!wait_for(p->out, POLLIN, end))
            return HEARD_NOTHING;
    }
    return HEARD_LINE;
}
