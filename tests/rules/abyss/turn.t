# The order of a turn, and who is asked.

game abyss

# ==== Plot, one action, locations ====

% A turn begins with the choice of plot or one of three actions   [A-3.1]
start 2
given court=[keeper reaper shepherd miller aquaculturalist] hands=[[seahorse5 seahorse4] []]
      council-crab=[crab2] council-squid=[squid1 squid3]
ask 0 action: explore | plot | council crab | council squid | recruit shepherd

% Plotting is no action: after it the action is still to come   [A-3.1 A-4.1]
start 2
given court=[keeper reaper shepherd] council-crab=[crab2] hands.1=[squid1]
deal trader
do 0 plot
untold 1 turn
ask 0 action: explore | council crab
do 0 council crab
told 1 turn
ask 1 action

% Nobody has to plot   [A-3.1]
start 2
given court=[keeper reaper shepherd] council-crab=[crab2] hands.1=[squid1]
do 0 council crab
expect pearls=[1 1] court=[keeper reaper shepherd - - -]
ask 1 action

% One action ends the turn: after the council comes the next player   [A-3.1]
start 3
given council-crab=[crab2] council-squid=[squid1] hands.1=[squid2]
do 0 council crab
told 1 turn
ask 1 action
refuse 0 council squid: A-2.3
refuse 0 explore: A-2.3

% One action ends the turn: after an exploration comes the next player   [A-3.1]
start 3
given agenda=[[take 0]] track=[crab2] council-squid=[squid1] pearls=[1 1 1]
do 0 take crab2
told 1 turn
ask 1 action
refuse 0 recruit shepherd: A-2.3

% One action ends the turn: after a recruitment comes the next player   [A-3.1]
start 2
given hands=[[seahorse5 seahorse3 crab1] [squid2]]
do 0 recruit shepherd
do 0 play seahorse3
do 0 play seahorse5
ask 0 pay: done
do 0 done
told 1 turn
ask 1 action

% Once an exploration has begun plotting is over   [A-3.1 A-4.2]
start 2
given court=[keeper reaper shepherd] hands.0=[seahorse4] pearls=[3 0] council-squid=[squid1]
deal crab2 monster
do 0 explore
ask 0 take: take crab2 | go-on
refuse 0 plot: A-3.1
refuse 0 council squid: A-3.1
refuse 0 recruit shepherd: A-3.1
refuse 0 explore: A-3.1
do 0 go-on
ask 0 fight: fight pearl | fight token | go-on
refuse 0 plot: A-3.1
refuse 0 council squid: A-3.1

% Once a recruitment has begun plotting is over   [A-3.1 A-4.2]
start 2
given court=[keeper reaper shepherd] hands.0=[seahorse4 seahorse4 crab1] pearls=[3 0] council-squid=[squid1]
do 0 recruit shepherd
ask 0 pay
refuse 0 plot: A-3.1
refuse 0 explore: A-3.1
refuse 0 council squid: A-3.1
refuse 0 recruit keeper: A-3.1

% After the action there is no plotting and no second action, only powers   [A-3.1 A-8.2]
start 2
given court=[keeper reaper shepherd] lords.0=[slaver] pearls=[2 0] hands.0=[squid2]
      council-crab=[crab2] council-squid=[squid1]
do 0 council crab
ask 0 after: end | sell crab2 | sell squid2
refuse 0 plot: A-3.1
refuse 0 explore: A-3.1
refuse 0 council squid: A-3.1
refuse 0 recruit keeper: A-3.1
do 0 end
told 0 ended
told 1 turn

% Locations come after the action, also when the third key came with it   [A-3.1 A-9.1]
start 2
given agenda=[[fight 0]] track=[crab2 monster] threat=3 keys=[2 0] hands.1=[squid1]
do 0 fight key
expect track=[] council-crab=[crab2] keys=[3 0]
ask 0 location: control parliament | draw 1 | draw 2 | draw 3 | draw 4
refuse 0 plot: A-9.1
refuse 0 explore: A-9.1
do 0 control parliament
told 1 turn
ask 1 action

% A location is no action: the turn passes after it   [A-3.1]
start 2
given hands=[[seahorse4 seahorse4] [crab1]] lords.0=[reaper keeper]
      court=[shepherd miller aquaculturalist landowner]
do 0 recruit shepherd
do 0 play seahorse4
ask 0 location
do 0 control parliament
expect lords.0=[] locations.0=[[parliament keeper reaper shepherd]]
ask 1 action

# ==== There is always an action ====

% Nothing to plot with, nothing to recruit with, no council: one can always explore   [A-3.2 A-3.3]
start 3
given agenda=[[take 0]] track=[crab2] pearls=[0 0 0]
deal squid1
do 0 take crab2
told 1 turn
told 1 explores
ask 1 take: take squid1 | go-on

% Even with every ally out of the deck there are monsters to explore   [A-3.2 A-5.12]
# All 65 allies lie before the players; one monster is the deck, five are discarded.
start 2
given discard=[monster monster monster monster monster]
      hands.0=[crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5]
      affiliated=[[shellfish1 shellfish1 shellfish1 shellfish1 shellfish2 shellfish2 shellfish2
                   shellfish3 shellfish3 shellfish3 shellfish4 shellfish4 shellfish5
                   squid1 squid1 squid1 squid1 squid2 squid2 squid2 squid3 squid3 squid3 squid4 squid4 squid5]
                  [seahorse1 seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2
                   seahorse3 seahorse3 seahorse3 seahorse4 seahorse4 seahorse5
                   jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2
                   jellyfish3 jellyfish3 jellyfish3 jellyfish4 jellyfish4 jellyfish5]]
expect deck=[monster]
deal monster monster monster monster monster
do 0 explore
told 0 reshuffled 5
do 0 go-on
do 0 go-on
do 0 go-on
do 0 go-on
expect track=[monster monster monster monster monster] deck=[monster] discard=[] threat=5
ask 0 fight: fight key-2-pearls | fight key-pearl-token | fight key-2-tokens

# ==== Nobody is asked who has no choice ====

% An opponent who has bought is not asked again this turn   [A-3.3 A-5.3]
start 3
given hands.0=[crab1] pearls=[0 9 0]
deal crab2 squid3
do 0 explore
do 1 buy crab2 1
ask 0 take: take squid3 | go-on

% An opponent who cannot pay is not asked   [A-3.3 A-5.3]
start 4
given hands.0=[crab1] pearls=[0 0 1 0]
deal crab2
do 0 explore
ask 2 buy
do 2 pass
ask 0 take

% Nobody can pay: the explorer is asked at once   [A-3.3]
start 4
given hands.0=[crab1] pearls=[5 0 0 0]
deal crab2
do 0 explore
ask 0 take

% Who has an ally is asked which action, also when it pays for no lord: only its owner knows   [A-3.3]
start 2
given hands.0=[crab1] pearls=[0 0]
ask 0 action: explore

% Who has no ally, no pearl to plot with and no council pile to take explores without being asked   [A-3.3]
start 2
given agenda=[[take 0]] track=[crab2] pearls=[0 0] court=[keeper reaper shepherd]
deal squid1
do 0 take crab2
told 1 explores
expect track=[squid1] active=1

% Who may plot is asked   [A-3.3]
start 2
given agenda=[[take 0]] track=[crab2] pearls=[0 1] court=[keeper reaper shepherd]
do 0 take crab2
ask 1 action: explore | plot

% Who may take a council pile is asked   [A-3.3]
start 2
given agenda=[[take 0]] track=[squid1 crab2] pearls=[0 0]
do 0 take crab2
ask 1 action: explore | council squid

% Who has a power to use is asked   [A-3.3 A-8.2]
start 2
given agenda=[[take 0]] track=[crab2] pearls=[0 0] lords.1=[opportunist]
do 0 take crab2
ask 1 action: explore | replace keeper | replace reaper | replace shepherd
              | replace miller | replace aquaculturalist | replace landowner

% A Slaver without an ally in hand has no use: nobody is asked   [A-3.3 A-8.2]
start 2
given agenda=[[take 0]] track=[crab2] pearls=[0 0] lords.1=[slaver]
deal squid1
do 0 take crab2
told 1 explores
ask 1 take: take squid1 | go-on

% An Oracle without a council pile has no use: nobody is asked   [A-3.3 A-8.18]
start 2
given agenda=[[take 0]] track=[crab2] pearls=[0 0] lords.1=[oracle]
deal squid1
do 0 take crab2
told 1 explores
ask 1 take

% Without five pearls the Corruptor asks nothing   [A-3.3 A-8.9]
start 2
given hands=[[squid5 squid4 squid1] [crab1]] court=[corruptor keeper reaper shepherd] pearls=[4 0]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
expect lords.0=[corruptor] pearls=[4 0]
ask 1 action

% Without another free lord the Traitor asks nothing   [A-3.3 A-8.8]
start 2
given hands=[[squid5 seahorse4 crab3] [crab1]] court=[traitor keeper reaper shepherd] pearls=[0 0]
do 0 recruit traitor
do 0 play crab3
do 0 play squid5
expect lords.0=[traitor]
ask 1 action

% Without another free lord the Schemer asks nothing   [A-3.3 A-8.8]
start 2
given hands=[[squid5 seahorse2 crab1] [crab1]] court=[schemer keeper reaper shepherd] pearls=[0 0]
do 0 recruit schemer
do 0 play crab1
do 0 play squid5
expect lords.0=[schemer]
ask 1 action

% Without a location the Illusionist asks nothing   [A-3.3 A-8.15]
start 2
given hands=[[jellyfish5 jellyfish4 jellyfish1] [crab1]] court=[illusionist keeper reaper shepherd] pearls=[0
      0]
do 0 recruit illusionist
do 0 play jellyfish1
do 0 play jellyfish4
expect lords.0=[illusionist]
ask 1 action

% The turn ends by itself when no power is left   [A-3.3 A-8.2]
start 2
given lords.0=[slaver] powers=[slaver] hands=[[crab1] [crab1]] council-squid=[squid1]
do 0 council squid
untold 0 ended
ask 1 action

% The turn does not end by itself while a power is left   [A-3.3 A-8.2]
start 2
given lords.0=[slaver] hands=[[crab1] [crab1]] council-squid=[squid1]
do 0 council squid
ask 0 after: end | sell crab1 | sell squid1

% One lord out of one: the Assassin rotates the only free lord of an opponent without asking   [A-3.3 A-8.5]
start 2
given hands=[[crab5 crab4 crab1] [crab1]] court=[assassin keeper reaper shepherd] pearls=[0 0]
      lords.1=[trader]
do 0 recruit assassin
do 0 play crab1
do 0 play crab4
told 0 rotated trader 1
expect rotated=[[] [trader]]
ask 1 action

% Two lords: the Assassin asks   [A-3.3 A-8.5]
start 2
given hands=[[crab5 crab4 crab1] [crab1]] court=[assassin keeper reaper shepherd] pearls=[0 0]
      lords.1=[trader peddler]
do 0 recruit assassin
do 0 play crab1
do 0 play crab4
ask 0 assassin: rotate trader | rotate peddler

% One pile out of one: the Apprentice takes it without asking   [A-3.3 A-8.18]
start 2
given hands=[[jellyfish3 squid2 crab1] [crab1]] court=[apprentice keeper reaper shepherd] pearls=[0 0]
      council-squid=[squid2 squid3]
do 0 recruit apprentice
do 0 play crab1
do 0 play squid2
told 0 took-pile squid 2
expect hands.0=[squid2 squid3] council-squid=[]
ask 1 action

% One ally out of one: the Jailer takes it without asking   [A-3.3 A-8.17]
start 2
given hands=[[crab3 squid1 seahorse2] [jellyfish3]] court=[jailer keeper reaper shepherd] pearls=[0 0]
      council-squid=[squid2]
do 0 recruit jailer
do 0 play crab3
do 0 play squid1
told 1 discarded jellyfish3
expect hands=[[] []]
ask 1 action

% Two equal allies: the Jailer asks, for only their owner knows that they are equal   [A-3.3 A-8.17]
start 2
given hands=[[crab3 squid1 seahorse2] [jellyfish3 jellyfish3]] court=[jailer keeper reaper shepherd]
      pearls=[0 0]
do 0 recruit jailer
do 0 play crab3
do 0 play squid1
ask 1 jailer: discard jellyfish3

% The only ally in hand pays by itself   [A-3.3 A-7.2]
start 2
given hands=[[seahorse5] [crab1]] pearls=[3 0] court=[shepherd keeper reaper miller]
do 0 recruit shepherd
told 0 played seahorse5
told 0 paid 3
expect lords.0=[shepherd] affiliated.0=[seahorse5] pearls=[0 0]
ask 1 action

% One reward out of one: on the fifth space a monster is fought without asking   [A-3.3 A-5.7]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] threat=3 pearls=[0 0]
deal monster
do 0 go-on
told 0 fought key
expect keys=[1 0] pearls=[1 0] threat=1

% One location out of one is taken without asking   [A-3.3 A-9.2]
start 2
given agenda=[[fight 0]] track=[monster] threat=3 keys=[2 0] hands.1=[crab1]
      available=[parliament] locations.1=[
          [sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks]
          [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams]
          [abyss] [depths] [throne-room] [jail] [closed-tower]
          [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors] [black-smokers]]
do 0 fight key
told 0 controls parliament
expect locations.0=[[parliament]] keys=[0 0]
ask 1 action

% One way to pay three keys: nobody is asked which   [A-3.3 A-9.3]
start 2
given agenda=[[fight 0]] track=[monster] threat=3 keys=[1 0] hands.1=[crab1] lords.0=[keeper]
      court=[reaper shepherd miller aquaculturalist landowner]
do 0 fight key
do 0 control parliament
told 0 under keeper parliament
expect locations.0=[[parliament keeper]] keys=[0 0] lords.0=[]
ask 1 action

% An opponent who has no ally is not asked by the Jailer   [A-3.3 A-8.17]
start 3
given hands=[[crab3 squid1 seahorse2] [] [crab1 crab2]] court=[jailer keeper reaper shepherd] pearls=[0 0 0]
do 0 recruit jailer
do 0 play crab3
do 0 play squid1
ask 2 jailer: discard crab1 | discard crab2

% With an empty court, no pile and no pearl everybody sees that only exploring is left   [A-3.3 A-7.1]
start 2
given court=[] pearls=[0 0] hands=[[] [crab5 crab4]] council-squid=[squid1]
deal crab3
do 0 council squid
told 1 explores
