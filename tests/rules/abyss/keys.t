# Keys, and the locations they open.

game abyss

# ---- which keys count ----

% Three lords with keys: a location must be taken at once   [A-9.1]
start 2
given lords=[[keeper tamer] []] court=[shepherd reaper miller aquaculturalist landowner]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
ask 0 location: control parliament | draw 1 | draw 2 | draw 3 | draw 4
refuse 0 end: A-9.1
refuse 0 explore: A-9.1
do 0 control parliament
told 0 controls parliament
told 0 under keeper parliament
told 0 under tamer parliament
told 0 under shepherd parliament
expect locations.0=[[parliament tamer keeper shepherd]] lords.0=[] available=[]
ask 1 action

% Two lords with keys and one without: no location   [A-9.1]
start 2
given lords=[[keeper] []] court=[shepherd reaper miller aquaculturalist landowner] keys=[0 2]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
expect locations.0=[] lords.0=[keeper shepherd]
ask 1 action               # the opponent's tokens do not help

% A key token and two lords: a location   [A-9.1 A-9.3]
start 2
given lords=[[keeper] []] court=[shepherd reaper miller aquaculturalist landowner] keys=[1 0]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
do 0 control parliament
told 0 key-spent
expect locations.0=[[parliament keeper shepherd]] lords.0=[] keys=[0 0]

% Three key tokens: a location with no lord under it   [A-9.1 A-9.3]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight key
ask 0 location: control parliament | draw 1 | draw 2 | draw 3 | draw 4
do 0 control parliament
expect locations.0=[[parliament]] keys=[0 0]

% A rotated lord's key does not count   [A-9.1 A-8.5]
start 2
given lords=[[keeper tamer] []] rotated=[[keeper] []] court=[shepherd reaper miller landowner]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
expect locations.0=[] lords.0=[tamer keeper shepherd]
ask 1 action

% A rotated lord cannot pay a key either   [A-9.3 A-8.5]
start 2
given lords=[[keeper tamer reaper] []] rotated=[[keeper] []] keys=[1 0]
      court=[shepherd miller landowner] hands=[[seahorse3 seahorse5] [crab1]]
deal hunter seeker jailer assassin
do 0 recruit shepherd
do 0 play seahorse3
do 0 control parliament
ask 0 spend: spend tamer | spend reaper
refuse 0 spend keeper: A-9.3

% The keys of lords under locations are used up   [A-9.1 A-9.3]
start 2
given locations=[[[chasm keeper tamer reaper]] []] court=[shepherd miller landowner diplomat]
      keys=[1 0] hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
expect locations.0=[[chasm tamer keeper reaper]] lords.0=[shepherd] keys=[1 0]
ask 1 action

% Four keys: one location, one key is left   [A-9.1 A-9.3]
start 2
given lords=[[keeper tamer] []] court=[miller landowner reaper shepherd] threat=6 pearls=[0 0]
      hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight 2-keys
do 0 control parliament
do 0 spend keeper
expect locations.0=[[parliament keeper]] lords.0=[tamer] keys=[0 0]
ask 1 action

% Six keys: a location, then another   [A-9.1]
start 2
given lords=[[keeper tamer] []] keys=[2 0] court=[miller landowner reaper shepherd] threat=6
      pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight 2-keys
do 0 control parliament
ask 0 spend: spend keeper | spend tamer | spend-key
do 0 spend tamer
do 0 spend keeper
expect locations.0=[[parliament tamer keeper]] lords.0=[] keys=[3 0]
ask 0 location: draw 1 | draw 2 | draw 3 | draw 4
deal chasm
do 0 draw 1
expect locations.0=[[parliament tamer keeper] [chasm]] keys=[0 0]
ask 1 action

% No power can choose a lord under a location, and the owner gets nothing from it   [A-9.3 A-8.1]
start 2
given court=[assassin shepherd miller landowner] hands=[[crab1 crab4 crab5] []] pearls=[0 1]
      locations=[[] [[chasm landlord keeper tamer]]] lords=[[] [trader peddler]]
do 0 recruit assassin
do 0 play crab1
do 0 play crab4
ask 0 assassin: rotate trader | rotate peddler
refuse 0 rotate keeper: A-8.5
do 0 rotate trader
expect pearls=[0 1]        # the Landlord under the location pays nothing
score 7 38                 # 6, crab 1; 9, 9, 5, 6 and 4, location 5

# ---- which location ----

% The available location is taken: no other takes its place   [A-9.2]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[parliament chasm]
deal monster
do 0 explore
do 0 fight key
do 0 control chasm
untold 0 drew
untold 0 available
expect available=[parliament] locations.0=[[chasm]]
ask 1 action

% One drawn: that one it is   [A-9.2]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight key
deal jail
do 0 draw 1
told 0 drew jail
barrier yes
expect available=[parliament] locations.0=[[jail]] keys=[0 0]
ask 1 action

% Four drawn: one is kept, three become available; the keys are paid only then   [A-9.2 A-9.3]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight key
refuse 0 draw 5: A-9.2
refuse 0 control chasm: A-9.2
deal jail chasm depths dockworks
do 0 draw 4
expect keys=[3 0] drawn=[dockworks chasm depths jail]
ask 0 choose: control dockworks | control chasm | control depths | control jail
refuse 0 control parliament: A-9.2
refuse 0 draw 1: A-9.2
do 0 control depths
expect available=[parliament dockworks chasm jail] drawn=[] locations.0=[[depths]] keys=[0 0]
ask 1 action

% Two or three drawn: one is kept   [A-9.2]
start 2
given keys=[5 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight key
deal jail chasm
do 0 draw 2
do 0 control jail
expect available=[parliament chasm] keys=[3 0]
deal depths dockworks abyss
do 0 draw 3
do 0 control abyss
expect available=[parliament dockworks chasm depths] locations.0=[[abyss] [jail]] keys=[0 0]

% Three locations in the stack: not more than three can be drawn   [A-9.2]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] stack=[jail chasm depths]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [giant-clams] [abyss] [throne-room] [closed-tower]
    [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors] [black-smokers]]]
deal monster
do 0 explore
do 0 fight key
ask 0 location: control parliament | draw 1 | draw 2 | draw 3
refuse 0 draw 4: A-9.2
deal jail chasm depths
do 0 draw 3
do 0 control jail
expect stack=[] available=[parliament chasm depths] locations.0=[[jail]]

% An empty stack: nothing can be drawn   [A-9.2]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[parliament jail]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths] [throne-room]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
deal monster
do 0 explore
do 0 fight key
ask 0 location: control parliament | control jail
refuse 0 draw 1: A-9.2
do 0 control jail
expect available=[parliament] locations.0=[[jail]]

% An empty stack and one available location: it is taken without a question   [A-9.2 A-3.3]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths] [throne-room]
    [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]
    [black-smokers]]]
deal monster
do 0 explore
do 0 fight key
expect available=[] locations.0=[[parliament]] keys=[0 0]
ask 1 action

% No available location: one is drawn from the stack   [A-9.2]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[]
deal monster
do 0 explore
do 0 fight key
ask 0 location: draw 1 | draw 2 | draw 3 | draw 4
deal jail
do 0 draw 1
expect available=[] locations.0=[[jail]]

# ---- which keys pay ----

% Four keys: any three of them may pay   [A-9.3]
start 2
given lords=[[keeper tamer] []] court=[diplomat miller landowner reaper shepherd] keys=[1 0]
      hands=[[squid3 squid5] []]
do 0 recruit diplomat
do 0 play squid3
do 0 control parliament
ask 0 spend: spend tamer | spend diplomat
refuse 0 spend-key: A-9.3  # tokens are named after the lords
do 0 spend diplomat
told 0 key-spent           # what is left makes just three
expect locations.0=[[parliament diplomat keeper]] lords.0=[tamer] keys=[0 0]
ask 1 action

% Four keys: the token may stay   [A-9.3]
start 2
given lords=[[keeper tamer] []] court=[diplomat miller landowner reaper shepherd] keys=[1 0]
      hands=[[squid3 squid5] []]
do 0 recruit diplomat
do 0 play squid3
do 0 control parliament
do 0 spend tamer
ask 0 spend: spend diplomat | spend keeper
do 0 spend diplomat
ask 0 spend: spend keeper | spend-key
do 0 spend keeper
expect locations.0=[[parliament tamer diplomat keeper]] lords.0=[] keys=[1 0]

% A lord without a key cannot pay   [A-9.3]
start 2
given lords=[[keeper tamer miller] []] court=[diplomat landowner reaper shepherd] keys=[1 0]
      hands=[[squid3 squid5] []]
do 0 recruit diplomat
do 0 play squid3
do 0 control parliament
refuse 0 spend miller: A-9.3
refuse 0 spend landowner: A-9.3

% An ambassador pays alone: nothing is added to its three keys   [A-9.3 A-8.16]
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
refuse 0 spend-key: A-9.3
do 0 spend hermit
expect locations.0=[[parliament keeper] [chasm hermit]] keys=[0 0] lords.0=[]

% After one key of another the ambassador no longer fits into the set   [A-9.3 A-8.16]
start 2
given court=[hermit reaper shepherd miller landowner] pearls=[0 1] available=[parliament chasm]
      lords=[[keeper tamer] []] keys=[2 0] hands=[[crab1 shellfish2 squid2 seahorse2 jellyfish3] []]
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
ask 0 spend: spend tamer | spend keeper | spend hermit
do 0 spend tamer
ask 0 spend: spend keeper | spend-key
refuse 0 spend hermit: A-9.3
do 0 spend keeper
expect locations.0=[[parliament hermit] [chasm tamer keeper]] lords.0=[] keys=[1 0]

# ---- no location left ----

% Neither stack nor available location: the keys stay   [A-9.4]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[]
      council-crab=[crab2] council-squid=[squid2]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
    [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths]
    [throne-room] [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier]
    [city-of-mirrors] [black-smokers]]]
deal monster
do 0 explore
do 0 fight key
told 0 no-location
expect keys=[3 0] locations.0=[]
do 1 council crab
do 0 council squid
expect keys=[3 0]
ask 1 action

% Lords with keys stay free and keep their powers when no location is left   [A-9.4 A-8.1]
start 2
given lords=[[keeper tamer] []] court=[opportunist miller landowner reaper shepherd] available=[]
      hands=[[crab2 squid3 jellyfish1] []]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
    [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths]
    [throne-room] [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier]
    [city-of-mirrors] [black-smokers]]]
do 0 recruit opportunist
do 0 play crab2
do 0 play squid3
told 0 no-location
expect lords.0=[tamer opportunist keeper]
ask 0 after includes: end | replace miller

# ---- Black Smokers ----

% Black Smokers taken from the available ones: exchanged for any location of the stack   [A-9.5]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[parliament black-smokers]
deal monster
do 0 explore
do 0 fight key
do 0 control black-smokers
ask 0 smokers: decline | exchange black-smokers sargasso-silos
      | exchange black-smokers hydrozoa-reserves | exchange black-smokers barracks
      | exchange black-smokers dockworks | exchange black-smokers sanctuary
      | exchange black-smokers sargasso-fields | exchange black-smokers oceanic-senate
      | exchange black-smokers chasm | exchange black-smokers giant-clams
      | exchange black-smokers abyss | exchange black-smokers depths
      | exchange black-smokers throne-room | exchange black-smokers jail
      | exchange black-smokers closed-tower | exchange black-smokers lost-tower
      | exchange black-smokers chamber-of-allies | exchange black-smokers coral-barrier
      | exchange black-smokers city-of-mirrors
refuse 0 exchange black-smokers parliament: A-9.5
do 0 exchange black-smokers jail
told 0 exchanged black-smokers jail
expect locations.0=[[jail]] available=[parliament] keys=[0 0]
       stack=[sargasso-silos hydrozoa-reserves barracks dockworks sanctuary sargasso-fields
              oceanic-senate chasm giant-clams abyss depths throne-room closed-tower lost-tower
              chamber-of-allies coral-barrier city-of-mirrors black-smokers]
ask 1 action

% Whoever may exchange Black Smokers looks through the stack, and nobody else   [A-9.5 A-11.1]
start 3
given keys=[2 0 0] threat=3 pearls=[0 0 0] hands=[[squid1] [crab1] []]
      available=[parliament black-smokers] stack=[jail depths]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [throne-room]
    [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]] []]
deal monster
do 0 explore
do 0 fight key
view 0 stack=?2
do 0 control black-smokers
view 0 stack=[depths jail]
view 1 stack=?2
view 2 stack=?2
view spectator stack=?2
do 0 exchange black-smokers depths
view 0 stack=?2
barrier yes

% Black Smokers may be kept   [A-9.5]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[parliament black-smokers]
deal monster
do 0 explore
do 0 fight key
do 0 control black-smokers
do 0 decline
expect locations.0=[[black-smokers]] available=[parliament] keys=[0 0]
ask 1 action

% With an empty stack Black Smokers is not exchanged   [A-9.5 A-3.3]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[parliament black-smokers]
given locations=[[] [[sargasso-silos] [hydrozoa-reserves] [barracks] [dockworks] [sanctuary]
    [sargasso-fields] [oceanic-senate] [chasm] [giant-clams] [abyss] [depths] [throne-room]
    [jail] [closed-tower] [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors]]]
deal monster
do 0 explore
do 0 fight key
do 0 control black-smokers
expect locations.0=[[black-smokers]] available=[parliament] keys=[0 0]
ask 1 action

% Black Smokers drawn: the lords that pay go under the location that came for it   [A-9.5 A-9.3]
start 2
given lords=[[keeper tamer] []] court=[shepherd reaper miller aquaculturalist landowner]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
deal black-smokers
do 0 draw 1
expect locations.0=[[black-smokers]] lords.0=[tamer keeper shepherd]
do 0 exchange black-smokers jail
expect locations.0=[[jail tamer keeper shepherd]] lords.0=[]

% Black Smokers drawn among others: those are available before the exchange   [A-9.5 A-9.2]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight key
deal black-smokers jail depths
do 0 draw 3
do 0 control black-smokers
expect available=[parliament depths jail]
ask 0 smokers excludes: exchange black-smokers jail | exchange black-smokers depths
do 0 exchange black-smokers chasm
expect available=[parliament depths jail] locations.0=[[chasm]]

% Black Smokers drawn but not kept: no exchange, until somebody takes it   [A-9.5]
start 2
given keys=[5 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight key
deal black-smokers jail
do 0 draw 2
do 0 control jail
ask 0 location includes: control black-smokers | control parliament
do 0 control black-smokers
ask 0 smokers includes: exchange black-smokers chasm
do 0 exchange black-smokers chasm
expect locations.0=[[chasm] [jail]] available=[parliament]

% Black Smokers in the stack again is drawn again and exchanged again   [A-9.5]
start 2
given keys=[5 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight key
deal black-smokers
do 0 draw 1
do 0 exchange black-smokers chasm
deal black-smokers
do 0 draw 1
do 0 exchange black-smokers jail
expect locations.0=[[chasm] [jail]] available=[parliament]

% The Illusionist brings Black Smokers: exchanged at once, the lords move along twice   [A-9.5 A-8.15]
start 2
given court=[illusionist reaper miller shepherd landowner] available=[black-smokers]
      locations=[[[parliament keeper tamer]] []] hands=[[jellyfish1 jellyfish4 jellyfish5] []]
      pearls=[0 1]
do 0 recruit illusionist
do 0 play jellyfish1
do 0 play jellyfish4
do 0 exchange parliament black-smokers
expect locations.0=[[black-smokers tamer keeper]] available=[parliament]
ask 0 smokers includes: decline | exchange black-smokers jail
refuse 0 exchange black-smokers parliament: A-9.5
do 0 exchange black-smokers jail
expect locations.0=[[jail tamer keeper]] available=[parliament] lords.0=[illusionist]

% Black Smokers given to the Illusionist is available to the next player   [A-9.5 A-8.15]
start 2
given court=[illusionist reaper miller shepherd landowner] available=[parliament]
      locations=[[[black-smokers]] []] hands=[[jellyfish1 jellyfish4 jellyfish5] [crab1]]
      pearls=[0 0] keys=[0 2] threat=3 council-squid=[squid2]
do 0 recruit illusionist
do 0 play jellyfish1
do 0 play jellyfish4
do 0 exchange black-smokers parliament
expect locations.0=[[parliament]] available=[black-smokers]
deal monster
do 1 explore
do 1 fight key
do 1 control black-smokers
do 1 exchange black-smokers jail
expect locations.1=[[jail]]

# ---- when keys are counted ----

% The court is filled and the 2 pearls are there before the keys are counted   [A-9.6 A-7.6]
start 2
given lords=[[keeper tamer] []] court=[shepherd miller landowner] hands=[[seahorse3 seahorse5] []]
      pearls=[0 1]
deal hunter seeker jailer assassin
do 0 recruit shepherd
do 0 play seahorse3
ask 0 location
expect court=[miller landowner hunter seeker jailer assassin] pearls=[2 1] lords.0=[tamer keeper shepherd]

% The track is cleared before the keys are counted   [A-9.6 A-5.11]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]]
deal crab2
do 0 explore
deal monster
do 0 go-on
do 0 fight key
ask 0 location
expect track=[] council-crab=[crab2] discard=[monster] threat=1 keys=[3 0]

% The Opportunist whose key is needed goes under the location unused   [A-9.6 A-8.2]
start 2
given lords=[[keeper tamer] []] court=[opportunist miller landowner reaper shepherd]
      hands=[[crab2 squid3 jellyfish1] []]
do 0 recruit opportunist
do 0 play crab2
do 0 play squid3
ask 0 location excludes: replace miller
refuse 0 replace miller: A-8.2
do 0 control parliament
expect locations.0=[[parliament tamer opportunist keeper]]
ask 1 action

% An Opportunist whose key is not needed may be used after the location   [A-9.6 A-8.2]
start 2
given lords=[[keeper tamer] []] keys=[1 0] court=[opportunist miller landowner reaper shepherd]
      hands=[[crab2 squid3 jellyfish1] []]
do 0 recruit opportunist
do 0 play crab2
do 0 play squid3
do 0 control parliament
do 0 spend tamer
do 0 spend keeper
expect locations.0=[[parliament tamer keeper]] lords.0=[opportunist] keys=[0 0]
ask 0 after: end | replace miller | replace landowner | replace reaper | replace shepherd

% The Landlord with the third key has paid on arrival and pays no more   [A-9.6 A-8.2]
start 2
given lords=[[keeper tamer] []] court=[landlord miller landowner reaper shepherd]
      hands=[[crab5 shellfish5] [crab1]] pearls=[0 0] council-crab=[crab2] council-squid=[squid2]
do 0 recruit landlord
do 0 play crab5
do 0 affiliate crab5
told 0 pearls 1
ask 0 location
expect pearls=[1 0]
do 0 control parliament
do 1 council squid
expect pearls=[1 0] locations.0=[[parliament tamer landlord keeper]]
ask 0 action

% The Commander with the third key has made opponents discard already   [A-9.6 A-8.4]
start 2
given lords=[[keeper reaper] []] court=[commander miller landowner shepherd aquaculturalist]
      hands=[[crab3 crab5] [squid1 squid1 squid1 squid2 squid2 squid2 squid3]]
do 0 recruit commander
do 0 play crab3
ask 1 limit: discard squid1 | discard squid2 | discard squid3
do 1 discard squid3
ask 0 location
do 0 control parliament
expect locations.0=[[parliament commander keeper reaper]] hands.1=[squid1 squid1 squid1 squid2 squid2 squid2]

% The council brings no key, but keys are counted after it, too   [A-9.6]
start 2
given keys=[3 0] council-crab=[crab1] council-squid=[squid1]
do 0 council crab
ask 0 location: control parliament | draw 1 | draw 2 | draw 3 | draw 4
do 0 control parliament
expect locations.0=[[parliament]] keys=[0 0] hands.0=[crab1]

% After a key token no lord is named: a set has one way to be named   [A-9.3]
start 2
given lords=[[keeper] []] keys=[1 0] court=[miller landowner reaper shepherd] threat=6
      pearls=[0 0] hands=[[squid1] [crab1]]
deal monster
do 0 explore
do 0 fight 2-keys
do 0 control parliament
ask 0 spend: spend keeper | spend-key
do 0 spend-key
expect locations.0=[[parliament]] lords.0=[keeper] keys=[0 0]
