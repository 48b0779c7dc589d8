/* tidetable replay: every position of a record. */
#include "cli/replay.h"

#include "cli/commands.h"
#include "cli/file.h"
#include "cli/options.h"
#include "cli/term.h"
#include "wire/json.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ==== Opening and going on, with errors in words =========================== */

static void explain(const cli_record *r, const char *path, tt_status status)
{
    char key[64], sentence[512];
    tt_text k = tt_text_in(key, sizeof key), s = tt_text_in(sentence, sizeof sentence);
    const tt_replay *p = &r->replay;
    const tt_game *game = tt_game_named(p->header.game);
    const tt_arg args[] = {cli_number("rules", p->header.rules),
                           cli_number("ours", game == NULL ? 0 : game->rules_version),
                           cli_text("rule", p->rule == NULL ? "" : p->rule),
                           cli_text("game", p->header.game)};
    int line = tt_replay_line(p); /* 0: there is nothing in it */

    tt_put(&k, "status.");
    tt_put(&k, tt_status_name(status));
    tt_say(cli_lang(), &s, key, args, 4);
    cli_fail(CLI_FAILED, "cli.error.record", 3, cli_text("a", path),
             cli_number("b", line > 0 ? line : 1), cli_text("c", sentence));
}

bool cli_record_open(cli_record *r, const char *path)
{
    memset(r, 0, sizeof *r);
    r->text = cli_read_file(path, TT_RECORD_MAX, &r->n);
    if (r->text == NULL) {
        cli_fail(CLI_FAILED, "cli.error.read", 2, cli_text("a", path),
                 cli_text("b", strerror(errno)));
        return false;
    }
    tt_status status = tt_replay_open(&r->replay, r->text, r->n);
    const tt_game *game = status == TT_OK ? cli_game(r->replay.header.game) : NULL;
    if (status == TT_OK && game == NULL)
        return false;
    if (status == TT_OK)
        status = tt_replay_start(&r->replay, game, r->state);
    if (status != TT_OK)
        explain(r, path, status);
    return status == TT_OK;
}

bool cli_record_step(cli_record *r, const char *path)
{
    tt_status status = tt_replay_step(&r->replay);

    if (status != TT_OK)
        explain(r, path, status);
    return status == TT_OK;
}

bool cli_record_read(cli_record *r, const char *path)
{
    bool fine = cli_record_open(r, path);

    while (fine && r->replay.has_move)
        fine = cli_record_step(r, path);
    return fine;
}

void cli_record_close(cli_record *r)
{
    free(r->text);
    r->text = NULL;
}

/* ==== As JSON: one object a decision ======================================= */

enum { LINE_MAX_BYTES = 65536 };

static void print_json(const tt_replay *p)
{
    static char line[LINE_MAX_BYTES];
    tt_text out = tt_text_in(line, sizeof line);
    int actor = p->game->actor(p->state);
    tt_moves list;

    p->game->moves(p->state, &list);
    tt_put(&out, "{\"n\":");
    tt_put_number(&out, p->moves_n + 1);
    tt_put(&out, ",\"stage\":\"");
    tt_put(&out, p->game->grammar->stages[p->game->stage(p->state)].name);
    tt_put(&out, "\",\"actor\":");
    if (actor == TT_OVER)
        tt_put(&out, "null");
    else
        tt_put_number(&out, actor);
    tt_put(&out, ",\"moves\":");
    json_put_moves(&out, p->game, &list);
    tt_put(&out, ",\"chosen\":");
    if (p->has_move)
        json_put_move(&out, p->game, p->move);
    else
        tt_put(&out, "null");
    tt_put(&out, ",\"state\":");
    json_put_state(&out, p->game, p->state);
    tt_put(&out, ",\"hash\":\"");
    tt_put_hash(&out, tt_position_hash(p->game, p->state));
    tt_put(&out, "\",\"events\":");
    json_put_events(&out, p->game, &p->log, TT_ALL);
    if (actor == TT_OVER) {
        tt_put_char(&out, ',');
        json_put_result(&out, p->game, p->state);
    }
    TT_ASSERT(!out.full);
    printf("%s}\n", line);
}

/* ==== In words ============================================================= */

static void print_events(const tt_replay *p, const char *const names[])
{
    for (int i = 0; i < p->log.n; i++) {
        char text[512];
        tt_text out = tt_text_in(text, sizeof text);
        tt_say_event(cli_lang(), p->game, p->log.at[i], names, &out);
        printf("    %s\n", text);
    }
}

static void print_text(const tt_replay *p, const char *const names[])
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    print_events(p, names);
    if (!p->has_move)
        return;
    tt_put_move(p->game, p->move, &out);
    printf("%u. %s: %s\n", p->moves_n + 1, names[p->game->actor(p->state)], text);
}

static void print_result(const tt_replay *p, const char *const names[])
{
    int32_t points[TT_SEATS_MAX];
    uint32_t winners = p->game->score(p->state, points);

    if (p->game->actor(p->state) != TT_OVER) {
        cli_say(stdout, "cli.replay.unfinished", 1, cli_number("a", p->moves_n));
        return;
    }
    for (int i = 0; i < p->game->seats(p->state); i++)
        cli_say(stdout, winners >> i & 1 ? "cli.result.winner" : "cli.result.other", 2,
                cli_text("a", names[i]), cli_number("b", points[i]));
}

static void print_position(const tt_replay *p, bool json, const char *const names[])
{
    if (json)
        print_json(p);
    else
        print_text(p, names);
}

int cmd_replay(int argc, char **argv)
{
    static const cli_usage USAGE = {"replay", OPT_JSON, 1, "cli.error.no_file"};
    static cli_record r;
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    const char *names[TT_SEATS_MAX];
    char made[TT_SEATS_MAX][TT_NAME_MAX];
    bool fine = cli_record_open(&r, o.word[0]);
    cli_names(&r.replay.header, names, made);
    while (fine) {
        print_position(&r.replay, o.json, names);
        if (!r.replay.has_move) {
            if (!o.json)
                print_result(&r.replay, names);
            break;
        }
        fine = cli_record_step(&r, o.word[0]);
    }
    cli_record_close(&r);
    return fine ? 0 : CLI_FAILED;
}
