/* Any bytes as a move or as standing orders: refused, or written and read back the same. */
#include "fuzz/fuzz.h"

static void read_as(const tt_game *game, const char *text, size_t n)
{
    tt_reader r = tt_reader_of(text, n);
    tt_move m, again;
    char written[64];
    tt_text out = tt_text_in(written, sizeof written);

    if (tt_read_move(game, &r, &m) != TT_OK)
        return;
    tt_put_move(game, m, &out);
    MUST(!out.full);
    tt_reader back = tt_reader_of(written, out.n);
    MUST(tt_read_move(game, &back, &again) == TT_OK);
    tt_read_nothing_more(&back);
    MUST(!back.failed);
    MUST(memcmp(&m, &again, sizeof m) == 0);
}

static void read_as_orders(const tt_game *game, const char *text, size_t n)
{
    tt_reader r = tt_reader_of(text, n);
    tt_orders orders, again;
    char written[TT_ORDERS_MAX * 32];
    tt_text out = tt_text_in(written, sizeof written);

    if (tt_read_orders(game, &r, &orders) != TT_OK)
        return;
    tt_put_orders(game, &orders, &out);
    MUST(!out.full);
    tt_reader back = tt_reader_of(written, out.n);
    MUST(tt_read_orders(game, &back, &again) == TT_OK && again.n == orders.n);
    MUST(memcmp(orders.at, again.at, orders.n * sizeof *orders.at) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int i = 0; i < tt_games_n; i++) {
        read_as(tt_games[i], (const char *)data, size);
        read_as_orders(tt_games[i], (const char *)data, size);
    }
    return 0;
}
