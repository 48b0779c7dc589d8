/* Talking to a person. */
#include "cli/term.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* ==== Language ============================================================= */

static const tt_lang *lang;
static bool lang_given; /* on the command line */

const tt_lang *cli_lang(void)
{
    if (lang == NULL)
        lang = tt_lang_named("en");
    return lang;
}

const char *cli_lang_given(void)
{
    return lang_given ? tt_lang_name(cli_lang()) : NULL;
}

static const char *locale(void)
{
    static const char *const NAMES[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

    for (int i = 0; i < 3; i++) {
        const char *value = getenv(NAMES[i]);
        if (value != NULL && value[0] != '\0')
            return value;
    }
    return "";
}

bool cli_choose_language(const char *name)
{
    const tt_lang *found = name == NULL ? tt_lang_for_locale(locale()) : tt_lang_named(name);

    if (found == NULL && name != NULL) { /* "RU", "pl_PL" and "zh" are clear enough */
        char lower[32];
        tt_text out = tt_text_in(lower, sizeof lower);
        for (const char *c = name; *c != '\0'; c++)
            tt_put_char(&out, (char)tolower((unsigned char)*c));
        found = tt_lang_for_locale(lower);
        if (found == tt_lang_named("en") && strncmp(lower, "en", 2) != 0)
            found = NULL;
    }
    if (found == NULL)
        return false;
    lang = found;
    lang_given |= name != NULL;
    return true;
}

static const char *program = "tidetable";

const char *cli_program(void)
{
    return program;
}

void cli_set_program(const char *name)
{
    program = name;
}

/* ==== Sentences ============================================================ */

tt_arg cli_text(const char *name, const char *text)
{
    return (tt_arg){name, text, 0};
}

tt_arg cli_number(const char *name, int64_t number)
{
    return (tt_arg){name, NULL, number};
}

enum { ARGS_MAX = 6, SENTENCE_MAX = 16384 };

static void say(FILE *to, const char *before, const char *key, int n, va_list list)
{
    char buffer[SENTENCE_MAX];
    tt_text text = tt_text_in(buffer, sizeof buffer);
    tt_arg args[ARGS_MAX];

    for (int i = 0; i < n; i++)
        args[i] = va_arg(list, tt_arg);
    tt_say(cli_lang(), &text, key, args, n);
    if (to == stdout && cli_is_terminal(stdout))
        cli_hanging(buffer, 0); /* people read lines that fit; programs read whole ones */
    else
        fprintf(to, "%s%s\n", before, buffer);
}

void cli_say(FILE *to, const char *key, int n, ...)
{
    va_list list;

    va_start(list, n);
    say(to, "", key, n, list);
    va_end(list);
}

static char place[512];

void cli_set_place(const char *text)
{
    snprintf(place, sizeof place, "%s", text);
}

int cli_fail(int code, const char *key, int n, ...)
{
    char before[sizeof place + sizeof "tidetable: "];
    va_list list;

    fflush(stdout);
    snprintf(before, sizeof before, "tidetable: %s", place);
    va_start(list, n);
    say(stderr, before, key, n, list);
    va_end(list);
    return code;
}

void cli_put_sign(const char *key, tt_text *out)
{
    const tt_arg nothing[] = {cli_text("a", ""), cli_text("b", "")};

    tt_say(cli_lang(), out, key, nothing, 2);
}

/* What a bot is called: a level has a name in every language. */
static void put_kind(const char *kind, tt_text *out)
{
    static const char LEVEL[] = "level:";
    char key[] = "bot.level.?";

    if (strncmp(kind, LEVEL, strlen(LEVEL)) != 0 || kind[strlen(LEVEL)] < '1' ||
        kind[strlen(LEVEL)] > '6') {
        tt_put(out, kind);
        return;
    }
    key[strlen(key) - 1] = kind[strlen(LEVEL)];
    cli_put_sign(key, out);
}

void cli_names(const tt_header *header, const char *names[], char made[][TT_NAME_MAX])
{
    for (int seat = 0; seat < TT_SEATS_MAX; seat++) {
        tt_text text = tt_text_in(made[seat], TT_NAME_MAX);
        char kind[TT_NAME_MAX];
        tt_text called = tt_text_in(kind, sizeof kind);
        put_kind(header->player[seat].kind, &called);
        const tt_arg args[] = {cli_number("a", seat + 1), cli_text("b", kind)};
        bool is_bot =
            header->player[seat].kind[0] != '\0' && strcmp(header->player[seat].kind, "human") != 0;
        tt_say(cli_lang(), &text, is_bot ? "cli.name.bot" : "cli.name.player", args, 2);
        names[seat] = header->player[seat].name[0] != '\0' ? header->player[seat].name : made[seat];
    }
}

bool cli_read_line(char line[CLI_INPUT_MAX])
{
    if (fgets(line, CLI_INPUT_MAX, stdin) == NULL)
        return false;
    size_t n = strcspn(line, "\r\n");
    if (line[n] == '\0' && n == CLI_INPUT_MAX - 1) {
        for (int c; (c = getchar()) != EOF && c != '\n';) {
        }
        cli_say(stdout, "cli.play.too_long", 0);
        n = 0;
    }
    line[n] = '\0';
    return true;
}

/* ==== Terminals ============================================================ */

bool cli_is_terminal(FILE *f)
{
    return isatty(fileno(f)) != 0;
}

bool cli_is_dumb(void)
{
    const char *term = getenv("TERM");

    return term == NULL || strcmp(term, "dumb") == 0;
}

static bool has_colour(void)
{
    static int known = -1;

    if (known < 0) {
        const char *no = getenv("NO_COLOR");
        known = cli_is_terminal(stdout) && (no == NULL || no[0] == '\0') && !cli_is_dumb();
    }
    return known != 0;
}

void cli_set_style(cli_style style)
{
    static const char *const CODES[] = {
        [CLI_PLAIN] = "0",  [CLI_BOLD] = "1",    [CLI_DIM] = "2",
        [CLI_BLUE] = "94",  [CLI_YELLOW] = "93", [CLI_RED] = "91",
        [CLI_GREEN] = "92", [CLI_PURPLE] = "95", [CLI_ACT] = "1;96",
    };

    if (has_colour())
        printf("\033[%sm", CODES[style]);
}

void cli_styled(cli_style style, const char *text)
{
    cli_set_style(style);
    fputs(text, stdout);
    cli_set_style(CLI_PLAIN);
}

/* ---- columns ---- */

/* The character at `at`, and how many bytes it has; broken UTF-8 counts byte by byte. */
static int decode(const char *at, uint32_t *character)
{
    const unsigned char *s = (const unsigned char *)at;
    int n = s[0] < 0x80 ? 1 : s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : s[0] >= 0xc0 ? 2 : 1;
    uint32_t c = n == 1 ? s[0] : s[0] & (0x7fu >> n);

    for (int i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80) {
            *character = s[0];
            return 1;
        }
        c = c << 6 | (s[i] & 0x3f);
    }
    *character = c;
    return n;
}

/* East Asian characters and their punctuation are two columns wide, marks that join
 * the character before them none. */
static int width_of(uint32_t c)
{
    if (c == CLI_BOLD_ON || c == CLI_BOLD_OFF)
        return 0;
    if ((c >= 0x300 && c <= 0x36f) || (c >= 0x1ab0 && c <= 0x1aff) ||
        (c >= 0x200b && c <= 0x200f) || (c >= 0x20d0 && c <= 0x20ff) ||
        (c >= 0xfe00 && c <= 0xfe0f) || c == 0x2060)
        return 0;
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) ||
                   (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
                   (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
                   (c >= 0x1f300 && c <= 0x1faff) || (c >= 0x20000 && c <= 0x3fffd)
               ? 2
               : 1;
}

int cli_columns(const char *text)
{
    int columns = 0;
    uint32_t c;

    while (*text != '\0') {
        text += decode(text, &c);
        columns += width_of(c);
    }
    return columns;
}

void cli_padded(const char *text, int columns)
{
    fputs(text, stdout);
    for (int i = cli_columns(text); i < columns; i++)
        putchar(' ');
}

int cli_width(void)
{
    struct winsize size;

    if (ioctl(fileno(stdout), TIOCGWINSZ, &size) == 0 && size.ws_col >= 40)
        return size.ws_col < 120 ? size.ws_col : 120;
    return 80;
}

/* Closing punctuation begins no line. */
static bool is_closing(uint32_t c)
{
    return c == 0x3001 || c == 0x3002 || c == 0xff0c || c == 0xff0e || c == 0xff1a || c == 0xff1b ||
           c == 0xff01 || c == 0xff1f || c == 0xff09 || c == 0x300d || c == 0x300f || c == 0x3011 ||
           c == 0x300b || c == 0x3009;
}

/* An opening bracket ends none. */
static bool is_opening(uint32_t c)
{
    return c == 0xff08 || c == 0x300c || c == 0x300e || c == 0x3010 || c == 0x300a || c == 0x3008;
}

/* Where a line of so many columns ends: at its line break, at a blank, or between wide
 * characters; in the middle of a word that is too long. */
static const char *end_of_line(const char *text, int columns)
{
    const char *at = text, *stop = NULL;
    uint32_t c, next;

    while (*at != '\0' && *at != '\n') {
        int n = decode(at, &c);
        if (width_of(c) > columns)
            return *at == ' ' ? at : stop != NULL && stop > text ? stop : at > text ? at : at + n;
        columns -= width_of(c);
        decode(at + n, &next);
        if (*at == ' ')
            stop = at;
        else if (width_of(c) == 2 && !is_opening(c) && !is_closing(next))
            stop = at + n;
        at += n;
    }
    return at;
}

/* Part of a text, with its marks as styles; how many columns it takes. */
static int put_part(const char *at, const char *end)
{
    int columns = 0;
    uint32_t c;

    while (at < end) {
        int n = decode(at, &c);
        if (*at == CLI_BOLD_ON || *at == CLI_BOLD_OFF)
            cli_set_style(*at == CLI_BOLD_ON ? CLI_BOLD : CLI_PLAIN);
        else
            fwrite(at, 1, (size_t)n, stdout);
        columns += width_of(c);
        at += n;
    }
    return columns;
}

/* A line that is set in goes on a little further in. */
static int hang_of(const char *line)
{
    int blanks = (int)strspn(line, " ");

    return blanks == 0 ? 0 : blanks + 2;
}

int cli_flow(const char *text, int indent)
{
    int begin = indent, hang = indent + hang_of(text), columns;

    for (;;) {
        const char *stop = end_of_line(text, cli_width() - begin);
        columns = begin + put_part(text, stop);
        text = stop + strspn(stop, " ");
        begin = hang;
        if (*text == '\n') {
            begin = indent;
            hang = indent + hang_of(++text);
        }
        if (*text == '\0')
            return columns;
        printf("\n%*s", begin, "");
    }
}

void cli_hanging(const char *text, int indent)
{
    cli_flow(text, indent);
    putchar('\n');
}

void cli_wrapped(const char *text, int indent)
{
    printf("%*s", indent, "");
    cli_hanging(text, indent);
}

/* ---- the whole screen ---- */

bool cli_is_talk(void)
{
    return cli_is_terminal(stdin) && cli_is_terminal(stdout);
}

int cli_height(void)
{
    struct winsize size;

    if (ioctl(fileno(stdout), TIOCGWINSZ, &size) == 0 && size.ws_row > 0)
        return size.ws_row;
    return CLI_ENDLESS;
}

void cli_clear(void)
{
    if (cli_is_dumb())
        printf("%.*s\n", cli_width() - 1, CLI_RULE);
    else
        printf("\033[H\033[2J\033[3J");
}

bool cli_wait(const char *key, const char *name)
{
    char line[CLI_INPUT_MAX], text[256];
    tt_text out = tt_text_in(text, sizeof text);
    const tt_arg args[] = {cli_text("a", name)};

    tt_say(cli_lang(), &out, key, args, 1);
    putchar('\n');
    cli_flow(text, 0);
    putchar(' ');
    fflush(stdout);
    return cli_read_line(line);
}

/* ---- words ---- */

/* As a small letter: Latin and Cyrillic ones; a dash is as good as a blank. */
static uint32_t folded(uint32_t c)
{
    if (c == '-')
        return ' ';
    if ((c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde) || (c >= 0x410 && c <= 0x42f))
        return c + 0x20;
    if (c == 0x401 || c == 0x451) /* an E with dots is often typed without them */
        return 0x435;
    if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e))
        return c + (c & 1);
    return c >= 0x100 && c <= 0x17f ? c | 1 : c;
}

bool cli_is_same(const char *x, const char *y)
{
    uint32_t a, b;

    do {
        x += decode(x, &a);
        y += decode(y, &b);
    } while (a != 0 && folded(a) == folded(b));
    return a == 0 && b == 0;
}

void cli_print_json(const char *text)
{
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            printf("\\%c", *text);
        else if ((unsigned char)*text < ' ')
            printf("\\u%04x", (unsigned)*text);
        else
            putchar(*text);
    }
    putchar('"');
}

void cli_say_faults(const char *name, uint64_t n)
{
    if (n > 0)
        cli_say(stdout, "cli.sim.faults", 2, cli_text("a", name), cli_number("b", (int64_t)n));
}

void cli_print_quoted(const char *word)
{
    static const char PLAIN[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./+,:@%";

    if (strspn(word, PLAIN) == strlen(word)) {
        fputs(word, stdout);
        return;
    }
    putchar('\'');
    for (; *word != '\0'; word++)
        if (*word == '\'')
            fputs("'\\''", stdout);
        else
            putchar(*word);
    putchar('\'');
}
