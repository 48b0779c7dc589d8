/* The state of a game, and the small words its rules are written with. */
#ifndef RUMBONES_STATE_H
#define RUMBONES_STATE_H

#include "engine/bits.h"
#include "games/rumbones/view.h"

#include <string.h>

/* What lies face down, and hands.  A deck is a bag: a shuffled deck without the order. */
typedef struct rumbones_secret {
    tide_bag deck[BOTH_SIDES];
    tide_bag hand[RUMBONES_SEATS_MAX];
} rumbones_secret;

typedef struct rumbones_state {
    rumbones_table table;
    rumbones_secret secret;
} rumbones_state;

_Static_assert(sizeof(rumbones_hero) == 12, "no padding");
_Static_assert(sizeof(rumbones_scene) == 24, "no padding");
_Static_assert(sizeof(rumbones_crewing) == 52, "no padding");
_Static_assert(sizeof(rumbones_table) == offsetof(rumbones_table, zero) + 8, "no padding");
_Static_assert(sizeof(rumbones_fight) == 40, "no padding");
_Static_assert(sizeof(rumbones_state) <= TT_STATE_MAX, "a state is at most 1 KiB");

/* What a rule of legality may look at. */
typedef struct rumbones_sight {
    const rumbones_table *table;
    tide_bag hand; /* of that seat */
    int seat;
} rumbones_sight;

/* A game being played: what every rule that does something is handed. */
typedef struct rumbones_play {
    rumbones_state *state;
    rumbones_table *table;
    tt_chance *chance;
    tt_events *log;
} rumbones_play;

/* ---- sides and seats ---- */

static inline const rumbones_board *board_of(const rumbones_table *t)
{
    return &rumbones_boards[t->board];
}

static inline int side_of_hero(const rumbones_table *t, int hero)
{
    return t->pirates ? hero >> 1 : hero >= SIDE_HEROES;
}

/* The places of a side's heroes, two sides playing or every pirate for himself; the Kraken,
 * NOBODY, has none. */
static inline unsigned side_places(const rumbones_table *t, int side)
{
    static const uint16_t PLACES[2][8] = {{0x03f, 0xfc0},
                                          {0x003, 0x00c, 0x030, 0x0c0, 0x300, 0xc00}};

    return PLACES[t->pirates][side & 7];
}

/* Places of those who are no friends of that side; the Kraken has no friends. */
static inline unsigned enemy_places(const rumbones_table *t, int side)
{
    return ALL_PLACES & ~side_places(t, side);
}

/* Of two. */
static inline int other_side(int side)
{
    return 1 - side;
}

static inline int first_place(unsigned places)
{
    return __builtin_ctz(places);
}

/* The place of a figure, as moves name it, or NO_PLACE. */
static inline int place_of(const rumbones_table *t, int figure)
{
    int side = figure >> 4, who = figure & 15;

    if (side >= t->sides || who == NO_HERO)
        return NO_PLACE;
    for (unsigned left = side_places(t, side); left != 0; left &= left - 1)
        if (t->hero[first_place(left)].who == who)
            return first_place(left);
    return NO_PLACE;
}

/* The first seat of a side. */
static inline int speaker_of(const rumbones_table *t, int side)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (t->side_of[seat] == side)
            return seat;
    return 0;
}

/* Whose hand a seat's skills draw into: with five or six players the leader's. */
static inline int hand_of(const rumbones_table *t, int seat)
{
    return t->seats >= 5 ? speaker_of(t, t->side_of[seat]) : seat;
}

/* How many cards a hand is filled up to. */
static inline int hand_limit(const rumbones_table *t, int seat)
{
    if (t->seats >= 5)
        return speaker_of(t, t->side_of[seat]) == seat ? 3 : 0;
    if (t->seats == 2)
        return 3;
    if (t->seats == 4)
        return 2;
    for (int i = 0; i < t->seats; i++)
        if (i != seat && t->side_of[i] == t->side_of[seat])
            return 2; /* one of the pair */
    return 4;
}

/* The seats of one side, then of the other, as in. */
static inline int nth_of_all(const rumbones_table *t, int first, int n)
{
    for (int k = 0; k < 2; k++)
        for (int seat = 0; seat < t->seats; seat++)
            if (t->side_of[seat] == (k == 0 ? first : other_side(first)) && n-- == 0)
                return seat;
    return 0;
}

/* The side whose turn it is; in the Kraken phase and in Recovery the first player's. */
static inline int active_side(const rumbones_table *t)
{
    return t->turn;
}

/* ---- zones ---- */

/* Heroes that stand there, a bit for each place. */
static inline unsigned heroes_at(const rumbones_table *t, int zone)
{
    return zone == OFF_BOARD ? 0 : tt_equal_bytes(t->at, (uint8_t)zone);
}

static inline bool is_deployed(const rumbones_table *t, int hero)
{
    return t->at[hero] != OFF_BOARD;
}

/* Heroes on the board. */
static inline unsigned deployed(const rumbones_table *t)
{
    return ALL_PLACES & ~tt_equal_bytes(t->at, OFF_BOARD);
}

/* As many as bytes that say where heroes are. */
typedef int8_t sixteen_numbers __attribute__((vector_size(16)));

static inline sixteen_numbers without_signs(sixteen_numbers x)
{
    sixteen_numbers negative = x < 0; /* -1 for those that are */

    return (x ^ negative) - negative;
}

/* Heroes on the board at most that far from a zone: the distances of all of them at once. */
static inline unsigned heroes_within(const rumbones_table *t, int zone, int reach)
{
    sixteen_numbers at, columns, rows, far;
    uint8_t beyond[sizeof t->at];

    TT_ASSERT(reach >= 0 && reach <= INT8_MAX);
    memcpy(&at, t->at, sizeof at);
    columns = without_signs((at & (ROW - 1)) - (int8_t)column_of(zone));
    rows = without_signs((at >> 4 & (ROW - 1)) - (int8_t)row_of(zone));
    far = columns + rows > (int8_t)reach;
    memcpy(beyond, &far, sizeof beyond);
    return deployed(t) & tt_equal_bytes(beyond, 0);
}

static inline int crew_at(const rumbones_table *t, int side, int kind, int zone)
{
    int slot = board_of(t)->slot[zone];

    return slot == NO_SLOT ? 0 : t->crew[side][kind][slot];
}

static inline bool has_crew(const rumbones_table *t, int side, int zone)
{
    return (t->held[side] >> board_of(t)->slot[zone] & 1) != 0;
}

/* Slots with crew of enemies of that side, a bit for each; pirates have no crew. */
static inline uint32_t enemy_held(const rumbones_table *t, int side)
{
    return side == NOBODY ? t->held[SIDE_A] | t->held[SIDE_B] : t->held[~side & 1];
}

static inline bool has_enemy_crew(const rumbones_table *t, int side, int zone)
{
    return (enemy_held(t, side) >> board_of(t)->slot[zone] & 1) != 0;
}

static inline unsigned enemy_heroes_at(const rumbones_table *t, int side, int zone)
{
    return heroes_at(t, zone) & enemy_places(t, side);
}

static inline bool has_enemy(const rumbones_table *t, int side, int zone)
{
    return has_enemy_crew(t, side, zone) || enemy_heroes_at(t, side, zone) != 0;
}

static inline bool has_plank(const rumbones_table *t, int zone)
{
    const rumbones_board *b = board_of(t);

    for (int i = 0; i < PLANKS; i++)
        if (b->planks[i] == zone)
            return (t->planks >> i & 1) != 0;
    return false;
}

/* Deck, or a plank that lies there. */
static inline bool is_open(const rumbones_table *t, int zone)
{
    int cell = board_of(t)->cell[zone];

    return cell == CELL_DECK || (cell == CELL_PLANK && has_plank(t, zone));
}

/* Whether it is a deployment point of an enemy of that side. */
static inline bool is_enemy_point(const rumbones_table *t, int side, int zone)
{
    int point = board_of(t)->point[zone];

    return !t->pirates && point == other_side(side) + 1;
}

/* where a figure of that side may stop */
static inline bool may_stop(const rumbones_table *t, int side, int zone)
{
    return is_open(t, zone) && (t->pirates || !has_enemy(t, side, zone)) &&
           !is_enemy_point(t, side, zone);
}

/* The rigging that still stands there, or NO_RIGGING. */
static inline int rigging_at(const rumbones_table *t, int zone)
{
    int token = board_of(t)->rigging[zone];

    return token != NO_RIGGING && (t->gone >> token & 1) == 0 ? token : NO_RIGGING;
}

/* The tokens that stand and that side can attack, a bit for each. */
static inline unsigned prey_of(const rumbones_table *t, int side)
{
    return board_of(t)->prey[(unsigned)side % PREYS] & ~(unsigned)t->gone;
}

static inline int enemy_rigging_at(const rumbones_table *t, int side, int zone)
{
    int token = board_of(t)->rigging[zone];

    return (prey_of(t, side) >> token & 1) != 0 ? token : NO_RIGGING;
}

static inline bool is_kraken_at(const rumbones_table *t, int zone)
{
    return t->kraken == 1 && t->kraken_zone == zone;
}

static inline bool is_dragon_at(const rumbones_table *t, int zone)
{
    return t->dragon == 1 && t->dragon_zone == zone;
}

static inline bool is_enemy_dragon_at(const rumbones_table *t, int side, int zone)
{
    return is_dragon_at(t, zone) && t->side_of[t->dragon_owner] != side;
}

/* The Kraken or an enemy's monster. */
static inline bool has_enemy_beast(const rumbones_table *t, int side, int zone)
{
    return is_kraken_at(t, zone) || is_enemy_dragon_at(t, side, zone);
}

/* something for that side to attack */
static inline bool is_target(const rumbones_table *t, int side, int zone)
{
    return has_enemy(t, side, zone) || enemy_rigging_at(t, side, zone) != NO_RIGGING ||
           has_enemy_beast(t, side, zone);
}

/* ---- heroes ---- */

static inline const rumbones_hero_card *card_of(const rumbones_table *t, int hero)
{
    return &rumbones_heroes[t->hero[hero].who];
}

static inline int vigour_left(const rumbones_table *t, int hero)
{
    return card_of(t, hero)->vigour - t->hero[hero].damage;
}

static inline bool has_status(const rumbones_table *t, int hero, int status)
{
    return (t->hero[hero].status & status) != 0;
}

/* Whether it could get one of those statuses. */
static inline bool lacks(const rumbones_table *t, int hero, int statuses)
{
    return (statuses & ~t->hero[hero].status) != 0;
}

/* Whether its passive is that one and works. */
static inline bool has_passive(const rumbones_table *t, int hero, int passive)
{
    return t->hero[hero].who != NO_HERO && card_of(t, hero)->passive == passive &&
           !has_status(t, hero, SILENCE);
}

/* The place of a side's hero of that name, or NO_PLACE. */
static inline int find_hero(const rumbones_table *t, int side, int who)
{
    return place_of(t, side * 16 + who);
}

static inline const rumbones_level *level_of(const rumbones_table *t, int hero, int slot)
{
    return &rumbones_skills[card_of(t, hero)->skill[slot]].level[t->hero[hero].level[slot]];
}

/* [R-14.1 ] a reaction at level 2, its hero deployed and not silenced, and not
 * used before in this activation of its own */
static inline bool can_react(const rumbones_table *t, int hero, int skill)
{
    int slot = rumbones_skill_slot[skill];

    return hero != NO_PLACE && t->hero[hero].who == rumbones_skill_hero[skill] &&
           is_deployed(t, hero) && t->hero[hero].level[slot] == 2 &&
           (t->hero[hero].used >> slot & 1) == 0 && !has_status(t, hero, SILENCE);
}

/* Its skill of that slot is now at that level. */
static inline void set_level(rumbones_table *t, int hero, int slot, int level)
{
    TT_ASSERT(hero >= 0 && hero < HEROES_MAX);
    uint16_t bit = (uint16_t)(1u << hero);

    t->hero[hero].level[slot] = (uint8_t)level;
    if (rumbones_skills[rumbones_heroes[t->hero[hero].who].skill[slot]].kind == REACTION)
        t->armed = (uint16_t)(level == LEVELS ? t->armed | bit : t->armed & ~bit);
}

static inline bool is_ready(const rumbones_table *t, int hero)
{
    return t->hero[hero].who != NO_HERO &&
           (t->hero[hero].token & (TOKEN_ACTIVATED | TOKEN_DEAD)) == 0;
}

/* Whose damage windows it is. */
static inline int harmed_hero(const rumbones_table *t)
{
    return (t->harming.next - 1) / 2;
}

/* ---- what happens often ---- */

static inline void tell(rumbones_play *p, int kind, int seat, int a, int b)
{
    tt_tell(p->log, kind, seat, a, b);
}

static inline void tell_hero(rumbones_play *p, int kind, int hero, int b)
{
    tt_tell(p->log, kind, p->table->hero[hero].owner, figure_of(p->table, hero), b);
}

static inline void go(rumbones_play *p, int stage, int seat)
{
    tt_go(&p->table->agenda, stage, seat);
}

static inline void then(rumbones_play *p, int stage, int seat)
{
    tt_then(&p->table->agenda, stage, seat);
}

static inline void done(rumbones_play *p)
{
    tt_done(&p->table->agenda);
}

static inline bool is_over(const rumbones_table *t)
{
    return t->agenda.n == 0;
}

static inline void add_crew(rumbones_table *t, int side, int kind, int slot, int n)
{
    t->crew[side][kind][slot] = (uint8_t)(t->crew[side][kind][slot] + n);
    if (t->crew[side][DECKHAND][slot] + t->crew[side][BOSUN][slot] > 0)
        t->held[side] |= 1u << slot;
    else
        t->held[side] &= ~(1u << slot);
}

/* Back to the supply, or out of it. */
static inline void supply_crew(rumbones_table *t, int side, int kind, int slot, int n)
{
    add_crew(t, side, kind, slot, -n);
    t->supply[side][kind] = (uint8_t)(t->supply[side][kind] + n);
}

/* ---- the rules, by file ---- */

/* dice.c: every random thing in this game */
int rumbones_die(rumbones_play *p);
void rumbones_roll(rumbones_play *p, int n, uint8_t faces[DIE_FACES]);
void rumbones_draw(rumbones_play *p, int seat, int n); /* tide cards into that seat's hand */

/* opening.c */
void rumbones_start(rumbones_play *p);
void rumbones_list_pick(const rumbones_sight *see, tt_moves *out);
const char *rumbones_why_pick(const rumbones_sight *see, tt_move m);
void rumbones_apply_pick(rumbones_play *p, int who);
void rumbones_step_start(rumbones_play *p);

/* rules.c */
void rumbones_apply(void *state, tt_move m, tt_chance *c, tt_events *log);
void rumbones_settle(rumbones_play *p);
bool rumbones_is_secret(const rumbones_table *t, tt_frame top);
void rumbones_list(const rumbones_sight *see, int stage, tt_moves *out);
const char *rumbones_why_not(const rumbones_sight *see, int stage, tt_move m);
void rumbones_carry_out(rumbones_play *p, int seat, tt_move m); /* what waited for the mates */
void rumbones_begin_round(rumbones_play *p);
void rumbones_end_activation(rumbones_play *p);
void rumbones_end_turn(rumbones_play *p);
void rumbones_begin_action(rumbones_play *p);
bool rumbones_crew_is_of(const rumbones_table *t, int seat);

/* movement.c */
void rumbones_walk(rumbones_play *p, int hero, int points, int how);
void rumbones_spend_point(rumbones_play *p, tt_move m);
void rumbones_list_steps(const rumbones_table *t, int hero, int points, bool jumps, tt_moves *out);
bool rumbones_can_step(const rumbones_table *t, int hero, int points, bool jumps);
const char *rumbones_why_step(const rumbones_table *t, int hero, tt_move m);
void rumbones_list_move(const rumbones_sight *see, tt_moves *out);
const char *rumbones_why_move(const rumbones_sight *see, tt_move m);
void rumbones_apply_move(rumbones_play *p, tt_move m);
void rumbones_step_moved(rumbones_play *p);
void rumbones_step_land(rumbones_play *p);
void rumbones_step_fall(rumbones_play *p);
void rumbones_overboard(rumbones_play *p, unsigned heroes);
void rumbones_fall(rumbones_play *p, int hero);
void rumbones_lose_plank(rumbones_play *p, int zone);

/* attack.c */
void rumbones_attack(rumbones_play *p, const rumbones_scene *scene, const rumbones_fight *fight);
void rumbones_hero_attack(rumbones_play *p, int hero, int skill, int level, int zone, int bonus);
rumbones_fight rumbones_hero_fight(const rumbones_table *t, int hero, int skill, int level,
                                   int zone, int bonus);
void rumbones_strike_back(rumbones_play *p, int hero, int skill, int level, int resume);
void rumbones_save_scene(rumbones_table *t, int resume);
int rumbones_attack_seat(const rumbones_table *t);
void rumbones_list_targets(const rumbones_table *t, int side, int from, int range, int verb, int a,
                           tt_moves *out);
zone_set rumbones_enemies(const rumbones_table *t, int side);     /* where figures stand */
zone_set rumbones_gun_targets(const rumbones_table *t, int side); /* and beasts */
zone_set rumbones_targets(const rumbones_table *t, int side);     /* and rigging */
zone_set rumbones_rampage_targets(const rumbones_table *t, int side);
int rumbones_targets_within(const rumbones_table *t, int side, int from, int range,
                            uint8_t zones[ZONES]);
bool rumbones_has_target(const rumbones_table *t, int side, int from, int range);
void rumbones_list_fight(const rumbones_sight *see, int stage, tt_moves *out);
const char *rumbones_why_not_fight(const rumbones_sight *see, int stage, tt_move m);
void rumbones_apply_fight(rumbones_play *p, tt_frame top, tt_move m);
void rumbones_step_fight(rumbones_play *p, tt_frame top);

/* damage.c */
void rumbones_harm(rumbones_play *p, int how); /* harming.hurt says whom and how much */
void rumbones_lessen(rumbones_play *p, int hero, int n);
void rumbones_coins(rumbones_play *p, int hero, int n);
void rumbones_all_coins(rumbones_play *p, int side, int n);
void rumbones_points(rumbones_play *p, int side, int n);
bool rumbones_check_victory(rumbones_play *p);
void rumbones_beat_dragon(rumbones_play *p, int hero);
void rumbones_hurt_rigging(rumbones_play *p, int token, int n, int seat);
void rumbones_step_harm(rumbones_play *p, tt_frame top);

/* aftermath.c */
void rumbones_heal(rumbones_play *p, int hero, int n);
void rumbones_give_status(rumbones_play *p, int hero, int statuses);
void rumbones_push(rumbones_play *p, int seat, unsigned heroes, int n, bool must);
bool rumbones_can_push(const rumbones_table *t, int hero, int n);
void rumbones_list_aftermath(const rumbones_sight *see, int stage, tt_moves *out);
const char *rumbones_why_not_aftermath(const rumbones_sight *see, int stage, tt_move m);
void rumbones_apply_aftermath(rumbones_play *p, tt_frame top, tt_move m);
void rumbones_step_aftermath(rumbones_play *p, tt_frame top);

/* windows.c */
bool rumbones_open(rumbones_play *p, int stage);       /* false: nobody can act in it */
bool rumbones_ask_window(rumbones_play *p, int stage); /* false: it is closed */
int rumbones_nth_member(const rumbones_table *t, int side, int n);
bool rumbones_may_act(const rumbones_table *t, int stage, int seat);
bool rumbones_may_own(const rumbones_table *t, int seat);
void rumbones_list_window(const rumbones_sight *see, int stage, tt_moves *out);
const char *rumbones_why_not_window(const rumbones_sight *see, int stage, tt_move m);
void rumbones_apply_window(rumbones_play *p, tt_frame top, tt_move m);

/* powers.c */
void rumbones_list_skills(const rumbones_sight *see, int hero, tt_moves *out);
void rumbones_use(rumbones_play *p, int hero, tt_move m);
void rumbones_flip(rumbones_play *p, int hero, int skill);
void rumbones_ask_toll(rumbones_play *p, int hero);
void rumbones_list_power(const rumbones_sight *see, int stage, tt_moves *out);
const char *rumbones_why_not_power(const rumbones_sight *see, int stage, tt_move m);
void rumbones_apply_power(rumbones_play *p, tt_frame top, tt_move m);

/* tide.c */
bool rumbones_can_play(const rumbones_table *t, int seat, int card);
void rumbones_list_cards(const rumbones_sight *see, int window, tt_moves *out);
void rumbones_list_own(const rumbones_sight *see, tt_moves *out);
const char *rumbones_why_card(const rumbones_sight *see, int window, tt_move m);
void rumbones_play_card(rumbones_play *p, int seat, tt_move m);
void rumbones_discard_card(rumbones_play *p, int seat, int card);
unsigned rumbones_own_within(const rumbones_table *t, int side, int hero, int reach);
unsigned rumbones_hitting_dice(const rumbones_table *t);

/* crew.c */
void rumbones_activate_crew(rumbones_play *p, int seat);
bool rumbones_can_send(const rumbones_table *t, int side, int slot, bool advances);
void rumbones_send(rumbones_play *p, int seat, int skill, int level, int zone);
void rumbones_muster(rumbones_play *p, int seat, int zone, int hands, int bosuns);
bool rumbones_crew_moves(const rumbones_table *t, int side);
void rumbones_list_crew(const rumbones_sight *see, int stage, tt_moves *out);
const char *rumbones_why_not_crew(const rumbones_sight *see, int stage, tt_move m);
void rumbones_apply_crew(rumbones_play *p, tt_frame top, tt_move m);
void rumbones_step_crew(rumbones_play *p, tt_frame top);

/* beasts.c */
void rumbones_activate_dragon(rumbones_play *p, int seat);
void rumbones_list_beast(const rumbones_sight *see, int stage, tt_moves *out);
const char *rumbones_why_not_beast(const rumbones_sight *see, int stage, tt_move m);
void rumbones_apply_beast(rumbones_play *p, tt_frame top, tt_move m);
void rumbones_step_beast(rumbones_play *p, tt_frame top);
void rumbones_planks_back(rumbones_play *p);

/* observe.c */
void rumbones_look(const void *state, int seat, void *view);
void rumbones_view_moves(const void *view, tt_moves *out);
const char *rumbones_view_why_not(const void *view, tt_move m);
void rumbones_resample(void *state, int seat, tt_chance *c);
bool rumbones_standing(const void *view, const tt_orders *orders, tt_move *answer);

/* score.c */
uint32_t rumbones_score(const void *state, int32_t points[]);
int rumbones_side(const void *state, int seat);

/* text.c */
extern const tt_grammar rumbones_grammar;
void rumbones_write(const void *state, tt_writer *w);
void rumbones_write_view(const void *view, tt_writer *w);

/* read.c */
tt_status rumbones_read(void *state, tt_reader *r);
tt_status rumbones_read_view(void *view, tt_reader *r);

/* state.c */
const char *rumbones_check(const void *state);

#endif
