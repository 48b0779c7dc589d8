/* What one may want to know of a choice in Abyss. */
#include "cli/layout.h"
#include "cli/words_abyss.h"

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
    char sum[128];
    tt_text s = tt_text_in(sum, sizeof sum);

    add_card(&bag, ally);
    abyss_put_sum(race_of(ally), bag.lane[race_of(ally)], &s);
    cli_put_filled("abyss.table.note_have", sum, 0, out);
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
