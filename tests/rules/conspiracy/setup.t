# How a game begins.

game conspiracy

% All lords lie face down, the five piles are empty   [C-2.1]
start 3 deal flat-7
expect pile-blue=[] pile-yellow=[] pile-red=[] pile-green=[] pile-purple=[] drawn=[] recruited=[]
view 0 lord-deck=?60
ask 0 recruit: draw 1 | draw 2 | draw 3

% The deck is shuffled: any lord may lie on top   [C-2.1]
start 2 deal flat-7
deal purple6 blue0 red4
do 0 draw 1               # purple6 turns blue0 up
expect chambers.0=[purple6] pile-blue=[blue0]
do 1 draw 1
expect chambers.1=[red4]
view 0 lord-deck=?57

% One location is turned up, the rest lie face down   [C-2.2]
start 2 deal whole-deck
told 0 available whole-deck
expect available=[whole-deck] turned-up=[] locations=[[] []]
view 0 location-deck=?23

% Any location may be the first   [C-2.2]
start 2 deal 3-pearls
expect available=[3-pearls]
ask 0 recruit

% Nobody has pearls, nobody is pearl master   [C-2.3]
start 3 deal 1-pearl
expect pearls=[0 0 0] master=- coats=[[0 0 0 0 0] [0 0 0 0 0] [0 0 0 0 0]]
score 0 0 0

% Nothing binds anybody at the start   [C-2.3 C-9.9 C-9.12]
start 3 deal force-one
expect force=0 force-by=- last=-
ask 0 recruit: draw 1 | draw 2 | draw 3

% Chance says who starts, then it goes clockwise   [C-2.4]
start 3 first=random deal 2 flat-7
told 2 starts
told 2 turn
ask 2 recruit
deal blue3 red3 green3
do 2 draw 1
told 0 turn
ask 0 recruit
do 0 draw 1
told 1 turn
ask 1 recruit
do 1 draw 1
told 2 turn
ask 2 recruit

% Chance may name the first seat   [C-2.4]
start 4 first=random deal 0 flat-7
ask 0 recruit

% Chance may name the last seat   [C-2.4]
start 4 first=random deal 3 flat-7
ask 3 recruit
deal blue3
do 3 draw 1
ask 0 recruit

% The first player may be agreed on, too   [C-2.4]
start 4 first=1 deal flat-7
told 1 starts
ask 1 recruit
refuse 0 draw 1: C-2.4
refuse 2 draw 1: C-2.4

% Who is not asked cannot do anything   [C-2.4]
start 2 deal flat-7
deal blue3 red3
do 0 draw 2
refuse 1 keep blue3: C-2.4
refuse 1 draw 1: C-2.4
ask 0 keep: keep blue3 | keep red3
