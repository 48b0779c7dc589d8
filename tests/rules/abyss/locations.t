# The locations: what each is worth.  Most scenarios look at a game that has just ended.

game abyss

# ---- locations for a guild ----

% Sargasso Silos: 5, and 2 for each farmer, free or under a location   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer miller] [landowner]]
      locations=[[[sargasso-silos keeper shepherd]] []]
score 37 12                # 4, 10, 6 and 6; 5+6

% Sargasso Silos without a farmer   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[tamer] [landowner]] locations=[[[sargasso-silos]] []]
score 9 12                 # 4; 5

% Sargasso Silos does not count a rotated farmer, only its points   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[miller landowner] []] rotated=[[landowner] []]
      locations=[[[sargasso-silos]] []]
score 29 0                 # 10 and 12; 5+2

% Hydrozoa Reserves: 6, and 2 for each mage, free or under a location   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer invoker] [apprentice]]
      locations=[[[hydrozoa-reserves oracle shaman]] []]
score 34 9                 # 4, 8, 5 and 5; 6+6

% Hydrozoa Reserves without a mage   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[tamer] [apprentice]] locations=[[[hydrozoa-reserves]] []]
score 10 9                 # 4; 6

% Hydrozoa Reserves does not count a rotated mage, only its points   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[invoker apprentice] []] rotated=[[invoker] []]
      locations=[[[hydrozoa-reserves]] []]
score 25 0                 # 8 and 9; 6+2

% Parliament: 6, and 2 for each politician, free or under a location   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] available=[] lords=[[tamer traitor] [schemer]]
      locations=[[[parliament diplomat treasurer]] []]
score 32 6                 # 4, 6, 5 and 5; 6+6

% Parliament without a politician   [A-10.4]
start 2
given agenda=[] last=0 court=[] available=[] lords=[[tamer] [schemer]] locations=[[[parliament]] []]
score 10 6                 # 4; 6

% Parliament does not count a rotated politician, only its points   [A-10.5]
start 2
given agenda=[] last=0 court=[] available=[] lords=[[corruptor traitor] []]
      rotated=[[corruptor traitor] []] locations=[[[parliament]] []]
score 18 0                 # 6 and 6; 6

% The Barracks: 7, and 2 for each soldier, free or under a location   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer miller] [hunter]]
      locations=[[[barracks commander tamer]] []]
score 38 6                 # 7, 10, 4 and 4; 7+6

% The Barracks without a soldier   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[miller] [hunter]] locations=[[[barracks]] []]
score 17 6                 # 10; 7

% The Barracks do not count a rotated soldier, only its points   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer seeker] []] rotated=[[seeker] []]
      locations=[[[barracks]] []]
score 23 0                 # 7 and 7; 7+2

% The Dockworks: 5, and 2 for each merchant, free or under a location   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer trader] [peddler]]
      locations=[[[dockworks landlord slaver]] []]
score 34 9                 # 4, 9, 5 and 5; 5+6

% The Dockworks without a merchant   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[tamer] [peddler]] locations=[[[dockworks]] []]
score 9 9                  # 4; 5

% The Dockworks do not count a rotated merchant, only its points   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[trader peddler] []] rotated=[[trader] []]
      locations=[[[dockworks]] []]
score 25 0                 # 9 and 9; 5+2

% All six farmers count for Sargasso Silos   [A-1.3 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[miller aquaculturalist landowner] []]
      locations=[[[sargasso-silos keeper reaper shepherd]] []]
score 68 0                 # 51; 5+12

% All seven mages count for Hydrozoa Reserves   [A-1.3 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[invoker apprentice illusionist master-of-magic] []]
      locations=[[[hydrozoa-reserves shaman oracle alchemist]] []]
score 67 0                 # 47; 6+14

% All six politicians count for Parliament   [A-1.3 A-10.5]
start 2
given agenda=[] last=0 court=[] available=[] lords=[[corruptor traitor schemer] []]
      locations=[[[parliament opportunist diplomat treasurer]] []]
score 51 0                 # 33; 6+12

% All seven soldiers count for the Barracks   [A-1.3 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer seeker assassin hunter] []]
      locations=[[[barracks recruiter commander tamer]] []]
score 59 0                 # 38; 7+14

% All six merchants count for the Dockworks   [A-1.3 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[trader peddler shopkeeper] []]
      locations=[[[dockworks ship-master landlord slaver]] []]
score 59 0                 # 42; 5+12

% A guild location counts lords under other locations, and ambassadors belong to no other guild   [A-10.5]
start 2
given agenda=[] last=0 court=[] locations=[[[sargasso-silos hermit] [chasm keeper reaper]] []]
score 31 0                 # 5, 6 and 6; Silos 5+4, Chasm 5

% Guild locations count lords, not allies of the guild's race   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[seahorse1 seahorse2] []]
      locations=[[[sargasso-silos]] []]
score 7 0                  # 5, seahorse 2

# ---- locations for a race ----

% The Sanctuary: 4, and 3 for each affiliated jellyfish   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 jellyfish1 jellyfish1 jellyfish3] [jellyfish5]]
      locations=[[[sanctuary]] []]
score 17 5                 # 4+9, jellyfish 3, crab 1

% The Sanctuary without a jellyfish   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1] [jellyfish5]] lords=[[invoker] []]
      locations=[[[sanctuary]] []]
score 13 5                 # 8, 4, crab 1: mages are no jellyfish

% The Sanctuary counts the jellyfish affiliated at the end: one, not all in hand   [A-10.3 A-10.4]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2] affiliated=[[jellyfish4] []]
      hands=[[jellyfish2 jellyfish2 jellyfish5] []] locations=[[[sanctuary]] []]
do 1 council squid
over
expect affiliated.0=[jellyfish2 jellyfish4] discard=[jellyfish2 jellyfish5] hands=[[] []]
score 14 2                 # 4+6, jellyfish 4

% The Sargasso Fields: 3, and 3 for each affiliated seahorse   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 seahorse1 seahorse3] [seahorse5]]
      locations=[[[sargasso-fields]] []]
score 13 5                 # 3+6, seahorse 3, crab 1

% The Sargasso Fields without a seahorse   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1] [seahorse5]] locations=[[[sargasso-fields]] []]
score 4 5                  # 3, crab 1

% The Sargasso Fields count the seahorse affiliated at the end   [A-10.3 A-10.4]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2]
      hands=[[seahorse1 seahorse4] []] locations=[[[sargasso-fields]] []]
do 1 council squid
over
expect affiliated.0=[seahorse1]
score 7 2                  # 3+3, seahorse 1

% Oceanic Senate Assembly: 4, and 3 for each affiliated squid   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 squid1 squid3] [squid5]]
      locations=[[[oceanic-senate]] []]
score 14 5                 # 4+6, squid 3, crab 1

% Oceanic Senate Assembly without a squid   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1] [squid5]] locations=[[[oceanic-senate]] []]
score 5 5                  # 4, crab 1

% Oceanic Senate Assembly counts the squid affiliated at the end   [A-10.3 A-10.4]
start 2
given agenda=[[action 1]] active=1 last=0 council-crab=[crab2]
      hands=[[squid1 squid4] []] locations=[[[oceanic-senate]] []]
do 1 council crab
over
expect affiliated.0=[squid1]
score 8 2                  # 4+3, squid 1

% The Chasm: 5, and 3 for each affiliated crab   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 crab3 squid1] [crab5]] locations=[[[chasm]] []]
score 15 5                 # 5+6, crab 3, squid 1

% The Chasm without a crab   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[squid1] [crab5]] locations=[[[chasm]] []]
score 6 5                  # 5, squid 1

% The Chasm counts the crab affiliated at the end   [A-10.3 A-10.4]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2]
      hands=[[crab1 crab4] []] locations=[[[chasm]] []]
do 1 council squid
over
expect affiliated.0=[crab1]
score 9 2                  # 5+3, crab 1

% Nest of Giant Clams: 3, and 3 for each affiliated shellfish   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 shellfish1 shellfish3] [shellfish5]]
      locations=[[[giant-clams]] []]
score 13 5                 # 3+6, shellfish 3, crab 1

% Nest of Giant Clams without a shellfish   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1] [shellfish5]] locations=[[[giant-clams]] []]
score 4 5                  # 3, crab 1

% Nest of Giant Clams counts the shellfish affiliated at the end   [A-10.3 A-10.4]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2]
      hands=[[shellfish1 shellfish4] []] locations=[[[giant-clams]] []]
do 1 council squid
over
expect affiliated.0=[shellfish1]
score 7 2                  # 3+3, shellfish 1

# ---- the Abyss ----

% The Abyss: 2 for each different guild, free or under a location   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer seeker trader] [traitor]]
      locations=[[[abyss keeper reaper]] []]
score 41 6                 # 7, 7, 9, 6 and 6; three guilds: 6

% The Abyss with all six guilds: ambassadors are one   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer trader invoker traitor miller] []]
      locations=[[[abyss elder]] []]
score 55 0                 # 7, 9, 8, 6, 10 and 3; 12

% The Abyss: three ambassadors are one guild   [A-10.5]
start 2
given agenda=[] last=0 court=[] locations=[[[abyss elder] [chasm sage] [jail hermit]] []]
score 31 0                 # 3, 4 and 5; Abyss 2, Chasm 5, Jail 12

% The Abyss without a lord is worth nothing   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[] [jailer]] locations=[[[abyss]] []]
score 0 7

% The Abyss does not count the guild of a rotated lord, unless another has it   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer seeker trader] []] rotated=[[jailer trader] []]
      locations=[[[abyss]] []]
score 25 0                 # 7, 7 and 9; soldiers 2

# ---- the Depths ----

% The Depths: twice the points of the lowest lord   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[jailer seeker landowner] [tamer]] locations=[[[depths]] []]
score 40 4                 # 7, 7 and 12; 14

% The Depths without a lord are worth nothing   [A-10.8]
start 2
given agenda=[] last=0 court=[] lords=[[] [tamer]] affiliated=[[crab1] []] locations=[[[depths]] []]
score 1 4

% The Depths count the lowest lord under a location   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer landowner] []] locations=[[[depths elder]] []]
score 28 0                 # 7, 12 and 3; 6

% The Depths count a rotated lord   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer landowner] []] rotated=[[tamer] []]
      locations=[[[depths]] []]
score 24 0                 # 4 and 12; 8

# ---- the Throne Room ----

% The Throne Room: the points of the highest lord   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[jailer seeker miller] [landowner]]
      locations=[[[throne-room]] []]
score 34 12                # 7, 7 and 10; 10

% The Throne Room without a lord is worth nothing   [A-10.8]
start 2
given agenda=[] last=0 court=[] lords=[[] [tamer]] affiliated=[[crab5] []]
      locations=[[[throne-room]] []]
score 5 4

% The Throne Room counts the highest lord under a location   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer] []] locations=[[[throne-room hermit]] []]
score 14 0                 # 4 and 5; 5

% The Throne Room counts a rotated lord   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer landowner] []] rotated=[[landowner] []]
      locations=[[[throne-room]] []]
score 28 0                 # 4 and 12; 12

# ---- the Jail ----

% The Jail: 15, less 1 for each lord   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[jailer seeker landowner] [tamer]] locations=[[[jail]] []]
score 38 4                 # 7, 7 and 12; 15-3

% The Jail without a lord: 15   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[] [tamer]] locations=[[[jail]] []]
score 15 4

% The Jail counts lords under locations and rotated ones   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer landowner] []] rotated=[[jailer] []]
      locations=[[[chasm hermit] [jail keeper tamer]] []]
score 49 0                 # 7, 12, 6, 4 and 5; Chasm 5, Jail 15-5

# ---- the Towers ----

% The Closed Tower: 3 for each lord with a key, free or under a location   [A-10.4 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer miller] [reaper]]
      locations=[[[closed-tower keeper shepherd]] []]
score 35 6                 # 4, 10, 6 and 6; 9

% The Closed Tower without a key among the lords is worth nothing   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[jailer miller] [reaper]] keys=[2 0]
      locations=[[[closed-tower]] []]
score 17 6                 # 7 and 10: tokens are no lords

% The Closed Tower counts an ambassador once   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[miller] []] locations=[[[closed-tower elder] [chasm hermit]] []]
score 29 0                 # 10, 3 and 5; 6, Chasm 5

% The Closed Tower does not count a rotated lord   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer keeper] []] rotated=[[keeper] []]
      locations=[[[closed-tower]] []]
score 13 0                 # 4 and 6; 3

% The Lost Tower: 3 for each lord without a key   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[jailer miller tamer] [seeker]] locations=[[[lost-tower]] []]
score 27 7                 # 7, 10 and 4; 6

% The Lost Tower with keys on all lords is worth nothing   [A-10.4]
start 2
given agenda=[] last=0 court=[] lords=[[tamer keeper] [seeker]] locations=[[[lost-tower]] []]
score 10 7

% The Lost Tower counts neither ambassadors nor lords whose key is spent   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[miller] []]
      locations=[[[chasm tamer keeper reaper] [lost-tower elder]] []]
score 37 0                 # 10, 4, 6, 6 and 3; 3, Chasm 5

% The Lost Tower does not count a rotated lord, with or without a key   [A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer jailer miller] []] rotated=[[tamer jailer] []]
      locations=[[[lost-tower]] []]
score 24 0                 # 4, 7 and 10; 3

# ---- the Chamber of Allies ----

% The Chamber of Allies: 3, and the lowest affiliated ally of each race   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab2 crab5 squid3 squid4] [crab1]]
      locations=[[[chamber-of-allies]] []]
score 17 1                 # 3+2+3, crab 5, squid 4

% The Chamber of Allies with all five races   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 shellfish2 squid3 seahorse4 jellyfish5] []]
      locations=[[[chamber-of-allies]] []]
score 33 0                 # 3+15, allies 15

% The Chamber of Allies without an affiliated ally: 3   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[] [crab1]] locations=[[[chamber-of-allies]] []]
score 3 1

% The Chamber of Allies counts races affiliated only at the end, and a lower ally takes over   [A-10.3 A-10.4]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2] affiliated=[[crab4] []]
      hands=[[crab2 crab3 jellyfish4 jellyfish5] []] locations=[[[chamber-of-allies]] []]
do 1 council squid
over
expect affiliated.0=[crab2 crab4 jellyfish4]
score 17 2                 # 3+2+4, crab 4, jellyfish 4

# ---- the Coral Barrier ----

% The Coral Barrier: 20, less 1 for each affiliated ally   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 crab1 squid3] [crab2]]
      locations=[[[coral-barrier]] []]
score 21 2                 # 20-3, crab 1, squid 3

% The Coral Barrier without an affiliated ally: 20   [A-10.4]
start 2
given agenda=[] last=0 court=[] affiliated=[[] [crab2]] locations=[[[coral-barrier]] []]
score 20 2

% The Coral Barrier counts allies affiliated only at the end, not those discarded   [A-10.3 A-10.4]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2] affiliated=[[crab1] []]
      hands=[[crab2 crab3 jellyfish4 jellyfish5] []] locations=[[[coral-barrier]] []]
do 1 council squid
over
expect affiliated.0=[crab1 crab2 jellyfish4]
score 23 2                 # 20-3, crab 2, jellyfish 4

# ---- City of Mirrors ----

% City of Mirrors is worth the best of the opponents' locations   [A-10.6]
start 3
given agenda=[] last=0 court=[] available=[] lords=[[miller] [jailer] [tamer]]
      locations=[[[city-of-mirrors]] [[parliament] [barracks]] [[giant-clams] [black-smokers]]]
score 17 22 7              # 10, copied Barracks 7; 7, 6 and 9; 4 and 3

% City of Mirrors copies with its owner's own lords, not with the opponent's   [A-10.6]
start 2
given agenda=[] last=0 court=[] lords=[[jailer] [miller landowner]]
      locations=[[[city-of-mirrors]] [[sargasso-silos keeper reaper]]]
score 12 47                # 7, Silos 5; 10, 12, 6 and 6, Silos 13

% City of Mirrors: what is worth little to the opponent may be worth much to its owner   [A-10.6]
start 2
given agenda=[] last=0 court=[] lords=[[miller landowner] []]
      locations=[[[city-of-mirrors keeper reaper]] [[sargasso-silos]]]
score 47 5                 # 10, 12, 6 and 6, Silos 13; 5

% City of Mirrors without an opponent's location is worth nothing   [A-10.6 A-10.8]
start 2
given agenda=[] last=0 court=[] lords=[[miller] [jailer]]
      locations=[[[coral-barrier] [city-of-mirrors]] []] available=[parliament jail]
score 30 7                 # 10, own Coral Barrier 20; available ones do not count

% City of Mirrors does not copy its owner's own locations   [A-10.6]
start 2
given agenda=[] last=0 court=[] lords=[[miller] []]
      locations=[[[jail] [city-of-mirrors]] [[sargasso-fields]]]
score 27 3                 # 10, 14, copied Sargasso Fields 3

% City of Mirrors facing Black Smokers alone is worth nothing   [A-10.6]
start 2
given agenda=[] last=0 court=[] lords=[[miller] []]
      locations=[[[city-of-mirrors]] [[black-smokers]]]
score 10 0

% City of Mirrors copies one location, not several   [A-10.6]
start 4
given agenda=[] last=0 court=[] lords=[[] [] [] []]
      locations=[[[city-of-mirrors]] [[coral-barrier]] [[jail]] [[barracks]]]
score 20 20 15 7

% City of Mirrors as Sanctuary: own jellyfish, those affiliated at the end, too   [A-10.6 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2]
      affiliated=[[jellyfish1] [jellyfish3 jellyfish3 jellyfish3]] hands=[[jellyfish2 jellyfish4] []]
      locations=[[[city-of-mirrors]] [[sanctuary]]]
do 1 council squid
over
score 12 18                # jellyfish 2, copied 4+6; jellyfish 3, 4+9, squid 2

% City of Mirrors as the Abyss: own guilds, ambassadors too, not those of rotated lords   [A-10.6 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer trader] [invoker]] rotated=[[trader] []]
      locations=[[[city-of-mirrors elder]] [[abyss]]]
score 23 10                # 7, 9 and 3, copied 4; 8, 2

% City of Mirrors as the Depths: own lowest lord, a rotated one, too   [A-10.6 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer miller] [tamer]] rotated=[[jailer] []]
      locations=[[[city-of-mirrors]] [[depths]]]
score 31 12                # 7 and 10, copied 14; 4, 8

% City of Mirrors as the Depths or the Throne Room without an own lord   [A-10.6 A-10.8]
start 2
given agenda=[] last=0 court=[] lords=[[] [landowner]]
      locations=[[[city-of-mirrors]] [[depths] [throne-room]]]
score 0 48                 # nothing; 12, 24 and 12

% City of Mirrors as the Throne Room: own highest lord   [A-10.6]
start 2
given agenda=[] last=0 court=[] lords=[[jailer miller] [landowner]]
      locations=[[[city-of-mirrors]] [[throne-room]]]
score 27 24                # 7 and 10, copied 10; 12, 12

% City of Mirrors as the Jail: own lords   [A-10.6]
start 2
given agenda=[] last=0 court=[] lords=[[jailer miller] []]
      locations=[[[city-of-mirrors elder]] [[jail keeper reaper shepherd]]]
score 32 30                # 7, 10 and 3, copied 12; 18, 12

% City of Mirrors as the Closed Tower: own keys, an ambassador once, lords under it too   [A-10.6 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer jailer] []]
      locations=[[[city-of-mirrors elder]] [[closed-tower]]]
score 20 0                 # 4, 7 and 3, copied 6

% City of Mirrors as the Lost Tower: own lords without a key   [A-10.6 A-10.5]
start 2
given agenda=[] last=0 court=[] lords=[[tamer jailer] [seeker hunter]]
      locations=[[[city-of-mirrors elder]] [[lost-tower]]]
score 17 19                # 4, 7 and 3, copied 3; 7 and 6, 6

% City of Mirrors as the Chamber of Allies: own allies, those affiliated at the end, too   [A-10.6 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2]
      affiliated=[[crab4] []] hands=[[crab2 jellyfish3] []]
      locations=[[[city-of-mirrors]] [[chamber-of-allies]]]
do 1 council squid
over
score 15 7                 # crab 4, jellyfish 3, copied 3+2+3; squid 2, 3+2

% City of Mirrors as the Coral Barrier: own allies, those affiliated at the end, too   [A-10.6 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2]
      affiliated=[[crab4] []] hands=[[crab2 jellyfish3] []]
      locations=[[[city-of-mirrors]] [[coral-barrier]]]
do 1 council squid
over
score 24 21                # crab 4, jellyfish 3, copied 20-3; squid 2, 20-1

% City of Mirrors picks what is best with its owner's cards, not what is best for the opponent   [A-10.6]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1 crab1 crab1 crab1] [jellyfish1 jellyfish1 jellyfish1]]
      locations=[[[city-of-mirrors]] [[sanctuary] [chasm]]]
score 18 19                # crab 1, Chasm 5+12; jellyfish 1, 4+9 and 5

# ---- Black Smokers ----

% Black Smokers kept is worth nothing   [A-10.6 A-9.5]
start 2
given agenda=[] last=0 court=[] lords=[[jailer] []] locations=[[[black-smokers keeper]] []]
score 13 0                 # 7 and 6

% Black Smokers without a lord under it is worth nothing either   [A-10.6]
start 2
given agenda=[] last=0 court=[] affiliated=[[crab1] []] locations=[[[black-smokers]] []]
score 1 0

% Black Smokers exchanged is worth what came for it   [A-9.5 A-10.4]
start 2
given keys=[2 0] threat=3 pearls=[0 0] hands=[[squid1] [crab1]] available=[black-smokers]
deal monster
do 0 explore
do 0 fight key
score 1 1
do 0 control black-smokers
score 1 1
do 0 exchange black-smokers coral-barrier
score 20 1                 # squid 1, 20-1

# ---- moments ----

% A location is worth what its owner's cards make it, whenever they came   [A-10.4]
start 2
given locations=[[[sargasso-silos]] []] hands=[[seahorse3 seahorse5] []] lords=[[tamer] []]
score 12 0                 # 4, 5, seahorse 3
do 0 recruit shepherd
do 0 play seahorse3
score 20 0                 # 4 and 6, 5+2, seahorse 3

% A lord rotated after a location was paid for counts no longer for it   [A-10.5 A-8.5]
start 2
given court=[assassin shepherd miller landowner] hands=[[crab1 crab4 crab5] []] pearls=[0 1]
      locations=[[] [[dockworks slaver]]] lords=[[] [trader]]
score 1 23                 # crab 1; 5 and 9, 5+4
do 0 recruit assassin
do 0 play crab1
do 0 play crab4
expect rotated.1=[trader]
score 7 21                 # 6, crab 1; 5 and 9, 5+2
