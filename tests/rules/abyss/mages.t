# The seven mages.

game abyss

# ---- Shaman: opponents' soldiers have no effect on its owner ----

% A Shaman against the Recruiter: the printed cost   [A-8.11]
start 2
given agenda=[[action 1]] active=1 lords=[[recruiter] [shaman]] hands=[[crab1] [seahorse5]] pearls=[1 3]
do 1 recruit shepherd
told 1 recruits shepherd 8
expect pearls=[1 0]

% A Shaman against the Jailer: no ally is lost, the others lose theirs   [A-8.11 A-8.17]
start 3
given lords.1=[shaman] hands=[[crab3 squid2 seahorse1] [crab1 crab2] [squid4]]
      court=[jailer keeper reaper shepherd miller landowner]
do 0 recruit jailer
do 0 play crab3
do 0 play squid2
untold 1 discarded
told 2 discarded squid4
expect hands=[[] [crab1 crab2] []]
ask 1 action

% A Shaman against the Seeker: no pearl is lost   [A-8.11 A-8.17]
start 3
given lords.1=[shaman] hands.0=[crab5 squid2] pearls=[1 3 3] court=[seeker keeper reaper shepherd miller landowner]
do 0 recruit seeker
do 0 play crab5
untold 1 lost
told 2 lost 2
expect pearls=[1 3 1]

% A Shaman against the Assassin: no lord of its owner can be named, itself neither   [A-8.11 A-8.5]
start 3
given lords=[[] [shaman trader] [peddler oracle]] hands.0=[crab5] pearls=[5 1 1]
      court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
ask 0 assassin: rotate peddler | rotate oracle
refuse 0 rotate trader: A-8.11
refuse 0 rotate shaman: A-8.11
do 0 rotate oracle
expect rotated=[[] [] [oracle]]

% A Shaman alone is not rotated either   [A-8.11 A-8.5]
start 2
given lords.1=[shaman] hands.0=[crab5] pearls=[5 1] court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
untold 0 rotated
expect rotated=[[] []]

% A Shaman against the arriving Commander: more than six stay   [A-8.11 A-8.4]
start 2
given lords.1=[shaman] hands=[[crab5] [crab1 crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1]] pearls=[3 1]
      court=[commander keeper reaper shepherd miller landowner]
do 0 recruit commander
expect hands.1=[crab1 crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1]
ask 1 action

% A Shaman against the lasting Commander: a turn ends with more than six   [A-8.11 A-8.4]
start 2
given agenda=[[action 1]] active=1 lords=[[commander] [shaman]] council-jellyfish=[jellyfish1]
      hands=[[crab3] [crab1 crab2 squid1 squid2 seahorse1 seahorse2]]
do 1 council jellyfish
expect hands.1=[crab1 crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1]
ask 0 action

% A Shaman against the Tamer: the marker's space pays   [A-8.11 A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords=[[tamer] [shaman]] track=[monster] threat=2
ask 1 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on

% A Shaman against the Hunter: its owner cannot be robbed   [A-8.11 A-8.17]
start 4
given lords.1=[shaman] hands.0=[crab5 squid3] tokens=[[] [3] [2] [4]]
      court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
do 0 play crab5
ask 0 hunter: rob 2 | rob 3
refuse 0 rob 1: A-8.11
deal token2
do 0 rob 2
expect tokens=[[2] [3] [] [4]]

% Only the owner of a Shaman has tokens: the Hunter does nothing   [A-8.11 A-8.17]
start 3
given lords.1=[shaman] hands.0=[crab5 squid3] tokens=[[] [3] []]
      court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
do 0 play crab5
untold 0 robbed
expect tokens=[[] [3] []]

% A Shaman shields its owner only: the third player pays the Recruiter   [A-8.11 A-8.10]
start 3
given agenda=[[action 2]] active=2 lords=[[recruiter] [shaman] []] hands=[[crab1] [] [seahorse5]] pearls=[1 1 5]
do 2 recruit shepherd
told 2 recruits shepherd 10

% A Shaman does not hold back its owner's own soldiers   [A-8.11]
start 2
given lords.0=[shaman] hands=[[crab5 squid2] [crab1]] pearls=[1 3]
      court=[seeker keeper reaper shepherd miller landowner]
do 0 recruit seeker
do 0 play crab5
expect pearls=[1 1]

% A Shaman that arrives works from then on: in the same turn it keeps the Commander off   [A-8.11 A-8.4]
start 2
given agenda=[[action 1]] active=1 lords.0=[commander] court=[shaman keeper reaper shepherd miller landowner]
      hands=[[crab3] [crab1 crab2 crab3 squid1 squid2 squid3 seahorse2 seahorse3 seahorse4 jellyfish4]]
do 1 recruit shaman
do 1 play squid1
do 1 play seahorse2
do 1 play jellyfish4
do 1 done
expect lords.1=[shaman] hands.1=[crab1 crab2 crab3 squid2 squid3 seahorse3 seahorse4]
ask 0 action

% A lord rotated before the Shaman came stays rotated   [A-8.11 A-8.5]
start 2
given agenda=[[action 1]] active=1 lords=[[assassin] [treasurer]] rotated.1=[treasurer]
      hands=[[crab1] [squid1 seahorse2 jellyfish3]] court=[shaman keeper reaper shepherd miller landowner]
do 1 recruit shaman
told 1 recruits shaman 6            # not 4
do 1 play squid1
do 1 play seahorse2
expect lords.1=[shaman treasurer] rotated.1=[treasurer]

% A Shaman under a location protects no more: Jailer   [A-8.11 A-8.1]
start 2
given locations.1=[[jail shaman]] hands=[[crab3 squid2 seahorse1] [crab1]]
      court=[jailer keeper reaper shepherd miller landowner]
do 0 recruit jailer
do 0 play crab3
do 0 play squid2
told 1 discarded crab1

% A Shaman under a location protects no more: Seeker, Recruiter   [A-8.11 A-8.1 A-8.10]
start 2
given lords.0=[recruiter] locations.1=[[jail shaman]] hands=[[crab5 squid2] [seahorse5]] pearls=[1 7]
      court=[seeker keeper reaper shepherd miller landowner]
do 0 recruit seeker
do 0 play crab5
expect pearls=[1 5]
do 1 recruit shepherd
told 1 recruits shepherd 10

% A Shaman under a location protects no more: Assassin   [A-8.11 A-8.1 A-8.5]
start 2
given lords.1=[trader] locations.1=[[jail shaman]] hands.0=[crab5] pearls=[5 1]
      court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
expect rotated=[[] [trader]]

% A Shaman under a location protects no more: Commander, Hunter   [A-8.11 A-8.1 A-8.4 A-8.17]
start 2
given lords.0=[commander] locations.1=[[jail shaman]] tokens=[[] [3]] council-jellyfish=[jellyfish1]
      hands=[[crab5 squid3 squid4] [crab1 crab2 squid1 squid2 seahorse1 seahorse2]]
      court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
do 0 play crab5
do 0 play squid3
deal token3
do 0 done
expect tokens=[[3] []]
do 1 council jellyfish
ask 1 limit

% A Shaman under a location protects no more: Tamer   [A-8.11 A-8.1 A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] locations.1=[[jail shaman]] track=[monster] threat=2
ask 1 fight: fight pearl | fight token | go-on

% A Shaman that goes under a location in the turn of its arrival leaves the Commander its say   [A-8.11 A-9.6 A-8.21]
start 2
given agenda=[[action 1]] active=1 lords=[[commander] [keeper reaper]] court=[shaman shepherd miller landowner]
      hands=[[crab3] [crab1 crab2 crab3 squid1 squid2 squid3 seahorse2 seahorse3 seahorse4 jellyfish4]]
do 1 recruit shaman
do 1 play squid1
do 1 play seahorse2
do 1 play jellyfish4
do 1 done
do 1 control parliament
expect locations.1=[[parliament shaman keeper reaper]]
ask 1 limit

% A rotated Shaman protects no more: Commander, Tamer   [A-8.11 A-8.5]
start 2
given agenda=[[fight 1]] active=1 lords=[[commander tamer] [shaman]] rotated.1=[shaman] track=[monster] threat=2
      hands=[[crab3] [crab1 crab2 squid1 squid2 seahorse1 seahorse2 seahorse3]]
ask 1 fight: fight pearl | fight token | go-on
do 1 fight pearl
ask 1 limit

% A rotated Shaman protects no more: Seeker   [A-8.11 A-8.5]
start 2
given lords.1=[shaman] rotated.1=[shaman] hands.0=[crab5 squid2] pearls=[1 3]
      court=[seeker keeper reaper shepherd miller landowner]
do 0 recruit seeker
do 0 play crab5
expect pearls=[1 1]

% A rotated Shaman protects no more: Recruiter, Jailer   [A-8.11 A-8.5]
start 2
given lords=[[recruiter] [shaman]] rotated.1=[shaman] hands=[[crab3 squid2 seahorse1] [crab1 seahorse5]] pearls=[1 5]
      court=[jailer keeper reaper shepherd miller landowner]
do 0 recruit jailer
do 0 play crab3
do 0 play squid2
do 1 discard crab1
do 1 recruit shepherd
told 1 recruits shepherd 10

% A rotated Shaman protects no more: Hunter   [A-8.11 A-8.5]
start 2
given lords.1=[shaman] rotated.1=[shaman] hands.0=[crab5 squid3] tokens=[[] [3]]
      court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
deal token3
do 0 play crab5
expect tokens=[[3] []]

% A rotated Shaman protects no more: the arriving Commander   [A-8.11 A-8.5 A-8.4]
start 2
given lords.1=[shaman] rotated.1=[shaman] pearls=[3 1] court=[commander keeper reaper shepherd miller landowner]
      hands=[[crab5] [crab1 crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1]]
do 0 recruit commander
ask 1 limit

% A rotated Shaman protects no more: Assassin   [A-8.11 A-8.5]
start 2
given lords.1=[shaman trader] rotated.1=[shaman] hands.0=[crab5] pearls=[5 1]
      court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
told 0 rotated trader 1

# ---- Invoker: one more turn ----

% The Invoker gives one more complete turn, and then the next player has one   [A-8.14]
start 2
given hands=[[crab1 jellyfish5] [crab2]] pearls=[4 1] court=[invoker keeper reaper shepherd miller landowner]
do 0 recruit invoker
do 0 play jellyfish5
do 0 done
told 0 one-more
told 0 turn
expect lords.0=[invoker] active=0 pearls=[1 1]
ask 0 action includes: explore | plot
deal trader
do 0 plot                           # plotting, too
deal squid1
do 0 explore
do 1 pass
do 0 take squid1
ask 1 action

% The Invoker's turn comes once   [A-8.14 A-8.1]
start 2
given lords.0=[invoker] hands=[[crab1] [crab2]] council-crab=[crab3]
do 0 council crab
ask 1 action

% The turn with the Invoker is finished first: 2 pearls, refill and location   [A-8.14 A-7.6 A-9.6]
start 2
given keys.0=3 hands=[[jellyfish5 squid1] [crab2]] pearls=[3 1] court=[invoker keeper reaper]
do 0 recruit invoker
do 0 play jellyfish5
deal trader peddler oracle slaver
do 0 done
ask 0 location
do 0 control parliament
expect pearls=[2 1] court=[keeper reaper trader peddler oracle slaver]
ask 0 action

% However it came: an Invoker of the Corruptor gives one more turn   [A-8.14 A-8.3]
start 2
given agenda=[[court 0] [corruptor 0]] lords.0=[corruptor] pearls=[6 1] court=[invoker keeper reaper shepherd miller]
      hands=[[crab1] [crab2]]
do 0 bribe invoker
expect lords.0=[invoker corruptor]
ask 0 action

% In an Invoker's turn everybody may buy again, for 1 pearl   [A-8.14 A-5.3]
start 2
given agenda=[[take 0]] again=1 sold=1 bought=[1] track=[crab1] pearls=[1 3] hands=[[] [crab2]] court=[keeper reaper]
do 0 take crab1
ask 0 action
deal crab3
do 0 explore
ask 1 buy: pass | buy crab3 1

% In the last round, too: one more turn, then the game is over   [A-8.14 A-10.8]
start 2
given agenda=[[action 1]] active=1 last=0 hands=[[] [crab1 jellyfish5]] pearls=[1 3]
      court=[invoker keeper reaper shepherd miller landowner] council-crab=[crab3]
do 1 recruit invoker
do 1 play jellyfish5
do 1 done
ask 1 action
do 1 council crab
over

% In the last round of three the Invoker's turn is none of the others'   [A-8.14 A-10.8]
start 3
given agenda=[[action 1]] active=1 last=0 hands=[[] [crab1 jellyfish5] [crab2]] pearls=[1 3 1]
      court=[invoker keeper reaper shepherd miller landowner] council-crab=[crab3] council-squid=[squid1]
do 1 recruit invoker
do 1 play jellyfish5
do 1 done
ask 1 action
do 1 council crab
ask 2 action
do 2 council squid
over

% The Invoker as the seventh lord: the extra turn comes before the others' last turns   [A-8.14 A-10.8 A-10.1]
start 3
given lords.0=[jailer seeker trader peddler shopkeeper hunter] hands=[[crab1 jellyfish5] [crab2] [crab4]]
      pearls=[3 1 1]
      court=[invoker keeper reaper shepherd miller landowner]
      council-crab=[crab3] council-squid=[squid1] council-seahorse=[seahorse1]
do 0 recruit invoker
do 0 play jellyfish5
do 0 done
told 0 last 7
ask 0 action
do 0 council crab
ask 1 action
do 1 council squid
ask 2 action
do 2 council seahorse
over

# ---- Apprentice: one council pile ----

% The Apprentice takes one council pile   [A-8.18]
start 2
given hands=[[crab3 squid2 jellyfish1] [crab5]] council-crab=[crab1 crab2] council-seahorse=[seahorse4]
      court=[apprentice keeper reaper shepherd miller landowner]
do 0 recruit apprentice
do 0 play crab3
do 0 play squid2
ask 0 apprentice: council crab | council seahorse
refuse 0 council squid: A-8.18
refuse 0 decline: A-8.18
do 0 council crab
told 0 took-pile crab 2
barrier yes
expect hands.0=[crab1 crab2] council-crab=[] council-seahorse=[seahorse4] lords.0=[apprentice]
ask 1 action

% The pile is unseen until it is taken, and then its taker sees it   [A-8.18 A-6.1 A-11.1]
start 2
given hands=[[crab3 squid2 jellyfish1] [crab5]] council-crab=[crab1 crab2] council-seahorse=[seahorse4]
      court=[apprentice keeper reaper shepherd miller landowner]
do 0 recruit apprentice
do 0 play crab3
do 0 play squid2
view 0 council-crab=?2 council-seahorse=?1
do 0 council crab
view 0 hands=[[crab1 crab2] ?1]
view 1 hands=[?2 [crab5]]

% One pile has cards: the Apprentice takes it unasked   [A-8.18 A-3.3]
start 2
given hands=[[crab3 squid2 jellyfish1] [crab5]] council-seahorse=[seahorse4]
      court=[apprentice keeper reaper shepherd miller landowner]
do 0 recruit apprentice
do 0 play crab3
do 0 play squid2
told 0 took-pile seahorse 1
expect hands.0=[seahorse4] council-seahorse=[]
ask 1 action

% No pile has cards: the Apprentice takes nothing   [A-8.18 A-8.20]
start 2
given hands=[[crab3 squid2 jellyfish1] [crab5]] court=[apprentice keeper reaper shepherd miller landowner]
do 0 recruit apprentice
do 0 play crab3
do 0 play squid2
untold 0 took-pile
expect hands.0=[] lords.0=[apprentice]
ask 1 action

% The Apprentice works once, and leaves the council action alone   [A-8.1 A-8.18]
start 2
given lords.0=[apprentice] hands=[[] [crab5]] council-crab=[crab1] council-squid=[squid1]
do 0 council crab
expect hands.0=[crab1] council-squid=[squid1]
ask 1 action

% The Apprentice's pile counts for the Commander's limit   [A-8.18 A-8.4]
start 2
given agenda=[[action 1]] active=1 lords.0=[commander] council-crab=[crab1 crab2]
      hands=[[crab5] [crab3 squid2 squid3 squid4 seahorse1 seahorse2 seahorse3 jellyfish1]]
      court=[apprentice keeper reaper shepherd miller landowner]
do 1 recruit apprentice
do 1 play crab3
do 1 play squid2
do 1 play jellyfish1
do 1 done
expect hands.1=[crab1 crab2 squid3 squid4 seahorse1 seahorse2 seahorse3]
ask 1 limit

# ---- Oracle: once a turn a council pile to the discard ----

% Before the action the Oracle discards a council pile, once   [A-8.2 A-8.18 A-8.20]
start 2
given lords.0=[oracle] hands=[[crab4] [crab5]] council-crab=[crab1 crab2] council-squid=[squid3]
ask 0 action: explore | council crab | council squid | dispel crab | dispel squid
refuse 0 dispel seahorse: A-8.18
do 0 dispel crab
told 0 dispelled crab 2
barrier yes
expect council-crab=[] discard=[crab1 crab2] powers=[oracle] hands.0=[crab4]
view 1 discard=[crab1 crab2]
ask 0 action: explore | council squid
refuse 0 dispel squid: A-8.2

% The Oracle between two plots   [A-8.2 A-4.2]
start 2
given lords.0=[oracle] hands=[[] [crab5]] pearls=[2 1] court=[keeper reaper shepherd] council-crab=[crab1]
deal miller
do 0 plot
ask 0 action: explore | plot | council crab | dispel crab
do 0 dispel crab
ask 0 action: explore | plot

% The Oracle took the last pile: who can only explore does   [A-8.2 A-3.3]
start 2
given lords.0=[oracle] hands=[[] [crab5]] pearls=[1 0] council-crab=[crab1]
deal squid1
do 0 dispel crab
told 0 explores
ask 0 take: take squid1 | go-on

% The Oracle at take-or-go-on   [A-8.2]
start 2
given agenda=[[take 0]] lords.0=[oracle] hands=[[] [crab5]] track=[squid1 squid2] council-crab=[crab1]
ask 0 take: take squid2 | go-on | dispel crab
do 0 dispel crab
ask 0 take: take squid2 | go-on
do 0 take squid2
expect council-squid=[squid1] discard=[crab1]
ask 1 action                        # used: the pile of squids stays

% The Oracle at fight-or-go-on   [A-8.2]
start 2
given agenda=[[fight 0]] lords.0=[oracle] hands=[[] [crab5]] track=[monster] council-crab=[crab1]
ask 0 fight: fight pearl | fight token | go-on | dispel crab
do 0 dispel crab
ask 0 fight: fight pearl | fight token | go-on

% The Oracle after the action: also a pile that came of it   [A-8.2 A-5.13]
start 2
given agenda=[[take 0]] lords.0=[oracle] hands=[[] [crab5]] track=[squid1 squid2]
ask 0 take: take squid2 | go-on
do 0 take squid2
ask 0 after: end | dispel squid
do 0 dispel squid
expect council-squid=[] discard=[squid1]
ask 1 action

% The owner of the Oracle may end the turn without it   [A-8.2]
start 2
given agenda=[[take 0]] lords.0=[oracle] hands=[[] [crab5]] track=[squid1 squid2]
do 0 take squid2
do 0 end
expect council-squid=[squid1] discard=[]
ask 1 action

% The Oracle not on the fifth space, but after it   [A-8.2 A-8.21]
start 2
given agenda=[[fight 0]] lords.0=[oracle] hands=[[] [crab5]] track=[crab1 crab2 crab3 squid1 monster]
      council-seahorse=[seahorse1]
ask 0 fight: fight pearl | fight token
refuse 0 dispel seahorse: A-8.21
do 0 fight pearl
ask 0 after: end | dispel crab | dispel squid | dispel seahorse

% The Oracle not inside a payment   [A-8.2]
start 2
given lords.0=[oracle] hands=[[seahorse3 seahorse5 crab1] [crab5]] council-crab=[crab2]
do 0 recruit shepherd
ask 0 pay excludes: dispel crab
do 0 play seahorse3
ask 0 pay: play seahorse5
do 0 play seahorse5
do 0 done
ask 0 after: end | dispel crab

% The turn it arrives the Oracle works after the action   [A-8.2]
start 2
given hands=[[squid3 jellyfish5] [crab5]] council-crab=[crab1] court=[oracle keeper reaper shepherd miller landowner]
refuse 0 dispel crab: A-8.2
do 0 recruit oracle
do 0 play squid3
ask 0 after: end | dispel crab
do 0 dispel crab
expect discard=[crab1 jellyfish5]
ask 1 action

% An Oracle whose key is needed goes under the location before it works   [A-9.6 A-8.2]
start 2
given lords.0=[keeper reaper] hands=[[squid3 jellyfish5] [crab5]] council-crab=[crab1]
      court=[oracle shepherd miller landowner]
do 0 recruit oracle
do 0 play squid3
do 0 control parliament
expect locations.0=[[parliament oracle keeper reaper]] council-crab=[crab1]
ask 1 action

% No pile has cards: the Oracle makes no question   [A-8.2 A-3.3]
start 2
given agenda=[[take 0]] lords.0=[oracle] hands=[[] [crab5]] track=[squid1]
ask 0 take: take squid1 | go-on
do 0 take squid1
ask 1 action

% Every turn anew, and not in the turns of others   [A-8.2]
start 2
given lords.0=[oracle] hands=[[crab1] [crab5]] council-crab=[crab2] council-squid=[squid1]
      council-seahorse=[seahorse1]
do 0 dispel crab
do 0 council squid
ask 1 action: explore | council seahorse
deal jellyfish1
do 1 explore
do 0 pass
do 1 take jellyfish1
ask 0 action: explore | council seahorse | dispel seahorse

% Slaver and Oracle: each once, in any order   [A-8.2]
start 2
given agenda=[[take 0]] lords.0=[slaver oracle] hands=[[crab1] [crab5]] track=[squid1] council-crab=[crab2]
ask 0 take: take squid1 | go-on | sell crab1 | dispel crab
do 0 dispel crab
ask 0 take: take squid1 | go-on | sell crab1
do 0 take squid1
ask 0 after: end | sell crab1 | sell squid1
do 0 sell squid1
ask 1 action

% A rotated Oracle does nothing   [A-8.5]
start 2
given lords.0=[oracle] rotated.0=[oracle] hands=[[] [crab5]] council-crab=[crab2]
ask 0 action: explore | council crab
refuse 0 dispel crab: A-8.2

% An Oracle under a location does nothing   [A-8.1 A-9.3]
start 2
given locations.0=[[jail oracle]] hands=[[] [crab5]] council-crab=[crab2]
ask 0 action: explore | council crab

# ---- Alchemist: two piles in one council action ----

% The Alchemist takes two piles, both named before either is looked at   [A-8.12 A-6.1]
start 2
given lords.0=[alchemist] hands=[[] [crab5]] council-crab=[crab1 crab2] council-squid=[squid3]
      council-jellyfish=[jellyfish4]
ask 0 action: explore | council crab | council squid
do 0 council crab
untold 0 took-pile
untold 0 found
expect hands.0=[] council-crab=[crab1 crab2]
view 0 council-crab=?2 hands.0=[]
ask 0 second: council squid | council jellyfish
refuse 0 council crab: A-8.12
refuse 0 council seahorse: A-8.12
refuse 0 end: A-3.1
do 0 council jellyfish
told 0 took-pile crab 2
told 0 took-pile jellyfish 1
expect hands.0=[crab1 crab2 jellyfish4] council-crab=[] council-squid=[squid3] council-jellyfish=[]
ask 1 action

% Two piles have cards: the Alchemist takes both   [A-8.12 A-3.3]
start 2
given lords.0=[alchemist] hands=[[] [crab5]] council-crab=[crab1 crab2] council-squid=[squid3]
ask 0 action: explore | council crab
refuse 0 council squid: A-8.12      # the pile that comes first in the box is named first
do 0 council crab
expect hands.0=[crab1 crab2 squid3] council-crab=[] council-squid=[]
ask 1 action

% One pile has cards: the Alchemist takes that   [A-8.12]
start 2
given lords.0=[alchemist] hands=[[] [crab5]] council-squid=[squid3]
ask 0 action: explore | council squid
do 0 council squid
expect hands.0=[squid3]
ask 1 action

% No pile has cards: no council, Alchemist or not   [A-8.12 A-6.1]
start 2
given lords.0=[alchemist] hands=[[crab1] [crab5]]
ask 0 action: explore
refuse 0 council crab: A-6.1

% The Alchemist does not double the Apprentice   [A-8.12 A-8.18]
start 2
given lords.0=[alchemist] hands=[[crab3 squid2 jellyfish1] [crab5]]
      court=[apprentice keeper reaper shepherd miller landowner]
      council-crab=[crab1] council-squid=[squid3] council-seahorse=[seahorse4]
do 0 recruit apprentice
do 0 play crab3
do 0 play squid2
ask 0 apprentice: council crab | council squid | council seahorse
do 0 council seahorse
expect hands.0=[seahorse4] council-crab=[crab1] council-squid=[squid3]
ask 1 action

% Nor the Oracle   [A-8.12 A-8.18]
start 2
given lords.0=[oracle alchemist] hands=[[] [crab5]] council-crab=[crab1] council-squid=[squid3]
      council-seahorse=[seahorse4]
do 0 dispel seahorse
expect discard=[seahorse4] council-crab=[crab1] council-squid=[squid3]

% The Alchemist arrives: nothing in this turn   [A-8.12 A-8.1]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[2 1] council-crab=[crab1]
      court=[alchemist keeper reaper shepherd miller landowner]
do 0 recruit alchemist
expect lords.0=[alchemist] council-crab=[crab1] pearls=[0 1]
ask 1 action

% An opponent of the Alchemist takes one pile   [A-8.12]
start 2
given agenda=[[action 1]] active=1 lords.0=[alchemist] hands=[[crab4] [crab5]] council-crab=[crab1]
      council-squid=[squid3]
ask 1 action: explore | council crab | council squid
do 1 council squid
expect council-crab=[crab1]

% A rotated Alchemist takes one pile   [A-8.5]
start 2
given lords.0=[alchemist] rotated.0=[alchemist] hands=[[] [crab5]] council-crab=[crab1] council-squid=[squid3]
ask 0 action: explore | council crab | council squid
do 0 council crab
expect hands.0=[crab1] council-squid=[squid3]

% An Alchemist under a location takes one pile   [A-8.1 A-9.3]
start 2
given locations.0=[[jail alchemist]] hands=[[] [crab5]] council-crab=[crab1] council-squid=[squid3]
do 0 council squid
expect hands.0=[squid3] council-crab=[crab1]

# ---- Illusionist: a controlled location for an available one ----

% The Illusionist exchanges a location; the lords move along, the old one becomes available   [A-8.15]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] available=[parliament jail]
      locations.0=[[depths keeper] [chasm reaper shepherd]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
ask 0 illusionist: decline | exchange chasm parliament | exchange chasm jail
                 | exchange depths parliament | exchange depths jail
refuse 0 exchange chasm sanctuary: A-8.15
do 0 exchange chasm jail
told 0 exchanged chasm jail
expect locations.0=[[depths keeper] [jail reaper shepherd]] available=[parliament chasm] lords.0=[illusionist]
ask 1 action

% The Illusionist may be declined   [A-8.15]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] available=[parliament] locations.0=[[depths keeper]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
ask 0 illusionist: decline | exchange depths parliament
do 0 decline
told 0 declined
expect locations.0=[[depths keeper]] available=[parliament]
ask 1 action

% Who controls no location is not asked: an opponent's cannot be exchanged   [A-8.15 A-3.3]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] locations.1=[[depths keeper]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
untold 0 declined
expect lords.0=[illusionist] locations=[[] [[depths keeper]]]
ask 1 action

% No location is available: the Illusionist does nothing   [A-8.15 A-3.3]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] available=[] locations.0=[[depths keeper]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
expect locations.0=[[depths keeper]]
ask 1 action

% Lords that moved along stay used: no power, no key   [A-8.15 A-9.3]
start 2
given hands=[[crab1 jellyfish5] [crab5]] pearls=[5 1] keys.0=1 locations.0=[[depths slaver keeper]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
do 0 play jellyfish5
do 0 done
do 0 exchange depths parliament
expect locations.0=[[parliament slaver keeper]] keys.0=1
ask 1 action                        # neither a location nor a sale

% The exchange comes before the keys: what was given up can be taken for them   [A-8.15 A-7.6 A-9.2]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] keys.0=3 locations.0=[[depths keeper]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
do 0 exchange depths parliament
ask 0 location: control depths | draw 1 | draw 2 | draw 3 | draw 4
do 0 control depths
expect locations.0=[[parliament keeper] [depths]] available=[] keys.0=0

% Black Smokers by the Illusionist can be exchanged at once for any of the stack   [A-8.15 A-9.5]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] locations.0=[[depths keeper reaper]]
      available=[sargasso-silos hydrozoa-reserves parliament barracks dockworks sanctuary sargasso-fields oceanic-senate
                 chasm giant-clams abyss throne-room jail closed-tower black-smokers]
      court=[illusionist miller aquaculturalist landowner]
view 0 stack=?4
do 0 recruit illusionist
do 0 exchange depths black-smokers
ask 0 smokers: decline | exchange black-smokers lost-tower | exchange black-smokers chamber-of-allies
             | exchange black-smokers coral-barrier | exchange black-smokers city-of-mirrors
view 0 stack=[lost-tower chamber-of-allies coral-barrier city-of-mirrors]
view 1 stack=?4
refuse 0 exchange black-smokers depths: A-9.5   # available, not of the stack
do 0 exchange black-smokers coral-barrier
expect locations.0=[[coral-barrier keeper reaper]] stack=[lost-tower chamber-of-allies city-of-mirrors black-smokers]
       available=[sargasso-silos hydrozoa-reserves parliament barracks dockworks sanctuary sargasso-fields
                  oceanic-senate chasm giant-clams abyss depths throne-room jail closed-tower]
view 0 stack=?4
ask 1 action

% Black Smokers by the Illusionist may be kept   [A-8.15 A-9.5]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] available=[black-smokers] locations.0=[[depths keeper]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
do 0 exchange depths black-smokers
do 0 decline
expect locations.0=[[black-smokers keeper]] available=[depths]
ask 1 action

% Black Smokers by the Illusionist with an empty stack: no second exchange   [A-8.15 A-9.5]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] locations.0=[[depths keeper]]
      available=[sargasso-silos hydrozoa-reserves parliament barracks dockworks sanctuary sargasso-fields oceanic-senate
                 chasm giant-clams abyss throne-room jail closed-tower lost-tower chamber-of-allies coral-barrier
                 city-of-mirrors black-smokers]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
do 0 exchange depths black-smokers
expect locations.0=[[black-smokers keeper]] stack=[]
ask 1 action

% Black Smokers can be given up to the Illusionist   [A-8.15]
start 2
given hands=[[jellyfish5] [crab5]] pearls=[5 1] locations.0=[[black-smokers keeper]]
      court=[illusionist miller aquaculturalist landowner]
do 0 recruit illusionist
do 0 exchange black-smokers parliament
expect locations.0=[[parliament keeper]] available=[black-smokers]
ask 1 action

% The Illusionist works once   [A-8.1 A-8.15]
start 2
given lords.0=[illusionist] hands=[[crab1] [crab5]] locations.0=[[depths keeper]] council-crab=[crab2]
      court=[miller aquaculturalist landowner]
do 0 council crab
ask 1 action
expect locations.0=[[depths keeper]]

# ---- Master of Magic: any ally played may be affiliated ----

% For its own recruitment the lowest ally stays   [A-8.7]
start 2
given hands=[[crab2 shellfish5 jellyfish3] [crab5]] court=[master-of-magic keeper reaper shepherd miller landowner]
do 0 recruit master-of-magic
do 0 play crab2
do 0 play shellfish5
expect lords.0=[master-of-magic] affiliated.0=[crab2] discard=[shellfish5 jellyfish3]
ask 1 action

% For the next recruitment any ally played may stay   [A-8.7]
start 2
given lords.0=[master-of-magic] hands=[[crab2 squid3 seahorse4] [crab5]]
do 0 recruit aquaculturalist
do 0 play crab2
do 0 play squid3
ask 0 affiliate: affiliate crab2 | affiliate squid3 | affiliate seahorse4
refuse 0 affiliate crab5: A-7.3
do 0 affiliate seahorse4
expect affiliated.0=[seahorse4] discard=[crab2 squid3] lords.0=[master-of-magic aquaculturalist]

% The lowest may stay as before   [A-8.7]
start 2
given lords.0=[master-of-magic] hands=[[crab2 squid3 seahorse4] [crab5]]
do 0 recruit aquaculturalist
do 0 play crab2
do 0 play squid3
do 0 affiliate crab2
expect affiliated.0=[crab2] discard=[squid3 seahorse4]

% Two of one race: the higher may stay   [A-8.7]
start 2
given lords.0=[master-of-magic] hands=[[seahorse3 seahorse5] [crab5]]
do 0 recruit shepherd
do 0 play seahorse3
ask 0 affiliate: affiliate seahorse3 | affiliate seahorse5
do 0 affiliate seahorse5
expect affiliated.0=[seahorse5] discard=[seahorse3]

% One ally played: there is nothing to choose   [A-8.7 A-3.3]
start 2
given lords.0=[master-of-magic] hands=[[seahorse5] [crab5]] pearls=[3 1]
do 0 recruit shepherd
expect affiliated.0=[seahorse5]
ask 1 action

% An opponent of the Master of Magic keeps the lowest   [A-8.7 A-7.3]
start 2
given agenda=[[action 1]] active=1 lords.0=[master-of-magic] hands=[[crab5] [seahorse3 seahorse5]]
do 1 recruit shepherd
do 1 play seahorse3
expect affiliated.1=[seahorse3] discard=[seahorse5]

% A rotated Master of Magic has no say   [A-8.5 A-8.7]
start 2
given lords.0=[master-of-magic] rotated.0=[master-of-magic] hands=[[seahorse3 seahorse5] [crab5]]
do 0 recruit shepherd
do 0 play seahorse3
expect affiliated.0=[seahorse3] discard=[seahorse5]

% A Master of Magic under a location has no say   [A-8.1 A-8.7]
start 2
given locations.0=[[jail master-of-magic]] hands=[[seahorse3 seahorse5] [crab5]]
do 0 recruit shepherd
do 0 play seahorse3
expect affiliated.0=[seahorse3] discard=[seahorse5]

% At the end of the game the lowest of each race stays, Master of Magic or not   [A-8.7 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 lords.1=[master-of-magic] hands=[[] [crab2 crab4 squid3]]
      council-squid=[squid5]
score 0 11                          # 6 and crab 2, squid 3
do 1 council squid
over
expect affiliated.1=[crab2 squid3]
score 0 11
