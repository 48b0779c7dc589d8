/* Positions typed by hand: what follows from the rest is filled in, and what
 * does not fit together is refused, since nothing else stands between it and the rules. */
#include "tests/position.h"

#define NO_PILES                                                                                   \
    " council-crab=[crab2] council-shellfish=[] council-squid=[] council-seahorse=[] "             \
    "council-jellyfish=[]"

static const char BASE[] =
    " game=abyss rules=1 seats=2 memory=0 agenda=[[action 1]] active=1 threat=3 "
    "court=[recruiter jailer seeker - - -] lord-deck=auto gone=[miller] track=[] deck=auto "
    "discard=[monster squid1]" NO_PILES " hands=[[crab5] [squid2 squid2 jellyfish4]] pearls=[3 1] "
    "keys=[1 2] tokens=[[2 4] [3]] lords=[[slaver oracle] [trader]] rotated=[[oracle] []] "
    "affiliated=[[shellfish1] [crab1 crab1]] locations=[[[jail keeper reaper]] []] "
    "available=[chasm] drawn=[] stack=auto sold=0 bought=[] powers=[] recruiting=- paid=[] named=- "
    "victim=- taken=- keys-due=0 again=0 last=- robbed=1 robber=0 stolen=4";

#define SEVEN "slaver oracle trader peddler shopkeeper invoker apprentice"

/* ---- what can be read ---- */

static const example EXAMPLES[] = {
    {"as it stands", TT_OK, {NULL}},
    {"with blanks", TT_OK, {"hands=[ [ crab5]\t[squid2  squid2 jellyfish4 ] ]"}},
    {"cards in another order", TT_OK, {"hands=[[crab5] [jellyfish4 squid2 squid2]]"}},
    {"nobody robbed", TT_OK, {"robbed=-", "robber=-", "stolen=-"}},
    {"a seventh lord",
     TT_OK,
     {"lords=[[" SEVEN "] []]", "locations=[[] []]", "rotated=[[] []]", "keys=[0 0]", "last=0",
      "agenda=[[action 1]]"}},
    {"the end", TT_OK, {"agenda=[]", "hands=[[] []]", "last=0"}},
    {"an exploration", TT_OK, {"agenda=[[take 1]]", "track=[monster crab3]"}},
    {"a payment", TT_OK, {"agenda=[[pay 1]]", "recruiting=seeker", "paid=[crab4]", "pearls=[3 6]"}},

    /* not the notation */
    {"another game", TT_BAD_POSITION, {"game=conspiracy"}},
    {"another version of the rules", TT_WRONG_RULES, {"rules=99"}},
    {"one player", TT_BAD_POSITION, {"seats=1"}},
    {"five players", TT_BAD_POSITION, {"seats=5"}},
    {"fewer hands than seats", TT_BAD_POSITION, {"seats=3"}},
    {"a number too large", TT_BAD_POSITION, {"threat=99999999999999999999"}},
    {"an unknown lord", TT_BAD_POSITION, {"gone=[butler]"}},
    {"an unknown stage", TT_BAD_POSITION, {"agenda=[[sleep 1]]"}},
    {"a seat that does not play", TT_BAD_POSITION, {"agenda=[[action 2]]"}},
    {"an endless agenda",
     TT_BAD_POSITION,
     {"agenda=[[next 0][next 0][next 0][next 0][next 0][next 0][next 0][next 0][next 0][next "
      "0][next 0][next 0]]"}},
    {"a hidden hand", TT_BAD_POSITION, {"hands=[?1 [squid2 squid2 jellyfish4]]"}},
    {"a hidden deck", TT_BAD_POSITION, {"deck=?60"}},
    {"hidden tokens", TT_BAD_POSITION, {"tokens=[?2 [3]]"}},
    {"a token worth five", TT_BAD_POSITION, {"tokens=[[2 5] [3]]"}},
    {"an ally in the wrong pile", TT_BAD_POSITION, {"council-squid=[crab3]"}},
    {"too many copies of an ally", TT_BAD_POSITION, {"hands=[[crab5 crab5] []]"}},
    {"too many copies in two places", TT_BAD_POSITION, {"council-crab=[crab5]"}},
    {"a location twice", TT_BAD_POSITION, {"available=[chasm chasm]"}},
    {"a lord twice", TT_BAD_POSITION, {"gone=[miller miller]"}},
    {"six cards on the track",
     TT_BAD_POSITION,
     {"agenda=[[take 1]]", "track=[crab3 crab3 crab4 crab4 squid3 squid4]"}},
    {"seven lords in the court",
     TT_BAD_POSITION,
     {"court=[recruiter jailer seeker assassin commander tamer hunter]"}},
    {"something behind", TT_BAD_POSITION, {"stolen=4 1"}},
    {"a list that is not closed", TT_BAD_POSITION, {"stolen=4 ["}},
    {"a power that is none", TT_BAD_POSITION, {"powers=[trader]"}},

    /* the notation, but no game comes there */
    {"cards missing", TT_BROKEN, {"deck=[crab3]"}},
    {"lords missing", TT_BROKEN, {"lord-deck=[shaman]"}},
    {"locations missing", TT_BROKEN, {"stack=[parliament]"}},
    {"a lord in two places", TT_BROKEN, {"gone=[slaver]"}},
    {"a location in two places", TT_BROKEN, {"available=[jail]"}},
    {"a monster in a hand", TT_BROKEN, {"hands=[[monster] [squid2 squid2 jellyfish4]]"}},
    {"a rotated lord that is not there", TT_BROKEN, {"rotated=[[trader] []]"}},
    {"a lord without a key under a location",
     TT_BROKEN,
     {"locations=[[[jail miller]] []]", "gone=[]"}},
    {"four keys under a location",
     TT_BROKEN,
     {"locations=[[[jail keeper reaper shepherd treasurer]] []]"}},
    {"eleven key tokens", TT_BROKEN, {"keys=[1 10]"}},
    {"three tokens worth four", TT_BROKEN, {"tokens=[[4 4] [4]]"}},
    {"a threat of 7", TT_BAD_POSITION, {"threat=7"}},
    {"a threat of 0", TT_BROKEN, {"threat=0"}},
    {"three keys and no location", TT_BROKEN, {"keys=[3 0]"}},
    {"a court that has not slid", TT_BROKEN, {"court=[recruiter - seeker - - -]"}},
    {"nobody is asked and nobody set off the end", TT_BROKEN, {"agenda=[]"}},
    {"seven lords and no end",
     TT_BROKEN,
     {"lords=[[" SEVEN "] []]", "locations=[[] []]", "rotated=[[] []]", "keys=[0 0]"}},
    {"allies in hand at the end", TT_BROKEN, {"agenda=[]", "last=0"}},
    {"a turn that has not begun", TT_BROKEN, {"agenda=[[turn 1]]"}},
    {"another seat's action", TT_BROKEN, {"agenda=[[action 0]]"}},
    {"one's own ally to buy", TT_BROKEN, {"agenda=[[buy 1]]", "track=[crab3]"}},
    {"an ally to fight", TT_BROKEN, {"agenda=[[fight 1]]", "track=[crab3]"}},
    {"a monster to take", TT_BROKEN, {"agenda=[[take 1]]", "track=[monster]"}},
    {"an ally left on the fifth space",
     TT_BROKEN,
     {"agenda=[[take 1]]", "track=[crab3 crab3 crab4 crab4 squid3]"}},
    {"an exploration without cards", TT_BROKEN, {"agenda=[[take 1]]"}},
    {"cards without an exploration", TT_BROKEN, {"track=[crab3]"}},
    {"a payment for nobody", TT_BROKEN, {"agenda=[[pay 1]]"}},
    {"a payment for a lord elsewhere", TT_BROKEN, {"agenda=[[pay 1]]", "recruiting=slaver"}},
    {"a payment that cannot be completed", TT_BROKEN, {"agenda=[[pay 1]]", "recruiting=recruiter"}},
    {"a payment that has begun and lacks a race",
     TT_BROKEN,
     {"agenda=[[pay 1]]", "recruiting=jailer", "paid=[crab4 shellfish3]", "pearls=[3 9]",
      "hands=[[crab5] [shellfish3 shellfish4]]"}},
    {"a payment that has begun and lacks the printed race",
     TT_BROKEN,
     {"agenda=[[pay 1]]", "recruiting=seeker", "paid=[shellfish3]", "pearls=[3 9]",
      "hands=[[crab5] [shellfish4 squid4]]"}},
    {"a payment that has begun and lacks worth",
     TT_BROKEN,
     {"agenda=[[pay 1]]", "recruiting=seeker", "paid=[crab1]", "pearls=[3 0]",
      "hands=[[crab5] [crab1 squid1]]", "affiliated=[[] []]"}},
    {"allies played for nobody", TT_BROKEN, {"paid=[crab4]"}},
    {"too many races",
     TT_BROKEN,
     {"agenda=[[pay 1]]", "recruiting=seeker", "paid=[crab4 squid3 seahorse3]", "pearls=[3 9]"}},
    {"a sale nobody bought", TT_BROKEN, {"sold=1"}},
    {"who explores buys", TT_BROKEN, {"sold=1", "bought=[1]"}},
    {"locations drawn for nobody", TT_BROKEN, {"drawn=[barracks]"}},
    {"a location that is not paid for", TT_BROKEN, {"taken=jail", "keys-due=1"}},
    {"a Commander's limit without a Commander", TT_BROKEN, {"agenda=[[next 1][limit 1]]"}},
    {"an arrival of nobody", TT_BROKEN, {"agenda=[[court 1][corruptor 1]]", "pearls=[3 9]"}},
    {"robbed of a token the robber has not", TT_BROKEN, {"stolen=3"}},
    {"robbed by nobody", TT_BROKEN, {"robber=-"}},
    {"robbed by oneself", TT_BROKEN, {"robbed=0"}},
};

/* ---- what is filled in ---- */

static const char *const BY_HAND[] = {
    "lord-deck=[assassin commander tamer hunter ship-master peddler landlord shopkeeper shaman "
    "invoker apprentice alchemist illusionist master-of-magic opportunist corruptor traitor "
    "diplomat treasurer schemer shepherd aquaculturalist landowner sage hermit elder]",
    "deck=[crab1 crab1 crab2 crab2 crab3 crab3 crab3 crab4 crab4 shellfish1 shellfish1 shellfish1 "
    "shellfish2 shellfish2 shellfish2 shellfish3 shellfish3 shellfish3 shellfish4 shellfish4 "
    "shellfish5 squid1 squid1 squid1 squid2 squid3 squid3 squid3 squid4 squid4 squid5 seahorse1 "
    "seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2 seahorse3 seahorse3 seahorse3 "
    "seahorse4 seahorse4 seahorse5 jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 "
    "jellyfish2 jellyfish2 jellyfish3 jellyfish3 jellyfish3 jellyfish4 jellyfish5 monster monster "
    "monster monster monster]",
    "discard=[squid1 monster]",
    "stack=[sargasso-silos hydrozoa-reserves parliament barracks dockworks sanctuary "
    "sargasso-fields oceanic-senate giant-clams abyss depths throne-room closed-tower lost-tower "
    "chamber-of-allies coral-barrier city-of-mirrors black-smokers]",
};

int main(void)
{
    for (size_t i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++)
        test_example("abyss", BASE, &EXAMPLES[i]);
    test_auto("abyss", BASE, BY_HAND, sizeof BY_HAND / sizeof *BY_HAND);
    return tap_result();
}
