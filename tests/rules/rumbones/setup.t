# What the game is about, and how it begins.

game rumbones

# ==== Eight points win ====

% The eighth point wins at once: the attack's hero has actions left   [R-1.1]
start 2 heroes=starter
given points=[7 3] crew=[[] []]
  heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7 10]
do 0 activate carcharias-a
deal 1 4 1
do 0 attack jaws d7
told 0 points a 1
told 0 over a
over
winners 0
expect points=[8 3] winner=a actions=0

% Seven points do not win   [R-1.1]
start 2 heroes=starter
given points=[6 7] crew=[[] []]
  heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7 10]
do 0 activate carcharias-a
deal 1 4 1 undertow
do 0 attack jaws d7
expect points=[7 7] winner=-
ask 0 act

% Points for rigging win too, before its effect   [R-1.1]
start 2 heroes=starter
given points=[6 0] crew=[[] []] rigging=[[g2 9]]
  heroes.0.1=[ishmael 0 g3]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep g2
told 0 points a 2
untold 0 drew
over
winners 0
expect points=[8 0] hands=[[] []]

% Points for the Kraken win   [R-1.1]
start 2 heroes=starter
given points=[6 7] crew=[[] []] kraken=[e4 11]
  heroes.0.1=[ishmael 0 e5]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep e4
told 0 points a 2
over
winners 0

% A point for a sea monster wins   [R-1.1]
start 2 heroes=starter
given points=[7 7] crew=[[] []] dragon=[1 d4 7 []]
  heroes.0.1=[ishmael 0 d5]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d4
told 0 points a 1
over
winners 0

% Who is not at turn can win as well: its points count in anybody's turn   [R-1.1]
start 2 heroes=starter
given points=[7 7] crew=[[] []]
  heroes.0.0=[carcharias 0 d8 8 0 [1 0 1] [bleed] [] []]
do 0 activate carcharias-a
do 0 step d7
do 0 stop
told 1 points b 1
over
winners 1
expect points=[7 8]

% Both sides would come to eight points: the active side is first   [F-9.3 R-8.2]
# The Kraken arrives and hurts both sides alike; side A is first player.
start 2 heroes=starter
given points=[7 7] pools=[6 6] crew=[[] []] done=[[crew] [crew passed]] agenda=[[act 0]] acting=carcharias-a actions=3
  heroes=[[[carcharias 0 d8 7] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 d2 7 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 6 6
do 0 end
told 0 rises 12 12
told 0 points a 1
told 1 points b 1
over
winners 0

% In the Kraken phase that is the first player's side, whoever acted last   [F-9.3 R-8.2]
start 2 heroes=starter
given points=[7 7] pools=[6 6] crew=[[] []] done=[[crew] [crew passed]] agenda=[[act 0]] acting=carcharias-a actions=3 first=b
  heroes=[[[carcharias 0 d8 7] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 d2 7 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 6 6
do 0 end
over
winners 1

% With fewer points than eight on one side the other wins, first player or not   [F-9.3 R-1.1]
start 2 heroes=starter
given points=[6 7] pools=[6 6] crew=[[] []] done=[[crew] [crew passed]] agenda=[[act 0]] acting=carcharias-a actions=3
  heroes=[[[carcharias 0 d8 7] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 d2 7 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 6 6
do 0 end
over
winners 1
expect points=[7 8]

% No round is the last one   [R-1.2]
start 2 heroes=starter
given round=999 points=[7 7] crew=[[] []] done=[[crew] [crew passed]] agenda=[[act 0]] acting=carcharias-a actions=3
  heroes=[[[carcharias 0 d8] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 - 0 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 1 1 surge surge surge parry parry parry
do 0 end
told 1 round
expect round=1000 first=b winner=-
ask 1 take

# ==== Factions and sides ====

% The Deep Lords are side A on the base board, the Marea side B   [R-2.1 R-2.10]
start 2 deal
told 0 faction deep a
told 1 faction marea b
expect board=base factions=[deep marea] teams=[a b]
ask 0 pick

% Who chooses the Marea has side B there, and the other one the Deep Lords   [R-2.1 R-2.10]
start 2 faction=marea deal
told 1 faction deep a
told 0 faction marea b
expect factions=[deep marea] teams=[b a]
ask 1 pick includes: pick carcharias

% Mercenaries are no faction to choose   [R-2.1]
refuse start 2 faction=hired: bad-option

% On other boards either faction can be side A   [R-2.10]
start 2 board=gallants faction=marea deal
expect factions=[marea deep] teams=[a b]
ask 0 pick includes: pick viana

% ... and has side A's hull then   [R-2.10]
start 2 board=gallant-junks faction=marea heroes=starter
given crew=[[] []]
expect factions=[marea deep] teams=[a b]
do 0 activate gabriela-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8

% Drakkar against Drakkar: the roll says who is side A   [R-2.10]
start 2 board=windcutters deal 2 5
told 0 centre-die deep 2
told 0 centre-die marea 5
told 0 centre marea
expect factions=[marea deep] teams=[b a]
ask 1 pick includes: pick viana

% ... the Deep Lords, if theirs is higher, though the other team chose first   [R-2.10]
start 2 board=windcutters faction=marea deal 4 4 6 5
expect factions=[deep marea] teams=[b a]
ask 1 pick includes: pick carcharias

% A deck is its faction's, whatever the hull   [R-2.10 R-2.4]
start 2 board=gallants faction=marea heroes=starter
  deal 6 1 parry parry bribe surge surge undertow
expect hands=[[bribe parry parry] [undertow surge surge]]
view spectator decks=[?27 ?27]

# ==== Picking heroes ====

% From the own faction and the mercenaries   [R-2.2 R-2.9]
start 2 deal
ask 0 pick: pick carcharias | pick ishmael | pick kyrie | pick snapper | pick waldorf | pick kray
  | pick tallow | pick farrow | pick ember | pick gull
refuse 0 pick viana: R-2.2
do 0 pick waldorf
told 0 picked waldorf
ask 1 pick: pick viana | pick santiago | pick gabriela | pick de-marco | pick latigo | pick kray
  | pick tallow | pick farrow | pick ember | pick gull
refuse 1 pick snapper: R-2.2

% One at a time, side A first, then in turn; everybody sees it   [R-2.9]
start 2 deal
do 0 pick waldorf
view 1 heroes=[[[waldorf 0 - 0 0 [1 0 0] [] [] []]] []]
do 1 pick latigo
view 0 heroes.1=[[latigo 1 - 0 0 [1 0 0] [] [] []]]
ask 0 pick
do 0 pick kyrie
ask 1 pick
do 1 pick viana
ask 0 pick
refuse 1 pick gull: R-24.1
do 0 pick gull
ask 1 pick
deal 6 1 surge surge surge parry parry parry
do 1 pick ember
ask 0 take
expect heroes.0.0.0=waldorf heroes.0.1.0=kyrie heroes.0.2.0=gull
  heroes.1.0.0=latigo heroes.1.1.0=viana heroes.1.2.0=ember

% Exactly three each   [R-2.2]
start 2 deal
do 0 pick kyrie
do 1 pick viana
do 0 pick snapper
do 1 pick latigo
do 0 pick carcharias
deal 6 1 surge surge surge parry parry parry
do 1 pick de-marco
ask 0 take: activate carcharias-a | activate kyrie-a | activate snapper-a | crew
expect each=3

% All three may be mercenaries; the deck is still the faction's   [R-2.2]
start 2 deal
do 0 pick kray
do 1 pick viana
do 0 pick tallow
do 1 pick latigo
do 0 pick ember
deal 6 1 surge surge undertow parry parry parry
do 1 pick de-marco
expect factions=[deep marea] hands.0=[undertow surge surge]
  heroes.0.0.0=kray heroes.0.1.0=tallow heroes.0.2.0=ember

% Both sides may have the same mercenary   [R-2.2]
start 2 deal
do 0 pick kray
ask 1 pick includes: pick kray
do 1 pick kray
ask 0 pick excludes: pick kray
do 0 pick kyrie
ask 1 pick excludes: pick kray
expect heroes.0.0.0=kray heroes.1.0.0=kray

% One side has no hero twice   [R-2.2]
start 2 deal
do 0 pick kyrie
do 1 pick gull
refuse 0 pick kyrie: R-2.2
do 0 pick gull
refuse 1 pick gull: R-2.2

% Side A picks first, whichever seat that is   [R-2.9]
start 2 faction=marea deal
ask 1 pick
do 1 pick carcharias
ask 0 pick
do 0 pick viana
ask 1 pick

% Nothing else can be done before all are picked   [R-2.9]
start 2 deal
refuse 0 crew: R-2.9
refuse 0 pass: R-2.9
refuse 0 end: R-2.9

% The table's options may name the heroes: nobody picks   [R-2.9]
start 2 heroes=starter deal 6 1 surge surge surge parry parry parry
told 0 picked carcharias
told 1 picked gabriela
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew
expect heroes.1.0.0=viana heroes.1.1.0=santiago heroes.1.2.0=gabriela

% Dealt heroes are not picked either, when all are kept   [R-2.9]
start 2 heroes=random
  deal waldorf kyrie snapper latigo viana santiago 6 1 surge surge surge parry parry parry
told 0 dealt snapper
told 1 dealt santiago
ask 0 take: activate kyrie-a | activate snapper-a | activate waldorf-a | crew
expect heroes.1.0.0=viana heroes.1.1.0=santiago heroes.1.2.0=latigo

% Unusual allies: heroes of the other faction, too   [R-2.2]
start 2 allies=unusual deal
ask 0 pick includes: pick viana | pick carcharias | pick kray

# ==== What lies on the table ====

% Twenty-four deckhands and six bosuns each: twelve and six are left to place   [R-2.3]
start 2 heroes=starter
given crew=[[[c7 12 0] [c6 8 4] [c5 3 1]] [[e13 1 0]]]
do 0 crew
ask 0 place: place c8 0 | place c8 1
do 0 place c8 1
expect crew.0.0=[c8 1 0]
ask 0 bosuns: place c8 0 | place c8 1
do 0 place c8 0
ask 0 bosuns: place e7 0 | place e7 1

% All twenty-four deckhands on the board: only bosuns are placed   [R-2.3]
start 2 heroes=starter
given crew=[[[c7 12 0] [c6 12 0]] [[e13 1 0]]]
do 0 crew
ask 0 bosuns: place c8 0 | place c8 1 | place c8 2

% All bosuns on the board: only deckhands are placed   [R-2.3]
start 2 heroes=starter
given crew=[[[c7 12 0] [c6 0 6]] [[e13 1 0]]]
do 0 crew
expect crew.0=[[c8 2 0] [c7 12 0] [c6 0 6] [e7 2 0] [g8 2 0]]

% A deck of thirty cards each, face down   [R-2.4]
start 2 deal
view 0 decks=[?30 ?30] hands=[[] ?0]
view 1 decks=[?30 ?30] hands=[?0 []]
view spectator decks=[?30 ?30]
expect decks.0=[deep-monster feeding-frenzy feeding-frenzy feeding-frenzy undertow undertow undertow
  barnacle-hide barnacle-hide barnacle-hide scent-of-blood scent-of-blood scent-of-blood surge surge
  surge brood-of-the-deep brood-of-the-deep rising-tide rising-tide drowning-grasp drowning-grasp
  choking-brine choking-brine regrowth regrowth call-of-the-abyss call-of-the-abyss sunken-hoard
  sunken-hoard]
expect decks.1=[marea-monster volley volley volley bribe bribe bribe parry parry parry marked-man
  marked-man marked-man swing-line swing-line swing-line press-gang press-gang forward-dogs
  forward-dogs cut-the-rope cut-the-rope powder-smoke powder-smoke brandy brandy double-charge
  double-charge compound-interest compound-interest]

% Four deckhands on each of three objectives a side   [R-2.5]
start 2 deal
expect crew=[[[c6 4 0] [e9 4 0] [g6 4 0]] [[c2 4 0] [e13 4 0] [g2 4 0]]]

% All planks and all rigging lie there, unhurt   [R-2.5]
start 2 deal
expect planks-off=[] rigging=[]

% Three planks join the ships: heroes walk over each of them   [R-2.5]
start 2 heroes=starter
given crew=[[] []] done=[[] [crew passed]]
  heroes=[[[carcharias 0 c5] [ishmael 0 g5] [kyrie 0 e10]]
          [[viana 1 - 0 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
do 0 activate carcharias-a
do 0 step c4
do 0 step c3
do 0 end
do 0 activate ishmael-a
do 0 step g4
do 0 step g3
do 0 end
do 0 activate kyrie-a
do 0 step e11
do 0 step e12
expect heroes.0.0.2=c3 heroes.0.1.2=g3 heroes.0.2.2=e12

% Rigging lies where the board says, five pieces a side   [R-2.5]
# Each hero stands one zone away from pieces of the Marea.
start 2 heroes=starter
given crew=[[] []] done=[[] [crew passed]]
  heroes=[[[carcharias 0 d2] [ishmael 0 f2] [kyrie 0 e13]]
          [[viana 1 - 0 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
do 0 activate carcharias-a
ask 0 act includes: attack jaws c2
do 0 end
do 0 activate ishmael-a
ask 0 act includes: attack anchor-sweep g2
do 0 end
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun e13 | attack swordfish-gun g13
deal 6 6 6
do 0 attack swordfish-gun g13
told 0 thing-hurt g13 3
expect rigging=[[g13 3]]

% ... and those of the Deep Lords   [R-2.5]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 done=[[crew passed] []]
  heroes=[[[carcharias 0 - 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
           [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 c7] [santiago 1 h8] [gabriela 1 e6]]]
do 1 activate viana-b
ask 1 act includes: attack sabre-and-pistol c6
do 1 end
do 1 activate santiago-b
ask 1 act includes: attack gaff i8
do 1 end
do 1 activate gabriela-b
ask 1 act includes: attack fire-lance c6 | attack fire-lance e9 | attack fire-lance g6

% Tracks stand on zero; nothing is in the sea, and nothing has been used   [R-2.6]
start 2 heroes=starter deal 6 1 surge surge surge parry parry parry
expect points=[0 0] pools=[0 0] kraken=- dragon=- done=[[] []] better=[[] []] discards=[[] []]
score 0 0

# ==== The first player ====

% The higher die is first and has the first turn   [R-2.7]
start 2 heroes=starter deal 4 3 surge surge surge parry parry parry
told 0 tossed a 4
told 1 tossed b 3
told 0 first a
told 0 round 1
expect first=a turn=a active=0 round=1
ask 0 take

% ... the other one, if its die is higher   [R-2.7 R-2.11]
start 2 heroes=starter deal 4 5 parry parry parry surge surge surge
told 1 first b
expect first=b turn=b active=1 round=1
ask 1 take

% Ties are rolled again, both dice   [R-2.7]
start 2 heroes=starter deal 6 6 3 3 1 2 parry parry parry surge surge surge
told 1 tossed b 6
told 0 tossed a 3
told 0 tossed a 1
told 1 tossed b 2
expect first=b

% Three cards each   [R-2.7]
start 2 heroes=starter deal 6 1 surge undertow surge parry bribe brandy
told 0 drew 3
told 1 drew 3
told 0 drawn undertow
expect hands=[[undertow surge surge] [bribe parry brandy]]
view 0 hands=[[undertow surge surge] ?3] decks=[?27 ?27]
view 1 hands=[?3 [bribe parry brandy]] decks=[?27 ?27]
view spectator hands=[?3 ?3]

% The first player's side draws first   [R-2.11]
start 2 heroes=starter deal 1 6 parry bribe brandy surge undertow surge
expect hands=[[undertow surge surge] [bribe parry brandy]] first=b

% Side A rolls first, whichever seat it is   [R-2.11]
start 2 faction=marea heroes=starter deal 2 1 surge surge surge parry parry parry
told 1 tossed a 2
told 0 tossed b 1
expect first=a active=1
ask 1 take

% Two against two: one die a side, and hands in seat order   [R-2.11]
start 4 heroes=starter deal
do 0 pick carcharias
do 2 pick viana
do 0 pick ishmael
do 2 pick santiago
do 1 pick kyrie
deal 1 6 parry bribe brandy volley surge surge undertow regrowth
do 3 pick gabriela
told 0 tossed a 1
told 2 tossed b 6
expect first=b hands=[[surge surge] [undertow regrowth] [bribe parry] [volley brandy]]
ask 2 take

% Every pirate for himself: two dice each, in seat order   [R-2.11]
start 3 mode=pirates deal
do 0 pick kyrie
do 1 pick snapper
deal 1 6 4 4 2 5
do 2 pick latigo
told 0 tossed a 7
told 1 tossed b 8
told 2 tossed c 7
expect first=b
ask 1 deploy

% ... and who ties for the highest rolls again   [R-2.11]
start 3 mode=pirates deal
do 0 pick kyrie
do 1 pick snapper
deal 5 3 2 2 4 4 1 1 6 6
do 2 pick latigo
told 0 tossed a 2
told 2 tossed c 12
expect first=c
ask 2 deploy

# ==== Heroes as they begin ====

% Off the board, without coins or damage, free skills at level 1   [R-2.8]
start 2 heroes=starter deal 6 1 surge surge surge parry parry parry
expect heroes=[[[carcharias 0 - 0 0 [1 0 1] [] [] []] [ishmael 0 - 0 0 [1 0 1] [] [] []] [kyrie 0 - 0 0 [1 0 1] [] [] []]]
  [[viana 1 - 0 0 [1 0 1] [] [] []] [santiago 1 - 0 0 [1 0 1] [] [] []] [gabriela 1 - 0 0 [1 0 0] [] [] []]]]

% Who has two skills with a price begins with one   [R-2.8]
start 2 deal
do 0 pick waldorf
do 1 pick latigo
expect heroes=[[[waldorf 0 - 0 0 [1 0 0] [] [] []]] [[latigo 1 - 0 0 [1 0 0] [] [] []]]]

% What is not owned cannot be used   [R-2.8]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun d7
refuse 0 attack clinging-fire d7: R-15.1
refuse 0 buy clinging-fire: R-15.1

% Nobody is on the board: the first activation deploys   [R-2.8]
start 2 heroes=starter deal 6 1 surge surge surge parry parry parry
do 0 activate kyrie-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8
