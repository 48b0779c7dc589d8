/* Where the server keeps games; tidetable backup and tidetable restore. */
#include "cli/store.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/term.h"
#include "store/copy.h"

#include <errno.h>
#include <string.h>

const char *cli_store(const cli_options *o, char path[PATH_MAX], int *code)
{
    if (o->store != NULL)
        return o->store;
    if (!cli_state_folder(path, PATH_MAX - sizeof "/server.db")) {
        *code = cli_fail(CLI_FAILED, "cli.error.no_state", 1, cli_text("a", strerror(errno)));
        return NULL;
    }
    memcpy(path + strlen(path), "/server.db", sizeof "/server.db");
    return path;
}

typedef tt_store_status copying(tt_store *said, const char *store, const char *copy, bool replace);

/* backup and restore take the same words. */
static int copy(const cli_usage *usage, copying *how, const char *done, const char *failed,
                int argc, char **argv)
{
    char path[PATH_MAX];
    cli_options o;
    tt_store said;
    int code;

    if (!cli_parse(&o, usage, argc, argv, &code))
        return code;
    const char *store = cli_store(&o, path, &code);
    if (store == NULL)
        return code;
    if (strncmp(store, "postgres:", 9) == 0 || strncmp(store, "postgresql:", 11) == 0)
        return cli_fail(CLI_USAGE, "cli.error.postgres", 0);
    if (how(&said, store, o.word[0], o.force) != TT_STORE_OK)
        return cli_fail(CLI_FAILED, failed, 1, cli_text("a", said.wrong));
    cli_say(stdout, done, 2, cli_text("a", store), cli_text("b", o.word[0]));
    return 0;
}

int cmd_backup(int argc, char **argv)
{
    static const cli_usage USAGE = {"backup", OPT_STORE | OPT_FORCE, 1, "cli.error.no_copy"};

    return copy(&USAGE, tt_sqlite_backup, "cli.backup.done", "cli.error.backup", argc, argv);
}

int cmd_restore(int argc, char **argv)
{
    static const cli_usage USAGE = {"restore", OPT_STORE | OPT_FORCE, 1, "cli.error.no_copy"};

    return copy(&USAGE, tt_sqlite_restore, "cli.restore.done", "cli.error.restore", argc, argv);
}
