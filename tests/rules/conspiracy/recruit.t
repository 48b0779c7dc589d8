# Recruiting: from the deck, or a pile.

game conspiracy

# ---- from the deck ----

% From the deck: one, two or three   [C-4.1]
start 2 deal flat-7
ask 0 recruit: draw 1 | draw 2 | draw 3
refuse 0 draw 0: C-4.1
refuse 0 draw 4: C-4.1
refuse 0 draw 60: C-4.1

% Three turned up: one is kept, two go to the piles of their colours   [C-4.1]
start 2 deal flat-7
deal blue4 red3 green0
do 0 draw 3
told 0 drew blue4
told 0 drew red3
told 0 drew green0
expect drawn=[blue4 red3 green0]
ask 0 keep: keep blue4 | keep red3 | keep green0
do 0 keep red3
told 0 kept red3
told 0 discarded blue4
told 0 discarded green0
expect chambers.0=[red3] drawn=[] pile-blue=[blue4] pile-green=[green0] pile-red=[] pile-yellow=[] pile-purple=[]
ask 1 recruit includes: pile blue | pile green
ask 1 recruit excludes: pile red

% Two turned up: one is kept, one goes to its pile   [C-4.1]
start 2 deal flat-7
deal yellow6 purple1
do 0 draw 2
ask 0 keep: keep yellow6 | keep purple1
do 0 keep purple1
expect chambers.0=[purple1] pile-yellow=[yellow6]
untold 0 revealed        # a lord in a pile does nothing

% Two alike turned up: the one not kept goes to the pile   [C-4.1]
start 2 deal flat-7
deal red4 red4 blue0
do 0 draw 3
do 0 keep red4
expect chambers.0=[red4] pile-red=[red4] pile-blue=[blue0]

% What was turned up joins the lords that lie in the pile   [C-4.1]
start 2 deal flat-7
given pile-red=[red1 red6]
deal red3 blue3
do 0 draw 2
do 0 keep blue3
expect pile-red=[red1 red3 red6]

% The number is said before a lord is seen: no more are turned up afterwards   [C-4.1]
start 2 deal flat-7
deal blue4 red3
do 0 draw 2
barrier yes
refuse 0 draw 1: C-4.1
refuse 0 draw 3: C-4.1

% Only a lord that was turned up can be kept   [C-4.1]
start 2 deal flat-7
deal blue4 red3
do 0 draw 2
refuse 0 keep green3: C-4.1
refuse 0 keep blue3: C-4.1

# ---- a small deck ----

% A deck of three: all three can be asked for   [C-4.2]
start 2 deal flat-7
given pile-blue=[blue0 blue1 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3]
expect lord-deck=[purple4 purple4 purple6]
ask 0 recruit: draw 1 | draw 2 | draw 3
             | pile blue | pile yellow | pile red | pile green | pile purple
deal purple4 purple6 purple4
do 0 draw 3
do 0 keep purple4
expect lord-deck=[] chambers.0=[purple4]
       pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple6]
ask 1 recruit: pile blue | pile yellow | pile red | pile green | pile purple

% A deck of two: three cannot be asked for   [C-4.2]
start 2 deal flat-7
given pile-blue=[blue0 blue1 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4]
expect lord-deck=[purple4 purple6]
ask 0 recruit: draw 1 | draw 2 | pile blue | pile yellow | pile red | pile green | pile purple
refuse 0 draw 3: C-4.2

% A deck of one: two cannot be asked for, and the piles are not shuffled back when it is gone   [C-4.2]
start 2 deal flat-7
given pile-blue=[blue0 blue1 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple6]
expect lord-deck=[purple4]
ask 0 recruit: draw 1 | pile blue | pile yellow | pile red | pile green | pile purple
refuse 0 draw 2: C-4.2
refuse 0 draw 3: C-4.2
deal purple4
do 0 draw 1
expect lord-deck=[]
ask 1 recruit: pile blue | pile yellow | pile red | pile green | pile purple
refuse 1 draw 1: C-4.2
refuse 1 draw 4: C-4.1

# ---- a pile ----

% All lords of a pile are taken, the other piles stay   [C-4.3]
start 2 deal flat-7
given pile-red=[red0 red3 red4] pile-green=[green3]
ask 0 recruit: draw 1 | draw 2 | draw 3 | pile red | pile green
do 0 pile red
told 0 took-pile red 3
expect recruited=[red0 red3 red4] pile-red=[] pile-green=[green3] chambers.0=[]
view 0 lord-deck=?56

% An empty pile cannot be taken   [C-4.3]
start 2 deal flat-7
given pile-red=[red3]
refuse 0 pile blue: C-4.3
refuse 0 pile yellow: C-4.3
refuse 0 pile green: C-4.3
refuse 0 pile purple: C-4.3

% Taking a pile shows nothing new   [C-4.3 C-4.5]
start 2 deal flat-7
given pile-red=[red3 red4]
do 0 pile red
barrier no

# ---- a pile too large for the chamber ----

% A pile that just fits is placed whole   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3]
      pile-red=[red3 red4 red4]
do 0 pile red
untold 0 kept             # nothing is chosen
ask 0 place: place red3 | place red4
do 0 place red4
do 0 place red4
expect pile-red=[] chambers.0.12=red4 chambers.0.13=red4 chambers.0.14=red3 last=0
ask 1 recruit

% Two spaces, a pile of four: two are chosen, the others stay   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      pile-red=[red1 red3 red4 red6]
do 0 pile red
ask 0 fit: keep red1 | keep red3 | keep red4
refuse 0 keep red6: C-4.4         # the set with red6 begins with its other lord
refuse 0 place red1: C-3.1
do 0 keep red3
expect recruited=[red3] drawn=[red1 red4 red6]
ask 0 fit: keep red4 | keep red6
refuse 0 keep red1: C-4.4         # red1 and red3 is the choice of red1 first
do 0 keep red6
told 0 left red1
told 0 left red4
expect pile-red=[red1 red4] recruited=[red3 red6] drawn=[] chambers.0.12=yellow4
ask 0 place: place red3 | place red6

% Every choice can be made: the first and the second   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      pile-red=[red0 red3 red4]
do 0 pile red
ask 0 fit: keep red0 | keep red3
do 0 keep red0
ask 0 fit: keep red3 | keep red4
do 0 keep red3
expect recruited=[red0 red3] pile-red=[red4]

% Every choice can be made: the first and the third   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      pile-red=[red0 red3 red4]
do 0 pile red
do 0 keep red0
do 0 keep red4
expect recruited=[red0 red4] pile-red=[red3]

% Every choice can be made: the second and the third   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      pile-red=[red0 red3 red4]
do 0 pile red
do 0 keep red3            # red4 is then the only one to go with it
told 0 kept red3
told 0 kept red4
expect recruited=[red3 red4] pile-red=[red0]
ask 0 place: place red3 | place red4

% Of lords alike one may be kept or both   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      pile-red=[red3 red3 red4 red4]
do 0 pile red
ask 0 fit: keep red3 | keep red4
do 0 keep red3
ask 0 fit: keep red3 | keep red4
do 0 keep red3
expect pile-red=[red4 red4] chambers.0.13=red3 chambers.0.14=red3

% Of lords alike both may stay   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      pile-red=[red3 red3 red4 red4]
do 0 pile red
do 0 keep red4
expect pile-red=[red3 red3] chambers.0.13=red4 chambers.0.14=red4

% One space: one lord of the pile is chosen, whichever   [C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
      pile-red=[red1 red3 red4]
do 0 pile red
ask 0 fit: keep red1 | keep red3 | keep red4
do 0 keep red4
expect pile-red=[red1 red3] chambers.0.14=red4 last=0
ask 1 recruit

% Everybody sees what is chosen from, and the choice itself shows nothing new   [C-4.4 C-4.5]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      pile-red=[red1 red3 red4 red6]
do 0 pile red
view 1 drawn=[red1 red3 red4 red6]
do 0 keep red1
barrier no
view 1 recruited=[red1] drawn=[red3 red4 red6]

# ---- what is public ----

% Everybody sees every lord of the piles, and those just turned up   [C-4.5]
start 3 deal flat-7
given pile-red=[red1 red1 red6] pile-blue=[blue2 blue4]
deal green4 purple0
do 0 draw 2
view 0 pile-red=[red1 red1 red6] pile-blue=[blue2 blue4] drawn=[green4 purple0]
view 1 pile-red=[red1 red1 red6] pile-blue=[blue2 blue4] drawn=[green4 purple0]
view 2 pile-red=[red1 red1 red6] pile-blue=[blue2 blue4] drawn=[green4 purple0]
view spectator pile-red=[red1 red1 red6] pile-blue=[blue2 blue4] drawn=[green4 purple0]

# ---- a forced draw from a small deck ----

% Forced to turn up two, and two are left   [C-4.6 C-9.12]
start 2 deal flat-7
given chambers=[[blue1] [purple4]]
      pile-blue=[blue0 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3]
      available=[force-two]
expect lord-deck=[blue1 purple4 purple6]
deal blue1
do 0 draw 1
deal purple6 purple4
do 0 take force-two
told 1 forced 2
ask 1 keep: keep purple4 | keep purple6
expect lord-deck=[]

% Forced to turn up two, and one is left: it is taken   [C-4.6 C-9.12]
start 2 deal flat-7
given chambers=[[blue1] [purple4]]
      pile-blue=[blue0 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple6]
      available=[force-two]
expect lord-deck=[blue1 purple4]
deal blue1
do 0 draw 1
deal purple4
do 0 take force-two
told 1 forced 1
told 1 placed purple4 2
expect lord-deck=[] chambers.1=[purple4 purple4]
ask 0 recruit: pile blue | pile yellow | pile red | pile green | pile purple

% Forced to turn up two, and none is left: a pile is taken as usual   [C-4.6 C-9.12]
start 2 deal flat-7
given chambers=[[blue1] [purple4]]
      pile-blue=[blue0 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple6]
      available=[force-two]
expect lord-deck=[blue1]
deal blue1
do 0 draw 1
do 0 take force-two
untold 1 forced
ask 1 recruit: pile blue | pile yellow | pile red | pile green | pile purple
refuse 1 draw 1: C-4.2
do 1 pile purple
ask 1 place

% Forced to take the top lord, and one is left   [C-4.6 C-9.9]
start 2 deal flat-7
given chambers=[[blue1] [purple4]]
      pile-blue=[blue0 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple6]
      available=[force-one]
deal blue1 purple4
do 0 draw 1
do 0 take force-one
told 1 forced 1
expect chambers.1=[purple4 purple4] lord-deck=[]
ask 0 recruit

% Three players, forced to take the top lord, and one is left: the second one takes a pile   [C-4.6 C-9.9]
start 3 deal flat-7
given chambers=[[blue1] [purple4] []]
      pile-blue=[blue0 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple6]
      available=[force-one]
deal blue1 purple4
do 0 draw 1
do 0 take force-one
told 1 forced 1
untold 2 forced
expect chambers.1=[purple4 purple4] force=1 force-by=0
ask 2 recruit: pile blue | pile yellow | pile red | pile green | pile purple
do 2 pile blue
ask 2 place

% With the deck empty and one space left a pile is taken all the same   [C-4.6]
start 2 deal flat-7
given chambers=[[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
                [purple0 purple3]]
      pile-blue=[blue1 blue1 blue1 blue1 blue2 blue2 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green1 green1 green1 green1 green2 green2 green6]
      pile-purple=[purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple4 purple4 purple6]
expect lord-deck=[]
do 0 pile green
ask 0 fit: keep green1 | keep green2 | keep green6
do 0 keep green6          # it would turn a lord up, but none is left
untold 0 revealed
expect last=0
ask 1 recruit: pile blue | pile yellow | pile red | pile green | pile purple

# ---- where the others are meanwhile ----

% The lords not kept lie in their piles before the one kept does anything   [C-4.7 C-9.10]
start 2 deal flat-7
given chambers.0=[blue1] available=[reshuffle-lords] pile-purple=[purple3]
deal red1 red4 green3
do 0 draw 3
do 0 keep red1
expect pile-red=[red4] pile-green=[green3] pile-purple=[purple3]
ask 0 location
do 0 take reshuffle-lords
told 0 lords-back 3
expect pile-red=[] pile-green=[] pile-purple=[] chambers.0=[blue1 red1]
view 0 lord-deck=?58

% Recruited lords that wait to be placed are in no pile   [C-4.7 C-9.10]
start 2 deal flat-7
given chambers.0=[blue1] available=[reshuffle-lords] pile-red=[red1 red3 red4] pile-green=[green3]
do 0 pile red
do 0 place red1
do 0 take reshuffle-lords
told 0 lords-back 1
expect recruited=[red3 red4] pile-green=[]
ask 0 place: place red3 | place red4
do 0 place red4
expect chambers.0=[blue1 red1 red4 red3]
view 1 lord-deck=?56

% Of a pile too large the lords not chosen are back in it before the first is placed   [C-4.7 C-4.4 C-9.10]
start 2 deal flat-7
given chambers.0=[blue1 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
      available=[reshuffle-lords] pile-red=[red1 red3 red4 red4]
do 0 pile red
do 0 keep red1
do 0 keep red3
expect pile-red=[red4 red4] recruited=[red1 red3]
do 0 place red1
do 0 take reshuffle-lords
told 0 lords-back 2
expect pile-red=[] chambers.0.14=red3
