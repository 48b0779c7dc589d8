# The five heroes of the Marea de la Muerte: their skills at both levels, passives and
# reactions.  They mostly stand on side A here, so that seat 0 acts.

game rumbones

# ==== Viana ====

% Sabre and Pistol, level 1: three dice on 4, range 2   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 d8] heroes.1.1=[santiago 1 d6] heroes.1.2=[gabriela 1 d5]
do 0 activate viana-a
refuse 0 attack sabre-and-pistol d5: R-5.1
deal 3 4 4
do 0 attack sabre-and-pistol d6
expect heroes.1.1.3=2

% Sabre and Pistol, level 2: four dice, the same range   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 d8 0 0 [2 0 1]] heroes.1.1=[santiago 1 d6] heroes.1.2=[gabriela 1 d5]
do 0 activate viana-a
refuse 0 attack sabre-and-pistol d5: R-5.1
deal 3 4 4 5
do 0 attack sabre-and-pistol d6
expect heroes.1.1.3=3

% Toll: when she is activated a coin of any enemy hero goes to any friend, whatever their state   [F-9.26]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[viana 0 d8] [ishmael 0 - 0 0 [1 0 1] [] [activated gold]] [kyrie 0 -]] heroes.1=[[santiago 1 d6 0 2] [gabriela 1 - 0 1 [1 0 0] [] [silver]] [latigo 1 -]]
do 0 activate viana-a
ask 0 toll: toll santiago-b viana-a | toll santiago-b ishmael-a | toll santiago-b kyrie-a | toll gabriela-b viana-a | toll gabriela-b ishmael-a | toll gabriela-b kyrie-a | pass
do 0 toll gabriela-b ishmael-a
expect heroes.1.1.4=0 heroes.0.1.4=1 heroes.1.0.4=2 actions=3
ask 0 act

% Toll is optional, and comes before all else but after she is placed   [F-9.26]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 -] heroes.1.1=[santiago 1 d6 0 2]
do 0 activate viana-a
ask 0 deploy
do 0 deploy c8
ask 0 toll includes: toll santiago-b viana-a | pass
do 0 pass
expect heroes.1.1.4=2 heroes.0.0.4=0
ask 0 act excludes: toll santiago-b viana-a

% Toll: nobody has a coin, nobody is asked   [F-9.17 F-9.26]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 d8]
do 0 activate viana-a
ask 0 act

% Toll: two coins of one hero while the enemy leads in points   [F-9.26]
start 2 heroes=starter
given dealt=[any any] points=[1 2] crew=[[][]] heroes.0.0=[viana 0 d8] heroes.1.1=[santiago 1 d6 0 3]
do 0 activate viana-a
do 0 toll santiago-b viana-a
expect heroes.1.1.4=1 heroes.0.0.4=2

% Toll: one coin while the points are even   [F-9.26]
start 2 heroes=starter
given dealt=[any any] points=[2 2] crew=[[][]] heroes.0.0=[viana 0 d8] heroes.1.1=[santiago 1 d6 0 3]
do 0 activate viana-a
do 0 toll santiago-b viana-a
expect heroes.1.1.4=2 heroes.0.0.4=1

% Toll: a poorer hero yields what it has   [F-9.26]
start 2 heroes=starter
given dealt=[any any] points=[0 2] crew=[[][]] heroes.0.0=[viana 0 d8] heroes.1.1=[santiago 1 d6 0 1] heroes.1.2=[gabriela 1 - 0 3]
do 0 activate viana-a
do 0 toll santiago-b viana-a
expect heroes.1.1.4=0 heroes.1.2.4=3 heroes.0.0.4=1

% Toll: silenced she takes none   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 d8 0 0 [1 0 1] [silence]] heroes.1.1=[santiago 1 d6 0 3]
do 0 activate viana-a
ask 0 act

% Toll: not when another hero is activated   [R-14.2 F-9.26]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 d8] heroes.0.1=[ishmael 0 d9] heroes.1.1=[santiago 1 d6 0 3]
do 0 activate ishmael-a
ask 0 act

% Ledger, level 1: one card out of the hand, two in; a Kraken symbol on it counts for nothing   [R-19.1 R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] hands.0=[undertow surge] heroes.0.0=[viana 0 d8 0 0 [1 1 1]]
do 0 activate viana-a
do 0 use ledger
ask 0 spend: discard undertow | discard surge
deal regrowth sunken-hoard
do 0 discard undertow
expect hands.0=[surge regrowth sunken-hoard] discards.0=[undertow] pools=[0 0] actions=2 heroes.0.0.4=0
refuse 0 use ledger: R-14.1

% Ledger: no card in hand, no use   [F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[viana 0 d8 0 0 [1 2 1]]
do 0 activate viana-a
refuse 0 use ledger: F-9.17

% Ledger, level 2: and a hero of the side, in any state, gains 2 coins   [R-16.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] hands.0=[undertow surge] heroes.0=[[viana 0 d8 0 0 [1 2 1]] [ishmael 0 - 0 0 [1 0 1] [] [activated silver]] [kyrie 0 -]]
do 0 activate viana-a
do 0 use ledger
deal regrowth sunken-hoard
do 0 discard surge
ask 0 receive: give viana-a | give ishmael-a | give kyrie-a
do 0 give ishmael-a
expect hands.0=[undertow regrowth sunken-hoard] heroes.0.1.4=2 heroes.0.0.4=0

% Ledger: silenced she keeps no books   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] hands.0=[undertow surge] heroes.0.0=[viana 0 d8 0 0 [1 2 1] [silence]]
do 0 activate viana-a
refuse 0 use ledger: R-9.5

% Insurance: another friend is KO'd; it gains 2 coins, she draws a card, and it turns back   [R-14.2 F-9.22]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 b8 0 0 [1 0 2]] [santiago 1 d7 10 1] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 1 after: react-on insurance santiago-b | pass
deal brandy
do 1 react-on insurance santiago-b
expect heroes.1.1.4=3 hands.1=[brandy] heroes.1.0.5=[1 0 1] heroes.1.1.2=-
ask 0 act

% Insurance: also for who bleeds to death, right after the KO   [F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[viana 0 b8 0 0 [1 0 2]] [ishmael 0 d8 10 0 [1 0 1] [bleed]] [kyrie 0 -]]
do 0 activate ishmael-a
do 0 step d9
do 0 stop
ask 0 fallen: react-on insurance ishmael-a | pass
deal surge
do 0 react-on insurance ishmael-a
expect heroes.0.1.4=2 hands.0=[surge]
ask 1 take

% Insurance is asked after the passives: Old Debts are paid by then   [F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [kray 1 b7]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 1 after: react-on insurance santiago-b | pass
expect heroes.1.2.4=1 heroes.1.1.4=0

% Insurance: two fall at once, one of them is insured   [F-9.21]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [gabriela 1 d7 5]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
do 0 hit santiago-b single
ask 1 after: react-on insurance santiago-b | react-on insurance gabriela-b | pass
deal brandy
do 1 react-on insurance gabriela-b
expect heroes.1.1.4=0 heroes.1.2.4=2
ask 0 act

% Insurance: her own fall is not insured   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 d7 8 0 [1 0 2]] [santiago 1 b8] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act
expect heroes.1.0.2=- heroes.1.0.4=0

% Insurance: she must still be deployed after these KOs   [F-9.28 R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 d7 8 0 [1 0 2]] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
do 0 hit santiago-b single
ask 0 act
expect heroes.1.1.4=0 heroes.1.0.5=[1 0 2]

% Insurance: not while she is off the board   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 - 0 0 [1 0 2]] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

% Insurance: not at level 1   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 b8 0 0 [1 0 1]] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

% Insurance: not while she is silenced, and not for an enemy   [R-9.5 R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[viana 0 b7 0 0 [1 0 2]] [ishmael 0 d8] [kyrie 0 -]] heroes.1=[[viana 1 b8 0 0 [1 0 2] [silence]] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

# ==== Don Santiago ====

% Gaff, level 1: three dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[ishmael 1 d7]
do 0 activate santiago-a
refuse 0 attack gaff d6: R-5.1
deal 3 4 4
do 0 attack gaff d7
expect heroes.1.1.3=2

% Gaff, level 2: four dice   [R-5.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 0 0 [2 0 1]] heroes.1.0=[ishmael 1 d7] heroes.1.2=[gabriela 1 d6]
do 0 activate santiago-a
refuse 0 attack gaff d6: R-5.1
deal 3 4 4 4
do 0 attack gaff d7
expect heroes.1.0.3=3

% Old Scars: with 3 damage he hits on 4   [R-8.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 3] heroes.1.0=[ishmael 1 d7]
do 0 activate santiago-a
deal 3 3 4
do 0 attack gaff d7
expect heroes.1.0.3=1

% Old Scars: with 4 damage his attacks have +1 to hit   [R-8.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 4] heroes.1.0=[ishmael 1 d7]
do 0 activate santiago-a
deal 3 3 2
do 0 attack gaff d7
expect heroes.1.0.3=2

% Old Scars: silenced he hits on 4   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 5 0 [1 0 1] [silence]] heroes.1.0=[ishmael 1 d7]
do 0 activate santiago-a
deal 3 3 4
do 0 attack gaff d7
expect heroes.1.0.3=1

% Old Scars: unhurt too he has two dice more against the Kraken   [R-14.1]
start 2 heroes=starter
given dealt=[any any] kraken=[e4 0] crew=[[][]] heroes.0.0=[santiago 0 e5]
do 0 activate santiago-a
deal 4 4 4 4 3
do 0 attack gaff e4
expect kraken=[e4 4]

% Old Scars: against an enemy's monster as well, and hurt he hits on 3   [R-14.1]
start 2 heroes=starter
given dealt=[any any] dragon=[1 d4 0 []] crew=[[][]] heroes.0.0=[santiago 0 d5 5]
do 0 activate santiago-a
deal 3 3 3 2 2
do 0 attack gaff d4
expect dragon=[1 d4 3 []]

% Old Scars: silenced he has three dice against the Kraken   [R-9.5]
start 2 heroes=starter
given dealt=[any any] kraken=[e4 0] crew=[[][]] heroes.0.0=[santiago 0 e5 0 0 [1 0 1] [silence]]
do 0 activate santiago-a
deal 4 4 4
do 0 attack gaff e4
expect kraken=[e4 3]

% Cast Net, level 1: a deployed enemy hero within 2 is slowed   [R-9.4 R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 0 0 [1 1 1]] heroes.0.1=[ishmael 0 d9] heroes.1=[[viana 1 d6] [carcharias 1 d5] [gabriela 1 -]]
do 0 activate santiago-a
ask 0 act includes: use-on cast-net viana-b
refuse 0 use-on cast-net carcharias-b: F-9.17
refuse 0 use-on cast-net gabriela-b: F-9.17
refuse 0 use-on cast-net ishmael-a: F-9.17
do 0 use-on cast-net viana-b
expect heroes.1.0.6=[slow] actions=2
refuse 0 use-on cast-net viana-b: R-14.1

% Cast Net, level 1: not on who is slow already   [F-9.32 R-9.7]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 0 0 [1 1 1]] heroes.1.0=[viana 1 d6 0 0 [1 0 1] [slow]]
do 0 activate santiago-a
refuse 0 use-on cast-net viana-b: F-9.17

% Cast Net: not on a hero off the board, wherever he stands himself   [F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 b1 0 0 [1 2 1]] heroes.1.0=[viana 1 -]
do 0 activate santiago-a
refuse 0 use-on cast-net viana-b: F-9.17

% Cast Net, level 2: within 3, slow and stunned; one of the two lacking is enough   [F-9.32 R-9.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 0 0 [1 2 1]] heroes.1=[[viana 1 d5 0 0 [1 0 1] [slow]] [carcharias 1 d6 0 0 [1 0 1] [stun slow]] [gabriela 1 c5]]
do 0 activate santiago-a
ask 0 act excludes: use-on cast-net carcharias-b | use-on cast-net gabriela-b
do 0 use-on cast-net viana-b
expect heroes.1.0.6=[stun slow]

% Cast Net: silenced he casts nothing   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 0 0 [1 2 1] [silence]] heroes.1.0=[viana 1 d6]
do 0 activate santiago-a
refuse 0 use-on cast-net viana-b: R-9.5

% Haul Back: hurt by a hero beside him he strikes back with his gaff, and it turns back   [R-14.2 F-9.12]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 3 0 [2 0 2]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 1 after: react haul-back | pass
deal 3 3 3 2
do 1 react haul-back
expect heroes.0.1.3=3 heroes.1.1.5=[2 0 1] heroes.1.1.3=4
ask 0 act

% Haul Back: it is his attack, so a KO pays him 3 and ends the attacker's activation   [F-9.12 R-16.2 R-6.3]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 10] heroes.1.1=[santiago 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
deal 4 1 1 1 1
do 0 attack anchor-sweep d7
deal 4 1 1
do 1 react haul-back
expect heroes.0.1.2=- heroes.0.1.7=[activated silver] heroes.1.1.4=3 heroes.1.0.4=0 points=[0 1]
ask 1 take

% Haul Back: not when the attack did no damage to him   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[santiago 1 d7 0 0 [1 0 2]] [viana 1 d7] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
do 0 hit viana-b single
ask 0 act

% Haul Back: not against a shot from 2 away   [F-9.25]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9] heroes.1.1=[santiago 1 d7 0 0 [1 0 2]]
do 0 activate kyrie-a
deal 4 1 1
do 0 attack swordfish-gun d7
ask 0 act
expect heroes.1.1.3=1

% Haul Back: pushed out of reach he cannot   [F-9.25]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]] heroes.1.1=[santiago 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
deal 4 1 1 1
do 0 attack breach d7
do 0 push d6
ask 0 act

% Haul Back: a splash that hurts him is part of the hero's attack   [F-9.30 F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 0 [1 1 0]] heroes.1=[[santiago 1 d7 0 0 [1 0 2]] [latigo 1 d6] [viana 1 -]]
do 0 activate gabriela-a
deal 1 1 1 1  4
do 0 attack powder-keg d6
ask 1 after: react haul-back | pass

% Haul Back: pushed out of his zone but still beside the attacker, he strikes at its zone   [F-9.25]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 2 1]] heroes.1=[[viana 1 -] [santiago 1 d7 0 0 [1 0 2]] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1 1 1
do 0 attack breach d7
do 0 push e7
do 0 push e8
ask 1 after: react haul-back | pass
deal 4 1 1
do 1 react haul-back
expect heroes.0.1.3=1

% Haul Back: KO'd he cannot   [F-9.25]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 10 0 [1 0 2]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

% Haul Back: crew that hurts him is no hero   [F-9.21]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1]] heroes.1.1=[santiago 1 c6 0 0 [1 0 2]]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
ask 0 act
expect heroes.1.1.3=2

% Haul Back: not at level 1   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 0 0 [1 0 1]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

% Haul Back: not while he is silenced   [R-9.5]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 0 0 [1 0 2] [silence]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

# ==== Gabriela ====

% Fire Lance, level 1: three dice on 4, range 3   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate gabriela-a
refuse 0 attack fire-lance d5: R-5.1
deal 3 4 6
do 0 attack fire-lance d6
expect heroes.1.1.3=2

% Fire Lance, level 2: four dice, the same range   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9 0 0 [2 0 0]] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate gabriela-a
refuse 0 attack fire-lance d5: R-5.1
deal 3 4 6 5
do 0 attack fire-lance d6
expect heroes.1.1.3=3

% Demolition: a natural 6 on rigging deals 2   [R-7.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 c4]
do 0 activate gabriela-a
deal 6 4 5
do 0 attack fire-lance c2
expect rigging=[[c2 4]]

% Demolition: on a hero or a deckhand the same 6 deals 1   [R-7.5 R-7.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 c4] heroes.1.1=[santiago 1 c2 9]
do 0 activate gabriela-a
deal 6 6 4
do 0 attack fire-lance c2
ask 0 assign: hit santiago-b single | hit santiago-b double
do 0 hit santiago-b double
do 0 hit santiago-b single
expect heroes.1.1.2=- rigging=[[c2 2]]

% Demolition: the Kraken is no rigging   [R-7.5]
start 2 heroes=starter
given dealt=[any any] kraken=[e4 0] crew=[[][]] heroes.0.0=[gabriela 0 e5]
do 0 activate gabriela-a
deal 6 6 1
do 0 attack fire-lance e4
expect kraken=[e4 2]

% Demolition: silenced her 6 deals 1   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 c4 0 0 [1 0 0] [silence]]
do 0 activate gabriela-a
deal 6 4 5
do 0 attack fire-lance c2
expect rigging=[[c2 3]]

% Powder Keg, level 1: four dice, range 2; then a die for each zone beside the target that holds enemies   [R-7.2 F-9.30]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 0 [1 1 0]] heroes.0.1=[ishmael 0 c6] heroes.1=[[santiago 1 d6] [viana 1 e6] [latigo 1 d5]]
do 0 activate gabriela-a
refuse 0 attack powder-keg d5: R-5.1
deal 4 4 3 3
do 0 attack powder-keg d6
ask 0 splash: at d5 | at e6
deal 4  3
do 0 at e6
told 0 splashes e6
expect heroes.1.0.3=2 heroes.1.1.3=1 heroes.1.2.3=0 heroes.0.1.3=0
ask 0 act excludes: attack powder-keg d6

% Powder Keg: what its splashes KO pays as her attack   [F-9.30 R-16.1 R-16.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c5 1 0]]] heroes.0.0=[gabriela 0 c8 0 0 [1 1 0]] heroes.1=[[santiago 1 c6] [viana 1 c7 8] [latigo 1 -]]
do 0 activate gabriela-a
deal 1 1 1 1
do 0 attack powder-keg c6
ask 0 splash: at c5 | at c7
deal 4  4
do 0 at c7
expect crew=[[][]] heroes.1.1.2=- heroes.0.0.4=4 points=[1 0] heroes.1.0.3=0

% Powder Keg: rigging alone beside the target is not splashed   [F-9.30]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 c4 0 0 [1 1 0]] heroes.1.1=[santiago 1 c3]
do 0 activate gabriela-a
deal 1 1 1 1
do 0 attack powder-keg c3
ask 0 act
expect rigging=[]

% Powder Keg, level 2: five dice, range 3, splashes of two dice   [F-9.30]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9 0 0 [1 2 0]] heroes.1=[[santiago 1 d6] [viana 1 e6] [latigo 1 d5]]
do 0 activate gabriela-a
refuse 0 attack powder-keg d5: R-5.1
deal 4 4 4 3 3
do 0 attack powder-keg d6
deal 4 3  4 4
do 0 at e6
expect heroes.1.0.3=3 heroes.1.1.3=1 heroes.1.2.3=2

% Powder Keg: a splash keeps the order of tiers   [F-9.30 R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c5 1 0]]] heroes.0.0=[gabriela 0 c8 0 0 [1 2 0]] heroes.1=[[santiago 1 c6] [viana 1 c5] [latigo 1 -]]
do 0 activate gabriela-a
deal 1 1 1 1 1  4 4
do 0 attack powder-keg c6
expect crew=[[][]] heroes.1.1.3=1 heroes.0.0.4=1

% Powder Keg: blinded, its splashes are too   [F-9.30 R-9.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 0 [1 1 0] [blind]] heroes.1=[[santiago 1 d6] [viana 1 e6] [latigo 1 -]]
do 0 activate gabriela-a
deal 4 4 5 1  4
do 0 attack powder-keg d6
expect heroes.1.0.3=1 heroes.1.1.3=0

% Powder Keg: dice added to the attack are not added to its splashes; a better aim is   [F-9.30]
start 2 heroes=starter
given dealt=[any any] hands.0=[feeding-frenzy scent-of-blood] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 0 [1 1 0]] heroes.1=[[santiago 1 d6 1] [viana 1 e6] [latigo 1 -]]
do 0 activate gabriela-a
do 0 attack powder-keg d6
do 0 play feeding-frenzy
deal 3 3 3 2 2 2  3
do 0 play scent-of-blood
expect heroes.1.0.3=4 heroes.1.1.3=1

% Powder Keg: with a Marked Man its hits may go to heroes first, those of its splashes may not   [F-9.30]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands.1=[marked-man] crew=[[[c6 1 0] [c7 1 0]][]] heroes.0=[[ishmael 0 c6] [carcharias 0 c7] [kyrie 0 -]] heroes.1.2=[gabriela 1 c5 0 0 [1 2 0]]
do 1 activate gabriela-b
do 1 attack powder-keg c6
deal 4 1 1 1 1
do 1 play marked-man
ask 1 assign: hit-crew deckhand single | hit ishmael-a single
deal 4 1
do 1 hit ishmael-a single
expect heroes.0.0.3=1 heroes.0.1.3=0 crew=[[[c6 1 0]][]]

% Powder Keg silenced: four dice and no splash   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 0 [1 1 0] [silence]] heroes.1=[[santiago 1 d6] [viana 1 e6] [latigo 1 -]]
do 0 activate gabriela-a
deal 4 4 3 3
do 0 attack powder-keg d6
ask 0 act
expect heroes.1.0.3=2 heroes.1.1.3=0

% Smoke Pot, level 1: a deployed enemy hero within 3 is blinded   [R-9.2 R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9 0 0 [1 0 1]] heroes.0.1=[ishmael 0 d8] heroes.1=[[santiago 1 d6] [viana 1 d5] [latigo 1 -]]
do 0 activate gabriela-a
refuse 0 use-on smoke-pot viana-b: F-9.17
refuse 0 use-on smoke-pot latigo-b: F-9.17
refuse 0 use-on smoke-pot ishmael-a: F-9.17
do 0 use-on smoke-pot santiago-b
expect heroes.1.0.6=[blind] actions=2

% Smoke Pot, level 1: who is blind cannot be blinded   [F-9.32 R-9.7]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9 0 0 [1 0 1]] heroes.1.1=[santiago 1 d6 0 0 [1 0 1] [blind]]
do 0 activate gabriela-a
refuse 0 use-on smoke-pot santiago-b: F-9.17

% Smoke Pot, level 2: all enemy heroes of a zone within 3 and of its four neighbours, no friends   [R-9.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9 0 0 [1 0 2]] heroes.0.1=[ishmael 0 c6] heroes.1=[[santiago 1 d6] [viana 1 d5] [latigo 1 e6]]
do 0 activate gabriela-a
ask 0 act includes: use-at smoke-pot d6 | use-at smoke-pot e7 | use-at smoke-pot d7
ask 0 act excludes: use-at smoke-pot d5 | use-at smoke-pot d8
do 0 use-at smoke-pot d6
expect heroes.1.0.6=[blind] heroes.1.1.6=[blind] heroes.1.2.6=[blind] heroes.0.1.6=[] heroes.0.0.6=[]

% Smoke Pot, level 2: a zone where nobody would be blinded is no choice   [F-9.17 F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9 0 0 [1 0 2]] heroes.1=[[santiago 1 d6 0 0 [1 0 1] [blind]] [viana 1 f9] [latigo 1 -]]
do 0 activate gabriela-a
refuse 0 use-at smoke-pot d6: F-9.17
refuse 0 use-at smoke-pot d7: F-9.17
do 0 use-at smoke-pot e9
expect heroes.1.1.6=[blind]

% Smoke Pot: silenced she throws none   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d9 0 0 [1 0 1] [silence]] heroes.1.1=[santiago 1 d6]
do 0 activate gabriela-a
refuse 0 use-on smoke-pot santiago-b: R-9.5

# ==== De Marco ====

% Dancing Blade, level 1: four dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate de-marco-a
refuse 0 attack dancing-blade d6: R-5.1
deal 3 3 4 4
do 0 attack dancing-blade d7
expect heroes.1.1.3=2

% Dancing Blade, level 2: five dice on 4   [R-5.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate de-marco-a
refuse 0 attack dancing-blade d6: R-5.1
deal 3 3 4 4 4
do 0 attack dancing-blade d7
expect heroes.1.1.3=3

% Light Feet: he walks through a zone with enemies but does not stop there   [R-12.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d9] heroes.1.1=[santiago 1 d8]
do 0 activate de-marco-a
do 0 step d8
ask 0 move: step d7 | step c8 | step d9 | step e8
do 0 step d7
expect heroes.0.0.2=d7

% Light Feet: with no zone beyond in reach he does not set out   [R-12.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d9] heroes.1.1=[santiago 1 d8]
do 0 activate de-marco-a
do 0 step d10
refuse 0 step d8: R-12.1
ask 0 move includes: stop | step d9

% Light Feet: two zones full of enemies in a row are too much for 2 points   [R-12.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 b9] heroes.1=[[santiago 1 b8] [viana 1 b7] [latigo 1 a8]]
do 0 activate de-marco-a
ask 0 act includes: step b8
do 0 step b8
ask 0 move: step b9 | step c8

% Light Feet: silenced he walks like anybody   [R-9.5 R-12.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d9 0 0 [1 0 1] [silence]] heroes.1.1=[santiago 1 d8]
do 0 activate de-marco-a
refuse 0 step d8: R-12.1

% Feint, level 1: five dice, heroes before crew; then he may step 1   [R-7.2 F-9.18]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 2 0]]] heroes.0.0=[de-marco 0 c7 0 0 [1 1 1]] heroes.1.1=[santiago 1 c6]
do 0 activate de-marco-a
deal 4 3 3 3 3
do 0 attack feint c6
ask 0 assign: hit-crew deckhand single | hit santiago-b single
do 0 hit santiago-b single
ask 0 move: step d7 | step b7 | step c8 | stop
do 0 step b7
expect heroes.0.0.2=b7 heroes.1.1.3=1 heroes.1.1.6=[] actions=2 walked=0
ask 0 act excludes: attack feint c6

% Feint, level 1: the step need not be made   [F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 c7 0 0 [1 1 1]] heroes.1.1=[santiago 1 c6]
do 0 activate de-marco-a
deal 4 4 4 4 4
do 0 attack feint c6
do 0 stop
expect heroes.0.0.2=c7 heroes.1.1.3=5

% Feint, level 2: six dice, heroes before crew; one hero it damaged bleeds, then up to 2 steps   [R-7.2 F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 0]]] heroes.0.0=[de-marco 0 c7 0 0 [1 2 1]] heroes.1=[[santiago 1 c6] [viana 1 c6] [latigo 1 c6]]
do 0 activate de-marco-a
deal 4 4 3 3 3 3
do 0 attack feint c6
do 0 hit santiago-b single
do 0 hit viana-b single
ask 0 mark: give viana-b | give santiago-b
do 0 give viana-b
ask 0 move includes: step d7 | stop
do 0 step d7
ask 0 move includes: step d6 | stop
do 0 step d6
ask 0 act
expect heroes.0.0.2=d6 heroes.1.1.6=[bleed] heroes.1.0.6=[] heroes.1.2.6=[] crew.1=[[c6 1 0]]

% Feint, level 1: two zones away is too far   [R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d8 0 0 [1 1 1]] heroes.1.0=[viana 1 d6]
do 0 activate de-marco-a
refuse 0 attack feint d6: R-5.1

% Feint reaches the neighbouring zones only   [R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 d8 0 0 [1 2 1]] heroes.1.0=[viana 1 d6]
do 0 activate de-marco-a
refuse 0 attack feint d6: R-5.1

% Feint, level 2: nobody was damaged, nobody bleeds   [R-7.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 c7 0 0 [1 2 1]] heroes.1.1=[santiago 1 c6]
do 0 activate de-marco-a
deal 3 3 3 3 3 3
do 0 attack feint c6
ask 0 move
do 0 stop
expect heroes.1.1.6=[]

% Feint's steps come before a Spiked Shell, which then finds him gone   [F-9.25 R-7.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[de-marco 0 c7 0 0 [1 1 1]] heroes.1.0=[snapper 1 c6]
do 0 activate de-marco-a
deal 3 3 3 3 3
do 0 attack feint c6
do 0 step d7
expect heroes.0.0.3=0

% Feint silenced: five dice, crew first, no step   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 0]]] heroes.0.0=[de-marco 0 c7 0 0 [1 1 1] [silence]] heroes.1.1=[santiago 1 c6]
do 0 activate de-marco-a
deal 4 4 3 3 3
do 0 attack feint c6
ask 0 act
expect crew.1=[] heroes.1.1.3=1

% Riposte: the attack on him has 2 dice less; then he must strike with three dice, and it turns back   [R-14.2 F-9.26]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [] [once]] heroes.1.0=[de-marco 1 d7 0 0 [2 0 2]]
do 0 activate snapper-a
do 0 attack twin-cleavers d7
ask 1 declared: react riposte | pass
deal 4 4  4 4 3
do 1 react riposte
expect heroes.1.0.3=2 heroes.0.0.3=2 heroes.1.0.5=[2 0 1]
ask 0 act

% Riposte: one die is always left   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d9 0 0 [1 1 1]] heroes.1.0=[de-marco 1 d6 0 0 [1 0 2]]
do 0 activate ember-a
do 0 attack called-shot d6
deal 3
do 1 react riposte
expect heroes.1.0.3=1
ask 0 act

% Riposte: against a shot it takes dice, but the shooter is out of his reach   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.2=[kyrie 0 d9] heroes.1.0=[de-marco 1 d7 0 0 [1 0 2]]
do 0 activate kyrie-a
do 0 attack swordfish-gun d7
deal 4
do 1 react riposte
expect heroes.1.0.3=1 heroes.0.2.3=0 heroes.1.0.5=[1 0 1]
ask 0 act

% Riposte: KO'd by the attack he strikes no more   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[de-marco 1 d7 7 0 [1 0 2]]
do 0 activate snapper-a
do 0 attack twin-cleavers d7
deal 4 1
do 1 react riposte
expect heroes.1.0.2=- heroes.0.0.3=0
ask 0 act

% Riposte: pushed out of reach by the attack he does not strike   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]] heroes.1.0=[de-marco 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 attack breach d7
deal 1 1
do 1 react riposte
do 0 push d6
expect heroes.0.1.3=0
ask 0 act

% Riposte: pushed out of his zone but still beside the attacker, he strikes   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 2 1]] heroes.1.0=[de-marco 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 attack breach d7
deal 1 1 1
do 1 react riposte
do 0 push e7
deal 4 4 1
do 0 push e8
expect heroes.0.1.3=2

% Riposte: a monster's bite is no hero's attack   [F-9.21]
start 2 heroes=starter
given dealt=[any any] dragon=[0 d4 0 []] crew=[[][]] heroes.1.0=[de-marco 1 d3 0 0 [1 0 2]]
do 0 monster
deal 4 4 1 1
do 0 bite d3
expect heroes.1.0.3=2 heroes.1.0.5=[1 0 2] dragon.2=0

% Riposte's blow is an attack: the attacker KO'd pays De Marco 3   [F-9.12 R-16.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 6] heroes.1.0=[de-marco 1 d7 0 0 [1 0 2]]
do 0 activate snapper-a
do 0 attack twin-cleavers d7
deal 1 1  4 1 1
do 1 react riposte
expect heroes.0.0.2=- heroes.1.0.4=3 points=[0 1]
ask 1 take

% Riposte and Spiked Shell at the same time: the active player says which is first   [R-8.1 F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[de-marco 1 d7 0 0 [1 0 2]] [snapper 1 d7] [latigo 1 -]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
deal 1
do 1 react riposte
ask 0 order: first de-marco-b | first snapper-b
deal 4 4 4
do 0 first de-marco-b
expect heroes.0.1.3=4

% Riposte's blow is an enemy hero's attack on the zone of a Spiked Shell   [F-9.12 F-9.21]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[de-marco 1 d7 0 0 [1 0 2]]
do 0 activate snapper-a
do 0 attack twin-cleavers d7
deal 1 1  1 1 1
do 1 react riposte
expect heroes.1.0.3=1 heroes.0.0.7=[once]

% Riposte: an attack of crew is no hero's   [F-9.21]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1]] heroes.1.0=[de-marco 1 c6 0 0 [1 0 2]]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
expect heroes.1.0.3=2 heroes.1.0.5=[1 0 2]
ask 0 act

% Riposte: an attack on the zone beside his is not on his   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1=[[de-marco 1 d7 0 0 [1 0 2]] [viana 1 d9] [latigo 1 -]]
do 0 activate snapper-a
deal 1 1 1 1
do 0 attack twin-cleavers d9
ask 0 act

% Riposte: not at level 1   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[de-marco 1 d7 0 0 [1 0 1]]
do 0 activate snapper-a
deal 1 1 1 1
do 0 attack twin-cleavers d7
ask 0 act

% Riposte: not while he is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[de-marco 1 d7 0 0 [1 0 2] [silence]]
do 0 activate snapper-a
deal 1 1 1 1
do 0 attack twin-cleavers d7
ask 0 act

# ==== El Latigo ====

% Bullwhip, level 1: three dice on 4, range 2   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[latigo 0 d8] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate latigo-a
refuse 0 attack bullwhip d5: R-5.1
deal 3 4 4
do 0 attack bullwhip d6
expect heroes.1.1.3=2

% Bullwhip, level 2: four dice, the same range   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[latigo 0 d8 0 0 [2 0 0]] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate latigo-a
refuse 0 attack bullwhip d5: R-5.1
deal 3 4 4 4
do 0 attack bullwhip d6
expect heroes.1.1.3=3

% Discipline: crew that attacks from within 1 of him rolls its ones again, once   [R-8.1]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 3 0]] []] heroes.0.0=[latigo 0 d7 0 0 [1 1 0]] heroes.1.1=[santiago 1 c6]
do 0 activate latigo-a
deal 1 1 2  4 1
do 0 use-at crack-of-the-lash c7
told 0 rerolled 2
expect heroes.1.1.3=1

% Discipline: bosuns' ones as well, and their new dice stand   [R-8.1]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 1]] []] heroes.0.0=[latigo 0 d7 0 0 [1 1 0]] heroes.1.1=[santiago 1 c6]
do 0 activate latigo-a
deal 1  1 2  3  4
do 0 use-at crack-of-the-lash c7
expect heroes.1.1.3=2

% Discipline: crew 2 away keeps its ones   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 3 0]] []] heroes.0.0=[latigo 0 d8 0 0 [1 1 0]] heroes.1.1=[santiago 1 c6]
do 0 activate latigo-a
deal 1 1 4
do 0 use-at crack-of-the-lash c7
untold 0 rerolled
expect heroes.1.1.3=1

% Discipline: his own dice, and other heroes', are not crew's   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[latigo 0 d7] heroes.1.1=[santiago 1 c6]
do 0 activate latigo-a
deal 1 1 4
do 0 attack bullwhip c6
expect heroes.1.1.3=1

% Discipline: silenced he has none   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]] []] heroes.0.0=[latigo 0 d7 0 0 [1 0 0] [silence]] heroes.0.1=[waldorf 0 b6 0 0 [1 1 0]] heroes.1.1=[santiago 1 c6]
do 0 activate waldorf-a
deal 1 1
do 0 use-at grave-rally c7
expect heroes.1.1.3=0

% Discipline: it works in a friend's activation too   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]] []] heroes.0.0=[latigo 0 d7] heroes.0.1=[waldorf 0 b6 0 0 [1 1 0]] heroes.1.1=[santiago 1 c6]
do 0 activate waldorf-a
deal 1 1 4 4
do 0 use-at grave-rally c7
expect heroes.1.1.3=2

% Crack of the Lash, level 1: the crew of one zone within 2 attacks at once and does not advance first   [F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 1] [e10 1 0]] [[c6 1 0]]] heroes.0.0=[latigo 0 d8 0 0 [1 1 0]] heroes.1.1=[santiago 1 e11]
do 0 activate latigo-a
ask 0 act includes: use-at crack-of-the-lash c7
ask 0 act excludes: use-at crack-of-the-lash e10
deal 3 1 1
do 0 use-at crack-of-the-lash c7
expect crew=[[[c6 1 1] [e10 1 0]] []] heroes.0.0.4=0 actions=2
refuse 0 use-at crack-of-the-lash c6: R-14.1

% Crack of the Lash, level 1: one zone and no second   [F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0] [e8 1 0]] []] heroes.0.0=[latigo 0 d8 0 0 [1 1 0]] heroes.1.1=[santiago 1 d7]
do 0 activate latigo-a
deal 2
do 0 use-at crack-of-the-lash c7
ask 0 act

% Crack of the Lash, level 1: crew without a target does nothing, though it could advance   [F-9.17 F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 1]] []] heroes.0.0=[latigo 0 d8 0 0 [1 1 0]]
do 0 activate latigo-a
refuse 0 use-at crack-of-the-lash c7: F-9.17

% Crack of the Lash, level 2: up to two zones within 3, each of which may advance first   [F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0] [e10 1 0] [g7 1 0]] []] heroes.0.0=[latigo 0 d8 0 0 [1 2 0]] heroes.1.1=[santiago 1 d7]
do 0 activate latigo-a
ask 0 act excludes: use-at crack-of-the-lash g7
do 0 use-at crack-of-the-lash e10
ask 0 second: at c7 | pass
do 0 at c7
do 0 advance
ask 0 march: advance | pass
deal 3
do 0 pass
expect crew.0=[[c7 1 0] [e11 1 0] [g7 1 0]] heroes.1.1.3=0

% Crack of the Lash, level 2: no figure attacks twice, though it comes to the second zone named   [F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0] [c6 1 0]] [[c5 1 0]]] heroes.0.0=[latigo 0 d8 0 0 [1 2 0]] heroes.1.1=[santiago 1 d6]
do 0 activate latigo-a
do 0 use-at crack-of-the-lash c7
do 0 at c6
do 0 advance
ask 0 split: send 0 0 | send 1 0
deal 1
do 0 send 1 0
expect crew.0=[[c6 2 0]]
ask 0 split: send 0 0 | send 1 0
deal 4
do 0 send 0 0
expect crew.0=[[c6 2 0]] heroes.1.1.3=1

% Crack of the Lash: silenced he sends nobody   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0]] []] heroes.0.0=[latigo 0 d8 2 0 [1 1 1] [silence]] heroes.1.1=[santiago 1 c6]
do 0 activate latigo-a
refuse 0 use-at crack-of-the-lash c7: R-9.5
refuse 0 use-on rum-ration latigo-a: R-9.5

% Rum Ration, level 1: a deployed friend within 2, himself too, heals 2   [R-3.1 F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[latigo 0 d8 1 0 [1 0 1]] [ishmael 0 d6 5 0 [1 0 1] [blind]] [kyrie 0 d5 5]]
do 0 activate latigo-a
ask 0 act includes: use-on rum-ration latigo-a
refuse 0 use-on rum-ration kyrie-a: F-9.17
do 0 use-on rum-ration ishmael-a
expect heroes.0.1.3=3 heroes.0.1.6=[blind]

% Rum Ration, level 1: not for the unhurt   [F-9.17 F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[latigo 0 d8 0 0 [1 0 1]] [ishmael 0 d6 0 0 [1 0 1] [blind]] [kyrie 0 - 4]]
do 0 activate latigo-a
refuse 0 use-on rum-ration ishmael-a: F-9.17
refuse 0 use-on rum-ration kyrie-a: F-9.17

% Rum Ration, level 2: within 3, heals 3 and washes every status away   [R-9.1 F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[latigo 0 d8 0 0 [1 0 2] [slow]] [ishmael 0 d5 5 0 [1 0 1] [blind stun]] [kyrie 0 c5 5]]
do 0 activate latigo-a
ask 0 act includes: use-on rum-ration latigo-a
refuse 0 use-on rum-ration kyrie-a: F-9.17
do 0 use-on rum-ration ishmael-a
expect heroes.0.1.3=2 heroes.0.1.6=[]

# ==== Vigour ====

% Viana has vigour 9   [R-6.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7 7]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=8
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Don Santiago has vigour 11   [R-6.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 9]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.1.2=d7 heroes.1.1.3=10
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.1.2=- points=[1 0]

% Gabriela has vigour 6   [R-6.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.2=[gabriela 1 d7 4]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.2.2=d7 heroes.1.2.3=5
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.2.2=- points=[1 0]

% De Marco has vigour 8   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[de-marco 1 d7 6]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=7
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% El Latigo has vigour 8   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[latigo 1 d7 6]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=7
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]
