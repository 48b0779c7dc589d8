/* Abyss as bits. */
#include "bots/features.h"
#include "games/abyss/state.h"

/* Which lords of the court the seat could pay for with what it has, by and large: enough of
 * the race that is wanted, enough races, enough worth and pearls together. */
static uint64_t affordable(const abyss_table *t, const abyss_hand *hand, int seat)
{
    uint64_t lords = 0;
    int races = 0, all = 0;

    for (int race = 0; race < RACES; race++) {
        races += hand->worth[race] > 0;
        all += hand->worth[race];
    }
    for (int i = 0; i < COURT_SPACES; i++) {
        int lord = t->court[i];
        if (lord == NO_LORD)
            continue;
        const abyss_lord_card *card = &abyss_lords[lord];
        int worth = card->races == 1 ? hand->worth[card->race] : all;
        bool wanted = card->race == NO_RACE || hand->worth[card->race] > 0;
        if (wanted && races >= card->races &&
            worth + t->player[seat].pearls >= abyss_cost(t, seat, lord))
            lords |= (uint64_t)1 << (lord - 1);
    }
    return lords;
}

static void put_player(tt_bits *b, const abyss_state *s, int seat, int points)
{
    const abyss_table *t = &s->table;
    const abyss_player *p = &t->player[seat];
    const abyss_hand *hand = &s->secret.hand[seat];

    tt_put_level(b, points / 2, 55);
    tt_put_level(b, lords_of(p), 10);
    tt_put_level(b, abyss_keys_of(p), 4);
    tt_put_level(b, p->pearls, 14);
    tt_put_level(b, p->tokens_n, 6);
    tt_put_bits(b, (p->free | p->used) >> 1, LORDS_IN_BOX);
    tt_put_bits(b, working(p) >> 1, LORDS_IN_BOX);
    tt_put_bits(b, p->locations >> 1, LOCATIONS_IN_BOX);
    for (int race = 0; race < RACES; race++) {
        unsigned mine = p->affiliated.lane[race];
        tt_put_level(b, hand->worth[race], 12);
        tt_put_one(b, mine == 0 ? -1 : lane_highest(mine) - 1, VALUES);
    }
    tt_put_level(b, t->hand_n[seat], 12);
    tt_put_bits(b, affordable(t, hand, seat), LORDS_IN_BOX);
    tt_put_bits(b, t->active == seat, 1);
    tt_put_bits(b, t->last == seat + 1, 1);
}

/* What the seat that is asked has before it. */
static void put_question(tt_bits *b, const abyss_table *t, tt_frame top)
{
    bool card = (top.stage == STAGE_BUY || top.stage == STAGE_TAKE) && t->track_n > 0;
    int ally = card ? revealed(t) : NO_CARD;
    bool is_ally = ally != NO_CARD && ally != MONSTER;

    tt_put_one(b, top.stage - 1, STAGES - 1);
    tt_put_one(b, is_ally ? race_of(ally) : -1, RACES);
    tt_put_level(b, is_ally ? value_of(ally) : 0, VALUES);
    tt_put_level(b, card ? price(t) : 0, 4);
    tt_put_one(b, t->recruiting - 1, LORDS_IN_BOX);
    tt_put_level(b, t->recruiting == NO_LORD ? 0 : t->paid_worth, 12);
    tt_put_bits(b, t->drawn >> 1, LOCATIONS_IN_BOX);
}

static void put_table(tt_bits *b, const abyss_state *s)
{
    const abyss_table *t = &s->table;
    uint64_t court = 0;

    for (int i = 0; i < COURT_SPACES; i++)
        court |= t->court[i] == NO_LORD ? 0 : (uint64_t)1 << (t->court[i] - 1);
    tt_put_bits(b, court, LORDS_IN_BOX);
    for (int race = 0; race < RACES; race++) {
        tt_put_level(b, t->council_n[race], 4);
        tt_put_level(b, lane_worth(s->secret.council.lane[race]) / 2, 6);
    }
    tt_put_bits(b, t->available >> 1, LOCATIONS_IN_BOX);
    tt_put_level(b, t->threat, THREAT_SPACES);
    tt_put_level(b, t->track_n, TRACK_SPACES);
    tt_put_level(b, t->sold, 3);
    tt_put_bits(b, t->last != 0, 1);
}

static int parties(const void *state)
{
    return ((const abyss_state *)state)->table.seats;
}

static void make(const void *state, tt_features *out)
{
    const abyss_state *s = state;
    const abyss_table *t = &s->table;
    int32_t points[TT_SEATS_MAX];
    tt_bits b;

    abyss_score(state, points);
    out->parties_n = t->seats;
    for (int seat = 0; seat < t->seats; seat++) {
        b = (tt_bits){out->party[seat], 0};
        out->party_of[seat] = (uint8_t)seat;
        put_player(&b, s, seat, points[seat]);
        if (t->agenda.n > 0 && tt_top(&t->agenda).seat == seat)
            put_question(&b, t, tt_top(&t->agenda));
    }
    b = (tt_bits){out->table, 0};
    put_table(&b, s);
}

const tt_feature_maker tt_features_abyss = {"abyss", 448, 192, parties, make};
