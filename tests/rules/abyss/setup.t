# How a game begins.

game abyss

# ==== Court and locations ====

% Six lords lie face up in the court, the other 29 are a deck   [A-2.1]
start 2 deal trader sage seeker oracle keeper schemer jail crab3
told 0 to-court trader 1
told 0 to-court sage 2
told 0 to-court seeker 3
told 0 to-court oracle 4
told 0 to-court keeper 5
told 0 to-court schemer 6
expect court=[trader sage seeker oracle keeper schemer] gone=[] lords=[[] []]
view 0 court=[trader sage seeker oracle keeper schemer] lord-deck=?29
view spectator court=[trader sage seeker oracle keeper schemer] lord-deck=?29

% One location lies face up, the other 19 are a stack   [A-2.1]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner throne-room crab3
told 0 available throne-room
expect available=[throne-room] drawn=[] locations=[[] []]
view 1 available=[throne-room] stack=?19

% Black Smokers may be the one turned up: nobody exchanges it   [A-2.1]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner black-smokers crab3
expect available=[black-smokers]
ask 1 buy

# ==== Marker, tokens, pearls ====

% The threat marker stands on space 1   [A-2.2]
start 3 deal keeper reaper shepherd miller aquaculturalist landowner parliament monster
expect threat=1
ask 0 fight: fight pearl | fight token | go-on

% Nobody has a monster token or a key   [A-2.2]
start 3 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect tokens=[[] [] []] keys=[0 0 0]

% Two players: one pearl each   [A-2.2]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect pearls=[1 1]

% Four players: one pearl each   [A-2.2]
start 4 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect pearls=[1 1 1 1]

% Everybody starts without points: pearls are none   [A-2.2 A-10.4]
start 3 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
score 0 0 0

# ==== Who starts ====

% Chance says who starts, then it goes clockwise   [A-2.3]
start 3 first=random deal 2 keeper reaper shepherd miller aquaculturalist landowner parliament crab3
told 2 starts
told 2 turn
expect active=2
do 0 pass
do 1 pass
deal squid2
do 2 take crab3
told 0 turn
expect active=0 track=[squid2]
do 1 pass
do 2 pass
deal seahorse3
do 0 take squid2
told 1 turn
expect active=1 track=[seahorse3]
do 2 pass
do 0 pass
do 1 take seahorse3
told 2 turn
ask 2 action

% Chance may name the first seat   [A-2.3]
start 4 first=random deal 0 keeper reaper shepherd miller aquaculturalist landowner parliament crab3
told 0 starts
expect active=0
ask 1 buy

% Chance may name the last seat   [A-2.3]
start 4 first=random deal 3 keeper reaper shepherd miller aquaculturalist landowner parliament crab3
told 3 starts
expect active=3
ask 0 buy

% The first player may be agreed on, too   [A-2.3]
start 3 first=1 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
told 1 starts
untold 0 starts
expect active=1
ask 2 buy

% Who is not asked cannot do anything   [A-2.3]
start 3
given hands=[[crab1] [crab2] [crab3]]
refuse 1 explore: A-2.3
refuse 2 explore: A-2.3
refuse 1 take crab1: A-2.3
ask 0 action

# ==== Exploration cards ====

% All 71 exploration cards are one face-down deck, and the first is turned up from it   [A-2.4]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
told 0 turned-up crab3 1
expect track=[crab3] discard=[]
view 0 deck=?70
view spectator deck=?70

% The deck is shuffled: any card may lie on top, a monster too   [A-2.4]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament monster
expect track=[monster]
view 0 deck=?70

% Council, discard and hands start empty, nothing is affiliated   [A-2.4]
start 4 deal keeper reaper shepherd miller aquaculturalist landowner parliament jellyfish1
expect council-crab=[] council-shellfish=[] council-squid=[] council-seahorse=[] council-jellyfish=[]
       discard=[] hands=[[] [] [] []] affiliated=[[] [] [] []]
view 3 council-crab=?0 council-jellyfish=?0 hands=[?0 ?0 ?0 []]

% The first turn can only be an exploration: nobody is asked whether   [A-2.4 A-3.3]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
told 0 explores
ask 1 buy: pass | buy crab3 1
