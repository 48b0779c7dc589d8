# Words the rules use, the board, and how far things reach.

game rumbones

# ==== Friends and enemies ====

% An effect on a friend may choose its own source   [R-3.1]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0=[[waldorf 0 d8 3 0 [1 1 1]] [ishmael 0 d6 2] [kyrie 0 d9 0]]
  heroes.1.0=[viana 1 d7 4]
do 0 activate waldorf-a
ask 0 act includes: use-on borrowed-life waldorf-a | use-on borrowed-life ishmael-a
ask 0 act excludes: use-on borrowed-life viana-b | use-on borrowed-life kyrie-a
do 0 use-on borrowed-life waldorf-a
told 0 healed waldorf-a 2
expect heroes.0.0.3=1

% ... unless it says "another"   [R-3.1]
start 2 heroes=starter
given crew=[[] []] heroes.0=[[carcharias 0 d8 0 0 [1 1 1]] [ishmael 0 d6] [kyrie 0 a8]]
  heroes.1.0=[viana 1 d7]
do 0 activate carcharias-a
ask 0 act includes: use-on red-tide ishmael-a
ask 0 act excludes: use-on red-tide carcharias-a | use-on red-tide viana-b

% Own figures are no enemies: a zone with nobody else cannot be attacked   [R-3.1 R-7.1]
start 2 heroes=starter
given crew=[[[c7 2 1]] []] heroes.0=[[carcharias 0 c6] [ishmael 0 b6] [kyrie 0 d6]]
do 0 activate carcharias-a
refuse 0 attack jaws c7: R-7.1
refuse 0 attack jaws b6: R-7.1
refuse 0 attack jaws c6: R-7.1

% Own rigging is no enemy either   [R-3.1 R-4.3]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d6]
do 0 activate carcharias-a
refuse 0 attack jaws c6: R-7.1

% Every figure of the opponent is an enemy: hero, deckhand, bosun   [R-3.1 R-3.6]
start 2 heroes=starter
given crew=[[] [[c7 1 0] [e8 0 1]]] heroes.0.0=[carcharias 0 d7] heroes.1.0=[viana 1 d6]
do 0 activate carcharias-a
ask 0 act includes: attack jaws c7 | attack jaws d6
ask 0 act excludes: attack jaws e7 | attack jaws d8 | attack jaws e8
do 0 step d8
do 0 stop
ask 0 act includes: attack jaws e8

% A side may be a team: a mate's figures are friends   [R-3.6 R-3.1]
start 4 heroes=starter
given dealt=[any any] crew=[[] []] heroes=[[[waldorf 0 d8 0 0 [1 1 1]] [kyrie 0 -] [ishmael 1 d6 2] [snapper 1 c7 1]]
  [[viana 2 d7 4] [santiago 2 -] [gabriela 3 -] [latigo 3 -]]] agenda=[[take 0]] round=1
do 0 activate waldorf-a
ask 0 act includes: use-on borrowed-life ishmael-a | use-on borrowed-life snapper-a | attack rusted-hook d7
ask 0 act excludes: use-on borrowed-life viana-b | attack rusted-hook c8

# ==== Deployed, KO'd, overboard ====

% Only heroes on the board are deployed: the others cannot be healed   [R-3.2]
start 2 heroes=starter
given crew=[[] []] hands.0=[regrowth] heroes.0=[[carcharias 0 d8 3] [ishmael 0 - 4 0 [1 0 1] [] [activated] []]
  [kyrie 0 -]]
ask 0 take includes: play-on regrowth carcharias-a
ask 0 take excludes: play-on regrowth ishmael-a | play-on regrowth kyrie-a

% A KO'd hero is off the board under a dead-man token   [R-3.2 R-6.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7 8]
do 0 activate ishmael-a
deal 1 1 6
do 0 attack anchor-sweep d7
told 1 ko viana-b gold
untold 1 overboard
expect heroes.1.0=[viana 1 - 0 0 [1 0 1] [] [gold] []]

% A hero overboard is off the board without one   [R-3.2 R-13.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d5 4]
do 0 activate ishmael-a
deal 1
do 0 jump d3
told 0 overboard ishmael-a
untold 0 ko
expect heroes.0.1=[ishmael 0 - 4 0 [1 0 1] [] [activated] []]

% What is not on the board is nobody's target   [R-3.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] hands.0=[choking-brine]
  heroes.1=[[viana 1 - 0 0 [1 0 1] [] [gold] []] [santiago 1 d7] [gabriela 1 -]]
ask 0 take includes: play-on choking-brine santiago-b
ask 0 take excludes: play-on choking-brine viana-b | play-on choking-brine gabriela-b

# ==== Within ====

% Within 2: distance 2 is, distance 3 is not, the own zone is   [R-3.3]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0=[[waldorf 0 d8 0 0 [1 1 1]] [ishmael 0 d8 2] [kyrie 0 e9 2]]
do 0 activate waldorf-a
ask 0 act includes: use-on borrowed-life ishmael-a | use-on borrowed-life kyrie-a
do 0 step d7
do 0 stop
ask 0 act includes: use-on borrowed-life ishmael-a
ask 0 act excludes: use-on borrowed-life kyrie-a

% Within 3 of one of your deployed heroes: across a gap of sea, too   [R-3.3 R-5.1]
start 2 heroes=starter
given crew=[[] []] hands.0=[choking-brine] heroes.0=[[carcharias 0 d5] [ishmael 0 -] [kyrie 0 -]]
  heroes.1=[[viana 1 d2] [santiago 1 e2] [gabriela 1 e3]]
ask 0 take includes: play-on choking-brine viana-b | play-on choking-brine gabriela-b
ask 0 take excludes: play-on choking-brine santiago-b

# ==== Available zones ====

% Places to land on: deck without enemies that is not their deployment point   [R-3.4 R-4.1]
start 2 heroes=starter
given crew=[[] [[c3 1 0]]] heroes.0.0=[carcharias 0 d5] heroes.1.0=[viana 1 e3]
do 0 activate carcharias-a
ask 0 act includes: jump d3 | jump f3 | jump g3 | jump d0 | jump h1 | jump b2 | jump e1 | jump g2
ask 0 act excludes: jump c3 | jump e3 | jump c0 | jump g0 | jump d4 | jump b0 | jump b3
refuse 0 jump c3: F-9.9
refuse 0 jump e3: F-9.9
refuse 0 jump c0: F-9.9
refuse 0 jump c4: F-9.9
refuse 0 jump d4: R-13.1
refuse 0 jump e5: R-13.1

% Friends do not make a zone unavailable   [R-3.4 R-4.4]
start 2 heroes=starter
given crew=[[[c3 3 1]] []] heroes.0=[[carcharias 0 d5] [ishmael 0 d3] [kyrie 0 -]]
do 0 activate carcharias-a
ask 0 act includes: jump c3 | jump d3

% The own deployment points are available   [R-3.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d3]
do 0 activate carcharias-a
ask 0 act includes: jump c8 | jump e7 | jump g8

# ==== Pushing ====

% The pusher says where: any way that movement allows   [R-3.5]
# c7 holds the pushed one's enemies, e7 is a deployment point of theirs.
start 2 heroes=starter
given crew=[[[c7 1 0]] []] hands.0=[undertow] heroes.0.0=[carcharias 0 d9] heroes.1.0=[viana 1 d7 2]
do 0 play-on undertow viana-b
ask 0 push: push d6 | push d8
refuse 0 push c7: F-9.4
refuse 0 push e7: F-9.4
refuse 0 stop: F-9.33
do 0 push d8
told 1 pushed viana-b d8
expect heroes.1.0=[viana 1 d8 2 0 [1 0 1] [] [] []]
ask 0 take

% Into the sea it is overboard: not KO'd, damage stays, it counts as activated   [R-3.5 R-13.4]
start 2 heroes=starter
given crew=[[] []] hands.0=[undertow] heroes.0.0=[carcharias 0 b8] heroes.1.0=[viana 1 b6 7 2]
do 0 play-on undertow viana-b
ask 0 push: push sea | push b7 | push c6
do 0 push sea
told 1 overboard viana-b
untold 1 ko
expect heroes.1.0=[viana 1 - 7 2 [1 0 1] [] [activated] []] points=[0 0] heroes.0.0.4=0
refuse 1 activate viana-b: R-24.1

% Never diagonally, one zone at a time   [R-3.5]
start 2 heroes=starter
given crew=[[] []] hands.0=[undertow] heroes.0.0=[carcharias 0 d9] heroes.1.0=[viana 1 f9]
do 0 play-on undertow viana-b
ask 0 push: push f8 | push g9 | push f10 | push e9

% Onto a plank   [R-3.5]
start 2 heroes=starter
given crew=[[] []] hands.0=[undertow] heroes.0.0=[carcharias 0 d6] heroes.1.0=[viana 1 c5]
do 0 play-on undertow viana-b
ask 0 push: push sea | push c4 | push d5 | push c6
do 0 push c4
expect heroes.1.0.2=c4

% "Up to" may be less, "2" may go round a corner   [R-3.5 F-9.33]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d9 0 0 [1 2 1]] heroes.1.1=[santiago 1 d8]
do 0 activate ishmael-a
deal 1 1 1 1 4
do 0 attack breach d8
ask 0 push: push d7 | push e8 | push c8 | stop
do 0 push d7
ask 0 push: push d6 | push d8 | push c7 | stop
do 0 push c7
expect heroes.1.1.2=c7 heroes.1.1.3=1
ask 0 act

% "Up to" may be nothing   [F-9.33]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d9 0 0 [1 1 1]] heroes.1.1=[santiago 1 d8]
do 0 activate ishmael-a
deal 1 1 1 4
do 0 attack breach d8
ask 0 push: push d7 | push e8 | stop
do 0 stop
expect heroes.1.1.2=d8
ask 0 act

% Pushed by more than 1, an enemy deployment point can be crossed, not stopped on   [F-9.34 R-3.5]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d6 0 0 [1 2 1]] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 1 1 1 1 4
do 0 attack breach d7
ask 0 push: push d8 | push c7 | push e7 | stop
do 0 push e7
ask 0 push: push e6 | push f7 | push e8 | push d7
refuse 0 stop: F-9.34
do 0 push f7
expect heroes.1.1.2=f7

% With one zone left it cannot be entered   [F-9.34]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d5 0 0 [1 2 1]] heroes.1.1=[santiago 1 d6]
do 0 activate ishmael-a
deal 1 1 1 1 4
do 0 attack breach d6
do 0 push d7
ask 0 push: push d6 | push c7 | push d8 | stop
refuse 0 push e7: F-9.4

% ... with two left it can, if only to come back: every other way on is barred   [F-9.34]
start 2 heroes=starter
given crew=[[[e8 1 0]] []] heroes.0=[[carcharias 0 e6] [ishmael 0 d8 0 0 [1 2 1]] [kyrie 0 f7]]
  heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 1 1 1 1 4
do 0 attack breach d7
ask 0 push: push d6 | push c7 | push e7 | stop
do 0 push e7
expect heroes.1.1.2=d7

% Zones with its enemies cannot be crossed by one who is pushed, Light Feet or not   [F-9.34]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0]] []] heroes.0=[[carcharias 0 d6] [ishmael 0 d8 0 0 [1 2 1]] [kyrie 0 -]]
  heroes.1=[[de-marco 1 d7] [santiago 1 -] [gabriela 1 -]]
do 0 activate ishmael-a
deal 1 1 1 1 4
do 0 attack breach d7
ask 0 push: push e7 | stop

% A step into the sea ends the push   [R-3.5]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d6 0 0 [1 2 1]] heroes.1.1=[santiago 1 d5]
do 0 activate ishmael-a
deal 1 1 1 1 4
do 0 attack breach d5
ask 0 push: push sea | push e5 | push c5 | stop
do 0 push sea
expect heroes.1.1=[santiago 1 - 1 0 [1 0 1] [] [activated] []]
ask 0 act

% Nowhere to push: nothing happens   [R-3.5 F-9.33]
start 2 heroes=starter
given crew=[[[c7 1 0] [e8 1 0]] []] heroes.0=[[carcharias 0 d6] [ishmael 0 d8 0 0 [1 1 1]] [kyrie 0 -]]
  heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 1 1 1 4
do 0 attack breach d7
ask 0 act
expect heroes.1.1.2=d7

% Every enemy hero that survived is pushed, one after the other; crew and the fallen are not   [R-3.5]
start 2 heroes=starter
given crew=[[] [[c7 1 0]]] heroes.0.1=[ishmael 0 d7 7 0 [1 1 1]]
  heroes.1=[[viana 1 c7] [santiago 1 c7] [gabriela 1 c7 5]]
do 0 activate ishmael-a
deal 6 6 1 1
do 0 attack breach c7
do 0 hit gabriela-b single
ask 0 push: push c6 | push b7 | stop
do 0 push c6
ask 0 push: push c6 | push b7 | stop
do 0 stop
expect heroes.1.0.2=c6 heroes.1.1.2=c7 heroes.1.2.2=-
ask 0 act

# ==== Figures and objectives ====

% Deckhands and bosuns are crew: both pay a hero a coin   [R-3.6]
start 2 heroes=starter
given crew=[[] [[c7 1 1]]] heroes.0.1=[ishmael 0 d7]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep c7
told 0 crew-ko deckhand 1
told 0 crew-ko bosun 1
expect heroes.0.1.4=2 crew.1=[]

% A sea monster is no hero: a card that needs a damaged enemy hero does not take it   [R-3.6]
start 2 heroes=starter
given crew=[[] []] hands.0=[scent-of-blood] dragon=[1 d4 3 []] heroes.0.1=[ishmael 0 d5]
do 0 activate ishmael-a
do 0 attack anchor-sweep d4
ask 0 declared: pass
refuse 0 play scent-of-blood: F-9.17

% ... and own ones are not healed like one   [R-3.6]
start 2 heroes=starter
given crew=[[] []] hands.0=[regrowth] dragon=[0 d4 3 []] heroes.0.1=[ishmael 0 d5]
ask 0 take excludes: play regrowth | play-on regrowth ishmael-a

% It is hit as an objective, without a vigour of one   [R-3.6 R-7.4]
start 2 heroes=starter
given crew=[[] []] dragon=[1 e4 0 []] kraken=beaten heroes.0.1=[ishmael 0 e5]
do 0 activate ishmael-a
ask 0 act includes: attack anchor-sweep e4
deal 4 4 4
do 0 attack anchor-sweep e4
told 0 thing-hurt e4 3
expect dragon=[1 e4 3 []]

# ==== The board ====

% Sea is closed to figures   [R-4.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 b6]
do 0 activate carcharias-a
ask 0 act includes: step c6 | step b7
refuse 0 step a6: R-12.1
refuse 0 step b5: R-12.1

% A hero deploys on the own side's points only   [R-4.1 R-11.1]
start 2 heroes=starter
given crew=[[] []]
do 0 activate ishmael-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8
refuse 0 deploy c0: R-11.1
do 0 deploy e7
do 0 end
do 1 activate santiago-b
ask 1 deploy: deploy c0 | deploy g0 | deploy d14 | deploy f14

% Enemy deployment points can be crossed but are no place to stop   [R-4.1 R-12.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d0]
do 0 activate carcharias-a
ask 0 act includes: step d1 | step e0 | step c0
do 0 step c0
ask 0 move: step c1 | step d0
refuse 0 stop: R-12.2
do 0 step c1
expect heroes.0.0.2=c1

% Standing still on an own deployment point is fine   [R-4.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8]
do 0 activate carcharias-a
do 0 step c8
ask 0 move includes: stop
do 0 stop
expect heroes.0.0.2=c8

% Rigging is in nobody's way   [R-4.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d2]
do 0 activate carcharias-a
do 0 step c2
ask 0 move includes: step b2 | stop
do 0 stop
do 0 step d2
do 0 stop
expect heroes.0.0.2=d2

% Standing on an enemy feature one may attack it   [R-4.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 c2]
do 0 activate ishmael-a
ask 0 act includes: attack anchor-sweep c2
deal 4 4 1
do 0 attack anchor-sweep c2
expect rigging=[[c2 2]]

% Both kinds of objectives can be attacked   [R-4.3]
start 2 heroes=starter
given crew=[[] []] dragon=[1 d4 0 []] kraken=[e4 0] heroes.0.2=[kyrie 0 e3]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun d4 | attack swordfish-gun e4 | attack swordfish-gun e1
ask 0 act excludes: attack swordfish-gun c4 | attack swordfish-gun e5

% The own monster is no target, the Kraken is everybody's enemy   [R-4.3 R-3.1]
start 2 heroes=starter
given crew=[[] []] dragon=[0 d4 0 []] kraken=[e4 0] heroes.0.2=[kyrie 0 e5]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun e4
refuse 0 attack swordfish-gun d4: R-7.1

% Destroyed rigging is no target any more   [R-4.3 R-6.1]
start 2 heroes=starter
given crew=[[] []] rigging=[[c2 gone]] heroes.0.1=[ishmael 0 c3]
do 0 activate ishmael-a
refuse 0 attack anchor-sweep c2: R-7.1

% Any number of figures fits into a zone   [R-4.4]
start 2 heroes=starter
given crew=[[[c8 18 6]] []] heroes.0=[[carcharias 0 c8] [ishmael 0 c8] [kyrie 0 -]]
do 0 activate kyrie-a
ask 0 deploy includes: deploy c8
do 0 deploy c8
do 0 step c7
do 0 step c8
expect heroes.0.0.2=c8 heroes.0.1.2=c8 heroes.0.2.2=c8 crew.0=[[c8 18 6]]

# ==== Range ====

% Counted up, down and sideways, never diagonally   [R-5.1]
start 2 heroes=starter
given crew=[[] [[e10 1 0] [e8 0 1]]] heroes.0.1=[ishmael 0 e9]
  heroes.1=[[viana 1 d9] [santiago 1 f10] [gabriela 1 d8]]
do 0 activate ishmael-a
ask 0 act includes: attack anchor-sweep e10 | attack anchor-sweep e8 | attack anchor-sweep d9
refuse 0 attack anchor-sweep f10: R-5.1
refuse 0 attack anchor-sweep d8: R-5.1

% The count starts with a neighbour: the own zone is nearer than 1   [R-5.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 g2] heroes.1.0=[viana 1 d2]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun g2 | attack swordfish-gun d2 | attack swordfish-gun e1
ask 0 act excludes: attack swordfish-gun c2

% Figures and tokens in between do not block   [R-5.1]
start 2 heroes=starter
given crew=[[[c6 2 0]] [[c5 4 1]]] heroes.0.2=[kyrie 0 c7] heroes.1.0=[viana 1 c4]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun c4 | attack swordfish-gun c5

% Sea is counted through, and is no shorter than deck   [R-5.1 R-E5]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d5] heroes.1=[[viana 1 d2] [santiago 1 e2] [gabriela 1 f3]]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun d2
refuse 0 attack swordfish-gun e2: R-5.1
refuse 0 attack swordfish-gun f3: R-5.1

% A plank that is gone is counted like sea   [R-5.1]
start 2 heroes=starter
given crew=[[] []] planks-off=[c4] dragon=[1 b4 0 [activated]] heroes.0.2=[kyrie 0 c5]
  heroes.1=[[viana 1 c3] [santiago 1 b2] [gabriela 1 c1]]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun c3 | attack swordfish-gun b4 | attack swordfish-gun c2
refuse 0 attack swordfish-gun b2: R-5.1
refuse 0 attack swordfish-gun c1: R-5.1
