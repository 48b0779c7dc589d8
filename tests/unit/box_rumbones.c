/* The box of Rum & Bones: what is printed, how bags of tide cards work, and how a game is laid
 * out.  The boards are in board_rumbones.c. */
#include "games/rumbones/state.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static int find(int sort, const char *word)
{
    return tt_find_word(&rumbones_grammar, sort, (tt_word){word, strlen(word)});
}

static const char *word_of(int sort, int value)
{
    return rumbones_grammar.sorts[sort - TT_SORT_FIRST].words[value];
}

/* ==== Words ================================================================ */

static void test_zones(void)
{
    bool right = find(SORT_ZONE, "sea") == THE_SEA && find(SORT_ZONE, "a0") < 0;

    for (int zone = 1; zone < ZONES; zone++) {
        char word[16];
        snprintf(word, sizeof word, "%c%d", 'a' + column_of(zone), row_of(zone));
        right &= find(SORT_ZONE, word) == zone;
    }
    ok(right && find(SORT_ZONE, "e9") == 9 * ROW + 4, "zones: a letter and a number, e9");
}

static void test_figures(void)
{
    bool right = true;

    for (int figure = 0; figure < SIDES_MAX * 16; figure++) {
        char word[40];
        if (figure % 16 == NO_HERO) {
            right &= word_of(SORT_FIGURE, figure) == NULL;
            continue;
        }
        snprintf(word, sizeof word, "%s-%c", word_of(SORT_HERO, figure % 16), 'a' + figure / 16);
        right &= find(SORT_FIGURE, word) == figure;
    }
    ok(right && find(SORT_FIGURE, "de-marco-b") == 16 + DE_MARCO,
       "figures: the hero and its side, de-marco-b");
}

/* No two things of a sort are called alike. */
static void test_words(void)
{
    bool right = true;

    for (int sort = TT_SORT_FIRST; sort < SORTS_END; sort++)
        for (int i = 0; i < rumbones_grammar.sorts[sort - TT_SORT_FIRST].n; i++)
            if (word_of(sort, i) != NULL)
                right &= find(sort, word_of(sort, i)) == i;
    ok(right, "words: each of a sort is another one");
    ok(find(SORT_DIE, "d6") == 5 && find(SORT_DIE, "1") == 6 && find(SORT_FACE, "6") == 6 &&
           find(SORT_UNTIL, "always") == UNTIL_ALWAYS && find(SORT_UNTIL, "99") == UNTIL_ROUNDS &&
           find(SORT_WINDOW, "reaction") == WINDOW_REACTION && find(SORT_LINE, "crush") == 6,
       "words: dice, faces, rounds, windows and lines by their numbers");
}

/* ==== Heroes and skills =============================== [R-2.2] ==== */

/* Typed from the hero cards, not from cards.def: dice, to hit and range of the basic attack
 * at both levels, then prices to buy and to upgrade of all three skills. */
static const struct {
    const char *word;
    int faction, role, vigour;
    int basic[LEVELS][3];
    int price[SKILLS_EACH][2];
} HERO[] = {
    {"carcharias", DEEP, CAPTAIN, 9, {{3, 4, 1}, {4, 4, 1}}, {{0, 4}, {3, 4}, {0, 3}}},
    {"ishmael", DEEP, BRUTE, 11, {{3, 4, 1}, {3, 3, 1}}, {{0, 4}, {4, 4}, {0, 3}}},
    {"kyrie", DEEP, GUNNER, 6, {{3, 4, 3}, {3, 4, 4}}, {{0, 5}, {3, 4}, {0, 2}}},
    {"snapper", DEEP, SWASHBUCKLER, 7, {{4, 4, 1}, {4, 3, 1}}, {{0, 5}, {3, 4}, {0, 2}}},
    {"waldorf", DEEP, QUARTERMASTER, 8, {{3, 4, 1}, {4, 4, 1}}, {{0, 4}, {3, 3}, {2, 3}}},
    {"viana", MAREA, CAPTAIN, 9, {{3, 4, 2}, {4, 4, 2}}, {{0, 4}, {2, 3}, {0, 3}}},
    {"santiago", MAREA, BRUTE, 11, {{3, 4, 1}, {4, 4, 1}}, {{0, 4}, {3, 3}, {0, 3}}},
    {"gabriela", MAREA, GUNNER, 6, {{3, 4, 3}, {4, 4, 3}}, {{0, 4}, {4, 4}, {2, 3}}},
    {"de-marco", MAREA, SWASHBUCKLER, 8, {{4, 4, 1}, {5, 4, 1}}, {{0, 4}, {3, 4}, {0, 3}}},
    {"latigo", MAREA, QUARTERMASTER, 8, {{3, 4, 2}, {4, 4, 2}}, {{0, 4}, {3, 3}, {2, 3}}},
    {"kray", HIRED, CAPTAIN, 8, {{3, 4, 2}, {3, 3, 2}}, {{0, 4}, {3, 3}, {0, 3}}},
    {"tallow", HIRED, BRUTE, 11, {{3, 4, 1}, {4, 4, 1}}, {{0, 4}, {3, 4}, {0, 3}}},
    {"farrow", HIRED, SWASHBUCKLER, 7, {{4, 4, 1}, {4, 3, 1}}, {{0, 5}, {3, 4}, {0, 2}}},
    {"ember", HIRED, GUNNER, 6, {{4, 4, 2}, {5, 4, 2}}, {{0, 4}, {4, 4}, {0, 3}}},
    {"gull", HIRED, QUARTERMASTER, 8, {{3, 4, 2}, {3, 3, 2}}, {{0, 4}, {2, 3}, {3, 3}}},
};

enum { HEROES = sizeof HERO / sizeof *HERO };

static bool is_as_printed(int i, int hero)
{
    const rumbones_hero_card *card = &rumbones_heroes[hero];
    bool right = card->faction == HERO[i].faction && card->role == HERO[i].role &&
                 card->vigour == HERO[i].vigour;

    for (int slot = 0; slot < SKILLS_EACH; slot++) {
        const rumbones_skill *skill = &rumbones_skills[card->skill[slot]];
        right &= skill->price == HERO[i].price[slot][0] && skill->upgrade == HERO[i].price[slot][1];
        right &= (skill->kind == BASIC) == (slot == 0);
        right &= (skill->price == 0) == (skill->kind == BASIC || skill->kind == REACTION);
        right &= rumbones_skill_hero[card->skill[slot]] == hero &&
                 rumbones_skill_slot[card->skill[slot]] == slot;
    }
    for (int level = 1; level <= LEVELS; level++) {
        const rumbones_level *is = &rumbones_skills[card->skill[0]].level[level];
        const int *printed = HERO[i].basic[level - 1];
        right &= is->dice == printed[0] && is->hit == printed[1] && is->range == printed[2];
    }
    return right;
}

static void test_heroes(void)
{
    const char *wrong = NULL;
    unsigned seen = 0;

    for (int i = 0; i < HEROES; i++) {
        int hero = find(SORT_HERO, HERO[i].word);
        if (hero <= 0 || !is_as_printed(i, hero))
            wrong = HERO[i].word;
        else
            seen |= 1u << hero;
    }
    ok(wrong == NULL, "[R-2.2] [R-2.8] heroes as printed: role, vigour, basic attack, prices%s%s",
       wrong == NULL ? "" : ", but not ", wrong == NULL ? "" : wrong);
    ok(seen == (1u << HEROES_END) - 2 && HEROES == 15, "[R-2.2] fifteen heroes, each once");
}

/* What a slip in a single line would change. */
static void test_skills(void)
{
    int kinds[4] = {0}, dice = 0, points = 0;
    bool right = true;

    for (int skill = 1; skill < SKILLS_END; skill++) {
        const rumbones_skill *is = &rumbones_skills[skill];
        bool attack = is->kind == BASIC || is->kind == ATTACK;
        kinds[is->kind]++;
        right &= tt_all_zero(&is->level[0], sizeof is->level[0]);
        right &= is->kind != REACTION || tt_all_zero(&is->level[1], sizeof is->level[1]);
        for (int level = 1; level <= LEVELS; level++) {
            right &= !attack || (is->level[level].dice > 0 && is->level[level].hit > 1);
            dice += attack ? is->level[level].dice : 0;
        }
        points += is->price + is->upgrade;
    }
    ok(right && SKILLS_END - 1 == 3 * HEROES, "[R-14.1] three skills a hero; reactions at level 2");
    ok(kinds[BASIC] == 15 && kinds[ATTACK] == 8 && kinds[ABILITY] == 11 && kinds[REACTION] == 11,
       "[R-14.1] 15 basic attacks, 8 attacks, 11 abilities, 11 reactions: %d %d %d %d",
       kinds[BASIC], kinds[ATTACK], kinds[ABILITY], kinds[REACTION]);
    ok(dice == 49 + 58 + 27 + 35 && points == 55 + 159, "[R-15.1] all dice, all prices: %d, %d",
       dice, points);
}

/* ==== Tide cards ====================================== [R-2.4] ==== */

static void test_decks(void)
{
    static const struct {
        const char *word;
        int copies, kraken, window;
    } CARD[DECKS][DECK_KINDS] = {
        {{"deep-monster", 1, 3, OWN},
         {"feeding-frenzy", 3, 1, DECL},
         {"undertow", 3, 1, OWN},
         {"barnacle-hide", 3, 0, DMG},
         {"scent-of-blood", 3, 0, DECL},
         {"surge", 3, 0, OWN},
         {"brood-of-the-deep", 2, 1, CREW1},
         {"rising-tide", 2, 1, CREWM},
         {"drowning-grasp", 2, 1, JUMP},
         {"choking-brine", 2, 0, OWN},
         {"regrowth", 2, 0, OWN},
         {"call-of-the-abyss", 2, 0, OWN},
         {"sunken-hoard", 2, 0, OWN}},
        {{"marea-monster", 1, 3, OWN},
         {"volley", 3, 1, DECL},
         {"bribe", 3, 0, OWN},
         {"parry", 3, 0, ROLL},
         {"marked-man", 3, 1, DECL},
         {"swing-line", 3, 0, JUMP},
         {"press-gang", 2, 1, CREW1},
         {"forward-dogs", 2, 1, CREWM},
         {"cut-the-rope", 2, 1, JUMP},
         {"powder-smoke", 2, 0, OWN},
         {"brandy", 2, 0, OWN},
         {"double-charge", 2, 0, GUN},
         {"compound-interest", 2, 0, OWN}},
    };
    const char *wrong = NULL;

    for (int faction = 0; faction < DECKS; faction++) {
        int cards = 0, symbols = 0;
        for (int i = 0; i < DECK_KINDS; i++) {
            int card = find(SORT_CARD, CARD[faction][i].word);
            const rumbones_card *is = &rumbones_cards[card < 0 ? 0 : card];
            int copies = CARD[faction][i].copies;
            if (card != first_card(faction) + i || is->faction != faction || is->copies != copies ||
                is->kraken != CARD[faction][i].kraken || is->window != CARD[faction][i].window ||
                copies_in(rumbones_full_deck[faction], card) != copies)
                wrong = CARD[faction][i].word;
            cards += copies;
            symbols += copies * CARD[faction][i].kraken;
        }
        ok(cards == DECK_CARDS && cards_in(rumbones_full_deck[faction]) == 30 && symbols == 15,
           "[R-2.4] the %s deck: thirty cards, fifteen Kraken symbols",
           word_of(SORT_FACTION, faction));
    }
    ok(wrong == NULL, "[R-19.1] tide cards as printed: copies, symbols, windows%s%s",
       wrong == NULL ? "" : ", but not ", wrong == NULL ? "" : wrong);
}

static void test_bags(void)
{
    tt_chance c = tt_chance_fast(30);
    bool right = true;

    for (int trial = 0; trial < 2000; trial++) {
        int faction = trial % DECKS, held[CARDS_END] = {0}, n = 0;
        tide_bag bag = 0;
        for (int i = 0; i < DECK_KINDS; i++) {
            int card = first_card(faction) + i;
            held[card] = (int)tt_draw(&c, (uint32_t)rumbones_cards[card].copies + 1);
            n += held[card];
            for (int k = 0; k < held[card]; k++)
                bag += one_card(card);
        }
        right &= cards_in(bag) == n;
        for (int i = 0; i < DECK_KINDS; i++)
            right &= copies_in(bag, first_card(faction) + i) == held[first_card(faction) + i];
    }
    ok(right, "bags: so many of each card, so many altogether");
}

/* ==== Rigging, crew, beasts ============ [R-16.4  ] ==== */

static void test_rigging(void)
{
    /* vigour, points, coins */
    static const int RIGGING_CARD[RIGGINGS][3] = {
        [MAIN_MAST] = {9, 3, 2}, [CHEST] = {8, 1, 3},     [HELM] = {10, 2, 1},
        [ROPE] = {6, 1, 1},      [MUNITIONS] = {8, 1, 1}, [ARMORY] = {8, 1, 1}};
    bool right = true;

    for (int i = 0; i < RIGGINGS; i++)
        right &= rumbones_riggings[i].vigour == RIGGING_CARD[i][0] &&
                 rumbones_riggings[i].points == RIGGING_CARD[i][1] &&
                 rumbones_riggings[i].coins == RIGGING_CARD[i][2];
    ok(right, "[R-16.4] rigging: vigour, points, coins");
    ok(rumbones_riggings[MAIN_MAST].n == 3 && rumbones_riggings[HELM].n == 3 &&
           rumbones_riggings[ROPE].n == 5,
       "[R-24.6] the mast heals 3, the helm draws 3, the rope moves 5");
    for (int board = 0; board < BOARD_PIRATES; board++) {
        const rumbones_board *b = &rumbones_boards[board];
        int points[BOTH_SIDES] = {0};
        for (int i = 0; i < b->rigging_n; i++)
            points[b->rigging_side[i]] += RIGGING_CARD[b->rigging_kind[i]][1];
        ok(points[SIDE_A] <= POINTS_TO_WIN && points[SIDE_B] <= POINTS_TO_WIN,
           "[R-1.1] board %d: rigging is worth no more than victory: %d, %d", board, points[SIDE_A],
           points[SIDE_B]);
    }
}

static void test_crew_and_beasts(void)
{
    /* dice, to hit, range */
    static const int CREW_ROW[CREW_ROWS][3] = {
        [ROW_DECKHAND] = {1, 4, 1}, [ROW_BOSUN] = {2, 4, 1},   [ROW_BOSUN_TWO] = {3, 4, 1},
        [ROW_GUN] = {3, 4, 0},      [ROW_GUN_TWO] = {5, 4, 0}, [ROW_RAMPAGE] = {1, 3, 0},
        [ROW_BITE] = {4, 4, 1},     [ROW_LASH] = {3, 4, 2}};
    bool right = true;

    for (int i = 0; i < CREW_ROWS; i++)
        right &= rumbones_crew[i].dice == CREW_ROW[i][0] &&
                 rumbones_crew[i].hit == CREW_ROW[i][1] && rumbones_crew[i].range == CREW_ROW[i][2];
    ok(right, "[R-17.4] [R-17.6] [R-20.1] the crew board, and what the Sea Dragon does");
    ok(DECKHANDS_IN_BOX == 24 && BOSUNS_IN_BOX == 6, "[R-2.3] 24 deckhands and 6 bosuns a side");
    const rumbones_beast_card *kraken = &rumbones_beasts[KRAKEN],
                              *dragon = &rumbones_beasts[DRAGON];
    ok(kraken->vigour == 12 && kraken->points == 2 && kraken->coins == 3 && kraken->others == 1,
       "[R-21.3] the Kraken: vigour 12, two points, three coins or one");
    ok(dragon->vigour == 8 && dragon->points == 1 && dragon->coins == 3 && dragon->others == 1,
       "[R-20.1] the Sea Dragon: vigour 8, one point, three coins or one");
    bool lines = true;
    for (int i = 1; i < LINES_END; i++)
        lines &= rumbones_lines[i].die == i;
    ok(lines && LINES_END - 1 == DIE_FACES && rumbones_lines[LINE_SLAM].dice == 4 &&
           rumbones_lines[LINE_SWEEP].dice == 2 && rumbones_lines[LINE_CRUSH].n == 3,
       "[R-21.2] a line of the Kraken's board for each face");
}

/* ==== Set-up ================= [R-2.1 to    ] ==== */

static rumbones_state set_up(const tt_setup *how, uint64_t seed)
{
    rumbones_state s;
    tt_chance c = tt_chance_fast(seed);

    memset(&s, 0x5a, sizeof s);
    if (tt_rumbones.setup(&s, how, &c, NULL) != TT_OK)
        memset(&s, 0, sizeof s);
    return s;
}

static void test_table(void)
{
    const tt_setup how = tt_setup_for(2);
    rumbones_state s = set_up(&how, 8);
    const rumbones_table *t = &s.table;
    const rumbones_board *b = &rumbones_boards[BOARD_BASE];
    bool crew = true;

    ok(t->board == BOARD_BASE && t->team[SIDE_A].faction == DEEP &&
           t->team[SIDE_B].faction == MAREA && t->side_of[0] == SIDE_A,
       "[R-2.10] the first board: the Deep Lords are side A");
    for (int side = 0; side < BOTH_SIDES; side++) {
        crew &= t->supply[side][DECKHAND] == 12 && t->supply[side][BOSUN] == 6;
        for (int lane = 0; lane < LANES; lane++)
            crew &= crew_at(t, side, DECKHAND, b->starts[side][lane]) == 4;
        crew &= __builtin_popcount(t->held[side]) == 3 && t->deck_n[side] == 30;
    }
    ok(crew, "[R-2.5] twelve deckhands a side, four on each of three tokens; decks of thirty");
    ok(t->planks == 7 && t->kraken == 0 && t->dragon == 0 && t->gone == 0,
       "[R-2.5] [R-2.6] three planks, no beast, rigging unhurt");
    ok(tt_rumbones.stage(&s) == STAGE_PICK && tt_rumbones.actor(&s) == 0 && t->round == 0,
       "[R-2.9] side A picks first");
}

/* Picks whatever comes first until the first round begins. */
static void pick_heroes(rumbones_state *s, uint64_t seed)
{
    tt_chance c = tt_chance_fast(seed);
    tt_moves list;

    while (tt_rumbones.stage(s) == STAGE_PICK) {
        tt_rumbones.moves(s, &list);
        tt_rumbones.apply(s, list.at[0], &c, NULL);
    }
}

/* Heroes of each seat, and cards in its hand, at the beginning of the first round. */
static void test_shares(void)
{
    static const struct {
        int seats, larger;
        int heroes[RUMBONES_SEATS_MAX], cards[RUMBONES_SEATS_MAX];
    } SHARE[] = {
        {2, 0, {3, 3}, {3, 3}},
        {3, 0, {2, 1, 3}, {2, 2, 4}},
        {3, 1, {3, 2, 1}, {4, 2, 2}},
        {4, 0, {2, 2, 2, 2}, {2, 2, 2, 2}},
        {5, 0, {2, 2, 1, 3, 2}, {3, 0, 0, 3, 0}},
        {5, 1, {3, 2, 2, 2, 1}, {3, 0, 3, 0, 0}},
        {6, 0, {2, 2, 1, 2, 2, 1}, {3, 0, 0, 3, 0, 0}},
    };

    for (size_t i = 0; i < sizeof SHARE / sizeof *SHARE; i++) {
        tt_setup how = tt_setup_for(SHARE[i].seats);
        how.option[5] = (uint8_t)SHARE[i].larger;
        rumbones_state s = set_up(&how, i);
        pick_heroes(&s, i);
        int heroes[RUMBONES_SEATS_MAX] = {0};
        bool right = true, bare = true;
        for (int place = 0; place < HEROES_MAX; place++) {
            const rumbones_hero *h = &s.table.hero[place];
            if (h->who == NO_HERO)
                continue;
            heroes[h->owner]++;
            bare &= s.table.at[place] == OFF_BOARD && h->coins == 0 && h->damage == 0;
            for (int slot = 0; slot < SKILLS_EACH; slot++)
                bare &= h->level[slot] ==
                        (rumbones_skills[rumbones_heroes[h->who].skill[slot]].price == 0);
        }
        for (int seat = 0; seat < SHARE[i].seats; seat++)
            right &= heroes[seat] == SHARE[i].heroes[seat] &&
                     s.table.hand_n[seat] == SHARE[i].cards[seat];
        ok(right && s.table.round == 1, "[R-24.1] %d players, the larger team %s: heroes and cards",
           SHARE[i].seats, SHARE[i].larger == 0 ? "first" : "second");
        ok(bare, "[R-2.8] %d players: heroes off the board, free skills at level 1",
           SHARE[i].seats);
    }
}

/* Which heroes a side may have. */
static void test_dealt(void)
{
    static const struct {
        const char *what;
        int how, allies, n;
    } DEALT[] = {
        {"picked: own and hired ones", 0, 0, 10},
        {"picked from all", 0, 1, 15},
        {"the first three", 1, 0, 3},
        {"three at random", 2, 0, 3},
        {"three and two hired ones", 3, 0, 5},
        {"five at random", 3, 1, 5},
    };

    for (size_t i = 0; i < sizeof DEALT / sizeof *DEALT; i++) {
        tt_setup how = tt_setup_for(2);
        how.option[3] = (uint8_t)DEALT[i].how;
        how.option[4] = (uint8_t)DEALT[i].allies;
        rumbones_state s = set_up(&how, 100 + i);
        bool right = true;
        for (int side = 0; side < BOTH_SIDES; side++) {
            int own = 0, hired = 0, n = 0;
            for (int hero = 1; hero < HEROES_END; hero++)
                if ((s.table.dealt[side] >> hero & 1) != 0) {
                    n++;
                    hired += rumbones_heroes[hero].faction == HIRED;
                    own += rumbones_heroes[hero].faction == s.table.team[side].faction;
                }
            right &= n == DEALT[i].n && (DEALT[i].allies != 0 || n == own + hired);
            right &= DEALT[i].how != 3 || DEALT[i].allies != 0 || hired == 2;
        }
        ok(right, "[R-2.2] [R-26.1] [R-27.1] heroes dealt: %s", DEALT[i].what);
    }
}

static void test_pirates(void)
{
    tt_setup how = tt_setup_for(4);

    how.option[1] = 1;
    how.option[6] = 3; /* five lives */
    how.option[7] = 1; /* two heroes each */
    rumbones_state s = set_up(&how, 3);
    pick_heroes(&s, 3);
    const rumbones_table *t = &s.table;
    bool right = t->board == BOARD_PIRATES && t->sides == 4 && t->held[0] + t->held[1] == 0;
    for (int place = 0; place < 8; place++)
        right &= t->hero[place].who != NO_HERO && t->hero[place].owner == place / 2 &&
                 t->hero[place].lives == 5;
    ok(right && tt_all_zero(&s.secret, sizeof s.secret),
       "[R-25.1] [R-25.6] every pirate for himself: two heroes each, lives, no crew, no cards");
    how.option[0] = 1;
    tt_chance c = tt_chance_fast(1);
    ok(tt_rumbones.setup(&s, &how, &c, NULL) == TT_BAD_OPTION,
       "[R-25.1] every pirate for himself has a board of its own");
}

int main(void)
{
    test_zones();
    test_figures();
    test_words();
    test_heroes();
    test_skills();
    test_decks();
    test_bags();
    test_rigging();
    test_crew_and_beasts();
    test_table();
    test_shares();
    test_dealt();
    test_pirates();
    return tap_result();
}
