# What everybody sees, and what nobody does.

game abyss

# ==== Open information ====

% Everybody sees the court, the track, the discard, the locations and what lies before the players   [A-11.1]
start 3
given agenda=[[take 0]] track=[crab2 squid3] discard=[seahorse5 monster] pearls=[2 0 0] keys=[1 2 0] threat=4
      lords=[[trader slaver] [diplomat] []] rotated=[[slaver] [diplomat] []] affiliated=[[crab1] [] [jellyfish5]]
      available=[parliament jail] locations=[[[chasm oracle]] [] [[abyss]]]
      gone=[sage]
view 0 court=[keeper reaper shepherd miller aquaculturalist landowner] track=[crab2 squid3]
       discard=[seahorse5 monster] pearls=[2 0 0] keys=[1 2 0] threat=4
       lords=[[trader slaver] [diplomat] []] rotated=[[slaver] [diplomat] []] affiliated=[[crab1] [] [jellyfish5]]
       available=[parliament jail] locations=[[[chasm oracle]] [] [[abyss]]] gone=[sage]
view 1 court=[keeper reaper shepherd miller aquaculturalist landowner] track=[crab2 squid3]
       discard=[seahorse5 monster] pearls=[2 0 0] keys=[1 2 0] threat=4
       lords=[[trader slaver] [diplomat] []] rotated=[[slaver] [diplomat] []] affiliated=[[crab1] [] [jellyfish5]]
       available=[parliament jail] locations=[[[chasm oracle]] [] [[abyss]]] gone=[sage]
view 2 court=[keeper reaper shepherd miller aquaculturalist landowner] track=[crab2 squid3]
       discard=[seahorse5 monster] pearls=[2 0 0] keys=[1 2 0] threat=4
       lords=[[trader slaver] [diplomat] []] rotated=[[slaver] [diplomat] []] affiliated=[[crab1] [] [jellyfish5]]
       available=[parliament jail] locations=[[[chasm oracle]] [] [[abyss]]] gone=[sage]
view spectator court=[keeper reaper shepherd miller aquaculturalist landowner] track=[crab2 squid3]
       discard=[seahorse5 monster] pearls=[2 0 0] keys=[1 2 0] threat=4
       lords=[[trader slaver] [diplomat] []] rotated=[[slaver] [diplomat] []] affiliated=[[crab1] [] [jellyfish5]]
       available=[parliament jail] locations=[[[chasm oracle]] [] [[abyss]]] gone=[sage]

% The sizes of hands and piles, and the pearls, are public   [A-11.1]
start 3
given hands=[[crab1 squid1] [jellyfish5 seahorse5 crab5] []] council-crab=[crab2 crab3]
      council-squid=[squid5] pearls=[7 0 3]
view 0 council-crab=?2 council-shellfish=?0 council-squid=?1 pearls=[7 0 3] hands=[[crab1 squid1] ?3 ?0]
view 2 council-crab=?2 council-shellfish=?0 council-squid=?1 pearls=[7 0 3] hands=[?2 ?3 []]
view spectator council-crab=?2 council-squid=?1 pearls=[7 0 3] hands=[?2 ?3 ?0]

% The discard is face up   [A-11.1]
start 2
given hands=[[seahorse5 seahorse4] [crab1]] pearls=[0 0] discard=[crab5]
do 0 recruit shepherd
do 0 play seahorse4
view 0 discard=[crab5 seahorse5]
view 1 discard=[crab5 seahorse5]
view spectator discard=[crab5 seahorse5]

% Cards the Oracle sends to the discard turn their faces up   [A-11.1 A-8.18]
start 2
given lords.0=[oracle] council-squid=[squid2 squid5] hands=[[crab2] [crab1]]
view 1 council-squid=?2 discard=[]
do 0 dispel squid
view 1 council-squid=?0 discard=[squid2 squid5]
barrier yes

# ==== Decks and stacks ====

% Nobody sees the decks and the stack, their sizes are public   [A-11.1]
start 3 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
view 0 deck=?70 lord-deck=?29 stack=?19
view 1 deck=?70 lord-deck=?29 stack=?19
view 2 deck=?70 lord-deck=?29 stack=?19
view spectator deck=?70 lord-deck=?29 stack=?19

% Their sizes follow every card   [A-11.1]
start 2
given court=[keeper reaper] hands.0=[crab1] pearls=[3 0]
view 1 deck=?70 lord-deck=?33 stack=?19
deal trader crab2
do 0 plot
view 1 lord-deck=?32
do 0 explore
view 1 deck=?69 lord-deck=?32 stack=?19
view spectator deck=?69 lord-deck=?32 stack=?19

% Locations drawn from the stack are seen by all, the others are not   [A-11.1 A-9.2]
start 2
given agenda=[[location 0]] keys=[3 0] hands.1=[crab1]
deal jail abyss
do 0 draw 2
view 0 drawn=[abyss jail] stack=?17
view 1 drawn=[abyss jail] stack=?17
view spectator drawn=[abyss jail] stack=?17

% Who may exchange Black Smokers looks through the stack, nobody else does   [A-11.1 A-9.5]
start 3
given agenda=[[location 0]] keys=[3 0 0] hands.1=[crab1]
      available=[black-smokers sargasso-silos hydrozoa-reserves barracks dockworks
                 sanctuary sargasso-fields oceanic-senate chasm giant-clams
                 abyss throne-room jail closed-tower lost-tower chamber-of-allies]
view 0 stack=?4
do 0 control black-smokers
ask 0 smokers
view 0 stack=[parliament depths coral-barrier city-of-mirrors]
view 1 stack=?4
view 2 stack=?4
view spectator stack=?4
do 0 exchange black-smokers depths
view 0 stack=?4 locations.0=[[depths]]
view 1 stack=?4 locations.0=[[depths]]

# ==== Hands ====

% A hand is seen by its owner alone   [A-11.1]
start 3
given hands=[[crab1 squid2] [jellyfish5] [seahorse1 seahorse1]]
view 0 seat=0 hands=[[crab1 squid2] ?1 ?2]
view 1 seat=1 hands=[?2 [jellyfish5] ?2]
view 2 seat=2 hands=[?2 ?1 [seahorse1 seahorse1]]
view spectator seat=- hands=[?2 ?1 ?2]

% All cards are seen when they are turned up: who takes one, who buys one   [A-11.1]
start 2
given hands.0=[crab1] pearls=[0 1]
deal crab2 squid1
do 0 explore
view spectator track=[crab2]
do 1 buy crab2 1
told 1 bought crab2 1
view spectator track=[squid1] hands=[?1 ?1]
do 0 take squid1
told 0 took squid1
view 1 hands=[?2 [crab2]]

% Allies played for a lord are open, those still in hand are not   [A-11.1]
start 2
given hands=[[crab2 squid2 seahorse2 jellyfish5] [crab1]] pearls=[0 0]
do 0 recruit keeper
do 0 play crab2
view 1 paid=[crab2] hands.0=?3
view spectator paid=[crab2] hands=[?3 ?1]

# ==== Tokens ====

% Monster tokens are seen by their owner alone   [A-11.1 A-5.10]
start 3
given hands.0=[crab1] tokens=[[2 3] [4] []]
view 0 tokens=[[2 3] ?1 ?0]
view 1 tokens=[?2 [4] ?0]
view 2 tokens=[?2 ?1 []]
view spectator tokens=[?2 ?1 ?0]

% Points from hidden things are open only in the end   [A-11.1 A-10.4]
start 2 first=1
given agenda=[[take 1]] active=1 last=0 track=[crab1] hands=[[squid5] []] tokens=[[4] [2]] pearls=[0 0]
view 1 hands=[?1 []] tokens=[?1 [2]]
do 1 take crab1
over
view 1 affiliated=[[squid5] [crab1]] tokens=[[4] [2]]

# ==== The memory aid ====

% With the memory aid everybody sees hands and council piles   [A-11.1]
start 3 memory=on
given hands=[[crab1 squid2] [jellyfish5] [seahorse1 seahorse1]] council-crab=[crab2 crab3]
      council-squid=[squid5]
view 0 memory=1 hands=[[crab1 squid2] [jellyfish5] [seahorse1 seahorse1]]
       council-crab=[crab2 crab3] council-squid=[squid5] council-shellfish=[]
view 2 hands=[[crab1 squid2] [jellyfish5] [seahorse1 seahorse1]]
       council-crab=[crab2 crab3] council-squid=[squid5]
view spectator hands=[[crab1 squid2] [jellyfish5] [seahorse1 seahorse1]]
       council-crab=[crab2 crab3] council-squid=[squid5]

% The memory aid shows no tokens of others, no deck, no stack   [A-11.1 A-5.10]
start 2 memory=on
given hands=[[crab1] []] tokens=[[2 3] [4]]
view 0 tokens=[[2 3] ?1] deck=?70 lord-deck=?29 stack=?19
view 1 tokens=[?2 [4]] deck=?70 lord-deck=?29 stack=?19
view spectator tokens=[?2 ?1] deck=?70 lord-deck=?29 stack=?19

% The memory aid follows the cards: an ally that was bought, one that was taken, one in the council   [A-11.1]
start 2 memory=on
given hands.0=[crab1] pearls=[0 1]
deal crab2 squid1 seahorse4
do 0 explore
do 1 buy crab2 1
do 0 go-on
do 0 take seahorse4
view 0 hands=[[crab1 seahorse4] [crab2]] council-squid=[squid1]
view 1 hands=[[crab1 seahorse4] [crab2]] council-squid=[squid1]
view spectator hands=[[crab1 seahorse4] [crab2]] council-squid=[squid1]

% It is off unless somebody asks for it   [A-11.1]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect memory=0
view 0 memory=0 hands=[[] ?0] council-crab=?0

% It can be switched off in so many words   [A-11.1]
start 2 memory=off
given hands=[[crab1 squid2] [jellyfish5]] council-crab=[crab2]
view 0 memory=0 hands=[[crab1 squid2] ?1] council-crab=?1
view 1 hands=[?2 [jellyfish5]] council-crab=?1
view spectator hands=[?2 ?1] council-crab=?1

% It changes nothing in what may be done   [A-11.1 A-6.1]
start 2 memory=on
given council-squid=[squid1] hands=[[seahorse5 seahorse4] [crab1]] pearls=[0 0]
ask 0 action: explore | council squid | recruit shepherd
refuse 0 council crab: A-6.1

% It is on or off, nothing else   [A-11.1]
refuse start 2 memory=maybe: bad-option
