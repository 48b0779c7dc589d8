/* What must be true of an attack that is under way, from declaring to W3: who attacks and with
 * what, the attacks that wait for it, its dice, hits, damage and text.
 *
 * How an attack is fought is in attack.c, damage.c and aftermath.c; which of its stages can
 * lie on what, and everything else that can be under way, in under_way.c. */
#include "games/rumbones/check.h"

/* ==== Whose attack it is === [R-7.1    F-9.28 F-9.30] ==== */

static const char *check_masks(const rumbones_table *t, const rumbones_scene *a)
{
    unsigned all = all_places(t);

    if (((a->stood | a->damaged | a->fallen | a->slain | a->owed | a->mourned | a->grieved |
          a->rites) &
         ~all) != 0)
        return "an attack remembers heroes [R-8.1]";
    for (unsigned left = a->owed; left != 0; left &= left - 1)
        if (t->hero[first_place(left)].who != rumbones_skill_hero[RIPOSTE] ||
            side_of_hero(t, first_place(left)) == a->side)
            return "blows are owed by Riposte [R-14.1]";
    for (unsigned left = a->rites; left != 0; left &= left - 1)
        if (card_of(t, first_place(left))->passive != LAST_RITES)
            return "coins for fallen crew are Sister Gull's [F-9.28]";
    for (unsigned left = a->grieved; left != 0; left &= left - 1)
        if (find_hero(t, side_of_hero(t, first_place(left)), KRAY) == NO_PLACE)
            return "coins for fallen friends are Kray's [F-9.28]";
    if (a->slain != 0 && a->by != BY_HERO)
        return "a hero's attack is remembered as a hero's [R-8.1]";
    return NULL;
}

/* What is special about an attack comes from its skill and its hero; Marked Man alone adds to
 * it. */
static bool fits_skill(const rumbones_table *t, const rumbones_scene *a)
{
    static const uint32_t FROM[] = {DO_EXTRA, 0, DO_ANYONE, DO_DOUBLE};
    uint32_t effects = rumbones_skills[a->skill].level[a->level].effects;

    if ((a->mode & MODE_RIGGING) != 0 && card_of(t, a->hero)->passive != DEMOLITION)
        return false;
    for (int i = 0; i < 4; i++)
        if ((a->mode >> i & 1) != 0 && FROM[i] != 0 && (effects & FROM[i]) == 0)
            return false;
    return (a->mode & MODE_MUTE) == 0 || (a->mode & ~(MODE_MUTE | MODE_BASIC | MODE_HEROES)) == 0;
}

/* A hero's attack, with a skill of its own; a splash has none. */
static const char *check_hero_scene(const rumbones_table *t, const rumbones_scene *a)
{
    bool splash = (a->mode & MODE_SPLASH) != 0;

    if (!is_place(t, a->hero) || a->side != side_of_hero(t, a->hero))
        return "a hero attacks for its side [R-7.1]";
    if (splash)
        return a->skill == NO_SKILL && a->level == 0 &&
                       (a->mode & ~(MODE_SPLASH | MODE_RIGGING)) == 0 && fits_skill(t, a)
                   ? NULL
                   : "a splash is dice alone [F-9.30]";
    if (a->skill == NO_SKILL || a->skill >= SKILLS_END ||
        rumbones_skill_hero[a->skill] != t->hero[a->hero].who || a->level < 1 ||
        a->level > LEVELS || rumbones_skills[a->skill].level[a->level].dice == 0)
        return "a hero attacks with a skill of its own [R-7.1]";
    return ((a->mode & MODE_BASIC) != 0) == (rumbones_skills[a->skill].kind == BASIC) &&
                   fits_skill(t, a)
               ? NULL
               : "an attack is what its skill makes it [R-14.1]";
}

/* Everybody else's. */
static const char *check_other_scene(const rumbones_table *t, const rumbones_scene *a)
{
    if (t->pirates || a->hero != NO_PLACE || a->skill != NO_SKILL || a->mode != 0)
        return "crew and beasts attack without skills [R-17.6]";
    switch (a->by) {
    case BY_DRAGON:
        return t->dragon == 1 && a->side == t->side_of[t->dragon_owner] &&
                       (a->level == ROW_BITE || a->level == ROW_LASH)
                   ? NULL
                   : "the Sea Dragon bites and lashes [R-20.1]";
    case BY_KRAKEN:
        return t->kraken == 1 && a->side == NOBODY && a->level == 0
                   ? NULL
                   : "the Kraken is nobody's [R-21.2]";
    default:
        return a->side == t->crewing.side && a->level == 0 ? NULL
                                                           : "crew attacks for its side [R-17.6]";
    }
}

static const char *check_scene(const rumbones_table *t, const rumbones_scene *a)
{
    const char *wrong = check_masks(t, a);

    if (wrong != NULL)
        return wrong;
    if (a->by == BY_NOBODY || a->by > BY_KRAKEN || a->zone == THE_SEA)
        return "somebody attacks a zone [R-7.1]";
    return a->by == BY_HERO ? check_hero_scene(t, a) : check_other_scene(t, a);
}

/* ==== The attack at hand, and those that wait for it === [R-8.1 F-9.30] ==== */

/* Who attacks follows from what lies under the attack. */
static bool fits_base(const rumbones_table *t, const rumbones_story *is)
{
    int by = t->saved_n > 0 ? t->saved[0].by : t->scene.by;
    int i = is->splash ? is->entry - 1 : is->entry;

    switch (t->agenda.stage[i - 1]) {
    case STAGE_BREAK:
        return by == BY_GUN;
    case STAGE_BOARDING:
        return by == BY_CREW;
    case STAGE_RAMPAGING:
        return by == BY_RAMPAGE;
    case STAGE_RECOVER:
    case STAGE_SWEEP:
        return by == BY_KRAKEN;
    case STAGE_ACTED:
        return by == (is->base == STAGE_SWIM ? BY_DRAGON : BY_HERO);
    default:
        return by == BY_HERO;
    }
}

static const char *check_at_hand(const rumbones_table *t, const rumbones_story *is)
{
    static const rumbones_scene NOTHING;
    const rumbones_scene *a = &t->scene;
    const char *wrong = NULL;

    if (is->attack) {
        if (a->resume != STAGE_NONE)
            return "the attack at hand goes on [R-8.1]";
        wrong = check_scene(t, a);
        if (wrong == NULL && (a->mode & MODE_SPLASH) != 0 && !is->splash)
            wrong = "a splash is part of an attack [F-9.30]";
        if (wrong == NULL && !fits_base(t, is))
            wrong = "an attack is somebody's [R-7.1]";
    } else {
        rumbones_scene rest = *a;
        rest.fallen = rest.mourned = rest.grieved = 0;
        if (memcmp(&rest, &NOTHING, sizeof rest) != 0 ||
            (is->entry < 0 && (a->fallen | a->mourned | a->grieved) != 0))
            wrong = "without an attack nobody is attacked [R-8.1]";
        if (wrong == NULL)
            wrong = check_masks(t, a);
    }
    return wrong;
}

/* Those that wait: blows in return were fought for them, or a splash is. */
static const char *check_saved(const rumbones_table *t, const rumbones_story *is)
{
    int strikes = 0, strikers = 0;

    if (t->saved_n > SAVED_MAX || (t->saved_n > 0 && !is->attack))
        return "an attack waits for one it set off [R-8.1]";
    for (int i = 0; i < SAVED_MAX; i++) {
        const rumbones_scene *a = &t->saved[i];
        if (i >= t->saved_n) {
            if (!tt_all_zero(a, sizeof *a))
                return "what is not used is zero [R-28.1]";
            continue;
        }
        bool last = i == t->saved_n - 1;
        const char *wrong = check_scene(t, a);
        if (wrong != NULL)
            return wrong;
        if (a->by != BY_HERO || (a->mode & MODE_SPLASH) != 0 ||
            (a->resume == STAGE_SPLASH) != (is->splash && last) ||
            (a->resume != STAGE_SPLASH && a->resume != STAGE_BLOWS && a->resume != STAGE_AFTER))
            return "an attack waits for one it set off [R-8.1]";
        strikes += (a->resume != STAGE_SPLASH) + __builtin_popcount(a->owed);
    }
    if (is->splash && t->saved_n != 1)
        return "a splash is part of an attack [F-9.30]";
    strikes += __builtin_popcount(t->scene.owed);
    for (int i = 0; i < HEROES_MAX; i++) {
        int who = t->hero[i].who;
        if (who == NO_HERO ||
            (who != rumbones_skill_hero[RIPOSTE] && who != rumbones_skill_hero[HAUL_BACK]))
            continue;
        strikers++;
        strikes += (t->armed >> i & 1) != 0;
    }
    return strikes <= strikers ? NULL : "who strikes back does so once [R-14.2]";
}

/* ==== Dice and hits ======================================= [R-7.3] ==== */

static const char *check_fight(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_fight *f = &t->fight;

    if (!is->attack)
        return tt_all_zero(f, sizeof *f) ? NULL : "dice belong to an attack [R-7.3]";
    if (f->range > ZONES / 2 || f->hit > DIE_FACES || f->face > DIE_FACES)
        return "an attack hits from some face on [R-7.3]";
    for (int g = 0; g < GROUPS; g++) {
        int n = 0;
        for (int face = 0; face < DIE_FACES; face++)
            n += f->die[g][FRESH][face] + f->die[g][FIXED][face];
        if (!is_small(f->bonus[g]) || !is_small(f->dice[g]) || n > 2 * DICE_MAX)
            return "an attack has dice [R-7.3]";
    }
    if (f->hits[0] + f->hits[1] > 4 * DICE_MAX || f->thing > 8 * DICE_MAX / 2)
        return "dice hit [R-7.4]";
    if (f->hits[1] != 0 && (t->scene.mode & (MODE_DOUBLE | MODE_RIGGING)) == 0)
        return "some skills hit double [R-7.4]";
    if (f->picked[0] > GROUPS * DIE_FACES || f->picked[1] != 0 ||
        (f->picked[0] != 0 && is->top != STAGE_PARRY))
        return "dice are rerolled [R-8.1]";
    if (f->picked[0] != 0) {
        int die = f->picked[0] - 1;
        if (f->die[die / DIE_FACES][FRESH][die % DIE_FACES] == 0)
            return "dice that lie there are rerolled [R-8.1]";
    }
    return NULL;
}

/* Hits that were assigned found somebody. */
static const char *check_assigned(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_fight *f = &t->fight;
    bool assigning = is->stage == STAGE_HITTING || is->stage == STAGE_ASSIGN ||
                     (is->stage == STAGE_HARM && t->harming.how == HARM_ATTACK);
    bool before = is->stage == STAGE_ROLL || is->stage == STAGE_EXTRA;

    if (before && (f->hits[0] | f->hits[1] | f->crew[DECKHAND] | f->crew[BOSUN] | f->thing) != 0)
        return "hits are assigned when dice have been rolled [R-7.4]";
    if (!is->attack || !assigning)
        return NULL;
    for (int kind = 0; kind < CREW_KINDS; kind++) {
        int n = 0;
        for (int side = 0; side < BOTH_SIDES && !t->pirates; side++)
            n += side == t->scene.side ? 0 : crew_at(t, side, kind, t->scene.zone);
        if (f->crew[kind] > n)
            return "hits go to who is there [R-7.4]";
    }
    bool thing =
        has_enemy_beast(t, t->scene.side, t->scene.zone) ||
        (t->scene.by != BY_GUN && enemy_rigging_at(t, t->scene.side, t->scene.zone) != NO_RIGGING);
    if (f->thing != 0 && (!thing || t->scene.by == BY_KRAKEN))
        return "hits go to what is there [R-7.4]";
    for (int i = 0; i < HEROES_MAX; i++)
        if (t->harming.hurt[i] != 0 &&
            (enemy_heroes_at(t, t->scene.side, t->scene.zone) >> i & 1) == 0)
            return "hits go to who is there [R-7.4]";
    return NULL;
}

/* ==== Damage about to be put on ========================== [R-7.6 F-9.36] ==== */

static const char *check_harming(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_harming *h = &t->harming;
    bool has_damage = is->harm >= 0 || is->stage == STAGE_HITTING || is->stage == STAGE_ASSIGN;

    if (is->entry < 0)
        return tt_all_zero(h, sizeof *h) ? NULL : "damage comes from something [R-7.6]";
    if (h->how > HARM_ARRIVAL || h->next > 2 * HEROES_MAX)
        return "damage comes from something [R-7.6]";
    for (int i = 0; i < HEROES_MAX; i++)
        if (h->hurt[i] != 0 && (!has_damage || !is_place(t, i) || h->hurt[i] > 8 * DICE_MAX / 2))
            return "heroes are damaged [R-7.6]";
    if (is->harm < 0)
        return NULL;
    if (h->next == 0 || (is->top == STAGE_LESSEN) != (h->next % 2 == 1) ||
        !is_place(t, (h->next - 1) / 2))
        return "damage is lessened hero by hero [F-9.36]";
    bool first = is->harm == is->entry;
    if (first ? h->how != (is->attack               ? HARM_ATTACK
                           : is->base == STAGE_LINE ? HARM_ARRIVAL
                                                    : HARM_EFFECT)
              : h->how != (is->stage == STAGE_TEXT ? HARM_TEXT : HARM_EFFECT))
        return "damage comes from something [R-7.6]";
    return NULL;
}

/* ==== W3 =========================================== [R-7.2 F-9.30] ==== */

static bool has_effect(const rumbones_scene *a, uint32_t effect)
{
    if (a->by == BY_DRAGON)
        return a->level == ROW_LASH && effect == DO_PUSH;
    return a->by == BY_HERO && a->skill != NO_SKILL && (a->mode & MODE_MUTE) == 0 &&
           (rumbones_skills[a->skill].level[a->level].effects & effect) != 0;
}

static const char *check_text(const rumbones_table *t, const rumbones_story *is)
{
    const rumbones_scene *main = is->splash ? &t->saved[t->saved_n - 1] : &t->scene;
    bool text = lies_on(t, STAGE_TEXT), splash = is->splash || lies_on(t, STAGE_SPLASH);
    int above = 0;

    for (int i = 0; i < t->agenda.n - 1; i++)
        if (t->agenda.stage[i] == STAGE_TEXT)
            above = t->agenda.stage[i + 1];
    if (t->part > 8 || (t->part != 0 && !text) || t->splash > 15 || (t->splash != 0 && !splash) ||
        t->chest_won > 1)
        return "an attack's text is done line by line [R-7.2]";
    if (t->chest_won != 0 && (!t->pirates || !is->attack))
        return "the chest is won by an attack [R-25.5]";
    for (int i = 0; i < DIRECTIONS; i++)
        if ((t->splash >> i & 1) != 0 && board_of(t)->near[main->zone][i] == THE_SEA)
            return "a splash hits the zones around [F-9.30]";
    if ((splash && !has_effect(main, DO_SPLASH)) ||
        (above == STAGE_PUSHING && !has_effect(main, DO_PUSH)) ||
        (above == STAGE_MARK && !has_effect(main, DO_MARK)) ||
        (above == STAGE_MOVED && t->moving.points > 5) ||
        (above == STAGE_HARM && !is->splash && !has_effect(main, DO_BURN)) ||
        (above == STAGE_CHEST && t->chest_won == 0))
        return "an attack does what its text says [R-7.2]";
    return NULL;
}

/* ==== All of it ============================================================ */

const char *rumbones_check_attack(const rumbones_table *t, const rumbones_story *is)
{
    static const char *(*const CHECKS[])(const rumbones_table *, const rumbones_story *) = {
        check_at_hand, check_saved, check_fight, check_harming, check_assigned, check_text,
    };
    const char *wrong = NULL;

    for (size_t i = 0; i < sizeof CHECKS / sizeof *CHECKS && wrong == NULL; i++)
        wrong = CHECKS[i](t, is);
    return wrong;
}
