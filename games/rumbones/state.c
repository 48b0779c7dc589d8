/* What must be true of every state.
 *
 * Each function returns NULL, or what is wrong.  They are total: any bytes may be asked about,
 * so that a position typed by hand can be refused.  The later ones rely on the earlier. */
#include "games/rumbones/check.h"

/* ==== Players and sides ======================= [R-2.1 ] ==== */

static int members_of(const rumbones_table *t, int side)
{
    int n = 0;

    for (int seat = 0; seat < t->seats; seat++)
        n += t->side_of[seat] == side;
    return n;
}

/* Seats of a side are neighbours, and one side has at most one seat more. */
static const char *check_two_sides(const rumbones_table *t)
{
    int changes = 0;

    for (int seat = 0; seat < t->seats; seat++) {
        if (t->side_of[seat] >= BOTH_SIDES)
            return "two sides play [R-1.1]";
        changes += seat > 0 && t->side_of[seat] != t->side_of[seat - 1];
    }
    if (changes != 1 || members_of(t, SIDE_A) < t->seats / 2 ||
        members_of(t, SIDE_B) < t->seats / 2)
        return "a side is seats that follow each other, half of them [R-24.3]";
    if (t->heroes_each != (t->seats <= 3 ? 3 : t->seats == 4 ? 4 : 5))
        return "three players have three heroes a side, more have four or five [R-24.1]";
    if (t->lives != 0 || t->choice != 0)
        return "heroes have lives when every pirate is for himself [R-25.1]";
    for (int side = 0; side < BOTH_SIDES; side++)
        if (t->team[side].faction >= DECKS ||
            t->team[side].faction == t->team[other_side(side)].faction)
            return "the factions of the sides differ [R-2.1]";
    return t->board != BOARD_BASE || t->team[SIDE_A].faction == DEEP
               ? NULL
               : "on the first board the Deep Lords are side A [R-2.10]";
}

static const char *check_pirates(const rumbones_table *t)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (t->side_of[seat] != seat)
            return "every pirate is for himself [R-25.1]";
    if (t->heroes_each < 1 || t->heroes_each > 2 || t->lives < 2 || t->lives > 5)
        return "a pirate has one hero or two, with two to five lives [R-25.7]";
    if (t->choice != ALL_HEROES)
        return "pirates choose among all heroes [R-25.7]";
    return tt_all_zero(t->team, sizeof t->team) && tt_all_zero(t->dealt, sizeof t->dealt)
               ? NULL
               : "there are no teams when every pirate is for himself [R-25.1]";
}

/* What nobody uses. */
static bool is_unused_zero(const rumbones_table *t)
{
    for (int seat = t->seats; seat < RUMBONES_SEATS_MAX; seat++)
        if (t->side_of[seat] != 0 || t->hand_n[seat] != 0)
            return false;
    return tt_all_zero(t->zero, sizeof t->zero) &&
           tt_all_zero(t->moving.zero, sizeof t->moving.zero) &&
           tt_all_zero(t->harming.zero, sizeof t->harming.zero) && t->crewing.zero == 0 &&
           t->fight.zero == 0 && t->agenda.zero == 0 &&
           tt_all_zero(t->at + HEROES_MAX, sizeof t->at - HEROES_MAX);
}

static const char *check_players(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;

    if (t->seats < 2 || t->seats > RUMBONES_SEATS_MAX)
        return "two to six play [R-24.1]";
    if (t->board >= BOARDS || t->pirates != (t->board == BOARD_PIRATES) ||
        t->sides != (t->pirates ? t->seats : BOTH_SIDES))
        return "a board says how many sides there are [R-23.1]";
    if (!is_unused_zero(t))
        return "what is not used is zero [R-28.1]";
    if (t->first >= t->sides || t->turn >= t->sides || t->active >= t->seats)
        return "it is somebody's turn [R-10.1]";
    return t->pirates ? check_pirates(t) : check_two_sides(t);
}

/* ==== The agenda =========================================================== */

static const char *check_agenda(const rumbones_state *s)
{
    const tt_agenda *a = &s->table.agenda;

    if (a->n > TT_AGENDA_MAX || !tt_all_zero(a->stage + a->n, (size_t)(TT_AGENDA_MAX - a->n)) ||
        !tt_all_zero(a->seat + a->n, (size_t)(TT_AGENDA_MAX - a->n)))
        return "the agenda has an end [R-8.1]";
    for (int i = 0; i < a->n; i++)
        if (a->stage[i] == STAGE_NONE || a->stage[i] >= STAGES || a->seat[i] >= s->table.seats)
            return "the agenda names stages and seats [R-8.1]";
    return NULL;
}

/* ==== Heroes ============ [R-2.2     ] ==== */

/* Who owns a side's nth hero: its members share them in seat order, the first ones have one
 * more. */
static int owner_of(const rumbones_table *t, int side, int n)
{
    int seat = speaker_of(t, side), members = members_of(t, side), left = t->heroes_each;

    for (; members > 0; members--, seat++) {
        int share = (left + members - 1) / members;
        if (n < share)
            break;
        n -= share;
        left -= share;
    }
    return seat;
}

static const char *check_tokens(const rumbones_table *t, int place)
{
    const rumbones_hero *h = &t->hero[place];
    int passive = card_of(t, place)->passive;

    if (h->token >= 16 || (h->token & TOKEN_DEAD) == TOKEN_DEAD)
        return "a dead-man token shows one side [R-6.1]";
    if ((h->token & TOKEN_ONCE) != 0 && passive != SPIKED_SHELL && passive != LAST_RITES)
        return "some passives work once a round [F-9.28]";
    if ((h->token & TOKEN_DEAD) != 0 && (is_deployed(t, place) || h->status != 0))
        return "who is KO'd is off the board, without statuses [R-6.1]";
    if (!t->pirates)
        return h->lives == 0 ? NULL : "heroes have lives when every pirate is for himself [R-25.1]";
    if ((h->token & ~TOKEN_ONCE) != 0)
        return "pirates use neither activation nor dead-man tokens [R-25.1]";
    return h->lives <= t->lives && (h->lives > 0 || !is_deployed(t, place))
               ? NULL
               : "who has no life left is out of the game [R-25.1]";
}

static const char *check_skills(const rumbones_table *t, int place)
{
    const rumbones_hero *h = &t->hero[place];

    for (int i = 0; i < SKILLS_EACH; i++) {
        const rumbones_skill *skill = &rumbones_skills[card_of(t, place)->skill[i]];
        if (h->level[i] > LEVELS || (skill->price == 0 && h->level[i] == 0))
            return "skills that cost nothing are owned, at level 1 or 2 [R-2.8]";
        bool armed = skill->kind == REACTION && h->level[i] == LEVELS;
        if (skill->kind == REACTION && (t->armed >> place & 1) != armed)
            return "reactions of level 2 are ready [R-14.2]";
        if ((h->used >> i & 1) != 0 && (h->level[i] == 0 || skill->kind == BASIC))
            return "owned skills are used [R-14.1]";
    }
    if (card_of(t, place)->skill[2] != NO_SKILL &&
        rumbones_skills[card_of(t, place)->skill[2]].kind != REACTION &&
        (t->armed >> place & 1) != 0)
        return "reactions of level 2 are ready [R-14.2]";
    return h->used >> SKILLS_EACH == 0 && (h->used == 0 || t->acting == place)
               ? NULL
               : "skills are used in an activation [R-14.1]";
}

static const char *check_hero(const rumbones_table *t, int place, int side, int n)
{
    const rumbones_hero *h = &t->hero[place];
    unsigned from = t->pirates ? t->choice : t->dealt[side];

    if (h->who == NO_HERO || h->who >= HEROES_END || (from >> h->who & 1) == 0)
        return "a side has heroes it may keep [R-2.2]";
    for (unsigned left = side_places(t, side) & ((1u << place) - 1); left != 0; left &= left - 1)
        if (t->hero[first_place(left)].who == h->who)
            return "a side has no hero twice [R-2.2]";
    if (h->owner != owner_of(t, side, n))
        return "a side's members share its heroes [R-24.1]";
    if (h->damage >= card_of(t, place)->vigour || h->coins > COINS_MAX)
        return "a hero with as much damage as vigour is KO'd [R-6.1]";
    if (h->status >= 1 << STATUSES)
        return "there are five statuses [R-9.1]";
    const char *wrong = check_tokens(t, place);
    return wrong == NULL ? check_skills(t, place) : wrong;
}

/* One after the other picks, as long as there is something to pick. */
static const char *check_picks(const rumbones_table *t, const int picked[SIDES_MAX])
{
    bool picking = t->agenda.n > 0 && t->agenda.stage[0] == STAGE_PICK;
    int n = 0;

    for (int side = 0; side < t->sides; side++)
        n += picked[side];
    if (picking != (n < t->heroes_each * t->sides))
        return "before anything else heroes are picked [R-2.9]";
    for (int side = 0; side < t->sides; side++)
        if (picked[side] != n / t->sides + (side < n % t->sides))
            return "heroes are picked in turn [R-2.9]";
    if (!picking)
        return NULL;
    int side = n % t->sides;
    return t->agenda.seat[0] == owner_of(t, side, n / t->sides) && deployed(t) == 0
               ? NULL
               : "heroes are picked in turn [R-2.9]";
}

static const char *check_heroes(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;
    int picked[SIDES_MAX] = {0};

    for (int place = 0; place < HEROES_MAX; place++) {
        int side = side_of_hero(t, place);
        unsigned before = side_places(t, side) & ((1u << place) - 1);
        if (t->hero[place].who == NO_HERO) {
            if (!tt_all_zero(&t->hero[place], sizeof *t->hero) || t->at[place] != OFF_BOARD ||
                (t->armed >> place & 1) != 0)
                return "where no hero is, nothing is [R-2.2]";
            continue;
        }
        if (side >= t->sides || __builtin_popcount(before) != picked[side] ||
            picked[side] == t->heroes_each)
            return "heroes are as many as they may be [R-2.2]";
        const char *wrong = check_hero(t, place, side, picked[side]++);
        if (wrong != NULL)
            return wrong;
    }
    return (t->armed >> HEROES_MAX) == 0 ? check_picks(t, picked)
                                         : "heroes have reactions [R-14.2]";
}

static const char *check_dealt(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;

    for (int side = 0; side < BOTH_SIDES && !t->pirates; side++)
        if ((t->dealt[side] & ~ALL_HEROES) != 0 ||
            __builtin_popcount(t->dealt[side]) < t->heroes_each)
            return "a side is dealt the heroes it needs [R-26.1]";
    return NULL;
}

/* ==== Crew ==================================== [R-2.3 ] ==== */

static const char *check_crew_of(const rumbones_table *t, int side)
{
    const rumbones_board *b = board_of(t);
    int n[CREW_KINDS] = {t->supply[side][DECKHAND], t->supply[side][BOSUN]};

    for (int slot = 0; slot < SLOTS; slot++) {
        int hands = t->crew[side][DECKHAND][slot], bosuns = t->crew[side][BOSUN][slot];
        if ((t->held[side] >> slot & 1) != (hands + bosuns > 0))
            return "where crew stands is known [R-28.1]";
        if (hands + bosuns == 0)
            continue;
        int zone = b->slot_zone[slot];
        if (zone == THE_SEA || !is_open(t, zone) || has_enemy_crew(t, side, zone))
            return "crew stands on its routes, not among enemies [R-17.5]";
        if (is_enemy_point(t, side, zone) && !lies_on(t, STAGE_ADVANCE))
            return "crew at the end of its route rampages [R-17.8]";
        n[DECKHAND] += hands;
        n[BOSUN] += bosuns;
    }
    if (t->held[side] >> SLOTS != 0)
        return "crew stands on its routes [R-17.5]";
    return n[DECKHAND] == DECKHANDS_IN_BOX && n[BOSUN] == BOSUNS_IN_BOX
               ? NULL
               : "a side has twenty-four deckhands and six bosuns [R-2.3]";
}

static const char *check_crew(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;
    const char *wrong = NULL;

    if (t->pirates)
        return tt_all_zero(t->crew, sizeof t->crew) && tt_all_zero(t->held, sizeof t->held) &&
                       tt_all_zero(t->supply, sizeof t->supply)
                   ? NULL
                   : "pirates have no crew [R-25.6]";
    for (int side = 0; side < BOTH_SIDES && wrong == NULL; side++)
        wrong = check_crew_of(t, side);
    return wrong;
}

/* ==== Where heroes stand ============================ [R-3.4 ] ==== */

/* Who is on the way may be where nobody may stop. */
static bool is_under_way(const rumbones_table *t, int place)
{
    return (lies_on(t, STAGE_MOVE) && t->moving.hero == place) ||
           (lies_on(t, STAGE_PUSH) && t->moving.pushed == place) ||
           (lies_on(t, STAGE_FALL) && (t->moving.falling >> place & 1) != 0);
}

static const char *check_places(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;

    for (int place = 0; place < HEROES_MAX; place++) {
        int zone = t->at[place], side = side_of_hero(t, place);
        if (zone == OFF_BOARD)
            continue;
        bool falls = lies_on(t, STAGE_FALL) && (t->moving.falling >> place & 1) != 0;
        if (!is_open(t, zone) && !(falls && board_of(t)->cell[zone] == CELL_PLANK))
            return "heroes stand on decks and planks [R-4.1]";
        if (t->pirates || is_under_way(t, place))
            continue;
        if (is_enemy_point(t, side, zone))
            return "nobody stops on a deployment point of the enemy [R-4.1]";
        if (has_enemy_crew(t, side, zone))
            return "enemies do not stand in one zone [R-3.4]";
        for (unsigned left = enemy_heroes_at(t, side, zone); left != 0; left &= left - 1)
            if (!is_under_way(t, first_place(left)))
                return "enemies do not stand in one zone [R-3.4]";
    }
    return NULL;
}

/* ==== Rigging, planks, beasts ======== [R-4.3   ] ==== */

static const char *check_rigging(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;
    const rumbones_board *b = board_of(t);
    unsigned gun = 0, bosuns = 0; /* sides that won the better ones */

    for (int i = 0; i < RIGGING_MAX; i++) {
        int vigour = i < b->rigging_n ? rumbones_riggings[b->rigging_kind[i]].vigour : 0;
        bool gone = (t->gone >> i & 1) != 0;
        if (t->rigging[i] > vigour || gone != (i < b->rigging_n && t->rigging[i] == vigour))
            return "rigging with as much damage as vigour is destroyed [R-16.4]";
        if (gone && !t->pirates && b->rigging_kind[i] == MUNITIONS)
            gun |= 1u << other_side(b->rigging_side[i]);
        if (gone && !t->pirates && b->rigging_kind[i] == ARMORY)
            bosuns |= 1u << other_side(b->rigging_side[i]);
    }
    if (t->gone >> RIGGING_MAX != 0)
        return "rigging with as much damage as vigour is destroyed [R-16.4]";
    for (int side = 0; side < BOTH_SIDES; side++) {
        const rumbones_team *team = &t->team[side];
        bool may_lack = team->points >= POINTS_TO_WIN; /* the game was over first */
        if (team->gun > (gun >> side & 1) || team->bosuns > (bosuns >> side & 1) ||
            (!may_lack && (team->gun != (gun >> side & 1) || team->bosuns != (bosuns >> side & 1))))
            return "who destroys munitions or armory has the better gun or bosuns [R-17.9]";
    }
    return NULL;
}

static const char *check_kraken(const rumbones_table *t)
{
    const rumbones_board *b = board_of(t);
    bool spot = false;

    for (int i = 0; i < b->krakens_n; i++)
        spot |= b->krakens[i] == t->kraken_zone;
    if (t->kraken > 2 || (t->kraken != 0 && b->krakens_n == 0) ||
        t->kraken_damage >= rumbones_beasts[KRAKEN].vigour)
        return "the Kraken comes once, and is beaten once [R-21.1]";
    if (t->kraken == 1)
        return spot ? NULL : "the Kraken rises where its token lies [R-21.1]";
    return t->kraken_zone == 0 && t->kraken_damage == 0
               ? NULL
               : "a Kraken that is not there is nowhere [R-21.1]";
}

static const char *check_dragon(const rumbones_table *t)
{
    if (t->dragon > 2 || t->dragon_owner >= t->seats || t->dragon_token > 1 ||
        t->dragon_lashed > 1 || t->dragon_damage >= rumbones_beasts[DRAGON].vigour ||
        (t->dragon == 0 && t->dragon_owner != 0) || (t->dragon != 0 && t->pirates))
        return "the Sea Dragon comes once, and is beaten once [R-20.1]";
    if (t->dragon != 1)
        return (t->dragon_zone | t->dragon_damage | t->dragon_token | t->dragon_lashed) == 0
                   ? NULL
                   : "a Sea Dragon that is not there is nowhere [R-20.1]";
    return board_of(t)->channel[t->dragon_zone] != 0 && !is_kraken_at(t, t->dragon_zone)
               ? NULL
               : "the Sea Dragon swims in a channel [R-20.1]";
}

static const char *check_beasts(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;
    const rumbones_board *b = board_of(t);
    const char *wrong = check_kraken(t);

    if (wrong == NULL)
        wrong = check_dragon(t);
    if (wrong != NULL)
        return wrong;
    if (t->planks >> PLANKS != 0)
        return "there are three planks [R-2.5]";
    for (int i = 0; i < PLANKS; i++) {
        bool lies = (t->planks >> i & 1) != 0;
        if (lies && b->planks[i] != THE_SEA &&
            (is_kraken_at(t, b->planks[i]) || is_dragon_at(t, b->planks[i])))
            return "a plank breaks where a beast comes [R-20.1]";
        if (!lies && (b->planks[i] == THE_SEA || (t->kraken == 0 && t->dragon == 0)))
            return "planks lie until a beast comes [R-22.6]";
    }
    return NULL;
}

/* ==== Tide cards ============================== [R-2.4 ] ==== */

static bool is_bag(tide_bag bag, tide_bag most)
{
    for (int shift = 0; shift < 64; shift += 4)
        if ((bag >> shift & 15) > (most >> shift & 15))
            return false;
    return true;
}

static const char *check_cards_of(const rumbones_state *s, int side)
{
    const rumbones_table *t = &s->table;
    tide_bag left = rumbones_full_deck[t->team[side].faction];

    for (int i = -2; i < t->seats; i++) {
        if (i >= 0 && t->side_of[i] != side)
            continue;
        tide_bag bag = i == -2   ? s->secret.deck[side]
                       : i == -1 ? t->discard[side]
                                 : s->secret.hand[i];
        if (!is_bag(bag, left))
            return "every tide card is in one place [R-2.4]";
        left -= bag;
        if (i >= 0 && t->hand_n[i] != cards_in(bag))
            return "the sizes of hands are public [R-28.1]";
        if (i >= 0 && bag != 0 && hand_of(t, i) != i)
            return "with five or six players the leader holds the hand [R-24.5]";
    }
    if (left != 0)
        return "every tide card is in one place [R-2.4]";
    return t->deck_n[side] == cards_in(s->secret.deck[side])
               ? NULL
               : "the size of a deck is public [R-28.1]";
}

static const char *check_cards(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;
    const char *wrong = NULL;

    for (int seat = t->seats; seat < RUMBONES_SEATS_MAX; seat++)
        if (s->secret.hand[seat] != 0)
            return "what is not used is zero [R-28.1]";
    if (t->pirates)
        return tt_all_zero(&s->secret, sizeof s->secret) &&
                       tt_all_zero(t->discard, sizeof t->discard) &&
                       tt_all_zero(t->hand_n, sizeof t->hand_n) &&
                       tt_all_zero(t->deck_n, sizeof t->deck_n)
                   ? NULL
                   : "pirates have no tide cards [R-25.6]";
    for (int side = 0; side < BOTH_SIDES && wrong == NULL; side++)
        wrong = check_cards_of(s, side);
    return wrong;
}

/* ==== Points, rounds, the end ==================== [R-1.1 ] ==== */

static const char *check_teams(const rumbones_table *t)
{
    for (int side = 0; side < BOTH_SIDES; side++) {
        const rumbones_team *team = &t->team[side];
        if (team->pool > POOL_MAX || team->crew_done > 1 || team->passed > 1 || team->gun > 1 ||
            team->bosuns > 1)
            return "pools go up to ten [R-19.1]";
        if (team->taker >= t->seats || t->side_of[team->taker] != side)
            return "a member of the side took its last turn [R-24.4]";
        if (team->points > VICTORY_MAX || (t->agenda.n > 0 && team->points >= POINTS_TO_WIN))
            return "eight points win [R-1.1]";
    }
    return NULL;
}

static bool has_won(const rumbones_table *t, int side)
{
    if (!t->pirates)
        return t->team[side].points >= POINTS_TO_WIN;
    for (int place = 0; place < HEROES_MAX; place++)
        if (t->hero[place].lives > 0 && side_of_hero(t, place) != side)
            return false;
    return true;
}

static unsigned pirates_alive(const rumbones_table *t)
{
    unsigned alive = 0;

    for (int place = 0; place < HEROES_MAX; place++)
        if (t->hero[place].lives > 0)
            alive |= 1u << side_of_hero(t, place);
    return alive;
}

static const char *check_end(const rumbones_state *s)
{
    const rumbones_table *t = &s->table;
    const char *wrong = t->pirates ? NULL : check_teams(t);
    bool over = t->agenda.n == 0, picking = !over && t->agenda.stage[0] == STAGE_PICK;

    if (wrong != NULL)
        return wrong;
    if ((t->winner != 0) != over || t->winner > t->sides || (over && !has_won(t, t->winner - 1)))
        return "the game is over when somebody has won [R-1.1]";
    if (picking ? t->round != 0 : t->round == 0 || t->round > ROUNDS_MAX)
        return "rounds are counted once heroes are picked [R-2.9]";
    if (t->pirates && !over && !picking && __builtin_popcount(pirates_alive(t)) < 2)
        return "the last pirate has won [R-25.1]";
    if (t->pirates && over && pirates_alive(t) == 0)
        return "the last pirate has won [R-25.1]";
    return NULL;
}

/* ==== All of it ============================================================ */

const char *rumbones_check(const void *state)
{
    static const char *(*const CHECKS[])(const rumbones_state *) = {
        check_players,
        check_agenda,
        check_dealt,
        check_heroes,
        check_rigging,
        check_beasts,
        check_crew,
        check_places,
        check_cards,
        check_end,
        rumbones_check_under_way,
    };
    const char *wrong = NULL;

    for (size_t i = 0; i < sizeof CHECKS / sizeof *CHECKS && wrong == NULL; i++)
        wrong = CHECKS[i](state);
    return wrong;
}
