/* The odds of Rum & Bones, compared with the game itself: every roll of an attack is played
 * out, and every way to assign its hits. */
#include "games/rumbones/odds.h"
#include "games/rumbones/state.h"
#include "tests/tap.h"

#include <stdio.h>

/* ==== A table ============================================================== */

/* On the first route of the base board: deck of the ship in the middle, and the plank beside it. */
static int deck(void)
{
    return rumbones_boards[BOARD_BASE].slot_zone[LANE_STEPS / 2 - 1];
}

static int plank(void)
{
    return rumbones_boards[BOARD_BASE].slot_zone[LANE_STEPS / 2];
}

/* Rigging of side B on a route, so that crew can stand there. */
static int rigging_token(void)
{
    const rumbones_board *b = &rumbones_boards[BOARD_BASE];
    int token = 0;

    while (b->rigging_side[token] != SIDE_B || b->slot[b->rigging_zone[token]] == NO_SLOT)
        token++;
    return token;
}

static int rigging_zone(void)
{
    return rumbones_boards[BOARD_BASE].rigging_zone[rigging_token()];
}

/* Deck beside it. */
static int beside_rigging(void)
{
    const rumbones_board *b = &rumbones_boards[BOARD_BASE];
    int i = 0;

    while (b->cell[b->near[rigging_zone()][i]] != CELL_DECK)
        i++;
    return b->near[rigging_zone()][i];
}

/* Two sides on the base board without crew and cards; seat 0 has side A. */
static rumbones_state table_of(int mine, int from, int theirs, int at)
{
    rumbones_state s;
    tt_setup how = tt_setup_for(2);
    tt_chance c = tt_chance_fast(1);
    const int who[] = {mine, theirs};

    tt_rumbones.setup(&s, &how, &c, NULL);
    memset(s.table.hero, 0, sizeof s.table.hero);
    memset(s.table.crew, 0, sizeof s.table.crew);
    memset(s.table.held, 0, sizeof s.table.held);
    memset(s.table.deck_n, 0, sizeof s.table.deck_n);
    memset(&s.secret, 0, sizeof s.secret);
    for (int side = 0; side < BOTH_SIDES; side++) {
        rumbones_hero *hero = &s.table.hero[side * SIDE_HEROES];
        *hero = (rumbones_hero){.who = (uint8_t)who[side], .owner = (uint8_t)side};
        memset(hero->level, 1, sizeof hero->level);
        s.table.at[side * SIDE_HEROES] = (uint8_t)(side == SIDE_A ? from : at);
    }
    s.table.turn = s.table.first = s.table.active = s.table.acting = 0;
    s.table.actions = ACTIONS;
    tt_go(&s.table.agenda, STAGE_ACT, 0);
    return s;
}

static void put_crew(rumbones_state *s, int side, int zone, int hands, int bosuns)
{
    int slot = board_of(&s->table)->slot[zone];

    add_crew(&s->table, side, DECKHAND, slot, hands);
    add_crew(&s->table, side, BOSUN, slot, bosuns);
}

static void set_rigging(rumbones_state *s, int left)
{
    int token = rigging_token(), kind = board_of(&s->table)->rigging_kind[token];

    s->table.rigging[token] = (uint8_t)(rumbones_riggings[kind].vigour - left);
}

static void set_vigour(rumbones_state *s, int hero, int left)
{
    s->table.hero[hero].damage = (uint8_t)(card_of(&s->table, hero)->vigour - left);
}

/* ==== Playing it out ======================================================= */

/* What is wanted of an attack: a hero to fall, rigging to be destroyed. */
typedef struct goal {
    int hero, token; /* or -1 */
} goal;

static bool is_reached(const rumbones_table *t, goal g)
{
    return g.hero >= 0 ? (t->hero[g.hero].token & TOKEN_DEAD) != 0 : (t->gone >> g.token & 1) != 0;
}

/* Goes through every way to assign the hits; true: one of them reaches the goal. */
static bool can_reach(const rumbones_state *s, goal g, tt_chance *c)
{
    tt_moves list;

    if (is_reached(&s->table, g))
        return true;
    if (s->table.agenda.n == 0)
        return false;
    int stage = tt_top(&s->table.agenda).stage;
    if (stage != STAGE_ASSIGN && stage != STAGE_GRANT)
        return false;
    tt_rumbones.moves(s, &list);
    for (uint32_t i = 0; i < list.n; i++) {
        rumbones_state copy = *s;
        tt_chance again = *c;
        rumbones_apply(&copy, list.at[i], &again, NULL);
        if (can_reach(&copy, g, &again))
            return true;
    }
    return false;
}

typedef struct tally {
    uint64_t all, hits[ODDS_HITS + 1], reached;
} tally;

static int hits_told(const tt_events *log)
{
    for (int i = 0; i < log->n; i++)
        if (log->at[i].kind == TOLD_HITS)
            return log->at[i].a + log->at[i].b;
    return -1;
}

/* Nobody reacts before the hits are known. */
static void decline(rumbones_state *s, tt_chance *c, tt_events *log)
{
    while (hits_told(log) < 0 && tt_top(&s->table.agenda).stage == STAGE_DECLARED)
        rumbones_apply(s, tt_move_of(VERB_PASS, 0, 0), c, log);
}

/* Every roll, each with its weight: a part of what twelve dice can show. */
static tally play_out(const rumbones_state *s, tt_move m, goal g)
{
    const uint64_t least = 2176782336; /* six to the twelfth */
    tally seen = {0, {0}, 0};
    tt_chance c = tt_chance_enumerate();

    do {
        rumbones_state copy = *s;
        tt_events log = {.n = 0};
        rumbones_apply(&copy, m, &c, &log);
        decline(&copy, &c, &log);
        uint64_t weight = least / tt_odds(&c);
        int hits = hits_told(&log);
        seen.all += weight;
        if (hits >= 0)
            seen.hits[hits] += weight;
        if ((g.hero >= 0 || g.token >= 0) && can_reach(&copy, g, &c))
            seen.reached += weight;
    } while (tt_enumerate_next(&c));
    return seen;
}

/* a of b is as much as c of d; neither has many outcomes here. */
static bool as_likely(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
    return b <= UINT32_MAX && d <= UINT32_MAX && a * d == c * b;
}

static bool same_hits(const rumbones_odds *odds, const tally *seen)
{
    for (int i = 0; i <= ODDS_HITS; i++) {
        if (as_likely(odds->hits[i], odds->all, seen->hits[i], seen->all))
            continue;
        printf("# %d hits: %llu of %llu, but %llu of %llu\n", i, (unsigned long long)odds->hits[i],
               (unsigned long long)odds->all, (unsigned long long)seen->hits[i],
               (unsigned long long)seen->all);
        return false;
    }
    return true;
}

static rumbones_view view_of(const rumbones_state *s)
{
    rumbones_view v;

    rumbones_look(s, tt_top(&s->table.agenda).seat, &v);
    return v;
}

/* The odds of that move are what playing it out says. */
static bool agrees(const rumbones_state *s, tt_move m, goal g)
{
    rumbones_view v = view_of(s);
    rumbones_odds odds;
    tally seen = play_out(s, m, g);

    if (!rumbones_attack_odds(&v, m, &odds) || !same_hits(&odds, &seen))
        return false;
    uint64_t reached = g.hero >= 0 ? odds.ko[g.hero] : g.token >= 0 ? odds.destroyed : 0;
    if (as_likely(reached, odds.all, seen.reached, seen.all))
        return seen.reached > 0 || (g.hero < 0 && g.token < 0);
    printf("# reached %llu of %llu, but %llu of %llu\n", (unsigned long long)reached,
           (unsigned long long)odds.all, (unsigned long long)seen.reached,
           (unsigned long long)seen.all);
    return false;
}

static const goal NOTHING = {-1, -1}, THEIR_HERO = {SIDE_HEROES, -1};

/* ==== Heroes =============================================================== */

static void test_plain(void)
{
    rumbones_state s = table_of(GABRIELA, deck(), ISHMAEL, plank());
    tt_move shot = tt_move_of(VERB_ATTACK, FIRE_LANCE, plank());

    set_vigour(&s, SIDE_HEROES, 2);
    ok(agrees(&s, shot, THEIR_HERO), "odds: a few dice against a hero [R-7.3]");
    s.table.hero[0].status = BLIND;
    ok(agrees(&s, shot, THEIR_HERO), "odds: the same, blinded [R-9.2]");
    put_crew(&s, SIDE_B, plank(), 1, 1);
    s.table.hero[0].level[1] = 2;
    ok(agrees(&s, tt_move_of(VERB_ATTACK, POWDER_KEG, plank()), THEIR_HERO),
       "odds: crew in front of a hero takes hits first [R-7.4 R-E3]");
}

static void test_extra(void)
{
    rumbones_state s = table_of(CARCHARIAS, deck(), VIANA, plank());
    tt_move bite = tt_move_of(VERB_ATTACK, JAWS, plank());

    set_vigour(&s, SIDE_HEROES, 3);
    ok(agrees(&s, bite, THEIR_HERO),
       "odds: Jaws, each natural 5 or 6 adds a die that adds none [R-8.1 R-E1]");
    s.table.hero[0].status = BLIND;
    ok(agrees(&s, bite, THEIR_HERO),
       "odds: Jaws, blinded, adds as many dice as ever [R-8.1 R-9.2]");
    s.table.hero[0].status = SILENCE;
    ok(agrees(&s, bite, THEIR_HERO), "odds: Jaws, silenced, is bare dice [R-9.5]");
}

static void test_doubles(void)
{
    rumbones_state s = table_of(KYRIE, deck(), SANTIAGO, plank());
    tt_move shot = tt_move_of(VERB_ATTACK, SWORDFISH_GUN, plank());
    int better = rumbones_skills[SWORDFISH_GUN].level[2].hit - rumbones_heroes[KYRIE].n;
    rumbones_odds odds;

    s.table.hero[0].level[0] = 2;
    set_vigour(&s, SIDE_HEROES, 3);
    put_crew(&s, SIDE_B, plank(), 1, 0);
    rumbones_view v = view_of(&s);
    ok(rumbones_attack_odds(&v, shot, &odds) && odds.needed[1] == better,
       "odds: who stands still hits better [R-7.3]");
    ok(agrees(&s, shot, THEIR_HERO),
       "odds: a natural 6 deals 2, a 5 that counts as 6 does not [R-7.5 R-E2 R-E4]");
}

static void test_tiers(void)
{
    rumbones_state s = table_of(SNAPPER, deck(), VIANA, plank());

    s.table.hero[0].level[1] = 2;
    set_vigour(&s, SIDE_HEROES, 3);
    put_crew(&s, SIDE_B, plank(), 2, 0);
    ok(agrees(&s, tt_move_of(VERB_ATTACK, CARVE, plank()), THEIR_HERO),
       "odds: hits that may go to heroes before crew [R-7.4]");
    s = table_of(EMBER, beside_rigging(), VIANA, rigging_zone());
    put_crew(&s, SIDE_B, rigging_zone(), 2, 0);
    s.table.hero[0].level[1] = 2;
    set_rigging(&s, 2);
    ok(agrees(&s, tt_move_of(VERB_ATTACK, CALLED_SHOT, rigging_zone()),
              (goal){-1, rigging_token()}),
       "odds: hits that may go to anybody, rigging too [R-7.4]");
}

static void test_rigging(void)
{
    rumbones_state s = table_of(GABRIELA, beside_rigging(), VIANA, deck());
    tt_move shot = tt_move_of(VERB_ATTACK, FIRE_LANCE, rigging_zone());
    const goal rigging = {-1, rigging_token()};

    s.table.hero[0].level[0] = 2;
    set_rigging(&s, 5);
    ok(agrees(&s, shot, rigging), "odds: her natural sixes deal 2 to rigging [R-7.5]");
    s.table.at[SIDE_HEROES] = (uint8_t)rigging_zone();
    set_vigour(&s, SIDE_HEROES, 1);
    put_crew(&s, SIDE_B, rigging_zone(), 1, 0);
    set_rigging(&s, 3);
    ok(agrees(&s, shot, rigging), "odds: rigging comes after crew and heroes [R-7.4]");
    ok(agrees(&s, shot, THEIR_HERO), "odds: a hero beside rigging takes 1 of each [R-7.5]");
    s = table_of(KYRIE, beside_rigging(), VIANA, rigging_zone());
    s.table.hero[0].level[0] = 2;
    set_vigour(&s, SIDE_HEROES, 1);
    set_rigging(&s, 2);
    ok(agrees(&s, tt_move_of(VERB_ATTACK, SWORDFISH_GUN, rigging_zone()), rigging),
       "odds: a double hit wasted on a hero does not reach the rigging [R-7.5 R-E4]");
}

static void test_text(void)
{
    rumbones_state s = table_of(KYRIE, deck(), DE_MARCO, plank());
    tt_move fire = tt_move_of(VERB_ATTACK, CLINGING_FIRE, plank());

    set_vigour(&s, SIDE_HEROES, 2);
    ok(agrees(&s, fire, THEIR_HERO), "odds: what the attack's text does afterwards counts [R-7.2]");
    s.table.hero[0].status = SILENCE;
    ok(agrees(&s, fire, THEIR_HERO), "odds: unless the hero is silenced [R-9.5]");
}

/* ==== Crew, gun, beasts ==================================================== */

/* The crew of side A is asked which zone attacks. */
static void ask_crew(rumbones_state *s)
{
    s->table.acting = NO_PLACE;
    s->table.crewing.side = SIDE_A;
    tt_go(&s->table.agenda, STAGE_CREW, 0);
    tt_then(&s->table.agenda, STAGE_SQUAD, 0);
}

static void test_crew(void)
{
    rumbones_state s = table_of(LATIGO, rigging_zone(), ISHMAEL, plank());
    tt_move squad = tt_move_of(VERB_AT, deck(), 0);

    set_vigour(&s, SIDE_HEROES, 3);
    put_crew(&s, SIDE_A, deck(), 3, 1);
    put_crew(&s, SIDE_B, plank(), 1, 0);
    ask_crew(&s);
    ok(agrees(&s, squad, THEIR_HERO), "odds: a bosun helps the deckhands of his zone [R-17.6]");
    put_crew(&s, SIDE_A, deck(), -1, 0);
    s.table.at[0] = (uint8_t)deck();
    ok(agrees(&s, squad, NOTHING), "odds: crew under discipline rerolls natural ones [R-8.1]");
}

static void test_gun(void)
{
    rumbones_state s = table_of(LATIGO, deck(), ISHMAEL, rigging_zone());
    tt_move shot = tt_move_of(VERB_AT, rigging_zone(), 0);
    rumbones_odds odds;

    set_vigour(&s, SIDE_HEROES, 2);
    set_rigging(&s, 1);
    s.table.acting = NO_PLACE;
    s.table.crewing.side = SIDE_A;
    tt_go(&s.table.agenda, STAGE_HALVES, 0);
    tt_then(&s.table.agenda, STAGE_GUN, 0);
    rumbones_view v = view_of(&s);
    ok(agrees(&s, shot, THEIR_HERO) && rumbones_attack_odds(&v, shot, &odds) && !odds.has_thing,
       "odds: the swivel gun spares rigging [R-17.9]");
}

static void test_beasts(void)
{
    rumbones_state s = table_of(LATIGO, rigging_zone(), ISHMAEL, deck());

    s.table.acting = NO_PLACE;
    s.table.kraken = 1;
    s.table.kraken_zone = (uint8_t)plank();
    set_vigour(&s, SIDE_HEROES, 3);
    tt_go(&s.table.agenda, STAGE_SLAM, 0);
    ok(agrees(&s, tt_move_of(VERB_AT, deck(), 0), THEIR_HERO),
       "odds: the Kraken slams a zone [R-21.2]");
    s.table.kraken = 0;
    s.table.dragon = 1;
    s.table.dragon_zone = (uint8_t)plank();
    s.table.actions = ACTIONS;
    tt_go(&s.table.agenda, STAGE_SWIM, 0);
    ok(agrees(&s, tt_move_of(VERB_BITE, deck(), 0), THEIR_HERO) &&
           agrees(&s, tt_move_of(VERB_LASH, deck(), 0), THEIR_HERO),
       "odds: the Sea Dragon bites and lashes [R-20.1]");
}

/* ==== Any position ========================================================= */

/* So that nobody is asked for a card, and nothing is drawn but the dice of the attack: no card,
 * and the round does not end with it, for both crews have still to act. */
static rumbones_state without_cards(const rumbones_state *s)
{
    rumbones_state copy = *s;

    for (int side = 0; side < BOTH_SIDES; side++)
        copy.table.team[side].crew_done = copy.table.team[side].passed = 0;

    memset(&copy.secret, 0, sizeof copy.secret);
    memset(copy.table.hand_n, 0, sizeof copy.table.hand_n);
    memset(copy.table.deck_n, 0, sizeof copy.table.deck_n);
    memset(copy.table.discard, 0, sizeof copy.table.discard);
    return copy;
}

typedef struct survey {
    int attacks, compared;
    bool good;
} survey;

static void survey_moves(const rumbones_state *s, const tt_moves *list, survey *found)
{
    enum { DICE = 6 }; /* extra ones too: few enough to be played out */
    rumbones_view v = view_of(s);

    for (uint32_t i = 0; i < list->n; i++) {
        rumbones_odds odds;
        uint64_t sum = 0;
        if (!rumbones_attack_odds(&v, list->at[i], &odds))
            continue;
        found->attacks++;
        for (int k = 0; k <= ODDS_HITS; k++)
            sum += odds.hits[k];
        found->good &= sum == odds.all && odds.hits[odds.most] > 0;
        for (int k = 0; k < HEROES_MAX; k++)
            found->good &= odds.ko[k] <= odds.all;
        if (odds.most > DICE)
            continue;
        rumbones_state quiet = without_cards(s);
        tally seen = play_out(&quiet, list->at[i], NOTHING);
        found->good &= same_hits(&odds, &seen);
        found->compared++;
    }
}

/* Whether every draw of that move is one of its dice: nothing else is drawn. */
static bool is_attack_alone(const tt_move m)
{
    return m.verb == VERB_ATTACK || m.verb == VERB_BITE || m.verb == VERB_LASH;
}

static void test_games(int seats, int pirates)
{
    rumbones_state s;
    tt_setup how = tt_setup_for(seats);
    tt_chance c = tt_chance_fast(77);
    survey found = {0, 0, true};

    how.option[1] = (uint8_t)pirates;
    tt_rumbones.setup(&s, &how, &c, NULL);
    for (int n = 0; n < 4000 && tt_rumbones.actor(&s) != TT_OVER; n++) {
        tt_moves list, attacks = {.n = 0};
        tt_rumbones.moves(&s, &list);
        for (uint32_t i = 0; i < list.n; i++)
            if (is_attack_alone(list.at[i]))
                attacks.at[attacks.n++] = list.at[i];
        survey_moves(&s, &attacks, &found);
        const tt_moves *from = attacks.n > 0 && tt_draw(&c, 2) == 0 ? &attacks : &list;
        rumbones_apply(&s, from->at[tt_draw(&c, from->n)], &c, NULL);
    }
    ok(found.good && found.attacks > 100 && found.compared > 50,
       "odds: %d attacks of a game of %d%s, %d of them played out", found.attacks, seats,
       pirates ? " pirates" : "", found.compared);
}

/* ==== Jumps ================================================================ */

/* Every zone that can be jumped to, every face of the die. */
static bool jumps_agree(int who)
{
    rumbones_state s = table_of(who, 0x52, ISHMAEL, 0xd4); /* c5; e13 */
    tt_moves list;
    int jumps = 0;

    tt_rumbones.moves(&s, &list);
    for (uint32_t i = 0; i < list.n; i++) {
        int landed = 0;
        if (list.at[i].verb != VERB_JUMP)
            continue;
        tt_chance c = tt_chance_enumerate();
        do {
            rumbones_state copy = s;
            rumbones_apply(&copy, list.at[i], &c, NULL);
            landed += copy.table.at[0] == list.at[i].a;
        } while (tt_enumerate_next(&c));
        if (landed !=
            rumbones_jump_odds(&s.table, 0, list.at[i].a, rumbones_jump_bonus(&s.table, 0)))
            return false;
        jumps++;
    }
    return jumps > 20;
}

static void test_jumps(void)
{
    rumbones_state s = table_of(VIANA, 0x52, ISHMAEL, 0xd4);

    ok(jumps_agree(VIANA), "odds: jumps to every zone [R-13.1]");
    ok(jumps_agree(FARROW), "odds: jumps of who adds 1 to the die [R-13.1]");
    ok(rumbones_jump_odds(&s.table, 0, 0x23, 0) == 3 &&
           rumbones_jump_odds(&s.table, 0, 0x14, 0) == 1 &&
           rumbones_jump_odds(&s.table, 0, 0x04, 0) == 0 &&
           rumbones_jump_odds(&s.table, 0, 0x04, 2) == 2,
       "odds: distance 4 needs a 4, distance 6 a 6, distance 7 help [R-E6]");
}

/* ==== What has no odds ===================================================== */

static void test_none(void)
{
    rumbones_state s = table_of(VIANA, deck(), ISHMAEL, plank());
    rumbones_view v = view_of(&s);
    rumbones_odds odds;

    ok(!rumbones_attack_odds(&v, tt_move_of(VERB_STEP, beside_rigging(), 0), &odds) &&
           !rumbones_declared_odds(&s.table, &odds),
       "odds: a step has none");
    memset(&v.table.agenda, 0, sizeof v.table.agenda);
    ok(!rumbones_attack_odds(&v, tt_move_of(VERB_ATTACK, SABRE_AND_PISTOL, plank()), &odds),
       "odds: nor has anything after the end");
    s = table_of(LATIGO, deck(), ISHMAEL, plank());
    put_crew(&s, SIDE_A, deck(), DECKHANDS_IN_BOX, BOSUNS_IN_BOX);
    ask_crew(&s);
    v = view_of(&s);
    ok(!rumbones_attack_odds(&v, tt_move_of(VERB_AT, deck(), 0), &odds),
       "odds: more outcomes than can be counted are not counted");
}

int main(void)
{
    test_plain();
    test_extra();
    test_doubles();
    test_tiers();
    test_rigging();
    test_text();
    test_crew();
    test_gun();
    test_beasts();
    test_games(2, 0);
    test_games(4, 0);
    test_games(3, 1);
    test_jumps();
    test_none();
    return tap_result();
}
