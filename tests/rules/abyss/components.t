# What is in the box.

game abyss

# ==== Players ====

% Two can play   [A-1.1]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect seats=2 hands=[[] []] pearls=[1 1]
ask 1 buy

% Three can play   [A-1.1]
start 3 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect seats=3 hands=[[] [] []] pearls=[1 1 1]
ask 1 buy

% Four can play   [A-1.1]
start 4 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect seats=4 hands=[[] [] [] []] pearls=[1 1 1 1]
ask 1 buy

% One cannot play alone, and five are too many   [A-1.1]
refuse start 0: bad-seats
refuse start 1: bad-seats
refuse start 5: bad-seats
refuse start 6: bad-seats

% Only somebody at the table can go first   [A-1.1 A-2.3]
refuse start 2 first=2: bad-option
refuse start 3 first=3: bad-option
refuse start 4 first=4: bad-option
refuse start 4 first=nobody: bad-option

# ==== Exploration cards ====

% Sixty-five allies: of every race one 5, two 4, three 3, three 2, four 1   [A-1.2]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament monster
expect track=[monster] deck=[
    crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5
    shellfish1 shellfish1 shellfish1 shellfish1 shellfish2 shellfish2 shellfish2 shellfish3 shellfish3
    shellfish3 shellfish4 shellfish4 shellfish5
    squid1 squid1 squid1 squid1 squid2 squid2 squid2 squid3 squid3 squid3 squid4 squid4 squid5
    seahorse1 seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2 seahorse3 seahorse3 seahorse3
    seahorse4 seahorse4 seahorse5
    jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2 jellyfish3 jellyfish3
    jellyfish3 jellyfish4 jellyfish4 jellyfish5
    monster monster monster monster monster]
view 0 deck=?70

% Six monsters: after the sixth there is none left in the deck   [A-1.2]
start 2
given track=[monster] agenda=[[fight 0]] discard=[monster monster monster monster monster]
expect deck=[
    crab1 crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5
    shellfish1 shellfish1 shellfish1 shellfish1 shellfish2 shellfish2 shellfish2 shellfish3 shellfish3
    shellfish3 shellfish4 shellfish4 shellfish5
    squid1 squid1 squid1 squid1 squid2 squid2 squid2 squid3 squid3 squid3 squid4 squid4 squid5
    seahorse1 seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2 seahorse3 seahorse3 seahorse3
    seahorse4 seahorse4 seahorse5
    jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2 jellyfish3 jellyfish3
    jellyfish3 jellyfish4 jellyfish4 jellyfish5]

# ==== Lords ====

% Thirty-five lords, each once: six in the court, the others in the deck   [A-1.3]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner parliament crab3
expect court=[keeper reaper shepherd miller aquaculturalist landowner]
       lord-deck=[recruiter jailer seeker assassin commander tamer hunter
                  ship-master trader peddler landlord slaver shopkeeper
                  shaman invoker apprentice oracle alchemist illusionist master-of-magic
                  opportunist corruptor traitor diplomat treasurer schemer
                  sage hermit elder]

# How large the guilds are: the location of the guild counts them. The Closed Tower
# has three points for each lord with a key. The rest are the points of the lords.

% Seven soldiers, 3 of them with a key   [A-1.3 A-10.4]
start 2
given agenda=[] last=0 court=[] available=[] lords.0=[recruiter jailer seeker assassin commander tamer hunter]
      locations=[[[barracks] [closed-tower]] []]
over
score 68 0        # barracks 21, closed-tower 9, lords 4+7+7+6+4+4+6

% Six merchants, 3 of them with a key   [A-1.3 A-10.4]
start 2
given agenda=[] last=0 court=[] available=[] lords.0=[ship-master trader peddler landlord slaver shopkeeper]
      locations=[[[dockworks] [closed-tower]] []]
over
score 68 0        # dockworks 17, closed-tower 9, lords 5+9+9+5+5+9

% Seven mages, 4 of them with a key   [A-1.3 A-10.4]
start 2
given agenda=[] last=0 court=[] available=[] lords.0=[shaman invoker apprentice oracle alchemist illusionist
      master-of-magic]
      locations=[[[hydrozoa-reserves] [closed-tower]] []]
over
score 79 0        # hydrozoa-reserves 20, closed-tower 12, lords 5+8+9+5+5+9+6

% Six politicians, 3 of them with a key   [A-1.3 A-10.4]
start 2
given agenda=[] last=0 court=[] available=[] lords.0=[opportunist corruptor traitor diplomat treasurer
      schemer]
      locations=[[[parliament] [closed-tower]] []]
over
score 60 0        # parliament 18, closed-tower 9, lords 5+6+6+5+5+6

% Six farmers, 3 of them with a key   [A-1.3 A-10.4]
start 2
given agenda=[] last=0 court=[] available=[] lords.0=[keeper reaper shepherd miller aquaculturalist landowner]
      locations=[[[sargasso-silos] [closed-tower]] []]
over
score 77 0        # sargasso-silos 17, closed-tower 9, lords 6+6+6+10+11+12

% Three ambassadors, each with keys   [A-1.3 A-10.4]
start 2
given agenda=[] last=0 court=[] available=[] lords.0=[sage hermit elder]
      locations=[[[abyss] [closed-tower]] []]
over
score 23 0        # abyss 2, closed-tower 9, lords 4+5+3

# What each lord is worth, four at a time.

% Recruiter 4, Jailer 7, Seeker 7, Assassin 6   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[recruiter] [jailer] [seeker] [assassin]]
score 5 7 7 6        # and the crab in hand

% Commander 4, Tamer 4, Hunter 6, Ship Master 5   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[commander] [tamer] [hunter] [ship-master]]
score 5 4 6 5        # and the crab in hand

% Trader 9, Peddler 9, Landlord 5, Slaver 5   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[trader] [peddler] [landlord] [slaver]]
score 10 9 5 5        # and the crab in hand

% Shopkeeper 9, Shaman 5, Invoker 8, Apprentice 9   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[shopkeeper] [shaman] [invoker] [apprentice]]
score 10 5 8 9        # and the crab in hand

% Oracle 5, Alchemist 5, Illusionist 9, Master of Magic 6   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[oracle] [alchemist] [illusionist] [master-of-magic]]
score 6 5 9 6        # and the crab in hand

% Opportunist 5, Corruptor 6, Traitor 6, Diplomat 5   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[opportunist] [corruptor] [traitor] [diplomat]]
score 6 6 6 5        # and the crab in hand

% Treasurer 5, Schemer 6, Keeper 6, Reaper 6   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[treasurer] [schemer] [keeper] [reaper]]
score 6 6 6 6        # and the crab in hand

% Shepherd 6, Miller 10, Aquaculturalist 11, Landowner 12   [A-1.3 A-10.4]
start 4
given court=[] hands.0=[crab1] lords=[[shepherd] [miller] [aquaculturalist] [landowner]]
score 7 10 11 12        # and the crab in hand

% Sage 4, Hermit 5, Elder 3   [A-1.3 A-10.4]
start 3
given court=[] hands.0=[crab1] available=[parliament] locations=[[[black-smokers sage]] [[lost-tower hermit]] [[depths elder]]]
score 5 5 9        # with the crab in hand, and Depths for the Elder

# What each lord costs. With one ally of each race, all worth 1, a lord of three races needs pearls
# for all but three points. So what is on offer tells the cost.

% Soldiers with five allies worth 1 and 2 pearls   [A-1.3 A-7.2]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[2 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore
refuse 0 recruit recruiter: A-7.2

% Soldiers with five allies worth 1 and 3 pearls   [A-1.3 A-7.2]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[3 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit jailer | recruit tamer
refuse 0 recruit recruiter: A-7.2
do 0 recruit tamer
told 0 recruits tamer 6

% Soldiers with five allies worth 1 and 5 pearls   [A-1.3 A-7.2]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[5 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit jailer | recruit seeker | recruit tamer
refuse 0 recruit recruiter: A-7.2
do 0 recruit seeker
told 0 recruits seeker 7

% Soldiers with five allies worth 1 and 7 pearls   [A-1.3 A-7.2]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[7 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit jailer | recruit seeker | recruit commander | recruit tamer
refuse 0 recruit recruiter: A-7.2
do 0 recruit commander
told 0 recruits commander 8

% Soldiers with five allies worth 1 and 8 pearls   [A-1.3 A-7.2]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[8 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit recruiter | recruit jailer | recruit seeker | recruit commander
            | recruit tamer
refuse 0 recruit assassin: A-7.2
do 0 recruit recruiter
told 0 recruits recruiter 10

% Soldiers with five allies worth 1 and 9 pearls   [A-1.3 A-7.2]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[9 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit recruiter | recruit jailer | recruit seeker | recruit assassin
            | recruit commander | recruit tamer
do 0 recruit assassin
told 0 recruits assassin 10

% Merchants with five allies worth 1 and 2 pearls   [A-1.3 A-7.2]
start 2
given court=[ship-master trader peddler landlord slaver shopkeeper] pearls=[2 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore
refuse 0 recruit ship-master: A-7.2

% Merchants with five allies worth 1 and 3 pearls   [A-1.3 A-7.2]
start 2
given court=[ship-master trader peddler landlord slaver shopkeeper] pearls=[3 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit ship-master | recruit shopkeeper
refuse 0 recruit trader: A-7.2
do 0 recruit shopkeeper
told 0 recruits shopkeeper 6

% Merchants with five allies worth 1 and 7 pearls   [A-1.3 A-7.2]
start 2
given court=[ship-master trader peddler landlord slaver shopkeeper] pearls=[7 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit ship-master | recruit trader | recruit peddler | recruit slaver
            | recruit shopkeeper
refuse 0 recruit landlord: A-7.2
do 0 recruit slaver
told 0 recruits slaver 8

% Merchants with five allies worth 1 and 8 pearls   [A-1.3 A-7.2]
start 2
given court=[ship-master trader peddler landlord slaver shopkeeper] pearls=[8 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit ship-master | recruit trader | recruit peddler | recruit landlord
            | recruit slaver | recruit shopkeeper
do 0 recruit landlord
told 0 recruits landlord 10

% Mages with five allies worth 1 and 2 pearls   [A-1.3 A-7.2]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[2 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore
refuse 0 recruit shaman: A-7.2

% Mages with five allies worth 1 and 3 pearls   [A-1.3 A-7.2]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[3 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit shaman | recruit apprentice
refuse 0 recruit invoker: A-7.2
do 0 recruit apprentice
told 0 recruits apprentice 6

% Mages with five allies worth 1 and 6 pearls   [A-1.3 A-7.2]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[6 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit shaman | recruit apprentice | recruit oracle | recruit alchemist
refuse 0 recruit invoker: A-7.2
do 0 recruit alchemist
told 0 recruits alchemist 7

% Mages with five allies worth 1 and 7 pearls   [A-1.3 A-7.2]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[7 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit shaman | recruit invoker | recruit apprentice | recruit oracle
            | recruit alchemist
refuse 0 recruit illusionist: A-7.2
do 0 recruit invoker
told 0 recruits invoker 8

% Mages with five allies worth 1 and 9 pearls   [A-1.3 A-7.2]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[9 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit shaman | recruit invoker | recruit apprentice | recruit oracle
            | recruit alchemist | recruit illusionist
do 0 recruit illusionist
told 0 recruits illusionist 10

% Politicians with five allies worth 1 and 2 pearls   [A-1.3 A-7.2]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[2 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore
refuse 0 recruit opportunist: A-7.2

% Politicians with five allies worth 1 and 3 pearls   [A-1.3 A-7.2]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[3 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit opportunist
refuse 0 recruit corruptor: A-7.2
do 0 recruit opportunist
told 0 recruits opportunist 6

% Politicians with five allies worth 1 and 5 pearls   [A-1.3 A-7.2]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[5 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit opportunist | recruit schemer
refuse 0 recruit corruptor: A-7.2
do 0 recruit schemer
told 0 recruits schemer 8

% Politicians with five allies worth 1 and 7 pearls   [A-1.3 A-7.2]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[7 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit opportunist | recruit diplomat | recruit schemer
refuse 0 recruit corruptor: A-7.2
do 0 recruit diplomat
told 0 recruits diplomat 8

% Politicians with five allies worth 1 and 8 pearls   [A-1.3 A-7.2]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[8 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit opportunist | recruit diplomat | recruit treasurer | recruit schemer
refuse 0 recruit corruptor: A-7.2
do 0 recruit treasurer
told 0 recruits treasurer 10

% Politicians with five allies worth 1 and 9 pearls   [A-1.3 A-7.2]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[9 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit opportunist | recruit corruptor | recruit traitor | recruit diplomat
            | recruit treasurer | recruit schemer
do 0 recruit traitor
told 0 recruits traitor 12

% Farmers with five allies worth 1 and 2 pearls   [A-1.3 A-7.2]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[2 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore
refuse 0 recruit keeper: A-7.2

% Farmers with five allies worth 1 and 3 pearls   [A-1.3 A-7.2]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[3 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit keeper
refuse 0 recruit reaper: A-7.2
do 0 recruit keeper
told 0 recruits keeper 6

% Farmers with five allies worth 1 and 5 pearls   [A-1.3 A-7.2]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[5 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit keeper | recruit reaper
refuse 0 recruit shepherd: A-7.2
do 0 recruit reaper
told 0 recruits reaper 7

% Farmers with five allies worth 1 and 6 pearls   [A-1.3 A-7.2]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[6 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit keeper | recruit reaper | recruit miller | recruit aquaculturalist
refuse 0 recruit shepherd: A-7.2
do 0 recruit aquaculturalist
told 0 recruits aquaculturalist 9

% Farmers with five allies worth 1 and 7 pearls   [A-1.3 A-7.2]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[7 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit keeper | recruit reaper | recruit shepherd | recruit miller
            | recruit aquaculturalist
refuse 0 recruit landowner: A-7.2
do 0 recruit shepherd
told 0 recruits shepherd 8

% Farmers with five allies worth 1 and 9 pearls   [A-1.3 A-7.2]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[9 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit keeper | recruit reaper | recruit shepherd | recruit miller
            | recruit aquaculturalist | recruit landowner
do 0 recruit landowner
told 0 recruits landowner 10

% Ambassadors, Hunter, Master of Magic and Keeper with five allies worth 1 and 2 pearls   [A-1.3 A-7.2]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[2 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore
refuse 0 recruit sage: A-7.2

% Ambassadors, Hunter, Master of Magic and Keeper with five allies worth 1 and 3 pearls   [A-1.3 A-7.2]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[3 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit keeper
refuse 0 recruit sage: A-7.2
do 0 recruit keeper
told 0 recruits keeper 6

% Ambassadors, Hunter, Master of Magic and Keeper with five allies worth 1 and 5 pearls   [A-1.3 A-7.2]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[5 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit sage | recruit hermit | recruit elder | recruit keeper
refuse 0 recruit hunter: A-7.2
do 0 recruit elder
told 0 recruits elder 10

% Ambassadors, Hunter, Master of Magic and Keeper with five allies worth 1 and 6 pearls   [A-1.3 A-7.2]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[6 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit sage | recruit hermit | recruit elder | recruit hunter | recruit keeper
refuse 0 recruit master-of-magic: A-7.2
do 0 recruit hunter
told 0 recruits hunter 8

% Ambassadors, Hunter, Master of Magic and Keeper with five allies worth 1 and 7 pearls   [A-1.3 A-7.2]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[7 1]
      hands=[[crab1 shellfish1 squid1 seahorse1 jellyfish1] []]
ask 0 action: explore | recruit sage | recruit hermit | recruit elder | recruit hunter
            | recruit master-of-magic | recruit keeper
do 0 recruit master-of-magic
told 0 recruits master-of-magic 10

# How many races each lord wants: with a full hand of one race, of two, of three, of four.

% Soldiers for allies of one race   [A-1.3 A-7.1]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[0 1]
      hands=[[crab3 crab4 crab5] []]
ask 0 action: explore | recruit assassin | recruit commander
refuse 0 recruit recruiter: A-7.1
refuse 0 recruit jailer: A-7.1
refuse 0 recruit seeker: A-7.1
refuse 0 recruit tamer: A-7.1

% Soldiers for allies of two races   [A-1.3 A-7.1]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5] []]
ask 0 action: explore | recruit recruiter | recruit seeker | recruit assassin | recruit commander
refuse 0 recruit jailer: A-7.1
refuse 0 recruit tamer: A-7.1

% Soldiers for allies of three races   [A-1.3 A-7.1]
start 2
given court=[recruiter jailer seeker assassin commander tamer] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5 squid3 squid4 squid5] []]
ask 0 action: explore | recruit recruiter | recruit jailer | recruit seeker | recruit assassin
            | recruit commander | recruit tamer

% Merchants for allies of one race   [A-1.3 A-7.1]
start 2
given court=[ship-master trader peddler landlord slaver shopkeeper] pearls=[0 1]
      hands=[[shellfish3 shellfish4 shellfish5] []]
ask 0 action: explore | recruit peddler | recruit slaver
refuse 0 recruit ship-master: A-7.1
refuse 0 recruit trader: A-7.1
refuse 0 recruit landlord: A-7.1
refuse 0 recruit shopkeeper: A-7.1

% Merchants for allies of two races   [A-1.3 A-7.1]
start 2
given court=[ship-master trader peddler landlord slaver shopkeeper] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5] []]
ask 0 action: explore | recruit peddler | recruit landlord | recruit slaver
refuse 0 recruit ship-master: A-7.1
refuse 0 recruit trader: A-7.1
refuse 0 recruit shopkeeper: A-7.1

% Merchants for allies of three races   [A-1.3 A-7.1]
start 2
given court=[ship-master trader peddler landlord slaver shopkeeper] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5 squid3 squid4 squid5] []]
ask 0 action: explore | recruit ship-master | recruit trader | recruit peddler | recruit landlord
            | recruit slaver | recruit shopkeeper

% Mages for allies of one race   [A-1.3 A-7.1]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[0 1]
      hands=[[jellyfish3 jellyfish4 jellyfish5] []]
ask 0 action: explore | recruit invoker | recruit alchemist | recruit illusionist
refuse 0 recruit shaman: A-7.1
refuse 0 recruit apprentice: A-7.1
refuse 0 recruit oracle: A-7.1

% Mages for allies of two races   [A-1.3 A-7.1]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[0 1]
      hands=[[crab3 crab4 crab5 jellyfish3 jellyfish4 jellyfish5] []]
ask 0 action: explore | recruit invoker | recruit oracle | recruit alchemist | recruit illusionist
refuse 0 recruit shaman: A-7.1
refuse 0 recruit apprentice: A-7.1

% Mages for allies of three races   [A-1.3 A-7.1]
start 2
given court=[shaman invoker apprentice oracle alchemist illusionist] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5 jellyfish3 jellyfish4 jellyfish5] []]
ask 0 action: explore | recruit shaman | recruit invoker | recruit apprentice | recruit oracle
            | recruit alchemist | recruit illusionist

% Politicians for allies of one race   [A-1.3 A-7.1]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[0 1]
      hands=[[squid3 squid4 squid5] []]
ask 0 action: explore | recruit corruptor | recruit diplomat
refuse 0 recruit opportunist: A-7.1
refuse 0 recruit traitor: A-7.1
refuse 0 recruit treasurer: A-7.1
refuse 0 recruit schemer: A-7.1

% Politicians for allies of two races   [A-1.3 A-7.1]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[0 1]
      hands=[[crab3 crab4 crab5 squid3 squid4 squid5] []]
ask 0 action: explore | recruit corruptor | recruit diplomat | recruit treasurer
refuse 0 recruit opportunist: A-7.1
refuse 0 recruit traitor: A-7.1
refuse 0 recruit schemer: A-7.1

% Politicians for allies of three races   [A-1.3 A-7.1]
start 2
given court=[opportunist corruptor traitor diplomat treasurer schemer] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5 squid3 squid4 squid5] []]
ask 0 action: explore | recruit opportunist | recruit corruptor | recruit traitor | recruit diplomat
            | recruit treasurer | recruit schemer

% Farmers for allies of one race   [A-1.3 A-7.1]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[0 1]
      hands=[[seahorse3 seahorse4 seahorse5] []]
ask 0 action: explore | recruit shepherd | recruit landowner
refuse 0 recruit keeper: A-7.1
refuse 0 recruit reaper: A-7.1
refuse 0 recruit miller: A-7.1
refuse 0 recruit aquaculturalist: A-7.1

% Farmers for allies of two races   [A-1.3 A-7.1]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[0 1]
      hands=[[crab3 crab4 crab5 seahorse3 seahorse4 seahorse5] []]
ask 0 action: explore | recruit reaper | recruit shepherd | recruit miller | recruit landowner
refuse 0 recruit keeper: A-7.1
refuse 0 recruit aquaculturalist: A-7.1

% Farmers for allies of three races   [A-1.3 A-7.1]
start 2
given court=[keeper reaper shepherd miller aquaculturalist landowner] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5 seahorse3 seahorse4 seahorse5] []]
ask 0 action: explore | recruit keeper | recruit reaper | recruit shepherd | recruit miller
            | recruit aquaculturalist | recruit landowner

% Ambassadors, Hunter, Master of Magic and Keeper for allies of four races   [A-1.3 A-7.1]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[0 1]
      hands=[[shellfish3 shellfish4 shellfish5 squid3 squid4 squid5 seahorse3 seahorse4 seahorse5 jellyfish3
      jellyfish4 jellyfish5] []]
ask 0 action: explore | recruit master-of-magic | recruit keeper
refuse 0 recruit sage: A-7.1
refuse 0 recruit hermit: A-7.1
refuse 0 recruit elder: A-7.1
refuse 0 recruit hunter: A-7.1

% Ambassadors, Hunter, Master of Magic and Keeper for allies of five races   [A-1.3 A-7.1]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[0 1]
      hands=[[crab3 crab4 crab5 shellfish3 shellfish4 shellfish5 squid3 squid4 squid5 seahorse3 seahorse4
      seahorse5 jellyfish3 jellyfish4 jellyfish5] []]
ask 0 action: explore | recruit sage | recruit hermit | recruit elder | recruit hunter
            | recruit master-of-magic | recruit keeper

% Hunter for two races, Master of Magic and Keeper for three   [A-1.3 A-7.1]
start 2
given court=[sage hermit elder hunter master-of-magic keeper] pearls=[0 1] hands=[[crab3 crab4 crab5
      jellyfish3 jellyfish4 jellyfish5] []]
ask 0 action: explore | recruit hunter
refuse 0 recruit master-of-magic: A-7.1

# ==== Locations ====

% Twenty locations, all different   [A-1.4]
start 2 deal keeper reaper shepherd miller aquaculturalist landowner abyss crab3
expect available=[abyss]
       stack=[sargasso-silos hydrozoa-reserves parliament barracks dockworks sanctuary sargasso-fields
              oceanic-senate chasm giant-clams depths throne-room jail closed-tower lost-tower
              chamber-of-allies coral-barrier city-of-mirrors black-smokers]
view 0 stack=?19

# ==== Monster tokens ====

% Twenty monster tokens: nine 2, nine 3, two 4   [A-1.4 A-10.4]
start 2
given agenda=[[fight 0]] track=[monster]
      tokens=[[2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 4 4] []]
score 53 0
ask 0 fight: fight pearl | go-on
refuse 0 fight token: A-5.9

% The last token is a 4 when all others are gone   [A-1.4]
start 2
given agenda=[[fight 0]] track=[monster] hands=[[] [crab1]]
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3]]
deal token4
do 0 fight token
expect tokens.0=[2 2 2 2 2 2 2 2 2 4 4]
deal monster
do 1 explore
ask 1 fight: fight pearl | go-on

% The last token is a 3 when all others are gone   [A-1.4]
start 2
given agenda=[[fight 0]] track=[monster] hands=[[] [crab1]]
      tokens=[[2 2 2 2 2 2 2 2 2] [3 3 3 3 3 3 3 3 4 4]]
deal token3
do 0 fight token
expect tokens.0=[2 2 2 2 2 2 2 2 2 3]
deal monster
do 1 explore
ask 1 fight: fight pearl | go-on

% The last token is a 2 when all others are gone   [A-1.4]
start 2
given agenda=[[fight 0]] track=[monster] hands=[[] [crab1]]
      tokens=[[2 2 2 2 2 2 2 2] [3 3 3 3 3 3 3 3 3 4 4]]
deal token2
do 0 fight token
expect tokens.0=[2 2 2 2 2 2 2 2 2]
deal monster
do 1 explore
ask 1 fight: fight pearl | go-on

# ==== Key tokens ====

% Ten key tokens are enough while locations last: four players with two each, and two more   [A-1.4 A-9.1]
start 4
given agenda=[[fight 0]] track=[monster] threat=6 keys=[2 2 2 2] hands.1=[crab1]
do 0 fight 2-keys
told 0 keys 2
expect keys=[4 2 2 2]
ask 0 location
do 0 control parliament
expect keys=[1 2 2 2] locations.0=[[parliament]]
ask 1 action

% With all locations gone a key the pile cannot give is not gained   [A-1.4 A-9.4]
start 2
given agenda=[[fight 0]] track=[monster] threat=3 keys=[6 4] hands.1=[crab1]
      available=[] locations=[[] [
          [sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
          [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams]
          [abyss] [depths] [throne-room] [jail] [closed-tower]
          [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors] [black-smokers]]]
do 0 fight key
told 0 fought key
untold 0 keys
told 0 no-location
expect keys=[6 4] threat=1 discard=[monster]
ask 1 action

% With one key token left two keys bring one   [A-1.4 A-9.4]
start 2
given agenda=[[fight 0]] track=[monster] threat=6 keys=[3 6] hands.1=[crab1]
      available=[] locations=[[] [
          [sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
          [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams]
          [abyss] [depths] [throne-room] [jail] [closed-tower]
          [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors] [black-smokers]]]
do 0 fight 2-keys
told 0 keys 1
expect keys=[4 6]
ask 1 action

% With two key tokens left two keys bring two   [A-1.4 A-9.4]
start 2
given agenda=[[fight 0]] track=[monster] threat=6 keys=[3 5] hands.1=[crab1]
      available=[] locations=[[] [
          [sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
          [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams]
          [abyss] [depths] [throne-room] [jail] [closed-tower]
          [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors] [black-smokers]]]
do 0 fight 2-keys
told 0 keys 2
expect keys=[5 5]

% The pearl beside a key that is not there is gained all the same   [A-1.4 A-5.8]
start 3
given agenda=[[fight 0]] track=[monster] threat=4 keys=[4 3 3] hands.1=[crab1]
      available=[] locations=[[] [
          [sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
          [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams]
          [abyss] [depths] [throne-room] [jail] [closed-tower]
          [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors] [black-smokers]] []]
do 0 fight key-pearl
untold 0 keys
told 0 pearls 1
expect keys=[4 3 3] pearls=[2 1 1]

% The monster token beside a key that is not there is drawn all the same   [A-1.4 A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=4 keys=[5 5] hands.1=[crab1]
      available=[] locations=[[] [
          [sargasso-silos] [hydrozoa-reserves] [parliament] [barracks] [dockworks]
          [sanctuary] [sargasso-fields] [oceanic-senate] [chasm] [giant-clams]
          [abyss] [depths] [throne-room] [jail] [closed-tower]
          [lost-tower] [chamber-of-allies] [coral-barrier] [city-of-mirrors] [black-smokers]]]
deal token3
do 0 fight key-token
untold 0 keys
expect keys=[5 5] tokens=[[3] []]

# ==== Pearls ====

% Pearls are unlimited   [A-1.4]
start 2
given agenda=[[fight 0]] track=[monster] threat=2 pearls=[1000 1000] hands.1=[crab1]
do 0 fight 2-pearls
told 0 pearls 2
expect pearls=[1002 1000]
