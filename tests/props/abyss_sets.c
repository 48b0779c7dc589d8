/* Abyss: sets that are chosen step by step.  Every legal set, found by trying all subsets,
 * can be reached by the moves that are listed, in one way and no other; and nothing else
 * can. */
#include "tests/abyss.h"

/* ==== Sets that were found ================================================= */

enum { SETS_MAX = 1 << 12 };

/* Allies, lords or tokens. */
typedef struct set {
    ally_bag cards;
    lord_bag lords;
    int64_t tokens; /* as wide as the rest: no padding */
} set;

typedef struct sets {
    set at[SETS_MAX];
    int n;
    bool full;
} sets;

static void add_set(sets *all, const set *s)
{
    if (all->n == SETS_MAX)
        all->full = true;
    else
        all->at[all->n++] = *s;
}

static int compare_sets(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(set));
}

/* The same sets, each once. */
static bool are_same(sets *legal, sets *reached)
{
    qsort(legal->at, (size_t)legal->n, sizeof(set), compare_sets);
    qsort(reached->at, (size_t)reached->n, sizeof(set), compare_sets);
    return !legal->full && !reached->full && legal->n == reached->n &&
           memcmp(legal->at, reached->at, (size_t)legal->n * sizeof(set)) == 0;
}

static sets legal, reached;
static int sets_n, most_n; /* legal ones that were compared; most of them for one question */

static void compare(play *p, const char *what)
{
    int legal_n = legal.n, reached_n = reached.n;

    expect(p, are_same(&legal, &reached), "%d legal %s, %d ways to them", legal_n, what, reached_n);
    sets_n += legal.n;
    most_n = legal.n > most_n ? legal.n : most_n;
}

static set nothing(void)
{
    set empty;

    memset(&empty, 0, sizeof empty);
    return empty;
}

/* ==== Ways ================================================================= */

/* One kind of question: which events name a part of the set, and whether it goes on. */
typedef struct walk {
    int cards_told;                        /* that names an ally; or 0 */
    bool (*goes_on)(const abyss_state *s); /* the set is not complete */
    void (*ends)(play *p, abyss_state *s, const tt_events *log, const set *is); /* or NULL */
} walk;

static void name_parts(const walk *how, const tt_events *log, set *is)
{
    for (int i = 0; i < log->n; i++) {
        if (how->cards_told != 0 && log->at[i].kind == how->cards_told)
            add_card(&is->cards, log->at[i].a);
        if (how->cards_told == 0 && log->at[i].kind == TOLD_UNDER)
            is->lords |= lord_bit(log->at[i].a);
        if (how->cards_told == 0 && log->at[i].kind == TOLD_KEY_SPENT)
            is->tokens++;
    }
}

/* Makes the move in a copy, and every move after it, until the set is complete. */
static void walk_on(play *p, const walk *how, const abyss_state *from, tt_move m, set is)
{
    abyss_state s = *from;
    tt_chance deal = tt_chance_fast(p->seed);
    tt_events log = {0};
    tt_moves list;

    tt_abyss.apply(&s, m, &deal, &log);
    name_parts(how, &log, &is);
    if (!how->goes_on(&s)) {
        add_set(&reached, &is);
        if (how->ends != NULL)
            how->ends(p, &s, &log, &is);
        return;
    }
    tt_abyss.moves(&s, &list);
    expect(p, list.n > 0, "a dead end");
    for (uint32_t i = 0; i < list.n && reached.n < SETS_MAX; i++)
        walk_on(p, how, &s, list.at[i], is);
}

/* Begins with each listed move of that verb. */
static void walk_all(play *p, const walk *how, const abyss_state *s, int verb)
{
    tt_moves list;

    reached.n = 0;
    tt_abyss.moves(s, &list);
    for (uint32_t i = 0; i < list.n; i++)
        if (list.at[i].verb == verb)
            walk_on(p, how, s, list.at[i], nothing());
}

/* ==== Allies out of a hand, as many of each as there are =================== */

typedef bool accepted(const abyss_state *s, int seat, const ally_bag *cards);

static void try_cards(const abyss_state *s, int seat, int card, set *is, accepted *accept)
{
    if (card == MONSTER) {
        if (accept(s, seat, &is->cards))
            add_set(&legal, is);
        return;
    }
    set more = *is;
    for (int n = 0;; n++) {
        try_cards(s, seat, card + 1, &more, accept);
        if (n == copies_in(&s->secret.hand[seat].cards, card))
            return;
        add_card(&more.cards, card);
    }
}

static void find_legal(const abyss_state *s, int seat, accepted *accept)
{
    set empty = nothing();

    legal.n = 0;
    try_cards(s, seat, 1, &empty, accept);
}

static int worth_of(const ally_bag *bag)
{
    int worth = 0;

    for (int card = 1; card < MONSTER; card++)
        worth += copies_in(bag, card) * value_of(card);
    return worth;
}

/* ==== Payments ================================== [A-7.1  ] ==== */

static int wanted_lord;

static bool works(const abyss_state *s, int seat, int lord)
{
    const abyss_player *p = &s->table.player[seat];

    return has_lord(p->free, lord) && !has_lord(p->rotated, lord);
}

static int cost_now(const abyss_state *s, int seat)
{
    int cost = abyss_lords[wanted_lord].cost - (works(s, seat, TREASURER) ? 2 : 0);

    for (int i = 0; i < s->table.seats; i++)
        if (i != seat && works(s, i, RECRUITER) && !works(s, seat, SHAMAN))
            cost += 2;
    return cost;
}

static bool is_payment(const abyss_state *s, int seat, const ally_bag *cards)
{
    const abyss_lord_card *lord = &abyss_lords[wanted_lord];
    int races = 0;

    for (int race = 0; race < RACES; race++)
        races += cards->lane[race] != 0;
    return races == lord->races &&
           (lord->race == NO_RACE || works(s, seat, DIPLOMAT) || cards->lane[lord->race] != 0) &&
           worth_of(cards) + s->table.player[seat].pearls >= cost_now(s, seat);
}

static bool still_pays(const abyss_state *s)
{
    return tt_abyss.stage(s) == STAGE_PAY && s->table.recruiting == wanted_lord;
}

/* Allies that may be affiliated, as a bag with one of each. */
static ally_bag affiliable(const abyss_state *s, int seat, const ally_bag *paid)
{
    ally_bag found = {{0}};
    int lowest = VALUES;

    for (int card = 1; card < MONSTER; card++)
        if (has_card(paid, card) && value_of(card) < lowest)
            lowest = value_of(card);
    for (int card = 1; card < MONSTER; card++)
        if (has_card(paid, card) && (value_of(card) == lowest || works(s, seat, MASTER_OF_MAGIC)))
            add_card(&found, card);
    return found;
}

static ally_bag listed_cards(const abyss_state *s, int verb)
{
    ally_bag found = {{0}};
    tt_moves list;

    tt_abyss.moves(s, &list);
    for (uint32_t i = 0; i < list.n; i++)
        if (list.at[i].verb == verb)
            add_card(&found, list.at[i].a);
    return found;
}

/* After a payment: who asks for the affiliated ally offers these; who does not took the
 * only one. */
static void look_at_affiliation(play *p, abyss_state *s, const tt_events *log, const set *is)
{
    const abyss_state *before = p->state;
    ally_bag may = affiliable(before, before->table.active, &is->cards), found = {{0}};

    if (tt_abyss.stage(s) == STAGE_AFFILIATE && s->table.recruiting == wanted_lord)
        found = listed_cards(s, VERB_AFFILIATE);
    else
        for (int i = 0; i < log->n && abyss_cards_in(&found) == 0; i++)
            if (log->at[i].kind == TOLD_AFFILIATED)
                add_card(&found, log->at[i].a);
    expect(p, memcmp(&may, &found, sizeof may) == 0, "another ally may be affiliated");
}

static void try_lord(play *p, abyss_state *s, int seat, int lord)
{
    const walk paying = {TOLD_PLAYED, still_pays, look_at_affiliation};
    tt_moves list;
    tt_move m = tt_move_of(VERB_RECRUIT, lord, 0);

    wanted_lord = lord;
    find_legal(s, seat, is_payment);
    tt_abyss.moves(s, &list);
    expect(p, tt_listed(&list, m) == (legal.n > 0), "lord %d and %d payments", lord, legal.n);
    reached.n = 0;
    if (tt_listed(&list, m))
        walk_on(p, &paying, s, m, nothing());
    compare(p, "payments");
}

/* Any number of pearls, so that few allies and many are tried. */
static void payments(play *p)
{
    abyss_state *s = p->state;
    int seat = s->table.active;
    uint16_t pearls = s->table.player[seat].pearls;

    if (tt_abyss.stage(s) != STAGE_ACTION || s->table.hand_n[seat] == 0 ||
        s->table.hand_n[seat] > 9 || tt_draw(&p->wish, 8) > 0)
        return;
    s->table.player[seat].pearls = (uint16_t)tt_draw(&p->wish, 8);
    if (tt_abyss.check(s) == NULL)
        for (int i = 0; i < COURT_SPACES; i++)
            if (s->table.court[i] != NO_LORD)
                try_lord(p, s, seat, s->table.court[i]);
    s->table.player[seat].pearls = pearls;
}

/* ==== Positions made by hand =============================================== */

/* A new game in which seat 0 is asked something; the rest is filled in. */
static void new_table(play *p, uint64_t seed, int stage)
{
    start_play(p, &tt_abyss, 2, seed, false);
    abyss_state *s = p->state;
    abyss_table *t = &s->table;

    for (int i = 0; i < TRACK_SPACES; i++) { /* the first card may lie there already */
        if (t->track[i] == NO_CARD)
            continue;
        add_card(&s->secret.deck, t->track[i]);
        t->deck_n++;
        t->track[i] = NO_CARD;
    }
    t->track_n = 0;
    t->active = 0;
    tt_go(&t->agenda, stage, 0);
}

static void give_cards(abyss_state *s, int seat, int n, tt_chance *c)
{
    for (; n > 0; n--) {
        into_hand(s, seat, deal_from(&s->secret.deck, 0, RACES - 1, c));
        s->table.deck_n--;
    }
}

/* Unless it lies in the court. */
static void give_lord(abyss_state *s, int seat, int lord)
{
    if (!has_lord(s->secret.lord_deck, lord))
        return;
    s->secret.lord_deck &= ~lord_bit(lord);
    s->table.lord_deck_n--;
    s->table.player[seat].free |= lord_bit(lord);
}

static void run_by_hand(const char *what, const char *rules, int trials, void (*one)(play *p))
{
    play p = {.wrong = ""};
    int sound = 0;

    sets_n = most_n = 0;
    for (int i = 0; i < trials && p.wrong[0] == '\0'; i++) {
        int before = sets_n;
        p.seed = (uint64_t)i;
        one(&p);
        sound += sets_n > before;
        end_play(&p);
    }
    ok(p.wrong[0] == '\0' && sound > trials / 2 && most_n > 5,
       "abyss: %s %s: %d sets in %d positions, up to %d%s%s", rules, what, sets_n, sound, most_n,
       p.wrong[0] == '\0' ? "" : ": ", p.wrong);
}

/* ==== Keys ================================================= [A-9.1] ====
 * Lords and tokens with at least three keys, from which nothing can be left out. */

static int keys_in(const set *is)
{
    int keys = is->tokens;

    for (int lord = 1; lord < LORDS_END; lord++)
        keys += has_lord(is->lords, lord) ? abyss_lords[lord].keys : 0;
    return keys;
}

static bool can_spare(const set *is)
{
    bool spare = is->tokens > 0 && keys_in(is) - 1 >= 3;

    for (int lord = 1; lord < LORDS_END; lord++)
        spare |= has_lord(is->lords, lord) && keys_in(is) - abyss_lords[lord].keys >= 3;
    return spare;
}

static void find_keys(const abyss_player *player)
{
    lord_bag lords = player->free & ~player->rotated;

    legal.n = 0;
    for (lord_bag some = lords;; some = (some - 1) & lords) { /* every subset */
        for (int tokens = 0; tokens <= player->keys; tokens++) {
            set is = nothing();
            is.lords = some;
            is.tokens = tokens;
            if (keys_in(&is) >= 3 && !can_spare(&is))
                add_set(&legal, &is);
        }
        if (some == 0)
            return;
    }
}

static bool still_spends(const abyss_state *s)
{
    return tt_abyss.stage(s) == STAGE_SPEND;
}

/* A lord without a key is never spent, so sets with one can always spare it. */
static void keys(play *p)
{
    const walk spending = {0, still_spends, NULL};

    new_table(p, p->seed, STAGE_LOCATION);
    abyss_state *s = p->state;
    abyss_player *player = &s->table.player[0];
    for (uint32_t n = tt_draw(&p->wish, 7); n > 0; n--)
        give_lord(s, 0, 1 + (int)tt_draw(&p->wish, LORDS_IN_BOX));
    for (lord_bag left = player->free; left != 0; left &= left - 1)
        if (tt_draw(&p->wish, 6) == 0)
            player->rotated |= left & -left;
    player->keys = (uint8_t)tt_draw(&p->wish, 6);
    s->table.available |= s->secret.stack; /* with a stack no ambassador would be free */
    s->secret.stack = 0;
    s->table.stack_n = 0;
    int open = first_location(s->table.available);
    if (tt_abyss.check(s) != NULL)
        return;
    find_keys(player);
    reached.n = 0;
    walk_on(p, &spending, s, tt_move_of(VERB_CONTROL, open, 0), nothing());
    compare(p, "sets of keys");
}

/* ==== Discards under a Commander =================================== [A-8.4] ==== */

static bool is_discard(const abyss_state *s, int seat, const ally_bag *cards)
{
    return abyss_cards_in(cards) == s->table.hand_n[seat] - HAND_LIMIT;
}

static bool still_discards(const abyss_state *s)
{
    return tt_abyss.stage(s) == STAGE_LIMIT && s->table.hand_n[0] > HAND_LIMIT;
}

static void discards(play *p)
{
    const walk discarding = {TOLD_DISCARDED, still_discards, NULL};

    new_table(p, p->seed, STAGE_NEXT);
    abyss_state *s = p->state;
    give_cards(s, 0, HAND_LIMIT + 1 + (int)tt_draw(&p->wish, 4), &p->wish);
    give_lord(s, 1, COMMANDER);
    tt_then(&s->table.agenda, STAGE_LIMIT, 0);
    if (tt_abyss.check(s) != NULL)
        return;
    find_legal(s, 0, is_discard);
    walk_all(p, &discarding, s, VERB_DISCARD);
    compare(p, "discards");
}

/* ==== Two piles for the Alchemist ================================= [A-8.12] ==== */

static bool still_names(const abyss_state *s)
{
    return tt_abyss.stage(s) == STAGE_SECOND;
}

/* Two of the piles that have cards; the only one if there is one. */
static void find_piles(const abyss_state *s)
{
    legal.n = 0;
    for (unsigned piles = 1; piles < 1u << RACES; piles++) {
        set is = nothing();
        if ((piles & ~piles_of(&s->table)) != 0 ||
            __builtin_popcount(piles) != (__builtin_popcount(piles_of(&s->table)) > 1 ? 2 : 1))
            continue;
        for (int race = 0; race < RACES; race++)
            if ((piles >> race & 1) != 0)
                is.cards.lane[race] = s->secret.council.lane[race];
        add_set(&legal, &is);
    }
}

static void piles(play *p)
{
    const walk naming = {TOLD_FOUND, still_names, NULL};

    new_table(p, p->seed, STAGE_ACTION);
    abyss_state *s = p->state;
    give_lord(s, 0, ALCHEMIST);
    for (int race = 0; race < RACES; race++) {
        for (uint32_t n = tt_draw(&p->wish, 4); n > 0; n--) {
            add_card(&s->secret.council, deal_from(&s->secret.deck, race, race, &p->wish));
            s->table.council_n[race]++;
            s->table.deck_n--;
        }
    }
    if (!works(s, 0, ALCHEMIST) || tt_abyss.check(s) != NULL)
        return;
    find_piles(s);
    walk_all(p, &naming, s, VERB_COUNCIL);
    compare(p, "pairs of piles");
}

int main(void)
{
    const property paying = {.name = "every payment, and every ally that may be affiliated for it",
                             .rules = "[A-7.1] [A-7.2] [A-7.3] [A-8.7] [A-8.10]",
                             .games = 100,
                             .holds = payments};

    for (int seats = 2; seats <= ABYSS_SEATS_MAX; seats++)
        run_property_with(&paying, &tt_abyss, seats);
    ok(sets_n > 10000 && most_n > 100, "abyss: [A-7.2] %d payments, up to %d for a lord", sets_n,
       most_n);
    run_by_hand("keys that pay for a location", "[A-9.1] [A-9.3]", 600, keys);
    run_by_hand("allies discarded down to six", "[A-8.4]", 200, discards);
    run_by_hand("two piles at once", "[A-8.12]", 200, piles);
    return tap_result();
}
