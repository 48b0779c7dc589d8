/* Names of accounts: which there can be, and which are one and the same. */
#ifndef SERVER_NAMES_H
#define SERVER_NAMES_H

#include "engine/record.h"

/* What a name is looked up by: two names that differ only in large and small letters, or in the
 * width of them, are alike.  False: it cannot be a name of an account.
 *
 * A name has to be in its composed form (one sign for a letter and its accent, not two), has one
 * kind of blank and never two of them, no sign that nobody sees, and letters of one of Latin,
 * Greek and Cyrillic, which look too much like each other.  This knows the capital letters of
 * these three, no others; and two scripts' signs that look alike in other ways are two names. */
bool names_fold(const char *name, char out[TT_NAME_MAX]);

#endif
