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
    static const cli_usage USAGE = {"verify", 0, 1, "cli.error.no_file"};
    static cli_record r;
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    bool fine = cli_record_read(&r, o.word[0]);
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
