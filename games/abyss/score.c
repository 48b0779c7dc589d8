/* Points and victory.                                  */
#include "games/abyss/state.h"

/* ==== What a player has ==================================================== */

/* Lords free and under locations; allies as they will be affiliated in the end. */
typedef struct holding {
    lord_bag lords, upright; /* upright: not rotated */
    uint16_t allies[RACES];  /* as lanes */
} holding;

/* the lowest ally of each race in hand will be affiliated, too */
static holding holding_of(const abyss_player *p, const abyss_hand *hand)
{
    holding h = {.lords = p->free | p->used, .upright = (p->free & ~p->rotated) | p->used};
    ally_bag allies = p->affiliated;

    for (int race = 0; race < RACES; race++) {
        unsigned lane = hand->cards.lane[race];
        if (lane != 0)
            add_card(&allies, ally_of(race, lane_lowest(lane)));
        h.allies[race] = allies.lane[race];
    }
    return h;
}

static int lord_points(lord_bag lords)
{
    int sum = 0;

    for (; lords != 0; lords &= lords - 1)
        sum += abyss_lords[first_lord(lords)].points;
    return sum;
}

int abyss_best_lord(lord_bag lords)
{
    int best = 0;

    for (; lords != 0; lords &= lords - 1)
        if (abyss_lords[first_lord(lords)].points > best)
            best = abyss_lords[first_lord(lords)].points;
    return best;
}

static int weakest_lord(lord_bag lords)
{
    int weakest = abyss_best_lord(lords);

    for (; lords != 0; lords &= lords - 1)
        if (abyss_lords[first_lord(lords)].points < weakest)
            weakest = abyss_lords[first_lord(lords)].points;
    return weakest;
}

/* ==== Locations ============================= [A-10.5 ] ==== */

static int guilds_held(lord_bag lords)
{
    int n = 0;

    for (int guild = 0; guild < GUILDS; guild++)
        n += (lords & abyss_guild_lords[guild]) != 0;
    return n;
}

static int weakest_allies(const holding *h)
{
    int sum = 0;

    for (int race = 0; race < RACES; race++)
        sum += h->allies[race] == 0 ? 0 : lane_lowest(h->allies[race]);
    return sum;
}

static int every_ally(const holding *h)
{
    int n = 0;

    for (int race = 0; race < RACES; race++)
        n += lane_n(h->allies[race]);
    return n;
}

/* How many there are of what the location counts. */
static int count(const holding *h, const abyss_location_card *card)
{
    const lord_bag with_key = abyss_key_lords | abyss_guild_lords[AMBASSADOR];

    switch (card->counted) {
    case LORD_OF_GUILD:
        return lords_in(h->upright & abyss_guild_lords[card->of]);
    case ALLY_OF_RACE:
        return lane_n(h->allies[card->of]);
    case GUILD_HELD:
        return guilds_held(h->upright);
    case WEAKEST_LORD:
        return weakest_lord(h->lords);
    case STRONGEST_LORD:
        return abyss_best_lord(h->lords);
    case EVERY_LORD:
        return lords_in(h->lords);
    case LORD_WITH_KEY:
        return lords_in(h->upright & with_key);
    case KEYLESS_LORD:
        return lords_in(h->upright & ~with_key);
    case WEAKEST_ALLIES:
        return weakest_allies(h);
    case EVERY_ALLY:
        return every_ally(h);
    default:
        return 0;
    }
}

/* the best of the opponents' locations, with one's own cards */
static int mirrored(const abyss_table *t, const holding *h, int seat)
{
    int best = 0;

    for (int i = 0; i < t->seats; i++) {
        location_bag left = i == seat ? 0 : t->player[i].locations;
        for (; left != 0; left &= left - 1) {
            const abyss_location_card *card = &abyss_locations[first_location(left)];
            int worth = card->points + card->each * count(h, card);
            best = worth > best ? worth : best;
        }
    }
    return best;
}

static int location_worth(const abyss_table *t, const holding *h, int seat, int location)
{
    const abyss_location_card *card = &abyss_locations[location];

    return card->points +
           card->each * (card->counted == MIRROR ? mirrored(t, h, seat) : count(h, card));
}

/* ==== Score and victory ============================ [A-10.4] ==== */

static abyss_points points_of(const abyss_table *t, const abyss_hand *hand,
                              const uint8_t token[TOKEN_KINDS], int seat)
{
    holding h = holding_of(&t->player[seat], hand);
    abyss_points points = {.lords = lord_points(h.lords)};

    for (location_bag left = t->player[seat].locations; left != 0; left &= left - 1)
        points.locations += location_worth(t, &h, seat, first_location(left));
    for (int race = 0; race < RACES; race++)
        points.allies += h.allies[race] == 0 ? 0 : lane_highest(h.allies[race]);
    for (int kind = 0; kind < TOKEN_KINDS; kind++)
        points.tokens += token[kind] * (kind + TOKEN_WORTH);
    return points;
}

abyss_points abyss_points_seen(const abyss_view *v, int seat)
{
    return points_of(&v->table, &v->hand[seat], v->token[seat], seat);
}

int abyss_location_seen(const abyss_view *v, int seat, int location)
{
    holding h = holding_of(&v->table.player[seat], &v->hand[seat]);

    return location_worth(&v->table, &h, seat, location);
}

/* Most points, then most pearls, then the best lord; who is still level shares the
 * victory. */
uint32_t abyss_score(const void *state, int32_t points[])
{
    const abyss_state *s = state;
    const abyss_table *t = &s->table;
    int64_t best = INT64_MIN;
    uint32_t winners = 0;

    for (int seat = 0; seat < t->seats; seat++) {
        const abyss_player *player = &t->player[seat];
        abyss_points p = points_of(t, &s->secret.hand[seat], s->secret.token[seat], seat);
        points[seat] = p.locations + p.lords + p.allies + p.tokens;
        int64_t rank = points[seat] * ((int64_t)1 << 32) + player->pearls * (int64_t)256 +
                       abyss_best_lord(player->free | player->used);
        if (rank > best) {
            best = rank;
            winners = 0;
        }
        if (rank == best)
            winners |= 1u << seat;
    }
    return winners;
}
