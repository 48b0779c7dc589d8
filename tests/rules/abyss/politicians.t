# The politicians: Opportunist, Corruptor, Traitor, Diplomat, Treasurer, Schemer.

game abyss

# ---- Opportunist: another lord into the court ----

% The Opportunist costs 6 and three races with squid, has 5 points and a key, and works at once   [A-7.1 A-8.2 A-8.18]
start 2
given court=[opportunist keeper reaper shepherd miller landowner]
      hands=[[crab2 squid3 jellyfish1] []] pearls=[0 1]
score 6 0
do 0 recruit opportunist
told 0 recruits opportunist 6
do 0 play crab2
do 0 play squid3
expect lords.0=[opportunist] affiliated.0=[jellyfish1] pearls.0=0
ask 0 after: end | replace keeper | replace reaper | replace shepherd | replace miller | replace landowner
score 6 0                  # 5, jellyfish 1
deal tamer
do 0 replace keeper
expect court=[tamer reaper shepherd miller landowner -] gone=[keeper]
ask 1 action               # nothing is left to use: the turn has passed

% The Opportunist sends a lord away; the top of the deck takes its very space   [A-8.18 A-8.20]
start 2
given lords=[[opportunist] []] council-crab=[crab1]
ask 0 action: explore | council crab | replace keeper | replace reaper | replace shepherd
      | replace miller | replace aquaculturalist | replace landowner
deal tamer
do 0 replace shepherd
told 0 removed shepherd
told 0 to-court tamer 3
untold 0 refill
barrier yes
expect court=[keeper reaper tamer miller aquaculturalist landowner] gone=[shepherd]
       pearls=[1 1] lords.0=[opportunist]
ask 0 action: explore | council crab

% The Opportunist works once in a turn and again in the next   [A-8.2 A-8.18]
start 2
given lords=[[opportunist] []] council-crab=[crab1] council-squid=[squid1] hands=[[] [crab2]]
deal tamer
do 0 replace shepherd
expect powers=[opportunist]
refuse 0 replace keeper: A-8.2
do 0 council crab
do 1 council squid
ask 0 action includes: replace keeper | replace tamer
refuse 0 replace shepherd: A-8.18
deal hunter
do 0 replace tamer
expect court=[keeper reaper hunter miller aquaculturalist landowner] gone=[tamer shepherd]

% With an empty deck of lords the Opportunist does nothing   [A-8.18 A-3.3]
start 2
given lords=[[opportunist] []] council-crab=[crab1] hands=[[] [crab2]]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic corruptor traitor diplomat treasurer schemer sage hermit elder]
ask 0 action: explore | council crab
refuse 0 replace keeper: A-8.18
do 0 council crab
ask 1 action               # no question after the action

% The last lord of the deck comes into the court: that is no end   [A-8.18 A-10.1]
start 2
given lords=[[opportunist] []] council-crab=[crab1] hands=[[] [crab2]] lord-deck=[tamer]
given gone=[recruiter jailer seeker assassin commander hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic corruptor traitor diplomat treasurer schemer sage hermit elder]
deal tamer
do 0 replace keeper
expect lord-deck=[] last=- court=[tamer reaper shepherd miller aquaculturalist landowner]
do 0 council crab
ask 1 action

% An opponent's Opportunist waits for its owner's turn   [A-8.2 A-8.18]
start 2
given lords=[[] [opportunist]] council-crab=[crab1] council-squid=[squid1]
ask 0 action: explore | council crab | council squid
refuse 0 replace keeper: A-8.2
do 0 council crab
ask 1 action includes: replace keeper

% A rotated Opportunist does nothing   [A-8.5 A-8.18]
start 2
given lords=[[opportunist] []] rotated=[[opportunist] []] council-crab=[crab1]
ask 0 action: explore | council crab
refuse 0 replace keeper: A-8.2

% An Opportunist under a location does nothing   [A-8.1 A-9.3]
start 2
given locations=[[[chasm opportunist tamer]] []] council-crab=[crab1]
ask 0 action: explore | council crab
refuse 0 replace keeper: A-8.2

% The Opportunist works during an exploration and between two plots   [A-8.2 A-8.18]
start 2
given lords=[[opportunist] []] court=[keeper reaper shepherd] pearls=[2 0]
deal tamer
do 0 plot
deal hunter
do 0 replace tamer
deal seeker crab1          # nothing is left but to explore
do 0 plot
expect court=[keeper reaper shepherd hunter seeker -] pearls=[0 0]
ask 0 take: take crab1 | go-on

% The Opportunist works at every free choice of an exploration, before an ally and before a monster   [A-8.2 A-8.18]
start 2
given lords=[[opportunist] []] pearls=[0 0]
deal crab1
do 0 explore
ask 0 take includes: take crab1 | go-on | replace landowner
deal monster
do 0 go-on
ask 0 fight includes: fight pearl | go-on | replace landowner
deal tamer
do 0 replace landowner
expect court.5=tamer
ask 0 fight: fight pearl | fight token | go-on

% The Opportunist does not work inside a payment   [A-8.2]
start 2
given lords=[[opportunist] []] hands=[[seahorse4 seahorse5] []] pearls=[4 1]
do 0 recruit shepherd
ask 0 pay: play seahorse4 | play seahorse5
do 0 play seahorse4
ask 0 pay: done | play seahorse5
do 0 done
ask 0 after: end | replace keeper | replace reaper | replace miller
      | replace aquaculturalist | replace landowner

% The Opportunist that a Corruptor brings works in the same turn   [A-8.2 A-8.9]
start 2
given court=[corruptor opportunist keeper reaper shepherd miller]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe opportunist
ask 0 after: end | replace keeper | replace reaper | replace shepherd | replace miller
do 0 end
ask 1 action

# ---- Corruptor: one more lord for 5 pearls ----

% The Corruptor costs 10 in squids, has 6 points and no key, and brings one more lord for 5 pearls   [A-8.9 A-7.3]
start 2
given court=[corruptor keeper reaper shepherd miller landowner]
      hands=[[crab1 squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
told 0 recruits corruptor 10
do 0 play squid2
do 0 play squid4
do 0 play squid4
ask 0 pay: done
do 0 done
ask 0 corruptor: decline | bribe keeper | bribe reaper | bribe shepherd | bribe miller | bribe landowner
refuse 0 bribe tamer: A-8.9
do 0 bribe landowner
told 0 bribed landowner
told 0 paid 5
told 0 joined landowner
untold 0 affiliated
expect lords.0=[corruptor landowner] affiliated.0=[squid2] hands.0=[crab1] pearls=[0 1]
       court=[keeper reaper shepherd miller - -] keys=[0 0]
score 21 0                 # 6 and 12, squid 2, crab 1
ask 1 action

% The Corruptor may be left unused   [A-8.9]
start 2
given court=[corruptor keeper reaper shepherd miller landowner]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 decline
told 0 declined
expect lords.0=[corruptor] pearls=[5 1] court=[keeper reaper shepherd miller landowner -]
ask 1 action

% With 4 pearls the Corruptor brings nobody   [A-8.9 A-3.3]
start 2
given court=[corruptor keeper reaper shepherd miller landowner]
      hands=[[squid2 squid4 squid4] []] pearls=[4 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
untold 0 declined
expect lords.0=[corruptor] pearls=[4 1]
ask 1 action

% Pearls spent on the Corruptor himself are gone: 1 of 5 paid leaves too few   [A-8.9 A-7.2]
start 2
given court=[corruptor keeper reaper shepherd miller landowner]
      hands=[[squid1 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
do 0 play squid4
told 0 paid 1
expect lords.0=[corruptor] pearls=[4 1]
ask 1 action

% An empty court: the Corruptor brings nobody, then the court is filled   [A-8.9 A-7.6]
start 2
given court=[corruptor] hands=[[squid2 squid4 squid4] [shellfish1]] pearls=[5 1]
deal tamer hunter seeker jailer recruiter assassin
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
expect lords.0=[corruptor] pearls=[7 1] court=[tamer hunter seeker jailer recruiter assassin]
ask 1 action

% The 2 pearls of the refill come too late for the Corruptor   [A-7.6 A-8.9]
start 2
given court=[corruptor keeper reaper] hands=[[squid2 squid4 squid4] [shellfish1]] pearls=[3 1]
deal tamer hunter seeker jailer
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
expect lords.0=[corruptor] pearls=[5 1] court=[keeper reaper tamer hunter seeker jailer]
ask 1 action

% Two lords leave the court: it is filled once, for 2 pearls   [A-7.5 A-8.9]
start 2
given court=[corruptor keeper reaper] hands=[[squid2 squid4 squid4] [shellfish1]] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
expect court=[- keeper reaper - - -] pearls=[5 1]
deal tamer hunter seeker jailer recruiter
do 0 bribe keeper
told 0 refill 5
expect lords.0=[corruptor keeper] pearls=[2 1] court=[reaper tamer hunter seeker jailer recruiter]

% Three lords would have stayed, the Corruptor makes them two: the court is filled   [A-7.5 A-8.9]
start 2
given court=[corruptor keeper reaper shepherd] hands=[[squid2 squid4 squid4] [shellfish1]] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
deal tamer hunter seeker jailer
do 0 bribe reaper
expect lords.0=[corruptor reaper] pearls=[2 1] court=[keeper shepherd tamer hunter seeker jailer]

% An opponent's Recruiter makes the Corruptor dearer, not his bribe   [A-8.9 A-8.10]
start 2
given court=[corruptor keeper reaper shepherd miller landowner] lords=[[] [recruiter]]
      hands=[[squid3 squid4 squid5] []] pearls=[6 1]
do 0 recruit corruptor
told 0 recruits corruptor 12
do 0 play squid3
do 0 play squid4
do 0 play squid5
do 0 bribe landowner
told 0 paid 5
expect pearls=[1 1] lords.0=[corruptor landowner]

% With an opponent's Recruiter exactly 5 pearls are enough for the bribe   [A-8.9 A-8.10]
start 2
given court=[corruptor keeper reaper shepherd miller landowner] lords=[[] [recruiter]]
      hands=[[squid3 squid4 squid5] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid3
do 0 play squid4
do 0 play squid5
do 0 bribe keeper
expect pearls=[0 1] lords.0=[corruptor keeper]

% The Treasurer makes the Corruptor cheaper, not his bribe   [A-8.9 A-8.10]
start 2
given court=[corruptor keeper reaper shepherd miller landowner] lords=[[treasurer] []]
      hands=[[squid3 squid5] []] pearls=[6 1]
do 0 recruit corruptor
told 0 recruits corruptor 8
do 0 play squid3
do 0 play squid5
do 0 bribe keeper
told 0 paid 5
expect pearls=[1 1] lords.0=[corruptor treasurer keeper]

% With the Treasurer 4 pearls are still too few for the bribe   [A-8.9 A-8.10]
start 2
given court=[corruptor keeper reaper shepherd miller landowner] lords=[[treasurer] []]
      hands=[[squid3 squid5] []] pearls=[4 1]
do 0 recruit corruptor
do 0 play squid3
expect pearls=[4 1] lords.0=[corruptor treasurer]
ask 1 action

% The Corruptor is the seventh lord, the lord he brings an eighth   [A-8.9 A-10.1]
start 2
given court=[corruptor keeper reaper shepherd miller landowner]
      lords=[[jailer seeker assassin hunter trader peddler] []]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
told 0 last 7
do 0 bribe landowner
untold 0 last
expect last=0 lords.0=[jailer seeker assassin hunter trader peddler corruptor landowner]
ask 1 action

% The lord the Corruptor brings may be the seventh   [A-8.9 A-10.1]
start 2
given court=[corruptor keeper reaper shepherd miller landowner]
      lords=[[jailer seeker assassin hunter trader] []]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
expect last=-
do 0 bribe landowner
told 0 last 7
expect last=0

% A lord the Corruptor brings uses its arrow power at once   [A-8.3 A-8.9]
start 2
given court=[corruptor trader keeper reaper shepherd miller]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe trader
told 0 pearls 3
expect pearls=[3 1] lords.0=[trader corruptor]

% The third key may come with the bribed lord   [A-8.9 A-9.1]
start 2
given court=[corruptor keeper reaper shepherd miller landowner] keys=[2 0] lords=[[] []]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe keeper
ask 0 location: control parliament | draw 1 | draw 2 | draw 3 | draw 4
do 0 control parliament
expect locations.0=[[parliament keeper]] lords.0=[corruptor] keys=[0 0]

% Corruptor brings Traitor brings Elder   [A-8.3 A-8.8 A-8.9 A-8.16]
start 2
given court=[corruptor traitor elder keeper reaper shepherd] lords=[[miller] []]
      affiliated=[[seahorse2] []] hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe traitor
ask 0 traitor includes: decline | swap miller elder | swap corruptor elder
deal chasm jail depths
do 0 swap miller elder
ask 0 embassy: control chasm | control jail | control depths
do 0 control jail
expect lords.0=[corruptor traitor] locations.0=[[jail elder]] gone=[miller]
       available=[parliament chasm depths] affiliated.0=[squid2 seahorse2] pearls=[0 1]
       court=[keeper reaper shepherd - - -]
ask 1 action

% The Traitor gives up the very Corruptor who brought him   [A-8.23]
start 2
given court=[corruptor traitor landowner keeper reaper shepherd]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe traitor
ask 0 traitor: decline | swap corruptor landowner | swap corruptor keeper
      | swap corruptor reaper | swap corruptor shepherd
do 0 swap corruptor landowner
expect lords.0=[traitor landowner] gone=[corruptor] affiliated.0=[squid2]

% Corruptor brings Schemer, who gives the Corruptor up   [A-8.3 A-8.23]
start 2
given court=[corruptor schemer landowner keeper reaper shepherd]
      hands=[[squid2 squid4 squid4] []] pearls=[5 1]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe schemer
ask 0 schemer: decline | give-up corruptor
deal peddler
do 0 give-up corruptor
expect lords.0=[peddler schemer] gone=[corruptor] pearls=[2 1]

# ---- Traitor: a lord of one's own for one of the court ----

% The Traitor costs 12 and three races with squid, has 6 points and no key, and swaps a lord   [A-8.8 A-8.20]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[keeper] [tamer]]
      affiliated=[[seahorse1] []] hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
told 0 recruits traitor 12
do 0 play crab3
do 0 play squid4
ask 0 traitor: decline | swap keeper reaper | swap keeper shepherd | swap keeper miller
      | swap keeper landowner
refuse 0 swap traitor reaper: A-8.8
refuse 0 swap tamer reaper: A-8.8
refuse 0 swap keeper seeker: A-8.8
do 0 swap keeper landowner
told 0 gave-up keeper
told 0 joined landowner
expect lords=[[traitor landowner] [tamer]] gone=[keeper] affiliated.0=[crab3 seahorse1]
       court=[reaper shepherd miller - - -] pearls=[1 1]
score 22 4                 # 6 and 12, crab 3, seahorse 1
ask 1 action

% The Traitor may be left unused   [A-8.8]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[keeper] []]
      hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 decline
expect lords.0=[traitor keeper] gone=[] court=[reaper shepherd miller landowner - -]
ask 1 action

% Without another lord the Traitor swaps nothing   [A-8.8 A-3.3]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[] [keeper]]
      hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
expect lords=[[traitor] [keeper]] gone=[]
ask 1 action

% With all other lords under locations the Traitor swaps nothing   [A-8.8 A-9.3]
start 2
given court=[traitor reaper shepherd miller landowner] locations=[[[chasm tamer keeper commander]] []]
      hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
expect lords.0=[traitor] locations.0=[[chasm commander tamer keeper]] gone=[]
ask 1 action

% Of several lords those under locations cannot be given up   [A-8.8 A-9.3]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[seeker] []]
      locations=[[[chasm tamer keeper commander]] []] hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
ask 0 traitor: decline | swap seeker reaper | swap seeker shepherd | swap seeker miller
      | swap seeker landowner
refuse 0 swap keeper reaper: A-8.8

% A rotated lord may be given up; the new one stands upright   [A-8.5 A-8.8]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[keeper] []] rotated=[[keeper] []]
      keys=[2 0] hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 swap keeper reaper
expect rotated.0=[] gone=[keeper] lords.0=[traitor reaper]
ask 0 location             # the Reaper's key and two tokens

% A rotated Treasurer given up: rotation goes with the lord, others keep theirs   [A-8.5 A-8.8]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[treasurer keeper] []]
      rotated=[[treasurer keeper] []] hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
told 0 recruits traitor 12
do 0 play crab3
do 0 play squid4
do 0 swap treasurer reaper
expect rotated.0=[keeper] gone=[treasurer] lords.0=[traitor keeper reaper]

% An empty court: the Traitor swaps nothing, then the court is filled   [A-8.8 A-7.6]
start 2
given court=[traitor] lords=[[keeper] []] hands=[[crab3 squid4 jellyfish5] [shellfish1]]
deal tamer hunter seeker jailer recruiter assassin
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
expect lords.0=[traitor keeper] gone=[] pearls=[3 1]
       court=[tamer hunter seeker jailer recruiter assassin]
ask 1 action

% Three lords would have stayed, the swap makes them two: 2 pearls and a refill   [A-7.5 A-8.8]
start 2
given court=[traitor reaper shepherd miller] lords=[[keeper] []] hands=[[crab3 squid4 jellyfish5] [shellfish1]]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
expect pearls=[1 1]
deal tamer hunter seeker jailer
do 0 swap keeper shepherd
expect pearls=[3 1] court=[reaper miller tamer hunter seeker jailer]

% A lord the Traitor brings uses its arrow power at once   [A-8.3 A-8.8]
start 2
given court=[traitor peddler shepherd miller landowner] lords=[[keeper] []]
      hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 swap keeper peddler
told 0 pearls 2
expect pearls=[3 1] lords.0=[peddler traitor]

% The Traitor brings a Corruptor, who may take one more lord   [A-8.3 A-8.9]
start 2
given court=[traitor corruptor shepherd miller landowner] lords=[[keeper] []] pearls=[5 1]
      hands=[[crab3 squid4 jellyfish5] [shellfish1]]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 swap keeper corruptor
ask 0 corruptor: decline | bribe shepherd | bribe miller | bribe landowner
deal tamer hunter seeker jailer
do 0 bribe landowner
expect lords.0=[corruptor traitor landowner] gone=[keeper] pearls=[2 1]

% A key given up no longer counts: no location   [A-8.8 A-9.1 A-9.6]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[keeper tamer] []]
      hands=[[crab3 squid4 jellyfish5] []] keys=[1 0]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 swap keeper miller
expect locations.0=[] lords.0=[tamer traitor miller] keys=[1 0]
ask 1 action

% A Treasurer given up after the payment has done its work   [A-7.6 A-8.8]
start 2
given court=[traitor reaper shepherd miller landowner] lords=[[treasurer] []]
      hands=[[crab3 squid4 jellyfish3] []] pearls=[0 1]
do 0 recruit traitor
told 0 recruits traitor 10
do 0 play crab3
do 0 play squid4
do 0 affiliate crab3
do 0 swap treasurer landowner
expect lords.0=[traitor landowner] gone=[treasurer] pearls=[0 1]

# ---- Diplomat: any race ----

% The Diplomat costs 8 in squids, has 5 points and a key   [A-7.1 A-8.10]
start 2
given court=[diplomat keeper reaper shepherd miller landowner]
      hands=[[crab5 crab4 squid3 squid5] []] pearls=[0 1]
do 0 recruit diplomat
told 0 recruits diplomat 8
ask 0 pay: play squid3
do 0 play squid3
do 0 play squid5
do 0 done
expect lords.0=[diplomat] affiliated.0=[squid3] hands.0=[crab4 crab5]
score 12 0                 # 5, squid 3, crab 4

% Without a Diplomat crabs do not pay a farmer   [A-7.1 A-8.10]
start 2
given hands=[[crab1 crab4 crab5] []] lords=[[] [diplomat]]
refuse 0 recruit landowner: A-7.1
ask 0 action: explore

% With the Diplomat crabs alone pay a farmer   [A-8.10]
start 2
given hands=[[crab1 crab4 crab5] []] lords=[[diplomat] []] pearls=[0 1]
ask 0 action includes: recruit landowner | recruit shepherd
do 0 recruit landowner
do 0 play crab1
do 0 play crab4
expect lords.0=[diplomat landowner] affiliated.0=[crab1] pearls=[0 1]

% The Diplomat does not change the number of races   [A-8.10 A-7.1]
start 2
given hands=[[crab3 crab4 squid5] []] lords=[[diplomat] []] pearls=[9 1]
refuse 0 recruit keeper: A-7.1
ask 0 action: explore | recruit reaper | recruit shepherd | recruit miller | recruit landowner
do 0 recruit reaper
ask 0 pay: play crab3 | play crab4
do 0 play crab4
refuse 0 done: A-7.1
do 0 play squid5
do 0 done
expect lords.0=[diplomat reaper] affiliated.0=[crab4] hands.0=[crab3] pearls=[9 1]

% With the Diplomat one race is not paid with two   [A-8.10 A-7.1]
start 2
given hands=[[crab4 squid4 squid4] []] lords=[[diplomat] []] pearls=[1 1]
do 0 recruit shepherd
ask 0 pay: play squid4
do 0 play squid4
do 0 play squid4
do 0 done
expect affiliated.0=[squid4] hands.0=[crab4]

% The Diplomat does not shorten an ambassador's five races   [A-8.10 A-8.16]
start 2
given court=[sage keeper reaper shepherd miller landowner] lords=[[diplomat] []] pearls=[9 1]
      hands=[[crab5 shellfish5 squid5 seahorse5] []]
refuse 0 recruit sage: A-7.1
ask 0 action excludes: recruit sage

% With the Diplomat an ambassador comes for five races as ever   [A-8.10 A-8.16]
start 2
given court=[hermit keeper reaper shepherd miller landowner] lords=[[diplomat] []] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal chasm
do 0 play seahorse2
expect locations.0=[[chasm hermit]] lords.0=[diplomat] affiliated.0=[crab1]

% A rotated Diplomat waives nothing   [A-8.5 A-8.10]
start 2
given hands=[[crab1 crab4 crab5] []] lords=[[diplomat] []] rotated=[[diplomat] []]
refuse 0 recruit landowner: A-7.1

% A Diplomat under a location waives nothing   [A-8.1 A-8.10]
start 2
given hands=[[crab1 crab4 crab5] []] locations=[[[chasm diplomat]] []]
refuse 0 recruit landowner: A-7.1

% The Diplomat works from the next recruitment on, for lords of every guild   [A-8.10]
start 2
given court=[peddler alchemist commander treasurer landowner] lords=[[diplomat] []]
      hands=[[squid4 squid5] []] pearls=[1 1]
ask 0 action: explore | plot | recruit peddler | recruit alchemist | recruit commander
      | recruit landowner

# ---- Treasurer: 2 less ----

% The Treasurer costs 10 and two races with squid, has 5 points and a key; no discount for itself   [A-7.1 A-8.10]
start 2
given court=[treasurer keeper reaper shepherd miller landowner]
      hands=[[crab4 squid5] []] pearls=[1 1]
do 0 recruit treasurer
told 0 recruits treasurer 10
do 0 play crab4
told 0 paid 1
expect lords.0=[treasurer] affiliated.0=[crab4] pearls=[0 1]
score 9 0

% Without the missing pearl the Treasurer cannot be recruited   [A-7.2 A-8.10]
start 2
given court=[treasurer keeper reaper shepherd miller landowner]
      hands=[[crab4 squid5] []] pearls=[0 1]
refuse 0 recruit treasurer: A-7.2

% With the Treasurer every lord costs 2 less   [A-8.10]
start 2
given hands=[[seahorse3 seahorse5] []] lords=[[treasurer] []] pearls=[0 1]
ask 0 action: explore | recruit shepherd | recruit landowner
do 0 recruit landowner
told 0 recruits landowner 8
do 0 play seahorse3
untold 0 paid
expect lords.0=[treasurer landowner] affiliated.0=[seahorse3]

% 2 less is not 3 less   [A-8.10 A-7.2]
start 2
given hands=[[seahorse3 seahorse4] []] lords=[[treasurer] []] pearls=[0 1]
refuse 0 recruit landowner: A-7.2
ask 0 action: explore | recruit shepherd

% A Treasurer helps its owner alone   [A-8.10]
start 2
given hands=[[seahorse3 seahorse5] []] lords=[[] [treasurer]] pearls=[0 1]
refuse 0 recruit landowner: A-7.2

% A rotated Treasurer saves nothing   [A-8.5 A-8.10]
start 2
given hands=[[seahorse3 seahorse5] []] lords=[[treasurer] []] rotated=[[treasurer] []] pearls=[0 1]
refuse 0 recruit landowner: A-7.2
ask 0 action: explore | recruit shepherd

% A Treasurer under a location saves nothing   [A-8.1 A-8.10]
start 2
given hands=[[seahorse3 seahorse5] []] locations=[[[chasm treasurer]] []] pearls=[0 1]
refuse 0 recruit landowner: A-7.2

% Own Treasurer and opponent's Recruiter cancel out   [A-8.10]
start 2
given hands=[[seahorse1 seahorse4 seahorse5] []] lords=[[treasurer] [recruiter]] pearls=[0 1]
do 0 recruit landowner
told 0 recruits landowner 10
do 0 play seahorse1
do 0 play seahorse4
expect lords.0=[treasurer landowner] pearls=[0 1]

% Own Treasurer and own Recruiter: 2 less   [A-8.10]
start 2
given hands=[[seahorse3 seahorse5] []] lords=[[recruiter treasurer] []] pearls=[0 1]
do 0 recruit landowner
told 0 recruits landowner 8

% With Treasurer and Diplomat 8 of any race bring the Landowner   [A-8.10]
start 2
given hands=[[crab3 crab5] []] lords=[[diplomat treasurer] []] pearls=[0 1]
do 0 recruit landowner
told 0 recruits landowner 8
do 0 play crab3
expect lords.0=[diplomat treasurer landowner] affiliated.0=[crab3]

% With the Treasurer an ambassador costs 8, but five races   [A-8.10 A-8.16]
start 2
given court=[hermit keeper reaper shepherd miller landowner] lords=[[treasurer] []] pearls=[0 1]
      hands=[[crab1 shellfish1 squid2 seahorse2 jellyfish2] []]
do 0 recruit hermit
told 0 recruits hermit 8
do 0 play crab1
do 0 play shellfish1
do 0 play squid2
do 0 play seahorse2
ask 0 affiliate: affiliate crab1 | affiliate shellfish1
deal chasm
do 0 affiliate shellfish1
expect locations.0=[[chasm hermit]] lords.0=[treasurer] affiliated.0=[shellfish1]

% The Treasurer makes plotting no cheaper   [A-4.1 A-8.10]
start 2
given court=[keeper reaper shepherd] lords=[[treasurer] []] hands=[[crab1] []] pearls=[1 1]
deal tamer
do 0 plot
told 0 paid 1
expect pearls=[0 1]

% Surplus allies are not given back, even with the Treasurer   [A-7.2 A-8.10]
start 2
given hands=[[seahorse5 seahorse4] []] lords=[[treasurer] []] pearls=[0 1]
do 0 recruit shepherd
told 0 recruits shepherd 6
do 0 play seahorse4
expect hands.0=[] affiliated.0=[seahorse4] pearls=[0 1]

# ---- Schemer: a lord of one's own for the top of the deck ----

% The Schemer costs 8 and three races with squid, has 6 points and no key, and swaps a lord unseen   [A-8.8 A-8.20]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper] [tamer]]
      affiliated=[[seahorse1] []] hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
told 0 recruits schemer 8
do 0 play crab2
do 0 play squid3
ask 0 schemer: decline | give-up keeper
refuse 0 give-up schemer: A-8.8
refuse 0 give-up tamer: A-8.8
deal hunter
do 0 give-up keeper
told 0 gave-up keeper
told 0 joined hunter
barrier yes
expect lords=[[hunter schemer] [tamer]] gone=[keeper] affiliated.0=[crab2 seahorse1]
       court=[reaper shepherd miller landowner - -] pearls=[1 1]
score 15 4                 # 6 and 6, crab 2, seahorse 1
ask 1 action

% The Schemer may be left unused: nothing is drawn   [A-8.8]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper] []]
      hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
do 0 decline
untold 0 joined
expect lords.0=[schemer keeper] gone=[]
ask 1 action

% Without another lord the Schemer does nothing   [A-8.8 A-3.3]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[] [keeper]]
      hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
expect lords=[[schemer] [keeper]] gone=[]
ask 1 action

% With all other lords under locations the Schemer does nothing   [A-8.8 A-9.3]
start 2
given court=[schemer reaper shepherd miller landowner] locations=[[[chasm keeper tamer]] []]
      hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
expect lords.0=[schemer] locations.0=[[chasm tamer keeper]] gone=[]
ask 1 action

% A rotated lord may be given up to the Schemer; the new one stands upright   [A-8.5 A-8.8]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper] []] rotated=[[keeper] []]
      hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
deal hunter
do 0 give-up keeper
expect lords.0=[hunter schemer] rotated.0=[] gone=[keeper]

% With an empty deck the Schemer does nothing   [A-8.8]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper] []]
      hands=[[crab2 squid3 jellyfish3] [shellfish1]]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic opportunist corruptor traitor diplomat treasurer aquaculturalist sage hermit
    elder]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
expect lords.0=[schemer keeper] last=-
ask 1 action

% The Schemer works with an empty court   [A-8.8 A-7.6]
start 2
given court=[schemer] lords=[[keeper] []] hands=[[crab2 squid3 jellyfish3] [shellfish1]]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
deal hunter tamer seeker jailer recruiter assassin commander
do 0 give-up keeper
expect lords.0=[hunter schemer] pearls=[3 1]
       court=[tamer seeker jailer recruiter assassin commander]

% A lord the Schemer draws uses its arrow power at once   [A-8.3 A-8.8]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper] []] pearls=[1 5]
      hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
deal seeker
do 0 give-up keeper
told 1 lost 2
expect lords.0=[seeker schemer] pearls=[1 3]

% Schemer draws Traitor, Traitor brings Corruptor, Corruptor takes one more   [A-8.3 A-8.8 A-8.9 A-8.23]
start 2
given court=[schemer corruptor shepherd miller landowner] lords=[[keeper] []] pearls=[5 1]
      hands=[[crab2 squid3 jellyfish3] [shellfish1]]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
deal traitor
do 0 give-up keeper
ask 0 traitor: decline | swap schemer corruptor | swap schemer shepherd | swap schemer miller
      | swap schemer landowner
do 0 swap schemer corruptor
ask 0 corruptor: decline | bribe shepherd | bribe miller | bribe landowner
deal tamer hunter jailer seeker
do 0 bribe landowner
expect lords.0=[corruptor traitor landowner] gone=[schemer keeper] pearls=[2 1]
       affiliated.0=[crab2] court=[shepherd miller tamer hunter jailer seeker]
ask 1 action

% The Schemer draws an ambassador, who goes under a location at once   [A-8.3 A-8.16]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper] []]
      hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
deal sage chasm jail
do 0 give-up keeper
do 0 control chasm
expect lords.0=[schemer] locations.0=[[chasm sage]] available=[parliament jail]
ask 1 action

% The Schemer draws the last lord of the deck, and the court can no longer be filled: the end   [A-8.8 A-10.1]
start 2
given court=[schemer reaper shepherd] lords=[[keeper] []] hands=[[crab2 squid3 jellyfish3] [shellfish1]]
      lord-deck=[hunter]
given gone=[recruiter jailer seeker assassin commander tamer ship-master trader peddler landlord
    slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist master-of-magic
    opportunist corruptor traitor diplomat treasurer miller aquaculturalist landowner sage
    hermit elder]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
expect last=-
deal hunter
do 0 give-up keeper
told 0 last 2
expect lords.0=[hunter schemer] last=0 pearls=[3 1] court=[reaper shepherd - - - -]

% As the seventh lord the Schemer sets off the end before he gives one up   [A-8.8 A-10.1 A-10.8]
start 2
given court=[schemer reaper shepherd miller landowner]
      lords=[[jailer seeker assassin hunter trader peddler] []] hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
told 0 last 7
deal tamer
do 0 give-up trader
untold 0 last
expect last=0 lords.0=[jailer seeker assassin tamer hunter peddler schemer]

# ---- all of them ----

% Without a squid no politician comes, whatever the pearls   [A-7.1]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[20 1]
      hands=[[crab5 shellfish5 seahorse5 jellyfish5] []]
ask 0 action: explore
refuse 0 recruit opportunist: A-7.1
refuse 0 recruit corruptor: A-7.1
refuse 0 recruit traitor: A-7.1
refuse 0 recruit diplomat: A-7.1
refuse 0 recruit treasurer: A-7.1
refuse 0 recruit schemer: A-7.1

% Corruptor, Traitor and Schemer have no key: with two tokens there is no location   [A-9.1]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[corruptor traitor] []] keys=[2 0]
      hands=[[crab2 squid3 jellyfish3] []]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
do 0 decline
expect locations.0=[] keys=[2 0]
ask 1 action
