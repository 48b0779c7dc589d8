# The seven soldiers.  What a Shaman does to them is in mages.t.

game abyss

# ---- Recruiter: opponents pay two more ----

% The Recruiter arrives and asks nobody anything   [A-8.1 A-8.10]
start 2
given hands=[[crab3 crab5 squid2] [seahorse4]] court=[recruiter keeper reaper shepherd miller landowner]
do 0 recruit recruiter
do 0 play crab3
do 0 play crab5
expect lords.0=[recruiter] affiliated.0=[squid2] pearls=[1 1] hands.1=[seahorse4]
ask 1 action

% Against a Recruiter the Shepherd costs 10   [A-8.10]
start 2
given agenda=[[action 1]] active=1 lords.0=[recruiter] hands.1=[seahorse4 seahorse5]
do 1 recruit shepherd
told 1 recruits shepherd 10
do 1 play seahorse4
expect lords.1=[shepherd] pearls=[1 0]

% Against a Recruiter 9 points do not pay the Shepherd   [A-8.10 A-7.2]
start 2
given agenda=[[action 1]] active=1 lords.0=[recruiter] hands.1=[seahorse4 seahorse5] pearls=[1 0]
refuse 1 recruit shepherd: A-7.2
ask 1 action excludes: recruit shepherd

% The owner of the Recruiter pays what is printed   [A-8.10]
start 2
given lords.0=[recruiter] hands.0=[seahorse4 seahorse5]
do 0 recruit shepherd
told 0 recruits shepherd 8
do 0 play seahorse4
expect lords.0=[recruiter shepherd] pearls=[1 1]

% The Recruiter touches every opponent, also from the far side of the table   [A-8.10]
start 4
given agenda=[[action 1]] active=1 lords.0=[recruiter] hands=[[] [seahorse5] [seahorse4] [crab1]] pearls=[1 5 8 1]
do 1 recruit shepherd
told 1 recruits shepherd 10
expect pearls=[1 0 8 1]
do 2 recruit landowner
told 2 recruits landowner 12
expect pearls=[1 0 0 1]

% A Recruiter raises the cost, not the number of races   [A-8.10 A-7.1]
start 2
given agenda=[[action 1]] active=1 lords.0=[recruiter] hands.1=[seahorse4 squid5] pearls=[1 20]
ask 1 action: explore | recruit reaper | recruit shepherd | recruit miller | recruit landowner
refuse 1 recruit keeper: A-7.1

% Two more for the Recruiter, two less for one's own Treasurer: the printed cost   [A-8.10]
start 2
given agenda=[[action 1]] active=1 lords=[[recruiter] [treasurer]] hands.1=[seahorse4] pearls=[1 4]
do 1 recruit shepherd
told 1 recruits shepherd 8
expect lords.1=[treasurer shepherd] pearls=[1 0]

% Recruiter and Treasurer before one player: two less for the owner, two more for the others   [A-8.10]
start 2
given lords.0=[recruiter treasurer] hands=[[seahorse5] [seahorse4]] pearls=[4 6]
do 0 recruit landowner
told 0 recruits landowner 8
expect pearls=[1 6]
do 1 recruit shepherd
told 1 recruits shepherd 10
expect pearls=[1 0]

% A Recruiter under a location raises nothing   [A-8.1 A-9.3]
start 2
given agenda=[[action 1]] active=1 locations.0=[[jail recruiter keeper]] keys.0=0 hands.1=[seahorse5] pearls=[1 3]
      court=[reaper shepherd miller aquaculturalist landowner]
do 1 recruit shepherd
told 1 recruits shepherd 8

% A rotated Recruiter raises nothing   [A-8.5 A-8.1]
start 2
given agenda=[[action 1]] active=1 lords.0=[recruiter] rotated.0=[recruiter] hands.1=[seahorse5] pearls=[1 3]
do 1 recruit shepherd
told 1 recruits shepherd 8

# ---- Jailer: each opponent discards an ally ----

% Each opponent discards an ally of their choice, the one on the owner's left first   [A-8.17 A-8.22 A-8.20]
start 3
given agenda=[[action 1]] active=1 hands=[[crab1 squid4] [crab3 squid2 seahorse1] [crab2 jellyfish1 jellyfish5]]
      court=[jailer keeper reaper shepherd miller landowner]
do 1 recruit jailer
do 1 play crab3
do 1 play squid2
expect lords.1=[jailer] discard=[crab3 squid2]
ask 2 jailer: discard crab2 | discard jellyfish1 | discard jellyfish5
do 2 discard jellyfish1
told 2 discarded jellyfish1
ask 0 jailer: discard crab1 | discard squid4
do 0 discard squid4
expect hands=[[crab1] [] [crab2 jellyfish5]] discard=[crab3 squid2 squid4 jellyfish1]
       court=[keeper reaper shepherd miller landowner -]
ask 2 action

% The Jailer's discard is no option, and it comes from the hand   [A-8.17 A-8.20]
start 2
given hands=[[crab3 squid2 seahorse1] [crab1 squid4]] court=[jailer keeper reaper shepherd miller landowner]
do 0 recruit jailer
do 0 play crab3
do 0 play squid2
refuse 1 decline: A-8.17
refuse 1 pass: A-8.17
refuse 1 discard squid3: A-8.17
do 1 discard crab1
expect hands=[[] [squid4]]

% The Jailer: one ally out of one goes without a question, an empty hand loses nothing   [A-8.17 A-8.20 A-3.3]
start 4
given hands=[[crab3 squid2 seahorse1] [squid4] [] [crab1 crab2]] court=[jailer keeper reaper shepherd miller landowner]
do 0 recruit jailer
do 0 play crab3
do 0 play squid2
told 1 discarded squid4
untold 2 discarded
ask 3 jailer: discard crab1 | discard crab2
do 3 discard crab2
expect hands=[[] [] [] [crab1]] pearls=[1 1 1 1]
ask 1 action

% The Jailer comes when no opponent has an ally: nothing   [A-8.17]
start 2
given hands=[[crab3 squid2 seahorse1 seahorse4] []] court=[jailer keeper reaper shepherd miller landowner]
do 0 recruit jailer
do 0 play crab3
do 0 play squid2
do 0 play seahorse1
do 0 done
untold 1 discarded
expect hands=[[seahorse4] []] lords.0=[jailer]
ask 1 action

% The Jailer works once: later turns cost nobody an ally   [A-8.1]
start 2
given lords.0=[jailer] hands=[[squid1] [crab1 crab2]] council-crab=[crab3] council-squid=[squid2]
do 0 council crab
ask 1 action
do 1 council squid
expect hands=[[crab3 squid1] [crab1 crab2 squid2]]
ask 0 action

# ---- Seeker: each opponent loses two pearls ----

% Each opponent loses 2 pearls, or what there is; the owner gains none   [A-8.17 A-8.20]
start 4
given hands.0=[crab5 squid2] pearls=[1 3 1 0] court=[seeker keeper reaper shepherd miller landowner]
do 0 recruit seeker
do 0 play crab5
told 1 lost 2
told 2 lost 1
untold 3 lost
untold 0 lost
expect pearls=[1 1 0 0] lords.0=[seeker]

% The Seeker comes when no opponent has a pearl: nothing   [A-8.17]
start 2
given hands=[[crab5 squid2] [crab1]] pearls=[0 0] court=[seeker keeper reaper shepherd miller landowner]
do 0 recruit seeker
do 0 play crab5
untold 1 lost
expect pearls=[0 0] lords.0=[seeker]
ask 1 action

% The Seeker works once   [A-8.1]
start 2
given lords.0=[seeker] hands=[[squid1] [crab1]] pearls=[3 3] council-crab=[crab3] council-squid=[squid2]
do 0 council crab
do 1 council squid
ask 0 action
expect pearls=[3 3]

% The Seeker takes pearls from opponents only, and the refill comes after it   [A-8.17 A-7.6]
start 2
given hands=[[crab5 squid2] [crab1]] pearls=[0 3] court=[seeker keeper reaper]
deal trader peddler oracle slaver
do 0 recruit seeker
do 0 play crab5
expect pearls=[2 1]

# ---- Assassin: a free lord of each opponent is rotated ----

% The owner names a free lord of each opponent, the one on the left first   [A-8.5 A-8.22]
start 3
given agenda=[[action 1]] active=1 hands=[[crab1] [crab5] [crab2]] pearls=[1 5 1]
      lords=[[trader treasurer] [peddler] [oracle landlord]] court=[assassin keeper reaper shepherd miller landowner]
do 1 recruit assassin
ask 1 assassin: rotate landlord | rotate oracle
refuse 1 rotate treasurer: A-8.22
refuse 1 rotate peddler: A-8.5
refuse 1 rotate keeper: A-8.5
refuse 1 decline: A-8.5
do 1 rotate oracle
told 1 rotated oracle 2
ask 1 assassin: rotate trader | rotate treasurer
refuse 1 rotate landlord: A-8.22
do 1 rotate trader
told 1 rotated trader 0
expect rotated=[[trader] [] [oracle]] lords=[[trader treasurer] [assassin peddler] [landlord oracle]]
ask 2 action

% One free lord is rotated without a question; who has none is passed over   [A-8.5 A-3.3]
start 4
given hands=[[crab5] [crab1] [] []] pearls=[5 1 1 1] lords=[[] [trader] [] [peddler oracle]]
      court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
told 0 rotated trader 1
ask 0 assassin: rotate peddler | rotate oracle
do 0 rotate oracle
expect rotated=[[] [trader] [] [oracle]]
ask 1 action

% The Assassin does not name a lord that is already rotated   [A-8.5]
start 3
given hands.0=[crab5] pearls=[5 1 1] lords=[[] [trader oracle] [peddler slaver landlord]] rotated=[[] [oracle] [slaver]]
      court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
told 0 rotated trader 1     # the only one left
ask 0 assassin: rotate peddler | rotate landlord
refuse 0 rotate slaver: A-8.5
do 0 rotate peddler
expect rotated=[[] [trader oracle] [peddler slaver]]

% The Assassin comes when all lords of the opponents are rotated or under locations: nothing   [A-8.5 A-9.3]
start 3
given hands.0=[crab5] pearls=[5 1 1] lords=[[trader] [oracle] []] rotated=[[] [oracle] []]
      locations=[[] [] [[jail slaver landlord tamer]]] court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
untold 0 rotated
expect rotated=[[] [oracle] []] lords=[[assassin trader] [oracle] []]
ask 1 action

% The Assassin comes when no opponent has a lord: nothing   [A-8.5 A-8.20]
start 2
given hands.0=[crab5] pearls=[5 1] lords.0=[trader] court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
expect rotated=[[] []] lords=[[assassin trader] []]
ask 1 action

% A lord under a location is no target, a free one beside it is   [A-8.5 A-9.3]
start 2
given hands.0=[crab5] pearls=[5 1] lords=[[] [trader]] locations.1=[[jail tamer landlord slaver]]
      court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
expect rotated.1=[trader] locations.1=[[jail tamer landlord slaver]]

% The Assassin works once   [A-8.1]
start 2
given lords=[[assassin] [trader peddler]] hands=[[squid1] [crab1]] council-crab=[crab3] council-squid=[squid2]
do 0 council crab
do 1 council squid
ask 0 action
expect rotated=[[] []]

% A rotated Treasurer has lost its power: the Shepherd costs 8   [A-8.5]
start 2
given hands=[[crab5] [seahorse5]] pearls=[6 3] lords.1=[treasurer]
      court=[assassin keeper reaper shepherd miller landowner]
do 0 recruit assassin
do 1 recruit shepherd
told 1 recruits shepherd 8
expect pearls=[1 0]

% A rotated lord has lost its key: the third one makes no location   [A-8.5 A-9.1]
start 2
given agenda=[[action 1]] active=1 lords.1=[keeper reaper] rotated.1=[reaper] hands=[[crab1] [seahorse5]] pearls=[1 3]
      court=[shepherd miller landowner trader peddler oracle]
do 1 recruit shepherd
expect lords.1=[keeper reaper shepherd] locations.1=[]
ask 0 action

% With a token for the lost key a location comes, and the rotated lord stays outside   [A-8.5 A-9.1 A-9.3]
start 2
given agenda=[[action 1]] active=1 lords.1=[keeper reaper] rotated.1=[reaper] keys.1=1
      hands=[[crab1] [seahorse5]] pearls=[1 3] court=[shepherd miller landowner trader peddler oracle]
do 1 recruit shepherd
do 1 control parliament
expect lords.1=[reaper] rotated.1=[reaper] locations.1=[[parliament keeper shepherd]] keys.1=0

% A rotated lord can still be given up to the Traitor, and the new one stands upright   [A-8.5 A-8.8]
start 2
given agenda=[[action 1]] active=1 lords.1=[keeper] rotated.1=[keeper] hands.1=[shellfish4 squid5 seahorse3]
      court=[traitor reaper shepherd miller landowner]
do 1 recruit traitor
do 1 play shellfish4
do 1 play squid5
ask 1 traitor: decline | swap keeper reaper | swap keeper shepherd | swap keeper miller | swap keeper landowner
do 1 swap keeper shepherd
expect lords.1=[traitor shepherd] rotated.1=[] gone=[keeper]

% A rotated lord can still be given up to the Schemer   [A-8.5 A-8.8]
start 2
given agenda=[[action 1]] active=1 lords.1=[keeper] rotated.1=[keeper] hands.1=[shellfish3 squid4 seahorse1]
      court=[schemer reaper shepherd miller]
do 1 recruit schemer
do 1 play shellfish3
do 1 play squid4
ask 1 schemer: decline | give-up keeper
deal oracle
do 1 give-up keeper
expect lords.1=[oracle schemer] rotated.1=[] gone=[keeper]

% Rotated lords keep their points, for the Depths, the Throne Room and the Jail too   [A-10.5]
start 2
given lords.1=[jailer commander landowner] rotated.1=[commander landowner] hands.0=[crab1]
      locations.1=[[depths] [throne-room] [jail]] court=[keeper reaper shepherd miller]
score 1 55                # lords 7+4+12, Depths 8, Throne Room 12, Jail 12

% Rotated lords have no guild and no key   [A-10.5]
start 2
given lords.1=[jailer keeper landowner] rotated.1=[keeper landowner] hands.0=[crab1]
      locations.1=[[sargasso-silos] [abyss] [closed-tower] [lost-tower]] court=[reaper shepherd miller]
score 1 35                # lords 7+6+12, Silos 5, Abyss 2, Closed Tower 0, Lost Tower 3

% The same lords upright   [A-10.5]
start 2
given lords.1=[jailer keeper landowner] hands.0=[crab1]
      locations.1=[[sargasso-silos] [abyss] [closed-tower] [lost-tower]] court=[reaper shepherd miller]
score 1 47                # lords 7+6+12, Silos 9, Abyss 4, Closed Tower 3, Lost Tower 6

% A rotated lord breaks a tie   [A-10.5 A-10.7]
start 2
given lords=[[landowner] [keeper reaper]] rotated.0=[landowner] council-crab=[crab1] court=[shepherd miller]
score 12 12
winners 0

% A rotated lord counts for the seventh   [A-10.5 A-10.1]
start 2
given lords.0=[jailer seeker trader peddler shopkeeper invoker] rotated.0=[jailer seeker trader]
      hands.0=[seahorse5] pearls=[3 1]
do 0 recruit shepherd
told 0 last 7
expect last=0

# ---- Commander: opponents keep six allies ----

% On arrival opponents with more than six discard down to six, their choice   [A-8.4 A-8.20]
start 2
given hands=[[crab5] [crab1 crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2]] pearls=[3 1]
      court=[commander keeper reaper shepherd miller landowner]
do 0 recruit commander
ask 1 limit: discard crab1 | discard crab2 | discard squid1 | discard squid2 | discard seahorse1
           | discard seahorse2 | discard jellyfish1
refuse 1 pass: A-8.4
refuse 1 discard crab3: A-8.4
do 1 discard crab2
ask 1 limit includes: discard squid1 | discard jellyfish2
refuse 1 discard crab1: A-8.4       # a set is named in the order of the box
do 1 discard jellyfish2
expect hands.1=[crab1 squid1 squid2 seahorse1 seahorse2 jellyfish1] discard=[crab2 jellyfish2] lords.0=[commander]
ask 1 action

% Two of one kind may go   [A-8.4]
start 2
given hands=[[crab5] [crab1 crab1 squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2]] pearls=[3 1]
      court=[commander keeper reaper shepherd miller landowner]
do 0 recruit commander
do 1 discard crab1
do 1 discard crab1
expect hands.1=[squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2] discard=[crab1 crab1]

% The arriving Commander: from the owner's left, each completely, and six are no more than six   [A-8.4 A-8.22]
start 4
given agenda=[[action 2]] active=2
      hands=[[crab1 crab2 crab3 squid1 squid2 squid3] [crab1 crab2 crab3 squid1 squid2 squid3 squid4]
             [crab5] [seahorse1 seahorse1 seahorse2 seahorse2 seahorse3 seahorse3 jellyfish1 jellyfish2]]
      pearls=[1 1 3 1] court=[commander keeper reaper shepherd miller landowner]
do 2 recruit commander
ask 3 limit
do 3 discard seahorse1
ask 3 limit
do 3 discard seahorse1
ask 1 limit
do 1 discard squid4
ask 3 action
expect hands.0=[crab1 crab2 crab3 squid1 squid2 squid3] hands.1=[crab1 crab2 crab3 squid1 squid2 squid3]
       hands.3=[seahorse2 seahorse2 seahorse3 seahorse3 jellyfish1 jellyfish2]

% The Commander arrives and nobody has more than six: nothing, and the owner's own hand is free   [A-8.4]
start 2
given hands=[[crab1 crab2 crab5 squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2]
             [crab1 crab2 crab3 squid1 squid2 squid3]]
      pearls=[1 1] court=[commander keeper reaper shepherd miller landowner]
do 0 recruit commander
do 0 play crab1
do 0 play crab2
do 0 play crab5
do 0 done
expect lords.0=[commander]
ask 1 action

% The owner of the Commander ends a turn with more than six   [A-8.4]
start 2
given lords.0=[commander] hands=[[crab1 crab2 squid1 squid2 seahorse1 seahorse2] [crab3]]
      council-jellyfish=[jellyfish1 jellyfish2]
do 0 council jellyfish
expect hands.0=[crab1 crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2]
ask 1 action

% At the end of an opponent's own turn the limit comes   [A-8.4]
start 2
given agenda=[[action 1]] active=1 lords.0=[commander] hands=[[crab3] [crab1 squid1 squid2 seahorse1 seahorse2]]
      council-jellyfish=[jellyfish1 jellyfish2 jellyfish3]
do 1 council jellyfish
ask 1 limit
do 1 discard squid1
do 1 discard jellyfish1
expect hands.1=[crab1 squid2 seahorse1 seahorse2 jellyfish2 jellyfish3] discard=[squid1 jellyfish1]
ask 0 action

% The end of a turn with six allies asks nothing   [A-8.4]
start 2
given agenda=[[action 1]] active=1 lords.0=[commander] hands=[[crab3] [crab1 squid1 squid2 seahorse1 seahorse2]]
      council-jellyfish=[jellyfish1]
do 1 council jellyfish
ask 0 action

% The end of one opponent's turn leaves another opponent's hand alone   [A-8.4]
start 3
given agenda=[[action 1]] active=1 lords.0=[commander]
      hands=[[] [crab1] [crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2]] council-crab=[crab3]
do 1 council crab
ask 2 action
expect hands.2=[crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2]

% Nor does the end of the Commander's owner's turn ask anybody   [A-8.4]
start 2
given lords.0=[commander] hands=[[crab1] [crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1 jellyfish2]]
      council-crab=[crab3]
do 0 council crab
ask 1 action

% During a turn more than six are allowed: who plays enough of them discards none   [A-8.4]
start 2
given agenda=[[action 1]] active=1 lords.0=[commander] pearls=[1 1]
      hands=[[crab1] [crab2 squid1 squid2 seahorse4 seahorse5 jellyfish1 jellyfish2 jellyfish3]]
do 1 recruit shepherd
do 1 play seahorse4
do 1 play seahorse5
do 1 done
expect hands.1=[crab2 squid1 squid2 jellyfish1 jellyfish2 jellyfish3] discard=[seahorse5]
ask 0 action

% A seventh ally bought in another's turn is kept until the end of the buyer's own turn   [A-8.4]
start 3
given agenda=[[buy 2]] lords.1=[commander] track=[crab3] pearls=[0 0 1]
      hands=[[] [jellyfish4] [crab1 crab2 squid1 squid2 seahorse1 seahorse2]] council-jellyfish=[jellyfish3]
deal squid4
do 2 buy crab3 1
do 0 take squid4
ask 1 action                        # the turn of seat 0 is over
do 1 council jellyfish
ask 2 action                        # that of seat 1, too
expect hands.2=[crab1 crab2 crab3 squid1 squid2 seahorse1 seahorse2]
deal seahorse3
do 2 explore
do 0 pass
do 2 take seahorse3
ask 2 limit
do 2 discard crab1
do 2 discard seahorse1
expect hands.2=[crab2 crab3 squid1 squid2 seahorse2 seahorse3]
ask 0 action

% The Commander's limit comes after the last use of the Slaver: one sold is one less to discard   [A-8.4 A-8.21]
start 2
given agenda=[[action 1]] active=1 lords=[[commander] [slaver]] council-jellyfish=[jellyfish1]
      hands=[[crab3] [crab1 crab2 squid1 squid2 seahorse1 seahorse2]]
do 1 council jellyfish
ask 1 after: end | sell crab1 | sell crab2 | sell squid1 | sell squid2 | sell seahorse1 | sell seahorse2
           | sell jellyfish1
do 1 sell crab1
expect pearls=[1 3] hands.1=[crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1]
ask 0 action

% Who ends the turn without the Slaver discards   [A-8.4 A-8.21]
start 2
given agenda=[[action 1]] active=1 lords=[[commander] [slaver]] council-jellyfish=[jellyfish1]
      hands=[[crab3] [crab1 crab2 squid1 squid2 seahorse1 seahorse2]]
do 1 council jellyfish
do 1 end
ask 1 limit excludes: sell crab1
do 1 discard crab1
expect pearls=[1 1]
ask 0 action

% In a last turn the limit comes before the final affiliation   [A-8.4 A-8.21 A-10.3]
start 2
given agenda=[[action 1]] active=1 last=0 lords.0=[commander] council-jellyfish=[jellyfish5]
      hands=[[] [crab1 crab4 squid1 squid2 seahorse1 seahorse2]]
do 1 council jellyfish
ask 1 limit
do 1 discard crab1
over
expect affiliated.1=[crab4 squid1 seahorse1 jellyfish5]

% In the turn that sets off the end the limit comes, too   [A-8.4 A-8.21]
start 2
given agenda=[[action 1]] active=1 lords=[[commander] [jailer seeker trader peddler shopkeeper invoker]] pearls=[1 3]
      hands=[[crab3] [crab1 crab2 squid1 squid2 seahorse5 jellyfish1 jellyfish2 jellyfish3]]
do 1 recruit shepherd
do 1 play seahorse5
do 1 done
told 1 last 7
ask 1 limit
do 1 discard crab2
expect hands.1=[crab1 squid1 squid2 jellyfish1 jellyfish2 jellyfish3]
ask 0 action

% In the turn of an Invoker the limit comes before the extra turn, and in that turn again   [A-8.4 A-8.21 A-8.14]
start 2
given agenda=[[action 1]] active=1 lords.0=[commander] pearls=[1 3] council-squid=[squid3]
      hands=[[crab3] [crab1 crab2 squid1 squid2 seahorse1 seahorse2 seahorse3 jellyfish5]]
      court=[invoker keeper reaper shepherd miller landowner]
do 1 recruit invoker
do 1 play jellyfish5
do 1 done
ask 1 limit
do 1 discard crab1
ask 1 action
do 1 council squid
ask 1 limit
do 1 discard crab2
ask 0 action

% In an Invoker's turn of the last round the limit comes before the final affiliation   [A-8.21 A-8.14 A-10.3]
start 2
given agenda=[[action 1]] active=1 again=1 last=0 lords.0=[commander] council-squid=[squid3] council-crab=[crab1]
      hands=[[] [crab2 squid1 squid2 seahorse1 seahorse2 seahorse3]]
do 1 council crab
ask 1 limit
do 1 discard crab1
ask 1 action
do 1 council squid
ask 1 limit
do 1 discard squid1
over
expect affiliated.1=[crab2 squid2 seahorse1]

% A Commander that goes under a location has worked on arrival, and then no more   [A-9.6 A-8.1 A-8.4]
start 2
given lords.0=[keeper reaper] hands=[[crab5] [crab1 crab2 squid1 squid2 seahorse1 seahorse2 jellyfish1]] pearls=[4 1]
      council-squid=[squid3] court=[commander shepherd miller landowner]
do 0 recruit commander
ask 1 limit
do 1 discard jellyfish1
do 0 control parliament
expect locations.0=[[parliament commander keeper reaper]] lords.0=[]
do 1 council squid
expect hands.1=[crab1 crab2 squid1 squid2 squid3 seahorse1 seahorse2]
ask 0 action

% A rotated Commander limits nobody   [A-8.5]
start 2
given agenda=[[action 1]] active=1 lords.0=[commander] rotated.0=[commander] council-jellyfish=[jellyfish1]
      hands=[[crab3] [crab1 crab2 squid1 squid2 seahorse1 seahorse2]]
do 1 council jellyfish
ask 0 action

# ---- Tamer: opponents fight for the space before the marker's ----

% The Tamer arrives and asks nobody anything   [A-8.1 A-8.6]
start 2
given hands=[[crab3 squid2 seahorse1] [crab1]] court=[tamer keeper reaper shepherd miller landowner] threat=4
do 0 recruit tamer
do 0 play crab3
do 0 play squid2
expect lords.0=[tamer] threat=4 pearls=[1 1]
ask 1 action

% Against a Tamer a monster on space 1 pays as space 1   [A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[monster] threat=1
ask 1 fight: fight pearl | fight token | go-on

% Against a Tamer a monster on space 2 pays as space 1   [A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[monster] threat=2 hands.0=[crab1]
ask 1 fight: fight pearl | fight token | go-on
refuse 1 fight 2-pearls: A-8.6
refuse 1 fight key: A-5.8
do 1 fight pearl
expect pearls=[1 2] threat=1

% Against a Tamer a monster on space 3 pays as space 2   [A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[monster] threat=3 hands.0=[crab1]
ask 1 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on
deal token2 token4
do 1 fight 2-tokens
expect tokens.1=[2 4] keys=[0 0] threat=1

% Against a Tamer a monster on space 4 pays as space 3   [A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[monster] threat=4 hands.0=[crab1]
ask 1 fight: fight key | go-on
do 1 fight key
expect pearls=[1 1] keys=[0 1] threat=1

% Against a Tamer a monster on space 5 pays as space 4   [A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[monster] threat=5
ask 1 fight: fight key-pearl | fight key-token | go-on

% Against a Tamer a monster on space 6 pays as space 5   [A-8.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[monster] threat=6
ask 1 fight: fight key-2-pearls | fight key-pearl-token | fight key-2-tokens | go-on
refuse 1 fight 2-keys: A-8.6

% The owner of the Tamer is paid in full   [A-8.6]
start 2
given agenda=[[fight 0]] lords.0=[tamer] track=[monster] threat=2
ask 0 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on

% The Tamer does not change the pearl of the fifth space, nor where the marker goes   [A-8.6 A-5.7]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[crab1 crab2 crab3 squid1 monster] threat=2 hands.0=[crab1]
ask 1 fight: fight pearl | fight token
do 1 fight pearl
told 1 fought pearl
told 1 threat 1
expect pearls=[1 3] threat=1

% The same reward on space 4 of the marker: the one there is comes with its pearl, unasked   [A-8.6 A-5.7 A-3.3]
start 2
given agenda=[[take 1]] active=1 lords.0=[tamer] track=[crab1 crab2 crab3 squid1] threat=4 hands.0=[crab1] pearls=[0 0]
deal monster
do 1 go-on
told 1 fought key
expect pearls=[0 1] keys=[0 1] threat=1

% Going on past a monster moves the marker one space, Tamer or not   [A-8.6 A-5.6]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] track=[monster] threat=2 pearls=[0 0]
deal monster
do 1 go-on
expect threat=3
ask 1 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on

% A Tamer under a location tames nothing   [A-8.1 A-9.3]
start 2
given agenda=[[fight 1]] active=1 locations.0=[[jail tamer]] track=[monster] threat=2
ask 1 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on

% A rotated Tamer tames nothing   [A-8.5]
start 2
given agenda=[[fight 1]] active=1 lords.0=[tamer] rotated.0=[tamer] track=[monster] threat=2
ask 1 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on

# ---- Hunter: a monster token of an opponent ----

% The Hunter names an opponent who has tokens and takes one at random   [A-8.17]
start 4
given hands.0=[crab5 squid3] tokens=[[2] [3] [] [2 4]] court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
do 0 play crab5
ask 0 hunter: rob 1 | rob 3
refuse 0 rob 2: A-8.17              # has none
refuse 0 rob 0: A-8.17
refuse 0 decline: A-8.17
deal token4
do 0 rob 3
told 0 robbed 3
barrier yes
expect tokens=[[2 4] [3] [] [2]]
ask 1 action

% Whichever token chance brings   [A-8.17]
start 4
given hands.0=[crab5 squid3] tokens=[[2] [3] [] [2 4]] court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
do 0 play crab5
deal token2
do 0 rob 3
expect tokens=[[2 2] [3] [] [4]]

% Only one opponent has tokens: the Hunter robs without a question   [A-8.17 A-3.3]
start 3
given hands.0=[crab5 squid3] tokens=[[] [] [3]] court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
deal token3
do 0 play crab5
told 0 robbed 2
expect tokens=[[3] [] []]

% No opponent has a token: the Hunter does nothing   [A-8.17]
start 3
given hands.0=[crab5 squid3] tokens=[[2 3] [] []] court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
do 0 play crab5
untold 0 robbed
expect tokens=[[2 3] [] []] lords.0=[hunter]
ask 1 action

% The Hunter's token is seen by who takes it and not by a third player   [A-8.17 A-5.10 A-11.1]
start 3
given hands.0=[crab5 squid3] tokens=[[2] [3] [2 4]] court=[hunter keeper reaper shepherd miller landowner]
do 0 recruit hunter
do 0 play crab5
view 0 tokens=[[2] ?1 ?2]
deal token4
do 0 rob 2
told 0 robbed 2
told 0 token-seen token4
view 0 tokens=[[2 4] ?1 ?1]
view 1 tokens=[?2 [3] ?1]
view 2 tokens=[?2 ?1 [2]]
view spectator tokens=[?2 ?1 ?1]

% The Hunter works once   [A-8.1]
start 2
given lords.0=[hunter] hands=[[squid1] [crab1]] tokens=[[] [3]] council-crab=[crab3] council-squid=[squid2]
do 0 council crab
do 1 council squid
ask 0 action
expect tokens=[[] [3]]
