/* What clients are told, as JSON; docs/protocol.md has every message. */
#ifndef SERVER_TELL_H
#define SERVER_TELL_H

#include "server/house.h"

extern const house_ears tell_ears;

/* What everybody may know of a table, as fields, and as an object. */
void tell_put_facts(tt_text *out, const room *r);
void tell_put_table(tt_text *out, const room *r);
/* The table as the visitor sees it, over the socket. */
void tell_view(visitor *v, const room *r);
/* What was said at the table, as far as it wants to hear it. */
void tell_chat(visitor *v, const room *r);
/* That it is its turn at a table, here or at another node. */
void tell_turn(visitor *v, const char *id, uint32_t seq);
/* That its key is known now. */
void tell_hello(visitor *v);
/* That it cannot be done, over the socket or as the answer to the request. */
void tell_outcome(visitor *v, const room *r, const outcome *o);
/* An answer to a request. */
void tell_reply(visitor *v, int status, const tt_text *body);
/* {"error": word} */
void tell_put_word(tt_text *out, const char *word);
void tell_word(visitor *v, int status, const char *word);

#endif
