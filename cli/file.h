/* Files: read whole, written so that nothing is ever half there. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* The whole file, to be freed by the caller, or NULL with errno set; a file of more
 * than `max` bytes is refused with EFBIG. */
char *cli_read_file(const char *path, size_t max, size_t *n);

/* Under another name first, then renamed: a crash leaves the old file or the new one.
 * If it is to be durable it is on the disk when this returns.  Only a regular file is
 * ever replaced, and only its owner may read the new one: records of games that go on
 * hold their seed.  false with errno set. */
bool cli_write_file(const char *path, const char *text, size_t n, bool durable);

/* Whether something of that name is there, whatever it is. */
bool cli_exists(const char *path);

/* The folder for saved games, made if need be; false with errno set. */
bool cli_state_folder(char *path, size_t size);

#endif
