/* What comes in as JSON. */
#include "server/in.h"

#include "server/table.h"

#include <string.h>

enum { KEY_MIN = 22, KEY_MAX = 128 };

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

bool in_key(const char *key, uint8_t owner[TT_KEY_BYTES])
{
    size_t n = key == NULL ? 0 : strlen(key);

    if (n < KEY_MIN || n > KEY_MAX)
        return false;
    tt_blake2b(owner, key, n);
    return true;
}
