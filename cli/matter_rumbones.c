/* What is to be known of a question of Rum & Bones, besides the table: who acts, moves or jumps,
 * the attack at hand, the crew that is asked about. */
#include "cli/words_rumbones.h"

static const rumbones_board *board(const rumbones_table *t)
{
    return &rumbones_boards[t->board];
}

/* ==== Pieces =============================================================== */

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

/* ==== Heroes =============================================================== */

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

/* ==== Attacks ============================================================== */

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
    static const char *const HITS_LEFT[] = {"rumbones.table.none", "rumbones.table.single_left",
                                            "rumbones.table.doubles_left",
                                            "rumbones.table.hits_left"};
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
        rumbones_put_hits(HITS_LEFT, t->fight.hits[0], t->fight.hits[1], &out);
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
    rumbones_note_there(t, t->scene.zone, t->scene.side, &there);
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

/* ==== Crew and others ====================================================== */

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
    rumbones_note_hero(t, hero, &out);
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

/* ==== By question ========================================================== */

/* What is asked of the crew, a hero or a beast. */
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
        show_chosen(t, next_to_fall(t));
        break;
    case STAGE_AMBUSH:
        show_chosen(t, t->acting);
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
