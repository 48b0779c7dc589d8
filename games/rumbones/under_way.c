/* What must be true of what is under way: the agenda, and what every stage on it needs.
 *
 * The agenda is a path: under every entry lies one that can have set it off.  The paths are
 * finite, so that no position overflows it.
 *
 * What an attack needs, the largest chapter, is in attack_under_way.c. */
#include "games/rumbones/check.h"

/* ==== What can lie on what ================================================= */

enum { CHILDREN_MAX = 16 };

/* Own cards, and what a hero's attack is while it is fought. */
#define CARDS_PLAYED  STAGE_SUMMON, STAGE_PUSHING, STAGE_RECEIVE, STAGE_FALL
#define SPLASH_FOUGHT STAGE_EXTRA, STAGE_HITTING, STAGE_ASSIGN, STAGE_HARM, STAGE_FOUGHT
#define ATTACK_FOUGHT STAGE_ROLL, SPLASH_FOUGHT, STAGE_TEXT, STAGE_BLOWS, STAGE_ORDER

static const uint8_t CHILDREN[STAGES][CHILDREN_MAX] = {
    [STAGE_NONE] = {STAGE_PICK, STAGE_TAKE, STAGE_PASS, STAGE_ACT, STAGE_HALVES, STAGE_SWIM,
                    STAGE_RECOVER, STAGE_LINE, STAGE_ARRIVAL, STAGE_DISCARD},
    [STAGE_TAKE] = {STAGE_MATES, CARDS_PLAYED},
    [STAGE_PASS] = {STAGE_BEFORE_PASS},
    [STAGE_BEFORE_PASS] = {CARDS_PLAYED},
    [STAGE_ACT] = {STAGE_DEPLOY, STAGE_TOLL, STAGE_MATES, STAGE_ACTED, STAGE_MOVED, STAGE_HARM,
                   STAGE_FOUGHT, CARDS_PLAYED},
    [STAGE_SWIM] = {STAGE_MATES, STAGE_ACTED, CARDS_PLAYED},
    [STAGE_ACTED] = {STAGE_MOVED, STAGE_AMBUSH, STAGE_RUSH, STAGE_AIM, STAGE_CLEANSE, STAGE_SPEND,
                     STAGE_RECEIVE, STAGE_SENT, STAGE_GLIDE, STAGE_FALL, STAGE_ROLL, STAGE_EXTRA,
                     STAGE_HITTING, STAGE_ASSIGN, STAGE_HARM, STAGE_TEXT},
    [STAGE_MOVED] = {STAGE_MOVE},
    [STAGE_MOVE] = {STAGE_LAND, STAGE_FALL},
    [STAGE_LAND] = {STAGE_JUMPING},
    [STAGE_FALL] = {STAGE_LIFE_LINE},
    [STAGE_AMBUSH] = {ATTACK_FOUGHT},
    [STAGE_GLIDE] = {STAGE_FALL},

    [STAGE_ROLL] = {STAGE_DECLARED},
    [STAGE_EXTRA] = {STAGE_REROLLS},
    [STAGE_REROLLS] = {STAGE_PARRY},
    [STAGE_HITTING] = {STAGE_HITS},
    [STAGE_HARM] = {STAGE_LESSEN, STAGE_LAST_STAND},
    [STAGE_TEXT] = {STAGE_PUSHING, STAGE_MARK, STAGE_MOVED, STAGE_SPLASH, STAGE_CHEST, STAGE_GRANT,
                    SPLASH_FOUGHT},
    [STAGE_PUSHING] = {STAGE_PUSH, STAGE_FALL},
    [STAGE_BLOWS] = {STAGE_HARM},
    [STAGE_FOUGHT] = {STAGE_AFTER, STAGE_FALLEN, STAGE_GRANT, STAGE_MOVED},

    [STAGE_HALVES] = {STAGE_PLACED, STAGE_BREAK},
    [STAGE_PLACED] = {STAGE_PLACE, STAGE_BOSUNS, STAGE_POINT},
    [STAGE_BREAK] = {STAGE_GUN, STAGE_CREW, ATTACK_FOUGHT, CARDS_PLAYED},
    [STAGE_ADVANCE] = {STAGE_HOLD, STAGE_FORK},
    [STAGE_ADVANCED] = {STAGE_ADVANCE, STAGE_LANE, STAGE_RAMPAGING},
    [STAGE_CREW] = {STAGE_ADVANCED, STAGE_SQUAD, STAGE_GROUP},
    [STAGE_GROUP] = {STAGE_SPLIT, STAGE_BOARDING, STAGE_RAMPAGING},
    [STAGE_BOARDING] = {ATTACK_FOUGHT},
    [STAGE_RAMPAGING] = {STAGE_RAMPAGE, ATTACK_FOUGHT},
    [STAGE_SENT] = {STAGE_SECOND, STAGE_MARCH, STAGE_ADVANCE, STAGE_GROUP, STAGE_RAMPAGING},

    [STAGE_ARRIVAL] = {STAGE_FALL},
    [STAGE_LINE] = {STAGE_HARM, STAGE_FOUGHT},
    [STAGE_RECOVER] = {STAGE_SLAM, STAGE_SWEEP, STAGE_DRAG, STAGE_CRUSH, STAGE_FALL, STAGE_GRANT,
                       STAGE_MOVED, ATTACK_FOUGHT},
    [STAGE_SWEEP] = {ATTACK_FOUGHT},
};

/* The rest of what an action sets off: the end of an attack. */
static bool may_lie_on(int under, int stage)
{
    if (under == STAGE_ACTED &&
        (stage == STAGE_BLOWS || stage == STAGE_ORDER || stage == STAGE_FOUGHT))
        return true;
    return memchr(CHILDREN[under], stage, CHILDREN_MAX) != NULL;
}

static bool is_window(int stage)
{
    static const bool IS_WINDOW[STAGES] = {
#define WINDOW(id, name, rule) [STAGE_##id] = true,
#include "games/rumbones/stages.def"
    };

    return IS_WINDOW[stage];
}

static bool is_fought(int stage)
{
    static const uint8_t STAGES_OF_IT[] = {ATTACK_FOUGHT};

    return memchr(STAGES_OF_IT, stage, sizeof STAGES_OF_IT) != NULL;
}

/* What a beast does and what a hero does. */
static bool fits_actor(int base, int stage)
{
    bool swims = stage == STAGE_GLIDE || stage == STAGE_FALL;

    return is_fought(stage) || swims == (base == STAGE_SWIM);
}

static const char *check_path(const rumbones_table *t)
{
    const tt_agenda *a = &t->agenda;
    int under = STAGE_NONE;

    for (int i = 0; i < a->n; i++) {
        if (!may_lie_on(under, a->stage[i]) ||
            (under == STAGE_ACTED && !fits_actor(a->stage[0], a->stage[i])))
            return "one thing sets off another [R-8.1]";
        under = a->stage[i];
    }
    return a->n == 0 || rumbones_grammar.stages[under].asks ? NULL
                                                            : "steps happen by themselves [R-8.1]";
}

/* ==== The story so far: which parts are in use ============================= */

static rumbones_story tell_story(const rumbones_table *t)
{
    const tt_agenda *a = &t->agenda;
    rumbones_story is = {.entry = -1, .harm = -1};

    if (a->n == 0)
        return is;
    is.base = a->stage[0];
    is.frame = tt_top(a);
    is.top = is.frame.stage;
    for (int i = 0; i < a->n; i++) {
        int stage = a->stage[i], under = i == 0 ? STAGE_NONE : a->stage[i - 1];
        if (is_fought(stage) && is.entry < 0) {
            is.entry = i;
            is.attack = under != STAGE_ACT && under != STAGE_LINE;
        } else if (is_fought(stage) && under == STAGE_TEXT && (t->scene.mode & MODE_SPLASH) != 0) {
            is.entry = i;
            is.splash = true;
        }
        if (stage == STAGE_HARM)
            is.harm = i;
    }
    is.stage = is.entry < 0 ? STAGE_NONE : a->stage[is.entry];
    is.walks = lies_on(t, STAGE_MOVED);
    is.pushes = lies_on(t, STAGE_PUSHING);
    is.falls = lies_on(t, STAGE_FALL);
    is.sent = lies_on(t, STAGE_SENT);
    is.crew = is.base == STAGE_HALVES || is.sent;
    return is;
}

/* ==== Turns ========================= [R-10.1   ] ==== */

static const char *check_acting(const rumbones_table *t, const rumbones_story *is)
{
    if ((t->acting != NO_PLACE) != (is->base == STAGE_ACT))
        return "a hero acts in its activation [R-11.1]";
    if (is->base != STAGE_ACT && is->base != STAGE_SWIM)
        return (t->actions | t->walked | t->fought) == 0
                   ? NULL
                   : "actions are taken in an activation [R-11.1]";
    if (t->actions > ACTIONS || t->walked > ACTIONS - t->actions || t->fought > 1)
        return "an activation has three actions [R-11.1]";
    if (is->base == STAGE_SWIM)
        return (t->walked | t->fought) == 0 && (t->actions < ACTIONS || t->dragon_lashed == 0)
                   ? NULL
                   : "the Sea Dragon lashes once [R-20.1]";
    if (!is_place(t, t->acting) || t->hero[t->acting].owner != t->active)
        return "a hero is activated by its owner [R-11.1]";
    if (lies_on(t, STAGE_DEPLOY) == is_deployed(t, t->acting) &&
        (lies_on(t, STAGE_DEPLOY) || is->top == STAGE_ACT))
        return "a hero is deployed first [R-11.1]";
    if (lies_on(t, STAGE_DEPLOY) &&
        (t->actions < ACTIONS || t->fought != 0 || (t->pirates && t->hero[t->acting].lives == 0)))
        return "a hero is deployed first [R-11.1]";
    return t->pirates || is_ready(t, t->acting) ||
                   (!is_deployed(t, t->acting) && !lies_on(t, STAGE_DEPLOY))
               ? NULL
               : "a hero is activated once a round [R-11.1]";
}

/* Whose turn it is.  In the Kraken's phase and in Recovery others decide, too. */
static const char *check_base(const rumbones_table *t, const rumbones_story *is)
{
    int seat = t->agenda.seat[0];

    switch (is->base) {
    case STAGE_NONE: /* the game is over */
    case STAGE_PICK:
        return NULL;
    case STAGE_RECOVER:
    case STAGE_LINE:
    case STAGE_ARRIVAL:
    case STAGE_DISCARD:
        return t->pirates            ? "pirates have no Recovery [R-25.1]"
               : t->turn != t->first ? "the first player comes first [R-8.2]"
               : t->team[SIDE_A].passed == 0 || t->team[SIDE_B].passed == 0
                   ? "a round is over when both sides have passed [R-18.1]"
                   : NULL;
    default:
        if (t->side_of[t->active] != t->turn || seat != t->active)
            return "who takes the turn is active [R-10.1]";
        if (!t->pirates && t->team[t->turn].passed != 0)
            return "who has passed has no more turn [R-18.2]";
        if (t->pirates && is->base != STAGE_TAKE && is->base != STAGE_ACT)
            return "pirates have heroes only [R-25.6]";
    }
    if (is->base == STAGE_SWIM &&
        (t->dragon != 1 || t->dragon_owner != seat || t->dragon_token != 0))
        return "the Sea Dragon is activated by its owner [R-20.2]";
    if (is->base == STAGE_HALVES && (t->team[t->turn].crew_done != 0 ||
                                     t->crewing.side != t->turn || !rumbones_crew_is_of(t, seat)))
        return "a side's crew is activated once a round [R-17.3]";
    return NULL;
}

static const char *check_turn(const rumbones_table *t, const rumbones_story *is)
{
    unsigned all = (1u << t->seats) - 1;
    bool recovers = is->base == STAGE_DISCARD;

    if (t->asked != 0 && (is->base != STAGE_TAKE || (t->asked & ~all) != 0 ||
                          (t->asked >> t->agenda.seat[0] & 1) != 0))
        return "members of a side are asked once for its turn [R-24.4]";
    for (int seat = 0; seat < t->seats; seat++)
        if ((t->asked >> seat & 1) != 0 && t->side_of[seat] != t->turn)
            return "members of a side are asked for its turn [R-24.4]";
    if (t->recovered != 0 &&
        (!recovers || (t->recovered & ~all) != 0 || (t->recovered >> is->frame.seat & 1) != 0))
        return "in Recovery everybody draws once [R-22.7]";
    if (recovers && t->active != is->frame.seat)
        return "in Recovery one after the other draws [R-22.7]";
    if (t->named != 0 &&
        (!recovers || t->named >= CARDS_END ||
         copies_in(t->discard[t->side_of[is->frame.seat]], t->named) == 0 ||
         rumbones_cards[t->named].faction != t->team[t->side_of[is->frame.seat]].faction))
        return "discards are named one by one [R-22.1]";
    if (t->dragon_lashed != 0 && is->base != STAGE_SWIM)
        return "the Sea Dragon lashes in its activation [R-20.1]";
    return NULL;
}

/* Who is asked is who may decide.  [R-24.1 ] */
static const char *check_seats(const rumbones_table *t, const rumbones_story *is)
{
    for (int i = 1; i < t->agenda.n; i++) {
        int seat = t->agenda.seat[i];
        bool right = true;
        switch (t->agenda.stage[i]) {
        case STAGE_DEPLOY:
        case STAGE_TOLL:
        case STAGE_ACTED:
        case STAGE_RUSH:
        case STAGE_CLEANSE:
        case STAGE_GLIDE:
        case STAGE_SLAM:
        case STAGE_SWEEP:
        case STAGE_DRAG:
        case STAGE_CRUSH:
        case STAGE_ORDER:
            right = seat == t->active;
            break;
        case STAGE_ASSIGN:
        case STAGE_MARK:
        case STAGE_SPLASH:
        case STAGE_CHEST:
            right = is->attack && seat == rumbones_attack_seat(t);
            break;
        case STAGE_PARRY:
            right = is->attack && t->side_of[seat] != t->scene.side;
            break;
        case STAGE_POINT:
            right = t->side_of[seat] == t->turn;
            break;
        case STAGE_SUMMON:
            right = t->dragon == 0 && !t->pirates;
            break;
        default:
            break;
        }
        if (!right)
            return "who may decide is asked [R-24.1]";
    }
    return NULL;
}

/* ==== Windows ==================================== [R-24.5 ] ==== */

static const char *check_windows(const rumbones_table *t, const rumbones_story *is)
{
    int n = 0;

    for (int i = 0; i < t->agenda.n; i++)
        n += is_window(t->agenda.stage[i]);
    for (int i = 0; i < t->saved_n; i++)
        n += t->saved[i].resume == STAGE_AFTER;
    if (t->windows_n != n || n > WINDOWS_DEEP)
        return "windows are open until all have declined [R-28.2]";
    for (int i = 0; i < WINDOWS_DEEP; i++) {
        int after = t->window[i] & 15, member = t->window[i] >> 4 & 15;
        int declined = t->window[i] >> 8;
        if (i >= n ? t->window[i] != 0 : after >= t->sides || member > 3 || declined >= t->sides)
            return "in a window one side is asked after the other [R-28.2]";
    }
    if (n == 0 || !is_window(is->top))
        return NULL;
    unsigned last = t->window[n - 1];
    if (rumbones_nth_member(t, (t->turn + (int)(last & 15)) % t->sides, (int)(last >> 4 & 15)) !=
        is->frame.seat)
        return "in a window one member is asked after the other [R-24.5]";
    return NULL;
}

/* What waits for the mates is something its seat may choose. */
static const char *check_pending(const rumbones_state *s, const rumbones_story *is)
{
    const rumbones_table *t = &s->table;
    const uint8_t *move = t->pending;
    tt_moves list;

    if (is->top != STAGE_MATES)
        return tt_all_zero(move, sizeof t->pending) ? NULL
                                                    : "a choice waits for the mates [R-24.8]";
    rumbones_sight see = {t, 0, t->active};
    list.n = 0;
    rumbones_list(&see, is->base, &list);
    return move[0] != VERB_LEAVE && tt_listed(&list, tt_move_of(move[0], move[1], move[2]))
               ? NULL
               : "a choice waits for the mates [R-24.8]";
}

/* ==== What objectives give ========================== [R-17.12] ==== */

static const char *check_granted(const rumbones_table *t)
{
    const rumbones_board *b = board_of(t);
    int token = t->granted - 1;

    if ((t->granted != 0) != lies_on(t, STAGE_GRANT))
        return "a destroyed objective gives something [R-24.6]";
    if (t->granted == 0)
        return NULL;
    if (t->pirates || token >= b->rigging_n || (t->gone >> token & 1) == 0 ||
        (b->rigging_kind[token] != HELM && b->rigging_kind[token] != ROPE) ||
        t->side_of[tt_top(&t->agenda).seat] == b->rigging_side[token])
        return "a destroyed objective gives something [R-24.6]";
    return NULL;
}

/* ==== Moves ====================== [R-3.5   F-9.4] ==== */

/* Whether a jump can end there. */
static bool can_land(const rumbones_table *t, int hero, int zone)
{
    const rumbones_board *b = board_of(t);

    return b->ship[zone] != 0 && is_deployed(t, hero) &&
           (b->rails[t->at[hero]] >> (b->ship[zone] - 1) & 1) != 0 &&
           may_stop(t, side_of_hero(t, hero), zone);
}

/* A move action, a card's move, or what an attack or an objective gives: that follows from
 * what lies under the move. */
static bool fits_walk(const rumbones_table *t)
{
    const rumbones_moving *m = &t->moving;
    bool acts = m->hero == t->acting;

    for (int i = t->agenda.n - 1; i > 0; i--) {
        int stage = t->agenda.stage[i], under = t->agenda.stage[i - 1];
        if (stage == STAGE_MOVED && under == STAGE_ACT)
            return acts && m->how == (WALK_JUMPS | WALK_MUST) && m->points <= MOVE_POINTS;
        if (stage == STAGE_MOVED && under != STAGE_ACTED)
            return m->how == 0;
        if (stage == STAGE_MOVED)
            return acts && m->how == (WALK_ACTION | WALK_JUMPS) && m->points < MOVE_POINTS;
    }
    return false;
}

static const char *check_walk(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_moving *m = &t->moving;
    bool lands = lies_on(t, STAGE_LAND);

    if (!is->walks)
        return (m->hero | m->points | m->how | m->jump) == 0 && m->bonus == 0
                   ? NULL
                   : "who moves, moves [R-12.1]";
    if (!is_place(t, m->hero) || m->points > 5 || m->how > 7 || !is_small(m->bonus))
        return "a hero moves [R-12.1]";
    if ((m->how & WALK_JUMPS) == 0 && (m->jump != 0 || m->bonus != 0))
        return "a hero jumps from rail to deck [R-13.1]";
    if (m->jump != 0 && board_of(t)->ship[m->jump] == 0)
        return "a hero jumps from rail to deck [R-13.1]";
    if (!fits_walk(t))
        return "a hero moves as far as it may [R-12.1]";
    if (lands && !can_land(t, m->hero, m->jump))
        return "a hero jumps from rail to deck [R-13.1]";
    for (int i = 0; i < t->agenda.n; i++)
        if ((t->agenda.stage[i] == STAGE_MOVE || t->agenda.stage[i] == STAGE_MOVED ||
             t->agenda.stage[i] == STAGE_LAND) &&
            t->agenda.seat[i] != t->hero[m->hero].owner)
            return "a hero is moved by its owner [R-12.1]";
    return NULL;
}

static const char *check_push(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_moving *m = &t->moving;

    if (!is->pushes)
        return (m->pushed | m->push_points | m->push_must | m->push_n | m->queue) == 0
                   ? NULL
                   : "who is pushed, is pushed [R-3.5]";
    if (!is_place(t, m->pushed) || m->push_n < 1 || m->push_n > 3 || m->push_points > m->push_n ||
        m->push_must > 1 || (m->queue & ~all_places(t)) != 0)
        return "heroes are pushed, up to three zones [R-3.5]";
    return lies_on(t, STAGE_PUSH) && !is_deployed(t, m->pushed)
               ? "deployed heroes are pushed [R-3.5]"
               : NULL;
}

static const char *check_moving(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_moving *m = &t->moving;
    const char *wrong = check_walk(t, is);

    if (wrong == NULL)
        wrong = check_push(t, is);
    if (wrong != NULL)
        return wrong;
    if (m->falling != 0 && (!is->falls || (m->falling & ~deployed(t)) != 0))
        return "deployed heroes go overboard [R-13.3]";
    if (is->top != STAGE_LIFE_LINE)
        return m->falling == 0 || is->top == STAGE_LIFE_LINE ? NULL
                                                             : "heroes go overboard [R-13.3]";
    if (m->falling == 0)
        return "the Life Line holds who falls [R-13.3]";
    int hero = next_to_fall(t), kyrie = find_hero(t, side_of_hero(t, hero), KYRIE);
    return can_react(t, kyrie, LIFE_LINE) && t->hero[kyrie].owner == is->frame.seat &&
                   distance(t->at[kyrie], t->at[hero]) <= rumbones_skills[LIFE_LINE].level[2].range
               ? NULL
               : "the Life Line holds who falls [R-13.3]";
}

/* ==== The crew at work ========================== [R-17.1 to F-9.24] ==== */

static bool is_slot(const rumbones_table *t, int slot)
{
    return slot < SLOTS && board_of(t)->slot_zone[slot] != THE_SEA;
}

/* Whether so many of its crew stand there. */
static bool stand_at(const rumbones_table *t, int slot, int hands, int bosuns)
{
    return t->crew[t->crewing.side][DECKHAND][slot] >= hands &&
           t->crew[t->crewing.side][BOSUN][slot] >= bosuns;
}

/* How many of the slots after that one its crew can advance to: two where its route forks. */
static int ways_on(const rumbones_table *t, int slot)
{
    const rumbones_board *b = board_of(t);
    int side = t->crewing.side, at = slot == FORK_SLOT ? b->fork : slot;
    int step = at % LANE_ZONES + (side == SIDE_A ? 1 : -1), ways = 0;

    if (step < 0 || step >= LANE_ZONES)
        return 0;
    int next[] = {at / LANE_ZONES * LANE_ZONES + step, FORK_SLOT};
    for (int i = 0; i < (next[0] == b->fork ? 2 : 1); i++) {
        int zone = b->slot_zone[next[i]];
        ways += is_open(t, zone) && !has_enemy(t, side, zone);
    }
    return ways;
}

static const char *check_march(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_crewing *w = &t->crewing;
    int ways = ways_on(t, w->slot);
    bool advances = is->top == STAGE_HOLD || is->top == STAGE_MARCH;

    if ((is->top == STAGE_FORK && ways < 2) || (advances && ways == 0))
        return "crew advances where it can [R-17.5]";
    return is->top == STAGE_MARCH && w->march == 0 ? "crew that is sent advances [F-9.24]" : NULL;
}

static const char *check_squad(const rumbones_table *t)
{
    const rumbones_crewing *w = &t->crewing;
    int hands = w->who[DECKHAND], bosuns = w->who[BOSUN];

    if (w->targets_n > TARGETS_MAX || w->target > w->targets_n || w->held > 1)
        return "a zone's crew has up to five targets [R-17.14]";
    for (int i = 0; i < TARGETS_MAX; i++) {
        bool in_use = i < w->targets_n;
        if (!in_use && (w->group[i][DECKHAND] | w->group[i][BOSUN]) != 0)
            return "crew is sent at targets [R-17.14]";
        if (in_use && w->zone[i] == THE_SEA)
            return "crew is sent at targets [R-17.14]";
        hands += w->group[i][DECKHAND];
        bosuns += w->group[i][BOSUN];
    }
    bool works = lies_on(t, STAGE_GROUP) || lies_on(t, STAGE_HOLD) || lies_on(t, STAGE_FORK) ||
                 lies_on(t, STAGE_MARCH);
    if (works && !stand_at(t, w->slot, hands, bosuns))
        return "crew that stands there is sent [R-17.14]";
    if (!lies_on(t, STAGE_GROUP) && (hands != w->who[DECKHAND] || bosuns != w->who[BOSUN]))
        return "crew is sent at targets [R-17.14]";
    if (lies_on(t, STAGE_BOARDING) &&
        (w->target >= w->targets_n ||
         w->group[w->target][DECKHAND] + w->group[w->target][BOSUN] == 0))
        return "a group attacks [R-17.14]";
    if (lies_on(t, STAGE_SPLIT) && (w->target + 1 > w->targets_n || hands + bosuns == 0))
        return "crew is sent at targets [R-17.14]";
    return w->held == 0 || lies_on(t, STAGE_BOARDING) ? NULL : "crew boards [R-17.7]";
}

static const char *check_sent(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_crewing *w = &t->crewing;

    if (!is->sent)
        return w->skill == NO_SKILL && w->level == 0 && tt_all_zero(w->sent, sizeof w->sent)
                   ? NULL
                   : "a skill sends crew [F-9.24]";
    if (w->skill >= SKILLS_END || w->level < 1 || w->level > LEVELS ||
        (rumbones_skills[w->skill].level[w->level].effects & DO_SEND) == 0 ||
        t->hero[t->acting].who != rumbones_skill_hero[w->skill] ||
        w->side != side_of_hero(t, t->acting))
        return "a skill sends crew [F-9.24]";
    for (int i = 0; i < 2; i++)
        if (w->sent[i][0] == 0
                ? (w->sent[i][1] | w->sent[i][2]) != 0
                : !is_slot(t, w->sent[i][0] - 1) || w->sent[i][1] + w->sent[i][2] == 0 ||
                      !stand_at(t, w->sent[i][0] - 1, w->sent[i][1], w->sent[i][2]))
            return "a skill sends crew [F-9.24]";
    return NULL;
}

static const char *check_rampage(const rumbones_table *t)
{
    const rumbones_crewing *w = &t->crewing;
    int ships = board_of(t)->ships_n;

    if (w->ship > ships || (w->ship != 0 && !lies_on(t, STAGE_RAMPAGING)))
        return "crew rampages on a ship [R-17.8]";
    for (int i = 0; i < SHIPS_MAX; i++)
        if (w->rampage[i] > DECKHANDS_IN_BOX + BOSUNS_IN_BOX ||
            (w->rampage[i] != 0 && (i >= ships || !lies_on(t, STAGE_RAMPAGING))))
            return "crew rampages on a ship [R-17.8]";
    return NULL;
}

static const char *check_placing(const rumbones_table *t)
{
    const rumbones_crewing *w = &t->crewing;
    bool hands = lies_on(t, STAGE_PLACE), bosuns = lies_on(t, STAGE_BOSUNS);
    int points = board_of(t)->points_n[w->side];

    if (!hands && !bosuns)
        return w->left == 0 && w->used == 0 &&
                       (w->point == 0 || (lies_on(t, STAGE_ADVANCE) && w->point <= SLOTS))
                   ? NULL
                   : "new crew is placed first [R-17.1]";
    return w->point < points && w->used <= w->point && w->used <= LANDING_POINTS &&
                   w->left <= (hands ? LANDING_DECKHANDS * LANDING_POINTS : LANDING_BOSUNS) &&
                   w->left <= t->supply[w->side][hands ? DECKHAND : BOSUN]
               ? NULL
               : "new crew is placed point by point [R-17.1]";
}

static bool is_of_crew(int stage)
{
    static const bool IS_CREW[STAGES] = {
#define CREW(id, name, rule) [STAGE_##id] = true,
#include "games/rumbones/stages.def"
        [STAGE_ADVANCE] = true,   [STAGE_CREW] = true, [STAGE_BOARDING] = true,
        [STAGE_RAMPAGING] = true, [STAGE_SENT] = true,
    };

    return IS_CREW[stage];
}

static const char *check_crewing(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_crewing *w = &t->crewing;
    uint32_t slots = 0;

    if (!is->crew)
        return tt_all_zero(w, sizeof *w) ? NULL : "crew works when it is told to [R-17.3]";
    if (w->side >= BOTH_SIDES || t->pirates)
        return "crew is a side's [R-17.3]";
    for (int slot = 0; slot < SLOTS; slot++)
        slots |= (uint32_t)is_slot(t, slot) << slot;
    if (((w->may_hold | w->done) & ~slots) != 0 || !is_slot(t, w->slot) || w->gun > 1 ||
        w->march > 1 || w->lane > LANES)
        return "crew stands on its routes [R-17.5]";
    for (int i = 0; i < t->agenda.n; i++)
        if (is_of_crew(t->agenda.stage[i]) && t->side_of[t->agenda.seat[i]] != w->side)
            return "crew is its side's [R-17.3]";
    const char *wrong = check_squad(t);
    if (wrong == NULL)
        wrong = check_march(t, is);
    if (wrong == NULL)
        wrong = check_sent(t, is);
    if (wrong == NULL)
        wrong = check_rampage(t);
    return wrong == NULL ? check_placing(t) : wrong;
}

/* ==== Skills and cards ===================== [R-9.1  F-9.24] ==== */

/* The hero that was chosen, or NO_PLACE. */
static int chosen(const rumbones_table *t)
{
    return t->chosen == 0 ? NO_PLACE : t->chosen - 1;
}

/* A skill of the acting hero, with that effect. */
static bool is_used(const rumbones_table *t, uint32_t effect)
{
    int slot = t->skill < SKILLS_END ? rumbones_skill_slot[t->skill] : 0;

    return t->skill != NO_SKILL && t->skill < SKILLS_END && t->acting != NO_PLACE &&
           rumbones_skill_hero[t->skill] == t->hero[t->acting].who &&
           (level_of(t, t->acting, slot)->effects & effect) != 0;
}

static const char *check_aim(const rumbones_table *t, const rumbones_story *is)
{
    int hero = chosen(t);

    if (!is_place(t, hero) || !is_deployed(t, hero) ||
        side_of_hero(t, hero) != side_of_hero(t, t->acting) ||
        t->hero[hero].owner != is->frame.seat || !is_small(t->aim) || t->skill >= SKILLS_END ||
        rumbones_skill_hero[t->skill] != t->hero[hero].who)
        return "an attack is aimed by a hero [R-7.1]";
    if (hero == t->acting)
        return is_used(t, DO_RUSH) ? NULL : "an attack is aimed by a hero [R-7.1]";
    return card_of(t, hero)->skill[0] == t->skill ? NULL : "who is commanded attacks [F-9.24]";
}

static const char *check_receive(const rumbones_table *t, const rumbones_story *is)
{
    if (t->skill != NO_SKILL) /* Ledger */
        return t->skill == LEDGER && t->chosen == 0 && t->card == NO_CARD && is->base == STAGE_ACT
                   ? NULL
                   : "the Ledger gives coins [R-15.1]";
    return is_place(t, chosen(t)) && t->card != NO_CARD && t->card < CARDS_END &&
                   rumbones_cards[t->card].effect == STEAL && is_deployed(t, chosen(t)) &&
                   side_of_hero(t, chosen(t)) != t->side_of[is->frame.seat] && !t->pirates
               ? NULL
               : "a bribe is somebody's coin [R-19.1]";
}

/* What a skill or a card asks. */
static const char *check_power(const rumbones_table *t, const rumbones_story *is)
{
    bool card = is->top == STAGE_RECEIVE || is->top == STAGE_POINT;
    bool skill = is->top == STAGE_AIM || is->top == STAGE_RUSH || is->top == STAGE_SPEND ||
                 is->top == STAGE_RECEIVE;
    bool hero = is->top == STAGE_AIM || is->top == STAGE_CLEANSE || is->top == STAGE_SPEND ||
                is->top == STAGE_RECEIVE || is->top == STAGE_DRAG;

    if ((t->card != 0 && !card) || (t->skill != 0 && !skill) || (t->chosen != 0 && !hero) ||
        (t->aim != 0 && is->top != STAGE_AIM))
        return "cards and skills ask something [R-14.1]";
    switch (is->top) {
    case STAGE_AIM:
        return check_aim(t, is);
    case STAGE_RUSH:
        return is_used(t, DO_RUSH) && is_deployed(t, t->acting) ? NULL
                                                                : "Bull Rush is a skill [R-7.1]";
    case STAGE_SPEND:
        return is_used(t, DO_LEDGER | DO_WIND) && chosen(t) == t->acting && !t->pirates &&
                       hand_of(t, t->hero[t->acting].owner) == is->frame.seat &&
                       t->hand_n[is->frame.seat] > 0
                   ? NULL
                   : "a skill makes its owner discard [R-19.1]";
    case STAGE_RECEIVE:
        return check_receive(t, is);
    case STAGE_CLEANSE:
        return is_place(t, chosen(t)) && is->base == STAGE_ACT ? NULL
                                                               : "a hero loses a status [R-9.1]";
    case STAGE_POINT:
        return t->card < CARDS_END && rumbones_cards[t->card].effect == MORE_CREW
                   ? NULL
                   : "a card brings crew [R-17.1]";
    case STAGE_DRAG:
        return t->chosen == 0 || (is_place(t, chosen(t)) && is_deployed(t, chosen(t)))
                   ? NULL
                   : "the Kraken drags a hero [R-21.2]";
    case STAGE_TOLL:
        return has_passive(t, t->acting, TOLL) ? NULL : "the toll is a passive [F-9.26]";
    default:
        return NULL;
    }
}

static const char *check_line(const rumbones_table *t, const rumbones_story *is)
{
    bool sweeps = lies_on(t, STAGE_SWEEP);

    if (!sweeps && !tt_all_zero(t->sweep, sizeof t->sweep))
        return "the Kraken sweeps zones [R-21.2]";
    for (int i = 0; i < SWEEP_ZONES; i++)
        for (int k = 0; k < i && t->sweep[i] != 0; k++)
            if (t->sweep[i] == t->sweep[k])
                return "the Kraken sweeps a zone once [F-9.31]";
    bool lines = sweeps || is->top == STAGE_SLAM || is->top == STAGE_DRAG || is->top == STAGE_CRUSH;
    return !lines || t->kraken == 1 ? NULL : "the Kraken is there [R-21.2]";
}

/* ==== The question ========================================================= */

/* Who takes a turn has something to activate. */
static bool has_something(const rumbones_table *t, int seat)
{
    rumbones_sight see = {t, 0, seat};
    tt_moves list;

    list.n = 0;
    rumbones_list(&see, STAGE_TAKE, &list);
    return list.n > 0 && list.at[0].verb != VERB_LEAVE;
}

static const char *check_question(const rumbones_state *s, const rumbones_story *is)
{
    const rumbones_table *t = &s->table;
    tt_moves list;

    if (is->base == STAGE_TAKE && !is->falls && !has_something(t, t->active))
        return "who takes a turn has something to activate [R-10.1]";
    if (is_window(is->top) && !rumbones_may_act(t, is->top, is->frame.seat))
        return "in a window those are asked who might act [R-28.2]";
    rumbones_sight see = {t, s->secret.hand[is->frame.seat], is->frame.seat};
    list.n = 0;
    rumbones_list(&see, is->top, &list);
    return list.n >= (is_window(is->top) || rumbones_is_secret(t, is->frame) ? 1 : 2)
               ? NULL
               : "nobody is asked who has one choice [R-28.2]";
}

const char *rumbones_check_under_way(const rumbones_state *s)
{
    static const char *(*const CHECKS[])(const rumbones_table *, const rumbones_story *) = {
        check_acting,          check_base,  check_turn, check_moving,  check_crewing,
        rumbones_check_attack, check_power, check_line, check_windows, check_seats,
    };
    const rumbones_table *t = &s->table;
    const char *wrong = check_path(t);
    const rumbones_story is = tell_story(t);

    for (size_t i = 0; i < sizeof CHECKS / sizeof *CHECKS && wrong == NULL; i++)
        wrong = CHECKS[i](t, &is);
    if (wrong == NULL)
        wrong = check_granted(t);
    if (wrong == NULL)
        wrong = check_pending(s, &is);
    return wrong == NULL && t->agenda.n > 0 ? check_question(s, &is) : wrong;
}
