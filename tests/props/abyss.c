/* Abyss: everything that lies on the table or in a hand, told again from the events that
 * all may hear; and the laws those events keep. */
#include "tests/abyss.h"

/* ==== What was heard ======================================================= */

/* A table that knows nothing but events. */
typedef struct story {
    abyss_player player[ABYSS_SEATS_MAX];
    ally_bag hand[ABYSS_SEATS_MAX], council, discard, deck, paid;
    lord_bag lord_deck, gone;
    location_bag stack, available, drawn;
    uint8_t court[COURT_SPACES], track[TRACK_SPACES], under[LORDS_END];
    uint8_t token[ABYSS_SEATS_MAX][TOKEN_KINDS]; /* as their owners were told */
    int track_n, threat, sold, bought;
    int recruiting, cost, pearls_paid; /* the lord that is paid for */
    bool recruited, refilled;          /* a lord was recruited, and the court filled */

    int seats, turn;      /* whose it is, or -1 */
    bool again, is_extra; /* one more turn is due; this is such a turn */
    int last;             /* who set off the end, or -1 */
    int had_last;         /* a bit for each who has had a turn since */
    bool over;
    int due[ABYSS_SEATS_MAX], gained[ABYSS_SEATS_MAX]; /* pearls, in this move */
    int tokens_due;
    unsigned races; /* that went to the council */
} story;

static story told;  /* of the game that is being played */
static int deepest; /* agenda so far */

static bool works(int seat, int lord)
{
    return has_lord(told.player[seat].free & ~told.player[seat].rotated, lord);
}

/* Whether an opponent's soldier is felt. */
static bool feels(int seat, int soldier)
{
    bool felt = false;

    for (int i = 0; i < told.seats; i++)
        felt |= i != seat && works(i, soldier);
    return felt && !works(seat, SHAMAN);
}

/* Of lords that work, and tokens. */
static int keys_of(int seat)
{
    int keys = told.player[seat].keys;

    for (int lord = 1; lord < LORDS_END; lord++)
        keys += works(seat, lord) ? abyss_lords[lord].keys : 0;
    return keys;
}

static int court_size(const uint8_t court[COURT_SPACES])
{
    int n = 0;

    for (int i = 0; i < COURT_SPACES; i++)
        n += court[i] != NO_LORD;
    return n;
}

static void slide(uint8_t court[COURT_SPACES])
{
    int n = 0;

    for (int i = 0; i < COURT_SPACES; i++) {
        uint8_t lord = court[i];
        court[i] = NO_LORD;
        if (lord != NO_LORD)
            court[n++] = lord;
    }
}

static int worth_of(const ally_bag *bag)
{
    int worth = 0;

    for (int card = 1; card < MONSTER; card++)
        worth += copies_in(bag, card) * value_of(card);
    return worth;
}

/* ---- a card goes from one place to another, if it was there ---- */

static void move_card(play *p, ally_bag *from, ally_bag *to, int card)
{
    expect(p, has_card(from, card), "card %d comes from nowhere", card);
    if (p->wrong[0] != '\0')
        return;
    remove_card(from, card);
    add_card(to, card);
}

static void move_all(ally_bag *from, ally_bag *to)
{
    for (int lane = 0; lane <= MONSTER_LANE; lane++)
        pour(from, to, lane);
}

static void move_bit64(play *p, uint64_t *from, uint64_t *to, int bit, const char *what)
{
    expect(p, (*from >> bit & 1) != 0, "%s %d comes from nowhere", what, bit);
    *from &= ~((uint64_t)1 << bit);
    *to |= (uint64_t)1 << bit;
}

static void move_bit32(play *p, uint32_t *from, uint32_t *to, int bit, const char *what)
{
    expect(p, (*from >> bit & 1) != 0, "%s %d comes from nowhere", what, bit);
    *from &= ~((uint32_t)1 << bit);
    *to |= (uint32_t)1 << bit;
}

/* ---- turns ------------------------------------------ [A-2.3 ] ---- */

/* What must hold when a turn is over. */
static void leave_turn(play *p)
{
    expect(p, !feels(told.turn, COMMANDER) || abyss_cards_in(&told.hand[told.turn]) <= HAND_LIMIT,
           "more than six allies under a Commander");
    expect(p, keys_of(told.turn) < 3 || (told.available == 0 && told.stack == 0),
           "three keys and no location");
    expect(p, told.track_n == 0, "cards left on the track");
}

static void hear_turn(play *p, int seat)
{
    int next = told.again ? told.turn : (told.turn + 1) % told.seats;

    if (told.turn >= 0) {
        leave_turn(p);
        expect(p, seat == next, "seat %d after seat %d", seat, told.turn);
    }
    told.is_extra = told.again;
    told.again = false;
    told.turn = seat;
    told.sold = told.bought = 0;
    if (told.last >= 0 && !told.is_extra) {
        expect(p, (told.had_last >> seat & 1) == 0 && seat != told.last, "one last turn too many");
        told.had_last |= 1 << seat;
    }
    told.due[seat] += works(seat, LANDLORD) ? 1 : 0;
}

static void hear_over(play *p)
{
    leave_turn(p);
    expect(p, told.last >= 0, "an end nobody set off");
    expect(p, (told.had_last | 1 << told.last) == (1 << told.seats) - 1, "a last turn is missing");
    told.over = true;
}

/* ---- exploring ----------------------------------------- [A-5.1 to] ---- */

static void hear_turned_up(play *p, int card, int space)
{
    expect(p, told.track_n < TRACK_SPACES && space == told.track_n + 1, "space %d", space);
    expect(p, has_card(&told.deck, card), "card %d is not in the deck", card);
    if (p->wrong[0] != '\0')
        return;
    remove_card(&told.deck, card);
    told.track[told.track_n++] = (uint8_t)card;
}

static void hear_reshuffled(play *p, int n)
{
    expect(p, abyss_cards_in(&told.deck) == 0 && n > 0, "shuffled before the deck is empty");
    expect(p, abyss_cards_in(&told.discard) == n, "%d cards are shuffled", n);
    move_all(&told.discard, &told.deck);
}

/* The card turned up last goes into a hand. */
static void take_from_track(play *p, int seat, int card)
{
    expect(p, told.track_n > 0 && told.track[told.track_n - 1] == card, "another card is there");
    if (p->wrong[0] != '\0')
        return;
    told.track[--told.track_n] = NO_CARD;
    add_card(&told.hand[seat], card);
}

/* */
static void hear_bought(play *p, int seat, int card, int price)
{
    expect(p, seat != told.turn && (told.bought >> seat & 1) == 0, "seat %d buys again", seat);
    expect(p, price == told.sold + 1 && told.player[seat].pearls >= price, "for %d pearls", price);
    take_from_track(p, seat, card);
    told.player[seat].pearls = (uint16_t)(told.player[seat].pearls - price);
    told.bought |= 1 << seat;
    told.sold++;
    told.due[told.turn] += price;
}

/* the exploration ends: monsters go without a word */
static void drop_monsters(void)
{
    int n = 0;

    for (int i = 0; i < told.track_n; i++) {
        int card = told.track[i];
        told.track[i] = NO_CARD;
        if (card == MONSTER)
            add_card(&told.discard, card);
        else
            told.track[n++] = (uint8_t)card;
    }
    told.track_n = n;
}

/* */
static void hear_took(play *p, int seat, int card)
{
    expect(p, seat == told.turn && card != MONSTER, "a card is taken");
    told.due[seat] += told.track_n == TRACK_SPACES;
    take_from_track(p, seat, card);
    drop_monsters();
}

/* [A-5.7 ] */
static void hear_fought(play *p, int seat, int reward)
{
    int space = told.threat > 1 && feels(seat, TAMER) ? told.threat - 1 : told.threat;
    const abyss_reward_card *is = &abyss_rewards[reward];

    expect(p, told.track_n > 0 && told.track[told.track_n - 1] == MONSTER, "nothing to fight");
    expect(p, is->space == space, "the reward of space %d on space %d", is->space, space);
    told.due[seat] += is->pearls + (told.track_n == TRACK_SPACES);
    told.tokens_due = is->tokens;
    drop_monsters();
}

/* one space on, or back to the first */
static void hear_threat(play *p, int space)
{
    expect(p, space == 1 || (space == told.threat + 1 && space <= THREAT_SPACES), "threat %d to %d",
           told.threat, space);
    told.threat = space;
}

static void hear_to_council(play *p, int card)
{
    expect(p, told.track_n > 0 && told.track[0] == card, "card %d to the council", card);
    if (p->wrong[0] != '\0')
        return;
    told.track_n--;
    memmove(told.track, told.track + 1, TRACK_SPACES - 1);
    told.track[TRACK_SPACES - 1] = NO_CARD;
    add_card(&told.council, card);
    told.races |= 1u << race_of(card);
}

/* */
static void pay_ship_master(void)
{
    if (told.turn >= 0 && works(told.turn, SHIP_MASTER))
        told.due[told.turn] += __builtin_popcount(told.races);
    told.races = 0;
}

/* A pile goes to a hand or to the discard. */
static void hear_pile(play *p, int race, int n, ally_bag *to)
{
    expect(p, lane_n(told.council.lane[race]) == n && n > 0, "a pile of %d cards", n);
    pour(&told.council, to, race);
}

/* ---- recruiting ----------------------------------------- [A-7.1 to] ---- */

static void hear_recruits(play *p, int seat, int lord, int cost)
{
    int right = abyss_lords[lord].cost + (feels(seat, RECRUITER) ? 2 : 0) -
                (works(seat, TREASURER) ? 2 : 0);

    expect(p, memchr(told.court, lord, COURT_SPACES) != NULL, "lord %d is not in the court", lord);
    expect(p, cost == right, "a cost of %d, and not %d", cost, right);
    told.recruiting = lord;
    told.cost = cost;
    told.pearls_paid = 0;
    told.recruited = true;
    told.refilled = false;
}

/* [A-7.1 ] */
static void look_at_payment(play *p, int seat)
{
    const abyss_lord_card *lord = &abyss_lords[told.recruiting];
    int races = 0, missing = told.cost - worth_of(&told.paid);

    for (int race = 0; race < RACES; race++)
        races += told.paid.lane[race] != 0;
    expect(p, races == lord->races, "paid with %d races", races);
    expect(p, lord->race == NO_RACE || told.paid.lane[lord->race] != 0 || works(seat, DIPLOMAT),
           "paid without the printed race");
    expect(p, told.pearls_paid == (missing > 0 ? missing : 0), "paid with %d pearls",
           told.pearls_paid);
}

static int lowest_of(const ally_bag *bag)
{
    for (int value = 1; value <= VALUES; value++)
        for (int race = 0; race < RACES; race++)
            if (has_card(bag, ally_of(race, value)))
                return value;
    return 0;
}

/* [A-7.3 ], and at the end */
static void hear_affiliated(play *p, int seat, int card)
{
    ally_bag *kept = &told.player[seat].affiliated;

    if (told.recruiting == NO_LORD) {
        int lowest = 1;
        while (lowest < value_of(card) &&
               !has_card(&told.hand[seat], ally_of(race_of(card), lowest)))
            lowest++;
        expect(p, lowest == value_of(card), "not the lowest of its race");
        move_card(p, &told.hand[seat], kept, card);
        return;
    }
    look_at_payment(p, seat);
    expect(p, value_of(card) == lowest_of(&told.paid) || works(seat, MASTER_OF_MAGIC),
           "not the lowest ally");
    move_card(p, &told.paid, kept, card);
    move_all(&told.paid, &told.discard);
    told.recruiting = NO_LORD;
}

/* A lord comes from the court, or else from the deck. */
static void hear_joined(play *p, int seat, int lord)
{
    uint8_t *space = memchr(told.court, lord, COURT_SPACES);

    if (space != NULL) {
        *space = NO_LORD;
        told.player[seat].free |= lord_bit(lord);
    } else {
        move_bit64(p, &told.lord_deck, &told.player[seat].free, lord, "lord");
    }
    told.due[seat] += lord == SHOPKEEPER || lord == LANDLORD ? 1
                      : lord == PEDDLER                      ? 2
                      : lord == TRADER                       ? 3
                                                             : 0;
}

static void hear_to_court(play *p, int lord, int space)
{
    expect(p, space >= 1 && space <= COURT_SPACES && told.court[space - 1] == NO_LORD,
           "space %d of the court", space);
    expect(p, has_lord(told.lord_deck, lord), "lord %d is not in the deck", lord);
    if (p->wrong[0] != '\0')
        return;
    told.lord_deck &= ~lord_bit(lord);
    told.court[space - 1] = (uint8_t)lord;
}

/* */
static void hear_refill(play *p, int seat, int missing)
{
    slide(told.court);
    expect(p, court_size(told.court) <= 2 && missing == COURT_SPACES - court_size(told.court),
           "filled with %d lords missing", missing);
    told.due[seat] += 2;
    told.refilled = true;
}

static void hear_short(play *p, int missing)
{
    expect(p, told.refilled && told.lord_deck == 0, "short with lords in the deck");
    expect(p, missing == COURT_SPACES - court_size(told.court), "short of %d lords", missing);
}

/* */
static void hear_last(play *p, int seat, int lords)
{
    const abyss_player *player = &told.player[seat];

    expect(p, told.last < 0, "the end is set off twice");
    expect(p, lords == lords_of(player), "the end with %d lords", lords);
    expect(p, lords == LORDS_TO_END || (told.lord_deck == 0 && told.refilled),
           "the end with %d lords", lords);
    told.last = seat;
}

/* ---- pearls, keys, tokens ------------------------------------------------- */

/* [A-4.1 ] why somebody pays: what was told before says it */
static void hear_paid(play *p, int seat, int n, int before)
{
    if (before == TOLD_PLOTTED)
        expect(p, n == 1, "%d pearls for plotting", n);
    else if (before == TOLD_BRIBED)
        expect(p, n == 5, "%d pearls for a bribe", n);
    else
        expect(p, told.recruiting != NO_LORD, "pearls paid for nothing");
    if (told.recruiting != NO_LORD)
        told.pearls_paid = n;
    expect(p, told.player[seat].pearls >= n, "seat %d has no %d pearls", seat, n);
    told.player[seat].pearls = (uint16_t)(told.player[seat].pearls - n);
}

/* the Seeker */
static void hear_lost(play *p, int seat, int n)
{
    int pearls = told.player[seat].pearls;

    expect(p, works(told.turn, SEEKER) && seat != told.turn && !works(seat, SHAMAN),
           "seat %d loses pearls", seat);
    expect(p, n == (pearls < 2 ? pearls : 2), "%d of %d pearls are lost", n, pearls);
    told.player[seat].pearls = (uint16_t)(pearls - n);
}

/* What only its owner, or who was robbed, is told. */
static void hear_token(play *p, tt_event e, tt_event before)
{
    expect(p, tt_may_see(e, e.seat), "who has a token does not see it");
    told.token[e.seat][e.a]++;
    if (before.kind == TOLD_ROBBED) {
        expect(p, before.seat == e.seat && tt_may_see(e, before.a), "who was robbed does not see");
        told.token[before.a][e.a]--;
    }
}

static void hear_robbed(play *p, int seat, int robbed)
{
    expect(p, seat != robbed && told.player[robbed].tokens_n > 0 && !works(robbed, SHAMAN),
           "seat %d is robbed", robbed);
    told.player[robbed].tokens_n--;
    told.player[seat].tokens_n++;
}

/* ---- locations ----------------------------------------- [A-9.2 ] ---- */

static void hear_available(play *p, int location)
{
    bool is_drawn = has_location(told.drawn, location);

    move_bit32(p, is_drawn ? &told.drawn : &told.stack, &told.available, location, "location");
}

static void hear_controls(play *p, int seat, int location)
{
    bool is_drawn = has_location(told.drawn, location);

    move_bit32(p, is_drawn ? &told.drawn : &told.available, &told.player[seat].locations, location,
               "location");
}

/* The Illusionist's, or Black Smokers'. */
static void hear_exchanged(play *p, int seat, int given, int taken)
{
    bool is_open = has_location(told.available, taken);
    location_bag *from = is_open ? &told.available : &told.stack;

    expect(p, is_open || given == BLACK_SMOKERS, "a location out of the stack");
    move_bit32(p, &told.player[seat].locations, from, given, "location");
    move_bit32(p, from, &told.player[seat].locations, taken, "location");
    for (int lord = 1; lord < LORDS_END; lord++)
        if (told.under[lord] == given)
            told.under[lord] = (uint8_t)taken;
}

static void hear_under(play *p, int seat, int lord, int location)
{
    expect(p, works(seat, lord) && abyss_lords[lord].keys > 0, "a lord whose keys do not count");
    expect(p, has_location(told.player[seat].locations, location), "under no location");
    move_bit64(p, &told.player[seat].free, &told.player[seat].used, lord, "lord");
    told.under[lord] = (uint8_t)location;
}

/* ---- all of them, by kind ---- */

static void hear_powers(play *p, tt_event e)
{
    abyss_player *player = &told.player[e.seat];

    switch (e.kind) {
    case TOLD_SOLD:
        told.due[e.seat] += 2;
        move_card(p, &told.hand[e.seat], &told.discard, e.a);
        return;
    case TOLD_DISPELLED:
        hear_pile(p, e.a, e.b, &told.discard);
        return;
    case TOLD_REMOVED:
        expect(p, memchr(told.court, e.a, COURT_SPACES) != NULL, "not in the court");
        for (int i = 0; i < COURT_SPACES; i++)
            told.court[i] = told.court[i] == e.a ? NO_LORD : told.court[i];
        told.gone |= lord_bit(e.a);
        return;
    case TOLD_DISCARDED:
        move_card(p, &told.hand[e.seat], &told.discard, e.a);
        return;
    case TOLD_ROTATED:
        expect(p, works(e.b, e.a) && !works(e.b, SHAMAN), "a lord that cannot be rotated");
        told.player[e.b].rotated |= lord_bit(e.a);
        return;
    case TOLD_GAVE_UP:
        move_bit64(p, &player->free, &told.gone, e.a, "lord");
        player->rotated &= ~lord_bit(e.a);
        return;
    case TOLD_ROBBED:
        hear_robbed(p, e.seat, e.a);
        return;
    case TOLD_ONE_MORE:
        told.again = true;
        return;
    default:
        return;
    }
}

static void hear_keys(play *p, tt_event e)
{
    abyss_player *player = &told.player[e.seat];

    switch (e.kind) {
    case TOLD_KEYS:
        player->keys = (uint8_t)(player->keys + e.a);
        return;
    case TOLD_DREW:
        move_bit32(p, &told.stack, &told.drawn, e.a, "location");
        return;
    case TOLD_AVAILABLE:
        hear_available(p, e.a);
        return;
    case TOLD_CONTROLS:
        hear_controls(p, e.seat, e.a);
        return;
    case TOLD_EXCHANGED:
        hear_exchanged(p, e.seat, e.a, e.b);
        return;
    case TOLD_UNDER:
        hear_under(p, e.seat, e.a, e.b);
        return;
    case TOLD_KEY_SPENT:
        expect(p, player->keys > 0, "a key from nowhere");
        player->keys--;
        return;
    case TOLD_NO_LOCATION:
        expect(p, told.available == 0 && told.stack == 0 && keys_of(e.seat) >= 3,
               "there are locations");
        return;
    default:
        hear_powers(p, e);
    }
}

static void hear_recruiting(play *p, tt_event e, tt_event before)
{
    switch (e.kind) {
    case TOLD_RECRUITS:
        hear_recruits(p, e.seat, e.a, e.b);
        return;
    case TOLD_PLAYED:
        move_card(p, &told.hand[e.seat], &told.paid, e.a);
        return;
    case TOLD_AFFILIATED:
        hear_affiliated(p, e.seat, e.a);
        return;
    case TOLD_JOINED:
        hear_joined(p, e.seat, e.a);
        return;
    case TOLD_REFILL:
        hear_refill(p, e.seat, e.a);
        return;
    case TOLD_PEARLS:
        told.player[e.seat].pearls = (uint16_t)(told.player[e.seat].pearls + e.a);
        told.gained[e.seat] += e.a;
        return;
    case TOLD_PAID:
        hear_paid(p, e.seat, e.a, before.kind);
        return;
    case TOLD_LOST:
        hear_lost(p, e.seat, e.a);
        return;
    default:
        hear_keys(p, e);
    }
}

static void hear_exploring(play *p, tt_event e, tt_event before)
{
    switch (e.kind) {
    case TOLD_TURNED_UP:
        hear_turned_up(p, e.a, e.b);
        return;
    case TOLD_RESHUFFLED:
        hear_reshuffled(p, e.a);
        return;
    case TOLD_BOUGHT:
        hear_bought(p, e.seat, e.a, e.b);
        return;
    case TOLD_TOOK:
        hear_took(p, e.seat, e.a);
        return;
    case TOLD_THREAT:
        hear_threat(p, e.a);
        return;
    case TOLD_FOUGHT:
        hear_fought(p, e.seat, e.a);
        return;
    case TOLD_TOKEN_DRAWN:
        told.player[e.seat].tokens_n++;
        told.tokens_due--;
        return;
    case TOLD_TOKEN_SEEN:
        hear_token(p, e, before);
        return;
    case TOLD_TO_COUNCIL:
        hear_to_council(p, e.a);
        return;
    case TOLD_TOOK_PILE:
        hear_pile(p, e.a, e.b, &told.hand[e.seat]);
        return;
    case TOLD_FOUND:
        expect(p, has_card(&told.hand[e.seat], e.a), "a card is found that was not there");
        return;
    default:
        hear_recruiting(p, e, before);
    }
}

static void hear_event(play *p, tt_event e, tt_event before)
{
    switch (e.kind) {
    case TOLD_TURN:
        pay_ship_master();
        hear_turn(p, e.seat);
        return;
    case TOLD_TO_COURT:
        hear_to_court(p, e.a, e.b);
        return;
    case TOLD_SHORT:
        hear_short(p, e.a);
        return;
    case TOLD_LAST:
        hear_last(p, e.seat, e.a);
        return;
    case TOLD_OVER:
        hear_over(p);
        return;
    default:
        hear_exploring(p, e, before);
    }
}

static void begin_story(const play *p)
{
    told = (story){.deck = abyss_full_deck,
                   .lord_deck = ALL_LORDS,
                   .stack = ALL_LOCATIONS,
                   .threat = 1,
                   .seats = p->seats,
                   .turn = -1,
                   .last = -1};
    for (int seat = 0; seat < p->seats; seat++)
        told.player[seat].pearls = 1;
}

/* after a recruitment three lords or more lie in the court, or it was filled */
static void close_recruitment(play *p)
{
    if (!told.recruited || told.recruiting != NO_LORD)
        return;
    if (!told.over && tt_frame_at(&table_of(p)->agenda, 0).stage == STAGE_COURT)
        return;
    slide(told.court);
    expect(p, told.refilled || court_size(told.court) > 2, "two lords are left, and no refill");
    told.recruited = false;
}

static void hear(play *p)
{
    if (p->plies == 0)
        begin_story(p);
    memset(told.due, 0, sizeof told.due);
    memset(told.gained, 0, sizeof told.gained);
    for (int i = 0; i < p->log.n && p->wrong[0] == '\0'; i++)
        hear_event(p, p->log.at[i], p->log.at[i > 0 ? i - 1 : 0]);
    pay_ship_master();
    close_recruitment(p);
    for (int seat = 0; seat < p->seats; seat++)
        expect(p, told.gained[seat] == told.due[seat], "seat %d gains %d pearls, and not %d", seat,
               told.gained[seat], told.due[seat]);
    expect(p, told.tokens_due == 0, "a reward without its tokens");
}

/* ==== It is the table ====================================================== */

#define SAME(a, b, what) expect(p, memcmp(&(a), &(b), sizeof(a)) == 0, "other %s", what)

static void compare_player(play *p, int seat)
{
    const abyss_player *is = &table_of(p)->player[seat], *heard = &told.player[seat];

    expect(p, is->pearls == heard->pearls, "seat %d has %d pearls, and not %d", seat, is->pearls,
           heard->pearls);
    SAME(*is, *heard, "lords, allies, locations, keys or number of tokens");
    SAME(secret_of(p)->hand[seat].cards, told.hand[seat], "hands");
    SAME(secret_of(p)->token[seat], told.token[seat], "tokens");
}

static void compare_table(play *p)
{
    const abyss_table *t = table_of(p);
    const abyss_secret *secret = secret_of(p);

    SAME(secret->council, told.council, "cards in the council");
    SAME(secret->deck, told.deck, "cards in the deck");
    SAME(t->discard, told.discard, "cards discarded");
    SAME(t->paid, told.paid, "cards paid");
    SAME(t->track, told.track, "cards on the track");
    SAME(t->gone, told.gone, "lords gone");
    SAME(secret->lord_deck, told.lord_deck, "lords in the deck");
    SAME(t->court, told.court, "lords in the court");
    SAME(t->lies_under, told.under, "lords under locations");
    SAME(secret->stack, told.stack, "locations in the stack");
    SAME(t->available, told.available, "locations available");
    SAME(t->drawn, told.drawn, "locations drawn");
    expect(p, t->threat == told.threat, "the threat marker is on %d", t->threat);
    expect(p, t->sold == told.sold && t->bought == told.bought, "other sales");
    expect(p, t->recruiting == told.recruiting, "another lord is recruited");
    expect(p, t->last == told.last + 1, "another seat set off the end");
}

static void everything_told(play *p)
{
    hear(p);
    for (int seat = 0; seat < p->seats; seat++)
        compare_player(p, seat);
    compare_table(p);
}

/* Whose move it is, and how much is open. */
static void turns(play *p)
{
    const tt_agenda *a = &table_of(p)->agenda;
    int actor = p->game->actor(p->state), stage = p->game->stage(p->state);

    hear(p);
    expect(p, !told.over, "a move after the end is told");
    if (stage == STAGE_BUY || stage == STAGE_JAILER)
        expect(p, actor != told.turn, "seat %d is its own opponent", actor);
    else if (stage != STAGE_LIMIT)
        expect(p, actor == told.turn, "seat %d moves in another's turn", actor);
    expect(p, a->n <= ABYSS_AGENDA_DEEPEST && a->n <= p->seats, "%d entries in the agenda", a->n);
    deepest = a->n > deepest ? a->n : deepest;
}

static void turns_end(play *p)
{
    hear(p);
    expect(p, told.over, "the end is not told");
}

int main(void)
{
    const property properties[] = {
        {.name = "everything follows from what all are told, tokens from what owners are told",
         .rules = "[A-1.2] [A-5.1] [A-5.3] [A-5.6] [A-5.11] [A-5.12] [A-7.1] [A-7.2] [A-7.3] "
                  "[A-7.4] [A-8.19] [A-9.3] [A-11.1]",
         .games = 1000,
         .holds = everything_told,
         .ends = everything_told},
        {.name = "turns go clockwise; then one more for all others, and Invoker's besides",
         .rules = "[A-2.3] [A-8.4] [A-8.14] [A-9.1] [A-10.1] [A-10.2] [A-10.8]",
         .games = 1000,
         .holds = turns,
         .ends = turns_end},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        for (int seats = 2; seats <= ABYSS_SEATS_MAX; seats++)
            run_property_with(&properties[i], &tt_abyss, seats);
    ok(deepest == ABYSS_AGENDA_DEEPEST, "abyss: [A-8.22] the agenda has up to %d entries", deepest);
    return tap_result();
}
