# Placing lords, and what they do.

game conspiracy

# ---- the chamber ----

% The first lord stands on the first space   [C-5.1]
start 2 deal flat-7
deal red4
do 0 draw 1
told 0 placed red4 1
expect chambers=[[red4] []]

% The chamber fills row by row from the left: the sixth lord begins the second row   [C-5.1 C-8.4]
# blue   red     green purple yellow
#    blue
start 2 deal flat-7
given chambers.0=[blue3 red3 green3 purple3 yellow3]
deal blue4
do 0 draw 1
told 0 placed blue4 6
expect chambers.0=[blue3 red3 green3 purple3 yellow3 blue4]
score 27 0                # lords 4+3+3+3+3, the two blue ones touch: 6, pearl master 5

% The space is no choice: the tenth lord begins the third row, whoever it is   [C-5.1]
start 2 deal flat-7
given chambers.0=[blue3 red3 green3 purple3 yellow3 blue3 red3 green3 purple3] pile-blue=[blue4 blue6]
do 0 pile blue
ask 0 place: place blue4 | place blue6
deal red1
do 0 place blue6
told 0 placed blue6 10
told 0 placed blue4 11

% The fifteenth lord takes the last space   [C-5.1]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
deal red3 purple3 red4
do 0 draw 1
told 0 placed red3 14
untold 0 full
do 1 draw 1
do 0 draw 1
told 0 placed red4 15
told 0 full

# ---- the order ----

% The player chooses the order, one lord at a time   [C-5.2]
start 2 deal flat-7
given pile-red=[red0 red3 red4]
do 0 pile red
ask 0 place: place red0 | place red3 | place red4
do 0 place red4
barrier no
expect chambers.0=[red4] recruited=[red0 red3]
ask 0 place: place red0 | place red3
do 0 place red0
ask 0 swap
do 0 stay
expect chambers.0=[red4 red0 red3]

% Only recruited lords are placed   [C-5.2]
start 2 deal flat-7
given pile-red=[red3 red4 red4] pile-blue=[blue3]
do 0 pile red
refuse 0 place blue3: C-5.2
refuse 0 place red6: C-5.2
refuse 1 place red3: C-2.4
do 0 place red3           # the two that are left are alike
expect chambers.0=[red3 red4 red4]

% A lord gives its pearls before the next one is placed   [C-5.2]
start 2 deal flat-7
given pile-red=[red3 red4 red6]
do 0 pile red
do 0 place red3
told 0 pearls 2 2
told 0 master 2
expect pearls=[2 0] master=0
ask 0 place: place red4 | place red6

% A lord is turned up before the next one is placed   [C-5.2 C-5.7]
start 2 deal flat-7
given pile-red=[red3 red4 red6]
do 0 pile red
deal green2
do 0 place red6
told 0 revealed green2
expect pile-green=[green2]
ask 0 place: place red3 | place red4

% The swap comes before the next lord is placed   [C-5.2 C-5.4]
start 2 deal flat-7
given chambers.0=[blue3] pile-red=[red0 red3 red4]
do 0 pile red
do 0 place red0
ask 0 swap: stay | swap 1 2
do 0 swap 1 2
expect chambers.0=[red0 blue3]
do 0 place red4
expect chambers.0=[red0 blue3 red4 red3]

% The location comes before the next lord is placed   [C-5.2 C-6.2]
start 2 deal flat-7
given chambers.0=[blue1] pile-red=[red1 red3 red4]
do 0 pile red
do 0 place red1
ask 0 location
do 0 take flat-7
expect locations.0=[- flat-7]
ask 0 place: place red3 | place red4

# ---- the coat of arms ----

% The first lord of a colour gets the coat of arms, be it worth nothing   [C-5.3]
start 2 deal flat-7
deal green0
do 0 draw 1
told 0 coat green 1
expect coats=[[0 0 0 1 0] [0 0 0 0 0]]

% A worthier lord takes the coat of arms   [C-5.3]
start 2 deal flat-7
given chambers.0=[red3 green3]
deal red4
do 0 draw 1
told 0 coat red 3
expect coats.0=[0 0 3 2 0]

% A lord worth as much leaves the coat of arms where it is   [C-5.3]
start 2 deal flat-7
given chambers.0=[red3 green3]
deal red3
do 0 draw 1
untold 0 coat
expect coats.0=[0 0 1 2 0]

% A lord worth less leaves the coat of arms where it is   [C-5.3]
start 2 deal flat-7
given chambers.0=[red6]
deal red4
do 0 draw 1
untold 0 coat
expect coats.0=[0 0 1 0 0]

% Everybody's coats of arms are their own   [C-5.3]
start 2 deal flat-7
given chambers=[[red3] [red4]]
deal red4
do 0 draw 1
told 0 coat red 2
expect coats=[[0 0 2 0 0] [0 0 1 0 0]]

# ---- worth 0: a swap ----

% A lord worth 0 lets two lords without keys change places   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue3 red4 yellow6]
deal green0
do 0 draw 1
ask 0 swap: stay | swap 1 2 | swap 1 3 | swap 1 4 | swap 2 3 | swap 2 4 | swap 3 4
do 0 swap 1 3
told 0 swapped 1 3
expect chambers.0=[yellow6 red4 blue3 green0]
ask 1 recruit

% The lord worth 0 may be one of the two   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue3 red4 yellow6]
deal green0
do 0 draw 1
do 0 swap 2 4
expect chambers.0=[blue3 green0 yellow6 red4]

% Nobody has to swap   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue3 red4 yellow6]
deal green0
do 0 draw 1
do 0 stay
told 0 stayed
expect chambers.0=[blue3 red4 yellow6 green0] coats.0=[1 3 2 4 0]
ask 1 recruit

% A lord with a key never changes places, whether the key is loose or spent   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue1 red1 yellow3 green2] locations.0=[- flat-7] available=[]
deal purple0
do 0 draw 1
ask 0 swap: stay | swap 3 5
refuse 0 swap 1 3: C-5.4
refuse 0 swap 2 3: C-5.4
refuse 0 swap 3 4: C-5.4
refuse 0 swap 1 2: C-5.4

% Both lords stand in the player's own chamber   [C-5.4]
start 2 deal flat-7
given chambers=[[blue3] [red3 red4 green4]]
deal purple0
do 0 draw 1
ask 0 swap: stay | swap 1 2
refuse 0 swap 1 3: C-5.4
refuse 0 swap 2 3: C-5.4
refuse 0 swap 3 4: C-5.4
refuse 0 swap 14 15: C-5.4
refuse 0 swap 16 17: C-5.4
refuse 0 swap 2 255: C-5.4
refuse 0 swap 2 2: C-5.4
refuse 0 swap 0 1: C-5.4

% Declining, or saying which two, is all that can be done   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue3]
deal purple0
do 0 draw 1
refuse 0 draw 1: C-3.1
refuse 0 place blue3: C-3.1
refuse 1 stay: C-2.4

% The coat of arms travels with its lord   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue3 red4 yellow6]
deal green0
do 0 draw 1
do 0 swap 1 2
expect chambers.0=[red4 blue3 yellow6 green0] coats.0=[2 3 1 4 0]

% Two lords of one colour change places: the coat of arms stays with the better one   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue4 red4 blue3]
deal green0
do 0 draw 1
do 0 swap 1 3
expect chambers.0=[blue3 red4 blue4 green0] coats.0=[3 0 2 4 0]

% A lord without the coat of arms leaves it where it is   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue3 red4 blue3]
deal green0
do 0 draw 1
do 0 swap 3 4
expect chambers.0=[blue3 red4 green0 blue3] coats.0=[1 0 2 3 0]

% The coat of arms of a lord that comes later counts from its new place   [C-5.4 C-5.3]
start 2 deal flat-7
given chambers.0=[blue3 red4]
deal green0 purple3 blue4
do 0 draw 1
do 0 swap 1 3
do 1 draw 1
do 0 draw 1
expect chambers.0=[green0 red4 blue3 blue4] coats.0=[4 0 2 1 0]

% Changing places gives no pearls again and turns nothing up   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue3 red6]
deal green0
do 0 draw 1
do 0 swap 1 2
untold 0 pearls
untold 0 revealed
untold 0 coat
untold 0 placed
expect pearls=[2 0] chambers.0=[red6 blue3 green0] pile-blue=[] pile-red=[]
view 0 lord-deck=?57

% Another lord worth 0 that changes places asks for no other swap   [C-5.4]
start 2 deal flat-7
given chambers.0=[blue0 red6]
deal green0
do 0 draw 1
do 0 swap 1 2
ask 1 recruit

% A swap in the last space, too   [C-5.4 C-8.1]
start 2 deal flat-7
given chambers.0=[blue1 blue3 blue3 blue4 blue4 green1 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
      locations.0=[- - - - - flat-7] available=[top-red]
deal red0
do 0 draw 1
told 0 full
ask 0 swap includes: swap 2 15 | swap 13 15
do 0 swap 2 15
expect chambers.0.1=red0 chambers.0.14=blue3 last=0
ask 1 recruit

% Where a swap has moved lords the keys count as before   [C-5.4 C-6.1]
start 2 deal flat-7
given chambers.0=[blue3 red1 red4]
deal green0 purple3 yellow1
do 0 draw 1
do 0 swap 1 4
do 1 draw 1
do 0 draw 1
ask 0 location
do 0 take flat-7
told 0 took-location flat-7 5

# ---- equal lords ----

% Two lords alike do not change places   [C-5.8]
start 2 deal flat-7
given chambers.0=[blue3 blue3]
deal green0
do 0 draw 1
ask 0 swap: stay | swap 1 3 | swap 2 3
refuse 0 swap 1 2: C-5.8

% Lords of one colour, or of one worth, are not alike   [C-5.8]
start 2 deal flat-7
given chambers.0=[blue3 blue4 red3]
deal green0
do 0 draw 1
ask 0 swap: stay | swap 1 2 | swap 1 3 | swap 2 3 | swap 1 4 | swap 2 4 | swap 3 4

% The first lord of a chamber has nobody to change places with: no question   [C-5.8]
start 2 deal flat-7
deal green0
do 0 draw 1
untold 0 stayed
ask 1 recruit

% All others have keys: no question   [C-5.8]
start 2 deal flat-7
given chambers.0=[blue1 red1 yellow2] locations.0=[- flat-7] available=[]
deal green0
do 0 draw 1
untold 0 stayed
ask 1 recruit

% Two lords worth 0 are not alike   [C-5.8]
start 2 deal flat-7
given chambers.0=[blue0]
deal green0
do 0 draw 1
ask 0 swap: stay | swap 1 2

# ---- worth 1 and 2: keys ----

% A lord worth 1 gives a silver key: with another one a location is due   [C-5.5]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1
do 0 draw 1
ask 0 location

% A lord worth 2 gives a gold key: with another one a location is due   [C-5.5]
start 2 deal flat-7
given chambers.0=[blue2]
deal red2
do 0 draw 1
ask 0 location

% A silver and a gold key are two different ones   [C-5.5 C-6.3]
start 2 deal flat-7
given chambers.0=[blue1]
deal red2
do 0 draw 1
ask 1 recruit

% Other lords have no keys   [C-5.5]
start 2 deal flat-7
given chambers.0=[blue1 blue3 green3 yellow4 yellow6]
deal red4
do 0 draw 1
ask 1 recruit

# ---- worth 3 and 4: pearls ----

% A lord worth 3 gives two pearls   [C-5.6]
start 2 deal flat-7
deal red3
do 0 draw 1
told 0 pearls 2 2
expect pearls=[2 0]

% A lord worth 4 gives one pearl   [C-5.6]
start 2 deal flat-7
deal red4
do 0 draw 1
told 0 pearls 1 1
expect pearls=[1 0]

% The others give none   [C-5.6]
start 2 deal flat-7
given pile-red=[red0 red1 red2 red6]
do 0 pile red
do 0 place red0
do 0 place red1
deal green3               # turned up by red6
do 0 place red2
untold 0 pearls
expect pearls=[0 0] master=- chambers.0=[red0 red1 red2 red6]

# ---- worth 6: a lord is turned up ----

% A lord worth 6 turns up the top lord, onto the pile of its colour   [C-5.7]
start 2 deal flat-7
given pile-green=[green0]
deal red6 green4
do 0 draw 1
told 0 revealed green4
barrier yes
expect pile-green=[green0 green4] chambers.0=[red6] pearls=[0 0]
view 1 lord-deck=?57
ask 1 recruit includes: pile green

% A lord turned up is not recruited, even of the colour just taken   [C-5.7]
start 2 deal flat-7
given pile-blue=[blue3 blue4 blue6]
do 0 pile blue
deal blue1
do 0 place blue6
told 0 revealed blue1
expect pile-blue=[blue1] recruited=[blue3 blue4]
ask 0 place: place blue3 | place blue4
do 0 place blue3
expect chambers.0=[blue6 blue3 blue4] pile-blue=[blue1]
ask 1 recruit includes: pile blue

% A lord worth 6 that is turned up does nothing   [C-5.7]
start 2 deal flat-7
deal red6 green6
do 0 draw 1
expect pile-green=[green6]
view 0 lord-deck=?58

% The last lord of the deck is turned up, too   [C-5.7]
start 2 deal flat-7
given pile-blue=[blue0 blue1 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple6]
expect lord-deck=[blue6 purple4]
deal blue6 purple4
do 0 draw 1
told 0 revealed purple4
expect lord-deck=[] chambers.0=[blue6]

% With an empty deck nothing is turned up   [C-5.7]
start 2 deal flat-7
given pile-blue=[blue0 blue1 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple4 purple6]
expect lord-deck=[blue6]
deal blue6
do 0 draw 1
untold 0 revealed
expect lord-deck=[] chambers.0=[blue6]
ask 1 recruit
