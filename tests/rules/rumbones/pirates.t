# Every pirate for himself.  A hero's last field are its lives.
game rumbones

# ---- setting up ----

% One hero each, of any faction, picked openly in seat order; others may have the same   [R-25.1 R-25.2]
start 3 mode=pirates
expect teams=[a b c] each=1 lives=3 crew=[] decks=[]
ask 0 pick: pick carcharias | pick ishmael | pick kyrie | pick snapper | pick waldorf | pick viana | pick santiago
 | pick gabriela | pick de-marco | pick latigo | pick kray | pick tallow | pick farrow | pick ember | pick gull
do 0 pick viana
ask 1 pick includes: pick viana | pick carcharias | pick gull
do 1 pick viana
deal 1 2 6 4 3 3
do 2 pick kyrie
told 0 tossed a 3
told 1 tossed b 10
told 2 tossed c 6
expect first=b turn=b heroes.1.0=[viana 1 - 0 0 [1 0 1] [] [] [] 3]
ask 1 deploy

% Two heroes each: picks go round the table, and are different within one player   [R-25.2 R-25.7]
start 3 mode=pirates each=2
do 0 pick viana
do 1 pick viana
do 2 pick viana
ask 0 pick excludes: pick viana
refuse 0 pick viana: R-2.2
do 0 pick kyrie
do 1 pick kyrie
deal 6 6 1 1 1 1
do 2 pick snapper
expect heroes.0.1.0=kyrie heroes.0.1.1=0 heroes.2.1.0=snapper heroes.2.1.1=2
ask 0 take: activate kyrie-a | activate viana-a

% A tie for the first turn is rolled again, by those who tied   [R-25.2]
start 3 mode=pirates
do 0 pick viana
do 1 pick kyrie
deal 4 5 1 1 6 3 1 2 5 5
do 2 pick snapper
told 0 tossed a 3
told 2 tossed c 10
expect first=c
ask 2 deploy

% Two can play it, with five lives   [R-25.1 R-25.2]
start 2 mode=pirates lives=5
do 0 pick viana
deal 4 5 1 1
do 1 pick kyrie
expect heroes.0.0.9=5 heroes.1.0.9=5

% Six can play it, with two lives   [R-25.1 R-25.2]
start 6 mode=pirates lives=2
do 0 pick viana
do 1 pick kyrie
do 2 pick kyrie
do 3 pick kyrie
do 4 pick kyrie
deal 1 1 1 1 1 1 1 1 1 1 6 6
do 5 pick snapper
expect heroes.5.0.9=2
ask 5 deploy

% Lives are 2 to 5   [R-25.1]
refuse start 3 mode=pirates lives=6: bad-option

# ---- turns ----

% Heroes are deployed on any marked point, whoever stands there   [R-25.1 R-25.3]
start 3 mode=pirates
given round=1 agenda=[[act 0] [deploy 0]] acting=viana-a actions=3
 heroes=[[[viana 0 -]] [[santiago 1 c0]] [[kyrie 2 a8]]]
ask 0 deploy: deploy c0 | deploy g0 | deploy i7 | deploy a8 | deploy c15 | deploy g15
do 0 deploy c0
expect heroes.0.0.2=c0
ask 0 act includes: attack sabre-and-pistol c0

% One hero, three actions, then the player to the left; no token is laid   [R-25.1 R-25.4]
start 3 mode=pirates each=2
given round=1 heroes=[[[viana 0 b8] [snapper 0 -]] [[santiago 1 -] [tallow 1 -]] [[kyrie 2 -] [gull 2 -]]]
do 0 activate viana-a
do 0 step b9
do 0 stop
do 0 step b8
do 0 stop
do 0 step b9
do 0 stop
expect actions=0 heroes.0.0.7=[]
ask 1 take: activate santiago-b | activate tallow-b

% The same hero may act turn after turn   [R-25.4]
start 2 mode=pirates each=2
given round=1 turn=b active=1 agenda=[[take 1]] heroes=[[[viana 0 b8] [snapper 0 -]] [[santiago 1 b9] [tallow 1 -]]]
do 1 activate santiago-b
do 1 end
do 0 activate viana-a
do 0 end
ask 1 take: activate santiago-b | activate tallow-b

% After the last player it is the first one's turn again, and no round ends   [R-25.1 R-25.4]
start 3 mode=pirates
given round=1 turn=c active=2 agenda=[[act 2]] acting=kyrie-c actions=3
 heroes=[[[viana 0 b8]] [[santiago 1 -]] [[kyrie 2 b9]]]
do 2 end
told 0 activated viana-a
expect round=1 turn=a
ask 0 act

# ---- moving ----

% Zones with enemy heroes can be entered, crossed and stopped in   [R-25.1]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 b8]] [[santiago 1 b7]] [[kyrie 2 c7]]]
ask 0 act includes: step b7
do 0 step b7
ask 0 move includes: step b6 | step c7 | stop
do 0 stop
expect heroes.0.0.2=b7

% Deployment points are ordinary zones   [R-25.3]
start 2 mode=pirates
given round=1 turn=b active=1 agenda=[[act 1]] acting=viana-b actions=3
 heroes=[[[santiago 0 h7]] [[viana 1 b8]]]
do 1 step a8
ask 1 move includes: stop
do 1 stop
expect heroes.1.0.2=a8

% A jump may end where an enemy hero is, and on a point   [R-25.3]
start 2 mode=pirates
given round=1 turn=b active=1 agenda=[[act 1]] acting=viana-b actions=3
 heroes=[[[santiago 0 e3]] [[viana 1 e5]]]
ask 1 act includes: jump e3 | jump c0 | jump g0
deal 2
do 1 jump e3
told 1 landed viana-b e3
expect heroes.1.0.2=e3

% A failed jump: overboard, no life lost, damage kept; deployed anew when next activated   [R-25.4]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e5 4 2]] [[santiago 1 h7]]]
deal 1
do 0 jump e3
told 0 overboard viana-a
untold 0 life
expect heroes.0.0=[viana 0 - 4 2 [1 0 1] [] [] [] 3] turn=b
do 1 end
ask 0 deploy
do 0 deploy i7
expect heroes.0.0.2=i7 heroes.0.0.3=4

% A push may end where an enemy hero is   [R-25.3]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=ishmael-a actions=3
 heroes=[[[ishmael 0 d8 0 0 [1 1 1]]] [[santiago 1 d7]] [[kyrie 2 c7]]]
deal 1 1 1 1
do 0 attack breach d7
ask 0 push: push d6 | push c7 | push e7 | push d8 | stop
do 0 push c7
expect heroes.1.0.2=c7

# ---- attacks ----

% A KO costs a life; no dead-man token; damage and statuses go, coins and skills stay; 3 coins   [R-25.1 R-25.4 R-25.5]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 d8]] [[santiago 1 d7 10 4 [2 1 1] [slow bleed]]] [[kyrie 2 -]]]
deal 4 1 1
do 0 attack sabre-and-pistol d7
told 1 life santiago-b 2
expect heroes.1.0=[santiago 1 - 0 4 [2 1 1] [] [] [] 2] heroes.0.0.4=3 heroes.2.0.4=0
do 0 end
told 1 activated santiago-b
ask 1 deploy

% Every other player's hero in the zone is an enemy; hits are split as the attacker likes   [R-25.3]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 d7]] [[santiago 1 d7]] [[kyrie 2 d7]]]
deal 4 4 1
do 0 attack sabre-and-pistol d7
ask 0 assign: hit santiago-b single | hit kyrie-c single
do 0 hit santiago-b single
do 0 hit kyrie-c single
expect heroes.1.0.3=1 heroes.2.0.3=1 heroes.0.0.3=0

% A player's two heroes are friends   [R-25.3]
start 2 mode=pirates each=2
given round=1 heroes=[[[viana 0 d7] [kyrie 0 d7]] [[santiago 1 h7] [gull 1 -]]]
do 0 activate viana-a
ask 0 act excludes: attack sabre-and-pistol d7

% A KO by anything else pays nobody   [R-25.5]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3 heroes=[[[viana 0 b8 8 0 [1 0 1] [bleed]]] [[santiago 1
 h7]] [[kyrie 2 -]]]
do 0 step b9
do 0 stop
told 0 life viana-a 2
expect heroes.0.0=[viana 0 - 0 0 [1 0 1] [] [] [] 2] heroes.1.0.4=0 heroes.2.0.4=0 turn=b
ask 1 act

% Out of lives: the hero is out, its player has no more turn   [R-25.1]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 d8]] [[santiago 1 d7 10 4 [1 0 1] [] [] [] 1]] [[kyrie 2 -]]]
deal 4 1 1
do 0 attack sabre-and-pistol d7
told 1 out santiago-b
expect heroes.1.0.9=0 winner=-
do 0 end
ask 2 deploy

% A player with another hero goes on   [R-25.1]
start 2 mode=pirates each=2
given round=1 heroes=[[[viana 0 d8] [snapper 0 -]] [[santiago 1 d7 10 0 [1 0 1] [] [] [] 1] [tallow 1 -]]]
do 0 activate viana-a
deal 4 1 1
do 0 attack sabre-and-pistol d7
do 0 end
told 1 activated tallow-b
ask 1 deploy

% The last player with heroes wins, at that moment   [R-25.1 R-25.6]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 d8 0 0 [1 0 1] [] [] [] 1]] [[santiago 1 d7 10 4 [1 0 1] [] [] [] 1]]
 [[kyrie 2 - 0 0 [1 0 1] [] [] [] 0]]]
deal 4 1 1
do 0 attack sabre-and-pistol d7
over
winners 0
expect winner=a

% One who KOs himself can make another win   [R-25.6]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 b8 8 0 [1 0 1] [bleed] [] [] 1]] [[santiago 1 h7 0 0 [1 0 1] [] [] [] 1]]]
do 0 step b9
do 0 stop
over
winners 1

# ---- rigging ----

% Rigging is nobody's: anybody attacks it, for a coin for each damage   [R-25.1 R-25.3]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 c3]] [[santiago 1 c5]]]
deal 4 5 1
do 0 attack sabre-and-pistol c2
expect rigging=[[c2 2]] heroes.0.0.4=2
do 0 end
deal 6 6 6
do 1 attack gaff c6
expect rigging=[[c2 2] [c6 3]] heroes.1.0.4=3

% No more coins than it could still suffer; and it has no effect   [R-25.1 R-25.5]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 c3]] [[santiago 1 h7]]] rigging=[[c2 5]]
deal 4 5 6
do 0 attack sabre-and-pistol c2
told 0 wrecked rope
expect rigging=[[c2 gone]] heroes.0.0.4=1
ask 0 act excludes: attack sabre-and-pistol c2

% The mast heals nobody   [R-25.1]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e10 5]] [[santiago 1 h7]]] rigging=[[e9 8]]
deal 4 1 1
do 0 attack sabre-and-pistol e9
expect rigging=[[e9 gone]] heroes.0.0.3=5 heroes.0.0.4=1

% Nor does the helm do anything   [R-25.1 R-25.6]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 g3]] [[santiago 1 h7]]] rigging=[[g2 9]]
deal 4 1 1
do 0 attack sabre-and-pistol g2
untold 0 drew
expect rigging=[[g2 gone]] hands=[[] []]
ask 0 act

% Hits that go to heroes first earn no coin: only damage to rigging does   [R-25.1 R-7.4]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 c3]] [[santiago 1 c2]]]
deal 4 5 6
do 0 attack sabre-and-pistol c2
expect rigging=[] heroes.0.0.4=0 heroes.1.0.3=3

# ---- the captain's chest ----

% The chest is no target   [R-25.1]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e7]] [[santiago 1 h7]]]
ask 0 act excludes: attack sabre-and-pistol e8 | loot
refuse 0 attack sabre-and-pistol e8: R-7.1
refuse 0 loot: R-25.1

% Other rigging has no such action   [R-25.1]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 c2]] [[santiago 1 h7]]]
ask 0 act includes: attack sabre-and-pistol c2
refuse 0 loot: R-25.1

% Nor has the chest when two sides play   [R-25.1]
start 2 heroes=starter
given agenda=[[act 1]] turn=b active=1 acting=viana-b actions=3 heroes.1.0.2=e13
refuse 1 loot: R-25.1

% On it an action brings 3 coins, as often as there are actions   [R-25.1 R-25.5]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e8]] [[santiago 1 h7]]]
do 0 loot
told 0 looted viana-a 3
expect heroes.0.0.4=3 actions=2
do 0 loot
do 0 loot
expect heroes.0.0.4=9 actions=0
refuse 0 loot: R-25.1

% A hero next to it who KOs the one on it may step onto it, free   [R-25.1 R-25.5 R-25.7]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e7]] [[santiago 1 e8 10]]]
deal 4 1 1
do 0 attack sabre-and-pistol e8
ask 0 chest: step e8 | pass
do 0 step e8
expect heroes.0.0.2=e8 actions=2 heroes.0.0.4=3
ask 0 act includes: loot

% ... or stay   [R-25.1]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e7]] [[santiago 1 e8 10]]]
deal 4 1 1
do 0 attack sabre-and-pistol e8
do 0 pass
expect heroes.0.0.2=e7 actions=2

% Not from two zones away   [R-25.5]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e6]] [[santiago 1 e8 10]]]
deal 4 1 1
do 0 attack sabre-and-pistol e8
expect heroes.1.0.2=- heroes.0.0.2=e6
ask 0 act

% Not for a KO beside the chest   [R-25.1]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e7]] [[santiago 1 d8 10]]]
deal 4 1 1
do 0 attack sabre-and-pistol d8
expect heroes.1.0.2=-
ask 0 act

% The attack's own text comes first, and its KO counts   [R-25.7 F-9.12]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=kyrie-a actions=3
 heroes=[[[kyrie 0 d8 0 0 [1 1 1]]] [[santiago 1 e8 10]]]
deal 1 1 1
do 0 attack clinging-fire e8
told 1 life santiago-b 2
ask 0 chest: step e8 | pass

% A splash is part of the attack: its KO gives the step too   [R-25.5 R-25.7]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=gabriela-a actions=3
 heroes=[[[gabriela 0 e7 0 0 [1 1 0]]] [[santiago 1 e8 10]] [[kyrie 2 d8]]]
deal 1 1 1 1 4
do 0 attack powder-keg d8
told 1 life santiago-b 2
ask 0 chest: step e8 | pass

% A KO that is not the hero's own attack gives no step   [R-25.5]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 e8 8 0 [1 0 1] []]] [[snapper 1 e7]]]
deal 1 1 1
do 0 attack sabre-and-pistol e7
told 0 life viana-a 2
expect heroes.0.0.2=- heroes.1.0.2=e7 heroes.1.0.4=0
ask 1 act

# ---- texts ----

% "Once per round" is once until its owner's next turn   [R-25.4]
start 3 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 d8]] [[kyrie 1 h7]] [[snapper 2 d7]]]
deal 1 1 1
do 0 attack sabre-and-pistol d7
expect heroes.0.0.3=1 heroes.2.0.7=[once]
deal 1 1 1
do 0 attack sabre-and-pistol d7
expect heroes.0.0.3=1
do 0 end
expect heroes.2.0.7=[once]
do 1 end
expect turn=c heroes.2.0.7=[]

% Cards are not drawn: Blood Trail does nothing   [R-25.6]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=carcharias-a actions=3
 heroes=[[[carcharias 0 d8]] [[santiago 1 d7 10]]]
deal 4 1 1
do 0 attack jaws d7
untold 0 drew
expect hands=[[] []] heroes.0.0.4=3

% Insurance: the coins, but no card   [R-25.6]
start 2 mode=pirates each=2
given round=1 heroes=[[[kyrie 0 d8] [gull 0 -]] [[santiago 1 d7 10] [viana 1 h7 0 0 [1 0 2]]]]
do 0 activate kyrie-a
deal 5 1 1
do 0 attack swordfish-gun d7
ask 1 after: react-on insurance santiago-b | pass
do 1 react-on insurance santiago-b
untold 1 drew
expect heroes.1.0.4=2 hands=[[] []]

% Toll takes 1 coin: nobody leads in points   [R-25.6]
start 3 mode=pirates
given round=1 agenda=[[act 0] [toll 0]] acting=viana-a actions=3
 heroes=[[[viana 0 d8]] [[santiago 1 h7 0 5]] [[kyrie 2 - 0 2]]]
ask 0 toll: toll santiago-b viana-a | toll kyrie-c viana-a | pass
do 0 toll santiago-b viana-a
expect heroes.0.0.4=1 heroes.1.0.4=4

% Skills about cards and crew cannot be used   [R-25.6]
start 5 mode=pirates
given round=1 agenda=[[act 0]] acting=kray-a actions=3
 heroes=[[[kray 0 c15 0 0 [1 1 1]]] [[gull 1 c15 0 0 [1 1 1]]] [[waldorf 2 c15 0 0 [1 1 1]]]
 [[latigo 3 c15 0 0 [1 1 1]]] [[viana 4 c15 0 0 [1 1 1]]]]
ask 0 act: attack boarding-pistols c15 | step d15 | step c14 | end
do 0 end
ask 1 act: attack censer c15 | step d15 | step c14 | end
do 1 end
ask 2 act: attack rusted-hook c15 | step d15 | step c14 | end
do 2 end
ask 3 act: attack bullwhip c15 | step d15 | step c14 | end
do 3 end
ask 4 act: attack sabre-and-pistol c15 | step d15 | step c14 | end

% A hero KO'd after acting has no dead-man token, whatever Half-Dead says   [R-25.1 R-25.6]
start 2 mode=pirates
given round=1 agenda=[[act 0]] acting=viana-a actions=3
 heroes=[[[viana 0 d8]] [[waldorf 1 d7 7]]]
deal 4 1 1
do 0 attack sabre-and-pistol d7
expect heroes.1.0.7=[] heroes.1.0.9=2
do 0 end
ask 1 deploy
