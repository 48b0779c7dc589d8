/* What a native program does when it finds a mistake of its own. */
#include "engine/assert.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void tt_assert_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "tidetable: %s:%d: this should hold: %s\n", file, line, what);
    abort();
}
