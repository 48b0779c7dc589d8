# The six merchants.

game abyss

# ---- Ship Master: a pearl for each race that goes to the council ----

% The Ship Master pays 1 pearl for each different race that goes to the council   [A-8.13]
start 2
given agenda=[[take 0]] lords.0=[ship-master] track=[crab1 crab2 squid1 jellyfish3] hands.1=[crab5]
do 0 take jellyfish3
told 0 pearls 2
expect pearls=[3 1] hands.0=[jellyfish3]      # crab and squid; the jellyfish was taken

% A race that was taken counts when another of it stays   [A-8.13]
start 2
given agenda=[[take 0]] lords.0=[ship-master] track=[crab1 squid1 crab2] hands.1=[crab5]
do 0 take crab2
told 0 pearls 2
expect pearls=[3 1]

% After a fight the Ship Master pays, too   [A-8.13]
start 2
given agenda=[[fight 0]] lords.0=[ship-master] track=[crab1 monster squid2 monster] threat=2 hands.1=[crab5]
do 0 fight 2-pearls
told 0 pearls 2
expect pearls=[5 1]                           # the reward 2, crab and squid 2

% The Ship Master pays nothing for monsters   [A-8.13]
start 2
given agenda=[[fight 0]] lords.0=[ship-master] track=[monster monster] threat=3 hands.1=[crab5]
do 0 fight key
untold 0 pearls
expect pearls=[1 1] keys=[1 0]

% The first ally is taken: nothing goes to the council, the Ship Master pays nothing   [A-8.13]
start 2
given agenda=[[take 0]] lords.0=[ship-master] track=[crab1] hands.1=[crab5]
do 0 take crab1
untold 0 pearls
expect pearls=[1 1]

% What was bought does not go to the council   [A-8.13]
start 2
given agenda=[[buy 1]] lords.0=[ship-master] track=[crab1 squid1] hands.1=[crab5] pearls=[0 1]
deal jellyfish1
do 1 buy squid1 1
do 0 take jellyfish1
expect pearls=[2 0]                           # 1 of the sale, 1 for the crab

% The fifth space and the Ship Master: each its own pearls   [A-8.13 A-5.5]
start 2
given agenda=[[take 0]] lords.0=[ship-master] track=[crab1 shellfish1 squid1 seahorse1] hands.1=[crab5] pearls=[0 0]
deal jellyfish1
do 0 go-on
expect pearls=[5 0] hands.0=[jellyfish1]

% An exploration of somebody else pays its Ship Master nothing   [A-8.13]
start 2
given agenda=[[take 1]] active=1 lords.0=[ship-master] track=[crab1 squid1] hands.0=[crab5]
do 1 take squid1
untold 0 pearls
untold 1 pearls
expect pearls=[1 1]

% The Ship Master pays before locations are taken, even if it goes under one   [A-8.13 A-9.6]
start 2
given agenda=[[fight 0]] lords.0=[ship-master keeper] track=[crab1 monster] threat=3 hands.1=[crab5]
      court=[reaper shepherd miller]
do 0 fight key
told 0 pearls 1
do 0 control parliament
expect pearls=[2 1] locations.0=[[parliament ship-master keeper]]

% The Ship Master arrives: nothing for cards that lie in the council already   [A-8.13 A-8.1]
start 2
given hands=[[shellfish3 squid2 seahorse1] [crab5]] council-crab=[crab1] court=[ship-master keeper reaper shepherd]
do 0 recruit ship-master
do 0 play shellfish3
do 0 play squid2
untold 0 pearls
expect lords.0=[ship-master] pearls=[1 1]

% A rotated Ship Master pays nothing   [A-8.5]
start 2
given agenda=[[take 0]] lords.0=[ship-master] rotated.0=[ship-master] track=[crab1 squid1] hands.1=[crab5]
do 0 take squid1
untold 0 pearls
expect pearls=[1 1]

% A Ship Master under a location pays nothing   [A-8.1 A-9.3]
start 2
given agenda=[[take 0]] locations.0=[[jail ship-master]] track=[crab1 squid1] hands.1=[crab5]
do 0 take squid1
untold 0 pearls
expect pearls=[1 1]

# ---- Trader, Peddler, Shopkeeper: pearls on arrival ----

% The Trader brings 3 pearls   [A-8.19]
start 2
given hands=[[shellfish5 squid4 seahorse1] [crab5]] court=[trader keeper reaper shepherd miller landowner]
do 0 recruit trader
do 0 play shellfish5
do 0 play squid4
told 0 pearls 3
expect lords.0=[trader] pearls=[4 1]

% The Peddler brings 2 pearls   [A-8.19]
start 2
given hands=[[shellfish5] [crab5]] pearls=[3 1] court=[peddler keeper reaper shepherd miller landowner]
do 0 recruit peddler
told 0 pearls 2
expect lords.0=[peddler] pearls=[2 1]

% The Shopkeeper brings 1 pearl   [A-8.19]
start 2
given hands=[[shellfish3 squid2 seahorse1] [crab5]] court=[shopkeeper keeper reaper shepherd miller landowner]
do 0 recruit shopkeeper
do 0 play shellfish3
do 0 play squid2
told 0 pearls 1
expect lords.0=[shopkeeper] pearls=[2 1]

% The pearls come on arrival: they do not help to pay   [A-8.19 A-7.6]
start 2
given hands=[[shellfish5 squid3 seahorse1] [crab5]] pearls=[0 1] court=[trader peddler shopkeeper shepherd landowner]
ask 0 action: explore | recruit shopkeeper
refuse 0 recruit trader: A-7.2                # 9 of 10
refuse 0 recruit peddler: A-7.2               # 5 of 8

% Trader, Peddler and Shopkeeper pay once: nothing in later turns   [A-8.1 A-8.19]
start 2
given lords.0=[trader peddler shopkeeper] hands=[[crab1] [crab2]] council-crab=[crab3] council-squid=[squid1]
do 0 council crab
do 1 council squid
ask 0 action
expect pearls=[1 1]

% A Peddler the Traitor brings pays as well   [A-8.19 A-8.3]
start 2
given lords.0=[keeper] hands=[[shellfish4 squid5 seahorse3] [crab5]] court=[traitor peddler reaper shepherd]
do 0 recruit traitor
do 0 play shellfish4
do 0 play squid5
deal miller landowner oracle slaver
do 0 swap keeper peddler
told 0 pearls 2
expect lords.0=[peddler traitor] pearls=[5 1]  # and 2 for the court

# ---- Landlord: a pearl on arrival and at the start of each own turn ----

% The Landlord pays on arrival   [A-8.2 A-8.19]
start 2
given hands=[[shellfish5 squid4] [crab5]] pearls=[2 1] court=[landlord keeper reaper shepherd miller landowner]
do 0 recruit landlord
do 0 play shellfish5
told 0 pearls 1
expect lords.0=[landlord] pearls=[2 1]
ask 1 action

% The Landlord pays at the start of the owner's turn, and in nobody else's   [A-8.2 A-8.19]
start 3
given lords.1=[landlord] hands=[[crab1] [crab1] [crab1]]
      council-crab=[crab3] council-squid=[squid1] council-seahorse=[seahorse1]
do 0 council crab
told 1 pearls 1
expect pearls=[1 2 1]
ask 1 action
do 1 council squid
untold 1 pearls
do 2 council seahorse
untold 1 pearls
expect pearls=[1 2 1]
ask 0 action

% The Landlord's pearl can be spent in the turn it comes in   [A-8.2]
start 2
given lords.1=[landlord] hands=[[crab1] [seahorse5 seahorse2]] pearls=[1 0] council-crab=[crab3]
do 0 council crab
do 1 recruit shepherd
do 1 play seahorse2
expect lords.1=[landlord shepherd] pearls=[1 0]

% Each turn has its Landlord's pearl: an Invoker's turn, too   [A-8.2 A-8.14]
start 2
given lords.0=[landlord] hands=[[jellyfish5] [crab1]] pearls=[3 1]
      court=[invoker keeper reaper shepherd miller landowner]
do 0 recruit invoker
told 0 pearls 1
expect pearls=[1 1]
ask 0 action

% The Landlord arrives and an Invoker's turn follows: 1 pearl in each of both turns   [A-8.2 A-8.14]
start 2
given again=1 hands=[[shellfish5 squid4] [crab5]] pearls=[2 1] court=[landlord keeper reaper shepherd miller landowner]
do 0 recruit landlord
do 0 play shellfish5
expect pearls=[3 1]
ask 0 action

% The third key takes the Landlord under a location; the pearl of its arrival stays, no other comes   [A-9.6 A-8.1]
start 2
given lords.0=[keeper reaper] hands=[[shellfish5 squid4] [crab1 crab2]] pearls=[2 1] council-crab=[crab3]
      court=[landlord shepherd miller landowner]
do 0 recruit landlord
do 0 play shellfish5
told 0 pearls 1
do 0 control parliament
expect pearls=[2 1] locations.0=[[parliament landlord keeper reaper]]
do 1 council crab
untold 0 pearls
expect pearls=[2 1]

% A rotated Landlord pays nothing   [A-8.5]
start 2
given lords.1=[landlord] rotated.1=[landlord] hands=[[crab1] [crab1]] council-crab=[crab3]
do 0 council crab
untold 1 pearls
expect pearls=[1 1]
ask 1 action

# ---- Slaver: once a turn an ally for two pearls ----

% Before the action the Slaver sells an ally for 2 pearls, once   [A-8.2 A-8.20]
start 2
given lords.0=[slaver] hands=[[crab1 squid2] [crab5]]
ask 0 action: explore | sell crab1 | sell squid2
refuse 0 sell crab2: A-8.2
do 0 sell crab1
told 0 sold crab1
told 0 pearls 2
expect pearls=[3 1] hands.0=[squid2] discard=[crab1] powers=[slaver]
ask 0 action: explore
refuse 0 sell squid2: A-8.2

% Between two plots   [A-8.2 A-4.2]
start 2
given lords.0=[slaver] hands=[[crab1] [crab5]] pearls=[1 1] court=[keeper reaper shepherd]
deal miller
do 0 plot
ask 0 action: explore | sell crab1
do 0 sell crab1
ask 0 action: explore | plot
deal trader
do 0 plot
expect court=[keeper reaper shepherd miller trader -] pearls=[1 1]
ask 0 action: explore | plot

% The Slaver's pearls help to pay for a lord   [A-8.2 A-7.2]
start 2
given lords.0=[slaver] hands=[[crab1 seahorse5] [crab5]] pearls=[1 1]
refuse 0 recruit shepherd: A-7.2
do 0 sell crab1
do 0 recruit shepherd
expect lords.0=[slaver shepherd] pearls=[0 1]

% At take-or-go-on   [A-8.2]
start 2
given agenda=[[take 0]] lords.0=[slaver] hands=[[crab1] [crab5]] track=[squid1] pearls=[1 0]
ask 0 take: take squid1 | go-on | sell crab1
do 0 sell crab1
ask 0 take: take squid1 | go-on
refuse 0 sell squid1: A-8.2
do 0 take squid1
expect hands.0=[squid1] pearls=[3 0]
ask 1 action                                  # used in this turn: no question after the action

% At every take-or-go-on: not only at the first   [A-8.2]
start 2
given agenda=[[take 0]] lords.0=[slaver] hands=[[crab1] [crab5]] track=[squid1] pearls=[1 0]
deal squid2
do 0 go-on
ask 0 take: take squid2 | go-on | sell crab1

% At fight-or-go-on   [A-8.2]
start 2
given agenda=[[fight 0]] lords.0=[slaver] hands=[[crab1] [crab5]] track=[monster] pearls=[1 0]
ask 0 fight: fight pearl | fight token | go-on | sell crab1
do 0 sell crab1
ask 0 fight: fight pearl | fight token | go-on
do 0 fight pearl
expect pearls=[4 0]
ask 1 action

% After the action, also the ally just taken   [A-8.2 A-5.13]
start 2
given agenda=[[take 0]] lords.0=[slaver] hands=[[] [crab5]] track=[squid1]
ask 0 take: take squid1 | go-on               # nothing to sell yet
do 0 take squid1
ask 0 after: end | sell squid1
do 0 sell squid1
expect pearls=[3 1] hands.0=[]
ask 1 action

% After the action the owner may end the turn without selling   [A-8.2]
start 2
given agenda=[[take 0]] lords.0=[slaver] hands=[[] [crab5]] track=[squid1]
do 0 take squid1
refuse 0 explore: A-3.1
do 0 end
told 0 ended
expect pearls=[1 1] hands.0=[squid1]
ask 1 action

% After a fight, too   [A-8.2 A-5.13]
start 2
given agenda=[[fight 0]] lords.0=[slaver] hands=[[crab1] [crab5]] track=[monster]
do 0 fight pearl
ask 0 after: end | sell crab1

% After a council action, too   [A-8.2]
start 2
given lords.0=[slaver] hands=[[] [crab5]] council-crab=[crab1 crab2]
do 0 council crab
ask 0 after: end | sell crab1 | sell crab2

% Every turn anew   [A-8.2]
start 2
given lords.0=[slaver] hands=[[crab1 crab2] [crab5]] council-crab=[crab3] council-squid=[squid1]
do 0 sell crab1
do 0 council crab
do 1 council squid
expect powers=[]
ask 0 action: explore | sell crab2 | sell crab3
do 0 sell crab2
expect pearls=[5 1]

% An Invoker's turn is a new turn for the Slaver   [A-8.2 A-8.14]
start 2
given lords.0=[slaver] hands=[[crab1 crab2 jellyfish5] [crab5]] pearls=[1 1]
      court=[invoker keeper reaper shepherd miller landowner]
do 0 sell crab1
do 0 recruit invoker
do 0 play jellyfish5
do 0 done
expect pearls=[0 1]
ask 0 action: explore | sell crab2

% Not inside a payment, nor while the affiliated ally is chosen   [A-8.2]
start 2
given lords.0=[slaver] hands=[[crab1 squid3 seahorse3 seahorse5] [crab5]]
do 0 recruit miller
ask 0 pay excludes: sell crab1
do 0 play squid3
do 0 play seahorse3
ask 0 pay excludes: sell crab1
do 0 play seahorse5
do 0 done
ask 0 affiliate: affiliate squid3 | affiliate seahorse3
do 0 affiliate squid3
ask 0 after: end | sell crab1

% Not inside a power: with 4 pearls and an ally to sell nobody pays the Corruptor's 5   [A-8.2 A-8.9]
start 2
given lords.0=[slaver] hands=[[crab1 squid5] [crab5]] pearls=[9 1]
      court=[corruptor keeper reaper shepherd miller landowner]
do 0 recruit corruptor
do 0 play squid5
do 0 done
expect pearls=[4 1] lords.0=[slaver corruptor]
ask 0 after: end | sell crab1

% Not inside a power: the Apprentice comes first   [A-8.2 A-8.18]
start 2
given lords.0=[slaver] hands=[[crab1 crab2 squid3 jellyfish1] [crab5]] council-crab=[crab3] council-squid=[squid1]
      court=[apprentice keeper reaper shepherd miller landowner]
do 0 recruit apprentice
do 0 play crab2
do 0 play squid3
do 0 play jellyfish1
do 0 done
ask 0 apprentice: council crab | council squid
do 0 council squid
ask 0 after: end | sell crab1 | sell squid1

% Not on the fifth space: the monster must be fought first   [A-8.2 A-8.21]
start 2
given agenda=[[fight 0]] lords.0=[slaver] hands=[[crab1] [crab5]] track=[squid1 squid2 squid3 squid4 monster]
ask 0 fight: fight pearl | fight token
refuse 0 sell crab1: A-8.21
do 0 fight pearl
ask 0 after: end | sell crab1
do 0 sell crab1
expect pearls=[5 1]                           # 1 and 1 of the monster, 2 of the Slaver

% Not on the fifth space: the ally is taken, and then it can be sold   [A-8.2 A-8.21]
start 2
given agenda=[[take 0]] lords.0=[slaver] hands=[[] [crab5]] track=[squid1 squid2 squid3 squid4] pearls=[0 0]
deal crab1
do 0 go-on
told 0 took crab1
ask 0 after: end | sell crab1
do 0 sell crab1
expect pearls=[3 0]

% The turn it arrives the Slaver sells after the action   [A-8.2]
start 2
given hands=[[crab1 shellfish5] [crab5]] pearls=[3 1] court=[slaver keeper reaper shepherd miller landowner]
ask 0 action: explore | recruit slaver
refuse 0 sell crab1: A-8.2
do 0 recruit slaver
do 0 play shellfish5
do 0 done
ask 0 after: end | sell crab1
do 0 sell crab1
expect pearls=[2 1]
ask 1 action

% The Slaver arrives and no ally is left: the turn ends unasked   [A-8.2 A-3.3]
start 2
given hands=[[shellfish5] [crab5]] pearls=[3 1] court=[slaver keeper reaper shepherd miller landowner]
do 0 recruit slaver
expect lords.0=[slaver] pearls=[0 1]
ask 1 action

% A Slaver whose key is needed goes under the location before it can sell   [A-9.6 A-8.2]
start 2
given lords.0=[keeper reaper] hands=[[crab1 shellfish5] [crab5]] pearls=[3 1] court=[slaver shepherd miller landowner]
do 0 recruit slaver
do 0 play shellfish5
do 0 done
ask 0 location includes: control parliament | draw 4
ask 0 location excludes: sell crab1
do 0 control parliament
expect locations.0=[[parliament slaver keeper reaper]] hands.0=[crab1] pearls=[0 1]
ask 1 action

% With a key to spare the Slaver stays free, and sells when the location is paid   [A-8.2 A-9.3 A-9.6]
start 2
given lords.0=[keeper reaper] keys.0=1 hands=[[crab1 shellfish5] [crab5]] pearls=[3 1]
      court=[slaver shepherd miller landowner]
do 0 recruit slaver
do 0 play shellfish5
do 0 done
do 0 control parliament
ask 0 spend: spend slaver | spend keeper
do 0 spend keeper
expect locations.0=[[parliament keeper reaper]] keys.0=0
ask 0 after: end | sell crab1

% With no ally the Slaver makes no question: its owner explores   [A-8.2 A-3.3]
start 2
given agenda=[[take 1]] active=1 lords.0=[slaver] track=[crab1] pearls=[1 0]
deal squid1
do 1 take crab1
told 0 explores
ask 0 take: take squid1 | go-on

% Not in the turn of somebody else   [A-8.2]
start 2
given agenda=[[buy 1]] lords.1=[slaver] hands=[[] [crab5]] track=[crab1]
ask 1 buy: pass | buy crab1 1

% A rotated Slaver sells nothing   [A-8.5]
start 2
given lords.0=[slaver] rotated.0=[slaver] hands=[[crab1] [crab5]]
ask 0 action: explore
refuse 0 sell crab1: A-8.2

% A Slaver under a location sells nothing   [A-8.1 A-9.3]
start 2
given locations.0=[[jail slaver]] hands=[[crab1] [crab5]]
ask 0 action: explore
refuse 0 sell crab1: A-8.2
