/* Advice from a bot. */
#include "bots/hint.h"

#include "bots/math.h"

#include <string.h>

/* ==== Whom to ask ========================================================== */

/* Strong ones whose values are sure soon. */
static const struct {
    const char *game, *adviser, *analyst;
} WHOM[] = {
    {"abyss", "ismcts:ms=800:leaf=net", "ismcts:it=4000:leaf=net"},
    {"conspiracy", "ismcts:ms=800:leaf=both", "ismcts:it=8000:leaf=both"},
    {"rumbones", "plan:ms=800", "plan:it=400"},
};

static size_t row_of(const tt_game *game)
{
    for (size_t i = 0; i < sizeof WHOM / sizeof *WHOM; i++)
        if (strcmp(WHOM[i].game, game->name) == 0)
            return i;
    TT_NEVER("every game has somebody to ask");
}

const char *tt_adviser_of(const tt_game *game)
{
    return WHOM[row_of(game)].adviser;
}

const char *tt_analyst_of(const tt_game *game)
{
    return WHOM[row_of(game)].analyst;
}

/* ==== How sure ============================================================= */

bool tt_is_clearly_better(const tt_advice *one, const tt_advice *other)
{
    float x = one->error, y = other->error;

    return one->tried > 0 && other->tried > 0 &&
           one->value - other->value > 2.0f * tt_sqrt(x * x + y * y);
}

/* ==== Asking =============================================================== */

/* What it promises at least. */
static float floor_of(const tt_advice *a)
{
    return a->tried == 0 ? -1.0f : a->value - a->error;
}

/* From place `from` on; those that promise the same stay in the order of the game's list. */
static void sort(tt_hint *h, uint32_t from)
{
    for (uint32_t i = from + 1; i < h->n; i++) {
        tt_advice a = h->at[i];
        uint32_t to = i;
        for (; to > from && floor_of(&h->at[to - 1]) < floor_of(&a); to--)
            h->at[to] = h->at[to - 1];
        h->at[to] = a;
    }
}

void tt_hint_think(const tt_bot *bot, const tt_question *q, tt_hint *out)
{
    const tt_bot as = tt_bot_in(bot, q->game, q->game->seats(q->known));
    tt_question asked = *q;
    tt_answer answer;

    asked.wants_values = true;
    tt_answer_begin(q->game, q->known, &answer);
    as.brain->think(&as, &asked, &answer);
    *out = (tt_hint){.n = answer.list.n, .iterations = answer.iterations};
    memcpy(out->share, answer.share, sizeof out->share);
    memcpy(out->share_error, answer.share_error, sizeof out->share_error);
    for (uint32_t i = 0, next = 1; i < out->n; i++) {
        bool is_choice = tt_same_move(answer.list.at[i], answer.move);
        out->at[is_choice ? 0 : next++] =
            (tt_advice){answer.list.at[i], answer.value[i], answer.error[i], answer.tried[i]};
    }
    sort(out, 1);
}
