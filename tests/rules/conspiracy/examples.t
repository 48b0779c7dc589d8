# The rulebook's own examples, and other positions whose answers are known.

game conspiracy

% Anna's turn: the third key brings a location with three pearls   [C-E1 C-6.3 C-6.4 C-5.3 C-7.2 C-7.3]
# Anna holds a silver and a gold key, a yellow lord and one pearl; Ben is pearl master with three.
start 2 deal flat-7
given chambers=[[yellow1 green2 red4] [blue3 blue4]]
expect pearls=[1 3] master=1 coats.0=[0 1 3 2 0]
deal yellow2
do 0 draw 1
told 0 placed yellow2 4
told 0 coat yellow 4
expect coats.0=[0 4 3 2 0]
ask 0 location: take flat-7 | turn-up 1 | turn-up 2 | turn-up 3
deal 3-pearls top-blue
do 0 turn-up 2
ask 0 choose: take 3-pearls | take top-blue
do 0 take 3-pearls
told 0 took-location 3-pearls 4
told 0 available top-blue
told 0 pearls 3 4
told 0 master 4
expect pearls=[4 3] master=0 available=[flat-7 top-blue] locations.0=[- - - 3-pearls]
ask 1 recruit

% Two lords of one colour are discarded: the next player may take both   [C-E2 C-4.1 C-4.3]
start 2 deal flat-7
deal blue4 green3 green0
do 0 draw 3
do 0 keep blue4
expect pile-green=[green0 green3]
ask 1 recruit: draw 1 | draw 2 | draw 3 | pile green
do 1 pile green
told 1 took-pile green 2
do 1 place green3
ask 1 swap: stay | swap 1 2
do 1 stay
expect chambers=[[blue4] [green3 green0]] pile-green=[]
ask 0 recruit

% A largest coalition of five: 15 points   [C-E3 C-8.4]
#  blue blue yellow yellow green
#    red blue yellow blue
#      blue green red
#        blue purple
#          purple
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue0 blue3 yellow3 yellow4 green3
                  red3 blue3 yellow3 blue4
                  blue4 green4 red4
                  blue6 purple3
                  purple4]
over
score 42 0                # lords 6+4+4+4+4, coalition of the spaces 1, 2, 7, 10 and 13: 15, pearl master 5

% 42 points: 22 for lords and locations, 15 coalition, 5 pearl master   [C-E3 C-8.2 C-8.3 C-8.4 C-8.5]
#  blue blue yellow yellow green
#    red blue yellow blue
#      blue green red
#        blue purple
#          purple
start 2 deal flat-7
given agenda=[] last=0 available=[]
      chambers.0=[blue0 blue1 yellow1 yellow3 green1
                  red1 blue3 yellow0 blue4
                  blue3 green0 red2
                  blue2 purple0
                  purple1]
      locations.0=[- - flat-7 - - top-green - - - - - - reshuffle-lords]
over
score 42 0                # lords 4+3+1+2+1, locations 7+1+3

% Four pearls make two pairs   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 yellow3 green3] locations.0=[- pearl-pairs]
expect pearls=[4 0]
score 18 0                # lords 1+1+3+3, location 2, coalition 3, pearl master 5

% Three pearls make one pair   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 yellow3 green4] locations.0=[- pearl-pairs]
expect pearls=[3 0]
score 18 0                # lords 1+1+3+4, location 1, coalition 3, pearl master 5
