# The council action.

game abyss

% All cards of one pile come into the hand   [A-6.1]
start 2
given hands=[[crab1] [seahorse1]] council-squid=[squid1 squid3 squid3] council-crab=[crab4]
do 0 council squid
told 0 took-pile squid 3
told 0 found squid1
told 0 found squid3
expect hands.0=[crab1 squid1 squid3 squid3] council-squid=[] council-crab=[crab4]
untold 0 found crab4
barrier yes
ask 1 action

% Every pile with cards may be chosen, and no other   [A-6.1]
start 2
given council-shellfish=[shellfish1] council-seahorse=[seahorse2 seahorse5]
ask 0 action: explore | council shellfish | council seahorse
refuse 0 council crab: A-6.1
refuse 0 council squid: A-6.1
refuse 0 council jellyfish: A-6.1

% All five piles   [A-6.1]
start 2
given council-crab=[crab1] council-shellfish=[shellfish1] council-squid=[squid1]
      council-seahorse=[seahorse1] council-jellyfish=[jellyfish1]
ask 0 action: explore | council crab | council shellfish | council squid | council seahorse
            | council jellyfish

% With five empty piles this action cannot be chosen   [A-6.1]
start 2
given hands.0=[crab1]
ask 0 action: explore
refuse 0 council crab: A-6.1
refuse 0 council shellfish: A-6.1
refuse 0 council squid: A-6.1
refuse 0 council seahorse: A-6.1
refuse 0 council jellyfish: A-6.1

% A pile is taken whole: there is no question which cards   [A-6.1]
start 2
given council-crab=[crab1 crab1 crab2 crab4 crab5] hands.1=[squid1]
do 0 council crab
expect hands.0=[crab1 crab1 crab2 crab4 crab5] council-crab=[]
ask 1 action

% Council cards are unseen until they are taken, by their taker, too   [A-6.1 A-11.1]
start 3
given council-squid=[squid1 squid3] hands.1=[crab1]
view 0 council-squid=?2 hands=[[] ?1 ?0]
view 1 council-squid=?2
view 2 council-squid=?2
view spectator council-squid=?2
do 0 council squid
view 0 council-squid=?0 hands=[[squid1 squid3] ?1 ?0]
view 1 council-squid=?0 hands=[?2 [crab1] ?0]
view 2 hands=[?2 ?1 []]
view spectator hands=[?2 ?1 ?0]

% A pile that was taken fills again   [A-6.1 A-5.11]
start 2
given council-squid=[squid1 squid3] hands.1=[crab1] pearls=[0 0]
do 0 council squid
deal squid2 jellyfish4
do 1 explore
do 1 go-on
do 1 take jellyfish4
expect council-squid=[squid2]
ask 0 action: explore | council squid

% The council costs nothing and moves nothing else   [A-6.1]
start 2
given council-squid=[squid1] council-crab=[crab2] discard=[monster] threat=4 pearls=[3 2] hands.1=[crab1]
do 0 council squid
expect pearls=[3 2] threat=4 discard=[monster] track=[] council-crab=[crab2]
       court=[keeper reaper shepherd miller aquaculturalist landowner]

% Who takes a pile is not held to six cards   [A-6.1]
start 2
given council-squid=[squid1 squid2 squid3] hands=[[crab1 crab2 crab3 crab4 crab5] [crab1]]
do 0 council squid
expect hands.0=[crab1 crab2 crab3 crab4 crab5 squid1 squid2 squid3]
ask 1 action

% The same pile tells others the number, and its taker the cards   [A-6.1]
start 2
given council-jellyfish=[jellyfish2 jellyfish2 jellyfish5] hands.1=[crab1]
do 0 council jellyfish
told 0 took-pile jellyfish 3
told 0 found jellyfish2
told 0 found jellyfish5
view 1 hands.0=?3

% Once the cards are seen there is no way back, also while the turn goes on   [A-6.1]
start 2
given council-squid=[squid1 squid3] lords.0=[slaver] hands=[[crab2] [crab1]]
do 0 council squid
barrier yes
ask 0 after: end | sell crab2 | sell squid1 | sell squid3
