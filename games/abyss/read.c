/* A position read from text, as text.c writes it.  Reading is total: whatever the bytes are,
 * it ends in a position that abyss_check has looked at, or in an error. */
#include "games/abyss/notation.h"

/* ==== Reading ============================================================== */

/* What stood in the text: known, so many hidden, or auto. */
typedef struct reading {
    unsigned hands_hidden, tokens_hidden, council_hidden; /* bits */
    bool deck_hidden, lord_deck_hidden, stack_hidden;
    bool deck_auto, lord_deck_auto, stack_auto;
} reading;

static int read_card(tt_reader *r)
{
    return tt_read_sort(r, &abyss_grammar, SORT_CARD);
}

static void read_one_card(tt_reader *r, ally_bag *bag, int card)
{
    if (r->failed || copies_in(bag, card) == lane_n(abyss_cards[card].bits))
        tt_read_fail(r);
    else
        add_card(bag, card);
}

static void read_cards(tt_reader *r, ally_bag *bag)
{
    tt_read_list(r);
    while (!tt_read_end(r))
        read_one_card(r, bag, read_card(r));
}

static lord_bag read_lords(tt_reader *r)
{
    lord_bag bag = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        int lord = tt_read_sort(r, &abyss_grammar, SORT_LORD);
        if (r->failed || has_lord(bag, lord))
            tt_read_fail(r);
        else
            bag |= lord_bit(lord);
    }
    return bag;
}

static location_bag read_locations(tt_reader *r)
{
    location_bag bag = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        int location = tt_read_sort(r, &abyss_grammar, SORT_LOCATION);
        if (r->failed || has_location(bag, location))
            tt_read_fail(r);
        else
            bag |= location_bit(location);
    }
    return bag;
}

static uint8_t read_number(tt_reader *r, const char *key, int most)
{
    tt_read_key(r, key);
    return (uint8_t)tt_read_number(r, 0, most);
}

static uint8_t read_seat(tt_reader *r, const char *key, int seats)
{
    tt_read_key(r, key);
    return tt_read_none(r) ? 0 : (uint8_t)(1 + tt_read_number(r, 0, seats - 1));
}

static uint8_t read_word_or_none(tt_reader *r, const char *key, int sort)
{
    tt_read_key(r, key);
    return tt_read_none(r) ? 0 : (uint8_t)tt_read_sort(r, &abyss_grammar, sort);
}

/* ---- the middle of the table ---- */

/* Whether a number of hidden things comes next; then it is read. */
static bool read_hidden(tt_reader *r, uint8_t *n)
{
    if (!tt_read_hidden(r))
        return false;
    *n = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
    return true;
}

/* Spaces at the end that are empty may be left out. */
static void read_court(tt_reader *r, abyss_state *s, reading *how)
{
    abyss_table *t = &s->table;

    tt_read_key(r, "court");
    tt_read_list(r);
    for (int i = 0; !tt_read_end(r); i++) {
        int lord = tt_read_none(r) ? NO_LORD : tt_read_sort(r, &abyss_grammar, SORT_LORD);
        if (r->failed || i >= COURT_SPACES)
            tt_read_fail(r);
        else
            t->court[i] = (uint8_t)lord;
    }
    tt_read_key(r, "lord-deck");
    how->lord_deck_auto = tt_read_if(r, "auto");
    how->lord_deck_hidden = !how->lord_deck_auto && read_hidden(r, &t->lord_deck_n);
    if (!how->lord_deck_auto && !how->lord_deck_hidden)
        s->secret.lord_deck = read_lords(r);
    tt_read_key(r, "gone");
    t->gone = read_lords(r);
}

static void read_council(tt_reader *r, abyss_state *s, reading *how)
{
    for (int race = 0; race < RACES; race++) {
        ally_bag pile = {{0}};
        tt_read_key(r, COUNCIL_KEYS[race]);
        if (read_hidden(r, &s->table.council_n[race])) {
            how->council_hidden |= 1u << race;
            continue;
        }
        read_cards(r, &pile);
        if (abyss_cards_in(&pile) != lane_n(pile.lane[race]))
            tt_read_fail(r);
        s->secret.council.lane[race] = pile.lane[race];
    }
}

static void read_exploration(tt_reader *r, abyss_state *s, reading *how)
{
    abyss_table *t = &s->table;

    tt_read_key(r, "track");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        int card = read_card(r);
        if (r->failed || t->track_n == TRACK_SPACES)
            tt_read_fail(r);
        else
            t->track[t->track_n++] = (uint8_t)card;
    }
    tt_read_key(r, "deck");
    how->deck_auto = tt_read_if(r, "auto");
    how->deck_hidden = !how->deck_auto && read_hidden(r, &t->deck_n);
    if (!how->deck_auto && !how->deck_hidden)
        read_cards(r, &s->secret.deck);
    tt_read_key(r, "discard");
    read_cards(r, &t->discard);
    read_council(r, s, how);
}

static void read_stack(tt_reader *r, abyss_state *s, reading *how)
{
    abyss_table *t = &s->table;

    tt_read_key(r, "available");
    t->available = read_locations(r);
    tt_read_key(r, "drawn");
    t->drawn = read_locations(r);
    tt_read_key(r, "stack");
    how->stack_auto = tt_read_if(r, "auto");
    how->stack_hidden = !how->stack_auto && read_hidden(r, &t->stack_n);
    if (!how->stack_auto && !how->stack_hidden)
        s->secret.stack = read_locations(r);
}

/* ---- what the players have ---- */

static void read_hand(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    if (read_hidden(r, &s->table.hand_n[seat]))
        how->hands_hidden |= 1u << seat;
    else
        read_cards(r, &s->secret.hand[seat].cards);
}

static void read_tokens(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    uint8_t *token = s->secret.token[seat];

    if (read_hidden(r, &s->table.player[seat].tokens_n)) {
        how->tokens_hidden |= 1u << seat;
        return;
    }
    tt_read_list(r);
    while (!tt_read_end(r)) {
        int kind = (int)tt_read_number(r, TOKEN_WORTH, TOKEN_WORTH + TOKEN_KINDS - 1) - TOKEN_WORTH;
        if (r->failed || token[kind] == abyss_tokens[kind])
            tt_read_fail(r);
        else
            token[kind]++;
    }
}

static void read_pearls(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    (void)how;
    s->table.player[seat].pearls = (uint16_t)tt_read_number(r, 0, PEARLS_MAX);
}

static void read_keys(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    (void)how;
    s->table.player[seat].keys = (uint8_t)tt_read_number(r, 0, KEYS_IN_BOX);
}

static void read_free(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    (void)how;
    s->table.player[seat].free = read_lords(r);
}

static void read_rotated(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    (void)how;
    s->table.player[seat].rotated = read_lords(r);
}

static void read_affiliated(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    (void)how;
    read_cards(r, &s->table.player[seat].affiliated);
}

/* A location, then the lords under it. */
static void read_controlled_one(tt_reader *r, abyss_table *t, int seat)
{
    abyss_player *p = &t->player[seat];

    tt_read_list(r);
    int location = tt_read_sort(r, &abyss_grammar, SORT_LOCATION);
    if (r->failed || has_location(p->locations, location)) {
        tt_read_fail(r);
        return;
    }
    p->locations |= location_bit(location);
    while (!tt_read_end(r)) {
        int lord = tt_read_sort(r, &abyss_grammar, SORT_LORD);
        if (r->failed || t->lies_under[lord] != NO_LOCATION) {
            tt_read_fail(r);
            return;
        }
        p->used |= lord_bit(lord);
        t->lies_under[lord] = (uint8_t)location;
    }
}

static void read_controlled(tt_reader *r, abyss_state *s, reading *how, int seat)
{
    (void)how;
    tt_read_list(r);
    while (!tt_read_end(r))
        read_controlled_one(r, &s->table, seat);
}

static void read_seats(tt_reader *r, const char *key, abyss_state *s, reading *how,
                       void (*read_one)(tt_reader *, abyss_state *, reading *, int))
{
    tt_read_key(r, key);
    tt_read_list(r);
    for (int seat = 0; seat < s->table.seats; seat++)
        read_one(r, s, how, seat);
    if (!tt_read_end(r))
        tt_read_fail(r);
}

static void read_players(tt_reader *r, abyss_state *s, reading *how)
{
    read_seats(r, "hands", s, how, read_hand);
    read_seats(r, "pearls", s, how, read_pearls);
    read_seats(r, "keys", s, how, read_keys);
    read_seats(r, "tokens", s, how, read_tokens);
    read_seats(r, "lords", s, how, read_free);
    read_seats(r, "rotated", s, how, read_rotated);
    read_seats(r, "affiliated", s, how, read_affiliated);
    read_seats(r, "locations", s, how, read_controlled);
}

/* ---- what lasts a turn, or less ---- */

static void read_bought(tt_reader *r, abyss_table *t)
{
    tt_read_key(r, "bought");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        unsigned bit = 1u << tt_read_number(r, 0, t->seats - 1);
        if ((t->bought & bit) != 0)
            tt_read_fail(r);
        t->bought |= (uint8_t)bit;
    }
}

static void read_powers(tt_reader *r, abyss_table *t)
{
    tt_read_key(r, "powers");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_word word = tt_read_word(r);
        int i = 0;
        while (i < POWER_WORDS_N && !tt_word_is(word, POWER_WORDS[i]))
            i++;
        if (i == POWER_WORDS_N || (t->powers >> i & 1) != 0)
            tt_read_fail(r);
        else
            t->powers |= (uint8_t)(1u << i);
    }
}

static uint8_t read_named(tt_reader *r, const abyss_table *t)
{
    if (!names_piles(t))
        return read_word_or_none(r, "named", SORT_CARD);
    tt_read_key(r, "named");
    return (uint8_t)(1 + tt_read_sort(r, &abyss_grammar, SORT_RACE));
}

static void read_turn(tt_reader *r, abyss_table *t)
{
    t->sold = read_number(r, "sold", ABYSS_SEATS_MAX);
    read_bought(r, t);
    read_powers(r, t);
    t->recruiting = read_word_or_none(r, "recruiting", SORT_LORD);
    tt_read_key(r, "paid");
    read_cards(r, &t->paid);
    t->named = read_named(r, t);
    t->victim = read_seat(r, "victim", t->seats);
    t->taken = read_word_or_none(r, "taken", SORT_LOCATION);
    t->keys_due = read_number(r, "keys-due", KEYS_FOR_LOCATION);
    t->again = read_number(r, "again", 1);
    t->last = read_seat(r, "last", t->seats);
}

/* Everything that write_known in text.c writes. */
static void read_known(tt_reader *r, abyss_state *s, reading *how)
{
    abyss_table *t = &s->table;

    memset(how, 0, sizeof *how);
    tt_read_key(r, "seats");
    t->seats = (uint8_t)tt_read_number(r, 2, ABYSS_SEATS_MAX);
    t->memory = read_number(r, "memory", 1);
    tt_read_agenda(r, &abyss_grammar, t->seats, &t->agenda);
    t->active = read_number(r, "active", t->seats - 1);
    t->threat = read_number(r, "threat", THREAT_SPACES);
    read_court(r, s, how);
    read_exploration(r, s, how);
    read_players(r, s, how);
    read_stack(r, s, how);
    read_turn(r, t);
}

/* ---- what follows from the rest ---- */

static void take_away(tt_reader *r, ally_bag *pool, int card)
{
    if (has_card(pool, card))
        remove_card(pool, card);
    else
        tt_read_fail(r);
}

static void take_bag_away(tt_reader *r, ally_bag *pool, const ally_bag *bag)
{
    for (int card = 1; card < CARDS_END && !r->failed; card++)
        for (int i = copies_in(bag, card); i > 0 && !r->failed; i--)
            take_away(r, pool, card);
}

/* The exploration cards that lie nowhere; the deck is not asked. */
static ally_bag cards_left(tt_reader *r, const abyss_state *s)
{
    const abyss_table *t = &s->table;
    ally_bag pool = abyss_full_deck;

    take_bag_away(r, &pool, &t->discard);
    take_bag_away(r, &pool, &t->paid);
    take_bag_away(r, &pool, &s->secret.council);
    for (int seat = 0; seat < t->seats; seat++) {
        take_bag_away(r, &pool, &s->secret.hand[seat].cards);
        take_bag_away(r, &pool, &t->player[seat].affiliated);
    }
    for (int i = 0; i < t->track_n && !r->failed; i++)
        take_away(r, &pool, t->track[i]);
    return pool;
}

static lord_bag lords_left(const abyss_table *t)
{
    lord_bag gone = t->gone;

    for (int i = 0; i < COURT_SPACES; i++)
        gone |= lord_bit(t->court[i]);
    for (int seat = 0; seat < t->seats; seat++)
        gone |= t->player[seat].free | t->player[seat].used;
    return ALL_LORDS & ~gone;
}

static location_bag locations_left(const abyss_table *t)
{
    location_bag gone = t->available | t->drawn;

    for (int seat = 0; seat < t->seats; seat++)
        gone |= t->player[seat].locations;
    return ALL_LOCATIONS & ~gone;
}

/* What is never written because it follows from what is. */
static void derive_counts(abyss_state *s)
{
    abyss_table *t = &s->table;

    t->deck_n = (uint8_t)abyss_cards_in(&s->secret.deck);
    t->lord_deck_n = (uint8_t)lords_in(s->secret.lord_deck);
    t->stack_n = (uint8_t)locations_in(s->secret.stack);
    for (int race = 0; race < RACES; race++)
        t->paid_worth = (uint8_t)(t->paid_worth + lane_worth(t->paid.lane[race]));
    if (t->recruiting != NO_LORD)
        t->cost = (uint8_t)abyss_cost(t, t->active, t->recruiting);
    for (int race = 0; race < RACES; race++)
        t->council_n[race] = (uint8_t)lane_n(s->secret.council.lane[race]);
    for (int seat = 0; seat < t->seats; seat++) {
        abyss_hand *hand = &s->secret.hand[seat];
        t->hand_n[seat] = (uint8_t)abyss_cards_in(&hand->cards);
        t->player[seat].tokens_n = (uint8_t)tokens_in(s->secret.token[seat]);
        for (int race = 0; race < RACES; race++)
            hand->worth[race] = (uint8_t)lane_worth(hand->cards.lane[race]);
    }
}

tt_status abyss_read(void *state, tt_reader *r)
{
    abyss_state *s = state;
    reading how;

    read_known(r, s, &how);
    s->secret.robbed = read_seat(r, "robbed", s->table.seats);
    s->secret.robber = read_seat(r, "robber", s->table.seats);
    tt_read_key(r, "stolen");
    if (!tt_read_none(r))
        s->secret.stolen =
            (uint8_t)(tt_read_number(r, TOKEN_WORTH, TOKEN_WORTH + TOKEN_KINDS - 1) - TOKEN_WORTH);
    if ((how.hands_hidden | how.tokens_hidden | how.council_hidden) != 0 || how.deck_hidden ||
        how.lord_deck_hidden || how.stack_hidden)
        tt_read_fail(r);
    if (how.deck_auto && !r->failed)
        s->secret.deck = cards_left(r, s);
    if (how.lord_deck_auto)
        s->secret.lord_deck = lords_left(&s->table);
    if (how.stack_auto)
        s->secret.stack = locations_left(&s->table);
    if (r->failed)
        return TT_BAD_POSITION;
    derive_counts(s);
    return abyss_check(s) == NULL ? TT_OK : TT_BROKEN;
}

/* ---- a view: sound if some position looks like it ---- */

/* So many cards of the pool, from the lowest on, of one race or (NO_RACE) of any. */
static void imagine_cards(tt_reader *r, ally_bag *pool, ally_bag *bag, int race, int n)
{
    for (int ally = 1; ally < MONSTER && n > 0; ally++) {
        while (n > 0 && has_card(pool, ally) && (race == NO_RACE || race_of(ally) == race)) {
            remove_card(pool, ally);
            add_card(bag, ally);
            n--;
        }
    }
    if (n > 0)
        tt_read_fail(r);
}

static void imagine_tokens(tt_reader *r, abyss_state *s, unsigned hidden)
{
    uint8_t pool[TOKEN_KINDS];

    memcpy(pool, abyss_tokens, sizeof pool);
    for (int seat = 0; seat < s->table.seats; seat++)
        for (int kind = 0; kind < TOKEN_KINDS; kind++) {
            if (s->secret.token[seat][kind] > pool[kind])
                tt_read_fail(r);
            else
                pool[kind] = (uint8_t)(pool[kind] - s->secret.token[seat][kind]);
        }
    for (int seat = 0; seat < s->table.seats; seat++) {
        for (int n = (hidden >> seat & 1) == 0 ? 0 : s->table.player[seat].tokens_n; n > 0; n--) {
            if (tokens_in(pool) == 0) {
                tt_read_fail(r);
                return;
            }
            int kind = nth_token(pool, 0);
            pool[kind]--;
            s->secret.token[seat][kind]++;
        }
    }
}

/* Some position in which what is hidden has the sizes the text says. */
static void imagine(tt_reader *r, abyss_state *s, const reading *how)
{
    abyss_table *t = &s->table;
    ally_bag pool = cards_left(r, s);

    for (int race = 0; race < RACES && !r->failed; race++)
        if ((how->council_hidden >> race & 1) != 0)
            imagine_cards(r, &pool, &s->secret.council, race, t->council_n[race]);
    for (int seat = 0; seat < t->seats && !r->failed; seat++)
        if ((how->hands_hidden >> seat & 1) != 0)
            imagine_cards(r, &pool, &s->secret.hand[seat].cards, NO_RACE, t->hand_n[seat]);
    imagine_tokens(r, s, how->tokens_hidden);
    s->secret.deck = pool;
    s->secret.lord_deck = lords_left(t);
    if (t->deck_n != abyss_cards_in(&pool) || t->lord_deck_n != lords_in(s->secret.lord_deck))
        tt_read_fail(r);
    location_bag stack = locations_left(t);
    if (how->stack_hidden ? t->stack_n != locations_in(stack) : s->secret.stack != stack)
        tt_read_fail(r);
    s->secret.stack = stack;
}

/* Whether just that was hidden which a seat cannot see. */
static bool hides_what_it_should(const abyss_state *s, int seat, const reading *how,
                                 const abyss_view *v)
{
    const abyss_table *t = &s->table;
    unsigned all = (1u << t->seats) - 1;
    unsigned piles = t->memory != 0 ? 0 : (1u << RACES) - 1;

    return how->deck_hidden && how->lord_deck_hidden && !how->stack_auto &&
           how->stack_hidden == (v->stack == 0) &&
           how->hands_hidden == (all & ~hands_known(t, seat)) &&
           how->tokens_hidden == (all & ~tokens_known(t, seat)) && how->council_hidden == piles;
}

tt_status abyss_read_view(void *view, tt_reader *r)
{
    abyss_state s;
    abyss_view *v = view;
    reading how;

    memset(&s, 0, sizeof s);
    tt_read_key(r, "seat");
    int seat = tt_read_none(r) ? TT_SPECTATOR : (int)tt_read_number(r, 0, ABYSS_SEATS_MAX - 1);
    read_known(r, &s, &how);
    if (r->failed || (seat != TT_SPECTATOR && seat >= s.table.seats))
        return TT_BAD_POSITION;
    imagine(r, &s, &how);
    if (r->failed)
        return TT_BROKEN;
    derive_counts(&s);
    if (abyss_check_known(&s, ~how.hands_hidden) != NULL)
        return TT_BROKEN;
    abyss_look(&s, seat, v);
    return hides_what_it_should(&s, seat, &how, v) ? TT_OK : TT_BROKEN;
}
