/* What a room knows without the house: its id, its facts as text, its pace. */
#ifndef SERVER_ROOM_H
#define SERVER_ROOM_H

#include "server/house.h"

void room_make_id(char id[TABLE_ID_BYTES]);
bool room_is_id(const char *id); /* whether it can be one */

/* What the store keeps of it besides its lines. */
void room_put_facts(const room *r, tt_text *out);
bool room_read_facts(room *r, const char *id, const char *facts);

/* The next game: the same bots and terms; everybody, bots too, sits one seat further. */
house_plan room_plan_next(const room *r);

/* As long as one of the last choices of whose turn it is took, more or less. */
uint64_t room_pace_ms(const room *r);

#endif
