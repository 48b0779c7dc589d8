/* The server's log. */
#include "server/log.h"

#include "engine/text.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    LINE_BYTES = 2048,
    VALUE_BYTES = 512, /* of a field; the rest is cut off */
    EVENTS_MAX = 32,   /* that are counted */
    MINUTE_MS = 60000,
    MINUTE_LINES = 10 /* of one event */
};

static const char *const NAMES[LOG_LEVELS] = {"error", "warn", "info", "requests", "debug"};

static log_level most = LOG_WARN;

void log_set_level(log_level level)
{
    most = level;
}

bool log_level_named(const char *name, log_level *level)
{
    for (int i = 0; i < LOG_LEVELS; i++)
        if (strcmp(NAMES[i], name) == 0) {
            *level = (log_level)i;
            return true;
        }
    return false;
}

const char *log_level_name(log_level level)
{
    return NAMES[level];
}

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

log_field log_text(const char *name, const char *text)
{
    return (log_field){name, text, 0};
}

log_field log_number(const char *name, int64_t number)
{
    return (log_field){name, NULL, number};
}

/* ==== Not too often ======================================================== */

/* How often an event was written in the minute that began then. */
typedef struct count {
    const char *event;
    int64_t since_ms;
    int written;
    int64_t left_out;
} count;

static count *count_of(const char *event)
{
    static count counts[EVENTS_MAX];

    for (int i = 0; i < EVENTS_MAX; i++) {
        if (counts[i].event == NULL)
            counts[i].event = event;
        if (strcmp(counts[i].event, event) == 0)
            return &counts[i];
    }
    return &counts[EVENTS_MAX - 1];
}

/* Whether it may be written now; if so, *left_out says how many lines were not. */
static bool may_write(const char *event, int64_t now, int64_t *left_out)
{
    count *c = count_of(event);

    if (now - c->since_ms >= MINUTE_MS || now < c->since_ms) {
        c->since_ms = now;
        c->written = 0;
    }
    if (c->written == MINUTE_LINES) {
        c->left_out++;
        return false;
    }
    c->written++;
    *left_out = c->left_out;
    c->left_out = 0;
    return true;
}

/* ==== Lines ================================================================ */

static void put_time(tt_text *out, int64_t ms)
{
    time_t seconds = (time_t)(ms / 1000);
    struct tm t;
    char text[40];
    size_t n;

    gmtime_r(&seconds, &t);
    n = strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &t);
    snprintf(text + n, sizeof text - n, ".%03dZ", (int)(ms % 1000));
    tt_put(out, text);
}

static bool is_plain(const char *text)
{
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++)
        if ((unsigned char)*text <= ' ' || *text == '"' || *text == '=' || *text == '\\' ||
            *text == 127)
            return false;
    return true;
}

/* A value with blanks stands between quotes, and no value ends the line. */
static void put_text(tt_text *out, const char *text)
{
    size_t n = strnlen(text, VALUE_BYTES);

    if (is_plain(text)) {
        tt_put_bytes(out, text, n);
        return;
    }
    tt_put_char(out, '"');
    for (size_t i = 0; i < n; i++) {
        if (text[i] == '"' || text[i] == '\\')
            tt_put_char(out, '\\');
        if ((unsigned char)text[i] < ' ' || text[i] == 127)
            tt_put_char(out, '?');
        else
            tt_put_char(out, text[i]);
    }
    tt_put_char(out, '"');
}

static void put_field(tt_text *out, log_field f)
{
    tt_put_char(out, ' ');
    tt_put(out, f.name);
    tt_put_char(out, '=');
    if (f.text != NULL)
        put_text(out, f.text);
    else
        tt_put_number(out, f.number);
}

/* In one piece, so that lines of several processes do not mix. */
static void write_line(const tt_text *line)
{
    ssize_t n;

    do
        n = write(STDERR_FILENO, line->at, line->n);
    while (n < 0 && errno == EINTR);
}

void log_event(log_level level, const char *event, int n, ...)
{
    char bytes[LINE_BYTES];
    tt_text out = tt_text_in(bytes, sizeof bytes - 1); /* the line break always fits */
    int64_t now = now_ms(), left_out = 0;
    va_list fields;

    if (level > most || (level <= LOG_WARN && !may_write(event, now, &left_out)))
        return;
    put_time(&out, now);
    tt_put_char(&out, ' ');
    tt_put(&out, NAMES[level]);
    tt_put_char(&out, ' ');
    tt_put(&out, event);
    va_start(fields, n);
    for (int i = 0; i < n; i++)
        put_field(&out, va_arg(fields, log_field));
    va_end(fields);
    if (left_out > 0)
        put_field(&out, log_number("left_out", left_out));
    out.at[out.n++] = '\n';
    write_line(&out);
}
