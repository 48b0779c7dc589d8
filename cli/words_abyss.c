/* Abyss in words: what its table and its notes have in common. */
#include "cli/words_abyss.h"

#include "cli/layout.h"

const cli_style abyss_race_styles[RACES] = {
    [CRAB] = CLI_RED,        [SHELLFISH] = CLI_GREEN,  [SQUID] = CLI_BLUE,
    [SEAHORSE] = CLI_YELLOW, [JELLYFISH] = CLI_PURPLE,
};

const cli_style abyss_guild_styles[GUILDS] = {
    [SOLDIER] = CLI_RED,     [MERCHANT] = CLI_GREEN, [MAGE] = CLI_PURPLE,
    [POLITICIAN] = CLI_BLUE, [FARMER] = CLI_YELLOW,  [AMBASSADOR] = CLI_BOLD,
};

const char *const abyss_guild_keys[GUILDS] = {
#define GUILD(id, word) "abyss.guild." word,
#include "games/abyss/cards.def"
};

/* ==== Lines ================================================================ */

cli_line abyss_begin_line(const char *key)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_sentence(key, &out);
    cli_set_style(CLI_DIM);
    cli_padded(text, ABYSS_LABEL);
    cli_set_style(CLI_PLAIN);
    return cli_line_from(ABYSS_LABEL);
}

void abyss_end_line(const cli_line *l)
{
    cli_end_line(l, "abyss.table.none");
}

void abyss_add_number(cli_line *l, const char *key, int number)
{
    char text[128];
    tt_text out = tt_text_in(text, sizeof text);

    cli_put_number(key, number, &out);
    cli_add_piece(l, CLI_PLAIN, text);
}

void abyss_add_allies(cli_line *l, const ally_bag *bag, abyss_put_lane *put)
{
    for (int race = 0; race < RACES; race++) {
        char text[128];
        tt_text out = tt_text_in(text, sizeof text);
        if (bag->lane[race] == 0)
            continue;
        put(race, bag->lane[race], &out);
        cli_add_piece(l, abyss_race_styles[race], text);
    }
}

/* ==== Words ================================================================ */

void abyss_put_word(int sort, int value, tt_text *out)
{
    tt_say_word(cli_lang(), &tt_abyss, sort, value, out);
}

/* <part><word>, such as abyss.power.seeker. */
static void put_keyed(const char *part, int sort, int value, tt_text *out)
{
    char key[96];
    tt_text k = tt_text_in(key, sizeof key);

    tt_put(&k, part);
    tt_put_word(tt_abyss.grammar, sort, value, &k);
    cli_put_sentence(key, out);
}

/* "1+1+4": the values of a race's allies. */
static void put_values(unsigned lane, char between, tt_text *out)
{
    for (bool first = true; lane != 0; lane &= lane - 1, first = false) {
        if (!first)
            tt_put_char(out, between);
        tt_put_number(out, lane_lowest(lane));
    }
}

/* "crab 1 1 4" */
void abyss_put_allies(int race, unsigned lane, tt_text *out)
{
    abyss_put_word(SORT_RACE, race, out);
    tt_put_char(out, ' ');
    put_values(lane, ' ', out);
}

/* "1+1+4=6" */
void abyss_put_total(unsigned lane, tt_text *out)
{
    put_values(lane, '+', out);
    if (lane_n(lane) > 1) {
        tt_put_char(out, '=');
        tt_put_number(out, lane_worth(lane));
    }
}

/* "crab 1+1+4=6" */
void abyss_put_sum(int race, unsigned lane, tt_text *out)
{
    abyss_put_word(SORT_RACE, race, out);
    tt_put_char(out, ' ');
    abyss_put_total(lane, out);
}

bool abyss_is_looking(const abyss_view *v)
{
    return v->seat < v->table.seats;
}

int abyss_space_seen(const abyss_view *v, int space)
{
    return abyss_is_looking(v) ? abyss_reward_space(&v->table, v->seat, space) : space;
}

int abyss_cost_seen(const abyss_view *v, int lord)
{
    return abyss_is_looking(v) ? abyss_cost(&v->table, v->seat, lord) : abyss_lords[lord].cost;
}

/* "crab", "crab +2", "any 2" or "all 5" */
void abyss_put_races(const abyss_view *v, int lord, tt_text *out)
{
    int races = abyss_lords[lord].races;
    int wanted =
        abyss_is_looking(v) ? abyss_race_wanted(&v->table, v->seat, lord) : abyss_lords[lord].race;
    char text[96];
    tt_text race = tt_text_in(text, sizeof text);

    if (races == RACES) {
        cli_put_number("abyss.table.all_races", races, out);
    } else if (wanted == NO_RACE) {
        cli_put_number("abyss.table.any_races", races, out);
    } else {
        abyss_put_word(SORT_RACE, wanted, &race);
        if (races == 1)
            tt_put(out, text);
        else
            cli_put_filled("abyss.table.more_races", text, races - 1, out);
    }
}

/* "crab x2", with the memory aid "crab x2: 1+4" */
void abyss_put_pile(const abyss_view *v, int race, tt_text *out)
{
    abyss_put_word(SORT_RACE, race, out);
    tt_put(out, " ×");
    tt_put_number(out, v->table.council_n[race]);
    if (v->council.lane[race] != 0) {
        cli_put_sign("cli.sign.colon", out);
        put_values(v->council.lane[race], '+', out);
    }
}

/* "1 pearl / 1 monster token" */
void abyss_put_rewards(int space, tt_text *out)
{
    bool first = true;

    for (int reward = 1; reward < REWARDS_END; reward++) {
        if (abyss_rewards[reward].space != space)
            continue;
        tt_put(out, first ? "" : " / ");
        abyss_put_word(SORT_REWARD, reward, out);
        first = false;
    }
}

/* "7 points now · 5, and 2 per farmer" */
void abyss_put_worth(const abyss_view *v, int seat, int location, tt_text *out)
{
    if (seat < v->table.seats) {
        cli_put_number("abyss.table.now", abyss_location_seen(v, seat, location), out);
        tt_put(out, CLI_DOT);
    }
    put_keyed("abyss.worth.", SORT_LOCATION, location, out);
}

/* "↓ gain 3 pearls": works once; "∞": lasts. */
void abyss_put_power(int lord, tt_text *out)
{
    tt_put(out, abyss_lords[lord].when == ONCE ? "↓ " : "∞ ");
    put_keyed("abyss.power.", SORT_LORD, lord, out);
}

/* "Keeper +": with a sign for each key that counts, in parentheses when rotated. */
void abyss_put_lord(const abyss_player *p, int lord, tt_text *out)
{
    bool is_rotated = has_lord(p->rotated, lord);

    tt_put(out, is_rotated ? "(" : "");
    abyss_put_word(SORT_LORD, lord, out);
    tt_put(out, is_rotated ? ")" : "");
    for (int i = 0; i < abyss_lords[lord].keys && has_lord(working(p), lord); i++)
        tt_put(out, i == 0 ? " +" : "+");
}

/* "Keeper, Reaper": the lords under a location; false: there are none. */
bool abyss_put_lords_under(const abyss_table *t, int seat, int location, tt_text *out)
{
    for (lord_bag left = t->player[seat].used; left != 0; left &= left - 1) {
        if (t->lies_under[first_lord(left)] != location)
            continue;
        if (out->n > 0)
            cli_put_sign("cli.sign.comma", out);
        abyss_put_word(SORT_LORD, first_lord(left), out);
    }
    return out->n > 0;
}
