# The boards: where things lie, how the crew walks, where one can jump, where the Kraken rises.
game rumbones

# ==== base ====

% Four deckhands on each named objective: the base board   [R-2.5]
start 2 heroes=starter
expect board=base crew=[[[c6 4 0] [e9 4 0] [g6 4 0]] [[c2 4 0] [e13 4 0] [g2 4 0]]] planks-off=[]
   kraken=- rigging=[]

% The deployment points of both sides: the base board   [R-2.5 R-11.1]
start 2 heroes=starter
given crew=[[] []]
do 0 activate carcharias-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8
do 0 deploy c8
do 0 end
do 1 activate viana-b
ask 1 deploy: deploy c0 | deploy g0 | deploy d14 | deploy f14

% Side A walks its three routes: the base board   [R-17.5 R-2.5]
start 2 heroes=starter
given crew=[[[c8 1 0] [c6 2 0] [c4 3 0] [c2 0 1] [e7 1 0] [e9 2 0] [e11 3 0] [e13 0 1] [g8 1 0]
   [g6 2 0] [g4 3 0] [g2 0 1]] []] rigging=[[e1 gone] [c2 gone] [g2 gone] [e13 gone] [g13 gone]]
   better=[[gun bosuns] []]
do 0 crew
do 0 place c8 2
expect crew.0=[[c7 3 2] [c5 2 0] [c3 3 0] [c1 0 1] [e8 3 0] [e10 2 0] [e12 3 0] [e14 0 1] [g7 3 0]
   [g5 2 0] [g3 3 0] [g1 0 1]]

% Side B walks its three routes: the base board   [R-17.5 R-2.5]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c6 0 1] [c4 3 0] [c2 2 0] [c0 1 0] [e9 0 1]
   [e11 3 0] [e13 2 0] [d14 1 0] [g6 0 1] [g4 3 0] [g2 2 0] [g0 1 0]]] rigging=[[c6 gone]
   [g6 gone] [a7 gone] [i8 gone] [e9 gone]] better=[[] [gun bosuns]]
do 1 crew
do 1 place c0 2
do 1 place g0 2
do 1 place d14 0
do 1 place c0 2
expect crew.1=[[c7 0 1] [c5 3 0] [c3 2 0] [c1 3 2] [e8 0 1] [e10 3 0] [e12 2 0] [e14 3 0] [g7 0 1]
   [g5 3 0] [g3 2 0] [g1 3 0]]

% The rigging of side B, all 5 of it, and what it is worth: the base board   [R-2.5 R-16.4]
start 2 heroes=starter
given crew=[[[c1 2 0] [e14 2 0] [g1 1 0]] []] rigging=[[e1 7] [c2 5] [g2 9] [e13 7] [g13 7]]
   heroes.1.0.2=f3 heroes.1.1.2=g15 heroes.0.0.2=c8
do 0 crew
do 0 place c8 2
do 0 advance
do 0 go 1 0
ask 0 rampage: at e1 | at c2 | at g2 | at f3 | at e13 | at g13 | at g15
deal 3
do 0 at e1
told 0 destroyed munitions b
deal 3
do 0 at c2
told 0 destroyed rope b
do 0 stop
deal 3  surge surge undertow
do 0 at g2
told 0 destroyed helm b
deal 3
do 0 at e13
told 0 destroyed chest b
deal 3
do 0 at g13
told 0 destroyed armory b
expect points=[6 0]

% The rigging of side A, all 5 of it, and what it is worth: the base board   [R-2.5 R-16.4]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c7 2 0] [e8 2 0] [g7 1 0]]] rigging=[[c6 5]
   [g6 9] [a7 7] [i8 7] [e9 8]] heroes.0.0.2=g10 heroes.0.1.2=d5 heroes.0.2.2=e5 heroes.1.0.2=c0
do 1 crew
do 1 place c0 2
do 1 place g0 2
do 1 place d14 0
do 1 place c0 2
do 1 advance
ask 1 rampage: at d5 | at e5 | at c6 | at g6 | at a7 | at i8 | at e9 | at g10
deal 3
do 1 at c6
told 1 destroyed rope a
do 1 stop
deal 3  volley volley bribe
do 1 at g6
told 1 destroyed helm a
deal 3
do 1 at a7
told 1 destroyed armory a
deal 3
do 1 at i8
told 1 destroyed munitions a
deal 3
do 1 at e9
told 1 destroyed main-mast a
expect points=[0 8]

% A jump from c3: the base board   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter
given crew=[[] []] heroes.0.0.2=c3
do 0 activate carcharias-a
ask 0 act includes: jump c5 | jump a8 | jump g10
ask 0 act excludes: jump b2 | jump b14 | jump c4 | jump g4 | jump e11

% A jump from c5: the base board   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter
given crew=[[] []] heroes.0.0.2=c5
do 0 activate carcharias-a
ask 0 act includes: jump d0 | jump c2 | jump g3
ask 0 act excludes: jump a8 | jump b14 | jump c0 | jump g0 | jump c4 | jump g4 | jump e11

% A jump from c10: the base board   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter
given crew=[[] []] heroes.0.0.2=c10
do 0 activate carcharias-a
ask 0 act includes: jump c12 | jump h13 | jump g15
ask 0 act excludes: jump b2 | jump a8 | jump d14 | jump f14 | jump c4 | jump g4 | jump e11

% A jump from c12: the base board   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter
given crew=[[] []] heroes.0.0.2=c12
do 0 activate carcharias-a
ask 0 act includes: jump c5 | jump a8 | jump g10
ask 0 act excludes: jump b2 | jump b14 | jump c4 | jump g4 | jump e11

% No jump from a zone that faces no ship, nor from a plank: the base board   [R-13.1 R-2.5]
start 2 heroes=starter
given crew=[[] []] heroes.0.0.2=a8 heroes.0.1.2=c4
do 0 activate carcharias-a
ask 0 act excludes: jump b2 | jump a8 | jump b14
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
do 0 activate ishmael-a
ask 0 act excludes: jump b2 | jump a8 | jump b14

% The channels, where the Sea Dragon can appear: the base board   [R-2.5 R-20.1]
start 2 heroes=starter
given crew=[[] []] hands=[[deep-monster] []]
do 0 play deep-monster
ask 0 summon: at b4 | at c4 | at d4 | at e4 | at f4 | at g4 | at h4 | at b11 | at c11 | at d11 |
   at e11 | at f11 | at g11 | at h11

% Where the Kraken rises: the base board   [R-21.1 R-2.5]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c8 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1  1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken e4
expect kraken=[e4 0] planks-off=[]

# ==== gallant-junks ====

% Four deckhands on each named objective: Gallant and Junks   [R-2.5 R-23.1]
start 2 heroes=starter board=gallant-junks
expect board=gallant-junks crew=[[[c6 4 0] [e9 4 0] [g6 4 0]] [[c2 4 0] [e13 4 0] [g2 4 0]]]
   planks-off=[] kraken=- rigging=[]

% The deployment points of both sides: Gallant and Junks   [R-2.5 R-11.1]
start 2 heroes=starter board=gallant-junks
given crew=[[] []]
do 0 activate carcharias-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8
do 0 deploy c8
do 0 end
do 1 activate viana-b
ask 1 deploy: deploy c0 | deploy e15 | deploy g0

% Side A walks its three routes: Gallant and Junks   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=gallant-junks
given crew=[[[c8 1 0] [c6 2 0] [c4 3 0] [c2 0 1] [e7 1 0] [e9 2 0] [e11 3 0] [e13 0 1] [g8 1 0]
   [g6 2 0] [g4 3 0] [g2 0 1]] []] rigging=[[h1 gone] [c2 gone] [g2 gone] [e13 gone] [d14 gone]]
   better=[[gun bosuns] []]
do 0 crew
do 0 place c8 2
expect crew.0=[[c7 3 2] [c5 2 0] [c3 3 0] [c1 0 1] [e8 3 0] [e10 2 0] [e12 3 0] [e14 0 1] [g7 3 0]
   [g5 2 0] [g3 3 0] [g1 0 1]]

% Side B walks its three routes: Gallant and Junks   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=gallant-junks
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c6 0 1] [c4 3 0] [c2 2 0] [c0 1 0] [e9 0 1]
   [e11 3 0] [e13 2 0] [e15 1 0] [g6 0 1] [g4 3 0] [g2 2 0] [g0 1 0]]] rigging=[[c6 gone]
   [g6 gone] [a7 gone] [i8 gone] [e9 gone]] better=[[] [gun bosuns]]
do 1 crew
do 1 place c0 2
expect crew.1=[[c7 0 1] [c5 3 0] [c3 2 0] [c1 3 2] [e8 0 1] [e10 3 0] [e12 2 0] [e14 3 0] [g7 0 1]
   [g5 3 0] [g3 2 0] [g1 3 0]]

% The rigging of side B, all 5 of it, and what it is worth: Gallant and Junks   [R-2.5 R-16.4]
start 2 heroes=starter board=gallant-junks
given crew=[[[c1 1 0] [e14 2 0] [g1 2 0]] []] rigging=[[h1 7] [c2 7] [g2 5] [e13 7] [d14 9]]
   heroes.1.0.2=d3 heroes.1.1.2=f15 heroes.1.2.2=h3 heroes.0.0.2=c8
do 0 crew
do 0 place c8 2
do 0 advance
ask 0 rampage: at h1 | at c2 | at g2 | at d3 | at h3 | at e13 | at d14 | at f15
deal 3
do 0 at c2
told 0 destroyed munitions b
deal 3
do 0 at e13
told 0 destroyed armory b
deal 3  surge surge undertow
do 0 at d14
told 0 destroyed helm b
deal 3
do 0 at h1
told 0 destroyed chest b
deal 3
do 0 at g2
told 0 destroyed rope b
do 0 stop
expect points=[6 0]

% The rigging of side A, all 5 of it, and what it is worth: Gallant and Junks   [R-2.5 R-16.4]
start 2 heroes=starter board=gallant-junks
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c7 2 0] [e8 2 0] [g7 1 0]]] rigging=[[c6 5]
   [g6 9] [a7 7] [i8 7] [e9 8]] heroes.0.0.2=g10 heroes.0.1.2=d5 heroes.0.2.2=e5 heroes.1.0.2=c0
do 1 crew
do 1 place c0 2
do 1 advance
ask 1 rampage: at d5 | at e5 | at c6 | at g6 | at a7 | at i8 | at e9 | at g10
deal 3
do 1 at c6
told 1 destroyed rope a
do 1 stop
deal 3  volley volley bribe
do 1 at g6
told 1 destroyed helm a
deal 3
do 1 at a7
told 1 destroyed armory a
deal 3
do 1 at i8
told 1 destroyed munitions a
deal 3
do 1 at e9
told 1 destroyed main-mast a
expect points=[0 8]

% A jump from d0: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=d0
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump f2 | jump h3
ask 0 act excludes: jump b2 | jump a8 | jump d14 | jump g0 | jump c4 | jump g4 | jump e11

% A jump from c3: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=c3
do 0 activate carcharias-a
ask 0 act includes: jump c5 | jump a8 | jump g10
ask 0 act excludes: jump b2 | jump f2 | jump d14 | jump c4 | jump g4 | jump e11

% A jump from f0: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=f0
do 0 activate carcharias-a
ask 0 act includes: jump b0 | jump b2 | jump d3
ask 0 act excludes: jump f2 | jump a8 | jump d14 | jump c0 | jump c4 | jump g4 | jump e11

% A jump from f3: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=f3
do 0 activate carcharias-a
ask 0 act includes: jump b0 | jump d7 | jump g10
ask 0 act excludes: jump f2 | jump d14 | jump c0 | jump c4 | jump g4 | jump e11

% A jump from c5: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=c5
do 0 activate carcharias-a
ask 0 act includes: jump b0 | jump b2 | jump d3
ask 0 act excludes: jump f2 | jump a8 | jump d14 | jump c0 | jump c4 | jump g4 | jump e11

% A jump from f5: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=f5
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump f2 | jump h3
ask 0 act excludes: jump b2 | jump a8 | jump d14 | jump g0 | jump c4 | jump g4 | jump e11

% A jump from d10: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=d10
do 0 activate carcharias-a
ask 0 act includes: jump d12 | jump f13 | jump f15
ask 0 act excludes: jump b2 | jump f2 | jump a8 | jump e15 | jump c4 | jump g4 | jump e11

% A jump from d12: Gallant and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=d12
do 0 activate carcharias-a
ask 0 act includes: jump c5 | jump a8 | jump g10
ask 0 act excludes: jump b2 | jump f2 | jump d14 | jump c4 | jump g4 | jump e11

% No jump from a zone that faces no ship, nor from a plank: Gallant and Junks   [R-13.1 R-2.5]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] heroes.0.0.2=h7 heroes.0.1.2=c4
do 0 activate carcharias-a
ask 0 act excludes: jump b2 | jump f2 | jump a8 | jump d14
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
do 0 activate ishmael-a
ask 0 act excludes: jump b2 | jump f2 | jump a8 | jump d14

% The channels, where the Sea Dragon can appear: Gallant and Junks   [R-2.5 R-20.1]
start 2 heroes=starter board=gallant-junks
given crew=[[] []] hands=[[deep-monster] []]
do 0 play deep-monster
ask 0 summon: at b4 | at c4 | at d4 | at e4 | at f4 | at g4 | at h4 | at b11 | at c11 | at d11 |
   at e11 | at f11 | at g11 | at h11

% Where the Kraken rises: Gallant and Junks   [R-21.1 R-2.5]
start 2 heroes=starter board=gallant-junks
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c8 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1  1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken d4
expect kraken=[d4 0] planks-off=[]

# ==== windcutters-junks ====

% Four deckhands on each named objective: Windcutters and Junks   [R-2.5 R-23.1]
start 2 heroes=starter board=windcutters-junks
expect board=windcutters-junks crew=[[[c2 4 0] [g2 4 0] [m2 4 0]] [[c6 4 0] [g6 4 0] [m6 4 0]]]
   planks-off=[] kraken=- rigging=[]

% The deployment points of both sides: Windcutters and Junks   [R-2.5 R-11.1]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []]
do 0 activate carcharias-a
ask 0 deploy: deploy c0 | deploy g0 | deploy l1 | deploy n1
do 0 deploy c0
do 0 end
do 1 activate viana-b
ask 1 deploy: deploy c8 | deploy g8 | deploy m8

% Side A walks its three routes: Windcutters and Junks   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=windcutters-junks
given crew=[[[c0 1 0] [c2 2 0] [c4 3 0] [c6 0 1] [g0 1 0] [g2 2 0] [g4 3 0] [g6 0 1] [l1 1 0]
   [m2 2 0] [m4 3 0] [m6 0 1]] []] rigging=[[c6 gone] [g6 gone] [m6 gone] [f7 gone] [n7 gone]]
   better=[[gun bosuns] []]
do 0 crew
do 0 place c0 2
do 0 place g0 2
do 0 place l1 0
do 0 place c0 2
expect crew.0=[[c1 3 2] [c3 2 0] [c5 3 0] [c7 0 1] [g1 3 0] [g3 2 0] [g5 3 0] [g7 0 1] [m1 3 0]
   [m3 2 0] [m5 3 0] [m7 0 1]]

% Side B walks its three routes: Windcutters and Junks   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=windcutters-junks
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c2 0 1] [c4 3 0] [c6 2 0] [c8 1 0] [g2 0 1]
   [g4 3 0] [g6 2 0] [g8 1 0] [m2 0 1] [m4 3 0] [m6 2 0] [m8 1 0]]] rigging=[[e1 gone] [c2 gone]
   [g2 gone] [m2 gone] [o2 gone]] better=[[] [gun bosuns]]
do 1 crew
do 1 place c8 2
expect crew.1=[[c1 0 1] [c3 3 0] [c5 2 0] [c7 3 2] [g1 0 1] [g3 3 0] [g5 2 0] [g7 3 0] [m1 0 1]
   [m3 3 0] [m5 2 0] [m7 3 0]]

% The rigging of side B, all 5 of it, and what it is worth: Windcutters and Junks   [R-2.5 R-16.4]
start 2 heroes=starter board=windcutters-junks
given crew=[[[c7 1 0] [g7 2 0] [m7 2 0]] []] rigging=[[c6 7] [g6 7] [m6 5] [f7 9] [n7 7]]
   heroes.1.0.2=d8 heroes.1.1.2=h8 heroes.1.2.2=n8 heroes.0.0.2=c0
do 0 crew
do 0 place c0 2
do 0 place g0 2
do 0 place l1 0
do 0 place c0 2
do 0 advance
ask 0 rampage: at c6 | at g6 | at m6 | at f7 | at n7 | at d8 | at h8 | at n8
deal 3
do 0 at c6
told 0 destroyed munitions b
deal 3
do 0 at g6
told 0 destroyed armory b
deal 3  surge surge undertow
do 0 at f7
told 0 destroyed helm b
deal 3
do 0 at m6
told 0 destroyed rope b
do 0 stop
deal 3
do 0 at n7
told 0 destroyed chest b
expect points=[6 0]

% The rigging of side A, all 5 of it, and what it is worth: Windcutters and Junks   [R-2.5 R-16.4]
start 2 heroes=starter board=windcutters-junks
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c1 2 0] [g1 1 0] [m1 2 0]]] rigging=[[e1 7]
   [c2 5] [g2 9] [m2 7] [o2 7]] heroes.0.0.2=f3 heroes.0.1.2=o3 heroes.1.0.2=c8
do 1 crew
do 1 place c8 2
do 1 advance
do 1 go 1 0
ask 1 rampage: at e1 | at c2 | at g2 | at m2 | at o2 | at f3 | at o3
deal 3
do 1 at e1
told 1 destroyed munitions a
deal 3
do 1 at c2
told 1 destroyed rope a
do 1 stop
deal 3  volley volley bribe
do 1 at g2
told 1 destroyed helm a
deal 3
do 1 at m2
told 1 destroyed chest a
deal 3
do 1 at o2
told 1 destroyed armory a
expect points=[0 6]

% A jump from h1: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=h1
do 0 activate carcharias-a
ask 0 act includes: jump k0 | jump j2 | jump o3
ask 0 act excludes: jump b2 | jump b7 | jump f7 | jump l7 | jump c4 | jump g4 | jump m4

% A jump from c3: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=c3
do 0 activate carcharias-a
ask 0 act includes: jump b5 | jump d6 | jump d8
ask 0 act excludes: jump b2 | jump j2 | jump f7 | jump l7 | jump c8 | jump c4 | jump g4 | jump m4

% A jump from f3: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=f3
do 0 activate carcharias-a
ask 0 act includes: jump f5 | jump h6 | jump h8
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump l7 | jump g8 | jump c4 | jump g4 | jump m4

% A jump from j1: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=j1
do 0 activate carcharias-a
ask 0 act includes: jump c0 | jump b2 | jump g3
ask 0 act excludes: jump j2 | jump b7 | jump f7 | jump l7 | jump c4 | jump g4 | jump m4

% A jump from l3: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=l3
do 0 activate carcharias-a
ask 0 act includes: jump l5 | jump n6 | jump n8
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump f7 | jump m8 | jump c4 | jump g4 | jump m4

% A jump from c5: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=c5
do 0 activate carcharias-a
ask 0 act includes: jump c0 | jump b2 | jump g3
ask 0 act excludes: jump j2 | jump b7 | jump f7 | jump l7 | jump c4 | jump g4 | jump m4

% A jump from d5: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=d5
do 0 activate carcharias-a
ask 0 act includes: jump c0 | jump g2 | jump h8
ask 0 act excludes: jump j2 | jump b7 | jump l7 | jump g8 | jump c4 | jump g4 | jump m4

% A jump from f5: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=f5
do 0 activate carcharias-a
ask 0 act includes: jump c0 | jump g2 | jump d8
ask 0 act excludes: jump j2 | jump f7 | jump l7 | jump c8 | jump c4 | jump g4 | jump m4

% A jump from f5: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=f5
do 0 activate carcharias-a
ask 0 act includes: jump c0 | jump g2 | jump d8
ask 0 act excludes: jump j2 | jump f7 | jump l7 | jump c8 | jump c4 | jump g4 | jump m4

% A jump from l5: Windcutters and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=l5
do 0 activate carcharias-a
ask 0 act includes: jump k0 | jump j2 | jump o3
ask 0 act excludes: jump b2 | jump b7 | jump f7 | jump l7 | jump c4 | jump g4 | jump m4

% No jump from a zone that faces no ship, nor from a plank: Windcutters and Junks   [R-13.1 R-2.5]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] heroes.0.0.2=l2 heroes.0.1.2=c4
do 0 activate carcharias-a
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump f7 | jump l7
do 0 end
do 1 activate viana-b
do 1 deploy c8
do 1 end
do 0 activate ishmael-a
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump f7 | jump l7

% The channels, where the Sea Dragon can appear: Windcutters and Junks   [R-2.5 R-20.1]
start 2 heroes=starter board=windcutters-junks
given crew=[[] []] hands=[[deep-monster] []]
do 0 play deep-monster
ask 0 summon: at b4 | at c4 | at d4 | at e4 | at f4 | at g4 | at h4 | at i4 | at j4 | at k4 |
   at l4 | at m4 | at n4 | at o4

% Where the Kraken rises: Windcutters and Junks   [R-21.1 R-2.5]
start 2 heroes=starter board=windcutters-junks
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c0 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1  1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken f4
expect kraken=[f4 0] planks-off=[]

# ==== gallants ====

% Four deckhands on each named objective: Gallant and Gallant   [R-2.5 R-23.1]
start 2 heroes=starter board=gallants
expect board=gallants crew=[[[c4 4 0] [e4 4 0] [g4 4 0]] [[c8 4 0] [e8 4 0] [g8 4 0]]]
   planks-off=[] kraken=- rigging=[]

% The deployment points of both sides: Gallant and Gallant   [R-2.5 R-11.1]
start 2 heroes=starter board=gallants
given crew=[[] []]
do 0 activate carcharias-a
ask 0 deploy: deploy c2 | deploy e2 | deploy g2
do 0 deploy c2
do 0 end
do 1 activate viana-b
ask 1 deploy: deploy c10 | deploy e10 | deploy g10

% Side A walks its three routes: Gallant and Gallant   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=gallants
given crew=[[[c2 1 0] [c4 2 0] [c6 3 0] [c8 0 1] [e2 1 0] [e4 2 0] [e6 3 0] [e8 0 1] [g2 1 0]
   [g4 2 0] [g6 3 0] [g8 0 1]] []] rigging=[[c8 gone] [e8 gone] [g8 gone] [a9 gone] [i10 gone]]
   better=[[gun bosuns] []]
do 0 crew
do 0 place c2 2
expect crew.0=[[c3 3 2] [c5 2 0] [c7 3 0] [c9 0 1] [e3 3 0] [e5 2 0] [e7 3 0] [e9 0 1] [g3 3 0]
   [g5 2 0] [g7 3 0] [g9 0 1]]

% Side B walks its three routes: Gallant and Gallant   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=gallants
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c4 0 1] [c6 3 0] [c8 2 0] [c10 1 0] [e4 0 1]
   [e6 3 0] [e8 2 0] [e10 1 0] [g4 0 1] [g6 3 0] [g8 2 0] [g10 1 0]]] rigging=[[a2 gone] [i3 gone]
   [c4 gone] [e4 gone] [g4 gone]] better=[[] [gun bosuns]]
do 1 crew
do 1 place c10 2
expect crew.1=[[c3 0 1] [c5 3 0] [c7 2 0] [c9 3 2] [e3 0 1] [e5 3 0] [e7 2 0] [e9 3 0] [g3 0 1]
   [g5 3 0] [g7 2 0] [g9 3 0]]

% The rigging of side B, all 5 of it, and what it is worth: Gallant and Gallant   [R-2.5 R-16.4]
start 2 heroes=starter board=gallants
given crew=[[[c9 2 0] [e9 2 0] [g9 1 0]] []] rigging=[[c8 9] [e8 8] [g8 5] [a9 7] [i10 7]]
   heroes.1.0.2=g12 heroes.1.1.2=d7 heroes.1.2.2=f7 heroes.0.0.2=c2
do 0 crew
do 0 place c2 2
do 0 advance
ask 0 rampage: at d7 | at f7 | at c8 | at e8 | at g8 | at a9 | at i10 | at g12
deal 3  surge surge undertow
do 0 at c8
told 0 destroyed helm b
deal 3
do 0 at e8
told 0 destroyed main-mast b
deal 3
do 0 at g8
told 0 destroyed rope b
do 0 stop
deal 3
do 0 at a9
told 0 destroyed munitions b
deal 3
do 0 at i10
told 0 destroyed armory b
expect points=[8 0]

% The rigging of side A, all 5 of it, and what it is worth: Gallant and Gallant   [R-2.5 R-16.4]
start 2 heroes=starter board=gallants
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c3 2 0] [e3 2 0] [g3 1 0]]] rigging=[[a2 7]
   [i3 7] [c4 5] [e4 8] [g4 9]] heroes.0.0.2=f5 heroes.0.1.2=c0 heroes.0.2.2=d0 heroes.1.0.2=c10
do 1 crew
do 1 place c10 2
do 1 advance
ask 1 rampage: at c0 | at d0 | at a2 | at i3 | at c4 | at e4 | at g4 | at f5
deal 3
do 1 at a2
told 1 destroyed armory a
deal 3
do 1 at i3
told 1 destroyed munitions a
deal 3
do 1 at c4
told 1 destroyed rope a
do 1 stop
deal 3  volley volley bribe
do 1 at g4
told 1 destroyed helm a
deal 3
do 1 at e4
told 1 destroyed main-mast a
expect points=[0 8]

% A jump from c5: Gallant and Gallant   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallants
given crew=[[] []] heroes.0.0.2=c5
do 0 activate carcharias-a
ask 0 act includes: jump c7 | jump h9 | jump g12
ask 0 act excludes: jump a3 | jump c10 | jump e10 | jump g10 | jump c6 | jump e6 | jump g6

% A jump from c7: Gallant and Gallant   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=gallants
given crew=[[] []] heroes.0.0.2=c7
do 0 activate carcharias-a
ask 0 act includes: jump c0 | jump a3 | jump g5
ask 0 act excludes: jump a10 | jump c6 | jump e6 | jump g6

% No jump from a zone that faces no ship, nor from a plank: Gallant and Gallant   [R-13.1 R-2.5]
start 2 heroes=starter board=gallants
given crew=[[] []] heroes.0.0.2=b8 heroes.0.1.2=c6
do 0 activate carcharias-a
ask 0 act excludes: jump a3 | jump a10
do 0 end
do 1 activate viana-b
do 1 deploy c10
do 1 end
do 0 activate ishmael-a
ask 0 act excludes: jump a3 | jump a10

% The channels, where the Sea Dragon can appear: Gallant and Gallant   [R-2.5 R-20.1]
start 2 heroes=starter board=gallants
given crew=[[] []] hands=[[deep-monster] []]
do 0 play deep-monster
ask 0 summon: at b6 | at c6 | at d6 | at e6 | at f6 | at g6 | at h6

% Where the Kraken rises: Gallant and Gallant   [R-21.1 R-2.5]
start 2 heroes=starter board=gallants
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c2 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1  1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken e6
expect kraken=[e6 0] planks-off=[e6]

# ==== junks ====

% Four deckhands on each named objective: Junks and Junks   [R-2.5 R-23.1]
start 2 heroes=starter board=junks
expect board=junks crew=[[[c2 4 0] [g2 4 0] [k2 4 0]] [[c6 4 0] [g6 4 0] [k6 4 0]]] planks-off=[]
   kraken=- rigging=[]

% The deployment points of both sides: Junks and Junks   [R-2.5 R-11.1]
start 2 heroes=starter board=junks
given crew=[[] []]
do 0 activate carcharias-a
ask 0 deploy: deploy c0 | deploy g0 | deploy k0
do 0 deploy c0
do 0 end
do 1 activate viana-b
ask 1 deploy: deploy c8 | deploy g8 | deploy k8

% Side A walks its three routes: Junks and Junks   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=junks
given crew=[[[c0 1 0] [c2 2 0] [c4 3 0] [c6 0 1] [g0 1 0] [g2 2 0] [g4 3 0] [g6 0 1] [k0 1 0]
   [k2 2 0] [k4 3 0] [k6 0 1]] []] rigging=[[c6 gone] [g6 gone] [k6 gone] [b7 gone] [h7 gone]]
   better=[[gun bosuns] []]
do 0 crew
do 0 place c0 2
expect crew.0=[[c1 3 2] [c3 2 0] [c5 3 0] [c7 0 1] [g1 3 0] [g3 2 0] [g5 3 0] [g7 0 1] [k1 3 0]
   [k3 2 0] [k5 3 0] [k7 0 1]]

% Side B walks its three routes: Junks and Junks   [R-17.5 R-2.5 R-23.1]
start 2 heroes=starter board=junks
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c2 0 1] [c4 3 0] [c6 2 0] [c8 1 0] [g2 0 1]
   [g4 3 0] [g6 2 0] [g8 1 0] [k2 0 1] [k4 3 0] [k6 2 0] [k8 1 0]]] rigging=[[f1 gone] [l1 gone]
   [c2 gone] [g2 gone] [k2 gone]] better=[[] [gun bosuns]]
do 1 crew
do 1 place c8 2
expect crew.1=[[c1 0 1] [c3 3 0] [c5 2 0] [c7 3 2] [g1 0 1] [g3 3 0] [g5 2 0] [g7 3 0] [k1 0 1]
   [k3 3 0] [k5 2 0] [k7 3 0]]

% The rigging of side B, all 5 of it, and what it is worth: Junks and Junks   [R-2.5 R-16.4]
start 2 heroes=starter board=junks
given crew=[[[c7 2 0] [g7 2 0] [k7 1 0]] []] rigging=[[c6 5] [g6 7] [k6 7] [b7 7] [h7 9]]
   heroes.1.0.2=d8 heroes.1.1.2=h8 heroes.1.2.2=l8 heroes.0.0.2=c0
do 0 crew
do 0 place c0 2
do 0 advance
ask 0 rampage: at c6 | at g6 | at k6 | at b7 | at h7 | at d8 | at h8 | at l8
deal 3
do 0 at c6
told 0 destroyed rope b
do 0 stop
deal 3
do 0 at b7
told 0 destroyed chest b
deal 3
do 0 at g6
told 0 destroyed armory b
deal 3  surge surge undertow
do 0 at h7
told 0 destroyed helm b
deal 3
do 0 at k6
told 0 destroyed munitions b
expect points=[6 0]

% The rigging of side A, all 5 of it, and what it is worth: Junks and Junks   [R-2.5 R-16.4]
start 2 heroes=starter board=junks
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c1 1 0] [g1 2 0] [k1 2 0]]] rigging=[[f1 9]
   [l1 7] [c2 7] [g2 7] [k2 5]] heroes.0.0.2=d3 heroes.0.1.2=h3 heroes.0.2.2=l3 heroes.1.0.2=c8
do 1 crew
do 1 place c8 2
do 1 advance
ask 1 rampage: at f1 | at l1 | at c2 | at g2 | at k2 | at d3 | at h3 | at l3
deal 3
do 1 at c2
told 1 destroyed munitions a
deal 3  volley volley bribe
do 1 at f1
told 1 destroyed helm a
deal 3
do 1 at g2
told 1 destroyed armory a
deal 3
do 1 at l1
told 1 destroyed chest a
deal 3
do 1 at k2
told 1 destroyed rope a
do 1 stop
expect points=[0 6]

% A jump from d0: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=d0
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump f2 | jump h3
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump f7 | jump j7 | jump c4 | jump g4 | jump k4

% A jump from b3: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=b3
do 0 activate carcharias-a
ask 0 act includes: jump b5 | jump d6 | jump d8
ask 0 act excludes: jump b2 | jump f2 | jump j2 | jump f7 | jump j7 | jump c8 | jump c4 | jump g4
   | jump k4

% A jump from f0: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=f0
do 0 activate carcharias-a
ask 0 act includes: jump b0 | jump b2 | jump d3
ask 0 act excludes: jump f2 | jump j2 | jump b7 | jump f7 | jump j7 | jump c4 | jump g4 | jump k4

% A jump from h0: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=h0
do 0 activate carcharias-a
ask 0 act includes: jump j0 | jump j2 | jump l3
ask 0 act excludes: jump b2 | jump f2 | jump b7 | jump f7 | jump j7 | jump c4 | jump g4 | jump k4

% A jump from f3: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=f3
do 0 activate carcharias-a
ask 0 act includes: jump b0 | jump d3 | jump h8
ask 0 act excludes: jump f2 | jump j2 | jump b7 | jump j7 | jump g8 | jump c4 | jump g4 | jump k4

% A jump from j0: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=j0
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump f2 | jump h3
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump f7 | jump j7 | jump c4 | jump g4 | jump k4

% A jump from j3: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=j3
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump h3 | jump l8
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump f7 | jump k8 | jump c4 | jump g4 | jump k4

% A jump from b5: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=b5
do 0 activate carcharias-a
ask 0 act includes: jump b0 | jump b2 | jump d3
ask 0 act excludes: jump f2 | jump j2 | jump b7 | jump f7 | jump j7 | jump c4 | jump g4 | jump k4

% A jump from d5: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=d5
do 0 activate carcharias-a
ask 0 act includes: jump b0 | jump d3 | jump h8
ask 0 act excludes: jump f2 | jump j2 | jump b7 | jump j7 | jump g8 | jump c4 | jump g4 | jump k4

% A jump from f5: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=f5
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump h3 | jump d8
ask 0 act excludes: jump b2 | jump j2 | jump f7 | jump j7 | jump c8 | jump c4 | jump g4 | jump k4

% A jump from f5: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=f5
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump h3 | jump d8
ask 0 act excludes: jump b2 | jump j2 | jump f7 | jump j7 | jump c8 | jump c4 | jump g4 | jump k4

% A jump from h5: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=h5
do 0 activate carcharias-a
ask 0 act includes: jump f0 | jump h3 | jump l8
ask 0 act excludes: jump b2 | jump j2 | jump b7 | jump f7 | jump k8 | jump c4 | jump g4 | jump k4

% A jump from j5: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=j5
do 0 activate carcharias-a
ask 0 act includes: jump j0 | jump l3 | jump h8
ask 0 act excludes: jump b2 | jump f2 | jump b7 | jump j7 | jump g8 | jump c4 | jump g4 | jump k4

% A jump from j5: Junks and Junks   [R-2.5 R-13.1 F-9.9]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=j5
do 0 activate carcharias-a
ask 0 act includes: jump j0 | jump l3 | jump h8
ask 0 act excludes: jump b2 | jump f2 | jump b7 | jump j7 | jump g8 | jump c4 | jump g4 | jump k4

% No jump from a zone that faces no ship, nor from a plank: Junks and Junks   [R-13.1 R-2.5]
start 2 heroes=starter board=junks
given crew=[[] []] heroes.0.0.2=b6 heroes.0.1.2=c4
do 0 activate carcharias-a
ask 0 act excludes: jump b2 | jump f2 | jump j2 | jump b7 | jump f7 | jump j7
do 0 end
do 1 activate viana-b
do 1 deploy c8
do 1 end
do 0 activate ishmael-a
ask 0 act excludes: jump b2 | jump f2 | jump j2 | jump b7 | jump f7 | jump j7

% The channels, where the Sea Dragon can appear: Junks and Junks   [R-2.5 R-20.1]
start 2 heroes=starter board=junks
given crew=[[] []] hands=[[deep-monster] []]
do 0 play deep-monster
ask 0 summon: at b4 | at c4 | at d4 | at e4 | at f4 | at g4 | at h4 | at i4 | at j4 | at k4

% Where the Kraken rises: Junks and Junks   [R-21.1 R-2.5]
start 2 heroes=starter board=junks
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c0 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1  1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken f4
expect kraken=[f4 0] planks-off=[]

# ==== windcutters ====

% Four deckhands on each named objective: three Windcutters   [R-2.5 R-23.1]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
expect board=windcutters crew=[[[c6 4 0] [e7 4 0] [g6 4 0]] [[c2 4 0] [e11 4 0] [g2 4 0]]]
   planks-off=[] kraken=- rigging=[]

% The deployment points of both sides: three Windcutters   [R-2.5 R-11.1]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[] []] hands=[[] []]
do 0 activate carcharias-a
ask 0 deploy: deploy c8 | deploy e5 | deploy g8
do 0 deploy c8
do 0 end
do 1 activate viana-b
ask 1 deploy: deploy c0 | deploy g0 | deploy d12 | deploy f12

% Side A walks its three routes: three Windcutters   [R-17.5 R-2.5 R-23.1]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[[c8 1 0] [c6 2 0] [c4 3 0] [c2 0 1] [e5 1 0] [e7 2 0] [e9 3 0] [e11 0 1] [g8 1 0]
   [g6 2 0] [g4 3 0] [g2 0 1]] []] rigging=[[e1 gone] [c2 gone] [g2 gone] [e11 gone] [g11 gone]]
   better=[[gun bosuns] []] hands=[[] []]
do 0 crew
do 0 place c8 2
expect crew.0=[[c7 3 2] [c5 2 0] [c3 3 0] [c1 0 1] [e6 3 0] [e8 2 0] [e10 3 0] [e12 0 1] [g7 3 0]
   [g5 2 0] [g3 3 0] [g1 0 1]]

% Side B walks its three routes: three Windcutters   [R-17.5 R-2.5 R-23.1]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c6 0 1] [c4 3 0] [c2 2 0] [c0 1 0] [e7 0 1]
   [e9 3 0] [e11 2 0] [d12 1 0] [g6 0 1] [g4 3 0] [g2 2 0] [g0 1 0]]] rigging=[[c6 gone] [g6 gone]
   [b7 gone] [e7 gone]] better=[[] [bosuns]] hands=[[] []]
do 1 crew
do 1 place c0 2
do 1 place g0 2
do 1 place d12 0
do 1 place c0 2
expect crew.1=[[c7 0 1] [c5 3 0] [c3 2 0] [c1 3 2] [e6 0 1] [e8 3 0] [e10 2 0] [e12 3 0] [g7 0 1]
   [g5 3 0] [g3 2 0] [g1 3 0]]

% The rigging of side B, all 5 of it, and what it is worth: three Windcutters   [R-2.5 R-16.4 R-23.2]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[[c1 2 0] [e12 2 0] [g1 1 0]] []] rigging=[[e1 7] [c2 5] [g2 9] [e11 7] [g11 7]]
   heroes.1.0.2=f3 heroes.1.1.2=g13 heroes.0.0.2=c8 hands=[[] []]
do 0 crew
do 0 place c8 2
do 0 advance
do 0 go 1 0
ask 0 rampage: at e1 | at c2 | at g2 | at f3 | at e11 | at g11 | at g13
deal 3
do 0 at e1
told 0 destroyed munitions b
deal 3
do 0 at c2
told 0 destroyed rope b
do 0 stop
deal 3  surge surge undertow
do 0 at g2
told 0 destroyed helm b
deal 3
do 0 at e11
told 0 destroyed chest b
deal 3
do 0 at g11
told 0 destroyed armory b
expect points=[6 0]

% The rigging of side A, all 4 of it, and what it is worth: three Windcutters   [R-2.5 R-16.4 R-23.2]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given agenda=[[take 1]] turn=b active=1 crew=[[] [[c7 2 0] [e6 1 0] [g7 1 0]]] rigging=[[c6 9]
   [g6 5] [b7 7] [e7 7]] heroes.0.0.2=f8 heroes.0.1.2=d5 heroes.0.2.2=f5 heroes.1.0.2=c0 hands=[[]
   []]
do 1 crew
do 1 place c0 2
do 1 place g0 2
do 1 place d12 0
do 1 place c0 2
do 1 advance
ask 1 rampage: at d5 | at f5 | at c6 | at g6 | at b7 | at e7 | at f8
deal 3  volley volley bribe
do 1 at c6
told 1 destroyed helm a
deal 3
do 1 at g6
told 1 destroyed rope a
do 1 stop
deal 3
do 1 at b7
told 1 destroyed armory a
deal 3
do 1 at e7
told 1 destroyed chest a
expect points=[0 5]

% A jump from c3: three Windcutters   [R-2.5 R-13.1 F-9.9]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[] []] heroes.0.0.2=c3 hands=[[] []]
do 0 activate carcharias-a
ask 0 act includes: jump c5 | jump b7 | jump g8
ask 0 act excludes: jump b2 | jump b12 | jump c4 | jump g4 | jump e9

% A jump from c5: three Windcutters   [R-2.5 R-13.1 F-9.9]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[] []] heroes.0.0.2=c5 hands=[[] []]
do 0 activate carcharias-a
ask 0 act includes: jump d0 | jump c2 | jump g3
ask 0 act excludes: jump b7 | jump b12 | jump c0 | jump g0 | jump c4 | jump g4 | jump e9

% A jump from c8: three Windcutters   [R-2.5 R-13.1 F-9.9]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[] []] heroes.0.0.2=c8 hands=[[] []]
do 0 activate carcharias-a
ask 0 act includes: jump c10 | jump h11 | jump g13
ask 0 act excludes: jump b2 | jump b7 | jump d12 | jump f12 | jump c4 | jump g4 | jump e9

% A jump from c10: three Windcutters   [R-2.5 R-13.1 F-9.9]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[] []] heroes.0.0.2=c10 hands=[[] []]
do 0 activate carcharias-a
ask 0 act includes: jump c5 | jump b7 | jump g8
ask 0 act excludes: jump b2 | jump b12 | jump c4 | jump g4 | jump e9

% No jump from a zone that faces no ship, nor from a plank: three Windcutters   [R-13.1 R-2.5]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[] []] heroes.0.0.2=b7 heroes.0.1.2=c4 hands=[[] []]
do 0 activate carcharias-a
ask 0 act excludes: jump b2 | jump b7 | jump b12
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
do 0 activate ishmael-a
ask 0 act excludes: jump b2 | jump b7 | jump b12

% The channels, where the Sea Dragon can appear: three Windcutters   [R-2.5 R-20.1]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given crew=[[] []] hands=[[deep-monster] []]
do 0 play deep-monster
ask 0 summon: at b4 | at c4 | at d4 | at e4 | at f4 | at g4 | at b9 | at c9 | at d9 | at e9 |
   at f9 | at g9

% Where the Kraken rises on a 1: three Windcutters   [R-21.1 R-2.5 R-23.2]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c8 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1 1 1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken e4
expect kraken=[e4 0] planks-off=[]

% Where the Kraken rises on a 3: three Windcutters   [R-21.1 R-2.5 R-23.2]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c8 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1 3 1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken e4
expect kraken=[e4 0] planks-off=[]

% Where the Kraken rises on a 4: three Windcutters   [R-21.1 R-2.5 R-23.2]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c8 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1 4 1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken d9
expect kraken=[d9 0] planks-off=[]

% Where the Kraken rises on a 6: three Windcutters   [R-21.1 R-2.5 R-23.2]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c8 crew=[[] []] done=[[crew]
   [crew passed]] pools=[1 1] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1 6 1  surge surge undertow  volley volley bribe
do 0 end
told 0 summoned kraken d9
expect kraken=[d9 0] planks-off=[]
# ==== which faction is where ====

% On the base board the Deep Lords are A, whoever plays them   [R-2.10]
start 2 heroes=starter faction=marea deal 6 1  surge surge undertow  volley volley bribe
expect factions=[deep marea] teams=[b a] first=a
ask 1 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew

% On the other boards the option says who is A: the Marea   [R-2.10]
start 2 board=gallants heroes=starter faction=marea deal 6 1  volley volley bribe  surge surge
   undertow
expect factions=[marea deep] teams=[a b] first=a
ask 0 take: activate viana-a | activate santiago-a | activate gabriela-a | crew

% ... or the Deep Lords   [R-2.10]
start 2 board=junks heroes=starter faction=deep deal 1 6  volley volley bribe  surge surge undertow
expect factions=[deep marea] teams=[a b] first=b
ask 1 take: activate viana-b | activate santiago-b | activate gabriela-b | crew

% Crew, gun and rigging are alike: Marea crew on the Gallant   [R-2.10]
start 2 board=gallants heroes=starter faction=marea deal 6 1  volley volley bribe  surge surge
   undertow
given hands=[[] []] crew=[[] [[c8 5 0]]]
do 0 crew
do 0 place c2 2
deal 4 4 4
do 0 gun
expect crew=[[[c3 2 2] [e3 2 0] [g3 2 0]] [[c8 2 0]]]

% Three Windcutters: the Deep Lords roll first, and the higher one has the centre   [R-23.2 R-2.10]
start 2 board=windcutters heroes=starter deal 5 3  6 1  surge surge undertow  volley volley bribe
told 0 centre deep
expect factions=[deep marea] teams=[a b]

% The Marea roll higher: theirs is the centre, and seat 0 with the Deep Lords is side B   [R-23.2 R-2.10]
start 2 board=windcutters heroes=starter deal 3 5  6 1  volley volley bribe  surge surge undertow
told 0 centre marea
expect factions=[marea deep] teams=[b a] first=a
ask 1 take includes: activate viana-a | crew

% A tie is rolled again   [R-23.2]
start 2 board=windcutters heroes=starter deal 4 4 6 6 2 1  6 1  surge surge undertow  volley
   volley bribe
expect factions=[deep marea]

% The roll decides whatever faction seat 0 plays   [R-23.2 R-2.10]
start 2 board=windcutters heroes=starter faction=marea deal 5 3  1 6  volley volley bribe  surge
   surge undertow
expect factions=[deep marea] teams=[b a] first=b
ask 0 take includes: activate viana-b

% The roll for the centre comes before heroes are picked   [R-23.2]
start 2 board=windcutters deal 3 5
expect factions=[marea deep]
ask 1 pick includes: pick viana
ask 1 pick excludes: pick carcharias

# ==== forks on the other boards ====

% Three Windcutters: the fork of the middle route, at B's end   [R-17.5 R-23.1]
start 2 board=windcutters heroes=starter deal 6 1  6 1  surge surge undertow  volley volley bribe
given hands=[[] []] crew=[[[e12 2 0]] []] rigging=[[e11 gone] [g11 gone]] better=[[bosuns] []]
do 0 crew
do 0 place c8 2
ask 0 fork: go 0 0 | go 1 0 | go 2 0
do 0 go 1 0
told 0 removed d12 1
told 0 removed f12 1

% Windcutters and Junks: the fork of the eastern route, at A's end   [R-17.5 R-23.1]
start 2 board=windcutters-junks heroes=starter
given agenda=[[take 1]] turn=b active=1 crew=[[] [[m1 2 0]]] rigging=[[m2 gone] [o2 gone]]
   better=[[] [bosuns]]
do 1 crew
do 1 place c8 2
ask 1 fork: go 0 0 | go 1 0 | go 2 0
do 1 go 1 0
told 1 removed l1 1
told 1 removed n1 1

% Windcutters and Junks: A's crew comes from both ends of the fork   [R-17.5 R-23.1]
start 2 board=windcutters-junks heroes=starter
given crew=[[[l1 1 0] [n1 1 0]] []]
do 0 crew
do 0 place c0 2
do 0 place g0 0
do 0 place c0 2
expect crew.0=[[c1 2 2] [m1 6 0]]

# ==== the Kraken on a plank ====

% Rising under a plank it takes it away: heroes overboard, crew lost, nobody paid   [R-21.1 R-23.1 F-9.5 R-13.5]
start 2 board=gallants heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=c2 crew=[[[e6 2 1]] []]
   done=[[crew] [crew passed]] pools=[1 2] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.2=e6 heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1 1  surge surge undertow  volley volley bribe
do 0 end
told 0 plank-off e6
told 0 overboard kyrie-a
told 0 crew-lost deckhand 2
told 0 crew-lost bosun 1
expect kraken=[e6 0] planks-off=[e6] crew.0=[] heroes.0.2=[kyrie 0 - 0 0 [1 0 1] [] [] []]
   points=[0 0] heroes.1.0.4=0 heroes.1.0.3=2

% While it sits there the plank is sea: nobody crosses, and it does not come back in Recovery   [R-21.1 R-23.1]
start 2 board=gallants heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=e5 crew=[[] []] done=[[crew]
   [crew passed]] kraken=[e6 0] planks-off=[e6] hands=[[] []]
   heroes.0.1.7=[activated] heroes.0.2.7=[activated] heroes.1.0.7=[activated]
   heroes.1.1.7=[activated] heroes.1.2.7=[activated]
ask 0 act excludes: step e6
refuse 0 step e6: R-12.1
deal 1  surge surge undertow  volley volley bribe
do 0 end
expect planks-off=[e6] kraken=[e6 0]

% The moment it is beaten the plank is back   [R-21.1 R-21.3 R-23.1]
start 2 board=gallants heroes=starter
given heroes.0.1.2=e5 crew=[[] []] kraken=[e6 11] planks-off=[e6] pools=[3 4]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep e6
told 0 plank-on e6
expect planks-off=[] kraken=beaten points=[2 0] heroes.0.1.4=3 pools=[0 0]
ask 0 act includes: step e6

# ==== the junks' tokens ====

% The junks' own tokens do nothing: no target, no obstacle   [R-23.2]
start 2 board=gallant-junks heroes=starter
given heroes.0.0.2=d2 crew=[[] []]
do 0 activate carcharias-a
ask 0 act includes: step d1 | attack jaws c2
ask 0 act excludes: attack jaws d1
do 0 step d1
do 0 stop
expect heroes.0.0.2=d1
