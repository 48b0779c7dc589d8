/* What comes in, as JSON or behind a question mark, each field checked when it is read. */
#ifndef SERVER_IN_H
#define SERVER_IN_H

#include "engine/record.h"
#include "server/table.h"

#include <jansson.h>

/* NULL: there is none, or it is no text. */
const char *in_text(const json_t *in, const char *key);
/* A whole number from low to high; -1: there is none. */
int in_number(const json_t *in, const char *key, int low, int high);
/* The id of an action; 0: there is none. */
uint64_t in_action(const json_t *in);
/* The value of a key in "a=1&b=2"; empty if it has a % or is too long, for every value is a plain
 * word.  False: there is no such key. */
bool in_query(const char *query, const char *key, char *out, size_t size);
enum { IN_KEY_MIN = 22, IN_KEY_MAX = 128 };
/* Keys are secrets of the client's making; the server keeps only what they hash to. */
bool in_key(const char *key, uint8_t owner[TT_KEY_BYTES]);

/* The name of a bot that may sit at a table; false: it is none. */
bool in_bot(const char *name, char out[TT_NAME_MAX]);
/* What a table is made with, beside the game; false: it cannot be. */
bool in_terms(const json_t *in, table_terms *out);

#endif
