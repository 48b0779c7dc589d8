# Tide cards: when each can be played and what it does; pools, decks, discards.
game rumbones

# ---- the pile, the pool, the deck ----

% Playing costs no action and no coins, as many as one likes; the cards are discarded   [R-19.1]
start 2 heroes=starter
given heroes.0.0.2=e8 heroes.0.0.4=2 hands=[[sunken-hoard sunken-hoard call-of-the-abyss] []]
   crew=[[] []]
do 0 activate carcharias-a
do 0 play-on sunken-hoard carcharias-a
do 0 play-on sunken-hoard ishmael-a
do 0 play call-of-the-abyss
expect actions=3 heroes.0.0.4=4 heroes.0.1.4=2 hands.0=[] pools=[0 2]
expect discards=[[call-of-the-abyss sunken-hoard sunken-hoard] []]

% A card of the other sort of moment cannot be played now   [R-19.1]
start 2 heroes=starter
given heroes.0.0.2=e8 hands=[[feeding-frenzy barnacle-hide brood-of-the-deep rising-tide
   drowning-grasp scent-of-blood] []] crew=[[] []]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew
do 0 activate carcharias-a
ask 0 act excludes: play feeding-frenzy | play barnacle-hide | play brood-of-the-deep |
   play rising-tide | play drowning-grasp | play scent-of-blood
refuse 0 play feeding-frenzy: R-19.1

% Only cards in hand can be played   [R-19.1]
start 2 heroes=starter
given heroes.0.0.2=e8 hands=[[regrowth] []] crew=[[] []]
refuse 0 play call-of-the-abyss: R-19.1

% A played card's Kraken symbols raise one's own pool, a card without any does not   [R-19.1]
start 2 heroes=starter
given hands=[[deep-monster sunken-hoard] []] crew=[[] []] pools=[1 1]
do 0 play-on sunken-hoard kyrie-a
expect pools=[1 1]
do 0 play deep-monster
do 0 at d4
expect pools=[4 1]

% No pool rises above 10, and cards can still be played   [R-19.2]
start 2 heroes=starter
given hands=[[deep-monster] []] crew=[[] []] pools=[9 1]
do 0 play deep-monster
do 0 at d4
expect pools=[10 1]

% At 10 a card with Kraken symbols can be played, the pool stays   [R-19.2]
start 2 heroes=starter
given hands=[[undertow] []] heroes.0.0.2=d8 heroes.1.0.2=d7 crew=[[] []] pools=[10 1]
do 0 play-on undertow viana-b
do 0 push d6
expect pools=[10 1] heroes.1.0.2=d6
ask 0 take

% Discarding from the hand never raises the pool   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [marea-monster volley]] heroes.1.0.2=d8
   heroes.1.0.5=[1 1 1] crew=[[] []]
do 1 activate viana-b
do 1 use ledger
ask 1 spend: discard marea-monster | discard volley
deal bribe parry
do 1 discard marea-monster
expect pools=[0 0] discards=[[] [marea-monster]] hands.1=[volley bribe parry]

% Nor does discarding in Recovery   [R-19.1 R-22.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] heroes.1.0.2=-
   heroes.1.0.7=[activated] heroes.1.1.2=- heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[crew] [crew passed]]
   hands=[[deep-monster] []] crew=[[] []] kraken=beaten
do 0 end
do 0 pass
ask 0 discard: discard deep-monster | pass
deal surge surge undertow volley volley bribe
do 0 discard deep-monster
expect pools=[0 0] discards=[[deep-monster] []] hands=[[undertow surge surge] [volley volley bribe]]

% When the last card is drawn the discards are shuffled into a deck at once   [R-19.1 R-19.2]
start 2 heroes=starter
given heroes.0.0.2=g3 rigging=[[g2 9]] crew=[[] []] discards.0=[feeding-frenzy feeding-frenzy
   feeding-frenzy undertow undertow undertow barnacle-hide barnacle-hide barnacle-hide
   scent-of-blood scent-of-blood scent-of-blood brood-of-the-deep brood-of-the-deep rising-tide
   rising-tide drowning-grasp drowning-grasp choking-brine choking-brine regrowth regrowth
   call-of-the-abyss call-of-the-abyss sunken-hoard sunken-hoard deep-monster]
do 0 activate carcharias-a
deal 4 1 1  surge surge surge
do 0 attack jaws g2
told 0 reshuffled a 27
expect hands.0=[surge surge surge] discards=[[] []]
view 1 decks=[?27 ?30]

% A draw goes on from the new deck   [R-19.1 R-19.2]
start 2 heroes=starter
given heroes.0.0.2=g3 rigging=[[g2 9]] crew=[[] []] discards.0=[feeding-frenzy feeding-frenzy
   feeding-frenzy undertow undertow undertow barnacle-hide barnacle-hide barnacle-hide
   scent-of-blood scent-of-blood scent-of-blood surge surge brood-of-the-deep brood-of-the-deep
   rising-tide rising-tide drowning-grasp drowning-grasp choking-brine choking-brine regrowth
   regrowth call-of-the-abyss call-of-the-abyss sunken-hoard sunken-hoard deep-monster]
do 0 activate carcharias-a
deal 4 1 1  surge  deep-monster undertow
do 0 attack jaws g2
expect hands.0=[deep-monster undertow surge] discards=[[] []]
view 1 decks=[?27 ?30]

% With no discards nothing is shuffled until the next draw, which takes what there is then   [R-19.2]
start 2 heroes=starter
given heroes.0.0.2=g3 rigging=[[g2 9]] crew=[[] []] hands.0=[feeding-frenzy feeding-frenzy
   feeding-frenzy undertow undertow undertow barnacle-hide barnacle-hide barnacle-hide
   scent-of-blood scent-of-blood scent-of-blood surge surge surge brood-of-the-deep
   brood-of-the-deep rising-tide rising-tide drowning-grasp drowning-grasp choking-brine
   choking-brine regrowth regrowth call-of-the-abyss call-of-the-abyss sunken-hoard sunken-hoard
   deep-monster]
do 0 activate carcharias-a
do 0 play-on sunken-hoard carcharias-a
expect decks.0=[] discards.0=[sunken-hoard]
do 0 attack jaws g2
deal 4 1 1  sunken-hoard
do 0 pass
told 0 drew 1
expect decks.0=[] discards.0=[] points=[2 0]

% With neither deck nor discards nothing is drawn   [R-19.2]
start 2 heroes=starter
given heroes.0.0.2=g3 rigging=[[g2 9]] crew=[[] []] hands.0=[feeding-frenzy feeding-frenzy
   feeding-frenzy undertow undertow undertow barnacle-hide barnacle-hide barnacle-hide
   scent-of-blood scent-of-blood scent-of-blood surge surge surge brood-of-the-deep
   brood-of-the-deep rising-tide rising-tide drowning-grasp drowning-grasp choking-brine
   choking-brine regrowth regrowth call-of-the-abyss call-of-the-abyss sunken-hoard sunken-hoard
   deep-monster]
do 0 activate carcharias-a
do 0 attack jaws g2
deal 4 1 1
do 0 pass
told 0 drew 0
expect points=[2 0]

% A hand above the limit is kept until Recovery, and then brought down   [F-9.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] heroes.1.0.2=-
   heroes.1.0.7=[activated] heroes.1.1.2=- heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[crew] [crew passed]]
   hands=[[undertow surge surge regrowth] []] crew=[[] []] kraken=beaten
ask 0 act excludes: discard undertow
do 0 end
do 0 pass
ask 0 discard: discard undertow | discard surge | discard regrowth
refuse 0 pass: R-22.6
do 0 discard regrowth
deal volley volley bribe
ask 0 discard: pass
do 0 pass
expect hands=[[undertow surge surge] [volley volley bribe]]

# ---- the Deep Lords' cards ----

% Sea Monster Attacks: the Sea Dragon, where its owner wants it in a channel   [R-19.1 R-20.1]
start 2 heroes=starter
given hands=[[deep-monster] []] crew=[[] []]
ask 0 take includes: play deep-monster
do 0 play deep-monster
ask 0 summon includes: at b4 | at c4 | at h4 | at b11 | at e11 | at h11
ask 0 summon excludes: at a4 | at i4 | at c5
do 0 at f4
expect dragon=[0 f4 0 []] pools=[3 0] discards.0=[deep-monster]
ask 0 take includes: monster

% Sea Monster Attacks with no monster left cannot be played   [F-9.17 R-20.2]
start 2 heroes=starter
given hands=[[deep-monster] []] crew=[[] []] dragon=[1 beaten]
ask 0 take excludes: play deep-monster
refuse 0 play deep-monster: R-20.2

% Feeding Frenzy: two more dice for the attack declared   [R-19.1]
start 2 heroes=starter
given hands=[[feeding-frenzy] []] heroes.0.0.2=c3 crew=[[] []]
do 0 activate carcharias-a
do 0 attack jaws c2
ask 0 declared: play feeding-frenzy | pass
deal 4 4 4 4 1
do 0 play feeding-frenzy
expect rigging=[[c2 4]] pools=[1 0] discards.0=[feeding-frenzy]

% Two Frenzies: four more dice   [R-19.1]
start 2 heroes=starter
given hands=[[feeding-frenzy feeding-frenzy] []] heroes.0.1.2=g3 crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep g2
do 0 play feeding-frenzy
deal 4 4 4 4 4 4 1
do 0 play feeding-frenzy
expect rigging=[[g2 6]] pools=[2 0]

% Undertow: an enemy hero within 3 of an own hero is pushed by 1, and must move   [R-19.1 F-9.33]
start 2 heroes=starter
given hands=[[undertow] []] heroes.0.0.2=e5 heroes.1.0.2=g5 heroes.1.1.2=g7 heroes.1.2.2=-
   crew=[[] []]
ask 0 take includes: play-on undertow viana-b
ask 0 take excludes: play-on undertow santiago-b | play-on undertow gabriela-b |
   play-on undertow carcharias-a
do 0 play-on undertow viana-b
ask 0 push: push f5 | push g4 | push g6 | push sea
do 0 push sea
told 1 overboard viana-b
expect heroes.1.0.2=- heroes.1.0.7=[activated] pools=[1 0] points=[0 0]

% Undertow needs a hero that can be moved   [F-9.17]
start 2 heroes=starter
given hands=[[undertow] []] heroes.0.0.2=e7 heroes.1.0.2=e8 crew=[[[e9 1 0]] []] dealt.0=any
   heroes.0=[[carcharias 0 e7] [ishmael 0 d8] [kyrie 0 f8]]
ask 0 take excludes: play-on undertow viana-b

% Barnacle Hide: 2 less from an attack   [R-19.1 R-7.6]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[barnacle-hide] []] heroes.0.2.2=e5 heroes.1.0.2=d5
   crew=[[] []]
do 1 activate viana-b
deal 4 4 4
do 1 attack sabre-and-pistol e5
ask 0 lessen: play barnacle-hide | pass
do 0 play barnacle-hide
told 0 lessened kyrie-a 2
expect heroes.0.2.3=1 pools=[0 0] discards.0=[barnacle-hide]

% Barnacle Hide helps against any other damage too: bleeding   [R-19.1]
start 2 heroes=starter
given hands=[[barnacle-hide] []] heroes.0.2.2=e5 heroes.0.2.6=[bleed] crew=[[] []]
do 0 activate kyrie-a
do 0 step d5
do 0 stop
ask 0 lessen: play barnacle-hide | pass
do 0 play barnacle-hide
expect heroes.0.2.3=0

% Barnacle Hide against the Kraken's arrival, hero by hero, deployed or not   [R-19.1 F-9.36]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] heroes.1.0.2=-
   heroes.1.0.7=[activated] heroes.1.1.2=- heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[crew] [crew passed]] hands=[[barnacle-hide barnacle-hide] []]
   crew=[[] []] pools=[2 0]
do 0 end
deal 1 1
do 0 pass
ask 0 lessen: play barnacle-hide | pass
do 0 play barnacle-hide
told 0 lessened carcharias-a 2
ask 0 lessen: play barnacle-hide | pass
do 0 pass
ask 0 lessen: play barnacle-hide | pass
deal 1  surge surge undertow  volley volley bribe
do 0 play barnacle-hide
told 0 lessened kyrie-a 2
expect heroes.0.0.3=0 heroes.0.1.3=2 heroes.0.2.3=0 heroes.1.0.3=0

% Barnacle Hide needs damage   [F-9.32]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[barnacle-hide] []] heroes.0.2.2=e5 heroes.1.0.2=d5
   crew=[[] []]
do 1 activate viana-b
deal 1 1 1
do 1 attack sabre-and-pistol e5
ask 1 act

% A damage lessened to nothing: no second card on it   [F-9.32 R-7.6]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[barnacle-hide barnacle-hide] []] heroes.0.2.2=e5
   heroes.1.0.2=d5 crew=[[] []]
do 1 activate viana-b
deal 4 4 1
do 1 attack sabre-and-pistol e5
do 0 play barnacle-hide
expect heroes.0.2.3=0 hands.0=[barnacle-hide]
ask 1 act

% Scent of Blood: 1 more to hit against a zone with a damaged enemy hero   [R-19.1]
start 2 heroes=starter
given hands=[[scent-of-blood] []] heroes.0.1.2=d5 heroes.1.0.2=e5 heroes.1.0.3=1 crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep e5
ask 0 declared: play scent-of-blood | pass
deal 3 3 2
do 0 play scent-of-blood
expect heroes.1.0.3=3 pools=[0 0]

% Scent of Blood needs its damaged hero in that zone   [F-9.32]
start 2 heroes=starter
given hands=[[scent-of-blood] []] heroes.0.1.2=d5 heroes.0.1.3=2 heroes.1.0.2=e5 heroes.1.1.2=f5
   heroes.1.1.3=3 crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep e5
ask 0 declared: pass
refuse 0 play scent-of-blood: F-9.17

% Surge: the hero being activated gets a free move of 2 points, jumps too   [R-19.1 F-9.18]
start 2 heroes=starter
given hands=[[surge] []] heroes.0.0.2=d5 crew=[[] []]
ask 0 take excludes: play surge
do 0 activate carcharias-a
do 0 play surge
ask 0 move includes: step c5 | step e5 | step d6 | jump d3 | jump c2
deal 2
do 0 jump d3
do 0 step e3
expect heroes.0.0.2=e3 actions=3 walked=0 pools=[0 0]

% Surge is no move action: Slow does not stop it   [R-19.1 F-9.7]
start 2 heroes=starter
given hands=[[surge] []] heroes.0.0.2=e8 heroes.0.0.4=4 heroes.0.0.6=[slow] crew=[[] []]
do 0 activate carcharias-a
do 0 step e7
do 0 stop
ask 0 act excludes: step e8
do 0 play surge
do 0 step e8
do 0 stop
expect heroes.0.0.2=e8 actions=2

% Surge moves nobody in the crew's turn or before a hero is chosen   [R-19.1]
start 2 heroes=starter
given hands=[[surge surge] []] heroes.0.0.2=e8 crew=[[] []]
do 0 crew
do 0 place c8 2
do 0 pass
do 0 pass
ask 0 break: pass

% Brood of the Deep: two more deckhands on one own point, after the placing   [R-19.1]
start 2 heroes=starter
given hands=[[brood-of-the-deep] []] crew=[[] []]
do 0 crew
do 0 place c8 2
ask 0 placed: play brood-of-the-deep | pass
do 0 play brood-of-the-deep
ask 0 point: at c8 | at e7 | at g8
do 0 at e7
expect crew.0=[[c7 2 2] [e8 4 0] [g7 2 0]] pools=[1 0]

% Brood of the Deep places what there is, and needs something   [F-9.17 R-17.1]
start 2 heroes=starter
given hands=[[brood-of-the-deep brood-of-the-deep] []] crew=[[[c5 12 0] [g5 5 0]] []]
do 0 crew
do 0 place c8 2
do 0 play brood-of-the-deep
do 0 at c8
ask 0 advanced: pass
do 0 pass
expect crew.0.0=[c7 3 2] hands.0=[brood-of-the-deep]

% Rising Tide: the crew of one route advances once more, all that can   [R-19.1]
start 2 heroes=starter
given hands=[[rising-tide] []] crew=[[[c6 1 1] [e10 1 0]] [[g6 1 0]]]
do 0 crew
do 0 place c8 0
do 0 place e7 0
do 0 pass
do 0 advance
ask 0 advanced: play rising-tide | pass
do 0 play rising-tide
ask 0 lane: lane 1 | lane 2
deal 1 1 1 1 1 1  1 1 1
do 0 lane 1
expect crew.0=[[c6 2 0] [c4 1 1] [e8 2 0] [e11 1 0] [g7 2 2]] pools=[1 0]

% Rising Tide takes all crew that can move, next to an enemy too, and to its rampage   [R-19.1 R-17.8]
start 2 heroes=starter
given hands=[[rising-tide] []] crew=[[[c2 1 0]] []] heroes.1.0.2=d1 rigging=[[e1 gone] [c2 gone]
   [g2 gone]] better=[[gun] []]
do 0 crew
do 0 place c8 2
do 0 pass
do 0 advance
expect crew.0.1=[c1 1 0]
do 0 play rising-tide
deal 3  1 1 1 1 1
do 0 lane 1
told 0 removed c0 1
told 0 rampages d1
expect crew.0=[[c6 2 2] [e8 2 0] [g7 2 0]] heroes.1.0.3=1

% Rising Tide needs crew that can advance   [F-9.17]
start 2 heroes=starter
given hands=[[rising-tide] []] crew=[[[c5 12 3] [g5 12 3]] [[c4 1 0] [g4 1 0]]]
do 0 crew
do 0 advance
ask 0 squad

% Drowning Grasp: an enemy jump has 2 less   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[drowning-grasp] []] heroes.1.0.2=d3 crew=[[] []]
do 1 activate viana-b
do 1 jump d5
ask 0 jumping: play drowning-grasp | pass
deal 3
do 0 play drowning-grasp
told 1 overboard viana-b
expect pools=[1 0] heroes.1.0.2=-

% Drowning Grasp: 4 is still enough for a distance of 2   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[drowning-grasp] []] heroes.1.0.2=d3 crew=[[] []]
do 1 activate viana-b
do 1 jump d5
deal 4
do 0 play drowning-grasp
expect heroes.1.0.2=d5

% Drowning Grasp is not for one's own jumps   [R-19.1]
start 2 heroes=starter
given hands=[[drowning-grasp] []] heroes.0.2.2=d5 crew=[[] []]
do 0 activate kyrie-a
deal 2
do 0 jump d3
expect heroes.0.2.2=d3 hands.0=[drowning-grasp]

% Choking Brine: Silence on an enemy hero within 3   [R-19.1]
start 2 heroes=starter
given hands=[[choking-brine] []] heroes.0.0.2=e5 heroes.1.0.2=g6 heroes.1.1.2=g7 crew=[[] []]
ask 0 take includes: play-on choking-brine viana-b
ask 0 take excludes: play-on choking-brine santiago-b
do 0 play-on choking-brine viana-b
expect heroes.1.0.6=[silence] pools=[0 0]

% Choking Brine needs a hero that lacks Silence   [F-9.32]
start 2 heroes=starter
given hands=[[choking-brine] []] heroes.0.0.2=e5 heroes.1.0.2=g6 heroes.1.0.6=[silence] crew=[[] []]
ask 0 take excludes: play-on choking-brine viana-b

% Regrowth: an own deployed hero heals 3   [R-19.1]
start 2 heroes=starter
given hands=[[regrowth] []] heroes.0.0.2=e5 heroes.0.0.3=5 heroes.0.1.2=d5 heroes.0.2.2=-
   heroes.0.2.3=2 heroes.1.0.2=d3 heroes.1.0.3=2 crew=[[] []]
ask 0 take excludes: play-on regrowth ishmael-a | play-on regrowth kyrie-a |
   play-on regrowth viana-b
do 0 play-on regrowth carcharias-a
expect heroes.0.0.3=2 pools=[0 0]

% Regrowth heals what there is   [R-19.1]
start 2 heroes=starter
given hands=[[regrowth] []] heroes.0.0.2=e5 heroes.0.0.3=1 crew=[[] []]
do 0 play-on regrowth carcharias-a
told 0 healed carcharias-a 1
expect heroes.0.0.3=0

% Call of the Abyss: the other pool rises by 2, to 10 at most   [R-19.1 R-19.2]
start 2 heroes=starter
given hands=[[call-of-the-abyss call-of-the-abyss] []] crew=[[] []] pools=[3 7]
do 0 play call-of-the-abyss
expect pools=[3 9]
do 0 play call-of-the-abyss
expect pools=[3 10]

% Call of the Abyss needs a pool below 10   [F-9.32]
start 2 heroes=starter
given hands=[[call-of-the-abyss] []] crew=[[] []] pools=[0 10]
ask 0 take excludes: play call-of-the-abyss

% Sunken Hoard: 2 coins for one own hero, in any state   [R-19.1]
start 2 heroes=starter
given hands=[[sunken-hoard] []] heroes.0.0.2=e5 heroes.0.2.2=- heroes.0.2.7=[silver activated]
   crew=[[] []]
ask 0 take includes: play-on sunken-hoard carcharias-a | play-on sunken-hoard ishmael-a |
   play-on sunken-hoard kyrie-a
ask 0 take excludes: play-on sunken-hoard viana-b
do 0 play-on sunken-hoard kyrie-a
expect heroes.0.2.4=2 pools=[0 0]

# ---- the Marea's cards ----

% Sea Monster Attacks for the Marea   [R-19.1 R-20.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [marea-monster]] crew=[[] []]
do 1 play marea-monster
do 1 at f11
expect dragon=[1 f11 0 []] pools=[0 3]

% The Kraken's zone is closed to the monster   [R-19.1 R-20.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [marea-monster]] crew=[[] []] kraken=[e4 0]
do 1 play marea-monster
ask 1 summon excludes: at e4

% Volley: two more dice for an attack of printed range 2 or more   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [volley]] heroes.1.0.2=d5 heroes.0.2.2=e5
   crew=[[] []]
do 1 activate viana-b
do 1 attack sabre-and-pistol e5
ask 1 declared: play volley | pass
deal 4 4 4 4 1
do 1 play volley
expect heroes.0.2.3=4 pools=[0 1]

% Volley is not for a range of 1   [F-9.17]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [volley]] heroes.1.1.2=d5 heroes.0.2.2=e5
   crew=[[] []]
do 1 activate santiago-b
deal 4 1 1
do 1 attack gaff e5
expect heroes.0.2.3=1 hands.1=[volley]

% Bribe: 1 coin of an enemy hero within 3, onto the hero who is near   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [bribe bribe]] heroes.1.0.2=d5 heroes.1.1.2=h14
   heroes.1.2.2=d6 heroes.0.0.2=e5 heroes.0.0.4=2 heroes.0.1.2=e9 heroes.0.1.4=3 heroes.0.2.2=f5
   crew=[[] []]
ask 1 take includes: play-on bribe carcharias-a
ask 1 take excludes: play-on bribe ishmael-a | play-on bribe kyrie-a
do 1 play-on bribe carcharias-a
ask 1 receive: give viana-b | give gabriela-b
do 1 give gabriela-b
expect heroes.0.0.4=1 heroes.1.2.4=1 pools=[0 0]

% Parry: up to two hitting dice are rerolled   [R-19.1 R-8.1]
start 2 heroes=starter
given hands=[[] [parry]] heroes.0.1.2=d5 heroes.1.0.2=e5 crew=[[] []]
do 0 activate ishmael-a
deal 4 5 6
do 0 attack anchor-sweep e5
ask 1 rerolls: play parry | pass
do 1 play parry
ask 1 parry: reroll 4 | reroll 5 | reroll 6
do 1 reroll 4
ask 1 parry: reroll 5 | reroll 6 | pass
deal 1 4
do 1 reroll 6
expect heroes.1.0.3=2 pools=[0 0] discards.1=[parry]

% Parry of one die; what was rerolled is not rerolled again   [R-19.1 R-8.1 F-9.32]
start 2 heroes=starter
given hands=[[] [parry parry]] heroes.0.1.2=d5 heroes.1.0.2=e5 crew=[[] []]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep e5
deal 5
do 1 play parry
expect heroes.1.0.3=1 hands.1=[parry]

% Parry needs one of the own heroes there, and a die that hits   [F-9.32]
start 2 heroes=starter
given hands=[[] [parry]] heroes.0.1.2=d5 heroes.1.0.2=e5 crew=[[] [[c4 3 0]]]
do 0 activate ishmael-a
deal 3 2 1
do 0 attack anchor-sweep e5
ask 0 act
do 0 step c5
do 0 stop
deal 4 4 1
do 0 attack anchor-sweep c4
expect crew.1=[[c4 1 0]] hands.1=[parry]

% Parry is not for an attack of one's own, though a hero of one's own stands in the zone   [R-19.1 F-9.32]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [parry]] heroes.1.0.2=c6 heroes.1.0.5=[1 0 2]
   crew=[[] []]
do 1 activate viana-b
do 1 attack sabre-and-pistol c6
deal 4 4 1
do 1 pass
expect rigging=[[c6 2]] hands.1=[parry]

% Parry against the gun   [R-19.1 F-9.21]
start 2 heroes=starter
given hands=[[] [parry]] heroes.1.0.2=e5 crew=[[] []]
do 0 crew
do 0 place c8 2
deal 4 4 4
do 0 gun
ask 1 rerolls: play parry | pass
do 1 play parry
ask 1 parry: reroll 4 | pass
deal 1 1
do 1 reroll 4
expect heroes.1.0.3=1

% Marked Man: hits may go to heroes before crew   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [marked-man]] heroes.1.1.2=c6 heroes.0.2.2=c5
   crew=[[[c5 3 0]] []]
do 1 activate santiago-b
do 1 attack gaff c5
ask 1 declared: play marked-man | pass
deal 4 1 1
do 1 play marked-man
ask 1 assign: hit kyrie-a single | hit-crew deckhand single
do 1 hit kyrie-a single
expect heroes.0.2.3=1 crew.0=[[c5 3 0]] pools=[0 1]

% Marked Man needs a hero and crew in the zone   [F-9.32]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [marked-man]] heroes.1.0.2=c6 heroes.0.2.2=d6
   crew=[[[c5 3 0]] []]
do 1 activate viana-b
do 1 attack sabre-and-pistol c5
ask 1 declared: pass
refuse 1 play marked-man: F-9.17
deal 1 1 1
do 1 pass
do 1 attack sabre-and-pistol d6
ask 1 declared: pass

% Swing Line: one's own jump has 2 more   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [swing-line]] heroes.1.0.2=d3 crew=[[] []]
do 1 activate viana-b
do 1 jump d8
ask 1 jumping: play swing-line | pass
deal 3
do 1 play swing-line
expect heroes.1.0.2=d8 pools=[0 0]

% Swing Line adds 2 and no more   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [swing-line]] heroes.1.0.2=d3 crew=[[] []]
do 1 activate viana-b
do 1 jump d8
deal 2
do 1 play swing-line
told 1 overboard viana-b

% Swing Line is not for the enemy's jumps   [R-19.1]
start 2 heroes=starter
given hands=[[] [swing-line]] heroes.0.2.2=d5 crew=[[] []]
do 0 activate kyrie-a
do 0 jump d3
ask 1 jumping: pass
deal 2
do 1 pass
expect heroes.0.2.2=d3

% Press Gang: two more deckhands on one own point   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [press-gang]] crew=[[] []]
do 1 crew
do 1 place c0 0
do 1 place c0 2
ask 1 placed: play press-gang | pass
do 1 play press-gang
ask 1 point: at c0 | at g0 | at d14 | at f14
do 1 at c0
expect crew.1=[[c1 2 2] [e14 4 0] [g1 2 0]] pools=[0 1]

% Forward, Dogs: the crew of one route advances once more; both ends of a fork are one route   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [forward-dogs]] crew=[[] [[e11 1 0]]]
   rigging=[[e9 gone]]
do 1 crew
do 1 place c0 0
do 1 place c0 2
do 1 pass
ask 1 advanced: play forward-dogs | pass
do 1 play forward-dogs
ask 1 lane: lane 1 | lane 2 | lane 3
do 1 lane 2
expect crew.1=[[c1 0 2] [e9 1 0] [e13 4 0] [g1 2 0]] pools=[0 1]

% Cut the Rope: an enemy jump has 2 less   [R-19.1]
start 2 heroes=starter
given hands=[[] [cut-the-rope]] heroes.0.2.2=d5 crew=[[] []]
do 0 activate kyrie-a
do 0 jump d3
ask 1 jumping: play cut-the-rope | pass
deal 3
do 1 play cut-the-rope
told 0 overboard kyrie-a
expect pools=[0 1]

% Cut the Rope: 4 is still enough for a distance of 2   [R-19.1]
start 2 heroes=starter
given hands=[[] [cut-the-rope]] heroes.0.2.2=d5 crew=[[] []]
do 0 activate kyrie-a
do 0 jump d3
deal 4
do 1 play cut-the-rope
expect heroes.0.2.2=d3

% Powder Smoke: Blind on an enemy hero within 3   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [powder-smoke powder-smoke]] heroes.1.0.2=d5
   heroes.0.0.2=f6 heroes.0.1.2=g6 heroes.0.2.2=e5 heroes.0.2.6=[blind] crew=[[] []]
ask 1 take includes: play-on powder-smoke carcharias-a
ask 1 take excludes: play-on powder-smoke ishmael-a | play-on powder-smoke kyrie-a
do 1 play-on powder-smoke carcharias-a
expect heroes.0.0.6=[blind] pools=[0 0]

% Brandy: an own deployed hero heals 3   [R-19.1 F-9.32]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [brandy]] heroes.1.0.2=d5 heroes.1.0.3=4
   heroes.1.1.2=e5 heroes.1.2.2=- heroes.1.2.3=3 crew=[[] []]
ask 1 take excludes: play-on brandy santiago-b | play-on brandy gabriela-b
do 1 play-on brandy viana-b
expect heroes.1.0.3=1 pools=[0 0]

% Double Charge: two more dice for the gun   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [double-charge]] crew=[[[c7 9 0]] []]
do 1 crew
do 1 place c0 0
do 1 place c0 2
do 1 pass
do 1 gun
ask 1 declared: play double-charge | pass
deal 4 4 4 4 4
do 1 play double-charge
expect crew.0=[[c7 4 0]] pools=[0 0]

% Double Charge is for the gun alone, Volley not for it   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [volley double-charge]] heroes.1.0.2=d5
   heroes.0.2.2=e5 crew=[[] []] done=[[] []]
do 1 activate viana-b
do 1 attack sabre-and-pistol e5
ask 1 declared: play volley | pass
deal 1 1 1
do 1 pass

% Volley is not for the gun   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [volley]] crew=[[[c7 9 0]] []]
do 1 crew
do 1 place c0 0
do 1 place c0 2
do 1 pass
do 1 gun
ask 1 declared: pass

% Compound Interest: each own hero with 3 or more coins gains 1   [R-19.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [compound-interest]] heroes.1.0.2=d5
   heroes.1.0.4=3 heroes.1.1.2=- heroes.1.1.4=2 heroes.1.2.2=- heroes.1.2.4=5
   heroes.1.2.7=[silver activated] heroes.0.2.2=d3 heroes.0.2.4=4 crew=[[] []]
do 1 play compound-interest
expect heroes.1.0.4=4 heroes.1.1.4=2 heroes.1.2.4=6 heroes.0.2.4=4 pools=[0 0]

% Compound Interest needs such a hero   [F-9.17]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [compound-interest]] heroes.1.0.2=d5
   heroes.1.0.4=2 heroes.0.2.2=d3 heroes.0.2.4=4 crew=[[] []]
ask 1 take excludes: play compound-interest

# ---- the box ----

% Thirty cards each: what the two decks hold   [R-2.4 R-19.1]
start 2 heroes=starter
given crew=[[] []]
expect decks.0=[deep-monster feeding-frenzy feeding-frenzy feeding-frenzy undertow undertow
   undertow barnacle-hide barnacle-hide barnacle-hide scent-of-blood scent-of-blood scent-of-blood
   surge surge surge brood-of-the-deep brood-of-the-deep rising-tide rising-tide drowning-grasp
   drowning-grasp choking-brine choking-brine regrowth regrowth call-of-the-abyss
   call-of-the-abyss sunken-hoard sunken-hoard]
expect decks.1=[marea-monster volley volley volley bribe bribe bribe parry parry parry marked-man
   marked-man marked-man swing-line swing-line swing-line press-gang press-gang forward-dogs
   forward-dogs cut-the-rope cut-the-rope powder-smoke powder-smoke brandy brandy double-charge
   double-charge compound-interest compound-interest]
