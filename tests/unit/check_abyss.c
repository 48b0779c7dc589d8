/* Positions of Abyss in which something does not fit are refused, each for its reason. */
#include "games/abyss/state.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* ==== Positions to begin with ============================================== */

/* The first position of some random game in which a seat is asked that. */
static bool find_stage(int stage, int seats, abyss_state *s)
{
    for (uint64_t seed = 1; seed < 4000; seed++) {
        tt_chance c = tt_chance_fast(seed);
        tt_setup how = tt_setup_for(seats);
        tt_abyss.setup(s, &how, &c, NULL);
        while (tt_abyss.actor(s) != TT_OVER) {
            tt_moves list;
            if (tt_abyss.stage(s) == stage)
                return true;
            tt_abyss.moves(s, &list);
            tt_abyss.apply(s, list.at[tt_draw(&c, list.n)], &c, NULL);
        }
        if (stage == STAGE_NONE)
            return true;
    }
    return false;
}

/* ==== Breaking them ======================================================== */

typedef struct breakage {
    int stage; /* where to begin */
    void (*break_it)(abyss_state *s);
    const char *says; /* how what is wrong begins */
} breakage;

static void five_seats(abyss_state *s)
{
    s->table.seats = 5;
}

static void spare_bytes(abyss_state *s)
{
    s->table.zero[0] = 1;
}

static void spare_player(abyss_state *s)
{
    s->table.player[3].pearls = 1;
}

static void gap_in_bag(abyss_state *s)
{
    s->secret.deck.lane[0] = 0x0002;
}

static void monster_in_hand(abyss_state *s)
{
    s->secret.hand[0].cards.lane[MONSTER_LANE] = 1;
}

static void long_track(abyss_state *s)
{
    s->table.track_n = TRACK_SPACES + 1;
}

static void hole_in_track(abyss_state *s)
{
    s->table.track[TRACK_SPACES - 1] = 1;
}

static void card_lost(abyss_state *s)
{
    remove_card(&s->secret.deck, abyss_nth_card(&s->secret.deck, 0));
}

static void deck_uncounted(abyss_state *s)
{
    s->table.deck_n++;
}

static void stack_uncounted(abyss_state *s)
{
    s->table.stack_n++;
}

static void pile_uncounted(abyss_state *s)
{
    s->table.council_n[0]++;
}

static void hand_uncounted(abyss_state *s)
{
    s->table.hand_n[0]++;
}

static void hand_misjudged(abyss_state *s)
{
    s->secret.hand[0].worth[0]++;
}

static void no_such_lord(abyss_state *s)
{
    s->table.court[0] = LORDS_END;
}

static void rotated_elsewhere(abyss_state *s)
{
    s->table.player[0].rotated = lord_bit(first_lord(s->secret.lord_deck));
}

static void lord_twice(abyss_state *s)
{
    s->table.gone |= lord_bit(s->table.court[0]);
}

static void location_twice(abyss_state *s)
{
    s->table.player[0].locations |=
        s->table.available | location_bit(first_location(s->secret.stack));
}

static void lord_under_nothing(abyss_state *s)
{
    int lord = first_lord(s->secret.lord_deck);

    s->secret.lord_deck &= ~lord_bit(lord);
    s->table.lord_deck_n--;
    s->table.player[0].used |= lord_bit(lord);
}

static void free_lord_under(abyss_state *s)
{
    s->table.lies_under[s->table.court[0]] = PARLIAMENT;
}

static void four_keys_under(abyss_state *s)
{
    int location = first_location(s->secret.stack);
    lord_bag four = s->secret.lord_deck & abyss_key_lords, lords = 0;

    for (int i = 0; i < 4; i++, four &= four - 1) {
        lords |= lord_bit(first_lord(four));
        s->table.lies_under[first_lord(four)] = (uint8_t)location;
    }
    s->secret.lord_deck &= ~lords;
    s->table.lord_deck_n = (uint8_t)lords_in(s->secret.lord_deck);
    s->table.player[0].used |= lords;
    s->secret.stack &= ~location_bit(location);
    s->table.stack_n--;
    s->table.player[0].locations |= location_bit(location);
}

static void tokens_uncounted(abyss_state *s)
{
    s->table.player[0].tokens_n++;
}

static void tokens_too_many(abyss_state *s)
{
    s->secret.token[0][2] = 3;
    s->table.player[0].tokens_n = (uint8_t)tokens_in(s->secret.token[0]);
}

static void keys_too_many(abyss_state *s)
{
    s->table.player[0].keys = KEYS_IN_BOX;
    s->table.player[1].keys = 1;
}

static void robbed_by_nobody(abyss_state *s)
{
    s->secret.robbed = 1;
}

static void robber_without(abyss_state *s)
{
    s->secret.robber = s->secret.robbed = 1;
}

static void no_threat(abyss_state *s)
{
    s->table.threat = 0;
}

static void bought_uncounted(abyss_state *s)
{
    s->table.sold++;
}

static void powers_unknown(abyss_state *s)
{
    s->table.powers = 8;
}

static void keys_unspent(abyss_state *s)
{
    s->table.player[(s->table.active + 1) % s->table.seats].keys = 3;
}

static void seventh_without_end(abyss_state *s)
{
    for (int i = 0; i < LORDS_TO_END; i++) {
        int lord = first_lord(s->secret.lord_deck);
        s->secret.lord_deck &= ~lord_bit(lord);
        s->table.lord_deck_n--;
        s->table.player[s->table.active].free |= lord_bit(lord);
    }
    s->table.last = 0;
}

static void deep_agenda(abyss_state *s)
{
    while (s->table.agenda.n <= ABYSS_AGENDA_DEEPEST)
        tt_then(&s->table.agenda, STAGE_JAILER, 0);
}

static void unknown_stage(abyss_state *s)
{
    s->table.agenda.stage[0] = STAGES;
}

static void empty_agenda(abyss_state *s)
{
    tt_done(&s->table.agenda);
}

static void wrong_buyer(abyss_state *s)
{
    s->table.agenda.seat[0] = s->table.active;
}

static void step_on_top(abyss_state *s)
{
    tt_go(&s->table.agenda, STAGE_KEYS, s->table.active);
}

static void two_questions(abyss_state *s)
{
    tt_then(&s->table.agenda, STAGE_TRAITOR, (s->table.active + 1) % s->table.seats);
}

static void limit_in_action(abyss_state *s)
{
    tt_then(&s->table.agenda, STAGE_LIMIT, s->table.active);
}

static void smokers_unpaid(abyss_state *s)
{
    tt_then(&s->table.agenda, STAGE_TRAITOR, s->table.active);
}

static void nobody_arrived(abyss_state *s)
{
    tt_go(&s->table.agenda, STAGE_COURT, s->table.active);
    tt_then(&s->table.agenda, STAGE_TRAITOR, s->table.active);
}

static void two_ask_at_once(abyss_state *s)
{
    tt_go(&s->table.agenda, STAGE_COURT, s->table.active);
    tt_then(&s->table.agenda, STAGE_TRAITOR, s->table.active);
    tt_then(&s->table.agenda, STAGE_TRAITOR, s->table.active);
}

static void no_ambassador(abyss_state *s)
{
    tt_go(&s->table.agenda, STAGE_COURT, s->table.active);
    tt_then(&s->table.agenda, STAGE_EMBASSY, s->table.active);
}

static void no_soldier(abyss_state *s)
{
    tt_go(&s->table.agenda, STAGE_COURT, s->table.active);
    tt_then(&s->table.agenda, STAGE_JAILER, (s->table.active + 1) % s->table.seats);
}

static void own_seat_discards(abyss_state *s)
{
    s->table.agenda.seat[1] = s->table.active;
}

static void track_without_action(abyss_state *s)
{
    tt_go(&s->table.agenda, STAGE_ACTION, s->table.active);
}

static void sold_before_exploring(abyss_state *s)
{
    s->table.bought = (uint8_t)(1u << (s->table.active + 1) % s->table.seats);
    s->table.sold = 1;
}

/* Rotated, so that its keys do not count. */
static void free_ambassador(abyss_state *s)
{
    lord_bag lord = lord_bit(first_lord(s->secret.lord_deck & abyss_guild_lords[AMBASSADOR]));

    s->secret.lord_deck &= ~lord;
    s->table.lord_deck_n--;
    s->table.player[0].free |= lord;
    s->table.player[0].rotated |= lord;
}

static void schemer_without_deck(abyss_state *s)
{
    s->table.gone |= s->secret.lord_deck;
    s->secret.lord_deck = 0;
    s->table.lord_deck_n = 0;
}

static void cost_misjudged(abyss_state *s)
{
    s->table.cost++;
}

static void recruiting_nobody(abyss_state *s)
{
    s->table.recruiting = NO_LORD;
}

static void paid_for_nothing(abyss_state *s)
{
    int card = abyss_nth_card(&s->secret.deck, 0);

    remove_card(&s->secret.deck, card);
    s->table.deck_n--;
    add_card(&s->table.paid, card);
}

static void paid_misjudged(abyss_state *s)
{
    s->table.paid_worth++;
}

static void drawn_for_nothing(abyss_state *s)
{
    location_bag one = location_bit(first_location(s->secret.stack));

    s->secret.stack &= ~one;
    s->table.stack_n--;
    s->table.drawn |= one;
}

static void keys_due_for_nothing(abyss_state *s)
{
    s->table.keys_due = 1;
}

static void victim_of_nobody(abyss_state *s)
{
    s->table.victim = 1;
}

static void named_for_nothing(abyss_state *s)
{
    s->table.named = 1;
}

static void hole_in_court(abyss_state *s)
{
    s->table.gone |= lord_bit(s->table.court[0]);
    s->table.court[0] = NO_LORD;
}

static void monster_taken(abyss_state *s)
{
    tt_go(&s->table.agenda, STAGE_TAKE, s->table.active);
}

static void last_space_left(abyss_state *s)
{
    while (s->table.track_n < TRACK_SPACES) {
        int ally = abyss_nth_card(&s->secret.deck, 0);
        remove_card(&s->secret.deck, ally);
        s->table.deck_n--;
        s->table.track[s->table.track_n++] = (uint8_t)ally;
    }
}

static void buyer_without_pearls(abyss_state *s)
{
    s->table.player[tt_top(&s->table.agenda).seat].pearls = 0;
}

static void location_without_keys(abyss_state *s)
{
    abyss_player *p = &s->table.player[s->table.active];

    p->keys = 0;
    p->rotated = p->free;
}

static void other_location_paid(abyss_state *s)
{
    s->table.taken = (uint8_t)first_location(s->secret.stack);
}

static void no_alchemist(abyss_state *s)
{
    s->table.player[s->table.active].rotated |= lord_bit(ALCHEMIST);
}

static void monster_named(abyss_state *s)
{
    s->table.named = MONSTER;
}

static void own_victim(abyss_state *s)
{
    s->table.victim = (uint8_t)(tt_top(&s->table.agenda).seat + 1);
}

static void poor_corruptor(abyss_state *s)
{
    s->table.player[s->table.active].pearls = 4;
}

static void nothing_after(abyss_state *s)
{
    s->table.powers = POWER_SLAVER | POWER_ORACLE | POWER_OPPORTUNIST;
}

static void smokers_gone(abyss_state *s)
{
    abyss_player *p = &s->table.player[s->table.active];

    s->table.taken = NO_LOCATION;
    s->table.keys_due = 0;
    tt_done(&s->table.agenda);
    tt_go(&s->table.agenda, STAGE_COURT, s->table.active);
    tt_then(&s->table.agenda, STAGE_SMOKERS, s->table.active);
    p->locations &= ~location_bit(BLACK_SMOKERS);
    s->secret.stack |= location_bit(BLACK_SMOKERS);
    s->table.stack_n = (uint8_t)locations_in(s->secret.stack);
    for (int lord = 1; lord < LORDS_END; lord++)
        if (s->table.lies_under[lord] == BLACK_SMOKERS) {
            s->table.lies_under[lord] = NO_LOCATION;
            p->used &= ~lord_bit(lord);
            s->table.gone |= lord_bit(lord);
        }
}

static void ally_kept_in_hand(abyss_state *s)
{
    int ally = 1;

    while (!has_card(&s->table.discard, ally))
        ally++;
    remove_card(&s->table.discard, ally);
    into_hand(s, 0, ally);
}

static const breakage BREAKAGES[] = {
    {STAGE_TAKE, five_seats, "two to four play"},
    {STAGE_TAKE, spare_bytes, "what is not used is zero"},
    {STAGE_TAKE, spare_player, "what is not used is zero"},
    {STAGE_TAKE, gap_in_bag, "a bag holds no more copies"},
    {STAGE_TAKE, monster_in_hand, "players hold allies"},
    {STAGE_TAKE, long_track, "the track has five spaces"},
    {STAGE_TAKE, hole_in_track, "the track is filled"},
    {STAGE_TAKE, card_lost, "every exploration card"},
    {STAGE_TAKE, deck_uncounted, "the deck is never left empty"},
    {STAGE_TAKE, stack_uncounted, "the sizes of deck and stack"},
    {STAGE_TAKE, pile_uncounted, "the sizes of council piles"},
    {STAGE_TAKE, hand_uncounted, "the sizes of hands"},
    {STAGE_TAKE, hand_misjudged, "a hand is worth"},
    {STAGE_TAKE, no_such_lord, "only lords are in the court"},
    {STAGE_TAKE, rotated_elsewhere, "free lords are rotated"},
    {STAGE_TAKE, lord_twice, "every lord is in one place"},
    {STAGE_TAKE, location_twice, "every location is in one place"},
    {STAGE_TAKE, lord_under_nothing, "lords with keys lie under"},
    {STAGE_TAKE, free_lord_under, "free lords lie under nothing"},
    {STAGE_TAKE, four_keys_under, "a location costs three keys"},
    {STAGE_TAKE, tokens_uncounted, "the number of monster tokens"},
    {STAGE_TAKE, tokens_too_many, "there are twenty monster tokens"},
    {STAGE_TAKE, keys_too_many, "there are ten key tokens"},
    {STAGE_TAKE, robbed_by_nobody, "one player robbed another"},
    {STAGE_TAKE, robber_without, "who robbed has the token"},
    {STAGE_TAKE, no_threat, "somebody's turn"},
    {STAGE_TAKE, bought_uncounted, "each opponent buys at most once"},
    {STAGE_TAKE, powers_unknown, "what lasts a turn"},
    {STAGE_TAKE, keys_unspent, "three keys take a location"},
    {STAGE_TAKE, seventh_without_end, "a seventh lord sets off the end"},
    {STAGE_TAKE, deep_agenda, "the agenda has at most four"},
    {STAGE_TAKE, unknown_stage, "the agenda names stages"},
    {STAGE_TAKE, empty_agenda, "a game ends with"},
    {STAGE_BUY, wrong_buyer, "opponents buy"},
    {STAGE_ACTION, step_on_top, "steps happen by themselves"},
    {STAGE_ACTION, two_questions, "one question interrupts"},
    {STAGE_ACTION, limit_in_action, "a limit comes at the end"},
    {STAGE_SPEND, smokers_unpaid, "Black Smokers is exchanged before"},
    {STAGE_ACTION, nobody_arrived, "a lord that arrived asks"},
    {STAGE_ACTION, two_ask_at_once, "a lord asks its owner"},
    {STAGE_ACTION, no_ambassador, "one ambassador brings"},
    {STAGE_ACTION, no_soldier, "a soldier makes opponents discard"},
    {STAGE_JAILER, own_seat_discards, "opponents discard clockwise"},
    {STAGE_TAKE, track_without_action, "cards lie on the track"},
    {STAGE_ACTION, sold_before_exploring, "allies are sold in an exploration"},
    {STAGE_ACTION, free_ambassador, "an ambassador goes under"},
    {STAGE_SCHEMER, schemer_without_deck, "the Schemer draws"},
    {STAGE_PAY, cost_misjudged, "a lord costs"},
    {STAGE_PAY, recruiting_nobody, "a lord of the court is paid for"},
    {STAGE_TAKE, paid_for_nothing, "allies are played for a lord"},
    {STAGE_AFFILIATE, paid_misjudged, "allies played are worth"},
    {STAGE_TAKE, drawn_for_nothing, "locations are drawn while"},
    {STAGE_TAKE, keys_due_for_nothing, "keys pay for a location"},
    {STAGE_TAKE, victim_of_nobody, "the Assassin looks at"},
    {STAGE_TAKE, named_for_nothing, "some sets are named"},
    {STAGE_TAKE, hole_in_court, "the court slides"},
    {STAGE_FIGHT, monster_taken, "monsters are fought"},
    {STAGE_TAKE, last_space_left, "on the fifth space"},
    {STAGE_BUY, buyer_without_pearls, "who can buy is asked"},
    {STAGE_LOCATION, location_without_keys, "a location is taken with"},
    {STAGE_SPEND, other_location_paid, "a location is paid for"},
    {STAGE_SECOND, no_alchemist, "the Alchemist takes two"},
    {STAGE_LIMIT, monster_named, "who has more than six"},
    {STAGE_ASSASSIN, own_victim, "the Assassin looks at"},
    {STAGE_CORRUPTOR, poor_corruptor, "the Corruptor costs"},
    {STAGE_AFTER, nothing_after, "a turn without a power"},
    {STAGE_SMOKERS, smokers_gone, "Black Smokers is exchanged with"},
    {STAGE_NONE, ally_kept_in_hand, "in the end no ally"},
};

int main(void)
{
    for (size_t i = 0; i < sizeof BREAKAGES / sizeof *BREAKAGES; i++) {
        const breakage *b = &BREAKAGES[i];
        abyss_state s;
        bool found = find_stage(b->stage, 3, &s);
        const char *before = found ? abyss_check(&s) : "no such position";
        b->break_it(&s);
        const char *wrong = abyss_check(&s);
        ok(before == NULL && wrong != NULL && strncmp(wrong, b->says, strlen(b->says)) == 0,
           "abyss: a position is refused because \"%s\" (%s)", b->says,
           wrong == NULL ? "it was not" : wrong);
    }
    return tap_result();
}
