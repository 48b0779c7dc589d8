# The crew: placing, the swivel gun, moving, attacking, boarding, rampage.
game rumbones

# ---- placing ----

% Two deckhands on each of the three points, two bosuns anywhere, and off they go   [R-17.1 R-17.3 R-17.5]
start 2 heroes=starter
given crew=[[] []]
do 0 crew
told 0 placed deckhand 2
ask 0 bosuns: place c8 0 | place c8 1 | place c8 2
do 0 place c8 1
ask 0 bosuns: place e7 0 | place e7 1
do 0 place e7 0
expect crew.0=[[c7 2 1] [e8 2 0] [g7 2 1]] done=[[crew] []]
ask 1 take

% The crew acts once in a round   [R-17.3 R-18.2]
start 2 heroes=starter
given crew=[[] []] done=[[crew] []]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a
refuse 0 crew: R-17.3

% Both bosuns may stand on one point   [R-17.1]
start 2 heroes=starter
given crew=[[] []]
do 0 crew
do 0 place c8 0
do 0 place e7 2
expect crew.0=[[c7 2 0] [e8 2 2] [g7 2 0]]

% Three deckhands left: the owner says who stands where, two at most on a point   [R-17.1 R-17.9]
start 2 heroes=starter
given crew=[[[c5 11 0] [g5 10 0]] []]
do 0 crew
ask 0 place: place c8 0 | place c8 1 | place c8 2
refuse 0 place c8 3: R-17.1
do 0 place c8 0
ask 0 place: place e7 1 | place e7 2
do 0 place e7 1
ask 0 bosuns
do 0 place c8 2
expect crew.0=[[c7 0 2] [c4 11 0] [e8 1 0] [g7 2 0] [g4 10 0]]

% One deckhand left can stand on any of the points   [R-17.1 R-17.9]
start 2 heroes=starter
given crew=[[[c5 12 0] [g5 11 0]] []]
do 0 crew
ask 0 place: place c8 0 | place c8 1
do 0 place c8 1
ask 0 bosuns
do 0 place c8 2
expect crew.0=[[c7 1 2] [c4 12 0] [g4 11 0]]

% One bosun left is placed, and it is all   [R-17.1 R-17.9]
start 2 heroes=starter
given crew=[[[c5 0 5]] []]
do 0 crew
ask 0 bosuns: place c8 0 | place c8 1
do 0 place c8 0
ask 0 bosuns: place e7 0 | place e7 1
do 0 place e7 0
expect crew.0=[[c7 2 0] [c4 0 5] [e8 2 0] [g7 2 1]]

% Without deckhands in the supply bosuns are placed all the same   [R-17.1]
start 2 heroes=starter
given crew=[[[c5 12 0] [g5 12 0]] []]
do 0 crew
ask 0 bosuns: place c8 0 | place c8 1 | place c8 2
do 0 place c8 2
expect crew.0=[[c7 0 2] [c4 12 0] [g4 12 0]]

% An empty supply places nobody, and the rest of the activation is played   [R-17.1]
start 2 heroes=starter
given crew=[[[c5 12 3] [g5 12 3]] []]
do 0 crew
expect crew.0=[[c4 12 3] [g4 12 3]] done=[[crew] []]

% Of four points three different ones get deckhands, two each   [R-17.1 R-17.9]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] []]
do 1 crew
ask 1 place: place c0 0 | place c0 2
do 1 place c0 2
ask 1 place: place g0 0 | place g0 2
do 1 place g0 2
ask 1 place: place d14 0 | place d14 2
do 1 place d14 2
ask 1 bosuns: place c0 0 | place c0 1 | place c0 2
do 1 place c0 0
do 1 place g0 0
ask 1 bosuns: place d14 0 | place d14 1 | place d14 2
do 1 place d14 0
expect crew.1=[[c1 2 0] [e14 2 2] [g1 2 0]]

% Who leaves out the first of four points must use the others   [R-17.1 R-17.9]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] []]
do 1 crew
do 1 place c0 0
ask 1 bosuns: place c0 0 | place c0 1 | place c0 2
do 1 place c0 2
expect crew.1=[[c1 0 2] [e14 4 0] [g1 2 0]]

% With three deckhands for four points one may be left alone on a point   [R-17.9]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c3 12 0] [g3 9 0]]]
do 1 crew
do 1 place c0 1
do 1 place g0 1
ask 1 place: place d14 0 | place d14 1
do 1 place d14 0
do 1 place c0 2
expect crew.1=[[c4 12 0] [c1 1 2] [e14 1 0] [g4 9 0] [g1 1 0]]

# ---- the gun and the crew, in either order ----

% The gun first, then the crew   [R-17.2]
start 2 heroes=starter
given crew=[[] []] heroes.1.0.2=c5
do 0 crew
do 0 place c8 2
ask 0 halves: gun | advance
deal 4 1 1
do 0 gun
told 0 gun c5
expect heroes.1.0.3=1 crew.0=[[c7 2 2] [e8 2 0] [g7 2 0]] done.0=[crew]
ask 1 take

% The crew first, then the gun   [R-17.2]
start 2 heroes=starter
given crew=[[] []] heroes.1.0.2=c6
do 0 crew
do 0 place c8 2
deal 1 1 1 1 1 1  1 1 4
do 0 advance
told 0 crew-attacks c7 c6
told 0 gun c6
expect crew.0=[[c7 2 2] [e8 2 0] [g7 2 0]] heroes.1.0.3=1 done.0=[crew]

% Without a target for the gun only the crew acts   [R-17.9]
start 2 heroes=starter
given crew=[[] []]
do 0 crew
do 0 place c8 2
untold 0 gun
expect done.0=[crew]

% The gun must be fired if it has a target   [R-17.9]
start 2 heroes=starter
given crew=[[] []] heroes.1.0.2=c1 heroes.1.1.2=g1
do 0 crew
do 0 place c8 2
ask 0 halves: gun | advance
refuse 0 end: R-17.2
refuse 0 pass: R-17.2
do 0 advance
ask 0 gun: at c1 | at g1
refuse 0 pass: R-17.4

% The gun reaches every zone with an enemy figure, but no rigging, friend or empty zone   [R-17.4]
start 2 heroes=starter
given crew=[[[c6 1 0]] [[c1 1 0] [e12 0 1]]] heroes.1.0.2=h14 heroes.0.0.2=d8 kraken=[e4 0]
   dragon=[1 f11 0 []]
do 0 crew
do 0 place c8 2
do 0 gun
ask 0 gun: at c1 | at e12 | at h14 | at e4 | at f11

% One's own Sea Dragon is no target, the Kraken is   [R-17.4]
start 2 heroes=starter
given crew=[[] [[c1 1 0]]] kraken=[e4 0] dragon=[0 f11 0 []]
do 0 crew
do 0 place c8 2
do 0 gun
ask 0 gun: at c1 | at e4
deal 4 5 6
do 0 at e4
expect kraken=[e4 3]

% The gun's hits never go to rigging: those left over are lost   [R-17.4]
start 2 heroes=starter
given crew=[[] [[c2 1 0]]]
do 0 crew
do 0 place c8 2
deal 4 4 4
do 0 gun
told 0 hits 3 0
expect crew.1=[] rigging=[] heroes.0.0.4=0

% Three dice, a hit on four and more   [R-17.4]
start 2 heroes=starter
given crew=[[] [[c1 5 0]]]
do 0 crew
do 0 place c8 2
deal 3 4 6
do 0 gun
expect crew.1=[[c1 3 0]]

% The gun's KO of crew pays nobody, of a hero each own hero 1 and the side a point   [R-17.4 R-16.3 R-16.5]
start 2 heroes=starter
given crew=[[] [[c1 2 0]]] heroes.1.2.2=c1 heroes.1.2.3=5
do 0 crew
do 0 place c8 2
deal 4 4 4
do 0 gun
told 0 crew-ko deckhand 2
told 1 ko gabriela-b gold
expect crew.1=[] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0] heroes.1.2.7=[gold]

% The better gun has five dice   [R-17.4 R-17.12]
start 2 heroes=starter
given crew=[[] [[c1 9 0]]] better=[[gun] []] rigging=[[e1 gone]]
do 0 crew
do 0 place c8 2
deal 4 4 4 4 4
do 0 gun
expect crew.1=[[c1 4 0]] better=[[gun] []]

% The other side's gun is no better for that   [R-17.12]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[[c7 9 0]] []] better=[[gun bosuns] []]
   rigging=[[e1 gone] [g13 gone]]
do 1 crew
do 1 place c0 0
do 1 place c0 2
deal 4 4 4
do 1 gun
expect crew.0=[[c7 6 0]]

# ---- moving ----

% All move at the same time, nobody twice   [R-17.5 R-17.10]
start 2 heroes=starter
given crew=[[[c7 1 0] [c6 2 0] [c5 0 1] [c4 3 0] [e10 1 0]] []]
do 0 crew
deal 1 1 1
do 0 place c8 2
expect crew.0=[[c7 2 2] [c6 1 0] [c5 2 0] [c4 0 1] [c3 3 0] [e8 2 0] [e11 1 0] [g7 2 0]]

% Crew before enemies stays where it is   [R-17.5]
start 2 heroes=starter
given crew=[[[c5 2 0] [g5 2 0]] [[c4 1 0]]] heroes.1.0.2=g4
do 0 crew
do 0 place c8 2
do 0 advance
expect crew.0.1=[c5 2 0]
ask 0 squad: at c5 | at g5
deal 1 1 1 1
do 0 at c5
expect crew.0=[[c7 2 2] [c5 2 0] [e8 2 0] [g7 2 0] [g5 2 0]]

% Rigging does not stop the crew   [R-17.5 R-4.2]
start 2 heroes=starter
given crew=[[[c3 1 0]] []]
do 0 crew
deal 1
do 0 place c8 2
expect crew.0=[[c7 2 2] [c2 1 0] [e8 2 0] [g7 2 0]]

% Next to an enemy beside the route crew may stay, figure by figure   [R-17.5 R-17.10]
start 2 heroes=starter
given crew=[[[c5 2 1]] []] heroes.1.0.2=d5
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 hold: stay 0 0 | stay 1 0 | stay 2 0 | stay 0 1 | stay 1 1 | stay 2 1
refuse 0 stay 3 0: R-17.10
deal 1 1 1  1 1 1
do 0 stay 1 1
told 0 crew-attacks c5 d5
expect crew.0.1=[c5 1 1] crew.0.2=[c4 1 0]

% Far from enemies nobody may stay, and rigging is no enemy to stay for   [R-17.5]
start 2 heroes=starter
given crew=[[[c3 1 0] [g5 1 0]] []]
do 0 crew
deal 1
do 0 place c8 2
expect crew.0.1=[c2 1 0] crew.0.4=[g4 1 0]
ask 1 take

% Next to the Kraken crew may stay   [R-17.5]
start 2 board=gallant-junks heroes=starter
given crew=[[[c4 1 1]] []] kraken=[d4 0]
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 hold: stay 0 0 | stay 1 0 | stay 0 1 | stay 1 1
deal 4 1 1  1 1 1
do 0 stay 1 1
told 0 crew-attacks c4 d4
expect crew.0.1=[c4 1 1] kraken=[d4 1]

% Next to an enemy's Sea Dragon crew may stay   [R-17.5]
start 2 heroes=starter
given crew=[[[e11 1 0]] []] dragon=[1 d11 0 []]
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 hold: stay 0 0 | stay 1 0
deal 1  1 1 1
do 0 stay 0 0
expect crew.0.2=[e12 1 0]

% Next to one's own Sea Dragon crew must move   [R-17.5]
start 2 heroes=starter
given crew=[[[e11 1 0]] []] dragon=[0 d11 0 []]
do 0 crew
deal 1
do 0 place c8 2
expect crew.0.2=[e12 1 0]

% New crew may stay too, if it was put down next to an enemy   [R-17.5 R-17.10]
start 2 heroes=starter
given crew=[[] []] heroes.1.0.2=c9
do 0 crew
do 0 place c8 1
do 0 place e7 0
do 0 advance
ask 0 hold: stay 0 0 | stay 1 0 | stay 2 0 | stay 0 1 | stay 1 1 | stay 2 1
deal 1 1 1 1  1 1 1
do 0 stay 2 1
expect crew.0=[[c8 2 1] [e8 2 0] [g7 2 1]]

% Crew whose enemy was shot away may still stay: it began next to one   [R-17.5 R-17.2]
start 2 heroes=starter
given crew=[[[c5 2 0]] []] heroes.1.2.2=d5 heroes.1.2.3=5
do 0 crew
do 0 place c8 2
deal 4 1 1
do 0 gun
told 1 ko gabriela-b
ask 0 hold: stay 0 0 | stay 1 0 | stay 2 0
do 0 stay 2 0
expect crew.0.1=[c5 2 0]

% Crew not next to an enemy at first must go on, even right up to one   [R-17.5 R-17.6]
start 2 heroes=starter
given crew=[[[c6 1 0]] []] heroes.1.0.2=d5
do 0 crew
do 0 place c8 2
deal 1  1 1 1
do 0 advance
told 0 crew-attacks c5 d5
expect crew.0.1=[c5 1 0]

% Before a missing plank crew waits   [R-17.5]
start 2 heroes=starter
given crew=[[[c5 2 0] [c6 1 0]] []] dragon=[0 c4 0 []] planks-off=[c4]
do 0 crew
do 0 place c8 2
expect crew.0=[[c7 2 2] [c5 3 0] [e8 2 0] [g7 2 0]]

# ---- the fork ----

% At the fork each may go to either end   [R-17.5 R-17.10]
start 2 heroes=starter
given crew=[[[e14 2 1]] []] rigging=[[e13 gone] [g13 gone]] better=[[bosuns] []]
do 0 crew
do 0 place c8 2
ask 0 fork: go 0 0 | go 1 0 | go 2 0 | go 0 1 | go 1 1 | go 2 1
do 0 go 1 0
told 0 removed d14 1
told 0 removed f14 2
expect crew.0=[[c7 2 2] [e8 2 0] [g7 2 0]]

% An end with an enemy on it is closed: all go to the other   [R-17.5]
start 2 heroes=starter
given crew=[[[e14 2 0]] []] heroes.1.0.2=d14 rigging=[[e13 gone] [g13 gone]] better=[[bosuns] []]
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 hold: stay 0 0 | stay 1 0 | stay 2 0
deal 1  1  1 1 1
do 0 stay 1 0
told 0 removed f14 1
untold 0 removed d14
told 0 crew-attacks e14 d14
expect crew.0=[[c7 2 2] [e8 2 0] [e14 1 0] [g7 2 0]]

% With enemies on both ends crew waits before the fork   [R-17.5]
start 2 heroes=starter
given crew=[[[e14 1 0]] [[d14 1 0] [f14 1 0]]]
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 split: send 0 0 | send 1 0
expect crew.0.2=[e14 1 0]

% Crew placed on either end of the fork comes to the same zone   [R-17.5]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] []]
do 1 crew
do 1 place c0 0
do 1 place c0 0
do 1 place g0 0
do 1 place d14 1
expect crew.1=[[e14 4 2] [g1 2 0]]

# ---- attacking ----

% Every crew member that can attack must   [R-17.6]
start 2 heroes=starter
given crew=[[[c5 2 0] [g5 2 0]] [[c4 1 0] [g4 3 0]]]
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 squad: at c5 | at g5
refuse 0 pass: R-17.14
refuse 0 end: R-17.14
deal 1 1 1 1
do 0 at c5
told 0 crew-attacks c5 c4
told 0 crew-attacks g5 g4
ask 0 gun: at c4 | at g4

% Rigging is attacked as well as figures   [R-17.6 R-4.2]
start 2 heroes=starter
given crew=[[[c3 2 0]] []]
do 0 crew
deal 4 6
do 0 place c8 2
told 0 crew-attacks c2 c2
expect rigging=[[c2 2]]

% Deckhands have one die, bosuns two, all of a group together   [R-17.6 R-17.12]
start 2 heroes=starter
given crew=[[[c5 1 1]] [[c4 9 0]]]
do 0 crew
do 0 place c8 2
deal 6 6 6  1 1 1
do 0 advance
expect crew.1=[[c4 6 0]]

% The better bosuns have three dice   [R-17.12]
start 2 heroes=starter
given crew=[[[c5 0 2]] [[c4 9 0]]] better=[[bosuns] []] rigging=[[g13 gone]]
do 0 crew
do 0 place c8 2
deal 6 6 6 6 6 6  1 1 1
do 0 advance
expect crew.1=[[c4 3 0]] better=[[bosuns] []]

% A zone's crew is split among its targets before anybody rolls   [R-17.6 R-17.14]
start 2 heroes=starter
given crew=[[[c5 2 1]] [[c4 5 0]]] heroes.1.0.2=d5 heroes.1.1.2=c6
do 0 crew
do 0 place c8 2
do 0 advance
do 0 at c5
ask 0 split: send 0 0 | send 1 0 | send 2 0 | send 0 1 | send 1 1 | send 2 1
do 0 send 1 0
untold 0 rolled
ask 0 split: send 0 0 | send 1 0 | send 0 1 | send 1 1
do 0 send 0 1
untold 0 rolled
ask 0 group: at c4 | at d5 | at c6
deal 4 4
do 0 at d5
told 0 crew-attacks c5 d5
expect heroes.1.0.3=2 crew.1=[[c4 5 0]]
ask 0 group: at c4 | at c6

% The owner says which zone attacks first   [R-17.14]
start 2 heroes=starter
given crew=[[[c5 1 0] [g5 1 0]] [[c4 2 0] [g4 2 0]]]
do 0 crew
do 0 place c8 2
do 0 advance
deal 6 1
do 0 at g5
told 0 crew-attacks g5 g4
told 0 crew-attacks c5 c4
expect crew.1=[[c4 2 0] [g4 1 0]]

% The owner says which group of a zone rolls first   [R-17.14]
start 2 heroes=starter
given crew=[[[c5 2 0]] [[c4 2 0]]] heroes.1.0.2=d5
do 0 crew
do 0 place c8 2
do 0 advance
do 0 send 1 0
ask 0 group: at c4 | at d5
deal 6 1
do 0 at d5
expect heroes.1.0.3=1 crew.1=[[c4 2 0]]
ask 0 gun

% A group whose target has become empty loses its attack   [R-17.14 R-17.8]
start 2 heroes=starter
given crew=[[[e14 2 0]] [[d14 1 0]]] heroes.1.2.2=e15 heroes.1.2.3=5
do 0 crew
do 0 place c8 2
do 0 advance
do 0 stay 2 0
do 0 send 0 0
do 0 send 1 0
ask 0 group: at d14 | at e15
deal 4
do 0 at d14
told 0 removed d14 1
ask 0 rampage: at e13 | at g13 | at e15
deal 3
do 0 at e15
told 1 ko gabriela-b
told 0 lost e15
expect crew.0=[[c7 2 2] [e8 2 0] [e14 1 0] [g7 2 0]] points=[1 0]

% With a bosun in their zone deckhands hit on 3, the bosun itself on 4   [R-17.6]
start 2 heroes=starter
given crew=[[[c5 2 1]] [[c4 9 0]]]
do 0 crew
do 0 place c8 2
deal 3 3 3 3  1 1 1
do 0 advance
expect crew.1=[[c4 7 0]]

% Two bosuns help no more than one   [R-17.6]
start 2 heroes=starter
given crew=[[[c5 2 2]] [[c4 9 0]]]
do 0 crew
do 0 place c8 2
deal 2 3 1 1 1 1  1 1 1
do 0 advance
expect crew.1=[[c4 8 0]]

% Deckhands without a bosun hit on 4   [R-17.6]
start 2 heroes=starter
given crew=[[[c5 2 0]] [[c4 9 0]]]
do 0 crew
do 0 place c8 2
deal 3 4  1 1 1
do 0 advance
expect crew.1=[[c4 8 0]]

% The bosun helps deckhands of its zone who attack another target   [R-17.6 R-17.14]
start 2 heroes=starter
given crew=[[[c5 1 1]] [[c4 9 0]]] heroes.1.0.2=d5
do 0 crew
do 0 place c8 2
do 0 advance
do 0 send 0 1
deal 3  1 1
do 0 at d5
expect heroes.1.0.3=1

% A bosun that has boarded no longer helps those behind   [R-17.6 R-17.7]
start 2 heroes=starter
given crew=[[[c5 1 1]] [[c4 1 0]]] heroes.1.0.2=d5
do 0 crew
do 0 place c8 2
do 0 advance
do 0 send 0 1
deal 4 4  3  1 1 1
do 0 at c4
expect crew.0.2=[c4 0 1] heroes.1.0.3=0

% KO'd enemies of crew pay nobody, KO'd heroes each own hero 1 and the side a point   [R-17.6 R-16.3 R-16.5]
start 2 heroes=starter
given crew=[[[c5 2 0]] [[c4 1 0]]] heroes.1.2.2=c4 heroes.1.2.3=5
do 0 crew
do 0 place c8 2
deal 4 4
do 0 advance
expect crew.1=[] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0] done.0=[crew]

# ---- boarding ----

% Crew that clears the next zone of its route moves in, all of the group   [R-17.7 R-17.13]
start 2 heroes=starter
given crew=[[[c5 3 0]] [[c4 2 0]]]
do 0 crew
do 0 place c8 2
deal 4 4 1
do 0 advance
expect crew.0.1=[c4 3 0] crew.1=[]

% It attacks no second time   [R-17.7]
start 2 heroes=starter
given crew=[[[c5 1 0]] [[c4 1 0] [c3 5 0]]]
do 0 crew
do 0 place c8 2
deal 4  1 1 1
do 0 advance
expect crew.0.1=[c4 1 0] crew.1=[[c3 5 0]]

% Somebody left in the zone: nobody moves in   [R-17.7]
start 2 heroes=starter
given crew=[[[c5 3 0]] [[c4 2 0]]] heroes.1.0.2=c4
do 0 crew
do 0 place c8 2
deal 4 4 4  1 1 1
do 0 advance
expect crew.0.1=[c5 3 0] crew.1=[] heroes.1.0.3=1

% At a fork either end can be boarded   [R-17.7 R-17.13]
start 2 heroes=starter
given crew=[[[e14 2 0]] [[d14 1 0] [f14 1 0]]] rigging=[[e13 gone] [g13 gone]] better=[[bosuns] []]
do 0 crew
do 0 place c8 2
do 0 advance
deal 4 1  1 1 1
do 0 send 0 0
told 0 crew-attacks e14 f14
told 0 removed f14 2
expect crew=[[[c7 2 2] [e8 2 0] [g7 2 0]] [[d14 1 0]]]

% A zone beside the route is not boarded   [R-17.7]
start 2 heroes=starter
given crew=[[[c5 3 0]] []] heroes.1.2.2=d5 heroes.1.2.3=5
do 0 crew
do 0 place c8 2
do 0 advance
deal 4 1 1
do 0 stay 3 0
expect points=[1 0] crew.0.1=[c5 3 0]

% A zone behind is not boarded either   [R-17.7]
start 2 heroes=starter
given crew=[[[c5 1 0]] []] heroes.1.2.2=c6 heroes.1.2.3=5
do 0 crew
do 0 place c8 2
do 0 advance
do 0 stay 1 0
deal 4
ask 0 squad: at c5 | at c7
do 0 at c5
expect points=[1 0] crew.0=[[c7 2 2] [c5 1 0] [e8 2 0] [g7 2 0]]

% Rigging left in the zone does not keep crew out   [R-17.7 R-4.2]
start 2 heroes=starter
given crew=[[[c3 1 0]] [[c2 1 0]]]
do 0 crew
do 0 place c8 2
deal 4
do 0 advance
expect crew.0.1=[c2 1 0] crew.1=[] rigging=[]

% A zone that held rigging alone is not boarded by attacking it   [R-17.7 R-17.13]
start 2 heroes=starter
given crew=[[[c3 1 0]] []] rigging=[[c2 5]] heroes.1.0.2=d3
do 0 crew
do 0 place c8 2
do 0 advance
do 0 stay 1 0
deal 4  1 1 1
do 0 send 1 0
told 0 destroyed rope b
expect crew.0.1=[c3 1 0] points=[1 0]

% Only the group that cleared the zone moves in   [R-17.7 R-17.14]
start 2 heroes=starter
given crew=[[[c5 3 0]] [[c4 1 0]]] heroes.1.0.2=d5
do 0 crew
do 0 place c8 2
do 0 advance
do 0 send 1 0
deal 4  1 1  1 1 1
do 0 at c4
expect crew.0.1=[c5 2 0] crew.0.2=[c4 1 0]

% Who slipped away left the zone empty: the crew moves in   [R-17.13 F-9.20]
start 2 heroes=starter
given crew=[[[c5 2 0]] []] dealt.1=any heroes.1=[[farrow 1 c4 0 0 [1 0 2]] [santiago 1 h14]
   [gabriela 1 -]]
do 0 crew
do 0 place c8 2
do 0 advance
ask 1 declared: react-at slip-away c3 | pass
do 1 react-at slip-away c3
told 0 lost c4
untold 0 rolled
expect crew.0.1=[c4 2 0]

% A beaten monster leaves sea behind, and nobody boards it   [R-17.7 R-17.13]
start 2 heroes=starter
given crew=[[[c5 2 0]] []] dragon=[1 c4 7 []] planks-off=[c4]
do 0 crew
do 0 place c8 2
deal 4 1
do 0 advance
told 0 beaten dragon
expect crew.0.1=[c5 2 0] points=[1 0] heroes.0.0.4=1 planks-off=[c4]

# ---- rampage ----

% Crew at the end of its route goes back to the supply and hits: one die each, on 3   [R-17.8 R-17.11]
start 2 heroes=starter
given crew=[[[c1 2 1]] []]
do 0 crew
do 0 place c8 2
told 0 removed c0 3
ask 0 rampage: at c2 | at e1 | at g2
deal 3
do 0 at c2
told 0 rampages c2
expect rigging=[[c2 1]] crew.0=[[c7 2 2] [e8 2 0] [g7 2 0]]
ask 0 rampage: at c2 | at e1 | at g2
deal 2
do 0 at e1
expect rigging=[[c2 1]]
ask 0 rampage: at c2 | at e1 | at g2
deal 6
do 0 at e1
expect rigging=[[e1 1] [c2 1]]
ask 1 take

% It must be made, on the same ship, at a hero or at rigging, never at crew alone   [R-17.8 R-17.11]
start 2 heroes=starter
given crew=[[[c1 1 0]] [[c3 1 0]]] heroes.1.0.2=d3 heroes.1.1.2=c15 rigging=[[g2 gone]]
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 rampage: at c2 | at e1 | at d3
refuse 0 pass: R-17.11
refuse 0 at c3: R-17.11
refuse 0 at e13: R-17.11
deal 3
do 0 at d3
expect heroes.1.0.3=1

% Its hits go by tier: crew that stands there comes first   [R-17.11 R-7.4]
start 2 heroes=starter
given crew=[[[g1 2 0]] [[c2 1 0]]]
do 0 crew
do 0 place c8 2
do 0 advance
deal 3
do 0 at c2
expect crew.1=[] rigging=[] heroes.0.0.4=0
deal 3
do 0 at c2
expect rigging=[[c2 1]]

% One attack after the other: who is KO'd by the first is no target of the second   [R-17.11]
start 2 heroes=starter
given crew=[[[c1 2 0]] []] heroes.1.2.2=e0 heroes.1.2.3=5
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 rampage: at c2 | at e1 | at g2 | at e0
deal 3
do 0 at e0
told 1 ko gabriela-b
expect points=[1 0] heroes.0.1.4=1
ask 0 rampage: at c2 | at e1 | at g2

% With neither rigging nor a hero on the ship no attack is made   [R-17.11]
start 2 heroes=starter
given crew=[[[c1 2 0]] []] rigging=[[e1 gone] [c2 gone] [g2 gone]] better=[[gun] []]
do 0 crew
do 0 place c8 2
told 0 removed c0 2
untold 0 rampages
untold 0 rolled
expect crew.0=[[c7 2 2] [e8 2 0] [g7 2 0]] done.0=[crew]

% Being removed is no KO: nobody mourns, nobody is paid   [R-17.11]
start 2 heroes=starter
given crew=[[[c1 2 0]] []] dealt.0=any heroes.0=[[gull 0 d1] [ishmael 0 -] [kyrie 0 -]]
   rigging=[[e1 gone] [c2 gone] [g2 gone]] better=[[gun] []]
do 0 crew
do 0 place c8 2
untold 0 crew-ko
untold 1 crew-ko
expect heroes.0.0=[gull 0 d1 0 0 [1 0 0] [] [] []] heroes.1.0.4=0 heroes.1.1.4=0 heroes.1.2.4=0

% Removed crew is in the supply: the next landing has it   [R-17.8]
start 2 heroes=starter
given crew=[[[c1 12 3] [c4 12 3]] []] rigging=[[e1 gone] [c2 gone] [g2 gone]] better=[[gun] []]
do 0 crew
expect crew.0=[[c3 12 3]] done.0=[crew]

% A zone of the enemy's deployment point that was cleared is rampaged at once   [R-17.8 R-17.7]
start 2 heroes=starter
given crew=[[[c1 2 0]] [[c0 1 0] [g3 1 0]]]
do 0 crew
do 0 place c8 2
do 0 advance
deal 4 1
do 0 send 2 0
told 0 removed c0 2
ask 0 rampage: at c2 | at e1 | at g2
expect crew.0=[[c7 2 2] [e8 2 0] [g7 2 0]] crew.1=[[g3 1 0]]

% The owner says which end point is rampaged first; that one is finished before the next   [R-17.14 R-17.8]
start 2 heroes=starter
given crew=[[[c1 1 0] [e14 2 0] [g1 1 0]] []]
do 0 crew
do 0 place c8 2
do 0 go 1 0
told 0 removed c0 1
told 0 removed d14 1
told 0 removed f14 1
told 0 removed g0 1
ask 0 rampage: at c2 | at e1 | at g2 | at e13 | at g13
deal 3
do 0 at g13
expect rigging=[[g13 1]]
ask 0 rampage: at e13 | at g13
deal 3
do 0 at e13
ask 0 rampage: at c2 | at e1 | at g2
deal 3
do 0 at e1
ask 0 rampage: at c2 | at e1 | at g2
expect rigging=[[e1 1] [e13 1] [g13 1]]

% Side B rampages on the Gallant   [R-17.8]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c7 1 0]]] heroes.0.2.2=d5
do 1 crew
do 1 place c0 0
do 1 place c0 2
do 1 advance
told 1 removed c8 1
ask 1 rampage: at c6 | at g6 | at a7 | at i8 | at e9 | at d5

# ---- crew sent by skills ----

% Grave Rally: crew of a zone within 3 may advance, then attacks   [F-9.24]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d6 0 0 [1 1 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c5 2 0]
   [c8 1 0] [c7 1 0] [g6 1 0] [e10 1 0]] [[c3 5 0]]]
do 0 activate waldorf-a
ask 0 act includes: use-at grave-rally c5 | use-at grave-rally c7 | use-at grave-rally c8 |
   use-at grave-rally g6
ask 0 act excludes: use-at grave-rally e10
do 0 use-at grave-rally c5
ask 0 march: advance | pass
deal 4 4
do 0 advance
told 0 crew-attacks c4 c3
expect crew.0.2=[c4 2 0] crew.1=[[c3 3 0]] heroes.0.0.4=0 actions=2
ask 0 act excludes: use-at grave-rally c4
refuse 0 use-at grave-rally c4: R-14.1

% Sent crew may stay and attack, and all of it goes or none   [F-9.24]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d6 0 0 [1 1 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c5 2 1]]
   []] heroes.1.0.2=d5
do 0 activate waldorf-a
do 0 use-at grave-rally c5
ask 0 march: advance | pass
deal 4 1 1 1
do 0 pass
expect heroes.1.0.3=1 crew.0=[[c5 2 1]]

% Sent crew boards, and what it KOs pays the hero nothing   [F-9.24 R-17.7 R-16.5]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d6 0 0 [1 1 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c5 2 0]]
   [[c4 1 0]]] heroes.1.2.2=c4 heroes.1.2.3=5
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c5
expect crew.0=[[c4 2 0]] crew.1=[] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0]

% Sent crew that comes to the end of its route rampages   [F-9.24 R-17.8]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d1 0 0 [1 1 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c1 2 0]]
   []]
do 0 activate waldorf-a
do 0 use-at grave-rally c1
do 0 advance
told 0 removed c0 2
ask 0 rampage: at c2 | at e1 | at g2
deal 3
do 0 at e1
deal 2
do 0 at e1
expect rigging=[[e1 1]] crew.0=[]
ask 0 act

% Sent crew at the fork goes to either end, figure by figure   [F-9.24 R-17.10]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 e12 0 0 [1 1 0]] [ishmael 0 -] [kyrie 0 -]]
   crew=[[[e14 2 0]] []]
do 0 activate waldorf-a
do 0 use-at grave-rally e14
do 0 advance
ask 0 fork: go 0 0 | go 1 0 | go 2 0
do 0 go 1 0
told 0 removed d14 1
told 0 removed f14 1
ask 0 rampage: at e13 | at g13

% At level 2 two zones within 4, one after the other, with 1 more to hit   [F-9.24]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d6 0 0 [1 2 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c5 1 0]
   [g6 1 0] [e10 1 0] [e11 1 0]] [[c4 5 0] [g5 5 0]]]
do 0 activate waldorf-a
ask 0 act excludes: use-at grave-rally e10 | use-at grave-rally e11
do 0 use-at grave-rally c5
ask 0 second: at g6 | pass
deal 3  3
do 0 at g6
told 0 crew-attacks c5 c4
told 0 crew-attacks g6 g5
expect crew.1=[[c4 4 0] [g5 4 0]]

% The second zone can be left out   [F-9.24]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d6 0 0 [1 2 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c5 1 0]
   [c8 1 0]] [[c4 5 0] [c7 1 0]]]
do 0 activate waldorf-a
do 0 use-at grave-rally c5
ask 0 second: at c8 | pass
deal 1
do 0 pass
expect crew.1=[[c7 1 0] [c4 5 0]]

% The first zone must be able to do something, the second may be idle   [F-9.24 F-9.32]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d6 0 0 [1 2 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c5 1 0]
   [g6 1 0]] [[g5 5 0]]] dragon=[0 c4 0 []] planks-off=[c4]
do 0 activate waldorf-a
ask 0 act includes: use-at grave-rally g6
ask 0 act excludes: use-at grave-rally c5
do 0 use-at grave-rally g6
ask 0 second: at c5 | pass
deal 3
do 0 at c5
expect crew=[[[c5 1 0] [g6 1 0]] [[g5 4 0]]]
ask 0 act

% No figure moves or attacks twice: who comes to the second zone is not of it   [F-9.24]
start 2 heroes=starter
given dealt.0=any heroes.0=[[waldorf 0 d6 0 0 [1 2 0]] [ishmael 0 -] [kyrie 0 -]] crew=[[[c6 1 0]
   [c5 2 0]] []] heroes.1.0.2=d5
do 0 activate waldorf-a
do 0 use-at grave-rally c6
do 0 at c5
ask 0 march: advance | pass
deal 3
do 0 advance
expect crew.0=[[c5 3 0]] heroes.1.0.3=1
ask 0 march: advance | pass
deal 3 3
do 0 pass
expect crew.0=[[c5 3 0]] heroes.1.0.3=3

% The Lash at level 1: crew within 2 attacks where it stands   [F-9.24]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dealt.1=any heroes.1=[[latigo 1 d3 0 0 [1 1 0]]
   [santiago 1 -] [gabriela 1 -]] crew=[[[c4 5 0]] [[c3 2 0] [g3 1 0] [c1 1 0]]]
do 1 activate latigo-b
ask 1 act excludes: use-at crack-of-the-lash g3 | use-at crack-of-the-lash c1
deal 4 4
do 1 use-at crack-of-the-lash c3
told 1 crew-attacks c3 c4
expect crew.0=[[c4 3 0]] crew.1.0=[c3 2 0] heroes.1.0.4=0

% Crew that has nobody to attack cannot be sent by the Lash at level 1   [F-9.24 F-9.17]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dealt.1=any heroes.1=[[latigo 1 d3 0 0 [1 1 0]]
   [santiago 1 -] [gabriela 1 -]] crew=[[] [[c3 2 0]]]
do 1 activate latigo-b
refuse 1 use-at crack-of-the-lash c3: F-9.17

% The Lash at level 2: two zones within 3, which may advance first   [F-9.24]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dealt.1=any heroes.1=[[latigo 1 e3 0 0 [1 2 0]]
   [santiago 1 -] [gabriela 1 -]] crew=[[] [[c3 1 0] [g3 1 0] [c1 1 0]]] heroes.0.2.2=g5
do 1 activate latigo-b
ask 1 act includes: use-at crack-of-the-lash c3 | use-at crack-of-the-lash g3
ask 1 act excludes: use-at crack-of-the-lash c1
do 1 use-at crack-of-the-lash c3
ask 1 second: at g3 | pass
do 1 at g3
ask 1 march: advance | pass
do 1 advance
ask 1 march: advance | pass
deal 4
do 1 advance
told 1 crew-attacks g4 g5
expect crew.1=[[c4 1 0] [c1 1 0] [g4 1 0]] heroes.0.2.3=1

% El Latigo near: crew rerolls its natural ones, once   [F-9.24 R-17.6]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dealt.1=any heroes.1=[[latigo 1 d3 0 0 [1 1 0]]
   [santiago 1 -] [gabriela 1 -]] crew=[[[c4 5 0]] [[c3 2 0]]]
do 1 activate latigo-b
deal 1 1  4 1
do 1 use-at crack-of-the-lash c3
told 1 rerolled 2
expect crew.0=[[c4 4 0]]
