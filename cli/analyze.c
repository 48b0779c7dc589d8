/* tidetable analyze: who was likely to win when, where it turned, and what was better. */
#include "cli/analysis.h"
#include "cli/chart.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/options.h"
#include "cli/term.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ==== As JSON ============================================================== */

static void print_shares(const char *key, const analysis *a, const judged *j)
{
    printf(",\"%s\":[", key);
    for (int seat = 0; seat < a->seats; seat++)
        printf("%s%.4f", seat > 0 ? "," : "", (double)j->win[seat]);
    putchar(']');
}

static void print_move(const char *key, const analysis *a, tt_move move)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put_move(a->game, move, &out);
    printf(",\"%s\":\"%s\"", key, text);
}

/* Names may hold quotes; control characters they do not. */
static void print_string(const char *text)
{
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            putchar('\\');
        putchar(*text);
    }
    putchar('"');
}

static void print_value(const char *key, float value, bool is_known)
{
    if (is_known)
        printf(",\"%s\":%.4f", key, (double)value);
    else
        printf(",\"%s\":null", key);
}

static void print_decision(const analysis *a, uint32_t at)
{
    const judged *j = &a->at[at];

    printf("%s{\"n\":%u,\"seat\":%d", at > 0 ? "," : "", at + 1, j->seat);
    print_move("move", a, j->move);
    printf(",\"choices\":%u", j->choices);
    print_shares("win", a, j);
    print_shares("after", a, j + 1);
    print_move("best", a, j->best);
    print_value("best_value", j->best_value, true);
    print_value("value", j->value, j->is_known);
    printf(",\"better\":%s}", j->was_better ? "true" : "false");
}

static void print_swing(const analysis *a, int i)
{
    const swing *s = &a->swings[i];

    printf("%s{\"n\":%u,\"seat\":%d", i > 0 ? "," : "", s->at + 1, a->at[s->at].seat);
    print_move("move", a, a->at[s->at].move);
    printf(",\"of\":%d,\"change\":%.4f", s->seat, (double)s->change);
    print_shares("win", a, &a->at[s->at]);
    print_shares("after", a, &a->at[s->at + 1]);
    putchar('}');
}

static void print_json(const analysis *a)
{
    printf("{\"game\":\"%s\",\"rules\":%u,\"seats\":[", a->game->name, a->game->rules_version);
    for (int seat = 0; seat < a->seats; seat++) {
        printf("%s{\"kind\":", seat > 0 ? "," : "");
        print_string(a->header->player[seat].kind);
        printf(",\"name\":");
        print_string(a->header->player[seat].name);
        putchar('}');
    }
    printf("],\"bot\":\"%s\",\"seed\":%llu,\"finished\":%s,\"decisions\":[", a->bot.name,
           (unsigned long long)a->seed, a->at[a->moves_n].seat == TT_OVER ? "true" : "false");
    for (uint32_t i = 0; i < a->moves_n; i++)
        print_decision(a, i);
    printf("],\"swings\":[");
    for (int i = 0; i < a->swings_n; i++)
        print_swing(a, i);
    putchar(']');
    print_shares("end", a, &a->at[a->moves_n]);
    printf("}\n");
}

/* ==== In words ============================================================= */

static void print_title(const analysis *a)
{
    char title[128], names[TT_SEATS_MAX * (TT_NAME_MAX + 4)];
    tt_text t = tt_text_in(title, sizeof title), all = tt_text_in(names, sizeof names);

    tt_say_title(cli_lang(), a->game, &t);
    for (int seat = 0; seat < a->seats; seat++) {
        if (seat > 0)
            cli_put_sign("cli.sign.comma", &all);
        tt_put(&all, a->names[seat]);
    }
    cli_say(stdout, "cli.analyze.title", 3, cli_text("a", title), cli_number("b", a->moves_n),
            cli_text("c", a->bot.name));
    const tt_arg args[] = {cli_text("a", names)};
    char text[ANALYSIS_LINE];
    tt_text out = tt_text_in(text, sizeof text);
    tt_say(cli_lang(), &out, "cli.analyze.table", args, 1);
    cli_hanging(text, 0);
}

static int digits_of(uint32_t number)
{
    return snprintf(NULL, 0, "%u", number);
}

/* " 12.   54   46 ? Anna: draw 3 from the deck": the chances behind it stand before it, since
 * there are languages and games in which it takes more than a line to say. */
static void print_line(const analysis *a, uint32_t at)
{
    const judged *j = &a->at[at];
    char text[ANALYSIS_LINE];
    tt_text out = tt_text_in(text, sizeof text);

    tt_put(&out, a->names[j->seat]);
    cli_put_sign("cli.sign.colon", &out);
    tt_say_move(cli_lang(), a->game, j->move, a->names, &out);
    cli_set_style(j->choices > 1 ? CLI_PLAIN : CLI_DIM);
    int columns = printf("%*u.", digits_of(a->moves_n), at + 1);
    for (int seat = 0; seat < a->seats; seat++)
        columns += printf(" %4d", per_cent(j[1].win[seat]));
    columns += printf(" %c ", j->was_better ? '?' : ' ');
    cli_hanging(text, columns);
    cli_set_style(CLI_PLAIN);
}

static void print_sentence(const char *text)
{
    fputs("  ", stdout);
    cli_hanging(text, 2);
}

static void print_betters(const analysis *a)
{
    bool any = false;

    for (uint32_t i = 0; i < a->moves_n; i++) {
        char text[ANALYSIS_LINE];
        tt_text out = tt_text_in(text, sizeof text);
        if (!a->at[i].was_better)
            continue;
        if (!any)
            cli_say(stdout, "cli.analyze.betters", 0);
        any = true;
        analysis_put_better(a, i, &out);
        print_sentence(text);
    }
    if (!any)
        cli_say(stdout, "cli.analyze.no_betters", 0);
}

static void print_swings(const analysis *a)
{
    cli_say(stdout, a->swings_n > 0 ? "cli.analyze.swings" : "cli.analyze.no_swings", 0);
    for (int i = 0; i < a->swings_n; i++) {
        char text[ANALYSIS_LINE];
        tt_text out = tt_text_in(text, sizeof text);
        analysis_put_swing(a, &a->swings[i], &out);
        print_sentence(text);
    }
}

static void print_text(const analysis *a)
{
    print_title(a);
    for (uint32_t i = 0; i < a->moves_n; i++)
        print_line(a, i);
    putchar('\n');
    print_betters(a);
    putchar('\n');
    print_swings(a);
}

/* ==== The picture ========================================================== */

/* For everybody's eyes, unlike a record. */
static bool open_to_all(const char *path)
{
    mode_t mask = umask(0);

    umask(mask);
    return chmod(path, 0666 & ~mask) == 0;
}

/* 0, or an exit code after saying why. */
static int write_chart(const analysis *a, const char *path)
{
    size_t n;
    char *text = chart_of(a, &n);

    if (text == NULL)
        return cli_fail(CLI_FAILED, "cli.error.memory", 0);
    bool written = cli_write_file(path, text, n, false) && open_to_all(path);
    free(text);
    if (written)
        return 0;
    return cli_fail(CLI_FAILED, "cli.error.write", 2, cli_text("a", path),
                    cli_text("b", strerror(errno)));
}

/* ==== The command ========================================================== */

/* Who judges; 0, or an exit code after saying why. */
static int choose_bot(const cli_options *o, const tt_replay *r, player_kind *bot)
{
    const char *name = o->bots != NULL ? o->bots : tt_analyst_of(r->game);
    int code = cli_one_bot(name, bot);

    if (code == 0 && !tt_bot_in(&bot->bot, r->game, r->header.how.seats).brain->searches)
        code = cli_fail(CLI_USAGE, "cli.error.no_search", 1, cli_text("a", name));
    return code;
}

static int analyze(const cli_options *o, const cli_record *r)
{
    analysis a = {.seed = o->seed};
    int code = choose_bot(o, &r->replay, &a.bot);

    if (code == 0 && !analysis_run(&a, r, o->threads))
        code = cli_fail(CLI_FAILED, "cli.error.memory", 0);
    if (code == 0 && o->svg != NULL)
        code = write_chart(&a, o->svg);
    if (code == 0 && o->json) {
        print_json(&a);
    } else if (code == 0) {
        print_text(&a);
        if (o->svg != NULL)
            cli_say(stdout, "cli.analyze.picture", 1, cli_text("a", o->svg));
    }
    analysis_done(&a);
    return code;
}

int cmd_analyze(int argc, char **argv)
{
    static const cli_usage USAGE = {
        "analyze", OPT_JSON | OPT_SVG | OPT_BOTS | OPT_SEED | OPT_THREADS, 1, "cli.error.no_file"};
    static cli_record r;
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    code = cli_record_read(&r, o.word[0]) ? analyze(&o, &r) : CLI_FAILED;
    cli_record_close(&r);
    return code;
}
