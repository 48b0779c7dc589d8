# Rigging: what it stands, what it gives, and to whom.
game rumbones

# ---- rigging is a place like any other ----

% Heroes stop on enemy rigging and attack it from there   [R-4.2 R-7.1]
start 2 heroes=starter
given heroes.0.0.2=c3 crew=[[] []]
do 0 activate carcharias-a
do 0 step c2
do 0 stop
expect heroes.0.0.2=c2
ask 0 act includes: attack jaws c2
deal 4 4 1
do 0 attack jaws c2
expect rigging=[[c2 2]] heroes.0.0.4=0

% Heroes walk over rigging as over any deck   [R-4.2]
start 2 heroes=starter
given heroes.0.0.2=c3 crew=[[] []]
do 0 activate carcharias-a
do 0 step c2
do 0 step c1
expect heroes.0.0.2=c1

% One's own rigging is no target   [R-7.1 R-4.3]
start 2 heroes=starter
given heroes.0.0.2=c6 crew=[[] []]
do 0 activate carcharias-a
ask 0 act excludes: attack jaws c6
refuse 0 attack jaws c6: R-7.1

% A destroyed token is gone: its zone is attacked no more   [R-6.1 R-4.3]
start 2 heroes=starter
given heroes.0.0.2=c3 crew=[[] []] rigging=[[c2 gone]]
do 0 activate carcharias-a
ask 0 act excludes: attack jaws c2

% Objectives are the last tier: figures on them take the hits first   [R-4.3 R-7.4]
start 2 heroes=starter
given heroes.0.1.2=c3 heroes.1.2.2=c2 heroes.1.2.3=5 crew=[[] [[c2 1 0]]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep c2
expect crew.1=[] heroes.1.2.7=[gold] rigging=[[c2 1]] points=[1 0]

% Sea monsters are objectives too, and no figures: crew walks up to them, heroes attack them   [R-4.3 R-3.6]
start 2 heroes=starter
given heroes.0.0.2=d5 crew=[[] []] dragon=[1 d4 0 []]
do 0 activate carcharias-a
deal 4 4 1
do 0 attack jaws d4
expect dragon=[1 d4 2 []]

# ---- the six of them, destroyed by a hero ----

% Main mast: 3 points, 2 coins to each hero, every own deployed hero heals 3   [R-16.4]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 heroes.1.0.2=e10 heroes.1.0.3=4 heroes.1.1.2=h2
   heroes.1.1.3=2 heroes.1.2.2=- heroes.1.2.3=1 heroes.0.2.2=d5 heroes.0.2.3=3 crew=[[] []]
   rigging=[[e9 8]]
do 1 activate viana-b
deal 4 1 1
do 1 attack sabre-and-pistol e9
told 1 destroyed main-mast a
expect points=[0 3] rigging=[[e9 gone]]
expect heroes.1.0=[viana 1 e10 1 2 [1 0 1] [] [] []] heroes.1.1=[santiago 1 h2 0 2 [1 0 1] [] [] []]
expect heroes.1.2=[gabriela 1 - 1 2 [1 0 0] [] [] []] heroes.0.2=[kyrie 0 d5 3 0 [1 0 1] [] [] []]

% The main mast stands 9 damage   [R-6.1 R-16.4]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 heroes.1.0.2=e10 crew=[[] []] rigging=[[e9 7]]
do 1 activate viana-b
deal 4 1 1
do 1 attack sabre-and-pistol e9
expect points=[0 0] rigging=[[e9 8]]

% Captain's chest: 8 vigour, 1 point, 3 coins to each hero, nothing else   [R-16.4 R-6.1]
start 2 heroes=starter
given heroes.0.2.2=e10 heroes.0.0.2=- heroes.0.0.7=[silver activated] crew=[[] []] rigging=[[e13 5]]
do 0 activate kyrie-a
deal 4 4 1
do 0 attack swordfish-gun e13
expect points=[0 0] rigging=[[e13 7]]
deal 4 1 1
do 0 attack swordfish-gun e13
told 0 destroyed chest b
expect points=[1 0] heroes.0.0.4=3 heroes.0.1.4=3 heroes.0.2.4=3 hands=[[] []]
expect heroes.1.0.4=0 better=[[] []]
ask 0 act

% Helm: 10 vigour, 2 points, 1 coin each, three Tide cards at once   [R-16.4 R-24.6]
start 2 heroes=starter
given heroes.0.0.2=g3 crew=[[] []] rigging=[[g2 8]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws g2
expect points=[0 0] rigging=[[g2 9]]
deal 4 1 1  surge regrowth undertow
do 0 attack jaws g2
told 0 drew 3
expect points=[2 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 hands=[[undertow surge regrowth]
   []]
view 1 hands=[?3 []]

% The helm's cards may exceed the hand limit; Recovery brings the hand down to it   [R-16.4 F-9.2 R-22.6]
start 2 heroes=starter
given heroes.0.0.2=g3 heroes.0.1.2=- heroes.0.1.7=[activated] heroes.0.2.2=-
   heroes.0.2.7=[activated] heroes.1.0.2=- heroes.1.0.7=[activated] heroes.1.1.2=-
   heroes.1.1.7=[activated] heroes.1.2.2=- heroes.1.2.7=[activated] done=[[crew] [crew passed]]
   crew=[[] []] rigging=[[g2 9]] hands=[[sunken-hoard sunken-hoard regrowth] []]
do 0 activate carcharias-a
do 0 attack jaws g2
ask 0 declared: pass
deal 4 1 1  surge surge undertow
do 0 pass
expect hands.0=[undertow surge surge regrowth sunken-hoard sunken-hoard]
do 0 end
ask 0 before_pass
deal 6 6
do 0 pass
ask 0 discard: discard undertow | discard surge | discard regrowth
refuse 0 pass: R-22.6
do 0 discard undertow
do 0 discard surge
ask 0 discard: discard surge | discard regrowth | discard sunken-hoard
do 0 discard surge
ask 0 discard: discard regrowth | discard sunken-hoard | pass
deal volley volley bribe
do 0 pass
expect hands=[[regrowth sunken-hoard sunken-hoard] [volley volley bribe]]
expect discards=[[undertow surge surge] []] pools=[0 0]

% Rope: 6 vigour, 1 point, 1 coin each; one own deployed hero walks up to 5 zones   [R-16.4 F-9.35]
start 2 heroes=starter
given heroes.0.0.2=c3 heroes.0.2.2=e5 crew=[[] []] rigging=[[c2 5]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws c2
expect points=[1 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1
ask 0 grant: give carcharias-a | give kyrie-a
do 0 give kyrie-a
ask 0 move: step d5 | step f5 | step e6 | stop
do 0 step d5
do 0 step c5
do 0 step c4
do 0 step c3
ask 0 move: step c2 | step d3 | step c4 | stop
do 0 step d3
expect heroes.0.2.2=d3 actions=2
ask 0 act

% The rope stands 6 damage   [R-6.1 R-16.4]
start 2 heroes=starter
given heroes.0.0.2=c3 crew=[[] []] rigging=[[c2 4]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws c2
expect points=[0 0] rigging=[[c2 5]]

% The rope gives no jump, and walks by the rules of walking   [R-16.4 F-9.18 F-9.35]
start 2 heroes=starter
given heroes.0.0.2=c3 crew=[[] []] heroes.1.0.2=d3 rigging=[[c2 5]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws c2
ask 0 move excludes: jump c5
ask 0 move: step c2 | step c4 | stop
refuse 0 step d3: R-12.1

% The rope's move may be given up at once, and is no move action   [R-16.4 F-9.33]
start 2 heroes=starter
given heroes.0.0.2=c3 heroes.0.0.6=[slow] crew=[[] []] rigging=[[c2 5]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws c2
do 0 stop
expect heroes.0.0.2=c3 walked=0
ask 0 act includes: step c2

% The rope may lead across an enemy deployment point, not onto it   [R-16.4 F-9.34]
start 2 heroes=starter
given heroes.0.0.2=c1 crew=[[] []] rigging=[[c2 5]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws c2
do 0 step c0
ask 0 move: step d0 | step c1
do 0 step d0
expect heroes.0.0.2=d0

% A hero who can only walk on through enemies may take the rope   [R-16.4 F-9.34]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dealt.1=any heroes.1=[[de-marco 1 c0] [santiago 1 c5]
   [gabriela 1 -]] heroes.0.2.2=c1 heroes.0.1.2=d0 crew=[[] []] rigging=[[c6 5]]
do 1 activate santiago-b
deal 4 1 1
do 1 attack gaff c6
ask 1 grant: give de-marco-b | give santiago-b
do 1 give de-marco-b
ask 1 move: step c1 | step d0 | stop

% Without a hero who can walk the rope gives its point and coins alone   [R-16.4 F-9.17]
start 2 heroes=starter
given crew=[[[c3 1 0]] []] rigging=[[c2 5]]
do 0 crew
deal 4
do 0 place c8 2
told 0 destroyed rope b
expect points=[1 0] heroes.0.0.4=1 done.0=[crew]
ask 1 take

% Munitions: 8 vigour, 1 point, 1 coin each, the better gun for good   [R-16.4 R-17.12]
start 2 heroes=starter
given heroes.0.0.2=e2 crew=[[] []] rigging=[[e1 6]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws e1
expect points=[0 0] rigging=[[e1 7]] better=[[] []]
deal 4 1 1
do 0 attack jaws e1
told 0 better-gun a
expect points=[1 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 better=[[gun] []]

% Armory: 8 vigour, 1 point, 1 coin each, the better bosuns for good   [R-16.4 R-17.12]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 heroes.1.0.2=b7 crew=[[] []] rigging=[[a7 6]]
do 1 activate viana-b
deal 4 1 1
do 1 attack sabre-and-pistol a7
expect points=[0 0] rigging=[[a7 7]] better=[[] []]
deal 4 1 1
do 1 attack sabre-and-pistol a7
told 1 better-bosuns b
expect points=[0 1] heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1 better=[[] [bosuns]]

% Every hero of the side is paid, in whatever state; none of the other side   [R-16.4 R-16.5]
start 2 heroes=starter
given heroes.0.0.2=e2 heroes.0.1.2=- heroes.0.1.7=[gold] heroes.0.2.2=- heroes.0.2.7=[activated]
   crew=[[] []] rigging=[[e1 7]]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws e1
expect heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 heroes.1.0.4=0 heroes.1.1.4=0 heroes.1.2.4=0

# ---- who destroys it does not matter ----

% Destroyed by the crew   [R-16.4 R-17.12]
start 2 heroes=starter
given crew=[[[g3 2 0]] []] rigging=[[g2 9]]
do 0 crew
deal 4 4  surge surge undertow
do 0 place c8 2
told 0 destroyed helm b
expect points=[2 0] heroes.0.0.4=1 hands.0=[undertow surge surge]
do 0 pass
ask 1 take

% The crew's rope moves a hero in the middle of the crew's turn   [R-16.4 R-24.6]
start 2 heroes=starter
given crew=[[[c3 1 0]] []] rigging=[[c2 5]] heroes.0.2.2=e5 heroes.0.1.2=e8
do 0 crew
deal 4
do 0 place c8 2
ask 0 grant: give ishmael-a | give kyrie-a
do 0 give kyrie-a
do 0 step e6
do 0 stop
expect heroes.0.2.2=e6 heroes.0.2.7=[] done.0=[crew]

% Destroyed by a rampage; the better gun fires in the same activation   [R-16.4 R-17.12 R-17.8]
start 2 heroes=starter
given crew=[[[c1 1 0]] [[g5 9 0]]] rigging=[[e1 7] [c2 gone] [g2 gone]]
do 0 crew
do 0 place c8 2
deal 3  4 4 4 4 4
do 0 advance
told 0 destroyed munitions b
expect points=[1 0] better=[[gun] []] crew.1=[[g5 4 0]]

% The better bosuns fight in the same activation   [R-17.12 R-16.4 R-17.8]
start 2 heroes=starter
given crew=[[[e14 1 0] [g5 0 1]] [[g4 9 0]]] rigging=[[e13 gone] [g13 7]]
do 0 crew
do 0 place c8 2
do 0 advance
deal 3  4 4 4  1 1 1
do 0 go 1 0
told 0 destroyed armory b
expect crew.1=[[g4 6 0]] better=[[bosuns] []] points=[1 0]

% Destroyed by the Kraken: all goes to the owner's enemy   [R-16.4 R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] heroes.1.0.2=-
   heroes.1.0.7=[activated] heroes.1.1.2=- heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[crew] [crew passed]]
   crew=[[] []] kraken=[e4 0] rigging=[[e1 5]]
deal 6  surge surge undertow volley volley bribe
do 0 end
told 0 line crush
told 0 destroyed munitions b
expect points=[1 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 better=[[gun] []]

% Crush deals 3 to the nearest rigging; of two the side with the lower pool chooses   [R-16.4 R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] heroes.1.0.2=-
   heroes.1.0.7=[activated] heroes.1.1.2=- heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[crew] [crew passed]] better=[[gun] []]
   crew=[[] []] kraken=[e4 0] rigging=[[e1 gone]] pools=[2 1]
deal 6
do 0 end
ask 1 crush: crush c2 | crush g2 | crush c6 | crush g6
deal surge surge undertow volley volley bribe
do 1 crush g6
expect rigging=[[e1 gone] [g6 3]]

% A rope crushed by the Kraken moves a hero of the other side   [R-16.4 R-24.6]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] heroes.1.0.2=e2
   heroes.1.0.7=[activated] heroes.1.1.2=d1 heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[crew] [crew passed]] better=[[gun] []]
   crew=[[] []] kraken=[e4 0] rigging=[[e1 gone] [c6 3]] pools=[0 1]
deal 6
do 0 end
ask 0 crush: crush c2 | crush g2 | crush c6 | crush g6
do 0 crush c6
expect points=[0 1] heroes.1.2.4=1
ask 1 grant: give viana-b | give santiago-b
do 1 give santiago-b
ask 1 move: step d0 | step e1 | step d2 | step c1 | stop
deal surge surge undertow volley volley bribe
do 1 stop
ask 1 take

% The Sea Dragon destroys rigging for its summoner   [R-16.4 R-20.1]
start 2 heroes=starter
given crew=[[] []] dragon=[0 c4 0 []] planks-off=[c4] rigging=[[c2 5]] heroes.0.2.2=e5
do 0 monster
deal 4 1 1
do 0 lash c2
told 0 destroyed rope b
expect points=[1 0] heroes.0.0.4=1
ask 0 move includes: step e6 | stop

% Points from rigging can win, and then nothing else happens   [R-16.4 R-1.1]
start 2 heroes=starter
given heroes.0.0.2=g3 crew=[[] []] rigging=[[g2 9]] points=[6 7]
do 0 activate carcharias-a
deal 4 1 1
do 0 attack jaws g2
over
winners 0
expect points=[8 7] winner=a

# ---- effects come before what the attack says at its end ----

% The helm's cards are drawn before the passives and the text of the attack   [F-9.23 R-16.4]
start 2 heroes=starter
given heroes.0.0.2=g3 heroes.1.2.2=g2 heroes.1.2.3=5 crew=[[] []] rigging=[[g2 9]]
do 0 activate carcharias-a
deal 4 4 1  surge surge undertow  regrowth
do 0 attack jaws g2
expect hands.0=[undertow surge surge regrowth] points=[3 0]

% The rope's hero moves before a splash is rolled   [F-9.23 F-9.35]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 heroes.1.2.2=c5 heroes.1.2.5=[1 1 0] heroes.1.0.2=d3
   heroes.0.2.2=d6 crew=[[] []] rigging=[[c6 5]]
do 1 activate gabriela-b
deal 4 1 1 1
do 1 attack powder-keg c6
untold 1 splashes
ask 1 grant: give viana-b | give gabriela-b
do 1 give viana-b
deal 4
do 1 stop
told 1 splashes d6
expect heroes.0.2.3=1

% What a destroyed objective gives comes before W3: the rope, then the splashes   [F-9.23 R-16.4]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 heroes.1.2.2=c5 heroes.1.2.5=[1 1 0] heroes.0.1.2=d6
   heroes.0.1.3=10 heroes.0.2.2=e6 crew=[[[c6 1 0] [c7 1 0]] []] rigging=[[c6 5]]
do 1 activate gabriela-b
deal 4 4 1 1
do 1 attack powder-keg c6
expect points=[0 1] crew.0=[[c7 1 0]]
ask 1 move includes: step c4 | stop
do 1 stop
ask 1 splash: at d6 | at c7
deal 4  1
do 1 at d6
told 0 ko ishmael-a
expect points=[0 2] heroes.1.2.4=5

% Hits beyond a token's vigour are lost   [R-16.4 R-7.6]
start 2 heroes=starter
given heroes.0.0.2=e2 crew=[[] []] rigging=[[e1 7]]
do 0 activate carcharias-a
deal 4 4 4
do 0 attack jaws e1
expect points=[1 0] rigging=[[e1 gone]]
