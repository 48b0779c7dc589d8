/* Messages over a WebSocket; docs/protocol.md has every one. */
#ifndef SERVER_TALK_H
#define SERVER_TALK_H

#include "server/app.h"

#include <jansson.h>

void talk_message(app *a, visitor *v, const json_t *in);
/* What is no message at all. */
void talk_nonsense(visitor *v);

#endif
