# Plotting: a pearl for one more lord in the court.

game abyss

% A pearl to the treasury, and the top lord comes to the empty space farthest from the deck   [A-4.1]
start 2
given court=[keeper reaper shepherd] hands.0=[crab1] pearls=[3 1]
deal trader
do 0 plot
told 0 plotted
told 0 paid 1
told 0 to-court trader 4
expect court=[keeper reaper shepherd trader - -] pearls=[2 1] gone=[]
view 1 lord-deck=?31
barrier yes

% The pearl goes to the treasury, not to an opponent   [A-4.1]
start 3
given court=[keeper reaper shepherd] hands.0=[crab1] pearls=[3 5 7]
deal elder
do 0 plot
expect pearls=[2 5 7]

% In an empty court the first space is the farthest   [A-4.1]
start 2
given court=[] hands.0=[crab1]
deal sage
do 0 plot
told 0 to-court sage 1
expect court=[sage - - - - -]

% A lord that was plotted for can be recruited in the same turn   [A-4.1 A-3.1]
start 2
given court=[keeper reaper miller] hands.0=[seahorse5 seahorse4] pearls=[1 0]
ask 0 action: explore | plot
deal shepherd
do 0 plot
ask 0 action: explore | recruit shepherd

% Its power does not work from the court   [A-4.1 A-8.1]
start 2
given court=[keeper reaper miller] hands.0=[crab1] pearls=[1 5]
deal seeker
do 0 plot
expect pearls=[0 5] lords=[[] []]

% Plotting brings no two pearls and no refill, however few lords there are   [A-4.1 A-7.4]
start 2
given court=[keeper] hands.0=[crab1] pearls=[1 0]
deal seeker
do 0 plot
untold 0 refill
untold 0 pearls
expect court=[keeper seeker - - - -] pearls=[0 0]

% Three times in one turn, until the court is full   [A-4.2]
start 2
given court=[keeper reaper shepherd] hands.0=[crab1] pearls=[9 1]
deal trader sage oracle
do 0 plot
ask 0 action: explore | plot
do 0 plot
ask 0 action: explore | plot
do 0 plot
expect court=[keeper reaper shepherd trader sage oracle] pearls=[6 1]
ask 0 action: explore
refuse 0 plot: A-4.2

% A full court cannot be plotted for   [A-4.2]
start 2
given hands.0=[crab1] pearls=[9 1]
ask 0 action: explore
refuse 0 plot: A-4.2

% Without a pearl nobody plots   [A-4.1 A-4.2]
start 2
given court=[keeper reaper shepherd] hands.0=[crab1] pearls=[0 9]
ask 0 action: explore
refuse 0 plot: A-4.1

% Until the pearls are spent   [A-4.2]
start 2
given court=[keeper reaper] hands.0=[crab1] pearls=[2 1]
deal trader sage
do 0 plot
do 0 plot
expect pearls=[0 1] court=[keeper reaper trader sage - -]
ask 0 action: explore
refuse 0 plot: A-4.1

% Until the deck of lords is empty, which does not end the game   [A-4.2 A-10.1]
start 2
given court=[keeper reaper] hands.0=[crab1] pearls=[5 1]
      gone=[recruiter jailer seeker assassin commander tamer hunter
            ship-master peddler landlord slaver shopkeeper
            shaman invoker apprentice oracle alchemist illusionist master-of-magic
            opportunist corruptor traitor diplomat treasurer schemer
            shepherd miller aquaculturalist landowner sage hermit elder]
expect lord-deck=[trader]
deal trader
do 0 plot
expect court=[keeper reaper trader - - -] pearls=[4 1] lord-deck=[] last=-
ask 0 action: explore
refuse 0 plot: A-4.2

% A used power may come between two plots   [A-4.2 A-8.2]
start 2
given court=[keeper reaper] hands.0=[crab1 crab2] pearls=[1 1] lords.0=[slaver]
deal trader
do 0 plot
ask 0 action: explore | sell crab1 | sell crab2
do 0 sell crab1
expect pearls=[2 1]
ask 0 action: explore | plot
deal sage oracle
do 0 plot
do 0 plot
expect court=[keeper reaper trader sage oracle -] pearls=[0 1]

% Pearls spent on plotting no longer pay for a lord   [A-4.1 A-7.2]
start 2
given court=[shepherd reaper] hands.0=[seahorse5 crab1] pearls=[3 1]
ask 0 action: explore | plot | recruit shepherd | recruit reaper
deal trader
do 0 plot
ask 0 action: explore | plot | recruit reaper
refuse 0 recruit shepherd: A-7.2

% Only in the own turn   [A-4.1 A-2.3]
start 2
given court=[shepherd reaper] hands.0=[crab1] pearls=[3 3]
refuse 1 plot: A-2.3
deal crab2
do 0 explore
ask 1 buy
refuse 1 plot: A-5.2
