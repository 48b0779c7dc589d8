/* ismcts: information-set Monte-Carlo tree search.
 *
 * Every iteration imagines a world: what the seat cannot know is redrawn.  It walks down the
 * tree in that world, each seat taking the move that promises that seat most, adds a node,
 * judges the position there, and counts the result for every move on the way.  Dice and draws
 * are tossed anew each time, so a node stands for the moves that lead to it, not for a state;
 * a move counts how often it was offered beside how often it was tried, since not every world
 * offers it.
 *
 * In a game with a policy, and with a guide, the moves at the root race against the policy's
 * choice (bots/race.h): each is tried in the same worlds with the same dice.  Below it the tree
 * has what the seat itself might do next; the others do what the policy would.
 *
 * Nodes lie in the memory the question brings.  The moves offered at a node are a chain of
 * blocks: a header, then a slot for each move, in the order in which they were first listed. */
#include "bots/bot.h"
#include "bots/lead.h"
#include "bots/leaf.h"
#include "bots/math.h"
#include "bots/race.h"

#include <string.h>

enum { DEPTH_MAX = 256, WALK_MAX = 1000 }; /* moves of a way; those between them too */

/* So many iterations between two looks at the clock: where a game is played on it takes much
 * longer than to look. */
static const uint32_t CLOCK_EVERY[TT_LEAVES] = {
    [TT_LEAF_RANDOM] = 1, [TT_LEAF_NET] = 8, [TT_LEAF_POLICY] = 1, [TT_LEAF_BOTH] = 1};

/* The weight of what is not yet known, by how leaves are judged: games played to their end are
 * all or nothing, a net's judgements lie closer together. */
static const float CURIOSITY[TT_LEAVES] = {[TT_LEAF_RANDOM] = 0.7f,
                                           [TT_LEAF_NET] = 0.35f,
                                           [TT_LEAF_POLICY] = 0.3f,
                                           [TT_LEAF_BOTH] = 0.35f};

/* With a guide: a guess counts like so many tries; the weight of what is not yet known; how often
 * a move must have been tried for those that follow it to be guessed at. */
typedef struct guide {
    float tries, curiosity;
    uint32_t often;
} guide;

static const guide BY_POINTS = {2.0f, 0.5f, 2}, BY_POLICY = {8.0f, 0.1f, 0};

/* What a point, and what being the policy's choice, is worth of the win. */
static const float POINT = 0.06f, CHOSEN = 0.05f;

typedef uint32_t slot_number; /* 0: none */

/* A move somebody may choose. */
typedef struct node {
    uint32_t move;  /* tt_move_word */
    uint32_t tried; /* how often */
    uint32_t offered : 31, is_guessed : 1;
    slot_number below; /* the first block of the moves that may follow */
    double sum;        /* what it brought to the seat that chose it, and what a guide adds */
} node;

/* So many nodes lie behind it, all choices of one seat. */
typedef struct block {
    slot_number next;
    uint32_t nodes_n;
    int32_t seat;
    uint32_t marks; /* mark_of its moves */
} block;

typedef union slot {
    node node;
    block block;
} slot;

/* What is kept in a seat's memory from one question to the next. */
typedef struct tree {
    uint32_t used, room; /* slots of the half in use; the first is the root */
    uint32_t decision;   /* the question it was made for */
    uint32_t answer;     /* the move that was chosen */
    int32_t half;        /* which half of the memory */
    const tt_game *game; /* NULL: nothing is kept */
    slot slots[];
} tree;

/* What some tries brought. */
typedef struct sums {
    double sum, squares;
    uint32_t n;
} sums;

typedef struct search {
    const tt_question *q;
    const tt_bot *bot;
    tree *tree;
    slot *slots; /* of the half in use */
    int seats;
    float curiosity;
    const guide *guide; /* or NULL */
    tt_judge judge;
    /* One iteration's world, dice and way down. */
    _Alignas(TT_CACHE_LINE) unsigned char state[TT_STATE_MAX];
    tt_chance *coins;
    struct {
        slot_number node;
        int seat;
    } way[DEPTH_MAX];
    int way_n;
    slot_number nodes[TT_MOVES_MAX]; /* of the moves offered where it stands */
    const tt_moves *list;            /* those offered at the root, */
    uint32_t first;                  /* which of them is being tried, */
    sums firsts[TT_MOVES_MAX];       /* and what they brought to the seat */
    sums seats_sums[TT_SEATS_MAX];   /* what the iterations brought to each seat */
} search;

/* ==== The tree ============================================================= */

static slot *half_of(tree *t, int half)
{
    return t->slots + (size_t)half * t->room;
}

/* One of 32 bits for a move: most blocks have none of those that are looked for. */
static uint32_t mark_of(uint32_t word)
{
    return (uint32_t)1 << (word * 0x9e3779b1u >> 27);
}

/* Adds a block for those of the moves that have no node, and says where they are; false: the
 * memory is full. */
static bool add_block(search *s, slot_number *link, int seat, const tt_moves *list,
                      slot_number found[])
{
    tree *t = s->tree;
    uint32_t n = 0, marks = 0;

    if (t->room - t->used <= list->n)
        return false;
    slot_number head = t->used;
    *link = head;
    for (uint32_t i = 0; i < list->n; i++) {
        if (found[i] != 0)
            continue;
        uint32_t word = tt_move_word(list->at[i]);
        found[i] = head + ++n;
        s->slots[found[i]].node = (node){.move = word};
        marks |= mark_of(word);
    }
    s->slots[head].block = (block){.nodes_n = n, .seat = seat, .marks = marks};
    t->used += n + 1;
    return true;
}

/* Whether a block has just these moves, as most have where nothing is hidden or drawn. */
static bool is_block_of(const slot *head, int seat, const tt_moves *list)
{
    if (head->block.seat != seat || head->block.nodes_n != list->n)
        return false;
    for (uint32_t i = 0; i < list->n; i++)
        if (head[i + 1].node.move != tt_move_word(list->at[i]))
            return false;
    return true;
}

/* Looks for moves of the list that were not found yet; how many it finds. */
static uint32_t find_in_block(const search *s, slot_number head, const tt_moves *list,
                              slot_number found[])
{
    uint32_t nodes_n = s->slots[head].block.nodes_n, n = 0;

    for (uint32_t i = 0; i < list->n; i++) {
        uint32_t word = tt_move_word(list->at[i]);
        for (uint32_t k = 1; found[i] == 0 && k <= nodes_n; k++)
            found[i] = s->slots[head + k].node.move == word ? head + k : 0;
        n += found[i] > head && found[i] <= head + nodes_n;
    }
    return n;
}

/* The nodes of a list of moves; those that have none yet get one.  false: the memory is full. */
static bool find_nodes(search *s, slot_number parent, int seat, const tt_moves *list,
                       slot_number found[])
{
    slot_number *link = &s->slots[parent].node.below;
    uint32_t left = list->n, marks = 0;

    if (*link != 0 && is_block_of(&s->slots[*link], seat, list)) {
        for (uint32_t i = 0; i < list->n; i++)
            found[i] = *link + 1 + i;
        return true;
    }
    for (uint32_t i = 0; i < list->n; i++) {
        found[i] = 0;
        marks |= mark_of(tt_move_word(list->at[i]));
    }
    for (; *link != 0 && left > 0; link = &s->slots[*link].block.next) {
        const block *b = &s->slots[*link].block;
        if (b->seat == seat && (b->marks & marks) != 0)
            left -= find_in_block(s, *link, list, found);
    }
    return left == 0 || add_block(s, link, seat, list, found);
}

/* ==== Keeping it =========================================================== */

static slot_number copy_blocks(const slot *from, slot *to, uint32_t *used, slot_number head)
{
    slot_number first = 0, *link = &first;

    for (; head != 0; head = from[head].block.next) {
        uint32_t n = from[head].block.nodes_n + 1;
        *link = *used;
        memcpy(to + *used, from + head, n * sizeof *to);
        link = &to[*used].block.next;
        *link = 0;
        *used += n;
    }
    return first;
}

/* What lies below a node becomes the whole tree, in the other half of the memory: blocks are
 * copied in the order in which they are come upon. */
static void keep_below(tree *t, slot_number root)
{
    const slot *from = half_of(t, t->half);
    slot *to = half_of(t, !t->half);

    to[0].node = from[root].node;
    t->used = 1;
    to[0].node.below = copy_blocks(from, to, &t->used, from[root].node.below);
    for (uint32_t at = 1; at < t->used;) {
        uint32_t end = at + to[at].block.nodes_n;
        for (at++; at <= end; at++)
            to[at].node.below = copy_blocks(from, to, &t->used, to[at].node.below);
    }
    t->half = !t->half;
}

/* The node of the seat's last answer, if this question follows on it at once. */
static slot_number last_answer(const tree *t, const slot *slots, const tt_question *q)
{
    if (t->game != q->game || t->decision + 1 != q->decision)
        return 0;
    for (slot_number head = slots[0].node.below; head != 0; head = slots[head].block.next)
        for (uint32_t k = 1; k <= slots[head].block.nodes_n; k++)
            if (slots[head + k].node.move == t->answer && slots[head].block.seat == q->seat)
                return head + k;
    return 0;
}

static bool begin(search *s, const tt_bot *bot, const tt_question *q, const tt_moves *list)
{
    tree *t = q->memory;
    size_t rest = q->room > sizeof *t ? q->room - sizeof *t : 0;
    uint32_t room = (uint32_t)(rest / sizeof(slot) / 2);

    if (room < 2 * TT_MOVES_MAX)
        return false;
    slot_number kept = t->room == room ? last_answer(t, half_of(t, t->half), q) : 0;
    t->room = room;
    if (kept != 0)
        keep_below(t, kept);
    if (kept == 0 || room - t->used <= TT_MOVES_MAX) { /* the root's moves must find room */
        t->half = 0;
        t->used = 1;
        half_of(t, 0)[0].node = (node){0};
    }
    t->game = q->game;
    t->decision = q->decision;
    s->q = q;
    s->coins = q->coins;
    s->bot = bot;
    s->tree = t;
    s->slots = half_of(t, t->half);
    s->seats = q->game->seats(q->known);
    s->list = list;
    memset(s->firsts, 0, sizeof s->firsts);
    memset(s->seats_sums, 0, sizeof s->seats_sums);
    tt_judge_open(&s->judge, q->game, bot->leaf, q->known);
    s->guide = bot->guide == 0 ? NULL : s->judge.policy != NULL ? &BY_POLICY : &BY_POINTS;
    s->curiosity = bot->curiosity > 0 ? (float)bot->curiosity * 0.01f
                   : s->guide != NULL ? s->guide->curiosity
                                      : CURIOSITY[s->judge.leaf];
    return true;
}

/* ==== A guide ==============================================================
 * Moves below a node that was tried often enough begin with what is guessed of them beside the
 * others, so that good ones are tried first and bad ones late. */

/* As greedy would see it: a few times the rest of the turn at random, then the lead in points. */
static void guess_by_points(search *s, int seat, const tt_moves *list, float worth[])
{
    float mean = 0.0f, tries = (float)s->bot->guide, n = (float)list->n;

    for (uint32_t i = 0; i < list->n; i++) {
        int32_t lead = 0;
        for (int k = 0; k < s->bot->guide; k++)
            lead += tt_lead_after(s->q->game, s->state, seat, list->at[i], s->q->coins);
        worth[i] = (float)lead / tries;
        mean += worth[i] / n;
    }
    for (uint32_t i = 0; i < list->n; i++)
        worth[i] = POINT * (worth[i] - mean);
}

static bool are_guessed(const search *s, const slot_number nodes[], uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (!s->slots[nodes[i]].node.is_guessed)
            return false;
    return true;
}

static void guess(search *s, int seat, const tt_moves *list, const slot_number nodes[])
{
    float worth[TT_MOVES_MAX];

    if (are_guessed(s, nodes, list->n))
        return;
    guess_by_points(s, seat, list, worth);
    for (uint32_t i = 0; i < list->n; i++) {
        node *c = &s->slots[nodes[i]].node;
        c->sum += c->is_guessed ? 0.0 : (double)(s->guide->tries * worth[i]);
        c->is_guessed = true;
    }
}

/* ==== One iteration ======================================================== */

/* What the tries of these moves brought on the average, and a little of an even share. */
static float mean_of(const search *s, const slot_number nodes[], uint32_t n)
{
    double sum = 1.0 / s->seats, tried = 1.0;

    for (uint32_t i = 0; i < n; i++) {
        sum += s->slots[nodes[i]].node.sum;
        tried += s->slots[nodes[i]].node.tried;
    }
    return (float)(sum / tried);
}

/* What a move brought, and before that what was guessed; `mean` is that of all the moves. */
static float guided_mean(const search *s, const node *c, float mean)
{
    float tries = s->guide->tries;

    return ((float)c->sum + tries * mean) / ((float)c->tried + tries);
}

/* The move that promises its seat most, by a guess where nothing is known; `chosen` is the
 * policy's, TT_MOVES_MAX: there is none. */
static uint32_t select_guided(search *s, const slot_number nodes[], uint32_t n, uint32_t chosen)
{
    float mean = mean_of(s, nodes, n), most = 0.0f, tries = s->guide->tries;
    uint32_t best = 0;

    for (uint32_t i = 0; i < n; i++) {
        node *c = &s->slots[nodes[i]].node;
        c->offered++;
        float usual = i == chosen ? CHOSEN * tries : 0.0f, known = (float)c->tried + tries;
        float promise = guided_mean(s, c, mean) + usual / known +
                        s->curiosity * tt_sqrt(tt_ln((float)c->offered + 1.0f) / known);
        if (i == 0 || promise > most) {
            most = promise;
            best = i;
        }
    }
    return best;
}

/* The move that promises its seat most, or one that was never tried. */
static uint32_t select_move(search *s, const slot_number nodes[], uint32_t n)
{
    uint32_t best = 0, fresh = 0;
    float most = -1.0f;

    for (uint32_t i = 0; i < n; i++) {
        node *c = &s->slots[nodes[i]].node;
        c->offered++;
        if (c->tried == 0) {
            if (tt_draw(s->q->coins, ++fresh) == 0)
                best = i;
            continue;
        }
        if (fresh > 0)
            continue;
        float tried = (float)c->tried;
        float promise =
            (float)c->sum / tried + s->curiosity * tt_sqrt(tt_ln((float)c->offered) / tried);
        if (promise > most) {
            most = promise;
            best = i;
        }
    }
    return best;
}

static void step_down(search *s, int seat, tt_move m, slot_number to)
{
    s->q->game->apply(s->state, m, s->coins, NULL);
    s->way[s->way_n].node = to;
    s->way[s->way_n++].seat = seat;
}

/* Down the tree to a move that was never tried, or to the end. */
static void walk_down(search *s)
{
    const tt_game *game = s->q->game;
    slot_number at = 0, *nodes = s->nodes;
    tt_moves list;

    for (s->way_n = 0; s->way_n < DEPTH_MAX;) {
        int seat = game->actor(s->state);
        if (seat == TT_OVER)
            return;
        game->moves(s->state, &list);
        if (!find_nodes(s, at, seat, &list, nodes))
            return;
        if (s->guide != NULL && (at == 0 || s->slots[at].node.tried >= s->guide->often))
            guess(s, seat, &list, nodes);
        uint32_t i = s->guide != NULL ? select_guided(s, nodes, list.n, TT_MOVES_MAX)
                                      : select_move(s, nodes, list.n);
        if (at == 0)
            s->first = i;
        at = nodes[i];
        step_down(s, seat, list.at[i], at);
        if (s->slots[at].node.tried == 0)
            return;
    }
}

/* By how much a game was won counts beside who has won it where points are the guide: a short
 * search measured stronger so (docs/bots.md). */
static void add_points(const search *s, float worth[])
{
    static const float PART = 0.6f, SCALE = 10.0f; /* with that lead e wins to one */

    for (int i = 0; i < s->seats; i++) {
        float odds = tt_exp((float)tt_lead_in(s->judge.points, s->seats, i) / -SCALE);
        worth[i] = (1.0f - PART) * worth[i] + PART / (1.0f + odds);
    }
}

static void add_to(sums *all, float value)
{
    all->sum += (double)value;
    all->squares += (double)value * (double)value;
    all->n++;
}

static void count(search *s, const float share[])
{
    float worth[TT_SEATS_MAX];

    memcpy(worth, share, sizeof worth);
    if (s->guide == &BY_POINTS && s->judge.is_over)
        add_points(s, worth);
    s->slots[0].node.tried++;
    for (int i = 0; i < s->way_n; i++) {
        node *c = &s->slots[s->way[i].node].node;
        c->tried++;
        c->sum += (double)worth[s->way[i].seat];
    }
    if (s->way_n > 0)
        add_to(&s->firsts[s->first], share[s->q->seat]);
    for (int i = 0; i < s->seats; i++)
        add_to(&s->seats_sums[i], share[i]);
}

static void iterate(search *s)
{
    const tt_question *q = s->q;
    float share[TT_SEATS_MAX];

    memcpy(s->state, q->known, q->game->state_size);
    q->game->resample(s->state, q->seat, q->coins);
    walk_down(s);
    tt_judge_leaf(&s->judge, s->state, q->coins, share);
    count(s, share);
}

/* ==== A race ===============================================================
 * With a policy: the tree is what the seat might do after each move that races. */

/* On to a move of the seat that was never tried, or to the end. */
static void walk_by_policy(search *s)
{
    const tt_game *game = s->q->game;
    slot_number at = s->way[0].node;
    int seat;
    tt_moves list;

    for (int n = 0; n < WALK_MAX && s->way_n < DEPTH_MAX; n++) {
        if (s->slots[at].node.tried == 0 || (seat = game->actor(s->state)) == TT_OVER)
            return;
        game->moves(s->state, &list);
        tt_move usual = s->judge.policy->choose(s->state, seat, &list);
        if (seat != s->q->seat || list.n == 1) {
            game->apply(s->state, usual, s->coins, NULL);
            continue;
        }
        if (!find_nodes(s, at, seat, &list, s->nodes))
            return;
        uint32_t i = select_guided(s, s->nodes, list.n, tt_place_of(&list, usual));
        at = s->nodes[i];
        step_down(s, seat, list.at[i], at);
    }
}

/* One iteration: that move in that world. */
static void try_first(void *who, const void *world, tt_chance dice, uint32_t move, float share[])
{
    search *s = who;
    const tt_question *q = s->q;

    s->coins = &dice;
    memcpy(s->state, world, q->game->state_size);
    s->way_n = 0;
    s->first = move;
    find_nodes(s, 0, q->seat, s->list, s->nodes); /* they find room: begin */
    step_down(s, q->seat, s->list->at[move], s->nodes[move]);
    walk_by_policy(s);
    tt_judge_leaf(&s->judge, s->state, s->coins, share);
    count(s, share);
}

/* ==== The answer =========================================================== */

static bool goes_on(const search *s, uint32_t done, uint64_t end)
{
    const tt_budget *b = &s->bot->budget;

    if (b->iterations > 0 && done >= b->iterations)
        return false;
    return end == 0 || done % CLOCK_EVERY[s->judge.leaf] != 0 || s->q->clock() < end;
}

/* What a move that was tried is worth.  A guide has added what is no chance to win: then only those
 * tries count of which that is known. */
static float value_of(const search *s, uint32_t move, const node *c)
{
    const sums *is = &s->firsts[move];

    if (s->guide == NULL)
        return (float)(c->sum / c->tried);
    return is->n > 0 ? (float)(is->sum / is->n) : 1.0f / (float)s->seats;
}

static float error_of(const sums *these, uint32_t tried)
{
    static const double DOUBT = 0.5;

    if (tried < TT_TRIES_ENOUGH || these->n < 2)
        return 1.0f;
    /* those kept from the question before were no other */
    double more = (double)tried / these->n;
    return tt_mean_error(these->sum * more, these->squares * more, tried, DOUBT);
}

static void say_shares(const search *s, tt_answer *out)
{
    for (int i = 0; i < s->seats; i++) {
        const sums *is = &s->seats_sums[i];
        out->share[i] = (float)(is->sum / is->n);
        out->share_error[i] = error_of(is, is->n);
    }
}

/* The move tried most often; what it is worth is the mean of what it brought. */
static void conclude(search *s, tt_answer *out)
{
    slot_number *nodes = s->nodes;
    uint32_t most = 0;

    find_nodes(s, 0, s->q->seat, &out->list, nodes); /* they are there: begin */
    for (uint32_t i = 0; i < out->list.n; i++) {
        const node *c = &s->slots[nodes[i]].node;
        out->tried[i] = c->tried;
        if (c->tried > 0)
            out->value[i] = value_of(s, i, c);
        out->error[i] = error_of(&s->firsts[i], c->tried);
        if (c->tried > most) {
            most = c->tried;
            out->move = out->list.at[i];
        }
    }
    say_shares(s, out);
}

void tt_bot_answered(void *memory, tt_move m)
{
    tree *t = memory;

    t->answer = tt_move_word(m);
}

static void think(const tt_bot *bot, const tt_question *q, tt_answer *out)
{
    search s;
    uint64_t end = tt_time_limit(bot, q);

    if (!begin(&s, bot, q, &out->list) || (end == 0 && bot->budget.iterations == 0))
        return;
    if (s.guide == &BY_POLICY) {
        tt_move usual = s.judge.policy->choose(q->known, q->seat, &out->list);
        tt_race_run(bot, q, usual, try_first, &s, out);
    } else {
        do {
            iterate(&s);
            out->iterations++;
        } while (goes_on(&s, out->iterations, end));
        conclude(&s, out);
    }
    tt_bot_answered(s.tree, out->move);
}

const tt_brain tt_brain_ismcts = {"ismcts", true, think};
