/* An analysis as a picture. */
#ifndef CLI_CHART_H
#define CLI_CHART_H

#include "cli/analysis.h"

/* The text of an SVG, to be freed by the caller, and its length; NULL: not enough memory. */
char *chart_of(const analysis *a, size_t *n);

#endif
