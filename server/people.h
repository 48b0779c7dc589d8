/* People who want to be known: accounts, and all that the server knows of somebody. */
#ifndef SERVER_PEOPLE_H
#define SERVER_PEOPLE_H

#include "server/house.h"

#include <sodium.h>

enum { PEOPLE_TRIES = 1 << 14 };

typedef struct errand errand;

/* What the application keeps for them; zero is a beginning. */
typedef struct people {
    /* When the tries of an address, or at an account, are paid for; by a hash with a secret key.
     * Two that hash alike share a place: they have fewer tries, never more. */
    bool has_hash_key;
    uint8_t hash_key[crypto_shorthash_KEYBYTES];
    uint64_t address_ms[PEOPLE_TRIES], account_ms[PEOPLE_TRIES];
    /* Passwords that wait for a thread. */
    errand *first, *last;
    int waiting, working;
} people;

/* The visitor goes: nobody waits for the answer any more. */
void people_leave(visitor *v);

#endif
