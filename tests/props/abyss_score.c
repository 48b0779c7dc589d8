/* Abyss: points and winners, counted in another way. */
#include "tests/abyss.h"

/* ==== A second opinion ================================ [A-10.3 to] ====
 * From lists, and by the words of the locations. */

typedef struct counted {
    int lords[LORDS_IN_BOX], lords_n; /* all */
    int upright[LORDS_IN_BOX], upright_n;
    int allies[RACES][16], allies_n[RACES]; /* values */
} counted;

static const char *word_of(int sort, int value)
{
    return abyss_grammar.sorts[sort - TT_SORT_FIRST].words[value];
}

static void add_ally(counted *own, int card)
{
    own->allies[race_of(card)][own->allies_n[race_of(card)]++] = value_of(card);
}

static counted count_seat(const play *p, int seat)
{
    const abyss_player *player = &table_of(p)->player[seat];
    counted own = {.lords_n = 0};

    for (int lord = 1; lord < LORDS_END; lord++) {
        if (!has_lord(player->free | player->used, lord))
            continue;
        own.lords[own.lords_n++] = lord;
        if (!has_lord(player->rotated, lord))
            own.upright[own.upright_n++] = lord;
    }
    for (int card = 1; card < MONSTER; card++)
        for (int i = 0; i < copies_in(&player->affiliated, card); i++)
            add_ally(&own, card);
    for (int race = 0; race < RACES; race++) {
        int value = 1;
        while (value <= VALUES && !has_card(&secret_of(p)->hand[seat].cards, ally_of(race, value)))
            value++;
        if (value <= VALUES)
            add_ally(&own, ally_of(race, value));
    }
    return own;
}

static int of_guild(const counted *own, int guild)
{
    int n = 0;

    for (int i = 0; i < own->upright_n; i++)
        n += abyss_lords[own->upright[i]].guild == guild;
    return n;
}

static int with_key(const counted *own)
{
    int n = 0;

    for (int i = 0; i < own->upright_n; i++)
        n += abyss_lords[own->upright[i]].keys > 0;
    return n;
}

static int best_points(const counted *own)
{
    int best = 0;

    for (int i = 0; i < own->lords_n; i++)
        best = abyss_lords[own->lords[i]].points > best ? abyss_lords[own->lords[i]].points : best;
    return best;
}

static int least_points(const counted *own)
{
    int least = 99;

    for (int i = 0; i < own->lords_n; i++)
        least =
            abyss_lords[own->lords[i]].points < least ? abyss_lords[own->lords[i]].points : least;
    return own->lords_n == 0 ? 0 : least;
}

/* The best, or the least, ally of each race, added up. */
static int extremes(const counted *own, bool best)
{
    int sum = 0;

    for (int race = 0; race < RACES; race++) {
        int found = 0;
        for (int i = 0; i < own->allies_n[race]; i++) {
            int value = own->allies[race][i];
            if (found == 0 || (best ? value > found : value < found))
                found = value;
        }
        sum += found;
    }
    return sum;
}

static int simple_location(const counted *own, const char *word)
{
    static const struct {
        const char *word;
        int points, each, guild, race;
    } PLAIN[] = {
        {"sargasso-silos", 5, 2, FARMER, -1},
        {"hydrozoa-reserves", 6, 2, MAGE, -1},
        {"parliament", 6, 2, POLITICIAN, -1},
        {"barracks", 7, 2, SOLDIER, -1},
        {"dockworks", 5, 2, MERCHANT, -1},
        {"sanctuary", 4, 3, -1, JELLYFISH},
        {"sargasso-fields", 3, 3, -1, SEAHORSE},
        {"oceanic-senate", 4, 3, -1, SQUID},
        {"chasm", 5, 3, -1, CRAB},
        {"giant-clams", 3, 3, -1, SHELLFISH},
    };

    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
        if (strcmp(word, PLAIN[i].word) == 0)
            return PLAIN[i].points + PLAIN[i].each * (PLAIN[i].guild >= 0
                                                          ? of_guild(own, PLAIN[i].guild)
                                                          : own->allies_n[PLAIN[i].race]);
    return -1000;
}

/* Any location but City of Mirrors. */
static int location_points(const counted *own, const char *word)
{
    int guilds = 0, allies = 0;

    for (int guild = 0; guild < GUILDS; guild++)
        guilds += of_guild(own, guild) > 0;
    for (int race = 0; race < RACES; race++)
        allies += own->allies_n[race];
    if (strcmp(word, "abyss") == 0)
        return 2 * guilds;
    if (strcmp(word, "depths") == 0)
        return 2 * least_points(own);
    if (strcmp(word, "throne-room") == 0)
        return best_points(own);
    if (strcmp(word, "jail") == 0)
        return 15 - own->lords_n;
    if (strcmp(word, "closed-tower") == 0)
        return 3 * with_key(own);
    if (strcmp(word, "lost-tower") == 0)
        return 3 * (own->upright_n - with_key(own));
    if (strcmp(word, "chamber-of-allies") == 0)
        return 3 + extremes(own, false);
    if (strcmp(word, "coral-barrier") == 0)
        return 20 - allies;
    return strcmp(word, "black-smokers") == 0 ? 0 : simple_location(own, word);
}

/* */
static int mirror_points(const play *p, const counted *own, int seat)
{
    int best = 0;

    for (int i = 0; i < p->seats; i++)
        for (int location = 1; location < LOCATIONS_END && i != seat; location++)
            if (has_location(table_of(p)->player[i].locations, location)) {
                int worth = location_points(own, word_of(SORT_LOCATION, location));
                best = worth > best ? worth : best;
            }
    return best;
}

static int points_of(const play *p, int seat)
{
    counted own = count_seat(p, seat);
    int points = extremes(&own, true);

    for (int location = 1; location < LOCATIONS_END; location++) {
        const char *word = word_of(SORT_LOCATION, location);
        if (has_location(table_of(p)->player[seat].locations, location))
            points += strcmp(word, "city-of-mirrors") == 0 ? mirror_points(p, &own, seat)
                                                           : location_points(&own, word);
    }
    for (int i = 0; i < own.lords_n; i++)
        points += abyss_lords[own.lords[i]].points;
    for (int kind = 0; kind < TOKEN_KINDS; kind++)
        points += secret_of(p)->token[seat][kind] * (kind + 2);
    return points;
}

/* Whether the first is ahead of the second. */
static bool is_ahead(const play *p, int a, int b)
{
    counted one = count_seat(p, a), two = count_seat(p, b);
    int difference[] = {points_of(p, a) - points_of(p, b),
                        table_of(p)->player[a].pearls - table_of(p)->player[b].pearls,
                        best_points(&one) - best_points(&two)};

    for (int i = 0; i < 3; i++)
        if (difference[i] != 0)
            return difference[i] > 0;
    return false;
}

static void second_opinion(play *p)
{
    int32_t score[ABYSS_SEATS_MAX];
    uint32_t winners = p->game->score(p->state, score);

    for (int seat = 0; seat < p->seats; seat++) {
        bool wins = true;
        for (int i = 0; i < p->seats; i++)
            wins &= !is_ahead(p, i, seat);
        expect(p, score[seat] == points_of(p, seat), "seat %d: %d points, and not %d", seat,
               (int)score[seat], points_of(p, seat));
        expect(p, (winners >> seat & 1) == wins, "seat %d wins, or not", seat);
    }
}

int main(void)
{
    const property points = {.name = "points and winners by another way of counting",
                             .rules = "[A-10.3] [A-10.4] [A-10.5] [A-10.6] [A-10.7] [A-10.8]",
                             .games = 400,
                             .holds = second_opinion,
                             .ends = second_opinion};

    for (int seats = 2; seats <= ABYSS_SEATS_MAX; seats++)
        run_property_with(&points, &tt_abyss, seats);
    return tap_result();
}
