# Skills: how often they are used, what they cost, when they are bought and turned.  What
# each of them does is in heroes_deep.t, heroes_marea.t and heroes_hired.t.

game rumbones

# ---- how often ----

% A basic attack any number of times, every other skill once in an activation   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 2 [1 1 1]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 4 1 1  4 1 1 1  4 1 1 1
do 0 attack carve d7
refuse 0 attack carve d7: R-14.1
do 0 attack twin-cleavers d7
do 0 attack twin-cleavers d7
expect heroes.1.1.3=3 actions=0 heroes.0.0.8=[carve]

% What was used in one activation is ready again in the next   [R-14.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew passed]] pools=[0 0] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8 0 0 [1 1 1]] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 d7 0 0 [1 0 1] [] [activated]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 1 1 1 1
do 0 attack breach d7
do 0 stop
deal 6 6  surge surge surge brandy brandy volley
do 0 end
do 1 activate viana-b
do 1 end
do 0 activate ishmael-a
ask 0 act includes: attack breach d7

% A skill no hero of that name has is none of its three   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 20]
do 0 activate snapper-a
refuse 0 buy breach: R-14.1
refuse 0 upgrade jaws: R-14.1

% A skill that is not owned is not used   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
refuse 0 attack carve d7: R-15.1

% A reaction is no action, whatever its level   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 3 0 [1 0 2]]
do 0 activate ishmael-a
refuse 0 use blubber: R-14.1
ask 0 act excludes: react blubber | use blubber

% A reaction used costs its hero no action: three are left to it   [R-14.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew]] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 d7 0 0 [1 0 2]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 4 1 1
do 0 attack anchor-sweep d7
deal 4 1 1
do 1 react haul-back
do 0 end
expect acting=santiago-b actions=3

% Passives are always on: outside their hero's activation, and for no action   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[snapper 1 d7]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.3=1 actions=2

% What works once a round works again in the next   [F-9.19]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 dealt=[any any] done=[[crew] [crew passed]] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [snapper 1 d7 0 0 [1 0 1] [] [activated once]] [gull 1 c10 0 0 [1 0 0] [] [activated once]]]
deal 1 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.3=0
deal 6 6  surge surge surge brandy brandy volley
do 0 end
expect heroes.1.1.7=[] heroes.1.2.7=[]
do 1 activate viana-b
do 1 end
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
deal 1 1 1
do 0 pass
ask 0 lessen: pass
do 0 pass
expect heroes.0.1.3=1 heroes.1.1.7=[once]

% A skill speaks of its own hero: Wounded Titan adds no dice to a hurt friend   [R-14.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[carcharias 0 b8] [ishmael 0 d9] [waldorf 0 d8 7]] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
deal 4 1 1
do 0 attack rusted-hook d7
expect heroes.1.1.3=1

% A reaction turned back does nothing until it is paid for again, in its hero's activation   [R-14.2 R-15.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew]] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 d7 0 3 [1 0 2]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 4 1 1
do 0 attack anchor-sweep d7
deal 1 1 1
do 1 react haul-back
expect heroes.1.1.5=[1 0 1] heroes.1.1.4=3
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act
do 0 end
do 1 upgrade haul-back
expect heroes.1.1.5=[1 0 2] heroes.1.1.4=0

% A reaction used in another's turn may be used in its hero's own activation after it   [R-14.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=snapper-a actions=3 dealt=[any any] done=[[crew] [crew]] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [snapper 0 d8] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [ishmael 1 d7 0 3 [1 0 2] [bleed]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 4 4 1 1
do 0 attack twin-cleavers d7
do 1 react blubber
do 0 end
do 1 upgrade blubber
deal 1 1 1
do 1 attack anchor-sweep d8
ask 1 lessen: react blubber | pass

% A reaction used in its hero's activation and bought again is ready in the next turn   [R-14.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=ishmael-a actions=3 done=[[crew] [crew]] crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 d8 0 3 [1 0 2] [bleed]] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 d6] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
do 0 step d7
do 0 stop
do 0 react blubber
do 0 upgrade blubber
do 0 end
deal 4 1 1
do 1 attack gaff d7
ask 0 lessen: react blubber | pass

# ---- prices ----

% The prices of Carcharias   [R-15.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8 0 14]
do 0 activate carcharias-a
do 0 upgrade jaws
expect heroes.0.0.4=10 heroes.0.0.5=[2 0 1]
do 0 buy red-tide
expect heroes.0.0.4=7 heroes.0.0.5=[2 1 1]
do 0 upgrade red-tide
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade ambush
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Ishmael   [R-15.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 15]
do 0 activate ishmael-a
do 0 upgrade anchor-sweep
expect heroes.0.1.4=11 heroes.0.1.5=[2 0 1]
do 0 buy breach
expect heroes.0.1.4=7 heroes.0.1.5=[2 1 1]
do 0 upgrade breach
expect heroes.0.1.4=3 heroes.0.1.5=[2 2 1]
do 0 upgrade blubber
expect heroes.0.1.4=0 heroes.0.1.5=[2 2 2]

% The prices of Kyrie   [R-15.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d8 0 14]
do 0 activate kyrie-a
do 0 upgrade swordfish-gun
expect heroes.0.2.4=9 heroes.0.2.5=[2 0 1]
do 0 buy clinging-fire
expect heroes.0.2.4=6 heroes.0.2.5=[2 1 1]
do 0 upgrade clinging-fire
expect heroes.0.2.4=2 heroes.0.2.5=[2 2 1]
do 0 upgrade life-line
expect heroes.0.2.4=0 heroes.0.2.5=[2 2 2]

% The prices of Snapper   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 14]
do 0 activate snapper-a
do 0 upgrade twin-cleavers
expect heroes.0.0.4=9 heroes.0.0.5=[2 0 1]
do 0 buy carve
expect heroes.0.0.4=6 heroes.0.0.5=[2 1 1]
do 0 upgrade carve
expect heroes.0.0.4=2 heroes.0.0.5=[2 2 1]
do 0 upgrade shell-up
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Waldorf   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[waldorf 0 d8 0 15]
do 0 activate waldorf-a
do 0 upgrade rusted-hook
expect heroes.0.0.4=11 heroes.0.0.5=[2 0 0]
do 0 buy grave-rally
expect heroes.0.0.4=8 heroes.0.0.5=[2 1 0]
do 0 upgrade grave-rally
expect heroes.0.0.4=5 heroes.0.0.5=[2 2 0]
do 0 buy borrowed-life
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade borrowed-life
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Viana   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 d8 0 12]
do 0 activate viana-a
do 0 upgrade sabre-and-pistol
expect heroes.0.0.4=8 heroes.0.0.5=[2 0 1]
do 0 buy ledger
expect heroes.0.0.4=6 heroes.0.0.5=[2 1 1]
do 0 upgrade ledger
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade insurance
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Don Santiago   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 0 13]
do 0 activate santiago-a
do 0 upgrade gaff
expect heroes.0.0.4=9 heroes.0.0.5=[2 0 1]
do 0 buy cast-net
expect heroes.0.0.4=6 heroes.0.0.5=[2 1 1]
do 0 upgrade cast-net
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade haul-back
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Gabriela   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 17]
do 0 activate gabriela-a
do 0 upgrade fire-lance
expect heroes.0.0.4=13 heroes.0.0.5=[2 0 0]
do 0 buy powder-keg
expect heroes.0.0.4=9 heroes.0.0.5=[2 1 0]
do 0 upgrade powder-keg
expect heroes.0.0.4=5 heroes.0.0.5=[2 2 0]
do 0 buy smoke-pot
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade smoke-pot
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of De Marco   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d8 0 14]
do 0 activate de-marco-a
do 0 upgrade dancing-blade
expect heroes.0.0.4=10 heroes.0.0.5=[2 0 1]
do 0 buy feint
expect heroes.0.0.4=7 heroes.0.0.5=[2 1 1]
do 0 upgrade feint
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade riposte
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of El Latigo   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[latigo 0 d8 0 15]
do 0 activate latigo-a
do 0 upgrade bullwhip
expect heroes.0.0.4=11 heroes.0.0.5=[2 0 0]
do 0 buy crack-of-the-lash
expect heroes.0.0.4=8 heroes.0.0.5=[2 1 0]
do 0 upgrade crack-of-the-lash
expect heroes.0.0.4=5 heroes.0.0.5=[2 2 0]
do 0 buy rum-ration
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade rum-ration
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Widow Kray   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[kray 0 d8 0 13]
do 0 activate kray-a
do 0 upgrade boarding-pistols
expect heroes.0.0.4=9 heroes.0.0.5=[2 0 1]
do 0 buy change-of-wind
expect heroes.0.0.4=6 heroes.0.0.5=[2 1 1]
do 0 upgrade change-of-wind
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade black-spot
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Ox Tallow   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 14]
do 0 activate tallow-a
do 0 upgrade capstan-bar
expect heroes.0.0.4=10 heroes.0.0.5=[2 0 1]
do 0 buy bull-rush
expect heroes.0.0.4=7 heroes.0.0.5=[2 1 1]
do 0 upgrade bull-rush
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade grit-teeth
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Quill Farrow   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d8 0 14]
do 0 activate farrow-a
do 0 upgrade rapier
expect heroes.0.0.4=9 heroes.0.0.5=[2 0 1]
do 0 buy low-blow
expect heroes.0.0.4=6 heroes.0.0.5=[2 1 1]
do 0 upgrade low-blow
expect heroes.0.0.4=2 heroes.0.0.5=[2 2 1]
do 0 upgrade slip-away
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Dutch Ember   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d8 0 15]
do 0 activate ember-a
do 0 upgrade blunderbuss
expect heroes.0.0.4=11 heroes.0.0.5=[2 0 1]
do 0 buy called-shot
expect heroes.0.0.4=7 heroes.0.0.5=[2 1 1]
do 0 upgrade called-shot
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade cover-fire
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

% The prices of Sister Gull   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gull 0 d8 0 15]
do 0 activate gull-a
do 0 upgrade censer
expect heroes.0.0.4=11 heroes.0.0.5=[2 0 0]
do 0 buy mend
expect heroes.0.0.4=9 heroes.0.0.5=[2 1 0]
do 0 upgrade mend
expect heroes.0.0.4=6 heroes.0.0.5=[2 2 0]
do 0 buy muster
expect heroes.0.0.4=3 heroes.0.0.5=[2 2 1]
do 0 upgrade muster
expect heroes.0.0.4=0 heroes.0.0.5=[2 2 2]

# ---- buying and upgrading ----

% One coin short   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 2 [2 0 2]]
do 0 activate snapper-a
refuse 0 buy carve: R-15.1
refuse 0 upgrade carve: R-15.1

% The price to a coin   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 4 [1 1 1]]
do 0 activate snapper-a
refuse 0 upgrade twin-cleavers: R-15.1
ask 0 act includes: upgrade carve | upgrade shell-up
do 0 upgrade carve
expect heroes.0.0.4=0 heroes.0.0.5=[1 2 1] actions=3

% A hero pays with its own coins, not with a friend's   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0] heroes.0.1=[ishmael 0 d9 0 20]
do 0 activate snapper-a
refuse 0 buy carve: R-15.1
refuse 0 upgrade shell-up: R-15.1

% Only in its own activation: a friend's offers it nothing   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 20] heroes.0.1=[ishmael 0 d9]
refuse 0 buy carve: R-10.1
do 0 activate ishmael-a
refuse 0 buy carve: R-14.1
ask 0 act excludes: buy carve | upgrade twin-cleavers

% A skill is bought once, and turned once   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 20 [2 1 1]]
do 0 activate snapper-a
refuse 0 buy carve: R-15.1
refuse 0 buy twin-cleavers: R-15.1
refuse 0 upgrade twin-cleavers: R-15.1

% What is not owned cannot be turned   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 20]
do 0 activate snapper-a
refuse 0 upgrade carve: R-15.1

% Several purchases in one activation: bought, turned and used at once   [R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 9] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
do 0 buy carve
do 0 upgrade carve
do 0 upgrade shell-up
expect heroes.0.0.4=0 heroes.0.0.5=[1 2 2] actions=3
deal 3 3 2 2
do 0 attack carve d7
expect heroes.1.1.3=2

% Between two actions: the second attack has the new level   [R-15.1 R-15.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 5] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 3 3 3 3
do 0 attack twin-cleavers d7
expect heroes.1.1.3=0
do 0 upgrade twin-cleavers
deal 3 3 3 3
do 0 attack twin-cleavers d7
expect heroes.1.1.3=4

% Turned after its use, it is not used again   [R-14.1 R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 4 [1 1 1]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 3 3 3
do 0 attack carve d7
do 0 upgrade carve
refuse 0 attack carve d7: R-14.1

% After the third action there is still time to buy, with the coins it brought   [R-15.2 R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c7 3 0]]] heroes.0.0=[snapper 0 c8]
do 0 activate snapper-a
deal 4 1 1 1  4 1 1 1  4 1 1 1
do 0 attack twin-cleavers c7
do 0 attack twin-cleavers c7
do 0 attack twin-cleavers c7
ask 0 act: buy carve | upgrade shell-up | end
do 0 buy carve
expect heroes.0.0.5=[1 1 1] heroes.0.0.4=0
ask 1 take

% Not in the middle of a move   [R-15.2 R-12.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 20]
do 0 activate snapper-a
do 0 step d9
ask 0 move
refuse 0 buy carve: R-12.2
refuse 0 upgrade twin-cleavers: R-12.2
do 0 stop
ask 0 act includes: buy carve

% Not in the middle of an attack   [R-15.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 20] heroes.1=[[viana 1 d7] [santiago 1 d7] [gabriela 1 -]]
do 0 activate snapper-a
deal 4 1 1 1
do 0 attack twin-cleavers d7
ask 0 assign: hit viana-b single | hit santiago-b single

% Off the board it is placed first   [R-11.1 R-15.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 - 0 20]
do 0 activate snapper-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8
do 0 deploy e7
ask 0 act includes: buy carve
expect actions=3

% Silenced it may buy, not turn   [R-15.1 R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[latigo 0 d8 0 20 [1 0 0] [silence]]
do 0 activate latigo-a
refuse 0 upgrade bullwhip: R-9.5
do 0 buy rum-ration
do 0 buy crack-of-the-lash
expect heroes.0.0.4=15 heroes.0.0.5=[1 1 1]
refuse 0 upgrade rum-ration: R-9.5

% A KO'd hero keeps coins and levels   [R-6.2 R-15.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7 8 5 [2 1 2]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- heroes.1.0.4=5 heroes.1.0.5=[2 1 2]

# ---- heroes, not monsters ----

% Undertow and Choking Brine are for heroes: a monster near is none   [F-9.15]
start 2 heroes=starter
given hands.0=[undertow choking-brine] dragon=[1 d4 0 []] crew=[[][]] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
ask 0 act excludes: play-on undertow carcharias-a | play undertow | play choking-brine
refuse 0 play undertow: F-9.17

% Scent of Blood wants a damaged hero: a hurt monster does not smell   [F-9.15 F-9.32]
start 2 heroes=starter
given hands.0=[scent-of-blood] dragon=[1 d4 3 []] crew=[[][]] heroes.0.0=[carcharias 0 d5]
do 0 activate carcharias-a
do 0 attack jaws d4
ask 0 declared: pass
deal 3 3 4
do 0 pass
expect dragon=[1 d4 4 []]

% Barnacle Hide covers heroes: nobody is asked for an own monster   [F-9.15]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands.0=[barnacle-hide] dragon=[0 d4 0 []] crew=[[][]] heroes.1.1=[santiago 1 d5]
do 1 activate santiago-b
deal 4 4 4 1 1
do 1 attack gaff d4
ask 1 act
expect dragon=[0 d4 3 []]

% Surge moves the hero being activated, no monster   [F-9.15]
start 2 heroes=starter
given hands.0=[surge] dragon=[0 d4 0 []] crew=[[][]] heroes.0.0=[carcharias 0 d5]
do 0 monster
ask 0 swim excludes: play surge

% Sunken Hoard and Regrowth go to heroes   [F-9.15]
start 2 heroes=starter
given hands.0=[sunken-hoard regrowth] dragon=[0 d4 3 []] crew=[[][]]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew | monster | play-on sunken-hoard carcharias-a | play-on sunken-hoard ishmael-a | play-on sunken-hoard kyrie-a
