/* What every test program prints: a line for each thing tested,
 *
 *     ok - [C-4.1] from the deck: keep one
 *     not ok - chance: draws are fair (chi-square 99.2)
 *
 * and nothing else that begins like that.  tools/check.sh counts them. */
#ifndef TAP_H
#define TAP_H

#include <stdbool.h>

/* Prints one line, and remembers whether anything failed. */
__attribute__((format(printf, 2, 3))) void ok(bool passed, const char *name, ...);

/* The exit code: 0 when all passed. */
int tap_result(void);

#endif
