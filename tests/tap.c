/* Lines of test results. */
#include "tests/tap.h"

#include <stdarg.h>
#include <stdio.h>

static int failed_n;

void ok(bool passed, const char *name, ...)
{
    va_list args;

    va_start(args, name);
    fputs(passed ? "ok - " : "not ok - ", stdout);
    vprintf(name, args);
    putchar('\n');
    fflush(stdout);
    va_end(args);
    failed_n += !passed;
}

int tap_result(void)
{
    return failed_n == 0 ? 0 : 1;
}
