/* What must be true of every state. */
#include "games/rumbones/state.h"

const char *rumbones_check(const void *state)
{
    const rumbones_state *s = state;

    return s->table.seats < 2 || s->table.seats > RUMBONES_SEATS_MAX ? "two to six play [R-2.10]"
                                                                     : NULL;
}
