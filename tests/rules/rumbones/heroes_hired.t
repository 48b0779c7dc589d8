# The five mercenaries, who join any side: their skills at both levels, passives and
# reactions.

game rumbones

# ==== The Widow Kray ====

% Boarding Pistols, level 1: three dice on 4, range 2   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[kray 0 d8] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate kray-a
refuse 0 attack boarding-pistols d5: R-5.1
deal 3 3 4
do 0 attack boarding-pistols d6
expect heroes.1.1.3=1

% Boarding Pistols, level 2: three dice on 3, the same range   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[kray 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate kray-a
refuse 0 attack boarding-pistols d5: R-5.1
deal 3 3 2
do 0 attack boarding-pistols d6
expect heroes.1.1.3=2

% Old Debts: another friend is KO'd, she gains a coin   [F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 b8] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
told 1 passive kray-b
expect heroes.1.0.4=1 heroes.1.2.4=0

% Old Debts: every KO counts   [F-9.28]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 b8] [santiago 1 d7 10] [viana 1 d7 8]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
do 0 hit viana-b single
expect heroes.1.0.4=2

% Old Debts: a friend that bled to death, right after the KO   [F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[kray 0 b8] [ishmael 0 d8 10 0 [1 0 1] [bleed]] [kyrie 0 -]]
do 0 activate ishmael-a
do 0 step d9
do 0 stop
expect heroes.0.0.4=1 heroes.1.0.4=1 points=[0 1]

% Old Debts: not for her own fall, nor for a friend that falls with her   [F-9.28]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 d7 7] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
do 0 hit kray-b single
expect heroes.1.0.2=- heroes.1.0.4=0

% Old Debts: the attack that KOs her friend pushes her overboard after that; she has her coin   [F-9.28 F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 c5 0 0 [1 1 1]] heroes.1=[[kray 1 c4] [viana 1 c4 8] [santiago 1 -]]
do 0 activate ishmael-a
deal 4 1 1 1
do 0 attack breach c4
do 0 hit viana-b single
expect heroes.1.0.4=0
do 0 push sea
told 1 passive kray-b
expect heroes.1.0.2=- heroes.1.1.2=- heroes.1.0.4=1

% Old Debts: not while she is off the board   [F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 -] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.4=0

% Old Debts: not while she is silenced, nor for an enemy   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[kray 0 b7] [ishmael 0 d8] [kyrie 0 -]] heroes.1=[[kray 1 b8 0 0 [1 0 1] [silence]] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.4=0 heroes.0.0.4=0

% Change of Wind, level 1: a card is drawn, then one is discarded, which raises no pool   [R-19.1 R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] hands.0=[surge] heroes.0.0=[kray 0 d8 0 0 [1 1 1]]
do 0 activate kray-a
deal undertow
do 0 use change-of-wind
ask 0 spend: discard surge | discard undertow
do 0 discard undertow
expect hands.0=[surge] discards.0=[undertow] pools=[0 0] actions=2
refuse 0 use change-of-wind: R-14.1

% Change of Wind, level 2: two are drawn, one is discarded   [R-19.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] hands.0=[surge] heroes.0.0=[kray 0 d8 0 0 [1 2 1]]
do 0 activate kray-a
deal undertow regrowth
do 0 use change-of-wind
ask 0 spend: discard surge | discard undertow | discard regrowth
do 0 discard surge
expect hands.0=[undertow regrowth] discards.0=[surge]

% Change of Wind with an empty hand: what was drawn is what can go   [F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[kray 0 d8 0 0 [1 1 1]]
do 0 activate kray-a
deal undertow
do 0 use change-of-wind
ask 0 spend: discard undertow
do 0 discard undertow
expect hands.0=[] discards.0=[undertow]

% Change of Wind: silenced she whistles for it   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] hands.0=[surge] heroes.0.0=[kray 0 d8 0 0 [1 2 1] [silence]]
do 0 activate kray-a
refuse 0 use change-of-wind: R-9.5

% Black Spot: an enemy hero's attack KOs another friend; that hero gets Slow and Bleed, and bleeds for this very action   [R-14.2 F-9.27]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 1 after: react black-spot | pass
expect heroes.0.1.3=0
do 1 react black-spot
expect heroes.0.1.6=[slow bleed] heroes.0.1.3=1 heroes.1.0.5=[1 0 1] heroes.1.0.4=1

% Black Spot: one of the two statuses lacking is enough, with both there is nothing to do   [F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 0 1] [slow bleed]] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [viana 1 d7 8]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
do 0 hit viana-b single
ask 0 act
expect heroes.1.0.5=[1 0 2]

% Black Spot on a hero that is slow already adds the bleeding   [F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 0 1] [slow]] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
do 1 react black-spot
expect heroes.0.1.6=[slow bleed]

% Black Spot: two fall at once, it is used once   [F-9.21]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [viana 1 d7 8]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
do 0 hit viana-b single
ask 1 after: react black-spot | pass
do 1 react black-spot
ask 0 act
expect heroes.1.0.5=[1 0 1]

% Black Spot: the attacker fell to a Spiked Shell before, there is nobody to mark   [F-9.17 F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 10] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [snapper 1 d7]]
do 0 activate ishmael-a
deal 4 1 1 1 1
do 0 attack anchor-sweep d7
do 0 hit santiago-b single
expect heroes.0.1.2=- heroes.0.1.6=[] heroes.1.0.5=[1 0 2]
ask 1 take

% Black Spot: burning by Clinging Fire is that hero's attack too   [F-9.12]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 1 1]] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 d7 10] [viana 1 -]]
do 0 activate kyrie-a
deal 1 1 1
do 0 attack clinging-fire d7
ask 1 after: react black-spot | pass

% Black Spot: who falls to a splash fell to that hero's attack   [F-9.30 F-9.12]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 0 [1 1 0]] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 d6] [viana 1 e6 8]]
do 0 activate gabriela-a
deal 1 1 1 1  4
do 0 attack powder-keg d6
ask 1 after: react black-spot | pass
do 1 react black-spot
expect heroes.0.0.6=[slow bleed] heroes.0.0.4=3 heroes.1.0.4=1

% Black Spot: crew that KOs a friend is no enemy hero   [F-9.21 F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1]] heroes.1=[[kray 1 b8 0 0 [1 0 2]] [santiago 1 c6 9] [viana 1 -]]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
expect heroes.1.1.2=- heroes.1.0.5=[1 0 2]
ask 0 act

% Black Spot: her own fall sets off nothing   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 d7 7 0 [1 0 2]] [santiago 1 b8] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

% Black Spot: not at level 1   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 b8 0 0 [1 0 1]] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

% Black Spot: not from off the board   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 - 0 0 [1 0 2]] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

% Black Spot: not while she is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[kray 1 b8 0 0 [1 0 2] [silence]] [santiago 1 d7 10] [viana 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 0 act

# ==== Ox Tallow ====

% Capstan Bar, level 1: three dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
refuse 0 attack capstan-bar d6: R-5.1
deal 3 4 4
do 0 attack capstan-bar d7
expect heroes.1.1.3=2

% Capstan Bar, level 2: four dice   [R-5.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
refuse 0 attack capstan-bar d6: R-5.1
deal 3 4 4 4
do 0 attack capstan-bar d7
expect heroes.1.1.3=3

% Thick Skull: stunned he acts as ever, three times   [R-9.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [1 0 1] [stun]] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
ask 0 act includes: attack capstan-bar d7 | step d9
ask 0 act excludes: shake-off
deal 4 1 1
do 0 attack capstan-bar d7
expect actions=2

% Thick Skull: silenced as well, the stun tells   [R-9.5 R-9.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [1 0 1] [stun silence]] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
ask 0 act: shake-off | end
refuse 0 attack capstan-bar d7: R-9.3

% Bull Rush, level 1: a step, then three dice, then a push of up to 2   [R-7.1 R-3.5 F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d9 0 0 [1 1 1]] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
deal 4 4 3
do 0 use bull-rush
expect heroes.0.0.2=d8
do 0 push d6
ask 0 push includes: push d5 | push e6 | stop
do 0 push d5
expect heroes.1.1.2=d5 heroes.1.1.3=2 actions=2 walked=0
ask 0 act excludes: use bull-rush

% Bull Rush: the step is his choice, and the zone is declared after it   [R-7.1 F-9.18]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [1 1 1]] heroes.1=[[santiago 1 d7] [viana 1 f8] [gabriela 1 e9]]
do 0 activate tallow-a
do 0 use bull-rush
ask 0 rush: step e8 | step d9 | stop
do 0 step e8
ask 0 aim: attack bull-rush f8 | attack bull-rush e9
deal 4 1 1
do 0 attack bull-rush f8
do 0 stop
expect heroes.0.0.2=e8 heroes.1.1.3=1 actions=2

% Bull Rush, level 2: four dice, and a push of up to 3   [R-3.5 F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [1 2 1]] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
deal 4 4 4 3
do 0 use bull-rush
expect heroes.0.0.2=d8 heroes.1.1.3=3
do 0 push d6
do 0 push e6
do 0 push f6
ask 0 act
expect heroes.1.1.2=f6

% Bull Rush, level 1: three zones are too far for one push   [R-3.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [1 1 1]] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
deal 1 1 1
do 0 use bull-rush
do 0 push d6
do 0 push e6
ask 0 act
expect heroes.1.1.2=e6

% Bull Rush: the push may be none   [F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [1 1 1]] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
deal 1 1 1
do 0 use bull-rush
do 0 stop
expect heroes.1.1.2=d7
ask 0 act

% Bull Rush: nobody in reach even after a step, so it is not used   [R-7.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d9 0 0 [1 1 1]] heroes.1.1=[santiago 1 d6]
do 0 activate tallow-a
refuse 0 use bull-rush: R-7.1

% Bull Rush: his step is no move action, so a slow Tallow may still walk   [F-9.18 F-9.7]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d9 0 0 [1 1 1] [slow]] heroes.1.1=[santiago 1 d7]
do 0 activate tallow-a
deal 1 1 1
do 0 use bull-rush
do 0 stop
ask 0 act includes: step d9

% Bull Rush silenced: no step, no push, three dice on a neighbour   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 0 0 [1 1 1] [silence]] heroes.1=[[santiago 1 d7] [viana 1 f8] [gabriela 1 -]]
do 0 activate tallow-a
ask 0 act includes: attack bull-rush d7
ask 0 act excludes: use bull-rush
deal 4 4 3
do 0 attack bull-rush d7
ask 0 act
expect heroes.1.0.3=2 heroes.1.0.2=d7

% Grit Teeth: an attack would KO him, he stays with one vigour left, and it turns back   [R-14.2 R-7.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[tallow 1 d7 9 0 [1 0 2]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
ask 1 last_stand: react grit-teeth | pass
do 1 react grit-teeth
expect heroes.1.0.2=d7 heroes.1.0.3=10 heroes.1.0.5=[1 0 1] points=[0 0]
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Grit Teeth: damage he survives is no trigger   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[tallow 1 d7 7 0 [1 0 2]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
ask 0 act
expect heroes.1.0.3=10

% Grit Teeth comes last: what lessens damage is asked before, and may make it needless   [R-7.6]
start 2 heroes=starter
given dealt=[any any] agenda=[[take 1]] turn=b active=1 hands.0=[barnacle-hide] crew=[[][]] heroes.0.0=[tallow 0 d7 9 0 [1 0 2]] heroes.1.1=[santiago 1 d8]
do 1 activate santiago-b
deal 4 4 4
do 1 attack gaff d7
ask 0 lessen: play barnacle-hide | pass
do 0 play barnacle-hide
ask 1 act
expect heroes.0.0.3=10 heroes.0.0.5=[1 0 2]

% Grit Teeth: the card was not enough, so it is asked after it   [R-7.6]
start 2 heroes=starter
given dealt=[any any] agenda=[[take 1]] turn=b active=1 hands.0=[barnacle-hide] crew=[[][]] heroes.0.0=[tallow 0 d7 10 0 [1 0 2]] heroes.1.1=[santiago 1 d8]
do 1 activate santiago-b
deal 4 4 4
do 1 attack gaff d7
do 0 play barnacle-hide
ask 0 last_stand: react grit-teeth | pass
do 0 react grit-teeth
expect heroes.0.0.3=10 heroes.0.0.2=d7

% Grit Teeth: crew's blows are an attack as well   [F-9.21]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1]] heroes.1.0=[tallow 1 c6 10 0 [1 0 2]]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
ask 1 last_stand: react grit-teeth | pass
do 1 react grit-teeth
expect heroes.1.0.3=10 heroes.1.0.2=c6

% Grit Teeth: bleeding is no attack   [R-14.1 R-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[tallow 0 d8 10 0 [1 0 2] [bleed]]
do 0 activate tallow-a
do 0 step d9
do 0 stop
expect heroes.0.0.2=- points=[0 1]

% Grit Teeth: not at level 1   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[tallow 1 d7 10 0 [1 0 1]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=-

% Grit Teeth: not while he is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[tallow 1 d7 10 0 [1 0 2] [silence]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=-

% Several heroes are hit: each has its window in turn, before any damage is put on   [F-9.36]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1=[[ishmael 1 d7 0 0 [1 0 2]] [tallow 1 d7 10 0 [1 0 2]] [viana 1 -]]
do 0 activate snapper-a
deal 4 4 4 1
do 0 attack twin-cleavers d7
do 0 hit ishmael-b single
do 0 hit ishmael-b single
do 0 hit tallow-b single
ask 1 lessen: react blubber | pass
expect heroes.1.0.3=0 heroes.1.1.3=10
do 1 react blubber
ask 1 last_stand: react grit-teeth | pass
expect heroes.1.0.3=0 heroes.1.1.3=10
do 1 react grit-teeth
expect heroes.1.0.3=0 heroes.1.1.3=10 heroes.1.1.2=d7

# ==== Quill Farrow ====

% Rapier, level 1: four dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate farrow-a
refuse 0 attack rapier d6: R-5.1
deal 3 3 4 4
do 0 attack rapier d7
expect heroes.1.1.3=2

% Rapier, level 2: four dice on 3   [R-5.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate farrow-a
refuse 0 attack rapier d6: R-5.1
deal 3 3 3 2
do 0 attack rapier d7
expect heroes.1.1.3=3

% Rope Dancer: his jump die counts one more   [R-13.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d5]
do 0 activate farrow-a
deal 2
do 0 jump d2
expect heroes.0.0.2=d2

% Rope Dancer: one more and no more   [R-13.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d5]
do 0 activate farrow-a
deal 1
do 0 jump d2
expect heroes.0.0.2=-

% Rope Dancer: silenced he jumps like anybody   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d5 0 0 [1 0 1] [silence]]
do 0 activate farrow-a
deal 2
do 0 jump d2
expect heroes.0.0.2=-

% Low Blow, level 1: three dice, crew first; then one hero it damaged is stunned   [R-7.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 0]]] heroes.0.0=[farrow 0 c7 0 0 [1 1 1]] heroes.1=[[santiago 1 c6] [viana 1 c6] [gabriela 1 c6]]
do 0 activate farrow-a
deal 4 4 4
do 0 attack low-blow c6
do 0 hit santiago-b single
do 0 hit viana-b single
ask 0 mark: give santiago-b | give viana-b
do 0 give santiago-b
expect crew.1=[] heroes.1.0.6=[stun] heroes.1.1.6=[] heroes.1.2.6=[]
refuse 0 attack low-blow c6: R-14.1

% Low Blow: nobody damaged, nobody stunned   [R-7.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 2 0]]] heroes.0.0=[farrow 0 c7 0 0 [1 1 1]] heroes.1.1=[santiago 1 c6]
do 0 activate farrow-a
deal 4 4 3
do 0 attack low-blow c6
expect crew.1=[] heroes.1.1.6=[]
ask 0 act

% Low Blow, level 2: four dice, and heroes may be hit before crew   [R-7.4 R-7.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 2 0]]] heroes.0.0=[farrow 0 c7 0 0 [1 2 1]] heroes.1.1=[santiago 1 c6]
do 0 activate farrow-a
deal 4 3 3 3
do 0 attack low-blow c6
ask 0 assign: hit-crew deckhand single | hit santiago-b single
do 0 hit santiago-b single
expect crew.1=[[c6 2 0]] heroes.1.1.6=[stun] heroes.1.1.3=1

% Low Blow, level 1: two zones away is too far   [R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d8 0 0 [1 1 1]] heroes.1.0=[viana 1 d6]
do 0 activate farrow-a
refuse 0 attack low-blow d6: R-5.1

% Low Blow reaches the neighbouring zones only   [R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 d8 0 0 [1 2 1]] heroes.1.0=[viana 1 d6]
do 0 activate farrow-a
refuse 0 attack low-blow d6: R-5.1

% Low Blow silenced: bare dice   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[farrow 0 c7 0 0 [1 1 1] [silence]] heroes.1.1=[santiago 1 c6]
do 0 activate farrow-a
deal 4 4 3
do 0 attack low-blow c6
expect heroes.1.1.3=2 heroes.1.1.6=[]

% Slip Away: attacked, he steps aside; the attack has nobody left and is lost, its action and its card too   [F-9.20 R-14.2]
start 2 heroes=starter
given dealt=[any any] hands.0=[feeding-frenzy] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[farrow 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
do 0 play feeding-frenzy
ask 1 declared: react-at slip-away d6 | react-at slip-away c7 | pass
do 1 react-at slip-away d6
told 0 lost d7
expect heroes.1.0.2=d6 heroes.1.0.3=0 heroes.1.0.5=[1 0 1] actions=2 discards.0=[feeding-frenzy] pools=[1 0]
ask 0 act

% Slip Away: a lost attack is used all the same   [F-9.20 R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]] heroes.1.0=[viana 1 d9] heroes.1.1=[farrow 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 attack breach d7
do 1 react-at slip-away d6
expect actions=2
refuse 0 attack breach d9: R-14.1

% Slip Away: a friend who stays behind takes the blows   [F-9.20]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[farrow 1 d7 0 0 [1 0 2]] [viana 1 d7] [gabriela 1 -]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
deal 4 4 4
do 1 react-at slip-away d6
expect heroes.1.0.3=0 heroes.1.1.3=3

% Slip Away: rigging left in the zone is attacked   [F-9.20]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 c3] heroes.1.0=[farrow 1 c2 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 attack anchor-sweep c2
deal 4 4 1
do 1 react-at slip-away c1
expect heroes.1.0.3=0 rigging=[[c2 2]]

% Slip Away: crew's attack is an enemy attack; lost, it lets the crew board what is now empty   [F-9.21 R-17.13]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1]] heroes.1.0=[farrow 1 c6 0 0 [1 0 2]]
do 0 activate waldorf-a
do 0 use-at grave-rally c7
ask 1 declared: react-at slip-away c5 | react-at slip-away d6 | pass
do 1 react-at slip-away d6
expect heroes.1.0.3=0 crew.0=[[c6 2 0]]

% Slip Away from the gun: its shot is lost   [F-9.21 F-9.20]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 12 0] [e9 12 6]] []] heroes.1.0=[farrow 1 d1 0 0 [1 0 2]]
do 0 crew
do 0 gun
ask 1 declared includes: react-at slip-away d2 | react-at slip-away e1 | pass
do 1 react-at slip-away d2
told 0 lost d1
expect heroes.1.0.3=0 heroes.1.0.5=[1 0 1]

% Slip Away: there is nowhere to step   [R-14.1 F-9.17 F-9.18]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[carcharias 0 b8] [ishmael 0 b7] [kyrie 0 -]] heroes.0.2=[kyrie 0 a7] heroes.1.0=[farrow 1 a8 0 0 [1 0 2]]
do 0 activate carcharias-a
deal 1 1 1
do 0 attack jaws a8
ask 0 act

% Slip Away: not onto an enemy deployment point   [F-9.18 R-12.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d9] heroes.1.0=[farrow 1 d8 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d8
ask 1 declared: react-at slip-away d7 | react-at slip-away e8 | pass

% Slip Away: not at level 1   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[farrow 1 d7 0 0 [1 0 1]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
expect heroes.1.0.3=3

% Slip Away: not while he is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[farrow 1 d7 0 0 [1 0 2] [silence]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
expect heroes.1.0.3=3

# ==== Dutch Ember ====

% Blunderbuss, level 1: four dice on 4, range 2   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d8] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate ember-a
refuse 0 attack blunderbuss d5: R-5.1
deal 3 3 4 4
do 0 attack blunderbuss d6
expect heroes.1.1.3=2

% Blunderbuss, level 2: five dice, the same range   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate ember-a
refuse 0 attack blunderbuss d5: R-5.1
deal 3 3 4 4 4
do 0 attack blunderbuss d6
expect heroes.1.1.3=3

% Called Shot, level 1: two dice on 3, range 4, hits may go to any tier   [R-7.4 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 1]]] heroes.0.0=[ember 0 c8 0 0 [1 1 1]] heroes.1=[[santiago 1 c6] [viana 1 c3] [gabriela 1 -]]
do 0 activate ember-a
refuse 0 attack called-shot c3: R-5.1
deal 3 3
do 0 attack called-shot c6
ask 0 assign: hit-crew deckhand single | hit-crew bosun single | hit santiago-b single
do 0 hit-crew bosun single
do 0 hit santiago-b single
expect crew.1=[[c6 1 0]] heroes.1.0.3=1 heroes.0.0.4=1
refuse 0 attack called-shot c6: R-14.1

% Called Shot: rigging behind its crew is a tier too   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c2 2 0]]] heroes.0.0=[ember 0 c4 0 0 [1 1 1]] heroes.1.1=[santiago 1 c2]
do 0 activate ember-a
deal 3 3
do 0 attack called-shot c2
ask 0 assign: hit-crew deckhand single | hit santiago-b single | hit-objective single
do 0 hit-objective single
do 0 hit-objective single
expect rigging=[[c2 2]] crew.1=[[c2 2 0]] heroes.1.1.3=0

% Called Shot, level 2: three dice, range 5   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 c8 0 0 [1 2 1]] heroes.1=[[santiago 1 d7] [viana 1 c2] [gabriela 1 c3]]
do 0 activate ember-a
refuse 0 attack called-shot c2: R-5.1
ask 0 act includes: attack called-shot c3
deal 3 3 2
do 0 attack called-shot d7
expect heroes.1.0.3=2

% Called Shot, level 2: any tier, too   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 1]]] heroes.0.0=[ember 0 c8 0 0 [1 2 1]] heroes.1.1=[santiago 1 c6]
do 0 activate ember-a
deal 3 2 2
do 0 attack called-shot c6
ask 0 assign: hit-crew deckhand single | hit-crew bosun single | hit santiago-b single

% Called Shot, level 1: four zones it does reach   [R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d9 0 0 [1 1 1]] heroes.1.1=[santiago 1 d5]
do 0 activate ember-a
deal 2 1
do 0 attack called-shot d5
expect heroes.1.1.3=1

% Long Fuse is +1 and no more: a blinded Ember hits on 3 at distance 3   [R-8.1 R-9.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d9 0 0 [1 1 1] [blind]] heroes.1.1=[santiago 1 d6]
do 0 activate ember-a
deal 2 3
do 0 attack called-shot d6
expect heroes.1.1.3=1

% Long Fuse: at distance 3 his shots have +1 to hit; a 1 still misses   [R-8.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d9 0 0 [1 1 1]] heroes.1.1=[santiago 1 d6]
do 0 activate ember-a
deal 2 1
do 0 attack called-shot d6
expect heroes.1.1.3=1

% Long Fuse: at distance 2 they have none   [R-8.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[ember 0 d8 0 0 [1 1 1]] heroes.1.1=[santiago 1 d6]
do 0 activate ember-a
deal 2 3
do 0 attack called-shot d6
expect heroes.1.1.3=1

% Long Fuse and Called Shot silenced: bare dice, crew first   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c5 1 0]]] heroes.0.0=[ember 0 c8 0 0 [1 1 1] [silence]] heroes.1.1=[santiago 1 c5]
do 0 activate ember-a
deal 2 3
do 0 attack called-shot c5
expect crew.1=[] heroes.1.1.3=0

% Cover Fire: an enemy declares a jump that ends within 3 of him: 2 less, and it turns back   [R-14.2 R-13.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d5] heroes.1.0=[ember 1 d1 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 jump d3
ask 1 jumping: react cover-fire | pass
deal 3
do 1 react cover-fire
expect heroes.0.1.2=- heroes.0.1.7=[activated] heroes.1.0.5=[1 0 1]

% Cover Fire: a 4 is enough all the same for distance 2   [R-13.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d5] heroes.1.0=[ember 1 d1 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 jump d3
deal 4
do 1 react cover-fire
expect heroes.0.1.2=d3

% Cover Fire: the end of the jump counts, and 4 zones are too far   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d5] heroes.1.0=[ember 1 e0 0 0 [1 0 2]]
do 0 activate ishmael-a
deal 2
do 0 jump d3
expect heroes.0.1.2=d3

% Cover Fire: three zones from the jump's end are near enough   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d5] heroes.1.0=[ember 1 d0 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 jump d3
ask 1 jumping: react cover-fire | pass

% Cover Fire: a friend's jump is left alone   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[ember 0 d6 0 0 [1 0 2]] [ishmael 0 d5] [kyrie 0 -]]
do 0 activate ishmael-a
deal 2
do 0 jump d3
expect heroes.0.1.2=d3

% Cover Fire: not at level 1   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d5] heroes.1.0=[ember 1 d1 0 0 [1 0 1]]
do 0 activate ishmael-a
deal 2
do 0 jump d3
expect heroes.0.1.2=d3

% Cover Fire: not while he is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d5] heroes.1.0=[ember 1 d1 0 0 [1 0 2] [silence]]
do 0 activate ishmael-a
deal 2
do 0 jump d3
expect heroes.0.1.2=d3

% Cover Fire: not from off the board, wherever the jump ends   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 c5] heroes.1.0=[ember 1 - 0 0 [1 0 2]]
do 0 activate ishmael-a
deal 5
do 0 jump b1
expect heroes.0.1.2=b1

# ==== Sister Gull ====

% Censer, level 1: three dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gull 0 d8] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate gull-a
refuse 0 attack censer d5: R-5.1
deal 3 3 4
do 0 attack censer d6
expect heroes.1.1.3=1

% Censer, level 2: three dice on 3   [R-5.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gull 0 d8 0 0 [2 0 0]] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate gull-a
refuse 0 attack censer d5: R-5.1
deal 3 3 2
do 0 attack censer d6
expect heroes.1.1.3=2

% Mend, level 1: a deployed friend within 2, herself too, heals 3   [R-3.1 F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[gull 0 d8 1 0 [1 1 0]] [ishmael 0 d6 5] [kyrie 0 d5 5]]
do 0 activate gull-a
ask 0 act includes: use-on mend gull-a | use-on mend ishmael-a
refuse 0 use-on mend kyrie-a: F-9.17
do 0 use-on mend ishmael-a
expect heroes.0.1.3=2 heroes.0.0.3=1 actions=2
refuse 0 use-on mend gull-a: R-14.1

% Mend, level 1: the unhurt and the absent cannot be mended   [F-9.17 F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[gull 0 d8 0 0 [1 1 0]] [ishmael 0 d7] [kyrie 0 - 4]]
do 0 activate gull-a
refuse 0 use-on mend ishmael-a: F-9.17
refuse 0 use-on mend kyrie-a: F-9.17

% Mend, level 1: off the board is not near, wherever she stands   [F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[gull 0 b1 0 0 [1 1 0]] [ishmael 0 - 4] [kyrie 0 -]]
do 0 activate gull-a
refuse 0 use-on mend ishmael-a: F-9.17

% Mend, level 2: every deployed friend within 2 heals 3   [R-3.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[gull 0 d8 1 0 [1 2 0]] [ishmael 0 d6 5] [kyrie 0 d5 5]] heroes.1.1=[santiago 1 d7 3]
do 0 activate gull-a
do 0 use mend
expect heroes.0.0.3=0 heroes.0.1.3=2 heroes.0.2.3=5 heroes.1.1.3=3

% Mend, level 2: nobody near has damage   [F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[gull 0 d8 0 0 [1 2 0]] [ishmael 0 d6] [kyrie 0 d5 5]]
do 0 activate gull-a
refuse 0 use mend: F-9.17

% Muster, level 1: two deckhands onto one own deployment point   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gull 0 d8 0 0 [1 0 1]]
do 0 activate gull-a
ask 0 act includes: use-at muster c8 | use-at muster e7 | use-at muster g8
refuse 0 use-at muster c0: F-9.17
do 0 use-at muster e7
expect crew=[[[e7 2 0]][]] actions=2
refuse 0 use-at muster e7: R-14.1

% Muster, level 2: three deckhands and a bosun   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[[e7 1 0]][]] heroes.0.0=[gull 0 d8 0 0 [1 0 2]]
do 0 activate gull-a
do 0 use-at muster e7
expect crew=[[[e7 4 1]][]]

% Muster: a short supply gives what it has   [R-9.7 F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[[e9 23 0]][]] heroes.0.0=[gull 0 d8 0 0 [1 0 1]]
do 0 activate gull-a
do 0 use-at muster e7
expect crew.0=[[e7 1 0] [e9 23 0]]

% Muster, level 1: no deckhand in the supply, no use, whatever bosuns there are   [R-9.7 F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[[e9 24 0]][]] heroes.0.0=[gull 0 d8 0 0 [1 0 1]]
do 0 activate gull-a
refuse 0 use-at muster e7: F-9.17

% Muster, level 2: a bosun alone is something   [F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[[e9 24 0]][]] heroes.0.0=[gull 0 d8 0 0 [1 0 2]]
do 0 activate gull-a
do 0 use-at muster e7
expect crew.0=[[e7 0 1] [e9 24 0]]

% Mend and Muster: silenced she does neither   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gull 0 d8 2 0 [1 1 1] [silence]]
do 0 activate gull-a
refuse 0 use-on mend gull-a: R-9.5
refuse 0 use-at muster e7: R-9.5

% Last Rites: an attack KOs friendly crew within 2 of her; a coin, once in a round and by itself   [F-9.19 F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c7 3 0]]] heroes.0.1=[ishmael 0 c8] heroes.1.0=[gull 1 d6]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep c7
expect heroes.1.0.4=1 heroes.1.0.7=[once] heroes.0.1.4=2
deal 4 1 1
do 0 attack anchor-sweep c7
expect heroes.1.0.4=1 crew.1=[]

% Last Rites: three zones away she hears nothing   [F-9.19]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c7 1 0]]] heroes.0.1=[ishmael 0 c8] heroes.1.0=[gull 1 d5]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep c7
expect heroes.1.0.4=0 heroes.1.0.7=[]

% Last Rites: crew KO'd by crew counts   [F-9.21]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0]][[c6 1 0]]] heroes.0.0=[waldorf 0 c8 0 0 [1 1 1]] heroes.1.0=[gull 1 d5]
do 0 activate waldorf-a
deal 4
do 0 use-at grave-rally c7
expect heroes.1.0.4=1 crew.1=[]

% Last Rites: crew lost with its plank was not KO'd by an attack   [R-13.5]
start 2 heroes=starter
given dealt=[any any] agenda=[[take 1]] turn=b active=1 dragon=[1 d4 0 []] crew=[[[c4 1 0]][]] heroes.0.0=[gull 0 c5]
do 1 monster
do 1 swim c4
expect heroes.0.0.4=0 heroes.0.0.7=[] crew.0=[]

% Last Rites: not from off the board, wherever the crew falls   [F-9.28]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c0 1 0]]] heroes.0.1=[ishmael 0 c1] heroes.1.0=[gull 1 -]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep c0
expect heroes.1.0.4=0 heroes.1.0.7=[] crew.1=[]

% Last Rites: not while she is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c7 1 0]]] heroes.0.1=[ishmael 0 c8] heroes.1.0=[gull 1 d6 0 0 [1 0 0] [silence]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep c7
expect heroes.1.0.4=0

% Last Rites: enemy crew is not hers to mourn, nor does she when KO'd with them   [F-9.28 R-16.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c7 1 0]]] heroes.0=[[gull 0 d8] [ishmael 0 c8] [kyrie 0 -]] heroes.1.0=[gull 1 c7 7]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep c7
expect heroes.1.0.2=- heroes.1.0.4=0 heroes.0.0.4=0 heroes.0.1.4=4

# ==== Vigour ====

% The Widow Kray has vigour 8   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[kray 1 d7 6]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=7
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Ox Tallow has vigour 11   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[tallow 1 d7 9]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=10
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Quill Farrow has vigour 7   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[farrow 1 d7 5]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=6
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Dutch Ember has vigour 6   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[ember 1 d7 4]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=5
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Sister Gull has vigour 8   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[gull 1 d7 6]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=7
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]
