/* Abyss as one seat knows it: what it cannot see, dealt anew.
 *
 * This is done apart from the game's own redrawing, card by card, so that the tests can
 * compare the two. */
#ifndef TESTS_ABYSS_H
#define TESTS_ABYSS_H

#include "games/abyss/state.h"
#include "tests/play.h"

static inline const abyss_table *table_of(const play *p)
{
    return &((const abyss_state *)p->state)->table;
}

static inline const abyss_secret *secret_of(const play *p)
{
    return &((const abyss_state *)p->state)->secret;
}

/* Moves all cards of a lane, one by one. */
static inline void pour(ally_bag *from, ally_bag *to, int lane)
{
    for (int card = 1; card < CARDS_END; card++) {
        while (abyss_cards[card].lane == lane && has_card(from, card)) {
            remove_card(from, card);
            add_card(to, card);
        }
    }
}

/* Takes any card of those lanes out of the pool. */
static inline int deal_from(ally_bag *pool, int first, int last, tt_chance *c)
{
    ally_bag lanes = {{0}};

    for (int lane = first; lane <= last; lane++)
        lanes.lane[lane] = pool->lane[lane];
    int card = abyss_nth_card(&lanes, (int)tt_draw(c, (uint32_t)abyss_cards_in(&lanes)));
    remove_card(pool, card);
    return card;
}

/* Hands of others and council piles, and the deck if that is wanted, are put together and
 * dealt again.  All sizes stay, and so does the race of each pile. */
static inline void redeal_cards(abyss_state *s, int seat, bool with_deck, tt_chance *c)
{
    abyss_table *t = &s->table;
    ally_bag pool = {{0}};

    for (int lane = 0; lane <= MONSTER_LANE; lane++) {
        pour(&s->secret.council, &pool, lane);
        for (int i = 0; i < t->seats; i++)
            if (i != seat)
                pour(&s->secret.hand[i].cards, &pool, lane);
        if (with_deck)
            pour(&s->secret.deck, &pool, lane);
    }
    for (int race = 0; race < RACES; race++)
        for (int n = 0; n < t->council_n[race]; n++)
            add_card(&s->secret.council, deal_from(&pool, race, race, c));
    for (int i = 0; i < t->seats; i++) {
        int n = t->hand_n[i];
        if (i == seat)
            continue;
        memset(&s->secret.hand[i], 0, sizeof s->secret.hand[i]);
        for (t->hand_n[i] = 0; n > 0; n--)
            into_hand(s, i, deal_from(&pool, 0, RACES - 1, c));
    }
    for (int lane = 0; lane <= MONSTER_LANE; lane++)
        pour(&pool, &s->secret.deck, lane);
}

/* One token out of a pool; the kind. */
static inline int deal_token(uint8_t pool[TOKEN_KINDS], tt_chance *c)
{
    int kind = 0;

    for (uint32_t n = tt_draw(c, tokens_in(pool)); n >= pool[kind]; kind++)
        n -= pool[kind];
    pool[kind]--;
    return kind;
}

/* Tokens of others are dealt again, from all that this seat has not seen.  Who was robbed
 * has seen one that the robber has now. */
static inline void redeal_tokens(abyss_state *s, int seat, tt_chance *c)
{
    abyss_secret *secret = &s->secret;
    bool knows = secret->robber != 0 && secret->robbed == seat + 1;
    uint8_t pool[TOKEN_KINDS];

    memcpy(pool, abyss_tokens, sizeof pool);
    for (int kind = 0; kind < TOKEN_KINDS && seat < s->table.seats; kind++)
        pool[kind] = (uint8_t)(pool[kind] - secret->token[seat][kind]);
    if (knows)
        pool[secret->stolen]--;
    for (int i = 0; i < s->table.seats; i++) {
        if (i == seat)
            continue;
        bool has_known = knows && i == secret->robber - 1;
        memset(secret->token[i], 0, sizeof secret->token[i]);
        if (has_known)
            secret->token[i][secret->stolen]++;
        for (int n = has_known; n < s->table.player[i].tokens_n; n++)
            secret->token[i][deal_token(pool, c)]++;
    }
    if (secret->robber != 0 && secret->robber != seat + 1 && !knows) {
        uint8_t held[TOKEN_KINDS];
        memcpy(held, secret->token[secret->robber - 1], sizeof held);
        secret->stolen = (uint8_t)deal_token(held, c);
    }
}

#endif
