/* What comes in. */
#include "server/in.h"

#include "bots/bot.h"

#include <string.h>

enum { SECONDS_MAX = 24 * 3600, INCREMENT_MAX = 3600 };

const char *in_text(const json_t *in, const char *key)
{
    return json_string_value(json_object_get(in, key));
}

int in_number(const json_t *in, const char *key, int low, int high)
{
    const json_t *value = json_object_get(in, key);
    json_int_t n = json_integer_value(value);

    return json_is_integer(value) && n >= low && n <= high ? (int)n : -1;
}

uint64_t in_action(const json_t *in)
{
    const char *text = in_text(in, "action");
    uint64_t id = 0;

    if (text != NULL)
        table_read_action((tt_word){text, strlen(text)}, &id);
    return id;
}

bool in_query(const char *query, const char *key, char *out, size_t size)
{
    size_t key_n = strlen(key);

    for (const char *at = query; *at != '\0'; at += *at == '&') {
        size_t n = strcspn(at, "&");
        if (n > key_n && strncmp(at, key, key_n) == 0 && at[key_n] == '=') {
            n -= key_n + 1;
            if (n >= size || memchr(at + key_n + 1, '%', n) != NULL)
                n = 0;
            memcpy(out, at + key_n + 1, n);
            out[n] = '\0';
            return true;
        }
        at += n;
    }
    return false;
}

bool in_key(const char *key, uint8_t owner[TT_KEY_BYTES])
{
    size_t n = key == NULL ? 0 : strlen(key);

    if (n < IN_KEY_MIN || n > IN_KEY_MAX)
        return false;
    tt_blake2b(owner, key, n);
    return true;
}

bool in_bot(const char *name, char out[TT_NAME_MAX])
{
    static const char LEVEL[] = "level:";
    size_t n = name == NULL ? 0 : strlen(name);
    tt_bot bot;

    if (n == 0 || n >= TT_NAME_MAX || strncmp(name, LEVEL, sizeof LEVEL - 1) != 0 ||
        !tt_bot_named((tt_word){name, n}, &bot))
        return false;
    memcpy(out, name, n + 1);
    return true;
}

/* The same; 0: there is none, -1: it is no such number. */
static int in_number_if(const json_t *in, const char *key, int low, int high)
{
    return json_object_get(in, key) == NULL ? 0 : in_number(in, key, low, high);
}

/* {"kind": "live", "seconds": 600, "increment": 10} or {"kind": "days", "days": 3} */
static bool in_clock(const json_t *in, table_clock *out)
{
    const char *kind = in_text(in, "kind");
    int seconds = in_number_if(in, "seconds", 1, SECONDS_MAX);
    int increment = in_number_if(in, "increment", 0, INCREMENT_MAX);
    int days = in_number_if(in, "days", 1, TABLE_DAYS_MAX);
    size_t known = (kind != NULL) + (json_object_get(in, "seconds") != NULL) +
                   (json_object_get(in, "increment") != NULL) +
                   (json_object_get(in, "days") != NULL);

    if (known != json_object_size(in) || seconds < 0 || increment < 0 || days < 0)
        return false;
    if (kind != NULL && strcmp(kind, "live") == 0 && seconds > 0)
        *out = (table_clock){TABLE_LIVE, (uint32_t)seconds * 1000, (uint32_t)increment * 1000};
    else if (kind != NULL && strcmp(kind, "days") == 0 && days > 0)
        *out = (table_clock){TABLE_DAYS, (uint32_t)days * TABLE_DAY_MS, 0};
    else
        return false;
    return true;
}

bool in_terms(const json_t *in, table_terms *out)
{
    const json_t *clock = json_object_get(in, "clock");

    const json_t *chat = json_object_get(in, "chat");
    const json_t *hints = json_object_get(in, "hints");
    int words = 0;

    memset(out, 0, sizeof *out);
    while (words < TABLE_CHATS && chat != NULL &&
           (!json_is_string(chat) || strcmp(json_string_value(chat), table_chat_word[words]) != 0))
        words++;
    out->chat = (table_chat)words;
    out->no_hints = json_is_false(hints);
    return (hints == NULL || json_is_boolean(hints)) && words < TABLE_CHATS &&
           (clock == NULL || json_is_null(clock) || in_clock(clock, &out->clock));
}
