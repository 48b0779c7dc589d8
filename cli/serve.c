/* tidetable serve: the game server. */
#include "server/serve.h"

#include "cli/commands.h"
#include "cli/file.h"
#include "cli/options.h"
#include "cli/term.h"

#include <errno.h>
#include <string.h>

enum { USUAL_PORT = 7777, PATH_BYTES = 4096 };

static void say_ready(void *to, int port)
{
    cli_say(stdout, "cli.serve.ready", 2, cli_text("a", to), cli_number("b", port));
    fflush(stdout);
}

int cmd_serve(int argc, char **argv)
{
    static const cli_usage USAGE = {"serve", OPT_PORT | OPT_LISTEN | OPT_STORE, 0, NULL};
    char folder[PATH_BYTES], path[PATH_BYTES + sizeof "/server.db"], wrong[1024];
    cli_options o;
    int code;

    if (!cli_parse(&o, &USAGE, argc, argv, &code))
        return code;
    serve_options s = {.address = o.listen != NULL ? o.listen : "127.0.0.1",
                       .port = o.given & OPT_PORT ? o.port : USUAL_PORT,
                       .store = o.store};
    if (s.store == NULL) {
        if (!cli_state_folder(folder, sizeof folder))
            return cli_fail(CLI_FAILED, "cli.error.serve", 1, cli_text("a", strerror(errno)));
        snprintf(path, sizeof path, "%s/server.db", folder);
        s.store = path;
    }
    char host[256];
    snprintf(host, sizeof host, "%s", s.address);
    if (!serve_run(&s, say_ready, host, wrong, sizeof wrong))
        return cli_fail(CLI_FAILED, "cli.error.serve", 1, cli_text("a", wrong));
    return 0;
}
