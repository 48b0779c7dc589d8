/* Where the server's games are kept. */
#ifndef CLI_STORE_H
#define CLI_STORE_H

#include "cli/options.h"

#include <limits.h>

/* What --store says, or the usual file, whose name is made in `path`; NULL after saying why there
 * is none, with the exit code. */
const char *cli_store(const cli_options *o, char path[PATH_MAX], int *code);

#endif
