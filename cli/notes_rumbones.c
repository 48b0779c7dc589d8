/* What one may want to know in Rum & Bones: of a choice, and of the question. */
#include "cli/words_rumbones.h"

#include <string.h>

/* ==== Parts of notes ======================================================= */

static const rumbones_board *board(const rumbones_table *t)
{
    return &rumbones_boards[t->board];
}

/* "there: 4 deckhands, Viana·B 3/8" */
static void note_there(const rumbones_table *t, int zone, int friend, tt_text *out)
{
    char text[256];
    tt_text there = tt_text_in(text, sizeof text);

    rumbones_put_there(t, zone, friend, &there);
    if (there.n == 0)
        return;
    rumbones_put_dot(out);
    cli_put_filled("rumbones.table.note_there", text, 0, out);
}

/* "c8 · damage 3/9 · 2 coins · Blind" */
static void note_hero(const rumbones_table *t, int hero, tt_text *out)
{
    if (hero == NO_PLACE)
        return;
    const rumbones_hero *h = &t->hero[hero];
    if (t->at[hero] == OFF_BOARD)
        cli_put_sentence("rumbones.table.ashore", out);
    else
        rumbones_put_word(SORT_ZONE, t->at[hero], out);
    rumbones_put_dot(out);
    cli_put_numbers("rumbones.table.n_damage", h->damage, rumbones_heroes[h->who].vigour, out);
    rumbones_put_dot(out);
    cli_put_number("rumbones.table.n_coins", h->coins, out);
    if (h->status == 0)
        return;
    rumbones_put_dot(out);
    rumbones_put_statuses(h->status, out);
}

/* As choices stand in the list. */
static bool comes_before(tt_move x, tt_move y)
{
    return x.verb == y.verb && (x.a < y.a || (x.a == y.a && x.b < y.b));
}

/* Of several choices that do the same to somebody else only the first says what. */
static bool is_first(const rumbones_view *v, tt_move m)
{
    tt_moves list;

    tt_rumbones.view_moves(v, &list);
    for (uint32_t i = 0; i < list.n; i++)
        if (list.at[i].a == m.a && comes_before(list.at[i], m))
            return false;
    return true;
}

/* Which of a hero's skills it is, and at what level. */
static int level_of(const rumbones_view *v, int skill)
{
    const rumbones_table *t = &v->table;
    int side = t->side_of[v->seat];
    int hero = rumbones_place_seen(t, side * 16 + rumbones_skill_hero[skill]);
    int level = hero == NO_PLACE ? 0 : t->hero[hero].level[rumbones_skill_slot[skill]];

    return level > 0 ? level : 1;
}

/* ==== Choices ============================================================== */

/* "captain · vigour 9 · Jaws, Red Tide, Ambush" */
static void note_pick(int who, tt_text *out)
{
    const rumbones_hero_card *card = &rumbones_heroes[who];

    cli_put_sentence(rumbones_role_keys[card->role], out);
    rumbones_put_dot(out);
    cli_put_number("rumbones.table.n_vigour", card->vigour, out);
    rumbones_put_dot(out);
    for (int i = 0; i < SKILLS_EACH; i++) {
        if (i > 0)
            cli_put_sign("cli.sign.comma", out);
        rumbones_put_word(SORT_SKILL, card->skill[i], out);
    }
}

static void note_jump(const rumbones_table *t, int zone, tt_text *out)
{
    bool is_moving = tt_top(&t->agenda).stage == STAGE_MOVE;
    int hero = is_moving ? t->moving.hero : t->acting;

    if (hero < HEROES_MAX)
        cli_put_number("rumbones.table.note_jump",
                       rumbones_jump_odds(t, hero, zone, rumbones_jump_bonus(t, hero)), out);
}

/* What is said of the dice; "": they are the same as of a choice further up. */
static void put_roll(const rumbones_view *v, tt_move m, const rumbones_odds *odds, tt_text *out)
{
    char roll[256], other[256];
    tt_text r = tt_text_in(roll, sizeof roll);
    tt_moves list;

    rumbones_put_roll(odds, &r);
    tt_rumbones.view_moves(v, &list);
    for (uint32_t i = 0; i < list.n; i++) {
        rumbones_odds before;
        tt_text o = tt_text_in(other, sizeof other);
        if (!comes_before(list.at[i], m) || (m.verb == VERB_ATTACK && list.at[i].a != m.a) ||
            !rumbones_attack_odds(v, list.at[i], &before))
            continue;
        rumbones_put_roll(&before, &o);
        if (strcmp(roll, other) == 0)
            return;
    }
    tt_put(out, roll);
}

/* The odds, and who is there; false: that is no attack. */
static bool note_attack(const rumbones_view *v, tt_move m, tt_text *out)
{
    const rumbones_table *t = &v->table;
    int stage = tt_top(&t->agenda).stage;
    bool is_kraken = stage == STAGE_SLAM || stage == STAGE_SWEEP;
    rumbones_odds odds;

    if (!rumbones_attack_odds(v, m, &odds))
        return false;
    put_roll(v, m, &odds, out);
    rumbones_put_falls(t, &odds, out);
    if (m.verb != VERB_SEND)
        note_there(t, odds.zone, is_kraken ? NOBODY : t->side_of[v->seat], out);
    return true;
}

static void note_purchase(const rumbones_view *v, tt_move m, tt_text *out)
{
    const rumbones_table *t = &v->table;
    const rumbones_skill *skill = &rumbones_skills[m.a];
    int price = m.verb == VERB_BUY ? skill->price : skill->upgrade;

    cli_put_numbers("rumbones.table.note_price", price, t->hero[t->acting].coins - price, out);
    rumbones_put_dot(out);
    rumbones_put_level(m.a, m.verb == VERB_BUY ? 1 : 2, out);
}

/* What it does, and what it adds to the Kraken pool. */
static void note_card(int card, tt_text *out)
{
    rumbones_put_card(card, out);
    if (rumbones_cards[card].kraken == 0)
        return;
    rumbones_put_dot(out);
    cli_put_number("rumbones.table.note_kraken", rumbones_cards[card].kraken, out);
}

static void note_play(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (is_first(v, m))
        note_card(m.a, out);
    if (m.verb != VERB_PLAY_ON)
        return;
    rumbones_put_dot(out);
    note_hero(&v->table, rumbones_place_seen(&v->table, m.b), out);
}

static void note_use(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (is_first(v, m))
        rumbones_put_level(m.a, level_of(v, m.a), out);
    if (m.verb == VERB_USE_ON || m.verb == VERB_REACT_ON) {
        rumbones_put_dot(out);
        note_hero(&v->table, rumbones_place_seen(&v->table, m.b), out);
    } else if (m.verb == VERB_USE_AT) {
        note_there(&v->table, m.b, NOBODY, out);
    }
}

static void note_react(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (!note_attack(v, m, out))
        note_use(v, m, out);
}

static void note_end(const rumbones_table *t, tt_text *out)
{
    if (t->actions > 0 && tt_top(&t->agenda).stage != STAGE_HALVES)
        cli_put_number("rumbones.table.n_actions", t->actions, out);
}

/* Whoever gets a hit, and how much it has taken. */
static void note_hit(const rumbones_table *t, int hero, tt_text *out)
{
    if (hero == NO_PLACE)
        return;
    const rumbones_hero *h = &t->hero[hero];
    cli_put_numbers("rumbones.table.n_damage", h->damage + t->harming.hurt[hero],
                    rumbones_heroes[h->who].vigour, out);
}

/* "c8 – c0": the ends of a route. */
static void note_lane(const rumbones_table *t, int lane, tt_text *out)
{
    const uint8_t *zones = board(t)->slot_zone + (lane - 1) * LANE_ZONES;

    rumbones_put_word(SORT_ZONE, zones[0], out);
    tt_put(out, " – ");
    rumbones_put_word(SORT_ZONE, zones[LANE_STEPS], out);
}

static void note_monster(const rumbones_table *t, tt_text *out)
{
    rumbones_put_word(SORT_ZONE, t->dragon_zone, out);
    rumbones_put_dot(out);
    cli_put_numbers("rumbones.table.n_damage", t->dragon_damage, rumbones_beasts[DRAGON].vigour,
                    out);
}

static void note_gun(const rumbones_view *v, tt_text *out)
{
    int side = v->table.side_of[v->seat];

    rumbones_put_row(v->table.team[side].gun != 0 ? ROW_GUN_TWO : ROW_GUN, out);
}

/* What is done to a hero. */
static void note_figure(const rumbones_view *v, tt_move m, tt_text *out)
{
    int hero = rumbones_place_seen(&v->table, m.a);

    if (m.verb == VERB_HIT)
        note_hit(&v->table, hero, out);
    else if (m.verb == VERB_TOLL && hero != NO_PLACE)
        cli_put_number("rumbones.table.n_coins", v->table.hero[hero].coins, out);
    else
        note_hero(&v->table, hero, out);
}

/* What is done in a zone. */
static void note_zone(const rumbones_view *v, tt_move m, tt_text *out)
{
    if (note_attack(v, m, out))
        return;
    if (m.verb == VERB_JUMP)
        note_jump(&v->table, m.a, out);
    else if (m.verb == VERB_AT || m.verb == VERB_CRUSH || m.verb == VERB_DEPLOY)
        note_there(&v->table, m.a, NOBODY, out);
}

/* What is done with cards, skills and coins. */
static void note_thing(const rumbones_view *v, tt_move m, tt_text *out)
{
    switch (m.verb) {
    case VERB_PICK:
        note_pick(m.a, out);
        break;
    case VERB_BUY:
    case VERB_UPGRADE:
        note_purchase(v, m, out);
        break;
    case VERB_PLAY:
    case VERB_PLAY_ON:
        note_play(v, m, out);
        break;
    case VERB_DISCARD:
        rumbones_put_card(m.a, out);
        break;
    case VERB_REACT:
    case VERB_REACT_ON:
    case VERB_REACT_AT:
        note_react(v, m, out);
        break;
    case VERB_RID:
        rumbones_put_keyed("rumbones.status-text.", SORT_STATUS, m.a, out);
        break;
    default:
        note_use(v, m, out);
    }
}

void rumbones_put_note(const void *view, tt_move m, tt_text *out)
{
    const rumbones_view *v = view;

    switch (m.verb) {
    case VERB_ATTACK:
    case VERB_BITE:
    case VERB_LASH:
    case VERB_SEND:
        note_attack(v, m, out);
        break;
    case VERB_JUMP:
    case VERB_AT:
    case VERB_CRUSH:
    case VERB_DEPLOY:
        note_zone(v, m, out);
        break;
    case VERB_ACTIVATE:
    case VERB_GIVE:
    case VERB_HIT:
    case VERB_TOLL:
        note_figure(v, m, out);
        break;
    case VERB_PICK:
    case VERB_BUY:
    case VERB_UPGRADE:
    case VERB_PLAY:
    case VERB_PLAY_ON:
    case VERB_DISCARD:
    case VERB_REACT:
    case VERB_REACT_ON:
    case VERB_REACT_AT:
    case VERB_RID:
    case VERB_USE:
    case VERB_USE_ON:
    case VERB_USE_AT:
        note_thing(v, m, out);
        break;
    case VERB_LANE:
        note_lane(&v->table, m.a, out);
        break;
    case VERB_MONSTER:
        note_monster(&v->table, out);
        break;
    case VERB_GUN:
        note_gun(v, out);
        break;
    case VERB_END:
        note_end(&v->table, out);
        break;
    default:
        break;
    }
}

/* ==== The question ========================================================= */

static void add_filled(cli_line *l, const char *key, const char *a, const char *b)
{
    char text[512];
    tt_text out = tt_text_in(text, sizeof text);
    const tt_arg args[] = {cli_text("a", a), cli_text("b", b)};

    tt_say(cli_lang(), &out, key, args, 2);
    cli_add_piece(l, CLI_PLAIN, text);
}

/* In parentheses, behind something. */
static void put_aside(const char *key, int number, tt_text *out)
{
    cli_put_sign("cli.sign.open", out);
    cli_put_number(key, number, out);
    cli_put_sign("cli.sign.close", out);
}

/* "Jaws 1 (level 2 costs 4)", "Red Tide (costs 3)" */
static void add_skill(cli_line *l, const rumbones_table *t, int hero, int slot)
{
    int skill = rumbones_heroes[t->hero[hero].who].skill[slot], level = t->hero[hero].level[slot];
    bool is_used = (t->hero[hero].used >> slot & 1) != 0;
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);

    rumbones_put_word(SORT_SKILL, skill, &out);
    if (level == 0) {
        put_aside("rumbones.table.price", rumbones_skills[skill].price, &out);
    } else {
        tt_put_char(&out, ' ');
        tt_put_number(&out, level);
    }
    if (level == 1)
        put_aside("rumbones.table.upgrade", rumbones_skills[skill].upgrade, &out);
    cli_add_piece(l, level == 0 || is_used ? CLI_DIM : CLI_PLAIN, text);
}

/* Who acts, with what is left, and what it can. */
static void show_acting(const rumbones_table *t)
{
    char name[128], text[256];
    tt_text n = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);
    cli_line l = rumbones_begin_line("rumbones.table.turn");

    rumbones_put_figure(t, t->acting, &n);
    cli_put_filled("rumbones.table.acting", name, t->actions, &out);
    cli_add_piece(&l, CLI_ACT, text);
    rumbones_add_number(&l, "rumbones.table.n_coins", t->hero[t->acting].coins);
    for (int slot = 0; slot < SKILLS_EACH; slot++)
        add_skill(&l, t, t->acting, slot);
    cli_end_line(&l, NULL);
}

static void show_moving(const rumbones_table *t)
{
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);
    cli_line l = rumbones_begin_line("rumbones.table.turn");

    rumbones_put_figure(t, t->moving.hero, &out);
    cli_add_piece(&l, CLI_ACT, text);
    if (t->at[t->moving.hero] != OFF_BOARD) {
        out = tt_text_in(text, sizeof text);
        rumbones_put_word(SORT_ZONE, t->at[t->moving.hero], &out);
        cli_add_piece(&l, CLI_PLAIN, text);
    }
    rumbones_add_number(&l, "rumbones.table.move_points", t->moving.points);
    cli_end_line(&l, NULL);
}

/* "Viana·B, from c8 to e4: 3 in 6" */
static void show_jump(const rumbones_table *t)
{
    const rumbones_moving *m = &t->moving;
    char name[128], zone[32];
    tt_text n = tt_text_in(name, sizeof name), z = tt_text_in(zone, sizeof zone);
    cli_line l = rumbones_begin_line("rumbones.table.jump");

    rumbones_put_figure(t, m->hero, &n);
    rumbones_put_word(SORT_ZONE, m->jump, &z);
    add_filled(&l, "rumbones.table.jump_to", name, zone);
    rumbones_add_number(&l, "rumbones.table.note_jump",
                        rumbones_jump_odds(t, m->hero, m->jump, m->bonus));
    cli_end_line(&l, NULL);
}

/* Who attacks. */
static void put_attacker(const rumbones_table *t, tt_text *out)
{
    static const char *const KEYS[] = {
        [BY_NOBODY] = "rumbones.table.none",   [BY_HERO] = "rumbones.table.none",
        [BY_CREW] = "rumbones.table.crew",     [BY_GUN] = "rumbones.table.gun",
        [BY_RAMPAGE] = "rumbones.table.crew",  [BY_DRAGON] = "rumbones.beast.dragon",
        [BY_KRAKEN] = "rumbones.beast.kraken",
    };

    if (t->scene.by == BY_HERO)
        rumbones_put_figure(t, t->scene.hero, out);
    else
        cli_put_sentence(KEYS[t->scene.by], out);
}

/* "1 4 5 5": the dice as they lie. */
static void put_faces(const rumbones_fight *f, tt_text *out)
{
    for (int face = 1; face <= DIE_FACES; face++)
        for (int i = 0; i < GROUPS * 2; i++)
            for (int n = f->die[i / 2][i % 2][face - 1]; n > 0; n--) {
                tt_put(out, out->n > 0 ? " " : "");
                tt_put_number(out, face);
            }
}

static void add_dice(cli_line *l, const rumbones_table *t)
{
    char faces[256] = "", text[512];
    tt_text f = tt_text_in(faces, sizeof faces), out = tt_text_in(text, sizeof text);
    rumbones_odds odds;

    if (rumbones_declared_odds(t, &odds)) {
        rumbones_put_roll(&odds, &out);
        rumbones_put_falls(t, &odds, &out);
        cli_add_piece(l, CLI_PLAIN, text);
        return;
    }
    put_faces(&t->fight, &f);
    if (f.n > 0)
        add_filled(l, "rumbones.table.dice", faces, "");
    if (t->fight.hits[0] + t->fight.hits[1] > 0) {
        cli_put_numbers("rumbones.table.hits_left", t->fight.hits[0], t->fight.hits[1], &out);
        cli_add_piece(l, CLI_PLAIN, text);
    }
}

static void show_attack(const rumbones_table *t)
{
    char name[128], zone[32], text[256];
    tt_text n = tt_text_in(name, sizeof name), z = tt_text_in(zone, sizeof zone);
    tt_text there = tt_text_in(text, sizeof text);
    cli_line l = rumbones_begin_line("rumbones.table.attack");

    put_attacker(t, &n);
    rumbones_put_word(SORT_ZONE, t->scene.zone, &z);
    add_filled(&l, "rumbones.table.attack_by", name, zone);
    note_there(t, t->scene.zone, t->scene.side, &there);
    if (there.n > 0)
        cli_add_piece(&l, CLI_PLAIN, text);
    add_dice(&l, t);
    cli_end_line(&l, NULL);
}

/* "Viana·B: 3 damage, has 2/8" */
static void show_harm(const rumbones_table *t)
{
    int hero = (t->harming.next - 1) / 2;
    char name[128], text[256];
    tt_text n = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);
    cli_line l = rumbones_begin_line("rumbones.table.damage");

    rumbones_put_figure(t, hero, &n);
    cli_put_filled("rumbones.table.about_to_take", name, t->harming.hurt[hero], &out);
    cli_add_piece(&l, CLI_BOLD, text);
    out = tt_text_in(text, sizeof text);
    cli_put_numbers("rumbones.table.n_damage", t->hero[hero].damage,
                    rumbones_heroes[t->hero[hero].who].vigour, &out);
    cli_add_piece(&l, CLI_PLAIN, text);
    cli_end_line(&l, NULL);
}

/* The crew that is asked about, where it stands, and where it may go. */
static void show_crew(const rumbones_table *t, int stage)
{
    const rumbones_crewing *w = &t->crewing;
    char who[128], zone[32];
    tt_text n = tt_text_in(who, sizeof who), z = tt_text_in(zone, sizeof zone);
    cli_line l = rumbones_begin_line("rumbones.table.crew");

    rumbones_put_crew(w->who[DECKHAND], w->who[BOSUN], &n);
    rumbones_put_word(SORT_ZONE, board(t)->slot_zone[w->slot], &z);
    add_filled(&l, "rumbones.table.crew_on", who, zone);
    for (int i = w->target; stage == STAGE_SPLIT && i < w->targets_n; i++) {
        char text[256];
        tt_text out = tt_text_in(text, sizeof text);
        rumbones_put_word(SORT_ZONE, w->zone[i], &out);
        cli_put_sign("cli.sign.colon", &out);
        rumbones_put_there(t, w->zone[i], w->side, &out);
        cli_add_piece(&l, i == w->target ? CLI_BOLD : CLI_DIM, text);
    }
    cli_end_line(&l, NULL);
}

/* The ends of the route that has two. */
static void show_fork(const rumbones_table *t)
{
    const rumbones_board *b = board(t);
    char first[32], second[32];
    tt_text f = tt_text_in(first, sizeof first), s = tt_text_in(second, sizeof second);

    show_crew(t, STAGE_FORK);
    rumbones_put_word(SORT_ZONE, b->slot_zone[b->fork], &f);
    rumbones_put_word(SORT_ZONE, b->slot_zone[FORK_SLOT], &s);
    cli_line l = rumbones_begin_line("rumbones.table.ends");
    cli_add_piece(&l, CLI_BOLD, first);
    cli_add_piece(&l, CLI_PLAIN, second);
    cli_end_line(&l, NULL);
}

static void show_landing(const rumbones_table *t)
{
    cli_line l = rumbones_begin_line("rumbones.table.crew");

    rumbones_add_number(&l, "rumbones.table.to_place", t->crewing.left);
    cli_end_line(&l, NULL);
}

static void show_push(const rumbones_table *t)
{
    char name[128], zone[32];
    tt_text n = tt_text_in(name, sizeof name), z = tt_text_in(zone, sizeof zone);
    cli_line l = rumbones_begin_line("rumbones.table.push");

    rumbones_put_figure(t, t->moving.pushed, &n);
    rumbones_put_word(SORT_ZONE, t->at[t->moving.pushed], &z);
    add_filled(&l, "rumbones.table.crew_on", name, zone);
    rumbones_add_number(&l, "rumbones.table.n_zones", t->moving.push_points);
    cli_end_line(&l, NULL);
}

/* A hero that something is done to or with. */
static void show_chosen(const rumbones_table *t, int hero)
{
    char name[128], text[256];
    tt_text n = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);
    cli_line l = rumbones_begin_line("rumbones.table.hero");

    if (hero >= HEROES_MAX || t->hero[hero].who == NO_HERO) {
        cli_end_line(&l, "rumbones.table.none");
        return;
    }
    rumbones_put_figure(t, hero, &n);
    cli_add_piece(&l, CLI_BOLD, name);
    note_hero(t, hero, &out);
    cli_add_piece(&l, CLI_PLAIN, text);
    cli_end_line(&l, NULL);
}

static void show_line(int line)
{
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);

    rumbones_begin_line("rumbones.beast.kraken");
    rumbones_put_line(line, &out);
    cli_hanging(text, RUMBONES_LABEL);
}

static void show_granted(const rumbones_table *t)
{
    char text[256];
    tt_text out = tt_text_in(text, sizeof text);
    int kind = board(t)->rigging_kind[t->granted - 1];

    rumbones_begin_line("rumbones.table.rigging");
    rumbones_put_word(SORT_RIGGING, kind, &out);
    cli_put_sign("cli.sign.colon", &out);
    rumbones_put_rigging(kind, &out);
    cli_hanging(text, RUMBONES_LABEL);
}

/* What is asked of an attack, of the crew or of a beast. */
static void show_other_matter(const rumbones_table *t, int stage)
{
    switch (stage) {
    case STAGE_HOLD:
    case STAGE_SPLIT:
        show_crew(t, stage);
        break;
    case STAGE_FORK:
        show_fork(t);
        break;
    case STAGE_PLACE:
    case STAGE_BOSUNS:
        show_landing(t);
        break;
    case STAGE_PUSH:
        show_push(t);
        break;
    case STAGE_AIM:
    case STAGE_CLEANSE:
        show_chosen(t, t->chosen);
        break;
    case STAGE_LIFE_LINE:
        show_chosen(t, __builtin_ctz(t->moving.falling));
        break;
    case STAGE_AMBUSH:
        show_chosen(t, t->moving.hero);
        break;
    case STAGE_GRANT:
        if (t->granted != 0)
            show_granted(t);
        break;
    case STAGE_SLAM:
        show_line(LINE_SLAM);
        break;
    case STAGE_SWEEP:
        show_line(LINE_SWEEP);
        break;
    case STAGE_DRAG:
        show_line(LINE_DRAG);
        break;
    case STAGE_CRUSH:
        show_line(LINE_CRUSH);
        break;
    default:
        break;
    }
}

void rumbones_show_matter(const rumbones_view *v)
{
    const rumbones_table *t = &v->table;
    int stage = tt_top(&t->agenda).stage;

    switch (stage) {
    case STAGE_ACT:
    case STAGE_RUSH:
        show_acting(t);
        break;
    case STAGE_MOVE:
        show_moving(t);
        break;
    case STAGE_JUMPING:
        show_jump(t);
        break;
    case STAGE_DECLARED:
    case STAGE_REROLLS:
    case STAGE_PARRY:
    case STAGE_HITS:
    case STAGE_ASSIGN:
    case STAGE_AFTER:
        show_attack(t);
        break;
    case STAGE_LESSEN:
    case STAGE_LAST_STAND:
        show_harm(t);
        break;
    default:
        show_other_matter(t, stage);
    }
}

/* ==== Sets ================================================================= */

bool rumbones_is_of_set(tt_move m)
{
    return m.verb == VERB_DISCARD;
}

const char *rumbones_order_of(const void *view, tt_move m)
{
    const rumbones_view *v = view;
    bool holds = m.verb == VERB_DISCARD && v->seat < v->table.seats &&
                 rumbones_cards[m.a].faction == v->table.team[v->table.side_of[v->seat]].faction &&
                 copies_in(v->hand[v->seat], m.a) > 0;

    return holds && tt_top(&v->table.agenda).stage == STAGE_DISCARD ? "rumbones.table.order_cards"
                                                                    : NULL;
}
