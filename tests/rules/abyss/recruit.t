# Recruiting: what is paid, what is affiliated, what happens to the court.
#
# Allies are played race by race (crab, shellfish, squid, seahorse, jellyfish), in each race the
# lowest first; then `done`. What can only be played one way is played by itself.

game abyss

# ==== Races ====

% One race: any number of its cards   [A-7.1 A-7.2]
start 2
given hands=[[seahorse1 seahorse2 seahorse2 seahorse3 crab5] [crab1]] pearls=[0 0]
do 0 recruit shepherd
told 0 recruits shepherd 8
ask 0 pay: play seahorse1
do 0 play seahorse1
told 0 played seahorse1
do 0 play seahorse2
do 0 play seahorse2
ask 0 pay: play seahorse3
do 0 play seahorse3
ask 0 pay: done
do 0 done
expect lords.0=[shepherd] affiliated.0=[seahorse1] hands.0=[crab5]
       discard=[seahorse2 seahorse2 seahorse3] paid=[] recruiting=-
ask 1 action

% One race means no second one: a crab cannot help to pay the Shepherd   [A-7.1]
start 2
given hands=[[seahorse4 seahorse3 crab5] [crab1]] pearls=[1 0]
do 0 recruit shepherd
ask 0 pay: play seahorse3
refuse 0 play crab5: A-7.1
do 0 play seahorse3
ask 0 pay: play seahorse4
refuse 0 play crab5: A-7.1
refuse 0 done: A-7.2

% Two races: one is too few, however much it is worth   [A-7.1]
start 2
given hands=[[seahorse5 seahorse4 seahorse4] [crab1]] pearls=[0 0]
ask 0 action: explore | recruit shepherd | recruit landowner
refuse 0 recruit reaper: A-7.1
refuse 0 recruit miller: A-7.1

% Two races: three are too many   [A-7.1]
start 2
given hands=[[crab1 shellfish5 seahorse1 jellyfish5] [crab1]] pearls=[1 0]
do 0 recruit reaper
ask 0 pay: play shellfish5 | play seahorse1
do 0 play shellfish5
ask 0 pay: play seahorse1
refuse 0 play jellyfish5: A-7.1
do 0 play seahorse1
ask 0 pay: done
refuse 0 play jellyfish5: A-7.1
do 0 done
expect lords.0=[reaper] hands.0=[crab1 jellyfish5] affiliated.0=[seahorse1] pearls=[0 0]

% Three races: one of them must be the printed one, the others are free   [A-7.1]
start 2
given hands=[[crab2 shellfish2 squid2 seahorse2] [crab1]] pearls=[0 0]
do 0 recruit keeper
ask 0 pay: play crab2 | play shellfish2
do 0 play crab2
ask 0 pay: play shellfish2 | play squid2
do 0 play shellfish2
ask 0 pay: play seahorse2
refuse 0 play squid2: A-7.1
do 0 play seahorse2
ask 0 pay: done

% Without the printed race there is no payment   [A-7.1]
start 2
given hands=[[crab5 shellfish5 squid5 jellyfish5] [crab1]] pearls=[20 0]
ask 0 action: explore
refuse 0 recruit shepherd: A-7.1
refuse 0 recruit reaper: A-7.1
refuse 0 recruit keeper: A-7.1

% Crabs for soldiers, and for nobody else   [A-7.1]
start 2
given court=[assassin peddler invoker diplomat shepherd landowner]
      hands=[[crab4 crab5] [crab1]] pearls=[10 0]
ask 0 action: explore | recruit assassin
refuse 0 recruit peddler: A-7.1

% Shellfish for merchants   [A-7.1]
start 2
given court=[assassin peddler invoker diplomat shepherd landowner]
      hands=[[shellfish4 shellfish5] [crab1]] pearls=[10 0]
ask 0 action: explore | recruit peddler

% Squids for politicians   [A-7.1]
start 2
given court=[assassin peddler invoker diplomat shepherd landowner]
      hands=[[squid4 squid5] [crab1]] pearls=[10 0]
ask 0 action: explore | recruit diplomat

% Seahorses for farmers   [A-7.1]
start 2
given court=[assassin peddler invoker diplomat shepherd landowner]
      hands=[[seahorse4 seahorse5] [crab1]] pearls=[10 0]
ask 0 action: explore | recruit shepherd | recruit landowner

% Jellyfish for mages   [A-7.1]
start 2
given court=[assassin peddler invoker diplomat shepherd landowner]
      hands=[[jellyfish4 jellyfish5] [crab1]] pearls=[10 0]
ask 0 action: explore | recruit invoker

% All five races for an ambassador   [A-7.1]
start 2
given court=[hermit keeper reaper shepherd] hands=[[crab2 shellfish2 squid2 seahorse3 jellyfish1] [crab1]]
      pearls=[0 0]
ask 0 action: explore | recruit hermit | recruit keeper
do 0 recruit hermit
ask 0 pay: play crab2
do 0 play crab2
do 0 play shellfish2
do 0 play squid2
deal jail
do 0 play seahorse3
told 0 played jellyfish1
expect affiliated.0=[jellyfish1] hands.0=[] locations.0=[[jail hermit]]

% Four races are not enough for an ambassador   [A-7.1]
start 2
given court=[hermit sage elder] hands=[[crab5 shellfish5 squid5 seahorse5] [crab1]] pearls=[9 0]
ask 0 action: explore | plot
refuse 0 recruit hermit: A-7.1

% Only a lord in the court can be recruited   [A-7.1]
start 2
given hands=[[crab4 crab5 seahorse1] [crab1]] pearls=[9 0] lords.1=[commander]
refuse 0 recruit assassin: A-7.1
refuse 0 recruit commander: A-7.1

% Any lord of the court, not only those at one end   [A-7.1]
start 2
given court=[landowner miller shepherd keeper reaper aquaculturalist]
      hands=[[crab4 squid4 seahorse4 seahorse5 seahorse4] [crab1]] pearls=[9 0]
ask 0 action: explore | recruit landowner | recruit miller | recruit shepherd
              | recruit keeper | recruit reaper | recruit aquaculturalist

# ==== Cost ====

% The total reaches the cost exactly: no pearl is paid   [A-7.2]
start 2
given hands=[[seahorse3 seahorse5] [crab1]] pearls=[5 0]
do 0 recruit shepherd
ask 0 pay: play seahorse3 | play seahorse5
do 0 play seahorse3
ask 0 pay: play seahorse5 | done
do 0 play seahorse5
untold 0 paid
expect lords.0=[shepherd] pearls=[5 0] affiliated.0=[seahorse3]

% Each missing point costs 1 pearl   [A-7.2]
start 2
given hands=[[seahorse1 seahorse4 crab2] [crab1]] pearls=[4 0]
do 0 recruit shepherd
do 0 play seahorse1
do 0 play seahorse4
do 0 done
told 0 paid 3
expect lords.0=[shepherd] pearls=[1 0] affiliated.0=[seahorse1]

% All pearls may go, down to none   [A-7.2]
start 2
given hands=[[seahorse1 seahorse4 crab2] [crab1]] pearls=[3 0]
do 0 recruit shepherd
ask 0 pay: play seahorse1
refuse 0 play seahorse4: A-7.2
do 0 play seahorse1
do 0 play seahorse4
do 0 done
expect pearls=[0 0]

% One point too few: the lord is not on offer   [A-7.2]
start 2
given hands=[[seahorse1 seahorse4 crab2] [crab1]] pearls=[2 0]
refuse 0 recruit shepherd: A-7.2
ask 0 action: explore | recruit reaper | recruit miller

% An opponent's pearls do not help   [A-7.2]
start 2
given hands=[[seahorse1 seahorse4] [crab1]] pearls=[0 9]
ask 0 action: explore
refuse 0 recruit shepherd: A-7.2

% One ally and pearls for the rest: the owner may keep the other cards   [A-7.2]
start 2
given hands=[[seahorse1 seahorse5] [crab1]] pearls=[7 0]
do 0 recruit shepherd
ask 0 pay: play seahorse1 | play seahorse5
do 0 play seahorse1
ask 0 pay: play seahorse5 | done
do 0 done
told 0 paid 7
expect pearls=[0 0] hands.0=[seahorse5] affiliated.0=[seahorse1]

% Pearls alone pay for nobody   [A-7.2 A-7.1]
start 2
given hands=[[crab1] [crab1]] pearls=[50 0]
ask 0 action: explore
refuse 0 recruit shepherd: A-7.1
refuse 0 recruit keeper: A-7.1

% Each race needs an ally: pearls do not stand for a race   [A-7.2 A-7.1]
start 2
given hands=[[seahorse5 crab5] [crab1]] pearls=[50 0]
ask 0 action: explore | recruit reaper | recruit shepherd | recruit miller | recruit landowner
refuse 0 recruit keeper: A-7.1
refuse 0 recruit aquaculturalist: A-7.1

% Allies may total more than the cost, and nothing is given back   [A-7.2]
start 2
given hands=[[seahorse4 seahorse5] [crab1]] pearls=[0 0]
do 0 recruit shepherd
do 0 play seahorse4
told 0 played seahorse5
untold 0 pearls
untold 0 paid
expect lords.0=[shepherd] pearls=[0 0] affiliated.0=[seahorse4] discard=[seahorse5]

% Surplus cards are legal: a low one more to affiliate it   [A-7.2 A-7.3]
start 2
given hands=[[seahorse1 seahorse4 seahorse4 seahorse5] [crab1]] pearls=[5 0]
do 0 recruit shepherd
do 0 play seahorse1
do 0 play seahorse4
do 0 play seahorse4
ask 0 pay: play seahorse5 | done
do 0 done
untold 0 paid
expect affiliated.0=[seahorse1] hands.0=[seahorse5] pearls=[5 0] discard=[seahorse4 seahorse4]

% Surplus cards are legal even when the cost is reached: all four   [A-7.2]
start 2
given hands=[[seahorse1 seahorse4 seahorse4 seahorse5] [crab1]] pearls=[5 0]
do 0 recruit shepherd
do 0 play seahorse1
do 0 play seahorse4
do 0 play seahorse4
do 0 play seahorse5
expect affiliated.0=[seahorse1] hands.0=[] pearls=[5 0] discard=[seahorse4 seahorse4 seahorse5]

% Surplus cards must be of the races played   [A-7.2 A-7.1]
start 2
given hands=[[crab4 seahorse4 seahorse4] [crab1]] pearls=[5 0]
do 0 recruit shepherd
do 0 play seahorse4
do 0 play seahorse4
ask 0 pay: done
refuse 0 play crab4: A-7.1

% Pearls pay missing points only: where nothing is missing none is paid   [A-7.2]
start 2
given hands=[[crab3 squid2 seahorse1 jellyfish1] [crab1]] pearls=[6 0]
do 0 recruit keeper
do 0 play crab3
do 0 play squid2
do 0 play seahorse1
ask 0 pay: done
do 0 done
untold 0 paid
expect pearls=[6 0] affiliated.0=[seahorse1] hands.0=[jellyfish1]

% The payment begins with the recruitment: no going back to another lord   [A-7.2 A-3.1]
start 2
given hands=[[seahorse4 seahorse4 crab1] [crab1]] pearls=[5 0]
do 0 recruit shepherd
refuse 0 recruit reaper: A-3.1
refuse 0 done: A-7.1

% The allies played lie open, the rest of the hand does not   [A-7.2 A-11.1]
start 2
given hands=[[seahorse3 seahorse4 seahorse4 crab1] [crab1]] pearls=[5 0]
do 0 recruit shepherd
do 0 play seahorse3
view 1 recruiting=shepherd paid=[seahorse3] hands.0=?3
view spectator recruiting=shepherd paid=[seahorse3] hands=[?3 ?1]

# ==== Affiliation ====

% The lowest ally played is affiliated, the others go to the discard   [A-7.3]
start 2
given hands=[[crab2 shellfish5 seahorse3] [crab1]] pearls=[0 0] discard=[monster]
do 0 recruit aquaculturalist
do 0 play crab2
do 0 play shellfish5
told 0 affiliated crab2
expect affiliated.0=[crab2] discard=[shellfish5 seahorse3 monster] hands.0=[]

% It need not be of the printed race   [A-7.3]
start 2
given hands=[[squid1 seahorse5 jellyfish3] [crab1]] pearls=[0 0]
do 0 recruit aquaculturalist
do 0 play squid1
do 0 play seahorse5
expect affiliated.0=[squid1]

% Among equal lowest ones the player chooses the race   [A-7.3]
start 2
given hands=[[crab2 squid2 seahorse2] [crab1]] pearls=[0 0]
do 0 recruit keeper
do 0 play crab2
do 0 play squid2
ask 0 affiliate: affiliate crab2 | affiliate squid2 | affiliate seahorse2
refuse 0 affiliate jellyfish1: A-7.3
do 0 affiliate squid2
expect affiliated.0=[squid2] discard=[crab2 seahorse2] lords.0=[keeper]

% Only among the lowest   [A-7.3]
start 2
given hands=[[crab1 squid1 seahorse4] [crab1]] pearls=[0 0]
do 0 recruit keeper
do 0 play crab1
do 0 play squid1
ask 0 affiliate: affiliate crab1 | affiliate squid1
refuse 0 affiliate seahorse4: A-7.3
do 0 affiliate crab1
expect affiliated.0=[crab1] discard=[squid1 seahorse4]

% Equal lowest ones of one race are no choice   [A-7.3 A-3.3]
start 2
given hands=[[seahorse2 seahorse2 seahorse4 crab1] [crab1]] pearls=[0 0]
do 0 recruit shepherd
do 0 play seahorse2
do 0 play seahorse2
do 0 play seahorse4
do 0 done
told 0 affiliated seahorse2
expect affiliated.0=[seahorse2] discard=[seahorse2 seahorse4]

% Pearls do not change which ally is the lowest   [A-7.3]
start 2
given hands=[[seahorse5 crab1] [crab1]] pearls=[3 0]
do 0 recruit shepherd
do 0 play seahorse5
do 0 done
expect affiliated.0=[seahorse5] pearls=[0 0]

% Affiliated allies stay face up before the player, whoever looks   [A-7.3 A-11.1]
start 2
given hands=[[seahorse5] [crab1]] pearls=[3 0] affiliated=[[crab2] [squid4]]
do 0 recruit shepherd
expect affiliated=[[crab2 seahorse5] [squid4]]
view 1 affiliated=[[crab2 seahorse5] [squid4]]
view spectator affiliated=[[crab2 seahorse5] [squid4]]

% They stay for good: they pay for no other lord   [A-7.3]
start 2
given hands=[[crab1] [crab1]] affiliated.0=[seahorse5 seahorse4] pearls=[0 0]
ask 0 action: explore
refuse 0 recruit shepherd: A-7.1

% One recruitment affiliates one ally   [A-7.3]
start 2
given hands=[[seahorse1 seahorse1 seahorse1 seahorse5] [crab1]] pearls=[0 0]
do 0 recruit shepherd
do 0 play seahorse1
do 0 play seahorse1
do 0 play seahorse1
expect affiliated.0=[seahorse1] discard=[seahorse1 seahorse1 seahorse5]

# ==== The court ====

% The lord lies free before the player   [A-7.4]
start 2
given hands=[[seahorse5] [crab1]] pearls=[3 0]
do 0 recruit shepherd
told 0 joined shepherd
expect lords=[[shepherd] []] rotated=[[] []]

% Then the court slides away from the deck   [A-7.4]
start 2
given hands=[[seahorse5] [crab1]] pearls=[3 0]
do 0 recruit shepherd
expect court=[keeper reaper miller aquaculturalist landowner -] pearls=[0 0]
untold 0 refill
untold 0 to-court

% The first space is filled by the next lord   [A-7.4]
start 2
given court=[shepherd reaper miller keeper] hands=[[seahorse5] [crab1]] pearls=[3 0]
do 0 recruit shepherd
expect court=[reaper miller keeper - - -]

% With three lords left nothing is gained and nothing filled   [A-7.4]
start 2
given court=[keeper shepherd reaper miller] hands=[[seahorse5] [crab1]] pearls=[3 0]
do 0 recruit shepherd
untold 0 refill
untold 0 pearls
expect court=[keeper reaper miller - - -] pearls=[0 0]
ask 1 action

% With two lords left the player gains 2 pearls and the court is filled to six   [A-7.4]
start 2
given court=[keeper shepherd reaper] hands=[[seahorse5] [crab1]] pearls=[3 5]
deal trader sage oracle seeker
do 0 recruit shepherd
told 0 refill 4
told 0 pearls 2
told 0 to-court trader 3
told 0 to-court sage 4
told 0 to-court oracle 5
told 0 to-court seeker 6
expect court=[keeper reaper trader sage oracle seeker] pearls=[2 5] last=-
view 1 lord-deck=?28
ask 1 action

% With one lord left, too   [A-7.4]
start 2
given court=[shepherd reaper] hands=[[seahorse5] [crab1]] pearls=[3 0]
deal trader sage oracle seeker hunter
do 0 recruit shepherd
told 0 refill 5
expect court=[reaper trader sage oracle seeker hunter] pearls=[2 0]

% With no lord left, too   [A-7.4]
start 2
given court=[shepherd] hands=[[seahorse5] [crab1]] pearls=[3 0]
deal trader sage oracle seeker hunter jailer
do 0 recruit shepherd
told 0 refill 6
expect court=[trader sage oracle seeker hunter jailer] pearls=[2 0]

% The lord's power comes before the refill: the Peddler's pearls and the two   [A-7.4 A-8.19]
start 2
given court=[keeper peddler reaper] hands=[[shellfish5] [crab1]] pearls=[3 0]
deal trader sage oracle seeker
do 0 recruit peddler
expect pearls=[4 0] lords.0=[peddler]

% Too short a deck fills the court as far as it goes; the 2 pearls and the end come   [A-7.4 A-10.1 A-10.8]
start 2
given court=[keeper shepherd reaper] hands=[[seahorse5] [crab1]] pearls=[3 0]
      gone=[recruiter jailer seeker assassin commander tamer hunter
            ship-master peddler landlord slaver shopkeeper
            shaman invoker apprentice oracle alchemist illusionist master-of-magic
            opportunist corruptor traitor diplomat treasurer schemer
            miller aquaculturalist landowner hermit elder]
expect lord-deck=[trader sage]
deal sage trader
do 0 recruit shepherd
told 0 last
expect court=[keeper reaper sage trader - -] pearls=[2 0] last=0 lord-deck=[]
ask 1 action

% The deck just fills the court: no end   [A-7.4 A-10.1]
start 2
given court=[keeper shepherd reaper] hands=[[seahorse5] [crab1]] pearls=[3 0]
      gone=[recruiter jailer seeker assassin commander tamer hunter
            ship-master peddler landlord slaver shopkeeper
            shaman invoker apprentice oracle alchemist illusionist master-of-magic
            opportunist corruptor traitor diplomat treasurer schemer
            miller aquaculturalist landowner]
deal sage trader elder hermit
do 0 recruit shepherd
untold 0 last
expect court=[keeper reaper sage trader elder hermit] pearls=[2 0] last=- lord-deck=[]

# ==== One check for the whole recruitment ====

% Corruptor takes a second lord: two are left, 2 pearls   [A-7.5]
start 2
given court=[corruptor keeper miller reaper] hands=[[squid5 squid4 squid1] [crab1]] pearls=[5 0]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
do 0 play squid5
ask 0 corruptor: decline | bribe keeper | bribe miller | bribe reaper
deal trader sage oracle seeker
do 0 bribe miller
told 0 paid 5
told 0 refill 4
expect lords.0=[corruptor miller] court=[keeper reaper trader sage oracle seeker] pearls=[2 0]

% The first lord leaves two, the Corruptor's leaves one: 2 pearls once, and one refill   [A-7.5]
start 2
given court=[corruptor keeper miller] hands=[[squid5 squid4 squid1] [crab1]] pearls=[5 0]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
do 0 play squid5
expect court=[- keeper miller - - -] pearls=[5 0]
deal trader sage oracle seeker hunter
do 0 bribe keeper
told 0 refill 5
expect lords.0=[corruptor keeper] court=[miller trader sage oracle seeker hunter] pearls=[2 0]

% The Corruptor takes the only other lord: none is left, 2 pearls once   [A-7.5 A-8.9]
start 2
given court=[corruptor keeper] hands=[[squid5 squid4 squid1] [crab1]] pearls=[5 0]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
do 0 play squid5
ask 0 corruptor: decline | bribe keeper
deal trader sage oracle seeker hunter jailer
do 0 bribe keeper
told 0 refill 6
expect court=[trader sage oracle seeker hunter jailer] pearls=[2 0]

% The Corruptor is declined: the check comes all the same   [A-7.5]
start 2
given court=[corruptor keeper miller] hands=[[squid5 squid4 squid1] [crab1]] pearls=[5 0]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
do 0 play squid5
deal trader sage oracle seeker
do 0 decline
told 0 declined
expect court=[keeper miller trader sage oracle seeker] pearls=[7 0]

% The Corruptor is declined with three left: no pearls   [A-7.5]
start 2
given court=[corruptor keeper miller reaper] hands=[[squid5 squid4 squid1] [crab1]] pearls=[5 0]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
do 0 play squid5
do 0 decline
untold 0 refill
expect court=[keeper miller reaper - - -] pearls=[5 0]
ask 1 action

% Traitor takes a second lord from the court: 2 pearls once   [A-7.5 A-8.8]
start 2
given court=[keeper traitor miller] lords.0=[reaper] pearls=[0 0]
      hands=[[squid5 seahorse4 crab3] [crab1]]
do 0 recruit traitor
do 0 play crab3
do 0 play squid5
ask 0 traitor: decline | swap reaper keeper | swap reaper miller
expect court=[keeper - miller - - -] pearls=[0 0]
deal trader sage oracle seeker hunter
do 0 swap reaper keeper
told 0 gave-up reaper
told 0 refill 5
expect lords.0=[traitor keeper] gone=[reaper] court=[miller trader sage oracle seeker hunter] pearls=[2 0]

% Corruptor, then Traitor, then a third lord: 2 pearls once   [A-7.5 A-8.3 A-8.9 A-8.23]
start 2
given court=[corruptor traitor miller] hands=[[squid5 squid4 squid1] [crab1]] pearls=[5 0]
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
do 0 play squid5
do 0 bribe traitor
untold 0 refill
untold 0 pearls
ask 0 traitor: decline | swap corruptor miller
expect court=[- - miller - - -] pearls=[0 0]
deal trader sage oracle seeker hunter jailer
do 0 swap corruptor miller
told 0 refill 6
expect lords.0=[traitor miller] gone=[corruptor] court=[trader sage oracle seeker hunter jailer] pearls=[2 0]

% The Traitor's Corruptor does not have the refill's pearls yet   [A-7.5 A-7.6 A-8.3]
start 2
given court=[traitor corruptor miller] hands=[[squid5 seahorse4 crab3] [crab1]] pearls=[3 0] lords.0=[peddler]
do 0 recruit traitor
do 0 play crab3
do 0 play squid5
deal trader sage oracle seeker hunter
do 0 swap peddler corruptor
untold 0 bribed
expect lords.0=[corruptor traitor] pearls=[5 0] court=[miller trader sage oracle seeker hunter]
ask 1 action

# ==== The order ====

% The 2 pearls cannot help to pay a Corruptor of the same recruitment   [A-7.6]
start 2
given court=[corruptor keeper miller] hands=[[squid5 squid4 squid1] [crab1]] pearls=[3 0]
deal trader sage oracle seeker
do 0 recruit corruptor
do 0 play squid1
do 0 play squid4
untold 0 declined
expect lords.0=[corruptor] pearls=[5 0] court=[keeper miller trader sage oracle seeker]
ask 1 action

% Pearls that pay for the lord are gone before its power   [A-7.6 A-7.2]
start 2
given court=[corruptor keeper miller reaper] hands=[[squid5 squid3] [crab1]] pearls=[6 0]
do 0 recruit corruptor
do 0 play squid3
told 0 paid 2
expect lords.0=[corruptor] pearls=[4 0]
ask 1 action

% Paid and affiliated before the power: while the Jailer works the payment lies in the discard   [A-7.6]
start 2
given court=[jailer keeper miller] hands=[[crab3 squid1 seahorse2] [crab1 crab2]] pearls=[0 0]
do 0 recruit jailer
do 0 play crab3
do 0 play squid1
ask 1 jailer: discard crab1 | discard crab2
expect affiliated.0=[squid1] discard=[crab3 seahorse2] lords.0=[jailer] recruiting=- paid=[]

% The power comes before slide, 2 pearls and refill   [A-7.6]
start 2
given court=[jailer keeper miller] hands=[[crab3 squid1 seahorse2] [crab1 crab2]] pearls=[0 0]
do 0 recruit jailer
do 0 play crab3
do 0 play squid1
ask 1 jailer
expect court=[- keeper miller - - -] pearls=[0 0]
deal trader sage oracle seeker
do 1 discard crab1
expect court=[keeper miller trader sage oracle seeker] pearls=[2 0]

% The lord that is being recruited leaves its space only when it enters   [A-7.6]
start 2
given hands=[[crab2 squid2 seahorse2] [crab1]] pearls=[0 0]
do 0 recruit keeper
do 0 play crab2
do 0 play squid2
ask 0 affiliate
expect court=[keeper reaper shepherd miller aquaculturalist landowner] lords.0=[]

% Master of Magic does not work for its own recruitment   [A-7.6 A-8.7]
start 2
given court=[master-of-magic keeper miller reaper] hands=[[crab2 squid4 jellyfish4] [crab1]] pearls=[0 0]
do 0 recruit master-of-magic
do 0 play crab2
do 0 play squid4
told 0 affiliated crab2
expect affiliated.0=[crab2] lords.0=[master-of-magic]
ask 1 action

% A Treasurer does not make itself cheaper   [A-7.6 A-8.10]
start 2
given court=[treasurer keeper miller reaper] hands=[[crab4 squid5] [crab1]] pearls=[0 0]
ask 0 action: explore
refuse 0 recruit treasurer: A-7.2

% Keys come last: when the location is chosen the court is filled and the pearls are there   [A-7.6 A-9.6]
start 2
given court=[keeper shepherd miller] hands=[[seahorse5] [crab1]] pearls=[3 0] keys=[2 0]
deal trader sage oracle seeker
do 0 recruit shepherd
ask 0 location: control parliament | draw 1 | draw 2 | draw 3 | draw 4
expect court=[keeper miller trader sage oracle seeker] pearls=[2 0] lords.0=[shepherd] keys=[2 0]
do 0 control parliament
expect locations.0=[[parliament shepherd]] keys=[0 0]
ask 1 action

% Keys come after the power: the Traitor gives up the lord with the third key, no location   [A-7.6 A-9.6]
start 2
given court=[traitor keeper miller shepherd landowner] lords.0=[reaper] keys=[2 0] pearls=[0 0]
      agenda=[[affiliate 0]] recruiting=traitor paid=[crab3 squid3 jellyfish3 squid3] hands=[[] [crab1]]
do 0 affiliate crab3
ask 0 traitor
do 0 swap reaper miller
expect lords.0=[traitor miller] keys=[2 0]
ask 1 action

% Powers used once a turn come after the keys   [A-7.6 A-8.2]
start 2
given court=[slaver keeper miller reaper] hands=[[shellfish5 crab2] [crab1]] pearls=[3 0]
do 0 recruit slaver
do 0 play shellfish5
do 0 done
ask 0 after: end | sell crab2
expect court=[keeper miller reaper - - -]

% The Seeker takes its pearls before the 2 pearls come   [A-7.6 A-8.17]
start 2
given court=[seeker keeper miller] hands=[[crab4 squid3] [crab1]] pearls=[0 5]
deal trader sage oracle hunter
do 0 recruit seeker
do 0 play crab4
told 1 lost 2
expect pearls=[2 3]

% Much money does not buy the empty spaces of the court   [A-7.1 A-7.2]
start 2
given court=[landowner miller reaper] pearls=[300 0] hands=[[crab1] []]
ask 0 action: explore | plot
