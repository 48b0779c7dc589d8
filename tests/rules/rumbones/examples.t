# The worked examples.

game rumbones

% Jaws: fives and sixes bring a die each, those on the new dice bring nothing   [R-E1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 5 6 4 6 5
do 0 attack jaws d7
told 0 rolled 4 4
told 0 extra 2
told 0 hits 5 0
expect heroes.1.1.3=5

% Jaws: without a 5 or 6 no die is added   [R-E1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 4 4 3
do 0 attack jaws d7
untold 0 extra
told 0 hits 2 0

% Jaws at level 2: four dice, the same text   [R-E1]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8 0 0 [2 0 1]] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 6 6 6 6 6 1 5 4
do 0 attack jaws d7
told 0 extra 4
told 0 hits 7 0
expect heroes.1.1.3=7

% Jaws: dice a card adds are dice rolled, and add theirs   [R-E1]
start 2 heroes=starter
given crew=[[] []] hands.0=[feeding-frenzy] heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
do 0 attack jaws d7
deal 1 1 1 5 6 2 2
do 0 play feeding-frenzy
told 0 extra 2
told 0 hits 2 0

% A 5 with +1 hits, but is not the 6 that deals 2   [R-E2]
# Kyrie has not moved: +1. Her sixes deal 2.
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1]] heroes.1.1=[santiago 1 d7]
do 0 activate kyrie-a
deal 5 3 2
do 0 attack swordfish-gun d7
told 0 rolled 3 3
told 0 hits 2 0
expect heroes.1.1.3=2

% ... the 6 itself is one, with or without   [R-E2]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1] [blind] [] []] heroes.1.1=[santiago 1 d7]
do 0 activate kyrie-a
do 0 step d8
do 0 stop
deal 6 4 5
do 0 attack swordfish-gun d7
told 0 rolled 5 5
told 0 hits 1 1
expect heroes.1.1.3=3

% Deckhands, a bosun, a hero: two hits are for the deckhands   [R-E3]
start 2 heroes=starter
given crew=[[] [[c7 2 1]]] heroes.0.1=[ishmael 0 d7] heroes.1.1=[santiago 1 c7]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep c7
expect crew.1=[[c7 0 1]] heroes.1.1.3=0

% ... the third for the bosun   [R-E3]
start 2 heroes=starter
given crew=[[] [[c7 2 1]]] heroes.0.1=[ishmael 0 d7] heroes.1.1=[santiago 1 c7]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep c7
expect crew.1=[] heroes.1.1.3=0 heroes.0.1.4=3

% ... the fourth for the hero   [R-E3]
start 2 heroes=starter
given crew=[[] [[c7 2 1]]] heroes.0.1=[ishmael 0 d7 4] heroes.1.1=[santiago 1 c7]
do 0 activate ishmael-a
deal 4 4 4 4
do 0 attack anchor-sweep c7
expect crew.1=[] heroes.1.1.3=1 heroes.0.1.4=3

% A double hit on a deckhand takes that one and is spent   [R-E4]
start 2 heroes=starter
given crew=[[] [[c7 2 0]]] heroes.0.2=[kyrie 0 d8 0 0 [2 0 1]] heroes.1.1=[santiago 1 c7]
do 0 activate kyrie-a
deal 6 1 1
do 0 attack swordfish-gun c7
told 0 hits 0 1
expect crew.1=[[c7 1 0]] heroes.0.2.4=1 heroes.1.1.3=0

% ... nor from the last deckhand to the hero   [R-E4]
start 2 heroes=starter
given crew=[[] [[c7 1 0]]] heroes.0.2=[kyrie 0 d8 0 0 [2 0 1]] heroes.1.1=[santiago 1 c7]
do 0 activate kyrie-a
deal 6 6 1
do 0 attack swordfish-gun c7
expect crew.1=[] heroes.1.1.3=2

% Range 3 on deck: three zones away is near enough   [R-E5]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d8] heroes.1=[[viana 1 d5] [santiago 1 f9] [gabriela 1 f7]]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun d5 | attack swordfish-gun f9 | attack swordfish-gun f7

% ... four zones away is not   [R-E5]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d8] heroes.1=[[viana 1 h8] [santiago 1 f6] [gabriela 1 d12]]
do 0 activate kyrie-a
refuse 0 attack swordfish-gun h8: R-5.1
refuse 0 attack swordfish-gun f6: R-5.1
refuse 0 attack swordfish-gun d12: R-5.1

% ... and across sea the same   [R-E5]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 e10] heroes.1=[[viana 1 d12] [santiago 1 c12] [gabriela 1 e13]]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun d12 | attack swordfish-gun e13
refuse 0 attack swordfish-gun c12: R-5.1

% A jump over distance 4: a 4 will do   [R-E6]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 4
do 0 jump f3
told 0 jump-die carcharias-a 4
told 0 landed carcharias-a f3
expect heroes.0.0.2=f3 actions=2
ask 0 move includes: stop

% ... with a 3 the hero is in the water and its turn over   [R-E6]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 3
do 0 jump f3
told 0 overboard carcharias-a
expect heroes.0.0.2=- heroes.0.0.7=[activated] acting=-
ask 1 take

% Distance 6 takes a 6   [R-E6]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 6
do 0 jump g2
told 0 jump-die carcharias-a 6
expect heroes.0.0.2=g2

% ... a 5 is not enough   [R-E6]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 5
do 0 jump g2
told 0 overboard carcharias-a
ask 1 take

% There and back in one move action   [R-E6]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
deal 2
do 0 jump d3
ask 0 move includes: jump d5
deal 2
do 0 jump d5
told 0 landed carcharias-a d5
expect heroes.0.0.2=d5 actions=2
ask 0 act
