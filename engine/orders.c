/* Standing orders as text. */
#include "engine/game.h"

void tt_put_orders(const tt_game *game, const tt_orders *orders, tt_text *out)
{
    const tt_grammar *g = game->grammar;

    for (int i = 0; i < orders->n; i++) {
        tt_order o = orders->at[i];
        TT_ASSERT(o.kind < g->orders_n);
        const tt_order_kind *kind = &g->orders[o.kind];
        const uint8_t sorts[] = {kind->a, kind->b, kind->c}, values[] = {o.a, o.b, o.c};
        tt_put(out, i > 0 ? ", " : "");
        tt_put(out, kind->name);
        for (int k = 0; k < 3 && sorts[k] != TT_SORT_NONE; k++) {
            tt_put_char(out, ' ');
            tt_put_word(g, sorts[k], values[k], out);
        }
    }
}

static uint8_t read_argument(const tt_grammar *g, int sort, tt_reader *r)
{
    return sort == TT_SORT_NONE ? 0 : (uint8_t)tt_read_sort(r, g, sort);
}

static tt_order read_order(const tt_grammar *g, tt_reader *r)
{
    tt_word name = tt_read_word(r);
    tt_order o = {0, 0, 0, 0};

    for (int i = 0; i < g->orders_n && !r->failed; i++) {
        if (!tt_word_is(name, g->orders[i].name))
            continue;
        o.kind = (uint8_t)i;
        o.a = read_argument(g, g->orders[i].a, r);
        o.b = read_argument(g, g->orders[i].b, r);
        o.c = read_argument(g, g->orders[i].c, r);
        return o;
    }
    tt_read_fail(r);
    return o;
}

static bool is_empty(tt_reader rest)
{
    tt_read_nothing_more(&rest);
    return !rest.failed;
}

tt_status tt_read_orders(const tt_game *game, tt_reader *r, tt_orders *orders)
{
    bool more = !is_empty(*r);

    orders->n = 0;
    while (more && !r->failed) {
        tt_order o = read_order(game->grammar, r);
        if (r->failed || orders->n == TT_ORDERS_MAX)
            tt_read_fail(r);
        else
            orders->at[orders->n++] = o;
        more = tt_read_comma(r);
    }
    tt_read_nothing_more(r);
    if (r->failed)
        orders->n = 0;
    return r->failed ? TT_BAD_ORDERS : TT_OK;
}
