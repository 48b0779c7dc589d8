/* Configuration files: the long options of a command, one a line.
 *
 *     # a comment
 *     port = 8000
 *     behind-proxy = yes */
#ifndef CLI_CONFIG_H
#define CLI_CONFIG_H

#include "cli/options.h"

/* Reads the file into `o`; what the command line has said stays.  0, or an exit code after saying
 * what is wrong in which line.  *text is to be freed when `o` is no longer used. */
int cli_read_config(cli_options *o, const cli_usage *usage, const char *path, char **text);

#endif
