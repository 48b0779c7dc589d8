# The end of the game, and the score.

game conspiracy

# ---- the last turns ----

% The fifteenth lord: the other player has one more turn   [C-8.1]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
deal red3 purple4
do 0 draw 1
told 0 full
told 0 pearls 2 20        # applied like any other lord
expect last=0
ask 1 recruit: draw 1 | draw 2 | draw 3
do 1 draw 1
told 0 over
untold 0 turn
over
expect agenda=[] chambers.1=[purple4]
refuse 0 draw 1: C-8.1
refuse 1 draw 1: C-8.1

% Fourteen lords are not enough   [C-8.1]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4]
deal red3 purple4
do 0 draw 1
untold 0 full
expect last=-
do 1 draw 1
told 0 turn
ask 0 recruit

% Three players, the second one is full: the third and the first have one more turn   [C-8.1]
start 3 first=1 deal flat-7
given chambers.1=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
      agenda=[[recruit 1]]
deal red3 purple4 purple3
do 1 draw 1
ask 2 recruit
do 2 draw 1
ask 0 recruit
do 0 draw 1
over

% Four players, the last one is full: everybody else has one more turn   [C-8.1]
start 4 first=3 deal flat-7
given chambers.3=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
deal red3 purple4 purple3 red4
do 3 draw 1
ask 0 recruit
do 0 draw 1
ask 1 recruit
do 1 draw 1
ask 2 recruit
do 2 draw 1
over

% Another full chamber in the last turns adds nothing   [C-8.1]
start 3 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
      chambers.1=[red0 red3 red3 red4 red4 purple0 purple3 purple3 purple4 purple4 blue6 yellow6 yellow0 red6]
deal green6 red1 green1 blue1
do 0 draw 1               # turns red1 up
do 1 draw 1
untold 1 full
expect last=0 chambers.1.14=green1
ask 2 recruit
do 2 draw 1
told 0 over
over

% The fifteenth lord brings its location   [C-8.1]
start 2 deal flat-7
given chambers.0=[blue1 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
deal red1
do 0 draw 1
told 0 full
ask 0 location: take flat-7 | turn-up 1 | turn-up 2 | turn-up 3
do 0 take flat-7
told 0 took-location flat-7 15
ask 1 recruit
deal purple4
do 1 draw 1
over
score 40 7                # lords 4+4+4+1, location 7, coalition 15, pearl master 5; lord 4, coalition 3

% The fifteenth lord's location has its power   [C-8.1 C-9.4]
start 2 deal 3-pearls
given chambers.0=[blue1 blue0 blue6 red0 red6 green0 green6 purple0 purple6 yellow0 yellow6 blue4 red4 green4]
deal purple1
do 0 draw 1
do 0 take 3-pearls
told 0 pearls 3 6
expect pearls=[6 0] last=0

% The fifteenth lord turns a lord up, if it is worth 6   [C-8.1]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
deal purple6 red1
do 0 draw 1
told 0 revealed red1
expect last=0
ask 1 recruit includes: pile red

% In the last turn everything is as usual: a pile, several lords, a location   [C-8.1]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
      pile-red=[red1 red1 red4]
deal purple3
do 0 draw 1
do 1 pile red
do 1 place red1
do 1 place red1
ask 1 location
do 1 take flat-7
expect chambers.1=[red1 red1 red4] locations.1=[- flat-7 -]
over

# ---- lords ----

% The best lord of each colour counts, the others do not   [C-8.2]
start 2 deal flat-7
given chambers.0=[red6 green1 red2 green0 red1]
score 10 0                # red 6 and green 1, coalition 3

% A lord worth 0 is worth nothing   [C-8.2]
start 2 deal flat-7
given chambers=[[red0 green0] []]
score 3 0

% All five colours count   [C-8.2]
start 2 deal flat-7
given chambers=[[red6 green6 blue6 yellow6 purple6] []]
score 33 0

% The lords count by their coats of arms, wherever those lie after a swap   [C-8.2 C-5.4]
start 2 deal flat-7
given chambers.0=[red6 green0 red0]
deal blue0
do 0 draw 1
do 0 swap 1 3
expect coats.0=[4 0 3 2 0]
score 9 0

# ---- locations ----

% Every location in the chamber counts, only for its owner   [C-8.3]
start 2 deal flat-7
given chambers=[[red1 blue1 red1 blue1] [green1 green1]] available=[]
      locations=[[- flat-7 - any-two-keys] [- count-blue]]
score 15 8                # lords 1+1, locations 7 and 3, coalition 3; lord 1, location 1, coalition 6

% Available locations count for nobody   [C-8.3]
start 2 deal flat-7
score 0 0

# ---- the coalition ----

% A single lord is a coalition of one   [C-8.4]
start 2 deal flat-7
given chambers=[[red0] []]
score 3 0

% Only the largest coalition counts, not one of each colour   [C-8.4]
#  red red blue blue blue
start 2 deal flat-7
given chambers.0=[red0 red6 blue0 blue1 blue6]
score 21 0                # lords 6+6, coalition of three 9

% Two groups of one colour are two coalitions: the larger one counts   [C-8.4]
#  red red blue red red
#    red
start 2 deal flat-7
given chambers.0=[red0 red1 blue0 red2 red6 red1] locations.0=[- - - - - top-green]
score 15 0                # lords 6+0, coalition of three 9

% A coalition may go through all rows   [C-8.4]
#  blue green red green red
#    blue red green yellow
#      blue green red
#        blue red
#          blue
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue0 green0 red0 green3 red3
                  blue3 red3 green3 yellow3
                  blue4 green4 red4
                  blue3 red4
                  blue6]
over
score 37 0                # lords 6+4+4+3, coalition 15, pearl master 5

% Twelve lords of one colour can stand together   [C-8.4]
#  blue blue blue blue blue
#    blue blue blue blue
#      blue blue blue
start 2 deal flat-7
given chambers.0=[blue0 blue1 blue2 blue1 blue1 blue2 blue1 blue3 blue3 blue4 blue4 blue6]
      locations.0=[- - - flat-7 - - top-green] available=[]
score 54 0                # lords 6, location 7, coalition of twelve 36, pearl master 5

% A lord under a location belongs to the coalition like any other   [C-8.4 C-6.6]
#  blue blue blue
start 2 deal flat-7
given chambers.0=[blue1 blue1 blue0] locations.0=[- top-red]
score 10 0                # lords 1, location 0, coalition of three 9

% After a swap the places count where the lords stand now   [C-8.4 C-5.4]
#  blue red blue purple  becomes  blue blue red purple
start 2 deal flat-7
given chambers.0=[blue6 red0 blue0]
score 9 0
deal purple0
do 0 draw 1
score 9 0
do 0 swap 2 3
score 12 0

# ---- the pearl master ----

% The pearl master has 5 points   [C-8.5]
start 2 deal flat-7
given chambers=[[red4] [blue6]]
score 12 9                # 4+3+5, 6+3

% As many pearls without the token: no points for it   [C-8.5]
start 2 deal flat-7
given chambers=[[red4] [blue4]] master=1
score 7 12

% Nobody has pearls: nobody has the 5 points   [C-8.5]
start 2 deal flat-7
given chambers=[[red6] [blue6]]
expect master=-
score 9 9

# ---- victory ----

% Most points win   [C-8.6]
start 3 deal flat-7
given chambers=[[red6] [blue6 green1] [purple6]]
score 9 10 9
winners 1

% Most points win, however many pearls the others have   [C-8.6]
start 2 deal flat-7
given chambers=[[blue4] [red6 green6]]
score 12 15
winners 1

% One point more wins against fourteen pearls   [C-8.6]
start 2 deal flat-7
given chambers=[[blue3 yellow3 blue3 yellow3 red3 red3 green3] [red6 green6 blue6]]
score 20 21
expect pearls=[14 0]
winners 1

% As many points: more pearls win   [C-8.6]
start 2 deal flat-7
given chambers=[[red6 green2] [blue3]]
score 11 11
expect pearls=[0 2]
winners 1

% As many points: more pearls win, from the other side   [C-8.6]
start 2 deal flat-7
given chambers=[[blue3] [red6 green2]]
score 11 11
winners 0

% As many points and pearls: the victory is shared   [C-8.6]
start 2 deal flat-7
given chambers=[[blue3 green6] [red3 purple1]] master=1
score 12 12
expect pearls=[2 2]
winners 0 1

% Three may share the victory   [C-8.6]
start 3 deal flat-7
given chambers=[[red6] [blue6] [purple6]]
score 9 9 9
winners 0 1 2

% Two share the victory, the others have less   [C-8.6]
start 4 deal flat-7
given chambers=[[red4] [blue6 red6] [purple6] [yellow6 green6]]
score 12 15 9 15
winners 1 3

% Who has as many points but fewer pearls does not share   [C-8.6]
start 3 deal flat-7
given chambers=[[red6 green2] [blue3 purple0] [yellow6 purple2]]
score 11 11 11
winners 1

% At the end of a game played out: points, then pearls   [C-8.6 C-8.1]
start 2 deal flat-7
given chambers.0=[blue0 blue1 yellow0 red0 purple0 green0 green1 red6 blue6 green6 yellow6 purple6 blue4 red4]
      chambers.1=[green4]
      locations.0=[- - - - - - top-green]
deal yellow4 red3
do 0 draw 1
do 1 draw 1
over
expect pearls=[3 3] master=1
score 45 15               # lords 30, location 6, coalition 9; lords 7, coalition 3, pearl master 5
winners 0
