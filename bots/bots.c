/* The list of bots, and the door to them. */
#include "bots/bot.h"
#include "bots/levels.h"
#include "bots/policy/policy.h"

#include <string.h>

const tt_brain *const tt_brains[] = {&tt_brain_random, &tt_brain_greedy, &tt_brain_net,
                                     &tt_brain_plan,   &tt_brain_level,  &tt_brain_ismcts};
const int tt_brains_n = sizeof tt_brains / sizeof *tt_brains;

/* ==== Names ================================================================ */

static const tt_brain *brain_named(tt_word name)
{
    for (int i = 0; i < tt_brains_n; i++)
        if (tt_word_is(name, tt_brains[i]->name))
            return tt_brains[i];
    return NULL;
}

/* Up to the next colon; `rest` goes on behind it. */
static tt_word part_of(tt_word *rest, char end)
{
    const char *stop = rest->n > 0 ? memchr(rest->at, end, rest->n) : NULL;
    size_t n = stop != NULL ? (size_t)(stop - rest->at) : rest->n;
    tt_word part = {rest->at, n};

    rest->at += n + (stop != NULL);
    rest->n -= n + (stop != NULL);
    return part;
}

/* Digits alone: what reads numbers would step over blanks. */
static bool number_of(tt_word text, uint32_t most, uint32_t *out)
{
    tt_reader r = tt_reader_of(text.at, text.n);

    for (size_t i = 0; i < text.n; i++)
        if (text.at[i] < '0' || text.at[i] > '9')
            return false;
    *out = (uint32_t)tt_read_number(&r, 1, most);
    return !r.failed;
}

static bool leaf_of(tt_word text, uint8_t *out)
{
    static const char *const LEAVES[TT_LEAVES] = {
        [TT_LEAF_RANDOM] = "random",
        [TT_LEAF_NET] = "net",
        [TT_LEAF_POLICY] = "policy",
        [TT_LEAF_BOTH] = "both",
    };

    for (int i = TT_LEAF_RANDOM; i < TT_LEAVES; i++) {
        *out = (uint8_t)i;
        if (tt_word_is(text, LEAVES[i]))
            return true;
    }
    return false;
}

enum { IT, MS, C, THREADS, GUIDE, LEAF, SETTINGS };

static const struct {
    const char *key;
    uint32_t most; /* 0: no number */
} SETTING[SETTINGS] = {{"it", TT_BOT_IT_MAX},       {"ms", TT_BOT_MS_MAX},   {"c", 1000},
                       {"threads", TT_BOT_THREADS}, {"guide", TT_BOT_GUIDE}, {"leaf", 0}};

/* What each brain takes, a bit for each setting; those that are not here take none. */
static const struct {
    const tt_brain *brain;
    unsigned settings;
} TAKES[] = {
    {&tt_brain_plan, 1u << IT | 1u << MS},
    {&tt_brain_level, 1u << IT | 1u << MS | 1u << C | 1u << THREADS},
    {&tt_brain_ismcts, 1u << IT | 1u << MS | 1u << C | 1u << THREADS | 1u << GUIDE | 1u << LEAF},
};

static unsigned settings_of(const tt_brain *brain)
{
    for (size_t i = 0; i < sizeof TAKES / sizeof *TAKES; i++)
        if (TAKES[i].brain == brain)
            return TAKES[i].settings;
    return 0;
}

/* Which one the brain takes, or SETTINGS. */
static int setting_named(const tt_brain *brain, tt_word key)
{
    unsigned settings = settings_of(brain);

    for (int i = 0; i < SETTINGS; i++)
        if ((settings >> i & 1) != 0 && tt_word_is(key, SETTING[i].key))
            return i;
    return SETTINGS;
}

static void set_number(tt_bot *bot, int setting, uint32_t number)
{
    if (setting == IT)
        bot->budget.iterations = number;
    else if (setting == MS)
        bot->budget.ms = number;
    else if (setting == C)
        bot->curiosity = (uint16_t)number;
    else if (setting == GUIDE)
        bot->guide = (uint8_t)number;
    else
        bot->threads = (uint8_t)number;
}

/* "it=500", "ms=200", "leaf=net"; `given` has a bit for each setting that was. */
static tt_bot_flaw set(tt_bot *bot, tt_word part, unsigned *given)
{
    tt_word value = part, key = part_of(&value, '=');
    int setting = setting_named(bot->brain, key);
    uint32_t number = 0;

    if (setting == SETTINGS)
        return (tt_bot_flaw){TT_BOT_SETTING, part, 0};
    if (*given >> setting & 1)
        return (tt_bot_flaw){TT_BOT_TWICE, key, 0};
    *given |= 1u << setting;
    if (setting == LEAF)
        return (tt_bot_flaw){leaf_of(value, &bot->leaf) ? TT_BOT_FINE : TT_BOT_LEAF, key, 0};
    if (!number_of(value, SETTING[setting].most, &number))
        return (tt_bot_flaw){TT_BOT_NUMBER, key, SETTING[setting].most};
    set_number(bot, setting, number);
    return (tt_bot_flaw){0};
}

static tt_bot_flaw set_all(tt_bot *bot, tt_word rest)
{
    unsigned given = 0;
    tt_bot_flaw flaw = {0};

    while (flaw.error == TT_BOT_FINE && rest.n > 0)
        flaw = set(bot, part_of(&rest, ':'), &given);
    return flaw;
}

tt_bot_flaw tt_bot_read(tt_word name, tt_bot *bot)
{
    tt_word rest = name;

    memset(bot, 0, sizeof *bot);
    bot->brain = brain_named(part_of(&rest, ':'));
    if (bot->brain == NULL || name.n >= TT_BOT_NAME_MAX)
        return (tt_bot_flaw){TT_BOT_UNKNOWN, name, 0};
    memcpy(bot->name, name.at, name.n);
    if (bot->brain == &tt_brain_level) {
        tt_word part = part_of(&rest, ':');
        uint32_t number;
        if (!number_of(part, TT_LEVELS, &number))
            return (tt_bot_flaw){TT_BOT_LEVEL, part, TT_LEVELS};
        bot->level = (uint8_t)number;
    }
    tt_bot_flaw flaw = set_all(bot, rest);
    if (flaw.error == TT_BOT_FINE && name.at[name.n - 1] == ':')
        return (tt_bot_flaw){TT_BOT_SETTING, {name.at + name.n, 0}, 0};
    if (bot->brain != &tt_brain_level && bot->brain->searches && bot->budget.iterations == 0 &&
        bot->budget.ms == 0)
        bot->budget.ms = 500;
    return flaw;
}

bool tt_bot_named(tt_word name, tt_bot *bot)
{
    return tt_bot_read(name, bot).error == TT_BOT_FINE;
}

tt_bot tt_bot_in(const tt_bot *bot, const tt_game *game, int seats)
{
    enum { GUIDE_TRIES = 4 };
    tt_bot as = bot->brain == &tt_brain_level ? tt_level_in(bot, game, seats) : *bot;
    bool has_policy = tt_policy_for(game) != NULL;

    if (as.brain == &tt_brain_plan && !has_policy) {
        as.brain = &tt_brain_ismcts;
        as.leaf = TT_LEAF_NET;
    }
    if (as.brain == &tt_brain_ismcts && as.leaf == TT_LEAF_USUAL) {
        as.leaf = has_policy ? TT_LEAF_POLICY : TT_LEAF_RANDOM;
        as.guide = as.guide > 0 ? as.guide : GUIDE_TRIES;
    }
    return as;
}

/* ==== Asking =============================================================== */

void tt_bot_forget(void *memory, size_t room)
{
    if (room > 0)
        memset(memory, 0, room < TT_BOT_ROOM_MIN ? room : TT_BOT_ROOM_MIN);
}

size_t tt_bot_room(const tt_bot *bot)
{
    return bot->brain->searches ? TT_BOT_ROOM : 0;
}

/* Some bots do not always think; and in a game that does not come to an end, because two wait
 * for each other, everybody gets restless, in the end without a thought. */
static bool slips(const tt_bot *bot, const tt_question *q)
{
    enum { RESTLESS_FROM = 1000, RESTLESS = 200 };
    uint32_t late = (uint32_t)q->game->plies_max / 80, slip = bot->slip;

    if (late < RESTLESS_FROM)
        late = RESTLESS_FROM;
    if (q->decision > late)
        slip += RESTLESS + (q->decision - late) * (1000 - RESTLESS) / late;
    return slip > 0 && tt_draw(q->coins, 1000) < slip;
}

uint64_t tt_time_limit(const tt_bot *bot, const tt_question *q)
{
    bool counts = q->clock != NULL && bot->budget.ms > 0;

    if (!counts)
        return 0;
    return q->until != 0 ? q->until : q->clock() + (uint64_t)bot->budget.ms * 1000;
}

void tt_answer_begin(const tt_game *game, const void *state, tt_answer *out)
{
    int seats = game->seats(state);

    out->iterations = 0;
    for (int i = 0; i < TT_SEATS_MAX; i++) {
        out->share[i] = i < seats ? 1.0f / (float)seats : 0.0f;
        out->share_error[i] = 1.0f;
    }
    game->moves(state, &out->list);
    out->move = out->list.at[0];
    for (uint32_t i = 0; i < out->list.n; i++) {
        out->value[i] = 0.5f;
        out->error[i] = 1.0f;
        out->tried[i] = 0;
    }
}

bool tt_bot_answers_at_once(const tt_bot *as, const tt_question *q, tt_answer *out)
{
    tt_answer_begin(q->game, q->known, out);
    if (out->list.n == 1)
        return true;
    if (!slips(as, q))
        return false;
    out->move = out->list.at[tt_draw(q->coins, out->list.n)];
    return true;
}

void tt_bot_consider(const tt_bot *as, const tt_question *q, tt_answer *out)
{
    tt_answer_begin(q->game, q->known, out);
    as->brain->think(as, q, out);
}

void tt_bot_think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    tt_bot as = tt_bot_in(bot, q->game, q->game->seats(q->known));

    if (!tt_bot_answers_at_once(&as, q, out))
        as.brain->think(&as, q, out);
}

void tt_bot_show(tt_question *q, const void *state, void *known)
{
    memcpy(known, state, q->game->state_size);
    q->seat = q->game->actor(state);
    q->game->resample(known, q->seat, q->coins);
    q->known = known;
}

void tt_bot_ask(const tt_bot *bot, tt_question *q, const void *state, tt_answer *out)
{
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];

    tt_bot_show(q, state, known);
    tt_bot_think(bot, q, out);
    q->known = NULL;
}
