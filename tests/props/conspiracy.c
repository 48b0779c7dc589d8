/* Conspiracy: what the events tell, and the points, found out again in another way;
 * and nothing in the rules that random play does not reach. */
#include "games/conspiracy/state.h"
#include "tests/play.h"

static const conspiracy_table *table_of(const play *p)
{
    return &((const conspiracy_state *)p->state)->table;
}

/* ==== Turns =================================================== [C-2.4 C-8.1] ==== */

typedef struct story {
    int turn;             /* whose it is, or -1 */
    int full;             /* whose chamber was full first, or -1 */
    int turns_after_full; /* of the others */
    bool over;
    int pearls[CONSPIRACY_SEATS_MAX], master; /* -1: nobody yet */
} story;

static story told; /* of the game that is being played */

static void hear_turn(play *p, int seat)
{
    expect(p, told.turn < 0 || seat == (told.turn + 1) % p->seats, "seat %d after seat %d", seat,
           told.turn);
    told.turn = seat;
    told.turns_after_full += told.full >= 0;
}

/* [C-7.1 C-7.2] whoever gains and is not behind the master is master */
static void hear_pearls(play *p, int seat, int n, int pearls)
{
    told.pearls[seat] += n;
    expect(p, pearls == told.pearls[seat], "seat %d has %d pearls", seat, pearls);
    if (told.master < 0 || told.pearls[seat] >= told.pearls[told.master])
        told.master = seat;
}

static void hear(play *p)
{
    if (p->plies == 0)
        told = (story){.turn = -1, .full = -1, .master = -1};
    for (int i = 0; i < p->log.n; i++) {
        tt_event e = p->log.at[i];
        if (e.kind == TOLD_TURN)
            hear_turn(p, e.seat);
        if (e.kind == TOLD_FULL) {
            expect(p, told.full < 0, "two chambers are the first to be full");
            told.full = e.seat;
        }
        if (e.kind == TOLD_PEARLS)
            hear_pearls(p, e.seat, e.a, e.b);
        told.over |= e.kind == TOLD_OVER;
    }
}

static void turns(play *p)
{
    hear(p);
    expect(p, p->game->actor(p->state) == told.turn, "seat %d moves in another's turn",
           p->game->actor(p->state));
    expect(p, !told.over, "a move after the end is told");
}

/* One more turn for everybody else, and then the end. */
static void turns_end(play *p)
{
    hear(p);
    expect(p, told.over && told.full >= 0, "the end is not told");
    expect(p, told.turns_after_full == p->seats - 1, "%d turns after the first full chamber",
           told.turns_after_full);
}

static void pearls(play *p)
{
    const conspiracy_table *t = table_of(p);

    hear(p);
    for (int seat = 0; seat < p->seats; seat++)
        expect(p, t->chamber[seat].pearls == told.pearls[seat], "pearls of seat %d", seat);
    expect(p, t->master == told.master + 1, "seat %d is not the pearl master", t->master - 1);
}

/* ==== Points ========================================== [C-8.2 to C-8.6] ====
 * A second opinion, by way of the names of the cards and of the plain pyramid. */

/* Two spaces, as numbered on the chamber, share part of a side. */
static bool touch(int a, int b)
{
    int row[2] = {0, 0}, column[2] = {a - 1, b - 1};

    for (int i = 0; i < 2; i++)
        while (column[i] >= 5 - row[i])
            column[i] -= 5 - row[i]++;
    int down = row[1] - row[0], across = 2 * (column[1] - column[0]) + down; /* half cards */
    return (down == 0 && abs(across) == 2) || (abs(down) == 1 && abs(across) == 1);
}

static int group_from(const conspiracy_chamber *ch, int space, bool counted[SPACES + 1])
{
    int n = 1;

    counted[space] = true;
    for (int next = 1; next <= ch->lords_n; next++)
        if (!counted[next] && touch(space, next) &&
            conspiracy_lords[ch->lord[space - 1]].colour ==
                conspiracy_lords[ch->lord[next - 1]].colour)
            n += group_from(ch, next, counted);
    return n;
}

static int largest_group(const conspiracy_chamber *ch)
{
    bool counted[SPACES + 1] = {false};
    int largest = 0;

    for (int space = 1; space <= ch->lords_n; space++) {
        int n = counted[space] ? 0 : group_from(ch, space, counted);
        largest = n > largest ? n : largest;
    }
    return largest;
}

/* Lords of the chamber whose word fits: "red" any red one, "1" any worth 1. */
static int lords_named(const conspiracy_chamber *ch, const char *part)
{
    int n = 0;

    for (int i = 0; i < ch->lords_n; i++)
        n += strstr(conspiracy_grammar.sorts[SORT_LORD - TT_SORT_FIRST].words[ch->lord[i]], part) !=
             NULL;
    return n;
}

static int best_named(const conspiracy_chamber *ch, const char *colour)
{
    for (int worth = 6; worth > 0; worth--) {
        char word[16];
        snprintf(word, sizeof word, "%s%d", colour, worth);
        if (lords_named(ch, word) > 0)
            return worth;
    }
    return 0;
}

static int points_of_location(const conspiracy_chamber *ch, const char *word)
{
    static const struct {
        const char *word;
        int points;
    } FIXED[] = {{"flat-7", 7},       {"1-pearl", 5},   {"2-pearls", 4},
                 {"3-pearls", 3},     {"force-one", 3}, {"reshuffle-lords", 3},
                 {"any-two-keys", 3}, {"force-two", 3}, {"reshuffle-locations", 3},
                 {"whole-deck", 3}};
    int locations = 0;

    for (size_t i = 0; i < sizeof FIXED / sizeof *FIXED; i++)
        if (strcmp(word, FIXED[i].word) == 0)
            return FIXED[i].points;
    if (strncmp(word, "top-", 4) == 0)
        return best_named(ch, word + 4);
    if (strncmp(word, "count-", 6) == 0)
        return 1 + lords_named(ch, word + 6);
    if (strcmp(word, "silver-keys") == 0)
        return lords_named(ch, "1");
    if (strcmp(word, "gold-keys") == 0)
        return 2 * lords_named(ch, "2");
    if (strcmp(word, "pearl-pairs") == 0)
        return ch->pearls / 2;
    for (int i = 0; i < SPACES; i++)
        locations += ch->location[i] != NO_LOCATION;
    return strcmp(word, "per-location") == 0 ? 2 * locations : -1000;
}

static int points_of(const conspiracy_table *t, int seat)
{
    const conspiracy_chamber *ch = &t->chamber[seat];
    const char *const *words = conspiracy_grammar.sorts[SORT_LOCATION - TT_SORT_FIRST].words;
    const char *const *colours = conspiracy_grammar.sorts[SORT_COLOUR - TT_SORT_FIRST].words;
    int points = 3 * largest_group(ch) + (t->master == seat + 1 ? 5 : 0);

    for (int colour = 0; colour < COLOURS; colour++)
        points += best_named(ch, colours[colour]);
    for (int i = 0; i < ch->lords_n; i++)
        if (ch->location[i] != NO_LOCATION)
            points += points_of_location(ch, words[ch->location[i]]);
    return points;
}

static void second_opinion(play *p)
{
    const conspiracy_table *t = table_of(p);
    int32_t score[CONSPIRACY_SEATS_MAX];
    int best = 0;
    uint32_t winners = 0;

    uint32_t won = p->game->score(p->state, score);
    for (int seat = 0; seat < p->seats; seat++) {
        expect(p, score[seat] == points_of(t, seat), "seat %d: %d points, and not %d", seat,
               (int)score[seat], points_of(t, seat));
        int pearls_too = score[seat] * 1000 + t->chamber[seat].pearls;
        best = pearls_too > best ? pearls_too : best;
    }
    for (int seat = 0; seat < p->seats; seat++)
        if (score[seat] * 1000 + t->chamber[seat].pearls == best)
            winners |= 1u << seat;
    expect(p, won == winners, "other winners than %x", (unsigned)winners);
}

/* ==== Coverage =============================================================
 * Random play goes on until everything was seen at least this often. */

enum { OFTEN = 3, GAMES_MAX = 30000 };

static int stages_seen[STAGES], verbs_seen[VERBS], tolds_seen[TOLDS], locations_seen[LOCATIONS_END];
static int forced_n;    /* forced draws with an empty deck [C-4.6] */
static int empty_decks; /* decisions with no lord left in the deck */

static void note(const play *p, tt_move m)
{
    const conspiracy_table *t = table_of(p);
    int stage = p->game->stage(p->state);

    stages_seen[stage]++;
    verbs_seen[m.verb]++;
    empty_decks += t->lord_deck_n == 0;
    forced_n += t->lord_deck_n == 0 && stage == STAGE_RECRUIT && t->force > 0;
}

static void note_log(const play *p)
{
    for (int i = 0; i < p->log.n; i++) {
        tolds_seen[p->log.at[i].kind]++;
        if (p->log.at[i].kind == TOLD_TOOK_LOCATION)
            locations_seen[p->log.at[i].a]++;
    }
}

static bool is_seen(const int *seen, int from, int to)
{
    for (int i = from; i < to; i++)
        if (seen[i] < OFTEN)
            return false;
    return true;
}

static bool all_seen(void)
{
    return is_seen(stages_seen, STAGE_RECRUIT, STAGES) && is_seen(verbs_seen, 0, VERBS) &&
           is_seen(tolds_seen, 0, TOLDS) && is_seen(locations_seen, 1, LOCATIONS_END) &&
           empty_decks >= OFTEN && forced_n >= OFTEN;
}

static void play_noting(play *p)
{
    note_log(p);
    while (goes_on(p)) {
        tt_move m = choose(p);
        note(p, m);
        make_move(p, m);
        note_log(p);
    }
}

static void report(const char *what, const char *word, int seen)
{
    if (seen < OFTEN)
        ok(false, "conspiracy: %s %s was seen %d times", what, word, seen);
}

static void cover(void)
{
    play p = {.wrong = ""};
    int games = 0;

    while (games < GAMES_MAX && !all_seen() && p.wrong[0] == '\0') {
        start_play(&p, &tt_conspiracy, 2 + games % 3, (uint64_t)(7777777 + games), false);
        play_noting(&p);
        end_play(&p);
        games++;
    }
    ok(all_seen() && p.wrong[0] == '\0',
       "conspiracy: every question, verb, event and location is met, in %d games %s", games,
       p.wrong);
    for (int i = STAGE_RECRUIT; i < STAGES; i++)
        report("stage", conspiracy_grammar.stages[i].name, stages_seen[i]);
    for (int i = 0; i < VERBS; i++)
        report("verb", conspiracy_grammar.verbs[i].name, verbs_seen[i]);
    for (int i = 0; i < TOLDS; i++)
        report("event", conspiracy_grammar.tolds[i].name, tolds_seen[i]);
    for (int i = 1; i < LOCATIONS_END; i++)
        report("location", conspiracy_grammar.sorts[SORT_LOCATION - TT_SORT_FIRST].words[i],
               locations_seen[i]);
    ok(tolds_seen[TOLD_NO_LOCATION] > 0, "[C-6.8] keys that open nothing stay loose: met %d times",
       tolds_seen[TOLD_NO_LOCATION]);
    ok(forced_n > 0, "[C-4.6] forced to draw from an empty deck: met %d times", forced_n);
}

int main(void)
{
    const property properties[] = {
        {.name = "turns go clockwise; one more for all others after a full chamber",
         .rules = "[C-2.4] [C-8.1]",
         .games = 500,
         .holds = turns,
         .ends = turns_end},
        {.name = "pearls and their master follow from what is told",
         .rules = "[C-7.1] [C-7.2] [C-7.3]",
         .games = 500,
         .holds = pearls,
         .ends = pearls},
        {.name = "points and winners by another way of counting",
         .rules = "[C-8.2] [C-8.3] [C-8.4] [C-8.5] [C-8.6]",
         .games = 200,
         .holds = second_opinion,
         .ends = second_opinion},
    };

    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        for (int seats = 2; seats <= CONSPIRACY_SEATS_MAX; seats++)
            run_property_with(&properties[i], &tt_conspiracy, seats);
    cover();
    return tap_result();
}
