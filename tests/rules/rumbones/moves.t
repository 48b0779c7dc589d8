# Walking, rigging jumps, and going overboard.

game rumbones

# ==== Walking ====

% A move action has two points, a step costs one   [R-12.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8]
do 0 activate carcharias-a
do 0 step d7
told 0 stepped carcharias-a d7
ask 0 move: step d6 | step e7 | step d8 | step c7 | stop
do 0 step c7
expect heroes.0.0.2=c7 actions=2 walked=1
ask 0 act

% A point that is not spent is gone: the next move has two again, no more   [R-12.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d10]
do 0 activate carcharias-a
do 0 step d9
do 0 stop
expect actions=2
do 0 step d8
do 0 step d7
expect actions=1 heroes.0.0.2=d7
ask 0 act

% Never diagonally, nor two zones with one point   [R-12.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8]
do 0 activate carcharias-a
ask 0 act: step d7 | step e8 | step d9 | step c8 | end
refuse 0 step c7: R-12.1
refuse 0 step e9: R-12.1
refuse 0 step d6: R-12.1
refuse 0 step d8: R-12.1

% Never into sea, inside or outside the map   [R-12.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 a7]
do 0 activate carcharias-a
ask 0 act: step b7 | step a8 | end
refuse 0 step a6: R-12.1

% Never into a zone with an enemy: hero, deckhand or bosun   [R-12.1]
start 2 heroes=starter
given crew=[[] [[c7 1 0] [e8 0 1]]] heroes.0=[[carcharias 0 d7] [ishmael 0 d8] [kyrie 0 -]]
  heroes.1.0=[viana 1 d6]
do 0 activate carcharias-a
ask 0 act includes: step d8 | step e7 | end
refuse 0 step c7: R-12.1
refuse 0 step d6: R-12.1
do 0 step d8
refuse 0 step e8: R-12.1

% ... nor through one   [R-12.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 b9] heroes.1.0=[viana 1 b8]
do 0 activate carcharias-a
refuse 0 step b8: R-12.1
do 0 step c9
ask 0 move: step c8 | step d9 | step c10 | step b9 | stop

% Friends are no obstacle   [R-12.1 R-4.4]
start 2 heroes=starter
given crew=[[[c8 3 1]] []] heroes.0=[[carcharias 0 d8] [ishmael 0 d7] [kyrie 0 -]]
do 0 activate carcharias-a
ask 0 act includes: step c8 | step d7
do 0 step d7
ask 0 move includes: stop | step d6

% A monster in the sea beside a plank is no obstacle   [R-12.1 R-3.6]
start 2 heroes=starter
given crew=[[] []] dragon=[1 d4 0 []] heroes.0.0=[carcharias 0 c5]
do 0 activate carcharias-a
do 0 step c4
do 0 step c3
expect heroes.0.0.2=c3

% One may stop on a gangplank   [R-12.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 c5]
do 0 activate carcharias-a
do 0 step c4
ask 0 move: step c3 | step c5 | stop
do 0 stop
ask 0 act: step c3 | step c5 | end

% A plank that is gone is sea   [R-12.1]
start 2 heroes=starter
given crew=[[] []] planks-off=[c4] dragon=[1 b4 0 [activated]] heroes.0.0=[carcharias 0 c5]
do 0 activate carcharias-a
refuse 0 step c4: R-12.1

% Enemy deployment points: across, but no stop   [R-12.1 R-12.2 R-4.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 f0]
do 0 activate carcharias-a
do 0 step g0
ask 0 move: step g1 | step f0
refuse 0 stop: R-12.2
do 0 step g1
expect heroes.0.0.2=g1

% ... not with the last point   [R-12.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 e0]
do 0 activate carcharias-a
do 0 step f0
ask 0 move: step e0 | step f1 | stop
refuse 0 step g0: R-12.2

% ... though it may lead only back   [R-12.2]
start 2 heroes=starter
given crew=[[] [[g1 1 0]]] heroes.0.0=[carcharias 0 f0]
do 0 activate carcharias-a
do 0 step g0
expect heroes.0.0.2=f0 actions=2
ask 0 act

% ... and not at all with enemies on it   [R-12.1]
start 2 heroes=starter
given crew=[[] [[g0 2 0]]] heroes.0.0=[carcharias 0 f0]
do 0 activate carcharias-a
refuse 0 step g0: R-12.1

% One's own points are places like others   [R-12.1]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 heroes.1.1=[santiago 1 f0]
do 1 activate santiago-b
do 1 step g0
do 1 stop
expect heroes.1.1.2=g0

# ==== A move is one piece ====

% A move action spends a point at least   [R-12.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8]
do 0 activate carcharias-a
do 0 step d7
ask 0 move includes: stop
do 0 stop
expect actions=2

% ... a move that a card gives as well   [R-12.2]
start 2 heroes=starter
given crew=[[] []] hands.0=[surge] heroes.0.0=[carcharias 0 d8]
do 0 activate carcharias-a
do 0 play surge
ask 0 move: step d7 | step e8 | step d9 | step c8
refuse 0 stop: R-12.2
do 0 step d7
ask 0 move includes: stop
do 0 stop
expect actions=3 walked=0

% Between its points nothing else is begun   [R-12.2]
start 2 heroes=starter
given crew=[[] []] hands.0=[regrowth] heroes.0.0=[carcharias 0 d9 2 4] heroes.1.0=[viana 1 d7]
do 0 activate carcharias-a
ask 0 act includes: play-on regrowth carcharias-a | upgrade jaws
do 0 step d8
ask 0 move: step d9 | step c8 | step e8 | stop
refuse 0 attack jaws d7: R-12.2
refuse 0 upgrade jaws: R-12.2
refuse 0 play-on regrowth carcharias-a: R-12.2
refuse 0 end: R-12.2
do 0 stop
ask 0 act includes: attack jaws d7 | upgrade jaws | play-on regrowth carcharias-a

% Light Feet: zones with enemies are crossed while points are left   [R-12.2 F-9.34]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] agenda=[[take 1]] turn=b active=1 heroes.0=[[carcharias 0 d7] [ishmael 0 -] [kyrie 0 -]]
  heroes.1=[[de-marco 1 d9] [santiago 1 -] [gabriela 1 -]]
do 1 activate de-marco-b
do 1 step d8
ask 1 move: step d9 | step e8 | stop
refuse 1 step d7: R-12.1
do 1 stop
do 1 step d7
ask 1 move: step d6 | step d8 | step c7
refuse 1 stop: R-12.2
do 1 step d6
expect heroes.1.0.2=d6

# ==== Rigging jumps ====

% From a zone that faces another ship, to any available zone of it   [R-13.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d10]
do 0 activate carcharias-a
ask 0 act: step d9 | step e10 | step c10 | end
  | jump c12 | jump d12 | jump e12 | jump f12 | jump g12
  | jump b13 | jump c13 | jump d13 | jump e13 | jump f13 | jump g13 | jump h13
  | jump b14 | jump c14 | jump e14 | jump g14 | jump h14
  | jump c15 | jump d15 | jump e15 | jump f15 | jump g15

% Not from elsewhere, not to a ship it does not face, not on one's own ship   [R-13.1]
start 2 heroes=starter
given crew=[[] []] heroes.0=[[carcharias 0 d6] [ishmael 0 d5] [kyrie 0 -]]
do 0 activate carcharias-a
refuse 0 jump d3: R-13.1
do 0 step d5
do 0 stop
ask 0 act includes: jump d3
refuse 0 jump d12: R-13.1
refuse 0 jump d7: R-13.1

% Not from a plank   [R-13.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 c4]
do 0 activate carcharias-a
refuse 0 jump d3: R-13.1
refuse 0 jump c2: R-13.1

% From a zone in front of a plank one may jump as well   [R-13.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 c5]
do 0 activate carcharias-a
deal 3
do 0 jump c2
told 0 jump-die carcharias-a 3
told 0 landed carcharias-a c2
expect heroes.0.0.2=c2

% Between two ships of one side, where they face each other   [R-13.1]
start 2 board=junks heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d1]
do 0 activate carcharias-a
ask 0 act includes: jump f1 | jump g2 | jump h3
refuse 0 jump j1: R-13.1
deal 2
do 0 jump f1
expect heroes.0.0.2=f1

% The die must reach the distance   [R-13.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 2
do 0 jump d3
told 0 jumps carcharias-a d3
told 0 jump-die carcharias-a 2
told 0 landed carcharias-a d3

% Distance is counted without diagonals   [R-13.1 R-5.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 2
do 0 jump e3
told 0 jump-die carcharias-a 3
told 0 overboard carcharias-a

% Enemies on the way count for the distance and do not stop the flight   [R-13.1]
start 2 heroes=starter
given crew=[[] [[c4 3 0] [c3 3 0]]] heroes.0.0=[carcharias 0 c5] heroes.1.0=[viana 1 c2]
do 0 activate carcharias-a
refuse 0 jump c3: F-9.9
deal 4
do 0 jump c1
told 0 jump-die carcharias-a 4
told 0 landed carcharias-a c1

% Farther than 6 can be tried, and fails   [R-13.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 c5]
do 0 activate carcharias-a
deal 6
do 0 jump g2
told 0 jump-die carcharias-a 7
told 0 overboard carcharias-a

% Nobody lands among enemies, on their deployment points or on a plank   [F-9.9]
start 2 heroes=starter
given crew=[[] [[c2 1 0] [g2 0 1]]] heroes.0.0=[carcharias 0 e5] heroes.1.0=[viana 1 e3]
do 0 activate carcharias-a
refuse 0 jump c2: F-9.9
refuse 0 jump g2: F-9.9
refuse 0 jump e3: F-9.9
refuse 0 jump c0: F-9.9
refuse 0 jump g0: F-9.9
refuse 0 jump c4: F-9.9
refuse 0 jump g4: F-9.9
ask 0 act includes: jump d3 | jump c3 | jump e1 | jump d0

% Own deployment points are fine to land on   [F-9.9]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 heroes.1.1=[santiago 1 d10]
do 1 activate santiago-b
ask 1 act includes: jump d14 | jump f14
deal 4
do 1 jump d14
expect heroes.1.1.2=d14

% ... the enemy's are not, whoever jumps   [F-9.9]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 heroes.1.1=[santiago 1 e3]
do 1 activate santiago-b
ask 1 act includes: jump e6 | jump e8 | jump d7
refuse 1 jump e7: F-9.9
refuse 1 jump c8: F-9.9

# ==== Points mixed ====

% Jump and step   [R-13.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 2
do 0 jump d3
ask 0 move includes: step d2 | step c3 | step e3 | jump d5 | stop
do 0 step d2
expect heroes.0.0.2=d2 actions=2 walked=1
ask 0 act

% Step and jump   [R-13.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d6]
do 0 activate carcharias-a
do 0 step d5
deal 5
do 0 jump d3
expect heroes.0.0.2=d3 actions=2
ask 0 act

% Two jumps, there and back   [R-13.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 2
do 0 jump d3
deal 3
do 0 jump e5
expect heroes.0.0.2=e5 actions=2 walked=1
ask 0 act

% The second may fail   [R-13.2 R-13.3]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 2
do 0 jump d3
deal 1
do 0 jump d5
told 0 overboard carcharias-a
expect heroes.0.0.2=-
ask 1 take

% Landed off the rail there is no second jump   [R-13.2 R-13.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 3
do 0 jump d2
ask 0 move: step d1 | step e2 | step d3 | step c2 | stop
refuse 0 jump d5: R-13.1

% After two points there is no third   [R-13.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d6]
do 0 activate carcharias-a
do 0 step d5
deal 6
do 0 jump d3
ask 0 act
expect actions=2

# ==== Overboard ====

% A failed jump: overboard at once, the other point and the other actions are gone   [R-13.3 R-13.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5 4 2 [1 0 1] [] [] []]
do 0 activate carcharias-a
deal 1
do 0 jump d3
told 0 overboard carcharias-a
told 0 ended carcharias-a
expect heroes.0.0=[carcharias 0 - 4 2 [1 0 1] [] [activated] []] acting=- actions=0
ask 1 take

% It is no KO: no points, no coins for anybody   [R-13.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5 8]
do 0 activate carcharias-a
deal 1
do 0 jump d3
untold 0 ko
untold 1 points
expect points=[0 0] heroes.1.0.4=0 heroes.1.1.4=0 heroes.1.2.4=0

% Its own activation ended with it: statuses go   [R-13.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5 0 0 [1 0 1] [blind] [] []]
do 0 activate carcharias-a
deal 1
do 0 jump d3
expect heroes.0.0.6=[]

% Pushed in before it has acted: it gets the activation token all the same   [R-13.4]
start 2 heroes=starter
given crew=[[] []] hands.0=[undertow] heroes.0.0=[carcharias 0 d6] heroes.1.0=[viana 1 d5 3]
do 0 play-on undertow viana-b
do 0 push sea
expect heroes.1.0=[viana 1 - 3 0 [1 0 1] [] [activated] []]
do 0 activate carcharias-a
do 0 end
ask 1 take: activate santiago-b | activate gabriela-b | crew
refuse 1 activate viana-b: R-11.1

% Next round it can be deployed again, with its damage   [R-13.4]
start 2 heroes=starter
given crew=[[] []] done=[[crew] [crew passed]] first=b agenda=[[act 0]] acting=carcharias-a actions=3
  heroes=[[[carcharias 0 d5 4] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 - 0 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 1 6 6 parry parry parry surge surge surge
do 0 jump d3
told 1 recovered
expect heroes.0.0=[carcharias 0 - 4 0 [1 0 1] [] [] []]
do 0 activate carcharias-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8
do 0 deploy c8
expect heroes.0.0=[carcharias 0 c8 4 0 [1 0 1] [] [] []]

% Crew overboard is KO'd: back to the supply, and no coin for anybody   [R-13.5 F-9.5]
start 2 heroes=starter
given crew=[[] [[c4 2 1] [c1 22 0]]] dragon=[0 d4 0 []] heroes.0.0=[carcharias 0 d5]
do 0 monster
do 0 swim c4
told 0 plank-off c4
told 1 crew-lost deckhand 2
told 1 crew-lost bosun 1
expect crew.1=[[c1 22 0]] planks-off=[c4] heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0

% ... of either side   [R-13.5 F-9.5]
start 2 heroes=starter
given crew=[[[g4 3 0]] []] dragon=[0 f4 0 []]
do 0 monster
do 0 swim g4
told 0 crew-lost deckhand 3
expect crew.0=[] planks-off=[g4] heroes.1.0.4=0

% A hero on a plank that goes falls overboard   [F-9.5]
start 2 heroes=starter
given crew=[[] []] dragon=[0 d4 0 []] heroes.1.0=[viana 1 c4 3]
do 0 monster
do 0 swim c4
told 1 overboard viana-b
untold 1 ko
expect heroes.1.0=[viana 1 - 3 0 [1 0 1] [] [activated] []] points=[0 0] heroes.0.0.4=0

% ... a friend of the monster, too   [F-9.5]
start 2 heroes=starter
given crew=[[] []] dragon=[0 d4 0 []] heroes.0=[[carcharias 0 c4 3] [ishmael 0 c4] [kyrie 0 c5]]
do 0 monster
do 0 swim c4
told 0 overboard carcharias-a
told 0 overboard ishmael-a
expect heroes.0.0.2=- heroes.0.1.2=- heroes.0.2.2=c5

% The Kraken takes a plank with it in the same way   [F-9.5 R-13.5]
start 2 board=gallants heroes=starter
given pools=[8 4] done=[[crew] [crew passed]] agenda=[[act 0]] acting=carcharias-a actions=3
  crew=[[] [[e6 2 0]]]
  heroes=[[[carcharias 0 d1] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 e6 3 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 6 6 1 surge surge surge parry parry parry
do 0 end
told 0 plank-off e6
told 1 overboard viana-b
told 1 crew-lost deckhand 2
expect heroes.1.0=[viana 1 - 3 0 [1 0 1] [] [] []] crew.1=[] planks-off=[e6] points=[0 0]

# ==== Steps that an effect gives ====

% They cost nothing, and there is no jump in them   [F-9.18]
# De Marco steps after his Feint: from the rail, too, only on foot.
start 2 heroes=starter
given dealt=[any any] crew=[[] []] agenda=[[take 1]] turn=b active=1
  heroes.0=[[carcharias 0 -] [ishmael 0 d6] [kyrie 0 -]]
  heroes.1=[[de-marco 1 d5 0 0 [1 1 1]] [santiago 1 -] [gabriela 1 -]]
do 1 activate de-marco-b
ask 1 act includes: jump d3
deal 1 1 1 1 1
do 1 attack feint d6
ask 1 move: step e5 | step c5 | stop
refuse 1 jump d3: F-9.18
do 1 step e5
expect heroes.1.0.2=e5 actions=2 walked=0
ask 1 act

% "May step" can be left   [F-9.18 F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] agenda=[[take 1]] turn=b active=1
  heroes.0=[[carcharias 0 -] [ishmael 0 d6] [kyrie 0 -]]
  heroes.1=[[de-marco 1 d5 0 0 [1 1 1]] [santiago 1 -] [gabriela 1 -]]
do 1 activate de-marco-b
deal 1 1 1 1 1
do 1 attack feint d6
do 1 stop
expect heroes.1.0.2=d5
ask 1 act

% "Up to 2 steps" may be one   [F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] agenda=[[take 1]] turn=b active=1
  heroes.0=[[carcharias 0 -] [ishmael 0 d6] [kyrie 0 -]]
  heroes.1=[[de-marco 1 d5 0 0 [1 2 1]] [santiago 1 -] [gabriela 1 -]]
do 1 activate de-marco-b
deal 1 1 1 1 1 1
do 1 attack feint d6
do 1 step e5
ask 1 move: step f5 | step d5 | step e6 | stop
do 1 stop
expect heroes.1.0.2=e5

% A step that must be made is made: Slip Away cannot stay   [F-9.33 F-9.18]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0]] []] heroes.0.1=[ishmael 0 d8]
  heroes.1=[[farrow 1 d7 0 0 [1 0 2]] [santiago 1 -] [gabriela 1 -]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
ask 1 declared: react-at slip-away d6 | pass
refuse 1 react-at slip-away d7: R-14.1
refuse 1 react-at slip-away c7: R-14.1
refuse 1 react-at slip-away e7: R-14.1

% Slow stops move actions, not steps that an effect gives   [F-9.18]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] agenda=[[take 1]] turn=b active=1
  heroes.0=[[carcharias 0 -] [ishmael 0 d6] [kyrie 0 -]]
  heroes.1=[[de-marco 1 c5 0 0 [1 1 1] [slow] [] []] [santiago 1 -] [gabriela 1 -]]
do 1 activate de-marco-b
do 1 step d5
do 1 stop
refuse 1 step e5: R-9.4
deal 1 1 1 1 1
do 1 attack feint d6
ask 1 move: step e5 | step c5 | stop

% The step before a Bull Rush: on foot, where R-12 lets him stop   [F-9.18 F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[] [[c6 2 0]]] heroes.0=[[tallow 0 d5 0 0 [1 1 1]] [ishmael 0 -] [kyrie 0 -]]
  heroes.1=[[viana 1 d7] [santiago 1 e5] [gabriela 1 -]]
do 0 activate tallow-a
do 0 use bull-rush
ask 0 rush: step d6 | step c5 | stop
do 0 step d6
expect actions=2 walked=0 heroes.0.0.2=d6
ask 0 aim: attack bull-rush c6 | attack bull-rush d7

% Surge says so, and jumps   [F-9.18]
start 2 heroes=starter
given crew=[[] []] hands.0=[surge] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
do 0 play surge
ask 0 move includes: jump d3 | step d6
deal 2
do 0 jump d3
do 0 step d2
expect heroes.0.0.2=d2 actions=3 walked=0
ask 0 act

% The rope moves a hero up to five zones, on foot, and across an enemy point   [F-9.18 F-9.34 F-9.33]
start 2 heroes=starter
given crew=[[] []] rigging=[[c2 5]] heroes.0.1=[ishmael 0 c3]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep c2
told 0 destroyed rope b
ask 0 move: step d3 | step c2 | step c4 | stop
do 0 step c2
do 0 step c1
do 0 step c0
ask 0 move: step c1 | step d0
refuse 0 stop: R-12.2
do 0 step d0
do 0 step d1
expect heroes.0.1.2=d1 actions=2
ask 0 act

% ... but does not end on it   [F-9.34]
start 2 heroes=starter
given crew=[[] []] rigging=[[c2 5]] heroes.0.1=[ishmael 0 d2]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep c2
do 0 step e2
do 0 step d2
do 0 step c2
do 0 step c1
ask 0 move: step c2 | step b1 | step d1 | stop
refuse 0 step c0: R-12.2
