/* An account: a name and a password that bring a key back.
 *
 * The key is locked in a box that only the password opens: argon2id makes a second key of the
 * password, and XChaCha20-Poly1305 locks the first one with it.  The server keeps the box.  So who
 * steals the store has neither passwords nor keys, and a box that opens is the proof of a password:
 * nothing else has to be compared.  There is no clock and no file in here, and nothing of the loop;
 * locking and opening take their time, and have a thread of their own. */
#ifndef SERVER_ACCOUNT_H
#define SERVER_ACCOUNT_H

#include "engine/record.h"
#include "server/in.h"

#include <sodium.h>

enum {
    ACCOUNT_PASSWORD_MIN = 8, /* bytes */
    ACCOUNT_PASSWORD_MAX = 128,
    ACCOUNT_PAPER_MAX = 1024,
    ACCOUNT_BOX = IN_KEY_MAX + crypto_aead_xchacha20poly1305_ietf_ABYTES
};

typedef struct account {
    char id[TT_NAME_MAX];   /* the name, folded; the box opens under no other */
    char name[TT_NAME_MAX]; /* as it was written */
    int64_t made;           /* when, in milliseconds since 1970 */
    uint32_t work, memory;  /* what argon2id was told, so that it can be told more one day */
    uint8_t salt[crypto_pwhash_SALTBYTES];
    uint8_t nonce[crypto_aead_xchacha20poly1305_ietf_NPUBBYTES];
    uint8_t box[ACCOUNT_BOX];
    uint16_t box_n;
} account;

/* As a paper, a line of text without the id; and back. */
void account_put(const account *a, tt_text *out);
bool account_read(account *a, const char *id, const char *paper);

/* Nobody's, whose box opens with no password and takes as long as any other not to. */
void account_decoy(account *a, const char *id);

/* Locks the key; false: there is not enough memory. */
bool account_lock(account *a, const char *password, const char *key);
/* False: it is not the password, or there is not enough memory. */
bool account_open(const account *a, const char *password, char key[IN_KEY_MAX + 1]);

#endif
