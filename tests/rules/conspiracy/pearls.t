# Pearls and the pearl master.

game conspiracy

% The first to gain a pearl is pearl master   [C-7.1]
start 3 deal flat-7
deal red1 blue4
do 0 draw 1
expect master=-
untold 0 master
do 1 draw 1
told 1 pearls 1 1
told 1 master 1
expect pearls=[0 1 0] master=1

% A location's pearl counts like any other   [C-7.1 C-9.2]
start 2 deal 1-pearl
given chambers.0=[blue1]
deal red1
do 0 draw 1
expect master=-
do 0 take 1-pearl
told 0 master 1
expect pearls=[1 0] master=0

% Pearls add up, and are never lost   [C-7.1]
start 2 deal flat-7
given pile-red=[red3 red3 red4 red4]
do 0 pile red
do 0 place red3
told 0 pearls 2 2
do 0 place red3
told 0 pearls 2 4
told 0 pearls 1 5
told 0 pearls 1 6
expect pearls=[6 0]
deal blue1 green6 purple1
do 1 draw 1
do 0 draw 1
expect pearls=[6 0]

% Fewer pearls than the pearl master: the token stays   [C-7.2]
start 2 deal flat-7
given chambers=[[] [red3]]
expect master=1
deal blue4
do 0 draw 1
untold 0 master
expect pearls=[1 2] master=1

% As many pearls as the pearl master: the token is taken   [C-7.2]
start 2 deal flat-7
given chambers=[[] [red3]]
deal blue3
do 0 draw 1
told 0 master 2
expect pearls=[2 2] master=0

% More pearls than the pearl master: the token is taken   [C-7.2]
start 2 deal flat-7
given chambers=[[green4] [red3]]
expect master=1
deal blue3
do 0 draw 1
told 0 master 3
expect pearls=[3 2] master=0

% Whoever reached the number last holds the token, and a third player may take it, too   [C-7.2]
start 3 deal flat-7
deal blue3 red3 green3 blue1 red4
do 0 draw 1
do 1 draw 1
do 2 draw 1
expect pearls=[2 2 2] master=2
do 0 draw 1               # no pearl: having as many is not enough, one has to be gained
expect master=2
do 1 draw 1
expect pearls=[2 3 2] master=1

% The token is taken at once, in the middle of a turn   [C-7.2]
start 2 deal flat-7
given chambers=[[] [red3]] pile-blue=[blue3 blue4 blue6]
do 0 pile blue
do 0 place blue3
expect master=0
ask 0 place

% A location's pearls take the token, too   [C-7.2 C-9.3]
start 2 deal 2-pearls
given chambers=[[blue1] [red3]]
deal green1
do 0 draw 1
do 0 take 2-pearls
told 0 master 2
expect pearls=[2 2] master=0

% The track goes with the pearl master's own gains   [C-7.3]
start 2 deal flat-7
given chambers=[[red3] [blue4]]
deal green4
do 0 draw 1
told 0 pearls 1 3
told 0 master 3
expect pearls=[3 1] master=0

% Another player's gain does not move the track while the token stays   [C-7.3]
start 2 deal flat-7
given chambers=[[] [red3 red3]]
deal green3
do 0 draw 1
told 0 pearls 2 2
untold 0 master
untold 1 master
expect pearls=[2 4] master=1

% The track shows the new pearl master's number   [C-7.3]
start 2 deal 3-pearls
given chambers=[[blue1 red4] [red3]]
deal green1
do 0 draw 1
do 0 take 3-pearls
told 0 pearls 3 4
told 0 master 4
expect pearls=[4 2] master=0
