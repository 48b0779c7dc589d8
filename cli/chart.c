/* An analysis as a picture: a line for each seat over the decisions, the largest swings
 * numbered on it and told below.  One file, light or dark as the reader has it, without
 * fonts or anything else from elsewhere; seats differ by dashes as well as by colour. */
#include "cli/chart.h"

#include "cli/layout.h"
#include "cli/term.h"

#include <stdlib.h>
#include <string.h>

enum {
    WIDTH = 960,
    LEFT = 58,
    RIGHT = 770, /* of the plot; names stand beside it */
    TOP = 70,
    BOTTOM = 410,
    NAMES = RIGHT + 26,
    LABEL = 20,        /* between two names */
    SWING = 21,        /* between two lines below the picture */
    NAME_COLUMNS = 18, /* of a name beside its line */
    LINE_COLUMNS = 112
};

static const char STYLE[] =
    "<style>\n"
    ".paper{fill:#f3f8f9}text{fill:#12303d;font-family:system-ui,'Segoe UI',Roboto,"
    "'Noto Sans','Noto Sans CJK TC',sans-serif;font-size:14px}\n"
    ".head{font-size:19px;font-weight:600}.faint{fill:#4d6a76;font-size:13px}\n"
    ".grid{stroke:#cbdbe0}.half{stroke:#8fa9b3}.line{fill:none;stroke-width:2.4;"
    "stroke-linejoin:round}\n"
    ".mark{fill:#f3f8f9;stroke-width:2}.number{font-size:11px;font-weight:600;"
    "text-anchor:middle}\n"
    ".s0{stroke:#00708f}.s1{stroke:#b8471b}.s2{stroke:#6b3fb5}.s3{stroke:#2b7a36}"
    ".s4{stroke:#a8235f}.s5{stroke:#786000}\n"
    ".f0{fill:#00708f}.f1{fill:#b8471b}.f2{fill:#6b3fb5}.f3{fill:#2b7a36}"
    ".f4{fill:#a8235f}.f5{fill:#786000}\n"
    ".s1{stroke-dasharray:9 4}.s2{stroke-dasharray:2 4}.s3{stroke-dasharray:12 4 2 4}"
    ".s4{stroke-dasharray:5 3}.s5{stroke-dasharray:16 5}.mark{stroke-dasharray:none}\n"
    "@media(prefers-color-scheme:dark){\n"
    ".paper{fill:#061620}text{fill:#eaf2f3}.faint{fill:#9db4bd}.grid{stroke:#153646}"
    ".half{stroke:#3a6578}.mark{fill:#061620}\n"
    ".s0{stroke:#55cdf5}.s1{stroke:#ff9b63}.s2{stroke:#c3a4ff}.s3{stroke:#78dd82}"
    ".s4{stroke:#ff8fc2}.s5{stroke:#efd063}\n"
    ".f0{fill:#55cdf5}.f1{fill:#ff9b63}.f2{fill:#c3a4ff}.f3{fill:#78dd82}"
    ".f4{fill:#ff8fc2}.f5{fill:#efd063}\n"
    "}\n"
    "</style>\n";

static float across(const analysis *a, uint32_t at)
{
    uint32_t all = a->moves_n > 0 ? a->moves_n : 1;

    return LEFT + (float)(RIGHT - LEFT) * (float)at / (float)all;
}

static float up(float share)
{
    return BOTTOM - (float)(BOTTOM - TOP) * share;
}

/* ==== Text ================================================================= */

static void put_escaped(FILE *out, const char *text)
{
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        default:
            fputc(*text, out);
        }
    }
}

static void put_said(FILE *out, const char *key, const tt_arg *args, int n)
{
    char text[ANALYSIS_LINE];
    tt_text said = tt_text_in(text, sizeof text);

    tt_say(cli_lang(), &said, key, args, n);
    put_escaped(out, text);
}

/* As much of a text as has room in so many columns. */
static void put_cut(FILE *out, const char *whole, int columns)
{
    char text[ANALYSIS_LINE];
    tt_text copy = tt_text_in(text, sizeof text);

    tt_put(&copy, whole);
    bool is_cut = cli_columns(text) > columns;
    while (is_cut && cli_columns(text) >= columns) {
        while (((unsigned char)text[--copy.n] & 0xc0) == 0x80) /* within a character */
            ;
        text[copy.n] = '\0';
    }
    put_escaped(out, text);
    fputs(is_cut ? "…" : "", out);
}

/* For who does not see the picture. */
static void put_description(const analysis *a, FILE *out)
{
    char title[128];
    tt_text t = tt_text_in(title, sizeof title);
    const tt_arg head[] = {cli_text("a", title)};
    const tt_arg what[] = {cli_number("a", a->moves_n), cli_text("b", a->bot.name)};

    tt_say_title(cli_lang(), a->game, &t);
    fputs("<title id=\"t\">", out);
    put_said(out, "cli.chart.title", head, 1);
    fputs("</title>\n<desc id=\"d\">", out);
    put_said(out, "cli.chart.desc", what, 2);
    for (int seat = 0; seat < a->seats; seat++) {
        const tt_arg ends[] = {cli_text("a", a->names[seat]),
                               cli_number("b", per_cent(a->at[0].win[seat])),
                               cli_number("c", per_cent(a->at[a->moves_n].win[seat]))};
        fputc(' ', out);
        put_said(out, "cli.chart.ends", ends, 3);
    }
    fputs("</desc>\n", out);
    fprintf(out, "%s<rect class=\"paper\" width=\"100%%\" height=\"100%%\" rx=\"12\"/>\n", STYLE);
    fprintf(out, "<text class=\"head\" x=\"%d\" y=\"34\">", LEFT);
    put_said(out, "cli.chart.title", head, 1);
    fprintf(out, "</text><text class=\"faint\" x=\"%d\" y=\"34\" text-anchor=\"end\">%s</text>\n",
            WIDTH - 30, a->bot.name);
}

/* ==== The frame ============================================================ */

/* 1, 2 or 5, 10, ...: so that there are at most a dozen. */
static uint32_t step_for(uint32_t all)
{
    static const uint32_t FACTORS[] = {1, 2, 5};

    for (uint32_t ten = 1;; ten *= 10)
        for (int i = 0; i < 3; i++)
            if (all / (ten * FACTORS[i]) <= 12)
                return ten * FACTORS[i];
}

static void put_frame(const analysis *a, FILE *out)
{
    uint32_t step = step_for(a->moves_n);

    for (int i = 0; i <= 4; i++) {
        float y = up((float)i / 4.0f);
        fprintf(out, "<path class=\"%s\" d=\"M%d %.1fH%d\"/>", i == 2 ? "half" : "grid", LEFT, y,
                RIGHT);
        fprintf(out, "<text class=\"faint\" x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d %%</text>\n",
                LEFT - 9, y + 4.5f, i * 25);
    }
    for (uint32_t n = step; n <= a->moves_n; n += step)
        fprintf(out, "<text class=\"faint\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%u</text>\n",
                across(a, n), BOTTOM + 32, n);
    fprintf(out, "<text class=\"faint\" x=\"%d\" y=\"%d\">", NAMES, BOTTOM + 32);
    put_said(out, "cli.chart.axis", NULL, 0);
    fputs("</text>\n", out);
}

/* ==== Lines ================================================================ */

/* Who wins together has one line: the first of them with the same chances throughout. */
static int line_of(const analysis *a, int seat)
{
    for (int other = 0; other < seat; other++) {
        uint32_t i = 0;
        while (i <= a->moves_n && a->at[i].win[other] == a->at[i].win[seat])
            i++;
        if (i > a->moves_n)
            return other;
    }
    return seat;
}

static void put_lines(const analysis *a, FILE *out)
{
    for (int seat = 0; seat < a->seats; seat++) {
        if (line_of(a, seat) != seat)
            continue;
        fprintf(out, "<path class=\"line s%d\" d=\"M", seat);
        for (uint32_t i = 0; i <= a->moves_n; i++)
            fprintf(out, "%s%.1f %.1f", i > 0 ? "L" : "", across(a, i), up(a->at[i].win[seat]));
        fputs("\"><title>", out);
        put_escaped(out, a->names[seat]);
        fputs("</title></path>\n", out);
    }
}

/* Names where their lines end, from the top down and none upon another. */
static void put_names(const analysis *a, FILE *out)
{
    int order[TT_SEATS_MAX];
    const float *last = a->at[a->moves_n].win;
    float y = TOP - LABEL;

    for (int seat = 0; seat < a->seats; seat++) {
        int to = seat;
        for (; to > 0 && last[order[to - 1]] < last[seat]; to--)
            order[to] = order[to - 1];
        order[to] = seat;
    }
    for (int i = 0; i < a->seats; i++) {
        int seat = order[i], line = line_of(a, seat);
        float lowest = BOTTOM - (float)(LABEL * (a->seats - 1 - i));
        float wanted = up(last[seat]) < lowest ? up(last[seat]) : lowest;
        y = wanted > y + LABEL ? wanted : y + LABEL;
        fprintf(out, "<path class=\"line s%d\" d=\"M%d %.1fh16\"/>", line, RIGHT + 5, y);
        fprintf(out, "<text class=\"f%d\" x=\"%d\" y=\"%.1f\">", line, NAMES, y + 5.0f);
        put_cut(out, a->names[seat], NAME_COLUMNS);
        fputs("</text>\n", out);
    }
}

/* ==== What stands out ====================================================== */

/* A triangle under the decision; what was better appears when it is pointed at. */
static void put_betters(const analysis *a, FILE *out)
{
    for (uint32_t i = 0; i < a->moves_n; i++) {
        char text[ANALYSIS_LINE];
        tt_text said = tt_text_in(text, sizeof text);
        if (!a->at[i].was_better)
            continue;
        analysis_put_better(a, i, &said);
        fprintf(out, "<path class=\"f%d\" d=\"M%.1f %dl5 9h-10z\"><title>",
                line_of(a, a->at[i].seat), across(a, i + 1), BOTTOM + 5);
        put_escaped(out, text);
        fputs("</title></path>\n", out);
    }
}

static void put_swings(const analysis *a, FILE *out)
{
    for (int i = 0; i < a->swings_n; i++) {
        const swing *s = &a->swings[i];
        float x = across(a, s->at + 1), y = up(a->at[s->at + 1].win[s->seat]);
        fprintf(out, "<circle class=\"mark s%d\" cx=\"%.1f\" cy=\"%.1f\" r=\"9\"/>",
                line_of(a, s->seat), x, y);
        fprintf(out, "<text class=\"number\" x=\"%.1f\" y=\"%.1f\">%d</text>\n", x, y + 4.0f,
                i + 1);
    }
}

static bool has_betters(const analysis *a)
{
    for (uint32_t i = 0; i < a->moves_n; i++)
        if (a->at[i].was_better)
            return true;
    return false;
}

/* Below the picture: what the numbers and the triangles are, if there are any. */
static void put_story(const analysis *a, FILE *out)
{
    int y = BOTTOM + 66;

    for (int i = 0; i < a->swings_n; i++, y += SWING) {
        char text[ANALYSIS_LINE];
        tt_text said = tt_text_in(text, sizeof text);
        analysis_put_swing(a, &a->swings[i], &said);
        fprintf(out, "<circle class=\"mark s%d\" cx=\"%d\" cy=\"%d\" r=\"9\"/>",
                line_of(a, a->swings[i].seat), LEFT, y - 5);
        fprintf(out, "<text class=\"number\" x=\"%d\" y=\"%d\">%d</text>", LEFT, y - 1, i + 1);
        fprintf(out, "<text x=\"%d\" y=\"%d\">", LEFT + 18, y);
        put_cut(out, text, LINE_COLUMNS);
        fputs("</text>\n", out);
    }
    if (!has_betters(a))
        return;
    fprintf(out,
            "<path class=\"faint\" d=\"M%d %dl5 9h-10z\"/><text class=\"faint\" x=\"%d\" y=\"%d\">",
            LEFT, y - 9, LEFT + 18, y);
    put_said(out, "cli.chart.better", NULL, 0);
    fputs("</text>\n", out);
}

char *chart_of(const analysis *a, size_t *n)
{
    char *text = NULL;
    FILE *out = open_memstream(&text, n);
    int height = BOTTOM + 66 + (a->swings_n + has_betters(a)) * SWING + 3;

    if (out == NULL)
        return NULL;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
            "height=\"%d\" role=\"img\" aria-labelledby=\"t d\" xml:lang=\"%s\">\n",
            WIDTH, height, WIDTH, height, tt_lang_name(cli_lang()));
    put_description(a, out);
    put_frame(a, out);
    put_lines(a, out);
    put_betters(a, out);
    put_swings(a, out);
    put_names(a, out);
    put_story(a, out);
    fputs("</svg>\n", out);
    if (fclose(out) == 0)
        return text;
    free(text);
    return NULL;
}
