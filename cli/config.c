/* Reading configuration files. */
#include "cli/config.h"

#include "cli/file.h"
#include "cli/term.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { CONFIG_BYTES = 65536, PLACE_BYTES = 512, KEYS_MAX = 64 };

/* What a file has said so far. */
typedef struct reading {
    cli_options *o;
    const cli_usage *usage;
    const char *path;
    int line;
    const char *key[KEYS_MAX]; /* to find one that stands there twice */
    int keys_n;
} reading;

/* Cuts off blanks at both ends. */
static char *trim(char *text)
{
    size_t n;

    text += strspn(text, " \t\r");
    n = strlen(text);
    while (n > 0 && strchr(" \t\r", text[n - 1]) != NULL)
        n--;
    text[n] = '\0';
    return text;
}

static bool is_twice(reading *r, const char *key)
{
    for (int i = 0; i < r->keys_n; i++)
        if (strcmp(r->key[i], key) == 0)
            return true;
    if (r->keys_n < KEYS_MAX)
        r->key[r->keys_n++] = key;
    return false;
}

static int read_line(reading *r, char *line)
{
    char *equals = strchr(line, '=');

    line = trim(line);
    if (line[0] == '\0' || line[0] == '#')
        return 0;
    if (equals == NULL)
        return cli_fail(CLI_USAGE, "cli.error.config_line", 1, cli_text("a", line));
    *equals = '\0';
    char *key = trim(line), *value = trim(equals + 1);
    if (value[0] == '\0')
        return cli_fail(CLI_USAGE, "cli.error.config_value", 1, cli_text("a", key));
    if (is_twice(r, key))
        return cli_fail(CLI_USAGE, "cli.error.config_twice", 1, cli_text("a", key));
    return cli_set_option(r->o, r->usage, key, value) ? 0 : CLI_USAGE;
}

static int read_lines(reading *r, char *text)
{
    char place[PLACE_BYTES];
    int code = 0;

    for (char *next; code == 0 && text != NULL; text = next) {
        next = strchr(text, '\n');
        if (next != NULL)
            *next++ = '\0';
        snprintf(place, sizeof place, "%.*s:%d: ", PLACE_BYTES - 32, r->path, ++r->line);
        cli_set_place(place);
        code = read_line(r, text);
    }
    cli_set_place("");
    return code;
}

int cli_read_config(cli_options *o, const cli_usage *usage, const char *path, char **text)
{
    cli_usage known = *usage;
    cli_options file = *o;
    reading r = {.o = &file, .usage = &known, .path = path};
    size_t n = 0;

    known.known &= ~(unsigned)(OPT_CONFIG | OPT_CHECK_CONFIG);
    *text = cli_read_file(path, CONFIG_BYTES, &n);
    if (*text == NULL)
        return cli_fail(CLI_FAILED, "cli.error.read", 2, cli_text("a", path),
                        cli_text("b", strerror(errno)));
    (*text)[n] = '\0';
    int code = read_lines(&r, *text);
    if (code == 0)
        *o = file;
    return code;
}
