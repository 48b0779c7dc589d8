/* Names of accounts. */
#include "server/names.h"

#include <string.h>

typedef struct span {
    uint32_t first, last;
} span;

/* Signs that are not seen, blanks of other kinds, and what has or is part of a composed form. */
static const span REFUSED[] = {
    {0x00a0, 0x00a0},                     /* blanks, hyphens that hide */
    {0x00ad, 0x00ad},   {0x0300, 0x036f}, /* accents to be put over the letter before */
    {0x034f, 0x034f},   {0x061c, 0x061c},   {0x1100, 0x11ff}, /* parts of Korean syllables */
    {0x115f, 0x1160},   {0x1680, 0x1680},   {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x1ab0, 0x1aff},
    {0x1dc0, 0x1dff},   {0x2000, 0x200f},   {0x2028, 0x202f}, {0x205f, 0x206f}, {0x20d0, 0x20ff},
    {0x2800, 0x2800},   {0x3000, 0x3000},   {0x3164, 0x3164}, {0xf900, 0xfaff}, /* signs twice */
    {0xfb00, 0xfb06},   {0xfe00, 0xfe0f},   {0xfe20, 0xfe2f}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0},
    {0xfff0, 0xfffd},   {0xe000, 0xf8ff}, /* mean what somebody likes */
    {0x1d400, 0x1d7ff},                   /* letters of formulas */
    {0xe0000, 0xe0fff}, {0xf0000, 0x10ffff}};

/* Capital letters, and how far it is to the small ones. */
static const struct {
    span capitals;
    int32_t down;
} CAPITALS[] = {{{'A', 'Z'}, 32},          {{0x00c0, 0x00d6}, 32}, {{0x00d8, 0x00de}, 32},
                {{0x0178, 0x0178}, -0x79}, {{0x0391, 0x03a9}, 32}, {{0x03c2, 0x03c2}, 1},
                {{0x0400, 0x040f}, 80},    {{0x0410, 0x042f}, 32}, {{0x0386, 0x0386}, 38},
                {{0x0388, 0x038a}, 37},    {{0x038c, 0x038c}, 64}, {{0x038e, 0x038f}, 63}};

/* Where capital and small letters take turns; the capital is the even one, or the odd one. */
static const span EVEN[] = {{0x0100, 0x0137}, {0x014a, 0x0177}, {0x0460, 0x0481}, {0x048a, 0x04bf},
                            {0x04d0, 0x052f}, {0x1e00, 0x1e95}, {0x1ea0, 0x1eff}};
static const span ODD[] = {{0x0139, 0x0148}, {0x0179, 0x017e}, {0x04c1, 0x04ce}};

static const struct {
    span letters;
    unsigned script; /* a bit */
} SCRIPTS[] = {{{'a', 'z'}, 1},       {{0x00df, 0x024f}, 1}, {{0x1e00, 0x1eff}, 1},
               {{0x0370, 0x03ff}, 2}, {{0x1f00, 0x1fff}, 2}, {{0x0400, 0x052f}, 4}};

static bool is_in(uint32_t c, span s)
{
    return c >= s.first && c <= s.last;
}

static bool is_refused(uint32_t c)
{
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
        if (is_in(c, REFUSED[i]))
            return true;
    return false;
}

static uint32_t small(uint32_t c)
{
    if (is_in(c, (span){0xff01, 0xff5e}))
        c -= 0xfee0; /* wide ones are the same, wider */
    for (size_t i = 0; i < sizeof CAPITALS / sizeof *CAPITALS; i++)
        if (is_in(c, CAPITALS[i].capitals))
            return (uint32_t)((int32_t)c + CAPITALS[i].down);
    for (size_t i = 0; i < sizeof EVEN / sizeof *EVEN; i++)
        if (is_in(c, EVEN[i]))
            return c | 1;
    for (size_t i = 0; i < sizeof ODD / sizeof *ODD; i++)
        if (is_in(c, ODD[i]))
            return c % 2 == 1 ? c + 1 : c;
    return c;
}

static unsigned script_of(uint32_t c)
{
    for (size_t i = 0; i < sizeof SCRIPTS / sizeof *SCRIPTS; i++)
        if (is_in(c, SCRIPTS[i].letters))
            return SCRIPTS[i].script;
    return 0;
}

/* Of UTF-8 that is known to be right. */
static uint32_t next_character(const char **at)
{
    const unsigned char *c = (const unsigned char *)*at;
    int more = c[0] < 0x80 ? 0 : c[0] < 0xe0 ? 1 : c[0] < 0xf0 ? 2 : 3;
    uint32_t value = more == 0 ? c[0] : c[0] & (0x3fu >> more);

    for (int i = 1; i <= more; i++)
        value = value << 6 | (c[i] & 0x3f);
    *at += more + 1;
    return value;
}

static void put_character(tt_text *out, uint32_t c)
{
    int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    static const uint8_t LEAD[] = {0, 0xc0, 0xe0, 0xf0};

    tt_put_char(out, (char)(LEAD[more] | c >> 6 * more));
    while (more-- > 0)
        tt_put_char(out, (char)(0x80 | (c >> 6 * more & 0x3f)));
}

bool names_fold(const char *name, char out[TT_NAME_MAX])
{
    tt_text folded = tt_text_in(out, TT_NAME_MAX);
    unsigned scripts = 0;

    if (!tt_is_name(name, strlen(name)) || strstr(name, "  ") != NULL)
        return false;
    while (*name != '\0') {
        uint32_t c = next_character(&name);
        if (is_refused(c))
            return false;
        c = small(c);
        scripts |= script_of(c);
        put_character(&folded, c);
    }
    return !folded.full && (scripts & (scripts - 1)) == 0;
}
