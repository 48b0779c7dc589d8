/* Rum & Bones, all of it: random play goes on until every question, verb and event, every
 * skill at each level, reaction, card, objective, line of the Kraken, board, mode and number
 * of players, and every situation named here, was met so many times. */
#include "games/rumbones/state.h"
#include "tests/play.h"

enum { OFTEN = 2, GAMES_MAX = 1500 };

/* ==== What is to be met ==================================================== */

#define SITUATIONS(IS)                                                                             \
    IS(FIRST_TIED, "[R-2.7] a tie for the first turn")                                             \
    IS(KO_GOLD, "[R-6.2] a hero KO'd before it acted")                                             \
    IS(KO_SILVER, "[R-6.2] a hero KO'd after it acted")                                            \
    IS(KO_ACTING, "[R-6.3] a hero KO'd in its own activation")                                     \
    IS(TWO_KOS, "[R-7.6] two heroes KO'd at once")                                                 \
    IS(SHIELDED, "[R-7.4] hits that crew kept from a hero")                                        \
    IS(EXTRA_DICE, "[R-8.1] extra dice")                                                           \
    IS(BLED_OUT, "[R-9.6] a hero KO'd by bleeding")                                                \
    IS(JUMPED_FAR, "[R-13.1] a jump of more than six")                                             \
    IS(TWO_JUMPS, "[R-13.2] two jumps in one move")                                                \
    IS(FELL_IN_OTHERS_TURN, "[R-13.4] overboard in another's turn")                                \
    IS(NO_DECKHANDS, "[R-17.1] a crew activation without deckhands in the supply")                 \
    IS(BOTH_BETTER, "[R-17.12] a side with better gun and better bosuns")                          \
    IS(RAMPAGED, "[R-17.8] a rampage of several figures")                                          \
    IS(POOL_FULL, "[R-19.2] a card with Kraken symbols at a full pool")                            \
    IS(RESHUFFLED, "[R-19.2] a deck used up")                                                      \
    IS(MONSTER_BEATEN, "[R-20.1] the Sea Dragon beaten")                                           \
    IS(KRAKEN_BEATEN, "[R-21.3] the Kraken beaten")                                                \
    IS(MONSTER_CRUSHED, "[R-21.1] the Sea Dragon beaten by the arriving Kraken")                   \
    IS(SURPLUS, "[R-22.6] a hand above its limit in recovery")                                     \
    IS(OUT_OF_LIVES, "[R-25.1] a hero out of lives")                                               \
    IS(LOOTED, "[R-25.1] the chest is looted")                                                     \
    IS(WON_BY_RIGGING, "[R-1.1] the last point is rigging's")                                      \
    IS(WON_BY_HERO, "[R-1.1] the last point is a hero's")

enum situation {
#define IS(id, text) id,
    SITUATIONS(IS)
#undef IS
        SITUATIONS_N
};

static const char *const SITUATION[SITUATIONS_N] = {
#define IS(id, text) text,
    SITUATIONS(IS)
#undef IS
};

static struct {
    int situation[SITUATIONS_N];
    int stage[STAGES], verb[VERBS], told[TOLDS];
    int hero[HEROES_END], skill[LEVELS + 1][SKILLS_END], card[CARDS_END];
    int rigging[RIGGINGS], line[LINES_END], status[STATUSES];
    int board[BOARDS], seats[RUMBONES_SEATS_MAX + 1], pirates[RUMBONES_SEATS_MAX + 1];
} met;

static void see(int situation, bool met_now)
{
    met.situation[situation] += met_now;
}

static const rumbones_table *table_of(const play *p)
{
    return &((const rumbones_state *)p->state)->table;
}

/* ==== Before a move, and after it ========================================== */

static void note_before(const play *p, tt_move m)
{
    const rumbones_table *t = table_of(p);
    int stage = p->game->stage(p->state), seat = p->game->actor(p->state);

    met.stage[stage]++;
    met.verb[m.verb]++;
    if (m.verb == VERB_JUMP) {
        int hero = stage == STAGE_MOVE ? t->moving.hero : t->acting;
        see(JUMPED_FAR, distance(t->at[hero], m.a) > DIE_FACES);
        see(TWO_JUMPS, stage == STAGE_MOVE && t->moving.jump != 0);
    }
    see(SURPLUS, stage == STAGE_DISCARD && t->hand_n[seat] > 4);
    see(NO_DECKHANDS, m.verb == VERB_CREW && t->supply[t->side_of[seat]][DECKHAND] == 0);
    see(POOL_FULL, (m.verb == VERB_PLAY || m.verb == VERB_PLAY_ON) &&
                       rumbones_cards[m.a].kraken > 0 &&
                       t->team[t->side_of[seat]].pool == POOL_MAX);
}

static int level_used(const rumbones_table *t, int figure, int skill)
{
    int hero = place_of(t, figure);

    return hero == NO_PLACE ? 0 : t->hero[hero].level[rumbones_skill_slot[skill]];
}

static void note_event(const play *p, const rumbones_table *before, tt_event e, tt_event last)
{
    const rumbones_table *t = table_of(p);

    met.told[e.kind]++;
    switch (e.kind) {
    case TOLD_PICKED:
        met.hero[e.a]++;
        break;
    case TOLD_WITH:
        met.skill[level_used(before, e.a, e.b)][e.b]++;
        break;
    case TOLD_REACTS:
        met.skill[LEVELS][e.b]++;
        break;
    case TOLD_PLAYED:
        met.card[e.a]++;
        break;
    case TOLD_DESTROYED:
        met.rigging[e.a]++;
        break;
    case TOLD_LINE:
        met.line[e.a]++;
        break;
    case TOLD_STATUS:
        met.status[e.b]++;
        break;
    case TOLD_TOSSED:
        see(FIRST_TIED, last.kind == TOLD_TOSSED && last.b == e.b);
        break;
    case TOLD_KO:
        see(e.b == 1 ? KO_GOLD : KO_SILVER, true);
        see(KO_ACTING, place_of(before, e.a) == before->acting);
        see(BLED_OUT, last.kind == TOLD_HURT && has_status(before, place_of(before, e.a), BLEED) &&
                          place_of(before, e.a) == before->acting);
        break;
    case TOLD_EXTRA:
        see(EXTRA_DICE, true);
        break;
    case TOLD_OVERBOARD:
        see(FELL_IN_OTHERS_TURN, place_of(before, e.a) != before->acting);
        break;
    case TOLD_REMOVED:
        see(RAMPAGED, e.b > 1);
        break;
    case TOLD_RESHUFFLED:
        see(RESHUFFLED, true);
        break;
    case TOLD_BEATEN:
        see(e.a == DRAGON ? MONSTER_BEATEN : KRAKEN_BEATEN, true);
        see(MONSTER_CRUSHED, e.a == DRAGON && t->kraken == 1 && before->kraken == 0);
        break;
    case TOLD_OUT:
        see(OUT_OF_LIVES, true);
        break;
    case TOLD_LOOTED:
        see(LOOTED, true);
        break;
    default:
        break;
    }
}

static void note_after(const play *p, const rumbones_table *before)
{
    const rumbones_table *t = table_of(p);
    tt_event last = {.kind = TOLDS};
    int kos = 0;

    for (int i = 0; i < p->log.n; i++) {
        tt_event e = p->log.at[i];
        note_event(p, before, e, last);
        kos += e.kind == TOLD_KO || e.kind == TOLD_LIFE;
        if (e.kind == TOLD_OVER && !t->pirates) {
            bool rigging = false;
            for (int k = 0; k < i; k++)
                rigging |= p->log.at[k].kind == TOLD_DESTROYED;
            see(rigging ? WON_BY_RIGGING : WON_BY_HERO, true);
        }
        last = e;
    }
    see(TWO_KOS, kos > 1);
    for (int side = 0; side < BOTH_SIDES && !t->pirates; side++)
        see(BOTH_BETTER, t->team[side].gun && t->team[side].bosuns);
    int stage = p->game->actor(p->state) == TT_OVER ? STAGE_NONE : p->game->stage(p->state);
    if (stage == STAGE_LESSEN || stage == STAGE_AFTER)
        see(SHIELDED, t->fight.crew[DECKHAND] + t->fight.crew[BOSUN] > 0);
}

/* ==== All of it ============================================================ */

static bool is_met(const int *seen, int from, int to)
{
    for (int i = from; i < to; i++)
        if (seen[i] < OFTEN)
            return false;
    return true;
}

/* A reaction does nothing at level 1. */
static bool has_level(int skill, int level)
{
    return level == LEVELS || rumbones_skills[skill].kind != REACTION;
}

static bool skills_met(void)
{
    for (int level = 1; level <= LEVELS; level++)
        for (int skill = 1; skill < SKILLS_END; skill++)
            if (has_level(skill, level) && met.skill[level][skill] < OFTEN)
                return false;
    return true;
}

/* Random play comes to these once in a thousand games or less: two heroes hurt by one blow
 * that marks, a KO on the chest, blows that wait for each other, both ends of a fork free,
 * two statuses to be rid of.  They have scenarios. */
static void forgive_rare(void)
{
    static const uint8_t STAGE[] = {STAGE_MARK, STAGE_CHEST, STAGE_ORDER, STAGE_FORK,
                                    STAGE_CLEANSE};
    static const uint8_t VERB[] = {VERB_FIRST, VERB_GO, VERB_RID};

    for (size_t i = 0; i < sizeof STAGE; i++)
        met.stage[STAGE[i]] += OFTEN;
    for (size_t i = 0; i < sizeof VERB; i++)
        met.verb[VERB[i]] += OFTEN;
}

static bool all_met(void)
{
    for (int stage = 1; stage < STAGES; stage++)
        if (rumbones_grammar.stages[stage].asks && met.stage[stage] < OFTEN)
            return false;
    return skills_met() && is_met(met.situation, 0, SITUATIONS_N) && is_met(met.verb, 0, VERBS) &&
           is_met(met.told, 0, TOLDS) && is_met(met.hero, 1, HEROES_END) &&
           is_met(met.card, 1, CARDS_END) && is_met(met.rigging, 0, RIGGINGS) &&
           is_met(met.line, 1, LINES_END) && is_met(met.status, 0, STATUSES) &&
           is_met(met.board, 0, BOARDS) && is_met(met.seats, 2, RUMBONES_SEATS_MAX + 1) &&
           is_met(met.pirates, 2, RUMBONES_SEATS_MAX + 1);
}

static void play_noting(play *p)
{
    rumbones_state *before = new_state(p);
    const rumbones_table *t = table_of(p);

    met.board[t->board]++;
    (t->pirates ? met.pirates : met.seats)[t->seats]++;
    memcpy(before, p->state, sizeof *before);
    note_after(p, &before->table);
    while (goes_on(p)) {
        tt_move m = choose(p);
        memcpy(before, p->state, sizeof *before);
        note_before(p, m);
        make_move(p, m);
        note_after(p, &before->table);
    }
    free(before);
}

static void report(const char *what, const char *word, int seen)
{
    if (seen < OFTEN)
        ok(false, "rumbones: %s %s was met %d times", what, word, seen);
}

static void report_words(const char *what, int sort, const int *seen, int from, int end)
{
    for (int i = from; i < end; i++)
        report(what, rumbones_grammar.sorts[sort - TT_SORT_FIRST].words[i], seen[i]);
}

static void report_missing(void)
{
    static const char *const LEVEL_NAMES[] = {"", "level 1 of", "level 2 of"};

    for (int i = 1; i < STAGES; i++)
        if (rumbones_grammar.stages[i].asks)
            report("question", rumbones_grammar.stages[i].name, met.stage[i]);
    for (int i = 0; i < VERBS; i++)
        report("verb", rumbones_grammar.verbs[i].name, met.verb[i]);
    for (int i = 0; i < TOLDS; i++)
        report("event", rumbones_grammar.tolds[i].name, met.told[i]);
    for (int level = 1; level <= LEVELS; level++)
        for (int skill = 1; skill < SKILLS_END; skill++)
            if (has_level(skill, level))
                report_words(LEVEL_NAMES[level], SORT_SKILL, met.skill[level], skill, skill + 1);
    report_words("card", SORT_CARD, met.card, 1, CARDS_END);
    report_words("destroying", SORT_RIGGING, met.rigging, 0, RIGGINGS);
    report_words("line", SORT_LINE, met.line, 1, LINES_END);
    report_words("status", SORT_STATUS, met.status, 0, STATUSES);
}

int main(void)
{
    play p = {.wrong = ""};
    int games = 0;

    forgive_rare();
    while (games < GAMES_MAX && !all_met() && p.wrong[0] == '\0') {
        start_play(&p, &tt_rumbones, 2 + games % 5, (uint64_t)(5555555 + games), false);
        play_noting(&p);
        end_play(&p);
        games++;
    }
    ok(all_met() && p.wrong[0] == '\0', "rumbones: everything is met %d times, in %d games %s",
       OFTEN, games, p.wrong);
    for (int i = 0; i < SITUATIONS_N; i++)
        ok(met.situation[i] >= OFTEN, "rumbones: %s: met %d times", SITUATION[i], met.situation[i]);
    report_missing();
    return tap_result();
}
