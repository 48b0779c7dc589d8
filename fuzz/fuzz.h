/* What fuzzers share.  A fuzzer stops at the first thing that does not hold. */
#ifndef FUZZ_H
#define FUZZ_H

#include "engine/assert.h"
#include "games/games.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Unlike TT_ASSERT never left out. */
#define MUST(what) ((what) ? (void)0 : tt_assert_failed(#what, __FILE__, __LINE__))

#endif
