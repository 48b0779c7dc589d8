/* TT_ASSERT: our own mistakes, found early.
 *
 * Bad input never asserts; it gets a tt_status.  An assertion that fails is a
 * bug in this program.  The engine prints nothing itself: each program that
 * links it supplies tt_assert_failed. */
#ifndef TT_ASSERT_H
#define TT_ASSERT_H

/* Says what went wrong and stops the program. */
_Noreturn void tt_assert_failed(const char *what, const char *file, int line);

/* Always on: it costs four in a hundred instructions, and no time that could be measured. */
#define TT_ASSERT(what) ((what) ? (void)0 : tt_assert_failed(#what, __FILE__, __LINE__))

/* A place no path leads to. */
#define TT_NEVER(why) tt_assert_failed(why, __FILE__, __LINE__)

#endif
