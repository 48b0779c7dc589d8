/* tidetable verify: is a record what it says it is? */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/replay.h"
#include "cli/term.h"

/* What the dealing of the cards is known to be. */
static const char *dealing(const tt_seed *seed)
{
    if (!seed->is_sealed)
        return "cli.verify.fast";
    return seed->is_committed ? "cli.verify.sealed" : "cli.verify.uncommitted";
}

int cmd_verify(int argc, char **argv)
{
    static cli_record r;
    cli_options o;
    int code = cli_parse(&o, "verify", 0, 1, argc, argv);

    if (code != 0)
        return code;
    if (o.help) {
        cli_say(stdout, "cli.help.verify", 0);
        return 0;
    }
    if (o.words_n == 0)
        return cli_fail(CLI_USAGE, "cli.error.no_file", 1, cli_text("a", "verify"));
    bool fine = cli_record_open(&r, o.word[0]);
    while (fine && r.replay.has_move)
        fine = cli_record_step(&r, o.word[0]);
    if (fine) {
        const tt_replay *p = &r.replay;
        cli_say(stdout, p->has_end ? "cli.verify.finished" : "cli.verify.unfinished", 3,
                cli_text("a", o.word[0]), cli_number("b", p->moves_n),
                cli_text("c", p->game->name));
        cli_say(stdout, dealing(&p->header.seed), 0);
    }
    cli_record_close(&r);
    return fine ? 0 : CLI_FAILED;
}
