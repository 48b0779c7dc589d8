/* The odds of redrawing in Abyss: the next card, lord or location, and the monster tokens
 * of others.  Redrawing changes those tokens and nothing else. */
#include "tests/abyss.h"
#include "tests/redraw.h"

/* ==== Decks ================================================================ */

static bool ask_card(const abyss_state *s, question *q)
{
    *q = (question){.move = tt_move_of(VERB_EXPLORE, 0, 0), .told = TOLD_TURNED_UP};
    for (int card = 1; card < CARDS_END; card++) {
        q->weight[card] = (uint32_t)copies_in(&s->secret.deck, card);
        q->cards_n += q->weight[card] > 0;
    }
    return q->cards_n > 1;
}

static bool ask_lord(const abyss_state *s, question *q)
{
    *q = (question){.move = tt_move_of(VERB_PLOT, 0, 0), .told = TOLD_TO_COURT};
    for (int lord = 1; lord < LORDS_END; lord++) {
        q->weight[lord] = has_lord(s->secret.lord_deck, lord);
        q->cards_n += q->weight[lord] > 0;
    }
    return q->cards_n > 1;
}

static bool ask_location(const abyss_state *s, question *q)
{
    *q = (question){.move = tt_move_of(VERB_DRAW, 1, 0), .told = TOLD_DREW};
    for (int location = 1; location < LOCATIONS_END; location++) {
        q->weight[location] = has_location(s->secret.stack, location);
        q->cards_n += q->weight[location] > 0;
    }
    return q->cards_n > 1;
}

static bool ask(const play *p, question *q)
{
    int stage = p->game->stage(p->state);

    if (stage == STAGE_LOCATION)
        return ask_location(p->state, q);
    if (stage != STAGE_ACTION)
        return false;
    return tt_listed(&p->list, tt_move_of(VERB_PLOT, 0, 0)) ? ask_lord(p->state, q)
                                                            : ask_card(p->state, q);
}

/* ==== Tokens ================================================ [A-11.1] ====
 * A handful of tokens out of a pool of which each is as likely as any other: there are so
 * many ways to take so many of each kind. */

enum { HANDFULS_MAX = OUTCOMES_MAX - 1 }; /* the last outcome is all the rare ones together */

static uint32_t ways(int n, int k)
{
    uint32_t product = 1;

    for (int i = 0; i < k; i++)
        product = product * (uint32_t)(n - i) / (uint32_t)(i + 1);
    return k > n ? 0 : product;
}

/* A number for so many of each kind; how many there are in all is known. */
static int handful(const uint8_t tokens[TOKEN_KINDS])
{
    return tokens[0] * 3 + tokens[2]; /* there are two fours at most */
}

/* The ways to each handful of n.  `known`, if not -1, is a kind that is among them and
 * no longer in the pool. */
static void weigh(const uint8_t pool[TOKEN_KINDS], int n, int known, uint32_t weight[OUTCOMES_MAX])
{
    for (int twos = 0; twos <= n; twos++) {
        for (int fours = 0; twos + fours <= n && fours <= 2; fours++) {
            uint8_t tokens[TOKEN_KINDS] = {(uint8_t)twos, (uint8_t)(n - twos - fours),
                                           (uint8_t)fours};
            uint32_t is =
                ways(pool[0], tokens[0]) * ways(pool[1], tokens[1]) * ways(pool[2], tokens[2]);
            if (is == 0)
                continue;
            if (known >= 0)
                tokens[known]++;
            weight[handful(tokens)] = is;
        }
    }
}

/* Outcomes that would be seen too seldom are counted together. */
static void join_rare(uint32_t seen[OUTCOMES_MAX], uint32_t weight[OUTCOMES_MAX], int *truth)
{
    double weights = 0;

    for (int i = 0; i < OUTCOMES_MAX; i++)
        weights += weight[i];
    for (int i = 0; i < HANDFULS_MAX; i++) {
        if (weight[i] == 0 || TRIALS * weight[i] / weights >= 8)
            continue;
        seen[HANDFULS_MAX] += seen[i];
        weight[HANDFULS_MAX] += weight[i];
        seen[i] = weight[i] = 0;
        if (*truth == i)
            *truth = HANDFULS_MAX;
    }
}

/* What the tokens of each seat, and those nobody has, turn out to be. */
typedef struct tally {
    uint32_t seen[ABYSS_SEATS_MAX + 1][OUTCOMES_MAX];
    uint32_t stolen[TOKEN_KINDS];
} tally;

static void tokens_left(const abyss_state *s, uint8_t left[TOKEN_KINDS])
{
    memcpy(left, abyss_tokens, TOKEN_KINDS);
    for (int i = 0; i < s->table.seats; i++)
        for (int kind = 0; kind < TOKEN_KINDS; kind++)
            left[kind] = (uint8_t)(left[kind] - s->secret.token[i][kind]);
}

/* All of a state but other seats' tokens and which of them was stolen. */
static void forget_tokens(abyss_state *s, int seat)
{
    for (int i = 0; i < s->table.seats; i++)
        if (i != seat)
            memset(s->secret.token[i], 0, TOKEN_KINDS);
    if (s->secret.robber != seat + 1 && s->secret.robbed != seat + 1)
        s->secret.stolen = 0;
}

static void tally_one(play *p, int seat, tally *found)
{
    abyss_state *copy = new_copy(p), *before = new_copy(p);
    uint8_t left[TOKEN_KINDS];

    p->game->resample(copy, seat, &p->wish);
    for (int i = 0; i < p->seats; i++)
        found->seen[i][handful(copy->secret.token[i])]++;
    tokens_left(copy, left);
    found->seen[ABYSS_SEATS_MAX][handful(left)]++;
    found->stolen[copy->secret.stolen]++;
    forget_tokens(copy, seat);
    forget_tokens(before, seat);
    expect(p, same_state(p, copy, before), "redrawing changes more than tokens");
    free(copy);
    free(before);
}

/* The pool of what the seat has not seen; the kind of a token it saw when it was robbed,
 * or -1. */
static int unseen(const abyss_secret *secret, int seat, uint8_t pool[TOKEN_KINDS])
{
    bool knows = secret->robber != 0 && secret->robbed == seat + 1;

    for (int kind = 0; kind < TOKEN_KINDS; kind++)
        pool[kind] = (uint8_t)(abyss_tokens[kind] - secret->token[seat][kind] -
                               (knows && secret->stolen == kind));
    return knows ? secret->stolen : -1;
}

static void compare_tokens(play *p, int seat, truths *sum)
{
    const abyss_secret *secret = secret_of(p);
    uint8_t pool[TOKEN_KINDS], left[TOKEN_KINDS];
    int known = unseen(secret, seat, pool);
    tally found = {0};

    for (int i = 0; i < TRIALS; i++)
        tally_one(p, seat, &found);
    tokens_left(p->state, left);
    for (int i = 0; i <= ABYSS_SEATS_MAX; i++) {
        uint32_t weight[OUTCOMES_MAX] = {0};
        int n = i == ABYSS_SEATS_MAX ? (int)tokens_in(left)
                : i < p->seats       ? table_of(p)->player[i].tokens_n
                                     : 0;
        if (n == 0 || i == seat)
            continue;
        int truth = handful(i == ABYSS_SEATS_MAX ? left : secret->token[i]);
        bool has_known = known >= 0 && i == secret->robber - 1;
        weigh(pool, n - has_known, has_known ? known : -1, weight);
        join_rare(found.seen[i], weight, &truth);
        compare_odds(p, found.seen[i], weight, truth, sum);
    }
    if (secret->robber != 0 && secret->robber != seat + 1 && known < 0) {
        uint32_t weight[TOKEN_KINDS] = {pool[0], pool[1], pool[2]};
        double chi = chi_square(found.stolen, weight, TOKEN_KINDS);
        expect(p, is_possible(chi, TOKEN_KINDS - 1), "the stolen token: chi-square %.1f", chi);
    }
}

/* Who somebody is to the theft of a token. */
enum { NO_THEFT, ROBBER, ROBBED, THIRD, ROLES };

static int role_of(const abyss_secret *secret, int seat)
{
    if (secret->robber == 0)
        return NO_THEFT;
    return secret->robber == seat + 1 ? ROBBER : secret->robbed == seat + 1 ? ROBBED : THIRD;
}

static int others_tokens(const abyss_table *t, int seat)
{
    int n = 0;

    for (int i = 0; i < t->seats; i++)
        n += i == seat ? 0 : t->player[i].tokens_n;
    return n;
}

/* So many positions of each role, with each number of seats. */
static void run_tokens(int seats, truths *sum)
{
    enum { EACH = 10 };
    static const char *const ROLE[ROLES] = {
        "monster tokens of others are uniform over what a seat has not seen",
        "[A-8.17] who robbed knows what it took",
        "[A-8.17] who was robbed knows which token the robber has",
        "[A-8.17] others do not know which token was stolen"};
    int asked[ROLES] = {0}, wanted = seats > 2 ? ROLES : THIRD, done = 0;
    play p = {.wrong = ""};

    for (uint64_t seed = 1; done < wanted * EACH && seed < 20000 && p.wrong[0] == '\0'; seed++) {
        play_some(&p, &tt_abyss, seats, seed, 300);
        int seat = (int)(seed % (uint64_t)seats), role = role_of(secret_of(&p), seat);
        if (goes_on(&p) && others_tokens(table_of(&p), seat) > 0 && asked[role] < EACH) {
            compare_tokens(&p, seat, sum);
            asked[role]++;
            done++;
        }
        end_play(&p);
    }
    for (int role = 0; role < wanted; role++)
        ok(p.wrong[0] == '\0' && asked[role] == EACH,
           "abyss, %d seats, %d positions: [A-5.10] %s%s%s", seats, asked[role], ROLE[role],
           p.wrong[0] == '\0' ? "" : ": ", p.wrong);
}

int main(void)
{
    truths cards = {0, 0}, tokens = {0, 0};

    for (int seats = 2; seats <= ABYSS_SEATS_MAX; seats++) {
        run_redraw(&tt_abyss, seats, "[A-2.4]", ask, &cards);
        run_tokens(seats, &tokens);
    }
    report_truths(&tt_abyss, "[A-11.1] the card that would truly come", &cards);
    report_truths(&tt_abyss, "[A-11.1] what the others truly have", &tokens);
    return tap_result();
}
