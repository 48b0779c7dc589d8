/* Positions typed by hand: what follows from the rest is filled in, and what
 * does not fit together is refused, since nothing else stands between it and the rules. */
#include "tests/position.h"

static const char BASE[] =
    " game=conspiracy rules=1 seats=3 agenda=[[recruit 1]] lord-deck=auto pile-blue=[] "
    "pile-yellow=[] "
    "pile-red=[red1 red3] pile-green=[] pile-purple=[] drawn=[] recruited=[] "
    "chambers=[[blue1 blue1 red4] [green0 green3] [purple6 yellow4]] locations=[[- flat-7 -] [] "
    "[]] "
    "coats=auto pearls=auto master=auto location-deck=auto available=[] turned-up=[] "
    "force=0 force-by=- last=-";

/* ---- what can be read ---- */

#define FULL_BLUE                                                                                  \
    "[blue0 blue3 blue3 blue4 blue4 blue6 red0 red3 red3 red4 red4 red6 green0 green3 green3]"
#define FULL_YELLOW                                                                                \
    "[yellow0 yellow3 yellow3 yellow4 yellow4 yellow6 purple0 purple3 purple3 purple4 purple4 "    \
    "purple6 "                                                                                     \
    "green4 green4 green6]"
#define KEYS_12                                                                                    \
    "blue1 blue1 blue1 blue1 blue2 blue2 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2"
#define MORE_KEYS_12 "red1 red1 red1 red1 red2 red2 purple1 purple1 purple1 purple1 purple2 purple2"
#define LOCATIONS_12                                                                               \
    "[flat-7 1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one "  \
    "reshuffle-lords any-two-keys force-two]"
#define MORE_LOCATIONS_12                                                                          \
    "[reshuffle-locations whole-deck top-blue top-yellow top-red top-green top-purple count-blue " \
    "count-yellow count-red count-green count-purple]"

static const example EXAMPLES[] = {
    {"as it stands", TT_OK, {NULL}},
    {"with blanks", TT_OK, {"pile-red=[  red1\tred3 ]"}},
    {"the end",
     TT_OK,
     {"agenda=[]", "chambers=[" FULL_BLUE " [] []]", "locations=[[] [] []]", "pile-red=[]",
      "last=0"}},
    {"the last turns",
     TT_OK,
     {"chambers=[" FULL_BLUE " [] [yellow1]]", "locations=[[] [] []]", "pile-red=[]", "last=0"}},

    /* not the notation */
    {"another game", TT_BAD_POSITION, {"game=abyss"}},
    {"another version of the rules", TT_WRONG_RULES, {"rules=2"}},
    {"one player", TT_BAD_POSITION, {"seats=1"}},
    {"five players", TT_BAD_POSITION, {"seats=5"}},
    {"a number too large", TT_BAD_POSITION, {"seats=99999999999999999999"}},
    {"more chambers than seats", TT_BAD_POSITION, {"seats=2"}},
    {"fewer chambers than seats", TT_BAD_POSITION, {"seats=4"}},
    {"an unknown lord", TT_BAD_POSITION, {"pile-red=[red5]"}},
    {"an unknown stage", TT_BAD_POSITION, {"agenda=[[sleep 1]]"}},
    {"a seat that does not play", TT_BAD_POSITION, {"agenda=[[recruit 3]]"}},
    {"an endless agenda",
     TT_BAD_POSITION,
     {"agenda=[[turn 0][turn 0][turn 0][turn 0][turn 0][turn 0][turn 0][turn 0][turn 0][turn "
      "0][turn 0][turn 0]]"}},
    {"a hidden deck", TT_BAD_POSITION, {"lord-deck=?51"}},
    {"something behind", TT_BAD_POSITION, {"last=- 1"}},
    {"a list that is not closed", TT_BAD_POSITION, {"last=- ["}},
    {"a lord in the wrong pile", TT_BAD_POSITION, {"pile-red=[blue2]"}},
    {"too many copies", TT_BAD_POSITION, {"pile-red=[red6 red6]"}},
    {"too many copies in two places", TT_BAD_POSITION, {"pile-red=[red4 red4]"}},
    {"a location twice", TT_BAD_POSITION, {"available=[top-red top-red]"}},
    {"sixteen lords",
     TT_BAD_POSITION,
     {"chambers=[[blue1 blue1 red4] [green0 green3 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 "
      "red2 red2 "
      "green1 green1 green1 green1] [purple6 yellow4]]"}},

    /* the notation, but no game comes there */
    {"cards missing", TT_BROKEN, {"lord-deck=[blue0]"}},
    {"a location in two places", TT_BROKEN, {"available=[flat-7]"}},
    {"a location on a lord without a key", TT_BROKEN, {"locations=[[- - flat-7] [] []]"}},
    {"nobody is asked and nobody is full", TT_BROKEN, {"agenda=[]"}},
    {"a turn that has not begun", TT_BROKEN, {"agenda=[[turn 1]]"}},
    {"a question without its cards", TT_BROKEN, {"agenda=[[keep 1]]"}},
    {"cards without a question", TT_BROKEN, {"drawn=[blue2 blue3]"}},
    {"keep one of one", TT_BROKEN, {"agenda=[[keep 1]]", "drawn=[blue2]"}},
    {"four turned up", TT_BROKEN, {"agenda=[[keep 1]]", "drawn=[blue2 blue3 blue4 blue6]"}},
    {"a swap out of nowhere", TT_BROKEN, {"agenda=[[turn 2][swap 1]]"}},
    {"a location without keys", TT_BROKEN, {"agenda=[[turn 2][location 1]]"}},
    {"a coat of arms on a lesser lord", TT_BROKEN, {"coats=[[1 0 3 0 0] [0 0 0 1 0] [0 2 0 0 1]]"}},
    {"pearls from nowhere", TT_BROKEN, {"pearls=[2 2 1]"}},
    {"a pearl master with fewer", TT_BROKEN, {"pearls=[1 2 1]", "master=0"}},
    {"no pearl master", TT_BROKEN, {"master=-"}},
    {"forced by nobody", TT_BROKEN, {"force=1"}},
    {"forced without the location", TT_BROKEN, {"force=1", "force-by=0"}},
    {"an end before it came", TT_BROKEN, {"last=0"}},
    {"a full chamber that ends nothing",
     TT_BROKEN,
     {"chambers=[" FULL_BLUE " [] []]", "locations=[[] [] []]", "pile-red=[]"}},

    /* these would be played until something breaks */
    {"a full chamber with a turn to come",
     TT_BROKEN,
     {"chambers=[" FULL_BLUE " [] " FULL_YELLOW "]", "locations=[[] [] []]", "pile-red=[]",
      "last=0"}},
    {"more recruited lords than spaces, below a swap",
     TT_BROKEN,
     {"agenda=[[place 1][swap 1]]", "recruited=[yellow1 yellow1 yellow1 yellow1]", "pile-red=[]",
      "chambers=[[] [blue3 blue3 blue4 blue4 blue6 red3 red3 red4 red4 red6 green3 green3 green4 "
      "green0] []]",
      "locations=[[] [] []]"}},
    {"locations nobody paid for",
     TT_BROKEN,
     {"chambers=[[" KEYS_12 "] [] [" MORE_KEYS_12 "]]",
      "locations=[" LOCATIONS_12 " [] " MORE_LOCATIONS_12 "]", "pile-red=[]",
      "pile-green=[green1 green1 green1]"}},
};

/* ---- what is filled in ---- */

static const char *const BY_HAND[] = {
    "lord-deck=[blue0 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6 yellow0 yellow1 "
    "yellow1 "
    "yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow6 red0 red1 red1 red1 red2 "
    "red2 red3 "
    "red4 red6 green1 green1 green1 green1 green2 green2 green3 green4 green4 green6 purple0 "
    "purple1 "
    "purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple4]",
    "coats=[[1 0 3 0 0] [0 0 0 2 0] [0 2 0 0 1]]",
    "pearls=[1 2 1]",
    "master=1",
    "location-deck=[1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location "
    "force-one "
    "reshuffle-lords any-two-keys force-two reshuffle-locations whole-deck top-blue top-yellow "
    "top-red "
    "top-green top-purple count-blue count-yellow count-red count-green count-purple]",
    "locations=[[- flat-7 -] [- -] [- -]]",
};

int main(void)
{
    for (size_t i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++)
        test_example("conspiracy", BASE, &EXAMPLES[i]);
    test_auto("conspiracy", BASE, BY_HAND, sizeof BY_HAND / sizeof *BY_HAND);
    return tap_result();
}
