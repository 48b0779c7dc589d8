# The ambassadors: Hermit, Sage and Elder bring locations.

game abyss

# ---- Hermit: 1 location, 5 points ----

% The Hermit: 10 in five races; draws a location and goes under it   [A-8.16 A-7.1]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit hermit
told 0 recruits hermit 10
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal jail
do 0 play seahorse2
told 0 drew jail
told 0 controls jail
told 0 under hermit jail
untold 0 available
barrier yes
expect lords.0=[] locations.0=[[jail hermit]] available=[parliament] affiliated.0=[crab1]
       pearls=[0 1] keys=[0 0]
score 20 0                 # 5, Jail with one lord 14, crab 1
ask 1 action

% Four races, or 9 points in five, do not bring the Hermit   [A-7.1 A-7.2 A-8.16]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 0]
      hands=[[crab5 shellfish5 squid5 seahorse5] [crab1 shellfish2 squid2 seahorse2 jellyfish2]]
      council-crab=[crab1]
refuse 0 recruit hermit: A-7.1
do 0 council crab
refuse 1 recruit hermit: A-7.2

% The Hermit draws from the stack, not from the available locations   [A-8.16]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1] available=[parliament abyss]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal chasm
do 0 play seahorse2
expect locations.0=[[chasm hermit]] available=[parliament abyss]

% The Hermit touches no other key   [A-8.16 A-9.1]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1] lords=[[keeper] []] keys=[1 0]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal chasm
do 0 play seahorse2
expect locations.0=[[chasm hermit]] lords.0=[keeper] keys=[1 0]
ask 1 action

% The Hermit with an empty stack: its three keys take an available location by themselves   [A-8.16 A-9.1 A-9.3]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1] available=[parliament chasm]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [giant-clams] [abyss] [depths] [throne-room] [jail]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
do 0 play seahorse2
untold 0 drew
ask 0 location: control parliament | control chasm
refuse 0 draw 1: A-9.2
do 0 control chasm
told 0 under hermit chasm
expect locations.0=[[chasm hermit]] lords.0=[] available=[parliament]
ask 1 action

% The Hermit with an empty stack and keys of others: the player chooses which pay   [A-8.16 A-9.3]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1] available=[parliament chasm]
      lords=[[keeper] []] keys=[2 0] hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [giant-clams] [abyss] [depths] [throne-room] [jail]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
do 0 play seahorse2
do 0 control chasm
ask 0 spend: spend keeper | spend hermit
do 0 spend keeper
told 0 under keeper chasm
expect locations.0=[[parliament hermit] [chasm keeper]] lords.0=[] keys=[0 0] available=[]

% The Hermit with an empty stack and two keys: only its own three make a set, the others stay   [A-8.16 A-9.3]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1] available=[parliament chasm]
      lords=[[keeper tamer] []] hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [giant-clams] [abyss] [depths] [throne-room] [jail]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
do 0 play seahorse2
do 0 control chasm
expect locations.0=[[chasm hermit]] lords.0=[tamer keeper]
ask 1 action

% The Hermit with neither stack nor available location stays free and keeps its keys   [A-8.16 A-9.4]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1] available=[]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
    [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths]
    [throne-room] [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier]
    [city-of-mirrors] [black-smokers]]]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
do 0 play seahorse2
told 0 no-location
untold 0 drew
expect lords.0=[hermit] locations.0=[]
ask 1 action

% A free ambassador can be rotated and given up like any lord   [A-8.5 A-8.8 A-8.16]
start 2
given court=[schemer reaper shepherd miller landowner] available=[] lords=[[hermit] []]
      rotated=[[hermit] []] hands=[[crab2 squid3 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
    [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths]
    [throne-room] [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier]
    [city-of-mirrors] [black-smokers]]]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
ask 0 schemer: decline | give-up hermit
deal peddler
do 0 give-up hermit
expect lords.0=[peddler schemer] gone=[hermit] rotated.0=[]

% The Hermit draws Black Smokers and may exchange it; the Hermit moves along   [A-8.16 A-9.5]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal black-smokers
do 0 play seahorse2
expect locations.0=[[black-smokers hermit]]
ask 0 smokers includes: decline | exchange black-smokers jail | exchange black-smokers chasm
refuse 0 exchange black-smokers parliament: A-9.5
do 0 exchange black-smokers jail
told 0 exchanged black-smokers jail
expect locations.0=[[jail hermit]] available=[parliament]
       stack=[sargasso-silos hydrozoa-reserves barracks dockworks sanctuary sargasso-fields
              oceanic-senate chasm giant-clams abyss depths throne-room closed-tower lost-tower
              chamber-of-allies coral-barrier city-of-mirrors black-smokers]
ask 1 action

% The Hermit draws Black Smokers as the last location of the stack: no exchange   [A-8.16 A-9.5]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []] stack=[black-smokers]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths] [throne-room]
    [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]]]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal black-smokers
do 0 play seahorse2
expect locations.0=[[black-smokers hermit]] stack=[]
ask 1 action

% As the seventh lord the Hermit sets off the end and still brings a location   [A-8.16 A-10.1]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1]
      lords=[[jailer seeker assassin hunter trader peddler] []]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit hermit
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal chasm
do 0 play seahorse2
told 0 last 7
expect last=0 locations.0=[[chasm hermit]]

% The Schemer draws the Hermit, who draws Black Smokers: exchanged before the court is filled   [A-8.3 A-8.16 A-9.5]
start 2
given court=[schemer shepherd miller] lords=[[keeper] []] hands=[[crab2 squid3 jellyfish3] [crab1]]
do 0 recruit schemer
do 0 play crab2
do 0 play squid3
deal hermit black-smokers
do 0 give-up keeper
ask 0 smokers includes: decline | exchange black-smokers jail
expect court=[- shepherd miller - - -] pearls=[1 1]
deal tamer hunter seeker jailer
do 0 exchange black-smokers jail
expect locations.0=[[jail hermit]] lords.0=[schemer] pearls=[3 1]
       court=[shepherd miller tamer hunter seeker jailer]

# ---- Sage: 1 of 2 locations, 4 points ----

% The Sage: 10 in five races; draws two locations, keeps one, the other becomes available   [A-8.16 A-7.1]
start 2
given court=[sage reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit sage
told 0 recruits sage 10
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal jail chasm
do 0 play seahorse2
told 0 drew jail
told 0 drew chasm
expect drawn=[chasm jail]
ask 0 embassy: control chasm | control jail
refuse 0 control parliament: A-8.16
refuse 0 draw 1: A-8.16
do 0 control jail
told 0 controls jail
told 0 available chasm
told 0 under sage jail
expect locations.0=[[jail sage]] available=[parliament chasm] drawn=[] lords.0=[]
score 19 0                 # 4, Jail with one lord 14, crab 1
ask 1 action

% One location in the stack: the Sage takes it   [A-8.16]
start 2
given court=[sage reaper shepherd miller landowner] pearls=[0 1] stack=[jail]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths] [throne-room]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit sage
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal jail
do 0 play seahorse2
expect locations.0=[[jail sage]] available=[parliament] stack=[]
ask 1 action

% The Sage with an empty stack: its three keys take the only available location   [A-8.16 A-9.1 A-3.3]
start 2
given court=[sage reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths] [throne-room]
    [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit sage
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
do 0 play seahorse2
untold 0 drew
expect locations.0=[[parliament sage]] available=[] lords.0=[]
ask 1 action

% The Sage draws Black Smokers and leaves it: it becomes available, without an exchange   [A-8.16 A-9.5]
start 2
given court=[sage reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit sage
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal black-smokers chasm
do 0 play seahorse2
do 0 control chasm
expect locations.0=[[chasm sage]] available=[parliament black-smokers]
ask 1 action

% The Sage keeps Black Smokers: the other drawn is available and no longer in the stack   [A-8.16 A-9.5]
start 2
given court=[sage reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit sage
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal black-smokers chasm
do 0 play seahorse2
do 0 control black-smokers
told 0 available chasm
ask 0 smokers excludes: exchange black-smokers chasm | exchange black-smokers parliament
do 0 exchange black-smokers depths
expect locations.0=[[depths sage]] available=[parliament chasm]

% The Corruptor brings the Sage: her location comes at once, no other key is touched   [A-8.3 A-8.9 A-8.16]
start 2
given court=[corruptor sage keeper reaper shepherd miller] keys=[2 0] pearls=[5 1]
      hands=[[squid2 squid4 squid4] []]
do 0 recruit corruptor
do 0 play squid2
do 0 play squid4
do 0 play squid4
deal jail chasm
do 0 bribe sage
do 0 control chasm
expect locations.0=[[chasm sage]] lords.0=[corruptor] keys=[2 0] affiliated.0=[squid2]
       available=[parliament jail]
ask 1 action

# ---- Elder: 1 of 3 locations, 3 points ----

% The Elder: 10 in five races; draws three locations, keeps one, the others become available   [A-8.16 A-7.1]
start 2
given court=[elder reaper shepherd miller landowner] pearls=[0 1]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
do 0 recruit elder
told 0 recruits elder 10
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal jail chasm depths
do 0 play seahorse2
ask 0 embassy: control chasm | control depths | control jail
do 0 control jail
told 0 available chasm
told 0 available depths
expect locations.0=[[jail elder]] available=[parliament chasm depths] lords.0=[]
score 18 0                 # 3, Jail with one lord 14, crab 1
ask 1 action

% Two locations in the stack: the Elder draws both   [A-8.16 A-8.20]
start 2
given court=[elder reaper shepherd miller landowner] pearls=[0 1] stack=[jail depths]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [throne-room]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit elder
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal jail depths
do 0 play seahorse2
ask 0 embassy: control depths | control jail
do 0 control depths
expect locations.0=[[depths elder]] available=[parliament jail] stack=[]

% One location in the stack: the Elder takes it   [A-8.16]
start 2
given court=[elder reaper shepherd miller landowner] pearls=[0 1] stack=[jail]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths] [throne-room]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit elder
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal jail
do 0 play seahorse2
expect locations.0=[[jail elder]] available=[parliament] stack=[]
ask 1 action

% The Elder with an empty stack: its three keys and three tokens take two locations   [A-8.16 A-9.1]
start 2
given court=[elder reaper shepherd miller landowner] pearls=[0 1] available=[parliament chasm jail]
      keys=[3 0] hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [giant-clams] [abyss] [depths] [throne-room]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
do 0 recruit elder
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
do 0 play seahorse2
do 0 control chasm
ask 0 spend: spend elder | spend-key
do 0 spend elder
ask 0 location: control parliament | control jail
do 0 control jail
expect locations.0=[[chasm elder] [jail]] keys=[0 0] lords.0=[]
ask 1 action

% The Elder draws the last three, Black Smokers among them: kept, it cannot be exchanged   [A-8.16 A-9.5]
start 2
given court=[elder reaper shepherd miller landowner] pearls=[0 1] stack=[jail depths black-smokers]
      hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [throne-room]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]]]
do 0 recruit elder
do 0 play crab1
do 0 play shellfish2
do 0 play squid2
deal jail depths black-smokers
do 0 play seahorse2
do 0 control black-smokers
expect locations.0=[[black-smokers elder]] available=[parliament depths jail] stack=[]
ask 1 action

% The Traitor brings the Elder: the location comes before the court is filled   [A-8.3 A-7.6 A-8.16]
start 2
given court=[traitor elder shepherd miller] lords=[[keeper] []]
      hands=[[crab3 squid4 jellyfish5] [crab1]]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
deal jail chasm depths
do 0 swap keeper elder
ask 0 embassy: control chasm | control depths | control jail
expect court=[- - shepherd miller - -] pearls=[1 1]
deal tamer hunter seeker jailer
do 0 control chasm
expect court=[shepherd miller tamer hunter seeker jailer] pearls=[3 1]
       locations.0=[[chasm elder]] lords.0=[traitor] gone=[keeper]
