/* Names of accounts: which are the same, and which there cannot be. */
#include "server/names.h"

#include "tests/tap.h"

#include <string.h>

static void folds(const char *name, const char *wanted)
{
    char out[TT_NAME_MAX] = "";

    ok(names_fold(name, out) && strcmp(out, wanted) == 0, "names: %s is %s (seen: %s)", name,
       wanted, out);
}

static void refused(const char *name, const char *why)
{
    char out[TT_NAME_MAX];

    ok(!names_fold(name, out), "names: refused: %s", why);
}

int main(void)
{
    folds("Anna Maria_7", "anna maria_7");
    folds("ŁUCJA ŻÓŁĆ", "łucja żółć");
    folds("ÅSA ÿ Ÿ ß", "åsa ÿ ÿ ß");
    folds("ČĎĹŇŤŹ", "čďĺňťź");
    folds("ΆΡΗΣ ς", "άρησ σ");
    folds("ЁЖИК Ґ", "ёжик ґ");
    folds("牌桌 7", "牌桌 7");
    folds("Ａｎｎａ", "anna");
    folds("🦑 squid", "🦑 squid");
    refused("", "nothing");
    refused(" anna", "a blank before it");
    refused("anna  maria", "two blanks");
    refused("anna\u00a0maria", "a blank of another kind");
    refused("anna\u3000maria", "a wide blank");
    refused("a\u0301nna", "a letter and its accent in two signs");
    refused("an\u200bna", "a sign nobody sees");
    refused("an\u00adna", "a hyphen nobody sees");
    refused("anna\u202e", "another direction");
    refused("\u0410nna", "a Cyrillic letter among Latin ones");
    refused("\u0391nna", "a Greek letter among Latin ones");
    refused("\xff\xfe", "no UTF-8");
    refused("012345678901234567890123456789012345678901234567", "too long");
    return tap_result();
}
