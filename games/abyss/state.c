/* Drawing, and what must be true of every state. */
#include "games/abyss/state.h"

/* ==== Drawing ============================================================== */

int abyss_draw_card(abyss_state *s, tt_chance *c, tt_events *log)
{
    TT_ASSERT(s->table.deck_n > 0);
    int card = tt_scripted(c, SORT_CARD);

    if (card >= 0 && !has_card(&s->secret.deck, card)) {
        tt_script_broken(c);
        card = -1;
    }
    if (card < 0)
        card = abyss_nth_card(&s->secret.deck, (int)tt_draw(c, s->table.deck_n));
    remove_card(&s->secret.deck, card);
    s->table.deck_n--;
    tt_barrier(log);
    return card;
}

int abyss_draw_lord(abyss_state *s, tt_chance *c, tt_events *log)
{
    TT_ASSERT(s->table.lord_deck_n > 0);
    int lord = tt_draw_bit(c, SORT_LORD, s->secret.lord_deck);

    s->secret.lord_deck &= ~lord_bit(lord);
    s->table.lord_deck_n--;
    tt_barrier(log);
    return lord;
}

int abyss_draw_location(abyss_state *s, tt_chance *c, tt_events *log)
{
    TT_ASSERT(s->table.stack_n > 0);
    int location = tt_draw_bit(c, SORT_LOCATION, s->secret.stack);

    s->secret.stack &= ~location_bit(location);
    s->table.stack_n--;
    tt_barrier(log);
    return location;
}

/* One of so many tokens of each kind. */
static int draw_token(const uint8_t tokens[TOKEN_KINDS], tt_chance *c)
{
    int kind = tt_scripted(c, SORT_TOKEN);

    if (kind >= TOKEN_KINDS || (kind >= 0 && tokens[kind] == 0)) {
        tt_script_broken(c);
        kind = -1;
    }
    return kind >= 0 ? kind : nth_token(tokens, tt_draw(c, tokens_in(tokens)));
}

/* its owner looks at it, and nobody else */
void abyss_draw_token(abyss_state *s, int seat, tt_chance *c, tt_events *log)
{
    uint8_t pile[TOKEN_KINDS];

    memcpy(pile, abyss_tokens, sizeof pile);
    for (int i = 0; i < s->table.seats; i++)
        for (int kind = 0; kind < TOKEN_KINDS; kind++)
            pile[kind] = (uint8_t)(pile[kind] - s->secret.token[i][kind]);
    int kind = draw_token(pile, c);
    s->secret.token[seat][kind]++;
    s->table.player[seat].tokens_n++;
    tt_barrier(log);
    tt_tell(log, TOLD_TOKEN_DRAWN, seat, 0, 0);
    tt_tell_to(log, 1u << seat, TOLD_TOKEN_SEEN, seat, kind, 0);
}

/* Both know which it was. */
void abyss_steal_token(abyss_state *s, int robber, int robbed, tt_chance *c, tt_events *log)
{
    abyss_secret *secret = &s->secret;
    int kind = draw_token(secret->token[robbed], c);

    secret->token[robbed][kind]--;
    secret->token[robber][kind]++;
    s->table.player[robbed].tokens_n--;
    s->table.player[robber].tokens_n++;
    secret->robbed = (uint8_t)(robbed + 1);
    secret->robber = (uint8_t)(robber + 1);
    secret->stolen = (uint8_t)kind;
    tt_barrier(log);
    tt_tell_to(log, 1u << robbed | 1u << robber, TOLD_TOKEN_SEEN, robber, kind, 0);
}

/* ==== Invariants ===========================================================
 * Each function returns NULL, or what is wrong.  They are total: any bytes may
 * be asked about, so that a position typed by hand can be refused. */

/* A bag has the lowest bits of each card set, and no others. */
static bool is_bag(const ally_bag *bag)
{
    ally_bag known = {{0}};

    for (int card = 1; card < CARDS_END; card++) {
        const abyss_card *is = &abyss_cards[card];
        unsigned held = bag->lane[is->lane] & is->bits;
        if ((held & (held + is->first)) != 0)
            return false;
        known.lane[is->lane] |= is->bits;
    }
    for (int lane = 0; lane < LANES; lane++)
        if ((bag->lane[lane] & ~known.lane[lane]) != 0)
            return false;
    return true;
}

/* ---- cards: each in one place, and counted ---- */

static void count_bag(const ally_bag *bag, int found[CARDS_END])
{
    for (int card = 1; card < CARDS_END; card++)
        found[card] += copies_in(bag, card);
}

static const char *check_bags(const abyss_state *s)
{
    const abyss_table *t = &s->table;
    const ally_bag *bags[] = {&s->secret.deck, &t->discard, &s->secret.council, &t->paid};

    for (size_t i = 0; i < sizeof bags / sizeof *bags; i++)
        if (!is_bag(bags[i]) || (i >= 2 && bags[i]->lane[MONSTER_LANE] != 0))
            return "a bag holds no more copies of a card than the box [A-1.2]";
    for (int seat = 0; seat < t->seats; seat++) {
        const ally_bag *hand = &s->secret.hand[seat].cards, *kept = &t->player[seat].affiliated;
        if (!is_bag(hand) || !is_bag(kept) || hand->lane[MONSTER_LANE] != 0 ||
            kept->lane[MONSTER_LANE] != 0)
            return "players hold allies [A-1.2]";
    }
    return NULL;
}

static const char *check_track(const abyss_state *s)
{
    const abyss_table *t = &s->table;

    if (t->track_n > TRACK_SPACES)
        return "the track has five spaces [A-5.1]";
    for (int i = 0; i < TRACK_SPACES; i++)
        if (t->track[i] >= CARDS_END || (i < t->track_n) != (t->track[i] != NO_CARD))
            return "the track is filled from the deck outwards [A-5.1]";
    return NULL;
}

static const char *check_cards(const abyss_state *s)
{
    const abyss_table *t = &s->table;
    int found[CARDS_END] = {0};

    count_bag(&s->secret.deck, found);
    count_bag(&t->discard, found);
    count_bag(&s->secret.council, found);
    count_bag(&t->paid, found);
    for (int seat = 0; seat < t->seats; seat++) {
        count_bag(&s->secret.hand[seat].cards, found);
        count_bag(&t->player[seat].affiliated, found);
    }
    for (int i = 0; i < t->track_n; i++)
        found[t->track[i]]++;
    for (int card = 1; card < CARDS_END; card++)
        if (found[card] != copies_in(&abyss_full_deck, card))
            return "every exploration card is in one place [A-1.2]";
    return NULL;
}

static const char *check_counts(const abyss_state *s)
{
    const abyss_table *t = &s->table;

    if (t->deck_n != abyss_cards_in(&s->secret.deck) || t->deck_n == 0)
        return "the deck is never left empty [A-5.12]";
    if (t->lord_deck_n != lords_in(s->secret.lord_deck) ||
        t->stack_n != locations_in(s->secret.stack))
        return "the sizes of deck and stack are public [A-11.1]";
    for (int race = 0; race < RACES; race++)
        if (t->council_n[race] != lane_n(s->secret.council.lane[race]))
            return "the sizes of council piles are public [A-11.1]";
    for (int seat = 0; seat < t->seats; seat++) {
        const abyss_hand *hand = &s->secret.hand[seat];
        if (t->hand_n[seat] != abyss_cards_in(&hand->cards))
            return "the sizes of hands are public [A-11.1]";
        for (int race = 0; race < RACES; race++)
            if (hand->worth[race] != lane_worth(hand->cards.lane[race]))
                return "a hand is worth what its allies are worth";
    }
    return NULL;
}

/* ---- lords and locations ---- */

/* Whether no bit is in two of the bags; what all of them hold. */
static bool add_apart(uint64_t *all, uint64_t bag)
{
    bool apart = (*all & bag) == 0;

    *all |= bag;
    return apart;
}

static const char *check_lords(const abyss_state *s)
{
    const abyss_table *t = &s->table;
    lord_bag all = s->secret.lord_deck;
    bool apart = add_apart(&all, t->gone);

    for (int i = 0; i < COURT_SPACES; i++) {
        if (t->court[i] >= LORDS_END)
            return "only lords are in the court [A-2.1]";
        if (t->court[i] != NO_LORD)
            apart &= add_apart(&all, lord_bit(t->court[i]));
    }
    for (int seat = 0; seat < t->seats; seat++) {
        const abyss_player *p = &t->player[seat];
        apart &= add_apart(&all, p->free) && add_apart(&all, p->used);
        if ((p->rotated & ~p->free) != 0)
            return "free lords are rotated [A-8.5]";
    }
    return apart && all == ALL_LORDS ? NULL : "every lord is in one place [A-1.3]";
}

static const char *check_locations(const abyss_state *s)
{
    const abyss_table *t = &s->table;
    uint64_t all = s->secret.stack;
    bool apart = add_apart(&all, t->available) && add_apart(&all, t->drawn);

    for (int seat = 0; seat < t->seats; seat++)
        apart &= add_apart(&all, t->player[seat].locations);
    return apart && all == ALL_LOCATIONS ? NULL : "every location is in one place [A-1.4]";
}

/* Lords under a location have keys, not more than three, and the same owner. */
static const char *check_lies_under(const abyss_state *s)
{
    const abyss_table *t = &s->table;
    int keys[LOCATIONS_END] = {0};
    lord_bag used = 0;

    for (int seat = 0; seat < t->seats; seat++) {
        used |= t->player[seat].used;
        for (lord_bag left = t->player[seat].used; left != 0; left &= left - 1) {
            int lord = first_lord(left), location = t->lies_under[lord];
            if (location == NO_LOCATION || location >= LOCATIONS_END ||
                !has_location(t->player[seat].locations, location) || abyss_lords[lord].keys == 0)
                return "lords with keys lie under locations of their owner [A-9.3]";
            keys[location] += abyss_lords[lord].keys;
        }
    }
    for (int lord = 0; lord < LORDS_END; lord++)
        if (!has_lord(used, lord) && t->lies_under[lord] != NO_LOCATION)
            return "free lords lie under nothing [A-9.3]";
    for (int location = 1; location < LOCATIONS_END; location++)
        if (keys[location] > KEYS_FOR_LOCATION)
            return "a location costs three keys [A-9.3]";
    return NULL;
}

/* ---- tokens and keys ---- */

static const char *check_tokens(const abyss_state *s)
{
    const abyss_secret *secret = &s->secret;
    int keys = 0, found[TOKEN_KINDS] = {0};

    for (int seat = 0; seat < s->table.seats; seat++) {
        keys += s->table.player[seat].keys;
        if (tokens_in(secret->token[seat]) != s->table.player[seat].tokens_n)
            return "the number of monster tokens is public [A-11.1]";
        for (int kind = 0; kind < TOKEN_KINDS; kind++)
            found[kind] += secret->token[seat][kind];
    }
    for (int kind = 0; kind < TOKEN_KINDS; kind++)
        if (found[kind] > abyss_tokens[kind])
            return "there are twenty monster tokens [A-1.4]";
    if (keys > KEYS_IN_BOX)
        return "there are ten key tokens [A-1.4]";
    if (secret->robbed > s->table.seats || secret->robber > s->table.seats ||
        (secret->robber == 0) != (secret->robbed == 0) || secret->stolen >= TOKEN_KINDS ||
        (secret->robber == 0 && secret->stolen != 0))
        return "one player robbed another [A-8.17]";
    if (secret->robber != 0 && (secret->robber == secret->robbed ||
                                secret->token[secret->robber - 1][secret->stolen] == 0))
        return "who robbed has the token [A-8.17]";
    return NULL;
}

/* ---- the turn ---- */

static const char *check_turn(const abyss_state *s)
{
    const abyss_table *t = &s->table;
    bool seventh = false;

    if (t->active >= t->seats || t->threat < 1 || t->threat > THREAT_SPACES)
        return "somebody's turn, some space of the threat track [A-2.2]";
    if ((t->bought >> t->seats) != 0 || (t->bought >> t->active & 1) != 0 ||
        t->sold != __builtin_popcount(t->bought))
        return "each opponent buys at most once [A-5.3]";
    if ((t->powers & ~(POWER_SLAVER | POWER_ORACLE | POWER_OPPORTUNIST)) != 0 || t->again > 1 ||
        t->memory > 1 || t->last > t->seats)
        return "what lasts a turn is in range";
    for (int seat = 0; seat < t->seats; seat++) {
        const abyss_player *p = &t->player[seat];
        seventh |= lords_of(p) >= LORDS_TO_END;
        if (seat != t->active && abyss_keys_of(p) >= KEYS_FOR_LOCATION &&
            (t->available != 0 || t->stack_n > 0))
            return "three keys take a location at once [A-9.1]";
    }
    return seventh && t->last == 0 ? "a seventh lord sets off the end [A-10.1]" : NULL;
}

/* ---- the agenda ---- */

/* Opponents who discard stand in turn order, the nearest to the left on top. */
static const char *check_discarding(const abyss_table *t, int stage)
{
    int least = stage == STAGE_LIMIT ? HAND_LIMIT + 1 : 1, place = t->seats;

    for (int i = 1; i < t->agenda.n; i++) {
        tt_frame f = tt_frame_at(&t->agenda, i);
        int after = (f.seat + t->seats - t->active) % t->seats;
        if (f.stage != stage || after == 0 || after >= place || t->hand_n[f.seat] < least ||
            is_shielded(t, f.seat))
            return "opponents discard clockwise [A-8.22]";
        place = after;
    }
    return NULL;
}

/* What a lord asks while the court waits. */
static const char *check_arrival(const abyss_table *t, tt_frame top)
{
    static const uint8_t LORD_OF[STAGES] = {
        [STAGE_ASSASSIN] = ASSASSIN,       [STAGE_TRAITOR] = TRAITOR,
        [STAGE_SCHEMER] = SCHEMER,         [STAGE_CORRUPTOR] = CORRUPTOR,
        [STAGE_ILLUSIONIST] = ILLUSIONIST, [STAGE_HUNTER] = HUNTER,
        [STAGE_APPRENTICE] = APPRENTICE,   [STAGE_JAILER] = JAILER,
        [STAGE_LIMIT] = COMMANDER};
    lord_bag free = t->player[t->active].free;

    if (top.stage == STAGE_JAILER || top.stage == STAGE_LIMIT)
        return has_lord(free, LORD_OF[top.stage]) ? check_discarding(t, top.stage)
                                                  : "a soldier makes opponents discard [A-8.4]";
    if (t->agenda.n != 2 || top.seat != t->active)
        return "a lord asks its owner [A-8.3]";
    if (top.stage == STAGE_EMBASSY)
        return lords_in(free & abyss_guild_lords[AMBASSADOR]) == 1
                   ? NULL
                   : "one ambassador brings locations [A-8.16]";
    if (top.stage == STAGE_SMOKERS)
        return NULL;
    return LORD_OF[top.stage] != NO_LORD && has_lord(free, LORD_OF[top.stage])
               ? NULL
               : "a lord that arrived asks [A-8.3]";
}

static const char *check_agenda(const abyss_state *s)
{
    const abyss_table *t = &s->table;
    const tt_agenda *a = &t->agenda;

    if (a->n > ABYSS_AGENDA_DEEPEST || a->zero != 0 ||
        !tt_all_zero(a->stage + a->n, (size_t)(TT_AGENDA_MAX - a->n)) ||
        !tt_all_zero(a->seat + a->n, (size_t)(TT_AGENDA_MAX - a->n)))
        return "the agenda has at most four entries";
    for (int i = 0; i < a->n; i++)
        if (a->stage[i] == STAGE_NONE || a->stage[i] >= STAGES || a->seat[i] >= t->seats)
            return "the agenda names stages and seats";
    if (a->n == 0)
        return t->last == 0 ? "a game ends with a seventh lord or a failed refill [A-10.1]" : NULL;

    tt_frame top = tt_top(a), base = tt_frame_at(a, 0);
    if ((base.stage == STAGE_BUY) == (base.seat == t->active))
        return "opponents buy, everything else is the active seat's [A-3.1]";
    if (a->n == 1)
        return base.stage < STAGE_LIMIT && base.stage != STAGE_TURN && base.stage != STAGE_COURT &&
                       base.stage != STAGE_KEYS && base.stage != STAGE_NEXT &&
                       base.stage != STAGE_SMOKERS
                   ? NULL
                   : "steps happen by themselves";
    if (base.stage == STAGE_COURT)
        return check_arrival(t, top);
    if (a->n != 2 || top.seat != t->active)
        return "one question interrupts a turn";
    if (base.stage == STAGE_SPEND)
        return top.stage == STAGE_SMOKERS && t->taken == BLACK_SMOKERS
                   ? NULL
                   : "Black Smokers is exchanged before it is paid [A-9.5]";
    return base.stage == STAGE_NEXT && top.stage == STAGE_LIMIT && abyss_is_limited(t, top.seat)
               ? NULL
               : "a limit comes at the end of a turn [A-8.4]";
}

/* ---- what lies there fits the question ---- */

static int bag_worth(const ally_bag *bag)
{
    int worth = 0;

    for (int race = 0; race < RACES; race++)
        worth += lane_worth(bag->lane[race]);
    return worth;
}

static bool is_exploring(int stage)
{
    return stage == STAGE_BUY || stage == STAGE_TAKE || stage == STAGE_FIGHT;
}

/* A turn without an exploration, or before it. */
static bool comes_before_sales(int stage)
{
    return stage == STAGE_ACTION || stage == STAGE_SECOND || stage == STAGE_PAY ||
           stage == STAGE_AFFILIATE || stage == STAGE_COURT;
}

static const char *check_places(const abyss_table *t, tt_frame base, tt_frame top)
{
    bool paying = base.stage == STAGE_PAY || base.stage == STAGE_AFFILIATE, gap = false;

    if ((t->track_n > 0) != is_exploring(base.stage))
        return "cards lie on the track during an exploration [A-5.11]";
    if (t->sold > 0 && comes_before_sales(base.stage))
        return "allies are sold in an exploration [A-5.3]";
    if ((t->recruiting != NO_LORD) != paying ||
        (t->recruiting != NO_LORD && memchr(t->court, t->recruiting, COURT_SPACES) == NULL))
        return "a lord of the court is paid for [A-7.1]";
    if (!paying && !tt_all_zero(&t->paid, sizeof t->paid))
        return "allies are played for a lord [A-7.1]";
    if (t->cost != (paying ? abyss_cost(t, t->active, t->recruiting) : 0))
        return "a lord costs what it costs [A-8.10]";
    if (t->paid_worth != bag_worth(&t->paid))
        return "allies played are worth what they are worth [A-7.2]";
    if ((t->drawn != 0) != (top.stage == STAGE_CHOOSE || top.stage == STAGE_EMBASSY))
        return "locations are drawn while one is chosen [A-9.2]";
    if ((t->taken != NO_LOCATION) != (base.stage == STAGE_SPEND) ||
        (t->taken == NO_LOCATION) != (t->keys_due == 0) || t->keys_due > KEYS_FOR_LOCATION ||
        t->taken >= LOCATIONS_END)
        return "keys pay for a location that was taken [A-9.3]";
    if ((t->victim != 0) != (top.stage == STAGE_ASSASSIN) || t->victim > t->seats)
        return "the Assassin looks at an opponent [A-8.5]";
    if (t->named != 0 && top.stage != STAGE_LIMIT && top.stage != STAGE_SECOND)
        return "some sets are named one by one [A-8.12]";
    for (int i = 0; i < COURT_SPACES; i++) {
        if (gap && t->court[i] != NO_LORD && base.stage != STAGE_COURT)
            return "the court slides away from the deck [A-7.4]";
        gap |= t->court[i] == NO_LORD;
    }
    return NULL;
}

static bool is_smokers_asked(const abyss_table *t)
{
    return has_location(t->player[t->active].locations, BLACK_SMOKERS) && t->stack_n > 0;
}

static const char *check_track_question(const abyss_table *t, tt_frame top)
{
    int card = t->track[t->track_n - 1];

    if ((top.stage == STAGE_FIGHT) != (card == MONSTER))
        return "monsters are fought, allies are taken or bought [A-5.6]";
    if (top.stage == STAGE_TAKE && t->track_n == TRACK_SPACES)
        return "on the fifth space an ally must be taken [A-5.5]";
    if (top.stage == STAGE_BUY && !may_buy(t, top.seat))
        return "who can buy is asked [A-5.3]";
    return NULL;
}

static const char *check_location_question(const abyss_table *t, tt_frame top)
{
    const abyss_player *p = &t->player[top.seat];

    if (top.stage == STAGE_SPEND)
        return has_location(p->locations, t->taken) ? NULL : "a location is paid for [A-9.3]";
    if (abyss_keys_of(p) < KEYS_FOR_LOCATION)
        return "a location is taken with three keys [A-9.1]";
    return top.stage == STAGE_LOCATION || locations_in(t->drawn) <= DRAW_MAX
               ? NULL
               : "up to four are drawn [A-9.2]";
}

/* What the list of moves takes for granted. */
static const char *check_question(const abyss_table *t, tt_frame base, tt_frame top)
{
    switch (top.stage) {
    case STAGE_BUY:
    case STAGE_TAKE:
    case STAGE_FIGHT:
        return check_track_question(t, top);
    case STAGE_LOCATION:
    case STAGE_CHOOSE:
    case STAGE_SPEND:
        return check_location_question(t, top);
    case STAGE_SMOKERS:
        if (base.stage == STAGE_SPEND && check_location_question(t, base) != NULL)
            return "Black Smokers is paid for [A-9.5]";
        return is_smokers_asked(t) ? NULL : "Black Smokers is exchanged with the stack [A-9.5]";
    case STAGE_SECOND:
        return t->named > 0 && t->named <= RACES && t->council_n[t->named - 1] > 0 &&
                       works_for(t, top.seat, ALCHEMIST)
                   ? NULL
                   : "the Alchemist takes two piles [A-8.12]";
    case STAGE_LIMIT:
        return t->named < MONSTER && t->hand_n[top.seat] > HAND_LIMIT
                   ? NULL
                   : "who has more than six allies discards [A-8.4]";
    case STAGE_ASSASSIN:
        return t->victim != top.seat + 1 ? NULL : "the Assassin looks at an opponent [A-8.5]";
    case STAGE_SCHEMER:
        return t->lord_deck_n > 0 ? NULL : "the Schemer draws from the deck [A-8.8]";
    case STAGE_CORRUPTOR:
        return t->player[top.seat].pearls >= BRIBE_COST ? NULL
                                                        : "the Corruptor costs five pearls [A-8.9]";
    case STAGE_AFTER:
        return abyss_may_use(t, top.seat) ? NULL : "a turn without a power left ends [A-3.3]";
    case STAGE_ACTION:
        return abyss_must_explore(t, top.seat) ? "who can only explore is not asked [A-3.3]" : NULL;
    default:
        return NULL;
    }
}

static const char *check_answers(const abyss_state *s, tt_frame f, uint32_t least)
{
    tt_moves list;

    list.n = 0;
    abyss_sight see = sight_of_actor(s, f);
    abyss_list(&see, f.stage, &list);
    return list.n >= least ? NULL : "nobody is asked who has one choice [A-3.3]";
}

/* A question has an answer; one whose answers are public has two. */
static const char *check_choice(const abyss_state *s, tt_frame top)
{
    bool hand_decides = top.stage == STAGE_PAY || top.stage == STAGE_JAILER ||
                        top.stage == STAGE_LIMIT || top.stage == STAGE_ACTION;

    if (top.stage == STAGE_JAILER && s->table.hand_n[top.seat] < 2)
        return "nobody is asked who has one choice [A-3.3]";
    return check_answers(s, top, hand_decides ? 1 : 2);
}

/* the stack never grows: an ambassador that is free came when it was empty, or
 * has come just now */
static const char *check_ambassadors(const abyss_table *t, tt_frame top)
{
    for (int seat = 0; seat < t->seats && t->stack_n > 0; seat++)
        if ((t->player[seat].free & abyss_guild_lords[AMBASSADOR]) != 0 &&
            (top.stage != STAGE_EMBASSY || seat != top.seat))
            return "an ambassador goes under its location [A-8.16]";
    return NULL;
}

static const char *check_over(const abyss_state *s)
{
    for (int seat = 0; seat < s->table.seats; seat++)
        if (s->table.hand_n[seat] != 0)
            return "in the end no ally stays in a hand [A-10.3]";
    return NULL;
}

/* What must hold whoever is asked what. */
static const char *check_table(const abyss_state *s)
{
    static const char *(*const CHECKS[])(const abyss_state *) = {
        check_bags,      check_track,      check_cards,  check_counts, check_lords,
        check_locations, check_lies_under, check_tokens, check_turn,   check_agenda,
    };
    const char *wrong = NULL;

    for (size_t i = 0; i < sizeof CHECKS / sizeof *CHECKS && wrong == NULL; i++)
        wrong = CHECKS[i](s);
    return wrong;
}

/* What must hold of the question that is put. */
static const char *check_asked(const abyss_state *s, tt_frame base, tt_frame top, unsigned known)
{
    const abyss_table *t = &s->table;
    const char *wrong = check_question(t, base, top);

    if (wrong == NULL)
        wrong = check_ambassadors(t, top);
    if (wrong == NULL)
        wrong = abyss_check_payment(t, base);
    if (wrong == NULL && (known >> top.seat & 1) != 0)
        wrong = check_choice(s, top);
    if (wrong == NULL && base.stage == STAGE_SPEND && top.stage != STAGE_SPEND)
        wrong = check_answers(s, base, 1);
    return wrong;
}

/* `known` has a bit for each seat whose hand is the true one. */
const char *abyss_check_known(const abyss_state *s, unsigned known)
{
    const abyss_table *t = &s->table;
    const char *wrong = check_table(s);

    if (wrong != NULL)
        return wrong;
    bool is_over = t->agenda.n == 0;
    tt_frame base = is_over ? (tt_frame){0, 0} : tt_frame_at(&t->agenda, 0);
    tt_frame top = is_over ? base : tt_top(&t->agenda);
    wrong = check_places(t, base, top);
    if (wrong != NULL)
        return wrong;
    return is_over ? check_over(s) : check_asked(s, base, top, known);
}

const char *abyss_check(const void *state)
{
    const abyss_state *s = state;
    const abyss_table *t = &s->table;

    if (t->seats < 2 || t->seats > ABYSS_SEATS_MAX)
        return "two to four play [A-1.1]";
    if (!tt_all_zero(t->zero, sizeof t->zero) ||
        !tt_all_zero(s->secret.zero, sizeof s->secret.zero))
        return "what is not used is zero";
    for (int seat = 0; seat < ABYSS_SEATS_MAX; seat++) {
        const abyss_hand *hand = &s->secret.hand[seat];
        if (!tt_all_zero(hand->zero, sizeof hand->zero) ||
            (seat >= t->seats &&
             (!tt_all_zero(hand, sizeof *hand) ||
              !tt_all_zero(&t->player[seat], sizeof *t->player) || t->hand_n[seat] != 0 ||
              !tt_all_zero(s->secret.token[seat], TOKEN_KINDS))))
            return "what is not used is zero";
    }
    return abyss_check_known(s, TT_ALL);
}
