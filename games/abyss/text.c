/* The notation: what things are called, and a position as fields.
 *
 * In a position read from text the word "auto" stands for a deck or a stack that holds
 * whatever lies nowhere else.  What is written is always spelled out. */
#include "games/abyss/notation.h"

/* ==== The grammar ========================================================== */

static const char *const RACE_WORDS[] = {
#define RACE(id, word) word,
#include "games/abyss/cards.def"
};

static const char *const CARD_WORDS[] = {
    NULL,
#define ALLY(word, race, value, copies, bit) word,
#include "games/abyss/cards.def"
    "monster",
};

static const char *const LORD_WORDS[] = {
    NULL,
#define LORD(id, word, guild, race, races, cost, points, keys, pearls, when, rule) word,
#include "games/abyss/cards.def"
};

static const char *const LOCATION_WORDS[] = {
    NULL,
#define LOCATION(id, word, points, each, counted, of, rule) word,
#include "games/abyss/cards.def"
};

static const char *const REWARD_WORDS[] = {
    NULL,
#define REWARD(id, word, space, keys, pearls, tokens) word,
#include "games/abyss/cards.def"
};

static const char *const TOKEN_WORDS[] = {"token2", "token3", "token4"};

/* In standing orders: a race or any; values; prices. */
static const char *const KIN_WORDS[] = {
#define RACE(id, word) word,
#include "games/abyss/cards.def"
    "any",
};
static const char *const VALUE_WORDS[] = {NULL, "1", "2", "3", "4", "5"};
static const char *const PRICE_WORDS[] = {NULL, "1", "2", "3"};

static const tt_sort SORTS[] = {
    {"race", RACE_WORDS, RACES},
    {"card", CARD_WORDS, CARDS_END},
    {"lord", LORD_WORDS, LORDS_END},
    {"location", LOCATION_WORDS, LOCATIONS_END},
    {"reward", REWARD_WORDS, REWARDS_END},
    {"token", TOKEN_WORDS, TOKEN_KINDS},
    {"kin", KIN_WORDS, RACES + 1},
    {"value", VALUE_WORDS, VALUES + 1},
    {"price", PRICE_WORDS, ABYSS_SEATS_MAX},
};

/* verbs.def and told.def name sorts without a prefix. */
enum { S_NONE = TT_SORT_NONE, S_NUMBER = TT_SORT_NUMBER, S_SEAT = TT_SORT_SEAT };
enum { S_RACE = SORT_RACE, S_CARD = SORT_CARD, S_LORD = SORT_LORD };
enum { S_LOCATION = SORT_LOCATION, S_REWARD = SORT_REWARD, S_TOKEN = SORT_TOKEN };

static const tt_verb VERB_ROWS[] = {
#define VERB(id, word, a, b) {word, S_##a, S_##b},
#include "games/abyss/verbs.def"
#undef VERB
};

static const tt_told TOLD_ROWS[] = {
#define TOLD(id, word, a, b) {word, S_##a, S_##b},
#include "games/abyss/told.def"
#undef TOLD
};

static const tt_stage STAGE_ROWS[] = {
    {"over", "A-10.2", false},
#define STEP(id, name, rule)    {#name, rule, false},
#define ASK(id, name, rule)     {#name, rule, true},
#define RECRUIT(id, name, rule) {#name, rule, true},
#define KEY(id, name, rule)     {#name, rule, true},
#define POWER(id, name, rule)   {#name, rule, true},
#include "games/abyss/stages.def"
};

enum { S_KIN = SORT_KIN, S_VALUE = SORT_VALUE, S_PRICE = SORT_PRICE };

static const tt_order_kind ORDER_ROWS[] = {
#define ORDER(id, word, a, b, c) {word, S_##a, S_##b, S_##c},
#include "games/abyss/orders.def"
#undef ORDER
};

static const char *const FIRST_WORDS[] = {"random", "0", "1", "2", "3"};
static const char *const MEMORY_WORDS[] = {"off", "on"};
static const tt_option OPTION_ROWS[] = {{"first", FIRST_WORDS, 5}, {"memory", MEMORY_WORDS, 2}};

const tt_grammar abyss_grammar = {
    .sorts = SORTS,
    .verbs = VERB_ROWS,
    .tolds = TOLD_ROWS,
    .stages = STAGE_ROWS,
    .options = OPTION_ROWS,
    .orders = ORDER_ROWS,
    .sorts_n = SORTS_END - TT_SORT_FIRST,
    .verbs_n = VERBS,
    .tolds_n = TOLDS,
    .stages_n = STAGES,
    .options_n = 2,
    .orders_n = ORDERS,
};

/* ==== Writing ============================================================== */

/* What is known of a position: all of it, or what a view has. */
typedef struct known {
    const abyss_table *table;
    const abyss_hand *hand;              /* of each seat */
    const uint8_t (*token)[TOKEN_KINDS]; /* of each seat */
    const ally_bag *council, *deck;      /* NULL: hidden */
    const lord_bag *lord_deck;           /* NULL: hidden */
    const location_bag *stack;           /* NULL: hidden */
    unsigned hands_known, tokens_known;  /* a bit for each seat */
} known;

static void write_lane(tt_writer *w, const ally_bag *bag, int lane)
{
    for (unsigned left = bag->lane[lane]; left != 0; left &= left - 1)
        tt_write_word(w, CARD_WORDS[abyss_card_of_bit[lane * 16 + __builtin_ctz(left)]]);
}

static void write_cards(tt_writer *w, const ally_bag *bag)
{
    tt_write_list(w);
    for (int lane = 0; lane <= MONSTER_LANE; lane++)
        write_lane(w, bag, lane);
    tt_write_end(w);
}

static void write_lords(tt_writer *w, lord_bag bag)
{
    tt_write_list(w);
    for (; bag != 0; bag &= bag - 1)
        tt_write_word(w, LORD_WORDS[first_lord(bag)]);
    tt_write_end(w);
}

static void write_locations(tt_writer *w, location_bag bag)
{
    tt_write_list(w);
    for (; bag != 0; bag &= bag - 1)
        tt_write_word(w, LOCATION_WORDS[first_location(bag)]);
    tt_write_end(w);
}

static void write_word_or_none(tt_writer *w, const char *const words[], int value)
{
    if (value == 0)
        tt_write_none(w);
    else
        tt_write_word(w, words[value]);
}

static void write_seat(tt_writer *w, const char *key, int one_more)
{
    tt_write_key(w, key);
    if (one_more == 0)
        tt_write_none(w);
    else
        tt_write_number(w, one_more - 1);
}

static void write_number(tt_writer *w, const char *key, int number)
{
    tt_write_key(w, key);
    tt_write_number(w, number);
}

/* ---- the middle of the table ---- */

static void write_court(tt_writer *w, const known *k)
{
    const abyss_table *t = k->table;

    tt_write_key(w, "court");
    tt_write_list(w);
    for (int i = 0; i < COURT_SPACES; i++)
        write_word_or_none(w, LORD_WORDS, t->court[i]);
    tt_write_end(w);
    tt_write_key(w, "lord-deck");
    if (k->lord_deck != NULL)
        write_lords(w, *k->lord_deck);
    else
        tt_write_hidden(w, t->lord_deck_n);
    tt_write_key(w, "gone");
    write_lords(w, t->gone);
}

static void write_exploration(tt_writer *w, const known *k)
{
    const abyss_table *t = k->table;

    tt_write_key(w, "track");
    tt_write_list(w);
    for (int i = 0; i < t->track_n; i++)
        tt_write_word(w, CARD_WORDS[t->track[i]]);
    tt_write_end(w);
    tt_write_key(w, "deck");
    if (k->deck != NULL)
        write_cards(w, k->deck);
    else
        tt_write_hidden(w, t->deck_n);
    tt_write_key(w, "discard");
    write_cards(w, &t->discard);
    for (int race = 0; race < RACES; race++) {
        tt_write_key(w, COUNCIL_KEYS[race]);
        if (k->council == NULL) {
            tt_write_hidden(w, t->council_n[race]);
            continue;
        }
        tt_write_list(w);
        write_lane(w, k->council, race);
        tt_write_end(w);
    }
}

static void write_stack(tt_writer *w, const known *k)
{
    tt_write_key(w, "available");
    write_locations(w, k->table->available);
    tt_write_key(w, "drawn");
    write_locations(w, k->table->drawn);
    tt_write_key(w, "stack");
    if (k->stack != NULL)
        write_locations(w, *k->stack);
    else
        tt_write_hidden(w, k->table->stack_n);
}

/* ---- what the players have, one item a seat ---- */

static void write_hand(tt_writer *w, const known *k, int seat)
{
    if ((k->hands_known >> seat & 1) != 0)
        write_cards(w, &k->hand[seat].cards);
    else
        tt_write_hidden(w, k->table->hand_n[seat]);
}

static void write_tokens(tt_writer *w, const known *k, int seat)
{
    if ((k->tokens_known >> seat & 1) == 0) {
        tt_write_hidden(w, k->table->player[seat].tokens_n);
        return;
    }
    tt_write_list(w);
    for (int kind = 0; kind < TOKEN_KINDS; kind++)
        for (int i = 0; i < k->token[seat][kind]; i++)
            tt_write_number(w, kind + TOKEN_WORTH);
    tt_write_end(w);
}

static void write_pearls(tt_writer *w, const known *k, int seat)
{
    tt_write_number(w, k->table->player[seat].pearls);
}

static void write_keys(tt_writer *w, const known *k, int seat)
{
    tt_write_number(w, k->table->player[seat].keys);
}

static void write_free(tt_writer *w, const known *k, int seat)
{
    write_lords(w, k->table->player[seat].free);
}

static void write_rotated(tt_writer *w, const known *k, int seat)
{
    write_lords(w, k->table->player[seat].rotated);
}

static void write_affiliated(tt_writer *w, const known *k, int seat)
{
    write_cards(w, &k->table->player[seat].affiliated);
}

/* Each location with the lords under it. */
static void write_controlled(tt_writer *w, const known *k, int seat)
{
    const abyss_player *p = &k->table->player[seat];

    tt_write_list(w);
    for (location_bag left = p->locations; left != 0; left &= left - 1) {
        tt_write_list(w);
        tt_write_word(w, LOCATION_WORDS[first_location(left)]);
        for (lord_bag used = p->used; used != 0; used &= used - 1)
            if (k->table->lies_under[first_lord(used)] == first_location(left))
                tt_write_word(w, LORD_WORDS[first_lord(used)]);
        tt_write_end(w);
    }
    tt_write_end(w);
}

static void write_seats(tt_writer *w, const char *key, const known *k,
                        void (*write_one)(tt_writer *, const known *, int))
{
    tt_write_key(w, key);
    tt_write_list(w);
    for (int seat = 0; seat < k->table->seats; seat++)
        write_one(w, k, seat);
    tt_write_end(w);
}

static void write_players(tt_writer *w, const known *k)
{
    write_seats(w, "hands", k, write_hand);
    write_seats(w, "pearls", k, write_pearls);
    write_seats(w, "keys", k, write_keys);
    write_seats(w, "tokens", k, write_tokens);
    write_seats(w, "lords", k, write_free);
    write_seats(w, "rotated", k, write_rotated);
    write_seats(w, "affiliated", k, write_affiliated);
    write_seats(w, "locations", k, write_controlled);
}

/* ---- what lasts a turn, or less ---- */

static void write_named(tt_writer *w, const abyss_table *t)
{
    tt_write_key(w, "named");
    if (t->named != 0 && names_piles(t))
        tt_write_word(w, RACE_WORDS[t->named - 1]);
    else
        write_word_or_none(w, CARD_WORDS, t->named);
}

static void write_turn(tt_writer *w, const abyss_table *t)
{
    write_number(w, "sold", t->sold);
    tt_write_key(w, "bought");
    tt_write_list(w);
    for (int seat = 0; seat < t->seats; seat++)
        if ((t->bought >> seat & 1) != 0)
            tt_write_number(w, seat);
    tt_write_end(w);
    tt_write_key(w, "powers");
    tt_write_list(w);
    for (int i = 0; i < POWER_WORDS_N; i++)
        if ((t->powers >> i & 1) != 0)
            tt_write_word(w, POWER_WORDS[i]);
    tt_write_end(w);
    tt_write_key(w, "recruiting");
    write_word_or_none(w, LORD_WORDS, t->recruiting);
    tt_write_key(w, "paid");
    write_cards(w, &t->paid);
    write_named(w, t);
    write_seat(w, "victim", t->victim);
    tt_write_key(w, "taken");
    write_word_or_none(w, LOCATION_WORDS, t->taken);
    write_number(w, "keys-due", t->keys_due);
    write_number(w, "again", t->again);
    write_seat(w, "last", t->last);
}

static void write_known(tt_writer *w, const known *k)
{
    const abyss_table *t = k->table;

    write_number(w, "seats", t->seats);
    write_number(w, "memory", t->memory);
    tt_write_agenda(w, &abyss_grammar, &t->agenda);
    write_number(w, "active", t->active);
    write_number(w, "threat", t->threat);
    write_court(w, k);
    write_exploration(w, k);
    write_players(w, k);
    write_stack(w, k);
    write_turn(w, t);
}

void abyss_write(const void *state, tt_writer *w)
{
    const abyss_state *s = state;
    const abyss_secret *secret = &s->secret;
    const known k = {.table = &s->table,
                     .hand = secret->hand,
                     .token = secret->token,
                     .council = &secret->council,
                     .deck = &secret->deck,
                     .lord_deck = &secret->lord_deck,
                     .stack = &secret->stack,
                     .hands_known = TT_ALL,
                     .tokens_known = TT_ALL};

    write_known(w, &k);
    write_seat(w, "robbed", secret->robbed);
    write_seat(w, "robber", secret->robber);
    tt_write_key(w, "stolen");
    if (secret->robber == 0)
        tt_write_none(w);
    else
        tt_write_number(w, secret->stolen + TOKEN_WORTH);
}

void abyss_write_view(const void *view, tt_writer *w)
{
    const abyss_view *v = view;
    const known k = {.table = &v->table,
                     .hand = v->hand,
                     .token = v->token,
                     .council = v->table.memory != 0 ? &v->council : NULL,
                     .stack = v->stack != 0 ? &v->stack : NULL,
                     .hands_known = hands_known(&v->table, v->seat),
                     .tokens_known = tokens_known(&v->table, v->seat)};

    write_seat(w, "seat", v->seat == TT_SPECTATOR ? 0 : v->seat + 1);
    write_known(w, &k);
}
