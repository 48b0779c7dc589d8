/* Accounts. */
#include "server/account.h"

#include <string.h>

/* ==== As text ============================================================== */

static const char FORM[] = "argon2id-1";

/* argon2id-1 <made> <work> <memory> <salt> <nonce> <box> Anna */
void account_put(const account *a, tt_text *out)
{
    const int64_t numbers[] = {a->made, a->work, a->memory};

    tt_put(out, FORM);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        tt_put_char(out, ' ');
        tt_put_number(out, numbers[i]);
    }
    tt_put_char(out, ' ');
    tt_put_hex(out, a->salt, sizeof a->salt);
    tt_put_char(out, ' ');
    tt_put_hex(out, a->nonce, sizeof a->nonce);
    tt_put_char(out, ' ');
    tt_put_hex(out, a->box, a->box_n);
    tt_put_char(out, ' ');
    tt_put(out, a->name);
}

static void read_hex(tt_reader *r, uint8_t *out, size_t n)
{
    if (!tt_read_hex(tt_read_word(r), out, n))
        tt_read_fail(r);
}

static void read_box(tt_reader *r, account *a)
{
    tt_word word = tt_read_word(r);

    a->box_n = (uint16_t)(word.n / 2);
    if (word.n / 2 > sizeof a->box || word.n / 2 < crypto_aead_xchacha20poly1305_ietf_ABYTES ||
        !tt_read_hex(word, a->box, word.n / 2))
        tt_read_fail(r);
}

bool account_read(account *a, const char *id, const char *paper)
{
    tt_reader r = tt_reader_of(paper, strlen(paper));

    memset(a, 0, sizeof *a);
    if (!tt_word_is(tt_read_word(&r), FORM))
        return false;
    a->made = tt_read_number(&r, 0, INT64_MAX);
    a->work = (uint32_t)tt_read_number(&r, 1, UINT32_MAX);
    a->memory = (uint32_t)tt_read_number(&r, crypto_pwhash_MEMLIMIT_MIN, UINT32_MAX);
    read_hex(&r, a->salt, sizeof a->salt);
    read_hex(&r, a->nonce, sizeof a->nonce);
    read_box(&r, a);
    while (!r.failed && r.at < r.end && *r.at == ' ')
        r.at++;
    if (r.failed || !tt_is_name(r.at, (size_t)(r.end - r.at)) || strlen(id) >= sizeof a->id)
        return false;
    memcpy(a->name, r.at, (size_t)(r.end - r.at));
    memcpy(a->id, id, strlen(id) + 1);
    return true;
}

/* ==== Locking and opening ================================================== */

static bool stretch(const account *a, const char *password,
                    uint8_t out[crypto_aead_xchacha20poly1305_ietf_KEYBYTES])
{
    return crypto_pwhash(out, crypto_aead_xchacha20poly1305_ietf_KEYBYTES, password,
                         strlen(password), a->salt, a->work, a->memory,
                         crypto_pwhash_ALG_ARGON2ID13) == 0;
}

static void usual_work(account *a)
{
    a->work = (uint32_t)crypto_pwhash_OPSLIMIT_INTERACTIVE;
    a->memory = (uint32_t)crypto_pwhash_MEMLIMIT_INTERACTIVE;
}

void account_decoy(account *a, const char *id)
{
    memset(a, 0, sizeof *a);
    memcpy(a->id, id, strlen(id) + 1);
    usual_work(a);
    a->box_n = crypto_aead_xchacha20poly1305_ietf_ABYTES + 2 * TT_KEY_BYTES;
    randombytes_buf(a->box, a->box_n);
}

bool account_lock(account *a, const char *password, const char *key)
{
    uint8_t lock[crypto_aead_xchacha20poly1305_ietf_KEYBYTES];
    unsigned long long n;

    usual_work(a);
    randombytes_buf(a->salt, sizeof a->salt);
    randombytes_buf(a->nonce, sizeof a->nonce);
    if (!stretch(a, password, lock))
        return false;
    crypto_aead_xchacha20poly1305_ietf_encrypt(a->box, &n, (const uint8_t *)key, strlen(key),
                                               (const uint8_t *)a->id, strlen(a->id), NULL,
                                               a->nonce, lock);
    a->box_n = (uint16_t)n;
    sodium_memzero(lock, sizeof lock);
    return true;
}

bool account_open(const account *a, const char *password, char key[IN_KEY_MAX + 1])
{
    uint8_t lock[crypto_aead_xchacha20poly1305_ietf_KEYBYTES];
    unsigned long long n = 0;

    key[0] = '\0';
    if (!stretch(a, password, lock))
        return false;
    bool is_open = crypto_aead_xchacha20poly1305_ietf_decrypt((uint8_t *)key, &n, NULL, a->box,
                                                              a->box_n, (const uint8_t *)a->id,
                                                              strlen(a->id), a->nonce, lock) == 0;
    key[is_open ? n : 0] = '\0';
    sodium_memzero(lock, sizeof lock);
    return is_open;
}
