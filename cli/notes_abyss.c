/* What one may want to know in Abyss: of a choice, a payment, a card, and of the result. */
#include "cli/layout.h"
#include "cli/table.h"
#include "cli/words_abyss.h"

#include <string.h>

/* ==== Choices ============================================================== */

/* "1 key", after something else. */
static void note_keys(int lord, tt_text *out)
{
    if (abyss_lords[lord].keys == 0)
        return;
    tt_put(out, CLI_DOT);
    cli_put_number("abyss.table.n_keys", abyss_lords[lord].keys, out);
}

static void note_power(int lord, tt_text *out)
{
    if (abyss_lords[lord].when == NEVER)
        return;
    tt_put(out, CLI_DOT);
    abyss_put_power(lord, out);
}

/* "5 points · 1 key · ∞ lords cost you 2 less" */
static void note_lord(int lord, tt_text *out)
{
    cli_put_number("abyss.table.n_points", abyss_lords[lord].points, out);
    note_keys(lord, out);
    note_power(lord, out);
}

/* A lord that loses its power: one that has worked is not said. */
static void note_lost(int lord, tt_text *out)
{
    cli_put_number("abyss.table.n_points", abyss_lords[lord].points, out);
    note_keys(lord, out);
    if (abyss_lords[lord].when != ONCE)
        note_power(lord, out);
}

static void note_swap(tt_move m, tt_text *out)
{
    cli_put_numbers("abyss.table.instead", abyss_lords[m.b].points, abyss_lords[m.a].points, out);
    note_keys(m.b, out);
    note_power(m.b, out);
}

static void note_recruit(const abyss_view *v, int lord, tt_text *out)
{
    char race[96];
    tt_text r = tt_text_in(race, sizeof race);

    abyss_put_races(v, lord, &r);
    cli_put_filled("abyss.table.note_cost", race, abyss_cost_seen(v, lord), out);
    tt_put(out, CLI_DOT);
    note_lord(lord, out);
}

/* The hand's allies of that race, with this one. */
static void note_ally(const abyss_view *v, int ally, tt_text *out)
{
    ally_bag bag = v->hand[v->seat].cards;
    char race[96], total[96];
    tt_text r = tt_text_in(race, sizeof race), t = tt_text_in(total, sizeof total);

    add_card(&bag, ally);
    abyss_put_word(SORT_RACE, race_of(ally), &r);
    abyss_put_total(bag.lane[race_of(ally)], &t);
    const tt_arg args[] = {cli_text("a", race), cli_text("b", total)};
    tt_say(cli_lang(), out, "abyss.table.note_have", args, 2);
}

static void note_buy(const abyss_view *v, tt_move m, tt_text *out)
{
    note_ally(v, m.a, out);
    tt_put(out, CLI_DOT);
    cli_put_number("abyss.table.pearls_left", v->table.player[v->seat].pearls - m.b, out);
}

/* "3 cards", with the memory aid "3 cards · crab 1+1+4=6" */
static void note_pile(const abyss_view *v, int race, tt_text *out)
{
    cli_put_number("abyss.table.n_cards", v->table.council_n[race], out);
    if (v->council.lane[race] == 0)
        return;
    tt_put(out, CLI_DOT);
    abyss_put_sum(race, v->council.lane[race], out);
}

static void note_go_on(const abyss_view *v, tt_text *out)
{
    const abyss_table *t = &v->table;
    int space = t->threat < THREAT_SPACES ? t->threat + 1 : THREAT_SPACES;
    char rewards[256];
    tt_text r = tt_text_in(rewards, sizeof rewards);

    if (t->track_n + 1 < TRACK_SPACES)
        cli_put_number("abyss.table.note_next", t->track_n + 1, out);
    else
        cli_put_sentence("abyss.table.note_last", out);
    if (t->track[t->track_n - 1] != MONSTER)
        return;
    tt_put(out, CLI_DOT);
    abyss_put_rewards(abyss_space_seen(v, space), &r);
    cli_put_filled("abyss.table.note_threat", rewards, space, out);
}

/* What is missing when that ally has been played. */
static void note_play(const abyss_view *v, int ally, tt_text *out)
{
    int missing = (v->table.cost - v->table.paid_worth) - value_of(ally);

    cli_put_number("abyss.table.note_missing", missing > 0 ? missing : 0, out);
}

static void note_done(const abyss_view *v, tt_text *out)
{
    int missing = (v->table.cost - v->table.paid_worth), pearls = missing > 0 ? missing : 0;

    cli_put_number("abyss.table.n_pearls", pearls, out);
    tt_put(out, CLI_DOT);
    cli_put_number("abyss.table.pearls_left", v->table.player[v->seat].pearls - pearls, out);
}

static void note_affiliate(const abyss_view *v, int ally, tt_text *out)
{
    ally_bag bag = v->table.player[v->seat].affiliated;
    char values[96];
    tt_text text = tt_text_in(values, sizeof values);

    add_card(&bag, ally);
    abyss_put_allies(race_of(ally), bag.lane[race_of(ally)], &text);
    cli_put_filled("abyss.table.note_affiliated", values, 0, out);
}

static void note_exchange(const abyss_view *v, tt_move m, tt_text *out)
{
    cli_put_numbers("abyss.table.instead", abyss_location_seen(v, v->seat, m.b),
                    abyss_location_seen(v, v->seat, m.a), out);
    tt_put(out, CLI_DOT);
    abyss_put_worth(v, TT_SPECTATOR, m.b, out); /* in words */
}

/* Notes to what is done with a lord, an ally or a location. */
static void note_thing(const abyss_view *v, tt_move m, tt_text *out)
{
    switch (m.verb) {
    case VERB_RECRUIT:
        note_recruit(v, m.a, out);
        break;
    case VERB_TAKE:
        note_ally(v, m.a, out);
        break;
    case VERB_BUY:
        note_buy(v, m, out);
        break;
    case VERB_PLAY:
        note_play(v, m.a, out);
        break;
    case VERB_AFFILIATE:
        note_affiliate(v, m.a, out);
        break;
    case VERB_CONTROL:
        abyss_put_worth(v, v->seat, m.a, out);
        break;
    case VERB_EXCHANGE:
        note_exchange(v, m, out);
        break;
    case VERB_SWAP:
        note_swap(m, out);
        break;
    case VERB_ROTATE:
    case VERB_GIVE_UP:
    case VERB_SPEND:
        note_lost(m.a, out);
        break;
    default:
        note_lord(m.a, out);
    }
}

void abyss_put_note(const void *view, tt_move m, tt_text *out)
{
    const abyss_view *v = view;
    const abyss_table *t = &v->table;
    const abyss_player *mine = &t->player[v->seat];

    switch (m.verb) {
    case VERB_PLOT:
        cli_put_number("abyss.table.pearls_left", mine->pearls - 1, out);
        break;
    case VERB_COUNCIL:
    case VERB_DISPEL:
        note_pile(v, m.a, out);
        break;
    case VERB_FIGHT:
        cli_put_number("abyss.table.note_space", abyss_rewards[m.a].space, out);
        break;
    case VERB_GO_ON:
        note_go_on(v, out);
        break;
    case VERB_DONE:
        note_done(v, out);
        break;
    case VERB_SPEND_KEY:
        cli_put_number("abyss.table.keys_left", mine->keys - 1, out);
        break;
    case VERB_ROB:
        cli_put_number("abyss.table.n_tokens", t->player[m.a].tokens_n, out);
        break;
    case VERB_EXPLORE:
    case VERB_PASS:
    case VERB_DRAW:
    case VERB_SELL:
    case VERB_DISCARD:
    case VERB_DECLINE:
    case VERB_END:
        break;
    default:
        note_thing(v, m, out);
    }
}

/* ==== A payment ============================================================ */

static void show_missing(const abyss_view *v)
{
    cli_line l = abyss_begin_line("abyss.table.missing");
    char points[96], race[96], among[128];
    tt_text p = tt_text_in(points, sizeof points), w = tt_text_in(race, sizeof race);
    tt_text a = tt_text_in(among, sizeof among);
    abyss_bill b = abyss_bill_of(&v->table, v->seat);
    int missing = v->table.cost - v->table.paid_worth;

    if (missing > 0) {
        cli_put_numbers("abyss.table.missing_points", missing, v->table.player[v->seat].pearls, &p);
        cli_add_piece(&l, CLI_PLAIN, points);
    }
    if (b.races > 0)
        abyss_add_number(&l, "abyss.table.missing_races", b.races);
    if (b.wanted != NO_RACE) {
        abyss_put_word(SORT_RACE, b.wanted, &w);
        cli_put_filled("abyss.table.missing_race", race, 0, &a);
        cli_add_piece(&l, abyss_race_styles[b.wanted], among);
    }
    abyss_end_line(&l);
}

/* The lowest stays: any of them, when there are several; a Master of Magic lets choose. */
static void show_staying(const abyss_view *v)
{
    cli_line l = abyss_begin_line("abyss.table.stays");
    const ally_bag *paid = &v->table.paid;
    bool may_choose = has_lord(working(&v->table.player[v->seat]), MASTER_OF_MAGIC);
    int lowest = VALUES;

    for (int race = 0; race < RACES; race++)
        if (has_race(paid, race) && lane_lowest(paid->lane[race]) < lowest)
            lowest = lane_lowest(paid->lane[race]);
    for (int race = 0, n = 0; race < RACES; race++) {
        char name[96], text[128];
        tt_text card = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);
        if (!has_race(paid, race) || (!may_choose && lane_lowest(paid->lane[race]) > lowest))
            continue;
        if (may_choose)
            abyss_put_allies(race, paid->lane[race], &card);
        else
            abyss_put_word(SORT_CARD, ally_of(race, lowest), &card);
        cli_put_filled("abyss.table.or", name, 0, &out);
        cli_add_piece(&l, abyss_race_styles[race], n++ > 0 ? text : name);
    }
    abyss_end_line(&l);
}

void abyss_show_payment(const abyss_view *v)
{
    cli_line l = abyss_begin_line("abyss.table.payment");
    char text[256], race[96];
    tt_text out = tt_text_in(text, sizeof text), r = tt_text_in(race, sizeof race);

    abyss_put_word(SORT_LORD, v->table.recruiting, &out);
    tt_put(&out, CLI_DOT);
    abyss_put_races(v, v->table.recruiting, &r);
    cli_put_filled("abyss.table.note_cost", race, abyss_cost_seen(v, v->table.recruiting), &out);
    cli_add_piece(&l, CLI_BOLD, text);
    abyss_end_line(&l);
    l = abyss_begin_line("abyss.table.played");
    abyss_add_allies(&l, &v->table.paid, abyss_put_sum);
    abyss_end_line(&l);
    if (races_in(&v->table.paid) != 0)
        show_staying(v);
    show_missing(v);
}

/* ==== Sets ================================================================= */

bool abyss_is_of_set(tt_move m)
{
    return m.verb == VERB_PLAY || m.verb == VERB_DISCARD || m.verb == VERB_COUNCIL ||
           m.verb == VERB_SPEND;
}

const char *abyss_order_of(const void *view, tt_move m)
{
    const abyss_view *v = view;
    int stage = tt_top(&v->table.agenda).stage;

    if ((m.verb == VERB_PLAY && stage == STAGE_PAY) ||
        (m.verb == VERB_DISCARD && stage == STAGE_LIMIT))
        return has_card(&v->hand[v->seat].cards, m.a) ? "abyss.table.order_allies" : NULL;
    if (m.verb == VERB_COUNCIL && (stage == STAGE_SECOND || stage == STAGE_ACTION))
        return v->table.council_n[m.a] > 0 ? "abyss.table.order_piles" : NULL;
    if (m.verb == VERB_SPEND && stage == STAGE_SPEND)
        return has_lord(working(&v->table.player[v->seat]), m.a) ? "abyss.table.order_lords" : NULL;
    return NULL;
}

/* ==== Cards by name ======================================================== */

static const char *const LORD_RULES[LORDS_END] = {
    NULL, /* NO_LORD */
#define LORD(id, word, guild, race, races, cost, points, keys, pearls, when, rule) rule,
#include "games/abyss/cards.def"
};

static const char *const LOCATION_RULES[LOCATIONS_END] = {
    NULL, /* NO_LOCATION */
#define LOCATION(id, word, points, each, counted, of, rule) rule,
#include "games/abyss/cards.def"
};

/* Things, as their sentence calls them or in the words of the notation, and their clause. */
static const struct topic {
    const char *word, *key, *rule;
} TOPICS[] = {
    {"plot", NULL, "A-4.1"},
    {"explore", "abyss.table.track", "A-5.1"},
    {"track", NULL, "A-5.1"},
    {"buy", NULL, "A-5.3"},
    {"take", NULL, "A-5.4"},
    {"monster", "abyss.card.monster", "A-5.6"},
    {"threat", "abyss.table.threat", "A-5.8"},
    {"fight", NULL, "A-5.8"},
    {"token", "abyss.table.result_tokens", "A-5.10"},
    {"council", "abyss.table.council", "A-6.1"},
    {"recruit", NULL, "A-7.1"},
    {"play", NULL, "A-7.1"},
    {"race", "abyss.table.races", "A-7.1"},
    {"cost", "abyss.table.cost", "A-7.2"},
    {"pay", "abyss.table.payment", "A-7.2"},
    {"pearl", "abyss.table.result_pearls", "A-7.2"},
    {"affiliate", "abyss.table.affiliated", "A-7.3"},
    {"court", "abyss.table.court", "A-7.4"},
    {"power", NULL, "A-8.1"},
    {"lord", "abyss.table.result_lords", "A-8.1"},
    {"key", "abyss.table.keys", "A-9.1"},
    {"location", "abyss.table.location", "A-9.2"},
    {"available", "abyss.table.available", "A-9.2"},
    {"draw", NULL, "A-9.2"},
    {"spend", NULL, "A-9.3"},
    {"end", NULL, "A-10.1"},
    {"point", "abyss.table.points", "A-10.3"},
    {"score", NULL, "A-10.3"},
    {"hand", "abyss.table.hand", "A-11.1"},
    {"memory", NULL, "A-11.1"},
    {"guild", "abyss.table.guild", "A-1.3"},
    {"ally", NULL, "A-1.2"},
};

/* The value of that sort that has the name; -1: none has it. */
static int find_named(int sort, const char *name)
{
    const tt_sort *s = &tt_abyss.grammar->sorts[sort - TT_SORT_FIRST];

    for (int value = 0; value < s->n; value++) {
        char text[128];
        tt_text out = tt_text_in(text, sizeof text);
        if (s->words[value] == NULL)
            continue;
        abyss_put_word(sort, value, &out);
        if (cli_is_same(name, s->words[value]) || cli_is_same(name, text))
            return value;
    }
    return -1;
}

static void show_lord_card(int lord)
{
    const abyss_lord_card *card = &abyss_lords[lord];
    const abyss_view printed = {.seat = TT_SPECTATOR};
    cli_line l = cli_line_from(2);
    char name[128], guild[128], text[512];
    tt_text n = tt_text_in(name, sizeof name), g = tt_text_in(guild, sizeof guild);
    tt_text out = tt_text_in(text, sizeof text);

    fputs("  ", stdout);
    abyss_put_word(SORT_LORD, lord, &n);
    cli_add_piece(&l, CLI_BOLD, name);
    cli_put_sentence(abyss_guild_keys[card->guild], &g);
    cli_add_piece(&l, abyss_guild_styles[card->guild], guild);
    note_recruit(&printed, lord, &out);
    cli_add_piece(&l, CLI_PLAIN, text);
    abyss_end_line(&l);
    cli_show_rule(&tt_abyss, LORD_RULES[lord], 2);
}

static void show_location_card(int location)
{
    const abyss_view printed = {.seat = TT_SPECTATOR};
    cli_line l = cli_line_from(2);
    char name[128], text[256];
    tt_text n = tt_text_in(name, sizeof name), out = tt_text_in(text, sizeof text);

    fputs("  ", stdout);
    abyss_put_word(SORT_LOCATION, location, &n);
    cli_add_piece(&l, CLI_BOLD, name);
    abyss_put_worth(&printed, TT_SPECTATOR, location, &out);
    cli_add_piece(&l, CLI_PLAIN, text);
    abyss_end_line(&l);
    cli_show_rule(&tt_abyss, LOCATION_RULES[location], 2);
}

static bool is_topic(const struct topic *topic, const char *name)
{
    char text[128] = "";
    tt_text out = tt_text_in(text, sizeof text);

    if (topic->key != NULL)
        cli_put_sentence(topic->key, &out);
    return strncmp(topic->word, name, strlen(topic->word)) == 0 || cli_is_same(text, name);
}

bool abyss_show_card(const char *name)
{
    int lord = find_named(SORT_LORD, name), location = find_named(SORT_LOCATION, name);

    if (lord >= 0)
        show_lord_card(lord);
    else if (location >= 0)
        show_location_card(location);
    else if (find_named(SORT_RACE, name) >= 0)
        return cli_show_rule(&tt_abyss, "A-1.2", 2);
    for (size_t i = 0; lord < 0 && location < 0 && i < sizeof TOPICS / sizeof *TOPICS; i++)
        if (is_topic(&TOPICS[i], name))
            return cli_show_rule(&tt_abyss, TOPICS[i].rule, 2);
    return lord >= 0 || location >= 0;
}

/* ==== The result =========================================================== */

static void set_result(cli_grid *g, const abyss_view *v, int seat, const char *name)
{
    const abyss_player *player = &v->table.player[seat];
    abyss_points p = abyss_points_seen(v, seat);
    const int numbers[] = {p.locations,
                           p.lords,
                           p.allies,
                           p.tokens,
                           p.locations + p.lords + p.allies + p.tokens,
                           player->pearls,
                           abyss_best_lord(player->free | player->used)};
    tt_text out = cli_cell(g, seat + 1, 0);

    tt_put(&out, name);
    for (int i = 0; i < g->columns - 1; i++)
        cli_set_number(g, seat + 1, i + 1, numbers[i]);
}

/* Where the columns have no room: a player's numbers one after the other. */
static void show_narrow_result(const cli_grid *g)
{
    for (int row = 1; row < g->rows; row++) {
        cli_line l = cli_line_from(0);
        l.indent = 2;
        cli_add_piece(&l, CLI_BOLD, g->cell[row][0]);
        for (int column = 1; column < g->columns; column++) {
            char text[2 * CLI_CELL_BYTES];
            snprintf(text, sizeof text, "%s %s", g->cell[0][column], g->cell[row][column]);
            cli_add_piece(&l, CLI_PLAIN, text);
        }
        abyss_end_line(&l);
    }
}

void abyss_show_result(const void *view, const char *const names[])
{
    static const char *const KEYS[] = {"abyss.table.result",        "abyss.table.result_locations",
                                       "abyss.table.result_lords",  "abyss.table.result_allies",
                                       "abyss.table.result_tokens", "abyss.table.points",
                                       "abyss.table.result_pearls", "abyss.table.result_best"};
    const abyss_view *v = view;
    cli_grid g = {.rows = v->table.seats + 1, .columns = 8, .numbers = 0xfe};

    for (int column = 0; column < g.columns; column++)
        cli_set_sentence(&g, 0, column, KEYS[column]);
    for (int seat = 0; seat < v->table.seats; seat++)
        set_result(&g, v, seat, names[seat]);
    if (cli_grid_width(&g) > cli_width()) {
        show_narrow_result(&g);
        return;
    }
    cli_show_row(&g, 0, CLI_DIM);
    for (int seat = 0; seat < v->table.seats; seat++)
        cli_show_row(&g, seat + 1, CLI_PLAIN);
}
