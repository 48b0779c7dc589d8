/* What Rum & Bones says in other words than its grammar, which knows one event, one move, one
 * question at a time: what belongs together in one sentence, and things by their names. */
#include "cli/words_rumbones.h"

#include <string.h>

enum { TEXT_BYTES = 256 };

static void say(const char *key, const tt_arg *args, int n, tt_text *out)
{
    tt_say(cli_lang(), out, key, args, n);
}

static const char *zone_name(int zone, char text[TEXT_BYTES])
{
    tt_text out = tt_text_in(text, TEXT_BYTES);

    rumbones_put_word(SORT_ZONE, zone, &out);
    return text;
}

/* ==== Events =============================================================== */

/* So many of a kind, and in the next event where: the same of the other kind goes with them.
 * How many events those are. */
static int crew_events(const tt_events *log, int i, int crew[CREW_KINDS])
{
    const tt_event *e = &log->at[i];
    int n = 0;

    for (; i + n + 1 < log->n && e[n].kind == e[0].kind && e[n + 1].kind == e[1].kind &&
           e[n + 1].a == e[1].a && e[n + 1].b == e[1].b && crew[e[n].a] == 0;
         n += 2)
        crew[e[n].a] = e[n].b;
    return n;
}

/* "The crew moves from c2 to c3: 4 deckhands, 1 bosun." */
static int tell_crew(const char *key, const tt_events *log, int i, tt_text *out)
{
    int crew[CREW_KINDS] = {0};
    int n = crew_events(log, i, crew);
    char who[TEXT_BYTES], first[TEXT_BYTES], second[TEXT_BYTES];
    tt_text w = tt_text_in(who, sizeof who);

    if (n == 0)
        return 0;
    rumbones_put_crew(crew[DECKHAND], crew[BOSUN], &w);
    const tt_arg args[] = {cli_text("a", zone_name(log->at[i + 1].a, first)),
                           cli_text("b", zone_name(log->at[i + 1].b, second)), cli_text("c", who)};
    say(key, args, 3, out);
    return n;
}

/* "Viana·B attacks e9 with Sabre and Pistol." */
static int tell_attack(const tt_events *log, int i, tt_text *out)
{
    const tt_event *with = &log->at[i], *attacks = with + 1;
    char who[TEXT_BYTES], zone[TEXT_BYTES], skill[TEXT_BYTES];
    tt_text w = tt_text_in(who, sizeof who), s = tt_text_in(skill, sizeof skill);

    if (i + 1 >= log->n || attacks->kind != TOLD_ATTACKS || attacks->a != with->a)
        return 0;
    rumbones_put_word(SORT_FIGURE, with->a, &w);
    rumbones_put_word(SORT_SKILL, with->b, &s);
    const tt_arg args[] = {cli_text("a", who), cli_text("b", zone_name(attacks->b, zone)),
                           cli_text("c", skill)};
    say("rumbones.table.told_attack", args, 3, out);
    return 2;
}

/* What hits, when it is the same for all dice. */
static int tell_roll(tt_event e, tt_text *out)
{
    char faces[TEXT_BYTES];
    tt_text f = tt_text_in(faces, sizeof faces);

    if (e.a != e.b)
        return 0;
    for (int face = 1; face <= TT_FACES; face++)
        for (int n = e.dice[face - 1]; n > 0; n--) {
            tt_put(&f, f.n > 0 ? " " : "");
            tt_put_number(&f, face);
        }
    const tt_arg args[] = {cli_text("a", faces), cli_number("b", e.b)};
    say("rumbones.table.told_roll", args, 2, out);
    return 1;
}

/* The beast that is hurt in that zone, as the log goes on or as it lies there. */
static int beast_hurt(const rumbones_table *t, const tt_events *log, int i)
{
    for (int later = i; later < log->n; later++)
        if (log->at[later].kind == TOLD_BEATEN)
            return log->at[later].a;
    return t->kraken == 1 && t->kraken_zone == log->at[i].a ? KRAKEN : DRAGON;
}

/* Of the damage a thing has now, what it had after event i: without what came later. */
static int damage_then(const tt_events *log, int i, int damage)
{
    for (int later = i + 1; later < log->n; later++)
        if (log->at[later].kind == TOLD_THING_HURT && log->at[later].a == log->at[i].a)
            damage -= log->at[later].b;
    return damage;
}

/* "2 damage to the main mast on e9: 4 of 9." */
static int tell_thing_hurt(const rumbones_table *t, const tt_events *log, int i, tt_text *out)
{
    const rumbones_board *b = &rumbones_boards[t->board];
    tt_event e = log->at[i];
    int token = b->rigging[e.a], vigour, damage;
    char name[TEXT_BYTES], zone[TEXT_BYTES];
    tt_text n = tt_text_in(name, sizeof name);

    if (token != NO_RIGGING) {
        rumbones_put_word(SORT_RIGGING, b->rigging_kind[token], &n);
        vigour = rumbones_riggings[b->rigging_kind[token]].vigour;
        damage = t->rigging[token];
    } else {
        int beast = beast_hurt(t, log, i);
        int state = beast == KRAKEN ? t->kraken : t->dragon;
        rumbones_put_word(SORT_BEAST, beast, &n);
        vigour = rumbones_beasts[beast].vigour;
        damage = state != 1 ? vigour : beast == KRAKEN ? t->kraken_damage : t->dragon_damage;
    }
    const tt_arg args[] = {cli_text("a", name), cli_text("b", zone_name(e.a, zone)),
                           cli_number("c", e.b), cli_number("d", damage_then(log, i, damage)),
                           cli_number("e", vigour)};
    say("rumbones.table.told_thing", args, 5, out);
    return 1;
}

/* Damage that is put on at once need not be announced. */
static int skip_threat(const tt_events *log, int i)
{
    for (int later = i + 1; later < log->n; later++)
        if (log->at[later].kind == TOLD_HURT && log->at[later].a == log->at[i].a)
            return log->at[later].b == log->at[i].b;
    return 0;
}

void rumbones_put_hits(const char *const keys[RUMBONES_HIT_KEYS], int single, int twice,
                       tt_text *out)
{
    int which = single > 0 && twice > 0 ? 3 : twice > 0 ? 2 : single > 0 ? 1 : 0;

    cli_put_numbers(keys[which], single, twice, out);
}

int rumbones_put_told(const void *view, const tt_events *log, int i, tt_text *out)
{
    static const char *const HITS[] = {"rumbones.table.told_no_hit", "rumbones.table.told_hits",
                                       "rumbones.table.told_doubles", "rumbones.told.hits"};
    static const char *const CANCELLED[] = {
        "rumbones.told.cancelled", "rumbones.table.told_cancelled",
        "rumbones.table.told_doubles_cancelled", "rumbones.told.cancelled"};
    const rumbones_table *t = &((const rumbones_view *)view)->table;
    tt_event e = log->at[i];

    switch (e.kind) {
    case TOLD_MOVED:
        return tell_crew("rumbones.table.told_moved", log, i, out);
    case TOLD_PLACED:
        return tell_crew("rumbones.table.told_placed", log, i, out);
    case TOLD_WITH:
        return tell_attack(log, i, out);
    case TOLD_ROLLED:
        return tell_roll(e, out);
    case TOLD_HITS:
        rumbones_put_hits(HITS, e.a, e.b, out);
        return 1;
    case TOLD_CANCELLED:
        rumbones_put_hits(CANCELLED, e.a, e.b, out);
        return 1;
    case TOLD_THING_HURT:
        return tell_thing_hurt(t, log, i, out);
    case TOLD_THREATENED:
        return skip_threat(log, i);
    default:
        return 0;
    }
}

bool rumbones_begins_turn(tt_event e)
{
    return e.kind == TOLD_ACTIVATED || e.kind == TOLD_CREW || e.kind == TOLD_MONSTER;
}

/* ==== Choices ============================================================== */

/* "4 deckhands, 1 bosun", or that it is nobody. */
static void put_some(int hands, int bosuns, tt_text *out)
{
    if (hands + bosuns == 0)
        cli_put_sentence("rumbones.table.nobody", out);
    rumbones_put_crew(hands, bosuns, out);
}

static bool put_crew_move(const rumbones_table *t, tt_move m, tt_text *out)
{
    const rumbones_crewing *w = &t->crewing;
    const rumbones_board *b = &rumbones_boards[t->board];
    int stage = tt_top(&t->agenda).stage;
    char who[TEXT_BYTES], zone[TEXT_BYTES] = "";
    tt_text n = tt_text_in(who, sizeof who);

    put_some(m.a, m.b, &n);
    if (m.verb == VERB_SEND)
        zone_name(w->zone[w->target], zone);
    else if (m.verb == VERB_GO)
        zone_name(b->slot_zone[b->fork], zone);
    const tt_arg args[] = {cli_text("a", who), cli_text("b", zone)};
    if (m.verb == VERB_SEND && stage == STAGE_SPLIT)
        say("rumbones.table.move_send", args, 2, out);
    else if (m.verb == VERB_GO && stage == STAGE_FORK)
        say("rumbones.table.move_go", args, 2, out);
    else if (m.verb == VERB_STAY)
        say("rumbones.table.move_stay", args, 2, out);
    else
        return false;
    return true;
}

static bool put_hit_thing(const rumbones_table *t, tt_move m, tt_text *out)
{
    char blow[TEXT_BYTES], name[TEXT_BYTES];
    tt_text b = tt_text_in(blow, sizeof blow), n = tt_text_in(name, sizeof name);

    if (tt_top(&t->agenda).stage != STAGE_ASSIGN)
        return false;
    rumbones_put_word(SORT_BLOW, m.a, &b);
    rumbones_put_thing(t, t->scene.zone, &n);
    const tt_arg args[] = {cli_text("a", name), cli_text("b", blow)};
    say("rumbones.table.move_hit_thing", args, 2, out);
    return true;
}

bool rumbones_put_move(const void *view, tt_move m, tt_text *out)
{
    const rumbones_table *t = &((const rumbones_view *)view)->table;
    int stage = t->agenda.n == 0 ? STAGES : tt_top(&t->agenda).stage;

    if (stage == STAGES)
        return false;
    switch (m.verb) {
    case VERB_SEND:
    case VERB_GO:
    case VERB_STAY:
        return put_crew_move(t, m, out);
    case VERB_HIT_THING:
        return put_hit_thing(t, m, out);
    case VERB_PASS:
        if (stage != STAGE_DISCARD && stage != STAGE_PARRY)
            return false;
        cli_put_sentence("rumbones.table.move_all", out);
        return true;
    default:
        return false;
    }
}

/* A jump that no die brings across. */
bool rumbones_is_hopeless(const void *view, tt_move m)
{
    return m.verb == VERB_JUMP && rumbones_jump_chance(view, m.a) == 0;
}

int rumbones_usual(const void *view, int sort)
{
    const rumbones_view *v = view;
    const rumbones_table *t = &v->table;
    int hero = t->acting;

    if (sort != SORT_SKILL || !rumbones_is_looking(v))
        return -1;
    for (int i = 0; i < HEROES_MAX && hero >= HEROES_MAX; i++)
        if (t->hero[i].who != NO_HERO && t->hero[i].owner == v->seat)
            hero = i;
    return hero < HEROES_MAX ? rumbones_heroes[t->hero[hero].who].skill[0] : -1;
}

/* ==== Questions ============================================================ */

/* The reactions one may use, each once: "Shell Up, Riposte". */
static void put_reactions(const tt_moves *list, tt_text *out)
{
    uint64_t skills = 0;

    for (uint32_t i = 0; i < list->n; i++) {
        tt_move m = list->at[i];
        bool reacts = m.verb == VERB_REACT || m.verb == VERB_REACT_ON || m.verb == VERB_REACT_AT;
        int skill = m.verb == VERB_CANCEL ? SHELL_UP : m.a;
        if ((!reacts && m.verb != VERB_CANCEL) || (skills >> skill & 1) != 0)
            continue;
        skills |= (uint64_t)1 << skill;
        if (out->n > 0)
            cli_put_sign("cli.sign.comma", out);
        rumbones_put_word(SORT_SKILL, skill, out);
    }
}

static bool has_card(const tt_moves *list)
{
    for (uint32_t i = 0; i < list->n; i++)
        if (list->at[i].verb == VERB_PLAY || list->at[i].verb == VERB_PLAY_ON)
            return true;
    return false;
}

/* Where the grammar's question is the same for all reactions, it names those that can be used. */
static bool asks_for_reaction(int stage)
{
    return stage == STAGE_JUMPING || stage == STAGE_DECLARED || stage == STAGE_HITS ||
           stage == STAGE_LESSEN || stage == STAGE_AFTER || stage == STAGE_FALLEN;
}

bool rumbones_put_ask(const void *view, tt_text *out)
{
    const rumbones_view *v = view;
    int stage = tt_top(&v->table.agenda).stage;
    char names[TEXT_BYTES], key[64];
    tt_text n = tt_text_in(names, sizeof names);
    tt_moves list;

    tt_rumbones.view_moves(v, &list);
    if (stage == STAGE_TAKE && has_card(&list)) {
        cli_put_sentence("rumbones.table.ask_take", out);
        return true;
    }
    if (!asks_for_reaction(stage))
        return false;
    put_reactions(&list, &n);
    if (n.n == 0)
        return false;
    snprintf(key, sizeof key, "rumbones.ask.%s", tt_rumbones.grammar->stages[stage].name);
    cli_put_sentence(key, out);
    cli_put_sign("cli.sign.open", out);
    tt_put(out, names);
    cli_put_sign("cli.sign.close", out);
    return true;
}

/* " · orders pass jump": how not to be asked that any more. */
bool rumbones_put_window(const void *view, tt_text *out)
{
    for (int window = WINDOW_ANY + 1; window < ORDER_WINDOWS; window++) {
        tt_orders orders = {.n = 1, .at = {{0, (uint8_t)window, UNTIL_ALWAYS, 0}}};
        tt_move answer;
        if (!tt_rumbones.standing(view, &orders, &answer))
            continue;
        tt_put(out, CLI_DOT);
        tt_put(out, "orders pass ");
        tt_put_word(tt_rumbones.grammar, SORT_WINDOW, window, out);
        return true;
    }
    return false;
}

const char *rumbones_intro_of(const void *view)
{
    return ((const rumbones_view *)view)->table.pirates ? "rumbones.intro_pirates"
                                                        : "rumbones.intro";
}
