# Coins and points: what a KO pays, to whom, and what pays nothing.

game rumbones

% Heroes begin without coins   [F-9.14]
start 2 heroes=starter
expect heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0 heroes.1.0.4=0 heroes.1.1.4=0 heroes.1.2.4=0

# ---- crew ----

% A coin for each deckhand and each bosun a hero KOs, to that hero   [R-16.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 2 1]]] heroes.0.0=[snapper 0 c7 0 1]
do 0 activate snapper-a
deal 4 4 4 1
do 0 attack twin-cleavers c6
expect heroes.0.0.4=4 heroes.0.1.4=0 heroes.0.2.4=0 crew.1=[] points=[0 0]

% More hits than crew pay no more   [R-16.1 R-7.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 0]]] heroes.0.0=[snapper 0 c7]
do 0 activate snapper-a
deal 4 4 4 4
do 0 attack twin-cleavers c6
expect heroes.0.0.4=1

% Crew KO'd by crew that a hero sent pays nobody   [R-16.5 F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]] [[c6 2 0]]] heroes.0.0=[waldorf 0 c8 0 0 [1 1 0]]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
expect heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0 crew=[[[c6 2 0]] []]

% Crew KO'd by the gun pays nobody   [R-16.5 R-17.4]
start 2 heroes=starter
given crew=[[[c7 12 0] [e9 12 6]] [[c2 2 0]]]
do 0 crew
deal 4 4 1
do 0 gun
expect crew.1=[] heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0

% Crew KO'd by a monster pays nobody   [R-16.5]
start 2 heroes=starter
given dragon=[0 d4 0 []] crew=[[] [[c3 2 0]]]
do 0 monster
deal 4 4 1
do 0 lash c3
expect crew.1=[] heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0

% Crew swept away with its plank pays nobody   [R-16.5 R-13.5]
start 2 heroes=starter
given dragon=[0 d4 0 []] crew=[[] [[c4 2 1]]]
do 0 monster
do 0 swim c4
expect crew.1=[] heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0 heroes.1.0.4=0

% Crew KO'd by a rampage pays nobody, nor does the crew removed for it   [R-16.5 R-17.11]
start 2 heroes=starter
given dealt=[any any] crew=[[[c1 1 0]] [[c2 1 0]]] heroes.0.0=[waldorf 0 c3 0 0 [1 1 0]]
do 0 activate waldorf-a
do 0 use-at grave-rally c1
do 0 advance
deal 3
do 0 at c2
expect crew=[[] []] heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0 heroes.1.0.4=0

% Crew KO'd by the Kraken pays nobody   [R-16.5]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew passed]] kraken=[e4 0] crew=[[] [[e10 1 0] [c4 2 0]]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 c9 0 0 [1 0 1] [] [activated]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 3  4 4 1 1  surge surge surge brandy brandy volley
do 0 end
expect crew.1=[[e10 1 0]] heroes.0.0.4=0 heroes.0.1.4=0 heroes.1.0.4=0

# ---- heroes ----

% An enemy hero KO'd by a hero's attack: 3 coins to that hero and a point to its side   [R-16.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 1] heroes.1.0=[viana 1 d7 8 6]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.4=4 heroes.0.0.4=0 heroes.0.2.4=0 heroes.1.0.4=6 points=[1 0]

% Two of them in one attack: 6 coins and 2 points   [R-16.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 d7 8] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
do 0 hit viana-b single
expect heroes.0.1.4=6 heroes.0.0.4=0 points=[2 0]

% Crew and hero in one attack: both pay   [R-16.1 R-16.2]
start 2 heroes=starter
given crew=[[][[c6 1 1]]] heroes.0.1=[ishmael 0 c7] heroes.1.0=[viana 1 c6 8]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep c6
expect heroes.0.1.4=5 points=[1 0]

% KO'd by crew: a coin to each hero of the side, in whatever state, and a point   [R-16.3 R-16.5]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0]] []] heroes.0=[[waldorf 0 c8 0 0 [1 1 0]] [ishmael 0 - 0 0 [1 0 1] [] [activated silver]] [kyrie 0 - 3 0 [1 0 1] [] [activated]]] heroes.1.0=[viana 1 c6 8]
do 0 activate waldorf-a
deal 4
do 0 use-at grave-rally c7
expect heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0]

% KO'd by the gun: a coin to each   [R-16.3 R-17.4]
start 2 heroes=starter
given crew=[[[c7 12 0] [e9 12 6]] []] heroes.1.0=[viana 1 d1 8]
do 0 crew
deal 4 1 1
do 0 gun
expect heroes.1.0.2=- heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0]

% KO'd by a rampage: a coin to each   [R-16.3 R-17.8]
start 2 heroes=starter
given dealt=[any any] crew=[[[c1 1 0]] []] heroes.0.0=[waldorf 0 c3 0 0 [1 1 0]] heroes.1.0=[viana 1 e2 8]
do 0 activate waldorf-a
do 0 use-at grave-rally c1
do 0 advance
deal 3
do 0 at e2
expect heroes.1.0.2=- heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0]

% KO'd by a monster: a coin to each   [R-16.3]
start 2 heroes=starter
given dragon=[0 d4 0 []] crew=[[][]] heroes.1.0=[viana 1 d3 8]
do 0 monster
deal 4 1 1 1
do 0 bite d3
expect heroes.1.0.2=- heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0]

% KO'd by a status: a coin to each of the enemy's   [R-16.3]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8 8 0 [1 0 1] [bleed]]
do 0 activate carcharias-a
do 0 step d9
do 0 stop
expect heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1 heroes.0.1.4=0 points=[0 1]

% KO'd by the Kraken: its enemies gain a coin each and the point   [R-16.3]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew passed]] kraken=[e4 0] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8] [kyrie 0 e5 5 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 c9 0 0 [1 0 1] [] [activated]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 3  4 1 1 1  surge surge surge brandy brandy volley
do 0 end
expect heroes.0.2.2=- heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1 heroes.0.0.4=0 points=[0 1]

% In a team each hero of the whole team gains the coin   [R-16.5 R-16.3]
start 4 heroes=starter
given round=1 dealt=[any any] crew=[[[c7 1 0]] []] heroes.0=[[waldorf 0 c8 0 0 [1 1 0]] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] heroes.1=[[viana 2 c6 8] [santiago 2 -] [gabriela 3 -] [latigo 3 -]]
do 0 activate waldorf-a
deal 4
do 0 use-at grave-rally c7
expect heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 heroes.0.3.4=1 points=[1 0]

% The coins of a hero's attack in a team are that hero's alone   [R-16.2 R-16.5]
start 4 heroes=starter
given round=1 dealt=[any any] crew=[[] []] heroes.0=[[waldorf 0 d8 0 0 [1 1 0]] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] heroes.1=[[viana 2 d7 8] [santiago 2 -] [gabriela 3 -] [latigo 3 -]]
do 0 activate waldorf-a
deal 4 1 1
do 0 attack rusted-hook d7
expect heroes.0.0.4=3 heroes.0.1.4=0 heroes.0.2.4=0 heroes.0.3.4=0 points=[1 0]

% Overboard is not KO'd: no coins, no point   [R-13.4 R-16.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 b8 0 0 [1 1 1]] heroes.1.0=[viana 1 b9 7]
do 0 activate ishmael-a
deal 1 1 1 1
do 0 attack breach b9
do 0 push sea
expect heroes.0.1.4=0 heroes.0.0.4=0 points=[0 0] heroes.1.0.7=[activated] heroes.1.0.3=7

% A blow given by the Red Tide is its hero's attack   [F-9.12 R-16.2]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d9 0 0 [1 1 1]] [ishmael 0 d8] [kyrie 0 -]] heroes.1.0=[viana 1 d7 8]
do 0 activate carcharias-a
deal 4 1 1 surge
do 0 use-on red-tide ishmael-a
expect heroes.0.1.4=3 heroes.0.0.4=0 points=[1 0]

% An attack card's last line is its attack   [F-9.12 R-16.2]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 -] [ishmael 0 -] [kyrie 0 d9 0 0 [1 1 1]]] heroes.1=[[viana 1 d7 8] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate kyrie-a
deal 1 1 1
do 0 attack clinging-fire d7
expect heroes.0.2.4=6 heroes.0.0.4=0 points=[2 0]

% A Spiked Shell is no attack: each hero gains 1   [F-9.12 R-16.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 10] heroes.1.0=[snapper 1 d7]
do 0 activate ishmael-a
deal 1 1 1 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1 points=[0 1]

# ---- what KOs at the same time set off ----

% The Kraken rises and hurts both sides: the Blood Trail of a Carcharias who stands   [F-9.28 F-9.22]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew passed]] pools=[6 6] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 c9 9 0 [1 0 1] [] [activated]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 1 1  surge  1
do 0 end
expect hands.0=[surge] points=[1 0] heroes.0.0.3=2
ask 0 discard

% ... and of one who falls with his enemy: none   [F-9.28]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew passed]] pools=[6 6] crew=[[][]] heroes.0=[[carcharias 0 b8 7 0 [1 0 1] [] [activated]] [ishmael 0 d8] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 c9 9 0 [1 0 1] [] [activated]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 1 1  1  surge surge surge brandy brandy volley
do 0 end
expect points=[1 1] heroes.0.0.2=-
