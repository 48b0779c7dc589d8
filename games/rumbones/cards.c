/* The tables of cards.def. */
#include "games/rumbones/cards.h"

const rumbones_hero_card rumbones_heroes[HEROES_END] = {
#define HERO(id, word, faction, role, vigour, passive, n, m, first, second, third)                 \
    [id] = {faction, role, vigour, passive, n, m, {first, second, third}},
#include "games/rumbones/cards.def"
};

/* NOLINTBEGIN(bugprone-macro-parentheses): initialisers, and a sum of many rows */
#define LEVEL(dice, hit, range, effects, n, m, statuses)                                           \
    {                                                                                              \
        effects, dice, hit, range, n, m, statuses                                                  \
    }
const rumbones_skill rumbones_skills[SKILLS_END] = {
#define SKILL(id, word, kind, price, upgrade, one, two)                                            \
    [id] = {kind, price, upgrade, {{0, 0, 0, 0, 0, 0, 0}, one, two}},
#include "games/rumbones/cards.def"
};

const uint8_t rumbones_skill_hero[SKILLS_END] = {
#define HERO(id, word, faction, role, vigour, passive, n, m, first, second, third)                 \
    [first] = id, [second] = id, [third] = id,
#include "games/rumbones/cards.def"
};

const uint8_t rumbones_skill_slot[SKILLS_END] = {
#define HERO(id, word, faction, role, vigour, passive, n, m, first, second, third)                 \
    [first] = 0, [second] = 1, [third] = 2,
#include "games/rumbones/cards.def"
};

const rumbones_card rumbones_cards[CARDS_END] = {
#define CARD(id, word, faction, copies, kraken, window, effect, n, reach, statuses)                \
    [id] = {faction, copies, kraken, window, effect, n, reach, statuses},
#include "games/rumbones/cards.def"
};

const uint8_t rumbones_card_window[CARDS_END + CARDS_AT_ONCE] = {
#define CARD(id, word, faction, copies, kraken, window, effect, n, reach, statuses) [id] = (window),
#include "games/rumbones/cards.def"
};

const rumbones_rigging_token rumbones_riggings[RIGGINGS] = {
#define RIGGING(id, word, vigour, points, coins, n) [id] = {vigour, points, coins, n},
#include "games/rumbones/cards.def"
};

const rumbones_crew_attack rumbones_crew[CREW_ROWS] = {
#define CREW(id, word, dice, hit, range) [ROW_##id] = {dice, hit, range},
#include "games/rumbones/cards.def"
};

const rumbones_beast_card rumbones_beasts[BEASTS_END] = {
#define BEAST(id, word, vigour, points, coins, others) [id] = {vigour, points, coins, others},
#include "games/rumbones/cards.def"
};

const rumbones_kraken_line rumbones_lines[LINES_END] = {
#define LINE(id, word, die, reach, dice, hit, n) [LINE_##id] = {die, reach, dice, hit, n},
#include "games/rumbones/cards.def"
};

const tide_bag rumbones_full_deck[DECKS] = {[DEEP] = 0
#define CARD(id, word, faction, copies, kraken, window, effect, n, reach, statuses)                \
    +((faction) == DEEP ? (tide_bag)(copies) << (4 * ((id) - (DEEP_MONSTER)) & 63) : 0)
#include "games/rumbones/cards.def"
                                            ,
                                            [MAREA] = 0
#define CARD(id, word, faction, copies, kraken, window, effect, n, reach, statuses)                \
    +((faction) == MAREA ? (tide_bag)(copies) << (4 * ((id) - (MAREA_MONSTER)) & 63) : 0)
#include "games/rumbones/cards.def"
};
/* NOLINTEND(bugprone-macro-parentheses) */
