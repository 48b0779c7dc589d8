/* The four kinds of chance; the fast one is mostly in the header. */
#include "engine/chance.h"

#include "engine/assert.h"
#include "engine/game.h"

#include <string.h>

static tt_chance of_kind(tt_chance_kind kind)
{
    tt_chance c;

    memset(&c, 0, sizeof c);
    c.kind = kind;
    return c;
}

/* ---- sealed ---- */

tt_chance tt_chance_sealed(const uint8_t key[TT_KEY_BYTES])
{
    tt_chance c = of_kind(TT_CHANCE_SEALED);

    tt_seal_init(&c.seal, key);
    return c;
}

static uint32_t draw_sealed(tt_chance *c, uint32_t n)
{
    uint32_t unfair = -n % n;
    uint64_t product;

    do
        product = (uint64_t)tt_seal_bits(&c->seal) * n;
    while ((uint32_t)product < unfair);
    return (uint32_t)(product >> 32);
}

/* ---- script ---- */

tt_chance tt_chance_script(void)
{
    return of_kind(TT_CHANCE_SCRIPT);
}

bool tt_script_add(tt_chance *c, int sort, int value)
{
    TT_ASSERT(c->kind == TT_CHANCE_SCRIPT);
    if (c->script.n == TT_SCRIPT_MAX)
        return false;
    c->script.at[c->script.n++] = (tt_outcome){(uint8_t)sort, (uint8_t)value};
    return true;
}

bool tt_script_ok(const tt_chance *c)
{
    return c->kind == TT_CHANCE_SCRIPT && !c->script.broken && c->script.used == c->script.n;
}

void tt_script_broken(tt_chance *c)
{
    TT_ASSERT(c->kind == TT_CHANCE_SCRIPT);
    c->script.broken = true;
}

/* The next outcome, if it is of that sort. */
static int next_outcome(tt_chance *c, int sort)
{
    if (c->script.used == c->script.n || c->script.at[c->script.used].sort != sort) {
        c->script.broken = true;
        return -1;
    }
    return c->script.at[c->script.used++].value;
}

int tt_scripted_slowly(tt_chance *c, int sort)
{
    int value = next_outcome(c, sort);

    c->draws += value >= 0; /* otherwise tt_draw is called, and counts */
    return value;
}

static uint32_t draw_script(tt_chance *c, uint32_t n)
{
    int value = c->script.broken ? -1 : next_outcome(c, TT_SORT_NUMBER);

    if (value >= 0 && (uint32_t)value < n)
        return (uint32_t)value;
    c->script.broken = true;
    return 0;
}

/* ---- enumerate: an odometer whose wheels are the draws of one step ---- */

tt_chance tt_chance_enumerate(void)
{
    return of_kind(TT_CHANCE_ENUMERATE);
}

static uint32_t draw_enumerate(tt_chance *c, uint32_t n)
{
    TT_ASSERT(c->enumerate.used < TT_ENUMERATE_MAX);
    int i = c->enumerate.used++;

    if (i == c->enumerate.n) {
        c->enumerate.n++;
        c->enumerate.digit[i] = 0;
        c->enumerate.base[i] = n;
    }
    TT_ASSERT(c->enumerate.base[i] == n);
    return c->enumerate.digit[i];
}

uint64_t tt_odds(const tt_chance *c)
{
    uint64_t odds = 1;

    for (int i = 0; i < c->enumerate.used; i++)
        odds *= c->enumerate.base[i];
    return odds;
}

bool tt_enumerate_next(tt_chance *c)
{
    TT_ASSERT(c->kind == TT_CHANCE_ENUMERATE);
    c->enumerate.used = 0;
    while (c->enumerate.n > 0) {
        int last = c->enumerate.n - 1;
        if (++c->enumerate.digit[last] < c->enumerate.base[last])
            return true;
        c->enumerate.n--;
    }
    return false;
}

/* ---- any of them ---- */

uint32_t tt_draw_slowly(tt_chance *c, uint32_t n)
{
    TT_ASSERT(n > 0);
    c->draws++;
    switch (c->kind) {
    case TT_CHANCE_SEALED:
        return draw_sealed(c, n);
    case TT_CHANCE_SCRIPT:
        return draw_script(c, n);
    case TT_CHANCE_ENUMERATE:
        return draw_enumerate(c, n);
    case TT_CHANCE_FAST:
        break;
    }
    TT_NEVER("the fast kind is drawn inline");
}
