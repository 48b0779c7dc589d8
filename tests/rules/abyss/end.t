# The end of the game, points and victory.

game abyss

# ---- a seventh lord ----

% A seventh lord sets off the end; with two players the other has one more turn   [A-10.1 A-10.2]
start 2
given lords=[[jailer seeker assassin hunter trader peddler] []] hands=[[seahorse3 seahorse5] []]
      council-crab=[crab1] council-squid=[squid1]
do 0 recruit shepherd
do 0 play seahorse3
told 0 last 7
expect last=0
do 1 council crab
told 0 over
over
score 53 1                 # 44 and 6, seahorse 3; crab 1
winners 0

% A sixth lord sets off nothing   [A-10.1]
start 2
given lords=[[jailer seeker assassin hunter trader] []] hands=[[seahorse3 seahorse5] []]
      council-crab=[crab1] council-squid=[squid1]
do 0 recruit shepherd
do 0 play seahorse3
untold 0 last
expect last=-
do 1 council crab
ask 0 action

% Lords under locations and rotated lords count towards the seventh   [A-10.1 A-10.5]
start 2
given lords=[[jailer seeker] []] rotated=[[jailer] []]
      locations=[[[chasm keeper tamer reaper] [jail elder]] []] court=[shepherd miller landowner diplomat]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
told 0 last 7
expect last=0

% Six lords of one player and six of another set off nothing   [A-10.1]
start 2
given lords=[[jailer seeker assassin hunter trader]
             [peddler shopkeeper invoker apprentice illusionist corruptor]]
      hands=[[seahorse3 seahorse5] []] council-crab=[crab1] council-squid=[squid1]
do 0 recruit shepherd
do 0 play seahorse3
expect last=-
do 1 council crab
ask 0 action

% Three players: the two others have one more turn each   [A-10.2]
start 3
given agenda=[[action 1]] active=1 lords=[[] [jailer seeker assassin hunter trader peddler] []]
      hands=[[] [seahorse3 seahorse5] []] council-crab=[crab1] council-squid=[squid1]
      council-jellyfish=[jellyfish1]
do 1 recruit shepherd
do 1 play seahorse3
expect last=1
do 2 council crab
do 0 council squid
over

% Four players: the three others have one more turn each   [A-10.2]
start 4
given agenda=[[action 2]] active=2 lords=[[] [] [jailer seeker assassin hunter trader peddler] []]
      hands=[[] [] [seahorse3 seahorse5] []] council-crab=[crab1] council-squid=[squid1]
      council-jellyfish=[jellyfish1] council-shellfish=[shellfish1]
do 2 recruit shepherd
do 2 play seahorse3
expect last=2
do 3 council crab
do 0 council squid
ask 1 action
do 1 council jellyfish
told 2 over
over

% Who set off the end finishes the turn: location and powers come first   [A-10.2 A-9.1]
start 2
given lords=[[jailer seeker assassin opportunist keeper trader] []] keys=[1 0]
      court=[shepherd miller landowner diplomat reaper] hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
expect last=0
do 0 control parliament
do 0 spend keeper
expect locations.0=[[parliament keeper shepherd]] keys=[0 0]
ask 0 after includes: end | replace miller
deal tamer
do 0 replace miller
expect court.0=tamer
ask 1 action

% The last turn is a whole one: plot, action, location   [A-10.2 A-3.1]
start 2
given agenda=[[action 1]] active=1 last=0 court=[shepherd miller landowner diplomat]
      hands=[[] [seahorse3 seahorse5]] lords=[[] [keeper reaper]] pearls=[0 1]
deal tamer
do 1 plot
do 1 recruit shepherd
do 1 play seahorse3
do 1 control parliament
over
expect locations.1=[[parliament keeper reaper shepherd]]

% Another seventh lord in the last round brings nobody a further turn   [A-10.2]
start 3
given agenda=[[action 1]] active=1 last=0 hands=[[] [seahorse3 seahorse5] []]
      lords=[[] [jailer seeker assassin hunter trader peddler] []]
      council-crab=[crab1] council-squid=[squid1]
do 1 recruit shepherd
do 1 play seahorse3
untold 1 last
expect last=0
do 2 council crab
over

% Who set off the end may still buy in the others' last turns, and the ally counts   [A-10.2 A-10.3 A-5.2]
start 2
given agenda=[[action 1]] active=1 last=0 pearls=[1 0] hands=[[] [squid1]]
deal crab5
do 1 explore
deal jellyfish4
do 0 buy crab5 1
do 1 take jellyfish4
over
expect affiliated=[[crab5] [squid1 jellyfish4]] pearls=[0 1]
score 5 5
winners 1

% A seventh lord given up later does not take the end back   [A-10.8 A-10.1]
start 2
given agenda=[[action 1]] active=1 last=0 council-crab=[crab1] council-squid=[squid1]
      lords=[[jailer seeker assassin hunter trader peddler] []]
do 1 council crab
over

% The Traitor as the seventh lord swaps another: the end stays   [A-10.8 A-8.8]
start 2
given court=[traitor reaper shepherd miller landowner]
      council-squid=[squid1] council-jellyfish=[jellyfish1]
      lords=[[jailer seeker assassin hunter trader peddler] []] hands=[[crab3 squid4 jellyfish5] []]
do 0 recruit traitor
do 0 play crab3
do 0 play squid4
told 0 last 7
do 0 swap jailer landowner
expect last=0 lords.0=[seeker assassin hunter trader peddler traitor landowner]
do 1 council squid
over

# ---- a refill that fails ----

% The deck cannot fill the court: 2 pearls, what there is comes, and the end is set off   [A-10.1 A-10.8 A-7.4]
start 2
given court=[shepherd miller landowner] lord-deck=[tamer hunter seeker] hands=[[seahorse3 seahorse5] []]
      council-crab=[crab1] council-squid=[squid1] pearls=[0 1]
given gone=[recruiter jailer assassin commander ship-master trader peddler landlord slaver
    shopkeeper shaman invoker apprentice oracle alchemist illusionist master-of-magic
    opportunist corruptor traitor diplomat treasurer schemer keeper reaper aquaculturalist sage
    hermit elder]
deal seeker tamer hunter
do 0 recruit shepherd
do 0 play seahorse3
told 0 pearls 2
told 0 last 1
expect last=0 court=[miller landowner seeker tamer hunter -] lord-deck=[] pearls=[2 1]
do 1 council crab
over

% The deck just fills the court and is empty: no end   [A-10.1 A-10.8]
start 2
given court=[shepherd miller landowner] lord-deck=[jailer tamer hunter seeker]
      hands=[[seahorse3 seahorse5] []] council-crab=[crab1] council-squid=[squid1] pearls=[0 1]
given gone=[recruiter assassin commander ship-master trader peddler landlord slaver shopkeeper
    shaman invoker apprentice oracle alchemist illusionist master-of-magic opportunist corruptor
    traitor diplomat treasurer schemer keeper reaper aquaculturalist sage hermit elder]
deal seeker tamer hunter jailer
do 0 recruit shepherd
do 0 play seahorse3
untold 0 last
expect last=- court=[miller landowner seeker tamer hunter jailer] lord-deck=[] pearls=[2 1]
do 1 council crab
ask 0 action

% An empty deck and three lords left in the court: no refill, no pearls, no end   [A-10.1]
start 2
given court=[shepherd miller landowner reaper] hands=[[seahorse3 seahorse5] []]
      council-crab=[crab1] council-squid=[squid1] pearls=[0 1]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic opportunist corruptor traitor diplomat treasurer schemer keeper
    aquaculturalist sage hermit elder]
do 0 recruit shepherd
do 0 play seahorse3
untold 0 refill
expect last=- court=[miller landowner reaper - - -] lord-deck=[] pearls=[0 1]
do 1 council crab
ask 0 action: explore | council squid

% An empty deck and two lords left: 2 pearls and the end; lords that left the game stay away   [A-10.1 A-10.8 A-8.20]
start 2
given court=[shepherd miller landowner] hands=[[seahorse3 seahorse5] []]
      council-crab=[crab1] council-squid=[squid1] pearls=[0 1]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic opportunist corruptor traitor diplomat treasurer schemer keeper reaper
    aquaculturalist sage hermit elder]
do 0 recruit shepherd
do 0 play seahorse3
told 0 last 1
expect last=0 court=[miller landowner - - - -] pearls=[2 1]
do 1 council crab
over

% The last lord in the court is recruited and the deck is empty: 2 pearls and the end   [A-10.1 A-10.8]
start 2
given court=[shepherd] hands=[[seahorse3 seahorse5] []] council-crab=[crab1] pearls=[0 1]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic opportunist corruptor traitor diplomat treasurer schemer keeper reaper
    miller aquaculturalist landowner sage hermit elder]
do 0 recruit shepherd
do 0 play seahorse3
expect last=0 court=[- - - - - -] pearls=[2 1]
do 1 council crab
over

% Plotting the last lord of the deck is no end   [A-10.1 A-4.2]
start 2
given court=[shepherd miller landowner] lord-deck=[tamer] hands=[[crab1] []]
      council-crab=[crab1] council-squid=[squid1]
given gone=[recruiter jailer seeker assassin commander hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic opportunist corruptor traitor diplomat treasurer schemer keeper reaper
    aquaculturalist sage hermit elder]
deal tamer
do 0 plot
expect last=- lord-deck=[] court=[shepherd miller landowner tamer - -]
do 0 council crab
do 1 council squid
ask 0 action

% In the last round such a recruitment brings 2 pearls again; the end stays where it was   [A-10.8 A-10.2]
start 3
given agenda=[[action 1]] active=1 last=0 court=[shepherd miller] hands=[[] [seahorse3 seahorse5] []]
      council-crab=[crab1] council-squid=[squid1] pearls=[0 0 0]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman invoker apprentice oracle alchemist illusionist
    master-of-magic opportunist corruptor traitor diplomat treasurer schemer keeper reaper
    aquaculturalist landowner sage hermit elder]
do 1 recruit shepherd
do 1 play seahorse3
told 1 pearls 2
untold 1 last
expect last=0 court=[miller - - - - -] pearls=[0 2 0]
do 2 council crab
over

% The seventh lord and a refill at once: the end is set off once, the court filled, 2 pearls   [A-10.1 A-10.8]
start 2
given lords=[[jailer seeker assassin hunter trader peddler] []] hands=[[seahorse3 seahorse5] []]
      court=[shepherd miller landowner] council-crab=[crab1] council-squid=[squid1] pearls=[0 1]
deal tamer recruiter commander landlord
do 0 recruit shepherd
do 0 play seahorse3
expect last=0 pearls=[2 1] court=[miller landowner tamer recruiter commander landlord]
do 1 council crab
over

# ---- the Invoker near the end ----

% The Invoker as the seventh lord: his owner's extra turn, then one turn for each other   [A-10.8 A-8.14]
start 3
given lords=[[jailer seeker assassin hunter trader peddler] [] []] court=[invoker miller landowner reaper]
      hands=[[jellyfish3 jellyfish5] [] []] council-crab=[crab1] council-squid=[squid1]
      council-shellfish=[shellfish1]
do 0 recruit invoker
do 0 play jellyfish3
told 0 last 7
told 0 one-more
ask 0 action
do 0 council crab
do 1 council squid
ask 2 action
do 2 council shellfish
over

% The Invoker whose recruitment fails to fill the court: the extra turn comes before the others' last   [A-10.8 A-8.14]
start 2
given court=[invoker miller landowner] hands=[[jellyfish3 jellyfish5] []] council-crab=[crab1]
      council-squid=[squid1] council-shellfish=[shellfish1]
given gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler
    landlord slaver shopkeeper shaman apprentice oracle alchemist illusionist master-of-magic
    opportunist corruptor traitor diplomat treasurer schemer keeper reaper shepherd
    aquaculturalist sage hermit elder]
do 0 recruit invoker
do 0 play jellyfish3
expect last=0
do 0 council crab
ask 1 action
do 1 council squid
over

% The Invoker in the last round: one more turn, then the round goes on   [A-8.14 A-10.2]
start 3
given agenda=[[action 1]] active=1 last=0 court=[invoker miller landowner reaper]
      hands=[[] [jellyfish3 jellyfish5] []] council-crab=[crab1] council-squid=[squid1]
      council-shellfish=[shellfish1]
do 1 recruit invoker
do 1 play jellyfish3
ask 1 action
do 1 council crab
ask 2 action
do 2 council squid
over

% The Invoker in the very last turn: one more turn, then it is over   [A-8.14 A-10.2]
start 2
given agenda=[[action 1]] active=1 last=0 court=[invoker miller landowner reaper]
      hands=[[] [jellyfish3 jellyfish5]] council-crab=[crab1] council-squid=[squid1]
do 1 recruit invoker
do 1 play jellyfish3
ask 1 action
do 1 council crab
over

% The seventh lord in an Invoker's extra turn: the others have one more turn   [A-10.1 A-10.8]
start 2
given lords=[[jailer seeker assassin hunter trader] []] court=[invoker shepherd miller landowner reaper]
      hands=[[jellyfish3 jellyfish5 seahorse3 seahorse5] []] council-crab=[crab1] council-squid=[squid1]
      pearls=[0 1]
do 0 recruit invoker
do 0 play jellyfish3
do 0 play jellyfish5
do 0 done
expect last=-
do 0 recruit shepherd
do 0 play seahorse3
told 0 last 7
do 1 council crab
over

# ---- the last allies ----

% At the end everyone affiliates the lowest ally of each race in hand and discards the rest   [A-10.3 A-10.4]
start 3
given agenda=[[action 2]] active=2 last=0 council-jellyfish=[jellyfish2 jellyfish4]
      affiliated=[[crab5] [] []] pearls=[0 0 0]
      hands=[[crab1 crab2 squid3] [seahorse2 seahorse2 seahorse4] [jellyfish1]]
do 2 council jellyfish
over
told 0 affiliated crab1
told 0 discarded crab2
told 0 affiliated squid3
told 1 affiliated seahorse2
told 1 discarded seahorse2
told 1 discarded seahorse4
told 2 affiliated jellyfish1
expect affiliated=[[crab1 crab5 squid3] [seahorse2] [jellyfish1]] hands=[[] [] []]
       discard=[crab2 seahorse2 seahorse4 jellyfish2 jellyfish4]
score 8 2 1                # the strongest of each race: crab 5, squid 3

% Only the strongest affiliated ally of each race scores   [A-10.4]
start 2
given agenda=[] last=0 court=[]
      affiliated=[[crab1 crab3 crab5 squid2 squid2 jellyfish4] [shellfish1 seahorse1 seahorse2]]
score 11 3                 # 5+2+4; 1+2

% Monster tokens score what they show; pearls and key tokens score nothing   [A-10.4]
start 2
given agenda=[] last=0 court=[] tokens=[[2 3 3 4] []] pearls=[9 20] keys=[2 2]
score 12 0
winners 0
view 1 tokens.0=[2 3 3 4]  # face up at the end

% The Master of Magic does not help at the end: the lowest is affiliated   [A-8.7 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2] lords=[[master-of-magic] []]
      hands=[[crab1 crab5] []]
do 1 council squid
over
expect affiliated.0=[crab1]
score 7 2                  # 6, crab 1

% The Commander's limit comes before the last allies are affiliated   [A-8.21 A-8.4 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2] lords=[[commander] []]
      hands=[[] [crab1 crab2 crab3 crab4 jellyfish1 jellyfish2]]
do 1 council squid
ask 1 limit: discard crab1 | discard crab2 | discard crab3 | discard crab4 | discard squid2
      | discard jellyfish1 | discard jellyfish2
do 1 discard crab1
over
expect affiliated.1=[crab2 squid2 jellyfish1]
score 4 5

% The powers of the last turn come before the last allies are affiliated   [A-8.2 A-8.21 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 council-squid=[squid2] lords=[[] [slaver]]
      hands=[[] [crab1 crab4]] pearls=[0 0]
do 1 council squid
ask 1 after: end | sell crab1 | sell crab4 | sell squid2
do 1 sell crab1
over
expect affiliated.1=[crab4 squid2] pearls=[0 2]
score 0 11                 # 5, crab 4, squid 2

# ---- victory ----

% Most points win, whatever the pearls   [A-10.7]
start 3
given agenda=[] last=0 court=[] lords=[[miller] [aquaculturalist] [jailer]] pearls=[20 0 30]
score 10 11 7
winners 1

% A tie goes to the most pearls, among those who are level   [A-10.7]
start 3
given agenda=[] last=0 court=[] lords=[[trader] [peddler] [jailer]] pearls=[2 3 9]
score 9 9 7
winners 1

% Pearls come before the highest lord   [A-10.7]
start 2
given agenda=[] last=0 court=[] lords=[[landowner] [keeper reaper]] pearls=[0 1]
score 12 12
winners 1

% Level in points and pearls: the highest single lord wins   [A-10.7]
start 2
given agenda=[] last=0 court=[] lords=[[keeper reaper] [landowner]] pearls=[3 3]
score 12 12
winners 1

% For the highest lord neither location nor rotation matters   [A-10.7 A-10.5]
start 3
given agenda=[] last=0 court=[] pearls=[1 1 1] lords=[[] [jailer] [tamer commander]]
      rotated=[[] [jailer] []] locations=[[[giant-clams hermit]] [] []] tokens=[[] [] []]
      affiliated=[[] [crab1] []]
score 8 8 8
winners 1

% A lord under a location may be the highest   [A-10.7 A-10.5]
start 2
given agenda=[] last=0 court=[] pearls=[1 1] lords=[[] [tamer commander]]
      locations=[[[giant-clams hermit]] []]
score 8 8
winners 0

% Level in everything: the victory is shared   [A-10.7]
start 2
given agenda=[] last=0 court=[] lords=[[trader] [peddler]] pearls=[2 2]
score 9 9
winners 0 1

% Two of three share the victory   [A-10.7]
start 3
given agenda=[] last=0 court=[] lords=[[trader] [jailer] [shopkeeper]] pearls=[2 9 2]
winners 0 2

% Without a lord anywhere a tie is shared   [A-10.7]
start 4
given agenda=[] last=0 court=[] pearls=[1 1 1 1]
score 0 0 0 0
winners 0 1 2 3

% The order of play does not break a tie   [A-10.7]
start 3
given agenda=[] last=2 court=[] lords=[[trader] [peddler] [shopkeeper]] pearls=[0 0 0]
winners 0 1 2

% Who cannot fill the court is told so, and that the end is set off   [A-10.1]
start 2
given court=[shepherd keeper] hands=[[seahorse4 seahorse5] [crab1]] pearls=[0 0] lord-deck=[miller]
      gone=[recruiter jailer seeker assassin commander tamer hunter ship-master trader peddler landlord slaver
      shopkeeper shaman invoker apprentice oracle alchemist illusionist master-of-magic opportunist corruptor traitor
      diplomat treasurer schemer reaper aquaculturalist landowner sage hermit elder]
do 0 recruit shepherd
deal miller
do 0 play seahorse4
told 0 refill 5
told 0 short 4
told 0 last 1
