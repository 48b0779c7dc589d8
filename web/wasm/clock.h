/* The page's clock. */
#ifndef WEB_WASM_CLOCK_H
#define WEB_WASM_CLOCK_H

#include <stdint.h>

/* Microseconds from some moment on. */
uint64_t web_clock(void);

#endif
