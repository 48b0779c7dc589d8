/* The client for browsers: the files of a folder, read into memory when the server starts.
 *
 * Only what was read can be asked for, by exactly its name, so no path leads anywhere else.  A
 * file may lie there twice, as it is and as NAME.gz: who takes gzip gets that. */
#ifndef SERVER_FILES_H
#define SERVER_FILES_H

#include "server/net/net.h"

typedef struct files files;

/* Reads the folder; NULL: `wrong` says why not. */
files *files_open(const char *folder, char *wrong, size_t size);
/* Reads that folder or another one instead; false: `wrong` says why not, and all is as before. */
bool files_again(files *f, const char *folder, char *wrong, size_t size);
void files_free(files *f);
size_t files_n(const files *f);

bool files_have(const files *f, const char *path);
/* Answers the request if there is such a file; false: there is none. */
bool files_answer(const files *f, net_conn *c, const net_request *q);

#endif
