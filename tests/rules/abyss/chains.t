# Lords that other lords bring, and powers that meet: what the chapters of the lords leave out.

game abyss

% Corruptor brings Commander: opponents discard at once, before slide and refill   [A-8.3 A-8.4 A-7.6]
start 3
given court=[corruptor commander keeper] hands=[[squid2 squid4 squid4] [crab1 crab2 crab3 squid1 squid2 squid3 jellyfish1] [crab1 crab2 crab3 squid1 seahorse2 squid3 jellyfish1 jellyfish2]] pearls=[5 0 0]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe commander
ask 1 limit
expect court=[- - keeper - - -] pearls=[0 0 0]
do 1 discard crab1
ask 2 limit
do 2 discard crab1
deal trader sage oracle seeker hunter
do 2 discard crab2
expect pearls=[2 0 0] lords.0=[commander corruptor]
ask 1 action

% Traitor brings Jailer for its Shaman; the limit of an opponent's Commander comes at the end of the turn   [A-8.3 A-8.11 A-8.21]
start 2
given court=[traitor jailer keeper reaper miller] lords=[[shaman] [commander]] pearls=[0 0]
      hands=[[crab3 squid4 jellyfish5 crab1 crab1 crab2 seahorse1 seahorse1 seahorse2 seahorse3] [crab1 crab2]]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 play jellyfish5
do 0 done
do 0 swap shaman jailer
ask 1 jailer: discard crab1 | discard crab2
do 1 discard crab1
ask 0 limit
do 0 discard crab1
ask 1 action

% The Schemer draws the Assassin, who rotates the Commander: no limit at the end of the turn   [A-8.3 A-8.5 A-8.4]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper] [commander]] pearls=[1 1]
      hands=[[crab2 squid3 jellyfish3 crab1 crab1 crab1 seahorse1 seahorse1 seahorse2 seahorse3] [crab1 crab2]]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
do 0 play jellyfish3
do 0 done
deal assassin
do 0 give-up keeper
told 0 rotated commander 1
expect rotated=[[] [commander]]
ask 1 action

% The Traitor's own Commander given up limits nobody   [A-8.8]
start 2
given court=[traitor landowner keeper reaper miller] lords=[[commander] []] pearls=[0 0]
      hands=[[crab3 squid4 jellyfish5] [crab1 crab2 squid1 squid2 squid3 seahorse1]] council-jellyfish=[jellyfish1 jellyfish2]
      council-crab=[crab4]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 swap commander landowner
do 1 council jellyfish
ask 0 action

% Corruptor brings Illusionist, Black Smokers, exchange, then keys   [A-8.3 A-8.15 A-9.5]
start 2
given court=[corruptor illusionist keeper reaper shepherd] hands=[[squid2 squid4 squid4] [crab1]] pearls=[5 0]
      locations=[[[chasm tamer]] []] available=[black-smokers]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe illusionist
do 0 exchange chasm black-smokers
do 0 exchange black-smokers jail
expect locations.0=[[jail tamer]] available=[chasm] lords.0=[illusionist corruptor]
ask 1 action

% Tamed on space 3 of the threat without tokens, on the fifth space: two pearls and the pearl, unasked   [A-8.6 A-5.9 A-5.7]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[0 0] lords.1=[tamer] threat=3 hands.1=[crab1]
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3 4]]
deal monster
do 0 go-on
told 0 fought 2-pearls
expect pearls=[3 0] threat=1

% Corruptor brings Hunter   [A-8.3 A-8.17]
start 3
given court=[corruptor hunter keeper reaper shepherd] hands=[[squid2 squid4 squid4] [crab1] []] pearls=[5 0 0] tokens=[[] [2] [3]]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe hunter
ask 0 hunter: rob 1 | rob 2
deal token3
do 0 rob 2
expect tokens=[[3] [2] []]
ask 1 action

% Landlord by the Traitor pays on arrival   [A-8.2 A-8.3]
start 2
given court=[traitor landlord keeper reaper miller] lords=[[commander] []] pearls=[0 0]
      hands=[[crab3 squid4 jellyfish5] [crab1]]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
do 0 swap commander landlord
expect pearls=[1 0]
ask 1 action

% Corruptor brings Apprentice, pearls gone   [A-8.3 A-8.18]
start 2
given court=[corruptor apprentice keeper reaper shepherd] hands=[[squid2 squid4 squid4] [crab1]] pearls=[5 0] council-crab=[crab4] council-squid=[squid3]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
do 0 bribe apprentice
ask 0 apprentice: council crab | council squid
do 0 council squid
expect hands.0=[squid3]
ask 1 action

% The Schemer as seventh lord draws the Invoker: an extra turn, then the other player   [A-8.14 A-10.8]
start 2
given court=[schemer reaper shepherd miller landowner] lords=[[keeper jailer seeker trader peddler hunter] []] pearls=[0 0]
      hands=[[crab2 squid3 jellyfish3] [crab1 crab2]] council-crab=[crab4] council-squid=[squid3]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
deal invoker
do 0 give-up keeper
ask 0 action
do 0 council crab
ask 1 action
do 1 council squid
over

% The Assassin against three, one with Shaman, one with nothing free, one with two   [A-8.5 A-8.22]
start 4
given court=[assassin keeper reaper miller] hands=[[crab5] [crab2] [] [crab1]] pearls=[5 0 0 0]
   lords=[[] [shaman trader] [peddler] [slaver oracle]] rotated=[[] [] [peddler] []]
do 0 recruit assassin
ask 0 assassin: rotate slaver | rotate oracle
do 0 rotate oracle
expect rotated=[[] [] [peddler] [oracle]]
% A failed refill with four players: the three others have one more turn each   [A-10.1 A-10.2]
start 4
given agenda=[[action 2]] active=2 court=[shepherd miller landowner] hands=[[] [] [seahorse3 seahorse5] []]
      council-crab=[crab1] council-squid=[squid1] council-jellyfish=[jellyfish1] council-shellfish=[shellfish1] pearls=[0 0 0 0]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic opportunist corruptor traitor diplomat treasurer schemer keeper reaper
    aquaculturalist sage hermit elder]
do 2 recruit shepherd
do 2 play seahorse3
expect last=2
do 3 council crab
do 0 council squid
do 1 council jellyfish
over

% Commander arrives in the last turn of all: who has had the last turn discards, too   [A-8.4 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 court=[commander keeper reaper miller] pearls=[0 3]
   hands=[[crab1 crab2 squid1 squid2 squid3 seahorse1 seahorse2] [crab5]]
do 1 recruit commander
ask 0 limit
do 0 discard crab1
over
expect affiliated.0=[crab2 squid1 seahorse1]

% No power is used while a location is chosen or exchanged   [A-8.2]
start 2
given agenda=[[location 0]] keys=[3 0] hands=[[squid1] [crab1]] lords.0=[slaver]
deal jail black-smokers
do 0 draw 2
refuse 0 sell squid1: A-8.2
do 0 control black-smokers
refuse 0 sell squid1: A-8.2
do 0 decline
ask 0 spend: spend slaver | spend-key
do 0 spend-key
ask 0 after: end | sell squid1

% Opportunist not on the fifth space   [A-8.21]
start 2
given agenda=[[take 0]] lords=[[opportunist] []] track=[crab1 crab2 crab3 crab4] pearls=[0 0] hands.1=[crab1]
deal monster
do 0 go-on
ask 0 fight: fight pearl | fight token
refuse 0 replace keeper: A-8.21
do 0 fight pearl
ask 0 after includes: end | replace keeper
