/* Positions typed by hand: what follows from the rest is filled in, and what does not fit
 * together is refused, since nothing else stands between it and the rules. */
#include "games/rumbones/state.h"
#include "tests/position.h"

#define OWN_HEROES                                                                                 \
    "[[carcharias 0 e6] [kyrie 0 c6 2 4 [1 1 2] [slow]] [gull 0 - 0 0 [1 0 0] [] [gold]]]"
#define ENEMIES "[[viana 1 c2] [de-marco 1 e3 1 0] [ember 1 g2]]"

static const char SHORT[] =
    " game=rumbones rules=1 seats=2 board=base teams=[a b] each=3 lives=0 dealt=[any any] "
    "agenda=[[take 0]] round=3 first=a turn=a active=0 factions=[deep marea] points=[2 3] "
    "pools=[1 0] better=[[] []] done=[[] [crew]] takers=[0 1] heroes=[" OWN_HEROES " " ENEMIES
    "] acting=- actions=0 walked=0 fought=0 crew=[[[c5 4 0] [e8 2 1]] [[g3 4 0] [c3 2 0]]] "
    "rigging=[[c2 3] [g2 gone]] planks-off=[] kraken=- dragon=- decks=[auto auto] "
    "discards=[[surge] []] hands=[[undertow undertow] [parry]] winner=-";

#define NOTHING_UNDER_WAY                                                                          \
    " windows=[] saved=[] asked=[] pending=- named=- card=- skill=- chosen=- aim=0 moving=- "      \
    "harming=- crewing=- fight=- scene=- part=0 splash=[] granted=- chest-won=0 sweep=[] "         \
    "recovered=[]"

/* Four players; hands are two cards each. */
#define FOUR                                                                                       \
    "seats=4", "teams=[a a b b]", "each=4", "takers=[0 2]", "hands=[[undertow] [] [parry] []]",    \
        "heroes=[[[carcharias 0 e6] [kyrie 0 c6] [gull 1 -] [ember 1 -]] [[viana 2 c2] [de-marco " \
        "2 e3] [ember 3 g2] [kray 3 -]]]"

/* A hero acts. */
#define ACTING "agenda=[[act 0]]", "acting=carcharias-a", "actions=3"

/* It attacks: Jaws at e3, before the dice are rolled. */
#define ATTACKING(stage) "agenda=[[act 0] [acted 0] " stage "]"
#define JAWS_FIGHT                                                                                 \
    "fight=[e6 1 4 [0 0] [0 3] 5 [0 0 0 0 0 0] [0 0 0 0 0 0] [0 0 0 0 0 0] [0 0 0 0 0 0] [0 0] "   \
    "[0 0] 0 [0 0]]"
#define JAWS_SCENE(masks) "scene=[hero carcharias-a a e3 jaws 1 [extra basic] - " masks "]"

/* ---- what can be read ---- */

static const example EXAMPLES[] = {
    {"as it stands", TT_OK, {NULL}},
    {"with blanks", TT_OK, {"hands=[ [ undertow  undertow]\t[parry ] ]"}},
    {"four players", TT_OK, {FOUR}},
    {"an activation", TT_OK, {ACTING}},
    {"the end", TT_OK, {"agenda=[]", "points=[8 3]", "winner=a"}},
    {"the Kraken and the Sea Dragon",
     TT_OK,
     {"kraken=[e4 3]", "dragon=[1 d4 2 [activated]]", "planks-off=[c4]"}},
    {"both beaten", TT_OK, {"kraken=beaten", "dragon=[0 beaten]"}},
    {"Recovery",
     TT_OK,
     {"agenda=[[discard 0]]", "done=[[crew passed] [crew passed]]",
      "hands=[[undertow surge] [parry]]", "discards=[[undertow] []]", "named=undertow"}},

    /* not the notation */
    {"another game", TT_BAD_POSITION, {"game=abyss"}},
    {"another version of the rules", TT_WRONG_RULES, {"rules=99"}},
    {"one player", TT_BAD_POSITION, {"seats=1"}},
    {"seven players", TT_BAD_POSITION, {"seats=7"}},
    {"fewer teams than seats", TT_BAD_POSITION, {"seats=3"}},
    {"an unknown board", TT_BAD_POSITION, {"board=raft"}},
    {"a third side", TT_BAD_POSITION, {"teams=[a c]"}},
    {"an unknown hero", TT_BAD_POSITION, {"heroes=[[[ahab 0 e6]] " ENEMIES "]"}},
    {"an unknown zone", TT_BAD_POSITION, {"heroes=[[[kyrie 0 q6]] " ENEMIES "]"}},
    {"an unknown stage", TT_BAD_POSITION, {"agenda=[[sleep 0]]"}},
    {"a seat that does not play", TT_BAD_POSITION, {"agenda=[[take 2]]"}},
    {"an endless agenda",
     TT_BAD_POSITION,
     {"agenda=[[act 0][act 0][act 0][act 0][act 0][act 0][act 0][act 0][act 0][act 0][act 0][act "
      "0]]"}},
    {"seven heroes on a side",
     TT_BAD_POSITION,
     {"heroes=[[[kyrie 0 -][gull 0 -][kray 0 -][tallow 0 -][farrow 0 -][ember 0 -][waldorf 0 -]] "
      "[]]"}},
    {"a skill of another hero",
     TT_BAD_POSITION,
     {"heroes=[[[kyrie 0 - 0 0 [1 0 1] [] [] [jaws]]] []]"}},
    {"a level of three", TT_BAD_POSITION, {"heroes=[[[kyrie 0 - 0 0 [3 0 1]]] []]"}},
    {"lives, with two sides",
     TT_BAD_POSITION,
     {"heroes=[[[kyrie 0 - 0 0 [1 0 1] [] [] [] 3]] []]"}},
    {"a status twice", TT_BAD_POSITION, {"heroes=[[[kyrie 0 - 0 0 [1 0 1] [slow slow]]] []]"}},
    {"crew off its routes", TT_BAD_POSITION, {"crew=[[[d6 4 0]] []]"}},
    {"crew of nobody", TT_BAD_POSITION, {"crew=[[[c5 0 0]] []]"}},
    {"crew twice in a zone", TT_BAD_POSITION, {"crew=[[[c5 1 0] [c5 2 0]] []]"}},
    {"twenty-five deckhands", TT_BAD_POSITION, {"crew=[[[c5 20 0] [e8 5 0]] []]"}},
    {"rigging where there is none", TT_BAD_POSITION, {"rigging=[[c3 1]]"}},
    {"rigging with too much damage", TT_BAD_POSITION, {"rigging=[[c2 6]]"}},
    {"a plank where there is none", TT_BAD_POSITION, {"planks-off=[c5]"}},
    {"a card of the other faction", TT_BAD_POSITION, {"hands=[[parry] []]"}},
    {"too many copies of a card", TT_BAD_POSITION, {"discards=[[surge surge surge surge] []]"}},
    {"too many copies in two places",
     TT_BAD_POSITION,
     {"discards=[[undertow undertow] []]", "hands=[[undertow undertow] []]"}},
    {"a hidden hand", TT_BAD_POSITION, {"hands=[?2 [parry]]"}},
    {"a hidden deck", TT_BAD_POSITION, {"decks=[?28 auto]"}},
    {"a pool of eleven", TT_BAD_POSITION, {"pools=[11 0]"}},
    {"who acts is nobody's hero", TT_BAD_POSITION, {"acting=waldorf-a"}},
    {"a window without parts", TT_BAD_POSITION, {"windows=[[0]]"}},
    {"something behind", TT_BAD_POSITION, {"recovered=[] 1"}},
    {"a list that is not closed", TT_BAD_POSITION, {"recovered=["}},

    /* the notation, but no game comes there */
    {"cards missing", TT_BROKEN, {"decks=[[surge] auto]"}},
    {"both sides of one faction",
     TT_BROKEN,
     {"factions=[deep deep]", "hands=[[] []]", "discards=[[] []]"}},
    {"the Marea as side A of the first board",
     TT_BROKEN,
     {"factions=[marea deep]", "hands=[[] []]", "discards=[[] []]"}},
    {"a side without players", TT_BROKEN, {"teams=[a a]", "hands=[[undertow] []]"}},
    {"a hero twice on a side",
     TT_BROKEN,
     {"heroes=[[[kyrie 0 -] [kyrie 0 e6] [gull 0 -]] " ENEMIES "]"}},
    {"two heroes instead of three", TT_BROKEN, {"heroes=[[[kyrie 0 -] [gull 0 -]] " ENEMIES "]"}},
    {"a hero that was not dealt", TT_BROKEN, {"dealt=[[carcharias kyrie ember] any]"}},
    {"another side's player owns a hero",
     TT_BROKEN,
     {"heroes=[[[carcharias 1 e6] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"as much damage as vigour",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 e6 9] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"a basic attack that is not owned",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 e6 0 0 [0 0 1]] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"KO'd and on the board",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 e6 0 0 [1 0 1] [] [gold]] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"a token with two sides up",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 e6] [kyrie 0 c6] [gull 0 - 0 0 [1 0 0] [] [gold silver]]] " ENEMIES
      "]"}},
    {"a hero in the sea",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 d4] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"a hero on a plank that is gone",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 c4] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]", "planks-off=[c4]",
      "dragon=[1 d4 0 []]"}},
    {"enemies in one zone",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 e3] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"a hero among enemy crew",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 g3] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"a hero on an enemy deployment point",
     TT_BROKEN,
     {"heroes=[[[carcharias 0 c0] [kyrie 0 c6] [gull 0 -]] " ENEMIES "]"}},
    {"crew of both sides in a zone", TT_BROKEN, {"crew=[[[c5 4 0]] [[c5 2 0]]]"}},
    {"crew on a plank that is gone",
     TT_BROKEN,
     {"crew=[[[c4 4 0]] []]", "planks-off=[c4]", "dragon=[1 d4 0 []]"}},
    {"crew at the end of its route", TT_BROKEN, {"crew=[[[c0 4 0]] []]"}},
    {"the better gun for nothing", TT_BROKEN, {"better=[[gun] []]"}},
    {"munitions destroyed and no better gun", TT_BROKEN, {"rigging=[[e1 gone]]"}},
    {"a plank that is gone without a beast", TT_BROKEN, {"planks-off=[c4]"}},
    {"the Kraken where it cannot rise", TT_BROKEN, {"kraken=[d4 0]"}},
    {"a beaten Kraken that stays", TT_BROKEN, {"kraken=[e4 12]"}},
    {"the Sea Dragon on deck", TT_BROKEN, {"dragon=[1 d6 0 []]"}},
    {"the Sea Dragon on a plank", TT_BROKEN, {"dragon=[1 c4 0 []]"}},
    {"the Sea Dragon lashes out of turn", TT_BROKEN, {"dragon=[1 d4 0 [lashed]]"}},
    {"eight points and no end", TT_BROKEN, {"points=[8 3]"}},
    {"an end without eight points", TT_BROKEN, {"agenda=[]", "winner=a"}},
    {"the wrong winner", TT_BROKEN, {"agenda=[]", "points=[8 3]", "winner=b"}},
    {"a winner who plays on", TT_BROKEN, {"winner=a"}},
    {"a round that is none", TT_BROKEN, {"round=0"}},
    {"another side's turn", TT_BROKEN, {"turn=b"}},
    {"another seat's turn", TT_BROKEN, {"agenda=[[take 1]]"}},
    {"a turn of a side that has passed", TT_BROKEN, {"done=[[crew passed] [crew]]"}},
    {"a turn with nothing to activate",
     TT_BROKEN,
     {"done=[[crew] [crew]]",
      "heroes=[[[carcharias 0 e6 0 0 [1 0 1] [] [activated]] [kyrie 0 c6 0 0 [1 0 1] [] "
      "[activated]] [gull 0 - 0 0 [1 0 0] [] [activated]]] " ENEMIES "]"}},
    {"a turn that has not begun", TT_BROKEN, {"agenda=[[turn 0]]"}},
    {"heroes to be picked that are there", TT_BROKEN, {"agenda=[[pick 0]]", "round=0"}},
    {"an activation of nobody", TT_BROKEN, {"agenda=[[act 0]]", "actions=3"}},
    {"an activation of somebody else's hero",
     TT_BROKEN,
     {"agenda=[[act 0]]", "acting=viana-b", "actions=3"}},
    {"four actions", TT_BROKEN, {"agenda=[[act 0]]", "acting=carcharias-a", "actions=4"}},
    {"a move within a turn that has none", TT_BROKEN, {"agenda=[[take 0] [moved 0] [move 0]]"}},
    {"somebody moves in no move",
     TT_BROKEN,
     {"moving=[kyrie-a 2 [action] - 0 kyrie-a 0 0 0 [] []]"}},
    {"a move of the enemy",
     TT_BROKEN,
     {"agenda=[[act 0] [acted 0] [moved 0] [move 0]]", "acting=carcharias-a", "actions=2",
      "moving=[viana-b 2 [action jumps] - 0 carcharias-a 0 0 0 [] []]"}},
    {"an attack by nobody",
     TT_BROKEN,
     {ATTACKING("[roll 0] [declared 0]"), "acting=carcharias-a", "actions=2", "windows=[[0 0 0]]",
      JAWS_FIGHT}},
    {"dice without an attack", TT_BROKEN, {JAWS_FIGHT}},
    {"an attack without a turn", TT_BROKEN, {JAWS_SCENE("[] [] [] [] [] [] [] []")}},
    {"a window that nobody opened", TT_BROKEN, {"windows=[[0 0 0]]"}},
    {"a window without its entry",
     TT_BROKEN,
     {ATTACKING("[roll 0] [declared 0]"), "acting=carcharias-a", "actions=2", JAWS_FIGHT,
      JAWS_SCENE("[de-marco-b] [] [] [] [] [] [] []")}},
    {"crew at work in a hero's turn",
     TT_BROKEN,
     {"crewing=[a [] [] 0 0 0 0 0 c8 [1 0] 0 0 [] [0 0 0 0 0 0 0 0 0 0] 0 [0 0 0 0 0 0] 0 - 0 [0 0 "
      "0 0 0 0] 0]"}},
    {"zones swept by no Kraken", TT_BROKEN, {"sweep=[c3]"}},
    {"a choice that waits for no mate", TT_BROKEN, {"pending=[end]"}},
    {"cards of nobody", TT_BROKEN, {"card=bribe"}},
    {"a mate asked for another's turn", TT_BROKEN, {"asked=[1]"}},
};

/* The attack of Jaws, which can be read: everybody may still play a card. */
static const example AN_ATTACK = {"an attack",
                                  TT_OK,
                                  {ATTACKING("[roll 0] [declared 0]"), "acting=carcharias-a",
                                   "actions=2", "windows=[[0 0 0]]", JAWS_FIGHT,
                                   JAWS_SCENE("[de-marco-b] [] [] [] [] [] [] []")}};

/* ---- what is filled in ---- */

static const char *const BY_HAND[] = {
    "heroes=[[[carcharias 0 e6 0 0 [1 0 1] [] [] []] [kyrie 0 c6 2 4 [1 1 2] [slow] [] []] [gull 0 "
    "- 0 0 [1 0 0] [] [gold] []]] [[viana 1 c2 0 0 [1 0 1] [] [] []] [de-marco 1 e3 1 0 [1 0 1] [] "
    "[] []] [ember 1 g2 0 0 [1 0 1] [] [] []]]]",
    "crew=[[[c5 4 0] [e8 2 1]] [[c3 2 0] [g3 4 0]]]",
    "decks=[[deep-monster feeding-frenzy feeding-frenzy feeding-frenzy undertow barnacle-hide "
    "barnacle-hide barnacle-hide scent-of-blood scent-of-blood scent-of-blood surge surge "
    "brood-of-the-deep brood-of-the-deep rising-tide rising-tide drowning-grasp drowning-grasp "
    "choking-brine choking-brine regrowth regrowth call-of-the-abyss call-of-the-abyss "
    "sunken-hoard sunken-hoard] [marea-monster volley volley volley bribe bribe bribe parry parry "
    "marked-man marked-man marked-man swing-line swing-line swing-line press-gang press-gang "
    "forward-dogs forward-dogs cut-the-rope cut-the-rope powder-smoke powder-smoke brandy brandy "
    "double-charge double-charge compound-interest compound-interest]]",
};

/* What is never written because it follows from the rest. */
static void test_derived(const char *base)
{
    rumbones_state s;
    bool read = read_line("rumbones", base, &s) == TT_OK;
    const rumbones_table *t = &s.table;

    ok(read && t->supply[SIDE_A][DECKHAND] == 18 && t->supply[SIDE_A][BOSUN] == 5 &&
           t->supply[SIDE_B][DECKHAND] == 18 && t->supply[SIDE_B][BOSUN] == 6,
       "rumbones position: crew that is not on the board is in the supply");
    ok(read && t->hand_n[0] == 2 && t->hand_n[1] == 1 && t->deck_n[SIDE_A] == 27 &&
           t->deck_n[SIDE_B] == 29,
       "rumbones position: cards are counted");
    ok(read && t->armed == 1u << 1 && __builtin_popcount(t->gone) == 1,
       "rumbones position: a reaction at level 2 is ready, a destroyed token is gone");
}

/* What is under way may be left out. */
static void test_short(const char *base)
{
    static char closed[LINE_SIZE];
    rumbones_state a, b;

    strcpy(closed, SHORT);
    ok(read_line("rumbones", closed, &a) != TT_OK, "rumbones position: the last field closes it");
    strcat(closed, " recovered=[]");
    ok(read_line("rumbones", closed, &a) == TT_OK && read_line("rumbones", base, &b) == TT_OK &&
           memcmp(&a, &b, sizeof a) == 0,
       "rumbones position: what is not under way need not be written");
}

int main(void)
{
    static char base[LINE_SIZE];

    strcpy(base, SHORT);
    strcat(base, NOTHING_UNDER_WAY);
    for (size_t i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++)
        test_example("rumbones", base, &EXAMPLES[i]);
    test_example("rumbones", base, &AN_ATTACK);
    test_auto("rumbones", base, BY_HAND, sizeof BY_HAND / sizeof *BY_HAND);
    test_derived(base);
    test_short(base);
    return tap_result();
}
