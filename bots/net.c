/* Judging positions with a net. */
#include "bots/net.h"

#include "bots/math.h"

#include <string.h>

static void add_row(int16_t sum[TT_HIDDEN], const tt_net_row row)
{
    for (int i = 0; i < TT_HIDDEN; i++)
        sum[i] = (int16_t)(sum[i] + row[i]);
}

static void take_row(int16_t sum[TT_HIDDEN], const tt_net_row row)
{
    for (int i = 0; i < TT_HIDDEN; i++)
        sum[i] = (int16_t)(sum[i] - row[i]);
}

/* A bit of a party has changed: it is that party's own, and the others' other. */
static void change_party_bit(tt_judgement *j, int party, int bit, bool is_set)
{
    for (int i = 0; i < j->seen.parties_n; i++) {
        const tt_net_row *rows = i == party ? j->own : j->other;
        if (is_set)
            add_row(j->sum[i], rows[bit]);
        else
            take_row(j->sum[i], rows[bit]);
    }
}

static void change_table_bit(tt_judgement *j, int bit, bool is_set)
{
    for (int i = 0; i < j->seen.parties_n; i++) {
        if (is_set)
            add_row(j->sum[i], j->table[bit]);
        else
            take_row(j->sum[i], j->table[bit]);
    }
}

static void update(tt_judgement *j, const tt_features *now)
{
    for (int party = 0; party < now->parties_n; party++) {
        for (int w = 0; w < TT_PARTY_WORDS; w++) {
            uint64_t is = now->party[party][w], changed = is ^ j->seen.party[party][w];
            for (; changed != 0; changed &= changed - 1) {
                int bit = __builtin_ctzll(changed);
                change_party_bit(j, party, w * 64 + bit, is >> bit & 1);
            }
        }
    }
    for (int w = 0; w < TT_TABLE_WORDS; w++) {
        uint64_t is = now->table[w], changed = is ^ j->seen.table[w];
        for (; changed != 0; changed &= changed - 1) {
            int bit = __builtin_ctzll(changed);
            change_table_bit(j, w * 64 + bit, is >> bit & 1);
        }
    }
    j->seen = *now;
}

static float output(const int16_t out[TT_HIDDEN], const int16_t sum[TT_HIDDEN])
{
    int32_t total = 0;

    for (int i = 0; i < TT_HIDDEN; i++) {
        int32_t unit = sum[i] < 0 ? 0 : sum[i] > TT_NET_ONE ? TT_NET_ONE : sum[i];
        total += unit * out[i];
    }
    return (float)total * (1.0f / (TT_NET_ONE * TT_NET_OUT));
}

bool tt_judge_begin(tt_judgement *j, const tt_game *game, const void *state)
{
    j->maker = tt_features_for(game);
    j->net = j->maker != NULL ? tt_net_for(game, j->maker->parties(state)) : NULL;
    if (j->net == NULL)
        return false;
    TT_ASSERT(j->net->rows_n == 2 * j->maker->party_bits + j->maker->table_bits + 2);
    j->own = j->net->rows;
    j->other = j->own + j->maker->party_bits;
    j->table = j->other + j->maker->party_bits;
    j->out = j->table[j->maker->table_bits + 1];
    memset(&j->seen, 0, sizeof j->seen);
    for (int i = 0; i < TT_SEATS_MAX; i++)
        memcpy(j->sum[i], j->table[j->maker->table_bits], sizeof j->sum[i]);
    return true;
}

void tt_judge_position(tt_judgement *j, const void *state, float share[])
{
    float weight[TT_SEATS_MAX] = {0.0f}, most = 0.0f, all = 0.0f;
    tt_features now = {.parties_n = 0};

    j->maker->make(state, &now);
    j->seen.parties_n = now.parties_n;
    update(j, &now);
    for (int i = 0; i < now.parties_n; i++) {
        weight[i] = output(j->out, j->sum[i]);
        most = i == 0 || weight[i] > most ? weight[i] : most;
    }
    for (int i = 0; i < now.parties_n; i++)
        all += weight[i] = tt_exp(weight[i] - most);
    for (int seat = 0; seat < TT_SEATS_MAX; seat++)
        share[seat] = weight[now.party_of[seat]] / all;
}
