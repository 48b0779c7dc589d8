/* tt_status: the ways in which input can be wrong. */
#ifndef TT_STATUS_H
#define TT_STATUS_H

#define TT_STATUS(id, name) TT_##id,
typedef enum tt_status {
#include "engine/status.def"
    TT_STATUSES
} tt_status;
#undef TT_STATUS

/* "illegal-move": the key of its sentence in lang/, after "status.". */
const char *tt_status_name(tt_status status);

#endif
