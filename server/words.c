/* Why something cannot be done, in a word; docs/protocol.md lists them. */
#include "server/house.h"

static const char *const HOUSE_WORD[HOUSE_STATUSES] = {
    [HOUSE_OK] = "ok",
    [HOUSE_NO_SUCH_TABLE] = "no-such-table",
    [HOUSE_FULL] = "full",
    [HOUSE_BUSY] = "busy",
    [HOUSE_NOT_SAVED] = "not-saved",
    [HOUSE_TOO_FAST] = "too-fast",
    [HOUSE_NO_NAME] = "no-name",
    [HOUSE_TOO_MANY] = "too-many",
};

static const char *const TABLE_WORD[TABLE_STATUSES] = {
    [TABLE_OK] = "ok",
    [TABLE_DONE_BEFORE] = "done-before",
    [TABLE_NONSENSE] = "nonsense",
    [TABLE_NO_SUCH_SEAT] = "no-such-seat",
    [TABLE_TAKEN] = "taken",
    [TABLE_NOBODY] = "nobody",
    [TABLE_HAS_BEGUN] = "has-begun",
    [TABLE_NOT_BEGUN] = "not-begun",
    [TABLE_SEATS_FREE] = "seats-free",
    [TABLE_NOT_AWAY] = "not-away",
    [TABLE_WRONG_SEAT] = "wrong-seat",
    [TABLE_OVER] = "over",
    [TABLE_ILLEGAL] = "illegal",
    [TABLE_STALE] = "stale",
    [TABLE_NO_WAY_BACK] = "no-way-back",
    [TABLE_NO_ORDERS] = "no-orders",
    [TABLE_RESIGNED] = "resigned",
    [TABLE_PAUSED] = "paused",
    [TABLE_NOT_PAUSED] = "not-paused",
    [TABLE_ASKED] = "asked",
    [TABLE_NOT_ASKED] = "not-asked",
    [TABLE_NO_TIME] = "no-time",
    [TABLE_NO_CHAT] = "no-chat",
    [TABLE_TOO_MUCH] = "too-much",
    [TABLE_NOT_OVER] = "not-over",
    [TABLE_KEPT] = "kept",
    [TABLE_NO_BOT] = "no-bot",
    [TABLE_NO_HINTS] = "no-hints",
};

const char *house_word(const outcome *o)
{
    return o->house != HOUSE_OK ? HOUSE_WORD[o->house] : TABLE_WORD[o->table];
}
