/* A position read from text, as text.c writes it.  Reading is total: whatever the bytes are,
 * it ends in a position that rumbones_check has looked at, or in an error. */
#include "games/rumbones/check.h"
#include "games/rumbones/notation.h"

/* ==== Reading ============================================================== */

static int read_sort(tt_reader *r, int sort)
{
    return tt_read_sort(r, &rumbones_grammar, sort);
}

static int read_sort_or_none(tt_reader *r, int sort)
{
    return tt_read_none(r) ? 0 : read_sort(r, sort);
}

static int read_zone(tt_reader *r)
{
    return read_sort_or_none(r, SORT_ZONE);
}

/* One of n words. */
static int read_named(tt_reader *r, const char *const words[], int n)
{
    tt_word word = tt_read_word(r);

    for (int i = 0; i < n && !r->failed; i++)
        if (words[i] != NULL && tt_word_is(word, words[i]))
            return i;
    tt_read_fail(r);
    return 0;
}

/* A list of words, each once. */
static unsigned read_flags(tt_reader *r, const char *const words[], int n)
{
    unsigned bits = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        unsigned bit = 1u << read_named(r, words, n);
        if ((bits & bit) != 0)
            tt_read_fail(r);
        bits |= bit;
    }
    return r->failed ? 0 : bits;
}

static int read_number(tt_reader *r, const char *key, int most)
{
    tt_read_key(r, key);
    return (int)tt_read_number(r, 0, most);
}

static void read_end(tt_reader *r)
{
    if (!tt_read_end(r))
        tt_read_fail(r);
}

/* ---- what is under way ---- */

static int read_place(tt_reader *r, const rumbones_table *t)
{
    if (tt_read_none(r))
        return NO_PLACE;
    int place = place_of(t, read_sort(r, SORT_FIGURE));
    if (place == NO_PLACE)
        tt_read_fail(r);
    return place;
}

static void read_places(tt_reader *r, const rumbones_table *t, uint8_t *at)
{
    uint16_t places = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        int place = read_place(r, t);
        if (r->failed || place == NO_PLACE || (places >> place & 1) != 0)
            tt_read_fail(r);
        else
            places |= (uint16_t)(1u << place);
    }
    memcpy(at, &places, sizeof places);
}

static void read_damages(tt_reader *r, const rumbones_table *t, uint8_t hurt[HEROES_MAX])
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_read_list(r);
        int place = read_place(r, t), n = (int)tt_read_number(r, 1, UINT8_MAX);
        read_end(r);
        if (r->failed || place == NO_PLACE || hurt[place] != 0)
            tt_read_fail(r);
        else
            hurt[place] = (uint8_t)n;
    }
}

static int read_slot(tt_reader *r, const rumbones_table *t)
{
    int slot = board_of(t)->slot[read_sort(r, SORT_ZONE)];

    if (r->failed || slot == NO_SLOT) {
        tt_read_fail(r);
        return 0;
    }
    return slot;
}

static void read_slots(tt_reader *r, const rumbones_table *t, uint8_t *at)
{
    uint32_t slots = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        uint32_t bit = 1u << read_slot(r, t);
        if ((slots & bit) != 0)
            tt_read_fail(r);
        slots |= bit;
    }
    memcpy(at, &slots, sizeof slots);
}

static void read_zones(tt_reader *r, uint8_t *zones, int n)
{
    tt_read_list(r);
    for (int i = 0; !tt_read_end(r); i++) {
        int zone = read_zone(r);
        if (i >= n)
            tt_read_fail(r);
        else
            zones[i] = (uint8_t)zone;
    }
}

static void read_numbers(tt_reader *r, uint8_t *at, const item *is)
{
    bool negative = is->kind == SIGNEDS;

    tt_read_list(r);
    for (int i = 0; i < is->n; i++)
        at[i] =
            (uint8_t)tt_read_number(r, negative ? INT8_MIN : 0, negative ? INT8_MAX : UINT8_MAX);
    read_end(r);
}

static unsigned read_seats(tt_reader *r, int seats)
{
    unsigned bits = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        unsigned bit = 1u << tt_read_number(r, 0, seats - 1);
        if ((bits & bit) != 0)
            tt_read_fail(r);
        bits |= bit;
    }
    return bits;
}

static int read_stage(tt_reader *r)
{
    if (tt_read_none(r))
        return STAGE_NONE;
    tt_word word = tt_read_word(r);
    for (int stage = 1; stage < STAGES; stage++)
        if (!r->failed && tt_word_is(word, rumbones_grammar.stages[stage].name))
            return stage;
    tt_read_fail(r);
    return STAGE_NONE;
}

static void read_move(tt_reader *r, uint8_t move[3])
{
    if (tt_read_none(r))
        return;
    tt_read_list(r);
    tt_word word = tt_read_word(r);
    for (int verb = 1; verb < VERBS && !r->failed; verb++) {
        const tt_verb *is = &rumbones_grammar.verbs[verb];
        if (!tt_word_is(word, is->name))
            continue;
        move[0] = (uint8_t)verb;
        move[1] = (uint8_t)(is->a == TT_SORT_NONE ? 0 : read_sort(r, is->a));
        move[2] = (uint8_t)(is->b == TT_SORT_NONE ? 0 : read_sort(r, is->b));
        break;
    }
    if (move[0] == 0)
        tt_read_fail(r);
    read_end(r);
}

/* One more than the place, or 0. */
static int read_chosen(tt_reader *r, const rumbones_table *t)
{
    int place = read_place(r, t);

    return place == NO_PLACE ? 0 : place + 1;
}

/* The zone of a token; its number and one more. */
static int read_granted(tt_reader *r, const rumbones_table *t)
{
    int zone = read_zone(r), token = board_of(t)->rigging[zone];

    if (zone == THE_SEA)
        return 0;
    if (r->failed || token == NO_RIGGING) {
        tt_read_fail(r);
        return 0;
    }
    return token + 1;
}

static void read_items(tt_reader *r, const rumbones_table *t, void *base, const item *items, int n);

static void read_part(tt_reader *r, const rumbones_table *t, uint8_t *at, const item *is)
{
    if (tt_read_none(r))
        return;
    tt_read_list(r);
    read_items(r, t, at, is->items, is->n);
    read_end(r);
}

/* One byte, or what is not one. */
static int read_byte(tt_reader *r, const rumbones_table *t, const item *is)
{
    switch (is->kind) {
    case NUMBER:
        return (int)tt_read_number(r, 0, UINT8_MAX);
    case SIGNED:
        return (int)tt_read_number(r, INT8_MIN, INT8_MAX);
    case ZONE:
        return read_zone(r);
    case SLOT:
        return read_slot(r, t);
    case PLACE:
        return read_place(r, t);
    case CHOSEN:
        return read_chosen(r, t);
    case SIDE:
        return tt_read_none(r) ? NOBODY : read_sort(r, SORT_SIDE);
    case SEATS:
        return (int)read_seats(r, t->seats);
    case SKILL_OF:
        return read_sort_or_none(r, SORT_SKILL);
    case CARD_OF:
        return read_sort_or_none(r, SORT_CARD);
    case STAGE_OF:
        return read_stage(r);
    case NAMED:
        return read_named(r, is->words, is->n);
    case FLAGS:
        return (int)read_flags(r, is->words, is->n);
    default:
        return read_granted(r, t);
    }
}

static void read_item(tt_reader *r, const rumbones_table *t, uint8_t *at, const item *is)
{
    switch (is->kind) {
    case NUMBERS:
    case SIGNEDS:
        read_numbers(r, at, is);
        break;
    case ZONE_LIST:
        read_zones(r, at, is->n);
        break;
    case SLOTS_SET:
        read_slots(r, t, at);
        break;
    case PLACES:
        read_places(r, t, at);
        break;
    case DAMAGES:
        read_damages(r, t, at);
        break;
    case MOVE:
        read_move(r, at);
        break;
    case PART:
        read_part(r, t, at, is);
        break;
    default:
        *at = (uint8_t)read_byte(r, t, is);
    }
}

static void read_items(tt_reader *r, const rumbones_table *t, void *base, const item *items, int n)
{
    for (int i = 0; i < n; i++) {
        if (items[i].key != NULL)
            tt_read_key(r, items[i].key);
        read_item(r, t, (uint8_t *)base + items[i].at, &items[i]);
    }
}

/* Whether that key comes next. */
static bool read_key_if(tt_reader *r, const char *key)
{
    tt_reader ahead = *r;

    tt_read_key(&ahead, key);
    if (!ahead.failed)
        *r = ahead;
    return !ahead.failed;
}

static void read_windows(tt_reader *r, rumbones_table *t)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        unsigned window = 0;
        tt_read_list(r);
        for (int bits = 0; bits < 12; bits += 4)
            window |= (unsigned)tt_read_number(r, 0, 15) << bits;
        read_end(r);
        if (r->failed || t->windows_n == WINDOWS_DEEP)
            tt_read_fail(r);
        else
            t->window[t->windows_n++] = (uint16_t)window;
    }
}

static void read_saved(tt_reader *r, rumbones_table *t)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        if (t->saved_n == SAVED_MAX) {
            tt_read_fail(r);
            return;
        }
        tt_read_list(r);
        read_items(r, t, &t->saved[t->saved_n++], SCENE, N_OF(SCENE));
        read_end(r);
    }
}

/* What is not under way may be left out, but for the last field: a line that was cut off is
 * no position. */
static void read_under_way(tt_reader *r, rumbones_table *t)
{
    const item *last = &UNDER_WAY[N_OF(UNDER_WAY) - 1];

    if (read_key_if(r, "windows"))
        read_windows(r, t);
    if (read_key_if(r, "saved"))
        read_saved(r, t);
    for (const item *is = UNDER_WAY; is < last; is++)
        if (read_key_if(r, is->key))
            read_item(r, t, (uint8_t *)t + is->at, is);
    tt_read_key(r, last->key);
    read_item(r, t, (uint8_t *)t + last->at, last);
}

/* ---- sides ---- */

static void read_faction(tt_reader *r, rumbones_team *team)
{
    team->faction = (uint8_t)read_named(r, words_of(SORT_FACTION), DECKS);
}

static void read_points(tt_reader *r, rumbones_team *team)
{
    team->points = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
}

static void read_pool(tt_reader *r, rumbones_team *team)
{
    team->pool = (uint8_t)tt_read_number(r, 0, POOL_MAX);
}

static void read_better(tt_reader *r, rumbones_team *team)
{
    unsigned bits = read_flags(r, BETTER_WORDS, 2);

    team->gun = bits & 1;
    team->bosuns = bits >> 1 & 1;
}

static void read_done(tt_reader *r, rumbones_team *team)
{
    unsigned bits = read_flags(r, DONE_WORDS, 2);

    team->crew_done = bits & 1;
    team->passed = bits >> 1 & 1;
}

static void read_taker(tt_reader *r, rumbones_team *team)
{
    team->taker = (uint8_t)tt_read_number(r, 0, RUMBONES_SEATS_MAX - 1);
}

static void read_teams(tt_reader *r, const char *key, rumbones_table *t,
                       void (*read_one)(tt_reader *, rumbones_team *))
{
    tt_read_key(r, key);
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++)
        read_one(r, &t->team[side]);
    read_end(r);
}

/* ---- heroes ---- */

static void read_levels(tt_reader *r, rumbones_hero *h)
{
    tt_read_list(r);
    for (int i = 0; i < SKILLS_EACH; i++)
        h->level[i] = (uint8_t)tt_read_number(r, 0, LEVELS);
    read_end(r);
}

static void read_used(tt_reader *r, rumbones_hero *h)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        int skill = read_sort(r, SORT_SKILL);
        unsigned bit = 1u << rumbones_skill_slot[skill];
        if (rumbones_skill_hero[skill] != h->who || (h->used & bit) != 0)
            tt_read_fail(r);
        h->used |= (uint8_t)bit;
    }
}

/* From the damage on all may be left out: then it is as when the hero came. */
static void read_hero(tt_reader *r, rumbones_table *t, int place)
{
    rumbones_hero *h = &t->hero[place];

    tt_read_list(r);
    h->who = (uint8_t)read_sort(r, SORT_HERO);
    h->owner = (uint8_t)tt_read_number(r, 0, t->seats - 1);
    t->at[place] = (uint8_t)read_zone(r);
    h->lives = t->pirates ? t->lives : 0;
    for (int i = 0; i < SKILLS_EACH; i++)
        h->level[i] = rumbones_skills[rumbones_heroes[h->who].skill[i]].price == 0;
    for (int i = 0; !tt_read_end(r); i++) {
        if (i == 0)
            h->damage = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
        else if (i == 1)
            h->coins = (uint16_t)tt_read_number(r, 0, UINT16_MAX);
        else if (i == 2)
            read_levels(r, h);
        else if (i == 3)
            h->status = (uint8_t)read_flags(r, words_of(SORT_STATUS), STATUSES);
        else if (i == 4)
            h->token = (uint8_t)read_flags(r, TOKEN_BITS, N_OF(TOKEN_BITS));
        else if (i == 5)
            read_used(r, h);
        else if (i == 6 && t->pirates)
            h->lives = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
        else
            tt_read_fail(r);
    }
}

static void read_heroes(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "heroes");
    tt_read_list(r);
    for (int side = 0; side < t->sides; side++) {
        unsigned left = side_places(t, side);
        tt_read_list(r);
        for (; !tt_read_end(r); left &= left - 1) {
            if (left == 0)
                tt_read_fail(r);
            else
                read_hero(r, t, first_place(left));
        }
    }
    read_end(r);
}

/* ---- the board ---- */

static void read_crew_of(tt_reader *r, rumbones_table *t, int side)
{
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_read_list(r);
        int slot = read_slot(r, t), hands = (int)tt_read_number(r, 0, t->supply[side][DECKHAND]);
        int bosuns = (int)tt_read_number(r, 0, t->supply[side][BOSUN]);
        read_end(r);
        if (r->failed || (t->held[side] >> slot & 1) != 0 || hands + bosuns == 0) {
            tt_read_fail(r);
            return;
        }
        supply_crew(t, side, DECKHAND, slot, -hands);
        supply_crew(t, side, BOSUN, slot, -bosuns);
    }
}

static void read_crew(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "crew");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++) {
        t->supply[side][DECKHAND] = DECKHANDS_IN_BOX;
        t->supply[side][BOSUN] = BOSUNS_IN_BOX;
        read_crew_of(r, t, side);
    }
    read_end(r);
}

static void read_rigging(tt_reader *r, rumbones_table *t)
{
    const rumbones_board *b = board_of(t);

    tt_read_key(r, "rigging");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        tt_read_list(r);
        int token = b->rigging[read_sort(r, SORT_ZONE)];
        if (r->failed || token == NO_RIGGING || t->rigging[token] != 0) {
            tt_read_fail(r);
            return;
        }
        int vigour = rumbones_riggings[b->rigging_kind[token]].vigour;
        bool gone = tt_read_if(r, "gone");
        t->gone |= (uint16_t)((unsigned)gone << token);
        t->rigging[token] = (uint8_t)(gone ? vigour : tt_read_number(r, 1, vigour - 1));
        read_end(r);
    }
}

static void read_planks(tt_reader *r, rumbones_table *t)
{
    t->planks = (1u << PLANKS) - 1;
    tt_read_key(r, "planks-off");
    tt_read_list(r);
    while (!tt_read_end(r)) {
        int zone = read_sort(r, SORT_ZONE), i = 0;
        while (i < PLANKS && board_of(t)->planks[i] != zone)
            i++;
        if (r->failed || i == PLANKS || (t->planks >> i & 1) == 0)
            tt_read_fail(r);
        else
            t->planks &= (uint8_t) ~(1u << i);
    }
}

static void read_kraken(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "kraken");
    if (tt_read_none(r))
        return;
    t->kraken = tt_read_if(r, "beaten") ? 2 : 1;
    if (t->kraken == 2)
        return;
    tt_read_list(r);
    t->kraken_zone = (uint8_t)read_sort(r, SORT_ZONE);
    t->kraken_damage = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
    read_end(r);
}

static void read_dragon(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "dragon");
    if (tt_read_none(r))
        return;
    tt_read_list(r);
    t->dragon_owner = (uint8_t)tt_read_number(r, 0, t->seats - 1);
    t->dragon = tt_read_if(r, "beaten") ? 2 : 1;
    if (t->dragon == 1) {
        t->dragon_zone = (uint8_t)read_sort(r, SORT_ZONE);
        t->dragon_damage = (uint8_t)tt_read_number(r, 0, UINT8_MAX);
        unsigned bits = read_flags(r, DRAGON_BITS, 2);
        t->dragon_token = bits & 1;
        t->dragon_lashed = bits >> 1 & 1;
    }
    read_end(r);
}

/* ---- tide cards ---- */

/* What stood in the text: known, so many hidden, or auto. */
typedef struct reading {
    unsigned hands_hidden, decks_hidden, decks_auto; /* bits */
} reading;

static tide_bag read_cards(tt_reader *r, const rumbones_table *t, int side)
{
    tide_bag bag = 0;

    tt_read_list(r);
    while (!tt_read_end(r)) {
        int card = read_sort(r, SORT_CARD);
        const rumbones_card *is = &rumbones_cards[card];
        if (r->failed || t->pirates || is->faction != t->team[side].faction ||
            copies_in(bag, card) == is->copies)
            tt_read_fail(r);
        else
            bag += one_card(card);
    }
    return r->failed ? 0 : bag;
}

/* Whether a number of hidden things comes next; then it is read. */
static bool read_hidden(tt_reader *r, uint8_t *n)
{
    if (!tt_read_hidden(r))
        return false;
    *n = (uint8_t)tt_read_number(r, 0, DECK_CARDS);
    return true;
}

static void read_decks(tt_reader *r, rumbones_state *s, reading *how)
{
    rumbones_table *t = &s->table;

    tt_read_key(r, "decks");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++) {
        if (tt_read_if(r, "auto"))
            how->decks_auto |= 1u << side;
        else if (read_hidden(r, &t->deck_n[side]))
            how->decks_hidden |= 1u << side;
        else
            s->secret.deck[side] = read_cards(r, t, side);
    }
    read_end(r);
}

static void read_tide(tt_reader *r, rumbones_state *s, reading *how)
{
    rumbones_table *t = &s->table;

    read_decks(r, s, how);
    tt_read_key(r, "discards");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++)
        t->discard[side] = read_cards(r, t, side);
    read_end(r);
    tt_read_key(r, "hands");
    tt_read_list(r);
    for (int seat = 0; seat < t->seats; seat++) {
        if (read_hidden(r, &t->hand_n[seat]))
            how->hands_hidden |= 1u << seat;
        else
            s->secret.hand[seat] = read_cards(r, t, t->side_of[seat]);
    }
    read_end(r);
}

/* ---- all of it ---- */

static void read_dealt(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "dealt");
    tt_read_list(r);
    for (int side = 0; side < teams_n(t); side++)
        t->dealt[side] =
            (uint16_t)(tt_read_if(r, "any") ? ALL_HEROES
                                            : read_flags(r, words_of(SORT_HERO), HEROES_END));
    read_end(r);
}

static void read_begin(tt_reader *r, rumbones_table *t)
{
    tt_read_key(r, "seats");
    t->seats = (uint8_t)tt_read_number(r, 2, RUMBONES_SEATS_MAX);
    tt_read_key(r, "board");
    t->board = (uint8_t)read_named(r, BOARD_WORDS, BOARDS);
    t->pirates = t->board == BOARD_PIRATES;
    t->sides = t->pirates ? t->seats : BOTH_SIDES;
    t->choice = t->pirates ? ALL_HEROES : 0;
    tt_read_key(r, "teams");
    tt_read_list(r);
    for (int seat = 0; seat < t->seats; seat++)
        t->side_of[seat] = (uint8_t)read_named(r, words_of(SORT_SIDE), t->sides);
    read_end(r);
    t->heroes_each = (uint8_t)read_number(r, "each", SIDE_HEROES);
    t->lives = (uint8_t)read_number(r, "lives", UINT8_MAX);
    read_dealt(r, t);
}

/* Everything that write_known writes. */
static void read_known(tt_reader *r, rumbones_state *s, reading *how)
{
    rumbones_table *t = &s->table;

    memset(how, 0, sizeof *how);
    read_begin(r, t);
    tt_read_agenda(r, &rumbones_grammar, t->seats, &t->agenda);
    t->round = (uint16_t)read_number(r, "round", UINT16_MAX);
    tt_read_key(r, "first");
    t->first = (uint8_t)read_named(r, words_of(SORT_SIDE), t->sides);
    tt_read_key(r, "turn");
    t->turn = (uint8_t)read_named(r, words_of(SORT_SIDE), t->sides);
    t->active = (uint8_t)read_number(r, "active", t->seats - 1);
    read_teams(r, "factions", t, read_faction);
    read_teams(r, "points", t, read_points);
    read_teams(r, "pools", t, read_pool);
    read_teams(r, "better", t, read_better);
    read_teams(r, "done", t, read_done);
    read_teams(r, "takers", t, read_taker);
    read_heroes(r, t);
    read_items(r, t, t, TURN, N_OF(TURN));
    read_crew(r, t);
    read_rigging(r, t);
    read_planks(r, t);
    read_kraken(r, t);
    read_dragon(r, t);
    read_tide(r, s, how);
    tt_read_key(r, "winner");
    t->winner = (uint8_t)(tt_read_none(r) ? 0 : 1 + read_named(r, words_of(SORT_SIDE), t->sides));
    read_under_way(r, t);
}

/* ---- what follows from the rest ---- */

/* The cards of a side that lie nowhere; its deck is not asked. */
static tide_bag cards_left(tt_reader *r, const rumbones_state *s, int side)
{
    const rumbones_table *t = &s->table;
    tide_bag pool = rumbones_full_deck[t->team[side].faction];

    for (int i = -1; i < t->seats; i++) {
        if (i >= 0 && t->side_of[i] != side)
            continue;
        tide_bag bag = i < 0 ? t->discard[side] : s->secret.hand[i];
        for (int shift = 0; shift < 4 * DECK_KINDS; shift += 4)
            if ((bag >> shift & 15) > (pool >> shift & 15))
                tt_read_fail(r);
        if (r->failed)
            return 0;
        pool -= bag;
    }
    return pool;
}

static void derive_rest(rumbones_state *s)
{
    rumbones_table *t = &s->table;

    for (int place = 0; place < HEROES_MAX; place++)
        for (int slot = 0; slot < SKILLS_EACH; slot++)
            set_level(t, place, slot, t->hero[place].level[slot]);
    for (int side = 0; side < teams_n(t); side++)
        t->deck_n[side] = (uint8_t)cards_in(s->secret.deck[side]);
    for (int seat = 0; seat < t->seats; seat++)
        t->hand_n[seat] = (uint8_t)cards_in(s->secret.hand[seat]);
}

tt_status rumbones_read(void *state, tt_reader *r)
{
    rumbones_state *s = state;
    reading how;

    read_known(r, s, &how);
    if ((how.hands_hidden | how.decks_hidden) != 0)
        tt_read_fail(r);
    for (int side = 0; side < BOTH_SIDES && !r->failed; side++)
        if ((how.decks_auto >> side & 1) != 0)
            s->secret.deck[side] = cards_left(r, s, side);
    if (r->failed)
        return TT_BAD_POSITION;
    derive_rest(s);
    return rumbones_check(s) == NULL ? TT_OK : TT_BROKEN;
}

/* ---- a view: sound if some position looks like it ---- */

/* So many cards of the pool, from the last on: what was named before can be gone on from. */
static tide_bag imagine_hand(tt_reader *r, tide_bag *pool, int n)
{
    tide_bag hand = 0;

    for (int shift = 4 * (DECK_KINDS - 1); shift >= 0 && n > 0; shift -= 4)
        for (; n > 0 && (*pool >> shift & 15) > 0; n--) {
            *pool -= (tide_bag)1 << shift;
            hand += (tide_bag)1 << shift;
        }
    if (n > 0)
        tt_read_fail(r);
    return hand;
}

/* Some position in which what is hidden has the sizes the text says; who is asked gets the
 * cards first. */
static void imagine(tt_reader *r, rumbones_state *s, const reading *how)
{
    rumbones_table *t = &s->table;

    int asked = t->agenda.n == 0 ? 0 : tt_top(&t->agenda).seat;

    for (int side = 0; side < teams_n(t); side++) {
        tide_bag pool = cards_left(r, s, side);
        for (int i = 0; i < t->seats && !r->failed; i++) {
            int seat = (asked + i) % t->seats;
            if (t->side_of[seat] == side && (how->hands_hidden >> seat & 1) != 0)
                s->secret.hand[seat] = imagine_hand(r, &pool, t->hand_n[seat]);
        }
        if (t->deck_n[side] != cards_in(pool))
            tt_read_fail(r);
        s->secret.deck[side] = pool;
    }
    for (int seat = 0; seat < t->seats; seat++)
        if (t->pirates && t->hand_n[seat] != 0)
            tt_read_fail(r);
}

/* Whether just that was hidden which a seat cannot see. */
static bool hides_what_it_should(const rumbones_table *t, int seat, const reading *how)
{
    unsigned all = (1u << t->seats) - 1;

    return how->decks_hidden == (1u << teams_n(t)) - 1 &&
           how->hands_hidden == (all & ~hands_known(t, seat));
}

tt_status rumbones_read_view(void *view, tt_reader *r)
{
    rumbones_state s;
    reading how;

    memset(&s, 0, sizeof s);
    tt_read_key(r, "seat");
    int seat = tt_read_none(r) ? TT_SPECTATOR : (int)tt_read_number(r, 0, RUMBONES_SEATS_MAX - 1);
    read_known(r, &s, &how);
    if (r->failed || (seat != TT_SPECTATOR && seat >= s.table.seats))
        return TT_BAD_POSITION;
    if (!hides_what_it_should(&s.table, seat, &how))
        return TT_BROKEN;
    imagine(r, &s, &how);
    if (r->failed)
        return TT_BROKEN;
    derive_rest(&s);
    if (rumbones_check(&s) != NULL)
        return TT_BROKEN;
    rumbones_look(&s, seat, view);
    return TT_OK;
}
