/* The little of <string.h> that the program uses; web/wasm/libc.c has it. */
#ifndef WEB_STRING_H
#define WEB_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *at, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);
void *memchr(const void *at, int byte, size_t n);
size_t strlen(const char *string);
int strcmp(const char *a, const char *b);
size_t strspn(const char *string, const char *of);
size_t strcspn(const char *string, const char *stop);
char *strrchr(const char *string, int c);

#endif
