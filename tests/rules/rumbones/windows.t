# Windows: who is asked, when, in which order, and what the asking depends on.
game rumbones

# ---- W1: an attack is declared ----

% The attacker is asked when its hand is not empty, whatever is in it   [R-28.2 R-7.2]
start 2 heroes=starter
given hands=[[regrowth] []] heroes.0.1.2=c3 crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep c2
ask 0 declared: pass
deal 1 1 1
do 0 pass
ask 0 act

% An empty hand is not asked   [R-28.2]
start 2 heroes=starter
given heroes.0.1.2=c3 crew=[[] []]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep c2
ask 0 act

% Cards are played before the dice   [R-7.2]
start 2 heroes=starter
given hands=[[feeding-frenzy] []] heroes.0.1.2=c3 crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep c2
untold 0 rolled
deal 4 1 1 1 1
do 0 play feeding-frenzy
told 0 rolled
expect rigging=[[c2 1]]

% Who declines attacks with what is printed and keeps the card   [R-28.2 R-7.2]
start 2 heroes=starter
given hands=[[feeding-frenzy] []] heroes.0.1.2=c3 crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep c2
deal 4 4 4
do 0 pass
expect hands.0=[feeding-frenzy] pools=[0 0] rigging=[[c2 3]]

% When no card of the list could be played the hand is not asked, though it holds one of them   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [volley marked-man]] heroes.1.1.2=c5
   crew=[[[c6 2 0]] []]
do 1 activate santiago-b
deal 1 1 1
do 1 attack gaff c6
ask 1 act

% When one could be played it is asked, though it holds none   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [brandy]] heroes.1.1.2=c5 heroes.0.2.2=c6
   crew=[[[c6 2 0]] []]
do 1 activate santiago-b
do 1 attack gaff c6
ask 1 declared: pass

% The attacker's side first, then the other's reaction   [R-7.2 R-14.1]
start 2 heroes=starter
given hands=[[feeding-frenzy] []] heroes.0.1.2=d5 dealt.1=any heroes.1=[[de-marco 1 e5 0 0
   [1 0 2]] [santiago 1 -] [gabriela 1 -]] crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep e5
ask 0 declared: play feeding-frenzy | pass
do 0 pass
ask 1 declared: react riposte | pass

% After something was played the other side is asked again, until both decline in a row   [R-28.2 R-7.2]
start 2 heroes=starter
given hands=[[feeding-frenzy feeding-frenzy] []] heroes.0.1.2=d5 dealt.1=any heroes.1=[[de-marco 1
   e5 0 0 [1 0 2]] [santiago 1 -] [gabriela 1 -]] crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep e5
do 0 pass
do 1 react riposte
ask 0 declared: play feeding-frenzy | pass
do 0 play feeding-frenzy
ask 0 declared: play feeding-frenzy | pass
deal 4 1 1  1 1 1
do 0 pass
expect heroes.1.0.3=1 hands.0=[feeding-frenzy]

% A card is answered by the other side before the next card   [R-28.2]
start 2 heroes=starter
given hands=[[feeding-frenzy feeding-frenzy] []] heroes.0.1.2=d5 dealt.1=any heroes.1=[[de-marco 1
   e5 0 0 [1 0 2]] [santiago 1 -] [gabriela 1 -]] crew=[[] []]
do 0 activate ishmael-a
do 0 attack anchor-sweep e5
do 0 play feeding-frenzy
ask 1 declared: react riposte | pass
do 1 pass
ask 0 declared: play feeding-frenzy | pass
do 0 play feeding-frenzy
ask 1 declared: react riposte | pass
deal 1 1 1 1 1 1 1
do 1 pass
ask 0 act

% A reaction at level 1 is not asked for   [R-28.2 R-14.1]
start 2 heroes=starter
given heroes.0.1.2=d5 dealt.1=any heroes.1=[[de-marco 1 e5] [santiago 1 -] [gabriela 1 -]]
   crew=[[] []]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep e5
ask 0 act

% Nor one whose trigger is not met: the attack is on another zone   [R-28.2]
start 2 heroes=starter
given heroes.0.1.2=d5 dealt.1=any heroes.1=[[de-marco 1 e5 0 0 [1 0 2]] [santiago 1 d6]
   [gabriela 1 -]] crew=[[] []]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep d6
ask 0 act

% Nor one that can do nothing: nowhere to slip away to   [R-28.2]
start 2 heroes=starter
given dealt.0=any heroes.0=[[carcharias 0 c1] [ishmael 0 d0] [kyrie 0 -]] dealt.1=any
   heroes.1=[[farrow 1 c0 0 0 [1 0 2]] [santiago 1 -] [gabriela 1 -]] crew=[[] []]
do 0 activate carcharias-a
deal 1 1 1
do 0 attack jaws c0
ask 0 act

% A free attack in the other side's turn is declared too: its side may play   [R-28.2 R-7.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[feeding-frenzy] []] heroes.0.0.2=d5
   heroes.0.0.5=[1 0 2] heroes.1.0.2=d7 crew=[[] []]
do 1 activate viana-b
do 1 step e7
do 1 step e6
ask 0 ambush: react-at ambush e5 | react-at ambush d6 | pass
do 0 react-at ambush e5
ask 0 declared: play feeding-frenzy | pass
deal 4 4 4 4 1
do 0 play feeding-frenzy
expect heroes.1.0.3=4 heroes.0.0.2=e5

# ---- rerolls ----

% The side of the hero attacked is asked about hitting dice, whatever it holds   [R-28.2]
start 2 heroes=starter
given hands=[[] [brandy]] heroes.0.1.2=d5 heroes.1.0.2=e5 crew=[[] []]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep e5
ask 1 rerolls: pass
do 1 pass
expect heroes.1.0.3=1

% Without a hitting die nobody is asked   [R-28.2]
start 2 heroes=starter
given hands=[[] [parry]] heroes.0.1.2=d5 heroes.1.0.2=e5 crew=[[] []]
do 0 activate ishmael-a
deal 3 2 1
do 0 attack anchor-sweep e5
ask 0 act

% Without a hero in the zone nobody is asked   [R-28.2]
start 2 heroes=starter
given hands=[[] [parry]] heroes.0.1.2=c5 heroes.1.0.2=d3 crew=[[] [[c4 3 0]]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep c4
ask 0 act

% The Deep Lords have no such card: they are not asked   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[regrowth] []] heroes.1.0.2=d5 heroes.0.2.2=e5
   crew=[[] []]
do 1 activate viana-b
deal 4 1 1
do 1 attack sabre-and-pistol e5
ask 0 lessen: pass

# ---- damage ----

% The Deep Lords are asked before damage to a hero of theirs, whatever they hold   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[surge] []] heroes.1.0.2=d5 heroes.0.2.2=e5
   crew=[[] []]
do 1 activate viana-b
deal 4 1 1
do 1 attack sabre-and-pistol e5
ask 0 lessen: pass
do 0 pass
expect heroes.0.2.3=1
ask 1 act

% The Marea have no card for that: they are not asked   [R-28.2]
start 2 heroes=starter
given hands=[[] [compound-interest]] heroes.0.1.2=d5 heroes.1.0.2=e5 crew=[[] []]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep e5
ask 1 rerolls: pass
do 1 pass
ask 0 act
expect heroes.1.0.3=1

% A hero without damage to come is not asked for   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[barnacle-hide] []] heroes.1.0.2=d5 heroes.0.2.2=c6
   crew=[[[c6 3 0]] []]
do 1 activate viana-b
deal 4 4 1
do 1 attack sabre-and-pistol c6
ask 1 act

% A reaction and a card for the same damage: both are offered together   [R-28.2 R-7.6]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[barnacle-hide] []] heroes.1.0.2=d5 heroes.0.1.2=e5
   heroes.0.1.5=[1 0 2] crew=[[] []]
do 1 activate viana-b
deal 4 4 4
do 1 attack sabre-and-pistol e5
ask 0 lessen: play barnacle-hide | react blubber | pass
do 0 react blubber
expect heroes.0.1.3=0 heroes.0.1.5=[1 0 1] hands.0=[barnacle-hide]
ask 1 act

# ---- jumps ----

% A jump: the jumper's side first, then the other, back and forth until both decline   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[drowning-grasp drowning-grasp]
   [swing-line swing-line]] heroes.1.0.2=d3 crew=[[] []]
do 1 activate viana-b
do 1 jump d5
ask 1 jumping: play swing-line | pass
do 1 play swing-line
ask 0 jumping: play drowning-grasp | pass
do 0 play drowning-grasp
ask 1 jumping: play swing-line | pass
do 1 pass
ask 0 jumping: play drowning-grasp | pass
do 0 play drowning-grasp
ask 1 jumping: play swing-line | pass
deal 2
do 1 play swing-line
expect heroes.1.0.2=d5 pools=[2 0] hands=[[] []]

% Both declined in a row: the die is rolled   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[drowning-grasp] [swing-line]] heroes.1.0.2=d3
   crew=[[] []]
do 1 activate viana-b
do 1 jump d5
do 1 pass
deal 2
do 0 pass
expect heroes.1.0.2=d5 hands=[[drowning-grasp] [swing-line]]

% The jumper of the Deep Lords has no card for it; the other side is asked   [R-28.2]
start 2 heroes=starter
given hands=[[surge] [brandy]] heroes.0.2.2=d5 crew=[[] []]
do 0 activate kyrie-a
do 0 jump d3
ask 1 jumping: pass
deal 2
do 1 pass
expect heroes.0.2.2=d3

% A step opens no window   [R-28.2]
start 2 heroes=starter
given hands=[[surge] [cut-the-rope]] heroes.0.2.2=d5 crew=[[] []]
do 0 activate kyrie-a
do 0 step e5
ask 0 move

# ---- one's own turn, outside any action ----

% Before an activation, between two actions and before the end   [R-28.2]
start 2 heroes=starter
given hands=[[call-of-the-abyss call-of-the-abyss sunken-hoard] []] heroes.0.0.2=e8 crew=[[] []]
ask 0 take includes: play call-of-the-abyss
do 0 play call-of-the-abyss
do 0 activate carcharias-a
ask 0 act includes: play call-of-the-abyss
do 0 step e7
ask 0 move excludes: play call-of-the-abyss
do 0 stop
ask 0 act includes: play call-of-the-abyss
do 0 play call-of-the-abyss
do 0 step e8
do 0 stop
do 0 step e7
do 0 stop
ask 0 act: play-on sunken-hoard carcharias-a | play-on sunken-hoard ishmael-a |
   play-on sunken-hoard kyrie-a | end
expect actions=0

% With nothing left to do the end is asked for while there are cards, whatever they are   [R-28.2]
start 2 heroes=starter
given hands=[[barnacle-hide] []] heroes.0.0.2=e8 crew=[[] []] agenda=[[act 0]] acting=carcharias-a
   actions=1
do 0 step e7
do 0 stop
ask 0 act: end
do 0 end
ask 1 take

% With an empty hand it comes by itself   [R-28.2]
start 2 heroes=starter
given heroes.0.0.2=e8 crew=[[] []] agenda=[[act 0]] acting=carcharias-a actions=1
do 0 step e7
do 0 stop
ask 1 take

% With cards that nobody could play now it comes by itself, too   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [volley brandy bribe]] heroes.1.0.2=e2 crew=[[]
   []] agenda=[[act 1]] acting=viana-b actions=1 dragon=[0 beaten]
do 1 step e3
do 1 stop
ask 0 take

% The other side's turn is not one's own: no card then   [R-28.2 R-19.1]
start 2 heroes=starter
given hands=[[] [brandy bribe marea-monster]] heroes.1.0.2=d3 heroes.1.0.3=3 heroes.0.0.2=e8
   heroes.0.0.4=3 crew=[[] []]
refuse 1 play marea-monster: R-24.1
do 0 activate carcharias-a
do 0 step e7
do 0 stop
ask 0 act

% The last thing to activate is chosen by hand only while there are cards   [R-28.2]
start 2 heroes=starter
given hands=[[surge] []] heroes.0.0.2=e8 heroes.0.1.2=- heroes.0.1.7=[activated] heroes.0.2.2=-
   heroes.0.2.7=[activated] done=[[crew] []] crew=[[] []]
ask 0 take: activate carcharias-a

% A side with nothing left is asked for a card before it passes   [R-28.2 R-18.1]
start 2 heroes=starter
given hands=[[sunken-hoard] []] agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9
   heroes.0.1.2=- heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] done=[[crew]
   []] crew=[[] []]
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
ask 0 before_pass: play-on sunken-hoard carcharias-a | play-on sunken-hoard ishmael-a |
   play-on sunken-hoard kyrie-a | pass
do 0 play-on sunken-hoard kyrie-a
expect done.0=[crew passed] heroes.0.2.4=2
ask 1 take

% Who passed has no turn, and so no card, for the rest of the round   [R-28.2 R-18.2]
start 2 heroes=starter
given hands=[[sunken-hoard] []] agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9
   heroes.0.1.2=- heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] done=[[crew]
   []] crew=[[] []]
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
do 0 pass
ask 1 take
do 1 activate santiago-b
do 1 deploy c0
do 1 end
ask 1 take

% Without cards it passes by itself   [R-28.2 R-18.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] done=[[crew] []] crew=[[] []]
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
told 0 passed a
ask 1 take

% With cards that could not be played by public knowledge it passes by itself   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [bribe brandy]] agenda=[[act 1]] acting=viana-b
   actions=3 heroes.1.0.2=c0 heroes.1.1.2=- heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[] [crew]] crew=[[] []]
   dragon=[0 beaten]
do 1 end
do 0 activate carcharias-a
do 0 deploy c8
do 0 end
told 1 passed b
ask 0 take

% A monster called before the pass is left to activate: there is no pass yet   [R-28.2 R-18.1 R-18.2]
start 2 heroes=starter
given hands=[[deep-monster] []] agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9
   heroes.0.1.2=- heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] done=[[crew]
   []] crew=[[] []]
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
do 0 play deep-monster
do 0 at f4
expect done.0=[crew] dragon=[0 f4 0 []]
ask 0 swim

% In the monster's activation cards can be played between its actions   [R-28.2]
start 2 heroes=starter
given hands=[[call-of-the-abyss] []] dragon=[0 f4 0 []] crew=[[] []]
do 0 monster
ask 0 swim includes: play call-of-the-abyss
do 0 swim e4
ask 0 glide excludes: play call-of-the-abyss
do 0 stop
do 0 play call-of-the-abyss
expect pools=[0 2] actions=2
ask 0 swim

# ---- the crew's turn ----

% Before the placing: a card instead of choosing the crew   [R-28.2]
start 2 heroes=starter
given hands=[[call-of-the-abyss] []] crew=[[] []]
do 0 play call-of-the-abyss
ask 0 take includes: crew

% After the placing, whatever is held   [R-28.2]
start 2 heroes=starter
given hands=[[surge] []] crew=[[] []]
do 0 crew
do 0 place c8 2
ask 0 placed: pass

% Nor does it matter that all such cards lie in the discard pile   [R-28.2]
start 2 heroes=starter
given hands=[[surge] []] discards.0=[brood-of-the-deep brood-of-the-deep] crew=[[] []]
do 0 crew
do 0 place c8 2
ask 0 placed: pass

% Not when the supply is empty: no card could add crew   [R-28.2]
start 2 heroes=starter
given hands=[[brood-of-the-deep] []] crew=[[[c5 12 0] [g5 8 0]] [[c1 1 0]]]
do 0 crew
do 0 place c8 2
do 0 place e7 2
do 0 place c8 2
ask 0 halves

% After the crew moved, before it attacks   [R-28.2]
start 2 heroes=starter
given hands=[[surge] []] crew=[[[c5 1 0]] []] heroes.1.0.2=c3
do 0 crew
do 0 place c8 2
do 0 pass
do 0 advance
untold 0 crew-attacks
ask 0 advanced: pass
expect crew.0.1=[c4 1 0]
deal 1
do 0 pass
told 0 crew-attacks c4 c3
ask 0 break: pass

% Not when none of the crew could advance again   [R-28.2]
start 2 heroes=starter
given hands=[[rising-tide] []] crew=[[[c5 12 3] [g5 12 3]] [[c4 1 0] [g4 1 0]]]
do 0 crew
do 0 advance
ask 0 squad

% Between the halves and before the end of the crew's turn   [R-28.2]
start 2 heroes=starter
given hands=[[call-of-the-abyss call-of-the-abyss] []] crew=[[] []] heroes.1.0.2=c1
do 0 crew
do 0 place c8 2
do 0 pass
ask 0 halves: gun | advance
deal 1 1 1
do 0 gun
ask 0 break: play call-of-the-abyss | pass
do 0 play call-of-the-abyss
ask 0 break: play call-of-the-abyss | pass
do 0 pass
ask 0 advanced: pass
do 0 pass
ask 0 break: play call-of-the-abyss | pass
do 0 play call-of-the-abyss
expect pools=[0 4] done.0=[crew]

% A card between the halves changes what the second half meets   [R-28.2]
start 2 heroes=starter
given hands=[[undertow] []] crew=[[[c5 1 0]] []] heroes.1.0.2=c4 heroes.0.0.2=d5
do 0 crew
do 0 place c8 2
do 0 pass
deal 1 1 1
do 0 gun
do 0 play-on undertow viana-b
ask 0 push: push c3 | push sea
do 0 push sea
ask 0 hold: stay 0 0 | stay 1 0
do 0 stay 0 0
expect crew.0.1=[c4 1 0]

% The other side has no break in it   [R-28.2]
start 2 heroes=starter
given hands=[[] [brandy]] crew=[[] []] heroes.1.0.2=c1 heroes.1.0.3=2
do 0 crew
do 0 place c8 2
deal 1 1 1
do 0 gun
ask 1 take

% The gun of the Marea is asked for a card, whatever is held   [R-28.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands=[[] [volley]] crew=[[[c7 2 0]] []]
do 1 crew
do 1 place c0 0
do 1 place c0 2
do 1 pass
do 1 gun
ask 1 declared: pass

% The gun of the Deep Lords is not: they have no such card   [R-28.2]
start 2 heroes=starter
given hands=[[feeding-frenzy] []] crew=[[] [[c1 2 0]]]
do 0 crew
do 0 place c8 2
do 0 pass
deal 1 1 1
do 0 gun
ask 0 break: pass

% A crew's attack is no hero's: no card for it, but a reroll against it   [R-28.2 F-9.21]
start 2 heroes=starter
given hands=[[feeding-frenzy] [parry]] crew=[[[c5 2 0]] []] heroes.1.0.2=c4
do 0 crew
do 0 place c8 2
do 0 pass
do 0 advance
deal 4 1
do 0 pass
ask 1 rerolls: play parry | pass

# ---- recovery ----

% An empty hand is not asked what it discards, another is and may decline   [R-28.2 R-22.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=f9 heroes.0.1.2=-
   heroes.0.1.7=[activated] heroes.0.2.2=- heroes.0.2.7=[activated] heroes.1.0.2=-
   heroes.1.0.7=[activated] heroes.1.1.2=- heroes.1.1.7=[activated] heroes.1.2.2=-
   heroes.1.2.7=[activated] done=[[crew] [crew passed]] hands=[[] [volley]] crew=[[] []]
   kraken=beaten
deal surge surge undertow
do 0 end
ask 1 discard: discard volley | pass
deal bribe bribe
do 1 pass
expect hands=[[undertow surge surge] [volley bribe bribe]]
