/* What things are worth, and what dice may be expected to win. */
#include "bots/policy/rumbones.h"

/* ==== Heroes ============================================================== */

/* A coin, for a hero that has it. */
int mind_coin(const mind *m, int hero)
{
    const rumbones_hero *h = &m->t.hero[hero];
    int wanted = 0;

    for (int i = 0; i < SKILLS_EACH; i++) {
        const rumbones_skill *skill = &rumbones_skills[card_of(&m->t, hero)->skill[i]];
        wanted += h->level[i] == 0   ? skill->price + skill->upgrade
                  : h->level[i] == 1 ? skill->upgrade
                                     : 0;
    }
    return wanted > h->coins ? W_COIN : W_SPARE_COIN;
}

static int heroes_n(const rumbones_table *t, int side)
{
    int n = 0;

    for (unsigned left = side_places(t, side); left != 0; left &= left - 1)
        n += t->hero[first_place(left)].who != NO_HERO;
    return n;
}

/* So many victory points for that side. */
static int points_worth(const rumbones_table *t, int side, int n)
{
    return n * W_POINT + (t->team[side].points + n >= POINTS_TO_WIN ? W_VICTORY : 0);
}

/* Every pirate for himself: who gains by a KO, for all the others have one rival less. */
static int rivals_n(const rumbones_table *t, int victim)
{
    int n = 0;

    for (int seat = 0; seat < t->seats; seat++) {
        int lives = 0;
        for (unsigned left = side_places(t, seat); left != 0; left &= left - 1)
            lives += t->hero[first_place(left)].lives;
        n += lives > 0 && seat != side_of_hero(t, victim);
    }
    return n > 0 ? n : 1;
}

/* A KO of that hero, by an attack of this one or of NO_PLACE, for its enemies. */
int mind_ko(const mind *m, int victim, int hero)
{
    const rumbones_table *t = &m->t;
    int coins = hero != NO_PLACE ? KO_COINS * mind_coin(m, hero) : 0;

    if (t->pirates)
        return W_LIFE / rivals_n(t, victim) + coins;
    int side = other_side(side_of_hero(t, victim));
    if (hero == NO_PLACE)
        coins = OTHER_COINS * W_COIN * heroes_n(t, side);
    return points_worth(t, side, 1) + W_TEMPO + coins;
}

/* What the hero loses by its own KO.  Every pirate for himself: a whole life, which is more than
 * anybody gains; less if there is nothing left to buy, so nothing to wait for, or all would. */
int mind_ruin(const mind *m, int hero)
{
    int ko = mind_ko(m, hero, NO_PLACE);

    if (!m->t.pirates)
        return ko;
    return mind_coin(m, hero) == W_COIN ? W_LIFE : (W_LIFE + ko) / 2;
}

/* Damage short of a KO; the less is left the more a point of it counts. */
int mind_hurt(const mind *m, int victim, int n, int hero)
{
    int left = vigour_left(&m->t, victim), ko = mind_ko(m, victim, hero);

    return n >= left ? ko : ko / 100 * W_HURT_HERO * n / left;
}

int mind_heal(const mind *m, int hero, int n)
{
    int left = vigour_left(&m->t, hero), damage = m->t.hero[hero].damage, worth = 0;
    int ko = W_POINT + W_TEMPO;

    for (int i = 1; i <= n && i <= damage; i++)
        worth += ko * W_HURT_HERO / 100 / (left + i);
    return worth;
}

int mind_statuses(const mind *m, int hero, int statuses)
{
    static const int WORTH[STATUSES] = {[BLIND_BIT] = W_BLINDED,
                                        [STUN_BIT] = W_STUNNED,
                                        [SLOW_BIT] = W_SLOWED,
                                        [SILENCE_BIT] = W_SILENCED,
                                        [BLEED_BIT] = W_BLEEDING};
    int worth = 0;

    statuses &= ~m->t.hero[hero].status;
    if (has_passive(&m->t, hero, THICK_SKULL))
        statuses &= ~STUN;
    for (int i = 0; i < STATUSES; i++)
        worth += (statuses >> i & 1) != 0 ? WORTH[i] : 0;
    return worth;
}

int mind_sinking(const mind *m, int hero)
{
    return is_ready(&m->t, hero) ? W_SUNK_READY : W_SUNK_DONE;
}

/* ==== What hits win ======================================= [R-7.4] ====
 * Hits go up the tiers; inside a tier, to the hero who needs the fewest. */

typedef struct row {
    int n;
    int worth[HITS_MAX];
} row;

static void add_worth(row *r, int worth)
{
    if (r->n < HITS_MAX)
        r->worth[r->n++] = worth;
}

/* So many hits that win `part` hundredths bit by bit, and the rest with the last. */
static void add_whole(row *r, int hits, int whole, int part)
{
    int each = whole / 100 * part / hits;

    for (int i = 1; i < hits; i++)
        add_worth(r, each);
    add_worth(r, whole - each * (hits - 1));
}

static void add_crew_worth(const mind *m, const strike *s, row *r)
{
    static const int WORTH[CREW_KINDS] = {W_HAND, W_BOATSWAIN};
    int coin = s->hero != NO_PLACE ? mind_coin(m, s->hero) : 0;

    if (m->t.pirates || s->side == NOBODY)
        return;
    for (int kind = 0; kind < CREW_KINDS; kind++)
        for (int i = crew_at(&m->t, other_side(s->side), kind, s->zone); i > 0; i--)
            add_worth(r, WORTH[kind] + coin);
}

static void add_heroes_worth(const mind *m, const strike *s, row *r)
{
    const rumbones_table *t = &m->t;
    unsigned heroes = enemy_heroes_at(t, s->side, s->zone);

    while (heroes != 0) {
        int weakest = first_place(heroes);
        for (unsigned left = heroes; left != 0; left &= left - 1)
            if (vigour_left(t, first_place(left)) < vigour_left(t, weakest))
                weakest = first_place(left);
        heroes &= ~(1u << weakest);
        int hits = vigour_left(t, weakest);
        add_whole(r, hits > 0 ? hits : 1, mind_ko(m, weakest, s->hero), W_HURT_HERO);
    }
}

static int rigging_worth(const mind *m, int token)
{
    static const int EFFECT[RIGGINGS] = {[MAIN_MAST] = 100,
                                         [HELM] = 3 * W_DRAWN,
                                         [ROPE] = W_FREE_WALK,
                                         [MUNITIONS] = W_BETTER_GUN,
                                         [ARMORY] = W_BETTER_BOSUNS};
    const rumbones_table *t = &m->t;
    int kind = m->board->rigging_kind[token];
    const rumbones_rigging_token *is = &rumbones_riggings[kind];
    int side = other_side(m->board->rigging_side[token]);

    return points_worth(t, side, is->points) + is->coins * W_COIN * heroes_n(t, side) +
           EFFECT[kind];
}

static void add_rigging_worth(const mind *m, const strike *s, int token, row *r)
{
    const rumbones_table *t = &m->t;
    int left = rumbones_riggings[m->board->rigging_kind[token]].vigour - t->rigging[token];

    if (!t->pirates) {
        add_whole(r, left, rigging_worth(m, token), W_HURT_RIGGING);
        return;
    }
    for (; left > 0 && s->hero != NO_PLACE; left--)
        add_worth(r, mind_coin(m, s->hero)); /* coins are all it pays */
}

static void add_beast_worth(const mind *m, const strike *s, int beast, row *r)
{
    const rumbones_beast_card *is = &rumbones_beasts[beast];
    int damage = beast == KRAKEN ? m->t.kraken_damage : m->t.dragon_damage;
    int coins = s->hero != NO_PLACE ? is->coins * mind_coin(m, s->hero)
                                    : is->others * W_COIN * heroes_n(&m->t, s->side);

    add_whole(r, is->vigour - damage, points_worth(&m->t, s->side, is->points) + coins,
              beast == KRAKEN ? W_HURT_KRAKEN : W_HURT_DRAGON);
}

static void add_thing_worth(const mind *m, const strike *s, row *r)
{
    const rumbones_table *t = &m->t;
    int token = enemy_rigging_at(t, s->side, s->zone);

    if (s->spares || s->side == NOBODY)
        return;
    if (is_kraken_at(t, s->zone))
        add_beast_worth(m, s, KRAKEN, r);
    else if (is_enemy_dragon_at(t, s->side, s->zone))
        add_beast_worth(m, s, DRAGON, r);
    else if (token != NO_RIGGING && !s->gun)
        add_rigging_worth(m, s, token, r);
}

static gains sum_up(const row *r)
{
    gains g;

    g.at[0] = 0;
    for (int i = 0; i < HITS_MAX; i++)
        g.at[i + 1] = g.at[i] + (i < r->n ? r->worth[i] : 0);
    return g;
}

static void take_better(gains *g, const row *r)
{
    gains other = sum_up(r);

    for (int i = 0; i <= HITS_MAX; i++)
        if (other.at[i] > g->at[i])
            g->at[i] = other.at[i];
}

gains mind_gains(const mind *m, const strike *s)
{
    row crew = {.n = 0}, usual;

    add_crew_worth(m, s, &crew);
    usual = crew;
    add_heroes_worth(m, s, &usual);
    if (usual.n > 0)
        usual.worth[usual.n - 1] += s->clears;
    add_thing_worth(m, s, &usual);
    gains g = sum_up(&usual);
    if ((s->mode & (MODE_HEROES | MODE_ANYONE)) != 0 && crew.n > 0) {
        row first = {.n = 0};
        add_heroes_worth(m, s, &first);
        add_crew_worth(m, s, &first);
        take_better(&g, &first);
    }
    if ((s->mode & MODE_ANYONE) != 0) {
        row first = {.n = 0};
        add_thing_worth(m, s, &first);
        take_better(&g, &first);
    }
    return g;
}

/* ==== Dice ================================================================ */

enum { CERTAIN = 65536 };

typedef struct die {
    uint32_t once, twice; /* chances of one hit, of two */
} die;

int mind_need(int hit, int bonus)
{
    int face = hit - bonus;

    return face < 2 ? 2 : face > DIE_FACES + 1 ? DIE_FACES + 1 : face;
}

/* A six that deals double counts as two hits, and so does a die and the one it adds. */
static die die_of(int need, int face, bool doubles)
{
    uint32_t hit = (uint32_t)(DIE_FACES + 1 - need) * (CERTAIN / DIE_FACES);
    die d = {0, 0};

    for (int i = 1; i <= DIE_FACES; i++) {
        int hits = (i >= need) + (i >= need && i == DIE_FACES && doubles);
        uint32_t more = face != 0 && i >= face ? hit / DIE_FACES : 0;
        uint32_t same = CERTAIN / DIE_FACES - more;
        d.once += hits == 1 ? same : hits == 0 ? more : 0;
        d.twice += hits == 2 ? same + more : hits == 1 ? more : 0;
    }
    return d;
}

static void roll(outcome *o, die d, int dice)
{
    uint64_t none = CERTAIN - d.once - d.twice;

    for (; dice > 0; dice--) {
        int most = o->most + (d.twice != 0 ? 2 : 1);
        o->most = most < HITS_MAX ? most : HITS_MAX;
        for (int i = o->most; i >= 0; i--) {
            uint64_t sum = o->chance[i] * none;
            sum += i >= 1 ? (uint64_t)o->chance[i - 1] * d.once : 0;
            sum += i >= 2 ? (uint64_t)o->chance[i - 2] * d.twice : 0;
            o->chance[i] = (uint32_t)(sum / CERTAIN);
        }
    }
}

static int expected(const outcome *o, const gains *g)
{
    int64_t sum = 0;

    for (int i = 1; i <= o->most; i++)
        sum += (int64_t)o->chance[i] * g->at[i];
    return (int)(sum / CERTAIN);
}

static bool has_doubles(const mind *m, const strike *s)
{
    return (s->mode & MODE_DOUBLE) != 0 ||
           ((s->mode & MODE_RIGGING) != 0 && !has_enemy(&m->t, s->side, s->zone) &&
            enemy_rigging_at(&m->t, s->side, s->zone) != NO_RIGGING);
}

/* So many attacks in a row with the dice of this one. */
static void roll_all(const strike *s, bool doubles, int strikes, odds *o)
{
    const die hands = die_of(s->need[0], 0, false), others = die_of(s->need[1], s->face, doubles);
    outcome now = {.chance = {CERTAIN}, .most = 0};

    for (int i = 0; i < strikes; i++) {
        roll(&now, hands, s->dice[0]);
        roll(&now, others, s->dice[1] > 0 || s->dice[0] > 0 ? s->dice[1] : 1);
        o->after[i] = now;
    }
    o->strikes = strikes;
    memcpy(o->dice, s->dice, sizeof o->dice);
    memcpy(o->need, s->need, sizeof o->need);
    o->face = s->face;
    o->doubles = doubles;
}

static bool is_rolled(const strike *s, bool doubles, const odds *o)
{
    return o->strikes == STRIKES && memcmp(o->dice, s->dice, sizeof o->dice) == 0 &&
           memcmp(o->need, s->need, sizeof o->need) == 0 && o->face == s->face &&
           o->doubles == doubles;
}

void mind_expect_all(const mind *m, const strike *s, odds *o, int worth[STRIKES + 1])
{
    const gains g = mind_gains(m, s);
    bool doubles = has_doubles(m, s);

    if (!is_rolled(s, doubles, o))
        roll_all(s, doubles, STRIKES, o);
    worth[0] = 0;
    for (int i = 0; i < STRIKES; i++)
        worth[i + 1] = expected(&o->after[i], &g);
}

int mind_expect(const mind *m, const strike *s)
{
    const gains g = mind_gains(m, s);
    odds o;

    roll_all(s, has_doubles(m, s), 1, &o);
    return expected(&o.after[0], &g);
}

/* ==== A hero's attack ====================================================== */

static int mode_of(const mind *m, int hero, int skill, uint32_t effects)
{
    int mode = rumbones_skills[skill].kind == BASIC ? MODE_BASIC : 0;

    if (has_status(&m->t, hero, SILENCE))
        return mode;
    mode |= (effects & DO_HEROES) != 0 ? MODE_HEROES : 0;
    mode |= (effects & DO_ANYONE) != 0 ? MODE_ANYONE : 0;
    mode |= (effects & DO_DOUBLE) != 0 ? MODE_DOUBLE : 0;
    return has_passive(&m->t, hero, DEMOLITION) ? mode | MODE_RIGGING : mode;
}

strike mind_hero_strike(const mind *m, int hero, int skill, int level, int zone, int bonus)
{
    const rumbones_fight f = rumbones_hero_fight(&m->t, hero, skill, level, zone, bonus);

    return (strike){.zone = zone,
                    .side = side_of_hero(&m->t, hero),
                    .hero = hero,
                    .mode = mode_of(m, hero, skill, rumbones_skills[skill].level[level].effects),
                    .dice = {0, f.dice[1]},
                    .need = {DIE_FACES + 1, mind_need(f.hit, f.bonus[1])},
                    .face = f.face};
}

/* Whether a hero pushed so far from there can land in the sea. */
static bool sea_within(const mind *m, int side, int zone, int n)
{
    for (int i = 0; i < DIRECTIONS && n > 0; i++) {
        int near = m->board->near[zone][i];
        if (near == THE_SEA || !is_open(&m->t, near))
            return true;
        if (!has_enemy(&m->t, side, near) && sea_within(m, side, near, n - 1))
            return true;
    }
    return false;
}

int mind_push(const mind *m, int hero, int n)
{
    bool sinks = sea_within(m, side_of_hero(&m->t, hero), m->t.at[hero], n);

    return sinks ? mind_sinking(m, hero) : W_SHOVED;
}

static int splash_worth(const mind *m, int hero, const rumbones_level *is, int zone)
{
    int worth = 0;

    for (int i = 0; i < DIRECTIONS; i++) {
        int near = m->board->near[zone][i];
        strike s = {.zone = near,
                    .side = side_of_hero(&m->t, hero),
                    .hero = hero,
                    .spares = true,
                    .dice = {0, is->n},
                    .need = {DIE_FACES + 1, is->m}};
        if (near != THE_SEA && has_enemy(&m->t, s.side, near))
            worth += mind_expect(m, &s);
    }
    return worth;
}

/* What an attack's text does once its damage is done; half the heroes there are hit. */
static int text_worth(const mind *m, int hero, const rumbones_level *is, int zone)
{
    const rumbones_table *t = &m->t;
    unsigned heroes = enemy_heroes_at(t, side_of_hero(t, hero), zone);
    int worth = 0;

    if (has_status(t, hero, SILENCE))
        return 0;
    if ((is->effects & DO_SPLASH) != 0)
        worth += splash_worth(m, hero, is, zone);
    for (; heroes != 0; heroes &= heroes - 1) {
        int victim = first_place(heroes);
        if ((is->effects & DO_PUSH) != 0)
            worth += mind_push(m, victim, is->n);
        if ((is->effects & DO_BURN) != 0)
            worth += mind_hurt(m, victim, is->n, hero) + mind_statuses(m, victim, is->statuses);
        if ((is->effects & DO_MARK) != 0 && (heroes & (heroes - 1)) == 0)
            worth += mind_statuses(m, victim, is->statuses) / 2;
    }
    return worth;
}

int mind_hero_attack(const mind *m, int hero, int skill, int level, int zone, int bonus)
{
    const strike s = mind_hero_strike(m, hero, skill, level, zone, bonus);
    const rumbones_level *is = &rumbones_skills[skill].level[level];

    return mind_expect(m, &s) + (is->effects != 0 ? text_worth(m, hero, is, zone) : 0);
}

int mind_best_attack(const mind *m, int hero, int bonus)
{
    const rumbones_table *t = &m->t;
    int skill = card_of(t, hero)->skill[0], level = t->hero[hero].level[0], best = 0;
    tt_moves list;

    list.n = 0;
    rumbones_list_targets(t, side_of_hero(t, hero), t->at[hero],
                          rumbones_skills[skill].level[level].range, VERB_ATTACK, skill, &list);
    for (uint32_t i = 0; i < list.n; i++) {
        int worth = mind_hero_attack(m, hero, skill, level, list.at[i].b, bonus);
        best = worth > best ? worth : best;
    }
    return best;
}
